"""Whoever gets no answer sends the same choice again under the same key. Wherever and whenever that
arrives, it was made once, and the answer is the number that it has."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from kosmodrom.server.database.engine import DatabaseUnavailable
from kosmodrom.server.database.models import ServerRow, TableRow
from kosmodrom.server.http.live import MOVED, LiveSocket
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.leases import Elsewhere
from kosmodrom.server.tables.log import read_entries
from kosmodrom.server.tables.open_table import OpenTable
from tests.server.test_hall import HeldBack, stored_entries
from tests.server.test_shared import Tab, pair, people, taken, two
from tests.server.venue import (
    Line,
    add_people,
    begin,
    choose,
    first_option,
    hold_writing,
    new_key,
    playing,
    until,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("first_come")]

READ = "kosmodrom.server.tables.store.read_entries"


async def choose_at_random(
    runtime: Runtime, opened: OpenTable, number: int
) -> list[tuple[int, Any, int, str]]:
    """Make some choices; returns what was sent each time: seat, option, what was seen, key."""
    sent = []
    for _ in range(number):
        seat = next(iter(opened.asked))
        choice = (seat, first_option(opened, seat), opened.at, new_key())
        await send(runtime, opened, choice)
        sent.append(choice)
    return sent


async def send(runtime: Runtime, opened: OpenTable, choice: tuple[int, Any, int, str]) -> int:
    seat, option, at, key = choice
    return await choose(runtime, opened, seat, option, at=at, key=key)


async def give_up(runtime: Runtime) -> None:
    """A server process is given up for dead: it begins again under another id."""
    was = runtime.hall.leases.server
    async with runtime.service.database.begin() as session:
        await session.execute(delete(ServerRow).where(ServerRow.id == was))
    await until(lambda: runtime.hall.leases.server != was, "a new beginning")


# In one process


async def test_while_the_first_is_being_written(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-bids", await add_people(runtime, "Ala", "Olek"))
        writing, go_on = hold_writing(runtime)
        choice = (0, first_option(opened, 0), 0, new_key())
        first = asyncio.create_task(send(runtime, opened, choice))
        await writing.wait()
        again = [asyncio.create_task(send(runtime, opened, choice)) for _ in range(2)]
        await asyncio.sleep(0.02)
        go_on.set()
        assert await asyncio.gather(first, *again) == [1, 1, 1]
        assert stored_entries(tmp_path) == 1


async def test_when_the_first_was_written_but_not_answered(tmp_path: Path) -> None:
    """The database was lost just then: who chose is told that nothing could be saved."""
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-bids", await add_people(runtime, "Ala", "Olek", "Ewa"))
        write = runtime.store.log.write

        async def write_and_fail(pages: Any) -> None:
            await write(pages)
            raise DatabaseUnavailable("error-not-saved")

        runtime.store.log.write = write_and_fail  # type: ignore[method-assign]
        choices = [(seat, first_option(opened, seat), 0, new_key()) for seat in range(3)]
        told = await asyncio.gather(
            *(send(runtime, opened, choice) for choice in choices), return_exceptions=True
        )
        assert isinstance(told[0], DatabaseUnavailable)
        runtime.store.log.write = write  # type: ignore[method-assign]
        assert [await send(runtime, opened, choice) for choice in choices] == [1, 2, 3]
        assert stored_entries(tmp_path) == opened.at == 3


async def test_when_who_sent_the_first_is_gone(tmp_path: Path) -> None:
    """Nobody waits for it any more, and it is not written yet."""
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-bids", await add_people(runtime, "Ala", "Olek"))
        held = HeldBack(runtime)
        choice = (0, first_option(opened, 0), 0, new_key())
        first = asyncio.create_task(send(runtime, opened, choice))
        await asyncio.sleep(0.02)
        first.cancel()
        again = [asyncio.create_task(send(runtime, opened, choice)) for _ in range(2)]
        await asyncio.sleep(0.02)
        held.go_on.set()
        assert await asyncio.gather(*again) == [1, 1]
        assert stored_entries(tmp_path) == opened.at == 1


async def test_at_a_table_that_is_loaded_again(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        opened = await begin(runtime, "toy-cards", await add_people(runtime, "Ala", "Olek"))
        sent = await choose_at_random(runtime, opened, 5)
        opened.stale = True
        assert [await send(runtime, opened, choice) for choice in sent] == [1, 2, 3, 4, 5]
        assert stored_entries(tmp_path) == opened.at == 5


@pytest.mark.parametrize("database_url", ["sqlite", "postgresql"], indirect=True)
async def test_a_table_is_read_as_it_is_at_one_moment(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between its row and its entries another choice is written."""
    async with playing(tmp_path, database=database_url, bots=False) as runtime:
        opened = await begin(runtime, "toy-cards", await people(runtime))
        await choose_at_random(runtime, opened, 2)

        loop = asyncio.get_running_loop()

        def read_late(*args: Any) -> Any:  # in a thread
            monkeypatch.setattr(READ, read_entries)
            chosen = choose_at_random(runtime, opened, 1)
            asyncio.run_coroutine_threadsafe(chosen, loop).result()
            return read_entries(*args)

        monkeypatch.setattr(READ, read_late)
        record, _, entries = await runtime.store.head(opened.record.id, 1)
        assert (record.length, [entry.number for entry in entries]) == (2, [2])
        monkeypatch.setattr(READ, read_late)
        stored = await runtime.store.load(opened.record.id)
        assert stored is not None
        assert stored.record.length == len(stored.entries) == len(stored.keys) == 3
        assert opened.at == 4


# In several processes


@pytest.mark.parametrize("snapshots", [50, 2])
async def test_where_the_table_was_taken_over(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch, snapshots: int
) -> None:
    """All its choices are known there, also those before its last snapshot."""
    monkeypatch.setattr("kosmodrom.server.tables.open_table.SNAPSHOT_EVERY", snapshots)
    async with two(tmp_path, postgres, bots=False) as (one, other):
        here = await begin(one, "toy-cards", await people(one))
        sent = await choose_at_random(one, here, 5)
        await give_up(one)
        there = await taken(other, here.record.id)
        assert [await send(other, there, choice) for choice in sent] == [1, 2, 3, 4, 5]
        # The one that has lost it still knows what was written.
        assert [await send(one, here, choice) for choice in sent] == [1, 2, 3, 4, 5]
        assert there.at == len(await other.store.entries(here.record.id)) == 5


async def test_at_a_copy_of_another_process_s_table(tmp_path: Path, postgres: str) -> None:
    async with two(tmp_path, postgres, bots=False) as (one, other):
        here = await begin(one, "toy-cards", await people(one))
        old = await other.hall.look(here.record.id)
        sent = await choose_at_random(one, here, 3)
        new = await other.hall.latest(here.record.id)
        for copy in (old, new):
            assert copy.borrowed
            assert [await send(other, copy, choice) for choice in sent] == [1, 2, 3]
        assert len(await one.store.entries(here.record.id)) == here.at == 3


async def test_through_another_process(tmp_path: Path, postgres: str) -> None:
    """Over both kinds of connection, at once and one after the other."""
    async with pair(tmp_path, postgres) as at:
        table = await at.table()
        here = at.one.runtime.hall.find(table)
        assert here is not None
        path = f"/api/tables/{table}/choices"
        lines: dict[int, list[Line]] = {0: [], 1: []}
        for venue in (at.one, at.other):
            for seat, guest in enumerate((at.ala, at.olek)):
                guest.move_to(venue)
                lines[seat].append(await guest.live())
                await lines[seat][-1].watch(table)
        for number in range(1, 5):
            seat = next(iter(here.asked))
            guest = (at.ala, at.olek)[seat]
            choice = {"key": new_key(), "at": here.at, "option": first_option(here, seat)}
            for venue in (at.one, at.other):
                guest.move_to(venue)
                answers = await asyncio.gather(
                    *(line.ask(type="choose", **choice) for line in lines[seat]),
                    guest.post(path, choice),
                )
                assert [answer["at"] for answer in answers] == [number] * 3
        assert here.at == len(await at.one.runtime.store.entries(table)) == 4


async def test_who_has_a_table_anew_has_it_once(tmp_path: Path, postgres: str) -> None:
    """A process was given up for dead and has taken the table again. Somebody still chooses at the
    one that it had in memory before: nobody would see that, and be judged by an older table."""
    async with two(tmp_path, postgres, bots=False) as (one, _other):
        before = await begin(one, "toy-cards", await people(one))
        tab = Tab("somebody")
        before.watchers.add(tab)
        await give_up(one)
        assert tab.moved
        now = await one.hall.open(before.record.id)
        assert now is not before
        choice = (next(iter(now.asked)), first_option(now, next(iter(now.asked))), 0, new_key())
        with pytest.raises(Elsewhere):
            await send(one, before, choice)
        assert await send(one, now, choice) == now.at == 1


async def test_a_tab_whose_table_has_moved_is_not_turned_away(
    tmp_path: Path, postgres: str
) -> None:
    """What it sends until its connection is closed is neither done nor refused: it comes again."""
    async with pair(tmp_path, postgres) as at:
        table = await at.table()
        _, olek = await at.lines(table)
        (live,) = at.other.runtime.sockets._sockets
        assert isinstance(live, LiveSocket)
        live._leave()  # as when the process at the other side is gone
        live.move()
        await live._hear(b'{"type": "choose", "key": "again-and-again", "at": 0, "option": {}}')
        await until(lambda: olek.closed == MOVED, "the end")
        assert olek.answers == []


async def test_a_tab_is_not_parted_from_a_table_that_has_moved(
    tmp_path: Path, postgres: str
) -> None:
    """Its process notices only when it wants to show the table."""
    async with pair(tmp_path, postgres) as at:
        table = await at.table()
        ala, _ = await at.lines(table)
        here = at.one.runtime.hall.find(table)
        assert here is not None
        server = at.other.runtime.hall.leases.server
        async with at.other.runtime.service.database.begin() as session:
            await session.execute(
                update(TableRow).where(TableRow.id == table).values(server=server)
            )
        here.stale = True  # as after a write that failed
        here.notify_watchers()
        await until(lambda: ala.closed == MOVED, "the end")
        assert ala.answers == []
        at.one.runtime.hall.leases.forget(table)
        assert (await ala.again(table))["table"]["status"] == "playing"
