"""The table in the terminal, played through a pseudo-terminal."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.bots import make_bot
from kosmodrom.core.table import Table
from tests.cli.terminal import Terminal

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")

GAME = "astrominers"
START = ("play", GAME, "--seed", "7", "--players", "3", "--bots", "random")
SMALL, LARGE = (80, 24), (160, 50)


class Seat:
    """Starts terminals, and closes them all at the end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._terminals: list[Terminal] = []

    def __call__(
        self, *arguments: str, size: tuple[int, int] = SMALL, lang: str = "en"
    ) -> Terminal:
        terminal = Terminal(*arguments, "--lang", lang, size=size, cwd=self.folder)
        self._terminals.append(terminal)
        return terminal

    def close(self) -> None:
        for terminal in self._terminals:
            terminal.kill()


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Seat]:
    seat = Seat(tmp_path)
    yield seat
    seat.close()


@pytest.mark.parametrize("size", [SMALL, pytest.param(LARGE, marks=pytest.mark.thorough)])
def test_a_whole_visit(sit: Seat, size: tuple[int, int]) -> None:
    """Start, look, choose, take back, get a hint, switch the language, save, quit, load, replay."""
    game = sit(*START, size=size)
    first = game.wait("»", "Captain", "Type the number of a choice")
    question = game.question

    game.press("1")
    game.wait("Choice 1: press Enter", "▸")
    game.press("enter")
    game.wait("»", gone=question)

    game.press("u")
    game.wait("Taken back:", question)

    game.press("h")
    game.wait("Hint from the bot", "▸")
    game.press("enter")
    game.wait("»", gone=question)

    game.press("l")
    polish = game.wait("Cofnij", "English", gone="Undo")
    assert polish.splitlines()[0] != first.splitlines()[0]
    game.press("l")
    game.wait("Undo")

    game.press("s")
    game.wait("Save the game to which file?", f"{GAME}-7.json")
    game.press("enter")
    game.wait(f"Saved to {GAME}-7.json.")
    stood = game.question
    game.press("q")
    assert game.finish() == 0
    assert f"kosmodrom play --load {GAME}-7.json" in game.text.replace("\n", "")

    again = sit("play", "--load", f"{GAME}-7.json", size=size)
    again.wait("»")
    assert again.question == stood
    again.press("q")
    assert again.finish() == 0

    saved = json.loads((sit.folder / f"{GAME}-7.json").read_text())
    done = subprocess.run(
        [sys.executable, "-m", "kosmodrom", "replay", f"{GAME}-7.json", "--lang", "en"],
        cwd=sit.folder,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert f"After choice {len(saved['choices'])} of {len(saved['choices'])}." in done.stdout
    assert "Captain" in done.stdout


def test_polish_from_the_start(sit: Seat) -> None:
    game = sit(*START, lang="pl")
    game.wait("»", "Kapitan", "Cofnij", "Wpisz numer ruchu")
    game.press("r")
    game.wait("Zasady dotyczące tej decyzji", "AM-205", "Bezpośrednio po rzucie")
    game.press("escape")
    game.wait("»", gone="Zasady dotyczące tej decyzji")
    # Typed without Polish letters.
    game.press("/", "zostaw wszystkie kosci")
    game.wait("Zostaw wszystkie kości", gone="Przerzuć")


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "Free, once a round"),
        ("pl", "Za darmo, raz w rundzie"),
    ],
)
def test_the_marked_choice_says_what_it_is_good_for(
    sit: Seat, lang: str, why: str, size: tuple[int, int]
) -> None:
    game = sit(*START, lang=lang, size=size)
    game.wait("»", " 2  ", gone=why)
    for number in ("1", "2"):
        game.press("down")
        screen = game.wait(f"▸  {number}  ", why)
        # It stands below its choice, and only there.
        assert screen.count(why) == 1
        lines = screen.splitlines()
        at = lines.index(game.line("▸"))
        assert any(why in line for line in lines[at + 1 : at + 3])


def test_pages_of_a_small_screen(sit: Seat) -> None:
    game = sit(*START)
    game.wait("»", "[Board]")
    game.press("tab")
    game.wait("[Players]", "Captain (you)")
    game.press("tab", "tab")
    game.wait("[Log]")
    game.press("tab")
    top = game.wait("[Board]").splitlines()[1]
    game.press("pagedown")
    game.wait(gone=top)
    game.press("pageup")
    game.wait(top)


def test_finding_a_choice_and_numbers_that_are_not_there(sit: Seat) -> None:
    game = sit(*START)
    game.wait("»", " 2  ")
    game.press("9", "9", "9")
    game.wait("There is no choice 999")
    game.press("escape")
    game.wait(gone="There is no choice")
    game.press("/", "zeppelin")
    game.wait("zeppelin", gone=" 2  ")
    game.press("escape")
    game.wait(" 2  ", gone="zeppelin")
    game.press("down")
    game.wait("▸ ")
    first = game.line("▸")
    game.press("down")
    game.wait("▸ ", gone=first)
    assert game.line("▸").split()[1] == "2"


def test_nothing_to_take_back(sit: Seat) -> None:
    game = sit(*START)
    game.wait("»")
    game.press("u")
    game.wait("You have nothing to take back.")


def test_leaving_offers_to_save(sit: Seat) -> None:
    game = sit(*START)
    game.wait("»")
    question = game.question
    game.press("1", "enter")
    game.wait("»", gone=question)
    game.press("q")
    game.wait("Save the game to", "leave without saving")
    game.press("escape")
    game.wait(gone="leave without saving")
    game.press("q")
    game.wait("leave without saving")
    game.press("enter")
    assert game.finish() == 0
    assert (sit.folder / f"{GAME}-7.json").exists()


def test_what_was_typed_stays_when_everything_is_shown_again(sit: Seat) -> None:
    """As at the start, where the size comes late, and keys may come before it."""
    game = sit(*START)
    game.wait("»")
    game.press("1")
    game.wait("Choice 1: press Enter")
    game.press("l")
    game.wait("Ruch 1: Enter zatwierdza")
    question = game.question
    game.press("enter")
    game.wait("»", gone=question)


def test_leaving_without_saving_and_interrupting(sit: Seat) -> None:
    for keys, code in ((("q", "n"), 0), (("ctrl+c",), 130), (("s", "ctrl+c"), 130)):
        game = sit(*START)
        game.wait("»")
        question = game.question
        game.press("1", "enter")
        game.wait("»", gone=question)
        game.press(keys[0])
        if len(keys) > 1:
            game.wait("Escape")
            game.press(keys[1])
        assert game.finish() == code
    assert list(sit.folder.iterdir()) == []


def test_a_file_that_cannot_be_written(sit: Seat) -> None:
    game = sit(*START)
    game.wait("»")
    game.press("s")
    game.wait("Save the game to which file?")
    game.press("none/x.json", "enter")
    game.wait("Cannot write none/x.json")


def test_the_end_shows_the_scores(sit: Seat) -> None:
    table: Table[Any, Any, Any] = Table.start(GAME, seats=["Ala", "Ola"], seed=11)
    bot = make_bot("random", 1)
    while table.pending:
        seat = next(iter(table.pending))
        table.decide(seat, bot.choose(table, seat))
    table.rewind(max(n for n, choice in enumerate(table.choices) if choice.seat == 0))
    table.history.save(sit.folder / "late.json")

    game = sit("play", "--load", "late.json", "--bots", "random")
    while "The end" not in game.wait_for_any("»", "The end"):
        game.press("1")
        game.wait("Choice 1:")
        game.press("enter")
        game.wait(gone="Choice 1:")
    game.wait("Total", "Ala", "Ola")
    game.press("enter")
    game.wait("The game is over.", gone="Total")
    game.press("u")
    game.wait("Taken back:", "»")


def test_picking_a_game_from_a_list(sit: Seat) -> None:
    game = sit("play")
    game.wait("Which game?")
    game.press("7", "enter")
    game.wait("Type a number")
    game.press("1", "enter")
    game.wait("»")
    game.press("q")
    assert game.finish() == 0
