"""The hall: all that can be done at the tables in play.

Whatever changes a game goes through here: it is tried on the table, written to the log, and only
then told. While that is under way the table's lock is held, so nobody reads what is not yet safe.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

import msgspec
from sqlalchemy.exc import IntegrityError

from kosmodrom.core.errors import KosmodromError, Refused, UnknownGame
from kosmodrom.core.freezing import learn_types
from kosmodrom.core.history import data_fingerprint
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.registry import find_game
from kosmodrom.server import wire
from kosmodrom.server.bots.fair_queue import Claim, Urgency
from kosmodrom.server.bots.workers import ADVISER, BotFailed, Workers
from kosmodrom.server.database.engine import Away
from kosmodrom.server.errors import Declined, problem
from kosmodrom.server.security.safety import clean_line
from kosmodrom.server.service import Service
from kosmodrom.server.tables.names import name_beside, shown_names
from kosmodrom.server.tables.open_table import AnyRuleset, OpenTable
from kosmodrom.server.tables.store import (
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
from kosmodrom.server.tables.views import Reader, encode

KEPT_TABLES: Final = 2_000
IDLE_SECONDS: Final = 600.0


class Arrangement(msgspec.Struct):
    """What is to become of a table apart from its game: its record, and all seats or some. Somebody
    may be ``seated`` by it, or ``removed``, or the table that is ``following`` be made."""

    record: TableRecord
    seats: Sequence[SeatRecord] = ()
    seated: str | None = None
    removed: str | None = None
    following: tuple[TableRecord, Sequence[SeatRecord]] | None = None


Judge: TypeAlias = Callable[[OpenTable], Awaitable[Arrangement | None]]
"""Looks at a table and says what is to become of it; None: it is well as it is."""


class Desk(Protocol):
    """Sees to it that bots move: see `kosmodrom.server.bots.caller`."""

    def stir(self, opened: OpenTable) -> None: ...


class Timekeeper(Protocol):
    """Sees to it that games' own clocks ring: see `kosmodrom.server.tables.timekeeper`."""

    def watch(self, opened: OpenTable) -> None: ...


class OutOfOrder(Declined):
    """A table whose log cannot be played again. The host has been told why."""

    def __init__(self) -> None:
        super().__init__("error-table-broken", status=409)


def load_rules(record: TableRecord, service: Service) -> tuple[AnyRuleset, Any]:
    """The game of a table and its data; refuses those that the table was not begun with. Not to be
    called in a thread (`learn_types`); what comes of it may be used in one."""
    try:
        ruleset = find_game(record.game)
    except UnknownGame as error:
        raise Declined("error-table-game", status=409, game=record.game) from error
    learn_types(ruleset)
    data = ruleset.load(service.settings.overlay)
    if record.rules != ruleset.version:
        raise Declined(
            "error-table-rules",
            status=409,
            game=record.game,
            found=record.rules,
            known=ruleset.version,
        )
    if record.data != data_fingerprint(data):
        raise Declined("error-table-data", status=409, game=record.game)
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
        self.timekeeper: Timekeeper | None = None
        self.on_finish: Callable[[OpenTable], None] = lambda _opened: None
        """Told of every game that came to its end here."""
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
        with self._replayed(table):
            stored = await self.store.load(table)
        if stored is None:
            raise Declined("error-no-table", status=404, table=table)
        rules = self._rules(stored.record)
        with self._replayed(table):
            # In a thread: a finished game is played again, and others shall not wait for it.
            opened = await asyncio.to_thread(OpenTable, stored, *rules)
        opened.chat = await self.store.chat(table)
        self._tables[table] = opened
        self.let_go(over=KEPT_TABLES)
        self.stir(opened)
        self._watch_clock(opened)
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
        with self._replayed(opened.record.id):
            stored = await self.store.load(opened.record.id)
        if stored is None:
            raise Declined("error-no-table", status=404, table=opened.record.id)
        with self._replayed(opened.record.id):
            opened.take(stored)

    async def _current(self, opened: OpenTable) -> None:
        if opened.stale:
            await self._reload(opened)

    @contextlib.asynccontextmanager
    async def holding(self, opened: OpenTable) -> AsyncIterator[None]:
        """Hold a table's lock for a moment, in which it is as the log says."""
        async with opened.lock:
            await self._current(opened)
            yield

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
            with self._replayed(opened.record.id):
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
        """Tell everyone who watches that something changed, ask the bots, and mind the time."""
        opened.tell_watchers()
        self.stir(opened)
        self._watch_clock(opened)

    def _watch_clock(self, opened: OpenTable) -> None:
        if self.timekeeper is not None:
            self.timekeeper.watch(opened)

    def show(self, opened: OpenTable) -> None:
        """Somebody came or went: show that to everyone who watches."""
        opened.renew()
        opened.tell_watchers()

    def stir(self, opened: OpenTable) -> None:
        """Call the bots that are to move."""
        if self.desk is not None:
            self.desk.stir(opened)

    def _rules(self, record: TableRecord) -> tuple[AnyRuleset, Any]:
        try:
            return load_rules(record, self.service)
        except KosmodromError as error:
            self.report_once(record.id, error)
            raise

    @contextlib.contextmanager
    def _replayed(self, table: str) -> Iterator[None]:
        """A table is read and made from its log. If that cannot be done, it is out of order, and
        the host is told; nobody else need know how."""
        try:
            yield
        except Away:
            raise
        except Exception as error:
            self.report_once(table, error)
            raise OutOfOrder from error

    def report_once(self, table: str, error: Exception) -> None:
        """A table that cannot be played on is tried again and again: the host is told once."""
        if isinstance(error, Away | OutOfOrder):
            return  # that has been said
        reported = f"{table}: {error!r}"
        if reported not in self._reported:
            self._reported.add(reported)
            self.service.report_error(f"table {table}", error)

    # Reading

    async def admit(self, table: str, person: str | None, invite: str | None) -> OpenTable:
        """A table for somebody who may see it."""
        opened = await self.open(table)
        await self.check_admitted(opened, person, invite)
        return opened

    async def check_admitted(
        self, opened: OpenTable, person: str | None, invite: str | None
    ) -> None:
        """Raise `Declined` unless somebody may see a table."""
        if opened.admits(person, invite):
            return
        table, code = opened.record.id, opened.record.invite
        if person is not None:
            if await self.store.was_removed(table, person):
                raise Declined("refusal-removed", status=403)
            if await self._came_before(opened, person):
                if opened.record.invite == code:  # nobody was removed meanwhile
                    opened.former.add(person)
                return
        raise Declined("error-invite-needed" if invite is None else "error-invite-old", status=403)

    async def _came_before(self, opened: OpenTable, person: str) -> bool:
        """Whether somebody may come because they sat at the former table, or because they take
        part in the campaign."""
        campaign = opened.record.campaign
        if campaign is not None and await self.store.chapter_seats(campaign, person):
            return True
        return await self.store.was_at_former(opened.record.id, person)

    async def nickname(self, person: str) -> str:
        """What somebody is called; raises `Declined` if they have deleted themselves."""
        name = await self.store.nickname(person)
        if name is None:
            raise Declined("error-sign-in", status=401)
        return name

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

    async def state(
        self,
        table: str,
        person: str | None,
        invite: str | None,
        at: int = 0,
        since: int = 0,
        sections: wire.Language | None = None,
        seat: Seat | None = None,
    ) -> bytes:
        """The `Update` of somebody who may see a table, as JSON; through the eyes of a seat of
        theirs, if they say which."""
        while True:
            opened = await self.admit(table, person, invite)
            if seat is not None:
                opened.own_seat(person, seat)
            reader = opened.reader(person, seat)
            text, _, _ = await self.update(opened, reader, at, since, sections)
            if opened.reader(person, seat) == reader and opened.admits(person, invite):
                return text  # else they have lost their seat meanwhile

    async def view(self, opened: OpenTable, person: str | None) -> wire.TableView:
        async with opened.lock:
            await self._current(opened)
            return opened.view(person)

    # Arranging

    async def arrange(self, table: str, person: str | None, judge: Judge) -> wire.TableView:
        """Change a table as ``judge`` says, who sees it as the database has it. What it says is
        written only if that is still so; if another server process was quicker, it is judged
        again. Returns the table as ``person`` sees it then."""
        opened = await self.open(table)
        async with opened.lock:
            while True:
                await self._catch_up(opened)
                wanted = await judge(opened)
                if wanted is None:
                    return opened.view(person)
                with contextlib.suppress(Overtaken):
                    await self._set_table(opened, wanted)
                    break
            await self._catch_up(opened)
            view = opened.view(person)
        self.tell(opened)
        return view

    async def _set_table(self, opened: OpenTable, wanted: Arrangement) -> None:
        names = [
            name
            for name in TableRecord.__struct_fields__
            if getattr(wanted.record, name) != getattr(opened.record, name)
        ]
        await self.store.set_table(
            wanted.record,
            names,
            [seat for seat in wanted.seats if seat != opened.seats[seat.seat]],
            seated=wanted.seated,
            removed=wanted.removed,
            following=wanted.following,
        )

    # Choices

    async def choose(self, opened: OpenTable, seat: Seat, choice: wire.MakeChoice) -> wire.Accepted:
        """A person's choice for their own seat."""
        judge = partial(self._judge, opened, seat, choice)
        at = await self._choose(opened, seat, choice.key, choice.at, judge, None)
        return wire.Accepted(choice.key, at)

    def _judge(self, opened: OpenTable, seat: Seat, choice: wire.MakeChoice) -> Option:
        opened.check_played(seat)
        option = opened.read_option(choice.option)
        opened.check_asked(seat, choice.at, option)
        return option

    async def choose_for(
        self, opened: OpenTable, seat: Seat, judge: Callable[[], Option], bot: str | None
    ) -> int:
        """A bot's choice for a seat. ``judge`` says what it is as things stand then, or refuses."""
        return await self._choose(opened, seat, None, 0, judge, bot)

    async def _choose(
        self,
        opened: OpenTable,
        seat: Seat,
        key: str | None,
        at: int,
        judge: Callable[[], Option],
        bot: str | None,
    ) -> int:
        make = partial(self._make, opened, seat, key, judge, bot)
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
        judge: Callable[[], Option],
        bot: str | None,
    ) -> Step:
        """Judge a choice and make it at the table in memory."""
        table = opened.check_playing()
        table.decide(seat, judge())
        offered = msgspec.Raw(encode(table.choices[-1].option))
        body = encode(ChoiceBody(seat, offered, bot)).decode()
        opened.note_choice(opened.next, seat)
        return opened.step(Entry(opened.next, "choice", seat, body, key, self.now()))

    async def with_latest(self, opened: OpenTable, act: Callable[[], Awaitable[None]]) -> None:
        """Do something at a table as the database has it, under its lock; and again if another
        server process was quicker."""
        async with opened.door, opened.lock:
            while True:
                await self._catch_up(opened)
                try:
                    await act()
                except Overtaken:
                    opened.stale = True
                else:
                    return

    async def decide(self, opened: OpenTable, seat: Seat, option: Option) -> None:
        """A choice that nobody sent: that of the game's own clock. The lock is held already."""
        await self._write(opened, self._make(opened, seat, None, lambda: option, None))

    async def _write(self, opened: OpenTable, step: Step) -> int:
        """Write down what was done at the table in memory. If that fails, it was not done."""
        await self.store.ledger.append(step)
        opened.accept()
        self.tell(opened)
        if opened.record.status == "finished":
            self.on_finish(opened)
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
        person = opened.seats[seat].person or opened.record.id
        claim = Claim(opened.record.id, (person,), lambda: Urgency.HINT)
        try:
            async with self.workers.place(claim) as place:
                answer = await place.advise(opened.record.game, frozen, seat, seed)
        except BotFailed as error:
            self.service.report_error(f"hint at table {opened.record.id}", error)
            raise Declined("error-no-hint", status=409) from error
        finally:
            opened.advised.discard(seat)
        opened.check_played(seat)  # its person may have left meanwhile
        return wire.Hint(key, msgspec.Raw(answer.option), ADVISER, answer.gain)

    # Taking back

    async def take_back(self, opened: OpenTable, seat: Seat, wish: wire.TakeBack) -> wire.Accepted:
        """Take back own choices from one on: at once where that is free, else ask the others."""
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
                opened.check_played(seat)
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
        async with opened.lock:
            await self._current(opened)
            while True:
                opened.check_playing()
                opened.check_played(seat)
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
        await self.store.set_table(record, ("undo",))
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
        own = [seat for seat in opened.seats if seat.person == person]
        if say.seat is not None and all(seat.seat != say.seat for seat in own):
            raise Declined("refusal-other-seat", status=403)
        seat = next((seat for seat in own if say.seat in (None, seat.seat)), None)
        if seat is not None:
            name = shown_names(opened.seats)[seat.seat]
        else:
            name = name_beside(await self.nickname(person), opened.seats)
        number = seat.seat if seat is not None else None
        said = wire.Say(say.key, line)
        for _ in range(5):
            try:
                await self.store.say(table, person, number, name, said, self.now())
            except IntegrityError:
                continue
            except LookupError:
                raise Declined("error-sign-in", status=401) from None
            break
        else:
            raise Declined("refusal-overtaken", status=409)
        await self.refresh_chat(table)
        return len(opened.chat)

    async def close(self) -> None:
        await self.store.ledger.close()
