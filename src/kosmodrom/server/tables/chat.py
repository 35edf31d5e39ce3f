"""The chat of a table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import exists, func, select
from sqlalchemy.exc import IntegrityError

from kosmodrom.core.options import Seat
from kosmodrom.server import wire
from kosmodrom.server.database.models import ChatRow, PersonRow, TableRow
from kosmodrom.server.errors import Declined
from kosmodrom.server.security.text import clean_line
from kosmodrom.server.tables.hall import Hall
from kosmodrom.server.tables.leases import Elsewhere
from kosmodrom.server.tables.names import name_beside, shown_names
from kosmodrom.server.tables.open_table import OpenTable

ATTEMPTS: Final = 5


async def say(hall: Hall, opened: OpenTable, person: str, said: wire.Say) -> None:
    """Add a line to the chat, unless a line with the same key is there already."""
    hall.service.limiter.take("chat", person, hall.service.settings.limits.chat_lines)
    line = clean_line(said.text)
    if line is None:
        raise Declined("error-field-short", field="text", limit=1)
    own = [seat for seat in opened.seats if seat.person == person]
    if said.seat is not None and all(seat.seat != said.seat for seat in own):
        raise Declined("refusal-other-seat", status=403)
    seat = next((seat for seat in own if said.seat in (None, seat.seat)), None)
    if seat is not None:
        name = shown_names(opened.seats)[seat.seat]
    else:
        name = name_beside(await hall.nickname(person), opened.seats)
    number = seat.seat if seat is not None else None
    cleaned = wire.Say(said.key, line)
    for _ in range(ATTEMPTS):
        try:
            await _add_line(hall, opened.record.id, person, number, name, cleaned)
        except IntegrityError:
            continue
        except LookupError:
            raise Declined("error-sign-in", status=401) from None
        break
    else:
        raise Declined("refusal-overtaken", status=409)
    await refresh_chat(hall, opened.record.id)


async def _add_line(
    hall: Hall, table: str, person: str, seat: Seat | None, name: str, said: wire.Say
) -> None:
    """Write a line. Raises `LookupError` if the person no longer exists, `IntegrityError` if
    somebody else took the same number first, and `Elsewhere` if this process has lost the table:
    whoever has it now would not show the line."""
    async with hall.store.database.begin() as session:
        speaker = select(PersonRow.id).where(PersonRow.id == person)
        # Locked, so that they cannot be deleted before their name is written.
        if await session.scalar(speaker.with_for_update(read=True, key_share=True)) is None:
            raise LookupError(person)
        server = await session.scalar(select(TableRow.server).where(TableRow.id == table))
        if server is not None and server != hall.leases.server:
            raise Elsewhere(server)
        known = exists().where(ChatRow.table == table, ChatRow.key == said.key)
        if await session.scalar(select(known)):
            return
        number = await session.scalar(
            select(func.count()).select_from(ChatRow).where(ChatRow.table == table)
        )
        line = ChatRow(
            table=table,
            number=number or 0,
            person=person,
            seat=seat,
            name=name,
            text=said.text,
            key=said.key,
            time=hall.now(),
        )
        session.add(line)


async def refresh_chat(hall: Hall, table: str) -> None:
    """Read the new lines of a table that is in memory, and notify everyone who watches."""
    opened = await hall.find_or_await(table)
    if opened is not None:
        for line in await hall.store.chat(table, len(opened.chat)):
            if line.number == len(opened.chat):  # otherwise another task has read it meanwhile
                opened.chat.append(line)
        opened.notify_watchers()


async def reread_chat(hall: Hall, table: str) -> None:
    """Read the whole chat of a table in memory again: what somebody said may be deleted, or be
    another's now. Those who watch are sent it anew."""
    opened = await hall.find_or_await(table)
    if opened is not None:
        async with opened.lock:  # so that what was read first is not taken for the newest
            known, opened.chat = opened.chat, await hall.store.chat(table)
            if opened.chat[: len(known)] != known:
                opened.chat_changes += 1
        await refresh_chat(hall, table)
