"""What the judges of games have in common.

A judge (`Ruleset.judge`) says how good a position is for a seat, in hundredths of a point. How it
values things is the game's own affair; how players are compared is here, and so is keeping what a
judge works out of a box, for bots ask it thousands of times a second.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from kosmodrom.core.options import Seat

Box = TypeVar("Box")
Tables = TypeVar("Tables")

_BOXES_KEPT: Final = 8


def advantage(values: Sequence[int], seat: Seat) -> int:
    """How far a seat is ahead of its rivals: of the best of them and of their average, in equal
    parts.

    >>> advantage([700, 400, 200], 0)
    350
    """
    rivals = [*values[:seat], *values[seat + 1 :]]
    return values[seat] - (max(rivals) + sum(rivals) // len(rivals)) // 2


def final_margin(keys: Sequence[tuple[int, ...]], seat: Seat) -> int:
    """The lead over the best rival in hundredths of a point; 1 or -1 if a tie-break decides.

    ``keys`` are those that `core.result.rank` takes: the points of each seat, then its tie-breaks.

    >>> final_margin([(41, 2), (39, 5)], 1), final_margin([(41, 2), (41, 5)], 1)
    (-200, 1)
    """
    own = keys[seat]
    best = max([*keys[:seat], *keys[seat + 1 :]])
    return 100 * (own[0] - best[0]) or (own > best) - (own < best)


def once_per_box(make: Callable[[Box], Tables]) -> Callable[[Box], Tables]:
    """Keep what ``make`` works out of a box, for the last few boxes.

    A box holds dictionaries and cannot be hashed, so it is recognized by identity. There are hardly
    ever more than two: the built-in one, and one with an overlay.
    """
    kept: list[tuple[Box, Tables]] = []

    def tables_of(box: Box) -> Tables:
        for known, tables in kept:
            if known is box:
                return tables
        tables = make(box)
        kept.insert(0, (box, tables))
        del kept[_BOXES_KEPT:]
        return tables

    return tables_of
