"""Squares and pieces as bits, and where a piece fits.

A planet lies in a frame of 12 x 12 squares. A set of squares, called a board here, is an int: the
square in column x (from the left) and row y (from the top) is bit ``13 * y + x``. Column 12 has no
squares, so a shift by one never leads from the end of a row to the start of the next one. Boards
passed to these functions must lie in the frame: write ``FRAME & ~placed``, not ``~placed``.

>>> corner = board([(0, 0)])
>>> list(squares(neighbours(corner)))
[(1, 0), (0, 1)]

A piece lies in one of at most eight orientations. Its anchor says where: the top left corner of the
rectangle around it. So a board can also be a set of anchors, and a question about one orientation
is answered for all anchors at once, by shifting a board by the offsets of the piece's squares. This
module does not know which questions a planet or an event asks; the answers are sets of anchors and
combine with ``&``.

>>> domino = Piece([[(0, 0)], [(1, 0)]], icons=[(0, 0), (1, 0)])
>>> lying = domino.orientations[0]
>>> list(squares(anchors(lying, board([(3, 0), (4, 0), (5, 0), (5, 1)]))))
[(3, 0), (4, 0)]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import compress
from typing import Final, Generic, TypeAlias, TypeVar

import msgspec

SIZE: Final = 12
STRIDE: Final = 13

Square: TypeAlias = tuple[int, int]
"""Column and row: (x, y)."""
Board: TypeAlias = int
"""A set of squares, or of anchors."""
Edges: TypeAlias = tuple[Board, Board]
"""Sides between squares: those right of the squares of one board, those below of another's."""

T = TypeVar("T")


# Squares


def bit(x: int, y: int) -> int:
    """The number of a square's bit."""
    return y * STRIDE + x


def board(of: Iterable[Square]) -> Board:
    """The set of these squares."""
    found = 0
    for x, y in of:
        found |= 1 << bit(x, y)
    return found


FRAME: Final[Board] = board((x, y) for y in range(SIZE) for x in range(SIZE))
"""All squares that a planet can have."""

popcount = int.bit_count
"""How many squares a board has."""

_BITS: Final = SIZE * STRIDE
_SQUARES: Final = tuple((place % STRIDE, place // STRIDE) for place in range(_BITS))
_DIGITS: Final = bytes.maketrans(b"01", b"\0\1")


def _selectors(of: Board) -> bytes:
    """A 0 or 1 for each bit, the lowest first, as `itertools.compress` takes them.

    Going through a board bit by bit costs a few operations for every bit; this costs the same for
    any board and leaves the work to C.
    """
    return bin(of)[:1:-1].encode().translate(_DIGITS)


def squares(of: Board) -> Iterator[Square]:
    """The squares of a board, row by row."""
    return compress(_SQUARES, _selectors(of))


def neighbours(of: Board) -> Board:
    """The squares of the frame that share an edge with the board and are not part of it."""
    return (of << 1 | of >> 1 | of << STRIDE | of >> STRIDE) & FRAME & ~of


def flood(seed: Board, within: Board) -> Board:
    """All squares of ``within`` that are connected, edge by edge, to a square of ``seed`` in it."""
    found = seed & within
    while True:
        grown = (found | found << 1 | found >> 1 | found << STRIDE | found >> STRIDE) & within
        if grown == found:
            return found
        found = grown


@lru_cache(4000)
def areas(of: Board) -> tuple[Board, ...]:
    """The connected areas of a board, in the order of their lowest bits."""
    found = []
    while of:
        area = flood(of & -of, of)
        found.append(area)
        of ^= area
    return tuple(found)


_WITH_MARGIN: Final = (1 << (SIZE + 2) * STRIDE) - 1


def perimeter(grid: Board) -> Board:
    """The squares of a grid that have an edge on its outside (PU-Q-07).

    The outside is what can be reached from beyond the frame without crossing the grid; holes and an
    empty middle, which the grid encloses, are not part of it.
    """
    # Moved down by a row, the grid has free places all around it: column 12 is both right of one
    # row and left of the next.
    moved = grid << STRIDE
    outside = flood(1, _WITH_MARGIN & ~moved)
    beside = outside << 1 | outside >> 1 | outside << STRIDE | outside >> STRIDE
    return (moved & beside) >> STRIDE


def edges(between: Iterable[tuple[Square, Square]]) -> Edges:
    """The sides between these pairs of neighbouring squares, in any order."""
    right = down = 0
    for pair in between:
        (x, y), other = sorted(pair)
        if other == (x + 1, y):
            right |= 1 << bit(x, y)
        elif other == (x, y + 1):
            down |= 1 << bit(x, y)
        else:
            raise ValueError(f"squares {(x, y)} and {other} share no edge; name two that do")
    return right, down


# Pieces


class Orientation(msgspec.Struct, frozen=True, cache_hash=True):
    """One way to turn and flip a piece.

    Its boards show the piece with the anchor at (0, 0); shifted left by the bit of an anchor they
    show it there. Offsets are added to the anchor's bit.
    """

    number: int
    """0 to 3 are quarter turns clockwise; 4 to 7 the same after flipping left to right."""
    width: int
    height: int
    cells: Board
    sections: tuple[Board, ...]
    icons: tuple[int, ...]
    """The offset of each section's resource icon."""
    meteorite: int | None
    """The offset of the meteorite symbol."""
    offsets: tuple[int, ...]
    section_offsets: tuple[tuple[int, ...], ...]
    joints_right: tuple[int, ...]
    """The offsets of the cells whose right neighbour is a cell too."""
    joints_down: tuple[int, ...]
    """The offsets of the cells whose neighbour below is a cell too."""
    room: Board
    """The anchors at which the piece lies within the frame."""


class Piece:
    """A piece with its orientations.

    A tile has two sections with an icon each, and perhaps a meteorite symbol (PU-434, PU-441); a
    patch is one square without any. The squares must be connected.
    """

    __slots__ = ("_kept", "orientations")

    orientations: tuple[Orientation, ...]
    """Those that look different; of several that look the same, the one with the lowest number."""

    def __init__(
        self,
        sections: Sequence[Sequence[Square]],
        icons: Sequence[Square] = (),
        meteorite: Square | None = None,
    ) -> None:
        cells = board(square for section in sections for square in section)
        if popcount(cells) != sum(map(len, sections)):
            raise ValueError(f"sections {sections} overlap; give each square once")
        if flood(cells & -cells, cells) != cells or not cells:
            raise ValueError(f"sections {sections} are not connected; give one connected piece")
        different: dict[tuple[object, ...], Orientation] = {}
        kept = []
        for number in range(8):
            turned = _turn(number, sections, icons, meteorite)
            picture = (turned.sections, turned.icons, turned.meteorite)
            kept.append(different.setdefault(picture, turned))
        self._kept = tuple(kept)
        self.orientations = tuple(different.values())

    def turned(self, number: int) -> Orientation:
        """The orientation of this number, or the one in `orientations` that looks the same."""
        return self._kept[number]


def _turn(
    number: int,
    sections: Sequence[Sequence[Square]],
    icons: Sequence[Square],
    meteorite: Square | None,
) -> Orientation:
    def move(square: Square) -> Square:
        x, y = square
        if number >= 4:
            x = -x
        for _ in range(number % 4):
            x, y = -y, x
        return x, y

    moved = [move(square) for section in sections for square in section]
    left, top = min(x for x, _ in moved), min(y for _, y in moved)

    def offset(square: Square) -> int:
        x, y = move(square)
        return bit(x - left, y - top)

    width, height = (1 + max(values) - min(values) for values in zip(*moved, strict=True))
    section_offsets = tuple(tuple(sorted(map(offset, section))) for section in sections)
    offsets = tuple(sorted(place for section in section_offsets for place in section))
    return Orientation(
        number=number,
        width=width,
        height=height,
        cells=_mask(offsets),
        sections=tuple(map(_mask, section_offsets)),
        icons=tuple(map(offset, icons)),
        meteorite=None if meteorite is None else offset(meteorite),
        offsets=offsets,
        section_offsets=section_offsets,
        joints_right=tuple(place for place in offsets if place + 1 in offsets),
        joints_down=tuple(place for place in offsets if place + STRIDE in offsets),
        room=board((x, y) for y in range(SIZE + 1 - height) for x in range(SIZE + 1 - width)),
    )


def _mask(places: Iterable[int]) -> Board:
    return sum(1 << place for place in places)


PATCH: Final = Piece([[(0, 0)]]).orientations[0]
"""A patch, for questions that are asked about patches, too."""


# Anchors: where a piece in one orientation may lie


def anchors(orientation: Orientation, free: Board) -> Board:
    """Where all cells lie in ``free`` (PU-412, PU-413, PU-415).

    If a planet or an event forbids squares (holes, ice, the perimeter), ``free`` is smaller.
    """
    # A connected piece that wrapped around would have a cell in column 12, which is never free.
    found = free >> orientation.offsets[0]
    for offset in orientation.offsets[1:]:
        found &= free >> offset
    return found


def touching(orientation: Orientation, near: Board) -> Board:
    """Where at least one cell lies in ``near``.

    With the neighbours of what is placed, this is adjacency (PU-417, PU-418); with the perimeter or
    the central squares, the rule for the first tile (PU-416, PU-1935).
    """
    return _meeting(orientation.offsets, near) & orientation.room


def placeable(orientation: Orientation, free: Board, near: Board) -> Board:
    """Where all cells lie in ``free`` and at least one of them in ``near``."""
    found = anchors(orientation, free)
    return found and found & _meeting(orientation.offsets, near)


def within_one(orientation: Orientation, one: Board, other: Board) -> Board:
    """Where all cells lie in ``one`` or all lie in ``other`` (K-273's ice and land, PU-1905)."""
    return anchors(orientation, one) | anchors(orientation, other)


def reaching_out(orientation: Orientation, area: Board) -> Board:
    """Where not all cells lie in ``area`` (Arashi's ring, PU-1916)."""
    return orientation.room & ~anchors(orientation, area)


def icons_off(orientation: Orientation, which: int, forbidden: Board) -> Board:
    """Where the icon of section ``which`` lies off ``forbidden`` (Persephone, PU-1930)."""
    return orientation.room & ~(forbidden >> orientation.icons[which])


def section_off(orientation: Orientation, which: int, forbidden: Board) -> Board:
    """Where no cell of section ``which`` lies in ``forbidden``.

    If ``forbidden`` are the neighbours of a terrain, the section does not lie next to it; an event
    demands this of equal terrains.
    """
    return orientation.room & ~_meeting(orientation.section_offsets[which], forbidden)


def apart(orientation: Orientation, edges_right: Board, edges_down: Board) -> Board:
    """Where none of these sides is between two cells (Tartarus' chasm, PU-1920).

    The two boards are those of `edges`.
    """
    crossing = _meeting(orientation.joints_right, edges_right)
    crossing |= _meeting(orientation.joints_down, edges_down)
    return orientation.room & ~crossing


def slides(orientation: Orientation, placed: Board) -> Board:
    """Where the piece, moved by one in some direction, meets nothing placed (PU-1960, PU-Q-50).

    Instead of the piece, what is placed is moved the other way. What leaves the frame by that is
    where no cell can be.
    """
    offsets = orientation.offsets
    stuck = _meeting(offsets, placed << 1) & _meeting(offsets, placed >> 1)
    stuck &= _meeting(offsets, placed << STRIDE) & _meeting(offsets, placed >> STRIDE)
    return orientation.room & ~stuck


def _meeting(offsets: tuple[int, ...], area: Board) -> Board:
    """Where a cell at one of these offsets lies in ``area``; valid only for anchors in ``room``."""
    found = 0
    for offset in offsets:
        found |= area >> offset
    return found


# Options


class Placements(Generic[T]):
    """An option for every way to place a piece, made once, so that listing them is cheap.

    >>> places = Placements(lambda orientation, x, y: f"{orientation}: {x}, {y}")
    >>> places.at(4, board([(2, 0), (5, 1)]))
    ['4: 2, 0', '4: 5, 1']
    """

    __slots__ = ("_made",)

    def __init__(self, make: Callable[[int, int, int], T]) -> None:
        """``make`` is given the number of the orientation, x and y of the anchor."""
        # Column 12 is filled as well, so that an option's index is its bit; it is never chosen.
        self._made = tuple(tuple(make(number, x, y) for x, y in _SQUARES) for number in range(8))

    def at(self, number: int, where: Board) -> list[T]:
        """The options of this orientation at these anchors, row by row."""
        return list(compress(self._made[number], _selectors(where)))
