"""Campaigns in the database.

Nothing of a campaign is kept in memory: to change one you say how it was, and get `Overtaken` if it
or one of its seats was changed meanwhile. Transactions lock people first, then tables, then
campaigns.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, cast

import msgspec
from sqlalchemy import Table as SqlTable
from sqlalchemy import bindparam, case, exists, func, insert, or_, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncSession

from kosmodrom.core.campaign import Ended
from kosmodrom.core.codecs import json_decoder
from kosmodrom.core.options import Seat
from kosmodrom.server import wire
from kosmodrom.server.database.models import CampaignRow, CampaignSeatRow, TableRow
from kosmodrom.server.database.notices import Notice
from kosmodrom.server.tables.log import add_packed_log, check_rows
from kosmodrom.server.tables.records import Entry, SeatRecord, TableRecord, read_table
from kosmodrom.server.tables.store import Store, add_table, lock_people

LISTED: Final = 100


class ChapterRecord(msgspec.Struct, frozen=True):
    """A `Chapter` as it is stored: what is carried is plain data."""

    id: str
    options: wire.GameOptions
    carried: Any
    ahead: tuple[str, ...]


class CampaignRecord(msgspec.Struct):
    """A row of campaigns, with its JSON columns decoded."""

    id: str
    game: str
    campaign: str
    options: wire.GameOptions
    seed: str
    status: wire.CampaignStatus
    invite: str
    host: str | None
    pace: wire.Pace
    created: float
    ended: float | None = None
    played: int = 0
    revision: int = 0
    chapter: ChapterRecord | None = None
    table: str | None = None
    result: Ended | None = None


class CampaignSeatRecord(msgspec.Struct):
    """A row of campaign seats."""

    seat: Seat
    kind: Literal["open", "person", "bot", "automa"]
    name: str
    person: str | None = None
    bot: str | None = None


class CampaignChange(msgspec.Struct):
    """How a campaign is to change: its new record, and the seats that differ. ``chapter`` is the
    table that is made together with it. A table that it leaves is closed ``at`` this time, if that
    is in one of the states ``closing``."""

    record: CampaignRecord
    seats: Sequence[CampaignSeatRecord] = ()
    chapter: tuple[TableRecord, Sequence[SeatRecord]] | None = None
    closing: tuple[wire.Status, ...] = ()
    at: float = 0.0


class ImportedChapter(msgspec.Struct):
    """A finished game from a record, as it becomes a table here."""

    record: TableRecord
    seats: Sequence[SeatRecord]
    entries: Sequence[Entry]


_campaigns = cast(SqlTable, CampaignRow.__table__)
_seats = cast(SqlTable, CampaignSeatRow.__table__)
_tables = cast(SqlTable, TableRow.__table__)
_reseat = (
    update(_seats)
    .where(_seats.c.campaign == bindparam("the_campaign"), _seats.c.seat == bindparam("the_seat"))
    .values({name: bindparam(f"the_{name}") for name in ("kind", "name", "person", "bot")})
)
_READ: Final = {
    "options": json_decoder(wire.GameOptions).decode,
    "pace": json_decoder(wire.Pace).decode,
    "chapter": json_decoder(ChapterRecord).decode,
    "result": json_decoder(Ended).decode,
}


def _read(row: CampaignRow) -> CampaignRecord:
    values = {name: getattr(row, name) for name in CampaignRecord.__struct_fields__}
    for name, read in _READ.items():
        if values[name] is not None:
            values[name] = read(values[name])
    return CampaignRecord(**values)


def _written(record: CampaignRecord, names: Iterable[str]) -> dict[str, Any]:
    values = {name: getattr(record, name) for name in names}
    for name in _READ:
        if values.get(name) is not None:
            values[name] = msgspec.json.encode(values[name]).decode()
    return values


class CampaignStore:
    """Reads and writes campaigns."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._database = store.database

    # Reading

    async def load(self, campaign: str) -> tuple[CampaignRecord, list[CampaignSeatRecord]] | None:
        found = await self._listed(select(CampaignRow).where(CampaignRow.id == campaign))
        return found[0] if found else None

    async def of_person(self, person: str) -> list[tuple[CampaignRecord, list[CampaignSeatRecord]]]:
        """The campaigns of a person: those that go on, and then the newest."""
        sits = exists().where(
            CampaignSeatRow.campaign == CampaignRow.id, CampaignSeatRow.person == person
        )
        over = case((CampaignRow.status == "running", 0), else_=1)
        query = select(CampaignRow).where(or_(sits, CampaignRow.host == person))
        return await self._listed(query.order_by(over, CampaignRow.created.desc()).limit(LISTED))

    async def _listed(self, query: Any) -> list[tuple[CampaignRecord, list[CampaignSeatRecord]]]:
        async with self._database.read() as session:
            records = [_read(row) for row in await session.scalars(query)]
            found = await session.scalars(
                select(CampaignSeatRow)
                .where(CampaignSeatRow.campaign.in_([record.id for record in records]))
                .order_by(CampaignSeatRow.campaign, CampaignSeatRow.seat)
            )
            seats: dict[str, list[CampaignSeatRecord]] = {record.id: [] for record in records}
            for row in found:
                names = CampaignSeatRecord.__struct_fields__
                seat = CampaignSeatRecord(**{name: getattr(row, name) for name in names})
                seats[row.campaign].append(seat)
            return [(record, seats[record.id]) for record in records]

    async def chapters(self, campaign: str) -> list[TableRecord]:
        """The tables of a campaign's finished chapters, in order."""
        query = select(TableRow).where(TableRow.campaign == campaign, TableRow.status == "finished")
        async with self._database.read() as session:
            records = [read_table(row) for row in await session.scalars(query)]
        return sorted(records, key=number_of)

    async def count_running(self, person: str) -> int:
        """How many running campaigns a person takes part in."""
        query = (
            select(func.count(CampaignRow.id.distinct()))
            .join(CampaignSeatRow, CampaignSeatRow.campaign == CampaignRow.id)
            .where(CampaignSeatRow.person == person, CampaignRow.status == "running")
        )
        async with self._database.read() as session:
            return await session.scalar(query) or 0

    # Writing

    async def add(
        self,
        record: CampaignRecord,
        seats: Sequence[CampaignSeatRecord],
        chapters: Sequence[ImportedChapter] = (),
    ) -> None:
        """Add a campaign, with the chapters that it brings along. Raises `Overtaken` if somebody in
        it was deleted or renamed meanwhile."""
        values = _written(record, CampaignRecord.__struct_fields__)
        sitting = [{"campaign": record.id, **msgspec.structs.asdict(seat)} for seat in seats]

        def add(connection: Connection) -> None:
            lock_people(connection, {seat.person: [seat.name] for seat in seats if seat.person})
            connection.execute(insert(_campaigns), values)
            connection.execute(insert(_seats), sitting)
            for chapter in chapters:
                add_table(connection, chapter.record, chapter.seats)
                add_packed_log(connection, chapter.record.id, chapter.entries)

        await self._database.transact(add)

    async def change(
        self, was: CampaignRecord, sitting: Sequence[CampaignSeatRecord], change: CampaignChange
    ) -> None:
        """Change a campaign with these seats. Raises `Overtaken` unless its revision is still the
        same, or if somebody who is to take part was deleted or renamed meanwhile."""
        record = change.record
        names = [
            name
            for name in CampaignRecord.__struct_fields__
            if getattr(record, name) != getattr(was, name)
        ]
        values = _written(record, names) | {"revision": was.revision + 1}
        guard = update(_campaigns).where(
            _campaigns.c.id == was.id, _campaigns.c.revision == was.revision
        )
        seats = [
            {"the_campaign": was.id} | {f"the_{name}": value for name, value in values.items()}
            for values in map(msgspec.structs.asdict, change.seats)
        ]
        people = {seat.person: [seat.name] for seat in change.seats if seat.person}
        if record.host is not None:
            people.setdefault(record.host, [])
        parted = any(sitting[seat.seat].person not in (None, seat.person) for seat in change.seats)

        def write(connection: Connection) -> None:
            lock_people(connection, people)
            if change.closing and was.table is not None:
                self._close_table(connection, was.table, change)
            if change.chapter is not None:
                add_table(connection, *change.chapter)
            if parted:
                self._renew_tables(connection, was.id)
            check_rows(connection.execute(guard.values(values)), 1)
            if seats:
                connection.execute(_reseat, seats)

        await self._database.transact(write)

    def _close_table(self, connection: Connection, table: str, change: CampaignChange) -> None:
        running = update(_tables).where(_tables.c.id == table, _tables.c.status.in_(change.closing))
        closed = {"status": "closed", "ended": change.at, "deadline": None}
        connection.execute(running.values({**closed, "revision": _tables.c.revision + 1}))
        self.store.notices.send(connection, [Notice(table=table)])

    def _renew_tables(self, connection: Connection, campaign: str) -> None:
        """Let everybody be looked up again who may see the campaign's tables: somebody is gone."""
        own = select(_tables.c.id).where(_tables.c.campaign == campaign).order_by(_tables.c.id)
        tables = list(connection.scalars(own.with_for_update()))
        changed = update(_tables).where(_tables.c.id.in_(tables))
        connection.execute(changed.values(revision=_tables.c.revision + 1))
        self.store.notices.send(connection, [Notice(table=table) for table in tables])


def number_of(record: TableRecord) -> int:
    """The number of the chapter that a table is."""
    assert record.chapter is not None
    return record.chapter.number


# When people change


async def rename_in_campaigns(session: AsyncSession, person: str, name: str) -> None:
    """Write a person's new name in their running campaigns."""
    for row in await _hold_campaigns(session, person):
        if row.status == "running":
            seats = update(CampaignSeatRow).where(
                CampaignSeatRow.person == person, CampaignSeatRow.campaign == row.id
            )
            await session.execute(seats.values(name=name))


async def hosted_chapters(session: AsyncSession, person: str) -> list[str]:
    """The tables of chapters in play whose campaign has this host."""
    query = select(CampaignRow.table).where(CampaignRow.host == person)
    return [table for table in await session.scalars(query) if table is not None]


async def leave_campaigns(
    session: AsyncSession, person: str, nameless: str, open_name: str, now: float
) -> None:
    """Take a person who is being deleted out of all campaigns. In a running one their seat becomes
    open, and somebody else its host; with nobody left it is abandoned. In those that are over their
    name is removed. The tables of `hosted_chapters` are locked."""
    for row in await _hold_campaigns(session, person):
        gone: dict[str, Any] = {"person": None, "name": nameless}
        if row.status == "running":
            gone |= {"kind": "open", "name": open_name}
        seats = CampaignSeatRow.campaign == row.id
        own = update(CampaignSeatRow).where(seats, CampaignSeatRow.person == person)
        await session.execute(own.values(gone))
        others = select(CampaignSeatRow.person).where(seats, CampaignSeatRow.person.is_not(None))
        heir = await session.scalar(others.order_by(CampaignSeatRow.seat).limit(1))
        if row.host == person:
            row.host = heir
            chapter = update(TableRow).where(
                TableRow.id == row.table, TableRow.status.in_(("lobby", "playing", "paused"))
            )
            await session.execute(chapter.values(host=heir))
        if row.status == "running" and heir is None:
            row.status, row.ended = "abandoned", now


async def hand_over_campaigns(session: AsyncSession, guest: str, account: str, name: str) -> None:
    """Give the seats of a guest to an account. Where both take part the guest's seat is left as it
    is."""
    rows = await _hold_campaigns(session, guest)
    shared = select(CampaignSeatRow.campaign).where(CampaignSeatRow.person == account)
    seats = update(CampaignSeatRow).where(
        CampaignSeatRow.person == guest, CampaignSeatRow.campaign.not_in(shared)
    )
    await session.execute(seats.values(person=account, name=name))
    for row in rows:
        if row.host == guest:
            row.host = account


async def _hold_campaigns(session: AsyncSession, person: str) -> list[CampaignRow]:
    """Lock the campaigns of a person until the transaction is over: changes of them that were
    decided meanwhile must be decided again."""
    seated = select(CampaignSeatRow.campaign).where(CampaignSeatRow.person == person)
    hosted = select(CampaignRow.id).where(CampaignRow.host == person)
    ids = list(await session.scalars(seated.union(hosted)))
    query = select(CampaignRow).where(CampaignRow.id.in_(ids)).order_by(CampaignRow.id)
    rows = list(await session.scalars(query.with_for_update()))
    for row in rows:
        row.revision += 1
    return rows


async def known_campaigns(session: AsyncSession, person: str) -> list[dict[str, Any]]:
    """What is known about a person's campaigns, for the export."""
    query = (
        select(
            CampaignRow.id,
            CampaignRow.game,
            CampaignRow.campaign,
            CampaignRow.status,
            CampaignRow.created,
            CampaignRow.ended,
            CampaignRow.played,
            CampaignSeatRow.seat,
        )
        .join(CampaignSeatRow, CampaignSeatRow.campaign == CampaignRow.id)
        .where(CampaignSeatRow.person == person)
        .order_by(CampaignRow.created)
    )
    return [dict(row._asdict()) for row in await session.execute(query)]
