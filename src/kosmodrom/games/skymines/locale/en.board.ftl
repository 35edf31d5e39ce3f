# The board in words, and what a drawn board says of what is pointed at.

## The board

board-title-round = Round
board-title-companies = Companies
board-title-moon = The Moon
board-title-belt = The Belt
board-title-display = Card display
board-title-research = Research display
board-title-spaces = Bonus spaces
board-title-missions = Missions
board-title-threat = Threat
board-title-you = { $player } (you)
board-title-plans = Your research track
board-title-hand = Your cards

board-round = { $round ->
    [0] Before the first round: { $phase }
   *[other] Round { $round } of { $rounds }: { $phase }
}
board-first = First player: { $player }
board-turn = In turn: { $player }
board-passed = Passed: { $players }
board-expansion = { $company } expands; energy left: { $points }
board-entered = Entered: { $places }
board-loop = Game { $game } of the time loop: { $results }

board-company = { $company }: a share is worth { $value }, gas collectors: { $collectors }
board-legend-companies = Stations: pieces in each column, and its coin symbols from the top, covered ones in brackets
board-station = Station: { $columns }
board-marker = { $player } on { $at } ({ $n ->
    [one] { $n } share
   *[other] { $n } shares
})

board-legend-moon = Number and name – who holds it; what it gives; what it borders (= double line)
board-legend-belt = Asteroids and their spaces, then shuttle spaces (+ energy symbol on the way)
board-sector = { $number } { $name } – { $holder }; { $buildings }; next to { $borders }
board-free = free
board-asteroid = { $name } ({ $number })
board-belt = { $name }: { $buildings }; joined to { $paths }
board-shuttle = { $n ->
    [0] { $name } – { $holder }; { $ends }
   *[other] { $name } – { $holder }; { $ends }; { n-spaces } on the company’s track
}

board-display = { $number }: { $card }, cost { $cost }
board-no-card = { $number }: empty
board-deck = { $count ->
    [0] The deck is empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
board-removed = Removed cards: { $cards }

board-supplement = { $coins ->
    [one] Supplement space: { $coins } coin
   *[other] Supplement space: { $coins } coins
}
board-plan-row = { $points ->
    [one] { $letter }, { $points } point each ({ $count } in the stack)
   *[other] { $letter }, { $points } points each ({ $count } in the stack)
}
board-plan = { $framed ->
    [true] { $plan }, with the supplement
   *[other] { $plan }
}
board-specials = { $points ->
    [one] Special plans, { $points } point each
   *[other] Special plans, { $points } points each
}

board-space = { $name }{ $cost ->
    [0] { "" }
    [one] , costs { $cost } coin
   *[other] , costs { $cost } coins
}{ $removes ->
    [card] , removes a hand card
    [carbon] , removes a carbon card of the hand
   *[none] { "" }
}
board-space-taken = { $space } – { $player }
board-personal = Personal bonus space of { $player }

board-mission = “{ $name }”
board-task-done = Fulfilled: { $players }
board-task-met = { $player } can fulfil it now
board-threat-gone = { $player } has removed the threat and has a free share

board-luna-level = Level { $level }
board-luna-slots = Face-down cards on slots: { $slots }
board-luna-card = Slot { $slot }: { $card }
board-luna-majority = Majority cards: { $left } on the left, { $right } on the right
board-luna-cards = Cards gained: { $cards }
board-luna-decks = Deck: { $deck }, class 2 cards left: { $second }

## Players

board-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-tank = Tank track: { $at } of { $last }, worth { $worth }
board-upload = Research track: { $at } of { $last }, worth { $worth }
board-score = Would score { $total } now: { $parts }
board-own-markers = Unused bonus markers: { $markers }, one-time: { $once }
board-slot = { $used ->
    [true] Slot { $slot }: { $card } (used)
   *[other] Slot { $slot }: { $card }
}
board-slot-closed = Slot { $slot }: not open yet
board-tile = { $used ->
    [true] Tile: { $tile } (used)
   *[other] Tile: { $tile }
}
board-tile-on = { $used ->
    [true] Tile on slot { $slot }: { $tile } (used)
   *[other] Tile on slot { $slot }: { $tile }
}
board-area-total = Face up in all: { $totals }
board-bonus = { $company } bonus: { $bonus }
board-bonus-spaces = { $company } bonus spaces unlocked: { $spaces }
board-tied = Mission “{ $mission }”, tasks fulfilled: { $tasks }
board-free-share = Has a free share
board-has-passed = Has passed
board-cards = Hand: { $cards }
board-resting = Resting above { $slot }: { $cards }
board-shares = Shares: { $shares }
board-dealt = Token { $token }:
board-screen = { $here ->
    [true] Screen { $screen }, upload marker: { $flipped ->
        [true] a plan that lies face down
       *[other] { $plan }
    }
   *[other] Screen { $screen }: { $flipped ->
        [true] a plan that lies face down
       *[other] { $plan }
    }
}
board-gained = To be placed at the end of the turn: { $plan }
board-next = Missing for screen { $screen }: { $short }
board-next-empty = Screen { $screen } is empty: the upload marker cannot go on
board-next-free = Screen { $screen } asks for nothing
board-next-coins = Screen { $screen } costs { $cost }, you have { $coins }

total-carbon = carbon
total-minerals = minerals
total-titanium = titanium
total-energy = energy
total-scientist = scientists
total-field = field scientists

symbol-single-energy = your numbered energy card

## What there is to know

caption-carbon = { $value ->
    [one] { $value } unit of carbon: buys cards, or moves you on company tracks.
   *[other] { $value } units of carbon: buy cards, or move you on company tracks.
}
caption-minerals = { $value ->
    [one] { $value } unit of minerals: buys cards, or moves you on company tracks.
   *[other] { $value } units of minerals: buy cards, or move you on company tracks.
}
caption-titanium = { $value ->
    [one] { $value } unit of titanium: buys cards, or moves you on company tracks.
   *[other] { $value } units of titanium: buy cards, or move you on company tracks.
}
caption-energy = { $value ->
    [one] { $value } energy point: expands a company, together with all your energy.
   *[other] { $value } energy points: expand a company, together with all your energy.
}
caption-scientist = { $value ->
    [one] Moves your upload marker and gives { $value } research point.
   *[other] Moves your upload marker and gives { $value } research points.
}
caption-field = Tank spaces: { $tank }, coins: { $coins }.
caption-field-company = One more tank space for every 2 gas collectors of { of-company }.
caption-share = No action: it stays in your hand.
caption-share-of = At the end a share of { of-company }.
caption-cost = Printed cost: { $cost }.
caption-needs = Needs face up: { $needs }.
caption-reward = Reward for stopping there: { $reward }.
caption-special = Costs { $cost } to move onto, adds { $value } at the end, and gives no reward.
caption-plan-points = { $points ->
    [one] To take it: { $points } research point.
   *[other] To take it: { $points } research points.
}
caption-resting = Resting at first: { $cards }.
caption-first-plan = First plan: { $plan }.
caption-start = Start bonus: { $bonus }.
caption-tile-scientist = { $value ->
    [one] Acts like a scientist with { $value } research point.
   *[other] Acts like a scientist with { $value } research points.
}
caption-tile-field = Moves your helium-3 marker: { n-tile-spaces }, and { $more } more for each other field scientist face up.
n-tile-spaces = { $value ->
    [one] { $value } space
   *[other] { $value } spaces
}
caption-tile-energy = { $value ->
    [one] Acts like an energy card with { $value } point.
   *[other] Acts like an energy card with { $value } points.
}
caption-tile-resource = { $value ->
    [one] A resource card with it is worth { $value } unit more for everything.
   *[other] A resource card with it is worth { $value } units more for everything.
}
caption-space-cost = { $cost ->
    [one] Costs { $cost } coin.
   *[other] Costs { $cost } coins.
}
caption-removes-card = Removes a card of your hand.
caption-removes-carbon = Removes a carbon card of your hand.
caption-step = Reward { $number }, with at least { $total }: { $gains }.
caption-gives = Gives: { $gains }.
caption-shares = Shares (from space): { $shares }; the last space is { $last }.
caption-barrier = { $cost ->
    [one] Money barrier before space { $to }: { $cost } coin.
   *[other] Money barrier before space { $to }: { $cost } coins.
}
caption-threshold = { $coins ->
    [one] Threshold at space { $to }: { $coins } coin; bonus: { $bonus }
   *[other] Threshold at space { $to }: { $coins } coins; bonus: { $bonus }
}
caption-values = Coins at the end (from position): { $values }; the last one is { $last }.
caption-slot = Slot { $slot } opens at position { $at }.
caption-no-a = Screens with a crossed-out A: { $screens }.
caption-past-tank = { $coins ->
    [one] Past the end each space gives { $coins } coin.
   *[other] Past the end each space gives { $coins } coins.
}
caption-past-research = { $coins ->
    [one] At the end each research point gives { $coins } coin.
   *[other] At the end each research point gives { $coins } coins.
}
caption-buildings = Whoever enters gains: { $buildings }.
caption-borders = Next to: { $borders } (= double line).
caption-enclave = An enclave: only from the sector around it.
caption-screen = For the first outpost of a company: { $buildings }.
caption-paths = Joined to: { $paths } (+ energy symbol).
caption-linked = One more gas collector with outposts on both spaces { $first } and { $second }.
caption-ends = Between { $ends } (+ energy symbol).
caption-shuttle-reward = Whoever enters gains: { n-spaces } on the company’s track.
caption-threat-shuttle = From here the threat can be reached.
caption-task = { $number }: { $task }
caption-threat-needs = To neutralise it: { $energy } energy points in an expansion, a shuttle on 11 or 16; { $needs }.
caption-luna = Card { $card } (class { $number })
caption-luna-majority = Majority numbers: { $left } / { $right }, scientists: { $scientists }.
caption-luna-line = { $line }
caption-luna-reveal = When shown as a majority card: { $line }
caption-coins = Coins pay for things now, and count at the end.
caption-deck = The deck: A cards first, then B and C, and at last the single shares, D and E.
caption-removed = Removed cards: out of the game, unless a bonus space brings one back.
caption-supplement = Supplement: its coins go to whoever takes a plan from one of the red-framed spaces.
caption-stacks = New plans come from these stacks.
caption-markers = Bonus markers: each can be placed once a round.
caption-once = One-time bonus markers: placed once, then gone.
caption-first-player = The first player begins the action phase.
caption-slots = Cards on slots can be used this round. A is opened by the tank track, E by the research track.
caption-resting-stacks = Resting stacks: one comes back each time that you pass.
caption-collectors = Gas collectors of a company: every 2 of them help its field scientist.
caption-value = What a share is worth: the coin symbols laid bare in the station.
caption-free-share = Free share: at the end a share of a company of your choice.
caption-class-two = Class 2 cards make Luna stronger.

building-deep-mine = { $n ->
    [one] deep mine ({ $n } coin)
   *[other] deep mine ({ $n } coins)
}
building-open-pit-mine = { $n ->
    [one] open-pit mine ({ $n } space on the company’s track)
   *[other] open-pit mine ({ $n } spaces on the company’s track)
}
building-gas-collector = { $n ->
    [one] gas collector ({ $n } tank space)
   *[other] gas collector ({ $n } tank spaces)
}
building-research-station = { $n ->
    [one] research station ({ $n } research point)
   *[other] research station ({ $n } research points)
}
