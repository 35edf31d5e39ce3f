"""Everything about tables that runs in a server process, put together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from prometheus_client import Gauge

from kosmodrom.server.bots import Workers
from kosmodrom.server.campaigns import Campaigns
from kosmodrom.server.channels import Channels
from kosmodrom.server.clocks import every, to_its_end
from kosmodrom.server.database import Away
from kosmodrom.server.desk import Desk
from kosmodrom.server.hall import Hall
from kosmodrom.server.leases import Leases
from kosmodrom.server.live import Switchboard
from kosmodrom.server.lobby import Lobby
from kosmodrom.server.replay import Replays
from kosmodrom.server.service import Service
from kosmodrom.server.store import Store
from kosmodrom.server.timekeeper import Timekeeper

CLOCK_SECONDS: Final = 0.5
"""How often it is looked whose time has run out."""
WAKE_SECONDS: Final = 4.0
"""How often bots are called again, should a process that called them be gone."""
REMIND_SECONDS: Final = 15.0
IDLE_SECONDS: Final = 60.0
PROBE_SECONDS: Final = 2.0
"""How often it is looked whether a database that was away is back."""


class Play:
    """The tables of a server process. Handlers get it as the argument ``play``."""

    def __init__(self, service: Service) -> None:
        settings = service.settings
        self.service = service
        self.store = Store(service.database, secrets.token_hex(6))
        self.workers = Workers(settings.bots_here, settings.bot_seconds, settings.overlay)
        self.hall = Hall(service, self.store, self.workers)
        self.timekeeper = Timekeeper(self.hall)
        self.lobby = Lobby(self.hall)
        self.replays = Replays(self.hall)
        self.campaigns = Campaigns(self.lobby)
        self.hall.on_finish = self.campaigns.finished
        self.channels, leases = self._meet_others(settings.database)
        self.desk = Desk(self.hall, leases)
        self.switchboard = Switchboard(self.hall, self.channels)
        self._running: list[asyncio.Task[None]] = []
        self._warned = False
        """Whether everyone knows that the database is away."""
        self._returns = 0
        """How often it has come back, as far as that was noticed."""
        self._count()

    def _meet_others(self, address: str) -> tuple[Channels, Leases]:
        """With SQLite a process is alone; with PostgreSQL others may serve the same tables."""
        if self.service.database.is_sqlite:
            return Channels(self.hall), Leases()
        # Imported late: its driver is an extra.
        from kosmodrom.server.postgresql import SharedChannels, SharedLeases

        return SharedChannels(self.hall, address), SharedLeases(address)

    def _count(self) -> None:
        """The numbers of the bots, for the host."""
        metrics, workers = self.service.metrics, self.workers
        metrics.bots_waiting.set_function(lambda: workers.queue.waiting)
        metrics.bots_working.set_function(lambda: workers.queue.working)
        workers.failures = metrics.bots_failed
        Gauge("kosmodrom_tables", "Tables in memory", registry=metrics.registry).set_function(
            lambda: len(self.hall.open_tables)
        )

    async def start(self) -> None:
        """Begin: listen, run the clocks, and call the bots that were called before the last end."""
        await self.channels.start()
        self.hall.desk = self.desk
        self.hall.timekeeper = self.timekeeper
        self.service.on_sessions_ended.append(self._end_sessions)
        self.service.on_tables_changed.append(self._refresh)
        self._running = [
            asyncio.create_task(to_its_end(self.desk.wake())),
            asyncio.create_task(every(CLOCK_SECONDS, self._checked(self.timekeeper.run_out))),
            asyncio.create_task(every(WAKE_SECONDS, self._checked(self.desk.wake))),
            asyncio.create_task(every(REMIND_SECONDS, self._checked(self.channels.remind))),
            asyncio.create_task(every(REMIND_SECONDS, self._checked(self.switchboard.part))),
            asyncio.create_task(every(CLOCK_SECONDS, self._checked(self._expire))),
            asyncio.create_task(every(IDLE_SECONDS, self._checked(self._let_go))),
            asyncio.create_task(every(PROBE_SECONDS, self._checked(self._go_on))),
        ]

    def _checked(self, act: Callable[[], Awaitable[None]]) -> Callable[[], Awaitable[None]]:
        """An action whose failure is noted, and which is tried again the next time."""

        async def checked() -> None:
            try:
                await act()
            except Exception as error:
                self.service.report_error(act.__qualname__, error)

        return checked

    async def _go_on(self) -> None:
        """Tell everyone that the database is away, and when it is back go on: the bots could not
        move meanwhile."""
        database = self.service.database
        if database.is_away:
            try:
                await database.ping()
            except Away as away:
                if not self._warned:
                    self._warned = True
                    self.switchboard.warn(away)
                return
        if database.returns != self._returns:
            self._returns, self._warned = database.returns, False
            self.switchboard.reassure()
            await self.desk.wake()

    async def _let_go(self) -> None:
        self.hall.let_go()

    async def _expire(self) -> None:
        self.switchboard.expire()

    async def _end_sessions(self, sessions: Sequence[str]) -> None:
        """Close the lines of sessions that have ended, here and in the other processes."""
        self.switchboard.end(sessions)
        await self.channels.sessions_ended(sessions)

    async def _refresh(self, tables: Sequence[str]) -> None:
        """Tables were changed past the hall: look again, here and in the other processes."""
        for table in tables:
            await self.hall.reread_chat(table)
            await self.hall.refresh(table)
            await self.hall.refresh_chat(table)
        async with self.store.database.begin() as session:
            news = [{"table": table, "chat": chat} for table in tables for chat in (False, True)]
            await self.store.announce(session, news)

    async def close(self) -> None:
        """End in good order; a sudden end would lose nothing either."""
        await self.switchboard.close()
        self.hall.desk = None
        self.hall.timekeeper = None
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.desk.close()
        await self.timekeeper.close()
        await self.hall.close()
        await self.campaigns.close()
        await self.workers.close()
        await self.channels.close()
