"""The box in numbers, made once for a box: what rules look up at every turn.

The state names cards, plans, tracks and places by number; here is what each number stands for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.components import CompanyTrack, Plan, SpecialPlan, Token
from kosmodrom.games.skymines.maps import (
    BELT_COLUMNS,
    MOON_COLUMNS,
    OUTPOST_COLUMNS,
    SHUTTLE_COLUMN,
    Belt,
    Building,
    BuildingKind,
    Moon,
    Station,
    collectors,
)
from kosmodrom.games.skymines.state import EMPTIED
from kosmodrom.games.skymines.terms import (
    COMPANIES,
    PLAN_LETTERS,
    RESOURCES,
    SLOTS,
    TRACKS,
    CardKind,
    Company,
    TrackId,
)

if TYPE_CHECKING:
    from kosmodrom.games.skymines.box import Box

# Kinds of cards; the first six are what an action area can have face up.
CARBON, MINERALS, TITANIUM, ENERGY, SCIENTIST, FIELD, SHARE = range(7)
KINDS: Final[tuple[CardKind, ...]] = (
    "carbon",
    "minerals",
    "titanium",
    "energy",
    "scientist",
    "field",
    "share",
)
KINDS_FACE_UP: Final = 6
COMPANY_NUMBER: Final[dict[Company, int]] = {name: n for n, name in enumerate(COMPANIES)}
SPECIAL: Final = 3
"""The row of special plans, after those of the three letters."""
ON_TOKEN: Final = 4
PLAN_ROW: Final = 4
"""Plans in a row of the research display (SKY-123)."""

BUILDING_REWARDS: Final[dict[BuildingKind, Callable[[int], effects.Effect]]] = {
    "deep-mine": effects.Coins,
    "open-pit-mine": effects.OwnTrack,
    "gas-collector": effects.Tank,
    "research-station": effects.Research,
}


class Demand(msgspec.Struct, frozen=True, gc=False):
    """What a plan requires; a special one coins alone."""

    kinds: tuple[tuple[int, int], ...]
    """Units of each resource, and energy points, by kind (SKY-1703)."""
    research: int
    """Research symbols, without the scientist that moves the marker (SKY-1706)."""
    one_type: tuple[int, ...]
    """Units of any one resource each, beside the others (SKY-1705)."""


class Bonuses(msgspec.Struct, frozen=True, gc=False):
    """Permanent track bonuses, added up."""

    discounts: tuple[int, int, int] = (0, 0, 0)
    """Off a card bought with cards of each resource (SKY-1040, SKY-1044)."""
    mixed: bool = False
    """Whether resources may be mixed to buy a card (SKY-1041)."""
    less: int = 0
    """Off every card bought with resources (SKY-1041)."""
    energy: int = 0
    units: tuple[int, int, int] = (0, 0, 0)
    """More units on each card of a resource (SKY-1044)."""
    markers: int = 0
    symbol: int = 0
    """A standing field research symbol (SKY-1045)."""
    collectors: int = 0


NO_BONUSES: Final = Bonuses()


class BoardTable(msgspec.Struct, frozen=True, gc=False):
    """A side of the board in numbers."""

    ids: tuple[str, ...]
    """The places in order; stations are none (SKY-418)."""
    targets: tuple[int, ...]
    """The number printed on each place, or on its asteroid (SKY-1683, SKY-1691)."""
    shuttle: tuple[bool, ...]
    """Whether a place is for shuttles."""
    asteroid: tuple[int, ...]
    """The asteroid of an outpost space on the Belt, else -1."""
    sizes: tuple[int, ...]
    """The spaces of a station's columns."""
    outposts: tuple[int, ...]
    """The columns for outposts, the one nearest to the logo first (SKY-Q-54)."""
    shuttles: tuple[int, ...]
    """The columns for shuttles."""
    visible: tuple[tuple[dict[int, int], ...], ...]
    """By company and column: the coin symbols visible for what is in the column."""
    entry: tuple[tuple[tuple[int, int], ...], ...]
    """By company: the places next to its station, with what the way costs (SKY-406, SKY-409)."""
    near: tuple[tuple[tuple[int, int], ...], ...]
    """By place: the places that a piece there brings into reach, with what the way costs."""
    rewards: tuple[tuple[effects.Effect, ...], ...]
    """By place: what entering it brings; on the Belt that is the reward of a shuttle space."""
    screens: tuple[tuple[effects.Effect, ...], ...]
    """By asteroid: its reward screen (SKY-1432)."""
    collectors: tuple[int, ...]
    """Gas collectors by place, or by asteroid on the Belt (SKY-605, SKY-1462)."""
    linked: tuple[tuple[int, ...], ...]
    """Places that together have one more collector (SKY-1463)."""
    threat: tuple[int, ...]
    """The shuttle spaces next to the threat (SKY-1504)."""


class Tables:
    """See the module."""

    def __init__(self, box: Box) -> None:
        cards = tuple(box.cards.values())
        self.cards = cards
        self.card_ids = tuple(box.cards)
        self.card_number = {id: number for number, id in enumerate(self.card_ids)}
        self.kinds = tuple(KINDS.index(card.kind) for card in cards)
        self.values = tuple(card.value for card in cards)
        self.costs = tuple(card.cost for card in cards)
        self.shares = tuple(COMPANY_NUMBER[c.share] if c.share else -1 for c in cards)
        self.surcharges = box.surcharges

        tokens = tuple(box.tokens.values())
        self.tokens: tuple[Token, ...] = tokens
        self.token_ids = tuple(box.tokens)
        self.token_number = {id: number for number, id in enumerate(self.token_ids)}
        lettered = [box.plans[id] for letter in PLAN_LETTERS for id in box.stacks[letter]]
        plans: list[Plan | SpecialPlan] = [
            *lettered,
            *box.specials.values(),
            *(box.plans[id] for id in box.tokens),
        ]
        self.plans = tuple(plans)
        self.plan_ids = tuple(plan.id for plan in plans)
        self.demands = tuple(_demand(plan) for plan in plans)
        self.plan_number = {id: number for number, id in enumerate(self.plan_ids)}
        self.first_special = len(lettered)
        self.first_printed = self.first_special + len(box.specials)
        self.rows = tuple(_row(plan) for plan in plans)
        self.plan_points = (
            *(box.setup.plan_points[letter] for letter in PLAN_LETTERS),
            box.setup.special_points,
        )
        spaces = sorted(box.plan_spaces.values(), key=lambda space: (space.letter, space.position))
        self.framed = tuple(space.supplement for space in spaces)

        self.tank = box.tank
        self.research = box.research
        self.first_slots = tuple(SLOTS.index(slot) for slot in box.setup.open_slots)
        self.tank_slot = SLOTS.index(box.tank.slot)
        self.research_slot = SLOTS.index(box.research.slot)
        self.energy_tile = box.tiles["energy"].value
        self.resource_tile = box.tiles["resource"].value

        self.sides: tuple[CompanyTrack, ...] = tuple(box.tracks[id] for id in TRACKS)
        self.side_number: dict[TrackId, int] = {id: number for number, id in enumerate(TRACKS)}
        self._permanents = tuple(_permanents(box, side) for side in self.sides)
        self._bonuses: dict[int, Bonuses] = {}

        self.majorities = tuple(
            (number, space, KINDS.index(space.majority))
            for number, space in enumerate(box.spaces[id] for id in box.board_spaces)
            if space.majority is not None
        )
        """The majority spaces by number, and of what kind of card each is."""

        self.missions = tuple(box.missions)
        self.tasks = tuple(
            tuple(box.tasks[task].need for task in mission.tasks)
            for mission in box.missions.values()
        )
        self.threats = tuple(box.threats.values())
        self.luna_cards = tuple(box.luna_cards.values())
        self.luna_ids = tuple(box.luna_cards)
        self.boards = {"moon": moon_table(box.moon), "belt": belt_table(box.belt)}

    def bonuses(self, sides: Sequence[int], bits: int) -> Bonuses:
        """The permanent bonuses that these bits (`Player.bonuses`) stand for."""
        key = bits
        for side in sides:
            key = key << 4 | side
        found = self._bonuses.get(key)
        if found is None:
            found = self._bonuses[key] = self._add_up(sides, bits)
        return found

    def _add_up(self, sides: Sequence[int], bits: int) -> Bonuses:
        found = NO_BONUSES
        for company, side in enumerate(sides):
            level = bits >> 2 * company & 3
            if level and self._permanents[side]:
                # The second replaces the first (SKY-1022, SKY-1023).
                found = _with(found, self._permanents[side][level >> 1])
        return found


def _with(bonuses: Bonuses, effect: effects.Permanent) -> Bonuses:
    """The bonuses with one more."""
    change = msgspec.structs.replace
    match effect:
        case effects.Discount(resource, less):
            return change(bonuses, discounts=_raised(bonuses.discounts, resource, less))
        case effects.MixedPurchase(less):
            return change(bonuses, mixed=True, less=bonuses.less + less)
        case effects.MoreEnergy(n):
            return change(bonuses, energy=bonuses.energy + n)
        case effects.MoreMarkers(n):
            return change(bonuses, markers=bonuses.markers + n)
        case effects.MoreUnits(resource, n):
            return change(bonuses, units=_raised(bonuses.units, resource, n))
        case effects.StandingSymbol(collectors):
            return change(bonuses, symbol=1, collectors=bonuses.collectors + collectors)


def _raised(numbers: tuple[int, int, int], resource: str, more: int) -> tuple[int, int, int]:
    first, second, third = (
        number + more * (name == resource) for number, name in zip(numbers, RESOURCES, strict=True)
    )
    return first, second, third


def _permanents(box: Box, side: CompanyTrack) -> tuple[effects.Permanent, ...]:
    """The permanent bonuses of a track side; empty if it has bonus spaces."""
    for pair, bonuses in box.bonuses.items():
        if pair == side.bonus:
            return tuple(bonus.effect for bonus in bonuses)
    return ()


def _demand(plan: Plan | SpecialPlan) -> Demand:
    kinds, research, one_type = Counter[int](), 0, list[int]()
    for need in () if isinstance(plan, SpecialPlan) else plan.needs:
        match need:
            case effects.Units(resource, n):
                kinds[KINDS.index(resource)] += n
            case effects.Energy(n):
                kinds[ENERGY] += n
            case effects.ResearchCards(n):
                research += n
            case effects.OneType(n):
                one_type.append(n)
    return Demand(tuple(kinds.items()), research, tuple(one_type))


def _row(plan: Plan | SpecialPlan) -> int:
    if isinstance(plan, SpecialPlan):
        return SPECIAL
    return ON_TOKEN if plan.letter == "token" else PLAN_LETTERS.index(plan.letter)


# The boards


def moon_table(moon: Moon) -> BoardTable:
    """The Moon: a place is a sector."""
    sectors = tuple(moon.sectors.values())
    number = {sector.id: place for place, sector in enumerate(sectors)}
    return BoardTable(
        ids=tuple(number),
        targets=tuple(sector.number for sector in sectors),
        shuttle=(False,) * len(sectors),
        asteroid=(-1,) * len(sectors),
        sizes=MOON_COLUMNS,
        outposts=(0, 1, 2),
        shuttles=(),
        visible=_visible(moon.stations),
        entry=tuple(
            tuple((number[id], cost) for id, cost in moon.entry[company].items())
            for company in COMPANIES
        ),
        near=tuple(
            tuple((number[id], cost) for id, cost in sector.borders.items()) for sector in sectors
        ),
        rewards=tuple(_rewards(sector.buildings) for sector in sectors),
        screens=(),
        collectors=tuple(sector.collectors for sector in sectors),
        linked=(),
        threat=(),
    )


def belt_table(belt: Belt) -> BoardTable:
    """The Belt: places are the outpost spaces, then the shuttle spaces.

    An outpost brings the other spaces of its asteroid and the shuttle spaces next to it into reach,
    a shuttle the spaces of both asteroids (SKY-1414 to SKY-1416). A place costs 1, and an energy
    symbol on the way 1 more (SKY-1419, SKY-1420).
    """
    asteroids = tuple(belt.asteroids.values())
    number = {id: place for place, id in enumerate((*belt.outposts, *belt.shuttles))}
    on = {id: n for n, asteroid in enumerate(asteroids) for id in asteroid.spaces}

    def spaces(asteroid: str, extra: int) -> list[tuple[int, int]]:
        return [(number[id], 1 + extra) for id in belt.asteroids[asteroid].spaces]

    near: list[tuple[tuple[int, int], ...]] = []
    for space in belt.outposts.values():
        paths = belt.asteroids[space.asteroid].paths
        ways = [(number[id], 1 + extra) for id, extra in paths.items()]
        near.append((*spaces(space.asteroid, 0), *ways))
    near += [
        tuple(way for end in shuttle.ends.items() for way in spaces(*end))
        for shuttle in belt.shuttles.values()
    ]
    return BoardTable(
        ids=tuple(number),
        targets=(
            *(belt.asteroids[space.asteroid].number for space in belt.outposts.values()),
            *(shuttle.number for shuttle in belt.shuttles.values()),
        ),
        shuttle=(*(False for _ in belt.outposts), *(True for _ in belt.shuttles)),
        asteroid=tuple(on.get(id, -1) for id in number),
        sizes=BELT_COLUMNS,
        outposts=OUTPOST_COLUMNS,
        shuttles=(SHUTTLE_COLUMN,),
        visible=_visible(belt.stations),
        entry=tuple(
            tuple(way for home in belt.entry[company].items() for way in spaces(*home))
            for company in COMPANIES
        ),
        near=tuple(near),
        rewards=(
            *(() for _ in belt.outposts),
            *(
                (effects.OwnTrack(shuttle.track),) if shuttle.track else ()
                for shuttle in belt.shuttles.values()
            ),
        ),
        screens=tuple(_rewards(asteroid.screen) for asteroid in asteroids),
        collectors=tuple(collectors(asteroid.screen) for asteroid in asteroids),
        linked=tuple(
            tuple(number[id] for id in asteroid.linked) for asteroid in asteroids if asteroid.linked
        ),
        threat=tuple(number[id] for id in belt.threat_shuttles),
    )


def _rewards(buildings: Sequence[Building]) -> tuple[effects.Effect, ...]:
    """What buildings pay, on both boards (SKY-430 to SKY-433, SKY-1434, SKY-Q-24)."""
    return tuple(BUILDING_REWARDS[building.kind](building.n) for building in buildings)


def _visible(stations: Mapping[Company, Station]) -> tuple[tuple[dict[int, int], ...], ...]:
    return tuple(
        tuple(_column_coins(column) for column in stations[company].columns)
        for company in COMPANIES
    )


def _column_coins(symbols: Sequence[int]) -> dict[int, int]:
    """The coin symbols visible in a column, by what is in it (`State.stations`).

    Pieces lie on the lowest spaces; once the last, crossed-out one is bare it stays so (SKY-423).
    """
    last = len(symbols) - 1
    covered = {pieces: sum(symbols[: last + 1 - pieces]) for pieces in range(1, last + 2)}
    bare = {
        EMPTIED + pieces: sum(symbols[: last - pieces]) + symbols[last]
        for pieces in range(last + 1)
    }
    return covered | bare
