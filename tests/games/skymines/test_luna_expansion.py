"""Luna's expansion on the Moon and in the Belt (SKY-1681 to SKY-1694)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
import pytest

from kosmodrom.games.skymines.events import (
    CoinsGained,
    LunaChose,
    LunaIdle,
    LunaPlaced,
    Moved,
    Ousted,
    TankMoved,
)
from kosmodrom.games.skymines.rules.stations import free_columns, full_columns, reach
from kosmodrom.games.skymines.state import EMPTIED
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING, Company
from tests.games.skymines.kit import A, AnyTable
from tests.games.skymines.luna_kit import (
    LunaPosition,
    changes,
    finish_her_round,
    happened,
    held,
    luna_player,
)

EVERY_TABLE: Final = pytest.mark.parametrize("players", [1, 2, 3])
MIN, MAX = "I-6", "I-7"
"""Cards that expand the company of her biggest lead twice, from below or from above."""
MIN_TWICE, MAX_THRICE = "II-7", "II-3"
BARE = EMPTIED
"""A column without pieces; with pieces on top: `BARE + n`."""


def expanding(
    company: Company, card: str = MIN, players: int = 1, board: str = "moon"
) -> LunaPosition:
    """Her biggest lead is with this company, and the card is her next."""
    position = LunaPosition(players, board=board)
    position.at(position.luna_seat, **{company: 1})
    position.cards({"B": card})
    return position


def placed(table: AnyTable) -> list[str]:
    """Where she put pieces, in order: numbers of sectors, names on the Belt."""
    board = table.game.data.tables.boards[table.game.options.board]
    ids = [event.place for event in happened(table, LunaPlaced)]
    if board.screens:
        return ids
    return [str(board.targets[board.ids.index(id)]) for id in ids]


def columns(table: AnyTable) -> list[int]:
    """The columns from which she took them."""
    return [event.column for event in happened(table, LunaPlaced)]


def fill(position: LunaPosition, company: Company, places: Iterable[object]) -> None:
    position.hold(company, *(str(place) for place in places))


# The main column


@pytest.mark.rule("SKY-1681", "SKY-Q-54")
@pytest.mark.parametrize(
    ("station", "column"),
    [
        ((5, 5, 5), 1),  # all alike: nearest to the logo
        ((5, 4, 5), 2),  # the emptiest
        ((4, 3, 3), 2),  # a tie of the emptiest: nearer the logo
        ((5, 5, 1), 3),
        ((BARE, 5, 4), 3),  # a bare last space comes after those that are covered
        ((BARE + 1, 5, 5), 2),
        ((BARE + 1, BARE + 1, 5), 3),
        ((BARE + 2, BARE + 1, BARE + 3), 2),  # all last spaces bare: the emptiest
        ((BARE + 1, BARE + 1, BARE + 2), 1),
        ((BARE, BARE + 4, BARE + 4), 2),  # only columns with an outpost count (SKY-Q-78)
        ((BARE, BARE, 5), 3),
        ((BARE, BARE, BARE + 1), 3),
    ],
)
@EVERY_TABLE
def test_the_column_she_takes_from(station: tuple[int, ...], column: int, players: int) -> None:
    position = expanding("minerva", players=players)
    position.worth(minerva=station)
    table = position.turn()
    assert columns(table)[0] == column
    left = table.game.state.stations[1]
    taken = sum(c % EMPTIED for c in station) - sum(c % EMPTIED for c in left)
    assert taken == len(placed(table))


@pytest.mark.rule("SKY-1681")
@pytest.mark.parametrize("column", [1, 2, 3])
def test_of_equally_empty_columns_the_one_with_fewer_symbols(column: int) -> None:
    """The columns of the box are alike, so this station has others."""
    position = expanding("minerva")
    position.worth(minerva=(BARE + 1, BARE + 1, BARE + 1))
    moon = position.box.moon
    symbols = [(0, 1, 1, 1, 2)] * 3
    symbols[column - 1] = (0, 1, 0, 1, 2)
    station = msgspec.structs.replace(moon.stations["minerva"], columns=tuple(symbols))
    moon = msgspec.structs.replace(moon, stations={**moon.stations, "minerva": station})
    position.box = msgspec.structs.replace(position.box, moon=moon)
    assert columns(position.turn())[0] == column


@pytest.mark.rule("SKY-1681", "SKY-Q-54", "SKY-1692")
@pytest.mark.parametrize(
    ("station", "column"),
    [
        ((6, 5, 6), 1),
        ((6, 5, 4), 3),
        ((6, 1, 6), 1),  # the middle column is for shuttles
        ((BARE, 5, 6), 3),
        ((BARE + 1, 5, BARE + 1), 1),
    ],
)
def test_only_the_outer_columns_count_in_the_belt(station: tuple[int, ...], column: int) -> None:
    position = expanding("minerva", board="belt")
    position.worth(minerva=station)
    table = position.turn()
    assert placed(table)[0] == "lutetia-1"
    assert columns(table)[0] == column


@pytest.mark.rule("SKY-1681", "SKY-1682")
def test_she_goes_on_with_the_column_that_she_began() -> None:
    position = expanding("minerva", MAX_THRICE)
    table = position.turn()
    assert columns(table) == [1, 1, 1]
    assert table.game.state.stations[1] == [2, 5, 5]


# The Moon


@pytest.mark.rule("SKY-1683", "SKY-1685", "SKY-EX-41")
@EVERY_TABLE
def test_example_41(players: int) -> None:
    """Minerva reaches 16, 21 and 24, and Skymine holds 24."""
    position = expanding("minerva", players=players)
    fill(position, "skymine", [24])
    game = position.table().game
    targets = game.data.tables.boards["moon"].targets
    assert sorted(targets[place] for place in reach(game, 1)) == [16, 21, 24]
    table = position.turn()
    assert placed(table) == ["16", "11"]
    assert held(table, "skymine") == ["24"]


@pytest.mark.rule("SKY-1683")
@pytest.mark.parametrize(
    ("company", "lowest", "highest"),
    [
        ("skymine", ["6", "4"], ["20", "24"]),
        ("minerva", ["16", "11"], ["24", "23"]),
        ("astrogo", ["1", "2"], ["11", "17"]),
        ("tawac", ["2", "1"], ["4", "10"]),
    ],
)
def test_lowest_and_highest_sectors(
    company: Company, lowest: list[str], highest: list[str]
) -> None:
    assert placed(expanding(company, MIN).turn()) == lowest
    table = expanding(company, MAX).turn()
    assert placed(table) == highest
    assert [event.why for event in happened(table, LunaPlaced)] == ["highest-new"] * 2


@pytest.mark.rule("SKY-1682", "SKY-1651", "SKY-435")
def test_lines_cost_her_nothing_and_sectors_bring_nothing() -> None:
    """Sector 2 lies behind a double line and has a gas collector, 1 has an open-pit mine."""
    position = expanding("tawac")
    table = position.turn()
    assert changes(position, table) == {"tracks": {"tawac": 2}}
    assert all(event.seat == A for event in happened(table, TankMoved))
    assert happened(table, CoinsGained) == []
    assert [event.company for event in happened(table, Moved)] == ["tawac"]


@pytest.mark.rule("SKY-1683", "SKY-407")
def test_sectors_of_the_company_itself_are_no_targets() -> None:
    position = expanding("minerva")
    fill(position, "minerva", [16, 11])
    assert placed(position.turn()) == ["7", "1"]


@pytest.mark.rule("SKY-1683", "SKY-419")
def test_an_enclave_is_reached_through_its_sector() -> None:
    position = expanding("minerva")
    fill(position, "minerva", [14])
    fill(position, "astrogo", [5, 9, 12])
    table = position.turn()
    assert placed(table) == ["15", "16"]


@pytest.mark.rule("SKY-1683", "SKY-1684")
def test_an_empty_sector_comes_before_a_rival() -> None:
    position = expanding("minerva")
    fill(position, "skymine", [16, 21])
    table = position.turn()
    assert placed(table)[0] == "24"
    assert happened(table, Ousted) == []


def surrounded(card: str = MIN, players: int = 1) -> LunaPosition:
    """Minerva's neighbours 16, 21 and 24 belong to three rivals."""
    position = expanding("minerva", card, players)
    fill(position, "skymine", [24])
    fill(position, "astrogo", [16])
    fill(position, "tawac", [21])
    return position


@pytest.mark.rule("SKY-1684", "SKY-1666")
@EVERY_TABLE
@pytest.mark.parametrize(
    ("behind", "place"), [("skymine", "24"), ("astrogo", "16"), ("tawac", "21")]
)
def test_she_ousts_where_she_is_farthest_behind(players: int, behind: Company, place: str) -> None:
    position = surrounded(players=players)
    position.at(players - 1, **{behind: 3})
    number = COMPANIES.index(behind)
    pieces = list(position.state.stations[number])
    table = position.turn()
    assert placed(table)[0] == place
    assert happened(table, LunaChose)[1] == LunaChose(players, behind, "farthest-behind")
    assert happened(table, LunaPlaced)[0].why == "lowest-rival"
    ousted = happened(table, Ousted)[0]
    assert (ousted.company, ousted.column) == (behind, 1)
    assert sum(table.game.state.stations[number]) == sum(pieces) + 1
    assert held(table, behind) == []


@pytest.mark.rule("SKY-1684")
def test_only_rivals_in_reach_are_compared() -> None:
    """She is farthest behind with Tawac, but no outpost of Tawac is in reach."""
    position = expanding("minerva")
    fill(position, "skymine", [24])
    fill(position, "astrogo", [16, 21])
    fill(position, "tawac", [3])
    position.at(A, tawac=9, skymine=2)
    table = position.turn()
    assert placed(table)[0] == "24"


@pytest.mark.rule("SKY-1684")
@pytest.mark.parametrize(("card", "place"), [(MIN, "16"), (MAX, "24")])
def test_of_a_rivals_sectors_the_lowest_or_highest(card: str, place: str) -> None:
    position = expanding("minerva", card)
    fill(position, "skymine", [16, 21, 24])
    table = position.turn()
    assert placed(table)[0] == place
    assert held(table, "skymine")[:2] == (["21", "24"] if card == MIN else ["16", "21"])


@pytest.mark.rule("SKY-1684", "SKY-1666")
def test_a_tie_of_rivals_goes_to_the_more_valuable_company() -> None:
    position = surrounded()
    fill(position, "tawac", [3])
    assert placed(position.turn())[0] == "21"


@pytest.mark.rule("SKY-1684", "SKY-422", "SKY-Q-78")
@pytest.mark.parametrize(
    ("station", "column"),
    [
        ((5, 4, 5), 2),  # the only column with a space
        ((4, 3, 5), 2),  # the emptiest
        ((4, 4, 4), 1),
        ((BARE, 5, 5), 1),  # covered columns first, but they are full
        ((BARE, 4, 5), 2),
        ((BARE + 4, BARE + 3, BARE + 4), 2),
        ((BARE + 4, BARE + 4, BARE + 4), 0),  # no space but the crossed-out ones: to the box
        ((5, BARE + 4, 5), 0),
    ],
)
def test_where_the_ousted_outpost_goes(station: tuple[int, ...], column: int) -> None:
    position = expanding("minerva")
    fill(position, "skymine", [16, 21, 24])
    position.worth(skymine=station)
    boxed = position.state.boxed[0]
    table = position.turn()
    assert happened(table, Ousted)[0].column == column
    left = table.game.state.stations[0]
    if column:
        assert left[column - 1] == station[column - 1] + 1
        assert table.game.state.boxed[0] == boxed
    else:
        assert list(left) == list(station)
        assert table.game.state.boxed[0] > boxed


@pytest.mark.rule("SKY-1685")
def test_reach_is_found_anew_after_each_piece() -> None:
    """From 24 she gets to 23, and from there to 22; neither was in reach before."""
    assert placed(expanding("minerva", MAX_THRICE).turn()) == ["24", "23", "22"]


@pytest.mark.rule("SKY-1685", "SKY-1684")
def test_an_ousted_sector_opens_the_way() -> None:
    position = surrounded()
    position.at(A, tawac=3)
    table = position.turn()
    assert placed(table) == ["21", "22"]


@pytest.mark.rule("SKY-1686", "SKY-416")
def test_without_outposts_the_points_are_lost() -> None:
    position = expanding("minerva")
    position.worth(minerva=(BARE, BARE, BARE))
    table = position.turn()
    assert placed(table) == []
    assert happened(table, LunaIdle) == [LunaIdle(1, "no-place")]
    assert changes(position, table) == {"tracks": {"minerva": 2}}


@pytest.mark.rule("SKY-1686")
def test_the_last_outpost_ends_the_expansion() -> None:
    position = expanding("minerva", MAX_THRICE)
    position.worth(minerva=(BARE, 1, BARE))
    table = position.turn()
    assert placed(table) == ["24"]
    assert happened(table, LunaIdle) == [LunaIdle(1, "no-place")]
    assert table.game.state.stations[1] == [BARE, BARE, BARE]


@pytest.mark.rule("SKY-1686")
def test_with_no_target_the_points_are_lost() -> None:
    """Minerva holds the whole Moon, and still has outposts."""
    position = expanding("minerva")
    position.state.places = [1] * 24
    position.state.stations[1] = [1, 1, 1]
    position.state.boxed[1] = 15 - 24 - 3
    table = position.turn()
    assert placed(table) == []
    assert happened(table, LunaIdle) == [LunaIdle(1, "no-place")]


@pytest.mark.rule("SKY-1687", "SKY-1663")
@EVERY_TABLE
@pytest.mark.parametrize("better", ["skymine", "minerva"])
def test_the_less_valuable_company_expands_first(players: int, better: Company) -> None:
    position = LunaPosition(players)
    position.cards({"B": MIN_TWICE})
    position.at(position.luna_seat, skymine=2, minerva=1)
    position.worth(**{better: (1, 5, 5)})
    table = position.turn()
    companies = [event.company for event in happened(table, LunaPlaced)]
    other = "minerva" if better == "skymine" else "skymine"
    assert companies == [other, other, better, better]


@pytest.mark.rule("SKY-1681", "SKY-1646")
def test_what_she_placed_stays_for_the_next_round() -> None:
    table = expanding("minerva").turn()
    finish_her_round(table)
    assert table.game.state.round == 2
    assert held(table, "minerva")[:2] == ["11", "16"]


# The Belt


@pytest.mark.rule("SKY-1691", "SKY-1692", "SKY-1414", "SKY-1416")
@EVERY_TABLE
@pytest.mark.parametrize(
    ("company", "lowest", "highest"),
    [
        ("skymine", ["pallas-1", "shuttle-3"], ["pallas-1", "shuttle-26"]),
        ("minerva", ["lutetia-1", "shuttle-20"], ["lutetia-1", "shuttle-25"]),
        ("astrogo", ["irene-1", "shuttle-13"], ["irene-1", "shuttle-19"]),
        ("tawac", ["iris-1", "shuttle-6"], ["iris-1", "shuttle-12"]),
    ],
)
def test_lowest_and_highest_in_the_belt(
    players: int, company: Company, lowest: list[str], highest: list[str]
) -> None:
    assert placed(expanding(company, MIN, players, "belt").turn()) == lowest
    assert placed(expanding(company, MAX, players, "belt").turn()) == highest


@pytest.mark.rule("SKY-1691", "SKY-1685", "SKY-1692")
def test_shuttles_and_asteroids_share_one_numbering() -> None:
    """From 21 over shuttle space 25 to asteroid 24; with 22 and 23 the lower numbers wait."""
    position = expanding("minerva", MAX_THRICE, board="belt")
    table = position.turn()
    assert placed(table) == ["lutetia-1", "shuttle-25", "themis-1"]
    assert columns(table) == [1, 2, 1]


@pytest.mark.rule("SKY-1691")
def test_an_asteroid_that_the_company_holds_is_no_new_target() -> None:
    """Lutetia (21) is lower than shuttle space 23 and has free spaces, but Minerva is there."""
    position = expanding("minerva", MIN, board="belt")
    position.hold("minerva", "lutetia-1")
    fill(position, "skymine", ["shuttle-20"])
    table = position.turn()
    assert placed(table) == ["shuttle-23", "kalliope-1"]


@pytest.mark.rule("SKY-1691", "SKY-1452")
def test_without_a_shuttle_flight_paths_are_no_targets() -> None:
    position = expanding("minerva", MIN, board="belt")
    position.worth(minerva=(6, BARE, 6))
    table = position.turn()
    assert placed(table) == ["lutetia-1", "lutetia-2"]
    assert [event.why for event in happened(table, LunaPlaced)] == ["lowest-new", "lowest-held"]


@pytest.mark.rule("SKY-1691", "SKY-1686")
def test_without_an_outpost_asteroids_are_no_targets() -> None:
    position = expanding("minerva", MIN, board="belt")
    position.hold("minerva", "lutetia-1")
    position.worth(minerva=(BARE, 5, BARE))
    table = position.turn()
    assert placed(table) == ["shuttle-20", "shuttle-23"]


@pytest.mark.rule("SKY-1692", "SKY-Q-55")
@pytest.mark.parametrize(
    ("taken", "expected"),
    [([], "lutetia-1"), (["lutetia-1"], "lutetia-2"), (["lutetia-1", "lutetia-2"], "lutetia-3")],
)
@pytest.mark.parametrize("card", [MIN, MAX])
def test_the_first_free_space_of_an_asteroid(card: str, taken: list[str], expected: str) -> None:
    position = expanding("minerva", card, board="belt")
    position.hold("skymine", *taken)
    assert placed(position.turn())[0] == expected


@pytest.mark.rule("SKY-Q-55", "SKY-1463")
def test_a_linked_pair_is_not_preferred() -> None:
    """Eunomia (15) joins two of its spaces; she takes the first free one all the same."""
    position = expanding("minerva", MIN, board="belt")
    linked = position.box.belt.asteroids["eunomia"].linked
    spaces = position.box.belt.asteroids["eunomia"].spaces
    position.hold("minerva", linked[-1], "shuttle-20", "lutetia-1", "lutetia-2", "lutetia-3")
    position.hold("skymine", "shuttle-17", "shuttle-23", "shuttle-25")
    free = next(space for space in spaces if space != linked[-1])
    assert placed(position.turn())[0] == free


@pytest.mark.rule("SKY-1693")
@pytest.mark.parametrize(("card", "place"), [(MIN, "eunomia-2"), (MAX, "lutetia-2")])
def test_with_nothing_new_she_fills_an_asteroid_that_is_held(card: str, place: str) -> None:
    """Minerva is on 15 and 21, and rivals hold every flight path around."""
    position = expanding("minerva", card, board="belt")
    position.hold("minerva", "lutetia-1", "eunomia-1")
    fill(position, "skymine", ["shuttle-17", "shuttle-20", "shuttle-23", "shuttle-25"])
    table = position.turn()
    assert placed(table)[0] == place
    assert happened(table, LunaPlaced)[0].why.endswith("held")
    assert happened(table, Ousted) == []


def belt_surrounded(card: str = MIN) -> LunaPosition:
    """Minerva holds a space of Lutetia; the others, and the flight paths, belong to rivals."""
    position = expanding("minerva", card, board="belt")
    position.hold("minerva", "lutetia-2")
    position.hold("skymine", "lutetia-1", "shuttle-23")
    position.hold("tawac", "lutetia-3", "shuttle-20")
    position.hold("astrogo", "shuttle-25")
    return position


@pytest.mark.rule("SKY-1694", "SKY-1666")
@pytest.mark.parametrize(
    ("behind", "card", "place"),
    [
        ("skymine", MIN, "lutetia-1"),
        ("skymine", MAX, "shuttle-23"),
        ("tawac", MIN, "shuttle-20"),
        ("tawac", MAX, "lutetia-3"),
        ("astrogo", MIN, "shuttle-25"),
    ],
)
def test_she_ousts_in_the_belt_when_nothing_is_empty(
    behind: Company, card: str, place: str
) -> None:
    position = belt_surrounded(card)
    position.at(A, **{behind: 3})
    number = COMPANIES.index(behind)
    pieces = list(position.state.stations[number])
    own = list(position.state.stations[1])
    table = position.turn()
    assert placed(table)[0] == place
    first = happened(table, LunaPlaced)[0]
    assert first.column == (2 if place.startswith("shuttle") else 1)
    ousted = happened(table, Ousted)[0]
    assert ousted.company == behind
    assert ousted.column in ((2,) if place.startswith("shuttle") else (1, 3))
    assert table.game.state.stations[number][ousted.column - 1] >= pieces[ousted.column - 1] + 1
    assert table.game.state.stations[1][first.column - 1] < own[first.column - 1]


@pytest.mark.rule("SKY-1694", "SKY-Q-80")
def test_only_pieces_of_a_kind_that_is_left_are_compared() -> None:
    """Without a shuttle she can oust outposts only."""
    position = belt_surrounded(MIN)
    position.at(A, astrogo=9, tawac=5)
    position.worth(minerva=(6, BARE, 5))
    table = position.turn()
    assert placed(table)[0] == "lutetia-3"
    position = belt_surrounded(MIN)
    position.at(A, astrogo=1, tawac=5)
    position.worth(minerva=(BARE, 4, BARE))
    assert placed(position.turn())[0] == "shuttle-20"


@pytest.mark.rule("SKY-Q-80", "SKY-1694")
@pytest.mark.parametrize("card", [MIN, MAX])
def test_of_a_rivals_outposts_on_an_asteroid_the_first_goes(card: str) -> None:
    position = expanding("minerva", card, board="belt")
    position.hold("tawac", "lutetia-2", "lutetia-3")
    position.hold("skymine", "lutetia-1")
    position.at(A, tawac=4)
    assert placed(position.turn())[0] == "lutetia-2"


@pytest.mark.rule("SKY-1694", "SKY-1441", "SKY-1443", "SKY-Q-78")
@pytest.mark.parametrize(
    ("station", "column"),
    [((6, 5, 5), 3), ((5, 5, 4), 3), ((BARE + 5, 4, BARE + 5), 0), ((BARE + 2, 5, 6), 1)],
)
def test_ousted_outposts_go_to_the_main_column(station: tuple[int, ...], column: int) -> None:
    position = expanding("minerva", MIN, board="belt")
    position.hold("tawac", "lutetia-1", "lutetia-2", "lutetia-3")
    position.worth(tawac=station)
    table = position.turn()
    assert happened(table, Ousted)[0].column == column


@pytest.mark.rule("SKY-1694", "SKY-1442")
@pytest.mark.parametrize(("shuttles", "column"), [(4, 2), (BARE + 3, 2), (BARE + 4, 0)])
def test_ousted_shuttles_go_to_the_middle_column(shuttles: int, column: int) -> None:
    position = belt_surrounded(MIN)
    position.at(A, astrogo=5)
    position.worth(astrogo=(1, shuttles, 1))
    table = position.turn()
    ousted = happened(table, Ousted)[0]
    assert (ousted.company, ousted.column) == ("astrogo", column)


@pytest.mark.rule("SKY-1686", "SKY-1453")
def test_without_any_piece_the_points_are_lost_in_the_belt() -> None:
    position = expanding("minerva", MIN, board="belt")
    position.worth(minerva=(BARE, BARE, BARE))
    table = position.turn()
    assert happened(table, LunaIdle) == [LunaIdle(1, "no-place")]


@pytest.mark.rule("SKY-1651", "SKY-1682")
def test_the_belt_brings_her_nothing() -> None:
    """Reward screens and shuttle spaces do not pay her."""
    for company in COMPANIES:
        position = expanding(company, MAX, board="belt")
        table = position.turn()
        assert changes(position, table) == {"tracks": {company: 2}}
        assert luna_player(table).coins == 1


@pytest.mark.rule("SKY-Q-78")
def test_columns_to_take_from_and_to_return_to() -> None:
    position = LunaPosition()
    position.worth(minerva=(BARE, 5, BARE + 4))
    game = position.table().game
    assert full_columns(game, 1, (0, 1, 2)) == [1, 2]
    assert free_columns(game, 1, (0, 1, 2)) == [0]
    assert NOTHING not in full_columns(game, 1, (0, 1, 2))
