"""A refusal says the first rule that is really in the way of this player now."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat, find_option
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.games.astrominers import RULESET
from kosmodrom.games.astrominers.box import Cost, Kind
from kosmodrom.games.astrominers.moves import (
    BuyOrder,
    DiscardDie,
    Done,
    Exchange,
    Gain,
    Give,
    HandIn,
    Launch,
    LaunchFree,
    Pass,
    Pay,
    PayAny,
    PlaceDie,
    Rebate,
    Reroll,
    Substitute,
    TakeRevealed,
    TakeTop,
    TurnDie,
    UseCard,
    UseEffect,
)
from kosmodrom.games.astrominers.rules.payment import PAYMENT, Bill, payment_options
from kosmodrom.games.astrominers.state import RESOURCES, Effect, OwnCard
from kosmodrom.testing.positions import offered, question
from tests.games.astrominers.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    payment,
    player,
    stock,
)

EFFECT_RULES: dict[Effect, str] = {
    "specialist": "AM-505",
    "automaton": "AM-506",
    "miner": "AM-507",
    "rebate": "AM-508",
    "free_launch": "AM-509",
    "extra_order": "AM-510",
}


def why(table: AnyTable, seat: Seat, option: Option) -> tuple[str, tuple[str, ...]]:
    """The reason and the rules against an option."""
    before = table.fingerprint, len(table.choices)
    with pytest.raises(Refused) as refused:
        table.decide(seat, option)
    assert (table.fingerprint, len(table.choices)) == before
    return refused.value.reason, refused.value.rules


def with_effects(position: Position, seat: Seat = A) -> None:
    """A player with every effect, none of them used."""
    position.player(seat).bought = [
        position.order(f"has-{effect}", effect=effect) for effect in EFFECT_RULES
    ]


# Effects that one has and cannot use now


@pytest.mark.parametrize("effect", EFFECT_RULES)
@pytest.mark.rule("AM-503", "AM-517")
def test_an_effect_that_one_does_not_have_or_has_used(effect: Effect) -> None:
    position = Position()
    position.pool(A, "miner")
    table = position.table()
    reason, rules = why(table, A, UseEffect(effect))
    assert reason == "no-such-effect"
    assert EFFECT_RULES[effect] in rules
    position.player(A).used = [position.order("spent", effect=effect)]
    reason, rules = why(position.table(), A, UseEffect(effect))
    assert reason == "effect-used"
    assert "AM-517" in rules


@pytest.mark.rule("AM-505", "AM-506", "AM-507", "AM-519")
def test_an_effect_that_finds_no_die_to_turn() -> None:
    position = Position()
    with_effects(position)
    position.player(A).missions = [position.mission("m")]
    table = position.table()  # without dice, A may launch
    for effect in ("specialist", "automaton", "miner"):
        rules = (EFFECT_RULES[effect], "AM-519")
        assert why(table, A, UseEffect(effect)) == ("no-die-to-turn", rules)
    position.pool(A, "miner", "miner")
    table = position.table()
    assert why(table, A, UseEffect("miner")) == ("nothing-to-turn", ("AM-507", "AM-519"))
    assert UseEffect("automaton") in offered(table, A)


@pytest.mark.rule("AM-Q-07", "AM-508", "AM-509", "AM-510")
def test_effects_of_other_moments_are_refused_in_a_turn() -> None:
    position = Position()
    position.pool(A, "miner")
    with_effects(position)
    table = position.table()
    assert why(table, A, UseEffect("rebate")) == ("rebate-moment", ("AM-508", "AM-Q-07"))
    assert why(table, A, UseEffect("free_launch")) == ("free-launch-moment", ("AM-509", "AM-Q-07"))
    assert why(table, A, UseEffect("extra_order")) == ("extra-order-moment", ("AM-510", "AM-Q-07"))
    assert why(table, A, Rebate("gold")) == ("rebate-moment", ("AM-508", "AM-Q-07"))
    assert why(table, A, LaunchFree()) == ("free-launch-moment", ("AM-509", "AM-Q-07"))


# Powers that work at any moment are offered at certain decisions


def asked_to_give() -> AnyTable:
    position = Position()
    position.pool(A, "miner", "miner")
    position.stock(A, water=1, gold=1)
    with_effects(position)
    table = position.table()
    table.decide(A, Exchange("miner"))
    return table


def asked_to_take() -> AnyTable:
    table = asked_to_give()
    table.decide(A, Give("water"))
    return table


def asked_to_buy() -> AnyTable:
    position = Position(phase="orders")
    position.pool(A, "miner", "miner")
    with_effects(position)
    position.player(A).orders = [position.order("x")]
    return position.table()


def asked_for_an_expedition_reward() -> AnyTable:
    position = Position(phase="settling")
    position.fill_decks()
    with_effects(position)
    position.pool(A, "miner", "miner")
    card = position.expedition("e", yellow=1, white=1)
    position.run(A, card, [(A, "miner"), (A, "miner")])
    return position.table()


def asked_to_pay() -> AnyTable:
    position, move = payment("technology", {"gold": 1})
    position.pool(A, "miner", "miner", "miner")
    position.stock(A, gold=1)
    with_effects(position)
    table = position.table()
    table.decide(A, move)
    return table


MOMENTS = {
    "give": asked_to_give,
    "take": asked_to_take,
    "buy": asked_to_buy,
    "take-card": asked_for_an_expedition_reward,
    "payment": asked_to_pay,
}
every_moment = pytest.mark.parametrize("moment", MOMENTS)
COMES_FIRST = {
    "give": "first-exchange",
    "take": "first-exchange",
    "buy": "first-order",
    "take-card": "first-card",
    "payment": "first-payment",
}


@every_moment
@pytest.mark.rule("AM-Q-07")
def test_dice_are_changed_at_other_decisions(moment: str) -> None:
    table = MOMENTS[moment]()
    assert question(table, A) == moment
    for effect in ("specialist", "automaton", "miner"):
        rules = (EFFECT_RULES[effect], "AM-Q-07")
        assert why(table, A, UseEffect(effect)) == ("change-moment", rules)
    for change in (DiscardDie("miner"), TurnDie("miner", "automaton")):
        assert why(table, A, change) == ("change-moment", ("AM-206", "AM-207", "AM-Q-07"))


@every_moment
@pytest.mark.rule("AM-Q-07", "AM-Q-19")
def test_payments_are_lowered_and_launches_are_free_at_other_decisions(moment: str) -> None:
    table = MOMENTS[moment]()
    reason, rules = why(table, A, UseEffect("extra_order"))
    assert (reason, rules) == ("extra-order-moment", ("AM-510", "AM-Q-07"))
    if moment == "payment":
        assert why(table, A, LaunchFree()) == ("no-launch-here", ("AM-509",))
        return
    assert why(table, A, LaunchFree()) == ("free-launch-moment", ("AM-509", "AM-Q-07"))
    substitute = Substitute("gold", ("water",) * 4)
    if moment in ("give", "take"):
        assert why(table, A, Rebate("gold")) == ("exchange-no-payment", ("AM-Q-19",))
        assert why(table, A, substitute) == ("exchange-no-payment", ("AM-Q-19",))
    else:
        assert why(table, A, Rebate("gold")) == ("rebate-moment", ("AM-508", "AM-Q-07"))
        assert why(table, A, substitute) == ("no-payment", ("AM-813", "AM-814"))
    for paying in (Pay(), PayAny("gold")):
        assert why(table, A, paying) == ("nothing-due", ("AM-814",))


@every_moment
@pytest.mark.rule("AM-303")
def test_only_in_a_turn_one_must_act_or_pass(moment: str) -> None:
    table = MOMENTS[moment]()
    if moment != "buy":
        assert why(table, A, Done())[0] == COMES_FIRST[moment]
    assert why(table, A, Pass())[0] == COMES_FIRST[moment]
    position = Position()
    position.pool(A, "miner")
    assert why(position.table(), A, Done()) == ("must-act", ("AM-303",))


# Whose turn it is


@pytest.mark.rule("AM-301", "AM-304", "AM-305", "AM-Q-02")
def test_without_dice_one_may_still_launch_when_the_turn_comes() -> None:
    position = Position()
    position.pool(A, "miner")
    position.player(B).missions = [position.mission("m")]
    table = position.table()
    # It is A's turn, and B's comes.
    assert why(table, B, Launch("m")) == ("not-asked", ("AM-301",))
    assert why(table, C, Pass()) == ("no-dice", ("AM-304", "AM-305", "AM-Q-02"))
    table.decide(A, Pass())
    assert list(table.pending) == [B]
    # Without a barge B could not launch, and is skipped.
    for number in range(2):
        position.run(B, position.mission(f"under-way-{number}"), [None])
    assert why(position.table(), B, Launch("m"))[0] == "no-dice"


@pytest.mark.rule("AM-306")
def test_who_has_passed_is_told_so() -> None:
    position = Position()
    position.pool(A, "miner")
    position.pool(B, "miner")
    table = position.table()
    table.decide(A, Pass())
    assert why(table, A, PlaceDie("miner", "xenon-1")) == ("passed", ("AM-306",))


# Other reasons


@pytest.mark.rule("AM-344")
def test_a_unit_for_which_the_bank_has_no_other_kind_is_held_all_the_same() -> None:
    position = Position(bank=0)
    position.bank(water=1)
    position.stock(A, water=1, gold=1)
    position.pool(A, "miner")
    table = position.table()
    table.decide(A, Exchange("miner"))
    assert why(table, A, Give("water")) == ("nothing-to-take", ("AM-344",))
    assert why(table, A, Give("xenon")) == ("not-held", ("AM-344",))


@pytest.mark.rule("AM-312", "AM-327")
def test_a_revealed_card_of_the_other_deck() -> None:
    position = Position()
    position.fill_decks()
    position.pool(A, "inspector")
    table = position.table()
    table.decide(A, PlaceDie("inspector", "dispatch-1"))
    order = table.game.state.orders.display[0]
    assert order is not None
    assert why(table, A, TakeRevealed(order)) == ("wrong-deck", ("AM-327", "AM-312"))
    assert why(table, A, TakeTop("orders")) == ("wrong-deck", ("AM-327", "AM-312"))
    assert why(table, A, TakeRevealed("no-card")) == ("not-revealed", ("AM-327", "AM-312"))


# What is sent in another form


@pytest.mark.rule("AM-324")
@pytest.mark.parametrize("moment", ["give", "take"])
@pytest.mark.parametrize("kind", ["foo", 7, None, ("gold",)])
def test_a_resource_that_does_not_exist_is_refused(moment: str, kind: Any) -> None:
    table = MOMENTS[moment]()
    for option in (Gain(kind), Give(kind)):
        assert why(table, A, option)[0] == "malformed"


@pytest.mark.rule("AM-608", "AM-Q-24")
def test_cards_may_be_handed_in_in_any_order() -> None:
    decks = []
    for cards in (("s1", "c", "s2"), ("s2", "s1", "c")):
        position = Position()
        position.fill_decks()
        position.state.awards[0] = position.award("prize", "SSC")
        position.player(A).done = [
            position.mission("s1", type="S"),
            position.mission("s2", type="S"),
            position.mission("c", type="C"),
            position.mission("s3", type="S"),
        ]
        position.pool(A, "miner")
        table = position.table()
        table.decide(A, PlaceDie("miner", "award-1"))
        table.decide(A, HandIn(cards))
        assert player(table, A).done == ["s3"]
        decks.append(table.game.state.missions.deck)
    # They lie under the deck in the order of their completion, however they were named.
    assert decks[0] == decks[1]


@pytest.mark.rule("AM-802")
def test_substitutes_may_be_named_in_any_order() -> None:
    position, move = payment("order", {"gold": 1})
    position.stock(A, water=3, xenon=3)
    table = position.table()
    table.decide(A, move)
    table.decide(A, Substitute("gold", ("xenon", "water", "xenon", "water")))
    assert stock(table, A) == {"water": 1, "xenon": 1}


@pytest.mark.rule("AM-205")
def test_dice_to_reroll_may_be_named_in_any_order() -> None:
    position = Position(phase="reroll")
    position.pool(A, "miner", "geologist", "miner")
    table = position.table()
    table.decide(A, Reroll(("geologist", "miner")))
    assert table.choices[-1].option == Reroll(("miner", "geologist"))


@pytest.mark.rule("AM-511")
def test_orders_are_bought_in_their_phase() -> None:
    position = Position()
    position.pool(A, "miner")
    position.player(A).orders = [position.order("x")]
    assert why(position.table(), A, BuyOrder("x")) == ("phase-order", ("AM-511",))


# A refusal says how it would be done, and with which of the options on offer it begins


def ways(table: AnyTable, option: Option) -> tuple[str, tuple[Option, ...]]:
    refused = table.why_not(A, option)
    offered_now = table.pending[A].options
    assert all(way in offered_now for way in refused.begin)
    return refused.reason, refused.begin


@pytest.mark.rule("AM-312", "AM-313", "AM-327")
def test_a_card_on_display_is_fetched_by_a_die() -> None:
    position = Position()
    position.pool(A, "miner", "miner", "inspector")
    mission, order = position.mission("shown"), position.order("shown-too")
    position.display([mission], [order])
    position.fill_decks()
    table = position.table()
    fetch = (PlaceDie("inspector", "dispatch-1"),)
    assert ways(table, TakeRevealed(mission)) == ("fetch-missions", fetch)
    assert ways(table, TakeTop("missions")) == ("fetch-missions", fetch)
    # Nobody there can fetch an order: a die would have to be changed.
    reason, begin = ways(table, TakeRevealed(order))
    assert reason == "fetch-orders-nobody"
    assert begin
    assert all(isinstance(way, DiscardDie) for way in begin)


@pytest.mark.rule("AM-205", "AM-219")
def test_before_actions_one_rerolls_or_keeps_all_dice() -> None:
    table: AnyTable = Table.start(
        "astrominers", seats=3, seed="first", options={"first_player": "1"}
    )
    assert question(table, A) == "reroll"
    mission = table.game.state.missions.display[0]
    assert mission is not None
    for wish in (TakeRevealed(mission), TakeTop("orders"), PlaceDie("miner", "water-1"), Pass()):
        assert ways(table, wish) == ("first-reroll", (Reroll(()),))


@pytest.mark.rule("AM-311", "AM-324")
def test_nobody_just_takes_from_the_bank_or_gives_away() -> None:
    position = Position()
    position.pool(A, "miner", "automaton")
    position.stock(A, gold=1)
    table = position.table()
    reason, begin = ways(table, Gain("water"))
    assert reason == "earn-basic"
    assert {way.space.split("-")[0] for way in begin if isinstance(way, PlaceDie)} == {"water"}
    for option in (Gain("gold"), Give("gold")):
        _, begin = ways(table, option)
        assert begin
        assert all(isinstance(way, Exchange) for way in begin)


@pytest.mark.rule("AM-337")
def test_what_is_lacking_for_a_launch_is_told() -> None:
    position = Position()
    position.pool(A, "miner")
    mission = position.mission("dear", cost={"water": 2, "gold": 1})
    position.player(A).missions = [mission]
    position.stock(A, water=1)
    table = position.table()
    refused = table.why_not(A, Launch(mission))
    assert (refused.reason, refused.args_["lacking"].counts) == (
        "cannot-pay",
        {"water": 1, "gold": 1},
    )
    assert refused.begin
    assert all(isinstance(way, PlaceDie) and "water" in way.space for way in refused.begin)
    assert "1 water, 1 gold" in str(refused)


# Payments: the next step is named, and no other reason


def paying(cost: Cost, **held: int) -> tuple[Position, AnyTable]:
    position, move = payment("order", cost)
    position.stock(A, **held)
    position.player(A).bought = [position.order("has-rebate", effect="rebate")]
    table = position.table()
    table.decide(A, move)
    assert question(table, A) == "payment"
    return position, table


@pytest.mark.rule("AM-802", "AM-Q-08")
def test_of_two_lacking_kinds_one_is_replaced_first() -> None:
    _, table = paying({"gold": 1, "nickel": 1, "any": 1}, water=5, xenon=5)
    for move in (Substitute("nickel", ("water",) * 4), PayAny("water")):
        refused = table.why_not(A, move)
        assert (refused.reason, refused.rules) == ("replace-first", ("AM-802", "AM-Q-08"))
        assert "gold" in str(refused)
    held = table.why_not(A, Substitute("water", ("xenon",) * 4))
    assert (held.reason, "water" in str(held)) == ("held-first", True)


@pytest.mark.rule("AM-803", "AM-804", "AM-811")
def test_a_substitute_keeps_to_the_rate_of_its_kind() -> None:
    position, table = paying({"gold": 1}, water=3, xenon=2)
    assert position.state.promoted not in ("gold", "water", "xenon")
    for paid in (("water",) * 3, ("water",) * 3 + ("xenon",) * 2):
        assert why(table, A, Substitute("gold", paid))[0] == "wrong-rate"
    # What was put in for another unit is no longer held.
    _, table = paying({"gold": 1, "nickel": 1}, water=4, xenon=4)
    table.decide(A, Substitute("gold", ("water",) * 4))
    refused = table.why_not(A, Substitute("nickel", ("water",) * 4))
    assert (refused.reason, refused.rules) == ("not-held", ("AM-811",))


@pytest.mark.rule("AM-Q-18")
def test_a_unit_of_any_kind_is_chosen_where_one_is_due() -> None:
    _, table = paying({"gold": 1, "any": 1}, gold=1, water=1)
    refused = table.why_not(A, Pay())
    assert (refused.reason, refused.rules) == ("choose-any", ("AM-Q-18",))
    assert refused.begin == (PayAny("water"),)
    _, table = paying({"gold": 1}, gold=1, water=1)
    assert why(table, A, PayAny("water")) == ("no-choice-due", ("AM-Q-18",))


@pytest.mark.rule("AM-508", "AM-Q-08")
def test_a_payment_is_lowered_before_anything_is_replaced() -> None:
    _, table = paying({"gold": 1, "nickel": 1}, water=4, xenon=4)
    assert Rebate("nickel") in offered(table, A)
    table.decide(A, Substitute("gold", ("water",) * 4))
    assert why(table, A, Rebate("nickel")) == ("rebate-before", ("AM-Q-08",))


@pytest.mark.parametrize("number", range(40))
@pytest.mark.rule("AM-802", "AM-803", "AM-804", "AM-508", "AM-509", "AM-Q-08", "AM-Q-18")
def test_every_step_of_a_payment_is_offered_or_has_a_reason(number: int) -> None:
    chance = Random.seeded(f"bill {number}")
    position = Position(promoted=chance.choice(RESOURCES))
    with_effects(position)
    position.stock(A, **{kind: chance.below(4) for kind in RESOURCES})
    g = position.table().game
    due: dict[Kind, int] = {kind: 1 + chance.below(2) for kind in RESOURCES if not chance.below(3)}
    due["any"] = chance.below(2)
    spent = bool(chance.below(2))
    bill = Bill(due, g.state.players[A].stock, spent, free=not spent)
    asked = Ask(A, PAYMENT, payment_options(g, A, bill), context=bill)
    bundles = [b for size in (2, 3, 4, 5) for b in combinations_with_replacement(RESOURCES, size)]
    moves: list[Option] = [
        Pay(),
        LaunchFree(),
        *(Rebate(kind) for kind in (*RESOURCES, "any", "nothing")),
        *(PayAny(kind) for kind in RESOURCES),
        *(Substitute(kind, bundle) for kind in RESOURCES for bundle in bundles),
    ]
    for move in moves:
        legal = RULESET.why_not(g, asked, move) is None
        assert legal == (find_option(asked.options, move) is not None), move


@pytest.mark.rule("AM-714", "AM-327")
def test_a_bulletin_gives_cards_of_both_decks_even_if_one_is_empty() -> None:
    position = Position()
    position.display([], [position.order("shown"), position.order("shown-too")])
    bulletin = position.bulletin("own")
    position.player(A).bulletins = [OwnCard(bulletin)]
    position.pool(A, "miner")
    table = position.table()
    table.decide(A, UseCard("miner", bulletin))
    assert why(table, A, TakeRevealed("no-card")) == ("not-revealed", ("AM-327",))
    assert why(table, A, TakeTop("missions")) == ("deck-empty", ("AM-327", "AM-Q-20"))
