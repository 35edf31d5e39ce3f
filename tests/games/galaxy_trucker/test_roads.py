"""Rough Road before and while ships are built (GT-801 to GT-812, GT-915 to GT-938)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from kosmodrom.core.errors import GameOptionsError
from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.box import load_box
from kosmodrom.games.galaxy_trucker.events.building import (
    DeadColumnRolled,
    PartsOrdered,
    RoadBinds,
    RoadsDrawn,
    SurpriseDrawn,
)
from kosmodrom.games.galaxy_trucker.moves.building import Finish
from kosmodrom.games.galaxy_trucker.rules.base import dead_column_for, road
from kosmodrom.games.galaxy_trucker.rules.roads import draw_roads
from kosmodrom.games.galaxy_trucker.tables import ROAD_NUMBER, WIDTH
from kosmodrom.games.galaxy_trucker.terms import ROUGH_ROADS, RoughRoad, ShipClass
from tests.games.galaxy_trucker.kit import A, AnyTable, B, C, D, Position, events, luck, player
from tests.games.galaxy_trucker.shipyard import Yard
from tests.games.galaxy_trucker.test_setup import play_flight, start

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])
BUILDING = {
    "turbulence", "made_to_order", "dead_zone", "nasty_surprise", "short_hourglass", "no_reserves",
    "blind_flight",
}  # fmt: skip


def next_roads(position: Position, *roads: RoughRoad) -> None:
    """The roads that are drawn next, the first one first."""
    numbers = [ROAD_NUMBER[name] for name in roads]
    deck = [number for number in position.state.road_deck if number not in numbers]
    position.state.road_deck = [*deck, *reversed(numbers)]


def drawn_roads(seats: int, *roads: RoughRoad, flight: ShipClass = "I", **options: Any) -> AnyTable:
    """A table on which these roads have just been drawn for everybody."""
    yard = Yard(seats, flight=flight, roads=len(roads), **options)
    next_roads(yard, *roads)
    return yard.draw_roads()


def bound(table: AnyTable, seat: Seat) -> list[str]:
    """The roads that bind a player."""
    return [name for name in ROUGH_ROADS if road(table.game, seat, name)]


def everybody_finishes(table: AnyTable) -> None:
    for seat in range(table.seats):
        table.decide(seat, Finish(seat + 1))


# Drawing


@pytest.mark.rule("GT-801", "GT-802", "GT-803")
@every_count
@pytest.mark.parametrize("level", range(7))
def test_as_many_roads_as_the_level_bind_everybody(seats: int, level: int) -> None:
    table = start(seats, roads=level)
    state = table.game.state
    assert len(state.roads) == level
    assert len(state.road_deck) == 25 - level
    names = tuple(ROUGH_ROADS[number] for number in state.roads)
    assert events(table, RoadsDrawn) == ([RoadsDrawn(names)] if level else [])
    for seat in range(seats):
        assert sorted(bound(table, seat)) == sorted(names)
    assert events(table, RoadBinds) == []


@pytest.mark.rule("GT-804", "GT-802")
def test_each_flight_has_new_roads() -> None:
    table = start(3, roads=3, handlings=6)
    drawn: list[set[int]] = []
    while not table.finished:
        drawn.append(set(table.game.state.roads[:3]))
        assert bin(player(table, A).roads).count("1") >= 3
        play_flight(table)
    assert len(drawn) == 3
    assert all(not one & other for one, other in pairwise(drawn))


@pytest.mark.rule("GT-804", "GT-Q-62")
def test_discards_are_shuffled_when_the_deck_is_empty() -> None:
    yard = Yard(2, roads=4)
    state = yard.state
    state.road_deck, state.road_discard = [0, 1], list(range(2, 22))
    state.roads = [22, 23, 24]
    table = yard.draw_roads()
    state = table.game.state
    assert set(state.roads[:2]) == {0, 1}
    assert sorted([*state.road_deck, *state.road_discard, *state.roads]) == list(range(25))
    assert state.road_discard == []


# Handicaps


@pytest.mark.rule("GT-810", "GT-811", "GT-812", "GT-Q-63", "GT-EX-23")
def test_handicaps_bind_each_by_a_number_of_their_own() -> None:
    table = start(4, handicaps=True, handicap_1=0, handicap_2=2, handicap_3=4, handicap_4=2)
    names = [ROUGH_ROADS[number] for number in table.game.state.roads]
    assert len(names) == 4
    assert bound(table, A) == []
    assert sorted(bound(table, B)) == sorted(bound(table, D)) == sorted(names[:2])
    assert sorted(bound(table, C)) == sorted(names)
    assert events(table, RoadBinds) == [
        RoadBinds(A, 0), RoadBinds(B, 2), RoadBinds(C, 4), RoadBinds(D, 2),
    ]  # fmt: skip


@pytest.mark.rule("GT-810")
def test_merciless_fate_is_not_in_the_handicap_variant() -> None:
    state = start(2, handicaps=True, handicap_1=1).game.state
    assert ROAD_NUMBER["merciless_fate"] not in [*state.road_deck, *state.roads]
    assert len(state.road_deck) == 23


@pytest.mark.rule("GT-811")
def test_handicaps_take_the_place_of_the_level() -> None:
    with pytest.raises(GameOptionsError):
        start(2, handicaps=True, handicap_1=1, roads=2)


@pytest.mark.rule("GT-812")
def test_handicaps_of_seats_that_are_not_there_draw_nothing() -> None:
    assert len(start(2, handicaps=True, handicap_1=1, handicap_3=6).game.state.roads) == 1


# Nasty Surprise


@pytest.mark.rule("GT-806", "GT-Q-51")
def test_which_roads_act_while_building() -> None:
    assert {card.id for card in load_box().rough_roads if card.building} == BUILDING


@pytest.mark.rule("GT-927", "GT-Q-50", "GT-806")
@every_count
def test_a_nasty_surprise_comes_when_ships_are_built(seats: int) -> None:
    yard = Yard(seats, roads=1)
    next_roads(yard, "nasty_surprise", "dead_zone", "turbulence", "union_ship")
    table = yard.draw_roads()
    assert bound(table, A) == ["nasty_surprise"]
    everybody_finishes(table)
    for seat in range(seats):
        assert set(bound(table, seat)) == {"nasty_surprise", "union_ship"}
    assert events(table, SurpriseDrawn) == [SurpriseDrawn("union_ship")]
    under = table.game.state.road_deck[:2]
    assert [ROUGH_ROADS[number] for number in under] == ["turbulence", "dead_zone"]


@pytest.mark.rule("GT-927", "GT-Q-63")
def test_a_surprise_binds_those_whom_it_surprises() -> None:
    yard = Yard(2)
    yard.roads("nasty_surprise", seats=[B])
    next_roads(yard, "union_ship")
    table = yard.open()
    everybody_finishes(table)
    assert bound(table, A) == []
    assert "union_ship" in bound(table, B)


@pytest.mark.rule("GT-Q-50", "GT-Q-62")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_a_surprise_comes_from_the_discards_if_the_deck_has_none(left: int) -> None:
    yard = Yard(2)
    yard.roads("nasty_surprise")
    state = yard.state
    building = [ROAD_NUMBER[name] for name in ("dead_zone", "turbulence", "no_reserves")][:left]
    state.road_discard = [number for number in state.road_deck if number not in building]
    state.road_deck = list(building)
    table = yard.open()
    everybody_finishes(table)
    (surprise,) = events(table, SurpriseDrawn)
    assert surprise.road not in BUILDING
    state = table.game.state
    assert sorted([*state.road_deck, *state.road_discard, *state.roads]) == list(range(25))


# Dead Zone


@pytest.mark.rule("GT-922", "GT-Q-82")
@pytest.mark.parametrize(
    ("flight", "inside"),
    [
        ("I", range(5, 10)), ("IIIA", range(5, 10)), ("II", range(4, 11)), ("III", range(3, 12)),
        ("IIA", [3, 4, 5, 6, 8, 9, 10, 11]), ("IA", range(2, 13)),
    ],
)  # fmt: skip
def test_the_dead_column_is_rolled_until_it_is_inside(flight: ShipClass, inside: list[int]) -> None:
    for number in range(2, 13):
        yard = Yard(2, flight=flight, roads=1)
        next_roads(yard, "dead_zone")
        yard.state.rng = luck((number, 6))
        table = yard.draw_roads()
        assert table.game.state.dead == (number if number in inside else 6)
        assert events(table, DeadColumnRolled) == [DeadColumnRolled(table.game.state.dead)]


@pytest.mark.rule("GT-922", "GT-Q-63")
def test_the_dead_column_lies_on_the_ships_it_binds() -> None:
    yard = Yard(2)
    yard.roads("dead_zone", seats=[B])
    yard.state.dead = 8
    game = yard.open().game
    assert (dead_column_for(game, A), dead_column_for(game, B)) == (
        0,
        yard.board.cell(7, 8) % WIDTH,
    )


@pytest.mark.rule("GT-804", "GT-922")
def test_a_dead_zone_ends_with_its_flight() -> None:
    yard = Yard(2, roads=1)
    yard.roads("dead_zone")
    yard.state.dead = 8
    next_roads(yard, "union_ship")
    table = yard.draw_roads()
    assert table.game.state.dead == 0
    assert bound(table, A) == ["union_ship"]


# Made to Order


@pytest.mark.rule("GT-915", "GT-916", "GT-Q-05", "GT-Q-81")
@pytest.mark.parametrize(
    ("flight", "number"),
    [("I", 12), ("IA", 12), ("II", 18), ("IIA", 18), ("III", 24), ("IIIA", 24)],
)
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_gets_an_order(flight: ShipClass, number: int, seats: int) -> None:
    table = drawn_roads(seats, "made_to_order", flight=flight)
    state = table.game.state
    orders = [p.ordered for p in state.players]
    assert [len(order) for order in orders] == [number] * seats
    assert len({part for order in orders for part in order}) == number * seats
    assert len(state.warehouse) == (181 if seats == 5 else 140) - number * seats
    told = events(table, PartsOrdered, seats - 1)
    assert [(event.seat, len(event.parts)) for event in told] == [
        (seat, number) for seat in range(seats)
    ], "the pools are public"


@pytest.mark.rule("GT-915", "GT-Q-63")
def test_only_those_it_binds_get_an_order() -> None:
    yard = Yard(3, handicaps=True, handicap_2=1)
    next_roads(yard, "made_to_order")
    table = yard.draw_roads()
    assert [len(p.ordered) for p in table.game.state.players] == [0, 12, 0]


@pytest.mark.rule("GT-802")
def test_without_a_level_nothing_is_drawn() -> None:
    yard = Yard(2)
    game = yard.open().game
    draw_roads(game)
    assert (game.state.roads, len(game.state.road_deck)) == ([], 25)
