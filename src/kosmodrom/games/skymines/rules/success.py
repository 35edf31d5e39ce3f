"""Chapter 12: success points, and the campaign of four chapters."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.skymines.rules.base import Game
from kosmodrom.games.skymines.rules.tracks import at_end
from kosmodrom.games.skymines.terms import COMPANIES


def success_points(g: Game, seat: Seat, totals: list[int]) -> int:
    """What a player earns with a chapter, Luna being counted as a rival (SKY-1203 to SKY-1207,
    SKY-Q-49); what a chapter adds of its own is in `campaign.py`."""
    player = g.state.players[seat]
    own = totals[seat]
    poorer = sum(total < own for total in totals)
    points = (poorer >= 1) + (poorer >= 2) + (own == max(totals))
    points += player.tasks.bit_count() >= 2
    points += sum(at_end(g, player, company) for company in range(len(COMPANIES)))
    points += player.tank == g.data.tank.steps
    points += player.upload == g.data.research.steps
    return points
