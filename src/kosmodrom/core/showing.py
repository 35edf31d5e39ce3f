"""What a table shows: what one reader sees, and what everyone sees, worked out once for all."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from kosmodrom.core.game import Game

G = TypeVar("G", bound=Game[Any, Any, Any])
T = TypeVar("T")

KEPT: Final = 16
"""How many states are kept: what those who work side by side know, at a table or two."""


class Shown(msgspec.Struct, frozen=True):
    """What a seat, or a spectator, is shown of a table: the view, and everyone's points and where
    these come from, in games that say so. All of it is made of one and the same view."""

    view: msgspec.Struct
    points: tuple[int, ...] | None
    breakdown: tuple[dict[str, int], ...] | None


Glance: TypeAlias = dict[Any, Any]
"""What all see at one moment: empty at first, and good for as long as nothing changes."""


def for_all(make: Callable[[G], T]) -> Callable[[G], T]:
    """A part of views that is the same whoever looks: it is kept for a while, as people, spectators
    and bots look one after the other, and as those who work side by side, each of whom knows
    another state, see a change by one of them alone.

    It depends on nothing but the game, and shares nothing with its state. Who looks with others, at
    one `Glance`, need not even find out whether the state is the same.
    """
    encode = msgspec.msgpack.Encoder().encode
    kept: dict[bytes, tuple[tuple[object, ...], T]] = {}

    @wraps(make)
    def made(g: G) -> T:
        if g.glance is None:
            return recall(g)
        if made not in g.glance:
            g.glance[made] = make(g)
        shown: T = g.glance[made]
        return shown

    def recall(g: G) -> T:
        state = encode(g.state)
        made_from = (g.options, g.seats, g.automas, g.carried, g.version)
        found = kept.get(state)  # another thread may look at another game meanwhile
        if found is None or found[0][0] is not g.data or found[0][1:] != made_from:
            found = (g.data, *made_from), make(g)
            if len(kept) >= KEPT:
                oldest, *_ = kept  # at once, whatever another thread adds meanwhile
                kept.pop(oldest, None)
            kept[state] = found
        return found[1]

    return made
