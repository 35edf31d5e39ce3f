"""What server processes need that share a PostgreSQL database: notices from each other, and leases.

Nothing else in the server imports the driver, which is not needed with SQLite.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import psycopg

from kosmodrom.core.codecs import from_json
from kosmodrom.core.errors import KosmodromError
from kosmodrom.server.bots.leases import Leases
from kosmodrom.server.database.engine import DatabaseUnavailable
from kosmodrom.server.database.notices import CHANNEL, Notice
from kosmodrom.server.tables.chat import refresh_chat, reread_chat
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.peers import Peers

log = logging.getLogger("kosmodrom.server")

RETRY_SECONDS: Final = 1.0
SIGNS_OF_LIFE: Final = (
    "SET tcp_keepalives_idle = 3",
    "SET tcp_keepalives_interval = 1",
    "SET tcp_keepalives_count = 5",
)
"""Makes PostgreSQL end the session of a machine that has vanished from the network, within
seconds."""
Session: TypeAlias = psycopg.AsyncConnection[tuple[Any, ...]]
TAKE: Final = "SELECT pg_try_advisory_lock(hashtextextended(%s, 0))"
GIVE_BACK: Final = "SELECT pg_advisory_unlock(hashtextextended(%s, 0))"


async def open_session(address: str) -> Session:
    """A connection of our own, besides those of `Database`."""
    session = await psycopg.AsyncConnection.connect(address, autocommit=True)
    for setting in SIGNS_OF_LIFE:
        await session.execute(setting)
    return session


class PostgresPeers(Peers):
    """The processes that share a PostgreSQL database, reached by LISTEN and NOTIFY."""

    def __init__(self, hall: Hall, address: str) -> None:
        super().__init__(hall)
        self._address = address
        self._listening: asyncio.Task[None] | None = None
        self._announcing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._listening = asyncio.create_task(self._listen(await self._open()))

    async def _open(self) -> Session:
        session = await open_session(self._address)
        await session.execute(f"LISTEN {CHANNEL}")
        return session

    async def _listen(self, session: Session) -> None:
        """Hear all notices; when the connection is lost, those of the next one."""
        while True:
            try:
                async with session:
                    async for notice in session.notifies():
                        await self._hear_safely(notice.payload)
            except psycopg.Error as error:
                problem = str(error).partition("\n")[0]
                log.warning("News from other servers do not come: %s", problem)
            session = await self._open_again()
            log.warning("News from other servers come again")
            # Notices were missed meanwhile, so everything may have changed.
            await self._hear_safely("")

    async def _open_again(self) -> Session:
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            with contextlib.suppress(psycopg.Error):  # it is known that the database is away
                return await self._open()

    async def _hear_safely(self, message: str) -> None:
        try:
            await self._hear(message)
        except KosmodromError:
            log.info("news of a table that is gone")
        except Exception as error:
            self._hall.service.report_error("news from another server", error)

    async def _hear(self, message: str) -> None:
        hall = self._hall
        if not message:
            for opened in hall.open_tables:
                with contextlib.suppress(KosmodromError):  # gone or broken: on with the others
                    await hall.refresh(opened.record.id)
                    await reread_chat(hall, opened.record.id)
            return
        notice = from_json(message, Notice)
        if notice.process == hall.store.notices.process:
            return
        if notice.session is not None:
            if self.on_sessions_ended is not None:
                self.on_sessions_ended((notice.session,))
        elif notice.here is not None:
            known = hall.find(notice.table)
            if known is not None:
                known.elsewhere[notice.process] = (time.monotonic(), frozenset(notice.here))
                hall.publish_presence(known)
        elif notice.chat and notice.anew:
            await reread_chat(hall, notice.table)
        elif notice.chat:
            await refresh_chat(hall, notice.table)
        else:
            await hall.refresh(notice.table)

    async def announce_ended_sessions(self, sessions: Sequence[str]) -> None:
        store = self._hall.store
        async with store.database.begin() as session:
            await store.notices.send_in(session, [Notice(session=ended) for ended in sessions])

    def announce_presence(self, opened: OpenTable) -> None:
        task = asyncio.create_task(self._announce(opened))
        self._announcing.add(task)
        task.add_done_callback(self._announcing.discard)

    async def repeat_presence(self) -> None:
        for opened in self._hall.open_tables:
            if opened.watchers:
                await self._announce(opened)

    async def _announce(self, opened: OpenTable) -> None:
        people = sorted({watcher.person for watcher in opened.watchers if watcher.person})
        notice = Notice(table=opened.record.id, here=tuple(people))
        with contextlib.suppress(DatabaseUnavailable):  # it is repeated soon
            store = self._hall.store
            async with store.database.begin() as session:
                await store.notices.send_in(session, [notice])

    async def close(self) -> None:
        await asyncio.gather(*self._announcing, return_exceptions=True)
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)


class PostgresLeases(Leases):
    """The leases of processes that share a PostgreSQL database."""

    shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        self._session: Session | None = None
        self._opening = asyncio.Lock()

    async def _take(self, name: str) -> bool:
        for _ in range(2):  # if the connection was lost, over a new one
            try:
                return await self._ask(TAKE, name)
            except psycopg.OperationalError as error:
                broken = error
        raise DatabaseUnavailable("error-not-saved") from broken

    async def _give_back(self, name: str) -> None:
        with contextlib.suppress(psycopg.OperationalError):  # the end of a session ends its locks
            await self._ask(GIVE_BACK, name)

    async def _ask(self, query: str, name: str) -> bool:
        async with self._opening:
            if self._session is None or self._session.closed:
                self._session = await open_session(self._address)
        found = await (await self._session.execute(query, (name,))).fetchone()
        return found == (True,)

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
