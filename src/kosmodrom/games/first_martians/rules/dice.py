"""Action dice: three of each colour (FM-802)."""

from __future__ import annotations

from typing import Final

from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.terms import COLOURS, Colour, Die

SIDES: Final = 6


def sides(g: Game, colour: Colour, die: Die) -> int:
    """How many of the six sides of a die hit."""
    dice = g.data.dice[COLOURS.index(colour)]
    match die:
        case "success":
            return dice.success
        case "wound":
            return dice.wound
        case "adventure":
            return dice.adventure


def hits(g: Game, colour: Colour, die: Die) -> bool:
    """Roll a die: whether it shows what it is named after (FM-801)."""
    return g.rng.below(SIDES) < sides(g, colour, die)
