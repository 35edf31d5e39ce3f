"""Automas on the command line, with a toy game that has them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Static

from kosmodrom.cli.terminal.app import TerminalTable
from kosmodrom.cli.terminal.session import Session
from kosmodrom.core.options import CLOCK
from kosmodrom.core.table import Table
from tests.cli.conftest import Command
from tests.core.toys import MARKET


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize(
    ("language", "expected", "line"),
    [
        ("en", "1–2 players and 0 or 1 automa ·", "2–4 players · "),
        ("pl", "Gracze: 1–2 oraz 0 lub 1 automa ·", "Gracze: 2–4 · "),
    ],
)
def test_the_list_of_games_tells_automas_where_there_are_any(
    command: Command, language: str, expected: str, line: str
) -> None:
    told, _ = command("games", lang=language)
    assert expected in told
    assert line in told


def test_simulate_with_automas(command: Command) -> None:
    arguments = ("simulate", "toy-market", "--games", "4", "--automas", "1", "--jobs", "1")
    told, _ = command(*arguments, "--json")
    answer: dict[str, Any] = json.loads(told)
    assert (answer["players"], answer["automas"]) == (1, 1)
    assert set(answer["mean_scores"]) == {"random", "automa"}
    table, _ = command(*arguments)
    assert "automa" in table
    _, problem = command("simulate", "astrominers", "--automas", "1", lang="pl")
    assert "Liczba autom w grze astrominers: 0, a nie 1." in problem


@pytest.mark.parametrize(
    ("language", "names"), [("en", ("Captain", "Sputnik")), ("pl", ("Kapitan", "Sputnik"))]
)
def test_play_seats_automas_after_the_players(
    command: Command, seated: list[Session], tmp_path: Path, language: str, names: tuple[str, ...]
) -> None:
    assert command("play", "toy-market", "--automas", "1", lang=language) == ("", "")
    [session] = seated
    assert (session.table.seats, session.table.automas) == (1, 1)
    assert session.table.names == names
    assert set(session.bots) == {-1}
    session.save(tmp_path / "game.json")
    command("play", "--load", str(tmp_path / "game.json"))
    assert seated[1].table.names == names
    _, problem = command("replay", str(tmp_path / "game.json"), "--seat", "1")
    assert "There is no seat 1" in problem


def test_play_refuses_what_the_game_does_not_take(command: Command, seated: list[Session]) -> None:
    _, problem = command("play", "toy-market", "--automas", "999999999999")
    assert "toy-market takes 0 or 1 automa, not 999,999,999,999." in problem
    _, problem = command("play", "toy-market", "--automas", "-1")
    assert "“-1”" in problem
    assert seated == []


def test_help_tells_of_automas(command: Command) -> None:
    for name in ("play", "simulate"):
        assert "--automas" in command(name, "--help")[0]
        assert "zasady gry" in command(name, "--help", lang="pl")[0]


@pytest.mark.anyio
async def test_the_terminal_tells_an_automa_from_bots() -> None:
    table: Table[Any, Any, Any] = Table.start(
        MARKET, seats=("Ala", "Vega"), automas=("Sputnik",), seed=1
    )
    session = Session(table, 0, {CLOCK: "random", 1: "greedy"})
    app = TerminalTable(session)
    async with app.run_test(size=(160, 50)) as pilot:
        await pilot.pause()
        title = str(app.screen.query_one("#title", Static).render())
    assert "Ala, Vega (regular), Sputnik (automa)" in title
