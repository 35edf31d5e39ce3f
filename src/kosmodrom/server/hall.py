"""The hall: all that can be done at the tables in play.

Whatever changes a game goes through here: it is tried on the table, written to the log, and only
then told. While that is under way the table's lock is held, so nobody reads what is not yet safe.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy.exc import IntegrityError

from kosmodrom.bots.random import RandomBot
from kosmodrom.core.errors import HistoryError, KosmodromError, Refused, RuleError
from kosmodrom.core.history import data_fingerprint
from kosmodrom.core.options import Seat
from kosmodrom.core.registry import find_game
from kosmodrom.server import clocks, wire
from kosmodrom.server.bots import ADVISER, BotFailed, Workers
from kosmodrom.server.opened import AnyRuleset, OpenTable, Turn
from kosmodrom.server.problems import Declined, problem
from kosmodrom.server.safety import clean_line
from kosmodrom.server.service import Service
from kosmodrom.server.store import (
    ChoiceBody,
    Entry,
    Overtaken,
    SeatRecord,
    Step,
    Store,
    TableRecord,
    UndoBody,
    Wished,
)
from kosmodrom.server.tell import Reader, encode, table_view

KEPT_TABLES: Final = 2_000
IDLE_SECONDS: Final = 600.0


class Desk(Protocol):
    """Sees to it that bots move: see `kosmodrom.server.desk`."""

    def ask(self, turn: Turn, delay: float) -> None: ...


def load_rules(record: TableRecord, service: Service) -> tuple[AnyRuleset, Any]:
    """The game of a table and its data; refuses those that the table was not begun with."""
    ruleset = find_game(record.game)
    data = ruleset.load(service.settings.overlay)
    if record.rules != ruleset.version:
        raise HistoryError(
            "error-history-rules", game=record.game, found=record.rules, known=ruleset.version
        )
    if record.data != data_fingerprint(data):
        raise HistoryError("error-history-data", game=record.game)
    return ruleset, data


class Hall:
    """All tables that this process has in memory, and all that can be done at them."""

    def __init__(
        self,
        service: Service,
        store: Store,
        workers: Workers,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.service = service
        self.store = store
        self.workers = workers
        self.now = now
        self.desk: Desk | None = None
        self._tables: OrderedDict[str, OpenTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[OpenTable]] = {}
        self._reported: set[str] = set()

    # Opening tables

    async def open(self, table: str) -> OpenTable:
        """A table, from memory or from the database. Raises `Declined` if there is none."""
        found = self._tables.get(table)
        if found is not None:
            self._tables.move_to_end(table)
            found.used = time.monotonic()
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def latest(self, table: str) -> OpenTable:
        """A table as the database has it: another server process may have changed it just now."""
        opened = await self.open(table)
        async with opened.lock:
            await self._catch_up(opened)
        return opened

    def find(self, table: str) -> OpenTable | None:
        """A table if it is in memory."""
        return self._tables.get(table)

    @property
    def open_tables(self) -> Sequence[OpenTable]:
        return tuple(self._tables.values())

    async def _load(self, table: str) -> OpenTable:
        stored = await self.store.load(table)
        if stored is None:
            raise Declined("error-no-table", status=404, table=table)
        # In a thread: a finished game is played again, and others shall not wait for it.
        rules = load_rules(stored.record, self.service)
        opened = await asyncio.to_thread(OpenTable, stored, *rules)
        opened.chat = await self.store.chat(table)
        self._tables[table] = opened
        self.let_go(over=KEPT_TABLES)
        self.stir(opened)
        return opened

    def let_go(self, over: int = 0) -> None:
        """Forget tables that nobody uses: those long idle, and the longest idle beyond a number."""
        long_ago = time.monotonic() - IDLE_SECONDS
        for table, opened in list(self._tables.items()):
            crowded = over and len(self._tables) > over
            if opened.used > (time.monotonic() - 5 if crowded else long_ago):
                break
            if not opened.watchers and not opened.lock.locked():
                del self._tables[table]

    async def _reload(self, opened: OpenTable) -> None:
        """Take everything from the database again: what is in memory was not accepted."""
        opened.stale = True
        stored = await self.store.load(opened.record.id)
        if stored is None:
            raise Declined("error-no-table", status=404, table=opened.record.id)
        opened.take(stored)

    async def _current(self, opened: OpenTable) -> None:
        if opened.stale:
            await self._reload(opened)

    async def _find_soon(self, table: str) -> OpenTable | None:
        """A table if it is in memory, or about to be: it may be loaded as it was before the news
        that it has changed."""
        loading = self._loading.get(table)
        return self._tables.get(table) if loading is None else await asyncio.shield(loading)

    async def refresh(self, table: str) -> None:
        """A table was changed by somebody else: catch up, and tell whoever watches."""
        opened = await self._find_soon(table)
        if opened is None:
            return
        async with opened.lock:
            await self._catch_up(opened)
        self.tell(opened)

    async def _catch_up(self, opened: OpenTable) -> None:
        try:
            record, seats, entries = await self.store.head(opened.record.id, opened.at)
        except LookupError:
            self._tables.pop(opened.record.id, None)
            raise Declined("error-no-table", status=404, table=opened.record.id) from None
        if opened.stale or (record.started is not None) != (opened.table is not None):
            await self._reload(opened)
        else:
            opened.stale = True  # until all of it is taken in
            opened.catch_up(record, seats, entries)
            opened.stale = False

    async def reread_chat(self, table: str) -> None:
        """Take a table's chat from the database again: somebody's name may have changed."""
        opened = self._tables.get(table)
        if opened is not None:
            opened.chat = await self.store.chat(table)

    async def refresh_chat(self, table: str) -> None:
        opened = await self._find_soon(table)
        if opened is not None:
            for line in await self.store.chat(table, len(opened.chat)):
                if line.number == len(opened.chat):  # else somebody else has read it meanwhile
                    opened.chat.append(line)
            opened.tell_watchers()

    def tell(self, opened: OpenTable) -> None:
        """Tell everyone who watches that something changed, and ask the bots."""
        opened.tell_watchers()
        self.stir(opened)

    def show(self, opened: OpenTable) -> None:
        """Somebody came or went: show that to everyone who watches."""
        opened.renew()
        opened.tell_watchers()

    def stir(self, opened: OpenTable) -> None:
        """Ask the bots that are to move."""
        if self.desk is not None:
            settings = self.service.settings
            for turn, hourglass in opened.bot_turns(settings.takeover):
                self.desk.ask(turn, hourglass or settings.bot_delay)

    async def wake(self) -> None:
        """Ask the bots of all tables in play; after a start, and now and then."""
        for table in await self.store.awaiting_bots():
            try:
                self.stir(await self.open(table))
            except KosmodromError as error:
                self._report_once(table, error)

    def _report_once(self, table: str, error: KosmodromError) -> None:
        """A table that cannot be played on is tried again and again: the host is told once."""
        if table not in self._reported:
            self._reported.add(table)
            self.service.report_error(f"table {table}", error)

    # Reading

    async def admit(self, table: str, person: str | None, invite: str | None) -> OpenTable:
        """A table for somebody who may see it."""
        opened = await self.open(table)
        record = opened.record
        if record.public or invite == record.invite or opened.reader(person).inside:
            return opened
        if person is not None and await self.store.was_at_former(table, person):
            return opened
        raise Declined("error-invite-needed", status=403)

    async def update(
        self,
        opened: OpenTable,
        reader: Reader,
        at: int = 0,
        since: int = 0,
        sections: wire.Language | None = None,
    ) -> tuple[bytes, int, int]:
        """An `Update` as JSON, where it stands, and how many events its reader has then."""
        async with opened.lock:
            await self._current(opened)
            text, events = opened.tell(reader, at, since, sections)
            return text, opened.at, events

    async def view(self, opened: OpenTable, person: str | None) -> wire.TableView:
        async with opened.lock:
            await self._current(opened)
            reader = opened.reader(person)
            return table_view(opened.record, opened.seats, reader, opened.online())

    # Choices

    async def choose(self, opened: OpenTable, seat: Seat, choice: wire.MakeChoice) -> wire.Accepted:
        """A person's choice for their own seat."""
        if not opened.is_played(seat):
            raise Declined("refusal-not-your-seat", status=403)
        at = await self._choose(opened, seat, choice.key, choice.at, choice.option, None)
        return wire.Accepted(choice.key, at)

    async def _choose(
        self,
        opened: OpenTable,
        seat: Seat,
        key: str | None,
        at: int,
        chosen: wire.Chosen,
        bot: str | None,
    ) -> int:
        make = partial(self._make, opened, seat, key, at, chosen, bot)
        if self._can_join(opened, key, at):
            # If it is refused, then perhaps for what is not yet safe: so it is judged again later.
            with contextlib.suppress(KosmodromError, Overtaken):
                step = make()
                await self.store.ledger.append(step)
                return step.entry.number
        async with opened.door, opened.lock:
            await self._current(opened)
            if at > opened.at:  # seen through another server process
                await self._catch_up(opened)
            while True:
                done = opened.done(key, seat)
                if done is not None:
                    return done
                try:
                    return await self._write(opened, make())
                except Overtaken:
                    await self._reload(opened)

    def _can_join(self, opened: OpenTable, key: str | None, at: int) -> bool:
        """Whether a choice can be made and written together with another one at its table. Whoever
        made that one holds the lock, and accepts and tells both."""
        known = key is not None and any(step.entry.key == key for step in opened.unsafe)
        return self.store.ledger.awaits(opened.record.id) and at <= opened.at and not known

    def _make(
        self,
        opened: OpenTable,
        seat: Seat,
        key: str | None,
        at: int,
        chosen: wire.Chosen,
        bot: str | None,
    ) -> Step:
        """Judge a choice and make it at the table in memory."""
        table = opened.check_playing()
        option = opened.read_option(chosen)
        opened.check_asked(seat, at, option)
        table.decide(seat, option)
        offered = msgspec.Raw(encode(table.choices[-1].option))
        body = encode(ChoiceBody(seat, offered, bot)).decode()
        opened.note_asks(opened.next)
        return opened.step(Entry(opened.next, "choice", seat, body, key, self.now()))

    async def _write(self, opened: OpenTable, step: Step) -> int:
        """Write down what was done at the table in memory. If that fails, it was not done."""
        await self.store.ledger.append(step)
        opened.accept()
        self.tell(opened)
        return step.entry.number

    async def why_not(
        self, opened: OpenTable, seat: Seat, chosen: wire.Chosen
    ) -> wire.Problem | None:
        """Why an option is not offered to a seat; None: it is offered."""
        async with opened.lock:
            await self._current(opened)
            table = opened.check_playing()
            option = opened.read_option(chosen)
            ask = table.pending.get(seat)
            if ask is not None and option in ask.options:
                return None
            return problem(table.why_not(seat, option))

    async def hint(self, opened: OpenTable, seat: Seat, key: str) -> wire.Hint:
        """What a bot would do in a seat's place."""
        async with opened.lock:
            await self._current(opened)
            table = opened.check_playing()
            if seat not in table.pending:
                raise Refused("not-asked")
            if seat in opened.advised:
                raise Declined("refusal-hint-running", status=429)
            frozen = table.freeze()
            seed = f"{opened.record.seed}/hint/{opened.at}"
            opened.advised.add(seat)
        try:
            answer = await self.workers.advise(opened.record.game, frozen, seat, seed)
        except BotFailed as error:
            self.service.report_error(f"hint at table {opened.record.id}", error)
            raise Declined("error-no-hint", status=409) from error
        finally:
            opened.advised.discard(seat)
        return wire.Hint(key, msgspec.Raw(answer.option), ADVISER, answer.gain)

    # Taking back

    async def take_back(self, opened: OpenTable, seat: Seat, wish: wire.TakeBack) -> wire.Accepted:
        """Take back own choices from one on: at once where that is free, else ask the others."""
        if not opened.is_played(seat):
            raise Declined("refusal-not-your-seat", status=403)
        at = await self._take_back(opened, seat, wish)
        return wire.Accepted(wish.key, at)

    async def _take_back(self, opened: OpenTable, seat: Seat, wish: wire.TakeBack) -> int:
        async with opened.lock:
            await self._current(opened)
            while True:
                done = opened.done(wish.key, seat)
                if done is not None:
                    return done
                table = opened.check_playing()
                choices = table.choices
                if not any(choice.seat == seat for choice in choices):
                    raise Refused("undo-nothing")
                if not wish.to < len(choices) or choices[wish.to].seat != seat:
                    raise Declined("refusal-undo-not-yours", status=409, to=wish.to)
                try:
                    if wish.to in table.undo_terms(seat).alone:
                        return await self._go_back(opened, seat, wish.to, True, wish.key)
                    wished = Wished(seat, wish.to, (seat,))
                    if not opened.missing(wished):
                        return await self._go_back(opened, seat, wish.to, False, wish.key)
                    known = opened.record.undo
                    if known is None or (known.by, known.to) != (wished.by, wished.to):
                        await self._wish(opened, wished)
                    return opened.at
                except Overtaken:
                    await self._reload(opened)

    async def answer_undo(self, opened: OpenTable, seat: Seat, agree: bool) -> int:
        """Agree to somebody's wish to take back, or not."""
        if not opened.is_played(seat):
            raise Declined("refusal-not-your-seat", status=403)
        return await self._answer_undo(opened, seat, agree)

    async def _answer_undo(self, opened: OpenTable, seat: Seat, agree: bool) -> int:
        async with opened.lock:
            await self._current(opened)
            while True:
                opened.check_playing()
                wished = opened.record.undo
                if wished is None:
                    raise Declined("refusal-no-wish", status=409)
                try:
                    if not agree:
                        await self._wish(opened, None)
                        return opened.at
                    agreed = tuple(dict.fromkeys((*wished.agreed, seat)))
                    wished = msgspec.structs.replace(wished, agreed=agreed)
                    if opened.missing(wished):
                        await self._wish(opened, wished)
                        return opened.at
                    return await self._go_back(opened, wished.by, wished.to, False, None)
                except Overtaken:
                    await self._reload(opened)

    async def settle_wish(self, opened: OpenTable) -> None:
        """Somebody is gone whose consent may be the only one that was missing."""
        async with opened.lock:
            wished = opened.record.undo
            if wished is None or opened.record.status != "playing":
                return
            try:
                if wished.by not in opened.people:
                    await self._wish(opened, None)
                elif not opened.missing(wished):
                    await self._go_back(opened, wished.by, wished.to, False, None)
            except Overtaken:
                await self._reload(opened)

    async def _go_back(
        self, opened: OpenTable, seat: Seat, to: int, alone: bool, key: str | None
    ) -> int:
        body = UndoBody(to, alone)
        opened.go_back(opened.next, seat, body)
        text = encode(body).decode()
        step = opened.step(Entry(opened.next, "undo", seat, text, key, self.now()))
        return await self._write(opened, step)

    async def _wish(self, opened: OpenTable, wished: Wished | None) -> None:
        record = msgspec.structs.replace(opened.record, undo=wished)
        await self.store.set_table(record, ("undo",), was="playing")
        opened.record = record
        opened.renew()
        self.tell(opened)

    # Chat

    async def say(self, opened: OpenTable, person: str, say: wire.Say) -> int:
        """Add a line to the chat: its number, or that of the last one if it was there before."""
        self.service.limiter.take("chat", person, self.service.settings.limits.chat_lines)
        line = clean_line(say.text)
        if line is None:
            raise Declined("error-field-short", field="text", limit=1)
        table = opened.record.id
        seat = next((seat for seat in opened.seats if seat.person == person), None)
        name = seat.name if seat is not None else await self.store.nickname(person)
        number = seat.seat if seat is not None else None
        said = wire.Say(say.key, line)
        for _ in range(5):
            try:
                await self.store.say(table, person, number, name, said, self.now())
            except IntegrityError:
                continue
            break
        await self.refresh_chat(table)
        return len(opened.chat)

    # Bots and clocks

    async def bot_moves(self, turn: Turn) -> None:
        """Let a bot move for a seat, if it is to do so as things stand now."""
        opened = await self.open(turn.table)
        level = None
        async with opened.lock:
            await self._current(opened)
            if turn.at > opened.at:  # asked by another server process, and we had not heard
                await self._catch_up(opened)
            table, asked = opened.table, opened.asked.get(turn.seat)
            if table is None or asked is None or opened.record.status != "playing":
                return
            level = opened.bot_of(turn.seat, self.service.settings.takeover)
            if level is None and self._is_late(opened.seats[turn.seat]):
                level = turn.level
            if level is None:
                return
            frozen = table.freeze()
            seed = f"{opened.record.seed}/{turn.seat}/{opened.at}"
        try:
            answer = await self.workers.choose(opened.record.game, frozen, turn.seat, level, seed)
            option = msgspec.json.decode(answer.option)
        except BotFailed as error:
            self.service.report_error(f"bot at table {turn.table}", error)
            option = await self._any_option(opened, turn, seed)
        try:
            await self._choose(opened, turn.seat, None, asked.since, option, level)
        except RuleError:
            raise
        except KosmodromError:
            pass  # the table moved on meanwhile

    async def _any_option(self, opened: OpenTable, turn: Turn, seed: str) -> wire.Chosen:
        async with opened.lock:
            if opened.table is None or turn.seat not in opened.table.pending:
                return {}
            option: wire.Chosen = msgspec.to_builtins(
                RandomBot(seed).choose(opened.table, turn.seat)
            )
            return option

    def _is_late(self, seat: SeatRecord) -> bool:
        return seat.deadline is not None and seat.deadline <= self.now()

    async def run_out(self) -> None:
        """Apply the rule of each table at which somebody's time has run out."""
        for table in await self.store.late(self.now()):
            try:
                await self._time_is_up(await self.open(table))
            except KosmodromError as error:
                self._report_once(table, error)

    async def _time_is_up(self, opened: OpenTable) -> None:
        takeover = self.service.settings.takeover
        async with opened.lock:
            await self._current(opened)
            late = [seat for seat in opened.seats if self._is_late(seat)]
            if opened.record.status != "playing" or not late:
                # Nobody is late after all: another process saw to it, and we had not heard.
                await self._catch_up(opened)
                return
            if opened.record.pace.timeout == "lose":
                try:
                    await self._forfeit(opened, late, takeover)
                except Overtaken:
                    await self._reload(opened)
                return
            turns = [
                Turn(opened.record.id, seat.seat, opened.asked[seat.seat].since, takeover)
                for seat in late
                if seat.seat in opened.asked
            ]
        if self.desk is not None:
            for turn in turns:
                self.desk.ask(turn, 0.0)

    async def _forfeit(self, opened: OpenTable, late: Sequence[SeatRecord], takeover: str) -> None:
        changed = [
            msgspec.structs.replace(seat, forfeit=True, bot=takeover, banked=None, deadline=None)
            for seat in late
        ]
        seats = list(opened.seats)
        for seat in changed:
            seats[seat.seat] = seat
        record = msgspec.structs.replace(opened.record, deadline=clocks.next_deadline(seats))
        await self.store.set_table(record, ("deadline",), changed, was="playing")
        opened.record, opened.seats = record, seats
        opened.renew()
        self.tell(opened)

    async def close(self) -> None:
        await self.store.ledger.close()
