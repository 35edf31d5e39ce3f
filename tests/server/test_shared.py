"""Several server processes on one PostgreSQL: they tell each other, and share the bots' moves."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.core.errors import KosmodromError
from kosmodrom.server import wire
from kosmodrom.server.bots.process import Answer, Job
from kosmodrom.server.people import accounts
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.chat import say
from kosmodrom.server.tables.open_table import OpenTable
from tests.server.venue import (
    add_people,
    begin,
    choose,
    first_option,
    new_key,
    playing,
    settled,
    undo,
    until,
)

pytestmark = pytest.mark.anyio


class Tab:
    """Somebody who watches."""

    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.told = 0

    def notify(self) -> None:
        self.told += 1


@asynccontextmanager
async def two(tmp_path: Path, postgres: str, **more: Any) -> AsyncIterator[tuple[Runtime, Runtime]]:
    async with (
        playing(tmp_path / "one", database=postgres, **more) as one,
        playing(tmp_path / "two", database=postgres, **more) as other,
    ):
        yield one, other


async def people(runtime: Runtime) -> list[str]:
    return await add_people(runtime, *(f"{name}{new_key()}" for name in ("Ala", "Olek")))


def at(opened: OpenTable, number: int) -> Any:
    return lambda: opened.at == number and not opened.lock.locked()


async def test_a_table_is_played_through_both(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres) as (one, other):
        here = await begin(one, "toy-cards", await people(one))
        there = await other.hall.open(here.record.id)
        tab = Tab("somebody")
        there.watchers.add(tab)
        await choose(one, here, 0)
        await until(at(there, 1), "the news")
        assert tab.told > 0
        await choose(other, there, 0, {"type": "draw"})
        await until(at(here, 2), "the news")
        await choose(one, here, 1)
        await until(at(there, 3), "the news")
        await undo(other, there, 1, 2)
        await until(at(here, 4), "the undo")
        assert here.table is not None
        assert there.table is not None
        assert here.table.freeze() == there.table.freeze()
        await one.lobby.pause(here.record.id, here.seats[0].person or "")
        await until(lambda: there.record.status == "paused", "the pause")
        said = wire.Say(new_key(), "hej")
        await say(one.hall, here, here.seats[0].person or "", said)
        await until(lambda: [line.text for line in there.chat] == ["hej"], "the chat")


async def test_what_a_deleted_person_said_is_forgotten_everywhere(
    tmp_path: Path, postgres: str
) -> None:
    async with two(tmp_path, postgres) as (one, other):
        ala, olek = await people(one)
        tables = [await begin(one, "toy-cards", [ala, olek]) for _ in range(2)]
        there = [await other.hall.open(here.record.id) for here in tables]
        for here in tables:
            for person in (olek, ala):
                await say(one.hall, here, person, wire.Say(new_key(), "hej"))
        await until(lambda: all(len(opened.chat) == 2 for opened in there), "the chat")
        await accounts.delete_person(one.service, Visitor("address", person=olek), None)
        for here, opened in zip(tables, there, strict=True):
            assert [line.text for line in here.chat] == ["", "hej"]
            await until(lambda opened=opened: not opened.chat[0].text, "the news")  # type: ignore[misc]
            assert [line.text for line in opened.chat] == ["", "hej"]


async def test_who_is_there_is_known_everywhere(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres) as (one, other):
        here = await begin(one, "toy-cards", await people(one))
        there = await other.hall.open(here.record.id)
        tab = Tab("somebody")
        here.watchers.add(tab)
        one.peers.announce_presence(here)
        await until(lambda: there.online() == {"somebody"}, "the presence")
        here.watchers.clear()
        one.peers.announce_presence(here)
        await until(lambda: there.online() == set(), "the absence")


async def test_never_both_accept_a_move(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres, bots=False) as (one, other):
        here = await begin(one, "toy-cards", await people(one))
        there = await other.hall.open(here.record.id)
        for _ in range(8):
            seat, before = next(iter(here.asked)), here.at
            options = [first_option(here, seat), first_option(here, seat, -1)]
            done = await asyncio.gather(
                choose(one, here, seat, options[0], at=before),
                choose(other, there, seat, options[1], at=before),
                return_exceptions=True,
            )
            assert sum(number == before + 1 for number in done) == 1, done
            assert sum(isinstance(error, KosmodromError) for error in done) == 1, done
            await until(at(here, before + 1))
            await until(at(there, before + 1))


async def test_bots_move_through_one_of_them(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres) as (one, _other):
        opened = await begin(one, "toy-cards", await people(one), ("random",))
        while opened.record.status == "playing":
            await settled(opened)
            if opened.record.status == "playing":
                await choose(one, opened, opened.record.waiting[0])
        assert opened.record.result is not None


async def test_a_move_that_a_killed_process_was_at_is_made_by_another(
    tmp_path: Path, postgres: str
) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        "import sys; from tests.server.test_shared import think_forever\n"
        "think_forever(*sys.argv[1:])",
        str(tmp_path / "one"),
        postgres,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert process.stdout is not None
    table = (await process.stdout.readline()).decode().strip()
    async with playing(tmp_path / "two", database=postgres) as other:
        there = await other.hall.open(table)
        await asyncio.sleep(0.2)
        assert there.at == 2
        process.kill()
        await process.communicate()
        await until(lambda: there.at > 2, "the other's move")


def think_forever(data: str, postgres: str) -> None:
    """A server process whose bot never comes to an end."""
    asyncio.run(_think_forever(Path(data), postgres))


async def _think_forever(data: Path, postgres: str) -> None:
    async with playing(data, database=postgres) as runtime:
        taken = asyncio.Event()

        async def hang(_job: Job) -> Answer:
            taken.set()
            await asyncio.Event().wait()
            raise AssertionError

        runtime.workers.think = hang  # type: ignore[assignment, method-assign]
        opened = await begin(runtime, "toy-cards", (await people(runtime))[:1], ("random",))
        await choose(runtime, opened, 0)
        await choose(runtime, opened, 0, {"type": "draw"})
        await taken.wait()
        print(opened.record.id, flush=True)
        await asyncio.Event().wait()
