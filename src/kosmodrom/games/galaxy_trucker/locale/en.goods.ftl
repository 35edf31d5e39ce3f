# Loading goods: questions, moves, events and refusals.

cube-red = a red cube
cube-yellow = a yellow cube
cube-green = a green cube
cube-blue = a blue cube
cubes-red = { $count ->
    [one] { $count } red cube
   *[other] { $count } red cubes
}
cubes-yellow = { $count ->
    [one] { $count } yellow cube
   *[other] { $count } yellow cubes
}
cubes-green = { $count ->
    [one] { $count } green cube
   *[other] { $count } green cubes
}
cubes-blue = { $count ->
    [one] { $count } blue cube
   *[other] { $count } blue cubes
}

## Questions

ask-load = { $goods ->
    [none] Everything is stowed. Do you rearrange your goods?
   *[other] What do you load, and where? Not in a hold: { $goods }.
}
    .others = { $player } loads goods.
ask-forgo = Which cube do you do without: { $goods }?
    .others = { $player } gets one cube less and chooses which.
ask-contaminated = Contaminated Goods: do you take all of them ({ $goods })?
    .others = { $player } may take contaminated goods.

## Moves

option-load = Load { $goods }: row { $row }, column { $column }
    .group = Load goods
    .why = Red goods need a special container; all others fit anywhere.
option-lift = Take { $goods } out: row { $row }, column { $column }
    .group = Take goods out of a hold
    .why = The cube can go into another hold or a reactor. If it stays out, you lose it.
option-burn = { $tokens ->
    [one] Burn { $goods } in the reactor (row { $row }, column { $column }): { $tokens } token for the battery in row { $battery_row }, column { $battery_column }
   *[other] Burn { $goods } in the reactor (row { $row }, column { $column }): { $tokens } tokens for the battery in row { $battery_row }, column { $battery_column }
}
    .group = Burn goods in a reactor
    .why = The cube goes back to the bank, and the battery is full again.
option-done-loading = { $left ->
    [none] Done
   *[other] Done: leave { $left } behind
}
    .why = What is in no hold goes back to the bank.
option-forgo = Do without { $goods }
    .group = Do without a cube
    .why = Somebody was here before you, so there is one cube less.
option-accept-goods = { $humans ->
    [one] Take everything: { $humans } astronaut is lost
   *[other] Take everything: { $humans } astronauts are lost
}
    .why = Each new cube above the number of your aliens costs an astronaut, loaded or not.
option-decline-goods = Take nothing
    .why = Nobody is lost.

## Events

event-goods-delivered = { $seat } may load { $goods }.
event-bank-lacks = The bank has run out of goods. { $seat } does not get { $goods }.
event-cube-forgone = { $seat } does without { $goods }.
event-goods-accepted = { $humans ->
    [one] { $seat } takes the contaminated goods: { $humans } astronaut is lost.
   *[other] { $seat } takes the contaminated goods: { $humans } astronauts are lost.
}
event-goods-declined = { $seat } takes none of the contaminated goods.
event-cube-loaded = { $seat } loads { $goods }: row { $row }, column { $column }.
event-cube-lifted = { $seat } takes { $goods } out: row { $row }, column { $column }.
event-cube-burnt = { $tokens ->
    [one] { $seat } burns { $goods } in the reactor in row { $row }, column { $column }: { $tokens } token for the battery in row { $battery_row }, column { $battery_column }.
   *[other] { $seat } burns { $goods } in the reactor in row { $row }, column { $column }: { $tokens } tokens for the battery in row { $battery_row }, column { $battery_column }.
}
event-goods-left = { $seat } leaves { $goods } behind.

## Refusals

refusal-no-hold = There is no hold of yours in row { $row }, column { $column } that takes goods now.
refusal-dead-hold = The hold in row { $row }, column { $column } lies in the dead zone and takes no goods.
refusal-away-hold = The hold in row { $row }, column { $column } is in hyperspace.
refusal-not-delivered = There are no { $goods } left to load.
refusal-needs-special = Red goods need a free special container.
refusal-hold-full = The hold in row { $row }, column { $column } is full.
refusal-not-in-hold = There are no { $goods } in row { $row }, column { $column }.
refusal-no-more-lifts = You have taken as many cubes up as were aboard; load or leave the rest.
refusal-no-reactor = There is no working reactor of yours in row { $row }, column { $column }.
refusal-reactor-used = That reactor has burnt a cube of this delivery already.
refusal-no-battery = No battery joined to that reactor stands in row { $row }, column { $column }.
refusal-battery-full = The battery in row { $row }, column { $column } is full.
