"""What a table shows: what one reader sees, and what everyone sees, worked out once for all."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import msgspec

from kosmodrom.core.game import Game

G = TypeVar("G", bound=Game[Any, Any, Any])
T = TypeVar("T")


class Shown(msgspec.Struct, frozen=True):
    """What a seat, or a spectator, is shown of a table: the view as JSON, and everyone's points and
    where these come from, in games that say so. All of it is made of one and the same view."""

    view: msgspec.Raw
    points: tuple[int, ...] | None
    breakdown: tuple[dict[str, int], ...] | None


def for_all(make: Callable[[G], T]) -> Callable[[G], T]:
    """A part of views that is the same whoever looks: it is kept until the game looks otherwise, as
    people, spectators and bots look one after the other.

    It depends on nothing but the game, and shares nothing with its state.
    """
    encode = msgspec.msgpack.Encoder().encode
    kept: tuple[object, tuple[object, ...], T] | None = None

    @wraps(make)
    def made(g: G) -> T:
        nonlocal kept
        made_from = (encode(g.state), g.options, g.seats, g.automas, g.carried, g.version)
        last = kept  # another thread may look at another game meanwhile
        if last is None or last[0] is not g.data or last[1] != made_from:
            kept = last = (g.data, made_from, make(g))
        return last[2]

    return made
