"""``kosmodrom play``: the table in the terminal."""

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from kosmodrom.cli.extras import need
from kosmodrom.cli.inputs import (
    chosen_mission,
    complete_game,
    read_bots,
    read_game_options,
    read_overlay,
    read_seed,
    whole_number,
)
from kosmodrom.cli.parameters import (
    Automas,
    Bots,
    GameOption,
    MissionFile,
    Overlay,
    Players,
    Seed,
)
from kosmodrom.cli.speech import Failure, speak
from kosmodrom.cli.welcome import choose_game

if TYPE_CHECKING:
    from kosmodrom.cli.terminal.session import Session
    from kosmodrom.core.ruleset import Ruleset, Seats
    from kosmodrom.core.series import Series
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
    mission_file: MissionFile = None,
    load: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-load")
    ] = None,
    campaign: Annotated[
        str | None, typer.Option(metavar="cli-metavar-campaign", help="cli-help-campaign")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-save")
    ] = None,
) -> None:
    need("terminal")
    from kosmodrom.bots import BOTS
    from kosmodrom.cli.terminal.session import Session, seat_bots
    from kosmodrom.core.registry import find_game
    from kosmodrom.core.series import Series
    from kosmodrom.core.table import Table

    rivals = read_bots(bots) if bots is not None else tuple(BOTS)[-1:]
    names = name or []
    people: Sequence[int] = range(seat, seat + max(1, len(names)))
    known = load or (save if save is not None and save.exists() else None)
    played: Table[Any, Any, Any] | Series[Any, Any, Any]
    if known is not None:
        played = _load(known, game, campaign, read_overlay(overlay, mission_file))
        if isinstance(played, Table):
            people = _find_people(played, names) or people
    else:
        ruleset = find_game(game or choose_game())
        takes = ruleset.seats
        if campaign is not None:
            takes = ruleset.find_campaign(campaign).seats or takes
        seats = players or _seats(takes, len(people), rivals if bots is not None else ())
        ruleset.check_seats(seats, automas)
        options = read_game_options(ruleset, option or ())
        if mission_file is not None:
            options |= chosen_mission(ruleset, mission_file)
        start: dict[str, Any] = {
            "seats": _names(seats, seat, names or _played_for(ruleset)),
            "automas": _automa_names(ruleset.seats.automa_name, automas, seats),
            "seed": read_seed(seed) if seed is not None else None,
            "options": options,
            "overlay": read_overlay(overlay, mission_file),
        }
        if campaign is None:
            played = Table.start(ruleset, **start)
        else:
            played = Series.start(ruleset, campaign, **start)
    seats = played.seats if isinstance(played, Table) else len(played.seats)
    if people[-1] >= seats:
        raise Failure("cli-no-seat", seat=people[-1], last=seats - 1)
    if not isinstance(played, Table):
        _play_chapters(played, people, rivals, save or load)
    session = Session(played, people[0], seat_bots(seats, people, rivals))
    session.file = save or load
    _sit_down(session)


def _load(
    file: Path, game: str | None, campaign: str | None, overlay: Path | None
) -> "Table[Any, Any, Any] | Series[Any, Any, Any]":
    """Reads a file: a game, or a campaign."""
    from kosmodrom.core.history import History
    from kosmodrom.core.series import Series, read_record
    from kosmodrom.core.table import Table

    record = read_record(file)
    if game not in (None, record.game):
        raise Failure("cli-play-other-game", file=str(file), game=record.game)
    if isinstance(record, History):
        if campaign is not None:
            raise Failure("cli-play-no-campaign", file=str(file))
        return Table.load(record, overlay=overlay)
    if campaign not in (None, record.campaign):
        raise Failure("cli-play-other-campaign", file=str(file), campaign=record.campaign)
    return Series.load(record, overlay=overlay)


def _find_people(table: "Table[Any, Any, Any]", names: Sequence[str]) -> list[int]:
    """The seats of the people who go on with a game, found by their names in it."""
    known = table.names[: table.seats]
    for name in names:
        if name not in known:
            raise Failure("cli-no-player", name=name, known=", ".join(known))
    return sorted(known.index(name) for name in names)


def _seats(takes: "Seats", people: int, rivals: tuple[str, ...]) -> int:
    """As many seats as there are bots and people, within what the game allows."""
    return min(takes.max, max(takes.min, people + len(rivals)))


def _names(seats: int, seat: int, people: Sequence[str]) -> list[str]:
    """The people's names: those that are given, the rest in their language, from a seat on."""
    words = speak()
    people = people or [words("cli-play-name")]
    names = words("cli-play-bot-names").split(", ")[: max(0, seats - len(people))]
    names += [words.seat(number) for number in range(len(names) + len(people), seats)]
    names[seat:seat] = people
    return names


def _played_for(ruleset: "Ruleset[Any, Any, Any]") -> list[str]:
    """The name at the seat of a companion."""
    return [speak(ruleset)(f"{ruleset.name_message}.seat")] if ruleset.companion_of else []


def _automa_names(name: str, automas: int, seats: int) -> list[str]:
    """Names of the opponents that the rules play, at the seats after the players'; ``name`` is the
    one that the rules give."""
    if name:
        return [name] * automas
    words = speak()
    names = words("cli-play-automa-names").split(", ")[:automas]
    return names + [words.seat(seats + number) for number in range(len(names), automas)]


def _check_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Failure("cli-play-terminal")


def _play_chapters(
    series: "Series[Any, Any, Any]",
    people: Sequence[int],
    rivals: tuple[str, ...],
    file: Path | None,
) -> NoReturn:
    _check_terminal()
    from kosmodrom.cli.campaign import play_campaign

    raise typer.Exit(play_campaign(series, people, rivals, file))


def _sit_down(session: "Session") -> None:
    _check_terminal()
    # Imported late: this takes longer than everything else.
    from kosmodrom.cli.terminal.app import run_table

    code = run_table(session)
    if session.file is not None and session.file.exists() and not session.unsaved:
        several = session.people if len(session.people) > 1 else ()
        names = (shlex.quote(session.table.names[seat]) for seat in several)
        people = "".join(f" --name {name}" for name in names)
        print(speak()("cli-play-saved", file=str(session.file), people=people))
    raise typer.Exit(code)
