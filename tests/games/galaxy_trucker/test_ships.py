"""Ships built at random, against plain definitions that look at every part and every side."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import product

import pytest

from kosmodrom.core.rng import Random
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.box import load_box
from kosmodrom.games.galaxy_trucker.components import Part
from kosmodrom.games.galaxy_trucker.state import Ship
from kosmodrom.games.galaxy_trucker.tables import GRID, NEXT, WIDTH, BoardTable
from kosmodrom.games.galaxy_trucker.terms import CLASSES, EXHAUSTS, MUZZLES, Kind, ShipClass

BOX = load_box()
T = BOX.tables
PARTS = (*T.base_parts, *T.new_parts)
SEEDS = range(6)
every_class = pytest.mark.parametrize("ship_class", CLASSES)
some_ships = pytest.mark.parametrize(("ship_class", "seed"), list(product(CLASSES, SEEDS)), ids=str)


def board_of(ship_class: ShipClass) -> BoardTable:
    return T.boards[CLASSES.index(ship_class)]


def building(ship_class: ShipClass, seed: int) -> Iterator[Ship]:
    """A ship that grows by the rules, with parts taken off now and then; after each handling."""
    board, chance, ship = board_of(ship_class), Random.seeded(f"{ship_class}/{seed}"), Ship()
    if board.start:
        ships.weld(T, ship, board.start, T.starting_cabins[seed % 5], 0)
    left = list(PARTS)
    chance.shuffle(left)
    yield ship
    while left and len(ships.occupied(ship)) < len(board.cells):
        part = left.pop()
        places = ships.weldable(T, board, ship, part)
        if places:
            cell, turns = places[chance.below(len(places))]
            ships.weld(T, ship, cell, part, turns)
            yield ship
        if chance.below(5) == 0:
            cells = ships.occupied(ship)
            ships.unweld(ship, cells[chance.below(len(cells))])
            yield ship


def built(ship_class: ShipClass, seed: int) -> Ship:
    """A ship as far as it could be built."""
    *_, ship = building(ship_class, seed)
    return ship


# Plain definitions


def part_on(ship: Ship, cell: int) -> Part | None:
    return T.parts[ship.parts[cell]]


def connector(ship: Ship, cell: int, side: int) -> int:
    """The connector of the part on a cell at a side of the grid."""
    part = part_on(ship, cell)
    return 0 if part is None else part.connectors[(side - ship.turned[cell]) % 4]


def fits(one: int, other: int) -> bool:
    return one > 0 and other > 0 and (one == other or one == 3 or other == 3)


def joined(ship: Ship, cell: int) -> list[int]:
    return [
        cell + NEXT[side]
        for side in range(4)
        if fits(connector(ship, cell, side), connector(ship, cell + NEXT[side], (side + 2) % 4))
    ]


def pointing(ship: Ship, cell: int, sides: dict[Kind, tuple[int, ...]]) -> list[int]:
    """The sides of the grid to which the muzzles or exhausts of a part point."""
    part = part_on(ship, cell)
    if part is None:
        return []
    return [(side + ship.turned[cell]) % 4 for side in sides.get(part.kind, ())]


def plain_faults(ship: Ship, turbulence: bool) -> set[tuple[str, frozenset[int]]]:
    found = set()
    for cell in ships.occupied(ship):
        for side in range(4):
            other = cell + NEXT[side]
            if ship.parts[other]:
                one, two = connector(ship, cell, side), connector(ship, other, (side + 2) % 4)
                if {one, two} == {1, 2}:
                    found.add(("mismatch", frozenset({cell, other})))
                elif (one == 0) != (two == 0):
                    found.add(("smooth", frozenset({cell, other})))
        for side in pointing(ship, cell, EXHAUSTS):
            if side in (1, 3) or (side == 0 and not turbulence):
                found.add(("engine", frozenset({cell})))
            if ship.parts[cell + NEXT[side]]:
                found.add(("exhaust", frozenset({cell, cell + NEXT[side]})))
        for side in pointing(ship, cell, MUZZLES):
            if ship.parts[cell + NEXT[side]]:
                found.add(("muzzle", frozenset({cell, cell + NEXT[side]})))
    return found


def plain_pieces(ship: Ship) -> set[frozenset[int]]:
    found = set()
    left = set(ships.occupied(ship))
    while left:
        seen = {left.pop()}
        queue = deque(seen)
        while queue:
            for other in joined(ship, queue.popleft()):
                if other not in seen:
                    seen.add(other)
                    queue.append(other)
        left -= seen
        found.add(frozenset(seen))
    return found


def mask(cells: frozenset[int]) -> int:
    return sum(1 << cell for cell in cells)


# What the ship keeps


def test_the_cells_with_something_on_them() -> None:
    chance = Random.seeded("filled")
    for size in (0, 1, GRID, GRID):
        cells = bytes(chance.below(3) * chance.below(86) for _ in range(size))
        found = tuple(cell for cell, number in enumerate(cells) if number)
        assert ships.filled(cells) == ships.filled(bytearray(cells)) == found
    changing = bytearray(GRID)
    assert ships.filled(changing) == ()
    changing[7] = 255
    assert ships.filled(changing) == (7,)


@some_ships
def test_faces_are_those_of_the_neighbours(ship_class: ShipClass, seed: int) -> None:
    for ship in building(ship_class, seed):
        for cell in range(WIDTH, GRID - WIDTH):
            facing = sum(
                connector(ship, cell + NEXT[side], (side + 2) % 4) << 2 * side for side in range(4)
            )
            assert ship.faces[cell] == facing


@pytest.mark.rule("GTB-307", "GTB-408", "GT-606", "GT-607")
@some_ships
def test_weldable_is_every_joined_placement_and_no_other(ship_class: ShipClass, seed: int) -> None:
    board, chance = board_of(ship_class), Random.seeded(seed)
    for ship in building(ship_class, seed):
        for part in (PARTS[chance.below(len(PARTS))] for _ in range(3)):
            found = ships.weldable(T, board, ship, part)
            assert len(set(found)) == len(found)
            expected = set()
            for half in board.halves:
                begun = any(ship.parts[cell] for cell in half)
                for cell, turns in product(half, range(4)):
                    if ship.parts[cell]:
                        continue
                    ships.weld(T, ship, cell, part, turns)
                    if joined(ship, cell) or not begun:
                        expected.add((cell, looks(part, turns)))
                    ships.unweld(ship, cell)
            assert {(cell, looks(part, turns)) for cell, turns in found} == expected


def looks(part: int, turns: int) -> tuple[object, ...]:
    """What a part is like when it is turned: equal turns need not be offered twice."""
    one = T.parts[part]
    assert one is not None
    pointed = (one.muzzles, one.exhausts, one.covered, one.plated)
    sides = [
        (one.connectors[side], *(side in sides for sides in pointed))
        for side in ((side - turns) % 4 for side in range(4))
    ]
    return (part, *sides)


@pytest.mark.rule("GTB-401", "GTB-402", "GTB-403", "GTB-406", "GTB-407", "GT-236", "GT-903")
@pytest.mark.parametrize("turbulence", [False, True])
@some_ships
def test_faults_are_all_faults(ship_class: ShipClass, seed: int, turbulence: bool) -> None:
    for ship in building(ship_class, seed):
        found = ships.faults(T, ship, turbulence=turbulence)
        plain = {(name, frozenset(cells)) for name, cells in found}
        assert plain == plain_faults(ship, turbulence)


@pytest.mark.rule("GTB-405", "GTB-423")
@some_ships
def test_pieces_are_what_is_joined(ship_class: ShipClass, seed: int) -> None:
    for ship in building(ship_class, seed):
        found = ships.pieces(T, ship, ships.parts_mask(ship))
        assert sorted(found) == sorted(mask(piece) for piece in plain_pieces(ship))
        for cell in ships.occupied(ship):
            assert sorted(ships.joined_to(T, ship, cell)) == sorted(joined(ship, cell))


@pytest.mark.rule("GTB-509", "GTB-511", "GTB-708", "GT-905", "GT-923", "GT-Q-12")
@pytest.mark.parametrize("front", [0, 2])
@some_ships
def test_the_figures_of_a_ship(ship_class: ShipClass, seed: int, front: int) -> None:
    board = board_of(ship_class)
    for number, ship in enumerate(building(ship_class, seed)):
        ship.front = front
        dead = number % 10
        ships.survey(T, board, ship, dead)
        exposed, fire, thrust = 0, [0, 0], [0, 0]
        for cell in ships.occupied(ship):
            exposed += sum(
                connector(ship, cell, side) > 0 and not ship.parts[cell + NEXT[side]]
                for side in range(4)
            )
            part = part_on(ship, cell)
            if part is None or (dead and cell % WIDTH == dead):
                continue
            half = next(n for n, cells in enumerate(board.halves) if cell in cells)
            if part.kind in ("cannon", "cannon_engine"):
                fire[half] += 2 if front in pointing(ship, cell, MUZZLES) else 1
            if part.kind in ("engine", "cannon_engine"):
                thrust[half] += (front + 2) % 4 in pointing(ship, cell, EXHAUSTS)
        assert (ship.exposed, ship.fire, ship.thrust) == (exposed, fire, thrust)


@pytest.mark.rule("GT-505", "GT-Q-39")
@pytest.mark.parametrize("seed", SEEDS)
def test_turning_a_ship_changes_nothing_but_where_it_points(seed: int) -> None:
    ship, board = built("IA", seed), board_of("IA")
    before = sorted(ship.parts)
    sizes = sorted(piece.bit_count() for piece in ships.pieces(T, ship, ships.parts_mask(ship)))
    clashes = sum(len(cells) == 2 for _name, cells in ships.faults(T, ship))
    cells = set(ships.occupied(ship))
    for _ in range(4):
        ships.turn_to_front(T, ship, 1, 5)
        assert sorted(ship.parts) == before
        pieces = ships.pieces(T, ship, ships.parts_mask(ship))
        assert sorted(piece.bit_count() for piece in pieces) == sizes
        assert sum(len(c) == 2 for _name, c in ships.faults(T, ship)) == clashes
    assert set(ships.occupied(ship)) == cells
    for side in range(4):
        turned = Ship()
        for cell in cells:
            ships.weld(T, turned, cell, ship.parts[cell], ship.turned[cell])
        ships.turn_to_front(T, turned, side, 5)
        assert set(ships.occupied(turned)) <= set(board.outlines[side][0])


@every_class
def test_places_and_cells_are_the_same_thing(ship_class: ShipClass) -> None:
    board = board_of(ship_class)
    places = [board.place(cell) for cell in board.cells]
    assert len(set(places)) == len(places)
    assert [board.cell(*place) for place in places] == list(board.cells)
    assert board.cell(1, 1) == board.cell(13, 7) == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_ships_are_of_all_kinds(seed: int) -> None:
    """The random ships are worth looking at: large, and with faults."""
    ship = built("III", seed)
    assert len(ships.occupied(ship)) > 20
    assert ships.faults(T, ship)
