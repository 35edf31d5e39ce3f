"""Old Hulk for Sale: an auction."""

from __future__ import annotations

import pytest

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.goods import GoodsDelivered
from kosmodrom.games.galaxy_trucker.events.machinations import (
    AuctionWon,
    BidMade,
    BidPassed,
    NobodyBids,
)
from kosmodrom.games.galaxy_trucker.moves.base import TAKE_LOAN
from kosmodrom.games.galaxy_trucker.moves.machinations import PASS_BID, Bid
from kosmodrom.testing.positions import offered, question
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
)


def auction(position: Position) -> AnyTable:
    position.card("old-hulk")
    return position.carry_out(steps.Resolve())


def bids(table: AnyTable, seat: int) -> list[int]:
    return [option.credits for option in offered(table, seat, Bid)]


@pytest.mark.rule("GT-1108", "GT-730", "GT-731", "GT-Q-54")
def test_from_the_leader_on_each_raises_or_is_out() -> None:
    position = Position(3, machinations=True)
    position.days(0, 2, 1)
    position.money(5, 5, 5)
    position.ship(B, "H---W3")
    table = auction(position)
    assert list(table.pending) == [B]
    assert bids(table, B)[0] == 1
    do(table, Bid(1))
    assert list(table.pending) == [C]
    assert bids(table, C)[0] == 2
    do(table, Bid(3))
    do(table, PASS_BID)  # A
    assert list(table.pending) == [B]
    assert bids(table, B)[0] == 4
    do(table, Bid(4))
    assert list(table.pending) == [C], "A has passed and is out"
    do(table, PASS_BID)
    assert events(table, BidMade) == [BidMade(B, 1), BidMade(C, 3), BidMade(B, 4)]
    assert events(table, BidPassed) == [BidPassed(A), BidPassed(C)]
    assert events(table, AuctionWon) == [AuctionWon(B, 4)]
    assert money(table) == [5, 1, 5]
    assert question(table, B) == "load"


@pytest.mark.rule("GT-732")
def test_the_hulk_holds_four_cubes() -> None:
    position = Position(2, machinations=True)
    position.ship(A, "H---WS2")
    table = auction(position)
    do(table, Bid(1, 1), PASS_BID)
    assert events(table, GoodsDelivered) == [GoodsDelivered(A, ("red", "yellow", "blue", "blue"))]
    assert table.game.state.used_card


@pytest.mark.rule("GT-1109", "GT-852")
def test_if_all_pass_nobody_gets_the_prize() -> None:
    table = auction(Position(3, machinations=True))
    do(table, PASS_BID, PASS_BID, PASS_BID)
    assert not table.pending
    assert events(table, NobodyBids) == [NobodyBids("old_hulk")]
    assert not table.game.state.used_card


@pytest.mark.rule("GT-Q-54")
def test_the_last_one_may_still_bid_1_or_pass() -> None:
    position = Position(3, machinations=True)
    position.money(9, 9, 9)
    table = auction(position)
    do(table, PASS_BID, PASS_BID)
    assert offered(table, C)[:2] == [Bid(1), PASS_BID]
    do(table, Bid(1))
    assert events(table, AuctionWon) == [AuctionWon(C, 1)]
    assert money(table) == [9, 9, 8]


@pytest.mark.rule("GT-Q-54", "GT-Q-52")
def test_bids_go_as_far_as_credits_and_loans() -> None:
    position = Position(2, machinations=True)
    position.money(3, 0)
    table = auction(position)
    assert bids(table, A) == list(range(1, 14))
    assert [option.loans for option in offered(table, A, Bid)][2:4] == [0, 1]
    do(table, TAKE_LOAN)
    assert bids(table, A) == list(range(1, 24))
    do(table, Bid(13))
    assert bids(table, B) == list(range(14, 24)), "loans are not limited"
    assert offered(table, B, Bid)[-1].loans == 3
    do(table, PASS_BID)
    assert (money(table), player(table, A).loans) == ([0, 0], 1)


@pytest.mark.rule("GT-731", "GT-Q-52")
def test_a_bid_above_the_own_credits_takes_a_loan_when_it_wins() -> None:
    position = Position(2, machinations=True)
    position.money(0, 0)
    table = auction(position)
    do(table, Bid(2))
    assert player(table, A).loans == 0
    do(table, PASS_BID)
    assert (money(table), player(table, A).loans) == ([8, 0], 1)


@pytest.mark.rule("GT-298")
def test_ships_in_hyperspace_do_not_bid() -> None:
    position = Position(3, machinations=True)
    position.away(A)
    table = auction(position)
    assert list(table.pending) == [B]
    do(table, Bid(1), PASS_BID)
    assert events(table, AuctionWon) == [AuctionWon(B, 1)]


@pytest.mark.rule("GT-Q-55")
def test_there_is_one_hulk_for_sale() -> None:
    cards = [card for card in Position(2).box.cards if card.kind == "old_hulk"]
    assert [card.id for card in cards] == ["old-hulk"]
