"""The desk that calls the bots: in this process, or with PostgreSQL through a queue that all server
processes share, so that a move which one of them dropped is made by another."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from saq import Worker
from saq.queue.postgres import PostgresQueue

from kosmodrom.server.config import Settings
from kosmodrom.server.hall import Hall
from kosmodrom.server.opened import Turn

QUEUE: Final = "kosmodrom-bots"
SIGN_OF_LIFE: Final = 2
"""Seconds between the signs of life that a process gives of a move it is at."""
DEAD: Final = 8
"""Seconds without one after which another process makes the move."""

LOOK_SECONDS: Final = 0.5


class Desk:
    """Calls the bots of this process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._called: dict[Turn, asyncio.Task[None]] = {}

    @property
    def waiting(self) -> int:
        return len(self._called)

    async def start(self) -> None:
        """Nothing to prepare."""

    def ask(self, turn: Turn, delay: float) -> None:
        """Let a bot move after some seconds; asked twice it moves once."""
        if turn not in self._called:
            task = asyncio.create_task(self._run(turn, self._call(turn, delay)))
            self._called[turn] = task

    async def _run(self, turn: Turn, call: Coroutine[Any, Any, None]) -> None:
        try:
            await call
        except Exception as error:
            self._hall.service.report_error(f"bot at table {turn.table}", error)
        finally:
            del self._called[turn]

    async def _call(self, turn: Turn, delay: float) -> None:
        await asyncio.sleep(delay)
        await self._hall.bot_moves(turn)

    async def close(self) -> None:
        for task in self._called.values():
            task.cancel()
        await asyncio.gather(*self._called.values(), return_exceptions=True)


def _is_told(record: logging.LogRecord) -> bool:
    """SAQ warns of every worker that waits for a job when it is stopped: ours all do, and nothing
    is lost by it. Whatever else it says is told."""
    return "shutdown grace period" not in record.getMessage()


logging.getLogger("saq").addFilter(_is_told)


class _Caller(Worker[Any]):
    """A worker of the queue that leaves signals to the server."""

    SIGNALS = []


class QueueDesk(Desk):
    """Calls the bots of whichever server process is free."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        super().__init__(hall)
        self._queue = PostgresQueue.from_url(settings.database, name=QUEUE, max_size=8)
        self._timeout = int(settings.bot_seconds * 4 + 60)
        self._worker = _Caller(
            self._queue,
            [("move", self._move)],
            concurrency=4 * settings.bot_processes,
            # News of a job can be missed while nobody listens: then it is found by looking.
            dequeue_timeout=LOOK_SECONDS,
            timers={"sweep": SIGN_OF_LIFE, "schedule": 1, "worker_info": 10, "abort": 1},
        )
        self._working: asyncio.Task[None] | None = None

    async def start(self) -> None:
        # The queue makes its own tables, and of two that do so at once one would not wait for them.
        async with self._hall.service.database.alone():
            await self._queue.connect()
        self._working = asyncio.create_task(self._worker.start())

    async def _call(self, turn: Turn, delay: float) -> None:
        await self._queue.enqueue(
            "move",
            key=f"{turn.table}/{turn.seat}/{turn.at}/{turn.level or ''}",
            timeout=self._timeout,
            heartbeat=DEAD,
            retries=3,
            ttl=1,
            turn=msgspec.to_builtins(turn),
            delay=delay,
        )

    async def _move(self, context: Any, *, turn: dict[str, Any], delay: float) -> None:
        alive = asyncio.create_task(_show_life(context["job"]))
        try:
            await asyncio.sleep(delay)
            await self._hall.bot_moves(msgspec.convert(turn, Turn))
        finally:
            alive.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await alive

    async def close(self) -> None:
        await super().close()
        await self._worker.stop()
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        await self._queue.disconnect()


async def _show_life(job: Any) -> None:
    while True:
        await asyncio.sleep(SIGN_OF_LIFE)
        await job.update()
