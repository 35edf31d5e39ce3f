# The game, its options, its end, and names that questions and moves use.
# Components: en.cards.ftl, en.ids.ftl. The board in words: en.board.ftl. Chapters: a file each.

game-name = Galaxy Trucker
game-tagline = Build a ship out of whatever comes to hand, and fly it to the far end before it falls apart.

## Options of the game

game-option-building = Building
    .help = Everybody at once against the hourglass, or one after another without haste.
game-option-building-turns = in turns
game-option-building-live = at once, by the hourglass
game-option-handlings = Handlings per run
    .help = When building in turns: how many parts each player handles in place of one run of the hourglass.
game-option-bot_tempo = Pace of bots
    .help = How fast bots build while the sand runs.
game-option-bot_tempo-slow = slow
game-option-bot_tempo-normal = like people
game-option-bot_tempo-fast = fast
game-option-first = First flight
    .help = The ship class of the first flight. IA may fly with any side in front.
game-option-first-none = none
game-option-first-I = class I
game-option-first-IA = class IA
game-option-first-both = class I, then class IA
game-option-second = Second flight
    .help = The ship class of the second flight. IIA consists of two halves.
game-option-second-none = none
game-option-second-II = class II
game-option-second-IIA = class IIA
game-option-second-both = class II, then class IIA
game-option-third = Third flight
    .help = The ship class of the third flight. IIIA is long and narrow.
game-option-third-none = none
game-option-third-III = class III
game-option-third-IIIA = class IIIA
game-option-third-both = class III, then class IIIA
game-option-learning = Learning flight
    .help = The first flight has eight easy cards and no aliens, and nobody looks at cards or gives up.
game-option-check = Check before launch
    .help = Strict: whoever built a fault takes parts off and pays for them. Lenient: the parts cost nothing, but the ship starts behind the others.
game-option-check-strict = strict
game-option-check-lenient = lenient
game-option-forecasts = More accurate forecasts
    .help = The piles of cards are not shuffled: whoever has looked at them knows the order.
game-option-technologies = New Technologies
    .help = More kinds of parts, blue aliens and specialists. Five players always use them.
game-option-four_is_five = Rules for five
    .help = Cards strike two players at a time and share their rewards, as with five at the table.
game-option-machinations = Evil Machinations
    .help = Before each flight everybody plants a nasty card in the deck. There are loans, too.
game-option-roads = Rough road
    .help = How many harsh rules are drawn for each flight.
game-option-handicaps = Handicaps
    .help = Instead of one number for all, each player is bound by as many rough roads as stated for the seat.
game-option-handicap_1 = Handicap of player 1
    .help = How many of the rough roads bind this player.
game-option-handicap_2 = Handicap of player 2
    .help = How many of the rough roads bind this player.
game-option-handicap_3 = Handicap of player 3
    .help = How many of the rough roads bind this player.
game-option-handicap_4 = Handicap of player 4
    .help = How many of the rough roads bind this player.
game-option-handicap_5 = Handicap of player 5
    .help = How many of the rough roads bind this player.
game-option-extra_cards = Extra cards
    .help = Six more adventures: bureaucrats, robot police, billiards with meteors, junkyards and a warehouse.
game-option-lottery = Module lottery
    .help = So many dice choose ship classes, machinations and rough roads before the game.
game-option-robopolice_seconds = Robopolice time limit
    .help = Seconds to name a column and a row; 0 means no limit.

error-no-flight = Choose at least one flight.
error-option-needs = The option “{ $field }” cannot be “{ $value }” unless “{ $other }” is “{ $wanted }”.

## The end

ending-flights = The last flight is settled.
verdict-loans = Whoever has not repaid every loan ranks behind all others and does not win.

score-flight = On the way
score-finish = Order of arrival
score-looks = Best-looking ship
score-creativity = Creativity
score-luxury = Passengers
score-manager = Manager
score-goods = Goods
score-parts = Lost parts
score-orders = Unused orders

# What a hint gives as its reasons: the parts of what a player has and may still get.
worth-credits = credits
worth-lost = lost parts
worth-goods = goods aboard
worth-ship = your ship
worth-building = what you may still build
worth-place = your place in the flight

# What players have, where other games count points.
play-points = { $points ->
    [one] { $points } credit
   *[other] { $points } credits
}
play-points-unit = credits

## Names

phase-setup = setup
phase-round = a new flight
phase-machinations = planting machinations
phase-roads = rough roads
phase-building = building
phase-inspection = check
phase-boarding = boarding
phase-launch = launch
phase-flight = flight
phase-settlement = settlement
phase-end = end of the game

circle-0 = START
circle-1 = circle I
circle-2 = circle II
circle-3 = circle III

strength-firepower = firepower
strength-engine_power = engine power
strength-crew = crew
strength-ambush = firepower in an ambush

## Why somebody is not asked

refusal-ship-finished = Your ship is finished: the others are still building.
refusal-not-flying = Your flight is over.
refusal-in-hyperspace = Your ship is in hyperspace: this card does not concern it.
