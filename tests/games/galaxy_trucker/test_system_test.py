"""System Test: tokens for pairs of powered parts."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.hits import PartLost
from kosmodrom.games.galaxy_trucker.events.machinations import NothingToTest, PartsTested
from kosmodrom.games.galaxy_trucker.moves import machinations as moves
from kosmodrom.games.galaxy_trucker.moves.hits import KeepPiece
from kosmodrom.testing.positions import offered, question
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    Position,
    do,
    drawn,
    events,
    picture,
    player,
    tokens,
)


def position_with(tokens_aboard: int, **options: Any) -> Position:
    """EX-28: two shields, a double engine, a double cannon, and a booster joined to no engine."""
    position = Position(2, flight="II", technologies=True, machinations=True, **options)
    position.ship(
        A,
        """
            GG
            |
        S<--H---S^
        |   |   |
        B3--X---EE
        |
        EB
        """,
        tokens={"B3": tokens_aboard},
    )
    position.gone(B)
    return position


def begin(position: Position) -> AnyTable:
    position.card("system-test")
    return position.carry_out(steps.Resolve())


def untested(table: AnyTable) -> list[moves.TestPart]:
    return offered(table, A, moves.TestPart)


@pytest.mark.rule("GT-EX-28", "GT-743", "GT-744", "GT-745")
def test_three_tokens_test_five_parts() -> None:
    position = position_with(3)
    table = begin(position)
    assert len(untested(table)) == 5
    assert offered(table, A, moves.TestAll) == [moves.TestAll(3)]
    do(table, moves.TestAll())
    assert not table.pending
    assert tokens(table, A) == 0
    assert not events(table, PartLost)
    assert events(table, PartsTested) == [PartsTested(A, 5, 0)]


@pytest.mark.rule("GT-EX-28", "GT-743")
def test_with_two_tokens_one_part_of_the_players_choice_is_discarded() -> None:
    position = position_with(2)
    table = begin(position)
    assert not offered(table, A, moves.TestAll)
    for name in ("GG", "S<", "S^"):
        do(table, moves.TestPart(*position.place(A, name)))
    assert tokens(table, A) == 0
    do(table, moves.TestPart(*position.place(A, "EB")))
    assert not table.pending, "there is no token for the last one"
    lost = [(event.row, event.column, event.how) for event in events(table, PartLost)]
    assert lost == [(*position.place(A, "EE"), "discarded")]


@pytest.mark.rule("GT-EX-28", "GT-743", "GT-Q-59")
def test_without_tokens_all_five_are_discarded_at_once() -> None:
    position = position_with(0)
    table = begin(position)
    lost = [event for event in events(table, PartLost) if event.how == "discarded"]
    assert len(lost) == 5
    assert drawn(table, A) == picture(
        """
            H
            |
        B3--X
        """
    )


@pytest.mark.rule("GT-Q-59")
def test_after_the_discards_what_is_no_longer_joined_falls_off() -> None:
    position = Position(2, machinations=True)
    position.ship(A, "H---S^--C")
    position.gone(B)
    table = begin(position)
    assert question(table, A) == "keep-piece"
    do(table, KeepPiece(*position.place(A, "H"), 1, 2))
    assert [event.how for event in events(table, PartLost)] == ["discarded", "fell_off"]


@pytest.mark.rule("GT-743")
def test_the_second_part_of_a_pair_costs_nothing_more() -> None:
    position = position_with(3)
    table = begin(position)
    assert {option.tokens for option in untested(table)} == {1}
    do(table, moves.TestPart(*position.place(A, "GG")))
    assert {option.tokens for option in untested(table)} == {0}
    assert tokens(table, A) == 2
    do(table, moves.TestPart(*position.place(A, "EE")))
    assert {option.tokens for option in untested(table)} == {1}


@pytest.mark.rule("GT-743")
def test_the_price_of_all_the_rest_counts_what_is_paid() -> None:
    position = position_with(3)
    table = begin(position)
    do(table, moves.TestPart(*position.place(A, "GG")))
    assert offered(table, A, moves.TestAll) == [moves.TestAll(2)]
    do(table, moves.TestPart(*position.place(A, "EE")))
    assert offered(table, A, moves.TestAll) == [moves.TestAll(2)]
    do(table, moves.TestPart(*position.place(A, "EB")))
    assert offered(table, A, moves.TestAll) == [moves.TestAll(1)]
    do(table, moves.TestPart(*position.place(A, "S<")))
    assert not offered(table, A, moves.TestAll), "one part is left"


@pytest.mark.rule("GT-743")
def test_the_rest_of_a_pair_is_free_when_all_are_tested() -> None:
    position = Position(2, flight="II", machinations=True)
    position.ship(
        A,
        """
            GG
            |
        S<--H---S^
        |   |   |
        B2--X---EE
        """,
    )
    position.gone(B)
    table = begin(position)
    assert offered(table, A, moves.TestAll) == [moves.TestAll(2)]
    do(table, moves.TestPart(*position.place(A, "GG")))
    assert offered(table, A, moves.TestAll) == [moves.TestAll(1)]
    do(table, moves.TestAll())
    assert (tokens(table, A), player(table, A).lost) == (0, [])


@pytest.mark.rule("GT-743")
def test_tokens_may_be_saved() -> None:
    position = position_with(3)
    table = begin(position)
    do(table, moves.EndTest())
    assert len([e for e in events(table, PartLost) if e.how == "discarded"]) == 5
    assert tokens(table, A) == 3


@pytest.mark.rule("GT-Q-59", "GT-375")
def test_the_technician_saves_the_first_token() -> None:
    position = Position(2, flight="III", technologies=True, machinations=True)
    position.ship(
        A,
        """
                S^
                |
        BL--C---H---S^
                |
                B3
                |
                X---S>
        """,
        aliens={"blue": "C"},
    )
    position.specialist(A, "technician")
    position.gone(B)
    table = begin(position)
    assert offered(table, A, moves.TestAll) == [moves.TestAll(1)]
    do(table, moves.TestAll())
    assert tokens(table, A) == 2


@pytest.mark.rule("GT-Q-59", "GT-861")
def test_with_failing_batteries_each_pair_costs_two() -> None:
    position = position_with(3)
    position.roads("failing_batteries")
    table = begin(position)
    assert {option.tokens for option in untested(table)} == {2}
    assert not offered(table, A, moves.TestAll)
    do(table, moves.TestPart(*position.place(A, "S<")))
    do(table, moves.TestPart(*position.place(A, "S^")))
    assert tokens(table, A) == 1
    assert len([e for e in events(table, PartLost) if e.how == "discarded"]) == 3


@pytest.mark.rule("GT-Q-59", "GT-615")
def test_each_half_of_class_iia_is_tested_with_its_own_tokens() -> None:
    position = Position(2, flight="IIA", technologies=True, machinations=True)
    position.ship(A, "S---B2      S---C", at=(8, 5))
    position.gone(B)
    table = begin(position)
    assert [(o.row, o.column) for o in untested(table)] == [position.place(A, "S#1")]
    assert not offered(table, A, moves.TestAll)
    do(table, moves.TestPart(*position.place(A, "S#1")))
    lost = [(event.row, event.column) for event in events(table, PartLost)]
    assert lost == [position.place(A, "S#2")]
    assert tokens(table, A) == 1


@pytest.mark.rule("GT-743", "GT-744", "GT-Q-59")
def test_what_needs_no_power_and_reactors_are_not_tested() -> None:
    position = Position(2, technologies=True, machinations=True)
    position.ship(
        A,
        """
            G
            |
        R---H---GE
            |
            E
        """,
    )
    position.gone(B)
    table = begin(position)
    assert not table.pending
    assert events(table, NothingToTest) == [NothingToTest(A)]
    assert not player(table, A).lost


def dead_boosters(tokens_aboard: int) -> Position:
    """A shield and two boosters, one of them joined to nothing it fits, in the dead column."""
    position = Position(2, flight="II", technologies=True, machinations=True)
    position.ship(
        A,
        """
                EB
                |
        B2--H---S^
                |
                SB
        """,
        tokens={"B2": tokens_aboard},
    )
    position.gone(B)
    position.dead(8)
    return position


@pytest.mark.rule("GT-744", "GT-923", "GT-743", "GT-745")
def test_parts_in_the_dead_zone_are_tested_like_others() -> None:
    position = dead_boosters(2)
    table = begin(position)
    assert len(untested(table)) == 3
    assert offered(table, A, moves.TestAll) == [moves.TestAll(2)]
    do(table, moves.TestAll())
    assert (tokens(table, A), player(table, A).lost) == (0, [])


@pytest.mark.rule("GT-744", "GT-923")
def test_untested_parts_in_the_dead_zone_are_discarded() -> None:
    position = dead_boosters(1)
    table = begin(position)
    do(table, moves.TestPart(*position.place(A, "EB")), moves.TestPart(*position.place(A, "S^")))
    lost = [(event.row, event.column) for event in events(table, PartLost)]
    assert lost == [position.place(A, "SB")]


@pytest.mark.rule("GT-923", "GT-743")
def test_batteries_in_the_dead_zone_test_nothing() -> None:
    position = Position(2, machinations=True)
    position.ship(A, "B2--H---S")
    position.gone(B)
    position.dead(6)
    table = begin(position)
    assert [event.how for event in events(table, PartLost)] == ["discarded"]


@pytest.mark.rule("GT-744", "GT-923")
def test_by_the_first_rules_parts_in_the_dead_zone_were_spared() -> None:
    position = dead_boosters(0)
    position.version = 1
    table = begin(position)
    assert events(table, NothingToTest) == [NothingToTest(A)]
