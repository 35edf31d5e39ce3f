# Everything that is said in a game of Planet Unknown. The names of its components: en.cards.ftl.

game-name = Planet Unknown
game-tagline = Settle a planet with tiles from the rotating space station, and let its resources grow.

## Options of the game

game-option-corporations = Corporations
    .help = Which side of the corporation boards you play. The symmetric one is best for a first game.
game-option-corporations-symmetric = all symmetric
game-option-corporations-dealt = symmetric, or the asymmetric side you are dealt
game-option-corporations-free = free choice
game-option-corporations-random = random asymmetric
game-option-planets = Planets
    .help = Which side of the planet boards you play. The symmetric one is best for a first game.
game-option-planets-symmetric = all symmetric
game-option-planets-dealt = symmetric, or the asymmetric side you are dealt
game-option-planets-free = free choice
game-option-planets-random = random asymmetric
game-option-upgrade_kit = Upgrade Kit
    .help = Adds two corporations and six planets to the asymmetric sides.
game-option-events = Events
    .help = An event card is revealed every round. Solo always has them.
game-option-event_mix = Event deck
    .help = How many of the 20 events are green, orange and red. More red is harder.
game-option-event_mix-even = 7 green, 7 orange, 6 red
game-option-event_mix-example = 9 green, 3 orange, 8 red
game-option-event_mix-mild = 12 green, 6 orange, 2 red
game-option-event_mix-harsh = 2 green, 6 orange, 12 red
game-option-event_mix-random = at random
game-option-event_mix-custom = your own numbers
game-option-green = Green events
    .help = The three numbers must add up to 20. With more than one player at most 16 are green.
game-option-orange = Orange events
    .help = The three numbers must add up to 20.
game-option-red = Red events
    .help = The three numbers must add up to 20. With more than one player at most 18 are red.
game-option-private_objectives = Private objectives
    .help = Everyone also keeps one of two private objectives. Solo always has its own three.
game-option-private_objectives-off = without
game-option-private_objectives-hidden = secret
game-option-private_objectives-open = open
game-option-automatic_rotation = Automatic rotation
    .help = With two players the station turns by one depot each round; the commander does not choose.
game-option-inner_ring = Inner ring
    .help = How far the ring of small tiles is turned against the ring of large ones.
game-option-inner_ring-random = at random
game-option-inner_ring-0 = not turned
game-option-inner_ring-1 = by 1 depot
game-option-inner_ring-2 = by 2 depots
game-option-inner_ring-3 = by 3 depots
game-option-inner_ring-4 = by 4 depots
game-option-inner_ring-5 = by 5 depots
game-option-peeking = See the next tile
    .help = In step 4 everyone sees the tiles below the top ones of their own depot.
game-option-first_commander = First commander
    .help = Who commands the station in the first round.
game-option-first_commander-random = drawn at random
game-option-first_commander-1 = player 1
game-option-first_commander-2 = player 2
game-option-first_commander-3 = player 3
game-option-first_commander-4 = player 4
game-option-first_commander-5 = player 5
game-option-first_commander-6 = player 6

## The end

ending-stuck = There was no room left for a tile.
ending-depot = A depot is empty.
ending-events = The last event has been revealed.

score-planet = Planet
score-tracks = Tracks
score-lifepods = Lifepods
score-meteorites = Meteorites
score-neighbours = Neighbour objectives
score-cards = Civ cards
score-private = Private objectives

# What a hint gives as its reasons: the parts of what a player has and may still get.
worth-planet = rows and columns
worth-tracks = tracks
worth-collected = lifepods and meteorites
worth-pending = gains to be resolved
worth-cards = civ cards
worth-private = private objectives
worth-neighbours = objectives with neighbours

## Names

phase-setup = setup
phase-boards = choosing boards
phase-preparation = preparing corporations
phase-private = private objectives
phase-private-choice = choosing private objectives
phase-objectives = objectives
phase-round = start of the round
phase-rotation = turning the station
phase-alert = event
phase-alert-effects = event
phase-alert-cards = civ cards after the event
phase-tiles = placing tiles
phase-cards = civ cards
phase-round-end = end of the round
phase-finale = end phase
phase-finale-effects = end phase
phase-finale-cards = civ cards of the end phase
phase-end = end of the game

effect-advance = advance ({ $track })
effect-energy = energy
effect-boost = synergy boost
effect-regress = regress
effect-patch = biomass patch
effect-rover = rover
effect-trackers = advance by a card
effect-relocate = teleport a rover
effect-lifepods = collect lifepods
effect-meteorites = destroy meteorites
effect-line = clear a row or column
effect-one-resource = one of two resources
effect-tile = one more tile

# How a tile lies: quarter turns clockwise, after being flipped left to right from 4 on.
turned = { $orientation ->
    [0] as it lies
    [1] turned right
    [2] half turn
    [3] turned left
    [4] flipped
    [5] flipped and turned right
    [6] flipped, half turn
   *[other] flipped and turned left
}

## Questions

ask-corporation = Which corporation do you lead?
    .others = { $player } chooses a corporation.
ask-planet = Which planet do you settle?
    .others = { $player } chooses a planet.
ask-private = Which private objectives do you keep?
    .others = { $player } chooses private objectives.
ask-rotate = You are the station commander: how far do you turn the station?
    .others = { $player } turns the station.
ask-take = Which tile of your depot do you take?
    .others = { $player } takes a tile.
ask-place = { $meteorite ->
    [true] Where do you place the tile ({ $a } + { $b }, with a meteorite)?
   *[other] Where do you place the tile ({ $a } + { $b })?
}
    .others = { $player } places a tile.
ask-next = What do you resolve next?
    .others = { $player } resolves effects.
ask-done = Everything is resolved. Move rovers, use technologies, or finish.
    .others = { $player } may still move rovers or use technologies.
ask-card = { $rank ->
    [0] Which civ card do you keep?
   *[other] Which civ card of rank { $rank } do you keep?
}
    .others = { $rank ->
        [0] { $player } chooses a civ card.
       *[other] { $player } chooses a civ card of rank { $rank }.
    }
ask-trackers = Which tracker do you advance next?
    .others = { $player } advances trackers.
ask-lifepods = Which lifepod do you collect next?
    .others = { $player } collects lifepods.
ask-meteorites = Which meteorite do you destroy next?
    .others = { $player } destroys meteorites.

## Options

option-choose-corporation = { $corporation }
    .group = Corporations
    .why = Its tracks and technologies are yours for the whole game.
option-choose-planet = { $planet }
    .group = Planets
    .why = You settle it for the whole game.
option-keep-objectives = Keep: { $objectives }
    .group = Keep objectives
    .why = 5 medals for each that is fulfilled at the end.
option-rotate = { $steps ->
    [0] Leave the station as it is
    [one] Turn it clockwise by { $steps } depot
   *[other] Turn it clockwise by { $steps } depots
}
    .group = Turn the station
    .why = Decides which two tiles each player faces, you included.
option-take = { $ring ->
    [small] Take the small tile
   *[large] Take the large tile
}
    .group = Take a tile
    .why = You place it at once, and both its resources advance you.
option-place = Place it with its top left corner at { $at }, { turned }
    .group = Place the tile
    .why = Fills rows and columns, and both resources advance. What it covers is lost.
option-advance = Advance for the tile: { $track }
    .group = Advance for the tile
    .why = A step up: you get what stands there, and come closer to the next medal.
option-leave-out = Leave out: { $resource }
    .group = Leave out a resource
    .why = This resource brings no advance.
option-energy = Use the energy: { $track }
    .group = Use the energy
    .why = Energy has no track of its own: choose whose tracker goes up.
option-boost = Use the synergy boost: { $track }
    .group = Use the synergy boost
    .why = A step up on any track, with all that it brings.
option-card-advance = Advance by the card: { $track }
    .group = Advance by the card
    .why = The card lets a tracker go up, with all that it brings.
option-regress = Regress a tracker: { $track }
    .group = Regress a tracker
    .why = A step down: choose the tracker that loses least by it.
option-patch = Place a biomass patch on { $at }
    .group = Place a biomass patch
    .why = Covers a single square: a gap in a row or a column.
option-store-patch = Store the biomass patch until the end of the game
    .why = At the end you see which gap it is needed for.
option-rover = Put a rover on { $at }
    .group = Put a rover down
    .why = It starts from there: close to lifepods and meteorites is best.
option-move = Move the rover from { $start } to { $to }
    .group = Move a rover
    .why = Costs movement; the rover picks up lifepods and meteorites on its way.
option-teleport = Teleport the rover from { $start } to { $to }
    .group = Teleport a rover
    .why = Gets a rover to another place at once.
option-finish = Finish
    .why = Ends your step; movement that is left is lost.
option-take-card = Keep “{ $card }”
    .group = Keep a civ card
    .why = An Immediate card works now, an End Game card counts at the end.
option-collect-lifepod = Collect the lifepod on { $at }
    .group = Collect a lifepod
    .why = Each lifepod is worth a medal at the end.
option-destroy-meteorite = Destroy the meteorite on { $at }
    .group = Destroy a meteorite
    .why = Its row and its column can score again.
option-clear-row = Clear row { $row } of meteorites
    .group = Clear a row
    .why = Without meteorites the row can score.
option-clear-column = Clear column { $column } of meteorites
    .group = Clear a column
    .why = Without meteorites the column can score.
option-technology = Use “{ $technology }”
    .group = Use a technology
    .why = Does what is written on it.
option-choose-track = Choose the { $track }
    .group = Choose a track
    .why = What follows happens on this track.

## Events

event-set-up = The station is filled. { $commander } is the first station commander.
event-boards = { $seat } leads { $corporation } on { $planet }.
event-objectives = Neighbour objectives: { $objectives }.
event-objectives-kept = { $seat } kept private objectives: { $objectives }.
event-secret-objectives-kept = { $count ->
    [one] { $seat } kept a private objective.
   *[other] { $seat } kept { $count } private objectives.
}
event-round = Round { $round }. { $commander } is the station commander.
event-turned = { $steps ->
    [0] { $seat } left the station as it is.
    [one] The station turned clockwise by { $steps } depot.
   *[other] The station turned clockwise by { $steps } depots.
}
event-alert = Event: “{ $event }”.
event-tile-taken = { $seat } took a tile ({ $shape }: { $a } + { $b }).
event-tile-placed = { $seat } placed a tile ({ $shape }: { $a } + { $b }) at { $at }, { turned }.
event-nothing-fits = { $seat } cannot place any tile: this is the last round.
event-meteorite = A meteorite fell on { $at } (planet of { $seat }).
event-lifepod-destroyed = { $seat } lost the lifepod on { $at }.
event-rover-destroyed = { $seat } lost the rover on { $at }.
event-meteorite-destroyed = The meteorite on { $at } was destroyed (planet of { $seat }).
event-advanced = { $seat } advanced to position { $position }: { $track }.
event-regressed = { $seat } regressed to position { $position }: { $track }.
event-movement = { $seat } gained { $amount } rover movement.
event-boost = { $seat } gained a synergy boost.
event-civ-milestone = { $seat } reached a civ milestone of rank { $rank }.
event-technology = { $seat } unlocked “{ $technology }”.
event-technology-used = { $seat } used “{ $technology }”.
event-patch = { $seat } placed a biomass patch on { $at }.
event-patch-stored = { $seat } stored a biomass patch until the end of the game.
event-rover = { $seat } put a rover on { $at }.
event-moved = { $seat } moved a rover from { $start } to { $to }.
event-teleported = { $seat } teleported a rover from { $start } to { $to }.
event-lifepod = { $seat } collected the lifepod on { $at }.
event-meteorite-collected = { $seat } collected the meteorite on { $at }.
event-card = { $seat } kept the civ card “{ $card }”.
event-secret-card = { $seat } kept a secret civ card of rank { $rank }.
event-no-card = { $rank ->
    [0] No civ card was left for { $seat }.
   *[other] No civ card of rank { $rank } was left for { $seat }.
}
event-cards-revealed = { $seat } revealed civ cards: { $cards }.
event-objectives-revealed = { $seat } revealed private objectives: { $objectives }.
event-last-round = The last round is over. { $ending }
event-ended = { $medals ->
    [one] The game is over. Victory with { $medals } medal: { $winners }.
   *[other] The game is over. Victory with { $medals } medals: { $winners }.
}
event-solo-ended = { $medals ->
    [one] The game is over: { $medals } medal, the target was { $target }. { $verdict }
   *[other] The game is over: { $medals } medals, the target was { $target }. { $verdict }
}

## Refusals

refusal-wrong-question = That is not what you are asked now.
refusal-first-rotate = First turn the station, or leave it as it is.
refusal-first-take = First take a tile from your depot.
refusal-first-place = First place your tile.
refusal-first-card = First keep a civ card.
refusal-no-such-board = There is no such board.
refusal-board-not-in-game = “{ $board }” belongs to the Upgrade Kit, which is not in this game.
refusal-board-taken = “{ $board }” is taken: no two players have the same asymmetric side.
refusal-board-not-dealt = “{ $board }” was not dealt to you.
refusal-stack-empty = That stack is empty.
refusal-tile-does-not-fit = That tile cannot be placed, but the other one can.
refusal-no-such-place = There is no such place: { $at }.
refusal-off-grid = It would stick out beyond your planet: { $at }.
refusal-overlap = Something is already placed there: { $at }.
refusal-not-adjacent = It must share an edge with what is already placed: { $at }.
refusal-not-on-perimeter = The first piece must touch the perimeter: { $at }.
refusal-event-forbids = The event “{ $event }” forbids that place: { $at }.
refusal-planet-forbids = Your planet's own rule forbids that place: { $at }.
refusal-equal-orientation = The tile looks the same in another orientation on offer: choose that one.
refusal-no-rover = You have no rover there: { $at }.
refusal-no-movement = You have no rover movement left: the rover track gives it.
refusal-rover-off-grid = Rovers stay on the planet, and there is no square at { $at }.
refusal-not-a-step = That is not one step away: { $at }.
refusal-rover-there = Another rover stands there: { $at }.
refusal-closed-to-rovers = The event “{ $event }” closes that square to rovers: { $at }.
refusal-card-not-there = That civ card is not among those you are looking at.
refusal-must-resolve = First resolve what is pending.
refusal-nothing-such-pending = You have nothing of that kind to resolve.
refusal-not-on-tile = The tile has no such advance left: { $track }.
refusal-no-water-on-ice = No water square of the tile lies on ice, so its water advances nothing.
refusal-energy-does-not-touch = The energy area does not touch that terrain: { $track }.
refusal-cannot-advance = That tracker cannot advance: { $track }.
refusal-cannot-regress = That tracker cannot regress: { $track }.
refusal-cannot-store = You cannot store a biomass patch now.
refusal-no-rover-waiting = You have no rover left on your corporation board.
refusal-not-last-tile = A rover goes onto the tile that you placed last, and that is not there: { $at }.
refusal-technology-locked = You have not unlocked that technology.
refusal-technology-used = You have already used that technology.

## The table in words

board-title-round = Round
board-title-station = Space station
board-title-objectives = Neighbour objectives
board-title-decks = Decks
board-title-planet = Planet of { $player }
board-title-you = { $player } (you)
board-title-tiles = Your tiles
board-title-boards = Boards
board-title-hand = Your cards

board-round = Round { $round }: { $phase }
board-commander = Station commander: { $player }
board-event = Event “{ $event }”: { $effect }
board-target = Target score: { $target }
board-depot = Depot { $number }
board-depot-of = Depot { $number }: { $player }
board-stack = { $tile } ({ $count })
board-stack-empty = { $shape }: empty
board-objective = “{ $name }”: { $effect }
board-common = For all – “{ $name }”: { $effect }
board-civ = Civ cards left, by rank: { $ranks }
board-events = { $count ->
    [one] { $count } event left
   *[other] { $count } events left
}
board-mix = Event deck: { $green } green, { $orange } orange, { $red } red
board-next-event = Next event: “{ $event }”
board-legend = C civ, W water, B biomass (b patch), R rover, T tech, E energy; · land, ~ ice; ^ lifepod, * meteorite, @ rover. Beside rows and below columns: their medals.
board-medals = { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}
board-medals-parts = { $medals ->
    [one] { $medals } medal: { $parts }
   *[other] { $medals } medals: { $parts }
}
board-track = { $track }: { $position } of { $top }
board-technology = { $state ->
    [used] Technology { $level }, used – “{ $name }”: { $effect }
    [unlocked] Technology { $level }, unlocked – “{ $name }”: { $effect }
   *[locked] Technology { $level } – “{ $name }”: { $effect }
}
board-rovers = Rovers on the planet: { $rovers }, waiting: { $waiting }
board-collected = Collected lifepods: { $lifepods }, meteorites: { $meteorites }
board-stored = Stored biomass patches: { $count }
board-taken = Tile taken: { $tile }
board-below = Below the top tiles of the depot: { $tiles }
board-pending = To be resolved: { $effects }
board-played = Immediate civ cards: { $cards }
board-secret-cards = Secret civ cards of rank: { $ranks }
board-card = { $medals ->
    [0] “{ $card }” (rank { $rank })
    [one] “{ $card }” (rank { $rank }): { $medals } medal
   *[other] “{ $card }” (rank { $rank }): { $medals } medals
}
board-corporation = Corporation { $name }
board-strengths = Strength: { $strength }. Weakness: { $weakness }.
board-planet = Planet { $name }
board-dealt = Boards dealt: { $names }
board-private = Private objective “{ $name }”: { $effect }
board-offered = On offer – “{ $card }”: { $effect }
board-no-hand = None
