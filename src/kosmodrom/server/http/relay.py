"""Requests about a table of another server process are passed on to it, and answered from there.

If that process is gone, this one or another takes the table, and the request is passed on again:
clients would send it again themselves, and what has a key is done once.
"""

from __future__ import annotations

import asyncio
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send

from kosmodrom.server.cluster.frames import Answer, Request
from kosmodrom.server.cluster.links import LinkLost
from kosmodrom.server.errors import Declined
from kosmodrom.server.http.gate import VISITOR
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.leases import Elsewhere

TABLES: Final = "/api/tables/"
PATIENCE: Final = 8.0
"""For how many seconds to look for the process that has a table."""
PAUSE: Final = 0.03
OWN_HEADERS: Final = (b"accept-encoding", b"content-length", b"transfer-encoding", b"connection")
"""Those that concern only one of the two ways. The answer is packed where it leaves."""


class Relay(ASGIMiddleware):
    """Passes requests on. The gate has found out who is asking."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        assert scope["type"] == ScopeType.HTTP
        runtime: Runtime = scope["litestar_app"].state.runtime
        passed_on = VISITOR in scope["state"]
        table: str = scope["path_params"].get("table", "")
        server = None
        if table and not (runtime.peers.alone or passed_on) and scope["path"].startswith(TABLES):
            server = await _server_of(runtime, table)
        if server is None:
            await next_app(scope, receive, send)
            return
        body = await _read(receive, runtime.service.settings.limits.body)
        give_up = asyncio.get_running_loop().time() + PATIENCE
        while server is not None:
            answer = await _ask(runtime, server, _request(scope, table, body))
            if answer is not None:
                await _send(answer, send)
                return
            if asyncio.get_running_loop().time() > give_up:
                raise Elsewhere(server)
            await asyncio.sleep(PAUSE)
            server = await _server_of(runtime, table)
        await next_app(scope, _once(body), send)


async def _server_of(runtime: Runtime, table: str) -> int | None:
    """The other process that has a table; None if it is here, or nowhere."""
    try:
        await runtime.hall.open(table)
    except Elsewhere as elsewhere:
        return elsewhere.server
    except Declined:
        pass  # the handler will say so
    return None


async def _ask(runtime: Runtime, server: int, request: Request) -> Answer | None:
    """Pass a request on; None if the table is not there, or the process gone."""
    try:
        answer = await runtime.peers.ask(server, request)
    except LinkLost:
        return None
    if not answer.status:
        runtime.hall.leases.forget(request.table)
        return None
    return answer


def _request(scope: HTTPScope, table: str, body: bytes) -> Request:
    return Request(
        number=0,
        table=table,
        method=scope["method"],
        path=scope["path"],
        query=scope["query_string"],
        headers=[pair for pair in scope["headers"] if pair[0] not in OWN_HEADERS],
        body=body,
        visitor=scope["auth"],
    )


async def _read(receive: Receive, limit: int) -> bytes:
    """The body of a request. Of one that is too large enough for the other side to see that."""
    body = bytearray()
    while len(body) <= limit:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message["body"]
        if not message["more_body"]:
            break
    return bytes(body)


async def _send(answer: Answer, send: Send) -> None:
    await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
    await send({"type": "http.response.body", "body": answer.body, "more_body": False})


def _once(body: bytes) -> Receive:
    """Gives a body that was read already."""
    messages: list[HTTPReceiveMessage] = [
        {"type": "http.request", "body": body, "more_body": False}
    ]

    async def receive() -> HTTPReceiveMessage:
        return messages.pop() if messages else {"type": "http.disconnect"}

    return receive


# At the other side


async def answer_request(app: ASGIApp, runtime: Runtime, request: Request) -> Answer:
    """Answer what another process passes on, if the table is here."""
    if await _server_of(runtime, request.table) is not None:
        return Answer(request.number)
    status, headers, body = 500, list[tuple[bytes, bytes]](), bytearray()

    async def send(message: Message) -> None:
        nonlocal status, headers
        if message["type"] == "http.response.start":
            status, headers = message["status"], list(message["headers"])
        elif message["type"] == "http.response.body":
            body.extend(message["body"])

    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": "http",
        "path": request.path,
        "raw_path": request.path.encode(),
        "root_path": "",
        "query_string": request.query,
        "headers": [*request.headers, (b"content-length", b"%d" % len(request.body))],
        "client": None,
        "server": None,
        "extensions": None,
        "state": {VISITOR: request.visitor},
    }
    await app(scope, _once(request.body), send)  # type: ignore[arg-type]
    return Answer(request.number, status, headers, bytes(body))
