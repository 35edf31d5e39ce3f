"""Keeps server processes running: one that dies is started again.

A server may be killed by the system when memory runs out, or by a fault in a library. Nothing that
was acknowledged is lost then, but somebody has to start it again: this process, which does nothing
else and holds the port meanwhile. The others are copies of it (where the system can do that well),
so they start quickly.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkContext, SpawnContext
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any, Final

from kosmodrom.cli.speech import speak

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
"""Those that stop the server."""
LOOK_SECONDS: Final = 0.25
"""How often to look for signals and for processes that are to be started."""
BEAT_SECONDS: Final = 5.0
"""How often a process says that it is alive."""
SILENCE_SECONDS: Final = 60.0
"""After how long without a word it is taken for dead. On a busy machine a process may be slow."""
STEADY_SECONDS: Final = 60.0
"""How long a process must have served for its end not to count as one more of the same."""
LONGEST_PAUSE: Final = 60.0

_CONTEXT: ForkContext | SpawnContext = (
    multiprocessing.get_context("fork")
    if sys.platform == "linux"
    else multiprocessing.get_context("spawn")
)

Serve = Callable[[Any, Callable[[], None]], None]
"""What a process does: its first argument is whatever it needs, and it calls the second every
`BEAT_SECONDS` from the moment when it serves."""


class FailedToStart(Exception):
    """The first process ended before it served, with this exit code: it would do so again."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Supervised:
    """One of the processes, which may be a new one by now."""

    def __init__(self, serve: Serve, needs: Any) -> None:
        self._serve = serve
        self._needs = needs
        self.process: BaseProcess | None = None
        self.due = 0.0
        """When it is to be started, if it is not running."""
        self.serves = False
        self._started = 0.0
        self._heard = 0.0
        self._falls = 0
        """How often in a row it ended soon after its start."""

    def start(self) -> None:
        self._hear, beat = _CONTEXT.Pipe(duplex=False)
        process = _CONTEXT.Process(target=_work, args=(self._serve, self._needs, beat))
        try:
            process.start()
            self.process = process
        except OSError:
            self._hear.close()
            raise
        finally:
            beat.close()
        self.serves = False
        self._started = self._heard = time.monotonic()

    def send(self, sig: int) -> None:
        if self.process is not None and self.process.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, sig)

    def listen(self) -> None:
        """Take what the process says. Kill it if it has been silent for too long."""
        assert self.process is not None
        now = time.monotonic()
        with suppress(EOFError, OSError):
            while self._hear.poll():
                self._hear.recv_bytes()
                self.serves, self._heard = True, now
        if self.serves and now - self._heard > SILENCE_SECONDS:
            self.process.kill()

    def bury(self) -> tuple[str, float]:
        """The process has ended: how, and after how many seconds the next one is due."""
        assert self.process is not None
        code, process = self.code, self.process
        self.process = None
        process.close()
        self._hear.close()
        return signal.Signals(-code).name if code < 0 else str(code), self.rest()

    def rest(self) -> float:
        """After how many seconds it is due again: the longer, the more often it fell in a row."""
        now = time.monotonic()
        self._falls = 1 if now - self._started >= STEADY_SECONDS else self._falls + 1
        pause = min(LONGEST_PAUSE, 2.0 ** (self._falls - 3)) if self._falls > 2 else 0.0
        self.due = now + pause
        return pause

    @property
    def code(self) -> int:
        assert self.process is not None
        self.process.join()
        return self.process.exitcode or 0


class Supervisor:
    """Runs server processes until a signal comes. ``welcome`` is called when one serves."""

    def __init__(
        self, processes: int, serve: Serve, needs: Any, welcome: Callable[[], None]
    ) -> None:
        self._all = [Supervised(serve, needs) for _ in range(processes)]
        self._welcome: Callable[[], None] | None = welcome
        self.stopped_by: int | None = None
        """The signal that came."""

    @property
    def _running(self) -> list[Supervised]:
        return [one for one in self._all if one.process is not None]

    def run(self) -> None:
        """Return when a signal has come and all processes have ended."""
        usual = {sig: signal.signal(sig, self._stop) for sig in SIGNALS}
        try:
            while self._running or self.stopped_by is None:
                if self.stopped_by is None:
                    self._start_due()
                wait([one.process.sentinel for one in self._running if one.process], LOOK_SECONDS)
                for one in self._running:
                    self._look_at(one)
        finally:
            for one in self._running:
                if one.process is not None:
                    one.process.kill()
            for sig, handler in usual.items():
                signal.signal(sig, handler)

    def _start_due(self) -> None:
        for one in self._all:
            if one.process is None and one.due <= time.monotonic():
                # A signal that comes meanwhile waits until both processes are ready for it.
                signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
                try:
                    if self.stopped_by is None:  # perhaps it came while another was started
                        one.start()
                except OSError as error:  # no memory, say: the others go on
                    self._tell(error.strerror or str(error), one.rest())
                finally:
                    signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)

    def _look_at(self, one: Supervised) -> None:
        assert one.process is not None
        one.listen()
        if one.serves and self._welcome is not None:
            with suppress(OSError):  # perhaps nobody listens
                self._welcome()
            self._welcome = None
        if one.process.is_alive():
            return
        if self._welcome is not None and one.code > 0 and self.stopped_by is None:
            raise FailedToStart(one.code)  # in an orderly way, after it said why
        how, pause = one.bury()
        if self.stopped_by is None:
            self._tell(how, pause)

    def _tell(self, how: str, pause: float) -> None:
        message = "cli-serve-later" if pause else "cli-serve-again"
        with suppress(OSError):  # perhaps nobody listens
            print(speak()(message, how=how, seconds=round(pause)), file=sys.stderr, flush=True)

    def _stop(self, sig: int, _frame: FrameType | None) -> None:
        """Pass a signal on."""
        self.stopped_by = sig
        for one in self._running:
            one.send(sig)


def _work(serve: Serve, needs: Any, beat: Connection) -> None:
    """What a process does."""
    os.setsid()  # Ctrl-C in a terminal is for the supervisor, which passes it on
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)

    def say_alive() -> None:
        with suppress(OSError):
            beat.send_bytes(b"")

    with suppress(KeyboardInterrupt):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        threading.Thread(target=_end_with_parent, daemon=True).start()
        serve(needs, say_alive)


def _end_with_parent() -> None:
    """End with the supervisor: a process without it would keep the port, and nobody could stop it.
    Being killed loses nothing."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
