"""Moves: what a player can be offered and can choose.

Every game declares one small frozen class per kind of move. Options are values: equal when their
fields are equal, hashable, and they travel as JSON objects with their tag under ``"type"``.

    >>> class Bid(Option, frozen=True, tag="bid"):
    ...     amount: int
    >>> Bid(3) == Bid(3)
    True
    >>> msgspec.json.encode(Bid(3))
    b'{"type":"bid","amount":3}'
"""

from typing import Final

import msgspec

Seat = int
"""A place at the table, counted from 0 clockwise."""

CLOCK: Final[Seat] = -1
"""The seat of time: an hourglass or a deadline enters a game as a recorded choice of the clock."""


class Option(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """One legal move. Subclasses give a tag: ``class Pass(Option, frozen=True, tag="pass")``."""


class Choice(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An option as it was chosen: the unit of a game's history."""

    seat: Seat
    option: Option
