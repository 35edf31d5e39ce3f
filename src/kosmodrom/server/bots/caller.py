"""Calls the bots: when one is to move, or somebody wants a hint.

A bot thinks about a copy of the table. Its choice is made if the seat is still asked the same and
still offered that option; otherwise the bot thinks again. Each seat has one call at a time, which
lasts for as long as its bot is to move. In a race, where the quickest decides, bots keep to a
tempo.
"""

from __future__ import annotations

import asyncio
import json
from functools import partial
from random import shuffle
from typing import Final

import msgspec

from kosmodrom.bots.guides import bot_seed
from kosmodrom.bots.random import RandomBot
from kosmodrom.core.errors import KosmodromError, Refused, RuleError
from kosmodrom.core.options import Option, Seat
from kosmodrom.server import wire
from kosmodrom.server.bots.process import ADVISER
from kosmodrom.server.bots.workers import BotFailed, Place, Workers
from kosmodrom.server.database.engine import DatabaseUnavailable
from kosmodrom.server.errors import Declined
from kosmodrom.server.processes.asker import asking
from kosmodrom.server.processes.fair_queue import Claim, Urgency
from kosmodrom.server.tables.choices import Pick, choose_for_bot
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.leases import Elsewhere
from kosmodrom.server.tables.open_table import Asked, OpenTable

TEMPO: Final = {"random": 40, "greedy": 30, "search": 20}
"""How many choices a minute a bot makes in a race, by its level: about as many as a person."""
HINTS_OF_ONE: Final = 10
"""How many hints one address may wait for."""
TRIES: Final = 3
"""How often a bot's choice may come too late before it takes any option that it is offered."""


class BotCaller:
    """Calls the bots of the tables that this process has in memory."""

    def __init__(self, hall: Hall, workers: Workers) -> None:
        self._hall = hall
        self.workers = workers
        self._settings = hall.service.settings
        self._calls: dict[tuple[str, Seat], asyncio.Task[None]] = {}

    def call(self, opened: OpenTable) -> None:
        """Call the bots that are to move at a table, except those that are called already."""
        table = opened.record.id
        for seat in opened.asked:
            if (table, seat) not in self._calls and self._bot(opened, seat) is not None:
                self._calls[table, seat] = asyncio.create_task(self._call(table, seat))

    async def call_all(self) -> None:
        """Call the bots of all tables in play: after a start, when another server process is gone
        that called them, and every few seconds to be sure."""
        tables = await self._hall.store.awaiting_bots(self._hall.leases.server)
        shuffle(tables)  # so that several processes which start share them
        for table in tables:
            try:
                self._hall.attend(await self._hall.open(table))
            except DatabaseUnavailable:
                raise
            except KosmodromError as error:
                self._hall.report_once(table, error)

    def _bot(self, opened: OpenTable, seat: Seat) -> str | None:
        return opened.bot_to_move(seat, self._settings.takeover, self._hall.now())

    # A call

    async def _call(self, table: str, seat: Seat) -> None:
        """Move for a seat for as long as its bot is to move."""
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
                await self._move(table, seat)
        except Exception as error:
            self._hall.report_once(table, error)
        finally:
            # There was no await since the last look at the table, so no change was missed.
            del self._calls[table, seat]

    def _pause(self, opened: OpenTable, seat: Seat, bot: str, passed: float) -> float:
        """How long a bot waits so that people can follow; its last move began ``passed`` seconds
        ago."""
        if opened.table is not None and opened.table.racing:
            tempo = TEMPO[bot] * opened.table.race_tempo
            return max(0.0, 60.0 / tempo - passed)
        return 0.0 if opened.is_played(seat) else self._settings.bot_delay  # its person is late

    async def _move(self, table: str, seat: Seat) -> None:
        """Let a bot move."""
        async with self.workers.place(claim_of(await self._hall.open(table))) as place:
            opened = await self._hall.open(table)
            for _ in range(TRIES):
                pick = await self._think(opened, seat, place)
                if pick is None or await self._choose(opened, seat, pick):
                    return
            await self._choose(opened, seat, partial(self._pick_any, opened, seat))

    async def _think(self, opened: OpenTable, seat: Seat, place: Place) -> Pick | None:
        """Let a bot think about the table as it stands; None if none is to move."""
        async with self._hall.holding(opened):
            bot = self._bot(opened, seat)
            if bot is None or opened.table is None:
                return None
            record, asked, frozen = opened.record, opened.asked[seat], opened.table.freeze()
            seed = bot_seed(opened.table, record.seed, seat)
        if record.guided:
            place = place.unhurried()
        try:
            answer = await place.choose(record.game, frozen, seat, bot, seed)
        except BotFailed as error:
            self._hall.service.report_error(f"bot at table {record.id}", error)
            return partial(self._pick_any, opened, seat)
        option = opened.read_option(json.loads(answer.option))
        return partial(self._pick, opened, seat, asked, option)

    async def _choose(self, opened: OpenTable, seat: Seat, pick: Pick) -> bool:
        """Make a bot's choice; False if the table has moved on meanwhile."""
        bot = self._bot(opened, seat)
        try:
            await choose_for_bot(self._hall, opened, seat, pick, bot)
        except (RuleError, DatabaseUnavailable, Elsewhere):
            raise
        except KosmodromError:
            return False
        return True

    # Picks, under the table's lock

    def _pick(self, opened: OpenTable, seat: Seat, then: Asked, option: Option) -> Option:
        """What a bot chose, if the seat is still asked the same."""
        self._check_bot(opened, seat)
        if not opened.is_still(seat, then):
            raise Declined("refusal-moved-on", status=409, at=then.since, now=opened.at)
        return option

    def _pick_any(self, opened: OpenTable, seat: Seat) -> Option:
        self._check_bot(opened, seat)
        assert opened.table is not None
        seed = bot_seed(opened.table, opened.record.seed, seat)
        return RandomBot(seed).choose(opened.table, seat)

    def _check_bot(self, opened: OpenTable, seat: Seat) -> None:
        if self._bot(opened, seat) is None:
            raise Declined("refusal-not-your-seat", status=403)

    # Hints

    async def hint(self, opened: OpenTable, seat: Seat, key: str) -> wire.Hint:
        """What a bot would do in a seat's place."""
        async with self._hall.holding(opened):
            table = opened.check_playing()
            if not opened.record.hints:
                raise Declined("refusal-no-hints", status=403)
            if seat not in table.pending:
                raise Refused("not-asked")
            if seat in opened.advised:
                raise Declined("refusal-hint-running", status=429)
            if self.workers.queue.jobs_of(asking.get().client) >= HINTS_OF_ONE:
                raise Declined("error-busy", status=503)
            frozen = table.freeze()
            seed = f"{opened.record.seed}/hint/{opened.at}"
            opened.advised.add(seat)
        asker = asking.get()
        claim = Claim(asker.person or opened.record.id, (asker.client,), lambda: Urgency.HINT)
        try:
            async with self.workers.place(claim) as place:
                answer = await place.advise(opened.record.game, frozen, seat, seed)
        except BotFailed as error:
            self._hall.service.report_error(f"hint at table {opened.record.id}", error)
            raise Declined("error-no-hint", status=409) from error
        finally:
            opened.advised.discard(seat)
        opened.check_played(seat)  # the person may have left meanwhile
        return wire.Hint(key, msgspec.Raw(answer.option), ADVISER, answer.gain, answer.reasons)

    async def close(self) -> None:
        for task in self._calls.values():
            task.cancel()
        await self.workers.close()  # nobody waits for what their processes are doing
        await asyncio.gather(*self._calls.values(), return_exceptions=True)


def claim_of(opened: OpenTable) -> Claim:
    """A table's claim on the bots, on the account of the people who wait there."""
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
