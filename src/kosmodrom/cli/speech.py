"""The language of the command line, and the words in it."""

from __future__ import annotations

import os
import re
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kosmodrom.core.errors import KosmodromError

if TYPE_CHECKING:
    from kosmodrom.core.ruleset import Ruleset
    from kosmodrom.core.words import Words

PACKAGES = ("kosmodrom.bots", "kosmodrom.cli")
LANGUAGES = ("en", "pl")
VARIABLES = ("KOSMODROM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

_SHORT_WORD = re.compile(r"\b([aiouwz]) (?=\S)", re.IGNORECASE)


class UsageProblem(KosmodromError):
    """A command line that cannot be understood."""

    def __init__(self, message: str, /, **args: Any) -> None:
        super().__init__(message, **args)
        self.package = __package__


class Failure(KosmodromError):
    """A command that was understood but cannot be done."""

    def __init__(self, message: str, /, **args: Any) -> None:
        super().__init__(message, **args)
        self.package = __package__


def language() -> str:
    """The language that was asked for, or that of the terminal, or English."""
    for name in VARIABLES:
        if value := os.environ.get(name):
            start = value[:2].lower()
            return start if start in LANGUAGES else "en"
    return "en"


def use_language(language: str) -> None:
    """Use a language from here on, in every process of this command."""
    os.environ[VARIABLES[0]] = language


def take_language(arguments: Sequence[str]) -> list[str]:
    """Remove ``--lang`` from the arguments, wherever it is, and use that language from here on."""
    rest = list(arguments)
    number = 0
    while number < len(rest) and rest[number] != "--":
        name, equals, value = rest[number].partition("=")
        if name != "--lang":
            number += 1
            continue
        if not equals:
            if number + 1 == len(rest):
                raise UsageProblem("cli-usage-no-value", option="--lang")
            value = rest.pop(number + 1)
        del rest[number]
        if value not in LANGUAGES:
            raise UsageProblem("cli-usage-language", language=value, known=LANGUAGES)
        use_language(value)
    return rest


def speak(
    ruleset: Ruleset[Any, Any, Any] | None = None, names: Sequence[str] = (), data: Any = None
) -> Words:
    """The words of the chosen language: those of the command line and, if given, of a game and of
    the missions from files in its data."""
    # Imported late: ``--version`` needs no words.
    from kosmodrom.core.words import Words

    game = ruleset.catalogues(data) if ruleset is not None else ()
    return Words(language(), (*game, *PACKAGES), names)


def wrap_words(
    text: str, width: int, *, initial_indent: str = "", subsequent_indent: str = ""
) -> list[str]:
    """A text in lines that fit. No word of one letter hangs at the end of a line: Polish forbids
    it.

    >>> wrap_words("Kości i misje w doku", 12)
    ['Kości', 'i misje', 'w doku']
    """
    bound = _SHORT_WORD.sub("\\1\N{NO-BREAK SPACE}", text)
    lines = textwrap.wrap(
        bound, width, initial_indent=initial_indent, subsequent_indent=subsequent_indent
    )
    # The screen gets plain spaces, to be copied and searched.
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def tell_error(error: KosmodromError) -> str:
    """An error as one sentence in the chosen language."""
    from kosmodrom.core.words import Words

    own = (error.package,) if error.package else ()
    return Words(language(), (*own, *PACKAGES)).error(error)
