# Evil Machinations, loans and payments: questions, moves, events and refusals.

## Questions

ask-plant = Which machination do you plant? It strikes everybody, you too.
    .others = { $player } plants a machination.
ask-auction = { $bid ->
    [0] Old Hulk for Sale: nobody has bid yet. What do you bid?
    [one] Old Hulk for Sale: the highest bid is { $bid } credit. Do you raise?
   *[other] Old Hulk for Sale: the highest bid is { $bid } credits. Do you raise?
}
    .others = { $player } bids for the old hulk.
ask-asteroid-belt = Do you fly through the Asteroid Belt, or around it?
    .others = { $player } chooses a way past the Asteroid Belt.
ask-toll = Do you pay the toll?
    .others = { $player } pays the toll or goes around.
ask-demand = How much do you demand from { $debtor }, who flies in front of you?
    .others = { $player } settles accounts with { $debtor }.
ask-demand-column = In which column does { $debtor } get the shot, if you are not paid?
    .others = { $player } aims at { $debtor }.
ask-pay-demand = { $credits ->
    [one] { $by } demands { $credits } credit, or shoots at you in column { $column }. Do you pay?
   *[other] { $by } demands { $credits } credits, or shoots at you in column { $column }. Do you pay?
}
    .others = { $player } pays { $by }, or is shot at in column { $column }.
ask-system-test = { $parts ->
    [one] { $parts } part is not tested. Which do you test?
   *[other] { $parts } parts are not tested. Which do you test?
}
    .others = { $player } tests parts.
ask-help-ship = Do you help the drifting ship?
    .others = { $player } may help the drifting ship.
ask-loose-bolts = Which part with an exposed connector falls off?
    .others = { $player } chooses a part that falls off.

## Moves

with-loans = { $loans ->
    [0] { "" }
    [one] { " " }(with { $loans } loan)
   *[other] { " " }(with { $loans } loans)
}
option-plant = Plant it: { $card }
    .why = You know what is coming and can build for it.
option-bid = { $credits ->
    [one] Bid { $credits } credit{ with-loans }
   *[other] Bid { $credits } credits{ with-loans }
}
    .group = Bid
    .why = Only the highest bid is paid, for the cubes aboard the hulk.
option-pass-bid = Pass
    .why = You are out of this auction and pay nothing.
option-fly-through = Fly through: { $meteors }
    .why = You lose no days, but meteors come.
option-go-around = { $days ->
    [one] Go around: { $days } flight day lost
   *[other] Go around: { $days } flight days lost
}
    .why = It costs nothing but time. Days are lost when all have decided.
option-pay-toll = { $credits ->
    [one] Pay { $credits } credit{ with-loans }
   *[other] Pay { $credits } credits{ with-loans }
}
    .why = You keep your place in the convoy.
option-demand = { $credits ->
    [0] Demand nothing
    [one] Demand { $credits } credit
   *[other] Demand { $credits } credits
}
    .why = Whoever does not pay is shot at from behind. Demand too much, and you get nothing.
option-pay-demand = { $credits ->
    [one] Pay { $credits } credit{ with-loans }
   *[other] Pay { $credits } credits{ with-loans }
}
    .why = Your ship stays whole, and the player behind you gets richer.
option-take-shot = Pay nothing and take the shot
    .why = A heavy shot destroys the rearmost part of the column, if there is one.
option-test-part = { $tokens ->
    [0] Test it for nothing more: { $part } (row { $row }, column { $column })
    [one] Test it for { $tokens } battery token: { $part } (row { $row }, column { $column })
   *[other] Test it for { $tokens } battery tokens: { $part } (row { $row }, column { $column })
}
    .group = Test a part
    .why = One battery token tests two parts. What is not tested is discarded.
option-test-all = { $tokens ->
    [0] Test all the rest for nothing more
    [one] Test all the rest for { $tokens } battery token
   *[other] Test all the rest for { $tokens } battery tokens
}
    .why = Nothing is discarded.
option-end-test = { $parts ->
    [0] Test no more
    [one] Test no more: { $parts } part is discarded
   *[other] Test no more: { $parts } parts are discarded
}
    .why = You keep the battery tokens; discarded parts are paid for after the flight.
option-help-ship = Help: { $tokens ->
    [one] { $tokens } battery token
   *[other] { $tokens } battery tokens
} for { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} ({ $days ->
    [one] { $days } flight day lost
   *[other] { $days } flight days lost
})
    .why = Only one ship can help.
option-loosen = Let it fall off: { $part } (row { $row }, column { $column })
    .why = What hangs on the ship by this part alone falls off with it.

## Events

event-credits-gained = { $credits ->
    [one] { $seat } gets { $credits } credit: { $reason }.
   *[other] { $seat } gets { $credits } credits: { $reason }.
}
event-credits-paid = { $credits ->
    [one] { $seat } pays { $credits } credit: { $reason }.
   *[other] { $seat } pays { $credits } credits: { $reason }.
}
event-credits-handed = { $credits ->
    [one] { $seat } pays { $credits } credit to { $to }: { $reason }.
   *[other] { $seat } pays { $credits } credits to { $to }: { $reason }.
}
event-machinations-dealt = { $cards ->
    [one] Everybody is dealt { $cards } machination.
   *[other] Everybody is dealt { $cards } machinations.
}
event-hand-dealt = Your machinations: { $cards }.
event-planted = { $seat } plants a machination.
event-planted-card = { $seat } plants a machination that nobody else sees: { $card }.
event-bid-made = { $credits ->
    [one] { $seat } bids { $credits } credit.
   *[other] { $seat } bids { $credits } credits.
}
event-bid-passed = { $seat } passes.
event-auction-won = { $credits ->
    [one] { $seat } wins the auction for { $credits } credit.
   *[other] { $seat } wins the auction for { $credits } credits.
}
event-nobody-bids = Nobody bids: { $card }.
event-crew-is-eaten = { $crew ->
    [one] { $seat } has { $crew } crew member more than engine power, who is eaten.
   *[other] { $seat } has { $crew } crew members more than engine power, who are eaten.
}
event-crew-is-safe = { $seat } has engine power enough for the whole crew.
event-flies-through = { $seat } flies through.
event-goes-around = { $seat } goes around: { $card }.
event-demanded = { $credits ->
    [one] { $seat } demands { $credits } credit from { $debtor }, or shoots in column { $column }.
   *[other] { $seat } demands { $credits } credits from { $debtor }, or shoots in column { $column }.
}
event-nothing-demanded = { $seat } demands nothing from { $debtor }.
event-payment-refused = { $seat } does not pay: { $by } shoots.
event-parts-tested = { $seat } has tested { $tested ->
    [one] { $tested } part
   *[other] { $tested } parts
} and discards { $discarded }.
event-nothing-to-test = { $seat } has nothing to test.
event-closed-up = { $seat } closes up to the ship in front.
event-ship-helped = { $seat } helps the drifting ship.
event-nobody-helps = Nobody helps the drifting ship.
event-most-found = { $tied ->
    [true] { $seat } has the most { $what }: equal, but further ahead.
   *[other] { $seat } has the most { $what }.
}
event-richest-found = { $tied ->
    [true] { $seat } has the most credits ({ $credits }): equal, but further ahead.
   *[other] { $seat } has the most credits ({ $credits }).
}
event-overloaded = { $cubes ->
    [one] { $seat } is overloaded with { $cubes } cube.
   *[other] { $seat } is overloaded with { $cubes } cubes.
}
event-nobody-overloaded = Nobody is overloaded.
event-aliens-strike = The aliens are on strike until the next card has been resolved.
event-no-loose-bolts = { $seat } has no exposed connectors and loses nothing.

## Reasons

reason-old_hulk = { card-old_hulk }
reason-asteroid_belt = { card-asteroid_belt }
reason-settling_accounts = { card-settling_accounts }
reason-system_test = { card-system_test }
reason-ambush = { card-ambush }
reason-drifting_ship = { card-drifting_ship }
reason-toll = { card-toll }
reason-side_storm = { card-side_storm }
reason-stern_shower = { card-stern_shower }
reason-tax_office = { card-tax_office }
reason-overloaded_hull = { card-overloaded_hull }
reason-shield_check = { card-shield_check }
reason-loose_bolts = { card-loose_bolts }

## Refusals

refusal-not-in-hand = You do not have this card in your hand: { $card }.
refusal-bid-too-low = { $bid ->
    [0] A bid is at least 1 credit.
    [one] The highest bid is { $bid } credit: bid more, or pass.
   *[other] The highest bid is { $bid } credits: bid more, or pass.
}
refusal-bid-too-high = A bid of { $most } is enough here.
refusal-demand-too-high = Demand 0 to { $most } credits.
refusal-no-such-column = Columns have numbers from 2 to 12.
refusal-column-first-sum = Name the sum first, then the column.
refusal-tested-already = It has been tested already: { $part }.
refusal-needs-no-test = Batteries do not power it, so it is not tested: { $part }.
refusal-other-half-test = The halves are tested one after the other.
refusal-test-too-dear = { $tokens ->
    [one] A test costs { $tokens } battery token here, and the half has too few.
   *[other] The test costs { $tokens } battery tokens here, and the half has too few.
}
refusal-not-exposed = No connector of it is exposed: { $part }.
refusal-no-loans = There are loans only with Evil Machinations.
refusal-no-loan = You have no loan to repay.
refusal-repayment = Repaying a loan costs { $credits } credits.
