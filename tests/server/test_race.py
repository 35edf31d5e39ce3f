"""Races: a choice counts if it is legal now and answers the question, whatever others did since."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.core.errors import Refused
from kosmodrom.server.errors import Declined, problem
from kosmodrom.server.tables.open_table import SNAPSHOT_EVERY
from kosmodrom.server.tables.undo import answer_undo
from tests.server.venue import add_people, begin, choose, playing, undo

pytestmark = pytest.mark.anyio


def grab(tile: int) -> dict[str, Any]:
    return {"type": "grab", "tile": tile}


async def test_those_who_choose_at_the_same_moment_all_get_theirs(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-sand", await add_people(runtime, "Ala", "Olek", "Ewa"))
        done = await asyncio.gather(
            *(choose(runtime, opened, seat, grab(seat + 1), at=0) for seat in range(3))
        )
        assert sorted(done) == [1, 2, 3]
        assert opened.table is not None
        assert opened.table.view().scores == [1, 2, 3]  # type: ignore[attr-defined]


async def test_who_was_quicker_is_named(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-sand", await add_people(runtime, "Ala", "Olek", "Ewa"))
        await choose(runtime, opened, 2, grab(1), at=0)
        await choose(runtime, opened, 1, grab(5), at=0)
        await choose(runtime, opened, 2, grab(2))
        with pytest.raises(Declined) as refused:
            await choose(runtime, opened, 0, grab(5), at=0)
        assert refused.value.message == "refusal-taken"
        assert problem(refused.value).text.en == "Olek was quicker. Please choose something else."
        assert problem(refused.value).text.pl.startswith("Olek cię wyprzedza.")
        with pytest.raises(Refused, match="not one of your choices"):  # Ala knew
            await choose(runtime, opened, 0, grab(5), at=2)
        with pytest.raises(Refused, match="not one of your choices"):  # nobody has that
            await choose(runtime, opened, 0, grab(9), at=0)
    async with playing(tmp_path) as runtime:  # the log knows it, too
        opened = await runtime.hall.open(opened.record.id)
        with pytest.raises(Declined, match="Olek was quicker"):
            await choose(runtime, opened, 0, grab(5), at=1)
        with pytest.raises(Refused, match="not one of your choices"):
            await choose(runtime, opened, 0, grab(5), at=2)


async def test_who_was_quicker_is_known_beyond_a_snapshot(tmp_path: Path) -> None:
    people = ("Ala", "Olek")
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-rush", await add_people(runtime, *people))
        for tile in range(1, SNAPSHOT_EVERY + 1):
            await choose(runtime, opened, 1, grab(tile))
    async with playing(tmp_path) as runtime:
        opened = await runtime.hall.open(opened.record.id)
        with pytest.raises(Declined, match="Olek was quicker"):
            await choose(runtime, opened, 0, grab(SNAPSHOT_EVERY), at=0)
        assert await choose(runtime, opened, 0, grab(SNAPSHOT_EVERY + 1), at=0) == opened.at


async def test_ones_own_choice_is_a_new_question(tmp_path: Path) -> None:
    """The same choice twice is not meant twice: an accidental click grabs nothing."""
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-sand", await add_people(runtime, "Ala", "Olek"))
        await choose(runtime, opened, 0, grab(1), at=0)
        await choose(runtime, opened, 1, grab(2), at=0)
        for tile in (1, 3):
            with pytest.raises(Declined, match="moved on"):
                await choose(runtime, opened, 0, grab(tile), at=0)
        await choose(runtime, opened, 0, grab(3), at=1)


async def test_what_is_taken_back_can_be_taken(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-sand", await add_people(runtime, "Ala", "Olek", "Ewa"))
        await choose(runtime, opened, 1, grab(5))
        await undo(runtime, opened, 1, 0)
        with pytest.raises(Declined, match="moved on"):  # who took back looks again
            await choose(runtime, opened, 1, grab(3), at=1)
        assert await choose(runtime, opened, 0, grab(5), at=0) == 3
        with pytest.raises(Declined, match="Ala was quicker"):
            await choose(runtime, opened, 2, grab(5), at=0)


async def test_what_was_known_before_somebody_took_back(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-sand", await add_people(runtime, "Ala", "Olek", "Ewa"))
        await choose(runtime, opened, 0, grab(1))
        await choose(runtime, opened, 1, grab(2))
        await undo(runtime, opened, 1, 1)
        await choose(runtime, opened, 1, grab(3))
        with pytest.raises(Refused, match="not one of your choices"):  # Ewa knew that 1 is gone
            await choose(runtime, opened, 2, grab(1), at=1)
        with pytest.raises(Declined, match="Olek was quicker"):
            await choose(runtime, opened, 2, grab(3), at=1)


async def test_who_agreed_to_go_back_looks_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-sand", await add_people(runtime, "Ala", "Olek", "Ewa"))
        await choose(runtime, opened, 0, grab(1))
        await choose(runtime, opened, 1, grab(2))
        await undo(runtime, opened, 0, 0)
        for seat in (1, 2):
            await answer_undo(runtime.hall, opened, seat, True)
        assert opened.at == 3
        for seat in (0, 1, 2):
            with pytest.raises(Declined, match="moved on"):
                await choose(runtime, opened, seat, grab(5), at=2)
        await choose(runtime, opened, 0, grab(2), at=3)
        with pytest.raises(Declined, match="Ala was quicker"):
            await choose(runtime, opened, 1, grab(2), at=3)


async def test_what_is_chosen_in_secret_is_not_told(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await begin(runtime, "toy-bids", await add_people(runtime, "Ala", "Olek"))
        bids = [{"type": "bid", "amount": amount} for amount in range(6)]
        await choose(runtime, opened, 0, bids[0])
        await choose(runtime, opened, 1, bids[4])
        await choose(runtime, opened, 0, bids[5])
        with pytest.raises(Refused, match="not one of your choices"):
            await choose(runtime, opened, 1, bids[5], at=2)
