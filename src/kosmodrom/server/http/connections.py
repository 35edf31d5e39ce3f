"""Connections as they come from the network, before anything is read from them.

A request that never becomes complete is given up after a while, and nobody holds more than their
share of connections. Otherwise a few programs that each send half a request would leave none for
the rest. Where there is no room for another connection, the one that has idled longest makes room:
somebody who is being answered keeps theirs.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterable
from functools import cached_property, partial
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from kosmodrom.server.cluster.doors import Luggage
from kosmodrom.server.config import Settings
from kosmodrom.server.errors import Declined, problem
from kosmodrom.server.http.addresses import is_trusted, network_of
from kosmodrom.server.service import Service

try:
    from websockets.speedups import apply_mask
except ImportError:  # it is compiled, and not for every system
    from websockets.utils import apply_mask

TIMED_OUT: Final = 408
TOO_MANY: Final = 429
FULL: Final = 503
OTHER_FILES: Final = 128
"""How many files besides connections a process has open at most: database, pipes, pages."""
UNLIMITED: Final = 1_000_000
SWITCHING: Final = 101
MASKED: Final = 0x80
"""Clients mask what they send: the bit that says so, beside the length."""

CONNECTION: Final = "kosmodrom.connection"
"""The extension of a WebSocket's scope that gives its connection itself: to send several messages
at once, to receive past all layers, and to hand it over to another process."""
ARRIVED: Final = "kosmodrom.arrived"
"""The extension that says that it has come from there."""
UNTAKEN: Final = 16_384
"""Bytes that may wait for somebody who receives slowly, besides what the system keeps for them."""

_RUBBISH: Final = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
"""What uvicorn logs about strangers who send nonsense: they could fill the log with it."""


def _is_worth_logging(record: logging.LogRecord) -> bool:
    return record.getMessage() not in _RUBBISH


logging.getLogger("uvicorn.error").addFilter(_is_worth_logging)


def room_for_connections() -> int:
    """How many connections a process can have at once: each is an open file."""
    if sys.platform == "win32":
        return UNLIMITED
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = files == resource.RLIM_INFINITY or files > UNLIMITED
    return UNLIMITED if unlimited else max(files - OTHER_FILES, files // 2)


def server_config(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application; with ``factory``, the function that makes it."""
    usual: dict[str, Any] = {
        "http": Connection,
        "ws": LiveConnection,
        "ws_max_size": settings.limits.body,
        # Saves memory for each connection, and secrets cannot be guessed from the compressed size.
        "ws_per_message_deflate": False,
        "proxy_headers": False,  # the server itself decides which proxies to trust
        "server_header": False,
        "access_log": False,
    }
    return uvicorn.Config(app, **usual | more)


class Connection(HttpToolsProtocol):
    """A connection whose requests must arrive in time.

    When it becomes a WebSocket it is no longer counted here: those have a limit of their own.
    """

    _counted: str | None = None
    """The client that it is counted for."""
    _timer: asyncio.TimerHandle | None = None
    _since: float = 0.0
    """When it began to idle: when it was made, or its last answer was complete."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        service: Service = self.app.state.service
        self._limits = service.settings.limits
        self._held = service.connections
        self._since = self.loop.time()
        if len(self.connections) > room_for_connections():
            longest = longest_idle(self.connections) or self
            longest._hang_up(Declined("error-full", status=FULL))
        address = self.client[0] if self.client else "unknown"
        # A proxy has many clients: limiting them is up to the proxy.
        if not is_trusted(address, service.settings.trusted_proxies):
            self._count(network_of(address))
        if not transport.is_closing():
            self._expect(self._limits.header_seconds)

    @property
    def _idles(self) -> bool:
        """Whether it waits for its client: for a request, the rest of one, or to take an answer."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete or cycle.more_body or self.flow.write_paused

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

    # A request: its headers, its body

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._timer is None:  # for the first request, time runs since the connection was made
            self._expect(self._limits.header_seconds)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._expect(self._limits.body_seconds)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._expect(None)

    def on_response_complete(self) -> None:
        self._since = self.loop.time()
        super().on_response_complete()

    def _expect(self, seconds: float | None) -> None:
        """Give what comes next this number of seconds; None if nothing is expected."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        cycle: RequestResponseCycle | None = self.cycle
        in_body = cycle is not None and cycle.more_body
        if self.flow.read_paused or (cycle and not (in_body or cycle.response_complete)):
            # We are not reading, or still at the request before: the delay is ours.
            self._expect(self._limits.body_seconds)
            return
        self._hang_up(Declined("error-timed-out", status=TIMED_OUT))

    def _hang_up(self, declined: Declined) -> None:
        """Close the connection, and say why unless that would stand in the middle of an answer."""
        self._expect(None)
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            self._turn_away(declined)
            return
        cycle.disconnected = True  # nothing more will come for those who wait
        cycle.message_event.set()
        if cycle.response_started:
            self._close()
        else:
            self._turn_away(declined)

    def _turn_away(self, declined: Declined) -> None:
        """Answer without asking the application, and close the connection."""
        text = problem(declined).text
        body = f"{text.en}\n{text.pl}\n".encode()
        self.transport.write(
            STATUS_LINE[declined.status] + b"content-type: text/plain; charset=utf-8\r\n"
            b"content-length: %d\r\nconnection: close\r\n\r\n%b" % (len(body), body)
        )
        self._close()

    def _close(self) -> None:
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # what they do not take would keep it open
        else:
            self.transport.close()


def longest_idle(connections: Iterable[asyncio.Protocol]) -> Connection | None:
    """The connection that has idled longest, of which another can take the place."""
    http = (other for other in connections if isinstance(other, Connection))
    idle = (other for other in http if other._idles and not other.transport.is_closing())
    return min(idle, key=lambda other: other._since, default=None)


class Inbox:
    """What has come in and waits for a single reader. An `asyncio.Queue` costs several times as
    much."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiter: asyncio.Future[None] | None = None
        self.events: deque[Any] = deque()

    @property
    def is_awaited(self) -> bool:
        """Whether nothing is here, and somebody waits for it."""
        return self._waiter is not None and not self._waiter.done()

    def put_nowait(self, event: Any) -> None:
        self.events.append(event)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def empty(self) -> bool:
        return not self.events

    async def get(self) -> Any:
        while not self.events:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self.events.popleft()


class LiveConnection(WebSocketsSansIOProtocol):
    """A WebSocket that takes several messages at once, and writes them together.

    ASGI knows only single messages, each of which would pass through all layers and be a call of
    the system by itself: most of what an update of a table costs. So what serves the WebSocket
    finds its connection in its scope, with `send_texts` and `receive`.
    """

    queue: Inbox  # type: ignore[assignment]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = Inbox(self.loop)
        self._is_between_messages = False
        """Whether the parser waits for a message to begin."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(UNTAKEN)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["extensions"][CONNECTION] = {"connection": self}

    def data_received(self, data: bytes) -> None:
        text = self._plain_text(data)
        if text is not None:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            return
        super().data_received(data)
        self._is_between_messages = not (self.frames or _inside_a_frame(self.conn))

    def _plain_text(self, data: bytes) -> str | None:
        """What has come in, if it is one whole text in a single frame and somebody waits for it, as
        nearly always. Everything else is left to the parser, also whatever is wrong."""
        if not (self._is_between_messages and self.queue.is_awaited):
            return None
        begin, size = 6, len(data) - 6
        if size < 126:
            head = b"\x81%c" % (MASKED | size) if size >= 0 else b""
        else:
            begin, size = 8, size - 2
            head = b"\x81\xfe%b" % size.to_bytes(2, "big") if 126 <= size < 1 << 16 else b""
        if not (head and data.startswith(head)) or size > self.config.ws_max_size:
            return None
        try:
            return apply_mask(data[begin:], data[begin - 4 : begin]).decode()
        except UnicodeDecodeError:
            return None

    async def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send messages, and return when the other side has taken what was sent, but for a little:
        whoever makes updates makes the next one then, and not earlier."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise ClientDisconnected
        self.transport.write(b"".join(map(frame, texts)))
        if not self.writable.is_set():
            await self.writable.wait()

    # Handing it over

    @property
    def file(self) -> int:
        """The number of its file."""
        return int(self.transport.get_extra_info("socket").fileno())

    def luggage(self, message: str) -> Luggage | None:
        """What another process needs that goes on with this connection and begins with a message;
        None if something is half sent or half received, or it is closing."""
        waiting = self.queue.events
        half_received = self.frames or _inside_a_frame(self.conn)
        if half_received or self.transport.get_write_buffer_size() or self.transport.is_closing():
            return None
        if not all(event.get("text") for event in waiting):
            return None
        messages = [message, *(event["text"] for event in waiting)]
        return Luggage(self.request.serialize(), messages)

    def let_go(self) -> None:
        """Another process has it: nothing more is read here, and nothing sent."""
        self.stop_keepalive()
        self.transport.abort()


def _inside_a_frame(conn: ServerProtocol) -> bool:
    """Whether a frame has begun to arrive: otherwise the parser waits for something to come."""
    waits_in: Any = conn.parser
    while waits_in.gi_yieldfrom is not None:
        waits_in = waits_in.gi_yieldfrom
    return waits_in.gi_code is not StreamReader.at_eof.__code__


class ArrivedConnection(LiveConnection):
    """A WebSocket that another process has handed over. Its handshake is made once more, for what
    is behind it; the client has seen that already."""

    def __init__(self, luggage: Luggage, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._luggage = luggage

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if len(self.connections) > room_for_connections():
            longest = longest_idle(self.connections)
            if longest is None:
                self.transport.abort()
                return
            longest._hang_up(Declined("error-full", status=FULL))
        self.data_received(self._luggage.request)
        self.scope["extensions"][ARRIVED] = {}
        for message in self._luggage.messages:
            self.queue.put_nowait({"type": "websocket.receive", "text": message})

    async def send(self, message: Any) -> None:
        if not self.handshake_complete:
            self.handshake_complete = True
            self.conn.send_response(self.response)
            self.conn.data_to_send()  # which the client knows
            self.start_keepalive()
            if message["type"] == "websocket.accept":
                return
        await super().send(message)


class Arrivals:
    """Takes the connections that other processes hand over."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self.server_state = ServerState()
        """Where they are counted."""
        self._tasks: set[asyncio.Task[Any]] = set()

    @cached_property
    def _make(self) -> Callable[..., ArrivedConnection]:
        config = server_config(self._app, self._settings, log_config=None)
        config.load()
        state = self.server_state
        return partial(ArrivedConnection, config=config, server_state=state, app_state={})

    def take(self, connection: socket.socket, luggage: Luggage) -> None:
        loop = asyncio.get_running_loop()
        connection.setblocking(False)
        task = loop.create_task(self._take(partial(self._make, luggage), connection))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take(self, make: Callable[[], ArrivedConnection], connection: socket.socket) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(make, connection)
        except OSError:  # the client has gone meanwhile
            connection.close()


class Server(uvicorn.Server):
    """The server of an application. What other processes hand over is counted with what it has
    accepted itself: all are open files, and all end with it."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        arrivals: Arrivals = config.app.state.arrivals  # type: ignore[union-attr]
        arrivals.server_state = self.server_state


def frame(text: bytes) -> bytes:
    """A message as a server sends it: in one piece, not masked, not compressed."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)
