# Strona „Jak grać, w pięć minut”.

start-aim = Zasiedlasz planetę. W każdej rundzie bierzesz płytkę ze Stacji Kosmicznej i umieszczasz ją u siebie. Jej dwa zasoby to awanse na torach, a pełne rzędy i kolumny dają Medale. Wygrywa ten, kto na końcu ma ich najwięcej.

start-loop-turn = Obróć stację
    .text = Robi to dowódca i w ten sposób decyduje, jakie dwie płytki ma przed sobą każdy gracz. Dowodzą wszyscy po kolei.
start-loop-take = Weź płytkę
    .text = Wszyscy naraz biorą po jednej z dwóch płytek, które mają przed sobą: małą albo dużą.
start-loop-place = Umieść ją
    .text = Pierwsza płytka dotyka krawędzi planety, każda następna styka się bokiem z inną. Możesz ją obracać i odwracać.
start-loop-advance = Awansuj
    .text = Każdy z jej dwóch zasobów to awans jego Znacznika. Woda liczy się tylko na Lodzie.
start-loop-tracks = Weź Korzyści
    .text = Tory dają Karty Cywilizacji, Zbiorowiska Biomasy, Łaziki, Ruch i Technologie, a także Medale na koniec.
start-loop-rovers = Wyślij Łaziki
    .text = Zbierają Kapsuły Ratunkowe i Meteoryty. Dopóki Meteoryt leży, jego rząd i kolumna nie punktują.
start-loop-lines = Zapełnij rzędy i kolumny
    .text = Każdy pełny rząd i każda kolumna bez Meteorytów daje Medale, które widać obok.
start-loop-medals = Policz Medale
    .text = Gdy ktoś nie może umieścić płytki albo opustoszeje Magazyn, ta runda jest ostatnia.

start-round-turn = Obrót:
    .text = dowódca obraca stację albo zostawia ją tak, jak jest. Przy jednym lub dwóch graczach może obracać się sama.
start-round-event = Wydarzenie:
    .text = w grze z Wydarzeniami odkrywa się jedno; dotyczy wszystkich w tej rundzie.
start-round-tiles = Płytki:
    .text = wszyscy jednocześnie biorą i umieszczają płytkę, a potem rozpatrują to, co daje.
start-round-cards = Karty Cywilizacji:
    .text = kto osiąga Kamień Milowy Cywilizacji, zachowuje kartę jego Poziomu, po kolei od dowódcy.
start-round-pass = Zmiana dowódcy:
    .text = zostaje nim gracz po lewej.

start-points = Skąd biorą się Medale
start-points-planet = Rzędy i kolumny:
    .text = tyle, ile widać obok, jeśli są pełne i bez Meteorytów.
start-points-tracks = Tory:
    .text = za każdy Znacznik najwyższy Medal na jego pozycji lub poniżej.
start-points-collected = Łaziki:
    .text = 1 za każdą Kapsułę Ratunkową, 1 za każde 3 Meteoryty.
start-points-cards = Karty Cywilizacji:
    .text = tyle, ile mówią karty Koniec Gry.
start-points-objectives = Cele:
    .text = 5 za przewagę nad sąsiadem, po 2 przy remisie.
start-points-end = Przy remisie:
    .text = wygrywa ten, kto ma mniej pustych kwadratów.

start-terrain-civ = tor daje Karty Cywilizacji
start-terrain-water = awans tylko na Lodzie; tor daje najwięcej Medali
start-terrain-biomass = tor daje Zbiorowiska Biomasy na małe luki
start-terrain-rover = tor daje Łaziki i Ruch
start-terrain-tech = tor daje Technologie, które zmieniają zasady na twoją korzyść
start-terrain-energy = nie ma toru: awans drugiego zasobu płytki albo zasobu sąsiedniego terenu

start-sign-ice = Lód: żeby Woda awansowała, musi leżeć na nim choć jeden jej kwadrat
start-sign-lifepod = Kapsuła Ratunkowa: zbierz ją Łazikiem; przykryta płytką przepada
start-sign-crater = kółko na płytce: umieszczenie jej przynosi Meteoryt
start-sign-meteorite = Meteoryt: jego rząd i kolumna nie punktują
start-sign-rover-piece = Łazik, tutaj z Meteorytem
start-sign-line = Medale rzędu albo kolumny

start-sign-civcard = Kamień Milowy Cywilizacji: zachowaj kartę tego Poziomu
start-sign-level = Kamień Milowy Technologii: od teraz działa Technologia tego Poziomu
start-sign-movement = Ruch: tyle kwadratów mogą teraz przejechać Łaziki
start-sign-patch = Zbiorowisko Biomasy: przykryj jeden kwadrat
start-sign-synergy = Skok Synergiczny: natychmiastowy awans dowolnego Znacznika
start-sign-medal = Medale na koniec, jeśli Znacznik stoi tu lub wyżej

start-sign-commander = dowódca tej rundy
start-sign-below = ile płytek zostało pod wierzchnią
start-sign-objective = Cel: porównanie z sąsiadem albo Cel Osobisty
start-sign-alerts = Wydarzenia: zielone są łagodne, pomarańczowe różne, czerwone groźne

start-more = To plansze podstawowe. Inne korporacje i planety mają własne zasady, opisane na nich.
