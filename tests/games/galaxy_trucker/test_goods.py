"""Goods: what is delivered, where it may be loaded, reactors and contaminated goods."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.goods import (
    BankLacks,
    CubeLoaded,
    GoodsDeclined,
    GoodsDelivered,
    GoodsLeft,
)
from kosmodrom.games.galaxy_trucker.moves.goods import (
    DECLINE_GOODS,
    AcceptGoods,
    Burn,
    DoneLoading,
    Forgo,
    Lift,
    Load,
)
from kosmodrom.games.galaxy_trucker.moves.losses import GiveUpCrew
from kosmodrom.games.galaxy_trucker.terms import GOODS
from kosmodrom.testing.positions import offered, question
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    Position,
    crew,
    do,
    events,
    goods,
    humans,
    player,
    tokens,
)

HOLDS = """
  W2--H---WS2
"""
UNJOINED = """
  R---H---B2
      |
  B3--X
"""
REACTOR = """
  W2--H---R---B2
          |
          B3
"""


def gaining(position: Position, *colours: str, forgo: int = 0) -> AnyTable:
    """A is delivered these cubes."""
    pool = [colours.count(colour) for colour in GOODS]
    return position.carry_out(steps.GainGoods(A, pool, forgo))


def aboard(drawing: str = HOLDS, **options: Any) -> Position:
    position = Position(technologies=True)
    position.ship(A, drawing, **options)
    return position


# Holds


@pytest.mark.rule("GTB-516", "GTB-517", "GT-Q-116")
def test_red_cubes_go_into_special_holds_alone() -> None:
    position = aboard()
    table = gaining(position, "red", "green")
    hold, special = position.place(A, "W2"), position.place(A, "WS2")
    assert set(offered(table, A, Load)) == {
        Load("red", *special),
        Load("green", *hold),
        Load("green", *special),
    }


@pytest.mark.rule("GTB-516", "GTB-517")
def test_a_hold_takes_as_many_cubes_as_it_has_containers() -> None:
    position = aboard()
    table = gaining(position, "blue", "blue", "blue", "blue", "blue")
    hold, special = position.place(A, "W2"), position.place(A, "WS2")
    do(table, Load("blue", *hold), Load("blue", *hold))
    assert offered(table, A, Load) == [Load("blue", *special)]
    do(table, Load("blue", *special), Load("blue", *special))
    assert goods(table, A) == "blue blue blue blue"
    assert events(table, GoodsLeft) == [GoodsLeft(A, ("blue",))]


@pytest.mark.rule("GT-250")
def test_a_mixed_hold_has_red_cubes_in_its_special_containers_only() -> None:
    position = aboard("H---WM")
    table = gaining(position, "red", "red", "blue", "blue", "blue")
    mixed = position.place(A, "WM")
    assert position.t.special_slots[position.t.part_number[position.part(A, "WM")]] == 1
    do(table, Load("red", *mixed))
    assert offered(table, A, Load) == [Load("blue", *mixed)]
    do(table, Load("blue", *mixed), Load("blue", *mixed))
    assert goods(table, A) == "red blue blue"


@pytest.mark.rule("GT-250")
def test_standard_goods_may_fill_a_mixed_hold() -> None:
    position = aboard("H---WM")
    table = gaining(position, "red", "blue", "blue", "blue")
    do(table, *[Load("blue", *position.place(A, "WM"))] * 3)
    assert offered(table, A, Load) == []
    assert goods(table, A) == "blue blue blue"


@pytest.mark.rule("GT-255", "GT-256")
def test_a_cargo_battery_takes_cubes_and_has_tokens() -> None:
    position = aboard("H---WB2")
    table = gaining(position, "green")
    assert tokens(table, A) == 2
    do(table, Load("green", *position.place(A, "WB2")))
    assert goods(table, A) == "green"
    assert tokens(table, A) == 2


# Rearranging


@pytest.mark.rule("GTB-720", "GT-Q-116")
def test_cubes_aboard_can_make_room() -> None:
    position = aboard(goods={"WS2": "blue blue"})
    table = gaining(position, "red")
    hold, special = position.place(A, "W2"), position.place(A, "WS2")
    assert offered(table, A, Load) == []
    do(table, Lift("blue", *special))
    do(table, Load("red", *special), Load("blue", *hold), DoneLoading())
    assert goods(table, A) == "red blue blue"
    assert not table.pending


@pytest.mark.rule("GTB-720", "GT-Q-116")
def test_cubes_can_be_left_and_thrown_away() -> None:
    position = aboard(goods={"WS2": "blue blue"})
    bank = list(position.state.bank)
    table = gaining(position, "red", "green")
    special = position.place(A, "WS2")
    do(table, Lift("blue", *special), Load("red", *special), DoneLoading())
    assert goods(table, A) == "red blue"
    assert events(table, GoodsLeft) == [GoodsLeft(A, ("green", "blue"))]
    assert table.game.state.bank == [bank[0] - 1, bank[1], bank[2], bank[3] + 1]


@pytest.mark.rule("GTB-720")
def test_the_end_of_loading_says_what_is_lost() -> None:
    table = gaining(aboard(), "yellow", "red")
    assert offered(table, A, DoneLoading) == [DoneLoading(("red", "yellow"))]


@pytest.mark.rule("GTB-720")
def test_each_cube_aboard_can_be_taken_up_once() -> None:
    position = aboard(goods={"W2": "blue"})
    table = gaining(position, "green")
    hold = position.place(A, "W2")
    do(table, Lift("blue", *hold), Load("blue", *hold))
    assert offered(table, A, Lift) == []


@pytest.mark.rule("GTB-720")
def test_who_can_load_nothing_is_not_asked() -> None:
    position = Position()
    table = gaining(position, "green", "blue")
    assert not table.pending
    assert events(table, GoodsLeft) == [GoodsLeft(A, ("green", "blue"))]


@pytest.mark.rule("GTB-720")
def test_who_can_load_nothing_is_asked_about_no_price_and_no_choice() -> None:
    position = Position()
    position.ship(A, "H---W2")
    position.roads("contaminated_goods")
    table = gaining(position, "red", "red", "red", forgo=1)
    assert not table.pending
    assert events(table, GoodsLeft) == [GoodsLeft(A, ("red", "red"))]
    assert humans(table, A) == 2


# The bank


@pytest.mark.rule("GTB-722")
def test_a_colour_that_has_run_out_is_not_delivered() -> None:
    position = aboard()
    position.state.bank = [0, 1, 9, 9]
    position.card("smugglers-2")  # red, yellow, yellow
    position.player(A).ship.fire = [20, 0]
    table = position.carry_out(steps.Resolve())
    do(table, offered(table, A)[0])
    assert events(table, BankLacks) == [BankLacks(A, ("red", "yellow"))]
    assert events(table, GoodsDelivered) == [GoodsDelivered(A, ("yellow",))]


@pytest.mark.rule("GTB-722")
def test_loaded_cubes_come_from_the_bank() -> None:
    position = aboard()
    bank = list(position.state.bank)
    table = gaining(position, "yellow")
    do(table, Load("yellow", *position.place(A, "W2")))
    assert table.game.state.bank == [bank[0], bank[1] - 1, bank[2], bank[3]]
    assert events(table, CubeLoaded) == [CubeLoaded(A, "yellow", *position.place(A, "W2"))]


# One cube less


@pytest.mark.rule("GT-404", "GT-411")
def test_the_player_chooses_the_cube_to_forgo() -> None:
    position = aboard()
    table = gaining(position, "red", "yellow", "yellow", forgo=1)
    assert question(table, A) == "forgo"
    assert offered(table, A) == [Forgo("red"), Forgo("yellow")]
    do(table, Forgo("yellow"))
    assert events(table, GoodsDelivered) == [GoodsDelivered(A, ("red", "yellow"))]


@pytest.mark.rule("GT-Q-32", "GT-Q-23")
def test_a_reward_of_one_cube_is_reduced_to_none() -> None:
    position = aboard(REACTOR, tokens={"B2": 0}, goods={"W2": "blue"})
    table = gaining(position, "red", forgo=1)
    assert not table.pending  # no gain: the reactor does not work either
    assert events(table, GoodsDelivered) == []


# Reactors


@pytest.mark.rule("GT-316", "GT-318")
def test_a_reactor_burns_a_cube_without_room_and_fills_a_battery() -> None:
    position = aboard(REACTOR, tokens={"B2": 0, "B3": 1})
    bank = list(position.state.bank)
    table = gaining(position, "red")
    reactor = position.place(A, "R")
    assert offered(table, A, Burn) == [
        Burn("red", *reactor, *position.place(A, "B2"), 2),
        Burn("red", *reactor, *position.place(A, "B3"), 2),
    ]
    do(table, Burn("red", *reactor, *position.place(A, "B3")))
    assert tokens(table, A) == 3
    assert goods(table, A) == ""
    assert table.game.state.bank == bank


@pytest.mark.rule("GT-317", "GT-Q-24")
def test_a_cube_from_a_hold_can_be_burnt_and_makes_room() -> None:
    position = aboard(REACTOR, tokens={"B2": 0}, goods={"W2": "blue blue"})
    table = gaining(position, "yellow")
    hold = position.place(A, "W2")
    do(table, Lift("blue", *hold))
    do(table, Burn("blue", *position.place(A, "R"), *position.place(A, "B2")))
    do(table, Load("yellow", *hold))
    do(table, DoneLoading())
    assert goods(table, A) == "yellow blue"
    assert tokens(table, A) == 5


@pytest.mark.rule("GT-320")
def test_a_reactor_burns_one_cube_of_a_delivery() -> None:
    position = aboard(REACTOR, tokens={"B2": 0, "B3": 0})
    table = gaining(position, "blue", "blue")
    do(table, Burn("blue", *position.place(A, "R"), *position.place(A, "B2")))
    assert offered(table, A, Burn) == []


@pytest.mark.rule("GT-320", "GT-Q-23")
def test_each_of_several_reactors_burns_a_cube() -> None:
    position = aboard("B2--R---H---R---B3", tokens={"B2": 0, "B3": 0})
    table = gaining(position, "blue", "blue")
    for reactor, battery in (("R#1", "B2"), ("R#2", "B3")):
        do(table, Burn("blue", *position.place(A, reactor), *position.place(A, battery)))
    assert tokens(table, A) == 5


@pytest.mark.rule("GT-Q-23")
def test_a_reactor_fills_a_cargo_battery() -> None:
    position = aboard("H---R---WB2", tokens={"WB2": 1}, goods={"WB2": "blue"})
    table = gaining(position, "green")
    do(table, Burn("green", *position.place(A, "R"), *position.place(A, "WB2")))
    assert tokens(table, A) == 2
    do(table, DoneLoading())
    assert goods(table, A) == "blue"


@pytest.mark.rule("GT-315", "GT-Q-03")
def test_a_reactor_works_only_with_a_battery_joined_to_it() -> None:
    position = aboard(UNJOINED, tokens={"B2": 0, "B3": 0})
    table = gaining(position, "blue")
    assert not table.pending
    assert tokens(table, A) == 0


@pytest.mark.rule("GT-923")
def test_dead_holds_and_reactors_do_not_work() -> None:
    position = aboard(HOLDS)
    position.dead(position.place(A, "W2")[1])
    table = gaining(position, "green")
    assert offered(table, A, Load) == [Load("green", *position.place(A, "WS2"))]
    position = aboard(REACTOR, tokens={"B2": 0, "B3": 0})
    position.dead(position.place(A, "R")[1])
    assert offered(gaining(position, "green"), A, Burn) == []
    position = aboard(REACTOR, tokens={"B2": 0, "B3": 0})
    position.dead(position.place(A, "B2")[1])
    (burning,) = offered(gaining(position, "green"), A, Burn)
    assert (burning.battery_row, burning.battery_column) == position.place(A, "B3")


# Class IIA


def two_halves(**options: Any) -> Position:
    position = Position(flight="IIA")
    position.ship(A, "C---W2              C---WS1", at=(6, 3), **options)
    return position


@pytest.mark.rule("GT-622")
def test_goods_move_freely_between_the_halves() -> None:
    position = two_halves(goods={"WS1": "blue"})
    table = gaining(position, "red")
    left, right = position.place(A, "W2"), position.place(A, "WS1")
    do(table, Lift("blue", *right), Load("red", *right), Load("blue", *left))
    assert goods(table, A) == "red blue"


@pytest.mark.rule("GT-648")
def test_a_half_in_hyperspace_loads_nothing() -> None:
    position = two_halves(goods={"WS1": "blue"})
    position.away(A, half=1)
    table = gaining(position, "green")
    assert offered(table, A, Load) == [Load("green", *position.place(A, "W2"))]
    assert offered(table, A, Lift) == []


# Contaminated goods

ALIENS = """
  W3--C---PU
      |
  C---H---C
      |
      C---BR
"""


def contaminated(*colours: str, forgo: int = 0) -> tuple[Position, AnyTable]:
    """A has two aliens and six humans."""
    position = Position()
    position.ship(A, ALIENS, aliens={"purple": "C#1", "brown": "C#4"})
    position.roads("contaminated_goods")
    return position, gaining(position, *colours, forgo=forgo)


@pytest.mark.rule("GT-898", "GT-EX-16")
def test_cubes_above_the_number_of_aliens_cost_humans() -> None:
    position, table = contaminated("blue", "blue", "green", "green")
    assert question(table, A) == "contaminated"
    assert offered(table, A) == [AcceptGoods(2), DECLINE_GOODS]
    do(table, AcceptGoods())
    assert question(table, A) == "lose-crew"
    assert {option.crew for option in offered(table, A)} == {"human"}
    home = position.place(A, "H")
    do(table, GiveUpCrew(*home, "human"), GiveUpCrew(*home, "human"))
    assert humans(table, A) == 4
    assert crew(table, A) == 6
    do(table, Load("green", *position.place(A, "W3")), DoneLoading())
    assert goods(table, A) == "green"  # two are lost however many cubes are loaded
    assert crew(table, A) == 6


@pytest.mark.rule("GT-898", "GT-648")
@pytest.mark.parametrize(("half", "price"), [(None, 1), (0, 2), (1, 2)])
def test_aliens_in_hyperspace_take_nothing_aboard(half: int | None, price: int) -> None:
    position = Position(flight="IIA")
    position.ship(
        A,
        "W3--C---C---PU      BR--C---C---W3",
        at=(6, 3),
        aliens={"purple": "C#2", "brown": "C#3"},
    )
    position.roads("contaminated_goods")
    if half is not None:
        position.away(A, half=half)
    table = gaining(position, "blue", "blue", "green")
    assert offered(table, A) == [AcceptGoods(price), DECLINE_GOODS]


@pytest.mark.rule("GT-898", "GT-EX-16")
def test_as_many_cubes_as_aliens_cost_nobody() -> None:
    _position, table = contaminated("blue", "blue")
    assert question(table, A) == "load"


@pytest.mark.rule("GT-899")
def test_contaminated_goods_can_be_declined_as_a_whole() -> None:
    _position, table = contaminated("blue", "blue", "green")
    do(table, DECLINE_GOODS)
    assert not table.pending
    assert (goods(table, A), humans(table, A)) == ("", 6)
    assert events(table, GoodsDeclined) == [GoodsDeclined(A)]


@pytest.mark.rule("GT-Q-78")
def test_cubes_due_after_the_reduction_count() -> None:
    _position, table = contaminated("blue", "blue", "green", forgo=1)
    assert question(table, A) == "forgo"  # two cubes are due: nobody is lost


@pytest.mark.rule("GT-Q-78")
def test_the_bank_decides_how_many_cubes_are_due() -> None:
    position = Position()
    position.ship(A, ALIENS, aliens={"purple": "C#1", "brown": "C#4"})
    position.roads("contaminated_goods")
    position.state.bank = [9, 9, 0, 9]
    position.card("planets-1c")
    table = position.carry_out(steps.Resolve())
    do(table, offered(table, A)[0])  # yellow, green, blue, blue
    assert offered(table, A) == [AcceptGoods(1), DECLINE_GOODS]


@pytest.mark.rule("GT-900")
def test_without_the_last_human_the_goods_are_still_gained() -> None:
    position = Position()
    position.ship(A, "H---W3")
    position.roads("contaminated_goods")
    table = gaining(position, "blue", "blue", "blue")
    assert offered(table, A, AcceptGoods) == [AcceptGoods(3)]
    do(table, AcceptGoods())
    assert humans(table, A) == 0
    do(table, *[Load("blue", *position.place(A, "W3"))] * 3)
    assert goods(table, A) == "blue blue blue"


@pytest.mark.rule("GT-898")
def test_contaminated_goods_bind_only_whom_the_road_binds() -> None:
    position = Position()
    position.ship(A, "H---W3")
    position.roads("contaminated_goods", seats=[1])
    assert question(gaining(position, "blue"), A) == "load"


# At other times


@pytest.mark.rule("GTB-721", "GT-319")
def test_goods_stay_where_they_are_when_nothing_is_delivered() -> None:
    position = aboard(REACTOR, tokens={"B2": 0}, goods={"W2": "blue"})
    position.card("stardust-1")
    table = position.carry_out(steps.Resolve())
    assert not table.pending
    assert player(table, A).ship.goods[position.cell(A, "W2")]
