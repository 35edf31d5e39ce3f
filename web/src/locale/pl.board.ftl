# Słowa części, które ma każda narysowana plansza, i strony, która je pokazuje.

kit-turn = Obróć (R)
kit-flip = Odwróć (F)
kit-nudge-left = Przesuń w lewo
kit-nudge-right = Przesuń w prawo
kit-nudge-up = Przesuń w górę
kit-nudge-down = Przesuń w dół
kit-confirm = Połóż tutaj
kit-why = Czemu nie tutaj?
kit-zoom-in = Przybliż (+)
kit-zoom-out = Oddal (−)

gallery-title = Części plansz
gallery-about = Wszystko, z czego składają się plansze, w każdym stanie i na obu tłach. Dla tych, którzy plansze rysują.
gallery-dark = Na ciemnym tle
gallery-light = Na jasnym tle
gallery-plain = zwykłe
gallery-legal = możliwe
gallery-lit = pasuje
gallery-chosen = wybrane
gallery-over = pod wskaźnikiem
gallery-marked = proponowane
gallery-refused = odrzucone
gallery-fresh = nowe
gallery-card = Karta o dość długiej nazwie
gallery-deck = Talia kart
gallery-unit = Ruda
gallery-die = Kość { $number }
gallery-space = Pole { $number }
gallery-nothing = nic tu nie ma
gallery-track = Tor z czworgiem graczy
gallery-passed = pas
gallery-map = Mapa: przeciągnij, użyj kółka albo + i -
gallery-ghost = Połóż płytkę: strzałki przesuwają, R obraca, F odwraca, Enter kładzie
gallery-try = Postaw kość na polu: wskaż jedno i drugie, przeciągnij albo użyj klawiatury.
gallery-put = Postaw kość { $die } na polu { $space }
gallery-takes = Przyjmuje każdą kość
