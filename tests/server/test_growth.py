"""What is stored of a game stays small, and restores the very same table."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Barrier
from typing import Any, Final
from unittest.mock import patch

import msgspec
import psycopg
import pytest
from alembic import command
from alembic.config import Config
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, event, func, select, text

from kosmodrom.core.history import data_fingerprint
from kosmodrom.core.registry import find_game
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.server import wire
from kosmodrom.server.config import DATABASE_FILE, Settings
from kosmodrom.server.database.engine import Database
from kosmodrom.server.database.models import EntryRow, LogRow, Model, SnapshotRow, TableRow
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.log import pack_some_log
from kosmodrom.server.tables.open_table import SNAPSHOT_EVERY, OpenTable, load_rules
from kosmodrom.server.tables.records import (
    ChoiceBody,
    Entry,
    SeatRecord,
    Step,
    Stored,
    TableRecord,
    UndoBody,
)
from kosmodrom.server.tables.views import Reader, encode
from tests.core.toys import CARDS, TOYS, AnyRuleset, AnyTable
from tests.server.venue import add_people, begin, choose, first_option, new_key, places, playing

pytestmark = pytest.mark.anyio

GAMES: Final = ("astrominers", "planet_unknown")
ALL: Final = (*(find_game(game) for game in GAMES), *TOYS)


def stored_bytes(data: Path) -> dict[str, int]:
    """The bytes in the columns of entries, packed logs and snapshots, and the number of
    snapshots."""
    bytes_of = {
        "entries": 'length("table") + 8 + length(kind) + 8 + length(body) + length(key) + 8',
        "logs": 'length("table") + length(body)',
        "snapshots": 'length("table") + 8 + length(body)',
    }
    with closing(sqlite3.connect(data / DATABASE_FILE)) as database:
        found = {
            name: database.execute(f"SELECT coalesce(sum({size}), 0) FROM {name}").fetchone()[0]
            for name, size in bytes_of.items()
        }
        found["kept"] = database.execute("SELECT count(*) FROM snapshots").fetchone()[0]
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_with_the_most_players_is_small(tmp_path: Path, game: str) -> None:
    chance = Random.seeded(game)
    async with playing(tmp_path, bots=False) as runtime:
        seats = find_game(game).seats.max
        opened = await begin(
            runtime, game, await add_people(runtime, *(f"p{n}" for n in range(seats)))
        )
        while opened.record.status == "playing":
            assert opened.table is not None
            seat = chance.choice(sorted(opened.asked))
            option = msgspec.to_builtins(chance.choice(opened.table.pending[seat].options))
            await choose(runtime, opened, seat, option, key=f"{chance.bits():032x}")
            if opened.at % SNAPSHOT_EVERY == 0 and opened.record.status == "playing":
                stored = stored_bytes(tmp_path)
                assert stored["kept"] == min(2, opened.at // SNAPSHOT_EVERY)
                assert stored["snapshots"] < 60_000
        assert opened.at > 4 * SNAPSHOT_EVERY
        before = portrait(opened)
        stored = stored_bytes(tmp_path)
        assert stored["logs"] < 60_000
        assert (stored["entries"], stored["snapshots"]) == (0, 0)
    async with playing(tmp_path, bots=False) as runtime:
        assert portrait(await runtime.hall.open(opened.record.id)) == before


# The same table


def portrait(opened: OpenTable) -> dict[str, Any]:
    """All that a table in memory knows and says."""
    table = opened.table
    assert table is not None
    seats = range(table.seats)
    readers = (None, *seats)
    return {
        "frozen": table.freeze(),
        "record": opened.record,
        "seats": opened.seats,
        "keys": dict(opened.keys),
        "undos": list(opened.undos),
        "asked": {
            seat: (asked.since, asked.ask.question, asked.ask.about, list(asked.ask.options))
            for seat, asked in opened.asked.items()
        },
        "terms": [table.undo_terms(seat) for seat in seats],
        "events": [table.events(seat) for seat in readers],
        "views": [table.view_json(seat) for seat in readers],
        "told": [
            opened.updates.text(opened.update_for(Reader(seat), 0, 0, None)) for seat in readers
        ],
    }


class Scribe:
    """Plays a table at random, with many undos, and keeps what would be stored of it."""

    def __init__(self, ruleset: AnyRuleset, seed: str) -> None:
        chance = self._chance = Random.seeded(seed)
        players = ruleset.seats.min + chance.below(1 + ruleset.seats.max - ruleset.seats.min)
        seats = [SeatRecord(n, "person", f"p{n}", f"p{n}") for n in range(players)]
        data = ruleset.load(None)
        record = TableRecord(
            id="table",
            game=ruleset.id,
            rules=ruleset.version,
            data=data_fingerprint(data),
            options={},
            seed=seed,
            status="playing",
            public=False,
            invite="",
            host="p0",
            pace=wire.Pace(),
            created=0.0,
            started=0.0,
        )
        self._rules = (ruleset, data)
        self._steps: list[Step] = []
        self._first = (record, seats)
        self.opened = self._load(0)

    def runtime(self, entries: int) -> None:
        while self.opened.at < entries and self.opened.record.status == "playing":
            self._act()

    def again(self) -> list[OpenTable]:
        """The table made from its entries alone, and from each of its last two snapshots."""
        snapshots = [step.entry.number for step in self._steps if step.snapshot is not None]
        return [self._load(number) for number in (0, *snapshots[-2:])]

    def _act(self) -> None:
        opened, chance = self.opened, self._chance
        table = opened.table
        assert table is not None
        seat = chance.choice(sorted(opened.asked))
        alone = table.undo_terms(seat).alone if seat >= 0 else ()
        if alone and chance.below(3) == 0:
            self._go_back(seat, UndoBody(chance.choice(alone), alone=True))
        elif table.choices and chance.below(12) == 0:
            back = 1 + chance.below(min(6, len(table.choices)))
            self._go_back(max(seat, 0), UndoBody(len(table.choices) - back))
        else:
            table.decide(seat, chance.choice(table.pending[seat].options))
            opened.note_choice(opened.next, seat)
            body = ChoiceBody(seat, msgspec.Raw(encode(table.choices[-1].option)))
            self._write("choice", seat, body)

    def _go_back(self, seat: int, undo: UndoBody) -> None:
        self.opened.go_back(self.opened.next, seat, undo)
        self._write("undo", seat, undo)

    def _write(self, kind: Any, seat: int, body: ChoiceBody | UndoBody) -> None:
        key = new_key() if self._chance.below(2) else None
        entry = Entry(self.opened.next, kind, seat, encode(body).decode(), key, 1.0)
        self._steps.append(self.opened.step(entry))
        self.opened.accept()

    def _load(self, number: int) -> OpenTable:
        """The table made from the snapshot of that number, if there is one, and the entries
        since."""
        record, seats = self._first
        entries = [step.entry for step in self._steps]
        snapshot = self._steps[number - 1].snapshot if number else None
        if self._steps:
            record, seats = self._steps[-1].record, list(self.opened.seats)
        stored = Stored(
            record=msgspec.structs.replace(record),
            seats=[msgspec.structs.replace(seat) for seat in seats],
            snapshot=(number, snapshot) if snapshot is not None else None,
            entries=entries[number:],
            keys={e.key: (e.seat, e.number) for e in entries if e.key is not None},
            undos=[e.number for e in entries if e.kind == "undo"],
        )
        return OpenTable(stored, *self._rules)


@given(ruleset=st.sampled_from(ALL), seed=st.integers(0, 9999))
@settings(max_examples=25, deadline=None)
def test_a_table_is_the_same_from_its_entries_and_from_a_snapshot(
    ruleset: AnyRuleset, seed: int
) -> None:
    scribe = Scribe(ruleset, str(seed))
    with patch("kosmodrom.server.tables.open_table.SNAPSHOT_EVERY", 7):
        for entries in (3, 9, 17, 26, 36, 60):
            scribe.runtime(entries)
            for again in scribe.again():
                assert portrait(again) == portrait(scribe.opened)


# Packed logs


async def count(runtime: Runtime, row: type[Model]) -> int:
    async with runtime.service.database.read() as session:
        return await session.scalar(select(func.count()).select_from(row)) or 0


async def play_to_the_end(runtime: Runtime, opened: OpenTable) -> str:
    """Always the first option; the key of the last choice."""
    key = ""
    while opened.record.status == "playing":
        key = new_key()
        await choose(runtime, opened, next(iter(opened.asked)), key=key)
    return key


@pytest.mark.usefixtures("first_come")
async def test_a_packed_log_is_still_the_log(tmp_path: Path, database_url: str) -> None:
    """When the last choice is sent again it gets the same answer, and another server process that
    had not heard of it catches up."""
    first, second = places(tmp_path, database_url)
    async with (
        playing(**first, bots=False) as runtime,
        playing(**second, bots=False) as other,
    ):
        opened = await begin(runtime, "toy-cards", await add_people(runtime, "Ala", "Olek"))
        await choose(runtime, opened, 0)
        behind = await other.hall.look(opened.record.id)
        seat, at = 0, 0
        while opened.record.status == "playing":
            seat, at, key = next(iter(opened.asked)), opened.at, new_key()
            option = first_option(opened, seat)
            await choose(runtime, opened, seat, option, key=key)
        assert await count(runtime, EntryRow) == 0
        assert await count(runtime, LogRow) == 1
        entries = await runtime.store.entries(opened.record.id)
        assert [entry.number for entry in entries] == list(range(1, opened.at + 1))
        assert entries[-1].key == key
        async with behind.lock:
            await other.hall.catch_up(behind)
        assert portrait(behind) == portrait(opened)
        for hall in (runtime, other):
            table = await hall.hall.look(opened.record.id)
            assert await choose(hall, table, seat, option, at=at, key=key) == opened.at


async def test_the_logs_of_closed_tables_are_packed_later(
    tmp_path: Path, database_url: str
) -> None:
    async with playing(tmp_path, bots=False, database=database_url) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        tables = [await begin(runtime, "toy-cards", people) for _ in range(3)]
        for opened in tables:
            await choose(runtime, opened, 0)
        closed = tables[:2]
        before = [await runtime.store.entries(opened.record.id) for opened in closed]
        for opened in closed:
            await runtime.lobby.close(opened.record.id, "Ala")
        database = runtime.service.database
        assert await asyncio.gather(*(pack_some_log(database) for _ in range(2))) == [True, True]
        assert not await pack_some_log(database)
        assert await count(runtime, LogRow) == 2
        assert await count(runtime, EntryRow) == 1
        assert [await runtime.store.entries(opened.record.id) for opened in closed] == before
        await choose(runtime, tables[2], 0, {"type": "draw"})  # in play: as ever


async def test_a_log_that_another_server_has_just_packed_is_not_counted(
    tmp_path: Path, postgres: str
) -> None:
    """What PostgreSQL sees is of the moment when a statement began: a table whose row is free may
    have been packed since."""
    async with playing(tmp_path, bots=False, database=postgres) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        for _ in range(2):
            opened = await begin(runtime, "toy-cards", people)
            await choose(runtime, opened, 0)
            await runtime.lobby.close(opened.record.id, "Ala")
        late = Database(Settings(data=tmp_path, database=postgres))
        event.listen(late._direct, "before_cursor_execute", wait_in_the_statement, retval=True)
        async with await psycopg.AsyncConnection.connect(postgres, autocommit=True) as gate:
            await gate.execute("SELECT pg_advisory_lock(1)")
            packing = asyncio.create_task(pack_some_log(late))
            waiting = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
            while not (await gate.execute(waiting)).rowcount:
                await asyncio.sleep(0.01)
            assert await pack_some_log(runtime.service.database)
            await gate.execute("SELECT pg_advisory_unlock(1)")
        assert await packing
        await late.close()
        assert not await pack_some_log(runtime.service.database)
        assert await count(runtime, LogRow) == 2


def wait_in_the_statement(
    _connection: Connection, _cursor: Any, statement: str, parameters: Any, *_: Any
) -> tuple[str, Any]:
    """A statement that looks for a table has begun, and goes on when lock 1 is free."""
    gate = "WHERE pg_advisory_xact_lock(1) IS NOT NULL AND"
    if "SKIP LOCKED" in statement:
        statement = statement.replace("WHERE", gate, 1)
    return statement, parameters


async def test_what_is_read_is_of_one_moment(tmp_path: Path, database_url: str) -> None:
    """A game may end, and its log be packed, while a table is read."""
    async with playing(tmp_path, bots=False, database=database_url) as runtime:
        opened = await begin(runtime, "toy-cards", await add_people(runtime, "Ala", "Olek"))
        await choose(runtime, opened, 0)
        async with runtime.service.database.read() as session:
            many = select(func.count()).select_from(EntryRow)
            assert await session.scalar(many) == 1
            await play_to_the_end(runtime, opened)
            assert await session.scalar(many) == 1
        assert await count(runtime, EntryRow) == 0


async def test_news_of_a_table_that_is_just_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was read before the news, and is in memory only after it."""
    async with playing(tmp_path, bots=False) as one, playing(tmp_path, bots=False) as other:
        here = await begin(one, "toy-cards", await add_people(one, "Ala", "Olek"))
        read, go_on = asyncio.Event(), asyncio.Event()
        load = other.store.load

        async def slow_load(table: str) -> Stored | None:
            stored = await load(table)
            read.set()
            await go_on.wait()
            return stored

        monkeypatch.setattr(other.store, "load", slow_load)
        opening = asyncio.create_task(other.hall.open(here.record.id))
        await read.wait()
        await choose(one, here, 0)
        news = asyncio.create_task(other.hall.refresh(here.record.id))
        go_on.set()
        there = await opening
        await news
        assert there.at == here.at == 1


# In threads


async def test_tables_are_opened_side_by_side(tmp_path: Path) -> None:
    """After a start everybody comes at once, and games are loaded in threads: that must not crash
    the server."""
    async with playing(tmp_path, bots=False) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        with patch("kosmodrom.server.tables.open_table.SNAPSHOT_EVERY", 1):
            for game in (*GAMES, "toy-cards", "toy-bids", "toy-gardens", "toy-orchards"):
                await choose(runtime, await begin(runtime, game, people), 0)
    opening = "import sys; from tests.server.test_growth import open_all; open_all(sys.argv[1])"
    command = [sys.executable, "-X", "faulthandler", "-c", opening, str(tmp_path)]
    path = os.pathsep.join(sys.path)
    process = await asyncio.create_subprocess_exec(*command, env={**os.environ, "PYTHONPATH": path})
    assert await process.wait() == 0


def open_all(data: str) -> None:
    """A server that has just started, and whose threads often take turns."""
    sys.setswitchinterval(1e-5)
    asyncio.run(_open_all(Path(data)))


async def _open_all(data: Path) -> None:
    async with playing(data, bots=False) as runtime:
        async with runtime.service.database.read() as session:
            tables = list(await session.scalars(select(TableRow.id)))
        for table in tables:
            stored = await runtime.store.load(table)
            assert stored is not None
            opening = partial(
                OpenTable, stored, *load_rules(stored.record, runtime.service.settings.overlay)
            )
            together = Barrier(4)

            def open_one(opening: Any = opening, together: Barrier = together) -> OpenTable:
                together.wait()
                opened: OpenTable = opening()
                return opened

            opened = await asyncio.gather(*(asyncio.to_thread(open_one) for _ in range(4)))
            assert [one.at for one in opened] == [1] * 4


# Older databases


def migrate_to(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", "kosmodrom.server.database:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


OF_OLD: Final = (
    """INSERT INTO tables (id, game, rules, data, options, seed, status, public, invite, pace,
        created, started, length, waiting) VALUES (:table, 'toy-cards', 1, :data, '{}', 'seed',
        :status, false, 'i', '{"kind":"none"}', 0, 0, 1, '[0]')""",
    """INSERT INTO seats ("table", seat, kind, name, "left", forfeit)
        VALUES (:table, 0, 'person', 'Ala', false, false)""",
    """INSERT INTO seats ("table", seat, kind, name, "left", forfeit)
        VALUES (:table, 1, 'person', 'Olek', false, false)""",
    """INSERT INTO entries ("table", number, kind, seat, body, time)
        VALUES (:table, 1, 'choice', 0, :body, 0)""",
    """INSERT INTO snapshots ("table", number, body) VALUES (:table, 1, :snapshot)""",
)


async def test_tables_of_the_first_version_go_on(tmp_path: Path, database_url: str) -> None:
    """Their snapshots had another format: they are dropped, and the entries are used."""
    table: AnyTable = Table.start(CARDS, seats=2, seed="seed")
    body = ChoiceBody(0, msgspec.Raw(encode(table.pending[0].options[0])))
    table.decide(0, table.pending[0].options[0])
    values = {
        "data": data_fingerprint(table.game.data),
        "body": encode(body).decode(),
        "snapshot": b"of old",
    }

    def begin_long_ago(connection: Connection) -> None:
        migrate_to(connection, "0001")
        for name, status in (("running", "playing"), ("over", "finished")):
            for statement in OF_OLD:
                known = {"table": name, "status": status, **values}
                needed = {key: known[key] for key in known if f":{key}" in statement}
                connection.execute(text(statement), needed)

    database = Database(Settings(data=tmp_path, database=database_url))
    async with database.alone() as connection:
        await connection.run_sync(begin_long_ago)
    await database.close()
    async with playing(tmp_path, bots=False, database=database_url) as runtime:
        for name in ("running", "over"):
            opened = await runtime.hall.open(name)
            assert opened.table is not None
            assert opened.table.fingerprint == table.fingerprint
        assert await count(runtime, SnapshotRow) == 0
        assert await pack_some_log(runtime.service.database)
        assert not await pack_some_log(runtime.service.database)
        assert [entry.seat for entry in await runtime.store.entries("over")] == [0]
        assert await count(runtime, EntryRow) == 1
