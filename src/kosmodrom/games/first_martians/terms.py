"""The names of things, and the numbers that data must keep to."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

GAME: Final = "first_martians"
PACKAGE: Final = "kosmodrom.games.first_martians"

Number = Annotated[int, msgspec.Meta(ge=1, le=100)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=100)]
Change = Annotated[int, msgspec.Meta(ge=-100, le=100)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Source = Literal["rulebook", "reference", "original"]
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*$")]
"""What refers to a story, a goal, a counter: the end of a message's id."""
GoalName = Annotated[Name, msgspec.Meta(extra={"names": "goal"})]
CounterName = Annotated[Name, msgspec.Meta(extra={"names": "counter"})]
ObjectiveName = Annotated[Name, msgspec.Meta(extra={"names": "objective"})]
SheetName = Annotated[Name, msgspec.Meta(extra={"names": "action"})]
"""An action of the mission sheet."""
CardName = Annotated[Name, msgspec.Meta(extra={"names": "card"})]
"""A Facility card."""
TileName = Annotated[Name, msgspec.Meta(extra={"names": "tile"})]
"""A Facility tile."""
UpgradeName = Annotated[Name, msgspec.Meta(extra={"names": "upgrade"})]
FollowUpName = Annotated[Name, msgspec.Meta(extra={"names": "follow-up"})]
TraitName = Annotated[Name, msgspec.Meta(extra={"names": "trait"})]

Block = Literal["working", "living", "systems"]
Resource = Literal["oxygen", "energy", "food"]
Gas = Literal["oxygen", "energy"]
"""What Facilities need, and what Shutdown tiles are of."""
PartKind = Literal["connector", "filter", "processor", "hardware"]
FacilityKind = Literal[
    "oxygenator",
    "solar",
    "farm",
    "quiet",
    "quarters",
    "medlab",
    "control",
    "garage",
    "probe",
    "lab",
    "workshop",
]
Action = Literal["rest", "unwind", "heal", "manage", "explore", "gather", "research", "build"]
"""The types of actions (FM-710)."""
Die = Literal["success", "wound", "adventure"]
Colour = Literal["green", "gray", "blue", "brown"]
Penalty = Literal[
    "malfunction",
    "wilting",
    "no_rover",
    "energy",
    "oxygen",
    "forced_roll",
    "froggy",
    "lose_sample",
    "stress",
    "token",
]
"""What a broken part brings (FM-681 to FM-691)."""
Condition = Literal["anemia", "anxiety", "heart", "concentration", "migraine", "poisoning"]
Token = Literal["blocked", "pawn", "adventure", "reroll", "wound", "rover"]
"""Modifier tokens (FM-1165 to FM-1171)."""
AreaEffect = Literal["rover", "impassable", "adventure", "morale", "wound"]
"""What an area does to those who go there, besides its pawn icons (FM-1181 to FM-1186)."""
Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Label = Literal["easy", "medium", "hard"]
Rover = Literal["froggy", "scorpio"]
Profession = Literal["medic", "geologist", "engineer", "scientist"]
AdventureKind = Literal["normal", "delayed", "choice"]
Difficulty = Literal["easy", "normal", "hard"]
TokenColour = Literal["red", "orange", "black"]
Keyword = Literal["complication", "obstacle", "breakdown"]
Icon = Literal["a", "b", "c"]
"""The mission icons of POI tokens."""
Whom = Literal[
    "concerned", "first_player", "everyone", "chosen", "medic", "geologist", "engineer", "scientist"
]
"""The astronaut that an effect is about: the one it happens to, the First Player's, each, one whom
the players choose, or the one with a profession, if in play."""

# Blocks in the order of the cycle (FM-405), and in state and rules by number.
BLOCKS: Final[tuple[Block, ...]] = ("working", "living", "systems")
WORKING, LIVING, SYSTEMS = range(3)
RESOURCES: Final[tuple[Resource, ...]] = ("oxygen", "energy", "food")
OXYGEN, ENERGY, FOOD = range(3)
GASES: Final[tuple[Gas, ...]] = ("oxygen", "energy")
PARTS: Final[tuple[PartKind, ...]] = ("connector", "filter", "processor", "hardware")
CONNECTOR, FILTER, PROCESSOR, HARDWARE = range(4)
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
DICE: Final[tuple[Die, ...]] = ("success", "wound", "adventure")
COLOURS: Final[tuple[Colour, ...]] = ("green", "gray", "blue", "brown")
CONDITIONS: Final[tuple[Condition, ...]] = get_args(Condition)
ANEMIA, ANXIETY, HEART, CONCENTRATION, MIGRAINE, POISONING = range(6)
TOKENS: Final[tuple[Token, ...]] = get_args(Token)
BLOCKED, PAWN, ADVENTURE, REROLL, WOUND, ROVER_CHECK = range(6)
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
ROVERS: Final[tuple[Rover, ...]] = ("froggy", "scorpio")
FROGGY, SCORPIO = range(2)
PROFESSIONS: Final[tuple[Profession, ...]] = get_args(Profession)
DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "normal", "hard")
KEYWORDS: Final[tuple[Keyword, ...]] = get_args(Keyword)
ICONS: Final[tuple[Icon, ...]] = ("a", "b", "c")

COLOUR_OF: Final[dict[Action, Colour]] = {
    "explore": "green",
    "gather": "gray",
    "unwind": "gray",
    "research": "blue",
    "heal": "blue",
    "build": "brown",
    "manage": "brown",
}  # FM-687 to FM-690, FM-802
ROLLED: Final[tuple[Action, ...]] = ("explore", "gather", "research", "build")
"""The actions that one pawn tries and two are sure of (FM-723), and that have adventures
(FM-286)."""

MissionId = Literal[
    "settling-in", "beyond-the-ridge", "signs-of-life", "red-fever", "second-roof", "mayday"
]
MISSIONS: Final[tuple[MissionId, ...]] = get_args(MissionId)
"""The single missions, the easiest to learn first."""
CHAPTERS: Final = ("landfall", "the-long-night", "the-signal", "the-divide", "new-dawn")
"""The missions of the campaign, in their order."""

NOTHING: Final = -1
"""No astronaut, Facility, tile or space, where the state has numbers."""

# Tracks (FM-451, FM-643, FM-1101, FM-262, FM-610) and other numbers of the rules.
LOWEST_MORALE: Final = -2
HIGHEST_MORALE: Final = 3
MOST_STRESS: Final = 18
MALFUNCTION: Final = 5
FATAL_WOUNDS: Final = 6
GROWTH: Final = 6
MOST_GREENHOUSES: Final = 5  # FM-602
RINGS: Final = 3
SPACES: Final = RINGS * len(DIRECTIONS)  # FM-Q-41
"""The spaces of the map: the eight of ring 1 from the north on, then those of ring 2 and 3."""
MOST_PLAYERS: Final = 4
SOLO_ASTRONAUTS: Final = 2  # FM-1226
SOLO_AOMS: Final = 2  # FM-1227
PAWNS_EACH: Final = 2  # FM-202
EVENT_WINDOW: Final = 3  # FM-851
UPGRADES_DEALT: Final = 2  # FM-208
