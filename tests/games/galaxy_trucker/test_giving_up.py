"""Giving up, with the whole ship or one half of it."""

from __future__ import annotations

import pytest

from kosmodrom.games.galaxy_trucker.events.flight import CardTurned, GaveUp, HalfWithdrawn
from kosmodrom.games.galaxy_trucker.moves.flight import Declare, GiveUp, GoOn, WithdrawHalf
from kosmodrom.games.galaxy_trucker.rules.base import has_specialist
from kosmodrom.games.galaxy_trucker.rules.giving_up import dismiss
from kosmodrom.games.galaxy_trucker.steps import GiveUp as GiveUpStep
from kosmodrom.games.galaxy_trucker.steps import Ready, TurnCard
from kosmodrom.games.galaxy_trucker.terms import SPECIALISTS
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    D,
    Name,
    Position,
    events,
    goods,
    humans,
    money,
    parts,
    player,
    tokens,
)

LOADED = "WS2-H---W3"
ABOARD: dict[Name, str] = {"WS2": "red red", "W3": "yellow yellow green"}


def left(table: AnyTable) -> list[tuple[int, str]]:
    return [(event.seat, event.reason) for event in events(table, GaveUp)]


@pytest.mark.rule("GTB-905", "GTB-907", "GTB-908", "GT-Q-105")
def test_goods_are_sold_for_half_their_value_rounded_up() -> None:
    position = Position(seats=2)
    position.ship(A, LOADED, goods=ABOARD)
    position.money(3, 0)
    position.lost(A, 2)
    bank = list(position.state.bank)
    table = position.carry_out(GiveUpStep(A))
    assert money(table) == [3 + 8, 0]  # 8 + 6 + 2 = 16
    assert goods(table, A) == ""
    assert table.game.state.bank == [bank[0] + 2, bank[1] + 2, bank[2] + 1, bank[3]]
    assert not player(table, A).flying
    assert len(player(table, A).lost) == 2
    assert len(parts(table, A)) == 3  # the ship is not lost
    position.ship(A, LOADED, goods={"W3": "blue"})
    table = position.carry_out(GiveUpStep(A))
    assert money(table) == [3 + 1, 0]


@pytest.mark.rule("GT-EX-12", "GT-372", "GT-371")
def test_the_merchants_credits_are_not_halved() -> None:
    position = Position(flight="III", technologies=True)
    position.ship(
        A,
        """
        BL--C---H---WS2
                |
            W3--X---W2
        """,
        goods={"WS2": "red red", "W3": "yellow yellow yellow", "W2": "green"},
        aliens={"blue": "C"},
    )
    position.specialist(A, "merchant")
    assert money(position.carry_out(GiveUpStep(A))) == [15, 0]


@pytest.mark.rule("GT-938")
def test_falling_prices_hold_for_those_who_give_up() -> None:
    position = Position()
    position.roads("falling_prices")
    position.ship(A, LOADED, goods=ABOARD)  # 3 + 3 + 2 + 2 + 1 = 11
    assert money(position.carry_out(GiveUpStep(A))) == [6, 0]


@pytest.mark.rule("GT-363")
def test_the_lawyer_stays_aboard_a_ship_that_gave_up() -> None:
    position = Position(flight="II", technologies=True)
    position.ship(A, "BL--C---H", aliens={"blue": "C"})
    position.specialist(A, "lawyer")
    table = position.carry_out(GiveUpStep(A))
    assert has_specialist(table.game, A, SPECIALISTS.index("lawyer"))


@pytest.mark.rule("GTB-901", "GTB-909", "GT-Q-19")
def test_everybody_is_asked_before_a_card() -> None:
    position = Position(seats=3)
    position.deck("stardust-1")
    position.away(C)
    table = position.carry_out(Ready([A, B, C]))
    assert set(table.pending) == {A, B, C}  # in hyperspace too (GT-Q-19)
    for seat in (A, B, C):
        assert list(table.pending[seat].options) == [GoOn(), GiveUp(0)]
    table.decide(A, GiveUp())
    table.decide(C, GiveUp())
    assert not left(table)
    table.decide(B, GiveUp())
    assert left(table) == [(A, "chosen"), (B, "chosen"), (C, "chosen")]
    assert table.game.state.phase == "settlement"  # nobody flies: the card is not turned
    assert not events(table, CardTurned)
    assert not any(each.finished for each in table.game.state.players)


@pytest.mark.rule("GTB-209")
def test_nobody_gives_up_on_the_learning_flight() -> None:
    position = Position(seats=2, learning=True)
    position.deck("stardust-1")
    position.ship(B, "H", crew={"H": 0})
    table = position.carry_out(Ready([A, B]))
    assert list(table.pending[A].options) == [GoOn()]
    position.days(50, 0)
    g = position.carry_out().game
    dismiss(g)
    assert all(each.flying for each in g.state.players)


@pytest.mark.rule("GTB-508", "GTB-902", "GTB-903", "GT-229", "GT-Q-91")
def test_who_has_no_human_or_is_lapped_leaves_after_the_card() -> None:
    position = Position(seats=4, flight="II", technologies=True)
    position.days(40, 1, 0, 38)
    position.ship(D, "ST--H---C---PU", crew={"H": 0}, aliens={"purple": "C"})
    table = position.carry_out()
    dismiss(table.game)
    assert left(table) == [(D, "no_human"), (C, "lapped")]
    assert [each.flying for each in table.game.state.players] == [True, True, False, False]


@pytest.mark.rule("GT-Q-18")
def test_a_ship_in_hyperspace_is_not_lapped_before_it_returns() -> None:
    position = Position(seats=2)
    position.days(45, 0)
    position.away(B)
    table = position.carry_out()
    dismiss(table.game)
    assert not left(table)
    table.game.state.players[B].away = [0, 0]
    dismiss(table.game)
    assert left(table) == [(B, "lapped")]


@pytest.mark.rule("GT-Q-18")
def test_a_leader_in_hyperspace_laps_nobody() -> None:
    position = Position(seats=3)
    position.days(45, 3, 0)
    position.away(A)
    table = position.carry_out()
    dismiss(table.game)
    assert not left(table)


@pytest.mark.rule("GTB-904", "GT-912", "GT-Q-91")
def test_who_has_no_engine_power_in_open_space_leaves_at_once() -> None:
    position = Position(seats=3)
    position.roads("faulty_connectors", seats=[B])
    position.ship(B, "C---H---E\n    |\n    X")
    position.ship(C, "H---E")
    position.deck("open-space-1a", "stardust-1")
    table = position.carry_out(TurnCard())
    assert left(table) == [(A, "no_engine_power")]  # before B counts
    table.decide(B, Declare("0"))  # the engine is outweighed by faulty joints
    assert left(table) == [(A, "no_engine_power"), (B, "no_engine_power")]
    assert player(table, C).flying


# Class IIA

HALVES = "B2--C---W3          BL--C---WS2"


def halves() -> Position:
    position = Position(seats=2, flight="IIA", technologies=True)
    position.ship(
        A,
        HALVES,
        at=(6, 3),
        goods={"W3": "yellow green", "WS2": "red"},
        aliens={"blue": "C#2"},
        crew={"C#1": 2},
    )
    return position


@pytest.mark.rule("GT-635", "GT-641", "GT-642", "GT-643")
def test_one_half_is_withdrawn_before_a_card() -> None:
    position = halves()
    names = [position.part(A, name) for name in ("B2", "C#1", "W3")]
    table = position.carry_out(Ready([A]))
    assert table.pending[A].options == [
        GoOn(),
        GiveUp(5),  # (4 + 3 + 2) / 2 rounded up
        WithdrawHalf("left", 3),
        WithdrawHalf("right", 2),
    ]
    table.decide(A, WithdrawHalf("left"))
    me = player(table, A)
    assert events(table, HalfWithdrawn) == [HalfWithdrawn(A, "left", "chosen")]
    assert money(table)[A] == 3
    assert goods(table, A) == "red"
    assert (tokens(table, A), humans(table, A)) == (0, 0)
    assert me.halves == 0b10
    assert not me.lost
    returned = [table.game.data.tables.part_ids[part] for part in table.game.state.returned]
    assert returned == names


@pytest.mark.rule("GT-Q-45", "GT-630", "GT-372")
def test_the_merchant_sells_with_his_own_half_and_is_gone() -> None:
    merchant = SPECIALISTS.index("merchant")
    position = halves()
    position.specialist(A, "merchant")
    table = position.carry_out(GiveUpStep(A, 1))
    assert money(table)[A] == 2 + 1
    assert not has_specialist(table.game, A, merchant)
    table = position.carry_out(GiveUpStep(A, 0))
    assert money(table)[A] == 3  # his half flies on
    assert has_specialist(table.game, A, merchant)
    table = position.carry_out(GiveUpStep(A))
    assert money(table)[A] == 5 + 2


@pytest.mark.rule("GT-636", "GT-621", "GT-637")
def test_a_half_without_a_human_is_withdrawn() -> None:
    position = halves()
    position.ship(B, "C                   C", at=(6, 3), crew={"C#1": 0, "C#2": 0})
    table = position.carry_out()
    dismiss(table.game)
    assert events(table, HalfWithdrawn) == [HalfWithdrawn(A, "right", "no_human")]
    assert left(table) == [(B, "no_human")]
    table.game.state.players[A].halves = 0b01
    dismiss(table.game)
    assert player(table, A).flying


@pytest.mark.rule("GT-643")
def test_the_last_half_that_leaves_is_the_ship() -> None:
    position = halves()
    table = position.carry_out(GiveUpStep(A, 0), GiveUpStep(A, 1), GiveUpStep(A, 1))
    assert left(table) == [(A, "chosen")]
    assert money(table)[A] == 3 + 2
    assert not player(table, A).flying
