"""Campaigns on a server: chapter after chapter with the same people, and what happens in
between."""

from __future__ import annotations

import asyncio
import io
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from kosmodrom.core.errors import (
    GameOptionsError,
    SeatsError,
    UnknownCampaign,
)
from kosmodrom.core.series import Chronicle, Series
from kosmodrom.server import wire
from kosmodrom.server.campaigns.store import CampaignChange, CampaignStore
from kosmodrom.server.database.models import CampaignRow
from kosmodrom.server.errors import Declined
from kosmodrom.server.people import accounts
from kosmodrom.server.people.export import export_person
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.records import Overtaken
from tests.core.toys import TREK
from tests.server.venue import (
    FREELY,
    add_people,
    choose,
    new_key,
    places,
    playing,
    serving,
    settled,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("first_come")]

ME, OPEN, BOT = wire.NewSeat("me"), wire.NewSeat("open"), wire.NewSeat("bot", "random")
PUSH = ({"type": "push"}, {"type": "burn"}, {"type": "again"})
WAIT_AND_RETRY = ({"type": "wait"}, {"type": "again"})
WAIT_AND_GO_ON = ({"type": "wait"}, {"type": "onward"})


async def create(
    runtime: Runtime, person: str, *seats: wire.NewSeat, campaign: str = "homeward", **wish: Any
) -> wire.CampaignView:
    new = wire.NewCampaign("toy_trek", campaign, seats, **wish)
    return await runtime.campaigns.create(person, new)


async def two_people(runtime: Runtime) -> tuple[str, str, str]:
    """A campaign of two people: its id, and their ids."""
    one, other = await add_people(runtime, *(f"{name}{new_key()}" for name in ("Ala", "Olek")))
    made = await create(runtime, one, ME, OPEN)
    join = wire.JoinCampaign(1, made.invite)
    await runtime.campaigns.join(made.id, other, join)
    return made.id, one, other


async def play_chapter(
    runtime: Runtime, campaign: str, persons: tuple[str, ...], *wanted: dict[str, Any]
) -> OpenTable:
    """Everyone comes to the next chapter, which is played to its end: always with the first of the
    wanted options that is offered."""
    for person in persons:
        view = await runtime.campaigns.play_next(campaign, person)
    assert view.status == "playing"
    opened = await runtime.hall.open(view.id)
    while True:
        await settled(opened)
        if opened.record.status == "finished":
            return opened
        assert opened.table is not None
        seat = opened.record.waiting[0]
        offered = [msgspec.to_builtins(option) for option in opened.table.pending[seat].options]
        await choose(runtime, opened, seat, next(option for option in wanted if option in offered))


# The course of a campaign


async def test_a_campaign_from_its_beginning_to_its_end(tmp_path: Path, database_url: str) -> None:
    async with playing(tmp_path, database=database_url) as runtime:
        campaign, ala, olek = await two_people(runtime)
        begun = await runtime.campaigns.view(campaign, ala)
        assert begun.status == "running"
        assert begun.next == wire.NextChapter(1, "launch", again=False)
        assert begun.ahead == ("drift", "landing")
        assert begun.carried is not None
        assert [section.rows[0] for section in begun.carried.en] == ["Spare fuel: 0"]
        assert [section.rows[0] for section in begun.carried.pl] == ["Zapas paliwa: 0"]

        waiting = await runtime.campaigns.play_next(campaign, olek)
        assert (waiting.status, waiting.you) == ("lobby", 1)
        assert waiting.chapter == wire.TableChapter(campaign, "homeward", 1, "launch")
        seen = (await runtime.campaigns.view(campaign, ala)).next
        assert seen is not None
        assert (seen.table, seen.status, seen.waiting) == (waiting.id, "lobby", True)
        opened = await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        assert opened.record.id == waiting.id
        assert [seat.person for seat in opened.seats] == [ala, olek]

        between = await runtime.campaigns.view(campaign, olek)
        assert between.next == wire.NextChapter(2, "drift", again=False)
        assert between.ahead == ("landing",)
        assert [(c.number, c.chapter, c.table) for c in between.chapters] == [
            (1, "launch", waiting.id)
        ]
        assert between.carried is not None
        assert between.carried.en[0].rows == ("Spare fuel: 1", "No chapter lost")
        opened = await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        assert opened.table is not None
        assert opened.table.game.carried.fuel == 1
        await play_chapter(runtime, campaign, (olek, ala), *PUSH)
        over = await runtime.campaigns.view(campaign, ala)
        assert (over.status, over.next, over.ahead, over.carried) == ("ended", None, (), None)
        assert over.result is not None
        assert over.result.ranks == ("hero", "hero")
        assert [chapter.number for chapter in over.chapters] == [1, 2, 3]
        with pytest.raises(Declined, match="campaign is over"):
            await runtime.campaigns.play_next(campaign, ala)


async def test_a_lost_chapter_is_tried_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, *two = await two_people(runtime)
        ala, olek = two
        first = await play_chapter(runtime, campaign, (ala, olek), *WAIT_AND_RETRY)
        view = await runtime.campaigns.view(campaign, ala)
        assert view.next == wire.NextChapter(2, "launch", again=True)
        assert [chapter.result.outcome for chapter in view.chapters if chapter.result] == ["lost"]
        second = await play_chapter(runtime, campaign, (ala, olek), *WAIT_AND_GO_ON)
        assert second.record.seed != first.record.seed
        for _ in range(2):
            await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        over = await runtime.campaigns.view(campaign, ala)
        assert [chapter.chapter for chapter in over.chapters] == [
            "launch",
            "launch",
            "drift",
            "landing",
        ]
        assert over.result is not None
        assert over.result.ranks == ("survivor", "survivor")


async def test_a_campaign_with_bots(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala")
        made = await create(runtime, "Ala", ME, BOT, campaign="derby")
        for _ in range(2):
            await play_chapter(runtime, made.id, ("Ala",), {"type": "burn"}, {"type": "onward"})
        over = await runtime.campaigns.view(made.id, "Ala")
        assert over.result is not None
        assert over.result.outcome == "ranked"
        assert len(over.result.ranks) == len(over.result.points) == 2


async def test_wishes_for_a_campaign_are_checked(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREELY, tables_per_person=2)
    async with playing(tmp_path, limits=limits) as runtime:
        await add_people(runtime, "Ala")
        with pytest.raises(UnknownCampaign, match="Known: homeward, derby"):
            await create(runtime, "Ala", ME, campaign="away")
        with pytest.raises(SeatsError, match="2 to 2"):
            await create(runtime, "Ala", ME, campaign="derby")
        with pytest.raises(Declined, match="campaign's seats yourself"):
            await create(runtime, "Ala", OPEN, BOT)
        with pytest.raises(GameOptionsError, match="Known: gentle"):
            await create(runtime, "Ala", ME, options={"legs": 3})
        made = await create(runtime, "Ala", ME, options={"gentle": True}, pace=wire.Pace("days"))
        assert made.options == {"gentle": True}
        table = await runtime.campaigns.play_next(made.id, "Ala")
        assert table.options == {"gentle": True, "legs": 1}
        assert table.pace.kind == "days"
        derby = await create(runtime, "Ala", ME, BOT, campaign="derby")
        assert (await runtime.campaigns.play_next(derby.id, "Ala")).options == {"legs": 2}
        with pytest.raises(Declined, match="2 campaigns at a time"):
            await create(runtime, "Ala", ME)


# What happens between


async def test_a_campaign_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        before = await runtime.campaigns.view(campaign, ala)
    async with playing(tmp_path) as runtime:
        assert await runtime.campaigns.view(campaign, ala) == before
        table = await runtime.campaigns.play_next(campaign, ala)
        opened = await runtime.hall.open(table.id)
        await runtime.campaigns.play_next(campaign, olek)
        await choose(runtime, opened, 0, {"type": "wait"})
    async with playing(
        tmp_path
    ) as runtime:  # in the middle of a chapter, which has no snapshot yet
        opened = await runtime.hall.open(table.id)
        assert opened.table is not None
        assert opened.table.game.carried.fuel == 1
        await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        after = await runtime.campaigns.view(campaign, ala)
        assert [chapter.number for chapter in after.chapters] == [1, 2]


async def test_a_server_that_ends_between_a_chapter_and_the_next(
    tmp_path: Path, database_url: str
) -> None:
    first, second = places(tmp_path, database_url)
    async with playing(**first) as runtime:
        campaign, ala, olek = await two_people(runtime)
        runtime.hall.on_finish.clear()  # as if killed before it could go on
        await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        assert (await stored(runtime, campaign)).played == 0
    async with playing(**first) as one, playing(**second) as other:
        # Many look at once, through both servers: the campaign moves on once.
        looks = [
            runtime.campaigns.view(campaign, ala) for runtime in (one, other) for _ in range(4)
        ]
        views = await asyncio.gather(*looks)
        assert {view.next.number for view in views if view.next} == {2}
        row = await stored(one, campaign)
        assert (row.played, row.table) == (1, None)
        assert len((await one.campaigns.own(ala))[0].chapters) == 1


async def test_the_campaign_goes_on_by_itself_when_a_chapter_is_over(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        for _ in range(200):
            row = await stored(runtime, campaign)
            if row.played:
                break
            await asyncio.sleep(0.01)
        assert (row.played, row.table) == (1, None)


async def stored(runtime: Runtime, campaign: str) -> CampaignRow:
    async with runtime.service.database.read() as session:
        return (await session.scalars(select(CampaignRow).where(CampaignRow.id == campaign))).one()


async def test_of_two_who_ask_for_the_next_chapter_one_makes_it(
    tmp_path: Path, database_url: str
) -> None:
    first, second = places(tmp_path, database_url)
    async with playing(**first) as one, playing(**second) as other:
        campaign, ala, olek = await two_people(one)
        views = await asyncio.gather(
            one.campaigns.play_next(campaign, ala),
            other.campaigns.play_next(campaign, olek),
            one.campaigns.play_next(campaign, ala),
            return_exceptions=True,
        )
        tables = {view.id for view in views if isinstance(view, wire.TableView)}
        assert len(tables) == 1
        # Both may come at the very same moment: then one of them asks again.
        again = [await one.campaigns.play_next(campaign, person) for person in (ala, olek)]
        assert {view.id for view in again} == tables
        assert again[-1].status == "playing"
        assert [seat.person for seat in again[-1].seats] == [ala, olek]
        assert len(await one.lobby.own_tables(ala)) == 1


async def test_a_step_that_comes_late_changes_nothing(tmp_path: Path, database_url: str) -> None:
    async with playing(tmp_path, database=database_url) as runtime:
        campaign, ala, olek = await two_people(runtime)
        store = CampaignStore(runtime.store)
        runtime.hall.on_finish.clear()
        await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        found = await store.load(campaign)
        assert found is not None
        before = found[0]
        table = await runtime.campaigns.play_next(campaign, ala)
        late = CampaignChange(msgspec.structs.replace(before, played=1, table=None))
        with pytest.raises(Overtaken):
            await store.change(before, found[1], late)
        assert (await stored(runtime, campaign)).table == table.id


async def test_nobody_takes_two_seats_at_once(tmp_path: Path, database_url: str) -> None:
    async with playing(tmp_path, database=database_url) as runtime:
        ala, olek = await add_people(runtime, f"Ala{new_key()}", f"Olek{new_key()}")
        made = await create(runtime, ala, ME, OPEN, OPEN)
        await asyncio.gather(
            *(
                runtime.campaigns.join(made.id, olek, wire.JoinCampaign(seat, made.invite))
                for seat in (1, 2, 1, 2)
            ),
            return_exceptions=True,
        )
        seats = (await runtime.campaigns.view(made.id, ala)).seats
        assert [seat.person for seat in seats].count(olek) == 1


async def test_seats_are_handed_over_between_chapters(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        await add_people(runtime, "Ewa")
        act = runtime.campaigns
        with pytest.raises(Declined, match="Only the host"):
            await act.change_seat(campaign, olek, 0, wire.HandOver("bot"))
        with pytest.raises(Declined, match="cannot be handed over"):
            await act.change_seat(campaign, ala, 0, wire.HandOver("bot"))
        with pytest.raises(Declined, match="no seat 7"):
            await act.change_seat(campaign, ala, 7, wire.HandOver("bot"))
        await act.play_next(campaign, ala)
        with pytest.raises(Declined, match="between chapters"):
            await act.change_seat(campaign, ala, 1, wire.HandOver("bot"))
        with pytest.raises(Declined, match="between chapters"):
            await act.leave(campaign, olek)
        await play_chapter(runtime, campaign, (ala, olek), *PUSH)

        known = (await act.view(campaign, olek)).invite
        view = await act.change_seat(campaign, ala, 1, wire.HandOver("open"))
        with pytest.raises(Declined, match="for invited players"):
            await act.join(campaign, olek, wire.JoinCampaign(1, known))
        with pytest.raises(Declined, match="seat of this campaign is free"):
            await act.play_next(campaign, ala)
        with pytest.raises(Declined, match="no seat in this campaign"):
            await act.play_next(campaign, olek)
        with pytest.raises(Declined, match="for invited players"):
            await act.join(campaign, "Ewa", wire.JoinCampaign(1))
        with pytest.raises(Declined, match="seat is taken"):
            await act.join(campaign, "Ewa", wire.JoinCampaign(0, view.invite))
        joined = await act.join(campaign, "Ewa", wire.JoinCampaign(1, view.invite))
        assert (joined.you, joined.seats[1].name) == (1, "Ewa")
        opened = await play_chapter(runtime, campaign, (ala, "Ewa"), *PUSH)
        assert [seat.person for seat in opened.seats] == [ala, "Ewa"]

        first = joined.chapters[0].table  # at which she did not sit
        await runtime.hall.admit(first, "Ewa", None)
        await act.change_seat(campaign, ala, 1, wire.HandOver("bot", "random"))
        with pytest.raises(Declined, match="for invited players"):
            await runtime.hall.admit(first, "Ewa", None)
        opened = await play_chapter(runtime, campaign, (ala,), *PUSH)
        assert [seat.kind for seat in opened.seats] == ["person", "bot"]


async def test_leaving_a_campaign(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        left = await runtime.campaigns.leave(campaign, ala)
        assert (left.host, left.seats[0].kind, left.you) == (olek, "open", None)
        with pytest.raises(Declined, match="no seat in this campaign"):
            await runtime.campaigns.leave(campaign, ala)
        assert (await runtime.campaigns.leave(campaign, olek)).status == "abandoned"


async def test_a_chapter_that_did_not_begin_is_made_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        table = await runtime.campaigns.play_next(campaign, ala)
        await runtime.lobby.leave(table.id, ala)
        view = await runtime.campaigns.view(campaign, olek)
        assert view.next == wire.NextChapter(1, "launch", again=False)
        again = await runtime.campaigns.play_next(campaign, olek)
        assert again.id != table.id
        await runtime.campaigns.play_next(campaign, ala)
        # Once it has begun, it is played to its end.
        with pytest.raises(Declined, match="played to its end"):
            await runtime.lobby.close(again.id, ala)
        await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        with pytest.raises(Declined, match="continue on the campaign's page"):
            await runtime.lobby.rematch(again.id, olek)


async def test_abandoning_a_campaign(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        table = await runtime.campaigns.play_next(campaign, ala)
        await runtime.campaigns.play_next(campaign, olek)
        with pytest.raises(Declined, match="Only the host"):
            await runtime.campaigns.abandon(campaign, olek)
        given_up = await runtime.campaigns.abandon(campaign, ala)
        assert (given_up.status, given_up.next) == ("abandoned", None)
        assert (await runtime.hall.open(table.id)).record.status == "closed"
        with pytest.raises(Declined, match="given up"):
            await runtime.campaigns.play_next(campaign, ala)
        with pytest.raises(Declined, match="given up"):
            await runtime.campaigns.abandon(campaign, ala)


# Who may see what


async def test_a_campaign_is_its_peoples_own(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        await add_people(runtime, "Ewa")
        for stranger in ("Ewa", None):
            with pytest.raises(Declined, match="for invited players"):
                await runtime.campaigns.view(campaign, stranger)
        with pytest.raises(Declined, match="for invited players"):
            await runtime.campaigns.chronicle(campaign, "Ewa")
        with pytest.raises(Declined, match="no campaign"):
            await runtime.campaigns.view("nowhere", ala)
        code = (await runtime.campaigns.view(campaign, ala)).invite
        invited = await runtime.campaigns.view(campaign, "Ewa", code)
        assert (invited.you, invited.invite) == (None, None)
        assert await runtime.campaigns.own("Ewa") == []
        assert [view.id for view in await runtime.campaigns.own(olek)] == [campaign]

        table = await runtime.campaigns.play_next(campaign, ala)
        await runtime.hall.admit(table.id, olek, None)
        with pytest.raises(Declined, match="for invited players"):
            await runtime.hall.admit(table.id, "Ewa", None)
        with pytest.raises(Declined, match="only its players"):
            await runtime.lobby.join(table.id, "Ewa", wire.Join(invite=table.invite))


async def test_everyone_has_their_own_seat_in_a_chapter(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala", "Olek", "Ewa")
        made = await create(runtime, "Ala", ME, OPEN, OPEN)
        for person, seat in (("Olek", 1), ("Ewa", 2)):
            await runtime.campaigns.join(made.id, person, wire.JoinCampaign(seat, made.invite))
        table = await runtime.campaigns.play_next(made.id, "Ala")
        with pytest.raises(Declined, match="seat is taken"):
            await runtime.lobby.join(table.id, "Ewa", wire.Join(1))
        assert (await runtime.lobby.join(table.id, "Ewa", wire.Join())).you == 2


async def test_what_is_to_come_is_told_to_nobody(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        seed = (await stored(runtime, campaign)).seed
        table = await runtime.campaigns.play_next(campaign, ala)
        told = [
            msgspec.json.encode(await runtime.campaigns.view(campaign, ala)),
            msgspec.json.encode(table),
            (await runtime.campaigns.chronicle(campaign, ala)).to_json(),
        ]
        for text in told:
            assert seed.encode() not in text
        assert b"visits" not in told[0] + told[1]  # what is carried is shown only in words


# People come and go


async def test_a_deleted_person_leaves_an_open_seat(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        await accounts.delete_person(runtime.service, Visitor("here", person=ala), None)
        view = await runtime.campaigns.view(campaign, olek)
        assert view.host == olek
        assert (view.seats[0].kind, view.seats[0].name) == ("open", "…")
        await runtime.campaigns.change_seat(campaign, olek, 0, wire.HandOver("bot", "random"))
        await play_chapter(runtime, campaign, (olek,), *PUSH)
        await accounts.delete_person(runtime.service, Visitor("here", person=olek), None)
        row = await stored(runtime, campaign)
        assert (row.status, row.host) == ("abandoned", None)


async def test_nobodys_name_stands_in_a_campaign_that_is_over(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        for _ in range(3):
            await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        await runtime.campaigns.view(campaign, olek)
        await accounts.delete_person(runtime.service, Visitor("here", person=ala), None)
        view = await runtime.campaigns.view(campaign, olek)
        assert (view.seats[0].name, view.seats[0].person) == ("N.N.", None)
        text = (await runtime.campaigns.chronicle(campaign, olek)).to_json()
        assert ala.encode() not in text


async def test_names_and_persons_change_in_campaigns_too(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        await accounts.rename(runtime.service, Visitor("here", person=olek), "Aleksander")
        assert (await runtime.campaigns.view(campaign, ala)).seats[1].name == "Aleksander"
        account = await accounts.make_account(
            runtime.service, Visitor("here"), wire.Credentials("lena", "a long password")
        )
        assert account.me.person is not None
        guest = Visitor("here", person=ala)
        await accounts.log_in(
            runtime.service, guest, wire.Credentials("lena", "a long password"), {}
        )
        lena = account.me.person.id
        view = await runtime.campaigns.view(campaign, lena)
        assert (view.you, view.host, view.seats[0].name) == (0, lena, "lena")


async def test_people_with_the_same_name_are_told_apart(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        await accounts.rename(runtime.service, Visitor("here", person=olek), ala)
        view = await runtime.campaigns.view(campaign, ala)
        assert [seat.name for seat in view.seats] == [f"{ala} (1)", f"{ala} (2)"]
        assert (await runtime.campaigns.chronicle(campaign, ala)).seats == (
            f"{ala} (1)",
            f"{ala} (2)",
        )


async def test_guests_of_a_running_campaign_are_kept(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        assert await accounts.absent_guests(runtime.service, 1.0, "", 100) == []
        await runtime.campaigns.abandon(campaign, ala)
        assert await accounts.absent_guests(runtime.service, 1.0, "", 100) == sorted([ala, olek])


async def test_the_export_of_a_person_tells_of_their_campaigns(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        campaign, ala, olek = await two_people(runtime)
        await play_chapter(runtime, campaign, (ala, olek), *PUSH)
        await runtime.campaigns.view(campaign, ala)
        pieces = [piece async for piece in await export_person(runtime.hall, olek)]
        with zipfile.ZipFile(io.BytesIO(b"".join(pieces))) as folder:
            [told] = msgspec.json.decode(folder.read("person.json"))["campaigns"]
            games = [name for name in folder.namelist() if name.startswith("finished/")]
        assert (told["id"], told["campaign"], told["seat"], told["played"]) == (
            campaign,
            "homeward",
            1,
            1,
        )
        assert len(games) == 1


# Records


async def exported(runtime: Runtime, chapters: int) -> dict[str, Any]:
    """The record of a campaign with this number of finished chapters."""
    campaign, ala, olek = await two_people(runtime)
    for _ in range(chapters):
        await play_chapter(runtime, campaign, (ala, olek), *PUSH)
    record = await runtime.campaigns.chronicle(campaign, ala)
    text: dict[str, Any] = msgspec.json.decode(record.to_json())
    return text


async def bring(
    runtime: Runtime, person: str, record: dict[str, Any], seat: int = 0
) -> wire.CampaignView:
    """Import a record."""
    wish = wire.ImportCampaign(msgspec.Raw(msgspec.json.encode(record)), seat)
    return await runtime.campaigns.import_record(person, wish, "somewhere")


async def test_a_campaign_goes_on_at_another_server(tmp_path: Path, database_url: str) -> None:
    async with playing(tmp_path / "one") as runtime:
        record = await exported(runtime, 1)
    assert "seed" not in record
    async with playing(tmp_path / "two", database=database_url) as runtime:
        lena, jan = await add_people(runtime, f"Lena{new_key()}", f"Jan{new_key()}")
        view = await bring(runtime, lena, record, 1)
        assert [seat.kind for seat in view.seats] == ["open", "person"]
        assert (view.you, view.host, view.status) == (1, lena, "running")
        assert view.next == wire.NextChapter(2, "drift", again=False)
        assert [chapter.chapter for chapter in view.chapters] == ["launch"]
        # The chapter that was played elsewhere can be looked at; nobody's name came along.
        opened = await runtime.hall.admit(view.chapters[0].table, lena, None)
        replay = await runtime.replays.replay(opened, opened.reader(lena))
        assert len(replay.moments) == 1
        assert [seat.name for seat in replay.table.seats] == ["A", "B"]
        assert (await accounts.profile(runtime.service, lena)).statistics == ()
        await runtime.campaigns.join(view.id, jan, wire.JoinCampaign(0, view.invite))
        for _ in range(2):
            opened = await play_chapter(runtime, view.id, (lena, jan), *PUSH)
        assert opened.table is not None
        assert opened.table.game.carried.fuel == 2
        over = await runtime.campaigns.view(view.id, lena)
        assert over.result is not None
        assert over.result.ranks == ("hero", "hero")
        whole = await runtime.campaigns.chronicle(view.id, lena)
        assert whole.seed is None  # two seeds were used
        series: Series[Any, Any, Any] = Series.load(whole, ruleset=TREK)
        assert series.ended == over.result


async def test_the_record_of_a_whole_campaign_tells_its_seed(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        record = await exported(runtime, 3)
        assert record["seed"]
        chronicle = Chronicle.from_json(msgspec.json.encode(record))
        series: Series[Any, Any, Any] = Series.load(chronicle, ruleset=TREK)
        assert series.ended is not None
        assert [name[:3] for name in chronicle.seats] == ["Ala", "Ole"]
        # It is over there, too.
        await add_people(runtime, "Lena")
        view = await bring(runtime, "Lena", record)
        assert (view.status, view.result) == ("ended", series.ended)


async def test_a_chapter_that_is_not_finished_begins_again_elsewhere(tmp_path: Path) -> None:
    series: Series[Any, Any, Any] = Series.start(TREK, "homeward", seats=1, seed="known")
    table = series.play()
    table.decide(0, next(iter(table.pending[0].options)))
    series.advance()
    series.play()
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Lena")
        record = msgspec.json.decode(series.chronicle.to_json())
        view = await bring(runtime, "Lena", record)
        assert view.next == wire.NextChapter(2, "drift", again=False)
        # The old seed does not reveal the new one.
        opened = await runtime.hall.open((await runtime.campaigns.play_next(view.id, "Lena")).id)
        assert opened.record.seed != series.tables[1].seed


async def test_a_wrong_record_is_refused(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        record = await exported(runtime, 2)
        await add_people(runtime, "Lena")
        with pytest.raises(Declined, match="no seat 5"):
            await bring(runtime, "Lena", record, 5)
        with pytest.raises(Declined, match="record of a campaign"):
            await bring(runtime, "Lena", {"game": "toy_trek"})
        with pytest.raises(Declined, match="chess"):
            await bring(runtime, "Lena", {**record, "game": "chess"})
        record["chapters"][1]["carried"]["fuel"] = 99
        with pytest.raises(Declined, match=r"Chapter 2 .* carried into it"):
            await bring(runtime, "Lena", record)
        assert await runtime.campaigns.own("Lena") == []


# Over the network


async def test_a_campaign_over_http(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as (ala, olek):
        card = (await ala.get("/api/games/toy_trek"))["card"]
        assert [campaign["id"] for campaign in card["campaigns"]] == ["homeward", "derby"]
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "toy_trek", "campaign": "homeward", "seats": seats}
        made = await ala.post("/api/campaigns", wish)
        path = f"/api/campaigns/{made['id']}"
        await olek.get(path, status=403)
        assert (await olek.get(f"{path}?invite={made['invite']}"))["you"] is None
        await olek.post(f"{path}/join", {"seat": 1, "invite": made["invite"]})
        await olek.put(f"{path}/seats/0", {"kind": "bot"}, status=403)
        for guest in (ala, olek):
            table = await guest.post(f"{path}/next")
        assert table["chapter"] == {
            "id": made["id"],
            "campaign": "homeward",
            "number": 1,
            "chapter": "launch",
        }
        await ala.choose(table["id"], {"type": "push"}, 0)
        [own] = await olek.get("/api/me/campaigns")
        assert [chapter["chapter"] for chapter in own["chapters"]] == ["launch"]
        record = await olek.get(f"{path}/record")
        brought = await olek.post("/api/campaigns/import", {"record": record, "seat": 1})
        assert brought["next"]["chapter"] == "drift"
        await olek.post(f"/api/campaigns/{brought['id']}/leave")
        assert (await ala.ask("DELETE", path))["status"] == "abandoned"
        large = {"record": {"x": "y" * 2_000_000}}
        problem = await ala.post("/api/campaigns/import", large, status=413)
        assert "2000000" in problem["text"]["en"].replace(",", "")
