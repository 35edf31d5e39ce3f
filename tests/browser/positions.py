"""Tables at any position, for what a game from its start comes to only now and then."""

from __future__ import annotations

import json
import sqlite3
import time
import zlib
from contextlib import closing
from typing import Any

import msgspec

from kosmodrom.core.options import CLOCK
from kosmodrom.server.tables.clocks import run_hourglass
from kosmodrom.server.tables.records import SnapshotBody
from kosmodrom.testing.setting import AnyTable
from tests.browser.conftest import Person
from tests.browser.table import new_table
from tests.server.running import RunningServer


def placed(
    server: RunningServer,
    person: Person,
    table: AnyTable,
    *guests: Person,
    bot: str = "greedy",
    public: bool = False,
) -> str:
    """Let a person play on at a table as it stands, from the first seat; guests have the next, bots
    the others.

    They take their seats at a table that never begins. Another one, of which the server knows
    nothing yet, is like it and in the middle of its game. What came before is not in the log, so
    it has no replay.
    """
    seats = ("me", *["open"] * len(guests), *[bot] * (table.seats - len(guests) - 1))
    wish = {"game": table.ruleset.id, "options": msgspec.to_builtins(table.game.options)}
    opened = new_table(person, *seats, **wish, start=False, public=public)
    lobby = str(opened["id"])
    for guest in guests:
        guest.api("POST", f"/api/tables/{lobby}/join", {"invite": opened["invite"]})
    made, now = lobby[::-1], time.time()
    began = {
        "id": made,
        "status": "playing",
        "started": now,
        "waiting": json.dumps([seat for seat in table.pending if seat != CLOCK]),
        "hourglass": run_hourglass(None, table.pending, True, now),
    }
    body = msgspec.msgpack.encode(SnapshotBody(table.freeze(), dict.fromkeys(table.pending, 0)))
    with (
        closing(sqlite3.connect(server.data / "kosmodrom.sqlite", timeout=20)) as database,
        database,
    ):
        _copy(database, "tables", "id", lobby, began)
        _copy(database, "seats", "table", lobby, {"table": made})
        database.execute(
            """INSERT INTO snapshots ("table", number, body) VALUES (?, 0, ?)""",
            (made, zlib.compress(body)),
        )
    return made


def _copy(
    database: sqlite3.Connection, table: str, key: str, value: str, new: dict[str, Any]
) -> None:
    """Copy rows of a database table, with other values in some columns."""
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    taken = ", ".join(f":{name}" if name in new else f'"{name}"' for name in columns)
    database.execute(
        f'INSERT INTO {table} SELECT {taken} FROM {table} WHERE "{key}" = :value',
        {**new, "value": value},
    )
