"""People who play game after game on servers that are killed meanwhile, and what must be true.

`Ordeal` runs it: the suite's kill test and ``benchmarks/soak.py`` use it.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from kosmodrom.core.history import History
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.server.tables.records import Entry
from tests.core.toys import RUSH, TOYS
from tests.server.archive import Archive
from tests.server.running import RunningServer
from tests.server.venue import Guest, Line, new_key, until

PATIENCE = 120.0
AWAY = (OSError, WebSocketException)
"""What it looks like when the server is gone."""
MOVED_ON = {
    "choose": ("refusal-moved-on", "refusal-not-asked", "refusal-taken", "refusal-table-finished"),
    "undo": ("refusal-undo-not-yours", "refusal-undo-nothing"),
}
"""Refusals of something that was right when it was sent: others have acted since."""
NOT_NOW = (*MOVED_ON["choose"], "error-busy")
"""Why something cannot be looked up although it was right to ask: others have acted since, or too
many ask."""
RULES = {toy.id: toy for toy in (*TOYS, RUSH)}
"""The games that are not installed here."""
Log = dict[str, list[Entry]]


class Told(NamedTuple):
    """A choice, or without an option an undo, that the server said is stored."""

    table: str
    number: int
    seat: int
    key: str
    option: Any


class Player:
    """Somebody who plays on whatever happens to the server: sends a choice until it is answered."""

    def __init__(self, server: RunningServer, nickname: str) -> None:
        self.guest = Guest(server, nickname)
        self.chance = Random.seeded(nickname)
        self.longest_pause = 0.0
        """How many seconds they may take to choose."""
        self.sent = 0
        self.told: list[Told] = []

    async def insist(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask until there is an answer; it counts as traffic of the game they are at."""
        answer = await self.insist_apart(method, path, body)
        self.guest.received.append(answer.content)
        return answer

    async def insist_apart(self, method: str, path: str, body: Any = None) -> httpx.Response:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with suppress(httpx.TransportError):
                return await self.guest._http.request(method, path, json=body)
            await asyncio.sleep(0.02)
        raise AssertionError(f"the server does not answer {method} {path}")

    async def take_a_moment(self) -> None:
        await asyncio.sleep(self.longest_pause * self.chance.below(1000) / 1000)

    def choice(self, update: dict[str, Any], options: list[Any]) -> dict[str, Any]:
        self.sent += 1
        return {"key": new_key(), "at": update["at"], "option": self.chance.choice(options)}

    def note(self, update: dict[str, Any], sent: dict[str, Any], number: int) -> None:
        table = update["table"]
        told = Told(table["id"], number, table["you"], sent["key"], sent.get("option"))
        if told.option is not None and self.told and self.told[-1].table == told.table:
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
            await self.take_a_moment()
            choice = self.choice(update, options[0])
            answer = await self.insist("POST", f"/api/tables/{table}/choices", choice)
            assert answer.status_code in (200, 409), answer.text
            if answer.status_code == 200:
                self.note(update, choice, answer.json()["at"])


class LivePlayer(Player):
    """Somebody with a WebSocket, who reconnects with what they know, and takes back one in
    ``regrets`` choices, if any. Without a seat they only watch."""

    def __init__(self, server: RunningServer, nickname: str, regrets: int = 0) -> None:
        super().__init__(server, nickname)
        self._regrets = regrets

    async def play(self, table: str) -> None:
        line = Line(self.guest)
        try:
            await self._play(line, table)
        finally:
            await line.close()

    async def _play(self, line: Line, table: str) -> None:
        message: dict[str, Any] | None = None
        while not line.updates or line.update["table"]["status"] != "finished":
            try:
                if line.closed is not None or not line.updates:
                    await self._come(line, table)
                if message is None:
                    await _until_asked(line)
                    message = self._think(line)
                if message is not None:
                    await self.pause(line, table)
                    answer = await line.ask(**message)
                    self._take(line, message, answer)
                    message = None
                    await _until_at(line, answer["at"])
            except AWAY:
                await asyncio.sleep(0.02)

    async def pause(self, _line: Line, _table: str) -> None:
        """Before a choice is sent."""
        await self.take_a_moment()

    def _think(self, line: Line) -> dict[str, Any] | None:
        options, alone = line.own_options(), line.update["undo"]["alone"]
        if options and alone is not None and self._regrets and not self.chance.below(self._regrets):
            self.sent += 1
            return {"type": "undo", "key": new_key(), "to": alone}
        return {"type": "choose", **self.choice(line.update, options)} if options else None

    def _take(self, line: Line, message: dict[str, Any], answer: dict[str, Any]) -> None:
        if answer["type"] == "accepted":
            self.note(line.update, message, answer["at"])
            return
        problem = answer["problem"]
        # Where several plan together, a rule may be in the way of what was right a moment before.
        ruled_out = bool(problem["rules"]) and answer["at"] > message.get("at", answer["at"])
        assert ruled_out or problem["id"] in MOVED_ON[message["type"]], answer

    async def _come(self, line: Line, table: str) -> None:
        line.answers.clear()
        if not line.updates:
            await line.open()
            await line.watch(table)
            return
        before, known = line.update, list(line.events)
        update = await line.again(table)
        assert update["at"] >= before["at"], "something was told before it was stored"
        if _taken_back(update) == _taken_back(before):
            assert line.events[: len(known)] == known


class Racer(LivePlayer):
    """One who takes a moment to choose, while others choose, too."""

    def __init__(self, server: RunningServer, nickname: str, regrets: int = 0) -> None:
        super().__init__(server, nickname, regrets)
        self.longest_pause = 0.2


class Curious(LivePlayer):
    """One who now and then looks something up before choosing, and looks back at the game when it
    is over: through the WebSocket, or over HTTP."""

    def __init__(
        self, server: RunningServer, nickname: str, regrets: int = 0, questions: int = 8
    ) -> None:
        super().__init__(server, nickname, regrets)
        self._questions = questions
        self._before: Any = None
        """An option that was offered some time ago."""
        self.looked_up: Counter[str] = Counter()

    async def play(self, table: str) -> None:
        await super().play(table)
        await self.look_back(table)

    async def pause(self, line: Line, table: str) -> None:
        """Look something up before one in so many choices."""
        await super().pause(line, table)
        if self.chance.below(self._questions):
            return
        options = line.own_options()
        if not options:
            return
        option, before = self.chance.choice(options), self._before
        self._before = option
        wish = {"option": before or option}
        step = self.chance.below(line.update["choices"] + 1)
        match self.chance.below(8):
            case 0:
                await self._ask(line, "outcome", options=[option])
            case 1:
                await self._ask(line, "why_not", **wish)
            case 2 if line.update["table"]["hints"]:
                await self._ask(line, "hint")
            case 3:
                await self._look("outcome", f"/api/tables/{table}/outcome", {"options": [option]})
            case 4:
                await self._look("why_not", f"/api/tables/{table}/why-not", wish)
            case 5:
                await self._look("log", f"/api/tables/{table}/log")
            case _:
                found = await self._look("step", f"/api/tables/{table}/steps/{step}")
                assert found is None or found["choices"] == step

    async def look_back(self, table: str) -> None:
        """A finished game, and some moments of it."""
        replay = await self._look("replay", f"/api/tables/{table}/replay")
        if replay is None:
            return
        moments = len(replay["moments"])
        for number in (0, self.chance.below(moments + 1), moments):
            shown = await self._look("moment", f"/api/tables/{table}/replay/{number}")
            assert shown is None or shown["choices"] == number

    async def _ask(self, line: Line, what: str, **about: Any) -> None:
        key = new_key()
        await line.send(type=f"ask_{what}", key=key, **about)
        deadline = time.monotonic() + PATIENCE
        while not (answers := [one for one in line.answers if one.get("key") == key]):
            if line.closed is not None:
                raise ConnectionError("the line broke")
            assert time.monotonic() < deadline, f"no answer: {what}"
            await asyncio.sleep(0.005)
        line.answers.remove(answers[0])
        if answers[0]["type"] == "refused":
            assert _is_late(answers[0]["problem"]), answers[0]
        else:
            assert answers[0]["type"] == what
            self.looked_up[what] += 1

    async def _look(self, what: str, path: str, body: Any = None) -> Any:
        """The answer; None where it could not be given now."""
        answer = await self.insist_apart("GET" if body is None else "POST", path, body)
        if answer.status_code == 200:
            self.looked_up[what] += 1
            return answer.json()
        assert _is_late(answer.json()), (path, answer.status_code, answer.text)
        return None


def _is_late(problem: dict[str, Any]) -> bool:
    """Whether something cannot be looked up because others have acted, or ask too much: where
    several plan together, a rule may be in the way of what was offered a moment before."""
    return bool(problem["rules"]) or problem["id"] in NOT_NOW


def _taken_back(update: dict[str, Any]) -> int:
    """Grows whenever somebody takes something back."""
    return int(update["at"]) - int(update["choices"])


async def _until_at(line: Line, at: int) -> None:
    await line._until(lambda: line.update["at"] >= at, "the news")


async def _until_asked(line: Line) -> None:
    """Wait for a question, the end of the game or the end of the connection."""
    await line._until(
        lambda: line.own_options() or line.update["table"]["status"] == "finished", "a question"
    )


class Party:
    """People, bots and perhaps some who watch, who play game after game with each other."""

    def __init__(
        self,
        players: Sequence[Player],
        bots: tuple[str, ...] = (),
        *,
        automas: int = 0,
        game: str = "astrominers",
        options: dict[str, Any] | None = None,
        watchers: Sequence[Player] = (),
        finishes: bool = True,
    ) -> None:
        self.players = players
        self.bots = bots
        self.automas = automas
        self.game = game
        self.options = options or {}
        self.watchers = watchers
        self.finishes = finishes
        self.last = False
        self.tables: list[str] = []
        """Those that are not yet forgotten: they are playing the last one."""
        self.traffic: dict[str, dict[int | None, list[list[bytes]]]] = {}
        """All that each one was sent, by finished table and seat (None: watchers)."""

    @property
    def everyone(self) -> Sequence[Player]:
        return (*self.players, *self.watchers)

    @property
    def told(self) -> int:
        return sum(len(player.told) for player in self.players)

    async def play(self) -> None:
        while not self.last:
            table = await self._begin()
            self.tables.append(table)
            await asyncio.gather(*(player.play(table) for player in self.everyone))
            self.collect(table)
            while self.rests and not self.last:
                await asyncio.sleep(0.05)

    @property
    def rests(self) -> bool:
        """Until their last game has been checked they begin no other."""
        return bool(self.traffic)

    def collect(self, table: str) -> None:
        """Collect what was sent about a table."""
        traffic = self.traffic.setdefault(table, {})
        for number, player in enumerate(self.everyone):
            seat = number if number < len(self.players) else None
            traffic.setdefault(seat, []).append(player.guest.received)
            player.guest.received = []

    def seats(self) -> list[Any]:
        """The seats of a new table: the first for its host, then open ones for the others."""
        seats: list[Any] = [{"kind": "me"}, *({"kind": "open"} for _ in self.players[1:])]
        seats += [{"kind": "bot", "bot": bot} for bot in self.bots]
        return seats + [{"kind": "automa"}] * self.automas

    async def _begin(self) -> str:
        host, *others = self.players
        wish = {
            "game": self.game,
            "options": self.options,
            "seats": self.seats(),
            "public": bool(self.watchers),
        }
        made = (await host.insist("POST", "/api/tables", wish)).json()
        table: str = made["id"]
        for player in others:
            path, join = f"/api/tables/{table}/join", {"invite": made["invite"]}
            assert (await player.insist("POST", path, join)).status_code == 200
        while (await host.insist("GET", f"/api/tables/{table}")).json()["status"] == "lobby":
            await host.insist("POST", f"/api/tables/{table}/start")
        return table


class Voyage(Party):
    """People who play a campaign, chapter after chapter. When it is over, they begin another; now
    and then they save its record, bring that back, and go on with the copy."""

    def __init__(
        self,
        players: Sequence[Player],
        bots: tuple[str, ...] = (),
        *,
        campaign: str,
        imports: int = 2,
        **more: Any,
    ) -> None:
        super().__init__(players, bots, **more)
        self.campaign = campaign
        self._imports = imports
        self._id: str | None = None
        self._played: list[str] = []
        """The tables of its chapters, here and before it was brought here."""
        self.chapters = self.imported = self.ended = 0

    async def _begin(self) -> str:
        host = self.players[0]
        view = None if self._id is None else await self._view()
        if view is None or view["next"] is None:
            view = await self._begin_campaign()
        elif self._played and len(self._played) % self._imports == 0:
            view = await self._bring_back(view)
        path = f"/api/campaigns/{self._id}/next"
        tables = [(await player.insist("POST", path)).json() for player in self.players]
        table: str = tables[0]["id"]
        assert {each["id"] for each in tables} == {table}
        assert tables[0]["chapter"]["number"] == view["next"]["number"]
        while (await host.insist("GET", f"/api/tables/{table}")).json()["status"] == "lobby":
            await asyncio.sleep(0.02)
        self._played.append(table)
        return table

    async def _view(self) -> Any:
        """The campaign, in which every chapter that was finished is still there."""
        view = (await self.players[0].insist_apart("GET", f"/api/campaigns/{self._id}")).json()
        chapters = [chapter["table"] for chapter in view["chapters"]]
        assert chapters == self._played, "a chapter that was played is lost"
        self.chapters += 1
        self.ended += view["next"] is None
        return view

    async def _begin_campaign(self) -> Any:
        wish = {
            "game": self.game,
            "campaign": self.campaign,
            "options": self.options,
            "seats": self.seats(),
        }
        return await self._gather(
            await self.players[0].insist_apart("POST", "/api/campaigns", wish)
        )

    async def _bring_back(self, view: Any) -> Any:
        """Save the record of the campaign, give it up, and go on with a copy of it."""
        host, path = self.players[0], f"/api/campaigns/{self._id}"
        record = (await host.insist_apart("GET", f"{path}/record")).json()
        brought = await host.insist_apart("POST", "/api/campaigns/import", {"record": record})
        await host.insist_apart("DELETE", path)
        copy = await self._gather(brought)
        self.imported += 1
        for what in ("number", "chapter", "again"):
            assert copy["next"][what] == view["next"][what], "the copy goes on with another chapter"
        assert copy["carried"] == view["carried"]
        return copy

    async def _gather(self, made: httpx.Response) -> Any:
        """Everybody takes their seat in a campaign that was just made."""
        assert made.status_code in (200, 201), made.text
        invite, path = made.json()["invite"], f"/api/campaigns/{made.json()['id']}"
        for seat, player in enumerate(self.players[1:], 1):
            join = {"seat": seat, "invite": invite}
            answer = await player.insist_apart("POST", f"{path}/join", join)
            assert answer.status_code == 200, answer.text
        view = (await self.players[0].insist_apart("GET", path)).json()
        self._id = view["id"]
        self._played = [chapter["table"] for chapter in view["chapters"]]
        return view


class Ordeal:
    """Parties at servers with one database, one of which is killed from time to time.

        async with Ordeal(servers, archive, parties, chance) as ordeal:
            for _ in range(10):
                await ordeal.kill_one()
            await ordeal.finish()

    Everything that was acknowledged must be in the log, once and for ever, and every party must go
    on. ``on_over`` is called with each party and table when a game is over.
    """

    def __init__(
        self,
        servers: Sequence[RunningServer],
        archive: Archive,
        parties: Sequence[Party],
        chance: Random,
        on_over: Callable[[Party, str], Coroutine[Any, Any, None]] | None = None,
    ) -> None:
        self.servers = servers
        self.parties = parties
        self._archive = archive
        self._chance = chance
        self._on_over = on_over
        self._log: Log = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.kills = self.games = self.acknowledged = 0

    async def __aenter__(self) -> Ordeal:
        for player in self._everyone:
            await player.guest.arrive()
        self._tasks = [asyncio.create_task(party.play()) for party in self.parties]
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self._break_off()
        for player in self._everyone:
            await player.guest.close()

    async def _break_off(self) -> None:
        going: set[asyncio.Task[None]] = set(self._tasks)
        while going:  # once may not be enough: a connection that fails meanwhile swallows it
            for task in going:
                task.cancel()
            _, going = await asyncio.wait(going, timeout=1.0)

    @property
    def _everyone(self) -> list[Player]:
        return [player for party in self.parties for player in party.everyone]

    @property
    def sent(self) -> int:
        return sum(player.sent for player in self._everyone)

    async def kill_one(self) -> float:
        """Wait until everybody plays, kill a server in the middle of it and start it again; returns
        how many seconds that took."""
        await self._play_on()
        server = self._chance.choice(self.servers)
        server.kill()
        await until(lambda: not server.processes(), "the end of the bots", PATIENCE)
        known = self._known()
        began = time.monotonic()
        await asyncio.to_thread(server.start)
        seconds = time.monotonic() - began
        self.kills += 1
        await self.check(known)
        return seconds

    async def stop_one(self, seconds: float) -> None:
        """Wait until everybody plays, and stop a server in the middle of it for so long. Others may
        kill it meanwhile; then it is started again by its supervisor."""
        await self._play_on()
        server = self._chance.choice(self.servers)
        stopped = server.serving()
        for process in stopped:
            os.kill(process, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        for process in stopped:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)
        while not await asyncio.to_thread(server.is_healthy):
            await asyncio.sleep(0.05)
        await self.check()

    async def _play_on(self) -> None:
        """Wait until everybody has moved, and then for a moment when somebody does."""
        before = [party.told for party in self.parties]
        await self._wait(
            lambda: all(
                party.told > told or party.rests
                for party, told in zip(self.parties, before, strict=True)
            ),
            "a choice at every table",
        )
        enough = self.sent + self._chance.below(30)
        await self._wait(
            lambda: self.sent >= enough or all(party.rests for party in self.parties),
            "more choices",
        )
        await asyncio.sleep(self._chance.below(50) / 1000)

    async def finish(self) -> None:
        """Let the games end, except those of parties that never finish."""
        for party in self.parties:
            party.last = True
        for task, party in zip(self._tasks, self.parties, strict=True):
            while party.finishes and not task.done():
                await self._next_choice(party, task)
        await self.check()
        for party in self.parties:
            if party.finishes:
                assert not party.tables, "a game is not over"

    async def stop(self) -> None:
        """Stop the games where they are."""
        await self._break_off()
        await self.check()
        for party in self.parties:
            for table in party.tables:
                party.collect(table)
                await self._is_over(party, table)

    async def _next_choice(self, party: Party, task: asyncio.Task[None]) -> None:
        told = party.told
        await self._wait(lambda: task.done() or party.told > told, "the next choice")

    async def _wait(self, condition: Callable[[], Any], what: str) -> None:
        """Wait for something that the parties bring about."""

        def failed() -> bool:
            return any(task.done() and task.exception() for task in self._tasks)

        try:
            await until(lambda: failed() or condition(), what, PATIENCE)
        except TimeoutError as error:
            tables = [(party.tables[-1:], party.told) for party in self.parties]
            raise AssertionError(f"{error}; tables, and choices told: {tables}") from error
        if failed():
            await asyncio.gather(*self._tasks)

    def _known(self) -> list[Told]:
        return [told for player in self._everyone for told in player.told]

    async def check(self, known: Sequence[Told] | None = None) -> None:
        """Look into the log: everything that was acknowledged, now or before, must be there."""
        known = self._known() if known is None else known
        tables = [table for party in self.parties for table in party.tables]
        over = [(p, table) for p in self.parties for table in p.traffic]
        log = {table: await self._archive.log(table) for table in tables}
        check(log, self._log, known)
        self._log = log
        for party, table in over:
            await self._take_leave(party, table)

    async def _take_leave(self, party: Party, table: str) -> None:
        """A game is over: check that it is what its log says, and forget it."""
        answer = await party.players[0].insist_apart("GET", f"/api/tables/{table}/history")
        history = History.from_json(answer.content)
        game: Table[Any, Any, Any] = Table.load(history, ruleset=RULES.get(history.game))
        assert game.finished
        entries = self._log.pop(table)
        undone = sum(entry.kind == "undo" for entry in entries)
        assert len(game.choices) + undone <= len(entries), "the log has other choices"
        assert undone or len(game.choices) == len(entries)
        await self._is_over(party, table)
        for player in party.players:
            player.told = [told for told in player.told if told.table != table]
        del party.traffic[table]
        party.tables.remove(table)
        self.games += 1

    async def _is_over(self, party: Party, table: str) -> None:
        for player in party.players:
            self.acknowledged += sum(told.table == table for told in player.told)
        if self._on_over is not None:
            await self._on_over(party, table)


def check(log: Log, before: Log, told: Sequence[Told]) -> None:
    """The log has only grown, and contains every acknowledged choice once."""
    for table, entries in before.items():
        assert log[table][: len(entries)] == entries, "the log has changed"
    for entries in log.values():
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        keys = [entry.key for entry in entries if entry.key is not None]
        assert len(keys) == len(set(keys)), "something was done twice"
    for table, number, seat, key, option in told:
        stored = next((entry for entry in log[table] if entry.key == key), None)
        if option is None and stored is None:
            continue  # it was a wish, which the others must agree to
        assert stored is not None, "what was acknowledged is lost"
        assert (stored.number, stored.seat) == (number, seat)
        if option is not None:
            assert json.loads(stored.body)["option"] == option
