game-name = Lighthouse
game-tagline = Light the lamps before the night is over.
ending-dark = All lamps are lit.
score-lamps = Lamps
ask-take = Light a lamp.
    .others = { $player } lights a lamp.
option-take = Light { $lamp }
event-taken = { $seat } lights { $lamp }.
event-night = Night { $number } begins.
board-title-lamps = Lamps that are dark
board = Board of the lighthouse

lamp-1 = lamp 1
lamp-2 = lamp 2
lamp-3 = lamp 3
lamp-5 = lamp 5
lamp-8 = lamp 8
lamp-13 = lamp 13
