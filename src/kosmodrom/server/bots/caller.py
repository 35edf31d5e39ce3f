"""The desk that calls the bots: it knows who is to move, waits until there is time for a bot to
think, and makes its choice.

A bot thinks about a copy of the table. Its choice is made if the seat is still asked the same and
offered that; else the bot thinks again. A seat has one call at a time, which lasts for as long as
its bot is asked. In a race, where the quickest decides, bots keep to a tempo.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from kosmodrom.bots.random import RandomBot
from kosmodrom.core.errors import KosmodromError, RuleError
from kosmodrom.core.options import Option, Seat
from kosmodrom.server.bots.fair_queue import Claim, Urgency
from kosmodrom.server.bots.leases import Leases
from kosmodrom.server.bots.workers import BotFailed, Place
from kosmodrom.server.database.engine import Away
from kosmodrom.server.errors import Declined
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.open_table import Asked, OpenTable

TEMPO: Final = {"random": 40, "greedy": 30, "search": 20}
"""How many choices a minute a bot makes in a race, by its level: about as many as a person."""
TRIES: Final = 3
"""How often a bot's choice may come too late before it takes anything that it is offered."""

Judge = Callable[[], Option]
"""Says under the table's lock what is chosen; or refuses, because that is no longer asked."""


class Desk:
    """Calls the bots of the tables that this process has in memory."""

    def __init__(self, hall: Hall, leases: Leases) -> None:
        self._hall = hall
        self._leases = leases
        self._settings = hall.service.settings
        self._calls: dict[tuple[str, Seat], asyncio.Task[None]] = {}

    def stir(self, opened: OpenTable) -> None:
        """Call the bots that are to move at a table; those that are called already go on."""
        table = opened.record.id
        for seat in opened.asked:
            if (table, seat) not in self._calls and self._bot(opened, seat) is not None:
                self._calls[table, seat] = asyncio.create_task(self._call(table, seat))

    async def wake(self) -> None:
        """Call the bots of all tables in play: after a start, and every few seconds, should a
        process that called them be gone."""
        for table in await self._hall.store.awaiting_bots():
            try:
                self._hall.stir(await self._hall.open(table))
            except Away:
                raise
            except KosmodromError as error:
                self._hall.report_once(table, error)

    def _bot(self, opened: OpenTable, seat: Seat) -> str | None:
        return opened.bot_to_move(seat, self._settings.takeover, self._hall.now())

    # A call

    async def _call(self, table: str, seat: Seat) -> None:
        """Move for a seat for as long as its bot is to do so."""
        clock = asyncio.get_running_loop()
        begun = clock.time()
        try:
            while True:
                opened = await self._hall.open(table)
                bot = self._bot(opened, seat)
                if bot is None:
                    break
                await asyncio.sleep(self._pause(opened, seat, bot, clock.time() - begun))
                begun = clock.time()
                if not await self._move(table, seat):
                    break
        except Exception as error:
            self._hall.report_once(table, error)
        finally:
            # No await since the table was last looked at: whoever stirs it now finds no call.
            del self._calls[table, seat]

    def _pause(self, opened: OpenTable, seat: Seat, bot: str, passed: float) -> float:
        """How long a bot waits so that people can follow, having begun its last move so long
        ago."""
        if opened.table is not None and opened.table.racing:
            return max(0.0, 60.0 / TEMPO[bot] - passed)
        return 0.0 if opened.is_played(seat) else self._settings.bot_delay  # its person is late

    async def _move(self, table: str, seat: Seat) -> bool:
        """Let a bot move; False where another process does."""
        async with (
            self._hall.workers.place(claim_of(await self._hall.open(table))) as place,
            self._leases.lease(f"bot/{table}/{seat}") as leased,
        ):
            if not leased:
                return False
            look = self._hall.latest if self._leases.shared else self._hall.open
            opened = await look(table)
            for _ in range(TRIES):
                judge = await self._think(opened, seat, place)
                if judge is None or await self._is_made(opened, seat, judge):
                    return True
            await self._is_made(opened, seat, partial(self._anything, opened, seat))
            return True

    async def _think(self, opened: OpenTable, seat: Seat, place: Place) -> Judge | None:
        """What a bot would choose, as things stand now; None where none is to."""
        async with self._hall.holding(opened):
            bot = self._bot(opened, seat)
            if bot is None or opened.table is None:
                return None
            record, asked, frozen = opened.record, opened.asked[seat], opened.table.freeze()
            seed = f"{record.seed}/{seat}/{opened.at}"
        try:
            answer = await place.choose(record.game, frozen, seat, bot, seed)
        except BotFailed as error:
            self._hall.service.report_error(f"bot at table {record.id}", error)
            return partial(self._anything, opened, seat)
        option = opened.read_option(msgspec.json.decode(answer.option))
        return partial(self._still, opened, seat, asked, option)

    async def _is_made(self, opened: OpenTable, seat: Seat, judge: Judge) -> bool:
        """Whether a choice could be made: meanwhile the table may have moved on."""
        bot = self._bot(opened, seat)
        try:
            await self._hall.choose_for(opened, seat, judge, bot)
        except (RuleError, Away):
            raise
        except KosmodromError:
            return False
        return True

    # Judging under the table's lock

    def _still(self, opened: OpenTable, seat: Seat, then: Asked, option: Option) -> Option:
        """What a bot chose, if the seat is still asked the same."""
        self._check_bot(opened, seat)
        if not opened.is_still(seat, then):
            raise Declined("refusal-moved-on", status=409, at=then.since, now=opened.at)
        return option

    def _anything(self, opened: OpenTable, seat: Seat) -> Option:
        self._check_bot(opened, seat)
        assert opened.table is not None
        return RandomBot(f"{opened.record.seed}/{seat}/{opened.at}").choose(opened.table, seat)

    def _check_bot(self, opened: OpenTable, seat: Seat) -> None:
        if self._bot(opened, seat) is None:
            raise Declined("refusal-not-your-seat", status=403)

    async def close(self) -> None:
        for task in self._calls.values():
            task.cancel()
        await asyncio.gather(*self._calls.values(), return_exceptions=True)
        await self._leases.close()


def claim_of(opened: OpenTable) -> Claim:
    """The claim of a table on the bots, on the account of those who wait there."""
    people = [opened.seats[seat].person or "" for seat in opened.people]
    here = opened.online().intersection(people)
    owners = sorted(here) or people or [opened.record.host or opened.record.id]
    return Claim(opened.record.id, tuple(owners), partial(urgency_of, opened))


def urgency_of(opened: OpenTable) -> Urgency:
    """How urgent it is that the bots of a table move."""
    here = opened.online()
    if any(opened.seats[seat].person in here for seat in opened.people):
        return Urgency.WAITED_FOR
    return Urgency.LATER if opened.people or here or opened.watchers else Urgency.LAST
