# Words that only the drawn board has.

drawn-board = The table of Galaxy Trucker
drawn-ship = The ship of { $player }
drawn-place-part = Your ship: arrow keys move the part, R turns it, Enter welds it
drawn-cell = Row { $row }, column { $column }
drawn-heap = Warehouse
drawn-heap-left = { $count ->
    [one] { $count } part face down
   *[other] { $count } parts face down
}
drawn-ordered = Your order
drawn-returned = Put back, face up
drawn-returned-none = Nothing yet. What you put back lies here for everyone.
drawn-hand = In hand
drawn-put-back = Put back
drawn-aside = Set aside
drawn-yard = The shipyard
drawn-handlings = { $count ->
    [one] handling left
   *[other] handlings left
}
drawn-numbers = Number tiles
drawn-piles = Piles of cards
drawn-start = START
drawn-sand-out = run out
drawn-weld = Weld
drawn-weld-long = Weld it here
drawn-turn-part = Turn the part in hand (R)
drawn-draw-one = Take a part from the warehouse, or one that lies face up.
drawn-key = Key: { $key }
drawn-ready = Your ship is ready.
drawn-turn-yours = Your turn to build
drawn-turn = { $player } builds
drawn-lies-well = Row { $row }, column { $column }, { $turns }: fits
drawn-lies-badly = Row { $row }, column { $column }, { $turns }: does not fit
drawn-fault = Fault: { $fault }
drawn-number = Number tile { $number }
drawn-pile = Pile { $pile }
drawn-pile-again = Look again at pile { $pile }
drawn-pile-closed = { $count ->
    [one] Pile { $pile }, { $count } card: nobody may look at it.
   *[other] Pile { $pile }, { $count } cards: nobody may look at it.
}
drawn-peek = The cards of pile { $pile }
drawn-peek-end = Put the pile back
drawn-seconds = { $count } s
drawn-turned-by = Turned by { $player }
drawn-has-number = Ready, with number { $number }
drawn-looks = Looks at pile { $pile }
drawn-holds = In hand: { $part }
drawn-two-humans = Two humans
drawn-mend = Press a part to take it off
drawn-piece = Press the piece that you keep
drawn-front = Press the side that flies in front
drawn-berths = Who moves in?
drawn-check = The ships are checked
drawn-flight = The flight
drawn-track = Flight track
drawn-deck = { $count ->
    [0] The last card
    [one] { $count } card to come
   *[other] { $count } cards to come
}
drawn-firepower = firepower
drawn-engine-power = engine power
drawn-crew = crew
drawn-tokens = battery tokens
drawn-exposed = exposed connectors
drawn-cargo = To be loaded
drawn-roads = Rough roads
