"""Automas at tables of the server: they have a seat, but nobody decides for them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kosmodrom.core.errors import SeatsError
from kosmodrom.core.history import History
from kosmodrom.core.table import Table
from kosmodrom.server import wire
from kosmodrom.server.errors import Declined
from kosmodrom.server.runtime import Runtime
from tests.core.toys import MARKET
from tests.server.venue import add_people, choose, first_option, playing, serving, settled

pytestmark = pytest.mark.anyio

ME, OPEN, BOT = wire.NewSeat("me"), wire.NewSeat("open"), wire.NewSeat("bot", "random")
AUTOMA = wire.NewSeat("automa")


async def create(runtime: Runtime, *seats: wire.NewSeat, **wish: Any) -> wire.TableView:
    return await runtime.lobby.create("Ala", wire.NewTable("toy-market", seats, **wish))


def kinds(table: wire.TableView) -> list[str]:
    return [seat.kind for seat in table.seats]


async def test_a_person_plays_against_an_automa_over_http(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as [ala, olek]:
        card = (await ala.get("/api/games/toy-market"))["card"]
        assert card["seats"]["automas"] == 1
        wish = {
            "game": "toy-market",
            "seats": [{"kind": "automa"}, {"kind": "me"}],
            "pace": {"kind": "live"},
            "public": True,
            "start": True,
        }
        made = await ala.post("/api/tables", wish, status=201)
        table = made["id"]
        assert [(seat["kind"], seat["name"]) for seat in made["seats"]] == [
            ("person", "Ala"),
            ("automa", "Luna"),
        ]
        assert made["seats"][0]["banked"] is not None
        assert made["seats"][1]["banked"] is None
        assert made["you"] == 0
        await olek.post(f"/api/tables/{table}/join", {"seat": 1}, status=409)
        while True:
            update = await ala.state(table)
            if update["table"]["status"] == "finished":
                break
            assert update["table"]["waiting"] == [0]
            assert [ask["seat"] for ask in update["asks"]] == [0]
            await ala.choose(table, update["asks"][0]["options"][0], update["at"])
        took = [event["event"] for event in update["events"]]
        assert [event["seat"] for event in took] == [0, 1] * 5
        result = update["table"]["result"]
        assert sorted(seat for group in result["ranking"] for seat in group) == [0, 1]
        assert len(result["scores"]) == 2

        replay = await ala.get(f"/api/tables/{table}/replay")
        assert {len(moment["scores"]) for moment in replay["moments"]} == {2}
        await ala.get(f"/api/tables/{table}/replay/3?seat=0")
        await ala.get(f"/api/tables/{table}/replay/3?seat=1", status=404)
        record = await ala._http.get(f"/api/tables/{table}/history")
        history = History.from_json(record.content)
        assert (history.seats, history.automas) == (("Ala",), ("Luna",))
        loaded: Table[Any, Any, Any] = Table.load(history, ruleset=MARKET)
        assert loaded.result is not None
        assert list(loaded.result.scores) == result["scores"]

        again = await ala.post(f"/api/tables/{table}/rematch")
        assert again["status"] == "playing"
        assert [seat["kind"] for seat in again["seats"]] == ["person", "automa"]


async def test_too_many_automas_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala") as [ala]:
        for game, seats, told in (
            ("toy-market", ["me", "automa", "automa"], "0 or 1 automa, not 2"),
            ("toy-cards", ["me", "open", "automa"], "no automas, not 1"),
            ("toy-market", ["automa"], "1 to 2 players, not for 0"),
        ):
            wish = {"game": game, "seats": [{"kind": kind} for kind in seats]}
            problem = await ala.post("/api/tables", wish, status=422)
            assert told in problem["text"]["en"]
            assert problem["text"]["pl"] != problem["text"]["en"]


async def test_the_host_makes_the_last_seat_an_automa_and_takes_that_back(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala")
        made = await create(runtime, ME, OPEN)

        async def change(seat: int, kind: Any, bot: str | None = None) -> wire.TableView:
            return await runtime.lobby.change_seat(made.id, "Ala", seat, wire.ChangeSeat(kind, bot))

        changed = await change(1, "automa")
        assert kinds(changed) == ["person", "automa"]
        assert changed.seats[1].bot is None
        with pytest.raises(SeatsError, match="1 to 2 players, not for 0"):
            await change(0, "automa")
        assert kinds(await change(1, "bot", "random")) == ["person", "bot"]
        with pytest.raises(Declined, match="last seats"):
            await change(0, "automa")
        assert kinds(await change(1, "automa")) == ["person", "automa"]
        assert (await runtime.lobby.start(made.id, "Ala")).status == "playing"
        for kind in ("open", "bot", "automa"):
            with pytest.raises(Declined, match="Before the start"):
                await change(1, kind, "random" if kind == "bot" else None)


async def test_a_seat_more_than_players_can_have_must_stay_the_automas(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala")
        made = await create(runtime, AUTOMA, ME, OPEN)
        assert kinds(made) == ["person", "open", "automa"]
        with pytest.raises(SeatsError, match="1 to 2 players, not for 3"):
            await runtime.lobby.change_seat(made.id, "Ala", 2, wire.ChangeSeat("open"))


async def test_nobody_and_no_bot_decides_for_an_automa(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        await add_people(runtime, "Ala")
        opened = await runtime.hall.open((await create(runtime, ME, BOT, AUTOMA, start=True)).id)
        assert opened.table is not None
        assert (opened.table.seats, opened.table.automas) == (2, 1)
        option = first_option(opened, 0)
        with pytest.raises(Declined, match="bot plays this seat"):
            await choose(runtime, opened, 2, option)
        assert opened.bot_to_move(2, "greedy", 0.0) is None
        while opened.record.status == "playing":
            await choose(runtime, opened, 0)
            await settled(opened)
            assert not {2} & set(opened.record.waiting)
        assert {choice.seat for choice in opened.table.choices} == {0, 1}
        assert opened.people == [0]
        assert [seat.points for seat in opened.seats] == list(opened.record.result.scores)  # type: ignore[union-attr]


async def test_a_restart_keeps_the_automas(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        await add_people(runtime, "Ala")
        made = await create(runtime, ME, AUTOMA, start=True)
        opened = await runtime.hall.open(made.id)
        await choose(runtime, opened, 0)
        assert opened.table is not None
        frozen, seats = opened.table.freeze(), opened.seats
    async with playing(tmp_path, bots=False) as runtime:
        again = await runtime.hall.open(made.id)
        assert again.table is not None
        assert again.table.freeze() == frozen
        assert again.seats == seats
        while again.record.status == "playing":
            await choose(runtime, again, 0)
    async with playing(tmp_path, bots=False) as runtime:  # from the snapshot of the end
        last = await runtime.hall.open(made.id)
        assert last.table is not None
        assert last.table.automas == 1
        assert len(last.seats) == 2
