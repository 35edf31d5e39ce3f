"""What power costs, and which batteries pay."""

from __future__ import annotations

import pytest

from kosmodrom.core.options import Option
from kosmodrom.games.galaxy_trucker.events.flight import Powered
from kosmodrom.games.galaxy_trucker.events.losses import TokenSaved, TokensSpent
from kosmodrom.games.galaxy_trucker.moves.flight import Declare, Power, PowerAll
from kosmodrom.games.galaxy_trucker.moves.hits import (
    TAKE_HIT,
    Shoot,
    UseBoostedShield,
    UseShield,
)
from kosmodrom.games.galaxy_trucker.moves.losses import PayToken
from kosmodrom.games.galaxy_trucker.rules import power
from kosmodrom.games.galaxy_trucker.steps import Count, LoseTokens, PayTokens, Volley
from kosmodrom.games.galaxy_trucker.tables import (
    ENGINE_POWER,
    FIREPOWER,
    HEAVY_SHOT,
    LARGE_METEOR,
    LIGHT_SHOT,
)
from kosmodrom.games.galaxy_trucker.terms import FRONT
from tests.games.galaxy_trucker.kit import A, AnyTable, Name, Position, do, events, player, tokens

TECHNICIAN = """
  BL--C   GG
      |   |
  B2--X---H
"""


def options(table: AnyTable) -> list[Option]:
    ((_seat, ask),) = table.pending.items()
    return list(ask.options)


def technician(token_count: int) -> Position:
    position = Position(flight="II", technologies=True)
    position.ship(A, TECHNICIAN, aliens={"blue": "C"}, tokens={"B2": token_count})
    position.specialist(A, "technician")
    return position


# All at once

THREE_ENGINES = """
  B2--X---H---X---B2
      |   |   |
      EE  EE  EE
"""


@pytest.mark.rule("GTB-705", "GTB-512", "GTB-514")
def test_all_devices_are_powered_with_one_word() -> None:
    position = Position(flight="III")
    position.ship(A, THREE_ENGINES)
    table = position.carry_out(Count(A, ENGINE_POWER))
    assert [o for o in options(table) if isinstance(o, PowerAll)] == [PowerAll(3, 3, "6")]
    do(table, PowerAll())
    assert [event.tokens for event in events(table, Powered)] == [1, 1, 1]
    first, second = PayToken(*position.place(A, "B2#1")), PayToken(*position.place(A, "B2#2"))
    assert options(table) == [first, second]
    do(table, second, first)
    assert options(table) == [first, second], "one is still to be paid"
    do(table, first)
    assert table.game.state.counts[A] == 2 * 6
    assert tokens(table, A) == 1
    assert not table.pending


@pytest.mark.rule("GTB-514", "GTB-705")
@pytest.mark.parametrize(("token_count", "all_at_once"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_all_at_once_is_offered_only_with_tokens_for_all(
    token_count: int, all_at_once: int
) -> None:
    position = Position(flight="III")
    given: dict[Name, int] = {"B2#1": min(2, token_count), "B2#2": max(0, token_count - 2)}
    position.ship(A, THREE_ENGINES, tokens=given)
    table = position.carry_out(Count(A, ENGINE_POWER))
    assert sum(isinstance(option, PowerAll) for option in options(table)) == all_at_once
    assert sum(isinstance(option, Power) for option in options(table)) == 3


@pytest.mark.rule("GTB-705")
def test_one_device_is_not_all_of_them() -> None:
    table = technician(2).carry_out(Count(A, FIREPOWER))
    assert [type(option) for option in options(table)] == [Power, Declare]


@pytest.mark.rule("GT-375", "GT-861")
@pytest.mark.parametrize(("failing", "cost"), [(False, [0, 1, 1]), (True, [1, 2, 2])])
def test_all_at_once_costs_what_one_after_another_costs(failing: bool, cost: list[int]) -> None:
    position = Position(flight="III", technologies=True)
    if failing:
        position.roads("failing_batteries")
    drawing = """
        GG  GG  GG
        |   |   |
    B3--X---H---X---B2
        |
    BL--C
    """
    position.ship(A, drawing, aliens={"blue": "C"})
    position.specialist(A, "technician")
    table = position.carry_out(Count(A, FIREPOWER))
    (everything,) = [option for option in options(table) if isinstance(option, PowerAll)]
    assert everything == PowerAll(3, sum(cost), "6")
    do(table, everything)
    assert [event.tokens for event in events(table, Powered)] == cost
    assert events(table, TokenSaved) == [TokenSaved(A)]
    while table.pending:
        do(table, options(table)[0])
    assert tokens(table, A) == 5 - sum(cost)


@pytest.mark.rule("GT-615", "GT-616", "GTB-705")
def test_on_class_iia_each_half_must_have_tokens_for_its_own() -> None:
    position = Position(flight="IIA")
    drawing = """
    C---B2      C---B2
        |           |
        EE          EE
    """
    position.ship(A, drawing, at=(8, 5), tokens={"B2#1": 1, "B2#2": 1})
    table = position.carry_out(Count(A, ENGINE_POWER))
    assert PowerAll(2, 2, "2") in options(table)
    do(table, PowerAll())
    assert table.game.state.halves == [2, 2]
    position.player(A).ship.tokens[position.cell(A, "B2#1")] = 2
    position.player(A).ship.tokens[position.cell(A, "B2#2")] = 0
    table = position.carry_out(Count(A, ENGINE_POWER))
    assert [type(option) for option in options(table)] == [Power, Declare]


# Which batteries pay


@pytest.mark.rule("GTB-514")
def test_the_owner_chooses_which_battery_pays() -> None:
    position = Position(flight="II")
    position.ship(A, "S---X---H---B2\n    |\n    B3")
    table = position.carry_out(Volley([(LIGHT_SHOT, FRONT)], [A], "pirates", line=6))
    do(table, UseShield(7, 5))
    assert options(table) == [PayToken(7, 8), PayToken(8, 6)]
    do(table, PayToken(8, 6))
    assert events(table, TokensSpent) == [TokensSpent(A, 8, 6, 1)]
    ship = player(table, A).ship
    assert (ship.tokens[position.cell(A, "B2")], ship.tokens[position.cell(A, "B3")]) == (2, 2)
    assert not table.pending


@pytest.mark.rule("GTB-514")
def test_nobody_is_asked_where_there_is_no_choice() -> None:
    position = Position(flight="II")
    position.ship(A, "B2--H---B2", tokens={"B2#1": 0})
    table = position.carry_out(PayTokens(A, 1))
    assert not table.pending
    assert tokens(table, A) == 1
    # All of them must go.
    position.ship(A, "B2--H---B2")
    table = position.carry_out(PayTokens(A, 4))
    assert not table.pending
    assert tokens(table, A) == 0


@pytest.mark.rule("GTB-514")
def test_tokens_are_paid_one_by_one() -> None:
    position = Position(flight="II")
    position.ship(A, "B2--H---B2")
    table = position.carry_out(PayTokens(A, 3))
    do(table, PayToken(7, 6), PayToken(7, 6))
    # Only the other battery is left.
    assert not table.pending
    assert tokens(table, A) == 1


@pytest.mark.rule("GT-615")
def test_batteries_power_their_own_half() -> None:
    position = Position(flight="IIA")
    position.ship(A, "B2--B2              B2--X", at=(6, 3))
    table = position.carry_out(PayTokens(A, 1, 0))
    assert options(table) == [PayToken(6, 3), PayToken(6, 4)]
    assert power.available(table.game, A, 0) == 4
    assert power.available(table.game, A, 1) == 2


@pytest.mark.rule("GT-923")
def test_batteries_in_the_dead_zone_give_no_power() -> None:
    position = Position()
    position.dead(8)
    position.ship(A, "B2--H---B2")
    assert power.available(position.carry_out().game, A, 0) == 2


# Prices


@pytest.mark.rule("GTB-513", "GTB-747", "GT-262", "GT-Q-112")
def test_a_use_costs_what_it_needs() -> None:
    game = Position().carry_out().game
    assert power.price(game, A, 0, 1) == 1
    assert power.price(game, A, 0, 2) == 2


@pytest.mark.rule("GT-EX-21", "GT-861", "GT-862", "GT-Q-70")
def test_with_failing_batteries_each_use_costs_one_more() -> None:
    position = Position()
    position.roads("failing_batteries")
    game = position.carry_out().game
    assert power.price(game, A, 0, 1) == 2
    assert power.price(game, A, 0, 2) == 3
    # A double cannon that was powered, and then its booster: three in all.
    assert power.price(game, A, 0, 1, same_use=True) == 1


@pytest.mark.rule("GT-EX-21", "GT-861", "GT-862")
def test_failing_batteries_in_a_hit() -> None:
    position = Position(flight="II", technologies=True)
    position.roads("failing_batteries")
    position.ship(A, "S<--SB--S\n|   |   |\nX---H---X\n|   |\nX   B3")
    table = position.carry_out(Volley([(LIGHT_SHOT, FRONT)], [A], "pirates", line=7))
    assert UseShield(6, 6, 2) in options(table)
    table = position.carry_out(Volley([(HEAVY_SHOT, FRONT)], [A], "pirates", line=7))
    assert UseBoostedShield(6, 6, 3) in options(table)
    do(table, UseBoostedShield(6, 6))
    assert tokens(table, A) == 0


@pytest.mark.rule("GT-861")
def test_one_token_powers_nothing_with_failing_batteries() -> None:
    position = Position()
    position.roads("failing_batteries")
    position.ship(A, "GG\n|\nH---B2", tokens={"B2": 1})
    table = position.carry_out(Volley([(LARGE_METEOR, FRONT)], [A], "meteors", line=7))
    assert not table.pending


# The Technician


@pytest.mark.rule("GT-EX-13", "GT-375")
def test_the_technician_saves_one_token_on_each_card() -> None:
    position = technician(2)
    meteors = [(LARGE_METEOR, FRONT)] * 3
    table = position.carry_out(Volley(meteors, [A], "meteors", line=7))
    assert options(table) == [Shoot(6, 7, 0), TAKE_HIT]
    do(table, Shoot(6, 7))
    assert events(table, TokenSaved) == [TokenSaved(A)]
    assert options(table) == [Shoot(6, 7, 1), TAKE_HIT]
    do(table, Shoot(6, 7), Shoot(6, 7))
    assert tokens(table, A) == 0
    assert not table.pending


@pytest.mark.rule("GT-EX-14", "GT-376")
def test_the_technician_needs_a_token_aboard() -> None:
    position = technician(1)
    table = position.carry_out(Volley([(LARGE_METEOR, FRONT)], [A], "meteors", line=7))
    do(table, Shoot(6, 7))
    assert tokens(table, A) == 1
    position = technician(0)
    table = position.carry_out(Volley([(LARGE_METEOR, FRONT)], [A], "meteors", line=7))
    assert not table.pending


@pytest.mark.rule("GT-Q-28", "GT-861")
def test_with_failing_batteries_the_technician_saves_one_token_of_two() -> None:
    position = technician(2)
    position.roads("failing_batteries")
    game = position.carry_out().game
    assert power.price(game, A, 0, 1) == 1
    assert power.price(game, A, 0, 2) == 2


@pytest.mark.rule("GT-354", "GT-375")
def test_only_the_technician_saves_and_only_while_aboard() -> None:
    position = technician(2)
    game = position.carry_out().game
    assert power.price(game, A, 0, 1) == 0
    game.state.players[A].ship.aliens[2] = 0
    assert power.price(game, A, 0, 1) == 1
    position = technician(2)
    position.specialist(A, "lawyer")
    assert power.price(position.carry_out().game, A, 0, 1) == 1


@pytest.mark.rule("GT-629", "GT-Q-28")
def test_the_technician_saves_in_the_own_half() -> None:
    position = Position(flight="IIA", technologies=True)
    position.ship(A, "B2--C---BL          B2--X", at=(6, 3), aliens={"blue": "C"})
    position.specialist(A, "technician")
    game = position.carry_out().game
    assert power.price(game, A, 0, 1) == 0
    assert power.price(game, A, 1, 1) == 1
    game.state.players[A].ship.tokens[position.cell(A, "B2#1")] = 0
    assert power.price(game, A, 0, 1) == 1


@pytest.mark.rule("GT-377")
def test_the_technician_does_not_help_against_losing_tokens() -> None:
    table = technician(2).carry_out(LoseTokens(A, 1))
    assert tokens(table, A) == 1
    assert not player(table, A).saved
    assert not events(table, TokenSaved)
