"""How good a position is, for bots."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.astrominers.rules.base import Game
from kosmodrom.games.astrominers.rules.end import score


def judge(g: Game, seat: Seat) -> int:
    """Points so far, in hundredths."""
    return 100 * sum(score(g, seat).values())
