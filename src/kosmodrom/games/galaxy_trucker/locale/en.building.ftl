# Before a flight: roads, the shipyard, the check, boarding. After it: the settlement.

## Questions

ask-shipyard = Your ship is under construction: which part do you take?
    .others = { $player } looks for a part.
ask-in-hand = What do you do with this part: { $part }?
    .others = { $player } has a part in hand: { $part }.
ask-looking = Look at the cards as long as you like, then put them back.
    .others = { $player } looks at cards.
ask-number-tile = Time is up: which number tile do you grab?
    .others = { $player } grabs a number tile.
ask-sand = The sand is running.
    .others = The sand is running.
ask-front = Which side of your ship is the front?
    .others = { $player } chooses the front of the ship.
ask-mend = Your ship has faults: which part comes off?
    .others = { $player } puts right the faults of the ship.
ask-piece = Your ship has come apart: which piece do you keep?
    .others = { $player } chooses a piece of the ship.
ask-board = Who moves into this cabin?
    .others = { $player } fills the cabins.

## Moves

turns-0 = as printed
turns-1 = a quarter turn to the right
turns-2 = upside down
turns-3 = a quarter turn to the left

option-draw = Take a face-down part
    .group = Take a part
    .why = You see what it is as soon as it is in your hand; what you do not want goes back face up.
option-take = Take from the table: { $part }
    .group = Take a part
    .why = It lies face up, so you know what you get; others see it too, so be quick.
option-take-ordered = Take from your order: { $part }
    .group = Take a part
    .why = Nobody else may use these parts, and each that is left over costs a credit.
option-take-aside = Take from beside your board: { $part }
    .group = Take a part
    .why = Parts that are still set aside when building ends count as lost.
option-take-off = Take off the part you welded last
    .group = Your ship
    .why = It can still be turned or put elsewhere, until you take another part.
option-weld = Weld it at row { $row }, column { $column }, { $turns }
    .group = Weld
    .why = A connector that meets a part must fit; what is joined to nothing does not hold.
option-set-aside = Set it aside
    .group = Your ship
    .why = You may keep two parts for later. They are yours alone, but must be built in.
option-put-back = Put it back face up
    .group = Your ship
    .why = You do not need it. Everybody may take it now, unless it is of your own order.
option-look = Look at pile { $pile }
    .group = Cards
    .why = You learn what awaits you, and can build for it.
option-stop-looking = Put the pile back
    .why = Others may look at it then, and you can go on building.
option-turn-hourglass = Turn the hourglass
    .group = Time
    .why = The sooner it runs on START, the less time the others have.
option-finish = Finish and take number { $number }
    .group = Finish
    .why = Number 1 starts in the lead. Your ship stays as it is.
option-run-out = The sand has run out
    .why = Time passes by itself.
option-choose-front = Make this side the front: { $side }
    .why = All engines must point away from it, and cannons pointing to it count in full.
option-remove-part = Take off the part at row { $row }, column { $column }
    .why = Each part that comes off costs a credit after the flight, so find the one that mends most.
option-keep-part = { $parts ->
    [one] Keep the piece with row { $row }, column { $column }: { $parts } part
   *[other] Keep the piece with row { $row }, column { $column }: { $parts } parts
}
    .why = All other pieces are lost.
option-board-humans = Two humans move in (row { $row }, column { $column })
    .why = Two crew members are more than one, and only humans can fly the ship.
option-board-alien = A { $colour } moves in (row { $row }, column { $column })
    .why = It makes strong cannons or engines stronger, but takes the place of two humans.
option-board-specialist = A blue alien moves in as { $specialist } (row { $row }, column { $column })
    .why = Each specialist has an ability, and is there once for all players.
option-take-loan = Take a loan
    .group = Money
    .why = Ten credits now, twelve to repay before the game ends.
option-repay-loan = Repay a loan
    .group = Money
    .why = Twelve credits. Whoever still has a loan at the end cannot win.

## Events

lottery-IA = class IA replaces class I
lottery-IIA = class IIA replaces class II
lottery-IIIA = class IIIA replaces class III
lottery-machinations = Evil Machinations are used
lottery-road = the Rough Road gets rougher

event-lottery-rolled = The dice ({ $dice }) choose: { $results }.
event-flight-began = Flight { $flight } begins with ships of { $ship }.
event-roads-drawn = Rough roads of this flight: { $roads }.
event-road-binds = { $roads ->
    [0] No rough road binds { $seat }.
    [one] The first rough road binds { $seat }.
   *[other] The first { $roads } rough roads bind { $seat }.
}
event-surprise-drawn = A nasty surprise: { $road }.
event-dead-column-rolled = Column { $column } is a dead zone: nothing works there.
event-parts-ordered = { $seat } gets an order: { $parts }.
event-part-taken = { $origin ->
    [warehouse] { $seat } turns up a part: { $part }.
    [returned] { $seat } takes a part from the table: { $part }.
    [aside] { $seat } takes a part that was set aside: { $part }.
    [order] { $seat } takes an ordered part: { $part }.
   *[ship] { $seat } takes off the part welded last: { $part }.
}
event-part-welded = { $seat } welds a part at row { $row }, column { $column }: { $part }.
event-part-set-aside = { $seat } sets a part aside: { $part }.
event-part-put-back = { $seat } puts a part back: { $part }.
event-pile-seen = You look at pile { $pile }: { $cards }.
event-pile-taken = { $seat } looks at pile { $pile }.
event-pile-returned = { $seat } puts pile { $pile } back.
event-hourglass-turned = { $circle ->
    [0] { $seat } turns the hourglass to START.
   *[other] { $seat } turns the hourglass to circle { $circle }.
}
event-hourglass-started = The hourglass is turned: circle { $circle }.
event-sand-ran-out = { $circle ->
    [0] The sand has run out: nobody welds any more.
   *[other] The sand has run out; the hourglass may be turned.
}
event-ship-finished = { $seat } finishes and takes number { $number }.
event-building-ended = The ships are built.
event-front-chosen = { $seat } flies with this side in front: { $side }.

fault-mismatch = connectors that do not fit
fault-smooth = a connector against a smooth side
fault-engine = an engine that does not point to the rear
fault-exhaust = a part behind an engine
fault-muzzle = a part in front of a cannon

event-fault-found = A fault in the ship of { $seat }, row { $row }, column { $column }: { $fault }.
event-part-removed = { $lost ->
    [true] { $seat } loses a part at the check, row { $row }, column { $column }: { $part }.
   *[false] { $seat } takes off a part at the check, row { $row }, column { $column }: { $part }.
}
event-number-given-back = { $seat } has repaired the ship and starts as number { $number }.
event-alien-boarded = { $seat } takes an alien aboard: { $colour }.
event-specialist-boarded = { $seat } takes a blue alien aboard: { $specialist }.
event-ship-boarded = { $sleepers ->
    [0] Aboard the ship of { $seat }: humans { $humans }, battery tokens { $tokens }.
   *[other] Aboard the ship of { $seat }: humans { $humans }, sleepers { $sleepers }, battery tokens { $tokens }.
}

event-loan-taken = { $seat } takes a loan of { $credits } credits.
event-loan-repaid = { $seat } repays a loan with { $credits } credits.

event-flight-settled = Flight { $flight } is over: accounts are settled.
event-place-rewarded = { $credits ->
    [one] { $seat } arrives as number { $place }: { $credits } credit.
   *[other] { $seat } arrives as number { $place }: { $credits } credits.
}
event-best-looking = { $seat } has a fine-looking ship (exposed connectors: { $connectors }): { $credits } credits.
event-creative = { $seat } flies with a front of their own: { $credits } credits.
event-passengers-paid = { $cabins ->
    [one] { $seat } is paid { $credits } for a passenger who arrived.
   *[other] { $seat } is paid { $credits } for { $cabins } passengers who arrived.
}
event-manager-paid = The manager of { $seat } earns { $credits } (alien races aboard: { $races }).
event-goods-sold = { $credits ->
    [one] { $seat } sells { $goods } for { $credits } credit.
   *[other] { $seat } sells { $goods } for { $credits } credits.
}
event-parts-paid = { $parts ->
    [one] { $seat } pays { $credits } for { $parts } lost part.
   *[other] { $seat } pays { $credits } for { $parts } lost parts.
}
event-order-paid = { $parts ->
    [one] { $seat } pays { $credits } for { $parts } ordered part that was not used.
   *[other] { $seat } pays { $credits } for { $parts } ordered parts that were not used.
}
event-game-ended = The last flight is over.
