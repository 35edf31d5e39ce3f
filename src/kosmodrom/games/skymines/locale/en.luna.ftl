# Why Luna does what she does

event-luna-new-deck = { $cards ->
    [one] { $seat } shuffled the discard pile into a new deck ({ $cards } card).
   *[other] { $seat } shuffled the discard pile into a new deck ({ $cards } cards).
}
event-luna-compared = { $seat } compared the companies by { $by }: { $companies } ({ $numbers }).
luna-by-value = visible coin symbols
luna-by-lead = spaces ahead of the best other marker
event-luna-short = { $seat } has too few coins for the barrier of { $company } (cost { $cost }), pays what is there and goes on.
luna-why-share-shown = the most valuable of those with a share on display
luna-why-farthest-behind = of the companies in reach the one on whose track she is farthest behind

luna-place-lowest-new = the lowest number that is free
luna-place-highest-new = the highest number that is free
luna-place-lowest-held = the lowest-numbered asteroid that it already holds
luna-place-highest-held = the highest-numbered asteroid that it already holds
luna-place-lowest-rival = the lowest number of a rival, because nothing is free
luna-place-highest-rival = the highest number of a rival, because nothing is free

event-luna-finished = { $seat } is done for this round. { $top } lies on top of the discard pile: { $higher }.
luna-higher-left = its left number is higher, so the left majority card goes
luna-higher-right = its right number is higher, so the right majority card goes
luna-higher-neither = its numbers are equal, so both majority cards stay
luna-stronger-new-deck = it comes with the new deck
luna-stronger-token = a marker reached a Luna token

# On the drawn board: spaces, missions, threat, setup

drawn-put-back = Put back
drawn-with-marker = Bonus marker
drawn-with-once = One-time marker
drawn-task-reward = { $coins ->
    [one] Each task brings { $coins } coin and a one-time bonus marker; the third one a personal bonus space.
   *[other] Each task brings { $coins } coins and a one-time bonus marker; the third one a personal bonus space.
}
drawn-threat-reached = Beside it are shuttles of: { $companies }.
drawn-threat-unreached = No company has a shuttle beside it yet.
drawn-threat-at = shuttle space 11 or 16
drawn-threat-ready = { $player } has what it takes to neutralise it.
drawn-threat-not-ready = { $player } does not have yet what it takes.
drawn-threat-unknown = Whether { $player } has what it takes depends on a hand that you do not see.
drawn-sides = Tracks for { $company }
drawn-sides-label = Tracks to choose from
drawn-rewards = Take next:
drawn-removed = Removed cards
drawn-removed-none = No cards have been removed yet.

# On the drawn board: Luna’s cards and turns

drawn-luna-lowest = lowest number first
drawn-luna-highest = highest number first
drawn-luna-cards = { $count ->
    [one] of display space { $spaces }
   *[other] of display spaces { $spaces }
}
drawn-luna-share = with the most valuable share
drawn-luna-position = at position { $position }
drawn-luna-special = latest special plan
drawn-luna-turn = Card { $card } on slot { $slot }
drawn-luna-planning = Luna plans
drawn-luna-close = Close Luna’s turn
drawn-luna-show = Step by step
drawn-luna-back = One step back
drawn-luna-next = Next step
drawn-luna-at = { $number } of { $count }
drawn-luna-markers = { $count ->
    [one] { $count } bonus marker left
   *[other] { $count } bonus markers left
}
drawn-luna-tank = Helium-3 marker at position { $at }
drawn-luna-upload = Upload marker at position { $at }
drawn-luna-token = Luna token at position { $at }: a class 2 card when she reaches it
drawn-luna-shares = { $shares ->
    [one] { $company }: { $shares } share, marker on space { $at }
   *[other] { $company }: { $shares } shares, marker on space { $at }
}
drawn-luna-hand = { $count ->
    [one] { $count } card taken from the display: only its share counts
   *[other] { $count } cards taken from the display: only their shares count
}
drawn-luna-down = Slot { $slot }: a card face down
drawn-luna-empty = Slot { $slot }: no card
drawn-luna-closed = Slot { $slot }: not open yet
drawn-luna-majority = Her two majority cards, and the totals that she sets against yours.
drawn-luna-deck = Deck { $deck }, class 2: { $second }
drawn-luna-discard = Discarded: { $count }
drawn-luna-moved = Luna’s turn
