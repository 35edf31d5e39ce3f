"""What a table shows: what one reader sees, and what everyone sees, worked out once for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, ClassVar, Concatenate, Final, Generic, ParamSpec, TypeAlias, TypeVar

import msgspec

from kosmodrom.core.game import Game

G = TypeVar("G", bound=Game[Any, Any, Any])
P = ParamSpec("P")
T = TypeVar("T")
Make: TypeAlias = Callable[Concatenate[G, P], T]

KEPT_STATES: Final = 8
"""How many states of a game are kept: what those who work side by side know."""
KEPT_PARTS: Final = 16
"""How many parts of a kind are kept for a game: one for each player or card, and some before."""


_NOTHING: Final[Any] = object()


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
    """A function that makes a part of views. What it has made stays with the game, by what that
    depends on: the last ``some`` that were looked at, and at most as many before."""

    everywhere: Final[list[Kept[Any, Any]]] = []
    """All there are, for checks."""
    _rests: ClassVar[bool] = False

    def __init__(self, make: Make[Any, P, T], key: Callable[..., object], some: int) -> None:
        self.make, self.key, self._some = make, key, some
        self._encode = msgspec.msgpack.Encoder().encode
        self.everywhere.append(self)

    def __call__(self, g: Game[Any, Any, Any], /, *args: P.args, **kwargs: P.kwargs) -> T:
        if self._rests:
            return self.make(g, *args, **kwargs)
        key = self._encode(self.key(g, *args, **kwargs))
        # Each step at once: copies of a game share what is kept, also in other threads.
        made = g.kept.get(self)
        if made is None:
            made = g.kept[self] = ({}, {})
        late, early = made
        part: T = late.get(key, _NOTHING)
        if part is _NOTHING:
            part = early.get(key, _NOTHING)
            if part is _NOTHING:
                part = self.make(g, *args, **kwargs)
            if len(late) >= self._some:
                late, _ = g.kept[self] = ({}, late)
            late[key] = part
        return part

    @classmethod
    @contextmanager
    def nothing(cls) -> Iterator[None]:
        """For checks: here every part is made anew."""
        cls._rests = True
        try:
            yield
        finally:
            cls._rests = False
