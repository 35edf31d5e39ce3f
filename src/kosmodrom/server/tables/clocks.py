"""Time at the tables: how much each seat has, and what happens when it runs out.

A seat's clock is its deadline, stored with the table: a restart of the server stops no clock and
forgets none. With a live pace every decision has some seconds of its own; what it takes beyond
them comes from the seat's bank. The same is true of the game's own clock, the hourglass of a race,
whose time is for the rules to say; while it runs, it is everyone's time, and seats' clocks stand.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from typing import Final, TypeVar

from kosmodrom.core.asks import Ask
from kosmodrom.core.options import CLOCK, Seat
from kosmodrom.server.tables.store import SeatRecord
from kosmodrom.server.wire import Pace

DAY: Final = 86_400.0

T = TypeVar("T")


def fill_bank(pace: Pace, seats: Sequence[SeatRecord]) -> None:
    """Before the game: every player has their whole bank."""
    for seat in seats:
        counts = pace.kind == "live" and seat.kind != "automa"
        seat.banked = float(pace.bank) if counts else None


def stop_clock(pace: Pace, seat: SeatRecord, now: float) -> None:
    """A seat has decided, or is no longer asked."""
    if pace.kind == "live" and seat.deadline is not None and seat.banked is not None:
        seat.banked = min(seat.banked, max(0.0, seat.deadline - now))
    seat.deadline = None


def start_clock(pace: Pace, seat: SeatRecord, now: float) -> None:
    """A seat is asked something new."""
    match pace.kind:
        case "live":
            seat.deadline = now + pace.move + (seat.banked or 0.0)
        case "days":
            seat.deadline = now + pace.days * DAY
        case "none":
            seat.deadline = None


def set_clocks(
    pace: Pace,
    seats: Sequence[SeatRecord],
    counted: Collection[Seat],
    fresh: Collection[Seat],
    now: float,
) -> None:
    """Run the clocks of the seats that count; those asked something fresh begin anew."""
    for seat in seats:
        if seat.seat in counted and seat.seat not in fresh and seat.deadline is not None:
            continue
        stop_clock(pace, seat, now)
        if seat.seat in counted:
            start_clock(pace, seat, now)


def is_late(seat: SeatRecord, now: float) -> bool:
    return seat.deadline is not None and seat.deadline <= now


def timed(asked: Iterable[Seat]) -> list[Seat]:
    """Of those who are asked the seats whose clocks run: none beside the game's own clock."""
    seats = list(asked)
    return [] if CLOCK in seats else seats


def run_hourglass(
    was: float | None, pending: Mapping[Seat, Ask], fresh: bool, now: float
) -> float | None:
    """When the game's own clock decides. It was to do so at ``was``; ``fresh``: it is asked
    something new. Once nobody else is asked, it decides at once."""
    clock = pending.get(CLOCK)
    if clock is None:
        return None
    if len(pending) == 1:
        return now
    return now + (clock.seconds or 0) if fresh or was is None else was


def next_deadline(seats: Sequence[SeatRecord]) -> float | None:
    return min((seat.deadline for seat in seats if seat.deadline is not None), default=None)


def shift_clocks(seats: Sequence[SeatRecord], seconds: float) -> None:
    """After a pause."""
    for seat in seats:
        seat.deadline = shift(seat.deadline, seconds)


def shift(deadline: float | None, seconds: float) -> float | None:
    """A deadline, if there is one, after time stood still for a while."""
    return None if deadline is None else deadline + seconds


async def every(seconds: float, act: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again, for as long as the server runs."""
    while True:
        await asyncio.sleep(seconds)
        await to_its_end(act())


async def to_its_end(action: Awaitable[T]) -> T:
    """Do something that is not broken off in the middle: whoever cancels it waits for its end. A
    question to SQLite goes on in its thread, which would find nobody when the server ends."""
    task = asyncio.ensure_future(action)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise
