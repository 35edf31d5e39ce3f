"""Chapter 5: research points, plans, and action 3, a scientist."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.skymines import effects, steps
from kosmodrom.games.skymines.components import Plan, SpecialPlan
from kosmodrom.games.skymines.events import (
    CoinsGained,
    PlanFlipped,
    PlanLost,
    PlanPlaced,
    PlanTaken,
    Uploaded,
)
from kosmodrom.games.skymines.moves import (
    STOP,
    TAKE_COIN,
    Flip,
    PlacePlan,
    TakePlan,
    Upload,
    flip,
    place_plan,
    take_plan,
    upload,
)
from kosmodrom.games.skymines.rules.base import (
    Game,
    face_up,
    field_symbols,
    gain_coins,
    pay_coins,
)
from kosmodrom.games.skymines.rules.gains import begin_gains
from kosmodrom.games.skymines.rules.todo import carries_out, decide, finish
from kosmodrom.games.skymines.rules.tracks import open_slot
from kosmodrom.games.skymines.state import REMOVED, UPLOAD_MOVES, Player
from kosmodrom.games.skymines.tables import (
    FIELD,
    PLAN_ROW,
    SCIENTIST,
    SPECIAL,
    TITANIUM,
    Demand,
)
from kosmodrom.games.skymines.terms import NOTHING

POINTS: Final = Question("points", ("SKY-511", "SKY-512", "SKY-514", "SKY-515", "SKY-516"))
UPLOAD: Final = Question("upload", ("SKY-541", "SKY-543", "SKY-545", "SKY-554", "SKY-555"))
PLACE_PLAN: Final = Question("place-plan", ("SKY-522", "SKY-523", "SKY-525"))
A: Final = 0


class AboutPoints(msgspec.Struct, frozen=True, tag="points"):
    """Research points that are left."""

    points: int


# Research points


@carries_out(steps.Research)
def use_points(g: Game, seat: Seat, step: steps.Research) -> Flow:
    """Each batch is used at once and fully (SKY-511): a point always buys a coin."""
    player = g.state.players[seat]
    if player.upload == g.data.research.steps:  # SKY-1107, SKY-1108
        gain_coins(g, seat, g.data.research.past_end * step.points)
        step.points = 0
    if not step.points:
        finish(g)
        return
    options = point_options(g, step.points)
    choice = yield from decide(g, seat, POINTS, options, AboutPoints(step.points))
    match choice:
        case TakePlan(plan, points):
            _take_plan(g, seat, g.data.tables.plan_number[plan])
            step.points -= points
        case _ if choice == TAKE_COIN:
            player.coins += 1
            g.emit(CoinsGained(seat, 1))
            step.points -= 1


def point_options(g: Game, points: int) -> list[Option]:
    """Plans of the display and special plans that the points suffice for, and a coin (SKY-512 to
    SKY-516)."""
    s, t = g.state, g.data.tables
    found: list[Option] = [TAKE_COIN]
    for space, plan in enumerate(s.plans):
        cost = t.plan_points[space // PLAN_ROW]
        if plan != NOTHING and cost <= points:
            coins = s.supplement if t.framed[space] else 0
            found.append(take_plan(t.plan_ids[plan], cost, coins))
    if points >= t.plan_points[SPECIAL]:
        cost = t.plan_points[SPECIAL]
        found += [take_plan(t.plan_ids[plan], cost) for plan in s.specials]
    return found


def _take_plan(g: Game, seat: Seat, plan: int) -> None:
    """Take a plan, and with a red-framed space the coins of the supplement space (SKY-518)."""
    s, t = g.state, g.data.tables
    coins = 0
    if plan in s.specials:
        s.specials.remove(plan)  # its space is not refilled (SKY-529)
    else:
        space = s.plans.index(plan)
        s.plans[space] = NOTHING  # empty until the end of the turn (SKY-521)
        if t.framed[space]:
            coins, s.supplement = s.supplement, 0  # until the next round (SKY-519)
    player = s.players[seat]
    player.gained.append(plan)
    player.coins += coins
    g.emit(PlanTaken(seat, t.plan_ids[plan], coins))


# Placing plans, at the end of the turn


@carries_out(steps.PlacePlans)
def place_plans(g: Game, seat: Seat, _step: steps.PlacePlans) -> Flow:
    """Every plan gained goes on a screen of choice, one after another (SKY-522, SKY-527)."""
    player, t = g.state.players[seat], g.data.tables
    if not player.gained:
        finish(g)
        return
    options = place_options(g, player)
    if not options:
        _lose_plans(g, seat)
        return
    choice = yield from decide(g, seat, PLACE_PLAN, options)
    if isinstance(choice, PlacePlan):
        plan, screen = t.plan_number[choice.plan], choice.screen
        if player.screens[screen] != NOTHING:  # only the top plan counts from now on (SKY-525)
            player.covered.append(player.screens[screen])
            player.flipped &= ~(1 << screen)
        player.screens[screen] = plan
        player.gained.remove(plan)
        g.emit(PlanPlaced(seat, choice.plan, screen))


def place_options(g: Game, player: Player) -> list[Option]:
    """Screens ahead of the upload marker; no A plan on an empty screen with a crossed-out A
    (SKY-523 to SKY-525)."""
    t = g.data.tables
    found: list[Option] = []
    for plan in player.gained:
        barred = g.data.research.no_a if t.rows[plan] == A else ()
        found += [
            place_plan(t.plan_ids[plan], screen)
            for screen in range(player.upload + 1, g.data.research.steps + 1)
            if player.screens[screen] != NOTHING or screen not in barred
        ]
    return found


def _lose_plans(g: Game, seat: Seat) -> None:
    """Plans for which there is no place leave the game (SKY-531)."""
    player = g.state.players[seat]
    for plan in player.gained:
        g.state.gone.append(plan)
        g.emit(PlanLost(seat, g.data.tables.plan_ids[plan]))
    player.gained.clear()


# Action 3: moving the upload marker


@carries_out(steps.Upload)
def move_upload(g: Game, seat: Seat, step: steps.Upload) -> Flow:
    """Flip a plan if wished, then move plan by plan, and take the reward of the last (SKY-541 to
    SKY-558). The player may stop anywhere (SKY-554)."""
    choice = yield from decide(g, seat, UPLOAD, upload_options(g, seat, step))
    player, t = g.state.players[seat], g.data.tables
    match choice:
        case Flip(screen, cost):
            pay_coins(g, seat, cost)
            player.flipped |= 1 << screen
            step.flipped = True
            g.emit(PlanFlipped(seat, t.plan_ids[player.screens[screen]], screen))
        case Upload(cost):
            pay_coins(g, seat, cost)  # SKY-552
            advance_upload(g, seat)
            step.moved = True
        case _ if choice == STOP:
            reward = plan_reward(g, player) if step.moved else ()
            finish(g, *begin_gains(g, seat, reward))


def upload_options(g: Game, seat: Seat, step: steps.Upload) -> list[Option]:
    player, setup = g.state.players[seat], g.data.setup
    found: list[Option] = []
    cost = next_cost(g, seat, step.card)
    if cost is not None:
        found.append(upload(cost))
    if not step.flipped and not step.moved and player.coins >= setup.flip_cost:
        # Any face-up plan ahead of the marker (SKY-541, SKY-542, SKY-Q-04).
        found += [
            flip(screen, setup.flip_cost)
            for screen in range(player.upload + 1, g.data.research.steps + 1)
            if player.screens[screen] != NOTHING and not player.flipped >> screen & 1
        ]
    found.append(STOP)
    return found


def next_cost(g: Game, seat: Seat, card: int) -> int | None:
    """What moving onto the next plan costs; None if it cannot be done (SKY-543 to SKY-553).

    ``card`` is the slot of the scientist in use, which meets no requirement itself (SKY-561).
    """
    player = g.state.players[seat]
    screen = player.upload + 1
    if screen > g.data.research.steps or player.screens[screen] == NOTHING:  # SKY-544
        return None
    if player.flipped >> screen & 1:  # SKY-553
        return 0
    plan = g.data.tables.plans[player.screens[screen]]
    if isinstance(plan, SpecialPlan):  # SKY-552
        return plan.cost if plan.cost <= player.coins else None
    return 0 if meets(g, seat, plan, card) else None


def meets(g: Game, seat: Seat, plan: Plan, card: int) -> bool:
    """Whether the face-up cards meet a plan's requirements, both together (SKY-545 to SKY-549)."""
    t = g.data.tables
    demand = t.demands[t.plan_number[plan.id]]
    return suffices(face_up(g, seat), research_beside(g, seat, card), demand)


def research_beside(g: Game, seat: Seat, card: int) -> int:
    """The research symbols face up beside the scientist in use."""
    research = research_symbols(g, seat, face_up(g, seat))
    # A removed scientist is not in the area (SKY-Q-20).
    return research if card == REMOVED else research - 1


def research_symbols(g: Game, seat: Seat, up: Sequence[int]) -> int:
    """All research symbols face up."""
    return up[SCIENTIST] + up[FIELD] + field_symbols(g, seat)


def suffices(up: Sequence[int], research: int, demand: Demand) -> bool:
    """Whether what lies face up and these research symbols meet a plan's requirements."""
    if research < demand.research:
        return False
    for kind, n in demand.kinds:
        if up[kind] < n:
            return False
    if not demand.one_type:
        return True
    left = list(up)
    for kind, n in demand.kinds:
        left[kind] -= n
    return has_one_types(left[: TITANIUM + 1], [*demand.one_type])


def has_one_types(units: list[int], needs: list[int]) -> bool:
    """Whether each number of units can be found on one resource, apart from the others (SKY-1705,
    SKY-1707, SKY-Q-07)."""
    if not needs:
        return True
    first, *rest = needs
    return any(
        units[kind] >= first
        and has_one_types([u - first * (k == kind) for k, u in enumerate(units)], rest)
        for kind in range(len(units))
    )


def advance_upload(g: Game, seat: Seat) -> None:
    """Move the upload marker onto the next plan; the slot screen opens a slot (SKY-562,
    SKY-1103)."""
    player, t = g.state.players[seat], g.data.tables
    player.upload += 1
    g.state.feats[UPLOAD_MOVES] += 1
    g.emit(Uploaded(seat, t.plan_ids[player.screens[player.upload]], player.upload))
    if player.upload == g.data.research.slot_at:
        open_slot(g, seat, t.research_slot)


def plan_reward(g: Game, player: Player) -> tuple[effects.Effect, ...]:
    """The reward of the plan on which the marker stopped: none of a flipped or special one
    (SKY-553, SKY-555, SKY-557)."""
    plan = g.data.tables.plans[player.screens[player.upload]]
    if isinstance(plan, SpecialPlan) or player.flipped >> player.upload & 1:
        return ()
    return plan.reward
