"""Parts at rolled coordinates: Sabotage, Space Psychosis, Metal Fatigue."""

from __future__ import annotations

import pytest

from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.events.hits import (
    CoordinatesMissed,
    CoordinatesRolled,
    PartLost,
)
from kosmodrom.games.galaxy_trucker.moves.hits import KeepPiece
from kosmodrom.games.galaxy_trucker.steps import Coordinates
from tests.games.galaxy_trucker.kit import A, AnyTable, B, Position, do, events, parts, player

SHIP = """
  X---H---X
      |
      X
"""


def lost(table: AnyTable) -> list[tuple[int, int, int, str, str]]:
    return [(e.seat, e.row, e.column, e.how, e.reason) for e in events(table, PartLost)]


@pytest.mark.rule("GTB-826", "GT-1116", "GT-443")
def test_the_column_is_rolled_first_and_then_the_row() -> None:
    position = Position()
    position.ship(A, SHIP)
    position.dice(8, 7)
    table = position.carry_out(Coordinates([A], [3], "sabotage"))
    assert events(table, CoordinatesRolled) == [CoordinatesRolled(8, 7, "sabotage")]
    assert lost(table) == [(A, 7, 8, "destroyed", "sabotage")]


@pytest.mark.rule("GTB-826", "GT-443")
def test_after_three_misses_the_saboteur_gives_up() -> None:
    position = Position()
    position.ship(A, SHIP)
    position.dice(5, 5, 2, 7, 7, 12)
    table = position.carry_out(Coordinates([A], [3], "sabotage"))
    assert len(events(table, CoordinatesMissed)) == 3
    assert len(parts(table, A)) == 4
    assert not table.game.state.todo


@pytest.mark.rule("GTB-826")
def test_a_second_try_may_find_a_part() -> None:
    position = Position()
    position.ship(A, SHIP)
    position.dice(5, 5, 7, 8)
    table = position.carry_out(Coordinates([A], [3], "sabotage"))
    assert lost(table) == [(A, 8, 7, "destroyed", "sabotage")]
    assert len(events(table, CoordinatesRolled)) == 2


@pytest.mark.rule("GT-EX-34", "GT-440")
@pytest.mark.parametrize(
    ("of_a", "of_b", "expected", "rolls"),
    [
        ((9, 9), (8, 8), [(B, 8, 8), (A, 9, 9)], 3),
        ((9, 9), (9, 9), [(A, 9, 9)], 3),
        ((6, 6), (9, 9), [(A, 6, 6)], 2),
        ((6, 6), (6, 6), [(A, 6, 6), (B, 6, 6)], 1),
    ],
)
def test_two_are_sabotaged_by_the_same_rolls(
    of_a: tuple[int, int],
    of_b: tuple[int, int],
    expected: list[tuple[int, int, int]],
    rolls: int,
) -> None:
    """Ships of one part each: only where it lies matters."""
    position = Position(5)
    for seat, place in ((A, of_a), (B, of_b)):
        ship = position.player(seat).ship
        cabin = ship.parts[position.board.start]
        ships.unweld(ship, position.board.start)
        ships.weld(position.t, ship, position.board.cell(*place), cabin, 0)
    position.dice(6, 6, 8, 8, 9, 9)
    table = position.carry_out(Coordinates([A, B], [3, 2], "sabotage"))
    assert [(seat, row, column) for seat, row, column, _, _ in lost(table)] == expected
    assert len(events(table, CoordinatesRolled)) == rolls


@pytest.mark.rule("GT-332")
def test_plating_does_not_protect_from_sabotage() -> None:
    position = Position(technologies=True)
    position.ship(A, "P\n|\nH")
    position.dice(7, 6)
    table = position.carry_out(Coordinates([A], [3], "sabotage"))
    assert lost(table) == [(A, 6, 7, "destroyed", "sabotage")]


@pytest.mark.rule("GTB-826", "GTB-750")
def test_what_is_cut_off_by_sabotage_falls_off() -> None:
    position = Position(flight="II")
    position.ship(A, "H---X---X")
    position.dice(8, 7)
    table = position.carry_out(Coordinates([A], [3], "sabotage"))
    do(table, KeepPiece(7, 7))
    assert lost(table)[1:] == [(A, 7, 9, "fell_off", "unjoined")]


@pytest.mark.rule("GT-855", "GT-857", "GT-Q-69")
def test_psychosis_destroys_a_cabin_with_a_human() -> None:
    position = Position()
    position.dice(7, 7)
    table = position.carry_out(Coordinates([A, B], [1, 1], "space_psychosis"))
    assert lost(table) == [
        (A, 7, 7, "destroyed", "space_psychosis"),
        (B, 7, 7, "destroyed", "space_psychosis"),
    ]


@pytest.mark.rule("GT-855")
def test_psychosis_spares_everything_else() -> None:
    position = Position(flight="II", technologies=True)
    position.ship(A, "ST--H---X\n    |\nPU--C", aliens={"purple": "C"}, crew={"H": 0})
    for column, row in ((6, 7), (7, 7), (8, 7), (7, 8)):
        position.dice(column, row)
        table = position.carry_out(Coordinates([A], [1], "space_psychosis"))
        assert not lost(table)
        assert len(events(table, CoordinatesMissed)) == 1


@pytest.mark.rule("GT-855", "GT-Q-04")
def test_a_luxury_cabin_is_a_cabin_for_psychosis() -> None:
    position = Position(technologies=True)
    position.ship(A, "LC--H")
    position.dice(6, 7)
    assert lost(position.carry_out(Coordinates([A], [1], "space_psychosis")))


@pytest.mark.rule("GT-856", "GT-857", "GT-843")
def test_metal_fatigue_lets_the_part_fall_off() -> None:
    position = Position()
    position.card("open-space-1a")
    position.roads("metal_fatigue", "flying_junk")
    position.ship(A, SHIP)
    position.dice(8, 7)
    table = position.carry_out(Coordinates([A, B], [1, 1], "metal_fatigue"))
    assert lost(table) == [(A, 7, 8, "fell_off", "metal_fatigue")]
    assert len(player(table, A).junk) == 1
    assert [event.seat for event in events(table, CoordinatesMissed)] == [B]


@pytest.mark.rule("GT-858")
def test_in_hyperspace_psychosis_strikes_and_fatigue_does_not() -> None:
    position = Position()
    position.away(A)
    position.dice(7, 7)
    assert not lost(position.carry_out(Coordinates([A], [1], "metal_fatigue")))
    assert lost(position.carry_out(Coordinates([A], [1], "space_psychosis")))


@pytest.mark.rule("GT-Q-69")
def test_two_sevens_are_nothing_on_class_iia() -> None:
    position = Position(flight="IIA")
    position.ship(A, "X---X---X---X       X---X", at=(6, 3))
    position.dice(7, 6)
    assert not lost(position.carry_out(Coordinates([A], [1], "metal_fatigue")))


@pytest.mark.rule("GT-Q-69", "GT-502")
@pytest.mark.parametrize(("column", "row"), [(6, 8), (7, 7), (8, 6)])
def test_on_class_ia_the_starting_cabin_has_several_numbers(column: int, row: int) -> None:
    position = Position(flight="IA")
    position.dice(column, row)
    assert lost(position.carry_out(Coordinates([A], [1], "space_psychosis")))
