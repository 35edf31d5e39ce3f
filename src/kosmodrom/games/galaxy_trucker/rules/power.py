"""Power: what devices cost, and which batteries pay (GTB-513 to GTB-515, GT-375, GT-861)."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.events.losses import TokenSaved, TokensSpent
from kosmodrom.games.galaxy_trucker.moves.losses import AboutTokens, pay_token
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    dead_column_for,
    has_specialist,
    road,
)
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish, push
from kosmodrom.games.galaxy_trucker.tables import WIDTH
from kosmodrom.games.galaxy_trucker.terms import SPECIALISTS

PAY_TOKEN: Final = Question("pay-token", ("GTB-514", "GT-615"))
TECHNICIAN: Final = SPECIALISTS.index("technician")


def batteries(g: Game, seat: Seat, half: int) -> list[int]:
    """The cells with tokens that can power parts of a half: those of the same half (GT-615), none
    in the dead zone (GT-923)."""
    half_of, dead = board_of(g).half_of, dead_column_for(g, seat)
    return [
        cell
        for cell in ships.filled(g.state.players[seat].ship.tokens)
        if half_of[cell] == half and cell % WIDTH != dead
    ]


def available(g: Game, seat: Seat, half: int) -> int:
    """The tokens that can power parts of a half."""
    tokens = g.state.players[seat].ship.tokens
    return sum(tokens[cell] for cell in batteries(g, seat, half))


def price(g: Game, seat: Seat, half: int, needed: int, *, same_use: bool = False) -> int:
    """What one use costs now in tokens: of a device (``needed`` is 1), or of a device together with
    its booster (2).

    With Failing Batteries a use costs 1 more, whatever it consists of (GT-861, GT-862, GT-Q-70);
    ``same_use`` says that it adds to a use paid for just now, as a cannon booster does to a cannon
    that has been powered. The Technician saves 1 token of the first use on each card (GT-375,
    GT-Q-28). More than is `available`: it cannot be paid.
    """
    cost = needed
    if not same_use and road(g, seat, "failing_batteries"):
        cost += 1
    return cost - _saves(g, seat, half)


def price_of_several(g: Game, seat: Seat, half: int, uses: int) -> int:
    """What so many uses of single devices cost now, one after another."""
    each = 2 if road(g, seat, "failing_batteries") else 1  # GT-861
    return price(g, seat, half, 1) + (uses - 1) * each if uses else 0


def affordable(g: Game, seat: Seat, half: int, needed: int, *, same_use: bool = False) -> bool:
    """Whether the tokens of a half suffice for one use."""
    return price(g, seat, half, needed, same_use=same_use) <= available(g, seat, half)


def _saves(g: Game, seat: Seat, half: int) -> bool:
    """Whether the Technician saves a token now: once per card (GT-375), with at least one aboard
    (GT-376), in the half of the blue alien (GT-629)."""
    player = g.state.players[seat]
    return (
        not player.saved
        and has_specialist(g, seat, TECHNICIAN)
        and board_of(g).half_of[player.ship.aliens[2]] == half
        and available(g, seat, half) > 0
    )


def spend(g: Game, seat: Seat, half: int, needed: int, *, same_use: bool = False) -> None:
    """Pay for one use; the arguments are those of `price`.

    Where the player has a choice of batteries, `steps.PayTokens` is put first of what is to be
    done: so finish the own step before, never after.
    """
    _charge(g, seat, half, price(g, seat, half, needed, same_use=same_use))


def spend_on_several(g: Game, seat: Seat, half: int, uses: int) -> None:
    """Pay for so many uses of single devices, as `spend` does for one."""
    if uses:
        _charge(g, seat, half, price_of_several(g, seat, half, uses))


def _charge(g: Game, seat: Seat, half: int, cost: int) -> None:
    if _saves(g, seat, half):
        g.state.players[seat].saved = True
        g.emit(TokenSaved(seat))
    if cost and not _pay_without_choice(g, seat, half, cost):
        push(g, steps.PayTokens(seat, cost, half))


def _pay_without_choice(g: Game, seat: Seat, half: int, count: int) -> bool:
    """Pay where only one battery can, or all must; whether it was so."""
    cells = batteries(g, seat, half)
    tokens = g.state.players[seat].ship.tokens
    if len(cells) > 1 and count < sum(tokens[cell] for cell in cells):
        return False
    for cell in cells:
        _take(g, seat, cell, min(count, tokens[cell]))
    return True


def _take(g: Game, seat: Seat, cell: int, count: int) -> None:
    g.state.players[seat].ship.tokens[cell] -= count
    g.emit(TokensSpent(seat, *board_of(g).place(cell), count))


@carries_out(steps.PayTokens)
def pay_tokens(g: Game, step: steps.PayTokens) -> Flow | None:
    """The owner chooses which batteries pay, token by token (GTB-514)."""
    if _pay_without_choice(g, step.seat, step.half, step.count):
        finish(g)
        return None
    return _ask_battery(g, step)


def _ask_battery(g: Game, step: steps.PayTokens) -> Flow:
    board = board_of(g)
    options = [pay_token(*board.place(cell)) for cell in batteries(g, step.seat, step.half)]
    choice = yield from decide(g, step.seat, PAY_TOKEN, options, AboutTokens(step.count))
    if choice is not None:
        _take(g, step.seat, board.cell(choice.row, choice.column), 1)
        step.count -= 1
        if not step.count:
            finish(g)
