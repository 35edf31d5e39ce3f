"""Messages on a WebSocket: several are sent together, and most are received without the parser."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import CLOSING, OPEN
from websockets.uri import parse_uri

from kosmodrom.server.config import Limits, Settings
from kosmodrom.server.http.connections import UNTAKEN, LiveConnection, frame, server_config
from tests.server.venue import until

pytestmark = pytest.mark.anyio

HANDSHAKE = (
    b"GET /api/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
LARGEST = 60_000


class Transport:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.limit: int | None = None
        self.pauses = self.resumed = 0
        self.closed = False

    def set_write_buffer_limits(self, high: int) -> None:
        self.limit = high

    def get_extra_info(self, _name: str) -> Any:
        return None

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.pauses += 1

    def resume_reading(self) -> None:
        self.resumed += 1

    def close(self) -> None:
        self.closed = True


async def connected(
    data: Path, kind: type[WebSocketsSansIOProtocol] = LiveConnection
) -> tuple[Any, Transport]:
    """An open WebSocket; what is received is in the list ``connection.received``."""
    received: list[Any] = []

    async def serve(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while not received or received[-1]["type"] == "websocket.receive":
            received.append(await receive())

    settings = Settings(data=data, limits=Limits(body=LARGEST))
    config = server_config(serve, settings, lifespan="off", interface="asgi3", log_config=None)
    config.load()
    connection, transport = cast(Any, kind(config, ServerState(), {})), Transport()
    connection.connection_made(cast(Any, transport))
    connection.data_received(HANDSHAKE)
    await until(lambda: transport.written, "the handshake")
    await asyncio.sleep(0)
    connection.stop_keepalive()
    connection.received, transport.written, transport.pauses = received, b"", 0
    return connection, transport


async def test_messages_are_written_together_and_whole(tmp_path: Path) -> None:
    connection, transport = await connected(tmp_path)
    texts = [b"x" * size for size in (0, 1, 125, 126, 65_535, 65_536, 200_000)]
    await connection.send_texts(texts)
    assert transport.written == b"".join(map(frame, texts))
    client = ClientProtocol(parse_uri("ws://x"), state=OPEN, max_size=None)
    client.receive_data(transport.written)
    received = [event.data for event in client.events_received() if isinstance(event, Frame)]
    assert received == texts


async def test_nothing_more_is_made_for_who_receives_nothing(tmp_path: Path) -> None:
    """Whoever sends goes on when the other side has taken it, not when it is in a buffer."""
    connection, transport = await connected(tmp_path)
    assert transport.limit == UNTAKEN
    connection.pause_writing()
    sending = asyncio.create_task(connection.send_texts([b"text"]))
    await asyncio.sleep(0.01)
    assert transport.written
    assert not sending.done()
    connection.resume_writing()
    await sending


async def test_nothing_is_sent_after_the_end(tmp_path: Path) -> None:
    connection, transport = await connected(tmp_path)
    connection.conn.state = CLOSING
    with pytest.raises(ClientDisconnected):
        await connection.send_texts([b"text"])
    assert not transport.written


def masked(head: int, data: bytes, *, shown: int | None = None) -> bytes:
    """A frame as a client sends it, with the length that is ``shown``, which may be wrong."""
    size = len(data) if shown is None else shown
    mask = b"\x01\x80\xff\x37"
    if size < 126:
        length = bytes((0x80 | size,))
    elif size < 1 << 16:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    hidden = bytes(byte ^ mask[number % 4] for number, byte in enumerate(data))
    return bytes((head,)) + length + mask + hidden


TEXT, BYTES, MORE, PING, CLOSE, ZIPPED = 0x81, 0x82, 0x80, 0x89, 0x88, 0xC1
FRAMES = {
    "short": masked(TEXT, b"hello"),
    "empty": masked(TEXT, b""),
    "long": masked(TEXT, "ł".encode() * 300),
    "125": masked(TEXT, b"x" * 125),
    "126": masked(TEXT, b"x" * 126),
    "largest": masked(TEXT, b"x" * LARGEST),
    "too large": masked(TEXT, b"x" * (LARGEST + 1)),
    "with a long length": masked(TEXT, b"x" * 65_536),
    "bytes": masked(BYTES, b"hello"),
    "ping": masked(PING, b"here?"),
    "two": masked(TEXT, b"one") + masked(TEXT, b"two"),
    "with more": masked(TEXT, b"one") + masked(PING, b""),
    "begun": masked(TEXT & 0x7F, b"one"),
    "continued": masked(MORE & 0x7F, b"two"),
    "ended": masked(MORE, b"three"),
    "not utf-8": masked(TEXT, b"\xff\xfe"),
    "not masked": frame(b"hello"),
    "compressed": masked(ZIPPED, b"hello"),
    "length of another": masked(TEXT, b"hello", shown=4),
    "half": masked(TEXT, b"hello")[:8],
    "rest": masked(TEXT, b"hello")[8:],
    "head": masked(TEXT, b"hello")[:1],
    "nothing": b"",
    "close": masked(CLOSE, b"\x03\xe8"),
}


async def received(data: Path, kind: Any, chunks: Sequence[bytes]) -> tuple[list[Any], bytes, int]:
    """What is received, what is answered, and how often reading was paused."""
    connection, transport = await connected(data, kind)
    for chunk in chunks:
        if not transport.closed:
            connection.data_received(chunk)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    for task in connection.tasks:
        task.cancel()
    return connection.received, transport.written, transport.pauses


async def test_what_is_received_at_once_is_what_the_parser_reads(tmp_path: Path) -> None:
    """Most messages do not pass the parser: whatever comes, the same must come out."""
    chance = random.Random(7)
    usual = ["short", "long", "126", "ping", "begun", "continued", "ended", "two", "half", "rest"]
    streams = [
        *([one] for one in FRAMES),
        *(["short", one, "short"] for one in FRAMES),
        *(["begun", one, "ended", "short"] for one in FRAMES),
        *(chance.choices(usual, k=8) for _ in range(200)),
    ]
    for names in streams:
        chunks = [FRAMES[name] for name in names]
        events, answers, pauses = await received(tmp_path, LiveConnection, chunks)
        parsed = await received(tmp_path, WebSocketsSansIOProtocol, chunks)
        assert (events, answers) == parsed[:2], names
        if set(names) <= {"short", "empty", "long", "125", "126", "largest"}:
            assert pauses == 0 < parsed[2], names


async def test_who_sends_while_nobody_receives_is_not_read(tmp_path: Path) -> None:
    connection, transport = await connected(tmp_path)
    for name in ("short", "long", "empty"):
        connection.data_received(FRAMES[name])
    assert transport.pauses == 1
    await until(lambda: len(connection.received) == 3, "all three")
    assert transport.resumed == 1
    assert [event["text"] for event in connection.received] == ["hello", "ł" * 300, ""]
