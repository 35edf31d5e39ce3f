"""A new game is begun from what the server process knows already, and yet is what is stored."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from kosmodrom.core.history import data_fingerprint
from kosmodrom.core.registry import find_game
from kosmodrom.server import wire
from kosmodrom.server.database.models import SeatRow, TableRow
from kosmodrom.server.errors import Declined
from kosmodrom.server.people import accounts
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.open_table import OpenTable, fingerprint_of
from tests.server.test_growth import portrait
from tests.server.venue import add_people, begin, choose, playing

pytestmark = pytest.mark.anyio

NEW = wire.NewTable("toy-cards", (wire.NewSeat("me"), wire.NewSeat("open")), public=True)


async def finished(runtime: Runtime, *nicknames: str) -> OpenTable:
    """A game of these people that is over."""
    opened = await begin(runtime, "toy-cards", await add_people(runtime, *nicknames))
    while opened.record.status == "playing":
        await choose(runtime, opened, next(iter(opened.asked)))
    return opened


async def check_stored(runtime: Runtime, opened: OpenTable) -> None:
    """A table in memory is exactly what another process would make of what is stored."""
    stored, damage = await runtime.hall._stored(opened.record.id)
    assert damage is None
    assert portrait(opened) == portrait(OpenTable(stored, opened.ruleset, opened.data))


@pytest.mark.parametrize("database_url", ["sqlite", "postgresql"], indirect=True)
async def test_nothing_is_read_again_that_was_just_written(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path, bots=False, database=database_url) as runtime:
        former = await finished(runtime, "Ala", "Olek")
        table = former.record.id
        with monkeypatch.context() as patch:
            for read in ("load", "head", "find_table", "chat", "was_at_former"):
                patch.delattr(type(runtime.store), read)
            first = await runtime.lobby.rematch(table, "Olek")
            assert (first.status, first.you) == ("lobby", 1)
            assert (await runtime.lobby.rematch(table, "Olek")).id == first.id
            second = await runtime.lobby.rematch(table, "Ala")
            assert (second.id, second.status, second.you) == (first.id, "playing", 0)
            opened = await runtime.hall.open(first.id)
            await choose(runtime, opened, next(iter(opened.asked)))
        await check_stored(runtime, former)
        await check_stored(runtime, opened)


def test_the_fingerprint_of_a_box_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("astrominers")
    fingerprint = fingerprint_of(game.load(None))
    assert fingerprint == data_fingerprint(game.load(None))
    monkeypatch.delattr("kosmodrom.server.tables.open_table.data_fingerprint")
    assert fingerprint_of(game.load(None)) == fingerprint


async def test_what_is_refused_or_left_as_it_is_is_so_in_the_database(
    tmp_path: Path, database_url: str
) -> None:
    """Another server process has changed the table, and the news are not here yet."""
    async with playing(tmp_path, database=database_url) as runtime:
        await add_people(runtime, "Ala", "Olek", "Ewa")
        table = (await runtime.lobby.create("Ala", NEW)).id
        await runtime.lobby.join(table, "Olek", wire.Join())
        opened = await runtime.hall.open(table)
        runtime.service.on_tables_changed.clear()
        await accounts.delete_person(runtime.service, Visitor("address", person="Olek"), None)
        assert opened.seats[1].person == "Olek"
        assert (await runtime.lobby.join(table, "Ewa", wire.Join())).you == 1
        await accounts.delete_person(runtime.service, Visitor("address", person="Ewa"), None)
        assert opened.seats[1].person == "Ewa"
        with pytest.raises(Declined, match="nickname first"):
            await runtime.lobby.join(table, "Ewa", wire.Join())
        with pytest.raises(Declined, match="still free"):
            await runtime.lobby.start(table, "Ala")
        assert opened.seats[1].kind == "open"


async def test_who_asks_for_a_table_that_is_being_made_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And news of it are not lost: it has changed since it was written."""
    async with playing(tmp_path, bots=False) as runtime:
        former = await finished(runtime, "Ala", "Olek")
        hall, store = runtime.hall, runtime.store
        meanwhile: list[asyncio.Task[Any]] = []
        set_table = store.set_table

        async def slowly(*change: Any, following: Any = None, **more: Any) -> None:
            await set_table(*change, following=following, **more)
            if following is not None:
                table = following[0].id
                async with runtime.service.database.begin() as session:
                    of_it = update(TableRow).where(TableRow.id == table)
                    await session.execute(of_it.values(revision=TableRow.revision + 1))
                    seat = update(SeatRow).where(SeatRow.table == table, SeatRow.seat == 1)
                    await session.execute(seat.values(name="Somebody else"))
                meanwhile.extend(map(asyncio.create_task, (hall.open(table), hall.refresh(table))))
                await asyncio.sleep(0.05)
                assert not any(task.done() for task in meanwhile)

        monkeypatch.setattr(store, "set_table", slowly)
        again = (await runtime.lobby.rematch(former.record.id, "Olek")).id
        asked, _ = await asyncio.gather(*meanwhile)
        assert isinstance(asked, OpenTable)
        assert hall.find(again) is asked
        assert asked.seats[1].name == "Somebody else"
        await runtime.lobby.rematch(former.record.id, "Ala")
        await check_stored(runtime, asked)


async def test_a_table_that_is_not_made_after_all_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        former = await finished(runtime, "Ala", "Olek")
        hall = runtime.hall
        waiting: list[asyncio.Task[Any]] = []

        async def fail(*_: Any, following: Any, **__: Any) -> None:
            waiting.append(asyncio.create_task(hall.open(following[0].id)))
            await asyncio.sleep(0)
            raise OSError("who knows")

        with monkeypatch.context() as patch:
            patch.setattr(runtime.store, "set_table", fail)
            with pytest.raises(OSError, match="who knows"):
                await runtime.lobby.rematch(former.record.id, "Olek")
        with pytest.raises(Declined, match="no table"):
            await waiting[0]
        tables = len(hall.open_tables)
        again = await runtime.lobby.rematch(former.record.id, "Olek")
        assert len(hall.open_tables) == tables + 1
        await check_stored(runtime, former)
        assert (await runtime.lobby.rematch(former.record.id, "Ala")).id == again.id


async def test_who_sat_there_may_see_the_rematch_until_they_are_removed(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        former = await finished(runtime, "Ala", "Olek")
        await add_people(runtime, "Ewa")
        again = (await runtime.lobby.rematch(former.record.id, "Ala")).id
        with pytest.raises(Declined, match="invitation"):
            await runtime.hall.admit(again, "Ewa", None)
        opened = await runtime.hall.admit(again, "Olek", None)
        await runtime.lobby.join(again, "Olek", wire.Join())
        await runtime.lobby.change_seat(again, "Ala", 1, wire.ChangeSeat("open"))
        for _ in range(2):
            with pytest.raises(Declined, match="removed"):
                await runtime.hall.admit(again, "Olek", None)
            with pytest.raises(Declined, match="removed"):
                await runtime.lobby.rematch(former.record.id, "Olek")
        await check_lobby(runtime, opened)


async def check_lobby(runtime: Runtime, opened: OpenTable) -> None:
    record, seats = await runtime.store.find_table(opened.record.id)
    assert (opened.record, opened.seats) == (record, seats)
