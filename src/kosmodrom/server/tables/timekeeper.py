"""Sees to it that time runs out: that of seats, and that of the clocks which games have themselves.

All deadlines are in the database. Every server process looks there now and then; one that has a
table in memory also lets its hourglass ring to the moment. Should several ring at once, the log
takes one of them, and the others find that there is nothing left to ring for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import msgspec

from kosmodrom.bots.random import RandomBot
from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.options import CLOCK
from kosmodrom.server.database.engine import Away
from kosmodrom.server.tables import clocks
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.store import SeatRecord


class Timekeeper:
    """The time of all tables."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._alarms: dict[str, tuple[float, asyncio.TimerHandle]] = {}
        """By table: when its hourglass has run out, and what calls us then."""
        self._ringing: set[asyncio.Task[None]] = set()

    def watch(self, opened: OpenTable) -> None:
        """A table may have changed: ring when its hourglass has run out."""
        table, when = opened.record.id, opened.rings
        known = self._alarms.get(table)
        if known is not None and known[0] == when:
            return
        if known is not None:
            known[1].cancel()
            del self._alarms[table]
        if when is not None:
            seconds = max(0.0, when - self._hall.now())
            alarm = asyncio.get_running_loop().call_later(seconds, self._wake, table)
            self._alarms[table] = (when, alarm)

    def _wake(self, table: str) -> None:
        del self._alarms[table]
        task = asyncio.create_task(self._ring_at(table))
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    async def _ring_at(self, table: str) -> None:
        try:
            await self._see_to(table)
        except Exception as error:  # noted; the next look around tries again
            self._hall.service.report_error(f"hourglass of table {table}", error)

    async def run_out(self) -> None:
        """See to each table at which time has run out, whoever should have."""
        for table in await self._hall.store.late(self._hall.now()):
            await self._see_to(table)

    async def _see_to(self, table: str) -> None:
        try:
            opened = await self._hall.open(table)
            await self._hall.with_latest(opened, partial(self._time_is_up, opened))
        except Away:
            raise
        except KosmodromError as error:
            self._hall.report_once(table, error)

    async def _time_is_up(self, opened: OpenTable) -> None:
        """Apply what a table says about time. Perhaps another process has done so already."""
        now = self._hall.now()
        rings = opened.rings
        if rings is not None and rings <= now:
            await self._ring(opened)
            return
        self.watch(opened)
        late = [seat for seat in opened.seats if clocks.is_late(seat, now)]
        if opened.record.status != "playing" or not late:
            return
        if opened.record.pace.timeout == "lose":
            await self._forfeit(opened, late)
        else:
            self._hall.stir(opened)

    async def _ring(self, opened: OpenTable) -> None:
        """The game's own clock decides: there is rarely anything to choose from."""
        table = opened.check_playing()
        bot = RandomBot(f"{opened.record.seed}/{CLOCK}/{opened.at}")
        await self._hall.decide(opened, CLOCK, bot.choose(table, CLOCK))

    async def _forfeit(self, opened: OpenTable, late: Sequence[SeatRecord]) -> None:
        """Those who are late have lost: a bot plays their seats to the end."""
        takeover = self._hall.service.settings.takeover
        changed = [
            msgspec.structs.replace(seat, forfeit=True, bot=takeover, banked=None, deadline=None)
            for seat in late
        ]
        seats = list(opened.seats)
        for seat in changed:
            seats[seat.seat] = seat
        record = msgspec.structs.replace(opened.record, deadline=clocks.next_deadline(seats))
        await self._hall.store.set_table(record, ("deadline",), changed)
        opened.record, opened.seats = record, seats
        opened.renew()
        self._hall.tell(opened)

    async def close(self) -> None:
        """Ring no more; what rings at this moment does so to its end."""
        for _, alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        await asyncio.gather(*self._ringing, return_exceptions=True)
