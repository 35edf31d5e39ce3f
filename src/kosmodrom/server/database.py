"""The database: SQLite in the data folder, or PostgreSQL.

``begin`` is for whatever writes, ``read`` for whatever only looks:

    async with database.begin() as session:
        session.add(PersonRow(...))
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
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
WRITING: Final = "kosmodrom_writing"


class Database:
    """The one database of a server."""

    def __init__(self, settings: Settings) -> None:
        self.url = _driver_url(settings)
        self.is_sqlite = self.url.startswith("sqlite")
        self._engine = _sqlite_engine(self.url) if self.is_sqlite else _postgres_engine(self.url)
        writer = self._engine.execution_options(**{WRITING: True})
        self._readers = async_sessionmaker(self._engine, expire_on_commit=False)
        self._writers = async_sessionmaker(writer, expire_on_commit=False)
        # SQLite has one writer at a time: those of this process queue here, in order, rather than
        # by trying again and again inside SQLite.
        self._turn = asyncio.Lock() if self.is_sqlite else None

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
        """A transaction that only reads, and waits for nobody."""
        async with self._readers.begin() as session:
            yield session

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


def _sqlite_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


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
