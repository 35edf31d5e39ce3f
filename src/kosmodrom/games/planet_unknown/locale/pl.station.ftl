# Co mówią narysowana Stacja Kosmiczna, Plansze Korporacji i karty Niezbadanej Planety.

## Stacja Kosmiczna

station-open = Cała stacja
station-close = Tylko mój Magazyn
station-left = Obróć przeciwnie do ruchu wskazówek zegara
station-right = Obróć zgodnie z ruchem wskazówek zegara
station-confirm = { $steps ->
    [0] Zostaw
   *[other] Obróć
}
station-faces = { $player }: { $tiles }
station-by-itself = Stacja obraca się co rundę o jeden Magazyn
station-depot = Magazyn: { $player }
station-taken = Ta płytka jest już twoja; zniknie ze stacji, gdy wszyscy skończą.

## Plansze Korporacji

sheet-of = Korporacja: { $player }
sheet-technologies = Technologie: { $player }
sheet-open = Pokaż planszę
sheet-next = Następny krok: { $brings }
sheet-next-on = Na pozycję { $position } ({ $track }): { $brings }
sheet-nothing = nic
sheet-no-next = Nie może awansować.
sheet-later = { $steps ->
    [one] Za { $steps } krok: { $brings }
    [few] Za { $steps } kroki: { $brings }
   *[many] Za { $steps } kroków: { $brings }
}
sheet-scores = Tutaj daje: { $medals }
sheet-technology-locked = Jeszcze nieodblokowana.
sheet-technology-used = Wykorzystana.
sheet-levels = Technologie: { $levels }
sheet-waiting-rovers = { $count ->
    [one] Czeka { $count } Łazik
    [few] Czekają { $count } Łaziki
   *[many] Czeka { $count } Łazików
}
sheet-lifepods = { $count ->
    [one] { $count } Kapsuła Ratunkowa w strefie punktowania
    [few] { $count } Kapsuły Ratunkowe w strefie punktowania
   *[many] { $count } Kapsuł Ratunkowych w strefie punktowania
}
sheet-meteorites = { $count ->
    [one] { $count } zebrany Meteoryt
    [few] { $count } zebrane Meteoryty
   *[many] { $count } zebranych Meteorytów
}
sheet-stored = { $count ->
    [one] { $count } przechowane Zbiorowisko Biomasy
    [few] { $count } przechowane Zbiorowiska Biomasy
   *[many] { $count } przechowanych Zbiorowisk Biomasy
}

## Gracze

player-left = z lewej
player-right = z prawej
player-both = z obu stron
player-thinking = myśli
player-ready = gotowe
player-look = Planeta z bliska: { $player }
player-secret-cards = { $count ->
    [one] { $count } tajna Karta Cywilizacji
    [few] { $count } tajne Karty Cywilizacji
   *[many] { $count } tajnych Kart Cywilizacji
}
player-waits = Gotowe. Twoje decyzje zobaczą wszyscy, gdy skończą pozostali.

## Cele

contest-title = Cele Sąsiadujące
contest-common = Dla wszystkich
contest-you = ty
contest-stand = { $you ->
    [true] ty
   *[other] { $player }
} { $value }

## Karty

cards-title = Twoje karty
cards-none = Nie masz jeszcze kart
cards-played = Zagrane: { $cards }
cards-offer = Zachowaj jedną Kartę Cywilizacji
cards-keep = { $count ->
    [one] Zachowaj { $count } Cel
    [few] Zachowaj { $count } Cele
   *[many] Zachowaj { $count } Celów
}
cards-confirm = Zachowaj
cards-rank = Poziom { $rank }
cards-fulfilled = spełniony
cards-open = jeszcze niespełniony
cards-private = Cel Osobisty
cards-contest = Wybierz Cel, o który rywalizują wszyscy
cards-left = Pozostałe Karty Cywilizacji
cards-corporations = Wybierz korporację
cards-planets = Wybierz planetę
cards-complexity = Komplikacja { $complexity }

## Wydarzenia i tryb solo

events-title = Wydarzenia
events-none = Nie ma jeszcze Wydarzenia
events-left = { $count ->
    [one] Została { $count } karta
    [few] Zostały { $count } karty
   *[many] Zostało { $count } kart
}
events-green = { $count ->
    [one] { $count } zielone
    [few] { $count } zielone
   *[many] { $count } zielonych
}
events-orange = { $count ->
    [one] { $count } pomarańczowe
    [few] { $count } pomarańczowe
   *[many] { $count } pomarańczowych
}
events-red = { $count ->
    [one] { $count } czerwone
    [few] { $count } czerwone
   *[many] { $count } czerwonych
}
events-last = To ostatnia runda.
events-next = Znasz następne Wydarzenie.
solo-title = Oczekiwany Wynik
solo-stand = { $medals } z { $target }
solo-missing = { $count ->
    [one] Brakuje jeszcze { $count } Medalu.
   *[other] Brakuje jeszcze { $count } Medali.
}
solo-reached = Oczekiwany Wynik osiągnięty.
