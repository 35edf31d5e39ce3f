"""Rolling two dice."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.events.hits import DiceRolled
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy
from kosmodrom.games.galaxy_trucker.terms import NOTHING


def roll(g: Game, seat: Seat = NOTHING) -> int:
    """The sum of two dice. Who rolls changes nothing (GT-1117); unless said, it is the leader."""
    if seat == NOTHING:
        seat = next(iter(convoy(g)), 0)
    first, second = g.rng.below(6) + 1, g.rng.below(6) + 1
    g.state.dice = [first, second]
    g.emit(DiceRolled(seat, first, second))
    return first + second
