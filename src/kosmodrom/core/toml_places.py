"""Where the values of a TOML file are: ``tomllib`` reads them, but does not tell lines.

>>> places = find_places('[mission]\\nid = "x"\\n[[mission.goals]]\\nid = "y"\\n')
>>> places[("mission", "goals", 0, "id")]
Place(line=4, column=1)
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""The keys and numbers that lead to a value."""


class Place(NamedTuple):
    """Lines and columns count from 1."""

    line: int
    column: int


class SyntaxMistake(NamedTuple):
    place: Place
    problem: str
    """What ``tomllib`` says."""


_SPACE: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_KEY: Final = re.compile(r"""[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|'[^']*'""")
_STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}(?!")' r"|'''.*?'{3,5}(?!')" r'|"(?:[^"\\]|\\.)*"' r"|'[^']*'",
    re.DOTALL,
)
_SCALAR: Final = re.compile(r"[^,\]}#\n]+")
_STATEMENT: Final = re.compile(r"""\s*(?:\[|["'A-Za-z0-9_-][^=]*=)""")
_AT: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_MOST_MISTAKES: Final = 20


def find_places(text: str) -> dict[Path, Place]:
    """The places of all keys and items of a text that ``tomllib`` can read."""
    return _Places(text).found


def find_text_lines(text: str) -> dict[Path, int]:
    """The lines at which the contents of all texts begin."""
    return _Places(text).texts


def place_of(places: Mapping[Path, Place], path: Path) -> Place:
    """The place of a value, or of what it would be in."""
    while path and path not in places:
        path = path[:-1]
    return places.get(path, Place(1, 1))


class _Places:
    """Goes through a text that is known to be right, so it only needs to see where things begin."""

    def __init__(self, text: str) -> None:
        self.found: dict[Path, Place] = {}
        self.texts: dict[Path, int] = {}
        self._text = text.replace("\r\n", "\n")
        self._at = 0
        self._line_starts = [0, *(end.end() for end in re.finditer("\n", self._text))]
        self._tables: dict[Path, int] = {}
        """How many entries each list of tables has."""
        table: Path = ()
        self._skip(_SPACE)
        while self._at < len(self._text):
            if self._text[self._at] == "[":
                table = self._header()
            else:
                self._pair(table)
            self._skip(_SPACE)

    def _place(self, at: int) -> Place:
        low, high = 0, len(self._line_starts)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self._line_starts[middle] <= at else (low, middle)
        return Place(low + 1, at - self._line_starts[low] + 1)

    def _skip(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._at)
        if found is None:
            return ""
        self._at = found.end()
        return found[0]

    def _note(self, path: Path, at: int) -> None:
        self.found.setdefault(path, self._place(at))

    def _key(self) -> Iterator[str]:
        """The parts of a dotted key."""
        while True:
            self._skip(_SPACE)
            part = self._skip(_KEY)
            yield next(iter(tomllib.loads(f"{part}=0")))
            self._skip(_SPACE)
            if self._text[self._at] != ".":
                return
            self._at += 1

    def _header(self) -> Path:
        """``[table]`` or ``[[table]]``."""
        begin = self._at
        several = self._text.startswith("[[", begin)
        self._at += 2 if several else 1
        path: Path = ()
        parts = list(self._key())
        for number, part in enumerate(parts, 1):
            path += (part,)
            self._note(path, begin)
            if several and number == len(parts):
                self._tables[path] = self._tables.get(path, 0) + 1
            if path in self._tables:  # the last entry of a list
                path += (self._tables[path] - 1,)
                self._note(path, begin)
        self._at += 2 if several else 1
        return path

    def _pair(self, table: Path) -> None:
        """``key = value``."""
        begin, path = self._at, table
        for part in self._key():
            path += (part,)
            self._note(path, begin)
        self._at += 1
        self._skip(_SPACE)
        self._value(path)

    def _value(self, path: Path) -> None:
        match self._text[self._at]:
            case "[":
                self._items(path, "]")
            case "{":
                self._items(path, "}")
            case '"' | "'":
                begins_below = self._text.startswith(('"""\n', "'''\n"), self._at)
                self.texts[path] = self._place(self._at).line + begins_below
                self._skip(_STRING)
            case _:
                self._skip(_SCALAR)

    def _items(self, path: Path, end: str) -> None:
        """The items of a list or the pairs of an inline table."""
        self._at += 1
        self._skip(_SPACE)
        number = 0
        while self._text[self._at] != end:
            if end == "}":
                self._pair(path)
            else:
                self._note((*path, number), self._at)
                self._value((*path, number))
            number += 1
            self._skip(_SPACE)
            if self._text[self._at] == ",":
                self._at += 1
                self._skip(_SPACE)
        self._at += 1


def find_syntax_mistakes(text: str) -> list[SyntaxMistake]:
    """Why a text is not TOML: every statement that cannot be read. ``tomllib`` stops at the first,
    so that one is left out and the rest is read again."""
    lines = text.replace("\r\n", "\n").split("\n")
    mistakes: list[SyntaxMistake] = []
    while len(mistakes) < _MOST_MISTAKES and (error := _error(lines)) is not None:
        problem = _AT.sub("", error)
        found = _AT.search(error)
        line, column = (
            (len(lines), 1) if found is None or not found[1] else map(int, found.groups())
        )
        begin = _begin(lines, line)
        end = line
        if found is None or not found[1] or problem.startswith("Unclosed"):
            # It was noticed later than it happened.
            line, column, end = begin + 1, 1, begin + 1
        mistakes.append(SyntaxMistake(Place(line, column), problem))
        while end < len(lines) and not _STATEMENT.match(lines[end]):
            end += 1
        lines[begin:end] = [""] * (end - begin)
    return mistakes


def _error(lines: list[str]) -> str | None:
    try:
        tomllib.loads("\n".join(lines))
    except tomllib.TOMLDecodeError as error:
        return str(error)
    return None


def _begin(lines: list[str], upto: int) -> int:
    """How many lines can be read before the statement that is wrong, or is not closed."""
    return next(n for n in range(upto - 1, -1, -1) if _error(lines[:n]) is None)
