"""No choice costs what it does not say, and what it does not say is asked."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.table import Table
from kosmodrom.games.astrominers import RULESET
from kosmodrom.games.astrominers.box import Cost, load_box
from kosmodrom.games.astrominers.moves import (
    BuyOrder,
    DiscardCard,
    Exchange,
    Give,
    HandIn,
    Launch,
    LaunchFree,
    Pay,
    PayAny,
    PlaceDie,
    Rebate,
    Substitute,
)
from kosmodrom.games.astrominers.state import RESOURCES
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.astrominers.kit import (
    PAYMENTS,
    A,
    AnyTable,
    B,
    C,
    Position,
    at_random,
    payment,
    player,
    seen,
    stock,
    take_only,
)


def offer(table: AnyTable, seat: Seat, move: Option) -> Option:
    """The offered option that a move means."""
    fork = table.fork()
    fork.decide(seat, move)
    return next(choice.option for choice in reversed(fork.choices) if choice.seat == seat)


# What a choice says


@pytest.mark.rule("AM-337", "AM-502", "AM-706")
@pytest.mark.parametrize("kind", PAYMENTS)
def test_what_leads_to_a_payment_says_its_cost_and_what_is_lacking(kind: str) -> None:
    position, move = payment(kind, {"gold": 2, "water": 1})
    position.stock(A, gold=1, water=1, xenon=4)
    said = offer(position.table(), A, move)
    assert isinstance(said, Launch | BuyOrder | PlaceDie)
    assert said.cost == ("gold", "gold", "water")
    assert said.lacking == ("gold",)
    # It may be left out, but not be wrong.
    table = position.table()
    for wrong in ("water",), ("gold", "gold", "water", "water"):
        with pytest.raises(Refused, match="does not cost what it says"):
            table.decide(A, msgspec.structs.replace(said, cost=wrong))
    table.decide(A, move)
    assert table.choices[-1].option == said


@pytest.mark.rule("AM-502", "AM-510")
def test_an_order_says_that_it_costs_a_card_and_that_it_uses_up_another_order() -> None:
    position = Position(phase="orders")
    position.player(A).orders = [
        position.order("x"),
        position.order("y", discard=True),
        position.order("z"),
    ]
    position.player(A).bought = [position.order("more", effect="extra_order")]
    table = position.table()
    plain, with_card = BuyOrder("x"), BuyOrder("y", discard=True)
    assert offered(table, A, BuyOrder) == [plain, with_card, BuyOrder("z")]
    table.decide(A, plain)
    assert question(table, A) == "buy-further"
    assert offered(table, A, BuyOrder) == [
        BuyOrder("y", discard=True, further=True),
        BuyOrder("z", further=True),
    ]


@pytest.mark.rule("AM-508", "AM-509")
def test_paying_the_printed_cost_says_how_much_that_is() -> None:
    position, move = payment("mission", {"gold": 2, "water": 1})
    position.stock(A, gold=2, water=1)
    position.player(A).bought = [position.order("less", effect="rebate")]
    table = position.table()
    table.decide(A, move)
    assert offered(table, A, Pay) == [Pay(("gold", "gold", "water"))]
    assert offered(table, A, Rebate) == [Rebate("gold"), Rebate("water")]
    paid = table.fork()
    paid.decide(A, Pay())
    assert player(paid, A).bought == ["less"]
    assert stock(paid, A) == {}


# What is asked


@pytest.mark.rule("AM-337", "AM-502", "AM-706")
@pytest.mark.parametrize("kind", PAYMENTS)
def test_the_printed_cost_is_paid_unasked(kind: str) -> None:
    position, move = payment(kind, {"gold": 2, "water": 1})
    position.stock(A, gold=2, water=5)
    position.player(A).bought = [position.order("other", effect="miner")]
    table = position.table()
    table.decide(A, move)
    assert question(table, A) != "payment"
    assert stock(table, A) == {"water": 4}


@pytest.mark.rule("AM-802", "AM-803", "AM-804")
@pytest.mark.parametrize("kind", PAYMENTS)
@pytest.mark.parametrize(
    ("cost", "held"),
    [
        ({"gold": 1}, {"water": 4}),
        ({"gold": 1}, {"tungsten": 3}),
        ({"tungsten": 1}, {"water": 3}),
        ({"gold": 1, "water": 1}, {"water": 5}),
    ],
)
def test_the_only_substitution_is_asked_and_can_be_taken_back(
    kind: str, cost: Cost, held: dict[str, int]
) -> None:
    position, move = payment(kind, cost)
    position.stock(A, **held)
    hold_secretly(position)
    table = position.table()
    before = table.fingerprint
    table.decide(A, move)
    assert question(table, A) == "payment"
    assert stock(table, A) == held
    table.undo(A)
    assert table.fingerprint == before
    table.decide(A, move)
    take_only(table, A, Substitute)
    assert stock(table, A) == {}


@pytest.mark.rule("AM-508", "AM-509", "AM-Q-18")
@pytest.mark.parametrize(
    ("effect", "cost", "held", "option"),
    [
        ("rebate", {"gold": 1}, {}, Rebate),
        ("free_launch", {"gold": 1}, {}, LaunchFree),
        ("miner", {"any": 1}, {"gold": 1}, PayAny),
    ],
)
def test_the_only_effect_and_the_only_kind_are_asked_and_can_be_taken_back(
    effect: str, cost: Cost, held: dict[str, int], option: type[Option]
) -> None:
    position, move = payment("mission", cost)
    position.stock(A, **held)
    hold_secretly(position)
    position.player(A).bought = [position.order("once", effect=effect)]  # type: ignore[arg-type]
    table = position.table()
    before = table.fingerprint
    table.decide(A, move)
    assert player(table, A).bought == ["once"]
    table.undo(A)
    assert table.fingerprint == before
    table.decide(A, move)
    take_only(table, A, option)
    assert [run.card for run in table.game.state.runs] == ["card"]


def hold_secretly(position: Position) -> None:
    """The cards in A's hand came unseen from the top of a deck."""
    position.player(A).secret = [*position.player(A).missions, *position.player(A).orders]


@pytest.mark.rule("AM-706", "AM-802")
def test_bioleaching_does_not_empty_a_stock_unasked() -> None:
    position = Position()
    position.state.technologies = ["bioleaching"]
    position.stock(A, plasteel=2, water=2, gold=4)
    position.pool(A, "miner")
    table = position.table()
    table.decide(A, PlaceDie("miner", "technology-1"))
    assert question(table, A) == "payment"
    assert stock(table, A) == {"plasteel": 2, "water": 2, "gold": 4}
    table.undo(A)
    cost = load_box().technologies["bioleaching"].cost
    said = offer(table, A, PlaceDie("miner", "technology-1"))
    assert isinstance(said, PlaceDie)
    assert Counter(said.cost) == Counter(cost)
    assert said.lacking


@pytest.mark.rule("AM-608")
def test_the_only_set_to_hand_in_is_asked_and_can_be_taken_back() -> None:
    position = Position()
    position.fill_decks()
    position.state.awards[0] = position.award("prize", "S")
    position.state.award_deck = [position.award("next", "C")]
    position.player(A).done = [position.mission("m", type="S")]
    position.pool(A, "miner")
    table = position.table()
    before = table.fingerprint
    table.decide(A, PlaceDie("miner", "award-1"))
    assert player(table, A).done == ["m"]
    table.undo(A)
    assert table.fingerprint == before
    table.decide(A, PlaceDie("miner", "award-1"))
    take_only(table, A, HandIn)
    assert player(table, A).awards == ["prize"]


@pytest.mark.rule("AM-324")
def test_the_only_kind_to_give_is_asked_and_can_be_taken_back() -> None:
    position = Position()
    position.stock(A, gold=1)
    position.pool(A, "miner")
    table = position.table()
    before = table.fingerprint
    table.decide(A, Exchange("miner"))
    assert stock(table, A) == {"gold": 1}
    table.undo(A)
    assert table.fingerprint == before
    table.decide(A, Exchange("miner"))
    take_only(table, A, Give)
    assert question(table, A) == "take"


# A card of the hand is shown when it is paid for


@pytest.mark.rule("AM-320", "AM-514")
@pytest.mark.parametrize("kind", ["mission", "order"])
def test_nobody_sees_the_card_before_it_is_paid_for(kind: str) -> None:
    position, move = payment(kind, {"gold": 1})
    position.stock(A, water=4)
    hold_secretly(position)
    table = position.table()
    shown = {seat: (seen(table, seat), told(table, seat)) for seat in (B, C, None)}
    table.decide(A, move)
    for seat, before in shown.items():
        assert (seen(table, seat), told(table, seat)) == before
        assert table.pending[A].about is None
    mine = seen(table, A).paying
    assert mine is not None
    assert (mine.card, mine.due) == ("card", {"gold": 1})
    # Whatever else A may hold, the card that is being paid for stays.
    guess = table.fork(B)
    take_only(guess, A, Substitute)
    take_only(table, A, Substitute)
    assert seen(table, B).paying is None
    assert len(table.choices) - 1 in table.boundaries


@pytest.mark.rule("AM-706")
def test_everyone_sees_which_board_card_is_being_paid_for() -> None:
    position, move = payment("technology", {"gold": 1})
    position.stock(A, water=4)
    table = position.table()
    table.decide(A, move)
    for seat in (A, B, None):
        paying = seen(table, seat).paying
        assert paying is not None
        assert paying.card == "card"


@pytest.mark.rule("AM-502", "AM-513")
def test_a_purchase_can_be_taken_back_until_the_card_to_discard_is_chosen() -> None:
    position = Position(phase="orders")
    position.fill_decks()
    position.player(A).orders = [position.order("x", cost={"gold": 1}, discard=True)]
    position.player(A).missions = [position.mission("m1"), position.mission("m2")]
    position.player(B).orders = [position.order("pause")]
    position.stock(A, gold=1)
    hold_secretly(position)
    table = position.table()
    before = table.fingerprint
    table.decide(A, BuyOrder("x"))
    assert offered(table, A) == [DiscardCard("m1"), DiscardCard("m2")]
    assert refused(table, A, DiscardCard("x")) == ("AM-513",)
    assert seen(table, B).paying is None
    assert player(table.fork(B), A).orders == ["x"]  # what is being bought is not dealt again
    table.undo(A)
    assert table.fingerprint == before
    table.decide(A, BuyOrder("x"))
    table.decide(A, DiscardCard("m2"))
    assert player(table, A).bought == ["x"]
    assert player(table, A).missions == ["m1"]


# In whole games


@pytest.mark.rule("AM-514", "AM-517", "AM-802")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_whole_games_nothing_is_spent_that_was_not_said(seats: int) -> None:
    """A choice that leads to a payment spends exactly what it says, or nothing yet."""
    spent_at_once = asked = 0
    for seed in range(3):
        table: AnyTable = Table.start(RULESET, seats=seats, seed=seed)
        before = [_things(table, seat) for seat in range(seats)]
        for seat in at_random(table, seed):
            after = [_things(table, someone) for someone in range(seats)]
            option = table.choices[-1].option
            held, orders, cards = (
                old - new for old, new in zip(before[seat], after[seat], strict=True)
            )
            match option:
                case Launch() | BuyOrder() | PlaceDie() if question(table, seat) == "payment":
                    asked += 1
                    assert not held
                    assert orders == Counter(["extra_order"] * _further(option))
                case Launch() | BuyOrder() | PlaceDie():
                    spent_at_once += bool(option.cost)
                    # What comes in at the end of a phase may hide what went out, not more.
                    assert held <= Counter(option.cost)
                    assert orders == Counter(["extra_order"] * _further(option))
                    assert not cards
                case HandIn():
                    assert not held
                    assert sum(cards.values()) == len(option.cards)
                case Give() | Pay() | PayAny() | Rebate() | Substitute() | LaunchFree():
                    pass
                case _:
                    assert sum(held.values()) <= 1
                    assert sum(orders.values()) <= 1
                    assert not cards
            before = after
    assert spent_at_once
    assert asked


def _further(option: Option) -> int:
    return int(isinstance(option, BuyOrder) and option.further)


def _things(table: AnyTable, seat: Seat) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """What a player could spend: resources, effects and completed cards."""
    mine = player(table, seat)
    orders = Counter(str(table.game.data.orders[card].effect) for card in mine.bought)
    held = Counter({str(kind): mine.stock[kind] for kind in RESOURCES})
    return held, orders, Counter([*mine.done, *mine.expeditions])
