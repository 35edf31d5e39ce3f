"""Bots in processes of their own: slow and crashing ones are replaced, and no table stalls."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kosmodrom.bots import greedy, limit, search
from kosmodrom.core.registry import find_game
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.games.astrominers.judge import parts
from kosmodrom.server.bots.process import Answer, Job, think
from kosmodrom.server.bots.workers import BotFailed, Workers
from kosmodrom.server.processes.fair_queue import Claim, Urgency
from kosmodrom.server.tables.undo import take_back
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
    # What it changes in the bot's eyes, the largest changes first.
    changes = [abs(change) for change in advice.reasons.values()]
    assert changes
    assert changes == sorted(changes, reverse=True)
    assert set(advice.reasons) <= {*parts(TABLE.game, SEAT), "crews", "bonus", "first"}
    chosen = think(Job("choose", "astrominers", FROZEN, SEAT, "greedy", "seed"))
    again = think(Job("choose", "astrominers", FROZEN, SEAT, "greedy", "seed"))
    assert chosen == again


async def answer_of(workers: Workers, level: str, seed: str, table: bytes = FROZEN) -> Answer:
    """What a bot of some workers answers, when it is its turn."""
    claim = Claim("table", ("Ala",), lambda: Urgency.WAITED_FOR)
    async with workers.place(claim) as place:
        return await place.choose("astrominers", table, SEAT, level, seed)


def test_a_bot_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """With no time at all it answers with any option that is offered."""
    looks = list[bool]()

    def time_is_up() -> bool:
        looks.append(limit.time_is_up())
        return looks[-1]

    for module in (greedy, search):
        monkeypatch.setattr(module, "time_is_up", time_is_up)
    planets: Table[Any, Any, Any] = Table.start("planet_unknown", seats=6, seed=5)
    seat = next(iter(planets.pending))
    job = Job("choose", "planet_unknown", planets.freeze(), seat, "search", "seed", seconds=0.0)
    union = find_game("planet_unknown").move_union
    for task in ("choose", "advise"):
        looks.clear()
        answer = think(msgspec.structs.replace(job, task=task))
        assert msgspec.json.decode(answer.option, type=union) in planets.pending[seat].options
        assert 0 < len(looks) < 10


async def test_a_slow_or_dead_process_is_replaced() -> None:
    workers = Workers(1, 30.0, None)
    try:
        answer = await answer_of(workers, "greedy", "seed")
        assert is_offered(answer.option)
        assert answer == think(Job("choose", "astrominers", FROZEN, SEAT, "greedy", "seed"))
        assert os.getpriority(os.PRIO_PROCESS, workers.processes.idle[0].pid) > os.getpriority(
            os.PRIO_PROCESS, 0
        )
        # It is killed while idle.
        first = workers.processes.idle[0]
        os.kill(first.pid, signal.SIGKILL)
        await until(lambda: not first.alive, "its death")
        assert is_offered((await answer_of(workers, "random", "1")).option)
        # It is killed while it thinks: another one answers.
        second = workers.processes.idle[0]
        os.kill(second.pid, signal.SIGSTOP)
        answering = asyncio.create_task(answer_of(workers, "random", "2"))
        await until(lambda: workers.processes.busy, "the thinking")
        os.kill(second.pid, signal.SIGKILL)
        assert is_offered((await answering).option)
        assert not second.alive
        # It hangs: another one answers in time.
        third = workers.processes.idle[0]
        workers._seconds = 4.0
        os.kill(third.pid, signal.SIGSTOP)
        assert is_offered((await answer_of(workers, "random", "2")).option)
        assert not third.alive
        # It crashes on this very job, both times.
        with pytest.raises(BotFailed):
            await answer_of(workers, "random", "3", b"broken")
        assert workers.queue.working == workers.queue.waiting == 0
    finally:
        await workers.close()


async def test_jobs_wait_for_a_free_process() -> None:
    workers = Workers(1, 30.0, None)
    try:
        jobs = [asyncio.create_task(answer_of(workers, "random", str(n))) for n in range(5)]
        await asyncio.sleep(0.01)
        assert workers.queue.waiting == 4
        assert workers.queue.working == 1
        answers = await asyncio.gather(*jobs)
        assert all(is_offered(answer.option) for answer in answers)
        assert len(workers.processes.idle) == 1
    finally:
        await workers.close()


async def test_a_process_ends_with_its_server() -> None:
    workers = Workers(1, 30.0, None)
    await answer_of(workers, "random", "1")
    worker = workers.processes.idle[0]
    assert worker._process.stdin is not None
    worker._process.stdin.close()  # as the system does when the server is killed
    await until(lambda: not worker.alive, "its end")
    await workers.close()


async def test_a_broken_bot_does_not_stall_a_table(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala")
        assert isinstance(runtime.workers, HomeWorkers)
        runtime.workers.broken = True
        opened = await begin(runtime, "toy-cards", people, ("greedy",))
        await choose(runtime, opened, 0)
        await choose(runtime, opened, 0, {"type": "draw"})
        await settled(opened)
        assert opened.at >= 4  # a random choice was made instead
        await until(lambda: runtime.service.metrics.value("kosmodrom_errors_total") >= 2)


async def test_bots_are_asked_again_after_a_restart(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        people = await add_people(runtime, "Ala")
        opened = await begin(runtime, "toy-bids", people, ("random", "random"))
        assert opened.at == 0
    async with playing(tmp_path) as runtime:
        await until(lambda: runtime.hall.find(opened.record.id) is not None, "the loading")
        again = await runtime.hall.open(opened.record.id)
        await until(lambda: again.at == 2, "the bots' moves")
        assert again.record.waiting == (0,)


async def test_a_bot_that_thinks_of_the_past_is_not_heard(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala")
        opened = await begin(runtime, "toy-cards", people, ("random",))
        from kosmodrom.server import wire

        thinking, go_on = asyncio.Event(), asyncio.Event()
        real = runtime.workers.think

        async def slowly(job: Job) -> Answer:
            answer = await real(job)
            thinking.set()
            await go_on.wait()
            return answer

        runtime.workers.think = slowly  # type: ignore[method-assign]
        await choose(runtime, opened, 0)
        await choose(runtime, opened, 0, {"type": "draw"})
        await thinking.wait()
        await take_back(runtime.hall, opened, 0, wire.TakeBack("key-of-undo", 1))
        at = opened.at
        go_on.set()
        await asyncio.sleep(0.05)
        assert opened.at == at
        assert list(opened.asked) == [0]
        await choose(runtime, opened, 0, {"type": "draw"})
        await settled(opened)
        assert opened.at >= at + 3
