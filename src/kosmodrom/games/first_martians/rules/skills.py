"""What players may do at any moment, and questions that leave them free to do it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from kosmodrom.core.asks import Flow, Question, ask
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.first_martians.moves import Continue
from kosmodrom.games.first_martians.rules.base import Game, first_seat

PAUSE: Final = Question("pause", ("FM-332", "FM-1305", "FM-Q-77"))


def ask_anyone(
    _g: Game,
    seat: Seat,
    question: Question,
    options: Sequence[Option] | Callable[[], Sequence[Option]],
    about: msgspec.Struct | None = None,
) -> Flow:
    """Ask a seat.

    Options that a skill could change are given as a function, which is called anew after each use
    of a skill; if nothing is left to choose then, the answer is None.
    """
    return (yield ask(seat, question, options, about))


def pause(g: Game) -> Flow:
    """The First Player goes on to what comes next (FM-332, FM-1305)."""
    yield from ask_anyone(g, first_seat(g), PAUSE, [Continue()])
