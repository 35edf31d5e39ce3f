"""What server processes need that share the SQLite file of one data folder: who there is, and
notices to all.

SQLite carries no messages, and nobody is told when a process ends that has a file open. So each has
a file of its own beside it, whose lock the system frees when the process ends; and notices go over
the links.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import signal
import sqlite3
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import IO, Final

from kosmodrom.server.cluster.doors import CAN_HAND_OVER, Door, Luggage, Passage
from kosmodrom.server.cluster.frames import News
from kosmodrom.server.cluster.links import Link, LinkLost
from kosmodrom.server.cluster.members import Members, Sign
from kosmodrom.server.cluster.sharing import SharingPeers
from kosmodrom.server.config import DATABASE_FILE
from kosmodrom.server.database.engine import BUSY_SECONDS, QUEUE_FILE, SERVERS_FOLDER
from kosmodrom.server.database.queue import WriteQueue
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tasks import every

HASTE: Final = 0.3
"""How long to wait for others who write before somebody can be given up, at most: whoever waits
does not say that it is alive."""
KILL_SECONDS: Final = 2.0
"""How long after it was given up a silent process is killed, as its supervisor would do much later:
it may have been stopped while it wrote, and then nobody else can; and people wait who are connected
to it."""
LINK_SECONDS: Final = 0.2
"""How often to look whether there is a link to everyone."""


class FileMembers(Members):
    """Each process locks a file with its id as name, and touches it again and again. In the file is
    its number in the system."""

    trouble = (sqlite3.Error, OSError)

    def __init__(self, data: Path) -> None:
        super().__init__()
        self._database = data / DATABASE_FILE
        self._folder = data / SERVERS_FOLDER
        self._queue = WriteQueue(data / QUEUE_FILE, HASTE)
        self._connection: sqlite3.Connection | None = None
        self._file: IO[bytes] | None = None
        self._beat = 0.0
        self._silent: dict[int, tuple[float, float]] = {}
        """Those that we gave up while they still ran: their last word, and when that was."""

    def _connect(self) -> None:
        self._folder.mkdir(mode=0o700, exist_ok=True)
        # It is made in one thread, and then used in another.
        self._connection = sqlite3.connect(
            self._database, isolation_level=None, check_same_thread=False
        )

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _own_host(self) -> str:
        return "127.0.0.1"

    def _register(self) -> int:
        connection = self._wait_at_most(BUSY_SECONDS)
        with self._queue.turn(), connection:
            connection.execute("BEGIN IMMEDIATE")
            (newest,) = connection.execute("SELECT coalesce(max(id), 0) FROM servers").fetchone()
            # The time, as the ids of those that are gone are not known any more.
            me: int = max(time.time_ns() // 1_000_000, newest + 1)
            connection.execute(
                "INSERT INTO servers (id, address, beat) VALUES (?, ?, 0)", (me, self._address)
            )
            self._tidy_up(connection)
            former, self._file = self._file, self._path(me).open("wb")
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._file.write(b"%d" % os.getpid())
            self._file.flush()
        if former is not None:
            former.close()
        return me

    def _tidy_up(self, connection: sqlite3.Connection) -> None:
        """Delete the files of those that are gone. Nobody comes in meanwhile."""
        known = {str(server) for (server,) in connection.execute("SELECT id FROM servers")}
        for server in {file.stem for file in self._folder.glob("[0-9]*")} - known:
            if _is_free(self._path(int(server))):
                self._clear(int(server))

    def _clear(self, server: int) -> None:
        self._path(server).unlink(missing_ok=True)
        self.door(server).unlink(missing_ok=True)

    def _say_something(self) -> None:
        assert self._file is not None
        os.utime(self._file.fileno())
        self._beat = os.fstat(self._file.fileno()).st_mtime

    def _signs(self) -> Iterable[Sign]:
        assert self._connection is not None
        self._say_something()
        for server, (beat, _) in tuple(self._silent.items()):
            self._end(server, beat)
        for server, address in self._connection.execute("SELECT id, address FROM servers"):
            if server == self.me:
                yield Sign(server, address, self._beat, 0.0, False)
            else:
                beat = self._last_word(server)
                yield Sign(server, address, beat, self._beat - beat, _is_free(self._path(server)))

    def _last_word(self, server: int) -> float:
        try:
            return self._path(server).stat().st_mtime
        except FileNotFoundError:
            return 0.0

    def _bury(self, server: int, beat: float) -> bool:
        self._say_something()  # whoever was given up before this one may have kept us waiting
        if self._last_word(server) != beat:
            return False
        connection = self._wait_at_most(HASTE)
        try:
            with self._queue.turn():
                gone = connection.execute("DELETE FROM servers WHERE id = ?", (server,))
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            self._end(server, beat)
            return False
        self._end(server, beat)
        return gone.rowcount > 0

    def _end(self, server: int, beat: float) -> None:
        """See to it that a process ends that was given up; unless it says something again."""
        if _is_free(self._path(server)):
            self._clear(server)
        elif self._last_word(server) == beat:
            _, since = self._silent.setdefault(server, (beat, time.monotonic()))
            if time.monotonic() - since > KILL_SECONDS:
                self._kill(server)
            return
        self._silent.pop(server, None)

    def _kill(self, server: int) -> None:
        """Its file is locked, so this is the process that wrote its number there."""
        with contextlib.suppress(OSError, ValueError):
            process = int(self._path(server).read_bytes())
            if process != os.getpid():
                os.kill(process, signal.SIGKILL)

    def _leave(self) -> None:
        connection = self._wait_at_most(BUSY_SECONDS)
        with self._queue.turn():
            connection.execute("DELETE FROM servers WHERE id = ?", (self.me,))
        self._clear(self.me)
        self._queue.close()
        if self._file is not None:
            self._file.close()

    def _wait_at_most(self, seconds: float) -> sqlite3.Connection:
        """The connection, set to wait so long for others who write."""
        assert self._connection is not None
        self._connection.execute(f"PRAGMA busy_timeout = {int(seconds * 1000)}")
        return self._connection

    def _path(self, server: int) -> Path:
        return self._folder / str(server)

    def door(self, server: int) -> Path:
        """Where a process takes connections of others."""
        return self._folder / f"{server}.door"


def _is_free(file: Path) -> bool:
    """Whether nobody has locked a file, or there is none."""
    try:
        with file.open("rb") as probe:
            fcntl.flock(probe, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except FileNotFoundError:
        return True
    except BlockingIOError:
        return False
    return True


class SqlitePeers(SharingPeers):
    """The processes that share a data folder. Whoever may have missed a notice of ours reads
    everything again."""

    _members: FileMembers

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall, FileMembers(hall.service.settings.data))
        self._link_address = (None, 0)  # others have no business here
        self._news: asyncio.Queue[str] = asyncio.Queue()
        """What the others say. Empty: something may have been missed."""
        self._server.on_news = self._news.put_nowait
        self._missed: set[int] = set()
        """Who may have missed something that we said."""
        self._tasks: list[asyncio.Task[None]] = []
        self._door: Door | None = None
        self._door_of = 0
        self._passages: dict[int, Passage] = {}

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._hall.store.notices.hand_out = self._hand_out_safely
        await super().start()
        self._open_door()
        await self._link_to_all()
        self._tasks = [
            asyncio.create_task(self._hear_all()),
            asyncio.create_task(every(LINK_SECONDS, self._link_to_all)),
        ]

    def _see_others(self) -> None:
        super()._see_others()
        self._open_door()
        for server in set(self._passages).difference(self._members.others):
            self._passages.pop(server).close()

    def _open_door(self) -> None:
        """Let the others hand connections over to us, under our present id."""
        me = self._members.me
        if CAN_HAND_OVER and self.on_arrival is not None and me and me != self._door_of:
            if self._door is not None:
                self._door.close()
            self._door, self._door_of = None, me
            with contextlib.suppress(OSError):  # not in every folder can there be sockets
                self._door = Door(self._members.door(me), self.on_arrival)

    def hand_over(self, server: int, connection: int, luggage: Luggage) -> bool:
        if not CAN_HAND_OVER or server not in self._members.others:
            return False
        try:
            passage = self._passages.get(server)
            if passage is None:
                passage = self._passages[server] = Passage(self._members.door(server))
            passage.send(connection, luggage)
        except BlockingIOError:
            return False
        except OSError:
            if lost := self._passages.pop(server, None):
                lost.close()
            return False
        return True

    def _others_are_gone(self) -> None:
        """They may have changed something and not have come to say so."""
        self._news.put_nowait("")
        super()._others_are_gone()

    async def _link_to_all(self) -> None:
        for server in tuple(self._members.others):
            with contextlib.suppress(LinkLost):
                await self._link(server)

    async def _open_link(self, server: int, address: str) -> Link:
        link = await super()._open_link(server, address)
        if server in self._missed:
            self._missed.discard(server)
            link.send(News(""))
        return link

    def _lose_link(self, server: int) -> None:
        self._missed.add(server)
        super()._lose_link(server)

    def _hand_out_safely(self, notices: Sequence[str]) -> None:
        """Called in any thread."""
        with contextlib.suppress(RuntimeError):  # the server has stopped
            self._loop.call_soon_threadsafe(self._hand_out, notices)

    def _hand_out(self, notices: Sequence[str]) -> None:
        for server in self._members.others:
            link = self._link_if_open(server)
            if link is None:
                self._missed.add(server)
            else:
                for notice in notices:
                    link.send(News(notice))

    async def _hear_all(self) -> None:
        while True:
            await self._hear_safely(await self._news.get())

    async def hang_up(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._door is not None:
            self._door.close()
        for passage in self._passages.values():
            passage.close()
        await super().hang_up()
