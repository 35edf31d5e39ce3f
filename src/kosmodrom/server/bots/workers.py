"""The processes in which bots think: a slow or crashing bot cannot stall a table.

There are a few of them, and the fair queue says whose job is next. A process that takes far too
long or dies is replaced. When a job has failed twice its caller gets `BotFailed`, and makes a
random choice instead.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec
from prometheus_client import Counter

from kosmodrom.core.codecs import msgpack_decoder
from kosmodrom.core.options import Seat
from kosmodrom.server.bots.process import ADVISER, Answer, Job
from kosmodrom.server.processes.fair_queue import Claim
from kosmodrom.server.processes.pool import Pool, ProcessFailed
from kosmodrom.server.processes.turns import Turns

ATTEMPTS: Final = 2

_read_answer: Callable[[bytes], Answer] = msgpack_decoder(Answer).decode


class BotFailed(Exception):
    """No answer came: the process died, or it took too long."""


class Place:
    """A place in a process for one job, and how many seconds a bot may think there."""

    def __init__(self, workers: Workers, seconds: float | None) -> None:
        self._workers = workers
        self.seconds = seconds

    def unhurried(self) -> Place:
        """The same place, where a bot thinks to the end: it then always chooses alike."""
        return Place(self._workers, None)

    async def choose(self, game: str, table: bytes, seat: Seat, level: str, seed: str) -> Answer:
        """What a bot chooses; raises `BotFailed` if none answers."""
        return await self._think(Job("choose", game, table, seat, level, seed))

    async def advise(self, game: str, table: bytes, seat: Seat, seed: str) -> Answer:
        """What a bot would choose for somebody else, and how much better that is."""
        return await self._think(Job("advise", game, table, seat, ADVISER, seed))

    async def _think(self, job: Job) -> Answer:
        overlay = self._workers.overlay
        return await self._workers.think(
            msgspec.structs.replace(job, seconds=self.seconds, overlay=overlay)
        )


class Workers(Turns):
    """The processes that think; jobs wait for a free one."""

    def __init__(self, processes: int, seconds: float, overlay: Path | None) -> None:
        super().__init__(processes)
        self.overlay = str(overlay) if overlay is not None else None
        self.processes = Pool("kosmodrom.server.bots.process")
        self._seconds = seconds
        self.failures: Counter | None = None
        """Counts failed jobs, for the host."""

    @asynccontextmanager
    async def place(self, claim: Claim) -> AsyncIterator[Place]:
        """Wait for a place, and have it inside the ``with`` block."""
        async with self.turn(claim) as ticket:
            yield Place(self, ticket.seconds)

    async def think(self, job: Job) -> Answer:
        """Let a process think about a job that has a place."""
        for _ in range(ATTEMPTS - 1):
            with contextlib.suppress(BotFailed):
                return await self._ask(job)
        return await self._ask(job)

    async def _ask(self, job: Job) -> Answer:
        try:
            answer = await self.processes.ask(msgspec.msgpack.encode(job), self._seconds)
            return _read_answer(answer)
        except (ProcessFailed, msgspec.DecodeError) as error:
            if self.failures is not None:
                self.failures.inc()
            raise BotFailed(f"{job.level} of {job.game}: {error}") from error

    async def close(self) -> None:
        await self.processes.close()
