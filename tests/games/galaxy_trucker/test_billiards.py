"""Space Billiards: lines of meteors at opponents."""

from __future__ import annotations

import pytest

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.cards import Alone
from kosmodrom.games.galaxy_trucker.events.extra import MeteorsSent
from kosmodrom.games.galaxy_trucker.events.hits import (
    DiceRolled,
    PartLost,
    ThreatComes,
    ThreatIgnored,
)
from kosmodrom.games.galaxy_trucker.moves.extra import SendMeteors
from kosmodrom.testing.positions import offered
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    D,
    E,
    Position,
    do,
    events,
)


def billiards(position: Position) -> AnyTable:
    position.card("space-billiards")
    return position.carry_out(steps.Resolve())


def choices(table: AnyTable, seat: int) -> list[tuple[int, int]]:
    """Lines with opponents."""
    return [(option.line, option.opponent) for option in offered(table, seat, SendMeteors)]


@pytest.mark.rule("GT-1025", "GT-1026", "GT-1027", "GT-Q-86")
def test_from_the_leader_on_each_chooses_a_line_that_is_left_and_any_opponent() -> None:
    table = billiards(Position(3))
    assert choices(table, A) == [(line, seat) for line in (1, 2, 3, 4) for seat in (B, C)]
    do(table, SendMeteors(2, C))
    assert choices(table, B) == [(line, seat) for line in (1, 3, 4) for seat in (A, C)]
    do(table, SendMeteors(1, C))
    assert choices(table, C) == [(line, seat) for line in (3, 4) for seat in (A, B)]
    do(table, SendMeteors(4, A))
    assert not table.pending


@pytest.mark.rule("GT-1025", "GT-1030", "GT-1117")
def test_the_opponent_meets_the_line_and_who_chose_it_rolls() -> None:
    position = Position(2)
    position.dice(7, 2, 12)
    table = billiards(position)
    do(table, SendMeteors(2, B))
    assert [(event.kind, event.side) for event in events(table, ThreatComes)] == [
        ("small_meteor", "left"),
        ("large_meteor", "front"),
        ("small_meteor", "right"),
    ]
    assert {event.seat for event in events(table, DiceRolled)} == {A}
    assert {event.seat for event in events(table, PartLost)} <= {B}


@pytest.mark.rule("GT-1029")
def test_which_lines_have_been_chosen_is_told_to_all() -> None:
    table = billiards(Position(2))
    do(table, SendMeteors(3, B))
    assert events(table, MeteorsSent) == [MeteorsSent(A, B, 3, again=False)]


@pytest.mark.rule("GT-1028")
def test_with_five_players_one_line_may_be_chosen_twice() -> None:
    position = Position(5)
    table = billiards(position)
    assert not any(option.again for option in offered(table, A, SendMeteors))
    do(table, SendMeteors(1, B))
    assert {line for line, _ in choices(table, B)} == {1, 2, 3, 4}
    assert {option.line for option in offered(table, B, SendMeteors) if option.again} == {1}
    do(table, SendMeteors(1, A))
    assert {line for line, _ in choices(table, C)} == {2, 3, 4}
    do(table, SendMeteors(2, A), SendMeteors(3, A))
    assert {line for line, _ in choices(table, E)} == {4}
    do(table, SendMeteors(4, D))
    assert not table.pending


@pytest.mark.rule("GT-1028")
def test_the_second_time_the_first_large_meteor_is_ignored() -> None:
    position = Position(5)
    position.dice(7, 2)
    table = billiards(position)
    do(table, SendMeteors(1, B))
    assert [event.seat for event in events(table, PartLost)] == [B]
    assert not events(table, ThreatIgnored)
    do(table, SendMeteors(1, A))
    assert events(table, ThreatIgnored) == [ThreatIgnored(A, "large_meteor")]
    assert events(table, MeteorsSent)[1].again


@pytest.mark.rule("GT-1028", "GT-Q-71")
def test_with_meteor_inversion_the_first_effectively_large_meteor_is_ignored() -> None:
    position = Position(5)
    position.roads("meteor_inversion")
    table = billiards(position)
    do(table, SendMeteors(3, B), SendMeteors(3, A))
    # Line 3: large from the left, small from the front, which is the large one here.
    ignored = events(table, ThreatIgnored)
    assert ignored == [ThreatIgnored(A, "large_meteor")]
    order = [type(e).__name__ for e in _told(table) if isinstance(e, ThreatComes | ThreatIgnored)]
    assert order[-2:] == ["ThreatComes", "ThreatIgnored"]


def _told(table: AnyTable) -> list[object]:
    return [numbered.event for numbered in table.events(None)]


@pytest.mark.rule("GT-1026")
def test_with_four_players_no_line_is_chosen_twice() -> None:
    table = billiards(Position(4))
    do(table, SendMeteors(1, B), SendMeteors(2, A), SendMeteors(3, A))
    assert {line for line, _ in choices(table, D)} == {4}


@pytest.mark.rule("GT-Q-84", "GT-Q-86")
def test_an_opponent_is_another_ship_of_the_convoy() -> None:
    position = Position(3)
    position.away(C)
    table = billiards(position)
    assert {seat for _, seat in choices(table, A)} == {B}
    position = Position(2)
    position.gone(B)
    table = billiards(position)
    assert not table.pending
    assert events(table, Alone) == [Alone("space_billiards")]
