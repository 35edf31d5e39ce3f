"""What the judge of Planet Unknown likes: built positions of which one is plainly better."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.games.planet_unknown import RULESET
from kosmodrom.games.planet_unknown.catalogue import load_box
from kosmodrom.games.planet_unknown.judge import (
    by_room,
    enough,
    final_key,
    judge,
    missing_in_block,
    room_for,
    tables_of,
)
from kosmodrom.games.planet_unknown.options import BITS
from kosmodrom.games.planet_unknown.state import LIFEPODS, METEORITES
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    B,
    Position,
    at_random,
    board,
    start,
)

ROW_6 = [f"{column}6" for column in "ABCDEFGHIJKL"]
"""The upper one of the two longest rows: three medals."""
COLUMN_F = [f"F{row}" for row in range(1, 13)]


def worth(build: Callable[[Position], None], **options: object) -> int:
    """What the judge says for A of a position that differs from the empty one by this."""
    position = Position(**options)  # type: ignore[arg-type]
    build(position)
    return judge(position.game, A)


def nothing(_position: Position) -> None:
    pass


# Rows and columns


def test_a_line_nearly_complete_is_worth_more_than_one_just_begun() -> None:
    """Both positions have six squares covered in rows of the same medals."""
    nearly = worth(lambda p: p.fill(A, but=[*ROW_6[:1], "F1", *COLUMN_F[6:]]))
    begun = worth(lambda p: p.fill(A, but=[*ROW_6[:8]]))
    assert nearly != begun
    one_missing = worth(lambda p: p.cover(A, "civ", ROW_6[:11]))
    spread = worth(lambda p: p.cover(A, "civ", [f"{c}{r}" for c in "FGH" for r in (5, 6, 7)]))
    assert one_missing > spread


def test_a_complete_line_is_worth_its_medals_for_sure() -> None:
    open_end = worth(lambda p: p.cover(A, "civ", ROW_6[:11]))
    full = worth(lambda p: p.cover(A, "civ", ROW_6))
    assert full > open_end
