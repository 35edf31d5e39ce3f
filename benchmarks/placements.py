"""Speed of listing where tiles fit in Planet Unknown, beside sets of squares in the same run.

    ./kosmodrom dev python benchmarks/placements.py [--positions N] [--seed S]

Positions in mid-game are made by placing tiles at random on the symmetric planet. In each, the
options for both tiles of a depot are listed in all orientations: by the game's bits, and in the way
one would write it first, with sets of (x, y) and a loop over all places. Both take the options from
a table made before.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
import tomllib
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from itertools import product
from typing import Any, NamedTuple

from kosmodrom.core.options import Option
from kosmodrom.games.planet_unknown.geometry import (
    SIZE,
    Board,
    Piece,
    Placements,
    Square,
    bit,
    board,
    neighbours,
    perimeter,
    placeable,
    squares,
)

ROUNDS = 3
PLACED = range(6, 15)  # tiles on the planet; about two dozen fill it
STACKS = ("small", "large")


class Place(Option, frozen=True, tag="place"):
    stack: int
    orientation: int
    x: int
    y: int


class Tile(NamedTuple):
    """A piece, and the same for the peer: the cells of each orientation, by its number."""

    piece: Piece
    plain: dict[int, list[Square]]


class Position(NamedTuple):
    placed: Board
    plain: frozenset[Square]
    depot: tuple[Tile, Tile]


def read(name: str) -> dict[str, Any]:
    data = files("kosmodrom.games.planet_unknown") / "data" / f"{name}.toml"
    return tomllib.loads(data.read_text("utf-8"))


def read_tiles() -> list[list[Tile]]:
    """All shapes of both stacks of a depot, without and with the meteorite symbol."""
    tiles: list[list[Tile]] = [[], []]
    for shape in read("tiles")["shape"]:
        signs = read_picture(shape["picture"])
        sections = [
            [at for at, sign in signs.items() if sign in letters] for letters in ("aA", "bB")
        ]
        icons = [at for letter in "AB" for at, sign in signs.items() if sign == letter]
        x, y = shape["meteorite"]
        for meteorite in (None, (x, y)):
            piece = Piece(sections, icons, meteorite)
            plain = {way.number: list(squares(way.cells)) for way in piece.orientations}
            tiles[STACKS.index(shape["size"])].append(Tile(piece, plain))
    return tiles


def read_picture(rows: list[str]) -> dict[Square, str]:
    return {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."}


GRID = frozenset(read_picture(read("planets")["planet"][0]["grid"]))
GRID_BOARD = board(GRID)
TILES = read_tiles()

PLACES = [Placements(partial(Place, stack)) for stack in range(len(STACKS))]
PLAIN_PLACES = {
    (stack, number, x, y): Place(stack, number, x, y)
    for stack, number, x, y in product(range(len(STACKS)), range(8), range(SIZE), range(SIZE))
}


def list_with_bits(position: Position) -> list[Place]:
    free = GRID_BOARD & ~position.placed
    near = neighbours(position.placed)
    options = []
    for stack, tile in enumerate(position.depot):
        for orientation in tile.piece.orientations:
            where = placeable(orientation, free, near)
            if where:
                options += PLACES[stack].at(orientation.number, where)
    return options


def list_with_sets(position: Position) -> list[Place]:
    free = GRID - position.plain
    near = {
        (x + dx, y + dy) for x, y in position.plain for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    }
    options = []
    for stack, tile in enumerate(position.depot):
        for number, cells in tile.plain.items():
            for y in range(SIZE):
                for x in range(SIZE):
                    covered = {(x + dx, y + dy) for dx, dy in cells}
                    if covered <= free and covered & near:
                        options.append(PLAIN_PLACES[stack, number, x, y])
    return options


def make_position(pick: random.Random) -> Position:
    """Tiles of random shapes at random legal places."""
    placed = 0
    for _ in range(pick.choice(PLACED)):
        near = neighbours(placed) if placed else perimeter(GRID_BOARD)
        tile = pick.choice(pick.choice(TILES))
        options = [
            (orientation, square)
            for orientation in tile.piece.orientations
            for square in squares(placeable(orientation, GRID_BOARD & ~placed, near))
        ]
        if options:
            orientation, (x, y) = pick.choice(options)
            placed |= orientation.cells << bit(x, y)
    depot = pick.choice(TILES[0]), pick.choice(TILES[1])
    return Position(placed, frozenset(squares(placed)), depot)


def microseconds(act: Callable[[Position], list[Place]], position: Position, times: int) -> float:
    begin = time.process_time()
    for _ in range(times):
        act(position)
    return (time.process_time() - begin) / times * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    pick = random.Random(arguments.seed)
    positions = [make_position(pick) for _ in range(arguments.positions)]

    counts = []
    for position in positions:
        options = list_with_bits(position)
        if options != list_with_sets(position):
            sys.exit(f"the two lists differ: {position}")
        counts.append(len(options))

    ours, theirs = [], []
    for _ in range(ROUNDS):
        for position in positions:  # turn about, so that a slow moment of the machine hits both
            ours.append(microseconds(list_with_bits, position, 20))
            theirs.append(microseconds(list_with_sets, position, 2))

    print(f"python {sys.version.split()[0]}, {len(positions)} positions, {ROUNDS} rounds")
    print(f"{'':34}{'bits':>14}{'sets':>14}{'ratio':>8}")
    row = "{:34}{:>14,.1f}{:>14,.1f}{:>8.3f}"
    for name, choose in (("median", statistics.median), ("longest", max), ("shortest", min)):
        mine, peer = choose(ours), choose(theirs)
        print(row.format(f"microseconds a depot ({name})", mine, peer, mine / peer))
    print(f"{'options (median)':34}{statistics.median(counts):>14,.0f}")
    print(f"{'options (most)':34}{max(counts):>14,}")


if __name__ == "__main__":
    main()
