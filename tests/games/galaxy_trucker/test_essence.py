"""What options come to: bots try one of those that come to the same thing."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.options import Option
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.essence import essence
from kosmodrom.games.galaxy_trucker.moves.building import DRAW, PUT_BACK, Take, Weld
from kosmodrom.games.galaxy_trucker.moves.goods import Load
from kosmodrom.games.galaxy_trucker.moves.losses import GiveUpCrew, PayToken
from kosmodrom.games.galaxy_trucker.moves.machinations import Demand
from tests.games.galaxy_trucker.kit import A, AnyTable, Position
from tests.games.galaxy_trucker.test_judge import building

SHIP = """
  B2--H---B2
  |   |   |
  B3  C---C
"""


def same(table: AnyTable, first: Option, second: Option) -> bool:
    """Whether two options of A come to the same thing."""
    return essence(table.game, A, first) == essence(table.game, A, second)


def at_ship(drawing: str = SHIP, **aboard: Any) -> Position:
    position = Position()
    position.ship(A, drawing, **aboard)
    return position


@pytest.mark.parametrize(
    ("first", "second", "alike"),
    [
        ("cabin-01", "cabin-02", True),
        ("cabin-09", "cabin-10", False),
        ("cannon-01", "cannon-02", True),
        ("cannon-08", "cannon-20", False),  # mirrored: a cannon has a front
        ("battery-01", "hold-01", False),
        ("hold-01", "hold-02", True),
    ],
)
def test_parts_of_a_kind_and_shape_are_alike(first: str, second: str, alike: bool) -> None:
    position = building("H")
    position.returned(first, second)
    assert same(position.table(), Take(first), Take(second)) is alike


def test_parts_that_fit_nowhere_are_alike() -> None:
    position = building("H")
    ship, t = position.player(A).ship, position.t
    for cell in position.board.cells:
        if not ship.parts[cell]:
            ship.parts[cell] = t.part_number["structure-01"]  # no free cell is left
    position.returned("cabin-01", "hold-01")
    assert same(position.table(), Take("cabin-01"), Take("hold-01"))


def test_places_where_a_part_would_have_to_come_off_are_alike() -> None:
    position = building("H")
    position.next_parts("engine-08")
    table = position.table()
    table.decide(A, DRAW)
    game = table.game
    options = [option for option in table.pending[A].options if isinstance(option, Weld)]
    sound = [option for option in options if option.turns == 0]
    faulty = [option for option in options if option.turns != 0]
    assert faulty
    assert len({essence(game, A, option) for option in faulty}) == 1
    assert len({essence(game, A, option) for option in sound}) == len(sound)
    assert not same(table, faulty[0], sound[0])
    assert not same(table, faulty[0], PUT_BACK)


def test_a_weld_is_called_faulty_only_if_the_check_says_so() -> None:
    position = building("G---H---C\n    |\n    E")
    position.next_parts("shield-05")
    table = position.table()
    table.decide(A, DRAW)
    t, ship = position.t, table.game.state.players[A].ship
    hand = table.game.state.players[A].hand
    for option in table.pending[A].options:
        if isinstance(option, Weld):
            cell = position.board.cell(option.row, option.column)
            ships.weld(t, ship, cell, hand, option.turns)
            faulty = bool(ships.faults(t, ship))
            ships.unweld(ship, cell)
            assert (essence(table.game, A, option) is Weld) is faulty


def test_batteries_with_as_many_tokens_pay_alike() -> None:
    position = at_ship()
    table = position.carry_out(steps.PayTokens(A, 1))
    first, second, third = (PayToken(*position.place(A, name)) for name in ("B2#1", "B2#2", "B3"))
    assert same(table, first, second)
    assert not same(table, first, third)


def test_cabins_with_as_many_people_give_alike() -> None:
    position = at_ship(crew={"C#2": 1})
    table = position.carry_out(steps.LoseCrew(A, 1))
    first, second, home = (
        GiveUpCrew(*position.place(A, name), "human") for name in ("C#1", "C#2", "H")
    )
    assert not same(table, first, second)
    assert not same(table, first, home)
    position = at_ship()
    table = position.carry_out(steps.LoseCrew(A, 1))
    assert same(table, first, second)


def test_demands_beyond_what_people_pay_are_looked_at_in_steps() -> None:
    table = Position(machinations=True).carry_out()
    assert not same(table, Demand(19), Demand(20))
    assert same(table, Demand(21), Demand(39))
    assert not same(table, Demand(39), Demand(40))


def test_holds_with_the_same_cubes_load_alike() -> None:
    position = at_ship("W2--H---W2\n    |\n    WS2")
    table = position.carry_out(steps.GainGoods(A, [0, 1, 0, 0]))
    first, second, special = (
        Load("yellow", *position.place(A, name)) for name in ("W2#1", "W2#2", "WS2")
    )
    assert same(table, first, second)
    assert not same(table, first, special)


@pytest.mark.parametrize("number", [2, 3])
def test_the_order_of_loading_matters_only_if_not_all_fits(number: int) -> None:
    position = at_ship("W2--H---X")
    table = position.carry_out(steps.GainGoods(A, [0, 1, 0, number - 1]))
    place = position.place(A, "W2")
    assert same(table, Load("yellow", *place), Load("blue", *place)) is (number == 2)


def test_red_cubes_are_not_loaded_like_others() -> None:
    position = at_ship("W2--H---WS2")
    table = position.carry_out(steps.GainGoods(A, [1, 1, 0, 0]))
    place = position.place(A, "WS2")
    assert not same(table, Load("red", *place), Load("yellow", *place))
