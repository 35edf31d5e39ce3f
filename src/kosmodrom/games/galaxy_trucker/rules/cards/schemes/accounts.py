"""Settling Accounts (GT-740, GT-741)."""

from __future__ import annotations

from typing import Final, cast

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import SettlingAccounts
from kosmodrom.games.galaxy_trucker.events.cards import Alone
from kosmodrom.games.galaxy_trucker.events.machinations import (
    Demanded,
    NothingDemanded,
    PaymentRefused,
)
from kosmodrom.games.galaxy_trucker.moves.extra import NameColumn, name_column
from kosmodrom.games.galaxy_trucker.moves.machinations import (
    TAKE_SHOT,
    AboutDebtor,
    AboutDemand,
    Demand,
    PayDemand,
    TakeShot,
    demand,
    pay_demand,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy, in_convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import present_card, resolves, threats_of
from kosmodrom.games.galaxy_trucker.rules.cards.weakest import LEAST_COMPARED
from kosmodrom.games.galaxy_trucker.rules.loans import hand_over, loans_for
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish, push
from kosmodrom.games.galaxy_trucker.steps.machinations import SettlingAccounts as AccountsStep
from kosmodrom.games.galaxy_trucker.terms import NOTHING

DEMAND: Final = Question("demand", ("GT-740",))
COLUMN: Final = Question("demand-column", ("GT-740",))
PAY: Final = Question("pay-demand", ("GT-741",))
COLUMNS: Final = range(2, 13)
MOST: Final = 99
"""The highest demand. The rules know no limit, but nobody pays more than a ship is worth with all
it may still earn, and whoever wants the shot gets it with this sum (GT-Q-58)."""


@resolves(SettlingAccounts)
def resolve(g: Game, card: SettlingAccounts) -> None:
    """The leader has nobody in front, so one ship alone has no accounts to settle (GT-Q-58)."""
    order = convoy(g)
    if len(order) < LEAST_COMPARED:
        g.emit(Alone(card.kind))
        finish(g)
        return
    finish(g, AccountsStep(order[::-1]))


@carries_out(AccountsStep)
def settle(g: Game, step: AccountsStep) -> Flow:
    """From the rearmost on, each names a sum and a column, and the next ship in front pays or is
    shot at (GT-740, GT-741)."""
    players = g.state.players
    step.order = [seat for seat in step.order if in_convoy(players[seat])]
    if len(step.order) < LEAST_COMPARED:
        finish(g)
        return
    seat, debtor, *_more = step.order
    if step.demand == NOTHING:
        yield from _name_sum(g, step, seat, debtor)
    elif not step.column:
        yield from _name_column(g, step, seat, debtor)
    else:
        yield from _answer(g, step, seat, debtor)


def demand_options() -> list[Option]:
    """Sums from nothing on; the debtor may take loans (GT-Q-58)."""
    return [demand(number) for number in range(MOST + 1)]


def _name_sum(g: Game, step: AccountsStep, seat: Seat, debtor: Seat) -> Flow:
    """Whoever demands nothing is paid at once."""
    choice = yield from decide(g, seat, DEMAND, demand_options(), AboutDebtor(debtor))
    if not isinstance(choice, Demand):
        return
    if choice.credits:
        step.demand = choice.credits
    else:
        g.emit(NothingDemanded(seat, debtor))
        _next(step)


def _name_column(g: Game, step: AccountsStep, seat: Seat, debtor: Seat) -> Flow:
    options = [name_column(number) for number in COLUMNS]
    choice = yield from decide(g, seat, COLUMN, options, AboutDebtor(debtor))
    if isinstance(choice, NameColumn):
        step.column = choice.column
        g.emit(Demanded(seat, debtor, step.demand, step.column))


def _answer(g: Game, step: AccountsStep, seat: Seat, debtor: Seat) -> Flow:
    """The debtor pays in full, or takes the shot whether or not the other has a cannon (GT-741,
    GT-1118)."""
    due, column = step.demand, step.column
    options = [pay_demand(due, loans_for(g, debtor, due)), TAKE_SHOT]
    choice = yield from decide(g, debtor, PAY, options, AboutDemand(seat, due, column))
    match choice:
        case PayDemand():
            _next(step)
            hand_over(g, debtor, seat, due, "settling_accounts")
        case TakeShot():
            _next(step)
            g.emit(PaymentRefused(debtor, seat))
            shot = threats_of([cast(SettlingAccounts, present_card(g)).shot])
            push(g, steps.Volley(shot, [debtor], "settling_accounts", line=column))


def _next(step: AccountsStep) -> None:
    del step.order[0]
    step.demand, step.column = NOTHING, 0
