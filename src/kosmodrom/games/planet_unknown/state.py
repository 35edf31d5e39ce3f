"""The situation of a game: plain data, things by id, squares as bits.

A set of squares does not fit into the 64 bits that an encoded number may have, so a state keeps it
as bytes; `Player.layer` and its companions turn them into the boards of `geometry` and back.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from kosmodrom.core.game import GameState
from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.geometry import Board
from kosmodrom.games.planet_unknown.terms import Size

Phase = Literal[
    "setup",
    "boards",
    "preparation",
    "private",
    "private-choice",
    "objectives",
    "round",
    "rotation",
    "alert",
    "alert-effects",
    "alert-cards",
    "tiles",
    "cards",
    "round-end",
    "finale",
    "finale-effects",
    "finale-cards",
    "end",
]

CIV, WATER, BIOMASS, ROVER, TECH, ENERGY = range(6)
"""The terrains in order; the first five are also the tracks. Energy has none (PU-621)."""
SMALL, LARGE = range(2)
RINGS: Final[tuple[Size, ...]] = ("small", "large")
"""The inner ring has small tiles, the outer one large ones (PU-201)."""

# What lies on a planet, a layer each: the six terrains first, then the six kinds of icons.
ICONS: Final = 6
PATCHES: Final = 12
SYMBOLS: Final = 13
METEORITES: Final = 14
LIFEPODS: Final = 15
COVERED: Final = 16
LAYERS: Final = 17
_BYTES: Final = 20

SYMMETRIC_CORPORATION: Final = "universal-coalition"
SYMMETRIC_PLANET: Final = "ksb-4156"


class _Data(msgspec.Struct, array_like=True, gc=False):
    """Plain data, encoded without field names to be small."""


Doing = Literal["taking", "placing", "gaining", "done"]


class Effect(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Something gained and not yet resolved (PU-312); `rules.effects` knows the kinds.

    The kind decides what ``number`` and ``mask`` mean: usually a track, and a set of tracks.
    """

    kind: str
    number: int = 0
    mask: int = 0


class Placed(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A tile on a planet: its number, how it lies, and the bit of its anchor."""

    tile: int
    orientation: int
    anchor: int


class Rover(_Data):
    """A rover on the planet; ``carrying`` is for Horizon Group (PU-1403)."""

    square: int
    carrying: bool = False


class Player(_Data):
    """One player's planet, corporation and cards."""

    planet: str = SYMMETRIC_PLANET
    corporation: str = SYMMETRIC_CORPORATION
    layers: list[bytes] = []
    tiles: list[Placed] = []
    rovers: list[Rover] = []
    waiting: int = 0
    """Rovers on the corporation board."""
    trackers: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0, 0])
    """The positions of the five trackers (PU-208, PU-209, PU-501)."""
    special: list[int] = []
    """Whatever else the corporation needs; its module says what."""
    movement: int = 0
    lifepods: int = 0
    """Lifepods in the scoring area."""
    meteorites: int = 0
    stored: int = 0
    """Patches kept for the end of the game (PU-644)."""
    pending: list[Effect] = []
    due: list[int] = []
    """Ranks of the civ cards still to be chosen, in the order in which they were reached."""
    taken: int = -1
    """The tile taken in this step, until the step ends; -1 if none is."""
    ring: int = 0
    """The ring that it came from."""
    relaxed: int = 0
    """The level of restrictions that holds for the tile taken (PU-Q-08)."""
    stuck: bool = False
    """Whether no tile of the depot could be placed, so that this round is the last (PU-701)."""
    played: list[str] = []
    """Immediate civ cards taken."""
    cards: list[str] = []
    """End Game civ cards taken: secret."""
    seen: list[str] = []
    """Civ cards that the player has looked at and put back."""
    private: list[str] = []
    dealt: list[str] = []
    """Boards or private objectives to choose from."""
    rejected: list[str] = []
    """Objectives looked at and given back for good."""
    used: list[str] = []
    """Once-per-round technologies used in this round (PU-313)."""
    spent: list[str] = []
    """Once-per-game technologies used (PU-313)."""
    strikes: int = 0
    """Meteorites ever put on the planet: each is still there, collected or destroyed."""
    destroyed_meteorites: int = 0
    destroyed_lifepods: int = 0
    destroyed_rovers: int = 0
    extra_rovers: int = 0
    """Rovers gained in addition to those of the corporation board."""
    peeked: bool = False
    """Whether the player knows the next event (PU-Q-60 (l))."""
    doing: Doing = "taking"
    """How far the player has come in step 4."""

    def layer(self, layer: int) -> Board:
        """The squares of a layer."""
        return int.from_bytes(self.layers[layer], "little")

    def put(self, layer: int, squares: Board) -> None:
        """Add squares to a layer."""
        self.layers[layer] = (self.layer(layer) | squares).to_bytes(_BYTES, "little")

    def take(self, layer: int, squares: Board) -> None:
        """Remove squares from a layer."""
        self.layers[layer] = (self.layer(layer) & ~squares).to_bytes(_BYTES, "little")

    def gain(self, kind: str, number: int = 0, mask: int = 0) -> None:
        """Add a pending effect."""
        self.pending.append(Effect(kind, number, mask))


def blank_layers() -> list[bytes]:
    """A planet with nothing on it."""
    return [bytes(_BYTES)] * LAYERS


Stacks: TypeAlias = list[list[int]]


class State(GameState):
    """A game of Planet Unknown."""

    players: list[Player]
    phase: Phase = "setup"
    round: int = 0
    commander: Seat = 0
    rotation: int = 0
    """The depot opposite indicator position 0; turning the station clockwise lowers it."""
    offset: int = 0
    """How far the inner ring is turned against the outer one (PU-206)."""
    stacks: tuple[Stacks, Stacks] = msgspec.field(default_factory=lambda: ([], []))
    """The inner and the outer ring, clockwise; the top of a stack is at its end."""
    gone: list[int] = []
    """Tiles out of the game that lie on no planet."""
    civ: list[list[str]] = []
    """A stack for each rank."""
    civ_box: list[str] = []
    """Civ cards that are out of the game."""
    civ_gone: list[str] = []
    """Civ cards that an event has taken out of their stacks."""
    objectives: list[str] = []
    """Neighbour objectives: number i lies between seat i and the next; two players share three."""
    objective_deck: list[str] = []
    common: list[str] = []
    """Objectives for which all compete (PU-1518)."""
    alerts: list[str] = []
    """The event deck; its top is at its end."""
    alert: str = ""
    """The event of this round."""
    revealed: list[str] = []
    mix: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """How many green, orange and red cards went into the event deck."""
    choosing: list[Seat] = []
    """The seats that still have civ cards to choose, the next one first."""
    offered: list[str] = []
    """The civ cards that the first of them chooses from."""
    settling: bool = False
    """Whether that seat has chosen a card and is resolving what it brought."""
    ending: str = ""
    """The condition that ends the game after this round."""
