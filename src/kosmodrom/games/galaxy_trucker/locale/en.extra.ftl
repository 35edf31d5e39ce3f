# Extra cards: questions, moves, events and refusals.

## Questions

ask-set-die = Set the die in secret. The others are going to guess the number.
    .others = { $player } sets the die in secret.
ask-guess = Which number does the die show? A right guess brings credits, a wrong one costs days.
    .others = { $player } guesses the die.
ask-offer = What do you offer the Robopolice in secret? Only the highest offer is paid.
    .others = { $player } makes a secret offer.
ask-police-column = Which column shall the Robopolice search?
    .others = { $player } names a column for the Robopolice.
ask-police-row = Column { $column }: which row shall the Robopolice search?
    .others = { $player } names a row in column { $column } for the Robopolice.
ask-police-time = The Robopolice will not wait for long.
    .others = The Robopolice will not wait for long.
ask-billiards = Which line of meteors do you send, and at whom?
    .others = { $player } chooses a line of meteors and an opponent.
ask-junkyard = At which area of the junkyard do you stop?
    .others = { $player } may stop at the junkyard.
ask-place-humans = { $waiting ->
    [0] Everybody has a place. Do some change theirs?
    [one] { $waiting } human waits for a place. Where to?
   *[other] { $waiting } humans wait for a place. Where to?
}
    .others = { $player } finds places for new humans.
ask-place-tokens = { $waiting ->
    [0] Every battery token has a place. Do you move some?
    [one] { $waiting } battery token waits for a place. Where to?
   *[other] { $waiting } battery tokens wait for a place. Where to?
}
    .others = { $player } finds places for new battery tokens.
ask-star-warehouse = Which part do you take from the Star Warehouse?
    .others = { $player } may take a part from the Star Warehouse.
ask-fit-part = Where does it go: { $part }?
    .others = { $player } fits in: { $part }.

## What things cost and bring

price-crew = { $count ->
    [one] { $count } crew member
   *[other] { $count } crew members
}
price-humans = { $count ->
    [one] { $count } human
   *[other] { $count } humans
}
price-tokens = { $count ->
    [one] { $count } battery token
   *[other] { $count } battery tokens
}
price-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
price-days = { $count ->
    [one] { $count } flight day gained
   *[other] { $count } flight days gained
}
price-small_meteor-front = { $count ->
    [one] small meteor from the front
   *[other] { $count } small meteors from the front
}
price-small_meteor-right = { $count ->
    [one] small meteor from the right
   *[other] { $count } small meteors from the right
}
price-small_meteor-rear = { $count ->
    [one] small meteor from the rear
   *[other] { $count } small meteors from the rear
}
price-small_meteor-left = { $count ->
    [one] small meteor from the left
   *[other] { $count } small meteors from the left
}
price-large_meteor-front = { $count ->
    [one] large meteor from the front
   *[other] { $count } large meteors from the front
}
price-large_meteor-right = { $count ->
    [one] large meteor from the right
   *[other] { $count } large meteors from the right
}
price-large_meteor-rear = { $count ->
    [one] large meteor from the rear
   *[other] { $count } large meteors from the rear
}
price-large_meteor-left = { $count ->
    [one] large meteor from the left
   *[other] { $count } large meteors from the left
}
price-light_shot-front = { $count ->
    [one] light shot from the front
   *[other] { $count } light shots from the front
}
price-light_shot-right = { $count ->
    [one] light shot from the right
   *[other] { $count } light shots from the right
}
price-light_shot-rear = { $count ->
    [one] light shot from the rear
   *[other] { $count } light shots from the rear
}
price-light_shot-left = { $count ->
    [one] light shot from the left
   *[other] { $count } light shots from the left
}
price-heavy_shot-front = { $count ->
    [one] heavy shot from the front
   *[other] { $count } heavy shots from the front
}
price-heavy_shot-right = { $count ->
    [one] heavy shot from the right
   *[other] { $count } heavy shots from the right
}
price-heavy_shot-rear = { $count ->
    [one] heavy shot from the rear
   *[other] { $count } heavy shots from the rear
}
price-heavy_shot-left = { $count ->
    [one] heavy shot from the left
   *[other] { $count } heavy shots from the left
}

## Moves

option-set-die = Set the die to { $number }
    .why = The more it shows, the more days a wrong guess costs; but people expect that.
option-guess = Guess { $number }
    .why = A wrong guess costs as many days as the die shows.
option-offer = { $credits ->
    [0] Offer nothing
    [one] Offer { $credits } credit
   *[other] Offer { $credits } credits
}
    .why = The highest offer pays and names the part all discard; of equal ones the rearmost ship’s counts.
option-name-column = Column { $column }
    .group = Columns
    .why = The ships’ columns have printed numbers; some numbers lie outside.
option-name-row = Row { $row }
    .group = Rows
    .why = The ships’ rows have printed numbers; some numbers lie outside.
option-time-out = Time is up
    .why = Time passes by itself.
option-send-meteors = Line { $line } at { $opponent }: { $meteors }{ $again ->
    [true] , without the first large meteor
   *[other] { "" }
}
    .group = Send meteors
    .why = You roll for the meteors. A line that is gone cannot be sent at you.
option-stop-at = Stop at area { $area }. Cost: { $cost }. Reward: { $reward ->
    [none] nothing
   *[other] { $reward }
}
    .group = Stop at the junkyard
    .why = The cost comes first, then the reward; both at once.
option-place-human = Put a human here (row { $row }, column { $column })
    .group = Put humans
    .why = Crew works in cabins. In a stasis chamber it sleeps until it is needed.
option-lift-human = Take a human from here (row { $row }, column { $column })
    .group = Change places
    .why = Everybody but passengers and aliens may change places now.
option-place-token = Put a battery token here (row { $row }, column { $column })
    .group = Put battery tokens
    .why = It powers one device once.
option-lift-token = Take a battery token from here (row { $row }, column { $column })
    .group = Move battery tokens
    .why = A token is safer where no meteor comes.
option-done-placing = { $left ->
    [0] Done
    [one] Done: { $left } stays behind
   *[other] Done: { $left } stay behind
}
    .why = Everything stays where it is now.
option-take-part = Take it: { $part }
    .group = Take a part
    .why = It costs a flight day, and comes with its crew or battery tokens.
option-fit-part = Add it in row { $row }, column { $column }, { $turns }
    .group = Add it
    .why = It must fit all its neighbours.
option-exchange-part = Put it in place of { $replaced } (row { $row }, column { $column }), { $turns }
    .group = Exchange it
    .why = What was in the old part is gone, but the part itself is not lost.

## Events

event-die-set = { $seat } sets the die.
event-die-set-to = { $seat } sets the die to { $number }; nobody else knows.
event-guessed = { $seat } guesses { $number }.
event-die-revealed = The die of { $seat } shows { $number }.
event-offered = { $credits ->
    [0] { $seat } offers nothing.
    [one] { $seat } offers { $credits } credit.
   *[other] { $seat } offers { $credits } credits.
}
event-offer-won = { $tied ->
    [true] { $seat } wins the Robopolice: an equal offer, but nearest the rear.
   *[other] { $seat } wins the Robopolice with the highest offer.
}
event-coordinates-named = { $seat } sends the Robopolice to column { $column }, row { $row }.
event-coordinates-drawn = { $seat } has run out of time: the Robopolice searches column { $column }, row { $row }.
event-meteors-sent = { $again ->
    [true] { $seat } sends line { $line } at { $opponent } again, without its first large meteor.
   *[other] { $seat } sends line { $line } at { $opponent }.
}
event-stopped-at = { $shared ->
    [true] { $seat } stops at area { $area }, too, and gets 1 less of everything.
   *[other] { $seat } stops at area { $area }.
}
event-human-placed = { $seat }: a human takes a place (row { $row }, column { $column }).
event-human-lifted = { $seat }: a human leaves a place (row { $row }, column { $column }).
event-humans-left = { $humans ->
    [one] { $seat } leaves { $humans } new human behind.
   *[other] { $seat } leaves { $humans } new humans behind.
}
event-token-placed = { $seat } puts a battery token on row { $row }, column { $column }.
event-token-lifted = { $seat } takes a battery token from row { $row }, column { $column }.
event-tokens-left = { $tokens ->
    [one] { $seat } leaves { $tokens } new battery token behind.
   *[other] { $seat } leaves { $tokens } new battery tokens behind.
}
event-warehouse-opened = The Star Warehouse offers: { $parts }.
event-part-fitted = { $seat } adds a part (row { $row }, column { $column }): { $part }.
event-part-exchanged = { $seat } exchanges { $replaced } for { $part } (row { $row }, column { $column }).
event-humans-joined = { $humans ->
    [one] { $humans } human comes aboard the ship of { $seat } (row { $row }, column { $column }).
   *[other] { $humans } humans come aboard the ship of { $seat } (row { $row }, column { $column }).
}
event-sleepers-joined = { $sleepers ->
    [one] { $sleepers } sleeper comes aboard the ship of { $seat } (row { $row }, column { $column }).
   *[other] { $sleepers } sleepers come aboard the ship of { $seat } (row { $row }, column { $column }).
}
event-battery-filled = { $tokens ->
    [one] { $seat } gets { $tokens } battery token with the part (row { $row }, column { $column }).
   *[other] { $seat } gets { $tokens } battery tokens with the part (row { $row }, column { $column }).
}

## Reasons

reason-bureaucracy = { card-bureaucracy }
reason-robopolice = { card-robopolice }
reason-space_billiards = { card-space_billiards }
reason-junkyard = { card-junkyard }

## Refusals

refusal-no-such-number = A die shows 1 to 6.
refusal-offer-credits = { $credits ->
    [0] You have no credits to offer.
    [one] You have { $credits } credit to offer, not more.
   *[other] You have 0 to { $credits } credits to offer.
}
refusal-line-barred = Neither the column nor the row may be { $barred }.
refusal-no-such-line = Columns and rows have numbers from 2 to 12.
refusal-row-after-column = The column is named first, then the row.
refusal-no-such-meteors = The card has lines 1 to { $lines }.
refusal-meteors-sent = Line { $line } has been sent already.
refusal-meteors-sent-twice = One line has been sent twice already: line { $line } is gone.
refusal-not-an-opponent = An opponent is another ship of the convoy.
refusal-no-such-area = The junkyard has areas 1 to { $areas }.
refusal-area-taken = Somebody has taken area { $area } already.
refusal-area-shared = One player has taken an area that was taken already; nobody else may.
refusal-area-crew = { $crew ->
    [one] Area { $area } costs { $crew } crew member, and you have too few.
   *[other] Area { $area } costs { $crew } crew members, and you have too few.
}
refusal-area-tokens = { $tokens ->
    [one] Area { $area } costs { $tokens } battery token, and you have too few.
   *[other] Area { $area } costs { $tokens } battery tokens, and you have too few.
}
refusal-nobody-waits = Nobody waits for a place.
refusal-no-place-for-humans = There is no place for humans.
refusal-place-full = There is no room left.
refusal-nobody-to-move = There is nobody to move.
refusal-nobody-awake = Somebody must be awake to wake a sleeper.
refusal-no-more-moves = Everybody has been moved often enough: put those who wait somewhere.
refusal-nowhere-else = There is no other place free.
refusal-crew-not-left = Only new humans may stay behind: find places for the others.
refusal-tokens-not-left = Only new tokens may stay behind: find places for the others.
refusal-no-token-waits = No battery token waits for a place.
refusal-no-battery-there = There is no working battery.
refusal-no-token-there = There is no battery token.
refusal-not-laid-out = This part is not laid out: { $part }.
refusal-fits-nowhere = This part fits nowhere on your ship: { $part }.
refusal-outside-board = There is no space of your ship board.
refusal-exchange-there = There is a part already: you can only exchange it.
refusal-nothing-to-exchange = There is no part to exchange.
refusal-does-not-fit = The ship would not be legal with the part there, turned like that.
