"""``kosmodrom rules``: search the rules page, and list which lines and tests carry which rule."""

import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kosmodrom.cli.parameters import Game, Overlay
from kosmodrom.cli.speech import Failure, language, speak, wrap_words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kosmodrom.core.rulebook import Rule, Rulebook

# src/kosmodrom/cli/rules.py -> the checkout
CHECKOUT = Path(__file__).resolve().parents[3]


def rules(
    game: Game,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="cli-metavar-words", help="cli-help-words")
    ] = None,
    where: Annotated[bool, typer.Option("--where", help="cli-help-where")] = False,
    coverage: Annotated[bool, typer.Option("--coverage", help="cli-help-coverage")] = False,
    tests: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-folder", help="cli-help-tests")
    ] = None,
    overlay: Overlay = None,
) -> None:
    from kosmodrom.core.registry import find_game
    from kosmodrom.core.rulebook import RulebookError

    ruleset = find_game(game)
    try:
        book = ruleset.rulebook(language(), ruleset.load(overlay))
        folder = tests or CHECKOUT / "tests" / "games" / game
        if coverage:
            _print_coverage(book, folder)
        elif where:
            found = _search(book, words) if words else list(book)
            _print_where(found, _Finder(book, ruleset.package, folder))
        elif words:
            _print_rules(_search(book, words))
        else:
            _print_chapters(book)
    except RulebookError as error:
        raise Failure("cli-rules-page", problem=str(error)) from error


def _search(book: "Rulebook", words: list[str]) -> "list[Rule]":
    asked = " ".join(words)
    found = book.search(asked)
    if not found:
        raise Failure("cli-rules-none", words=asked)
    return found


def _print_rules(
    found: "Sequence[Rule]", more: "Callable[[Rule], list[str]]" = lambda _: []
) -> None:
    """Rules under their chapters, each with more lines about it."""
    width = min(100, shutil.get_terminal_size((80, 24)).columns)
    chapter: tuple[str, ...] = ()
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            print(" › ".join(chapter))
        lines = wrap_words(rule.text, width, initial_indent="    ", subsequent_indent="    ")
        print(f"  {rule.number}", *lines, *(f"    {line}" for line in more(rule)), sep="\n")


class _Finder:
    """Finds the lines and the tests of rules; tests are there in a checkout only."""

    def __init__(self, book: "Rulebook", package: str, folder: Path) -> None:
        from kosmodrom.core.citations import citations, coverage, source_files

        self.book = book
        self.lines = citations(book, map(_short, source_files(package))).lines
        self.tests = coverage(book, _test_files(folder)).tests if folder.is_dir() else None

    def tell(self, rule: "Rule") -> list[str]:
        words = speak()
        lines = [f"  {line.place}  {line.text}" for line in self.lines[rule.number]]
        told = [words("cli-rules-lines"), *lines] if lines else []
        if why := self.book.uncarried.get(rule.number):
            told.append(words("cli-rules-uncarried", why=why))
        elif not lines:
            told.append(words("cli-rules-no-line"))
        if self.tests is None:
            return told
        if tests := self.tests[rule.number]:
            return [*told, words("cli-rules-carried"), *(f"  {test}" for test in tests)]
        return [*told, words("cli-rules-no-test")]


def _print_where(found: "Sequence[Rule]", finder: _Finder) -> None:
    _print_rules(found, finder.tell)
    if finder.tests is None:
        print(speak()("cli-rules-checkout"))


def _print_chapters(book: "Rulebook") -> None:
    print(book.title)
    chapters: dict[tuple[str, ...], list[str]] = {}
    for rule in book:
        chapters.setdefault(rule.chapter, []).append(rule.number)
    above: tuple[str, ...] = ()
    for chapter, numbers in chapters.items():
        for depth, name in enumerate(chapter):
            if above[: depth + 1] != chapter[: depth + 1]:
                told = f"  {_span(numbers)}" if depth == len(chapter) - 1 else ""
                print("  " * (depth + 1) + name + told)
        above = chapter


def _span(numbers: list[str]) -> str:
    return numbers[0] if len(numbers) == 1 else f"{numbers[0]} – {numbers[-1]} ({len(numbers)})"


def _print_coverage(book: "Rulebook", folder: Path) -> None:
    from kosmodrom.core.citations import coverage

    if not folder.is_dir():
        raise Failure("cli-rules-tests", folder=str(folder))
    found = coverage(book, _test_files(folder))
    for number, tests in found.tests.items():
        if tests:
            print(number, *tests, sep="\n    ")
    words = speak()
    for number in found.excused:
        print(words("cli-rules-excused", number=number, why=book.uncarried[number]))
    print(
        words(
            "cli-rules-coverage",
            covered=len(found.tests) - len(found.missing),
            total=len(found.tests),
            excused=len(found.excused),
        )
    )
    if found.missing:
        print(words("cli-rules-missing", numbers=found.missing), file=sys.stderr)
    for number, test in found.unknown:
        print(words("cli-rules-unknown", number=number, test=test), file=sys.stderr)
    if found.missing or found.unknown:
        raise typer.Exit(1)


def _test_files(folder: Path) -> list[Path]:
    return [_short(path) for path in sorted(folder.rglob("test_*.py"))]


def _short(path: Path) -> Path:
    """A path as one would type it here."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path
