"""A real server in a process of its own, which can be stopped, killed and started again."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

from kosmodrom.core.registry import GROUP
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.server.config import SECRETS_FILE, load_secrets
from tests.core import toys as toy_games

ROOT = Path(__file__).resolve().parents[2]
MARK = "RUNNING_SERVER"
"""A server and its child processes have this in their environment, with its log."""
START_SECONDS = 60
STOP_SECONDS = 30
# Tests are quicker than people, and many of them come from one address.
SETTINGS = """
bot_delay = 0
open_metrics = true
[limits]
requests = 1000000
sign_ins = 1000000
new_tables = 1000000
imports = 1000000
chat_lines = 1000000
socket_messages = 1000000
sockets = 1000000
connections = 1000000
tables_per_person = 1000000
"""


TOYS = {toy.id: name for name, toy in vars(toy_games).items() if isinstance(toy, Ruleset)}
"""The toy games: where each is found in its module."""


def install_toys(folder: Path) -> None:
    """Make a folder that, on Python's path, adds the toy games to the real ones."""
    package = folder / "kosmodrom_toys-1.dist-info"
    package.mkdir(parents=True, exist_ok=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: kosmodrom-toys\nVersion: 1\n")
    entries = [f"{game} = {toy_games.__name__}:{name}" for game, name in TOYS.items()]
    (package / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *entries, ""]))


def python_path(toys: Path | None = None) -> str:
    """Where a server finds its code: in this repository, and where the toys are installed."""
    places = [ROOT / "src"] if toys is None else [ROOT / "src", ROOT, toys]
    return os.pathsep.join(map(str, places))


def share_secrets(data: Path, other: Path) -> None:
    """Let the servers of two data folders trust each other, as those must that share a database."""
    load_secrets(data)
    other.mkdir(parents=True, exist_ok=True)
    shutil.copy(data / SECRETS_FILE, other / SECRETS_FILE)


def neighbours(folder: Path, database: str, *, toys: bool = False) -> list[RunningServer]:
    """Two servers that share a database, each on a port of its own."""
    if database == "sqlite":
        command = ("tests.server.one_of_two",)
        path = os.pathsep.join([python_path(folder / "both" / "toys" if toys else None), str(ROOT)])
        return [
            RunningServer(folder / "both", toys=toys, path=path, command=command, log=f"{name}.log")
            for name in ("one", "two")
        ]
    one, other = (
        RunningServer(folder / name, "--database", database, toys=toys) for name in ("one", "two")
    )
    share_secrets(one.data, other.data)
    return [one, other]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def _read(file: Path) -> bytes:
    """A file of a process; dead ones have empty files, or none."""
    with suppress(OSError):
        return file.read_bytes()
    return b""


def wait_for_the_end(processes: Iterable[int]) -> None:
    """Return when these processes are gone. They need not be children of this one."""
    deadline = time.monotonic() + STOP_SECONDS
    for pid in processes:
        while True:
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                break
            if _read(Path("/proc", str(pid), "stat")).rpartition(b")")[2].split()[:1] == [b"Z"]:
                break  # whoever took it in has not looked yet
            assert time.monotonic() < deadline, f"process {pid} does not end"
            time.sleep(0.005)


class RunningServer:
    """``kosmodrom serve`` with a data folder, always on the same port.

        with RunningServer(tmp_path, "--database", postgres) as server:
            httpx.get(f"{server.url}/api/games")
            server.kill()
            server.start()

    What it says is in ``log`` of the data folder. With ``toys`` it has the toy games, too;
    ``path`` is where Python finds another copy of the program.
    """

    def __init__(
        self,
        data: Path,
        *arguments: str,
        port: int | None = None,
        settings: str = SETTINGS,
        toys: bool = False,
        path: str | None = None,
        command: Sequence[str] = ("kosmodrom", "serve"),
        log: str = "server.log",
    ) -> None:
        self.data = data
        self.arguments = arguments
        self.port = port or free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.url = f"http://{self.address}"
        self._process: subprocess.Popen[bytes] | None = None
        self._toys = data / "toys" if toys else None
        self._path = path or python_path(self._toys)
        self._command = command
        self._log = data / log
        data.mkdir(parents=True, exist_ok=True)
        if self._toys is not None:
            install_toys(self._toys)
        if settings:
            (data / "settings.toml").write_text(settings, encoding="utf-8")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int:
        """The process that serves, or one of them: not the one that starts it again."""
        return self.serving()[0]

    def serving(self) -> list[int]:
        """The processes that serve."""
        assert self._process is not None
        pid = str(self._process.pid)
        if sys.platform == "linux":
            children = _read(Path("/proc", pid, "task", pid, "children"))
        else:
            children = subprocess.run(["pgrep", "-P", pid], stdout=subprocess.PIPE).stdout
        return [int(child) for child in children.split()]

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def processes(self) -> list[int]:
        """The server's running processes, with those of its bots. Only on Linux."""
        mark = f"{MARK}={self._log}".encode()
        return [
            int(process.name)
            for process in Path("/proc").glob("[0-9]*")
            if mark in _read(process / "environ").split(b"\0")
        ]

    def start(self) -> None:
        """Start, and wait until it is healthy."""
        assert not self.is_alive
        names = ("KOSMODROM_", "LC_", "LANG", "PYTHONPATH")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(names)}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", *self._command, "--port", str(self.port)),
                    *("--data-dir", str(self.data), *self.arguments),
                ],
                env={
                    **kept,
                    "PYTHONPATH": self._path,
                    "PYTHONUTF8": "1",
                    "PYTHONUNBUFFERED": "1",
                    MARK: str(self._log),
                },
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                # It forms a process group with its children, as in a terminal.
                start_new_session=True,
            )
        self._wait_until_healthy()

    def _wait_until_healthy(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while not self.is_healthy():
            if not self.is_alive or time.monotonic() > deadline:
                state = "is not healthy" if self.is_alive else "has ended"
                self.close()
                raise AssertionError(f"the server {state}:\n{self.log}")
            time.sleep(0.05)

    def is_healthy(self) -> bool:
        with suppress(URLError, OSError):
            opener = build_opener(ProxyHandler({}))
            with opener.open(f"{self.url}/health", timeout=START_SECONDS) as answer:
                return bool(answer.status == 200)
        return False

    def stop(self) -> int:
        """Press Ctrl-C and wait for the end; returns the exit code."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGINT)
        return self._process.wait(STOP_SECONDS)

    def kill(self) -> None:
        """Kill the server, as if the machine lost its power: nothing is cleaned up, and nobody
        starts it again."""
        assert self._process is not None
        serving = self.serving()
        self._process.kill()
        for pid in serving:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()
        wait_for_the_end(serving)

    def close(self) -> None:
        """Kill everything that is left of it."""
        if self._process is not None and self.is_alive:
            self.kill()
