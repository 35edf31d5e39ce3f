"""Action dice."""

from __future__ import annotations

from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.terms import COLOURS, Colour, Die


def hits(g: Game, colour: Colour, die: Die) -> bool:
    """Roll a die: whether it shows what it is named after (FM-801)."""
    sides: int = getattr(g.data.dice[COLOURS.index(colour)], die)
    return g.rng.below(6) < sides
