"""All that the server knows about a person, as a file to keep.

Somebody may have played hundreds of games: they are read and packed one by one, in threads, and
each is sent before the next is read.
"""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Row, and_, exists, select

from kosmodrom.server.campaigns.store import known_campaigns
from kosmodrom.server.database.engine import DatabaseUnavailable
from kosmodrom.server.database.models import (
    ChatRow,
    PersonRow,
    RemovalRow,
    SeatRow,
    SessionRow,
    TableRow,
)
from kosmodrom.server.people.accounts import find_statistics
from kosmodrom.server.tables.analysts import RETRY_SECONDS, AnalystsBusy
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.open_table import AnyRuleset, OpenTable, load_rules
from kosmodrom.server.tables.records import Entry, Stored, read_choice
from kosmodrom.server.tables.replay import record, stored_record

LINES: Final = 500
"""How many chat lines are read at a time."""


async def export_person(hall: Hall, person: str) -> AsyncIterator[bytes]:
    """A zip, piece by piece, with what is known about a person and their games: finished ones as
    records that can be replayed; of running ones only their own choices, because the rest is still
    hidden from them."""
    known = await _about(hall, person)
    query = (
        select(TableRow.id, TableRow.game, TableRow.status)
        .where(exists().where(_held(person)), TableRow.started.is_not(None))
        .order_by(TableRow.created)
    )
    async with hall.service.database.read() as session:
        tables = (await session.execute(query)).all()
    return _pack(hall, person, known, tables)


def _held(person: str) -> ColumnElement[bool]:
    """The seats of a person at a table."""
    return and_(SeatRow.table == TableRow.id, SeatRow.person == person)


async def _pack(
    hall: Hall, person: str, known: dict[str, Any], tables: Sequence[Row[str, str, str]]
) -> AsyncIterator[bytes]:
    pieces = _Pieces()
    with zipfile.ZipFile(pieces, "w", zipfile.ZIP_DEFLATED) as folder:
        await asyncio.to_thread(lambda: folder.writestr("person.json", _json(known)))
        yield pieces.take()
        for table, game, status in tables:
            history = await _history(hall, table) if status == "finished" else None
            body = history or _json(await _own_choices(hall, table, person))
            name = f"{status}/{game}-{table}.json"
            await asyncio.to_thread(folder.writestr, name, body)
            yield pieces.take()
    yield pieces.take()


class _Pieces(io.RawIOBase):
    """A file that is read as it is written."""

    def __init__(self) -> None:
        self._written = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._written += data
        return len(data)

    def take(self) -> bytes:
        written = bytes(self._written)
        self._written.clear()
        return written


async def _about(hall: Hall, person: str) -> dict[str, Any]:
    said = select(ChatRow.table, ChatRow.time, ChatRow.text).where(ChatRow.person == person)
    async with hall.service.database.read() as session:
        row = (await session.scalars(select(PersonRow).where(PersonRow.id == person))).one()
        sessions = await session.scalars(select(SessionRow).where(SessionRow.person == person))
        removals = select(RemovalRow.table).where(RemovalRow.person == person)
        removed = list(await session.scalars(removals.order_by(RemovalRow.table)))
        lines = await session.stream(
            said.order_by(ChatRow.time), execution_options={"yield_per": LINES}
        )
        return {
            "id": row.id,
            "nickname": row.nickname,
            "name": row.name,
            "created": row.created,
            "seen": row.seen,
            "statistics": await find_statistics(session, person),
            "sessions": [
                {"created": s.created, "seen": s.seen, "expires": s.expires, "host": s.host}
                for s in sessions
            ],
            "removed": removed,
            "chat": [line._asdict() async for line in lines],
            "campaigns": await known_campaigns(session, person),
        }


async def _history(hall: Hall, table: str) -> bytes | None:
    """The record of a finished game; None if its log is damaged."""
    try:
        stored = await hall.store.load(table)
    except DatabaseUnavailable:
        raise
    except Exception:
        return None
    if stored is None:
        return None
    try:
        rules = load_rules(stored.record, hall.service.settings.overlay)
        return await asyncio.to_thread(_record, await _replayed(hall, stored), *rules)
    except Exception:  # other rules than ours: the choices are there all the same
        return stored_record(stored.record, stored.seats, stored.entries).to_json()


async def _replayed(hall: Hall, stored: Stored) -> Stored:
    """The game as it stands at its end; there is time to wait until somebody can play it again."""
    while True:
        try:
            return await hall.replayed(stored)
        except AnalystsBusy:
            await asyncio.sleep(RETRY_SECONDS)


def _record(stored: Stored, ruleset: AnyRuleset, data: Any) -> bytes:
    opened = OpenTable(stored, ruleset, data)
    assert opened.table is not None
    return record(opened.table, opened.seats).to_json()


async def _own_choices(hall: Hall, table: str, person: str) -> dict[str, Any]:
    record, seats = await hall.store.find_table(table)
    try:
        entries = await hall.store.entries(table)
    except DatabaseUnavailable:
        raise
    except Exception:  # the log is damaged
        entries = []
    held = [seat.seat for seat in seats if seat.person == person]
    own = [entry for entry in entries if entry.seat in held and _is_choice(entry)]
    return {
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "seats": held,
        "started": record.started,
        "choices": [msgspec.Raw(entry.body.encode()) for entry in own],
    }


def _is_choice(entry: Entry) -> bool:
    """Whether an entry is a choice that can be read."""
    try:
        return entry.kind == "choice" and read_choice(entry.body) is not None
    except msgspec.DecodeError:
        return False


def _json(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2)
