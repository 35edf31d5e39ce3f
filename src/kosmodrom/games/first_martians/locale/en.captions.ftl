# What the drawn board says of its things, besides their names.

## Actions, events and cards

caption-pawns =
    { $pawns ->
        [one] Takes { $pawns } pawn
       *[other] Takes { $pawns } pawns
    }
caption-typed =
    { $rolled ->
        [true] Type: { $action } (1 pawn with a roll, 2 pawns for sure)
       *[other] Type: { $action } (1 pawn)
    }
caption-outside = Where: { $place }
caption-explored = an explored area
caption-ring = ring { $ring }
caption-cost = Costs: { $cost }
caption-needs = Only if: { $needs }
caption-reward = Brings: { $effects }
caption-limit =
    { $count ->
        [one] Once in the mission
       *[other] At most { $count } times in the mission
    }
caption-per-round =
    { $count ->
        [one] Once a sol
       *[other] At most { $count } times a sol
    }
caption-goal-red = Must be done to win
caption-goal-orange = Optional
caption-goal-tests = Done as soon as this holds: { $tests }
caption-objective = Objective token, { $colour }
objective-colour-red = red
objective-colour-orange = orange
objective-colour-black = black

## The HUB

caption-place-of = Action here: { $action }
caption-makes = Makes up to { $output } each sol
caption-feeds-on = Needs each sol: { $resources }
caption-part = { $part }, if broken: { $penalty }
caption-broken = If broken: { $penalty }
caption-upgrade-of = Fits: { $facility }
caption-taken-apart = Taken apart: { $parts }
caption-demand = To take it off, pay { $cost }
caption-attempts = It comes off at the second attempt
caption-raises-output = Taking it off raises productivity by 1
caption-output = What it makes each sol
caption-shutdown = A Shutdown tile: the Facility does nothing, its broken parts cost nothing, and Stress rises by 2 each sol.
caption-now = “!”: tokens that act in this sol
caption-later = “>>”: tokens that act in the next sol
caption-malfunction-track = At 5 a Malfunction card is drawn, and the next Block is in danger.
caption-cube = Red: the Block's Malfunction die is rolled each sol.
caption-malfunction-die = Raises the Malfunction track of its Block by 0, 1 or 2.
caption-deck = Cards that nobody has seen
caption-greenhouse = A greenhouse: room for one mature plant, which feeds one astronaut each sol
caption-block-working = Where work outside, research and building begin; its Malfunctions are the mildest.
caption-block-living = Where the crew sleeps, heals and keeps watch.
caption-block-systems = Air, power and food; its Malfunctions are the worst.

## The crew

caption-trait = Trait: { $trait }
caption-base-skill = Base skill: { $skill }
caption-icons = A Condition comes with these wounds: { $wounds }. The sixth is fatal.
caption-skill-cost = { $cost }, once a sol, at any moment
caption-reroll = { $actions ->
    [none] Roll a die of one’s own action again: { $dice }
   *[other] Roll a die again: { $dice } ({ $actions })
}
caption-aom = An extra pawn for { $action } and for actions without a type
caption-morale = Each sol the First Player gains Morale tokens by this level, or gives them up; each that is missing is a wound.
caption-morale-tokens = Morale tokens pay for skills.
caption-stress = At 18 a brawl breaks out: everybody is wounded and Morale falls.
caption-wounds = The sixth wound is fatal, and the mission is lost.
caption-first-player = The First Player reads the stories, goes on to the next phase, settles disputes and answers for Morale.

## Dice

caption-dice = Action dice, { $colour }
caption-sides = { $die }: { $sides } of 6
caption-die-success = Without a success the action fails, and the performer takes 2 Morale tokens.
caption-die-wound = A wound for the performer, whether the action succeeds or not.
caption-die-adventure = An Adventure in the colour of the action befalls the performer.

## The land and the stores

caption-way-pawns =
    { $pawns ->
        [0] Takes no pawn on the way
        [one] Takes { $pawns } pawn on the way
       *[other] Takes { $pawns } pawns on the way
    }
caption-tile-samples =
    { $count ->
        [one] Found with { $count } sample
       *[other] Found with { $count } samples
    }
caption-tile-pois =
    { $count ->
        [one] Found with a POI token
       *[other] Found with { $count } POI tokens
    }
caption-tile-icon = mission icon
caption-poi-icon = The mission says what this icon means.
caption-samples = Samples: the Lab examines them.
caption-examined = Examined samples: examined once more, each is a Discovery.
caption-discoveries = Discoveries: missions ask for them, and campaigns buy skills with them.
caption-seeds = Seeds: planted, each becomes a plant in six sols.
caption-spares = Spare parts: each mends a part of its type.
caption-available = Available: can be used now
caption-pending = Pending: can be used from the next sol on
caption-threshold = At most so many parts may be broken when the mission ends.
caption-resource-oxygen = Each Facility with the sign needs one each sol; what is missing shuts Facilities down.
caption-resource-energy = Each Facility with the sign needs one each sol; what is missing shuts Facilities down.
caption-resource-food = Everybody eats a portion each sol; whoever misses one is wounded.
caption-token-blocked = A Facility cannot be used this sol, a rover not before it is repaired.
caption-token-pawn = An action here takes one more pawn.
caption-token-adventure = Whoever undertakes an action here has an Adventure.
caption-token-reroll = A success on the Success die must be rolled again.
caption-token-wound = Whoever undertakes an action here is wounded.
caption-token-rover = After each drive the rover is checked and may be damaged.
caption-rover-froggy = Saves two pawns in one Explore action.
caption-rover-scorpio = Saves one pawn in one Explore, Gather, Research or Build action outside.
caption-action-rest = One pawn: a Morale token.
caption-action-unwind = One pawn: Morale rises, or Stress falls.
caption-action-heal = A pawn of the one who is hurt and one of the Medic: a wound or a Condition goes.
caption-action-manage = One pawn: a Malfunction track goes down.
caption-action-explore = A new area beside one that can be reached. The way takes pawns.
caption-action-gather = A sample or an objective token from an explored area. The way takes pawns.
caption-action-research = A sample is examined, or an Examined one becomes a Discovery; seeds are planted here, too.
caption-action-build = Repairs, Upgrades and rovers.

## Phases

caption-phase-events-1 = Wear and tear: one Malfunction track rises by 1.
caption-phase-events-2 = What was left undone or begun earlier comes back.
caption-phase-events-3 = A Mission Event is told, and happens.
caption-phase-events-4 = Its action can be taken in this sol and the two after it.
caption-phase-morale-1 = Above 0 the First Player gains as many Morale tokens.
caption-phase-morale-2 = Below 0 the First Player gives them up; each that is missing is a wound.
caption-phase-production-1 = Oxygen is made and used; what is missing shuts Facilities down.
caption-phase-production-2 = Energy is made and used; what is missing shuts Facilities down.
caption-phase-production-3 = Seeds grow, food is made, everybody eats.
caption-phase-production-4 = Stress rises: 1 for each astronaut, 2 for each Shutdown tile.
caption-phase-production-5 = Broken hardware of the Working Block takes its toll, then the mission's own rules.
caption-phase-planning-1 = Together you put all pawns on actions.
caption-phase-planning-2 = Everybody agrees or objects; the First Player decides.
caption-phase-acting-1 = First the actions of Events, then the HUB from A Quiet Place to the Working Bay.
caption-phase-acting-2 = Too few pawns to be sure: the dice are rolled.
caption-phase-acting-3 = Last, Shutdown tiles are taken off and actions of the mission are performed.
caption-phase-malfunctions-1 = The dice of Blocks in danger are rolled; broken parts add to them.
caption-phase-malfunctions-2 = Tracks rise by that much.
caption-phase-malfunctions-3 = At 5 a Malfunction card is drawn: first Working, then Living, then Systems.
caption-phase-clean_up-1 = Tokens on “!” go, those on “>>” move up.
caption-phase-clean_up-2 = Pending things become Available; Upgrades are placed.
caption-phase-clean_up-3 = Skills can be used again; the First Player token is passed on.
caption-phase-clean_up-4 = If all red goals are done, broken parts are counted: within the Threshold the mission is won.
