"""Ships: parts on a grid, what is joined to what, and the figures that follow.

Everything here is about one ship and changes nothing else. Cells are numbers of a grid of 11 by 11
(`tables.WIDTH`); sets of cells are integers with a bit for each. A ship's front is side
``ship.front`` of the grid; all sides in this module are sides of the grid.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import compress
from typing import Final, TypeAlias

from kosmodrom.games.galaxy_trucker.state import Ship
from kosmodrom.games.galaxy_trucker.tables import (
    BIDIRECTIONAL_CANNON,
    CANNON,
    CANNON_ENGINE,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    JOINS,
    LINES,
    NEXT,
    OPEN_SIDES,
    WIDTH,
    BoardTable,
    Tables,
    turned_cell,
)

FREE_CANNONS: Final = (CANNON, CANNON_ENGINE)
"""Those that need no power. A combined part does what each of its kinds does (GT-201, GT-247)."""
POWERED_CANNONS: Final = (DOUBLE_CANNON, BIDIRECTIONAL_CANNON)
FREE_ENGINES: Final = (ENGINE, CANNON_ENGINE)

SIDES_OF: Final = tuple(tuple(s for s in range(4) if bits >> s & 1) for bits in range(16))
"""The sides that are set in four bits."""
_STEPS: Final = tuple(tuple(NEXT[side] for side in sides) for sides in SIDES_OF)
"""From a cell to its neighbours on the sides that are set in four bits."""
_DIGITS: Final = b"0" + b"1" * 255


def bits(cells: int) -> Iterator[int]:
    """The cells of a set, in order."""
    while cells:
        low = cells & -cells
        yield low.bit_length() - 1
        cells ^= low


def filled(cells: bytearray | bytes) -> tuple[int, ...]:
    """The cells with something on them, in order; kept, because they seldom change."""
    return _filled(bytes(cells))


@lru_cache(2000)
def _filled(cells: bytes) -> tuple[int, ...]:
    return tuple(compress(range(len(cells)), cells))


def occupied(ship: Ship) -> tuple[int, ...]:
    """The cells with a part, in order."""
    return filled(ship.parts)


def picture(ship: Ship) -> bytes:
    """The parts of a ship as they are now: cell, part and quarter turns of each."""
    return bytes(
        number for cell in occupied(ship) for number in (cell, ship.parts[cell], ship.turned[cell])
    )


# Building


def weld(t: Tables, ship: Ship, cell: int, part: int, turns: int) -> None:
    """Put a part on an empty cell, and tell its neighbours what faces them."""
    ship.parts[cell] = part
    ship.turned[cell] = turns
    connectors = t.connectors[part * 4 + turns]
    faces = ship.faces
    for side in range(4):
        faces[cell + NEXT[side]] |= (connectors >> 2 * side & 3) << 2 * (side ^ 2)


def unweld(ship: Ship, cell: int) -> None:
    """Take the part off a cell; what was in it is not looked at."""
    ship.parts[cell] = 0
    ship.turned[cell] = 0
    faces = ship.faces
    for side in range(4):
        faces[cell + NEXT[side]] &= ~(3 << 2 * (side ^ 2)) & 255


def joined_sides(t: Tables, ship: Ship, cell: int) -> int:
    """The sides on which the part of a cell is joined to its neighbours, as bits (GTB-401)."""
    return JOINS[t.connectors[ship.parts[cell] * 4 + ship.turned[cell]] << 8 | ship.faces[cell]]


def joined_to(t: Tables, ship: Ship, cell: int) -> list[int]:
    """The cells whose parts are joined to that of a cell."""
    return [cell + NEXT[side] for side in SIDES_OF[joined_sides(t, ship, cell)]]


def weldable(t: Tables, board: BoardTable, ship: Ship, part: int) -> list[tuple[int, int]]:
    """Where a part can be welded: cells with quarter turns. It must be joined by at least one
    proper connection (GTB-307), of its own half (GT-607). Both halves are built at the same time
    (GT-605), and the first part of a half may go anywhere on it (GT-606)."""
    found: list[tuple[int, int]] = []
    parts, faces, connectors = ship.parts, ship.faces, t.connectors
    turns = t.different_turns[part]
    shapes = [(turn, connectors[part * 4 + turn] << 8) for turn in turns]
    for cells in board.outlines[ship.nose]:
        if any(map(parts.__getitem__, cells)):
            for cell in cells:
                if (facing := faces[cell]) and not parts[cell]:
                    found += [(cell, turn) for turn, own in shapes if JOINS[own | facing]]
        else:
            found += [(cell, turn) for cell in cells for turn in turns]
    return found


# The check

Fault: TypeAlias = tuple[str, tuple[int, ...]]
"""What is wrong (`FAULTS`), and the cells that take part in it."""
FAULTS: Final = ("mismatch", "smooth", "engine", "exhaust", "muzzle")


def faults(t: Tables, ship: Ship, *, turbulence: bool = False) -> list[Fault]:
    """What must be put right before launch (GTB-420). The front is up; all parts are joined, since
    they were when they were welded (GTB-405)."""
    found: list[Fault] = []
    parts, turned, connectors = ship.parts, ship.turned, t.connectors
    for cell in filled(parts):
        shape = parts[cell] * 4 + turned[cell]
        for side in (1, 2):  # each pair of neighbours once
            other = cell + NEXT[side]
            if not parts[other]:
                continue
            own = connectors[shape] >> 2 * side & 3
            facing = ship.faces[cell] >> 2 * side & 3
            if own == facing or (own and facing and 3 in (own, facing)):
                continue  # GTB-401; smooth against smooth is legal (GTB-403)
            found.append(("mismatch" if own and facing else "smooth", (cell, other)))  # GTB-402
        for side in SIDES_OF[t.exhausts[shape]]:
            # To the rear; with Turbulence also forward, never sideways (GTB-406, GT-506, GT-903).
            if side != 2 and not (turbulence and side == 0):
                found.append(("engine", (cell,)))
            if parts[cell + NEXT[side]]:  # GT-246, GT-904
                found.append(("exhaust", (cell, cell + NEXT[side])))
        found += [
            ("muzzle", (cell, cell + NEXT[side]))  # GTB-407, GT-236
            for side in SIDES_OF[t.muzzles[shape]]
            if parts[cell + NEXT[side]]
        ]
    return found


def turn_to_front(t: Tables, ship: Ship, side: int, size: int) -> None:
    """Turn the ship on the grid so that a side of its board becomes the front (GT-505). ``size`` is
    that of the square board."""
    placed = [(cell, ship.parts[cell], ship.turned[cell]) for cell in occupied(ship)]
    for cell, _part, _turns in placed:
        unweld(ship, cell)
    for cell, part, turns in placed:
        weld(t, ship, turned_cell(cell, side, size), part, (turns - side) % 4)
    ship.nose = side


# What is joined to what


def pieces(t: Tables, ship: Ship, cells: int) -> list[int]:
    """The pieces into which the parts on some cells fall: sets of cells that are joined, directly
    or through others (GTB-405)."""
    parts, turned, faces, connectors = ship.parts, ship.turned, ship.faces, t.connectors
    left = cells
    found: list[int] = []
    while left:
        piece = edge = left & -left
        left ^= edge
        while edge:
            cell = (edge & -edge).bit_length() - 1
            edge &= edge - 1
            # `joined_sides`, written out: bots look at very many ships.
            joined = JOINS[connectors[parts[cell] * 4 + turned[cell]] << 8 | faces[cell]]
            for step in _STEPS[joined]:
                bit = 1 << cell + step
                if left & bit:
                    left ^= bit
                    edge |= bit
                    piece |= bit
        found.append(piece)
    return found


def parts_mask(ship: Ship) -> int:
    """All cells with a part, as a set."""
    return int(ship.parts.translate(_DIGITS)[::-1], 2)


def exposed_sides(t: Tables, ship: Ship, cell: int) -> int:
    """The sides of a part whose connector faces no part, as bits (GTB-404)."""
    open_sides = OPEN_SIDES[t.connectors[ship.parts[cell] * 4 + ship.turned[cell]]]
    for side in SIDES_OF[open_sides]:
        if ship.parts[cell + NEXT[side]]:
            open_sides ^= 1 << side
    return open_sides


# Figures


def is_dead(cell: int, dead_column: int) -> bool:
    """Whether the Dead Zone lies over a cell (GT-923); column 0 is none."""
    return cell % WIDTH == dead_column


def survey(t: Tables, board: BoardTable, ship: Ship, dead_column: int) -> None:
    """Reckon the figures of a ship anew, after a part came or went."""
    exposed = 0
    fire, thrust = [0, 0], [0, 0]
    parts, turned, half_of = ship.parts, ship.turned, board.half_of
    connectors, kinds = t.connectors, t.kinds
    front, rear = 1 << ship.front, 1 << (ship.front ^ 2)
    for cell in filled(parts):
        part = parts[cell]
        shape = part * 4 + turned[cell]
        # `exposed_sides`, written out.
        for step in _STEPS[OPEN_SIDES[connectors[shape]]]:
            if not parts[cell + step]:
                exposed += 1
        kind = kinds[part]
        if kind in FREE_CANNONS and cell % WIDTH != dead_column:
            # Twice 1 forward, twice a half otherwise (GTB-509).
            fire[half_of[cell]] += 2 if t.muzzles[shape] & front else 1
        # Engines that point forward give nothing (GT-905).
        if kind in FREE_ENGINES and cell % WIDTH != dead_column and t.exhausts[shape] & rear:
            thrust[half_of[cell]] += 1
    ship.exposed, ship.fire, ship.thrust = exposed, fire, thrust


def cannon_strength(t: Tables, ship: Ship, cell: int, *, ambush: bool = False) -> int:
    """Twice the strength of a cannon when it fires, powered if it needs power (GTB-509, GTB-510,
    GT-238). In an Ambush forward counts half and all else in full (GT-757)."""
    part = ship.parts[cell]
    muzzles = t.muzzles[part * 4 + ship.turned[cell]]
    forward = (muzzles >> ship.front & 1) ^ ambush
    strength = 2 if forward else 1
    match t.kinds[part]:
        case kind if kind == DOUBLE_CANNON:
            return 2 * strength
        case kind if kind == BIDIRECTIONAL_CANNON:
            others = muzzles & ~(1 << ship.front)
            to_front = muzzles.bit_count() - others.bit_count()
            full, half = (
                (others.bit_count(), to_front) if ambush else (to_front, others.bit_count())
            )
            return 2 * full + half
        case _:
            return strength


def engine_strength(t: Tables, ship: Ship, cell: int) -> int:
    """The power of an engine that works: none if it points forward (GTB-511, GTB-512, GT-905)."""
    part = ship.parts[cell]
    if not t.exhausts[part * 4 + ship.turned[cell]] >> (ship.front ^ 2) & 1:
        return 0
    return 2 if t.kinds[part] == DOUBLE_ENGINE else 1


# Hits


def line_cells(board: BoardTable, side: int, number: int) -> tuple[int, ...]:
    """The cells on the line of a roll, in the order in which something that comes from a side of
    the grid meets them; none if the board has no such line (GTB-740). Lines of class IA have
    several numbers (GT-502)."""
    lines = board.column_of if side in (0, 2) else board.row_of
    return LINES[side][lines[number]]


def met_first(board: BoardTable, ship: Ship, cells: Sequence[int], halves: int) -> int:
    """The first of the cells with a part of these halves, or 0 (GTB-741)."""
    parts, half_of = ship.parts, board.half_of
    return next((cell for cell in cells if parts[cell] and halves >> half_of[cell] & 1), 0)
