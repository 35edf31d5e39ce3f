"""Connections in bad hands: half requests are given up, nobody takes all of them, and what takes
long for good reasons is left alone."""

from __future__ import annotations

import asyncio
import logging
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from kosmodrom.server.database.models import ErrorRow
from kosmodrom.server.people import accounts
from tests.server.test_live import choose, lines_of, seated
from tests.server.venue import FREELY, Venue, serving, until

pytestmark = pytest.mark.anyio

SOON = 0.3
"""Seconds after which half a request is given up here."""
HEAD = b"POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
HANDSHAKE = (
    b"GET /api/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\n"
)


class Wire:
    """A raw connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send(self, data: bytes) -> None:
        self._writer.write(data)

    async def hear(self) -> bytes:
        """All that comes until the other side closes the connection."""
        try:
            return await asyncio.wait_for(self._reader.read(), 20)
        except ConnectionError:
            return b""
        finally:
            self._writer.transport.abort()

    async def hear_head(self) -> bytes:
        return await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), 20)

    def hang_up(self) -> None:
        self._writer.transport.abort()


async def dial(venue: Venue, source: str = "127.0.0.1") -> Wire:
    host, port = venue.address.split(":")
    return Wire(*await asyncio.open_connection(host, int(port), local_addr=(source, 0)))


async def is_served(venue: Venue, source: str) -> bool:
    wire = await dial(venue, source)
    wire.send(b"GET /health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
    return b'{"status":"ok"}' in await wire.hear()


@asynccontextmanager
async def hurried(data: Path, **limits: Any) -> AsyncIterator[Venue]:
    """A server that soon loses patience."""
    changes = {"header_seconds": SOON, "body_seconds": SOON} | limits
    async with serving(data, limits=msgspec.structs.replace(FREELY, **changes)) as venue:
        yield venue


async def count_errors(venue: Venue) -> int:
    async with venue.runtime.service.database.read() as session:
        return await session.scalar(select(func.count()).select_from(ErrorRow)) or 0


HALVES = [
    b"",
    b"GET /api/me HT",
    HEAD,
    HEAD + b"Content-Length: 100\r\n\r\n",
    HEAD + b'Content-Length: 100\r\n\r\n{"nick',
    HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\n",
    HANDSHAKE,
]


async def test_half_a_request_is_given_up(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with hurried(tmp_path) as venue:
        wires = [await dial(venue) for _ in HALVES]
        for wire, half in zip(wires, HALVES, strict=True):
            wire.send(half)
        for answer in await asyncio.gather(*(wire.hear() for wire in wires)):
            assert answer.startswith(b"HTTP/1.1 408 ")
            assert b"took too long" in answer
        await until(lambda: not venue.runtime.service.connections, "the end of the connections")
        assert await count_errors(venue) == 0
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_drops_do_not_keep_it_alive(tmp_path: Path) -> None:
    async with hurried(tmp_path) as venue:
        for beginning in (b"GET /", HEAD + b"Content-Length: 9999\r\n\r\n"):
            wire = await dial(venue)
            wire.send(beginning)
            heard = asyncio.create_task(wire.hear())
            while not heard.done():
                wire.send(b"x")
                await asyncio.sleep(SOON / 10)
            assert (await heard)[:13] in (b"HTTP/1.1 408 ", b"")  # a last drop may cost the answer
            await until(lambda: not venue.runtime.service.connections, "the end of the connection")


async def test_the_next_request_has_its_time_too(tmp_path: Path) -> None:
    async with hurried(tmp_path) as venue:
        wire = await dial(venue)
        wire.send(b"GET /health HTTP/1.1\r\nHost: here\r\n\r\nGET /hea")
        answer = await wire.hear()
        assert answer.startswith(b"HTTP/1.1 200 ")
        assert b"HTTP/1.1 408 " in answer


async def test_somebody_who_goes_away_in_the_middle_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as venue:
        for sent in (b"", b'{"nick'):
            wire = await dial(venue)
            wire.send(HEAD + b"Content-Length: 100\r\nExpect: 100-continue\r\n\r\n" + sent)
            assert b"100" in await wire.hear_head()  # now the body is awaited
            wire.hang_up()
        await until(lambda: not venue.runtime.service.connections, "the end of the connections")
        async with venue.guests("Ada"):  # the server has been busy with something else since
            pass
        assert await count_errors(venue) == 0
        assert venue.runtime.service.metrics.value("kosmodrom_errors_total") == 0
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_nonsense_does_not_fill_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ada") as [ada]:
        for sent in (b"\x16\x03\x01nonsense\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"):
            wire = await dial(venue)
            wire.send(sent)
            assert (await wire.hear()).startswith(b"HTTP/1.1 400 ")
        line = await ada.live()
        await line._socket.send([b'{"type":"ping","x":"\xff"}'], text=True)
        await until(lambda: line.closed is not None, "the end of the line")
        assert line.closed == 1007
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_what_takes_long_is_left_in_peace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    find_me = accounts.find_me

    async def think(*args: Any) -> Any:
        await asyncio.sleep(4 * SOON)
        return await find_me(*args)

    async with hurried(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        ala, _ = await lines_of(guests, table)
        # A large answer that is fetched slowly: its sender has to wait.
        download = await dial(venue)
        for last in (*[b""] * 19, b"Connection: close\r\n"):
            path = b"/api/games/planet_unknown/data"
            download.send(b"GET %b HTTP/1.1\r\nHost: here\r\n%b\r\n" % (path, last))
        monkeypatch.setattr("kosmodrom.server.people.accounts.find_me", think)
        assert (await guests[0].get("/api/me"))["person"]["nickname"] == "Ala"
        assert (await ala.ask(type="ping")) == {"type": "pong"}
        assert (await choose(ala))["type"] == "accepted"
        fetched = await download.hear()
        assert fetched.count(b"HTTP/1.1 200 OK") == 20


async def test_everyone_has_their_share(tmp_path: Path) -> None:
    async with hurried(tmp_path, connections=20, header_seconds=60.0) as venue:
        held = [await dial(venue) for _ in range(20)]
        await until(lambda: venue.runtime.service.connections["127.0.0.1"] == 20, "twenty")
        refused = await dial(venue)
        answer = await refused.hear()
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b"at most 20 are allowed" in answer
        assert await is_served(venue, "127.0.0.2")
        held.pop().hang_up()
        await until(lambda: venue.runtime.service.connections["127.0.0.1"] == 19, "one less")
        assert await is_served(venue, "127.0.0.1")
        for wire in held:
            wire.hang_up()
        await until(lambda: not venue.runtime.service.connections, "the end of all")


async def test_websockets_are_counted_for_themselves(tmp_path: Path) -> None:
    async with hurried(tmp_path, connections=3) as venue, venue.guests("Ada") as [ada]:
        lines = [await ada.live() for _ in range(6)]
        for line in lines:
            assert (await line.ask(type="ping")) == {"type": "pong"}


async def test_a_trusted_proxy_has_many_clients(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREELY, connections=3)
    async with serving(tmp_path, limits=limits, trusted_proxies=("127.0.0.2",)) as venue:
        held = [await dial(venue, "127.0.0.2") for _ in range(10)]
        assert await is_served(venue, "127.0.0.2")
        for wire in held:
            wire.hang_up()


@contextmanager
def room(monkeypatch: pytest.MonkeyPatch, connections: int) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setattr("kosmodrom.server.http.connections.room_for_connections", lambda: connections)
        yield


async def test_who_idles_longest_makes_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight addresses hold all the connections there are; a ninth is served all the same."""
    crowd = [f"127.0.0.{number}" for number in range(2, 10)]
    with room(monkeypatch, 80):
        async with hurried(tmp_path, header_seconds=60.0, body_seconds=60.0) as venue:
            halves = [HEAD, HEAD + b"Content-Length: 100\r\n\r\n{", b"", HANDSHAKE]
            held = []
            for number in range(25):
                for source in crowd:
                    held.append(await dial(venue, source))
                    held[-1].send(halves[number % len(halves)])
            connections = venue.runtime.service.connections
            await until(lambda: connections.total() <= 80, "room")
            assert await is_served(venue, "127.0.0.1")
            assert connections.total() >= 78  # nobody else had to go
            refused = [answer for wire in held[:8] if (answer := await wire.hear())]
            assert all(answer.startswith(b"HTTP/1.1 503 ") for answer in refused)
            assert len(refused) == 8
            for wire in held:
                wire.hang_up()
            await until(lambda: not venue.runtime.service.connections, "the end of all")


async def test_who_does_not_take_answers_makes_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with room(monkeypatch, 6):
        async with serving(tmp_path) as venue:
            greedy = []
            for _ in range(6):
                wire = await dial(venue, "127.0.0.2")
                ask = b"GET /api/games/planet_unknown/data HTTP/1.1\r\nHost: here\r\n\r\n"
                wire.send(ask * 40)
                greedy.append(wire)
            await asyncio.sleep(0.5)
            assert await is_served(venue, "127.0.0.1")
            for wire in greedy:
                wire.hang_up()


async def test_who_is_being_answered_keeps_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = asyncio.Event()

    async def think(*args: Any) -> Any:
        await answered.wait()
        return await find_me(*args)

    find_me = accounts.find_me
    with room(monkeypatch, 2):
        async with serving(tmp_path) as venue, venue.guests("Ala") as [ala]:
            monkeypatch.setattr("kosmodrom.server.people.accounts.find_me", think)
            asked = asyncio.create_task(ala.get("/api/me"))
            await asyncio.sleep(0.1)
            for _ in range(4):
                assert await is_served(venue, "127.0.0.2")
            answered.set()
            assert (await asked)["person"]["nickname"] == "Ala"


async def test_a_thousand_half_requests_stop_nobody(tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[1], before[1]))
    try:
        async with hurried(tmp_path, connections=100, header_seconds=60.0) as venue:
            held = []
            for _ in range(1000):
                held.append(await dial(venue))
                held[-1].send(b"GET /api/me HTTP/1.1\r\nX-Half: ")
            assert await is_served(venue, "127.0.0.2")
            assert venue.runtime.service.connections["127.0.0.1"] <= 100
            for wire in held:
                wire.hang_up()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
