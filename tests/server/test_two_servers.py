"""Two real servers on one PostgreSQL: tables are played through both, and survive either."""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import shutil
import signal
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from kosmodrom.core.options import CLOCK
from kosmodrom.core.rng import Random
from kosmodrom.server.config import SECRETS_FILE, load_secrets
from tests.server.archive import Archive
from tests.server.running import RunningServer
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
        """A table of both and bots, which each watches through their own server."""
        host, other = self.guests
        made = await host.new_table(game, ("open", *bots), options=options)
        table: str = made["id"]
        await other.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
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
        one = RunningServer(folder / "one", "--database", database, toys=toys)
        other = RunningServer(folder / "two", "--database", database, toys=toys)
        load_secrets(one.data)
        shutil.copy(one.data / SECRETS_FILE, other.data / SECRETS_FILE)
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


async def test_a_game_through_both_to_its_end(tmp_path: Path, postgres: str) -> None:
    """Somebody plays at each server, and both servers' bots play with them."""
    async with pair_of_servers(tmp_path, postgres) as pair:
        table = await pair.begin("random", "greedy")
        while not pair.is_over:
            await pair.step()
        one, other = [await guest.state(table) for guest in pair.guests]
        assert one["table"]["result"] == other["table"]["result"] is not None
        replays = [await guest.get(f"/api/tables/{table}/replay") for guest in pair.guests]
        assert replays[0]["moments"] == replays[1]["moments"]
        # A server starts a bot process with the first move of its bots: both have made some.
        assert all(bots_of(server) for server in pair.servers)
        assert not [server.log for server in pair.servers if "Traceback" in server.log]


async def test_of_choices_at_once_one_counts(tmp_path: Path, postgres: str) -> None:
    """The player to move has two browsers, one at each server, and presses in both at once."""
    async with pair_of_servers(tmp_path, postgres) as pair:
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


async def test_one_is_killed_in_mid_game(tmp_path: Path, postgres: str) -> None:
    """It dies while its bot thinks; the other makes that move, and the game goes on to its end."""
    async with pair_of_servers(tmp_path, postgres) as pair:
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
        ala, line = pair.guests[0], pair.lines[0]
        await until(lambda: line.closed is not None, "the end of the line", PATIENCE)
        told = line.update["at"]
        ala.move_to(other)
        assert (await line.again(table))["at"] >= told
        while not pair.is_over:
            await pair.step()
        assert (await ala.state(table))["table"]["result"] is not None


async def test_a_race_through_both_outlives_one(tmp_path: Path, postgres: str) -> None:
    """Somebody races at each server, both have the hourglass in memory, and one of them is killed:
    the other rings on time, and never twice."""
    async with pair_of_servers(tmp_path, postgres, toys=True) as pair:
        table = await pair.begin(game="toy-rush", seconds=3)
        doomed, other = pair.servers
        refused = set[str]()

        def is_over(line: Line) -> bool:
            return bool(line.update["table"]["status"] == "finished")

        async def race(line: Line) -> None:
            chance = Random.seeded(line.guest.nickname)
            with suppress(ConnectionError, WebSocketException):
                while not is_over(line):
                    await asyncio.sleep(chance.below(200) / 1000)
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
        await races[0]
        pair.guests[0].move_to(other)
        await ala.again(table)
        await race(ala)
        await races[1]
        assert ala.events == olek.events
        assert refused <= {"refusal-taken", "refusal-moved-on", "refusal-table-finished"}
        async with Archive(tmp_path, postgres) as archive:
            started = (await archive.stored(table)).record.started
            rung = [entry.time for entry in await archive.log(table) if entry.seat == CLOCK]
        times = [started or 0.0, *rung]
        assert len(rung) == 3
        assert all(then - before >= 3 for before, then in itertools.pairwise(times))
        assert "Traceback" not in other.log


def bots_of(server: RunningServer) -> list[int]:
    """The processes in which a server's bots think."""
    return [
        process
        for process in server.processes()
        if b"kosmodrom.server.bots.process" in Path(f"/proc/{process}/cmdline").read_bytes()
    ]


async def is_thinking(server: RunningServer) -> bool:
    """Whether one of a server's bots has a move to make at this moment."""
    async with httpx.AsyncClient(timeout=PATIENCE, verify=NO_CERTIFICATES) as http:
        text = (await http.get(f"{server.url}/metrics")).text
    return re.search(r"^kosmodrom_bots_working [1-9]", text, re.MULTILINE) is not None
