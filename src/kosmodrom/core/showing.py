"""What a table shows: what one reader sees, and what everyone sees, worked out once for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeAlias, TypeVar

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


Glance: TypeAlias = dict[Any, Any]
"""What all see at one moment: empty at first, and good for as long as nothing changes."""


def for_all(make: Callable[[G], T]) -> Callable[[G], T]:
    """A part of views, or what they are made from, that is the same whoever looks: it is kept for a
    while, as people, spectators and bots look one after the other, and as those who work side by
    side, each of whom knows another state, see a change by one of them alone.

    It depends on nothing but the game, and shares nothing with its state. Who looks with others, at
    one `Glance`, need not even find out whether the state is the same.
    """
    kept = Kept(make, lambda g: g.state, KEPT_STATES)

    @wraps(make)
    def made(g: G) -> T:
        if g.glance is None:
            return kept(g)
        if made not in g.glance:
            g.glance[made] = kept.make(g)
        shown: T = g.glance[made]
        return shown

    return made


def kept_by(key: Callable[..., object]) -> Callable[[Make[G, P, T]], Make[G, P, T]]:
    """A part of views that few choices change: it is made anew only when ``key``, called with the
    same arguments, gives something else.

    The key holds whatever of the state and of the arguments the part depends on, as plain data, and
    nothing that is fixed for the whole game, such as options. Readers share what is kept, so it is
    for what does not depend on who looks, or with the seat as an argument. It shares nothing with
    the state.
    """

    def decorate(make: Make[G, P, T]) -> Make[G, P, T]:
        return Kept(make, key, KEPT_PARTS)

    return decorate


class Kept(Generic[P, T]):
    """A function that makes a part of views, and what it has made last, by what that depends on."""

    everywhere: Final[list[Kept[Any, Any]]] = []
    """All there are, for checks."""

    def __init__(self, make: Make[Any, P, T], key: Callable[..., object], most: int) -> None:
        self.make, self.key, self._most = make, key, most
        self._encode = msgspec.msgpack.Encoder().encode
        self._made: dict[bytes, tuple[object, tuple[object, ...], T]] = {}
        self.everywhere.append(self)

    def __call__(self, g: Game[Any, Any, Any], /, *args: P.args, **kwargs: P.kwargs) -> T:
        key = self._encode(self.key(g, *args, **kwargs))
        fixed = (g.options, g.seats, g.automas, g.carried, g.version)
        found = self._made.get(key)  # another thread may look at another game meanwhile
        if found is None or found[0] is not g.data or found[1] != fixed:
            found = (g.data, fixed, self.make(g, *args, **kwargs))
            if len(self._made) >= self._most:
                oldest, *_ = self._made  # at once, whatever another thread adds meanwhile
                self._made.pop(oldest, None)
            self._made[key] = found
        return found[2]

    @classmethod
    @contextmanager
    def nothing(cls) -> Iterator[None]:
        """For checks: here every part is made anew; afterwards there is what was kept before."""
        before = [(kept, kept._made) for kept in cls.everywhere]
        for kept in cls.everywhere:
            kept._made = {}
        try:
            yield
        finally:
            for kept, made in before:
                kept._made = made
