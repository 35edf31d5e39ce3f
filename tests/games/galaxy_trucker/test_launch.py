"""The launch."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.events.flight import EnvyShoots, GaveUp, HalfWithdrawn
from kosmodrom.games.galaxy_trucker.moves.building import finish
from kosmodrom.games.galaxy_trucker.rules.flight import begin_flight
from kosmodrom.games.galaxy_trucker.rules.launch import launch
from kosmodrom.games.galaxy_trucker.steps import EnvyShot, Ready
from kosmodrom.games.galaxy_trucker.terms import ShipClass
from tests.games.galaxy_trucker.kit import A, AnyTable, B, C, Position, days, events, player


def launched(position: Position) -> AnyTable:
    """The table after the launch, before anything that the launch put first is done."""
    cards = position.state.decks[position.board.level - 1]
    position.state.piles = [[card] for card in cards[:4]]
    table = position.carry_out()
    launch(table.game)
    return table


@pytest.mark.rule("GTB-603", "GT-Q-99")
@pytest.mark.parametrize(
    ("flight", "expected"),
    [("I", [0, -2, -4, -6, -8]), ("II", [0, -3, -6, -9, -12]), ("III", [0, -4, -8, -12, -16])],
)
def test_rockets_stand_by_their_number_tiles(flight: ShipClass, expected: list[int]) -> None:
    position = Position(seats=5, flight=flight, phase="launch")
    for seat, number in enumerate((3, 1, 5, 2, 4)):
        position.player(seat).number = number
    table = launched(position)
    assert days(table) == [expected[number - 1] for number in (3, 1, 5, 2, 4)]
    assert all(each.flying for each in table.game.state.players)
    assert table.game.state.phase == "flight"
    assert not table.game.state.todo
    begin_flight(table.game)
    assert table.game.state.todo == [Ready([1, 3, 0, 4, 2])]


@pytest.mark.rule("GTB-425", "GTB-909")
def test_a_ship_without_a_human_does_not_fly() -> None:
    position = Position(seats=2, phase="launch")
    position.ship(A, "H", crew={"H": 0})
    table = launched(position)
    assert events(table, GaveUp) == [GaveUp(A, "no_human")]
    assert [each.flying for each in table.game.state.players] == [False, True]
    begin_flight(table.game)
    assert table.game.state.todo == [Ready([B])]


@pytest.mark.rule("GT-Q-41", "GT-Q-43")
def test_halves_without_a_human_and_halves_that_are_not_there() -> None:
    position = Position(seats=3, flight="IIA", phase="launch")
    position.ship(A, "C---E               C---E", at=(6, 3), crew={"C#1": 0})
    position.ship(B, "C---E", at=(6, 3))
    position.ship(C, "C---E               C---E", at=(6, 3))
    table = launched(position)
    assert events(table, HalfWithdrawn) == [HalfWithdrawn(A, "left", "no_human")]
    assert [player(table, seat).halves for seat in (A, B, C)] == [0b10, 0b01, 0b11]
    assert not player(table, A).lost
    assert len(table.game.state.returned) == 2


@pytest.mark.rule("GT-836", "GT-Q-66", "GT-1118")
def test_each_ship_but_the_last_is_shot_at_from_behind() -> None:
    position = Position(seats=3, phase="launch")
    position.roads("object_of_envy")
    table = launched(position)
    assert table.game.state.todo == [EnvyShot(B, A), EnvyShot(C, B)]


@pytest.mark.rule("GT-836", "GT-Q-28")
def test_the_first_shots_strike_and_whoever_has_no_human_left_leaves() -> None:
    position = Position(seats=2)
    position.roads("object_of_envy")
    position.player(A).saved = False
    position.dice(7)
    table = position.carry_out(EnvyShot(B, A))
    assert events(table, EnvyShoots) == [EnvyShoots(B, A)]
    assert player(table, A).lost  # the starting cabin, struck from the rear
    begin_flight(table.game)
    assert events(table, GaveUp) == [GaveUp(A, "no_human")]


@pytest.mark.rule("GT-Q-63")
def test_envy_shoots_at_those_alone_whom_it_binds() -> None:
    position = Position(seats=3, phase="launch")
    position.roads("object_of_envy", seats=[B])
    assert launched(position).game.state.todo == [EnvyShot(C, B)]


def test_ships_are_surveyed_once_between_building_and_the_flight(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing comes aboard that their figures depend on, so they cost the time of one survey."""
    surveyed: list[int] = []
    survey = ships.survey

    def counted(*arguments: Any) -> None:
        surveyed.append(1)
        survey(*arguments)

    monkeypatch.setattr(ships, "survey", counted)
    table: AnyTable = Table.start("galaxy_trucker", seats=2, seed=1)
    for seat, number in ((A, 1), (B, 2)):
        table.decide(seat, finish(number))
    assert [table.pending[seat].question.id for seat in (A, B)] == ["ready", "ready"]
    assert len(surveyed) == 2
    assert table.game.state.players[A].ship.exposed > 0
