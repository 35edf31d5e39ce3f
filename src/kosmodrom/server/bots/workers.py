"""The processes in which bots think: a slow or crashing bot cannot stall a table.

There are a few of them, and the fair queue says whose job is next. A process that takes far too
long or dies is replaced. When a job has failed twice its caller gets `BotFailed`, and makes a
random choice instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec
from prometheus_client import Counter

from kosmodrom.core.codecs import from_msgpack
from kosmodrom.core.options import Seat
from kosmodrom.server.bots.fair_queue import Claim, FairQueue, Ticket
from kosmodrom.server.bots.process import ADVISER, LENGTH, Answer, Job

ATTEMPTS: Final = 2
START_SECONDS: Final = 60.0
"""How long a process may take to start, on a busy machine."""


class BotFailed(Exception):
    """No answer came: the process died, or it took too long."""


class Worker:
    """One process that thinks."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> Worker:
        # The process must find the same games as this one.
        path = os.pathsep.join(dict.fromkeys(part or os.curdir for part in sys.path))
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "kosmodrom.server.bots.process",
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            # Ctrl-C in a terminal is for the server, which closes the pipe when it ends.
            start_new_session=True,
        )
        worker = cls(process)
        try:
            await asyncio.wait_for(worker._receive(), START_SECONDS)
        except BaseException as error:
            await worker.stop()
            if isinstance(error, TimeoutError | OSError | asyncio.IncompleteReadError):
                raise BotFailed("a process did not start") from error
            raise
        return worker

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    @property
    def pid(self) -> int:
        return self._process.pid

    async def ask(self, job: Job) -> Answer:
        try:
            assert self._process.stdin is not None
            message = msgspec.msgpack.encode(job)
            self._process.stdin.write(LENGTH.pack(len(message)) + message)
            await self._process.stdin.drain()
            return from_msgpack(await self._receive(), Answer)
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            raise BotFailed(f"the process of the bot ended at {job.level}") from error

    async def _receive(self) -> bytes:
        assert self._process.stdout is not None
        head = await self._process.stdout.readexactly(LENGTH.size)
        return await self._process.stdout.readexactly(LENGTH.unpack(head)[0])

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        if self._process.stdin is not None:
            self._process.stdin.close()
            with contextlib.suppress(OSError):
                await self._process.stdin.wait_closed()


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


class Workers:
    """The processes that think; jobs wait for a free one."""

    def __init__(self, processes: int, seconds: float, overlay: Path | None) -> None:
        self.overlay = str(overlay) if overlay is not None else None
        self.queue = FairQueue(processes)
        self._seconds = seconds
        self._called: dict[Ticket, asyncio.Future[None]] = {}
        """Those who wait for a place, and the futures that they await."""
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self.failures: Counter | None = None
        """Counts failed jobs, for the host."""

    @asynccontextmanager
    async def place(self, claim: Claim) -> AsyncIterator[Place]:
        """Wait for a place, and have it inside the ``with`` block."""
        ticket = self.queue.add(claim)
        called = self._called[ticket] = asyncio.get_running_loop().create_future()
        self._call()
        try:
            await called
            yield Place(self, ticket.seconds)
        finally:
            del self._called[ticket]
            self.queue.remove(ticket)
            self._call()

    def _call(self) -> None:
        while (ticket := self.queue.next()) is not None:
            called = self._called[ticket]
            if not called.done():  # otherwise it was cancelled just now
                called.set_result(None)

    async def think(self, job: Job) -> Answer:
        """Let a process think about a job that has a place."""
        for _ in range(ATTEMPTS - 1):
            with contextlib.suppress(BotFailed):
                return await self._ask(job)
        return await self._ask(job)

    async def _ask(self, job: Job) -> Answer:
        worker = await self._take()
        self._busy.add(worker)
        try:
            answer = await asyncio.wait_for(worker.ask(job), self._seconds)
        except BaseException as error:
            self._busy.discard(worker)
            await worker.stop()  # nobody waits for what it is doing
            if isinstance(error, TimeoutError | BotFailed):
                if self.failures is not None:
                    self.failures.inc()
                raise BotFailed(f"{job.level} of {job.game}") from error
            raise
        self._busy.discard(worker)
        self._idle.append(worker)
        return answer

    async def _take(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            await worker.stop()
        return await Worker.start()

    async def close(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in (*self._idle, *self._busy)))
        self._idle.clear()
