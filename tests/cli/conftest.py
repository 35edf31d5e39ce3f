"""Commands in this process, with the toy games installed."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from kosmodrom.cli import main, play
from kosmodrom.cli.speech import VARIABLES
from kosmodrom.cli.terminal.session import Session
from tests.server.venue import toys_installed

Command = Callable[..., tuple[str, str]]


@pytest.fixture(params=["sqlite", "postgresql"])
def two_workers(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """What makes a server of two processes, with each kind of database."""
    if request.param == "sqlite":
        return ("--workers", "2")
    return ("--workers", "2", "--database", request.getfixturevalue("postgres"))


@pytest.fixture(autouse=True)
def language_stays() -> Iterator[None]:
    """Who switches the language in the terminal does so for the whole process: not for the tests
    that come after."""
    before = os.environ.get(VARIABLES[0])
    yield
    os.environ.pop(VARIABLES[0], None)
    if before is not None:
        os.environ[VARIABLES[0]] = before


@pytest.fixture
def command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Command]:
    """Runs a command in this process, and returns what it prints."""

    def run(*arguments: str, lang: str = "en") -> tuple[str, str]:
        monkeypatch.setattr(sys, "argv", ["kosmodrom", *arguments])
        monkeypatch.setenv("KOSMODROM_LANG", lang)
        with suppress(SystemExit):
            main()
        return capsys.readouterr()

    with toys_installed():
        yield run


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """The sessions that would have been shown."""
    sessions: list[Session] = []
    monkeypatch.setattr(play, "_sit_down", sessions.append)
    return sessions
