# The flight on the drawn board.

## Signs of cards

stage-sign-crew = crew
stage-sign-alien = what aliens add
stage-sign-days = flight days
stage-sign-credits = credits
stage-sign-tokens = battery tokens
stage-sign-cubes = goods
stage-sign-firepower = firepower
stage-sign-engine = engine power
stage-sign-exposed = exposed connector
stage-sign-part = part
stage-sign-dice = dice
stage-sign-cabins = occupied cabins that are joined
stage-sign-target = row and column that are named
stage-sign-first = the leader
stage-sign-last = the last ship
stage-sort-least = the least { $what }
stage-sort-most = the most { $what }
stage-sort-from = { $what }: { $count } or more
stage-sort-over = more than { $count ->
    [0] this: { $what }
   *[other] { $count }: { $what }
}
stage-sort-under = less than { $count }: { $what }
stage-sort-each = for each: { $what }
stage-sort-plus = gained: { $what }{ $count ->
    [0] { "" }
   *[other] {" "}({ $count })
}
stage-sort-minus = lost: { $what }{ $count ->
    [0] { "" }
   *[other] {" "}({ $count })
}
stage-or = or
stage-bid = Highest: { $credits }
stage-users = Has it:
stage-struck = Struck:
stage-order = Next:

## Places

stage-planet = Planet { $number }
stage-area = Area { $number }
stage-line = Line { $number }
stage-column = Column { $number }
stage-row = Row { $number }
stage-die = { $number }

## The convoy

stage-convoy = The ships from the leader on
stage-behind = { $days ->
    [one] { $days } day behind
   *[other] { $days } days behind
}
stage-away = in hyperspace
stage-front = The front of the ship is here now.
stage-arrived = arrived
stage-gone = flies no more
stage-gone-short = out
stage-rolled = The dice show { $sum }

## Figures and purses

stage-figures = What the ship can do
stage-counted = { $what }, so far
stage-lost = { $count ->
    [one] { $count } part lost
   *[other] { $count } parts lost
}
stage-loans = { $count ->
    [one] { $count } loan
   *[other] { $count } loans
}
stage-hyperspace = { $half ->
    [none] hyperspace
   *[other] { $half } in hyperspace
}: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
stage-hand = { $count ->
    [one] { $count } machination
   *[other] { $count } machinations
}
stage-hand-told = Nobody else sees them.
stage-planted = one is in the deck
stage-planted-own = In the deck: { $card }

## The tray

stage-pool-empty = Everything is aboard.
stage-waiting = Waiting for a place
stage-fitting = To be fitted in
stage-fit_part = Add it here
stage-exchange_part = Exchange it
stage-dice = Which number?
stage-numbers = Other numbers
stage-opponents = At whom?
stage-sum = How many credits?
stage-less = Less
stage-more = More
stage-schemes = Your machinations
stage-made = What you have picked
stage-happened = What happened
stage-before = Before the flight
stage-before-told = The next flight is being prepared.

## Settlement

stage-accounts = Flight { $number }: earned and lost
stage-accounts-all = The whole trip: earned and lost
stage-total = Together
stage-now = Credits now
stage-unpaid = Unpaid loans
stage-unpaid-told = Whoever ends the game with a loan ranks behind all others and does not win.
stage-settled = Accounts of flight { $number }
stage-close = Close
stage-album = The trip in pictures
stage-flight = Flight { $number } · class { $class }
stage-launched = before
stage-landed = after
stage-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
stage-save-png = Save as a picture
stage-save-svg = Save as SVG
