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

## What the reader does

table-hand = Your tile and your choices
table-ghost = Planet { $planet }: arrow keys move the tile, R turns it, F flips it, Enter places it
table-drive-first = Drive a rover first
table-back-to-tile = Back to the tile
table-drive-to = Drive to { $at } ({ $cost } movement)
table-pending = To be resolved
table-row-done = row { $name }
table-column-done = column { $name }
table-or = or
table-idle = { $resource }: no advance
table-unknown = then something new is revealed

# What one press could mean, where it could mean several things.
table-effect-advance = Advance for the tile
table-effect-energy = Energy
table-effect-boost = Synergy boost
table-effect-double_boost = Synergy boost, twice
table-effect-card_advance = Advance by the card
table-effect-regress = Regress
table-effect-choose_track = Choose a track
table-effect-flux_token = Flux token
table-effect-cover_position = Put the lifepod there
table-effect-lift_lifepod = Take the lifepod
table-effect-move_tracker = Move the tracker
table-effect-technology = Use the technology
table-effect-unlock_technology = Unlock the technology
table-effect-lose_technology = Lose the lifepod
table-effect-patch = Biomass patch
table-effect-rover = Put a rover down
table-effect-collect_lifepod = Collect the lifepod
table-effect-collect_meteorite = Collect the meteorite
table-effect-destroy_meteorite = Destroy the meteorite
table-effect-add_meteorite = Put a meteorite
table-effect-destroy_lifepod = Destroy the lifepod
table-effect-destroy_rover = Destroy the rover
table-effect-move = Drive
table-effect-teleport = Teleport
table-effect-jump_rover = Teleport for 1 movement
table-effect-teleport_civ = Teleport between civ resources
table-effect-take = Take the tile
table-effect-remove_stack = Remove the stack
table-effect-discard_objective = Discard the objective
table-effect-open_contest = Let all compete

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
