# The event deck: what its cards make players choose, and what becomes of it.

effect-boost-or-peek = synergy boost or next event
effect-collect-meteorite = collect a meteorite
effect-add-meteorite = put a meteorite down
effect-lose-rover = lose a rover
effect-lose-lifepod = lose a lifepod

## Questions

ask-turn = The event lets you turn the station: how far?
    .others = { $player } turns the station.
ask-remove = Which stack of your depot leaves the station?
    .others = { $player } removes a stack from the station.
ask-discard = Which private objective do you discard?
    .others = { $player } discards a private objective.

## Options

option-gain-boost = Gain a synergy boost
    .why = A step up on any track, at once.
option-peek = Look at the next event
    .why = You alone know what comes next round.
option-collect-meteorite = Collect the meteorite on { $at }
    .group = Collect a meteorite
    .why = Its row and column are free again, and three of them make a medal.
option-add-meteorite = Put a meteorite on { $at }
    .group = Put a meteorite down
    .why = Its row and column score nothing until it is gone: choose a place that a rover can reach.
option-destroy-rover = Destroy the rover on { $at }
    .group = Destroy a rover
    .why = The event costs you a rover: choose the one that you need least.
option-destroy-lifepod = Destroy the lifepod on { $at }
    .group = Destroy a lifepod
    .why = The event costs you a lifepod: choose one that no rover would reach.
option-discard-objective = Discard “{ $objective }”
    .group = Discard an objective
    .why = The event costs you an objective: choose the one hardest to fulfil.
option-remove-stack = { $ring ->
    [small] Remove the stack of small tiles
   *[large] Remove the stack of large tiles
}
    .group = Remove a stack
    .why = Nobody gets these tiles any more; an empty depot ends the game.

## Events

event-alert-ignored = “{ $event }” does not apply to { $seat }: on its own it would end the game.
event-next-alert = { $seat } looked at the next event: “{ $event }”.
event-peeked = { $seat } looked at the next event.
event-lifepod-lost = { $seat } lost a collected lifepod.
event-meteorite-lost = { $seat } lost a collected meteorite.
event-objectives-drawn = { $seat } drew private objectives: { $objectives }.
event-secret-objectives-drawn = { $count ->
    [one] { $seat } drew a private objective.
   *[other] { $seat } drew { $count } private objectives.
}
event-objective-discarded = { $seat } discarded the private objective “{ $objective }”.
event-secret-objective-discarded = { $seat } discarded a private objective.
event-civ-cards-added = { $count ->
    [one] { $count } civ card from the box joined its stack.
   *[other] { $count } civ cards from the box joined their stacks.
}
event-civ-cards-removed = { $count ->
    [one] { $count } civ card left its stack, unseen.
   *[other] { $count } civ cards left their stacks, unseen.
}
event-stack-removed = { $count ->
    [one] { $seat } removed a stack from the station ({ $shape }): { $count } tile.
   *[other] { $seat } removed a stack from the station ({ $shape }): { $count } tiles.
}

## Refusals

refusal-last-place = A patch at { $at } would leave no room for any tile of your depot, and no event ends the game on its own.
refusal-regress-ends-game = Without the technology of that tracker no tile of your depot could be placed, and “{ $event }” does not end the game on its own: { $track }.
refusal-event-forbids-tile = Because of the event “{ $event }” that tile fits nowhere, but the other one does.
refusal-event-no-boosts = Because of the event “{ $event }” nobody gains synergy boosts this round.
refusal-event-no-milestones = Because of the event “{ $event }” milestones give nothing this round.
refusal-event-one-resource = Because of the event “{ $event }” only one resource of your tile counts.
refusal-stack-must-stay = That stack has to stay: without it the game would end.
refusal-no-event-left = There is no event left to look at.
refusal-no-meteorite = You have no meteorite there: { $at }.
refusal-no-lifepod = You have no lifepod there: { $at }.
refusal-no-empty-symbol = You have no free meteorite symbol there: { $at }.
