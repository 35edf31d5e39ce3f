# Słowa, które ma tylko narysowana plansza.

drawn-board = Plansza gry Skymines
drawn-slot = Pole { $slot }
drawn-rest = Miejsce odpoczynku { $slot }
drawn-column = Kolumna { $column }
drawn-screen = Ekran { $screen }
