"""Speed and memory of the engine, beside python-chess and OpenSpiel in the same run.

    ./kosmodrom dev pip install chess open_spiel
    ./kosmodrom dev python benchmarks/engine.py [GAME] [--players N] [--modules] [--seconds S]
    ./kosmodrom dev python benchmarks/engine.py --all [--seconds S]

Random play of a game: choices a second; the times of copies, views and outcomes throughout it, and
the longest single choice and view; and memory. Beside each figure stands how it compares with chess
in python-chess, a well-kept pure Python engine, and with gin rummy and hive in OpenSpiel, which is
C++ behind Python: the yardsticks for the machine. Those that are not installed are left out.

``--modules`` plays with everything that the box adds to the game; ``--all`` measures each game for
one player (if it can be played so), for two and four, and for four with all modules.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import importlib.util
import random
import resource
import statistics
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, NamedTuple

from kosmodrom.core.registry import find_game, games
from kosmodrom.core.table import Table

ROUNDS: Final = 5
COPIES: Final = 5
"""How many copies are timed together: one alone takes hardly longer than to look at the clock."""

MODULES: Final[dict[str, dict[str, Any]]] = {
    "first_martians": {"mission": "mayday", "difficulty": "hard", "astronauts": "chosen"},
    "galaxy_trucker": {
        "first": "both",
        "second": "both",
        "third": "both",
        "forecasts": True,
        "technologies": True,
        "four_is_five": True,
        "machinations": True,
        "roads": 3,
        "extra_cards": True,
    },
    "planet_unknown": {
        "corporations": "free",
        "planets": "free",
        "events": True,
        "private_objectives": "hidden",
        "peeking": True,
    },
    "skymines": {
        "board": "belt",
        "tracks": "chosen",
        "tokens": "dealt",
        "missions": True,
        "threats": True,
        "linked_slots": True,
    },
}
"""The options with which all modules of a game are in play; a game that is not here has none."""


@dataclass
class Times:
    """Of a game played at random, in nanoseconds of the processor, which other programs and a
    sleeping machine do not count in."""

    choices: list[int] = field(default_factory=list)
    copies: list[int] = field(default_factory=list)
    """At checkpoints."""
    copies_mid_move: list[int] = field(default_factory=list)
    views: list[int] = field(default_factory=list)
    """For each seat."""
    outcomes: list[int] = field(default_factory=list)


class Speed(NamedTuple):
    choices_a_second: float
    milliseconds_a_game: float


now = time.process_time_ns


def timed(act: Callable[[], object], times: int = 1) -> int:
    begin = now()
    for _ in range(times):
        act()
    return (now() - begin) // times


class Player(ABC):
    """A game that is played at random."""

    name: str

    @abstractmethod
    def play(self, seed: int) -> int:
        """Play a game without looking at the clock; returns how many choices players made."""

    @abstractmethod
    def watch(self, seed: int, times: Times) -> None:
        """Play a game and time everything."""


class Ours(Player):
    def __init__(self, game: str, players: int, modules: bool) -> None:
        self.name = game
        self.players = players
        self.automas = find_game(game).seats.automas if players == 1 else 0
        self.options = MODULES.get(game, {}) if modules else {}

    def start(self, seed: int) -> Table[Any, Any, Any]:
        return Table.start(
            self.name,
            seats=self.players,
            automas=self.automas,
            seed=seed,
            options=self.options,
        )

    def play(self, seed: int) -> int:
        table = self.start(seed)
        pick = random.Random(seed).random
        while table.pending:
            seat, asked = next(iter(table.pending.items()))
            options = asked.options
            table.decide(seat, options[int(pick() * len(options))])
        return len(table.choices)

    def watch(self, seed: int, times: Times) -> None:
        table = self.start(seed)
        chance = random.Random(seed)
        while table.pending:
            seat, asked = next(iter(table.pending.items()))
            option = chance.choice(asked.options)
            mid_move = len(table.snapshot[1]) > 0
            copies = times.copies_mid_move if mid_move else times.copies
            copies.append(timed(table.fork, COPIES))
            times.views += [timed(partial(table.view, reader)) for reader in range(self.players)]
            times.outcomes.append(timed(partial(table.outcome, seat, [option])))
            times.choices.append(timed(partial(table.decide, seat, option)))


class Chess(Player):
    """Its view is the text of the position; its outcome, the moves and the text after a move."""

    name = "python-chess"

    def __init__(self) -> None:
        self.chess = importlib.import_module("chess")

    def play(self, seed: int) -> int:
        board = self.chess.Board()
        pick = random.Random(seed).random
        moves = 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(pick() * len(legal))])
            moves += 1
        return moves

    def watch(self, seed: int, times: Times) -> None:
        board = self.chess.Board()
        chance = random.Random(seed)

        def try_move(move: Any) -> tuple[str, list[Any]]:
            copy = board.copy()
            copy.push(move)
            return copy.fen(), list(copy.legal_moves)

        while not board.is_game_over():
            move = chance.choice(list(board.legal_moves))
            times.copies.append(timed(board.copy, COPIES))
            times.views.append(timed(board.fen))
            times.outcomes.append(timed(partial(try_move, move)))
            times.choices.append(timed(partial(board.push, move)))


class Spiel(Player):
    """A game of OpenSpiel; dice and cards are drawn in Python, and do not count as choices. Its
    view is what a player sees as a text; its outcome, the moves and the text after a move."""

    def __init__(self, game: str) -> None:
        self.name = game.replace("_", " ")
        self.game = importlib.import_module("pyspiel").load_game(game)

    def play(self, seed: int) -> int:
        state = self.game.new_initial_state()
        pick = random.Random(seed).random
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                drawn = state.chance_outcomes()  # in both games all are equally likely
                state.apply_action(drawn[int(pick() * len(drawn))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                moves += 1
        return moves

    def watch(self, seed: int, times: Times) -> None:
        state = self.game.new_initial_state()
        chance = random.Random(seed)

        def try_action(action: int) -> tuple[str, list[int]]:
            child = state.child(action)
            seen = child.observation_string(max(state.current_player(), 0))
            return seen, child.legal_actions()

        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
                continue
            action = chance.choice(state.legal_actions())
            times.copies.append(timed(state.clone, COPIES))
            for seat in range(2):
                times.views.append(timed(partial(state.observation_string, seat)))
            times.outcomes.append(timed(partial(try_action, action)))
            times.choices.append(timed(partial(state.apply_action, action)))


def installed(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def find_peers() -> list[Player]:
    peers: list[Player] = []
    if installed("chess"):
        peers.append(Chess())
    if installed("pyspiel"):
        peers += [Spiel("gin_rummy"), Spiel("hive")]
    return peers


def measure(player: Player, seconds: float, first_seed: int) -> Speed:
    choices, played = 0, 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        choices += player.play(first_seed + played)
        played += 1
    return Speed(choices / spent, 1000 * spent / played)


def watch(player: Player, seconds: float) -> Times:
    times = Times()
    seed, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        player.watch(seed, times)
        seed += 1
    return times


MEMORY = """
import random, sys
from pathlib import Path
from kosmodrom.core.registry import find_game
from kosmodrom.core.table import Table
game = sys.argv[1]
players, automas, tables = map(int, sys.argv[2:5])
options = eval(sys.argv[5])
find_game(game)
resident = lambda: int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 2**20
before = resident()
kept = []
for seed in range(tables):
    table = Table.start(game, seats=players, automas=automas, seed=seed, options=options)
    pick = random.Random(seed)
    for _ in range(10_000):
        if not table.pending:
            break
        seat, asked = next(iter(table.pending.items()))
        table.decide(seat, pick.choice(asked.options))
    kept.append(table)
print(resident() - before)
"""


def memory(ours: Ours, tables: int) -> float:
    """How many MiB a process grows by when it plays this number of tables to the end and keeps
    them."""
    arguments = [ours.name, *map(str, (ours.players, ours.automas, tables)), repr(ours.options)]
    command = [sys.executable, "-c", MEMORY, *arguments]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def percentile_95(times: Sequence[int]) -> int:
    return sorted(times)[len(times) * 95 // 100]


def print_row(label: str, figures: Sequence[float], digits: int = 0) -> None:
    """A figure of ours, and those of the peers with how many times theirs ours is."""
    ours, *theirs = figures
    peers = "".join(f"{figure:>14,.{digits}f}{ours / figure:>7.2f}" for figure in theirs)
    print(f"{label:39}{ours:>12,.{digits}f}{peers}")


def speed_rows(speeds: Sequence[Sequence[Speed]]) -> None:
    for name, choose in (("median", statistics.median), ("best", max), ("worst", min)):
        row = [choose(speed.choices_a_second for speed in each) for each in speeds]
        print_row(f"choices a second ({name})", row)
    row = [statistics.median(speed.milliseconds_a_game for speed in each) for each in speeds]
    print_row("milliseconds a game (median)", row, 1)


def time_rows(watched: Sequence[Times]) -> None:
    mid_move = [times.copies_mid_move or times.copies for times in watched]
    kinds = {
        "copy": [times.copies for times in watched],
        "copy in mid-move": mid_move if watched[0].copies_mid_move else [],
        "view": [times.views for times in watched],
        "outcome": [times.outcomes for times in watched],
    }
    for kind, times in kinds.items():
        if times:
            medians = [statistics.median(each) / 1e3 for each in times]
            print_row(f"microseconds: {kind} (median)", medians, 1)
            print_row(f"microseconds: {kind} (95 %)", [percentile_95(t) / 1e3 for t in times], 1)
    longest = [max(times.choices) / 1e6 for times in watched]
    print_row("milliseconds: longest choice", longest, 2)
    print_row("milliseconds: longest view", [max(times.views) / 1e6 for times in watched], 2)


def report(ours: Ours, peers: Sequence[Player], seconds: float, with_memory: bool) -> None:
    players: list[Player] = [ours, *peers]
    measure(ours, 1.0, 10_000)  # fill the caches
    gc.collect()
    gc.freeze()  # as the server does: the collector need not walk through what has been loaded
    speeds: list[list[Speed]] = [[] for _ in players]
    for number in range(ROUNDS):  # alternating, so that a slow moment of the machine hits all
        for player, mine in zip(players, speeds, strict=True):
            mine.append(measure(player, seconds / ROUNDS, number * 1000))
    watched = [watch(player, seconds) for player in players]
    modules = " and all modules" if ours.options else ""
    print(f"python {sys.version.split()[0]}, {ours.name} with {ours.players} players{modules}")
    print(f"{'':39}{'ours':>12}" + "".join(f"{peer.name:>14}{'ratio':>7}" for peer in peers))
    speed_rows(speeds)
    time_rows(watched)
    if with_memory:
        print(f"{'MiB for 1 table played to the end':39}{memory(ours, 1):>12.1f}")
        print(f"{'MiB for 1,000 such tables':39}{memory(ours, 1000):>12.1f}")
        own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(f"{'MiB of this process, peak':39}{own:>12.1f}")


def all_ways() -> Iterator[Ours]:
    for game, ruleset in games().items():
        for players in (1, 2, 4):
            if ruleset.seats.min <= players <= ruleset.seats.max:
                yield Ours(game, players, modules=False)
        if game in MODULES:
            yield Ours(game, 4, modules=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="astrominers")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--modules", action="store_true", help="play with all modules")
    parser.add_argument("--all", action="store_true", help="measure all games, without memory")
    parser.add_argument("--seconds", type=float, default=3.0)
    arguments = parser.parse_args()
    find_game(arguments.game)
    one = Ours(arguments.game, arguments.players, arguments.modules)
    for ours in all_ways() if arguments.all else [one]:
        report(ours, find_peers(), arguments.seconds, with_memory=not arguments.all)


if __name__ == "__main__":
    main()
