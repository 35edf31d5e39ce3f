"""Why goods are not loaded like that, and why somebody cannot land there."""

from __future__ import annotations

import pytest

from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.moves.cards import ExploreStation, Land
from kosmodrom.games.galaxy_trucker.moves.goods import Burn, Forgo, Lift, Load
from kosmodrom.games.galaxy_trucker.refusals import refuse
from kosmodrom.games.galaxy_trucker.terms import PACKAGE
from tests.games.galaxy_trucker.kit import A, AnyTable, B, C, Position, do

SHIP = """
  W2--H---R---B3
      |   |
  WS1-X   B2
"""


def reason(table: AnyTable, seat: Seat, option: Option) -> str:
    """Why an option is not offered, which can be said in every language."""
    ask = table.pending[seat]
    assert option not in ask.options
    refused = refuse(table.game, seat, ask, option)
    for language in LANGUAGES:
        text = Words(language, (PACKAGE,)).error(refused)
        assert text
        assert "refusal-" not in text
        assert "{" not in text
    assert isinstance(refused, Refused)
    return refused.reason


def loading(aboard: str = "") -> tuple[Position, AnyTable]:
    """A may load a red and a green cube, with such cubes aboard."""
    position = Position(2, technologies=True)
    position.ship(A, SHIP, tokens={"B2": 0}, goods={"W2": aboard})
    return position, position.carry_out(steps.GainGoods(A, [1, 0, 1, 0]))


@pytest.mark.rule("GTB-516", "GTB-517", "GTB-720")
def test_why_a_cube_cannot_be_loaded() -> None:
    position, table = loading("blue blue")
    hold, special = position.place(A, "W2"), position.place(A, "WS1")
    assert reason(table, A, Load("yellow", *special)) == "not-delivered"
    assert reason(table, A, Load("red", *hold)) == "needs-special"
    assert reason(table, A, Load("green", *hold)) == "hold-full"
    assert reason(table, A, Load("green", *position.place(A, "H"))) == "no-hold"
    assert reason(table, A, Load("green", 2, 2)) == "no-hold"
    assert reason(table, A, Lift("green", *hold)) == "not-in-hold"
    do(table, Lift("blue", *hold), Load("blue", *hold), Lift("blue", *hold), Load("blue", *hold))
    assert reason(table, A, Lift("blue", *hold)) == "no-more-lifts"


@pytest.mark.rule("GT-315", "GT-316", "GT-320")
def test_why_a_cube_cannot_be_burnt() -> None:
    position, table = loading()
    reactor, empty, full = (position.place(A, name) for name in ("R", "B2", "B3"))
    special = position.place(A, "WS1")
    assert reason(table, A, Burn("blue", *reactor, *empty)) == "not-delivered"
    assert reason(table, A, Burn("red", *special, *empty)) == "no-reactor"
    assert reason(table, A, Burn("red", *reactor, *full)) == "battery-full"
    assert reason(table, A, Burn("red", *reactor, *special)) == "no-battery"
    do(table, Burn("red", *reactor, *empty))
    assert reason(table, A, Burn("green", *reactor, *empty)) == "reactor-used"


@pytest.mark.rule("GT-923", "GT-648", "GT-315")
def test_why_nothing_is_burnt_in_the_dead_zone_or_in_hyperspace() -> None:
    for dead, why in (("R", "part-dead"), ("B3", "part-dead")):
        position = Position(2, technologies=True)
        position.ship(A, SHIP, tokens={"B2": 0, "B3": 0})
        position.dead(position.place(A, dead)[1])
        table = position.carry_out(steps.GainGoods(A, [1, 0, 1, 0]))
        burn = Burn("red", *position.place(A, "R"), *position.place(A, "B3"))
        assert reason(table, A, burn) == why
    position = Position(2, flight="IIA", technologies=True)
    position.ship(A, "C---W2              R---B2", at=(6, 3), tokens={"B2": 0})
    position.away(A, half=1)
    table = position.carry_out(steps.GainGoods(A, [0, 0, 1, 0]))
    burn = Burn("green", *position.place(A, "R"), *position.place(A, "B2"))
    assert reason(table, A, burn) == "part-away"


@pytest.mark.rule("GT-923", "GT-648")
def test_why_a_hold_takes_nothing() -> None:
    position = Position(2)
    position.ship(A, "W2--H---WS1")
    position.dead(position.place(A, "W2")[1])
    table = position.carry_out(steps.GainGoods(A, [0, 0, 1, 0]))
    assert reason(table, A, Load("green", *position.place(A, "W2"))) == "dead-hold"
    position = Position(2, flight="IIA")
    position.ship(A, "C---W2              C---WS1", at=(6, 3))
    position.away(A, half=1)
    table = position.carry_out(steps.GainGoods(A, [0, 0, 1, 0]))
    assert reason(table, A, Load("green", *position.place(A, "WS1"))) == "away-hold"


@pytest.mark.rule("GT-411")
def test_why_a_cube_cannot_be_forgone() -> None:
    position = Position(2)
    position.ship(A, "H---W2")
    table = position.carry_out(steps.GainGoods(A, [1, 0, 1, 0], 1))
    assert reason(table, A, Forgo("blue")) == "not-delivered"


@pytest.mark.rule("GTB-803", "GT-412")
def test_why_somebody_cannot_land_there() -> None:
    position = Position(3)
    position.card("planets-1a")
    table = position.carry_out(steps.Resolve())
    do(table, Land(1))
    assert reason(table, B, Land(1)) == "planet-taken"
    assert reason(table, B, Land(4)) == "no-such-planet"
    position = Position(5)
    position.card("planets-1a")
    table = position.carry_out(steps.Resolve())
    do(table, Land(1), Land(1))
    assert reason(table, C, Land(1)) == "planet-shared"


@pytest.mark.rule("GTB-805")
def test_a_ship_is_no_station() -> None:
    position = Position(2)
    position.card("abandoned-ship-1a")
    table = position.carry_out(steps.Resolve())
    assert reason(table, A, ExploreStation()) == "explore-other"
