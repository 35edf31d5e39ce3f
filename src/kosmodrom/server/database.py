"""The database: SQLite in the data folder, or PostgreSQL.

``begin`` is for whatever writes, ``read`` for whatever only looks:

    async with database.begin() as session:
        session.add(PersonRow(...))

``at_once`` does a whole transaction in a thread of its own, for what is written so often that it
must not wait for the event loop between its statements.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import (
    AsyncConnection,
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)

from kosmodrom.server.config import DATABASE_FILE, Settings, SettingsError

MIGRATION_LOCK: Final = 0x4B4F534D  # any number that is the same in all server processes
BUSY_SECONDS: Final = 30
THREADS: Final = 4
WRITING: Final = "kosmodrom_writing"


class Database:
    """The one database of a server."""

    def __init__(self, settings: Settings) -> None:
        self.url = _driver_url(settings)
        self.is_sqlite = self.url.startswith("sqlite")
        self._engine = _sqlite_engine(self.url) if self.is_sqlite else _postgres_engine(self.url)
        writer = self._engine.execution_options(**{WRITING: True})
        reader = self._engine
        if not self.is_sqlite:  # which always does so
            reader = reader.execution_options(isolation_level="REPEATABLE READ")
        self._readers = async_sessionmaker(reader, expire_on_commit=False)
        self._writers = async_sessionmaker(writer, expire_on_commit=False)
        # SQLite has one writer at a time: those of this process queue here, in order, rather than
        # by trying again and again inside SQLite.
        self._turn = asyncio.Lock() if self.is_sqlite else None
        self._direct = _direct_sqlite(self.url) if self.is_sqlite else _direct_postgres(self.url)
        self._threads = ThreadPoolExecutor(THREADS, "database")

    @property
    def name(self) -> str:
        """For people: without a password."""
        return make_url(self.url).render_as_string(hide_password=True)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncSession]:
        """A transaction that writes: committed at the end, or undone by an exception."""
        async with self._turn or nullcontext(), self._writers.begin() as session:
            yield session

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        """A transaction that only reads: everything as it is at one moment. It waits for nobody."""
        async with self._readers.begin() as session:
            yield session

    async def at_once(self, work: Callable[[Connection], None]) -> None:
        """A transaction that writes, as with `begin`, but all of it in a thread."""
        async with self._turn or nullcontext():
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._threads, self._transact, work)

    def _transact(self, work: Callable[[Connection], None]) -> None:
        with self._direct.begin() as connection:
            work(connection)

    async def migrate(self) -> None:
        """Bring the database to the newest shape. Of several processes one does it at a time."""
        try:
            async with self.alone() as connection:
                await connection.run_sync(upgrade)
        except DBAPIError as error:
            raise SettingsError(
                "error-database", database=self.name, problem=str(error.orig).strip()
            ) from error

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes the shape of the database, of all processes one at a time."""
        async with self._engine.execution_options(**{WRITING: True}).begin() as connection:
            if not self.is_sqlite:  # whose write transactions exclude each other anyway
                await connection.execute(
                    text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK}
                )
            yield connection

    async def ping(self) -> None:
        """Raises unless the database answers."""
        async with self.read() as session:
            await session.execute(text("SELECT 1"))

    async def close(self) -> None:
        self._threads.shutdown()
        self._direct.dispose()
        await self._engine.dispose()


def upgrade(connection: Connection) -> None:
    """Run the migrations that the database lacks."""
    config = Config()
    config.set_main_option("script_location", "kosmodrom.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _driver_url(settings: Settings) -> str:
    """The address as SQLAlchemy wants it, with the driver."""
    scheme, _, rest = settings.database.partition("://")
    if scheme == "sqlite":
        return f"sqlite+aiosqlite:///{(settings.data / DATABASE_FILE).absolute()}"
    return f"postgresql+psycopg://{rest}"


def _postgres_engine(url: str) -> AsyncEngine:
    return create_async_engine(url, pool_pre_ping=True, pool_size=10, max_overflow=20)


def _direct_postgres(url: str) -> Engine:
    return create_engine(url, pool_pre_ping=True, pool_size=THREADS)


def _sqlite_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS})
    _set_up_sqlite(engine.sync_engine)
    return engine


def _direct_sqlite(url: str) -> Engine:
    plain = url.replace("+aiosqlite", "")
    engine = create_engine(plain, connect_args={"timeout": BUSY_SECONDS}, pool_size=1)
    _set_up_sqlite(engine)
    # Many rows are one statement: after each one the thread has to wait for Python's lock.
    engine.dialect.use_insertmanyvalues_wo_returning = True
    return engine.execution_options(**{WRITING: True})


def _set_up_sqlite(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    # Python's sqlite3 would begin transactions late, after what was read in them: we do it.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes the lock at once: what it reads is then still true when it writes.
    writing = connection.get_execution_options().get(WRITING)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
