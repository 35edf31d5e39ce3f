# Słowa rysowanej planszy Niezbadanej Planety, których gra w słowach nie potrzebuje.

drawn-board = Plansza Niezbadanej Planety
drawn-planet = Planeta { $planet }, gracz: { $player }
drawn-tile = { $shape }: { $a } + { $b }
drawn-tile-meteorite = { $shape }: { $a } + { $b }, z Meteorytem

# Jedna litera dla każdego terenu, tam gdzie kolor i wzór nie wystarczą.
drawn-letter-civ = C
drawn-letter-water = W
drawn-letter-biomass = B
drawn-letter-rover = Ł
drawn-letter-tech = T
drawn-letter-energy = E

## To, co się robi

drawn-hand = Twoja płytka i ruchy
drawn-ghost = Planeta { $planet }: strzałki przesuwają płytkę, R obraca, F odwraca, Enter kładzie
drawn-put-back = Odłóż płytkę
drawn-take-instead = Weź zamiast niej tę płytkę
drawn-drive-first = Najpierw jedź Łazikiem
drawn-back-to-tile = Wróć do płytki
drawn-drive-to = Jedź na { $at } (Ruch: { $cost })
drawn-pending = Do rozpatrzenia
drawn-row-done = rząd { $name }
drawn-column-done = kolumna { $name }
drawn-or = albo
drawn-idle = { $resource }: bez awansu
drawn-unknown = potem odsłania się coś nowego
drawn-fits = { $how ->
    [turned] Po obrocie pasuje na { $at }
    [flipped] Po odwróceniu pasuje na { $at }
   *[moved] Pasuje na { $at }
}

# Co może znaczyć jedno wskazanie, jeśli znaczeń jest kilka.
drawn-effect-advance = Awans za płytkę
drawn-effect-energy = Energia
drawn-effect-boost = Skok Synergiczny
drawn-effect-double_boost = Podwójny Skok Synergiczny
drawn-effect-card_advance = Awans z karty
drawn-effect-regress = Cofnięcie
drawn-effect-choose_track = Wybór toru
drawn-effect-flux_token = Znacznik Strumienia
drawn-effect-cover_position = Połóż tam Kapsułę
drawn-effect-lift_lifepod = Zdejmij Kapsułę
drawn-effect-move_tracker = Przesuń Znacznik
drawn-effect-technology = Użyj Technologii
drawn-effect-unlock_technology = Odblokuj Technologię
drawn-effect-lose_technology = Strać Kapsułę
drawn-effect-patch = Zbiorowisko Biomasy
drawn-effect-rover = Postaw Łazik
drawn-effect-collect_lifepod = Zbierz Kapsułę
drawn-effect-collect_meteorite = Zbierz Meteoryt
drawn-effect-destroy_meteorite = Zniszcz Meteoryt
drawn-effect-add_meteorite = Połóż tu Meteoryt
drawn-effect-destroy_lifepod = Zniszcz Kapsułę
drawn-effect-destroy_rover = Zniszcz Łazik
drawn-effect-move = Jedź
drawn-effect-teleport = Teleportuj
drawn-effect-jump_rover = Teleportuj za 1 Ruch
drawn-effect-teleport_civ = Teleportuj między zasobami Cywilizacji
drawn-effect-take = Weź płytkę
drawn-effect-remove_stack = Usuń stos
drawn-effect-discard_objective = Odrzuć Cel
drawn-effect-open_contest = Cel dla wszystkich

## To, co się wskazuje

caption-position = { $track }, pozycja { $position } z { $top }
caption-choose = jedno z: { $benefits }
caption-medals = { $medals ->
    [one] { $medals } Medal na koniec gry
    [few] { $medals } Medale na koniec gry
    [many] { $medals } Medali na koniec gry
   *[other] { $medals } Medalu na koniec gry
}
drawn-stack = { $count ->
    [one] Ostatnia płytka stosu
    [few] { $count } płytki w stosie
    [many] { $count } płytek w stosie
   *[other] { $count } płytki w stosie
}
drawn-stack-empty = Ten stos jest pusty.
drawn-square = { $at }: { $ground }
drawn-patch = Zbiorowisko Biomasy
drawn-lifepod = Kapsuła Ratunkowa czeka tu na Łazik.
drawn-meteorite = Meteoryt: jego rząd i kolumna nie dają Medali.
drawn-rover = Łazik na { $at }
drawn-rover-here = Stoi tu Łazik.
drawn-rover-carries = Wiezie Meteoryt.
drawn-drive = { $cost ->
    [one] { $cost } Ruch Łazika
    [few] { $cost } Ruchy Łazika
    [many] { $cost } Ruchów Łazika
   *[other] { $cost } Ruchu Łazika
}
drawn-row = { $medals ->
    [one] Rząd { $name }: { $medals } Medal
    [few] Rząd { $name }: { $medals } Medale
    [many] Rząd { $name }: { $medals } Medali
   *[other] Rząd { $name }: { $medals } Medalu
}
drawn-column = { $medals ->
    [one] Kolumna { $name }: { $medals } Medal
    [few] Kolumna { $name }: { $medals } Medale
    [many] Kolumna { $name }: { $medals } Medali
   *[other] Kolumna { $name }: { $medals } Medalu
}
drawn-line-empty = { $count ->
    [one] { $count } pusty kwadrat
    [few] { $count } puste kwadraty
    [many] { $count } pustych kwadratów
   *[other] { $count } pustego kwadratu
}
drawn-line-meteorites = { $count ->
    [one] przeszkadza { $count } Meteoryt
    [few] przeszkadzają { $count } Meteoryty
    [many] przeszkadza { $count } Meteorytów
   *[other] przeszkadza { $count } Meteorytu
}
drawn-line-done = komplet
