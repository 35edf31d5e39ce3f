"""``kosmodrom play``: the table in the terminal."""

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kosmodrom.cli.inputs import (
    complete_game,
    read_bots,
    read_game_options,
    read_overlay,
    read_seed,
    whole_number,
)
from kosmodrom.cli.parameters import Automas, Bots, GameOption, Overlay, Players, Seed
from kosmodrom.cli.speech import Failure, speak
from kosmodrom.cli.welcome import choose_game

if TYPE_CHECKING:
    from kosmodrom.cli.terminal.session import Session
    from kosmodrom.core.ruleset import Ruleset
    from kosmodrom.core.table import Table


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="cli-metavar-game", help="cli-help-game", autocompletion=complete_game
        ),
    ] = None,
    players: Players = None,
    bots: Bots = None,
    automas: Automas = 0,
    seat: Annotated[
        int,
        typer.Option(metavar="cli-metavar-number", help="cli-help-seat", parser=whole_number),
    ] = 0,
    name: Annotated[
        list[str] | None, typer.Option(metavar="cli-metavar-name", help="cli-help-name")
    ] = None,
    seed: Seed = None,
    option: GameOption = None,
    overlay: Overlay = None,
    load: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-load")
    ] = None,
) -> None:
    from kosmodrom.bots import BOTS
    from kosmodrom.cli.terminal.session import Session, seat_bots
    from kosmodrom.core.registry import find_game
    from kosmodrom.core.table import Table

    rivals = read_bots(bots) if bots is not None else tuple(BOTS)[-1:]
    names = name or []
    people: Sequence[int] = range(seat, seat + max(1, len(names)))
    if load is not None:
        table = _load(load, game, overlay)
        people = _find_people(table, names) or people
    else:
        ruleset = find_game(game or choose_game())
        seats = players or _seats(ruleset, len(people), rivals if bots is not None else ())
        ruleset.check_seats(seats, automas)
        table = Table.start(
            ruleset,
            seats=_names(seats, seat, names),
            automas=_automa_names(automas, seats),
            seed=read_seed(seed) if seed is not None else None,
            options=read_game_options(ruleset, option or ()),
            overlay=read_overlay(overlay),
        )
    if people[-1] >= table.seats:
        raise Failure("cli-no-seat", seat=people[-1], last=table.seats - 1)
    session = Session(table, people[0], seat_bots(table.seats, people, rivals))
    session.file = load
    _sit_down(session)


def _load(file: Path, game: str | None, overlay: Path | None) -> "Table[Any, Any, Any]":
    from kosmodrom.core.history import History
    from kosmodrom.core.table import Table

    history = History.read(file)
    if game not in (None, history.game):
        raise Failure("cli-play-other-game", file=str(file), game=history.game)
    return Table.load(history, overlay=read_overlay(overlay))


def _find_people(table: "Table[Any, Any, Any]", names: Sequence[str]) -> list[int]:
    """The seats of the people who go on with a game, by their names in it."""
    known = table.names[: table.seats]
    for name in names:
        if name not in known:
            raise Failure("cli-no-player", name=name, known=", ".join(known))
    return sorted(known.index(name) for name in names)


def _seats(ruleset: "Ruleset[Any, Any, Any]", people: int, rivals: tuple[str, ...]) -> int:
    """As many as there are bots and people; else as few as the game takes."""
    return min(ruleset.seats.max, max(ruleset.seats.min, people + len(rivals)))


def _names(seats: int, seat: int, people: Sequence[str]) -> list[str]:
    """Names in the language of the people, who have those that are given, from a seat on."""
    words = speak()
    people = people or [words("cli-play-name")]
    names = words("cli-play-bot-names").split(", ")[: max(0, seats - len(people))]
    names += [words.seat(number) for number in range(len(names) + len(people), seats)]
    names[seat:seat] = people
    return names


def _automa_names(automas: int, seats: int) -> list[str]:
    """Names of the opponents that the rules play, at the seats after the players'."""
    words = speak()
    names = words("cli-play-automa-names").split(", ")[:automas]
    return names + [words.seat(seats + number) for number in range(len(names), automas)]


def _sit_down(session: "Session") -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Failure("cli-play-terminal")
    # Imported late: it takes longer than all the rest.
    from kosmodrom.cli.terminal.app import run_table

    code = run_table(session)
    if session.file is not None and not session.unsaved:
        several = session.people if len(session.people) > 1 else ()
        names = (shlex.quote(session.table.names[seat]) for seat in several)
        people = "".join(f" --name {name}" for name in names)
        print(speak()("cli-play-saved", file=str(session.file), people=people))
    raise typer.Exit(code)
