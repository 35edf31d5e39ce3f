"""All that the server knows of a person, as a file for them to keep.

Somebody may have played hundreds of games: they are read one after another, unpacked and packed
beside the event loop, and each is sent before the next is read.
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
from kosmodrom.server.database.models import (
    ChatRow,
    PersonRow,
    RemovalRow,
    SeatRow,
    SessionRow,
    TableRow,
)
from kosmodrom.server.people.accounts import find_statistics
from kosmodrom.server.runtime import Play
from kosmodrom.server.tables.hall import load_rules
from kosmodrom.server.tables.open_table import AnyRuleset, OpenTable
from kosmodrom.server.tables.replay import record
from kosmodrom.server.tables.store import Stored

LINES: Final = 500
"""How many lines of chat are read at a time."""


async def export_person(play: Play, person: str) -> AsyncIterator[bytes]:
    """A zip, piece by piece, with what is known of a person, and their games: finished ones as
    records that can be replayed; of running ones only their own choices, for the rest is still
    hidden from them."""
    known = await _about(play, person)
    query = (
        select(TableRow.id, TableRow.game, TableRow.status)
        .where(exists().where(_held(person)), TableRow.started.is_not(None))
        .order_by(TableRow.created)
    )
    async with play.service.database.read() as session:
        tables = (await session.execute(query)).all()
    return _pack(play, person, known, tables)


def _held(person: str) -> ColumnElement[bool]:
    """The seats of a person at a table."""
    return and_(SeatRow.table == TableRow.id, SeatRow.person == person)


async def _pack(
    play: Play, person: str, known: dict[str, Any], tables: Sequence[Row[str, str, str]]
) -> AsyncIterator[bytes]:
    pieces = _Pieces()
    with zipfile.ZipFile(pieces, "w", zipfile.ZIP_DEFLATED) as folder:
        await asyncio.to_thread(lambda: folder.writestr("person.json", _json(known)))
        yield pieces.take()
        for table, game, status in tables:
            history = await _history(play, table) if status == "finished" else None
            body = history or _json(await _own_choices(play, table, person))
            name = f"{status}/{game}-{table}.json"
            await asyncio.to_thread(folder.writestr, name, body)
            yield pieces.take()
    yield pieces.take()


class _Pieces(io.RawIOBase):
    """What is written, to be taken away again."""

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


async def _about(play: Play, person: str) -> dict[str, Any]:
    said = select(ChatRow.table, ChatRow.time, ChatRow.text).where(ChatRow.person == person)
    async with play.service.database.read() as session:
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


async def _history(play: Play, table: str) -> bytes | None:
    """The record of a finished game; None if it cannot be played again: it was played with other
    rules than today's, or its log is damaged."""
    stored = await play.store.load(table)
    if stored is None:
        return None
    try:
        rules = load_rules(stored.record, play.service)
        return await asyncio.to_thread(_record, stored, *rules)
    except Exception:
        return None


def _record(stored: Stored, ruleset: AnyRuleset, data: Any) -> bytes | None:
    opened = OpenTable(stored, ruleset, data)
    return record(opened.table, opened.seats).to_json() if opened.table is not None else None


async def _own_choices(play: Play, table: str, person: str) -> dict[str, Any]:
    record, seats, entries = await play.store.head(table, 0)
    held = [seat.seat for seat in seats if seat.person == person]
    own = [entry for entry in entries if entry.seat in held and entry.kind == "choice"]
    return {
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "seats": held,
        "started": record.started,
        "choices": [msgspec.Raw(entry.body.encode()) for entry in own],
    }


def _json(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2)
