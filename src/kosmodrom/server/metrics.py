"""The metrics of a server process, for Prometheus."""

from __future__ import annotations

from typing import Final

from litestar.enums import ScopeType
from litestar.types import Message, Scope
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Metrics:
    """Counters and gauges. To add another one, make it with ``registry``."""

    media_type: Final = "text/plain; version=0.0.4"

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.requests = Counter(
            "kosmodrom_requests", "HTTP requests answered", ("method", "status"), registry=registry
        )
        self.refused = Counter(
            "kosmodrom_refused", "Requests stopped at the gate", ("reason",), registry=registry
        )
        self.errors = Counter(
            "kosmodrom_errors", "Things that went wrong in the server", registry=registry
        )
        self.sockets = Gauge("kosmodrom_sockets", "Open WebSockets", registry=registry)
        self.bots_waiting = Gauge(
            "kosmodrom_bots_waiting", "Moves that wait for a bot", registry=registry
        )
        self.bots_working = Gauge(
            "kosmodrom_bots_working", "Moves that bots think about", registry=registry
        )
        self.bots_failed = Counter(
            "kosmodrom_bots_failed", "Bots that crashed or were too slow", registry=registry
        )

    async def count_answer(self, message: Message, scope: Scope) -> None:
        """Count an answer. Litestar calls this with everything that is sent."""
        if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP:
            method = scope["method"] if scope["method"] in METHODS else "other"
            self.requests.labels(method, message["status"]).inc()

    def value(self, name: str) -> int:
        """The value of a metric, by its name in the text."""
        return int(self.registry.get_sample_value(name) or 0)

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self.registry)
