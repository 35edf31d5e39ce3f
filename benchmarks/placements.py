"""Speed of listing where tiles fit in Planet Unknown, beside sets of squares in the same run.

    ./kosmodrom dev python benchmarks/placements.py [--positions N] [--seed S] [--planet ID]

Positions are taken from random games. In each, the options for both tiles of a depot are listed in
all orientations: by the game's own rules, which use bits, and in the most obvious way, with sets of
(x, y) and a loop over all places. The second knows the symmetric planet only.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.games.planet_unknown.geometry import SIZE, STRIDE, Square, squares
from kosmodrom.games.planet_unknown.moves import NAMES, ChoosePlanet, PlaceTile
from kosmodrom.games.planet_unknown.rules.base import Game, depot_tiles, ground_of, piece_of
from kosmodrom.games.planet_unknown.rules.placing import STRICT, place_options
from kosmodrom.games.planet_unknown.rules.registry import corporation_of
from kosmodrom.games.planet_unknown.state import COVERED, SYMMETRIC_PLANET

ROUNDS = 3
LEAST_TILES = 5

PLACES = {
    (number, x, y): PlaceTile(number, NAMES[y * STRIDE + x])
    for number in range(8)
    for y in range(SIZE)
    for x in range(SIZE)
}


class Position(NamedTuple):
    """A player's planet and depot; and the same as sets for the peer."""

    game: Game
    tiles: list[int]
    grid: frozenset[Square]
    covered: frozenset[Square]
    apart: bool
    cells: list[dict[int, list[Square]]]


def list_with_bits(position: Position) -> list[PlaceTile]:
    g = position.game
    return [option for tile in position.tiles for option in place_options(g, 0, tile, STRICT)]


def list_with_sets(position: Position) -> list[PlaceTile]:
    free = position.grid - position.covered
    near = {
        (x + dx, y + dy)
        for x, y in position.covered
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    }
    options = []
    for orientations in position.cells:
        for number, cells in orientations.items():
            for y in range(SIZE):
                for x in range(SIZE):
                    under = {(x + dx, y + dy) for dx, dy in cells}
                    if under <= free and (position.apart or under & near):
                        options.append(PLACES[number, x, y])
    return options


def find_positions(count: int, seed: int, planet: str) -> list[Position]:
    """What the first player meets in random games for two, from the first few tiles on."""
    chance, found = Random.seeded(seed), list[Position]()
    while len(found) < count:
        table: Table[Any, Any, Any] = Table.start(
            "planet_unknown", seats=2, seed=chance.bits(), options={"planets": "free"}
        )
        table.decide(0, ChoosePlanet(planet))
        while table.pending:
            if 0 in table.pending and table.pending[0].question.id == "take":
                found += look_at(table.fork().game)
            seat = next(iter(table.pending))
            table.decide(seat, chance.choice(table.pending[seat].options))
    return found[:count]


def look_at(g: Game) -> list[Position]:
    player, tiles = g.state.players[0], depot_tiles(g, 0)
    if len(player.tiles) < LEAST_TILES or -1 in tiles:
        return []
    cells = [
        {way.number: list(squares(way.cells)) for way in piece_of(g, tile).orientations}
        for tile in tiles
    ]
    grid, covered = ground_of(g, 0).squares, player.layer(COVERED)
    apart = corporation_of(g, 0).may_place_apart(g, 0, tiles[0])
    return [Position(g, tiles, frozenset(squares(grid)), frozenset(squares(covered)), apart, cells)]


def microseconds(
    act: Callable[[Position], list[PlaceTile]], position: Position, times: int
) -> float:
    begin = time.process_time()
    for _ in range(times):
        act(position)
    return (time.process_time() - begin) / times * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--planet", default=SYMMETRIC_PLANET)
    arguments = parser.parse_args()
    positions = find_positions(arguments.positions, arguments.seed, arguments.planet)

    counts = []
    for position in positions:
        options = list_with_bits(position)
        if arguments.planet == SYMMETRIC_PLANET and set(options) != set(list_with_sets(position)):
            sys.exit(f"the two lists differ: {position}")
        counts.append(len(options))

    ours, theirs = [], []
    for _ in range(ROUNDS):
        for position in positions:  # alternating, so that a slow moment of the machine hits both
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
