# What only the drawn board says: the frame, the HUB and the crew.

drawn-board = The base and its surroundings
drawn-tabs = Parts of the board
drawn-tab-base = Base
drawn-tab-outside = Outside
drawn-tab-plan = Plan
drawn-tab-crew = Crew
drawn-tab-story = Story

## Facilities and their parts

drawn-hub = The HUB
drawn-for = Action: { $action }
drawn-feeds = Feeds: { $facilities }
drawn-needs = Needs in every Production phase: { $resources }
drawn-need = Uses 1 in every Production phase: { $resource }
drawn-output = Makes { $output } in every Production phase, at best { $most }
drawn-shut = Shut down: it cannot be used, its parts neither break nor get repaired
drawn-part = { $facility }: { $part }
drawn-part-works = It works. Broken, it would mean: { $penalty }
drawn-part-broken = Broken ({ $part }): { $penalty }
drawn-part-broken-idle = Broken, but without consequences now. Otherwise: { $penalty }
drawn-part-mended = Repaired: it works from the end of this phase on
drawn-token-now = In this sol: { $token }
drawn-token-later = In the next sol: { $token }
drawn-shutdown = Shutdown tile: { $facility } ({ $resource })
drawn-shutdown-unknown = Face down: nobody knows yet what it takes to remove it.

## Tracks

drawn-tracks = Morale and Stress
drawn-malfunctions = Malfunction track: { $block }
drawn-level = Level: { $level } of 5
drawn-danger-die = The Malfunction die of this Block is rolled in this sol.
drawn-danger-more = Broken parts move the marker { $more } further in every Malfunction phase.
drawn-danger-chance = Chance of a Malfunction in the next Malfunction phase: { $chance }%.
drawn-stress-soon = The next Production phase adds { $stress } Stress.
drawn-stress-brawl = The next Production phase adds { $stress } Stress: that is enough for a brawl!

## Reserves and forecast

drawn-reserves = Reserves
drawn-forecast = next Production
drawn-reserve = Reserve of { $resource }: { $reserve }
drawn-supply = Next Production: { $made } made, { $needed } needed. { $result }
drawn-supply-even = just enough
drawn-supply-kept = +{ $kept } for the Reserve
drawn-supply-shut = { $shut ->
    [one] { $shut } Facility shuts down
   *[other] { $shut } Facilities shut down
}
drawn-supply-eaten = { $eaten } from the Reserve
drawn-supply-hungry = { $hungry ->
    [one] { $hungry } short: a wound
   *[other] { $hungry } short: { $hungry } wounds
}
drawn-cause-shut = { $facility } is shut down
drawn-cause-output = { $facility } makes { $output } of { $most }
drawn-made-by = Made by: { $makers }
drawn-used-by = Used by { $count }: { $users }
drawn-reserves-no-help = Reserves are no help against a shutdown.
drawn-wilts = { $farm } wilts: the Reserves cannot pay for it
drawn-wilts-shut = { $farm } wilts: it is shut down
drawn-wilts-unless = { $oxygen ->
    [0] { $farm } wilts, unless you pay { $energy } energy
   *[other] { $energy ->
        [0] { $farm } wilts, unless you pay { $oxygen } oxygen
       *[other] { $farm } wilts, unless you pay { $oxygen } oxygen and { $energy } energy
    }
}
drawn-farm-gives = { $ripe ->
    [true] { $farm }: mature plants { $plants }, and one more ripens
   *[other] { $farm }: mature plants { $plants }
}
drawn-eaters = Portions that the crew eats: { $portions }
drawn-anemic = { $astronaut } eats two portions (Anemia)
drawn-growth = Seeds move up one space in every Production phase; after space 6 they are mature plants.

## Cargo Bay

drawn-cargo = Cargo Bay
drawn-spare = Spare part: { $part }
drawn-dismantle = Take out a part
    .why = Choose a working part: it becomes a spare part at once, and its Facility has it broken.
drawn-count = There: { $count }
drawn-count-soon = There: { $count }, after Clean-Up { $soon } more
drawn-objective = Objective token
drawn-pending = Pending: it can be used after Clean-Up

## The crew

drawn-first = First Player: answers for the Morale of the crew, and settles disputes
drawn-wounds = Wounds: { $wounds } of { $fatal }. Passing a yellow mark brings a Condition, the last one is death.
drawn-operator = Run by: { $astronaut }
drawn-choose-astronaut = The crew
drawn-choose-machine = AOMs: machines that help
drawn-choose-skill = Skills to unlock with Discoveries
