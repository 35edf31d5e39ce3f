"""Which server process calls a bot: of several that share a database one at a time.

A lease saves double work, no more: whatever two processes do at once, the log accepts one of their
choices. What processes that share a database need is in `postgresql`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import ClassVar


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
