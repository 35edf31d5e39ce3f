"""``kosmodrom soak``: random games by the thousand, with every promise of the rules checked."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from kosmodrom.cli.inputs import complete_game, part, whole_number
from kosmodrom.cli.parameters import Jobs
from kosmodrom.cli.simulate import is_heard, with_progress
from kosmodrom.cli.speech import Failure, UsageProblem, speak

if TYPE_CHECKING:
    from kosmodrom.core.ruleset import Ruleset
    from kosmodrom.core.words import Words
    from kosmodrom.testing.soak import Batch, PlayedBatch, Tally

BATCH = 20
"""How many games are played between two lines of the file: a second or a few."""
FORMAT = 1


def soak(
    game: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="cli-metavar-game", help="cli-help-soak-game", autocompletion=complete_game
        ),
    ] = None,
    games: Annotated[
        int,
        typer.Option(metavar="cli-metavar-number", help="cli-help-soak-games", parser=whole_number),
    ] = 100,
    seed: Annotated[
        str, typer.Option(metavar="cli-metavar-seed", help="cli-help-soak-seed")
    ] = "soak",
    replay: Annotated[
        float, typer.Option(metavar="cli-metavar-part", help="cli-help-soak-replay", parser=part)
    ] = 0.1,
    state: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-soak-state")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-soak-report")
    ] = None,
    only: Annotated[
        int | None,
        typer.Option(metavar="cli-metavar-number", help="cli-help-soak-only", parser=whole_number),
    ] = None,
    jobs: Jobs = None,
) -> None:
    from kosmodrom.core.registry import find_game
    from kosmodrom.core.registry import games as installed

    rulesets = [find_game(name) for name in dict.fromkeys(game or installed())]
    if only is not None:
        if game is None or len(rulesets) != 1 or state is not None or report is not None:
            raise UsageProblem("cli-usage-soak-only")
        _play_again(rulesets[0], only, seed)
        return
    if report is not None:
        _check_writable(report)  # now, not after hours of playing
    tallies = _play(rulesets, games, Run(FORMAT, seed, replay), state, jobs)
    text = _tell(rulesets, tallies, seed, replay)
    print(text, end="")
    if report is not None:
        report.write_text(text, encoding="utf-8")
    if any(tally.failures for tally in tallies.values()):
        raise typer.Exit(1)


def _play(
    rulesets: "Sequence[Ruleset[Any, Any, Any]]",
    games: int,
    run: "Run",
    state: Path | None,
    jobs: int | None,
) -> "dict[str, Tally]":
    """Play the games that the file does not have yet; what came of all, by game."""
    from kosmodrom.bots.arena import in_processes
    from kosmodrom.testing.soak import Tally, play_batch, rules_of

    rules = {ruleset.id: rules_of(ruleset) for ruleset in rulesets}
    tallies = {name: Tally() for name in rules}
    done: dict[str, set[int]] = {name: set() for name in rules}

    def count(played: "PlayedBatch") -> None:
        numbers = range(played.first, played.first + played.count)
        if done[played.game].isdisjoint(numbers):  # two runs at once may have played the same
            done[played.game].update(numbers)
            tallies[played.game].add(played.tally)

    for played in _read_state(state, run) if state is not None else ():
        if played.game in rules:
            if played.rules != rules[played.game]:
                raise Failure("cli-soak-other-rules", file=str(state), game=played.game)
            count(played)
    batches = list(_batches(done, games, run))
    cores = min(jobs or os.cpu_count() or 1, max(1, len(batches)))
    with _open_state(state, run) as file:
        for played in with_progress(in_processes(play_batch, batches, cores), len(batches)):
            file.write(msgspec.json.encode(played) + b"\n")
            file.flush()
            count(played)
            if not is_heard():
                raise BrokenPipeError
    return tallies


def _batches(done: dict[str, set[int]], games: int, run: "Run") -> "Iterator[Batch]":
    """The games that are still to be played, some of each game in turn."""
    from kosmodrom.testing.soak import Batch

    for start in range(0, games, BATCH):
        for name, played in done.items():
            numbers = [n for n in range(start, min(start + BATCH, games)) if n not in played]
            if numbers:  # those that are missing are the last ones
                yield Batch(name, numbers[0], len(numbers), run.seed, run.replay)


# The file


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a run is begun with: the first line of its file."""

    format: int
    seed: str
    replay: float


def _read_state(file: Path, run: Run) -> "list[PlayedBatch]":
    """The batches in the file of a run that was begun before, if there is one."""
    from kosmodrom.core.codecs import UNREADABLE, from_json
    from kosmodrom.testing.soak import PlayedBatch

    if not file.exists():
        return []
    try:
        lines = file.read_bytes().splitlines(keepends=True)
    except OSError as error:
        raise Failure("cli-soak-file", file=str(file), problem=error.strerror) from error
    # A line without an end was being written as the run was stopped.
    first, *others = [line for line in lines if line.endswith(b"\n")] or [b""]
    if not lines:
        return []
    try:
        begun = from_json(first, Run)
        played = [from_json(line, PlayedBatch) for line in others]
    except UNREADABLE as error:
        raise Failure("cli-soak-no-state", file=str(file)) from error
    if begun.format != FORMAT:
        raise Failure("cli-soak-no-state", file=str(file))
    if begun != run:
        raise Failure(
            "cli-soak-other-run", file=str(file), seed=begun.seed, replay=f"{begun.replay:g}"
        )
    return played


def _open_state(file: Path | None, run: Run) -> IO[bytes]:
    """The file to write to, after its last whole line."""
    if file is None:
        return Path(os.devnull).open("wb")
    try:
        opened = file.open("r+b" if file.exists() else "x+b")
    except OSError as error:
        raise Failure("cli-soak-file", file=str(file), problem=error.strerror) from error
    opened.truncate(opened.read().rfind(b"\n") + 1)
    if opened.seek(0, os.SEEK_END) == 0:
        opened.write(msgspec.json.encode(run) + b"\n")
        opened.flush()
    return opened


def _check_writable(file: Path) -> None:
    try:
        file.open("a").close()
    except OSError as error:
        raise Failure("cli-soak-file", file=str(file), problem=error.strerror) from error


# What came of it


COLUMNS = (
    "game",
    "games",
    "tables",
    "choices",
    "players",
    "values",
    "endings",
    "campaigns",
    "replayed",
    "longest",
    "slowest",
    "failures",
)


def _tell(
    rulesets: "Sequence[Ruleset[Any, Any, Any]]",
    tallies: "dict[str, Tally]",
    seed: str,
    replay: float,
) -> str:
    """The report: a table, a line for each game, and then what failed."""
    words = speak()
    lines = [_line([words(f"cli-soak-{column}") for column in COLUMNS])]
    lines.append("|---|" + "---:|" * (len(COLUMNS) - 1))
    lines += [_line(_row(ruleset, tallies[ruleset.id], words)) for ruleset in rulesets]
    lines += ["", words("cli-soak-run", seed=seed, replay=f"{replay:g}")]
    failures = [failure for tally in tallies.values() for failure in tally.failures]
    if failures:
        lines += ["", words("cli-soak-failed", count=len(failures)), ""]
    for failure in failures:
        told = words("cli-soak-failure", game=failure.game, number=str(failure.number), seed=seed)
        lines.append(f"* {told} {failure.problem}")
    return "\n".join([*lines, ""])


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _row(ruleset: "Ruleset[Any, Any, Any]", tally: "Tally", words: "Words") -> list[str]:
    from kosmodrom.testing.soak import values_of

    values = values_of(ruleset)
    longest, slowest = tally.longest, tally.slowest
    return [
        speak(ruleset)(ruleset.name_message),
        f"{tally.games:,}",
        f"{tally.tables:,}",
        f"{tally.choices:,}",
        _range(sorted(tally.players)),
        f"{sum(value in tally.values for value in values)} / {len(values)}",
        f"{sum(ending in tally.endings for ending in ruleset.endings)} / {len(ruleset.endings)}",
        f"{tally.campaigns:,}" if ruleset.campaigns else "–",
        f"{tally.replayed:,}",
        words("cli-soak-most", amount=f"{longest.amount:,.0f}", number=str(longest.number)),
        words("cli-soak-slow", amount=f"{slowest.amount:.1f}", number=str(slowest.number)),
        f"{len(tally.failures):,}",
    ]


def _range(numbers: Sequence[int]) -> str:
    return "–".join(str(number) for number in dict.fromkeys((*numbers[:1], *numbers[-1:])))


def _play_again(ruleset: "Ruleset[Any, Any, Any]", number: int, seed: str) -> None:
    """Play one game of a run alone, with every check, and tell how it is played."""
    from kosmodrom.testing.soak import play_number

    words = speak()
    tally = play_number(ruleset, number, seed, replay=1.0)
    told = {
        "players": ", ".join(map(str, tally.players)),
        "automas": ", ".join(map(str, tally.automas)),
        "values": ", ".join(tally.values),
        "campaign": tally.campaigns,
        "choices": tally.choices,
    }
    print(words("cli-soak-played", game=ruleset.id, number=str(number), seed=seed, **told))
    for failure in tally.failures:
        print(failure.problem)
    if tally.failures:
        raise typer.Exit(1)
