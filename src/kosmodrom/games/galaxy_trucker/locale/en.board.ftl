# The board in words, and what a drawn board says of what is pointed at.

board-title-round = Flight
board-title-roads = Rough roads
board-title-shipyard = Shipyard
board-title-flight = Space board
board-title-cards = Cards
board-title-you = { $player } (you)
board-title-ship = Ship of { $player }
board-title-hand = In the hand of { $player }

board-round = Flight { $flight } of { $flights }, { $ship }: { $phase }
board-turn = In turn: { $player }
board-hourglass = { $running ->
    [true] The hourglass runs on { $circle }
   *[other] The hourglass has run out on { $circle }
}
board-dead = Dead column: { $column }
board-warehouse = { $parts ->
    [one] { $parts } part face down in the warehouse
   *[other] { $parts } parts face down in the warehouse
}
board-removed = { $parts ->
    [one] { $parts } part is out of the game, unseen
   *[other] { $parts } parts are out of the game, unseen
}
board-returned = Face up: { $parts }
board-numbers = Free number tiles: { $numbers }
board-place = { $days ->
    [0] { $place }: { $player }
    [one] { $place }: { $player }, { $days } day behind the leader
   *[other] { $place }: { $player }, { $days } days behind the leader
}
board-gone = No longer in the flight: { $players }
board-dice = Last roll: { $dice } = { $sum }
board-counts = Counted last: { $counts }
board-bank = In the bank: { $goods }
board-card = Present card: { $card }
board-taken = { $number }: { $player }
board-users = Used by: { $players }
board-line = Line { $line } is being resolved
board-chosen = { $times ->
    [one] Line { $line } has been chosen
   *[other] Line { $line } has been chosen { $times } times
}
board-guesses = Guesses: { $guesses }
board-bid = { $credits ->
    [one] Highest bid: { $credits } credit, by { $player }
   *[other] Highest bid: { $credits } credits, by { $player }
}
board-demand = { $credits ->
    [one] Demanded: { $credits } credit
   *[other] Demanded: { $credits } credits
}
board-offered = To choose from: { $parts }
board-struck = Struck: { $players }
board-pile = { $cards ->
    [one] Pile { $number }: { $cards } card
   *[other] Pile { $number }: { $cards } cards
}
board-deck = { $cards ->
    [0] No card is left
    [one] { $cards } card to come
   *[other] { $cards } cards to come
}
board-coming = Among them, from the piles that you have seen:
board-turned = Resolved: { $cards }
board-again = This is the second pass: the cards come in reverse order

## Players

board-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
board-loans = { $loans ->
    [one] { $loans } loan to repay
   *[other] { $loans } loans to repay
}
board-handlings = { $count ->
    [one] { $count } handling left
   *[other] { $count } handlings left
}
board-number = Number tile { $number }
board-looking = Looks at pile { $pile }
board-finished = Has arrived
board-away = { $cards ->
    [one] In hyperspace for this card
   *[other] In hyperspace, still for { $cards } cards
}
board-specialist = Specialist: { $specialist }
board-bound = Bound by: { $roads }
board-planted = Has planted a card
board-firepower = Firepower { $least }, with power { $most }
board-engine-power = Engine power { $least }, with power { $most }
board-crew = { $sleepers ->
    [0] Crew { $crew }, humans among them: { $humans }
   *[other] Crew { $crew }, humans among them: { $humans }; asleep: { $sleepers }
}
board-exposed = Exposed connectors: { $connectors }
board-fault = Fault at row { $row }, column { $column }: { $fault }
board-cell = Row { $row }, column { $column }, { $part }: { $contents }
board-humans = { $humans ->
    [one] { $humans } human
   *[other] { $humans } humans
}
board-aside = Set aside: { $parts }
board-ordered = Made to order: { $parts }
board-lost = Lost parts ({ $count }): { $parts }
board-junk = Flying junk: { $parts }
board-machinations = { $cards ->
    [one] { $cards } machination in hand
   *[other] { $cards } machinations in hand
}
board-hand = Machinations in hand: { $cards }
board-own-planted = Planted for this flight: { $card }
board-legend = Numbers beside a part are its connectors: 1 single, 2 double, 3 universal. ^ > v < is where it points.

## What there is to know

caption-worth = { $credits ->
    [one] Sells for { $credits } credit.
   *[other] Sells for { $credits } credits.
}
caption-cells = { $count ->
    [one] Holds { $count } battery token.
   *[other] Holds { $count } battery tokens.
}
caption-slots = { $count ->
    [one] { $count } standard container: all goods but red.
   *[other] { $count } standard containers: all goods but red.
}
caption-special-slots = { $count ->
    [one] { $count } special container: goods of all colours.
   *[other] { $count } special containers: goods of all colours.
}
caption-connectors = Connectors as printed: { $connectors }.
caption-machination = An evil machination.
caption-strength = Firepower { $strength }: who has more wins, who has as much is left alone, who has less loses.
caption-losers = Losers: { $losses }.
caption-victor = { $days ->
    [one] The victor may take { $reward }, for { $days } flight day.
   *[other] The victor may take { $reward }, for { $days } flight days.
}
caption-planet = Planet { $number }: { $goods }.
caption-landing = { $days ->
    [one] It costs { $days } flight day.
   *[other] It costs { $days } flight days.
}
caption-exchange = Give up { $cost }, get { $reward }.
caption-crew = Needs a crew of { $crew }.
caption-load = Goods: { $goods }.
caption-cubes = { $goods } × { $count }
caption-threats = In this order: { $threats }.
caption-threat = { $threat } ({ $side })
caption-billiards = Line { $number }: { $threats }.
caption-line = Line { $number }: the least { $lowest } – { $penalty }.
caption-area = Area { $number }: { $cost } → { $reward }.
caption-astronauts = { $count ->
    [one] { $count } human
   *[other] { $count } humans
}
caption-human = A human: one crew member, and able to fly the ship.
caption-sleeper = A sleeper: no crew, but may be woken when places become free.
caption-passenger = The passenger of a luxury cabin: a crew member who pays on arrival.
caption-token = A battery token: one use of one device.
caption-warehouse = Parts face down. You see what you get when you have it in hand.
caption-returned = Parts that somebody put back: anybody may take them.
caption-aside = Parts set aside, two at most; what is still here when building ends is lost.
caption-ordered = Parts made to order, for this player alone; each that is left over costs a credit.
caption-hourglass = When the sand has run out, anybody may turn it to the next circle; to START only who has finished.
caption-number-tile = Whoever finishes takes a number tile; number 1 starts in the lead.
caption-pile = Cards of this flight. Three piles may be looked at while you build.
caption-deck = The cards of this flight that are still to come.
caption-lost = Lost parts: they are paid for after the flight.
caption-loan = A loan: to be repaid by the end of the game, with interest.
caption-hyperspace = In hyperspace: no card concerns this ship until it returns.
caption-firepower = Firepower: without battery tokens, and with all of them.
caption-engine-power = Engine power: without battery tokens, and with all of them.
caption-exposed = Connectors with nothing beside them: small meteors, stardust and buyers dislike them.
caption-dead = The dead zone: in this column no part works.
