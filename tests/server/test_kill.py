"""The server is killed at random moments under load: nothing that was acknowledged is lost, and
every table goes on."""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.exceptions import WebSocketException

from kosmodrom.core.history import History
from kosmodrom.core.options import CLOCK
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.server.config import DATABASE_FILE
from tests.core.toys import RUSH
from tests.server.running import RunningServer
from tests.server.venue import Guest, Line, new_key, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.timeout(900)]

KILLS, KILLS_WHEN_THOROUGH = 5, 20
PATIENCE = 120.0
AWAY = (OSError, WebSocketException)
"""What it looks like when the server is gone."""

REFUSED = ("refusal-moved-on", "refusal-taken", "refusal-table-finished")
"""What may become of a choice when others act at the same moment, in a race."""
SECONDS = 2
"""How long the hourglass of the races runs."""

RULES = {RUSH.id: RUSH}
"""The toys that are not installed here."""

Log = dict[str, list[tuple[Any, ...]]]


class Told(NamedTuple):
    """A choice of which the server said that it is stored."""

    table: str
    number: int
    seat: int
    key: str
    option: Any


class Player:
    """Somebody who plays whatever becomes of the server: sends a choice until it is answered."""

    def __init__(self, server: RunningServer, nickname: str) -> None:
        self.guest = Guest(server, nickname)
        self.chance = Random.seeded(nickname)
        self.sent = 0
        self.told: list[Told] = []

    async def insist(self, method: str, path: str, body: Any = None) -> httpx.Response:
        while True:
            with suppress(httpx.TransportError):
                return await self.guest._http.request(method, path, json=body)
            await asyncio.sleep(0.02)

    def choice(self, update: dict[str, Any], options: list[Any]) -> dict[str, Any]:
        self.sent += 1
        return {"key": new_key(), "at": update["at"], "option": self.chance.choice(options)}

    def note(self, update: dict[str, Any], choice: dict[str, Any], number: int) -> None:
        table = update["table"]
        told = Told(table["id"], number, table["you"], choice["key"], choice["option"])
        if self.told and self.told[-1].table == told.table:
            assert self.told[-1].number < number
        self.told.append(told)

    async def play(self, table: str) -> None:
        """Play a table to its end, over HTTP."""
        while True:
            update = (await self.insist("GET", f"/api/tables/{table}/state")).json()
            if update["table"]["status"] == "finished":
                return
            options = [ask["options"] for ask in update["asks"] if ask["options"]]
            if not options:
                await asyncio.sleep(0.02)
                continue
            choice = self.choice(update, options[0])
            answer = await self.insist("POST", f"/api/tables/{table}/choices", choice)
            assert answer.status_code in (200, 409), answer.text
            if answer.status_code == 200:
                self.note(update, choice, answer.json()["at"])


class LivePlayer(Player):
    """One with a WebSocket, who comes back with what they know."""

    async def play(self, table: str) -> None:
        line = Line(self.guest)
        choice: dict[str, Any] | None = None
        while not line.updates or line.update["table"]["status"] != "finished":
            try:
                if line.closed is not None or not line.updates:
                    await self._come(line, table)
                if choice is None:
                    await _until_asked(line)
                    options = line.own_options()
                    choice = self.choice(line.update, options) if options else None
                if choice is not None:
                    await self.pause()
                    answer = await line.ask(type="choose", **choice)
                    if answer["type"] == "accepted":
                        self.note(line.update, choice, answer["at"])
                    else:
                        assert answer["problem"]["id"] in REFUSED, answer
                    choice = None
                    await _until_at(line, answer["at"])
            except AWAY:
                await asyncio.sleep(0.02)
        await line.close()

    async def pause(self) -> None:
        """Choose as quickly as possible."""

    async def _come(self, line: Line, table: str) -> None:
        line.answers.clear()
        if not line.updates:
            await line.open()
            await line.watch(table)
            return
        at, known = line.update["at"], list(line.events)
        update = await line.again(table)
        assert update["at"] >= at, "something was told before it was stored"
        assert line.events[: len(known)] == known


class Racer(LivePlayer):
    """One who takes a moment to choose, while others do."""

    async def pause(self) -> None:
        await asyncio.sleep(self.chance.below(200) / 1000)


async def _until_at(line: Line, at: int) -> None:
    await line._until(lambda: line.update["at"] >= at, "the news")


async def _until_asked(line: Line) -> None:
    """Wait for a question, the end of the game or of the line."""
    await line._until(
        lambda: line.own_options() or line.update["table"]["status"] == "finished", "a question"
    )


class Party:
    """People and bots who play game after game with each other."""

    def __init__(
        self,
        players: list[Player],
        bots: tuple[str, ...],
        finishes: bool = True,
        game: str = "astrominers",
        options: dict[str, Any] | None = None,
    ) -> None:
        self.players = players
        self.bots = bots
        self.finishes = finishes
        self._wish = {"game": game, "options": options or {}}
        self.last = False
        self.tables: list[str] = []

    @property
    def told(self) -> int:
        return sum(len(player.told) for player in self.players)

    async def play(self) -> None:
        while not self.last:
            table = await self._begin()
            self.tables.append(table)
            await asyncio.gather(*(player.play(table) for player in self.players))

    async def _begin(self) -> str:
        host, *others = self.players
        seats: list[Any] = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        seats += [{"kind": "bot", "bot": bot} for bot in self.bots]
        wish = {**self._wish, "seats": seats}
        made = (await host.insist("POST", "/api/tables", wish)).json()
        table: str = made["id"]
        for player in others:
            path, join = f"/api/tables/{table}/join", {"invite": made["invite"]}
            assert (await player.insist("POST", path, join)).status_code == 200
        while (await host.insist("GET", f"/api/tables/{table}")).json()["status"] == "lobby":
            await host.insist("POST", f"/api/tables/{table}/start")
        return table


def read_log(data: Path) -> Log:
    """The entries of all tables, by table."""
    query = """SELECT tables.id, tables.length, number, seat, key, body
        FROM entries JOIN tables ON tables.id = entries."table" ORDER BY tables.id, number"""
    log: Log = {}
    with closing(sqlite3.connect(data / DATABASE_FILE)) as database:
        for table, length, number, *entry in database.execute(query):
            log.setdefault(table, []).append(tuple(entry))
            assert number == len(log[table]) <= length
    return log


def check_ringing(data: Path) -> None:
    """Every hourglass ran its time, whoever came between, and rang once."""
    query = """SELECT tables.id, tables.started, entries.time
        FROM entries JOIN tables ON tables.id = entries."table" WHERE seat = ? ORDER BY number"""
    rung: dict[str, list[float]] = {}
    with closing(sqlite3.connect(data / DATABASE_FILE)) as database:
        for table, started, time in database.execute(query, [CLOCK]):
            times = rung.setdefault(table, [started])
            assert time - times[-1] >= SECONDS
            times.append(time)
    assert rung


def check(log: Log, before: Log, told: list[Told]) -> None:
    """The log has only grown, and in it is every choice that was acknowledged, once."""
    for table, entries in before.items():
        assert log[table][: len(entries)] == entries
    keys = [key for entries in log.values() for _, key, _ in entries if key is not None]
    assert len(keys) == len(set(keys))
    for table, number, seat, key, option in told:
        stored = log[table][number - 1]
        assert stored[:2] == (seat, key)
        assert json.loads(stored[2])["option"] == option


async def wait(condition: Callable[[], Any], what: str, tasks: list[asyncio.Task[None]]) -> None:
    """Wait for what these tasks are to bring about."""

    def failed() -> bool:
        return any(task.done() and task.exception() for task in tasks)

    await until(lambda: failed() or condition(), what, PATIENCE)
    if failed():
        await asyncio.gather(*tasks)


def start(act: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    return asyncio.create_task(act)


async def test_killed_at_random_moments(tmp_path: Path, thorough: bool) -> None:
    chance = Random.seeded("kill")
    with RunningServer(tmp_path, toys=True) as server:
        names = (f"player-{number}" for number in itertools.count())

        def live() -> Player:
            return LivePlayer(server, next(names))

        parties = [
            Party([live(), live()], ("random",)),
            Party([live(), live()], ()),
            Party([live()], ("greedy",)),
            Party([Player(server, next(names)), live()], ("greedy",)),
            Party(
                [Racer(server, next(names)), Racer(server, next(names))],
                (),
                game=RUSH.id,
                options={"seconds": SECONDS},
            ),
            # One that thinks long, so that it is often killed, or orphaned, in thought.
            Party([live()], ("search",), finishes=False),
        ]
        players = [player for party in parties for player in party.players]
        for player in players:
            await player.guest.arrive()
        tasks = [start(party.play()) for party in parties]
        log: Log = {}
        for _ in range(KILLS_WHEN_THOROUGH if thorough else KILLS):
            told = [party.told for party in parties]
            await wait(
                lambda told=told: all(  # type: ignore[misc]
                    party.told > before for party, before in zip(parties, told, strict=True)
                ),
                "a choice at every table",
                tasks,
            )
            enough = sum(player.sent for player in players) + chance.below(30)
            await wait(
                lambda enough=enough: sum(player.sent for player in players) >= enough,  # type: ignore[misc]
                "more choices",
                tasks,
            )
            await asyncio.sleep(chance.below(50) / 1000)  # into the midst of something
            server.kill()
            await until(lambda: not server.processes(), "the end of the bots")
            known = [told for player in players for told in player.told]
            await asyncio.to_thread(server.start)
            now = read_log(tmp_path)
            check(now, log, known)
            log = now
        for party in parties:
            party.last = True
        finishing = [task for task, party in zip(tasks, parties, strict=True) if party.finishes]
        await wait(lambda: all(task.done() for task in finishing), "the end of the games", tasks)
        now = read_log(tmp_path)
        check(now, log, [told for player in players for told in player.told])
        for party in parties[: len(finishing)]:
            for table in party.tables:
                path = f"/api/tables/{table}/history"
                answer = await party.players[0].insist("GET", path)
                history = History.from_json(answer.content)
                game: Table[Any, Any, Any] = Table.load(history, ruleset=RULES.get(history.game))
                assert game.finished
                assert len(game.choices) == len(now[table])
        check_ringing(tmp_path)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            await player.guest.close()
        assert "Traceback" not in server.log
