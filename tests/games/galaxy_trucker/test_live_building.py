"""Building live at a table of the server: who is quicker, the sand, and games played again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kosmodrom.core.errors import Refused
from kosmodrom.core.history import History
from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import RULESET
from kosmodrom.games.galaxy_trucker.moves.building import (
    DRAW,
    PUT_BACK,
    STOP_LOOKING,
    TURN_HOURGLASS,
    Finish,
    Look,
    Take,
    Weld,
)
from kosmodrom.games.galaxy_trucker.terms import NOTHING
from kosmodrom.server.errors import Declined, problem
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.open_table import OpenTable
from tests.games.galaxy_trucker.kit import A, AnyTable, B, C
from tests.games.galaxy_trucker.players import choose as choose_sensibly
from tests.server.venue import Time, add_people, begin, choose, playing

RUN = 90.0
PEOPLE = ("Ala", "Olek", "Ewa")


async def race(runtime: Runtime, *people: str, **options: Any) -> OpenTable:
    """A table at which people build live."""
    names = await add_people(runtime, *(people or PEOPLE))
    return await begin(runtime, "galaxy_trucker", names, options={"building": "live", **options})


def at(opened: OpenTable) -> AnyTable:
    assert opened.table is not None
    return opened.table


async def act(
    runtime: Runtime, opened: OpenTable, seat: Seat, *options: Option, seen: int | None = None
) -> None:
    """Somebody chooses, having seen the table as it was after entry ``seen``."""
    for option in options:
        await choose(runtime, opened, seat, msgspec.to_builtins(option), at=seen)


def offers(opened: OpenTable, seat: Seat, option: Option) -> bool:
    return at(opened).offers(seat, option)


async def weld_something(runtime: Runtime, opened: OpenTable, seat: Seat) -> None:
    """Draw until a part can be welded, and weld it."""
    while True:
        await act(runtime, opened, seat, DRAW)
        options = at(opened).pending[seat].options
        if isinstance(options[0], Weld):
            await act(runtime, opened, seat, options[0])
            return
        await act(runtime, opened, seat, PUT_BACK)


async def put_back_a_part(runtime: Runtime, opened: OpenTable, seat: Seat) -> Take:
    """Somebody draws a part and puts it back: the move that takes it."""
    await act(runtime, opened, seat, DRAW)
    part = at(opened).game.data.tables.part_ids[at(opened).game.state.players[seat].hand]
    await act(runtime, opened, seat, PUT_BACK)
    return Take(part)


# Who is quicker


@pytest.mark.anyio
@pytest.mark.rule("GTB-333", "GTB-302")
async def test_two_reach_for_the_same_part(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await race(runtime)
        take = await put_back_a_part(runtime, opened, A)
        seen = opened.at
        await act(runtime, opened, C, DRAW)
        await act(runtime, opened, B, take, seen=seen)
        with pytest.raises(Declined) as refused:
            await act(runtime, opened, A, take, seen=seen)
        assert problem(refused.value).text.en.startswith("Olek was quicker.")
        assert problem(refused.value).text.pl.startswith("Olek cię wyprzedza.")
        with pytest.raises(Refused, match="has this part in hand"):  # Ala knew by then
            await act(runtime, opened, A, take)
        await act(runtime, opened, A, DRAW, seen=seen)  # another part is still hers to take
        players = at(opened).game.state.players
        assert len({player.hand for player in players}) == 3


@pytest.mark.anyio
@pytest.mark.rule("GTB-333", "GTB-301")
async def test_all_draw_at_the_same_moment(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await race(runtime)
        seen = opened.at
        await asyncio.gather(*(act(runtime, opened, seat, DRAW, seen=seen) for seat in (C, A, B)))
        hands = [player.hand for player in at(opened).game.state.players]
        assert len(set(hands)) == 3
        assert all(hands)


@pytest.mark.anyio
@pytest.mark.rule("GTB-333", "GTB-320")
async def test_two_grab_the_same_number(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await race(runtime)
        seen = opened.at
        await act(runtime, opened, C, Finish(1), seen=seen)
        with pytest.raises(Declined, match="Ewa was quicker"):
            await act(runtime, opened, A, Finish(1), seen=seen)
        await act(runtime, opened, A, Finish(2), seen=seen)


@pytest.mark.anyio
@pytest.mark.rule("GTB-310", "GTB-333")
async def test_two_reach_for_the_same_pile(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        opened = await race(runtime)
        for seat in (A, B):
            await weld_something(runtime, opened, seat)
        seen = opened.at
        await act(runtime, opened, B, Look(2), seen=seen)
        with pytest.raises(Declined, match="Olek was quicker"):
            await act(runtime, opened, A, Look(2), seen=seen)
        with pytest.raises(Refused, match="looking at pile 2"):
            await act(runtime, opened, A, Look(2))
        await act(runtime, opened, A, Look(1), seen=seen)
        await act(runtime, opened, B, STOP_LOOKING)
        await act(runtime, opened, A, STOP_LOOKING, Look(2))
        assert [player.looking for player in at(opened).game.state.players] == [1, NOTHING, NOTHING]


# The sand


def is_running(opened: OpenTable) -> bool:
    return at(opened).game.state.running


def runs_until(opened: OpenTable) -> float | None:
    return opened.record.hourglass


async def run_out(runtime: Runtime, time: Time) -> None:
    time.now += RUN + 1
    await runtime.timekeeper.run_out()


@pytest.mark.anyio
@pytest.mark.rule("GTB-315", "GTB-316", "GTB-317", "GTB-318", "GTB-321")
async def test_a_flight_of_level_one_by_the_clock(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        opened = await race(runtime)
        state = at(opened).game.state
        assert runs_until(opened) == time.now + RUN
        await act(runtime, opened, A, DRAW)
        time.now += RUN - 1
        await runtime.timekeeper.run_out()
        assert is_running(opened)
        with pytest.raises(Refused, match="only when the sand has run out"):
            await act(runtime, opened, B, TURN_HOURGLASS)
        await run_out(runtime, time)
        assert not is_running(opened)
        assert runs_until(opened) is None, "nothing runs until somebody turns it"
        with pytest.raises(Refused, match="who has finished"):
            await act(runtime, opened, B, TURN_HOURGLASS)
        await run_out(runtime, time)  # nobody has to turn it, and building goes on
        hand = state.players[A].hand
        assert hand
        await act(runtime, opened, B, Finish(2), TURN_HOURGLASS)
        assert runs_until(opened) == time.now + RUN
        assert state.circle == 0
        await run_out(runtime, time)
        assert state.players[A].hand == 0
        assert state.returned == [hand]
        assert {at(opened).pending[seat].question.id for seat in (A, C)} == {"number-tile"}
        seen = opened.at
        await act(runtime, opened, C, Finish(1), seen=seen)
        with pytest.raises(Declined, match="Ewa was quicker"):
            await act(runtime, opened, A, Finish(1), seen=seen)
        await act(runtime, opened, A, Finish(3), seen=seen)
        assert at(opened).game.state.phase != "building"


@pytest.mark.anyio
@pytest.mark.rule("GTB-315", "GTB-318")
async def test_the_sand_keeps_running_while_people_build(tmp_path: Path) -> None:
    """Also through a restart of the server."""
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        opened = await race(runtime)
        end = time.now + RUN
        for seat in (A, B, A, C):
            time.now += 10
            await put_back_a_part(runtime, opened, seat)
            assert runs_until(opened) == end
        before = at(opened).fingerprint
    async with playing(tmp_path) as runtime:
        time = Time(runtime, end - 1)
        opened = await runtime.hall.open(opened.record.id)
        assert at(opened).fingerprint == before
        await runtime.timekeeper.run_out()
        assert is_running(opened)
        time.now = end + 1
        await runtime.timekeeper.run_out()
        assert not is_running(opened)


@pytest.mark.anyio
@pytest.mark.rule("GTB-315")
async def test_two_turn_the_hourglass_at_once(tmp_path: Path) -> None:
    async with playing(tmp_path) as runtime:
        time = Time(runtime)
        opened = await race(runtime, first="none", second="II")
        await run_out(runtime, time)
        seen = opened.at
        assert all(offers(opened, seat, TURN_HOURGLASS) for seat in (A, B, C))
        await act(runtime, opened, B, TURN_HOURGLASS, seen=seen)
        with pytest.raises(Declined, match="Olek was quicker"):
            await act(runtime, opened, A, TURN_HOURGLASS, seen=seen)
        assert at(opened).game.state.circle == 1, "it is turned once"


# Games played again


def played(seats: int, building: str, seed: int, choices: int = 1500, **options: Any) -> AnyTable:
    """A game of sensible players; the sand runs out now and then."""
    table = Table.start(
        RULESET, seats=seats, seed=seed, options={"building": building, "handlings": 6, **options}
    )
    chance = Random.seeded(f"{seats}/{building}/{seed}")
    while not table.finished and len(table.choices) < choices:
        asked = list(table.pending)
        seat = asked[chance.below(len(asked))]
        if seat == CLOCK and chance.below(20):
            continue
        table.make(seat, choose_sensibly(table, seat, chance))
    return table


@pytest.mark.parametrize("building", ["live", "turns"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_recorded_game_replays_byte_for_byte(seats: int, building: str) -> None:
    table = played(seats, building, seed=seats, technologies=True, roads=2, first="IA")
    assert any(choice.seat == CLOCK for choice in table.choices) == (building == "live")
    stored = table.history.to_json()
    again: AnyTable = Table.load(History.from_json(stored), ruleset=RULESET)
    encode = RULESET.encode
    assert encode(again.game.state) == encode(table.game.state)
    assert again.choices == table.choices
    for seat in (*range(seats), None):
        assert again.events(seat) == table.events(seat)
        assert again.view_json(seat) == table.view_json(seat)


@pytest.mark.parametrize("building", ["live", "turns"])
@pytest.mark.parametrize("choices", [7, 40, 150])
def test_a_game_is_picked_up_in_the_middle_of_building(building: str, choices: int) -> None:
    table = played(3, building, seed=4, choices=choices)
    assert table.game.state.phase == "building" or choices == 150
    thawed: AnyTable = Table.thaw(table.freeze(), ruleset=RULESET)
    snapshot, later = table.snapshot
    resumed: AnyTable = Table.resume(snapshot, later, ruleset=RULESET)
    for other in (thawed, resumed, table.fork()):
        assert RULESET.encode(other.game.state) == RULESET.encode(table.game.state)
        assert set(other.pending) == set(table.pending)
        for seat, asked in table.pending.items():
            assert other.pending[seat].options == asked.options
            assert other.pending[seat].is_like(asked)
