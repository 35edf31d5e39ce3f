"""The checks before the tests: those of Python and of the web client run at the same time.

    python scripts/checks.py FOLDER_OF_THE_ENVIRONMENT

Makes the environment first, if it is not whole; the web client's checks do not wait for Python's
packages. Stops at the first step that fails, with its exit code.
"""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / "scripts" / "environment.py"
CLIENT = ("modules", "web")
STEPS = ("run", "project", "dev", *CLIENT)
COLLECT = "pytest --collect-only"
STOPPED = {"en": "Stopped: {name} failed.", "pl": "Przerwano: błędy w kroku {name}."}
LANGUAGE = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")


def tools(env: str) -> Path:
    return Path(env) / ("Scripts" if os.name == "nt" else "bin")


def of_python(env: str) -> dict[str, list[str]]:
    return {
        "ruff format": [str(tools(env) / "ruff"), "format", "--check"],
        "ruff check": [str(tools(env) / "ruff"), "check"],
        "mypy": [str(tools(env) / "mypy")],
        "lint-imports": [str(tools(env) / "lint-imports"), "--no-logo"],
    }


def of_the_tests(env: str) -> dict[str, list[str]]:
    """Whether all can be imported. Each process of pytest would compile them anew, were that not
    done here, beside mypy."""
    return {COLLECT: [str(tools(env) / "pytest"), "--collect-only", "-qq"]}


def of_the_client(env: str) -> list[dict[str, list[str]]]:
    """In two rows, as svelte-check takes as long as the others together."""
    npm = [sys.executable, "-I", str(ENVIRONMENT), "npm", env]
    return [
        {
            "prettier, eslint": [*npm, "run", "--silent", "lint"],
            "vitest": [*npm, "run", "--silent", "test"],
        },
        {"svelte-check": [*npm, "run", "--silent", "check"]},
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
        self.checks = checks
        self._done = done
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False

    def run(self) -> None:
        for name, command in self.checks.items():
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


def is_built(env: str) -> bool:
    """Whether the web client is ready, while the rest of the environment may not be."""
    check = [sys.executable, "-I", "-S", str(ENVIRONMENT), "check", env, *CLIENT]
    return subprocess.run(check).returncode == 0


def tell(check: Done) -> None:
    """Show what a check has said."""
    print(f"\n== {check.name}", flush=True)
    if check.code or check.name != COLLECT:  # which lists them all
        sys.stdout.buffer.write(check.output)
    if check.code:
        told = STOPPED["pl" if LANGUAGE.startswith("pl") else "en"]
        print(told.format(name=check.name), flush=True)


def run_all(lanes: list[Lane], done: queue.Queue[Done]) -> int:
    """Wait for the checks of lanes that run; the exit code of the first that fails."""
    for _ in range(sum(len(lane.checks) for lane in lanes)):
        check = done.get()
        tell(check)
        if check.code:
            return check.code
    return 0


def stop_all(lanes: list[Lane]) -> None:
    for lane in lanes:
        lane.stop()
        if lane.ident is not None:
            lane.join()


def main(env: str) -> int:
    done: queue.Queue[Done] = queue.Queue()
    client = [Lane(checks, done) for checks in of_the_client(env)]
    python = [Lane(of_python(env), done), Lane(of_the_tests(env), done)]
    lanes = [*client, *python]
    making = subprocess.Popen([sys.executable, "-I", str(ENVIRONMENT), "prepare", env, *STEPS])
    try:
        while making.poll() is None and not is_built(env):
            time.sleep(0.5)
        if not making.returncode:  # it goes on, or has succeeded
            for lane in client:
                lane.start()
        if making.wait():
            return making.returncode
        for lane in python:
            lane.start()
        return run_all(lanes, done)
    except KeyboardInterrupt:
        return 130
    finally:
        making.wait()
        stop_all(lanes)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
