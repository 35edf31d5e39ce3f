"""The bot caller: which bots are called, what happens to a choice when the table moves on, and the
tempo of bots in a race."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kosmodrom.bots import BOTS
from kosmodrom.core.options import Seat
from kosmodrom.games.first_martians.moves import Agree, Beginning
from kosmodrom.server import wire
from kosmodrom.server.bots import caller
from kosmodrom.server.bots.caller import claim_of, urgency_of
from kosmodrom.server.bots.process import Answer, Job
from kosmodrom.server.errors import Declined
from kosmodrom.server.processes.asker import Asker, asking
from kosmodrom.server.processes.fair_queue import Urgency
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.open_table import OpenTable
from tests.server.test_shared import Tab
from tests.server.venue import add_people, begin, choose, playing, settled, until

pytestmark = pytest.mark.anyio

Meanwhile = Callable[[Job, dict[str, Any]], Awaitable[None]]


def while_thinking(runtime: Runtime, meanwhile: Meanwhile) -> list[Job]:
    """Let something happen between a bot's thought and its choice; returns the jobs that it had."""
    jobs, real = list[Job](), runtime.workers.think

    async def think(job: Job) -> Answer:
        jobs.append(job)
        answer = await real(job)
        await meanwhile(job, msgspec.json.decode(answer.option))
        return answer

    runtime.workers.think = think  # type: ignore[method-assign]
    return jobs


def seats_of(opened: OpenTable) -> list[int]:
    """Who made the choices, except those of the game's clock."""
    assert opened.table is not None
    return [choice.seat for choice in opened.table.choices if choice.seat >= 0]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not wait in a race."""
    monkeypatch.setattr(caller, "TEMPO", dict.fromkeys(BOTS, 60_000))


# In a race


def test_every_bot_has_a_tempo_that_people_can_keep_up_with() -> None:
    assert caller.TEMPO.keys() == BOTS.keys()
    assert all(20 <= choices <= 40 for choices in caller.TEMPO.values())


@pytest.mark.usefixtures("hasty")
async def test_others_who_act_do_not_starve_a_bot(tmp_path: Path) -> None:
    """Whenever it has decided, somebody else has just taken something."""
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-sand", await add_people(runtime, "Ala"), ("greedy",))

        async def grab_another(_job: Job, wanted: dict[str, Any]) -> None:
            await choose(runtime, opened, 0, {"type": "grab", "tile": 1 if len(jobs) == 1 else 2})
            assert wanted["tile"] > 2

        jobs = while_thinking(runtime, grab_another)
        await until(lambda: opened.record.status == "finished", "the end")
        assert seats_of(opened) == [0, 1, 0, 1]
        assert [seat.points for seat in opened.seats] == [1 + 2, 5 + 3]
        assert len(jobs) == 2


@pytest.mark.usefixtures("hasty")
async def test_a_bot_whose_choice_is_always_taken_gets_something(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-sand", await add_people(runtime, "Ala"), ("greedy",))

        async def grab_it(_job: Job, wanted: dict[str, Any]) -> None:
            await choose(runtime, opened, 0, wanted)

        jobs = while_thinking(runtime, grab_it)
        await until(lambda: opened.record.status == "finished", "the end")
        assert seats_of(opened) == [0] * caller.TRIES + [1]
        assert [seat.points for seat in opened.seats] == [5 + 3 + 2, 1]
        assert len(jobs) == caller.TRIES


async def test_bots_keep_to_a_tempo_in_a_race_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path, bot_delay=0.25) as runtime:
        people = await add_people(runtime, "Ala")
        race = await begin(runtime, "toy-sand", people, ("greedy",))
        cards = await begin(runtime, "toy-cards", people, ("greedy",))
        pause = runtime.bot_caller._pause
        assert pause(race, 1, "greedy", 0.0) == 60 / caller.TEMPO["greedy"]
        assert pause(race, 1, "greedy", 1.5) == 60 / caller.TEMPO["greedy"] - 1.5
        assert pause(race, 1, "greedy", 1000.0) == 0.0  # it thought for longer than that
        assert pause(race, 1, "search", 0.0) > pause(race, 1, "random", 0.0)
        assert race.table is not None
        race.table.ruleset = replace(race.table.ruleset, race_tempo=lambda _options: 2.0)
        assert pause(race, 1, "greedy", 0.0) == 60 / caller.TEMPO["greedy"] / 2
        assert pause(cards, 1, "greedy", 0.0) == 0.25
        assert pause(cards, 0, "greedy", 0.0) == 0.0  # for somebody who is late
    monkeypatch.setattr(caller, "TEMPO", {"greedy": 0.001})
    async with playing(tmp_path) as runtime:
        race = await begin(runtime, "toy-sand", people, ("greedy",))
        while race.record.status == "playing":
            await choose(runtime, race, 0)
        assert set(seats_of(race)) == {0}


async def test_bots_leave_questions_to_people_who_are_asked_the_same(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-sand", people, ("greedy",))
        assert opened.table is not None
        opened.table.ruleset = replace(opened.table.ruleset, people_first=("grab",))
        assert opened.bot_to_move(2, "random", 0.0) is None
        await runtime.lobby.leave(opened.record.id, "Ala")
        assert opened.bot_to_move(0, "random", 0.0) is None  # Olek is asked
        opened.record.pace = wire.Pace("live")
        opened.seats[1].deadline = 10.0
        assert opened.bot_to_move(2, "random", 5.0) is None
        late = [opened.bot_to_move(seat, "random", 11.0) for seat in range(3)]
        assert late == ["greedy", "random", "greedy"]
        opened.table.ruleset = replace(opened.table.ruleset, people_first=("run",))
        assert opened.bot_to_move(2, "random", 5.0) == "greedy"


async def test_a_table_does_not_wait_for_bots_that_leave_a_question_to_people(
    tmp_path: Path,
) -> None:
    """Only those who really decide are shown to decide, whoever comes and goes."""
    async with playing(tmp_path, bots=False) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-sand", people, ("greedy",))
        assert opened.table is not None

        def waiting() -> list[Seat]:
            return list(opened.record.waiting)

        assert waiting() == [0, 1, 2]
        opened.table.ruleset = replace(opened.table.ruleset, people_first=("grab",))
        await runtime.lobby.leave(opened.record.id, "Ala")
        assert waiting() == [1]
        await runtime.lobby.join(opened.record.id, "Ala", wire.Join())
        assert waiting() == [0, 1]
        await runtime.timekeeper._forfeit(opened, opened.seats[:1])
        assert waiting() == [1]
        await runtime.timekeeper._forfeit(opened, opened.seats[1:2])
        assert waiting() == [0, 1, 2]  # nobody is left to decide first


@pytest.mark.usefixtures("hasty")
async def test_bots_of_a_crew_wait_for_a_persons_plan_and_vote_on_it(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala")
        opened = await begin(runtime, "first_martians", people, ("greedy", "greedy"))
        assert opened.table is not None
        state = opened.table.game.state
        while state.phase != "acting":
            await settled(opened)
            options = [msgspec.to_builtins(o) for o in opened.table.pending[0].options]
            if opened.table.pending[0].question.id == "plan":
                assert opened.record.waiting == (0,)
                options.sort(
                    key=lambda option: option["type"] not in ("put_to_vote", "plan_manage")
                )
            await choose(runtime, opened, 0, options[0])
            await until(lambda: state.phase == "acting" or 0 in opened.record.waiting, "a question")
        made = [choice for choice in opened.table.choices if choice.seat]
        assert all(isinstance(choice.option, Agree) for choice in made[-2:])
        assert not any(isinstance(choice.option, Beginning) for choice in made)


# One call for each seat


@pytest.mark.usefixtures("hasty")
async def test_a_seat_has_one_job_at_a_time(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-sand", await add_people(runtime, "Ala"), ("random",))
        go_on = asyncio.Event()

        async def wait(_job: Job, _wanted: dict[str, Any]) -> None:
            await go_on.wait()

        jobs = while_thinking(runtime, wait)
        await until(lambda: jobs, "its thinking")
        for _ in range(2):
            await choose(runtime, opened, 0)  # each time the bots are called
            runtime.hall.attend(opened)
            await runtime.bot_caller.call_all()
        await asyncio.sleep(0.01)
        assert len(jobs) == 1
        assert (runtime.workers.queue.waiting, runtime.workers.queue.working) == (0, 1)
        assert len(runtime.bot_caller._calls) == 1
        go_on.set()
        await until(lambda: opened.record.status == "finished", "the end")
        await until(lambda: not runtime.bot_caller._calls, "the end of the call")


async def test_a_bot_is_not_heard_for_somebody_who_is_back(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, "toy-cards", people)

        async def come_back(job: Job, _wanted: dict[str, Any]) -> None:
            assert job.level == runtime.service.settings.takeover
            await runtime.lobby.join(opened.record.id, "Ala", wire.Join())

        jobs = while_thinking(runtime, come_back)
        await runtime.lobby.leave(opened.record.id, "Ala")
        await until(lambda: jobs and not runtime.bot_caller._calls, "the end of the call")
        assert opened.at == 0
        assert opened.record.waiting == (0,)


async def test_what_goes_wrong_is_told_once_and_tried_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-bids", await add_people(runtime, "Ala"), ("random",))
        real = runtime.workers.think

        async def fail(job: Job) -> Answer:
            raise ArithmeticError(job.seat)

        runtime.workers.think = fail  # type: ignore[method-assign]
        for _ in range(3):
            runtime.hall.attend(opened)
            await until(lambda: not runtime.bot_caller._calls, "the end of the call")
        assert runtime.service.metrics.value("kosmodrom_errors_total") == 1
        runtime.workers.think = real  # type: ignore[method-assign]
        await runtime.bot_caller.call_all()
        await until(lambda: opened.at == 1, "the bot's move")


# How urgent it is


async def test_who_waits_for_the_bots_of_a_table(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        people = await add_people(runtime, "Ala", "Olek", "Ewa")
        opened = await begin(runtime, "toy-cards", people[:2], ("random",))
        assert claim_of(opened).owners == ("Ala", "Olek")
        assert urgency_of(opened) is Urgency.LATER
        opened.watchers.add(Tab("Ewa"))  # looks on
        assert urgency_of(opened) is Urgency.LATER
        opened.watchers.add(Tab("Olek"))
        assert claim_of(opened).owners == ("Olek",)
        assert claim_of(opened).urgency() is Urgency.WAITED_FOR
        seats = (wire.NewSeat("bot", "random"), wire.NewSeat("bot", "random"))
        view = await runtime.lobby.create("Ewa", wire.NewTable("toy-cards", seats, start=True))
        bots = await runtime.hall.open(view.id)
        assert claim_of(bots).owners == ("Ewa",)
        assert urgency_of(bots) is Urgency.LAST
        bots.watchers.add(Tab("Ewa"))
        assert urgency_of(bots) is Urgency.LATER


# Hints


async def test_one_address_waits_for_so_many_hints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "HINTS_OF_ONE", 2)
    async with playing(tmp_path, bots=False) as runtime:
        people = await add_people(runtime, "Ala", "Olek", "Ewa", "Iga")
        tables = [await begin(runtime, "toy-cards", [person], ("random",)) for person in people]
        think, go = runtime.workers.think, asyncio.Event()

        async def slowly(job: Job) -> Answer:
            await go.wait()
            return await think(job)

        monkeypatch.setattr(runtime.workers, "think", slowly)

        async def hint(number: int, client: str) -> wire.Hint:
            asking.set(Asker(people[number], client))
            return await runtime.bot_caller.hint(tables[number], 0, "key")

        waiting = [asyncio.create_task(hint(number, "10.0.0.1")) for number in (0, 1)]
        await until(lambda: runtime.workers.queue.jobs_of("10.0.0.1") == 2, "two")
        with pytest.raises(Declined) as refused:
            await asyncio.create_task(hint(2, "10.0.0.1"))
        assert refused.value.message == "error-busy"
        waiting.append(asyncio.create_task(hint(3, "10.0.0.2")))
        go.set()
        assert all(told.option for told in await asyncio.gather(*waiting))
