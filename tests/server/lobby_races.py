"""Pairs of lobby actions, at the same table and the same moment, and what must be true afterwards.

``race`` runs pairs of actions, ``QUICK`` ones or all (``pairs``): in one hall, or the second of
them from outside, by a process on the same database that has not got the table. Everything that was
acknowledged must be true, and the table must make sense.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import combinations_with_replacement
from typing import Any, Final

from sqlalchemy import func, select, update

from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.rng import Random
from kosmodrom.server import wire
from kosmodrom.server.database.models import PersonRow, RemovalRow, SessionRow, TableRow
from kosmodrom.server.errors import status
from kosmodrom.server.people import accounts
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.names import OPEN_NAME
from kosmodrom.server.tables.open_table import is_deserted
from kosmodrom.server.tables.records import SeatRecord, TableRecord
from kosmodrom.server.tables.seats import BOT_NAMES
from tests.server.venue import new_key, until

HOST, MEMBER, STRANGER = 0, 1, 2


class Scene:
    """A table with its host and a member, and a stranger who may come."""

    def __init__(self, table: str, folk: Sequence[str], invite: str) -> None:
        self.table = table
        self.folk = folk
        self.invite = invite

    def visitor(self, who: int) -> Visitor:
        return Visitor("address", f"session-{self.folk[who]}", self.folk[who])


Act = Callable[[Runtime, Scene], Awaitable[Any]]


def _leave(who: int) -> Act:
    return lambda runtime, scene: runtime.lobby.leave(scene.table, scene.folk[who])


def _rename(runtime: Runtime, scene: Scene) -> Awaitable[Any]:
    return accounts.rename(runtime.service, scene.visitor(MEMBER), "Somebody else")


def _delete(who: int) -> Act:
    return lambda runtime, scene: accounts.delete_person(runtime.service, scene.visitor(who), None)


def _join(runtime: Runtime, scene: Scene) -> Awaitable[Any]:
    return runtime.lobby.join(scene.table, scene.folk[STRANGER], wire.Join())


def _change(seat: int, kind: Any, of: int | None) -> Act:
    def act(runtime: Runtime, scene: Scene) -> Awaitable[Any]:
        person = None if of is None else scene.folk[of]
        change = wire.ChangeSeat(kind, "random" if kind == "bot" else None, person)
        return runtime.lobby.change_seat(scene.table, scene.folk[HOST], seat, change)

    return act


ACTIONS: Final[dict[str, Act]] = {
    "join": _join,
    "leave": _leave(MEMBER),
    "host leaves": _leave(HOST),
    "kick": _change(1, "open", MEMBER),
    "kick for a bot": _change(1, "bot", MEMBER),
    "bot": _change(2, "bot", None),
    "open": _change(2, "open", None),
    "start": lambda runtime, scene: runtime.lobby.start(scene.table, scene.folk[HOST]),
    "pause": lambda runtime, scene: runtime.lobby.pause(scene.table, scene.folk[MEMBER]),
    "resume": lambda runtime, scene: runtime.lobby.resume(scene.table, scene.folk[HOST]),
    "close": lambda runtime, scene: runtime.lobby.close(scene.table, scene.folk[HOST]),
    "rematch": lambda runtime, scene: runtime.lobby.rematch(scene.table, scene.folk[MEMBER]),
    "host's rematch": lambda runtime, scene: runtime.lobby.rematch(scene.table, scene.folk[HOST]),
    "rename": _rename,
    "delete": _delete(MEMBER),
    "delete host": _delete(HOST),
    "delete stranger": _delete(STRANGER),
    "sign out": lambda runtime, scene: accounts.log_out(runtime.service, scene.visitor(MEMBER)),
}

ALWAYS: Final = ("leave", "host leaves", "close", "rename", "delete", "delete host", "sign out")
STAGES: Final[dict[str, tuple[str, ...]]] = {
    # With a free seat; all seats taken; in play; ...
    "filling": ("join", "delete stranger", "kick", "bot", *ALWAYS),
    "full": ("start", "join", "kick", "kick for a bot", "open", *ALWAYS),
    "playing": ("start", "pause", "bot", *ALWAYS),
    "paused": ("resume", "pause", *ALWAYS),
    "finished": ("rematch", "host's rematch", "rename", "delete", "delete host"),
}
"""What is tried at each stage of a table: everything that can succeed there."""


QUICK: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "filling": (
        ("join", "join"),
        ("join", "bot"),
        ("join", "host leaves"),
        ("join", "delete stranger"),
        ("leave", "host leaves"),
        ("close", "join"),
    ),
    "full": (
        ("start", "start"),
        ("start", "leave"),
        ("start", "host leaves"),
        ("start", "kick"),
        ("start", "open"),
        ("start", "close"),
        ("start", "rename"),
        ("start", "delete"),
        ("start", "delete host"),
        ("kick", "leave"),
        ("kick", "rename"),
        ("delete", "delete host"),
    ),
    "playing": (("pause", "pause"), ("leave", "rename"), ("pause", "delete")),
    "paused": (("resume", "close"), ("resume", "leave")),
    "finished": (("rematch", "rematch"), ("rematch", "host's rematch"), ("rematch", "delete")),
}
"""The pairs that have gone wrong before, or are most likely to."""


def pairs(stage: str) -> list[tuple[str, str]]:
    """All pairs that are tried at a stage, including an action with itself."""
    return list(combinations_with_replacement(STAGES[stage], 2))


async def race(
    halls: Sequence[Runtime],
    stage: str,
    chosen: Iterable[tuple[str, str]],
    times: int = 1,
    seed: str = "race",
) -> Counter[str]:
    """Run the pairs of a stage several times; returns how often each action succeeded."""
    chance = Random.seeded(f"{seed}/{stage}")
    done: Counter[str] = Counter()
    for pair in chosen:
        for _ in range(times):
            done.update(await run_pair(halls, stage, pair, chance))
    return done


async def run_pair(
    halls: Sequence[Runtime], stage: str, pair: tuple[str, str], chance: Random
) -> list[str]:
    """Do two things at once at a new table, and check the outcome. Returns what was done."""
    scene = await set_scene(halls[0], stage)
    await halls[0].hall.open(scene.table)
    results = await asyncio.gather(
        *(
            _after(chance.below(6), ACTIONS[name], hall, scene)
            for name, hall in zip(pair, (halls[0], halls[-1]), strict=True)
        ),
        return_exceptions=True,
    )
    what = f"{stage}: {pair} gave {results}"
    for result in results:
        if isinstance(result, BaseException):
            assert isinstance(result, KosmodromError), what
            assert status(result) < 500, what
    done = [
        name
        for name, result in zip(pair, results, strict=True)
        if not isinstance(result, BaseException)
    ]
    try:
        await check(halls, scene, done)
    except AssertionError as error:
        raise AssertionError(f"{what}\n{error}") from error
    return done


async def _after(steps: int, act: Act, runtime: Runtime, scene: Scene) -> Any:
    for _ in range(steps):
        await asyncio.sleep(0)
    return await act(runtime, scene)


async def set_scene(runtime: Runtime, stage: str) -> Scene:
    folk = [f"{name}-{new_key()}" for name in ("host", "member", "stranger")]
    now = time.time()
    async with runtime.service.database.begin() as session:
        for person in folk:
            session.add(PersonRow(id=person, nickname=person, created=now, seen=now))
        await session.flush()
        for person in folk:
            number = f"session-{person}"
            row = SessionRow(id=number, person=person, host=False, created=now, seen=now)
            row.expires = now + 1000
            session.add(row)
    seats = [SeatRecord(n, "person", folk[n], folk[n]) for n in (HOST, MEMBER)]
    third = SeatRecord(2, "bot", BOT_NAMES[2], bot="random")
    seats.append(SeatRecord(2, "open", OPEN_NAME) if stage == "filling" else third)
    record = runtime.lobby.new_table(folk[HOST], "toy-cards", seats, {})
    record.public = True
    await runtime.store.add(record, seats)
    if stage in ("playing", "paused", "finished"):
        await runtime.lobby.start(record.id, folk[HOST])
    if stage == "paused":
        await runtime.lobby.pause(record.id, folk[HOST])
    if stage == "finished":
        async with runtime.service.database.begin() as session:
            over = update(TableRow).where(TableRow.id == record.id)
            await session.execute(over.values(status="finished", ended=now))
        await runtime.hall.refresh(record.id)
    return Scene(record.id, folk, record.invite)


async def check(halls: Sequence[Runtime], scene: Scene, done: Sequence[str]) -> None:
    """What was acknowledged is true, and the table makes sense, in the database and in memory."""
    record, seats, _ = await halls[0].store.head(scene.table, 0)
    check_table(record, seats)
    for name in set(done):
        await check_done(halls[0], scene, name, done, record, seats)
    opened = halls[0].hall.find(scene.table)
    assert opened is not None
    await until(
        lambda: opened.record.revision == record.revision and not opened.lock.locked(), "the news"
    )
    assert (opened.record, opened.seats) == (record, seats), "memory is not what is stored"
    assert (opened.table is not None) == (record.started is not None)
    assert all(runtime.hall.find(scene.table) is None for runtime in halls[1:])


def check_table(record: TableRecord, seats: Sequence[SeatRecord]) -> None:
    seated = [seat.person for seat in seats if seat.person is not None]
    assert len(seated) == len(set(seated)), "somebody sits there twice"
    assert (record.started is not None) == (record.status in ("playing", "paused", "finished")) or (
        record.status == "closed"
    )
    if record.started is not None:
        assert all(seat.kind != "open" for seat in seats), "a game with an open seat"
    if record.status == "lobby":
        assert all((seat.kind == "person") == (seat.person is not None) for seat in seats)
        assert not any(seat.left or (seat.bot and seat.kind == "person") for seat in seats)
    if record.status in ("lobby", "playing", "paused"):
        assert record.host in seated, "nobody of those at the table is its host"
        assert record.ended is None
    else:
        assert record.ended is not None
    # Time also stands still in a game that everybody has left.
    stands = record.status == "paused" or (record.status == "playing" and is_deserted(seats))
    assert (record.paused is not None) == stands or record.status == "closed"


async def check_done(
    runtime: Runtime,
    scene: Scene,
    name: str,
    done: Sequence[str],
    record: TableRecord,
    seats: Sequence[SeatRecord],
) -> None:
    host, member, stranger = scene.folk
    seated = {seat.person: seat for seat in seats if seat.person is not None}
    times = done.count(name)
    match name:
        case "join":
            assert stranger in seated or "delete stranger" in done
        case "leave" | "host leaves":
            assert times == 1
            gone = seated.get(member if name == "leave" else host)
            assert gone is None or gone.left, "who left is still there"
        case "kick" | "kick for a bot":
            assert member not in seated
            assert record.invite != scene.invite
            async with runtime.service.database.read() as session:
                removed = await session.get(RemovalRow, (scene.table, member))
            assert removed is not None or "delete" in done
        case "bot":
            assert (seats[2].kind, seats[2].bot) == ("bot", "random")
        case "open":
            assert seats[2].kind == "open" or stranger in seated
        case "start":
            assert times == 1, "started twice"
            assert record.started is not None
        case "pause" | "resume":
            assert times == 1
        case "close":
            assert times == 1, "closed twice"
            assert record.status == "closed"
        case "rematch" | "host's rematch":
            await check_rematch(runtime, scene, name, done, record)
        case "rename":
            if member in seated and record.status in ("lobby", "playing", "paused"):
                assert seated[member].name == "Somebody else"
        case "delete" | "delete host" | "delete stranger":
            who = {"delete": member, "delete host": host, "delete stranger": stranger}[name]
            assert times == 1
            assert who not in seated
            assert record.host != who
            assert await count(runtime, PersonRow, PersonRow.id == who) == 0
            assert await count(runtime, SessionRow, SessionRow.person == who) == 0
        case "sign out":
            assert await count(runtime, SessionRow, SessionRow.id == f"session-{member}") == 0


async def check_rematch(
    runtime: Runtime, scene: Scene, name: str, done: Sequence[str], record: TableRecord
) -> None:
    assert record.rematch is not None
    following, seats, _ = await runtime.store.head(record.rematch, 0)
    check_table(following, seats)
    who, gone = (1, "delete") if name == "rematch" else (0, "delete host")
    assert gone in done or scene.folk[who] in {seat.person for seat in seats}
    if {"rematch", "host's rematch"} <= set(done):
        assert following.status == "playing", "everybody is there, and it has not begun"
    made = await count(runtime, TableRow, TableRow.host.in_(scene.folk), TableRow.rematch.is_(None))
    assert made <= 1, "a table too many"


async def count(runtime: Runtime, model: Any, *which: Any) -> int:
    async with runtime.service.database.read() as session:
        query = select(func.count()).select_from(model).where(*which)
        return int(await session.scalar(query) or 0)
