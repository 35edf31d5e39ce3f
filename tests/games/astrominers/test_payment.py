"""Resources and exchange: the bank, and paying with other resources."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kosmodrom.core.options import Option, Seat
from kosmodrom.core.table import Table
from kosmodrom.games.astrominers import RULESET
from kosmodrom.games.astrominers.box import Cost, load_box
from kosmodrom.games.astrominers.moves import (
    BuyOrder,
    Done,
    Exchange,
    Gain,
    Give,
    Pay,
    PayAny,
    PlaceDie,
    Rebate,
    Substitute,
    UseCard,
)
from kosmodrom.games.astrominers.state import RARE, RESOURCES, Resource
from kosmodrom.testing.positions import offered, question, refused
from tests.games.astrominers.kit import (
    PAYMENTS,
    A,
    AnyTable,
    B,
    C,
    Position,
    at_random,
    bank,
    payment,
    player,
    stock,
    take_only,
)

BASIC = RESOURCES[:3]


def due(cost: Cost, *, rebates: int = 0, promoted: Resource = "tungsten", **held: int) -> AnyTable:
    """A may buy the order ``card`` at this cost with these resources; B is asked afterwards."""
    position, _ = payment("order", cost, promoted=promoted)
    position.stock(A, **held)
    position.player(A).bought = [
        position.order(f"rebate-{number}", effect="rebate") for number in range(rebates)
    ]
    return position.table()


BUY = BuyOrder("card")


def bought(table: AnyTable) -> bool:
    """The order is paid for and the next player is asked."""
    return "card" in player(table, A).bought and list(table.pending) == [B]


def bundles(table: AnyTable, lacking: Resource) -> set[tuple[Resource, ...]]:
    """What may be paid for one lacking unit of a kind."""
    options = offered(table, A, Substitute)
    assert {option.lacking for option in options} <= {lacking}
    return {option.paid for option in options}


# The bank


@pytest.mark.rule("AM-EX-53", "AM-806", "AM-807", "AM-808")
def test_from_a_bank_that_is_short_a_player_takes_what_there_is() -> None:
    for units, gained in ((1, {"xenon": 1}), (0, {})):
        position = Position()
        position.bank(xenon=units)
        position.pool(A, "miner2")
        position.pool(B, "miner")
        table = position.table()
        table.decide(A, PlaceDie("miner2", "xenon-1"))
        assert stock(table, A) == gained
        assert bank(table)["xenon"] == 0
        assert table.game.state.board["xenon-1"].seat == A


@pytest.mark.rule("AM-801", "AM-807")
def test_while_the_bank_has_none_nobody_gains_until_some_comes_back() -> None:
    position = Position()
    position.bank(xenon=0)
    for seat in (A, B, C):
        position.pool(seat, "miner")
    position.stock(B, xenon=2)
    table = position.table()
    table.decide(A, PlaceDie("miner", "xenon-1"))
    assert stock(table, A) == {}
    table.decide(B, Exchange("miner"))
    take_only(table, B, Give)
    table.decide(B, Gain("gold"))
    assert bank(table)["xenon"] == 1
    assert stock(table, A) == {}  # what was missed is not made up for
    table.decide(C, PlaceDie("miner", "xenon-2"))
    assert stock(table, C) == {"xenon": 1}
    assert stock(table, A) == {}


@pytest.mark.rule("AM-808")
def test_a_technology_or_mission_works_although_its_resource_has_run_out() -> None:
    position = Position()
    position.bank(gold=0)
    position.own(A, position.technology("t", gives="gold"))
    position.pool(A, "miner")
    position.run(A, position.mission("m", white=["both"]), [(B, "miner")])
    table = position.table()
    table.decide(A, UseCard("miner", "t"))
    assert "gold" not in stock(table, A)
    assert player(table, A).done == ["m"]
    assert "gold" not in stock(table, B)


@pytest.mark.rule("AM-809")
def test_what_is_paid_or_swapped_goes_to_the_bank_and_can_be_gained_at_once() -> None:
    position, launch = payment("mission", {"xenon": 1})
    position.bank(xenon=0)
    position.stock(A, xenon=1)
    table = position.table()
    table.decide(A, launch)
    assert bank(table)["xenon"] == 1
    table.decide(B, PlaceDie("miner", "xenon-2"))
    assert stock(table, B) == {"xenon": 1}

    position = Position()
    position.bank(xenon=0)
    position.stock(A, xenon=1)
    position.pool(A, "geologist")
    position.pool(B, "miner")
    table = position.table()
    table.decide(A, Exchange("geologist"))
    take_only(table, A, Give)
    table.decide(A, Gain("gold"))
    assert (bank(table)["xenon"], bank(table)["gold"]) == (1, 9)
    table.decide(B, PlaceDie("miner", "xenon-2"))
    assert stock(table, B) == {"xenon": 1}


# Where resources come from


Stocks = list[dict[Resource, int]]


def choices_at_random(seats: int, seed: int) -> Iterator[tuple[Seat, Option, Stocks, Stocks, bool]]:
    """A random game: who chose what, all stocks before and after, and whether the phase went on."""
    table = Table.start(RULESET, seats=seats, seed=seed)

    def stocks() -> Stocks:
        return [dict(one.stock) for one in table.game.state.players]

    def moment() -> tuple[int, str]:
        return table.game.state.round, table.game.state.phase

    before, then = stocks(), moment()
    for seat in at_random(table, seed):
        after, now = stocks(), moment()
        yield seat, table.choices[-1].option, before, after, now == then
        before, then = after, now


@pytest.mark.rule("AM-805")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_never_trade_with_each_other(seats: int) -> None:
    for chooser, _, before, after, same_phase in choices_at_random(seats, seed=seats):
        for seat in range(seats):
            if seat != chooser:
                assert all(after[seat][kind] >= before[seat][kind] for kind in RESOURCES)
                if same_phase:
                    assert after[seat] == before[seat]


@pytest.mark.rule("AM-812")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_action_brings_resources_only_from_stores_technologies_and_exchange(seats: int) -> None:
    sources = set()
    for seat, option, before, after, same_phase in choices_at_random(seats, seed=10 + seats):
        gained = [kind for kind in RESOURCES if after[seat][kind] > before[seat][kind]]
        if not gained or not same_phase:
            continue
        sources.add(type(option))
        match option:
            case PlaceDie(_, space):
                assert gained == [space.partition("-")[0]]
                assert gained[0] in BASIC
            case UseCard(_, card):
                assert gained == [load_box().technologies[card].gives]
                assert gained[0] in RARE
            case Gain(kind):
                assert gained == [kind]
            case _:
                assert isinstance(option, Give | Exchange)
    assert PlaceDie in sources


@pytest.mark.rule("AM-812")
def test_missions_of_the_box_bring_basic_and_rare_resources() -> None:
    rewards = [card.reward.values() for card in load_box().missions.values()]
    kinds = {kind for sets in rewards for reward in sets for kind in reward}
    assert kinds >= set(RESOURCES)


# Paying with other resources


@pytest.mark.rule("AM-814", "AM-802")
@pytest.mark.parametrize("kind", PAYMENTS)
def test_in_every_payment_four_units_stand_for_one_that_is_lacking(kind: str) -> None:
    position, move = payment(kind, {"gold": 1})
    position.stock(A, water=2, xenon=1)
    table = position.table()
    refused(table, A, move)
    position.stock(A, water=2, xenon=2)
    table = position.table()
    table.decide(A, move)
    take_only(table, A, Substitute)
    assert stock(table, A) == {}
    assert (bank(table)["water"], bank(table)["xenon"]) == (12, 12)
    assert list(table.pending) == [B]


@pytest.mark.rule("AM-EX-02", "AM-802", "AM-803", "AM-804")
def test_the_rates_of_the_exchange_card() -> None:
    table = due({"tungsten": 1}, water=1, xenon=1, gold=1)
    table.decide(A, BUY)
    take_only(table, A, Substitute)
    assert bought(table)
    assert stock(table, A) == {}

    table = due({"gold": 1}, water=1, xenon=1, nickel=1)
    assert "AM-502" in refused(table, A, BUY)
    table = due({"gold": 1}, water=1, xenon=1, nickel=1, plasteel=1)
    table.decide(A, BUY)
    take_only(table, A, Substitute)
    assert bought(table)
    assert stock(table, A) == {}
    table = due({"gold": 1}, tungsten=3)
    table.decide(A, BUY)
    take_only(table, A, Substitute)
    assert bought(table)
    assert stock(table, A) == {}


@pytest.mark.rule("AM-803")
def test_three_units_of_any_other_kinds_stand_for_a_lacking_promoted_one() -> None:
    table = due({"tungsten": 1}, water=2)
    assert "AM-502" in refused(table, A, BUY)
    table = due({"tungsten": 1}, water=3, gold=1)
    table.decide(A, BUY)
    assert bundles(table, "tungsten") == {("water",) * 3, ("water", "water", "gold")}
    assert "AM-803" in refused(
        table, A, Substitute("tungsten", ("water", "water", "water", "gold"))
    )
    table.decide(A, Substitute("tungsten", ("water", "water", "gold")))
    assert bought(table)
    assert stock(table, A) == {"water": 1}


@pytest.mark.rule("AM-804")
def test_three_promoted_units_stand_for_one_of_any_other_kind() -> None:
    for lacking in RESOURCES:
        if lacking == "nickel":
            continue
        table = due({lacking: 1}, promoted="nickel", nickel=2)
        assert "AM-502" in refused(table, A, BUY)
        table = due({lacking: 1}, promoted="nickel", nickel=3)
        table.decide(A, BUY)
        take_only(table, A, Substitute)
        assert bought(table)
        assert stock(table, A) == {}
    # Three units of which only some are promoted are not enough.
    table = due({"gold": 1}, promoted="nickel", nickel=2, water=1)
    assert "AM-502" in refused(table, A, BUY)


@pytest.mark.rule("AM-810")
def test_the_four_may_be_alike_or_different_the_promoted_kind_included() -> None:
    table = due({"gold": 1}, water=4, tungsten=4)
    table.decide(A, BUY)
    assert bundles(table, "gold") == {
        ("water", "water", "water", "water"),
        ("water", "water", "water", "tungsten"),
        ("water", "water", "tungsten", "tungsten"),
        ("water", "tungsten", "tungsten", "tungsten"),
        ("tungsten", "tungsten", "tungsten", "tungsten"),
        ("tungsten", "tungsten", "tungsten"),
    }


@pytest.mark.rule("AM-811")
def test_every_lacking_unit_is_substituted_and_every_unit_paid_counts_once() -> None:
    table = due({"gold": 1, "palladium": 1}, water=7)
    assert "AM-502" in refused(table, A, BUY)
    table = due({"gold": 1, "palladium": 1}, water=8)
    table.decide(A, BUY)
    take_only(table, A, Substitute)
    take_only(table, A, Substitute)
    assert bought(table)
    assert stock(table, A) == {}
    assert bank(table)["water"] == 18

    table = due({"gold": 2}, water=5, xenon=4)
    table.decide(A, BUY)
    assert "AM-811" in refused(table, A, Substitute("gold", ("xenon",) * 5))
    table.decide(A, Substitute("gold", ("water",) * 4))
    # 1 water and 4 xenon are left for the second gold.
    assert bundles(table, "gold") == {("xenon",) * 4, ("water", "xenon", "xenon", "xenon")}


@pytest.mark.rule("AM-EX-50", "AM-802", "AM-811", "AM-Q-08")
def test_held_units_and_units_the_cost_needs_are_not_for_substitution() -> None:
    cost: Cost = {"gold": 2, "water": 1}
    table = due(cost, gold=1, water=2, xenon=2, nickel=1)
    table.decide(A, BUY)
    take_only(table, A, Substitute)
    assert bought(table)
    assert stock(table, A) == {}

    table = due(cost, gold=1, water=2, xenon=2, nickel=1, tungsten=3)
    table.decide(A, BUY)
    assert ("water", "xenon", "xenon", "nickel") in bundles(table, "gold")
    table.decide(A, Substitute("gold", ("tungsten",) * 3))
    assert bought(table)
    assert stock(table, A) == {"water": 1, "xenon": 2, "nickel": 1}


@pytest.mark.rule("AM-EX-51", "AM-803", "AM-508")
def test_two_promoted_units_cost_six_others_and_three_with_a_rebate() -> None:
    table = due({"tungsten": 2}, water=4, plasteel=2)
    table.decide(A, BUY)
    while question(table, A) == "payment":
        table.decide(A, offered(table, A)[-1])
    assert bought(table)
    assert stock(table, A) == {}

    table = due({"tungsten": 2}, rebates=1, water=4, plasteel=2)
    table.decide(A, BUY)
    table.decide(A, Rebate("tungsten"))
    assert bundles(table, "tungsten") == {
        ("water", "water", "water"),
        ("plasteel", "water", "water"),
        ("plasteel", "plasteel", "water"),
    }
    table.decide(A, Substitute("tungsten", ("plasteel", "water", "water")))
    assert bought(table)
    assert stock(table, A) == {"plasteel": 1, "water": 2}


@pytest.mark.rule("AM-EX-52", "AM-Q-08")
def test_a_unit_that_is_held_is_paid_and_not_substituted() -> None:
    table = due({"gold": 1}, gold=1, water=4)
    table.decide(A, BUY)
    assert bought(table)
    assert stock(table, A) == {"water": 4}

    # With a rebate in reach the payment is asked about: keeping the gold is refused.
    table = due({"gold": 1}, rebates=1, gold=1, water=4)
    table.decide(A, BUY)
    assert set(offered(table, A)) == {Pay(("gold",)), Rebate("gold")}
    assert "AM-Q-08" in refused(table, A, Substitute("gold", ("water",) * 4))


@pytest.mark.rule("AM-Q-08")
def test_three_promoted_units_do_not_replace_a_unit_that_is_held() -> None:
    table = due({"gold": 2}, rebates=1, gold=2, tungsten=3)
    table.decide(A, BUY)
    assert "AM-Q-08" in refused(table, A, Substitute("gold", ("tungsten",) * 3))
    table.decide(A, Pay())
    assert stock(table, A) == {"tungsten": 3}


@pytest.mark.rule("AM-Q-08")
def test_substitutes_come_from_units_that_the_cost_does_not_need() -> None:
    table = due({"gold": 1, "water": 4}, water=4)
    assert "AM-502" in refused(table, A, BUY)
    table = due({"gold": 1, "water": 1}, water=4, xenon=2)
    table.decide(A, BUY)
    assert bundles(table, "gold") == {
        ("water", "water", "water", "xenon"),
        ("water", "water", "xenon", "xenon"),
    }
    assert "AM-Q-08" in refused(table, A, Substitute("gold", ("water",) * 4))


@pytest.mark.rule("AM-Q-08")
def test_rebates_come_before_the_shortfall_is_counted() -> None:
    table = due({"gold": 2}, rebates=1, gold=1, water=4, xenon=1)
    table.decide(A, BUY)
    lowered = table.fork()
    lowered.decide(A, Rebate("gold"))
    assert bought(lowered)
    assert stock(lowered, A) == {"water": 4, "xenon": 1}  # no shortfall: the gold is paid

    table = due({"gold": 2}, rebates=1, water=8, xenon=1)
    table.decide(A, BUY)
    table.decide(A, Substitute("gold", ("water",) * 4))
    assert offered(table, A, Rebate) == []
    assert "AM-Q-08" in refused(table, A, Rebate("gold"))


@pytest.mark.rule("AM-813")
def test_substitution_happens_only_inside_a_payment() -> None:
    position = Position()
    position.stock(A, water=4, tungsten=2)
    position.pool(A, "miner")
    table = position.table()
    assert "AM-813" in refused(table, A, Substitute("tungsten", ("water",) * 3))
    assert not any(isinstance(option, Substitute) for option in offered(table, A))

    # Nor for scoring: 3 water would make a third tungsten.
    position = Position(phase="orders", round=8)
    position.stock(A, water=3, tungsten=2)
    position.player(A).orders = [position.order("dear", cost={"gold": 9})]
    table = position.table()
    table.decide(A, Done())
    assert table.result is not None
    assert table.result.scores[A] == 0


# Any resource


@pytest.mark.rule("AM-Q-18")
def test_a_unit_of_any_kind_is_named_after_the_other_parts_of_the_cost() -> None:
    table = due({"any": 2, "gold": 1}, gold=1, water=1, xenon=2)
    table.decide(A, BUY)
    assert offered(table, A) == [PayAny("water"), PayAny("xenon")]
    assert "AM-Q-18" in refused(table, A, PayAny("gold"))  # the cost itself needs it
    table.decide(A, PayAny("xenon"))
    assert offered(table, A) == [PayAny("water"), PayAny("xenon")]
    table.decide(A, PayAny("xenon"))
    assert bought(table)
    assert stock(table, A) == {"water": 1}

    table = due({"any": 1, "gold": 1}, water=4, xenon=2)
    table.decide(A, BUY)
    assert question(table, A) == "payment"
    assert offered(table, A, PayAny) == []  # first the lacking gold
    table.decide(A, Substitute("gold", ("water", "water", "xenon", "xenon")))
    # 2 water are left, and one of them is paid: there is no other kind, but it is asked.
    take_only(table, A, PayAny)
    assert bought(table)
    assert stock(table, A) == {"water": 1}


@pytest.mark.rule("AM-Q-18")
def test_a_unit_of_any_kind_is_one_unit_and_cannot_be_done_without() -> None:
    table = due({"any": 2}, water=1)
    assert "AM-502" in refused(table, A, BUY)
    table = due({"any": 2, "gold": 1}, water=5)
    assert "AM-502" in refused(table, A, BUY)
    table = due({"any": 2}, rebates=1, water=1)
    table.decide(A, BUY)
    take_only(table, A, Rebate)
    take_only(table, A, PayAny)
    assert bought(table)
    assert stock(table, A) == {}


@pytest.mark.rule("AM-804", "AM-Q-18")
def test_a_substitute_leaves_a_unit_for_the_part_that_any_kind_pays() -> None:
    """Of 3 promoted units and another, the 3 stand for what is lacking: all 4 would leave none."""
    table = due({"water": 1, "any": 1}, tungsten=3, gold=1)
    table.decide(A, BUY)
    take_only(table, A, Substitute)
    take_only(table, A, PayAny)
    assert bought(table)
    assert stock(table, A) == {}
    table = due({"water": 1, "any": 1}, tungsten=3, gold=2)
    table.decide(A, BUY)
    assert ("gold", "gold", "tungsten", "tungsten") in bundles(table, "water")
