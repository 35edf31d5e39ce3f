"""Processes for bots and for records of strangers, from the outside: they are started when they are
needed, and one that dies or takes too long is replaced by the next."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from typing import Final

from kosmodrom.server.processes.child import LENGTH
from kosmodrom.server.tasks import uninterrupted

START_SECONDS: Final = 60.0
"""How long a process may take to start, on a busy machine."""


class ProcessFailed(Exception):
    """No answer came: the process died, or it took too long."""


class Process:
    """One process, which runs a module that calls `child.run`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, module: str) -> Process:
        # The process must find the same games as this one.
        path = os.pathsep.join(dict.fromkeys(part or os.curdir for part in sys.path))
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            # Ctrl-C in a terminal is for the server, which closes the pipe when it ends.
            start_new_session=True,
        )
        started = cls(process)
        try:
            await asyncio.wait_for(started._receive(), START_SECONDS)
        except BaseException as error:
            await started.stop()
            if isinstance(error, TimeoutError | OSError | asyncio.IncompleteReadError):
                raise ProcessFailed("it did not start") from error
            raise
        return started

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    @property
    def pid(self) -> int:
        return self._process.pid

    async def ask(self, job: bytes) -> bytes:
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(LENGTH.pack(len(job)))
            self._process.stdin.write(job)
            await self._process.stdin.drain()
            return await self._receive()
        except (OSError, asyncio.IncompleteReadError) as error:
            raise ProcessFailed("it ended") from error

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


class Pool:
    """Processes that run one module. There are as many as have jobs at once, which is up to those
    who ask; afterwards they wait for the next jobs."""

    def __init__(self, module: str) -> None:
        self._module = module
        self.idle: list[Process] = []
        self.busy: set[Process] = set()

    async def ask(self, job: bytes, seconds: float) -> bytes:
        """The answer of some process; raises `ProcessFailed` if none comes in time.

        Whoever stops waiting still has to let the job end: otherwise somebody could have one
        process after the other killed, and it takes longer to start one than to do most jobs.
        """
        return await uninterrupted(self._ask(job, seconds))

    async def _ask(self, job: bytes, seconds: float) -> bytes:
        process = await self._take()
        self.busy.add(process)
        try:
            answer = await asyncio.wait_for(process.ask(job), seconds)
        except BaseException as error:
            self.busy.discard(process)
            await process.stop()
            if isinstance(error, TimeoutError):
                raise ProcessFailed("it took too long") from error
            raise
        self.busy.discard(process)
        self.idle.append(process)
        return answer

    async def _take(self) -> Process:
        while self.idle:
            process = self.idle.pop()
            if process.alive:
                return process
            await process.stop()
        return await Process.start(self._module)

    async def warm(self) -> None:
        """Have a process ready."""
        if not self.idle and not self.busy:
            self.idle.append(await Process.start(self._module))

    async def rest(self, but: int = 0) -> None:
        """End the processes that have nothing to do, ``but`` for this number."""
        idle, self.idle = self.idle[but:], self.idle[:but]
        await asyncio.gather(*(process.stop() for process in idle))

    async def close(self) -> None:
        await asyncio.gather(self.rest(), *(process.stop() for process in tuple(self.busy)))
