"""``kosmodrom soak``: random games by the thousand, with the promises of the rules checked."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from kosmodrom.cli import main
from kosmodrom.core.asks import Flow, ask
from kosmodrom.core.campaign import Chapter, Next
from kosmodrom.core.registry import games
from kosmodrom.testing import soak
from tests.cli.test_commands import GAMES, Inside, environment, output
from tests.core.toys import (
    CARDS,
    HOMEWARD,
    TREK,
    TURN,
    AnyGame,
    AnyRuleset,
    Stop,
    play_cards,
    with_play,
)
from tests.server.venue import toys_installed

Soak = Callable[..., tuple[int, str]]

MANY = 1000
OFTEN = 17
"""In so many games, every value of every option is met so often."""


@pytest.fixture
def inside(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Inside:
    return Inside(monkeypatch, capsys)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Soak:
    """Soaks a toy game in this process: the exit code, and what is printed."""

    def run(ruleset: AnyRuleset, *arguments: str) -> tuple[int, str]:
        jobs = ("--jobs", "1")  # other processes do not know toys
        monkeypatch.setattr(sys, "argv", ["kosmodrom", "soak", ruleset.id, *jobs, *arguments])
        monkeypatch.setenv("KOSMODROM_LANG", "en")
        with toys_installed([ruleset]), pytest.raises(SystemExit) as caught:
            main()
        code = caught.value.code
        assert isinstance(code, int)
        return code, capsys.readouterr().out

    return run


def rows(text: str) -> list[list[str]]:
    """The lines of the table, without the slowest choice, which is never the same twice."""
    lines = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("|")]
    slowest = len(lines[0]) - 2
    return [line[:slowest] + line[slowest + 1 :] for line in lines if len(line) > 1]


# Games


@pytest.mark.parametrize(
    ("language", "game", "again"), [("en", "Game", "game"), ("pl", "Gra", "partia")]
)
def test_every_game_is_a_line_of_the_table(
    inside: Inside, tmp_path: Path, language: str, game: str, again: str
) -> None:
    file = tmp_path / "report.md"
    arguments = ("soak", *GAMES, "--games", "2", "--jobs", "1", "--report", str(file))
    text = inside.output(*arguments, KOSMODROM_LANG=language)
    assert file.read_text("utf-8") == text
    head, *lines = rows(text)
    assert head[0] == game
    assert len(lines) == len(GAMES)
    assert all(line[1] == "2" and line[-1] == "0" for line in lines)
    assert re.search(rf"\({again} [01]\)", text)


def test_no_value_of_any_option_is_left_out() -> None:
    for ruleset in games().values():
        tally = soak.Tally()
        for number in range(MANY):
            one = soak.Tally()
            soak._count_way(one, soak.random_way(ruleset, f"values/{number}"))
            tally.add(one)
        met = {value: tally.values.get(value, 0) for value in soak.values_of(ruleset)}
        assert [value for value, times in met.items() if times < OFTEN] == []
        assert sorted(tally.players) == list(range(ruleset.seats.min, ruleset.seats.max + 1))
        assert sorted(tally.automas) == list(range(ruleset.seats.automas + 1))


def test_the_same_games_in_one_process_and_in_two() -> None:
    arguments = ("soak", "astrominers", "skymines", "--games", "41", "--replay", "0")
    one, two = (output(*arguments, "--jobs", jobs) for jobs in ("1", "2"))
    assert rows(one) == rows(two)
    assert rows(output(*arguments, "--seed", "other")) != rows(one)


def test_a_part_is_replayed(toy: Soak) -> None:
    def replayed(part: str) -> int:
        _code, text = toy(CARDS, "--games", "200", "--replay", part)
        return int(rows(text)[-1][8])

    assert (replayed("0"), replayed("1")) == (0, 200)
    assert 10 < replayed("0.2") < 80


def test_some_games_are_campaigns(toy: Soak) -> None:
    code, text = toy(TREK, "--games", "100", "--replay", "1")
    told = rows(text)[-1]
    assert code == 0
    assert int(told[7]) > 0
    assert int(told[2]) > int(told[1])  # each chapter is a table


def test_companions_are_games_too(inside: Inside) -> None:
    text = inside.output("soak", "skymines-luna", "--games", "3", "--jobs", "1", "--replay", "1")
    assert rows(text)[-1][0] == "Luna at your table"
    assert rows(text)[-1][4] == "1"


# Faults

Fault = Callable[[AnyGame], Flow]


def faulty(fault: Fault) -> AnyRuleset:
    """A card game with a fault that shows after two cards, if the first was a 3 or a 7."""

    def play(g: AnyGame) -> Flow:
        flow, answer = play_cards(g), None
        while True:
            try:
                asked = flow.send(answer)
            except StopIteration:
                return
            if g.state.pile[:1] in ([3], [7]) and len(g.state.pile) == 2:
                yield from fault(g)
            answer = yield asked

    return with_play(play)


def lose_a_card(g: AnyGame) -> Flow:
    g.state.deck.pop()
    yield from ()


def divide_by_nothing(_g: AnyGame) -> Flow:
    yield from ()
    print(1 // 0)


def go_on_for_ever(_g: AnyGame) -> Flow:
    while True:
        yield ask(0, TURN, [Stop()])


def ask_without_options(_g: AnyGame) -> Flow:
    yield ask(0, TURN, [])


@pytest.mark.parametrize(
    ("fault", "problem"),
    [
        (lose_a_card, "an invariant does not hold: cards are lost or doubled"),
        (divide_by_nothing, "ZeroDivisionError"),
        (go_on_for_ever, "the game does not end within 20000 choices"),
        (ask_without_options, "is asked “turn” and has no option"),
    ],
)
def test_a_broken_game_is_found_and_named(toy: Soak, fault: Fault, problem: str) -> None:
    ruleset = faulty(fault)
    code, text = toy(ruleset, "--games", "40", "--replay", "0")
    failures = [line for line in text.splitlines() if line.startswith("* ")]
    assert code == 1
    assert rows(text)[-1][-1] == str(len(failures))
    assert 0 < len(failures) < 20
    again = re.match(r"\* kosmodrom soak toy-cards --seed \"soak\" --only (\d+): (.*)", failures[0])
    assert again is not None
    number, told = again.groups()
    assert problem in told
    assert f"seed 'soak/toy-cards/{number}'" in told
    code, alone = toy(ruleset, "--only", number)
    assert (code, alone.splitlines()[-1]) == (1, told)
    sound = next(str(n) for n in range(40) if f"--only {n}:" not in text)
    assert toy(ruleset, "--only", sound)[0] == 0


def test_a_game_that_its_record_does_not_tell(toy: Soak) -> None:
    """It shows in the part that is replayed alone."""
    tables = itertools.count()

    def play(g: AnyGame) -> Flow:
        if g.state.stage == "setup":
            g.state.rng += next(tables)
        yield from play_cards(g)

    ruleset = with_play(play)
    assert toy(ruleset, "--games", "10", "--replay", "0")[0] == 0
    code, text = toy(ruleset, "--games", "10", "--replay", "1")
    assert code == 1
    assert "the recorded game does not replay" in text


def test_a_campaign_that_cannot_go_on(toy: Soak) -> None:
    def after(_g: AnyGame, _chapter: Chapter) -> Next:
        raise ZeroDivisionError

    broken = replace(TREK, campaigns=(replace(HOMEWARD, after=after),))
    code, text = toy(broken, "--games", "100")
    assert code == 1
    assert "campaign homeward, chapter launch" in text
    assert "nothing can follow this chapter: ZeroDivisionError" in text


# Going on


def lines_of(file: Path) -> list[bytes]:
    return file.read_bytes().splitlines() if file.exists() else []


def test_a_run_that_was_killed_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "state.jsonl"
    run = ("soak", "astrominers", "planet_unknown", "--jobs", "1", "--state", str(file))
    command = [sys.executable, "-m", "kosmodrom", *run, "--games", "100000"]
    process = subprocess.Popen(command, env=environment(), stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 60
        while len(lines_of(file)) < 4 and process.poll() is None:
            assert time.monotonic() < deadline, "nothing is played"
            time.sleep(0.02)
        assert process.poll() is None
    finally:
        process.kill()
        process.wait()
    with file.open("ab") as state:
        state.write(b'{"game":"astromin')  # as if killed while writing
    before = lines_of(file)[:-1]
    text = output(*run, "--games", "50")
    assert lines_of(file)[: len(before)] == before
    assert rows(text) == rows(output(*run, "--games", "0"))
    played = {"astrominers": 0, "planet_unknown": 0}
    for line in map(json.loads, lines_of(file)[1:]):
        assert line["first"] == played[line["game"]]
        played[line["game"]] += line["count"]
    assert min(played.values()) >= 50
    assert [int(line[1]) for line in rows(text)[1:]] == list(played.values())


def test_a_run_in_pieces_is_the_run_in_one(inside: Inside, tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    run = ("soak", "astrominers", "--jobs", "1")
    whole = inside.output(*run, "--games", "45", "--state", str(one))
    for number in ("5", "30", "30", "45", "10"):
        text = inside.output(*run, "--games", number, "--state", str(other))
    assert rows(text) == rows(whole)
    before = lines_of(other)
    inside.output(*run, "--games", "0", "--state", str(other))
    assert lines_of(other) == before


def test_failures_are_kept(toy: Soak, tmp_path: Path) -> None:
    run = ("--state", str(tmp_path / "state"), "--games")
    code, text = toy(faulty(lose_a_card), *run, "40")
    later, again = toy(faulty(lose_a_card), *run, "0")
    assert (code, later) == (1, 1)
    assert again == text


def test_a_run_by_other_rules_is_refused(toy: Soak, tmp_path: Path) -> None:
    run = ("--state", str(tmp_path / "state"), "--games", "1")
    assert toy(CARDS, *run)[0] == 0
    assert toy(replace(CARDS, version=CARDS.version + 1), *run)[0] == 1


@pytest.mark.parametrize(
    ("change", "english", "polish"),
    [
        (("--seed", "b"), '--seed "a" --replay 0.1', "do przebiegu z --seed"),
        (("--replay", "0.2"), '--seed "a" --replay 0.1', "do przebiegu z --seed"),
    ],
)
def test_a_run_with_other_settings_is_refused(
    inside: Inside, tmp_path: Path, change: tuple[str, str], english: str, polish: str
) -> None:
    file = tmp_path / "state"
    run = ("soak", "astrominers", "--games", "1", "--jobs", "1", "--state", str(file))
    inside.output(*run, "--seed", "a")
    before = file.read_bytes()
    for language, told in (("en", english), ("pl", polish)):
        assert told in inside.error(1, *run, "--seed", "a", *change, lang=language)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["dear diary\n", '{"format":2,"seed":"soak","replay":0.1}\n'])
def test_another_file_is_left_alone(inside: Inside, tmp_path: Path, text: str) -> None:
    file = tmp_path / "state"
    file.write_text(text)
    for language, told in (("en", "was not written by"), ("pl", "nie pochodzi z")):
        arguments = ("soak", "astrominers", "--state", str(file))
        assert told in inside.error(1, *arguments, lang=language)
    assert file.read_text() == text


# Mistakes


@pytest.mark.parametrize(
    ("code", "arguments", "english", "polish"),
    [
        (1, ("chess",), "There is no game “chess”", "Nie ma gry „chess”"),
        (2, ("--games", "few"), "“few” is not a whole number", "„few” nie jest liczbą"),
        (2, ("--jobs", "0"), "“0” is not a whole number of at least 1", "większą lub równą 1"),
        (2, ("--replay", "2"), "“2” is not a part", "„2” nie jest częścią"),
        (2, ("--replay", "nan"), "“nan” is not a part", "„nan” nie jest częścią"),
        (2, ("--only", "3"), "name one game", "podaj jedną grę"),
        (2, ("skymines", "--only", "3", "--state", "s"), "name one game", "podaj jedną grę"),
        (1, ("--games", "0", "--state", "no/such"), "no/such cannot be", "pliku no/such"),
        (1, ("--games", "0", "--report", "no/such"), "no/such cannot be", "pliku no/such"),
    ],
)
def test_what_cannot_be_done(
    inside: Inside, code: int, arguments: tuple[str, ...], english: str, polish: str
) -> None:
    assert english in inside.error(code, "soak", *arguments, lang="en")
    assert polish in inside.error(code, "soak", *arguments, lang="pl")
