"""Tables at any position, for what a game from its start comes to only now and then."""

from __future__ import annotations

import sqlite3
import zlib
from contextlib import closing

import msgspec

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

    What came before is not in the server's log, so such a table has no replay.
    """
    seats = ("me", *["open"] * len(guests), *[bot] * (table.seats - len(guests) - 1))
    wish = {"game": table.ruleset.id, "options": msgspec.to_builtins(table.game.options)}
    opened = new_table(person, *seats, **wish, start=False, public=public)
    made = str(opened["id"])
    for guest in guests:
        guest.api("POST", f"/api/tables/{made}/join", {"invite": opened["invite"]})
    body = msgspec.msgpack.encode(SnapshotBody(table.freeze(), dict.fromkeys(table.pending, 0)))
    with (
        closing(sqlite3.connect(server.data / "kosmodrom.sqlite", timeout=20)) as database,
        database,
    ):
        database.execute(
            """INSERT INTO snapshots ("table", number, body) VALUES (?, 0, ?)""",
            (made, zlib.compress(body)),
        )
    person.api("POST", f"/api/tables/{made}/start")
    return made
