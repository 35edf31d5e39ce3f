"""The situation of a game: plain data, things by number.

Facilities, astronauts, tiles, cards and stories go by their numbers in the box (`box.py`): numbers
are copied much faster than names. -1 stands for nothing. A set of things is a number whose bits say
which are in it.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from kosmodrom.core.game import GameState
from kosmodrom.core.options import Seat
from kosmodrom.games.first_martians.tasks import AnyTask
from kosmodrom.games.first_martians.terms import NOTHING, SPACES

Phase: TypeAlias = Literal[
    "setup",
    "crew",
    "skills",
    "machines",
    "round",
    "events",
    "morale",
    "production",
    "planning",
    "acting",
    "malfunctions",
    "clean_up",
    "end",
]


class _Data(msgspec.Struct, array_like=True, gc=False):
    """Plain data, encoded without field names."""


class Facility(_Data):
    """A Facility of the HUB: a tile, or a card that was built."""

    plan: int
    """Its number in the box."""
    output: int = 0
    """Its productivity (FM-511, FM-531)."""
    broken: int = 0
    """The broken parts, as bits."""
    mended: int = 0
    """Those of them that were repaired in this phase: they work from its end on (FM-357)."""
    tiles: list[int] = msgspec.field(default_factory=lambda: [NOTHING, NOTHING])
    """The faces of its oxygen and its energy Shutdown tile (FM-559)."""
    shown: int = 0
    """The tiles whose face is known, as bits (FM-Q-49)."""
    tried: int = 0
    """The tiles that one attempt was made on, as bits (FM-Q-49)."""
    lifted: int = 0
    """The tiles taken off in this phase, as bits: it is free from the end of it on (FM-358)."""
    now: list[int] = []
    """Modifier tokens on "!", the topmost last."""
    later: list[int] = []
    """Modifier tokens on ">>", the topmost last."""
    upgrades: list[int] = []
    rerolled: bool = False
    """Whether its reroll was used in this round."""


class Farm(_Data):
    """What grows on a Farm: mature plants, and seeds that are no food yet (FM-975)."""

    facility: int
    """Its number among the Facilities in play."""
    greenhouses: int = 0
    plants: int = 0
    seeds: int = 0
    """The spaces of the Growth track with a seed, as bits from 1 to 6: none holds two (FM-982)."""


class Astronaut(_Data):
    """An astronaut in play."""

    who: int
    """Its number in the box."""
    seat: Seat
    wounds: int = 0
    conditions: int = 0
    """The Conditions held, as bits."""
    fresh: int = 0
    """Those gained in this phase: they act from the next on (FM-270)."""
    cured: int = 0
    """Those removed in this phase: they act to its end (FM-289)."""
    morale: int = 0
    """Morale tokens."""
    skills: int = 0
    """The skills that can be used, as bits: the base skill, then the cards."""
    used: int = 0
    """Those used in this round, as bits (FM-234)."""
    tokens: list[int] = []
    """Modifier tokens on the player board."""
    staying: int = 0
    """How many of them, from the end, came too late to be discarded in the next Clean-Up
    (FM-Q-34)."""
    counters: list[int] = []
    """The personal counters of the mission."""
    unlocked: int = 0
    """The skills of the mission's beginning, as bits: a campaign keeps them all."""


class Cargo(_Data):
    """One area of the Cargo Bay."""

    samples: int = 0
    seeds: int = 0
    spares: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    objectives: list[int] = []
    """Objective tokens."""
    upgrades: list[int] = []
    """Unbuilt Upgrade cards in the Available area, tiles in the Pending area (FM-1033)."""


class Area(_Data):
    """A space of the map."""

    tile: int = NOTHING
    """NOTHING: not explored."""
    samples: int = 0
    objectives: list[int] = []
    tokens: list[int] = []
    """Modifier tokens: Clean-Up leaves them (FM-1149)."""


class Stack(_Data):
    """Pawns on one performance of an action (FM-725).

    What it costs and brings besides is worked out when the plan is carried out: what comes later
    does not touch declared actions (FM-1162, FM-Q-74).
    """

    number: int
    """It keeps its number while others are withdrawn."""
    task: AnyTask
    pawns: list[int]
    """Astronauts by their number in play, then AOMs; the topmost last (FM-727)."""
    rover: int = NOTHING
    way: list[int] = []
    """The spaces from the HUB to the target, with it (FM-932)."""
    facility: int = NOTHING
    """The Facility where its action is taken, if there are several for it (FM-183)."""
    sure: bool = False
    """Whether it succeeds without a roll (FM-722)."""
    forced: bool = False
    """Whether the Success die is rolled all the same (FM-686)."""
    reroll: bool = False
    wounds: int = 0
    adventure: bool = False
    morale: int = 0
    check: bool = False
    """Whether its rover is checked at the end of the phase (FM-1171)."""
    heart: bool = False
    """Whether one of its pawns is there for a Heart Attack alone (FM-283)."""
    spares: list[int] = []
    """The spare parts that were put with it, by kind (FM-748)."""


class OpenEvent(_Data):
    """A Mission Event whose action can be performed (FM-1321)."""

    event: int
    round: int
    done: bool = False
    due: bool = False
    """Whether its consequence comes in this Event phase."""


class Coming(_Data):
    """A story that comes in a later round; nobody sees it before (FM-1352)."""

    round: int
    kind: Literal["adventure", "follow_up"]
    story: int
    who: int
    """The astronaut it is recorded for, by the number in play (FM-818)."""


class State(GameState):
    """A game of First Martians."""

    phase: Phase = "setup"
    step: int = 0
    """How far the phase is: the steps are those of its chapter."""
    round: int = 0
    sols: int = 0
    mission: int = 0
    first: int = 0
    """The astronaut whose player is First Player, by the number in play (FM-Q-02)."""
    crew: list[Astronaut] = []
    machines: list[int] = []
    """The AOMs in play, by their numbers in the box."""
    operators: list[int] = []
    """The astronaut that runs each of them this round (FM-765)."""
    facilities: list[Facility] = []
    farms: list[Farm] = []
    reserves: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    available: Cargo = msgspec.field(default_factory=Cargo)
    pending: Cargo = msgspec.field(default_factory=Cargo)
    pois: list[int] = []
    """POI tokens, all in the Available area (FM-306)."""
    examined: int = 0
    discoveries: int = 0
    morale: int = 0
    stress: int = 0
    malfunctions: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    cubes: int = 0
    """The Blocks whose cube in the Malfunction Box is red, as bits."""
    extra_dice: int = 0
    """Blocks whose die is rolled besides in this round, as bits."""
    rovers: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    """The tokens on the "x" spaces, the topmost last."""
    areas: list[Area] = msgspec.field(default_factory=lambda: [Area() for _ in range(SPACES)])
    plan: list[Stack] = []
    stacks: int = 0
    """How many stacks were begun in this round: the number of the next one."""
    changes: int = 0
    """How often the plan was changed in this round: bots lose their patience with it."""
    objections: list[Seat] = []
    """Who objected to the plan as it stands (FM-Q-75)."""
    voted: list[Seat] = []
    """Who has voted on it."""
    planted: bool = False
    checked: int = 0
    """The rovers to be checked at the end of the Action phase, as bits (FM-Q-23)."""
    forbidden: int = 0
    """Actions that cannot be taken in this round, as bits."""
    taxes: list[int] = msgspec.field(default_factory=lambda: [0] * 8)
    """How many more pawns each action needs in this round."""
    # At any moment
    declined: list[dict[int, int]] = []
    """For each seat what it could have used when it last went on, and how much there was for it to
    do (FM-Q-77)."""
    stopping: list[Seat] = []
    """Who is asked between any two steps."""
    stopped: int = 0
    """The step of the Action phase before which all could use something, and not within it."""
    # The story
    event: int = NOTHING
    """The Mission Event of the round."""
    open_events: list[OpenEvent] = []
    coming: list[Coming] = []
    goals: int = 0
    """The goals that are listed, as bits."""
    done: int = 0
    """Those of them that are done."""
    closed: int = 0
    """Actions of the mission sheet that cannot be taken, as bits."""
    taken: list[int] = []
    """How often each action of the mission sheet was taken, in all."""
    taken_now: list[int] = []
    """The same in this round."""
    counters: list[int] = []
    flags: list[str] = []
    # What is hidden
    tile_stacks: list[list[int]] = []
    poi_pool: list[int] = []
    condition_pool: list[int] = []
    """How many tokens of each type are in the pool (FM-Q-39)."""
    shutdowns: list[list[int]] = []
    """The stacks of oxygen and energy Shutdown tiles."""
    malfunction_decks: list[list[int]] = []
    malfunction_discards: list[list[int]] = []
    """Face up."""
    resolving: list[int] = []
    """The Malfunction cards that are being resolved, the latest last."""
    upgrade_deck: list[int] = []
    event_deck: list[int] = []
    """Mission Events that may still come (FM-1353)."""
    adventure_decks: list[list[int]] = []
    """By colour (FM-1353)."""
    ending: str = ""
    """How the mission ended: "won", "death", "time", "threshold" or "story"."""
    cause: str = ""
    """What the story says of it, or who died."""
