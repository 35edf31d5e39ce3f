"""What a choice would do, before it is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from kosmodrom.core.events import Event
from kosmodrom.core.options import Option

GUESSES: Final = 8
"""How many guesses are compared where chance or something hidden decides what happens: what comes
about in all of them is taken to be known."""


class Outcome(msgspec.Struct, frozen=True):
    """What choices would do, as far as the seat that makes them can know.

    ``events`` is what it would be told, up to the first thing that chance or something hidden
    decides. If there is none, the outcome is ``certain``: ``view`` is what the seat would see then,
    and ``options`` is what it would be offered next.
    """

    events: tuple[Event, ...]
    certain: bool
    view: msgspec.Struct | None
    options: tuple[Option, ...]


def common_start(lists: Sequence[Sequence[Event]]) -> tuple[Event, ...]:
    """What all of some lists begin with."""
    start: list[Event] = []
    for events in zip(*lists, strict=False):
        if any(event != events[0] for event in events):
            break
        start.append(events[0])
    return tuple(start)
