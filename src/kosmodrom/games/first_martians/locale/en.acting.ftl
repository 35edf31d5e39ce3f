# The Action phase: planning, skills, dice, actions.

## Questions

ask-plan = Plan the sol together: who does what?
    .others = { $player } plans the sol.
ask-vote = Shall this plan be carried out?
    .others = { $player } votes on the plan.
ask-dispute = Not everybody agrees. Is the plan carried out all the same?
    .others = { $player } decides about the disputed plan.
ask-pause = The phase is over. Go on?
    .others = { $player } looks back on the phase.
ask-moment = Before the next step: do you use something?
    .others = { $player } may use something before the next step.
ask-order = Which action is resolved next?
    .others = { $player } chooses the next action.
ask-reroll = { about-dice } Do you roll a die again?
    .others = { $player } looks at the dice.
ask-die = Which die is resolved first?
    .others = { $player } chooses the order of the dice.
ask-unwind = What does the evening bring: better Morale or less Stress?
    .others = { $player } chooses between Morale and Stress.
ask-heal = What is healed?
    .others = { $player } chooses what is healed.
ask-manage = Which Malfunction track goes down?
    .others = { $player } chooses a Malfunction track.
ask-try = The Shutdown tile is still there. Does the next pawn try?
    .others = { $player } decides about another attempt.

about-dice = The dice: { $success ->
    [true] success
   *[other] no success
}{ $wound ->
    [true] , a wound
   *[other] { "" }
}{ $adventure ->
    [true] , an Adventure
   *[other] { "" }
}.

## Tasks

task-rest = Rest
task-unwind = Unwind
task-heal = Heal
task-manage = Manage
task-explore = Explore
task-gather = Gather
task-research = Research
task-plant = planting
task-repair = repair
task-repair_rover = rover repair
task-build_upgrade = Upgrade
task-remove_shutdown = removing a Shutdown tile
task-event = Event action
task-sheet = mission action
research-first = for the first time
research-again = for the second time

## Moves at any moment

option-use-skill = { $cost ->
    [one] { $skill } ({ $cost } Morale token)
   *[other] { $skill } ({ $cost } Morale tokens)
}
    .group = Skills
    .why = It works at once and needs no pawn, but each skill works only once a sol.
option-use-poi = Use a find: { $poi }
    .group = Finds
    .why = You get at once what it gives, and the token is gone.
option-dismantle-upgrade = Take apart: { $upgrade } ({ $spares })
    .group = Spare parts
    .why = The Upgrade card is gone, but its parts can be used at once.
option-continue = Go on
    .why = The next phase begins.
option-go-on = Go on
    .why = The next step begins. Between steps you are asked again only for a new reason.
option-step-by-step = Go on step by step
    .why = Until you just go on, you are asked before every step if you have something to use.

## Moves of planning

option-dismantle-part = { $facility }: take out the { $part }
    .group = Take parts out
    .why = You gain a spare part at once, and the place where it was is broken at once.
option-plan-rest = { $pawn }: Rest
    .group = Rest
    .why = A sure Morale token, to pay for skills.
option-plan-unwind = { $pawn }: Unwind
    .group = Unwind
    .why = Raises Morale or keeps Stress away from a brawl.
option-plan-heal = { $pawn }: Heal
    .group = Heal
    .why = Takes away a wound or a Condition; the sixth wound loses the mission.
option-plan-manage = { $pawn }: Manage
    .group = Manage
    .why = A Malfunction track goes down before it brings a card.
option-plan-explore = { $pawn }: Explore { $space }
    .group = Explore
    .why = A new area may hold samples and finds, and opens the way further out.
option-plan-gather = { $pawn }: Gather a sample, { $space }
    .group = Gather
    .why = Samples are what the Lab researches; they can be used from the next sol on.
option-plan-token = { $pawn }: Gather { $objective }, { $space }
    .group = Gather
    .why = Objective tokens serve the goals of the mission.
option-plan-research = { $again ->
    [true] { $pawn }: Research an Examined sample
   *[other] { $pawn }: Research a sample
}
    .group = Research
    .why = The first time a sample is Examined, the second time it is a Discovery.
option-plan-planting = { $pawn }: plant a seed, { $farm }
    .group = Planting
    .why = In six sols it is a plant that feeds one astronaut.
option-plan-repair = { $pawn }: repair { $facility }, { $part }
    .group = Repairs with spare parts
    .why = The penalty of the broken part ends with this phase; the spare part comes back if it fails.
option-plan-switch = { $pawn }: repair { $facility }, { $part } from { $donor }
    .group = Switching parts
    .why = No spare part is needed, but the donor is broken at once.
option-plan-rover-repair = { $pawn }: repair { $rover }
    .group = Rover repairs
    .why = The topmost token of the rover goes.
option-plan-upgrade = { $pawn }: build { $upgrade }
    .group = Upgrades
    .why = The Facility is better from the next sol on.
option-plan-removal = { $pawn }: Shutdown tile, { $facility } ({ $resource })
    .group = Shutdown tiles
    .why = The Facility is free again after this phase, and Stress grows more slowly.
option-plan-event-action = { $pawn }: { $event } { $space }
    .group = Event actions
    .why = You earn its reward, and its bad consequences never come.
option-plan-sheet-action = { $pawn }: { $action } { $space }
    .group = Mission
    .why = Actions of the mission sheet lead to its goals.
option-join = { $pawn } helps: { $task } (stack { $stack })
    .group = Help
    .why = More pawns make up for the way, or make success sure.
option-withdraw = { $pawn } leaves: { $task } (stack { $stack })
    .group = Take back
    .why = The pawn is free for something else.
option-lead = { $pawn } leads: { $task } (stack { $stack })
    .group = Lead
    .why = The one on top rolls, may use skills, and bears the consequences.
option-use-rover = { $rover } drives: { $task } (stack { $stack })
    .group = Rovers
    .why = A rover saves pawns on the way, but only in one action.
option-leave-rover = { $rover } stays: { $task } (stack { $stack })
    .group = Rovers
    .why = The rover is free for another action.
option-take-way = { $task } (stack { $stack }): by { $way }
    .group = Ways
    .why = Another way takes other pawns or spares a penalty.
option-use-facility = { $task } (stack { $stack }): in { $facility }
    .group = Facilities
    .why = Another Facility has other broken parts and tokens.
option-operate = { $astronaut } operates { $machine }
    .group = AOMs
    .why = The operator rolls for the machine and bears what comes of it.
option-put-to-vote = Put the plan to the vote
    .why = Everybody says whether it is carried out as it stands.
option-agree = Agree
    .why = If all agree, the plan is carried out.
option-object = Object
    .why = The First Player then decides whether the plan is changed.
option-carry-out = Carry it out
    .why = The plan stands in spite of objections.
option-change-plan = Change the plan
    .why = The crew goes on planning.

## Moves of acting

option-resolve = { $pawn }: { $task } (stack { $stack })
    .group = Next action
    .why = Within a step the crew chooses the order.
option-reroll = { $cost ->
    [one] { $die } again: { $skill } ({ $cost } Morale token)
   *[other] { $die } again: { $skill } ({ $cost } Morale tokens)
}
    .group = Roll again
    .why = Only the new result counts.
option-reroll-here = Success die again: { $facility }
    .group = Roll again
    .why = The Upgrade works once a sol and costs nothing.
option-keep-roll = Take the dice as they are
    .why = You save your Morale tokens.
option-resolve-die = { $die }
    .group = First
    .why = The other dice come afterwards.
option-raise-morale = Raise Morale by 1
    .why = The level of Morale gives the First Player tokens, or takes them.
option-lower-stress = Lower Stress by { $by }
    .why = At 18 a brawl breaks out and hurts everybody.
option-heal-wound = Heal a wound
    .why = One wound less on the way to the sixth.
option-heal-condition = Heal a Condition: { $condition }
    .why = It acts to the end of this phase and is gone then.
option-manage-track = { $block }
    .group = Malfunction tracks
    .why = At 5 a track brings a Malfunction card.
option-try-again = Try again
    .why = The next pawn makes another attempt.
option-stop-trying = Leave it
    .why = The other pawns go back without another attempt.

## What happened

event-skill-used = { $astronaut } uses a skill: { $skill }.
event-poi-used = The crew uses a find: { $poi }.
event-upgrade-dismantled = An Upgrade card is taken apart: { $upgrade } ({ $spares }).
event-pawn-planned = { $joins ->
    [true] { $seat } adds a pawn to { $task }
   *[other] { $seat } plans { $task }
}{ $where ->
    [none] : { $pawn }.
   *[other] { " " }({ $where }): { $pawn }.
}
event-pawn-withdrawn = { $seat } takes a pawn back from { $task }: { $pawn }.
event-lead-given = { $seat } lets another pawn lead, { $task }: { $pawn }.
event-rover-planned = { $drives ->
    [true] { $seat } sends a rover along, { $task }: { $rover }.
   *[other] { $seat } leaves a rover in the Depot: { $rover }.
}
event-way-planned = { $seat } plans another way, { $task }: { $way }.
event-facility-planned = { $seat } plans another Facility, { $task }: { $facility }.
event-operator-named = { $seat } names an operator for { $machine }: { $astronaut }.
event-part-dismantled = { $facility }: a working part is taken out, { $part }.
event-plan-put-to-vote = { $seat } puts the plan to the vote.
event-plan-objected-to = { $seat } objects to the plan.
event-plan-changed = { $seat } decides that the plan is changed.
event-plan-carried-out = { $seat } decides that the plan is carried out all the same.
event-plan-declared = { $stacks ->
    [one] The plan stands: { $stacks } action.
   *[other] The plan stands: { $stacks } actions.
}
event-action-began = { $machine ->
    [none] { $astronaut }
   *[other] { $machine }, operated by { $astronaut }
}: { $task }{ $where ->
    [none] .
   *[other] , { $where }.
}
event-action-succeeded = { $machine ->
    [none] { $astronaut }
   *[other] { $machine }
} succeeds: { $task }.
event-action-failed = { $machine ->
    [none] { $astronaut }
   *[other] { $machine }
} fails: { $task }.
event-action-pointless = { $machine ->
    [none] { $astronaut }
   *[other] { $machine }
}: { $task }. What it was about is gone.
event-dice-rolled = { $astronaut } rolls ({ $colour }): { $success ->
    [hit] success
   *[other] no success
}{ $wound ->
    [hit] , a wound
    [miss] , no wound
   *[other] { "" }
}{ $adventure ->
    [hit] , an Adventure
    [miss] , no Adventure
   *[other] { "" }
}.
event-die-rerolled = { $hit ->
    [true] Rolled again: the { $die } hits.
   *[other] Rolled again: the { $die } misses.
}
event-die-resolved = Now the { $die }.
event-rover-checked = { $damaged ->
    [true] { $rover } did not take the ground well: the rover is damaged.
   *[other] { $rover } is checked after the drive and is fine.
}
event-sample-gathered = A sample from { $space } waits in the Cargo Bay.
event-objective-gathered = Gathered at { $space }: { $objective }.
event-sample-examined = A sample is Examined. Examined samples: { $examined }.
event-discovery-made = A Discovery! Discoveries: { $discoveries }.
event-seed-planted = { $farm }: a seed is planted.
event-upgrade-made = Built: { $upgrade }. It works from the next sol on.
event-tile-turned = The Shutdown tile is turned over: { $facility } ({ $resource }). { $face }.
event-removal-failed = { $demand ->
    [0] The Shutdown tile stays: { $facility }. The next attempt will remove it.
   *[other] The Shutdown tile stays: { $facility }. It takes { $demand } ({ $resource }) from the Reserve.
}
event-event-dealt-with = { $story ->
    [none] { $action }.
   *[other] { $action }. { $story }
} Dealt with: { $event }.
event-sheet-action-done = { $story ->
    [none] Done: { $action }.
   *[other] Done: { $action }. { $story }
}
