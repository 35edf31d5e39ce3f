"""Sabotage: whose ship it strikes, and how often the dice are rolled."""

from __future__ import annotations

import pytest

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.cards import Alone, WeakestFound
from kosmodrom.games.galaxy_trucker.events.flight import Counted
from kosmodrom.games.galaxy_trucker.events.hits import CoordinatesRolled, PartLost
from tests.games.galaxy_trucker.kit import A, AnyTable, B, C, D, E, Position, Roll, events

LARGER = "C---H---C"


def sabotage(position: Position, *rolls: Roll) -> AnyTable:
    position.card("sabotage-3")
    position.dice(*rolls)
    return position.carry_out(steps.Resolve())


def lost(table: AnyTable) -> list[tuple[int, int, int]]:
    """Who lost a part in which row and column."""
    return [(event.seat, event.row, event.column) for event in events(table, PartLost)]


def rolls(table: AnyTable) -> int:
    return len(events(table, CoordinatesRolled))


@pytest.mark.rule("GTB-826", "GT-443", "GT-Q-119")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_part_of_the_smallest_crews_ship_is_destroyed(seats: int) -> None:
    position = Position(seats)
    for seat in range(seats):
        position.ship(seat, LARGER if seat else "X---H---X")
    table = sabotage(position, 8, 7)  # the column first
    assert lost(table) == [(A, 7, 8)]
    assert [event.how for event in events(table, PartLost)] == ["destroyed"]
    assert len(events(table, Counted)) == seats


@pytest.mark.rule("GTB-826", "GT-Q-118")
def test_among_equal_crews_the_one_further_ahead_is_struck() -> None:
    position = Position(3)
    position.days(-20, 0, -10)
    table = sabotage(position, 7, 7)
    assert events(table, WeakestFound) == [WeakestFound(B, "crew", True)]
    assert lost(table) == [(B, 7, 7)]


@pytest.mark.rule("GTB-826", "GT-443", "GT-Q-119")
def test_after_three_rolls_in_vain_the_saboteur_gives_up() -> None:
    table = sabotage(Position(2), 6, 6, 6, 6, 6, 6)
    assert rolls(table) == 3
    assert lost(table) == []


@pytest.mark.rule("GTB-827", "GT-442", "GT-Q-118")
@pytest.mark.parametrize("alone", ["gone", "away"])
def test_a_single_ship_is_not_sabotaged(alone: str) -> None:
    position = Position(2)
    getattr(position, alone)(B)
    table = sabotage(position, 7, 7)
    assert events(table, Alone) == [Alone("sabotage")]
    assert events(table, Counted) == []
    assert rolls(table) == 0
    assert lost(table) == []


@pytest.mark.rule("GT-Q-29")
def test_the_diplomat_does_not_help_against_sabotage() -> None:
    position = Position(2, technologies=True)
    position.ship(A, "H---C---BL", crew={"H": 0}, aliens={"blue": "C"})
    position.specialist(A, "diplomat")
    table = sabotage(position, 7, 7)
    assert lost(table)[0] == (A, 7, 7)


FAR = "H---X---X\n        |\n        X\n        |\n        X"
"""A part in row 9 and column 9, none in row 6 or 8 of the same column."""


def five() -> Position:
    """A has the smallest crew, B the second smallest."""
    position = Position(5)
    for seat in range(5):
        position.ship(seat, LARGER)
    position.ship(A, "H", crew={"H": 0})
    position.ship(B, "H", crew={"H": 1})
    return position


@pytest.mark.rule("GT-EX-34", "GT-440")
def test_the_first_two_rolls_are_for_both_and_the_third_for_the_weakest() -> None:
    position = five()
    position.ship(A, FAR, crew={"H": 0})
    position.ship(B, "H---X\n    |\n    X", crew={"H": 1})
    table = sabotage(position, 6, 6, 8, 8, 9, 9)
    assert rolls(table) == 3
    assert lost(table) == [(B, 8, 8), (A, 9, 9)]


@pytest.mark.rule("GT-EX-34", "GT-440")
def test_the_third_roll_does_not_strike_the_second_weakest() -> None:
    position = five()
    position.ship(B, FAR, crew={"H": 1})
    table = sabotage(position, 6, 6, 8, 8, 9, 9)
    assert rolls(table) == 3
    assert lost(table) == []


@pytest.mark.rule("GT-EX-34", "GT-440")
def test_when_the_weakest_is_hit_the_other_has_one_roll_left() -> None:
    position = five()
    position.ship(A, "X---H\n|\nX", crew={"H": 0})
    table = sabotage(position, 6, 8, 9, 9, 9, 9)
    assert rolls(table) == 2
    assert lost(table) == [(A, 8, 6)]


@pytest.mark.rule("GT-441")
def test_two_ships_of_five_have_one_target() -> None:
    position = five()
    position.gone(C, D, E)
    table = sabotage(position, 7, 7)
    assert {seat for seat, _row, _column in lost(table)} == {A}


@pytest.mark.rule("GT-873", "GT-876", "GT-Q-73")
def test_with_merciless_fate_all_but_the_largest_crew_are_struck() -> None:
    position = five()
    position.roads("merciless_fate")
    position.ship(E, "C---H---C\n    |\n    C")
    position.ship(C, "W2--H---C")
    table = sabotage(position, 6, 7, 9, 9, 7, 7)
    assert rolls(table) == 3
    struck = [(seat, row, column) for seat, row, column in lost(table)]
    assert (C, 7, 6) in struck
    assert (D, 7, 6) in struck
    assert (A, 7, 7) in struck
    assert (B, 7, 7) in struck  # the third roll strikes everybody not yet hit
    assert (C, 7, 7) not in struck
    assert all(seat != E for seat, _row, _column in struck)
