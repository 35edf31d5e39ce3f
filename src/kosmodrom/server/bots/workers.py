"""Bots think in processes of their own: a slow or crashing one cannot stall a table.

There are a few such processes, and `fair` says whose job is next. A job is a frozen table, a seat,
a level, a seed and some time; the answer is an option. A process that takes far too long or dies is
replaced. After two failures of a job the caller is told (`BotFailed`), and a random choice is made
instead.

This module is also what such a process runs: ``python -m kosmodrom.server.bots.workers``.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import struct
import subprocess
import sys
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final, Literal

import msgspec
from prometheus_client import Counter

from kosmodrom.bots import make_bot
from kosmodrom.bots.greedy import rank_options
from kosmodrom.bots.limit import time_limit
from kosmodrom.core.options import Seat
from kosmodrom.core.registry import find_game, games
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.server.bots.fair_queue import Claim, FairQueue, Ticket

ATTEMPTS: Final = 2
ADVISER: Final = "greedy"
"""The bot that gives hints: it can say by how much it prefers its choice."""
_LENGTH: Final = struct.Struct(">I")
READY: Final = b"ready"
START_SECONDS: Final = 60.0
"""How long a process may take to begin, on a busy machine."""
NICE: Final = 10
"""By how much the system prefers the server to its bots."""


class BotFailed(Exception):
    """No answer came: the process died, or it took too long."""


class Job(msgspec.Struct, frozen=True, array_like=True):
    """Something to think about, for so many seconds."""

    task: Literal["choose", "advise"]
    game: str
    table: bytes
    seat: Seat
    level: str
    seed: str
    seconds: float | None = None
    overlay: str | None = None


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """The option as JSON, and by how many hundredths of a point it is better than the next."""

    option: bytes
    gain: int | None = None


# In the process that thinks


def think(job: Job) -> Answer:
    ruleset = find_game(job.game)
    data = _data(job.game, job.overlay)
    table: Table[Any, Any, Any] = Table.thaw(job.table, ruleset=ruleset, data=data)
    with time_limit(job.seconds):
        if job.task == "advise":
            return _advise(table, job)
        option = make_bot(job.level, job.seed).choose(table, job.seat)
        return Answer(msgspec.json.encode(option))


def _advise(table: Table[Any, Any, Any], job: Job) -> Answer:
    options = table.pending[job.seat].options
    if len(options) == 1:
        return Answer(msgspec.json.encode(options[0]))
    ranked = rank_options(table, job.seat, Random.seeded(job.seed))
    best, *others = ranked
    gain = ranked[best] - ranked[others[0]] if others else None
    return Answer(msgspec.json.encode(options[best]), gain)


@cache
def _data(game: str, overlay: str | None) -> Any:
    return find_game(game).load(Path(overlay) if overlay is not None else None)


def work(given: BinaryIO, answers: BinaryIO) -> None:
    """Answer jobs until the server closes the line, or is gone."""
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(given, jobs.put), daemon=True).start()
    decoder = msgspec.msgpack.Decoder(Job)
    games()  # loaded before the first job comes
    _send(answers, READY)
    while True:
        _send(answers, msgspec.msgpack.encode(think(decoder.decode(jobs.get()))))


def _listen(given: BinaryIO, take: Callable[[bytes], None]) -> None:
    """Take what comes. Once nothing more can come, nobody waits for an answer either: then the
    process ends at once, whatever it is thinking about."""
    while head := given.read(_LENGTH.size):
        take(given.read(_LENGTH.unpack(head)[0]))
    os._exit(0)


def main() -> None:
    """The process: ends when the server is gone, or a bot fails."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    try:
        work(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        pass  # the server was killed
    except Exception:
        traceback.print_exc()
    finally:
        os._exit(1)  # an orderly end would stumble over the thread that still listens


def _send(to: BinaryIO, message: bytes) -> None:
    to.write(_LENGTH.pack(len(message)) + message)
    to.flush()


# In the server


class Worker:
    """One process that thinks."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> Worker:
        # The games that this process knows, the other one shall know too.
        path = os.pathsep.join(dict.fromkeys(part or os.curdir for part in sys.path))
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            __name__,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            # Ctrl-C in a terminal is for the server, whose end closes the line.
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
            self._process.stdin.write(_LENGTH.pack(len(message)) + message)
            await self._process.stdin.drain()
            return msgspec.msgpack.decode(await self._receive(), type=Answer)
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            raise BotFailed(f"the process of the bot ended at {job.level}") from error

    async def _receive(self) -> bytes:
        assert self._process.stdout is not None
        head = await self._process.stdout.readexactly(_LENGTH.size)
        return await self._process.stdout.readexactly(_LENGTH.unpack(head)[0])

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        if self._process.stdin is not None:
            self._process.stdin.close()
            with contextlib.suppress(OSError):
                await self._process.stdin.wait_closed()


class Place:
    """A process for one job, and the seconds that a bot may think in it."""

    def __init__(self, workers: Workers, seconds: float) -> None:
        self._workers = workers
        self.seconds = seconds

    async def choose(self, game: str, table: bytes, seat: Seat, level: str, seed: str) -> Answer:
        """What a bot chooses; raises `BotFailed` where none answers."""
        return await self._think(Job("choose", game, table, seat, level, seed))

    async def advise(self, game: str, table: bytes, seat: Seat, seed: str) -> Answer:
        """What a bot would choose for somebody else, and how surely."""
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
        """Those who wait are called when it is their turn."""
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self.failures: Counter | None = None
        """Counts the jobs that failed, for the host."""

    @asynccontextmanager
    async def place(self, claim: Claim) -> AsyncIterator[Place]:
        """Wait for a place, and have it for a while."""
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
            if not called.done():  # else whoever waited has just been cancelled
                called.set_result(None)

    async def think(self, job: Job) -> Answer:
        """The answer of a process to a job that has a place."""
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
            await worker.stop()  # whatever it is at, nobody waits for it any more
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


if __name__ == "__main__":
    main()
