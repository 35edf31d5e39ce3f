"""The frame of a flight: going on, the next card, Union Ship, Déjà vu, the end."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.games.galaxy_trucker.components import Card, Stardust, TrafficJam
from kosmodrom.games.galaxy_trucker.events.flight import (
    CardSkipped,
    CardTurned,
    FlightEnded,
    GaveUp,
    HalfWithdrawn,
    SecondPass,
)
from kosmodrom.games.galaxy_trucker.moves.base import REPAY_LOAN, TAKE_LOAN
from kosmodrom.games.galaxy_trucker.moves.flight import (
    GiveCube,
    GiveUp,
    GoOn,
    Jump,
    PayUnion,
    WithdrawHalf,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy
from kosmodrom.games.galaxy_trucker.rules.cards import RESOLVE
from kosmodrom.games.galaxy_trucker.rules.todo import finish
from kosmodrom.games.galaxy_trucker.steps import AfterCard, Ready, TurnCard, Union
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    do,
    events,
    goods,
    money,
    player,
    tokens,
)


def go_on(table: AnyTable) -> None:
    for seat in list(table.pending):
        table.decide(seat, GoOn())


def turned(table: AnyTable) -> list[str]:
    return [event.card for event in events(table, CardTurned)]


def asked(table: AnyTable) -> list[str]:
    return [ask.question.id for ask in table.pending.values()]


# Before a card


@pytest.mark.rule("GTB-701", "GTB-901")
def test_cards_are_turned_until_none_is_left() -> None:
    position = Position(seats=2)
    position.deck("stardust-1", "stardust-2")
    table = position.carry_out(Ready([A, B]))
    go_on(table)
    assert turned(table) == ["stardust-1"]
    go_on(table)
    assert turned(table) == ["stardust-1", "stardust-2"]
    assert not table.pending
    assert table.game.state.phase == "settlement"
    assert events(table, FlightEnded) == [FlightEnded(2)]
    assert all(each.finished for each in table.game.state.players)
    assert table.game.state.done == [
        table.game.data.card_numbers[id] for id in ("stardust-1", "stardust-2")
    ]


@pytest.mark.rule("GT-Q-52", "GT-720", "GT-721")
def test_who_takes_a_loan_is_asked_again() -> None:
    position = Position(seats=2, machinations=True)
    position.state.schemes = True
    position.deck("stardust-1", "stardust-2")
    position.money(2, 0)
    table = position.carry_out(Ready([A, B]))
    table.decide(A, TAKE_LOAN)
    table.decide(B, GoOn())
    assert set(table.pending) == {A}
    assert money(table) == [12, 0]
    do(table, REPAY_LOAN)
    assert money(table) == [0, 0]
    do(table, GoOn())
    assert turned(table) == ["stardust-1"]


@pytest.mark.rule("GT-375", "GT-837", "GT-851")
def test_a_new_card_begins_anew() -> None:
    position = Position(seats=2)
    position.days(0, 4)
    position.deck("meteor-swarm-1a", "stardust-2")
    position.player(A).saved = True
    position.state.used_card = True
    position.state.counts = [4, 4]
    table = position.carry_out(TurnCard())
    state = table.game.state
    assert not player(table, A).saved
    assert not state.used_card
    assert state.first_leader == B
    assert state.counts == [-1, -1]


# Union Ship


def union(seats: int = 2, **options: Any) -> Position:
    position = Position(seats=seats, flight="II", **options)
    position.state.schemes = options.get("machinations", False)
    position.roads("union_ship")
    return position


@pytest.mark.rule("GT-888", "GT-Q-76")
def test_the_union_comes_before_the_last_card_in_flight_order() -> None:
    position = union()
    position.money(2, 3)
    position.days(0, 3)
    position.deck("stardust-1", "stardust-2")
    table = position.carry_out(Ready([A, B]))
    go_on(table)
    assert turned(table) == ["stardust-1"]
    go_on(table)
    assert turned(table) == ["stardust-1"]
    assert (list(table.pending), asked(table)) == ([B], ["union"])
    assert table.pending[B].options == [PayUnion(2), GiveUp(0)]
    do(table, PayUnion())
    assert list(table.pending) == [A]
    do(table, PayUnion())
    assert turned(table) == ["stardust-1", "stardust-2"]
    assert money(table) == [0, 1]


@pytest.mark.rule("GT-888", "GT-889", "GT-Q-76")
def test_credits_and_cubes_may_be_mixed() -> None:
    position = union(technologies=True)
    position.ship(
        A,
        "ST--H---W2\n    |\n    B2",
        goods={"W2": "green blue"},
    )
    position.money(1, 0)
    place = position.place(A, "W2")
    bank = position.state.bank[2]
    table = position.carry_out(Union([A]))
    assert table.pending[A].options == [
        GiveCube(*place, "green"),
        GiveCube(*place, "blue"),
        GiveUp(2),
    ]  # 1 credit alone does not pay for 2 of the crew, and sleepers cost nothing
    do(table, GiveCube(*place, "green"))
    assert table.pending[A].options == [PayUnion(1), GiveCube(*place, "blue"), GiveUp(1)]
    do(table, PayUnion())
    assert not table.pending
    assert money(table) == [0, 0]
    assert goods(table, A) == "blue"
    assert tokens(table, A) == 2  # battery tokens are not accepted
    assert table.game.state.bank[2] == bank + 1


@pytest.mark.rule("GT-888")
def test_cubes_alone_pay_for_everybody() -> None:
    position = union()
    position.ship(A, "H---W2", goods={"W2": "green blue"})
    place = position.place(A, "W2")
    table = position.carry_out(Union([A]))
    do(table, GiveCube(*place, "blue"), GiveCube(*place, "green"))
    assert not table.pending
    assert goods(table, A) == ""
    assert player(table, A).flying


@pytest.mark.rule("GT-888")
def test_who_cannot_pay_gives_up() -> None:
    position = union()
    position.money(1, 0)
    table = position.carry_out(Union([A]))
    assert not table.pending
    assert events(table, GaveUp) == [GaveUp(A, "union_ship")]


@pytest.mark.rule("GT-888")
def test_cubes_that_do_not_suffice_are_not_taken() -> None:
    position = union()
    position.ship(A, "C---H---W2", goods={"W2": "green blue"})
    position.money(1, 0)
    table = position.carry_out(Union([A]))
    assert not table.pending
    assert events(table, GaveUp) == [GaveUp(A, "union_ship")]
    assert money(table)[A] == 1 + 2  # the cubes are sold for half their value


@pytest.mark.rule("GTB-209")
def test_the_union_does_not_stop_the_learning_flight() -> None:
    position = Position(seats=2, learning=True)
    position.roads("union_ship")
    position.deck("stardust-1")
    table = position.carry_out(Ready([A, B]))
    go_on(table)
    assert turned(table) == ["stardust-1"]


@pytest.mark.rule("GT-888", "GT-Q-52")
def test_loans_pay_the_union() -> None:
    position = union(machinations=True)
    position.money(1, 0)
    table = position.carry_out(Union([A]))
    assert PayUnion(2, 1) in table.pending[A].options
    do(table, PayUnion())
    assert money(table)[A] == 9
    assert player(table, A).loans == 1


@pytest.mark.rule("GT-Q-76", "GT-635")
def test_one_half_may_be_withdrawn_instead() -> None:
    position = Position(seats=2, flight="IIA", technologies=True)
    position.roads("union_ship")
    position.ship(A, "C---C               C", at=(6, 3))
    position.away(A, 2, half=1)
    position.money(2, 0)
    table = position.carry_out(Union([A]))
    assert table.pending[A].options == [
        GiveUp(0),
        WithdrawHalf("left", 0),
        WithdrawHalf("right", 0),
    ]
    do(table, WithdrawHalf("left"))
    assert events(table, HalfWithdrawn) == [HalfWithdrawn(A, "left", "union_ship")]
    do(table, PayUnion())
    assert money(table)[A] == 0
    assert player(table, A).flying


@pytest.mark.rule("GT-Q-76")
def test_a_half_is_not_withdrawn_between_payments() -> None:
    position = Position(seats=2, flight="IIA", technologies=True)
    position.roads("union_ship")
    position.ship(A, "C---W2              C", at=(6, 3), goods={"W2": "green"})
    position.money(3, 0)
    table = position.carry_out(Union([A]))
    do(table, GiveCube(*position.place(A, "W2"), "green"))
    assert table.pending[A].options == [PayUnion(3), GiveUp(0)]


@pytest.mark.rule("GT-Q-63")
def test_the_union_stops_those_alone_whom_it_binds() -> None:
    position = Position(seats=2)
    position.roads("union_ship", seats=[B])
    position.money(5, 5)
    position.deck("stardust-1")
    table = position.carry_out(Ready([A, B]))
    go_on(table)
    assert list(table.pending) == [B]


# Déjà vu


def again(*cards: str, seats: list[int] | None = None, options: Any = None) -> Position:
    position = Position(seats=2, **(options or {}))
    position.roads("deja_vu", seats=seats)
    position.deck(*cards)
    position.ship(A, "H---E")
    position.ship(B, "H---E")
    return position


@pytest.mark.rule("GT-850", "GT-852", "GT-853", "GT-EX-31")
def test_cards_come_again_in_reverse_but_for_used_ones() -> None:
    position = again("open-space-1a", "stardust-1", "stardust-2")
    planets = position.box.card_numbers["planets-1a"]
    position.state.card = planets
    position.state.used_card = True
    table = position.carry_out(AfterCard())
    for _ in range(6):
        go_on(table)
    assert turned(table) == [
        "open-space-1a",
        "stardust-1",
        "stardust-2",
        "stardust-2",
        "stardust-1",
        "open-space-1a",
    ]
    assert events(table, SecondPass) == [SecondPass(3)]
    assert table.game.state.phase == "settlement"
    assert len(table.game.state.done) == 4


@pytest.mark.rule("GT-Q-68", "GT-888")
def test_with_deja_vu_the_last_card_is_that_of_the_second_pass() -> None:
    position = again("stardust-1", "stardust-2")
    position.roads("union_ship")
    position.money(9, 9)
    table = position.carry_out(Ready([A, B]))
    for _ in range(3):
        go_on(table)
    assert turned(table) == ["stardust-1", "stardust-2", "stardust-2"]
    go_on(table)
    assert asked(table) == ["union"]
    do(table, PayUnion(), PayUnion())
    assert turned(table)[-1] == "stardust-1"
    assert table.game.state.phase == "settlement"


@pytest.mark.rule("GTB-909")
def test_no_card_comes_again_for_nobody() -> None:
    position = again("stardust-1")
    for seat in (A, B):
        position.ship(seat, "H", crew={"H": 0})
    table = position.carry_out(TurnCard())
    assert not events(table, SecondPass)
    assert events(table, FlightEnded) == [FlightEnded(0)]


@pytest.mark.rule("GT-Q-68")
def test_without_a_second_pass_the_union_comes_before_the_end() -> None:
    position = again()
    position.roads("union_ship")
    position.money(9, 9)
    position.card("planets-1a")
    position.state.used_card = True
    table = position.carry_out(AfterCard())
    assert asked(table) == ["union"]
    do(table, PayUnion(), PayUnion())
    assert table.game.state.phase == "settlement"
    assert not events(table, SecondPass)


@pytest.mark.rule("GT-Q-63")
def test_who_is_not_bound_skips_the_second_pass() -> None:
    position = again("open-space-1a", "open-space-1b", seats=[B])
    table = position.carry_out(Ready([A, B]))
    for _ in range(2):
        go_on(table)
    day = player(table, A).day
    go_on(table)
    assert events(table, CardSkipped) == [CardSkipped(A, "deja_vu")]
    assert player(table, A).day == day
    assert convoy(table.game) == [A, B]  # both are asked about the next card
    assert player(table, A).away == [0, 0]
    go_on(table)
    assert all(each.finished for each in table.game.state.players)


@pytest.mark.rule("GT-Q-63", "GT-869")
def test_who_is_not_bound_skips_the_cards_of_a_hard_crossing() -> None:
    position = Position(seats=3)
    position.roads("hard_crossing", seats=[A, C])
    for seat in (A, B, C):
        position.ship(seat, "H---E")
    position.deck("open-space-3a", "open-space-1a")
    position.state.hidden = [position.box.card_numbers["open-space-3a"]]
    position.days(9, 5, 0)
    table = position.carry_out(TurnCard())
    assert events(table, CardSkipped) == [CardSkipped(B, "hard_crossing")]
    assert [each.day for each in table.game.state.players] == [10, 5, 1]
    go_on(table)
    assert [each.day for each in table.game.state.players] == [11, 6, 2]


@pytest.mark.rule("GT-Q-63")
def test_who_is_in_hyperspace_need_not_skip_a_card() -> None:
    position = Position(seats=2)
    position.roads("hard_crossing", seats=[A])
    position.deck("open-space-3a", "open-space-1a")
    position.state.hidden = [position.box.card_numbers["open-space-3a"]]
    position.away(B, 2)
    table = position.carry_out(TurnCard())
    assert not events(table, CardSkipped)
    assert player(table, B).away == [1, 0]


@pytest.mark.rule("GT-292", "GT-Q-68")
def test_a_jump_on_the_last_card_of_the_first_pass_is_not_giving_up() -> None:
    position = again("stardust-1", options={"technologies": True})
    position.ship(A, "B2--H---EB--E")
    table = position.carry_out(TurnCard())
    table.decide(A, Jump(*position.place(A, "EB"), *position.place(A, "E")))
    assert player(table, A).flying
    assert player(table, A).away[0] == 1


@pytest.mark.rule("GT-Q-20", "GT-753", "GT-Q-22")
def test_only_a_traffic_jam_finds_ships_in_hyperspace(monkeypatch: pytest.MonkeyPatch) -> None:
    resolved: list[str] = []

    def resolve(g: Game, card: Card) -> None:
        resolved.append(card.id)
        finish(g)

    for kind in (Stardust, TrafficJam):
        monkeypatch.setitem(RESOLVE, kind, resolve)
    for away in (0, 2):
        for card in ("stardust-1", "traffic-jam"):
            position = Position(seats=2, machinations=True)
            position.deck(card, "stardust-2")
            for seat in (A, B):
                position.away(seat, away)
            position.carry_out(TurnCard())
    assert resolved == ["stardust-1", "traffic-jam", "traffic-jam"]
