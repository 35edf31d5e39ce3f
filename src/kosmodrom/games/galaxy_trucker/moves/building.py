"""Moves in the shipyard."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, TypeAlias

from kosmodrom.core.options import Option
from kosmodrom.core.words import Word
from kosmodrom.games.galaxy_trucker.moves.base import Column, PartId, Row

Turns: TypeAlias = Annotated[int, Word("turns")]
"""Quarter turns clockwise."""
Pile: TypeAlias = int
"""The piles are numbered from 1."""


class Draw(Option, frozen=True, tag="draw"):
    """Take a face-down part from the warehouse and turn it up (GTB-302)."""


class Take(Option, frozen=True, tag="take"):
    """Take a part that somebody put back (GTB-302)."""

    part: PartId


class TakeOrdered(Option, frozen=True, tag="take_ordered"):
    """Take a part that was made to order (GT-915)."""

    part: PartId


class TakeAside(Option, frozen=True, tag="take_aside"):
    """Take a part that was set aside (GTB-302)."""

    part: PartId


class TakeOff(Option, frozen=True, tag="take_off"):
    """Take the part welded last off again (GTB-306)."""


class Weld(Option, frozen=True, tag="weld"):
    """Weld the part in hand to the ship (GTB-303)."""

    row: Row
    column: Column
    turns: Turns


class SetAside(Option, frozen=True, tag="set_aside"):
    """Set the part in hand aside (GTB-304)."""


class PutBack(Option, frozen=True, tag="put_back"):
    """Put the part in hand back, face up for everyone (GTB-303)."""


class Look(Option, frozen=True, tag="look"):
    """Look at a pile of cards (GTB-310)."""

    pile: Pile


class StopLooking(Option, frozen=True, tag="stop_looking"):
    """Put the pile back (GTB-310)."""


class TurnHourglass(Option, frozen=True, tag="turn_hourglass"):
    """Turn the hourglass to the next circle (GTB-315)."""


class Finish(Option, frozen=True, tag="finish"):
    """Take a number tile: the ship is ready (GTB-320)."""

    number: int


class RunOut(Option, frozen=True, tag="run_out"):
    """The sand has run out: a choice of the clock (GTB-315)."""


DRAW: Final = Draw()
TAKE_OFF: Final = TakeOff()
SET_ASIDE: Final = SetAside()
PUT_BACK: Final = PutBack()
STOP_LOOKING: Final = StopLooking()
TURN_HOURGLASS: Final = TurnHourglass()
RUN_OUT: Final = RunOut()

take = cache(Take)
take_ordered = cache(TakeOrdered)
take_aside = cache(TakeAside)
weld = cache(Weld)
look = cache(Look)
finish = cache(Finish)

MOVES: Final = (
    Draw,
    Take,
    TakeOrdered,
    TakeAside,
    TakeOff,
    Weld,
    SetAside,
    PutBack,
    Look,
    StopLooking,
    TurnHourglass,
    Finish,
    RunOut,
)
