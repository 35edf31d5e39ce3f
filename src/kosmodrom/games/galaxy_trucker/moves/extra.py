"""Moves of the extra cards."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, TypeAlias

import msgspec

from kosmodrom.core.options import IMPLIED, Option
from kosmodrom.core.words import Counted, SeatId, Word
from kosmodrom.games.galaxy_trucker.moves.base import Column, PartId, Row

Prices: TypeAlias = Annotated[tuple[str, ...], Counted("price"), IMPLIED]
"""What a choice costs or brings, each thing as often as there are of it: ``crew``, ``tokens``,
``credits``, ``days``, ``humans``, or a threat with its side such as ``large_meteor-front``. It
follows from the rest."""
Turns: TypeAlias = Annotated[int, Word("turns")]


# Bureaucracy


class SetDie(Option, frozen=True, tag="set_die"):
    """Set the die in secret (GT-1005)."""

    number: int


class Guess(Option, frozen=True, tag="guess"):
    """Guess the die (GT-1006)."""

    number: int


# Robopolice


class Offer(Option, frozen=True, tag="offer"):
    """Offer credits in secret (GT-1015)."""

    credits: int


class NameColumn(Option, frozen=True, tag="name_column"):
    """Name a column (GT-740, GT-1017)."""

    column: Column


class NameRow(Option, frozen=True, tag="name_row"):
    """Name a row (GT-1017)."""

    row: Row


class TimeOut(Option, frozen=True, tag="time_out"):
    """The clock's: chance names the coordinates (GT-1022)."""


class AboutColumn(msgspec.Struct, frozen=True, tag="column"):
    """The column that has been named."""

    column: int


# Space Billiards


class SendMeteors(Option, frozen=True, tag="send_meteors"):
    """Send a line of meteors, counted from 1, at an opponent (GT-1025). ``again``: the line has
    been chosen before, so its first large meteor is ignored (GT-1028)."""

    line: int
    opponent: SeatId
    meteors: Prices = ()
    again: Annotated[bool, IMPLIED] = False


# Junkyard


class StopAt(Option, frozen=True, tag="stop_at"):
    """Stop at an area of the junkyard, counted from 1 (GT-1033). ``shared``: somebody has been
    there, so the reward is less by 1 (GT-1039)."""

    area: int
    cost: Prices = ()
    reward: Prices = ()
    shared: Annotated[bool, IMPLIED] = False


class PlaceHuman(Option, frozen=True, tag="place_human"):
    """Put a human into a cabin or a stasis chamber (GT-1036)."""

    row: Row
    column: Column


class LiftHuman(Option, frozen=True, tag="lift_human"):
    """Take a human out of a cabin or a stasis chamber, to put them elsewhere (GT-1036)."""

    row: Row
    column: Column


class PlaceToken(Option, frozen=True, tag="place_token"):
    """Put a battery token on a battery (GT-1037)."""

    row: Row
    column: Column


class LiftToken(Option, frozen=True, tag="lift_token"):
    """Take a battery token off a battery, to put it elsewhere (GT-1037)."""

    row: Row
    column: Column


class DonePlacing(Option, frozen=True, tag="done_placing"):
    """Leave everything where it is. ``left`` are not taken aboard."""

    left: Annotated[int, IMPLIED] = 0


class AboutPlacing(msgspec.Struct, frozen=True, tag="placing"):
    """How many wait for a place."""

    waiting: int


# Star Warehouse


class TakePart(Option, frozen=True, tag="take_part"):
    """Take a part of the star warehouse (GT-1045)."""

    part: PartId


class FitPart(Option, frozen=True, tag="fit_part"):
    """Add the part to the ship (GT-1045)."""

    row: Row
    column: Column
    turns: Turns


class ExchangePart(Option, frozen=True, tag="exchange_part"):
    """Put the part in the place of another (GT-1045), whose contents are lost (GT-Q-88)."""

    row: Row
    column: Column
    turns: Turns
    replaced: Annotated[PartId, IMPLIED] = ""


class AboutPart(msgspec.Struct, frozen=True, tag="part"):
    """The part that is fitted in."""

    part: PartId


TIME_OUT: Final = TimeOut()
set_die = cache(SetDie)
guess = cache(Guess)
offer = cache(Offer)
name_column = cache(NameColumn)
name_row = cache(NameRow)
send_meteors = cache(SendMeteors)
stop_at = cache(StopAt)
place_human = cache(PlaceHuman)
lift_human = cache(LiftHuman)
place_token = cache(PlaceToken)
lift_token = cache(LiftToken)
done_placing = cache(DonePlacing)
take_part = cache(TakePart)
fit_part = cache(FitPart)
exchange_part = cache(ExchangePart)

MOVES: Final = (
    SetDie,
    Guess,
    Offer,
    NameColumn,
    NameRow,
    TimeOut,
    SendMeteors,
    StopAt,
    PlaceHuman,
    LiftHuman,
    PlaceToken,
    LiftToken,
    DonePlacing,
    TakePart,
    FitPart,
    ExchangePart,
)
