"""Moves between building and launch."""

from __future__ import annotations

from functools import cache
from typing import Final

from kosmodrom.core.options import Option
from kosmodrom.games.galaxy_trucker.moves.base import (
    ColourName,
    Column,
    Cost,
    Row,
    SideName,
    SpecialistName,
)


class ChooseFront(Option, frozen=True, tag="choose_front"):
    """Make a side of the board the front (GT-503)."""

    side: SideName


class RemovePart(Option, frozen=True, tag="remove_part"):
    """Take off a part that has a fault (GTB-421)."""

    row: Row
    column: Column


class KeepPart(Option, frozen=True, tag="keep_part"):
    """Keep the piece with this part; the others are lost (GTB-423)."""

    row: Row
    column: Column
    parts: Cost = 0


class BoardHumans(Option, frozen=True, tag="board_humans"):
    """Two humans into a cabin (GTB-601)."""

    row: Row
    column: Column


class BoardAlien(Option, frozen=True, tag="board_alien"):
    """A purple or brown alien into a cabin (GTB-601)."""

    row: Row
    column: Column
    colour: ColourName


class BoardSpecialist(Option, frozen=True, tag="board_specialist"):
    """A blue alien with a specialist card into a cabin (GT-351)."""

    row: Row
    column: Column
    specialist: SpecialistName


choose_front = cache(ChooseFront)
remove_part = cache(RemovePart)
keep_part = cache(KeepPart)
board_humans = cache(BoardHumans)
board_alien = cache(BoardAlien)
board_specialist = cache(BoardSpecialist)

MOVES: Final = (ChooseFront, RemovePart, KeepPart, BoardHumans, BoardAlien, BoardSpecialist)
