# Wszystko, co mówi się w grze Niezbadana Planeta. Nazwy jej elementów: pl.cards.ftl.

game-name = Niezbadana Planeta
game-tagline = Zasiedlaj planetę płytkami z obrotowej Stacji Kosmicznej i rozwijaj jej zasoby.

## Opcje gry

game-option-corporations = Korporacje
    .help = Którą stroną Plansz Korporacji się gra. Na pierwszą grę najlepsza jest symetryczna.
game-option-corporations-symmetric = wszystkie symetryczne
game-option-corporations-dealt = symetryczna albo rozdana asymetryczna
game-option-corporations-free = dowolny wybór
game-option-corporations-random = losowe asymetryczne
game-option-planets = Planety
    .help = Którą stroną Plansz Planet się gra. Na pierwszą grę najlepsza jest symetryczna.
game-option-planets-symmetric = wszystkie symetryczne
game-option-planets-dealt = symetryczna albo rozdana asymetryczna
game-option-planets-free = dowolny wybór
game-option-planets-random = losowe asymetryczne
game-option-upgrade_kit = Zestaw Ulepszeń
    .help = Dodaje dwie korporacje i sześć planet do stron asymetrycznych.
game-option-events = Wydarzenia
    .help = W każdej rundzie odkrywa się kartę Wydarzenia. W trybie solo są zawsze.
game-option-event_mix = Talia Wydarzeń
    .help = Ile z 20 Wydarzeń jest zielonych, pomarańczowych i czerwonych. Im więcej czerwonych, tym trudniej.
game-option-event_mix-even = 7 zielonych, 7 pomarańczowych, 6 czerwonych
game-option-event_mix-example = 9 zielonych, 3 pomarańczowe, 8 czerwonych
game-option-event_mix-mild = 12 zielonych, 6 pomarańczowych, 2 czerwone
game-option-event_mix-harsh = 2 zielone, 6 pomarańczowych, 12 czerwonych
game-option-event_mix-random = losowo
game-option-event_mix-custom = własne liczby
game-option-green = Zielone Wydarzenia
    .help = Trzy liczby muszą razem dać 20. Gdy gra więcej niż jedna osoba, zielonych jest najwyżej 16.
game-option-orange = Pomarańczowe Wydarzenia
    .help = Trzy liczby muszą razem dać 20.
game-option-red = Czerwone Wydarzenia
    .help = Trzy liczby muszą razem dać 20. Gdy gra więcej niż jedna osoba, czerwonych jest najwyżej 18.
game-option-private_objectives = Cele Osobiste
    .help = Każdy zachowuje też jeden z dwóch Celów Osobistych. W trybie solo są zawsze trzy.
game-option-private_objectives-off = bez nich
game-option-private_objectives-hidden = tajne
game-option-private_objectives-open = jawne
game-option-automatic_rotation = Samoczynny obrót
    .help = W grze na dwie osoby stacja obraca się co rundę o jeden Magazyn; dowódca nie wybiera.
game-option-inner_ring = Wewnętrzny krąg
    .help = O ile krąg małych płytek jest obrócony względem kręgu dużych.
game-option-inner_ring-random = losowo
game-option-inner_ring-0 = bez obrotu
game-option-inner_ring-1 = o 1 Magazyn
game-option-inner_ring-2 = o 2 Magazyny
game-option-inner_ring-3 = o 3 Magazyny
game-option-inner_ring-4 = o 4 Magazyny
game-option-inner_ring-5 = o 5 Magazynów
game-option-peeking = Podgląd następnej płytki
    .help = W kroku 4 każdy widzi płytki pod wierzchnimi płytkami swojego Magazynu.
game-option-first_commander = Pierwszy dowódca
    .help = Kto dowodzi stacją w pierwszej rundzie.
game-option-first_commander-random = losowo
game-option-first_commander-1 = gracz 1
game-option-first_commander-2 = gracz 2
game-option-first_commander-3 = gracz 3
game-option-first_commander-4 = gracz 4
game-option-first_commander-5 = gracz 5
game-option-first_commander-6 = gracz 6

## Koniec

ending-stuck = Zabrakło miejsca na płytkę.
ending-depot = Jeden z Magazynów jest pusty.
ending-events = Odkryto ostatnie Wydarzenie.

score-planet = Planeta
score-tracks = Tory
score-lifepods = Kapsuły Ratunkowe
score-meteorites = Meteoryty
score-neighbours = Cele Sąsiadujące
score-cards = Karty Cywilizacji
score-private = Cele Osobiste

# Powody podpowiedzi: części tego, co gracz ma i co może jeszcze zyskać.
worth-planet = rzędy i kolumny
worth-tracks = tory
worth-collected = Kapsuły Ratunkowe i Meteoryty
worth-pending = zyski do rozpatrzenia
worth-cards = Karty Cywilizacji
worth-private = Cele Osobiste
worth-neighbours = Cele Sąsiadujące

## Nazwy

phase-setup = przygotowanie
phase-boards = wybór plansz
phase-preparation = przygotowanie korporacji
phase-private = Cele Osobiste
phase-private-choice = wybór Celów Osobistych
phase-objectives = Cele
phase-round = początek rundy
phase-rotation = obrót stacji
phase-alert = Wydarzenie
phase-alert-effects = Wydarzenie
phase-alert-cards = Karty Cywilizacji po Wydarzeniu
phase-tiles = umieszczanie płytek
phase-cards = Karty Cywilizacji
phase-round-end = koniec rundy
phase-finale = faza końcowa
phase-finale-effects = faza końcowa
phase-finale-cards = Karty Cywilizacji fazy końcowej
phase-end = koniec gry

effect-advance = awans ({ $track })
effect-energy = Energia
effect-boost = Skok Synergiczny
effect-regress = cofnięcie
effect-patch = Zbiorowisko Biomasy
effect-rover = Łazik
effect-trackers = awans z karty
effect-relocate = teleportacja Łazika
effect-lifepods = zebranie Kapsuł Ratunkowych
effect-meteorites = zniszczenie Meteorytów
effect-line = oczyszczenie rzędu lub kolumny
effect-one-resource = jeden z dwóch zasobów
effect-tile = jeszcze jedna płytka

# Jak leży płytka: ćwierćobroty w prawo, od 4 po odwróceniu w poziomie.
turned = { $orientation ->
    [0] bez obrotu
    [1] obrót w prawo
    [2] pół obrotu
    [3] obrót w lewo
    [4] odwrócenie
    [5] odwrócenie i obrót w prawo
    [6] odwrócenie i pół obrotu
   *[other] odwrócenie i obrót w lewo
}

## Pytania

ask-corporation = Którą korporacją kierujesz?
    .others = { $player } wybiera korporację.
ask-planet = Którą planetę zasiedlasz?
    .others = { $player } wybiera planetę.
ask-private = Które Cele Osobiste zachowujesz?
    .others = { $player } wybiera Cele Osobiste.
ask-rotate = Dowodzisz stacją: o ile ją obracasz?
    .others = { $player } obraca stację.
ask-take = Którą płytkę ze swojego Magazynu bierzesz?
    .others = { $player } bierze płytkę.
ask-place = { $meteorite ->
    [true] Gdzie umieszczasz płytkę ({ $a } + { $b }, z Meteorytem)?
   *[other] Gdzie umieszczasz płytkę ({ $a } + { $b })?
}
    .others = { $player } umieszcza płytkę.
ask-next = Co rozpatrujesz teraz?
    .others = { $player } rozpatruje efekty.
ask-done = Wszystko rozpatrzone. Rusz jeszcze Łaziki, użyj Technologii albo zakończ.
    .others = { $player } może jeszcze ruszyć Łaziki lub użyć Technologii.
ask-card = { $rank ->
    [0] Którą Kartę Cywilizacji zachowujesz?
   *[other] Którą Kartę Cywilizacji Poziomu { $rank } zachowujesz?
}
    .others = { $rank ->
        [0] { $player } wybiera Kartę Cywilizacji.
       *[other] { $player } wybiera Kartę Cywilizacji Poziomu { $rank }.
    }
ask-trackers = Który Znacznik awansujesz teraz?
    .others = { $player } awansuje Znaczniki.
ask-lifepods = Którą Kapsułę Ratunkową zbierasz teraz?
    .others = { $player } zbiera Kapsuły Ratunkowe.
ask-meteorites = Który Meteoryt niszczysz teraz?
    .others = { $player } niszczy Meteoryty.

## Możliwości

option-choose-corporation = { $corporation }
    .group = Korporacje
    .why = Jej tory i Technologie są twoje na całą grę.
option-choose-planet = { $planet }
    .group = Planety
    .why = Zasiedlasz ją przez całą grę.
option-keep-objectives = Zachowaj: { $objectives }
    .group = Zachowanie Celów
    .why = 5 Medali za każdy cel spełniony na koniec.
option-rotate = { $steps ->
    [0] Zostaw stację tak, jak jest
    [one] Obróć ją w prawo o { $steps } Magazyn
    [few] Obróć ją w prawo o { $steps } Magazyny
   *[many] Obróć ją w prawo o { $steps } Magazynów
}
    .group = Obrót stacji
    .why = Decyduje, jakie dwie płytki ma przed sobą każdy, także ty.
option-take = { $ring ->
    [small] Weź małą płytkę
   *[large] Weź dużą płytkę
}
    .group = Wzięcie płytki
    .why = Od razu ją umieszczasz, a oba jej zasoby dają awanse.
option-place = Umieść płytkę: lewy górny róg na { $at }, { turned }
    .group = Umieszczenie płytki
    .why = Zapełnia rzędy i kolumny, a oba zasoby dają awanse. To, co przykryje, przepada.
option-advance = Awans za płytkę: { $track }
    .group = Awans za płytkę
    .why = Pozycja wyżej: bierzesz jej Korzyść i zbliżasz się do następnego Medalu.
option-leave-out = Pomiń zasób: { $resource }
    .group = Pominięcie zasobu
    .why = Ten zasób nie da awansu.
option-energy = Użyj Energii: { $track }
    .group = Użycie Energii
    .why = Energia nie ma własnego toru: wybierz, który Znacznik awansuje.
option-boost = Skok Synergiczny: { $track }
    .group = Skok Synergiczny
    .why = Awans na dowolnym torze, razem z Korzyścią.
option-card-advance = Awans z karty: { $track }
    .group = Awans z karty
    .why = Karta daje awans, razem z Korzyścią.
option-regress = Cofnij Znacznik: { $track }
    .group = Cofnięcie Znacznika
    .why = Pozycja niżej: wybierz Znacznik, który najmniej na tym straci.
option-patch = Umieść Zbiorowisko Biomasy na { $at }
    .group = Umieszczenie Zbiorowiska Biomasy
    .why = Przykrywa jeden kwadrat: lukę w rzędzie albo kolumnie.
option-store-patch = Przechowaj Zbiorowisko Biomasy do końca gry
    .why = Na koniec będzie widać, w której luce jest potrzebne.
option-rover = Postaw Łazik na { $at }
    .group = Postawienie Łazika
    .why = Stamtąd rusza: najlepiej blisko Kapsuł Ratunkowych i Meteorytów.
option-move = Ruch Łazika: { $start } → { $to }
    .group = Ruch Łazika
    .why = Kosztuje Ruch; Łazik zbiera po drodze Kapsuły Ratunkowe i Meteoryty.
option-teleport = Teleportuj Łazik: { $start } → { $to }
    .group = Teleportacja Łazika
    .why = Łazik od razu jest gdzie indziej.
option-finish = Zakończ
    .why = Kończy twój krok; pozostały Ruch przepada.
option-take-card = Zachowaj kartę „{ $card }”
    .group = Zachowanie Karty Cywilizacji
    .why = Karta Natychmiastowa działa od razu, karta Koniec Gry liczy się na koniec.
option-collect-lifepod = Zbierz Kapsułę Ratunkową z { $at }
    .group = Zebranie Kapsuły Ratunkowej
    .why = Każda Kapsuła Ratunkowa daje Medal na koniec.
option-destroy-meteorite = Zniszcz Meteoryt na { $at }
    .group = Zniszczenie Meteorytu
    .why = Jego rząd i kolumna znów mogą punktować.
option-clear-row = Oczyść z Meteorytów rząd { $row }
    .group = Oczyszczenie rzędu
    .why = Bez Meteorytów rząd może punktować.
option-clear-column = Oczyść z Meteorytów kolumnę { $column }
    .group = Oczyszczenie kolumny
    .why = Bez Meteorytów kolumna może punktować.
option-technology = Użyj Technologii „{ $technology }”
    .group = Użycie Technologii
    .why = Robi to, co na niej napisano.
option-choose-track = Wybierz { $track }
    .group = Wybór toru
    .why = To, co dalej, dzieje się na tym torze.

## Zdarzenia

event-set-up = Stacja jest napełniona. Pierwszy dowódca stacji: { $commander }.
event-boards = { $seat }: { $corporation }, planeta { $planet }.
event-objectives = Cele Sąsiadujące: { $objectives }.
event-objectives-kept = { $seat } zachowuje Cele Osobiste: { $objectives }.
event-secret-objectives-kept = { $count ->
    [one] { $seat } zachowuje { $count } Cel Osobisty.
    [few] { $seat } zachowuje { $count } Cele Osobiste.
   *[many] { $seat } zachowuje { $count } Celów Osobistych.
}
event-round = Runda { $round }. Dowódca stacji: { $commander }.
event-turned = { $steps ->
    [0] { $seat } zostawia stację tak, jak jest.
    [one] Stacja obraca się w prawo o { $steps } Magazyn.
    [few] Stacja obraca się w prawo o { $steps } Magazyny.
   *[many] Stacja obraca się w prawo o { $steps } Magazynów.
}
event-alert = Wydarzenie: „{ $event }”.
event-tile-taken = { $seat } bierze płytkę ({ $shape }: { $a } + { $b }).
event-tile-placed = { $seat } umieszcza płytkę ({ $shape }: { $a } + { $b }): { $at }, { turned }.
event-nothing-fits = { $seat } nie może umieścić żadnej płytki: to ostatnia runda.
event-meteorite = Meteoryt spada na { $at } (planeta: { $seat }).
event-lifepod-destroyed = { $seat } traci Kapsułę Ratunkową z { $at }.
event-rover-destroyed = { $seat } traci Łazik z { $at }.
event-meteorite-destroyed = Meteoryt na { $at } zostaje zniszczony (planeta: { $seat }).
event-advanced = { $seat } awansuje na pozycję { $position }: { $track }.
event-regressed = { $seat } cofa Znacznik na pozycję { $position }: { $track }.
event-movement = { $amount ->
    [one] { $seat } zyskuje { $amount } Ruch Łazika.
    [few] { $seat } zyskuje { $amount } Ruchy Łazika.
   *[many] { $seat } zyskuje { $amount } Ruchów Łazika.
}
event-boost = { $seat } zyskuje Skok Synergiczny.
event-civ-milestone = { $seat } osiąga Kamień Milowy Cywilizacji Poziomu { $rank }.
event-technology = { $seat } odblokowuje Technologię „{ $technology }”.
event-technology-used = { $seat } używa Technologii „{ $technology }”.
event-patch = { $seat } umieszcza Zbiorowisko Biomasy na { $at }.
event-patch-stored = { $seat } przechowuje Zbiorowisko Biomasy do końca gry.
event-rover = { $seat } stawia Łazik na { $at }.
event-moved = { $seat } rusza Łazikiem: { $start } → { $to }.
event-teleported = { $seat } teleportuje Łazik: { $start } → { $to }.
event-lifepod = { $seat } zbiera Kapsułę Ratunkową z { $at }.
event-meteorite-collected = { $seat } zbiera Meteoryt z { $at }.
event-card = { $seat } zachowuje Kartę Cywilizacji „{ $card }”.
event-secret-card = { $seat } zachowuje tajną Kartę Cywilizacji Poziomu { $rank }.
event-no-card = { $rank ->
    [0] { $seat } nie dostaje karty: nie ma już żadnych Kart Cywilizacji.
   *[other] { $seat } nie dostaje karty: nie ma już Kart Cywilizacji Poziomu { $rank }.
}
event-cards-revealed = { $seat } odkrywa Karty Cywilizacji: { $cards }.
event-objectives-revealed = { $seat } odkrywa Cele Osobiste: { $objectives }.
event-last-round = Ostatnia runda za nami. { $ending }
event-ended = { $medals ->
    [one] Koniec gry. Zwycięstwo ({ $medals } Medal): { $winners }.
    [few] Koniec gry. Zwycięstwo ({ $medals } Medale): { $winners }.
   *[many] Koniec gry. Zwycięstwo ({ $medals } Medali): { $winners }.
}
event-solo-ended = { $medals ->
    [one] Koniec gry: { $medals } Medal, Oczekiwany Wynik to { $target }. { $verdict }
    [few] Koniec gry: { $medals } Medale, Oczekiwany Wynik to { $target }. { $verdict }
   *[many] Koniec gry: { $medals } Medali, Oczekiwany Wynik to { $target }. { $verdict }
}

## Odmowy

refusal-wrong-question = Teraz chodzi o inną decyzję.
refusal-first-rotate = Najpierw obróć stację albo zostaw ją tak, jak jest.
refusal-first-take = Najpierw weź płytkę ze swojego Magazynu.
refusal-first-place = Najpierw umieść swoją płytkę.
refusal-first-card = Najpierw zachowaj Kartę Cywilizacji.
refusal-no-such-board = Nie ma takiej planszy.
refusal-board-not-in-game = „{ $board }” należy do Zestawu Ulepszeń, którego nie ma w tej grze.
refusal-board-taken = „{ $board }” jest zajęta: dwie osoby nie mogą grać tą samą asymetryczną stroną.
refusal-board-not-dealt = „{ $board }” to nie twoja plansza.
refusal-stack-empty = Ten stos jest pusty.
refusal-tile-does-not-fit = Tej płytki nie da się umieścić, ale drugą można.
refusal-no-such-place = Nie ma takiego miejsca: { $at }.
refusal-off-grid = Wystawałoby to poza twoją planetę: { $at }.
refusal-overlap = Coś już tam leży: { $at }.
refusal-not-adjacent = Musi stykać się krawędzią z tym, co już leży: { $at }.
refusal-not-on-perimeter = Pierwszy element musi dotykać obwodu planety: { $at }.
refusal-event-forbids = Zabrania tego Wydarzenie „{ $event }”: { $at }.
refusal-planet-forbids = Zabrania tego specjalna zasada twojej planety: { $at }.
refusal-equal-orientation = Ta płytka wygląda tak samo w innym z możliwych ułożeń: wybierz tamto.
refusal-no-rover = Nie masz tam Łazika: { $at }.
refusal-no-movement = Nie masz już Ruchu Łazika: daje go tor Łazików.
refusal-rover-off-grid = Łaziki nie opuszczają planety, a tam nie ma kwadratu: { $at }.
refusal-not-a-step = To dalej niż jeden krok: { $at }.
refusal-rover-there = Stoi tam inny Łazik: { $at }.
refusal-closed-to-rovers = Wydarzenie „{ $event }” zamyka ten kwadrat dla Łazików: { $at }.
refusal-card-not-there = Tej Karty Cywilizacji nie ma wśród oglądanych.
refusal-must-resolve = Najpierw rozpatrz to, co masz do rozpatrzenia.
refusal-nothing-such-pending = Nie masz nic takiego do rozpatrzenia.
refusal-not-on-tile = Płytka nie daje już takiego awansu: { $track }.
refusal-no-water-on-ice = Żaden kwadrat Wody z tej płytki nie leży na Lodzie, więc jej Woda nie daje awansu.
refusal-energy-does-not-touch = Strefa Terenu Energetycznego nie styka się z tym terenem: { $track }.
refusal-cannot-advance = Ten Znacznik nie może awansować: { $track }.
refusal-cannot-regress = Tego Znacznika nie da się cofnąć: { $track }.
refusal-cannot-store = Nie możesz teraz przechować Zbiorowiska Biomasy.
refusal-no-rover-waiting = Na twojej Planszy Korporacji nie ma już Łazika.
refusal-not-last-tile = Łazik staje na ostatnio umieszczonej płytce, a tam jej nie ma: { $at }.
refusal-technology-locked = Nie masz odblokowanej tej Technologii.
refusal-technology-used = Ta Technologia jest już wykorzystana.

## Stół w słowach

board-title-round = Runda
board-title-station = Stacja Kosmiczna
board-title-objectives = Cele Sąsiadujące
board-title-decks = Talie
board-title-planet = Planeta: { $player }
board-title-you = { $player } (ty)
board-title-tiles = Twoje płytki
board-title-boards = Plansze
board-title-hand = Twoje karty

board-round = Runda { $round }: { $phase }
board-commander = Dowódca stacji: { $player }
board-event = Wydarzenie „{ $event }”: { $effect }
board-target = Oczekiwany Wynik: { $target }
board-depot = Magazyn { $number }
board-depot-of = Magazyn { $number }: { $player }
board-stack = { $tile } ({ $count })
board-stack-empty = { $shape }: pusty stos
board-objective = „{ $name }”: { $effect }
board-common = Dla wszystkich – „{ $name }”: { $effect }
board-civ = Pozostałe Karty Cywilizacji według Poziomów: { $ranks }
board-events = { $count ->
    [one] Pozostało { $count } Wydarzenie
    [few] Pozostały { $count } Wydarzenia
   *[many] Pozostało { $count } Wydarzeń
}
board-mix = Talia Wydarzeń: zielone { $green }, pomarańczowe { $orange }, czerwone { $red }
board-next-event = Następne Wydarzenie: „{ $event }”
board-legend = C Cywilizacja, W Woda, B Biomasa (b Zbiorowisko), R Łaziki, T Technologia, E Energia; · Ląd, ~ Lód; ^ Kapsuła Ratunkowa, * Meteoryt, @ Łazik. Obok rzędów i pod kolumnami: ich Medale.
board-medals = { $medals ->
    [one] { $medals } Medal
    [few] { $medals } Medale
   *[many] { $medals } Medali
}
board-medals-parts = { $medals ->
    [one] { $medals } Medal: { $parts }
    [few] { $medals } Medale: { $parts }
   *[many] { $medals } Medali: { $parts }
}
board-track = { $track }: { $position } z { $top }
board-technology = { $state ->
    [used] Technologia { $level }, wykorzystana – „{ $name }”: { $effect }
    [unlocked] Technologia { $level }, odblokowana – „{ $name }”: { $effect }
   *[locked] Technologia { $level } – „{ $name }”: { $effect }
}
board-rovers = Łaziki na planecie: { $rovers }, czekające: { $waiting }
board-collected = Zebrane Kapsuły Ratunkowe: { $lifepods }, Meteoryty: { $meteorites }
board-stored = Przechowane Zbiorowiska Biomasy: { $count }
board-taken = Wzięta płytka: { $tile }
board-below = Pod wierzchnimi płytkami Magazynu: { $tiles }
board-pending = Do rozpatrzenia: { $effects }
board-played = Natychmiastowe Karty Cywilizacji: { $cards }
board-secret-cards = Tajne Karty Cywilizacji Poziomu: { $ranks }
board-card = { $medals ->
    [0] „{ $card }” (Poziom { $rank })
    [one] „{ $card }” (Poziom { $rank }): { $medals } Medal
    [few] „{ $card }” (Poziom { $rank }): { $medals } Medale
   *[many] „{ $card }” (Poziom { $rank }): { $medals } Medali
}
board-corporation = Korporacja { $name }
board-strengths = Przewaga: { $strength }. Słabość: { $weakness }.
board-planet = Planeta { $name }
board-dealt = Rozdane plansze: { $names }
board-private = Cel Osobisty „{ $name }”: { $effect }
board-offered = Do wyboru – „{ $card }”: { $effect }
board-no-hand = Brak
