"""How often something may be done: requests, sign-ins, chat, wrong passwords."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from kosmodrom.server.errors import Declined

KEPT_BUCKETS: Final = 20_000
KEPT_NAMES: Final = 20_000
GUESS_SECONDS: Final = 900.0
"""How long a wrong password is remembered."""
EVERYWHERE: Final = ""
PLACES: Final = 10
"""How many places together may try as many passwords as each of them may."""


class RateLimiter:
    """Token buckets: everyone may do something of a kind this often per minute, and a minute's
    worth at once. Each process counts for itself."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str, per_minute: int) -> None:
        """Count one; raises `Declined` with 429 if it is too much."""
        now = self._clock()
        left, then = self._buckets.pop((kind, who), (float(per_minute), now))
        left = min(per_minute, left + (now - then) * per_minute / 60)
        self._buckets[kind, who] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > KEPT_BUCKETS:
            self._buckets.popitem(last=False)
        if left < 1:
            seconds = math.ceil((1 - left) * 60 / per_minute)
            raise Declined(
                "error-too-many", status=429, headers={"Retry-After": str(seconds)}, seconds=seconds
            )


class Guesses:
    """Counts the passwords that are tried for each name, whether or not the name exists: those from
    one place, and those from all places together. So a stranger's guesses keep nobody else out.
    Each process counts for itself."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._tried: OrderedDict[tuple[str, str], tuple[float, ...]] = OrderedDict()

    def take(self, name: str, place: str, limit: int, *, known: bool = False) -> None:
        """Count one try from a place; raises `Declined` with 429 if there were too many lately.

        ``place`` is an address, or a device that is ``known`` to be its owner's: what others try
        does not count there.
        """
        self._count(name, place, limit)
        if not known:
            self._count(name, EVERYWHERE, limit * PLACES)

    def _count(self, name: str, place: str, limit: int) -> None:
        now, key = self._clock(), (name, place)
        tried = tuple(then for then in self._tried.pop(key, ()) if now - then < GUESS_SECONDS)
        is_allowed = len(tried) < limit
        self._tried[key] = (*tried, now) if is_allowed else tried
        if len(self._tried) > KEPT_NAMES:
            self._tried.popitem(last=False)
        if not is_allowed:
            seconds = math.ceil(tried[-limit] + GUESS_SECONDS - now)
            raise Declined(
                "error-too-many-guesses",
                status=429,
                headers={"Retry-After": str(seconds)},
                minutes=math.ceil(seconds / 60),
            )

    def forget(self, name: str, place: str) -> None:
        """The right password was given there."""
        self._tried.pop((name, place), None)
