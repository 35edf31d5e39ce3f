"""Missions that people write themselves: what a game says of them, so that every front end can
check, try and play them. `docs/writing-a-mission.md` shows how one is written.

A mission is a file. It comes with an overlay: in the folder ``missions`` of one, or alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic

import msgspec

from kosmodrom.core.errors import DataError
from kosmodrom.core.game import D, Game, O, S
from kosmodrom.core.words import Texts, Words

if TYPE_CHECKING:
    from kosmodrom.core.ruleset import Speaker

FOLDER = "missions"
"""The folder of an overlay that holds missions."""
STEERING: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""Characters that nobody sees and a terminal obeys: in a file from somebody else, only a trick."""


class Mistake(msgspec.Struct, frozen=True):
    """Something wrong in a file: where, and what; ``problem`` is a message of the game or the core
    with these arguments. Lines and columns count from 1."""

    line: int
    column: int
    problem: str
    args: dict[str, Any] = {}

    def tell(self, words: Words) -> str:
        """The mistake as a sentence, without what would steer the terminal."""
        return STEERING.sub("\N{REPLACEMENT CHARACTER}", words(self.problem, **self.args))

    def error(self, file: str, package: str) -> DataError:
        """The mistake as an error, for those who only want to play."""
        told = {
            language: self.tell(Words(language, (package,))) for language in Texts.__struct_fields__
        }
        return DataError("error-mission-file", file=file, line=self.line, **told)


class Course(msgspec.Struct, frozen=True):
    """How a mission went: what those who balance it want to know."""

    rounds: int
    cause: str
    """The message that says why it was lost; empty if it was won."""
    goals: dict[str, bool]
    """Whether each goal was reached, by the message that names it."""


@dataclass(frozen=True, kw_only=True)
class MissionFiles(Generic[S, O, D]):
    """What a game says of its missions that are files."""

    option: str
    """The option whose values missions are."""
    level: str
    """The option that makes them easier or harder."""
    check: Callable[[str], tuple[Mistake, ...]]
    """Every mistake in the text of a file."""
    describe: Callable[[str, Speaker], list[str]]
    """What the mission in a text without mistakes consists of, in lines."""
    found: Callable[[D], tuple[str, ...]]
    """The ids of the missions that came from files."""
    only: Callable[[D, str], D]
    """The data with this mission alone of all that came from files, and with none if it is one of
    the box: so a game does not depend on files that it does not use."""
    words: Callable[[D], tuple[Texts, ...]]
    """The words in the files."""
    course: Callable[[Game[S, O, D]], Course]
    """How a finished game went."""
