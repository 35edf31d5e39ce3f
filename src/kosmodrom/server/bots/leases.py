"""Which server process calls a bot: of several that share a database one at a time.

With PostgreSQL a lease is an advisory lock of a session that each process keeps open. When a
process is killed, its session ends, and others can take what it held. A lease saves double work,
no more: whatever two processes do at once, the log accepts one of their choices.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, ClassVar, Final

import psycopg

from kosmodrom.server.database.engine import Away

SIGNS_OF_LIFE: Final = (
    "SET tcp_keepalives_idle = 3",
    "SET tcp_keepalives_interval = 1",
    "SET tcp_keepalives_count = 5",
)
"""PostgreSQL ends the session of a machine that has vanished from the network within seconds."""
TAKE: Final = "SELECT pg_try_advisory_lock(hashtextextended(%s, 0))"
GIVE_BACK: Final = "SELECT pg_advisory_unlock(hashtextextended(%s, 0))"


class Leases:
    """With SQLite a process is alone, and gets every lease."""

    shared: ClassVar = False
    """Whether others may have done something between two leases of this process."""

    @asynccontextmanager
    async def lease(self, name: str) -> AsyncIterator[bool]:
        """Try to get a lease that this process does not have, and keep it for a while; gives
        whether it was to be had."""
        taken = await self._take(name)
        try:
            yield taken
        finally:
            if taken:
                await self._give_back(name)

    async def _take(self, _name: str) -> bool:
        return True

    async def _give_back(self, _name: str) -> None:
        """Nothing to give back."""

    async def close(self) -> None:
        """Nothing to close."""


class SharedLeases(Leases):
    """The leases of processes that share a PostgreSQL database."""

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
