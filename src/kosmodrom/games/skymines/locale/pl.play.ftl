# Pytania, ruchy i zdarzenia.

## Pytania

ask-track = Który tor leży przy korporacji { $company }?
    .others = { $player } wybiera tor korporacji { $company }.
ask-token = Który startowy żeton badań zachowujesz?
    .others = { $player } wybiera startowy żeton badań.
ask-first-rest = Na które miejsce na zużyte karty trafia: { $card }?
    .others = { $player } rozkłada pierwsze zużyte karty.
ask-plan = Które karty kładziesz na swoje miejsca w tej rundzie?
    .others = { $player } planuje rundę.
ask-action = Twoja tura: jaką akcję wykonujesz?
    .others = { $player } wybiera akcję.
ask-claim = Czy spełniasz zadanie przed końcem tury?
    .others = { $player } może spełnić zadanie.
ask-units = Na co wykorzystujesz jednostki: na kartę czy na ruch na torach korporacji?
    .others = { $player } wykorzystuje jednostki zasobów.
ask-expand = { $points ->
    [0] Ekspansja { $company }: energia jest wydana.
    [one] Ekspansja { $company }: dokąd dalej? Pozostał { $points } punkt energii.
    [few] Ekspansja { $company }: dokąd dalej? Pozostały { $points } punkty energii.
   *[many] Ekspansja { $company }: dokąd dalej? Pozostało { $points } punktów energii.
}
    .others = { $player } prowadzi ekspansję { $company }.
ask-column = Z której kolumny stacji bierzesz element?
    .others = { $player } bierze element ze stacji.
ask-return = Do której kolumny wraca element { $company } (miejsce: { $place })?
    .others = { $player } odkłada element { $company } do stacji.
ask-remove-outpost = Z której stacji usuwasz placówkę?
    .others = { $player } usuwa placówkę ze stacji.
ask-threat-cards = Którą kartę energii usuwasz, aby zneutralizować zagrożenie?
    .others = { $player } usuwa karty energii, aby zneutralizować zagrożenie.
ask-company = Której korporacji dotyczy ekspansja z usuniętej karty energii?
    .others = { $player } wybiera korporację do ekspansji.
ask-points = { $points ->
    [one] Na co wykorzystujesz { $points } punkt badań?
    [few] Na co wykorzystujesz { $points } punkty badań?
   *[many] Na co wykorzystujesz { $points } punktów badań?
}
    .others = { $player } wykorzystuje punkty badań.
ask-upload = Czy poruszasz znacznik przesyłu?
    .others = { $player } porusza znacznik przesyłu.
ask-place-plan = Na którym ekranie kładziesz nowy plan?
    .others = { $player } kładzie plany na ekranach.
ask-buy = Którą kartę kupujesz za crypcoiny?
    .others = { $player } kupuje kartę za crypcoiny.
ask-remove-card = Którą kartę usuwasz z ręki?
    .others = { $player } usuwa kartę.
ask-play-removed = Czy wykonujesz akcję usuniętej karty?
    .others = { $player } może wykonać akcję usuniętej karty.
ask-take-removed = Czy bierzesz kartę ze stosu usuniętych kart?
    .others = { $player } może wziąć usuniętą kartę.
ask-stack = Wycofujesz się: który zużyty stos bierzesz na rękę?
    .others = { $player } bierze zużyty stos.
ask-rest = Na które miejsce na zużyte karty trafia: { $card }?
    .others = { $player } odkłada zużyte karty.
ask-barrier = Czy płacisz za barierę inwestycyjną i idziesz dalej?
    .others = { $player } stoi przed barierą inwestycyjną.
ask-which-track = { $spaces ->
    [one] Na którym torze korporacji pokonujesz { $spaces } pole?
    [few] Na którym torze korporacji pokonujesz { $spaces } pola?
   *[many] Na którym torze korporacji pokonujesz { $spaces } pól?
}
    .others = { $player } wybiera tor korporacji.
ask-other-tracks = { $spaces ->
    [one] Na którym innym torze pokonujesz { $spaces } pole?
    [few] Na którym innym torze pokonujesz { $spaces } pola?
   *[many] Na którym innym torze pokonujesz { $spaces } pól?
}
    .others = { $player } wybiera tory korporacji.
ask-order = Którą nagrodę bierzesz teraz?
    .others = { $player } bierze nagrody.
ask-share = Twój wolny udział: której jest korporacji?
    .others = { $player } wybiera korporację wolnego udziału.
ask-again = Pętla czasowa trwa. Czy grasz jeszcze raz?
    .others = { $player } decyduje, czy grać jeszcze raz.

## Ruchy

# Co się właśnie dzieje, dla odmów.
now-track = trwa wybór toru
now-token = trwa wybór startowego żetonu badań
now-first-rest = trwa rozkładanie pierwszych zużytych kart
now-plan = trwa planowanie rundy
now-action = wybierasz akcję
now-claim = kończy się twoja tura
now-units = wykorzystujesz jednostki zasobów
now-expand = prowadzisz ekspansję
now-column = bierzesz element ze stacji
now-return = usunięty element wraca do stacji
now-remove-outpost = usuwasz placówkę ze stacji
now-threat-cards = usuwasz karty energii za zagrożenie
now-company = wybierasz korporację dla usuniętej karty energii
now-points = wykorzystujesz punkty badań
now-upload = poruszasz znacznik przesyłu
now-place-plan = kładziesz plany na ekranach
now-buy = kupujesz kartę za crypcoiny
now-remove-card = usuwasz kartę z ręki
now-play-removed = decydujesz o akcji usuniętej karty
now-take-removed = możesz wziąć usuniętą kartę
now-stack = wycofujesz się i bierzesz zużyty stos
now-rest = wycofujesz się i odkładasz karty
now-barrier = twój znacznik stoi przed barierą inwestycyjną
now-which-track = wybierasz tor korporacji
now-other-tracks = wybierasz tory korporacji
now-order = bierzesz nagrody jedną po drugiej
now-share = trwa wybór wolnego udziału
now-again = trwa decyzja o kolejnej grze pętli czasowej

coins-for = { $cost ->
    [one] { $cost } crypcoin
    [few] { $cost } crypcoiny
   *[many] { $cost } crypcoinów
}

option-place-track = { $company }: { $track }
    .group = Położenie toru
    .why = Zostaje tu na całą grę ze swoimi udziałami, barierami i bonusami.
option-keep-token = Zachowaj: { $token }
    .group = Zachowanie żetonu
    .why = Daje pierwszy plan i startowy bonus oraz wskazuje karty, które najpierw odpoczywają.
option-put = Miejsce { $slot }: { $card }
    .group = Położenie karty
    .why = W tej rundzie użyjesz tylko kart z miejsc. Potem karty odpoczywają.
option-ready = Nie kładź więcej kart
    .why = Gdy wszyscy są gotowi, karty się odkrywa.
option-take-stack = Weź stos nad miejscem { $slot }: { $cards }
    .group = Wzięcie zużytego stosu
    .why = Te karty wracają na rękę na następną rundę.
option-rest = Nad miejscem { $slot }: { $card }
    .group = Odłożenie karty
    .why = Karty jednego stosu wracają razem, po jednym stosie na rundę.
option-lay-tile = Połóż płytkę +1 na miejscu { $slot }: { $card }
    .group = Położenie płytki +1 zasobu
    .why = Karta jest warta o 1 jednostkę więcej do każdego celu. To nie jest akcja.
option-fulfil = Spełnij zadanie { $task } misji „{ $mission }”
    .group = Spełnienie zadania
    .why = Daje 2 crypcoiny i znacznik jednorazowego bonusu. To nie jest akcja.
option-use-resources = { $value ->
    [one] Użyj { $slots }: { $cards } ({ $value } jednostka)
    [few] Użyj { $slots }: { $cards } ({ $value } jednostki)
   *[many] Użyj { $slots }: { $cards } ({ $value } jednostek)
}
    .group = Użycie kart zasobów
    .why = Za jednostki zdobywasz kartę, a każda pozostała to pole na torze korporacji.
option-use-energy = { $points ->
    [one] Ekspansja { $company }: { $points } punkt energii
    [few] Ekspansja { $company }: { $points } punkty energii
   *[many] Ekspansja { $company }: { $points } punktów energii
}
    .group = Ekspansja korporacji
    .why = Elementy opuszczają stację: rośnie wartość udziałów, a nagrody są twoje.
option-use-scientist = Użyj karty z miejsca { $slot }: { $card }
    .group = Użycie karty badań naukowych
    .why = Porusza znacznik przesyłu po planach, których wymagania spełniasz, i daje punkty badań.
option-use-scientist-tile = Użyj płytki badań naukowych
    .why = Działa jak karta badań naukowych z 1 punktem badań.
option-use-field = Użyj karty z miejsca { $slot }: { $card }
    .group = Użycie karty badań polowych
    .why = Porusza znacznik hel-3 i daje crypcoiny.
option-use-field-tile = Użyj płytki badań polowych
    .why = Porusza znacznik hel-3; dalej z każdą kartą badań polowych obok.
option-place-marker = { $once ->
    [true] Znacznik jednorazowy: { $space }
   *[other] Znacznik bonusu: { $space }
}{ $reward ->
    [0] { "" }
   *[other] , nagroda { $reward }
}{ $cost ->
    [0] { "" }
   *[other] { " " }(koszt: { coins-for })
}
    .group = Umieszczenie znacznika bonusu
    .why = Dodatkowa korzyść, a pole jest zajęte do końca rundy. Nie używa się przy tym kart.
option-pass = Wycofaj się
    .why = Do końca rundy nie grasz: jeden stos wraca na rękę, karty z miejsc odpoczywają.
option-buy-card = Zdobądź: { $card } (koszt: { $cost })
    .group = Zdobycie karty
    .why = Trafia na rękę i służy do końca gry. Udziały na niej liczą się na koniec.
option-advance = { $cost ->
    [0] Ruch na torze { $company }
   *[other] Ruch na torze { $company } (bariera: { coins-for })
}
    .group = Ruch na torze korporacji
    .why = Im dalej, tym więcej udziałów, a progi dają crypcoiny i bonusy.
option-cross = { $cost ->
    [one] Zapłać { $cost } crypcoina i idź dalej (tor { $company })
    [few] Zapłać { $cost } crypcoiny i idź dalej (tor { $company })
   *[many] Zapłać { $cost } crypcoinów i idź dalej (tor { $company })
}
    .group = Zapłata za barierę
    .why = Znacznik idzie dalej; inaczej zatrzymuje się, a reszta ruchu przepada.
option-enter = { $cost ->
    [0] Wejdź: { $place }
   *[other] Wejdź: { $place } (energia: { $cost })
}
    .group = Wejście
    .why = Trafia tam element korporacji, a nagrody są twoje.
option-take-from = { $company }: kolumna { $column }
    .group = Wzięcie elementu z góry
    .why = Odsłonięte symbole liczą się do wartości; ostatnie pole kolumny ma 2.
option-neutralise = { $coins ->
    [0] Zneutralizuj zagrożenie (energia: { $energy })
    [one] Zneutralizuj zagrożenie (energia: { $energy }, { $coins } crypcoin)
    [few] Zneutralizuj zagrożenie (energia: { $energy }, { $coins } crypcoiny)
   *[many] Zneutralizuj zagrożenie (energia: { $energy }, { $coins } crypcoinów)
}
    .why = Zagrożenie znika dla wszystkich, a ty masz wolny udział.
option-return-to = { $company }: kolumna { $column }
    .group = Odłożenie elementu
    .why = Zakrywa najniższe wolne pole kolumny: wartość może spaść.
option-do-first = { $company ->
    [Skymine] Teraz: tor Skymine, { $n }
    [Minerva] Teraz: tor Minerva, { $n }
    [Astrogo] Teraz: tor Astrogo, { $n }
    [Tawac] Teraz: tor Tawac, { $n }
   *[none] { $n ->
        [0] Teraz: { $what }
       *[other] Teraz: { $what } ({ $n })
    }
}
    .group = Wzięcie nagrody
    .why = Kolejność bywa ważna: crypcoinami z jednej nagrody można zapłacić przy drugiej.
option-take-plan = { $coins ->
    [0] Weź { $plan } za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
   *[other] Weź { $plan } za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, a z nim { $coins ->
        [one] { $coins } crypcoin
        [few] { $coins } crypcoiny
       *[many] { $coins } crypcoinów
    }
}
    .group = Wzięcie planu
    .why = Po planach idzie znacznik przesyłu: im dalej, tym więcej crypcoinów na koniec.
option-take-coin = Weź 1 crypcoina za 1 punkt
    .why = Dla punktów, za które szkoda brać plan.
option-flip = Zakryj plan na ekranie { $screen } (koszt: { coins-for })
    .group = Zakrycie planu
    .why = Znacznik może przez niego przejść bez spełniania wymagań.
option-upload = { $cost ->
    [0] Wejdź na następny plan
   *[other] Wejdź na następny plan (koszt: { coins-for })
}
    .why = Ekran dalej. Nagrodę daje tylko plan, na którym się zatrzymasz.
option-place-plan = Ekran { $screen }: { $plan }
    .group = Położenie planu
    .why = Znacznik idzie ekran po ekranie, więc zatrzymuje go każda luka.
option-remove-card = { $coins ->
    [0] Usuń: { $card }
    [one] Usuń: { $card } za { $coins } crypcoina
    [few] Usuń: { $card } za { $coins } crypcoiny
   *[many] Usuń: { $card } za { $coins } crypcoinów
}
    .group = Usunięcie karty
    .why = Opuszcza rękę na dobre: oddaj to, co najmniej potrzebne.
option-play-removed = Wykonaj akcję karty: { $card }
    .why = Karta działa jeszcze raz, sama, choć już jej nie masz.
option-take-removed = Weź: { $card } (koszt: { coins-for })
    .group = Wzięcie usuniętej karty
    .why = Dowolna karta ze stosu trafia na rękę, nieważne czyja była.
option-stop = Nic więcej
    .why = Na tym koniec; to, co zostało, przepada.
option-choose-share = { $company }
    .group = Wybór korporacji
    .why = Liczysz jej jeden udział więcej.
option-play-again = Zagraj jeszcze raz
    .why = Kolejna gra z tym samym zagrożeniem; liczy się średnia wszystkich gier.
option-end-loop = Zakończ
    .why = Jeśli wszyscy chcą skończyć, liczy się średnia dotychczasowych gier.

## Zdarzenia

event-set-up = Gra jest przygotowana. Pierwszy gracz: { $first }.
event-track-placed = Przy korporacji { $company } leży { $track }.
event-missions = Odkryte misje: { $missions }.
event-threat = W Pasie pojawia się zagrożenie „{ $threat }”.
event-tokens-dealt = { $seat } dostaje startowe żetony badań: { $tokens }.
event-token = { $seat } bierze startowy żeton badań: { $token }.
event-round = Runda { $round }. Pierwszy gracz: { $first }.
event-card-put = { $seat } kładzie kartę na miejscu { $slot }: { $card }.
event-planned = { $cards ->
    [none] { $seat } nie planuje żadnych kart.
   *[other] { $seat } planuje: { $cards }.
}
event-coins = { $coins ->
    [one] { $seat } zyskuje { $coins } crypcoina.
    [few] { $seat } zyskuje { $coins } crypcoiny.
   *[many] { $seat } zyskuje { $coins } crypcoinów.
}
    .instruction = { $coins ->
        [one] Daj Lunie { $coins } crypcoina z banku.
        [few] Daj Lunie { $coins } crypcoiny z banku.
       *[many] Daj Lunie { $coins } crypcoinów z banku.
    }
event-paid = { $coins ->
    [one] { $seat } płaci { $coins } crypcoina.
    [few] { $seat } płaci { $coins } crypcoiny.
   *[many] { $seat } płaci { $coins } crypcoinów.
}
event-moved = { $spaces ->
    [one] { $seat } pokonuje { $spaces } pole na torze { $company }, do pola { $to }.
    [few] { $seat } pokonuje { $spaces } pola na torze { $company }, do pola { $to }.
   *[many] { $seat } pokonuje { $spaces } pól na torze { $company }, do pola { $to }.
}
event-barrier = { $coins ->
    [0] { $seat } przekracza barierę inwestycyjną { $company } bez crypcoina.
    [one] { $seat } płaci { $coins } crypcoina za barierę inwestycyjną { $company }.
    [few] { $seat } płaci { $coins } crypcoiny za barierę inwestycyjną { $company }.
   *[many] { $seat } płaci { $coins } crypcoinów za barierę inwestycyjną { $company }.
}
event-threshold = { $paid ->
    [none] { $coins ->
        [one] { $seat } przekracza próg bonusu { $company } i zyskuje { $coins } crypcoina.
        [few] { $seat } przekracza próg bonusu { $company } i zyskuje { $coins } crypcoiny.
       *[many] { $seat } przekracza próg bonusu { $company } i zyskuje { $coins } crypcoinów.
    }
   *[other] { $coins ->
        [one] { $seat } przekracza próg bonusu { $company } i zyskuje { $coins } crypcoina; ponownie tyle samo: { $paid }.
        [few] { $seat } przekracza próg bonusu { $company } i zyskuje { $coins } crypcoiny; ponownie tyle samo: { $paid }.
       *[many] { $seat } przekracza próg bonusu { $company } i zyskuje { $coins } crypcoinów; ponownie tyle samo: { $paid }.
    }
}
event-moves-lost = { $spaces ->
    [one] { $seat } traci { $spaces } pole ruchu.
    [few] { $seat } traci { $spaces } pola ruchu.
   *[many] { $seat } traci { $spaces } pól ruchu.
}
event-tank = { $spaces ->
    [one] { $seat } pokonuje { $spaces } pole na torze zbiornika, do pola { $to }.
    [few] { $seat } pokonuje { $spaces } pola na torze zbiornika, do pola { $to }.
   *[many] { $seat } pokonuje { $spaces } pól na torze zbiornika, do pola { $to }.
}
    .instruction = { $spaces ->
        [one] Przesuń znacznik hel-3 Luny o { $spaces } pole, na { $to }.
        [few] Przesuń znacznik hel-3 Luny o { $spaces } pola, na { $to }.
       *[many] Przesuń znacznik hel-3 Luny o { $spaces } pól, na { $to }.
    }
event-slot = { $seat } włącza miejsce { $slot }; działa od następnej rundy.
event-markers = { $markers ->
    [one] { $seat } bierze { $markers } dodatkowy znacznik bonusu.
    [few] { $seat } bierze { $markers } dodatkowe znaczniki bonusu.
   *[many] { $seat } bierze { $markers } dodatkowych znaczników bonusu.
}
event-resources-used = { $value ->
    [one] { $seat } używa kart: { $cards } ({ $value } jednostka).
    [few] { $seat } używa kart: { $cards } ({ $value } jednostki).
   *[many] { $seat } używa kart: { $cards } ({ $value } jednostek).
}
event-bought = { $coins ->
    [0] { $cost ->
        [0] { $seat } zdobywa kartę za darmo: { $card }.
        [one] { $seat } zdobywa kartę za { $cost } jednostkę: { $card }.
        [few] { $seat } zdobywa kartę za { $cost } jednostki: { $card }.
       *[many] { $seat } zdobywa kartę za { $cost } jednostek: { $card }.
    }
    [one] { $seat } kupuje kartę za { $coins } crypcoina: { $card }.
    [few] { $seat } kupuje kartę za { $coins } crypcoiny: { $card }.
   *[many] { $seat } kupuje kartę za { $coins } crypcoinów: { $card }.
}
event-energy-used = { $points ->
    [one] { $seat } prowadzi ekspansję { $company }: { $points } punkt energii.
    [few] { $seat } prowadzi ekspansję { $company }: { $points } punkty energii.
   *[many] { $seat } prowadzi ekspansję { $company }: { $points } punktów energii.
}
event-entered = { $seat } wchodzi korporacją { $company }: { $place } (kolumna { $column }).
event-ousted = { $column ->
    [0] Element { $company } opuszcza grę ({ $place }): w stacji nie ma dla niego pola.
   *[other] Element { $company } wraca do kolumny { $column } swojej stacji ({ $place }).
}
event-points-lost = { $points ->
    [one] { $seat } traci { $points } punkt energii.
    [few] { $seat } traci { $points } punkty energii.
   *[many] { $seat } traci { $points } punktów energii.
}
event-outpost-removed = { $seat } usuwa placówkę ze stacji { $company } (kolumna { $column }).
event-card-used = { $seat } używa karty: { $card }.
event-tile-used = { $seat } używa płytki: { $tile }.
event-tile-laid = { $seat } kładzie płytkę +1 zasobu na karcie: { $card }.
event-flipped = { $seat } zakrywa plan na ekranie { $screen }: { $plan }.
event-uploaded = { $seat } przesuwa znacznik przesyłu na ekran { $to }: { $plan }.
event-plan-taken = { $coins ->
    [0] { $seat } bierze { $plan }.
    [one] { $seat } bierze { $plan } i { $coins } crypcoina z pola dopłaty.
    [few] { $seat } bierze { $plan } i { $coins } crypcoiny z pola dopłaty.
   *[many] { $seat } bierze { $plan } i { $coins } crypcoinów z pola dopłaty.
}
event-plan-placed = { $seat } kładzie na ekranie { $screen }: { $plan }.
event-plan-lost = { $seat } nie ma miejsca na { $plan }.
event-plans = Nowe w obszarze badań: { $plans }.
event-marker = { $once ->
    [true] { $seat } umieszcza znacznik jednorazowego bonusu: { $space }.
   *[other] { $seat } umieszcza znacznik bonusu: { $space }.
}
event-first-player = { $seat } ma znacznik pierwszego gracza i rozpocznie następną rundę.
event-removed = { $seat } usuwa kartę: { $card }.
event-recovered = { $seat } bierze ze stosu usuniętych kart: { $card }.
event-passed = { $seat } wycofuje się.
event-stack-taken = { $seat } bierze stos znad miejsca { $slot }: { $cards }.
event-rested = { $seat } odkłada kartę nad miejsce { $slot }: { $card }.
event-special = Nowy na torze rund: { $plan }.
event-tile-taken = { $seat } bierze płytkę: { $tile }.
event-display = { $gone ->
    [none] { $new ->
        [none] Obszar kart zostaje bez zmian.
       *[other] Nowe w obszarze kart: { $new }.
    }
   *[other] { $new ->
        [none] Usunięte z obszaru kart: { $gone }.
       *[other] Usunięte z obszaru kart: { $gone }. Nowe: { $new }.
    }
}
event-task = { $seat } spełnia zadanie { $task } misji „{ $mission }”.
event-personal = { $seat } ma od teraz osobiste pole bonusu.
event-neutralised = { $seat } neutralizuje zagrożenie „{ $threat }”.
event-threat-taken = { $seat } bierze zagrożenie „{ $threat }” jako wolny udział.
event-struck = Nikt nie usunął zagrożenia: „{ $threat }” uderza.
event-share = { $seat } wybiera korporację wolnego udziału: { $company }.
event-loop = Zaczyna się gra { $game } pętli czasowej.
event-luna-planned = { $slots ->
    [one] { $seat } kładzie { $slots } zakrytą kartę.
    [few] { $seat } kładzie { $slots } zakryte karty.
   *[many] { $seat } kładzie { $slots } zakrytych kart.
}
event-luna-majority = Karty większości, { $seat }: lewa { $left }, prawa { $right }.
event-luna-card = { $seat } odkrywa kartę { $card } na miejscu { $slot }.
event-luna-chose = { $seat } wybiera { $company }: { $why }.
event-luna-uploaded = { $steps ->
    [one] { $seat } przesuwa znacznik przesyłu o { $steps } krok, do pozycji { $to }.
    [few] { $seat } przesuwa znacznik przesyłu o { $steps } kroki, do pozycji { $to }.
   *[many] { $seat } przesuwa znacznik przesyłu o { $steps } kroków, do pozycji { $to }.
}
    .instruction = { $steps ->
        [one] Przesuń znacznik przesyłu Luny o { $steps } krok, na { $to }.
        [few] Przesuń znacznik przesyłu Luny o { $steps } kroki, na { $to }.
       *[many] Przesuń znacznik przesyłu Luny o { $steps } kroków, na { $to }.
    }
event-luna-placed = { $seat } wchodzi korporacją { $company } z kolumny { $column }: { $place } ({ $why }).
event-luna-took = { $seat } bierze z pola { $space } obszaru kart: { $card }.
event-luna-discarded = { $coins ->
    [0] { $seat } odrzuca { $plan }.
    [one] { $seat } odrzuca { $plan } i bierze { $coins } crypcoina z pola dopłaty.
    [few] { $seat } odrzuca { $plan } i bierze { $coins } crypcoiny z pola dopłaty.
   *[many] { $seat } odrzuca { $plan } i bierze { $coins } crypcoinów z pola dopłaty.
}
event-luna-idle = { $seat } nic nie robi: { $why }.
event-luna-dropped = { $seat } odrzuca kartę większości { $card }: na wierzchu jej stosu leży { $top }.
event-luna-class2 = Do talii trafia karta klasy 2 ({ $seat }): { $why }.
event-ended = { $coins ->
    [one] Koniec gry. Zwycięstwo z wynikiem { $coins } crypcoin: { $winners }.
    [few] Koniec gry. Zwycięstwo z wynikiem { $coins } crypcoiny: { $winners }.
   *[many] Koniec gry. Zwycięstwo z wynikiem { $coins } crypcoinów: { $winners }.
}
