"""Why something is not offered with Evil Machinations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker.moves import machinations as moves
from kosmodrom.games.galaxy_trucker.moves.base import RepayLoan, TakeLoan
from kosmodrom.games.galaxy_trucker.moves.extra import NameColumn
from kosmodrom.games.galaxy_trucker.rules import power
from kosmodrom.games.galaxy_trucker.rules.base import Game, board_of
from kosmodrom.games.galaxy_trucker.rules.cards.schemes import accounts, auction
from kosmodrom.games.galaxy_trucker.rules.cards.schemes.system_test import (
    parts_to_test,
    price_of_all,
)
from kosmodrom.games.galaxy_trucker.state import HALVES
from kosmodrom.games.galaxy_trucker.steps import machinations as steps


def no_loan(g: Game, seat: Seat, option: Option) -> Refused | None:
    """Why a loan is not taken or repaid, at whatever question (GT-Q-52)."""
    match option:
        case TakeLoan() | RepayLoan() if not g.state.schemes:
            return Refused("no-loans", ("GT-720",))
        case RepayLoan() if not g.state.players[seat].loans:
            return Refused("no-loan", ("GT-721",))
        case RepayLoan() if g.state.players[seat].credits < g.data.flight.repayment:
            return Refused("repayment", ("GT-721",), credits=g.data.flight.repayment)
    return None


def no_card(_g: Game, _seat: Seat, ask: Ask, option: Option) -> Refused:
    if isinstance(option, moves.Plant):
        return Refused("not-in-hand", ("GT-703",), card=option.card)
    return Refused("not-offered", ask.question.rules)


def no_bid(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    step = g.state.todo[0]
    if not isinstance(option, moves.Bid) or not isinstance(step, steps.Auction):
        return Refused("not-offered", ask.question.rules)
    if option.credits <= step.bid:
        return Refused("bid-too-low", ("GT-1108", "GT-Q-54"), bid=step.bid)
    most = max(bid.credits for bid in auction.bids(g, step, seat))
    return Refused("bid-too-high", ("GT-Q-54",), most=most)


def no_demand(_g: Game, _seat: Seat, ask: Ask, option: Option) -> Refused:
    match option:
        case moves.Demand():
            return Refused("demand-too-high", ("GT-740",), most=accounts.MOST)
        case NameColumn() if ask.question.id == accounts.DEMAND.id:
            return Refused("column-first-sum", ("GT-740",))
        case NameColumn():
            return Refused("no-such-column", ("GT-Q-58",))
    return Refused("not-offered", ask.question.rules)


def no_test(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    step = g.state.todo[0]
    assert isinstance(step, steps.SystemTest)
    cells = parts_to_test(g, seat, step.half)
    match option:
        case moves.TestAll() if (untested := sum(cell not in step.tested for cell in cells)) > 1:
            tokens = price_of_all(g, step, seat, untested)
            return Refused("test-too-dear", ("GT-743", "GT-Q-59"), tokens=tokens)
        case moves.TestPart(row, column):
            return _no_test_of(g, seat, step, board_of(g).cell(row, column), row, column)
    return Refused("not-offered", ask.question.rules)


def _no_test_of(
    g: Game, seat: Seat, step: steps.SystemTest, cell: int, row: int, column: int
) -> Refused:
    part = g.state.players[seat].ship.parts[cell]
    if not part:
        return Refused("no-part-there", ("GT-743",), row=row, column=column)
    name = g.data.tables.part_ids[part]
    if cell in step.tested:
        return Refused("tested-already", ("GT-743",), part=name)
    if not any(cell in parts_to_test(g, seat, half) for half in range(HALVES)):
        return Refused("needs-no-test", ("GT-744", "GT-Q-59"), part=name)
    if cell not in parts_to_test(g, seat, step.half):
        return Refused("other-half-test", ("GT-Q-59", "GT-615"))
    tokens = power.price(g, seat, step.half, 1)
    return Refused("test-too-dear", ("GT-743", "GT-Q-59"), tokens=tokens)


def no_loosening(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    if not isinstance(option, moves.Loosen):
        return Refused("not-offered", ask.question.rules)
    part = g.state.players[seat].ship.parts[board_of(g).cell(option.row, option.column)]
    if not part:
        return Refused("no-part-there", ("GT-778",), row=option.row, column=option.column)
    return Refused("not-exposed", ("GT-778", "GTB-404"), part=g.data.tables.part_ids[part])


REFUSALS: Final[dict[str, Callable[[Game, Seat, Ask, Option], Refused]]] = {
    "plant": no_card,
    "auction": no_bid,
    "demand": no_demand,
    "demand-column": no_demand,
    "system-test": no_test,
    "loose-bolts": no_loosening,
}
