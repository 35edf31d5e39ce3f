"""All that the server knows of a person, as a file for them to keep."""

from __future__ import annotations

import asyncio
import io
import zipfile
from typing import Any

import msgspec
from sqlalchemy import select

from kosmodrom.core.errors import HistoryError
from kosmodrom.server.models import ChatRow, EntryRow, PersonRow, SeatRow, SessionRow, TableRow
from kosmodrom.server.people import find_statistics
from kosmodrom.server.play import Play

Files = dict[str, bytes]


async def export_person(play: Play, person: str) -> bytes:
    """A zip with what is known of a person, and their games: finished ones as records that can be
    replayed; of running ones only their own choices, for the rest is still hidden from them."""
    known = await _about(play, person)
    files: Files = {"person.json": _json(known)}
    async with play.service.database.read() as session:
        query = (
            select(TableRow.id, TableRow.game, TableRow.status, SeatRow.seat)
            .join(SeatRow, SeatRow.table == TableRow.id)
            .where(SeatRow.person == person, TableRow.started.is_not(None))
            .order_by(TableRow.created)
        )
        tables = (await session.execute(query)).all()
    for table, game, status, seat in tables:
        name = f"{status}/{game}-{table}.json"
        history = await _history(play, table) if status == "finished" else None
        files[name] = history or _json(await _own_choices(play, table, seat))
    return await asyncio.to_thread(_zip, files)


async def _about(play: Play, person: str) -> dict[str, Any]:
    async with play.service.database.read() as session:
        row = (await session.scalars(select(PersonRow).where(PersonRow.id == person))).one()
        sessions = await session.scalars(select(SessionRow).where(SessionRow.person == person))
        lines = await session.scalars(
            select(ChatRow).where(ChatRow.person == person).order_by(ChatRow.time)
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
            "chat": [{"table": c.table, "time": c.time, "text": c.text} for c in lines],
        }


async def _history(play: Play, table: str) -> bytes | None:
    """The record of a finished game; None if it was played with other rules than today's."""
    try:
        history = await play.replays.history(await play.hall.open(table))
    except HistoryError:
        return None
    return history.to_json()


async def _own_choices(play: Play, table: str, seat: int) -> dict[str, Any]:
    async with play.service.database.read() as session:
        row = (await session.scalars(select(TableRow).where(TableRow.id == table))).one()
        entries = await session.scalars(
            select(EntryRow.body)
            .where(EntryRow.table == table, EntryRow.seat == seat, EntryRow.kind == "choice")
            .order_by(EntryRow.number)
        )
        return {
            "game": row.game,
            "rules": row.rules,
            "options": msgspec.Raw(row.options.encode()),
            "seat": seat,
            "started": row.started,
            "choices": [msgspec.Raw(body.encode()) for body in entries],
        }


def _json(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2)


def _zip(files: Files) -> bytes:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as folder:
        for name, body in files.items():
            folder.writestr(name, body)
    return archive.getvalue()
