"""Engine boosters and hyperspace."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.errors import Refused
from kosmodrom.games.galaxy_trucker.events.flight import CardTurned, Counted, Jumped, Returned
from kosmodrom.games.galaxy_trucker.events.hits import DiceRolled, PartLost
from kosmodrom.games.galaxy_trucker.moves.flight import GoOn, Jump, Stay
from kosmodrom.games.galaxy_trucker.rules.base import convoy
from kosmodrom.games.galaxy_trucker.steps import AfterCard, Count, JumpWindow, TurnCard
from kosmodrom.games.galaxy_trucker.tables import ENGINE_POWER
from kosmodrom.testing.positions import offered
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    Name,
    Position,
    days,
    do,
    events,
    goods,
    parts,
    player,
    tokens,
)

JUMPER = "B2--H---EB--E"
DOUBLE = "B2--H---EB--EE"


def at_table(seats: int = 2, flight: Any = "II", **options: Any) -> Position:
    return Position(seats=seats, flight=flight, technologies=True, **options)


def leap(position: Position, table: AnyTable, seat: int, engine: str, booster: str = "EB") -> None:
    table.decide(
        seat,
        Jump(*position.place(seat, booster), *position.place(seat, engine)),
    )


def go_on(table: AnyTable) -> None:
    """All go on, and do no more than they must until the card after that."""
    for seat in list(table.pending):
        table.decide(seat, GoOn())
    answer_card(table)


def answer_card(table: AnyTable) -> None:
    """Answer with the last option until everybody is asked to go on."""
    while table.pending and set(asked(table)) != {"ready"}:
        do(table, next(iter(table.pending.values())).options[-1])


def asked(table: AnyTable) -> list[str]:
    return [ask.question.id for ask in table.pending.values()]


@pytest.mark.rule("GT-285", "GT-286", "GT-287", "GT-289")
def test_a_jump_costs_tokens_and_the_engine() -> None:
    for drawing, engine, cost in ((JUMPER, "E", 1), (DOUBLE, "EE", 2)):
        position = at_table()
        position.ship(A, drawing)
        position.card("stardust-1")
        position.deck("open-space-1a", "open-space-1b")
        table = position.carry_out(JumpWindow([A, B]))
        assert set(table.pending) == {A}  # B has no booster
        (jump, stay) = offered(table, A)
        assert jump.tokens == cost
        assert stay == Stay()
        leap(position, table, A, engine)
        assert tokens(table, A) == 2 - cost
        part, (row, column) = position.part(A, engine), position.place(A, engine)
        assert events(table, Jumped) == [Jumped(A, "ship", part, row, column, cost)]
        assert [event.how for event in events(table, PartLost)] == ["destroyed"]
        assert player(table, A).away == [2, 0]
        assert days(table)[A] == 0
        assert convoy(table.game) == [B]


@pytest.mark.rule("GT-285", "GT-286", "GT-Q-82")
def test_who_cannot_jump_is_not_asked() -> None:
    cases: tuple[tuple[str, dict[Name, int], int], ...] = (
        ("B2--H---EB", {}, 0),  # no engine
        ("B2--H---EB  E", {}, 0),  # not joined
        (DOUBLE, {"B2": 1}, 0),  # the double engine needs a token of its own
        (JUMPER, {"B2": 0}, 0),
        (JUMPER, {}, 9),  # the engine is dead
        (JUMPER, {}, 8),  # the booster is dead
        (JUMPER, {}, 6),  # the battery is dead
    )
    for drawing, aboard, dead in cases:
        position = at_table()
        position.ship(A, drawing, tokens=aboard)
        if dead:
            position.dead(dead)
        position.card("stardust-1")
        position.deck("open-space-1a")
        assert not position.carry_out(JumpWindow([A, B])).pending, (drawing, dead)


@pytest.mark.rule("GT-Q-79")
def test_engines_that_point_forward_can_be_boosted() -> None:
    position = at_table()
    position.ship(A, "B2--H---EB--E", front=2)
    position.card("stardust-1")
    position.deck("open-space-1a")
    assert position.carry_out(JumpWindow([A])).pending


@pytest.mark.rule("GT-Q-16", "GT-1101", "GT-294")
def test_jumps_are_declared_from_the_leader_on() -> None:
    position = at_table(3)
    for seat in (A, C):
        position.ship(seat, JUMPER)
    position.days(0, 4, 8)
    position.deck("meteor-swarm-1a", "stardust-1")
    table = position.carry_out(TurnCard())
    assert set(table.pending) == {C}
    do(table, Stay())
    assert set(table.pending) == {A}


@pytest.mark.rule("GT-293")
def test_machinations_can_be_avoided_too() -> None:
    for card in ("toll", "settling-accounts", "traffic-jam"):
        position = at_table(machinations=True)
        position.ship(A, JUMPER)
        position.deck(card, "stardust-1")
        table = position.carry_out(TurnCard())
        assert asked(table) == ["jump"]
        leap(position, table, A, "E")
        assert convoy(table.game) == [B]


@pytest.mark.rule("GT-288", "GT-290", "GT-291", "GT-Q-21")
def test_a_ship_is_gone_for_two_cards() -> None:
    position = at_table(2, "III")
    position.ship(A, JUMPER)
    position.ship(B, "H---E")
    position.deck("open-space-1a", "open-space-1b", "stardust-1", "stardust-2")
    table = position.carry_out(TurnCard())
    leap(position, table, A, "E")
    assert asked(table) == ["ready", "ready"]
    assert days(table) == [0, -3]
    go_on(table)
    assert [event.seat for event in events(table, Returned)] == [A]
    assert days(table) == [0, -2]  # open space twice


@pytest.mark.rule("GT-EX-07", "GT-295", "GT-297", "GT-299", "GT-296")
def test_the_last_line_of_a_combat_zone() -> None:
    position = at_table(3, "III")
    position.ship(
        A,
        """
            H
            |
        E---X---E
        """,
    )
    position.ship(B, JUMPER)
    position.ship(C, "H---EB--E\n|\nB2")
    position.card("combat-zone-3")
    position.deck("open-space-3a", "open-space-3b")
    table = position.carry_out(*(Count(seat, ENGINE_POWER) for seat in (A, B, C)), AfterCard())
    assert set(table.pending) == {B}  # A counts first and has nothing to decide
    assert [(event.seat, event.value) for event in events(table, Counted)] == [(A, "2")]
    leap(position, table, B, "E")
    leap(position, table, C, "E")
    assert convoy(table.game) == [A]
    assert [event.seat for event in events(table, Jumped)] == [B, C]
    assert [event.seat for event in events(table, Counted)] == [A]
    before = days(table)
    go_on(table)  # open space: C, without engines, need not give up
    assert days(table) == [before[A] + 2, *before[1:]]
    assert all(each.flying for each in table.game.state.players)
    assert [event.seat for event in events(table, Returned)] == [B, C]
    assert convoy(table.game) == [A, B, C]


@pytest.mark.rule("GT-292", "GT-Q-17")
def test_a_jump_on_the_last_card_is_giving_up() -> None:
    position = at_table()
    position.ship(A, JUMPER)
    position.deck("stardust-1")
    table = position.carry_out(TurnCard())
    assert offered(table, A)[0].last
    leap(position, table, A, "E")
    assert not player(table, A).flying
    assert not player(table, A).finished
    assert player(table, B).finished
    position.deck("stardust-1", "stardust-2")
    table = position.carry_out(TurnCard())
    leap(position, table, A, "E")
    go_on(table)
    assert table.game.state.phase == "settlement"
    assert player(table, A).finished  # back after the last card


@pytest.mark.rule("GT-EX-06", "GT-296")
def test_once_dice_are_rolled_it_is_too_late() -> None:
    position = at_table()
    position.ship(A, "B2--H---EB--E\n    |\n    S")
    position.deck("meteor-swarm-1a", "stardust-1")
    position.dice(8, 7, 7)  # the first one comes in the column of the booster
    table = position.carry_out(TurnCard())
    jump = table.pending[A].options[0]
    do(table, Stay())
    assert events(table, DiceRolled)
    with pytest.raises(Refused):
        table.decide(A, jump)
    answer_card(table)
    assert not events(table, Jumped)


@pytest.mark.rule("GT-298")
def test_the_next_ship_leads_while_the_leader_is_away() -> None:
    position = at_table(3)
    position.away(A)
    table = position.carry_out()
    assert convoy(table.game) == [B, C]


@pytest.mark.rule("GT-Q-20")
def test_a_card_has_no_effect_while_everybody_is_away() -> None:
    position = at_table()
    for seat in (A, B):
        position.away(seat, 2)
    position.deck("open-space-1a", "stardust-1")
    before = [player.day for player in position.state.players]
    table = position.carry_out(TurnCard())
    assert days(table) == before
    assert [event.left for event in events(table, CardTurned)] == [1]
    assert [each.away[0] for each in table.game.state.players] == [1, 1]


@pytest.mark.rule("GT-646", "GT-647", "GT-649", "GT-EX-10")
def test_halves_jump_one_by_one_and_rejoin() -> None:
    position = at_table(2, "IIA")
    position.ship(A, "E---EB--C---B2      B2--C---EB--E", at=(6, 3))
    position.ship(B, "E---C               C---E", at=(6, 3))
    position.deck("stardust-1", "open-space-1a", "stardust-2")
    table = position.carry_out(TurnCard())
    leap(position, table, A, "E#2", "EB#2")
    assert player(table, A).away == [0, 2]
    assert set(table.pending) == {A}  # the other half may follow
    do(table, Stay())
    assert player(table, A).away == [0, 1]
    go_on(table)
    assert [event.flyer for event in events(table, Returned)] == ["right"]
    assert player(table, A).away == [0, 0]
    assert player(table, A).halves == 0b11


@pytest.mark.rule("GT-292", "GT-646")
def test_a_half_that_jumps_on_the_last_card_is_withdrawn() -> None:
    position = at_table(2, "IIA")
    position.ship(
        A,
        """
        E---EB--C---B2      W2--C---EB--E
                                |
                                B2
        """,
        at=(6, 3),
        goods={"W2": "green"},
    )
    position.deck("stardust-1")
    table = position.carry_out(TurnCard())
    leap(position, table, A, "E#2", "EB#2")
    do(table, Stay())
    assert player(table, A).halves == 0b01
    assert player(table, A).finished
    assert goods(table, A) == ""
    assert position.part(A, "E#1") in parts(table, A)


# Whole cards


@pytest.mark.rule("GT-EX-05", "GT-294", "GT-295", "GT-298", "GT-299")
def test_the_leader_leaves_the_pirates_to_the_others() -> None:
    position = at_table(3, "III")
    position.ship(A, "B2--H---EB--EE\n    |\n    GB--G>")
    position.ship(C, "H\n|\nC")
    position.deck("pirates-3", "sabotage-3", "open-space-3a", "stardust-1")
    position.dice(7, 6, 6, 6, 6)  # the first shot strikes both starting cabins
    table = position.carry_out(TurnCard())
    do(table, Stay())  # when the card is turned up
    assert asked(table) == ["count"]
    leap(position, table, A, "EE")
    assert tokens(table, A) == 0
    assert position.part(A, "EE") not in parts(table, A)
    losers = [event.seat for event in events(table, Counted)]
    assert losers == [B, C]
    answer_card(table)
    assert convoy(table.game) == [C]
    rolls = len(events(table, DiceRolled))
    go_on(table)  # sabotage: only C is in the convoy
    assert len(events(table, DiceRolled)) == rolls
    assert [event.seat for event in events(table, Returned)] == [A]
    assert convoy(table.game)[0] == A


@pytest.mark.rule("GT-EX-10", "GT-648", "GT-649")
def test_half_a_ship_in_a_combat_zone() -> None:
    position = at_table(2, "IIA")
    position.ship(
        A,
        """
        G
        |
        C---C---BR--E       W2--C---EB--E
            |   |               |   |
            E   E               B2  E
        """,
        at=(5, 3),
        aliens={"brown": "C#2"},
        tokens={"B2": 1},
        goods={"W2": "green"},
    )
    position.ship(
        B,
        """
        C---C---C           C---C---C
            |                   |
            E                   E
        """,
        at=(6, 3),
    )
    position.deck("combat-zone-3", "planets-1a", "stardust-1", "open-space-1a")
    position.dice(7, 7, 7)
    table = position.carry_out(TurnCard())
    do(table, Stay())
    leap(position, table, A, "E#5")  # at the count of the crew
    values = [(event.seat, event.what, event.value) for event in events(table, Counted)]
    assert (A, "crew", "3") in values
    answer_card(table)
    values = [(event.seat, event.what, event.value) for event in events(table, Counted)]
    assert (A, "engine_power", "5") in values
    assert goods(table, A) == "green"  # no goods in the convoy: nothing to lose
    go_on(table)
    assert player(table, A).away == [0, 0]  # the halves rejoin after the planets
    assert goods(table, A) == "green"
