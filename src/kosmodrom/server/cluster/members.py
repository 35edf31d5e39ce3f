"""Which server processes there are: each has a row in the database for as long as it lives.

Each holds an advisory lock under its id, over a connection that does nothing else: when a process
is killed PostgreSQL frees its lock at once. One that was stopped, or whose machine is gone, says no
more that it is alive. Whoever notices deletes its row, and with that it is dead for everyone: its
tables are free. If it comes back it finds no row, and begins again under another id.

A thread does this, so that a busy event loop is not taken for a dead one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import psycopg

log = logging.getLogger("kosmodrom.server")

LOCK: Final = 0x4B4F534D  # any number that is the same in all server processes
BEAT_SECONDS: Final = 0.2
"""How often a process says that it is alive, and looks at the others."""
SILENCE_SECONDS: Final = 1.0
"""How far its last word may lie behind ours. Times are those of the database, so if that stops for
a while nobody falls behind."""
SILENT_LOOKS: Final = 4
"""How often we must have found the same last word: where a whole machine stood still, whoever runs
first waits for the others."""
LENIENT_SECONDS: Final = 3.0
"""After we have lost the database ourselves, how long others have to come back to it, too."""
SETTINGS: Final = (
    "SET synchronous_commit = off",
    "SET tcp_keepalives_idle = 1",
    "SET tcp_keepalives_interval = 1",
    "SET tcp_keepalives_count = 3",
)
_NOW: Final = "extract(epoch FROM clock_timestamp())"
_LOOK: Final = f"""
WITH mine AS (UPDATE servers SET beat = {_NOW} WHERE id = %(me)s RETURNING beat)
SELECT id, address, beat, coalesce((SELECT beat FROM mine) - beat, 0) AS behind,
    id <> %(me)s AND pg_try_advisory_xact_lock_shared(%(lock)s, id) AS free
FROM servers
"""

Connection: TypeAlias = psycopg.Connection[tuple[Any, ...]]


class Members:
    """The living server processes. ``on_change`` is called in the event loop when others have come
    or gone, ``on_ejected`` when this one was given up for dead and begins again."""

    def __init__(
        self, database: str, on_change: Callable[[], None], on_ejected: Callable[[], None]
    ) -> None:
        self.me = 0
        self.others: dict[int, str] = {}
        """Where the others are reached."""
        self._database = database
        self._on_change = on_change
        self._on_ejected = on_ejected
        self._address = ""
        self._connection: Connection | None = None
        self._has_lock = False
        self._heard: dict[int, tuple[float, int]] = {}
        """The last word of each other process, and how often we have found it."""
        self._judges_from = 0.0
        self._stopping = False
        self._wake = threading.Event()
        self._thread: threading.Thread | None = None

    async def start(self, listen: Callable[[str], Awaitable[str]]) -> None:
        """Come in: ``listen`` is given the address of this machine as it reaches the database, and
        says where the others reach us."""
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._connect)
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
        await asyncio.to_thread(self._leave)

    # In the thread

    def _run(self) -> None:
        while not self._stopping:
            self._wake.wait(BEAT_SECONDS)
            self._wake.clear()
            try:
                if self._connection is None:
                    self._connect()
                    self._judges_from = time.monotonic() + LENIENT_SECONDS
                self._look()
            except psycopg.Error as error:
                if self._connection is not None:
                    problem = str(error).partition("\n")[0]
                    log.warning("This server cannot say that it is alive: %s", problem)
                self._disconnect()

    def _connect(self) -> None:
        self._connection = psycopg.connect(
            self._database, autocommit=True, connect_timeout=5, tcp_user_timeout=2000
        )
        for setting in SETTINGS:
            self._connection.execute(setting)
        self._has_lock = False

    def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(psycopg.Error):
                self._connection.close()
            self._connection = None

    def _own_host(self) -> str:
        """The address of this machine in the network of the database."""
        assert self._connection is not None
        with socket.socket(fileno=os.dup(self._connection.fileno())) as copy:
            if copy.family in (socket.AF_INET, socket.AF_INET6):
                return str(copy.getsockname()[0])
        return "127.0.0.1"

    def _register(self) -> int:
        """Come in under a new id. Nobody sees the row before it is locked."""
        assert self._connection is not None
        with self._connection.transaction():
            row = self._connection.execute(
                f"INSERT INTO servers (address, beat) VALUES (%s, {_NOW}) RETURNING id",
                (self._address,),
            ).fetchone()
            assert row is not None
            self._connection.execute("SELECT pg_advisory_lock(%s, %s)", (LOCK, row[0]))
        self._has_lock = True
        return int(row[0])

    def _look(self) -> None:
        """Say that we are alive, and see who else is."""
        connection = self._connection
        assert connection is not None
        if not self._has_lock:
            row = connection.execute(
                "SELECT pg_try_advisory_lock(%s, %s)", (LOCK, self.me)
            ).fetchone()
            self._has_lock = row == (True,)
        rows = connection.execute(_LOOK, {"me": self.me, "lock": LOCK}).fetchall()
        living: dict[int, str] = {}
        dead: list[tuple[int, float]] = []
        judges = time.monotonic() >= self._judges_from
        for server, address, beat, behind, is_free in rows:
            is_silent = self._count(server, beat) > SILENT_LOOKS and behind > SILENCE_SECONDS
            if judges and server != self.me and (is_free or is_silent):
                dead.append((server, beat))
            else:
                living[server] = address
        for server, beat in dead:
            gone = connection.execute(
                "DELETE FROM servers WHERE id = %s AND beat = %s", (server, beat)
            )
            if gone.rowcount:
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

    def _leave(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(psycopg.Error):
                self._connection.execute("DELETE FROM servers WHERE id = %s", (self.me,))
            self._disconnect()

    # In the event loop

    def _tell(self, what: Callable[..., None], *args: Any) -> None:
        with contextlib.suppress(RuntimeError):  # it is closed already
            self._loop.call_soon_threadsafe(what, *args)

    def _meet(self, others: dict[int, str]) -> None:
        self.others = others
        self._on_change()

    def _become(self, me: int, others: dict[int, str]) -> None:
        log.warning("This server was given up for dead: it begins again")
        self._on_ejected()
        self.me = me
        self._meet(others)
