"""The ways over the map as it lies now (FM-930 to FM-944)."""

from __future__ import annotations

from typing import Final

from kosmodrom.games.first_martians import map as mars
from kosmodrom.games.first_martians.map import Terrain
from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.state import Area
from kosmodrom.games.first_martians.terms import NOTHING, TOKENS, AreaEffect, Token

OF_TILE: Final[dict[AreaEffect, int]] = {
    "rover": mars.CHECKS_ROVER,  # FM-1181
    "impassable": mars.IMPASSABLE,  # FM-1182
    "adventure": mars.ADVENTURES,  # FM-1183
    "morale": mars.LOWERS_MORALE,  # FM-1184
    "wound": mars.WOUNDS,  # FM-1185
}
OF_TOKEN: Final[dict[Token, int]] = {
    "adventure": mars.ADVENTURES,
    "reroll": mars.REROLLS,
    "wound": mars.WOUNDS,
    "rover": mars.CHECKS_ROVER,
}


def terrain_of(g: Game) -> Terrain:
    """What each space asks of those who go there: pawn icons and tokens, which add up, and effects,
    which do not (FM-934, FM-935, FM-1172, FM-1186)."""
    return tuple(
        mars.UNEXPLORED if area.tile == NOTHING else _asks(g, area) for area in g.state.areas
    )


def _asks(g: Game, area: Area) -> int:
    tile = g.data.tiles[area.tile]
    asks = tile.pawns * mars.PAWN
    for effect in tile.effects:
        asks |= OF_TILE[effect]
    for number in area.tokens:
        token = TOKENS[number]
        if token == "pawn":
            asks += mars.PAWN
        else:
            asks |= OF_TOKEN.get(token, 0)
    return asks


def ways_to(g: Game, space: int) -> list[tuple[int, ...]]:
    """The ways that players may choose among, the one with the fewest pawns first (FM-933,
    FM-Q-76)."""
    return [way.spaces for way in mars.ways(terrain_of(g))[space]]


def along(terrain: Terrain, way: list[int]) -> tuple[int, int]:
    """The pawns that a way takes, and its penalties as bits: each once (FM-909, FM-936, FM-937)."""
    pawns = penalties = 0
    for space in way:
        asks = terrain[space]
        if asks == mars.UNEXPLORED:
            pawns += mars.UNEXPLORED_PAWNS
        else:
            pawns += asks // mars.PAWN
            penalties |= asks & mars.PENALTIES
    return pawns, penalties
