"""Acting: the stacks are resolved one after another, step by step (FM-703, FM-712)."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import CHECKPOINT, Flow, Question
from kosmodrom.core.options import Option
from kosmodrom.games.first_martians.events.acting import (
    ActionBegan,
    ActionFailed,
    ActionPointless,
    ActionSucceeded,
    RoverChecked,
)
from kosmodrom.games.first_martians.map import SPACE_NAMES
from kosmodrom.games.first_martians.moves import ChooseSpare, ResolveStack
from kosmodrom.games.first_martians.rules.actions import is_there, take_effect
from kosmodrom.games.first_martians.rules.actions.shutdowns import try_removal
from kosmodrom.games.first_martians.rules.adventures import have_adventure
from kosmodrom.games.first_martians.rules.base import Game, card_of, first_seat
from kosmodrom.games.first_martians.rules.cargo import change_spares
from kosmodrom.games.first_martians.rules.costs import SPARE
from kosmodrom.games.first_martians.rules.declaring import take_back
from kosmodrom.games.first_martians.rules.dice import hits
from kosmodrom.games.first_martians.rules.goals import check_goals
from kosmodrom.games.first_martians.rules.health import wound
from kosmodrom.games.first_martians.rules.phases import finish_phase
from kosmodrom.games.first_martians.rules.rolling import roll
from kosmodrom.games.first_martians.rules.skills import all_decline, ask_anyone, moment
from kosmodrom.games.first_martians.rules.stacks import (
    EXPLORE,
    FIRST_TYPED_STEP,
    LAST_STEP,
    TAGS,
    UNTYPED,
    action_of,
    cost_of,
    pawn_names,
    performer_of,
    space_of,
    stack_numbered,
    step_of,
)
from kosmodrom.games.first_martians.rules.tokens import put_on_rover
from kosmodrom.games.first_martians.rules.tracks import change_morale
from kosmodrom.games.first_martians.state import Stack
from kosmodrom.games.first_martians.tasks import RemoveShutdown, SheetTask
from kosmodrom.games.first_martians.terms import (
    ACTIONS,
    BLOCKED,
    COLOUR_OF,
    NOTHING,
    PARTS,
    ROVERS,
    Colour,
)

ORDER: Final = Question("order", ("FM-714", "FM-Q-26"))
QUIET_STEPS: Final = range(FIRST_TYPED_STEP, FIRST_TYPED_STEP + EXPLORE)
"""Rest, Unwind, Heal and Manage: nothing that they do touches another stack of the step, but what
the mission sheet has of these types may."""


def acting_phase(g: Game) -> Flow:
    """Steps 1 to 11, then the rovers, and the end of the phase."""
    s = g.state
    if s.step == 0:
        s.stopped = 0
        all_decline(g)  # the plan was the last moment: what it took is no reason to ask
        yield from _choose_spares(g)
        s.step = 1
    while s.step <= LAST_STEP:
        waiting = [stack for stack in s.plan if step_of(g, stack.task) == s.step]
        if not waiting:
            s.step += 1
            continue
        yield CHECKPOINT
        quiet = _are_quiet(g, waiting)
        ordered = len(waiting) > 1 and not quiet
        if s.stopped != s.step:
            yield from moment(g, but=first_seat(g) if ordered else NOTHING)  # FM-352
            s.stopped = s.step if quiet else 0
        stack = (yield from _choose(g, waiting)) if ordered else waiting[0]
        yield from _resolve(g, stack)
        # Pawns and rover are back (FM-788).
        s.plan = [other for other in s.plan if other.number != stack.number]
        yield from check_goals(g)
    if s.checked:
        check_rovers(g)
    s.operators = [NOTHING] * len(s.machines)  # chosen anew (FM-767)
    s.stacks = s.changes = 0
    yield from finish_phase(g, "malfunctions")


def _choose_spares(g: Game) -> Flow:
    """Where a cost leaves open which spare parts are put with the pawns, the players choose."""
    spares = g.state.available.spares
    for stack in g.state.plan:
        cost = cost_of(g, stack.task)
        while len(stack.spares) < sum(cost.spares.values()) + cost.any_spares:
            kinds = [kind for n, kind in enumerate(PARTS) if spares[n]]
            chosen = kinds[0]
            if len(kinds) > 1:
                yield CHECKPOINT
                options = [ChooseSpare(kind) for kind in kinds]
                chosen = (yield from ask_anyone(g, first_seat(g), SPARE, options)).part
            change_spares(g, PARTS.index(chosen), -1)
            stack.spares.append(PARTS.index(chosen))


def _are_quiet(g: Game, waiting: list[Stack]) -> bool:
    """Whether it cannot matter in which order the stacks of a step are resolved, so that the game
    need not stop between them."""
    return g.state.step in QUIET_STEPS and not any(
        stack.forced or stack.wounds or isinstance(stack.task, SheetTask) for stack in waiting
    )


def _choose(g: Game, waiting: list[Stack]) -> Flow:
    """The players choose the order within a step (FM-Q-26)."""
    names = pawn_names(g)
    options: list[Option] = [
        ResolveStack(stack.number, names[stack.pawns[-1]], TAGS[type(stack.task)])
        for stack in waiting
    ]
    answer = yield from ask_anyone(g, first_seat(g), ORDER, options)
    return stack_numbered(g, answer.stack)


def _resolve(g: Game, stack: Stack) -> Flow:
    """First the penalties of undertaking it (FM-Q-31, FM-Q-45), then the dice, then its effect
    (FM-831, FM-832)."""
    task = stack.task
    performer, space = performer_of(g, stack), space_of(task)
    name, tag, machine = card_of(g, performer).id, TAGS[type(task)], _machine(g, stack)
    where = () if space == NOTHING else (SPACE_NAMES[space],)
    g.emit(ActionBegan(name, tag, where, machine))
    if stack.check:
        g.state.checked |= 1 << stack.rover
    if stack.morale:
        change_morale(g, -stack.morale)  # FM-1184
    if stack.wounds:
        wound(g, performer, stack.wounds)  # the performer alone (FM-942, FM-1170, FM-1185)
    if stack.adventure:
        yield from have_adventure(g, _colour(g, stack), performer, space)
    if not is_there(g, stack):
        g.emit(ActionPointless(name, tag, machine))
        take_back(g, stack)  # FM-Q-73
        return
    if isinstance(task, RemoveShutdown):
        yield from try_removal(g, stack, task)
        return
    rolled = stack.forced or not stack.sure
    if rolled and not (yield from roll(g, stack, performer, adventurous=not stack.adventure)):
        g.emit(ActionFailed(name, tag, machine))
        take_back(g, stack)
    elif not is_there(g, stack):  # an Adventure of the dice took it
        g.emit(ActionPointless(name, tag, machine))
        take_back(g, stack)
    else:
        if rolled or stack.adventure:
            g.emit(ActionSucceeded(name, tag, machine))
        yield from take_effect(g, stack, performer)


def _machine(g: Game, stack: Stack) -> tuple[str, ...]:
    """The AOM that leads a stack, if one does."""
    machine = stack.pawns[-1] - len(g.state.crew)
    return (g.data.aoms[g.state.machines[machine]].id,) if machine >= 0 else ()


def _colour(g: Game, stack: Stack) -> Colour:
    """Adventures are of the action's colour (FM-816, FM-817); those of areas are green if the
    action has no type, or none with dice (FM-Q-31)."""
    action = action_of(g, stack.task)
    return "green" if action == UNTYPED else COLOUR_OF.get(ACTIONS[action], "green")


def check_rovers(g: Game) -> None:
    """At the end of the phase one roll for each rover that was driven over bad ground or with a
    check token (FM-1171, FM-1181, FM-Q-23)."""
    for rover, name in enumerate(ROVERS):
        if g.state.checked >> rover & 1:
            damaged = hits(g, "green", "wound")
            g.emit(RoverChecked(name, damaged))
            if damaged:
                put_on_rover(g, rover, BLOCKED)
    g.state.checked = 0
