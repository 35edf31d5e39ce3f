"""Words: all that a game can say, it can say in every language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from fluent.runtime.types import FluentNone

from kosmodrom.core.asks import Ask
from kosmodrom.core.options import CLOCK, Seat
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.testing.promise import Check, Sample, Watch
from kosmodrom.testing.setting import AnyRuleset, AnyTable, Setting

ENOUGH = 300
"""How many options or events of one kind are put into words."""


@Check
def check_words(setting: Setting, table: AnyTable) -> Watch:
    """Every question, option, event and board can be said in every language."""
    sample = Sample(setting, 0, 3)
    logged = 0
    while choice := (yield):
        for asked in table.pending.values():
            _say_ask(setting, asked)
        for entry in table.game.log[logged:]:
            for event in (entry.event, entry.otherwise):
                if event is not None:
                    _tell(setting, event)
        logged = len(table.game.log)
        if sample.takes(table, choice):
            _say_board(setting, table, choice.seat if choice.seat != CLOCK else None)
    _say_board(setting, table, None)


def _say_ask(setting: Setting, asked: Ask) -> None:
    about = None if asked.about is None else msgspec.msgpack.encode(asked.about)
    key = (asked.question.id, about)
    if key not in setting.told:
        setting.told[key] += 1
        what = f"the question {asked.question.id}"
        check_sayable(setting, what, lambda words: words.prompt(asked, deciding=True))
        check_sayable(setting, what, lambda words: words.prompt(asked, deciding=False))
    for option in asked.options:
        _tell(setting, option)


def _say_board(setting: Setting, table: AnyTable, seat: Seat | None) -> None:
    view, data = table.view(seat), table.game.data
    sections = setting.ruleset.sections
    check_sayable(setting, f"the board of seat {seat}", lambda words: sections(view, data, words))


def _tell(setting: Setting, thing: msgspec.Struct) -> None:
    """Put an option or an event into words, unless it or enough of its kind have been."""
    kind = type(thing)
    if setting.told[kind] >= ENOUGH:
        return
    key = (kind, msgspec.msgpack.encode(thing))
    if key in setting.told:
        return
    setting.told.update((kind, key))
    check_sayable(setting, repr(thing), lambda words: words.tell(thing))


def check_sayable(setting: Setting, what: str, say: Callable[[Words], object]) -> None:
    """Something can be said in every language."""
    problem = find_problem(setting.ruleset, say)
    if problem:
        raise setting.broken(f"{what} cannot be said {problem}")


def find_problem(ruleset: AnyRuleset, say: Callable[[Words], object]) -> str | None:
    """What keeps something from being said in some language."""
    for language in LANGUAGES:
        words = _strict_words(language, ruleset.package)
        words.problems.clear()
        say(words)
        if words.problems:
            return f"in {language}: {words.problems[0]}"
    return None


def saying(message: str) -> Callable[[Words], str]:
    """How a message without arguments is said."""
    return lambda words: words(message)


@cache
def _strict_words(language: str, package: str) -> _StrictWords:
    return _StrictWords(language, package)


class _StrictWords(Words):
    """Words that note every problem instead of getting by, and remember what could be said."""

    def __init__(self, language: str, package: str) -> None:
        super().__init__(language, (package,), "ABCDEFGH")
        self.problems: list[str] = []
        self._said: dict[tuple[str, str], str] = {}

    def __call__(self, message: str, /, **args: Any) -> str:
        plain = {name: self._plain(value) for name, value in args.items()}
        key = (message, repr(plain))
        if key not in self._said:
            text, problems = self._say(message, plain)
            if problems:
                self.problems += problems
                return text
            self._said[key] = text
        return self._said[key]

    def _known(self, message: str, count: int | None = None) -> str:
        return self(message) if count is None else self(message, count=count)

    def _say(self, message: str, plain: dict[str, Any]) -> tuple[str, list[str]]:
        bundle = self._bundles[0]
        pattern = self._find(bundle, message)
        if pattern is None:
            return message, [f"there is no message {message}"]
        text, errors = bundle.format_pattern(pattern, plain)
        problems = [f"{message}: {error}" for error in errors]
        if isinstance(text, FluentNone) or not text.strip() or "{" in text:
            problems.append(f"{message} says “{text}”")
        return str(text), problems
