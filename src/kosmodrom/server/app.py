"""The server's application: everything plugged together."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import HttpMethod, Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

from kosmodrom.server.config import Settings, load_secrets
from kosmodrom.server.errors import answer
from kosmodrom.server.http.arguments import dependencies
from kosmodrom.server.http.client_files import client_route, load_client
from kosmodrom.server.http.openapi import complete, openapi_config
from kosmodrom.server.http.routes.campaigns import campaigns_routes
from kosmodrom.server.http.routes.games import games_routes
from kosmodrom.server.http.routes.host import host_routes, probe_routes
from kosmodrom.server.http.routes.people import people_routes
from kosmodrom.server.http.routes.replay import replay_routes
from kosmodrom.server.http.routes.tables import tables_routes
from kosmodrom.server.people.sessions import Gate
from kosmodrom.server.runtime import Play
from kosmodrom.server.security.safety import add_headers
from kosmodrom.server.service import Service
from kosmodrom.server.tidy import tidying


def _calm_collector() -> None:
    """Python's garbage collector looks through all tables again and again, though what a choice
    leaves behind has no cycles: let it look more rarely, and past what is there from the start."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


async def name_methods(message: Message, scope: Scope) -> None:
    """Litestar answers OPTIONS with the methods of one handler of a path: name those of all."""
    if message["type"] == "http.response.start" and scope.get("method") == HttpMethod.OPTIONS:
        headers = MutableScopeHeaders.from_message(message)
        for route in scope["litestar_app"].routes:
            if isinstance(route, HTTPRoute) and route.path_format == scope.get("path_template"):
                headers["Allow"] = ", ".join(sorted(route.methods))


def create_app(settings: Settings) -> Litestar:
    """The application of a server with these settings. Its `Service` is ``app.state.service``, its
    tables are ``app.state.play``."""
    service = Service(settings, load_secrets(settings.data))
    play = Play(service)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        try:
            await service.database.migrate()
            await play.start()
            _calm_collector()
            async with tidying(service):
                yield
        finally:
            await play.close()
            await service.close()

    api = Router(
        "/api",
        route_handlers=[
            *people_routes,
            *host_routes,
            *games_routes,
            *tables_routes,
            *campaigns_routes,
            *replay_routes,
        ],
        middleware=[Gate()],
    )
    app = Litestar(
        [api, *probe_routes, client_route(load_client())],
        state=State({"service": service, "play": play}, deep_copy=False),
        lifespan=[lifespan],
        dependencies=dependencies(service, play),
        exception_handlers={Exception: answer},
        before_send=[add_headers, name_methods, service.metrics.count_answer],
        request_max_body_size=settings.limits.body,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude_opt_key="is_packed"
        ),
        openapi_config=openapi_config(),
        logging_config=None,  # whoever starts the server sets up logging
    )
    complete(app.openapi_schema)
    return app
