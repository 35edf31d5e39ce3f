"""Open space: how far the engines go, and who is left without."""

from __future__ import annotations

import pytest

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.flight import Counted, DaysGained, GaveUp, HalfWithdrawn
from kosmodrom.games.galaxy_trucker.steps.cards import OpenSpace
from kosmodrom.testing.positions import offered, question
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    days,
    do,
    events,
    player,
)


def open_space(position: Position) -> AnyTable:
    position.card("open-space-1a")
    return position.carry_out(steps.Resolve())


def thrusts(position: Position, *powers: int) -> None:
    """Engine powers by seat."""
    for seat, power in enumerate(powers):
        position.player(seat).ship.thrust = [power, 0]


@pytest.mark.rule("GTB-801")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_from_the_leader_on_each_moves_by_engine_power(seats: int) -> None:
    position = Position(seats)
    position.days(*range(0, 20 * seats, 20)[:seats])
    thrusts(position, *range(1, seats + 1))
    table = open_space(position)
    assert [event.seat for event in events(table, DaysGained)] == list(reversed(range(seats)))
    assert days(table) == [20 * seat + seat + 1 for seat in range(seats)]


@pytest.mark.rule("GTB-801", "GTB-703")
def test_each_moves_before_the_next_one_counts() -> None:
    position = Position(2)
    position.days(2, 0)
    position.ship(A, "H---B2\n|\nEE")
    position.ship(B, "H---B2\n|\nEE")
    table = open_space(position)
    assert list(table.pending) == [A]
    do(table, offered(table, A)[0])  # power the engine
    while A in table.pending:
        do(table, offered(table, A)[-1])
    assert days(table) == [4, 0]
    assert list(table.pending) == [B]


@pytest.mark.rule("GT-Q-92")
def test_overtaking_does_not_change_who_comes_next() -> None:
    position = Position(3)
    position.days(2, 1, 0)
    thrusts(position, 1, 5, 1)
    table = open_space(position)
    assert [event.seat for event in events(table, DaysGained)] == [A, B, C]


@pytest.mark.rule("GTB-802", "GT-639")
def test_without_engine_power_a_ship_gives_up_at_its_count() -> None:
    position = Position(2)
    thrusts(position, 0, 3)
    table = open_space(position)
    assert events(table, GaveUp) == [GaveUp(A, "no_engine_power")]
    assert not player(table, A).flying
    # The space that A has left is free when B moves.
    assert days(table)[B] == 1


@pytest.mark.rule("GTB-209")
def test_on_the_learning_flight_the_rocket_stays() -> None:
    position = Position(2, learning=True)
    thrusts(position, 0, 1)
    table = open_space(position)
    assert player(table, A).flying
    assert days(table) == [0, -1]


@pytest.mark.rule("GT-291")
def test_a_ship_in_hyperspace_does_not_move() -> None:
    position = Position(2)
    thrusts(position, 0, 1)
    position.away(A)
    table = open_space(position)
    assert player(table, A).flying
    assert days(table) == [0, -1]


def halves(left: int, right: int) -> Position:
    position = Position(2, flight="IIA")
    position.ship(A, "C---X               C---X", at=(6, 3))
    position.player(A).ship.thrust = [left, right]
    position.gone(B)
    return position


@pytest.mark.rule("GT-640", "GT-EX-35")
def test_the_slower_half_sets_the_pace() -> None:
    table = open_space(halves(4, 2))
    assert not table.pending
    assert days(table)[A] == 2
    assert player(table, A).halves == 3


@pytest.mark.rule("GT-638", "GT-EX-35")
@pytest.mark.parametrize(
    ("left", "right", "withdrawn", "kept"), [(4, 0, "right", 1), (0, 4, "left", 2)]
)
def test_a_half_without_power_is_withdrawn(
    left: int, right: int, withdrawn: str, kept: int
) -> None:
    table = open_space(halves(left, right))
    assert [event.half for event in events(table, HalfWithdrawn)] == [withdrawn]
    assert player(table, A).halves == kept
    assert days(table)[A] == 4


@pytest.mark.rule("GT-639", "GT-EX-35")
def test_with_two_halves_without_power_the_whole_ship_gives_up() -> None:
    table = open_space(halves(0, 0))
    assert events(table, GaveUp) == [GaveUp(A, "no_engine_power")]


@pytest.mark.rule("GT-638", "GT-648")
def test_a_half_without_power_leaves_while_the_other_is_in_hyperspace() -> None:
    position = halves(0, 4)
    position.away(A, half=1)
    table = open_space(position)
    assert player(table, A).flying
    assert player(table, A).halves == 2
    assert days(table)[A] == 0


@pytest.mark.rule("GT-294")
def test_who_jumps_at_the_count_does_not_move() -> None:
    position = Position(2, technologies=True)
    position.ship(A, "H---EB--B2\n    |\n    E")
    position.gone(B)
    position.deck("stardust-1")
    table = open_space(position)
    assert question(table, A) == "count"
    do(table, offered(table, A)[0])
    assert player(table, A).away[0] == 2
    assert days(table)[A] == 0


@pytest.mark.rule("GT-Q-92")
def test_who_has_given_up_since_the_pass_began_is_skipped() -> None:
    position = Position(3)
    thrusts(position, 1, 1, 1)
    position.card("open-space-1a")
    position.gone(B)
    table = position.carry_out(OpenSpace([A, B, C]))
    assert [event.seat for event in events(table, Counted)] == [A, C]
