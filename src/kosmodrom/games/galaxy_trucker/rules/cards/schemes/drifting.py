"""Drifting Ship (GT-762, GT-779)."""

from __future__ import annotations

from typing import Final, cast

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import DriftingShip
from kosmodrom.games.galaxy_trucker.events.cards import FlewOn
from kosmodrom.games.galaxy_trucker.events.machinations import NobodyHelps, ShipHelped
from kosmodrom.games.galaxy_trucker.moves.cards import FLY_ON, FlyOn
from kosmodrom.games.galaxy_trucker.moves.machinations import HelpShip, help_ship
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import present_card, resolves, used
from kosmodrom.games.galaxy_trucker.rules.loans import gain
from kosmodrom.games.galaxy_trucker.rules.losses import tokens_to_lose
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish
from kosmodrom.games.galaxy_trucker.steps.machinations import DriftingShip as DriftingStep

HELP: Final = Question("help-ship", ("GT-779",))


@resolves(DriftingShip)
def resolve(g: Game, _card: DriftingShip) -> None:
    finish(g, DriftingStep(convoy(g)))


@carries_out(DriftingStep)
def offer_help(g: Game, step: DriftingStep) -> Flow:
    """From the leader on, those who have the tokens may help; one does, and the card is over
    (GT-779)."""
    while step.order and not can_help(g, step.order[0]):
        del step.order[0]
    if not step.order:
        g.emit(NobodyHelps())
        finish(g)
        return
    seat, card = step.order[0], drifting_card(g)
    choice = yield from decide(g, seat, HELP, help_options(g))
    match choice:
        case HelpShip():
            used(g)
            g.emit(ShipHelped(seat))
            gain(g, seat, card.credits, card.kind)
            finish(g, steps.LoseTokens(seat, card.tokens), steps.Days([(seat, -card.days)]))
        case FlyOn():
            del step.order[0]
            g.emit(FlewOn(seat, card.kind))


def drifting_card(g: Game) -> DriftingShip:
    return cast(DriftingShip, present_card(g))


def can_help(g: Game, seat: Seat) -> bool:
    """Whether a ship has the tokens, in the halves of the convoy."""
    tokens = g.state.players[seat].ship.tokens
    return sum(tokens[cell] for cell in tokens_to_lose(g, seat)) >= drifting_card(g).tokens


def help_options(g: Game) -> list[Option]:
    card = drifting_card(g)
    return [help_ship(card.tokens, card.credits, card.days), FLY_ON]
