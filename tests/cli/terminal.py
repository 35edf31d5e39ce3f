"""A terminal for tests: the program behind a pseudo-terminal, its screen as text."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pexpect
import pyte

PATIENCE = 10.0
KEYS = {
    "enter": "\r",
    "escape": "\x1b",
    "tab": "\t",
    "down": "\x1b[B",
    "up": "\x1b[A",
    "pagedown": "\x1b[6~",
    "pageup": "\x1b[5~",
    "ctrl+c": "\x03",
}


class Terminal:
    """A running ``kosmodrom`` with its screen."""

    def __init__(
        self, *arguments: str, size: tuple[int, int] = (80, 24), cwd: Path | None = None, **env: str
    ) -> None:
        columns, rows = size
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("KOSMODROM_", "LC_"))}
        self.display = pyte.Screen(columns, rows)
        self._stream = pyte.Stream(self.display)
        self._process = pexpect.spawn(
            sys.executable,
            ["-m", "kosmodrom", *arguments],
            dimensions=(rows, columns),
            cwd=str(cwd) if cwd is not None else None,
            env={**kept, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", **env},
            timeout=PATIENCE,
            encoding="utf-8",
        )

    @property
    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.display.display)

    def line(self, part: str) -> str:
        """The first line on the screen with this part."""
        return next(line for line in self.text.splitlines() if part in line)

    @property
    def question(self) -> str:
        """What the person is asked, as far as it fits a line."""
        return self.line("»").partition("»")[2]

    def press(self, *keys: str) -> None:
        """Press keys by name, or type text."""
        for key in keys:
            self._process.send(KEYS.get(key, key))

    def read(self, seconds: float = 0.05) -> None:
        """Read what the program has written by now."""
        with suppress(pexpect.TIMEOUT):
            self._stream.feed(self._process.read_nonblocking(1 << 16, timeout=seconds))

    def wait(self, *parts: str, gone: str | None = None) -> str:
        """Wait until all parts are on the screen, and ``gone`` is not; returns the screen."""
        return self._wait(
            lambda text: all(part in text for part in parts) and (not gone or gone not in text),
            f"not on the screen: {parts}, or still {gone!r}",
        )

    def wait_for_any(self, *parts: str) -> str:
        """Wait until one of the parts is on the screen; returns the screen."""
        return self._wait(lambda text: any(part in text for part in parts), f"none of {parts}")

    def _wait(self, is_there: Callable[[str], bool], problem: str) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.read()
            if is_there(self.text):
                return self.text
        raise AssertionError(f"{problem}\n{self.text}")

    def finish(self) -> int:
        """Wait for the end; returns the exit code."""
        while True:
            try:
                self.read()
            except pexpect.EOF:
                break
        self._process.wait()
        status = self._process.exitstatus
        assert status is not None, f"killed by signal {self._process.signalstatus}"
        return int(status)

    def kill(self) -> None:
        if self._process.isalive():
            self._process.kill(signal.SIGKILL)
            self._process.wait()
        self._process.close()
