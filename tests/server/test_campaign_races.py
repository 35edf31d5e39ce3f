"""Things done to a campaign at the same moment: what is acknowledged is true, and whatever comes
first its host can go on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, insert, select, update

from kosmodrom.core.errors import KosmodromError
from kosmodrom.server import wire
from kosmodrom.server.campaigns.store import CampaignStore
from kosmodrom.server.config import Settings
from kosmodrom.server.database.engine import Database
from kosmodrom.server.database.models import (
    CampaignRow,
    CampaignSeatRow,
    PersonRow,
    SeatRow,
    TableRow,
)
from kosmodrom.server.errors import Declined, status
from kosmodrom.server.people import accounts
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.runtime import Runtime
from tests.server.test_campaigns import play_chapter, two_people
from tests.server.test_growth import migrate_to
from tests.server.venue import Guest, add_people, places, playing, serving, until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("first_come")]

TIMES = 5
"""How often to try what once went wrong in 17 of 20 tries."""
MORE_TIMES = 20
OPEN_STATES = ("lobby", "playing", "paused")


class Scene:
    """A campaign before its first chapter, with its host and a member."""

    def __init__(self, campaign: str, host: str, member: str) -> None:
        self.campaign = campaign
        self.host = host
        self.member = member

    @property
    def gone(self) -> Visitor:
        return Visitor("here", person=self.member)


Act = Callable[[Runtime, Scene], Awaitable[Any]]


def give(kind: Any, level: str | None = None) -> Act:
    hand_over = wire.HandOver(kind, level)
    return lambda runtime, scene: runtime.campaigns.change_seat(
        scene.campaign, scene.host, 1, hand_over
    )


ACTIONS: dict[str, Act] = {
    "next": lambda runtime, scene: runtime.campaigns.play_next(scene.campaign, scene.member),
    "host's next": lambda runtime, scene: runtime.campaigns.play_next(scene.campaign, scene.host),
    "bot": give("bot", "random"),
    "open": give("open"),
    "leave": lambda runtime, scene: runtime.campaigns.leave(scene.campaign, scene.member),
    "host leaves": lambda runtime, scene: runtime.campaigns.leave(scene.campaign, scene.host),
    "give up": lambda runtime, scene: runtime.campaigns.abandon(scene.campaign, scene.host),
    "rename": lambda runtime, scene: accounts.rename(runtime.service, scene.gone, "Somebody"),
    "delete": lambda runtime, scene: accounts.delete_person(runtime.service, scene.gone, None),
    "delete host": lambda runtime, scene: accounts.delete_person(
        runtime.service, Visitor("here", person=scene.host), None
    ),
}
FREEING = ("open", "leave", "host leaves", "delete", "delete host")
"""After these a seat is free, and no chapter can begin."""
WRITTEN = [name for name in ACTIONS if name not in ("rename", "delete", "delete host")]
"""What campaigns write themselves."""


async def in_peace(runtime: Runtime, scene: Scene, name: str) -> bool:
    """Do something; whether it was done. It may be refused, and must not fail."""
    [result] = await asyncio.gather(ACTIONS[name](runtime, scene), return_exceptions=True)
    if not isinstance(result, BaseException):
        return True
    assert isinstance(result, KosmodromError), name
    assert status(result) < 500, name
    return False


async def check(runtime: Runtime, scene: Scene) -> None:
    """The campaign makes sense, only its people have anything to do with it, and whoever is its
    host by now goes on to the end of the chapter."""
    found = await CampaignStore(runtime.store).load(scene.campaign)
    assert found is not None
    record, seats = found
    people = {seat.person for seat in seats} - {None}
    query = select(TableRow).where(TableRow.campaign == record.id, TableRow.status.in_(OPEN_STATES))
    for table, sitting in await runtime.store.find_tables(query):
        assert (record.status, record.table) == ("running", table.id), "a table that nobody plays"
        assert table.host == record.host
        assert {seat.person for seat in sitting} - {None} <= people
        for person in {scene.host, scene.member} - people:
            with pytest.raises(Declined, match="for invited players"):
                await runtime.hall.admit(table.id, person, None)
    if record.status != "running":
        return
    assert record.host is not None
    assert record.host in people
    await goes_on(runtime, scene.campaign, record.host)


async def goes_on(runtime: Runtime, campaign: str, host: str) -> None:
    """The host gives free seats to bots, and plays the chapter with those who are left."""
    view = await runtime.campaigns.view(campaign, host)
    assert view.next is not None
    if view.next.table is None:
        for seat in view.seats:
            if seat.kind == "open":
                bot = wire.HandOver("bot", "random", seat.person)
                view = await runtime.campaigns.change_seat(campaign, host, seat.seat, bot)
    people = [seat.person for seat in view.seats if seat.person is not None]
    await play_chapter(runtime, campaign, tuple(people), {"type": "push"}, {"type": "burn"})
    played = len((await runtime.campaigns.view(campaign, host)).chapters)
    assert played == len(view.chapters) + 1


@asynccontextmanager
async def two_halls(folder: Path, database: str) -> AsyncIterator[tuple[Runtime, Runtime]]:
    """Two halls on one database; with SQLite twice the same one."""
    if database == "sqlite":
        async with playing(folder) as one:
            yield one, one
        return
    first, second = places(folder, database)
    async with playing(**first) as one, playing(**second) as other:
        yield one, other


# The interleaving is forced


@pytest.mark.parametrize(
    "database_url",
    ["sqlite", pytest.param("postgresql", marks=pytest.mark.thorough)],
    indirect=True,
)
@pytest.mark.parametrize("first", WRITTEN)
async def test_what_was_decided_before_something_else_was_done(
    tmp_path: Path, database_url: str, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``first`` is decided, then something else is done, and only then ``first`` is written."""
    async with two_halls(tmp_path, database_url) as (one, other):
        for second in ACTIONS:
            scene = Scene(*await two_people(one))
            deeds: list[Awaitable[bool]] = [in_peace(other, scene, second)]
            change = CampaignStore.change

            async def meanwhile(
                self: CampaignStore,
                *args: Any,
                deeds: list[Awaitable[bool]] = deeds,
                change: Any = change,
            ) -> None:
                if deeds:
                    assert await deeds.pop()
                await change(self, *args)

            monkeypatch.setattr(CampaignStore, "change", meanwhile)
            await in_peace(one, scene, first)
            assert not deeds
            monkeypatch.undo()
            if "next" in first and second in FREEING:
                made = select(TableRow).where(TableRow.campaign == scene.campaign)
                assert await one.store.find_tables(made) == [], "made for seats that had changed"
            await check(one, scene)


@pytest.mark.parametrize(
    "database_url",
    ["postgresql", pytest.param("sqlite", marks=pytest.mark.thorough)],
    indirect=True,
)
async def test_pairs_at_the_same_moment(tmp_path: Path, database_url: str, thorough: bool) -> None:
    made = [pair for pair in combinations(ACTIONS, 2) if thorough or "next" in pair[0]]
    async with two_halls(tmp_path, database_url) as (one, other):
        for first, second in made:
            scene = Scene(*await two_people(one))
            done = await asyncio.gather(in_peace(one, scene, first), in_peace(other, scene, second))
            assert any(done), (first, second)
            await check(one, scene)


# Over HTTP


@pytest.mark.parametrize("what", ["bot", "open", "leave"])
async def test_the_next_chapter_while_its_seats_change(
    tmp_path: Path, database_url: str, what: str, thorough: bool
) -> None:
    async with (
        serving(tmp_path, database=database_url) as venue,
        venue.guests("Ala", "Olek") as (ala, olek),
    ):
        for _ in range(MORE_TIMES if thorough else TIMES):
            path = await begun(ala, olek)
            change = (
                tried(olek, "POST", f"{path}/leave", {})
                if what == "leave"
                else tried(ala, "PUT", f"{path}/seats/1", {"kind": what})
            )
            made, changed = await asyncio.gather(tried(olek, "POST", f"{path}/next", {}), change)
            assert sorted((made[0], changed[0])) in ([200, 403], [200, 409])
            following = (await ala.get(path))["next"]["table"]
            if made[0] == 200:
                assert following == made[1]["id"]
            else:
                assert following is None
                assert (await tried(olek, "GET", path))[0] == 403
                bot = {"kind": "bot", "bot": "random"}
                await ala.put(f"{path}/seats/1", bot)
            # The host goes on, and Olek too if he is still there.
            table = await ala.post(f"{path}/next")
            assert table["status"] == "playing"
            assert (await tried(olek, "GET", f"/api/tables/{table['id']}"))[0] == (
                200 if following else 403
            )


async def begun(host: Guest, member: Guest) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "toy_trek", "campaign": "homeward", "seats": seats}
    made = await host.post("/api/campaigns", wish)
    path = f"/api/campaigns/{made['id']}"
    await member.post(f"{path}/join", {"seat": 1, "invite": made["invite"]})
    return path


async def tried(guest: Guest, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    """The status and the body of an answer, whatever it is."""
    answer = await guest.try_to(method, path, body)
    return answer.status_code, answer.json()


async def test_whoever_comes_as_the_table_closes_makes_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        first = await runtime.campaigns.play_next(campaign, olek)
        take_part = runtime.lobby.take_part

        async def late(table: str, person: str) -> wire.TableView:
            monkeypatch.undo()
            await runtime.lobby.leave(first.id, olek)
            return await take_part(table, person)

        monkeypatch.setattr(runtime.lobby, "take_part", late)
        second = await runtime.campaigns.play_next(campaign, ala)
        assert second.id != first.id
        assert (second.status, second.you) == ("lobby", 0)


# Who loses what


async def test_a_newcomer_is_not_sent_away_by_a_host_who_has_not_seen_them(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        unseen = wire.HandOver("bot", "random", None)
        with pytest.raises(Declined, match="at the same moment"):
            await runtime.campaigns.change_seat(campaign, ala, 1, unseen)
        seen = wire.HandOver("bot", "random", olek)
        view = await runtime.campaigns.change_seat(campaign, ala, 1, seen)
        assert view.seats[1].kind == "bot"


async def test_the_host_of_the_campaign_is_the_host_of_its_tables(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        table = await runtime.campaigns.play_next(campaign, olek)
        assert table.host == ala
        with pytest.raises(Declined, match="Only the host"):
            await runtime.lobby.close(table.id, olek)


async def test_an_empty_lobby_of_a_chapter_is_closed(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        table = await runtime.campaigns.play_next(campaign, olek)
        left = await runtime.lobby.leave(table.id, olek)
        assert left.status == "closed"
        await goes_on(runtime, campaign, ala)


async def test_the_host_of_a_chapter_may_go_and_come_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        ala, olek, ewa = await add_people(runtime, "Ala", "Olek", "Ewa")
        seats = (wire.NewSeat("me"), wire.NewSeat("open"), wire.NewSeat("open"))
        made = await runtime.campaigns.create(ala, wire.NewCampaign("toy_trek", "homeward", seats))
        for person, seat in ((olek, 1), (ewa, 2)):
            await runtime.campaigns.join(made.id, person, wire.JoinCampaign(seat, made.invite))
        table = await runtime.campaigns.play_next(made.id, ala)
        await runtime.campaigns.play_next(made.id, ewa)
        assert (await runtime.lobby.leave(table.id, ala)).host == ala
        # When she deletes herself, the heir of the campaign is the host of the table as well.
        await accounts.delete_person(runtime.service, Visitor("here", person=ala), None)
        assert (await runtime.store.find_table(table.id))[0].host == olek
        view = await runtime.campaigns.view(made.id, olek)
        assert view.next is not None
        assert view.next.table is None, "a table at which a seat can be taken by nobody"
        assert (await runtime.hall.open(table.id)).record.status == "closed"
        await goes_on(runtime, made.id, olek)


async def test_an_automa_does_not_take_part_in_a_chapter_alone(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, _ = await two_people(runtime)
        table = await runtime.campaigns.play_next(campaign, ala)
        with pytest.raises(Declined, match="cannot be handed over"):
            await runtime.lobby.change_seat(table.id, ala, 1, wire.ChangeSeat("automa"))


async def test_who_has_left_watches_no_longer_through_any_process(
    tmp_path: Path, database_url: str
) -> None:
    first, second = places(tmp_path, database_url)
    async with playing(**first) as one, playing(**second) as other:
        campaign, ala, olek = await two_people(one)
        opened = await play_chapter(one, campaign, (ala, olek), {"type": "push"})
        table = opened.record.id
        [ewa] = await add_people(one, f"Ewa of {campaign}")
        view = await one.campaigns.change_seat(campaign, ala, 1, wire.HandOver("open"))
        await one.campaigns.join(campaign, ewa, wire.JoinCampaign(1, view.invite))
        watched = await one.hall.admit(table, ewa, None)
        assert watched.admits(ewa, None)
        await other.campaigns.change_seat(campaign, ala, 1, wire.HandOver("bot", "random"))
        await until(lambda: not watched.admits(ewa, None), "the news")
        with pytest.raises(Declined, match="for invited players"):
            await one.hall.admit(table, ewa, None)


# What is stuck already


@pytest.mark.parametrize("kind", ["bot", "open"])
async def test_a_campaign_that_is_stuck_already_is_freed(
    tmp_path: Path, database_url: str, kind: str
) -> None:
    """As it was once possible: the table was made by somebody who had just lost their seat."""
    async with playing(tmp_path / "now") as runtime:
        campaign, ala, olek = await two_people(runtime)
        table = (await runtime.campaigns.play_next(campaign, olek)).id
        async with runtime.service.database.begin() as session:
            await session.execute(update(TableRow).values(host=olek))
            seat = update(SeatRow).where(SeatRow.person == olek)
            await session.execute(seat.values(kind="open", person=None))
            lost = update(CampaignSeatRow).where(CampaignSeatRow.person == olek)
            await session.execute(lost.values(kind=kind, person=None, bot="random"))
            connection = await session.connection()
            rows = {
                model.__tablename__: (await connection.execute(select(model.__table__))).mappings()
                for model in (PersonRow, CampaignRow, CampaignSeatRow, TableRow, SeatRow)
            }

    def begin_long_ago(connection: Connection) -> None:
        migrate_to(connection, "0007")
        for name, found in rows.items():
            older = MetaData()
            older.reflect(connection, only=[name])
            columns = older.tables[name].columns.keys()
            for row in found:
                values = {column: row[column] for column in columns}
                connection.execute(insert(older.tables[name]), values)

    database = Database(Settings(data=tmp_path, database=database_url))
    async with database.alone() as old:
        await old.run_sync(begin_long_ago)
    await database.close()
    async with playing(tmp_path, database=database_url) as runtime:
        with pytest.raises(Declined, match="for invited players"):
            await runtime.hall.admit(table, olek, None)
        view = await runtime.campaigns.view(campaign, ala)
        assert view.next is not None
        assert view.next.table is None
        assert (await runtime.hall.open(table)).record.status == "closed"
        await goes_on(runtime, campaign, ala)


# Rematches


async def test_a_rematch_that_was_closed_is_made_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        ala, olek = await add_people(runtime, "Ala", "Olek")
        seats = (wire.NewSeat("me"), wire.NewSeat("open"))
        table = await runtime.lobby.create(ala, wire.NewTable("toy-cards", seats, public=True))
        await runtime.lobby.join(table.id, olek, wire.Join())
        async with runtime.service.database.begin() as session:
            over = update(TableRow).where(TableRow.id == table.id)
            await session.execute(over.values(status="finished", ended=1.0))
        await runtime.hall.refresh(table.id)
        first = await runtime.lobby.rematch(table.id, olek)
        await runtime.lobby.leave(first.id, olek)
        second, third = await asyncio.gather(
            *(runtime.lobby.rematch(table.id, person) for person in (ala, olek))
        )
        assert first.id != second.id == third.id
        assert (await runtime.hall.open(second.id)).record.status == "playing"
