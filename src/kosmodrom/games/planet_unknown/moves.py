"""What players agree on before a game, and the moves of Planet Unknown.

Squares are named by a letter for the column and a number for the row: A1 is the top left corner of
a planet's frame, L12 the bottom right one.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from kosmodrom.core.game import GameOptions
from kosmodrom.core.options import ANY_ORDER, Option
from kosmodrom.core.words import Word
from kosmodrom.games.planet_unknown.geometry import SIZE, STRIDE, Board, Placements
from kosmodrom.games.planet_unknown.terms import TRACKS, Size, Terrain, TrackName

Sides = Literal["symmetric", "dealt", "free", "random"]
Amount: TypeAlias = Annotated[
    int, msgspec.Meta(ge=0, le=20, extra={"needs": {"event_mix": "custom"}})
]
Commander: TypeAlias = Annotated[
    Literal["random", "1", "2", "3", "4", "5", "6"], msgspec.Meta(extra={"seat": True})
]


class PlanetUnknownOptions(GameOptions, frozen=True):
    """What the players agree on before a game."""

    corporations: Sides = "symmetric"  # PU-116
    """Which side of the corporation boards is used, and who chooses it (PU-113, PU-Q-53)."""
    planets: Sides = "symmetric"  # PU-116
    """The same for the planet boards."""
    upgrade_kit: bool = True
    """Whether the boards of the Upgrade Kit are in the pools (PU-104)."""
    events: bool = False
    """The event deck module (PU-801); solo always has it."""
    event_mix: Literal["even", "example", "mild", "harsh", "random", "custom"] = "even"
    """The colours of the event deck (PU-806, PU-Q-23); "custom" takes the three numbers below."""
    green: Amount = 7
    orange: Amount = 7
    red: Amount = 6
    private_objectives: Literal["off", "hidden", "open"] = "off"
    """The private objectives module (PU-841, PU-845); solo always has its own."""
    automatic_rotation: bool = True
    """With two players the station turns by itself (PU-861)."""
    inner_ring: Literal["random", "0", "1", "2", "3", "4", "5"] = "random"
    """How far the inner ring is turned against the outer one (PU-206)."""
    peeking: bool = False
    """Whether players see the tiles below the top ones of their depot (PU-414)."""
    first_commander: Commander = "random"
    """Who begins as the commander (PU-221)."""


SquareName: TypeAlias = str
TrackWord: TypeAlias = Annotated[TrackName, Word("track")]
TrackerOf: TypeAlias = Annotated[TrackName, Word("resource")]
"""The tracker of a resource, on whatever track it stands (PU-1703)."""
CardId: TypeAlias = Annotated[str, Word("card")]
ObjectiveId: TypeAlias = Annotated[str, Word("neighbour")]
PrivateId: TypeAlias = Annotated[str, Word("private")]
PlanetId: TypeAlias = Annotated[str, Word("planet")]
CorporationId: TypeAlias = Annotated[str, Word("corporation")]

NAMES: Final[tuple[SquareName, ...]] = tuple(
    f"{'ABCDEFGHIJKLM'[place % STRIDE]}{place // STRIDE + 1}" for place in range(SIZE * STRIDE)
)
"""The name of each bit's square; those in column M are never used."""
BITS: Final[dict[SquareName, int]] = {name: place for place, name in enumerate(NAMES)}


class ChooseCorporation(Option, frozen=True, tag="choose_corporation"):
    """Play this side of a corporation board (D2)."""

    corporation: CorporationId


class ChoosePlanet(Option, frozen=True, tag="choose_planet"):
    """Play this side of a planet board (D1)."""

    planet: PlanetId


class KeepObjectives(Option, frozen=True, tag="keep_objectives"):
    """Keep these private objectives of those dealt (D3)."""

    objectives: Annotated[tuple[PrivateId, ...], ANY_ORDER]


class Rotate(Option, frozen=True, tag="rotate"):
    """Turn the station clockwise by this many depots (D6)."""

    steps: int


class TakeTile(Option, frozen=True, tag="take"):
    """Take the top tile of a stack in one's depot (D8)."""

    ring: Size


class PlaceTile(Option, frozen=True, tag="place"):
    """Place the tile taken (D9).

    ``orientation`` is 0 to 3 for quarter turns clockwise, plus 4 if the tile is flipped first;
    ``at`` is the top left corner of the rectangle around the tile.
    """

    orientation: int
    at: SquareName


class Advance(Option, frozen=True, tag="advance"):
    """Advance the tracker of a resource, mostly one of the tile just placed (D10)."""

    track: TrackerOf


class LeaveOut(Option, frozen=True, tag="leave_out"):
    """Leave out a resource of the tile: an event lets only one of the two count (D10), or this one
    counts only if the player wants it to (D34)."""

    resource: Annotated[Terrain, Word("resource")]


class UseEnergy(Option, frozen=True, tag="energy"):
    """Advance this tracker for an energy resource (D11)."""

    track: TrackerOf


class UseBoost(Option, frozen=True, tag="boost"):
    """Advance this tracker with a synergy boost (D12)."""

    track: TrackerOf


class CardAdvance(Option, frozen=True, tag="card_advance"):
    """Advance this tracker with a card (D18)."""

    track: TrackerOf


class Regress(Option, frozen=True, tag="regress"):
    """Regress this tracker (D7, D19)."""

    track: TrackerOf


class PlacePatch(Option, frozen=True, tag="patch"):
    """Place a biomass patch (D13)."""

    at: SquareName


class StorePatch(Option, frozen=True, tag="store_patch"):
    """Keep a patch for the end of the game (D13)."""


class PlaceRover(Option, frozen=True, tag="rover"):
    """Put a rover on the tile placed last (D14)."""

    at: SquareName


class MoveRover(Option, frozen=True, tag="move"):
    """Move a rover by one square (D15)."""

    start: SquareName
    to: SquareName


class TeleportRover(Option, frozen=True, tag="teleport"):
    """Lift a rover to another square (D15, D18, PU-598)."""

    start: SquareName
    to: SquareName


class Finish(Option, frozen=True, tag="finish"):
    """End one's step, giving up the movement that is left (D16)."""


class TakeCard(Option, frozen=True, tag="take_card"):
    """Keep this civ card (D17)."""

    card: CardId


class CollectLifepod(Option, frozen=True, tag="collect_lifepod"):
    """Collect the lifepod on a square (D7, D18)."""

    at: SquareName


class CollectMeteorite(Option, frozen=True, tag="collect_meteorite"):
    """Collect the meteorite on a square (D7, D33)."""

    at: SquareName


class DestroyMeteorite(Option, frozen=True, tag="destroy_meteorite"):
    """Destroy the meteorite on a square (D18)."""

    at: SquareName


class ClearRow(Option, frozen=True, tag="clear_row"):
    """Destroy all meteorites of a row, counted from 1 at the top (D18)."""

    row: int


class ClearColumn(Option, frozen=True, tag="clear_column"):
    """Destroy all meteorites of a column, named by its letter (D18)."""

    column: str


class UseTechnology(Option, frozen=True, tag="technology"):
    """Use a technology of one's corporation (D13, D21, D23, D25 to D29, D31, D33)."""

    technology: Annotated[str, Word("technology")]


class ChooseTrack(Option, frozen=True, tag="choose_track"):
    """Choose one of one's tracks (D28)."""

    track: TrackWord


MOVES: tuple[type[Option], ...] = (
    ChooseCorporation,
    ChoosePlanet,
    KeepObjectives,
    Rotate,
    TakeTile,
    PlaceTile,
    Advance,
    LeaveOut,
    UseEnergy,
    UseBoost,
    CardAdvance,
    Regress,
    PlacePatch,
    StorePatch,
    PlaceRover,
    MoveRover,
    TeleportRover,
    Finish,
    TakeCard,
    CollectLifepod,
    CollectMeteorite,
    DestroyMeteorite,
    ClearRow,
    ClearColumn,
    UseTechnology,
    ChooseTrack,
)
"""The moves of the game itself; boards and cards may add their own, see `rules.registry`."""

# Moves that are offered by the hundred are made once.
TILE_PLACES: Final = Placements(lambda number, x, y: PlaceTile(number, NAMES[y * STRIDE + x]))
_PATCH_PLACES: Final = Placements(lambda _number, x, y: PlacePatch(NAMES[y * STRIDE + x]))
_ROVER_PLACES: Final = Placements(lambda _number, x, y: PlaceRover(NAMES[y * STRIDE + x]))
_LIFEPODS: Final = Placements(lambda _number, x, y: CollectLifepod(NAMES[y * STRIDE + x]))
_METEORITES: Final = Placements(lambda _number, x, y: DestroyMeteorite(NAMES[y * STRIDE + x]))
ADVANCES: Final = tuple(map(Advance, TRACKS))
ENERGIES: Final = tuple(map(UseEnergy, TRACKS))
BOOSTS: Final = tuple(map(UseBoost, TRACKS))
CARD_ADVANCES: Final = tuple(map(CardAdvance, TRACKS))
REGRESSES: Final = tuple(map(Regress, TRACKS))
FINISH: Final = Finish()
STORE: Final = StorePatch()


def patch_places(squares: Board) -> list[PlacePatch]:
    return _PATCH_PLACES.at(0, squares)


def rover_places(squares: Board) -> list[PlaceRover]:
    return _ROVER_PLACES.at(0, squares)


def lifepods_at(squares: Board) -> list[CollectLifepod]:
    return _LIFEPODS.at(0, squares)


def meteorites_at(squares: Board) -> list[DestroyMeteorite]:
    return _METEORITES.at(0, squares)


@cache
def step(start: int, to: int) -> MoveRover:
    """The move of a rover from one bit's square to another's."""
    return MoveRover(NAMES[start], NAMES[to])
