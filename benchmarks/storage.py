"""What a game takes in the database, and how long it takes to open it.

    ./kosmodrom dev python -m benchmarks.storage [--bot NAME] [--number N] [GAME ...]

For every number of players, all of them people for whom a bot chooses: the bytes of the entries,
logs and snapshots (all columns) of a game in play, at their peak, and of a finished one; and the
processor time to open the game in play from its last snapshot, from its entries alone, and the
finished one.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import delete

from kosmodrom.bots import make_bot
from kosmodrom.core.registry import find_game, games
from kosmodrom.server.config import DATABASE_FILE
from kosmodrom.server.database.models import SnapshotRow
from kosmodrom.server.tables.open_table import SNAPSHOT_EVERY
from tests.server.venue import add_people, begin, choose, playing

COLUMNS = {
    "entries": 'length("table") + 8 + length(kind) + 8 + length(body) + length(key) + 8',
    "snapshots": 'length("table") + 8 + length(body)',
    "logs": 'length("table") + length(body)',
}


class Stored(NamedTuple):
    """Bytes."""

    entries: int
    snapshots: int
    logs: int


class Measured(NamedTuple):
    """A game: bytes in play and finished; milliseconds to open it."""

    length: int
    running: Stored
    finished: Stored
    from_snapshot: float
    from_entries: float
    from_log: float


def stored(data: Path) -> Stored:
    with closing(sqlite3.connect(data / DATABASE_FILE)) as database:
        sums = (f"(SELECT coalesce(sum({size}), 0) FROM {name})" for name, size in COLUMNS.items())
        return Stored(*database.execute(f"SELECT {', '.join(sums)}").fetchone())


async def opening(data: Path, table: str, *, snapshots: bool = True) -> float:
    """Milliseconds of processor time to open a table, the second time, when everything is
    loaded."""
    async with playing(data, bots=False) as runtime:
        if not snapshots:
            async with runtime.service.database.begin() as session:
                await session.execute(delete(SnapshotRow))
        for _ in range(2):
            runtime.hall._tables.clear()
            began = time.process_time()
            await runtime.hall.open(table)
            spent = time.process_time() - began
        return spent * 1000


async def measure(game: str, players: int, level: str, seed: int) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        async with playing(data, bots=False) as runtime:
            people = await add_people(runtime, *(f"player-{number}" for number in range(players)))
            opened = await begin(runtime, game, people, seed=str(seed))
            table = opened.record.id
            bots = [make_bot(level, f"{seed}/{seat}") for seat in range(players)]
            copy = data / "running"
            running = Stored(0, 0, 0)
            while opened.record.status == "playing":
                assert opened.table is not None
                seat = next(iter(opened.asked))
                option = msgspec.to_builtins(bots[seat].choose(opened.table, seat))
                await choose(runtime, opened, seat, option, key=secrets.token_hex(16))
                if opened.at % SNAPSHOT_EVERY == SNAPSHOT_EVERY - 1:
                    running = max(running, stored(data), key=sum)
                    copy.mkdir(exist_ok=True)
                    with (
                        closing(sqlite3.connect(data / DATABASE_FILE)) as source,
                        closing(sqlite3.connect(copy / DATABASE_FILE)) as target,
                    ):
                        source.backup(target)
        return Measured(
            opened.at,
            running,
            stored(data),
            await opening(copy, table),
            await opening(copy, table, snapshots=False),
            await opening(data, table),
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--number", type=int, default=1, help="of games for each number of players")
    arguments = parser.parse_args()
    print(f"{'':32} {'kB in play':>18} {'kB finished':>14} {'ms to open from':>21}")
    heads = ("entries", "snapshots", "entries", "   log", "snap.", "entries", "  log")
    print(f"{'game':16} players {'length':>7}", *heads)
    for game in arguments.games or sorted(games()):
        seats = find_game(game).seats
        for players in range(seats.min, seats.max + 1):
            for seed in range(arguments.number):
                found = asyncio.run(measure(game, players, arguments.bot, seed))
                assert found.finished.snapshots == 0
                print(
                    f"{game:16} {players:7} {found.length:7}"
                    f" {found.running.entries / 1000:7.1f} {found.running.snapshots / 1000:9.1f}"
                    f" {found.finished.entries / 1000:7.1f} {found.finished.logs / 1000:6.1f}"
                    f" {found.from_snapshot:5.0f} {found.from_entries:7.0f} {found.from_log:5.0f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
