"""The kit itself: ships as drawn, of real parts, and luck as wished."""

from __future__ import annotations

import pytest

from kosmodrom.core.rng import Random
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.box import load_box
from kosmodrom.games.galaxy_trucker.drawing import CODES
from kosmodrom.games.galaxy_trucker.terms import GOODS
from tests.games.galaxy_trucker.kit import (
    A,
    B,
    Position,
    crew,
    drawn,
    goods,
    humans,
    luck,
    parts,
    picture,
    tokens,
)

SMALL = """
      G
      |
  C---H---B3
      |   |
      EE--S>
"""
LARGE = """
            G
            |
        G---C---GG
        |   |   |
    G<--X---C   W2--G>
        |   |   |
B2      S---H---X---S<--B3
|       |   |   |   |
X---PU--C   W3  BR--C---WS1
|       |       |       |
EE      E       E       E
"""
STRANGE = """
  W2--H x G<
  |   x
  GGv E^
"""


def check_ship(position: Position, drawing: str) -> None:
    table = position.carry_out()
    assert drawn(table, A) == picture(drawing)


def test_a_ship_is_as_drawn() -> None:
    position = Position(flight="I")
    position.ship(A, SMALL)
    check_ship(position, SMALL)


def test_a_large_ship_is_found() -> None:
    position = Position(seats=3, flight="III")
    position.ship(A, LARGE)
    position.ship(B, SMALL)
    check_ship(position, LARGE)
    table = position.carry_out()
    used = [part for seat in range(3) for part in parts(table, seat)]
    assert len(set(used)) == len(used)
    assert len(used) + len(table.game.state.warehouse) == 140 + 3


def test_a_ship_with_faults() -> None:
    position = Position(flight="I")
    position.ship(A, STRANGE)
    check_ship(position, STRANGE)


def test_every_kind_of_part_can_be_drawn() -> None:
    position = Position(flight="II", technologies=True)
    t = load_box().tables
    for code, kind in CODES.items():
        if kind == "starting_cabin":
            continue
        position.ship(A, f"H---{code}")
        assert kind in [part.kind for id in _ids(position) if (part := t.parts[t.part_number[id]])]
        assert code in drawn(position.carry_out(), A)


def _ids(position: Position) -> list[str]:
    return parts(position.carry_out(), A)


def test_two_halves_lie_where_they_are_said_to() -> None:
    position = Position(flight="IIA")
    position.ship(
        A,
        "C---X                   C\n    |                   |\n    E                   B2",
        at=(6, 3),
    )
    assert [position.place(A, name) for name in ("C#1", "X", "C#2", "B2")] == [
        (6, 3), (6, 4), (6, 9), (7, 9),
    ]  # fmt: skip
    cells = [position.cell(A, name) for name in ("C#1", "C#2")]
    assert [position.board.half_of[cell] for cell in cells] == [0, 1]


def test_exposed_connectors_and_named_parts() -> None:
    position = Position()
    for number in (3, 5, 7):
        position.ship(A, SMALL, exposed=number, parts={"C": "cabin-05"})
        assert position.player(A).ship.exposed == number
        assert position.part(A, "C") == "cabin-05"


def test_who_and_what_is_aboard() -> None:
    position = Position(flight="II", technologies=True)
    drawing = """
        C---PU
        |   |
    LC--H---C---ST
        |
    B3--X---W2--WS2
    """
    position.ship(A, drawing)
    table = position.carry_out()
    assert (crew(table, A), humans(table, A), tokens(table, A)) == (7, 7, 3)
    position.ship(
        A,
        drawing,
        crew={"H": 1},
        tokens={"B3": 2},
        goods={"W2": "blue yellow", "WS2": "red red"},
        aliens={"purple": "C#1"},
    )
    table = position.carry_out()
    assert (crew(table, A), humans(table, A), tokens(table, A)) == (5, 4, 2)
    assert goods(table, A) == "red red yellow blue"
    assert table.game.state.bank[GOODS.index("red")] == 12 + 2 - 2


def test_figures_follow_from_the_picture() -> None:
    position = Position()
    position.ship(A, SMALL)
    ship = position.player(A).ship
    assert ship.fire == [2, 0]  # twice 1
    assert ship.thrust == [0, 0]  # a double engine needs power
    position.dead(7)
    assert ship.fire == [0, 0]
    assert ships.is_dead(position.cell(A, "G"), 7 - 4)


@pytest.mark.parametrize(
    ("drawing", "message"),
    [
        ("H---Q", "'Q' is no part"),
        ("H---C<", "points nowhere"),
        ("H---", "to an empty cell"),
        ("C---B", "one starting cabin"),
        ("H\n|\nG", "no part left in the box can be the G"),
        ("H---C---C---C", "no cell where C is drawn"),
        ("H---LC--LC", "no part left in the box can be the LC"),
        (" H-C", "'H-C' is no part"),
    ],
)
def test_what_cannot_be_drawn(drawing: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Position().ship(A, drawing)


def test_names_of_cells_must_be_clear() -> None:
    position = Position()
    position.ship(A, "C---H---C")
    with pytest.raises(ValueError, match="drawn 2 times"):
        position.cell(A, "C")
    assert position.place(A, "C#2") == (7, 8)


def test_luck_as_wished() -> None:
    position = Position()
    position.dice(7, (6, 1), 12, (2,))
    chance = Random(position.state)
    dice = [chance.below(6) + 1 for _ in range(7)]
    assert sum(dice[:2]) == 7
    assert dice[2:] == [6, 1, 6, 6, 2]
    assert luck((7, (6, 1), 12, (2,))) != position.state.rng  # it has been used up


def test_cards_lie_in_order() -> None:
    position = Position(machinations=True)
    position.deck("pirates-1", "stardust-1")
    position.deck("open-space-1a", "pirates-1")
    numbers = load_box().card_numbers
    assert position.state.deck == [numbers["pirates-1"], numbers["open-space-1a"]]
    assert numbers["stardust-1"] in position.state.decks[0]
    position.hand(B, "toll", planted="ambush")
    assert len(position.state.machinations) == 22
