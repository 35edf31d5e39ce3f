"""Several server processes that share the SQLite file of one data folder: what they do in place of
PostgreSQL. What they do with it is tested on both (`test_shared.py`, `test_two_servers.py`)."""

from __future__ import annotations

import asyncio
import fcntl
import json
import multiprocessing
import os
import signal
import socket
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from kosmodrom.server import sqlite, wire
from kosmodrom.server.cluster.doors import MOST, Door, Luggage, Passage
from kosmodrom.server.cluster.leases import home_of
from kosmodrom.server.cluster.members import BEAT_SECONDS
from kosmodrom.server.config import DATABASE_FILE, Settings
from kosmodrom.server.database.engine import QUEUE_FILE, SERVERS_FOLDER, Database
from kosmodrom.server.database.models import TableRow
from kosmodrom.server.database.notices import Notice
from kosmodrom.server.database.queue import WriteQueue
from kosmodrom.server.http import connections
from kosmodrom.server.http.connections import ArrivedConnection
from kosmodrom.server.http.live import SIGNED_OUT
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.sqlite import FileMembers
from kosmodrom.server.tables.leases import Elsewhere
from tests.server.venue import (
    Guest,
    add_people,
    begin,
    choose,
    playing,
    serving,
    until,
)

pytestmark = pytest.mark.anyio
SEVERAL: dict[str, Any] = {"workers": 2}


# Whose a table is


def test_tables_are_spread_evenly_and_mostly_stay_where_they_are() -> None:
    tables = [f"table-{number}" for number in range(3000)]
    homes = {table: home_of(table, (7, 8, 9)) for table in tables}
    assert all(900 < count < 1100 for count in Counter(homes.values()).values())
    assert all(home_of(table, (9, 7, 8)) == home for table, home in homes.items())
    for table, home in homes.items():
        without = home_of(table, (7, 8))
        assert without == home if home != 9 else without in (7, 8)


async def test_a_free_table_goes_to_its_home_whoever_is_asked(tmp_path: Path) -> None:
    async with playing(tmp_path, **SEVERAL) as one, playing(tmp_path, **SEVERAL) as other:
        await until(lambda: others(one) and others(other), "them to meet")
        ids = [one.hall.leases.server, other.hall.leases.server]
        ala, _ = await add_people(one, "Ala", "Olek")
        for _ in range(6):
            record = (await made(one, ala)).record
            home, guest = (one, other) if home_of(record.id, ids) == ids[0] else (other, one)
            with pytest.raises(Elsewhere) as elsewhere:
                await guest.hall.open(record.id)
            assert elsewhere.value.server == home.hall.leases.server
            assert (await home.hall.open(record.id)).record.server == home.hall.leases.server
            with pytest.raises(Elsewhere):
                await guest.hall.open(record.id)


async def made(runtime: Runtime, person: str) -> Any:
    new = wire.NewTable("toy-cards", (wire.NewSeat("me"), wire.NewSeat("open")))
    view = await runtime.lobby.create(person, new)
    return await runtime.hall.look(view.id)


def others(runtime: Runtime) -> Any:
    return runtime.peers._members.others  # type: ignore[attr-defined]


@pytest.mark.usefixtures("first_come")
async def test_from_two_processes_to_one_and_back(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False, **SEVERAL) as runtime:
        opened = await begin(runtime, "toy-cards", await add_people(runtime, "Ala", "Olek"))
        table = opened.record.id
        await choose(runtime, opened, next(iter(opened.asked)))
        assert opened.record.server > 0
    async with playing(tmp_path, bots=False) as runtime:
        opened = await runtime.hall.open(table)
        assert (opened.at, opened.record.server) == (1, 0)
        assert await choose(runtime, opened, next(iter(opened.asked))) == 2
    async with playing(tmp_path, bots=False, **SEVERAL) as runtime:
        opened = await runtime.hall.open(table)
        assert await choose(runtime, opened, next(iter(opened.asked))) == 3


# Who there is


async def hear(_host: str) -> str:
    return "127.0.0.1:1"


async def member(data: Path) -> FileMembers:
    members = FileMembers(data)
    members.on_change = members.on_ejected = lambda: None
    await members.start(hear)
    return members


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    database = Database(Settings(data=tmp_path))
    await database.migrate()
    await database.close()
    return tmp_path


async def test_they_meet_and_part(data: Path) -> None:
    one, other = await member(data), await member(data)
    assert one.me < other.me
    await until(lambda: one.others == {other.me: "127.0.0.1:1"}, "them to meet")
    assert other.others == {one.me: "127.0.0.1:1"}
    await one.close()
    await until(lambda: other.others == {}, "them to part")
    await other.close()
    assert [file.name for file in (data / SERVERS_FOLDER).iterdir()] == ["queue"]


async def test_one_that_ends_without_a_word_is_noticed_at_once(data: Path) -> None:
    other = await member(data)
    with another_process(data) as (process, me):
        await until(lambda: me in other.others, "them to meet")
        process.kill()
        process.join()
        began = time.monotonic()
        await until(lambda: not other.others, "the end")
        assert time.monotonic() - began < 3 * BEAT_SECONDS + 1
    await other.close()


async def test_one_that_is_silent_is_given_up_and_then_killed(data: Path) -> None:
    other = await member(data)
    with another_process(data) as (process, me):
        await until(lambda: me in other.others, "them to meet")
        os.kill(process.pid or 0, signal.SIGSTOP)
        began = time.monotonic()
        await until(lambda: not other.others, "it to be given up")
        assert 0.9 < time.monotonic() - began < 3
        await asyncio.to_thread(process.join, 10)
        assert process.exitcode == -signal.SIGKILL
        await until(lambda: not (data / SERVERS_FOLDER / str(me)).exists(), "nothing to be left")
    await other.close()


async def test_one_that_was_stopped_while_it_wrote_holds_nobody_up_for_long(data: Path) -> None:
    other = await member(data)
    with another_process(data, writing=True) as (process, me):
        await until(lambda: me in other.others, "them to meet")
        os.kill(process.pid or 0, signal.SIGSTOP)
        began = time.monotonic()
        await asyncio.to_thread(write_something, data)
        assert time.monotonic() - began < 8  # about four on an idle machine
        assert not process.is_alive()
    await other.close()


def write_something(data: Path) -> None:
    with closing(sqlite3.connect(data / DATABASE_FILE, timeout=30)) as connection, connection:
        connection.execute("INSERT INTO errors (time, \"where\", text) VALUES (0, '', '')")


async def test_one_that_wakes_up_in_time_begins_again(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "KILL_SECONDS", 60.0)
    other = await member(data)
    with another_process(data) as (process, me):
        await until(lambda: me in other.others, "them to meet")
        os.kill(process.pid or 0, signal.SIGSTOP)
        await until(lambda: not other.others, "it to be given up")
        os.kill(process.pid or 0, signal.SIGCONT)
        await until(lambda: other.others, "it to come back")
        assert me not in other.others
    await other.close()


async def test_what_a_killed_server_has_left_is_cleared(data: Path) -> None:
    """All its processes were killed, so none of them noticed."""
    with another_process(data) as (process, me):
        process.kill()
        process.join()
    (data / SERVERS_FOLDER / "17").touch()  # killed before it had a row
    (data / SERVERS_FOLDER / "18.door").touch()
    one = await member(data)
    await until(lambda: not (data / SERVERS_FOLDER / str(me)).exists(), "it to be cleared")
    assert {file.name for file in (data / SERVERS_FOLDER).iterdir()} == {"queue", str(one.me)}
    assert one.me > me
    assert rows(data) == [one.me]
    await one.close()


async def test_an_id_is_never_given_again(data: Path) -> None:
    one = await member(data)
    last = one.me
    await one.close()
    assert rows(data) == []
    one = await member(data)
    assert one.me > last
    await one.close()


def rows(data: Path) -> list[int]:
    with closing(sqlite3.connect(data / DATABASE_FILE)) as connection:
        return [server for (server,) in connection.execute("SELECT id FROM servers")]


@contextmanager
def another_process(
    data: Path, writing: bool = False
) -> Iterator[tuple[multiprocessing.Process, int]]:
    spawn = multiprocessing.get_context("spawn")
    ours, its = spawn.Pipe()
    process: Any = spawn.Process(target=live, args=(data, its, writing), daemon=True)
    process.start()
    try:
        yield process, ours.recv()
    finally:
        process.kill()
        process.join()


def live(data: Path, pipe: Any, writing: bool) -> None:
    """A member of its own process, which perhaps has begun to write."""

    async def run() -> None:
        members = await member(data)
        if writing:
            await asyncio.sleep(3 * BEAT_SECONDS)  # the others know it
            WriteQueue(data / QUEUE_FILE).take_at_once()
            connection = sqlite3.connect(data / DATABASE_FILE, isolation_level=None)
            connection.execute("BEGIN IMMEDIATE")
        pipe.send(members.me)
        await asyncio.Event().wait()

    asyncio.run(run())


# Notices


@pytest.mark.usefixtures("first_come")
async def test_nothing_is_told_that_was_not_committed(tmp_path: Path) -> None:
    async with playing(tmp_path, **SEVERAL) as one, playing(tmp_path, **SEVERAL) as other:
        await linked(one, other)
        heard: list[str] = []
        other.peers._server.on_news = heard.append  # type: ignore[attr-defined]
        notices = one.store.notices

        def fail(connection: Any) -> None:
            notices.send(connection, [Notice(table="first")])
            raise KeyError

        async def fail_slowly() -> None:
            async with one.service.database.begin() as session:
                await notices.send_in(session, [Notice(table="second")])
                raise KeyError

        with pytest.raises(KeyError):
            await one.service.database.transact(fail)
        with pytest.raises(KeyError):
            await fail_slowly()
        await one.service.database.transact(
            lambda connection: notices.send(connection, [Notice(table="third")])
        )
        async with one.service.database.begin() as session:
            await notices.send_in(session, [Notice(table="fourth")])
            await asyncio.sleep(0.05)
            assert len(heard) <= 1
        await until(lambda: len(heard) == 2, "the news")
        assert [json.loads(notice)["table"] for notice in heard] == ["third", "fourth"]


@pytest.mark.usefixtures("first_come")
@pytest.mark.parametrize("known", [True, False])
async def test_who_may_have_missed_something_reads_everything_again(
    tmp_path: Path, known: bool
) -> None:
    """The link breaks before the news is sent, or while it is on its way."""
    async with playing(tmp_path, **SEVERAL) as one, playing(tmp_path, **SEVERAL) as other:
        link = await linked(one, other)
        opened = await begin(other, "toy-cards", await add_people(other, "Ala", "Olek"))
        if known:
            link.hang_up()
        else:
            link.send = lambda _frame: None
        async with one.service.database.begin() as session:
            revised = update(TableRow).values(public=True, revision=TableRow.revision + 1)
            await session.execute(revised)
            await one.store.notices.send_in(session, [Notice(table=opened.record.id)])
        if not known:
            await asyncio.sleep(0.05)
            link.hang_up()
        await until(lambda: opened.record.public, "the news")


@pytest.mark.usefixtures("first_come")
async def test_a_session_that_ended_unheard_ends_all_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path, **SEVERAL) as one, serving(tmp_path, **SEVERAL) as other:
        link = await linked(one.runtime, other.runtime)
        async with one.guests("Ala") as [ala]:
            ala.move_to(other)
            line = await ala.live()
            ala.move_to(one)
            link.send = lambda _frame: None
            await ala.post("/api/logout", status=204)
            await asyncio.sleep(0.05)
            link.hang_up()
            await until(lambda: line.closed == SIGNED_OUT, "the end", 5.0)


async def linked(one: Runtime, other: Runtime) -> Any:
    """The link of one to the other, when they have met."""
    await until(lambda: others(one) and others(other), "them to meet")
    [server] = others(one)
    found = one.peers._link_if_open  # type: ignore[attr-defined]
    await until(lambda: found(server), "a link")
    return found(server)


@pytest.mark.usefixtures("first_come")
async def test_what_one_did_that_was_killed_is_read_by_the_others(tmp_path: Path) -> None:
    """It had no time to tell them."""
    async with playing(tmp_path, **SEVERAL) as one:
        opened = await begin(one, "toy-cards", await add_people(one, "Ala", "Olek"))
        with another_process(tmp_path) as (process, me):
            await until(lambda: me in others(one), "them to meet")
            async with one.service.database.begin() as session:
                revised = update(TableRow).values(public=True, revision=TableRow.revision + 1)
                await session.execute(revised)
            assert not opened.record.public
            process.kill()
            process.join()
            await until(lambda: opened.record.public, "the news")


# Writing


@pytest.fixture
def queue(tmp_path: Path) -> Iterator[WriteQueue]:
    queue = WriteQueue(tmp_path / "servers" / "queue", patience=0.2)
    yield queue
    queue.close()


def test_who_waits_is_let_in_at_once(tmp_path: Path, queue: WriteQueue) -> None:
    """Many turns of two take hardly longer than they would one after the other."""
    other = WriteQueue(tmp_path / "servers" / "queue")
    inside = 0

    def write(queue: WriteQueue) -> None:
        nonlocal inside
        for _ in range(50):
            with queue.turn():
                inside += 1
                assert inside == 1
                time.sleep(0.002)
                inside -= 1

    began = time.monotonic()
    threads = [threading.Thread(target=write, args=(each,)) for each in (queue, other)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert time.monotonic() - began < 2.0
    other.close()


def test_nobody_waits_for_ever(tmp_path: Path, queue: WriteQueue) -> None:
    other = WriteQueue(tmp_path / "servers" / "queue")
    assert other.take_at_once()
    began = time.monotonic()
    with queue.turn():
        assert 0.1 < time.monotonic() - began < 2
    began = time.monotonic()
    for _ in range(20):  # it is known now
        with queue.turn():
            pass
    assert time.monotonic() - began < 0.1
    other.leave()
    for _ in range(100):
        if queue.take_at_once():
            break
        time.sleep(0.02)
    assert not other.take_at_once()
    queue.leave()
    assert other.take_at_once()
    other.close()


def test_whoever_dies_leaves_the_queue(tmp_path: Path, queue: WriteQueue) -> None:
    (tmp_path / "servers").mkdir()
    process = multiprocessing.get_context("spawn").Process(
        target=take_for_ever, args=(tmp_path / "servers" / "queue",)
    )
    process.start()
    try:
        while queue.take_at_once():
            queue.leave()
            time.sleep(0.01)
    finally:
        process.kill()
        process.join()
    assert queue.take_at_once()
    queue.leave()


def take_for_ever(file: Path) -> None:
    with file.open("ab") as opened:
        fcntl.flock(opened, fcntl.LOCK_EX)
        time.sleep(600)


@pytest.mark.usefixtures("first_come")
async def test_all_that_writes_queues_up(tmp_path: Path) -> None:
    """Also what is cancelled meanwhile, which leaves the queue again."""
    async with playing(tmp_path, bots=False, **SEVERAL) as runtime:
        opened = await begin(runtime, "toy-cards", await add_people(runtime, "Ala", "Olek"))
        other = WriteQueue(tmp_path / QUEUE_FILE)
        assert other.take_at_once()
        choosing = asyncio.create_task(choose(runtime, opened, next(iter(opened.asked))))
        await asyncio.sleep(0.2)
        assert not choosing.done()
        other.leave()
        assert await choosing == 1
        await until(other.take_at_once, "the turn")
        waiting = asyncio.create_task(add_people(runtime, "Ewa"))
        await asyncio.sleep(0.1)
        waiting.cancel()
        await asyncio.sleep(0.1)
        other.leave()
        await asyncio.gather(waiting, return_exceptions=True)
        await until(other.take_at_once, "the turn", 2.0)
        other.leave()
        await add_people(runtime, "Jan")
        other.close()


async def test_a_single_process_has_no_queue(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala")
        assert runtime.service.database._queue is None
        assert runtime.peers.alone
        assert not (tmp_path / SERVERS_FOLDER).exists()


# Connections


@pytest.mark.usefixtures("first_come")
async def test_a_connection_goes_where_its_table_is(tmp_path: Path) -> None:
    async with serving(tmp_path, **SEVERAL) as one, serving(tmp_path, **SEVERAL) as other:
        await until(lambda: others(one.runtime) and others(other.runtime), "them to meet")
        async with one.guests("Ala") as [ala]:
            table = (await ala.new_table("toy-cards", ("random",)))["id"]
            ala.move_to(other)
            line = await ala.live()
            assert (one.runtime.sockets.count, other.runtime.sockets.count) == (0, 1)
            # What comes right behind it goes along.
            await asyncio.gather(
                line.send(type="watch", table=table), line.send(type="ping"), line.send(type="ping")
            )
            assert [(await line.answer())["type"] for _ in range(2)] == ["pong", "pong"]
            await until(lambda: line.updates, "the table")
            await until(lambda: other.runtime.sockets.count == 0, "it to be gone from here")
            assert one.runtime.sockets.count == 1
            assert (await line.ask(type="ping")) == {"type": "pong"}
            # And it goes on to the next table.
            there = (await new_table_at(other, ala))["id"]
            await line.send(type="watch", table=there)
            await until(lambda: line.update["table"]["id"] == there, "the other table")
            await until(lambda: one.runtime.sockets.count == 0, "it to be gone from there")
            await line.close()
            await until(lambda: other.runtime.sockets.count == 0, "the end")


async def new_table_at(venue: Any, guest: Guest) -> Any:
    guest.move_to(venue)
    return await guest.new_table("toy-cards", ("random",))


@pytest.mark.usefixtures("first_come")
async def test_in_the_middle_of_a_message_a_connection_stays(tmp_path: Path) -> None:
    """Everything is passed on then."""
    async with serving(tmp_path, **SEVERAL) as one, serving(tmp_path, **SEVERAL) as other:
        await until(lambda: others(one.runtime) and others(other.runtime), "them to meet")
        async with one.guests("Ala") as [ala]:
            table = (await ala.new_table("toy-cards", ("random",)))["id"]
            reader, writer = await asyncio.open_connection(*other.address.split(":"))
            writer.write(
                f"GET /api/live HTTP/1.1\r\nHost: {other.address}\r\nConnection: Upgrade\r\n"
                "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                f"Authorization: Bearer {ala.token}\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            ping = framed({"type": "ping"})
            writer.write(framed({"type": "watch", "table": table}) + ping[:9])
            assert b'"update"' in await read_frame(reader)
            assert (one.runtime.sockets.count, other.runtime.sockets.count) == (1, 1)
            writer.write(ping[9:])
            while b'"pong"' not in await read_frame(reader):
                pass
            writer.close()
            await until(lambda: one.runtime.sockets.count == 0, "the end")


async def test_what_is_too_much_for_the_way_stays(tmp_path: Path) -> None:
    """It would arrive cut off."""
    arrived: list[Luggage] = []

    def take(connection: socket.socket, luggage: Luggage) -> None:
        connection.close()
        arrived.append(luggage)

    door, passage = Door(tmp_path / "door", take), Passage(tmp_path / "door")
    here, there = socket.socketpair()
    with here, there, closing(door), closing(passage):
        for size in (MOST, MOST + 10_000):
            with pytest.raises(BlockingIOError):
                passage.send(here.fileno(), Luggage(b"", ["x" * size]))
        much = Luggage(b"", ["x" * (MOST - 100)])
        passage.send(here.fileno(), much)
        await until(lambda: arrived, "what there is room for")
        assert arrived == [much]


@pytest.mark.usefixtures("first_come")
async def test_those_that_arrive_leave_room_for_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are counted with those that a process has accepted itself."""
    async with serving(tmp_path, **SEVERAL) as one, serving(tmp_path, **SEVERAL) as other:
        await until(lambda: others(one.runtime) and others(other.runtime), "them to meet")
        async with one.guests("Ala") as [ala]:
            table = (await ala.new_table("toy-cards", ("random",)))["id"]
            straight = await ala.live()
            await straight.watch(table)
            monkeypatch.setattr(connections, "room_for_connections", lambda: 4)
            ala.move_to(other)
            # Those of HTTP that idle make room.
            lines = [await ala.live() for _ in range(3)]
            for line in lines:
                await line.watch(table)
            assert one.runtime.sockets.count == 4
            late = await ala.live()
            await late.send(type="watch", table=table)
            await until(lambda: late.closed is not None, "it to be turned away")
            assert one.runtime.sockets.count == 4
            assert (await straight.ask(type="ping")) == {"type": "pong"}
            await lines[0].close()
            await until(lambda: one.runtime.sockets.count == 3, "room")
            await (await ala.live()).watch(table)


async def test_one_that_is_told_to_close_goes_nowhere(tmp_path: Path) -> None:
    """Its other side may not have heard of it yet."""
    async with serving(tmp_path) as venue, venue.guests("Ala") as [ala]:
        line = await ala.live()
        [live] = venue.runtime.sockets._sockets
        connection = live._connection
        assert connection is not None
        assert connection.luggage("{}") is not None
        await live.close(1012)
        assert connection.luggage("{}") is None
        await until(lambda: line.closed == 1012, "the end")


@pytest.mark.usefixtures("first_come")
async def test_those_that_arrived_end_with_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path, **SEVERAL) as other:
        async with serving(tmp_path, **SEVERAL) as one:
            await until(lambda: others(one.runtime) and others(other.runtime), "them to meet")
            ala = Guest(one, "Ala")
            await ala.arrive()
            table = (await ala.new_table("toy-cards", ("random",)))["id"]
            straight = await ala.live()
            ala.move_to(other)
            handed_over = await ala.live()
            for line in (straight, handed_over):
                await line.watch(table)
            assert (one.runtime.sockets.count, other.runtime.sockets.count) == (2, 0)
        await until(lambda: straight.closed and handed_over.closed, "the end")
        assert (straight.closed, handed_over.closed) == (1012, 1012)
        await ala.close()


def framed(message: dict[str, Any]) -> bytes:
    text = json.dumps(message).encode()
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text


async def read_frame(reader: asyncio.StreamReader) -> bytes:
    _, size = await reader.readexactly(2)
    if size > 125:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
    return await reader.readexactly(size)


def no_door(*_: Any) -> Any:
    raise OSError


@pytest.mark.parametrize(("name", "value"), [("CAN_HAND_OVER", False), ("Door", no_door)])
@pytest.mark.usefixtures("first_come")
async def test_where_connections_cannot_go_messages_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: Any
) -> None:
    monkeypatch.setattr(sqlite, name, value)
    async with serving(tmp_path, **SEVERAL) as one, serving(tmp_path, **SEVERAL) as other:
        await until(lambda: others(one.runtime) and others(other.runtime), "them to meet")
        async with one.guests("Ala") as [ala]:
            table = (await ala.new_table("toy-cards", ("random",)))["id"]
            ala.move_to(other)
            line = await ala.live()
            await line.watch(table)
            assert (one.runtime.sockets.count, other.runtime.sockets.count) == (1, 1)
            assert (await line.ask(type="ping")) == {"type": "pong"}


@pytest.mark.usefixtures("first_come")
async def test_one_that_came_to_the_wrong_process_is_sent_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tab comes back, rather than going round between them."""
    async with serving(tmp_path, **SEVERAL) as one, serving(tmp_path, **SEVERAL) as other:
        await until(lambda: others(one.runtime) and others(other.runtime), "them to meet")
        async with one.guests("Ala") as [ala]:
            table = (await ala.new_table("toy-cards", ("random",)))["id"]
            one.runtime.hall.let_all_go()
            arrived = []
            made = ArrivedConnection.connection_made

            def count(self: ArrivedConnection, transport: Any) -> None:
                arrived.append(self)
                made(self, transport)

            monkeypatch.setattr(ArrivedConnection, "connection_made", count)

            async def elsewhere(_table: str) -> None:
                [server] = others(one.runtime)
                raise Elsewhere(server)

            monkeypatch.setattr(one.runtime.hall.leases, "take", elsewhere)
            ala.move_to(other)
            line = await ala.live()
            await line.send(type="watch", table=table)
            await until(lambda: line.closed == 1012, "it to be sent back")
            assert len(arrived) == 1
