"""Giving up the flight, with the whole ship or with one half of it (GTB-901 to GTB-909)."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.events.flight import GaveUp, HalfWithdrawn
from kosmodrom.games.galaxy_trucker.moves.flight import HALF_NAMES
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    convoy,
    flight_order,
    in_convoy,
    is_learning_flight,
    refresh,
)
from kosmodrom.games.galaxy_trucker.rules.loans import gain
from kosmodrom.games.galaxy_trucker.rules.settlement import (
    cubes_aboard,
    half_price,
    merchant_bonus,
)
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, finish
from kosmodrom.games.galaxy_trucker.tables import STASIS_CHAMBER
from kosmodrom.games.galaxy_trucker.terms import SPECIALISTS

MERCHANT = SPECIALISTS.index("merchant")
WHOLE = -1


@carries_out(steps.GiveUp)
def give_up(g: Game, step: steps.GiveUp) -> None:
    finish(g)
    leave(g, step.seat, step.half, step.reason)


def leave(g: Game, seat: Seat, half: int, reason: str) -> None:
    """A ship, or one half of it, leaves the flight and its goods are sold for half their value.

    The ship stays as it is to be looked at, but for the goods: who is aboard now counts after the
    flight (GT-363). A half is taken apart (GT-642).
    """
    player = g.state.players[seat]
    if not player.flying:
        return
    if half != WHOLE and not player.halves >> half & 1:
        return
    if half == WHOLE or player.halves == 1 << half:
        halves = player.halves
        player.flying = False
        player.halves = 0
        g.emit(GaveUp(seat, reason))
        _sell(g, seat, halves)
        return
    player.halves &= ~(1 << half)
    player.away[half] = 0
    g.emit(HalfWithdrawn(seat, HALF_NAMES[half], reason))
    _sell(g, seat, 1 << half)
    _take_apart(g, seat, half)


def sale_value(g: Game, seat: Seat, halves: int) -> int:
    """What the goods of some halves bring on giving up: half their value, rounded up (GTB-907,
    GT-641), and in full what the merchant adds for red and yellow cubes (GT-372, GT-Q-45)."""
    if not ships.filled(g.state.players[seat].ship.goods):
        return 0
    cubes = cubes_aboard(g, seat, halves)
    total = half_price(g, seat, cubes)
    return total + merchant_bonus(g, seat, cubes) if _is_merchants(g, seat, halves) else total


def _is_merchants(g: Game, seat: Seat, halves: int) -> bool:
    """Whether the merchant sells the goods: those of his own half alone, if only one half is sold
    (GT-630, GT-Q-45)."""
    home = board_of(g).half_of[g.state.players[seat].ship.aliens[2]]
    return bool(halves >> home & 1)


def _sell(g: Game, seat: Seat, halves: int) -> None:
    player, half_of = g.state.players[seat], board_of(g).half_of
    amount = sale_value(g, seat, halves)
    for colour, number in enumerate(cubes_aboard(g, seat, halves)):
        g.state.bank[colour] += number
    for cell in ships.filled(player.ship.goods):
        if halves >> half_of[cell] & 1:
            player.ship.goods[cell] = 0
    player.sold += amount
    gain(g, seat, amount, "half_price")


def _take_apart(g: Game, seat: Seat, half: int) -> None:
    """Crew and tokens of a half return to the bank, its parts to the middle of the table: they are
    no lost parts (GT-642). A specialist aboard is out for the rest of the flight (GT-Q-45)."""
    ship, board = g.state.players[seat].ship, board_of(g)
    for cell in board.halves[half]:
        if ship.parts[cell]:
            g.state.returned.append(ship.parts[cell])
            ships.unweld(ship, cell)
            ship.humans[cell] = ship.tokens[cell] = 0
    ship.aliens = [0 if cell and board.half_of[cell] == half else cell for cell in ship.aliens]
    refresh(g, seat)


# Who must


def pilotless(g: Game, seat: Seat) -> int:
    """The flying halves without an awake human, as bits (GTB-902, GT-229, GT-621, GT-636)."""
    t, player, half_of = g.data.tables, g.state.players[seat], board_of(g).half_of
    found = player.halves
    for cell in ships.filled(player.ship.humans):
        if t.kinds[player.ship.parts[cell]] != STASIS_CHAMBER:
            found &= ~(1 << half_of[cell])
            if not found:
                return 0
    return found


def dismiss_pilotless(g: Game) -> None:
    """Ships and halves without an awake human leave, in hyperspace too."""
    for seat in flight_order(g):
        halves = pilotless(g, seat)
        if halves == g.state.players[seat].halves:
            leave(g, seat, WHOLE, "no_human")
        elif halves:
            leave(g, seat, halves >> 1, "no_human")


def dismiss(g: Game) -> None:
    """Everyone who cannot fly on after a card (GT-Q-91): nobody on the learning flight (GTB-209).

    Ships in hyperspace cannot be lapped before they return (GT-Q-18)."""
    if is_learning_flight(g):
        return
    dismiss_pilotless(g)
    players = g.state.players
    order = convoy(g)
    for seat in order[1:]:
        if players[order[0]].day - players[seat].day >= g.data.flight.track and in_convoy(
            players[seat]
        ):
            leave(g, seat, WHOLE, "lapped")  # GTB-903, GT-637
