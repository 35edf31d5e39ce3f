"""Tidying up: absent guests, expired sessions and the logs of closed tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import func, select

from kosmodrom.server import tidy
from kosmodrom.server.config import Settings, load_secrets
from kosmodrom.server.database.models import (
    ChatRow,
    Model,
    PersonRow,
    SeatRow,
    SessionRow,
    TableRow,
)
from kosmodrom.server.people.accounts import forget_guest
from kosmodrom.server.people.sessions import DAY
from kosmodrom.server.service import Service
from tests.server.conftest import MakeServer
from tests.server.test_people import count, fetch, seat_row, store, table_row

pytestmark = pytest.mark.anyio

NOW = time.time()
LONG_AGO = NOW - 181 * DAY


def person(name: str, seen: float = LONG_AGO, account: bool = False) -> PersonRow:
    return PersonRow(
        id=name,
        nickname=name,
        name=name if account else None,
        password="argon2" if account else None,
        created=LONG_AGO,
        seen=seen,
    )


def session_row(number: str, who: str | None, expires: float) -> SessionRow:
    return SessionRow(
        id=number, person=who, host=False, created=LONG_AGO, seen=LONG_AGO, expires=expires
    )


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few at a time, without pauses."""
    monkeypatch.setattr(tidy, "BATCH", 2)
    monkeypatch.setattr(tidy, "PAUSE", 0.0)


@pytest.fixture
async def service(tmp_path: Path, database_url: str) -> AsyncIterator[Service]:
    made = Service(Settings(data=tmp_path, database=database_url), load_secrets(tmp_path))
    await made.database.migrate()
    yield made
    await made.close()


async def add(service: Service, *rows: Model) -> None:
    async with service.database.begin() as session:
        for row in rows:
            session.add(row)
            await session.flush()


async def people(service: Service) -> set[str]:
    async with service.database.read() as session:
        return set(await session.scalars(select(PersonRow.id)))


async def test_guests_who_strayed_are_forgotten(service: Service) -> None:
    over, lobby, left = table_row("finished"), table_row("lobby"), table_row("playing")
    line = ChatRow(
        table=over.id, number=0, person="gone", seat=0, name="gone", text="hi", key="k", time=0.0
    )
    await add(
        service,
        *(person(name) for name in ("gone", "waiting", "away", "more", "others")),
        person("lately", NOW - 179 * DAY),
        person("account", account=True),
        *(over, lobby, left),
        *(seat_row(over, 0, "gone"), seat_row(over, 1, "account")),
        seat_row(lobby, 0, "waiting"),
        *(seat_row(left, 0, "away", left=True), seat_row(left, 1, "account")),
        line,
        session_row("session", "gone", NOW + DAY),
    )
    told: list[str] = []

    async def listen(tables: Sequence[str]) -> None:
        told.extend(tables)

    service.on_tables_changed.append(listen)
    await tidy.tidy(service)
    assert await people(service) == {"lately", "account"}
    assert sorted(told) == sorted((over.id, lobby.id, left.id))
    async with service.database.read() as session:
        seats = {(s.table, s.seat): s for s in await session.scalars(select(SeatRow))}
        said = (await session.scalars(select(ChatRow))).one()
        status = dict((await session.execute(select(TableRow.id, TableRow.status))).all())
        assert await session.scalar(select(func.count()).select_from(SessionRow)) == 0
    # The games of others stay, and nobody's name or word is left in them.
    assert (seats[over.id, 0].person, seats[over.id, 0].name) == (None, "N.N.")
    assert (seats[over.id, 1].person, seats[over.id, 1].name) == ("account", "somebody")
    assert (said.person, said.name, said.text) == (None, "N.N.", "")
    assert status == {over.id: "finished", lobby.id: "closed", left.id: "playing"}


@pytest.mark.parametrize("status", ["playing", "paused"])
async def test_a_person_who_sits_at_a_game_stays(service: Service, status: str) -> None:
    table = table_row(status)
    await add(service, person("guest"), table, seat_row(table, 0, "guest"))
    await tidy.tidy(service)
    assert await people(service) == {"guest"}


@pytest.mark.parametrize(("days", "left"), [(0, 2), (30, 0), (200, 1)])
async def test_the_host_says_how_long_guests_are_kept(
    service: Service, days: int, left: int
) -> None:
    service.settings = msgspec.structs.replace(service.settings, guest_days=days)
    await add(service, person("a"), person("b", NOW - 500 * DAY))
    await tidy.tidy(service)
    assert len(await people(service)) == left


async def test_sessions_end(service: Service) -> None:
    numbers = ("a", "b", "c", "d", "e")
    await add(service, *(session_row(number, None, NOW - 1) for number in numbers))
    await add(service, session_row("open", None, NOW + DAY))
    await tidy.tidy(service)
    async with service.database.read() as session:
        assert list(await session.scalars(select(SessionRow.id))) == ["open"]


async def test_several_servers_tidy_up_at_once(service: Service) -> None:
    guests = [person(f"guest-{number}") for number in range(20)]
    tables = [table_row("finished") for _ in guests]
    seats = [seat_row(table, 0, guest.id) for table, guest in zip(tables, guests, strict=True)]
    await add(service, *guests, *tables, *seats)
    others = [Service(service.settings, service.secrets) for _ in range(2)]
    told: list[str] = []

    async def listen(changed: Sequence[str]) -> None:
        told.extend(changed)

    for server in (service, *others):
        server.on_tables_changed.append(listen)
    await asyncio.gather(*(tidy.tidy(server) for server in (service, *others)))
    assert await people(service) == set()
    assert sorted(told) == sorted(table.id for table in tables), "somebody was forgotten twice"
    for other in others:
        await other.close()


async def test_one_who_cannot_be_forgotten_does_not_keep_the_others(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(service: Service, guest: str, before: float) -> None:
        if guest == "b":
            raise RuntimeError(guest)
        await forget_guest(service, guest, before)

    monkeypatch.setattr(tidy, "forget_guest", fail)
    await add(service, *(person(name) for name in "abcd"))
    await tidy.tidy(service)
    assert await people(service) == {"b"}


def test_a_server_tidies_up_when_it_starts(make_server: MakeServer) -> None:
    server = make_server()
    store(server, person("guest"), session_row("over", None, NOW - 1))
    again = make_server()
    deadline = time.monotonic() + 30
    while count(again, PersonRow) + count(again, SessionRow) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert fetch(again, select(PersonRow.id)) == fetch(again, select(SessionRow.id)) == []
