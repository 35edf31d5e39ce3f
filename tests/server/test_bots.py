"""Bots in processes of their own: slow and crashing ones are replaced, and no table stalls."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kosmodrom.core.registry import find_game
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.server.bots import Answer, BotFailed, Job, Workers, think
from tests.server.venue import HomeWorkers, add_people, begin, choose, playing, settled, until

pytestmark = pytest.mark.anyio


def some_table() -> Table[Any, Any, Any]:
    table: Table[Any, Any, Any] = Table.start("astrominers", seats=2, seed=5)
    chance = Random.seeded(5)
    for _ in range(30):
        seat = next(iter(table.pending))
        table.decide(seat, chance.choice(table.pending[seat].options))
    return table


TABLE = some_table()
SEAT = next(iter(TABLE.pending))
FROZEN = TABLE.freeze()


def is_offered(option: bytes) -> bool:
    move = msgspec.json.decode(option, type=find_game("astrominers").move_union)
    return move in TABLE.pending[SEAT].options


def test_a_hint_says_how_sure_it_is() -> None:
    advice = think(Job("advise", "astrominers", FROZEN, SEAT, "greedy", "seed"))
    assert is_offered(advice.option)
    assert advice.gain is None or advice.gain >= 0
    chosen = think(Job("choose", "astrominers", FROZEN, SEAT, "greedy", "seed"))
    again = think(Job("choose", "astrominers", FROZEN, SEAT, "greedy", "seed"))
    assert chosen == again


async def test_a_slow_or_dead_process_is_replaced() -> None:
    workers = Workers(1, 30.0, None)
    try:
        answer = await workers.choose("astrominers", FROZEN, SEAT, "greedy", "seed")
        assert is_offered(answer.option)
        assert answer == think(Job("choose", "astrominers", FROZEN, SEAT, "greedy", "seed"))
        # It is killed while idle.
        first = workers._idle[0]
        os.kill(first.pid, signal.SIGKILL)
        await until(lambda: not first.alive, "its death")
        assert is_offered((await workers.choose("astrominers", FROZEN, SEAT, "random", "1")).option)
        # It hangs: within the time another one answers.
        second = workers._idle[0]
        workers._seconds = 4.0
        os.kill(second.pid, signal.SIGSTOP)
        assert is_offered((await workers.choose("astrominers", FROZEN, SEAT, "random", "2")).option)
        assert not second.alive
        # It crashes on this very job, both times.
        with pytest.raises(BotFailed):
            await workers.choose("astrominers", b"broken", SEAT, "random", "3")
        assert workers.working == workers.waiting == 0
    finally:
        await workers.close()


async def test_jobs_wait_for_a_free_process() -> None:
    workers = Workers(1, 30.0, None)
    try:
        jobs = [
            asyncio.create_task(workers.choose("astrominers", FROZEN, SEAT, "random", str(n)))
            for n in range(5)
        ]
        await asyncio.sleep(0.01)
        assert workers.waiting == 4
        assert workers.working <= 1
        answers = await asyncio.gather(*jobs)
        assert all(is_offered(answer.option) for answer in answers)
        assert len(workers._idle) == 1
    finally:
        await workers.close()


async def test_a_process_ends_with_its_server() -> None:
    workers = Workers(1, 30.0, None)
    await workers.choose("astrominers", FROZEN, SEAT, "random", "1")
    worker = workers._idle[0]
    assert worker._process.stdin is not None
    worker._process.stdin.close()  # as the system does when the server is killed
    await until(lambda: not worker.alive, "its end")
    await workers.close()


async def test_a_broken_bot_does_not_stall_a_table(tmp_path: Path) -> None:
    async with playing(tmp_path) as play:
        people = await add_people(play, "Ala")
        assert isinstance(play.hall.workers, HomeWorkers)
        play.hall.workers.broken = True
        opened = await begin(play, "toy-cards", people, ("greedy",))
        await choose(play, opened, 0)
        await choose(play, opened, 0, {"type": "draw"})
        await settled(opened)
        assert opened.at >= 4  # a random choice was made instead
        await until(lambda: play.service.metrics.value("kosmodrom_errors_total") >= 2)


async def test_bots_are_asked_again_after_a_restart(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as play:
        people = await add_people(play, "Ala")
        opened = await begin(play, "toy-bids", people, ("random", "random"))
        assert opened.at == 0
    async with playing(tmp_path) as play:
        await until(lambda: play.hall.find(opened.record.id) is not None, "the loading")
        again = await play.hall.open(opened.record.id)
        await until(lambda: again.at == 2, "the bots' moves")
        assert again.record.waiting == (0,)


async def test_a_bot_that_thinks_of_the_past_is_not_heard(tmp_path: Path) -> None:
    async with playing(tmp_path) as play:
        people = await add_people(play, "Ala")
        opened = await begin(play, "toy-cards", people, ("random",))
        from kosmodrom.server import wire

        thinking, go_on = asyncio.Event(), asyncio.Event()
        real = play.hall.workers.choose

        async def slowly(*job: Any) -> Answer:
            answer = await real(*job)
            thinking.set()
            await go_on.wait()
            return answer

        play.hall.workers.choose = slowly  # type: ignore[assignment]
        await choose(play, opened, 0)
        await choose(play, opened, 0, {"type": "draw"})
        await thinking.wait()
        await play.hall.take_back(opened, 0, wire.TakeBack("key-of-undo", 1))
        at = opened.at
        go_on.set()
        await asyncio.sleep(0.05)
        assert opened.at == at
        assert list(opened.asked) == [0]
        await choose(play, opened, 0, {"type": "draw"})
        await settled(opened)
        assert opened.at >= at + 3
