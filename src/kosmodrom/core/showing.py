"""What a table shows: what one reader sees, and what everyone sees, worked out once for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

import msgspec

from kosmodrom.core.game import Game

G = TypeVar("G", bound=Game[Any, Any, Any])
P = ParamSpec("P")
T = TypeVar("T")
Make: TypeAlias = Callable[Concatenate[G, P], T]

KEPT_STATES: Final = 16
"""How many states are kept: what those who work side by side know, at a table or two."""
KEPT_PARTS: Final = 1000
"""How many parts of a kind are kept: those of all tables where something happens now."""


class Shown(msgspec.Struct, frozen=True):
    """What a seat, or a spectator, is shown of a table: the view, and everyone's points and where
    these come from, in games that say so. All of it is made of one and the same view."""

    view: msgspec.Struct
    points: tuple[int, ...] | None
    breakdown: tuple[dict[str, int], ...] | None


def for_all(make: Callable[[G], T]) -> Callable[[G], T]:
    """A part of views that is the same whoever looks: it is kept for a while, as people, spectators
    and bots look one after the other, and as those who work side by side, each of whom knows
    another state, see a change by one of them alone.

    It depends on nothing but the game, and shares nothing with its state.
    """
    return _Kept(make, lambda g: g.state, KEPT_STATES).get


def kept_by(key: Callable[..., object]) -> Callable[[Make[G, P, T]], Make[G, P, T]]:
    """A part of views that few choices change: it is kept for as long as ``key``, called like the
    function itself, gives equal values (as msgpack).

    The key holds all of the state and of the arguments that the part depends on; it need not say
    what goes for the whole game, such as its options. The part shares nothing mutable with anybody.
    """

    def decorate(make: Make[G, P, T]) -> Make[G, P, T]:
        return _Kept(make, key, KEPT_PARTS).get

    return decorate


class _Kept(Generic[T]):
    """What a function has made, by what it was made of."""

    def __init__(self, make: Callable[..., T], key: Callable[..., object], most: int) -> None:
        self.make, self.key, self.most = make, key, most
        self._kept: dict[bytes, tuple[tuple[object, ...], T]] = {}
        self._encode = msgspec.msgpack.Encoder().encode
        ALL_KEPT.append(self)
