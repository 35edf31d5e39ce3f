# What cards, tokens, events and missions do, and what they ask about the situation.
# $by and $to are numbers with their sign: what is gained or lost.

## The HUB

about-malfunction = { $block }: Malfunction track { $by }
about-cube =
    { $red ->
        [true] { $block }: the cube in the Malfunction Box turns red
       *[other] { $block }: the cube in the Malfunction Box turns green
    }
about-malfunction-card =
    { $keyword ->
        [none] Draw a Malfunction card: { $block }
       *[other] Draw a Malfunction card until “{ $keyword }” comes up: { $block }
    }
about-break =
    { $n ->
        [one] A working part breaks
       *[other] { $n } working parts break
    }
about-repair =
    { $n ->
        [one] A broken part is repaired
       *[other] { $n } broken parts are repaired
    }
about-output = { $resource }: productivity of one producer { $by }
about-shutdown = Shutdown tile ({ $resource })
about-lift-shutdown = Take off a Shutdown tile of your choice
about-token =
    { $at ->
        [now] { $token } on “!”: { $facility }
       *[other] { $token } on “>>”: { $facility }
    }
about-clear-tokens = Discard all Modifier tokens of a Facility
about-rover-token = { $token } on { $rover }
about-mend-rover = Discard the topmost token of a rover
about-area-token =
    { $where ->
        [here] { $token } on this area
        [chosen] { $token } on an explored area of your choice
        [drawn] { $token } on an explored area in that direction
       *[other] { $token } on a random explored area
    }
about-clear-area = Discard a Modifier token from an area
about-board-token = { $token } on the player board
about-growth = The seeds of the Farm grow
about-wilting = The Farm wilts
about-greenhouse = One more greenhouse
about-plant = Mature plants { $by }

## The crew

about-morale = Morale { $by }
about-morale-tokens = Morale tokens { $by }
about-stress = Stress { $by }
about-wound =
    { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
about-heal =
    { $n ->
        [one] 1 wound heals
       *[other] { $n } wounds heal
    }
about-condition =
    { $condition ->
        [none] A random Condition
       *[other] Condition: { $condition }
    }
about-cure =
    { $condition ->
        [none] A Condition is cured
       *[other] Cured: { $condition }
    }
about-discard-skill = Discard a skill card of your choice

## What the crew has

about-reserve = { $resource } { $by }
about-sample = Samples { $by }
about-examined = Examined samples { $by }
about-discovery = Discoveries { $by }
about-seed = Seeds { $by }
about-spare = Spare part ({ $part }) { $by }
about-objective = Objective tokens: { $tokens }
about-discard-objective = Discard objective tokens: { $tokens }
about-poi =
    { $n ->
        [one] Draw a POI token
       *[other] Draw { $n } POI tokens
    }
about-upgrade =
    { $n ->
        [one] Draw an Upgrade card
       *[other] Draw { $n } Upgrade cards
    }
about-lose-upgrade = Discard an Upgrade of your choice
about-lose-area-sample =
    { $n ->
        [one] Discard a sample from an area
       *[other] Discard { $n } samples from areas
    }
about-area-sample =
    { $n ->
        [one] A sample appears on an area
       *[other] { $n } samples appear on an area
    }
about-reveal =
    { $where ->
        [drawn] The next area in that direction is explored
       *[other] An area of your choice is explored
    }

## The story

about-direction = Draw a Direction card
about-research-card =
    { $counter ->
        [none] Draw a Research card for its number
       *[other] Draw a Research card: its percentage goes to { $counter }
    }
about-add-goal = New goal: { $goal }
about-tick-goal = Goal done: { $goal }
about-open-action =
    { $open ->
        [true] New action: { $action }
       *[other] No longer possible: { $action }
    }
about-build-facility = New Facility: { $card }
about-count = { $counter } { $by }
about-flag = This will be remembered
about-forbid = Not possible this sol: { $action }
about-tax =
    { $pawns ->
        [one] { $action } needs 1 more pawn this sol
       *[other] { $action } needs { $pawns } more pawns this sol
    }
about-extra-die = This sol the Malfunction die is rolled for: { $block }
about-nothing = nothing
about-choose = Choose one
about-if = If: { $tests }
about-chance = With a chance of { $percent }%
about-end-mission = The mission is lost

# Who is meant, where it is not the one concerned.
whom-first_player = First Player
whom-everyone = everyone
whom-chosen = one of you
whom-medic = the Medic
whom-geologist = the Geologist
whom-engineer = the Engineer
whom-scientist = the Scientist
label-easy = easy
label-medium = medium
label-hard = hard
otherwise = else
number-upto = up to { $number }

## What may be asked about the situation

about-counter = { $counter }: at least { $least }
about-reserve-holds = { $resource } in the Reserve: at least { $least }
about-cargo-holds =
    { $what ->
        [samples] samples
        [seeds] seeds
        [spares] spare parts
        [examined] Examined samples
       *[other] Discoveries
    }: at least { $least }
about-morale-is = Morale from { $least } to { $most }
about-stress-is = Stress from { $least } to { $most }
about-broken =
    { $most ->
        [99] at least { $least } broken parts
       *[other] { $least ->
            [0] at most { $most } broken parts
           *[other] { $least } to { $most } broken parts
        }
    }
about-is-shut = { $facility } is shut down
about-explored =
    { $ring ->
        [none] areas explored: at least { $least }
       *[other] areas explored in ring { $ring }: at least { $least }
    }
about-plants = mature plants: at least { $least }
about-greenhouses = greenhouses: at least { $least }
about-output-is =
    { $most ->
        [99] { $resource } produced: at least { $least }
       *[other] { $resource } produced: { $least } to { $most }
    }
about-built-facility = built: { $card }
about-built-upgrades = Upgrades built: at least { $least }
about-goal-done = done: { $goal }
about-round-is =
    { $most ->
        [99] from sol { $least } on
       *[other] sols { $least } to { $most }
    }
about-players-are = astronauts: { $least } to { $most }
about-in-play = { $profession } in play
about-has-trait = trait: { $trait }
about-has-profession = { $profession }
about-has-condition =
    { $condition ->
        [none] under a Condition
       *[other] Condition: { $condition }
    }
about-is-wounded =
    { $least ->
        [one] wounded
       *[other] at least { $least } wounds
    }
about-flagged = this happened before
about-objective-held = objective tokens ({ $colour }): at least { $least }
about-not = not: { $test }
about-any-of = one of: { $tests }

## Costs

cost-oxygen = { $count } oxygen
cost-energy = { $count } energy
cost-food = { $count } food
cost-any_spares =
    { $count ->
        [one] 1 spare part of any type
       *[other] { $count } spare parts of any type
    }
cost-samples =
    { $count ->
        [one] 1 sample
       *[other] { $count } samples
    }
cost-examined =
    { $count ->
        [one] 1 Examined sample
       *[other] { $count } Examined samples
    }
cost-discoveries =
    { $count ->
        [one] 1 Discovery
       *[other] { $count } Discoveries
    }
cost-seeds =
    { $count ->
        [one] 1 seed
       *[other] { $count } seeds
    }
cost-morale =
    { $count ->
        [one] 1 Morale token
       *[other] { $count } Morale tokens
    }
cost-connector =
    { $count ->
        [one] 1 electrical connector
       *[other] { $count } electrical connectors
    }
cost-filter =
    { $count ->
        [one] 1 oxygen filter
       *[other] { $count } oxygen filters
    }
cost-processor =
    { $count ->
        [one] 1 processor
       *[other] { $count } processors
    }
cost-hardware =
    { $count ->
        [one] 1 piece of hardware
       *[other] { $count } pieces of hardware
    }
