# Słowa tylko dla rysowanej planszy.

drawn-board = Stół Galaxy Trucker
drawn-ship = Statek: { $player }
drawn-place-part = Twój statek: strzałki przesuwają część, R obraca, Enter spawa
drawn-cell = Rząd { $row }, kolumna { $column }
drawn-heap = Magazyn
drawn-heap-left = { $count ->
    [one] { $count } zakryta część
    [few] { $count } zakryte części
   *[many] { $count } zakrytych części
}
drawn-ordered = Twoje zamówienie
drawn-returned = Zwrócone, odkryte
drawn-returned-none = Jeszcze nic. Co zwrócisz, leży tu dla wszystkich.
drawn-hand = W ręce
drawn-put-back = Zwróć
drawn-aside = Odłożone na bok
drawn-yard = Stocznia
drawn-handlings = { $count ->
    [one] czynność została
    [few] czynności zostały
   *[many] czynności zostało
}
drawn-numbers = Żetony kolejności
drawn-piles = Stosy kart
drawn-start = START
drawn-sand-out = koniec
drawn-weld = Przyspawaj
drawn-weld-long = Przyspawaj tutaj
drawn-turn-part = Obróć część w ręce (R)
drawn-draw-one = Weź część z magazynu albo jedną z odkrytych.
drawn-key = Klawisz: { $key }
drawn-ready = Twój statek jest gotowy.
drawn-turn-yours = Twoja kolej na budowę
drawn-turn = Buduje: { $player }
drawn-lies-well = Rząd { $row }, kolumna { $column }, { $turns }: pasuje
drawn-lies-badly = Rząd { $row }, kolumna { $column }, { $turns }: nie pasuje
drawn-fault = Błąd: { $fault }
drawn-number = Żeton kolejności { $number }
drawn-pile = Stos { $pile }
drawn-pile-again = Obejrzyj jeszcze raz stos { $pile }
drawn-pile-closed = { $count ->
    [one] Stos { $pile }, { $count } karta: nikt nie może jej oglądać.
    [few] Stos { $pile }, { $count } karty: nikt nie może ich oglądać.
   *[many] Stos { $pile }, { $count } kart: nikt nie może ich oglądać.
}
drawn-peek = Karty stosu { $pile }
drawn-peek-end = Odłóż stos
drawn-seconds = { $count } s
drawn-turned-by = Kto obrócił: { $player }
drawn-has-number = Gotowy statek, numer { $number }
drawn-looks = Ogląda stos { $pile }
drawn-holds = W ręce: { $part }
drawn-two-humans = Dwoje kosmonautów
drawn-mend = Naciśnij część, którą zdejmujesz
drawn-piece = Naciśnij fragment, który zostaje
drawn-front = Naciśnij bok, który leci przodem
drawn-berths = Kto tu zamieszka?
drawn-check = Kontrola statków
drawn-flight = Lot
drawn-track = Tor lotu
drawn-deck = { $count ->
    [0] Ostatnia karta
    [one] Jeszcze { $count } karta
    [few] Jeszcze { $count } karty
   *[many] Jeszcze { $count } kart
}
drawn-firepower = siła ognia
drawn-engine-power = moc silników
drawn-crew = załoga
drawn-tokens = znaczniki baterii
drawn-exposed = odsłonięte złącza
drawn-cargo = Do załadunku
drawn-roads = Trudna trasa
