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
drawn-handlings = pozostałe czynności
drawn-numbers = Żetony kolejności
drawn-piles = Stosy kart
drawn-pile-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
drawn-pile-hidden = nikt nie ogląda
drawn-start = START
drawn-sand-out = koniec
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
