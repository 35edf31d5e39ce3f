"""The log of a game in the database.

A log only grows. An entry is written together with what it changes at its table, in one transaction
that succeeds only if nobody else has added an entry with that number. The entry that ends the game
packs the whole log into a single row.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from functools import cached_property
from itertools import chain, islice
from typing import Any, Final, TypeAlias, cast

import msgspec
from sqlalchemy import Table as SqlTable
from sqlalchemy import bindparam, delete, exists, func, insert, select, update
from sqlalchemy.engine import Connection, CursorResult
from sqlalchemy.exc import IntegrityError

from kosmodrom.core.codecs import msgpack_decoder
from kosmodrom.server.database.engine import Database, DatabaseUnavailable
from kosmodrom.server.database.models import EntryRow, LogRow, SeatRow, SnapshotRow, TableRow
from kosmodrom.server.tables.records import (
    Entry,
    Overtaken,
    SeatRecord,
    SnapshotBody,
    Step,
    table_columns,
)

BATCH: Final = 200
"""How many tables are written in one transaction at most."""

Page: TypeAlias = Sequence[Step]
"""Steps of one table, in order, that are written together."""
Waiting: TypeAlias = tuple[Step, "asyncio.Future[None]"]
"""A step, and the future that its caller awaits."""

_ADVANCED: Final = ("status", "ended", "waiting", "undo", "result")
"""The columns of a table that an entry may change, besides length, deadline and hourglass."""
_COUNTED: Final = ("banked", "deadline", "place", "points")
"""The columns of a seat that an entry may change; who sits there is not among them."""
_tables = cast(SqlTable, TableRow.__table__)
_seats = cast(SqlTable, SeatRow.__table__)
_entries = cast(SqlTable, EntryRow.__table__)
_logs = cast(SqlTable, LogRow.__table__)
_snapshots = cast(SqlTable, SnapshotRow.__table__)
_read_log = msgpack_decoder(list[Entry]).decode
_read_snapshot = msgpack_decoder(SnapshotBody).decode
_log = select(*(_entries.c[name] for name in Entry.__struct_fields__)).order_by(_entries.c.number)
_log_since = _log.where(
    _entries.c.table == bindparam("the_table"), _entries.c.number > bindparam("the_last")
)
_packed_log = select(_logs.c.body).where(_logs.c.table == bindparam("the_table"))
_last_snapshot = (
    select(_snapshots.c.number, _snapshots.c.body)
    .where(_snapshots.c.table == bindparam("the_table"))
    .order_by(_snapshots.c.number.desc())
    .limit(1)
)
_of_next = exists().where(
    _entries.c.table == _tables.c.id, _entries.c.number == _tables.c.length + 1
)
_of_these = _tables.c.id.in_(bindparam("these", expanding=True))
_advance = (
    update(_tables)
    .where(_of_these, _of_next, _tables.c.status == "playing")
    .where(_tables.c.server == bindparam("the_server"))  # it has the table still
    .values({name: bindparam(f"new_{name}") for name in _ADVANCED})
    .values(length=_tables.c.length + bindparam("more"))
)
_turn = (
    update(_tables)
    .where(_tables.c.id == bindparam("the_table"))
    .values(hourglass=bindparam("new_hourglass"))
)
_others = _snapshots.alias()
_last_but_one = select(func.max(_others.c.number)).where(
    _others.c.table == bindparam("the_table"), _others.c.number < bindparam("the_last")
)
_drop_older = delete(_snapshots).where(
    _snapshots.c.table == bindparam("the_table"),
    _snapshots.c.number < _last_but_one.scalar_subquery(),
)
_next_deadline = select(func.min(_seats.c.deadline)).where(_seats.c.table == _tables.c.id)
_reschedule = update(_tables).where(_of_these).values(deadline=_next_deadline.scalar_subquery())
_recount = (
    update(_seats)
    .where(_seats.c.table == bindparam("the_table"), _seats.c.seat == bindparam("the_seat"))
    .values({name: bindparam(f"new_{name}") for name in _COUNTED})
)


# Writing


class LogWriter:
    """Writes entries. All that are waiting go into one transaction, so that many tables share one
    wait for the disk."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: dict[str, list[Waiting]] = {}
        """By table, in the order of their arrival."""
        self._writer: asyncio.Task[None] | None = None

    @cached_property
    def _loop(self) -> asyncio.AbstractEventLoop:
        # To find it out is a call of the system: too much for each choice.
        return asyncio.get_running_loop()

    def is_waiting(self, table: str) -> bool:
        """Whether a step of a table waits to be written. If another one is appended now, both are
        written together or not at all."""
        return table in self._waiting

    async def append(self, step: Step) -> None:
        """Return when the step is safe on the disk; raises `Overtaken` if it is not the next."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.setdefault(step.record.id, []).append((step, done))
        if self._writer is None:
            self._writer = self._loop.create_task(self._write_all())
        await done

    async def close(self) -> None:
        """Return when everything that waits is written."""
        while self._writer is not None:
            await asyncio.wait([self._writer])

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                tables = tuple(islice(self._waiting, BATCH))
                await self._write_batch([self._waiting.pop(table) for table in tables])
        finally:
            self._writer = None

    async def _write_batch(self, batch: list[list[Waiting]]) -> None:
        pages = [[step for step, _ in waiting] for waiting in batch]
        # In the same order everywhere, so that two servers never deadlock.
        pages.sort(key=lambda page: page[0].record.id)
        try:
            await self.write(pages)
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, DatabaseUnavailable):
                # One table made the whole transaction fail: write each by itself.
                for waiting in batch:
                    await self._write_batch([waiting])
                return
            lost = Overtaken() if isinstance(error, IntegrityError) else error
            for _, done in chain.from_iterable(batch):
                if not done.done():
                    done.set_exception(lost)
            return
        for _, done in chain.from_iterable(batch):
            if not done.done():
                done.set_result(None)

    async def write(self, pages: Sequence[Page]) -> None:
        """Write pages of different tables in one transaction, all or none."""
        await self._database.transact(lambda connection: self._write(connection, pages))

    def _write(self, connection: Connection, pages: Sequence[Page]) -> None:
        steps = [step for page in pages for step in page]
        entries = [
            {"table": step.record.id, **msgspec.structs.asdict(step.entry)} for step in steps
        ]
        connection.execute(insert(_entries), entries)
        for (more, server, *values), tables in _alike(pages).items():
            new = {f"new_{name}": value for name, value in zip(_ADVANCED, values, strict=True)}
            known = {"these": tables, "the_server": server, "more": more}
            advanced = connection.execute(_advance, known | new)
            check_rows(advanced, len(tables))
        counted = [
            seat_values(step.record.id, seat, _COUNTED) for step in steps for seat in step.seats
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


def _alike(pages: Sequence[Page]) -> dict[tuple[Any, ...], list[str]]:
    """Groups the tables that change in the same way, so that one statement serves each group: by
    the number of new entries, the server that has them and the new values."""
    tables: dict[tuple[Any, ...], list[str]] = {}
    for page in pages:
        record = page[-1].record
        values = (len(page), record.server, *table_columns(record, _ADVANCED).values())
        tables.setdefault(values, []).append(record.id)
    return tables


def seat_values(table: str, seat: SeatRecord, names: Sequence[str]) -> dict[str, Any]:
    """The parameters of a statement that updates columns of one seat."""
    values = {f"new_{name}": getattr(seat, name) for name in names}
    return {"the_table": table, "the_seat": seat.seat, **values}


def check_rows(result: Any, rows: int) -> None:
    """Raise `Overtaken` unless a statement changed this number of rows."""
    if cast(CursorResult[Any], result).rowcount != rows:
        raise Overtaken


# Reading


def read_entries(connection: Connection, table: str, since: int = 0) -> list[Entry]:
    """The entries of a table after number ``since``, in order."""
    entries = [
        Entry(*row)
        for row in connection.execute(_log_since, {"the_table": table, "the_last": since})
    ]
    if not entries:
        packed = connection.scalar(_packed_log, {"the_table": table})
        if packed is not None:
            entries = _read_log(_unpack(packed))[since:]
    return entries


def read_snapshot(connection: Connection, table: str) -> tuple[int, SnapshotBody] | None:
    """The last snapshot of a table, and the number of its entry."""
    row = connection.execute(_last_snapshot, {"the_table": table}).first()
    return (row.number, _read_snapshot(_unpack(row.body))) if row is not None else None


# Packing


async def pack_some_log(database: Database) -> bool:
    """Pack the log of one table that was closed, or that finished before logs were packed. False if
    there is none left."""
    over = _tables.c.status.in_(("finished", "closed"))
    loose = exists().where(_entries.c.table == _tables.c.id)
    one = select(_tables.c.id).where(over, loose).limit(1).with_for_update(skip_locked=True)
    found = False

    def pack(connection: Connection) -> None:
        nonlocal found
        # PostgreSQL may still find a table whose log another server has packed since the statement
        # began, as its row is unlocked again: then look for the next one.
        while not found and (table := connection.scalar(one)) is not None:
            found = _pack_log(connection, table)

    await database.transact(pack)
    return found


def _pack_log(connection: Connection, table: str) -> bool:
    """Move the log of a game that is over into one row, and drop its snapshots. False if it has no
    entries any more."""
    entries = [Entry(*row) for row in connection.execute(_log.where(_entries.c.table == table))]
    add_packed_log(connection, table, entries)
    connection.execute(delete(_entries).where(_entries.c.table == table))
    connection.execute(delete(_snapshots).where(_snapshots.c.table == table))
    return bool(entries)


def add_packed_log(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    """Add the packed log of a game that is over."""
    if entries:
        connection.execute(insert(_logs), {"table": table, "body": _pack(entries)})


def _pack(value: Any) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(value))


_unpack: Final = zlib.decompress
