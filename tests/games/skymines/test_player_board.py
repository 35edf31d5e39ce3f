"""The player board: additional slots, and the ends of the tank and research tracks (SKY-1101 to
SKY-1108)."""

from __future__ import annotations

import pytest

from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.events import SlotOpened
from kosmodrom.games.skymines.moves import (
    PASS,
    STOP,
    TAKE_COIN,
    Advance,
    Enter,
    PlaceMarker,
    Put,
    TakePlan,
    Upload,
    UseEnergy,
    UseFieldScientist,
    UseFieldTile,
    UseResources,
    UseScientist,
)
from kosmodrom.testing.positions import offered, question, told
from tests.games.skymines.kit import A, AnyTable, B, Position, do, finish_round, player, seen


def open_slots(table: AnyTable, seat: int = A) -> str:
    slots = seen(table).players[seat].slots
    return "".join(name for name, slot in zip("ABCDE", slots, strict=True) if slot.open)


def opened(table: AnyTable) -> list[tuple[int, str]]:
    return [(event.seat, event.slot) for event in told(table) if isinstance(event, SlotOpened)]


def walk(position: Position, *, start: int, plans: int, reward: effects.PlanReward) -> None:
    """A has a scientist with 2 points, and plans ahead that are met; the last has this reward."""
    position.area(A, "start-scientist", "start-carbon-2")
    someone = position.player(A)
    someone.screens = [someone.screens[1]] * (start + 1) + [-1] * (15 - start)
    someone.upload = start
    for number in range(1, plans + 1):
        gain = reward if number == plans else effects.Coins(9)
        plan = position.plan("B", [effects.Units("carbon", 2)], [gain])
        position.screen(A, start + number, plan)


def use_up(table: AnyTable) -> None:
    """Take coins for research points, and no plans."""
    while question(table, A) == "points":
        do(table, TAKE_COIN)


# Additional slots


@pytest.mark.rule("SKY-1101", "SKY-1102", "SKY-1104", "SKY-1105")
@pytest.mark.parametrize(("start", "reached"), [(5, 7), (6, 8), (7, 9), (8, 10)])
def test_the_tank_opens_the_left_slot(start: int, reached: int) -> None:
    """The tile moves the marker 2 spaces; passing space 8 is enough."""
    position = Position()
    position.tiles(A, "field")
    position.player(A).tank = start
    table = position.table()
    assert open_slots(table) == ("ABCD" if start == 8 else "BCD")
    do(table, UseFieldTile())
    assert player(table, A).tank == reached
    assert open_slots(table) == ("BCD" if reached < 8 else "ABCD")
    assert opened(table) == ([(A, "A")] if start < 8 <= reached else [])
    assert open_slots(table, B) == "BCD"
    finish_round(table)
    slots = {option.slot for option in offered(table, A, Put)}
    assert ("A" in slots) == (reached >= 8)
    assert "E" not in slots


@pytest.mark.rule("SKY-1103", "SKY-1104", "SKY-1102", "SKY-1105", "SKY-562")
@pytest.mark.parametrize(("plans", "reached"), [(1, 3), (2, 4), (3, 5)])
def test_the_research_track_opens_the_right_slot(plans: int, reached: int) -> None:
    position = Position()
    walk(position, start=2, plans=plans, reward=effects.Coins(1))
    table = position.table()
    do(table, UseScientist("B"), *[Upload()] * plans)
    use_up(table)
    assert player(table, A).upload == reached
    assert open_slots(table) == ("BCD" if reached < 4 else "BCDE")
    assert opened(table) == ([(A, "E")] if reached >= 4 else [])
    finish_round(table)
    slots = {option.slot for option in offered(table, A, Put)}
    assert ("E" in slots) == (reached >= 4)
    assert "A" not in slots


@pytest.mark.rule("SKY-1102")
def test_a_slot_opened_in_a_round_takes_no_card_in_it() -> None:
    position = Position()
    position.tiles(A, "field")
    position.player(A).tank = 7
    position.area(A, "start-carbon-1")
    table = position.table()
    do(table, UseFieldTile(), PASS)
    assert not offered(table, A, Put)
    assert [slot.card for slot in seen(table).players[A].slots] == [
        None,
        "start-carbon-1",
        None,
        None,
        None,
    ]


# The end of the tank


@pytest.mark.rule("SKY-1106", "SKY-EX-33")
@pytest.mark.parametrize(
    ("start", "tank", "coins"), [(24, 27, 0), (25, 28, 0), (26, 28, 2), (27, 28, 4), (28, 28, 6)]
)
def test_spaces_past_the_end_of_the_tank_are_coins(start: int, tank: int, coins: int) -> None:
    """A reward of 3 tank spaces, 1 before the end: 1 space and 4 coins."""
    position = Position()
    position.area(A, position.card("field", tank=3, coins=0))
    position.player(A).tank = start
    table = position.table()
    do(table, UseFieldScientist("B"))
    assert (player(table, A).tank, player(table, A).coins) == (tank, 1 + coins)
    finish_round(table)
    assert player(table, A).tank == tank


@pytest.mark.rule("SKY-1106")
def test_whatever_moves_the_marker_pays() -> None:
    """The minerals majority has a tank space."""
    position = Position()
    position.area(A, position.card("minerals", 4))
    position.player(A).tank = 28
    table = position.table()
    do(table, PlaceMarker("majority-minerals", 2))
    assert (player(table, A).tank, player(table, A).coins) == (28, 1 + 2)


# The end of the research track


@pytest.mark.rule("SKY-1107")
def test_research_points_past_the_end_are_two_coins_each() -> None:
    """Two points of a scientist, and nothing to choose."""
    position = Position()
    walk(position, start=15, plans=0, reward=effects.Coins(1))
    table = position.table()
    do(table, UseScientist("B"))
    assert set(table.pending) == {B}
    assert (player(table, A).coins, player(table, A).upload) == (1 + 4, 15)
    assert (player(table, A).gained, seen(table).supplement) == ([], 1)


@pytest.mark.rule("SKY-1107")
def test_points_of_a_bonus_space_past_the_end() -> None:
    position = Position()
    walk(position, start=15, plans=0, reward=effects.Coins(1))
    position.area(A, "start-minerals-1")
    table = position.table()
    do(table, UseResources(("D",)), Advance("skymine"))
    do(table, PASS)
    do(table, PlaceMarker("first-player"))
    assert player(table, A).coins == 1 + 2


@pytest.mark.rule("SKY-1107")
def test_one_screen_before_the_end_points_are_still_points() -> None:
    position = Position()
    walk(position, start=14, plans=0, reward=effects.Coins(1))
    table = position.table()
    do(table, UseScientist("B"))
    assert question(table, A) == "points"
    assert offered(table, A, TakePlan)


@pytest.mark.rule("SKY-1108", "SKY-Q-08")
def test_points_of_the_action_that_arrives_are_coins_already() -> None:
    """3 points of the last plan and 2 of the scientist are 10 coins."""
    position = Position()
    walk(position, start=13, plans=2, reward=effects.Research(3))
    table = position.table()
    do(table, UseScientist("B"), Upload(), Upload())
    assert set(table.pending) == {B}
    assert (player(table, A).coins, player(table, A).upload) == (1 + 6 + 4, 15)
    assert STOP not in offered(table, A)


@pytest.mark.rule("SKY-1107")
def test_research_stations_past_the_end() -> None:
    """The points of an expansion are coins: a sector that has nothing but research stations."""
    position = Position()
    walk(position, start=15, plans=0, reward=effects.Coins(1))
    sectors = position.box.moon.sectors.values()
    points = {
        sector.id: sum(b.n for b in sector.buildings if b.kind == "research-station")
        for sector in sectors
    }
    only = next(
        sector
        for sector in sectors
        if points[sector.id]
        and all(building.kind == "research-station" for building in sector.buildings)
    )
    near = next(id for id in only.borders if id in points)
    position.hold("minerva", str(position.box.moon.sectors[near].number))
    position.area(A, position.card("energy", 3))
    table = position.table()
    do(table, UseEnergy("minerva"), Enter(only.id))
    while set(table.pending) == {A}:
        options = offered(table, A)
        do(table, STOP if STOP in options else options[0])
    assert player(table, A).coins == 1 + 2 * points[only.id]
