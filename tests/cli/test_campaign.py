"""Campaigns in the terminal: played chapter after chapter, kept in a file, told again."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kosmodrom.cli import main
from kosmodrom.core.options import Option
from kosmodrom.core.series import Chronicle, Series
from tests.cli.terminal import Terminal
from tests.cli.test_commands import Inside, inside
from tests.core.toys import TREK, Again, AnyTable, Burn, Push, Wait
from tests.server.running import install_toys, python_path
from tests.server.venue import toys_installed

__all__ = ["inside"]

START = ("play", "toy_trek", "--campaign", "homeward", "--players", "1", "--seed", "7")


@pytest.fixture
def toys() -> Iterator[None]:
    with toys_installed():
        yield


def play_out(table: AnyTable, *wanted: Option) -> None:
    while not table.finished:
        seat, asked = next(iter(table.pending.items()))
        table.decide(seat, next(option for option in wanted if option in asked.options))


def new_series() -> Series[Any, Any, Any]:
    """A campaign with a lost chapter, a won one, and one in play."""
    series: Series[Any, Any, Any] = Series.start(TREK, "homeward", seats=["Ala"], seed=7)
    play_out(series.play(), Wait(), Again())
    series.advance()
    play_out(series.play(), Push(), Burn())
    series.advance()
    series.play().decide(0, Wait())
    return series


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "campaign.json"
    new_series().chronicle.save(file)
    return file


def read(file: Path) -> Chronicle:
    return Chronicle.from_json(file.read_bytes())


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
def test_a_campaign_is_played_and_gone_on_with(tmp_path: Path) -> None:
    toys, file = tmp_path / "toys", tmp_path / "campaign.json"
    install_toys(toys)

    def start(*arguments: str) -> Terminal:
        place = python_path(toys)
        return Terminal(*arguments, "--lang", "en", cwd=tmp_path, PYTHONPATH=place)

    game = start(*START, "--save", str(file))
    try:
        game.wait("Chapter 1: The launch", "Spare fuel: 0", "Press Enter to play")
        game.press("enter")
        game.wait("»", "Push, for sure")
        game.press("1", "enter")
        game.wait("You won.", "continue the campaign")
        game.press("q")
        game.wait("Chapter 2: The drift", "Spare fuel: 1", "Press Enter to play")
        assert len(read(file).chapters) == 1
        game.press("q", "enter")
        assert game.finish() == 0
    finally:
        game.kill()

    # The same command goes on where the file ends; so does --load, in the middle of a chapter.
    for arguments in ((*START, "--save", str(file)), ("play", "--load", str(file))):
        game = start(*arguments)
        try:
            game.wait("Chapter 2: The drift", "Press Enter to play")
            game.press("enter")
            game.wait("»", "Type the number of a choice")
            game.press("3", "enter")
            game.wait("Captain flies", gone="press Enter to take it")
            game.press("q")
            game.wait("Save the game to")
            game.press("enter")
            assert game.finish() == 0
        finally:
            game.kill()
    chapters = read(file).chapters
    assert [len(chapter.choices) for chapter in chapters] == [1, 2]
    Series.load(read(file), ruleset=TREK)


def run(capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch, *arguments: str) -> str:
    patch.setattr(sys, "argv", ["kosmodrom", *arguments])
    patch.setenv("KOSMODROM_LANG", "en")
    with pytest.raises(SystemExit) as caught:
        main()
    out, err = capsys.readouterr()
    assert (caught.value.code, err) == (0, "")
    return out


@pytest.mark.usefixtures("toys")
def test_a_recorded_campaign_is_told(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = run(capsys, monkeypatch, "replay", str(record))
    lines = text.splitlines()
    assert lines[0] == "Homeward"
    assert "Chapter 1, The launch: lost." in lines
    assert "Chapter 2, The launch: won." in lines
    assert "Chapter 3: The drift" in lines
    alone = run(capsys, monkeypatch, "replay", str(record), "--chapter", "3")
    assert "After choice 1 of 1." in alone
    series = new_series()
    for _ in range(2):
        play_out(series.play(), Push(), Burn(), Again())
        series.advance()
    series.chronicle.save(record)
    over = run(capsys, monkeypatch, "replay", str(record))
    assert "Homeward: the campaign is won.\n  Ala: Home, somehow (6 points)" in over


@pytest.mark.usefixtures("toys")
def test_games_lists_the_campaigns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = run(capsys, monkeypatch, "games")
    assert "--campaign homeward  Homeward: A small crew" in text


@pytest.mark.usefixtures("toys")
def test_what_cannot_be_done_with_campaigns(inside: Inside, record: Path, tmp_path: Path) -> None:
    def told(*arguments: str) -> str:
        return inside.error(1, *arguments, lang="en")

    play = ("play", "toy_trek", "--campaign")
    assert "Known: homeward, derby" in told(*play, "away")
    assert "astrominers has no campaigns" in told("play", "astrominers", "--campaign", "homeward")
    assert "is for 2 to 2 players" in told(*play, "derby", "--players", "3")
    assert "holds the campaign “homeward”" in told(*play, "derby", "--load", str(record))
    assert "needs a terminal" in told("play", "--load", str(record))
    assert "There is no seat 1" in told("play", "--load", str(record), "--seat", "1")
    assert "this record has 3" in told("replay", str(record), "--chapter", "4")
    game = tmp_path / "game.json"
    new_series().tables[0].history.save(game)
    assert "holds a single game" in told("replay", str(game), "--chapter", "1")
    assert "not a campaign" in told(*play, "homeward", "--load", str(game))
    wrong = msgspec.json.decode(record.read_bytes())
    wrong["chapters"][1]["carried"]["failures"] = 0
    record.write_bytes(msgspec.json.encode(wrong))
    assert "Chapter 2 of this campaign does not begin" in told("replay", str(record))
