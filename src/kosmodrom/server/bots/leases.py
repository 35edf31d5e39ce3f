"""Which server process calls a bot, when several share a database: one at a time.

With PostgreSQL a lease is an advisory lock of a session that each process keeps open. When a
process is killed its session ends, and others can take what it held. Leases only save double work:
if two processes move at once, the log accepts one of their choices.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import ClassVar


class Leases:
    """With SQLite there is one process, and it gets every lease; with PostgreSQL see
    `kosmodrom.server.postgresql`."""

    shared: ClassVar = False
    """Whether another process may have changed something between two leases of this one."""

    @asynccontextmanager
    async def lease(self, name: str) -> AsyncIterator[bool]:
        """Try to get a lease, and hold it inside the ``with`` block; gives whether it was free."""
        taken = await self._take(name)
        try:
            yield taken
        finally:
            if taken:
                await self._give_back(name)

    async def _take(self, _name: str) -> bool:
        return True

    async def _give_back(self, _name: str) -> None:
        """Give a lease back."""

    async def close(self) -> None:
        """Let go of everything."""
