"""A campaign in the terminal: chapter after chapter at the table, kept in one file."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, count
from pathlib import Path
from typing import Any

import typer

from kosmodrom.cli.speech import speak
from kosmodrom.cli.terminal.layout import wrap
from kosmodrom.cli.terminal.session import Session, seat_bots
from kosmodrom.core.campaign import Chapter, Ended
from kosmodrom.core.options import Seat
from kosmodrom.core.series import Series
from kosmodrom.core.words import Words

AnySeries = Series[Any, Any, Any]
WIDTH = 80


class ChapterSession(Session):
    """A person at the table of a chapter: the file holds the whole campaign."""

    result_keys = "table-keys-chapter"

    def __init__(self, series: AnySeries, people: Sequence[Seat], rivals: Sequence[str]) -> None:
        table = series.play()
        super().__init__(table, people[0], seat_bots(table.seats, people, rivals))
        self._series = series

    def default_file(self) -> Path:
        return self.file or free_file(self._series)

    def save(self, path: Path) -> None:
        self._series.chronicle.save(path)
        self.file = path
        self.saved = len(self.table.choices)

    @property
    def unsaved(self) -> bool:
        """Save a finished chapter automatically."""
        return not self.table.finished and super().unsaved


def free_file(series: AnySeries) -> Path:
    """A name for a campaign's file that no file here has yet."""
    name = f"{series.ruleset.id}-{series.campaign.id}"
    endings = chain([""], (f"-{number}" for number in count(2)))
    paths = (Path(f"{name}{ending}.json") for ending in endings)
    return next(path for path in paths if not path.exists())


def play_campaign(
    series: AnySeries, people: Sequence[Seat], rivals: Sequence[str], file: Path | None
) -> int:
    """Play on until the people leave or the campaign is over; returns the exit code."""
    # Imported late: this takes longer than everything else.
    from kosmodrom.cli.terminal.app import run_table

    while (chapter := series.chapter) is not None:
        words = speak(series.ruleset, (*series.seats, *series.automas))
        print("\n".join(chapter_lines(series, chapter, words)))
        if not _is_ready(words):
            break
        session = ChapterSession(series, people, rivals)
        session.file = file
        code = run_table(session)
        file = session.file
        if not session.table.finished or code:
            _say_where(words, session.file if not session.unsaved else None)
            return code
        series.advance()
        file = file or session.default_file()
        series.chronicle.save(file)
        words = speak(series.ruleset, (*series.seats, *series.automas))
        print("\n".join(ending_lines(series, len(series.tables), words)))
    words = speak(series.ruleset, (*series.seats, *series.automas))
    if series.ended is not None:
        print("\n".join(end_lines(series, series.ended, words)))
    _say_where(words, file if file is not None and file.exists() else None)
    return 0


def _is_ready(words: Words) -> bool:
    answer: str = typer.prompt(
        words("cli-campaign-ready"), default="", show_default=False, prompt_suffix=" "
    )
    return answer.strip().lower() != "q"


def _say_where(words: Words, file: Path | None) -> None:
    if file is not None:
        print(words("cli-campaign-saved", file=str(file)))


# In words


def chapter_lines(series: AnySeries, chapter: Chapter, words: Words) -> list[str]:
    """A chapter before it is played: its name, its story and what is carried along."""
    number = len(series.tables) + (series.table is None)
    name = f"campaign-{series.campaign.id}-chapter-{chapter.id}"
    lines = ["", words("cli-campaign-chapter", number=number, name=words(name))]
    lines += wrap(words(f"{name}.story"), WIDTH)
    for section in series.campaign.sections(chapter.carried, series.data, words):
        lines += ["", section.title, *section.picture, *(f"  {row}" for row in section.rows)]
    return [*lines, ""]


def ending_lines(series: AnySeries, number: int, words: Words) -> list[str]:
    """How a chapter ended; chapters are counted from 1."""
    table, chapter = series.tables[number - 1], series.chapters[number - 1]
    assert table.result is not None
    name = f"campaign-{series.campaign.id}-chapter-{chapter.id}"
    outcome = table.result.outcome
    message = words("cli-campaign-outcome", number=number, name=words(name), outcome=outcome)
    told = f"{name}.{outcome}"
    return ["", message, *(wrap(words(told), WIDTH) if words.has(told) else ())]


def end_lines(series: AnySeries, ended: Ended, words: Words) -> list[str]:
    """How the campaign ended."""
    prefix = f"campaign-{series.campaign.id}"
    lines = ["", words("cli-campaign-over", name=words(prefix), outcome=ended.outcome)]
    for seat in (seat for group in ended.ranking for seat in group):
        rank = words(f"{prefix}-rank-{ended.ranks[seat]}")
        told = f"  {words.seat(seat)}: {rank}"
        if ended.points:
            told += f" ({words('cli-campaign-points', points=ended.points[seat])})"
        lines.append(told)
    return lines
