"""Choices at a table: of people, of bots and of the game's own clock."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import msgspec

from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.server import wire
from kosmodrom.server.tables.analyst import Frozen, TellOutcome, TellWhyNot
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.records import ChoiceBody, Entry, Overtaken, Step
from kosmodrom.server.tables.views import encode

Pick: TypeAlias = Callable[[], Option]
"""Says what is chosen as the table stands now, or raises if the choice no longer applies. It is
called under the table's lock, and again if another server process wrote first."""


async def choose(
    hall: Hall, opened: OpenTable, seat: Seat, choice: wire.MakeChoice
) -> wire.Accepted:
    """A person's choice for their own seat."""

    def pick() -> Option:
        opened.check_played(seat)
        option = opened.read_option(choice.option)
        opened.check_asked(seat, choice.at, option)
        return option

    at = await _choose(hall, opened, seat, pick, key=choice.key, at=choice.at)
    return wire.Accepted(choice.key, at)


async def choose_for_bot(
    hall: Hall, opened: OpenTable, seat: Seat, pick: Pick, bot: str | None
) -> None:
    """A bot's choice for a seat."""
    await _choose(hall, opened, seat, pick, bot=bot)


async def choose_for_clock(hall: Hall, opened: OpenTable, option: Option) -> None:
    """The choice of the game's own clock. The table's lock is held already."""
    await hall.write(opened, _make(hall, opened, CLOCK, lambda: option, None, None))


async def _choose(
    hall: Hall,
    opened: OpenTable,
    seat: Seat,
    pick: Pick,
    *,
    key: str | None = None,
    at: int = 0,
    bot: str | None = None,
) -> int:
    """Make and write a choice; returns the number of its entry. ``at`` is the last entry that the
    chooser had seen."""
    make = partial(_make, hall, opened, seat, pick, key, bot)
    if _can_join(hall, opened, key, at):
        # It may be refused because of a choice that is not yet written: then it is tried again.
        with contextlib.suppress(KosmodromError, Overtaken):
            step = make()
            await hall.store.log.append(step)
            return step.entry.number
    async with opened.door, opened.lock:  # `hall.holding`, but this is done for every choice
        if opened.stale:
            await hall.reload(opened)
        if at > opened.at:  # seen through another server process
            await hall.catch_up(opened)
        while True:
            done = opened.done(key, seat)
            if done is not None:
                return done
            try:
                return await hall.write(opened, make())
            except Overtaken:
                await hall.reload(opened)


def _can_join(hall: Hall, opened: OpenTable, key: str | None, at: int) -> bool:
    """Whether a choice can be written together with another one at the same table that still waits.
    The maker of that one holds the lock, and publishes both."""
    if not hall.store.log.is_waiting(opened.record.id) or at > opened.at:
        return False
    return key is None or all(step.entry.key != key for step in opened.unsaved)


def _make(
    hall: Hall, opened: OpenTable, seat: Seat, pick: Pick, key: str | None, bot: str | None
) -> Step:
    """Make a choice at the table in memory."""
    table = opened.check_playing()
    table.decide(seat, pick())
    option = msgspec.Raw(encode(table.choices[-1].option))
    body = encode(ChoiceBody(seat, option, bot)).decode()
    opened.note_choice(opened.next, seat)
    return opened.step(Entry(opened.next, "choice", seat, body, key, hall.now()))


async def why_not(
    hall: Hall, opened: OpenTable, person: str | None, wish: wire.Wish, key: str = ""
) -> bytes:
    """Why an option is not offered to a person's seat: a `wire.WhyNot` as JSON."""

    async def job() -> TellWhyNot:
        async with hall.holding(opened):
            seat = opened.own_seat(person, wish.seat)
            frozen = _frozen(hall, opened)
            return TellWhyNot(frozen, seat, encode(opened.read_option(wish.option)), key)

    return await hall.analysts.ask(job)


async def outcome(
    hall: Hall, opened: OpenTable, person: str | None, plan: wire.Plan, key: str = ""
) -> bytes:
    """What choices of a person's seat would do, as far as it can know: a `wire.Outcome` as JSON."""

    async def job() -> TellOutcome:
        async with hall.holding(opened):
            seat = opened.own_seat(person, plan.seat)
            frozen = _frozen(hall, opened)
            options = [encode(opened.read_option(chosen)) for chosen in plan.options]
            return TellOutcome(frozen, seat, options, key)

    return await hall.analysts.ask(job)


def _frozen(hall: Hall, opened: OpenTable) -> Frozen:
    table = opened.check_playing()
    return Frozen(opened.record.game, table.freeze(), hall.analysts.overlay)
