"""The hourglass of a game: how long it runs, what stops it, and that it rings exactly once."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kosmodrom.core.asks import CHECKPOINT, Flow, ask, race
from kosmodrom.core.errors import Refused
from kosmodrom.core.history import History
from kosmodrom.core.options import CLOCK
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.server import wire
from kosmodrom.server.errors import Declined
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.undo import answer_undo
from tests.core.toys import (
    GRAB,
    RUN,
    SAND,
    TOYS,
    AnyGame,
    Grab,
    Tick,
    Turn,
    with_play,
)
from tests.server.venue import Time, add_people, begin, choose, playing, undo, until

pytestmark = pytest.mark.anyio

START = 1_000_000.0


async def begin_race(runtime: Runtime, *people: str, **options: Any) -> OpenTable:
    return await begin(runtime, "toy-sand", await add_people(runtime, *people), options=options)


def rings(opened: OpenTable) -> int:
    """How often the clock has decided."""
    assert opened.table is not None
    return sum(choice.seat == CLOCK for choice in opened.table.choices)


async def until_rung(opened: OpenTable, times: int) -> None:
    await until(lambda: rings(opened) >= times and not opened.lock.locked(), "the ringing")


async def test_what_players_do_does_not_stop_the_sand(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        opened = await begin_race(runtime, "Ala", "Olek")
        for seat in (0, 1, 0):
            assert opened.record.hourglass == START + 60
            time.now += 18
            await choose(runtime, opened, seat)
        assert opened.record.hourglass == START + 60
        time.now = START + 59.9
        await runtime.timekeeper.run_out()
        assert rings(opened) == 0
        time.now = START + 60.1
        await runtime.timekeeper.run_out()
        assert rings(opened) == 1
        assert opened.record.hourglass == time.now + 60, "it is turned when it has run out"


async def test_everyone_is_told_when_it_runs_out(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        Time(runtime)
        opened = await begin_race(runtime, "Ala", "Olek")
        for person in ("Ala", None):
            text, _, _ = await runtime.hall.update(opened, opened.reader(person))
            told = msgspec.json.decode(text, type=wire.Update)
            assert told.table.hourglass == START + 60
            assert [(asked.seat, asked.since) for asked in told.asks] == [(0, 0), (1, 0)]
        await choose(runtime, opened, 1)
        text, _, _ = await runtime.hall.update(opened, opened.reader("Ala"))
        told = msgspec.json.decode(text, type=wire.Update)
        assert [(asked.seat, asked.since) for asked in told.asks] == [(0, 0), (1, 1)]
        cards = await begin(runtime, "toy-cards", ["Ala", "Olek"])
        assert (await runtime.hall.view(cards, "Ala")).hourglass is None


async def test_everyone_is_told_what_a_question_is_about(tmp_path: Path) -> None:
    async with playing(tmp_path) as play:
        cards = await begin(play, "toy-cards", await add_people(play, "Ala", "Olek"))
        for person in ("Ala", "Olek"):
            text, _, _ = await play.hall.update(cards, cards.reader(person))
            (asked,) = msgspec.json.decode(text)["asks"]
            assert list(asked["about"]) == ["left"]


async def test_it_runs_while_the_server_is_away(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        opened = await begin_race(runtime, "Ala", "Olek")
        table = opened.record.id
        time.now += 20
        await choose(runtime, opened, 1)
    async with playing(tmp_path) as runtime:
        time = Time(runtime, START + 40)
        assert await runtime.store.late(time.now) == []
        opened = await runtime.hall.open(table)
        assert opened.record.hourglass == START + 60
        await choose(runtime, opened, 0, at=0)
        assert opened.record.hourglass == START + 60
    async with playing(tmp_path) as runtime:
        time = Time(runtime, START + 1000)
        assert runtime.hall.find(table) is None
        await runtime.timekeeper.run_out()
        opened = await runtime.hall.open(table)
        assert rings(opened) == 1
        assert opened.record.hourglass == START + 1060


async def test_two_processes_ring_once(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as one, playing(tmp_path, bots=False) as other:
        times = [Time(one), Time(other)]
        here = await begin_race(one, "Ala", "Olek")
        there = await other.hall.open(here.record.id)
        for number in (1, 2, 3):
            for time in times:
                time.now += 61
            await asyncio.gather(
                *(runtime.timekeeper.run_out() for runtime in (one, other, one, other)),
            )
            for runtime in (one, other):
                await runtime.hall.refresh(here.record.id)
            assert rings(here) == rings(there) == here.at == there.at == number
        assert here.record == there.record


async def test_a_pause_stops_the_sand(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        opened = await begin_race(runtime, "Ala", "Olek")
        table = opened.record.id
        time.now += 45
        await runtime.lobby.pause(table, "Ala")
        time.now += 1000
        assert await runtime.store.late(time.now) == []
        assert opened.rings is None
        await runtime.timekeeper._see_to(table)
        assert opened.at == 0
        await runtime.lobby.resume(table, "Ala")
        assert opened.record.hourglass == time.now + 15
        time.now += 16
        await runtime.timekeeper.run_out()
        assert rings(opened) == 1


async def test_a_pause_in_another_process_counts(tmp_path: Path) -> None:
    """A process that had not heard of it looks before it rings."""
    async with playing(tmp_path, bots=False) as one, playing(tmp_path, bots=False) as other:
        times = [Time(one), Time(other)]
        here = await begin_race(one, "Ala", "Olek")
        table = here.record.id
        there = await other.hall.open(table)
        await one.lobby.pause(table, "Ala")
        for time in times:
            time.now += 61
        await one.lobby.resume(table, "Ala")
        assert there.record.hourglass == START + 60
        await other.timekeeper._see_to(table)
        assert (rings(there), there.record.hourglass) == (0, START + 121)


async def test_it_stands_still_while_nobody_is_there(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        opened = await begin_race(runtime, "Ala", "Olek")
        table = opened.record.id
        await runtime.lobby.leave(table, "Olek")
        time.now += 45
        await runtime.lobby.leave(table, "Ala")
        at = opened.at
        time.now += 1000
        assert await runtime.store.late(time.now) == []
        await runtime.timekeeper._see_to(table)
        assert (rings(opened), opened.rings) == (0, None)
        await runtime.lobby.join(table, "Ala", wire.Join())
        assert (opened.record.hourglass, opened.record.paused) == (time.now + 15, None)
        assert opened.rings == time.now + 15
        await runtime.lobby.join(table, "Olek", wire.Join())
        assert opened.record.hourglass == time.now + 15
        time.now += 16
        await runtime.timekeeper.run_out()
        await until_rung(opened, 1)
        assert opened.at > at


async def test_taking_back_stops_it_only_before_it_was_turned(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        opened = await begin_race(runtime, "Ala")
        time.now += 10
        await choose(runtime, opened, 0)
        time.now += 10
        await undo(runtime, opened, 0, 0)
        assert opened.record.hourglass == START + 60
        await choose(runtime, opened, 0)
        time.now = START + 61
        await runtime.timekeeper.run_out()
        assert (rings(opened), opened.record.hourglass) == (1, time.now + 60)
        await choose(runtime, opened, 0)
        time.now += 10
        await undo(runtime, opened, 0, 2)  # what came after it was turned
        assert (rings(opened), opened.record.hourglass) == (1, START + 121)
        await undo(runtime, opened, 0, 0)
        assert (rings(opened), opened.record.hourglass) == (0, time.now + 60)


async def test_agreeing_to_go_back_leaves_the_sand_alone(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        opened = await begin_race(runtime, "Ala", "Olek")
        await choose(runtime, opened, 0)
        await choose(runtime, opened, 1)
        time.now += 10
        await undo(runtime, opened, 0, 0)
        await answer_undo(runtime.hall, opened, 1, True)
        assert opened.table is not None
        assert not opened.table.choices
        assert opened.record.hourglass == START + 60


def play_turning(g: AnyGame) -> Flow:
    """The hourglass is turned with every grab of tile 3, because it is about another one then. In
    the end the clock alone closes the yard."""
    state = g.state
    turned = 0
    while state.tiles:
        yield CHECKPOINT
        grabs = [Grab(tile) for tile in state.tiles]
        clock = ask(CLOCK, RUN, lambda: [Tick()], Turn(turned), seconds=30)
        match (yield race({0: ask(0, GRAB, grabs), 1: ask(1, GRAB, grabs), CLOCK: clock})):
            case _, Grab(tile):
                state.tiles.remove(tile)
                turned += tile == 3
            case _, Tick():
                break
    yield CHECKPOINT
    yield ask(CLOCK, RUN, [Tick()], Turn(0), seconds=30)


TURNING = with_play(play_turning, SAND, id="toy-turning")


async def test_a_rule_turns_it_by_asking_about_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.venue.TOYS", (*TOYS, TURNING))
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        opened = await begin(runtime, TURNING.id, await add_people(runtime, "Ala", "Olek"))
        time.now += 10
        await choose(runtime, opened, 0, {"type": "grab", "tile": 1})
        assert opened.record.hourglass == START + 30
        await choose(runtime, opened, 0, {"type": "grab", "tile": 3})
        assert opened.record.hourglass == time.now + 30
        # An answer to the old one rings no more: Olek's question is the same still.
        await choose(runtime, opened, 1, {"type": "grab", "tile": 5}, at=0)
        assert opened.record.hourglass == time.now + 30


async def test_a_clock_that_is_asked_alone_decides_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.venue.TOYS", (*TOYS, TURNING))
    async with playing(tmp_path) as runtime:
        runtime.store.late = nobody  # type: ignore[assignment]
        time = Time(runtime)
        opened = await begin(runtime, TURNING.id, await add_people(runtime, "Ala", "Olek"))
        for _ in range(4):
            await choose(runtime, opened, 0)
        await until(lambda: opened.record.status == "finished", "the end")
        assert (rings(opened), time.now) == (1, START)


async def nobody(_now: float) -> Sequence[str]:
    return ()


async def ringing_times(runtime: Runtime, opened: OpenTable) -> list[float]:
    entries = await runtime.store.entries(opened.record.id)
    return [entry.time for entry in entries if entry.seat == CLOCK]


async def test_in_real_time(tmp_path: Path) -> None:
    """Four people race and take back, all at once, while the clock rings on time without any
    polling. The record of it replays byte for byte."""
    async with playing(tmp_path) as runtime:
        runtime.store.late = nobody  # type: ignore[assignment]
        people = await add_people(runtime, "Ala", "Olek", "Ewa", "Jan")
        opened = await begin(runtime, "toy-rush", people, options={"seconds": 1})

        refused = set[str]()

        async def act(seat: int) -> None:
            chance = Random.seeded(f"racer {seat}")
            while opened.table is not None and opened.record.status == "playing":
                await asyncio.sleep(chance.below(300) / 1000)
                asked = opened.asked.get(seat)
                if asked is None:
                    return
                option = chance.choice(asked.ask.options[:5])
                try:
                    await choose(runtime, opened, seat, msgspec.to_builtins(option))
                    if chance.below(5) == 0:
                        await undo(runtime, opened, seat, len(opened.table.choices) - 1)
                except (Declined, Refused) as error:
                    refused.add(error.message)

        await asyncio.gather(*(act(seat) for seat in range(4)))
        known = ("taken", "moved-on", "undo-not-yours", "table-finished")
        assert refused <= {f"refusal-{reason}" for reason in known}
        assert opened.table is not None
        assert opened.record.result is not None
        assert opened.record.result.ending == "time"
        assert (opened.record.hourglass, opened.record.waiting) == (None, ())
        assert opened.record.started is not None
        times = await ringing_times(runtime, opened)
        assert len(times) == 3
        for before, then in itertools.pairwise([opened.record.started, *times]):
            assert 1.0 <= then - before < 10.0
        history = await runtime.replays.history(opened)
        again: Table[Any, Any, Any] = Table.load(History.from_json(history.to_json()))
        assert again.history.to_json() == history.to_json()
        assert again.fingerprint == opened.table.fingerprint
    async with playing(tmp_path) as runtime:
        stored = await runtime.hall.open(opened.record.id)
        assert stored.table is not None
        assert stored.table.freeze() == opened.table.freeze()
