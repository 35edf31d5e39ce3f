"""The Moon and the Belt, against what the rules, their examples and fairness ask of them.

A test carries a rule's number only if the rule states that very fact.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, pairwise
from pathlib import Path

import msgspec
import pytest

from kosmodrom.core.errors import DataError
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.skymines.maps import (
    Asteroid,
    Belt,
    Building,
    Moon,
    Outline,
    Point,
    ShuttleSpace,
    check_belt,
    check_moon,
    common_line,
    contains,
    load_belt,
    load_moon,
)
from kosmodrom.games.skymines.terms import COMPANIES, PACKAGE, Company

MOON, BELT = load_moon(), load_belt()
SECTORS = MOON.numbered
ENCLAVES = [sector for sector in MOON.sectors.values() if sector.enclave]
EACH = pytest.mark.parametrize("company", COMPANIES)
BOTH = pytest.mark.parametrize("side", [MOON, BELT], ids=["moon", "belt"])
GAINS = {
    "deep-mine": "coins",
    "open-pit-mine": "track",
    "gas-collector": "tank",
    "research-station": "research",
}
WORTH = {"coins": 1.0, "track": 2.0, "tank": 2.0, "research": 1.5}
"""About how many coins a space, a step or a point is worth."""


def ids(*numbers: int) -> list[str]:
    return [SECTORS[number].id for number in numbers]


def numbers(sectors: Iterable[str]) -> set[int]:
    return {MOON.sectors[id].number for id in sectors}


def gains(buildings: Iterable[Building]) -> Counter[str]:
    found: Counter[str] = Counter()
    for building in buildings:
        found[GAINS[building.kind]] += building.n
    return found


def asteroid(number: int) -> Asteroid:
    found = BELT.numbered[number]
    assert isinstance(found, Asteroid)
    return found


def shuttle(number: int) -> ShuttleSpace:
    found = BELT.numbered[number]
    assert isinstance(found, ShuttleSpace)
    return found


def area(outline: Outline) -> float:
    pairs = zip(outline, (*outline[1:], outline[0]), strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2


def apart(one: Point, other: Point) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


def distances(company: Company) -> dict[int, int]:
    """The energy that it takes a company to get to each sector of an empty Moon."""
    found: dict[str, int] = {}
    costs = dict(MOON.entry[company])
    while costs:
        id = min(costs, key=lambda id: costs[id])
        found[id] = costs.pop(id)
        for other, line in MOON.sectors[id].borders.items():
            if other not in found:
                costs[other] = min(found[id] + line, costs.get(other, 99))
    return {MOON.sectors[id].number: cost for id, cost in found.items()}


def belt_distances(company: Company) -> dict[str, int]:
    """The energy that it takes a company to get to each asteroid and shuttle of an empty Belt."""
    found: dict[str, int] = {}
    costs = {id: 1 + extra for id, extra in BELT.entry[company].items()}
    while costs:
        id = min(costs, key=lambda id: costs[id])
        found[id] = costs.pop(id)
        here = BELT.shuttles.get(id)
        ways = BELT.asteroids[id].paths if here is None else here.ends
        for other, extra in ways.items():
            if other not in found:
                costs[other] = min(found[id] + 1 + extra, costs.get(other, 99))
    return found


# Stations


@pytest.mark.rule("SKY-113")
@EACH
def test_a_station_on_the_moon_has_three_columns_of_five(company: Company) -> None:
    assert [len(column) for column in MOON.stations[company].columns] == [5, 5, 5]


@pytest.mark.rule("SKY-1402")
@EACH
def test_a_station_in_the_belt_has_room_for_twelve_outposts_and_five_shuttles(
    company: Company,
) -> None:
    assert [len(column) for column in BELT.stations[company].columns] == [6, 5, 6]


@pytest.mark.rule("SKY-427")
@EACH
@BOTH
def test_the_crossed_out_space_alone_shows_two_coins(side: Moon | Belt, company: Company) -> None:
    for column in side.stations[company].columns:
        assert column[-1] == 2
        assert max(column[:-1]) == 1
        assert 0 in column


@pytest.mark.rule("SKY-EX-01", "SKY-EX-23")
@EACH
@BOTH
def test_values_of_the_examples_can_come_about(side: Moon | Belt, company: Company) -> None:
    """Examples have 6, 8 or 4 visible symbols; 15 is the most."""
    sums = {0}
    for column in side.stations[company].columns:
        sums = {had + sum(column[:bare]) for had in sums for bare in range(len(column) + 1)}
    assert {0, 4, 6, 8} <= sums
    assert max(sums) == 15


@pytest.mark.rule("SKY-105")
def test_the_belt_has_the_stations_mirrored() -> None:
    moon = {company: station.side for company, station in MOON.stations.items()}
    belt = {company: station.side for company, station in BELT.stations.items()}
    assert sorted(moon.values()) == ["bottom", "left", "right", "top"]
    mirror = {"left": "right", "right": "left", "top": "top", "bottom": "bottom"}
    assert belt == {company: mirror[side] for company, side in moon.items()}


@EACH
@BOTH
def test_columns_are_drawn_from_the_middle_of_the_board_outwards(
    side: Moon | Belt, company: Company
) -> None:
    station = side.stations[company]
    for places in station.spaces:
        far = [apart(place, (500, 500)) for place in places]
        assert far == sorted(far)
        assert all(contains(station.outline, place) for place in places)
    logo = [apart(places[0], station.logo) for places in station.spaces]
    assert logo == sorted(logo)  # SKY-Q-54: the first column is nearest the logo


# The Moon


@pytest.mark.rule("SKY-405")
def test_24_sectors_behind_single_and_double_lines() -> None:
    assert list(SECTORS) == list(range(1, 25))
    lines = Counter(cost for sector in MOON.sectors.values() for cost in sector.borders.values())
    entries = Counter(cost for borders in MOON.entry.values() for cost in borders.values())
    assert set(lines) == set(entries) == {1, 2}


@pytest.mark.rule("SKY-419")
def test_two_enclaves_lie_inside_another_sector() -> None:
    assert len(ENCLAVES) == 2
    for enclave in ENCLAVES:
        (around,) = enclave.borders
        assert all(contains(MOON.sectors[around].outline, point) for point in enclave.outline)
        assert not contains(enclave.outline, MOON.sectors[around].piece)
        for company in COMPANIES:
            assert enclave.id not in MOON.entry[company]
            assert enclave.id not in MOON.reach(company, set(MOON.sectors) - {around, enclave.id})


@pytest.mark.rule("SKY-409", "SKY-410", "SKY-EX-09")
def test_minerva_enters_21_16_and_24_for_5_energy() -> None:
    """24 has a yellow outpost, which costs 1 more."""
    costs, held = [], set[str]()
    for id in ids(21, 16, 24):
        costs.append(MOON.reach("minerva", held)[id])
        held.add(id)
    assert costs == [1, 1, 2]
    assert sum(costs) + 1 == 5
    assert SECTORS[21].borders[SECTORS[16].id] == 1


@pytest.mark.rule("SKY-EX-10", "SKY-EX-11")
def test_21_16_and_24_give_a_coin_and_three_research_points() -> None:
    """Two of them give the points."""
    found = [building for number in (21, 16, 24) for building in SECTORS[number].buildings]
    assert gains(found) == {"coins": 1, "research": 3}
    assert sorted(building.n for building in found if building.kind == "research-station") == [1, 2]


@pytest.mark.rule("SKY-1243")
def test_where_outposts_start_in_chapter_3() -> None:
    starts = {company: numbers(station.start) for company, station in MOON.stations.items()}
    assert starts == {
        "skymine": {6, 19, 20},
        "minerva": {16, 21, 23},
        "astrogo": {1, 7, 11},
        "tawac": {2, 3, 4},
    }
    for company, sectors in starts.items():
        assert all(distances(company)[number] <= 2 for number in sectors)


@pytest.mark.rule("SKY-EX-13")
@pytest.mark.parametrize("wanted", [1, 3, 4])
@EACH
def test_a_company_can_have_as_many_collectors_as_examples_count(
    company: Company, wanted: int
) -> None:
    """Astrogo has 3 collectors, and could have 4 or 1."""
    held: set[str] = set()
    for number, _ in sorted(distances(company).items(), key=lambda item: item[1]):
        if sum(MOON.sectors[id].collectors for id in held) < wanted:
            held.add(SECTORS[number].id)
    assert sum(MOON.sectors[id].collectors for id in held) == wanted


@pytest.mark.rule("SKY-EX-41")
def test_luna_finds_16_21_and_24_open_to_minerva() -> None:
    assert numbers(MOON.reach("minerva", set())) == {16, 21, 24}
    assert min(numbers(MOON.reach("minerva", ids(16)))) == 11


@pytest.mark.rule("SKY-406", "SKY-407", "SKY-411")
def test_the_cheapest_line_counts() -> None:
    """24 costs 2 from the station and from 21, but 1 from 20."""
    assert MOON.reach("minerva", ids(21))[SECTORS[24].id] == 2
    assert MOON.reach("minerva", ids(21, 20))[SECTORS[24].id] == 1
    assert SECTORS[21].id not in MOON.reach("minerva", ids(21))


@pytest.mark.rule("SKY-430", "SKY-431", "SKY-432")
def test_buildings_pay_1_or_2_of_each_kind() -> None:
    found = {(b.kind, b.n) for sector in MOON.sectors.values() for b in sector.buildings}
    assert found == {(kind, n) for kind in GAINS for n in (1, 2)}


@pytest.mark.rule("SKY-434")
def test_a_sector_may_have_several_buildings() -> None:
    assert {len(sector.buildings) for sector in MOON.sectors.values()} == {1, 2}


def test_numbers_of_sectors_sweep_the_moon() -> None:
    """For Luna (SKY-1683), from the upper left to the lower right."""
    places = sorted(SECTORS, key=lambda n: SECTORS[n].piece[1] + 0.45 * SECTORS[n].piece[0])
    off = sum((place - number) ** 2 for place, number in enumerate(places, 1))
    assert 1 - 6 * off / (24 * (24**2 - 1)) > 0.9  # the correlation of ranks


# Fairness on the Moon


def test_companies_have_as_many_sectors_at_each_distance() -> None:
    counts = [Counter(distances(company).values()) for company in COMPANIES]
    for count in counts:
        assert [count[cost] for cost in (1, 2, 3)] == [counts[0][cost] for cost in (1, 2, 3)]
        assert max(count) - max(counts[0]) in (-1, 0, 1)


@pytest.mark.parametrize(("cost", "spread"), [(1, 1.0), (2, 1.0), (3, 3.0)])
def test_companies_have_like_rewards_near_by(cost: int, spread: float) -> None:
    totals, kinds = [], []
    for company in COMPANIES:
        near = [SECTORS[number] for number, far in distances(company).items() if far <= cost]
        found = gains(building for sector in near for building in sector.buildings)
        totals.append(sum(WORTH[kind] * n for kind, n in found.items()))
        kinds.append(set(found))
    assert max(totals) - min(totals) <= spread
    if cost > 1:
        assert all(kind == set(WORTH) for kind in kinds)


# The drawing of the Moon


def test_neighbours_have_a_line_in_common_and_others_none() -> None:
    open_sectors = [sector for sector in MOON.sectors.values() if not sector.enclave]
    for one, other in combinations(open_sectors, 2):
        runs = common_line(one.outline, other.outline)
        assert len(runs) == (other.id in one.borders)
        for run in runs:  # long enough to be seen
            assert sum(apart(a, b) for a, b in pairwise(run)) > 20
    for enclave in ENCLAVES:
        (around,) = enclave.borders
        (run,) = MOON.line(around, enclave.id)
        assert run[0] == run[-1]


def test_sectors_fill_the_moon() -> None:
    disc = [sector.outline for sector in MOON.sectors.values() if not sector.enclave]
    assert sum(map(area, disc)) == pytest.approx(3.1416 * 372**2, rel=0.01)
    assert min(map(area, disc)) > 10_000


def test_pieces_and_buildings_have_room() -> None:
    for sector in MOON.sectors.values():
        round = [(sector.piece, 22.0), *((building.at, 18.0) for building in sector.buildings)]
        holes = [enclave.outline for enclave in ENCLAVES if sector.id in enclave.borders]
        for at, radius in round:
            assert contains(sector.outline, at)
            for line in (sector.outline, *holes):
                assert min(apart(at, point) for point in line) > radius
            assert not any(contains(hole, at) for hole in holes)
        for (one, radius), (other, another) in combinations(round, 2):
            assert apart(one, other) > radius + another
        assert contains(sector.outline, sector.label)
        assert min(apart(sector.label, at) for at, _ in round) > 26


# The Belt


def test_asteroids_and_shuttle_spaces_share_one_numbering() -> None:
    assert list(BELT.numbered) == list(range(1, 27))
    for number in (1, 4, 10, 14, 15, 18):
        assert asteroid(number).screen
    for number in (11, 13, 16, 19):
        assert len(shuttle(number).ends) == 2


@pytest.mark.rule("SKY-1451")
@EACH
def test_a_printed_shuttle_joins_each_station_with_an_asteroid(company: Company) -> None:
    (home,) = BELT.entry[company]
    assert BELT.reach(company, ()) == dict.fromkeys(BELT.asteroids[home].spaces, 1)


@pytest.mark.rule("SKY-1419", "SKY-1420", "SKY-1422", "SKY-EX-27")
def test_minerva_enters_19_14_13_and_18_for_6_energy() -> None:
    """A pink shuttle on 13 costs 1 more; Minerva is on 18, which is joined to 19."""
    assert asteroid(18).id in shuttle(19).ends
    held = {asteroid(18).spaces[0]}
    costs = []
    for space in ("shuttle-19", asteroid(14).spaces[0], "shuttle-13", asteroid(18).spaces[1]):
        costs.append(BELT.reach("minerva", held)[space])
        held.add(space)
    assert costs == [1, 2, 1, 1]
    assert sum(costs) + 1 == 6


@pytest.mark.rule("SKY-EX-28")
def test_what_19_14_13_and_18_give() -> None:
    assert gains(asteroid(14).screen) == {"research": 1, "coins": 1}
    assert shuttle(13).track == 1


@pytest.mark.rule("SKY-1462", "SKY-1463", "SKY-EX-29")
def test_minerva_has_3_collectors_on_10_and_15() -> None:
    held = {asteroid(10).spaces[0], *asteroid(15).linked}
    assert BELT.collectors(held) == 3
    assert BELT.collectors(held - {asteroid(15).linked[0]}) == 2
    assert BELT.collectors(()) == 0


@pytest.mark.rule("SKY-1463")
def test_asteroids_1_and_15_have_linked_spaces() -> None:
    assert [a.number for a in BELT.asteroids.values() if a.linked] == [1, 15]
    for number in (1, 15):
        linked = asteroid(number).linked
        assert len(set(linked)) == 2
        assert set(linked) <= set(asteroid(number).spaces)


@pytest.mark.rule("SKY-1501", "SKY-1504", "SKY-1505")
def test_the_threat_lies_between_11_and_16() -> None:
    assert BELT.threat_shuttles == ("shuttle-11", "shuttle-16")
    assert BELT.threat.energy == 2
    (x, y), (x11, y11), (x16, y16) = BELT.threat.at, shuttle(11).at, shuttle(16).at
    assert ((x11 + x16) / 2, (y11 + y16) / 2) == pytest.approx((x, y), abs=15)


@pytest.mark.rule("SKY-1431")
def test_some_shuttle_spaces_move_on_the_track() -> None:
    assert {space.track for space in BELT.shuttles.values()} == {0, 1}


@pytest.mark.rule("SKY-1415", "SKY-1416", "SKY-1418")
def test_what_is_in_reach_of_an_outpost() -> None:
    held = {"vesta-1"}
    found = BELT.reach("minerva", held)
    home = dict.fromkeys(BELT.asteroids["lutetia"].spaces, 1)
    paths = {space: 1 + extra for space, extra in BELT.asteroids["vesta"].paths.items()}
    assert found == home | {"vesta-2": 1, "vesta-3": 1} | paths


@pytest.mark.rule("SKY-1402")
def test_the_belt_has_room_for_more_than_one_company() -> None:
    assert 24 < len(BELT.outposts) < 48
    assert 5 < len(BELT.shuttles) <= 20


def test_companies_are_alike_in_the_belt() -> None:
    """The same numbers of places and the same rewards at every distance."""
    tables = []
    for company in COMPANIES:
        table: dict[int, Counter[str]] = {}
        for id, cost in belt_distances(company).items():
            here = table.setdefault(cost, Counter())
            if id in BELT.asteroids:
                rock = BELT.asteroids[id]
                here.update(asteroids=1, spaces=len(rock.spaces), links=bool(rock.linked))
                here.update(collectors=rock.collectors(rock.spaces))
            else:
                here.update(shuttles=1, track_symbols=BELT.shuttles[id].track)
        tables.append(table)
    assert all(table == tables[0] for table in tables)


@pytest.mark.parametrize(("cost", "spread"), [(1, 0.5), (3, 0.5), (4, 0.5), (5, 0.5)])
def test_companies_have_like_rewards_in_the_belt(cost: int, spread: float) -> None:
    totals = []
    for company in COMPANIES:
        near = [id for id, far in belt_distances(company).items() if far <= cost]
        rocks = [BELT.asteroids[id] for id in near if id in BELT.asteroids]
        found = gains(building for rock in rocks for building in rock.screen)
        found["track"] += sum(BELT.shuttles[id].track for id in near if id in BELT.shuttles)
        totals.append(sum(WORTH[kind] * n for kind, n in found.items()))
    assert max(totals) - min(totals) <= spread


def test_what_is_drawn_in_the_belt_keeps_apart() -> None:
    places = [(space.at, 20.0) for space in BELT.shuttles.values()]
    places += [(space.at, 17.0) for space in BELT.outposts.values()]
    places += [(b.at, 14.0) for rock in BELT.asteroids.values() for b in rock.screen]
    places += [(station.shuttle, 13.0) for station in BELT.stations.values()]
    for (one, radius), (other, another) in combinations(places, 2):
        assert apart(one, other) > radius + another
    rocks = [rock.outline for rock in BELT.asteroids.values()]
    for rock in BELT.asteroids.values():
        others = [outline for outline in rocks if outline != rock.outline]
        assert not any(contains(outline, point) for outline in others for point in rock.outline)
    for space in BELT.shuttles.values():
        assert not any(contains(outline, space.at) for outline in rocks)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_have_names(language: str) -> None:
    words = Words(language, (PACKAGE,))
    names = [words(f"sector-{id}") for id in MOON.sectors]
    names += [words(f"asteroid-{id}") for id in BELT.asteroids]
    assert len(set(names)) == len(names)
    assert not any("sector-" in name or "asteroid-" in name for name in names)


# Overlays and mistakes


def overlay(folder: Path, file: str, text: str) -> Path:
    (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    return folder


def test_an_overlay_corrects_both_maps(tmp_path: Path) -> None:
    overlay(tmp_path, "moon", '[[station]]\nid = "tawac"\nborders.mare-frigoris = 2\n')
    text = "[[path]]\nnumber = 11\ntrack = 2\n[[asteroid]]\nid = 'ceres'\nlinked = [1, 2]\n"
    overlay(tmp_path, "belt", text)
    with pytest.raises(DataError):  # the other borders of the station are gone
        load_moon(tmp_path)
    belt = load_belt(tmp_path)
    assert belt.shuttles["shuttle-11"].track == 2
    assert belt.asteroids["ceres"].linked == ("ceres-1", "ceres-2")
    borders = "borders = { sinus-roris = 1, mare-frigoris = 2, lacus-somniorum = 1 }"
    overlay(tmp_path, "moon", f'[[station]]\nid = "tawac"\n{borders}\n')
    assert load_moon(tmp_path).entry["tawac"]["mare-frigoris"] == 2


@pytest.mark.parametrize(
    ("file", "text", "entry", "field"),
    [
        ("moon", '[[sector]]\nid = "kuiper"\nnumber = 3', "sector", "number"),
        ("moon", '[[sector]]\nid = "kuiper"\nborders.clavius = 1', "mare-cognitum", "borders"),
        ("moon", '[[sector]]\nid = "kuiper"\nborders.mare-nowhere = 1', "kuiper", "borders"),
        ("moon", '[[sector]]\nid = "kuiper"\nborders.mare-cognitum = 3', "kuiper", "borders"),
        (
            "moon",
            '[[sector]]\nid = "kuiper"\noutline = [[0, 0], [9, 0], [9, 9]]',
            "kuiper",
            "outline",
        ),
        (
            "moon",
            '[[sector]]\nid = "clavius"\noutline = [[0, 0], [9, 0], [9, 9]]',
            "schickard",
            "outline",
        ),
        ("moon", '[[station]]\nid = "tawac"\nside = "left"', "station", "side"),
        ("moon", '[[station]]\nid = "tawac"\nborders.kuiper = 1', "tawac", "borders"),
        (
            "moon",
            '[[station]]\nid = "tawac"\nstart = ["clavius", "kuiper", "manilius"]',
            "clavius",
            "start",
        ),
        ("belt", "[[path]]\nnumber = 11\nends = { vesta = 0 }", "11", "ends"),
        ("belt", "[[path]]\nnumber = 11\nends = { vesta = 0, eros = 0 }", "11", "ends"),
        ("belt", '[[asteroid]]\nid = "flora"\nlinked = [1, 2]', "flora", "linked"),
        ("belt", '[[asteroid]]\nid = "ceres"\nlinked = [1, 4]', "ceres", "linked"),
        ("belt", '[[asteroid]]\nid = "ceres"\nnumber = 2', "asteroid", "number"),
        ("belt", '[[asteroid]]\nid = "flora"\nspaces = [[1, 1]]', "flora", "spaces"),
        ("belt", '[[station]]\nid = "tawac"\nhome = "eros"', "tawac", "home"),
        (
            "belt",
            "threat = { between = [11, 15], energy = 2, at = [5, 5], size = [5, 5] }",
            "threat",
            "between",
        ),
    ],
)
def test_a_mistake_is_told_by_file_entry_and_field(
    tmp_path: Path, file: str, text: str, entry: str, field: str
) -> None:
    with pytest.raises(DataError) as caught:
        (load_moon if file == "moon" else load_belt)(overlay(tmp_path, file, text))
    told = caught.value.args_
    assert told["entry"] == entry
    assert told["field"].startswith(field)
    assert f"{file}.toml" in str(told["file"])


def test_every_station_and_every_way_is_needed() -> None:
    stations = {id: station for id, station in MOON.stations.items() if id != "tawac"}
    with pytest.raises(DataError):
        check_moon(msgspec.structs.replace(MOON, stations=stations))
    cut = {
        id: msgspec.structs.replace(rock, paths={} if id == "iris" else rock.paths)
        for id, rock in BELT.asteroids.items()
    }
    with pytest.raises(DataError):
        check_belt(msgspec.structs.replace(BELT, asteroids=cut))
