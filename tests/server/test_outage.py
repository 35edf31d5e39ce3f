"""The database is away, or its disk is full: everyone is told, waits and goes on. Nothing that was
acknowledged is lost, and the log does not fill up."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import psycopg
import pytest
from sqlalchemy import Connection, event, func, select, text
from sqlalchemy.exc import TimeoutError as PoolTimeout

from kosmodrom.core.rng import Random
from kosmodrom.server import wire
from kosmodrom.server.config import DATABASE_FILE
from kosmodrom.server.database.engine import READERS, Database, DatabaseUnavailable
from kosmodrom.server.database.models import EntryRow, ErrorRow
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.chat import say
from kosmodrom.server.tables.open_table import OpenTable
from tests.server.crowd import Told
from tests.server.postgres import postgres_server
from tests.server.running import RunningServer
from tests.server.test_live import choose, lines_of, seated
from tests.server.venue import (
    Guest,
    Line,
    add_people,
    begin,
    first_option,
    new_key,
    playing,
    serving,
    until,
)
from tests.server.venue import choose as decide

pytestmark = pytest.mark.anyio

QUIET = 4_000
"""How many bytes the log may grow by when the database goes away and comes back."""


@contextmanager
def pragma(database: Database, wrong: str, right: str) -> Iterator[None]:
    """Set something on all connections to a SQLite file, inside the ``with`` block."""

    def set_it(connection: Any, *_: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {now}")
        cursor.close()

    now = wrong
    for engine in (database._engine.sync_engine, database._direct):
        event.listen(engine.pool, "checkout", set_it)
    try:
        yield
    finally:
        now = right  # whenever a connection is taken next


def full(database: Database) -> Any:
    """Not one more page fits into the file."""
    return pragma(database, "max_page_count=1", "max_page_count=1000000")


def read_only(database: Database) -> Any:
    return pragma(database, "query_only=ON", "query_only=OFF")


async def count(runtime: Runtime, kind: Any) -> int:
    async with runtime.service.database.read() as session:
        return await session.scalar(select(func.count()).select_from(kind)) or 0


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize("broken", [full, read_only])
async def test_what_is_not_saved_is_not_done(
    tmp_path: Path, broken: Callable[[Database], Any], caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tmp_path) as runtime:
        database = runtime.service.database
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-cards", people)
        key, at, option = new_key(), opened.at, first_option(opened, 0)
        assert await decide(runtime, opened, 0, option, key=key) == at + 1
        with broken(database):
            for _ in range(30):
                with pytest.raises(DatabaseUnavailable) as away:
                    await talk(runtime, opened)
            assert (away.value.message, away.value.status) == ("error-not-saved", 503)
            assert away.value.headers == {"Retry-After": "2"}
            runtime.service.report_error("a test", away.value)
            stored = await count(runtime, EntryRow)
            update, *_ = await runtime.hall.update(opened, opened.reader("Ala"))
            assert msgspec.json.decode(update)["at"] == opened.at == stored
            with pytest.raises(DatabaseUnavailable):
                await database.ping()
        assert database.is_unavailable
        await until_back(database)
        assert await decide(runtime, opened, 0, option, key=key, at=at) == at + 1  # it was done
        assert await decide(runtime, opened, opened.record.waiting[0]) == stored + 1
        assert await count(runtime, ErrorRow) == 0
    begun, ended = said(caplog)
    assert begun.startswith("The database cannot save: ")
    assert ended.startswith("The database can save again, after ")
    assert int(ended.split()[-2]) >= 30


async def talk(runtime: Runtime, opened: OpenTable) -> None:
    """Say more than can be free in the database's file."""
    person = opened.seats[0].person
    assert person is not None
    for _ in range(100):
        await say(runtime.hall, opened, person, wire.Say(new_key(), "x" * 500))


async def until_back(database: Database) -> None:
    while database.is_unavailable:
        try:
            await database.ping()
        except DatabaseUnavailable:
            await asyncio.sleep(0.05)


async def test_nobody_waits_until_all_before_them_have_tried_in_vain(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kosmodrom.server.database.engine.QUEUED_SECONDS", 0.1)
    async with playing(tmp_path, database=database_url) as runtime:
        database = runtime.service.database
        gone, tried = Event(), 0

        def try_in_vain(_: Connection) -> None:
            nonlocal tried
            tried += 1
            gone.wait()
            time.sleep(0.05)
            raise PoolTimeout

        looks = [asyncio.create_task(database.look_up(try_in_vain)) for _ in range(READERS + 50)]
        await asyncio.sleep(0.2)
        gone.set()
        for found in await asyncio.gather(*looks, return_exceptions=True):
            assert isinstance(found, DatabaseUnavailable)
            assert found.message == "error-not-read"
        assert tried <= 2 * READERS  # some may begin before the first failure is known
        assert database.is_unavailable
        assert await database.look_up(lambda connection: connection.scalar(text("SELECT 1"))) == 1
        assert not database.is_unavailable


async def test_statements_that_are_wrong_are_our_fault(tmp_path: Path, database_url: str) -> None:
    async with playing(tmp_path, database=database_url) as runtime:
        for reach in (runtime.service.database.read, runtime.service.database.begin):
            with pytest.raises(Exception, match="nowhere") as wrong:
                async with reach() as session:
                    await session.execute(text("SELECT * FROM nowhere"))
            assert not isinstance(wrong.value, DatabaseUnavailable)
        assert not runtime.service.database.is_unavailable


async def test_a_tab_waits_until_it_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kosmodrom.server.runtime.PROBE_SECONDS", 1000.0)  # only this tab tries
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        ala, olek = await lines_of(guests, table)
        chosen = {"key": new_key(), "at": 0, "option": ala.own_options()[0]}
        with read_only(venue.runtime.service.database):
            answer = await ala.ask(type="choose", **chosen)
            assert (answer["type"], answer["problem"]["id"]) == ("trouble", "error-not-saved")
            refused = await guests[0]._http.post(f"/api/tables/{table}/choices", json=chosen)
            assert (refused.status_code, refused.headers["retry-after"]) == (503, "2")
            assert refused.json()["id"] == "error-not-saved"
            health = await guests[0]._http.get("/health")
            assert (health.status_code, health.json()) == (503, {"status": "read-only"})
            assert (await olek.ask(type="ping")) == {"type": "pong"}
            assert (await guests[1].state(table))["at"] == 0
        answer = await ala.ask(type="choose", **chosen)
        assert (answer["type"], answer["at"]) == ("accepted", 1)
        await until(lambda: ala.update["at"] == olek.update["at"] == 1)
        assert (ala.closed, olek.closed) == (None, None)
        assert (await guests[0].get("/health")) == {"status": "ok"}


async def test_everyone_is_warned_and_the_bots_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if somebody's choice shows that the database is back before the server looks."""
    monkeypatch.setattr("kosmodrom.server.runtime.PROBE_SECONDS", 0.1)
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        runtime = venue.runtime
        opened = await runtime.hall.open(await seated(guests))
        ala, olek = await lines_of(guests, opened.record.id)
        woken = 0
        call_all = runtime.bot_caller.call_all

        async def count_and_call() -> None:
            nonlocal woken
            woken += 1
            await call_all()

        monkeypatch.setattr(runtime.bot_caller, "call_all", count_and_call)
        for number in (1, 2):
            with read_only(runtime.service.database):
                with pytest.raises(DatabaseUnavailable):
                    await talk(runtime, opened)
                for line in (ala, olek):
                    assert (await line.answer())["problem"]["id"] == "error-not-saved"
                assert woken == number - 1
                updates = ala.updates, olek.updates
            await say(runtime.hall, opened, guests[0].id, wire.Say(new_key(), "at last"))
            await until(lambda n=number: woken == n, "the bots' turn")  # type: ignore[misc]
            await until(lambda u=updates: (ala.updates, olek.updates) > u, "the table")  # type: ignore[misc]


async def test_news_are_told_when_they_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kosmodrom.server.http.live.RETRY_SECONDS", 0.05)
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        ala, olek = await lines_of(guests, table)
        opened = await venue.runtime.hall.open(table)
        update_for = opened.update_for

        def fail(*_: Any) -> Any:
            raise DatabaseUnavailable("error-not-read")

        monkeypatch.setattr(opened, "update_for", fail)
        told = await choose(ala)
        if told["type"] == "trouble":  # that Olek has come could not be shown to her, either
            told = await ala.answer()
        assert told["type"] == "accepted"
        assert (await olek.answer())["problem"]["id"] == "error-not-read"
        monkeypatch.setattr(opened, "update_for", update_for)
        await until(lambda: ala.update["at"] == olek.update["at"] == opened.at == 1)
        assert (ala.closed, olek.closed) == (None, None)


# Whole servers


class Patient:
    """Somebody who sends a choice until it is answered, as a browser does."""

    def __init__(self, server: RunningServer, nickname: str) -> None:
        self.guest = Guest(server, nickname)
        self.told: list[Told] = []
        self.line = Line(self.guest)
        self._chance = Random.seeded(nickname)

    @property
    def is_warned(self) -> bool:
        return any(answer["type"] == "trouble" for answer in self.line.answers)

    async def runtime(self, table: str) -> None:
        line = self.line
        await line.open()
        await line.watch(table)
        while line.update["table"]["status"] != "finished":
            await until(line.own_options, "a question", 120)
            await self._choose(table)

    async def _choose(self, table: str) -> None:
        line = self.line
        option = self._chance.choice(line.own_options())
        choice = {"key": new_key(), "at": line.update["at"], "option": option}
        while not (answer := await self._ask(choice)):
            await asyncio.sleep(0.1)
        at = answer["at"]
        if answer["type"] == "accepted":
            self.told.append(Told(table, at, line.update["table"]["you"], choice["key"], option))
        else:  # it was done, though nobody could say so
            assert answer["problem"]["id"] == "refusal-moved-on", answer
        await line._until(lambda: line.update["at"] >= at, "the news")

    async def _ask(self, choice: dict[str, Any]) -> dict[str, Any]:
        """The server's answer to a choice; none while there is trouble."""
        line = self.line
        await line.send(type="choose", **choice)
        known = len(line.answers)
        await line._until(lambda: len(line.answers) > known, "an answer")
        for answer in line.answers:
            if answer["type"] == "trouble":
                assert answer["problem"]["id"] in ("error-not-saved", "error-not-read")
            elif answer["key"] == choice["key"]:
                return answer
        return {}


Rows = list[tuple[int, int, str | None, str]]
QUERY = """SELECT number, seat, key, body FROM entries WHERE "table" = '{table}' ORDER BY number"""


async def play_through(
    server: RunningServer,
    go: Callable[[], None],
    come: Callable[[], None],
    read: Callable[[str], Rows],
    health: str,
) -> None:
    """Two people and a bot play while the database goes away and comes back."""
    players = [Patient(server, name) for name in ("Ala", "Olek")]
    for player in players:
        await player.guest.arrive()
    host = players[0].guest
    made = await host.new_table("astrominers", ("open", "greedy"))
    table = made["id"]
    for player in players[1:]:
        await player.guest.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    await host.post(f"/api/tables/{table}/start")
    tasks = [asyncio.create_task(player.runtime(table)) for player in players]

    def told() -> int:
        return sum(len(player.told) for player in players)

    async def go_on(condition: Callable[[], Any], what: str) -> None:
        await until(lambda: condition() or any(task.done() for task in tasks), what, 60)
        for task in tasks:
            if task.done():
                task.result()

    before = len(server.log)
    await go_on(lambda: told() >= 5, "some choices")
    await asyncio.to_thread(go)
    await go_on(lambda: all(player.is_warned for player in players), "trouble")
    answer = await host._http.get("/health")
    assert (answer.status_code, answer.json()["status"]) == (503, health)
    asked = await asyncio.gather(*(host._http.get("/api/me") for _ in range(200)))
    assert {answer.status_code for answer in asked} == {200 if health == "read-only" else 503}
    await asyncio.to_thread(come)
    enough = told() + 10
    await go_on(lambda: told() >= enough, "more choices")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert await asyncio.to_thread(server.is_healthy)
    rows = read(table)
    assert [number for number, *_ in rows] == list(range(1, len(rows) + 1))
    for player in players:
        for _, number, seat, key, option in player.told:
            assert rows[number - 1][1:3] == (seat, key)
            assert json.loads(rows[number - 1][3])["option"] == option
        await player.line.close()
        await player.guest.close()
    assert len(server.log) - before < QUIET, server.log
    assert "Traceback" not in server.log


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_postgres_goes_away_and_comes_back(tmp_path: Path) -> None:
    def read(table: str) -> Rows:
        with psycopg.connect(postgres.url) as connection:
            return connection.execute(QUERY.format(table=table).encode()).fetchall()

    with (
        postgres_server() as postgres,
        RunningServer(tmp_path, "--database", postgres.url) as server,
    ):
        await play_through(server, postgres.stop, postgres.start, read, "down")


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_the_disk_is_full_for_a_while(tmp_path: Path) -> None:
    def allow(size: int) -> None:
        """Let no file of the server grow beyond a size: SQLite's write-ahead log is larger."""
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, most))

    def read(table: str) -> Rows:
        with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database:
            return database.execute(QUERY.format(table=table)).fetchall()

    with RunningServer(tmp_path) as server:
        await play_through(
            server, lambda: allow(20_000), lambda: allow(resource.RLIM_INFINITY), read, "read-only"
        )
