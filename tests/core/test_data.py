"""Data files and the overlays that correct them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kosmodrom.core.data import load_table
from kosmodrom.core.errors import DataError
from kosmodrom.core.words import Words

BUILT_IN = """
rounds = 8
costs = [1, 2, 3]

[[mission]]
id = "probe"
cost = 2
source = "original"

[[mission]]
id = "lander"
cost = 5
source = "reference"

[[dock]]
number = 1
mark = 2
"""


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cost: int
    source: str


class Dock(msgspec.Struct, frozen=True):
    number: int
    mark: int


class Board(msgspec.Struct, frozen=True):
    rounds: int
    costs: list[int]
    mission: list[Mission]
    dock: list[Dock]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    name = f"data_toy_{tmp_path.name.replace('-', '_')}"
    folder = tmp_path / "site" / name / "data"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "board.toml").write_text(BUILT_IN, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path / "site")
    return name


def overlay(tmp_path: Path, text: str, name: str = "board.toml") -> Path:
    folder = tmp_path / "overlay"
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def load(package: str, folder: Path | None = None) -> Board:
    return load_table(package, "toy", "board", Board, folder)


def problem(package: str, folder: Path) -> str:
    """The error in English; Polish must have words for it too."""
    with pytest.raises(DataError) as error:
        load(package, folder)
    assert Words("pl").has(error.value.message)
    return str(error.value)


def test_a_file_is_read_as_its_schema(package: str) -> None:
    board = load(package)
    assert board.mission == [Mission("probe", 2, "original"), Mission("lander", 5, "reference")]
    assert board.dock == [Dock(1, 2)]


@pytest.mark.parametrize("name", ["board.toml", "toy/board.toml"])
def test_an_overlay_replaces_fields_of_an_entry(package: str, tmp_path: Path, name: str) -> None:
    board = load(package, overlay(tmp_path, '[[mission]]\nid = "lander"\ncost = 4', name))
    assert board.mission[1] == Mission("lander", 4, "reference")
    assert board.mission[0] == Mission("probe", 2, "original")


def test_an_overlay_adds_entries(package: str, tmp_path: Path) -> None:
    text = '[[mission]]\nid = "rover"\ncost = 4\nsource = "my box"'
    assert load(package, overlay(tmp_path, text)).mission[2] == Mission("rover", 4, "my box")


def test_an_overlay_corrects_numbered_entries_and_plain_values(
    package: str, tmp_path: Path
) -> None:
    board = load(package, overlay(tmp_path, "rounds = 7\ncosts = [9]\n[[dock]]\nnumber=1\nmark=4"))
    assert (board.rounds, board.costs, board.dock) == (7, [9], [Dock(1, 4)])


def test_an_overlay_without_this_file_changes_nothing(package: str, tmp_path: Path) -> None:
    assert load(package, tmp_path) == load(package)


def test_an_overlay_file_that_corrects_nothing_is_named(package: str, tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"other\.toml.*Known: "):
        load(package, overlay(tmp_path, "x = 1", "other.toml"))


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ('[[mission]]\nid = "lander"\ncost = "four"', ["lander", "cost", "Expected `int`"]),
        ('[[mission]]\nid = "rover"\nsource = "x"', ["rover", "cost", "missing"]),
        ('[[mission]]\nid = "lander"\nprice = 4', ["lander", "price", "unknown"]),
        ("[[dock]]\nnumber = 1\nmark = 2.5", ["“1”", "mark", "Expected `int`"]),
        ('rounds = "many"', ["field “rounds”", "Expected `int`"]),
        ('costs = [1, "two"]', ["costs", "Expected `int`"]),
        ("[[missions]]\nid = 1", ["no table “missions”", "rounds, costs, mission, dock"]),
        ("[[mission]]\ncost = 4", ["entry 1 of “mission” has no id"]),
        ("mission = 3", ["“mission” contains entries", "[[mission]]"]),
        ("mission = [3]", ["“mission” contains entries"]),
        ('[mission]\nid = "lander"', ["“mission” contains entries"]),
        ("rounds = ", ["not valid TOML", "Invalid value"]),
    ],
)
def test_an_error_names_file_entry_and_field(
    package: str, tmp_path: Path, text: str, parts: list[str]
) -> None:
    said = problem(package, overlay(tmp_path, text))
    for part in [str(tmp_path / "overlay" / "board.toml"), *parts]:
        assert part in said


def test_an_overlay_that_is_no_folder_is_named(package: str, tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.touch()
    for path in (file, tmp_path / "nowhere"):
        assert f"The overlay {path} is not a folder" in problem(package, path)


def test_an_overlay_that_is_no_text_is_named(package: str, tmp_path: Path) -> None:
    folder = overlay(tmp_path, "")
    (folder / "board.toml").write_bytes(b"\xff\xfe")
    assert f"Cannot read {folder / 'board.toml'}" in problem(package, folder)
