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
HEARTBEAT_SECONDS: Final = 5.0
"""How often a process says that it is alive."""
HUNG_SECONDS: Final = 60.0
"""After how long without a heartbeat it is killed. On a busy machine a process may be slow."""
ENDING_SECONDS: Final = 8.0
"""The same once it was told to end: whoever has told us gives up after ten seconds, as Docker does.
A process that was stopped (SIGSTOP) does not hear of it."""
STEADY_SECONDS: Final = 60.0
"""Once a process has run for this long, its end is not one more of the crashes before it."""
PAUSE: Final = 1.0
"""How long to wait after several crashes in a row: whatever killed a server that did serve, it is
back within two seconds."""
LONGEST_PAUSE: Final = 60.0
"""How long to wait at most where no process comes to serve any more."""

_CONTEXT: ForkContext | SpawnContext = (
    multiprocessing.get_context("fork")
    if sys.platform == "linux"
    else multiprocessing.get_context("spawn")
)

Serve = Callable[[Any, Callable[[], None]], None]
"""What a process does: its first argument is whatever it needs, and it calls the second, its
heartbeat, every `HEARTBEAT_SECONDS` from the moment when it serves."""


class FailedToStart(Exception):
    """The first process ended before it served, with this exit code: it would do so again."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Worker:
    """A server process, and after its end the next one in its place."""

    def __init__(self, serve: Serve, needs: Any) -> None:
        self._serve = serve
        self._needs = needs
        self.process: BaseProcess | None = None
        self.start_at = 0.0
        """When it is to be started, if it is not running."""
        self.serving = False
        self.hung = False
        """Whether it was killed because it had no heartbeat."""
        self._patience = HUNG_SECONDS
        self._started = 0.0
        self._last_heartbeat = 0.0
        self._crashes = 0
        """How often in a row it ended soon after its start."""
        self._failures = 0
        """How often in a row it ended before it served."""

    def start(self) -> None:
        self.serving = self.hung = False
        self._heartbeats, heartbeat = _CONTEXT.Pipe(duplex=False)
        process = _CONTEXT.Process(target=_work, args=(self._serve, self._needs, heartbeat))
        try:
            process.start()
            self.process = process
        except OSError:
            self._heartbeats.close()
            raise
        finally:
            heartbeat.close()
        self._started = self._last_heartbeat = time.monotonic()

    def end(self, sig: int) -> None:
        """Tell it to end, by a signal."""
        self._patience = ENDING_SECONDS
        if self.process is not None and self.process.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, sig)

    def listen(self) -> None:
        """Take the heartbeats that have come, and kill the process if there were none for long."""
        assert self.process is not None
        now = time.monotonic()
        with suppress(EOFError, OSError):
            while self._heartbeats.poll():
                self._heartbeats.recv_bytes()
                self.serving, self._last_heartbeat = True, now
        if self.serving and now - self._last_heartbeat > self._patience:
            self.hung = True
            self.process.kill()

    def reap(self) -> int:
        """Put away the process, which has ended. Returns its exit code: below 0 for a signal."""
        assert self.process is not None
        process, self.process = self.process, None
        process.join()
        code = process.exitcode or 0
        process.close()
        self._heartbeats.close()
        return code

    def back_off(self) -> float:
        """After how many seconds the next process is started: at once, or after several crashes in
        a row a little later; the longer, the more processes in a row never served."""
        now = time.monotonic()
        self._crashes = 1 if now - self._started >= STEADY_SECONDS else self._crashes + 1
        self._failures = 0 if self.serving else self._failures + 1
        longer = 2.0 ** max(0, self._failures - 3)
        pause = min(LONGEST_PAUSE, PAUSE * longer) if self._crashes > 2 else 0.0
        self.start_at = now + pause
        return pause


class Supervisor:
    """Runs server processes until a signal comes. ``welcome`` is called when one serves."""

    def __init__(
        self, processes: int, serve: Serve, needs: Any, welcome: Callable[[], None]
    ) -> None:
        self._workers = [Worker(serve, needs) for _ in range(processes)]
        self._welcome: Callable[[], None] | None = welcome
        self.stopped_by: int | None = None
        """The signal that came."""

    @property
    def _running(self) -> list[tuple[Worker, BaseProcess]]:
        return [(worker, worker.process) for worker in self._workers if worker.process is not None]

    def run(self) -> None:
        """Return when a signal has come and all processes have ended."""
        usual = {sig: signal.signal(sig, self._stop) for sig in SIGNALS}
        try:
            while self._running or self.stopped_by is None:
                if self.stopped_by is None:
                    self._start_due()
                wait([process.sentinel for _, process in self._running], LOOK_SECONDS)
                for worker, process in self._running:
                    self._look_at(worker, process)
        finally:
            for _, process in self._running:
                process.kill()
            for sig, handler in usual.items():
                signal.signal(sig, handler)

    def _start_due(self) -> None:
        for worker in self._workers:
            if worker.process is None and worker.start_at <= time.monotonic():
                # A signal that comes meanwhile waits until both processes are ready for it.
                signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
                try:
                    if self.stopped_by is None:  # perhaps it came while another was started
                        worker.start()
                except OSError as error:  # no memory, say: the others go on
                    problem = error.strerror or str(error)
                    self._tell(worker, speak()("cli-serve-not-started", problem=problem))
                finally:
                    signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)

    def _look_at(self, worker: Worker, process: BaseProcess) -> None:
        worker.listen()
        if worker.serving and self._welcome is not None:
            with suppress(OSError):  # perhaps nobody listens
                self._welcome()
            self._welcome = None
        if process.is_alive():
            return
        code = worker.reap()
        if self.stopped_by is not None:
            return
        if self._welcome is not None and code > 0:
            raise FailedToStart(code)  # in an orderly way, after it said why
        self._tell(worker, _how_it_ended(worker, code))

    def _tell(self, worker: Worker, what: str) -> None:
        """Say what happened to a process, and when the next one starts."""
        pause = worker.back_off()
        when = speak()("cli-serve-later" if pause else "cli-serve-again", seconds=round(pause))
        with suppress(OSError):  # perhaps nobody listens
            print(what, when, file=sys.stderr, flush=True)

    def _stop(self, sig: int, _frame: FrameType | None) -> None:
        """Pass a signal on."""
        self.stopped_by = sig
        for worker in self._workers:
            worker.end(sig)


def _how_it_ended(worker: Worker, code: int) -> str:
    words = speak()
    if worker.hung:
        return words("cli-serve-hung", seconds=round(HUNG_SECONDS))
    if code >= 0:
        return words("cli-serve-ended", code=code)
    try:
        name = signal.Signals(-code).name
    except ValueError:  # not every signal has a name
        name = str(-code)
    return words("cli-serve-killed", signal=name)


def _work(serve: Serve, needs: Any, heartbeats: Connection) -> None:
    """What a process does."""
    os.setsid()  # Ctrl-C in a terminal is for the supervisor, which passes it on
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)

    def heartbeat() -> None:
        with suppress(OSError):
            heartbeats.send_bytes(b"")

    with suppress(KeyboardInterrupt):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        threading.Thread(target=_end_with_parent, daemon=True).start()
        serve(needs, heartbeat)


def _end_with_parent() -> None:
    """End with the supervisor: a process without it would keep the port, and nobody could stop it.
    Being killed loses nothing."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
