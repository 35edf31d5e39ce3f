"""What server processes need that share a PostgreSQL database: who there is, and notices to all.

Nothing else in the server imports the driver, which is not needed with SQLite.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import psycopg

from kosmodrom.server.cluster.members import Members, Sign
from kosmodrom.server.cluster.sharing import SharingPeers
from kosmodrom.server.database.notices import CHANNEL
from kosmodrom.server.tables.hall import Hall

log = logging.getLogger("kosmodrom.server")

LOCK: Final = 0x4B4F534D  # any number that is the same in all server processes
RETRY_SECONDS: Final = 1.0
SIGNS_OF_LIFE: Final = (
    "SET tcp_keepalives_idle = 3",
    "SET tcp_keepalives_interval = 1",
    "SET tcp_keepalives_count = 5",
)
"""Makes PostgreSQL end the session of a machine that has vanished from the network, within
seconds."""
MEMBERS_SETTINGS: Final = (
    "SET synchronous_commit = off",
    "SET tcp_keepalives_idle = 1",
    "SET tcp_keepalives_interval = 1",
    "SET tcp_keepalives_count = 3",
)
_NOW: Final = "extract(epoch FROM clock_timestamp())"
_LOOK: Final = f"""
WITH mine AS (UPDATE servers SET beat = {_NOW} WHERE id = %(me)s RETURNING beat)
SELECT id, address, beat, coalesce((SELECT beat FROM mine) - beat, 0) AS behind,
    id <> %(me)s AND pg_try_advisory_xact_lock_shared(%(lock)s, id) AS free
FROM servers
"""

Connection: TypeAlias = psycopg.Connection[tuple[Any, ...]]
Session: TypeAlias = psycopg.AsyncConnection[tuple[Any, ...]]


class PostgresMembers(Members):
    """Each process holds an advisory lock under its id, over a connection that does nothing else:
    when the process ends PostgreSQL frees it at once. Times are those of the database."""

    trouble = (psycopg.Error,)

    def __init__(self, database: str) -> None:
        super().__init__()
        self._database = database
        self._connection: Connection | None = None
        self._has_lock = False

    def _connect(self) -> None:
        self._connection = psycopg.connect(
            self._database, autocommit=True, connect_timeout=5, tcp_user_timeout=2000
        )
        for setting in MEMBERS_SETTINGS:
            self._connection.execute(setting)
        self._has_lock = False

    def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(psycopg.Error):
                self._connection.close()
            self._connection = None

    def _own_host(self) -> str:
        """The address of this machine in the network of the database."""
        assert self._connection is not None
        with socket.socket(fileno=os.dup(self._connection.fileno())) as copy:
            if copy.family in (socket.AF_INET, socket.AF_INET6):
                return str(copy.getsockname()[0])
        return "127.0.0.1"

    def _register(self) -> int:
        assert self._connection is not None
        with self._connection.transaction():
            row = self._connection.execute(
                f"INSERT INTO servers (address, beat) VALUES (%s, {_NOW}) RETURNING id",
                (self._address,),
            ).fetchone()
            assert row is not None
            self._connection.execute("SELECT pg_advisory_lock(%s, %s)", (LOCK, row[0]))
        self._has_lock = True
        return int(row[0])

    def _signs(self) -> Iterable[Sign]:
        connection = self._connection
        assert connection is not None
        if not self._has_lock:
            row = connection.execute(
                "SELECT pg_try_advisory_lock(%s, %s)", (LOCK, self.me)
            ).fetchone()
            self._has_lock = row == (True,)
        rows = connection.execute(_LOOK, {"me": self.me, "lock": LOCK}).fetchall()
        return map(Sign._make, rows)

    def _bury(self, server: int, beat: float) -> bool:
        assert self._connection is not None
        gone = self._connection.execute(
            "DELETE FROM servers WHERE id = %s AND beat = %s", (server, beat)
        )
        return bool(gone.rowcount)

    def _leave(self) -> None:
        assert self._connection is not None
        self._connection.execute("DELETE FROM servers WHERE id = %s", (self.me,))


class PostgresPeers(SharingPeers):
    """The processes that share a PostgreSQL database, which carries their notices."""

    def __init__(self, hall: Hall) -> None:
        self._address = hall.service.settings.database
        super().__init__(hall, PostgresMembers(self._address))
        self._session: Session | None = None
        self._listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._session = await self._open()
        self._listening = asyncio.create_task(self._listen(self._session))
        await super().start()

    async def _open(self) -> Session:
        session = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        for setting in SIGNS_OF_LIFE:
            await session.execute(setting)
        await session.execute(f"LISTEN {CHANNEL}")
        return session

    async def _listen(self, session: Session) -> None:
        """Hear all notices; when the connection is lost, those of the next one."""
        while True:
            try:
                async for notice in session.notifies():
                    await self._hear_safely(notice.payload)
            except psycopg.Error as error:
                problem = str(error).partition("\n")[0]
                log.warning("News from other servers do not come: %s", problem)
            self._session = session = await self._open_again()
            log.warning("News from other servers come again")
            # Notices were missed meanwhile, so everything may have changed.
            await self._hear_safely("")

    async def _open_again(self) -> Session:
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            with contextlib.suppress(psycopg.Error):  # it is known that the database is away
                return await self._open()

    async def hang_up(self) -> None:
        await super().hang_up()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._session is not None:
            await self._session.close()
