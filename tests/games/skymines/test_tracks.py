"""Chapter 10: moving on company tracks, barriers and thresholds (SKY-1001 to SKY-1015)."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.games.skymines.events import MovesLost, ThresholdPassed
from kosmodrom.games.skymines.moves import (
    PASS,
    STOP,
    Advance,
    Cross,
    PlaceMarker,
    UseEnergy,
    UseResources,
)
from kosmodrom.games.skymines.terms import NOTHING, SLOTS, TRACKS, TrackId
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.skymines.kit import (
    A,
    AnyTable,
    B,
    C,
    D,
    Position,
    answer_until,
    do,
    finish_round,
    player,
    rewards,
)

MINERVA = 1


def ready_to_move(players: int = 2, side: TrackId = "B1") -> Position:
    """A has 4 minerals: the majority space moves 3 spaces on the Minerva track, of this side."""
    position = Position(players=players)
    position.tracks(minerva=side)
    position.area(A, position.card("minerals", 4))
    return position


def move_three(table: AnyTable) -> None:
    do(table, PlaceMarker("majority-minerals", 2))


def units(position: Position, number: int) -> AnyTable:
    """A has used a titanium card of this many units, 1 or 2; there is no card to buy."""
    position.clear_display()
    position.player(A).slots = [NOTHING] * len(SLOTS)
    position.area(A, f"start-titanium-{number}")
    table = position.table()
    do(table, UseResources(("B",)))
    return table


# Moving


@pytest.mark.rule("SKY-1001")
def test_markers_move_forward_space_by_space() -> None:
    position = ready_to_move()
    table = position.table()
    move_three(table)
    assert player(table, A).tracks == [0, 3, 0, 0]
    assert player(table, B).tracks == [0, 0, 0, 0]
    finish_round(table)
    assert player(table, A).tracks == [0, 3, 0, 0]


@pytest.mark.rule("SKY-1002", "SKY-1003")
def test_the_step_across_a_barrier_is_a_step_and_costs_coins() -> None:
    position = ready_to_move()
    position.at(A, minerva=9)  # B1: a barrier of 4 before 11
    position.player(A).coins = 5
    table = position.table()
    move_three(table)
    assert player(table, A).tracks[MINERVA] == 10
    assert question(table, A) == "barrier"
    do(table, Cross("minerva"))
    assert player(table, A).tracks[MINERVA] == 12  # 3 spaces in all
    assert player(table, A).coins == 5 - 4


@pytest.mark.rule("SKY-1002")
@pytest.mark.parametrize(("side", "barriers"), [("B1", [11]), ("C1", [6, 13])])
def test_tracks_have_one_or_two_barriers(side: TrackId, barriers: list[int]) -> None:
    """A marker with coins enough is asked before each of them and nowhere else."""
    position = Position()
    position.tracks(minerva=side)
    position.player(A).coins = 50
    asked = []
    for start in range(position.box.tracks[side].last):
        position.at(A, minerva=start)
        table = units(position, 1)
        (step,) = (step for step in offered(table, A, Advance) if step.company == "minerva")
        if step.cost:
            asked.append(start + 1)
    assert asked == barriers


@pytest.mark.rule("SKY-1003")
def test_who_will_not_pay_stops_before_the_barrier() -> None:
    position = ready_to_move()
    position.at(A, minerva=9)
    position.player(A).coins = 5
    table = position.table()
    move_three(table)
    do(table, STOP)
    assert player(table, A).tracks[MINERVA] == 10
    assert player(table, A).coins == 5
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1003")
def test_who_cannot_pay_stops_before_the_barrier() -> None:
    position = ready_to_move()
    position.at(A, minerva=9)
    position.player(A).coins = 3
    table = position.table()
    move_three(table)
    assert question(table, B) == "action"
    assert player(table, A).tracks[MINERVA] == 10
    assert player(table, A).coins == 3


@pytest.mark.rule("SKY-1002", "SKY-1003")
def test_a_unit_crosses_a_barrier_for_coins_on_top() -> None:
    position = Position()
    position.at(A, minerva=10)
    position.player(A).coins = 4
    table = units(position, 2)
    do(table, Advance("minerva"))
    assert player(table, A).coins == 0
    do(table, Advance("minerva"))
    assert player(table, A).tracks[MINERVA] == 12
    assert question(table, B) == "action"
    position.player(A).coins = 3
    table = units(position, 2)
    assert refused(table, A, Advance("minerva")) != ()


@pytest.mark.rule("SKY-1004")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_pays_at_every_crossing(players: int) -> None:
    position = Position(players=players)
    for seat in range(players):
        position.area(seat, position.card("minerals", 1))
        position.at(seat, minerva=10)
        position.player(seat).coins = 6
    position.clear_display()
    table = position.table()
    for seat in range(players):
        assert list(table.pending) == [seat]
        do(table, UseResources(("B",)), Advance("minerva"))
        assert player(table, seat).coins == 2
        assert player(table, seat).tracks[MINERVA] == 11


@pytest.mark.rule("SKY-1005", "SKY-1006")
def test_a_marker_stays_on_the_last_space() -> None:
    position = ready_to_move()
    last = position.box.tracks["B1"].last
    position.at(A, minerva=last - 1)
    table = position.table()
    move_three(table)
    assert player(table, A).tracks[MINERVA] == last
    assert told(table, B)[-1] == MovesLost(A, 2)
    assert question(table, B) == "action"
    position.at(A, minerva=last)
    table = units(position, 2)
    assert "minerva" not in {step.company for step in offered(table, A, Advance)}
    answer_until(table, "action")
    assert player(table, A).tracks[MINERVA] == last


@pytest.mark.rule("SKY-1006", "SKY-Q-64")
def test_moves_on_a_given_track_do_not_go_to_another() -> None:
    position = ready_to_move()
    position.at(A, minerva=10)
    position.player(A).coins = 0
    table = position.table()
    move_three(table)
    assert player(table, A).tracks == [0, 10, 0, 0]
    assert told(table, B)[-1] == MovesLost(A, 3)
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1007")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_markers_may_share_a_space(players: int) -> None:
    position = ready_to_move(players)
    for seat in range(1, players):
        position.at(seat, minerva=3)
    table = position.table()
    move_three(table)
    assert {someone.tracks[MINERVA] for someone in table.game.state.players} == {3}


# Thresholds


@pytest.mark.rule("SKY-1011", "SKY-1012")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("start", "coins"), [(4, 1), (12, 2)])
def test_who_passes_a_threshold_is_paid_with_all_who_passed_it(
    start: int, coins: int, players: int
) -> None:
    """B1: 1 coin before space 6, 2 coins before space 14."""
    position = ready_to_move(players)
    position.at(A, minerva=start)
    positions = [start, start + 2, start + 1, 22][:players]  # of them, A's moves to start + 3
    for seat in range(1, players):
        position.at(seat, minerva=positions[seat])
    table = position.table()
    move_three(table)
    assert [someone.coins - 1 for someone in table.game.state.players] == [coins, coins, 0, coins][
        :players
    ]


@pytest.mark.rule("SKY-1011", "SKY-Q-61")
@pytest.mark.parametrize(("start", "coins"), [(2, 0), (3, 1), (6, 0)])
def test_a_threshold_lies_between_two_spaces(start: int, coins: int) -> None:
    """B1: between 5 and 6. A marker on 6 has passed it, and is not paid again for moving on."""
    position = ready_to_move()
    position.at(A, minerva=start)
    table = position.table()
    move_three(table)
    assert player(table, A).coins == 1 + coins


@pytest.mark.rule("SKY-1012", "SKY-Q-61")
@pytest.mark.parametrize(("other", "coins"), [(5, 0), (6, 1), (7, 1)])
def test_the_first_space_behind_a_threshold_has_passed_it(other: int, coins: int) -> None:
    position = ready_to_move()
    position.at(A, minerva=4)
    position.at(B, minerva=other)
    table = position.table()
    move_three(table)
    assert player(table, B).coins == 1 + coins


@pytest.mark.rule("SKY-1012", "SKY-1653")
def test_luna_is_paid_like_a_player() -> None:
    position = Position(1, luna=True)
    position.area(A, position.card("minerals", 4))
    position.at(A, minerva=4)
    position.at(B, minerva=6)
    table = position.table()
    move_three(table)
    assert ThresholdPassed(A, "minerva", 1, (B,)) in told(table)


@pytest.mark.rule("SKY-1013")
def test_a_move_over_both_thresholds_is_paid_for_each() -> None:
    """E1: 1 coin before 6, 2 before 11, a barrier of 3 before 8. Units pass them one by one."""
    position = Position()
    position.tracks(minerva="E1")
    position.at(A, minerva=5)
    position.at(B, minerva=11)
    position.player(A).coins = 3
    position.clear_display()
    position.area(A, position.card("titanium", 4), position.card("titanium", 2))
    table = position.table()
    do(table, UseResources(("B", "C")), *[Advance("minerva")] * 6)
    assert player(table, A).tracks[MINERVA] == 11
    assert player(table, A).coins == 3 + 1 - 3 + 2
    assert player(table, B).coins == 1 + 1 + 2


@pytest.mark.rule("SKY-1013", "SKY-1003")
def test_the_coins_of_a_threshold_may_pay_a_barrier_of_the_same_move() -> None:
    """C1: 1 coin before 5, a barrier of 2 before 6."""
    position = ready_to_move(side="C1")
    position.at(A, minerva=4)
    position.player(A).coins = 1
    table = position.table()
    move_three(table)
    assert question(table, A) == "barrier"
    do(table, Cross("minerva"))
    assert player(table, A).tracks[MINERVA] == 7
    assert player(table, A).coins == 0


@pytest.mark.rule("SKY-1014", "SKY-1015")
def test_a_bonus_works_from_the_next_turn_on() -> None:
    """A1 has P2: the energy total is 1 higher behind its first threshold, before space 5."""
    position = Position()
    position.area(A, position.card("energy", 3), position.card("carbon", 2))
    position.at(A, skymine=4)
    position.clear_display()
    table = position.table()
    assert {use.points for use in offered(table, A, UseEnergy)} == {3}
    do(table, UseResources(("C",)), Advance("skymine"))
    assert player(table, A).bonuses == 0  # passed, but still the same action
    do(table, Advance("skymine"), PASS)
    answer_until(table, "action")
    assert {use.points for use in offered(table, A, UseEnergy)} == {4}
    assert rewards(table, A, "majority-energy") == [1, 2]


@pytest.mark.rule("SKY-1015")
def test_a_bonus_does_not_work_in_the_rest_of_its_action() -> None:
    """B1 has P1: a card bought with minerals costs 1 less behind the threshold before space 6."""
    position = Position()
    position.area(A, position.card("minerals", 2))
    position.at(A, minerva=5)
    position.clear_display()
    position.show(1, position.card("carbon", 1, cost=2))
    table = position.table()
    do(table, UseResources(("B",)), Advance("minerva"))  # 1 unit is left, the card costs 2
    assert not any(option for option in offered(table, A) if hasattr(option, "card"))


@pytest.mark.rule("SKY-1014", "SKY-1015")
def test_a_bonus_is_in_force_in_later_rounds() -> None:
    position = Position()
    position.at(A, skymine=4)
    position.area(A, position.card("carbon", 1))
    position.clear_display()
    table = position.table()
    do(table, UseResources(("B",)), Advance("skymine"))
    finish_round(table)
    energy = next(
        option for option in offered(table, A) if getattr(option, "card", "") == "start-energy-2"
    )
    table.decide(A, energy)
    answer_until(table, "action")
    assert {use.points for use in offered(table, A, UseEnergy)} == {3}


@pytest.mark.rule("SKY-EX-24", "SKY-1011", "SKY-1012", "SKY-1015")
def test_lin_passes_the_first_threshold_of_a1() -> None:
    position = Position(players=4)
    position.area(A, position.card("carbon", 3), position.card("energy", 1))
    position.at(A, skymine=2)
    position.at(B, skymine=5)
    position.at(C, skymine=9)
    position.at(D, skymine=4)
    position.clear_display()
    table = position.table()
    do(table, UseResources(("B",)), *[Advance("skymine")] * 3)
    assert player(table, A).tracks[0] == 5
    assert [someone.coins for someone in table.game.state.players] == [2, 2, 2, 1]
    for _ in range(3):
        do(table, PASS)
        answer_until(table, "action")
    assert {use.points for use in offered(table, A, UseEnergy)} == {1 + 1}


# For any track, position, purse and rivals


@cache
def prepared() -> Position:
    return ready_to_move(players=3)


@pytest.mark.rule("SKY-1001", "SKY-1003", "SKY-1005", "SKY-1006", "SKY-1011", "SKY-1012")
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_move_stops_pays_and_earns_as_the_track_says(data: st.DataObject) -> None:
    position = prepared()
    side = data.draw(st.sampled_from(TRACKS))
    track = position.box.tracks[side]
    spaces = st.integers(0, track.last)
    start, second, third = (data.draw(spaces) for _ in range(3))
    coins, pays = data.draw(st.integers(0, 7)), data.draw(st.booleans())
    position.tracks(minerva=side)
    for seat, space in ((A, start), (B, second), (C, third)):
        position.at(seat, minerva=space)
        position.player(seat).coins = coins
    table = position.table()
    move_three(table)
    while question(table, A) == "barrier":
        do(table, Cross("minerva") if pays else STOP)

    barriers = {barrier.to: barrier.cost for barrier in track.barriers}
    thresholds = {threshold.to: threshold.coins for threshold in track.thresholds}
    at, purses = start, [coins, coins, coins]
    for _ in range(3):
        toll = barriers.get(at + 1, 0)
        if at == track.last or (toll and (toll > purses[A] or not pays)):
            break
        at += 1
        purses[A] -= toll
        for seat, space in ((A, at), (B, second), (C, third)):
            purses[seat] += thresholds.get(at, 0) if space >= at else 0
    assert player(table, A).tracks[MINERVA] == at
    assert [someone.coins for someone in table.game.state.players] == purses
    assert question(table, B) == "action"
