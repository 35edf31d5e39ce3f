"""Bureaucracy (GT-1005 to GT-1008)."""

from __future__ import annotations

from typing import Final, cast

from kosmodrom.core.asks import Flow, Question
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import Bureaucracy
from kosmodrom.games.galaxy_trucker.events.cards import Alone
from kosmodrom.games.galaxy_trucker.events.extra import (
    DieRevealed,
    DieSet,
    DieSetTo,
    Guessed,
)
from kosmodrom.games.galaxy_trucker.moves.extra import Guess, SetDie, guess, set_die
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import present_card, resolves, skip_absent
from kosmodrom.games.galaxy_trucker.rules.loans import gain
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish
from kosmodrom.games.galaxy_trucker.steps.extra import Bureaucracy as BureaucracyStep

SET_DIE: Final = Question("set-die", ("GT-1005",))
GUESS: Final = Question("guess", ("GT-1006", "GT-1007"))
NUMBERS: Final = range(1, 7)


@resolves(Bureaucracy)
def resolve(g: Game, card: Bureaucracy) -> None:
    """The rearmost asks the others; one ship alone has nobody to ask (GT-Q-84)."""
    *others, setter = convoy(g) or [0]
    if others:
        finish(g, BureaucracyStep(setter, others))
    else:
        g.emit(Alone(card.kind))
        finish(g)


@carries_out(BureaucracyStep)
def ask_around(g: Game, step: BureaucracyStep) -> Flow:
    """The die is set in secret (GT-1005), then all others guess from the leader on (GT-1006)."""
    if not step.die:
        choice = yield from decide(g, step.setter, SET_DIE, [set_die(n) for n in NUMBERS])
        if isinstance(choice, SetDie):
            step.die = choice.number
            g.emit(DieSetTo(step.setter, step.die), (step.setter,), DieSet(step.setter))
        return
    skip_absent(g, step.order)
    if not step.order:
        _reveal(g, step)
        return
    seat = step.order[0]
    choice = yield from decide(g, seat, GUESS, [guess(n) for n in NUMBERS])
    if isinstance(choice, Guess):
        del step.order[0]
        step.guesses.append((seat, choice.number))
        g.emit(Guessed(seat, choice.number))


def _reveal(g: Game, step: BureaucracyStep) -> None:
    """Right guesses bring credits, wrong ones cost as many days as the die shows (GT-1007). Whoever
    set the die is left out (GT-1008)."""
    card = cast(Bureaucracy, present_card(g))
    g.reveal()
    g.emit(DieRevealed(step.setter, step.die))
    for seat, number in step.guesses:
        if number == step.die:
            gain(g, seat, card.credits, card.kind)
    wrong = [(seat, -step.die) for seat, number in step.guesses if number != step.die]
    finish(g, *([steps.Days(wrong)] if wrong else []))
