# The storyteller: what is told, and what effects ask.

## Questions

ask-whom = Who is it to be?
    .others = { $player } chooses an astronaut.
ask-where = Which area is it to be?
    .others = { $player } chooses an area.
ask-block = Which Block is it to be?
    .others = { $player } chooses a Block.
ask-break = A part breaks. Which one?
    .others = { $player } chooses a part that breaks.
ask-repair = Which part is repaired?
    .others = { $player } chooses a part that is repaired.
ask-producer = Which producer is it to be?
    .others = { $player } chooses an Oxygenator or Solar Panel.
ask-shut = Which Facility is shut down?
    .others = { $player } chooses a Facility that is shut down.
ask-lift = Which Shutdown tile is taken off?
    .others = { $player } chooses a Shutdown tile.
ask-token = On which Facility does the token go?
    .others = { $player } chooses a Facility for a token.
ask-clear = From which Facility are the tokens discarded?
    .others = { $player } chooses a Facility whose tokens go.
ask-rover = Which rover is mended?
    .others = { $player } chooses a rover.
ask-clear-area = From which area is a token discarded?
    .others = { $player } chooses an area.
ask-cure = Which Condition is cured?
    .others = { $player } chooses a Condition that is cured.
ask-discard-skill = Which skill card do you discard?
    .others = { $player } discards a skill card.
ask-spare = Which spare part is it to be?
    .others = { $player } chooses a spare part.
ask-pay-spare = Which spare part do you give?
    .others = { $player } chooses a spare part to give.
ask-lose-upgrade = Which Upgrade is discarded?
    .others = { $player } chooses an Upgrade that is lost.
ask-lose-sample = From which area is a sample discarded?
    .others = { $player } chooses an area that loses a sample.
ask-reveal = Which area is explored?
    .others = { $player } chooses an area.
ask-way-out = What do you do?
    .others = { $player } decides what to do.

## Moves

option-way-out = { $cost ->
    [none] { $way }
   *[other] { $way } ({ $cost })
}
    .group = What to do
    .why = Every way has its price, and not every price is told.
option-choose-part = { $facility }: { $part }
    .group = Parts
    .why = What a broken part costs depends on its Facility.
option-choose-facility = { $facility }
    .group = Facilities
    .why = Choose what you can best do without, or need most.
option-choose-shutdown = { $facility } ({ $resource })
    .group = Shutdown tiles
    .why = Each tile brings two points of Stress in every Production phase.
option-choose-block = { $block }
    .group = Blocks
    .why = At five a Malfunction card is drawn.
option-choose-space = { $space }
    .group = Areas
    .why = Think of the ways that lead there.
option-choose-astronaut = { $astronaut }
    .group = Astronauts
    .why = Nobody survives a sixth wound.
option-choose-spare = { $part }
    .group = Spare parts
    .why = A spare part mends a part of its own type.
option-choose-rover = { $rover }
    .group = Rovers
    .why = Froggy saves two pawns in exploring, Scorpio one in any work outside.
option-choose-skill = { $skill }
    .group = Skills
    .why = What goes is gone for this mission.
option-choose-upgrade = { $upgrade }
    .group = Upgrades
    .why = What goes is gone for this mission.
option-choose-condition = { $condition }
    .group = Conditions
    .why = It still acts to the end of this phase.
option-unlock-skill = { $astronaut }: { $skill }
    .group = Skills
    .why = A Discovery buys a skill for the rest of the campaign.
option-save-discoveries = Unlock nothing more
    .why = Discoveries are kept for later.

## What is told

event-round = Sol { $round } of { $sols }. First Player: { $first }.
event-sol-story = { $story }
event-phase = Phase: { $phase }.
event-progress = Wear and tear: { $block }.
event-event-drawn = Event: { $event }. { $story }
event-event-action = Its action can be taken up to sol { $until }: { $action }.
event-consequence = { $title }. { $story } This was left undone: { $event }.
event-event-closed = It is too late now for this, for better or worse: { $event }.
event-follow-up = { $follow_up } ({ $astronaut }). { $story }
event-adventure-returned = It was not over: { $adventure } ({ $astronaut }). { $story }
event-adventure = Adventure ({ $colour }): { $adventure } ({ $astronaut }). { $story }
event-nothing-happened = Adventure ({ $colour }): nothing happened ({ $astronaut }).
event-way-taken = { $seat }: { $way }
event-direction = Direction card: { $direction }, { $label }.
event-research-drawn = Research card: number { $number }, { $percent }%.
event-skill-discarded = { $astronaut } discards a skill card: { $skill }.
event-cargo = { $by ->
    [0] { $what }: there are none to lose.
    [1] { $what }: one more, { $left } in all.
    [-1] { $what }: one fewer, { $left } left.
   *[other] { $what }: { $left } (change: { $by }).
}
    .outcome = { $by ->
        [1] { $what } +1
        [2] { $what } +2
        [3] { $what } +3
       *[other] { $what } { $by }
    }
event-spare = { $by ->
    [1] A spare part more: { $part }, { $left } in all.
    [-1] A spare part fewer: { $part }, { $left } left.
   *[other] Spare parts ({ $part }): { $left } (change: { $by }).
}
    .outcome = { $by ->
        [1] { $part } +1
       *[other] { $part } { $by }
    }
event-objective-spent = The objective token leaves the Cargo Bay: { $objective }.
    .outcome = { $objective } -1
event-objective-returned = The objective token is back in the Cargo Bay: { $objective }.
event-objective-placed = Objective token on { $space }: { $objective }.
event-objective-taken = Objective token: { $objective }.
event-poi-drawn = POI token: { $poi }.
event-upgrade-lost = Lost: { $upgrade }.
event-area-sample =
    { $n ->
        [one] A sample on { $space }.
       *[other] { $n } samples on { $space }.
    }
event-revealed =
    { $samples ->
        [0] { $space }: { $tile }.
        [one] { $space }: { $tile }, { $samples } sample.
       *[other] { $space }: { $tile }, { $samples } samples.
    }
event-counter = { $counter }: { $to }.
event-own-counter = { $counter }, { $astronaut }: { $to }.
event-forbidden = Not possible this sol: { $action }.
event-taxed =
    { $pawns ->
        [one] { $action } needs { $pawns } more pawn this sol.
       *[other] { $action } needs { $pawns } more pawns this sol.
    }
event-action-opened =
    { $open ->
        [true] New action of the mission: { $action }.
       *[other] No longer possible: { $action }.
    }
event-die-added = One more Malfunction die this sol: { $block }.
event-goal-added = New goal: { $goal }.
event-goal-reached =
    { $red ->
        [true] Goal reached: { $goal }.
       *[other] Optional goal reached: { $goal }.
    }
event-threshold-exceeded = Everything is done, but { $broken } parts are broken and only { $threshold } may be.
event-mission-won = The mission is accomplished, in sol { $round } with { $broken } broken parts. { $story }
event-mission-lost = The mission is lost: { $ending }. { $story }
event-lost-by-story = The mission is lost. { $cause }

cargo-samples = Samples
cargo-seeds = Seeds
cargo-examined = Examined samples
cargo-discoveries = Discoveries

phase-setup = Set-up
phase-crew = The crew
phase-skills = Skills
phase-machines = AOMs
phase-round = A new sol
phase-events = Events
phase-morale = Morale
phase-production = Production
phase-planning = Planning
phase-acting = Actions
phase-malfunctions = Malfunctions
phase-clean_up = Clean-Up
phase-end = The end

## The campaign

campaign-so-far = The campaign so far
campaign-won = Chapters won: { $won } of { $played }
campaign-discoveries = Discoveries for skills: { $discoveries }
campaign-attempt = Attempt { $attempt } of { $attempts }
campaign-skills = Skills: { $skills }
campaign-wounds = Wounds: { $wounds }
campaign-broken = Still broken
ask-unlock =
    { $discoveries ->
        [one] One Discovery is left. Which skill does it unlock?
       *[other] { $discoveries } Discoveries are left. Which skill does one of them unlock?
    }
    .others = { $player } unlocks skills for the crew.
event-skill-unlocked = A Discovery unlocks a skill of { $astronaut }: { $skill }.
