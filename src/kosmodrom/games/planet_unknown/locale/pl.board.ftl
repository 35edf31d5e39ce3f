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

## To, co się robi

table-hand = Twoja płytka i wybory
table-ghost = Planeta { $planet }: strzałki przesuwają płytkę, R obraca, F odwraca, Enter kładzie
table-drive-first = Najpierw jedź Łazikiem
table-back-to-tile = Wróć do płytki
table-drive-to = Jedź na { $at } (Ruch: { $cost })
table-pending = Do rozpatrzenia
table-row-done = rząd { $name }
table-column-done = kolumna { $name }
table-or = albo
table-idle = { $resource }: bez awansu
table-unknown = potem odsłania się coś nowego

# Co może znaczyć jedno wskazanie, jeśli znaczeń jest kilka.
table-effect-advance = Awans za płytkę
table-effect-energy = Energia
table-effect-boost = Skok Synergiczny
table-effect-double_boost = Podwójny Skok Synergiczny
table-effect-card_advance = Awans z karty
table-effect-regress = Cofnięcie
table-effect-choose_track = Wybór toru
table-effect-flux_token = Znacznik Strumienia
table-effect-cover_position = Połóż tam Kapsułę
table-effect-lift_lifepod = Zdejmij Kapsułę
table-effect-move_tracker = Przesuń Znacznik
table-effect-technology = Użyj Technologii
table-effect-unlock_technology = Odblokuj Technologię
table-effect-lose_technology = Strać Kapsułę
table-effect-patch = Zbiorowisko Biomasy
table-effect-rover = Postaw Łazik
table-effect-collect_lifepod = Zbierz Kapsułę
table-effect-collect_meteorite = Zbierz Meteoryt
table-effect-destroy_meteorite = Zniszcz Meteoryt
table-effect-add_meteorite = Połóż Meteoryt
table-effect-destroy_lifepod = Zniszcz Kapsułę
table-effect-destroy_rover = Zniszcz Łazik
table-effect-move = Jedź
table-effect-teleport = Teleportuj
table-effect-jump_rover = Teleportuj za 1 Ruch
table-effect-teleport_civ = Teleportuj między zasobami Cywilizacji
table-effect-take = Weź płytkę
table-effect-remove_stack = Usuń stos
table-effect-discard_objective = Odrzuć cel
table-effect-open_contest = Cel dla wszystkich

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
