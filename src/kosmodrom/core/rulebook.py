"""The rules page of a game, readable by programs.

A rules page is Markdown for people in which every numbered rule is one list item::

    ## Actions (phase 3)
    - **AM-301** From the first player on and clockwise, the players take one action at a time.
    - **AM-EX-21** (AM-301) Given pools of 2, 1 and 3 dice ...
    - **AM-Q-02** May a player without dice still launch a mission? Ruling: yes.

`AM-301` is a rule, `AM-EX-21` a worked example, `AM-Q-02` a ruling. Lines indented below an item
belong to it. Everything else on the page (prose, tables, numbered lists) is not read, except that
any number named there must exist.

>>> book = Rulebook.parse("demo", '''
... # Demo
... ## Turns
... - **AM-301** A turn is *one* action (AM-302).
... - **AM-302** Or a pass.
... ''')
>>> book["AM-301"].text
'A turn is one action (AM-302).'
>>> book["AM-301"].mentions
('AM-302',)
>>> [rule.number for rule in book.search("turns pass")]
['AM-302']
"""

from __future__ import annotations

import ast
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from pathlib import Path
from types import MappingProxyType
from typing import Literal

import msgspec

Kind = Literal["rule", "example", "ruling"]

_NUMBER = r"[A-Z]{2,}-(?:EX-|Q-)?[0-9]+"
_HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*#*\s*$")
_FENCE = re.compile(r"\s*(```|~~~)")
_ITEM = re.compile(rf"- \*\*({_NUMBER})\*\* +(\S.*)$")
_LOOKS_LIKE_ITEM = re.compile(r"\s*[-*+]\s+\**[A-Z]{2,}-(?:EX-|Q-)?[0-9]\w*\*\*")
# A letter after the digits is read as part of the number, so that "AM-301a" is found to be unknown.
_MENTION = re.compile(
    rf"\b(?P<first>{_NUMBER}[a-z]?)\b"
    rf"(?:(?: to |[–—])(?P<last>{_NUMBER}[a-z]?\b|(?<=[–—])[0-9]+\b))?"
)
_PREFIX_QUERY = re.compile(r"[A-Z]{2,}-(?:(?:EX|Q)(?:-[0-9]*)?|[0-9]+)")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_EMPHASIS = re.compile(r"(\*{1,3})(?=\S)(.+?)(?<=\S)\1")
_CODE = re.compile(r"`([^`]*)`")
# Letters that Unicode does not take apart into a base letter and an accent.
_UNACCENTED = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe", "ı": "i"})


class RulebookError(ValueError):
    """A rules page, or a mark in a test, that cannot be read; the message says where and why."""


class Rule(msgspec.Struct, frozen=True):
    """One numbered line of a rules page."""

    number: str
    #: Plain text, without Markdown.
    text: str
    #: The headings it stands under, outermost first, without the title of the page.
    chapter: tuple[str, ...]
    kind: Kind
    #: The numbers it refers to, in order of appearance, ranges written out.
    mentions: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.number} {self.text}"


class Rulebook:
    """All numbered rules of a game, in the order of its rules page."""

    def __init__(self, game_id: str, title: str, rules: Iterable[Rule]) -> None:
        self.game_id = game_id
        self.title = title
        self.rules: Mapping[str, Rule] = MappingProxyType({rule.number: rule for rule in rules})

    @classmethod
    def parse(cls, game_id: str, markdown: str) -> Rulebook:
        """Read a rules page.

        Raises :class:`RulebookError` for an item that is almost a rule, a number given twice, and
        a mention of a number that the page does not have. Numbers with a prefix of which the page
        has no rule at all belong to another rulebook and are left alone.
        """
        page = _Page(game_id, markdown)
        return cls(game_id, page.title, page.rules())

    def __getitem__(self, number: str) -> Rule:
        try:
            return self.rules[number]
        except KeyError:
            raise KeyError(
                f"the rules of {self.game_id} have no {number}{_nearest(number, self.rules)}"
            ) from None

    def __contains__(self, number: object) -> bool:
        return number in self.rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def __len__(self) -> int:
        return len(self.rules)

    def __repr__(self) -> str:
        return f"<Rulebook {self.game_id}: {len(self)} numbers>"

    def search(self, words: str) -> list[Rule]:
        """Find rules by number, by the beginning of a number, or by words.

        - ``"AM-301"`` or ``"AM-301, AM-Q-02"``: these rules, in the order asked for.
        - ``"AM-3"``: the chapter AM-301, AM-302, ...; ``"AM-EX"``: all examples.
        - ``"first player"``: rules in which every word occurs, at least as the beginning of a word,
          in the text or in a heading above it. Case and accents do not matter. Hits in headings
          come first, then rules in which the words occur most often, then the order of the page.
        """
        terms = [term for term in re.split(r"[\s,;]+", words.strip()) if term]
        if not terms:
            return []
        if all(_PREFIX_QUERY.fullmatch(term.upper()) for term in terms):
            found = [rule for term in terms for rule in self._by_number(term.upper())]
            return list(dict.fromkeys(found))
        patterns = [re.compile(rf"(?<!\w){re.escape(_fold(term))}") for term in terms]
        ranked: list[tuple[int, int, Rule]] = []
        for rule in self:
            headings, text = _fold(" / ".join(rule.chapter)), _fold(str(rule))
            if all(p.search(headings) or p.search(text) for p in patterns):
                in_headings = sum(1 for p in patterns if p.search(headings))
                in_text = sum(len(p.findall(text)) for p in patterns)
                ranked.append((-in_headings, -in_text, rule))
        return [rule for _, _, rule in sorted(ranked, key=lambda entry: entry[:2])]

    def _by_number(self, start: str) -> list[Rule]:
        """The rule of this number; else the hundred AM-3 names; else all that begin like this."""
        if start in self.rules:
            return [self.rules[start]]
        hundred = [rule for rule in self if rule.kind == "rule" and rule.number[:-2] == start]
        return hundred or [rule for rule in self if rule.number.startswith(start)]


def load_rulebook(game_id: str, package: str) -> Rulebook:
    """The rules page of a game: ``rules.md`` in its package.

    Raises :class:`RulebookError` if it has none.
    """
    page = resources.files(package).joinpath("rules.md")
    if not page.is_file():
        raise RulebookError(
            f"{game_id} has no rules page: there is no rules.md in the package {package}"
        )
    return Rulebook.parse(game_id, page.read_text(encoding="utf-8"))


class Coverage(msgspec.Struct, frozen=True):
    """Which tests carry which rule numbers."""

    #: Every number of the rulebook, in page order, with the tests that carry it.
    tests: dict[str, tuple[str, ...]]
    #: The numbers that no test carries.
    missing: tuple[str, ...]
    #: Numbers carried by a test but not in the rulebook, each with the test.
    unknown: tuple[tuple[str, str], ...]


def coverage(rulebook: Rulebook, test_files: Iterable[Path]) -> Coverage:
    """Find the tests behind each rule by reading the test files, without running them.

    A test carries numbers by ``@pytest.mark.rule("AM-301", "AM-302")`` on it or on its class, by
    ``pytestmark`` of its class or module, or by ``pytest.param(..., marks=pytest.mark.rule(...))``
    in its parameters, which may also stand in a variable of the module. Tests are named as pytest
    names them: ``tests/test_turns.py::TestPass::test_pass_is_final``.
    """
    tests: dict[str, list[str]] = {number: [] for number in rulebook.rules}
    unknown: list[tuple[str, str]] = []
    for path in test_files:
        for name, numbers in _TestFile(path).tests():
            for number in numbers:
                if number in tests:
                    tests[number].append(name)
                else:
                    unknown.append((number, name))
    return Coverage(
        tests={number: tuple(names) for number, names in tests.items()},
        missing=tuple(number for number, names in tests.items() if not names),
        unknown=tuple(unknown),
    )


class _Item(msgspec.Struct):
    """A numbered list item as it stands on the page."""

    number: str
    line: int
    chapter: tuple[str, ...]
    markdown: str


class _Page:
    """A rules page while it is being read."""

    def __init__(self, game_id: str, markdown: str) -> None:
        self.game_id = game_id
        self.title = ""
        self.items: dict[str, _Item] = {}
        self.lines = markdown.splitlines()
        self._read_items()
        self.prefixes = {number.partition("-")[0] for number in self.items}

    def rules(self) -> Iterator[Rule]:
        for line, text in enumerate(self.lines, start=1):
            self._mentions(text, line)  # a number must exist wherever the page names it
        for item in self.items.values():
            mentions = dict.fromkeys(self._mentions(item.markdown, item.line))
            mentions.pop(item.number, None)
            yield Rule(
                number=item.number,
                text=_plain(item.markdown),
                chapter=item.chapter,
                kind=_kind(item.number),
                mentions=tuple(mentions),
            )

    def _read_items(self) -> None:
        chapter: dict[int, str] = {}
        item: _Item | None = None
        fenced = False
        for line, text in enumerate(self.lines, start=1):
            if _FENCE.match(text):
                fenced, item = not fenced, None
            elif fenced:
                continue
            elif heading := _HEADING.match(text):
                level, item = len(heading[1]), None
                chapter = {above: name for above, name in chapter.items() if above < level}
                chapter[level] = _plain(heading[2])
                self.title = chapter.get(1, self.title)
            elif found := _ITEM.match(text):
                headings = tuple(name for level, name in chapter.items() if level > 1)
                item = _Item(found[1], line, headings, found[2].rstrip())
                self._add(item)
            elif _LOOKS_LIKE_ITEM.match(text):
                start = text[:40].rstrip()
                raise self._error(
                    line, f"{start!r} is not a rule; write '- **AM-301** text', not indented"
                )
            elif item and text.startswith("  ") and text.strip():
                item.markdown += " " + text.strip()
            else:
                item = None

    def _add(self, item: _Item) -> None:
        if (first := self.items.get(item.number)) is not None:
            raise self._error(
                item.line,
                f"{item.number} stands on line {first.line} already; give this one another number",
            )
        self.items[item.number] = item

    def _mentions(self, text: str, line: int) -> list[str]:
        """The numbers of this rulebook that a text names, all of which must exist."""
        numbers: list[str] = []
        for found in _MENTION.finditer(text):
            first, last = found["first"], found["last"]
            if first.partition("-")[0] not in self.prefixes:
                continue
            self._check(first, line)
            if last is None:
                numbers.append(first)
                continue
            last = _series(first) + last if last.isdigit() else last
            self._check(last, line)
            numbers += self._range(first, last, line)
        return numbers

    def _range(self, first: str, last: str, line: int) -> list[str]:
        series, low, high = _series(first), _value(first), _value(last)
        if _series(last) != series or low >= high:
            raise self._error(
                line, f"{first} to {last} is not a range; it must rise within one series of numbers"
            )
        numbers = (number for number in self.items if _series(number) == series)
        return sorted((n for n in numbers if low <= _value(n) <= high), key=_value)

    def _check(self, number: str, line: int) -> None:
        if number not in self.items:
            raise self._error(line, f"there is no {number}{_nearest(number, self.items)}")

    def _error(self, line: int, problem: str) -> RulebookError:
        return RulebookError(f"rules of {self.game_id}, line {line}: {problem}")


class _TestFile:
    """A test file, read for the rule numbers that its tests carry."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.module = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        self.variables = dict(_assignments(self.module.body))

    def tests(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Each test of the file with its numbers."""
        yield from self._tests_in(self.module.body, self.path.as_posix(), ())

    def _tests_in(
        self, body: list[ast.stmt], name: str, inherited: tuple[str, ...]
    ) -> Iterator[tuple[str, tuple[str, ...]]]:
        own = (value for target, value in _assignments(body) if target == "pytestmark")
        inherited += self._numbers(own)
        for node in body:
            match node:
                case ast.FunctionDef() | ast.AsyncFunctionDef() if node.name.startswith("test"):
                    numbers = inherited + self._numbers(node.decorator_list)
                    yield f"{name}::{node.name}", tuple(dict.fromkeys(numbers))
                case ast.ClassDef() if node.name.startswith("Test"):
                    numbers = inherited + self._numbers(node.decorator_list)
                    yield from self._tests_in(node.body, f"{name}::{node.name}", numbers)

    def _numbers(self, expressions: Iterable[ast.expr]) -> tuple[str, ...]:
        return tuple(number for expr in expressions for number in self._marked(expr, frozenset()))

    def _marked(self, expression: ast.expr, followed: frozenset[str]) -> Iterator[str]:
        """The arguments of every rule mark in an expression and in the variables it names."""
        for node in ast.walk(expression):
            if isinstance(node, ast.Call) and self._is_rule_mark(node.func):
                yield from map(self._literal, node.args)
            elif isinstance(node, ast.Name) and node.id in self.variables.keys() - followed:
                yield from self._marked(self.variables[node.id], followed | {node.id})

    def _is_rule_mark(self, function: ast.expr) -> bool:
        """Whether this is ``pytest.mark.rule``, ``mark.rule`` or a variable that holds it."""
        match function:
            case ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr="rule"):
                return True
            case ast.Name(id=name) if isinstance(self.variables.get(name), ast.Attribute):
                return self._is_rule_mark(self.variables[name])
        return False

    def _literal(self, argument: ast.expr) -> str:
        match argument:
            case ast.Constant(value=str(number)):
                return number
        raise RulebookError(
            f"{self.path}, line {argument.lineno}: the rule mark has {ast.unparse(argument)!r}; "
            'write every rule number out, as in pytest.mark.rule("AM-301")'
        )


def _assignments(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for node in body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                yield name, value


def _kind(number: str) -> Kind:
    if "-EX-" in number:
        return "example"
    return "ruling" if "-Q-" in number else "rule"


def _series(number: str) -> str:
    """``"AM-EX-"`` of ``"AM-EX-04"``."""
    return number[: number.rindex("-") + 1]


def _value(number: str) -> int:
    return int(number[number.rindex("-") + 1 :])


def _plain(markdown: str) -> str:
    """Markdown without links, emphasis and code marks.

    >>> _plain("*Launch*: see **[the page](rules.md)**, `--overlay`, 2 * 3 * 4.")
    'Launch: see the page, --overlay, 2 * 3 * 4.'
    """
    text = _LINK.sub(r"\1", markdown)
    return _CODE.sub(r"\1", _EMPHASIS.sub(r"\2", text))


def _fold(text: str) -> str:
    """Text for comparing, without case and accents.

    >>> _fold("Żółta Obwódka")
    'zolta obwodka'
    """
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_UNACCENTED))
    return "".join(char for char in apart if not unicodedata.combining(char))


def _nearest(number: str, numbers: Iterable[str]) -> str:
    """What may have been meant by a number that does not exist.

    >>> _nearest("AM-350", ["AM-301", "AM-344", "AM-401", "AM-Q-01"])
    '; the nearest are AM-344 and AM-401'
    """
    found = re.fullmatch(r"(.*-)([0-9]+)[a-z]?", number)
    if found is None:
        return ""
    series, value = found[1], int(found[2])
    alike = sorted((n for n in numbers if _series(n) == series), key=_value)
    below = [n for n in alike if _value(n) <= value][-1:]
    above = [n for n in alike if _value(n) > value][:1]
    match below + above:
        case [one]:
            return f"; the nearest is {one}"
        case [one, other]:
            return f"; the nearest are {one} and {other}"
    return ""
