# What the drawn board of Planet Unknown says beyond the game's own words.

drawn-board = Planet Unknown board
drawn-planet = Planet { $planet } of { $player }
drawn-tile = { $shape }: { $a } + { $b }
drawn-tile-meteorite = { $shape }: { $a } + { $b }, with a meteorite

# One letter for each terrain, where colours and patterns are not enough.
drawn-letter-civ = C
drawn-letter-water = W
drawn-letter-biomass = B
drawn-letter-rover = R
drawn-letter-tech = T
drawn-letter-energy = E

## What the reader does

drawn-hand = Your tile and your choices
drawn-ghost = Planet { $planet }: arrow keys move the tile, R turns it, F flips it, Enter places it
drawn-put-back = Put the tile back
drawn-take-instead = Take this tile instead
drawn-drive-first = Drive a rover first
drawn-back-to-tile = Back to the tile
drawn-drive-to = Drive to { $at } ({ $cost } movement)
drawn-pending = To be resolved
drawn-row-done = row { $name }
drawn-column-done = column { $name }
drawn-or = or
drawn-idle = { $resource }: no advance
drawn-unknown = then something new is revealed
drawn-fits = { $how ->
    [turned] Turned, it fits at { $at }
    [flipped] Flipped, it fits at { $at }
   *[moved] It fits at { $at }
}

# What one press could mean, where it could mean several things.
drawn-effect-advance = Advance for the tile
drawn-effect-energy = Energy
drawn-effect-boost = Synergy boost
drawn-effect-double_boost = Synergy boost, twice
drawn-effect-card_advance = Advance from the card
drawn-effect-regress = Regress
drawn-effect-choose_track = Choose a track
drawn-effect-flux_token = Flux token
drawn-effect-cover_position = Put the lifepod there
drawn-effect-lift_lifepod = Take the lifepod
drawn-effect-move_tracker = Move the tracker
drawn-effect-technology = Use the technology
drawn-effect-unlock_technology = Unlock the technology
drawn-effect-lose_technology = Lose the lifepod
drawn-effect-patch = Biomass patch
drawn-effect-rover = Put a rover down
drawn-effect-collect_lifepod = Collect the lifepod
drawn-effect-collect_meteorite = Collect the meteorite
drawn-effect-destroy_meteorite = Destroy the meteorite
drawn-effect-add_meteorite = Put a meteorite here
drawn-effect-destroy_lifepod = Destroy the lifepod
drawn-effect-destroy_rover = Destroy the rover
drawn-effect-move = Drive
drawn-effect-teleport = Teleport
drawn-effect-jump_rover = Teleport for 1 movement
drawn-effect-teleport_civ = Teleport between civ resources
drawn-effect-take = Take the tile
drawn-effect-remove_stack = Remove the stack
drawn-effect-discard_objective = Discard the objective
drawn-effect-open_contest = Let everyone compete

## What is pointed at

caption-position = { $track }, position { $position } of { $top }
caption-choose = one of: { $benefits }
caption-medals = { $medals ->
    [one] { $medals } medal at the end
   *[other] { $medals } medals at the end
}
drawn-stack = { $count ->
    [one] The last tile of its stack
   *[other] { $count } tiles in the stack
}
drawn-stack-empty = The stack is empty.
drawn-square = { $at }: { $ground }
drawn-patch = biomass patch
drawn-lifepod = A lifepod waits here for a rover.
drawn-meteorite = A meteorite: its row and column give no medals.
drawn-rover = Rover on { $at }
drawn-rover-here = A rover stands here.
drawn-rover-carries = It carries a meteorite.
drawn-drive = { $cost ->
    [one] { $cost } movement
   *[other] { $cost } movement
}
drawn-row = { $medals ->
    [one] Row { $name }: { $medals } medal
   *[other] Row { $name }: { $medals } medals
}
drawn-column = { $medals ->
    [one] Column { $name }: { $medals } medal
   *[other] Column { $name }: { $medals } medals
}
drawn-line-empty = { $count ->
    [one] { $count } square is empty
   *[other] { $count } squares are empty
}
drawn-line-meteorites = { $count ->
    [one] { $count } meteorite is in the way
   *[other] { $count } meteorites are in the way
}
drawn-line-done = complete
