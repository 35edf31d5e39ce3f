"""Planets: who lands where, with five players too."""

from __future__ import annotations

import pytest

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.flight import DaysLost
from kosmodrom.games.galaxy_trucker.moves.cards import FLY_ON, Land
from kosmodrom.games.galaxy_trucker.moves.goods import DoneLoading, Forgo, Load
from kosmodrom.games.galaxy_trucker.steps.cards import Planets
from kosmodrom.games.galaxy_trucker.terms import NOTHING, Goods
from kosmodrom.testing.positions import offered, question
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    D,
    E,
    Position,
    days,
    do,
    events,
    goods,
)


def planets(position: Position, card: str) -> AnyTable:
    position.card(card)
    return position.carry_out(steps.Resolve())


def numbers(table: AnyTable, seat: int) -> list[int]:
    """The planets on which a player may land."""
    return [option.planet for option in offered(table, seat, Land)]


@pytest.mark.rule("GTB-803", "GT-Q-124")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_the_leader_on_each_may_land_on_a_free_planet(seats: int) -> None:
    position = Position(seats)
    position.days(*range(seats))  # the last seat leads
    table = planets(position, "planets-1d")  # four planets
    free = [1, 2, 3, 4]
    for seat in reversed(range(seats)):
        assert list(table.pending) == [seat]
        assert numbers(table, seat) == free
        do(table, Land(free.pop(0)))
    assert not table.pending
    assert days(table) == [day - 3 for day in range(seats)]


@pytest.mark.rule("GTB-803")
def test_goods_are_loaded_before_the_next_player_decides() -> None:
    position = Position(2)
    position.ship(A, "H---W2")
    table = planets(position, "planets-1a")
    do(table, Land(1))
    assert question(table, A) == "load"
    do(table, *[Load("green", *position.place(A, "W2"))] * 2)
    assert goods(table, A) == "green green"
    assert list(table.pending) == [B]


@pytest.mark.rule("GTB-803")
def test_landing_is_optional_and_who_flies_on_loses_no_days() -> None:
    position = Position(2)
    table = planets(position, "planets-1a")
    do(table, FLY_ON, Land(2))
    assert days(table) == [0, -4]
    assert table.game.state.used_card


@pytest.mark.rule("GTB-804", "GT-413", "GT-Q-124")
def test_days_are_lost_at_the_end_by_the_rearmost_first() -> None:
    position = Position(3)
    position.days(2, 1, 0)
    table = planets(position, "planets-1a")
    do(table, Land(1), Land(2), Land(3))
    assert [event.seat for event in events(table, DaysLost)] == [C, B, A]
    assert days(table) == [0, -1, -2]


@pytest.mark.rule("GT-851", "GT-852")
def test_planets_on_which_nobody_landed_are_not_used() -> None:
    table = planets(Position(2), "planets-1a")
    do(table, FLY_ON, FLY_ON)
    assert not table.game.state.used_card


@pytest.mark.rule("GT-410", "GT-412")
@pytest.mark.parametrize("variant", [False, True])
def test_one_player_may_land_on_a_taken_planet_with_the_rules_for_five(variant: bool) -> None:
    position = Position(4, four_is_five=True) if variant else Position(5)
    position.days(*range(0, -10 * position.seats, -10))
    table = planets(position, "planets-1c")  # two planets
    do(table, Land(1))
    assert offered(table, B, Land)[0].shared
    assert not offered(table, B, Land)[1].shared
    do(table, Land(1))
    assert numbers(table, C) == [2]
    do(table, Land(2))
    assert not table.pending  # nothing is left for the others
    assert days(table)[:4] == [-3, -13, -23, -30]


@pytest.mark.rule("GT-410")
def test_four_players_share_no_planet() -> None:
    table = planets(Position(4), "planets-1c")
    do(table, Land(1))
    assert numbers(table, B) == [2]


@pytest.mark.rule("GT-403")
def test_the_rules_for_five_hold_when_some_have_given_up() -> None:
    position = Position(5)
    position.gone(C, D, E)
    table = planets(position, "planets-1c")
    do(table, Land(1))
    assert numbers(table, B) == [1, 2]


@pytest.mark.rule("GT-EX-08", "GT-411", "GT-413")
def test_the_example_of_five_on_three_planets() -> None:
    position = Position(5, flight="II")
    position.ship(A, "WS2-H---WS1")
    position.ship(B, "WS1-H---WS2\n    |\n    W2")
    position.ship(C, "WS1-H---WS1\n    |\n    W2")
    position.ship(D, "H---W2")
    table = planets(position, "planets-2d")

    def load(seat: int, *cubes: tuple[Goods, str]) -> None:
        for colour, hold in cubes:
            do(table, Load(colour, *position.place(seat, hold)))

    do(table, Land(1))
    load(A, ("red", "WS2"), ("red", "WS2"), ("red", "WS1"))
    assert goods(table, A) == "red red red"  # no room for the yellow one
    assert numbers(table, B) == [1, 2, 3]
    do(table, Land(2))
    load(B, ("red", "WS1"), ("red", "WS2"), ("green", "W2"), ("green", "W2"))
    assert numbers(table, C) == [1, 2, 3]
    do(table, Land(1))
    assert offered(table, C, Forgo) == [Forgo("red"), Forgo("yellow")]
    do(table, Forgo("red"))
    load(C, ("red", "WS1#1"), ("red", "WS1#2"), ("yellow", "W2"))
    assert goods(table, C) == "red red yellow"
    assert numbers(table, D) == [3]
    do(table, Land(3))
    do(table, DoneLoading())
    assert not table.pending  # E has nowhere to land
    assert [event.seat for event in events(table, DaysLost)] == [D, C, B, A]
    before = [-3 * seat for seat in range(5)]
    assert days(table)[E] == before[E]
    assert all(now < then for now, then in zip(days(table)[:4], before[:4], strict=True))


@pytest.mark.rule("GT-Q-32")
def test_a_taken_planet_with_one_cube_gives_nothing_and_costs_the_days() -> None:
    position = Position(5)
    position.ship(B, "H---W2")
    table = planets(position, "planets-1a")
    do(table, Land(2), Land(2))
    assert goods(table, B) == ""
    do(table, FLY_ON, FLY_ON, FLY_ON)
    assert days(table)[B] == -5  # past C


@pytest.mark.rule("GT-288")
def test_a_ship_in_hyperspace_does_not_land() -> None:
    position = Position(2)
    position.away(A)
    table = planets(position, "planets-1a")
    assert list(table.pending) == [B]


@pytest.mark.rule("GT-Q-92")
def test_who_has_given_up_since_the_pass_began_is_skipped() -> None:
    position = Position(3)
    position.card("planets-1a")
    position.gone(A)
    table = position.carry_out(Planets([A, B, C], [NOTHING] * 3))
    assert list(table.pending) == [B]
