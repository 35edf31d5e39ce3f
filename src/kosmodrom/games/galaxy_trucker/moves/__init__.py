"""The moves of Galaxy Trucker, a module for each chapter.

Options that come up all the time are made once and kept: `cache` finds them by what they say.
"""

from __future__ import annotations

from typing import Final

from kosmodrom.core.options import Option
from kosmodrom.games.galaxy_trucker.moves import (
    base,
    building,
    cards,
    extra,
    flight,
    goods,
    hits,
    losses,
    machinations,
    preparation,
)

MOVES: Final[tuple[type[Option], ...]] = (
    *base.MOVES,
    *building.MOVES,
    *cards.MOVES,
    *extra.MOVES,
    *machinations.MOVES,
    *flight.MOVES,
    *goods.MOVES,
    *preparation.MOVES,
    *hits.MOVES,
    *losses.MOVES,
)
