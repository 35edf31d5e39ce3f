"""Jobs that wait for a place in the fair queue."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kosmodrom.server.processes.fair_queue import Claim, FairQueue, Ticket


class Turns:
    """Gives places to those who wait, in the order of the queue."""

    def __init__(self, places: int) -> None:
        self.queue = FairQueue(places)
        self._called: dict[Ticket, asyncio.Future[None]] = {}
        """Those who wait for a place, and the futures that they await."""

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[Ticket]:
        """Wait for a place, and have it inside the ``with`` block."""
        ticket = self.queue.add(claim)
        called = self._called[ticket] = asyncio.get_running_loop().create_future()
        self._call()
        try:
            await called
            yield ticket
        finally:
            del self._called[ticket]
            self.queue.remove(ticket)
            self._call()

    def _call(self) -> None:
        while (ticket := self.queue.next()) is not None:
            called = self._called[ticket]
            if not called.done():  # otherwise it was cancelled just now
                called.set_result(None)
