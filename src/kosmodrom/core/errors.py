"""Errors for people: what was wrong, where, what would be right.

Every error carries a message id and its arguments, so that it can be told in any language;
``str(error)`` tells it in English.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from kosmodrom.core.options import Option, Seat


class KosmodromError(Exception):
    """Base of all errors that a person may read."""

    package: str | None = None
    """The game whose catalogue has the message; None: the core."""

    def __init__(self, message: str, /, **args: Any) -> None:
        super().__init__(message)
        self.message = message
        self.args_ = args

    def __str__(self) -> str:
        # Imported late: words themselves raise errors of this module.
        from kosmodrom.core.words import english

        return english(self.package).error(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.args, self.__dict__)


def _rebuild(
    cls: type[KosmodromError], args: tuple[Any, ...], state: dict[str, Any]
) -> KosmodromError:
    error = cls.__new__(cls)
    Exception.__init__(error, *args)
    error.__dict__.update(state)
    return error


class Refused(KosmodromError):
    """A decision that was not accepted: the table is as it was.

    ``reason`` is a message id (``refusal-<reason>``), ``rules`` the numbers that forbid it,
    ``begin`` the options on offer that lead to what was wished; ``waiting_for`` are the seats that
    are asked, where it is not one's own turn.
    """

    begin: tuple[Option, ...] = ()
    waiting_for: tuple[Seat, ...] = ()

    def __init__(self, reason: str, rules: tuple[str, ...] = (), /, **args: Any) -> None:
        # Without the base's: most are made for moves that are not offered, and told to nobody.
        self.message = f"refusal-{reason}"
        self.args_ = args
        self.reason = reason
        self.rules = rules

    def beginning(self, options: Iterable[Option]) -> Self:
        """The same, with the options that lead to what was wished."""
        self.begin = tuple(options)
        return self


class RuleError(KosmodromError):
    """A rule raised an exception: the table stands where it stood before the choice."""


class HistoryError(KosmodromError):
    """A recorded game that cannot be read or does not replay. ``choice`` counts from 1."""

    def __init__(self, message: str, /, choice: int | None = None, **args: Any) -> None:
        super().__init__(message, choice=choice if choice is not None else 0, **args)
        self.choice = choice


class GameOptionsError(KosmodromError):
    """Game options that do not fit: names the field and the allowed values."""


class CarriedError(KosmodromError):
    """Something carried into a game that is not what the game declares."""


class SeatsError(KosmodromError):
    """A number of players or automas that the game does not have."""


class DataError(KosmodromError):
    """A data file that does not fit its schema: names file, entry and field."""


class UnknownGame(KosmodromError):
    """A game id that is not installed."""


class UnknownCampaign(KosmodromError):
    """A campaign that a game does not have."""
