"""The columns of stations (chapters 4 and 14): pieces leave from the top and come back below."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.games.skymines.moves import STOP, Enter, ReturnTo, TakeFrom, UseEnergy
from kosmodrom.games.skymines.rules.base import board_of, value_of
from kosmodrom.games.skymines.rules.stations import (
    free_columns,
    full_columns,
    put_back,
    take_piece,
)
from kosmodrom.games.skymines.state import EMPTIED
from kosmodrom.games.skymines.terms import COMPANIES, BoardSide, Company
from kosmodrom.testing.positions import offered
from tests.games.skymines.kit import (
    A,
    AnyTable,
    B,
    Position,
    columns,
    do,
    sector,
    value,
)

SKYMINE = COMPANIES.index("skymine")


def oust(position: Position) -> AnyTable:
    """Minerva ousts Skymine from sector 16, which pays a coin and nothing to decide."""
    position.state.places[15] = SKYMINE
    position.energy(A, 2)
    table = position.table()
    do(table, UseEnergy("minerva"), Enter(sector(16)), TakeFrom("minerva", 1))
    return table


@pytest.mark.rule("SKY-EX-34", "SKY-422", "SKY-423")
def test_an_outpost_comes_back_above_the_crossed_out_space() -> None:
    position = Position()
    position.station("skymine", 0, 5, 5)
    assert value(position.table(), "skymine") == 0 + 1 + 1 + 1 + 2
    table = oust(position)
    assert columns(table, "skymine") == [1, 5, 5]
    assert value(table, "skymine") == 0 + 1 + 1 + 2  # space 4 is covered, space 5 stays bare
    position = Position()
    position.station("skymine", 1 + EMPTIED, 5, 5)
    table = oust(position)
    assert value(table, "skymine") == 0 + 1 + 2  # then space 3
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-422")
def test_an_outpost_comes_back_to_the_lowest_space_of_a_column_never_emptied() -> None:
    position = Position()
    position.station("skymine", 2, 5, 5)
    assert value(position.table(), "skymine") == 0 + 1 + 1  # spaces 1 to 3
    table = oust(position)
    assert columns(table, "skymine") == [3, 5, 5]
    assert value(table, "skymine") == 0 + 1


@pytest.mark.rule("SKY-423")
def test_a_bare_crossed_out_space_stays_bare() -> None:
    """A column that was emptied has room for four; one that never was, for five."""
    position = Position()
    position.station("skymine", 4 + EMPTIED, 4, 3 + EMPTIED)
    table = oust(position)
    assert offered(table, A) == [ReturnTo("skymine", 2), ReturnTo("skymine", 3)]
    do(table, ReturnTo("skymine", 3))
    assert columns(table, "skymine") == [4, 4, 4]
    assert value(table, "skymine") == 2 + 0 + 2


@pytest.mark.rule("SKY-423")
def test_an_emptied_column_can_be_emptied_again() -> None:
    position = Position()
    position.station("minerva", 1 + EMPTIED, 5, 5)
    position.energy(A, 2)
    table = position.table()
    before = value(table, "minerva")
    do(table, UseEnergy("minerva"), Enter(sector(16)), TakeFrom("minerva", 1))
    assert columns(table, "minerva") == [0, 5, 5]
    assert value(table, "minerva") == before + 1
    do(table, Enter(sector(11)))
    assert offered(table, A) == [TakeFrom("minerva", 2), TakeFrom("minerva", 3)]


@pytest.mark.rule("SKY-427")
@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize("column", [1, 2, 3])
def test_the_crossed_out_space_is_worth_two(company: Company, column: int) -> None:
    position = Position()
    pieces = [5, 5, 5]
    pieces[column - 1] = 1
    position.station(company, *pieces)
    position.energy(A, 3)
    table = position.table()
    before = value(table, company)
    do(table, UseEnergy(company))
    place = next(option for option in offered(table, A, Enter) if option.cost <= 3)
    do(table, place, TakeFrom(company, column), STOP)
    assert value(table, company) == before + 2


def naive_value(coins: tuple[int, ...], covered: set[int]) -> int:
    return sum(symbols for space, symbols in enumerate(coins) if space not in covered)


@pytest.mark.rule("SKY-412", "SKY-422", "SKY-423", "SKY-1423", "SKY-1441", "SKY-1442", "SKY-1455")
@pytest.mark.parametrize("board", ["moon", "belt"])
@settings(max_examples=60, deadline=None)
@given(moves=st.lists(st.tuples(st.booleans(), st.integers(0, 2)), max_size=40))
def test_columns_against_one_that_is_kept_space_by_space(
    board: BoardSide, moves: list[tuple[bool, int]]
) -> None:
    """Pieces are taken and returned at will; a naive station remembers which spaces are covered."""
    game = Position(board=board).table().game
    sizes = board_of(game).sizes
    station = game.data.moon.stations if board == "moon" else game.data.belt.stations
    symbols = station["skymine"].columns
    covered = [set(range(size)) for size in sizes]
    bare = [False, False, False]  # whether the crossed-out space is
    for take, column in moves:
        if take:
            assert (column in full_columns(game, SKYMINE, (0, 1, 2))) == bool(covered[column])
            if covered[column]:
                take_piece(game, SKYMINE, column)
                top = min(covered[column])  # the first space is the one nearest the middle
                covered[column].remove(top)
                bare[column] = bare[column] or top == sizes[column] - 1
        else:
            spaces = set(range(sizes[column] - bare[column])) - covered[column]
            assert (column in free_columns(game, SKYMINE, (0, 1, 2))) == bool(spaces)
            if spaces:
                put_back(game, SKYMINE, 0, column)
                covered[column].add(max(spaces))
        expected = sum(map(naive_value, symbols, covered))
        assert value_of(game, SKYMINE) == expected
