"""What the entries of the data files say: a type for each kind of component.

What rules look up often is worked out once and kept beside it: `CompanyTrack.shares_at`,
`PlayerTrack.worth_at` and the like.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Annotated, Final, Literal

import msgspec

from kosmodrom.games.skymines.effects import (
    Consequence,
    DiscardPlan,
    Effect,
    LunaLine,
    LunaReveal,
    Need,
    Permanent,
    PlaceMarker,
    PlanReward,
    StartBonus,
    TakeCards,
    TaskNeed,
    ThreatNeed,
)
from kosmodrom.games.skymines.terms import (
    CHAPTERS,
    DISPLAY,
    MOST_PLAYERS,
    SLOTS,
    TASKS,
    Amount,
    BoardSide,
    BonusPair,
    CardKind,
    Company,
    Letter,
    LunaSpace,
    MajorityKind,
    Number,
    PermanentPair,
    PlanLetter,
    Slot,
    Source,
    SpacePair,
    TileId,
    TrackId,
)

SINGLE_ENERGY: Final = "single-energy"
"""The symbol of the player's single-energy card on a starting token."""

# What a card of each kind may show (SKY-312, SKY-402, SKY-559).
VALUES: Final[dict[CardKind, range]] = {
    "carbon": range(1, 5),
    "minerals": range(1, 5),
    "titanium": range(1, 5),
    "energy": range(1, 4),
    "scientist": range(1, 4),
    "field": range(1),
    "share": range(1),
}


def rises(numbers: Sequence[int]) -> bool:
    return all(before < after for before, after in pairwise(numbers))


def steps_of(changes: Iterable[tuple[int, int]], last: int) -> tuple[int, ...]:
    """What holds at each position from 0 to the last, if it changes at some of them."""
    found, now = [], 0
    at = dict(changes)
    for position in range(last + 1):
        now = at.get(position, now)
        found.append(now)
    return tuple(found)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of a data file, with where its values come from."""

    source: Source


# Cards


class Card(Entry, frozen=True):
    """An action card.

    ``value`` is its units, energy points or research points; a field scientist has ``tank`` and
    ``coins`` instead, and its company unless it is the general one.
    """

    id: str
    letter: Letter | Literal["start", "single"]
    kind: CardKind
    cost: Amount
    value: Amount = 0
    share: Company | None = None
    company: Company | None = None
    tank: Amount = 0
    coins: Amount = 0
    seat: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYERS)] | None = None
    """Whose single-energy card it is, counted from the first player (SKY-145)."""

    def __post_init__(self) -> None:
        """The fields fit the kind."""
        if self.value not in VALUES[self.kind]:
            allowed = VALUES[self.kind]
            raise ValueError(f"`value` of kind {self.kind} is {allowed[0]} to {allowed[-1]}")
        if (self.kind == "field") != (self.tank > 0):
            raise ValueError("`tank` is for field scientists: 1 or more")
        if self.kind != "field" and (self.coins or self.company):
            raise ValueError("`coins` and `company` are for field scientists")
        if self.kind == "share" and self.share is None:
            raise ValueError("`share` says of which company the share is")
        if (self.letter == "single") != (self.seat is not None):
            raise ValueError("`seat` is 1 to 4 on a single-energy card, and on no other")


class Tile(Entry, frozen=True):
    """A bonus tile. ``value``: research points, tank spaces, energy points or units."""

    id: TileId
    value: Number
    per_field: Amount = 0
    """Tank spaces for each face-up field scientist (SKY-753)."""


# Plans


class Plan(Entry, frozen=True):
    """A research plan, or the plan that is printed on a starting token."""

    id: str
    letter: PlanLetter | Literal["token"]
    needs: Annotated[tuple[Need, ...], msgspec.Meta(min_length=1, max_length=2)]
    reward: Annotated[tuple[PlanReward, ...], msgspec.Meta(min_length=1)]


class SpecialPlan(Entry, frozen=True):
    """What it costs to move onto it (SKY-552), and what it adds at the end (SKY-910)."""

    number: Annotated[int, msgspec.Meta(ge=2, le=7)]
    cost: Amount
    value: Number

    @property
    def id(self) -> str:
        """What it is called among the plans of a research track."""
        return f"special-{self.number}"


class PlanSpace(Entry, frozen=True):
    """A space of the research display; ``supplement``: its frame is red (SKY-518)."""

    id: str
    letter: PlanLetter
    position: Annotated[int, msgspec.Meta(ge=1, le=4)]
    supplement: bool = False


class Token(Entry, frozen=True):
    """A starting research token (SKY-154 to SKY-158)."""

    id: str
    rest: Annotated[tuple[str, ...], msgspec.Meta(min_length=3, max_length=3)]
    """The starting cards that rest at first; `SINGLE_ENERGY` is the player's own."""
    needs: Annotated[tuple[Need, ...], msgspec.Meta(min_length=1, max_length=2)]
    reward: Annotated[tuple[PlanReward, ...], msgspec.Meta(min_length=1)]
    bonus: Annotated[tuple[StartBonus, ...], msgspec.Meta(min_length=1, max_length=2)]
    seat: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYERS)] | None = None
    """Who gets it in a first game, counted from the first player (SKY-150)."""

    @property
    def plan(self) -> Plan:
        """The plan printed on it."""
        return Plan(
            id=self.id, letter="token", needs=self.needs, reward=self.reward, source=self.source
        )

    def resting(self, single_energy: str) -> tuple[str, ...]:
        """The cards that rest at first, given the player's single-energy card (SKY-155)."""
        return tuple(single_energy if card == SINGLE_ENERGY else card for card in self.rest)


# Boards


class Surcharge(Entry, frozen=True):
    """What the board adds to the cost of a card on a display space (SKY-314)."""

    number: Annotated[int, msgspec.Meta(ge=1, le=DISPLAY)]
    cost: Amount


class PlayerTrack(Entry, frozen=True, dict=True):
    """The tank track or the research track."""

    id: Literal["tank", "research"]
    steps: Number
    """The number of the last position; the first one is 0."""
    slot_at: Number
    """Where the additional slot opens (SKY-1101, SKY-1103)."""
    slot: Slot
    past_end: Amount
    """Coins for each space or research point past the end (SKY-1106, SKY-1107)."""
    values: tuple[tuple[Number, Number], ...]
    """From which position on it is worth how much (SKY-913, SKY-914)."""
    no_a: tuple[int, ...] = ()
    """Screens with a crossed-out A (SKY-523)."""

    def __post_init__(self) -> None:
        """Positions lie on the track, values rise."""
        places = [place for place, _value in self.values]
        worths = [value for _place, value in self.values]
        if not rises(places) or not rises(worths) or places[-1:] != [self.steps]:
            raise ValueError("`values` rise with the positions, and the last one is at the end")
        if self.slot_at > self.steps:
            raise ValueError(f"`slot_at` is 1 to {self.steps}")
        if any(not 2 <= place <= self.steps for place in self.no_a):
            raise ValueError(f"`no_a` names positions from 2 to {self.steps}")

    @cached_property
    def worth_at(self) -> tuple[int, ...]:
        """What each position is worth."""
        return steps_of(self.values, self.steps)

    def position_of(self, value: int) -> int:
        """From which position on a value has been passed (SKY-Q-02)."""
        return next(place for place, worth in self.values if worth == value)


class Barrier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A money barrier between the space before it and the space ``to`` (SKY-1002)."""

    to: Number
    cost: Number


class Threshold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus threshold: whoever reaches the space ``to`` has passed it (SKY-1011)."""

    to: Number
    coins: Annotated[int, msgspec.Meta(ge=1, le=2)]


class CompanyTrack(Entry, frozen=True, dict=True):
    """A side of a track board."""

    id: TrackId
    last: Number
    """The number of the last space; the first one is 0."""
    shares: tuple[tuple[Number, Number], ...]
    """On which space a share symbol shows which running total (SKY-003)."""
    barriers: Annotated[tuple[Barrier, ...], msgspec.Meta(min_length=1, max_length=2)]
    thresholds: tuple[Threshold, Threshold]
    bonus: BonusPair

    def __post_init__(self) -> None:
        """Everything lies on the track, in rising order."""
        spaces = [space for space, _total in self.shares]
        if not rises(spaces) or not rises([total for _space, total in self.shares]):
            raise ValueError("`shares` rise with the spaces")
        crossings = (
            ("shares", spaces),
            ("barriers", [barrier.to for barrier in self.barriers]),
            ("thresholds", [threshold.to for threshold in self.thresholds]),
        )
        for field, places in crossings:
            if not places or not rises(places) or places[-1] > self.last:
                raise ValueError(f"`{field}` lie on spaces 1 to {self.last}, in rising order")

    @property
    def board(self) -> str:
        """The board of which it is a side: two sides of one are never in play (SKY-110)."""
        return self.id[0]

    @cached_property
    def shares_at(self) -> tuple[int, ...]:
        """How many shares each space is worth (SKY-002)."""
        return steps_of(self.shares, self.last)

    @cached_property
    def toll_to(self) -> tuple[int, ...]:
        """What the step onto each space costs: 0 where there is no barrier."""
        tolls = {barrier.to: barrier.cost for barrier in self.barriers}
        return tuple(tolls.get(space, 0) for space in range(self.last + 1))

    @cached_property
    def passed_at(self) -> tuple[int, ...]:
        """How many thresholds have been passed on each space: 0, 1 or 2."""
        return tuple(
            sum(threshold.to <= space for threshold in self.thresholds)
            for space in range(self.last + 1)
        )


class Bonus(Entry, frozen=True):
    """A permanent bonus of a company track: the first or the second of its pair."""

    id: str
    pair: PermanentPair
    level: Literal[1, 2]
    effect: Permanent


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a majority space gives from this total on.

    On the scientists' space the total counts research cards of any kind, at least one of them a
    scientist (SKY-712 to SKY-714).
    """

    total: Number
    gains: tuple[Effect, ...]


class Space(Entry, frozen=True):
    """A bonus space of the main board, a company track or a status card."""

    id: str
    kind: Literal["majority", "standard", "tile", "track", "personal"]
    coins: Amount = 0
    """What it costs."""
    removes: Literal["card", "carbon"] | None = None
    """Which hand card is removed for it."""
    gains: tuple[Effect, ...] = ()
    majority: MajorityKind | None = None
    steps: tuple[Step, ...] = ()
    pair: SpacePair | None = None
    level: Literal[1, 2] | None = None
    luna: LunaSpace | None = None
    """What Luna's cards call it (SKY-1677)."""

    def __post_init__(self) -> None:
        """The fields fit the kind."""
        majority = self.kind == "majority"
        if majority != (self.majority is not None):
            raise ValueError("`majority` says of what, on a majority space and on no other")
        if majority != bool(self.steps) or majority == bool(self.gains):
            raise ValueError("`gains` are given, but on a majority space `steps`")
        if not rises([step.total for step in self.steps]):
            raise ValueError("`steps` have rising totals")
        if (self.kind == "track") != (self.pair is not None and self.level is not None):
            raise ValueError("`pair` and `level` are given on a space of a track, and on no other")


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    rounds: Number
    coins: Amount
    """Of each player at the start (SKY-128)."""
    markers: Annotated[tuple[Number, ...], msgspec.Meta(min_length=4, max_length=4)]
    """Bonus markers by the number of players, Luna included (SKY-129, SKY-130)."""
    one_time_markers: Number
    open_slots: tuple[Slot, ...]
    supplement: Amount
    """Coins on the supplement space at the start (SKY-119)."""
    supplement_per_round: Amount
    plan_points: dict[PlanLetter, Number]
    """Research points for a plan (SKY-512 to SKY-514)."""
    special_points: Number
    flip_cost: Amount
    collectors_per_space: Number
    """Gas collectors for a further tank space (SKY-605)."""
    first_tracks: dict[Company, TrackId]
    open_missions: Annotated[tuple[Number, ...], msgspec.Meta(min_length=4, max_length=4)]
    """Mission cards by the number of humans (SKY-1301)."""
    task_coins: Amount
    threat_energy: Number
    """Energy points to reach a threat (SKY-1505)."""


# Modules


class Task(Entry, frozen=True):
    """A task of a mission card."""

    id: str
    need: TaskNeed


class Mission(Entry, frozen=True):
    """A mission card: the tasks of its three columns."""

    id: str
    tasks: Annotated[tuple[str, ...], msgspec.Meta(min_length=TASKS, max_length=TASKS)]


class Threat(Entry, frozen=True):
    """A threat card: what neutralises it beside reaching it, and what it does if left."""

    id: str
    needs: Annotated[tuple[ThreatNeed, ...], msgspec.Meta(min_length=1)]
    consequence: Consequence


class LunaCard(Entry, frozen=True):
    """One of Luna's cards; ``left`` and ``right`` are its majority numbers."""

    id: str
    card_class: Literal[1, 2]
    left: Amount
    right: Amount
    scientists: Amount
    lines: Annotated[tuple[LunaLine, ...], msgspec.Meta(min_length=1)]
    reveal: tuple[LunaReveal, ...] = ()

    def __post_init__(self) -> None:
        """Whatever depends on the slot is said for all five."""
        for line in self.lines:
            if isinstance(line, TakeCards | PlaceMarker):
                slots = set(line.spaces)
            elif isinstance(line, DiscardPlan):
                slots = set(line.positions)
            else:
                continue
            if slots != set(SLOTS):
                raise ValueError("`lines` that depend on the slot name all of A to E")


class LunaLevel(Entry, frozen=True):
    """How well Luna plays."""

    number: Annotated[int, msgspec.Meta(ge=0, le=8)]
    kind: Literal["easy", "standard", "advanced"]
    more_slots: bool
    """Whether slots A and E can open (SKY-1612)."""
    class_two: bool
    """Whether a class 2 card is added to each new deck (SKY-1624)."""
    tank: Amount = 0
    upload: Amount = 0
    tank_tokens: tuple[Number, ...] = ()
    upload_tokens: tuple[Number, ...] = ()


class LunaRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of Luna's rules."""

    coins: Amount
    markers: Number
    past_end: Amount
    """Coins for each space past the end of any track (SKY-1655, SKY-1656)."""


class Chapter(Entry, frozen=True):
    """A chapter of the campaign."""

    number: Annotated[int, msgspec.Meta(ge=1, le=CHAPTERS)]
    board: BoardSide
    missions: bool
    threats: bool
    outposts: dict[Company, tuple[Number, ...]] = {}
    """Sectors that are held at the start, one outpost of each column (SKY-1243)."""
    extra: Literal["first-personal-space", "threat-removed"] | None = None
    """What earns another success point (SKY-1244, SKY-1251)."""


class Rank(Entry, frozen=True):
    """A rating of the success points of a whole campaign (SKY-1210)."""

    id: str
    points: Amount


# Files


class CardFile(msgspec.Struct):
    card: list[Card]


class PlanFile(msgspec.Struct):
    plan: list[Plan]
    special: list[SpecialPlan]


class TokenFile(msgspec.Struct):
    token: list[Token]


class BoardFile(msgspec.Struct):
    track: list[PlayerTrack]
    surcharge: list[Surcharge]
    plan_space: list[PlanSpace]


class TrackFile(msgspec.Struct):
    track: list[CompanyTrack]
    bonus: list[Bonus]


class SpaceFile(msgspec.Struct):
    space: list[Space]
    tile: list[Tile]


class MissionFile(msgspec.Struct):
    mission: list[Mission]
    task: list[Task]


class ThreatFile(msgspec.Struct):
    threat: list[Threat]


class LunaFile(msgspec.Struct):
    rules: LunaRules
    card: list[LunaCard]
    level: list[LunaLevel]


class CampaignFile(msgspec.Struct):
    chapter: list[Chapter]
    rank: list[Rank]
