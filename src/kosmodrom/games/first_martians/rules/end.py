"""The end of a round and of the mission."""

from __future__ import annotations

from kosmodrom.games.first_martians.rules.base import Game


def next_round(g: Game) -> None:
    """The mission ends, or another round begins (FM-1148)."""
    s = g.state
    if s.round >= s.sols:
        s.phase, s.ending = "end", "time"
        return
    s.phase, s.step = "round", 0
