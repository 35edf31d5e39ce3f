"""A game is its Python folder, its web folder and its entry point: nothing else names it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PROJECT = ROOT / "pyproject.toml"
GAMES: dict[str, str] = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"][
    "entry-points"
]["kosmodrom.games"]

PROGRAM = ("kosmodrom", "pyproject.toml", "scripts", "src", "web")
"""What the program is made of, and what builds and checks it."""
NOT_OURS = {"node_modules", "__pycache__", ".build", "client"}
TEXTS = {"", ".css", ".ftl", ".html", ".json", ".md", ".py", ".svelte", ".toml", ".ts"}

EXAMPLES = {
    "scripts/screenshot.py",  # the terminal's picture in the README
    "src/kosmodrom/bots/__init__.py",
    "src/kosmodrom/bots/arena.py",
    "src/kosmodrom/core/table.py",
    "web/tests",
}
"""Where a game is an example; the documents, the tests and the benchmarks are full of them."""


def files(folder: Path) -> Iterator[Path]:
    if folder.is_file():
        yield folder
        return
    for path in sorted(folder.iterdir()):
        name = path.relative_to(ROOT).as_posix()
        if path.name in NOT_OURS or name in EXAMPLES or is_of_a_game(path):
            continue
        if path.is_dir():
            yield from files(path)
        elif path.suffix in TEXTS:
            yield path


def is_of_a_game(folder: Path) -> bool:
    games = (ROOT / "src" / "kosmodrom" / "games", ROOT / "web" / "src" / "games")
    return folder.is_dir() and folder.parent in games


@pytest.mark.parametrize("game", GAMES)
def test_nothing_else_names_a_game(game: str) -> None:
    entry_point = f'{game} = "{GAMES[game]}"'
    # Also its name with a space or a dash, in whichever case.
    pattern = re.compile(game.replace("_", "[ _-]?"), re.IGNORECASE)
    named = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for place in PROGRAM
        for file in files(ROOT / place)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if pattern.search(line) and not (file == PROJECT and line == entry_point)
    ]
    assert named == []


def test_every_game_of_the_repository_is_registered() -> None:
    folders = {path.parent.name for path in ROOT.glob("src/kosmodrom/games/*/__init__.py")}
    assert folders == set(GAMES)
