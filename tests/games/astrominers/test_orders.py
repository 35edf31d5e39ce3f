"""Buying orders (phase 5), and what the effects of orders do."""

from __future__ import annotations

import pytest

from kosmodrom.core.options import Seat
from kosmodrom.games.astrominers.box import Cost
from kosmodrom.games.astrominers.events import CardDiscarded, OrderBought, Paid
from kosmodrom.games.astrominers.moves import (
    BuyOrder,
    DiscardCard,
    Done,
    LaunchFree,
    Pass,
    Pay,
    PlaceDie,
    Rebate,
    Substitute,
    TakeTop,
    TurnDie,
    UseEffect,
)
from kosmodrom.games.astrominers.state import Effect
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.astrominers.kit import (
    PAYMENTS,
    A,
    B,
    C,
    Position,
    bank,
    in_deck,
    keep_dice,
    pass_all,
    payment,
    player,
    pool,
    seen,
    stock,
    take_only,
)


def hold(position: Position, seat: Seat, *orders: str) -> None:
    """Orders in a player's hand."""
    position.player(seat).orders = list(orders)


def bought(position: Position, seat: Seat, *effects: Effect) -> list[str]:
    """Face-up orders before a player, one with each effect."""
    cards = [
        position.order(f"bought-{number}-{effect}", points=1, effect=effect)
        for number, effect in enumerate(effects)
    ]
    position.player(seat).bought = cards
    return cards


# Buying


@pytest.mark.rule("AM-501", "AM-511")
def test_in_player_order_each_player_may_buy_one_order() -> None:
    position = Position(phase="orders", first=B)
    for seat in (A, B, C):
        hold(position, seat, position.order(f"x{seat}"), position.order(f"y{seat}"))
    table = position.table()
    for seat in (B, C, A):
        assert list(table.pending) == [seat]
        assert set(offered(table, seat)) == {BuyOrder(f"x{seat}"), BuyOrder(f"y{seat}"), Done()}
        table.decide(seat, BuyOrder(f"y{seat}"))
        if seat != A:
            refused(table, seat, BuyOrder(f"x{seat}"))
    assert table.game.state.round == 2
    assert [player(table, seat).bought for seat in (A, B, C)] == [["y0"], ["y1"], ["y2"]]
    assert [player(table, seat).orders for seat in (A, B, C)] == [["x0"], ["x1"], ["x2"]]


@pytest.mark.rule("AM-511")
def test_nobody_has_to_buy() -> None:
    position = Position(phase="orders")
    hold(position, A, position.order("x"))
    table = position.table()
    table.decide(A, Done())
    assert table.game.state.round == 2
    assert player(table, A).orders == ["x"]
    assert player(table, A).bought == []


@pytest.mark.rule("AM-511")
def test_orders_are_bought_in_phase_5_only() -> None:
    position = Position()
    position.pool(A, "miner")
    hold(position, A, position.order("x"))
    table = position.table()
    assert offered(table, A, BuyOrder) == []
    assert "AM-511" in refused(table, A, BuyOrder("x"))
    table.decide(A, Pass())
    assert offered(table, A, BuyOrder) == [BuyOrder("x")]


@pytest.mark.rule("AM-502")
def test_an_order_costs_the_resources_on_it() -> None:
    position = Position(phase="orders")
    hold(position, A, position.order("x", cost={"gold": 2, "nickel": 1}))
    position.stock(A, gold=3, nickel=1)
    table = position.table()
    table.decide(A, BuyOrder("x"))
    assert stock(table, A) == {"gold": 1}
    assert player(table, A).bought == ["x"]


@pytest.mark.rule("AM-502")
def test_an_order_whose_resources_are_missing_is_refused() -> None:
    position = Position(phase="orders")
    hold(position, A, position.order("x", cost={"gold": 2, "nickel": 1}))
    position.stock(A, gold=2)
    table = position.table()
    assert offered(table, A) == [Done()]
    assert "AM-502" in refused(table, A, BuyOrder("x"))
    assert "AM-501" in refused(table, A, BuyOrder("not-in-hand"))


@pytest.mark.rule("AM-EX-38", "AM-502", "AM-512", "AM-513", "AM-514")
def test_an_order_that_asks_for_a_card_costs_another_card_of_the_hand() -> None:
    position = Position(phase="orders")
    position.fill_decks()
    order = position.order("x", cost={"gold": 2, "nickel": 1}, discard=True)
    hold(position, A, order)
    position.player(A).missions = [position.mission("m")]
    position.player(A).secret = ["m"]
    position.stock(A, gold=2, nickel=1)
    hold(position, B, position.order("pause"))
    table = position.table()
    before = in_deck(table, "missions")
    table.decide(A, BuyOrder(order))
    assert in_deck(table, "missions") == ["m", *before]
    for seat in (A, B, C, None):
        assert CardDiscarded(A, "m") in told(table, seat)
    assert player(table, A).missions == player(table, A).orders == []
    assert stock(table, A) == {}

    position = Position(phase="orders")
    hold(position, A, position.order("x", cost={"gold": 2, "nickel": 1}, discard=True))
    position.stock(A, gold=2, nickel=1)
    table = position.table()
    assert offered(table, A) == [Done()]
    assert "AM-513" in refused(table, A, BuyOrder("x"))


@pytest.mark.rule("AM-512")
@pytest.mark.parametrize("discarded", ["m", "y"])
def test_the_discarded_card_goes_to_the_bottom_of_its_own_deck(discarded: str) -> None:
    position = Position(phase="orders")
    position.fill_decks()
    hold(position, A, position.order("x", discard=True), position.order("y"))
    position.player(A).missions = [position.mission("m")]
    table = position.table()
    missions, orders = in_deck(table, "missions"), in_deck(table, "orders")
    table.decide(A, BuyOrder("x"))
    assert offered(table, A) == [DiscardCard("m"), DiscardCard("y")]
    table.decide(A, DiscardCard(discarded))
    if discarded == "m":
        missions.insert(0, "m")
    else:
        orders.insert(0, "y")
    assert in_deck(table, "missions") == missions
    assert in_deck(table, "orders") == orders
    assert player(table, A).bought == ["x"]


@pytest.mark.rule("AM-513")
def test_neither_a_completed_card_nor_the_order_itself_can_be_discarded() -> None:
    position = Position(phase="orders")
    hold(position, A, position.order("x", discard=True), position.order("y"))
    position.player(A).missions = [position.mission("m")]
    position.player(A).done = [position.mission("completed")]
    position.player(A).bought = [position.order("older")]
    table = position.table()
    table.decide(A, BuyOrder("x"))
    for card in ("x", "completed", "older"):
        assert "AM-513" in refused(table, A, DiscardCard(card))


@pytest.mark.rule("AM-513")
def test_completed_cards_do_not_make_up_for_a_missing_card_in_hand() -> None:
    position = Position(phase="orders")
    hold(position, A, position.order("x", discard=True))
    position.player(A).done = [position.mission("completed")]
    position.player(A).bought = [position.order("older")]
    table = position.table()
    assert "AM-513" in refused(table, A, BuyOrder("x"))


@pytest.mark.rule("AM-514")
def test_everyone_sees_what_was_paid_and_which_card_was_discarded() -> None:
    position = Position(phase="orders")
    position.fill_decks()
    hold(position, A, position.order("x", cost={"gold": 1, "water": 2}, discard=True, points=4))
    position.player(A).missions = [position.mission("m")]
    position.stock(A, gold=1, water=2)
    hold(position, B, position.order("pause"))
    table = position.table()
    table.decide(A, BuyOrder("x"))
    for seat in (A, B, C, None):
        happened = told(table, seat)
        assert OrderBought(A, "x", 4) in happened
        assert Paid(A, "x", {"gold": 1, "water": 2}) in happened
        assert CardDiscarded(A, "m") in happened


@pytest.mark.rule("AM-515")
def test_the_price_goes_to_the_bank() -> None:
    position = Position(phase="orders")
    hold(position, A, position.order("x", cost={"gold": 2, "nickel": 1}))
    position.stock(A, gold=2, nickel=1)
    table = position.table()
    table.decide(A, BuyOrder("x"))
    assert (bank(table)["gold"], bank(table)["nickel"]) == (12, 11)


@pytest.mark.rule("AM-503")
def test_a_bought_order_lies_face_up_for_all_to_see() -> None:
    position = Position(phase="orders")
    hold(position, A, position.order("x"), position.order("y"))
    hold(position, B, position.order("pause"))
    table = position.table()
    table.decide(A, BuyOrder("x"))
    for seat in (A, B, C, None):
        assert seen(table, seat).players[A].bought == ("x",)
        assert seen(table, seat).players[A].used == ()
    assert player(table, A).orders == ["y"]


@pytest.mark.rule("AM-518")
def test_a_bought_order_scores_whether_or_not_its_effect_was_used() -> None:
    position = Position(phase="orders", round=8)
    position.player(A).bought = [position.order("up", points=5)]
    position.player(A).used = [position.order("down", points=3)]
    hold(position, A, position.order("x", points=7))
    table = position.table()
    table.decide(A, BuyOrder("x"))
    assert table.result is not None
    assert table.result.breakdown[A]["orders"] == 15


# When effects can be used


@pytest.mark.rule("AM-516")
def test_the_effect_does_not_work_for_the_payment_that_bought_it() -> None:
    position = Position(phase="orders")
    hold(position, A, position.order("x", cost={"gold": 1}, effect="rebate"))
    table = position.table()
    assert offered(table, A) == [Done()]
    assert "AM-502" in refused(table, A, BuyOrder("x"))

    position = Position(phase="orders")
    hold(position, A, position.order("x", cost={"gold": 1}, effect="rebate"))
    position.stock(A, gold=1)
    table = position.table()
    table.decide(A, BuyOrder("x"))
    assert question(table, A) != "payment"
    assert stock(table, A) == {}
    assert player(table, A).bought == ["x"]


@pytest.mark.rule("AM-516")
def test_an_effect_can_be_used_in_the_phase_in_which_the_order_was_bought() -> None:
    position = Position(phase="orders")
    hold(position, A, position.order("x", effect="rebate"), position.order("y", cost={"gold": 1}))
    extra = bought(position, A, "extra_order")
    table = position.table()
    table.decide(A, BuyOrder("x"))
    table.decide(A, BuyOrder("y"))
    take_only(table, A, Rebate)  # the effect of x
    assert player(table, A).bought == ["y"]
    assert player(table, A).used == [*extra, "x"]


@pytest.mark.rule("AM-516", "AM-517")
def test_an_effect_can_be_used_in_a_later_round_but_only_once() -> None:
    position = Position(phase="orders")
    gold_orders = [position.order(id, cost={"gold": 1}) for id in ("y", "z")]
    hold(position, A, position.order("x", effect="rebate"), *gold_orders)
    table = position.table()
    table.decide(A, BuyOrder("x"))
    keep_dice(table)
    pass_all(table)
    assert table.game.state.round == 2
    table.decide(A, BuyOrder("y"))
    take_only(table, A, Rebate)
    assert player(table, A).bought == ["y"]
    assert player(table, A).used == ["x"]
    keep_dice(table)
    pass_all(table)
    assert table.game.state.round == 3
    assert "AM-502" in refused(table, A, BuyOrder("z"))


@pytest.mark.rule("AM-504", "AM-517")
def test_any_number_of_effects_may_be_used_in_a_turn_and_none_is_an_action() -> None:
    position = Position()
    position.pool(A, "inspector", "inspector", "inspector")
    position.pool(B, "miner")
    cards = bought(position, A, "miner", "automaton", "specialist")
    table = position.table()
    table.decide(A, UseEffect("miner"))
    table.decide(A, UseEffect("automaton"))
    table.decide(A, TurnDie("inspector", "automaton"))
    table.decide(A, UseEffect("specialist"))
    table.decide(A, TurnDie("automaton", "geologist"))
    assert pool(table, A) == ["miner", "inspector", "geologist"]
    assert player(table, A).used == cards
    assert player(table, A).bought == []
    for effect in ("miner", "automaton", "specialist"):
        assert "AM-517" in refused(table, A, UseEffect(effect))
    table.decide(A, PlaceDie("miner", "xenon-1"))  # the action of the turn
    assert list(table.pending) == [B]


# Effects that turn a die


@pytest.mark.rule("AM-505")
def test_a_die_is_turned_to_inspector_or_geologist() -> None:
    position = Position()
    position.pool(A, "miner2", "inspector")
    bought(position, A, "specialist")
    table = position.table()
    table.decide(A, UseEffect("specialist"))
    assert set(offered(table, A)) == {
        TurnDie("miner2", "inspector"),
        TurnDie("miner2", "geologist"),
        TurnDie("inspector", "geologist"),
    }
    assert "AM-505" in refused(table, A, TurnDie("miner2", "miner"))
    table.decide(A, TurnDie("miner2", "inspector"))
    assert pool(table, A) == ["inspector", "inspector"]


@pytest.mark.rule("AM-506")
def test_a_die_is_turned_to_a_single_automaton() -> None:
    position = Position()
    position.pool(A, "miner", "automaton2")
    bought(position, A, "automaton")
    table = position.table()
    table.decide(A, UseEffect("automaton"))
    assert set(offered(table, A)) == {
        TurnDie("miner", "automaton"),
        TurnDie("automaton2", "automaton"),
    }
    assert "AM-506" in refused(table, A, TurnDie("miner", "automaton2"))
    table.decide(A, TurnDie("miner", "automaton"))
    assert pool(table, A) == ["automaton", "automaton2"]


@pytest.mark.rule("AM-507")
def test_a_die_is_turned_to_a_single_miner() -> None:
    position = Position()
    position.pool(A, "geologist", "miner2")
    bought(position, A, "miner")
    table = position.table()
    table.decide(A, UseEffect("miner"))
    assert set(offered(table, A)) == {TurnDie("geologist", "miner"), TurnDie("miner2", "miner")}
    assert "AM-507" in refused(table, A, TurnDie("geologist", "miner2"))
    table.decide(A, TurnDie("geologist", "miner"))
    assert pool(table, A) == ["miner", "miner2"]


@pytest.mark.rule("AM-519")
def test_only_dice_of_the_own_pool_are_turned_and_none_is_spent() -> None:
    position = Position()
    position.pool(A, "geologist", "automaton")
    position.pool(B, "inspector")
    position.die(A, "automaton2", "xenon-1")
    position.run(A, position.mission("m"), [(A, "miner2")])
    bought(position, A, "miner")
    table = position.table()
    table.decide(A, UseEffect("miner"))
    assert {option.die for option in offered(table, A)} == {"geologist", "automaton"}
    refused(table, A, TurnDie("inspector", "miner"))
    table.decide(A, TurnDie("geologist", "miner"))
    assert pool(table, A) == ["miner", "automaton"]
    assert player(table, A).discarded == 0


@pytest.mark.rule("AM-519")
def test_without_a_die_in_the_pool_no_effect_turns_one() -> None:
    position = Position()
    position.player(A).missions = [position.mission("m")]
    position.die(A, "automaton", "xenon-1")
    bought(position, A, "miner")
    table = position.table()
    assert offered(table, A, UseEffect) == []
    assert "AM-519" in refused(table, A, UseEffect("miner"))


@pytest.mark.rule("AM-EX-43", "AM-504", "AM-505")
def test_a_die_turned_to_geologist_goes_to_the_refinery_in_the_same_turn() -> None:
    position = Position()
    position.fill_decks()
    position.pool(A, "miner2")
    cards = bought(position, A, "specialist")
    table = position.table()
    table.decide(A, UseEffect("specialist"))
    table.decide(A, TurnDie("miner2", "geologist"))
    assert player(table, A).bought == []
    assert player(table, A).used == cards
    assert pool(table, A) == ["geologist"]
    table.decide(A, PlaceDie("geologist", "refinery-1"))
    table.decide(A, TakeTop("orders"))
    assert len(player(table, A).orders) == 1


# Lower payments


@pytest.mark.rule("AM-508", "AM-Q-07")
@pytest.mark.parametrize("kind", PAYMENTS)
def test_any_payment_can_be_lowered_by_a_unit_of_any_kind(kind: str) -> None:
    position, move = payment(kind, {"gold": 1, "water": 2})
    position.stock(A, gold=1, water=2)
    cards = bought(position, A, "rebate")
    table = position.table()
    table.decide(A, move)
    assert set(offered(table, A)) == {
        Pay(("gold", "water", "water")),
        Rebate("gold"),
        Rebate("water"),
    }
    table.decide(A, Rebate("water"))
    assert stock(table, A) == {"water": 1}
    assert cards[0] in player(table, A).used


@pytest.mark.rule("AM-508")
@pytest.mark.parametrize("kind", PAYMENTS)
def test_a_payment_that_can_be_met_only_with_the_effect_is_offered(kind: str) -> None:
    position, move = payment(kind, {"gold": 1, "water": 2})
    position.stock(A, water=2)
    table = position.table()
    refused(table, A, move)
    bought(position, A, "rebate")
    table = position.table()
    table.decide(A, move)
    take_only(table, A, Rebate)
    assert stock(table, A) == {}


@pytest.mark.rule("AM-EX-39", "AM-508", "AM-517", "AM-520")
def test_several_cards_may_lower_the_same_payment() -> None:
    position, move = payment("order", {"gold": 2, "nickel": 1})
    position.stock(A, gold=1)
    cards = bought(position, A, "rebate", "rebate")
    table = position.table()
    table.decide(A, move)
    table.decide(A, Rebate("gold"))
    take_only(table, A, Rebate)
    assert stock(table, A) == {}
    assert bank(table)["gold"] == 11
    assert player(table, A).used == cards
    assert player(table, A).bought == ["card"]


@pytest.mark.rule("AM-520")
def test_a_cost_does_not_fall_below_0_and_nothing_is_given_back() -> None:
    position, move = payment("order", {"gold": 1})
    position.stock(A, gold=3)
    cards = bought(position, A, "rebate", "rebate")
    table = position.table()
    table.decide(A, move)
    assert "AM-520" in refused(table, A, Rebate("water"))  # no water is due
    table.decide(A, Rebate("gold"))
    assert list(table.pending) == [B]
    assert stock(table, A) == {"gold": 3}
    assert bank(table)["gold"] == 10
    assert player(table, A).used == cards[:1]


@pytest.mark.rule("AM-517")
def test_a_used_rebate_is_refused() -> None:
    position, move = payment("order", {"gold": 1})
    position.stock(A, water=5)
    position.player(A).used = [position.order("used", effect="rebate")]
    table = position.table()
    table.decide(A, move)
    assert "AM-517" in refused(table, A, Rebate("gold"))
    take_only(table, A, Substitute)
    assert stock(table, A) == {"water": 1}

    position, move = payment("order", {"gold": 1})
    position.stock(A, water=4, xenon=4)
    position.player(A).used = [position.order("used", effect="rebate")]
    table = position.table()
    table.decide(A, move)
    assert offered(table, A, Rebate) == []
    assert "AM-517" in refused(table, A, Rebate("gold"))


@pytest.mark.rule("AM-EX-40", "AM-508", "AM-802", "AM-Q-08")
def test_a_rebate_and_a_substitution_together_meet_a_cost() -> None:
    position, move = payment("order", {"gold": 2}, promoted="tungsten")
    position.stock(A, water=4)
    table = position.table()
    assert "AM-502" in refused(table, A, move)
    cards = bought(position, A, "rebate")
    table = position.table()
    table.decide(A, move)
    take_only(table, A, Rebate)
    take_only(table, A, Substitute)
    assert stock(table, A) == {}
    assert player(table, A).bought == ["card"]
    assert player(table, A).used == cards


# Launch without cost


@pytest.mark.rule("AM-EX-42", "AM-509", "AM-521")
def test_a_mission_or_expedition_is_launched_without_paying() -> None:
    position, move = payment("mission", {"xenon": 2, "gold": 1})
    cards = bought(position, A, "free_launch")
    table = position.table()
    table.decide(A, move)
    take_only(table, A, LaunchFree)
    assert [run.card for run in table.game.state.runs] == ["card"]
    assert bank(table) == dict.fromkeys(bank(table), 10)
    assert player(table, A).used == cards

    position, move = payment("expedition", {"xenon": 2, "gold": 1})
    bought(position, A, "free_launch")
    table = position.table()
    table.decide(A, move)
    take_only(table, A, LaunchFree)
    assert [run.card for run in table.game.state.runs] == ["card"]
    assert table.game.state.board["expedition-1"].seat == A
    assert pool(table, A) == []

    position, move = payment("expedition", {"xenon": 2, "gold": 1})
    bought(position, A, "free_launch")
    position.pool(A)
    position.player(A).missions = [position.mission("m")]
    table = position.table()
    assert offered(table, A, PlaceDie) == []
    refused(table, A, move)


@pytest.mark.rule("AM-509", "AM-Q-07")
@pytest.mark.parametrize("kind", ["mission", "expedition"])
def test_at_every_launch_the_player_may_pay_or_use_the_effect(kind: str) -> None:
    position, move = payment(kind, {"xenon": 2})
    position.stock(A, xenon=2)
    cards = bought(position, A, "free_launch")
    table = position.table()
    table.decide(A, move)
    assert set(offered(table, A)) == {Pay(("xenon", "xenon")), LaunchFree()}
    paid = table.fork()
    paid.decide(A, Pay())
    assert stock(paid, A) == {}
    assert player(paid, A).bought == cards
    table.decide(A, LaunchFree())
    assert stock(table, A) == {"xenon": 2}
    assert player(table, A).used == cards


@pytest.mark.rule("AM-509")
@pytest.mark.parametrize("kind", ["order", "technology", "bulletin"])
def test_the_effect_launches_only_missions_and_expeditions(kind: str) -> None:
    position, move = payment(kind, {"gold": 1})
    bought(position, A, "free_launch")
    table = position.table()
    refused(table, A, move)
    position.stock(A, water=4, xenon=1)
    table = position.table()
    table.decide(A, move)
    assert offered(table, A, LaunchFree) == []
    assert "AM-509" in refused(table, A, LaunchFree())


@pytest.mark.rule("AM-509", "AM-508")
def test_without_a_payment_there_is_nothing_to_lower() -> None:
    position, move = payment("mission", {"xenon": 2})
    position.stock(A, xenon=2)
    bought(position, A, "free_launch", "rebate")
    table = position.table()
    table.decide(A, move)
    assert set(offered(table, A)) == {
        Pay(("xenon", "xenon")),
        Rebate("xenon"),
        LaunchFree(),
    }
    table.decide(A, Rebate("xenon"))
    assert LaunchFree() not in offered(table, A)


@pytest.mark.rule("AM-521")
def test_barge_and_dock_are_needed_as_usual() -> None:
    for kind in ("mission", "expedition"):
        position, move = payment(kind, {"gold": 1})
        position.pool(A, "miner")
        bought(position, A, "free_launch")
        for id in ("m1", "m2"):
            position.run(A, position.mission(id), [None])
        assert "AM-323" in refused(position.table(), A, move)

        position, move = payment(kind, {"gold": 1})
        position.pool(A, "miner")
        bought(position, A, "free_launch")
        position.docks_marked(2)
        position.run(B, position.mission("m1"), [None])
        assert "AM-342" in refused(position.table(), A, move)


# Further orders


@pytest.mark.rule("AM-EX-41", "AM-510", "AM-522")
def test_each_effect_buys_one_more_order_at_once() -> None:
    position = Position(phase="orders")
    cost: Cost = {"gold": 1}
    hold(
        position,
        A,
        position.order("p", cost=cost, effect="extra_order"),
        position.order("q", cost=cost, effect="extra_order"),
        position.order("r", cost=cost, effect="miner"),
    )
    hold(position, B, position.order("pause"))
    position.stock(A, gold=3)
    table = position.table()
    table.decide(A, BuyOrder("p"))
    assert question(table, A) == "buy-further"
    table.decide(A, BuyOrder("q"))
    table.decide(A, BuyOrder("r"))
    assert stock(table, A) == {}
    assert player(table, A).used == ["p", "q"]
    assert player(table, A).bought == ["r"]
    assert list(table.pending) == [B]

    position = Position(phase="orders")
    hold(position, A, position.order("p", cost=cost), position.order("q", cost=cost))
    hold(position, B, position.order("pause"))
    position.stock(A, gold=3)
    table = position.table()
    table.decide(A, BuyOrder("p"))
    assert list(table.pending) == [B]
    assert "AM-511" in refused(table, A, BuyOrder("q"))


@pytest.mark.rule("AM-510", "AM-522", "AM-Q-07")
def test_a_further_order_is_offered_directly_after_a_purchase_and_never_before() -> None:
    position = Position()
    position.pool(A, "miner")
    hold(position, A, position.order("x"), position.order("y"))
    hold(position, B, position.order("pause"))
    extra = bought(position, A, "extra_order")
    table = position.table()
    refused(table, A, UseEffect("extra_order"))
    table.decide(A, Pass())
    assert question(table, A) == "buy"
    declined = table.fork()
    declined.decide(A, Done())  # no purchase, no further order
    assert list(declined.pending) == [B]
    table.decide(A, BuyOrder("x"))
    assert question(table, A) == "buy-further"
    assert set(offered(table, A)) == {BuyOrder("y", further=True), Done()}
    kept = table.fork()
    kept.decide(A, Done())
    assert player(kept, A).bought == [*extra, "x"]
    table.decide(A, BuyOrder("y"))
    assert player(table, A).used == extra
    assert list(table.pending) == [B]


@pytest.mark.rule("AM-522")
def test_a_further_order_is_paid_in_full() -> None:
    position = Position(phase="orders")
    hold(position, A, position.order("x"), position.order("y", cost={"gold": 2}, discard=True))
    extra = bought(position, A, "extra_order")
    position.player(A).missions = [position.mission("m")]
    position.stock(A, gold=1)
    table = position.table()
    table.decide(A, BuyOrder("x"))
    assert offered(table, A) == [Done()]
    assert "AM-502" in refused(table, A, BuyOrder("y"))
    position.stock(A, gold=2)
    table = position.table()
    table.decide(A, BuyOrder("x"))
    table.decide(A, BuyOrder("y"))
    assert stock(table, A) == {}
    assert player(table, A).missions == []
    assert player(table, A).used == extra
