"""The database: both kinds have the same schema and the same guards."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.exc import IntegrityError

from kosmodrom.core.words import Words
from kosmodrom.server.app import create_app
from kosmodrom.server.config import Settings, SettingsError, open_data_folder
from kosmodrom.server.database.engine import Database, DatabaseUnavailable, _prepare_sqlite, upgrade
from kosmodrom.server.database.models import ErrorRow, Model, PersonRow, SessionRow
from tests.server.conftest import MakeServer
from tests.server.venue import PATIENCE

Work = Callable[[Database], Coroutine[Any, Any, None]]


@pytest.fixture(autouse=True)
def real_migrations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the migrations themselves are run."""
    monkeypatch.setattr("kosmodrom.server.database.engine.upgrade", upgrade)


@pytest.fixture
def chosen(settings: Settings, database_url: str) -> Settings:
    open_data_folder(settings.data)
    return msgspec.structs.replace(settings, database=database_url)


def with_database(settings: Settings, work: Work) -> None:
    async def run() -> None:
        database = Database(settings)
        try:
            await database.migrate()
            await work(database)
        finally:
            await database.close()

    asyncio.run(run())


def person(number: str, name: str | None = None) -> PersonRow:
    return PersonRow(id=number, nickname="A", name=name, password=None, created=0.0, seen=0.0)


def test_migrations_make_what_the_models_say(chosen: Settings) -> None:
    def compare(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), Model.metadata))

    async def work(database: Database) -> None:
        async with database.read() as session:
            connection = await session.connection()
            assert await connection.run_sync(compare) == []

    with_database(chosen, work)


def test_servers_that_start_at_once_migrate_once(chosen: Settings) -> None:
    async def start() -> None:
        databases = [Database(chosen) for _ in range(4)]
        try:
            await asyncio.gather(*(database.migrate() for database in databases))
            async with databases[0].read() as session:
                versions = await session.scalars(text("SELECT version_num FROM alembic_version"))
                assert len(list(versions)) == 1
        finally:
            for database in databases:
                await database.close()

    asyncio.run(start())


def test_a_new_file_is_set_up_by_several_servers_at_once(tmp_path: Path) -> None:
    """SQLite may say that it is locked at once, however patient the connection is."""
    one, other = (
        sqlite3.connect(tmp_path / "new", timeout=0, isolation_level=None, check_same_thread=False)
        for _ in range(2)
    )
    with closing(one), closing(other), ThreadPoolExecutor() as beside:
        one.execute("BEGIN EXCLUSIVE")
        setting_up = beside.submit(_prepare_sqlite, other, None)
        with pytest.raises(TimeoutError):
            setting_up.result(timeout=0.1)
        one.execute("COMMIT")
        setting_up.result(timeout=PATIENCE)
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_migration_that_fails_leaves_nothing(
    chosen: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoil(connection: Connection) -> None:
        upgrade(connection)
        connection.execute(text("SELECT * FROM nowhere"))

    monkeypatch.setattr("kosmodrom.server.database.engine.upgrade", spoil)

    async def start() -> None:
        database = Database(chosen)
        try:
            with pytest.raises(SettingsError, match="nowhere"):
                await database.migrate()
            with pytest.raises(Exception, match="people"):
                async with database.read() as session:
                    await session.execute(select(PersonRow))
        finally:
            await database.close()

    asyncio.run(start())


def test_a_database_of_a_newer_version(chosen: Settings) -> None:
    async def work(database: Database) -> None:
        async with database.begin() as session:
            await session.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(SettingsError) as error:
            await database.migrate()
        for language, words in (("en", "newer version"), ("pl", "nowszej wersji")):
            assert words in Words(language, ["kosmodrom.server"]).error(error.value)

    with_database(chosen, work)


def test_what_is_begun_is_committed_or_undone(chosen: Settings) -> None:
    async def add_and_fail(database: Database) -> None:
        async with database.begin() as session:
            session.add(person("b"))
            await session.flush()
            raise LookupError

    async def work(database: Database) -> None:
        async with database.begin() as session:
            session.add(person("a"))
        with pytest.raises(LookupError):
            await add_and_fail(database)
        async with database.read() as session:
            assert list(await session.scalars(select(PersonRow.id))) == ["a"]

    with_database(chosen, work)


def test_foreign_keys_and_unique_names(chosen: Settings) -> None:
    async def add(database: Database, row: Model) -> None:
        async with database.begin() as session:
            session.add(row)

    async def work(database: Database) -> None:
        await add(database, person("a", name="ada"))
        with pytest.raises(IntegrityError):
            await add(database, person("b", name="ada"))
        orphan = SessionRow(id="s", person="x", host=False, created=0.0, seen=0.0, expires=0.0)
        with pytest.raises(IntegrityError):
            await add(database, orphan)

    with_database(chosen, work)


def test_writers_take_turns_and_readers_do_not_wait(chosen: Settings) -> None:
    async def count_up(database: Database) -> None:
        async with database.begin() as session:
            # With a lock on what is read, as every read-then-write needs on PostgreSQL.
            row = await session.get(PersonRow, "a", with_for_update=True)
            assert row is not None
            seen = row.seen
            await asyncio.sleep(0)
            row.seen = seen + 1

    async def work(database: Database) -> None:
        async with database.begin() as session:
            session.add(person("a"))
        await asyncio.gather(*(count_up(database) for _ in range(20)))
        async with database.begin() as writer:
            await writer.execute(text("UPDATE people SET seen = 99"))
            async with database.read() as session:
                assert await session.scalar(select(PersonRow.seen)) == 20
            seen = select(PersonRow.seen)
            assert await database.look_up(lambda connection: connection.scalar(seen)) == 20

    with_database(chosen, work)


@pytest.mark.parametrize("in_a_thread", [False, True])
def test_a_transaction_that_stops_holds_up_nobody_for_long(
    settings: Settings, postgres: str, monkeypatch: pytest.MonkeyPatch, in_a_thread: bool
) -> None:
    monkeypatch.setattr("kosmodrom.server.database.engine.STOPPED_MILLISECONDS", 300)
    rise = text("UPDATE people SET seen = seen + 1")

    async def stop(database: Database, stopped: asyncio.Event) -> None:
        loop = asyncio.get_running_loop()

        def work(connection: Connection) -> None:
            connection.execute(rise)
            loop.call_soon_threadsafe(stopped.set)
            time.sleep(1)

        if in_a_thread:
            await database.transact(work)
        else:
            async with database.begin() as session:
                await session.execute(rise)
                stopped.set()
                await asyncio.sleep(1)

    async def work(database: Database) -> None:
        async with database.begin() as session:
            session.add(person("a"))
        stopped = asyncio.Event()
        stopping = asyncio.create_task(stop(database, stopped))
        await stopped.wait()
        async with database.begin() as session:
            await session.execute(rise)
        assert not stopping.done()
        with pytest.raises(DatabaseUnavailable):
            await stopping
        async with database.begin() as session:
            await session.execute(rise)
        async with database.read() as session:
            assert await session.scalar(select(PersonRow.seen)) == 2
        assert not database.is_unavailable

    open_data_folder(settings.data)
    with_database(msgspec.structs.replace(settings, database=postgres), work)


def test_what_is_looked_up_is_of_one_moment(chosen: Settings) -> None:
    async def work(database: Database) -> None:
        async with database.begin() as session:
            session.add(person("a"))
        loop = asyncio.get_running_loop()
        seen = select(PersonRow.seen)

        async def rise() -> None:
            async with database.begin() as session:
                await session.execute(text("UPDATE people SET seen = 1"))

        def look(connection: Connection) -> list[float | None]:
            before = connection.scalar(seen)
            asyncio.run_coroutine_threadsafe(rise(), loop).result()
            return [before, connection.scalar(seen)]

        assert await database.look_up(look) == [0, 0]
        assert await database.look_up(lambda connection: connection.scalar(seen)) == 1

    with_database(chosen, work)


def test_a_migration_may_take_its_time(
    settings: Settings, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kosmodrom.server.database.engine.STOPPED_MILLISECONDS", 100)

    async def work(database: Database) -> None:
        async with database.alone() as connection:
            await asyncio.sleep(0.3)
            await connection.execute(text("SELECT 1"))

    open_data_folder(settings.data)
    with_database(msgspec.structs.replace(settings, database=postgres), work)


def test_sqlite_loses_nothing_at_a_power_cut(settings: Settings) -> None:
    async def work(database: Database) -> None:
        async with database.read() as session:
            assert await session.scalar(text("PRAGMA journal_mode")) == "wal"
            assert await session.scalar(text("PRAGMA synchronous")) == 2  # FULL
            assert await session.scalar(text("PRAGMA foreign_keys")) == 1

    open_data_folder(settings.data)
    with_database(settings, work)


def test_a_database_that_cannot_be_reached(settings: Settings) -> None:
    url = "postgresql://me:secret@127.0.0.1:1/games"
    database = Database(msgspec.structs.replace(settings, database=url))

    async def start() -> None:
        try:
            await database.migrate()
        finally:
            await database.close()

    with pytest.raises(SettingsError) as error:
        asyncio.run(start())
    assert "127.0.0.1:1/games" in str(error.value)
    assert "secret" not in str(error.value)


def test_a_server_without_its_database_says_so(settings: Settings) -> None:
    """Whatever is closed then does not hide it."""
    url = "postgresql://me:secret@127.0.0.1:1/games"
    app = create_app(msgspec.structs.replace(settings, database=url))

    async def start() -> None:
        async with app.lifespan():
            pytest.fail("it has started")

    with pytest.RaisesGroup(
        pytest.RaisesExc(SettingsError, match=r"127\.0\.0\.1:1/games"), flatten_subgroups=True
    ):
        asyncio.run(start())


def test_what_others_wrote_first_is_nothing_to_warn_of(
    settings: Settings, postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(database: Database) -> None:
        def add(connection: Connection) -> None:
            people = [{"id": f"twice-{number}", "nickname": "A"} for number in range(50)]
            connection.execute(insert(PersonRow).values(created=0.0, seen=0.0), people)

        await database.transact(add)
        with pytest.raises(IntegrityError):
            await database.transact(add)

    open_data_folder(settings.data)
    with_database(msgspec.structs.replace(settings, database=postgres), work)
    assert not caplog.records


def test_a_whole_life_on_either_database(make_server: MakeServer, database_url: str) -> None:
    server = make_server(database=database_url)
    ada = server.visitor()
    person = ada.be_guest("Ada")
    credentials = {"name": "ada", "password": "analytical engine"}
    assert ada.post("/api/account", credentials).status_code == 201
    phone = server.visitor()
    phone.be_guest("Somebody")
    assert phone.post("/api/login", credentials).json()["me"]["person"]["id"] == person
    assert phone.get(f"/api/people/{person}").status_code == 200
    assert phone.get("/api/people/a%00b").status_code == 400
    taken = server.visitor().post("/api/account", credentials)
    assert taken.json()["id"] == "error-name-taken"
    assert phone.get("/health").json() == {"status": "ok"}
    farewell = {"password": "analytical engine"}
    assert phone.ask("DELETE", "/api/me", farewell).status_code == 204
    assert ada.get("/api/me").json()["person"] is None


def test_old_errors_make_room(make_server: MakeServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kosmodrom.server.service.ERRORS_KEPT", 3)
    server = make_server()

    async def go_wrong() -> None:
        for number in range(5):
            server.service.report_error(f"place {number}", ValueError(number))
            await asyncio.sleep(0.05)

    async def kept() -> list[str]:
        async with server.service.database.read() as session:
            return list(await session.scalars(select(ErrorRow.where).order_by(ErrorRow.id)))

    server.run(go_wrong)
    deadline = time.monotonic() + 20
    while server.run(kept) != ["place 2", "place 3", "place 4"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_times_are_kept_exactly(chosen: Settings) -> None:
    now = time.time()

    async def work(database: Database) -> None:
        async with database.begin() as session:
            session.add(ErrorRow(time=now, where="here", text="x"))
        async with database.read() as session:
            assert await session.scalar(select(func.max(ErrorRow.time))) == now

    with_database(chosen, work)


def test_the_database_lies_in_the_data_folder(make_server: MakeServer, settings: Settings) -> None:
    make_server()
    assert (settings.data / "kosmodrom.sqlite").exists()
    assert settings.data.stat().st_mode & 0o777 == 0o700
    assert isinstance(settings.data, Path)
