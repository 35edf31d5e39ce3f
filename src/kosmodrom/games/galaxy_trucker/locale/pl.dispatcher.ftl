# Klepsydra i dyspozytor: pomocnik dla tych, którzy mają grę w pudełku.

companion-dispatcher = Dyspozytor przy twoim stole
    .tagline = Gra leży na stole: klepsydra, karty, kości i rozliczenie są tutaj.
    .seat = Dyspozytor

game-option-players = Gracze
    .help = Ile osób siedzi przy stole.

## Pytania

ask-dispatch-who = Które kolory biorą udział w grze?
    .others = Gracze podają kolory.
ask-dispatch-drawn = Czy wśród wylosowanych kart trudnej trasy jest jedna z tych? Podawaj je po kolei; pozostałych przestrzegacie według kart.
    .others = Gracze podają karty trudnej trasy.
ask-dispatch-surprise = Którą kartę przyniosła Przykra niespodzianka?
    .others = Gracze podają kartę trudnej trasy.
ask-dispatch-start = Lot { $flight }, { $ship }: gdy wszyscy są gotowi, uruchom klepsydrę.
    .others = Zaraz zacznie się budowa.
ask-dispatch-yard = Wszyscy budują. Kto skończy, bierze następny żeton kolejności.
    .others = Wszyscy budują.
ask-dispatch-stopped = Piasek się przesypał. Budujcie dalej; kto chce, przewraca klepsydrę.
    .others = Piasek się przesypał.
ask-dispatch-last-stop = Piasek się przesypał. Budujcie dalej; na pole START klepsydrę przewraca ktoś, kto ma już żeton kolejności.
    .others = Piasek się przesypał.
ask-dispatch-tiles = Ręce precz od statków! Kto następny bierze żeton kolejności?
    .others = Czas minął.
ask-dispatch-sand = Piasek się przesypuje.
    .others = Piasek się przesypuje.
ask-dispatch-launch = Gdy wszystkie statki są sprawdzone, obsadzone i stoją na swoich polach, przygotuj talię.
    .others = Trwają przygotowania do startu.
ask-dispatch-first-card = Wszyscy zapięli pasy? Odkryj pierwszą kartę.
    .others = Pierwsza karta jest jeszcze zakryta.
ask-dispatch-card = { $card }: rozpatrzcie kartę, a potem spytaj, czy ktoś rezygnuje z lotu, i leć dalej.
    .others = Rozpatrywana karta: { $card }.
ask-dispatch-extra = { $card }: rozpatrzcie kartę z pudełka, a potem spytaj, czy ktoś rezygnuje z lotu, i leć dalej.
    .others = Rozpatrywana karta: { $card }.
ask-dispatch-machination = Rozpatrzcie nieczyste zagranie, a potem spytaj, czy ktoś rezygnuje z lotu, i leć dalej.
    .others = Rozpatrywane jest nieczyste zagranie.
ask-dispatch-place = { $player }: na którym miejscu statek dotarł do celu?
    .others = Rozliczenie: { $player }.
ask-dispatch-both = { $player }: czy dotarły obie połowy?
    .others = Rozliczenie: { $player }.
ask-dispatch-exposed = { $player }: ile odsłoniętych złączy ma statek?
    .others = Rozliczenie: { $player }.
ask-dispatch-creative = { $player }: czy żaden inny statek u celu nie ma z przodu tej samej strony?
    .others = Rozliczenie: { $player }.
ask-dispatch-cubes = { $player }, { $goods }: ile kostek jest na pokładzie albo było w chwili rezygnacji?
    .others = Rozliczenie: { $player }.
ask-dispatch-lost = { $player }: ile części leży wśród utraconych?
    .others = Rozliczenie: { $player }.
ask-dispatch-specialist = { $player }: jaki specjalista jest na pokładzie z niebieskim kosmitą?
    .others = Rozliczenie: { $player }.
ask-dispatch-races = { $player }: ile ras kosmitów jest na pokładzie, licząc rasę Menedżera?
    .others = Rozliczenie: { $player }.
ask-dispatch-passengers = { $player }: w ilu luksusowych kabinach jest jeszcze pasażer?
    .others = Rozliczenie: { $player }.
ask-dispatch-ordered = { $player }: ile zamówionych części zostało?
    .others = Rozliczenie: { $player }.

## Odpowiedzi

dispatch-player-blue = Niebieski
dispatch-player-green = Zielony
dispatch-player-yellow = Żółty
dispatch-player-red = Czerwony
dispatch-player-orange = Pomarańczowy

option-dispatch-colours = { $colours }
option-dispatch-road = { $road }
option-dispatch-no-road = Żadna z tych
option-dispatch-start = Uruchom klepsydrę
option-dispatch-turn-hourglass = Przewróć klepsydrę
option-dispatch-look = Obejrzyj stos { $pile }
option-dispatch-put-back = Odłóż stos { $pile }
option-dispatch-tile = { $player } bierze numer { $number }
option-dispatch-run-out = Piasek się przesypał
option-dispatch-launch = Przygotuj talię
option-dispatch-turn = Odkryj następną kartę
option-dispatch-used = Ktoś z niej skorzystał: następna karta
option-dispatch-unused = Nikt z niej nie skorzystał: następna karta
option-dispatch-roll-threat = Rzuć kośćmi: następne zagrożenie
option-dispatch-roll-line = Rzuć kośćmi: zagrożenie z innej karty
option-dispatch-roll-coordinates = Wylosuj kolumnę i rząd
option-dispatch-land = Koniec lotu: rozliczenie
option-dispatch-nobody = Nikt już nie leci
option-dispatch-arrived = { $place ->
    [1] Pierwsze miejsce
    [2] Drugie miejsce
    [3] Trzecie miejsce
    [4] Czwarte miejsce
   *[other] Piąte miejsce
}
option-dispatch-gave-up = Rezygnacja albo zdublowanie
option-dispatch-count = { $number }
option-dispatch-yes = Tak
option-dispatch-no = Nie
option-dispatch-specialist = { $specialist }

dispatch-aboard-none = Nie ma niebieskiego kosmity
dispatch-aboard-lawyer = { specialist-lawyer }
dispatch-aboard-manager = { specialist-manager }
dispatch-aboard-merchant = { specialist-merchant }
dispatch-aboard-other = Inny

## Co robić

event-dispatch-flight = Lot { $flight }: { $ship }.
event-dispatch-table = Każdy bierze planszę tej klasy z kabiną startową, jeśli klasa ją ma. Wymieszajcie zakryte części i wyłóżcie żetony kolejności od 1 do { $tiles }.
event-dispatch-piles = Przygotowane stosy: { $piles }, kart w każdym: { $cards }. Wszystkie prócz ostatniego można oglądać podczas budowy.
event-dispatch-learning = Lot szkoleniowy: { $cards } łatwych kart, których nikt nie ogląda, bez kosmitów i bez rezygnacji z lotu.
event-dispatch-deal = Potasujcie karty nieczystych zagrań i rozdajcie każdemu po { $cards }; reszta wraca zakryta do pudełka.
event-dispatch-plant = Każdy wybiera jedno nieczyste zagranie i kładzie je zakryte na stos obok tego urządzenia.
event-dispatch-keep = Każdy wybiera jedno nieczyste zagranie i zachowuje je zakryte.
event-dispatch-draw-roads = Potem wylosujcie i przeczytajcie karty trudnej trasy: { $roads }.
event-dispatch-road-known = Zapisane: { $road }.
event-dispatch-order = Każdy bierze zakryte części: { $parts }. Odkrywacie je, gdy zaczyna się budowa.
event-dispatch-surprise = Przykra niespodzianka: wylosujcie jeszcze jedną kartę trudnej trasy. Taka, która działa podczas budowy, wraca pod talię, a wy losujecie dalej.
event-dispatch-sand-runs = Piasek się przesypuje: { $circle }.
event-dispatch-sand-stopped = Piasek się przesypał: { $circle }.
event-dispatch-time-is-up = Piasek przesypał się na polu START. Nikt już nie buduje: część z ręki wraca na miejsce, a kto nie ma żetonu kolejności, bierze go.
event-dispatch-pile = Stos { $pile }: { $cards }.
event-dispatch-tile-taken = { $player } ma numer { $number }.
event-dispatch-built = Wszystkie statki są gotowe. Części odłożone na bok liczą się jako utracone.
event-dispatch-front = W kolejności numerów każdy mówi, która strona statku jest przodem.
event-dispatch-check = Sprawdźcie nawzajem swoje statki: złącza, silniki, działa i to, czy wszystko się trzyma. Błędne części odpadają i liczą się jako utracone.
event-dispatch-crew = W kolejności numerów kosmici zajmują kabiny przy swoich modułach podtrzymywania życia. Do pozostałych kabin trafia po 2 kosmonautów, a baterie są pełne.
event-dispatch-humans = Do każdej kabiny trafia 2 kosmonautów, a baterie są pełne. W tym locie nie ma kosmitów.
event-dispatch-specialists = W luksusowej kabinie jest 1 pasażer, w komorze hibernacyjnej 4 śpiących. Kto ma niebieskiego kosmitę, bierze jednego z pozostałych specjalistów.
event-dispatch-rocket = { $behind ->
    [0] { $player } startuje na pierwszym polu.
    [one] { $player } startuje { $behind } pole za pierwszym.
    [few] { $player } startuje { $behind } pola za pierwszym.
    [many] { $player } startuje { $behind } pól za pierwszym.
   *[other] { $player } startuje { $behind } pola za pierwszym.
}
event-dispatch-shuffle = Potasujcie stos nieczystych zagrań: dowiecie się, kiedy odkryć wierzchnią kartę.
event-dispatch-stack = Ułóżcie nieczyste zagrania tak, by karty graczy z niższymi numerami leżały wyżej: dowiecie się, kiedy odkryć wierzchnią kartę.
event-dispatch-card = { $left ->
    [0] { $card }. To ostatnia karta w talii.
    [one] { $card }. Zostaje { $left } karta.
    [few] { $card }. Zostają { $left } karty.
    [many] { $card }. Zostaje { $left } kart.
   *[other] { $card }. Zostaje { $left } karty.
}
event-dispatch-extra = Weźcie tę kartę z pudełka: { $card }. Kart w talii po niej: { $left }.
event-dispatch-machination = Odkryjcie wierzchnie nieczyste zagranie; dotyczy wszystkich. Kart w talii po niej: { $left }.
event-dispatch-keep-unused = Jeśli nikt z niego nie skorzysta, połóżcie je potem zakryte na osobny stos: przez Déjà vu wróci.
event-dispatch-five = Zasady dla pięciu graczy: { $what }
event-dispatch-next-last = Następna karta jest ostatnia.
event-dispatch-second-pass = Déjà vu: karty wracają w odwrotnej kolejności ({ $cards }). Nieczyste zagrania, z których nikt nie skorzystał, odkrywacie tak samo.
event-dispatch-threat = Zagrożenie { $number } z { $of }: { $threat } { $side }. Na kościach { $first } i { $second }.
event-dispatch-inverted = Inwersja meteorów: traktujcie go tak: { $threat }.
event-dispatch-column = To { $place }. kolumna od lewej, oznaczona { $numbers }.
event-dispatch-row = To { $place }. rząd od przodu, oznaczony { $numbers }.
event-dispatch-no-cell = Żaden statek tej klasy nie ma tam części.
event-dispatch-halves = Co nie trafi w nic w bliższej połowie, leci dalej do drugiej.
event-dispatch-miss = { $line } { $number }: w tej klasie statków nic tam nie ma. Wszyscy są bezpieczni.
event-dispatch-defence = { $how }
event-dispatch-technology = Osłona z zasilonym wzmacniaczem zatrzymuje też duże meteory i ciężki ostrzał. Poszycie chroni swoją stronę przed wszystkim.
event-dispatch-flies-on = Pociski dum dum: po zniszczeniu części zagrożenie leci dalej do następnej części na swojej drodze. Zatrzymuje je tam tylko poszycie, a mały meteor także strona bez złącza.
event-dispatch-losses = Pierwsza część na jego drodze ulega zniszczeniu, a z nią odpada wszystko, co nie jest już połączone ze statkiem.
event-dispatch-line-rolled = Na kościach { $first } i { $second }. Zagrożenie z przodu albo z tyłu leci kolumną, z boku rzędem.
event-dispatch-coordinates = Kości wskazują kolumnę { $column } i rząd { $row }.
event-dispatch-landed = Koniec lotu { $flight }. Kto jeszcze leci, dociera do celu.
event-dispatch-item = { $credits ->
    [one] { $player }, { $item }: { $credits } kredyt.
    [few] { $player }, { $item }: { $credits } kredyty.
    [many] { $player }, { $item }: { $credits } kredytów.
   *[other] { $player }, { $item }: { $credits } kredytu.
}
event-dispatch-account = { $credits ->
    [one] { $player }: { $credits } kredyt za ten lot; wszystkie rozliczenia: { $total }.
    [few] { $player }: { $credits } kredyty za ten lot; wszystkie rozliczenia: { $total }.
    [many] { $player }: { $credits } kredytów za ten lot; wszystkie rozliczenia: { $total }.
   *[other] { $player }: { $credits } kredytu za ten lot; wszystkie rozliczenia: { $total }.
}
event-dispatch-debt = Kwoty ujemne trzeba zapłacić. Kogo na to nie stać, oddaje wszystko, co ma: długów nie ma.
event-dispatch-loans = Kwoty ujemne trzeba zapłacić. Kogo na to nie stać, bierze pożyczki ({ $loan } kredytów); przed końcem gry każdą trzeba spłacić ({ $repayment } kredytów).
event-dispatch-winner = To był ostatni lot. Wygrywa największa liczba kredytów.

dispatch-side-front = z przodu
dispatch-side-right = z prawej
dispatch-side-rear = z tyłu
dispatch-side-left = z lewej
dispatch-line-column = Kolumna
dispatch-line-row = Rząd

dispatch-defence-small_meteor = Odbija się od strony bez złącza, a zasilona osłona z tej strony go zatrzymuje.
dispatch-defence-large_meteor_front = Zestrzeliwuje go działo skierowane do przodu w tej samej kolumnie; podwójne działo zużywa znacznik baterii.
dispatch-defence-large_meteor_side = Zestrzeliwuje go działo skierowane w tę stronę w tym samym albo sąsiednim rzędzie; podwójne działo zużywa znacznik baterii.
dispatch-defence-large_meteor_rear = Zestrzeliwuje go działo skierowane do tyłu w tej samej kolumnie; podwójne działo zużywa znacznik baterii.
dispatch-defence-light_shot = Zatrzymuje go zasilona osłona z tej strony.
dispatch-defence-heavy_shot = Sama osłona go nie zatrzyma.

dispatch-five-planets = jeden gracz może wylądować na zajętej planecie, ale dostaje o 1 kostkę mniej.
dispatch-five-abandoned_ship = z karty może skorzystać dwóch graczy, drugi za 1 kredyt mniej.
dispatch-five-abandoned_station = z karty może skorzystać dwóch graczy, drugi za 1 kostkę mniej.
dispatch-five-slavers = trzeba ich pokonać dwa razy. Za drugim razem nagroda jest o 1 kredyt mniejsza, a przegrani tracą o 1 członka załogi mniej.
dispatch-five-smugglers = trzeba ich pokonać dwa razy. Za drugim razem nagroda jest o 1 kostkę mniejsza, a przegrani tracą o 1 kostkę mniej.
dispatch-five-pirates = trzeba ich pokonać dwa razy. Za drugim razem nagroda jest o 1 kredyt mniejsza, a pierwszy ciężki ostrzał nie dotyczy przegranych.
dispatch-five-combat_zone = każda linia dotyczy dwóch najsłabszych, drugiego o 1 słabiej albo bez pierwszego ciężkiego ostrzału.
dispatch-five-sabotage = dotyczy dwóch najmniejszych załóg, drugiej tylko przy dwóch pierwszych rzutach.

## Co ma dyspozytor

dispatch-title-flight = Lot
dispatch-title-pile = Stos { $pile }
dispatch-title-accounts = Rozliczenia
dispatch-machination = Nieczyste zagranie
dispatch-machination-text = Co robi, mówi karta na stole.
dispatch-extra-text = Co robi, mówi karta z pudełka.
dispatch-flight-of = Lot { $flight } z { $flights }: { $ship }
dispatch-hourglass-runs = Piasek się przesypuje: { $circle }
dispatch-hourglass-stands = Piasek się przesypał: { $circle }
dispatch-roads = Trudna trasa, o której pamiętać: { $roads }
dispatch-number = { $player }: numer { $number }
dispatch-deck = Karty w talii: { $cards }
dispatch-turned = Rozpatrzone: { $cards }
dispatch-again = Déjà vu: drugi przebieg
dispatch-total = { $credits ->
    [one] { $player }: razem { $credits } kredyt
    [few] { $player }: razem { $credits } kredyty
    [many] { $player }: razem { $credits } kredytów
   *[other] { $player }: razem { $credits } kredytu
}
dispatch-account = Lot { $flight }: { $items }
