"""Chapter 7: the standard spaces, for the first player, buying and selling (SKY-731 to SKY-739)."""

from __future__ import annotations

import pytest

from kosmodrom.games.skymines.moves import (
    PASS,
    TAKE_COIN,
    BuyCard,
    PlaceMarker,
    RemoveCard,
    TakePlan,
)
from kosmodrom.testing.positions import offered, question, refused
from tests.games.skymines.kit import (
    A,
    B,
    C,
    Position,
    answer_until,
    cards,
    do,
    finish_round,
    open_spaces,
    player,
    seen,
    start_round,
)

# First player


@pytest.mark.rule("SKY-731")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_marker_is_taken_at_once_with_a_point(players: int) -> None:
    table = Position(players=players).table()
    do(table, PASS)
    answer_until(table, "action")
    do(table, PlaceMarker("first-player"))
    assert table.game.state.first == B
    assert question(table, B) == "points"
    assert offered(table, B, TakePlan) != []
    do(table, TAKE_COIN)
    assert player(table, B).coins == 1 + 1
    finish_round(table)
    assert table.game.state.first == B
    start_round(table)
    assert question(table, B) == "action"  # B begins round 2


@pytest.mark.rule("SKY-732", "SKY-Q-28")
@pytest.mark.parametrize("players", [3, 4])
def test_the_order_of_this_round_does_not_change(players: int) -> None:
    table = Position(players=players).table()
    order = []
    do(table, PlaceMarker("majority-carbon"))
    do(table, PlaceMarker("first-player"), TAKE_COIN)
    for space in ("minerals", "titanium", "energy", "scientist")[: players - 1]:
        order += list(table.pending)
        do(table, PlaceMarker(f"majority-{space}"))
    assert order == [*range(2, players), A]


@pytest.mark.rule("SKY-733", "SKY-Q-28")
def test_the_first_player_keeps_the_marker_from_the_second_turn_on() -> None:
    table = Position().table()
    assert "first-player" not in open_spaces(table, A)
    assert refused(table, A, PlaceMarker("first-player")) != ()
    do(table, PlaceMarker("majority-carbon"))
    assert "first-player" in open_spaces(table, B)
    do(table, PlaceMarker("majority-minerals"))
    assert "first-player" in open_spaces(table, A)
    do(table, PlaceMarker("first-player"), TAKE_COIN)
    assert table.game.state.first == A
    finish_round(table)
    start_round(table)
    assert question(table, A) == "action"
    assert "first-player" not in open_spaces(table, A)  # the first turn of round 2


@pytest.mark.rule("SKY-734")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_stays_if_nobody_uses_the_space(players: int) -> None:
    position = Position(players=players)
    position.state.first = position.state.turn = players - 1
    table = position.table()
    for _ in range(2):
        assert list(table.pending) == [players - 1]
        finish_round(table)
        assert table.game.state.first == players - 1
        start_round(table)


# Buying


@pytest.mark.rule("SKY-735", "SKY-EX-17")
def test_lin_buys_a_titanium_card_for_coins() -> None:
    position = Position()
    position.clear_display()
    titanium = position.card("titanium", 2, cost=2)
    position.show(5, titanium)  # the surcharge is 1
    position.player(A).coins = 5
    table = position.table()
    do(table, PlaceMarker("buy"))  # a single card needs no question
    assert player(table, A).coins == 5 - 1 - 3
    assert titanium in cards(table, player(table, A).hand)
    assert cards(table, table.game.state.display) == []
    assert question(table, B) == "action"
    finish_round(table)
    assert titanium in cards(table, player(table, A).hand)


@pytest.mark.rule("SKY-735")
def test_any_card_that_can_be_paid_may_be_bought() -> None:
    position = Position()
    position.clear_display()
    cheap, dear, out_of_reach = (position.card("carbon", 1, cost=cost) for cost in (1, 4, 5))
    for space, card in ((1, cheap), (2, dear), (3, out_of_reach)):
        position.show(space, card)
    position.player(A).coins = 5
    table = position.table()
    do(table, PlaceMarker("buy"))
    assert [(buy.card, buy.cost) for buy in offered(table, A, BuyCard)] == [(cheap, 1), (dear, 4)]
    assert refused(table, A, BuyCard(out_of_reach)) != ()
    do(table, BuyCard(dear))
    assert player(table, A).coins == 0


@pytest.mark.rule("SKY-736")
def test_a_card_of_cost_zero_still_needs_the_coin_of_the_space() -> None:
    position = Position()
    position.clear_display()
    free = position.card("carbon", 1, cost=0)
    position.show(1, free)
    table = position.table()
    do(table, PlaceMarker("buy"))
    assert player(table, A).coins == 0
    assert free in cards(table, player(table, A).hand)
    position.player(A).coins = 0
    assert "buy" not in open_spaces(position.table(), A)


@pytest.mark.rule("SKY-737", "SKY-Q-29")
@pytest.mark.parametrize(("coins", "allowed"), [(2, False), (3, True)])
def test_coins_must_suffice_for_the_space_and_a_card(coins: int, allowed: bool) -> None:
    position = Position()
    position.clear_display()
    position.show(1, position.card("carbon", 1, cost=2))
    position.player(A).coins = coins
    assert ("buy" in open_spaces(position.table(), A)) is allowed


@pytest.mark.rule("SKY-737", "SKY-Q-29")
def test_without_a_card_in_the_display_nothing_can_be_bought() -> None:
    position = Position()
    position.clear_display()
    position.player(A).coins = 20
    assert "buy" not in open_spaces(position.table(), A)


@pytest.mark.rule("SKY-737", "SKY-Q-29")
def test_who_uses_the_space_must_buy() -> None:
    position = Position()
    position.player(A).coins = 20
    table = position.table()
    do(table, PlaceMarker("buy"))
    assert len(offered(table, A)) == len(offered(table, A, BuyCard)) > 1


# Selling


@pytest.mark.rule("SKY-738", "SKY-EX-18")
def test_lin_sells_a_carbon_card() -> None:
    table = Position().table()
    do(table, PlaceMarker("sell"), RemoveCard("start-carbon-1"))
    assert player(table, A).coins == 1 + 1 + 2
    assert cards(table, table.game.state.removed) == ["start-carbon-1"]
    assert "start-carbon-1" not in cards(table, player(table, A).hand)
    assert seen(table, B).removed == ("start-carbon-1",)  # face up
    assert question(table, B) == "action"
    finish_round(table)
    assert "start-carbon-1" in cards(table, table.game.state.removed)


@pytest.mark.rule("SKY-738")
def test_the_printed_cost_counts() -> None:
    position = Position()
    card = position.card("minerals", 1, cost=4)
    position.hand(A, card)
    table = position.table()
    do(table, PlaceMarker("sell"))
    assert player(table, A).coins == 1 + 4 + 2


@pytest.mark.rule("SKY-739")
def test_only_hand_cards_can_be_sold() -> None:
    position = Position()
    position.hand(A, "start-carbon-1", "start-energy-1")
    position.area(A, position.card("titanium", 2))
    position.rest(A, "C", position.card("minerals", 2))
    table = position.table()
    do(table, PlaceMarker("sell"))
    sold = [option.card for option in offered(table, A, RemoveCard)]
    assert sold == ["start-carbon-1", "start-energy-1"]


@pytest.mark.rule("SKY-738", "SKY-739")
def test_without_a_hand_card_the_space_is_closed() -> None:
    position = Position()
    position.hand(A)
    position.area(A, position.card("titanium", 2))
    assert "sell" not in open_spaces(position.table(), A)


@pytest.mark.rule("SKY-Q-35")
def test_a_single_share_can_be_sold() -> None:
    position = Position()
    position.hand(A, "d-share-minerva")
    table = position.table()
    do(table, PlaceMarker("sell"))
    assert player(table, A).coins == 1 + 3 + 2
    assert cards(table, table.game.state.removed) == ["d-share-minerva"]


@pytest.mark.rule("SKY-704", "SKY-738")
def test_nobody_else_sells_in_the_same_round() -> None:
    table = Position(players=3).table()
    do(table, PlaceMarker("sell"), RemoveCard("start-carbon-1"))
    assert "sell" not in open_spaces(table, B)
    do(table, PASS)
    answer_until(table, "action")
    assert "sell" not in open_spaces(table, C)
