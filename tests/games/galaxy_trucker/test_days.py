"""Rockets on the flight board."""

from __future__ import annotations

import pytest

from kosmodrom.games.galaxy_trucker.events.flight import DaysGained, DaysLost
from kosmodrom.games.galaxy_trucker.steps import Days
from tests.games.galaxy_trucker.kit import A, B, C, Position, days, events


def moved(position: Position, *moves: tuple[int, int]) -> list[int]:
    return days(position.carry_out(Days(list(moves))))


@pytest.mark.rule("GTB-703", "GT-Q-117")
def test_only_free_spaces_are_counted() -> None:
    position = Position(seats=3)
    position.days(0, -2, -3)
    assert moved(position, (C, 2)) == [0, -2, 1]  # -1, and past A to 1
    assert moved(position, (A, -2)) == [-4, -2, -3]
    assert moved(position, (B, 1)) == [0, -1, -3]


@pytest.mark.rule("GTB-703")
def test_the_next_free_space_is_beyond_all_that_are_occupied() -> None:
    position = Position(seats=3)
    position.days(2, 1, 0)
    assert moved(position, (C, 1)) == [2, 1, 3]
    assert moved(position, (A, -1)) == [-1, 1, 0]


@pytest.mark.rule("GTB-604", "GTB-703")
def test_the_track_is_a_loop() -> None:
    position = Position(seats=2)
    position.days(35, -4)  # -4 and 36 are the same space
    assert moved(position, (A, 1)) == [37, -4]
    assert moved(position, (A, 6)) == [42, -4]


@pytest.mark.rule("GT-Q-18")
def test_rockets_in_hyperspace_occupy_their_space_and_those_that_left_do_not() -> None:
    position = Position(seats=2)
    position.days(1, 0)
    position.away(A)
    assert moved(position, (B, 1)) == [1, 2]
    position = Position(seats=2)
    position.days(1, 0)
    position.gone(A)
    assert moved(position, (B, 1)) == [1, 1]


@pytest.mark.rule("GTB-704", "GT-1103")
def test_the_rearmost_loses_days_first_and_the_foremost_gains_first() -> None:
    position = Position(seats=3)
    position.days(2, 1, 0)
    table = position.carry_out(Days([(A, -1), (B, -1), (C, -1)]))
    assert events(table, DaysLost) == [DaysLost(C, 1, -1), DaysLost(B, 1, 0), DaysLost(A, 1, 1)]
    table = position.carry_out(Days([(C, 1), (B, 1), (A, 1)]))
    assert events(table, DaysGained) == [
        DaysGained(A, 1, 3),
        DaysGained(B, 1, 2),
        DaysGained(C, 1, 1),
    ]


@pytest.mark.rule("GT-291", "GT-Q-93")
def test_ships_in_hyperspace_do_not_move() -> None:
    position = Position(seats=2)
    position.days(5, 0)
    position.away(B)
    assert moved(position, (A, -1), (B, -3)) == [4, 0]
