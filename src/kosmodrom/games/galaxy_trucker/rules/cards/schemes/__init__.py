"""Machinations that have been turned up (GT-715, GT-716): they are resolved like any card."""

from __future__ import annotations

from kosmodrom.games.galaxy_trucker.rules.cards.schemes import (
    accounts,
    auction,
    belt,
    bolts,
    cannibals,
    drifting,
    simple,
    strongest,
    system_test,
    toll,
    traffic,
    weakest,
)

__all__ = [
    "accounts",
    "auction",
    "belt",
    "bolts",
    "cannibals",
    "drifting",
    "simple",
    "strongest",
    "system_test",
    "toll",
    "traffic",
    "weakest",
]
