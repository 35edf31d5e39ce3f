"""``kosmodrom mission``: check a mission that somebody wrote, and let bots try it."""

import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from kosmodrom.cli.help import Command, Commands
from kosmodrom.cli.inputs import positive_number, read_bots, read_seed
from kosmodrom.cli.parameters import Bots, Jobs, Json, Seed
from kosmodrom.cli.simulate import is_heard, with_progress
from kosmodrom.cli.speech import Failure, UsageProblem, speak

if TYPE_CHECKING:
    from kosmodrom.bots.arena import Match, Played
    from kosmodrom.core.missions import Course, MissionFiles
    from kosmodrom.core.ruleset import Ruleset
    from kosmodrom.core.words import Words

mission = typer.Typer(cls=Commands, rich_markup_mode=None, help="cli-help-mission")


@mission.command(cls=Command, help="cli-help-mission-check")
def check(
    file: Annotated[
        list[Path], typer.Argument(metavar="cli-metavar-file", help="cli-help-mission-files")
    ],
) -> None:
    results = [_check(each) for each in file]
    if not all(results):
        raise typer.Exit(1)


@mission.command("try", cls=Command, help="cli-help-mission-try")
def try_mission(
    file: Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-help-mission-file")],
    players: Annotated[
        list[int] | None,
        typer.Option(
            metavar="cli-metavar-number", help="cli-help-mission-players", parser=positive_number
        ),
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            metavar="cli-metavar-number", help="cli-help-mission-games", parser=positive_number
        ),
    ] = 20,
    difficulty: Annotated[
        list[str] | None,
        typer.Option(metavar="cli-metavar-difficulty", help="cli-help-mission-difficulty"),
    ] = None,
    bots: Bots = None,
    seed: Seed = None,
    jobs: Jobs = None,
    json: Json = False,
) -> None:
    from kosmodrom.bots.arena import play_matches

    ruleset, files = _find_game()
    if not _check(file, quiet=True):
        raise typer.Exit(1)
    numbers = players or list(range(ruleset.seats.min, ruleset.seats.max + 1))
    for number in numbers:
        ruleset.check_seats(number)
    trials = [
        Trial(level, number) for level in _levels(ruleset, files, difficulty) for number in numbers
    ]
    chosen = read_bots(bots) if bots is not None else ("greedy",)
    start = read_seed(seed) if seed is not None else 0
    matches = list(_matches(ruleset, files, file, trials, games, chosen, start))
    played = play_matches(matches, min(jobs or os.cpu_count() or 1, len(matches)))
    outcomes = []
    for each in with_progress(played, len(matches)):
        outcomes.append(each)
        if not is_heard():
            raise BrokenPipeError
    reports = [
        Report.of(trial, outcomes[number * games : (number + 1) * games])
        for number, trial in enumerate(trials)
    ]
    if json:
        _print_json(file, games, start, reports)
    else:
        _print_reports(reports, speak(ruleset, data=ruleset.load(file)), files)


# Checking


def _find_game() -> "tuple[Ruleset[Any, Any, Any], MissionFiles[Any, Any, Any]]":
    """The game whose missions are files."""
    from kosmodrom.core.registry import games

    for ruleset in games().values():
        if ruleset.mission_files is not None:
            return ruleset, ruleset.mission_files
    raise Failure("cli-mission-no-game")


def _check(file: Path, quiet: bool = False) -> bool:
    """Say what is wrong with a file; if nothing is, what it consists of."""
    from kosmodrom.core.data import read_text

    ruleset, files = _find_game()
    text = read_text(file)
    mistakes = files.check(text)
    words = speak(ruleset)
    for mistake in mistakes:
        print(f"{file}:{mistake.line}:{mistake.column}: {mistake.tell(words)}")
    if mistakes or not quiet:
        print(words("cli-mission-checked", file=str(file), mistakes=len(mistakes)))
    if not mistakes and not quiet:
        for line in files.describe(text, speak(ruleset, data=ruleset.load(file))):
            print("   ", line)
    return not mistakes


# Trying


class Trial(NamedTuple):
    """Games of one kind."""

    level: str
    players: int


class Report(NamedTuple):
    """What came of a trial."""

    trial: Trial
    games: int
    won: int
    rounds: float
    """On average."""
    causes: Counter[str]
    """Why games were lost, by message."""
    goals: dict[str, int]
    """In how many games each goal was reached, by message."""

    @classmethod
    def of(cls, trial: Trial, outcomes: "Sequence[Played]") -> "Report":
        courses: list[Course] = [each.course for each in outcomes if each.course is not None]
        return cls(
            trial,
            games=len(courses),
            won=sum(not course.cause for course in courses),
            rounds=sum(course.rounds for course in courses) / len(courses),
            causes=Counter(course.cause for course in courses if course.cause),
            goals={
                goal: sum(course.goals[goal] for course in courses) for goal in courses[0].goals
            },
        )


def likely_range(won: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies in 19 cases of 20 (Wilson's interval).

    >>> [round(share, 2) for share in likely_range(10, 20)]
    [0.3, 0.7]
    """
    z = 1.96
    share = won / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    total = 1 + z * z / games
    return max(0.0, (middle - spread) / total), min(1.0, (middle + spread) / total)


def _levels(
    ruleset: "Ruleset[Any, Any, Any]",
    files: "MissionFiles[Any, Any, Any]",
    wanted: Sequence[str] | None,
) -> Sequence[str]:
    from kosmodrom.core.form import form

    known = next(field for field in form(ruleset.game_options) if field.name == files.level).choices
    for level in wanted or ():
        if level not in known:
            raise UsageProblem("cli-usage-difficulty", value=level, known=known)
    return wanted or known


def _matches(
    ruleset: "Ruleset[Any, Any, Any]",
    files: "MissionFiles[Any, Any, Any]",
    file: Path,
    trials: Sequence[Trial],
    games: int,
    bots: Sequence[str],
    seed: int | str,
) -> "Iterator[Match]":
    from kosmodrom.bots.arena import Match

    (name,) = files.found(ruleset.load(file))
    for level, players in trials:
        for number in range(games):
            yield Match(
                game=ruleset.id,
                seats=players,
                bots=tuple(bots[(seat + number) % len(bots)] for seat in range(players)),
                seed=f"{seed}/{number}",
                options={files.option: name, files.level: level},
                overlay=str(file),
            )


def _print_json(file: Path, games: int, seed: int | str, reports: Sequence[Report]) -> None:
    import msgspec

    answer = {
        "file": str(file),
        "games": games,
        "seed": seed,
        "trials": [
            {
                "difficulty": report.trial.level,
                "players": report.trial.players,
                "won": report.won,
                "likely": [round(share, 3) for share in likely_range(report.won, report.games)],
                "rounds": round(report.rounds, 2),
                "causes": dict(report.causes.most_common()),
                "goals": report.goals,
            }
            for report in reports
        ],
    }
    sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")


def _print_reports(
    reports: Sequence[Report], words: "Words", files: "MissionFiles[Any, Any, Any]"
) -> None:
    """A table of how often each trial was won, then why games were lost and what was reached."""
    from rich.console import Console
    from rich.table import Table

    def level_name(level: str) -> str:
        return words(f"game-option-{files.level}-{level}")

    table = Table()
    table.add_column(words("cli-mission-level"))
    for name in ("players", "won", "likely", "rounds"):
        table.add_column(words(f"cli-mission-{name}"), justify="right")
    for report in reports:
        low, high = likely_range(report.won, report.games)
        table.add_row(
            level_name(report.trial.level),
            str(report.trial.players),
            f"{report.won} / {report.games} ({_percent(report.won, report.games)})",
            f"{100 * low:.0f}–{100 * high:.0f} %",
            f"{report.rounds:.1f}",
        )
    Console(highlight=False).print(table)
    for level in dict.fromkeys(report.trial.level for report in reports):
        own = [report for report in reports if report.trial.level == level]
        causes: Counter[str] = sum((report.causes for report in own), Counter())
        lost, games = causes.total(), sum(report.games for report in own)
        print()
        print(words("cli-mission-causes", level=level_name(level), lost=lost, games=games))
        for cause, count in causes.most_common():
            print(f"    {_percent(count, lost):>5}  {words(cause)}")
        print(words("cli-mission-goals", level=level_name(level)))
        for goal in own[0].goals:
            reached = sum(report.goals[goal] for report in own)
            print(f"    {_percent(reached, games):>5}  {words(goal)}")


def _percent(count: int, total: int) -> str:
    return f"{100 * count / total:.0f} %"
