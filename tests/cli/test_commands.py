"""Every command, run for real, in both languages."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Self

import pytest

from kosmodrom import __version__
from kosmodrom.bots import make_bot
from kosmodrom.cli import main
from kosmodrom.core.registry import find_game, games
from kosmodrom.core.rulebook import Rulebook
from kosmodrom.core.table import Table

GAME = "astrominers"
GAMES = [game for game, ruleset in games().items() if ruleset.package.startswith("kosmodrom.")]
COMMANDS = ("serve", "games", "play", "simulate", "soak", "mission", "replay", "rules")
PROC = Path("/proc")
SIMULATE = ("simulate", GAME, "--games", "6", "--players", "2", "--seed", "4", "--bots", "random")


def environment(**env: str) -> dict[str, str]:
    names = ("KOSMODROM_", "LC_", "LANG")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(names)}
    return {**kept, "PYTHONUTF8": "1", "COLUMNS": "100", **env}


def run(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kosmodrom", *arguments],
        env=environment(**env),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )


def output(*arguments: str, **env: str) -> str:
    done = run(*arguments, **env)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def error(code: int, *arguments: str, **env: str) -> str:
    """The one sentence that a failing command prints; only a pointer to the help may follow."""
    done = run(*arguments, **env)
    return sentence(code, done.returncode, done.stdout, done.stderr)


def sentence(expected: int, code: object, out: str, err: str) -> str:
    first, *more = err.splitlines()
    assert (code, out) == (expected, ""), err
    assert len(more) == (1 if code == 2 else 0), err
    return first


class Inside:
    """Runs commands in this process, which is much quicker for many of them."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self._patch = patch
        self._capture = capture

    def error(self, code: int, *arguments: str, lang: str) -> str:
        self._patch.setenv("KOSMODROM_LANG", lang)
        return sentence(code, self._run(arguments), *self._capture.readouterr())

    def output(self, *arguments: str, **env: str) -> str:
        for name in os.environ.keys() - environment().keys():
            self._patch.delenv(name)
        for name, value in environment(**env).items():
            self._patch.setenv(name, value)
        code = self._run(arguments)
        out, err = self._capture.readouterr()
        assert (code, err) == (0, "")
        return out

    def _run(self, arguments: Sequence[str]) -> object:
        self._patch.setattr(sys, "argv", ["kosmodrom", *arguments])
        with pytest.raises(SystemExit) as caught:
            main()
        return caught.value.code


@pytest.fixture
def inside(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Inside:
    return Inside(monkeypatch, capsys)


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game in a file."""
    table: Table[Any, Any, Any] = Table.start(GAME, seats=["Ala", "Ola"], seed=11)
    bot = make_bot("random", 1)
    while table.pending:
        seat = next(iter(table.pending))
        table.decide(seat, bot.choose(table, seat))
    path = tmp_path_factory.mktemp("records") / "game.json"
    table.history.save(path)
    return path


# The program


def test_version() -> None:
    assert output("--version") == f"kosmodrom {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "env", "expected"),
    [
        ((), {}, "players"),
        ((), {"LANG": "pl_PL.UTF-8"}, "Gracze"),
        ((), {"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "players"),
        ((), {"LC_ALL": "de_DE.UTF-8", "LANG": "pl_PL.UTF-8"}, "players"),
        ((), {"LC_ALL": "C", "KOSMODROM_LANG": "pl"}, "Gracze"),
        (("--lang", "pl"), {"KOSMODROM_LANG": "en"}, "Gracze"),
        (("--lang=en",), {"KOSMODROM_LANG": "pl"}, "players"),
    ],
)
def test_where_the_language_comes_from(
    inside: Inside, arguments: tuple[str, ...], env: dict[str, str], expected: str
) -> None:
    assert expected in inside.output(*arguments, "games", **env)


@pytest.mark.parametrize(("language", "usage"), [("en", "Usage:"), ("pl", "Użycie:")])
@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help(inside: Inside, command: str | None, language: str, usage: str) -> None:
    arguments = [command] if command else []
    text = inside.output(*arguments, "--help", "--lang", language)
    assert text.startswith(f"{usage} kosmodrom {command or '['}")
    assert "cli-" not in text  # a message id that has no words
    if command is None:
        assert all(f"\n  {name} " in text for name in COMMANDS)


def test_polish_help_is_polish(inside: Inside) -> None:
    text = inside.output("simulate", "--help", KOSMODROM_LANG="pl")
    assert "Liczba gier" in text
    assert not any(word in text for word in ("Options", "Show", "number", "games."))


def test_completion_offers_games_bots_and_commands() -> None:
    def complete(line: str) -> list[str]:
        words = line.split(" ")
        env = {
            "_KOSMODROM_COMPLETE": "complete_bash",
            "COMP_WORDS": line,
            "COMP_CWORD": str(len(words) - 1),
        }
        return run(**env).stdout.split()

    assert complete("kosmodrom sim") == ["simulate"]
    assert complete("kosmodrom play astro") == [GAME]
    assert complete("kosmodrom simulate astrominers --bots random,ran") == ["random,random"]


# games


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "2–4 players · 60–90 minutes"), ("pl", "Gracze: 2–4 · czas: 60–90 minut")],
)
def test_games(inside: Inside, language: str, expected: str) -> None:
    text = inside.output("games", "--lang", language)
    assert text.startswith(f"{GAME}: ")
    assert expected in text
    assert "--option track=random|printed" in text


def test_games_tell_which_options_hold_together() -> None:
    text = output("games")
    green = text.partition("--option green=0-20")[2].splitlines()
    assert green[1].strip() == "Only has an effect with --option event_mix=custom."
    assert green[2].strip().endswith("at most 16 are green.")
    first = text.partition("--option first_player=random|1|2|3|4")[2].splitlines()
    assert first[1].strip().startswith("The numbers are players at the table")


# simulate


@cache
def simulate(*arguments: str) -> dict[str, Any]:
    text = output(*SIMULATE, "--json", *arguments)
    assert text.count("\n") == 1
    answer: dict[str, Any] = json.loads(text)
    return answer


def test_simulation_as_json_is_the_same_on_one_core_and_on_two() -> None:
    one, two = simulate("--jobs", "1"), simulate("--jobs", "2")
    keys = "game players games seed choices seconds choices_per_second wins mean_scores"
    assert list(one) == [*keys.split(), "fingerprint"]
    assert (one["game"], one["players"], one["games"], one["seed"]) == (GAME, 2, 6, 4)
    assert sum(one["wins"].values()) >= 6
    assert list(one["wins"]) == list(one["mean_scores"]) == ["random", "random#2"]
    assert one["choices_per_second"] > 0
    for key in one.keys() - {"seconds", "choices_per_second"}:
        assert one[key] == two[key]


def test_options_change_the_games() -> None:
    plain, printed = simulate("--jobs", "1"), simulate("--jobs", "1", "--option", "track=printed")
    assert plain["fingerprint"] != printed["fingerprint"]


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", ("Mean score", "choices per second")), ("pl", ("Średni wynik", "ruchów na sekundę"))],
)
def test_simulation_as_a_table(language: str, expected: tuple[str, ...]) -> None:
    text = output(*SIMULATE, "--lang", language)
    fingerprint = simulate("--jobs", "1")["fingerprint"]
    assert all(part in text for part in (*expected, "random#2", fingerprint))


# replay


@pytest.mark.parametrize("language", ["en", "pl"])
def test_replay_tells_the_whole_game(inside: Inside, record: Path, language: str) -> None:
    text = inside.output("replay", str(record), "--lang", language)
    choices = len(json.loads(record.read_text())["choices"])
    stands = {"en": f"After choice {choices} of {choices}.", "pl": f"Po ruchu {choices} z"}
    total = {"en": "Total", "pl": "Razem"}
    assert stands[language] in text
    assert total[language] in text
    assert "Ala" in text


def test_replay_stops_at_a_choice_and_shows_a_seat(inside: Inside, record: Path) -> None:
    text = inside.output("replay", str(record), "--at", "5", "--seat", "1")
    assert "After choice 5 of" in text
    assert "Total" not in text
    assert len(text) < len(inside.output("replay", str(record)))


def test_replay_of_damaged_files(inside: Inside, record: Path, tmp_path: Path) -> None:
    whole = record.read_text()
    damaged = tmp_path / "damaged.json"

    def told(text: str, lang: str = "en") -> str:
        damaged.write_text(text)
        return inside.error(1, "replay", str(damaged), lang=lang)

    assert told(whole[:-40]).startswith("This record is damaged or cut off")
    assert told(whole[:-40], "pl").startswith("Ten zapis jest uszkodzony albo urwany")
    assert told('{"options":{"x":' + "[" * 9999).startswith("This record is damaged or cut off")
    assert told("[]").startswith("This is not a complete record of a game")
    assert "There is no game “chess”" in told(whole.replace(f'"{GAME}"', '"chess"'))
    first = whole.index('"choices":[') + len('"choices":[\n')
    second = whole.index("\n", first) + 1
    assert "is not legal" in told(whole[:first] + whole[second:])


def test_replay_of_what_is_not_there(inside: Inside, record: Path, tmp_path: Path) -> None:
    def told(*arguments: str) -> str:
        return inside.error(1, "replay", *arguments, lang="en")

    assert "Cannot read" in told(str(tmp_path / "none.json"))
    assert "Cannot read" in told(str(tmp_path))
    assert "There is no choice 999:" in told(str(record), "--at", "999")
    assert "There is no seat 2" in told(str(record), "--seat", "2")


# rules


def test_rules_by_chapter_number_and_words(inside: Inside) -> None:
    assert "AM-301" in output("rules", GAME)
    assert "\n  AM-301\n" in inside.output("rules", GAME, "AM-301")
    text = inside.output("rules", GAME, "first", "player")
    assert "AM-109" in text
    assert "No rule contains" in inside.error(1, "rules", GAME, "zeppelin", lang="en")
    assert "Żadna zasada" in inside.error(1, "rules", GAME, "zeppelin", lang="pl")


def test_rules_in_the_language_of_the_reader(inside: Inside) -> None:
    polish = ("rules", GAME, "--lang", "pl")
    assert inside.output(*polish).startswith("Astrogórnicy: zasady\n  Przygotowanie gry  AM-124 –")
    assert "Każdy gracz ma 2 barki i 7 kości." in inside.output(*polish, "AM-107")
    assert inside.output(*polish, "zolte", "pole") == inside.output(*polish, "żółte", "pole")
    assert "Jej żółte pola" in inside.output(*polish, "zolty")
    assert "złoto" in inside.output(*polish, "zloto")
    why = inside.output(*polish, "AM-119", "--where")
    assert "żetony to sprawa pudełka" in why
    assert "Each player has" in inside.output("rules", GAME, "AM-107", "--lang", "en")
    assert inside.error(1, "rules", GAME, "barges", lang="pl")


def test_where_a_rule_is_carried(inside: Inside) -> None:
    text = inside.output("rules", GAME, "AM-301", "--where")
    assert text.startswith("Actions (phase 3) › Turns\n  AM-301\n    From the first player on")
    assert "    Code:\n      " in text
    line = next(line for line in text.splitlines() if "rules/actions.py:" in line)
    place, _, source = line.strip().partition("  ")
    path, _, number = place.partition(":")
    assert Path(path).read_text().splitlines()[int(number) - 1].strip() == source
    assert "AM-301" in source
    tests = text.partition("    Tests:\n")[2]
    assert "      tests/games/astrominers/test_turns.py::test_players_act_in_turn_until" in tests
    assert "    Kod:\n" in inside.output("rules", GAME, "AM-301", "--where", "--lang", "pl")
    # An example is a test and nothing else.
    text = inside.output("rules", GAME, "AM-EX-21", "--where")
    assert "    No line of the source names it.\n    Tests:\n" in text


def test_where_an_installed_package_has_no_tests(
    inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "test_none.py").touch()
    nowhere = inside.output("rules", GAME, "AM-301", "--where", "--tests", str(tmp_path))
    assert nowhere.endswith("    No test covers it.\n")
    monkeypatch.setattr("kosmodrom.cli.rules.CHECKOUT", tmp_path / "site-packages")
    text = inside.output("rules", GAME, "AM-301", "--where")
    assert text.splitlines()[-1].startswith("Its tests are only in a checkout of Kosmodrom")
    assert "Tests:" not in text
    polish = inside.output("rules", GAME, "AM-301", "--where", "--lang", "pl")
    assert polish.splitlines()[-1].startswith("Testy są tylko w kopii roboczej")


def test_where_no_line_can_carry_a_rule(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (
        "# Toy\n## Box\n- **TOY-101** Lay out the box.\n- **TOY-102** Play.\n"
        "## Rules that no line carries\n- TOY-101: a screen has no box.\n"
    )
    book = Rulebook.parse(GAME, page)
    monkeypatch.setattr("kosmodrom.core.ruleset.load_rulebook", lambda *_: book)
    text = inside.output("rules", GAME, "--where")
    first, second = text.split("  TOY-102\n")
    assert "    No line of the source can show it: a screen has no box.\n" in first
    assert "No line of the source names it" not in first
    assert "    No line of the source names it.\n" in second
    polish = inside.output("rules", GAME, "TOY-101", "--where", "--lang", "pl")
    assert "Nie może jej pokazać żaden wiersz kodu: a screen has no box." in polish


def test_rules_coverage(inside: Inside, tmp_path: Path) -> None:
    test = tmp_path / "test_some.py"
    test.write_text('import pytest\n@pytest.mark.rule("AM-301")\ndef test_turns() -> None: ...\n')
    done = run("rules", GAME, "--coverage", "--tests", str(tmp_path))
    assert done.returncode == 1
    assert f"AM-301\n    {test}::test_turns\n" in done.stdout
    missing = next(line for line in done.stderr.splitlines() if "Without a test" in line)
    assert "AM-302" in missing
    assert "AM-301" not in missing

    test.write_text('import pytest\n@pytest.mark.rule("AM-999")\ndef test_turns() -> None: ...\n')
    done = run("rules", GAME, "--coverage", "--tests", str(tmp_path))
    assert done.returncode == 1
    assert "AM-999, which is not in the rules" in done.stderr
    away = ("--coverage", "--tests", str(tmp_path / "nowhere"))
    nowhere = inside.error(1, "rules", GAME, *away, lang="en")
    assert "There is no folder" in nowhere


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_every_game_has_a_test_or_a_reason(inside: Inside, game: str) -> None:
    total = len(find_game(game).rulebook())
    last = inside.output("rules", game, "--coverage").splitlines()[-1]
    assert f"{total} of {total} numbers" in last
    polish = inside.output("rules", game, "--coverage", "--lang", "pl").splitlines()[-1]
    assert f"{total} z {total}" in polish


def test_rules_with_the_figures_of_an_overlay(inside: Inside, tmp_path: Path) -> None:
    (tmp_path / "skymines").mkdir()
    (tmp_path / "skymines" / "setup.toml").write_text("coins = 5", encoding="utf-8")
    asked = ("rules", "skymines", "SKY-128", "--overlay", str(tmp_path))
    assert "Each player starts with 5 coins." in inside.output(*asked)
    assert "zaczyna z 5 crypcoinami." in inside.output(*asked, "--lang", "pl")
    assert "starts with 1 coin." in inside.output(*asked[:3])
    nowhere = inside.error(1, *asked[:4], str(tmp_path / "nowhere"), lang="en")
    assert "is not a folder" in nowhere


def test_rules_coverage_counts_reasons(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = (
        "# Toy\n## Box\n- **TOY-101** Lay out the box.\n- **TOY-102** Play.\n"
        "## Rules that no line carries\n- TOY-101: a screen has no box.\n"
    )
    book = Rulebook.parse(GAME, page)
    monkeypatch.setattr("kosmodrom.core.ruleset.load_rulebook", lambda *_: book)
    test = tmp_path / "test_some.py"
    test.write_text('import pytest\n@pytest.mark.rule("TOY-102")\ndef test_play() -> None: ...\n')
    text = inside.output("rules", GAME, "--coverage", "--tests", str(tmp_path))
    assert text.splitlines()[-2:] == [
        "TOY-101: no test, since a screen has no box.",
        "2 of 2 numbers are covered: 1 of them by a reason above why there is no test.",
    ]
    polish = inside.output("rules", GAME, "--coverage", "--tests", str(tmp_path), "--lang", "pl")
    assert "TOY-101: bez testu, bo a screen has no box." in polish
    assert "2 z 2, w tym z podanym wyżej powodem, dlaczego testu nie ma: 1." in polish


# Errors


@pytest.mark.parametrize(
    ("arguments", "english", "polish"),
    [
        (("play", "chess"), "There is no game “chess”", "Nie ma gry „chess”"),
        (("simulate", "chess"), "There is no game “chess”", "Nie ma gry „chess”"),
        (("rules", "chess"), "There is no game “chess”", "Nie ma gry „chess”"),
        ((*SIMULATE, "--players", "9"), "2 to 4 players, not for 9", "dla 2–4 osób, nie dla 9"),
        ((*SIMULATE, "--bots", "grumpy"), "There is no bot “grumpy”", "Nie ma bota „grumpy”"),
        ((*SIMULATE, "--option", "colour=red"), "There is no option", "Nie ma opcji"),
        ((*SIMULATE, "--option", "track=red"), "Allowed: random", "Dozwolone: random"),
        ((*SIMULATE, "--overlay", "no/such"), "is not a folder", "nie jest folderem"),
        (("play", GAME), "needs a terminal", "wymaga terminala"),
        (("play", GAME, "--seat", "7"), "There is no seat 7", "Nie ma miejsca 7"),
    ],
)
def test_what_cannot_be_done(
    inside: Inside, arguments: tuple[str, ...], english: str, polish: str
) -> None:
    assert english in inside.error(1, *arguments, lang="en")
    assert polish in inside.error(1, *arguments, lang="pl")


@pytest.mark.parametrize(
    ("arguments", "english", "polish"),
    [
        (("dance",), "There is no command “dance”", "Nie ma polecenia „dance”"),
        (("games", "--loud"), "There is no option --loud", "Nie ma tu opcji --loud"),
        (("games", "now"), "Too many arguments: now", "Za dużo argumentów: now"),
        (("play",), "GAME is missing", "Brakuje: GRA"),
        (("replay",), "FILE is missing", "Brakuje: PLIK"),
        (("replay", "a", "--at"), "--at needs a value", "--at wymaga wartości"),
        ((*SIMULATE, "--games", "few"), "“few” is not a whole number", "„few” nie jest liczbą"),
        (
            (*SIMULATE, "--jobs", "0"),
            "“0” is not a whole number of at least 1",
            "większą lub równą 1",
        ),
        ((*SIMULATE, "--option", "track"), "write NAME=VALUE", "wpisz NAZWA=WARTOŚĆ"),
    ],
)
def test_what_cannot_be_understood(
    inside: Inside, arguments: tuple[str, ...], english: str, polish: str
) -> None:
    assert english in inside.error(2, *arguments, lang="en")
    assert polish in inside.error(2, *arguments, lang="pl")


def test_errors_of_the_real_program() -> None:
    assert error(1, "play", "chess").startswith("There is no game “chess”")
    assert error(1, "play", "chess", "--lang", "pl").startswith("Nie ma gry „chess”")
    assert error(2, "dance").startswith("There is no command “dance”")
    assert error(2, "dance", LC_ALL="pl_PL").startswith("Nie ma polecenia „dance”")


def test_unknown_language(inside: Inside) -> None:
    told = inside.error(2, "games", "--lang", "de", lang="en")
    assert told == "There is no language “de”. Known: en, pl."
    assert inside.error(2, "games", "--lang", lang="en") == "The option --lang needs a value."


def test_a_saved_game_of_another_game_cannot_be_loaded(inside: Inside, record: Path) -> None:
    text = record.read_text().replace(f'"{GAME}"', '"chess"')
    other = record.with_name("other.json")
    other.write_text(text)
    told = inside.error(1, "play", GAME, "--load", str(other), lang="en")
    assert "holds a game of chess" in told


# Interrupts and pipes


linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")


def _read(file: Path) -> str:
    """A file of a process, which may have ended."""
    with suppress(OSError):
        return file.read_text()
    return ""


class LongSimulation:
    """A simulation that would take hours, with all the processes that it starts."""

    def __init__(self, jobs: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kosmodrom", *SIMULATE, "--games", "100000", "--jobs", jobs],
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()

    def processes(self) -> list[list[str]]:
        """What Linux says about its running processes, from their state on."""
        group = str(self.process.pid)
        told = [_read(file).rpartition(")")[2].split() for file in PROC.glob("[0-9]*/stat")]
        return [state for state in told if state and state[0] != "Z" and state[2] == group]

    def wait(self, condition: Callable[[], bool]) -> None:
        deadline = time.monotonic() + 60
        while not condition():
            assert time.monotonic() < deadline
            time.sleep(0.1)

    def work(self, seconds: float) -> None:
        """Let its processes work for some processor time, which is more reliable than a clock on a
        busy machine."""
        ticks = seconds * os.sysconf("SC_CLK_TCK")
        self.wait(
            lambda: sum(int(state[11]) + int(state[12]) for state in self.processes()) > ticks
        )


@linux
@pytest.mark.parametrize(("jobs", "seconds"), [("1", 1.0), ("2", 1.0), ("2", 2.0)])
def test_interrupt_is_quiet(jobs: str, seconds: float) -> None:
    with LongSimulation(jobs) as simulation:
        process = simulation.process
        simulation.work(seconds)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        out, err = process.communicate(timeout=20)
        assert (process.returncode, out, err) == (130, "", "")


@linux
def test_a_killed_simulation_leaves_nobody_behind() -> None:
    with LongSimulation("2") as simulation:
        simulation.wait(lambda: len(simulation.processes()) >= 3)
        simulation.process.kill()
        simulation.wait(lambda: not simulation.processes())


@linux
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_simulation_ends_when_nobody_can_read_its_result(jobs: str) -> None:
    with LongSimulation(jobs) as simulation:
        assert simulation.process.stdout is not None
        simulation.process.stdout.close()
        simulation.process.stdout = None
        _, err = simulation.process.communicate(timeout=60)
        assert (simulation.process.returncode, err) == (0, "")
        simulation.wait(lambda: not simulation.processes())


@linux
def test_tests_run_in_the_background(tmp_path: Path) -> None:
    """There Ctrl-C is ignored, and child processes inherit that."""
    test = f"{Path(__file__)}::test_interrupt_is_quiet[1-1.0]"
    pytest_ = (
        f"{sys.executable} -m pytest -q -n0 -p no:cacheprovider --basetemp={tmp_path / 'base'}"
    )
    done = subprocess.run(
        ["sh", "-c", f"trap '' INT; exec {pytest_} '{test}'"],
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        timeout=100,
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(os.name == "nt", reason="uses a POSIX pipe")
def test_closed_pipe_is_quiet() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "kosmodrom", "rules", GAME, "AM"],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    process.wait(timeout=20)
