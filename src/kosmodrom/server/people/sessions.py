"""Who is asking: sessions, their cookie, and the checks on whatever comes in.

A session's token is random and signed, so that guesses do not reach the database. Browsers have it
in a cookie; with it everything that changes something also needs the header ``X-CSRF-Token``.
Programs send it as ``Authorization: Bearer <token>``.
"""

from __future__ import annotations

import hmac
import time
from collections.abc import Collection
from typing import Any, Final, cast

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.ext.asyncio import AsyncSession

from kosmodrom.server.config import Settings
from kosmodrom.server.database.models import PersonRow, SessionRow
from kosmodrom.server.errors import Declined, problem
from kosmodrom.server.security.safety import client_address, is_own_origin
from kosmodrom.server.service import Service

COOKIE: Final = "kosmodrom"
CSRF_HEADER: Final = "X-CSRF-Token"
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
DAY: Final = 86_400
REFRESH: Final = 3_600
"""How often a session that is used is noted as seen."""


class Visitor(msgspec.Struct, frozen=True):
    """Who is asking. Handlers get it as the argument ``visitor``.

    ``client`` is their address, for limits; ``session`` and ``person`` are ids. ``expires`` is when
    the session does, unless it is used before.
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


def session_cookie(settings: Settings, token: str) -> Cookie:
    """The cookie that keeps a browser signed in."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=settings.session_days * DAY,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )


def forget_cookie(settings: Settings) -> Cookie:
    """The cookie that signs a browser out."""
    return Cookie(key=COOKIE, max_age=0, httponly=True, samesite="lax", secure=settings.secure)


async def open_session(
    service: Service, session: AsyncSession, person: str | None, host: bool
) -> tuple[str, str]:
    """A new session: its token and its id."""
    token, number = service.tokens.make()
    now = time.time()
    expires = now + service.settings.session_days * DAY
    session.add(
        SessionRow(id=number, person=person, host=host, created=now, seen=now, expires=expires)
    )
    return token, number


async def close_sessions(session: AsyncSession, which: ColumnElement[bool]) -> list[str]:
    """Delete sessions; returns their ids, of which `Service.sessions_ended` is to be told."""
    gone = await session.scalars(delete(SessionRow).where(which).returning(SessionRow.id))
    return list(gone)


async def forget_expired(service: Service, limit: int) -> int:
    """Delete some of the sessions whose time is over; returns how many it were."""
    expired = select(SessionRow.id).where(SessionRow.expires < time.time()).limit(limit)
    async with service.database.begin() as session:
        gone = await session.execute(delete(SessionRow).where(SessionRow.id.in_(expired)))
    return cast(CursorResult[Any], gone).rowcount


async def open_sessions(service: Service, sessions: Collection[str]) -> dict[str, float]:
    """Those of some sessions that are still open, and when they expire."""
    query = select(SessionRow.id, SessionRow.expires).where(
        SessionRow.id.in_(sessions), SessionRow.expires > time.time()
    )
    async with service.database.read() as session:
        return {row.id: row.expires for row in await session.execute(query)}


class Gate(ASGIMiddleware):
    """Everything for the API passes here: its rate, its origin, its session and its CSRF token."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        service: Service = scope["litestar_app"].state.service
        try:
            scope["auth"] = await _admit(service, scope)
        except Declined as declined:
            service.metrics.refused.labels(declined.message).inc()
            if scope["type"] == ScopeType.HTTP:
                raise
            code, reason = 4000 + declined.status, problem(declined).text.en
            await send({"type": "websocket.close", "code": code, "reason": reason})
            return
        await next_app(scope, receive, send)


async def _admit(service: Service, scope: Scope) -> Visitor:
    settings = service.settings
    client = client_address(scope, settings.trusted_proxies)
    service.limiter.take("requests", client, settings.limits.requests)
    if "\0" in scope["path"] or b"%00" in scope["query_string"]:
        raise Declined("error-nul")
    headers = Headers.from_scope(scope)
    origin = headers.get("origin")
    if origin and not is_own_origin(origin, headers.get("host", ""), settings.address):
        raise Declined("error-origin", status=403, origin=origin[:200])
    return await _recognise(service, scope, headers, client)


async def _recognise(service: Service, scope: Scope, headers: Headers, client: str) -> Visitor:
    kind, _, bearer = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        visitor = await _visitor(service, bearer.strip(), client)
        if visitor.session is None:
            raise Declined("error-token", status=401)
        return visitor
    token = ASGIConnection[Any, Any, Any, Any](scope).cookies.get(COOKIE)
    if token is None:
        return Visitor(client)
    visitor = await _visitor(service, token, client)
    unsafe = scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE_METHODS
    if unsafe and visitor.session is not None:
        expected = service.tokens.csrf(visitor.session)
        given = headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(expected.encode(), given.encode()):
            raise Declined("error-csrf", status=403, header=CSRF_HEADER)
    return visitor


async def _visitor(service: Service, token: str, client: str) -> Visitor:
    """Whose token it is; nobody in particular if it is no good."""
    number = service.tokens.session(token)
    if number is None:
        return Visitor(client)
    now = time.time()
    async with service.database.read() as session:
        query = select(SessionRow).where(SessionRow.id == number, SessionRow.expires > now)
        row = (await session.scalars(query)).one_or_none()
    if row is None:
        return Visitor(client)
    expires = row.expires
    if now - row.seen > REFRESH:
        expires = await _refresh(service, row, now)
    return Visitor(client, row.id, row.person, row.host, expires)


async def _refresh(service: Service, row: SessionRow, now: float) -> float:
    """Note that somebody is still there; returns when their session expires now."""
    expires = now + service.settings.session_days * DAY
    used = update(SessionRow).where(SessionRow.id == row.id)
    there = update(PersonRow).where(PersonRow.id == row.person)
    async with service.database.begin() as session:
        await session.execute(used.values(seen=now, expires=expires))
        await session.execute(there.values(seen=now))
    return expires
