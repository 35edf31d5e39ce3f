"""The tables in the database, apart from their log (`kosmodrom.server.tables.log`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, cast

import msgspec
from sqlalchemy import (
    ColumnElement,
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
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy import cast as cast_as
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncSession

from kosmodrom.core.options import Seat
from kosmodrom.server import wire
from kosmodrom.server.database.engine import Database
from kosmodrom.server.database.models import (
    CampaignSeatRow,
    ChatRow,
    EntryRow,
    PersonRow,
    RemovalRow,
    SeatRow,
    ServerRow,
    TableRow,
)
from kosmodrom.server.database.notices import Notice, Notices
from kosmodrom.server.tables.log import (
    LogWriter,
    check_rows,
    read_entries,
    read_snapshot,
    seat_values,
)
from kosmodrom.server.tables.names import numbered
from kosmodrom.server.tables.records import (
    MOST_SEATS,
    Entry,
    Overtaken,
    SeatRecord,
    Stored,
    TableRecord,
    read_seat,
    read_table,
    table_columns,
)

_SEATED: Final = tuple(name for name in SeatRecord.__struct_fields__ if name != "seat")
_tables = cast(SqlTable, TableRow.__table__)
_seats = cast(SqlTable, SeatRow.__table__)
_people = cast(SqlTable, PersonRow.__table__)
_removals = cast(SqlTable, RemovalRow.__table__)
# Of the columns: whole rows that are watched for changes cost twice as much.
_one_table = select(_tables).where(_tables.c.id == bindparam("the_table"))
_its_seats = select(_seats).where(_seats.c.table == bindparam("the_table")).order_by(_seats.c.seat)
_reseat = (
    update(_seats)
    .where(_seats.c.table == bindparam("the_table"), _seats.c.seat == bindparam("the_seat"))
    .values({name: bindparam(f"new_{name}") for name in _SEATED})
)
_forgive = delete(_removals).where(
    _removals.c.table == bindparam("the_table"), _removals.c.person == bindparam("the_person")
)
_held = (
    select(_people.c.id, _people.c.nickname)
    .where(_people.c.id.in_(bindparam("these", expanding=True)))
    .order_by(_people.c.id)
    .with_for_update(read=True, key_share=True)
)
_gone = or_(SeatRow.left, SeatRow.person.is_(None))
_at_table = exists().where(SeatRow.table == TableRow.id, SeatRow.kind == "person")
_is_attended = or_(_at_table.where(not_(_gone)), not_(_at_table))
"""Not everybody has left: when they have, the clocks stand still and the bots rest."""


def _open_to(server: int) -> ColumnElement[bool]:
    """Whether a server has a table, or can take it because no living one does."""
    return or_(TableRow.server == server, not_(exists().where(ServerRow.id == TableRow.server)))


class Store:
    """Reads and writes tables. ``process`` names this server process to the others."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.notices = Notices(database, process)
        self.log = LogWriter(database)

    # A table

    async def load(self, table: str) -> Stored | None:
        """A table with all that is needed to play on, or to see how it went."""
        async with self.database.read() as session:
            row = (await session.execute(_one_table, {"the_table": table})).first()
            if row is None:
                return None
            snapshot = await read_snapshot(session, table)
            known = snapshot[0] if snapshot is not None else 0
            entries = await read_entries(session, table, known)
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
                snapshot=snapshot,
                entries=entries,
                keys={key: (seat, number) for number, _, seat, key in marked if key is not None},
                undos=sorted(number for number, kind, _, _ in marked if kind == "undo"),
            )

    async def head(
        self, table: str, since: int
    ) -> tuple[TableRecord, list[SeatRecord], list[Entry]]:
        """A table's record and seats as they are now, and its entries after number ``since``."""
        async with self.database.read() as session:
            record, seats = await _find_table(session, table)
            entries = await read_entries(session, table, since) if record.length > since else []
            return record, seats, entries

    async def entries(self, table: str) -> list[Entry]:
        async with self.database.read() as session:
            return await read_entries(session, table)

    async def chat(self, table: str, since: int = 0) -> list[wire.ChatLine]:
        """The lines of a table's chat from number ``since`` on."""
        query = select(ChatRow).where(ChatRow.table == table, ChatRow.number >= since)
        async with self.database.read() as session:
            rows = await session.scalars(query.order_by(ChatRow.number))
            return [
                wire.ChatLine(row.number, row.seat, row.name, row.text, row.time) for row in rows
            ]

    async def find_table(self, table: str) -> tuple[TableRecord, list[SeatRecord]]:
        """A table with its seats; raises `LookupError` if there is none."""
        async with self.database.read() as session:
            return await _find_table(session, table)

    async def find_tables(self, query: Any) -> list[tuple[TableRecord, list[SeatRecord]]]:
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

    # Tables that wait for something

    async def late(self, now: float, server: int = 0) -> list[str]:
        """The tables where time has run out: a seat's, or that of the game's own clock. Only those
        that a server has or can take."""
        async with self.database.read() as session:
            late = or_(TableRow.deadline <= now, and_(TableRow.hourglass <= now, _is_attended))
            query = select(TableRow.id).where(TableRow.status == "playing", late, _open_to(server))
            return list(await session.scalars(query))

    async def awaiting_bots(self, server: int = 0) -> list[str]:
        """The tables in play where a bot is to move; not those that everybody has left. Only those
        that a server has or can take."""
        sits = SeatRow.table == TableRow.id
        bot = or_(SeatRow.kind == "bot", _gone, SeatRow.forfeit)
        # A seat is one digit, and ``waiting`` is a JSON list of them.
        awaited = TableRow.waiting.contains(cast_as(SeatRow.seat, Text))
        query = select(TableRow.id).where(
            TableRow.status == "playing",
            exists().where(sits, bot, awaited),
            _is_attended,
            _open_to(server),
        )
        async with self.database.read() as session:
            return list(await session.scalars(query))

    # People

    async def nickname(self, person: str) -> str | None:
        """A person's nickname; None if they no longer exist."""
        async with self.database.read() as session:
            query = select(PersonRow.nickname).where(PersonRow.id == person)
            return (await session.scalars(query)).one_or_none()

    async def was_removed(self, table: str, person: str) -> bool:
        """Whether a table's host has removed a person who has not come back since."""
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
        """The seats that a person has in all chapters of a campaign."""
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
        """How many tables in play a person has made where only bots play."""
        people = exists().where(SeatRow.table == TableRow.id, SeatRow.kind == "person")
        query = (
            select(func.count())
            .select_from(TableRow)
            .where(TableRow.status.in_(("playing", "paused")), TableRow.host == host, not_(people))
        )
        async with self.database.read() as session:
            return await session.scalar(query) or 0

    # Writing

    async def take_all(self) -> None:
        """Take all tables for a single server process, if one of several had them before."""
        async with self.database.read() as session:
            if not await session.scalar(select(exists().where(TableRow.server != 0))):
                return
        async with self.database.begin() as session:
            await session.execute(delete(ServerRow))
            await session.execute(update(TableRow).where(TableRow.server != 0).values(server=0))

    async def change(self, table: str, work: Callable[[Connection], None]) -> None:
        """A transaction that changes a table and notifies the other server processes."""

        def change(connection: Connection) -> None:
            work(connection)
            self.notices.send(connection, [Notice(table=table)])

        await self.database.transact(change)

    async def add(
        self,
        record: TableRecord,
        seats: Sequence[SeatRecord],
        also: Callable[[Connection], None] = lambda _connection: None,
    ) -> None:
        """Add a table, and ``also`` write something else in the same transaction. Raises
        `Overtaken` if somebody at it was deleted or renamed meanwhile."""

        def add(connection: Connection) -> None:
            lock_people(connection, _own_names(seats))
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
        """Write columns and seats of a table. Raises `Overtaken` unless its length, revision and
        server are still those of the record. In the same transaction somebody may be ``seated``, or
        ``removed`` by the host, or the table ``following`` it be made."""
        guard = update(_tables).where(
            _tables.c.id == record.id,
            _tables.c.revision == record.revision,
            _tables.c.length == record.length,
            _tables.c.server == record.server,
        )
        values = table_columns(record, names) | {"revision": record.revision + 1}
        sitting = [seat_values(record.id, seat, _SEATED) for seat in seats]
        mentioned = [removed, record.host if "host" in names else None]
        people = _own_names((*seats, *(following[1] if following is not None else ())))
        for person in (*people, *filter(None, mentioned)):
            if person != seated and following is None:
                people[person] = []  # somebody who sat there before may have had another name

        def change(connection: Connection) -> None:
            if people:
                lock_people(connection, people)
            check_rows(connection.execute(guard.values(values)), 1)
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


async def _find_table(session: AsyncSession, table: str) -> tuple[TableRecord, list[SeatRecord]]:
    row = (await session.execute(_one_table, {"the_table": table})).first()
    if row is None:
        raise LookupError(table)
    return read_table(row), await _seats_of(session, table)


async def _seats_of(session: AsyncSession, table: str) -> list[SeatRecord]:
    return [read_seat(row) for row in await session.execute(_its_seats, {"the_table": table})]


def _own_names(seats: Iterable[SeatRecord]) -> dict[str, list[str]]:
    """The people at these seats, each with the names of those seats that go by the person's own
    name."""
    names: dict[str, list[str]] = {seat.person: [] for seat in seats if seat.person is not None}
    for seat in seats:
        if seat.person is not None and not seat.named:
            names[seat.person].append(seat.name)
    return names


def lock_people(connection: Connection, people: Mapping[str, Sequence[str]]) -> None:
    """Let nobody delete these people until the transaction is over. Raises `Overtaken` if one of
    them was deleted, or no longer has the names given here. All transactions lock people before
    tables, to avoid deadlocks."""
    held = {row.id: row.nickname for row in connection.execute(_held, {"these": list(people)})}
    for person, names in people.items():
        if person not in held:
            raise Overtaken
        current = {numbered(held[person], number + 1) for number in range(MOST_SEATS)}
        if not current.issuperset(names):
            raise Overtaken


def add_table(connection: Connection, record: TableRecord, seats: Sequence[SeatRecord]) -> None:
    """Insert the rows of a new table."""
    connection.execute(insert(_tables), table_columns(record, TableRecord.__struct_fields__))
    sitting = [{"table": record.id, **msgspec.structs.asdict(seat)} for seat in seats]
    connection.execute(insert(_seats), sitting)
