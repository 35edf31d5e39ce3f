"""Where the numbers of a rules page stand: in the source, and on the tests."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path

import msgspec

from kosmodrom.core.rulebook import Rulebook, RulebookError, find_mentions, numbers_between


class Line(msgspec.Struct, frozen=True):
    """A line of a source file."""

    #: The file and the line's number in it, counted from 1: ``rules/turns.py:12``.
    place: str
    text: str


class Citations(msgspec.Struct, frozen=True):
    """Which lines of the source carry which rule numbers."""

    #: Every number of the rulebook, in page order, with the lines that name it.
    lines: dict[str, tuple[Line, ...]]
    #: The rules that no line names, and that the page does not excuse. Worked examples and rulings
    #: need no line: their rules have them.
    missing: tuple[str, ...]
    #: Numbers named in a line but not in the rulebook, each with the line's place.
    unknown: tuple[tuple[str, str], ...]


def source_files(package: str) -> list[Path]:
    """The files in which rules of a game may be carried: its own, and those of the core."""
    folders = [Path(str(resources.files(name))) for name in (package, "kosmodrom.core")]
    found = (path for folder in folders for path in sorted(folder.rglob("*")))
    return [path for path in found if path.suffix in (".py", ".toml")]


def citations(rulebook: Rulebook, files: Iterable[Path]) -> Citations:
    """Find the lines that name each rule, in comments, docstrings, refusals and data.

    ``MY-301 to MY-303`` names all three, at the line where the range begins.
    """
    lines: dict[str, list[Line]] = {number: [] for number in rulebook.rules}
    unknown: list[tuple[str, str]] = []
    prefixes = {number.partition("-")[0] for number in rulebook.rules}
    for path in files:
        text = path.read_text(encoding="utf-8")
        rows = text.splitlines()
        for offset, first, last in find_mentions(text):
            if first.partition("-")[0] not in prefixes:
                continue
            row = text.count("\n", 0, offset)
            line = Line(f"{path.as_posix()}:{row + 1}", rows[row].strip())
            ends = (first,) if last is None else (first, last)
            if strange := [number for number in ends if number not in lines]:
                unknown += ((number, line.place) for number in strange)
                continue
            named = ends if last is None else numbers_between(first, last, lines)
            if not named:
                unknown.append((f"{first} to {last}", line.place))
            for number in named:
                if line not in lines[number]:
                    lines[number].append(line)
    return Citations(
        lines={number: tuple(named) for number, named in lines.items()},
        missing=tuple(
            rule.number
            for rule in rulebook
            if rule.kind == "rule"
            and not lines[rule.number]
            and rule.number not in rulebook.uncarried
        ),
        unknown=tuple(unknown),
    )


class Coverage(msgspec.Struct, frozen=True):
    """Which tests carry which rule numbers."""

    #: Every number of the rulebook, in page order, with the tests that carry it.
    tests: dict[str, tuple[str, ...]]
    #: The numbers that no test carries, but of which the page says why no line can: nothing is done
    #: that a test could see.
    excused: tuple[str, ...]
    #: The numbers that no test carries, without an excuse.
    missing: tuple[str, ...]
    #: Numbers carried by a test but not in the rulebook, each with the test.
    unknown: tuple[tuple[str, str], ...]


def coverage(rulebook: Rulebook, test_files: Iterable[Path]) -> Coverage:
    """Find the tests behind each rule by reading the test files, without running them.

    A test carries numbers by ``@pytest.mark.rule("MY-301", "MY-302")`` on it or on its class, by
    ``pytestmark`` of its class or module, or by ``pytest.param(..., marks=pytest.mark.rule(...))``
    in its parameters, which may also stand in a variable of the module. The numbers are written
    out, in the mark or in a list of the module: ``rule(*NUMBERS)``. Tests are named as pytest names
    them: ``tests/test_turns.py::TestPass::test_pass_is_final``.
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
    untested = [number for number, names in tests.items() if not names]
    return Coverage(
        tests={number: tuple(names) for number, names in tests.items()},
        excused=tuple(number for number in untested if number in rulebook.uncarried),
        missing=tuple(number for number in untested if number not in rulebook.uncarried),
        unknown=tuple(unknown),
    )


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
                for argument in node.args:
                    yield from self._written(argument)
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

    def _written(self, argument: ast.expr, followed: frozenset[str] = frozenset()) -> Iterator[str]:
        """The numbers that an argument of a mark has; with a star, those of a list."""
        match argument:
            case ast.Constant(value=str(number)):
                yield number
                return
            case ast.Starred(value=ast.Tuple(elts=items) | ast.List(elts=items)):
                for item in items:
                    yield from self._written(item, followed)
                return
            case ast.Starred(value=ast.Name(id=name)) if name not in followed:
                match self.variables.get(name):
                    case ast.Tuple(elts=items) | ast.List(elts=items):
                        for item in items:
                            yield from self._written(item, followed | {name})
                        return
        raise RulebookError(
            f"{self.path}, line {argument.lineno}: the rule mark has {ast.unparse(argument)!r}; "
            'write every rule number out, as in pytest.mark.rule("MY-301")'
        )


def _assignments(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for node in body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                yield name, value
