"""What anybody may see, and the redealing of what nobody may.

Seats have no secrets from each other: everyone sees the same. Hidden are decks and stacks, faces of
Shutdown tiles until they are turned over, and what the storyteller has in store (FM-1352).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.games.first_martians.map import SPACE_NAMES
from kosmodrom.games.first_martians.rules.base import (
    Game,
    acting_conditions,
    card_of,
    is_shut,
    level_of,
    mission_of,
)
from kosmodrom.games.first_martians.rules.facilities import broken_parts, penalties
from kosmodrom.games.first_martians.rules.needs import Needs, needs_of
from kosmodrom.games.first_martians.rules.tests import produced
from kosmodrom.games.first_martians.state import Astronaut, Cargo, Facility, Phase, Stack
from kosmodrom.games.first_martians.terms import (
    ACTIONS,
    BLOCKS,
    CONDITIONS,
    ENERGY,
    GASES,
    GROWTH,
    NOTHING,
    OXYGEN,
    PARTS,
    ROVERS,
    TOKENS,
    Action,
    Block,
    Condition,
    Gas,
    PartKind,
    Penalty,
    Rover,
    Token,
)

T = TypeVar("T")


class PartView(msgspec.Struct, frozen=True):
    kind: PartKind
    broken: bool
    mended: bool
    """Repaired in this phase: it works from its end on (FM-357)."""


class ShutdownView(msgspec.Struct, frozen=True):
    """A Shutdown tile; its face is known once it was turned over."""

    resource: Gas
    face: str | None
    tried: bool


class FacilityView(msgspec.Struct, frozen=True):
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


class FarmView(msgspec.Struct, frozen=True):
    facility: str
    greenhouses: int
    plants: int
    seeds: tuple[int, ...]
    """The spaces of the Growth track with a seed."""


class SkillView(msgspec.Struct, frozen=True):
    id: str
    cost: int
    used: bool


class AstronautView(msgspec.Struct, frozen=True):
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


class MachineView(msgspec.Struct, frozen=True):
    id: str
    operator: str | None
    """The astronaut who runs it this round."""
    planned: bool


class CargoView(msgspec.Struct, frozen=True):
    samples: int
    seeds: int
    spares: dict[PartKind, int]
    objectives: tuple[str, ...]
    upgrades: tuple[str, ...]


class AreaView(msgspec.Struct, frozen=True):
    """An explored space of the map."""

    space: str
    tile: str
    samples: int
    objectives: tuple[str, ...]
    tokens: tuple[Token, ...]


class MarkedSpace(msgspec.Struct, frozen=True):
    """A space that is not explored but holds objective tokens."""

    space: str
    objectives: tuple[str, ...]


class StackView(msgspec.Struct, frozen=True):
    """A stack of the plan, the topmost pawn last, with what it asks and risks."""

    number: int
    task: str
    """What is to be done, by the tag of its task."""
    target: tuple[str, ...]
    pawns: tuple[str, ...]
    rover: Rover | None
    way: tuple[str, ...]
    needs: Needs


class OpenEventView(msgspec.Struct, frozen=True):
    """An Event that can be read again at any time (FM-1322), without what may come of it
    (FM-1316)."""

    event: str
    until: int
    """The last round in which its action can be performed (FM-851)."""
    done: bool


class GoalView(msgspec.Struct, frozen=True):
    """A line of the Mission Log (FM-1341)."""

    id: str
    red: bool
    done: bool


class SheetView(msgspec.Struct, frozen=True):
    """An action of the mission sheet."""

    id: str
    open: bool
    taken: int
    limit: int


class Forecast(msgspec.Struct, frozen=True):
    """What the next Production phase brings as things stand: what is produced and what is needed.
    What is missing shuts Facilities down, or leaves people hungry."""

    oxygen: int
    oxygen_needed: int
    energy: int
    energy_needed: int
    food: int
    portions: int
    wilting: bool
    stress: int


class View(msgspec.Struct, frozen=True):
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
    plan: tuple[StackView, ...]
    objections: tuple[Seat, ...]
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
    ending: str
    cause: str


def view(g: Game, _seat: Seat | None) -> View:
    """What anybody may see."""
    s, box, mission = g.state, g.data, mission_of(g)
    shared = [counter.id for counter in mission.counters if not counter.personal]
    return View(
        mission=mission.id,
        difficulty=g.options.difficulty,
        phase=s.phase,
        round=s.round,
        sols=s.sols,
        first=card_of(g, s.first).id if s.crew else "",
        crew=tuple(_astronaut(g, number) for number in range(len(s.crew))),
        machines=tuple(_machine(g, number) for number in range(len(s.machines))),
        facilities=tuple(_facility(g, number) for number in range(len(s.facilities))),
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
        dice=_named(BLOCKS, _dice(g)),
        discards=tuple(
            tuple(box.malfunctions[card].id for card in pile) for pile in s.malfunction_discards
        ),
        rovers=tuple(_tokens(tokens) for tokens in s.rovers),
        areas=tuple(
            AreaView(
                SPACE_NAMES[space],
                box.tiles[area.tile].id,
                area.samples,
                _objectives(g, area.objectives),
                _tokens(area.tokens),
            )
            for space, area in enumerate(s.areas)
            if area.tile != NOTHING
        ),
        marked=tuple(
            MarkedSpace(SPACE_NAMES[space], _objectives(g, area.objectives))
            for space, area in enumerate(s.areas)
            if area.tile == NOTHING and area.objectives
        ),
        tiles_left=tuple(len(stack) for stack in s.tile_stacks),
        plan=tuple(_stack(g, stack) for stack in s.plan),
        objections=tuple(s.objections),
        event=box.events[s.event].id if s.event != NOTHING else None,
        open_events=tuple(
            OpenEventView(box.events[opened.event].id, opened.round + 2, opened.done)
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
        ending=s.ending,
        cause=s.cause,
    )


def forecast(g: Game) -> Forecast:
    """The next Production phase by its rules, as things stand (FM-501)."""
    s, box = g.state, g.data
    needed = [0, 0]
    for facility in s.facilities:
        for gas in (OXYGEN, ENERGY):
            if box.needs[facility.plan] >> gas & 1 and facility.tiles[gas] == NOTHING:
                needed[gas] += 1
    anemic = CONDITIONS.index("anemia")
    farms = [(farm, s.facilities[farm.facility]) for farm in s.farms]
    wilting = any(
        is_shut(facility) or "wilting" in penalties(g, farm.facility) for farm, facility in farms
    )
    return Forecast(
        oxygen=produced(g, "oxygen"),
        oxygen_needed=needed[OXYGEN],
        energy=produced(g, "energy"),
        energy_needed=needed[ENERGY],
        food=sum(farm.plants for farm, facility in farms if not is_shut(facility)),
        portions=sum(1 + (astronaut.conditions >> anemic & 1) for astronaut in s.crew),
        wilting=wilting,
        stress=len(s.crew)
        + 2 * sum(tile != NOTHING for facility in s.facilities for tile in facility.tiles),
    )


def _dice(g: Game) -> int:
    """The Blocks whose die is rolled in this round: by the mission, red cubes and effects."""
    s = g.state
    found = s.cubes | s.extra_dice
    for die in level_of(g).dice:
        if die.start <= s.round <= die.end:
            found |= 1 << BLOCKS.index(die.block)
    return found


def _named(names: tuple[T, ...], bits: int) -> tuple[T, ...]:
    return tuple(name for number, name in enumerate(names) if bits >> number & 1)


def _tokens(tokens: list[int]) -> tuple[Token, ...]:
    return tuple(TOKENS[token] for token in tokens)


def _objectives(g: Game, numbers: list[int]) -> tuple[str, ...]:
    mission = mission_of(g)
    return tuple(f"{mission.id}-{mission.tokens[number].id}" for number in numbers)


def _astronaut(g: Game, number: int) -> AstronautView:
    astronaut: Astronaut = g.state.crew[number]
    card = card_of(g, number)
    skills = (card.base, *card.skills)
    planned = sum(stack.pawns.count(number) for stack in g.state.plan)
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


def _machine(g: Game, number: int) -> MachineView:
    s = g.state
    operator = s.operators[number] if number < len(s.operators) else NOTHING
    return MachineView(
        g.data.aoms[s.machines[number]].id,
        card_of(g, operator).id if operator != NOTHING else None,
        any(len(s.crew) + number in stack.pawns for stack in s.plan),
    )


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


def _cargo(g: Game, cargo: Cargo) -> CargoView:
    return CargoView(
        cargo.samples,
        cargo.seeds,
        {kind: n for kind, n in zip(PARTS, cargo.spares, strict=True) if n},
        _objectives(g, cargo.objectives),
        tuple(g.data.upgrades[upgrade].id for upgrade in cargo.upgrades),
    )


def _stack(g: Game, stack: Stack) -> StackView:
    s = g.state
    crew = len(s.crew)
    names = tuple(
        card_of(g, pawn).id if pawn < crew else g.data.aoms[s.machines[pawn - crew]].id
        for pawn in stack.pawns
    )
    return StackView(
        stack.number,
        str(stack.task.__struct_config__.tag),
        _target(g, stack),
        names,
        ROVERS[stack.rover] if stack.rover != NOTHING else None,
        tuple(SPACE_NAMES[space] for space in stack.way),
        needs_of(g, stack),
    )


def _target(g: Game, stack: Stack) -> tuple[str, ...]:
    """What a stack is to be done to, by names as in the moves."""
    s, box, task = g.state, g.data, stack.task
    names: dict[str, Callable[[Any], str]] = {
        "space": lambda n: SPACE_NAMES[n],
        "facility": lambda n: box.facilities[s.facilities[n].plan].id,
        "donor": lambda n: box.facilities[s.facilities[n].plan].id,
        "part": lambda n: PARTS[n],
        "rover": lambda n: ROVERS[n],
        "gas": lambda n: GASES[n],
        "upgrade": lambda n: box.upgrades[n].id,
        "event": lambda n: box.events[n].id,
        "action": lambda n: f"{mission_of(g).id}-{mission_of(g).actions[n].id}",
        "objective": lambda n: _objectives(g, [n])[0],
        "farm": lambda n: box.facilities[s.facilities[s.farms[n].facility].plan].id,
        "again": lambda again: "again" if again else "first",
    }
    values = ((name, getattr(task, name)) for name in task.__struct_fields__)
    return tuple(names[name](value) for name, value in values if value != NOTHING)


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
    redeal_coming(g, guess)


def redeal_coming(g: Game, guess: Random) -> None:
    """Mix the stories that are to come (FM-1352)."""
    s, box = g.state, g.data
    delayed = [n for n, adventure in enumerate(box.adventures) if adventure.later is not None]
    for coming in s.coming:
        coming.round = s.round + 1 + guess.below(2)
        if coming.kind == "adventure":
            coming.story = guess.choice(delayed)
        else:
            coming.story = guess.below(len(box.follow_ups))
