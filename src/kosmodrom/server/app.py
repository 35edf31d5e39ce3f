"""The server's application: everything put together."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import msgspec
from litestar import HttpMethod, Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

from kosmodrom.core.codecs import json_decoder
from kosmodrom.server.config import Settings, load_secrets
from kosmodrom.server.http.arguments import dependencies
from kosmodrom.server.http.client_files import client_route, load_client
from kosmodrom.server.http.connections import Arrivals
from kosmodrom.server.http.gate import Gate
from kosmodrom.server.http.headers import add_headers
from kosmodrom.server.http.openapi import openapi_config
from kosmodrom.server.http.problems import answer
from kosmodrom.server.http.relay import Relay, answer_request
from kosmodrom.server.http.routes.campaigns import campaigns_routes
from kosmodrom.server.http.routes.games import games_routes
from kosmodrom.server.http.routes.host import host_routes, probe_routes
from kosmodrom.server.http.routes.people import people_routes
from kosmodrom.server.http.routes.replay import replay_routes
from kosmodrom.server.http.routes.tables import tables_routes
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.service import Service
from kosmodrom.server.tidy import tidying


def _calm_collector() -> None:
    """Let Python's garbage collector run more rarely, and skip what exists from the start: it
    would search all tables again and again, though choices leave no cycles behind."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


async def name_methods(message: Message, scope: Scope) -> None:
    """Litestar answers OPTIONS with the methods of one handler of a path: name those of all."""
    if message["type"] == "http.response.start" and scope.get("method") == HttpMethod.OPTIONS:
        headers = MutableScopeHeaders.from_message(message)
        for route in scope["litestar_app"].routes:
            if isinstance(route, HTTPRoute) and route.path_format == scope.get("path_template"):
                headers["Allow"] = ", ".join(sorted(route.methods))


def learn_types() -> None:
    """Let msgspec learn everything that the server receives, sends or stores, and the arguments of
    all handlers, before any other thread runs: Litestar converts them without the lock of
    `kosmodrom.core.codecs`."""
    kinds = [msgspec.Struct]
    for kind in kinds:  # which grows meanwhile
        kinds += kind.__subclasses__()
        if kind.__module__.startswith("kosmodrom.server."):
            json_decoder(kind)


def create_app(settings: Settings) -> Litestar:
    """The application of a server with these settings. Its `Service` is ``app.state.service``, its
    `Runtime` is ``app.state.runtime``."""
    service = Service(settings, load_secrets(settings.data))
    runtime = Runtime(service)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        try:
            await service.database.migrate()
            await runtime.start()
            _calm_collector()
            async with tidying(service):
                yield
        finally:
            await runtime.close()
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
        middleware=[Gate(), Relay()],
    )
    app = Litestar(
        [api, *probe_routes, client_route(load_client())],
        state=State({"service": service, "runtime": runtime}, deep_copy=False),
        lifespan=[lifespan],
        dependencies=dependencies(service, runtime),
        exception_handlers={Exception: answer},
        before_send=[add_headers, name_methods, service.metrics.count_answer],
        request_max_body_size=settings.limits.body,
        # Level 9 takes twice as long, and saves a few bytes in a hundred.
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=6,
            minimum_size=1000,
            exclude_opt_key="is_packed",
        ),
        openapi_config=openapi_config(),
        logging_config=None,  # the program that starts the server sets up logging
    )
    runtime.peers.on_request = partial(answer_request, app, runtime)
    app.state.arrivals = Arrivals(app, settings)
    runtime.peers.on_arrival = app.state.arrivals.take
    learn_types()
    return app
