"""Carrying out what is to be done step by step (`steps`).

A step that asks is carried out one decision at a time: at each of them everything is in the state,
so a copy of the table can begin there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar, cast

import msgspec

from kosmodrom.core.asks import REENTRY, Flow, Question, ask
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.rules.base import Game
from kosmodrom.games.galaxy_trucker.rules.loans import handle_loan, loan_options

S = TypeVar("S", bound=steps.Step)
Handler = Callable[[Game, S], Flow | None]
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


def carry_out(g: Game) -> Flow:
    """Do everything that is to be done, the first thing first."""
    todo = g.state.todo
    while todo:
        flow = HANDLERS[type(todo[0])](g, todo[0])
        if flow is not None:
            yield from flow


def finish(g: Game, *then: steps.AnyStep) -> None:
    """The first step is done; put what follows from it in its place."""
    g.state.todo[:1] = then


def push(g: Game, *first: steps.AnyStep) -> None:
    """Do something else before going on with the present step."""
    g.state.todo[:0] = first


def decide(
    g: Game,
    seat: Seat,
    question: Question,
    options: Sequence[Option],
    about: msgspec.Struct | None = None,
) -> Flow:
    """Ask a player, and return the choice, or None if the player took or repaid a loan instead: the
    step is then carried out anew. A single option is not worth a question.

    Loans may be taken and repaid at any own decision (GT-Q-52).
    """
    if len(options) == 1:
        return options[0]
    yield REENTRY
    choice = yield ask(seat, question, [*options, *loan_options(g, seat)], about)
    return None if handle_loan(g, seat, choice) else choice
