"""People at many tables of a server, who choose at random.

    python benchmarks/players.py GAME ADDRESS TABLES

Two people at each table play GAME, each choosing as soon as they are asked. In ``race`` there are
four, who race for tiles, each grabbing one twice a second.

Prints "ready". To "spread LENGTH" it has the tables make between no choices and LENGTH, the same
number more at each than at the one before, and answers with a line. To "run SECONDS" it answers
with a line of JSON: the milliseconds from sending each choice until everyone at the table has
received it, and how many updates that took, of how many bytes. `benchmarks/server.py` runs it.

The server is measured, so players take as little of the processor as they can: they read of an
update only what they need, and speak the WebSocket protocol themselves, without any checks.
"""

from __future__ import annotations

import asyncio
import itertools
import math
import random
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop


class Kind(NamedTuple):
    """What is played; ``pause`` is how long everyone waits between two choices in a race."""

    game: str
    people: int
    pause: float = 0.0


RACE = Kind("toy-rush", 4, 0.5)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
_keys = (f"choice-{number:08}" for number in itertools.count())


class Ask(msgspec.Struct):
    options: list[msgspec.Raw] | None = None


class TableView(msgspec.Struct):
    id: str
    status: str


class Update(msgspec.Struct, tag="update"):
    """What a player looks at."""

    at: int
    table: TableView
    asks: msgspec.Raw


class Changes(msgspec.Struct, tag="changes"):
    changes: list[tuple[list[str | int], msgspec.Raw]]


class Accepted(msgspec.Struct, tag="accepted"):
    at: int


class Refused(msgspec.Struct, tag="refused"):
    """Somebody else was quicker."""


class Choose(msgspec.Struct, tag="choose"):
    key: str
    at: int
    option: msgspec.Raw


decode = msgspec.json.Decoder(Update | Changes | Accepted | Refused).decode
decode_asks = msgspec.json.Decoder(list[Ask]).decode
decode_at = msgspec.json.Decoder(int).decode
decode_status = msgspec.json.Decoder(str).decode
encode = msgspec.json.Encoder().encode

NO_ASKS = msgspec.Raw(b"[]")


def nothing_yet() -> Update:
    """What is known at the beginning."""
    return Update(-1, TableView("", "lobby"), NO_ASKS)


class Socket(asyncio.Protocol):
    """The client's end of a WebSocket."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._transport: Any = None
        self._rest = b""
        self.opened = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def ask(self, host: str, token: str) -> None:
        """Ask for the protocol. The key may be any."""
        self._transport.write(
            f"GET /api/live HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Authorization: Bearer {token}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        rest = self._rest + data if self._rest else data
        if not self.opened.done():
            head, end, rest = rest.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                raise SystemExit(head.decode())
            self.opened.set_result(None)
        position = 0
        while len(rest) >= position + 2:
            kind, length = rest[position] & 0x0F, rest[position + 1]
            begin = position + 2
            if length > 125:
                begin += 2 if length == 126 else 8
                length = int.from_bytes(rest[position + 2 : begin], "big")
            if len(rest) < begin + length:
                break
            position = begin + length
            self._take(kind, rest[begin:position])
        self._rest = rest[position:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._hear(payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            raise SystemExit(f"the server has hung up: {payload!r}")

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        size = (
            bytes((0x80 | length,))
            if length < 126
            else b"\xfe" + length.to_bytes(2, "big")
            if length < 1 << 16
            else b"\xff" + length.to_bytes(8, "big")
        )
        # A client masks what it sends; with zeros that changes nothing.
        self._transport.write(bytes((0x80 | kind,)) + size + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self._transport.abort()


class Run:
    """What is measured."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.going = False
        self.under_way = 0
        self.stopped = asyncio.Event()
        self.begin()

    def begin(self) -> None:
        self.times: list[float] = []
        self.updates = self.bytes = 0


class Player:
    """Somebody at a table: the last update they received, and the choice they wait for."""

    def __init__(self, table: Table, token: str) -> None:
        self.table = table
        self.token = token
        self.update = nothing_yet()
        self.options: list[msgspec.Raw] | None = None
        """What is offered, once that was looked at."""
        self.sent: float | None = None
        self.accepted: int | None = None
        self._is_ours = False
        """Whether the last update was of this game, and not of the one before."""
        self.socket: Any = None

    async def connect(self, address: str) -> None:
        parts = urlsplit(address)
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(
            lambda: Socket(self.hear), str(parts.hostname), parts.port or 80
        )
        self.socket.ask(parts.netloc, self.token)
        await self.socket.opened
        self.watch()

    def hear(self, text: bytes) -> None:
        try:
            message = decode(text)
        except msgspec.ValidationError as error:
            raise SystemExit(text.decode()) from error
        run = self.table.run
        match message:
            case Changes():
                if self._is_ours:
                    self._change(message)
                run.updates += 1
                run.bytes += len(text)
            case Update():
                self._is_ours = message.table.id == self.table.id
                if self._is_ours:
                    self.update, self.options = message, None
                run.updates += 1
                run.bytes += len(text)
            case Accepted():
                self.accepted = message.at
            case Refused():
                self.sent = None
                run.under_way -= 1
        self.table.told()

    def _change(self, told: Changes) -> None:
        for path, value in told.changes:
            match path:
                case ["at"]:
                    self.update.at = decode_at(value)
                case ["asks"]:
                    self.update.asks, self.options = value, None
                case ["table", "status"]:
                    self.update.table.status = decode_status(value)

    @property
    def is_done(self) -> bool:
        return self.sent is None and self.update.table.status == "finished"

    def watch(self) -> None:
        self.socket.send(encode({"type": "watch", "table": self.table.id, "changes": True}))

    async def race(self) -> None:
        """Choose from time to time, while others do."""
        run = self.table.run
        await asyncio.sleep(random.random() * run.kind.pause)
        while run.going:
            self.choose()
            await asyncio.sleep(run.kind.pause)

    def choose(self) -> None:
        """Choose if asked something new."""
        if self.sent is not None or self.update.at < (self.accepted or 0):
            return
        if self.options is None:
            asks = decode_asks(self.update.asks)
            self.options = next((ask.options for ask in asks if ask.options), [])
        if self.options:
            self.accepted = None
            self.sent = time.perf_counter()
            self.table.run.under_way += 1
            choice = Choose(next(_keys), self.update.at, random.choice(self.options))
            self.socket.send(encode(choice))


class Table:
    """A table and its people."""

    def __init__(self, http: httpx.AsyncClient, address: str, run: Run) -> None:
        self.run = run
        self.id = ""
        self.players: list[Player] = []
        self.made = 0
        self.wanted = math.inf
        """How many choices to make."""
        self._http = http
        self._address = address
        self._beginning: asyncio.Task[None] | None = None
        """Begins the next game, until all have seen that."""

    async def open(self) -> None:
        for name in ("Ada", "Jan", "Ewa", "Olek")[: self.run.kind.people]:
            token = (await self._post("/api/guests", {"nickname": name}))["token"]
            self.players.append(Player(self, token))
        others = range(1, len(self.players))
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        made = await self._ask(0, "/api/tables", {"game": self.run.kind.game, "seats": seats})
        self.id = made["id"]
        for seat in others:
            await self._ask(seat, f"/api/tables/{self.id}/join", {"invite": made["invite"]})
        await self._ask(0, f"/api/tables/{self.id}/start")
        for player in self.players:
            await player.connect(self._address)

    async def _ask(self, seat: int, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.players[seat].token}"}
        return await self._post(path, body, headers)

    async def _post(self, path: str, body: Any, headers: dict[str, str] | None = None) -> Any:
        answer = await self._http.post(path, json=body, headers=headers)
        self._http.cookies.clear()
        answer.raise_for_status()
        return answer.json()

    @property
    def ready(self) -> bool:
        return all(player.update.at >= 0 for player in self.players)

    def told(self) -> None:
        """Somebody received something: it may be the last that a choice waited for."""
        if self._beginning is not None and self.ready:
            self._beginning = None
            self.run.under_way -= 1
        for player in self.players:
            if player.sent is None or player.accepted is None:
                continue
            if all(other.update.at >= player.accepted for other in self.players):
                self.run.times.append((time.perf_counter() - player.sent) * 1000)
                player.sent = None
                self.made += 1
                self.run.under_way -= 1
        self.go_on()
        if not self.run.under_way:
            self.run.stopped.set()

    def go_on(self) -> None:
        if not self.run.going or self._beginning is not None or self.made >= self.wanted:
            return
        if all(player.is_done for player in self.players):
            self.run.under_way += 1
            for player in self.players:
                player.update, player.options = nothing_yet(), None
                player.accepted = None
            finished, self.id = self.id, ""
            self._beginning = asyncio.create_task(self._again(finished))
        elif not self.run.kind.pause:
            for player in self.players:
                player.choose()

    async def _again(self, finished: str) -> None:
        """The game is over: the same people begin another one."""
        again = ""
        for seat in range(len(self.players)):
            again = (await self._ask(seat, f"/api/tables/{finished}/rematch"))["id"]
        self.id = again
        for player in self.players:
            player.watch()


async def main(kind: Kind, address: str, count: int) -> None:
    run = Run(kind)
    async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as http:
        tables = [Table(http, address, run) for _ in range(count)]
        for table in tables:
            await table.open()
        while not all(table.ready for table in tables):
            await asyncio.sleep(0.01)
        print("ready", flush=True)
        while line := await asyncio.to_thread(sys.stdin.readline):
            command, number = line.split()
            run.begin()
            run.going = True
            for index, table in enumerate(tables):
                table.made = 0
                table.wanted = math.inf
                if command == "spread":
                    table.wanted = float(number) * index / count
            run.stopped.clear()
            for table in tables:
                table.go_on()
            racing = [
                asyncio.create_task(player.race())
                for table in tables
                for player in (table.players if kind.pause else ())
            ]
            if command == "run":
                await asyncio.sleep(float(number))
                run.going = False
            await asyncio.gather(*racing)
            while run.under_way:
                await run.stopped.wait()
                run.stopped.clear()
            run.going = False
            found = {"times": run.times, "updates": run.updates, "bytes": run.bytes}
            print(encode(found).decode(), flush=True)
        for player in (player for table in tables for player in table.players):
            player.socket.close()


if __name__ == "__main__":
    game = sys.argv[1]
    uvloop.run(main(RACE if game == "race" else Kind(game, 2), sys.argv[2], int(sys.argv[3])))
