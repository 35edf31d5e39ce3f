"""Actions (phase 3): the exchange."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.games.astrominers.moves import (
    Exchange,
    Gain,
    Give,
    Pay,
    Rebate,
    Substitute,
)
from kosmodrom.games.astrominers.state import FACES, RESOURCES, Face, Resource
from kosmodrom.testing.positions import offered, question, refused
from tests.games.astrominers.kit import (
    A,
    B,
    Position,
    bank,
    next_round,
    player,
    pool,
    seen,
    stock,
    take_only,
)


@pytest.mark.rule("AM-324")
@given(
    held=st.lists(st.integers(0, 3), min_size=7, max_size=7),
    in_bank=st.lists(st.integers(0, 2), min_size=7, max_size=7),
    pick=st.integers(0, 1000),
)
@settings(max_examples=80, deadline=None)
def test_one_own_unit_is_swapped_for_one_of_another_kind_from_the_bank(
    held: list[int], in_bank: list[int], pick: int
) -> None:
    position = Position()
    own = dict(zip(RESOURCES, held, strict=True))
    units = dict(zip(RESOURCES, in_bank, strict=True))
    position.player(A).stock, position.state.bank = dict(own), dict(units)
    position.pool(A, "inspector", "miner")
    position.pool(B, "miner")
    table = position.table()
    swaps = {
        (given, taken)
        for given in RESOURCES
        for taken in RESOURCES
        if own[given] and units[taken] and given != taken
    }
    if not swaps:
        assert offered(table, A, Exchange) == []
        return
    table.decide(A, Exchange("inspector"))
    gifts = {given for given, _ in swaps}
    assert {o.resource for o in offered(table, A)} == gifts
    given: Resource = sorted(gifts)[pick % len(gifts)]
    table.decide(A, Give(given))
    kinds = {taken for gift, taken in swaps if gift == given}
    if len(kinds) > 1:
        assert {o.resource for o in offered(table, A)} == kinds
        taken: Resource = sorted(kinds)[pick % len(kinds)]
        table.decide(A, Gain(taken))
    else:
        (taken,) = kinds
    own[given] -= 1
    own[taken] += 1
    units[given] += 1
    units[taken] -= 1
    assert player(table, A).stock == own
    assert bank(table) == units
    assert pool(table, A) == ["miner"]
    assert list(table.pending) == [B]


@pytest.mark.rule("AM-343", "AM-324")
@pytest.mark.parametrize("face", FACES)
def test_any_face_will_do_and_it_is_an_action(face: Face) -> None:
    position = Position()
    position.stock(A, water=1)
    position.pool(A, face, "miner")
    position.pool(B, "miner")
    table = position.table()
    table.decide(A, Exchange(face))
    table.decide(A, Give("water"))
    table.decide(A, Gain("gold"))
    assert stock(table, A) == {"gold": 1}
    assert list(table.pending) == [B]  # unlike a change of dice
    # The die is out for this round and back in the next.
    assert pool(table, A) == ["miner"]
    assert seen(table).players[A].discarded == 1
    next_round(table)
    assert len(pool(table, A)) == 7


@pytest.mark.rule("AM-EX-20")
def test_water_is_exchanged_for_gold_but_not_for_water_or_nickel() -> None:
    position = Position()
    position.stock(A, water=2)
    position.bank(gold=5, nickel=0)
    position.pool(A, "geologist")
    position.pool(B, "miner")
    table = position.table()
    table.decide(A, Exchange("geologist"))
    take_only(table, A, Give)
    assert question(table, A) == "take"
    assert refused(table, A, Gain("water")) == ("AM-324",)
    assert "AM-344" in refused(table, A, Gain("nickel"))
    table.decide(A, Gain("gold"))
    assert stock(table, A) == {"water": 1, "gold": 1}
    assert (bank(table)["gold"], bank(table)["water"]) == (4, 11)
    assert pool(table, A) == []
    assert seen(table).players[A].discarded == 1


@pytest.mark.rule("AM-344")
def test_without_a_resource_to_give_there_is_no_exchange() -> None:
    position = Position()
    position.pool(A, "miner")
    table = position.table()
    assert offered(table, A, Exchange) == []
    assert refused(table, A, Exchange("miner")) == ("AM-344",)


@pytest.mark.rule("AM-344")
def test_nothing_is_given_that_is_not_held() -> None:
    position = Position()
    position.stock(A, water=1, gold=1)
    position.pool(A, "miner")
    table = position.table()
    table.decide(A, Exchange("miner"))
    assert offered(table, A) == [Give("water"), Give("gold")]
    assert refused(table, A, Give("xenon")) == ("AM-344",)


@pytest.mark.rule("AM-344")
def test_a_bank_without_another_kind_gives_nothing() -> None:
    position = Position(bank=0)
    position.bank(water=3)
    position.stock(A, water=2)
    position.pool(A, "miner")
    table = position.table()
    assert refused(table, A, Exchange("miner")) == ("AM-344",)


@pytest.mark.rule("AM-Q-19")
def test_the_exchange_is_no_payment() -> None:
    """No substitution and no rebate, neither for the unit given nor instead of it."""
    position = Position(promoted="water")
    position.stock(A, water=3, xenon=4)
    position.pool(A, "miner")
    position.pool(B, "miner")
    position.player(A).bought = [position.order("o", effect="rebate")]
    table = position.table()
    table.decide(A, Exchange("miner"))
    assert {type(option) for option in offered(table, A)} == {Give}
    assert refused(table, A, Rebate("gold")) == ("AM-Q-19",)
    assert refused(table, A, Substitute("gold", ("water",) * 3)) == ("AM-Q-19",)
    assert refused(table, A, Pay()) == ("AM-814",)
    assert "AM-344" in refused(table, A, Give("gold"))
    table.decide(A, Give("xenon"))
    assert {type(option) for option in offered(table, A)} == {Gain}
    table.decide(A, Gain("gold"))
    assert stock(table, A) == {"water": 3, "xenon": 3, "gold": 1}
    assert player(table, A).bought == ["o"]


@pytest.mark.rule("AM-Q-19")
def test_a_rebate_does_not_stand_for_a_unit_to_give() -> None:
    position = Position()
    position.pool(A, "miner")
    position.player(A).bought = [position.order("o", effect="rebate")]
    table = position.table()
    assert refused(table, A, Exchange("miner")) == ("AM-344",)
