"""The box in numbers, made once for a box: what rules look up at every turn.

Parts are numbered from 1 on, one more than in the box, so that 0 is no part; cards from 0 on,
adventures first and then machinations. Many figures depend on a part and its quarter turns: they
are looked up with ``part * 4 + turns``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kosmodrom.games.galaxy_trucker.components import Board, Part
from kosmodrom.games.galaxy_trucker.terms import (
    CLASSES,
    COLOURS,
    KINDS,
    NOTHING,
    ROUGH_ROADS,
    Kind,
    RoughRoad,
)

if TYPE_CHECKING:
    from kosmodrom.games.galaxy_trucker.box import Box

WIDTH: Final = 11
"""Of the grid that every ship lies on, with a rim of one cell that is never used."""
GRID: Final = WIDTH * WIDTH
NEXT: Final = (-WIDTH, 1, WIDTH, -1)
"""From a cell to its neighbour at the front, right, rear and left."""
AROUND: Final = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)


def _lines(side: int) -> tuple[tuple[int, ...], ...]:
    """The lines of the grid as something that comes from a side meets their cells; line 0 is none.
    The rim is left out."""
    inner = range(1, WIDTH - 1)
    lines = [
        [row * WIDTH + line for row in inner]
        if side in (0, 2)
        else [line * WIDTH + column for column in inner]
        for line in inner
    ]
    return ((), *(tuple(line if side in (0, 3) else line[::-1]) for line in lines))


LINES: Final = tuple(_lines(side) for side in range(4))
"""By the side that something comes from and the number of a column or row of the grid."""

KIND_NUMBER: Final[dict[Kind, int]] = {kind: number for number, kind in enumerate(KINDS)}
(
    STARTING_CABIN,
    CABIN,
    LUXURY_CABIN,
    STASIS_CHAMBER,
    LIFE_SUPPORT,
    CANNON,
    DOUBLE_CANNON,
    BIDIRECTIONAL_CANNON,
    CANNON_ENGINE,
    ENGINE,
    DOUBLE_ENGINE,
    SHIELD,
    SHIELD_BOOSTER,
    CANNON_BOOSTER,
    ENGINE_BOOSTER,
    BATTERY,
    REACTOR,
    HOLD,
    SPECIAL_HOLD,
    MIXED_HOLD,
    CARGO_BATTERY,
    STRUCTURE,
    PLATING,
) = range(len(KINDS))

ROAD_NUMBER: Final[dict[RoughRoad, int]] = {road: n for n, road in enumerate(ROUGH_ROADS)}
"""The bit of a rough road in `Player.roads`, and its number in `State.roads`."""

SMALL_METEOR, LARGE_METEOR, LIGHT_SHOT, HEAVY_SHOT = range(4)
FIREPOWER, ENGINE_POWER, CREW, AMBUSH = range(4)
"""What is counted (`steps.Count`). In an Ambush firepower is counted the other way round
(GT-757)."""

# Where a part in hand came from (`Player.origin`).
FROM_WAREHOUSE, FROM_ASIDE, FROM_ORDER, FROM_RETURNED = range(4)


def pack(connectors: tuple[int, ...]) -> int:
    """Four connectors in a byte: two bits each, the front in the lowest."""
    front, right, rear, left = connectors
    return front | right << 2 | rear << 4 | left << 6


def _turned(sides: tuple[int, ...], turns: int) -> int:
    """Sides of a part that was turned, as bits."""
    return sum(1 << (side + turns) % 4 for side in sides)


def _joins() -> bytes:
    """Which sides of a part are joined, as bits, by its connectors and those that face it."""
    pairs = [[_joined(own, facing) for facing in range(16)] for own in range(16)]
    # For two sides of a part: their bits with each of the bits that the other two sides may have.
    rows = [[bytes(bits | other << 2 for bits in row) for other in range(4)] for row in pairs]
    return b"".join(rows[own & 15][other] for own in range(256) for other in pairs[own >> 4])


def _joined(own: int, facing: int) -> int:
    """Of two sides those that are joined."""
    sides = 0
    for side in range(2):
        one, other = own >> 2 * side & 3, facing >> 2 * side & 3
        if one and other and (one == other or 3 in (one, other)):
            sides |= 1 << side
    return sides


JOINS: Final = _joins()
"""The sides on which a part is joined (GTB-401): ``JOINS[connectors << 8 | faces]``, as bits."""
OPEN_SIDES: Final = bytes(
    sum(1 << side for side in range(4) if packed >> 2 * side & 3) for packed in range(256)
)
"""The sides with a connector, as bits."""


class BoardTable:
    """A ship board on the grid."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.id = board.id
        self.level = board.level
        self.insurance = board.insurance
        """The most that is paid for lost parts; None: not insured (GTB-1005)."""
        self.cells: tuple[int, ...] = tuple(_cell(*place) for place in board.cells)
        self.mask = sum(1 << cell for cell in self.cells)
        self.start = 0 if board.start is None else _cell(*board.start)
        """The cell of the starting cabin; 0: none (GT-602)."""
        self.halves = tuple(tuple(_cell(*place) for place in half) for half in board.halves)
        half_of = bytearray(GRID)
        for half, cells in enumerate(self.halves):
            for cell in cells:
                half_of[cell] = half
        self.half_of = bytes(half_of)
        self.half_masks = tuple(sum(1 << cell for cell in cells) for cells in self.halves)
        size = len(board.drawing)
        self.outlines = tuple(
            tuple(tuple(turned_cell(cell, side, size) for cell in cells) for cells in self.halves)
            for side in (range(4) if board.turnable else (0,))
        )
        """The halves on the grid by the side that was made the front (GT-503)."""
        # What dice strike: a column or row of the grid, or 0.
        self.column_of = tuple(line + 1 if line != NOTHING else 0 for line in board.column_of)
        self.row_of = tuple(line + 1 if line != NOTHING else 0 for line in board.row_of)
        # The first of the numbers printed beside a line names it.
        self.row_names = (0, *(numbers[0] for numbers in board.row_numbers))
        self.column_names = (0, *(numbers[0] for numbers in board.column_numbers))

    def place(self, cell: int) -> tuple[int, int]:
        """Row and column of a cell, as people name them: by the numbers printed beside them."""
        return self.row_names[cell // WIDTH], self.column_names[cell % WIDTH]

    def cell(self, row: int, column: int) -> int:
        """The cell that people name by row and column, or 0 if there are no such lines. It need not
        be on the outline: a ship of class IA may have been turned (GT-Q-39)."""
        if row not in self.row_names[1:] or column not in self.column_names[1:]:
            return 0
        return self.row_names.index(row, 1) * WIDTH + self.column_names.index(column, 1)


def _cell(row: int, column: int) -> int:
    return (row + 1) * WIDTH + column + 1


def turned_cell(cell: int, side: int, size: int) -> int:
    """Where a cell of a square board comes to lie when a side becomes the front (GT-Q-39)."""
    row, column = divmod(cell, WIDTH)
    for _ in range(side):
        row, column = size + 1 - column, row
    return row * WIDTH + column


class Tables:
    """The box in numbers."""

    def __init__(self, box: Box) -> None:
        parts: list[Part | None] = [None, *box.parts]
        self.parts = parts
        self.part_number = {part.id: n for n, part in enumerate(parts) if part is not None}
        self.part_ids = tuple("" if part is None else part.id for part in parts)
        self.kinds = bytes(0 if part is None else KIND_NUMBER[part.kind] for part in parts)
        """The kind of each part. A cell without a part has kind 0: ask for the part first."""
        self.cells = bytes(0 if part is None else part.cells for part in parts)
        self.slots = bytes(0 if part is None else part.slots for part in parts)
        self.special_slots = bytes(0 if part is None else part.special_slots for part in parts)
        self.colours = tuple(
            COLOURS.index(part.colour)  # a life support's
            if part is not None and part.kind == "life_support"
            else NOTHING
            for part in parts
        )
        """The colour of the aliens that a life support is for."""
        self.starting_cabins = tuple(number + 1 for number in box.starting_cabins)
        """By seat."""
        turned = [
            (
                pack(tuple(part.connectors[(side - turns) % 4] for side in range(4))),
                _turned(part.muzzles, turns),
                _turned(part.exhausts, turns),
                _turned(part.covered, turns),
                _turned(part.plated, turns),
            )
            if part is not None
            else (0, 0, 0, 0, 0)
            for part in parts
            for turns in range(4)
        ]
        # By part and turns; the last four as bits of sides.
        self.connectors = bytes(row[0] for row in turned)
        self.muzzles = bytes(row[1] for row in turned)
        self.exhausts = bytes(row[2] for row in turned)
        self.covered = bytes(row[3] for row in turned)
        self.plated = bytes(row[4] for row in turned)
        self.shields = bytes(kind == SHIELD for kind in self.kinds.ljust(256, b"\0"))
        """To find shields: ``ship.parts.translate(t.shields)`` has a 1 for each."""
        self.different_turns = tuple(
            _different(turned[4 * n : 4 * n + 4]) for n in range(len(parts))
        )
        """The turns of each part that are not alike: a structure with four equal sides has one."""
        self.base_parts = tuple(number + 1 for number in box.base_parts)
        self.new_parts = tuple(number + 1 for number in box.new_parts)
        self.cards = box.cards
        self.card_numbers = box.card_numbers
        self.first_machination = box.machinations[0]
        self.boards = tuple(BoardTable(box.boards[ship_class]) for ship_class in CLASSES)
        """By the number of the class in `CLASSES`."""
        self.levels = box.levels
        """By level, from 0 on."""


def _different(turned: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(turns for turns in range(4) if turned[turns] not in turned[:turns])
