"""The extra cards (GT-1001)."""

from __future__ import annotations

from kosmodrom.games.galaxy_trucker.rules.cards.extra import (
    billiards,
    bureaucracy,
    junkyard,
    placing,
    robopolice,
    warehouse,
)

__all__ = ["billiards", "bureaucracy", "junkyard", "placing", "robopolice", "warehouse"]
