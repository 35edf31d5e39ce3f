"""Several server processes on one database: each table lives on one of them, to which the others
pass on what concerns it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from sqlalchemy import event, update

from kosmodrom.server import wire
from kosmodrom.server.bots.process import Answer as BotAnswer
from kosmodrom.server.bots.process import Job
from kosmodrom.server.cluster.frames import NONCE, PROOF, Answer, Request, prove
from kosmodrom.server.cluster.links import Link, LinkLost, LinkServer
from kosmodrom.server.cluster.streams import LOST, WINDOW, Stream
from kosmodrom.server.database.models import TableRow
from kosmodrom.server.errors import Declined
from kosmodrom.server.http.live import MOVED, SIGNED_OUT
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.chat import say
from kosmodrom.server.tables.leases import Elsewhere
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.records import Overtaken
from tests.server.postgres import postgres_server
from tests.server.venue import (
    PATIENCE,
    Guest,
    Line,
    Venue,
    add_people,
    begin,
    choose,
    come_first,
    first_option,
    new_key,
    places,
    playing,
    serving,
    settled,
    until,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("first_come")]


class Tab:
    """Somebody who watches."""

    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.told = 0
        self.moved = False

    def notify(self) -> None:
        self.told += 1

    def move(self) -> None:
        self.moved = True


class Pair:
    """Two servers, and somebody at each."""

    def __init__(self, venues: list[Venue], guests: list[Guest]) -> None:
        self.one, self.other = venues
        self.ala, self.olek = guests

    async def table(self, **more: Any) -> str:
        """A game of both, which the first server has."""
        made = await self.ala.new_table("toy-cards", ("open",), **more)
        table: str = made["id"]
        await self.olek.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
        await self.ala.post(f"/api/tables/{table}/start")
        return table

    async def lines(self, table: str) -> tuple[Line, Line]:
        ala, olek = await self.ala.live(), await self.olek.live()
        await ala.watch(table)
        await olek.watch(table)
        return ala, olek


@pytest.fixture
def database(database_url: str) -> str:
    return database_url


@asynccontextmanager
async def pair(tmp_path: Path, database: str, **more: Any) -> AsyncIterator[Pair]:
    async with AsyncExitStack() as stack:
        venues = [
            await stack.enter_async_context(serving(**place, **more))
            for place in places(tmp_path, database)
        ]
        await until(lambda: all(others(venue.runtime) for venue in venues), "them to meet")
        guests = []
        for venue, name in zip(venues, ("Ala", "Olek"), strict=True):
            guests += await stack.enter_async_context(venue.guests(name))
        yield Pair(venues, guests)


@asynccontextmanager
async def two(tmp_path: Path, database: str, **more: Any) -> AsyncIterator[tuple[Runtime, Runtime]]:
    first, second = places(tmp_path, database)
    async with playing(**first, **more) as one, playing(**second, **more) as other:
        await until(lambda: others(one) and others(other), "them to meet")
        yield one, other


def others(runtime: Runtime) -> Any:
    return runtime.peers._members.others  # type: ignore[attr-defined]


async def people(runtime: Runtime) -> list[str]:
    return await add_people(runtime, *(f"{name}{new_key()}" for name in ("Ala", "Olek")))


async def move(line: Line, *other: Line) -> int:
    """Choose something; returns the number of the entry, when all have heard of it."""
    answer = await line.ask(
        type="choose", key=new_key(), at=line.update["at"], option=line.own_options()[0]
    )
    assert answer["type"] == "accepted", answer
    at: int = answer["at"]
    for each in (line, *other):
        await until(lambda each=each: each.update["at"] >= at, "the news")  # type: ignore[misc]
    return at


# Playing


async def test_a_table_is_played_through_both(tmp_path: Path, database: str) -> None:
    async with pair(tmp_path, database) as at:
        table = await at.table()
        ala, olek = await at.lines(table)
        here = at.one.runtime.hall.find(table)
        assert here is not None
        assert at.other.runtime.hall.find(table) is None
        for number in range(1, 7):
            mover = ala if ala.own_options() else olek
            assert await move(mover, ala, olek) == number
        assert here.at == 6
        mover, other = (ala, olek) if ala.update["undo"]["further"] else (olek, ala)
        back = mover.update["undo"]["further"]
        assert (await mover.ask(type="undo", key=new_key(), to=back))["type"] == "accepted"
        await until(lambda: other.update["undo"]["request"], "the wish")
        await other.send(type="answer", agree=True)
        await until(lambda: ala.update["at"] == olek.update["at"] == 7, "the undo")
        await at.olek.post(f"/api/tables/{table}/pause")
        await until(lambda: ala.update["table"]["status"] == "paused", "the pause")
        assert (await at.olek.get(f"/api/tables/{table}"))["status"] == "paused"
        await olek.send(type="say", key=new_key(), text="hej")
        await until(lambda: [line["text"] for line in ala.chat] == ["hej"], "the chat")
        states = [await guest.state(table) for guest in (at.ala, at.olek)]
        assert states[0]["at"] == states[1]["at"] == 7


async def test_requests_are_passed_on_as_they_came(tmp_path: Path, database: str) -> None:
    """With refusals, large bodies and packed answers."""
    async with pair(tmp_path, database) as at:
        table = await at.table()
        tables = f"/api/tables/{table}"
        refused = await at.olek.try_to("POST", f"{tables}/start")
        assert (refused.status_code, refused.json()["id"]) == (403, "refusal-host-only")
        wrong = await at.olek.try_to("POST", f"{tables}/choices", {"key": "short"})
        assert wrong.status_code == 400
        large = await at.olek.try_to("POST", f"{tables}/chat", {"text": "x" * 100_000})
        assert large.status_code == 413
        nowhere = await at.olek.try_to("GET", "/api/tables/nowhere")
        assert nowhere.status_code == 404
        await at.olek.try_to("POST", f"{tables}/chat", {"key": new_key(), "text": "x" * 400})
        asked = [await guest.try_to("GET", f"{tables}/chat") for guest in (at.ala, at.olek)]
        heads = [[name for name, _ in answer.headers.multi_items()] for answer in asked]
        assert sorted(heads[0]) == sorted(heads[1])
        assert asked[1].headers["content-type"] == "application/json"
        assert asked[0].json() == asked[1].json()
        stranger = Guest(at.other, "Ewa")
        await stranger.arrive()
        assert (await stranger.try_to("GET", f"{tables}/state")).status_code == 403
        await stranger.close()


async def test_somebody_looks_on_at_another_server(tmp_path: Path, database: str) -> None:
    async with pair(tmp_path, database) as at, at.other.guests("Ewa") as [ewa]:
        table = await at.table(public=True)
        ala, olek = await at.lines(table)
        spectator = await ewa.live()
        await spectator.watch(table)
        for _ in range(4):
            await move(ala if ala.own_options() else olek, ala, olek, spectator)
        assert spectator.update["table"]["you"] is None
        assert not spectator.own_options()


async def test_who_is_there_is_known_everywhere(tmp_path: Path, database: str) -> None:
    def here(line: Line) -> list[bool]:
        return [seat["online"] for seat in line.update["table"]["seats"]]

    async with pair(tmp_path, database) as at:
        table = await at.table()
        ala, olek = await at.lines(table)
        await until(lambda: here(ala) == here(olek) == [True, True], "both")
        await olek.close()
        await until(lambda: here(ala) == [True, False], "the absence")


async def test_a_person_has_tabs_at_both(tmp_path: Path, database: str) -> None:
    async with pair(tmp_path, database) as at:
        table = await at.table()
        ala, olek = await at.lines(table)
        at.ala.move_to(at.other)
        twin = await at.ala.live()
        await twin.watch(table)
        for _ in range(3):
            while not ala.own_options():
                await move(olek, ala, olek, twin)
            before, option = ala.update["at"], ala.own_options()[0]
            key = new_key()
            for line in (ala, twin):  # the same key, so it is done once
                done = await line.ask(type="choose", key=key, at=before, option=option)
                assert (done["type"], done["at"]) == ("accepted", before + 1)
            for line in (ala, olek, twin):
                await until(
                    lambda line=line, at=before + 1: line.update["at"] == at,  # type: ignore[misc]
                    "the news",
                )


async def test_a_tab_goes_from_table_to_table(tmp_path: Path, database: str) -> None:
    """From one that its own server has to one that it has not, and back."""
    async with pair(tmp_path, database) as at:
        there = await at.table()
        made = await at.olek.new_table("toy-cards", ("random",))
        line = await at.olek.live()
        for _ in range(2):
            for table in (made["id"], there):
                await line.send(type="watch", table=table)
                await until(lambda t=table: line.updates and line.update["table"]["id"] == t, "it")  # type: ignore[misc]
                assert (await line.ask(type="ping")) == {"type": "pong"}
        opened = at.one.runtime.hall.find(there)
        assert opened is not None
        await line.send(type="unwatch")
        await until(lambda: not opened.watchers, "them to leave")
        assert (await line.ask(type="ping")) == {"type": "pong"}
        assert line.closed is None


async def test_who_is_signed_out_is_out_everywhere(tmp_path: Path, database: str) -> None:
    async with pair(tmp_path, database) as at:
        table = await at.table()
        ala, olek = await at.lines(table)
        at.olek.move_to(at.one)
        await at.olek.post("/api/logout", status=204)
        await until(lambda: olek.closed == SIGNED_OUT, "the end")
        opened = at.one.runtime.hall.find(table)
        assert opened is not None
        await until(lambda: len(opened.watchers) == 1, "them to leave")
        assert ala.closed is None


async def test_what_a_deleted_person_said_is_forgotten_everywhere(
    tmp_path: Path, database: str
) -> None:
    async with pair(tmp_path, database) as at:
        table = await at.table()
        ala, olek = await at.lines(table)
        for number, line in enumerate((olek, ala), 1):
            await line.send(type="say", key=new_key(), text="hej")
            await until(lambda n=number: len(ala.chat) == len(olek.chat) == n, "the chat")  # type: ignore[misc]
        await at.olek.ask("DELETE", "/api/me", {}, status=204)  # at the other server
        await until(lambda: [line["text"] for line in ala.chat] == ["", "hej"], "the news")
        await until(lambda: olek.closed == SIGNED_OUT, "the end")


async def test_a_rematch_is_joined_from_elsewhere(tmp_path: Path, database: str) -> None:
    async with pair(tmp_path, database) as at:
        table = await at.table()
        ala, olek = await at.lines(table)
        while ala.update["table"]["status"] != "finished":
            await move(ala if ala.own_options() else olek, ala, olek)
        # Olek's request goes to the first server, which makes the table. It is then taken by
        # the other one, and Ala's request has to change it from outside.
        made = await at.olek.post(f"/api/tables/{table}/rematch")
        await _give(at, made["id"])
        again = await at.ala.post(f"/api/tables/{table}/rematch")
        assert (again["id"], again["status"]) == (made["id"], "playing")
        there = at.other.runtime.hall.find(made["id"])
        assert there is not None
        await until(lambda: there.record.status == "playing" and there.table, "the news")


async def test_a_rematch_stays_where_its_people_are(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with pair(tmp_path, database) as at:
        table = await at.table()
        ala, olek = await at.lines(table)
        while ala.update["table"]["status"] != "finished":
            await move(ala if ala.own_options() else olek, ala, olek)
        # From now on any other new table would go to the other server.
        there = at.other.runtime.hall.leases.server
        monkeypatch.setattr("kosmodrom.server.cluster.leases.home_of", lambda *_: there)
        made = await at.olek.post(f"/api/tables/{table}/rematch")
        assert (await at.ala.post(f"/api/tables/{table}/rematch"))["status"] == "playing"
        assert at.one.runtime.hall.find(made["id"]) is not None
        assert at.other.runtime.hall.find(made["id"]) is None


async def _give(at: Pair, table: str) -> None:
    """Let the other server have a table of the first."""
    one, other = at.one.runtime, at.other.runtime
    async with other.service.database.begin() as session:
        new = update(TableRow).where(TableRow.id == table).values(server=other.hall.leases.server)
        await session.execute(new)
    opened = one.hall.find(table)
    assert opened is not None
    with pytest.raises(Elsewhere):
        await one.hall.refresh(table)
    other.hall.leases.forget(table)
    await other.hall.open(table)


async def test_a_campaign_goes_on_at_another_server(tmp_path: Path, database: str) -> None:
    async with pair(tmp_path, database) as at:
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "toy_trek", "campaign": "homeward", "seats": seats}
        made = await at.ala.post("/api/campaigns", wish)
        path = f"/api/campaigns/{made['id']}"
        await at.olek.post(f"{path}/join", {"seat": 1, "invite": made["invite"]})
        chapter = (await at.ala.post(f"{path}/next"))["id"]
        assert at.one.runtime.hall.find(chapter) is not None
        view = await at.olek.post(f"{path}/next")  # joins the table that is elsewhere
        assert (view["id"], view["status"], view["you"]) == (chapter, "playing", 1)
        ala, olek = await at.lines(chapter)
        assert ala.update["table"]["status"] == "playing"
        while olek.update["table"]["status"] != "finished":
            await move(ala if ala.own_options() else olek, ala, olek)
        following = await at.olek.get(path)
        assert [chapter["number"] for chapter in following["chapters"]] == [1]
        record = await at.olek.get(f"{path}/record")
        assert len(record["chapters"]) == 1
        again = (await at.olek.post(f"{path}/next"))["id"]
        assert at.other.runtime.hall.find(again) is not None
        assert (await at.ala.post(f"{path}/next"))["status"] == "playing"


# One writer


async def test_a_table_is_taken_by_who_is_asked_first(tmp_path: Path, database: str) -> None:
    async with two(tmp_path, database) as (one, other):
        here = await begin(one, "toy-cards", await people(one))
        with pytest.raises(Elsewhere) as elsewhere:
            await other.hall.open(here.record.id)
        assert elsewhere.value.server == one.hall.leases.server == here.record.server
        copy = await other.hall.look(here.record.id)
        assert copy.at == here.at
        assert other.hall.find(here.record.id) is None
        tables = [(await begin(one, "toy-cards", await people(one))).record.id for _ in range(5)]
        one.hall.let_all_go()
        async with one.service.database.begin() as session:
            await session.execute(update(TableRow).values(server=0))
        found = await asyncio.gather(
            *(hall.open(table) for table in tables for hall in (one.hall, other.hall)),
            return_exceptions=True,
        )
        for first, second in zip(found[::2], found[1::2], strict=True):
            assert isinstance(first, OpenTable) is not isinstance(second, OpenTable)


async def test_of_two_who_take_a_table_at_the_very_same_moment_one_has_it(
    tmp_path: Path, postgres: str
) -> None:
    """PostgreSQL looks again at what another has written while it waited."""
    async with two(tmp_path, postgres) as (one, other):
        here = await begin(one, "toy-cards", await people(one))
        one.hall.let_all_go()
        table = here.record.id
        free = update(TableRow).where(TableRow.id == table)
        async with one.service.database.begin() as session:
            await session.execute(free.values(server=0))
        async with one.service.database.begin() as session:
            await session.execute(free.values(server=one.hall.leases.server))
            taking = asyncio.create_task(other.hall.open(table))
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(asyncio.shield(taking), 0.3)
        with pytest.raises(Elsewhere) as elsewhere:
            await taking
        assert elsewhere.value.server == one.hall.leases.server


async def test_who_has_lost_a_table_writes_nothing(tmp_path: Path, database: str) -> None:
    """Another server was given it while this one did not look."""
    async with two(tmp_path, database, bots=False) as (one, other):
        here = await begin(one, "toy-cards", await people(one))
        table, tab = here.record.id, Tab("somebody")
        await choose(one, here, 0)
        here.watchers.add(tab)
        async with other.service.database.begin() as session:
            new = update(TableRow).where(TableRow.id == table)
            await session.execute(new.values(server=other.hall.leases.server))
        with pytest.raises(Elsewhere):
            await say(one.hall, here, here.seats[0].person or "", wire.Say(new_key(), "hej"))
        seat, record = next(iter(here.asked)), msgspec.structs.replace(here.record)
        with pytest.raises(Elsewhere):
            await choose(one, here, seat)
        assert one.hall.find(table) is None
        with pytest.raises(Overtaken):
            await one.store.set_table(record, ("public",))
        assert tab.moved
        there = await other.hall.open(table)
        assert (there.at, there.record.status) == (1, "playing")
        assert await choose(other, there, next(iter(there.asked))) == 2


async def test_one_that_says_nothing_is_given_up_and_begins_again(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with pair(tmp_path, database) as at:
        one, other = at.one.runtime, at.other.runtime
        table = await at.table()
        ala, olek = await at.lines(table)
        await move(ala if ala.own_options() else olek, ala, olek)
        members = one.peers._members  # type: ignore[attr-defined]
        look, was = members._look, members.me
        monkeypatch.setattr(members, "_look", lambda: None)
        began = time.monotonic()
        if database == "sqlite":  # he has a connection to the one that is silent
            await until(lambda: not others(other), "the takeover")
        else:
            await until(lambda: olek.closed == MOVED, "the takeover")
        assert await olek.again(table)
        assert time.monotonic() - began < 3  # about one, on an idle machine
        there = other.hall.find(table)
        assert there is not None
        assert (there.at, there.record.server) == (1, other.hall.leases.server)
        assert ala.closed is None  # it does not know yet
        monkeypatch.setattr(members, "_look", look)
        await until(lambda: members.me != was, "a new beginning")
        assert one.hall.find(table) is None
        await until(lambda: ala.closed == MOVED, "the news")
        await until(lambda: others(one) and others(other), "them to meet again")
        await ala.again(table)
        await move(ala if ala.own_options() else olek, ala, olek)
        assert there.at == 2


async def test_nobody_is_given_up_because_the_database_was_away(tmp_path: Path) -> None:
    with postgres_server() as postgres:
        async with two(tmp_path, postgres.url, bots=False) as (one, other):
            here = await begin(one, "toy-cards", await people(one))
            ids = [runtime.hall.leases.server for runtime in (one, other)]
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(1.5)
            await asyncio.to_thread(postgres.start)
            began = time.monotonic()
            while time.monotonic() - began < 4.5:
                assert [runtime.hall.leases.server for runtime in (one, other)] == ids
                await asyncio.sleep(0.05)
            assert await choose(one, here, next(iter(here.asked))) == 1
            with pytest.raises(Elsewhere):
                await other.hall.open(here.record.id)


async def test_a_request_waits_until_somebody_has_the_table(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was passed on to a process that never answered, and is then done here."""
    async with pair(tmp_path, database) as at:
        table = await at.table()
        one = at.one.runtime
        monkeypatch.setattr(one.peers._members, "_look", lambda: None)  # type: ignore[attr-defined]
        arrived = asyncio.Event()

        async def hang(_request: Request) -> Answer:
            arrived.set()
            await asyncio.Event().wait()
            raise AssertionError

        one.peers.on_request = hang
        asking = asyncio.create_task(at.olek.state(table))
        await asyncio.wait_for(arrived.wait(), 5)
        assert (await asking)["table"]["status"] == "playing"
        assert at.other.runtime.hall.find(table) is not None


async def test_one_that_stops_leaves_its_tables(tmp_path: Path, database: str) -> None:
    first, second = places(tmp_path, database)
    async with playing(**second) as other:
        async with playing(**first) as one:
            opened = await begin(one, "toy-cards", await people(one))
            with pytest.raises(Elsewhere):
                await other.hall.open(opened.record.id)
        await until(lambda: not others(other), "the end")
        assert (await other.hall.open(opened.record.id)).at == 0


async def test_bots_move_through_one_of_them(tmp_path: Path, database: str) -> None:
    async with two(tmp_path, database) as (one, _other):
        opened = await begin(one, "toy-cards", await people(one), ("random",))
        while opened.record.status == "playing":
            await settled(opened)
            if opened.record.status == "playing":
                await choose(one, opened, opened.record.waiting[0])
        assert opened.record.result is not None


async def test_a_move_that_a_killed_process_was_at_is_made_by_another(
    tmp_path: Path, database: str
) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        "import sys; from tests.server.test_shared import think_forever\n"
        "think_forever(*sys.argv[1:])",
        str(places(tmp_path, database)[0]["data"]),
        database,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert process.stdout is not None
    table = (await process.stdout.readline()).decode().strip()
    async with playing(**places(tmp_path, database)[1]) as other:
        await asyncio.sleep(0.2)
        assert (await other.hall.look(table)).at == 2
        assert other.hall.find(table) is None
        began = time.monotonic()
        process.kill()
        await process.communicate()
        await until(lambda: (there := other.hall.find(table)) and there.at > 2, "the other's move")
        assert time.monotonic() - began < 3


def think_forever(data: str, database: str) -> None:
    """A server process whose bot never comes to an end."""
    asyncio.run(_think_forever(Path(data), database))


async def _think_forever(data: Path, database: str) -> None:
    async with playing(data, database=database, workers=2) as runtime:
        taken = asyncio.Event()

        async def hang(_job: Job) -> BotAnswer:
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


async def test_one_that_is_stopped_in_a_transaction_keeps_nobody_waiting(
    tmp_path: Path, postgres: str
) -> None:
    """It has written a choice but not committed it, and the rows are locked. Another takes the
    table over, and the same choice is made there; it counts once."""
    async with playing(tmp_path / "two", database=postgres, bots=False) as other:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            "import sys; from tests.server.test_shared import stop_while_writing\n"
            "stop_while_writing(*sys.argv[1:])",
            str(tmp_path / "one"),
            postgres,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        try:
            assert process.stdout is not None
            table, key = (await process.stdout.readline()).decode().split()
            assert (await process.stdout.readline()) == b"writing\n"
            began = time.monotonic()
            there = await taken(other, table)
            assert there.at == 1
            again = choose(other, there, 0, at=1, key=key)
            assert await asyncio.wait_for(again, PATIENCE) == 2
            assert time.monotonic() - began < 5  # a little more than three, on an idle machine
            os.kill(process.pid, signal.SIGCONT)
            told, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
            assert told.decode().split() == ["DatabaseUnavailable", "Elsewhere", "alive"]
            assert b"Traceback" not in errors
            entries = await other.store.entries(table)
            assert [entry.number for entry in entries] == [1, 2]
            assert entries[1].key == key
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def taken(runtime: Runtime, table: str) -> OpenTable:
    """A table of another process, as soon as that is given up for dead."""
    while True:
        try:
            return await runtime.hall.open(table)
        except Elsewhere:
            runtime.hall.leases.forget(table)
            await asyncio.sleep(0.02)


def stop_while_writing(data: str, postgres: str) -> None:
    """A server process that is stopped in the middle of a transaction, and woken up."""
    asyncio.run(_stop_while_writing(Path(data), postgres))


async def _stop_while_writing(data: Path, postgres: str) -> None:
    def stop(_connection: Any) -> None:
        print("writing", flush=True)
        os.kill(os.getpid(), signal.SIGSTOP)
        time.sleep(0.1)  # another thread may be the first to stop

    come_first(pytest.MonkeyPatch())
    async with playing(data, database=postgres, bots=False) as runtime:
        database = runtime.service.database
        opened = await begin(runtime, "toy-cards", (await people(runtime))[:1], ("random",))
        await choose(runtime, opened, 0)
        key, option = new_key(), first_option(opened, 0)
        print(opened.record.id, key, flush=True)
        event.listen(database._direct, "commit", stop, once=True)
        for _ in range(2):
            try:
                await choose(runtime, opened, 0, option, at=1, key=key)
            except Declined as error:
                print(type(error).__name__, flush=True)
        another = await begin(runtime, "toy-cards", (await people(runtime))[:1], ("random",))
        assert await choose(runtime, another, 0) == 1
        print("alive", flush=True)


async def test_a_choice_is_nothing_that_the_others_need_to_hear_of(
    tmp_path: Path, postgres: str
) -> None:
    async with two(tmp_path, postgres, bots=False) as (one, _other):
        here = await begin(one, "toy-cards", await people(one))
        async with await psycopg.AsyncConnection.connect(postgres, autocommit=True) as session:
            await session.execute("LISTEN kosmodrom")
            for _ in range(3):
                await choose(one, here, next(iter(here.asked)))
            heard = [notice async for notice in session.notifies(timeout=0.3)]
        assert heard == []


# Links


@asynccontextmanager
async def linked(
    talk: Callable[[Stream, Visitor], Any],
) -> AsyncIterator[tuple[LinkServer, str]]:
    async def answer(request: Request) -> Answer:
        return Answer(0, 200, [], request.body)

    server = LinkServer(b"secret", lambda: 7, answer, talk)
    port = await server.start("127.0.0.1", 0)
    try:
        yield server, f"127.0.0.1:{port}"
    finally:
        await server.close()


async def test_what_fails_is_answered(caplog: pytest.LogCaptureFixture) -> None:
    async def fail(_request: Request) -> Answer:
        raise ValueError

    async with linked(echo) as (server, address):
        server.on_request = fail
        link = await Link.open(address, b"secret", 7, lambda: None)
        answer = await link.ask(Request(0, "t", "GET", "/here", b"", [], b"", ALA))
        assert (answer.status, answer.body) == (500, b"")
        assert "GET /here" in caplog.text
        link.hang_up()


async def echo(stream: Stream, visitor: Visitor) -> None:
    assert visitor == Visitor("address", person="Ala")
    while (text := await stream.receive()) is not None:
        await stream.send(text)


ALA = Visitor("address", person="Ala")


async def test_a_link_carries_requests_and_streams() -> None:
    lost: list[bool] = []
    async with linked(echo) as (server, address):
        link = await Link.open(address, b"secret", 7, lambda: lost.append(True))
        bodies = [os.urandom(size) for size in (0, 1, 200_000)]
        answers = await asyncio.gather(
            *(link.ask(Request(0, "t", "GET", "/", b"", [], body, ALA)) for body in bodies)
        )
        assert [answer.body for answer in answers] == bodies
        streams = [link.begin(ALA) for _ in range(3)]
        for number, stream in enumerate(streams):
            await stream.send(b"%d" % number)
        assert [await stream.receive() for stream in streams] == [b"0", b"1", b"2"]
        streams[0].close(1000)
        assert await streams[0].receive() is None
        for line in server.lines:
            await until(lambda line=line: len(line.streams) == 2, "its end")  # type: ignore[misc]
        server.hang_up()
        assert await streams[1].receive() is None
        assert streams[1].code == LOST
        await until(lambda: lost, "the loss")
        with pytest.raises(LinkLost):
            await link.ask(Request(0, "t", "GET", "/", b"", [], b"", ALA))


@pytest.mark.parametrize(("key", "server"), [(b"guessed", 7), (b"secret", 8)])
async def test_strangers_get_no_link(key: bytes, server: int) -> None:
    """Nor do those who mean somebody else, who had this port before."""
    async with linked(echo) as (_, address):
        with pytest.raises(LinkLost):
            await Link.open(address, key, server, lambda: None)


async def test_what_was_overheard_opens_no_link() -> None:
    async with linked(echo) as (_, address):
        host, _, port = address.rpartition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        nonce = await reader.readexactly(NONCE)
        overheard = bytes(NONCE), prove(b"secret", b"caller", nonce, bytes(NONCE), b"7")
        writer.write(b"".join(overheard))
        assert len(await reader.readexactly(PROOF)) == PROOF
        writer.close()
        await writer.wait_closed()
        reader, writer = await asyncio.open_connection(host, int(port))
        await reader.readexactly(NONCE)
        writer.write(b"".join(overheard))
        assert await reader.read() == b""
        writer.close()
        await writer.wait_closed()


async def test_who_answers_without_the_secret_is_not_believed() -> None:
    closed = asyncio.Event()

    async def pretend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(bytes(NONCE))
        proof = (await reader.readexactly(NONCE + PROOF))[NONCE:]
        writer.write(proof)
        await reader.read()
        writer.close()
        closed.set()

    server = await asyncio.start_server(pretend, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    with pytest.raises(LinkLost):
        await Link.open(f"127.0.0.1:{port}", b"secret", 7, lambda: None)
    await closed.wait()
    server.close()


async def test_a_slow_reader_holds_up_only_who_writes_to_them() -> None:
    sent = 0
    goes = asyncio.Event()

    async def pour(stream: Stream, _visitor: Visitor) -> None:
        nonlocal sent
        await goes.wait()
        while sent < 20 * WINDOW:
            await stream.send(bytes(WINDOW // 4))
            sent += WINDOW // 4

    async with linked(pour) as (_, address):
        link = await Link.open(address, b"secret", 7, lambda: None)
        stream = link.begin(ALA)
        goes.set()
        await until(lambda: sent >= WINDOW, "the first")
        await asyncio.sleep(0.05)
        assert sent <= 2 * WINDOW
        await link.ask(Request(0, "t", "GET", "/", b"", [], b"", ALA))  # which goes past it
        received = 0
        while received < 20 * WINDOW:
            text = await stream.receive()
            assert text is not None
            received += len(text)
        assert sent == 20 * WINDOW
        link.hang_up()
