# Names of the components, and what each does in a sentence (.text).
# Common nouns are in lower case, names of cards are titles.
# card- names adventure cards and machinations alike. Where there is one card of a kind, the numbers in
# its text are arguments: the fields of its record.

## Counted amounts, named like the fields

of-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
of-days = { $days ->
    [one] { $days } flight day
   *[other] { $days } flight days
}
of-crew_lost = { $crew_lost ->
    [one] { $crew_lost } crew member
   *[other] { $crew_lost } crew members
}
of-goods_lost = { $goods_lost ->
    [one] { $goods_lost } cube
   *[other] { $goods_lost } cubes
}
of-tokens = { $tokens ->
    [one] { $tokens } battery token
   *[other] { $tokens } battery tokens
}
of-parts = { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
}
of-parts_per_token = { $parts_per_token ->
    [one] { $parts_per_token } part
   *[other] { $parts_per_token } parts
}
of-more_than = { $more_than ->
    [one] { $more_than } cube
   *[other] { $more_than } cubes
}

## Sides, connectors, colours

side-front = front
side-right = right
side-rear = rear
side-left = left

connector-0 = no connector
connector-1 = single connector
connector-2 = double connector
connector-3 = universal connector

colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red
colour-orange = orange
colour-purple = purple
colour-brown = brown

## Crew

alien-purple = purple alien
    .text = Adds firepower if the ship's own cannons give any.
alien-brown = brown alien
    .text = Adds engine power if the ship's own engines give any.
alien-blue = blue alien
    .text = Brings one of the five specialists aboard.

specialist-lawyer = Lawyer
    .text = You pay nothing for lost parts, or half if the ship is not insured.
specialist-manager = Manager
    .text = Other aliens add 1 more, and each race aboard at the finish earns credits.
specialist-merchant = Merchant
    .text = Every red and yellow cube sells for 1 credit more, even if you give up.
specialist-technician = Technician
    .text = While you have a battery token aboard, the first one you need on each card is free.
specialist-diplomat = Diplomat
    .text = Once in a flight spares you a lost fight or one line of a combat zone, and leaves.

## Goods

goods-red = red goods
    .text = Hazardous: only special containers hold them.
goods-yellow = yellow goods
    .text = Any container holds them.
goods-green = green goods
    .text = Any container holds them.
goods-blue = blue goods
    .text = Any container holds them.

## Ship classes

class-I = class I
    .text = A small ship with insurance.
class-IA = class IA
    .text = A small ship that may fly with any of its sides in front, without insurance.
class-II = class II
    .text = A medium ship with insurance.
class-IIA = class IIA
    .text = Two separate halves that fly as one ship, without insurance.
class-III = class III
    .text = A large ship with insurance.
class-IIIA = class IIIA
    .text = A long and narrow ship without insurance.

## Parts

part-starting_cabin = starting cabin
    .text = Where your ship begins: room for 2 humans, never for an alien.
part-cabin = cabin
    .text = Room for 2 humans, or for 1 alien if a life support of its colour is joined to it.
part-luxury_cabin = luxury cabin
    .text = Room for 1 passenger, who pays if the flight is finished; nobody takes an empty place.
part-stasis_chamber = stasis chamber
    .text = 4 sleepers, who may be woken to take the places of lost crew.
part-life_support = life support
    .text = Lets an alien of its colour live in a cabin joined to it.
part-life_support-purple = purple life support
    .text = Lets a purple alien live in a cabin joined to it.
part-life_support-brown = brown life support
    .text = Lets a brown alien live in a cabin joined to it.
part-life_support-blue = blue life support
    .text = Lets a blue alien live in a cabin joined to it.
part-cannon = cannon
    .text = Firepower 1 forward, one half to any other side; shoots large meteors.
part-double_cannon = double cannon
    .text = For 1 battery token firepower 2 forward, 1 to any other side.
part-bidirectional_cannon = bidirectional cannon
    .text = For 1 battery token both barrels fire, each like a cannon of its own.
part-cannon_engine = cannon-engine
    .text = A cannon to the front and an engine to the rear.
part-engine = engine
    .text = Engine power 1; its exhaust points to the rear.
part-double_engine = double engine
    .text = For 1 battery token engine power 2; its exhaust points to the rear.
part-shield = shield
    .text = For 1 battery token it stops a small meteor or light shot at one of its two sides.
part-shield_booster = shield booster
    .text = For 1 more battery token a shield joined to it stops large meteors and heavy shots too.
part-cannon_booster = cannon booster
    .text = For 1 battery token a cannon joined to it gives much more firepower, and is destroyed.
part-engine_booster = engine booster
    .text = For 1 battery token and an engine joined to it the ship escapes to hyperspace for two cards.
part-battery = battery
    .text = Holds battery tokens, each for one use of one device.
part-reactor = reactor
    .text = When goods are loaded, it burns 1 cube to fill a battery joined to it.
part-hold = hold
    .text = Containers for yellow, green and blue goods.
part-special_hold = special hold
    .text = Containers for goods of all colours, the only ones for red.
part-mixed_hold = mixed hold
    .text = Special and standard containers side by side.
part-cargo_battery = cargo-battery
    .text = A battery and a hold in one.
part-structure = structural module
    .text = Does nothing but connect.
part-plating = indestructible plating
    .text = No meteor or shot harms its sides without a connector.

## Threats, and what is compared

threat-small_meteor = small meteor
    .text = Bounces off where no connector is exposed, or off a shield.
threat-large_meteor = large meteor
    .text = A cannon pointing at it stops it, or a boosted shield.
threat-light_shot = light shot
    .text = Shields stop it, cannons do not.
threat-heavy_shot = heavy shot
    .text = Nothing stops it but a boosted shield or plating.

parameter-firepower = firepower
parameter-engine_power = engine power
parameter-crew = crew

## Adventure cards

card-slavers = Slavers
    .text = They take crew from everyone weaker, until somebody beats them and earns credits.
card-smugglers = Smugglers
    .text = They take goods from everyone weaker, until somebody beats them and takes theirs.
card-pirates = Pirates
    .text = They fire at everyone weaker, until somebody beats them and earns credits.
card-stardust = Stardust
    .text = Everybody loses 1 flight day for each exposed connector.
card-open_space = Open Space
    .text = From the leader on, everybody moves forward by their engine power; without any they give up.
card-meteor_swarm = Meteor Swarm
    .text = The meteors come one after another, at all ships.
card-planets = Planets
    .text = From the leader on, everybody may land on a free planet and load its goods, for flight days.
card-combat_zone = Combat Zone
    .text = Three lines, each of which strikes whoever is weakest in something.
card-abandoned_ship = Abandoned Ship
    .text = The first who wants to gives up crew for credits, and loses flight days.
card-abandoned_station = Abandoned Station
    .text = The first who wants to and has the crew loads the goods, and loses flight days.
card-epidemic = Epidemic
    .text = Every occupied cabin joined to another one loses 1 crew member.
card-sabotage = Sabotage
    .text = The smallest crew loses a part, if the dice find one.

## Extra cards

card-bureaucracy = Bureaucracy
    .text = The last player sets a die; whoever guesses it gets { of-credits }, all others lose that many flight days.
card-robopolice = Robopolice
    .text = The highest secret offer pays and names a column and a row, never { $barred }: everybody discards the part there.
card-space_billiards = Space Billiards
    .text = From the leader on, everybody sends one line of meteors at an opponent.
card-junkyard = Junkyard
    .text = From the leader on, everybody may take one free area: pay its cost, get its reward.
card-star_warehouse = Star Warehouse
    .text = From the leader on, everybody may take one of { of-parts } to add or exchange, and loses { of-days }.

## Machinations

card-old_hulk = Old Hulk for Sale
    .text = An auction: the highest bidder gets the goods aboard the hulk.
card-psychocannibals = Psychocannibals
    .text = Nobody keeps more crew than engine power.
card-asteroid_belt = Asteroid Belt
    .text = Everybody flies through the meteors, or goes around and loses { of-days }.
card-settling_accounts = Settling Accounts
    .text = From the last player on, everybody names a sum and a column: the ship in front pays it, or is shot there.
card-system_test = System Test
    .text = Parts that batteries can power are tested, 1 battery token for { of-parts_per_token }; untested ones are discarded.
card-traffic_jam = Traffic Jam
    .text = The ships close up until no gap is left between them.
card-ambush = Ambush
    .text = The least firepower is fired at; here the cannons at the sides and rear count in full, those in front half.
card-drifting_ship = Drifting Ship
    .text = The first who wants to gives { of-tokens } for { of-credits }, and loses { of-days }.
card-vastness_of_space = Vastness of Space
    .text = Everybody moves forward by their engine power; without any they give up.
card-toll = Toll
    .text = Everybody pays { of-credits } or loses { of-days }.
card-side_storm = Side Storm
    .text = Meteors from both sides, at all ships.
card-stern_shower = Stern Shower
    .text = Meteors from the rear, at all ships.
card-customs = Customs
    .text = Everybody loses { of-goods_lost }, the most valuable first.
card-power_leak = Power Leak
    .text = Everybody loses { of-tokens }.
card-tax_office = Tax Office
    .text = The richest player pays { of-credits }.
card-ghost_signal = Ghost Signal
    .text = The most engine power loses { of-days }.
card-overloaded_hull = Overloaded Hull
    .text = Whoever has more than { of-more_than } aboard is fired at.
card-crew_party = Crew Party
    .text = The largest crew loses { of-crew_lost }.
card-alien_strike = Alien Strike
    .text = Aliens add nothing until the next card is resolved.
card-head_start = Head Start
    .text = The last ship gains { of-days }.
card-shield_check = Shield Check
    .text = Light shots from all four sides, at all ships.
card-gun_check = Gun Check
    .text = The least firepower loses { of-goods_lost }.
card-speed_check = Speed Check
    .text = The least engine power loses { of-crew_lost }.
card-loose_bolts = Loose Bolts
    .text = Everybody lets { of-parts } with an exposed connector fall off.

## Rough roads

road-fierce_competition = Fierce Competition
    .text = Whoever explores an abandoned ship or station is first shot from behind by everyone stronger.
road-object_of_envy = Object of Envy
    .text = A light shot from behind: for all but the last at the start, then for every new leader.
road-flying_junk = Flying Junk
    .text = Parts that fall off become large meteors for the ships behind.
road-deja_vu = Déjà Vu
    .text = After the last card all but the used opportunities come again, in reverse order.
road-space_psychosis = Space Psychosis
    .text = After each card coordinates are rolled: a cabin with a human there is destroyed.
road-metal_fatigue = Metal Fatigue
    .text = After each Open Space coordinates are rolled: the part there falls off.
road-failing_batteries = Failing Batteries
    .text = Powering a device costs 1 battery token more; with its booster only 1 more for both.
road-meteor_inversion = Meteor Inversion
    .text = Large meteors act like small ones, and small ones like large ones.
road-hard_crossing = Hard Crossing
    .text = As many cards of deck III as a pile has are added to the flight.
road-merciless_fate = Merciless Fate
    .text = Combat zones and sabotage spare only the strongest; epidemic and stardust cost parts.
road-dum_dum_bullets = Dum-dum Bullets
    .text = A threat that destroys a part flies on and strikes the next one too.
road-union_ship = Union Ship
    .text = Before the last card everybody gives up, or pays 1 credit or cube for each crew member.
road-exploding_goods = Exploding Goods
    .text = A destroyed part with goods in it takes all the parts around it along.
road-exploding_batteries = Exploding Batteries
    .text = A destroyed part with battery tokens in it takes all the parts around it along.
road-contaminated_goods = Contaminated Goods
    .text = Loading costs 1 human for each new cube beyond the number of aliens aboard.
road-turbulence = Turbulence
    .text = Engines may point forward, where they do not count; each Open Space turns all ships round.
road-faulty_connectors = Faulty Connectors
    .text = Each universal connector joined to a single or double one costs 1 engine power.
road-made_to_order = Made to Order
    .text = Everybody has parts of their own to build with, and pays 1 credit for each left over.
road-dead_zone = Dead Zone
    .text = In one column, rolled before building, no part works but plating.
road-nasty_surprise = Nasty Surprise
    .text = When building has ended, one more rough road is drawn.
road-short_hourglass = Short Hourglass
    .text = The hourglass runs one time fewer.
road-no_reserves = No Reserves
    .text = Nothing may be set aside while building.
road-blind_flight = Blind Flight
    .text = No pile of cards may be looked at while building.
road-costly_repairs = Costly Repairs
    .text = No ship is insured: every lost part is paid for.
road-falling_prices = Falling Prices
    .text = Every cube sells for 1 credit less.
