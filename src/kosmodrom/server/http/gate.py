"""The gate that every request to the API passes: its rate, origin, session and CSRF token.

A session's token is random and signed, so that guesses do not reach the database. Browsers have it
in a cookie, and must also send the header ``X-CSRF-Token`` with everything that changes something.
Programs send it as ``Authorization: Bearer <token>``.
"""

from __future__ import annotations

import hmac
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from kosmodrom.server.config import Settings
from kosmodrom.server.errors import Declined, problem
from kosmodrom.server.http.addresses import client_address, is_own_host, is_own_origin
from kosmodrom.server.people.sessions import DAY, Visitor, find_visitor
from kosmodrom.server.processes.asker import Asker, asking
from kosmodrom.server.service import Service

COOKIE: Final = "kosmodrom"
DEVICE_COOKIE: Final = "kosmodrom-device-"
"""And the id of a person who has signed in to their account on this device."""
DEVICE_DAYS: Final = 400
"""As long as browsers keep a cookie."""
CSRF_HEADER: Final = "X-CSRF-Token"
VISITOR: Final = "passed_on_visitor"
"""Where the state of a scope says who is asking, if another server process has let them in."""
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


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


def device_cookie(settings: Settings, person: str, token: str) -> Cookie:
    """The cookie by which a device is known when its owner signs in again."""
    return Cookie(
        key=DEVICE_COOKIE + person,
        value=token,
        max_age=DEVICE_DAYS * DAY,
        path="/api/login",
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )


def forget_device_cookie(settings: Settings, person: str) -> Cookie:
    return Cookie(
        key=DEVICE_COOKIE + person,
        max_age=0,
        path="/api/login",
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )


class Gate(ASGIMiddleware):
    """Checks every request to the API, and finds out who is asking."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        service: Service = scope["litestar_app"].state.service
        passed_on = scope["state"].get(VISITOR)
        try:
            visitor = scope["auth"] = passed_on or await _admit(service, scope)
            asking.set(Asker(visitor.person, visitor.client))
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
    host, origin = headers.get("host", ""), headers.get("origin")
    if not is_own_host(host, settings.address):
        raise Declined("error-host", status=421, host=host[:200], address=settings.address)
    if origin and not is_own_origin(origin, host, settings.address):
        raise Declined("error-origin", status=403, origin=origin[:200])
    return await recognise(service, scope, headers, client)


async def recognise(service: Service, scope: Scope, headers: Headers, client: str) -> Visitor:
    """Who is asking, by their token."""
    kind, _, bearer = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        visitor = await find_visitor(service, bearer.strip(), client)
        if visitor.session is None:
            raise Declined("error-token", status=401)
        return visitor
    token = ASGIConnection[Any, Any, Any, Any](scope).cookies.get(COOKIE)
    if token is None:
        return Visitor(client)
    visitor = await find_visitor(service, token, client)
    unsafe = scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE_METHODS
    if unsafe and visitor.session is not None:
        expected = service.tokens.csrf(visitor.session)
        given = headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(expected.encode(), given.encode()):
            raise Declined("error-csrf", status=403, header=CSRF_HEADER)
    return visitor
