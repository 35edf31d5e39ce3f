"""Evil Machinations before the flights: hands, planting, and loans."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kosmodrom.core.asks import CHECKPOINT, Flow
from kosmodrom.core.options import CLOCK, Option
from kosmodrom.core.rng import Random
from kosmodrom.games.galaxy_trucker.events.base import (
    CreditsGained,
    CreditsPaid,
    LoanRepaid,
    LoanTaken,
)
from kosmodrom.games.galaxy_trucker.events.machinations import (
    HandDealt,
    MachinationsDealt,
    Planted,
    PlantedCard,
)
from kosmodrom.games.galaxy_trucker.moves.base import REPAY_LOAN, TAKE_LOAN
from kosmodrom.games.galaxy_trucker.moves.building import (
    DRAW,
    PUT_BACK,
    RUN_OUT,
    STOP_LOOKING,
    TURN_HOURGLASS,
    Finish,
    Look,
)
from kosmodrom.games.galaxy_trucker.moves.machinations import GoAround, PayToll, Plant
from kosmodrom.games.galaxy_trucker.rules.loans import gain, pay
from kosmodrom.games.galaxy_trucker.rules.machinations import (
    deal_machinations,
    plant_machinations,
)
from kosmodrom.games.galaxy_trucker.steps import Resolve
from kosmodrom.games.galaxy_trucker.terms import NOTHING
from kosmodrom.games.galaxy_trucker.view import view
from kosmodrom.testing.positions import offered, question, table_at
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    do,
    events,
    money,
    player,
    steps_ruleset,
)
from tests.games.galaxy_trucker.shipyard import Yard


def planting(position: Position) -> AnyTable:
    """A table that plants machinations, and then stops."""

    def play(g: Any) -> Flow:
        while g.state.phase == "machinations":
            yield CHECKPOINT
            yield from plant_machinations(g)

    position.state.phase = "machinations"
    return table_at(
        replace(steps_ruleset(), play=play),
        position.state,
        seats=position.seats,
        options=position.options,
        data=position.box,
    )


@pytest.mark.rule("GT-701", "GT-702", "GT-Q-48")
@pytest.mark.parametrize(
    ("seats", "flights", "cards"),
    [
        (2, 1, 4),
        (4, 3, 4),
        (2, 4, 4),
        (5, 4, 4),
        (2, 5, 6),
        (3, 6, 7),
        (4, 6, 6),
        (5, 6, 4),
        (5, 5, 4),
    ],
)
def test_everybody_is_dealt_a_hand_and_the_rest_stays_in_the_box(
    seats: int, flights: int, cards: int
) -> None:
    position = Position(seats, machinations=True)
    position.state.flights = list(range(flights))
    g = position.carry_out().game
    deal_machinations(g)
    hands = [hand.hand_cards for hand in g.state.players]
    assert [len(hand) for hand in hands] == [cards] * seats
    dealt = [card for hand in hands for card in hand]
    assert sorted([*dealt, *g.state.machinations]) == sorted(g.data.machinations)


@pytest.mark.rule("GT-701")
def test_machinations_are_shuffled() -> None:
    hands = set()
    for seed in range(5):
        position = Position(2, machinations=True)
        position.state.rng = seed
        g = position.carry_out().game
        deal_machinations(g)
        hands.add(tuple(g.state.players[A].hand_cards))
    assert len(hands) == 5


@pytest.mark.rule("GT-702")
def test_everybody_is_told_their_own_hand_alone() -> None:
    position = Position(2, machinations=True)
    table = position.carry_out()
    deal_machinations(table.game)
    entries = [entry for entry in table.game.log if isinstance(entry.event, HandDealt)]
    assert [entry.seats for entry in entries] == [(A,), (B,)]
    assert all(entry.otherwise is None for entry in entries)
    assert MachinationsDealt(4) in [entry.event for entry in table.game.log]


@pytest.mark.rule("GT-703", "GT-704", "GT-705")
def test_everybody_plants_one_card_in_secret_before_the_rough_roads() -> None:
    position = Position(3, machinations=True)
    position.hand(A, "toll", "ambush", "customs")
    position.hand(B, "old-hulk", "power-leak")
    position.hand(C, "traffic-jam")
    table = planting(position)
    assert sorted(table.pending) == [A, B], "the last card leaves no choice"
    assert offered(table, A, Plant) == [Plant("toll"), Plant("ambush"), Plant("customs")]
    table.decide(B, Plant("power-leak"))
    assert not events(table, Planted)
    table.decide(A, Plant("ambush"))
    numbers = position.box.card_numbers
    assert [p.planted for p in table.game.state.players] == [
        numbers["ambush"],
        numbers["power-leak"],
        numbers["traffic-jam"],
    ]
    assert player(table, A).hand_cards == [numbers["toll"], numbers["customs"]]
    assert player(table, C).hand_cards == []
    assert table.game.state.phase == "roads"


@pytest.mark.rule("GT-703")
def test_nobody_else_is_told_which_card_was_planted() -> None:
    position = Position(2, machinations=True)
    position.hand(A, "toll", "ambush")
    position.hand(B, "customs")
    table = planting(position)
    do(table, Plant("toll"))
    assert events(table, PlantedCard, A) == [PlantedCard(A, "toll")]
    assert events(table, PlantedCard, B) == [PlantedCard(B, "customs")]
    assert events(table, Planted, A) == [Planted(B)]
    assert events(table, Planted) == [Planted(A), Planted(B)]


@pytest.mark.rule("GT-Q-48")
def test_who_has_no_card_left_plants_none() -> None:
    position = Position(2, machinations=True)
    position.hand(A, "toll", "ambush")
    table = planting(position)
    do(table, Plant("toll"))
    assert player(table, B).planted == NOTHING
    assert table.game.state.phase == "roads"


@pytest.mark.rule("GT-Q-52", "GT-720", "GT-703")
def test_who_takes_a_loan_before_planting_is_asked_again() -> None:
    position = Position(3, machinations=True)
    position.hand(A, "toll", "ambush")
    position.hand(B, "old-hulk", "power-leak")
    position.hand(C, "traffic-jam")
    table = planting(position)
    table.decide(A, TAKE_LOAN)
    assert not player(table, A).loans, "all answer at once"
    table.decide(B, Plant("power-leak"))
    assert (money(table)[A], player(table, A).loans) == (10, 1)
    assert sorted(table.pending) == [A]
    assert events(table, PlantedCard, B) == [PlantedCard(B, "power-leak")]
    assert events(table, Planted, A) == [Planted(B), Planted(C)]
    do(table, TAKE_LOAN, REPAY_LOAN, Plant("toll"))
    assert (money(table)[A], player(table, A).loans) == (8, 1)
    planted = [table.game.data.cards[p.planted].id for p in table.game.state.players]
    assert planted == ["toll", "power-leak", "traffic-jam"]
    assert table.game.state.phase == "roads"


@pytest.mark.rule("GT-Q-52", "GT-703", "GT-702")
def test_what_others_have_planted_stays_hidden_while_somebody_takes_loans() -> None:
    position = Position(2, machinations=True)
    position.hand(A, "toll", "ambush")
    position.hand(B, "old-hulk", "power-leak")
    table = planting(position)
    table.decide(A, TAKE_LOAN)
    table.decide(B, Plant("power-leak"))
    assert view(table.game, A).players[B].own_planted is None
    guesses = {
        fork.game.state.players[B].planted
        for fork in (table.fork(A, Random.seeded(str(n))) for n in range(20))
    }
    assert len(guesses) > 1


# Loans


@pytest.mark.rule("GT-Q-52", "GT-720", "GT-721", "GTB-330")
def test_a_loan_in_the_shipyard_is_no_handling() -> None:
    yard = Yard(machinations=True)
    yard.money(2, 0)
    yard.next_parts("engine-07")
    table = yard.open()
    before = player(table, A).handlings
    do(table, TAKE_LOAN)
    assert (question(table, A), player(table, A).handlings) == ("shipyard", before)
    do(table, DRAW, TAKE_LOAN)
    assert (money(table)[A], player(table, A).loans) == (22, 2)
    assert (question(table, A), player(table, A).handlings) == ("in-hand", before)
    do(table, REPAY_LOAN, PUT_BACK)
    assert (money(table)[A], player(table, A).loans) == (10, 1)
    assert player(table, A).handlings == before - 1
    assert sorted(table.pending) == [B]


@pytest.mark.rule("GT-Q-52", "GT-720", "GTB-333")
def test_loans_while_building_live() -> None:
    yard = Yard(machinations=True, building="live")
    for seat in (A, B):
        yard.ship(seat, "H---PU")
    table = yard.open()
    ways: list[tuple[Option, ...]] = [(), (DRAW,), (PUT_BACK, Look(1)), (STOP_LOOKING, Finish(1))]
    for loans, moves in enumerate(ways, start=1):
        for move in moves:
            table.decide(A, move)
        table.decide(A, TAKE_LOAN)
        assert player(table, A).loans == loans, moves
    table.decide(CLOCK, RUN_OUT)
    table.decide(A, TURN_HOURGLASS)
    table.decide(CLOCK, RUN_OUT)
    assert question(table, B) == "number-tile"
    table.decide(B, TAKE_LOAN)
    assert player(table, B).loans == 1
    assert question(table, B) == "number-tile"


@pytest.mark.rule("GT-720", "GT-Q-52")
@pytest.mark.parametrize("building", ["turns", "live"])
def test_no_loans_in_the_shipyard_without_evil_machinations(building: str) -> None:
    table = Yard(building=building).open()
    assert TAKE_LOAN not in offered(table, A)
    table.decide(A, DRAW)
    assert TAKE_LOAN not in offered(table, A)


def at_toll(position: Position) -> AnyTable:
    position.card("toll")
    return position.carry_out(Resolve())


@pytest.mark.rule("GT-EX-27", "GT-720", "GT-721")
def test_a_loan_brings_10_credits_and_is_repaid_with_12() -> None:
    position = Position(2, machinations=True)
    table = at_toll(position)
    assert TAKE_LOAN in offered(table, A)
    assert REPAY_LOAN not in offered(table, A)
    do(table, TAKE_LOAN)
    assert (money(table)[A], player(table, A).loans) == (10, 1)
    assert REPAY_LOAN not in offered(table, A), "10 credits are too few"
    do(table, TAKE_LOAN, REPAY_LOAN)
    assert (money(table)[A], player(table, A).loans) == (8, 1)
    assert question(table, A) == "toll"


@pytest.mark.rule("GT-721")
def test_twelve_credits_are_just_enough() -> None:
    position = Position(2, machinations=True)
    position.money(12, 0)
    position.player(A).loans = 1
    table = at_toll(position)
    do(table, REPAY_LOAN)
    assert (money(table)[A], player(table, A).loans) == (0, 0)
    assert events(table, LoanRepaid) == [LoanRepaid(A, 12)]


@pytest.mark.rule("GT-720", "GT-764")
def test_loans_and_payments_are_told_to_all() -> None:
    table = at_toll(Position(2, machinations=True))
    do(table, PayToll())
    assert events(table, LoanTaken) == [LoanTaken(A, 10)]
    assert events(table, CreditsPaid) == [CreditsPaid(A, 3, "toll")]
    gain(table.game, B, 2, "toll")
    gain(table.game, B, 0, "toll")
    assert events(table, CreditsGained) == [CreditsGained(B, 2, "toll")]


@pytest.mark.rule("GT-720", "GT-Q-52")
def test_without_evil_machinations_there_are_no_loans() -> None:
    position = Position(2, machinations=True)
    position.state.schemes = False
    table = at_toll(position)
    assert TAKE_LOAN not in offered(table, A)


@pytest.mark.rule("GT-723", "GT-Q-52")
@pytest.mark.parametrize(
    ("schemes", "before", "amount", "paid", "loans", "left"),
    [
        (True, 2, 3, 3, 1, 9),
        (True, 0, 21, 21, 3, 9),
        (True, 5, 5, 5, 0, 0),
        (False, 2, 3, 2, 0, 0),
        (False, 5, 3, 3, 0, 2),
    ],
)
def test_a_forced_payment_takes_loans_by_itself_or_stops_at_nothing(
    schemes: bool, before: int, amount: int, paid: int, loans: int, left: int
) -> None:
    position = Position(2, machinations=schemes)
    g = position.carry_out().game
    gain(g, A, before, "toll")
    assert pay(g, A, amount, "toll") == paid
    assert (g.state.players[A].loans, g.state.players[A].credits) == (loans, left)


@pytest.mark.rule("GT-764", "GT-Q-52")
def test_a_choice_says_how_many_loans_it_takes() -> None:
    position = Position(2, machinations=True)
    position.money(2, 3)
    table = at_toll(position)
    assert PayToll(3, 1) in offered(table, A)
    do(table, GoAround())
    assert PayToll(3, 0) in offered(table, B)
