"""Names and numbers that every other module uses."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from kosmodrom.games.planet_unknown.geometry import SIZE

GAME: Final = "planet_unknown"
PACKAGE: Final = f"kosmodrom.games.{GAME}"

Terrain = Literal["civ", "water", "biomass", "rover", "tech", "energy"]
TrackName = Literal["civ", "water", "biomass", "rover", "tech"]
Source = Literal["rulebook", "reference", "original"]
Edition = Literal["symmetric", "base", "upgrade-kit"]
Size = Literal["small", "large"]
Colour = Literal["green", "orange", "red"]
Often = Literal["round", "game"]

TERRAINS: Final[tuple[Terrain, ...]] = ("civ", "water", "biomass", "rover", "tech", "energy")
TRACKS: Final[tuple[TrackName, ...]] = ("civ", "water", "biomass", "rover", "tech")
COLOURS: Final[tuple[Colour, ...]] = ("green", "orange", "red")
RANKS: Final = (1, 2, 3, 4)

ROWS_OF_TRACKS: Final = 16
"""The rows of positions on a corporation board."""

DEPOTS: Final = 6
MOST_PLAYERS: Final = 6
EVENT_DECK: Final = 20
"""The cards of the event deck (PU-802)."""

Number = Annotated[int, msgspec.Meta(ge=1)]
Medals = Annotated[int, msgspec.Meta(ge=0)]
Rank = Annotated[int, msgspec.Meta(ge=1, le=4)]
Coordinate = Annotated[int, msgspec.Meta(ge=0, lt=SIZE)]
Point = tuple[Coordinate, Coordinate]
"""Column and row of a square, as a data file gives it."""
