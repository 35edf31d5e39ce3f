game-name = Latarnia
game-tagline = Zapal lampy, zanim minie noc.
ending-dark = Wszystkie lampy się palą.
score-lamps = Lampy
ask-take = Zapal lampę.
    .others = { $player } zapala lampę.
option-take = Zapal: { $lamp }
event-taken = { $seat } zapala: { $lamp }.
event-night = Zaczyna się noc { $number }.
board-title-lamps = Ciemne lampy
board = Plansza latarni

lamp-1 = lampa 1
lamp-2 = lampa 2
lamp-3 = lampa 3
lamp-5 = lampa 5
lamp-8 = lampa 8
lamp-13 = lampa 13
