"""How long somebody waits for a greedy bot while one guest keeps the server's bots busy.

    python benchmarks/waiting.py ADDRESS FLOOD SECONDS

Ada plays Astrominers with a greedy bot and chooses as soon as she is asked. Meanwhile the guest has
30 tables with as many search bots as fit: none (``idle``), nobody else at them (``bots alone``), or
the guest too, who watches all of them and chooses at once (``playing along``). Prints, as a line of
JSON, each of Ada's waits: seconds, and how many choices the bot made in them. `benchmarks/server.py
--bots` runs it.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sys
import time
from typing import Any

import httpx
import websockets.asyncio.client as websockets

TABLES = 30
LARGEST = {"astrominers": 4, "planet_unknown": 6}
WARM_UP = 5.0
"""How many seconds the flood runs before the measurement begins."""
_keys = (f"choice-{number:08}" for number in itertools.count())


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str, nickname: str) -> None:
        self._address = address
        self._nickname = nickname
        self._http = httpx.AsyncClient(base_url=address, timeout=60, trust_env=False)

    async def arrive(self) -> None:
        made = await self.post("/api/guests", {"nickname": self._nickname})
        self._http.headers["Authorization"] = f"Bearer {made['token']}"

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self._http.post(path, json=body or {})
        self._http.cookies.clear()
        answer.raise_for_status()
        return answer.json()

    async def new_table(self, game: str, bots: int, level: str, *, along: bool) -> str:
        seats = [{"kind": "me"}] * along + [{"kind": "bot", "bot": level}] * bots
        made = await self.post("/api/tables", {"game": game, "seats": seats, "start": True})
        return str(made["id"])

    async def play(self, table: str, waits: list[tuple[float, int]]) -> None:
        """Play a game to its end, choosing at once; notes how long the bots took each time."""
        headers = {"Authorization": self._http.headers["Authorization"]}
        async with websockets.connect(
            f"{self._address.replace('http', 'ws')}/api/live",
            additional_headers=headers,
            max_size=None,
            compression=None,
            proxy=None,
        ) as socket:
            await socket.send(json.dumps({"type": "watch", "table": table}))
            chosen, since = -1, 0.0
            async for text in socket:
                told = json.loads(text)
                if told["type"] == "refusal":
                    raise SystemExit(told)
                if told["type"] != "update" or told["at"] <= chosen:
                    continue
                if told["table"]["status"] == "finished":
                    return
                options = next((ask["options"] for ask in told["asks"] if ask.get("options")), None)
                if options is None:
                    continue
                if since and told["at"] > chosen + 1:
                    waits.append((time.perf_counter() - since, told["at"] - chosen - 1))
                chosen, since = told["at"], time.perf_counter()
                choice = {"key": next(_keys), "at": chosen, "option": random.choice(options)}
                await socket.send(json.dumps({"type": "choose", **choice}))

    async def close(self) -> None:
        await self._http.aclose()


async def flood(guest: Person, kind: str, group: asyncio.TaskGroup) -> list[asyncio.Task[None]]:
    """Start the guest's tables, alternating between the games."""
    along = kind == "playing along"
    playing = []
    for game in itertools.islice(itertools.cycle(LARGEST), TABLES if kind != "idle" else 0):
        table = await guest.new_table(game, LARGEST[game] - along, "search", along=along)
        if along:
            playing.append(group.create_task(guest.play(table, [])))
    return playing


async def main(address: str, kind: str, seconds: float) -> None:
    ada, guest = Person(address, "Ada"), Person(address, "Guest")
    waits: list[tuple[float, int]] = []

    async def play_on() -> None:
        while True:
            table = await ada.new_table("astrominers", 1, "greedy", along=True)
            await ada.play(table, waits)

    async with asyncio.TaskGroup() as group:
        for person in (ada, guest):
            await person.arrive()
        playing = await flood(guest, kind, group)
        await asyncio.sleep(WARM_UP if playing or kind != "idle" else 0)
        playing.append(group.create_task(play_on()))
        await asyncio.sleep(seconds)
        for task in playing:
            task.cancel()
    for person in (ada, guest):
        await person.close()
    print(json.dumps(waits[1:]))  # a process was started for the first one


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], float(sys.argv[3])))
