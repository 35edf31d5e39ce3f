# Nazwy elementów gry. Rzeczowniki pospolite małą literą, nazwy kart jak tytuły.

## Surowce

resource-plasteel = plastal
resource-water = woda
resource-xenon = ksenon
resource-gold = złoto
resource-tungsten = wolfram
resource-nickel = nikiel
resource-palladium = pallad
resource-any = dowolny surowiec

## Ilości

amount-plasteel = { $count ->
    [one] { $count } plastal
   *[other] { $count } plastalu
}
amount-water = { $count ->
    [one] { $count } woda
   *[other] { $count } wody
}
amount-xenon = { $count ->
    [one] { $count } ksenon
   *[other] { $count } ksenonu
}
amount-gold = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
}
amount-tungsten = { $count ->
    [one] { $count } wolfram
   *[other] { $count } wolframu
}
amount-nickel = { $count ->
    [one] { $count } nikiel
   *[other] { $count } niklu
}
amount-palladium = { $count ->
    [one] { $count } pallad
   *[other] { $count } palladu
}
amount-any = { $count ->
    [one] { $count } dowolny surowiec
    [few] { $count } dowolne surowce
    [many] { $count } dowolnych surowców
   *[other] { $count } dowolnego surowca
}

## Pracownicy

worker-miner = górnik
worker-automaton = automat
worker-inspector = inspektor
worker-geologist = geolog

## Ścianki kości

face-miner = górnik
face-miner2 = podwójny górnik
face-automaton = automat
face-automaton2 = podwójny automat
face-inspector = inspektor
face-geologist = geolog

## Obszary planszy

area-plasteel = magazyny plastalu
area-water = zbiorniki wody
area-xenon = zasobniki ksenonu
area-dispatch = dyspozytornia
area-refinery = rafineria
area-first = pole pierwszego gracza
area-award = nagrody
area-technology = technologie
area-bulletin = biuletyny
area-expedition = ekspedycje

## Misje

card-antigone-drift = Chodnik Antygony
card-bamberga-dust = Pyły Bambergi
card-bennu-gravel = Żwirowisko Bennu
card-ceres-brine = Solanki Ceres
card-daphne-springs = Źródła Dafne
card-eros-quarry = Kamieniołom Erosa
card-eunomia-shaft = Szyb Eunomii
card-europa-glacier = Lodowiec Europy 52
card-flora-ridge = Grań Flory
card-gaspra-grooves = Bruzdy Gaspry
card-hebe-caverns = Jaskinie Hebe
card-hesperia-vein = Żyła Hesperii
card-ida-craters = Kratery Idy
card-itokawa-rubble = Gruzowisko Itokawy
card-kalliope-forge = Kuźnia Kalliope
card-kleopatra-bone = Kość Kleopatry
card-lutetia-lode = Złoże Lutecji
card-lydia-gold = Złoto Lidii
card-mathilde-depths = Głębie Mathilde
card-pandora-vault = Skarbiec Pandory
card-psyche-core = Jądro Psyche
card-ryugu-hollow = Kotlina Ryugu
card-themis-frost = Szron Temidy
card-toutatis-tumble = Wirujący Toutatis
card-amun-anvil = Kowadło Amona
card-astraea-scarp = Skarpa Astrei
card-bettina-spires = Iglice Bettiny
card-dactyl-outpost = Placówka Daktyl
card-davida-tar = Smoliska Davidy
card-diotima-grotto = Grota Diotimy
card-eugenia-moonlet = Księżyc Eugenii
card-eurydike-descent = Zejście Eurydyki
card-frigga-hoard = Skarb Friggi
card-hygiea-wells = Studnie Hygiei
card-iris-plain = Równina Iris
card-juno-terraces = Tarasy Juno
card-klotho-thread = Nić Kloto
card-koronis-scree = Piargi Koronis
card-nemesis-fissure = Szczelina Nemezis
card-ursula-basin = Niecka Urszuli
card-antiope-twins = Bliźnięta Antiope
card-ariadne-maze = Labirynt Ariadny
card-athor-mirror = Zwierciadło Athor
card-carmen-crucible = Tygiel Carmen
card-ganymed-gallery = Sztolnia Ganymeda
card-hermione-neck = Przewężenie Hermiony
card-hertha-heaps = Hałdy Herthy
card-interamnia-veil = Woal Interamnii
card-laetitia-vein = Żyła Laetitii
card-massalia-seam = Pokład Massalii
card-melpomene-breach = Wyłom Melpomene
card-metis-boulders = Głazy Metis
card-oceana-shelf = Szelf Oceany
card-pallas-slopes = Zbocza Pallas
card-patientia-watch = Posterunek Patientia
card-penelope-lattice = Kratownica Penelopy

## Zamówienia

card-assay-laboratory = Laboratorium probiercze
card-cargo-nets = Siatki ładunkowe
card-catalyst-batch = Partia katalizatorów
card-crew-quarters = Kwatery załogi
card-deep-radar = Georadar
card-drill-heads = Głowice wiertnicze
card-field-hospital = Szpital polowy
card-fuel-cells = Ogniwa paliwowe
card-gold-contacts = Złote styki
card-habitat-ring = Pierścień mieszkalny
card-ion-thruster = Silnik jonowy
card-launch-cradle = Kołyska startowa
card-mass-driver = Wyrzutnia magnetyczna
card-miners-settlement = Osada górnicza
card-observatory = Obserwatorium orbitalne
card-orbital-smelter = Huta orbitalna
card-pressure-suits = Skafandry ciśnieniowe
card-repair-swarm = Rój naprawczy
card-robot-foundry = Fabryka robotów
card-servo-arms = Serwomanipulatory
card-solar-mirrors = Zwierciadła słoneczne
card-survey-drone = Dron zwiadowczy
card-trade-depot = Faktoria
card-tug-fleet = Flota holowników
card-alloy-ingots = Wlewki stopowe
card-bullion-vault = Skarbiec kruszców
card-customs-office = Urząd celny
card-guidance-computer = Komputer nawigacyjny
card-heat-shield = Osłona termiczna
card-hydroponic-decks = Pokłady hydroponiczne
card-mass-spectrometer = Spektrometr mas
card-mining-academy = Akademia górnicza
card-nanoforge = Nanokuźnia
card-orbital-elevator = Winda orbitalna
card-ore-sorters = Sortowniki rudy
card-photon-sail = Żagiel fotonowy
card-relay-network = Sieć przekaźników
card-seismic-grid = Siatka sejsmiczna
card-shift-canteen = Stołówka zmianowa
card-welding-crawlers = Roboty spawalnicze
card-ark-ship = Arka kosmiczna
card-auto-shipyard = Stocznia automatyczna
card-booster-pair = Para dopalaczy
card-colony-dome = Kopuła kolonii
card-cryo-tanks = Zbiorniki kriogeniczne
card-fusion-drive = Napęd fuzyjny
card-guard-drones = Drony strażnicze
card-metals-exchange = Giełda metali
card-miners-monument = Pomnik górników
card-oxygen-plant = Tlenownia
card-reactor-core = Rdzeń reaktora
card-rescue-capsules = Kapsuły ratunkowe
card-research-station = Stacja badawcza
card-seed-vault = Bank nasion
card-signal-amplifiers = Wzmacniacze sygnału
card-spare-parts = Części zamienne

## Nagrody

card-astro-foremans-cup = Puchar Astrosztygara
card-carbide-lamp = Lampa Karbidowa
card-deep-vein-ribbon = Wstęga Głębokiej Żyły
card-iron-helmet = Żelazny Hełm
card-pit-boss-chain = Łańcuch Nadsztygara
card-stone-pickaxe = Kamienny Kilof
card-three-rocks-order = Order Trzech Skał

## Technologie

card-bioleaching = Bioługowanie
card-catalytic-recovery = Odzysk katalityczny
card-mond-process = Proces Monda
card-plasma-smelting = Wytop plazmowy

## Biuletyny

card-almanac = Almanach poszukiwacza
card-board-minutes = Protokół Zarządu
card-dispatch-gazette = Goniec Dyspozytorni
card-market-ticker = Notowania surowców

## Ekspedycje

card-chariklo-rings = Pierścienie Chariklo
card-chiron-flyby = Przelot obok Chirona
card-hektor-crossing = Przeprawa ku Hektorowi
card-hilda-triangle = Trójkąt Hildy

## Karty Kantoru

card-exchange-gold = Kantor złota
card-exchange-tungsten = Kantor wolframu
card-exchange-nickel = Kantor niklu
card-exchange-palladium = Kantor palladu
