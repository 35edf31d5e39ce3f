# Names of the components. Common nouns are in lower case, names of cards are titles.

## Resources

resource-plasteel = plasteel
resource-water = water
resource-xenon = xenon
resource-gold = gold
resource-tungsten = tungsten
resource-nickel = nickel
resource-palladium = palladium
resource-any = any resource

## Counted amounts

amount-plasteel = { $count } plasteel
amount-water = { $count } water
amount-xenon = { $count } xenon
amount-gold = { $count } gold
amount-tungsten = { $count } tungsten
amount-nickel = { $count } nickel
amount-palladium = { $count } palladium
amount-any = { $count ->
    [one] { $count } resource of any kind
   *[other] { $count } resources of any kind
}

## Workers

worker-miner = miner
worker-automaton = automaton
worker-inspector = inspector
worker-geologist = geologist

## Die faces

face-miner = miner
face-miner2 = double miner
face-automaton = automaton
face-automaton2 = double automaton
face-inspector = inspector
face-geologist = geologist

## Areas of the board

area-plasteel = plasteel stores
area-water = water tanks
area-xenon = xenon containers
area-dispatch = dispatch
area-refinery = refinery
area-first = first-player space
area-award = awards
area-technology = technologies
area-bulletin = bulletins
area-expedition = expeditions

## Missions

card-antigone-drift = Antigone Drift
card-bamberga-dust = Bamberga Dust
card-bennu-gravel = Bennu Gravel
card-ceres-brine = Ceres Brines
card-daphne-springs = Daphne Springs
card-eros-quarry = Eros Quarry
card-eunomia-shaft = Eunomia Shaft
card-europa-glacier = Europa 52 Glacier
card-flora-ridge = Flora Ridge
card-gaspra-grooves = Gaspra Grooves
card-hebe-caverns = Hebe Caverns
card-hesperia-vein = Hesperia Vein
card-ida-craters = Ida's Craters
card-itokawa-rubble = Itokawa Rubble
card-kalliope-forge = Kalliope Forge
card-kleopatra-bone = Kleopatra's Bone
card-lutetia-lode = Lutetia Lode
card-lydia-gold = Lydian Gold
card-mathilde-depths = Mathilde Depths
card-pandora-vault = Pandora's Vault
card-psyche-core = Psyche Core
card-ryugu-hollow = Ryugu Hollow
card-themis-frost = Themis Frost
card-toutatis-tumble = Tumbling Toutatis
card-amun-anvil = Amun's Anvil
card-astraea-scarp = Astraea Scarp
card-bettina-spires = Bettina Spires
card-dactyl-outpost = Dactyl Outpost
card-davida-tar = Davida Tar Fields
card-diotima-grotto = Diotima Grotto
card-eugenia-moonlet = Eugenia's Moonlet
card-eurydike-descent = Eurydike Descent
card-frigga-hoard = Frigga's Hoard
card-hygiea-wells = Hygiea Wells
card-iris-plain = Iris Plain
card-juno-terraces = Juno Terraces
card-klotho-thread = Klotho's Thread
card-koronis-scree = Koronis Scree
card-nemesis-fissure = Nemesis Fissure
card-ursula-basin = Ursula Basin
card-antiope-twins = Antiope Twins
card-ariadne-maze = Ariadne's Maze
card-athor-mirror = Athor Mirror
card-carmen-crucible = Carmen's Crucible
card-ganymed-gallery = Ganymed Gallery
card-hermione-neck = Hermione Neck
card-hertha-heaps = Hertha Heaps
card-interamnia-veil = Interamnia Veil
card-laetitia-vein = Laetitia Vein
card-massalia-seam = Massalia Seam
card-melpomene-breach = Melpomene Breach
card-metis-boulders = Metis Boulders
card-oceana-shelf = Oceana Iron Shelf
card-pallas-slopes = Pallas Slopes
card-patientia-watch = Patientia Watch
card-penelope-lattice = Penelope Lattice

## Orders

card-assay-laboratory = Assay Laboratory
card-cargo-nets = Cargo Nets
card-catalyst-batch = Catalyst Batch
card-crew-quarters = Crew Quarters
card-deep-radar = Deep Radar
card-drill-heads = Drill Heads
card-field-hospital = Field Hospital
card-fuel-cells = Fuel Cells
card-gold-contacts = Gold Contacts
card-habitat-ring = Habitat Ring
card-ion-thruster = Ion Thruster
card-launch-cradle = Launch Cradle
card-mass-driver = Mass Driver
card-miners-settlement = Miners' Settlement
card-observatory = Orbital Observatory
card-orbital-smelter = Orbital Smelter
card-pressure-suits = Pressure Suits
card-repair-swarm = Repair Swarm
card-robot-foundry = Robot Foundry
card-servo-arms = Servo Arms
card-solar-mirrors = Solar Mirrors
card-survey-drone = Survey Drone
card-trade-depot = Trade Depot
card-tug-fleet = Tug Fleet
card-alloy-ingots = Alloy Ingots
card-bullion-vault = Bullion Vault
card-customs-office = Customs Office
card-guidance-computer = Guidance Computer
card-heat-shield = Heat Shield
card-hydroponic-decks = Hydroponic Decks
card-mass-spectrometer = Mass Spectrometer
card-mining-academy = Mining Academy
card-nanoforge = Nanoforge
card-orbital-elevator = Orbital Elevator
card-ore-sorters = Ore Sorters
card-photon-sail = Photon Sail
card-relay-network = Relay Network
card-seismic-grid = Seismic Grid
card-shift-canteen = Shift Canteen
card-welding-crawlers = Welding Crawlers
card-ark-ship = Ark Ship
card-auto-shipyard = Autonomous Shipyard
card-booster-pair = Booster Pair
card-colony-dome = Colony Dome
card-cryo-tanks = Cryo Tanks
card-fusion-drive = Fusion Drive
card-guard-drones = Guard Drones
card-metals-exchange = Metals Exchange
card-miners-monument = Miners' Monument
card-oxygen-plant = Oxygen Plant
card-reactor-core = Reactor Core
card-rescue-capsules = Rescue Capsules
card-research-station = Research Station
card-seed-vault = Seed Vault
card-signal-amplifiers = Signal Amplifiers
card-spare-parts = Spare Parts

## Awards

card-astro-foremans-cup = Astro-foreman's Cup
card-carbide-lamp = Carbide Lamp
card-deep-vein-ribbon = Deep Vein Ribbon
card-iron-helmet = Iron Helmet
card-pit-boss-chain = Pit Boss's Chain
card-stone-pickaxe = Stone Pickaxe
card-three-rocks-order = Order of Three Rocks

## Technologies

card-bioleaching = Bioleaching
card-catalytic-recovery = Catalytic Recovery
card-mond-process = Mond Process
card-plasma-smelting = Plasma Smelting

## Bulletins

card-almanac = Prospector's Almanac
card-board-minutes = Board Minutes
card-dispatch-gazette = Dispatch Gazette
card-market-ticker = Market Ticker

## Expeditions

card-chariklo-rings = Rings of Chariklo
card-chiron-flyby = Chiron Flyby
card-hektor-crossing = Hektor Crossing
card-hilda-triangle = Hilda Triangle

## Exchange cards

card-exchange-gold = Gold Exchange
card-exchange-tungsten = Tungsten Exchange
card-exchange-nickel = Nickel Exchange
card-exchange-palladium = Palladium Exchange
