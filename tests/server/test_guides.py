"""Guided tables: everything happens as the guide tells it, however people dawdle."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kosmodrom.bots.guides import play_guide
from kosmodrom.core.guide import find_guide
from kosmodrom.core.options import Choice
from kosmodrom.core.registry import games
from kosmodrom.core.table import Table
from kosmodrom.server.bots.process import Answer, Job, think
from tests.core.toys import CARDS
from tests.server.venue import HomeWorkers, add_people, choose, playing, serving, settled, undo

pytestmark = pytest.mark.anyio

GUIDED = [game for game, ruleset in games().items() if find_guide(ruleset) is not None]


@pytest.mark.parametrize("game", GUIDED)
async def test_a_guided_table_goes_as_its_guide_tells(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ruleset = games()[game]
    guide = find_guide(ruleset)
    assert guide is not None
    expected = play_guide(ruleset, guide)
    hurried: list[float | None] = []

    async def note(_workers: HomeWorkers, job: Job) -> Answer:
        hurried.append(job.seconds)
        await asyncio.sleep(0)
        return think(job)

    monkeypatch.setattr(HomeWorkers, "think", note)
    async with playing(tmp_path) as runtime:
        (ala,) = await add_people(runtime, "ala")
        view = await runtime.lobby.create_guided(ala, game)
        assert view.guided
        assert view.status == "playing"
        opened = await runtime.hall.open(view.id)
        assert opened.table is not None
        undone = False
        for choice in made_by(expected, guide.you):
            await settled(opened)
            option = msgspec.to_builtins(choice.option)
            await choose(runtime, opened, guide.you, option)
            terms = opened.table.undo_terms(guide.you)
            if terms.alone and not undone:  # a second thought changes nothing
                undone = True
                await undo(runtime, opened, guide.you, terms.alone[-1])
                await choose(runtime, opened, guide.you, option)
        await settled(opened)
        assert undone
        for seat in range(len(guide.seats)):
            told = made_by(expected, seat)
            assert made_by(opened.table, seat)[: len(told)] == told
    assert set(hurried) == {None}


def made_by(table: Table[Any, Any, Any], seat: int) -> list[Choice]:
    return [choice for choice in table.choices if choice.seat == seat]


async def test_only_the_table_of_the_guide_is_guided(tmp_path: Path) -> None:
    async with serving(tmp_path) as venue, venue.guests("Ala") as (ala,):
        table = await ala.post("/api/games/astrominers/guide")
        assert table["guided"]
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
        other = await ala.new_table(others=("random",), start=True)
        assert not other["guided"]
        steps = (await ala.get("/api/games/astrominers/guide"))["steps"]
        assert steps[0]["id"] == "welcome"
        cards = {card["id"]: card["guide"] for card in await ala.get("/api/games")}
        assert cards["astrominers"] == 10
        assert cards[CARDS.id] is None
        for method in (ala.get, ala.post):
            problem = await method(f"/api/games/{CARDS.id}/guide", status=404)
            assert CARDS.id in problem["text"]["en"]
