# The flight: going on, jumps, counts, Union Ship, and what follows every card.

half-left = left half
half-right = right half
flyer-ship = ship
flyer-left = left half
flyer-right = right half
parameter-ambush = firepower in the ambush

## Questions

ask-ready = Do you fly on?
    .others = { $player } decides whether to fly on.
ask-jump = Do you jump into hyperspace before this card?
    .others = { $player } may jump into hyperspace.
ask-count = Your { $what } counts. So far it is { $value }.
    .others = { $player } counts: { $what }, so far { $value }.
ask-union = { $crew ->
    [one] The union demands a credit or a cube for { $crew } crew member, or you give up.
   *[other] The union demands a credit or a cube for each of { $crew } crew members, or you give up.
}
    .others = { $player } has to pay the union.

## Moves

tokens-for = { $tokens ->
    [0] free of charge
    [one] { $tokens } battery token
   *[other] { $tokens } battery tokens
}
sold-for = { $credits ->
    [0] { "" }
    [one] { " " }(goods sold: { $credits } credit)
   *[other] { " " }(goods sold: { $credits } credits)
}
option-go-on = Fly on
    .why = The next card is turned up when everybody has decided.
option-give-up = Give up the flight{ sold-for }
    .why = Nothing more happens to your ship, but you get no rewards, and goods bring half their value.
option-withdraw-half = Withdraw the { $half }{ sold-for }
    .group = Withdraw a half
    .why = The other half flies on alone. Goods of this half bring half their value.
option-pay-union = { $loans ->
    [0] { $credits ->
        [one] Pay { $credits } credit
       *[other] Pay { $credits } credits
    }
    [one] Pay { $credits } credits and take { $loans } loan for that
   *[other] Pay { $credits } credits and take { $loans } loans for that
}
    .why = That settles everything still owed to the union.
option-give-cube = Give a cube from row { $row }, column { $column }: { $goods }
    .group = Give a cube
    .why = It pays for one crew member.
option-jump = { $last ->
    [true] Jump and miss the destination: burn out { $engine } in row { $engine_row }, column { $engine_column } ({ tokens-for })
   *[other] Jump: burn out { $engine } in row { $engine_row }, column { $engine_column } ({ tokens-for })
}
    .group = Jump into hyperspace
    .why = Costs the engine. You are out of reach for this card and the next; on the last one it is giving up.
option-stay = Stay with the others
    .why = On cards that count something you can still jump when your turn to count comes.
option-power = Power { $part } in row { $row }, column { $column }: +{ $adds } ({ tokens-for })
    .group = Power
    .why = It works for this count only.
option-boost-cannon = Burn out { $cannon } in row { $cannon_row }, column { $cannon_column }: +{ $adds } ({ tokens-for })
    .group = Boost a cannon
    .why = A strong shot, but the cannon is destroyed afterwards, and what hangs on it falls off.
option-let-fall = Let { $part } in row { $row }, column { $column } fall off
    .group = Let a part fall off
    .why = Each universal connector joined to another kind slows you by 1, as long as it is joined.
option-power-all = Power all devices ({ $devices }): { $value } in all ({ tokens-for })
    .why = The same as one after another, with fewer words. It works for this count only.
option-declare = Count { $value }
    .why = The value stands.

## Events

event-deck-made = { $cards ->
    [one] The deck is made: { $cards } card.
   *[other] The deck is made: { $cards } cards.
}
event-launched = { $behind ->
    [0] { $seat } starts as the leader.
    [one] { $seat } starts { $behind } day behind.
   *[other] { $seat } starts { $behind } days behind.
}
event-card-turned = { $left ->
    [0] Next card: { $card }. It is the last one in the deck.
   *[other] Next card: { $card }.
}
event-card-skipped = { $seat } skips this card: { $road } does not concern this ship.
event-second-pass = { $cards ->
    [one] Déjà vu: { $cards } card comes again.
   *[other] Déjà vu: { $cards } cards come again, the last one first.
}
event-flight-ended = { $arrived ->
    [0] The flight is over: nobody reached the destination.
    [one] The flight is over: { $arrived } ship has arrived.
   *[other] The flight is over: { $arrived } ships have arrived.
}
event-days-gained = { $days ->
    [one] { $seat } gains { $days } day.
   *[other] { $seat } gains { $days } days.
}
event-days-lost = { $days ->
    [one] { $seat } loses { $days } day.
   *[other] { $seat } loses { $days } days.
}
event-ship-turned = Turbulence: the ship of { $seat } flies with its other end first.
event-gave-up = { $seat } leaves the flight: { $reason }.
event-half-withdrawn = { $seat } withdraws the { $half }: { $reason }.
event-cube-given = { $seat } gives the union a cube from row { $row }, column { $column }: { $goods }.
event-jumped = { $flyer ->
    [ship] { $seat } jumps into hyperspace with { $engine } ({ tokens-for }).
   *[other] { $seat } jumps into hyperspace with { $engine }: { $flyer } ({ tokens-for }).
}
event-returned = { $flyer ->
    [ship] { $seat } is back in the convoy.
   *[other] { $seat } is back in the convoy: { $flyer }.
}
event-powered = { $seat } powers { $part } in row { $row }, column { $column } ({ tokens-for }).
event-cannon-boosted = { $seat } boosts { $part } in row { $row }, column { $column } ({ tokens-for }).
event-halves-counted = { $seat }: engine power { $left } at the left, { $right } at the right; the lower one counts.
event-counted = { $seat }: { $what } { $value }.
event-junk-flies = Flying junk from { $seat }: { $part }. It strikes the ships behind.
event-envy-shoots = { $seat } envies { $target } and shoots from behind.

## Reasons

reason-chosen = by choice
reason-no_human = no human is left to fly
reason-lapped = a full lap behind the leader
reason-no_engine_power = no engine power
reason-missed_destination = the destination was missed in hyperspace
reason-union_ship = { road-union_ship }
reason-half_price = goods sold at half their value
reason-hyperspace = burnt out by the jump
reason-boosted = burnt out by the shot
reason-faulty_connectors = { road-faulty_connectors }
reason-flying_junk = { road-flying_junk }
reason-object_of_envy = { road-object_of_envy }

## Refusals

refusal-nobody-leaves = Nobody gives up on the learning flight.
refusal-leave-between-cards = You can give up before a card is turned up, not while one is resolved.
refusal-jump-too-late = It is too late to jump: that is done when the card is turned up, or when you are about to count.
refusal-power-when-counted = Cannons and engines are powered when you count what they give.
refusal-union-before-last-card = The union collects before the last card.
refusal-one-piece = Your ship is of one piece: give up with the whole ship, or fly on.
refusal-last-half = Only one half of your ship flies: give up with it, or fly on.
refusal-union-begun = You have begun to pay for the whole crew: a half is withdrawn before that.
refusal-jump-after-reveal = You can jump when a card has been turned up, not before.
refusal-no-engine-booster = There is no engine booster of yours.
refusal-no-engine = There is no engine of yours.
refusal-engine-not-joined = That engine is not joined to the booster.
refusal-no-cannon-booster = There is no cannon booster of yours.
refusal-no-cannon = There is no cannon of yours.
refusal-cannon-not-joined = That cannon is not joined to the booster.
refusal-half-away = That half of your ship is in hyperspace.
refusal-dead-part = That part lies in the dead zone and does not work.
refusal-jump-instead = A jump is made instead of counting: this half has used power already.
refusal-needs-no-power = That part is not powered for a count: { $part }.
refusal-not-counted = That part does not matter for what is counted now: { $part }.
refusal-not-all-powered = There are not two or more devices with battery tokens for all of them. Power them one by one.
refusal-powered-already = That part is powered already: { $part }.
refusal-points-forward = That engine points forward and gives nothing.
refusal-booster-used = A booster works once per count, for one cannon.
refusal-boosted-already = That cannon is boosted already.
refusal-no-faulty-connectors = Parts are let fall only with Faulty Connectors, when engine power is counted.
refusal-joints-sound = No joint of that part slows you: row { $row }, column { $column }.
refusal-union-credits = The union demands { $owed }, and you have { $credits }. Give cubes for the rest first, or give up.
refusal-union-too-dear = The union demands { $owed }: your credits ({ $credits }) and your cubes do not suffice.
refusal-union-cube = There is no such cube in row { $row }, column { $column }. Battery tokens are not accepted.
