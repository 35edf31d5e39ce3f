# Słowa rysowanej planszy Niezbadanej Planety, których gra w słowach nie potrzebuje.

table-board = Plansza Niezbadanej Planety
table-planet = Planeta { $planet }, gracz: { $player }
table-tile = { $shape }: { $a } + { $b }
table-tile-meteorite = { $shape }: { $a } + { $b }, z meteorytem

# Jedna litera dla każdego terenu, tam gdzie kolor i wzór nie wystarczą.
table-letter-civ = C
table-letter-water = W
table-letter-biomass = B
table-letter-rover = Ł
table-letter-tech = T
table-letter-energy = E

## To, co się wskazuje

caption-position = { $track }, pole { $position } z { $top }
caption-choose = jedno z: { $benefits }
caption-medals = { $medals ->
    [one] { $medals } Medal na koniec gry
    [few] { $medals } Medale na koniec gry
    [many] { $medals } Medali na koniec gry
   *[other] { $medals } Medalu na koniec gry
}
table-stack = { $count ->
    [one] Ostatnia płytka stosu
    [few] { $count } płytki w stosie
    [many] { $count } płytek w stosie
   *[other] { $count } płytki w stosie
}
table-stack-empty = Ten stos jest pusty.
table-square = { $at }: { $ground }
table-patch = Zbiorowisko Biomasy
table-lifepod = Kapsuła Ratunkowa czeka tu na Łazik.
table-meteorite = Meteoryt: jego rząd i kolumna nie dają Medali.
table-rover = Łazik na { $at }
table-rover-here = Stoi tu Łazik.
table-rover-carries = Wiezie Meteoryt.
table-drive = { $cost ->
    [one] { $cost } Ruch Łazika
    [few] { $cost } Ruchy Łazika
    [many] { $cost } Ruchów Łazika
   *[other] { $cost } Ruchu Łazika
}
table-row = { $medals ->
    [one] Rząd { $name }: { $medals } Medal
    [few] Rząd { $name }: { $medals } Medale
    [many] Rząd { $name }: { $medals } Medali
   *[other] Rząd { $name }: { $medals } Medalu
}
table-column = { $medals ->
    [one] Kolumna { $name }: { $medals } Medal
    [few] Kolumna { $name }: { $medals } Medale
    [many] Kolumna { $name }: { $medals } Medali
   *[other] Kolumna { $name }: { $medals } Medalu
}
table-line-empty = { $count ->
    [one] { $count } pusty kwadrat
    [few] { $count } puste kwadraty
    [many] { $count } pustych kwadratów
   *[other] { $count } pustego kwadratu
}
table-line-meteorites = { $count ->
    [one] przeszkadza { $count } Meteoryt
    [few] przeszkadzają { $count } Meteoryty
    [many] przeszkadza { $count } Meteorytów
   *[other] przeszkadza { $count } Meteorytu
}
table-line-done = pełny
