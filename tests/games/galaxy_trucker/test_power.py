"""What power costs, and which batteries pay."""

from __future__ import annotations

import pytest

from kosmodrom.core.options import Option
from kosmodrom.games.galaxy_trucker.events.losses import TokenSaved, TokensSpent
from kosmodrom.games.galaxy_trucker.moves.hits import (
    TAKE_HIT,
    Shoot,
    UseBoostedShield,
    UseShield,
)
from kosmodrom.games.galaxy_trucker.moves.losses import PayToken
from kosmodrom.games.galaxy_trucker.rules import power
from kosmodrom.games.galaxy_trucker.steps import LoseTokens, PayTokens, Volley
from kosmodrom.games.galaxy_trucker.tables import HEAVY_SHOT, LARGE_METEOR, LIGHT_SHOT
from kosmodrom.games.galaxy_trucker.terms import FRONT
from tests.games.galaxy_trucker.kit import A, AnyTable, Position, do, events, player, tokens

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


@pytest.mark.rule("GTB-513", "GTB-747", "GT-262")
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
