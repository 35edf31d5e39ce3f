"""What the view says of expansions to come: where energy leads, what is gained, who was ousted."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.moves import STOP, Enter, TakeFrom, UseEnergy
from kosmodrom.games.skymines.terms import COMPANIES, Company
from kosmodrom.testing.positions import offered, question
from tests.games.skymines.kit import A, AnyTable, B, Position, do, sector, seen


def tried(table: AnyTable, company: Company, points: int) -> dict[str, int]:
    """Where an expansion of a company can lead, and the least energy that it takes: found by going
    every way there is, on the map as the data has it."""
    view, data = seen(table), table.game.data
    station = view.companies[COMPANIES.index(company)]
    pieces = [column.pieces for column in station.columns]
    shuttles = 0
    if view.board == "belt":
        shuttles = pieces.pop(1)
    best: dict[str, int] = {}
    ways = [(frozenset(id for id, holder in view.places.items() if holder == company), 0)]
    known = set(ways)
    start = ways[0][0]
    while ways:
        held, spent = ways.pop()
        entered = held - start
        flown = sum(id.startswith("shuttle") for id in entered)
        for id, cost in getattr(data, view.board).reach(company, held).items():
            takes = spent + cost + (id in view.places)
            flies = id.startswith("shuttle")
            left = shuttles - flown if flies else sum(pieces) - (len(entered) - flown)
            if takes > points or not left:
                continue
            best[id] = min(takes, best.get(id, takes))
            way = (held | {id}, takes)
            if way not in known:
                known.add(way)
                ways.append(way)
    return best


@pytest.mark.rule("SKY-406", "SKY-409", "SKY-410", "SKY-414", "SKY-417")
@settings(max_examples=12, deadline=None)
@given(
    st.lists(st.sampled_from((None, *COMPANIES)), min_size=24, max_size=24),
    st.integers(1, 4),
    st.sampled_from(COMPANIES),
)
def test_energy_leads_where_its_steps_lead_on_the_moon(
    holders: list[Company | None], points: int, company: Company
) -> None:
    position = Position()
    position.energy(A, points)
    for number, holder in enumerate(holders, 1):
        if holder is not None and holders[:number].count(holder) < 14:
            position.hold(holder, str(number))
    table = position.table()
    assert seen(table, A).reach[company] == tried(table, company, points)


@pytest.mark.rule("SKY-1414", "SKY-1416", "SKY-1417", "SKY-1420", "SKY-1421", "SKY-1422")
@settings(max_examples=8, deadline=None)
@given(st.sets(st.integers(0, 47), max_size=20), st.integers(1, 4), st.sampled_from(COMPANIES))
def test_energy_leads_where_its_steps_lead_in_the_belt(
    held: set[int], points: int, company: Company
) -> None:
    position = Position(board="belt")
    position.energy(A, points)
    ids = position.box.tables.boards["belt"].ids
    for turn, place in enumerate(sorted(held)):
        if place < len(ids):
            position.hold(COMPANIES[turn % len(COMPANIES)], ids[place])
    table = position.table()
    assert seen(table, A).reach[company] == tried(table, company, points)


@pytest.mark.rule("SKY-416")
def test_energy_leads_no_further_than_the_outposts_of_the_station() -> None:
    position = Position()
    position.energy(A, 6)
    position.station("skymine", 1, 0, 0)
    table = position.table()
    reach = seen(table, A).reach
    stations = table.game.data.moon.stations
    assert set(reach["skymine"]) == set(stations["skymine"].borders)
    assert set(reach["tawac"]) > set(stations["tawac"].borders)


@pytest.mark.rule("SKY-414", "SKY-416")
def test_a_way_that_takes_fewer_outposts_leads_further() -> None:
    """Sector 3 takes 2 points over the double line or by way of 5; only the first leaves an outpost
    for sector 4."""
    position = Position()
    position.energy(A, 3)
    position.hold("minerva", "2", "11")
    position.station("minerva", 2, 0, 0)
    table = position.table()
    reach = seen(table, A).reach["minerva"]
    assert reach == tried(table, "minerva", 3)
    assert (reach[sector(3)], reach[sector(4)]) == (2, 3)


@pytest.mark.rule("SKY-1452")
def test_energy_leads_no_further_than_the_shuttles_of_the_station() -> None:
    position = Position(board="belt")
    position.energy(A, 6)
    position.station("tawac", 6, 0, 6)
    table = position.table()
    home = table.game.data.belt.asteroids["iris"]
    assert set(seen(table, A).reach["tawac"]) == set(home.spaces)


@pytest.mark.rule("SKY-404")
def test_reach_is_for_the_one_in_turn_who_has_energy() -> None:
    position = Position()
    position.energy(B, 3)
    table = position.table()
    assert seen(table, A).reach == seen(table, B).reach == seen(table).reach == {}
    position = Position()
    position.energy(A, 3)
    table = position.table()
    assert set(seen(table, A).reach) == set(COMPANIES)
    assert seen(table, B).reach == seen(table).reach == {}


@pytest.mark.rule("SKY-414", "SKY-434")
def test_an_expansion_says_where_the_rest_of_its_energy_leads_and_what_is_gained() -> None:
    position = Position()
    position.energy(A, 4)
    table = position.table()
    do(table, UseEnergy("minerva"), Enter(sector(21)), TakeFrom("minerva", 1))
    view = seen(table, A)
    assert view.expansion is not None
    assert set(view.reach) == {"minerva"}
    costs = {option.place: option.cost for option in offered(table, A, Enter)}
    assert costs.items() <= view.reach["minerva"].items()
    assert max(view.reach["minerva"].values()) <= view.expansion.points
    assert sector(21) not in view.expansion.brings
    gains = view.expansion.brings[sector(23)]
    assert gains == (effects.Tank(1), effects.Coins(2))


@pytest.mark.rule("SKY-1432", "SKY-1433")
def test_an_asteroid_brings_its_screen_once() -> None:
    position = Position(board="belt")
    position.energy(A, 4)
    table = position.table()
    do(table, UseEnergy("tawac"))
    before = seen(table, A).expansion
    assert before is not None
    screen = (effects.Research(1), effects.Coins(1))
    assert before.brings["iris-1"] == before.brings["iris-2"] == screen
    do(table, Enter("iris-1"), TakeFrom("tawac", 1))
    after = seen(table, A).expansion
    assert after is not None
    assert after.brings["iris-2"] == ()
    assert after.brings["shuttle-9"] == (effects.OwnTrack(1),)


@pytest.mark.rule("SKY-413", "SKY-421")
def test_an_ousted_outpost_waits_beside_its_sector_until_it_is_returned() -> None:
    position = Position()
    position.hold("tawac", "7", "2", "3")
    position.energy(A, 2)
    table = position.table()
    do(table, UseEnergy("astrogo"), Enter(sector(7)))
    do(table, table.pending[A].options[0])
    assert seen(table, B).ousted == {sector(7): "tawac"}
    while question(table, A) != "return":
        do(table, STOP if STOP in table.pending[A].options else table.pending[A].options[0])
    assert seen(table, B).ousted == {sector(7): "tawac"}
    do(table, table.pending[A].options[0])
    assert seen(table, B).ousted == {}
