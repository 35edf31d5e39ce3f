"""The plan that bots follow: their own, or the best with what people have planned. What stands is
given up only if no plan with it could be carried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from kosmodrom.games.first_martians.planner.completion import Completer
from kosmodrom.games.first_martians.planner.team import Planned, make_plan
from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.rules.planning import Plan
from kosmodrom.games.first_martians.rules.stacks import performer_of
from kosmodrom.games.first_martians.state import Facility, Stack
from kosmodrom.games.first_martians.terms import NOTHING, PAWN, PAWNS_EACH

CrewPlan: TypeAlias = tuple[Planned, ...]


def plan_for(g: Game) -> CrewPlan:
    """The plan that the crew should make in this situation: as if nothing were planned, if what is
    planned is part of it; else the best with what is planned, as far as that can be completed."""
    s = g.state
    key = _situation(g)
    plan = _remember(g, key, lambda: make_plan(g, []))
    if is_part(s.plan, plan) and (not _is_doubtful(g) or _can_vote(Completer(g), plan)):
        return plan
    return _remember(g, key + _encode([s.operators, s.plan]), lambda: _plan_with(g, s.plan))


def _is_doubtful(g: Game) -> bool:
    """Whether the planner's own plan might be one that cannot be carried out: tokens ask for more
    pawns, or the crew has changed more than any plan takes."""
    s = g.state
    pawns = PAWNS_EACH * len(s.crew) + len(s.machines)
    return s.changes > 2 * pawns or any(PAWN in member.tokens for member in s.crew)


# With what people have planned


def _plan_with(g: Game, stacks: list[Stack]) -> CrewPlan:
    """The best plan with stacks that stand; as few pawns as possible are taken back."""
    completer = Completer(g)
    while stacks:
        plan = _completed(completer, stacks)
        if plan is not None:
            return plan
        stacks = _with_less(completer, stacks)
    return _completed(completer, []) or make_plan(g, [])


def _completed(completer: Completer, stacks: list[Stack]) -> CrewPlan | None:
    """A plan with all these stacks that can be carried out, if there is any: a good one, or else
    any."""
    filled = completer.complete(stacks, with_all=False)
    if filled is None:
        return None
    for begun in (stacks, filled):
        plan = make_plan(completer.with_plan(begun), begun)
        if is_part(stacks, plan) and _can_vote(completer, plan):
            return plan
    whole = completer.complete(stacks, with_all=True)
    if whole is None:
        return None
    return tuple(
        Planned(
            stack.task,
            tuple(stack.pawns),
            stack.rover,
            tuple(stack.way),
            0.0,
            performer_of(completer.g, stack),
            stack.facility,
        )
        for stack in whole
    )


def _with_less(completer: Completer, stacks: list[Stack]) -> list[Stack]:
    """The stacks without a pawn that keeps them from being completed, or without the one that lacks
    most."""
    then = completer.with_plan(stacks)
    problems = Plan(then, completer.survey).problems()
    lacks = [weighed.lack for weighed in completer.ledger(stacks).stacks]
    order = sorted(range(len(stacks)), key=lambda n: (not problems[n], -lacks[n], -n))
    for number in order:
        for pawn in dict.fromkeys(stacks[number].pawns):
            less = _without(stacks, number, pawn)
            if completer.complete(less, with_all=True) is not None:
                return less
    return [stack for number, stack in enumerate(stacks) if number != order[0]]


def _without(stacks: list[Stack], number: int, pawn: int) -> list[Stack]:
    """The stacks without a pawn of one of them."""
    pawns = list(stacks[number].pawns)
    pawns.remove(pawn)
    less = [msgspec.structs.replace(stacks[number], pawns=pawns)] if pawns else []
    return [*stacks[:number], *less, *stacks[number + 1 :]]


def _can_vote(completer: Completer, plan: CrewPlan) -> bool:
    """Whether the rules would let the crew vote on a plan."""
    state = completer.g.state
    crew = len(state.crew)
    operators = list(state.operators)
    for planned in plan:
        if planned.pawns[-1] >= crew:
            operators[planned.pawns[-1] - crew] = planned.performer
    stacks = [
        Stack(
            number,
            planned.task,
            list(planned.pawns),
            planned.rover,
            list(planned.way),
            planned.facility,
        )
        for number, planned in enumerate(plan)
    ]
    return completer.can_vote(stacks, operators)


# Remembering plans


class _Kept(NamedTuple):
    box: object
    plan: CrewPlan


_kept: dict[bytes, _Kept] = {}
MOST_KEPT: Final = 512
_encode = msgspec.msgpack.Encoder().encode


def _remember(g: Game, key: bytes, find: Callable[[], CrewPlan]) -> CrewPlan:
    kept = _kept.get(key)
    if kept is None or kept.box is not g.data:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        kept = _kept[key] = _Kept(g.data, find())
    return kept.plan


def _situation(g: Game) -> bytes:
    """All that a plan depends on and players see."""
    s = g.state
    return _encode(
        (
            (g.seats, g.options.difficulty, s.mission, s.round, s.first),
            s.crew,
            s.machines,
            [_seen(facility) for facility in s.facilities],
            s.farms,
            s.reserves,
            s.available,
            s.pending,
            (s.examined, s.discoveries, s.morale, s.stress, s.malfunctions, s.cubes),
            (s.rovers, s.areas, s.forbidden, s.taxes, s.planted),
            s.open_events,
            (s.goals, s.done, s.closed, s.taken, s.taken_now, s.counters, s.flags),
        )
    )


def _seen(facility: Facility) -> tuple[Any, ...]:
    tiles = [
        tile if facility.shown >> gas & 1 else min(tile, 0)
        for gas, tile in enumerate(facility.tiles)
    ]
    return (
        facility.plan,
        facility.output,
        facility.broken,
        facility.shown,
        facility.tried,
        facility.now,
        facility.upgrades,
        tiles,
    )


# What stands of a plan


def is_part(stacks: Sequence[Stack], plan: CrewPlan) -> bool:
    """Whether all these stacks are part of a plan."""
    return len(match_stacks(stacks, plan)) == len(stacks)


def match_stacks(stacks: Sequence[Stack], plan: CrewPlan) -> dict[int, Stack]:
    """Which stack is which of a plan, by its place there; if they do not all fit, those that do."""
    return _match(stacks, plan, {}) or _match_some(stacks, plan)


def _match(
    stacks: Sequence[Stack], plan: CrewPlan, found: dict[int, Stack]
) -> dict[int, Stack] | None:
    """All stacks in their places; None if one has none."""
    if not stacks:
        return found
    for place, planned in enumerate(plan):
        if place not in found and _is_begun(stacks[0], planned):
            matched = _match(stacks[1:], plan, {**found, place: stacks[0]})
            if matched is not None:
                return matched
    return None


def _match_some(stacks: Sequence[Stack], plan: CrewPlan) -> dict[int, Stack]:
    found: dict[int, Stack] = {}
    for stack in stacks:
        for place, planned in enumerate(plan):
            if place not in found and _is_begun(stack, planned):
                found[place] = stack
                break
    return found


def _is_begun(stack: Stack, planned: Planned) -> bool:
    """Whether a stack can grow into a planned one."""
    more = Counter(stack.pawns)
    more.subtract(planned.pawns)
    return (
        stack.task == planned.task
        and stack.pawns[-1] == planned.pawns[-1]
        and max(more.values()) <= 0
        and stack.rover in (NOTHING, planned.rover)
        and stack.facility in (NOTHING, planned.facility)
    )
