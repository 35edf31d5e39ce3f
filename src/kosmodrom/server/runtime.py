"""Everything that runs in a server process, put together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from prometheus_client import Gauge

from kosmodrom.core.errors import KosmodromError
from kosmodrom.server.bots.caller import BotCaller
from kosmodrom.server.bots.workers import Workers
from kosmodrom.server.campaigns.campaigns import Campaigns
from kosmodrom.server.cluster.peers import Peers
from kosmodrom.server.database.engine import DatabaseUnavailable
from kosmodrom.server.database.notices import Notice
from kosmodrom.server.http.live import LiveSockets
from kosmodrom.server.service import Service
from kosmodrom.server.tables.chat import reread_chat
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.lobby import Lobby
from kosmodrom.server.tables.replay import Replays
from kosmodrom.server.tables.store import Store
from kosmodrom.server.tables.timekeeper import Timekeeper
from kosmodrom.server.tasks import every, uninterrupted

CLOCK_SECONDS: Final = 0.5
"""How often to look for tables whose time has run out."""
CALL_SECONDS: Final = 4.0
"""How often to call the bots of all tables, in case a process that called them is gone."""
CHECK_SECONDS: Final = 15.0
IDLE_SECONDS: Final = 60.0
PROBE_SECONDS: Final = 2.0
"""How often to look whether an unavailable database is back."""


class Runtime:
    """The parts of a server process and its background tasks. Handlers get it as the argument
    ``runtime``."""

    def __init__(self, service: Service) -> None:
        settings = service.settings
        self.service = service
        self.store = Store(service.database, secrets.token_hex(6))
        self.hall = Hall(service, self.store)
        self.timekeeper = Timekeeper(self.hall)
        self.lobby = Lobby(self.hall)
        self.replays = Replays(self.hall)
        self.campaigns = Campaigns(self.lobby)
        self.hall.on_finish.append(self.campaigns.finished)
        self.peers = self._neighbours()
        self.workers = Workers(settings.bots_here, settings.bot_seconds, settings.overlay)
        self.bot_caller = BotCaller(self.hall, self.workers)
        self.sockets = LiveSockets(self.hall, self.bot_caller, self.peers)
        self.peers.on_stream = self.sockets.talk
        self.peers.on_gone = self._take_over
        self._tasks: list[asyncio.Task[None]] = []
        self._taking_over: set[asyncio.Future[None]] = set()
        self._warned = False
        """Whether everyone knows that the database is away."""
        self._returns = 0
        """How often it had come back when that was last noticed."""
        self._measure()

    def _neighbours(self) -> Peers:
        """Other processes may share the database."""
        database = self.service.database
        if not database.is_shared:
            return Peers(self.hall)
        # Imported late: one needs the driver of PostgreSQL, the other does not exist on Windows.
        if database.is_sqlite:
            from kosmodrom.server.sqlite import SqlitePeers

            return SqlitePeers(self.hall)
        from kosmodrom.server.postgresql import PostgresPeers

        return PostgresPeers(self.hall)

    def _take_over(self) -> None:
        """Another process is gone: call the bots of its tables."""
        task = asyncio.ensure_future(self._reported(self.bot_caller.call_all)())
        self._taking_over.add(task)
        task.add_done_callback(self._taking_over.discard)

    def _measure(self) -> None:
        """Set up the gauges for the host."""
        metrics, workers = self.service.metrics, self.workers
        metrics.bots_waiting.set_function(lambda: workers.queue.waiting)
        metrics.bots_working.set_function(lambda: workers.queue.working)
        workers.failures = metrics.bots_failed
        Gauge("kosmodrom_tables", "Tables in memory", registry=metrics.registry).set_function(
            lambda: len(self.hall.open_tables)
        )

    async def start(self) -> None:
        """Start to listen, run the clocks, and call the bots that are to move."""
        await self.peers.start()
        self.hall.on_change += [self.bot_caller.call, self.timekeeper.watch]
        self.service.on_sessions_ended.append(self._end_sessions)
        self.service.on_tables_changed.append(self._refresh)
        self._tasks = [
            asyncio.create_task(uninterrupted(self.bot_caller.call_all())),
            asyncio.create_task(uninterrupted(self.hall.analysts.warm())),
            asyncio.create_task(every(CLOCK_SECONDS, self._reported(self.timekeeper.run_out))),
            asyncio.create_task(every(CALL_SECONDS, self._reported(self.bot_caller.call_all))),
            asyncio.create_task(every(CHECK_SECONDS, self._reported(self.sockets.check_sessions))),
            asyncio.create_task(every(CLOCK_SECONDS, self._reported(self._end_expired))),
            asyncio.create_task(every(IDLE_SECONDS, self._reported(self._forget_idle))),
            asyncio.create_task(every(PROBE_SECONDS, self._reported(self._probe))),
        ]

    def _reported(self, act: Callable[[], Awaitable[None]]) -> Callable[[], Awaitable[None]]:
        """An action whose failure is reported; it will be tried again."""

        async def reported() -> None:
            try:
                await act()
            except Exception as error:
                self.service.report_error(act.__qualname__, error)

        return reported

    async def _probe(self) -> None:
        """Tell everyone when the database goes away. When it is back show the tables again, and
        call the bots, which could not move meanwhile."""
        database = self.service.database
        if database.is_unavailable:
            try:
                await database.ping()
            except DatabaseUnavailable as error:
                if not self._warned:
                    self._warned = True
                    self.sockets.warn(error)
                return
        if database.returns != self._returns:
            self._returns, self._warned = database.returns, False
            self.sockets.notify_all()
            await self.bot_caller.call_all()

    async def _forget_idle(self) -> None:
        self.hall.forget_idle()
        await self.campaigns.readers.rest()
        await self.hall.analysts.rest()

    async def _end_expired(self) -> None:
        self.sockets.end_expired()

    async def _end_sessions(self, sessions: Sequence[str]) -> None:
        """Close the sockets of sessions that have ended, here and in the other processes."""
        self.sockets.end_sessions(sessions)
        await self.peers.announce_ended_sessions(sessions)

    async def _refresh(self, tables: Sequence[str]) -> None:
        """Tables were changed in the database without the hall: read them again, here and in the
        other processes."""
        chats = [Notice(table=table, chat=True) for table in tables]
        async with self.store.database.begin() as session:
            await self.store.notices.send_in(
                session, [*(Notice(table=table) for table in tables), *chats]
            )
        for table in tables:
            with suppress(KosmodromError):  # gone or broken: on with the others
                await reread_chat(self.hall, table)
                await self.hall.refresh(table)

    async def close(self) -> None:
        """Stop in good order. Being killed would lose nothing either."""
        await self.sockets.close()
        await self.peers.hang_up()
        self.hall.on_change.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._taking_over, return_exceptions=True)
        await self.bot_caller.close()
        await self.timekeeper.close()
        await self.hall.close()
        await self.campaigns.close()
        await self.peers.close()
