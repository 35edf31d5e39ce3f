"""Files that are meant to keep the reader busy for ever: each gets a sentence, at once."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from kosmodrom.core.data import MOST_BYTES, parse_toml, read_text
from kosmodrom.core.errors import DataError
from kosmodrom.core.toml_places import MOST_LEVELS, read_toml
from kosmodrom.games.first_martians.mission_files.check import check_mission

EXAMPLE = (Path(__file__).parents[3] / "docs/examples/lantern-road.toml").read_text("utf-8")
LINES = EXAMPLE.count("\n")


def with_line(line: str) -> str:
    return f"{EXAMPLE}\n{line}\n"


# Each of these once took minutes, or ended in an exception.
@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (with_line("x = " + "9" * 5000), "A number of more than 100 digits"),
        (with_line("x = " + "[" * 50_000 + "]" * 50_000), "More than 40 levels"),
        (with_line("x = " + "[" * 50_000), "More than 40 levels"),
        (with_line("x = " + "{a=" * 5000 + "1" + "}" * 5000), "More than 40 levels"),
        (with_line(".".join(["a"] * 20_000) + " = 1"), "More than 40 levels"),
        (with_line("[" + ".".join(["a"] * 20_000) + "]"), "More than 40 levels"),
        (with_line("x = [\n" + "1,\n" * 50_000), "Invalid value"),
        (with_line("= 1\n" * 20_000), "Invalid statement"),
        (with_line('x = """\n' * 10_000), ""),
        (with_line('x = "\n' * 10_000), "Illegal character"),
        (with_line("x = '\n" * 10_000), "invalid character"),
        (with_line('x = """a' + "'" * 20_000), "Unterminated string"),
    ],
    ids=[
        "digits",
        "lists",
        "open-lists",
        "tables",
        "key",
        "header",
        "lines",
        "bad",
        "long-quotes",
        "quotes",
        "apostrophes",
        "unclosed",
    ],
)
def test_what_no_reader_should_be_troubled_with(text: str, problem: str) -> None:
    mistakes = check_mission(text)
    assert mistakes
    assert mistakes[0].problem == "mistake-toml"
    assert problem in mistakes[0].args["problem"]
    assert mistakes[0].line >= LINES


@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    "lines",
    [
        "".join(f"k{number} = 1\n" for number in range(15_000)),
        "".join(f"[[mission.goals]]\nid = 'g{number}'\n" for number in range(5000)),
    ],
    ids=["keys", "goals"],
)
def test_of_very_many_mistakes_the_first_are_told(lines: str) -> None:
    assert 1 <= len(check_mission(with_line(lines))) <= 60


def test_numbers_that_no_game_could_play() -> None:
    text = re.sub(r"sols = \[\d+", "sols = [1000000000", EXAMPLE, count=1)
    assert text != EXAMPLE
    (mistake,) = check_mission(text)
    assert (mistake.problem, mistake.args["most"]) == ("mistake-range", 100)


@pytest.mark.parametrize("by", [10**9, -(10**9)])
def test_changes_that_no_track_could_follow(by: int) -> None:
    text = EXAMPLE.replace('{ op = "stress", by = 1 }', f'{{ op = "stress", by = {by} }}', 1)
    assert text != EXAMPLE
    (mistake,) = check_mission(text)
    assert (mistake.problem, mistake.args["least"], mistake.args["most"]) == (
        "mistake-range",
        -100,
        100,
    )


@pytest.mark.timeout(20)
def test_no_more_of_a_file_is_read_than_a_mission_can_have(tmp_path: Path) -> None:
    file = tmp_path / "comment.toml"
    file.write_text(f"{EXAMPLE}#{'x' * 50_000_000}\n", "utf-8")
    for path in (file, Path("/dev/zero")):
        with pytest.raises(DataError) as error:
            read_text(path)
        assert error.value.message == "error-data-size"
    assert len(EXAMPLE) < MOST_BYTES / 10


def test_what_is_allowed_is_read() -> None:
    deep = MOST_LEVELS - 1
    for text in (
        "x = " + "[" * deep + "]" * deep,
        ".".join(["a"] * deep) + " = 1",
        "x = " + "9" * 100,
        'x = "' + "[" * 1000 + "." * 1000 + "9" * 1000 + '"',
        "x = '''" + "[" * 1000 + "\n'''",
        "# " + "[" * 1000,
        "x" * 200 + "9 = 1",
        "x = \"it's\"\ny = 'a \"b'\nz = " + "[" * deep + "]" * deep,
        "\n".join("x" + str(number) + " = [1.5, 2.5]" for number in range(1000)),
    ):
        assert read_toml(text) == tomllib.loads(text)


def test_an_overlay_is_read_as_carefully() -> None:
    with pytest.raises(DataError, match=r"x.toml .*More than 40 levels \(at line 2, column 44\)"):
        parse_toml("y = 1\nx = " + "[" * 50, "x.toml")
