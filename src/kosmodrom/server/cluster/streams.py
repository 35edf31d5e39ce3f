"""One end of a connection between two server processes, and the streams on it: WebSockets that are
passed on, each of them texts in both directions."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, cast

from kosmodrom.server.cluster.frames import (
    End,
    Frame,
    Taken,
    Text,
    decode_frame,
    encode_frame,
)

LENGTH: Final = 4
"""Bytes before each frame that say how long it is."""
WINDOW: Final = 65_536
"""How many bytes may be on their way that the other side has not taken: then the sender waits, as
it would for the slow reader at the end."""
LOST: Final = 1012
"""The code of a stream whose other side is gone: "service restart"."""


class StreamOver(Exception):
    """The stream has ended, or the process at the other side has."""


class FrameLine(asyncio.Protocol):
    """One end of a connection. All frames of one turn of the event loop are sent at once."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._received = bytearray()
        self._unsent: list[bytes] = []
        self.streams: dict[int, Stream] = {}

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name

    def data_received(self, data: bytes) -> None:
        self._received += data
        self._take_frames()

    def _take_frames(self) -> None:
        received, begin = self._received, 0
        while len(received) - begin >= LENGTH:
            first = begin + LENGTH
            end = first + int.from_bytes(received[begin:first])
            if len(received) < end:
                break
            self.hear(decode_frame(bytes(received[first:end])))
            begin = end
        del received[:begin]

    def hear(self, frame: Frame) -> None:
        """A frame has come."""
        match frame:
            case Text():
                if stream := self.streams.get(frame.number):
                    stream.take(frame.text)
            case Taken():
                if stream := self.streams.get(frame.number):
                    stream.confirm(frame.size)
            case End():
                if stream := self.streams.pop(frame.number, None):
                    stream.end(frame.code)

    def connection_lost(self, _error: Exception | None) -> None:
        for stream in self.streams.values():
            stream.end(LOST)
        self.streams = {}

    @property
    def lost(self) -> bool:
        return self._transport is None or self._transport.is_closing()

    def send(self, frame: Frame) -> None:
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._flush)
        body = encode_frame(frame)
        self._unsent += [len(body).to_bytes(LENGTH), body]

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(b"".join(unsent))

    def hang_up(self) -> None:
        if self._transport is not None:
            self._transport.abort()


class Stream:
    """One end of a stream."""

    def __init__(self, line: FrameLine, number: int, server: int = 0) -> None:
        self.server = server
        """The process at the other side, if this one has begun it."""
        self._line = line
        self._number = number
        self._inbox: deque[bytes] = deque()
        self._unconfirmed = 0
        """Bytes that were taken here, which the other side does not know yet."""
        self._on_the_way = 0
        """Bytes that were sent and that the other side has not taken yet."""
        self._news = asyncio.Event()
        """Set when something has come."""
        self._room = asyncio.Event()
        """Set when the other side has taken something."""
        self.code: int | None = None
        """Why it is over."""

    async def send(self, text: bytes) -> None:
        while self._on_the_way >= WINDOW and self.code is None:
            self._room.clear()
            await self._room.wait()
        if self.code is not None:
            raise StreamOver
        self._on_the_way += len(text)
        self._line.send(Text(self._number, text))

    async def receive(self) -> bytes | None:
        """The next text; None when the stream is over."""
        while not self._inbox:
            if self.code is not None:
                return None
            self._news.clear()
            await self._news.wait()
        text = self._inbox.popleft()
        self._unconfirmed += len(text)
        if self._unconfirmed > WINDOW // 4:
            self._line.send(Taken(self._number, self._unconfirmed))
            self._unconfirmed = 0
        return text

    def close(self, code: int) -> None:
        """End the stream from this side: what has come is not received any more."""
        self._inbox.clear()
        if self.code is None:
            self._line.streams.pop(self._number, None)
            self._line.send(End(self._number, code))
            self.end(code)

    # From the other side

    def take(self, text: bytes) -> None:
        self._inbox.append(text)
        self._news.set()

    def confirm(self, size: int) -> None:
        self._on_the_way -= size
        self._room.set()

    def end(self, code: int) -> None:
        """It is over; what has come can still be received."""
        if self.code is None:
            self.code = code
        self._news.set()
        self._room.set()
