"""News between server processes, with PostgreSQL: which table changed, who is there, who went.

News of a change travel in the transaction that makes it (`Store.announce`), so nothing stored stays
untold. Whoever hears of a change reads the table anew; what is hidden never travels this way.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncGenerator, Callable, Collection, Sequence
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

from kosmodrom.core.errors import KosmodromError
from kosmodrom.server.database.engine import Away
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.store import CHANNEL

log = logging.getLogger("kosmodrom.server")

RETRY_SECONDS: Final = 1.0


class News(msgspec.Struct, frozen=True):
    """Something that happened in another process: a table or its chat changed, or who is at it; or
    a session has ended."""

    process: str
    table: str = ""
    chat: bool = False
    here: tuple[str, ...] | None = None
    session: str | None = None


class Channels:
    """Tells the other processes who is here. By itself, with SQLite, a process is alone."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.on_sessions_ended: Callable[[Collection[str]], None] | None = None
        """Called with the sessions that ended in another process."""

    async def start(self) -> None:
        """Nothing to listen to."""

    async def sessions_ended(self, sessions: Sequence[str]) -> None:
        """Sessions have ended here."""

    def here(self, opened: OpenTable) -> None:
        """Somebody came to a table, or went."""

    async def remind(self) -> None:
        """Say again who is here."""

    async def close(self) -> None:
        """Nothing to close."""


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
