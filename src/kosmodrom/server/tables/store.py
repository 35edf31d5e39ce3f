"""The tables in the database, apart from their log (`kosmodrom.server.tables.log`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, cast

import msgspec
from sqlalchemy import (
    ColumnElement,
    Text,
    Update,
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
_entries = cast(SqlTable, EntryRow.__table__)
_chats = cast(SqlTable, ChatRow.__table__)
# Of the columns: whole rows that are watched for changes cost twice as much.
_one_table = select(_tables).where(_tables.c.id == bindparam("the_table"))
_its_seats = select(_seats).where(_seats.c.table == bindparam("the_table")).order_by(_seats.c.seat)
_its_chat = (
    select(_chats)
    .where(_chats.c.table == bindparam("the_table"), _chats.c.number >= bindparam("the_first"))
    .order_by(_chats.c.number)
)
_marked = (
    select(_entries.c.number, _entries.c.kind, _entries.c.seat, _entries.c.key)
    .where(_entries.c.table == bindparam("the_table"), _entries.c.number <= bindparam("the_last"))
    .where(or_(_entries.c.key.is_not(None), _entries.c.kind == "undo"))
)
_nickname = select(_people.c.nickname).where(_people.c.id == bindparam("the_person"))
_removal = select(_removals.c.person).where(
    _removals.c.table == bindparam("the_table"), _removals.c.person == bindparam("the_person")
)
_seats_at_former = (
    select(_seats)
    .join(_tables, _tables.c.id == _seats.c.table)
    .where(_tables.c.rematch == bindparam("the_table"), _seats.c.person == bindparam("the_person"))
    .order_by(_seats.c.seat)
)
_running = _tables.c.status.in_(("lobby", "playing", "paused"))
_open_tables = select(func.count()).select_from(_tables).where(_running)
_own_tables = (
    select(func.count(_tables.c.id.distinct()))
    .join(_seats, _seats.c.table == _tables.c.id)
    .where(_running, _seats.c.person == bindparam("the_person"))
)
_reseat = (
    update(_seats)
    .where(_seats.c.table == bindparam("the_table"), _seats.c.seat == bindparam("the_seat"))
    .values({name: bindparam(f"new_{name}") for name in _SEATED})
)
_add_table, _add_seats = insert(_tables), insert(_seats)
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


@cache
def _change_of(names: tuple[str, ...]) -> Update:
    """The statement that writes these columns of a table which nobody else has changed."""
    return (
        update(_tables)
        .where(_tables.c.id == bindparam("the_table"), _tables.c.server == bindparam("the_server"))
        .where(_tables.c.revision == bindparam("the_revision"))
        .where(_tables.c.length == bindparam("the_length"))
        .values({name: bindparam(f"new_{name}") for name in names})
        .values(revision=bindparam("the_revision") + 1)
    )


def _open_to(server: int) -> ColumnElement[bool]:
    """Whether a server has a table, or can take it because no living one does."""
    return or_(TableRow.server == server, not_(exists().where(ServerRow.id == TableRow.server)))


class Newcomer(NamedTuple):
    """What matters of somebody who wants a seat at a table: their ``nickname``, None if they no
    longer exist; how many ``tables`` they sit at that are not over; whether the host has
    removed them; and their seats at the table of which this one is the rematch."""

    nickname: str | None
    tables: int
    was_removed: bool
    former: list[SeatRecord]


class Maker(NamedTuple):
    """What matters of somebody who wants to make a table: their ``nickname``, None if they no
    longer exist; how many ``tables`` they sit at that are not over, and how many there are."""

    nickname: str | None
    tables: int
    all_tables: int


class Store:
    """Reads and writes tables. ``process`` names this server process to the others."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.notices = Notices(database, process)
        self.log = LogWriter(database)

    # A table

    async def load(self, table: str) -> Stored | None:
        """A table with all that is needed to play on, or to see how it went."""
        return await self.database.look_up(lambda connection: _load(connection, table))

    async def head(
        self, table: str, since: int
    ) -> tuple[TableRecord, list[SeatRecord], list[Entry]]:
        """A table's record and seats as they are now, and its entries after number ``since``."""

        def find(connection: Connection) -> tuple[TableRecord, list[SeatRecord], list[Entry]]:
            record, seats = _find_table(connection, table)
            entries = read_entries(connection, table, since) if record.length > since else []
            return record, seats, entries

        return await self.database.look_up(find)

    async def entries(self, table: str) -> list[Entry]:
        return await self.database.look_up(lambda connection: read_entries(connection, table))

    async def chat(self, table: str, since: int = 0) -> list[wire.ChatLine]:
        """The lines of a table's chat from number ``since`` on."""

        def find(connection: Connection) -> list[wire.ChatLine]:
            rows = connection.execute(_its_chat, {"the_table": table, "the_first": since})
            return [
                wire.ChatLine(row.number, row.seat, row.name, row.text, row.time) for row in rows
            ]

        return await self.database.look_up(find)

    async def find_table(self, table: str) -> tuple[TableRecord, list[SeatRecord]]:
        """A table with its seats; raises `LookupError` if there is none."""
        return await self.database.look_up(lambda connection: _find_table(connection, table))

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
        return await self.database.look_up(
            lambda connection: connection.scalar(_nickname, {"the_person": person})
        )

    async def newcomer(self, table: str, person: str) -> Newcomer:
        """What matters of somebody who wants a seat at a table."""
        who = {"the_table": table, "the_person": person}

        def find(connection: Connection) -> Newcomer:
            return Newcomer(
                nickname=connection.scalar(_nickname, who),
                tables=connection.scalar(_own_tables, who) or 0,
                was_removed=connection.scalar(_removal, who) is not None,
                former=[read_seat(row) for row in connection.execute(_seats_at_former, who)],
            )

        return await self.database.look_up(find)

    async def maker(self, person: str) -> Maker:
        """What matters of somebody who wants to make a table."""
        who = {"the_person": person}

        def find(connection: Connection) -> Maker:
            return Maker(
                nickname=connection.scalar(_nickname, who),
                tables=connection.scalar(_own_tables, who) or 0,
                all_tables=connection.scalar(_open_tables) or 0,
            )

        return await self.database.look_up(find)

    async def was_removed(self, table: str, person: str) -> bool:
        """Whether a table's host has removed a person who has not come back since."""
        who = {"the_table": table, "the_person": person}
        return await self.database.look_up(
            lambda connection: connection.scalar(_removal, who) is not None
        )

    async def was_at_former(self, table: str, person: str) -> bool:
        """Whether a person sat at the table of which this one is the rematch."""
        who = {"the_table": table, "the_person": person}
        return await self.database.look_up(
            lambda connection: connection.execute(_seats_at_former, who).first() is not None
        )

    async def chapter_seats(self, campaign: str, person: str) -> list[Seat]:
        """The seats that a person has in all chapters of a campaign."""
        async with self.database.read() as session:
            query = select(CampaignSeatRow.seat).where(
                CampaignSeatRow.campaign == campaign, CampaignSeatRow.person == person
            )
            return list(await session.scalars(query.order_by(CampaignSeatRow.seat)))

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
        changed = {f"new_{name}": value for name, value in table_columns(record, names).items()}
        seen = {"the_table": record.id, "the_server": record.server}
        seen |= {"the_revision": record.revision, "the_length": record.length}
        sitting = [seat_values(record.id, seat, _SEATED) for seat in seats]
        mentioned = [removed, record.host if "host" in names else None]
        people = _own_names((*seats, *(following[1] if following is not None else ())))
        for person in (*people, *filter(None, mentioned)):
            if person != seated and following is None:
                people[person] = []  # somebody who sat there before may have had another name

        def change(connection: Connection) -> None:
            if people:
                lock_people(connection, people)
            check_rows(connection.execute(_change_of(tuple(names)), changed | seen), 1)
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


def _load(connection: Connection, table: str) -> Stored | None:
    row = connection.execute(_one_table, {"the_table": table}).first()
    if row is None:
        return None
    snapshot = read_snapshot(connection, table)
    known = snapshot[0] if snapshot is not None else 0
    entries = read_entries(connection, table, known)
    marked: list[tuple[int, str, Seat, str | None]] = [
        (entry.number, entry.kind, entry.seat, entry.key) for entry in entries
    ]
    if known:
        earlier = connection.execute(_marked, {"the_table": table, "the_last": known})
        marked += [(*row,) for row in earlier]
    return Stored(
        record=read_table(row),
        seats=_seats_of(connection, table),
        snapshot=snapshot,
        entries=entries,
        keys={key: (seat, number) for number, _, seat, key in marked if key is not None},
        undos=sorted(number for number, kind, _, _ in marked if kind == "undo"),
    )


def _find_table(connection: Connection, table: str) -> tuple[TableRecord, list[SeatRecord]]:
    row = connection.execute(_one_table, {"the_table": table}).first()
    if row is None:
        raise LookupError(table)
    return read_table(row), _seats_of(connection, table)


def _seats_of(connection: Connection, table: str) -> list[SeatRecord]:
    return [read_seat(row) for row in connection.execute(_its_seats, {"the_table": table})]


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
    connection.execute(_add_table, table_columns(record, TableRecord.__struct_fields__))
    sitting = [{"table": record.id, **msgspec.structs.asdict(seat)} for seat in seats]
    connection.execute(_add_seats, sitting)
