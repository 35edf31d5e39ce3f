"""Missions that the host has put into the overlay: in the form, in words, and at tables."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.server.venue import serving

pytestmark = pytest.mark.anyio

GAME = "first_martians"
EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "lantern-road.toml"


async def test_missions_of_the_overlay_are_offered_told_and_played(tmp_path: Path) -> None:
    missions = tmp_path / "overlay" / GAME / "missions"
    missions.mkdir(parents=True)
    shutil.copy(EXAMPLE, missions)
    wish = {"game": GAME, "seats": [{"kind": "me"}], "start": True}
    data = tmp_path / "data"
    data.mkdir()
    overlay = tmp_path / "overlay"
    async with serving(data, overlay=overlay) as venue, venue.guests("Ala") as [ala]:
        card = next(card for card in await ala.get("/api/games") if card["id"] == GAME)
        choices = next(each for each in card["form"] if each["name"] == "mission")["choices"]
        assert choices[-1] == "lantern-road"
        assert (await ala.get(f"/api/games/{GAME}"))["card"] == card
        words = (await ala._http.get(f"/api/words/{GAME}/pl")).text
        assert "mission-lantern-road = Droga latarni" in words
        assert "game-option-mission-lantern-road = { mission-lantern-road }" in words
        sheet = (await ala.get(f"/api/games/{GAME}/data"))["missions"][-1]
        assert sheet["id"] == "lantern-road"
        await ala.post("/api/tables", {**wish, "options": {"mission": "no-road"}}, status=422)
        made = await ala.post("/api/tables", {**wish, "options": {"mission": "lantern-road"}})
        table = made["id"]
        before = await ala.state(table, "?sections=pl")
        assert before["sections"][0]["title"] == "Droga latarni"
        token = ala._http.headers["Authorization"]
    # Another mission later does not touch the table; without its own it cannot go on.
    other = EXAMPLE.read_text(encoding="utf-8").replace("lantern-road", "a-road")
    (missions / "a-road.toml").write_text(other.replace("moths", "midges"), encoding="utf-8")
    overlay = overlay.rename(tmp_path / "later")
    async with serving(data, overlay=overlay) as venue, venue.guests("Ola") as [ola]:
        ola._http.headers["Authorization"] = token
        after = await ola.state(table, "?sections=pl")
        assert after["sections"] == before["sections"]
        assert after["view"] == before["view"]
    async with serving(data) as venue, venue.guests("Ewa") as [ewa]:
        ewa._http.headers["Authorization"] = token
        view = (await ewa.state(table))["table"]
        problem = view["unplayable"]["problem"]
        assert problem["text"]["en"].startswith("This game plays the mission “lantern-road”")
        assert not view["unplayable"]["again"]
        # Nobody is tied to it.
        assert (await ewa.post(f"/api/tables/{table}/leave"))["status"] == "closed"
