"""What people look up is worked out elsewhere: once for all who ask, in turn, within bounds, and
with the same result as here."""

from __future__ import annotations

import asyncio
import os
import signal
import zlib
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from kosmodrom.bots.random import RandomBot
from kosmodrom.core.registry import find_game
from kosmodrom.core.table import Table
from kosmodrom.server import wire
from kosmodrom.server.errors import Declined, DeclinedElsewhere
from kosmodrom.server.http import live
from kosmodrom.server.processes.asker import Asker, asking
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables import analyst, analysts
from kosmodrom.server.tables.analyst import (
    Frozen,
    Job,
    MakeReel,
    Reel,
    ShowMoment,
    TellOutcome,
    TellWhyNot,
    make_reel,
)
from kosmodrom.server.tables.analysts import AnalystFailed, AnalystsBusy
from kosmodrom.server.tables.choices import outcome, why_not
from kosmodrom.server.tables.views import SPECTATOR
from tests.server.test_live import lines_of, seated
from tests.server.test_replay import finished
from tests.server.venue import HomePool, add_people, begin, playing, serving, until

pytestmark = pytest.mark.anyio

GAMES = ["astrominers", "first_martians", "galaxy_trucker", "planet_unknown", "skymines"]


class HeldPool(HomePool):
    """Nothing is worked out until `go` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.jobs: list[Job] = []

    async def ask(self, job: bytes, seconds: float) -> bytes:
        self.jobs.append(analyst.read_job(job))
        await self.go.wait()
        return await super().ask(job, seconds)


@pytest.fixture
async def runtime(tmp_path: Path) -> AsyncIterator[Runtime]:
    async with playing(tmp_path, bots=False) as made:
        yield made


def held(runtime: Runtime) -> HeldPool:
    """One pool for both desks."""
    pool = HeldPool()
    runtime.hall.analysts.glances.processes = runtime.hall.analysts.games.processes = pool
    return pool


def played(game: str, choices: int) -> Table[Any, Any, Any]:
    table: Table[Any, Any, Any] = Table.start(game, seats=2, seed=f"looked up {choices}")
    bot = RandomBot("looked up")
    while len(table.choices) < choices and not table.finished:
        seat = max(table.pending)  # people before the clock
        table.decide(seat, bot.choose(table, seat))
    return table


# The same as here


@pytest.mark.parametrize("game", GAMES)
async def test_processes_answer_what_we_would(tmp_path: Path, game: str) -> None:
    table = played(game, 24)
    [seat, *_] = table.waited_for
    option = msgspec.json.encode(table.pending[seat].options[0])
    frozen = Frozen(game, table.freeze(), None)
    reel = make_reel(table)
    copy = Frozen(game, reel.copies[1], None)
    jobs: list[Job] = [
        MakeReel(frozen),
        TellOutcome(frozen, seat, [option], "key"),
        TellOutcome(frozen, 9, [option], "key"),
        TellWhyNot(frozen, seat, option, "key"),
        TellWhyNot(frozen, 9, option, "key"),
        *(ShowMoment(copy, [], eyes, 20, ("Ala", "Olek"), True, "pl") for eyes in (None, 0, 1)),
    ]
    async with playing(tmp_path, home=False) as runtime:
        pool = runtime.hall.analysts.glances.processes
        for job in jobs:
            packed = msgspec.msgpack.encode(job)
            assert await pool.ask(packed, 60.0) == analyst.answer_packed(packed)


@pytest.mark.parametrize("game", GAMES)
def test_any_moment_is_near_a_copy(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However few copies are kept, every moment is shown as it was."""
    table = played(game, 90)
    history = table.history
    monkeypatch.setattr(analyst, "COPIES", 3)
    few = make_reel(table)
    assert len(few.copies) <= 4
    for number in (0, 1, 29, 30, 31, len(table.choices)):
        then: Table[Any, Any, Any] = Table.load(history, upto=number)
        nearest = min(number // few.every, len(few.copies) - 1)
        copy: Table[Any, Any, Any] = Table.thaw(
            zlib.decompress(few.copies[nearest]), ruleset=find_game(game)
        )
        for choice in table.choices[nearest * few.every : number]:
            copy.decide(choice.seat, choice.option)
        assert copy.freeze() == then.freeze()


def test_the_rounds_of_a_replay_are_counted_once() -> None:
    """Else the time for it would grow with the square of the choices."""

    class Log(list[Any]):
        looked = 0

        def __getitem__(self, which: Any) -> Any:
            found = super().__getitem__(which)
            Log.looked += len(found)
            return found

    begins = type("Begins", (), {})
    log, rounds = Log(), analyst._Rounds()
    table: Any = SimpleNamespace(
        ruleset=SimpleNamespace(round_event=begins), game=SimpleNamespace(log=log)
    )
    for number in range(1, 101):
        log += [SimpleNamespace(event=begins()), SimpleNamespace(event=None)]
        assert rounds.begun(table) == number
    assert Log.looked == len(log)


# Once for all, in turn, within bounds


async def test_a_replay_is_made_once_for_all_who_ask(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await finished(runtime)
        pool = held(runtime)
        asked = [asyncio.create_task(runtime.replays.replay(opened, SPECTATOR)) for _ in range(20)]
        await until(lambda: pool.jobs, "the job")
        pool.go.set()
        shown = await asyncio.gather(*asked)
        assert all(replay == shown[0] for replay in shown)
        assert len(pool.jobs) == 1


async def test_a_replay_that_failed_is_tried_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await finished(runtime)
        pool, desk = held(runtime), runtime.hall.analysts.games
        pool.go.set()
        desk.processes = BrokenPool()
        with pytest.raises(AnalystFailed):
            await runtime.replays.replay(opened, SPECTATOR)
        desk.processes = pool
        assert (await runtime.replays.replay(opened, SPECTATOR)).moments


class BrokenPool(HomePool):
    async def ask(self, job: bytes, _seconds: float) -> bytes:
        analyst.read_job(job)
        return msgspec.msgpack.encode(analyst.Failure("Traceback: it fell"))


async def test_a_finished_game_is_played_again_elsewhere_when_it_is_opened(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await finished(runtime)
        table, was = opened.record.id, opened.table.freeze()
    async with playing(tmp_path) as runtime:
        pool = held(runtime)
        asked = [asyncio.create_task(runtime.hall.open(table)) for _ in range(20)]
        await until(lambda: pool.jobs, "the job")
        pool.go.set()
        again, *_ = await asyncio.gather(*asked)
        assert [type(job) for job in pool.jobs] == [analyst.Load]
        assert again.table is not None
        assert again.table.freeze() == was
        assert again.updates is not opened.updates


async def test_a_busy_house_says_so_and_breaks_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path) as runtime:
        table = (await finished(runtime)).record.id
    async with playing(tmp_path) as runtime:
        monkeypatch.setattr(analysts, "WAITING", 0)
        with pytest.raises(AnalystsBusy) as busy:
            await runtime.hall.open(table)
        assert (busy.value.status, busy.value.headers) == (503, {"Retry-After": "5"})
        monkeypatch.undo()
        opened = await runtime.hall.open(table)
        assert opened.unplayable is None


async def test_one_address_does_not_fill_the_queue(
    runtime: Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysts, "OF_ONE", 4)
    opened = await begin(runtime, "toy-cards", await add_people(runtime, "Ala", "Olek"))
    pool = held(runtime)
    option = {"type": "draw"}

    async def look(person: str, client: str) -> bytes:
        asking.set(Asker(person, client))
        return await why_not(runtime.hall, opened, person, wire.Wish(option))

    greedy = [asyncio.create_task(look("Ala", "10.0.0.1")) for _ in range(8)]
    await asyncio.sleep(0.05)
    modest = asyncio.create_task(look("Olek", "10.0.0.2"))
    pool.go.set()
    found = await asyncio.gather(*greedy, modest, return_exceptions=True)
    assert [isinstance(answer, AnalystsBusy) for answer in found] == [False] * 4 + [True] * 4 + [
        False
    ]


async def test_people_take_turns(runtime: Runtime) -> None:
    """Somebody with one question waits for one of another's at most, not for all of them."""
    opened = await begin(runtime, "toy-cards", await add_people(runtime, "Ala", "Olek"))
    pool, order = held(runtime), []

    async def look(person: str, number: int) -> None:
        asking.set(Asker(person, "10.0.0.1"))
        await why_not(runtime.hall, opened, person, wire.Wish({"type": "draw"}))
        order.append((person, number))

    tasks = [asyncio.create_task(look("Ala", number)) for number in range(6)]
    await asyncio.sleep(0.05)
    tasks.append(asyncio.create_task(look("Olek", 0)))
    await asyncio.sleep(0.05)
    pool.go.set()
    await asyncio.gather(*tasks)
    assert order.index(("Olek", 0)) <= analysts.PLACES


async def test_whole_games_delay_no_glance(runtime: Runtime) -> None:
    opened = await begin(runtime, "toy-cards", await add_people(runtime, "Ala", "Olek"))
    desk = runtime.hall.analysts.games
    desk.processes = HeldPool()
    assert opened.table is not None
    frozen = opened.table.freeze()
    making = [
        asyncio.create_task(runtime.hall.analysts.reel("toy-cards", frozen)) for _ in range(5)
    ]
    await until(lambda: desk.queue.working, "the games")
    [first, *_] = opened.table.pending[0].options
    plan = wire.Plan((msgspec.to_builtins(first),))
    told = await outcome(runtime.hall, opened, "Ala", plan)
    assert msgspec.json.decode(told)["type"] == "outcome"
    assert not any(task.done() for task in making)
    desk.processes.go.set()
    await asyncio.gather(*making)


# What changes while somebody waits


async def test_it_is_told_of_the_table_as_it_is_then(runtime: Runtime) -> None:
    opened = await begin(runtime, "toy-cards", await add_people(runtime, "Ala", "Olek"))
    asked = wire.Plan(({"type": "draw"},))
    async with opened.lock:  # until here the job cannot be made
        task = asyncio.create_task(outcome(runtime.hall, opened, "Ala", asked))
        await asyncio.sleep(0.05)
        opened.record = msgspec.structs.replace(opened.record, status="paused")
    with pytest.raises(Declined, match="paused"):
        await task


async def test_who_left_meanwhile_is_told_nothing(runtime: Runtime) -> None:
    opened = await begin(runtime, "toy-cards", await add_people(runtime, "Ala", "Olek"))
    asked = wire.Plan(({"type": "draw"},))
    async with opened.lock:
        task = asyncio.create_task(outcome(runtime.hall, opened, "Ala", asked))
        await asyncio.sleep(0.05)
        free = msgspec.structs.replace(opened.seats[0], person=None)
        opened.follow_table(opened.record, [free, *opened.seats[1:]])
    with pytest.raises(Declined) as refused:
        await task
    assert refused.value.message == "refusal-not-at-table"


async def test_the_oldest_question_gives_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing that a tab sends waits for what it has asked."""
    monkeypatch.setattr(live, "WANTED", 8)
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        ala = next(line for line in await lines_of(guests, table) if line.own_options())
        pool = held(venue.runtime)
        option = ala.own_options()[0]
        for number in range(12):
            await ala.send(type="ask_outcome", key=f"question-{number}", options=[option])
        await ala.send(type="ping")
        await until(lambda: {"type": "pong"} in ala.answers, "the pong")
        refused = [answer for answer in ala.answers if answer["type"] == "refused"]
        assert [answer["key"] for answer in refused] == [f"question-{n}" for n in range(4)]
        assert {answer["problem"]["id"] for answer in refused} == {"refusal-overtaken"}
        pool.go.set()
        await until(lambda: len(ala.answers) == 13, "all answers")
        told = [answer["key"] for answer in ala.answers if answer["type"] == "outcome"]
        assert sorted(told) == sorted(f"question-{n}" for n in range(4, 12))


async def test_giving_up_costs_no_process(tmp_path: Path) -> None:
    """It takes longer to start one than to do most jobs, so nobody can have them all replaced."""
    async with playing(tmp_path, home=False, bots=False) as runtime:
        desk, frozen = runtime.hall.analysts.games, played("astrominers", 40).freeze()
        await runtime.hall.analysts.reel("astrominers", frozen)
        [process] = desk.processes.idle
        for _ in range(3):
            os.kill(process.pid, signal.SIGSTOP)
            making = asyncio.create_task(runtime.hall.analysts.reel("astrominers", frozen))
            await until(lambda: desk.processes.busy, "the job")
            making.cancel()
            os.kill(process.pid, signal.SIGCONT)
            with pytest.raises(asyncio.CancelledError):
                await making
        assert desk.processes.idle == [process]
        assert process.alive
        assert not desk.queue.working


async def test_a_tab_may_ask_for_a_whole_list(tmp_path: Path) -> None:
    """More than one address may have waiting at once: the tab has its own queue."""
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await seated(guests)
        ala = next(line for line in await lines_of(guests, table) if line.own_options())
        option = ala.own_options()[0]
        for number in range(analysts.OF_ONE + 50):
            await ala.send(type="ask_outcome", key=f"question-{number}", options=[option])
        await until(lambda: len(ala.answers) == analysts.OF_ONE + 50, "all answers")
        assert {answer["type"] for answer in ala.answers} == {"outcome"}


# Faults


async def test_a_job_that_hangs_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path, home=False, bots=False) as runtime:
        table = played("astrominers", 10)
        house = runtime.hall.analysts
        assert isinstance(await house.reel("astrominers", table.freeze()), Reel)
        [process] = house.games.processes.idle
        os.kill(process.pid, signal.SIGSTOP)
        monkeypatch.setattr(analysts, "SECONDS", 0.2)
        with pytest.raises(AnalystFailed, match="too long"):
            await house.reel("astrominers", table.freeze())
        assert not process.alive
        monkeypatch.undo()
        assert isinstance(await house.reel("astrominers", table.freeze()), Reel)


async def test_a_fault_is_told_with_its_place(
    runtime: Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyst, "make_reel", lambda _table: 1 // 0)
    with pytest.raises(AnalystFailed, match=r"MakeReel: Traceback [^$]*ZeroDivisionError"):
        await runtime.hall.analysts.reel("astrominers", played("astrominers", 3).freeze())


async def test_a_refusal_comes_in_its_own_words(runtime: Runtime) -> None:
    with pytest.raises(DeclinedElsewhere) as caught:
        await runtime.hall.analysts.reel("chess", b"")
    assert (caught.value.status, caught.value.told.id) == (404, "error-unknown-game")


async def test_idle_processes_end_but_for_one(tmp_path: Path) -> None:
    async with playing(tmp_path, home=False, bots=False) as runtime:
        table = played("astrominers", 10)
        house = runtime.hall.analysts
        await until(lambda: house.glances.processes.idle, "the one that is always ready")
        [ready] = house.glances.processes.idle
        await house.reel("astrominers", table.freeze())
        [process] = house.games.processes.idle
        await runtime._forget_idle()
        assert not process.alive
        assert ready.alive
