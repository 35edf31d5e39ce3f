"""TOML that somebody wrote: what ``tomllib`` can be trusted with, and where the values are, which
it does not tell.

>>> places = find_places('[mission]\\nid = "x"\\n[[mission.goals]]\\nid = "y"\\n')
>>> places[("mission", "goals", 0, "id")]
Place(line=4, column=1)
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""The keys and numbers that lead to a value."""


class Place(NamedTuple):
    """Lines and columns count from 1."""

    line: int
    column: int


class SyntaxMistake(NamedTuple):
    place: Place
    problem: str
    """What ``tomllib`` says; or, of what it is not troubled with, the end of a message
    ``toml-problem-...``."""


class Excess(tomllib.TOMLDecodeError):
    """Something in a text that ``tomllib`` would take minutes for, or fall over."""

    def __init__(self, mistake: SyntaxMistake) -> None:
        (line, column), self.problem = mistake
        self.line = line
        super().__init__(f"Too many {self.problem} (at line {line}, column {column})")


_SPACE: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_KEY: Final = re.compile(r"""[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|'[^']*'""")
_LONG_STRING: Final = r'''"""(?:[^\\]|\\.)*?"{3,5}(?!")|\'{3}.*?\'{3,5}(?!\')'''
_SHORT_STRING: Final = r""""(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'"""
_STRING: Final = re.compile(f"{_LONG_STRING}|{_SHORT_STRING}", re.DOTALL)
_SCALAR: Final = re.compile(r"[^,\]}#\n]+")
_STATEMENT: Final = re.compile(r"""\s*(?:\[|["'A-Za-z0-9_-][^=]*=)""")
_AT: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_MOST_MISTAKES: Final = 20
_MOST_READ: Final = 1_000_000
"""How many characters are read, again and again, to find the statements that are wrong."""
MOST_LEVELS: Final = 40
"""How deep values and keys may be nested: no file of ours comes close."""
MOST_DIGITS: Final = 100
_TOKEN: Final = re.compile(
    rf"""(?P<comment>\#[^\n]*)|(?P<text>{_LONG_STRING})|(?P<unclosed>\"{{3}}|'{{3}})"""
    rf"""|(?P<line>{_SHORT_STRING})|(?P<unclosed_line>["'])|(?P<open>[\[{{])|(?P<close>[\]}}])"""
    r"""|(?P<dot>\.)|(?P<end>[=,\n])|(?P<word>[A-Za-z0-9_+-]+)""",
    re.DOTALL,
)


def read_toml(text: str) -> dict[str, Any]:
    """`tomllib.loads`, but for what it should not be troubled with: that raises `Excess`."""
    excess = _find_excess(text)
    if excess is not None:
        raise Excess(excess)
    return tomllib.loads(text)


def _find_excess(text: str) -> SyntaxMistake | None:
    """What no reader should be troubled with: values and keys that are nested without measure, and
    endless numbers. Goes through the text once."""
    depth = dots = 0
    for token in _TOKEN.finditer(text):
        match token.lastgroup:
            case "unclosed" | "unclosed_line":
                return None  # tomllib goes no further, either
            case "open":
                depth, dots = depth + 1, 0
            case "close":
                depth, dots = max(depth - 1, 0), 0
            case "dot":
                dots += 1
            case "end":
                dots = 0
        if max(depth, dots) >= MOST_LEVELS:
            problem = "levels"
        elif _is_endless_number(token):
            problem = "digits"
        else:
            continue
        line = text.count("\n", 0, token.start())
        return SyntaxMistake(
            Place(line + 1, token.start() - text.rfind("\n", 0, token.start())), problem
        )
    return None


def _is_endless_number(token: re.Match[str]) -> bool:
    word = token[0]
    return token.lastgroup == "word" and len(word) > MOST_DIGITS and word.lstrip("+-")[:1].isdigit()


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
            yield part if part[0] not in "\"'" else next(iter(tomllib.loads(f"{part}=0")))
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
    excess = _find_excess(text)
    if excess is not None:
        return [excess]
    lines = text.replace("\r\n", "\n").split("\n")
    mistakes: list[SyntaxMistake] = []
    reader = _Reader()
    while len(mistakes) < _MOST_MISTAKES and not (mistakes and reader.has_enough):
        error = reader.error(lines)
        if error is None:
            break
        problem = _AT.sub("", error)
        found = _AT.search(error)
        line, column = (
            (len(lines), 1) if found is None or not found[1] else map(int, found.groups())
        )
        begin = reader.begin(lines, line)
        end = line
        if found is None or not found[1] or problem.startswith("Unclosed"):
            # It was noticed later than it happened.
            line, column, end = begin + 1, 1, begin + 1
        mistakes.append(SyntaxMistake(Place(line, column), problem))
        while end < len(lines) and not _STATEMENT.match(lines[end]):
            end += 1
        lines[begin:end] = [""] * (end - begin)
    return mistakes


class _Reader:
    """Reads parts of a text until it has read enough."""

    def __init__(self) -> None:
        self._left = _MOST_READ

    @property
    def has_enough(self) -> bool:
        return self._left < 0

    def error(self, lines: list[str]) -> str | None:
        text = "\n".join(lines)
        self._left -= len(text)
        try:
            tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            return str(error)
        return None

    def begin(self, lines: list[str], upto: int) -> int:
        """How many lines can be read before the statement that is wrong, or is not closed; after
        much reading, simply those above it."""
        for number in range(upto - 1, -1, -1):
            if self.has_enough:
                break
            if self.error(lines[:number]) is None:
                return number
        return upto - 1
