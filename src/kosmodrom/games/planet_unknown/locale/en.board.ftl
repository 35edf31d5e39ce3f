# What the drawn board of Planet Unknown says beyond the game's own words.

table-board = Board of Planet Unknown
table-planet = Planet { $planet } of { $player }
table-tile = { $shape }: { $a } + { $b }
table-tile-meteorite = { $shape }: { $a } + { $b }, with a meteorite

# One letter for each terrain, where colours and patterns are not enough.
table-letter-civ = C
table-letter-water = W
table-letter-biomass = B
table-letter-rover = R
table-letter-tech = T
table-letter-energy = E

## What is pointed at

caption-position = { $track }, position { $position } of { $top }
caption-choose = one of: { $benefits }
caption-medals = { $medals ->
    [one] { $medals } medal at the end
   *[other] { $medals } medals at the end
}
table-stack = { $count ->
    [one] The last tile of its stack
   *[other] { $count } tiles in the stack
}
table-stack-empty = The stack is empty.
table-square = { $at }: { $ground }
table-patch = biomass patch
table-lifepod = A lifepod waits here for a rover.
table-meteorite = A meteorite: its row and column give no medals.
table-rover = Rover on { $at }
table-rover-here = A rover stands here.
table-rover-carries = It carries a meteorite.
table-drive = { $cost ->
    [one] { $cost } movement
   *[other] { $cost } movement
}
table-row = { $medals ->
    [one] Row { $name }: { $medals } medal
   *[other] Row { $name }: { $medals } medals
}
table-column = { $medals ->
    [one] Column { $name }: { $medals } medal
   *[other] Column { $name }: { $medals } medals
}
table-line-empty = { $count ->
    [one] { $count } square is empty
   *[other] { $count } squares are empty
}
table-line-meteorites = { $count ->
    [one] { $count } meteorite is in the way
   *[other] { $count } meteorites are in the way
}
table-line-done = complete
