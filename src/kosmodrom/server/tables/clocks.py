"""Clocks: how much time each seat has, and when it runs out.

A seat's clock is its deadline, which is stored with the table, so a restart of the server neither
stops nor forgets it. With a live pace every decision has some seconds of its own, and what it takes
beyond them comes out of the seat's bank. The game's own clock, the hourglass of a race, is stored
in the same way; the rules say how long it runs. While it runs it is everyone's time, and the clocks
of the seats stand still.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from kosmodrom.core.asks import Ask
from kosmodrom.core.options import CLOCK, Seat
from kosmodrom.server.tables.records import SeatRecord
from kosmodrom.server.wire import Pace

DAY: Final = 86_400.0


def fill_bank(pace: Pace, seats: Sequence[SeatRecord]) -> None:
    """Before the game: give every player their whole bank."""
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
    """Run the clocks of the seats that are ``counted``; restart those that were asked something
    ``fresh``."""
    for seat in seats:
        if seat.seat in counted and seat.seat not in fresh and seat.deadline is not None:
            continue
        stop_clock(pace, seat, now)
        if seat.seat in counted:
            start_clock(pace, seat, now)


def is_late(seat: SeatRecord, now: float) -> bool:
    return seat.deadline is not None and seat.deadline <= now


def timed(asked: Iterable[Seat]) -> list[Seat]:
    """The seats among those asked whose clocks run: none while the game's own clock is asked."""
    seats = list(asked)
    return [] if CLOCK in seats else seats


def run_hourglass(
    was: float | None, pending: Mapping[Seat, Ask], fresh: bool, now: float
) -> float | None:
    """When the game's own clock rings. It was to ring at ``was``; ``fresh`` means that it is asked
    something new. When nobody else is asked, it rings at once."""
    clock = pending.get(CLOCK)
    if clock is None:
        return None
    if len(pending) == 1:
        return now
    return now + (clock.seconds or 0) if fresh or was is None else was


def next_deadline(seats: Sequence[SeatRecord]) -> float | None:
    return min((seat.deadline for seat in seats if seat.deadline is not None), default=None)


def shift_clocks(seats: Sequence[SeatRecord], seconds: float) -> None:
    """Move all deadlines, after a pause."""
    for seat in seats:
        seat.deadline = shift(seat.deadline, seconds)


def shift(deadline: float | None, seconds: float) -> float | None:
    """A deadline, if there is one, after time stood still for a while."""
    return None if deadline is None else deadline + seconds
