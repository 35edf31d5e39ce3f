"""The end: counting victory points."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.options import Seat
from kosmodrom.core.result import Result
from kosmodrom.games.astrominers.events import GameEnded
from kosmodrom.games.astrominers.moves import BuyOrder, Done, Pass
from kosmodrom.games.astrominers.state import RARE, RESOURCES, Resource
from kosmodrom.testing.positions import question, told
from tests.games.astrominers.kit import (
    A,
    B,
    C,
    Position,
    player,
    seen,
)


def finish(position: Position) -> Result:
    """A, who can buy nothing, lets phase 5 of round 8 end."""
    position.state.phase, position.state.round = "orders", 8
    if not position.player(A).orders:
        position.player(A).orders = [position.order("dear", points=9, cost={"palladium": 99})]
    table = position.table()
    assert list(table.pending) == [A]
    table.decide(A, Done())
    assert table.result is not None
    return table.result


def orders(position: Position, seat: Seat, *points: int) -> None:
    """Bought orders worth this."""
    position.player(seat).bought = [
        position.order(f"order-{seat}-{number}", points=worth)
        for number, worth in enumerate(points)
    ]


def awards(position: Position, seat: Seat, *points: int) -> None:
    position.player(seat).awards = [
        position.award(f"award-{seat}-{n}", "SS", worth) for n, worth in enumerate(points)
    ]


def missions(position: Position, seat: Seat, count: int) -> None:
    """Completed missions."""
    position.player(seat).done = [position.mission(f"done-{seat}-{n}") for n in range(count)]


def expeditions(position: Position, seat: Seat, count: int) -> None:
    """Completed expeditions."""
    position.player(seat).expeditions = [
        position.expedition(f"trip-{seat}-{n}") for n in range(count)
    ]


def example_57() -> Position:
    """A's cards and resources of AM-EX-57, with the surplus of AM-EX-56."""
    position = Position(promoted="tungsten")
    orders(position, A, 5, 8, 3)
    awards(position, A, 6)
    position.own(A, position.technology("t", points=2))
    position.own(A, position.bulletin("b", points=1))
    missions(position, A, 3)
    expeditions(position, A, 1)
    position.stock(A, tungsten=7, water=9, gold=3, nickel=4, xenon=2)
    hand = [position.order(f"hand-{n}", points=7, cost={"palladium": 99}) for n in (1, 2)]
    position.player(A).orders = hand
    position.run(A, position.mission("in-dock"), [(A, "miner")])
    return position


# When


@pytest.mark.rule("AM-901", "AM-906")
def test_the_game_ends_after_round_8_which_is_played_in_full() -> None:
    position = Position(round=8)
    position.pool(A, "miner")
    position.run(A, position.mission("m"), [(B, "miner")])
    position.player(A).orders = [position.order("x", points=4)]
    position.player(C).orders = [position.order("y", points=5)]
    table = position.table()
    table.decide(A, Pass())
    assert question(table, B) == "bonus"
    while question(table, B) == "bonus":
        table.decide(B, table.pending[B].options[0])
    assert player(table, A).done == ["m"]
    table.decide(A, BuyOrder("x"))
    assert list(table.pending) == [C]
    table.decide(C, BuyOrder("y"))
    assert table.finished
    assert table.result is not None
    assert table.result.scores == (4 + 1, 1, 5)  # B: 4 plasteel
    assert told(table)[-1] == GameEnded((C,), 5)


@pytest.mark.rule("AM-901")
@pytest.mark.parametrize("round", range(1, 8))
def test_before_round_8_another_round_follows(round: int) -> None:
    position = Position(phase="orders", round=round)
    position.player(A).orders = [position.order("x")]
    table = position.table()
    table.decide(A, Done())
    assert not table.finished
    assert table.game.state.round == round + 1


# What scores


@pytest.mark.rule("AM-EX-57", "AM-902", "AM-903", "AM-907", "AM-908")
def test_everything_that_scores_is_added_up() -> None:
    result = finish(example_57())
    assert result.breakdown[A] == {
        "orders": 16,
        "awards": 6,
        "technologies": 2,
        "bulletins": 1,
        "missions": 3,
        "expeditions": 1,
        "surplus": 5,
    }
    assert result.scores[A] == 34


@pytest.mark.rule("AM-902", "AM-Q-23")
def test_orders_awards_and_investments_score_their_printed_points() -> None:
    position = Position()
    orders(position, A, 7)
    position.player(A).used = [position.order("used", points=2)]
    awards(position, A, 4, 6)
    for id, points in (("t1", 3), ("t2", 1)):
        position.own(A, position.technology(id, points=points))
    for id, points in (("b1", 2), ("b2", 5)):
        position.own(A, position.bulletin(id, points=points))
    result = finish(position)
    scored = {name: points for name, points in result.breakdown[A].items() if points}
    assert scored == {"orders": 9, "awards": 10, "technologies": 4, "bulletins": 7}
    assert result.scores == (30, 0, 0)


@pytest.mark.rule("AM-903")
def test_completed_missions_and_expeditions_score_one_each() -> None:
    position = Position()
    missions(position, B, 4)
    expeditions(position, B, 2)
    assert finish(position).scores == (0, 6, 0)


@pytest.mark.rule("AM-907")
def test_what_is_still_in_a_dock_scores_nothing() -> None:
    position = Position()
    position.run(B, position.mission("m", white=["both"] * 2), [(B, "miner"), None])
    position.run(B, position.expedition("trip", yellow=1, white=1), [(B, "miner"), None])
    assert finish(position).scores == (0, 0, 0)


@pytest.mark.rule("AM-908")
def test_cards_in_hand_score_nothing_and_cost_nothing() -> None:
    position = Position()
    orders(position, B, 5)
    position.player(A).missions = [position.mission("m")]
    position.player(B).missions = [position.mission("n")]
    assert finish(position).scores == (0, 5, 0)


@pytest.mark.rule("AM-EX-56", "AM-904", "AM-909", "AM-916")
def test_surplus_is_counted_by_kind_and_rounded_down() -> None:
    cases: list[tuple[Resource, int]] = [("tungsten", 3), ("water", 2)]
    for promoted, rare in cases:
        position = Position(promoted=promoted)
        position.stock(A, tungsten=7, water=9, gold=3, nickel=4, xenon=2)
        position.stock(B, palladium=4 * rare, plasteel=4 * (5 - rare))
        result = finish(position)
        assert result.breakdown[A]["surplus"] == result.breakdown[B]["surplus"] == 5
        # As many points from rare resources as B, or the third tie-break would decide.
        assert result.winners == (A, B)


@pytest.mark.rule("AM-904", "AM-909", "AM-916")
@settings(max_examples=60, deadline=None)
@given(
    held=st.lists(st.integers(0, 13), min_size=7, max_size=7),
    promoted=st.sampled_from(RARE),
)
def test_four_units_of_a_kind_score_a_point_three_of_the_promoted_kind(
    held: list[int], promoted: Resource
) -> None:
    position = Position(promoted=promoted)
    position.stock(B, **dict(zip(RESOURCES, held, strict=True)))
    points = 0
    for kind, units in zip(RESOURCES, held, strict=True):
        rate = 3 if kind == promoted else 4
        while units >= rate:
            units, points = units - rate, points + 1
    assert finish(position).scores == (0, points, 0)


@pytest.mark.rule("AM-909")
def test_kinds_are_not_added_together() -> None:
    position = Position(promoted="gold")
    position.stock(A, plasteel=3, water=3, xenon=3, gold=2, tungsten=3, nickel=3, palladium=3)
    assert finish(position).scores == (0, 0, 0)


# Who wins


@pytest.mark.rule("AM-905")
def test_most_points_win_whatever_they_come_from() -> None:
    position = Position()
    orders(position, A, 9)
    missions(position, B, 10)
    orders(position, C, 8)
    result = finish(position)
    assert result.winners == (B,)
    assert result.ranking == ((B,), (A,), (C,))


@pytest.mark.rule("AM-905", "AM-911")
def test_the_first_tie_break_is_points_from_orders() -> None:
    position = Position(players=2)
    orders(position, A, 3)
    orders(position, B, 4)
    missions(position, A, 5)  # more from missions, and more rare surplus
    position.stock(A, gold=4)
    missions(position, B, 5)
    result = finish(position)
    assert result.scores == (9, 9)
    assert result.ranking == ((B,), (A,))


@pytest.mark.rule("AM-905", "AM-912")
def test_the_second_tie_break_is_points_from_missions_and_awards_together() -> None:
    position = Position(players=2)
    for seat in (A, B):
        orders(position, seat, 4)
    awards(position, A, 5)  # 5 from awards and 1 mission
    missions(position, A, 1)
    position.stock(A, gold=4)
    missions(position, B, 7)
    result = finish(position)
    assert result.scores == (11, 11)
    assert result.ranking == ((B,), (A,))

    position = Position(players=2)
    awards(position, A, 4)
    missions(position, A, 2)  # 6 together, more than either of B's
    missions(position, B, 5)
    position.stock(B, gold=4)
    result = finish(position)
    assert result.scores == (6, 6)
    assert result.ranking == ((A,), (B,))


@pytest.mark.rule("AM-912", "AM-Q-22")
def test_expeditions_do_not_count_for_the_second_tie_break() -> None:
    position = Position(players=2)
    expeditions(position, A, 4)
    missions(position, B, 2)
    position.stock(B, water=8)
    result = finish(position)
    assert result.scores == (4, 4)
    assert result.ranking == ((B,), (A,))


@pytest.mark.rule("AM-905", "AM-913")
def test_the_third_tie_break_is_points_from_surplus_rare_resources() -> None:
    position = Position(players=2, promoted="tungsten")
    position.stock(A, water=12)
    position.stock(B, tungsten=3, water=4, xenon=4)
    result = finish(position)
    assert result.scores == (3, 3)
    assert result.ranking == ((B,), (A,))

    # Points count, not units: 7 gold make 1 point.
    position = Position(players=2, promoted="tungsten")
    position.stock(A, gold=7, water=4)
    position.stock(B, gold=4, nickel=4)
    assert finish(position).ranking == ((B,), (A,))


@pytest.mark.rule("AM-914")
def test_players_still_tied_share_the_victory() -> None:
    position = Position()
    for seat in (A, C):
        orders(position, seat, 4)
        missions(position, seat, 1)
        position.stock(seat, gold=4)
    result = finish(position)
    assert result.winners == (A, C)
    assert result.ranking == ((A, C), (B,))


@pytest.mark.rule("AM-EX-58", "AM-911", "AM-912", "AM-913", "AM-914", "AM-Q-22")
def test_a_tie_of_34_is_broken_by_the_surplus_of_rare_resources() -> None:
    for rare, winners in ((2, (A,)), (3, (A, B))):
        position = example_57()
        orders(position, B, 16)
        awards(position, B, 4)
        position.own(B, position.technology("t-b", points=3))
        position.own(B, position.bulletin("b-b", points=1))
        missions(position, B, 5)
        position.stock(B, nickel=4 * rare, plasteel=4 * (5 - rare))
        result = finish(position)
        assert result.scores[:2] == (34, 34)
        a, b = result.breakdown[A], result.breakdown[B]
        assert a["orders"] == b["orders"] == 16
        assert a["missions"] + a["awards"] == b["missions"] + b["awards"] == 9
        assert result.winners == winners


@pytest.mark.rule("AM-902")
def test_points_so_far_are_seen_by_everyone() -> None:
    position = example_57()
    position.pool(A, "miner")
    table = position.table()
    for seat in (A, B, None):
        assert sum(seen(table, seat).players[A].score.values()) == 34
