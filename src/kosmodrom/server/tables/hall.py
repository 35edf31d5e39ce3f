"""The hall: the tables that this server process has in memory.

Everything that changes a game is tried on the table in memory, written to the log, and only then
shown to anyone. The table's lock is held meanwhile, so nobody reads what is not yet safe. What
people do at a table is in the modules beside this one: `choices`, `undo`, `chat` and `lobby`.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from typing import Final, TypeAlias

import msgspec

from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.options import Seat
from kosmodrom.server import wire
from kosmodrom.server.database.engine import DatabaseUnavailable
from kosmodrom.server.errors import Declined
from kosmodrom.server.service import Service
from kosmodrom.server.tables.analysts import Analysts, AnalystsBusy
from kosmodrom.server.tables.leases import Elsewhere, Leases
from kosmodrom.server.tables.open_table import SNAPSHOT_EVERY, OpenTable, load_rules
from kosmodrom.server.tables.records import (
    Overtaken,
    SeatRecord,
    Step,
    Stored,
    TableChange,
    TableRecord,
)
from kosmodrom.server.tables.renewal import settlement
from kosmodrom.server.tables.store import Store
from kosmodrom.server.tables.views import Reader

KEPT_TABLES: Final = 2_000
IDLE_SECONDS: Final = 600.0
REPLAYED_ELSEWHERE: Final = 20
"""How many choices are too many to be made again in this process."""


Plan: TypeAlias = Callable[[OpenTable], Awaitable[TableChange | None]]
"""Looks at a table and says how it is to change: None if it need not; raises if it may not."""


class BrokenTable(Declined):
    """The log of a table cannot be replayed. The reason was reported to the host."""

    def __init__(self) -> None:
        super().__init__("error-table-broken", status=409)


class Hall:
    """The tables in memory: loads, refreshes and forgets them, and writes what changes them."""

    def __init__(
        self, service: Service, store: Store, now: Callable[[], float] = time.time
    ) -> None:
        self.service = service
        self.store = store
        self.now = now
        self.leases = Leases()
        self.analysts = Analysts(service.settings.overlay)
        self.on_change: list[Callable[[OpenTable], None]] = []
        """Called with each table that was loaded or has changed: a bot may have to move, or the
        hourglass to be watched."""
        self.on_finish: list[Callable[[OpenTable], None]] = []
        """Called with each table whose game ended in this process."""
        self._tables: OrderedDict[str, OpenTable] = OrderedDict()
        self._loading: dict[str, asyncio.Future[OpenTable | None]] = {}
        """Tables that will be in memory in a moment; None if it is not so after all."""
        self._reported: set[str] = set()

    # Tables in memory

    async def open(self, table: str) -> OpenTable:
        """A table, from memory or from the database. Raises `Declined` if there is none, and
        `Elsewhere` if another server process has it."""
        while True:
            found = self._tables.get(table)
            if found is not None:
                self._tables.move_to_end(table)
                found.used = time.monotonic()
                return found
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            opened = await asyncio.shield(loading)
            if opened is not None:
                return opened

    async def look(self, table: str) -> OpenTable:
        """A table, whoever has it: if that is another server process, a copy as it is stored."""
        try:
            return await self.open(table)
        except Elsewhere:
            copy = await self._read(table)
            copy.borrowed = True
            return copy

    async def latest(self, table: str) -> OpenTable:
        """A table as the database has it, whoever has it: it may just have been changed."""
        opened = await self.look(table)
        async with opened.lock:
            await self.catch_up(opened)
        return opened

    def find(self, table: str) -> OpenTable | None:
        """A table if it is in memory."""
        return self._tables.get(table)

    async def find_or_await(self, table: str) -> OpenTable | None:
        """A table if it is in memory, or is being loaded: what is loaded may be older than the news
        that the table has changed."""
        loading = self._loading.get(table)
        return self._tables.get(table) if loading is None else await asyncio.shield(loading)

    @property
    def open_tables(self) -> Sequence[OpenTable]:
        return tuple(self._tables.values())

    async def _load(self, table: str) -> OpenTable | None:
        await self.leases.take(table)
        opened = await self._read(table)
        while not await self._settle(opened):
            opened = await self._read(table)
        self._check_ours(opened, opened.record)
        opened.chat = await self.store.chat(table)
        self._keep(opened)
        return opened

    def _keep(self, opened: OpenTable) -> None:
        self._tables[opened.record.id] = opened
        self.forget_idle(over=KEPT_TABLES)
        self.attend(opened)

    @contextlib.contextmanager
    def _making(self, record: TableRecord, seats: Sequence[SeatRecord]) -> Iterator[OpenTable]:
        """Keep a new table that is written meanwhile: it need not be read again. Whoever asks for
        it, or has news of it, waits."""
        stored = Stored(record, list(seats), None, [], {}, [])
        made = OpenTable(stored, *load_rules(record, self.service.settings.overlay))
        loading = asyncio.get_running_loop().create_future()
        self._loading[record.id] = loading
        kept = None
        try:
            yield made
            if record.server == self.leases.server:
                self._keep(made)
                kept = made
        finally:
            del self._loading[record.id]
            loading.set_result(kept)

    async def _read(self, table: str) -> OpenTable:
        """A table as it is stored, with its game if that can be replayed."""
        stored, damage = await self._stored(table)
        if damage is not None:
            return OpenTable(stored, None, None, damage)
        try:
            # In a thread: the game's box may not have been read yet.
            overlay = self.service.settings.overlay
            rules = await asyncio.to_thread(load_rules, stored.record, overlay)
        except Exception as error:
            why = error if isinstance(error, Declined) else BrokenTable()
            if stored.record.status in ("playing", "paused"):
                self.report_once(table, error)
            return OpenTable(stored, None, None, why)
        try:
            if REPLAYED_ELSEWHERE <= len(stored.entries) <= SNAPSHOT_EVERY:
                # In play, say, and people wait: another process may have to be started first.
                return await asyncio.to_thread(OpenTable, stored, *rules)
            return OpenTable(await self.replayed(stored), *rules)
        except AnalystsBusy:
            raise
        except Exception as error:
            self.report_once(table, error)
            return OpenTable(stored, None, None, BrokenTable())

    async def replayed(self, stored: Stored) -> Stored:
        """The same table with a snapshot of its end, where many choices would have to be made again
        to get there: a finished game, say. Another process makes them, so nobody waits for that."""
        if stored.record.started is None or len(stored.entries) < REPLAYED_ELSEWHERE:
            return stored
        snapshot = await self.analysts.replay(stored)
        return msgspec.structs.replace(
            stored, snapshot=(stored.record.length, snapshot), entries=[]
        )

    async def _stored(self, table: str) -> tuple[Stored, BrokenTable | None]:
        """What is stored of a table; without its log if that is damaged."""
        try:
            stored = await self.store.load(table)
        except DatabaseUnavailable:
            raise
        except Exception as error:
            with self._breakage_reported(table):
                record, seats = await self.store.find_table(table)
            self.report_once(table, error)
            return Stored(record, seats, None, [], {}, []), BrokenTable()
        if stored is None:
            raise Declined("error-no-table", status=404, table=table)
        return stored, None

    async def _settle(self, opened: OpenTable) -> bool:
        """Do once what an unplayable table needs: renew what has not begun, and stop the clocks of
        what has. False if the table has changed by that or meanwhile, and is to be read again."""
        change = settlement(opened, self.service.settings.overlay, self.now())
        if change is None:
            return True
        with contextlib.suppress(Overtaken):
            await self._write_change(opened, change)
        return False

    def forget_idle(self, over: int = 0) -> None:
        """Forget the tables that nobody has used for long; and where there are more than ``over``,
        the least recently used ones."""
        now, idle = time.monotonic(), list[str]()
        for table, opened in self._tables.items():
            is_crowded = over and len(self._tables) - len(idle) > over
            if opened.used > now - (5 if is_crowded else IDLE_SECONDS):
                break
            if not opened.watchers and not opened.lock.locked():
                idle.append(table)
        for table in idle:
            del self._tables[table]

    def _check_ours(self, opened: OpenTable, stored: TableRecord) -> None:
        """Raise `Elsewhere`, and let a table go, if another server process has taken it: this one
        was given up for dead. If it has taken the table anew since then, that is in memory once
        more, and this one is out of date."""
        if opened.let_go or (stored.server != self.leases.server and not opened.borrowed):
            self._let_go(opened)
            raise Elsewhere(stored.server)

    def _let_go(self, opened: OpenTable) -> None:
        opened.let_go = True
        if self._tables.get(opened.record.id) is opened:
            del self._tables[opened.record.id]
        for watcher in tuple(opened.watchers):
            watcher.move()

    def let_all_go(self) -> None:
        """This process was given up for dead: others may have its tables, or it takes them anew."""
        for opened in self.open_tables:
            self._let_go(opened)

    @contextlib.asynccontextmanager
    async def holding(self, opened: OpenTable) -> AsyncIterator[None]:
        """Hold a table's lock, with the table as the log says."""
        async with opened.lock:
            if opened.stale:
                await self.reload(opened)
            yield

    async def settle(self, opened: OpenTable) -> None:
        """Wait until a table is as the log says. It is so until something else is awaited."""
        if not opened.is_settled:
            async with self.holding(opened):
                pass

    async def reload(self, opened: OpenTable) -> None:
        """Load a table again: what is in memory was not written. The lock is held."""
        opened.stale = True
        stored, damage = await self._stored(opened.record.id)
        self._check_ours(opened, stored.record)
        try:
            opened.take(stored)
        except Exception as error:
            self.report_once(opened.record.id, error)
            damage = BrokenTable()
        if damage is not None:
            opened.give_up(stored, damage)
            if not await self._settle(opened):
                await self._catch_up_unplayable(opened)
            opened.notify_watchers()

    async def catch_up(self, opened: OpenTable) -> None:
        """Read what was changed without the table in memory. The lock is held."""
        if opened.unplayable is not None:
            await self._catch_up_unplayable(opened)
            return
        try:
            record, seats, entries = await self.store.head(opened.record.id, opened.at)
        except LookupError:
            self._tables.pop(opened.record.id, None)
            raise Declined("error-no-table", status=404, table=opened.record.id) from None
        self._check_ours(opened, record)
        if opened.stale or (record.started is not None) != (opened.table is not None):
            await self.reload(opened)
        else:
            opened.stale = True  # until everything is applied
            try:
                opened.catch_up(record, seats, entries)
            except Exception as error:
                self.report_once(opened.record.id, error)
                await self.reload(opened)
            opened.stale = False

    async def _catch_up_unplayable(self, opened: OpenTable) -> None:
        """The same for a table whose log does not matter any more."""
        try:
            record, seats = await self.store.find_table(opened.record.id)
        except LookupError:
            self._tables.pop(opened.record.id, None)
            raise Declined("error-no-table", status=404, table=opened.record.id) from None
        self._check_ours(opened, record)
        opened.follow_table(record, seats)
        opened.stale = False

    async def refresh(self, table: str) -> None:
        """Somebody else changed a table: catch up, and show it to everyone who watches."""
        opened = await self.find_or_await(table)
        if opened is None:
            return
        async with opened.lock:
            await self.catch_up(opened)
        self.publish(opened)

    def publish(self, opened: OpenTable) -> None:
        """A table has changed: notify everyone who watches, and see to its bots and clocks."""
        opened.notify_watchers()
        self.attend(opened)

    def publish_presence(self, opened: OpenTable) -> None:
        """Somebody came to a table or left it: notify everyone who watches."""
        opened.discard_views()
        opened.notify_watchers()

    def attend(self, opened: OpenTable) -> None:
        """See to a table's bots and clocks."""
        for listener in self.on_change:
            listener(opened)

    @contextlib.contextmanager
    def _breakage_reported(self, table: str) -> Iterator[None]:
        """Report what goes wrong while a table is made from its log, and raise `BrokenTable`."""
        try:
            yield
        except DatabaseUnavailable:
            raise
        except Exception as error:
            self.report_once(table, error)
            raise BrokenTable from error

    def report_once(self, table: str, error: Exception) -> None:
        """Report an error of a table to the host, but only once: it may come again and again."""
        if isinstance(error, DatabaseUnavailable | BrokenTable | Elsewhere):
            return  # reported already, or somebody else's task
        reported = f"{table}: {error!r}"
        if reported not in self._reported:
            self._reported.add(reported)
            self.service.report_error(f"table {table}", error)

    # Who may see a table

    async def admit(self, table: str, person: str | None, invite: str | None) -> OpenTable:
        """A table, for somebody who may see it."""
        opened = await self.open(table)
        await self.check_admitted(opened, person, invite)
        return opened

    async def check_admitted(
        self, opened: OpenTable, person: str | None, invite: str | None
    ) -> None:
        """Raise `Declined` unless somebody may see a table."""
        if opened.admits(person, invite):
            return
        table, revision = opened.record.id, opened.record.revision
        if person is not None:
            if await self.store.was_removed(table, person):
                raise Declined("refusal-removed", status=403)
            if await self._took_part(opened, person):
                if opened.record.revision == revision:  # nobody was removed meanwhile
                    opened.admitted.add(person)
                return
        raise Declined("error-invite-needed" if invite is None else "error-invite-old", status=403)

    async def _took_part(self, opened: OpenTable, person: str) -> bool:
        """Whether somebody takes part in the table's campaign, or sat at the table of which this
        one is the rematch."""
        campaign = opened.record.campaign
        if campaign is not None and await self.store.chapter_seats(campaign, person):
            return True
        return await self.store.was_at_former(opened.record.id, person)

    async def nickname(self, person: str) -> str:
        """A person's nickname; raises `Declined` if they have deleted themselves."""
        name = await self.store.nickname(person)
        if name is None:
            raise Declined("error-sign-in", status=401)
        return name

    # Reading

    async def update(
        self,
        opened: OpenTable,
        reader: Reader,
        at: int = 0,
        since: int = 0,
        sections: wire.Language | None = None,
    ) -> tuple[bytes, int, int]:
        """An `Update` as JSON, the entry it goes up to, and how many events its reader has then."""
        await self.settle(opened)
        update = opened.update_for(reader, at, since, sections)
        return opened.updates.text(update), update.at, update.known

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
        """The `Update` of a table as JSON, for somebody who may see it; with ``seat``, as seen from
        that seat of theirs."""
        while True:
            opened = await self.admit(table, person, invite)
            if seat is not None:
                opened.own_seat(person, seat)
            reader = opened.reader(person, seat)
            text, _, _ = await self.update(opened, reader, at, since, sections)
            if opened.reader(person, seat) == reader and opened.admits(person, invite):
                return text  # else they have lost their seat meanwhile

    async def view(self, opened: OpenTable, person: str | None) -> wire.TableView:
        async with self.holding(opened):
            return opened.view(person)

    # Writing

    async def write(self, opened: OpenTable, step: Step) -> int:
        """Write a step that was made on the table in memory, then show it; returns its number. If
        this raises, the step was not made. The lock is held."""
        await self.store.log.append(step)
        opened.accept()
        self.publish(opened)
        if opened.record.status == "finished":
            for listener in self.on_finish:
                listener(opened)
        return step.entry.number

    async def with_latest(self, opened: OpenTable, act: Callable[[], Awaitable[None]]) -> None:
        """Do something to a table as the database has it, under its lock; and again if somebody
        else wrote first."""
        async with opened.door, opened.lock:
            while True:
                await self.catch_up(opened)
                try:
                    await act()
                except Overtaken:
                    opened.stale = True
                else:
                    return

    async def change_table(self, table: str, person: str | None, plan: Plan) -> wire.TableView:
        """Change a table, apart from its game, as ``plan`` says. It is written only if the table is
        still what ``plan`` has seen; if somebody else wrote first, ``plan`` is asked again. If
        another server process has the table, it hears of it. Returns the table as ``person`` sees
        it then."""
        opened = await self.look(table)
        async with opened.lock:
            # What is in memory is nearly always the latest; if not, it cannot be written. But what
            # is refused, or need not be changed, must be so in the database.
            is_latest = opened.stale or opened.borrowed or opened.unplayable is not None
            while True:
                if is_latest:
                    await self.catch_up(opened)
                self._check_ours(opened, opened.record)
                try:
                    change = await plan(opened)
                except KosmodromError:
                    if is_latest:
                        raise
                else:
                    if change is not None:
                        with contextlib.suppress(Overtaken):
                            await self._make_change(opened, change)
                            break
                    elif is_latest:
                        return opened.view(person)
                is_latest = True
            view = opened.view(person)
        if not opened.borrowed:
            self.publish(opened)
        return view

    async def _make_change(self, opened: OpenTable, change: TableChange) -> None:
        """Write a change, then make it in memory."""
        following = change.following
        if following is None or following[0].server != self.leases.server:
            await self._write_change(opened, change)
        else:
            with self._making(*following) as made:
                await self._write_change(opened, change)
                made.admitted |= {seat.person for seat in opened.seats if seat.person is not None}
        opened.follow_change(change)

    async def _write_change(self, opened: OpenTable, change: TableChange) -> None:
        names = [
            name
            for name in TableRecord.__struct_fields__
            if getattr(change.record, name) != getattr(opened.record, name)
        ]
        await self.store.set_table(
            change.record,
            names,
            [seat for seat in change.seats if seat != opened.seats[seat.seat]],
            seated=change.seated,
            removed=change.removed,
            following=change.following,
        )

    async def close(self) -> None:
        await self.store.log.close()
        await self.analysts.close()
