"""The plan as everybody sees it: what each stack will do, take and risk, and what is in its way."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from kosmodrom.core.options import Seat
from kosmodrom.core.showing import kept_by
from kosmodrom.games.first_martians.map import (
    ADVENTURES,
    CHECKS_ROVER,
    LOWERS_MORALE,
    REROLLS,
    SPACE_NAMES,
    WOUNDS,
    Terrain,
    ways,
)
from kosmodrom.games.first_martians.rules.areas import terrain
from kosmodrom.games.first_martians.rules.base import Game, mission_of
from kosmodrom.games.first_martians.rules.dice import SIDES, sides
from kosmodrom.games.first_martians.rules.needs import (
    Load,
    Missing,
    Needs,
    bays_of,
    load_of,
    needs_of,
    taken_out,
)
from kosmodrom.games.first_martians.rules.planning import (
    DISPUTED,
    MAKING,
    Plan,
    Survey,
)
from kosmodrom.games.first_martians.rules.stacks import (
    IS_ROLLED,
    UNTYPED,
    action_of,
    cost_of,
    pawn_names,
    performer_of,
    step_of,
)
from kosmodrom.games.first_martians.state import Stack
from kosmodrom.games.first_martians.tasks import Plant, Repair, Research
from kosmodrom.games.first_martians.terms import (
    ACTIONS,
    COLOUR_OF,
    GASES,
    NOTHING,
    PARTS,
    ROVERS,
    Action,
    Colour,
    Rover,
)

Payer = Literal["reserves", "cargo", "performer"]
Stage = Literal["making", "voting", "disputed"]
Hazard = Literal["wound", "adventure", "morale", "rover", "reroll"]

HAZARDS: Final[tuple[tuple[int, Hazard], ...]] = (
    (WOUNDS, "wound"),
    (ADVENTURES, "adventure"),
    (LOWERS_MORALE, "morale"),
    (CHECKS_ROVER, "rover"),
    (REROLLS, "reroll"),
)
OF_RESERVES: Final = ("oxygen", "energy", "food")


class Price(msgspec.Struct, frozen=True, gc=False):
    """Something that a stack takes, and who gives it."""

    kind: Literal["cost", "objective", "counter"]
    what: str
    """The end of a message's id: ``cost-<what>``, ``objective-<what>``, ``counter-<what>``."""
    count: int
    payer: Payer


class StackView(msgspec.Struct, frozen=True, gc=False):
    """A stack of the plan, the topmost pawn last, with what it asks and risks."""

    number: int
    task: str
    """What is to be done, by the tag of its task."""
    target: tuple[str, ...]
    pawns: tuple[str, ...]
    rover: Rover | None
    way: tuple[str, ...]
    facility: str | None
    """Where it is taken, if the players could choose among Facilities (FM-183)."""
    needs: Needs
    step: int
    """When it is resolved (FM-712)."""
    action: Action | None
    performer: str
    """The astronaut who performs it: the owner of the topmost pawn, or its operator (FM-727)."""
    colour: Colour | None
    """The dice of its action, if it is rolled for as it stands."""
    forced: bool
    """Whether the Success die alone is rolled, for a broken part (FM-686)."""
    reroll: bool
    """Whether a success must be rolled again (FM-1169)."""
    wound_odds: int
    """The chance of a wound by the dice, in percent."""
    adventure_odds: int
    price: tuple[Price, ...]
    problems: tuple[Missing, ...]
    """All that keeps it from being carried out."""


class RouteView(msgspec.Struct, frozen=True, gc=False):
    """A way over the map to its last space: the pawns that it takes and what it brings besides."""

    way: tuple[str, ...]
    pawns: int
    hazards: tuple[Hazard, ...]


class Ballot(msgspec.Struct, frozen=True, gc=False):
    """How far the crew is with its plan."""

    stage: Stage
    agreed: tuple[Seat, ...]
    objected: tuple[Seat, ...]
    problem: Missing | None
    """Why the plan cannot be put to the vote."""
    unused: tuple[str, ...]
    """Astronauts with a pawn that must still be used (FM-707)."""


# Stacks


def open_plan(g: Game) -> Plan | None:
    """The plan that is being made, as it is asked about, or looked at anew; None outside of
    planning."""
    if g.state.phase != "planning":
        return None
    asked: Plan | None = g.prepared
    return asked if asked is not None and asked.state is g.state else Plan(g, Survey(g))


def stacks_of(g: Game, plan: Plan | None) -> tuple[StackView, ...]:
    """The stacks in the order in which they will be resolved."""
    s = g.state
    if not s.plan:
        return ()
    problems = [()] * len(s.plan) if plan is None else plan.problems()
    seen = [
        _stack(g, stack, needs_of(g, stack, load), wrong)
        for stack, load, wrong in zip(s.plan, _loads(g, plan), problems, strict=True)
    ]
    return tuple(sorted(seen, key=lambda stack: stack.step))


def _loads(g: Game, plan: Plan | None) -> list[Load]:
    """What each stack asks for: the plan that is being made has reckoned it up."""
    if plan is not None:
        return [weighed.load for weighed in plan.ledger.stacks]
    bays, land = bays_of(g, taken_out(g)), terrain(g)
    return [load_of(g, stack, bays, land) for stack in g.state.plan]


def _of_stack(g: Game, *of: object) -> tuple[object, ...]:
    """What the view of a stack depends on: besides what it is given whose pawns there are, who runs
    the AOMs, and what its target may be."""
    s = g.state
    return (
        *(*of, s.phase, s.operators, s.machines, s.mission),
        [member.who for member in s.crew],
        [facility.plan for facility in s.facilities],
        [farm.facility for farm in s.farms],
    )


@kept_by(_of_stack)
def _stack(g: Game, stack: Stack, needs: Needs, problems: tuple[Missing, ...]) -> StackView:
    names, facilities = pawn_names(g), [g.data.facilities[f.plan].id for f in g.state.facilities]
    action = action_of(g, stack.task)
    is_rolled = action != UNTYPED and IS_ROLLED[action]
    acting = g.state.phase == "acting"
    sure = stack.sure if acting else needs.has >= needs.sure or not is_rolled
    colour = COLOUR_OF.get(ACTIONS[action]) if action != UNTYPED else None
    all_three = not sure and is_rolled
    if sure and not needs.forced:
        colour = None
    return StackView(
        number=stack.number,
        task=str(stack.task.__struct_config__.tag),
        target=_target(g, stack, facilities),
        pawns=tuple(names[pawn] for pawn in stack.pawns),
        rover=ROVERS[stack.rover] if stack.rover != NOTHING else None,
        way=tuple(SPACE_NAMES[space] for space in stack.way),
        facility=None if stack.facility == NOTHING else facilities[stack.facility],
        needs=needs,
        step=step_of(g, stack.task),
        action=None if action == UNTYPED else ACTIONS[action],
        performer=names[performer_of(g, stack)],
        colour=colour,
        forced=colour is not None and not all_three,
        reroll=colour is not None and needs.reroll,
        wound_odds=_percent(g, colour, "wound") if all_three else 0,
        adventure_odds=0 if needs.adventure or not all_three else _percent(g, colour, "adventure"),
        price=() if acting else tuple(_prices(g, stack, needs)),
        problems=problems,
    )


def _percent(g: Game, colour: Colour | None, die: Literal["wound", "adventure"]) -> int:
    return 0 if colour is None else round(100 * sides(g, colour, die) / SIDES)


def _prices(g: Game, stack: Stack, needs: Needs) -> list[Price]:
    """What a stack takes besides pawns (FM-741, FM-742, FM-748 to FM-750)."""
    mission, task = mission_of(g), stack.task
    counts = {"oxygen": needs.oxygen, "energy": needs.energy}
    match task:
        case Repair(_, part, donor) if donor == NOTHING:
            counts[PARTS[part]] = 1
        case Research(again) if not again:
            counts["samples"] = 1
        case Plant():
            counts["seeds"] = 1
    cost = cost_of(g, task)
    for name in ("food", "any_spares", "samples", "examined", "discoveries", "seeds", "morale"):
        counts[name] = counts.get(name, 0) + getattr(cost, name)
    for kind, count in cost.spares.items():
        counts[kind] = counts.get(kind, 0) + count
    found = [Price("cost", name, count, _payer(name)) for name, count in counts.items() if count]
    found += [Price("objective", f"{mission.id}-{name}", 1, "cargo") for name in cost.objective]
    found += [
        Price("counter", f"{mission.id}-{name}", count, "cargo")
        for name, count in cost.counters.items()
    ]
    return found


def _payer(name: str) -> Payer:
    if name in OF_RESERVES:
        return "reserves"
    return "performer" if name == "morale" else "cargo"  # FM-Q-67


def _target(g: Game, stack: Stack, facilities: list[str]) -> tuple[str, ...]:
    """What a stack is to be done to, by names as in the moves."""
    box, task = g.data, stack.task
    mission = mission_of(g)
    names: dict[str, Callable[[Any], str]] = {
        "space": lambda n: SPACE_NAMES[n],
        "facility": lambda n: facilities[n],
        "donor": lambda n: facilities[n],
        "part": lambda n: PARTS[n],
        "rover": lambda n: ROVERS[n],
        "gas": lambda n: GASES[n],
        "upgrade": lambda n: box.upgrades[n].id,
        "event": lambda n: box.events[n].id,
        "action": lambda n: f"{mission.id}-{mission.actions[n].id}",
        "objective": lambda n: f"{mission.id}-{mission.tokens[n].id}",
        "farm": lambda n: facilities[g.state.farms[n].facility],
        "again": lambda again: "again" if again else "first",
    }
    values = ((name, getattr(task, name)) for name in task.__struct_fields__)
    return tuple(names[name](value) for name, value in values if value != NOTHING)


# The map


def routes(g: Game) -> tuple[RouteView, ...]:
    """The ways to all spaces, the cheapest to each first (FM-933, FM-Q-76)."""
    return _routes(terrain(g))


@lru_cache(64)
def _routes(land: Terrain) -> tuple[RouteView, ...]:
    return tuple(
        RouteView(
            tuple(SPACE_NAMES[space] for space in way.spaces),
            way.pawns,
            tuple(hazard for bit, hazard in HAZARDS if way.penalties & bit),
        )
        for here in ways(land)
        for way in here
    )


# Agreeing


def ballot(g: Game, plan: Plan | None) -> Ballot | None:
    """Where the crew stands with its plan; None outside of planning."""
    s = g.state
    if plan is None:
        return None
    if s.step != MAKING:
        stage: Stage = "disputed" if s.step == DISPUTED else "voting"
        agreed = tuple(seat for seat in s.voted if seat not in s.objections)
        return Ballot(stage, agreed, tuple(s.objections), None, ())
    problem = plan.what_is_wrong()
    names = plan.site.names
    unused = tuple(names[n] for n in range(len(s.crew)) if plan.ledger.idle_pawns(n))
    if problem is None and unused and not plan.can_vote():
        problem = Missing("pawn-unused", ("FM-707",))
    if problem is None:
        return Ballot("making", (), (), None, ())
    return Ballot("making", (), (), problem, unused)
