"""The ways over the map as it lies now (FM-930 to FM-943)."""

from __future__ import annotations

from kosmodrom.games.first_martians.map import (
    PAWN,
    PENALTIES,
    UNEXPLORED,
    UNEXPLORED_PAWNS,
    Terrain,
    ways,
)
from kosmodrom.games.first_martians.rules.areas import terrain
from kosmodrom.games.first_martians.rules.base import Game


def ways_to(g: Game, space: int) -> list[tuple[int, ...]]:
    """The ways that players may choose among, the one with the fewest pawns first (FM-931 to
    FM-933, FM-Q-76)."""
    return [way.spaces for way in ways(terrain(g))[space]]


def along(land: Terrain, way: list[int]) -> tuple[int, int]:
    """The pawns that a way takes (FM-934 to FM-936), and its penalties as bits: each once, whatever
    demands it (FM-909, FM-937, FM-Q-15)."""
    pawns = penalties = 0
    for space in way:
        asks = land[space]
        if asks == UNEXPLORED:
            pawns += UNEXPLORED_PAWNS
        else:
            pawns += asks // PAWN
            penalties |= asks & PENALTIES
    return pawns, penalties
