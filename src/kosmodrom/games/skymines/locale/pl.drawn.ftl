# Słowa, które ma tylko narysowana plansza.

drawn-board = Plansza gry Skymines
drawn-slot = Miejsce { $slot }
drawn-rest = Zużyty stos { $slot }
drawn-column = Kolumna { $column }
drawn-screen = Ekran { $screen }
drawn-hand = Co możesz teraz zrobić
drawn-tank = Tor zbiornika: pozycja { $at }, wartość { $worth }
drawn-worth = { $company }: udział jest wart { $value }; twoje udziały: { $shares }, razem { $sum }
drawn-worth-after = { $company }: udział byłby wart { $value }; twoje udziały: { $shares }, razem { $sum } (teraz { $before })
drawn-gained = Plany do położenia na ekranach
drawn-unknown = Reszta nie jest jeszcze znana
drawn-change-coins = Crypcoiny: { $from } → { $to }
drawn-change-track = Tor korporacji { $company }: { $from } → { $to }
drawn-change-tank = Zbiornik: { $from } → { $to }
drawn-change-upload = Znacznik przesyłu: { $from } → { $to }
drawn-change-markers = Znaczniki bonusu: { $from } → { $to }
drawn-change-points = Twój wynik w tej chwili: { $from } → { $to }

# To, co mają gracze, gdzie inne gry liczą punkty.
play-points = { $points ->
    [one] { $points } crypcoin
    [few] { $points } crypcoiny
    [many] { $points } crypcoinów
   *[other] { $points } crypcoina
}
play-points-unit = CC
