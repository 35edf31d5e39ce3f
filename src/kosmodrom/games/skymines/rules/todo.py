"""Carrying out a turn step by step (`steps.py`).

A step that asks is carried out one decision at a time: at each of them everything is in the state,
so a copy of the table can begin there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar, cast

import msgspec

from kosmodrom.core.asks import REENTRY, Flow, Question, ask
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.skymines import steps
from kosmodrom.games.skymines.moves import DoFirst, Fulfil, do_first
from kosmodrom.games.skymines.rules.base import Game
from kosmodrom.games.skymines.rules.missions import fulfil_task, task_options
from kosmodrom.games.skymines.terms import COMPANIES

ORDER: Final = Question("order", ("SKY-420", "SKY-Q-79"))

S = TypeVar("S", bound=steps.Step)
Handler = Callable[[Game, Seat, S], Flow | None]
HANDLERS: Final[dict[type[steps.Step], Handler[steps.Step]]] = {}


def carries_out(kind: type[S]) -> Callable[[Handler[S]], Handler[S]]:
    """Register the rule that carries a kind of step out.

    It asks at most once, and is called again for as long as its step is the first one to do. A rule
    that asks nothing is a plain function.
    """

    def register(handler: Handler[S]) -> Handler[S]:
        HANDLERS[kind] = cast("Handler[steps.Step]", handler)  # it gets steps of its kind alone
        return handler

    return register


def carry_out(g: Game, seat: Seat) -> Flow:
    """Do everything that is to be done, the first thing first."""
    todo = g.state.todo
    while todo:
        flow = HANDLERS[type(todo[0])](g, seat, todo[0])
        if flow is not None:
            yield from flow


def finish(g: Game, *then: steps.AnyStep) -> None:
    """The first step is done; put what follows from it in its place."""
    g.state.todo[:1] = then


def decide(
    g: Game,
    seat: Seat,
    question: Question,
    options: Sequence[Option],
    about: msgspec.Struct | None = None,
) -> Flow:
    """Ask the player in turn, and return the choice. A single option is not worth a question."""
    if g.options.missions:
        options = with_tasks(g, seat, options)
    if len(options) == 1:
        return options[0]
    return (yield from put_question(g, seat, question, options, about))


def put_question(
    g: Game,
    seat: Seat,
    question: Question,
    options: Sequence[Option] | Callable[[], Sequence[Option]],
    about: msgspec.Struct | None = None,
) -> Flow:
    """Ask the player in turn, who has several options, and return the choice.

    Tasks that are met may be fulfilled at any decision (SKY-Q-60), and change nothing else
    (SKY-1305); the step is then carried out anew, because the player has more coins.
    """
    yield REENTRY
    choice = yield ask(seat, question, options, about)
    if isinstance(choice, Fulfil):
        fulfil_task(g, seat, choice)
    return choice


def with_tasks(g: Game, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Options, and tasks that can be fulfilled instead."""
    tasks = task_options(g, seat)
    return [*options, *tasks] if tasks else options


@carries_out(steps.Parts)
def take_parts(g: Game, seat: Seat, step: steps.Parts) -> Flow:
    """Several rewards, in an order of the player's choice; equal ones need no question."""
    parts = {_as_option(part): number for number, part in enumerate(step.parts)}
    if len(parts) == 1:
        finish(g, *step.parts)
        return
    choice = yield from decide(g, seat, ORDER, list(parts))
    if isinstance(choice, DoFirst):
        g.state.todo.insert(0, step.parts.pop(parts[choice]))


def _as_option(part: steps.AnyStep) -> DoFirst:
    match part:
        case steps.Move(company, left):
            return do_first("move", left, COMPANIES[company])
        case steps.MoveAny(spaces):
            return do_first("move-any", spaces)
        case steps.MoveOthers():
            return do_first("move-others")
        case steps.Research(points):
            return do_first("research", points)
        case steps.RemoveOutposts(left):
            return do_first("remove-outposts", left)
        case steps.Buy():
            return do_first("buy")
        case _:
            raise TypeError(f"{part!r} is no reward that waits for others")
