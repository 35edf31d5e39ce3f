"""Payments against a model written from the rules alone.

The model lists every handful of units that a player may hand over for a cost. The tests walk
through all answers to the questions of a payment at a real table and compare.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple, cast

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from kosmodrom.games.astrominers.box import Cost, Kind
from kosmodrom.games.astrominers.events import Paid
from kosmodrom.games.astrominers.moves import Pay
from kosmodrom.games.astrominers.state import RARE, RESOURCES, Resource
from kosmodrom.testing.positions import question, refused, told
from tests.games.astrominers.kit import (
    PAYMENTS,
    A,
    AnyTable,
    B,
    bank,
    payment,
    player,
)

Units = tuple[str, ...]
"""Units in alphabetical order: ``("gold", "water", "water")``."""


class Outcome(NamedTuple):
    """What a way to pay comes to."""

    handed_over: Units
    rebates: int = 0
    free: bool = False


class Case(NamedTuple):
    """A cost, and who is to pay it."""

    kind: str
    cost: Cost
    stock: dict[str, int]
    promoted: Resource
    rebates: int
    free: bool


# The model


def handfuls(units: Units, size: int) -> set[Units]:
    """All different handfuls of these units of one size."""
    return set(combinations(sorted(units), size))


def without(units: Units, taken: Units) -> Units:
    return tuple(sorted((Counter(units) - Counter(taken)).elements()))


def stand_ins(wanted: str, spare: Units, promoted: str) -> set[Units]:
    """What may be handed over for one unit that is due and not held."""
    if wanted == "any":  # AM-Q-18: one unit of any kind
        return handfuls(spare, 1)
    if wanted == promoted:  # AM-803: three others of any kind
        return handfuls(spare, 3)
    # AM-802, AM-810: four of any kinds; AM-804: or three promoted ones
    return handfuls(spare, 4) | handfuls(tuple(unit for unit in spare if unit == promoted), 3)


def fill(wanted: Units, spare: Units, promoted: str) -> set[Units]:
    """Everything that may be handed over for all of these; every unit counts once (AM-811)."""
    ways: set[tuple[Units, Units]] = {((), spare)}
    for unit in wanted:
        ways = {
            (tuple(sorted(paid + handful)), without(left, handful))
            for paid, left in ways
            for handful in stand_ins(unit, left, promoted)
        }
    return {paid for paid, _ in ways}


def pay(due: Units, held: Units, promoted: str) -> set[Units]:
    """AM-Q-08: units held are used first; the rest comes from units that the cost does not need."""
    own = tuple((Counter(due) & Counter(held)).elements())
    return {
        tuple(sorted(own + others))
        for others in fill(without(due, own), without(held, own), promoted)
    }


def outcomes(case: Case) -> set[Outcome]:
    """Every way to pay that differs in its result."""
    due: Units = tuple(Counter(cast(dict[str, int], case.cost)).elements())
    held: Units = tuple(Counter(case.stock).elements())
    found = {
        Outcome(paid, number)
        for number in range(min(case.rebates, len(due)) + 1)
        for lowered in handfuls(due, number)  # AM-508, AM-520
        for paid in pay(without(due, lowered), held, case.promoted)
    }
    if case.free and case.kind in ("mission", "expedition"):
        found.add(Outcome((), 0, free=True))  # AM-509
    return found


# The table


def sit_down(case: Case) -> tuple[AnyTable, Any]:
    """A table where A may begin the payment, and the move that begins it."""
    position, move = payment(case.kind, case.cost, promoted=case.promoted)
    position.stock(A, **case.stock)
    position.player(A).bought = [
        *(position.order(f"rebate-{number}", effect="rebate") for number in range(case.rebates)),
        *([position.order("free", effect="free_launch")] if case.free else []),
    ]
    return position.table(), move


def walk(table: AnyTable, case: Case, depth: int = 0) -> Iterator[AnyTable]:
    """All tables where a payment may end, each checked on the way."""
    assert all(units >= 0 for units in player(table, A).stock.values())
    if question(table, A) != "payment":
        yield table
        return
    assert depth <= sum(case.cost.values()) + 1, "a payment that does not end"
    options = table.pending[A].options
    assert options, "a dead end"
    assert len(options) > 1 or not isinstance(options[0], Pay), "the printed cost is not asked"
    assert len(set(options)) == len(options)
    for option in options:
        branch = table.fork()
        branch.decide(A, option)
        yield from walk(branch, case, depth + 1)


def outcome(table: AnyTable, case: Case) -> Outcome:
    """What was handed over, as the player, the bank and the log have it."""
    left, used = player(table, A).stock, player(table, A).used
    lost = Counter({kind: case.stock.get(kind, 0) - left[kind] for kind in RESOURCES})
    assert all(units >= 0 for units in lost.values())
    assert bank(table) == {kind: 10 + lost[kind] for kind in RESOURCES}
    assert all(units == 0 for units in player(table, B).stock.values())
    free = "free" in used
    paid = [happened.amounts for happened in told(table, B) if isinstance(happened, Paid)]
    assert paid == ([dict(+lost)] if +lost else [])
    return Outcome(tuple(sorted(lost.elements())), len(used) - free, free)


def finished(table: AnyTable) -> bool:
    """The card is A's and B is asked."""
    mine = player(table, A)
    cards = [*mine.bought, *(own.card for own in (*mine.technologies, *mine.bulletins))]
    cards += [run.card for run in table.game.state.runs]
    return "card" in cards and list(table.pending) == [B]


# The cases


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Costs and stocks of few kinds, so that holding, lacking and substituting meet."""
    promoted = draw(st.sampled_from(RARE))
    others = draw(st.permutations([kind for kind in RESOURCES if kind != promoted]))
    palette: list[Kind] = [promoted, *others[:3]]
    due = draw(st.lists(st.sampled_from([*palette, "any"]), min_size=1, max_size=4))
    stock = {kind: units for kind in palette if (units := draw(st.integers(0, 5), label=kind)) > 0}
    return Case(
        kind=draw(st.sampled_from(PAYMENTS)),
        cost=cast(Cost, dict(Counter(due))),
        stock=cast(dict[str, int], stock),
        promoted=promoted,
        rebates=draw(st.sampled_from([0, 0, 0, 1, 2])),
        free=draw(st.sampled_from([False, False, True])),
    )


@pytest.mark.rule("AM-802", "AM-803", "AM-804", "AM-810", "AM-811", "AM-814")
@pytest.mark.rule("AM-508", "AM-509", "AM-520", "AM-Q-08", "AM-Q-18")
@settings(max_examples=150, deadline=None)
@given(case=cases())
def test_exactly_the_ways_to_pay_that_the_rules_allow_can_be_reached(case: Case) -> None:
    table, move = sit_down(case)
    expected = outcomes(case)
    event("payable" if expected else "not payable")
    assert table.offers(A, move) == bool(expected)
    if not expected:
        assert refused(table, A, move)
        return
    table.decide(A, move)
    reached = set()
    for end in walk(table, case):
        assert finished(end)
        reached.add(outcome(end, case))
    assert reached == expected


def test_the_model_agrees_with_the_examples_of_the_rules_page() -> None:
    def left(cost: Cost, rebates: int = 0, **stock: int) -> set[Units]:
        case = Case("order", cost, stock, "tungsten", rebates, free=False)
        held: Units = tuple(Counter(stock).elements())
        return {without(held, way.handed_over) for way in outcomes(case)}

    assert left({"gold": 2, "water": 1}, gold=1, water=2, xenon=2, nickel=1) == {()}
    assert ("nickel", "water", "xenon", "xenon") in left(
        {"gold": 2, "water": 1}, gold=1, water=2, xenon=2, nickel=1, tungsten=3
    )
    assert left({"tungsten": 2}, water=4, plasteel=2) == {()}
    assert {len(units) for units in left({"tungsten": 2}, 1, water=4, plasteel=2)} == {0, 3}
    assert left({"gold": 1}, gold=1, water=4) == {("water",) * 4}
    assert left({"gold": 2}, water=4) == set()
    assert left({"gold": 2}, 1, water=4) == {()}
