"""``kosmodrom simulate``: bots play many games against each other."""

import os
import select
import sys
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from kosmodrom.cli.inputs import (
    chosen_mission,
    positive_number,
    read_bots,
    read_game_options,
    read_overlay,
    read_seed,
)
from kosmodrom.cli.parameters import (
    Automas,
    Bots,
    Game,
    GameOption,
    Jobs,
    Json,
    MissionFile,
    Overlay,
    Players,
    Seed,
)
from kosmodrom.cli.speech import speak

if TYPE_CHECKING:
    from kosmodrom.bots.arena import Simulation

Done = TypeVar("Done")


def simulate(
    game: Game,
    players: Players = None,
    games: Annotated[
        int,
        typer.Option(
            metavar="cli-metavar-number", help="cli-help-games-number", parser=positive_number
        ),
    ] = 100,
    bots: Bots = None,
    automas: Automas = 0,
    seed: Seed = None,
    jobs: Jobs = None,
    option: GameOption = None,
    overlay: Overlay = None,
    mission_file: MissionFile = None,
    json: Json = False,
) -> None:
    from kosmodrom.bots.arena import Simulation
    from kosmodrom.core.registry import find_game

    ruleset = find_game(game)
    folder = read_overlay(overlay, mission_file)
    options = read_game_options(ruleset, option or ())
    if mission_file is not None:
        options |= chosen_mission(ruleset, mission_file)
    simulation = Simulation(
        game,
        seats=ruleset.seats.min if players is None else players,
        games=games,
        bots=read_bots(bots) if bots is not None else ("random",),
        seed=read_seed(seed) if seed is not None else 0,
        options=options,
        overlay=str(folder) if folder is not None else None,
        automas=automas,
    )
    cores = min(jobs or os.cpu_count() or 1, games)
    begin = time.perf_counter()
    for _ in with_progress(simulation.play(cores), simulation.games):
        if not is_heard():
            raise BrokenPipeError
    seconds = time.perf_counter() - begin
    if json:
        _print_json(simulation, seconds)
    else:
        _print_table(simulation, seconds)


def with_progress(played: Iterator[Done], games: int) -> Iterator[Done]:
    """The games as they are played, with a progress bar for people."""
    if not sys.stderr.isatty():
        return played
    from rich.console import Console
    from rich.progress import track

    label = speak()("cli-simulate-playing")
    return iter(track(played, label, total=games, console=Console(stderr=True), transient=True))


def is_heard() -> bool:
    """Whether anybody can still read the output: the other end of our pipe may be closed, and then
    there is no point in playing more games."""
    if not hasattr(select, "poll"):
        return True
    watched = select.poll()
    watched.register(sys.__stdout__.fileno(), 0)  # type: ignore[union-attr]
    return not watched.poll(0)


def _print_json(simulation: "Simulation", seconds: float) -> None:
    import msgspec

    answer = {
        "game": simulation.game,
        "players": simulation.seats,
        **({"automas": simulation.automas} if simulation.automas else {}),
        "games": simulation.games,
        "seed": simulation.seed,
        "choices": simulation.choices,
        "seconds": round(seconds, 3),
        "choices_per_second": round(simulation.choices / seconds),
        "wins": simulation.wins,
        "mean_scores": {label: round(score, 3) for label, score in simulation.mean_scores.items()},
        "fingerprint": simulation.fingerprint,
    }
    print(msgspec.json.encode(answer).decode())


def _print_table(simulation: "Simulation", seconds: float) -> None:
    from rich.console import Console
    from rich.table import Table

    words = speak()
    table = Table()
    table.add_column(words("cli-simulate-bot"))
    for name in ("wins", "share", "score"):
        table.add_column(words(f"cli-simulate-{name}"), justify="right")
    for label in simulation.labels:
        wins = simulation.wins[label]
        share = f"{100 * wins / simulation.games:.1f} %"
        table.add_row(label, str(wins), share, f"{simulation.mean_scores[label]:.2f}")
    Console(highlight=False).print(table)
    by_seat = words.list(str(wins) for wins in simulation.wins_by_seat)
    print(words("cli-simulate-seats", wins=by_seat))
    print(
        words(
            "cli-simulate-speed",
            games=simulation.games,
            choices=simulation.choices,
            seconds=f"{seconds:.1f}",
            speed=round(simulation.choices / seconds),
        )
    )
    print(words("cli-simulate-fingerprint", fingerprint=simulation.fingerprint))
