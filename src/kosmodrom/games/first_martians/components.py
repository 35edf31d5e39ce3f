"""What the entries of the data files say: a type for each kind of component."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from kosmodrom.games.first_martians.effects import (
    Clause,
    Cost,
    Effect,
    FacilityName,
    Ring,
    Test,
    Way,
)
from kosmodrom.games.first_martians.terms import (
    Action,
    AdventureKind,
    Amount,
    AreaEffect,
    Block,
    CardName,
    Colour,
    Die,
    Difficulty,
    Direction,
    FacilityKind,
    Gas,
    Icon,
    Keyword,
    Label,
    Name,
    Number,
    ObjectiveName,
    PartKind,
    Penalty,
    Percent,
    Profession,
    Resource,
    Source,
    TileName,
    Token,
    TokenColour,
    UpgradeName,
)

Sides: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=6)]
Language: TypeAlias = Literal["en", "pl"]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something inside an entry."""


class Entry(Record, frozen=True, kw_only=True):
    """An entry of a data file, with where its values come from."""

    id: Name
    source: Source


# The HUB


class Part(Record, frozen=True, kw_only=True):
    """A part of a Facility, and what its breaking brings (FM-680)."""

    kind: PartKind
    penalty: Penalty
    token: Token = "adventure"
    """What the penalty ``token`` puts on "!" (FM-Q-05)."""


class Facility(Entry, frozen=True, kw_only=True):
    """A Facility tile, or a Facility card that a mission lets players build (FM-181)."""

    kind: FacilityKind
    block: Block
    needs: tuple[Gas, ...] = ()
    action: Action | None = None
    output: Amount = 0
    """The highest productivity (FM-511, FM-531)."""
    greenhouses: Amount = 0
    """Those that a Farm card comes with (FM-628)."""
    parts: tuple[Part, ...] = ()
    can_be_shut: bool = True
    card: bool = False


class MalfunctionCard(Entry, frozen=True, kw_only=True):
    """A Malfunction card with its two keywords (FM-1116)."""

    block: Block
    keyword: Keyword
    facility: FacilityName
    effects: tuple[Effect, ...]


class NoMedic(Clause, frozen=True, tag="no-medic"):
    """Healing needs no pawn of the Medic (FM-873)."""


class ManageMore(Clause, frozen=True, tag="manage-more"):
    """Manage moves a marker so many spaces (FM-889)."""

    spaces: Number = 2


class UnwindMore(Clause, frozen=True, tag="unwind-more"):
    """Unwind lowers Stress by so much more."""

    stress: Number


class LiftPenalties(Clause, frozen=True, tag="lift-penalties"):
    """Broken parts of these types cost nothing here and have no penalty; they stay broken
    (FM-1035)."""

    parts: tuple[PartKind, ...]


class EachProduction(Clause, frozen=True, tag="each-production"):
    """This happens in every Production phase."""

    effects: tuple[Effect, ...]


class RerollFailure(Clause, frozen=True, tag="reroll-failure"):
    """The performer may roll the Success die of an action here once more, once a round."""


Bonus: TypeAlias = (
    NoMedic | ManageMore | UnwindMore | LiftPenalties | EachProduction | RerollFailure
)


class Upgrade(Entry, frozen=True, kw_only=True):
    """An Upgrade card and its tile (FM-1030, FM-1040)."""

    facility: FacilityKind
    spares: tuple[PartKind, PartKind]
    bonus: Bonus


class ShutdownFace(Entry, frozen=True, kw_only=True):
    """The face of a Shutdown tile: what removing it takes (FM-1052, FM-Q-49)."""

    resource: Gas
    demand: Amount = 0
    attempts: Literal[1, 2] = 1
    output: bool = False
    """Whether it raises the productivity of a producer by 1 (FM-1058)."""


# The crew


class Skill(Record, frozen=True, kw_only=True):
    """A skill: effects at any moment, or a reroll of own dice (FM-233 to FM-242)."""

    id: Name
    cost: Number
    effects: tuple[Effect, ...] = ()
    reroll: tuple[Die, ...] = ()
    """Which dice of a roll may be rolled again: one of them, by the performer."""
    actions: tuple[Action, ...] = ()
    """In which actions; empty: in all."""
    needs: tuple[Test, ...] = ()


class Astronaut(Entry, frozen=True, kw_only=True):
    """An astronaut; the id is the profession."""

    id: Profession
    icons: tuple[int, ...] = (2, 4)
    """The wounds on which a Condition icon is passed (FM-Q-37)."""
    base: Skill
    skills: tuple[Skill, Skill, Skill]
    trait: Name


class Aom(Entry, frozen=True, kw_only=True):
    """A helper machine and the type of its actions (FM-Q-30)."""

    action: Action


class ActionDice(Record, frozen=True, kw_only=True):
    """How many of six sides of each die hit."""

    colour: Colour
    success: Sides
    wound: Sides
    adventure: Sides
    source: Source


class MalfunctionDie(Record, frozen=True, kw_only=True):
    block: Block
    faces: Annotated[tuple[Amount, ...], msgspec.Meta(min_length=6, max_length=6)]
    source: Source


class DirectionCard(Record, frozen=True, kw_only=True):
    direction: Direction
    label: Label
    source: Source


class ResearchCard(Record, frozen=True, kw_only=True):
    number: Annotated[int, msgspec.Meta(ge=1, le=6)]
    percent: Annotated[int, msgspec.Meta(ge=15, le=50)]
    source: Source


# The map


class Tile(Entry, frozen=True, kw_only=True):
    """An area (FM-900 to FM-907)."""

    ring: Ring
    pawns: Annotated[int, msgspec.Meta(ge=0, le=2)] = 1
    samples: Amount = 0
    pois: Amount = 0
    icon: bool = False
    """Whether it has the mission icon (FM-906)."""
    effects: tuple[AreaEffect, ...] = ()


class Poi(Entry, frozen=True, kw_only=True):
    """A kind of POI token: an effect of its own, or a mission icon (FM-921)."""

    count: Number = 1
    icon: Icon | None = None
    effects: tuple[Effect, ...] = ()


# Stories


class Place(Record, frozen=True, kw_only=True):
    """Where an action outside the HUB is taken: an explored area, as far as something is said, of
    this ring, with the mission icon, with this objective token."""

    ring: Ring | None = None
    icon: bool = False
    token: ObjectiveName | None = None


class EventAction(Record, frozen=True, kw_only=True):
    """The action of a Mission Event (FM-843, FM-844)."""

    action: Action | None = None
    pawns: Number = 1
    place: Place | None = None
    cost: Cost = Cost()
    needs: tuple[Test, ...] = ()
    reward: tuple[Effect, ...]
    repeatable: bool = False


class Consequence(Record, frozen=True, kw_only=True):
    """What may follow if the action is not performed (FM-848)."""

    percent: Percent = 33
    effects: tuple[Effect, ...]


class MissionEvent(Entry, frozen=True, kw_only=True):
    """A Mission Event. Words: ``mission-event-<id>``, the title, with ``.story``, and where there
    are any ``.action``, the name of its action, with ``.deed``, ``.consequence``, a title, and
    ``.aftermath``, its story."""

    effects: tuple[Effect, ...] = ()
    action: EventAction | None = None
    consequence: Consequence | None = None
    needs: tuple[Test, ...] = ()
    """What must hold for it to be drawn."""
    missions: tuple[Name, ...] = ()
    """The missions it belongs to; empty: all."""
    weight: Number = 1
    """How many times as likely it is to be drawn as others."""


class FollowUp(Entry, frozen=True, kw_only=True):
    """What comes of an earlier story. Words: ``follow-up-<id>`` with ``.story``."""

    effects: tuple[Effect, ...]


class Later(Record, frozen=True, kw_only=True):
    """A delayed result: when, how likely and what (FM-1335)."""

    earliest: Number = 1
    latest: Number = 2
    percent: Percent = 100
    effects: tuple[Effect, ...]


class Adventure(Entry, frozen=True, kw_only=True):
    """An Adventure. Words: ``adventure-<id>`` with ``.story``, ``.later`` for a delayed result, and
    ``way-<id>-<way>`` for the ways of a choice."""

    colour: Colour
    kind: AdventureKind
    effects: tuple[Effect, ...] = ()
    ways: tuple[Way, ...] = ()
    later: Later | None = None


# Missions


class Goal(Record, frozen=True, kw_only=True):
    """A goal: red ones are needed, orange ones not (FM-102, FM-103). It is done as soon as its
    tests hold; without any, an effect ticks it."""

    id: Name
    red: bool = True
    tests: tuple[Test, ...] = ()
    hidden: bool = False
    """Whether an event adds it later (FM-845)."""
    reward: tuple[Effect, ...] = ()


class SheetAction(Record, frozen=True, kw_only=True):
    """An action of the mission sheet (FM-711, FM-746, FM-750)."""

    id: Name
    action: Action | None = None
    pawns: Number = 1
    """For an action without a type (FM-Q-66)."""
    place: Place | None = None
    """None: inside the HUB, as for a replacement Facility (FM-188)."""
    cost: Cost = Cost()
    needs: tuple[Test, ...] = ()
    effects: tuple[Effect, ...]
    limit: Amount = 0
    """How often in the mission; 0: any number of times."""
    per_round: Amount = 0
    open: bool = True


class ObjectiveToken(Record, frozen=True, kw_only=True):
    """An objective token of the mission and where it lies at first (FM-151 to FM-157)."""

    id: Name
    colour: TokenColour
    number: Number
    """What is printed on it; no order of goals (FM-158)."""
    at: Literal["box", "available", "pending"] = "box"
    gives: tuple[Effect, ...] = ()
    """What it gives when it is gathered or received."""


class Counter(Record, frozen=True, kw_only=True):
    """A track or a pile of markers of the mission."""

    id: Name
    start: int = 0
    most: Number = 100
    personal: bool = False


class MissionDie(Record, frozen=True, kw_only=True):
    """A Malfunction die that is rolled from a round on (FM-331, FM-1103)."""

    block: Block
    start: Number = 1
    end: Number = 99


class SpecialRounds(Record, frozen=True, kw_only=True):
    """What happens at the beginning of some rounds (FM-331)."""

    start: Number
    end: Number
    told: bool = False
    """Whether a story is told first: ``sol-<mission>-<start>``."""
    effects: tuple[Effect, ...]


class Level(Record, frozen=True, kw_only=True):
    """What depends on the difficulty."""

    sols: Annotated[tuple[Number, ...], msgspec.Meta(min_length=4, max_length=4)]
    """The number of rounds with 1, 2, 3 and 4 players (FM-105)."""
    reserves: dict[Resource, Amount]
    threshold: Amount | None = None
    dice: tuple[MissionDie, ...] = ()
    effects: tuple[Effect, ...] = ()
    """What happens at set-up, before the first round."""
    by_players: Annotated[
        tuple[tuple[Effect, ...], ...], msgspec.Meta(min_length=4, max_length=4)
    ] = ((), (), (), ())
    """What happens after that with 1, 2, 3 and 4 players."""

    def set_up(self, players: int) -> tuple[Effect, ...]:
        """All that happens before the first round."""
        return self.effects + self.by_players[players - 1]


class Mission(Entry, frozen=True, kw_only=True):
    """A mission. Words: ``mission-<id>`` with ``.focus``, ``.intro``, ``.rules``, ``.won``,
    ``.lost``; ``goal-<mission>-<id>``; ``sheet-<mission>-<id>`` with ``.deed``;
    ``counter-<mission>-<id>``; ``objective-<mission>-<id>``; ``cause-<cause>``."""

    levels: dict[Difficulty, Level]
    morale: Annotated[int, msgspec.Meta(ge=-2, le=3)] = 0
    morale_tokens: Amount = 0
    upgrades: Amount = 2
    allowed_upgrades: tuple[UpgradeName, ...] = ()
    """Which may be dealt; empty: all."""
    replaces: dict[TileName, CardName] = {}
    """Facility cards that take the place of Facility tiles, by the names of the tiles (FM-189)."""
    greenhouses: Amount | None = None
    """None: one for each astronaut, each with a plant (FM-210)."""
    plants: Amount | None = None
    seeds: Amount = 0
    keeps_wounds: bool = False
    """Whether the astronauts of a campaign come with the wounds and Conditions of the chapter
    before (FM-Q-36)."""
    planting: bool = True
    goals: tuple[Goal, ...]
    actions: tuple[SheetAction, ...] = ()
    pois: dict[Icon, tuple[Effect, ...]] = {}
    """What the icons of POI tokens mean here (FM-921)."""
    icon: tuple[Effect, ...] = ()
    """What the mission icon of an area means here (FM-906)."""
    tokens: tuple[ObjectiveToken, ...] = ()
    counters: tuple[Counter, ...] = ()
    production: tuple[Effect, ...] = ()
    """What happens at the end of each Production phase (FM-506)."""
    rounds: tuple[SpecialRounds, ...] = ()
    malfunctions: tuple[Block, ...] = ()
    """The tracks named in the first rounds; afterwards they are random (FM-Q-09)."""
    events: tuple[MissionEvent, ...] = ()
    """Events of this mission alone; those of the box come besides."""
    words: dict[Language, str] = {}
    """Its messages, where they are not in the game's catalogues."""
