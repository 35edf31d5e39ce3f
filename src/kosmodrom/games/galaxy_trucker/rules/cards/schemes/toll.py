"""Toll (GT-764)."""

from __future__ import annotations

from typing import Final, cast

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import Toll
from kosmodrom.games.galaxy_trucker.events.machinations import GoesAround
from kosmodrom.games.galaxy_trucker.moves.machinations import (
    GoAround,
    PayToll,
    go_around,
    pay_toll,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import present_card, resolves, skip_absent
from kosmodrom.games.galaxy_trucker.rules.loans import loans_for, pay
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish
from kosmodrom.games.galaxy_trucker.steps.machinations import Toll as TollStep

TOLL: Final = Question("toll", ("GT-764",))


@resolves(Toll)
def resolve(g: Game, _card: Toll) -> None:
    finish(g, TollStep(convoy(g)))


@carries_out(TollStep)
def collect(g: Game, step: TollStep) -> Flow:
    """All decide from the leader on; then days are lost, the rearmost first (GT-764)."""
    card = cast(Toll, present_card(g))
    skip_absent(g, step.order)
    if not step.order:
        days = [(seat, -card.days) for seat in step.around]
        finish(g, *([steps.Days(days)] if days else []))
        return
    seat = step.order[0]
    choice = yield from decide(g, seat, TOLL, toll_options(g, seat, card))
    match choice:
        case PayToll():
            del step.order[0]
            pay(g, seat, card.credits, card.kind)
        case GoAround():
            step.around.append(step.order.pop(0))
            g.emit(GoesAround(seat, card.kind))


def toll_options(g: Game, seat: Seat, card: Toll) -> list[Option]:
    """Credits, with a loan if need be (GT-Q-52), or days."""
    return [pay_toll(card.credits, loans_for(g, seat, card.credits)), go_around(card.days)]
