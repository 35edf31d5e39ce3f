"""Two real servers on one database: tables are played through both, and survive either."""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import signal
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from kosmodrom.core.options import CLOCK
from kosmodrom.core.rng import Random
from tests.core.toys import RUSH
from tests.server.archive import Archive
from tests.server.crowd import LivePlayer, Ordeal, Party, Player, Racer
from tests.server.running import RunningServer, neighbours
from tests.server.venue import NO_CERTIFICATES, Guest, Line, new_key, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.timeout(600)]

PATIENCE = 120.0


class Pair:
    """Two servers, and somebody at each."""

    def __init__(self, servers: list[RunningServer], guests: list[Guest]) -> None:
        self.servers = servers
        self.guests = guests
        self.chance = Random.seeded("pair")
        self.lines: list[Line] = []

    async def begin(self, *bots: str, game: str = "astrominers", **options: Any) -> str:
        """A table of both and bots, which each watches through their own server. The first server
        has it."""
        host, other = self.guests
        while True:
            before = await tables_at(self.servers[0])
            made = await host.new_table(game, ("open", *bots), options=options)
            table: str = made["id"]
            await other.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
            if await tables_at(self.servers[0]) > before:
                break
        await host.post(f"/api/tables/{table}/start")
        self.lines = [await guest.live() for guest in self.guests]
        for line in self.lines:
            await line.watch(table)
        return table

    def mover(self) -> Line | None:
        """Somebody who is asked and has heard of all that was done."""
        at = max(line.update["at"] for line in self.lines)
        asked = (line for line in self.lines if line.update["at"] == at and line.own_options())
        return next(asked, None)

    @property
    def is_over(self) -> bool:
        return all(line.update["table"]["status"] == "finished" for line in self.lines)

    async def step(self) -> None:
        """One of the people chooses, once the bots have done so."""
        await until(lambda: self.is_over or self.mover(), "a question", PATIENCE)
        mover = self.mover()
        if mover is not None:
            at = mover.update["at"]
            option = self.chance.choice(mover.own_options())
            done = await mover.ask(type="choose", key=new_key(), at=at, option=option)
            assert done["type"] == "accepted", done
            for line in self.lines:
                await _until_at(line, done["at"])


async def _until_at(line: Line, at: int) -> None:
    await until(lambda: line.update["at"] >= at, "the news", PATIENCE)


@asynccontextmanager
async def pair_of_servers(folder: Path, database: str, toys: bool = False) -> AsyncIterator[Pair]:
    with ExitStack() as stack:
        one, other = neighbours(folder, database, toys=toys)
        await asyncio.gather(
            *(asyncio.to_thread(stack.enter_context, server) for server in (one, other))
        )
        guests = [Guest(one, "Ala"), Guest(other, "Olek")]
        for guest in guests:
            await guest.arrive()
        try:
            yield Pair([one, other], guests)
        finally:
            for guest in guests:
                await guest.close()


def archive_of(folder: Path, database: str) -> Archive:
    return Archive(folder / "both" if database == "sqlite" else folder, database)


async def test_a_game_through_both_to_its_end(tmp_path: Path, database_url: str) -> None:
    """Somebody plays at each server, with the bots of the one that has the table."""
    async with pair_of_servers(tmp_path, database_url) as pair:
        table = await pair.begin("random", "greedy")
        while not pair.is_over:
            await pair.step()
        one, other = [await guest.state(table) for guest in pair.guests]
        assert one["table"]["result"] == other["table"]["result"] is not None
        replays = [await guest.get(f"/api/tables/{table}/replay") for guest in pair.guests]
        assert replays[0]["moments"] == replays[1]["moments"]
        # A server starts a bot process with the first move of its bots.
        assert [bool(bots_of(server)) for server in pair.servers] == [True, False]
        assert not [server.log for server in pair.servers if "Traceback" in server.log]


async def test_of_choices_at_once_one_counts(tmp_path: Path, database_url: str) -> None:
    """The player to move has two browsers, one at each server, and presses in both at once."""
    async with pair_of_servers(tmp_path, database_url) as pair:
        table = await pair.begin()
        for _ in range(12):
            await until(pair.mover, "a question", PATIENCE)
            mover = pair.mover()
            assert mover is not None
            at, options = mover.update["at"], mover.own_options()
            browsers = [twin(mover.guest, server) for server in pair.servers for _ in range(2)]
            answers = await asyncio.gather(
                *(
                    browser.post(
                        f"/api/tables/{table}/choices",
                        json={"key": new_key(), "at": at, "option": pair.chance.choice(options)},
                    )
                    for browser in browsers
                )
            )
            for browser in browsers:
                await browser.aclose()
            accepted = [answer.json()["at"] for answer in answers if answer.status_code == 200]
            refused = [answer.status_code for answer in answers if answer.status_code != 200]
            assert len(set(accepted)) == len(accepted) >= 1, "a number was given twice"
            assert at + 1 in accepted
            assert set(refused) <= {409}
            for line in pair.lines:
                await _until_at(line, max(accepted))
        updates = [await guest.state(table) for guest in pair.guests]
        assert updates[0]["at"] == updates[1]["at"] == updates[0]["choices"]


def twin(guest: Guest, server: RunningServer) -> httpx.AsyncClient:
    """Another browser of somebody, at a server."""
    headers = {"Authorization": f"Bearer {guest.token}"}
    return httpx.AsyncClient(
        base_url=server.url, headers=headers, timeout=PATIENCE, verify=NO_CERTIFICATES
    )


async def test_one_is_killed_in_mid_game(tmp_path: Path, database_url: str) -> None:
    """It dies while its bot thinks; the other makes that move, and the game goes on to its end."""
    async with pair_of_servers(tmp_path, database_url) as pair:
        doomed, other = pair.servers
        table = await pair.begin("random", "greedy")
        while not (bots := bots_of(doomed)):
            await pair.step()
        for bot in bots:
            os.kill(bot, signal.SIGSTOP)  # its next move takes for ever
        while not await is_thinking(doomed):
            if pair.mover() is not None:
                await pair.step()
            assert not pair.is_over
        doomed.kill()
        for bot in bots:
            os.kill(bot, signal.SIGCONT)
        await until(lambda: not doomed.processes(), "the end of its bots")
        ala = pair.guests[0]
        ala.move_to(other)
        for line in pair.lines:  # also that of the other server, which passed it on
            await until(lambda line=line: line.closed is not None, "its end", PATIENCE)  # type: ignore[misc]
            told = line.update["at"]
            assert (await line.again(table))["at"] >= told
        while not pair.is_over:
            await pair.step()
        assert (await ala.state(table))["table"]["result"] is not None


async def test_a_race_through_both_outlives_one(tmp_path: Path, database_url: str) -> None:
    """Somebody races at each server, and the one that has the hourglass is killed: the other rings
    on time, and never twice."""
    async with pair_of_servers(tmp_path, database_url, toys=True) as pair:
        table = await pair.begin(game="toy-rush", seconds=3)
        doomed, other = pair.servers
        refused = set[str]()

        def is_over(line: Line) -> bool:
            return bool(line.update["table"]["status"] == "finished")

        async def race(line: Line) -> None:
            chance = Random.seeded(line.guest.nickname)
            with suppress(ConnectionError, WebSocketException):
                while not is_over(line):
                    # At most 120 of the 150 tiles are gone when the sand is.
                    await asyncio.sleep(0.15 + chance.below(100) / 1000)
                    options = line.own_options()
                    if options:
                        choice = chance.choice(options[:4])
                        done = await line.ask(
                            type="choose", key=new_key(), at=line.update["at"], option=choice
                        )
                        if done["type"] == "accepted":
                            await line._until(
                                lambda at=done["at"]: line.update["at"] >= at,  # type: ignore[misc]
                                "the news",
                            )
                        else:
                            refused.add(done["problem"]["id"])

        ala, olek = pair.lines
        races = [asyncio.create_task(race(line)) for line in pair.lines]
        await until(lambda: any(e["type"] == "ticked" for e in olek.events), "it to ring", PATIENCE)
        doomed.kill()
        await asyncio.gather(*races)
        pair.guests[0].move_to(other)
        while not all(map(is_over, pair.lines)):
            for line in pair.lines:
                if line.closed is not None:
                    await line.again(table)
            await asyncio.gather(*map(race, pair.lines))
        assert ala.events == olek.events
        assert refused <= {"refusal-taken", "refusal-moved-on", "refusal-table-finished"}
        async with archive_of(tmp_path, database_url) as archive:
            started = (await archive.stored(table)).record.started
            rung = [entry.time for entry in await archive.log(table) if entry.seat == CLOCK]
        times = [started or 0.0, *rung]
        assert len(rung) == 3
        assert all(then - before >= 3 for before, then in itertools.pairwise(times))
        assert "Traceback" not in other.log


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGSTOP])
async def test_the_one_that_has_the_table_dies(
    tmp_path: Path, database_url: str, sign: signal.Signals
) -> None:
    """It is killed, or stopped and later woken up. Those who play through the other go on after a
    moment; what the first still does then counts for nothing."""
    async with pair_of_servers(tmp_path, database_url) as pair:
        table = await pair.begin()  # which the first server has
        doomed, other = pair.servers
        stale = pair.lines[0]
        pair.guests[0].move_to(other)
        lines = [await pair.guests[0].live(), pair.lines[1]]
        await lines[0].watch(table)
        told: list[dict[str, Any]] = []
        times: list[float] = []

        async def play(number: int) -> None:
            for _ in range(number):
                await until(lambda: any(line.own_options() for line in lines), "a question")
                line = next(line for line in lines if line.own_options())
                at, options = line.update["at"], line.own_options()
                choice = {"key": new_key(), "at": at, "option": pair.chance.choice(options)}
                done = await insist(line, table, choice)
                told.append({**choice, "at": done["at"]})
                times.append(time.monotonic())
                for each in lines:
                    await catch_up(each, table, done["at"])

        await play(8)
        doomed_pid = doomed.pid
        playing = asyncio.create_task(play(12))
        await until(lambda: len(told) >= 12, "some choices")
        os.kill(doomed_pid, sign)
        too_late = new_key()
        if sign == signal.SIGSTOP:
            options = next(line for line in lines if line.own_options()).own_options()
            at = max(line.update["at"] for line in lines)
            await stale.send(type="choose", key=too_late, at=at, option=options[0])
        await playing
        await play(4)
        pause = max(then - before for before, then in itertools.pairwise(times))
        shares_folder = database_url == "sqlite"
        # On an idle machine half a second, or one and a half if it is stopped; or three if they are
        # connected to it, as those can be who share its folder.
        assert pause < (7 if shares_folder else 4)
        if sign == signal.SIGSTOP and shares_folder:
            await until(lambda: doomed.serving() not in ([], [doomed_pid]), "another", PATIENCE)
            await until(doomed.is_healthy, "its start", PATIENCE)
            assert stale.closed is not None
            pair.guests[0].move_to(doomed)
            assert (await pair.guests[0].state(table))["at"] == told[-1]["at"]
            assert "killed by SIGKILL" in doomed.log
        elif sign == signal.SIGSTOP:
            os.kill(doomed_pid, signal.SIGCONT)
            await until(lambda: stale.closed is not None, "the news", PATIENCE)
            await play(4)
            pair.guests[0].move_to(doomed)
            state = await pair.guests[0].state(table)  # passed on by the one that was stopped
            assert state["at"] == told[-1]["at"]
            assert "given up for dead" in doomed.log
        async with archive_of(tmp_path, database_url) as archive:
            log = await archive.log(table)
        assert [entry.number for entry in log] == list(range(1, len(log) + 1))
        assert [entry.key for entry in log] == [choice["key"] for choice in told]
        assert too_late not in [entry.key for entry in log]
        assert [entry.number for entry in log] == [choice["at"] for choice in told]
        assert "Traceback" not in other.log


async def insist(line: Line, table: str, choice: dict[str, Any]) -> dict[str, Any]:
    """Send a choice until it is answered, as a browser does."""
    while True:
        with suppress(OSError, WebSocketException):
            if line.closed is not None:
                await line.again(table)
            answer = await line.ask(type="choose", **choice)
            while answer["key"] != choice["key"]:  # of one that was sent twice
                answer = await line.answer()
            assert answer["type"] == "accepted", answer
            return answer
        await asyncio.sleep(0.02)


async def catch_up(line: Line, table: str, at: int) -> None:
    while line.update["at"] < at:
        with suppress(OSError, WebSocketException):
            if line.closed is not None:
                await line.again(table)
            await line._until(lambda: line.update["at"] >= at, "the news")


async def test_killed_at_random_moments_beside_another(tmp_path: Path, database_url: str) -> None:
    """Games are played through both, each killed now and then."""
    with ExitStack() as stack:
        one, other = neighbours(tmp_path, database_url, toys=True)
        for server in (one, other):
            stack.enter_context(server)
        names = (f"player-{number}" for number in itertools.count())
        parties = [
            Party([LivePlayer(one, next(names)), LivePlayer(other, next(names))], ("random",)),
            Party([LivePlayer(other, next(names)), LivePlayer(one, next(names))]),
            Party([Player(one, next(names)), LivePlayer(other, next(names))]),
            Party(
                [Racer(one, next(names)), Racer(other, next(names))],
                game=RUSH.id,
                options={"seconds": 2},
            ),
        ]
        async with (
            archive_of(tmp_path, database_url) as archive,
            Ordeal([one, other], archive, parties, Random.seeded("pair")) as ordeal,
        ):
            for _ in range(4):
                await ordeal.kill_one()
            await ordeal.finish()
        for server in (one, other):
            assert "Traceback" not in server.log


def bots_of(server: RunningServer) -> list[int]:
    """The processes in which a server's bots think."""
    return [
        process
        for process in server.processes()
        if b"kosmodrom.server.bots.process" in Path(f"/proc/{process}/cmdline").read_bytes()
    ]


async def is_thinking(server: RunningServer) -> bool:
    """Whether one of a server's bots has a move to make at this moment."""
    return await measured(server, "kosmodrom_bots_working") > 0


async def tables_at(server: RunningServer) -> float:
    """How many tables a server has in memory."""
    return await measured(server, "kosmodrom_tables")


async def measured(server: RunningServer, name: str) -> float:
    async with httpx.AsyncClient(timeout=PATIENCE, verify=NO_CERTIFICATES) as http:
        text = (await http.get(f"{server.url}/metrics")).text
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found is not None
    return float(found[1])
