"""Which server processes there are: each has a row in the database for as long as it lives.

Each holds a lock under its id that the system frees when the process ends, in whatever way, and
says again and again that it is alive. One that was stopped, or whose machine is gone, says no more.
Whoever notices deletes its row, and with that it is dead for everyone: its tables are free. If it
comes back it finds no row, and begins again under another id.

A thread does this, so that a busy event loop is not taken for a dead one. How to lock and to say
something depends on the database: see `kosmodrom.server.postgresql` and `kosmodrom.server.sqlite`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, ClassVar, Final, NamedTuple

log = logging.getLogger("kosmodrom.server")

BEAT_SECONDS: Final = 0.2
"""How often a process says that it is alive, and looks at the others."""
SILENCE_SECONDS: Final = 1.0
"""How far its last word may lie behind ours. All times are by one clock, so if that stops for a
while nobody falls behind."""
SILENT_LOOKS: Final = 4
"""How often we must have found the same last word: where a whole machine stood still, whoever runs
first waits for the others."""
LENIENT_SECONDS: Final = 3.0
"""After we have lost the others ourselves, how long they have to come back, too."""


class Sign(NamedTuple):
    """What is seen of a process: where it is reached, its last word and how far that lies behind
    ours, and whether its lock is free."""

    server: int
    address: str
    beat: float
    behind: float
    is_free: bool


class Members(ABC):
    """The living server processes."""

    trouble: ClassVar[tuple[type[Exception], ...]]
    """What is raised while a process cannot say that it is alive."""

    def __init__(self) -> None:
        self.me = 0
        self.others: dict[int, str] = {}
        """Where the others are reached."""
        self.on_change: Callable[[], None]
        """Called in the event loop when others have come or gone."""
        self.on_ejected: Callable[[], None]
        """Called when this one was given up for dead and begins again."""
        self._address = ""
        self._is_connected = False
        self._heard: dict[int, tuple[float, int]] = {}
        """The last word of each other process, and how often we have found it."""
        self._judges_from = 0.0
        self._stopping = False
        self._wake = threading.Event()
        self._thread: threading.Thread | None = None

    async def start(self, listen: Callable[[str], Awaitable[str]]) -> None:
        """Come in: ``listen`` is given the address of this machine as it reaches the others, and
        says where they reach us."""
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._connect)
        self._is_connected = True
        self._address = await listen(self._own_host())
        self.me = await asyncio.to_thread(self._register)
        await asyncio.to_thread(self._look)
        self._thread = threading.Thread(target=self._run, name="members", daemon=True)
        self._thread.start()

    def look_now(self) -> None:
        """Look at the others at once: one of them does not answer."""
        self._wake.set()

    async def close(self) -> None:
        self._stopping = True
        self._wake.set()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)
        if self._is_connected:
            with contextlib.suppress(*self.trouble):
                await asyncio.to_thread(self._leave)
            self._disconnect()

    # How it is done with a database

    @abstractmethod
    def _connect(self) -> None:
        """Open what the rest needs."""

    @abstractmethod
    def _disconnect(self) -> None: ...

    @abstractmethod
    def _own_host(self) -> str:
        """The address of this machine."""

    @abstractmethod
    def _register(self) -> int:
        """Come in under a new id. Nobody sees the row before it is locked."""

    @abstractmethod
    def _signs(self) -> Iterable[Sign]:
        """Say that we are alive, and see who has a row; with ours, if it is still there."""

    @abstractmethod
    def _bury(self, server: int, beat: float) -> bool:
        """Delete the row of a process, if this is still its last word; whether it was deleted."""

    @abstractmethod
    def _leave(self) -> None:
        """Delete our own."""

    # In the thread

    def _run(self) -> None:
        while not self._stopping:
            self._wake.wait(BEAT_SECONDS)
            self._wake.clear()
            try:
                if not self._is_connected:
                    self._connect()
                    self._is_connected = True
                    self._judges_from = time.monotonic() + LENIENT_SECONDS
                self._look()
            except self.trouble as error:
                if self._is_connected:
                    problem = str(error).partition("\n")[0]
                    log.warning("This server cannot say that it is alive: %s", problem)
                self._is_connected = False
                self._disconnect()

    def _look(self) -> None:
        """Say that we are alive, and see who else is."""
        living: dict[int, str] = {}
        dead: list[tuple[int, float]] = []
        judges = time.monotonic() >= self._judges_from
        for server, address, beat, behind, is_free in self._signs():
            is_silent = self._count(server, beat) > SILENT_LOOKS and behind > SILENCE_SECONDS
            if judges and server != self.me and (is_free or is_silent):
                dead.append((server, beat))
            else:
                living[server] = address
        for server, beat in dead:
            if self._bury(server, beat):
                log.warning("Server %d does not answer any more: its tables are free", server)
        self._heard = {server: self._heard[server] for server in living}
        if self.me not in living:
            self._tell(self._become, self._register(), living)
        else:
            del living[self.me]
            if living != self.others:
                self._tell(self._meet, living)

    def _count(self, server: int, beat: float) -> int:
        """How often we have found this word of a process to be its last."""
        known, times = self._heard.get(server, (beat, 0))
        times = times + 1 if known == beat else 1
        self._heard[server] = (beat, times)
        return times

    # In the event loop

    def _tell(self, what: Callable[..., None], *args: Any) -> None:
        with contextlib.suppress(RuntimeError):  # it is closed already
            self._loop.call_soon_threadsafe(what, *args)

    def _meet(self, others: dict[int, str]) -> None:
        self.others = others
        self.on_change()

    def _become(self, me: int, others: dict[int, str]) -> None:
        log.warning("This server was given up for dead: it begins again")
        self.on_ejected()
        self.me = me
        self._meet(others)
