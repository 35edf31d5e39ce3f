"""What a game says about its campaigns: series of tables, each of which starts with what the
one before handed on.

A game lists them in `Ruleset.campaigns` and declares in `Ruleset.carried` what goes from chapter to
chapter. Its rules find that in `Game.carried`. `kosmodrom.core.series` plays a whole campaign.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

import msgspec

from kosmodrom.core.codecs import convert
from kosmodrom.core.errors import CarriedError
from kosmodrom.core.game import D, Game, GameOptions, O, S
from kosmodrom.core.options import Seat
from kosmodrom.core.result import Outcome

if TYPE_CHECKING:
    from kosmodrom.core.ruleset import Ruleset, Seats, Section, Speaker


class Chapter(msgspec.Struct, frozen=True):
    """A table of a campaign that is to be played: the options of the game, and what the chapter
    begins with. The same id again is another attempt.

    ``ahead`` are the chapters that will probably follow, as far as players may know.
    """

    id: str
    options: GameOptions | Mapping[str, Any]
    carried: Any
    ahead: tuple[str, ...] = ()


class Ended(msgspec.Struct, frozen=True):
    """The end of a campaign.

    ``ranks`` tells for each player how well they did (`campaign-<campaign>-rank-<rank>`); players
    who act together have the same. ``ranking`` groups the players from first to last; ``points``
    are those of each player, where the campaign counts any.
    """

    outcome: Outcome
    ranks: tuple[str, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...] = ()


Next: TypeAlias = Chapter | Ended


@dataclass(frozen=True, kw_only=True)
class Campaign(Generic[S, O, D]):
    """A campaign of a game: its chapters and ranks, how it begins and what follows each chapter.

    Its words are in the game's catalogue: ``campaign-<id>`` with a ``.story``, for each chapter
    ``campaign-<id>-chapter-<chapter>`` with a ``.story`` (and, where there is something to tell at
    its end, ``.won``, ``.lost`` or ``.ranked``), and ``campaign-<id>-rank-<rank>``.
    """

    id: str
    chapters: tuple[str, ...]
    ranks: tuple[str, ...]
    begin: Callable[[O, D, int, int], Chapter]
    """The first chapter, of the options, the data, and the numbers of players and automas."""
    after: Callable[[Game[S, O, D], Chapter], Next]
    """What follows a chapter that is played to its end, computed from its final state alone. What
    players are to decide between two chapters is asked at the end of one table or at the beginning
    of the next."""
    sections: Callable[[Any, D, Speaker], list[Section]]
    """What is carried into the next chapter, in words for everyone."""
    options: tuple[str, ...] = ()
    """The options of the game that people choose for the whole campaign. The others are set by the
    campaign."""
    unused: tuple[str, ...] = ()
    """Options of the game that mean nothing in the chapters of this campaign: their tables do not
    show them."""
    seats: Seats | None = None
    """How many can play; None: as many as the game takes."""

    def shown(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a chapter that mean something there."""
        return {name: value for name, value in options.items() if name not in self.unused}


def chapter_seed(seed: int | str, number: int) -> str:
    """The seed of a campaign's chapter, counted from 1. It tells nothing of the other chapters'."""
    text = f"{seed}/{number}".encode()
    return hashlib.blake2b(text, digest_size=16, person=b"chapter").hexdigest()


def read_carried(ruleset: Ruleset[Any, Any, Any], given: Any) -> Any:
    """What is carried, as the game declares it; None stays None.

    Takes such a Struct, of which it makes a copy, or plain values. Raises `CarriedError`.
    """
    if given is None:
        return None
    if ruleset.carried is None:
        raise CarriedError("error-carried-none", game=ruleset.id)
    try:
        return convert(plain_carried(given), ruleset.carried, str_keys=True)
    except (msgspec.ValidationError, TypeError) as error:
        raise CarriedError("error-carried", game=ruleset.id, problem=str(error)) from error


def plain_carried(carried: Any) -> Any:
    """What is carried as plain values, as JSON has them."""
    return None if carried is None else json.loads(msgspec.json.encode(carried))
