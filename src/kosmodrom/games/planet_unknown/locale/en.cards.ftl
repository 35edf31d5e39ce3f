# Names of the components and what they do. Common nouns are in lower case, names are titles.
# Numbers in an effect come from the data, under the names that they have there.

## Resources, terrains and tracks

resource-civ = civ
resource-water = water
resource-biomass = biomass
resource-rover = rover
resource-tech = tech
resource-energy = energy
terrain-civ = civ terrain
terrain-water = water terrain
terrain-biomass = biomass terrain
terrain-rover = rover terrain
terrain-tech = tech terrain
terrain-energy = energy terrain
track-civ = civ track
track-water = water track
track-biomass = biomass track
track-rover = rover track
track-tech = tech track

## Squares of planets

square-land = planetary land
square-ice = planetary ice
square-city = city
square-ring = ring
square-pit = central square
square-toxic = toxic square
square-current = electric current
square-hole = hole

## Kinds of components

edition-symmetric = symmetric side
edition-base = base set
edition-upgrade-kit = Upgrade Kit
size-small = small tile
size-large = large tile
colour-green = green alert
colour-orange = orange alert
colour-red = red alert
when-immediate = Immediate
when-end = End Game
once-round = once per round
once-game = once per game

## Counted amounts

amount-medals = { $count ->
    [one] { $count } medal
   *[other] { $count } medals
}
amount-lifepods = { $count ->
    [one] { $count } lifepod
   *[other] { $count } lifepods
}
amount-meteorites = { $count ->
    [one] { $count } meteorite
   *[other] { $count } meteorites
}
amount-patches = { $count ->
    [one] { $count } biomass patch
   *[other] { $count } biomass patches
}
amount-rovers = { $count ->
    [one] { $count } rover
   *[other] { $count } rovers
}
amount-movement = { $count ->
    [one] { $count } rover movement
   *[other] { $count } rover movement
}

## Parts of effects

n-lifepods = { $n ->
    [one] { $n } lifepod
   *[other] { $n } lifepods
}
n-collected-lifepods = { $n ->
    [one] { $n } collected lifepod
   *[other] { $n } collected lifepods
}
n-meteorites = { $n ->
    [one] { $n } meteorite
   *[other] { $n } meteorites
}
n-collected-meteorites = { $n ->
    [one] { $n } collected meteorite
   *[other] { $n } collected meteorites
}
n-patches = { $n ->
    [one] { $n } biomass patch
   *[other] { $n } biomass patches
}
n-movement = { $n ->
    [one] { $n } rover movement
   *[other] { $n } rover movement
}
n-boosts = { $n ->
    [one] { $n } synergy boost
   *[other] { $n } synergy boosts
}
n-medals = { $n ->
    [one] { $n } medal
   *[other] { $n } medals
}
n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
n-objectives = { $n ->
    [one] { $n } private objective
   *[other] { $n } private objectives
}
n-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
n-rovers = { $n ->
    [one] { $n } rover
   *[other] { $n } rovers
}
n-objective-cards = { $n ->
    [one] { $n } objective
   *[other] { $n } objectives
}
worth-medals = { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}
different-trackers = { $trackers ->
    [one] { $trackers } tracker
   *[other] { $trackers } different trackers
}
steps-up = { $steps ->
    [one] { $steps } time
   *[other] { $steps } times
}
steps-down = { $steps ->
    [one] { $steps } position
   *[other] { $steps } positions
}

## Benefits on tracks

benefit-civ = civ card of rank { $rank }
benefit-rover = put a rover on the planet
benefit-technology = technology of level { $level }
benefit-patch = { n-patches }
benefit-movement = { n-movement }
benefit-synergy = { n-boosts }
benefit-advance = advance: { $tracks }

## Tiles

shape-i2 = domino
shape-i3 = bar of three
shape-v3 = corner of three
shape-o4 = block of four
shape-l4 = L of four
shape-t4 = T of four
shape-i4 = bar of four
shape-s4 = S of four
shape-f5 = F of five
shape-n5 = N of five
shape-u5 = U of five
shape-z5 = Z of five

## Planets

planet-ksb-4156 = KSB-4156
    .effect = No special rule.
planet-k-273 = K-273
    .effect = A tile may not cover both land and ice.
planet-gaia = Gaia
    .effect = Each city left uncovered at the end of the game is worth { worth-medals }. Cities may be covered.
planet-persephone = Persephone
    .effect = Each quadrant forbids one resource: civ top left, energy top right, tech bottom left, water bottom right. Only where the resource itself lies counts: a tile may lie in several quadrants.
planet-arashi = Arashi
    .effect = A tile that covers the ring must also cover a square outside it. Biomass patches may not be placed on uncovered squares of the ring.
planet-petra = Petra
    .effect = There is no ice. Uncovered electric currents may count as energy terrain; at the end of the game they always do, and they fill rows and columns.
planet-tartarus = Tartarus
    .effect = Tiles may not lie across the chasm and rovers may not drive across it. In two places rovers that can move diagonally may cross it.
planet-charybdis = Charybdis
    .effect = The first tile must cover at least one of the four central squares instead of touching the perimeter.
planet-kaax = K'Aax
    .effect = Rovers may not enter toxic squares that are not covered. Tiles and patches may cover them.
planet-pajitnov = Pajitnov
    .effect = Tiles and biomass patches may only be placed where they can be slid in from some side.
planet-oblivion = Oblivion
    .effect = The middle has no squares. The perimeter is the outside border only; each row and column scores once, when all its squares are filled.
planet-cerberus = Cerberus
    .effect = Three planets on one grid: each that is completely covered is worth { worth-medals } more. Rows and columns run across all three.
planet-lacuna = Lacuna
    .effect = Tiles may not cover the holes. Holes are not part of rows and columns and form no perimeter.

## Corporations

corporation-universal-coalition = Universal Coalition
    .effect = No special rule.
corporation-republic = Republic
    .effect = Each civ milestone that you reach has its price: you regress one tracker other than civ by one position.
    .strength = seven civ milestones
    .weakness = one rover, regressing
corporation-wormhole = Wormhole Corp.
    .effect = A placed biomass resource advances its tracker only if the tile extends an existing biomass area; energy never advances biomass. Each biomass advance offers two benefits, of which you take one.
    .strength = plenty of biomass patches
    .weakness = restricted placement of tiles
corporation-cosmos = Cosmos Inc.
    .effect = A collected lifepod goes to the scoring area or onto a free track position between start and top. Trackers skip lifepods within one advance, and what lifepods cover does not count. Only lifepods in the scoring area score.
    .strength = how its trackers advance
    .weakness = lifepod scoring, one rover, lifepods cover benefits
corporation-horizon = Horizon Group
    .effect = A rover picks up a meteorite that it enters, and carries at most one. You collect it when the rover brings it to a rover resource (moves onto or across it).
    .strength = four rovers
    .weakness = pick up and deliver
corporation-jump-drive = Jump Drive
    .effect = A collected lifepod goes to the scoring area or onto a technology, which it unlocks. On the tech track the medal reached last counts, and medals get smaller higher up. Only lifepods in the scoring area score.
    .strength = flexibility, six technologies
    .weakness = lifepod scoring, one rover
corporation-oasis = Oasis Ultd.
    .effect = The water track winds across the others; its tracker takes their benefits, but not their medals. A placed water resource advances it once for each water square on ice. Trackers block each other.
    .strength = control of trackers, medals on water
    .weakness = long and winding water track
corporation-makeshift = Makeshift
    .effect = Trackers may also advance diagonally, onto a neighbouring track, and take the benefit there. They score on the track where they stand. A position holds one tracker. The highest tracker on the tech track decides which technologies work.
    .strength = flexibility, control of trackers
    .weakness = depends on resources
corporation-flux = Flux Industries
    .effect = The flux token marks one of your tracks; you may move it each time you unlock a technology. Only the technology unlocked last works.
    .strength = power, versatility
    .weakness = one technology at a time

## Technologies

technology-universal-coalition-1 = Free Landing
    .effect = You may ignore the adjacency rule when you place tiles and biomass patches.
technology-universal-coalition-2 = Seed Bank
    .effect = You may store gained biomass patches and place them at the end of the game.
technology-universal-coalition-3 = Stronger Motors
    .effect = Each time the rover track gives movement, gain { $n } more.
technology-universal-coalition-4 = Deep Wells
    .effect = Water advances that come from placing a tile are doubled.
technology-universal-coalition-5 = Meteorite Shield
    .effect = You place no meteorites, and events add none to your planet.
technology-republic-1 = State Motorcade
    .effect = When you choose a tile with a civ resource, gain at once the rover movement printed at your rover tracker's position.
technology-republic-2 = Foreign Advisers
    .effect = At a civ milestone one random card of the next rank joins your choice.
technology-republic-3 = Embassy Network
    .effect = For one movement you may teleport a rover from one civ resource to another.
technology-republic-4 = Civic Pride
    .effect = Gain a synergy boost at each civ milestone.
technology-republic-5 = Last Session
    .effect = At the end of the game look at all remaining civ cards and keep { n-cards }.
technology-wormhole-1 = Closed Loop
    .effect = When the biomass tracker is on top of its track, you may reset it to the start.
technology-wormhole-2 = Overgrowing
    .effect = You may place biomass patches on tiles as well, but not on meteorites.
technology-wormhole-3 = Twin Spores
    .effect = Once per round you may double a gained biomass patch.
technology-wormhole-4 = Spore Vault
    .effect = You may store gained biomass patches and place them at the end of the game.
technology-wormhole-5 = Stone Eaters
    .effect = You may place a biomass patch on a meteorite, which is destroyed.
technology-cosmos-1 = Crab Gear
    .effect = Rovers may move diagonally.
technology-cosmos-2 = Great Resettlement
    .effect = Once per game, at once when you unlock it: reposition up to { n-collected-lifepods }.
technology-cosmos-3 = Charged Hulls
    .effect = When you place a tile with energy, you may reposition { n-collected-lifepods }.
technology-cosmos-4 = Induction Lanes
    .effect = While you have movement left, a rover's step onto energy terrain costs none.
technology-cosmos-5 = Shuttle Service
    .effect = Once per round you may reposition { n-collected-lifepods }.
technology-horizon-1 = Forward Garages
    .effect = You may ignore the adjacency rule for tiles with a rover resource.
technology-horizon-2 = Heavy Haulage
    .effect = At the start of the round gain { n-movement } for each rover that carries a meteorite.
technology-horizon-3 = Stone Fertiliser
    .effect = Each meteorite that you collect brings you a biomass patch as well.
technology-horizon-4 = Sinking Grounds
    .effect = A rover that moves onto water terrain may destroy the meteorite it carries.
technology-horizon-5 = Night Shift
    .effect = Once per round you may advance the rover tracker.
technology-jump-drive-a = Biofuel
    .effect = Once per round you may turn a gained biomass patch into a synergy boost.
technology-jump-drive-b = Short Jump
    .effect = Once per round you may, for one movement, teleport a rover to another free square of the same terrain.
technology-jump-drive-c = Double Burn
    .effect = Once per round you may advance the same tracker twice with a synergy boost.
technology-jump-drive-d = Power Coupling
    .effect = When you place a tile, its tech resource and section may count as energy.
technology-jump-drive-e = Full Spectrum
    .effect = Once per game you may choose a tracker and take all benefits of its row on the five tracks.
technology-jump-drive-f = Open Contest
    .effect = Once per game you may draw { n-objective-cards } and play one, for which everyone competes; in solo it is one more objective of yours.
technology-oasis-1 = Lock Gates
    .effect = Trackers skip trackers in their way and stop on the next free position of their track.
technology-oasis-2 = Amphibious Rovers
    .effect = At the start of the round gain { n-movement } for each rover on water terrain.
technology-oasis-3 = Dew Collectors
    .effect = When you place a tile that covers no ice, advance the water tracker.
technology-oasis-4 = Irrigation
    .effect = When you place a tile with a water resource, on ice or not, gain a biomass patch.
technology-oasis-5 = Spring Festival
    .effect = When you place a tile with a water resource, on ice or not, gain a synergy boost.
technology-makeshift-1 = Round Board
    .effect = The civ and tech tracks are neighbours.
technology-makeshift-2 = Convoy
    .effect = While two or more trackers stand on the rover track, gain { $n } more each time it gives movement.
technology-makeshift-3 = Side Doors
    .effect = Instead of advancing, a tracker may move sideways to a free position of a neighbouring track and take the benefit there.
technology-makeshift-4 = Dismantling
    .effect = Once per round you may regress any one tracker.
technology-makeshift-5 = Shared Glory
    .effect = Each tracker scores as much as the best-scoring tracker on the track where it stands.
technology-flux-1 = Tuned Wheels
    .effect = At the start of the round gain { n-movement } for each rover on terrain of the flux track's kind.
technology-flux-2 = Surge
    .effect = Once per game you may advance the flux track's tracker to its next milestone, with all benefits on the way.
technology-flux-3 = Amplifier
    .effect = The flux track gives more: civ cards of the next rank, double synergy boosts on water, double biomass patches, or one more rover movement.
technology-flux-4 = Attractor
    .effect = When you place a tile with the flux track's resource, collect { n-meteorites } from your planet.
technology-flux-5 = Steady Current
    .effect = Once per round you may advance the flux track's tracker.

## Civ cards

card-temp-agency = Temp Agency
    .effect = Advance { different-trackers }, each once.
card-operations = Dept of Operations
    .effect = Advance one tracker { steps-up }.
card-natural-resources = Dept of Natural Resources
    .effect = Gain { n-patches }.
card-engineering = Dept of Engineering
    .effect = Gain { n-movement }.
card-salvage-yard = Salvage Yard
    .effect = Take one of the two tiles of your depot and place it; its two resources do not advance trackers.
card-holiday-observance = Observance of First Planet Holiday
    .effect = { worth-medals }.
card-rising-planet-award = Rising Planet Award
    .effect = { worth-medals }.
card-meteorite-repo-1 = Meteorite Repo 1
    .effect = Every three collected meteorites are worth { n-medals } more.
card-commerce-agreement-1 = Commerce Agreement 1
    .effect = One, two, three or four of these cards are together worth { $commerce } medals.
card-first-planet-holiday = First Planet Holiday
    .effect = { worth-medals }.
card-peoples-choice-award = People's Planet Choice Award
    .effect = { worth-medals }.
card-new-angel-investors = New Angel Investors
    .effect = Advance { different-trackers }, each once.
card-wage-increase = Wage Increase
    .effect = Advance { different-trackers }, each once.
card-parks-and-rec = Dept of Parks and Rec
    .effect = Gain { n-patches }.
card-approved-overtime = Approved Overtime
    .effect = Collect { n-lifepods } from your planet.
card-relocation-bonus = Relocation Bonus
    .effect = Teleport one rover to any square without a rover.
card-meteorite-repo-2 = Meteorite Repo 2
    .effect = Every three collected meteorites are worth { n-medals } more.
card-commerce-agreement-2 = Commerce Agreement 2
    .effect = One, two, three or four of these cards are together worth { $commerce } medals.
card-top-planet-award = Top Planet Award
    .effect = { worth-medals }.
card-depot-repair-online = Depot Repair Online
    .effect = Take one of the two tiles of your depot and place it, with the advances for its resources.
card-landing-zone-approved = Landing Zone Approved
    .effect = Destroy all meteorites in one row or one column.
card-search-and-rescue = Search and Rescue Team
    .effect = Collect { n-lifepods } from your planet.
card-partnership-opportunity = Partnership Opportunity
    .effect = Advance { different-trackers }, each once.
card-best-in-planet-award = Best in Planet Award
    .effect = { worth-medals }.
card-unionization = Unionization
    .effect = Advance each tracker below position { $position } step by step up to it, with the benefits except synergy boosts.
card-meteorite-repo-3 = Meteorite Repo 3
    .effect = Every three collected meteorites are worth { n-medals } more.
card-commerce-agreement-3 = Commerce Agreement 3
    .effect = One, two, three or four of these cards are together worth { $commerce } medals.
card-sustainable-living-act = Sustainable Living Act
    .effect = { n-medals } for each biomass patch on your planet.
card-gaming-commission = Gaming Commission
    .effect = { worth-medals }. At the end of the game also advance any one tracker.
card-planet-lottery = Planet Lottery
    .effect = { worth-medals }. At the end of the game also advance any one tracker.
card-meteor-defense-program = Meteor Defense Program
    .effect = Destroy { n-meteorites } on your planet.
card-global-parks-system = Global Parks System
    .effect = Gain { n-patches }.
card-best-planet-award = Best Planet to Live on Award
    .effect = { worth-medals }.
card-space-citizen-decree = Space Citizen Decree
    .effect = Each lifepod in the scoring area is worth { n-medals }.
card-meteorite-repo-4 = Meteorite Repo 4
    .effect = Every three collected meteorites are worth { n-medals } more.
card-commerce-agreement-4 = Commerce Agreement 4
    .effect = One, two, three or four of these cards are together worth { $commerce } medals.

## Neighbour objectives

neighbour-perimeter-complex = Perimeter
    .effect = Most civ resources on the perimeter.
neighbour-beacon-rubik = Beacon
    .effect = Most energy resources on the perimeter.
neighbour-torus-landfill = Torus
    .effect = Most tech resources on the perimeter.
neighbour-ringworld-lattice = Ringworld
    .effect = Most biomass resources on the perimeter.
neighbour-circuit-doghouse = Circuit
    .effect = Most rover resources on the perimeter.
neighbour-biome-voltaic = Biome
    .effect = Largest single biomass terrain area.
neighbour-transit-highway = Transit
    .effect = Largest single rover terrain area.
neighbour-plasma-secret-lab = Plasma
    .effect = Largest single energy terrain area.
neighbour-megacity-germinate = Megacity
    .effect = Largest single civ terrain area.
neighbour-silicon-amazon = Silicon
    .effect = Largest single tech terrain area.
neighbour-pacific-pony-express = Pacific
    .effect = Largest single water terrain area.
neighbour-garden-power-line = Garden
    .effect = Most separate biomass terrain areas.
neighbour-interchange-skyway = Interchange
    .effect = Most separate rover terrain areas.
neighbour-supercharge-equator = Supercharge
    .effect = Most separate energy terrain areas.
neighbour-sprawl-genome = Sprawl
    .effect = Most separate civ terrain areas.
neighbour-x-panama = X
    .effect = Most separate tech terrain areas.
neighbour-ten-thousand-lakes-runway = 10,000 Lakes
    .effect = Most separate water terrain areas.
neighbour-luddite-power-strip = Luddite
    .effect = Fewest tech resources on the planet.
neighbour-conservation-crowd-source = Conservation
    .effect = Fewest water resources on the planet.
neighbour-galvanize-exponent = Galvanize
    .effect = Fewest energy resources on the planet.
neighbour-twenty-percent-overgrowth = 20 Percent
    .effect = Fewest biomass resources on the planet.
neighbour-rideshare-flowrate = Rideshare
    .effect = Fewest rover resources on the planet.
neighbour-rural-overdrive = Rural
    .effect = Fewest civ resources on the planet.
neighbour-pinnacle-alternative-energy = Pinnacle
    .effect = Most tracks with a tracker on top.
neighbour-geode-cleanup = Geode
    .effect = Most meteorites collected.
neighbour-rescue-tight-ship = Rescue
    .effect = Most lifepods collected.
neighbour-vaporize-meltdown = Vaporize
    .effect = Fewest meteorites collected.
neighbour-deductible-coveralls = Deductible
    .effect = Fewest lifepods collected.

## Private objectives

private-perimeter-complex = Complex
    .effect = A block of { $long } by { $short } squares, all of civ terrain.
private-beacon-rubik = Rubik
    .effect = A block of { $long } by { $short } squares, all of tech terrain.
private-torus-landfill = Landfill
    .effect = A block of { $long } by { $short } squares, all of biomass terrain.
private-ringworld-lattice = Lattice
    .effect = A block of { $long } by { $short } squares, all of water terrain.
private-circuit-doghouse = Doghouse
    .effect = A block of { $long } by { $short } squares, all of rover terrain.
private-biome-voltaic = Voltaic
    .effect = A block of { $long } by { $short } squares, all of energy terrain.
private-transit-highway = Highway
    .effect = One civ terrain area with at least { n-resources }.
private-plasma-secret-lab = Secret Lab
    .effect = One tech terrain area with at least { n-resources }.
private-megacity-germinate = Germinate
    .effect = One biomass terrain area with at least { n-resources }.
private-silicon-amazon = Amazon
    .effect = One water terrain area with at least { n-resources }.
private-pacific-pony-express = Pony Express
    .effect = One rover terrain area with at least { n-resources }.
private-garden-power-line = Power Line
    .effect = One energy terrain area with at least { n-resources }.
private-interchange-skyway = Skyway
    .effect = A block of { $long } by { $short } squares, either way round, all of civ terrain.
private-supercharge-equator = Equator
    .effect = A block of { $long } by { $short } squares, either way round, all of biomass terrain.
private-sprawl-genome = Genome
    .effect = A block of { $long } by { $short } squares, either way round, all of tech terrain.
private-x-panama = Panama
    .effect = A block of { $long } by { $short } squares, either way round, all of water terrain.
private-ten-thousand-lakes-runway = Runway
    .effect = A block of { $long } by { $short } squares, either way round, all of rover terrain.
private-luddite-power-strip = Power Strip
    .effect = A block of { $long } by { $short } squares, either way round, all of energy terrain.
private-conservation-crowd-source = Crowd Source
    .effect = A tracker on top of the civ track.
private-galvanize-exponent = Exponent
    .effect = A tracker on top of the tech track.
private-twenty-percent-overgrowth = Overgrowth
    .effect = A tracker on top of the biomass track.
private-rideshare-flowrate = Flowrate
    .effect = A tracker on top of the water track.
private-rural-overdrive = Overdrive
    .effect = A tracker on top of the rover track.
private-pinnacle-alternative-energy = Alternative Energy
    .effect = Energy: at most { n-resources } on the planet.
private-geode-cleanup = Cleanup
    .effect = At least { n-collected-meteorites }.
private-rescue-tight-ship = Tight Ship
    .effect = More lifepods than meteorites collected.
private-vaporize-meltdown = Meltdown
    .effect = All planetary ice covered by tiles or biomass patches.
private-deductible-coveralls = Coveralls
    .effect = All planetary land covered by tiles or biomass patches.

## Events

alert-spare-rover = Spare Rover
    .effect = Gain one more rover and put it on the tile that you place this round.
alert-new-officials = New Officials
    .effect = Add { n-cards } from the box to each rank of civ cards, at random.
alert-new-assignment = New Assignment
    .effect = Draw { n-objectives } for yourself.
alert-quiet-growth = Quiet Growth
    .effect = Advance the civ, water or biomass tracker { steps-up }, without benefits.
alert-more-civ-or-rover = Road Holiday
    .effect = Advance the civ or rover tracker.
alert-more-rover-or-tech = Test Track
    .effect = Advance the rover or tech tracker.
alert-more-water-or-rover = Ferry Line
    .effect = Advance the water or rover tracker.
alert-more-biomass-or-rover = Field Trip
    .effect = Advance the biomass or rover tracker.
alert-more-civ-or-tech = Open University
    .effect = Advance the civ or tech tracker.
alert-more-civ-or-water = Town Fountain
    .effect = Advance the civ or water tracker.
alert-more-civ-or-biomass = City Park
    .effect = Advance the civ or biomass tracker.
alert-more-water-or-tech = Hydro Lab
    .effect = Advance the water or tech tracker.
alert-more-biomass-or-tech = Gene Garden
    .effect = Advance the biomass or tech tracker.
alert-more-water-or-biomass = Warm Rain
    .effect = Advance the water or biomass tracker.
alert-course-correction = Course Correction
    .effect = Turn the space station to any depot.
alert-spores = Drifting Spores
    .effect = Gain { n-patches }.
alert-tailwind = Tailwind
    .effect = Gain { n-boosts }.
alert-distress-call = Distress Call
    .effect = Collect { n-lifepods } from your planet.
alert-stone-harvest = Stone Harvest
    .effect = Collect { n-meteorites } from your planet.
alert-good-day = A Good Day
    .effect = Gain { n-boosts }.
alert-less-civ-or-rover = Road Block
    .effect = Regress the civ or rover tracker by { steps-down }.
alert-less-rover-or-tech = Failed Test
    .effect = Regress the rover or tech tracker by { steps-down }.
alert-less-water-or-rover = Washed-out Road
    .effect = Regress the water or rover tracker by { steps-down }.
alert-less-biomass-or-rover = Deep Mud
    .effect = Regress the biomass or rover tracker by { steps-down }.
alert-less-civ-or-tech = Strike at the Institute
    .effect = Regress the civ or tech tracker by { steps-down }.
alert-less-civ-or-water = Burst Pipe
    .effect = Regress the civ or water tracker by { steps-down }.
alert-less-civ-or-biomass = Dry Season
    .effect = Regress the civ or biomass tracker by { steps-down }.
alert-less-water-or-tech = Short Circuit
    .effect = Regress the water or tech tracker by { steps-down }.
alert-less-biomass-or-tech = Contaminated Sample
    .effect = Regress the biomass or tech tracker by { steps-down }.
alert-less-water-or-biomass = Frost
    .effect = Regress the water or biomass tracker by { steps-down }.
alert-stray-rock = Stray Rock
    .effect = Put { n-meteorites } on a meteorite symbol of yours that has none.
alert-setback = Setback
    .effect = Regress any one tracker by { steps-down }.
alert-flooded-roads = Flooded Roads
    .effect = This round rovers may not enter water terrain.
alert-thicket = Thicket
    .effect = This round rovers may not enter biomass terrain.
alert-live-wires = Live Wires
    .effect = This round rovers may not enter energy terrain.
alert-traffic-jam = Traffic Jam
    .effect = This round rovers may not enter rover terrain.
alert-interference = Interference
    .effect = This round rovers may not enter tech terrain.
alert-curfew = Curfew
    .effect = This round rovers may not enter civ terrain.
alert-unstable-rim = Unstable Rim
    .effect = This round tiles may not cover squares of the perimeter.
alert-half-shift = Half Shift
    .effect = This round only one of the two resources of your tile counts; you choose which.
alert-recession = Recession
    .effect = Regress any one tracker by { steps-down }, or as far as possible.
alert-collapse = Collapse
    .effect = Regress any one tracker by { steps-down }, or as far as possible.
alert-direct-hit = Direct Hit
    .effect = Put { n-meteorites } on a meteorite symbol of yours that has none.
alert-half-power = Half Power
    .effect = This round only one of the two resources of your tile counts; you choose which.
alert-red-tape = Red Tape
    .effect = This round milestones give nothing; a technology reached works from the next round on.
alert-cancelled-assignment = Cancelled Assignment
    .effect = Choose and discard { n-objectives }.
alert-broken-axle = Broken Axle
    .effect = Destroy { n-rovers } on your planet, but keep at least { $spared }.
alert-resignations = Resignations
    .effect = Remove { n-cards } at random from each rank of civ cards.
alert-lost-signal = Lost Signal
    .effect = Destroy { n-lifepods } on your planet.
alert-leaking-hull = Leaking Hull
    .effect = Destroy { n-collected-lifepods }.
alert-crumbling-stones = Crumbling Stones
    .effect = Destroy { n-collected-meteorites }.
alert-jammed-depot = Jammed Depot
    .effect = Choose one of the two stacks of your depot and remove all its tiles, unless that would empty the depot.
alert-sensor-glimpse = Sensor Glimpse
    .effect = Gain a synergy boost or look at the next event.
alert-second-opinion = Second Opinion
    .effect = Gain a synergy boost or look at the next event.
alert-quarantine = Quarantine
    .effect = This round no square of a tile may lie beside a square of the same terrain placed earlier.
alert-thin-ice = Thin Ice
    .effect = This round tiles may not cover ice.
alert-ice-quake = Ice Quake
    .effect = This round tiles may not cover ice.
alert-silence = Radio Silence
    .effect = This round no synergy boosts are gained.
alert-lockdown = Lockdown
    .effect = This round milestones give nothing; a technology reached works from the next round on.
alert-storm-rim = Storm on the Rim
    .effect = This round tiles may not cover squares of the perimeter.

## Verdicts in solo

verdict-critical-failure = Critical failure: another planet must be found.
verdict-survivors = Has anyone heard of other survivors?
verdict-poor-yield = A meagre harvest, but everyone is alive.
verdict-accomplished = The task is done. Keep it up!
verdict-promotion = Excellent: a promotion is due.
verdict-best-planet = Probably no one else has a planet like this.
verdict-stars = Thanks to you, the stars are just as they should be.
