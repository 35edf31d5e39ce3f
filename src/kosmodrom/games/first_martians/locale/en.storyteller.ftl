# The storyteller at a real table: what it tells and what it asks.

companion-storyteller = The storyteller at your table
    .tagline = Tells the mission to people with the box: Events, Adventures and what comes of them, phase by phase.
    .seat = The storyteller

companion-over = The story is told.
game-option-players = Players
    .help = A player alone runs two astronauts.

## Questions

ask-teller-crew =
    { $number ->
        [1] Who is the First Player’s astronaut?
       *[other] Who sits next, clockwise? This is astronaut { $number }.
    }
    .others = The crew takes its seats.
ask-teller-next = Is everything done? Then go on.
    .others = The crew is busy.
ask-teller-acting = Resolve the actions in order. What has been done that the story must know?
    .others = The crew acts.
ask-teller-report = What has happened?
    .others = Something has happened.
ask-teller-who = Who performed it? For an AOM that is its operator.
    .others = Somebody did something.
ask-teller-next-round = The new First Player goes on. Tick the goals that you have reached before you do.
    .others = The sol is over.
ask-teller-threshold =
    { $threshold ->
        [0] All victory conditions are fulfilled. Is any part broken, in the whole HUB?
       *[other] All victory conditions are fulfilled. Are more than { $threshold } parts broken, in the whole HUB?
    }
    .others = The broken parts are counted.

## Answers

option-teller-next = { $to }
    .why = What is done need not be entered, except for what the storyteller asks.
option-teller-report = Something else happened
    .why = Goals, finds and losses that the story must know.
option-teller-event-done = Event action: { $event }
    .group = Actions
    .why = It brings its reward, and nothing bad can come of the Event any more.
option-teller-sheet-done = Mission action: { $action }
    .group = Actions
    .why = What it brings is told, and the story remembers it.
option-teller-had-adventure = Adventure: { $colour }
    .group = Adventures
    .why = The colour is that of the action.
option-teller-reached-goal = Goal reached: { $goal }
    .group = Goals
    .why = Only what is ticked counts at the end.
option-teller-found-icon = Area with the mission icon explored
    .group = Finds
    .why = What it means depends on the mission.
option-teller-used-poi = POI token used: { $icon }
    .group = Finds
    .why = What it means depends on the mission.
option-teller-got-token = Objective token gathered: { $token }
    .group = Finds
    .why = Some tokens lead to the next one.
option-teller-died = Dead: { $astronaut }
    .group = Losses
    .why = The mission ends at once.
option-teller-nothing = Nothing of this
    .why = Go back to where you were.
option-teller-yes = Yes
    .why = Look at the table, and count if need be.
option-teller-no = No
    .why = Look at the table, and count if need be.

teller-next-round = Begin the sol
teller-next-later = Done
teller-next-effects = What does it do?
teller-next-action = What can we do?
teller-next-morale = On to Morale
teller-next-production = On to Production
teller-next-harvest = What the mission adds
teller-next-planning = On to the plan
teller-next-acting = The plan stands: act
teller-next-malfunctions = All actions are resolved
teller-next-clean_up = On to the Clean-Up
teller-next-judging = Next sol

teller-icon-a = icon A
teller-icon-b = icon B
teller-icon-c = icon C
teller-colour-red = red
teller-colour-orange = orange
teller-colour-black = black

## Before the first sol

event-teller-mission = { $mission }. { $story } You have { $sols } sols. { $rules }
event-teller-board = Set up the HUB as always: everything works and is at full output, all tracks stand at 0, all cubes are green, all decks and stacks are shuffled, the rovers are in the Depot, and every astronaut is unhurt and has two pawns.
event-teller-reserves = Reserves: { $oxygen } oxygen, { $energy } energy, { $food } food.
event-teller-morale-start =
    { $tokens ->
        [0] Morale stands at { $morale }, and nobody has a Morale token.
        [one] Morale stands at { $morale }, and everybody has { $tokens } Morale token.
       *[other] Morale stands at { $morale }, and everybody has { $tokens } Morale tokens.
    }
event-teller-farm-start = Farm: { $greenhouses ->
        [one] { $greenhouses } greenhouse
       *[other] { $greenhouses } greenhouses
    }, { $plants ->
        [one] { $plants } mature plant
       *[other] { $plants } mature plants
    }. Seeds in the Cargo Bay: { $seeds }.
event-teller-upgrades =
    { $allowed ->
        [none] Deal Upgrade cards at random: { $upgrades }.
       *[other] Deal Upgrade cards at random: { $upgrades }, of these alone: { $allowed }.
    }
event-teller-no-planting = Nobody can plant in this mission.
event-teller-replaced = Instead of the tile { $tile } you play with this Facility card: { $card }.
event-teller-token =
    { $at ->
        [available] The { $colour } objective token { $number } is “{ $objective }”. Put it in the Available area.
        [pending] The { $colour } objective token { $number } is “{ $objective }”. Put it in the Pending area.
       *[other] The { $colour } objective token { $number } is “{ $objective }”. Keep it at hand.
    }
event-teller-small-crew =
    { $machines ->
        [one] The Auto-scanner is ready from the start; its Upgrade card goes back into the box. You may take one AOM.
       *[other] The Auto-scanner is ready from the start; its Upgrade card goes back into the box. You may take { $machines } AOMs.
    }
event-teller-alone = The Auto-scanner is ready from the start; its Upgrade card goes back into the box. You have all AOMs and may use two of them in a sol.

## The Event phase

event-teller-sol = Sol { $round } of { $sols }. First Player: { $first }.
event-teller-track = Move a Malfunction track up by 1: { $block }. If it reaches 5, draw a Malfunction card of this Block, resolve it, put the marker back to 0, and turn the cube of the next Block to red.
event-teller-consequence = { $title }. { $story } (This was left undone: { $event }.)
event-teller-follow-up = { $title }. { $story } This is about: { $astronaut }.
event-teller-adventure-back = It was not over: { $title }. { $story } This is about: { $astronaut }.
event-teller-event = { $title }. { $story }
event-teller-no-event = It is a quiet sol: there is no Event.
event-teller-no-effect = For now nothing happens.
event-teller-action = { $action }. Until sol { $until }, { $kind ->
        [none] { deed-pawns-needed }
       *[other] as an action of this type: { $kind }
    }{ $outside ->
        [true] { $ring ->
            [none] , on an explored area
           *[other] , on an explored area of ring { $ring }
        }
       *[other] { "" }
    }. { $cost ->
        [none] It costs nothing else.
       *[other] Cost: { $cost }.
    } What it brings stands beside the Event.
deed-pawns-needed = { $pawns ->
    [one] with { $pawns } pawn
   *[other] with { $pawns } pawns
}
event-teller-no-action = There is nothing to be done about it.

## Check-lists

event-teller-phase = { $phase }.
teller-phase-morale = Phase II: Morale
teller-phase-production = Phase III: Production
teller-phase-planning = Phase IV: Actions, the plan
teller-phase-acting = Phase IV: Actions, carrying out the plan
teller-phase-malfunctions = Phase V: Malfunctions
teller-phase-clean_up = Phase VI: Clean-Up
event-teller-morale = { $first }, as First Player, takes Morale tokens by the level of Morale, or discards them if it is negative. Each one that is missing is a wound. Nobody else is concerned.
event-teller-oxygen = Oxygen: add up the output of the Oxygenators. For each one that is missing choose a Facility that needs it, and put a random Shutdown tile on it. Half of a surplus, rounded up, goes to the Reserve.
event-teller-energy = Energy: the same with the Solar Panels.
event-teller-farm = Farm: seeds grow by a space. Instead the Farm wilts if it is shut down, or if its connector or filter is broken and you do not pay 1 energy or 1 oxygen from the Reserve for it. Then each mature plant gives 1 food, and { $portions } astronauts eat a portion each, two with Anemia. Each portion that is missing even from the Reserve is a wound; half of a surplus, rounded up, goes to the Reserve.
event-teller-stress = Stress: +{ $astronauts } for the astronauts, and +2 for each Shutdown tile. At 18 there is a brawl: a wound for everybody, Morale falls by 1, and Stress goes back to 0.
event-teller-hardware = Broken hardware of the Working Block: resolve its penalties, except in Facilities that are shut down.
event-teller-harvest = Now what the mission adds to this phase.
event-teller-plan = Agree on a plan, and put both pawns of all { $astronauts } astronauts on actions. Pawns may form stacks. The First Player settles disputes.
event-teller-forbidden = Not possible this sol: { $actions }.
event-teller-tax =
    { $pawns ->
        [one] { $action } needs { $pawns } more pawn this sol.
       *[other] { $action } needs { $pawns } more pawns this sol.
    }
event-teller-open = Still open, until sol { $until }: { $action }.
event-teller-pay = Pay what the actions cost, and mind the penalties of broken parts and tokens.
event-teller-act = Resolve in this order: Event actions, Rest, Unwind, Heal, Manage, Explore, Gather, Research and planting, Build, Shutdown tiles, mission actions.
event-teller-roll = An action with a single pawn, where two are safe, is rolled for with the three dice of its colour: success, wound, Adventure.
event-teller-dice =
    { $blocks ->
        [none] Roll the Malfunction dice of all Blocks with a red cube.
       *[other] Roll these Malfunction dice: { $blocks }; and those of all Blocks with a red cube, each once.
    }
event-teller-tracks = Add 1 for each Malfunction penalty of the Block, even if its die was not rolled. Move all markers, then resolve: at 5 draw a Malfunction card of the Block, put the marker back to 0, and turn the cube of the next Block to red.
event-teller-tokens = In every Facility discard the tokens on “!”, and move the topmost token of “>>” there; not where a Shutdown tile lies.
event-teller-cargo = Move everything from the Pending to the Available area, and Upgrade tiles to their Facilities.
event-teller-skills = All skills can be used again.
event-teller-first = Pass the First Player token on to: { $first }. Move the sol counter.

## What is reported, and the end

event-teller-adventure = Adventure ({ $colour }), { $astronaut }: { $title }. { $story }
event-teller-cost = Pay: { $cost }.
event-teller-settled = { $deed ->
    [none] Dealt with: { $event }.
   *[other] Dealt with: { $event }. { $deed }
}
event-teller-sheet = { $deed ->
    [none] { $action }.
   *[other] { $action }. { $deed }
}
event-teller-too-much = Everything is done, but more than { $threshold } parts are broken.
event-teller-end = The mission is over: { $ending }. { $story }
event-teller-death = { $astronaut } is dead.

## What to do at the table

teller-who = { $who ->
    [none] One of you
   *[other] { $who }
}
teller-parts = { $parts ->
    [none] { "" }
   *[other] { " " }({ $parts })
}
teller-where = { $facilities ->
    [none] { $block ->
        [none] { "" }
       *[other] : { $block }
    }
   *[other] : { $facilities }
}
teller-there = { $facility ->
    [none] { "" }
   *[other] : { $facility }
}
event-do-malfunction = { about-malfunction }. At 5 draw a card of this Block.
event-do-break = { about-break }{ teller-parts }{ teller-where }.{ $by_chance ->
    [true] { " " }Chance decides which.
   *[other] { "" }
}
event-do-repair = { about-repair }{ teller-parts }{ teller-where }.
event-do-output = { about-output }.
event-do-shutdown = { about-shutdown }{ teller-there }.
event-do-lift-shutdown = { $resource ->
    [none] { about-lift-shutdown }.
   *[other] { about-lift-shutdown } ({ $resource }).
}
event-do-clear-tokens = { about-clear-tokens }{ teller-there }.
event-do-mend-rover = { $rover ->
    [none] { about-mend-rover }.
   *[other] { about-mend-rover }: { $rover }.
}
event-do-reserve = Reserve: { about-reserve }.
event-do-spare = { about-spare }.
event-do-objective =
    { $to ->
        [available] Take into the Available area: { $tokens }.
        [pending] Take into the Pending area: { $tokens }.
        [here] Put on this area: { $tokens }.
       *[other] Put on the map, ring { $ring } in that direction: { $tokens }.
    }
event-do-upgrade = { about-upgrade }.
event-do-reveal = { $ring ->
    [none] { about-reveal }.
   *[other] { about-reveal } (ring { $ring }).
}
event-do-build-facility = { about-build-facility }. Put the card into play, with all its parts broken.
event-do-cube = { about-cube }.
event-do-malfunction-card = { about-malfunction-card }.
event-do-token = { about-token }.
event-do-rover-token = { about-rover-token }.
event-do-area-token = { about-area-token }.
event-do-clear-area = { about-clear-area }.
event-do-growth = { about-growth }.
event-do-wilting = { about-wilting }.
event-do-greenhouse = { about-greenhouse }.
event-do-plant = { about-plant }.
event-do-morale = { about-morale }.
event-do-stress = { about-stress }.
event-do-sample = { about-sample }.
event-do-examined = { about-examined }.
event-do-discovery = { about-discovery }.
event-do-seed = { about-seed }.
event-do-discard-objective = { about-discard-objective }.
event-do-poi = { about-poi }.
event-do-lose-upgrade = { about-lose-upgrade }.
event-do-lose-area-sample = { about-lose-area-sample }.
event-do-area-sample = { about-area-sample }.
event-do-board-token = { teller-who }: { about-board-token }.
event-do-morale-tokens = { teller-who }: { about-morale-tokens }.
event-do-wound = { teller-who }: { about-wound }.
event-do-heal = { teller-who }: { about-heal }.
event-do-condition = { teller-who }: { about-condition }.
event-do-cure = { teller-who }: { about-cure }.
event-do-discard-skill = { teller-who }: { about-discard-skill }.

## What only the table knows

ask-teller-reserve-holds = Look at the table. Is this so: { about-reserve-holds }?
    .others = The crew looks at the board.
ask-teller-cargo-holds = Look at the table. Is this so: { about-cargo-holds }?
    .others = The crew looks at the board.
ask-teller-morale-is = Look at the table. Is this so: { about-morale-is }?
    .others = The crew looks at the board.
ask-teller-stress-is = Look at the table. Is this so: { about-stress-is }?
    .others = The crew looks at the board.
ask-teller-broken = Look at the table. Is this so: { about-broken }?
    .others = The crew looks at the board.
ask-teller-is-shut = Look at the table. Is this so: { about-is-shut }?
    .others = The crew looks at the board.
ask-teller-explored = Look at the table. Is this so: { about-explored }?
    .others = The crew looks at the board.
ask-teller-plants = Look at the table. Is this so: { about-plants }?
    .others = The crew looks at the board.
ask-teller-greenhouses = Look at the table. Is this so: { about-greenhouses }?
    .others = The crew looks at the board.
ask-teller-output-is = Look at the table. Is this so: { about-output-is }?
    .others = The crew looks at the board.
ask-teller-built-upgrades = Look at the table. Is this so: { about-built-upgrades }?
    .others = The crew looks at the board.
ask-teller-objective-held = Look at the table. Is this so: { about-objective-held }?
    .others = The crew looks at the board.
ask-teller-has-condition = Look at the table. { $who } – is this so: { about-has-condition }?
    .others = The crew looks at the board.
ask-teller-is-wounded = Look at the table. { $who } – is this so: { about-is-wounded }?
    .others = The crew looks at the board.

## The book

teller-title-mission = The mission sheet
teller-threshold = Broken parts at the end: at most { $threshold }
teller-mission-icon = Mission icon of an area: { $effects }
teller-poi-icon = POI token, { $icon }: { $effects }
teller-token-is = { $token }: { $colour } objective token { $number }
