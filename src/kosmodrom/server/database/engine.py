"""The database: SQLite in the data folder, or PostgreSQL.

Use ``begin`` to write and ``read`` to read:

    async with database.begin() as session:
        session.add(PersonRow(...))

``transact`` and ``look_up`` run a whole transaction in a thread, for what is so frequent that it
must not go back and forth between a thread and the event loop with each statement.

When the database does not answer, or its disk is full, all of them raise `DatabaseUnavailable`:
nothing was done, and the same will work later. `Outage` makes sure that the log says so once.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, make_url, text
from sqlalchemy.exc import (
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import (
    AsyncConnection,
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)

from kosmodrom.server.config import DATABASE_FILE, Settings, SettingsError
from kosmodrom.server.database.models import ErrorRow
from kosmodrom.server.errors import Declined

if TYPE_CHECKING:
    from kosmodrom.server.database.queue import WriteQueue

log = logging.getLogger("kosmodrom.server")

Found = TypeVar("Found")

MIGRATION_LOCK: Final = 0x4B4F534D  # any number that is the same in all server processes
BUSY_SECONDS: Final = 30
THREADS: Final = 4
READERS: Final = 16
"""How many look something up in PostgreSQL at once: another machine may take its time."""
QUEUED_SECONDS: Final = 1.0
"""Who has waited for so long to look something up tries no more when others tried in vain."""
WRITING: Final = "kosmodrom_writing"
AFTER_COMMIT: Final = "kosmodrom_after_commit"
"""What a connection knows under this name is done once its transaction is committed."""
SERVERS_FOLDER: Final = "servers"
"""In the data folder: the files by which several processes share it."""
QUEUE_FILE: Final = f"{SERVERS_FOLDER}/queue"
RETRY_SECONDS: Final = 2
"""When a client may try again after it was told that the database is unavailable."""
PROBE_SECONDS: Final = 1.0
"""How often to try whether writing works again, at most."""
CONNECT_SECONDS: Final = 5
UNANSWERED_MILLISECONDS: Final = 10_000
"""How long PostgreSQL may take to receive what was sent to it, on systems that can measure it."""
STOPPED_MILLISECONDS: Final = 3_000
"""How long PostgreSQL waits for the next statement of a transaction, and keeps its rows locked. If
the process was stopped, others write there then. Between our statements there are milliseconds."""
_OWN_FAULTS: Final = (
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_TOOBIG,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_MISUSE,
    sqlite3.SQLITE_RANGE,
)
"""SQLite's codes for wrong statements, rather than for trouble with the file or the disk."""
_READ_ONLY: Final = "25006"
"""What PostgreSQL says when it is a read-only replica."""


class DatabaseUnavailable(Declined):
    """The database does not answer, or cannot save. Nothing was done; it may work in a moment."""

    def __init__(self, message: str) -> None:
        super().__init__(message, status=503, headers={"Retry-After": str(RETRY_SECONDS)})


class Outage:
    """A time in which the database cannot be read, or cannot save. The log gets a line when it
    begins and one when it ends, however often something was tried in between."""

    def __init__(self, what: str, message: str) -> None:
        self._what = what
        self._message = message
        self._failures = 0
        self._since = 0.0
        self.tried = 0.0
        """When it last failed."""
        self.passed = 0
        """How many outages there have been."""

    @property
    def lasts(self) -> bool:
        return self._failures > 0

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Try something: raises `DatabaseUnavailable` if the database fails."""
        try:
            yield
        except SQLAlchemyError as error:
            if not is_unavailable(error):
                raise
            self._fail(error)
            raise DatabaseUnavailable(self._message) from error
        else:
            self._succeed()

    def _fail(self, error: SQLAlchemyError) -> None:
        self.tried = time.monotonic()
        self._failures += 1
        if self._failures == 1:
            self._since = self.tried
            problem = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
            log.error("The database cannot %s: %s", self._what, problem)

    def _succeed(self) -> None:
        if self._failures:
            lasted, failures = time.monotonic() - self._since, self._failures
            self._failures = 0
            self.passed += 1
            log.warning(
                "The database can %s again, after %.0f s and %d failures",
                *(self._what, lasted, failures),
            )


def is_unavailable(error: SQLAlchemyError) -> bool:
    """Whether an error is about the database itself (gone, full, locked or damaged), and not about
    the statement."""
    if isinstance(error, PoolTimeout):
        return True
    if not isinstance(error, DBAPIError) or isinstance(error, IntegrityError):
        return False
    cause = error.orig
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", None)
        return code is not None and code & 0xFF not in _OWN_FAULTS
    return (
        error.connection_invalidated
        or isinstance(error, OperationalError | InterfaceError)
        or getattr(cause, "sqlstate", None) == _READ_ONLY
    )


class Database:
    """The database of a server."""

    def __init__(self, settings: Settings) -> None:
        self.url = _driver_url(settings)
        self.is_sqlite = self.url.startswith("sqlite")
        self._engine = _sqlite_engine(self.url) if self.is_sqlite else _postgres_engine(self.url)
        writer = self._engine.execution_options(**{WRITING: True})
        reader = self._engine
        if not self.is_sqlite:  # SQLite always reads like this
            reader = reader.execution_options(isolation_level="REPEATABLE READ")
        self._readers = async_sessionmaker(reader, expire_on_commit=False)
        self._writers = async_sessionmaker(writer, expire_on_commit=False)
        # SQLite has one writer at a time: those of this process queue up here, in order, instead of
        # polling inside SQLite.
        self._turn = asyncio.Lock() if self.is_sqlite else None
        self._queue = _queue(settings) if self.is_sqlite and settings.workers > 1 else None
        """Where they queue up behind those of other processes."""
        self.is_shared = not self.is_sqlite or self._queue is not None
        """Whether other server processes may use it, too."""
        direct = _direct_sqlite(self.url) if self.is_sqlite else _direct_postgres(self.url)
        self._direct = direct.execution_options(**{WRITING: True})
        self._direct_reader = direct
        if not self.is_sqlite:
            self._direct_reader = direct.execution_options(isolation_level="REPEATABLE READ")
        self._threads = ThreadPoolExecutor(THREADS, "database")
        self._reading_threads = ThreadPoolExecutor(
            THREADS if self.is_sqlite else READERS, "reading"
        )
        self._reading = Outage("be read", "error-not-read")
        self._writing = Outage("save", "error-not-saved")

    @property
    def name(self) -> str:
        """The address, for people: without the password."""
        return make_url(self.url).render_as_string(hide_password=True)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncSession]:
        """A transaction that writes: committed at the end, rolled back by an exception."""
        after: list[Callable[[], None]] = []
        async with self._turn or nullcontext(), self._queued():
            with self._writing.watched():
                async with self._writers.begin() as session:
                    if self._queue is not None:
                        connection = await session.connection()
                        connection.info[AFTER_COMMIT] = after
                    yield session
        for act in after:
            act()

    @asynccontextmanager
    async def _queued(self) -> AsyncIterator[None]:
        """Our turn to write, among several processes."""
        queue = self._queue
        if queue is None:
            yield
            return
        has_turn = queue.take_at_once()
        if not has_turn:
            waiting = asyncio.get_running_loop().run_in_executor(self._threads, queue.take)
            try:
                has_turn = await asyncio.shield(waiting)
            except asyncio.CancelledError:
                if await waiting:
                    queue.leave()
                raise
        try:
            yield
        finally:
            if has_turn:
                queue.leave()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        """A transaction that only reads, and sees everything as it was at one moment. It never
        waits for writers."""
        with self._reading.watched():
            async with self._readers.begin() as session:
                yield session

    async def look_up(self, work: Callable[[Connection], Found]) -> Found:
        """A transaction that only reads, as with `read`, but all of it in a thread."""
        loop = asyncio.get_running_loop()
        with self._reading.watched():
            since = time.monotonic()
            return await loop.run_in_executor(self._reading_threads, self._look_up, work, since)

    def _look_up(self, work: Callable[[Connection], Found], since: float) -> Found:
        if self._reading.lasts and time.monotonic() - since > QUEUED_SECONDS:
            raise DatabaseUnavailable("error-not-read")
        with self._direct_reader.begin() as connection:
            return work(connection)

    async def transact(self, work: Callable[[Connection], None]) -> None:
        """A transaction that writes, as with `begin`, but all of it in a thread."""
        async with self._turn or nullcontext():
            loop = asyncio.get_running_loop()
            with self._writing.watched():
                await loop.run_in_executor(self._threads, self._transact, work)

    def _transact(self, work: Callable[[Connection], None]) -> None:
        if self._queue is not None:
            self._transact_in_turn(work, self._queue)
            return
        with self._direct.begin() as connection:
            work(connection)

    def _transact_in_turn(self, work: Callable[[Connection], None], queue: WriteQueue) -> None:
        with queue.turn(), self._direct.begin() as connection:
            after: list[Callable[[], None]] = []
            connection.info[AFTER_COMMIT] = after
            work(connection)
        for act in after:
            act()

    async def migrate(self) -> None:
        """Bring the database to the newest schema. Several processes take turns."""
        try:
            async with self.alone() as connection:
                await connection.run_sync(upgrade)
        except CommandError as error:
            if "Can't locate revision" not in str(error):
                raise
            # Its schema is newer than this program.
            raise SettingsError("error-database-newer", database=self.name) from error
        except DBAPIError as error:
            raise SettingsError(
                "error-database", database=self.name, problem=str(error.orig).strip()
            ) from error

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes the schema, in one process at a time."""
        async with self._engine.execution_options(**{WRITING: True}).begin() as connection:
            if not self.is_sqlite:  # SQLite's write transactions exclude each other anyway
                # Much may have to be worked out between two statements.
                await connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
                await connection.execute(
                    text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK}
                )
            yield connection

    @property
    def is_unavailable(self) -> bool:
        """Whether the last attempt to read or to save failed."""
        return self._reading.lasts or self._writing.lasts

    @property
    def returns(self) -> int:
        """How often it has become available again."""
        return self._reading.passed + self._writing.passed

    async def ping(self) -> None:
        """Raise `DatabaseUnavailable` unless the database answers and can save. Something is saved
        only if the last attempt failed: otherwise it is known that saving works."""
        async with self.read() as session:
            await session.execute(text("SELECT 1"))
        if not self._writing.lasts:
            return
        if time.monotonic() - self._writing.tried < PROBE_SECONDS:
            raise DatabaseUnavailable("error-not-saved")
        await self.transact(_write_a_little)

    async def close(self) -> None:
        self._threads.shutdown()
        self._reading_threads.shutdown()
        self._direct.dispose()
        await self._engine.dispose()
        if self._queue is not None:
            self._queue.close()


def _queue(settings: Settings) -> WriteQueue:
    from kosmodrom.server.database.queue import WriteQueue  # not on Windows

    return WriteQueue(settings.data / QUEUE_FILE)


def _write_a_little(connection: Connection) -> None:
    """Write something that takes room on the disk and that nobody ever sees."""
    (number,) = connection.execute(
        insert(ErrorRow).values(time=0.0, where="", text=" " * 8000).returning(ErrorRow.id)
    ).one()
    connection.execute(delete(ErrorRow).where(ErrorRow.id == number))


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing."""
    config = Config()
    config.set_main_option("script_location", "kosmodrom.server.database:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _driver_url(settings: Settings) -> str:
    """The address as SQLAlchemy wants it, with the driver."""
    scheme, _, rest = settings.database.partition("://")
    if scheme == "sqlite":
        return f"sqlite+aiosqlite:///{(settings.data / DATABASE_FILE).absolute()}"
    return f"postgresql+psycopg://{rest}"


def _patience(url: str) -> dict[str, Any]:
    """How long to wait for PostgreSQL, unless its address says so."""
    known = {"connect_timeout": CONNECT_SECONDS, "tcp_user_timeout": UNANSWERED_MILLISECONDS}
    said = make_url(url).query
    return {name: value for name, value in known.items() if name not in said}


def _postgres_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_pre_ping=True, pool_size=10, max_overflow=20, connect_args=_patience(url)
    )
    event.listen(engine.sync_engine, "connect", _prepare_postgres)
    return engine


def _direct_postgres(url: str) -> Engine:
    engine = create_engine(
        url, pool_pre_ping=True, pool_size=THREADS + READERS, connect_args=_patience(url)
    )
    event.listen(engine, "connect", _prepare_postgres)
    # One statement for many rows: a pipeline of statements warns of those that follow one which
    # failed, and would do so whenever another process wrote first.
    engine.dialect.use_insertmanyvalues_wo_returning = True
    return engine


def _prepare_postgres(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute(f"SET idle_in_transaction_session_timeout = {STOPPED_MILLISECONDS}")
    cursor.close()
    connection.commit()


def _sqlite_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS})
    _set_up_sqlite(engine.sync_engine)
    return engine


def _direct_sqlite(url: str) -> Engine:
    plain = url.replace("+aiosqlite", "")
    engine = create_engine(
        plain,
        connect_args={"timeout": BUSY_SECONDS},
        pool_size=1 + THREADS,  # one writer
    )
    _set_up_sqlite(engine)
    # Insert many rows with one statement: after each statement the thread waits for Python's lock.
    engine.dialect.use_insertmanyvalues_wo_returning = True
    return engine


def _set_up_sqlite(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    # Python's sqlite3 would begin a transaction only at its first write, after it has read: begin
    # it ourselves.
    connection.isolation_level = None
    _keep_a_log(connection)
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _keep_a_log(connection: Any) -> None:
    """Turn on the write-ahead log. When several servers do so at once in a new file, SQLite does
    not wait as it does elsewhere, but tells some of them that the file is locked."""
    patience = time.monotonic() + BUSY_SECONDS
    while True:
        cursor = connection.cursor()
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > patience:
                raise
            time.sleep(0.01)
        finally:
            cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes the lock at once, so what it reads is still true when it writes.
    writing = connection.get_execution_options().get(WRITING)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
