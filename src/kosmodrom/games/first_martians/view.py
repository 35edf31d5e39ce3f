"""What anybody may see, and the redealing of what nobody may.

Seats have no secrets from each other: everyone sees the same. Hidden are decks and stacks, faces of
Shutdown tiles until they are turned over, and what the storyteller has in store (FM-1352).
"""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.showing import for_all, kept_by
from kosmodrom.games.first_martians.forecast import Forecast, forecast
from kosmodrom.games.first_martians.map import SPACE_NAMES
from kosmodrom.games.first_martians.plan_view import (
    Ballot,
    RouteView,
    StackView,
    ballot,
    open_plan,
    routes,
    stacks_of,
)
from kosmodrom.games.first_martians.rules.base import (
    Game,
    acting_conditions,
    card_of,
    is_shut,
    level_of,
    mission_of,
)
from kosmodrom.games.first_martians.rules.events_phase import LATER, open_until
from kosmodrom.games.first_martians.rules.facilities import broken_parts, penalties
from kosmodrom.games.first_martians.rules.malfunctions import dice_pool
from kosmodrom.games.first_martians.rules.targets import unplanned
from kosmodrom.games.first_martians.state import Astronaut, Cargo, Facility, Phase
from kosmodrom.games.first_martians.terms import (
    ACTIONS,
    BLOCKS,
    CONDITIONS,
    GASES,
    GROWTH,
    NOTHING,
    PARTS,
    TOKENS,
    Action,
    Block,
    Condition,
    Gas,
    PartKind,
    Penalty,
    Token,
)

T = TypeVar("T")


class PartView(msgspec.Struct, frozen=True, gc=False):
    kind: PartKind
    broken: bool
    mended: bool
    """Repaired in this phase: it works from its end on (FM-357)."""


class ShutdownView(msgspec.Struct, frozen=True, gc=False):
    """A Shutdown tile; its face is known once it was turned over."""

    resource: Gas
    face: str | None
    tried: bool


class FacilityView(msgspec.Struct, frozen=True, gc=False):
    id: str
    shut: bool
    parts: tuple[PartView, ...]
    shutdowns: tuple[ShutdownView, ...]
    now: tuple[Token, ...]
    later: tuple[Token, ...]
    upgrades: tuple[str, ...]
    penalties: tuple[Penalty, ...]
    """Those that act now."""
    output: int | None
    """Of an Oxygenator or Solar Panel."""


class FarmView(msgspec.Struct, frozen=True, gc=False):
    facility: str
    greenhouses: int
    plants: int
    seeds: tuple[int, ...]
    """The spaces of the Growth track with a seed."""


class SkillView(msgspec.Struct, frozen=True, gc=False):
    id: str
    cost: int
    used: bool


class AstronautView(msgspec.Struct, frozen=True, gc=False):
    id: str
    seat: Seat
    wounds: int
    conditions: tuple[Condition, ...]
    acting: tuple[Condition, ...]
    """Those that act in this phase (FM-270, FM-289)."""
    morale: int
    skills: tuple[SkillView, ...]
    tokens: tuple[Token, ...]
    pawns: int
    """Those that are not in the plan."""
    counters: dict[str, int]


class MachineView(msgspec.Struct, frozen=True, gc=False):
    id: str
    operator: str | None
    """The astronaut who runs it this round."""
    planned: bool


class CargoView(msgspec.Struct, frozen=True, gc=False):
    samples: int
    seeds: int
    spares: dict[PartKind, int]
    objectives: tuple[str, ...]
    upgrades: tuple[str, ...]


class AreaView(msgspec.Struct, frozen=True, gc=False):
    """An explored space of the map."""

    space: str
    tile: str
    samples: int
    objectives: tuple[str, ...]
    tokens: tuple[Token, ...]


class MarkedSpace(msgspec.Struct, frozen=True, gc=False):
    """A space that is not explored but holds objective tokens."""

    space: str
    objectives: tuple[str, ...]


class OpenEventView(msgspec.Struct, frozen=True, gc=False):
    """An Event that can be read again at any time (FM-1322), without what may come of it
    (FM-1316)."""

    event: str
    until: int
    """The last round in which its action can be performed (FM-851)."""
    done: bool


class GoalView(msgspec.Struct, frozen=True, gc=False):
    """A line of the Mission Log (FM-1341)."""

    id: str
    red: bool
    done: bool


class SheetView(msgspec.Struct, frozen=True, gc=False):
    """An action of the mission sheet."""

    id: str
    open: bool
    taken: int
    limit: int


class View(msgspec.Struct, frozen=True, gc=False):
    """The whole table, as everybody sees it."""

    mission: str
    difficulty: str
    phase: Phase
    round: int
    sols: int
    first: str
    """The First Player's astronaut."""
    crew: tuple[AstronautView, ...]
    machines: tuple[MachineView, ...]
    facilities: tuple[FacilityView, ...]
    farms: tuple[FarmView, ...]
    reserves: tuple[int, ...]
    available: CargoView
    pending: CargoView
    pois: tuple[str, ...]
    examined: int
    discoveries: int
    morale: int
    stress: int
    malfunctions: tuple[int, ...]
    cubes: tuple[Block, ...]
    dice: tuple[Block, ...]
    """The Malfunction dice of this round, as far as they are known (FM-1103, FM-1104)."""
    discards: tuple[tuple[str, ...], ...]
    rovers: tuple[tuple[Token, ...], ...]
    areas: tuple[AreaView, ...]
    marked: tuple[MarkedSpace, ...]
    tiles_left: tuple[int, ...]
    routes: tuple[RouteView, ...]
    plan: tuple[StackView, ...]
    ballot: Ballot | None
    """How far the crew is with its plan; None outside of planning."""
    event: str | None
    open_events: tuple[OpenEventView, ...]
    goals: tuple[GoalView, ...]
    actions: tuple[SheetView, ...]
    counters: dict[str, int]
    forbidden: tuple[Action, ...]
    taxes: dict[Action, int]
    broken: int
    threshold: int | None
    forecast: Forecast
    remembered: tuple[str, ...]
    """What a campaign will remember of the story."""
    ending: str
    cause: str


def view(g: Game, _seat: Seat | None) -> View:
    """What anybody may see."""
    return _view(g)


@for_all
def _view(g: Game) -> View:
    s, plan = g.state, open_plan(g)
    crew = len(s.crew)
    planned = [pawn for stack in s.plan for pawn in stack.pawns]
    return replace(
        _situation(unplanned(g)),
        crew=tuple([_astronaut(g, n, planned.count(n)) for n in range(crew)]),
        machines=tuple([_machine(g, n, crew + n in planned) for n in range(len(s.machines))]),
        plan=stacks_of(g, plan),
        ballot=ballot(g, plan),
    )


@for_all
def _situation(g: Game) -> View:
    """All but the plan and those who are in it."""
    s, box, mission = g.state, g.data, mission_of(g)
    areas, marked, ways = _land(g)
    shared = [counter.id for counter in mission.counters if not counter.personal]
    return View(
        mission=mission.id,
        difficulty=g.options.difficulty,
        phase=s.phase,
        round=s.round,
        sols=s.sols,
        first=card_of(g, s.first).id if s.crew else "",
        crew=(),
        machines=(),
        facilities=_facilities(g),
        farms=tuple(
            FarmView(
                box.facilities[s.facilities[farm.facility].plan].id,
                farm.greenhouses,
                farm.plants,
                tuple(space for space in range(1, GROWTH + 1) if farm.seeds >> space & 1),
            )
            for farm in s.farms
        ),
        reserves=tuple(s.reserves),
        available=_cargo(g, s.available),
        pending=_cargo(g, s.pending),
        pois=tuple(box.pois[poi].id for poi in s.pois),
        examined=s.examined,
        discoveries=s.discoveries,
        morale=s.morale,
        stress=s.stress,
        malfunctions=tuple(s.malfunctions),
        cubes=_named(BLOCKS, s.cubes),
        dice=tuple(BLOCKS[block] for block in dice_pool(g)),
        discards=tuple(
            tuple(box.malfunctions[card].id for card in pile) for pile in s.malfunction_discards
        ),
        rovers=tuple(_tokens(tokens) for tokens in s.rovers),
        areas=areas,
        marked=marked,
        tiles_left=tuple(len(stack) for stack in s.tile_stacks),
        routes=ways,
        plan=(),
        ballot=None,
        event=box.events[s.event].id if s.event != NOTHING else None,
        open_events=tuple(
            OpenEventView(
                box.events[opened.event].id, open_until(opened.round, s.sols), opened.done
            )
            for opened in s.open_events
        ),
        goals=tuple(
            GoalView(goal.id, goal.red, bool(s.done >> number & 1))
            for number, goal in enumerate(mission.goals)
            if s.goals >> number & 1
        ),
        actions=tuple(
            SheetView(action.id, not s.closed >> number & 1, taken, action.limit)
            for number, (action, taken) in enumerate(zip(mission.actions, s.taken, strict=False))
        ),
        counters=dict(zip(shared, s.counters, strict=False)),
        forbidden=_named(ACTIONS, s.forbidden),
        taxes={action: n for action, n in zip(ACTIONS, s.taxes, strict=True) if n},
        broken=broken_parts(g),
        threshold=level_of(g).threshold,
        forecast=forecast(g),
        remembered=tuple(s.flags),
        ending=s.ending,
        cause=s.cause,
    )


def _named(names: tuple[T, ...], bits: int) -> tuple[T, ...]:
    return tuple(name for number, name in enumerate(names) if bits >> number & 1)


def _tokens(tokens: list[int]) -> tuple[Token, ...]:
    return tuple(TOKENS[token] for token in tokens)


def _objectives(g: Game, numbers: list[int]) -> tuple[str, ...]:
    mission = mission_of(g)
    return tuple(f"{mission.id}-{mission.tokens[number].id}" for number in numbers)


@kept_by(lambda g, number, planned: (number, planned, g.state.crew[number], g.state.mission))
def _astronaut(g: Game, number: int, planned: int) -> AstronautView:
    """An astronaut with so many pawns in the plan."""
    astronaut: Astronaut = g.state.crew[number]
    card = card_of(g, number)
    skills = (card.base, *card.skills)
    own = [counter.id for counter in mission_of(g).counters if counter.personal]
    return AstronautView(
        card.id,
        astronaut.seat,
        astronaut.wounds,
        _named(CONDITIONS, astronaut.conditions),
        _named(CONDITIONS, acting_conditions(astronaut)),
        astronaut.morale,
        tuple(
            SkillView(skill.id, skill.cost, bool(astronaut.used >> n & 1))
            for n, skill in enumerate(skills)
            if astronaut.skills >> n & 1
        ),
        _tokens(astronaut.tokens),
        2 - planned,
        dict(zip(own, astronaut.counters, strict=False)),
    )


def _machine(g: Game, number: int, planned: bool) -> MachineView:
    s = g.state
    operator = s.operators[number] if number < len(s.operators) else NOTHING
    return MachineView(
        g.data.aoms[s.machines[number]].id,
        card_of(g, operator).id if operator != NOTHING else None,
        planned,
    )


@kept_by(lambda g: g.state.facilities)
def _facilities(g: Game) -> tuple[FacilityView, ...]:
    return tuple(_facility(g, number) for number in range(len(g.state.facilities)))


@kept_by(lambda g, number: (number, g.state.facilities[number]))
def _facility(g: Game, number: int) -> FacilityView:
    facility: Facility = g.state.facilities[number]
    card = g.data.facilities[facility.plan]
    return FacilityView(
        card.id,
        is_shut(facility),
        tuple(
            PartView(
                part.kind,
                bool(facility.broken >> PARTS.index(part.kind) & 1),
                bool(facility.mended >> PARTS.index(part.kind) & 1),
            )
            for part in card.parts
        ),
        tuple(
            ShutdownView(
                GASES[gas],
                g.data.shutdowns[tile].id if facility.shown >> gas & 1 else None,
                bool(facility.tried >> gas & 1),
            )
            for gas, tile in enumerate(facility.tiles)
            if tile != NOTHING
        ),
        _tokens(facility.now),
        _tokens(facility.later),
        tuple(g.data.upgrades[upgrade].id for upgrade in facility.upgrades),
        tuple(sorted(penalties(g, number))),
        facility.output if card.output else None,
    )


@kept_by(lambda g: (g.state.areas, g.state.mission))
def _land(g: Game) -> tuple[tuple[AreaView, ...], tuple[MarkedSpace, ...], tuple[RouteView, ...]]:
    """The explored areas, the other spaces with tokens, and the ways to all of them."""
    explored, marked = list[AreaView](), list[MarkedSpace]()
    for space, area in enumerate(g.state.areas):
        name, objectives = SPACE_NAMES[space], _objectives(g, area.objectives)
        if area.tile != NOTHING:
            tile, tokens = g.data.tiles[area.tile].id, _tokens(area.tokens)
            explored.append(AreaView(name, tile, area.samples, objectives, tokens))
        elif objectives:
            marked.append(MarkedSpace(name, objectives))
    return tuple(explored), tuple(marked), routes(g)


def _cargo(g: Game, cargo: Cargo) -> CargoView:
    return CargoView(
        cargo.samples,
        cargo.seeds,
        {kind: n for kind, n in zip(PARTS, cargo.spares, strict=True) if n},
        _objectives(g, cargo.objectives),
        tuple(g.data.upgrades[upgrade].id for upgrade in cargo.upgrades),
    )


def redeal(g: Game, _seat: Seat, guess: Random) -> None:
    """Mix all that nobody knows: stacks, decks, pools, and what is to come."""
    s = g.state
    for pile in (
        *s.tile_stacks,
        s.poi_pool,
        *s.malfunction_decks,
        s.upgrade_deck,
        s.event_deck,
        *s.adventure_decks,
    ):
        guess.shuffle(pile)
    for gas in range(len(GASES)):
        hidden = [
            facility
            for facility in s.facilities
            if facility.tiles[gas] != NOTHING and not facility.shown >> gas & 1
        ]
        faces = s.shutdowns[gas] + [facility.tiles[gas] for facility in hidden]
        guess.shuffle(faces)
        for facility in hidden:
            facility.tiles[gas] = faces.pop()
        s.shutdowns[gas] = faces
    redeal_coming(g, guess, drawn=s.phase == "events" and s.step == LATER)


def redeal_coming(g: Game, guess: Random, drawn: bool) -> None:
    """Mix the stories that are to come (FM-1352), and the consequences that come in this phase if
    they are drawn already."""
    s, box = g.state, g.data
    delayed = [n for n, adventure in enumerate(box.adventures) if adventure.later is not None]
    for coming in s.coming:
        coming.round = s.round + 1 + guess.below(2)
        if coming.kind == "adventure":
            coming.story = guess.choice(delayed)
        else:
            coming.story = guess.below(len(box.follow_ups))
    if drawn:
        for opened in s.open_events:
            consequence = box.events[opened.event].consequence
            opened.due = consequence is not None and guess.below(100) < consequence.percent
