"""The map: three rings of eight spaces around the HUB, and the ways over it (FM-Q-41).

Spaces are numbers: the eight of ring 1 from the north on clockwise, then those of ring 2 and 3.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from kosmodrom.games.first_martians.terms import DIRECTIONS, RINGS, SPACES

AROUND: Final = len(DIRECTIONS)

SPACE_NAMES: Final = tuple(
    f"K{ring}-{direction}" for ring in range(1, RINGS + 1) for direction in DIRECTIONS
)
"""As the rulebook calls them: ``"K2-NW"``."""
SPACE_NUMBERS: Final = {name: number for number, name in enumerate(SPACE_NAMES)}

# The kinds of penalties that a way may bring, as bits.
WOUNDS: Final = 1
ADVENTURES: Final = 2
LOWERS_MORALE: Final = 4
CHECKS_ROVER: Final = 8
REROLLS: Final = 16
PENALTIES: Final = 31
IMPASSABLE: Final = 32
"""Nobody goes from here to the next outer ring or back (FM-1182, FM-Q-43)."""
PAWN: Final = 64
"""Pawns are counted above the bits."""

UNEXPLORED: Final = -1
UNEXPLORED_PAWNS: Final = 1  # FM-Q-42

Terrain: TypeAlias = tuple[int, ...]
"""What each space asks of those who go there: `PAWN` for each pawn icon and token, and bits; or
`UNEXPLORED`."""


class Way(NamedTuple):
    """A way from the HUB to its last space: the pawns that it takes and the penalties on it."""

    pawns: int
    penalties: int
    spaces: tuple[int, ...]

    def beats(self, other: Way) -> bool:
        """Whether it takes no more of anything than another one (FM-Q-76)."""
        return self.pawns <= other.pawns and not self.penalties & ~other.penalties


def ring_of(space: int) -> int:
    """From 1, next to the HUB, to 3."""
    return space // AROUND + 1


def space_at(ring: int, direction: int) -> int:
    return (ring - 1) * AROUND + direction


def _neighbours(space: int) -> tuple[int, ...]:
    """The spaces that share an edge: left and right in the ring, in and out."""
    ring, direction = divmod(space, AROUND)
    found = [ring * AROUND + (direction + step) % AROUND for step in (-1, 1)]
    found += [other for other in (space - AROUND, space + AROUND) if 0 <= other < SPACES]
    return tuple(found)


NEIGHBOURS: Final = tuple(_neighbours(space) for space in range(SPACES))
BESIDE_HUB: Final = tuple(range(AROUND))


def is_open(terrain: Terrain, one: int, other: int) -> bool:
    """Whether one can go from a space to its neighbour."""
    inner, outer = sorted((one, other))
    if ring_of(inner) == ring_of(outer):
        return True
    return terrain[inner] == UNEXPLORED or not terrain[inner] & IMPASSABLE


@lru_cache(4096)
def ways(terrain: Terrain) -> tuple[tuple[Way, ...], ...]:
    """The ways to each space over explored ones, the cheapest first, as far as no other way beats
    them; none where no way leads (FM-932, FM-Q-44, FM-Q-76)."""
    found: list[list[Way]] = [[] for _ in range(SPACES)]
    queue: deque[Way] = deque()

    def reach(before: Way, space: int) -> None:
        asks = terrain[space]
        if asks == UNEXPLORED:
            way = Way(before.pawns + UNEXPLORED_PAWNS, before.penalties, (*before.spaces, space))
        else:
            # A penalty comes once, however many areas demand it (FM-909, FM-Q-15).
            penalties = before.penalties | asks & PENALTIES
            way = Way(before.pawns + asks // PAWN, penalties, (*before.spaces, space))
        here = found[space]
        if any(other.beats(way) for other in here):
            return
        here[:] = [other for other in here if not way.beats(other)]
        here.append(way)
        if asks != UNEXPLORED:
            queue.append(way)

    for space in BESIDE_HUB:
        reach(Way(0, 0, ()), space)
    while queue:
        way = queue.popleft()
        last = way.spaces[-1]
        for space in NEIGHBOURS[last]:
            if is_open(terrain, last, space):
                reach(way, space)
    return tuple(tuple(sorted(here)) for here in found)
