"""Robopolice: secret offers, coordinates, and what is discarded."""

from __future__ import annotations

import pytest

from kosmodrom.core.options import CLOCK
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.extra import (
    CoordinatesDrawn,
    CoordinatesNamed,
    Offered,
    OfferWon,
)
from kosmodrom.games.galaxy_trucker.events.hits import CoordinatesMissed, Exploded, PartLost
from kosmodrom.games.galaxy_trucker.moves.base import TAKE_LOAN
from kosmodrom.games.galaxy_trucker.moves.extra import TIME_OUT, NameColumn, NameRow, Offer
from kosmodrom.testing.positions import offered, question
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    do,
    drawn,
    events,
    money,
    picture,
    player,
)

CROSS = """
    G
    |
C---H---C
    |
    E
"""


def police(position: Position) -> AnyTable:
    position.card("robopolice")
    return position.carry_out(steps.Resolve())


def offer(table: AnyTable, *amounts: int) -> None:
    """Everybody's offers, by seat."""
    for seat, number in enumerate(amounts):
        table.decide(seat, Offer(number))


@pytest.mark.rule("GT-1015")
def test_all_offer_at_once_and_nobody_sees_the_others_offers() -> None:
    position = Position(3)
    position.money(2, 5, 3)
    table = police(position)
    assert sorted(table.pending) == [A, B, C]
    assert offered(table, B) == [Offer(n) for n in range(6)]
    table.decide(B, Offer(4))
    table.decide(A, Offer(1))
    assert not events(table, Offered)
    table.decide(C, Offer(2))
    assert events(table, Offered) == [Offered(A, 1), Offered(B, 4), Offered(C, 2)]


@pytest.mark.rule("GT-1016")
def test_the_highest_offer_wins_and_is_the_only_one_paid() -> None:
    position = Position(3)
    position.money(5, 5, 5)
    table = police(position)
    offer(table, 3, 4, 0)
    assert question(table, B) == "police-column"
    assert events(table, OfferWon) == [OfferWon(B, 4, tied=False)]
    assert money(table) == [5, 1, 5]


@pytest.mark.rule("GT-1016")
@pytest.mark.parametrize(("order", "winner"), [((2, 1, 0), C), ((0, 1, 2), A)])
def test_of_equal_offers_that_of_the_rearmost_wins(order: tuple[int, ...], winner: int) -> None:
    position = Position(3)
    position.days(*order)
    position.money(5, 5, 5)
    table = police(position)
    offer(table, 3, 2, 3)
    assert events(table, OfferWon) == [OfferWon(winner, 3, tied=True)]


@pytest.mark.rule("GT-Q-85")
def test_without_credits_the_rearmost_chooses_for_nothing() -> None:
    table = police(Position(2))
    assert list(table.pending) == [B]
    assert question(table, B) == "police-column"


@pytest.mark.rule("GT-1017", "GT-Q-85")
def test_neither_the_column_nor_the_row_is_7() -> None:
    table = police(Position(2))
    numbers = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
    assert [option.column for option in offered(table, B)] == numbers
    do(table, NameColumn(8))
    assert [option.row for option in offered(table, B)] == numbers


@pytest.mark.rule("GT-1019")
def test_who_has_no_part_there_loses_none() -> None:
    position = Position(3)
    position.ship(A, CROSS)
    position.ship(B, CROSS)
    table = police(position)
    do(table, NameColumn(6), NameRow(8))  # beside the engine and behind a cabin
    assert [event.seat for event in events(table, CoordinatesMissed)] == [A, B, C]
    assert drawn(table, A) == picture(CROSS)


@pytest.mark.rule("GT-1019", "GT-1130", "GT-1131")
def test_everybody_the_winner_too_discards_the_part_there_with_what_is_in_it() -> None:
    ship = """
    C---H
        |
    B2--E
    """
    position = Position(3)
    for seat in (A, C):
        position.ship(seat, ship)
    table = police(position)
    do(table, NameColumn(6), NameRow(8))
    lost = [(event.seat, event.how, event.reason) for event in events(table, PartLost)]
    assert lost == [(A, "discarded", "robopolice"), (C, "discarded", "robopolice")]
    assert [event.seat for event in events(table, CoordinatesMissed)] == [B]
    assert sum(player(table, A).ship.tokens) == 0
    assert len(player(table, C).lost) == 1


@pytest.mark.rule("GT-Q-85")
def test_a_discarded_battery_does_not_explode_and_only_what_falls_off_is_junk() -> None:
    position = Position(2)
    position.roads("exploding_batteries", "flying_junk")
    position.ship(
        A,
        """
        H---X
            |
            B2--C
        """,
    )
    battery, cabin = position.part(A, "B2"), position.part(A, "C")
    table = police(position)
    do(table, NameColumn(8), NameRow(8))
    assert not events(table, Exploded)
    lost = [(event.part, event.how) for event in events(table, PartLost)]
    assert lost == [(battery, "discarded")]
    assert question(table, A) == "keep-piece"
    do(table, offered(table, A)[0])
    lost = [(event.part, event.how) for event in events(table, PartLost)]
    assert lost[1:] == [(cabin, "fell_off")]
    part_number = position.t.part_number
    assert player(table, A).lost == [part_number[battery]]
    assert player(table, A).junk == [part_number[cabin]]


@pytest.mark.rule("GT-1018")
def test_on_class_ia_6_and_8_name_the_lines_of_the_starting_cabin() -> None:
    position = Position(2, flight="IA")
    table = police(position)
    do(table, NameColumn(6), NameRow(8))
    assert [event.seat for event in events(table, PartLost)] == [A, B]


@pytest.mark.rule("GT-1017")
def test_coordinates_may_point_outside_the_ships() -> None:
    table = police(Position(2))
    do(table, NameColumn(2), NameRow(12))
    assert events(table, CoordinatesNamed) == [CoordinatesNamed(B, 2, 12)]
    assert not events(table, PartLost)


@pytest.mark.rule("GT-Q-84", "GT-Q-85")
def test_one_ship_alone_offers_too_and_ships_in_hyperspace_do_not() -> None:
    position = Position(2)
    position.ship(B, "C---H")
    position.money(1, 1)
    position.away(B)
    table = police(position)
    assert list(table.pending) == [A]
    do(table, Offer(0), NameColumn(6), NameRow(6))
    assert money(table) == [1, 1]
    assert not events(table, PartLost)


@pytest.mark.rule("GT-Q-85", "GT-Q-52")
def test_loans_may_be_taken_before_the_offer() -> None:
    position = Position(2, machinations=True)
    table = police(position)
    table.decide(A, TAKE_LOAN)
    table.decide(B, Offer(0))
    assert list(table.pending) == [A], "the offer of B stands"
    assert not events(table, Offered)
    do(table, Offer(10))
    assert events(table, Offered) == [Offered(A, 10), Offered(B, 0)]
    assert money(table) == [0, 0]
    assert player(table, A).loans == 1


@pytest.mark.rule("GT-1022")
def test_there_is_no_clock_unless_the_players_agree_on_one() -> None:
    table = police(Position(2))
    assert CLOCK not in table.pending


@pytest.mark.rule("GT-1022")
def test_when_time_is_up_chance_names_what_is_not_named() -> None:
    position = Position(2, robopolice_seconds=30)
    table = police(position)
    clock = table.pending[CLOCK]
    assert clock.seconds == 30
    table.decide(B, NameColumn(9))
    assert clock.is_like(table.pending[CLOCK]), "there is one time for both coordinates"
    table.decide(CLOCK, TIME_OUT)
    (named,) = events(table, CoordinatesDrawn)
    assert named.column == 9
    assert named.row != 7
    assert not table.pending


@pytest.mark.rule("GT-1022")
def test_the_winner_may_be_faster_than_the_clock() -> None:
    table = police(Position(2, robopolice_seconds=30))
    table.decide(B, NameColumn(9))
    table.decide(B, NameRow(9))
    assert events(table, CoordinatesNamed) == [CoordinatesNamed(B, 9, 9)]
    assert not table.pending
