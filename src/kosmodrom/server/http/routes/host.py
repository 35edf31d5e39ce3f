"""Routes about the server itself, for everyone and for its host."""

from __future__ import annotations

import hmac
from typing import Any, Literal, TypeAlias

import msgspec
from litestar import Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from kosmodrom.server import wire
from kosmodrom.server.database.engine import DatabaseUnavailable
from kosmodrom.server.http.addresses import client_address
from kosmodrom.server.http.arguments import PathId, TheRuntime, TheService, TheVisitor
from kosmodrom.server.http.gate import recognise
from kosmodrom.server.http.routes.people import limit_sign_ins, signed_in
from kosmodrom.server.people import accounts, host
from kosmodrom.server.service import Service

AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


class Health(msgspec.Struct, frozen=True):
    """Whether the server works: ``down`` without its database, ``read-only`` if the database cannot
    save."""

    status: Literal["ok", "read-only", "down"]


@get("/server")
async def get_server(service: TheService) -> wire.ServerView:
    """What everyone may know about the server."""
    return host.server_view(service)


@post("/host", guards=[limit_sign_ins], status_code=200)
async def post_host(
    service: TheService, visitor: TheVisitor, data: JSONBody[wire.HostKey]
) -> Response[wire.SignedIn]:
    """Prove that one is the host: the key is printed when the server starts."""
    return await signed_in(service, await accounts.admit_host(service, visitor, data.key))


@get("/host")
async def get_host(runtime: TheRuntime, visitor: TheVisitor) -> wire.HostView:
    """The host's page."""
    host.require_host(visitor)
    return await host.host_view(runtime.lobby)


@delete("/host/tables/{table:str}")
async def delete_table(service: TheService, visitor: TheVisitor, table: PathId) -> None:
    """Close a table for good."""
    host.require_host(visitor)
    await host.close_table(service, table)


@get("/health", responses={503: ResponseSpec(Health, generate_examples=False)})
async def get_health(service: TheService) -> Response[Health]:
    """Whether the server works."""
    try:
        await service.database.ping()
    except Exception as error:
        service.report_error("GET /health", error)
        unsaved = isinstance(error, DatabaseUnavailable) and error.message == "error-not-saved"
        return Response(Health("read-only" if unsaved else "down"), status_code=503)
    return Response(Health("ok"))


async def guard_metrics(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """For the host alone, or a program that sends the host key as its token, unless the settings
    open them to everyone."""
    service: Service = connection.app.state.service
    if service.settings.open_metrics:
        return
    headers = connection.headers
    client = client_address(connection.scope, service.settings.trusted_proxies)
    service.limiter.take("requests", client, service.settings.limits.requests)
    sent = headers.get("authorization", "").encode()
    if hmac.compare_digest(sent, f"Bearer {service.secrets.host}".encode()):
        return
    if sent:  # perhaps somebody guesses
        service.limiter.take("sign-ins", client, service.settings.limits.sign_ins)
    host.require_host(await recognise(service, connection.scope, headers, client))


@get("/metrics", media_type="text/plain", guards=[guard_metrics])
async def get_metrics(service: TheService) -> Response[bytes]:
    """The server's metrics, for Prometheus."""
    return Response(service.metrics.text(), media_type=service.metrics.media_type)


host_routes = [get_server, post_host, get_host, delete_table]
"""Below /api."""

probe_routes = [get_health, get_metrics]
"""At the top, for machines."""
