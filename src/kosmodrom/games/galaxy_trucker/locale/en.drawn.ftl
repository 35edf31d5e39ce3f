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
drawn-handlings = handlings left
drawn-numbers = Number tiles
drawn-piles = Piles of cards
drawn-pile-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
drawn-pile-hidden = nobody looks
drawn-start = START
drawn-sand-out = run out
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
