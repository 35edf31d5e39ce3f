"""The names of things, and the numbers that data must keep to."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

GAME: Final = "galaxy_trucker"
PACKAGE: Final = "kosmodrom.games.galaxy_trucker"

Number = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[int, msgspec.Meta(ge=0)]
DiceSum = Annotated[int, msgspec.Meta(ge=2, le=12)]
Source = Literal["rulebook", "reference", "original"]

Kind = Literal[
    "starting_cabin",
    "cabin",
    "luxury_cabin",
    "stasis_chamber",
    "life_support",
    "cannon",
    "double_cannon",
    "bidirectional_cannon",
    "cannon_engine",
    "engine",
    "double_engine",
    "shield",
    "shield_booster",
    "cannon_booster",
    "engine_booster",
    "battery",
    "reactor",
    "hold",
    "special_hold",
    "mixed_hold",
    "cargo_battery",
    "structure",
    "plating",
]
Side = Literal["front", "right", "rear", "left"]
Connector = Annotated[int, msgspec.Meta(ge=0, le=3)]
Goods = Literal["red", "yellow", "green", "blue"]
Colour = Literal["purple", "brown", "blue"]
SeatColour = Literal["blue", "green", "yellow", "red", "orange"]
ShipClass = Literal["I", "IA", "II", "IIA", "III", "IIIA"]
LevelNumber = Literal[1, 2, 3]
ThreatKind = Literal["small_meteor", "large_meteor", "light_shot", "heavy_shot"]
Parameter = Literal["firepower", "engine_power", "crew"]
Specialist = Literal["lawyer", "manager", "merchant", "technician", "diplomat"]
CardKind = Literal[
    "slavers",
    "smugglers",
    "pirates",
    "stardust",
    "open_space",
    "meteor_swarm",
    "planets",
    "combat_zone",
    "abandoned_ship",
    "abandoned_station",
    "epidemic",
    "sabotage",
    "bureaucracy",
    "robopolice",
    "space_billiards",
    "junkyard",
    "star_warehouse",
]
Machination = Literal[
    "old_hulk",
    "psychocannibals",
    "asteroid_belt",
    "settling_accounts",
    "system_test",
    "traffic_jam",
    "ambush",
    "drifting_ship",
    "vastness_of_space",
    "toll",
    "side_storm",
    "stern_shower",
    "customs",
    "power_leak",
    "tax_office",
    "ghost_signal",
    "overloaded_hull",
    "crew_party",
    "alien_strike",
    "head_start",
    "shield_check",
    "gun_check",
    "speed_check",
    "loose_bolts",
]
RoughRoad = Literal[
    "fierce_competition",
    "object_of_envy",
    "flying_junk",
    "deja_vu",
    "space_psychosis",
    "metal_fatigue",
    "failing_batteries",
    "meteor_inversion",
    "hard_crossing",
    "merciless_fate",
    "dum_dum_bullets",
    "union_ship",
    "exploding_goods",
    "exploding_batteries",
    "contaminated_goods",
    "turbulence",
    "faulty_connectors",
    "made_to_order",
    "dead_zone",
    "nasty_surprise",
    "short_hourglass",
    "no_reserves",
    "blind_flight",
    "costly_repairs",
    "falling_prices",
]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SIDES: Final[tuple[Side, ...]] = ("front", "right", "rear", "left")
GOODS: Final[tuple[Goods, ...]] = ("red", "yellow", "green", "blue")
"""The most valuable first (GTB-723)."""
COLOURS: Final[tuple[Colour, ...]] = ("purple", "brown", "blue")
"""Of aliens and of their life supports."""
SEAT_COLOURS: Final[tuple[SeatColour, ...]] = ("blue", "green", "yellow", "red", "orange")
CLASSES: Final[tuple[ShipClass, ...]] = ("I", "IA", "II", "IIA", "III", "IIIA")
LEVELS: Final[tuple[LevelNumber, ...]] = (1, 2, 3)
THREAT_KINDS: Final[tuple[ThreatKind, ...]] = (
    "small_meteor", "large_meteor", "light_shot", "heavy_shot",
)  # fmt: skip
PARAMETERS: Final[tuple[Parameter, ...]] = ("firepower", "engine_power", "crew")
SPECIALISTS: Final[tuple[Specialist, ...]] = (
    "lawyer", "manager", "merchant", "technician", "diplomat",
)  # fmt: skip
CARD_KINDS: Final[tuple[CardKind, ...]] = get_args(CardKind)
MACHINATIONS: Final[tuple[Machination, ...]] = get_args(Machination)
ROUGH_ROADS: Final[tuple[RoughRoad, ...]] = get_args(RoughRoad)

# A side, a connector, a colour of goods and of an alien are these numbers in state and rules.
FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3

NO_CONNECTOR: Final = 0
SINGLE: Final = 1
DOUBLE: Final = 2
UNIVERSAL: Final = 3

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3

NOTHING: Final = -1
"""No part, card, player or place, where the state has numbers."""

# What kinds of parts have in common. A combined part is of both kinds (GT-201, GT-202). A structure
# is of none of these: it only connects (GTB-518).
CANNONS: Final[tuple[Kind, ...]] = (
    "cannon", "double_cannon", "bidirectional_cannon", "cannon_engine",
)  # fmt: skip
ENGINES: Final[tuple[Kind, ...]] = ("engine", "double_engine", "cannon_engine")
CABINS: Final[tuple[Kind, ...]] = ("starting_cabin", "cabin", "luxury_cabin")
"""A stasis chamber is none (GT-224)."""
BOOSTERS: Final[tuple[Kind, ...]] = ("shield_booster", "cannon_booster", "engine_booster")
BATTERIES: Final[tuple[Kind, ...]] = ("battery", "cargo_battery")
HOLDS: Final[tuple[Kind, ...]] = ("hold", "special_hold", "mixed_hold", "cargo_battery")
POWERED: Final[tuple[Kind, ...]] = (
    "double_cannon", "bidirectional_cannon", "double_engine", "shield", *BOOSTERS,
)  # fmt: skip
"""What batteries can power (GT-744, GT-Q-59)."""

# Sides of parts as printed, before they are turned.
MUZZLES: Final[dict[Kind, tuple[int, ...]]] = {
    "cannon": (FRONT,),
    "double_cannon": (FRONT,),
    "bidirectional_cannon": (FRONT, RIGHT),
    "cannon_engine": (FRONT,),
}
EXHAUSTS: Final[dict[Kind, tuple[int, ...]]] = {
    "engine": (REAR,),
    "double_engine": (REAR,),
    "cannon_engine": (REAR,),
}
COVERED: Final[dict[Kind, tuple[int, ...]]] = {"shield": (FRONT, RIGHT)}

# How much of everything is in the box.
MOST_PLAYERS: Final = 5
BASE_PARTS: Final[dict[Kind, int]] = {
    "starting_cabin": 4,
    "cabin": 16,
    "life_support": 12,
    "cannon": 23,
    "double_cannon": 8,
    "engine": 19,
    "double_engine": 7,
    "shield": 8,
    "battery": 15,
    "hold": 15,
    "special_hold": 9,
    "structure": 8,
}  # GTB-201
NEW_PARTS: Final[dict[Kind, int]] = {
    "starting_cabin": 1,
    "luxury_cabin": 4,
    "stasis_chamber": 2,
    "life_support": 6,
    "bidirectional_cannon": 2,
    "cannon_engine": 2,
    "mixed_hold": 1,
    "cargo_battery": 2,
}
"""Those of the expansion whose number is known."""
SPLIT_KINDS: Final[tuple[Kind, ...]] = (*BOOSTERS, "reactor", "plating")
SPLIT_PARTS: Final = 22
"""How many the others are together (GT-153); how many of each is ours (GT-158)."""
LIFE_SUPPORTS: Final = 6  # of each colour
DECK: Final = 20  # GTB-206
LEARNING_CARDS: Final = 8  # GTB-209
EVENTS: Final[tuple[CardKind, ...]] = ("bureaucracy", "robopolice", "space_billiards")
OPPORTUNITIES: Final[tuple[CardKind, ...]] = ("star_warehouse", "junkyard")
"""The extra cards: one of each sort in each deck (GT-1001)."""
MACHINATION_CARDS: Final = 24
FIVE_PLAYER_MACHINATIONS: Final[tuple[Machination, ...]] = ("ambush", "gun_check", "speed_check")
"""Those that strike the weakest, so that rules for five players make sense (GT-717)."""
BUILDING_ROADS: Final[tuple[RoughRoad, ...]] = (
    "turbulence", "made_to_order", "dead_zone", "nasty_surprise", "short_hourglass", "no_reserves",
    "blind_flight",
)  # fmt: skip
"""Those that must be known before ships are built (GT-Q-51)."""
