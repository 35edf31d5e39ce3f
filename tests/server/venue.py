"""Tables for tests: a hall without a network, or a whole server on a port, and people at it."""

from __future__ import annotations

import asyncio
import itertools
import ssl
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
import pytest
import websockets.asyncio.client as websockets
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from kosmodrom.core import registry
from kosmodrom.server import wire
from kosmodrom.server.app import create_app
from kosmodrom.server.bots.process import Answer, Job, think
from kosmodrom.server.bots.workers import BotFailed, Workers
from kosmodrom.server.campaigns.reader import Reading, ReadJob, read
from kosmodrom.server.campaigns.readers import Readers
from kosmodrom.server.cluster import leases
from kosmodrom.server.config import Limits, Settings, load_secrets
from kosmodrom.server.database.models import PersonRow, TableRow
from kosmodrom.server.http.connections import Server, server_config
from kosmodrom.server.processes.pool import Pool
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.service import Service
from kosmodrom.server.tables import analyst
from kosmodrom.server.tables.choices import choose as make_choice
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.undo import take_back
from tests.core.toys import RUSH, TOYS, AnyRuleset
from tests.server.changes import with_changes
from tests.server.running import share_secrets

FREELY = Limits(
    requests=1_000_000,
    sign_ins=1_000_000,
    new_tables=1_000_000,
    chat_lines=1_000_000,
    socket_messages=1_000_000,
    sockets=1_000,
    connections=1_000_000,
)
PATIENCE = 20.0
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients of servers here: to read the machine's certificates takes longer than a visit."""
_numbers = itertools.count(1)


class HomeWorkers(Workers):
    """Bots that think right here: quick to start, and they know the toys."""

    broken = False

    async def think(self, job: Job) -> Answer:
        await asyncio.sleep(0)
        if self.broken:
            raise BotFailed
        return think(job)


class HomeReaders(Readers):
    """Records are read right here."""

    async def ask(self, job: ReadJob) -> Reading:
        await asyncio.sleep(0)
        return read(job)


class HomePool(Pool):
    """What is looked up is worked out right here."""

    def __init__(self) -> None:
        super().__init__("")

    async def warm(self) -> None:
        pass

    async def ask(self, job: bytes, _seconds: float) -> bytes:
        await asyncio.sleep(0)
        return analyst.answer_packed(job)


class _Entry:
    def __init__(self, ruleset: Any) -> None:
        self._ruleset = ruleset

    def load(self) -> Any:
        return self._ruleset


@contextmanager
def toys_installed(toys: Sequence[AnyRuleset] | None = None) -> Iterator[None]:
    """Adds toy games to the real ones."""
    patch = pytest.MonkeyPatch()
    toys = (*TOYS, RUSH) if toys is None else toys
    known = {**registry._entries(), **{toy.id: _Entry(toy) for toy in toys}}
    patch.setattr(registry, "_entries", lambda: known)
    registry.find_game.cache_clear()
    try:
        yield
    finally:
        patch.undo()
        registry.find_game.cache_clear()


def at_home(runtime: Runtime) -> Runtime:
    """Let the bots think, records be read, and everything be looked up, in this process."""
    workers = HomeWorkers(2, 20.0, None)
    runtime.workers = runtime.bot_caller.workers = workers
    runtime.campaigns.readers = HomeReaders(runtime.service)
    for desk in (runtime.hall.analysts.glances, runtime.hall.analysts.games):
        desk.processes = HomePool()
    return runtime


def come_first(patch: pytest.MonkeyPatch) -> None:
    """Of several servers, the one that is first asked for a table takes it: so tests know who has
    it."""
    patch.setattr(leases, "home_of", lambda _table, servers: servers[0])


def places(folder: Path, database: str) -> list[dict[str, Any]]:
    """The settings of two servers that share a database."""
    one, other = folder / "one", folder / "two"
    if database == "sqlite":
        return [{"data": one, "workers": 2}] * 2
    share_secrets(one, other)
    return [{"data": data, "database": database} for data in (one, other)]


@asynccontextmanager
async def playing(
    data: Path,
    *,
    bots: bool = True,
    home: bool = True,
    toys: Sequence[AnyRuleset] | None = None,
    **changes: Any,
) -> AsyncIterator[Runtime]:
    """A hall without a network, with the bots of this process."""
    settings = Settings(data=data, limits=FREELY, bot_delay=0.0)
    settings = msgspec.structs.replace(settings, **changes)
    service = Service(settings, load_secrets(data))
    await service.database.migrate()
    runtime = Runtime(service)
    if home:
        at_home(runtime)
    with toys_installed(toys):
        await runtime.start()
        if not bots:
            runtime.hall.on_change.remove(runtime.bot_caller.call)
        try:
            yield runtime
        finally:
            await runtime.close()
            await service.close()


async def add_people(runtime: Runtime, *nicknames: str) -> list[str]:
    """People in the database; their nicknames are their ids."""
    async with runtime.service.database.begin() as session:
        for nickname in nicknames:
            session.add(PersonRow(id=nickname, nickname=nickname, created=0.0, seen=0.0))
    return list(nicknames)


class Time:
    """A clock of the tables that tests set."""

    def __init__(self, runtime: Runtime, now: float = 1_000_000.0) -> None:
        self.now = now
        runtime.hall.now = lambda: self.now


def new_key() -> str:
    return f"key-{next(_numbers):08}"


async def begin(
    runtime: Runtime,
    game: str,
    people: list[str],
    bots: tuple[str, ...] = (),
    *,
    seed: str = "seed",
    options: dict[str, Any] | None = None,
    **wish: Any,
) -> OpenTable:
    """A game of people at the first seats and bots at the others, with a known seed."""
    seats = [wire.NewSeat("me"), *(wire.NewSeat("open") for _ in people[1:])]
    seats += [wire.NewSeat("bot", level) for level in bots]
    new = wire.NewTable(game, tuple(seats), options or {}, **wish)
    view = await runtime.lobby.create(people[0], new)
    opened = await runtime.hall.open(view.id)
    async with runtime.service.database.begin() as session:
        await session.execute(update(TableRow).where(TableRow.id == view.id).values(seed=seed))
    opened.record.seed = seed
    for person in people[1:]:
        await runtime.lobby.join(view.id, person, wire.Join(invite=opened.record.invite))
    await runtime.lobby.start(view.id, people[0])
    return opened


def first_option(opened: OpenTable, seat: int, number: int = 0) -> dict[str, Any]:
    """An option of a seat, as a client would send it."""
    assert opened.table is not None
    option: dict[str, Any] = msgspec.to_builtins(opened.table.pending[seat].options[number])
    return option


async def choose(
    runtime: Runtime,
    opened: OpenTable,
    seat: int,
    option: dict[str, Any] | None = None,
    *,
    at: int | None = None,
    key: str | None = None,
) -> int:
    """A person chooses: by default the first option, having seen everything."""
    made = wire.MakeChoice(
        key or new_key(),
        opened.at if at is None else at,
        first_option(opened, seat) if option is None else option,
    )
    return (await make_choice(runtime.hall, opened, seat, made)).at


def hold_writing(runtime: Runtime) -> tuple[asyncio.Event, asyncio.Event]:
    """What is written waits: the first event says that something is about to be, the second lets it
    go on."""
    writing, go_on = asyncio.Event(), asyncio.Event()
    write = runtime.store.log.write

    async def slow_write(pages: Any) -> None:
        writing.set()
        await go_on.wait()
        await write(pages)

    runtime.store.log.write = slow_write  # type: ignore[method-assign]
    return writing, go_on


async def undo(runtime: Runtime, opened: OpenTable, seat: int, to: int) -> int:
    return (await take_back(runtime.hall, opened, seat, wire.TakeBack(new_key(), to))).at


async def until(condition: Callable[[], Any], what: str = "it", seconds: float = PATIENCE) -> None:
    """Wait for something to become true."""
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what} did not happen")
        await asyncio.sleep(0.005)


async def settled(opened: OpenTable) -> None:
    """Wait until the bots have moved and a person is asked, or the game is over."""

    def is_settled() -> bool:
        people_asked = any(opened.is_played(seat) for seat in opened.record.waiting)
        return not opened.lock.locked() and (people_asked or opened.record.status != "playing")

    await until(is_settled, "the bots' moves")


# Over the network


class Venue:
    """A server on a port of its own."""

    def __init__(self, address: str, runtime: Runtime) -> None:
        self.address = address
        self.runtime = runtime

    @asynccontextmanager
    async def guests(self, *nicknames: str) -> AsyncIterator[list[Guest]]:
        guests = [Guest(self, nickname) for nickname in nicknames]
        try:
            for guest in guests:
                await guest.arrive()
            yield guests
        finally:
            for guest in guests:
                await guest.close()


@asynccontextmanager
async def serving(
    data: Path,
    *,
    home: bool = True,
    toys: Sequence[AnyRuleset] | None = None,
    **changes: Any,
) -> AsyncIterator[Venue]:
    """A whole server in this process, reached through the network."""
    settings = Settings(data=data, limits=FREELY, bot_delay=0.0)
    app = create_app(msgspec.structs.replace(settings, **changes))
    runtime: Runtime = app.state.runtime
    if home:
        at_home(runtime)
    config = server_config(
        app, runtime.service.settings, port=0, log_config=None, lifespan="on", ws_max_size=200_000
    )
    server = Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    with toys_installed(toys):
        running = asyncio.create_task(server.serve())
        await until(lambda: server.started or running.done(), "the start")
        port = server.servers[0].sockets[0].getsockname()[1]
        try:
            yield Venue(f"127.0.0.1:{port}", runtime)
        finally:
            server.should_exit = True
            await running


class Place(Protocol):
    """A server, wherever it runs."""

    @property
    def address(self) -> str: ...


class Guest:
    """Somebody at a browser, over HTTP and WebSocket."""

    def __init__(self, venue: Place, nickname: str) -> None:
        self.venue = venue
        self.nickname = nickname
        self.id = ""
        self.token = ""
        self.received: list[bytes] = []
        """Everything that the server ever sent, as received."""
        self._http = httpx.AsyncClient(
            base_url=f"http://{venue.address}", timeout=30, verify=NO_CERTIFICATES
        )
        self._lines: list[Line] = []

    async def arrive(self) -> None:
        answer = await self.post("/api/guests", {"nickname": self.nickname})
        self.token = answer["token"]
        self.id = answer["me"]["person"]["id"]
        self._http.headers["Authorization"] = f"Bearer {self.token}"
        self._http.cookies.clear()

    def move_to(self, venue: Place) -> None:
        """Go on at another server."""
        self.venue = venue
        self._http.base_url = httpx.URL(f"http://{venue.address}")

    async def ask(
        self, method: str, path: str, body: Any = None, *, status: int | None = None
    ) -> Any:
        answer = await self.try_to(method, path, body)
        expected = (status,) if status is not None else (200, 201)
        assert answer.status_code in expected, f"{path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def try_to(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """The answer, whatever it is."""
        answer = await self._http.request(method, path, json=body)
        self.received.append(answer.content)
        self._http.cookies.clear()
        return answer

    async def get(self, path: str, *, status: int | None = None) -> Any:
        return await self.ask("GET", path, status=status)

    async def post(self, path: str, body: Any = None, *, status: int | None = None) -> Any:
        return await self.ask("POST", path, {} if body is None else body, status=status)

    async def put(self, path: str, body: Any = None, *, status: int | None = None) -> Any:
        return await self.ask("PUT", path, body, status=status)

    async def new_table(
        self,
        game: str = "astrominers",
        others: tuple[str, ...] = ("open",),
        *,
        status: int | None = None,
        **wish: Any,
    ) -> Any:
        """A table with oneself at the first seat; the others are ``open`` or a bot's level."""
        seats = [{"kind": "me"}]
        seats += [
            {"kind": "open"} if other == "open" else {"kind": "bot", "bot": other}
            for other in others
        ]
        return await self.post("/api/tables", {"game": game, "seats": seats, **wish}, status=status)

    async def state(self, table: str, query: str = "", *, status: int | None = None) -> Any:
        return await self.get(f"/api/tables/{table}/state{query}", status=status)

    async def choose(
        self, table: str, option: Any, at: int, key: str | None = None, *, status: int = 200
    ) -> Any:
        body = {"key": key or new_key(), "at": at, "option": option}
        return await self.post(f"/api/tables/{table}/choices", body, status=status)

    async def live(self, **options: Any) -> Line:
        line = Line(self, **options)
        await line.open()
        self._lines.append(line)
        return line

    async def close(self) -> None:
        for line in self._lines:
            await line.close()
        await self._http.aclose()


class Line:
    """A tab's WebSocket. Keeps what a tab keeps: the last update, all events, the chat."""

    def __init__(self, guest: Guest, **options: Any) -> None:
        self.guest = guest
        self.update: dict[str, Any] = {}
        self.events: list[Any] = []
        self.chat: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []
        self.updates = 0
        self._heard: dict[str, Any] = {}
        """The last update of this connection, which changes are told of."""
        self.received: list[bytes] = []
        """Everything that came over this socket, as received."""
        self.closed: int | None = None
        self.flow = asyncio.Event()
        """Whether it is read at all."""
        self.flow.set()
        self._options = options
        self._socket: Any = None
        self._reading: asyncio.Task[None] | None = None

    async def open(self) -> None:
        address = f"ws://{self.guest.venue.address}/api/live"
        headers = {"Authorization": f"Bearer {self.guest.token}"}
        self._socket = await websockets.connect(
            address, additional_headers=headers, **{"max_size": None, **self._options}
        )
        self.closed = None
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self._socket:
                await self.flow.wait()
                self._take(text)
        except ConnectionClosed:
            pass
        finally:
            self.closed = self._socket.close_code

    def _take(self, text: str) -> None:
        self.guest.received.append(text.encode())
        self.received.append(text.encode())
        message = msgspec.json.decode(text)
        match message["type"]:
            case "update":
                self._heard = message
                self._catch_up(message)
            case "changes":
                self._heard = with_changes(self._heard, message)
                self._catch_up(self._heard)
            case "chat":
                lines = message["lines"]
                assert lines[0]["number"] in (0, len(self.chat)), "a line was lost or repeated"
                self.chat[lines[0]["number"] :] = lines
            case _:
                self.answers.append(message)

    def _catch_up(self, update: dict[str, Any]) -> None:
        since = update["since"]
        assert since <= len(self.events), "events were lost"
        numbers = [event["number"] for event in update["events"]]
        assert numbers == list(range(since, since + len(numbers)))
        self.events[since:] = [event["event"] for event in update["events"]]
        self.update = update
        self.updates += 1

    async def send(self, **message: Any) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def send_text(self, text: str | bytes) -> None:
        await self._socket.send(text)

    async def watch(self, table: str, **more: Any) -> dict[str, Any]:
        """Watch a table from the beginning, and wait for the first update."""
        before = self.updates
        await self.send(**{"type": "watch", "table": table, "changes": True, **more})
        await self._until(lambda: self.updates > before, "an update")
        return self.update

    async def _until(self, condition: Callable[[], Any], what: str) -> None:
        """Wait for something from the server, unless the connection breaks."""
        await until(lambda: condition() or self.closed is not None, what)
        if not condition():
            raise ConnectionError(f"the line broke before {what}")

    async def again(self, table: str, **more: Any) -> dict[str, Any]:
        """Connect again after the connection broke, and catch up."""
        known = {"since": len(self.events), "chat": len(self.chat)}
        await self.open()
        return await self.watch(table, at=self.update.get("at", 0), **known, **more)

    async def answer(self) -> dict[str, Any]:
        """The next answer."""
        await self._until(lambda: self.answers, "an answer")
        return self.answers.pop(0)

    async def ask(self, **message: Any) -> dict[str, Any]:
        await self.send(**message)
        return await self.answer()

    def own_options(self) -> list[Any]:
        asks = [ask for ask in self.update.get("asks", ()) if ask.get("options")]
        return asks[0]["options"] if asks else []

    async def close(self) -> None:
        self.flow.set()
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading
