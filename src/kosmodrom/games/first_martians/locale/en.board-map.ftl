# What only the drawn board says: the map, the plan and its pawns.

## The map

drawn-map = Map
drawn-map-hub = HUB
drawn-map-tiles = Tiles that are left for the rings, from the inside: { $first }, { $second }, { $third }
drawn-map-unexplored = Nobody has been there yet.
drawn-map-samples = { $count ->
    [one] { $count } sample lies here.
   *[other] { $count } samples lie here.
}
drawn-map-way = { $pawns ->
    [0] The way there takes no more pawns.
    [one] The way there takes { $pawns } more pawn.
   *[other] The way there takes { $pawns } more pawns.
}
drawn-map-no-way = No way leads there over explored areas.
drawn-map-route = { $pawns ->
    [0] { $way }: no more pawns
    [one] { $way }: { $pawns } more pawn
   *[other] { $way }: { $pawns } more pawns
}
drawn-map-token = Objective token here: { $objective }
drawn-hazard-wound = 1 wound for the one who performs the action
drawn-hazard-adventure = an Adventure for the one who performs the action
drawn-hazard-morale = Morale falls by 1
drawn-hazard-rover = the rover is checked afterwards
drawn-hazard-reroll = a success must be rolled again

## Actions

drawn-actions = Actions
drawn-action-plant = 1 pawn tries, 2 are sure, once a sol: a seed is planted and feeds somebody six sols later.
drawn-act-research-first = Research a sample
drawn-act-research-again = Research again
drawn-act-plant = Plant: { $farm }
drawn-act-shut = Its Facility is shut down
drawn-act-blocked = Its Facility is blocked
drawn-act-forbidden = Forbidden this sol
drawn-act-tax = { $count ->
    [one] { $count } more pawn this sol
   *[other] { $count } more pawns this sol
}
drawn-act-until = { $round ->
   *[other] until sol { $round }
}

## Pawns

drawn-pawns = Pawns
drawn-pawn = A free pawn: put it on an action
drawn-rover-away = In the plan already
drawn-hand-choose = What with it?

## The plan

drawn-plan = Plan
drawn-plan-empty = Take a pawn and put it on what shall be done. Everybody at the table may move all of them.
drawn-plan-rest = Rest
drawn-plan-unwind = Unwind
drawn-plan-heal = Heal
drawn-plan-manage = Manage
drawn-plan-explore = Explore { $space }
drawn-plan-gather = Sample from { $space }
drawn-plan-token = { $objective }, { $space }
drawn-plan-research-first = Research a sample
drawn-plan-research-again = Research again
drawn-plan-plant = Plant, { $farm }
drawn-plan-repair = { $facility }: { $part }
drawn-plan-switch = { $facility }: { $part } from { $donor }
drawn-plan-repair-rover = Repair { $rover }
drawn-plan-upgrade = Build { $upgrade }
drawn-plan-shutdown = Restart { $facility } ({ $resource })
drawn-plan-in = { $task }: { $facility }
drawn-plan-outside = { $action }, { $space }
drawn-stack = Step { $step } of 11, stack { $number }
drawn-stack-leads = { $pawn } leads: rolls, and bears what comes of it
drawn-stack-lead = Put on top: { $pawn } leads then
drawn-stack-helps = { $pawn } helps
drawn-stack-pawns = { $sure ->
    [same] { $has } of { $rolled } pawns
   *[other] { $has } pawns: { $rolled } try, { $surely } are sure
}
drawn-stack-short = { $has } of { $rolled } pawns
drawn-stack-sure = Succeeds without a roll
drawn-stack-odds = Succeeds in { $odds } of 100 cases
drawn-stack-forced = The Success die is rolled although there are enough pawns: a part is broken
drawn-stack-reroll = A success must be rolled again
drawn-stack-wounds = { $wounds ->
    [one] { $pawn } takes { $wounds } wound in any case
   *[other] { $pawn } takes { $wounds } wounds in any case
}
drawn-stack-wound = { $pawn } takes a wound in { $odds } of 100 cases
drawn-stack-adventure-sure = An Adventure in any case: { $pawn }
drawn-stack-adventure = An Adventure in { $odds } of 100 cases: { $pawn }
drawn-stack-morale = Morale falls by { $morale }
drawn-stack-check = The rover is checked afterwards
drawn-stack-operator = { $astronaut } operates { $machine }
drawn-stack-way = By { $way }
drawn-stack-other-ways = { $count ->
    [one] { $count } other way
   *[other] { $count } other ways
}
drawn-stack-rover = { $rover } drives: press to leave it in the Depot
drawn-price-reserves = From the Reserves: { $what }
drawn-price-cargo = From the Cargo Bay: { $what }
drawn-price-performer = { $pawn } pays: { $what }
drawn-plan-left = { $resource } after the plan: { $left } of { $now }
drawn-plan-unused = Still to be used: { $pawns }
drawn-plan-ready = Nothing is missing.

## Agreeing

drawn-vote = Vote on the plan
drawn-vote-open = The plan is put to the vote.
drawn-vote-disputed = Somebody objects. { $player } decides.
drawn-vote-of-agreed = { $player } agrees
drawn-vote-of-objected = { $player } objects
drawn-vote-of-waiting = { $player } has not voted yet
