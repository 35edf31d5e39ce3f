"""Threads that are the first to use a game's types: a crash would end the whole process."""

import subprocess
import sys

import pytest

from kosmodrom.core.registry import companions, games

# Twelve threads in a fresh process, switched as often as can be, which load the game and play it:
# they read records of every kind, and what a table is started with.
TWELVE = """
import sys, threading
import msgspec
from kosmodrom.bots import make_bot
from kosmodrom.core.history import History
from kosmodrom.core.registry import find_game
from kosmodrom.core.table import Table

sys.setswitchinterval(1e-6)
game, done = sys.argv[1], []
gate = threading.Barrier(12)

def play():
    gate.wait()
    rules = find_game(game)
    rules.load(None)
    table = Table.start(rules, seats=rules.seats.max, seed=1)
    seat, ask = next(iter(table.pending.items()))
    table.decide(seat, ask.options[0])
    Table.load(History.from_json(table.history.to_json()))
    Table.thaw(table.freeze(), ruleset=rules)
    Table.resume(*table.snapshot)
    msgspec.json.encode(table.view(0))
    done.append(table.fingerprint)

threads = [threading.Thread(target=play) for _ in range(12)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(done) == 12 and len(set(done)) == 1, done
"""


@pytest.mark.parametrize("game", sorted({**games(), **companions()}))
def test_twelve_threads_may_be_the_first_to_play(game: str, thorough: bool) -> None:
    for _ in range(10 if thorough else 2):
        run = subprocess.run(
            [sys.executable, "-c", TWELVE, game], capture_output=True, text=True, timeout=120
        )
        assert run.returncode == 0, f"exit {run.returncode}: {run.stderr[-2000:]}"
