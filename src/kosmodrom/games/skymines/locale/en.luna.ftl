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
drawn-sides = Tracks for { $company }
drawn-sides-label = Tracks to choose from
drawn-rewards = Take next:
drawn-removed = Removed cards
drawn-removed-none = No cards have been removed yet.
