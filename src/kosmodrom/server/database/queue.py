"""Where the writers of several processes queue up for one SQLite file.

SQLite has one writer at a time. Those who wait look again and again, after pauses of up to a tenth
of a second, so in a crowd each would wait for long. Here the system wakes the next one at once.
"""

from __future__ import annotations

import fcntl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Final

PATIENCE: Final = 2.0
"""How long to wait in the queue. The first may have been stopped in the middle of a transaction:
then SQLite itself has the others wait, and tells them after a while that it is busy."""


class WriteQueue:
    """The queue, as seen by one process. Whoever leaves it is followed at once, also when they
    leave by being killed."""

    def __init__(self, file: Path, patience: float = PATIENCE) -> None:
        self._path = file
        self._patience = patience
        self._file: IO[bytes] | None = None
        self._waiter: _Waiter | None = None
        """A thread that waits for us: what the system has wait cannot be interrupted."""
        self._stuck: _Waiter | None = None
        """One that waits in vain: while it does, nobody else tries."""

    @contextmanager
    def turn(self) -> Iterator[None]:
        """What is done meanwhile, no other process does."""
        has_turn = self.take_at_once() or self.take()
        try:
            yield
        finally:
            if has_turn:
                self.leave()

    def take_at_once(self) -> bool:
        """Take the turn if nobody has it; whether it was taken."""
        if self._stuck is not None:
            if not self._stuck.has_ended():
                return False
            self._stuck = None
        if self._file is None:
            self._path.parent.mkdir(mode=0o700, exist_ok=True)
            self._file = self._path.open("ab")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def take(self) -> bool:
        """Wait for the turn, which somebody else has; False if it takes too long."""
        if self._stuck is not None:
            return False
        assert self._file is not None
        waiter = self._waiter = self._waiter or _Waiter(self._file)
        if waiter.wait(self._patience):
            return True
        # When it is woken up at last nobody wants the turn any more: it closes the file.
        self._stuck, self._waiter, self._file = waiter, None, None
        return False

    def leave(self) -> None:
        assert self._file is not None
        fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        if self._waiter is not None:
            self._waiter.end()
        elif self._file is not None:
            self._file.close()
        self._waiter = self._file = None


class _Waiter:
    """A thread that waits for a lock."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._wanted: SimpleQueue[bool] = SimpleQueue()
        self._taken = threading.Semaphore(0)
        self._thread = threading.Thread(target=self._run, name="write queue", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait for the lock; if it does not come in time, this was the last time."""
        self._wanted.put(True)
        if self._taken.acquire(timeout=seconds):
            return True
        self.end()
        return False

    def end(self) -> None:
        self._wanted.put(False)

    def has_ended(self) -> bool:
        return not self._thread.is_alive()

    def _run(self) -> None:
        with self._file:
            while self._wanted.get():
                fcntl.flock(self._file, fcntl.LOCK_EX)
                self._taken.release()
