"""What tests of several folders share: PostgreSQL, ``--thorough``, and a loud line about what was
left out."""

from __future__ import annotations

import uuid
from collections.abc import Iterator

import psycopg
import psycopg.sql
import pytest

from tests.browser.chromium import NO_BROWSER
from tests.server.postgres import postgres_server


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--thorough",
        action="store_true",
        help="run the long tests too, and every way to play that a test otherwise takes some of",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long tests to thorough runs."""
    if config.getoption("thorough"):
        return
    long = [item for item in items if item.get_closest_marker("thorough")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL server of our own."""
    with postgres_server() as url:
        yield url


@pytest.fixture
def postgres(postgres_url: str) -> str:
    """The address of a new, empty PostgreSQL database."""
    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(
            psycopg.sql.SQL("CREATE DATABASE {}").format(psycopg.sql.Identifier(name))
        )
    return postgres_url.replace("/postgres?", f"/{name}?")


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
