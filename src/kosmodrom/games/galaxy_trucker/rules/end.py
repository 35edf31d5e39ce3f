"""Who wins, and where the credits came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kosmodrom.core.options import Seat
from kosmodrom.core.result import Result, rank
from kosmodrom.games.galaxy_trucker.rules.base import Game
from kosmodrom.games.galaxy_trucker.rules.settlement import EARNED

CATEGORIES: Final = ("flight", *EARNED)
"""The parts of a score: what was won and paid on the way, and the settlements."""


def accounts(flight: Sequence[int]) -> dict[str, int]:
    """What one flight brought, by where it came from."""
    *settled, on_the_way = flight
    return {"flight": on_the_way, **dict(zip(EARNED, settled, strict=True))}


def score(g: Game, seat: Seat) -> dict[str, int]:
    """A player's credits by where they came from."""
    player = g.state.players[seat]
    settled = [sum(flight[part] for flight in player.wealth) for part in range(len(EARNED))]
    return {"flight": player.credits - sum(settled), **dict(zip(EARNED, settled, strict=True))}


def result(g: Game) -> Result:
    """The most credits win, those with equally many together (GTB-105); who still has a loan ranks
    behind all others and does not win, even if nobody else does (GT-722, GT-Q-53)."""
    players = g.state.players
    return Result(
        "lost" if all(player.loans for player in players) else "ranked",
        "flights",
        rank([(not player.loans, player.credits) for player in players]),
        tuple(player.credits for player in players),
        tuple(score(g, seat) for seat in range(g.seats)),
        "loans" if any(player.loans for player in players) else "",
    )
