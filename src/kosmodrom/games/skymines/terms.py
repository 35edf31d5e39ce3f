"""The names of things, and the numbers that data must keep to."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

GAME: Final = "skymines"
PACKAGE: Final = "kosmodrom.games.skymines"

Number = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[int, msgspec.Meta(ge=0)]
Source = Literal["rulebook", "reference", "original"]

Company = Literal["skymine", "minerva", "astrogo", "tawac"]
Resource = Literal["carbon", "minerals", "titanium"]
Letter = Literal["A", "B", "C", "D", "E"]
PlanLetter = Literal["A", "B", "C"]
Slot = Literal["A", "B", "C", "D", "E"]
CardKind = Literal["carbon", "minerals", "titanium", "energy", "scientist", "field", "share"]
MajorityKind = Literal["carbon", "minerals", "titanium", "energy", "scientist"]
TileId = Literal["scientist", "field", "energy", "resource"]
BoardSide = Literal["moon", "belt"]
TrackId = Literal["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2"]
PermanentPair = Literal["P1", "P2", "P3", "P4", "P5"]
SpacePair = Literal["S1", "S2", "S3", "S4", "S5"]
BonusPair = PermanentPair | SpacePair
LunaSpace = Literal["mid1", "mid2", "low1", "low2", "low3", "low4"]

COMPANIES: Final[tuple[Company, ...]] = ("skymine", "minerva", "astrogo", "tawac")
"""Each has its edge of the board, whichever side is up (SKY-105)."""
RESOURCES: Final[tuple[Resource, ...]] = ("carbon", "minerals", "titanium")
LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D", "E")
PLAN_LETTERS: Final[tuple[PlanLetter, ...]] = ("A", "B", "C")
SLOTS: Final[tuple[Slot, ...]] = ("A", "B", "C", "D", "E")
TRACKS: Final[tuple[TrackId, ...]] = (
    "A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2",
)  # fmt: skip
PERMANENT_PAIRS: Final[tuple[PermanentPair, ...]] = ("P1", "P2", "P3", "P4", "P5")
SPACE_PAIRS: Final[tuple[SpacePair, ...]] = ("S1", "S2", "S3", "S4", "S5")
LUNA_SPACES: Final[tuple[LunaSpace, ...]] = ("mid1", "mid2", "low1", "low2", "low3", "low4")

TILE_ORDER: Final[tuple[TileId, ...]] = ("scientist", "field", "energy", "resource")
"""The bonus tiles in the order of their spaces (SKY-Q-53)."""

NOTHING: Final = -1
"""No card, plan, company or place, where the state has numbers."""

# How much of everything is in the box.
MOST_PLAYERS: Final = 4
DECK: Final[dict[Letter, int]] = {"A": 9, "B": 16, "C": 11, "D": 4, "E": 4}  # SKY-114
STARTING_CARDS: Final = 9  # SKY-133
DISPLAY: Final = 12  # SKY-116
PLANS_OF_A_LETTER: Final = 24  # SKY-122
TOKENS: Final = 10  # SKY-151
MISSIONS: Final = 6  # SKY-1301
TASKS: Final = 3  # SKY-1306
THREATS: Final = 6  # SKY-1501
LUNA_CARDS: Final[dict[int, int]] = {1: 12, 2: 7}  # SKY-1609
CHAPTERS: Final = 4  # SKY-1201

# What an option of the game needs of the others.
ON_BELT: Final = msgspec.Meta(extra={"needs": {"board": "belt"}})
ON_MOON: Final = msgspec.Meta(extra={"needs": {"board": "moon"}})
