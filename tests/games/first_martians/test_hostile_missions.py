"""Files that are meant to keep the reader busy for ever: each gets a sentence, at once."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.core.data import MOST_BYTES, parse_toml, read_text
from kosmodrom.core.errors import DataError
from kosmodrom.core.toml_places import MOST_DIGITS, MOST_LEVELS, read_toml
from kosmodrom.core.words import Words
from kosmodrom.games.first_martians.mission_files import load, reach
from kosmodrom.games.first_martians.mission_files.check import check_mission
from kosmodrom.games.first_martians.mission_files.parts import parts_of
from kosmodrom.games.first_martians.terms import PACKAGE

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
    english, polish = (mistakes[0].tell(Words(each, [PACKAGE])) for each in ("en", "pl"))
    assert english.startswith("This is not TOML: ")
    assert problem in english
    if problem.endswith(("levels", "digits")):  # else it is what tomllib says
        assert f" {MOST_LEVELS} " in english or f" {MOST_DIGITS} " in english
        assert problem not in polish
    assert mistakes[0].line >= LINES


def goals(number: int, rest: str = "") -> str:
    return "".join(f"[[mission.goals]]\nid = 'goal-{each}'\n" for each in range(number)) + rest


def effects(lines: str) -> str:
    return f"[[mission.rounds]]\nstart = 2\nend = 2\neffects = [\n{lines}]\n"


# The first two once took minutes.
@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    "lines",
    [
        goals(
            2000,
            effects("".join(f"{{ op = 'tick-goal', goal = 'gaol-{n}' }},\n" for n in range(3000))),
        ),
        goals(
            200,
            effects(f"{{ op = 'tick-goal', goal = '{'a' * 199}' }},\n" * 200),
        ).replace("goal-", "a" * 196),
        "".join(f"k{number} = 1\n" for number in range(15_000)),
        goals(5000),
    ],
    ids=["names", "long-names", "keys", "goals"],
)
def test_of_very_many_mistakes_the_first_are_told(lines: str) -> None:
    before, words, after = EXAMPLE.partition("[mission.words]")
    assert 1 <= len(check_mission(f"{before}{lines}\n{words}{after}")) <= 60


def test_what_effects_bring_about_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the way is on which a goal brings the next."""
    looked = 0

    def counted(*given: Any) -> Any:
        nonlocal looked
        looked += 1
        return parts_of(*given)

    monkeypatch.setattr(reach, "parts_of", counted)
    check_mission(EXAMPLE)
    usual, looked = looked, 0
    before, words, after = EXAMPLE.partition("[mission.words]")
    further = "".join(
        f"[[mission.goals]]\nid = 'g{number}'\ntests = [{{ op = 'explored', least = 1 }}]\n"
        f"hidden = true\nreward = [{{ op = 'add-goal', goal = 'g{max(number - 1, 0)}' }}]\n"
        for number in range(50)
    )
    last = "[[mission.goals]]\nid = 'last'\ntests = [{ op = 'explored', least = 1 }]\n"
    last += "reward = [{ op = 'add-goal', goal = 'g49' }]\n"
    check_mission(f"{before}{further}{last}{words}{after}")
    assert looked == usual + 51


def with_words(words: str) -> str:
    return EXAMPLE.replace("en = '''\n", f"en = '''\n{words}\n", 1)


@pytest.mark.parametrize(
    "words",
    [
        "-deep = " + "{" * 20_000 + "}" * 20_000,
        "-deep = " + "{ 1 ->\n *[a] " * 3000,
        "-deep = {" + "F(" * 3000 + ")" * 3000 + "}",
        "-deep = " + "{" * 40 + ' "a" ' + "}" * 40,
        "-deep = { -deep }",
        "\n".join(f"-deep{n} = {{ -deep{n + 1} }}" for n in range(1000)) + "\n-deep1000 = a",
    ],
    ids=["braces", "choices", "calls", "few", "itself", "chain"],
)
def test_words_that_nobody_could_read_to_the_end(words: str) -> None:
    mistakes = check_mission(with_words(words))
    assert mistakes
    for mistake in mistakes:
        assert mistake.problem == "mistake-words-deep"
        assert mistake.args["word"].startswith("-deep")
        assert mistake.line > EXAMPLE[: EXAMPLE.index("en = ")].count("\n")
        assert mistake.tell(Words("en", [PACKAGE])) != mistake.tell(Words("pl", [PACKAGE]))


def test_words_may_be_read_through_others() -> None:
    text = EXAMPLE.replace("light the way home", "light the way { -home }", 1)
    words = "-home = { -inner }\n    .short = { -home }\n-inner = home"
    assert check_mission(text.replace("en = '''\n", f"en = '''\n{words}\n", 1)) == ()
    named = EXAMPLE.replace("Three small lights", "{ mission-lantern-road }: three small lights", 1)
    assert named != EXAMPLE
    assert check_mission(named) == ()
    endless = named.replace("{ mission-lantern-road }", "{ mission-lantern-road.won }", 1)
    [mistake] = check_mission(endless)
    assert mistake.args == {"word": "mission-lantern-road.won"}


def test_no_mission_steers_a_terminal() -> None:
    said = "Three small lights"
    begin, end = EXAMPLE.index("en = '''\n"), EXAMPLE.index("pl = '''\n")
    for trick in ('{ "\\u001B[2J" }', "\x1b[2J", "a\x9b2J"):
        words = EXAMPLE[begin + 8 : end].partition("'''")[0].replace(said, trick, 1)
        escaped = words.replace("\\", "\\\\").replace("\x1b", "\\u001b").replace("\x9b", "\\u009b")
        text = f'{EXAMPLE[:begin]}en = """\n{escaped}"""\n{EXAMPLE[end:]}'
        [mistake] = check_mission(text)
        assert mistake.problem == "mistake-word-steers"
        assert mistake.args == {"word": "mission-lantern-road.won"}
    named = EXAMPLE.replace('id = "path"', 'id = "\\u001b[2Jpath"', 1)
    told = [mistake.tell(Words("en", [PACKAGE])) for mistake in check_mission(named)]
    assert any("\N{REPLACEMENT CHARACTER}[2Jpath" in each for each in told)
    assert not any("\x1b" in each for each in told)


def test_a_mission_without_levels() -> None:
    levels = re.compile(r"\[mission\.levels\.\w+\].*?(?=\n\[)", re.DOTALL)
    text = levels.sub("", EXAMPLE).replace("[mission]\n", "[mission]\nlevels = {}\n", 1)
    missing = [each.args.get("level") for each in check_mission(text)]
    assert [level for level in missing if level] == ["easy", "normal", "hard"]


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
    with pytest.raises(DataError) as error:
        read_text(file)
    assert error.value.message == "error-data-size"
    assert len(EXAMPLE) < MOST_BYTES / 10


@pytest.mark.timeout(20)
@pytest.mark.skipif(os.name == "nt", reason="has no such pipes")
def test_what_is_no_ordinary_file_is_not_waited_for(tmp_path: Path) -> None:
    missions = tmp_path / "missions"
    folder, pipe, link = (missions / f"{name}.toml" for name in ("folder", "pipe", "link"))
    folder.mkdir(parents=True)
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    for path in (folder, pipe, link, Path("/dev/zero")):
        with pytest.raises(DataError, match="is no ordinary file: a folder, a pipe") as error:
            read_text(path)
        assert "nie jest zwykłym plikiem" in Words("pl").error(error.value)
    folder.rmdir()
    for path in (link, pipe):  # nor where a server finds it
        with pytest.raises(DataError, match=f"{path.name} is no ordinary file"):
            load(tmp_path)
        path.unlink()


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
    with pytest.raises(DataError, match=r"x.toml, line 2: More than 40 levels") as error:
        parse_toml("y = 1\nx = " + "[" * 50, "x.toml")
    assert Words("pl").error(error.value) == "x.toml, wiersz 2: Ponad 40 poziomów."
