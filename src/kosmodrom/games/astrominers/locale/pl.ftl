# Wszystko, co mówi się w grze Astrogórnicy. Nazwy jej elementów: pl.cards.ftl.
# Imiona graczy mogą być dowolnego rodzaju, dlatego zdarzenia są w czasie teraźniejszym.

game-name = Astrogórnicy
game-tagline = Wyślij załogi na asteroidy i zrealizuj zamówienia korporacji.

## Opcje gry

game-option-track = Tor rund
    .help = W jakiej kolejności leżą surowce na torze rund.
game-option-track-random = kolejność losowa
game-option-track-printed = kolejność z instrukcji
game-option-first_player = Pierwszy gracz
    .help = Kto zaczyna pierwszą rundę.
game-option-first_player-random = losowo
game-option-first_player-1 = gracz 1
game-option-first_player-2 = gracz 2
game-option-first_player-3 = gracz 3
game-option-first_player-4 = gracz 4

## Koniec gry

ending-rounds = Skończyła się ósma runda.

score-orders = Zamówienia
score-awards = Nagrody
score-technologies = Technologie
score-bulletins = Biuletyny
score-missions = Misje
score-expeditions = Ekspedycje
score-surplus = Nadwyżka surowców

## Dlaczego podpowiedź coś proponuje: co to zmienia w oczach bota

worth-points = punkty zwycięstwa
worth-resources = surowce
worth-orders = zamówienia na ręce
worth-effects = niewykorzystane efekty
worth-missions = misje na ręce
worth-awards = osiągalne nagrody
worth-own = twoje technologie i biuletyny
worth-dice = niewykorzystane kości
worth-crews = załogi i misje w dokach
worth-bonus = premia rundy
worth-first = pierwszeństwo w następnej rundzie

## Nazwy

phase-setup = przygotowanie gry
phase-roll = rzut
phase-reroll = przerzut
phase-actions = akcje
phase-bonus = premia rundy
phase-settling = rozliczanie misji
phase-orders = wykup zamówień
phase-end = koniec gry

deck-missions = talia misji
deck-orders = talia zamówień

effect-specialist = zmiana kości na inspektora lub geologa
effect-automaton = zmiana kości na automat
effect-miner = zmiana kości na górnika
effect-rebate = płatność mniejsza o 1 surowiec
effect-free_launch = wystawienie karty bez opłaty
effect-extra_order = wykup jeszcze jednego zamówienia

kind-technology = technologia
kind-bulletin = biuletyn
kind-expedition = ekspedycja

space-plasteel-1 = magazyny plastalu 1 (+1)
space-plasteel-2 = magazyny plastalu 2
space-plasteel-3 = magazyny plastalu 3
space-plasteel-4 = magazyny plastalu 4
space-plasteel-5 = magazyny plastalu 5
space-water-1 = zbiorniki wody 1 (+1)
space-water-2 = zbiorniki wody 2
space-water-3 = zbiorniki wody 3
space-water-4 = zbiorniki wody 4
space-water-5 = zbiorniki wody 5
space-xenon-1 = zasobniki ksenonu 1 (+1)
space-xenon-2 = zasobniki ksenonu 2
space-xenon-3 = zasobniki ksenonu 3
space-xenon-4 = zasobniki ksenonu 4
space-dispatch-1 = dyspozytornia 1
space-dispatch-2 = dyspozytornia 2
space-dispatch-3 = dyspozytornia 3
space-dispatch-4 = dyspozytornia 4
space-refinery-1 = rafineria 1
space-refinery-2 = rafineria 2
space-refinery-3 = rafineria 3
space-refinery-4 = rafineria 4
space-first-1 = pole pierwszego gracza
space-award-1 = pole nagrody 1
space-award-2 = pole nagrody 2
space-award-3 = pole nagrody 3
space-technology-1 = talia technologii
space-bulletin-1 = talia biuletynów
space-expedition-1 = talia ekspedycji

# Pola misji i ekspedycji są liczone od 0, a nazywane od 1.
place = { $space ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[other] { $space }+1
}

## Pytania

ask-reroll = Które kości przerzucasz?
    .others = { $player } wybiera kości do przerzutu.
ask-turn = Twoja tura: wykonaj akcję albo spasuj.
    .others = { $player } wybiera akcję.
ask-change = Kość odrzucona: zmień wynik innej albo przerzuć dowolne z pozostałych.
    .others = { $player } zmienia kości.
ask-turn-die = Którą kość zmieniasz i na jaki symbol?
    .others = { $player } zmienia kość.
ask-take-card = Którą kartę bierzesz?
    .others = { $player } bierze kartę.
ask-payment = Czym płacisz? Możesz to jeszcze cofnąć.
    .others = { $player } płaci za kartę.
ask-yellow = Postaw kości na polach z żółtą obwódką albo zakończ wystawianie.
    .others = { $player } obsadza pola z żółtą obwódką.
ask-hand-in = Które wykonane karty oddajesz za nagrodę?
    .others = { $player } oddaje karty za nagrodę.
ask-give = Wymiana: który surowiec oddajesz?
    .others = { $player } wymienia surowiec.
ask-take = Wymiana: który surowiec bierzesz?
    .others = { $player } wymienia surowiec.
ask-bonus = Premia rundy: który surowiec bierzesz?
    .others = { $player } bierze premię rundy.
ask-reward = Zysk z misji: który surowiec bierzesz?
    .others = { $player } bierze zysk z misji.
ask-buy = Które zamówienie wykupujesz?
    .others = { $player } może wykupić zamówienie.
ask-buy-further = Które kolejne zamówienie wykupujesz dzięki efektowi zamówienia?
    .others = { $player } może wykupić jeszcze jedno zamówienie.
ask-discard = Którą kartę odrzucasz jako część ceny?
    .others = { $player } odrzuca kartę jako część ceny.

## Możliwości

# Ile kosztuje wybór i czego z tego brakuje.
cost-told = { $lacking ->
    [none] koszt: { $cost }
   *[other] koszt: { $cost }; brakuje: { $lacking }
}

option-reroll = { $dice ->
    [none] Zostaw wszystkie kości
   *[other] Przerzuć: { $dice }
}
    .group = Przerzut
    .why = Za darmo, raz w rundzie: nieprzydatne kości dostają drugą szansę.
option-pass = Spasuj
    .why = Kończy twoją rundę; nieużyte kości wracają w następnej.
option-place = { $cost ->
    [none] Postaw kość: { $die } → { $space }
   *[other] Postaw kość: { $die } → { $space } ({ cost-told })
}
    .group = Kość na planszę
    .why = Zajmuje kość na tę rundę; pole daje to, co na nim widać.
option-crew = Dołącz do załogi: { $die } → „{ $card }”, pole { place }
    .group = Załoga misji
    .why = Gdy załoga będzie pełna, kość zarobi swoją część; liczy się też do premii rundy.
option-use = Użyj karty „{ $card }”: { $die }
    .group = Własne karty
    .why = Twoje karty co rundę dają coś za kość.
option-launch = { $cost ->
    [none] Wystaw kartę „{ $card }”
   *[other] Wystaw kartę „{ $card }” ({ cost-told })
}
    .group = Wystawienie misji
    .why = Nie zajmuje kości, kosztuje tylko surowce. Wykonana misja daje 1 punkt i liczy się do nagród.
option-exchange = Wymień surowiec: odrzuć kość ({ $die })
    .group = Wymiana surowca
    .why = Kosztuje kość: zamień zbędny surowiec na potrzebny.
option-discard-die = Zmień wyniki: odrzuć kość ({ $die })
    .group = Zmiana wyników kości
    .why = Kosztuje kość: ustaw inną na potrzebny symbol albo przerzuć pozostałe.
option-effect = Efekt zamówienia: { $effect }
    .group = Efekty zamówień
    .why = Działa raz i nie zajmuje akcji: przydaje się, gdy kość ma zły symbol.
option-turn = Zmień wynik: { $die } → { $to }
    .group = Zmiana wyniku kości
    .why = Kość pokazuje to, czego trzeba, bez rzutu.
option-give = Oddaj surowiec: { $resource }
    .group = Oddanie surowca
    .why = Trafia do banku; potem wybierasz, co za to weźmiesz.
option-gain = Weź surowiec: { $resource }
    .group = Wzięcie surowca
    .why = Od razu twoje: na wystawianie misji i wykup zamówień.
option-hand-in = Oddaj: { $cards }
    .group = Oddanie kart
    .why = Nagroda daje więcej punktów niż karty, które za nią oddajesz.
option-take = Weź kartę „{ $card }”
    .group = Odkryte karty
    .why = Karta jest twoja i wiadomo, co dostajesz.
option-take-top = Weź kartę z wierzchu: { $deck }
    .group = Zakryte karty
    .why = Karta, której nikt nie widzi: o tym, co dostajesz, decyduje los.
option-pay = { $cost ->
    [none] Nic nie płać
   *[other] Zapłać: { $cost }
}
    .why = Zapłata z twoich surowców.
option-rebate = Efekt zamówienia: 1 mniej do zapłaty ({ $resource })
    .group = Mniej do zapłaty
    .why = Zużywa efekt zamówienia i oszczędza 1 sztukę.
option-launch-free = Efekt zamówienia: wystawienie bez opłaty
    .why = Zużywa efekt zamówienia i oszczędza cały koszt.
option-substitute = Za brakującą sztukę ({ $lacking }) zapłać: { $paid }
    .group = Zapłata za brakujące surowce
    .why = Inne surowce zastępują brakujący: drogo, ale bez czekania.
option-pay-any = Zapłać jako dowolny surowiec: { $resource }
    .group = Zapłata dowolnym surowcem
    .why = Koszt to dowolny surowiec: oddaj najmniej potrzebny.
option-buy = { $further ->
    [true] Użyj efektu zamówienia i wykup kartę „{ $card }”
   *[other] Wykup zamówienie „{ $card }”
}{ $cost ->
    [none] { "" }
   *[other] { " " }({ cost-told })
}{ $discard ->
    [true] { " " }i odrzuć inną kartę
   *[other] { "" }
}
    .group = Wykup zamówienia
    .why = Punkty są twoje, a efektu można użyć raz.
option-discard-card = Odrzuć kartę „{ $card }”
    .group = Odrzucenie karty
    .why = To część ceny: oddaj kartę, która najmniej pomaga.
option-done = Gotowe
    .why = Nic więcej tu nie robisz, gra toczy się dalej.

## Zdarzenia

event-set-up = Obowiązuje karta „{ $exchange }”: surowiec promowany to { $promoted }. Zaczyna { $first }.
event-round = Runda { $round }. Zaczyna { $first }.
event-rolled = { $seat } rzuca: { $dice }.
event-rerolled = { $seat } przerzuca: { $dice } → { $into }.
event-kept = { $seat } zostawia wszystkie kości.
event-die-discarded = { $seat } odrzuca kość: { $die }.
event-die-turned = { $seat } zmienia kość: { $die } → { $to }.
event-effect-used = { $seat } korzysta z zamówienia „{ $card }”: { $effect }.
event-die-placed = { $seat } stawia kość: { $die } → { $space }.
event-crew-joined = { $seat } dołącza do załogi „{ $card }”: { $die } → pole { place }.
event-card-used = { $seat } używa własnej karty „{ $card }”: { $die }.
event-passed = { $seat } pasuje.
event-gained = { $seat } otrzymuje: { $amounts }.
    .outcome = +{ $amounts }
event-missed = W banku zabrakło surowców. { $seat } nie otrzymuje: { $amounts }.
    .outcome = W banku zabraknie surowców. Przepadnie: { $amounts }.
event-paid = { $seat } płaci za kartę „{ $card }”: { $amounts }.
    .outcome = −{ $amounts }
event-swapped = { $seat } wymienia surowiec: { $given } → { $taken }.
event-card-taken = { $seat } bierze odkrytą kartę „{ $card }”.
event-card-drawn = { $seat } dobiera kartę „{ $card }” ({ $deck }).
event-unseen-card-drawn = { $seat } dobiera zakrytą kartę ({ $deck }).
event-card-revealed = Nowa odkryta karta: „{ $card }” ({ $deck }).
event-launched = { $seat } wystawia kartę „{ $card }” do doku { $dock }.
event-award-taken = { $seat } zdobywa nagrodę „{ $card }”. Oddane karty: { $handed_in }.
    .outcome = Nagroda „{ $card }”. Oddajesz: { $handed_in }.
event-award-revealed = Nowa nagroda: „{ $card }”.
event-board-card-taken = { $seat } bierze kartę Zarządu „{ $card }” ({ $kind }).
    .outcome = Dostajesz kartę Zarządu „{ $card }” ({ $kind }).
event-bonus = { $share ->
    [4] Premia rundy za najwięcej kości na misjach ({ $dice }): { $seats } bierze 4.
   *[other] Premia rundy za najwięcej kości na misjach (po { $dice }): { $seats } biorą po { $share }.
}
event-no-bonus = Nikt nie ma kości na misji: nie ma premii rundy.
event-completed = Wykonano: „{ $card }” (barka: { $seat }).
event-slid = Niepełna załoga: „{ $card }” odsuwa się w doku (barka: { $seat }).
event-failed = Niepowodzenie: „{ $card }” opuszcza dok (barka: { $seat }).
event-bought = { $points ->
    [one] { $seat } wykupuje zamówienie „{ $card }” ({ $points } punkt zwycięstwa).
    [few] { $seat } wykupuje zamówienie „{ $card }” ({ $points } punkty zwycięstwa).
   *[many] { $seat } wykupuje zamówienie „{ $card }” ({ $points } punktów zwycięstwa).
}
event-card-discarded = { $seat } odrzuca z ręki kartę „{ $card }”.
event-ended = { $points ->
    [one] Koniec gry. Zwycięstwo: { $winners }, { $points } punkt.
    [few] Koniec gry. Zwycięstwo: { $winners }, { $points } punkty.
   *[many] Koniec gry. Zwycięstwo: { $winners }, { $points } punktów.
}

## Odmowy

refusal-no-such-die = Nie masz takiej kości w puli: { $die }.
refusal-space-taken = To pole jest już zajęte: { $space }.
refusal-crew-taken = Pole { $space } na karcie „{ $card }” jest już zajęte.
refusal-space-closed = To pole jest zamknięte przy tej liczbie graczy: { $space }.
refusal-space-unknown = Nie ma takiego pola: { $space }.
refusal-crew-unknown = Karta „{ $card }” nie ma pola { $space }.
refusal-wrong-worker = Ta kość tu nie pasuje ({ $die }). Pole „{ $space }” przyjmuje: { $takes }.
refusal-wrong-crew = Ta kość tu nie pasuje ({ $die }). Pole { $space } na karcie „{ $card }” przyjmuje: { $takes }.
refusal-not-first-free = Te pola zajmuje się po kolei. Następne to: { $space }.
refusal-no-card-to-take = Nie ma tam żadnej karty do wzięcia.
refusal-no-award = Nie ma tam nagrody.
refusal-award-not-met = Twoje wykonane karty nie tworzą zestawu nagrody „{ $card }”.
refusal-no-board-card = W tej talii nie ma już kart.
refusal-cannot-pay = Nie możesz jeszcze zapłacić za „{ $card }”. Brakuje: { $lacking ->
    [none] surowców
   *[other] { $lacking }
}.
refusal-no-barge = Obie twoje barki są zajęte.
refusal-no-dock = Wszystkie otwarte doki są zajęte.
refusal-not-in-hand = Nie masz na ręce karty „{ $card }”.
refusal-not-own-card = „{ $card }” nie jest twoją technologią ani twoim biuletynem.
refusal-own-card-used = Na karcie „{ $card }” stoi już kość w tej rundzie.
refusal-run-unknown = Karty „{ $card }” nie ma w żadnym doku.
refusal-white-space = Przy wystawianiu można zająć tylko pola z żółtą obwódką.
refusal-nothing-to-exchange = Do wymiany potrzebny jest twój surowiec i surowiec innego rodzaju w banku.
refusal-nothing-to-take = Bank nie ma innego surowca, który można by za to wziąć.
refusal-bank-empty = Tego surowca nie ma w banku: { $resource }.
refusal-same-resource = W wymianie bierze się inny surowiec, niż się oddaje.
refusal-not-held = Nie masz wolnej sztuki tego surowca: { $resource }.
refusal-needs-two-dice = Potrzebne są dwie kości w puli: jedna do odrzucenia i jedna do zmiany.
refusal-no-such-effect = Nie masz zamówienia z tym efektem: { $effect }.
refusal-effect-used = Ten efekt jest już wykorzystany: { $effect }.
refusal-no-die-to-turn = Nie masz w puli kości do zmiany.
refusal-nothing-to-turn = Wszystkie twoje kości już pokazują ten symbol.
refusal-change-moment = Kości zmienia się w swojej turze: przed akcją albo przed postawieniem kości na polu z żółtą obwódką.
refusal-rebate-moment = Ten efekt obniża płatność: możesz go użyć, gdy płacisz za kartę.
refusal-free-launch-moment = Ten efekt zastępuje koszt wystawienia: możesz go użyć, gdy wystawiasz kartę.
refusal-extra-order-moment = Ten efekt pozwala wykupić kolejne zamówienie: możesz go użyć zaraz po wykupieniu zamówienia.
refusal-exchange-no-payment = Wymiana nie jest płatnością: żadne zamówienie jej nie obniża i nic nie zastępuje oddawanej sztuki.
refusal-nothing-due = Nie ma teraz nic do zapłaty.
refusal-same-face = Ta kość już pokazuje ten symbol.
refusal-no-payment = Surowce zastępują inne tylko podczas płacenia kosztu.
refusal-passed = Po spasowaniu nie wykonujesz już akcji w tej rundzie.
refusal-no-dice = Nie masz już kości.
refusal-phase-order = Zamówienia wykupuje się tylko w ostatniej fazie rundy.
refusal-must-act = Tura to akcja albo pas.
refusal-phase-launch = Misje wystawia się tylko w fazie akcji.
refusal-already-rerolled = Darmowy przerzut w tej rundzie jest już wykorzystany.
refusal-one-order = W rundzie wykupuje się jedno zamówienie; kolejne tylko dzięki efektowi zamówienia.
refusal-discard-needed = „{ $card }” kosztuje też inną kartę z ręki, a nie masz żadnej.
refusal-discard-itself = „{ $card }” to właśnie wykupywane zamówienie: odrzuca się inną kartę.
refusal-not-completed = Karty „{ $card }” nie ma wśród twoich wykonanych misji i ekspedycji.
refusal-wrong-set = Te karty nie tworzą dokładnie zestawu, którego wymaga nagroda.
refusal-held-first = Najpierw płaci się tym, co się ma: { $resource }.
refusal-wrong-rate = Kurs jest inny: 4 surowce za 1; wystarczą 3, jeśli brakuje promowanego albo wszystkie 3 są promowane.
refusal-not-revealed = Karta „{ $card }” nie jest odkryta.
refusal-deck-empty = Ta talia jest pusta.
refusal-equal-space = Wybierz takie samo pole spośród możliwych zamiast tego: { $space }.
refusal-equal-crew = Wybierz takie samo pole na karcie „{ $card }” spośród możliwych.
refusal-wrong-deck = Ta karta nie pochodzi z tej talii: { $deck }.
refusal-wrong-face = Ten efekt nie zmienia kości na ten symbol: { $to }.
refusal-reroll-none = Za odrzuconą kość przerzuca się co najmniej jedną.
refusal-wrong-substitute = Te surowce nie zastąpią brakującego: musi się zgadzać kurs i wystarczyć na resztę.
refusal-wrong-rebate = Tego nie można odjąć: nie ma tego w koszcie albo zabraknie na resztę.
refusal-no-launch-here = Bez opłaty można tylko wystawić kartę, i to zanim się cokolwiek zapłaci.
refusal-not-enough = Nie masz wszystkiego, co trzeba zapłacić: najpierw zastąp brakujące surowce.
refusal-replace-first = Najpierw zastąp inny surowiec: { $resource }.
refusal-no-choice-due = W tej opłacie nie ma nic do wyboru.
refusal-choose-any = Najpierw wybierz surowiec, którym płacisz tam, gdzie nadaje się dowolny.
refusal-rebate-before = Opłatę można obniżyć tylko, zanim cokolwiek się zastąpi lub wybierze.
refusal-fetch-missions = Misje przynosi inspektor: wyślij go do dyspozytorni, a potem wybierz kartę.
refusal-fetch-missions-full = Misje przynosi inspektor, ale w dyspozytorni nie ma już wolnych pól w tej rundzie.
refusal-fetch-missions-nobody = Misje przynosi inspektor, a nie masz go w puli: najpierw zmień wynik którejś kości.
refusal-fetch-orders = Zamówienia przynosi geolog: wyślij go do rafinerii, a potem wybierz kartę.
refusal-fetch-orders-full = Zamówienia przynosi geolog, ale w rafinerii nie ma już wolnych pól w tej rundzie.
refusal-fetch-orders-nobody = Zamówienia przynosi geolog, a nie masz go w puli: najpierw zmień wynik którejś kości.
refusal-earn-basic = Z banku nie bierze się ot tak. Wyślij kość po ten surowiec ({ $resource }), dołącz do załogi misji albo wymień inny surowiec.
refusal-earn-rare = Z banku nie bierze się ot tak. Ten surowiec ({ $resource }) dają misje i premia rundy; można go też wziąć w wymianie.
refusal-give-moment = Surowiec oddaje się w wymianie: odrzuć za to kość.
refusal-hand-in-moment = Wykonane karty oddaje się za nagrodę: wyślij kość na pole obok niej.
refusal-first-reroll = Najpierw kości: przerzuć wybrane albo zostaw wszystkie. Potem przyjdzie czas na akcje.
refusal-first-change = Najpierw zmień kość.
refusal-first-card = Najpierw weź kartę.
refusal-first-payment = Najpierw zapłać albo cofnij ruch.
refusal-first-launch = Najpierw zakończ wystawianie: postaw kości na polach z żółtą obwódką albo wybierz „Gotowe”.
refusal-first-hand-in = Najpierw oddaj karty za nagrodę.
refusal-first-exchange = Najpierw dokończ wymianę.
refusal-first-gain = Najpierw weź surowiec z banku.
refusal-first-order = Najpierw wykup zamówienie albo wybierz „Gotowe”.
refusal-first-discard = Najpierw odrzuć kartę, która jest częścią ceny.

## Stół w słowach

board-title-round = Runda
board-title-docks = Doki
board-title-plasteel = Magazyny plastalu
board-title-water = Zbiorniki wody
board-title-xenon = Zasobniki ksenonu
board-title-spaces = Inne pola
board-title-missions = Odkryte misje
board-title-orders = Odkryte zamówienia
board-title-awards = Nagrody
board-title-board-cards = Karty Zarządu
board-title-bank = Bank i Kantor
board-title-you = { $player } (ty)
board-title-hand = Twoja ręka

board-round = Runda { $round } z { $rounds }: { $phase }
board-first = Pierwszy gracz: { $player }
board-turn = Tura: { $player }
board-paying = Płatność za: „{ $card }”. Do zapłaty: { $due }
board-bonus = Premia za najwięcej kości na misjach: { $amounts }; remis dwóch graczy: po { $two }, większej liczby: po { $more }
board-track = Tor rund: { $fields }
board-legend = ○ wolne, ● zajęte

board-dock = Dok { $dock }: „{ $card }”, typ { $type }
board-run-new = Barka: { $player }, nowa
board-run-slid = Barka: { $player }, ostatnia szansa
board-free-docks = Wolne doki: { $docks }

board-symbol-any = dowolna kość
board-yellow = { $workers } (żółte)
board-space-first = Pierwszy gracz następnej rundy, dowolna kość: { $spaces }
board-space-dispatch = Dyspozytornia, inspektor bierze misję: { $spaces }
board-space-refinery = Rafineria, geolog bierze zamówienie: { $spaces }

board-mission = „{ $card }”, typ { $type }
board-order = „{ $card }”, { $points } PZ
board-cost = Koszt: { $parts }
board-cost-card = inna karta z ręki
board-card-spaces = Pola: { $spaces }
board-reward = Zysk za każdy symbol: { $amounts }
board-reward-cards = Zysk za każdą kość: karta misji lub zamówienia
board-effect = Jednorazowo: { $effect }
board-deck = { $count ->
    [0] Talia jest pusta
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
board-award = { $place }. „{ $card }”: { $set }, { $points } PZ
board-no-award = { $place }. Brak nagrody
board-technology = Technologia „{ $card }”, { $points } PZ
board-bulletin = Biuletyn „{ $card }”, { $points } PZ
board-expedition = Ekspedycja „{ $card }”, 1 PZ
board-any-die = Do wzięcia dowolną kością: { $die }
board-gives = W każdej rundzie za kość: { $amounts }
board-gives-card = W każdej rundzie za kość: karta misji lub zamówienia
board-no-technology = Nie ma już technologii
board-no-bulletin = Nie ma już biuletynów
board-no-expedition = Nie ma już ekspedycji
board-further = { $count ->
    [0] To ostatnia karta
    [one] Pod spodem jeszcze { $count } karta
    [few] Pod spodem jeszcze { $count } karty
   *[many] Pod spodem jeszcze { $count } kart
}

board-bank = W banku: { $amounts }
board-exchange = „{ $card }”: surowiec promowany to { $promoted }
board-rates = W płatności 4 dowolne surowce zastępują 1 brakujący; wystarczą 3, jeśli brakuje promowanego albo wszystkie 3 są promowane

board-points = { $points } PZ
board-points-parts = { $points } PZ: { $parts }
board-passed = Pas w tej rundzie
board-stock = Surowce: { $amounts }
board-no-stock = Brak surowców
board-pool = Kości: { $dice }
board-no-dice = Brak kości w puli
board-discarded = Odrzucone kości: { $count }
board-counts = { $missions ->
    [one] Na ręce: { $missions } misja
    [few] Na ręce: { $missions } misje
   *[many] Na ręce: { $missions } misji
}, { $orders ->
    [one] { $orders } zamówienie
    [few] { $orders } zamówienia
   *[many] { $orders } zamówień
}
board-barges = { $count ->
    [0] Brak wolnej barki
    [one] { $count } wolna barka
    [few] { $count } wolne barki
   *[many] { $count } wolnych barek
}
board-completed = Wykonane: { $cards }
board-effects = Efekty do użycia: { $effects }
board-own-technology = Technologia „{ $card }” ({ $amounts })
board-own-bulletin = Biuletyn „{ $card }” (karta)
board-awards = Nagrody: { $cards }
board-no-hand = Brak kart

## Co mówi wskazana rzecz na narysowanej planszy

caption-takes = Przyjmuje: { $workers }
caption-gain-each = Zysk: { $amount } za każdy symbol na kości
caption-gain-each-first = Zysk: { $amount } za każdy symbol na kości i jeszcze jedna sztuka
caption-gain-dispatch = Weź misję: odkrytą albo z wierzchu talii
caption-gain-refinery = Weź zamówienie: odkryte albo z wierzchu talii
caption-gain-first = Od następnej rundy zaczynasz
caption-award = „{ $card }”: oddaj { $set } za { $points } PZ
caption-worker-miner = Pracuje w magazynach i na misjach
caption-worker-automaton = Pracuje w magazynach i na misjach
caption-worker-inspector = Przynosi misje z dyspozytorni i dołącza do załóg, które go potrzebują
caption-worker-geologist = Przynosi zamówienia z rafinerii i dołącza do załóg, które go potrzebują
caption-double = Liczy się podwójnie tam, gdzie zysk zależy od symboli
caption-rates = { board-rates }
caption-docks = Tu trafia wystawiona misja. Jeśli na koniec rundy nie ma pełnej załogi, odsuwa się i czeka jeszcze jedną rundę
caption-bonus = Premia rundy: gracz, który na koniec rundy ma najwięcej kości na misjach, bierze 4 sztuki; przy remisie dwóch graczy po 2, większej liczby po 1
caption-exchange = Wymiana: odrzuć kość, oddaj 1 surowiec i weź 1 innego rodzaju
caption-discard = Zmiana wyników: odrzuć kość, potem zmień inną na dowolny symbol albo przerzuć wybrane
