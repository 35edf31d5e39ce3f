"""What tests of several folders share: PostgreSQL, ``--thorough``, and a loud line about what was
left out."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Generator, Iterator
from pathlib import Path

import psycopg
import pytest

from tests.browser.chromium import NO_BROWSER
from tests.server.postgres import postgres_server

MEMORY = Path("/dev/shm")  # on Linux
ROOM = 4 * 2**30


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--thorough",
        action="store_true",
        help="run the long tests too, and every way to play that a test otherwise takes some of",
    )


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect thousands of tests without looking for garbage among them all the time, which takes
    as long as the collecting itself; nor is there any later. Then look as rarely as a server."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(50_000, 20, 50)
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave some tests to thorough runs, and begin with those that take long."""
    if not config.getoption("thorough"):
        left_out = [item for item in items if item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: tests of servers and browsers often wait. With more of
    them, the same tests cost more time of the processor."""
    return (os.cpu_count() or 1) + 1


def pytest_configure() -> None:
    # A shell ignores Ctrl-C for what it runs in the background, and so would the programs that
    # tests start and interrupt.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # A server waits for the disk whenever something has happened at a table: files in memory do
    # not keep it waiting.
    if is_roomy(MEMORY):
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def is_roomy(folder: Path) -> bool:
    """Whether the files of all tests have room in a folder, and programs can be run there."""
    if not os.access(folder, os.W_OK):
        return False
    room = os.statvfs(folder)
    return room.f_bavail * room.f_frsize >= ROOM and not room.f_flag & os.ST_NOEXEC


@pytest.fixture
def thorough(request: pytest.FixtureRequest) -> bool:
    """Whether this run takes its time."""
    return bool(request.config.getoption("thorough"))


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL server of our own, with one database for all tests of this process."""
    with postgres_server() as server:
        with psycopg.connect(server.url, autocommit=True) as connection:
            connection.execute("CREATE DATABASE test")
        yield server.url.replace("/postgres?", "/test?")


@pytest.fixture
def postgres(postgres_url: str) -> str:
    """The address of an empty PostgreSQL database, which nobody is connected to. A new one for each
    test would copy hundreds of files."""
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return postgres_url


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = terminalreporter.getreports("skipped")
    left_out = [report for report in reports if NO_BROWSER in str(report.longrepr)]
    if left_out:
        terminalreporter.section("LEFT OUT", red=True, bold=True)
        terminalreporter.write_line(
            f"{len(left_out)} tests in tests/browser did not run, because there is no Chromium. "
            "Install one (Debian: apt install chromium), or name it in KOSMODROM_CHROMIUM, "
            "or run: ./kosmodrom dev playwright install chromium",
            red=True,
        )
