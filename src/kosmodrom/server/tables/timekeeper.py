"""What happens when time runs out: the time of seats, and that of clocks in the rules of a game.

All deadlines are in the database. A server process looks there twice a second for those of its own
tables, and of tables that no living process has; for the hourglass of a table in memory it also
sets an alarm.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import msgspec

from kosmodrom.bots.random import RandomBot
from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.options import CLOCK
from kosmodrom.server.database.engine import DatabaseUnavailable
from kosmodrom.server.tables import clocks
from kosmodrom.server.tables.choices import choose_for_clock
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.open_table import OpenTable, waiting_for
from kosmodrom.server.tables.records import SeatRecord


class Timekeeper:
    """Watches the time of all tables."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._alarms: dict[str, tuple[float, asyncio.TimerHandle]] = {}
        """By table: when its hourglass runs out, and the timer for that."""
        self._ringing: set[asyncio.Task[None]] = set()

    def watch(self, opened: OpenTable) -> None:
        """Set the alarm for a table's hourglass, or change it, or turn it off."""
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
        except Exception as error:  # `run_out` will try again
            self._hall.service.report_error(f"hourglass of table {table}", error)

    async def run_out(self) -> None:
        """See to all tables where time has run out, also those of processes that are gone."""
        for table in await self._hall.store.late(self._hall.now(), self._hall.leases.server):
            await self._see_to(table)

    async def _see_to(self, table: str) -> None:
        try:
            opened = await self._hall.open(table)
            if opened.unplayable is not None:
                return
            await self._hall.with_latest(opened, partial(self._time_is_up, opened))
        except DatabaseUnavailable:
            raise
        except KosmodromError as error:
            self._hall.report_once(table, error)

    async def _time_is_up(self, opened: OpenTable) -> None:
        """Apply what a table says about time."""
        now = self._hall.now()
        rings = opened.rings
        if rings is not None and rings <= now:
            await self._ring(opened)
            return
        self.watch(opened)
        late = [seat for seat in opened.seats if clocks.is_late(seat, now)]
        if opened.record.status != "playing" or opened.unplayable is not None or not late:
            return
        if opened.record.pace.timeout == "lose":
            await self._forfeit(opened, late)
        else:
            self._hall.attend(opened)  # a bot moves for them

    async def _ring(self, opened: OpenTable) -> None:
        """The game's own clock decides. It rarely has more than one option."""
        table = opened.check_playing()
        bot = RandomBot(f"{opened.record.seed}/{CLOCK}/{opened.at}")
        await choose_for_clock(self._hall, opened, bot.choose(table, CLOCK))

    async def _forfeit(self, opened: OpenTable, late: Sequence[SeatRecord]) -> None:
        """The seats that are late have lost: a bot plays them to the end."""
        takeover = self._hall.service.settings.takeover
        changed = [
            msgspec.structs.replace(seat, forfeit=True, bot=takeover, banked=None, deadline=None)
            for seat in late
        ]
        seats = list(opened.seats)
        for seat in changed:
            seats[seat.seat] = seat
        record = msgspec.structs.replace(
            opened.record,
            waiting=waiting_for(opened.check_playing(), seats),
            deadline=clocks.next_deadline(seats),
        )
        await self._hall.store.set_table(record, ("waiting", "deadline"), changed)
        opened.record, opened.seats = record, seats
        opened.discard_views()
        self._hall.publish(opened)

    async def close(self) -> None:
        """Cancel the alarms, and wait for the clocks that are ringing."""
        for _, alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        await asyncio.gather(*self._ringing, return_exceptions=True)
