"""Action 2 on the Moon (chapter 4): energy, sectors and their rewards."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.options import Seat
from kosmodrom.games.skymines.events import Entered, PointsLost
from kosmodrom.games.skymines.moves import (
    PASS,
    STOP,
    TAKE_COIN,
    DoFirst,
    Enter,
    PlacePlan,
    ReturnTo,
    TakeFrom,
    TakePlan,
    UseEnergy,
)
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
    plan_at,
    player,
    sector,
    seen,
    value,
)


def costs(table: AnyTable, seat: Seat = A) -> dict[int, int]:
    """The sectors that can be entered now, and what each costs."""
    numbers = {sector.id: sector.number for sector in table.game.data.moon.sectors.values()}
    return {numbers[option.place]: option.cost for option in offered(table, seat, Enter)}


def enter(table: AnyTable, *numbers: int) -> None:
    """Enter sectors one after another, with outposts of the first column that has some."""
    for number in numbers:
        do(table, Enter(sector(number)))
        (seat,) = table.pending
        if question(table, seat) == "column":
            do(table, table.pending[seat].options[0])


def expand(position: Position, company: Company, *numbers: int, points: int = 9) -> AnyTable:
    """A position where A expands a company and has entered these sectors."""
    position.energy(A, points)
    table = position.table()
    do(table, UseEnergy(company))
    enter(table, *numbers)
    return table


# Points and company


@pytest.mark.rule("SKY-402", "SKY-EX-08")
def test_two_and_three_points_make_five() -> None:
    position = Position()
    position.area(A, "start-energy-2", position.card("energy", 3))
    table = position.table()
    assert {option.points for option in offered(table, A, UseEnergy)} == {5}
    do(table, UseEnergy("minerva"))
    expansion = seen(table).expansion
    assert expansion is not None
    assert expansion.points == 5


@pytest.mark.rule("SKY-402")
def test_the_energy_tile_and_a_track_bonus_add_points() -> None:
    position = Position()
    position.area(A, "start-energy-1")
    position.tiles(A, "energy")
    assert {option.points for option in offered(position.table(), A, UseEnergy)} == {1 + 2}
    position.at(A, skymine=5)  # A1 has P2
    assert {option.points for option in offered(position.table(), A, UseEnergy)} == {1 + 2 + 1}


@pytest.mark.rule("SKY-401", "SKY-426")
@pytest.mark.parametrize(("players", "luna"), SETTINGS)
def test_all_energy_is_used_together_and_then_face_down(players: int, luna: bool) -> None:
    position = Position(players, luna=luna)
    position.area(A, "start-energy-1", "start-energy-2", "start-carbon-1")
    position.tiles(A, "energy")
    table = position.table()
    assert [option.company for option in offered(table, A, UseEnergy)] == list(COMPANIES)
    do(table, UseEnergy("tawac"), STOP)
    assert face_down(table, A) == ["start-energy-1", "start-energy-2"]
    assert [tile.face_up for tile in seen(table).players[A].tiles] == [False]
    for _ in range(players - 1):
        do(table, PASS)
    assert list(table.pending) == [A]  # a turn later there is no energy left
    assert offered(table, A, UseEnergy) == []


@pytest.mark.rule("SKY-401", "SKY-303")
def test_energy_that_lies_face_down_is_not_used_again() -> None:
    position = Position()
    position.area(A, "start-energy-1", "start-energy-2")
    position.used(A, "C")
    assert {option.points for option in offered(position.table(), A, UseEnergy)} == {1}


@pytest.mark.rule("SKY-403")
def test_all_points_are_for_one_company() -> None:
    table = expand(Position(), "minerva", 21)
    reachable = {22, 23, 24, 16}
    assert set(costs(table)) == reachable  # none of another company's neighbours
    do(table, STOP)
    assert set(seen(table).places.values()) == {"minerva"}
    assert list(table.pending) == [A]  # one research point from sector 21
    do(table, TAKE_COIN)
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-404")
@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize("seat", [A, B])
def test_anyone_may_expand_any_company(seat: Seat, company: Company) -> None:
    position = Position()
    position.state.turn = seat
    position.energy(seat, 1)
    table = position.table()
    do(table, UseEnergy(company))
    place = offered(table, seat, Enter)[0].place
    do(table, Enter(place), TakeFrom(company, 1))
    assert seen(table).places == {place: company}


# Entering


@pytest.mark.rule("SKY-406", "SKY-409")
@pytest.mark.parametrize(
    ("company", "borders"),
    [
        ("tawac", {2: 2, 3: 1, 4: 1}),
        ("astrogo", {1: 1, 7: 1, 11: 2}),
        ("skymine", {6: 2, 19: 1, 20: 1}),
        ("minerva", {16: 1, 21: 1, 24: 2}),
    ],
)
def test_first_sectors_border_the_station(company: Company, borders: dict[int, int]) -> None:
    assert costs(expand(Position(), company)) == borders


@pytest.mark.rule("SKY-406")
def test_outposts_placed_in_this_action_reach_further() -> None:
    table = expand(Position(), "minerva")
    assert 23 not in costs(table)
    enter(table, 21)
    assert costs(table)[23] == 1
    enter(table, 23)
    assert costs(table)[14] == 1


@pytest.mark.rule("SKY-407")
def test_a_sector_is_not_entered_twice_by_a_company() -> None:
    position = Position()
    position.hold("minerva", "16")
    table = expand(position, "minerva", 21)
    assert not {16, 21} & set(costs(table))
    assert refused(table, A, Enter(sector(16))) == ("SKY-407",)


@pytest.mark.rule("SKY-408", "SKY-410")
def test_another_companys_sector_costs_one_more() -> None:
    position = Position()
    position.hold("tawac", "16", "24")
    table = expand(position, "minerva", points=3)
    assert costs(table) == {16: 2, 21: 1, 24: 3}
    enter(table, 24)
    assert seen(table).places[sector(24)] == "minerva"


@pytest.mark.rule("SKY-409", "SKY-414")
def test_what_costs_more_than_the_points_left_is_not_offered() -> None:
    position = Position()
    position.hold("tawac", "16")
    assert costs(expand(position, "minerva", points=1)) == {21: 1}
    position = Position()
    position.hold("tawac", "16")
    assert costs(expand(position, "minerva", points=2)) == {16: 2, 21: 1, 24: 2}


@pytest.mark.rule("SKY-411", "SKY-Q-23")
def test_the_cheapest_border_counts() -> None:
    position = Position()
    position.hold("minerva", "23")  # 24 lies behind a double line from the station, a single here
    assert costs(expand(position, "minerva"))[24] == 1
    position = Position()
    position.hold("minerva", "21")  # and behind a double line from both
    assert costs(expand(position, "minerva"))[24] == 2


@pytest.mark.rule("SKY-412")
def test_an_outpost_comes_from_the_top_of_a_column_of_choice() -> None:
    position = Position()
    table = expand(position, "minerva")
    do(table, Enter(sector(21)))
    assert offered(table, A) == [TakeFrom("minerva", column) for column in (1, 2, 3)]
    do(table, TakeFrom("minerva", 2))
    assert columns(table, "minerva") == [5, 4, 5]
    do(table, Enter(sector(16)), TakeFrom("minerva", 2))
    assert columns(table, "minerva") == [5, 3, 5]
    assert [event.column for event in told(table) if isinstance(event, Entered)] == [2, 2]


@pytest.mark.rule("SKY-412")
def test_an_empty_column_gives_nothing() -> None:
    position = Position()
    position.station("minerva", 0, 2, 1)
    table = expand(position, "minerva")
    do(table, Enter(sector(21)))
    assert offered(table, A) == [TakeFrom("minerva", 2), TakeFrom("minerva", 3)]


@pytest.mark.rule("SKY-413", "SKY-Q-68")
def test_an_ousted_outpost_waits_until_the_rewards_are_taken() -> None:
    position = Position()
    position.hold("skymine", "21", "16", "24")
    before = position.table()
    table = expand(position, "minerva", 21)
    expansion = seen(table).expansion
    assert expansion is not None
    assert expansion.entered == (sector(21),)
    do(table, STOP)
    assert question(table, A) == "points"
    assert columns(table, "skymine") == columns(before, "skymine") == [4, 4, 4]
    do(table, TAKE_COIN, ReturnTo("skymine", 1))
    assert columns(table, "skymine") == [5, 4, 4]
    assert seen(table).expansion is None


@pytest.mark.rule("SKY-414", "SKY-Q-69")
@pytest.mark.parametrize("entered", [(), (21,), (21, 16)])
def test_the_player_may_stop_at_any_time_and_loses_the_rest(entered: tuple[int, ...]) -> None:
    table = expand(Position(), "minerva", *entered, points=5)
    do(table, STOP)
    lost = [event for event in told(table) if isinstance(event, PointsLost)]
    assert lost == [PointsLost(A, 5 - len(entered))]
    assert set(seen(table).places) == {sector(number) for number in entered}


@pytest.mark.rule("SKY-414")
def test_entering_ends_when_the_points_are_spent() -> None:
    table = expand(Position(), "minerva", 16, points=1)
    assert list(table.pending) == [B]
    assert not [event for event in told(table) if isinstance(event, PointsLost)]


@pytest.mark.rule("SKY-415")
@pytest.mark.parametrize(("players", "luna"), SETTINGS)
def test_points_that_suffice_for_no_sector_are_lost(players: int, luna: bool) -> None:
    position = Position(players, luna=luna)
    position.hold("tawac", "16", "21")
    table = expand(position, "minerva", points=1)
    assert PointsLost(A, 1) in told(table)
    assert len(face_down(table, A)) == 1
    assert list(table.pending) == [B if players > 1 else A]


@pytest.mark.rule("SKY-416")
def test_a_company_without_outposts_does_not_expand() -> None:
    position = Position()
    position.station("minerva", 0, 0, 0)
    position.energy(A, 3)
    table = position.table()
    assert [o.company for o in offered(table, A, UseEnergy)] == ["skymine", "astrogo", "tawac"]
    assert refused(table, A, UseEnergy("minerva")) == ("SKY-416",)


@pytest.mark.rule("SKY-416")
def test_points_are_lost_when_the_outposts_run_out() -> None:
    position = Position()
    position.station("minerva", 0, 1, 0)
    table = expand(position, "minerva", 16, points=5)
    assert list(table.pending) == [B]
    assert PointsLost(A, 4) in told(table)
    assert columns(table, "minerva") == [0, 0, 0]


@pytest.mark.rule("SKY-417")
def test_expansion_may_start_from_an_outpost_that_is_cut_off() -> None:
    position = Position()
    position.hold("minerva", "5")
    position.hold("tawac", "16", "21", "24")
    position.hold("skymine", "22", "23")
    table = expand(position, "minerva", points=1)
    assert costs(table) == {2: 1, 3: 1, 9: 1, 12: 1}
    enter(table, 9)
    assert seen(table).places[sector(9)] == "minerva"


@pytest.mark.rule("SKY-418")
def test_stations_are_not_entered() -> None:
    position = Position()
    position.hold("minerva", "20", "19", "6")  # right beside the station of Skymine
    table = expand(position, "minerva")
    assert {option.place for option in offered(table, A, Enter)} <= set(
        table.game.data.moon.sectors
    )
    assert refused(table, A, Enter("skymine"))


@pytest.mark.rule("SKY-405", "SKY-419")
@pytest.mark.parametrize(("enclave", "around"), [(13, 12), (15, 14)])
def test_an_enclave_is_entered_from_the_sector_around_it(enclave: int, around: int) -> None:
    others = [str(n) for n in range(1, 24) if n not in (enclave, around)][:11]
    position = Position()
    position.hold("minerva", *others)
    table = expand(position, "minerva")
    assert enclave not in costs(table)
    enter(table, around)
    assert costs(table)[enclave] == 2
    position = Position()
    position.hold("minerva", str(around))
    assert costs(expand(position, "minerva"))[enclave] == 2


@pytest.mark.rule("SKY-406", "SKY-407", "SKY-409", "SKY-410", "SKY-411", "SKY-417", "SKY-419")
@settings(max_examples=60, deadline=None)
@given(
    holders=st.lists(st.sampled_from((NOTHING, NOTHING, *range(4))), min_size=24, max_size=24),
    company=st.integers(0, 3),
)
def test_reach_is_what_the_map_says(holders: list[int], company: int) -> None:
    """Against the drawn map: every border of every held sector, tried one by one."""
    table = Position().table()
    game, moon = table.game, table.game.data.moon
    game.state.places = holders
    by_number = list(moon.sectors.values())
    own = {by_number[place].id for place, holder in enumerate(holders) if holder == company}
    expected: dict[int, int] = {}
    for place, here in enumerate(by_number):
        ways = [cost for id, cost in moon.entry[COMPANIES[company]].items() if id == here.id]
        ways += [cost for id, cost in here.borders.items() if id in own]
        if ways and here.id not in own:
            expected[place] = min(ways) + (holders[place] != NOTHING)
    assert reach(game, company) == expected
    assert set(expected.values()) <= {1, 2, 3}


# The worked example


def minervas_expansion(players: int = 2, luna: bool = False) -> AnyTable:
    """Minerva expands with 5 points; Skymine holds 24 and two other sectors."""
    position = Position(players, luna=luna)
    position.hold("skymine", "24", "19", "20")
    position.area(A, "start-energy-2", position.card("energy", 3))
    table = position.table()
    do(table, UseEnergy("minerva"))
    return table


@pytest.mark.rule("SKY-EX-09", "SKY-409", "SKY-410")
def test_minerva_enters_21_16_and_24() -> None:
    table = minervas_expansion()
    assert costs(table)[21] == 1
    do(table, Enter(sector(21)), TakeFrom("minerva", 1))
    assert costs(table)[16] == 1
    do(table, Enter(sector(16)), TakeFrom("minerva", 1))
    assert costs(table)[24] == 3
    do(table, Enter(sector(24)), TakeFrom("minerva", 3))
    assert columns(table, "minerva") == [3, 5, 4]
    assert not [event for event in told(table) if isinstance(event, PointsLost)]
    assert question(table, A) == "points"  # nothing is left to spend


@pytest.mark.rule("SKY-EX-10", "SKY-420", "SKY-421", "SKY-425", "SKY-426")
@pytest.mark.parametrize(("players", "luna"), SETTINGS)
def test_minerva_brings_a_coin_and_three_points(players: int, luna: bool) -> None:
    table = minervas_expansion(players, luna)
    enter(table, 21, 16, 24)
    assert player(table, A).coins == 1 + 1
    do(table, TAKE_COIN, TAKE_COIN, TAKE_COIN)
    assert player(table, A).coins == 1 + 1 + 3
    assert offered(table, A) == [ReturnTo("skymine", column) for column in (1, 2, 3)]
    do(table, ReturnTo("skymine", 3))
    assert columns(table, "skymine") == [4, 4, 5]
    assert seen(table).places == {
        sector(19): "skymine",
        sector(20): "skymine",
        sector(21): "minerva",
        sector(16): "minerva",
        sector(24): "minerva",
    }
    assert len(face_down(table, A)) == 2
    assert list(table.pending) == [B if players > 1 else A]


@pytest.mark.rule("SKY-EX-11", "SKY-433", "SKY-522", "SKY-528")
def test_three_points_of_two_sectors_buy_two_plans_and_a_coin() -> None:
    position = Position()
    table = expand(position, "minerva", 21, 24, points=3)
    one, two = plan_at(table, "A", 2), plan_at(table, "A", 3)
    coins = player(table, A).coins
    do(table, TakePlan(one), TakePlan(two), TAKE_COIN)
    assert player(table, A).coins == coins + 1
    assert seen(table).plans[1] is seen(table).plans[2] is None
    stack = seen(table).stacks[0]
    do(table, PlacePlan(one, 2), PlacePlan(two, 3))
    assert [screen.plan for screen in seen(table).players[A].screens[2:4]] == [one, two]
    assert seen(table).stacks[0] == stack - 2
    assert not {plan_at(table, "A", 2), plan_at(table, "A", 3)} & {one, two}
    assert list(table.pending) == [B]


# Rewards


@pytest.mark.rule("SKY-420")
def test_rewards_come_when_the_spending_has_ended() -> None:
    table = expand(Position(), "minerva", 16)
    assert player(table, A).coins == 1
    do(table, STOP)
    assert player(table, A).coins == 2


@pytest.mark.rule("SKY-420", "SKY-433", "SKY-Q-79")
@pytest.mark.parametrize("first", ["move", "research"])
def test_rewards_come_in_any_order(first: str) -> None:
    table = expand(Position(), "tawac", 4, 8, points=2)  # research 1, own track 1
    parts = [DoFirst("move", 1, "tawac"), DoFirst("research", 1)]
    assert sorted(offered(table, A, DoFirst), key=str) == sorted(parts, key=str)
    do(table, next(part for part in parts if part.what == first))
    assert player(table, A).tracks[COMPANIES.index("tawac")] == (1 if first == "move" else 0)
    do(table, TAKE_COIN)
    assert player(table, A).tracks[COMPANIES.index("tawac")] == 1
    assert player(table, A).coins == 2
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-420", "SKY-432", "SKY-434")
@pytest.mark.parametrize("order", [("move", "move"), ("move", "research"), ("research",)])
def test_two_equal_rewards_are_both_taken(order: tuple[str, ...]) -> None:
    table = expand(Position(), "tawac", 4, 8, 3, 5, points=4)  # own track 1 twice, research 1
    for what in order:
        if question(table, A) == "points":
            do(table, TAKE_COIN)
        if question(table, A) == "order":
            do(table, next(part for part in offered(table, A, DoFirst) if part.what == what))
    while question(table, A) == "points":
        do(table, TAKE_COIN)
    assert player(table, A).tracks[COMPANIES.index("tawac")] == 2
    assert player(table, A).tank == 1
    assert player(table, A).coins == 1 + 2 + 1
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-430", "SKY-Q-24")
@pytest.mark.parametrize(("company", "number", "coins"), [("minerva", 16, 1), ("skymine", 6, 2)])
def test_a_deep_mine_gives_coins(company: Company, number: int, coins: int) -> None:
    table = expand(Position(), company, number)
    do(table, STOP)
    assert player(table, A).coins == 1 + coins
    assert player(table, A).tracks == [0, 0, 0, 0]
    assert player(table, A).tank == 0


@pytest.mark.rule("SKY-431")
@pytest.mark.parametrize(("company", "number", "spaces"), [("skymine", 20, 1), ("tawac", 2, 2)])
def test_a_gas_collector_moves_the_helium_marker(
    company: Company, number: int, spaces: int
) -> None:
    table = expand(Position(), company, number)
    do(table, STOP)
    assert player(table, A).tank == spaces
    assert player(table, A).coins == 1


@pytest.mark.rule("SKY-432", "SKY-Q-24")
@pytest.mark.parametrize(("number", "spaces"), [(1, 1), (11, 2)])
@pytest.mark.parametrize("company", ["astrogo", "minerva"])
def test_an_open_pit_mine_moves_on_the_track_of_the_expanding_company(
    company: Company, number: int, spaces: int
) -> None:
    position = Position()
    if company == "minerva":
        position.hold("minerva", "7")  # next to 1 and 11
    table = expand(position, company, number)
    do(table, STOP)
    moved = [spaces if name == company else 0 for name in COMPANIES]
    assert player(table, A).tracks == moved
    assert player(table, A).coins == 1
    assert player(table, B).tracks == [0, 0, 0, 0]


@pytest.mark.rule("SKY-433", "SKY-514", "SKY-Q-06")
def test_points_of_all_research_stations_are_one_batch() -> None:
    table = expand(Position(), "minerva", 21, 16, 17, 7, points=5)  # 1 and 1
    dear = plan_at(table, "C", 2)
    assert dear in [option.plan for option in offered(table, A, TakePlan)]  # a C plan costs 2
    do(table, TakePlan(dear))
    assert question(table, A) == "place-plan"  # both points are used
    table = expand(Position(), "minerva", 21, points=1)
    assert dear not in [option.plan for option in offered(table, A, TakePlan)]


@pytest.mark.rule("SKY-434")
def test_each_building_of_a_sector_pays_once() -> None:
    position = Position()
    position.hold("minerva", "12")
    table = expand(position, "minerva", 13, points=2)  # collector 2 and deep mine 1
    assert (player(table, A).tank, player(table, A).coins) == (2, 2)
    assert list(table.pending) == [B]  # sector 12, held before, pays nothing


@pytest.mark.rule("SKY-435")
@pytest.mark.parametrize(("players", "luna"), SETTINGS[1:])
def test_nobody_else_is_rewarded(players: int, luna: bool) -> None:
    position = Position(players, luna=luna)
    position.hold("astrogo", "16", "11")
    others = range(1, players)
    table = expand(position, "minerva", 16, 11, points=4)
    assert player(table, A).coins == 2
    assert player(table, A).tracks == [0, 2, 0, 0]
    for seat in others:
        assert player(table, seat).coins == 1
        assert player(table, seat).tracks == [0, 0, 0, 0]
        assert player(table, seat).tank == 0


@pytest.mark.rule("SKY-436")
def test_a_sector_entered_again_pays_again() -> None:
    position = Position(3)
    position.energy(A, 1)
    position.energy(B, 2)
    position.energy(C, 2)
    position.hold("astrogo", "11")
    table = position.table()
    do(table, UseEnergy("minerva"))
    enter(table, 16)
    assert player(table, A).coins == 2
    do(table, UseEnergy("astrogo"))
    enter(table, 16)  # Minerva's only open column takes its outpost back
    assert player(table, B).coins == 2
    assert list(table.pending) == [C]
    do(table, UseEnergy("minerva"))
    enter(table, 16)
    assert player(table, C).coins == 2
    assert seen(table).places[sector(16)] == "minerva"


# Ousted outposts


@pytest.mark.rule("SKY-421", "SKY-422")
def test_each_ousted_outpost_goes_to_its_own_station() -> None:
    position = Position()
    position.hold("skymine", "16", "19", "20")
    position.hold("tawac", "11", "3", "4")
    table = expand(position, "minerva", 16, 11, points=4)
    assert offered(table, A) == [ReturnTo("skymine", column) for column in (1, 2, 3)]
    do(table, ReturnTo("skymine", 2))
    assert offered(table, A) == [ReturnTo("tawac", column) for column in (1, 2, 3)]
    do(table, ReturnTo("tawac", 1))
    assert columns(table, "skymine") == [4, 5, 4]
    assert columns(table, "tawac") == [5, 4, 4]
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-422")
@pytest.mark.parametrize("seat", [A, B])
def test_the_acting_player_chooses_the_column(seat: Seat) -> None:
    position = Position()
    position.state.turn = seat
    position.hold("skymine", "16", "19", "20")
    position.energy(seat, 2)
    table = position.table()
    do(table, UseEnergy("minerva"))
    enter(table, 16)
    assert list(table.pending) == [seat]
    assert len(offered(table, seat, ReturnTo)) == 3


@pytest.mark.rule("SKY-424")
def test_an_outpost_without_a_space_leaves_the_game() -> None:
    position = Position()
    position.hold("skymine", "16")
    position.station("skymine", 4 + EMPTIED, 4 + EMPTIED, 5)
    table = expand(position, "minerva", 16, points=2)
    assert list(table.pending) == [B]
    assert columns(table, "skymine") == [4, 4, 5]
    boxed = table.game.state.boxed[COMPANIES.index("skymine")]
    assert boxed == position.state.boxed[COMPANIES.index("skymine")] + 1
    assert value(table, "skymine") == 2 + 2


@pytest.mark.rule("SKY-425")
def test_no_sector_holds_two_outposts_when_the_turn_ends() -> None:
    position = Position()
    position.hold("skymine", "16")
    table = expand(position, "minerva", 16, points=2)
    game = table.game
    assert game.state.places.count(COMPANIES.index("skymine")) == 0
    assert game.state.places.count(COMPANIES.index("minerva")) == 1
    assert columns(table, "skymine") == [5, 5, 5]
    assert seen(table).expansion is None
