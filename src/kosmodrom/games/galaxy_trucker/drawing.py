"""Ships drawn with signs: short codes for parts, and pictures of whole ships.

          6    7    8

      6   ·   G^    ·
               2
          1    3
      7   C 33 H 33Ev
               3

A part is its code, with a sign for where it points, between its connectors: 1 single, 2 double, 3
universal. ``·`` is a free cell of the board.
"""

from __future__ import annotations

from typing import Final

from kosmodrom.games.galaxy_trucker.box import Box
from kosmodrom.games.galaxy_trucker.components import Board, Part
from kosmodrom.games.galaxy_trucker.terms import ENGINES, MUZZLES, SIDES, Kind, Side
from kosmodrom.games.galaxy_trucker.view import CellView, ShipView

CODES: Final[dict[str, Kind]] = {
    "H": "starting_cabin",
    "C": "cabin",
    "LC": "luxury_cabin",
    "ST": "stasis_chamber",
    "PU": "life_support",
    "BR": "life_support",
    "BL": "life_support",
    "G": "cannon",
    "GG": "double_cannon",
    "BG": "bidirectional_cannon",
    "GE": "cannon_engine",
    "E": "engine",
    "EE": "double_engine",
    "S": "shield",
    "SB": "shield_booster",
    "GB": "cannon_booster",
    "EB": "engine_booster",
    "B": "battery",
    "R": "reactor",
    "W": "hold",
    "WS": "special_hold",
    "WM": "mixed_hold",
    "WB": "cargo_battery",
    "X": "structure",
    "P": "plating",
}
LIFE_SUPPORTS: Final = {"PU": "purple", "BR": "brown", "BL": "blue"}
SIGNS: Final = "^>v<"
FREE_CELL: Final = "\N{MIDDLE DOT}"
WIDE: Final = 5
"""Signs for a cell: a connector, three for the part, a connector."""
MARGIN: Final = 4


def code_of(part: Part) -> str:
    """The code of a part without a sign."""
    return next(
        code
        for code, kind in CODES.items()
        if kind == part.kind and LIFE_SUPPORTS.get(code) in (None, part.colour)
    )


def sign_of(part: Part, turns: int) -> str:
    """Where a muzzle, an exhaust or a shield points: the first of its sides, clockwise."""
    if part.kind in MUZZLES or part.kind == "shield":
        return SIGNS[turns]
    if part.kind in ENGINES:
        return SIGNS[(turns + 2) % 4]
    return ""


def draw_ship(board: Board, ship: ShipView, box: Box) -> tuple[str, ...]:
    """A picture of a ship on its board, with the printed numbers beside it."""
    columns = [numbers[0] for numbers in board.column_numbers]
    rows = [numbers[0] for numbers in board.row_numbers]
    there = {(cell.row, cell.column): cell for cell in ship.cells}
    outline = {(rows[row], columns[column]) for row, column in _outline(board, ship.nose)}
    lines = [" " * MARGIN + "".join(str(column).center(WIDE) for column in columns)]
    for row in rows:
        drawn = [
            _draw_cell(there.get((row, column)), (row, column) in outline, box)
            for column in columns
        ]
        for number, margin in enumerate(("", str(row), "")):
            lines.append(margin.rjust(MARGIN - 1) + " " + "".join(cell[number] for cell in drawn))
    return tuple(line.rstrip() for line in lines)


def _outline(board: Board, nose: Side) -> set[tuple[int, int]]:
    """The cells of a board, turned as its ship was (GT-Q-39)."""
    cells = set(board.cells)
    last = len(board.drawing) - 1
    for _ in range(SIDES.index(nose)):
        cells = {(last - column, row) for row, column in cells}
    return cells


def draw_part(part: Part, turns: int = 0) -> tuple[str, str, str]:
    """A part with its connectors, in three lines."""
    front, right, rear, left = (
        str(part.connectors[(side - turns) % 4] or " ") for side in range(4)
    )
    code = code_of(part) + sign_of(part, turns)
    return front.center(WIDE), f"{left}{code:^3}{right}", rear.center(WIDE)


def _draw_cell(cell: CellView | None, on_board: bool, box: Box) -> tuple[str, str, str]:
    if cell is None:
        return " " * WIDE, (FREE_CELL if on_board else "").center(WIDE), " " * WIDE
    return draw_part(box.parts[box.part_numbers[cell.part]], cell.turns)
