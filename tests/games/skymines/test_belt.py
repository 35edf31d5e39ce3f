"""The Belt (chapter 14): outposts on asteroids, shuttles on the paths between them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.options import Seat
from kosmodrom.core.table import Table
from kosmodrom.games.skymines import RULESET
from kosmodrom.games.skymines.box import load_box
from kosmodrom.games.skymines.events import PointsLost
from kosmodrom.games.skymines.maps import shuttle_id
from kosmodrom.games.skymines.moves import (
    STOP,
    TAKE_COIN,
    Advance,
    DoFirst,
    Enter,
    ReturnTo,
    TakeFrom,
    UseEnergy,
    UseFieldScientist,
    UseResources,
)
from kosmodrom.games.skymines.rules.base import SkyminesOptions
from kosmodrom.games.skymines.rules.stations import reach
from kosmodrom.games.skymines.state import EMPTIED
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING, Company
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.skymines.kit import (
    SETTINGS,
    A,
    AnyTable,
    B,
    C,
    Position,
    columns,
    do,
    face_down,
    finish_round,
    player,
    seen,
    value,
)

BELT = load_box().belt
HOMES = {"skymine": 2, "tawac": 7, "astrogo": 14, "minerva": 21}
"""The asteroids that the printed shuttles reach."""


def belt(players: int = 2) -> Position:
    return Position(players, board="belt")


def on(number: int, space: int = 1) -> str:
    """An outpost space of the asteroid of this number."""
    (id,) = [asteroid.id for asteroid in BELT.asteroids.values() if asteroid.number == number]
    return f"{id}-{space}"


def costs(table: AnyTable, seat: Seat = A) -> dict[str, int]:
    return {option.place: option.cost for option in offered(table, seat, Enter)}


def enter(table: AnyTable, *places: str) -> None:
    """Enter places one after another, with outposts of the first column that has some."""
    for place in places:
        do(table, Enter(place))
        (seat,) = table.pending
        if question(table, seat) == "column":
            do(table, table.pending[seat].options[0])


def expand(position: Position, company: Company, *places: str, points: int = 9) -> AnyTable:
    """A expands a company and has entered these places."""
    position.energy(A, points)
    table = position.table()
    do(table, UseEnergy(company))
    enter(table, *places)
    return table


# Setup


@pytest.mark.rule("SKY-1401", "SKY-1402")
@pytest.mark.parametrize(("players", "luna"), SETTINGS)
def test_stations_have_twelve_outposts_and_five_shuttles(players: int, luna: bool) -> None:
    table = Position(players, luna=luna, board="belt").table()
    assert seen(table).board == "belt"
    assert seen(table).places == {}
    for company in COMPANIES:
        assert columns(table, company) == [6, 5, 6]
        assert value(table, company) == 0
    assert Position(players, luna=luna).table().game.options.board == "moon"


@pytest.mark.rule("SKY-1403")
@pytest.mark.parametrize(("players", "luna"), SETTINGS)
def test_all_else_is_set_up_as_for_the_moon(players: int, luna: bool) -> None:
    def start(board: str) -> AnyTable:
        options = SkyminesOptions(board="belt" if board == "belt" else "moon", first_player="1")
        return Table.start(RULESET, seats=players, automas=int(luna), options=options, seed="same")

    moon, belt = (start(board).game.state for board in ("moon", "belt"))
    assert belt.stations != moon.stations
    belt.stations, belt.places = moon.stations, moon.places
    assert RULESET.encode(belt) == RULESET.encode(moon)


@pytest.mark.rule("SKY-1404")
def test_other_actions_are_those_of_the_base_game() -> None:
    position = belt()
    position.area(A, "start-carbon-1", "start-energy-1")
    table = position.table()
    do(table, UseResources(("B",)), Advance("tawac"))
    assert player(table, A).tracks == [0, 0, 0, 1]
    assert face_down(table, A) == ["start-carbon-1"]


# Entering


@pytest.mark.rule("SKY-1411")
@pytest.mark.parametrize("company", COMPANIES)
def test_all_energy_is_for_one_company(company: Company) -> None:
    position = belt()
    position.area(A, "start-energy-1", "start-energy-2")
    position.tiles(A, "energy")
    table = position.table()
    assert {option.points for option in offered(table, A, UseEnergy)} == {5}
    do(table, UseEnergy(company))
    assert set(costs(table)) == {on(HOMES[company], space) for space in (1, 2, 3)}
    do(table, STOP)
    assert len(face_down(table, A)) == 2
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-1412", "SKY-1451", "SKY-1414")
@pytest.mark.parametrize("company", COMPANIES)
def test_the_printed_shuttle_reaches_the_home_asteroid_for_good(company: Company) -> None:
    position = belt()
    others = [name for name in COMPANIES if name != company]
    for space, other in zip((1, 2, 3), others, strict=True):
        position.hold(other, on(HOMES[company], space))
    table = expand(position, company)
    assert costs(table) == {on(HOMES[company], space): 2 for space in (1, 2, 3)}
    ids = {*BELT.outposts, *BELT.shuttles}  # no place stands for the printed shuttle
    assert set(table.game.data.tables.boards["belt"].ids) == ids
    assert refused(table, A, Enter(f"shuttle-{company}"))


@pytest.mark.rule("SKY-1413")
def test_companies_share_asteroids_but_not_spaces() -> None:
    position = belt()
    position.hold("tawac", on(21, 1))
    table = expand(position, "minerva", on(21, 2), points=1)
    assert seen(table).places == {on(21, 1): "tawac", on(21, 2): "minerva"}
    position = belt()
    position.hold("tawac", on(21, 1))
    table = expand(position, "minerva", on(21, 1), points=2)
    assert seen(table).places == {on(21, 1): "minerva"}


@pytest.mark.rule("SKY-1414")
def test_a_shuttle_brings_both_asteroids_of_its_path_into_reach() -> None:
    position = belt()
    position.hold("minerva", shuttle_id(11))  # between 4 and 10
    table = expand(position, "minerva")
    home = {on(21, space) for space in (1, 2, 3)}
    found = {on(number, space) for number in (4, 10) for space in (1, 2, 3)}
    assert set(costs(table)) == home | found


@pytest.mark.rule("SKY-1415", "SKY-1422", "SKY-Q-43")
def test_an_outpost_brings_the_other_spaces_of_its_asteroid_into_reach() -> None:
    position = belt()
    position.hold("minerva", on(14))
    table = expand(position, "minerva")
    assert costs(table)[on(14, 2)] == costs(table)[on(14, 3)] == 1
    assert on(14) not in costs(table)


@pytest.mark.rule("SKY-1416")
def test_an_outpost_brings_the_paths_of_its_asteroid_into_reach() -> None:
    position = belt()
    position.hold("minerva", on(14))
    shuttles = {place for place in costs(expand(position, "minerva")) if "shuttle" in place}
    assert shuttles == {shuttle_id(number) for number in (13, 17, 19)}


@pytest.mark.rule("SKY-1416")
def test_a_shuttle_alone_brings_no_other_path_into_reach() -> None:
    position = belt()
    position.hold("minerva", shuttle_id(13))
    assert not [place for place in costs(expand(position, "minerva")) if "shuttle" in place]


@pytest.mark.rule("SKY-1417")
def test_pieces_placed_in_this_action_reach_further() -> None:
    table = expand(belt(), "minerva")
    assert shuttle_id(23) not in costs(table)
    enter(table, on(21))
    assert costs(table)[shuttle_id(23)] == 1
    assert on(22) not in costs(table)
    enter(table, shuttle_id(23))
    assert costs(table)[on(22)] == 1


@pytest.mark.rule("SKY-1418", "SKY-1421", "SKY-Q-43")
def test_pieces_of_others_may_be_ousted_and_own_ones_not() -> None:
    position = belt()
    position.hold("minerva", on(14))
    position.hold("tawac", on(14, 2), shuttle_id(13))
    table = expand(position, "minerva")
    assert (costs(table)[on(14, 2)], costs(table)[shuttle_id(13)]) == (2, 2)
    assert on(14) not in costs(table)
    assert refused(table, A, Enter(on(14))) == ("SKY-1418",)


@pytest.mark.rule("SKY-1419", "SKY-1420", "SKY-1421", "SKY-Q-43")
def test_a_symbol_on_the_way_costs_one_more() -> None:
    """Path 19 has a symbol on the half towards asteroid 14, none towards 18."""
    for held, place, cost in (
        (on(18), shuttle_id(19), 1),
        (on(14), shuttle_id(19), 2),
        (shuttle_id(19), on(18), 1),
        (shuttle_id(19), on(14), 2),
    ):
        position = belt()
        position.hold("minerva", held)
        assert costs(expand(position, "minerva"))[place] == cost
        position = belt()
        position.hold("minerva", held)
        position.hold("tawac", place)
        assert costs(expand(position, "minerva"))[place] == cost + 1


@pytest.mark.rule("SKY-Q-43", "SKY-1422")
def test_the_cheapest_way_counts() -> None:
    position = belt()
    position.hold("minerva", shuttle_id(19), shuttle_id(13))  # to 14 with and without a symbol
    assert costs(expand(position, "minerva"))[on(14)] == 1
    position = belt()
    position.hold("minerva", shuttle_id(19), on(14))  # beside an own outpost there is no way
    assert costs(expand(position, "minerva"))[on(14, 2)] == 1
    position = belt()
    position.hold("minerva", on(18), on(14))  # both ends of path 19
    assert costs(expand(position, "minerva"))[shuttle_id(19)] == 1


@pytest.mark.rule("SKY-1423")
def test_outposts_come_from_the_outer_columns_and_shuttles_from_the_middle() -> None:
    table = expand(belt(), "minerva")
    do(table, Enter(on(21)))
    assert offered(table, A) == [TakeFrom("minerva", 1), TakeFrom("minerva", 3)]
    do(table, TakeFrom("minerva", 3), Enter(shuttle_id(23)))
    assert columns(table, "minerva") == [6, 4, 5]
    assert question(table, A) == "expand"  # there is one column of shuttles


@pytest.mark.rule("SKY-1424")
def test_an_ousted_piece_waits_until_the_rewards_are_taken() -> None:
    position = belt()
    position.hold("minerva", on(18), on(14))
    position.hold("tawac", shuttle_id(19), shuttle_id(6))
    table = expand(position, "minerva", shuttle_id(19), points=3)
    expansion = seen(table).expansion
    assert expansion is not None
    assert expansion.entered == (shuttle_id(19),)
    assert columns(table, "tawac") == [6, 3, 6]
    do(table, STOP)
    assert columns(table, "tawac") == [6, 4, 6]
    assert seen(table).expansion is None


@pytest.mark.rule("SKY-1425")
@pytest.mark.parametrize("entered", [0, 1, 2])
def test_the_player_may_stop_at_any_time(entered: int) -> None:
    places = [on(21), on(21, 2)][:entered]
    table = expand(belt(), "minerva", *places, points=4)
    do(table, STOP)
    assert PointsLost(A, 4 - entered) in told(table)
    assert set(seen(table).places) == set(places)


@pytest.mark.rule(
    "SKY-1414", "SKY-1415", "SKY-1416", "SKY-1418", "SKY-1419", "SKY-1420", "SKY-1421", "SKY-1422"
)
@settings(max_examples=60, deadline=None)
@given(
    holders=st.lists(
        st.sampled_from((NOTHING, NOTHING, NOTHING, *range(4))),
        min_size=len(BELT.outposts) + len(BELT.shuttles),
        max_size=len(BELT.outposts) + len(BELT.shuttles),
    ),
    company=st.integers(0, 3),
)
def test_reach_is_what_the_map_says(holders: list[int], company: int) -> None:
    """Against the drawn map: each place asks for itself how it can be entered."""
    game = belt().table().game
    game.state.places = holders
    places = [*BELT.outposts, *BELT.shuttles]
    own = {id for id, holder in zip(places, holders, strict=True) if holder == company}
    home = BELT.stations[COMPANIES[company]]
    expected: dict[int, int] = {}
    for number, id in enumerate(places):
        ways: list[int] = []
        if id in BELT.shuttles:
            for asteroid, extra in BELT.shuttles[id].ends.items():
                if own & set(BELT.asteroids[asteroid].spaces):
                    ways.append(1 + extra)
        else:
            here = BELT.outposts[id].asteroid
            ways += [1] * bool(own & set(BELT.asteroids[here].spaces))
            ways += [1 + home.extra] * (home.home == here)
            ways += [
                1 + BELT.shuttles[p].ends[here] for p in BELT.asteroids[here].paths if p in own
            ]
        if ways and id not in own:
            expected[number] = min(ways) + (holders[number] != NOTHING)
    assert reach(game, company) == expected
    assert set(expected.values()) <= {1, 2, 3}


# The worked examples


def minervas_expansion(players: int = 2, luna: bool = False) -> AnyTable:
    """Minerva expands with 6 points; it is on 18, and Astrogo has a shuttle on 13."""
    position = Position(players, luna=luna, board="belt")
    position.hold("minerva", on(18))
    position.hold("astrogo", shuttle_id(13))
    position.energy(A, 6)
    table = position.table()
    do(table, UseEnergy("minerva"))
    return table


@pytest.mark.rule("SKY-EX-27", "SKY-1417", "SKY-1419", "SKY-1420", "SKY-1421", "SKY-1422")
def test_minerva_enters_19_14_13_and_18() -> None:
    table = minervas_expansion()
    before = columns(table, "minerva")
    paid = []
    for place in (shuttle_id(19), on(14), shuttle_id(13), on(18, 2)):
        paid.append(costs(table)[place])
        enter(table, place)
    assert paid == [1, 2, 2, 1]
    after = columns(table, "minerva")
    assert before[1] - after[1] == 2
    assert before[0] + before[2] - after[0] - after[2] == 2
    assert not [event for event in told(table) if isinstance(event, PointsLost)]


@pytest.mark.rule("SKY-EX-28", "SKY-1431", "SKY-1432", "SKY-1433", "SKY-1441", "SKY-1444")
@pytest.mark.parametrize(("players", "luna"), SETTINGS)
def test_what_minerva_gains_there(players: int, luna: bool) -> None:
    table = minervas_expansion(players, luna)
    enter(table, shuttle_id(19), on(14), shuttle_id(13), on(18, 2))
    assert player(table, A).coins == 1 + 1
    assert set(offered(table, A)) == {DoFirst("move", 1, "minerva"), DoFirst("research", 1)}
    do(table, DoFirst("move", 1, "minerva"))
    assert player(table, A).tracks == [0, 1, 0, 0]
    assert player(table, A).tank == 0  # asteroid 18 would have moved it
    do(table, TAKE_COIN)
    assert player(table, A).coins == 1 + 1 + 1
    assert columns(table, "astrogo") == [6, 5, 6]
    assert seen(table).places[shuttle_id(13)] == "minerva"
    assert len(face_down(table, A)) == 2
    assert list(table.pending) == [B if players > 1 else A]


@pytest.mark.rule("SKY-EX-49", "SKY-1432", "SKY-1433")
def test_an_asteroid_pays_again_once_the_company_was_ousted_wholly() -> None:
    position = belt(4)
    position.hold("minerva", on(14), shuttle_id(13))
    position.hold("tawac", shuttle_id(17))
    for seat in range(4):
        position.energy(seat, 3)
    table = position.table()
    do(table, UseEnergy("tawac"))
    enter(table, on(14))  # 1, and 1 more for ousting
    do(table, STOP, TAKE_COIN)
    coins = player(table, B).coins
    do(table, UseEnergy("minerva"))
    enter(table, on(14), on(14, 2))
    assert player(table, B).coins == coins + 1  # once, although there are two outposts
    do(table, TAKE_COIN)
    assert list(table.pending) == [C]
    coins = player(table, C).coins
    do(table, UseEnergy("minerva"))
    enter(table, on(14, 3))
    do(table, STOP)
    assert player(table, C).coins == coins  # nothing: Minerva holds two outposts there
    assert question(table, 3) == "action"


# Rewards


@pytest.mark.rule("SKY-1431")
@pytest.mark.parametrize("company", ["minerva", "tawac"])
def test_shuttle_spaces_with_the_symbol_move_on_the_companys_track(company: Company) -> None:
    position = belt()
    position.hold(company, on(14))
    table = expand(position, company, shuttle_id(13), shuttle_id(17), points=2)
    assert player(table, A).tracks == [1 if name == company else 0 for name in COMPANIES]


@pytest.mark.rule("SKY-1432")
def test_the_screen_pays_once_for_several_outposts() -> None:
    position = belt()
    position.hold("minerva", shuttle_id(13))
    table = expand(position, "minerva", on(8), on(8, 2), points=2)  # deep mine 2, collector 1
    assert (player(table, A).coins, player(table, A).tank) == (1 + 2, 1)


@pytest.mark.rule("SKY-1433")
def test_further_outposts_pay_nothing() -> None:
    position = belt()
    position.hold("minerva", on(8))
    table = expand(position, "minerva", on(8, 2), points=1)
    assert (player(table, A).coins, player(table, A).tank) == (1, 0)
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-1432", "SKY-1434")
def test_the_screen_pays_whoever_else_is_there() -> None:
    position = belt()
    position.hold("minerva", shuttle_id(13))
    position.hold("tawac", on(8))
    table = expand(position, "minerva", on(8, 2), points=1)
    assert (player(table, A).coins, player(table, A).tank) == (1 + 2, 1)


@pytest.mark.rule("SKY-1434")
def test_screens_have_the_four_kinds_of_buildings() -> None:
    position = belt()
    position.hold("minerva", shuttle_id(11), shuttle_id(23))
    table = expand(position, "minerva", on(4), on(10), on(22), points=3)
    # 4: research 1, collector 1; 10: collector 1, open pit 1; 22: deep mine 2, collector 1
    assert player(table, A).coins == 1 + 2
    assert player(table, A).tank == 3
    do(table, DoFirst("research", 1), TAKE_COIN)
    assert player(table, A).coins == 1 + 2 + 1
    assert player(table, A).tracks == [0, 1, 0, 0]
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-1434", "SKY-433")
def test_points_of_all_screens_are_one_batch() -> None:
    position = belt()
    position.hold("minerva", shuttle_id(11), shuttle_id(13))
    table = expand(position, "minerva", on(4), on(14), points=2)
    assert question(table, A) == "points"
    do(table, TAKE_COIN, TAKE_COIN)
    assert list(table.pending) == [B]


# Pieces come back


@pytest.mark.rule("SKY-1441")
def test_ousted_outposts_go_to_an_outer_column_of_choice() -> None:
    position = belt()
    position.hold("tawac", on(21), on(7), shuttle_id(6))
    table = expand(position, "minerva", on(21), points=2)
    assert offered(table, A) == [ReturnTo("tawac", column) for column in (1, 3)]
    do(table, ReturnTo("tawac", 3))
    assert columns(table, "tawac") == [5, 4, 6]


@pytest.mark.rule("SKY-1441", "SKY-1442")
def test_a_shuttle_comes_back_above_the_crossed_out_space() -> None:
    position = belt()
    position.hold("minerva", on(14))
    position.state.places[len(BELT.outposts) + list(BELT.shuttles).index(shuttle_id(13))] = 3
    position.station("tawac", 5, 0, 5)
    before = value(position.table(), "tawac")
    assert before == 0 + (0 + 1 + 1 + 1 + 2) + 0
    table = expand(position, "minerva", shuttle_id(13), points=2)
    assert columns(table, "tawac") == [5, 1, 5]
    assert value(table, "tawac") == before - 1  # the fourth space is covered, the fifth stays bare


@pytest.mark.rule("SKY-1442", "SKY-1443")
@pytest.mark.parametrize("place", [shuttle_id(13), on(14, 2)])
def test_a_piece_without_a_space_leaves_the_game(place: str) -> None:
    """However much room there is in columns for the other kind of piece."""
    position = belt()
    position.hold("minerva", on(14))
    position.hold("tawac", place)
    full = 5 + EMPTIED
    if "shuttle" in place:
        position.station("tawac", 2, 4 + EMPTIED, 2)
    else:
        position.station("tawac", full, 2, full)
    table = expand(position, "minerva", place, points=2)
    before = position.state.boxed[3]
    assert list(table.pending) == [B]
    assert table.game.state.boxed[3] == before + 1
    assert columns(table, "tawac") == ([2, 4, 2] if "shuttle" in place else [5, 2, 5])


@pytest.mark.rule("SKY-1444")
@pytest.mark.parametrize(("players", "luna"), SETTINGS)
def test_the_turn_ends_with_the_energy_face_down(players: int, luna: bool) -> None:
    position = Position(players, luna=luna, board="belt")
    position.tiles(A, "energy")
    table = expand(position, "minerva", on(21), points=1)
    do(table, STOP)
    assert len(face_down(table, A)) == 1
    assert [tile.face_up for tile in seen(table).players[A].tiles] == [False]
    assert seen(table).expansion is None
    assert list(table.pending) == [B if players > 1 else A]
    assert player(table, A).tracks == [0, 1, 0, 0]


# Shuttles and outposts that run out


@pytest.mark.rule("SKY-1452")
def test_without_shuttles_no_path_is_taken_until_one_comes_back() -> None:
    position = belt()
    position.hold("minerva", on(14), shuttle_id(13))
    position.station("minerva", 6, 0, 5)
    position.energy(A, 2)
    position.energy(B, 3)
    position.hold("tawac", on(8))
    table = position.table()
    do(table, UseEnergy("minerva"))
    assert costs(table)
    assert not [place for place in costs(table) if "shuttle" in place]
    do(table, STOP, UseEnergy("tawac"))
    enter(table, shuttle_id(13))
    do(table, STOP)
    assert columns(table, "minerva") == [6, 1, 5]  # and a shuttle can be placed again
    position.station("minerva", 6, 1 + EMPTIED, 5)
    assert shuttle_id(13) not in costs(expand(position, "minerva"))
    assert shuttle_id(17) in costs(expand(position, "minerva", points=1))


@pytest.mark.rule("SKY-1452")
def test_without_outposts_only_paths_are_taken() -> None:
    position = belt()
    position.hold("minerva", on(14))
    position.station("minerva", 0, 2, 0)
    found = costs(expand(position, "minerva"))
    assert set(found) == {shuttle_id(number) for number in (13, 17, 19)}


@pytest.mark.rule("SKY-1453")
def test_without_any_piece_a_company_does_not_expand() -> None:
    position = belt()
    position.station("minerva", 0, 0, 0)
    position.energy(A, 3)
    table = position.table()
    assert [o.company for o in offered(table, A, UseEnergy)] == ["skymine", "astrogo", "tawac"]
    position.station("minerva", 0, 1, 0)
    assert UseEnergy("minerva", 3) in offered(position.table(), A, UseEnergy)


@pytest.mark.rule("SKY-1453")
def test_points_are_lost_when_the_pieces_run_out() -> None:
    position = belt()
    position.station("minerva", 1, 0, 0)
    table = expand(position, "minerva", on(21), points=6)
    assert PointsLost(A, 5) in told(table)
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-1454")
def test_points_that_suffice_for_nothing_are_lost() -> None:
    position = belt()
    position.hold("skymine", on(21, 1))
    position.hold("astrogo", on(21, 2))
    position.hold("tawac", on(21, 3))
    table = expand(position, "minerva", points=1)
    assert PointsLost(A, 1) in told(table)
    assert len(face_down(table, A)) == 1
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-1455")
def test_coin_symbols_of_all_columns_count() -> None:
    position = belt()
    position.station("minerva", 4, 3, 4)
    assert value(position.table(), "minerva") == (0 + 1) + (0 + 1) + (0 + 1)
    position.station("minerva", 0, 0, 0)
    assert value(position.table(), "minerva") == 5 + 5 + 5


# Field scientists


def tank_of(position: Position, company: Company = "minerva") -> int:
    """Where the helium-3 marker is after a company's field scientist."""
    position.area(A, f"b-field-{company}")
    table = position.table()
    do(table, UseFieldScientist("B"))
    assert player(table, A).coins == 1 + 1
    assert list(table.pending) == [B]
    return player(table, A).tank


@pytest.mark.rule("SKY-EX-29", "SKY-1461", "SKY-1462", "SKY-1463")
def test_three_collectors_on_10_and_15() -> None:
    position = belt()
    position.hold("minerva", on(10), on(15, 1), on(15, 3))
    assert tank_of(position) == 2 + 1
    position = belt()
    position.hold("minerva", on(10), on(15, 1), on(15, 3), on(4))
    assert tank_of(position) == 2 + 2


@pytest.mark.rule("SKY-1461")
def test_the_general_field_scientist_works_as_on_the_moon() -> None:
    position = belt()
    position.hold("minerva", on(10), on(4))
    position.area(A, "a-field")
    table = position.table()
    do(table, UseFieldScientist("B"))
    assert (player(table, A).tank, player(table, A).coins) == (1, 3)


@pytest.mark.rule("SKY-1462")
def test_a_collector_counts_once_however_many_outposts_are_there() -> None:
    position = belt()
    position.hold("minerva", on(10), on(10, 2), on(10, 3))
    assert tank_of(position) == 2


@pytest.mark.rule("SKY-1462")
@pytest.mark.parametrize("company", ["minerva", "tawac"])
def test_a_collector_counts_for_every_company_on_the_asteroid(company: Company) -> None:
    position = belt()
    position.hold("minerva", on(10), on(4))
    position.hold("tawac", on(10, 2), on(10, 3), on(4, 2))
    assert tank_of(position, company) == 2 + 1


@pytest.mark.rule("SKY-1462", "SKY-1464")
def test_shuttles_control_no_collectors() -> None:
    position = belt()
    position.hold("minerva", shuttle_id(11), shuttle_id(16))  # between asteroids with collectors
    assert tank_of(position) == 2


@pytest.mark.rule("SKY-1463")
@pytest.mark.parametrize("number", [1, 15])
@pytest.mark.parametrize(("spaces", "tank"), [((1, 3), 2 + 1), ((1, 2), 2), ((2, 3), 2), ((1,), 2)])
def test_linked_spaces_have_one_more_collector(
    number: int, spaces: tuple[int, ...], tank: int
) -> None:
    position = belt()
    position.hold("minerva", *(on(number, space) for space in spaces))
    if 3 not in spaces:
        position.hold("tawac", on(number, 3))  # both must be the company's own
    assert tank_of(position) == tank


@pytest.mark.rule("SKY-1465", "SKY-1455")
@pytest.mark.parametrize(("players", "luna"), SETTINGS)
def test_scoring_is_that_of_the_base_game(players: int, luna: bool) -> None:
    position = Position(players, luna=luna, board="belt", luna_level=0)
    position.state.round = 7
    position.station("minerva", 0, 0, 6)
    position.at(A, minerva=9)  # 3 shares on B1
    position.player(A).tank = 9
    position.player(A).coins = 5
    if luna:
        assert position.state.luna is not None
        position.state.luna.slots = [NOTHING] * 5
        position.player(players).passed = True
    table = position.table()
    finish_round(table)
    assert table.finished
    score = seen(table).players[A].score
    assert (score["minerva"], score["tank"], score["coins"]) == (3 * 10, 15, 5)
    assert sum(score.values()) == 3 * 10 + 15 + 5
