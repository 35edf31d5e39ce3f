"""Connections as they come from the network, before anything is read from them.

A request that never becomes complete is given up after a while, and nobody holds more connections
than their share: else a few programs that send half a request each would leave none for the rest.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from kosmodrom.server.config import Settings
from kosmodrom.server.errors import Declined, problem
from kosmodrom.server.security.safety import is_trusted, network_of
from kosmodrom.server.service import Service

TIMED_OUT: Final = 408
TOO_MANY: Final = 429

_RUBBISH: Final = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
"""What uvicorn says of strangers who send nonsense: they could fill the log with it."""


def _is_told(record: logging.LogRecord) -> bool:
    return record.getMessage() not in _RUBBISH


logging.getLogger("uvicorn.error").addFilter(_is_told)


def server_config(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application, or with ``factory`` what makes it."""
    usual: dict[str, Any] = {
        "http": Connection,
        "ws": "websockets-sansio",
        "ws_max_size": settings.limits.body,
        # Saves memory for each connection, and nobody learns a secret from how well it compresses.
        "ws_per_message_deflate": False,
        "proxy_headers": False,  # the server itself knows whom it trusts
        "server_header": False,
        "access_log": False,
    }
    return uvicorn.Config(app, **usual | more)


class Connection(HttpToolsProtocol):
    """A connection over which requests come, each of them in time.

    When it becomes a WebSocket it is no longer counted here: of those there is a number, too.
    """

    _counted: str | None = None
    """The client for which it is counted."""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        service: Service = self.app.state.service
        self._limits = service.settings.limits
        self._held = service.connections
        address = self.client[0] if self.client else "unknown"
        # A proxy has many clients: to hold them off is its task.
        if not is_trusted(address, service.settings.trusted_proxies):
            self._count(network_of(address))
        if not transport.is_closing():
            self._expect(self._limits.header_seconds)

    def _count(self, client: str) -> None:
        if self._held[client] >= self._limits.connections:
            limit = self._limits.connections
            self._turn_away(Declined("error-sockets", status=TOO_MANY, limit=limit))
            return
        self._counted = client
        self._held[client] += 1

    def _discount(self) -> None:
        if self._counted is not None:
            self._held[self._counted] -= 1
            if not self._held[self._counted]:
                del self._held[self._counted]
            self._counted = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self._discount()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        self._discount()
        super().handle_websocket_upgrade()

    # A request: its head, its body

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._timer is None:  # the first one is expected since the connection is there
            self._expect(self._limits.header_seconds)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._expect(self._limits.body_seconds)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._expect(None)

    def _expect(self, seconds: float | None) -> None:
        """From now on so much time is left for what comes next; None: nothing is awaited."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        cycle: RequestResponseCycle | None = self.cycle
        in_body = cycle is not None and cycle.more_body
        if self.flow.read_paused or (cycle and not (in_body or cycle.response_complete)):
            # It is we who do not read, or are still at the request before.
            self._expect(self._limits.body_seconds)
            return
        self._timer = None
        if cycle is not None and in_body:
            cycle.disconnected = True  # whoever waits for the rest waits no longer
            cycle.message_event.set()
            if cycle.response_started:
                self.transport.close()
                return
        self._turn_away(Declined("error-timed-out", status=TIMED_OUT))

    def _turn_away(self, declined: Declined) -> None:
        """Answer without asking the application, and hang up."""
        text = problem(declined).text
        body = f"{text.en}\n{text.pl}\n".encode()
        self.transport.write(
            STATUS_LINE[declined.status] + b"content-type: text/plain; charset=utf-8\r\n"
            b"content-length: %d\r\nconnection: close\r\n\r\n%b" % (len(body), body)
        )
        self.transport.close()
