"""What several server processes need that share a PostgreSQL database: news and leases.

News tell which table changed, who is there, who went. News of a change travel in the transaction
that makes it (`Store.announce`), so nothing stored stays untold. A process that hears of a change
reads the table again; what is hidden never travels this way.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncGenerator, Sequence
from typing import Any, Final

import msgspec
import psycopg
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

from kosmodrom.core.errors import KosmodromError
from kosmodrom.server.channels import Channels
from kosmodrom.server.database import Away
from kosmodrom.server.hall import Hall
from kosmodrom.server.leases import Leases
from kosmodrom.server.opened import OpenTable
from kosmodrom.server.store import CHANNEL

log = logging.getLogger("kosmodrom.server")

RETRY_SECONDS: Final = 1.0
SIGNS_OF_LIFE: Final = (
    "SET tcp_keepalives_idle = 3",
    "SET tcp_keepalives_interval = 1",
    "SET tcp_keepalives_count = 5",
)
"""PostgreSQL ends the session of a machine that has vanished from the network within seconds."""
TAKE: Final = "SELECT pg_try_advisory_lock(hashtextextended(%s, 0))"
GIVE_BACK: Final = "SELECT pg_advisory_unlock(hashtextextended(%s, 0))"


class News(msgspec.Struct, frozen=True):
    """Something that happened in another process: a table or its chat changed, or who is at it; or
    a session has ended."""

    process: str
    table: str = ""
    chat: bool = False
    here: tuple[str, ...] | None = None
    session: str | None = None


class Backend(PsycoPgChannelsBackend):
    """Listens to PostgreSQL, and again after the line broke."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except Exception as error:
                log.warning(
                    "News from other servers do not come: %s", str(error).partition("\n")[0]
                )
                await self._again()
                log.warning("News from other servers come again")
                # Whatever was said meanwhile was missed: everything may have changed.
                yield CHANNEL, b""

    async def _again(self) -> None:
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            with contextlib.suppress(Exception):  # it was said that it is away
                await self.on_shutdown()
                await self.on_startup()
                await self.subscribe([CHANNEL])
                return


class SharedChannels(Channels):
    """News over PostgreSQL's LISTEN and NOTIFY."""

    def __init__(self, hall: Hall, address: str) -> None:
        super().__init__(hall)
        self._plugin = ChannelsPlugin(Backend(address), channels=[CHANNEL])
        self._listening: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self._plugin.__aenter__()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        subscriber = await self._plugin.subscribe(CHANNEL)
        async for message in subscriber.iter_events():
            try:
                await self._hear(message)
            except KosmodromError:
                log.info("news of a table that is gone")
            except Exception as error:
                self._hall.service.report_error("news from another server", error)

    async def _hear(self, message: bytes) -> None:
        hall = self._hall
        if not message:
            for missed in hall.open_tables:
                with contextlib.suppress(KosmodromError):  # gone, or out of order: not the others
                    await hall.refresh(missed.record.id)
            return
        news = msgspec.json.decode(message, type=News)
        if news.process == hall.store.process:
            return
        if news.session is not None:
            if self.on_sessions_ended is not None:
                self.on_sessions_ended((news.session,))
        elif news.here is not None:
            opened = hall.find(news.table)
            if opened is not None:
                opened.elsewhere[news.process] = (time.monotonic(), frozenset(news.here))
                hall.show(opened)
        elif news.chat:
            await hall.refresh_chat(news.table)
        else:
            await hall.refresh(news.table)

    async def sessions_ended(self, sessions: Sequence[str]) -> None:
        async with self._hall.store.database.begin() as session:
            news = [{"session": ended} for ended in sessions]
            await self._hall.store.announce(session, news)

    def here(self, opened: OpenTable) -> None:
        task = asyncio.create_task(self._tell(opened))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def remind(self) -> None:
        for opened in self._hall.open_tables:
            if opened.watchers:
                await self._tell(opened)

    async def _tell(self, opened: OpenTable) -> None:
        people = sorted({watcher.person for watcher in opened.watchers if watcher.person})
        with contextlib.suppress(Away):  # it is said again soon
            async with self._hall.store.database.begin() as session:
                news = {"table": opened.record.id, "here": people}
                await self._hall.store.announce(session, [news])

    async def close(self) -> None:
        await asyncio.gather(*self._telling, return_exceptions=True)
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._plugin.__aexit__(None, None, None)


class SharedLeases(Leases):
    """The leases of processes that share a PostgreSQL database.

    A lease is an advisory lock of a session that each process keeps open. When a process is killed,
    its session ends, and others can take what it held.
    """

    shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        self._session: psycopg.AsyncConnection[tuple[Any, ...]] | None = None
        self._opening = asyncio.Lock()

    async def _take(self, name: str) -> bool:
        for _ in range(2):  # if the line broke, over another one
            try:
                return await self._ask(TAKE, name)
            except psycopg.OperationalError as error:
                broken = error
        raise Away("error-not-saved") from broken

    async def _give_back(self, name: str) -> None:
        with contextlib.suppress(psycopg.OperationalError):  # with a session all its locks end
            await self._ask(GIVE_BACK, name)

    async def _ask(self, query: str, name: str) -> bool:
        async with self._opening:
            if self._session is None or self._session.closed:
                self._session = await self._open()
        found = await (await self._session.execute(query, (name,))).fetchone()
        return found == (True,)

    async def _open(self) -> psycopg.AsyncConnection[tuple[Any, ...]]:
        session = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        for setting in SIGNS_OF_LIFE:
            await session.execute(setting)
        return session

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
