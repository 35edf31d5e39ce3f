# Why something cannot be done.

## Moments

refusal-first-player-settles = The First Player is settling the dispute about the plan.
refusal-first-player-decides = The First Player decides this for the crew.
refusal-nothing-to-use = You have nothing to use between these steps, or have gone on already.
refusal-voted = You have voted already.
refusal-others-act = Somebody else is acting.
refusal-planning-only = That belongs to planning, before the actions are declared.
refusal-rolling-only = Dice are rolled again right after a roll, by the performer.
refusal-crew-only-at-setup = Astronauts are chosen before the mission.
refusal-machines-only-at-setup = AOMs are chosen before the mission.
refusal-no-way-asked = No story waits for your decision now.
refusal-another-story = This belongs to another story.
refusal-way-too-dear = The crew cannot pay for this: { $cost }.
refusal-way-not-open = This way is not open to you.
refusal-phase-not-over = The phase is not over yet.
refusal-not-between-steps = You are asked something: answer that before the next step.
refusal-shut-down-when-short = Shutdown tiles are placed only when oxygen or energy is missing.
refusal-wilting-in-production = Wilting is prevented in the Production phase, when a part of the Farm is broken.
refusal-hunger-when-short = Nobody goes hungry as long as there is food.
refusal-sample-loss-when-told = Samples are discarded from areas only when something demands it.
refusal-vote-first = The plan is not being voted on.
refusal-dispute-only = There is no dispute about the plan.
refusal-order-only = There is no order of actions to be chosen now.
refusal-dice-order-only = There is no order of dice to be chosen now.
refusal-unwind-only = That is chosen when an Unwind action succeeds.
refusal-heal-only = That is chosen when a Heal action succeeds.
refusal-manage-only = That is chosen when a Manage action succeeds.
refusal-try-only = No Shutdown tile is waiting for another attempt.
refusal-campaign-only = Skills are unlocked between the missions of a campaign.
refusal-answer-first = Answer the question first.

## Skills, finds, Upgrades

refusal-astronaut-not-in-play = This astronaut is not in play.
refusal-not-your-skill = You do not run this astronaut: { $astronaut }.
refusal-no-such-skill = { $astronaut } has no such skill.
refusal-skill-locked = This skill is not unlocked: { $skill }.
refusal-skill-used = This skill has been used in this sol: { $skill }.
refusal-migraine = { $astronaut } has a Migraine and cannot use skills.
refusal-skill-too-dear = { $cost ->
    [one] { $skill } costs { $cost } Morale token; there are { $morale }.
   *[other] { $skill } costs { $cost } Morale tokens; there are { $morale }.
}
refusal-skill-rerolls = { $skill } is for rolling again, right after a roll.
refusal-skill-needs-more = { $skill } is of no use now.
refusal-no-such-poi = The crew has no such find.
refusal-poi-without-effect = This find means nothing in this mission.
refusal-no-such-upgrade = The crew has no such Upgrade card.
refusal-upgrade-in-plan = The plan is to build it: { $upgrade }. Take the pawns back first.

## Pawns and stacks

refusal-pawn-not-in-play = This pawn is not in play.
refusal-not-in-play = What you name is not in play.
refusal-machine-used = This AOM is in the plan already: { $pawn }.
refusal-two-machines = At most two AOMs help in one sol.
refusal-machine-type = { $pawn } helps only in actions of its type and in those without a type.
refusal-pawns-used = Both pawns are in the plan already: { $pawn }.
refusal-heart-attack = After a Heart Attack one pawn is for healing it alone: { $pawn }.
refusal-heart-attack-heals = The pawn is there to heal a Heart Attack; its owner must stay on top.
refusal-pawns-needed = The pawns that are left are needed in other stacks ({ $pawns }).
refusal-pawns-missing = A stack has too few pawns.
refusal-pawns-missing-for = That takes { $pawns } pawns, and { $left } are left.
refusal-tokens-ask-too-much = The +1 pawn tokens on the player boards ask for more pawns than can come together there.
refusal-no-such-stack = There is no such stack.
refusal-pawn-elsewhere = This pawn is not in the stack: { $pawn }.
refusal-leads-already = This pawn is on top already: { $pawn }.
refusal-performer-unfit = Whoever is on top cannot perform this: something that it asks of the performer is missing.
refusal-machine-idle = This AOM is not in the plan: { $machine }.
refusal-operates-already = { $astronaut } operates it already: { $machine }.

## Rovers and ways

refusal-rover-outside-only = Rovers help only outside the HUB: { $rover } stays.
refusal-one-rover = One rover for one action.
refusal-rover-away = This rover is needed in another action: { $rover }.
refusal-rover-blocked = This rover is damaged: { $rover }. Repair it first.
refusal-rover-for-four = Rovers help in Explore, Gather, Research and Build: { $rover } stays.
refusal-froggy-explores = Froggy helps only in Explore.
refusal-rover-part-broken = A broken part of the Garage Hall keeps rovers out of Explore.
refusal-rover-useless = A rover of the plan cannot be used any more.
refusal-rover-elsewhere = This rover does not help here: { $rover }.
refusal-rover-whole = This rover carries no token: { $rover }.
refusal-no-way-needed = That takes place inside the HUB.
refusal-way-taken = The stack goes this way already.
refusal-facility-taken = The stack is there already: { $facility }.
refusal-facility-for-others = This action is not taken there: { $facility }.
refusal-worse-way = No such way leads there, or another one is better in everything.
refusal-way-lost = The way of a stack is not there any more.

## Facilities and parts

refusal-facility-not-in-play = This Facility is not in play.
refusal-facility-shut = It is shut down: { $facility }.
refusal-facility-blocked = It is blocked in this sol: { $facility }.
refusal-action-forbidden = This action cannot be taken in this sol: { $action }.
refusal-dismantle-first = Parts are taken out before anything is planned.
refusal-no-such-part = There is no such part: { $facility }.
refusal-part-shut = Nothing can be done with its parts while it is shut down: { $facility }.
refusal-part-broken = This part is broken: { $facility }, { $part }.
refusal-part-works = This part works: { $facility }.
refusal-no-spare = No spare part of this type is left: { $part }.
refusal-donor-used = The plan takes this part out already: { $donor }.
refusal-no-tile-there = No such Shutdown tile lies there: { $facility }.
refusal-join-the-others = Somebody is on this tile already: join that stack.
refusal-reserve-empty = Nothing would be left in the Reserve to pay with: { $resource }.
refusal-action-too-dear = A broken part makes this action cost more than is left: { $resource }.
refusal-plan-too-dear = The plan costs more than there is.

## Targets

refusal-place-lost = The Facility that was chosen for a stack is of no use any more.
refusal-target-lost = What a stack is about is not there any more.
refusal-explored-already = This space is explored already.
refusal-too-far = Only spaces beside the HUB or an explored area can be explored.
refusal-not-explored = This space is not explored.
refusal-no-way = No way leads there.
refusal-no-sample-there = No sample lies there.
refusal-no-token-there = This token does not lie there.
refusal-no-sample = No sample is left in the Available area.
refusal-nothing-examined = No Examined sample is left.
refusal-nothing-to-heal = The performer has neither a wound nor a Condition.
refusal-medic-needed = A pawn of the Medic is needed.
refusal-no-planting-here = Nothing is planted in this mission.
refusal-farm-shut = The Farm is shut down.
refusal-no-greenhouse = Every greenhouse is taken.
refusal-growth-space-taken = The first space of the Growth track is taken.
refusal-planted-already = Only one seed is planted in a sol.
refusal-no-seed = No seed is left in the Available area.
refusal-event-without-action = This Event has no action.
refusal-event-closed = This Event is over.
refusal-event-done = The action of this Event has been performed.
refusal-sheet-closed = This action of the mission is not open.
refusal-sheet-used-up = This action of the mission cannot be taken again.
refusal-planned-already = That is in the plan already, as often as it may be.
refusal-wrong-place = This action cannot be taken there.
refusal-cost-missing = Something that this action costs is missing.
refusal-pawn-unused = Both pawns of everybody must be used: { $pawn }.
