"""``kosmodrom replay``: tell a recorded game."""

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kosmodrom.cli.inputs import positive_number, read_overlay, whole_number
from kosmodrom.cli.parameters import MissionFile, Overlay
from kosmodrom.cli.speech import Failure, speak

if TYPE_CHECKING:
    from kosmodrom.core.series import Chronicle
    from kosmodrom.core.table import Table
    from kosmodrom.core.words import Words


def replay(
    file: Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-help-file")],
    at: Annotated[
        int | None,
        typer.Option(metavar="cli-metavar-number", help="cli-help-at", parser=whole_number),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(
            metavar="cli-metavar-number", help="cli-help-replay-seat", parser=whole_number
        ),
    ] = None,
    chapter: Annotated[
        int | None,
        typer.Option(metavar="cli-metavar-number", help="cli-help-chapter", parser=positive_number),
    ] = None,
    overlay: Overlay = None,
    mission_file: MissionFile = None,
) -> None:
    from kosmodrom.core.history import History
    from kosmodrom.core.series import read_record
    from kosmodrom.core.table import Table

    history = read_record(file)
    if not isinstance(history, History):
        if chapter is None:
            _tell_campaign(history, read_overlay(overlay, mission_file))
            return
        if chapter > len(history.chapters):
            raise Failure("cli-replay-chapter", chapter=chapter, chapters=len(history.chapters))
        history = history.chapters[chapter - 1]
    elif chapter is not None:
        raise Failure("cli-replay-no-campaign", file=str(file))
    if at is not None and at > len(history.choices):
        raise Failure("cli-replay-at", at=at, choices=len(history.choices))
    if seat is not None and seat >= len(history.seats):
        raise Failure("cli-no-seat", seat=seat, last=len(history.seats) - 1)
    folder = read_overlay(overlay, mission_file)
    table: Table[Any, Any, Any] = Table.load(history, overlay=folder, upto=at)
    words = speak(table.ruleset, table.names, table.game.data)
    _tell(table, seat, words, len(history.choices))


def _tell_campaign(chronicle: "Chronicle", overlay: Path | None) -> None:
    """Tell every chapter of a campaign in short, and where it stands."""
    from kosmodrom.cli.campaign import chapter_lines, end_lines, ending_lines
    from kosmodrom.core.series import Series

    series: Series[Any, Any, Any] = Series.load(chronicle, overlay=overlay)
    words = speak(series.ruleset, (*series.seats, *series.automas))
    print(words(f"campaign-{series.campaign.id}"))
    for number, table in enumerate(series.tables, 1):
        if table.finished:
            print("\n".join(ending_lines(series, number, words)))
    if series.chapter is not None:
        print("\n".join(chapter_lines(series, series.chapter, words)).rstrip())
    if series.ended is not None:
        print("\n".join(end_lines(series, series.ended, words)))


def _tell(table: "Table[Any, Any, Any]", seat: int | None, words: "Words", total: int) -> None:
    from kosmodrom.cli.terminal.layout import lay_out, result_lines

    width = shutil.get_terminal_size((100, 40)).columns
    for numbered in table.events(seat):
        print(words.tell(numbered.event))
    print()
    sections = table.ruleset.sections(table.view(seat), table.game.data, words)
    for line in lay_out(sections, width, 0):
        print(line.text.rstrip())
    print()
    print(words("cli-replay-stands", choices=len(table.choices), total=total))
    for ask in table.pending.values():
        print(words.prompt(ask, deciding=False))
    if table.result is not None:
        print("\n".join(result_lines(table.result, words, contest=not table.ruleset.companion_of)))
