"""Companions on the server: helpers for people with the box on the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.venue import serving

pytestmark = pytest.mark.anyio

LUNA = "skymines-luna"


def wish(*seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"game": LUNA, "seats": seats or [{"kind": "me"}], "start": True, **more}


async def test_it_stands_on_the_card_of_its_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala") as [ala]:
        cards = {card["id"]: card for card in await ala.get("/api/games")}
        assert LUNA not in cards
        [companion] = cards["skymines"]["companions"]
        assert companion["id"] == LUNA
        assert companion["name"]["en"] == "Luna at your table"
        assert companion["plays_for"]["pl"] == "Luna"
        assert [field["name"] for field in companion["form"]] == ["luna_level", "board", "threats"]
        details = await ala.get(f"/api/games/{LUNA}")
        assert details["card"]["companion_of"] == "skymines"
        assert details["event_rules"]["luna_card"] == ["SKY-1641"]
        rules = await ala.get(f"/api/games/{LUNA}/rules/en")
        assert any(rule["number"] == "SKY-1641" for rule in rules["rules"])


async def test_nobody_else_sits_there_and_no_bot_helps(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala") as [ala]:
        for other in ("bot", "open"):
            await ala.post("/api/tables", wish({"kind": other}, start=False), status=409)
        await ala.post("/api/tables", wish({"kind": "me"}, {"kind": "me"}), status=422)
        more = {"public": True, "hints": True, "pace": {"kind": "live"}}
        table = await ala.post("/api/tables", wish(**more), status=201)
        assert (table["public"], table["hints"]) == (False, False)
        assert table["pace"]["kind"] == "none"
        assert [seat["name"] for seat in table["seats"]] == ["Luna"]
        await ala.post(f"/api/tables/{table['id']}/hint", {}, status=403)


async def test_its_score_is_nobodys_victory(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala") as [ala]:
        table = (await ala.post("/api/tables", wish(), status=201))["id"]
        while True:
            update = await ala.state(table)
            if update["table"]["status"] == "finished":
                break
            await ala.choose(table, update["asks"][0]["options"][-1], update["at"])
        assert update["table"]["result"]["ending"] == "counted"
        me = await ala.get("/api/me")
        person = await ala.get(f"/api/people/{me['person']['id']}")
        assert person["statistics"] == []


async def test_it_is_left_and_taken_up_again(tmp_path: Path) -> None:
    """While nobody is there, no bot plays on."""
    async with serving(tmp_path) as venue, venue.guests("Ala") as [ala]:
        table = (await ala.post("/api/tables", wish(), status=201))["id"]
        update = await ala.state(table)
        await ala.choose(table, update["asks"][0]["options"][0], update["at"])
        await ala.post(f"/api/tables/{table}/leave", {})
        stood = await ala.state(table)
        assert stood["choices"] == 1
        await ala.post(f"/api/tables/{table}/join", {})
        update = await ala.state(table)
        assert update["choices"] == 1
        assert update["asks"][0]["question"] == "helper-plan"
