"""A companion in the terminal: Luna, beside a real table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.cli.test_terminal import LARGE, SMALL, Seat

START = ("play", "skymines-luna", "--seed", "7", "--option", "luna_level=4")


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Seat]:
    seat = Seat(tmp_path)
    yield seat
    seat.close()


@pytest.mark.parametrize("size", [pytest.param(SMALL, marks=pytest.mark.thorough), LARGE])
def test_a_visit(sit: Seat, size: tuple[int, int]) -> None:
    """Start, answer, take back, save, quit, and go on."""
    game = sit(*START, size=size)
    first = game.wait("» Draw one of the unused starting tokens", "on 9, 16", "SKY-1613")
    assert first.startswith(" Luna at your table")
    assert "Hint" not in first
    game.press("1", "enter")  # numbers are called by their own
    game.wait("Round 1: everyone plans")
    game.press("enter")
    game.wait("When it is Luna’s turn", "Luna’s majorities: titanium", "SKY-1631")
    game.press("enter")
    told = game.wait("Luna turned up card", "SKY-1641", gone="When it is Luna’s turn")
    question = game.question
    game.press("u")
    game.wait("When it is Luna’s turn")
    game.press("enter")
    game.wait("Luna turned up card", gone="When it is Luna’s turn")
    assert game.question == question
    card = next(line for line in told.splitlines() if "turned up card" in line)
    assert card.strip(" │") in game.text
    game.press("h")
    game.read(0.3)
    assert "Hint from the bot" not in game.text

    game.press("s")
    game.wait("skymines-luna-7.json")
    game.press("enter")
    game.wait("Saved to skymines-luna-7.json.")
    game.press("q")
    assert game.finish() == 0
    saved = json.loads((sit.folder / "skymines-luna-7.json").read_text())
    assert (saved["game"], saved["seats"]) == ("skymines-luna", ["Luna"])

    again = sit("play", "--load", "skymines-luna-7.json", size=size, lang="pl")
    again.wait("»", "Luna przy twoim stole", "Cofnij")
    again.press("l")
    again.wait("Luna at your table", f"»{question}".rstrip())
    again.press("q")
    assert again.finish() == 0


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Luna at your table"), ("pl", "Luna przy twoim stole")]
)
def test_it_is_named_with_its_game_and_not_among_the_games(
    command: Command, language: str, name: str
) -> None:
    told, _ = command("games", lang=language)
    assert f"    kosmodrom play skymines-luna  {name}: " in told
    assert "\nskymines-luna" not in told


def test_pages_are_as_wide_as_the_screen(sit: Seat) -> None:
    """Also those that were hidden when something was told."""
    game = sit("play", "galaxy_trucker-dispatcher", "--seed", "7")
    game.wait("» Which colours play?")
    game.press("1", "enter")
    game.wait("[•Board]", "» Flight 1, class I: when everybody is ready")
    game.press("enter")
    game.wait("» Everybody builds.")
    game.press("tab")
    game.wait("[Log]", "The sand is running: circle I. (GTB-315, GTB-318)")
    game.press("tab")
    game.wait("Board]", "─ The flight " + "─" * 60)
