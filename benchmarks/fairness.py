"""What others feel while one guest asks a server for as much as its limits allow.

    ./kosmodrom dev python benchmarks/fairness.py [ATTACK...] [--seconds S]

Ada and Ola play Astrominers against each other, Eve plays against a greedy bot, and Iga looks at
what her choices would do. A guest at another address does one thing after the other as much as he
can: replays, outcomes, imports and so on, in a process of his own; the server has its usual limits
and is started anew for each attack, so nothing is in its memory. Shown are the milliseconds from a
choice until both players have it, the seconds until the bot has moved, and the milliseconds until
an outcome is told. The bar: another's choice takes at most two seconds longer. Exits with 1 where
that is not so.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from itertools import count, cycle
from pathlib import Path
from typing import Any

import httpx
import websockets.asyncio.client as websockets
from websockets.exceptions import ConnectionClosed

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from tests.server.running import RunningServer  # noqa: E402

BAR = 2.0
GUEST = "127.0.0.2"
FINISHED = ("first_martians", "galaxy_trucker", "skymines", "planet_unknown", "astrominers")
UNITS = {"choice": 1000.0, "bot": 1.0, "outcome": 1000.0}
"""What is measured, and how many of its unit a second has."""
PAUSE = 0.1
"""Those who play stay within their own limits, too."""
COPIES = 3
"""How many finished games of each there are."""
WARM_UP = 5.0
"""How many seconds an attack lasts before the measurement begins."""
GENEROUS = "bot_delay = 0\n[limits]\nrequests = 1000000\nnew_tables = 1000000\nbot_tables = 1000\n"
USUAL = "bot_delay = 0\n"
_keys = (f"fairness-{number:08}" for number in count())


class Person:
    """Somebody with a browser, at an address of this machine."""

    def __init__(self, address: str, nickname: str, source: str = "127.0.0.1") -> None:
        self.address = address
        self._nickname = nickname
        self._source = source
        transport = httpx.AsyncHTTPTransport(
            local_address=source, limits=httpx.Limits(max_connections=100)
        )
        self.http = httpx.AsyncClient(base_url=address, timeout=120, transport=transport)

    async def arrive(self) -> Person:
        made = await self.post("/api/guests", {"nickname": self._nickname})
        self.http.headers["Authorization"] = f"Bearer {made['token']}"
        return self

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json=body if body is not None else {})
        self.http.cookies.clear()
        answer.raise_for_status()
        return answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        return answer.json() if answer.status_code == 200 else None

    async def begin(self, game: str, *others: dict[str, str], **more: Any) -> str:
        seats = [{"kind": "me"}, *others]
        made = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        return str(made["id"])

    def live(self) -> Any:
        return websockets.connect(
            f"{self.address.replace('http', 'ws')}/api/live",
            additional_headers={"Authorization": self.http.headers["Authorization"]},
            local_addr=(self._source, 0),
            max_size=None,
            compression=None,
            proxy=None,
        )


def own_options(state: dict[str, Any]) -> list[Any]:
    return next((ask["options"] for ask in state["asks"] if ask.get("options")), [])


# What the others do


async def duel(ada: Person, ola: Person, times: list[float]) -> None:
    """Two people choose in turn; notes how long each choice takes until both have it."""
    while True:
        table = await ada.begin("astrominers", {"kind": "open"})
        invite = (await ada.get(f"/api/tables/{table}"))["invite"]
        await ola.post(f"/api/tables/{table}/join", {"invite": invite})
        await ada.post(f"/api/tables/{table}/start")
        async with ada.live() as one, ola.live() as other:
            seats = (Seat(ada, one, table), Seat(ola, other, table))
            listening = [asyncio.create_task(seat.listen()) for seat in seats]
            try:
                while mover := await next_mover(seats):
                    times.append(await mover.choose(seats))
                    await asyncio.sleep(PAUSE)
            finally:
                for task in listening:
                    task.cancel()


class Seat:
    """A person's socket at a table."""

    def __init__(self, person: Person, line: Any, table: str) -> None:
        self._person = person
        self._line = line
        self._table = table
        self._state: dict[str, Any] = {}
        self._told = 0
        self._heard = asyncio.Event()

    async def listen(self) -> None:
        await self._line.send(json.dumps({"type": "watch", "table": self._table}))
        async for text in self._line:
            message = json.loads(text)
            if message["type"] == "update":
                self._told = message["at"]
                self._heard.set()

    async def look(self) -> list[Any]:
        """What it is offered."""
        self._state = await self._person.get(f"/api/tables/{self._table}/state")
        return own_options(self._state)

    async def choose(self, everyone: Iterable[Seat]) -> float:
        """Choose; returns how many seconds later everyone knows."""
        at, [option, *_] = self._state["at"], own_options(self._state)
        begun = time.perf_counter()
        choice = {"type": "choose", "key": next(_keys), "at": at, "option": option}
        await self._line.send(json.dumps(choice))
        async with asyncio.timeout(120):
            for seat in everyone:
                while seat._told <= at:
                    seat._heard.clear()
                    await seat._heard.wait()
        return time.perf_counter() - begun


async def next_mover(seats: Iterable[Seat]) -> Seat | None:
    """Whose turn it is; None when the game is over."""
    for seat in seats:
        if await seat.look():
            return seat
    return None


async def against_a_bot(eve: Person, times: list[float]) -> None:
    """Notes how long the bot takes for each of its choices."""
    while True:
        bot = {"kind": "bot", "bot": "greedy"}
        table = await eve.begin("astrominers", bot, start=True)
        while True:
            state = await eve.get(f"/api/tables/{table}/state")
            if state is None or state["table"]["status"] == "finished":
                break
            if not (options := own_options(state)):
                await asyncio.sleep(PAUSE)
                continue
            at, option = state["at"], random.choice(options)
            body = {"key": next(_keys), "at": at, "option": option}
            await eve.post(f"/api/tables/{table}/choices", body)
            begun = time.perf_counter()
            while not own_options(state := await eve.get(f"/api/tables/{table}/state")):
                if state["table"]["status"] == "finished":
                    break
                await asyncio.sleep(PAUSE)
            if moves := state["at"] - at - 1:
                times.append((time.perf_counter() - begun) / moves)


async def curious(iga: Person, times: list[float]) -> None:
    """Looks at one outcome after the other."""
    table = await iga.begin("galaxy_trucker", {"kind": "bot", "bot": "random"}, start=True)
    while True:
        state = await iga.get(f"/api/tables/{table}/state")
        if not (options := own_options(state)):
            await asyncio.sleep(0.05)
            continue
        begun = time.perf_counter()
        await iga.http.post(
            f"/api/tables/{table}/outcome", json={"options": [random.choice(options)]}
        )
        times.append(time.perf_counter() - begun)
        await asyncio.sleep(0.3)


# What the guest does


async def again_and_again(act: Callable[[], Awaitable[object]]) -> None:
    while True:
        with suppress(httpx.HTTPError, ConnectionClosed, OSError):
            await act()


async def at_once(number: int, act: Callable[[], Awaitable[object]]) -> None:
    await asyncio.gather(*(again_and_again(act) for _ in range(number)))


def finished_tables() -> Iterator[str]:
    """Finished games, over and over."""
    return cycle(json.loads(os.environ["FINISHED"]))


async def replays(guest: Person) -> None:
    """Twenty at once ask for replays and records of games that nobody has looked at."""
    tables = finished_tables()
    parts = cycle(("replay", "history", "replay/7?sections=pl"))
    await at_once(20, lambda: guest.http.get(f"/api/tables/{next(tables)}/{next(parts)}"))


async def moments(guest: Person) -> None:
    """Twenty at once look at moments of replays."""
    tables = finished_tables()
    await at_once(
        20,
        lambda: guest.http.get(
            f"/api/tables/{next(tables)}/replay/{random.randrange(300)}?sections=en"
        ),
    )


async def own_game(guest: Person, game: str) -> tuple[str, list[Any]]:
    """A game of his in which he is asked, and his options."""
    seats = [{"kind": "bot", "bot": "random"}] * (0 if game == "first_martians" else 1)
    table = await guest.begin(game, *seats, start=True)
    while True:
        state = await guest.get(f"/api/tables/{table}/state")
        if options := own_options(state):
            return table, options
        await asyncio.sleep(0.05)


async def over_sockets(
    guest: Person, number: int, table: str, make: Callable[[], dict[str, Any]]
) -> None:
    """Send messages over this many sockets."""

    async def talk() -> None:
        async with guest.live() as line:
            await line.send(json.dumps({"type": "watch", "table": table}))
            reading = asyncio.create_task(drain(line))
            try:
                while True:
                    await line.send(json.dumps({**make(), "key": next(_keys)}))
                    await asyncio.sleep(0.001)
            finally:
                reading.cancel()

    await at_once(number, talk)


async def drain(line: Any) -> None:
    with suppress(ConnectionClosed):
        async for _ in line:
            pass


async def outcomes(guest: Person) -> None:
    """Ten sockets ask what choices would do."""
    table, options = await own_game(guest, "galaxy_trucker")
    await over_sockets(
        guest, 10, table, lambda: {"type": "ask_outcome", "options": [random.choice(options)]}
    )


async def reasons(guest: Person) -> None:
    """Ten sockets ask why something is not offered."""
    table, options = await own_game(guest, "first_martians")
    await over_sockets(
        guest, 10, table, lambda: {"type": "ask_why_not", "option": random.choice(options)}
    )


async def steps(guest: Person) -> None:
    """Steps of a game in play, which goes on meanwhile."""
    table, _ = await own_game(guest, "first_martians")

    async def play_on() -> None:
        state = await guest.get(f"/api/tables/{table}/state")
        if state and (options := own_options(state)):
            body = {"key": next(_keys), "at": state["at"], "option": random.choice(options)}
            await guest.http.post(f"/api/tables/{table}/choices", json=body)
        await asyncio.sleep(0.2)

    async def look() -> None:
        await guest.http.get(f"/api/tables/{table}/steps/{random.randrange(40)}")

    await asyncio.gather(again_and_again(play_on), at_once(15, look))


async def imports(guest: Person) -> None:
    """Ten at once bring a campaign of a thousand choices."""
    from tests.server.test_imports import record

    brought = json.loads(record())

    async def bring() -> None:
        await guest.http.post("/api/campaigns/import", json={"record": brought})
        await asyncio.sleep(0.2)

    await at_once(10, bring)


async def hints(guest: Person) -> None:
    """Hints at as many tables as he may have."""
    tables = [(await own_game(guest, game))[0] for game in FINISHED for _ in range(4)]
    turn = cycle(tables)
    await at_once(20, lambda: guest.http.post(f"/api/tables/{next(turn)}/hint"))


async def search_bots(guest: Person) -> None:
    """Twenty games against search bots, in each of which he chooses at once."""
    bots = [{"kind": "bot", "bot": "search"}] * 3
    tables = [await guest.begin("planet_unknown", *bots, start=True) for _ in range(20)]

    async def play_on(table: str) -> None:
        state = await guest.get(f"/api/tables/{table}/state")
        if state and (options := own_options(state)):
            body = {"key": next(_keys), "at": state["at"], "option": options[0]}
            await guest.http.post(f"/api/tables/{table}/choices", json=body)
        await asyncio.sleep(1.0)

    await asyncio.gather(*(again_and_again(lambda t=t: play_on(t)) for t in tables))  # type: ignore[misc]


async def watching(guest: Person) -> None:
    """Fifty sockets that begin to watch a large game over and over, with the board in words."""
    table, _ = await own_game(guest, "planet_unknown")

    async def watch() -> None:
        async with guest.live() as line:
            reading = asyncio.create_task(drain(line))
            try:
                for number in count():
                    wish = {"type": "watch", "table": table, "sections": ("en", "pl")[number % 2]}
                    await line.send(json.dumps(wish))
                    await asyncio.sleep(0.01)
            finally:
                reading.cancel()

    await at_once(50, watch)


async def opened(guest: Person) -> None:
    """Every stored game is opened and shown, from every seat."""
    tables = finished_tables()
    await at_once(30, lambda: guest.http.get(f"/api/tables/{next(tables)}/state?sections=pl"))


async def passwords(guest: Person) -> None:
    """Wrong passwords."""
    body = {"name": "Nobody", "password": "wrong and wrong again"}
    await at_once(10, lambda: guest.http.post("/api/login", json=body))


async def exports(guest: Person) -> None:
    """Everything that is known of him."""
    await at_once(10, lambda: guest.http.get("/api/me/export"))


async def nonsense(guest: Person) -> None:
    """Twenty sockets of large messages that are refused, opened anew when they are slowed down."""

    async def talk() -> None:
        async with guest.live() as line:
            reading = asyncio.create_task(drain(line))
            for _ in range(300):
                await line.send('{"type": "choose", "key": "' + "[" * 60_000)
            reading.cancel()

    await at_once(20, talk)


async def half_requests(guest: Person) -> None:
    """Eight addresses with 250 half requests each."""
    host, port = guest.address.removeprefix("http://").split(":")
    held = []

    async def hold(source: str) -> None:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=(source, 0))
            writer.write(b"GET /api/me HTTP/1.1\r\nX-Half: ")
            held.append(writer)
            await asyncio.wait_for(reader.read(), 20)

    sources = [f"127.0.0.{number}" for number in range(2, 10)]
    await asyncio.gather(
        *(again_and_again(lambda s=s: hold(s)) for s in sources for _ in range(250))  # type: ignore[misc]
    )


ATTACKS: dict[str, Callable[[Person], Awaitable[None]]] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        replays,
        moments,
        steps,
        opened,
        outcomes,
        reasons,
        imports,
        hints,
        search_bots,
        watching,
        nonsense,
        passwords,
        exports,
        half_requests,
    )
}


async def attack(name: str, address: str) -> None:
    guest = await Person(address, "Guest", GUEST).arrive()
    print("begun", flush=True)
    await ATTACKS[name](guest)


# The measurement


async def measure(address: str, seconds: float) -> dict[str, list[float]]:
    ada, ola, eve, iga = [
        await Person(address, name, f"127.0.0.{number}").arrive()
        for number, name in enumerate(("Ada", "Ola", "Eve", "Iga"), 11)
    ]
    found: dict[str, list[float]] = {"choice": [], "bot": [], "outcome": []}
    playing = [
        asyncio.create_task(duel(ada, ola, found["choice"])),
        asyncio.create_task(against_a_bot(eve, found["bot"])),
        asyncio.create_task(curious(iga, found["outcome"])),
    ]
    await asyncio.sleep(WARM_UP)
    for times in found.values():
        times.clear()
    await asyncio.sleep(seconds)
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return found


def under(name: str | None, server: RunningServer, seconds: float) -> dict[str, list[float]]:
    """What the others feel during an attack, on a server that has just started."""
    server.start()
    try:
        if name is None:
            return asyncio.run(measure(server.url, seconds))
        command = [sys.executable, __file__, "--attack", name, server.url]
        attacking = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert attacking.stdout is not None
            if attacking.stdout.readline() != "begun\n":
                raise SystemExit(f"{name}: it did not begin")
            return asyncio.run(measure(server.url, seconds))
        finally:
            attacking.kill()
            attacking.wait()
    finally:
        server.kill()


async def finish_games(address: str) -> list[str]:
    """Finished games that everybody may see, of one person who plays to the end at once."""
    host = await Person(address, "Host").arrive()
    tables = []
    for game in FINISHED * COPIES:
        bot = {"kind": "bot", "bot": "random"}
        alone = game == "first_martians"  # where a crew decides together bots take their time
        tables.append(await host.begin(game, *[bot] * (not alone), public=True, start=True))
        await play_to_the_end(host, tables[-1])
    return tables


async def play_to_the_end(host: Person, table: str) -> None:
    while (state := await host.get(f"/api/tables/{table}/state"))["table"]["status"] == "playing":
        if options := own_options(state):
            body = {"key": next(_keys), "at": state["at"], "option": random.choice(options)}
            await host.http.post(f"/api/tables/{table}/choices", json=body)
        else:
            await asyncio.sleep(0.002)


def middle_and_worst(times: list[float], unit: float) -> str:
    if not times:
        return f"{'-':>12}{'-':>12}"
    return f"{unit * statistics.median(times):>12,.2f}{unit * max(times):>12,.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10.0, help="length of each attack")
    parser.add_argument("--attack", nargs=2, metavar=("NAME", "ADDRESS"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.attack:
        asyncio.run(attack(*arguments.attack))
        return
    unknown = set(arguments.attacks) - set(ATTACKS)
    if unknown:
        parser.error(f"no such attack: {', '.join(unknown)}; there are {', '.join(ATTACKS)}")
    print(
        f"python {sys.version.split()[0]}, {arguments.seconds:.0f} s each, {os.cpu_count()} cores"
    )
    heads = ("choice, ms", "longest", "bot, s", "longest", "outcome, ms", "longest", "choices")
    print(f"{'':16}" + "".join(f"{head:>12}" for head in heads))
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(Path(folder), settings=GENEROUS)
        server.start()
        os.environ["FINISHED"] = json.dumps(asyncio.run(finish_games(server.url)))
        server.kill()
        (Path(folder) / "settings.toml").write_text(USUAL)
        usual = 0.0
        slow = []
        for name in (None, *(arguments.attacks or ATTACKS)):
            found = under(name, server, arguments.seconds)
            choices = found["choice"]
            cells = [middle_and_worst(found[what], unit) for what, unit in UNITS.items()]
            print(f"{name or 'idle':16}{''.join(cells)}{len(choices):>12}", flush=True)
            usual = usual or statistics.median(choices)
            if not choices or max(choices) - usual > BAR:
                slow.append(name or "idle")
    if slow:
        raise SystemExit(f"more than {BAR:.0f} s longer: {', '.join(slow)}")


if __name__ == "__main__":
    main()
