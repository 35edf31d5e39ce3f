"""What the entries of the data files say: a type for each kind of component.

Cards are a tagged union: ``kind`` in the file is the type here. Sides and goods are words in the
files and in these types; `SIDES` and `GOODS` give the numbers that state and rules use.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Final, cast

import msgspec

from kosmodrom.games.galaxy_trucker.terms import (
    COVERED,
    EXHAUSTS,
    MUZZLES,
    NO_CONNECTOR,
    NOTHING,
    SIDES,
    Amount,
    CardKind,
    Colour,
    Connector,
    DiceSum,
    Goods,
    Kind,
    LevelNumber,
    Machination,
    Number,
    Parameter,
    RoughRoad,
    SeatColour,
    ShipClass,
    Side,
    Source,
    Specialist,
    ThreatKind,
)

# What a letter of a drawn ship board means.
FREE, CELL, START, LEFT_HALF, RIGHT_HALF = ".", "#", "@", "L", "R"

MOST_DICE: Final = 12


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of a data file, with where its values come from."""

    source: Source


# Parts


class Part(Entry, frozen=True, kw_only=True):
    """A part of a ship, as printed: what it does at its sides turns with it."""

    id: str
    kind: Kind
    connectors: tuple[Connector, Connector, Connector, Connector]
    """At the front, right, rear and left."""
    colour: Colour | SeatColour | None = None
    """Of the aliens a life support is for, or of the player a starting cabin belongs to."""
    cells: Amount = 0
    """Room for battery tokens."""
    slots: Amount = 0
    """Standard containers: all goods but red."""
    special_slots: Amount = 0
    """Special containers: all goods."""
    expansion: bool = False

    @property
    def muzzles(self) -> tuple[int, ...]:
        """The sides to which it shoots."""
        return MUZZLES.get(self.kind, ())

    @property
    def exhausts(self) -> tuple[int, ...]:
        return EXHAUSTS.get(self.kind, ())

    @property
    def covered(self) -> tuple[int, ...]:
        """The sides of the ship that a shield protects (GTB-513)."""
        return COVERED.get(self.kind, ())

    @property
    def plated(self) -> tuple[int, ...]:
        """The sides that nothing harms: those of plating without a connector (GT-330)."""
        if self.kind != "plating":
            return ()
        return tuple(side for side in range(4) if self.connectors[side] == NO_CONNECTOR)


# Ship boards


class Board(Entry, frozen=True, kw_only=True, dict=True):
    """The board of a ship class.

    It is drawn from front to rear: ``#`` is a cell, ``@`` that of the starting cabin, ``L`` and
    ``R`` are cells of the left and the right half. Rows and columns are counted from 0 at the front
    and at the left; what dice strike are the numbers printed beside them.
    """

    id: ShipClass
    level: LevelNumber
    insurance: Number | None = None
    """The most that is paid for lost parts, if the class is insured (GTB-1005)."""
    drawing: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    row_numbers: tuple[tuple[DiceSum, ...], ...]
    """The numbers printed beside each row, from front to rear: one is usual, IA has several
    (GT-502), those of IIIA fall (GTB-1101)."""
    column_numbers: tuple[tuple[DiceSum, ...], ...]
    turnable: bool = False
    """Any side may be chosen as the front (GT-503)."""

    def __post_init__(self) -> None:
        """The drawing is a rectangle of known letters, and its lines have their own numbers."""
        known = f"{FREE}{CELL}{START}{LEFT_HALF}{RIGHT_HALF}"
        letters = "".join(self.drawing)
        if len({len(row) for row in self.drawing}) != 1 or not set(letters) <= set(known):
            raise ValueError(f"`drawing` has equally long rows of the letters {' '.join(known)}")
        for field, numbers, size in (
            ("row_numbers", self.row_numbers, len(self.drawing)),
            ("column_numbers", self.column_numbers, len(self.drawing[0])),
        ):
            if len(numbers) != size or not all(numbers):
                raise ValueError(f"`{field}` has numbers for each of the {size} lines drawn")
            said = [number for line in numbers for number in line]
            if len(set(said)) < len(said):
                raise ValueError(f"`{field}` has each number once")
        halves = LEFT_HALF in letters or RIGHT_HALF in letters
        if halves and (CELL in letters or START in letters):
            raise ValueError("`drawing` has halves, or # and @, but not both")
        if halves and not (LEFT_HALF in letters and RIGHT_HALF in letters):
            raise ValueError("`drawing` has both halves, L and R")
        if not halves and letters.count(START) != 1:
            raise ValueError("`drawing` has one cell for the starting cabin, @")
        if self.turnable and len(self.drawing) != len(self.drawing[0]):
            raise ValueError("`drawing` is a square, since the ship can be turned")

    @cached_property
    def cells(self) -> tuple[tuple[int, int], ...]:
        """Row and column of each cell, from front to rear and from left to right."""
        return self._where(f"{CELL}{START}{LEFT_HALF}{RIGHT_HALF}")

    @cached_property
    def start(self) -> tuple[int, int] | None:
        """The cell of the starting cabin; a ship of two halves has none (GT-602)."""
        return next(iter(self._where(START)), None)

    @cached_property
    def halves(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """The cells of the left and of the right half, or all of them in one."""
        left, right = self._where(LEFT_HALF), self._where(RIGHT_HALF)
        return (left, right) if left else (self.cells,)

    @cached_property
    def row_of(self) -> tuple[int, ...]:
        """The row that a sum of two dice strikes, or `NOTHING`: sums from 0 to 12."""
        return _lines_struck(self.row_numbers)

    @cached_property
    def column_of(self) -> tuple[int, ...]:
        """The column that a sum of two dice strikes, or `NOTHING`: sums from 0 to 12."""
        return _lines_struck(self.column_numbers)

    def _where(self, letters: str) -> tuple[tuple[int, int], ...]:
        return tuple(
            (row, column)
            for row, line in enumerate(self.drawing)
            for column, letter in enumerate(line)
            if letter in letters
        )


def _lines_struck(numbers: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    lines = {number: line for line, said in enumerate(numbers) for number in said}
    return tuple(lines.get(dice, NOTHING) for dice in range(MOST_DICE + 1))


# The flight


class Level(Entry, frozen=True, kw_only=True):
    """What depends on the level of a flight (GT-Q-05)."""

    number: LevelNumber
    gap: Number
    """Spaces from one number tile's start to the next one's (GTB-603)."""
    finish: tuple[Amount, Amount, Amount, Amount]
    """Credits for the first to the fourth at the destination (GTB-1001)."""
    best_looking: Amount
    """Credits for the ship with the fewest exposed connectors (GTB-1002)."""
    pile: tuple[Amount, Amount, Amount]
    """Cards of decks 1, 2 and 3 in each pile (GTB-206)."""
    hourglass_runs: Number
    luxury: Amount
    """Credits for a passenger who arrives (GT-214)."""
    ordered_parts: Number
    """Of each player with Made to Order (GT-915)."""
    hard_crossing: Number
    """Cards of deck 3 added by Hard Crossing (GT-869)."""
    quarter: Number
    """Cards above and below the machinations in the deck (GT-709)."""


class Cube(Entry, frozen=True, kw_only=True):
    """Goods of one colour."""

    id: Goods
    value: Number
    supply: Number
    more: Amount
    """Cubes added by New Technologies."""


class FlightRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    track: Number
    """Spaces of the flight board, a loop (GTB-604)."""
    piles: Number
    open_piles: Number
    """Those that may be looked at while building (GTB-207)."""
    aside: Number
    """Parts that a player may set aside (GTB-304)."""
    hourglass_seconds: Number
    """Of one run."""
    removed_parts: Number
    """Left in the box for each player below five, with New Technologies (GT-154)."""
    part_cost: Number
    """Credits for a lost part (GTB-1004)."""
    unused_part_cost: Number
    """Credits for an ordered part that is left over (GT-918)."""
    loan: Number
    repayment: Number
    machinations: Number
    """Cards dealt to each player (GT-701)."""
    humans: Number
    """In a cabin (GTB-502)."""
    sleepers: Number
    """In a stasis chamber (GT-220)."""
    alien_bonus: Number
    """What a purple or brown alien adds (GTB-506, GTB-507)."""
    managed_bonus: Number
    """The same with the manager aboard (GT-366)."""
    manager: tuple[Amount, Amount, Amount]
    """Credits at the destination for one, two and three races aboard (GT-367)."""
    level: tuple[Level, ...]
    goods: tuple[Cube, ...]


# Cards


class Threat(msgspec.Struct, frozen=True, array_like=True):
    """One meteor or shot, and the side of the ship it comes from."""

    kind: ThreatKind
    side: Side

    @property
    def from_side(self) -> int:
        """The side as a number."""
        return SIDES.index(self.side)

    @property
    def is_shot(self) -> bool:
        return self.kind in ("light_shot", "heavy_shot")


Threats = Annotated[tuple[Threat, ...], msgspec.Meta(min_length=1)]
Load = Annotated[tuple[Goods, ...], msgspec.Meta(min_length=1)]


class Card(Entry, frozen=True, kw_only=True, tag_field="kind"):
    """A card that is turned up and resolved during a flight."""

    id: str

    @property
    def kind(self) -> CardKind | Machination:
        return cast("CardKind | Machination", self.__struct_config__.tag)


class AdventureEntry(Card, frozen=True, kw_only=True):
    """An adventure card of one of the three decks.

    ``crew_lost`` and ``goods_lost`` are numbers of crew members and cubes, ``goods`` are cubes to
    load, ``days`` are flight days lost by whoever takes the reward.
    """

    deck: LevelNumber
    learning: bool = False
    """One of the eight of the learning flight (GTB-209)."""
    extra: bool = False
    """One of the six extra cards (GT-1001)."""


class Enemy(AdventureEntry, frozen=True, kw_only=True):
    """Who attacks everybody in turn until beaten (GTB-810)."""

    strength: Number
    days: Number


class Slavers(Enemy, frozen=True, kw_only=True, tag="slavers"):
    crew_lost: Number
    credits: Number


class Smugglers(Enemy, frozen=True, kw_only=True, tag="smugglers"):
    goods_lost: Number
    goods: Load


class Pirates(Enemy, frozen=True, kw_only=True, tag="pirates"):
    shots: Threats
    credits: Number


class Stardust(AdventureEntry, frozen=True, kw_only=True, tag="stardust"):
    """A day lost for each exposed connector (GTB-807)."""


class OpenSpace(AdventureEntry, frozen=True, kw_only=True, tag="open_space"):
    """As many days gained as the engines give (GTB-801)."""


class MeteorSwarm(AdventureEntry, frozen=True, kw_only=True, tag="meteor_swarm"):
    meteors: Threats


class Planets(AdventureEntry, frozen=True, kw_only=True, tag="planets"):
    planets: Annotated[tuple[Load, ...], msgspec.Meta(min_length=1)]
    days: Number


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a combat zone: who is weakest, and what that costs. One penalty each."""

    lowest: Parameter
    days: Amount = 0
    crew_lost: Amount = 0
    goods_lost: Amount = 0
    shots: tuple[Threat, ...] = ()

    def __post_init__(self) -> None:
        penalties = (self.days, self.crew_lost, self.goods_lost, self.shots)
        if sum(map(bool, penalties)) != 1:
            raise ValueError("`lines` have one penalty each: days, crew_lost, goods_lost or shots")


class CombatZone(AdventureEntry, frozen=True, kw_only=True, tag="combat_zone"):
    lines: tuple[Line, Line, Line]


class AbandonedShip(AdventureEntry, frozen=True, kw_only=True, tag="abandoned_ship"):
    crew_lost: Number
    credits: Number
    days: Number


class AbandonedStation(AdventureEntry, frozen=True, kw_only=True, tag="abandoned_station"):
    crew: Number
    """Who must be aboard; nobody is lost."""
    goods: Load
    days: Number


class Epidemic(AdventureEntry, frozen=True, kw_only=True, tag="epidemic"):
    """A crew member lost in each occupied cabin joined to another one (GTB-825)."""


class Sabotage(AdventureEntry, frozen=True, kw_only=True, tag="sabotage"):
    """A part of the smallest crew's ship is destroyed, if the dice find one (GTB-826)."""

    attempts: Number


class Bureaucracy(AdventureEntry, frozen=True, kw_only=True, tag="bureaucracy"):
    credits: Number
    """For a right guess (GT-1007)."""


class Robopolice(AdventureEntry, frozen=True, kw_only=True, tag="robopolice"):
    barred: DiceSum
    """The number of no column and no row to be named (GT-1017)."""


class SpaceBilliards(AdventureEntry, frozen=True, kw_only=True, tag="space_billiards"):
    lines: Annotated[tuple[Threats, ...], msgspec.Meta(min_length=4, max_length=4)]


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an area of a junkyard costs: one of these."""

    crew: Amount = 0
    tokens: Amount = 0
    threats: tuple[Threat, ...] = ()

    def __post_init__(self) -> None:
        if sum(map(bool, (self.crew, self.tokens, self.threats))) != 1:
            raise ValueError("`cost` is crew, tokens or threats")


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an area of a junkyard gives: one or two of these."""

    astronauts: Amount = 0
    tokens: Amount = 0
    credits: Amount = 0
    days: Amount = 0
    """Flight days gained (GT-1038)."""

    def __post_init__(self) -> None:
        given = (self.astronauts, self.tokens, self.credits, self.days)
        if sum(map(bool, given)) not in (1, 2):
            raise ValueError("`reward` is one or two of astronauts, tokens, credits and days")


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An area of a junkyard."""

    cost: Cost
    reward: Reward


class Junkyard(AdventureEntry, frozen=True, kw_only=True, tag="junkyard"):
    areas: tuple[Area, Area, Area, Area]


class StarWarehouse(AdventureEntry, frozen=True, kw_only=True, tag="star_warehouse"):
    parts: Number
    """Laid out to choose from (GT-1045)."""
    days: Number


AdventureCard = (
    Slavers
    | Smugglers
    | Pirates
    | Stardust
    | OpenSpace
    | MeteorSwarm
    | Planets
    | CombatZone
    | AbandonedShip
    | AbandonedStation
    | Epidemic
    | Sabotage
    | Bureaucracy
    | Robopolice
    | SpaceBilliards
    | Junkyard
    | StarWarehouse
)


# Machinations


class MachinationEntry(Card, frozen=True, kw_only=True):
    """A machination. ``five``: it bears the symbol of rules for five players (GT-717)."""

    five: bool = False


class OldHulk(MachinationEntry, frozen=True, kw_only=True, tag="old_hulk"):
    """Goods for the highest bidder (GT-730)."""

    goods: Load


class Psychocannibals(MachinationEntry, frozen=True, kw_only=True, tag="psychocannibals"):
    """No more crew than engine power (GT-733)."""


class AsteroidBelt(MachinationEntry, frozen=True, kw_only=True, tag="asteroid_belt"):
    """Meteors, or days lost on the way around (GT-736)."""

    meteors: Threats
    days: Number


class SettlingAccounts(MachinationEntry, frozen=True, kw_only=True, tag="settling_accounts"):
    """Credits for the player behind, or a shot (GT-740)."""

    shot: Threat


class SystemTest(MachinationEntry, frozen=True, kw_only=True, tag="system_test"):
    """Powered parts are tested with tokens or discarded (GT-743)."""

    parts_per_token: Number


class TrafficJam(MachinationEntry, frozen=True, kw_only=True, tag="traffic_jam"):
    """Gaps between ships are closed (GT-752)."""


class Ambush(MachinationEntry, frozen=True, kw_only=True, tag="ambush"):
    """Shots at the least firepower, with cannons counted the other way round (GT-756)."""

    shots: Threats


class DriftingShip(MachinationEntry, frozen=True, kw_only=True, tag="drifting_ship"):
    """One player may give tokens for credits (GT-779)."""

    tokens: Number
    credits: Number
    days: Number


class VastnessOfSpace(MachinationEntry, frozen=True, kw_only=True, tag="vastness_of_space"):
    """Like Open Space (GT-780)."""


class Toll(MachinationEntry, frozen=True, kw_only=True, tag="toll"):
    """Credits paid or days lost (GT-764)."""

    credits: Number
    days: Number


class SideStorm(MachinationEntry, frozen=True, kw_only=True, tag="side_storm"):
    """Meteors from both sides (GT-765)."""

    meteors: Threats


class SternShower(MachinationEntry, frozen=True, kw_only=True, tag="stern_shower"):
    """Meteors from the rear (GT-766)."""

    meteors: Threats


class Customs(MachinationEntry, frozen=True, kw_only=True, tag="customs"):
    """The most valuable goods are lost (GT-767)."""

    goods_lost: Number


class PowerLeak(MachinationEntry, frozen=True, kw_only=True, tag="power_leak"):
    """Battery tokens are lost (GT-768)."""

    tokens: Number


class TaxOffice(MachinationEntry, frozen=True, kw_only=True, tag="tax_office"):
    """The richest player pays (GT-769)."""

    credits: Number


class GhostSignal(MachinationEntry, frozen=True, kw_only=True, tag="ghost_signal"):
    """The most engine power loses days (GT-770)."""

    days: Number


class OverloadedHull(MachinationEntry, frozen=True, kw_only=True, tag="overloaded_hull"):
    """Shots at everybody with more than so many cubes (GT-771)."""

    more_than: Number
    shots: Threats


class CrewParty(MachinationEntry, frozen=True, kw_only=True, tag="crew_party"):
    """The largest crew shrinks (GT-772)."""

    crew_lost: Number


class AlienStrike(MachinationEntry, frozen=True, kw_only=True, tag="alien_strike"):
    """Aliens add nothing until the next card is resolved (GT-773)."""


class HeadStart(MachinationEntry, frozen=True, kw_only=True, tag="head_start"):
    """The rearmost ship gains days (GT-774)."""

    days: Number


class ShieldCheck(MachinationEntry, frozen=True, kw_only=True, tag="shield_check"):
    """Shots from all sides (GT-775)."""

    shots: Threats


class GunCheck(MachinationEntry, frozen=True, kw_only=True, tag="gun_check"):
    """The least firepower loses goods (GT-776)."""

    goods_lost: Number


class SpeedCheck(MachinationEntry, frozen=True, kw_only=True, tag="speed_check"):
    """The least engine power loses crew (GT-777)."""

    crew_lost: Number


class LooseBolts(MachinationEntry, frozen=True, kw_only=True, tag="loose_bolts"):
    """Parts with an exposed connector fall off (GT-778)."""

    parts: Number


MachinationCard = (
    OldHulk
    | Psychocannibals
    | AsteroidBelt
    | SettlingAccounts
    | SystemTest
    | TrafficJam
    | Ambush
    | DriftingShip
    | VastnessOfSpace
    | Toll
    | SideStorm
    | SternShower
    | Customs
    | PowerLeak
    | TaxOffice
    | GhostSignal
    | OverloadedHull
    | CrewParty
    | AlienStrike
    | HeadStart
    | ShieldCheck
    | GunCheck
    | SpeedCheck
    | LooseBolts
)
FlightCard = AdventureCard | MachinationCard
"""Whatever may lie in the deck of a flight."""


# Rough roads and specialists


class RoughRoadCard(Entry, frozen=True, kw_only=True):
    """A rough road. ``building``: it bears the symbol of the building phase (GT-806)."""

    id: RoughRoad
    building: bool = False


class SpecialistCard(Entry, frozen=True, kw_only=True):
    """What a blue alien may be (GT-351)."""

    id: Specialist


# Files


class PartFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    part: list[Part]


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: list[Board]


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[AdventureCard]


class MachinationFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[MachinationCard]


class RoughRoadFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[RoughRoadCard]


class SpecialistFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[SpecialistCard]
