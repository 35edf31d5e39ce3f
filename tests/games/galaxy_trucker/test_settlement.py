"""The end of a flight and of the game (GTB-1001 to GTB-1006, GT-446, GT-507, GT-652, GT-722)."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.events.base import LoanRepaid, LoanTaken
from kosmodrom.games.galaxy_trucker.events.settlement import (
    BestLooking,
    Creative,
    FlightSettled,
    GameEnded,
    GoodsSold,
    ManagerPaid,
    OrderPaid,
    PartsPaid,
    PassengersPaid,
    PlaceRewarded,
)
from kosmodrom.games.galaxy_trucker.rules.end import accounts, result, score
from kosmodrom.games.galaxy_trucker.rules.giving_up import sale_value
from kosmodrom.games.galaxy_trucker.rules.settlement import EARNED
from kosmodrom.games.galaxy_trucker.terms import Colour, ShipClass, Specialist
from kosmodrom.testing.positions import told
from tests.games.galaxy_trucker.kit import A, AnyTable, B, C, D, E, Name, events, money, player
from tests.games.galaxy_trucker.shipyard import Arrival

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])
REWARDS = {1: [4, 3, 2, 1], 2: [8, 6, 4, 2], 3: [12, 9, 6, 3]}
LOOKS = {1: 2, 2: 4, 3: 6}
CLASSES: list[tuple[ShipClass, int]] = [
    ("I", 1), ("IA", 1), ("II", 2), ("IIA", 2), ("III", 3), ("IIIA", 3),
]  # fmt: skip
"""With their level (GT-Q-05)."""


def earned(table: AnyTable, part: str) -> list[int]:
    """What everybody got or paid for something."""
    return [p.wealth[-1][EARNED.index(part)] for p in table.game.state.players]


def with_exposed(position: Arrival, *numbers: int) -> None:
    """Everybody's exposed connectors."""
    for seat, number in enumerate(numbers):
        position.player(seat).ship.exposed = number


# Rewards


@pytest.mark.rule("GTB-1001", "GT-Q-05", "GT-446", "GT-Q-102")
@every_count
@pytest.mark.parametrize(("flight", "level"), CLASSES)
def test_places_are_rewarded(seats: int, flight: ShipClass, level: int) -> None:
    position = Arrival(seats, flight=flight)
    position.days(*range(seats))  # the last seat leads
    table = position.settled()
    rewards = REWARDS[level] if seats < 5 else [REWARDS[level][0], *REWARDS[level]]
    assert earned(table, "finish") == rewards[:seats][::-1]
    assert [event.place for event in events(table, PlaceRewarded)] == list(range(1, seats + 1))


@pytest.mark.rule("GTB-1001", "GTB-906")
def test_who_gave_up_gets_no_reward() -> None:
    position = Arrival(4)
    position.gone(B)
    table = position.settled()
    assert earned(table, "finish") == [4, 0, 3, 2]
    assert earned(table, "looks")[B] == 0


@pytest.mark.rule("GT-446", "GT-Q-36", "GT-448", "GT-Q-37")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_the_rules_for_five_two_are_first(seats: int) -> None:
    position = Arrival(seats, four_is_five=True)
    position.gone(seats - 1)
    table = position.settled()
    assert earned(table, "finish") == [*[4, 4, 3, 2][: seats - 1], 0]


@pytest.mark.rule("GTB-1002", "GT-Q-102")
@pytest.mark.parametrize(("flight", "level"), CLASSES)
def test_the_fewest_exposed_connectors(flight: ShipClass, level: int) -> None:
    position = Arrival(4, flight=flight)
    with_exposed(position, 5, 3, 3, 1)
    position.gone(D)  # not compared (GTB-906)
    table = position.settled()
    assert earned(table, "looks") == [0, LOOKS[level], LOOKS[level], 0]
    assert [(e.seat, e.connectors) for e in events(table, BestLooking)] == [(B, 3), (C, 3)]


@pytest.mark.rule("GT-447", "GT-EX-24", "GT-446")
@pytest.mark.parametrize(
    ("exposed", "looks"),
    [
        ((3, 5, 5, 7, 8), [2, 2, 2, 0, 0]),
        ((4, 4, 6, 7, 8), [2, 2, 0, 0, 0]),
        ((8, 7, 6, 5, 4), [0, 0, 0, 2, 2]),
    ],
)
def test_with_five_at_least_two_are_best_looking(
    exposed: tuple[int, ...], looks: list[int]
) -> None:
    position = Arrival(5)
    with_exposed(position, *exposed)
    table = position.settled()
    assert earned(table, "looks") == looks
    assert earned(table, "finish") == [4, 4, 3, 2, 1]


@pytest.mark.rule("GT-447", "GT-448")
@pytest.mark.parametrize(("four_is_five", "looks"), [(False, [2, 0, 0, 0]), (True, [2, 2, 0, 0])])
def test_second_looks_count_by_the_rules_for_five_only(
    four_is_five: bool, looks: list[int]
) -> None:
    position = Arrival(4, four_is_five=four_is_five)
    with_exposed(position, 1, 2, 3, 4)
    assert earned(position.settled(), "looks") == looks


@pytest.mark.rule("GT-447")
def test_a_sole_finisher_is_best_looking_with_five() -> None:
    position = Arrival(5)
    position.gone(B, C, D, E)
    assert earned(position.settled(), "looks") == [2, 0, 0, 0, 0]


@pytest.mark.rule("GT-507", "GT-EX-30", "GT-Q-40")
@pytest.mark.parametrize(
    ("seats", "fronts", "creative"),
    [
        (3, (0, 0, 1), [0, 0, 2]),
        (3, (0, 1, 3), [2, 2, 2]),
        (5, (0, 1, 1, 2, 0), [0, 0, 0, 2, 0]),
        (2, (2, 2), [0, 0]),
    ],
)
def test_creativity(seats: int, fronts: tuple[int, ...], creative: list[int]) -> None:
    position = Arrival(seats, flight="IA")
    for seat, front in enumerate(fronts):
        position.player(seat).ship.nose = front
    table = position.settled()
    assert earned(table, "creativity") == creative
    assert [event.seat for event in events(table, Creative)] == [
        seat for seat in range(seats) if creative[seat]
    ]


@pytest.mark.rule("GT-507", "GT-Q-40")
def test_only_finishers_are_compared_for_creativity() -> None:
    position = Arrival(3, flight="IA")
    position.gone(B, C)
    assert earned(position.settled(), "creativity") == [2, 0, 0]


@pytest.mark.rule("GT-507", "GT-Q-47")
@pytest.mark.parametrize("flight", ["I", "II", "IIA", "III", "IIIA"])
def test_only_class_ia_is_creative(flight: ShipClass) -> None:
    assert earned(Arrival(flight=flight).settled(), "creativity") == [0, 0]


@pytest.mark.rule("GT-Q-79", "GT-507")
def test_creativity_looks_at_the_front_at_the_end() -> None:
    position = Arrival(2, flight="IA")
    position.player(B).ship.front = 2  # turned by Turbulence
    assert earned(position.settled(), "creativity") == [2, 2]


@pytest.mark.rule("GT-214", "GT-Q-05")
@pytest.mark.parametrize(("flight", "level"), [("I", 1), ("IA", 1), ("II", 2), ("III", 3)])
def test_passengers_who_arrive_pay(flight: ShipClass, level: int) -> None:
    position = Arrival(2, flight=flight, technologies=True)
    position.ship(A, "LC--H---LC", crew={"LC#1": 0})
    position.ship(B, "LC--H---LC")
    table = position.settled()
    assert earned(table, "luxury") == [level, 2 * level]
    assert [(e.seat, e.cabins) for e in events(table, PassengersPaid)] == [(A, 1), (B, 2)]


@pytest.mark.rule("GT-214", "GT-Q-06")
def test_passengers_of_those_who_gave_up_pay_nothing() -> None:
    position = Arrival(2, technologies=True)
    position.ship(A, "LC--H---LC")
    position.gone(A)
    assert earned(position.settled(), "luxury") == [0, 0]


# Specialists


def with_specialist(specialist: Specialist, *aliens: Colour) -> Arrival:
    """A ship with a blue alien and others."""
    position = Arrival(2, flight="II", technologies=True)
    homes: dict[Colour, Name] = {"purple": "C#1", "brown": "C#2", "blue": "C#3"}
    boarded: tuple[Colour, ...] = (*aliens, "blue")
    drawing = "PU--C---H---C---BR\n        |\n        C---BL"
    position.ship(A, drawing, aliens={colour: homes[colour] for colour in boarded})
    position.specialist(A, specialist)
    return position


@pytest.mark.rule("GT-367", "GT-EX-15")
@pytest.mark.parametrize(
    ("aliens", "paid"), [((), 1), (("purple",), 3), (("brown",), 3), (("purple", "brown"), 6)]
)
def test_the_manager_is_paid_for_races(aliens: tuple[Colour, ...], paid: int) -> None:
    position = with_specialist("manager", *aliens)
    table = position.settled()
    assert earned(table, "manager") == [paid, 0]
    assert events(table, ManagerPaid) == [ManagerPaid(A, len(aliens) + 1, paid)]


@pytest.mark.rule("GT-368", "GT-EX-15")
def test_the_manager_of_who_gave_up_is_not_paid() -> None:
    position = with_specialist("manager", "purple")
    position.gone(A)
    assert earned(position.settled(), "manager") == [0, 0]


@pytest.mark.rule("GT-354", "GT-367")
def test_a_manager_who_was_lost_is_not_paid() -> None:
    position = with_specialist("manager", "purple")
    position.player(A).ship.aliens[2] = 0
    assert earned(position.settled(), "manager") == [0, 0]


# Goods

HOLDS = """
    WS2
    |
W3--H---W3
    |
    WS2
"""


@pytest.mark.rule("GTB-1003", "GT-Q-101")
def test_goods_are_sold() -> None:
    position = Arrival(2)
    position.ship(
        A, HOLDS, goods={"WS2#1": "red red", "W3#1": "yellow yellow green", "W3#2": "blue"}
    )
    bank = list(position.state.bank)
    table = position.settled()
    assert earned(table, "goods") == [8 + 6 + 2 + 1, 0]
    assert events(table, GoodsSold) == [
        GoodsSold(A, ("red", "red", "yellow", "yellow", "green", "blue"), 17)
    ]
    assert table.game.state.bank == [bank[0] + 2, bank[1] + 2, bank[2] + 1, bank[3] + 1]
    assert not any(player(table, A).ship.goods)


@pytest.mark.rule("GT-371")
def test_the_merchant_gets_more_for_red_and_yellow() -> None:
    position = Arrival(2, flight="II", technologies=True)
    drawing = "    WS2\n    |\nW3--H---C---BL"
    goods: dict[Name, str] = {"WS2": "red red", "W3": "yellow green blue"}
    position.ship(A, drawing, goods=goods, aliens={"blue": "C"})
    position.specialist(A, "merchant")
    assert earned(position.settled(), "goods") == [8 + 3 + 2 + 1 + 3, 0]


@pytest.mark.rule("GT-372", "GT-EX-12", "GTB-907")
def test_the_merchant_sells_for_who_gives_up() -> None:
    position = Arrival(2, flight="II", technologies=True)
    position.ship(
        A,
        "    WS2\n    |\nW3--H---C---BL\n    |\n    W3",
        goods={"WS2": "red red", "W3#1": "yellow yellow yellow", "W3#2": "green"},
        aliens={"blue": "C"},
    )
    game = position.carry_out().game
    assert sale_value(game, A, 1) == 10
    position.specialist(A, "merchant")
    assert sale_value(position.carry_out().game, A, 1) == 15


@pytest.mark.rule("GTB-907", "GTB-1003")
def test_goods_of_who_gave_up_are_not_sold_again() -> None:
    """They were sold at once; the score has them with the goods all the same."""
    position = Arrival(2)
    position.gone(A)
    position.player(A).sold = 5
    position.money(7, 0)
    table = position.settled()
    assert money(table)[A] == 7
    assert events(table, GoodsSold) == []
    assert (score(table.game, A)["goods"], score(table.game, A)["flight"]) == (5, 2)


@pytest.mark.rule("GT-938")
@pytest.mark.parametrize(("merchant", "paid"), [(False, 3 + 2 + 1 + 0), (True, 8)])
def test_falling_prices(merchant: bool, paid: int) -> None:
    position = Arrival(2, flight="II", technologies=True)
    drawing = "    WS2\n    |\nW3--H---C---BL"
    goods: dict[Name, str] = {"WS2": "red", "W3": "yellow green blue"}
    for seat in (A, B):
        position.ship(seat, drawing, goods=goods, aliens={"blue": "C"})
    if merchant:
        position.specialist(A, "merchant")
    position.roads("falling_prices", seats=[A])
    assert earned(position.settled(), "goods") == [paid, 10]


# Lost parts


@pytest.mark.rule(
    "GTB-1004", "GTB-1005", "GTB-1101", "GT-362", "GT-509", "GT-655", "GT-Q-103", "GT-Q-125"
)
@pytest.mark.parametrize(
    ("flight", "limit"),
    [("I", 5), ("II", 8), ("III", 11), ("IA", None), ("IIA", None), ("IIIA", None)],
)
@pytest.mark.parametrize("lost", [1, 5, 6, 8, 9, 11, 12, 20])
def test_lost_parts_are_paid_for(flight: ShipClass, limit: int | None, lost: int) -> None:
    position = Arrival(2, flight=flight)
    position.money(50, 50)
    position.lost(A, lost)
    table = position.settled()
    paid = lost if limit is None else min(lost, limit)
    assert earned(table, "parts") == [-paid, 0]
    assert events(table, PartsPaid) == [PartsPaid(A, lost, paid)]


@pytest.mark.rule("GTB-908")
def test_who_gave_up_pays_for_lost_parts_too() -> None:
    position = Arrival(2)
    position.money(9, 0)
    position.lost(A, 3)
    position.gone(A)
    table = position.settled()
    assert earned(table, "parts") == [-3, 0]
    assert money(table)[A] == 6


@pytest.mark.rule("GTB-1006", "GTB-104", "GT-Q-104")
def test_who_cannot_pay_gives_all() -> None:
    position = Arrival(3)
    position.gone(C)
    position.money(0, 0, 2)
    position.lost(C, 4)
    table = position.settled()
    assert money(table)[C] == 0
    assert events(table, PartsPaid) == [PartsPaid(C, 4, 2)]
    assert earned(table, "parts")[C] == -2


LAWYERS = """
    BL
    |
H---C
"""


@pytest.mark.rule("GT-360", "GT-361", "GT-362", "GT-EX-36")
@pytest.mark.parametrize(
    ("flight", "lost", "lawyer", "paid"),
    [
        ("I", 9, False, 5), ("I", 9, True, 0), ("IA", 7, False, 7), ("IA", 7, True, 3),
        ("II", 9, True, 0), ("III", 20, True, 0), ("IIIA", 8, True, 4), ("IIIA", 1, True, 0),
    ],
)  # fmt: skip
def test_the_lawyer(flight: ShipClass, lost: int, lawyer: bool, paid: int) -> None:
    position = Arrival(2, flight=flight, technologies=True)
    position.ship(A, LAWYERS, aliens={"blue": "C"})
    if lawyer:
        position.specialist(A, "lawyer")
    position.money(30, 0)
    position.lost(A, lost)
    assert earned(position.settled(), "parts") == [-paid, 0]


@pytest.mark.rule("GT-363", "GT-354")
@pytest.mark.parametrize(("aboard", "paid"), [(True, 0), (False, 4)])
def test_the_lawyer_must_be_aboard_when_the_flight_ends(aboard: bool, paid: int) -> None:
    """Also for those who gave up: the ship stays as it was then."""
    position = Arrival(2, technologies=True)
    position.ship(A, LAWYERS, aliens={"blue": "C"})
    position.specialist(A, "lawyer")
    if not aboard:
        position.player(A).ship.aliens[2] = 0
    position.gone(A)
    position.money(30, 0)
    position.lost(A, 4)
    assert earned(position.settled(), "parts") == [-paid, 0]


@pytest.mark.rule("GT-936", "GT-361")
@pytest.mark.parametrize(("lawyer", "paid"), [(False, 9), (True, 4)])
def test_costly_repairs(lawyer: bool, paid: int) -> None:
    position = Arrival(2, technologies=True)
    position.ship(A, LAWYERS, aliens={"blue": "C"})
    if lawyer:
        position.specialist(A, "lawyer")
    position.roads("costly_repairs", seats=[A])
    position.money(30, 30)
    position.lost(A, 9)
    position.lost(B, 9)
    assert earned(position.settled(), "parts") == [-paid, -5]


@pytest.mark.rule("GT-918", "GT-919", "GT-Q-81")
def test_ordered_parts_that_are_left_are_paid_for() -> None:
    position = Arrival(3, technologies=True)
    position.ship(A, LAWYERS, aliens={"blue": "C"})
    position.specialist(A, "lawyer")
    position.gone(B)
    for seat, number in ((A, 9), (B, 2)):
        warehouse = position.state.warehouse
        position.player(seat).ordered = [warehouse.pop() for _ in range(number)]
    position.money(20, 20, 20)
    table = position.settled()
    assert earned(table, "orders") == [-9, -2, 0], "beyond the insurance, and no lawyer helps"
    assert earned(table, "parts") == [0, 0, 0]
    assert events(table, OrderPaid) == [OrderPaid(A, 9, 9), OrderPaid(B, 2, 2)]


@pytest.mark.rule("GT-723", "GT-Q-52")
def test_with_machinations_loans_are_taken_for_lost_parts() -> None:
    position = Arrival(2, machinations=True)
    position.gone(A)
    position.money(2, 0)
    position.lost(A, 4)
    table = position.settled()
    assert (money(table)[A], player(table, A).loans) == (8, 1)
    assert events(table, LoanTaken) == [LoanTaken(A, 10)]
    assert events(table, PartsPaid) == [PartsPaid(A, 4, 4)]


@pytest.mark.rule("GT-Q-97", "GTB-103")
def test_the_order_of_the_settlement() -> None:
    position = Arrival(2, flight="IA", technologies=True)
    position.ship(
        A,
        "    W2--LC\n    |\nC---H\n|   |\nBL--X",
        goods={"W2": "blue"},
        aliens={"blue": "C"},
    )
    position.specialist(A, "manager")
    position.player(A).ship.nose = 1
    position.lost(A, 2)
    position.player(A).ordered = [position.state.warehouse.pop()]
    with_exposed(position, 1, 9)
    table = position.settled()
    mine = [type(event) for event in told(table) if getattr(event, "seat", A) == A]
    assert mine == [
        FlightSettled, PlaceRewarded, BestLooking, Creative, PassengersPaid, ManagerPaid, GoodsSold,
        PartsPaid, OrderPaid, GameEnded,
    ]  # fmt: skip


# Class IIA


def halves(position: Arrival, *flying: int) -> None:
    for seat, bits in enumerate(flying):
        position.player(seat).halves = bits


@pytest.mark.rule("GT-652", "GT-EX-11")
def test_whole_ships_arrive_before_halves() -> None:
    position = Arrival(4, flight="IIA")  # Red, Yellow, Green, Blue, in this order
    halves(position, 1, 3, 3, 2)
    assert earned(position.settled(), "finish") == [4, 8, 6, 2]


@pytest.mark.rule("GT-653", "GT-654")
@pytest.mark.parametrize(
    ("flying", "looks"),
    [((1, 3, 3, 2), [0, 0, 4, 0]), ((1, 2, 2, 1), [4, 0, 0, 0]), ((3, 3, 3, 3), [4, 0, 0, 0])],
)
def test_only_whole_ships_compete_in_looks(flying: tuple[int, ...], looks: list[int]) -> None:
    position = Arrival(4, flight="IIA")
    halves(position, *flying)
    with_exposed(position, 1, 7, 5, 2)
    assert earned(position.settled(), "looks") == looks


@pytest.mark.rule("GT-Q-46", "GT-447")
def test_second_looks_are_among_whole_ships() -> None:
    position = Arrival(5, flight="IIA")
    halves(position, 3, 1, 3, 3, 1)
    with_exposed(position, 6, 1, 4, 9, 5)
    assert earned(position.settled(), "looks") == [4, 0, 4, 0, 0]


@pytest.mark.rule("GT-Q-43", "GT-652")
def test_a_ship_built_with_one_half_is_no_whole_ship() -> None:
    position = Arrival(2, flight="IIA")
    halves(position, 2, 3)
    assert earned(position.settled(), "finish") == [6, 8]


@pytest.mark.rule("GT-Q-45", "GT-363")
def test_a_lawyer_whose_half_was_withdrawn_helps_nobody() -> None:
    position = Arrival(2, flight="IIA", technologies=True)
    position.ship(A, "X---X", at=(6, 4))
    position.player(A).specialist = 0  # his card stays out, but no blue alien is aboard
    halves(position, 1, 3)
    position.money(20, 0)
    position.lost(A, 7)
    assert earned(position.settled(), "parts") == [-7, 0]


# The end of the game


def last_flight(*amounts: int, loans: tuple[Seat, ...] = (), **options: Any) -> AnyTable:
    """The last flight is over and brings nobody anything."""
    position = Arrival(len(amounts), flight="III", **options)
    position.gone(*range(len(amounts)))
    position.money(*amounts)
    for seat in loans:
        position.player(seat).loans += 1
    return position.settled()


@pytest.mark.rule("GTB-102")
@pytest.mark.parametrize(("flight", "phase"), [("I", "round"), ("II", "round"), ("III", "end")])
def test_three_flights_make_a_game(flight: ShipClass, phase: str) -> None:
    table = Arrival(2, flight=flight).settled()
    assert table.game.state.phase == phase
    assert len(events(table, GameEnded)) == (phase == "end")


@pytest.mark.rule("GTB-105", "GTB-106", "GT-Q-126")
@pytest.mark.parametrize(
    ("amounts", "ranking"),
    [
        ((30, 20), ((A,), (B,))),
        ((10, 40, 20), ((B,), (C,), (A,))),
        ((15, 15, 3, 0), ((A, B), (C,), (D,))),
        ((0, 0, 0, 0, 0), ((A, B, C, D, E),)),
    ],
)
def test_the_most_credits_win(amounts: tuple[int, ...], ranking: tuple[tuple[int, ...]]) -> None:
    table = last_flight(*amounts, technologies=len(amounts) == 5)
    found = result(table.game)
    assert (found.ranking, found.scores) == (ranking, amounts)
    assert [sum(parts.values()) for parts in found.breakdown] == list(amounts)


@pytest.mark.rule("GT-722", "GT-Q-53", "GT-721")
def test_loans_are_repaid_at_the_end() -> None:
    table = last_flight(30, 25, loans=(A, A), machinations=True)
    assert money(table) == [6, 25]
    assert player(table, A).loans == 0
    assert events(table, LoanRepaid) == [LoanRepaid(A, 12)] * 2
    assert result(table.game).ranking == ((B,), (A,))
    assert result(table.game).verdict == ""


@pytest.mark.rule("GT-722", "GT-Q-53")
def test_who_cannot_repay_ranks_behind_all_others() -> None:
    table = last_flight(11, 3, 20, loans=(A, C, C), machinations=True)
    assert [p.loans for p in table.game.state.players] == [1, 0, 2]
    assert result(table.game).ranking == ((B,), (C,), (A,))
    assert result(table.game).verdict == "loans"  # which says why


@pytest.mark.rule("GT-722", "GT-Q-53")
def test_nobody_wins_with_a_loan() -> None:
    table = last_flight(11, 3, loans=(A, B), machinations=True)
    assert result(table.game).winners == ()
    table = last_flight(11, 13, loans=(A, B), machinations=True)
    assert result(table.game).winners == (B,)


@pytest.mark.rule("GT-722")
def test_loans_are_not_repaid_before_the_last_flight() -> None:
    position = Arrival(2, flight="II", machinations=True)
    position.money(40, 0)
    position.player(A).loans = 1
    table = position.settled()
    assert player(table, A).loans == 1


@pytest.mark.rule("GTB-103", "GTB-105")
def test_a_score_says_where_credits_came_from() -> None:
    position = Arrival(2, flight="III", technologies=True)
    position.ship(A, "W3--H---LC", goods={"W3": "yellow"})
    position.money(5, 0)
    position.lost(A, 2)
    with_exposed(position, 1, 2)
    table = position.settled()
    assert score(table.game, A) == {
        "flight": 5, "finish": 12, "looks": 6, "creativity": 0, "luxury": 3, "manager": 0,
        "goods": 3, "parts": -2, "orders": 0,
    }  # fmt: skip
    assert money(table)[A] == 27


# The trip in pictures


@pytest.mark.rule("GTB-1001", "GTB-1004")
def test_the_accounts_of_a_flight_add_up() -> None:
    position = Arrival(2)
    position.player(A).credits = 7  # won on the way
    position.player(A).lost = [5, 6]
    table = position.settled()
    for p in table.game.state.players:
        assert sum(accounts(p.wealth[-1]).values()) == p.credits
    assert accounts(player(table, A).wealth[-1])["flight"] == 7
    assert accounts(player(table, A).wealth[-1])["parts"] == -2
