"""``kosmodrom mission``, and missions from files in the other commands."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kosmodrom.bots.arena import Match, play_match
from kosmodrom.cli import main
from kosmodrom.cli.mission import likely_range
from kosmodrom.cli.terminal.session import Session

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "lantern-road.toml"
MISSION = {"mission": "lantern-road", "difficulty": "easy"}

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process: its exit code, what it says, and what it complains of."""

    def run(*arguments: str | Path, lang: str = "en") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["kosmodrom", *map(str, arguments)])
        monkeypatch.setenv("KOSMODROM_LANG", lang)
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        return int(ended.value.code or 0), out, err

    return run


def test_help(run: Run) -> None:
    for lang, words in (("en", "Name every mistake"), ("pl", "Wymienia wszystkie błędy")):
        code, out, _ = run("mission", "--help", lang=lang)
        assert code == 0
        assert words in out
        assert "cli-" not in out + run("mission", "try", "--help", lang=lang)[1]
    code, _, err = run("mission", "chekc")
    assert (code, err.splitlines()[0]) == (2, "There is no command “chekc”. Known: check, try.")


def test_a_good_file_is_described(run: Run) -> None:
    code, out, err = run("mission", "check", EXAMPLE, EXAMPLE)
    assert (code, err, out.count("no mistakes.")) == (0, "", 2)
    assert "Lantern Road (lantern-road). Building: light the way home" in out
    assert "4 red goals, 1 orange" in out
    polish = run("mission", "check", EXAMPLE, lang="pl")[1]
    assert "bez błędów.\n    Droga latarni (lantern-road)" in polish
    assert "4 czerwone cele, pomarańczowych: 1" in polish


def test_mistakes_are_named_by_line_and_fail(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    text = EXAMPLE.read_text(encoding="utf-8").replace("percent = 40", "percent = 400")
    file.write_text(text.replace("most = 3", "mots = 3"), encoding="utf-8")
    code, out, err = run("mission", "check", file, EXAMPLE)
    assert (code, err) == (1, "")
    first, second, count, good, *_ = out.splitlines()
    line = text[: text.index("most = 3")].count("\n") + 1
    assert first == f"{file}:{line}:1: There is no field “mots” here. Did you mean “most”?"
    line = text[: text.index("percent")].count("\n") + 1
    assert second == f"{file}:{line}:17: 400 is out of range: it must be from 0 to 100."
    assert count == f"{file}: 2 mistakes."
    assert good == f"{EXAMPLE}: no mistakes."
    code, out, _ = run("mission", "try", file, lang="pl")
    assert code == 1
    assert out.splitlines()[-1] == f"{file}: 2 błędy."
    code, _, err = run("mission", "check", tmp_path / "none.toml")
    assert code == 1
    assert err.startswith(f"Cannot read {tmp_path / 'none.toml'}")


def test_bots_try_a_mission(run: Run) -> None:
    """The same games in words and as JSON, and as single matches."""
    command: list[str | Path] = ["mission", "try", EXAMPLE, "--games", "2", "--players", "2"]
    command += ["--bots", "random", "--seed", "x", "--jobs", "1"]
    command += ["--difficulty", "easy", "--difficulty", "hard"]
    code, out, _ = run(*command, "--json")
    assert code == 0
    answer = json.loads(out)
    assert [each["difficulty"] for each in answer["trials"]] == ["easy", "hard"]
    courses = []
    for number in range(2):
        options = {**MISSION, "difficulty": "hard"}
        match = Match("first_martians", 2, ("random",) * 2, f"x/{number}", options, str(EXAMPLE))
        courses.append(play_match(match).course)
    hard = answer["trials"][1]
    known = [course for course in courses if course is not None]
    assert hard["won"] == sum(not course.cause for course in known)
    assert hard["likely"][0] <= hard["won"] / 2 <= hard["likely"][1]
    assert hard["rounds"] == sum(course.rounds for course in known) / 2
    assert sum(hard["causes"].values()) == 2
    assert set(hard["causes"]) == {course.cause for course in known}
    assert hard["goals"] == {
        goal: sum(course.goals[goal] for course in known) for goal in known[0].goals
    }
    code, out, _ = run(*command, lang="pl")
    assert code == 0
    for text in ("Zapewne między", "trudny: przegrane gry: 2 z 2", "Ustawcie trzy latarnie"):
        assert text in out
    code, _, err = run(*command, "--difficulty", "heroic")
    assert (code, err.splitlines()[0]) == (
        2,
        "There is no difficulty “heroic”. Known: easy, normal, hard.",
    )


def test_the_range_holds_what_was_seen() -> None:
    assert likely_range(0, 20)[0] == 0
    assert round(likely_range(20, 20)[1], 9) == 1
    low, high = likely_range(50, 100)
    assert (round(low, 2), round(high, 2)) == (0.4, 0.6)


def test_a_mission_from_a_file_is_played_saved_and_replayed(
    run: Run, seated: list[Session], tmp_path: Path
) -> None:
    game = ("play", "first_martians", "--players", "2")
    run(*game, "--mission-file", EXAMPLE)
    (session,) = seated
    table = session.table
    assert table.game.options.mission == "lantern-road"
    saved = tmp_path / "game.json"
    table.history.save(saved)
    code, out, _ = run("replay", saved, "--mission-file", EXAMPLE, lang="pl")
    assert code == 0
    assert "Droga latarni" in out
    code, _, err = run("replay", saved)
    assert code == 1
    assert (
        "This record is of the mission “lantern-road” of first_martians, which is not here" in err
    )
    assert "lantern-road" in run("play", "--load", saved, lang="pl")[2]
    overlay = tmp_path / "box" / "missions"
    overlay.mkdir(parents=True)
    (overlay / EXAMPLE.name).write_bytes(EXAMPLE.read_bytes())
    run("play", "--load", saved, "--overlay", overlay.parent)
    assert seated[1].table.history == table.history


def test_refusals(run: Run, tmp_path: Path) -> None:
    code, _, err = run("simulate", "skymines", "--mission-file", EXAMPLE)
    assert (code, err) == (1, "skymines takes no missions from files.\n")
    both = ("--mission-file", EXAMPLE, "--overlay", tmp_path)
    code, _, err = run("simulate", "first_martians", *both)
    assert code == 2
    assert err.startswith("Give either --overlay or --mission-file.")


def test_simulations_take_a_mission_from_a_file(run: Run) -> None:
    arguments = ("--players", "2", "--games", "1", "--jobs", "1", "--seed", "7", "--json")
    code, out, _ = run("simulate", "first_martians", "--mission-file", EXAMPLE, *arguments)
    assert code == 0
    match = Match(
        "first_martians", 2, ("random",) * 2, "7/0", {"mission": "lantern-road"}, str(EXAMPLE)
    )
    assert json.loads(out)["choices"] == play_match(match).choices
