"""The Morale track; health needs it alone (FM-282)."""

from __future__ import annotations

from kosmodrom.games.first_martians.events.hub import MoraleMoved
from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.terms import HIGHEST_MORALE, LOWEST_MORALE


def change_morale(g: Game, by: int) -> None:
    """Move the Morale marker; it never leaves its track (FM-451, FM-452)."""
    s = g.state
    before = s.morale
    s.morale = max(LOWEST_MORALE, min(HIGHEST_MORALE, before + by))
    if s.morale != before:
        g.emit(MoraleMoved(s.morale - before, s.morale))
