"""Clocks: what they count, that they survive a restart, and what happens when time runs out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.server import wire
from kosmodrom.server.errors import Declined
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables import clocks
from kosmodrom.server.tables.choices import choose as make_choice
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.records import SeatRecord
from kosmodrom.server.tasks import every
from tests.server.venue import Time, add_people, begin, choose, playing, settled, undo, until

LIVE = wire.Pace("live", bank=100, move=10)
START = 1_000_000.0


def test_a_decision_uses_its_own_seconds_first() -> None:
    seat = SeatRecord(0, "person", "Ala", "ala", banked=100.0)
    clocks.start_clock(LIVE, seat, START)
    assert seat.deadline == START + 110
    clocks.stop_clock(LIVE, seat, START + 8)
    assert seat == SeatRecord(0, "person", "Ala", "ala", banked=100.0)
    clocks.start_clock(LIVE, seat, START)
    clocks.stop_clock(LIVE, seat, START + 25)
    assert seat.banked == 85.0
    clocks.start_clock(LIVE, seat, START)
    clocks.stop_clock(LIVE, seat, START + 1000)
    assert seat.banked == 0.0


def test_days_are_counted_for_each_move() -> None:
    pace = wire.Pace("days", days=3)
    seats = [SeatRecord(0, "person", "Ala", "ala"), SeatRecord(1, "person", "Olek", "olek")]
    clocks.fill_bank(pace, seats)
    clocks.set_clocks(pace, seats, [0, 1], [0, 1], START)
    clocks.set_clocks(pace, seats, [0, 1], [1], START + 50)
    assert [seat.deadline for seat in seats] == [START + 3 * 86_400, START + 50 + 3 * 86_400]
    assert clocks.next_deadline(seats) == seats[0].deadline
    clocks.set_clocks(pace, seats, [1], [], START + 60)
    assert clocks.next_deadline(seats) == seats[1].deadline
    clocks.shift_clocks(seats, 5.0)
    assert seats[1].deadline == START + 55 + 3 * 86_400
    clocks.set_clocks(wire.Pace(), seats, [0, 1], [0, 1], START)
    assert clocks.next_deadline(seats) is None


async def begin_timed(runtime: Runtime, **pace: Any) -> OpenTable:
    people = await add_people(runtime, "Ala", "Olek")
    return await begin(
        runtime, "toy-cards", people, pace=wire.Pace("live", bank=100, move=10, **pace)
    )


@pytest.mark.anyio
async def test_clocks_run_while_one_is_asked(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        opened = await begin_timed(runtime)
        assert [seat.deadline for seat in opened.seats] == [START + 110, None]
        time.now += 30
        await choose(runtime, opened, 0)
        assert opened.seats[0].banked == 80.0
        assert opened.seats[0].deadline == time.now + 90
        await choose(runtime, opened, 0, {"type": "draw"})
        assert [seat.deadline for seat in opened.seats] == [None, time.now + 110]
        assert opened.record.deadline == time.now + 110
        await choose(runtime, opened, 1)
        time.now += 60
        await undo(runtime, opened, 1, 2)  # an undo gives no time back
        assert opened.seats[1].banked == 50.0
        assert opened.seats[1].deadline == time.now + 60


@pytest.mark.anyio
async def test_clocks_are_shown_as_they_run(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        opened = await begin_timed(runtime)
        for seat, option in ((0, None), (0, {"type": "draw"}), (1, None)):
            time.now += 30
            await choose(runtime, opened, seat, option)
            shown = opened.view("Ala").seats
            assert [(seat.banked, seat.deadline) for seat in shown] == [
                (seat.banked, seat.deadline) for seat in opened.seats
            ]


@pytest.mark.anyio
async def test_a_pause_stops_the_clock(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        opened = await begin_timed(runtime)
        table = opened.record.id
        time.now += 20
        await runtime.lobby.pause(table, "Ala")
        time.now += 10_000
        await runtime.timekeeper.run_out()
        assert opened.at == 0
        await runtime.lobby.resume(table, "Ala")
        assert opened.seats[0].deadline == time.now + 90
        assert opened.record.deadline == time.now + 90


@pytest.mark.anyio
async def test_a_bot_moves_when_time_runs_out(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        opened = await begin_timed(runtime)
        table = opened.record.id
        time.now += 109
        await runtime.timekeeper.run_out()
        assert opened.at == 0
    async with playing(tmp_path) as runtime:  # the server was away; the clock ran on
        time = Time(runtime)
        time.now += 111
        await runtime.timekeeper.run_out()
        opened = await runtime.hall.open(table)
        await until(lambda: opened.at == 1 and not opened.lock.locked(), "the bot's move")
        seat = opened.seats[0]
        assert (seat.banked, seat.left, seat.forfeit) == (0.0, False, False)
        assert seat.deadline == time.now + 10
        assert '"bot":"greedy"' in (await runtime.store.entries(table))[0].body
        await choose(runtime, opened, 0)  # the next decision is the person's own again


@pytest.mark.anyio
async def test_who_loses_on_time_is_last(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        opened = await begin_timed(runtime, timeout="lose")
        time.now += 111
        await runtime.timekeeper.run_out()
        assert opened.seats[0].forfeit
        assert opened.seats[0].bot == "greedy"
        await settled(opened)
        with pytest.raises(Declined, match="bot plays this seat"):
            await make_choice(
                runtime.hall,
                opened,
                0,
                wire.MakeChoice("key-too-late", opened.at, {"type": "draw"}),
            )
        while opened.record.status == "playing":
            await settled(opened)
            if opened.record.status == "playing":
                await choose(runtime, opened, 1)
        assert opened.record.result is not None
        assert opened.record.result.ranking == ((1,), (0,))
        assert [seat.place for seat in opened.seats] == [2, 1]


@pytest.mark.anyio
async def test_who_leaves_has_no_clock(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        time = Time(runtime)
        opened = await begin_timed(runtime)
        await runtime.lobby.leave(opened.record.id, "Ala")
        assert [seat.deadline for seat in opened.seats] == [None, None]
        assert opened.record.deadline != START + 110
        assert await runtime.store.late(time.now + 10_000) == []
        time.now += 500
        await runtime.lobby.join(opened.record.id, "Ala", wire.Join())
        assert opened.seats[0].deadline == time.now + 110
        assert opened.record.deadline == time.now + 110


@pytest.mark.anyio
async def test_in_a_race_what_others_do_gives_no_time(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-sand", people, options={"seconds": 0}, pace=LIVE)
        assert [seat.deadline for seat in opened.seats] == [START + 110] * 2
        for _ in range(3):
            time.now += 20
            await choose(runtime, opened, 1)
        assert [seat.banked for seat in opened.seats] == [100.0, 70.0]
        assert [seat.deadline for seat in opened.seats] == [START + 110, time.now + 80]


@pytest.mark.anyio
async def test_beside_the_clock_of_the_game_no_other_runs(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-sand", people, pace=LIVE)
        time.now += 30
        await choose(runtime, opened, 1)
        await runtime.lobby.leave(opened.record.id, "Ala")
        await runtime.lobby.join(opened.record.id, "Ala", wire.Join())
        assert [(seat.banked, seat.deadline) for seat in opened.seats] == [(100.0, None)] * 2
        assert opened.record.deadline is None
        assert opened.record.hourglass == START + 60


@pytest.mark.anyio
async def test_what_is_done_again_and_again_is_not_broken_off() -> None:
    begun, go_on, done = asyncio.Event(), asyncio.Event(), list[int]()

    async def act() -> None:
        begun.set()
        await go_on.wait()
        done.append(1)

    task = asyncio.create_task(every(0, act))
    await begun.wait()
    task.cancel()
    await asyncio.sleep(0.01)
    assert not task.done()
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done == [1]
