"""The board as lines of text: sections side by side, and the result."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple

from rich.cells import cell_len

from kosmodrom.cli.speech import wrap_words
from kosmodrom.core.result import Result
from kosmodrom.core.ruleset import Section
from kosmodrom.core.words import Words

NARROWEST = 32
GAP = 2
MARK = "• "
"""Marks what has changed, so that colour is not the only sign."""

Style = Literal["title", "row", "fresh"]


class Span(NamedTuple):
    """A piece of a line in one style."""

    text: str
    style: Style


class Line(NamedTuple):
    spans: tuple[Span, ...]

    @property
    def text(self) -> str:
        return "".join(span.text for span in self.spans)


def lay_out(
    sections: Sequence[Section],
    width: int,
    height: int,
    known: Collection[tuple[str, str]] | None = None,
) -> list[Line]:
    """Sections as lines, in as few columns as fit the height; if none fit, in those that come
    closest.

    Rows that are not ``known`` (title and row) are marked; with None, none are.
    """
    most = max(1, min(len(sections), (width + GAP) // (NARROWEST + GAP)))
    layouts = [_columns(sections, count, width, known) for count in range(1, most + 1)]
    fitting = (layout for layout in layouts if len(layout) <= height)
    return next(fitting, min(layouts, key=len))


def rows_of(sections: Sequence[Section]) -> frozenset[tuple[str, str]]:
    """The rows that `lay_out` compares with."""
    return frozenset(
        (section.title, row) for section in sections for row in (*section.picture, *section.rows)
    )


def _columns(
    sections: Sequence[Section],
    count: int,
    width: int,
    known: Collection[tuple[str, str]] | None,
) -> list[Line]:
    own = (width - GAP * (count - 1)) // count
    columns: list[list[Span]] = [[] for _ in range(count)]
    for section in sections:
        shortest = min(columns, key=len)
        shortest += _block(section, own, known)
    height = max(len(column) for column in columns)
    return [_join([column[n : n + 1] for column in columns], own) for n in range(height)]


def _join(cells: list[list[Span]], width: int) -> Line:
    spans: list[Span] = []
    for number, cell in enumerate(cells):
        if number:
            spans.append(Span(" " * GAP, "row"))
        span = cell[0] if cell else Span("", "row")
        spans.append(Span(span.text + " " * (width - cell_len(span.text)), span.style))
    return Line(tuple(spans))


def _block(section: Section, width: int, known: Collection[tuple[str, str]] | None) -> list[Span]:
    title = textwrap.shorten(section.title, width - 4, placeholder="…")
    spans = [Span(f"─ {title} ".ljust(width, "─"), "title")]
    room = width - len(MARK)
    rows = [(line, [line[:room]]) for line in section.picture]
    rows += [(row, wrap(row, room)) for row in section.rows]
    for row, lines in rows:
        fresh = known is not None and (section.title, row) not in known
        for number, line in enumerate(lines):
            mark = MARK if fresh and number == 0 else " " * len(MARK)
            spans.append(Span(mark + line, "fresh" if fresh else "row"))
    return spans


def wrap(text: str, width: int) -> list[str]:
    """A text in lines that fit, indented from the second on; an empty text is one line."""
    indent = text[: len(text) - len(text.lstrip())]
    return wrap_words(text, width, subsequent_indent=f"{indent}  ") or [""]


def hang(label: str, text: str, width: int) -> str:
    """A text after its label, in lines that fit, each below the first."""
    room = max(20, width - len(label))
    return label + f"\n{' ' * len(label)}".join(wrap_words(text, room) or [""])


def result_lines(result: Result, words: Words, *, contest: bool = True) -> list[str]:
    """How the game ended: who won, if that is known here, and every score by its parts."""
    lines = [words(f"ending-{result.ending}")]
    if contest and result.outcome == "ranked":
        winners = words.list(words.seat(seat) for seat in result.winners)
        lines.append(words("table-winners", winners=winners, count=len(result.winners)))
    elif contest:
        lines.append(words(f"table-{result.outcome}", count=len(result.scores)))
    if result.verdict:
        lines.append(words(f"verdict-{result.verdict}"))
    return [*lines, "", *_score_lines(result, words)]


def _score_lines(result: Result, words: Words) -> list[str]:
    seats = [seat for group in result.ranking for seat in group]
    names = [words.seat(seat) for seat in seats]
    categories = list(dict.fromkeys(name for parts in result.breakdown for name in parts))
    rows = [(words(f"score-{name}"), name) for name in categories]
    total = words("table-total")
    first = max(cell_len(label) for label in [total, *(label for label, _ in rows)])
    widths = [max(5, cell_len(name)) for name in names]

    def line(label: str, cells: Sequence[str]) -> str:
        padded = (cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
        return "  ".join([label.ljust(first), *padded])

    lines = [line("", names)]
    lines += [
        line(label, [str(result.breakdown[seat].get(name, 0)) for seat in seats])
        for label, name in rows
    ]
    lines.append("─" * cell_len(lines[0]))
    lines.append(line(total, [str(result.scores[seat]) for seat in seats]))
    return lines
