# Why something is not offered in the shipyard, at the check and when the crew boards.

## The shipyard

refusal-hands-empty = You have no part in hand: take one first.
refusal-hand-full = You hold a part already: { $part }. Weld it, set it aside or put it back first.
refusal-no-pile-in-hand = You are not looking at any pile.
refusal-pile-in-hand = Put the pile of cards back first.
refusal-sand-runs-by-itself = The sand runs out by itself; nobody can hurry it.
refusal-ship-is-fixed = You have a number tile: your ship stays as it is.
refusal-time-over = Time is up: all you can do is take a number tile.
refusal-time-over-early = Your hourglass is short, and time is up: all you can do is take a number tile.

refusal-no-such-part = There is no part with this name: “{ $id }”.
refusal-warehouse-empty = No face-down part is left. Take one that lies face up.
refusal-in-other-hand = Somebody was quicker and has this part in hand: { $part }.
refusal-built-in = This part is built in or lost already: { $part }.
refusal-yours-aside = You have set this part aside: { $part }. Take it from there.
refusal-others-aside = Somebody else has set this part aside: { $part }.
refusal-yours-ordered = This part is of your own order: { $part }. Take it from there.
refusal-others-ordered = This part was made to order for somebody else: { $part }.
refusal-face-down = This part does not lie face up: { $part }.
refusal-not-set-aside = You have not set this part aside: { $part }.
refusal-not-ordered = This part is not of your order: { $part }.
refusal-last-part-fixed = Only the part welded last can be taken off, until you take another part or look at cards.

refusal-no-cell = Your ship board has no space in row { $row }, column { $column }.
refusal-cell-taken = In row { $row }, column { $column } there is a part already: { $part }.
refusal-no-such-turn = A part is turned by 0 to 3 quarter turns.
refusal-turned-alike = Turned like that the part looks just as it does with fewer turns: weld it so.
refusal-nothing-beside = There is nothing to weld a part to beside row { $row }, column { $column }.
refusal-smooth-beside = Only smooth sides face row { $row }, column { $column }: nothing holds there.
refusal-does-not-join = Turned like that, no connector of the part fits one that faces row { $row }, column { $column }.
refusal-no-reserves = { road-no_reserves }: nothing may be set aside on this flight.
refusal-aside-full = { $most ->
    [one] Only { $most } part can be set aside.
   *[other] Only { $most } parts can be set aside.
}
refusal-aside-stays = This part was set aside: it can be welded or set aside again, but never put back.

refusal-learning-blind = Nobody looks at cards before the learning flight.
refusal-blind-flight = { road-blind_flight }: you may not look at cards before this flight.
refusal-no-such-pile = { $piles ->
    [one] There is { $piles } pile.
   *[other] There are { $piles } piles.
}
refusal-pile-hidden = Nobody looks at pile { $pile }.
refusal-nothing-welded = Weld at least one part before you look at cards.
refusal-halves-not-begun = Weld at least one part in each half before you look at cards.
refusal-pile-with-other = Somebody else is looking at pile { $pile }.
refusal-pile-seen = You have seen pile { $pile }: its cards stay in your view.

refusal-no-hourglass = In turns there is no hourglass: handlings are counted instead.
refusal-sand-running = The hourglass is turned only when the sand has run out.
refusal-last-run = The sand has run out on START: the hourglass is not turned again.
refusal-start-by-finished = Only somebody who has finished may turn the hourglass onto START.
refusal-no-such-tile = The number tiles go from 1 to { $numbers }.
refusal-number-taken = Somebody else has number tile { $number }.

refusal-building-later = Ships are built later, when the flight has been set up.
refusal-building-over = The ships are built.

## The check

refusal-front-at-check = The front is chosen once, when the ships are checked.
refusal-removed-at-check = Parts come off at the check alone, and only those with a fault.
refusal-pieces-at-check = A piece is chosen at the check, when a ship comes apart there.
refusal-nothing-there = Your ship has no part in row { $row }, column { $column }.
refusal-part-faultless = The part in row { $row }, column { $column } takes part in no fault: it stays.
refusal-piece-by-first-part = Each piece goes by its first part, from front to rear and from left to right.
refusal-other-half-whole = That half of your ship is whole. It is the other one that has come apart.
refusal-piece-without-cabin = A piece with a cabin for humans must be kept, and this one has none.

## Boarding

refusal-boarding-before-launch = The crew boards once, before the launch, cabin by cabin.
refusal-other-cabin = Now it is about another cabin: row { $row }, column { $column }.
refusal-blue-needs-card = A blue alien comes aboard with a specialist card: choose one.
refusal-alien-aboard = You have one aboard already: { $colour }. There is at most one of each colour.
refusal-no-life-support = This cabin is not joined to a working life support for that alien: { $colour }.
refusal-specialist-taken = This specialist is with somebody else: { $specialist }.
