"""Loans and payments, with Evil Machinations (GT-720 to GT-723)."""

from __future__ import annotations

from collections.abc import Sequence

from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker.events.base import (
    CreditsGained,
    CreditsPaid,
    LoanRepaid,
    LoanTaken,
)
from kosmodrom.games.galaxy_trucker.events.machinations import CreditsHanded
from kosmodrom.games.galaxy_trucker.moves.base import REPAY_LOAN, TAKE_LOAN, RepayLoan, TakeLoan
from kosmodrom.games.galaxy_trucker.rules.base import Game

_BOTH = (TAKE_LOAN, REPAY_LOAN)
_TAKE = (TAKE_LOAN,)


def loan_options(g: Game, seat: Seat) -> Sequence[Option]:
    """Taking a loan, and repaying one with credits enough: at any own decision (GT-Q-52)."""
    if not g.state.schemes:
        return ()
    player = g.state.players[seat]
    repayable = player.loans and player.credits >= g.data.flight.repayment
    return _BOTH if repayable else _TAKE


def handle_loan(g: Game, seat: Seat, choice: Option) -> bool:
    """Whether the choice was about a loan; it is carried out then."""
    match choice:
        case TakeLoan():
            take_loan(g, seat)
        case RepayLoan():
            repay_loan(g, seat)
        case _:
            return False
    return True


def take_loan(g: Game, seat: Seat) -> None:
    """A loan token and 10 credits from the bank (GT-720); there is no limit (GT-Q-52)."""
    player = g.state.players[seat]
    player.loans += 1
    player.credits += g.data.flight.loan
    g.emit(LoanTaken(seat, g.data.flight.loan))


def repay_loan(g: Game, seat: Seat) -> None:
    """The token and 12 credits go back (GT-721)."""
    player = g.state.players[seat]
    player.loans -= 1
    player.credits -= g.data.flight.repayment
    g.emit(LoanRepaid(seat, g.data.flight.repayment))


def gain(g: Game, seat: Seat, amount: int, reason: str) -> None:
    """Credits from the bank."""
    if amount > 0:
        g.state.players[seat].credits += amount
        g.emit(CreditsGained(seat, amount, reason))


def pay(g: Game, seat: Seat, amount: int, reason: str) -> int:
    """Credits to the bank; returns what was paid.

    Who has too few pays what there is (GTB-104, GTB-1006). With Evil Machinations loans are taken
    for the rest (GT-723, GT-Q-52).
    """
    paid = _raise(g, seat, amount)
    if paid:
        g.state.players[seat].credits -= paid
        g.emit(CreditsPaid(seat, paid, reason))
    return paid


def hand_over(g: Game, seat: Seat, to: Seat, amount: int, reason: str) -> None:
    """Credits from one player to another, like `pay`."""
    paid = _raise(g, seat, amount)
    g.state.players[seat].credits -= paid
    g.state.players[to].credits += paid
    g.emit(CreditsHanded(seat, to, paid, reason))


def loans_for(g: Game, seat: Seat, amount: int) -> int:
    """The loans that a player must take to pay so much."""
    missing = amount - g.state.players[seat].credits
    return -(-missing // g.data.flight.loan) if missing > 0 and g.state.schemes else 0


def _raise(g: Game, seat: Seat, amount: int) -> int:
    """Take the loans that a payment needs, and return what can be paid."""
    for _ in range(loans_for(g, seat, amount)):
        take_loan(g, seat)
    return min(amount, g.state.players[seat].credits)
