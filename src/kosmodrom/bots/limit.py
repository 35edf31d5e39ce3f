"""A time limit for a bot's thinking, for a server with many tables.

    with time_limit(0.5):
        option = bot.choose(table, seat)

When the time is up, a bot takes the best that it has found so far. What that is depends on the
machine; without a limit, equal seeds play the same.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_end = ContextVar("_end", default=math.inf)


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Let bots think for at most ``seconds``; None: for as long as they like."""
    token = _end.set(math.inf if seconds is None else time.perf_counter() + seconds)
    try:
        yield
    finally:
        _end.reset(token)


def time_is_up() -> bool:
    end = _end.get()
    return end is not math.inf and time.perf_counter() >= end
