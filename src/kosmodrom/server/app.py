"""The server's application: everything plugged together."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State

from kosmodrom.server.arguments import dependencies
from kosmodrom.server.client import client_route, load_client
from kosmodrom.server.config import Settings, load_secrets
from kosmodrom.server.openapi import CONFIG, complete
from kosmodrom.server.play import Play
from kosmodrom.server.problems import answer
from kosmodrom.server.routes.games import games_routes
from kosmodrom.server.routes.host import host_routes, probe_routes
from kosmodrom.server.routes.people import people_routes
from kosmodrom.server.routes.replay import replay_routes
from kosmodrom.server.routes.tables import tables_routes
from kosmodrom.server.safety import add_headers
from kosmodrom.server.service import Service
from kosmodrom.server.sessions import Gate, forget_expired


def _calm_collector() -> None:
    """Python's garbage collector looks through all tables again and again, though what a choice
    leaves behind has no cycles: let it look more rarely, and past what is there from the start."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def create_app(settings: Settings) -> Litestar:
    """The application of a server with these settings. Its `Service` is ``app.state.service``, its
    tables are ``app.state.play``."""
    service = Service(settings, load_secrets(settings.data))
    play = Play(service)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        try:
            await service.database.migrate()
            await forget_expired(service)
            await play.start()
            _calm_collector()
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
        before_send=[add_headers, service.metrics.count_answer],
        request_max_body_size=settings.limits.body,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=CONFIG,
        logging_config=None,  # whoever starts the server sets up logging
    )
    complete(app.openapi_schema)
    return app
