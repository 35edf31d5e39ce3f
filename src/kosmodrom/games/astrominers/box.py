"""The box: cards, board and bank as the data files give them."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from kosmodrom.core.codecs import load_once
from kosmodrom.core.data import load_table
from kosmodrom.core.errors import DataError
from kosmodrom.games.astrominers.state import (
    FACES,
    ROUNDS,
    SYMBOLS_ON,
    WORKER_OF,
    Effect,
    Face,
    Resource,
    Worker,
)

PACKAGE: Final = "kosmodrom.games.astrominers"

Units = Annotated[int, msgspec.Meta(ge=1)]
Points = Annotated[int, msgspec.Meta(ge=1)]
Mark = Annotated[int, msgspec.Meta(ge=2, le=4)]
Kind = Resource | Literal["any"]
Cost = dict[Kind, Units]
Symbol = Literal["miner", "automaton", "both", "inspector", "geologist"]
AsteroidType = Literal["S", "C", "M"]
Source = Literal["rulebook", "reference", "original"]
Area = Literal[
    "plasteel",
    "water",
    "xenon",
    "dispatch",
    "refinery",
    "first",
    "award",
    "technology",
    "bulletin",
    "expedition",
]

BASIC_AREAS: Final[tuple[Resource, ...]] = ("plasteel", "water", "xenon")

# Sets of faces as bits: which faces a space takes, which faces a pool holds. A double face goes
# wherever the single one does (AM-209), and no space asks for a double one (AM-Q-27).
FACE_BIT: Final[dict[Face, int]] = {
    "miner": 1,
    "miner2": 2,
    "automaton": 4,
    "automaton2": 8,
    "inspector": 16,
    "geologist": 32,
}
WORKER_BITS: Final[dict[Worker, int]] = {
    "miner": 1 | 2,
    "automaton": 4 | 8,
    "inspector": 16,
    "geologist": 32,
}
SYMBOL_BITS: Final[dict[Symbol, int]] = {
    "miner": 1 | 2,
    "automaton": 4 | 8,
    "both": 1 | 2 | 4 | 8,  # AM-210
    "inspector": 16,
    "geologist": 32,
}
ANY_FACE: Final = 63
WORKERS: Final[tuple[Worker, ...]] = ("miner", "automaton", "inspector", "geologist")


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source


class ResourceEntry(_Entry, frozen=True):
    id: Resource
    kind: Literal["basic", "rare"]
    units: Annotated[int, msgspec.Meta(ge=8)]


class Dock(_Entry, frozen=True):
    number: int
    mark: Mark


class Space(_Entry, frozen=True):
    id: str
    area: Area
    mark: Mark
    accepts: list[Worker]

    @property
    def bits(self) -> int:
        """The faces that it takes."""
        return sum(WORKER_BITS[worker] for worker in self.accepts)


class _Card(_Entry, frozen=True):
    id: str


class _PricedCard(_Card, frozen=True):
    cost: Cost


class Mission(_PricedCard, frozen=True):
    mark: Mark
    type: AsteroidType
    yellow: list[Symbol]
    white: Annotated[list[Symbol], msgspec.Meta(min_length=1)]
    reward: dict[Worker, dict[Kind, Units]]

    def __post_init__(self) -> None:
        """AM-Q-06: every worker that can stand on a space earns something."""
        for symbol in (*self.yellow, *self.white):
            for worker in ("miner", "automaton") if symbol == "both" else (symbol,):
                if not self.reward.get(worker):
                    raise ValueError(f"`reward` has nothing for {worker}")


class Order(_PricedCard, frozen=True):
    mark: Mark
    points: Points
    discard: bool
    effect: Effect


class Award(_Card, frozen=True):
    points: Points
    set: Annotated[str, msgspec.Meta(pattern="^[SCM]+$")]


class Technology(_PricedCard, frozen=True):
    points: Points
    gives: Resource


class Bulletin(_PricedCard, frozen=True):
    points: Points


class Expedition(_PricedCard, frozen=True):
    yellow: Annotated[int, msgspec.Meta(ge=1)]
    white: Annotated[int, msgspec.Meta(ge=1)]


class Exchange(_Card, frozen=True):
    promoted: Resource


class Plan(msgspec.Struct, frozen=True):
    """What launching a card needs and offers: the same for missions and expeditions.

    ``spaces`` are the faces that each space takes, the ``yellow`` first ones being yellow;
    ``takes`` says the same in workers.
    """

    cost: Cost
    spaces: tuple[int, ...]
    yellow: int
    takes: tuple[tuple[Worker, ...], ...]


class FaceEntry(msgspec.Struct, frozen=True):
    """A face of a die: the worker on it, and how many of it."""

    worker: Worker
    symbols: int


class Group(msgspec.Struct, frozen=True):
    """Spaces of an area that take the same faces, in printed order."""

    area: Area
    bits: int
    spaces: tuple[str, ...]


class Board(msgspec.Struct, frozen=True):
    """What is in the game for a number of players: cards (AM-101), docks and spaces (AM-111)."""

    missions: tuple[str, ...]
    orders: tuple[str, ...]
    docks: tuple[int, ...]
    areas: dict[Area, tuple[str, ...]]
    groups: tuple[Group, ...]
    """The basic areas, where any free space may be chosen; the first space stands alone."""


class Box(msgspec.Struct, frozen=True, dict=True):
    """All that is in the box."""

    rounds: int
    faces: dict[Face, FaceEntry]
    units: dict[Resource, int]
    docks: tuple[Dock, ...]
    spaces: dict[str, Space]
    missions: dict[str, Mission]
    orders: dict[str, Order]
    awards: dict[str, Award]
    technologies: dict[str, Technology]
    bulletins: dict[str, Bulletin]
    expeditions: dict[str, Expedition]
    exchange: dict[str, Exchange]
    plans: dict[str, Plan]
    costs: dict[str, Cost]
    boards: dict[int, Board]

    @cached_property
    def prices(self) -> dict[str, tuple[Kind, ...]]:
        """The units of each card's cost one by one, as choices say them."""
        return {
            card: tuple(kind for kind, units in cost.items() for _ in range(units))
            for card, cost in self.costs.items()
        }


class _ResourceFile(msgspec.Struct):
    resource: list[ResourceEntry]


class _BoardFile(msgspec.Struct):
    rounds: Literal[8]
    dock: list[Dock]
    space: list[Space]


class _MissionFile(msgspec.Struct):
    mission: list[Mission]


class _OrderFile(msgspec.Struct):
    order: list[Order]


class _AwardFile(msgspec.Struct):
    award: list[Award]


class _TechnologyFile(msgspec.Struct):
    technology: list[Technology]


class _BulletinFile(msgspec.Struct):
    bulletin: list[Bulletin]


class _ExpeditionFile(msgspec.Struct):
    expedition: list[Expedition]


class _ExchangeFile(msgspec.Struct):
    exchange: list[Exchange]


@load_once
def load_box(overlay: Path | None = None) -> Box:
    """Read the data files, with an overlay's corrections."""
    game = "astrominers"
    resources = load_table(PACKAGE, game, "resources", _ResourceFile, overlay).resource
    board = load_table(PACKAGE, game, "board", _BoardFile, overlay)
    missions = load_table(PACKAGE, game, "missions", _MissionFile, overlay).mission
    orders = load_table(PACKAGE, game, "orders", _OrderFile, overlay).order
    awards = load_table(PACKAGE, game, "awards", _AwardFile, overlay).award
    technologies = load_table(PACKAGE, game, "technologies", _TechnologyFile, overlay).technology
    bulletins = load_table(PACKAGE, game, "bulletins", _BulletinFile, overlay).bulletin
    expeditions = load_table(PACKAGE, game, "expeditions", _ExpeditionFile, overlay).expedition
    exchange = load_table(PACKAGE, game, "exchange", _ExchangeFile, overlay).exchange
    return make_box(
        units={entry.id: entry.units for entry in resources},
        docks=board.dock,
        spaces=board.space,
        missions=missions,
        orders=orders,
        awards=awards,
        technologies=technologies,
        bulletins=bulletins,
        expeditions=expeditions,
        exchange=exchange,
    )


def make_box(
    *,
    units: dict[Resource, int],
    docks: list[Dock],
    spaces: list[Space],
    missions: list[Mission],
    orders: list[Order],
    awards: list[Award],
    technologies: list[Technology],
    bulletins: list[Bulletin],
    expeditions: list[Expedition],
    exchange: list[Exchange],
) -> Box:
    """A box of these components, with what follows from them worked out once."""
    plans = {card.id: _mission_plan(card) for card in missions}
    plans |= {card.id: _expedition_plan(card) for card in expeditions}
    priced: list[_PricedCard] = [*missions, *orders, *technologies, *bulletins, *expeditions]
    cards: list[_Card] = [*priced, *awards, *exchange]
    for id, count in Counter(card.id for card in cards).items():
        if count > 1:
            raise DataError("error-data-twice", entry=id)
    return Box(
        rounds=ROUNDS,
        faces={face: FaceEntry(WORKER_OF[face], SYMBOLS_ON[face]) for face in FACES},
        units=units,
        docks=tuple(docks),
        spaces={space.id: space for space in spaces},
        missions={card.id: card for card in missions},
        orders={card.id: card for card in orders},
        awards={card.id: card for card in awards},
        technologies={card.id: card for card in technologies},
        bulletins={card.id: card for card in bulletins},
        expeditions={card.id: card for card in expeditions},
        exchange={card.id: card for card in exchange},
        plans=plans,
        costs={card.id: card.cost for card in priced},
        boards={players: _board(missions, orders, docks, spaces, players) for players in (2, 3, 4)},
    )


def _mission_plan(card: Mission) -> Plan:
    symbols = (*card.yellow, *card.white)
    return _plan(card.cost, [SYMBOL_BITS[symbol] for symbol in symbols], len(card.yellow))


def _expedition_plan(card: Expedition) -> Plan:
    # AM-719: all its spaces take any die.
    return _plan(card.cost, [ANY_FACE] * (card.yellow + card.white), card.yellow)


def _plan(cost: Cost, spaces: list[int], yellow: int) -> Plan:
    takes = (tuple(worker for worker in WORKERS if WORKER_BITS[worker] & bits) for bits in spaces)
    return Plan(cost, tuple(spaces), yellow, tuple(takes))


def _board(
    missions: list[Mission],
    orders: list[Order],
    docks: list[Dock],
    spaces: list[Space],
    players: int,
) -> Board:
    areas: dict[Area, list[str]] = {}
    groups: dict[tuple[Area, int, bool], list[str]] = {}
    for space in spaces:
        if space.mark > players:
            continue
        area = areas.setdefault(space.area, [])
        if space.area in BASIC_AREAS:
            groups.setdefault((space.area, space.bits, not area), []).append(space.id)
        area.append(space.id)
    return Board(
        # AM-101, AM-112: a card 2+ is always in, 3+ with 3 and 4 players, 4+ with 4.
        missions=tuple(card.id for card in missions if card.mark <= players),
        orders=tuple(card.id for card in orders if card.mark <= players),
        docks=tuple(dock.number for dock in docks if dock.mark <= players),
        areas={area: tuple(ids) for area, ids in areas.items()},
        groups=tuple(Group(area, bits, tuple(ids)) for (area, bits, _first), ids in groups.items()),
    )
