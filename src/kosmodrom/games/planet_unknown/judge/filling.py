"""The chances that free squares are filled in the end, by the room around them."""

from __future__ import annotations

from functools import lru_cache
from itertools import repeat
from typing import Final, TypeAlias

from kosmodrom.games.planet_unknown.geometry import SIZE, STRIDE, Board, popcount

SQUARES_PER_ROUND: Final = 4.3
"""What a tile covers on average."""
LEFT_OVER: Final = 9
"""The free squares that are scattered over a planet when no tile fits any more."""

# The chance that a free square is filled in the end if there is time: one that stands alone and
# takes a patch, one of a pair, one at the end of an area, and any other.
ALONE: Final = 0.12
PAIR: Final = 0.28
END: Final = 0.76
INNER: Final = 0.955
PATCH_TAKEN: Final = 0.7
"""The chance that a patch at hand goes to a square that stands alone."""
HURRY: Final = 0.75
"""How much of these chances is lost where there is no time to fill anything."""
PACE: Final = 20
"""The pace at which all free squares are filled in time; half of it fills half of them."""
MOST_PATCHES: Final = 4
"""More patches at hand count as this many."""

Sorts: TypeAlias = tuple[Board, Board, Board, Board]
Filling: TypeAlias = tuple[int, int]
"""The pace, from 0 to `PACE`, and the patches at hand, at most `MOST_PATCHES`."""


def by_room(free: Board) -> Sorts:
    """Free squares that stand alone, those in pairs, the ends of larger areas, and all others."""
    left, right = free & free << 1, free & free >> 1
    above, below = free & free << STRIDE, free & free >> STRIDE
    across, along = left | right, above | below
    inner = left & right | above & below | across & along
    ends = (across | along) & ~inner
    pairs = ends & (ends << 1 | ends >> 1 | ends << STRIDE | ends >> STRIDE)
    return free & ~(across | along), pairs, ends & ~pairs, inner


@lru_cache(maxsize=1 << 13)
def room_for(free: Board) -> int:
    """The half rounds for which these squares have room for tiles."""
    _alone, pairs, ends, inner = by_room(free)
    squares = popcount(inner) + popcount(ends) + popcount(pairs) // 2 - LEFT_OVER
    return max(0, round(2 * squares / SQUARES_PER_ROUND))


def pace_of(free: int, time: int, patches: int) -> int:
    """How much of the free squares tiles and patches can fill in time."""
    filled = time * SQUARES_PER_ROUND / 2 + patches
    return PACE if filled >= free else int(PACE * filled / free)


def powers(chance: float) -> tuple[float, ...]:
    """The chance that 0, 1, 2 ... squares are all filled."""
    return tuple(map(pow, repeat(chance), range(SIZE * SIZE)))


def _fill_chances(pace: int, patches: int) -> tuple[tuple[float, ...], ...]:
    """For each sort of squares the chances that 0, 1, 2 ... of them are all filled."""
    if not pace:
        return tuple(powers(0.0) for _ in range(4))
    in_time = 1 - HURRY * (1 - pace / PACE)
    alone = 1 - (1 - ALONE * in_time) * (1 - PATCH_TAKEN) ** patches
    return tuple(map(powers, (alone, PAIR * in_time, END * in_time, INNER * in_time)))


FILL_CHANCES: Final = tuple(
    tuple(_fill_chances(pace, patches) for patches in range(MOST_PATCHES + 1))
    for pace in range(PACE + 1)
)


def chance_filled(sorts: Sorts, missing: Board, filling: Filling) -> float:
    """The chance that all of these squares are filled in the end."""
    found = 1.0
    for sort, chances in zip(sorts, FILL_CHANCES[filling[0]][filling[1]], strict=True):
        found *= chances[popcount(missing & sort)]
    return found
