# Narrator przy prawdziwym stole: co opowiada i o co pyta.

companion-storyteller = Narrator przy waszym stole
    .tagline = Opowiada misję ludziom z pudełkiem: Wydarzenia, Przygody i ich następstwa, faza po fazie.
    .seat = Narrator

companion-over = Opowieść dobiegła końca.
game-option-players = Gracze
    .help = Grając w pojedynkę, prowadzi się dwoje astronautów.

## Pytania

ask-teller-crew =
    { $number ->
        [1] Który astronauta należy do Pierwszego Gracza?
       *[other] Kto siedzi następny, zgodnie z ruchem wskazówek zegara? To astronauta numer { $number }.
    }
    .others = Załoga zajmuje miejsca.
ask-teller-next = Wszystko gotowe? To dalej.
    .others = Załoga jest zajęta.
ask-teller-acting = Rozpatrujcie akcje po kolei. O czym musi wiedzieć opowieść?
    .others = Załoga działa.
ask-teller-report = Co się wydarzyło?
    .others = Coś się wydarzyło.
ask-teller-who = Kto wykonał tę akcję? W przypadku AMP jest to operator.
    .others = Ktoś coś zrobił.
ask-teller-next-round = Dalej prowadzi nowy Pierwszy Gracz. Najpierw zaznaczcie osiągnięte cele.
    .others = Sol dobiegł końca.
ask-teller-threshold =
    { $threshold ->
        [0] Wszystkie warunki zwycięstwa są spełnione. Czy w całym HUB-ie jest choć jedna uszkodzona część?
       *[other] Wszystkie warunki zwycięstwa są spełnione. Czy w całym HUB-ie uszkodzonych części jest więcej niż { $threshold }?
    }
    .others = Liczone są uszkodzone części.

## Odpowiedzi

option-teller-next = { $to }
    .why = Tego, co zrobione, nie trzeba wpisywać, chyba że narrator o to pyta.
option-teller-report = Wydarzyło się coś jeszcze
    .why = Cele, znaleziska i straty, o których musi wiedzieć opowieść.
option-teller-event-done = Akcja z Wydarzenia: { $event }
    .group = Akcje
    .why = Przynosi nagrodę, a z Wydarzenia nic złego już nie wyniknie.
option-teller-sheet-done = Akcja misji: { $action }
    .group = Akcje
    .why = Narrator powie, co z niej wynika, i zapamięta ją.
option-teller-had-adventure = Przygoda: { $colour }
    .group = Przygody
    .why = Kolor jest taki jak kolor akcji.
option-teller-reached-goal = Cel osiągnięty: { $goal }
    .group = Cele
    .why = Na końcu liczy się tylko to, co zaznaczone.
option-teller-found-icon = Odkryty Obszar z ikoną misji
    .group = Znaleziska
    .why = Jej znaczenie zależy od misji.
option-teller-used-poi = Użyty żeton POI: { $icon }
    .group = Znaleziska
    .why = Jego znaczenie zależy od misji.
option-teller-got-token = Pozyskany żeton celu: { $token }
    .group = Znaleziska
    .why = Niektóre żetony prowadzą do następnego.
option-teller-died = Nie żyje: { $astronaut }
    .group = Straty
    .why = Misja kończy się natychmiast.
option-teller-nothing = Nic z tych rzeczy
    .why = Wróć do miejsca, w którym byliście.
option-teller-yes = Tak
    .why = Spójrzcie na stół i w razie potrzeby policzcie.
option-teller-no = Nie
    .why = Spójrzcie na stół i w razie potrzeby policzcie.

teller-next-round = Początek sola
teller-next-later = Gotowe
teller-next-effects = Co z tego wynika?
teller-next-action = Co możemy zrobić?
teller-next-morale = Dalej: Morale
teller-next-production = Dalej: Produkcja
teller-next-harvest = Co dodaje misja
teller-next-planning = Dalej: plan
teller-next-acting = Plan gotowy: do dzieła
teller-next-malfunctions = Wszystkie akcje rozpatrzone
teller-next-clean_up = Dalej: Czyszczenie
teller-next-judging = Następny sol

teller-icon-a = ikona A
teller-icon-b = ikona B
teller-icon-c = ikona C
teller-colour-red = czerwony
teller-colour-orange = pomarańczowy
teller-colour-black = czarny

## Przed pierwszym solem

event-teller-mission = { $mission }. { $story } Liczba solów: { $sols }. { $rules }
event-teller-board = Przygotujcie HUB jak zwykle: wszystko działa z pełną wydajnością, wszystkie tory stoją na 0, w ramce Uszkodzeń nie ma czerwonych znaczników, talie i stosy potasowane, łaziki w Bazie, a każdy astronauta jest zdrowy i ma dwa piony.
event-teller-reserves = Rezerwy: tlen { $oxygen }, energia { $energy }, żywność { $food }.
event-teller-morale-start =
    { $tokens ->
        [0] Morale stoi na { $morale } i nikt nie ma żetonów Morale.
        [one] Morale stoi na { $morale }, a każdy ma { $tokens } żeton Morale.
        [few] Morale stoi na { $morale }, a każdy ma { $tokens } żetony Morale.
       *[many] Morale stoi na { $morale }, a każdy ma { $tokens } żetonów Morale.
    }
event-teller-farm-start = Farma: { $greenhouses ->
        [one] { $greenhouses } szklarnia
        [few] { $greenhouses } szklarnie
       *[many] { $greenhouses } szklarni
    }, { $plants ->
        [one] { $plants } dojrzała roślina
        [few] { $plants } dojrzałe rośliny
       *[many] { $plants } dojrzałych roślin
    }. Nasiona w Ładowni: { $seeds }.
event-teller-upgrades =
    { $allowed ->
        [none] Dobierzcie losowo karty Ulepszeń: { $upgrades }.
       *[other] Dobierzcie losowo karty Ulepszeń: { $upgrades }, tylko spośród tych: { $allowed }.
    }
event-teller-no-planting = W tej misji nie można sadzić.
event-teller-replaced = Zamiast kafla { $tile } gracie z tą kartą Obiektu: { $card }.
event-teller-token =
    { $at ->
        [available] „{ $objective }” to żeton celu: { $colour }, numer { $number }. Połóżcie go w Dostępnym obszarze.
        [pending] „{ $objective }” to żeton celu: { $colour }, numer { $number }. Połóżcie go w Oczekującym obszarze.
       *[other] „{ $objective }” to żeton celu: { $colour }, numer { $number }. Miejcie go pod ręką.
    }
event-teller-small-crew =
    { $machines ->
        [one] Auto-skaner jest gotowy od początku; jego karta Ulepszenia wraca do pudełka. Możecie wziąć jedną AMP.
       *[other] Auto-skaner jest gotowy od początku; jego karta Ulepszenia wraca do pudełka. Liczba AMP, które możecie wziąć: { $machines }.
    }
event-teller-alone = Auto-skaner jest gotowy od początku; jego karta Ulepszenia wraca do pudełka. Wszystkie AMP są dostępne, ale w jednym solu działają najwyżej dwie.

## Faza Wydarzeń

event-teller-sol = Sol { $round } z { $sols }. Pierwszy Gracz: { $first }.
event-teller-track = Przesuńcie tor Uszkodzeń o 1 w górę: { $block }. Jeśli dojdzie do 5, dobierzcie kartę Uszkodzeń tej Sekcji, rozpatrzcie ją, cofnijcie znacznik na 0 i w ramce Uszkodzeń połóżcie czerwony znacznik następnej Sekcji.
event-teller-consequence = { $title }. { $story } (To skutek zaniechania: { $event }.)
event-teller-follow-up = { $title }. { $story } Dotyczy: { $astronaut }.
event-teller-adventure-back = To jeszcze nie był koniec: { $title }. { $story } Dotyczy: { $astronaut }.
event-teller-event = { $title }. { $story }
event-teller-no-event = Spokojny sol: nie ma Wydarzenia.
event-teller-no-effect = Na razie nic się nie dzieje.
event-teller-action = { $action }. Do sola { $until }, { $kind ->
        [none] { deed-pawns-needed }
       *[other] jako akcja tego typu: { $kind }
    }{ $outside ->
        [true] { $ring ->
            [none] , na zbadanym Obszarze
           *[other] , na zbadanym Obszarze kręgu { $ring }
        }
       *[other] { "" }
    }. { $cost ->
        [none] Niczego więcej nie kosztuje.
       *[other] Koszt: { $cost }.
    } Co przynosi, jest napisane obok Wydarzenia.
deed-pawns-needed = { $pawns ->
    [one] za { $pawns } pion
    [few] za { $pawns } piony
   *[many] za { $pawns } pionów
}
event-teller-no-action = Nic się na to nie poradzi.

## Listy kroków

event-teller-phase = { $phase }.
teller-phase-morale = Faza II: Morale
teller-phase-production = Faza III: Produkcja
teller-phase-planning = Faza IV: Akcje, plan
teller-phase-acting = Faza IV: Akcje, wykonanie planu
teller-phase-malfunctions = Faza V: Uszkodzenia
teller-phase-clean_up = Faza VI: Czyszczenie
event-teller-morale = { $first } jako Pierwszy Gracz bierze żetony Morale zgodnie z poziomem Morale albo je odrzuca, jeśli jest ujemny. Każdy brakujący żeton to rana. Nikogo innego to nie dotyczy.
event-teller-oxygen = Tlen: zsumujcie wydajność Oksygenatorów. Za każdy brakujący wybierzcie Obiekt, który go potrzebuje, i połóżcie na nim losowy kafel Przestoju. Połowa nadwyżki, zaokrąglona w górę, trafia do Rezerwy.
event-teller-energy = Energia: tak samo z Panelami słonecznymi.
event-teller-farm = Farma: nasiona rosną o jedno pole. Zamiast tego rośliny więdną, gdy na Farmie leży kafel Przestoju albo gdy uszkodzone jest jej złącze lub filtr, a nie zapłacicie za nie 1 energii lub 1 tlenu z Rezerwy. Potem każda dojrzała roślina daje 1 żywności i każdy astronauta zjada porcję (przy Anemii dwie). Liczba astronautów: { $portions }. Każda porcja, której brakuje nawet w Rezerwie, to rana; połowa nadwyżki, zaokrąglona w górę, trafia do Rezerwy.
event-teller-stress = Stres: +{ $astronauts } za astronautów i +2 za każdy kafel Przestoju. Przy 18 wybucha bójka: każdy otrzymuje ranę, Morale spada o 1, a Stres wraca na 0.
event-teller-hardware = Uszkodzone podzespoły Sekcji Roboczej: rozpatrzcie ich kary, oprócz Obiektów z kaflem Przestoju.
event-teller-harvest = Teraz to, co do tej fazy dodaje misja.
event-teller-plan = Uzgodnijcie plan i przydzielcie do akcji oba piony każdego astronauty. Liczba astronautów: { $astronauts }. Piony mogą tworzyć stosy. Spory rozstrzyga Pierwszy Gracz.
event-teller-forbidden = Niemożliwe w tym solu: { $actions }.
event-teller-tax =
    { $pawns ->
        [one] { $action } wymaga w tym solu o { $pawns } pion więcej.
        [few] { $action } wymaga w tym solu o { $pawns } piony więcej.
       *[many] { $action } wymaga w tym solu o { $pawns } pionów więcej.
    }
event-teller-open = Nadal do wykonania, do sola { $until }: { $action }.
event-teller-pay = Zapłaćcie koszty akcji i pamiętajcie o karach za uszkodzone części i żetony.
event-teller-act = Rozpatrujcie w tej kolejności: akcje z Wydarzeń, Odpoczynek, Relaks, Leczenie, Przegląd, Eksploracja, Pozyskiwanie, Badania i sadzenie, Budowa, kafle Przestoju, akcje misji.
event-teller-roll = Za akcję z jednym pionem, tam gdzie dwa dają pewność, rzuca się trzema kośćmi w jej kolorze: sukcesu, ran i Przygód.
event-teller-dice =
    { $blocks ->
        [none] Rzućcie kośćmi Uszkodzeń wszystkich Sekcji z czerwonym znacznikiem.
       *[other] Rzućcie tymi kośćmi Uszkodzeń: { $blocks }; a także kośćmi wszystkich Sekcji z czerwonym znacznikiem, każdą raz.
    }
event-teller-tracks = Dodajcie 1 za każdą karę Uszkodzeń w Sekcji, także gdy jej kości nie było w rzucie. Przesuńcie wszystkie znaczniki, potem rozpatrujcie: przy 5 dobierzcie kartę Uszkodzeń tej Sekcji, cofnijcie znacznik na 0 i w ramce Uszkodzeń połóżcie czerwony znacznik następnej Sekcji.
event-teller-tokens = W każdym Obiekcie odrzućcie żetony z pola „!” i przesuńcie tam wierzchni żeton z pola „>>”; nie tam, gdzie leży kafel Przestoju.
event-teller-cargo = Przenieście wszystko z Oczekującego obszaru do Dostępnego obszaru, a kafle Ulepszeń do ich Obiektów.
event-teller-skills = Wszystkie zdolności znów są gotowe do użycia.
event-teller-first = Żeton Pierwszego Gracza otrzymuje: { $first }. Przesuńcie licznik solów.

## Co się zgłasza, i koniec

event-teller-adventure = Przygoda ({ $colour }), { $astronaut }: { $title }. { $story }
event-teller-cost = Zapłaćcie: { $cost }.
event-teller-settled = { $deed ->
    [none] Załatwione: { $event }.
   *[other] Załatwione: { $event }. { $deed }
}
event-teller-sheet = { $deed ->
    [none] { $action }.
   *[other] { $action }. { $deed }
}
event-teller-too-much = Wszystko zrobione, ale uszkodzonych części jest więcej niż { $threshold }.
event-teller-end = Koniec misji: { $ending }. { $story }
event-teller-death = Śmierć astronauty: { $astronaut }.

## Co zrobić przy stole

teller-who = { $who ->
    [none] Ktoś z was
   *[other] { $who }
}
teller-parts = { $parts ->
    [none] { "" }
   *[other] { " " }({ $parts })
}
teller-where = { $facilities ->
    [none] { $block ->
        [none] { "" }
       *[other] : { $block }
    }
   *[other] : { $facilities }
}
teller-there = { $facility ->
    [none] { "" }
   *[other] : { $facility }
}
event-do-malfunction = { about-malfunction }. Przy 5 dobierzcie kartę tej Sekcji.
event-do-break = { about-break }{ teller-parts }{ teller-where }.{ $by_chance ->
    [true] { " " }Która, o tym decyduje los.
   *[other] { "" }
}
event-do-repair = { about-repair }{ teller-parts }{ teller-where }.
event-do-output = { about-output }.
event-do-shutdown = { about-shutdown }{ teller-there }.
event-do-lift-shutdown = { $resource ->
    [none] { about-lift-shutdown }.
   *[other] { about-lift-shutdown } ({ $resource }).
}
event-do-clear-tokens = { about-clear-tokens }{ teller-there }.
event-do-mend-rover = { $rover ->
    [none] { about-mend-rover }.
   *[other] { about-mend-rover }: { $rover }.
}
event-do-reserve = Rezerwa: { about-reserve }.
event-do-spare = { about-spare }.
event-do-objective =
    { $to ->
        [available] Weźcie do Dostępnego obszaru: { $tokens }.
        [pending] Weźcie do Oczekującego obszaru: { $tokens }.
        [here] Połóżcie na tym Obszarze: { $tokens }.
       *[other] Połóżcie na mapie, w kręgu { $ring } w tym kierunku: { $tokens }.
    }
event-do-upgrade = { about-upgrade }.
event-do-reveal = { $ring ->
    [none] { about-reveal }.
   *[other] { about-reveal } (krąg { $ring }).
}
event-do-build-facility = { about-build-facility }. Karta wchodzi do gry ze wszystkimi częściami uszkodzonymi.
event-do-cube = { about-cube }.
event-do-malfunction-card = { about-malfunction-card }.
event-do-token = { about-token }.
event-do-rover-token = { about-rover-token }.
event-do-area-token = { about-area-token }.
event-do-clear-area = { about-clear-area }.
event-do-growth = { about-growth }.
event-do-wilting = { about-wilting }.
event-do-greenhouse = { about-greenhouse }.
event-do-plant = { about-plant }.
event-do-morale = { about-morale }.
event-do-stress = { about-stress }.
event-do-sample = { about-sample }.
event-do-examined = { about-examined }.
event-do-discovery = { about-discovery }.
event-do-seed = { about-seed }.
event-do-discard-objective = { about-discard-objective }.
event-do-poi = { about-poi }.
event-do-lose-upgrade = { about-lose-upgrade }.
event-do-lose-area-sample = { about-lose-area-sample }.
event-do-area-sample = { about-area-sample }.
event-do-board-token = { teller-who }: { about-board-token }.
event-do-morale-tokens = { teller-who }: { about-morale-tokens }.
event-do-wound = { teller-who }: { about-wound }.
event-do-heal = { teller-who }: { about-heal }.
event-do-condition = { teller-who }: { about-condition }.
event-do-cure = { teller-who }: { about-cure }.
event-do-discard-skill = { teller-who }: { about-discard-skill }.

## Co wie tylko stół

ask-teller-reserve-holds = Spójrzcie na stół. Czy tak jest: { about-reserve-holds }?
    .others = Załoga patrzy na planszę.
ask-teller-cargo-holds = Spójrzcie na stół. Czy tak jest: { about-cargo-holds }?
    .others = Załoga patrzy na planszę.
ask-teller-morale-is = Spójrzcie na stół. Czy tak jest: { about-morale-is }?
    .others = Załoga patrzy na planszę.
ask-teller-stress-is = Spójrzcie na stół. Czy tak jest: { about-stress-is }?
    .others = Załoga patrzy na planszę.
ask-teller-broken = Spójrzcie na stół. Czy tak jest: { about-broken }?
    .others = Załoga patrzy na planszę.
ask-teller-is-shut = Spójrzcie na stół. Czy tak jest: { about-is-shut }?
    .others = Załoga patrzy na planszę.
ask-teller-explored = Spójrzcie na stół. Czy tak jest: { about-explored }?
    .others = Załoga patrzy na planszę.
ask-teller-plants = Spójrzcie na stół. Czy tak jest: { about-plants }?
    .others = Załoga patrzy na planszę.
ask-teller-greenhouses = Spójrzcie na stół. Czy tak jest: { about-greenhouses }?
    .others = Załoga patrzy na planszę.
ask-teller-output-is = Spójrzcie na stół. Czy tak jest: { about-output-is }?
    .others = Załoga patrzy na planszę.
ask-teller-built-upgrades = Spójrzcie na stół. Czy tak jest: { about-built-upgrades }?
    .others = Załoga patrzy na planszę.
ask-teller-objective-held = Spójrzcie na stół. Czy tak jest: { about-objective-held }?
    .others = Załoga patrzy na planszę.
ask-teller-has-condition = Spójrzcie na stół. { $who } – czy tak jest: { about-has-condition }?
    .others = Załoga patrzy na planszę.
ask-teller-is-wounded = Spójrzcie na stół. { $who } – czy tak jest: { about-is-wounded }?
    .others = Załoga patrzy na planszę.

## Księga

teller-title-mission = Arkusz misji
teller-threshold = Uszkodzone części na końcu: najwyżej { $threshold }
teller-mission-icon = Ikona misji na Obszarze: { $effects }
teller-poi-icon = Żeton POI, { $icon }: { $effects }
teller-token-is = { $token }: żeton celu, { $colour }, numer { $number }
