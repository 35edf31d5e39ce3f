"""Links between server processes: each passes on over one connection to every other what concerns
the tables there.

Who calls says which server it means, so that one that has a dead server's port answers for nobody
else; and both must know the secret of this installation.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import secrets
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Final, TypeAlias

import msgspec

from kosmodrom.server.cluster.frames import (
    HANDSHAKE_SECONDS,
    NONCE,
    PROOF,
    Answer,
    Begin,
    Frame,
    News,
    Request,
    is_proven,
    prove,
)
from kosmodrom.server.cluster.streams import LOST, FrameLine, Stream
from kosmodrom.server.config import SettingsError
from kosmodrom.server.people.sessions import Visitor

log = logging.getLogger("kosmodrom.server")

FAILED: Final = 500
PORTS: Final = 64
"""As many as there can be server processes."""

OnRequest: TypeAlias = Callable[[Request], Awaitable[Answer]]
OnStream: TypeAlias = Callable[[Stream, Visitor], Awaitable[None]]


class LinkLost(Exception):
    """The other process does not answer, or not any more: it may or may not have done what it was
    asked for."""


class Link(FrameLine):
    """The link to another process: the side that asks."""

    def __init__(self, key: bytes, server: int, on_lost: Callable[[], None]) -> None:
        super().__init__()
        self.server = server
        self._key = key
        self._on_lost = on_lost
        self._numbers = count(1)
        self._asked: dict[int, asyncio.Future[Answer]] = {}
        self._nonce = secrets.token_bytes(NONCE)
        self._challenge = b""
        self._ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._is_ready = False

    @classmethod
    async def open(cls, address: str, key: bytes, server: int, on_lost: Callable[[], None]) -> Link:
        host, _, port = address.rpartition(":")
        loop = asyncio.get_running_loop()
        link = None
        try:
            async with asyncio.timeout(HANDSHAKE_SECONDS):
                _, link = await loop.create_connection(
                    lambda: cls(key, server, on_lost), host, int(port)
                )
                await link._ready
        except (OSError, TimeoutError) as error:
            if link is not None:
                link.hang_up()
            raise LinkLost from error
        return link

    def data_received(self, data: bytes) -> None:
        if self._is_ready:
            super().data_received(data)
            return
        self._received += data
        if not self._challenge and len(self._received) >= NONCE:
            self._challenge = bytes(self._received[:NONCE])
            del self._received[:NONCE]
            proof = prove(self._key, b"caller", *self._terms)
            assert self._transport is not None
            self._transport.write(self._nonce + proof)
        if self._challenge and len(self._received) >= PROOF:
            proof = bytes(self._received[:PROOF])
            del self._received[:PROOF]
            if not is_proven(proof, self._key, b"called", *self._terms):
                self.hang_up()
                return
            self._is_ready = True
            if not self._ready.done():  # otherwise nobody waits for it any more
                self._ready.set_result(None)
            self._take_frames()

    @property
    def _terms(self) -> tuple[bytes, bytes, bytes]:
        return (self._challenge, self._nonce, str(self.server).encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self._ready.done():
            self._ready.set_exception(ConnectionError("the link is lost"))
            self._ready.exception()  # perhaps nobody waits for it any more
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(LinkLost())
        self._asked = {}
        super().connection_lost(error)
        self._on_lost()

    def hear(self, frame: Frame) -> None:
        match frame:
            case Answer():
                asked = self._asked.pop(frame.number, None)
                if asked is not None and not asked.done():
                    asked.set_result(frame)
            case _:
                super().hear(frame)

    async def ask(self, request: Request) -> Answer:
        """Pass a request on; raises `LinkLost`."""
        if self.lost:
            raise LinkLost
        number = next(self._numbers)
        asked: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[number] = asked
        self.send(msgspec.structs.replace(request, number=number))
        try:
            return await asked
        finally:
            self._asked.pop(number, None)

    def begin(self, visitor: Visitor) -> Stream:
        """Pass a WebSocket on; raises `LinkLost`."""
        if self.lost:
            raise LinkLost
        number = next(self._numbers)
        stream = self.streams[number] = Stream(self, number, self.server)
        self.send(Begin(number, visitor))
        return stream


class _Called(FrameLine):
    """The side of a link that is asked."""

    def __init__(self, links: LinkServer) -> None:
        super().__init__()
        self._links = links
        self._tasks: set[asyncio.Task[None]] = set()
        self._nonce = secrets.token_bytes(NONCE)
        self._is_proven = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._links.lines.add(self)
        assert self._transport is not None
        self._transport.write(self._nonce)
        self._patience = asyncio.get_running_loop().call_later(HANDSHAKE_SECONDS, self.hang_up)

    def data_received(self, data: bytes) -> None:
        if self._is_proven:
            super().data_received(data)
            return
        self._received += data
        if len(self._received) < NONCE + PROOF:
            return
        nonce = bytes(self._received[:NONCE])
        proof = bytes(self._received[NONCE : NONCE + PROOF])
        del self._received[: NONCE + PROOF]
        assert self._transport is not None
        key, server = self._links.key, str(self._links.server()).encode()
        if not is_proven(proof, key, b"caller", self._nonce, nonce, server):
            self._links.turn_away(self._transport)
            return
        self._is_proven = True
        self._patience.cancel()
        self._transport.write(prove(key, b"called", self._nonce, nonce, server))
        self._take_frames()

    def connection_lost(self, error: Exception | None) -> None:
        self._patience.cancel()
        self._links.lines.discard(self)
        super().connection_lost(error)

    def hear(self, frame: Frame) -> None:
        match frame:
            case Request():
                self._spawn(self._answer(frame))
            case Begin():
                stream = self.streams[frame.number] = Stream(self, frame.number)
                self._spawn(self._serve(stream, frame))
            case News():
                self._links.on_news(frame.notice)
            case _:
                super().hear(frame)

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, request: Request) -> None:
        try:
            answer = await self._links.on_request(request)
        except Exception:
            log.exception("What another server passed on: %s %s", request.method, request.path)
            answer = Answer(0, FAILED)
        self.send(msgspec.structs.replace(answer, number=request.number))

    async def _serve(self, stream: Stream, begin: Begin) -> None:
        try:
            await self._links.on_stream(stream, begin.visitor)
        finally:
            stream.close(LOST)

    async def finish(self) -> None:
        """Wait for what is under way, and hang up."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await asyncio.gather(*self._tasks, return_exceptions=True)
        self._flush()
        if self._transport is not None:
            self._transport.close()


class LinkServer:
    """Answers the other processes. ``server`` says which one this is."""

    def __init__(
        self, key: bytes, server: Callable[[], int], on_request: OnRequest, on_stream: OnStream
    ) -> None:
        self.key = key
        self.server = server
        self.on_request = on_request
        self.on_stream = on_stream
        self.on_news: Callable[[str], None] = lambda _notice: None
        self.lines: set[_Called] = set()
        self._listening: asyncio.Server | None = None
        self._told = False

    async def start(self, host: str, port: int) -> int:
        """Listen at the first port that is free from this one on, or with 0 at any; returns it."""
        loop = asyncio.get_running_loop()
        for number in range(port, port + PORTS if port else 1):
            try:
                self._listening = await loop.create_server(lambda: _Called(self), host, number)
                return int(self._listening.sockets[0].getsockname()[1])
            except OSError as error:
                if error.errno != errno.EADDRINUSE or number == port + PORTS - 1:
                    problem = error.strerror or str(error)
                    raise SettingsError("error-link", host=host, problem=problem) from error
        raise AssertionError

    def turn_away(self, transport: asyncio.Transport) -> None:
        """Hang up on a stranger. The first one is told of: perhaps it is a server of this
        installation, with a data folder of its own."""
        if not self._told:
            self._told = True
            address = transport.get_extra_info("peername")
            log.warning("%s asks for a link, but has other secrets or means another", address)
        transport.abort()

    def hang_up(self) -> None:
        """Hang up on everyone: this process is not the one they think it is."""
        for line in tuple(self.lines):
            line.hang_up()

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.close()
        await asyncio.gather(*(line.finish() for line in tuple(self.lines)))
