"""Sessions: the devices and programs that are signed in."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any, Final, cast

import msgspec
from sqlalchemy import ColumnElement, Row, bindparam, delete, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.engine import Connection, CursorResult
from sqlalchemy.ext.asyncio import AsyncSession

from kosmodrom.server.database.models import PersonRow, SessionRow
from kosmodrom.server.errors import Declined
from kosmodrom.server.service import Service

DAY: Final = 86_400
REFRESH: Final = 3_600
"""How often a session in use is noted as seen."""

_sessions = cast(SqlTable, SessionRow.__table__)
# Of the columns: every request asks this.
_open_session = select(_sessions).where(
    _sessions.c.id == bindparam("the_session"), _sessions.c.expires > bindparam("now")
)


class Visitor(msgspec.Struct, frozen=True):
    """Who is asking. Handlers get it as the argument ``visitor``.

    ``client`` is their address, for limits; ``session`` and ``person`` are ids. ``expires`` is when
    the session ends unless it is used before.
    """

    client: str
    session: str | None = None
    person: str | None = None
    host: bool = False
    expires: float | None = None

    @property
    def someone(self) -> str:
        """The person's id; raises `Declined` if there is none yet."""
        if self.person is None:
            raise Declined("error-sign-in", status=401)
        return self.person


async def open_session(
    service: Service, session: AsyncSession, person: str | None, host: bool
) -> tuple[str, str]:
    """Start a session; returns its token and its id."""
    token, number = service.tokens.make()
    now = time.time()
    expires = now + service.settings.session_days * DAY
    session.add(
        SessionRow(id=number, person=person, host=host, created=now, seen=now, expires=expires)
    )
    return token, number


async def close_sessions(session: AsyncSession, which: ColumnElement[bool]) -> list[str]:
    """Delete sessions; returns their ids, for `Service.sessions_ended`."""
    gone = await session.scalars(delete(SessionRow).where(which).returning(SessionRow.id))
    return list(gone)


async def forget_expired(service: Service, limit: int) -> int:
    """Delete some of the expired sessions; returns their number."""
    expired = select(SessionRow.id).where(SessionRow.expires < time.time()).limit(limit)
    async with service.database.begin() as session:
        gone = await session.execute(delete(SessionRow).where(SessionRow.id.in_(expired)))
    return cast(CursorResult[Any], gone).rowcount


async def open_sessions(service: Service, sessions: Collection[str]) -> dict[str, float]:
    """Which of these sessions are still open, and when they expire."""
    query = select(SessionRow.id, SessionRow.expires).where(
        SessionRow.id.in_(sessions), SessionRow.expires > time.time()
    )
    async with service.database.read() as session:
        return {row.id: row.expires for row in await session.execute(query)}


async def find_visitor(service: Service, token: str, client: str) -> Visitor:
    """The visitor with a token; an unknown visitor if the token is no good."""
    number = service.tokens.session(token)
    if number is None:
        return Visitor(client)
    now = time.time()

    def find(connection: Connection) -> Row[Any] | None:
        return connection.execute(_open_session, {"the_session": number, "now": now}).one_or_none()

    row = await service.database.look_up(find)
    if row is None:
        return Visitor(client)
    expires = row.expires
    if now - row.seen > REFRESH:
        expires = await _refresh(service, row, now)
    return Visitor(client, row.id, row.person, row.host, expires)


async def _refresh(service: Service, row: Row[Any], now: float) -> float:
    """Note that a session is in use; returns when it expires now."""
    expires = now + service.settings.session_days * DAY
    used = update(SessionRow).where(SessionRow.id == row.id)
    there = update(PersonRow).where(PersonRow.id == row.person)
    async with service.database.begin() as session:
        await session.execute(used.values(seen=now, expires=expires))
        await session.execute(there.values(seen=now))
    return expires
