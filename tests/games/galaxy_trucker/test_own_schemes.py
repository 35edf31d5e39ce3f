"""Machinations of our own (GT-764 to GT-778)."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.cards import (
    Alone,
    SecondFound,
    WeakestFound,
)
from kosmodrom.games.galaxy_trucker.events.flight import Counted, DaysLost
from kosmodrom.games.galaxy_trucker.events.hits import DiceRolled, Missed, PartLost, ThreatComes
from kosmodrom.games.galaxy_trucker.events.machinations import (
    AliensStrike,
    GoesAround,
    MostFound,
    NobodyOverloaded,
    NoLooseBolts,
    Overloaded,
    RichestFound,
)
from kosmodrom.games.galaxy_trucker.moves.losses import GiveUpCrew, GiveUpToken
from kosmodrom.games.galaxy_trucker.moves.machinations import GoAround, Loosen, PayToll
from kosmodrom.games.galaxy_trucker.rules.setup import begin_round
from kosmodrom.testing.positions import offered, question
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    D,
    E,
    Name,
    Position,
    crew,
    days,
    do,
    events,
    goods,
    money,
    player,
    tokens,
)

ENGINE = """
H
|
E
"""


def turn_up(position: Position, card: str) -> AnyTable:
    position.card(card)
    return position.carry_out(steps.Resolve())


def schemes(seats: int = 2, **options: Any) -> Position:
    return Position(seats, machinations=True, **options)


def threats(table: AnyTable) -> list[tuple[str, str]]:
    return [(event.kind, event.side) for event in events(table, ThreatComes)]


@pytest.mark.rule("GT-764")
def test_toll_is_paid_or_costs_days_after_all_have_decided() -> None:
    position = schemes(3)
    position.days(2, 1, 0)
    position.money(5, 5, 5)
    table = turn_up(position, "toll")
    do(table, GoAround(3), PayToll())
    assert days(table) == [2, 1, 0]
    do(table, GoAround(3))
    assert [event.seat for event in events(table, DaysLost)] == [C, A]
    assert days(table) == [-2, 1, -3]
    assert events(table, GoesAround) == [GoesAround(A, "toll"), GoesAround(C, "toll")]
    assert money(table) == [5, 2, 5]


@pytest.mark.rule("GT-765", "GT-1115")
def test_side_storm() -> None:
    table = turn_up(schemes(3), "side-storm")
    assert threats(table) == [
        ("large_meteor", "left"),
        ("large_meteor", "right"),
        ("small_meteor", "left"),
        ("small_meteor", "right"),
    ]
    assert len(events(table, DiceRolled)) == 4


@pytest.mark.rule("GT-766")
def test_stern_shower() -> None:
    assert threats(turn_up(schemes(2), "stern-shower")) == [("small_meteor", "rear")] * 4


@pytest.mark.rule("GT-775")
def test_shield_check() -> None:
    position = schemes(2)
    position.dice(7)
    table = turn_up(position, "shield-check")
    assert threats(table)[0] == ("light_shot", "front")
    assert {event.seat for event in events(table, PartLost)} == {A, B}
    position = schemes(2)
    position.dice(2, 2, 2, 2)
    table = turn_up(position, "shield-check")
    sides = ["front", "right", "rear", "left"]
    assert threats(table) == [("light_shot", side) for side in sides]


@pytest.mark.rule("GT-767", "GTB-723", "GTB-724")
def test_customs_take_the_most_valuable_cube_or_a_token() -> None:
    position = schemes(3)
    position.ship(A, "H---W2", goods={"W2": "yellow blue"})
    position.ship(B, "H---B2")
    table = turn_up(position, "customs")
    assert goods(table, A) == "blue"
    assert tokens(table, B) == 1
    assert not table.pending


@pytest.mark.rule("GT-768")
def test_power_leak_costs_two_tokens_or_all() -> None:
    position = schemes(2)
    position.ship(A, "B2--H---B3")
    position.ship(B, "H---B2", tokens={"B2": 1})
    table = turn_up(position, "power-leak")
    assert question(table, A) == "lose-tokens"
    do(table, *[GiveUpToken(*position.place(A, "B3"))] * 2)
    assert (tokens(table, A), tokens(table, B)) == (3, 0)


@pytest.mark.rule("GT-769")
@pytest.mark.parametrize(
    ("before", "after", "seat", "tied"),
    [((5, 9, 2), [5, 5, 2], B, False), ((5, 9, 9), [5, 5, 9], B, True)],
)
def test_the_richest_pays_tax_in_a_tie_the_one_further_ahead(
    before: tuple[int, ...], after: list[int], seat: int, tied: bool
) -> None:
    position = schemes(3)
    position.money(*before)
    table = turn_up(position, "tax-office")
    assert money(table) == after
    assert [(event.seat, event.tied) for event in events(table, RichestFound)] == [(seat, tied)]


@pytest.mark.rule("GT-769", "GT-770", "GT-772", "GT-774", "GT-776", "GT-777", "GT-299")
@pytest.mark.parametrize(
    "card", ["tax-office", "ghost-signal", "crew-party", "head-start", "gun-check", "speed-check"]
)
def test_one_ship_alone_is_not_compared(card: str) -> None:
    position = schemes(2)
    position.money(9, 0)
    position.ship(A, ENGINE)
    position.away(B)
    table = turn_up(position, card)
    assert [event.card for event in events(table, Alone)] == [card.replace("-", "_")]
    assert (money(table), days(table), crew(table, A)) == ([9, 0], [0, -2], 2)


@pytest.mark.rule("GT-769", "GT-770", "GT-772", "GT-774")
def test_two_ships_are_compared() -> None:
    position = schemes(2)
    position.money(9, 0)
    assert money(turn_up(position, "tax-office")) == [5, 0]
    position = schemes(2)
    position.days(20, 10)
    position.ship(B, ENGINE)
    assert days(turn_up(position, "ghost-signal")) == [20, 6]
    position = schemes(2)
    position.ship(A, "H", crew={"H": 1})
    assert crew(turn_up(position, "crew-party"), B) == 0
    position = schemes(2)
    position.days(20, 10)
    assert days(turn_up(position, "head-start")) == [20, 15]


@pytest.mark.rule("GT-770")
def test_ghost_signal_costs_the_most_engine_power_days() -> None:
    position = schemes(3)
    position.days(20, 10, 0)
    for seat in (B, C):
        position.ship(seat, ENGINE)
    table = turn_up(position, "ghost-signal")
    assert events(table, MostFound) == [MostFound(B, "engine_power", tied=True)]
    assert days(table) == [20, 6, 0]


@pytest.mark.rule("GT-771", "GT-1115")
def test_overloaded_hull_shoots_at_more_than_six_cubes() -> None:
    position = schemes(3, flight="II")
    position.ship(A, "W3--H---W3", goods={"W3#1": "blue blue blue", "W3#2": "blue blue blue"})
    full: dict[Name, str] = {
        "W3#1": "green green green",
        "W3#2": "yellow yellow yellow",
        "W2": "yellow",
    }
    for seat in (B, C):
        position.ship(
            seat,
            """
            W3--H---W3
                |
                W2
            """,
            goods=full,
        )
    position.dice(2)
    table = turn_up(position, "overloaded-hull")
    assert threats(table) == [("heavy_shot", "front")]
    assert len(events(table, DiceRolled)) == 1
    assert [event.seat for event in events(table, Missed)] == [B, C]
    assert events(table, Overloaded) == [Overloaded(B, 7), Overloaded(C, 7)]


@pytest.mark.rule("GT-771")
def test_nobody_is_overloaded_with_six() -> None:
    position = schemes(2)
    position.ship(A, "W3--H---W3", goods={"W3#1": "blue blue blue", "W3#2": "blue blue blue"})
    table = turn_up(position, "overloaded-hull")
    assert len(events(table, NobodyOverloaded)) == 1
    assert not events(table, ThreatComes)


@pytest.mark.rule("GT-772")
def test_the_largest_crew_celebrates() -> None:
    position = schemes(3)
    for seat in (B, C):
        position.ship(seat, "C---H")
    table = turn_up(position, "crew-party")
    assert events(table, MostFound) == [MostFound(B, "crew", tied=True)]
    do(table, *[GiveUpCrew(*position.place(B, "C"), "human")] * 2)
    assert [crew(table, seat) for seat in (A, B, C)] == [2, 2, 4]


BONUS = """
    G
    |
PU--C---H---C---BR
        |
        E
"""


@pytest.mark.rule("GT-773")
def test_aliens_on_strike_add_nothing_until_the_next_card_is_resolved() -> None:
    position = schemes(2, flight="III")
    position.ship(A, BONUS, aliens={"purple": "C#1", "brown": "C#2"})
    position.ship(B, ENGINE)
    position.card("alien-strike")
    table = position.carry_out(steps.Resolve())
    state = table.game.state
    assert state.strike == 2
    position.state = state
    position.state.card = position.box.card_numbers["ghost-signal"]
    table = position.carry_out(steps.Resolve())
    assert Counted(A, "engine_power", "1") in events(table, Counted)
    position.state.card = position.box.card_numbers["gun-check"]
    table = position.carry_out(steps.Resolve())
    assert Counted(A, "firepower", "1") in events(table, Counted)
    position.state.strike = 0
    table = position.carry_out(steps.Resolve())
    assert Counted(A, "firepower", "3") in events(table, Counted)


@pytest.mark.rule("GT-773")
def test_the_strike_lasts_for_one_card_more() -> None:
    position = schemes(2)
    position.ship(A, ENGINE)
    position.ship(B, ENGINE)
    position.card("alien-strike")
    table = position.carry_out(steps.Resolve(), steps.AfterCard())
    assert table.game.state.strike == 1
    assert len(events(table, AliensStrike)) == 1


@pytest.mark.rule("GT-773")
def test_the_strike_ends_with_the_flight() -> None:
    position = schemes(2)
    position.state.strike = 1
    table = position.carry_out()
    begin_round(table.game)
    assert table.game.state.strike == 0


@pytest.mark.rule("GT-774")
def test_the_rearmost_gets_a_head_start() -> None:
    position = schemes(3)
    position.days(9, 20, 0)
    assert days(turn_up(position, "head-start")) == [9, 20, 5]


@pytest.mark.rule("GT-776")
def test_the_least_firepower_loses_cubes() -> None:
    position = schemes(3)
    position.ship(A, "H---W3", goods={"W3": "yellow green blue"})
    for seat in (B, C):
        position.ship(
            seat,
            """
            G
            |
            H
            """,
        )
    table = turn_up(position, "gun-check")
    assert [event.seat for event in events(table, WeakestFound)] == [A]
    assert not events(table, SecondFound)
    assert goods(table, A) == ""


@pytest.mark.rule("GT-776", "GT-717", "GT-Q-94")
def test_with_five_players_the_second_weakest_gun_loses_one_less() -> None:
    position = schemes(5)
    for seat in (A, B):
        position.ship(seat, "H---W3", goods={"W3": "green green green"})
    for seat in (C, D, E):
        position.player(seat).ship.fire = [2, 0]
    table = turn_up(position, "gun-check")
    assert [event.seat for event in events(table, SecondFound)] == [B]
    assert (goods(table, A), goods(table, B)) == ("", "green")


@pytest.mark.rule("GT-777", "GT-717")
def test_the_least_engine_power_loses_crew_and_with_five_the_second_one_less() -> None:
    position = schemes(3)
    position.ship(A, ENGINE)
    position.ship(C, ENGINE)
    table = turn_up(position, "speed-check")
    assert [crew(table, seat) for seat in (A, B, C)] == [2, 0, 2]
    position = schemes(5)
    for seat in (C, D, E):
        position.player(seat).ship.thrust = [1, 0]
    table = turn_up(position, "speed-check")
    assert [crew(table, seat) for seat in range(5)] == [0, 1, 2, 2, 2]


@pytest.mark.rule("GT-778", "GT-1130")
def test_everybody_lets_a_part_with_an_exposed_connector_fall_off() -> None:
    position = schemes(2)
    position.ship(A, "C---H---X")
    table = turn_up(position, "loose-bolts")
    names = [position.place(A, name) for name in ("C", "H", "X")]
    loose = [(option.row, option.column) for option in offered(table, A, Loosen)]
    assert set(loose) <= set(names)
    assert position.place(A, "X") in loose
    do(table, Loosen(*position.place(A, "X")))
    lost = [(event.seat, event.how) for event in events(table, PartLost)]
    assert (A, "fell_off") in lost
    assert [seat for seat, _ in lost] == [A, B], "the cabin of B is all it has to let go"
    assert len(player(table, A).lost) == 1


@pytest.mark.rule("GT-778")
def test_a_ship_without_exposed_connectors_loses_nothing() -> None:
    position = schemes(2)
    position.gone(B)
    for cell in range(121):
        position.player(A).ship.parts[cell] = 0
    table = turn_up(position, "loose-bolts")
    assert events(table, NoLooseBolts) == [NoLooseBolts(A)]
