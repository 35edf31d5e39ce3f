"""The checks before the tests: those of Python and of the web client run at the same time.

    python scripts/checks.py FOLDER_OF_THE_ENVIRONMENT

Stops at the first one that fails, with its exit code.
"""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
STOPPED = {"en": "Stopped: {name} failed.", "pl": "Przerwano: błędy w kroku {name}."}
LANGUAGE = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")


def lanes(env: str) -> list[dict[str, list[str]]]:
    """Checks that run side by side; those of a lane run one after the other."""
    npm = [sys.executable, "-I", str(ROOT / "scripts" / "environment.py"), "npm", env]
    return [
        {
            "ruff format": [str(BIN / "ruff"), "format", "--check"],
            "ruff check": [str(BIN / "ruff"), "check"],
            "mypy": [str(BIN / "mypy")],
            "lint-imports": [str(BIN / "lint-imports"), "--no-logo"],
        },
        {
            "prettier, eslint": [*npm, "run", "--silent", "lint"],
            "svelte-check": [*npm, "run", "--silent", "check"],
            "vitest": [*npm, "run", "--silent", "test"],
        },
    ]


class Done(NamedTuple):
    """A check that has ended."""

    name: str
    code: int
    output: bytes


class Lane(threading.Thread):
    """Runs checks until one fails, and puts each into a queue when it has ended."""

    def __init__(self, checks: dict[str, list[str]], done: queue.Queue[Done]) -> None:
        super().__init__(daemon=True)
        self._checks = checks
        self._done = done
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False

    def run(self) -> None:
        for name, command in self._checks.items():
            try:
                done = Done(name, *self._run(command))
            except OSError as error:
                done = Done(name, 127, f"{command[0]}: {error.strerror}\n".encode())
            self._done.put(done)
            if done.code or self._stopped:
                return

    def _run(self, command: list[str]) -> tuple[int, bytes]:
        colours = {"FORCE_COLOR": "1", "CLICOLOR_FORCE": "1", "MYPY_FORCE_COLOR": "1"}
        with self._lock:
            if self._stopped:
                return 1, b""
            self._process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=os.environ | (colours if sys.stdout.isatty() else {}),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        output, _ = self._process.communicate()
        return self._process.returncode, output

    def stop(self) -> None:
        """End the running check, with all processes that it has started."""
        with self._lock:
            self._stopped = True
            if self._process is None or self._process.poll() is not None:
                return
            with suppress(ProcessLookupError):
                if os.name == "nt":
                    self._process.terminate()
                else:
                    os.killpg(self._process.pid, signal.SIGTERM)


def main(env: str) -> int:
    done: queue.Queue[Done] = queue.Queue()
    running = [Lane(checks, done) for checks in lanes(env)]
    try:
        for lane in running:
            lane.start()
        for _ in range(sum(len(checks) for checks in lanes(env))):
            check = done.get()
            print(f"\n== {check.name}", flush=True)
            sys.stdout.buffer.write(check.output)
            if check.code:
                told = STOPPED["pl" if LANGUAGE.startswith("pl") else "en"]
                print(told.format(name=check.name), flush=True)
                return check.code
    except KeyboardInterrupt:
        return 130
    finally:
        for lane in running:
            lane.stop()
            if lane.ident is not None:
                lane.join()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
