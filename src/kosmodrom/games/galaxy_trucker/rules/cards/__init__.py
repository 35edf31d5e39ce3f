"""Adventure cards, a module for each kind: how a card that was turned is resolved."""

from __future__ import annotations

from kosmodrom.games.galaxy_trucker.rules.cards import (
    abandoned,
    combat_zone,
    enemies,
    epidemic,
    extra,
    open_space,
    planets,
    sabotage,
    schemes,
    stardust,
    swarm,
)
from kosmodrom.games.galaxy_trucker.rules.cards.base import RESOLVE, resolves

__all__ = [
    "RESOLVE",
    "abandoned",
    "combat_zone",
    "enemies",
    "epidemic",
    "extra",
    "open_space",
    "planets",
    "resolves",
    "sabotage",
    "schemes",
    "stardust",
    "swarm",
]
