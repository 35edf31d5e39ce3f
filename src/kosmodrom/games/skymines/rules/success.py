"""Chapter 12: the success points of a chapter; `campaign.py` joins the chapters."""

from __future__ import annotations

import msgspec

from kosmodrom.core.options import Seat
from kosmodrom.games.skymines.rules.base import Game
from kosmodrom.games.skymines.rules.tracks import at_end
from kosmodrom.games.skymines.terms import COMPANIES


class Progress(msgspec.Struct, frozen=True):
    """What goes from chapter to chapter: which one is played, and the success points before it."""

    chapter: int
    points: tuple[int, ...]


def success_points(g: Game, seat: Seat, totals: list[int]) -> int:
    """What a player earns with a chapter; Luna counts as a rival (SKY-1203 to SKY-1207,
    SKY-Q-49)."""
    player = g.state.players[seat]
    own = totals[seat]
    poorer = sum(total < own for total in totals)
    points = (poorer >= 1) + (poorer >= 2) + (own == max(totals))
    points += player.tasks.bit_count() >= 2
    points += sum(at_end(g, player, company) for company in range(len(COMPANIES)))
    points += player.tank == g.data.tank.steps
    points += player.upload == g.data.research.steps
    return points + _extra(g, seat)


def _extra(g: Game, seat: Seat) -> int:
    """What some chapters add: for the first personal bonus space (SKY-1244), or for removing the
    threat (SKY-1251, SKY-Q-41). The first two add nothing (SKY-1221, SKY-1231)."""
    if g.carried is None:
        return 0
    match g.data.chapters[g.carried.chapter - 1].extra:
        case "first-personal-space":
            return int(g.state.opened[:1] == [seat])
        case "threat-removed":
            return int(g.state.hero == seat)
        case _:
            return 0
