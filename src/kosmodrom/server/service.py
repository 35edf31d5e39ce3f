"""What all parts of a running server share."""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy import delete, select

from kosmodrom.server.config import Secrets, Settings
from kosmodrom.server.database.engine import Database, DatabaseUnavailable
from kosmodrom.server.database.models import ErrorRow
from kosmodrom.server.metrics import Metrics
from kosmodrom.server.security.limits import Guesses, RateLimiter
from kosmodrom.server.security.passwords import Passwords
from kosmodrom.server.security.tokens import Tokens

log = logging.getLogger("kosmodrom.server")

ERRORS_KEPT = 1000

TablesChanged = Callable[[Sequence[str]], Awaitable[None]]
SessionsEnded = Callable[[Sequence[str]], Awaitable[None]]


class Service:
    """One server process: its settings, database, metrics and errors.

    Handlers get it as the argument ``service``.
    """

    def __init__(self, settings: Settings, secrets: Secrets) -> None:
        self.settings = settings
        self.secrets = secrets
        self.database = Database(settings)
        self.metrics = Metrics()
        self.tokens = Tokens(secrets)
        self.passwords = Passwords()
        self.limiter = RateLimiter()
        self.guesses = Guesses()
        self.connections: Counter[str] = Counter()
        """Open connections by client, not counting WebSockets."""
        self.started = time.time()
        self.on_tables_changed: list[TablesChanged] = []
        """Called with the tables whose seats, chat or status were changed in the database without
        the hall: a person was deleted or merged with an account, or the host closed a table."""
        self.on_sessions_ended: list[SessionsEnded] = []
        """Called with the sessions that were closed: somebody signed out, or was signed out."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def sessions_ended(self, sessions: Sequence[str]) -> None:
        """Tell those who have sockets open that these sessions have ended."""
        if sessions:
            for listener in self.on_sessions_ended:
                await listener(sessions)

    async def tables_changed(self, tables: Sequence[str]) -> None:
        """Tell those who have tables in memory that these are out of date."""
        if tables:
            for listener in self.on_tables_changed:
                await listener(tables)

    def report_error(self, where: str, error: BaseException) -> None:
        """Write an error to the log and for the host's page. An unavailable database is reported
        elsewhere."""
        if isinstance(error, DatabaseUnavailable):
            return
        log.error("%s", where, exc_info=error)
        self.metrics.errors.inc()
        text = "".join(traceback.format_exception(error))[-8000:]
        task = asyncio.get_running_loop().create_task(self._store_error(where, text))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _store_error(self, where: str, text: str) -> None:
        try:
            async with self.database.begin() as session:
                session.add(ErrorRow(time=time.time(), where=where, text=text))
                newest = select(ErrorRow.id).order_by(ErrorRow.id.desc()).limit(ERRORS_KEPT)
                await session.execute(delete(ErrorRow).where(ErrorRow.id.not_in(newest)))
        except DatabaseUnavailable:
            pass  # it is in the log
        except Exception:
            log.exception("An error could not be stored")

    async def close(self) -> None:
        """Finish what is under way and close the database."""
        await asyncio.gather(*self._tasks)
        await self.database.close()
