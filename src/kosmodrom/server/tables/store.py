"""The tables in the database: their records, and the numbered log that every game is.

A log only grows. An entry is written together with what it changes at its table, in one transaction
that succeeds only if nobody else has added an entry with that number: see `Ledger`. The one that
ends the game packs the whole log into a single row.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain, islice
from typing import Any, Final, Literal, TypeAlias, cast

import msgspec
from sqlalchemy import Table as SqlTable
from sqlalchemy import (
    Text,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    text,
    update,
)
from sqlalchemy import cast as cast_as
from sqlalchemy.engine import Connection, CursorResult
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from kosmodrom.core.options import Seat
from kosmodrom.core.result import Result
from kosmodrom.server import wire
from kosmodrom.server.database.engine import Away, Database
from kosmodrom.server.database.models import (
    CampaignSeatRow,
    ChatRow,
    EntryRow,
    LogRow,
    PersonRow,
    RemovalRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)

MOST_SEATS: Final = 8
"""How many seats a table can have."""
BATCH: Final = 200
"""How many entries are written at once at most."""
CHANNEL: Final = "kosmodrom"
"""Where server processes tell each other what changed, with PostgreSQL."""


class Wished(msgspec.Struct, frozen=True):
    """The wish of a seat to go back to before choice ``to``, and who has agreed."""

    by: Seat
    to: int
    agreed: tuple[Seat, ...]


class SeatRecord(msgspec.Struct):
    """A row of seats."""

    seat: Seat
    kind: Literal["open", "person", "bot", "automa"]
    name: str
    person: str | None = None
    bot: str | None = None
    named: bool = False
    left: bool = False
    forfeit: bool = False
    banked: float | None = None
    deadline: float | None = None
    place: int | None = None
    points: int | None = None


class ChapterBody(msgspec.Struct, frozen=True):
    """Which chapter of a campaign a table is, counted from 1, and what it begins with."""

    campaign: str
    """The campaign's id in its game."""
    number: int
    id: str
    carried: Any


class TableRecord(msgspec.Struct):
    """A row of tables, with its JSON read."""

    id: str
    game: str
    rules: int
    data: str
    options: dict[str, bool | int | str]
    seed: str
    status: wire.Status
    public: bool
    invite: str
    host: str | None
    pace: wire.Pace
    created: float
    started: float | None = None
    ended: float | None = None
    paused: float | None = None
    length: int = 0
    revision: int = 0
    waiting: tuple[Seat, ...] = ()
    deadline: float | None = None
    hourglass: float | None = None
    undo: Wished | None = None
    result: Result | None = None
    rematch: str | None = None
    campaign: str | None = None
    chapter: ChapterBody | None = None

    @property
    def carried(self) -> Any:
        """What a chapter of a campaign begins with."""
        return self.chapter.carried if self.chapter is not None else None


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """Something that changed a game: after it the table is ``at`` its number."""

    number: int
    kind: Literal["choice", "undo"]
    seat: Seat
    body: str
    key: str | None
    time: float


class ChoiceBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice; ``bot`` is the bot that made it."""

    seat: Seat
    option: msgspec.Raw
    bot: str | None = None


class UndoBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """The choices from number ``to`` on are taken back: all of them, or where somebody did it
    ``alone`` their own."""

    to: int
    alone: bool = False


class SnapshotBody(msgspec.Struct, frozen=True):
    """A game at an entry: the frozen table, and for each seat that is asked the number of the entry
    since which it is."""

    table: bytes
    asked: dict[Seat, int]


class Step(msgspec.Struct):
    """An entry and what it changes: the table's record, some seats, and perhaps a snapshot.
    ``turned``: the game's own clock runs another time from now on, or no longer."""

    entry: Entry
    record: TableRecord
    seats: Sequence[SeatRecord] = ()
    snapshot: SnapshotBody | None = None
    turned: bool = False


Page: TypeAlias = Sequence[Step]
"""Steps of one table, in order, that are written together."""
Waiting: TypeAlias = tuple[Step, "asyncio.Future[None]"]
"""A step, and what whoever made it waits for."""


class Stored(msgspec.Struct):
    """A table as it is stored: with a snapshot, if there is one, and all entries after it."""

    record: TableRecord
    seats: list[SeatRecord]
    snapshot: tuple[int, SnapshotBody] | None
    entries: list[Entry]
    keys: dict[str, tuple[Seat, int]]
    """By the key of each entry: whose it was, and its number."""
    undos: list[int]
    """The numbers of all entries that took something back."""


class Overtaken(Exception):
    """Somebody else has written first: look again."""


_ADVANCED: Final = ("status", "ended", "waiting", "undo", "result")
"""What an entry may change of its table, beside the length, the deadline and the hourglass."""
_tables = cast(SqlTable, TableRow.__table__)
_seats = cast(SqlTable, SeatRow.__table__)
_entries = cast(SqlTable, EntryRow.__table__)
_logs = cast(SqlTable, LogRow.__table__)
_snapshots = cast(SqlTable, SnapshotRow.__table__)
_people = cast(SqlTable, PersonRow.__table__)
_removals = cast(SqlTable, RemovalRow.__table__)
_read_log = msgspec.msgpack.Decoder(list[Entry]).decode
_read_snapshot = msgspec.msgpack.Decoder(SnapshotBody).decode
_log = select(*(_entries.c[name] for name in Entry.__struct_fields__)).order_by(_entries.c.number)
_of_next = exists().where(
    _entries.c.table == _tables.c.id, _entries.c.number == _tables.c.length + 1
)
_of_these = _tables.c.id.in_(bindparam("these", expanding=True))
_advance = (
    update(_tables)
    .where(_of_these, _of_next, _tables.c.status == "playing")
    .values({name: bindparam(f"new_{name}") for name in _ADVANCED})
    .values(length=_tables.c.length + bindparam("more"))
)
_turn = (
    update(_tables)
    .where(_tables.c.id == bindparam("the_table"))
    .values(hourglass=bindparam("new_hourglass"))
)
_notify = text("SELECT pg_notify(:channel, :news)")
_SEATED: Final = tuple(name for name in SeatRecord.__struct_fields__ if name != "seat")
_COUNTED: Final = ("banked", "deadline", "place", "points")
"""What an entry may change of a seat; who sits there it leaves alone."""
_this_seat = update(_seats).where(
    _seats.c.table == bindparam("the_table"), _seats.c.seat == bindparam("the_seat")
)
_others = _snapshots.alias()
_last_but_one = select(func.max(_others.c.number)).where(
    _others.c.table == bindparam("the_table"), _others.c.number < bindparam("the_last")
)
_drop_older = delete(_snapshots).where(
    _snapshots.c.table == bindparam("the_table"),
    _snapshots.c.number < _last_but_one.scalar_subquery(),
)
_reseat = _this_seat.values({name: bindparam(f"new_{name}") for name in _SEATED})
_next_deadline = select(func.min(_seats.c.deadline)).where(_seats.c.table == _tables.c.id)
_reschedule = update(_tables).where(_of_these).values(deadline=_next_deadline.scalar_subquery())
_forgive = delete(_removals).where(
    _removals.c.table == bindparam("the_table"), _removals.c.person == bindparam("the_person")
)
_held = (
    select(_people.c.id, _people.c.nickname)
    .where(_people.c.id.in_(bindparam("these", expanding=True)))
    .order_by(_people.c.id)
    .with_for_update(read=True, key_share=True)
)
_recount = _this_seat.values({name: bindparam(f"new_{name}") for name in _COUNTED})
_gone = or_(SeatRow.left, SeatRow.person.is_(None))
_at_table = exists().where(SeatRow.table == TableRow.id, SeatRow.kind == "person")
_is_attended = or_(_at_table.where(not_(_gone)), not_(_at_table))
"""Not everybody has left: else time stands still, and bots rest."""
_READ: Final = {
    "options": msgspec.json.Decoder(dict[str, bool | int | str]).decode,
    "pace": msgspec.json.Decoder(wire.Pace).decode,
    "waiting": msgspec.json.Decoder(tuple[Seat, ...]).decode,
    "undo": msgspec.json.Decoder(Wished).decode,
    "result": msgspec.json.Decoder(Result).decode,
    "chapter": msgspec.json.Decoder(ChapterBody).decode,
}


def read_table(row: TableRow) -> TableRecord:
    """A row as a record."""
    values = {name: getattr(row, name) for name in TableRecord.__struct_fields__}
    for name, read in _READ.items():
        if values[name] is not None:
            values[name] = read(values[name])
    return TableRecord(**values)


def read_seat(row: SeatRow) -> SeatRecord:
    return SeatRecord(**{name: getattr(row, name) for name in SeatRecord.__struct_fields__})


def written(record: TableRecord, names: Iterable[str]) -> dict[str, Any]:
    """Columns of a record as the database keeps them."""
    values = {name: getattr(record, name) for name in names}
    for name in _READ:
        if values.get(name) is not None:
            values[name] = msgspec.json.encode(values[name]).decode()
    return values


class Store:
    """The queries of tables. ``process`` names this server process to the others."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self.ledger = Ledger(self)

    async def change(self, table: str, work: Callable[[Connection], None]) -> None:
        """A transaction that changes a table; the other server processes hear of it."""

        def change(connection: Connection) -> None:
            work(connection)
            self._announce(connection, [table])

        await self.database.at_once(change)

    def _announce(self, connection: Connection, tables: Sequence[str]) -> None:
        notices = self._notices([{"table": table} for table in tables])
        if notices:
            connection.execute(_notify, notices)

    async def announce(self, session: AsyncSession, news: Sequence[dict[str, Any]]) -> None:
        """Tell the other server processes something, if and when the transaction succeeds."""
        notices = self._notices(news)
        if notices:
            await session.execute(_notify, notices)

    def _notices(self, news: Sequence[dict[str, Any]]) -> list[dict[str, str]]:
        """What `_notify` is told for each of the news; nothing where there are no others."""
        if self.database.is_sqlite:
            return []
        return [
            {
                "channel": CHANNEL,
                "news": msgspec.json.encode({"process": self.process, **item}).decode(),
            }
            for item in news
        ]

    # Reading

    async def load(self, table: str) -> Stored | None:
        """A table with all that is needed to go on with it, or to look at how it went."""
        async with self.database.read() as session:
            row = await session.get(TableRow, table)
            if row is None:
                return None
            snapshot = (
                await session.execute(
                    select(SnapshotRow.number, SnapshotRow.body)
                    .where(SnapshotRow.table == table)
                    .order_by(SnapshotRow.number.desc())
                    .limit(1)
                )
            ).first()
            known = snapshot.number if snapshot else 0
            entries = await _entries_of(session, table, known)
            marked: list[tuple[int, str, Seat, str | None]] = [
                (entry.number, entry.kind, entry.seat, entry.key) for entry in entries
            ]
            if known:
                earlier = select(EntryRow.number, EntryRow.kind, EntryRow.seat, EntryRow.key).where(
                    EntryRow.table == table,
                    EntryRow.number <= known,
                    or_(EntryRow.key.is_not(None), EntryRow.kind == "undo"),
                )
                marked += [(*row,) for row in await session.execute(earlier)]
            return Stored(
                record=read_table(row),
                seats=await _seats_of(session, table),
                snapshot=(known, _read_snapshot(_unpack(snapshot.body))) if snapshot else None,
                entries=entries,
                keys={key: (seat, number) for number, _, seat, key in marked if key is not None},
                undos=sorted(number for number, kind, _, _ in marked if kind == "undo"),
            )

    async def head(
        self, table: str, since: int
    ) -> tuple[TableRecord, list[SeatRecord], list[Entry]]:
        """A table's record and seats as they are now, and its entries after number ``since``."""
        async with self.database.read() as session:
            row = await session.get(TableRow, table)
            if row is None:
                raise LookupError(table)
            entries = await _entries_of(session, table, since)
            return read_table(row), await _seats_of(session, table), entries

    async def entries(self, table: str) -> list[Entry]:
        async with self.database.read() as session:
            return await _entries_of(session, table)

    async def listed(self, query: Any) -> list[tuple[TableRecord, list[SeatRecord]]]:
        """The tables that a query finds, in its order, with their seats."""
        async with self.database.read() as session:
            records = [read_table(row) for row in await session.scalars(query)]
            found = await session.scalars(
                select(SeatRow)
                .where(SeatRow.table.in_([record.id for record in records]))
                .order_by(SeatRow.table, SeatRow.seat)
            )
            seats: dict[str, list[SeatRecord]] = {record.id: [] for record in records}
            for row in found:
                seats[row.table].append(read_seat(row))
            return [(record, seats[record.id]) for record in records]

    async def late(self, now: float) -> list[str]:
        """The tables at which somebody's time has run out, or that of the game's own clock."""
        async with self.database.read() as session:
            late = or_(TableRow.deadline <= now, and_(TableRow.hourglass <= now, _is_attended))
            query = select(TableRow.id).where(TableRow.status == "playing", late)
            return list(await session.scalars(query))

    async def awaiting_bots(self) -> list[str]:
        """The tables in play at which a bot is awaited; not those that everybody has left."""
        sits = SeatRow.table == TableRow.id
        bot = or_(SeatRow.kind == "bot", _gone, SeatRow.forfeit)
        # A seat is one digit, and ``waiting`` a list of such.
        awaited = TableRow.waiting.contains(cast_as(SeatRow.seat, Text))
        query = select(TableRow.id).where(
            TableRow.status == "playing", exists().where(sits, bot, awaited), _is_attended
        )
        async with self.database.read() as session:
            return list(await session.scalars(query))

    async def nickname(self, person: str) -> str | None:
        """What a person is called; None if there is nobody of that id any more."""
        async with self.database.read() as session:
            query = select(PersonRow.nickname).where(PersonRow.id == person)
            return (await session.scalars(query)).one_or_none()

    async def was_removed(self, table: str, person: str) -> bool:
        """Whether the host of a table has removed a person, who has not come back since."""
        async with self.database.read() as session:
            return await session.get(RemovalRow, (table, person)) is not None

    async def was_at_former(self, table: str, person: str) -> bool:
        """Whether a person sat at the table of which this one is the rematch."""
        async with self.database.read() as session:
            query = (
                select(func.count())
                .select_from(TableRow)
                .join(SeatRow, SeatRow.table == TableRow.id)
                .where(TableRow.rematch == table, SeatRow.person == person)
            )
            return bool(await session.scalar(query))

    async def chapter_seats(self, campaign: str, person: str) -> list[Seat]:
        """The seats that a person has in every chapter of a campaign."""
        async with self.database.read() as session:
            query = select(CampaignSeatRow.seat).where(
                CampaignSeatRow.campaign == campaign, CampaignSeatRow.person == person
            )
            return list(await session.scalars(query.order_by(CampaignSeatRow.seat)))

    async def count_open(self, person: str | None = None) -> int:
        """How many tables are in the lobby or in play, or how many of those a person sits at."""
        running = TableRow.status.in_(("lobby", "playing", "paused"))
        query = select(func.count(TableRow.id.distinct())).where(running)
        if person is not None:
            query = query.join(SeatRow, SeatRow.table == TableRow.id).where(
                SeatRow.person == person
            )
        async with self.database.read() as session:
            return await session.scalar(query) or 0

    async def count_bot_tables(self, host: str) -> int:
        """How many tables in play that a person made have only bots at them."""
        people = exists().where(SeatRow.table == TableRow.id, SeatRow.kind == "person")
        query = (
            select(func.count())
            .select_from(TableRow)
            .where(TableRow.status.in_(("playing", "paused")), TableRow.host == host, not_(people))
        )
        async with self.database.read() as session:
            return await session.scalar(query) or 0

    async def chat(self, table: str, since: int = 0) -> list[wire.ChatLine]:
        async with self.database.read() as session:
            rows = await session.scalars(
                select(ChatRow)
                .where(ChatRow.table == table, ChatRow.number >= since)
                .order_by(ChatRow.number)
            )
            return [_line(row) for row in rows]

    # Writing

    async def add(
        self,
        record: TableRecord,
        seats: Sequence[SeatRecord],
        also: Callable[[Connection], None] = lambda _connection: None,
    ) -> None:
        """A new table, and what else is to be written with it or not at all; `Overtaken` if
        somebody at it is gone or has another name by now."""

        def add(connection: Connection) -> None:
            hold(connection, _own_names(seats))
            add_table(connection, record, seats)
            also(connection)

        await self.change(record.id, add)

    async def set_table(
        self,
        record: TableRecord,
        names: Sequence[str],
        seats: Sequence[SeatRecord] = (),
        *,
        seated: str | None = None,
        removed: str | None = None,
        following: tuple[TableRecord, Sequence[SeatRecord]] | None = None,
    ) -> None:
        """Write columns and seats of a table that was as its record says: with that many entries
        and changes; else `Overtaken`. In the same transaction somebody is ``seated`` there, or
        ``removed`` by its host, or the table ``following`` it is made."""
        guard = update(_tables).where(
            _tables.c.id == record.id,
            _tables.c.revision == record.revision,
            _tables.c.length == record.length,
        )
        values = written(record, names) | {"revision": record.revision + 1}
        sitting = [_seat_values(record.id, seat, _SEATED) for seat in seats]
        mentioned = [removed, record.host if "host" in names else None]
        people = _own_names((*seats, *(following[1] if following is not None else ())))
        for person in (*people, *filter(None, mentioned)):
            if person != seated and following is None:
                people[person] = []  # who sat there before may have had another name

        def change(connection: Connection) -> None:
            if people:
                hold(connection, people)
            _check(connection.execute(guard.values(values)), 1)
            if sitting:
                connection.execute(_reseat, sitting)
            for person in filter(None, (seated, removed)):
                connection.execute(_forgive, {"the_table": record.id, "the_person": person})
            if removed is not None:
                connection.execute(insert(_removals), {"table": record.id, "person": removed})
            if following is not None:
                add_table(connection, *following)

        await self.change(record.id, change)
        record.revision += 1

    async def say(
        self, table: str, person: str, seat: Seat | None, name: str, say: wire.Say, time: float
    ) -> None:
        """Add a line to a table's chat; the same key again adds nothing. Raises `LookupError` if
        there is no such person any more."""
        async with self.database.begin() as session:
            speaker = select(PersonRow.id).where(PersonRow.id == person)
            # Held, so that nobody deletes them in between and their name stays.
            if await session.scalar(speaker.with_for_update(read=True, key_share=True)) is None:
                raise LookupError(person)
            known = exists().where(ChatRow.table == table, ChatRow.key == say.key)
            if await session.scalar(select(known)):
                return
            # Two servers may want the same number: the loser tries again.
            number = await session.scalar(
                select(func.count()).select_from(ChatRow).where(ChatRow.table == table)
            )
            line = ChatRow(
                table=table,
                number=number or 0,
                person=person,
                seat=seat,
                name=name,
                text=say.text,
                key=say.key,
                time=time,
            )
            session.add(line)
            await self.announce(session, [{"table": table, "chat": True}])

    async def write(self, pages: Sequence[Page]) -> None:
        """Write pages of different tables in one transaction, all or none."""
        await self.database.at_once(lambda connection: self._write(connection, pages))

    def _write(self, connection: Connection, pages: Sequence[Page]) -> None:
        steps = [step for page in pages for step in page]
        entries = [
            {"table": step.record.id, **msgspec.structs.asdict(step.entry)} for step in steps
        ]
        connection.execute(insert(_entries), entries)
        for (more, *values), tables in _alike(pages).items():
            new = {f"new_{name}": value for name, value in zip(_ADVANCED, values, strict=True)}
            advanced = connection.execute(_advance, {"these": tables, "more": more, **new})
            _check(advanced, len(tables))
        counted = [
            _seat_values(step.record.id, seat, _COUNTED) for step in steps for seat in step.seats
        ]
        if counted:
            connection.execute(_recount, counted)
            clocked = [step.record.id for step in steps if step.seats]
            connection.execute(_reschedule, {"these": clocked})
        turned = [
            {"the_table": page[-1].record.id, "new_hourglass": page[-1].record.hourglass}
            for page in pages
            if any(step.turned for step in page)
        ]
        if turned:
            connection.execute(_turn, turned)
        snapshots = [
            {
                "table": step.record.id,
                "number": step.entry.number,
                "body": _pack(step.snapshot),
            }
            for step in steps
            if step.snapshot is not None
        ]
        if snapshots:
            connection.execute(insert(_snapshots), snapshots)
            last = [{"the_table": new["table"], "the_last": new["number"]} for new in snapshots]
            connection.execute(_drop_older, last)
        for page in pages:
            if page[-1].record.status == "finished":
                _pack_log(connection, page[-1].record.id)
        self._announce(connection, [page[-1].record.id for page in pages])


class Ledger:
    """Writes entries, as many as are waiting in one transaction: the disk is waited for once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: dict[str, list[Waiting]] = {}
        """By table, in the order in which they came."""
        self._writer: asyncio.Task[None] | None = None

    def awaits(self, table: str) -> bool:
        """Whether a step of a table waits for its writing to begin. If another one is appended
        meanwhile, both are written together or not at all."""
        return table in self._waiting

    async def append(self, step: Step) -> None:
        """Return when the step is safe on the disk; raises `Overtaken` if it is not the next."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(step.record.id, []).append((step, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await done

    async def close(self) -> None:
        """Return when everything that waits is written."""
        while self._writer is not None:
            await asyncio.wait([self._writer])

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                tables = tuple(islice(self._waiting, BATCH))
                await self._write([self._waiting.pop(table) for table in tables])
        finally:
            self._writer = None

    async def _write(self, batch: list[list[Waiting]]) -> None:
        pages = [[step for step, _ in waiting] for waiting in batch]
        # In one order everywhere, so that two servers never wait for each other.
        pages.sort(key=lambda page: page[0].record.id)
        try:
            await self._store.write(pages)
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, Away):
                # One of them spoilt it for the rest: each by itself.
                for waiting in batch:
                    await self._write([waiting])
                return
            lost = Overtaken() if isinstance(error, IntegrityError) else error
            for _, done in chain.from_iterable(batch):
                if not done.done():
                    done.set_exception(lost)
            return
        for _, done in chain.from_iterable(batch):
            if not done.done():
                done.set_result(None)


async def _seats_of(session: AsyncSession, table: str) -> list[SeatRecord]:
    rows = await session.scalars(
        select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.seat)
    )
    return [read_seat(row) for row in rows]


async def _entries_of(session: AsyncSession, table: str, since: int = 0) -> list[Entry]:
    """The entries of a table after a number, in order."""
    rows = await session.execute(_log.where(_entries.c.table == table, _entries.c.number > since))
    entries = [Entry(*row) for row in rows]
    if not entries:
        packed = await session.scalar(select(LogRow.body).where(LogRow.table == table))
        if packed is not None:
            entries = _read_log(_unpack(packed))[since:]
    return entries


async def pack_some_log(database: Database) -> bool:
    """Pack the log of a table that was closed, or finished when logs were not yet packed; False if
    there is none."""
    over = _tables.c.status.in_(("finished", "closed"))
    loose = exists().where(_entries.c.table == _tables.c.id)
    one = select(_tables.c.id).where(over, loose).limit(1).with_for_update(skip_locked=True)
    found = False

    def pack(connection: Connection) -> None:
        nonlocal found
        table = connection.scalar(one)
        found = table is not None
        if table is not None:
            _pack_log(connection, table)

    await database.at_once(pack)
    return found


def _pack_log(connection: Connection, table: str) -> None:
    """Put the log of a game that is over into one row. Snapshots are of no more use to it."""
    entries = [Entry(*row) for row in connection.execute(_log.where(_entries.c.table == table))]
    add_log(connection, table, entries)
    connection.execute(delete(_entries).where(_entries.c.table == table))
    connection.execute(delete(_snapshots).where(_snapshots.c.table == table))


def add_log(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    """The packed log of a game that is over."""
    if entries:
        connection.execute(insert(_logs), {"table": table, "body": _pack(entries)})


def _pack(value: Any) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(value))


_unpack: Final = zlib.decompress


def _alike(pages: Sequence[Page]) -> dict[tuple[Any, ...], list[str]]:
    """The tables that become alike: by how many entries more, and what those change."""
    tables: dict[tuple[Any, ...], list[str]] = {}
    for page in pages:
        record = page[-1].record
        values = (len(page), *written(record, _ADVANCED).values())
        tables.setdefault(values, []).append(record.id)
    return tables


def _seat_values(table: str, seat: SeatRecord, names: Sequence[str]) -> dict[str, Any]:
    values = {f"new_{name}": getattr(seat, name) for name in names}
    return {"the_table": table, "the_seat": seat.seat, **values}


def numbered(nickname: str, number: int) -> str:
    """What the seats of somebody are called who has several under their own name."""
    return nickname if number == 1 else f"{nickname} {number}"


def _own_names(seats: Iterable[SeatRecord]) -> dict[str, list[str]]:
    """The people at these seats, each with the names of those that go by the person's own."""
    names: dict[str, list[str]] = {seat.person: [] for seat in seats if seat.person is not None}
    for seat in seats:
        if seat.person is not None and not seat.named:
            names[seat.person].append(seat.name)
    return names


def hold(connection: Connection, people: Mapping[str, Sequence[str]]) -> None:
    """Let nobody delete these people until the transaction is over. Raises `Overtaken` if one is
    gone, or no longer goes by the names given here. Whoever holds people does so before tables, in
    all transactions: else two would wait for each other."""
    held = {row.id: row.nickname for row in connection.execute(_held, {"these": list(people)})}
    for person, names in people.items():
        if person not in held:
            raise Overtaken
        current = {numbered(held[person], number + 1) for number in range(MOST_SEATS)}
        if not current.issuperset(names):
            raise Overtaken


def add_table(connection: Connection, record: TableRecord, seats: Sequence[SeatRecord]) -> None:
    """The rows of a new table."""
    connection.execute(insert(_tables), written(record, TableRecord.__struct_fields__))
    sitting = [{"table": record.id, **msgspec.structs.asdict(seat)} for seat in seats]
    connection.execute(insert(_seats), sitting)


def _check(result: Any, rows: int) -> None:
    """Raise `Overtaken` unless a change met so many rows."""
    if cast(CursorResult[Any], result).rowcount != rows:
        raise Overtaken


def _line(row: ChatRow) -> wire.ChatLine:
    return wire.ChatLine(row.number, row.seat, row.name, row.text, row.time)
