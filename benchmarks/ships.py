"""Speed of what is asked of ships in Galaxy Trucker.

    python benchmarks/ships.py [--ships N] [--seed S]

Full ships of class III, built at random of parts that fit: the check before launch (faults, and
whether all parts hang together), the figures of a ship, and where a part can be welded.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Sequence

from kosmodrom.core.rng import Random
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.appraisal import is_sound
from kosmodrom.games.galaxy_trucker.box import load_box
from kosmodrom.games.galaxy_trucker.state import Ship
from kosmodrom.games.galaxy_trucker.tables import OPEN_SIDES, BoardTable, Tables
from kosmodrom.games.galaxy_trucker.terms import CLASSES

ROUNDS = 5


def build(t: Tables, board: BoardTable, chance: Random) -> Ship:
    """A ship without faults that has no room left for any of the parts. Those with the most
    connectors come first: otherwise it would soon be closed."""
    ship = Ship()
    ships.weld(t, ship, board.start, t.starting_cabins[0], 0)
    left = list(t.base_parts)
    chance.shuffle(left)
    left.sort(key=lambda part: -OPEN_SIDES[t.connectors[4 * part]].bit_count())
    for part in left:
        places = [
            (cell, turns)
            for cell, turns in ships.weldable(t, board, ship, part)
            if is_sound(t, ship, cell, part, turns)
        ]
        if places:
            cell, turns = chance.choice(places)
            ships.weld(t, ship, cell, part, turns)
    return ship


def check(t: Tables, ship: Ship) -> bool:
    """The check before launch."""
    return not ships.faults(t, ship) and len(ships.pieces(t, ship, ships.parts_mask(ship))) == 1


def microseconds(act: Callable[[Ship], object], fleet: Sequence[Ship]) -> float:
    begin = time.process_time()
    for _ in range(20):
        for ship in fleet:
            act(ship)
    return (time.process_time() - begin) / (20 * len(fleet)) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ships", type=int, default=20)
    parser.add_argument("--seed", default="ships")
    chosen = parser.parse_args()
    t = load_box().tables
    board = t.boards[CLASSES.index("III")]
    chance = Random.seeded(chosen.seed)
    fleet = [build(t, board, chance) for _ in range(chosen.ships)]
    assert all(check(t, ship) for ship in fleet)
    size = statistics.mean(len(ships.occupied(ship)) for ship in fleet)
    print(f"python {sys.version.split()[0]}, {len(fleet)} ships of {size:.1f} parts")
    print(f"{'microseconds':34}{'median':>8}{'best':>8}{'worst':>8}")
    for name, act in (
        ("check of a ship", lambda ship: check(t, ship)),
        ("faults", lambda ship: ships.faults(t, ship)),
        ("pieces", lambda ship: ships.pieces(t, ship, ships.parts_mask(ship))),
        ("figures", lambda ship: ships.survey(t, board, ship, 0)),
        ("where a part fits", lambda ship: ships.weldable(t, board, ship, t.base_parts[0])),
    ):
        times = [microseconds(act, fleet) for _ in range(ROUNDS)]
        row = (statistics.median(times), min(times), max(times))
        print(f"{name:34}" + "".join(f"{one:8.1f}" for one in row))


if __name__ == "__main__":
    main()
