"""People at many tables of a server, who choose at random.

    python benchmarks/players.py KIND ADDRESS TABLES

``turns``: two people play Astrominers, each choosing as soon as they are asked. ``race``: four
people race for tiles, each grabbing one twice a second.

Prints "ready"; then answers each "run SECONDS" with a line of JSON: the milliseconds from sending
each choice until everyone at the table has received it. `benchmarks/server.py` runs it.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import sys
import time
from typing import Any, NamedTuple

import httpx
import msgspec
import uvloop
import websockets.asyncio.client as websockets


class Kind(NamedTuple):
    """What is played; ``pause`` is how long everyone waits between two choices in a race."""

    game: str
    people: int
    pause: float = 0.0


KINDS = {"turns": Kind("astrominers", 2), "race": Kind("toy-rush", 4, 0.5)}
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
    asks: list[Ask]


NOTHING_YET = Update(-1, TableView("", "lobby"), [])
"""What is known at the beginning."""


class Accepted(msgspec.Struct, tag="accepted"):
    at: int


class Refused(msgspec.Struct, tag="refused"):
    """In a race somebody else was quicker."""


class Choose(msgspec.Struct, tag="choose"):
    key: str
    at: int
    option: msgspec.Raw


decode = msgspec.json.Decoder(Update | Accepted | Refused).decode
encode = msgspec.json.Encoder().encode


class Run:
    """What is measured."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.going = False
        self.under_way = 0
        self.times: list[float] = []
        self.stopped = asyncio.Event()


class Player:
    """Somebody at a table: the last update they received, and the choice they wait for."""

    def __init__(self, table: Table, token: str) -> None:
        self.table = table
        self.headers = {"Authorization": f"Bearer {token}"}
        self.update = NOTHING_YET
        self.sent: float | None = None
        self.accepted: int | None = None
        self.socket: Any = None

    async def listen(self, address: str) -> None:
        self.socket = await websockets.connect(
            f"{address.replace('http', 'ws')}/api/live",
            additional_headers=self.headers,
            max_size=None,
            compression=None,
            proxy=None,
        )
        await self.watch()
        async for text in self.socket:
            message = decode(text)
            if isinstance(message, Accepted):
                self.accepted = message.at
            elif isinstance(message, Refused):
                self.sent = None
                self.table.run.under_way -= 1
            elif message.table.id == self.table.id:  # else it belongs to the game before
                self.update = message
            await self.table.told()

    @property
    def is_done(self) -> bool:
        return self.sent is None and self.update.table.status == "finished"

    async def watch(self) -> None:
        await self.socket.send(f'{{"type":"watch","table":"{self.table.id}"}}')

    async def race(self) -> None:
        """Choose from time to time, while others do."""
        run = self.table.run
        await asyncio.sleep(random.random() * run.kind.pause)
        while run.going:
            await self.choose()
            await asyncio.sleep(run.kind.pause)

    async def choose(self) -> None:
        """Choose if asked something new."""
        if self.sent is not None or self.update.at < (self.accepted or 0):
            return
        options = next((ask.options for ask in self.update.asks if ask.options), None)
        if options:
            self.accepted = None
            self.sent = time.perf_counter()
            self.table.run.under_way += 1
            choice = Choose(next(_keys), self.update.at, random.choice(options))
            await self.socket.send(encode(choice), text=True)


class Table:
    """A table and its people."""

    def __init__(self, http: httpx.AsyncClient, address: str, run: Run) -> None:
        self.run = run
        self.id = ""
        self.players: list[Player] = []
        self.listening: list[asyncio.Task[None]] = []
        self._http = http
        self._address = address

    async def open(self, group: asyncio.TaskGroup) -> None:
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
            self.listening.append(group.create_task(player.listen(self._address)))

    async def _ask(self, seat: int, path: str, body: Any = None) -> Any:
        return await self._post(path, body, self.players[seat].headers)

    async def _post(self, path: str, body: Any, headers: dict[str, str] | None = None) -> Any:
        answer = await self._http.post(path, json=body, headers=headers)
        self._http.cookies.clear()
        answer.raise_for_status()
        return answer.json()

    @property
    def ready(self) -> bool:
        return all(player.update.at >= 0 for player in self.players)

    async def told(self) -> None:
        """Somebody received an update: it may be the last that a choice waited for."""
        for player in self.players:
            if player.sent is None or player.accepted is None:
                continue
            if all(other.update.at >= player.accepted for other in self.players):
                self.run.times.append((time.perf_counter() - player.sent) * 1000)
                player.sent = None
                self.run.under_way -= 1
        if self.run.going:
            await self.go_on()
        elif not self.run.under_way:
            self.run.stopped.set()

    async def go_on(self) -> None:
        if all(player.is_done for player in self.players):
            await self._again()
        for player in () if self.run.kind.pause else self.players:
            await player.choose()

    async def _again(self) -> None:
        """The game is over: the same people begin another one."""
        for player in self.players:
            player.update = NOTHING_YET
            player.accepted = None
        finished, self.id = self.id, ""
        for seat in range(len(self.players)):
            self.id = (await self._ask(seat, f"/api/tables/{finished}/rematch"))["id"]
        for player in self.players:
            await player.watch()


async def main(kind: Kind, address: str, count: int) -> None:
    run = Run(kind)
    async with (
        httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as http,
        asyncio.TaskGroup() as group,
    ):
        tables = [Table(http, address, run) for _ in range(count)]
        for table in tables:
            await table.open(group)
        while not all(table.ready for table in tables):
            await asyncio.sleep(0.01)
        print("ready", flush=True)
        while line := await asyncio.to_thread(sys.stdin.readline):
            run.times = []
            run.going = True
            for table in tables:
                await table.go_on()
            racing = [
                group.create_task(player.race())
                for table in tables
                for player in (table.players if kind.pause else ())
            ]
            await asyncio.sleep(float(line.split()[1]))
            run.going = False
            await asyncio.gather(*racing)
            run.stopped.clear()
            while run.under_way:
                await run.stopped.wait()
            print(encode(run.times).decode(), flush=True)
        for listening in (task for table in tables for task in table.listening):
            listening.cancel()


if __name__ == "__main__":
    uvloop.run(main(KINDS[sys.argv[1]], sys.argv[2], int(sys.argv[3])))
