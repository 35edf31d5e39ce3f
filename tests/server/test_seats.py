"""One person may have several seats: for people who share a device, or to play two players."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from kosmodrom.core.options import Seat
from kosmodrom.server import wire
from kosmodrom.server.database.models import PersonRow, SeatRow
from kosmodrom.server.errors import Declined
from kosmodrom.server.people.accounts import delete_person, find_statistics, profile, rename
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.undo import answer_undo
from tests.server.venue import (
    FREELY,
    Guest,
    add_people,
    choose,
    first_option,
    new_key,
    playing,
    serving,
    undo,
    until,
)

pytestmark = pytest.mark.anyio

ME = wire.NewSeat("me")
OPEN = wire.NewSeat("open")
OLA = wire.NewSeat("me", name="Ola")


def names_of(view: wire.TableView) -> list[str]:
    return [seat.name for seat in view.seats]


async def create(
    runtime: Runtime, *seats: wire.NewSeat, game: str = "toy-cards", **wish: Any
) -> Any:
    return await runtime.lobby.create("Ala", wire.NewTable(game, seats, **wish))


async def started(runtime: Runtime, *seats: wire.NewSeat, game: str = "toy-cards") -> OpenTable:
    """A game of Ala's seats, and Olek at those that are open."""
    made = await create(runtime, *seats, game=game, public=True)
    for seat, wish in enumerate(seats):
        if wish.kind == "open":
            await runtime.lobby.join(made.id, "Olek", wire.Join(seat))
    await runtime.lobby.start(made.id, "Ala")
    return await runtime.hall.open(made.id)


async def finish(runtime: Runtime, opened: OpenTable) -> None:
    while opened.record.status == "playing":
        await choose(runtime, opened, next(iter(opened.asked)))


# Coming and going


async def test_seats_have_names_of_their_own(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala", "Olek")
        made = await create(runtime, ME, OLA, ME)
        assert names_of(made) == ["Ala", "Ola", "Ala 2"]
        assert {seat.person for seat in made.seats} == {"Ala"}
        assert (made.you, made.yours) == (None, (0, 1, 2))
        # Ala gets another nickname; Ola has a name of her own.
        await rename(runtime.service, Visitor("here", "session", "Ala"), "Ela")
        assert names_of(await runtime.hall.view(await runtime.hall.latest(made.id), "Ala")) == [
            "Ela",
            "Ola",
            "Ela 2",
        ]


async def test_a_further_seat_is_taken_and_handed_back(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala", "Olek")
        made = await create(runtime, ME, OPEN, OPEN, public=True)
        lobby = runtime.lobby
        # Without a seat one comes back to what one has; with one, one takes a further seat.
        assert (await lobby.join(made.id, "Ala", wire.Join())).yours == (0,)
        assert (await lobby.join(made.id, "Ala", wire.Join(2, name=" Ola "))).yours == (0, 2)
        assert (await lobby.join(made.id, "Ala", wire.Join(2))).yours == (0, 2)
        with pytest.raises(Declined, match="nickname"):
            await lobby.join(made.id, "Ala", wire.Join(1, name="\u2060"))
        await lobby.join(made.id, "Olek", wire.Join(1))
        for taken in (0, 2):
            with pytest.raises(Declined, match="taken"):
                await lobby.join(made.id, "Olek", wire.Join(taken))
        with pytest.raises(Declined, match="not one of yours"):
            await lobby.leave(made.id, "Olek", 2)
        # The host gives up their own first seat, and stays the host.
        left = await lobby.leave(made.id, "Ala", 0)
        assert (left.yours, left.you, left.host) == ((2,), 2, "Ala")
        assert [seat.kind for seat in left.seats] == ["open", "person", "person"]
        assert names_of(left)[2] == "Ola"
        # Leaving without saying which seat is leaving with all.
        await lobby.join(made.id, "Ala", wire.Join(0))
        gone = await lobby.leave(made.id, "Ala")
        assert (gone.yours, gone.host) == ((), "Olek")
        assert [seat.kind for seat in gone.seats] == ["open", "person", "open"]


async def test_the_host_sends_one_of_somebody_s_seats_away(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala", "Olek")
        made = await create(runtime, ME, OPEN, OPEN, public=True)
        for seat in (1, 2):
            await runtime.lobby.join(made.id, "Olek", wire.Join(seat))
        await runtime.lobby.change_seat(made.id, "Ala", 1, wire.ChangeSeat("bot", "random"))
        opened = await runtime.hall.open(made.id)
        assert opened.reader("Olek").seats == (2,)
        assert opened.own_seat("Olek", None) == 2
        with pytest.raises(Declined, match="not one of yours"):
            opened.own_seat("Olek", 1)
        # Olek still sits there, and is removed only with the last of his seats.
        assert opened.record.invite == made.invite
        assert not await runtime.store.was_removed(made.id, "Olek")
        await runtime.lobby.change_seat(made.id, "Ala", 2, wire.ChangeSeat("open"))
        assert opened.record.invite != made.invite
        assert await runtime.store.was_removed(made.id, "Olek")


async def test_who_sits_down_twice_at_once_gets_one_seat(tmp_path: Path) -> None:
    async with (
        playing(tmp_path) as runtime,
        playing(tmp_path, bots=False) as second,
        playing(tmp_path, bots=False) as third,
    ):
        await add_people(runtime, "Ala", "Olek")
        made = await create(runtime, ME, OPEN, OPEN, public=True)
        halls = (runtime, second, third)
        await asyncio.gather(*(hall.lobby.join(made.id, "Olek", wire.Join()) for hall in halls))
        assert (await runtime.hall.latest(made.id)).reader("Olek").seats == (1,)


async def test_a_limit_of_tables_counts_tables(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREELY, tables_per_person=2)
    async with playing(tmp_path, limits=limits) as runtime:
        await add_people(runtime, "Ala", "Olek")
        made = await create(runtime, ME, OLA, OPEN, public=True)
        await create(runtime, ME, OPEN)
        assert (await runtime.store.maker("Ala")).tables == 2
        assert (await runtime.lobby.join(made.id, "Ala", wire.Join(2))).yours == (0, 1, 2)
        with pytest.raises(Declined, match="2 tables"):
            await create(runtime, ME, OPEN)


async def test_leaving_a_game_and_coming_back(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        await add_people(runtime, "Ala", "Olek")
        opened = await started(runtime, ME, OPEN, OLA)
        table = opened.record.id
        left = await runtime.lobby.leave(table, "Ala", 2)
        assert (left.yours, left.you) == ((0,), 0)
        assert left.seats[2].left
        with pytest.raises(Declined, match="not one of yours"):
            opened.own_seat("Ala", 2)
        assert (await runtime.lobby.join(table, "Ala", wire.Join(2))).yours == (0, 2)
        assert (await runtime.lobby.leave(table, "Ala")).yours == ()
        with pytest.raises(Declined, match="have no seat"):
            await runtime.lobby.pause(table, "Ala")
        back = await runtime.lobby.join(table, "Ala", wire.Join())
        assert back.yours == (0, 2)
        assert names_of(back) == ["Ala", "Olek", "Ola"]


async def test_a_rematch_keeps_seats_and_names(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        await add_people(runtime, "Ala", "Olek")
        opened = await started(runtime, OLA, OPEN, ME)
        await finish(runtime, opened)
        first = await runtime.lobby.rematch(opened.record.id, "Olek")
        assert (first.yours, first.status) == ((1,), "lobby")
        second = await runtime.lobby.rematch(opened.record.id, "Ala")
        assert (second.id, second.yours, second.status) == (first.id, (0, 2), "playing")
        assert names_of(second) == ["Ola", "Olek", "Ala"]
        again = await runtime.hall.open(second.id)
        await finish(runtime, again)
        made = await runtime.lobby.rematch(second.id, "Ala")
        assert made.yours == (0, 2)
        assert names_of(made)[::2] == ["Ola", "Ala"]


async def test_who_says_farewell_leaves_all_seats(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        await add_people(runtime, "Ala", "Olek")
        lobby = await create(runtime, ME, OPEN, OLA, public=True)
        await runtime.lobby.join(lobby.id, "Olek", wire.Join(1))
        opened = await started(runtime, ME, OPEN, OLA)
        await delete_person(runtime.service, Visitor("here", "session", "Ala"), None)
        waiting = await runtime.hall.latest(lobby.id)
        assert [seat.kind for seat in waiting.seats] == ["open", "person", "open"]
        for seat in (0, 2):
            assert (opened.seats[seat].person, opened.seats[seat].left) == (None, True)
            assert opened.seats[seat].name == "N.N."
        async with runtime.service.database.read() as session:
            assert not list(await session.scalars(select(SeatRow).where(SeatRow.name == "Ola")))
            assert await session.get(PersonRow, "Ala") is None


# Taking back


async def test_consent_is_asked_of_people_not_of_seats(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        await add_people(runtime, "Ala", "Olek")
        opened = await started(runtime, ME, OPEN, OPEN)
        for seat in (0, 1):
            await choose(runtime, opened, seat)
            await choose(runtime, opened, seat, {"type": "draw"})
        assert opened.undo_terms(0) == (None, 1)
        await undo(runtime, opened, 0, 1)
        request = opened.undo_view(opened.reader("Olek")).request
        assert request == wire.UndoRequest(0, 1, (1, 2))
        await answer_undo(runtime.hall, opened, opened.any_seat("Olek"), True)
        assert opened.record.undo is None
        assert 0 in opened.asked


async def test_alone_at_a_device_nobody_else_has_to_agree(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        await add_people(runtime, "Ala")
        opened = await started(runtime, ME, OLA)
        for seat in (0, 1):
            await choose(runtime, opened, seat)
            await choose(runtime, opened, seat, {"type": "draw"})
        assert opened.undo_terms(0) == (1, None)
        await undo(runtime, opened, 0, 1)
        assert opened.table is not None
        assert len(opened.table.choices) == 1


# What is known of somebody


async def record(runtime: Runtime, *places: tuple[str | None, bool, int]) -> None:
    """A finished game: who sat there, whether under another name, and their places."""
    table = await create(runtime, *([ME] * len(places)))
    opened = await runtime.hall.open(table.id)
    ended = msgspec.structs.replace(opened.record, status="finished")
    seats = [
        msgspec.structs.replace(
            seat, person=person, named=named, place=place, points=10 * (4 - place)
        )
        for seat, (person, named, place) in zip(opened.seats, places, strict=True)
    ]
    await runtime.store.set_table(ended, ("status",), seats)


async def test_a_game_counts_once(tmp_path: Path, database_url: str) -> None:
    cases = {
        "by the best seat": ((("I", False, 2), ("Olek", False, 1), ("I", False, 3)), 0, 20),
        "won by the best": ((("I", False, 3), ("Olek", False, 2), ("I", False, 1)), 1, 30),
        "Ola's victory is not mine": ((("I", False, 2), ("I", True, 1)), 0, 20),
        "but I have won against Ola": ((("I", False, 1), ("I", True, 2)), 1, 30),
        "nobody wins against themselves": ((("I", False, 1), ("I", False, 2)), 0, 30),
        "but together with themselves": ((("I", False, 1), ("I", False, 1)), 1, 30),
    }
    async with playing(tmp_path, bots=False, database=database_url) as runtime:
        await add_people(runtime, "Ala", "Olek", *cases)
        for me, (places, won, best) in cases.items():
            seats = [(me if who == "I" else who, named, place) for who, named, place in places]
            await record(runtime, *seats)
            (known,) = (await profile(runtime.service, me)).statistics
            assert known == wire.GameStatistics("toy-cards", 1, won, best, float(best)), me


async def test_who_only_lends_the_device_has_played_nothing(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        await add_people(runtime, "Ala", "Olek")
        await record(runtime, ("Ala", True, 1), ("Ala", True, 2))
        async with runtime.service.database.read() as session:
            assert await find_statistics(session, "Ala") == ()


# Over the network


async def two_each(guests: list[Guest]) -> str:
    """A game of three: Ala has the outer seats, Olek the middle one."""
    ala, olek = guests
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "me", "name": "Ola"}]
    made = await ala.post("/api/tables", {"game": "toy-cards", "seats": seats, "public": True})
    await olek.post(f"/api/tables/{made['id']}/join", {"seat": 1})
    await ala.post(f"/api/tables/{made['id']}/start")
    table: str = made["id"]
    return table


async def test_playing_two_seats_over_http(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        ala, olek = guests
        table = await two_each(guests)
        path = f"/api/tables/{table}"
        opened = await venue.runtime.hall.open(table)
        assert opened.table is not None

        # First from no seat, then from each of one's own, never from another's.
        seen = await ala.state(table)
        assert (seen["table"]["you"], seen["table"]["yours"]) == (None, [0, 2])
        assert seen["view"]["hand"] == []
        assert seen["asks"][0]["options"] is None
        for seat in (0, 2):
            own = await ala.state(table, f"?seat={seat}")
            assert own["table"]["you"] == seat
            assert own["view"]["hand"] == opened.table.game.state.players[seat].hand
        refused = await ala.state(table, "?seat=1", status=403)
        assert refused["id"] == "refusal-other-seat"
        assert (await olek.state(table, "?seat=2", status=403))["id"] == "refusal-other-seat"

        # Everything that is done names its seat.
        option = first_option(opened, 0)
        deeds: dict[str, dict[str, Any]] = {
            "choices": {"key": new_key(), "at": 0, "option": option},
            "why-not": {"option": option},
            "outcome": {"options": [option]},
            "undo": {"key": new_key(), "to": 0},
        }
        for deed, body in deeds.items():
            unsaid = await ala.post(f"{path}/{deed}", body, status=409)
            assert unsaid["id"] == "refusal-which-seat", deed
            assert "(Ala, Ola)" in unsaid["text"]["en"]
            stolen = await ala.post(f"{path}/{deed}", {**body, "seat": 1}, status=403)
            assert stolen["id"] == "refusal-other-seat", deed
            assert (await olek.post(f"{path}/{deed}", {**body, "seat": 0}, status=403))["id"] == (
                "refusal-other-seat"
            )
        assert (await ala.post(f"{path}/hint", status=409))["id"] == "refusal-which-seat"
        assert (await ala.post(f"{path}/hint?seat=1", status=403))["id"] == "refusal-other-seat"
        assert (await ala.post(f"{path}/hint?seat=0"))["option"]
        # Ola is not asked, but gets reasons of her own.
        why = await ala.post(f"{path}/why-not", {"option": option, "seat": 2})
        assert why["problem"]["id"] == "refusal-not-asked"
        assert why["problem"]["waiting"] == [0]
        assert opened.at == 0
        await ala.post(f"{path}/choices", {**deeds["choices"], "seat": 0})
        assert (await ala.post(f"{path}/undo", {**deeds["undo"], "seat": 0}))["at"] == 2

        # A line of chat is said by one of them.
        for whose, name in ((None, "Ala"), (2, "Ola")):
            said = {"key": new_key(), "text": "Hello", "seat": whose}
            await ala.post(f"{path}/chat", said)
            assert (await ala.get(f"{path}/chat"))["lines"][-1]["name"] == name
        other = {"key": new_key(), "text": "Hello", "seat": 1}
        assert (await ala.post(f"{path}/chat", other, status=403))["id"] == "refusal-other-seat"


async def test_playing_two_seats_over_a_line(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        table = await two_each(guests)
        opened = await venue.runtime.hall.open(table)
        assert opened.table is not None
        line, his = await guests[0].live(), await guests[1].live()
        await his.watch(table)
        assert (await line.watch(table))["view"]["hand"] == []
        for seat in (0, 2):
            assert (await line.watch(table, seat=seat))["table"]["you"] == seat
            assert line.update["view"]["hand"] == opened.table.game.state.players[seat].hand
        # Nobody looks from another's seat.
        assert (await line.watch(table, seat=1))["table"]["you"] is None
        assert line.update["view"]["hand"] == []
        assert (await his.watch(table, seat=0))["table"]["you"] == 1
        # From Ola's seat there is nothing to choose; Ala chooses by naming hers.
        await line.watch(table, seat=2)
        assert line.own_options() == []
        choice = {"type": "choose", "at": 0, "option": first_option(opened, 0)}
        assert (await line.ask(**choice, key=new_key()))["problem"]["id"] == "refusal-which-seat"
        stolen = await his.ask(**choice, key=new_key(), seat=0)
        assert stolen["problem"]["id"] == "refusal-other-seat"
        assert (await line.ask(**choice, key=new_key(), seat=0))["type"] == "accepted"
        for deed in ({"type": "undo", "to": 0}, {"type": "ask_hint"}):
            assert (await line.ask(**deed, key=new_key()))["problem"]["id"] == "refusal-which-seat"
        # Somebody who loses the seat they look from sees what is left to them.
        await guests[0].post(f"/api/tables/{table}/leave?seat=2")
        await until(lambda: line.update["table"]["you"] == 0, "the remaining eyes")
        hand = opened.table.game.state.players[0].hand
        assert line.update["view"]["hand"] == hand


async def test_secret_bids_of_one_person_are_kept_apart(tmp_path: Path) -> None:
    """What one seat has answered and not yet shown does not change what the other is sent."""

    async def told(data: Path, bid: int) -> list[bytes]:
        async with playing(data, bots=False) as runtime:
            await add_people(runtime, "Ala", "Olek")
            opened = await started(runtime, ME, OLA, game="toy-bids")
            await choose(runtime, opened, 0, first_option(opened, 0, bid))
            eyes: tuple[Seat | None, ...] = (1, None)
            updates = [
                msgspec.json.decode(
                    (await runtime.hall.update(opened, opened.reader("Ala", seat)))[0]
                )
                for seat in eyes
            ]
            parts = ("at", "events", "view", "asks", "undo")
            return [msgspec.json.encode([update[part] for part in parts]) for update in updates]

    assert await told(tmp_path / "low", 0) == await told(tmp_path / "high", 3)
