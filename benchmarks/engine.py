"""Speed and memory of the engine, beside python-chess in the same run.

    ./kosmodrom dev pip install chess
    ./kosmodrom dev python benchmarks/engine.py [GAME] [--players N] [--seconds S]

Random play of a game: choices a second, the time of a copy, and memory; and random play and copies
of chess with python-chess, a well-kept pure Python engine, as a yardstick for the machine.
"""

from __future__ import annotations

import argparse
import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from kosmodrom.core.registry import find_game
from kosmodrom.core.table import Table

ROUNDS = 5


def play_game(game: str, players: int, seed: int) -> int:
    """Play a game at random through the public interface; returns the number of choices."""
    table: Table[Any, Any, Any] = Table.start(game, seats=players, seed=seed)
    pick = random.Random(seed).random
    while table.pending:
        seat, asked = next(iter(table.pending.items()))
        options = asked.options
        table.decide(seat, options[int(pick() * len(options))])
    return len(table.choices)


def play_chess(seed: int) -> int:
    import chess

    board = chess.Board()
    pick = random.Random(seed).random
    moves = 0
    while not board.is_game_over():
        legal = list(board.legal_moves)
        board.push(legal[int(pick() * len(legal))])
        moves += 1
    return moves


class Speed(NamedTuple):
    """By processor time."""

    choices_a_second: float
    milliseconds_a_game: float


def measure(play: Callable[[int], int], seconds: float, first_seed: int) -> Speed:
    choices, games = 0, 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        choices += play(first_seed + games)
        games += 1
    return Speed(choices / spent, 1000 * spent / games)


def microseconds(act: Callable[[], object], times: int = 2000) -> float:
    begin = time.process_time()
    for _ in range(times):
        act()
    return (time.process_time() - begin) / times * 1e6


def copy_times(game: str, players: int) -> list[float]:
    """The time of an exact copy at checkpoints throughout a game."""
    table: Table[Any, Any, Any] = Table.start(game, seats=players, seed=1)
    pick = random.Random(1)
    times = []
    while table.pending:
        if not table.snapshot[1]:
            times.append(microseconds(table.fork, 200))
        seat, asked = next(iter(table.pending.items()))
        table.decide(seat, pick.choice(asked.options))
    return times


def chess_copy_time() -> float:
    import chess

    board = chess.Board()
    for _ in range(40):
        board.push(next(iter(board.legal_moves)))
    return microseconds(board.copy)


MEMORY = """
import random, sys
from pathlib import Path
from kosmodrom.core.registry import find_game
from kosmodrom.core.table import Table
game, players, tables = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
find_game(game)
resident = lambda: int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 2**20
before = resident()
kept = []
for seed in range(tables):
    table = Table.start(game, seats=players, seed=seed)
    pick = random.Random(seed)
    for _ in range(10_000):
        if not table.pending:
            break
        seat, asked = next(iter(table.pending.items()))
        table.decide(seat, pick.choice(asked.options))
    kept.append(table)
print(resident() - before)
"""


def memory(game: str, players: int, tables: int) -> float:
    """How many MiB a process grows by when it plays this number of tables to the end and keeps
    them."""
    command = [sys.executable, "-c", MEMORY, game, str(players), str(tables)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="astrominers")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)
    arguments = parser.parse_args()
    game, players, seconds = arguments.game, arguments.players, arguments.seconds
    find_game(game)

    def play(seed: int) -> int:
        return play_game(game, players, seed)

    measure(play, 1.0, 10_000)  # fill the caches
    ours, theirs = [], []
    for number in range(ROUNDS):  # alternating, so that a slow moment of the machine hits both
        ours.append(measure(play, seconds, number * 1000))
        theirs.append(measure(play_chess, seconds, number * 1000))
    copies = copy_times(game, players)
    chess_copy = chess_copy_time()

    print(f"python {sys.version.split()[0]}, {game} with {players} players, {ROUNDS} rounds")
    print(f"{'':34}{game:>14}{'python-chess':>14}{'ratio':>8}")
    row = "{:34}{:>14,.0f}{:>14,.0f}{:>8.2f}"
    for name, choose in (("median", statistics.median), ("best", max), ("worst", min)):
        mine, chess = (
            choose(speed.choices_a_second for speed in speeds) for speeds in (ours, theirs)
        )
        print(row.format(f"choices a second ({name})", mine, chess, mine / chess))
    mine, chess = (
        statistics.median(speed.milliseconds_a_game for speed in speeds)
        for speeds in (ours, theirs)
    )
    print(row.format("milliseconds a game (median)", mine, chess, mine / chess))
    for name, choose in (("median", statistics.median), ("longest", max)):
        mine = choose(copies)
        print(row.format(f"microseconds a copy ({name})", mine, chess_copy, mine / chess_copy))
    print(f"{'MiB for 1 table played to the end':34}{memory(game, players, 1):>14.1f}")
    print(f"{'MiB for 1,000 such tables':34}{memory(game, players, 1000):>14.1f}")
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{'MiB of this process, peak':34}{own:>14.1f}")


if __name__ == "__main__":
    main()
