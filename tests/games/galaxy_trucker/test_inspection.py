"""Ship rules and the check before launch (GTB-401 to GTB-423, GT-503 to GT-506)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.games.galaxy_trucker import invariants, ships
from kosmodrom.games.galaxy_trucker.box import load_box
from kosmodrom.games.galaxy_trucker.events.preparation import (
    FaultFound,
    FrontChosen,
    NumberGivenBack,
    PartRemoved,
)
from kosmodrom.games.galaxy_trucker.moves.base import TAKE_LOAN
from kosmodrom.games.galaxy_trucker.moves.preparation import (
    ChooseFront,
    KeepPart,
    RemovePart,
)
from kosmodrom.games.galaxy_trucker.state import Ship
from kosmodrom.games.galaxy_trucker.tables import JOINS, WIDTH
from kosmodrom.games.galaxy_trucker.terms import CLASSES, SIDES, ShipClass, Side
from kosmodrom.testing.positions import offered, question
from tests.games.galaxy_trucker.kit import A, AnyTable, B, C, drawn, events, money, picture, player
from tests.games.galaxy_trucker.shipyard import Inspection
from tests.games.galaxy_trucker.test_ships import built

BOX = load_box()
T = BOX.tables
Placed = tuple[str, tuple[tuple[int, int], ...]]
"""A fault, with the places of the parts that take part in it."""
every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def checked(drawing: str, *, flight: ShipClass = "I", **options: Any) -> AnyTable:
    """A table with the ship of A at the check."""
    position = Inspection(flight=flight, **options)
    position.ship(A, drawing)
    return position.open()


def faults(drawing: str, *, flight: ShipClass = "I", turbulence: bool = False) -> list[Placed]:
    """The faults of a ship, with the places of the parts."""
    position = Inspection(flight=flight, technologies=True)
    position.ship(A, drawing)
    return [
        (name, tuple(position.board.place(cell) for cell in cells))
        for name, cells in ships.faults(T, position.player(A).ship, turbulence=turbulence)
    ]


def removed(table: AnyTable, seat: Seat = A) -> list[tuple[int, int]]:
    return [(e.row, e.column) for e in events(table, PartRemoved) if e.seat == seat]


# What fits together


@pytest.mark.rule("GTB-401", "GTB-402", "GTB-403")
@pytest.mark.parametrize(("one", "other"), list(product(range(4), repeat=2)))
def test_connectors_that_meet(one: int, other: int) -> None:
    """0 smooth, 1 single, 2 double, 3 universal."""
    fits = {(1, 1), (1, 3), (3, 1), (2, 2), (2, 3), (3, 2), (3, 3)}
    faulty = {(1, 2): "mismatch", (2, 1): "mismatch"}
    faulty |= {(0, n): "smooth" for n in (1, 2, 3)} | {(n, 0): "smooth" for n in (1, 2, 3)}
    ship = Ship()
    left, right = 5 * WIDTH + 4, 5 * WIDTH + 5
    for cell, side, connector in ((left, 1, one), (right, 3, other)):
        part, turns = _part_with(side, connector, 0 if ship.parts[left] == 0 else 1)
        ships.weld(T, ship, cell, part, turns)
    expected = [(faulty[one, other], (left, right))] if (one, other) in faulty else []
    assert ships.faults(T, ship) == expected
    assert ships.joined_to(T, ship, left) == ([right] if (one, other) in fits else [])
    assert ships.joined_to(T, ship, right) == ([left] if (one, other) in fits else [])
    assert len(ships.pieces(T, ship, ships.parts_mask(ship))) == (1 if (one, other) in fits else 2)


def _part_with(side: int, connector: int, skip: int) -> tuple[int, int]:
    """A part that neither shoots nor thrusts, turned so that a side has this connector."""
    found = [
        (part, turns)
        for part in T.base_parts
        for turns in range(4)
        if T.connectors[part * 4 + turns] >> 2 * side & 3 == connector
        and not T.muzzles[part * 4] | T.exhausts[part * 4]
    ]
    return found[skip]


@pytest.mark.rule("GTB-404", "GTB-708")
def test_connectors_to_empty_cells_and_the_edge_are_legal_but_exposed() -> None:
    position = Inspection()
    position.ship(A, "C---X---H---X---C")
    ship = position.player(A).ship
    assert ships.faults(T, ship) == []
    free = sum(
        bool(T.connectors[ship.parts[cell] * 4 + ship.turned[cell]] >> 2 * side & 3)
        for cell in ships.occupied(ship)
        for side in range(4)
        if not ship.parts[cell + (-WIDTH, 1, WIDTH, -1)[side]]
    )
    assert ship.exposed == free > 2


@pytest.mark.rule("GTB-401")
def test_joints_by_table() -> None:
    """Four sides at once, by the packed connectors."""
    single, double = 0b01010101, 0b10101010
    universal = 0b11111111
    assert JOINS[single << 8 | single] == JOINS[universal << 8 | double] == 0b1111
    assert JOINS[single << 8 | double] == JOINS[universal << 8] == 0
    assert JOINS[0b00000001 << 8 | 0b00000011] == 0b0001


@pytest.mark.rule("GTB-405", "GTB-423")
def test_parts_that_hang_on_nothing_are_not_kept() -> None:
    table = checked("B2x H---C")
    assert drawn(table, A) == picture("H---C")
    assert len(player(table, A).lost) == 1


BEHIND = """
H---X---X
    |   |
    E   X
        |
    B2--X
"""


@pytest.mark.rule("GTB-406")
def test_engines_point_to_the_rear() -> None:
    assert faults("H---E>") == [("engine", ((7, 8),))]
    assert faults("E^\n|\nH") == [("engine", ((6, 7),))]
    assert faults("H\n|\nE") == []
    assert faults("H\n|\nEE--X") == []


@pytest.mark.rule("GTB-406")
def test_nothing_stands_behind_an_engine() -> None:
    assert faults(BEHIND, flight="II") == [("exhaust", ((8, 8), (9, 8)))]
    assert faults(BEHIND.replace("E   X", "EE  X"), flight="II") == [("exhaust", ((8, 8), (9, 8)))]
    assert faults(BEHIND.replace("B2--X", "    X"), flight="II") == []


FURTHER = """
X---B2
|
X
|
H---G
"""


@pytest.mark.rule("GTB-407")
@pytest.mark.parametrize("cannon", ["G", "GG"])
def test_nothing_stands_right_before_a_muzzle(cannon: str) -> None:
    assert faults(f"X---B2\n|\nH---{cannon}") == [("muzzle", ((7, 8), (6, 8)))]
    assert faults(f"H---{cannon}>") == faults(f"H\n|\n{cannon}v") == [], "any direction"
    assert faults(FURTHER.replace("G", cannon), flight="II") == [], "further along it is allowed"


@pytest.mark.rule("GT-236", "GT-235")
def test_both_barrels_of_a_bidirectional_cannon_are_free() -> None:
    assert faults("X---B2\n|\nH---BG") == [("muzzle", ((7, 8), (6, 8)))]
    assert faults("H---BG") == []
    assert faults("X---X---C\n|       |\nH---BG  B2", flight="II") == [
        ("muzzle", ((7, 8), (6, 8))),
        ("muzzle", ((7, 8), (7, 9))),
    ]


@pytest.mark.rule("GT-201", "GT-245", "GT-246")
def test_a_cannon_engine_obeys_the_rules_of_both() -> None:
    assert faults("H---GE") == []
    assert faults("H---GEv") == [("engine", ((7, 8),))]
    assert faults("X---B2\n|\nH---GE") == [("muzzle", ((7, 8), (6, 8)))]
    assert faults("H---GE\n|\nX---B2") == [("exhaust", ((7, 8), (8, 8)))]


@pytest.mark.rule("GT-204")
@pytest.mark.parametrize("code", ["SB", "GB", "EB", "R", "BL"])
def test_boosters_reactors_and_life_supports_go_anywhere(code: str) -> None:
    assert faults(f"H---{code}") == []


@pytest.mark.rule("GT-903", "GT-904", "GT-Q-79")
def test_turbulence_lets_engines_point_forward() -> None:
    assert faults("E^\n|\nH", turbulence=True) == []
    assert faults("H---E>", turbulence=True) == [("engine", ((7, 8),))]
    assert faults("E<--H", turbulence=True) == [("engine", ((7, 6),))]
    before = "X---B2\n|\nH---E^"
    assert faults(before, turbulence=True) == [("exhaust", ((7, 8), (6, 8)))]
    assert faults("H---GEv", turbulence=True) == []
    assert faults("H\n|\nE", turbulence=True) == []


@pytest.mark.rule("GT-903", "GT-Q-63")
def test_turbulence_concerns_those_it_binds() -> None:
    position = Inspection()
    for seat in (A, B):
        position.ship(seat, "E^\n|\nH")
    position.roads("turbulence", seats=[B])
    table = position.open()
    assert drawn(table, A) == "H"
    assert drawn(table, B) == picture("E^\n|\nH")


@pytest.mark.rule("GTB-408", "GTB-203")
@pytest.mark.parametrize(
    ("flight", "cells"), [("I", 18), ("IA", 18), ("II", 27), ("IIA", 28), ("III", 36), ("IIIA", 36)]
)
def test_the_boards_have_so_many_cells(flight: ShipClass, cells: int) -> None:
    board = Inspection(flight=flight).board
    assert len(set(board.cells)) == cells
    assert board.place(board.start) == (7, 7) or flight in ("IA", "IIA")


# Putting faults right

SQUARE = """
H---X---B2
|   x
C---C
"""


@pytest.mark.rule("GTB-420", "GTB-421")
def test_the_owner_chooses_among_the_parts_of_a_fault() -> None:
    table = checked(SQUARE)
    assert question(table, A) == "mend"
    assert offered(table, A) == [RemovePart(7, 8), RemovePart(8, 8)]
    assert [(e.seat, e.row, e.column) for e in events(table, FaultFound)] == [(A, 7, 8)]
    table.decide(A, RemovePart(8, 8))
    assert table.finished
    assert drawn(table, A) == picture("H---X---B2\n|\nC")
    assert len(player(table, A).lost) == 1


@pytest.mark.rule("GTB-421", "GTB-423")
def test_what_is_cut_off_by_mending_is_lost_too() -> None:
    table = checked(SQUARE)
    table.decide(A, RemovePart(7, 8))
    assert table.finished, "the rest has no cabin: no choice"
    assert drawn(table, A) == picture("H\n|\nC---C")
    assert removed(table) == [(7, 8), (7, 9)]
    assert all(event.lost for event in events(table, PartRemoved))
    assert len(player(table, A).lost) == 2
    invariants.check_parts(table.game)


@pytest.mark.rule("GTB-421")
def test_a_single_culprit_comes_off_unasked() -> None:
    table = checked("H---E>")
    assert table.finished
    assert [event.fault for event in events(table, FaultFound)] == ["engine"]
    assert removed(table) == [(7, 8)]


@pytest.mark.rule("GTB-421")
def test_mending_goes_on_until_no_fault_is_left() -> None:
    table = checked("C---C---H---C---C\nx   |   |   |   x\nC---X---X---X---C")
    faulty = [(7, 5), (7, 9), (8, 5), (8, 9)]
    assert offered(table, A) == [RemovePart(*place) for place in faulty]
    table.decide(A, RemovePart(8, 5))
    assert offered(table, A) == [RemovePart(7, 9), RemovePart(8, 9)]
    table.decide(A, RemovePart(7, 9))
    assert table.finished
    assert len(events(table, FaultFound)) == 2, "each fault is told once"


APART = """
C---X---H
    x   |
    B2--X
"""


@pytest.mark.rule("GTB-423", "GT-Q-44")
@pytest.mark.parametrize(
    ("kept", "rest", "lost"),
    [
        (KeepPart(7, 5, 1), "C", 4),
        (KeepPart(7, 7, 3), "    H\n    |\nB2--X", 2),
    ],
)
def test_of_several_pieces_one_is_kept(kept: KeepPart, rest: str, lost: int) -> None:
    table = checked(APART)
    table.decide(A, RemovePart(7, 6))
    assert question(table, A) == "piece"
    assert offered(table, A) == [KeepPart(7, 5, 1), KeepPart(7, 7, 3)]
    table.decide(A, kept)
    assert table.finished
    assert drawn(table, A) == picture(rest)
    assert len(player(table, A).lost) == lost


@pytest.mark.rule("GTB-423")
def test_without_any_cabin_every_piece_can_be_kept() -> None:
    table = checked("    E---X\n    x   |\nB2--H---X")
    assert RemovePart(7, 7) in offered(table, A)
    table.decide(A, RemovePart(7, 7))
    assert offered(table, A) == [KeepPart(6, 7, 3), KeepPart(7, 6, 1)]
    table.decide(A, KeepPart(7, 6, 1))
    assert drawn(table, A) == "B2"


@pytest.mark.rule("GTB-423")
@pytest.mark.parametrize("cabin", ["C", "LC"])
def test_a_cabin_for_humans_decides(cabin: str) -> None:
    """An ordinary or a luxury cabin; a stasis chamber is none (GT-224)."""
    table = checked(f"{cabin.ljust(4, '-')}X---H\n    x   |\n    B2--X", technologies=True)
    table.decide(A, RemovePart(7, 6))
    assert question(table, A) == "piece"
    table = checked("ST--X---H\n    x   |\n    B2--X", technologies=True)
    table.decide(A, RemovePart(7, 6))
    assert table.finished
    assert drawn(table, A) == picture("    H\n    |\nB2--X")


@pytest.mark.rule("GTB-420")
@every_count
def test_ships_are_checked_in_the_order_of_the_number_tiles(seats: int) -> None:
    position = Inspection(seats)
    for seat in range(seats):
        position.ship(seat, "H---C\n|   x\nW---B")
    position.numbers(*range(seats, 0, -1))
    table = position.open()
    for seat in reversed(range(seats)):
        assert list(table.pending) == [seat]
        table.decide(seat, RemovePart(8, 8))
    assert table.finished
    assert [len(player(table, seat).lost) for seat in range(seats)] == [1] * seats


@pytest.mark.rule("GT-720", "GT-Q-52")
def test_a_loan_can_be_taken_before_anything_comes_off() -> None:
    table = checked(SQUARE, machinations=True)
    table.decide(A, TAKE_LOAN)
    assert money(table) == [10, 0]
    assert question(table, A) == "mend"
    assert len(events(table, FaultFound)) == 1
    table.decide(A, RemovePart(8, 8))
    assert table.finished


@pytest.mark.rule("GTB-424")
def test_no_fault_is_left_for_the_flight() -> None:
    """The check is complete: whatever is removed, nothing is wrong in the end."""
    for choice in range(4):
        table = checked("C---C---H---C---C\nx   |   |   |   x\nC---X---X---X---C")
        while not table.finished:
            options = offered(table, A)
            table.decide(A, options[choice % len(options)])
        assert ships.faults(T, player(table, A).ship) == []


# The lenient check


@pytest.mark.rule("GTB-422")
def test_a_lenient_check_costs_the_number_tile_alone() -> None:
    position = Inspection(4, check="lenient")
    for seat in (A, C):
        position.ship(seat, SQUARE)
    position.numbers(2, 3, 1, 4)
    before = len(position.state.warehouse)
    table = position.open()
    assert list(table.pending) == [C]
    table.decide(C, RemovePart(7, 8))
    table.decide(A, RemovePart(8, 8))
    assert table.finished
    assert [p.number for p in table.game.state.players] == [4, 1, 3, 2]
    assert [p.lost for p in table.game.state.players] == [[], [], [], []]
    assert not any(event.lost for event in events(table, PartRemoved))
    state = table.game.state
    assert len(state.warehouse) + len(state.returned) == before + 3
    assert events(table, NumberGivenBack) == [NumberGivenBack(C, 3), NumberGivenBack(A, 4)]
    invariants.check_parts(table.game)


@pytest.mark.rule("GTB-422")
def test_ships_without_faults_keep_their_numbers() -> None:
    position = Inspection(3, check="lenient")
    position.numbers(3, 1, 2)
    table = position.open()
    assert [p.number for p in table.game.state.players] == [3, 1, 2]
    assert events(table, NumberGivenBack) == []


# Class IA

COMPASS = """
    X---C
    |
C---H---X
    |
    E
"""


@pytest.mark.rule("GT-503", "GT-505")
@every_count
def test_fronts_are_fixed_in_launch_order(seats: int) -> None:
    position = Inspection(seats, flight="IA")
    position.numbers(*range(seats, 0, -1))
    table = position.open()
    for seat in reversed(range(seats)):
        assert list(table.pending) == [seat]
        assert question(table, seat) == "front"
        assert offered(table, seat, ChooseFront) == [ChooseFront(side) for side in SIDES]
        table.decide(seat, ChooseFront(SIDES[seat % 4]))
    assert [player(table, seat).ship.nose for seat in range(seats)] == [
        seat % 4 for seat in range(seats)
    ]
    assert events(table, FrontChosen) == [
        FrontChosen(seat, SIDES[seat % 4]) for seat in reversed(range(seats))
    ]


@pytest.mark.rule("GT-503", "GT-Q-47")
@pytest.mark.parametrize("flight", ["I", "II", "IIA", "III", "IIIA"])
def test_other_classes_have_their_front(flight: ShipClass) -> None:
    assert Inspection(flight=flight).open().finished


@pytest.mark.rule("GT-505", "GT-Q-39")
@pytest.mark.parametrize("side", SIDES)
def test_the_ship_turns_as_a_whole(side: Side) -> None:
    position = Inspection(flight="IA")
    position.ship(A, COMPASS)
    before = position.player(A).ship
    places = {cell: before.parts[cell] for cell in ships.occupied(before)}
    table = position.open()
    table.decide(A, ChooseFront(side))
    after = player(table, A).ship
    k = SIDES.index(side)
    for cell, part in places.items():
        if part not in after.parts:
            continue  # an engine that points elsewhere now
        row, column = divmod(cell, WIDTH)
        expected = [
            (row, column), (6 - column, row), (6 - row, 6 - column), (column, 6 - row),
        ][k]  # fmt: skip
        found = divmod(after.parts.index(part), WIDTH)
        assert found == expected
        assert after.turned[after.parts.index(part)] == (before.turned[cell] - k) % 4


@pytest.mark.rule("GT-506")
def test_engines_must_point_to_the_rear_so_chosen() -> None:
    for number, side in enumerate(SIDES):
        position = Inspection(flight="IA")
        position.ship(A, COMPASS)
        table = position.open()
        table.decide(A, ChooseFront(side))
        table.decide(B, ChooseFront("front"))
        assert len(player(table, A).lost) == (1 if number else 0)


@pytest.mark.rule("GT-506", "GT-503")
def test_an_engine_built_sideways_is_right_with_another_front() -> None:
    position = Inspection(flight="IA")
    position.ship(A, "X---H---E>")
    table = position.open()
    table.decide(A, ChooseFront("left"))
    table.decide(B, ChooseFront("front"))
    assert drawn(table, A) == picture("X\n|\nH\n|\nE")
    assert player(table, A).lost == []


@pytest.mark.rule("GT-502", "GT-Q-38", "GT-EX-20")
def test_lines_of_class_ia_have_several_numbers() -> None:
    board = Inspection(flight="IA").board
    for lines in (board.row_of, board.column_of):
        assert [lines[number] for number in range(2, 13)] == [1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5]
    middle = board.start % WIDTH
    assert [n for n in range(2, 13) if board.column_of[n] == middle] == [6, 7, 8]


@pytest.mark.rule("GT-Q-39", "GT-EX-39")
@pytest.mark.parametrize(
    ("side", "columns", "rows"), [("front", (4, 5), (2, 3)), ("right", (2, 3), (9, 10))]
)
def test_lines_are_counted_with_the_front_up(
    side: Side, columns: tuple[int, ...], rows: tuple[int, ...]
) -> None:
    position = Inspection(flight="IA")
    position.ship(A, "C---X\n    |\n    X\n    |\n    H")
    cabin = position.player(A).ship.parts[position.cell(A, "C")]
    table = position.open()
    table.decide(A, ChooseFront(side))
    ship, board = player(table, A).ship, position.board
    cell = ship.parts.index(cabin)
    assert (
        tuple(n for n in range(2, 13) if cell in ships.line_cells(board, 0, n)),
        tuple(n for n in range(2, 13) if cell in ships.line_cells(board, 3, n)),
    ) == (columns, rows)


@pytest.mark.rule("GT-503", "GT-1046")
def test_a_turned_ship_keeps_its_outline() -> None:
    """Whatever is welded after the launch goes on cells of the board as it lies then."""
    position = Inspection(flight="IA")
    position.ship(A, "    X---X\n    |\nC---H---X")
    table = position.open()
    table.decide(A, ChooseFront("right"))
    ship = player(table, A).ship
    # The right column of the board, read downwards, is the first row now.
    lines = [*zip(*position.board.board.drawing, strict=True)][::-1]
    outline = {
        (row + 1) * WIDTH + column + 1
        for row, line in enumerate(lines)
        for column, letter in enumerate(line)
        if letter != "."
    }
    assert set(position.board.outlines[1][0]) == outline
    part = T.part_number["structure-08"]
    cells = {cell for cell, _turns in ships.weldable(T, position.board, ship, part)}
    assert cells <= outline
    assert cells


@pytest.mark.rule("GT-607", "GT-Q-44")
def test_each_half_is_mended_by_itself() -> None:
    position = Inspection(flight="IIA")
    position.ship(
        A,
        "C---X---C           X---C\n    x   |               |\n    C---C               C",
        at=(6, 3),
    )
    table = position.open()
    assert offered(table, A) == [RemovePart(6, 4), RemovePart(7, 4)]
    table.decide(A, RemovePart(6, 4))
    assert offered(table, A) == [KeepPart(6, 3, 1), KeepPart(6, 5, 3)]
    table.decide(A, KeepPart(6, 5, 3))
    assert table.finished
    assert drawn(table, A) == picture(
        "    C           X---C\n    |               |\nC---C               C"
    )
    assert len(player(table, A).lost) == 2


# Ships at random


@pytest.mark.rule("GTB-420", "GTB-421", "GTB-422", "GTB-423", "GT-506", "GT-903")
@pytest.mark.parametrize("check", ["strict", "lenient"])
@pytest.mark.parametrize("turbulence", [False, True])
@pytest.mark.parametrize("ship_class", CLASSES)
def test_any_ship_comes_out_of_the_check_in_order(
    ship_class: ShipClass, turbulence: bool, check: str
) -> None:
    for seed in range(6):
        position = Inspection(2, flight=ship_class, technologies=True, check=check)
        ship = position.player(A).ship = built(ship_class, seed)
        used = {part for part in ship.parts if part} - set(T.starting_cabins)
        position.state.warehouse = [p for p in position.state.warehouse if p not in used]
        if turbulence:
            position.roads("turbulence")
        table = position.open()
        chance = Random.seeded(f"{ship_class}/{seed}")
        while not table.finished:
            invariants.check(table.game)
            (seat,) = table.pending
            table.decide(seat, chance.choice(table.pending[seat].options))
        invariants.check(table.game)
        after = player(table, A)
        assert ships.faults(T, after.ship, turbulence=turbulence) == []
        for half in range(len(position.board.halves)):
            cells = [c for c in ships.occupied(after.ship) if position.board.half_of[c] == half]
            mask = sum(1 << cell for cell in cells)
            assert len(ships.pieces(T, after.ship, mask)) <= 1
        gone = sum(map(bool, ship.parts)) - len(ships.occupied(after.ship))
        assert len(after.lost) == (gone if check == "strict" else 0)
        cabins = [cell for cell in ships.occupied(after.ship) if after.ship.humans[cell]]
        aliens = [cell for cell in after.ship.aliens if cell]
        assert not set(cabins) & set(aliens)
