"""Bits against a plain model: sets of (x, y), pictures of letters, and loops over all places."""

from __future__ import annotations

import doctest
import re
from collections.abc import Callable
from itertools import combinations, product
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.games.planet_unknown import geometry
from kosmodrom.games.planet_unknown.geometry import (
    FRAME,
    PATCH,
    SIZE,
    STRIDE,
    Board,
    Orientation,
    Piece,
    Placements,
    Square,
    anchors,
    apart,
    areas,
    bit,
    board,
    edges,
    flood,
    icons_off,
    neighbours,
    perimeter,
    placeable,
    popcount,
    reaching_out,
    section_off,
    slides,
    squares,
    touching,
    within_one,
)

Plain = frozenset[Square]

unhurried = settings(deadline=None)  # no time limit: the machine may be busy

PLACES = tuple(product(range(SIZE), range(SIZE)))
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))

# Letters of the sections, a capital where the icon is; the number is the meteorite's place in the
# picture read row by row.
PICTURES: dict[str, tuple[str, int]] = {
    "I2": ("A/B", 1),
    "I3": ("B/A/a", 2),
    "V3": ("aA/.B", 0),
    "O4": ("Bb/aA", 1),
    "L4": (".a/.A/bB", 4),
    "T4": ("BaA/.a.", 4),
    "I4": ("AaBb", 3),
    "S4": (".Bb/Aa.", 4),
    "F5": ("..b/aaB/.A.", 3),
    "N5": ("..Bb/aAa.", 3),
    "U5": ("B.A/baa", 5),
    "Z5": ("B../bAa/..a", 3),
}

ROUND = """
    .....##.....
    ...######...
    ..########..
    .##########.
    .##########.
    ############
    ############
    .##########.
    .##########.
    ..########..
    ...######...
    .....##.....
"""
WITH_HOLES = """
    ....####....
    ..########..
    .####..####.
    .###.##.###.
    ####..######
    #########..#
    ##.###.#####
    ###.######.#
    .##.###.###.
    ...######.#.
    ...#######..
    ....####....
"""
WITHOUT_MIDDLE = """
    ############
    ############
    ####....####
    ####....####
    ###......###
    #..........#
    #..........#
    ###......###
    ####....####
    ####....####
    ############
    ############
"""
THREE_IN_ONE = """
    .......####.
    .......####.
    ......######
    ......######
    ..###..####.
    .##########.
    #######.....
    #######.###.
    ############
    ############
    .###########
    ..####..###.
"""


# The model


def read(picture: str) -> Plain:
    rows = picture.split()
    return frozenset(
        (x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."
    )


class Lying(NamedTuple):
    """A piece with its top left corner at (0, 0)."""

    cells: Plain
    sections: tuple[Plain, Plain]
    icons: tuple[Square, Square]
    meteorite: Square | None

    def at(self, anchor: Square) -> Plain:
        return moved(self.cells, anchor)


def moved(cells: Plain, by: Square) -> Plain:
    return frozenset((x + by[0], y + by[1]) for x, y in cells)


def turned_pictures(name: str, meteorite: bool) -> list[Lying]:
    """All eight, by turning and flipping the picture, not coordinates."""
    text, marked = PICTURES[name]
    width = len(text.split("/")[0])
    signs: list[list[str]] = [list(row) for row in text.split("/")]
    if meteorite:
        signs[marked // width][marked % width] += "*"
    found = []
    for rows in (signs, [row[::-1] for row in signs]):
        for _ in range(4):
            found.append(describe(rows))
            rows = [list(column) for column in zip(*rows[::-1], strict=True)]
    return found


def describe(rows: list[list[str]]) -> Lying:
    seen = {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."}
    section_a = frozenset(square for square, sign in seen.items() if sign[0] in "aA")
    section_b = frozenset(square for square, sign in seen.items() if sign[0] in "bB")
    icon = {sign[0]: square for square, sign in seen.items() if sign[0] in "AB"}
    symbols = [square for square, sign in seen.items() if "*" in sign]
    return Lying(
        section_a | section_b,
        (section_a, section_b),
        (icon["A"], icon["B"]),
        symbols[0] if symbols else None,
    )


def make_piece(lying: Lying) -> Piece:
    return Piece([sorted(section) for section in lying.sections], lying.icons, lying.meteorite)


def around(squares_: Plain) -> Plain:
    return frozenset((x + dx, y + dy) for x, y in squares_ for dx, dy in STEPS)


def connected(seed: Plain, within: Plain) -> Plain:
    found: set[Square] = set()
    waiting = list(seed & within)
    while waiting:
        square = waiting.pop()
        found.add(square)
        waiting.extend((around(frozenset([square])) & within) - found)
    return frozenset(found)


def where(lying: Lying, allowed: Callable[[Square], bool]) -> set[Square]:
    """All anchors in the frame for which the whole piece lies in it and that are allowed."""
    return {place for place in PLACES if lying.at(place) <= set(PLACES) and allowed(place)}


# Strategies and comparisons


def as_set(of: Board) -> Plain:
    found = [(place % STRIDE, place // STRIDE) for place in range(SIZE * STRIDE) if of >> place & 1]
    return frozenset(found)


_any_board = st.integers(0, FRAME).map(lambda bits: bits & FRAME)
boards = st.one_of(
    _any_board,
    st.builds(lambda one, other: one & other, _any_board, _any_board),
    st.builds(lambda one, other, third: one | other | third, _any_board, _any_board, _any_board),
    st.sampled_from(
        [0, FRAME, *(FRAME & ~(1 << bit(x, y)) for x, y in ((0, 0), (11, 11), (5, 6)))]
    ),
)

PIECES = [(name, meteorite) for name in PICTURES for meteorite in (False, True)]
OF_PICTURE: dict[tuple[str, bool], tuple[Piece, list[Lying]]] = {
    (name, meteorite): (make_piece(pictures[0]), pictures)
    for name, meteorite in PIECES
    for pictures in [turned_pictures(name, meteorite)]
}
OF_SHAPE: dict[str, list[tuple[Orientation, Lying]]] = {
    shape: [
        (orientation, pictures[orientation.number])
        for piece, pictures in (OF_PICTURE[shape, False], OF_PICTURE[shape, True])
        for orientation in piece.orientations
    ]
    for shape in PICTURES
}
TURNED = [pair for pairs in OF_SHAPE.values() for pair in pairs]
turned = st.sampled_from(TURNED)


def assert_same(found: Board, expected: set[Square] | Plain) -> None:
    assert as_set(found) == expected
    assert found >> SIZE * STRIDE == 0


# Squares


def test_the_examples_in_the_docstrings_run() -> None:
    assert doctest.testmod(geometry).failed == 0


@unhurried
@given(boards)
def test_a_board_is_a_set_of_squares(of: Board) -> None:
    listed = list(squares(of))
    assert listed == sorted(as_set(of), key=lambda square: (square[1], square[0]))
    assert board(listed) == of
    assert popcount(of) == len(listed)


@unhurried
@given(boards)
def test_neighbours(of: Board) -> None:
    assert_same(neighbours(of), (around(as_set(of)) & set(PLACES)) - as_set(of))


@pytest.mark.parametrize(
    ("square", "beside"),
    [
        ((0, 0), {(1, 0), (0, 1)}),
        ((11, 0), {(10, 0), (11, 1)}),
        ((0, 5), {(0, 4), (1, 5), (0, 6)}),
        ((11, 5), {(11, 4), (10, 5), (11, 6)}),
        ((0, 11), {(0, 10), (1, 11)}),
        ((11, 11), {(11, 10), (10, 11)}),
    ],
)
def test_neighbourhood_ends_at_the_frame(square: Square, beside: set[Square]) -> None:
    assert_same(neighbours(board([square])), beside)


@unhurried
@given(boards, boards)
def test_flood(seed: Board, within: Board) -> None:
    assert_same(flood(seed, within), connected(as_set(seed), as_set(within)))


@unhurried
@given(boards)
def test_areas(of: Board) -> None:
    found = areas(of)
    assert sum(found) == of
    assert [area & -area for area in found] == sorted(area & -area for area in found)
    for area in found:
        assert as_set(area) == connected(as_set(area & -area), as_set(of))


def test_an_area_does_not_go_on_around_the_frame() -> None:
    ends = board([(11, 3), (0, 4), (0, 0), (11, 11)])
    assert len(areas(ends)) == 4


def outer_edge(grid: Plain) -> Plain:
    """Squares of the grid beside what can be reached from outside a larger frame."""
    larger = frozenset(product(range(-1, SIZE + 1), range(-1, SIZE + 1)))
    return grid & around(connected(frozenset([(-1, -1)]), larger - grid))


@unhurried
@given(boards)
def test_perimeter(of: Board) -> None:
    assert_same(perimeter(of), outer_edge(as_set(of)))


@pytest.mark.parametrize("picture", [ROUND, THREE_IN_ONE])
def test_perimeter_of_a_planet_without_holes(picture: str) -> None:
    grid = read(picture)
    few = {square for square in grid if len(around(frozenset([square])) & grid) < 4}
    assert_same(perimeter(board(grid)), few)


def test_holes_and_an_empty_middle_have_no_perimeter() -> None:
    border = frozenset((x, y) for x, y in PLACES if {x, y} & {0, 11})
    assert_same(perimeter(board(read(WITHOUT_MIDDLE))), border)
    grid = read(WITH_HOLES)
    enclosed = frozenset(PLACES) - grid - connected(border - grid, frozenset(PLACES) - grid)
    assert len(enclosed) == 15
    assert perimeter(board(grid)) == perimeter(board(grid | enclosed))


# Pieces


@pytest.mark.rule("PU-411")
@pytest.mark.parametrize(("name", "meteorite"), PIECES)
def test_a_tile_turns_and_flips_into_every_different_picture(name: str, meteorite: bool) -> None:
    piece, pictures = OF_PICTURE[name, meteorite]
    numbers = [number for number in range(8) if pictures.index(pictures[number]) == number]
    assert [orientation.number for orientation in piece.orientations] == numbers
    for number, picture in enumerate(pictures):
        assert piece.turned(number).number == pictures.index(picture)


@pytest.mark.parametrize("shape", PICTURES)
def test_an_orientation_shows_its_picture(shape: str) -> None:
    for orientation, lying in OF_SHAPE[shape]:
        assert as_set(orientation.cells) == lying.cells
        assert tuple(map(as_set, orientation.sections)) == lying.sections
        assert orientation.icons == tuple(bit(*icon) for icon in lying.icons)
        symbol = None if lying.meteorite is None else bit(*lying.meteorite)
        assert orientation.meteorite == symbol
        assert orientation.width == 1 + max(x for x, _ in lying.cells)
        assert orientation.height == 1 + max(y for _, y in lying.cells)
        assert orientation.offsets == tuple(bit(x, y) for x, y in squares(orientation.cells))
        assert_same(orientation.room, where(lying, lambda _: True))


@pytest.mark.parametrize(
    ("sections", "icons", "meteorite", "numbers"),
    [
        ([[(0, 0)]], [], None, [0]),
        ([[(0, 0), (1, 0)]], [], None, [0, 1]),
        ([[(0, 0), (1, 0), (0, 1)]], [], None, [0, 1, 2, 3]),
        ([[(0, 0), (1, 0), (0, 1), (1, 1)]], [], None, [0]),
        ([[(0, 0), (1, 0), (0, 1), (1, 1)]], [], (1, 0), [0, 1, 2, 3]),
        ([[(0, 0), (1, 1)], [(1, 0), (0, 1)]], [], None, [0, 1]),
        ([[(1, 0), (2, 0)], [(0, 1), (1, 1)]], [(1, 0), (0, 1)], None, list(range(8))),
        ([[(1, 0), (2, 0), (0, 1), (1, 1)]], [], None, [0, 1, 4, 5]),
        ([[(0, 0), (1, 0)], [(2, 0), (3, 0)]], [(1, 0), (2, 0)], None, [0, 1, 2, 3]),
        ([[(1, 0)], [(0, 0), (2, 0)]], [], None, [0, 1]),
        ([[(1, 0)], [(0, 0), (2, 0)]], [], (2, 0), [0, 1, 2, 3]),
    ],
)
def test_what_looks_the_same_counts_once(
    sections: list[list[Square]],
    icons: list[Square],
    meteorite: Square | None,
    numbers: list[int],
) -> None:
    piece = Piece(sections, icons, meteorite)
    assert [orientation.number for orientation in piece.orientations] == numbers


def test_turning_is_clockwise_and_flipping_comes_first() -> None:
    piece = Piece([[(0, 0)], [(0, 1), (1, 1)]])
    pictures = {0: "a. bb", 1: "ba b.", 2: "bb .a", 3: ".b ab", 4: ".a bb", 5: "b. ba"}
    for number, picture in pictures.items():
        orientation = piece.turned(number)
        for section, letter in zip(orientation.sections, "ab", strict=True):
            assert as_set(section) == read(re.sub(f"[^{letter} ]", ".", picture))


@pytest.mark.parametrize(
    ("sections", "message"),
    [
        ([[(0, 0), (1, 0)], [(1, 0)]], "overlap"),
        ([[(0, 0)], [(1, 1)]], "not connected"),
        ([], "not connected"),
    ],
)
def test_a_piece_that_is_none(sections: list[list[Square]], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Piece(sections)


# Anchors


@unhurried
@given(turned, boards)
def test_anchors(of: tuple[Orientation, Lying], free: Board) -> None:
    orientation, lying = of
    assert_same(anchors(orientation, free), where(lying, lambda at: lying.at(at) <= as_set(free)))


@unhurried
@given(turned, boards)
def test_touching(of: tuple[Orientation, Lying], near: Board) -> None:
    orientation, lying = of
    meets = where(lying, lambda at: bool(lying.at(at) & as_set(near)))
    assert_same(touching(orientation, near), meets)


@unhurried
@given(turned, boards, boards)
def test_placeable(of: tuple[Orientation, Lying], free: Board, near: Board) -> None:
    orientation, _ = of
    expected = anchors(orientation, free) & touching(orientation, near)
    assert placeable(orientation, free, near) == expected


@unhurried
@given(turned, boards)
def test_within_one_of_two_areas(of: tuple[Orientation, Lying], ice: Board) -> None:
    orientation, lying = of

    def either_or(at: Square) -> bool:
        on_ice = lying.at(at) & as_set(ice)
        return not on_ice or on_ice == lying.at(at)

    assert_same(within_one(orientation, ice, FRAME & ~ice), where(lying, either_or))


@unhurried
@given(turned, boards)
def test_reaching_out(of: tuple[Orientation, Lying], ring: Board) -> None:
    orientation, lying = of
    outside = where(lying, lambda at: bool(lying.at(at) - as_set(ring)))
    assert_same(reaching_out(orientation, ring), outside)


@unhurried
@given(turned, boards, st.integers(0, 1))
def test_icons_off(of: tuple[Orientation, Lying], forbidden: Board, which: int) -> None:
    orientation, lying = of

    def off(at: Square) -> bool:
        return not moved(frozenset([lying.icons[which]]), at) & as_set(forbidden)

    assert_same(icons_off(orientation, which, forbidden), where(lying, off))


@unhurried
@given(turned, boards, st.integers(0, 1))
def test_section_off(of: tuple[Orientation, Lying], forbidden: Board, which: int) -> None:
    orientation, lying = of

    def off(at: Square) -> bool:
        return not moved(lying.sections[which], at) & as_set(forbidden)

    assert_same(section_off(orientation, which, forbidden), where(lying, off))


def sides(right: Board, down: Board) -> set[Plain]:
    return {
        frozenset([(x, y), (x + dx, y + dy)])
        for of, (dx, dy) in ((right, (1, 0)), (down, (0, 1)))
        for x, y in as_set(of)
    }


@unhurried
@given(turned, boards, boards)
def test_apart(of: tuple[Orientation, Lying], right: Board, down: Board) -> None:
    orientation, lying = of
    chasm = sides(right, down)

    def uncut(at: Square) -> bool:
        return not any(frozenset(pair) in chasm for pair in combinations(lying.at(at), 2))

    assert_same(apart(orientation, right, down), where(lying, uncut))


def test_edges_are_named_by_the_squares_on_both_sides() -> None:
    right, down = edges([((5, 1), (6, 1)), ((6, 2), (5, 2)), ((6, 0), (6, 1)), ((0, 4), (0, 3))])
    assert as_set(right) == {(5, 1), (5, 2)}
    assert as_set(down) == {(6, 0), (0, 3)}
    with pytest.raises(ValueError, match="share no edge"):
        edges([((11, 0), (0, 1))])


def can_slide(cells: Plain, placed: Plain) -> bool:
    return any(not moved(cells, step) & placed for step in STEPS)


@unhurried
@given(turned, boards)
def test_slides(of: tuple[Orientation, Lying], placed: Board) -> None:
    orientation, lying = of
    free_to_move = where(lying, lambda at: can_slide(lying.at(at), as_set(placed)))
    assert_same(slides(orientation, placed), free_to_move)


@unhurried
@given(boards)
def test_a_patch_slides(placed: Board) -> None:
    expected = {at for at in PLACES if can_slide(frozenset([at]), as_set(placed))}
    assert_same(slides(PATCH, placed), expected)


@pytest.mark.parametrize("square", [(0, 0), (11, 0), (0, 6), (11, 6), (0, 11), (11, 11), (4, 0)])
def test_a_piece_slides_in_from_outside_the_frame(square: Square) -> None:
    all_around = neighbours(board([square]))
    assert slides(PATCH, all_around) & board([square])


def test_a_piece_in_the_middle_of_others_does_not_slide() -> None:
    assert not slides(PATCH, neighbours(board([(4, 4)]))) & board([(4, 4)])


def test_nothing_goes_around_the_frame() -> None:
    row_ends = board([(10, 3), (11, 3), (0, 4), (1, 4)])
    column_ends = board([(4, 0), (4, 1), (4, 10), (4, 11)])
    straight, _ = OF_PICTURE["I3", False]
    for orientation in straight.orientations:
        assert anchors(orientation, row_ends) == 0
        assert anchors(orientation, column_ends) == 0
    lying = next(way for way in straight.orientations if way.width == 3)
    assert as_set(touching(lying, board([(0, 4)]))) == {(0, 4)}
    assert as_set(touching(lying, board([(11, 4)]))) == {(9, 4)}


# The basic rules of placing, on a planet


@pytest.mark.rule("PU-412", "PU-413")
@pytest.mark.parametrize("picture", [ROUND, WITH_HOLES, WITHOUT_MIDDLE, THREE_IN_ONE])
@pytest.mark.parametrize("shape", PICTURES)
def test_every_square_of_a_tile_lies_on_a_square_of_the_grid(shape: str, picture: str) -> None:
    grid = read(picture)
    for orientation, lying in OF_SHAPE[shape]:
        expected = {at for at in PLACES if lying.at(at) <= grid}
        assert_same(anchors(orientation, board(grid)), expected)


@pytest.mark.rule("PU-413")
def test_no_overhang() -> None:
    square, _ = OF_PICTURE["O4", False]
    grid = board(read(ROUND))
    for orientation in square.orientations:
        found = as_set(anchors(orientation, grid))
        assert (5, 0) in found
        assert not {(4, 0), (6, 0), (3, 0)} & found  # one square or two beside the top
        assert not {(x, 11) for x in range(SIZE)} & found  # below the last row
        assert not {(11, y) for y in range(SIZE)} & found


@pytest.mark.rule("PU-415")
@unhurried
@given(turned, boards)
def test_a_tile_never_lies_on_another(of: tuple[Orientation, Lying], placed: Board) -> None:
    orientation, lying = of
    grid = read(ROUND)
    for at in as_set(anchors(orientation, board(grid) & ~placed)):
        assert not lying.at(at) & as_set(placed)
        assert orientation.cells << bit(*at) & placed == 0


@pytest.mark.rule("PU-417")
@pytest.mark.parametrize("shape", PICTURES)
def test_a_later_tile_shares_an_edge_with_an_earlier_one(shape: str) -> None:
    earlier = frozenset([(5, 0), (5, 1), (6, 1), (0, 6)])
    free = read(ROUND) - earlier
    for orientation, lying in OF_SHAPE[shape]:
        fitting = {at for at in PLACES if lying.at(at) <= free}
        expected = {at for at in fitting if around(lying.at(at)) & earlier}
        found = placeable(orientation, board(free), neighbours(board(earlier)))
        assert_same(found, expected)


@pytest.mark.rule("PU-418")
def test_a_corner_is_not_adjacency() -> None:
    domino, _ = OF_PICTURE["I2", False]
    earlier = board([(5, 5)])
    lying = next(way for way in domino.orientations if way.width == 2)
    found = as_set(placeable(lying, FRAME & ~earlier, neighbours(earlier)))
    assert not {(6, 4), (6, 6), (3, 4), (3, 6)} & found
    assert found == {(3, 5), (6, 5), (4, 4), (5, 4), (4, 6), (5, 6)}


# Options


@unhurried
@given(boards)
def test_options_are_listed_row_by_row(of: Board) -> None:
    places = Placements(lambda number, x, y: (number, x, y))
    for number in range(8):
        assert places.at(number, of) == [(number, x, y) for x, y in squares(of)]


def test_an_option_is_made_once() -> None:
    places = Placements(lambda number, x, y: [number, x, y])
    corner = board([(0, 0)])
    assert places.at(3, FRAME)[0] is places.at(3, corner)[0]
