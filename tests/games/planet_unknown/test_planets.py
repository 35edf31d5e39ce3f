"""The asymmetric planets (PU-1901 to PU-1961), one after the other."""

import pytest

from kosmodrom.core.words import Words
from kosmodrom.games.planet_unknown import RULESET
from kosmodrom.games.planet_unknown.clauses import (
    ForbidIce,
    ForbidPerimeter,
    ForbidRovers,
    Patches,
)
from kosmodrom.games.planet_unknown.events import NothingFits
from kosmodrom.games.planet_unknown.geometry import bit, popcount
from kosmodrom.games.planet_unknown.moves import (
    NAMES,
    Advance,
    LeaveOut,
    MoveRover,
    PlacePatch,
    PlaceTile,
    TeleportRover,
    UseEnergy,
)
from kosmodrom.games.planet_unknown.rules.objectives import (
    fulfilled,
    icons,
    measure,
    terrain_areas,
)
from kosmodrom.games.planet_unknown.rules.patches import patch_squares
from kosmodrom.games.planet_unknown.rules.placing import (
    STRICT,
    WITHOUT_BOTH,
    WITHOUT_EVENT,
    WITHOUT_PLANET,
    places,
)
from kosmodrom.games.planet_unknown.rules.rovers import rover_steps, teleports
from kosmodrom.games.planet_unknown.rules.scoring import planet_medals, uncovered
from kosmodrom.games.planet_unknown.sections import sections
from kosmodrom.games.planet_unknown.state import COVERED, ENERGY, ICONS, PATCHES
from kosmodrom.testing.positions import offered, refused, told
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    Position,
    board,
    names,
    on,
    player,
    put,
    rovers,
    seen,
    settle,
    take,
    tile,
    trackers,
)

SMALL, LARGE = "i2 civ-energy", "i4 rover-tech"
FIRST = "i2 civ-energy*"
"""Place a tile somewhere, so that the next one is not the first."""


def on_planet(planet: str, corporation: str = "universal-coalition", level: int = 0) -> Position:
    """A has this planet; in front of it lie a domino and a large tile."""
    position = Position(planets=[planet], corporations=[corporation])
    position.depot(A, SMALL, LARGE)
    if level:
        position.level(A, level)
    return position


def ways(squares: str, name: str = SMALL) -> list[PlaceTile]:
    """The ways to lay a tile on exactly these squares."""
    number = tile(name)
    entry = BOX.tiles[number]
    wanted = board(squares.split())
    found = [
        PlaceTile(orientation.number, NAMES[anchor])
        for orientation in BOX.shapes[entry.shape].pieces[entry.meteorite].orientations
        for anchor in range(wanted.bit_length())
        if orientation.cells << anchor == wanted
    ]
    assert found, f"{name} never covers {squares}"
    return found


def allowed(table: AnyTable, squares: str, name: str = SMALL) -> bool:
    """Whether A may place the tile taken on exactly these squares, whichever way round."""
    found = ways(squares, name)
    chosen = [way for way in found if way in offered(table, A)]
    assert chosen in ([], found)
    return bool(chosen)


def why_not(table: AnyTable, squares: str, name: str = SMALL) -> tuple[str, ...]:
    """The rules that forbid placing the tile taken there."""
    return refused(table, A, ways(squares, name)[0])


def taken(position: Position, *, large: bool = False) -> AnyTable:
    """A has taken one of the two tiles."""
    table = position.table()
    take(table, A, "large" if large else "small")
    return table


def with_patch(position: Position, squares: str, first: str) -> AnyTable:
    """A has laid a tile on these squares and gained a patch by it."""
    position.depot(A, "i2 tech-biomass", LARGE)
    position.trackers(A, biomass=2)
    position.place(A, FIRST, first)
    table = taken(position)
    table.decide(A, ways(squares, "i2 tech-biomass")[0])
    table.decide(A, Advance("biomass"))
    return table


def patch_places(table: AnyTable) -> set[str]:
    return {option.at for option in offered(table, A, PlacePatch)}


def steps_from(position: Position, start: str) -> set[str]:
    return {option.to for option in rover_steps(position.game, A) if option.start == start}


def private(kind: str) -> str:
    """The objective with this private side."""
    return next(
        entry.id for entry in BOX.objectives.values() if entry.private.__struct_config__.tag == kind
    )


def neighbour(kind: str, **parts: str) -> str:
    """The objective with this neighbour side."""
    return next(
        entry.id
        for entry in BOX.objectives.values()
        if entry.neighbour.__struct_config__.tag == kind
        and all(getattr(entry.neighbour, name) == value for name, value in parts.items())
    )


# All planets


@pytest.mark.rule("PU-1901")
def test_the_symmetric_planet_has_no_rule_of_its_own() -> None:
    position = on_planet("ksb-4156")
    assert BOX.planets["ksb-4156"].rule is None
    for number in range(0, 144, 5):
        strict = list(places(position.game, A, number, STRICT))
        assert strict == list(places(position.game, A, number, WITHOUT_BOTH))
    position.fill(A)
    assert planet_medals(position.game, A) == 40


@pytest.mark.rule("PU-Q-54")
@pytest.mark.parametrize("planet", BOX.planets)
def test_all_that_is_not_ice_is_land(planet: str) -> None:
    ground = BOX.planets[planet].ground
    special = ground.cities | ground.ring | ground.pit | ground.toxic | ground.currents
    assert ground.land == ground.squares & ~ground.ice
    assert not (special | ground.lifepods) & ~ground.land


@pytest.mark.rule("PU-Q-54")
def test_an_event_against_ice_leaves_special_squares_alone() -> None:
    position = on_planet("kaax")
    position.place(A, FIRST, "F1")
    position.cover(A, "civ", ["G2"])
    position.event(ForbidIce())
    table = taken(position)
    assert allowed(table, "E2 D2")  # D2 is toxic
    assert "PU-817" in why_not(table, "H2 I2")  # ice


# K-273


@pytest.mark.rule("PU-1905", "PU-Q-54")
def test_k_273_does_not_mix_land_and_ice() -> None:
    position = on_planet("k-273")
    position.place(A, FIRST, "A6")
    position.cover(A, "civ", ["B6"])
    table = taken(position)
    assert allowed(table, "C6 D6")  # land
    assert allowed(table, "C6 C7")  # C7 has a lifepod, and is land
    assert allowed(table, "B7 B8")  # ice
    assert not allowed(table, "C6 C5")
    assert "PU-1905" in why_not(table, "C6 C5")
    assert "PU-1905" in why_not(table, "B7 C7")


@pytest.mark.rule("PU-1905")
def test_k_273_asks_it_of_the_first_tile_and_of_large_ones() -> None:
    position = on_planet("k-273")
    table = taken(position, large=True)
    assert "PU-1905" in why_not(table, "F1 F2 F3 F4", LARGE)
    assert allowed(table, "G1 G2 G3 G4", LARGE)
    assert "PU-1905" in why_not(table, "A6 B6 C6 D6", LARGE)


@pytest.mark.rule("PU-1905", "PU-565")
def test_k_273_leaves_patches_alone() -> None:
    position = on_planet("k-273")
    table = with_patch(position, "B6 B7", first="A6")
    assert patch_places(table) == {"B5", "C6", "B8", "C7"}


@pytest.mark.rule("PU-1902", "PU-423", "PU-Q-08")
def test_k_273_is_ignored_where_it_alone_would_end_the_game() -> None:
    position = on_planet("k-273")
    position.place(A, FIRST, "L6")
    position.fill(A, but=["B6", "C6"])
    table = taken(position)
    assert player(table, A).relaxed == WITHOUT_BOTH
    assert allowed(table, "B6 C6")


@pytest.mark.rule("PU-1902", "PU-Q-08", "PU-403")
def test_k_273_is_not_ignored_while_one_of_the_two_tiles_fits() -> None:
    """The tile that would break the rule may not be taken."""
    position = on_planet("k-273")
    position.place(A, FIRST, "L6")
    position.fill(A, but=["A6", "B6", "C6", "D6"])
    table = position.table()
    assert player(table, A).taken == tile(SMALL)
    assert allowed(table, "A6 B6")
    assert allowed(table, "C6 D6")
    assert "PU-1905" in why_not(table, "B6 C6")


@pytest.mark.rule("PU-EX-33", "PU-423", "PU-1902", "PU-Q-08")
def test_the_event_is_ignored_where_it_alone_is_in_the_way() -> None:
    position = on_planet("k-273")
    position.place(A, FIRST, "L6")
    position.fill(A, but=["B6", "B7", "C6"])
    position.event(ForbidIce())
    table = taken(position)
    assert player(table, A).relaxed == WITHOUT_EVENT
    assert allowed(table, "B6 B7")  # ice
    assert "PU-1905" in why_not(table, "B6 C6")


@pytest.mark.rule("PU-EX-33", "PU-423", "PU-1902", "PU-Q-08")
def test_both_are_ignored_where_neither_can_be_kept() -> None:
    position = on_planet("k-273")
    position.place(A, FIRST, "L6")
    position.fill(A, but=["B6", "C6"])
    position.event(ForbidIce())
    table = taken(position)
    assert player(table, A).relaxed == WITHOUT_BOTH
    assert allowed(table, "B6 C6")


@pytest.mark.rule("PU-EX-33", "PU-423", "PU-1902", "PU-Q-08")
def test_the_planet_is_ignored_where_it_alone_is_in_the_way() -> None:
    position = on_planet("tartarus")
    position.place(A, FIRST, "F11")
    position.fill(A, but=["F8", "G8", "E6", "F6"])  # both pairs lie across the chasm, F6 is ice
    position.event(ForbidIce())
    table = taken(position)
    assert player(table, A).relaxed == WITHOUT_PLANET
    assert allowed(table, "F8 G8")
    assert "PU-817" in why_not(table, "E6 F6")


@pytest.mark.rule("PU-423", "PU-1902", "PU-Q-08")
def test_where_ignoring_either_helps_the_event_is_ignored() -> None:
    position = on_planet("tartarus")
    position.place(A, FIRST, "F11")
    position.fill(A, but=["F8", "G8", "A7", "B7"])  # across the chasm on land; on ice
    position.event(ForbidIce())
    table = taken(position)
    assert player(table, A).relaxed == WITHOUT_EVENT
    assert allowed(table, "A7 B7")
    assert "PU-1920" in why_not(table, "F8 G8")


@pytest.mark.rule("PU-Q-08", "PU-817")
def test_planet_and_event_both_bind_where_something_fits() -> None:
    position = on_planet("k-273")
    position.place(A, FIRST, "A6")
    position.cover(A, "civ", ["B6"])
    position.event(ForbidIce())
    table = taken(position)
    assert player(table, A).relaxed == STRICT
    assert allowed(table, "C6 D6")
    assert "PU-817" in why_not(table, "B7 B8")
    assert "PU-817" in why_not(table, "C6 C5")  # breaks both


# Gaia


@pytest.mark.rule("PU-1910")
def test_uncovered_cities_of_gaia_score_2_each() -> None:
    position = on_planet("gaia")
    assert popcount(BOX.planets["gaia"].ground.cities) == 8
    assert planet_medals(position.game, A) == 16
    position.cover(A, "civ", ["F1", "C3"])
    assert planet_medals(position.game, A) == 12


@pytest.mark.rule("PU-1911", "PU-1910")
def test_covering_a_city_is_legal_and_loses_its_medals() -> None:
    table = taken(on_planet("gaia"))
    assert allowed(table, "F1 F2")
    table.decide(A, ways("F1 F2")[0])
    assert planet_medals(table.game, A) == 14


@pytest.mark.rule("PU-1912", "PU-1910", "PU-723")
def test_an_uncovered_city_is_empty_for_its_row_and_column() -> None:
    position = on_planet("gaia")
    position.fill(A, but=["F1"])
    assert planet_medals(position.game, A) == 40 - 1 - 3 + 2
    position.fill(A)
    assert planet_medals(position.game, A) == 40


@pytest.mark.rule("PU-Q-57")
def test_a_patch_covers_a_city() -> None:
    table = with_patch(on_planet("gaia"), "D3 D4", first="E2")
    assert planet_medals(table.game, A) == 16
    table.decide(A, PlacePatch("C3"))
    assert planet_medals(table.game, A) == 14


@pytest.mark.rule("PU-Q-57")
def test_rovers_may_enter_cities() -> None:
    position = on_planet("gaia")
    position.rover(A, "F2", movement=1)
    table = position.table()
    table.decide(A, MoveRover("F2", "F1"))
    assert rovers(table, A) == ["F1"]


# Arashi


@pytest.mark.rule("PU-1915")
def test_the_ring_is_the_two_longest_rows() -> None:
    ground = BOX.planets["arashi"].ground
    longest = sorted(ground.rows, key=popcount)[-2:]
    assert ground.ring == sum(longest)
    assert [popcount(row) for row in longest] == [12, 12]


@pytest.mark.rule("PU-1916")
def test_a_tile_on_the_ring_reaches_out_of_it() -> None:
    table = taken(on_planet("arashi"))
    assert allowed(table, "B5 B6")
    assert allowed(table, "B5 B4")  # it need not touch the ring
    assert "PU-1916" in why_not(table, "A6 A7")
    assert "PU-1916" in why_not(table, "A6 B6")
    table = taken(on_planet("arashi"), large=True)
    assert allowed(table, "B5 B6 B7 B8", LARGE)
    assert "PU-1916" in why_not(table, "A6 B6 C6 D6", LARGE)


@pytest.mark.rule("PU-1916", "PU-1902", "PU-Q-08")
def test_the_ring_may_be_filled_if_nothing_else_is_left() -> None:
    position = on_planet("arashi")
    position.place(A, FIRST, "F1")
    position.fill(A, but=["E6", "E7"])
    assert allowed(taken(position), "E6 E7")


@pytest.mark.rule("PU-1917")
def test_patches_may_not_be_placed_on_the_ring() -> None:
    table = with_patch(on_planet("arashi"), "B5 B6", first="C4")
    assert patch_places(table) == {"C3", "B4", "D4", "D5"}  # not A6, C6 and B7
    assert "PU-1917" in refused(table, A, PlacePatch("C6"))


@pytest.mark.rule("PU-1917", "PU-Q-08", "PU-568")
def test_patches_are_lost_rather_than_put_on_the_ring() -> None:
    position = on_planet("arashi")
    position.place(A, FIRST, "F1")
    position.fill(A, but=["E6"])
    assert patch_squares(position.game, A) == 0


@pytest.mark.rule("PU-1917", "PU-Q-12")
def test_a_first_patch_keeps_off_the_ring_too() -> None:
    position = on_planet("arashi")
    ground = BOX.planets["arashi"].ground
    assert patch_squares(position.game, A) == ground.perimeter & ~ground.ring


@pytest.mark.rule("PU-Q-56", "PU-1212")
def test_wormhole_may_put_patches_on_tiles_on_the_ring() -> None:
    position = on_planet("arashi", "wormhole", level=2)
    position.place(A, "i2 rover-tech", "B5")
    position.cover(A, "civ", ["A7"])
    ring = set(names(patch_squares(position.game, A) & BOX.planets["arashi"].ground.ring))
    assert ring == {"B6", "A7"}  # covered, and so no longer closed


# Tartarus


@pytest.mark.rule("PU-1920")
def test_a_tile_may_not_lie_across_the_chasm() -> None:
    position = on_planet("tartarus")
    position.place(A, FIRST, "F9")  # F9 and F10
    table = taken(position)
    assert allowed(table, "E8 F8")
    assert "PU-1920" in why_not(table, "F8 G8")  # from side to side
    assert "PU-1920" in why_not(table, "F8 F7")  # up and down
    table = taken(position, large=True)
    assert allowed(table, "E9 E8 E7 E6", LARGE)
    assert "PU-1920" in why_not(table, "E8 F8 G8 H8", LARGE)


@pytest.mark.rule("PU-1920", "PU-1902", "PU-Q-08")
def test_the_chasm_is_ignored_where_it_alone_would_end_the_game() -> None:
    position = on_planet("tartarus")
    position.place(A, FIRST, "F9")
    position.fill(A, but=["F8", "G8"])
    assert allowed(taken(position), "F8 G8")


@pytest.mark.rule("PU-Q-48", "PU-417")
def test_across_the_chasm_tiles_are_adjacent() -> None:
    position = on_planet("tartarus")
    position.place(A, FIRST, "F8")  # F8 and F9, on the left
    table = taken(position)
    assert allowed(table, "G8 G9")
    table.decide(A, ways("G8 G9")[0])
    assert len(player(table, A).tiles) == 2


@pytest.mark.rule("PU-Q-48", "PU-565")
def test_across_the_chasm_patches_are_adjacent() -> None:
    position = on_planet("tartarus")
    position.place(A, FIRST, "F8")
    assert {"G8", "G9"} <= set(names(patch_squares(position.game, A)))


@pytest.mark.rule("PU-Q-48", "PU-624", "PU-771")
def test_areas_and_energy_reach_across_the_chasm() -> None:
    position = on_planet("tartarus")
    position.place(A, FIRST, "A6")
    position.cover(A, "energy", ["G8"])
    position.cover(A, "tech", ["H8"])
    position.cover(A, "rover", ["E10"])
    table = taken(position)
    (way,) = [way for way in ways("F8 F9") if way.orientation == 2]  # energy on F8
    table.decide(A, way)
    assert offered(table, A, UseEnergy) == [UseEnergy("civ"), UseEnergy("tech")]
    areas = terrain_areas(table.game, A, "energy")
    assert board(["F8", "G8"]) in areas


@pytest.mark.rule("PU-1921")
def test_rovers_do_not_cross_the_chasm_straight() -> None:
    position = on_planet("tartarus")
    position.rover(A, "F8", movement=3)
    assert steps_from(position, "F8") == {"E8", "F9"}  # not G8 and F7
    table = position.table()
    assert "PU-1921" in refused(table, A, MoveRover("F8", "G8"))
    assert "PU-1921" in refused(table, A, MoveRover("F8", "F7"))
    table.decide(A, MoveRover("F8", "E8"))
    table.decide(A, MoveRover("E8", "E7"))
    assert "PU-1921" in refused(table, A, MoveRover("E7", "F7"))


def crossings(position: Position) -> set[tuple[str, str]]:
    """All steps of rovers from one side of the chasm to the other."""
    left, right = (set(names(side)) for side in BOX.planets["tartarus"].ground.sides)
    found = set()
    for start in left | right:
        position.player(A).rovers = []
        position.rover(A, start)
        across = right if start in left else left
        found |= {(start, to) for to in steps_from(position, start) & across}
    return found


@pytest.mark.rule("PU-1922", "PU-Q-48", "PU-1311")
def test_at_two_places_the_chasm_is_crossed_diagonally() -> None:
    assert crossings(on_planet("tartarus")) == set()
    there = {("F4", "G5"), ("F10", "G9")}
    back = {("G5", "F4"), ("G9", "F10")}
    assert crossings(on_planet("tartarus", "cosmos", level=1)) == there | back


@pytest.mark.rule("PU-1922")
def test_a_rover_crosses_the_chasm() -> None:
    position = on_planet("tartarus", "cosmos", level=1)
    position.rover(A, "F4", movement=2)
    table = position.table()
    assert "PU-1922" in refused(table, A, MoveRover("F4", "G4"))
    table.decide(A, MoveRover("F4", "G5"))
    assert rovers(table, A) == ["G5"]


@pytest.mark.rule("PU-Q-48")
def test_teleports_may_cross_the_chasm() -> None:
    position = on_planet("tartarus")
    position.rover(A, "F8")
    assert {option.to for option in teleports(position.game, A, board(["G8"]))} == {"G8"}


# Petra


@pytest.mark.rule("PU-1925", "PU-541", "PU-Q-58")
def test_petra_has_no_ice() -> None:
    position = Position(planets=["petra"])
    position.depot(A, "i2 water-rover", LARGE)
    assert BOX.planets["petra"].ground.ice == 0
    assert fulfilled(position.game, A, private("all-ice-covered"))
    table = position.table()
    put(table, A, "small", "F1")
    settle(table, A)
    assert trackers(table, A)["water"] == 0


def beside_currents(**tracks: int) -> Position:
    """Tech lies beside the currents that begin below F2, and far from F1 and F2 themselves."""
    position = on_planet("petra")
    position.cover(A, "tech", ["G5"])
    position.trackers(A, **tracks)
    return position


def energy_options(position: Position) -> list[object]:
    """A lays a tile on F1 and F2, the energy on F2: what may the energy do?"""
    table = taken(position)
    (way,) = [way for way in ways("F1 F2") if way.orientation == 0]
    table.decide(A, way)
    assert on(table, A, ICONS + ENERGY) == ["F2"]
    return [*offered(table, A, UseEnergy), *offered(table, A, LeaveOut)]


@pytest.mark.rule("PU-1926", "PU-Q-47")
def test_currents_are_energy_terrain_when_an_energy_area_is_formed() -> None:
    assert energy_options(beside_currents()) == [UseEnergy("civ"), UseEnergy("tech")]


@pytest.mark.rule("PU-1926", "PU-Q-47")
def test_covered_currents_are_not() -> None:
    position = beside_currents()
    position.cover(A, "civ", ["E2", "F4"])
    assert energy_options(position) == [UseEnergy("civ")]


@pytest.mark.rule("PU-1926", "PU-624")
def test_elsewhere_there_are_no_currents() -> None:
    position = on_planet("ksb-4156")
    position.cover(A, "tech", ["G5"])
    assert energy_options(position) == [UseEnergy("civ")]


@pytest.mark.rule("PU-1926", "PU-Q-47", "PU-629")
def test_the_player_need_not_let_currents_count() -> None:
    top = BOX.corporations["universal-coalition"].tracks[0].top
    position = beside_currents(civ=top)
    assert energy_options(position) == [UseEnergy("tech"), LeaveOut("energy")]
    table = position.table()
    take(table, A, "small")
    table.decide(A, ways("F1 F2")[0])
    table.decide(A, LeaveOut("energy"))
    assert trackers(table, A)["tech"] == 0
    assert not player(table, A).pending


@pytest.mark.rule("PU-Q-47", "PU-629")
def test_energy_that_needs_no_currents_must_be_used() -> None:
    top = BOX.corporations["universal-coalition"].tracks[0].top
    position = beside_currents(civ=top)
    position.cover(A, "rover", ["G2"])  # beside F2 itself
    assert energy_options(position) == [UseEnergy("rover"), UseEnergy("tech")]


@pytest.mark.rule("PU-1927", "PU-Q-47", "PU-771", "PU-773")
def test_uncovered_currents_are_energy_terrain_at_the_end() -> None:
    position = on_planet("petra")
    currents = BOX.planets["petra"].ground.currents
    areas = terrain_areas(position.game, A, "energy")
    assert sum(areas) == currents
    position.cover(A, "civ", names(currents & ~board(["I10", "I11"])))
    assert terrain_areas(position.game, A, "energy") == (board(["I10", "I11"]),)
    position.cover(A, "energy", ["J10"])
    assert measure(position.game, A, neighbour("largest-area", terrain="energy")) == 3
    assert icons(position.game, A, "energy") == 0  # they hold no resource
    assert terrain_areas(position.game, A, "tech") == ()


@pytest.mark.rule("PU-Q-47", "PU-723")
def test_uncovered_currents_fill_rows_and_columns() -> None:
    position = on_planet("petra")
    currents = names(BOX.planets["petra"].ground.currents)
    position.fill(A, but=currents)
    assert planet_medals(position.game, A) == 40
    position = on_planet("petra")
    position.fill(A, but=[*currents, "F1"])
    assert planet_medals(position.game, A) == 40 - 1 - 3


@pytest.mark.rule("PU-Q-47")
def test_uncovered_currents_are_no_uncovered_land_but_uncovered_squares() -> None:
    position = on_planet("petra")
    currents = BOX.planets["petra"].ground.currents
    position.fill(A, but=names(currents))
    assert fulfilled(position.game, A, private("all-land-covered"))
    assert uncovered(position.game, A) == popcount(currents)
    position = on_planet("petra")
    position.fill(A, but=["F1"])
    assert not fulfilled(position.game, A, private("all-land-covered"))


@pytest.mark.rule("PU-Q-47")
def test_an_event_against_rovers_on_energy_does_not_concern_currents() -> None:
    position = on_planet("petra")
    position.rover(A, "F2", movement=1)
    position.cover(A, "energy", ["G2"])
    position.event(ForbidRovers("energy"))
    assert steps_from(position, "F2") == {"F1", "E2", "F3"}  # E2 and F3 are currents


@pytest.mark.rule("PU-Q-47", "PU-1314")
def test_steps_onto_currents_are_free_with_cosmos_4() -> None:
    position = on_planet("petra", "cosmos", level=4)
    position.rover(A, "F2", movement=1)
    table = position.table()
    table.decide(A, MoveRover("F2", "F3"))  # a current
    assert player(table, A).movement == 1
    table.decide(A, MoveRover("F3", "G3"))
    assert player(table, A).movement == 0


@pytest.mark.rule("PU-Q-47", "PU-417")
def test_currents_give_no_adjacency() -> None:
    position = on_planet("petra")
    position.place(A, FIRST, "F1")
    table = taken(position)
    assert allowed(table, "E2 E3")
    assert "PU-417" in why_not(table, "G4 G5")  # beside currents only


# Persephone


@pytest.mark.rule("PU-1930", "PU-1931")
def test_each_quadrant_of_persephone_forbids_a_resource() -> None:
    table = taken(on_planet("persephone"))
    assert "PU-1930" in refused(table, A, ways("F1 F2")[0])  # civ at the top left
    assert "PU-1930" in refused(table, A, ways("G1 G2")[0])  # energy at the top right
    assert allowed(table, "F12 F11")
    assert allowed(table, "G12 G11")
    one, other = ways("F1 G1")
    assert sorted(way in offered(table, A) for way in (one, other)) == [False, True]


@pytest.mark.rule("PU-1930")
@pytest.mark.parametrize(
    ("pair", "forbidden"),
    [
        ("civ-energy", {"civ": "F1 F2", "energy": "G1 G2"}),
        ("energy-water", {"energy": "G1 G2", "water": "G12 G11"}),
        ("rover-tech", {"tech": "F12 F11"}),
        ("tech-biomass", {"tech": "F12 F11"}),
        ("water-rover", {"water": "G12 G11"}),
        ("biomass-civ", {"civ": "F1 F2"}),
    ],
)
def test_the_quadrants_of_each_pair(pair: str, forbidden: dict[str, str]) -> None:
    position = Position(planets=["persephone"])
    position.depot(A, f"i2 {pair}", LARGE)
    table = taken(position)
    for squares in ("F1 F2", "G1 G2", "F12 F11", "G12 G11"):
        assert allowed(table, squares, f"i2 {pair}") == (squares not in forbidden.values())


@pytest.mark.rule("PU-Q-55", "PU-1931")
def test_only_resources_count_not_terrain() -> None:
    name = "i4 civ-energy"
    position = Position(planets=["persephone"])
    position.depot(A, SMALL, name)
    table = taken(position, large=True)
    ground = BOX.planets["persephone"].ground
    civ, energy = ground.forbidden[0], ground.forbidden[ENERGY]
    piece = BOX.shapes[BOX.tiles[tile(name)].shape].pieces[0]
    reaching = 0
    for option in offered(table, A, PlaceTile):
        orientation, anchor = piece.turned(option.orientation), board([option.at]).bit_length() - 1
        icons_at = [1 << anchor + icon for icon in orientation.icons]
        assert not icons_at[0] & civ
        assert not icons_at[1] & energy
        reaching += bool(orientation.sections[0] << anchor & civ)
    assert reaching  # civ terrain in the quadrant of civ


@pytest.mark.rule("PU-Q-55")
def test_patches_may_lie_in_every_quadrant() -> None:
    position = on_planet("persephone")
    ground = BOX.planets["persephone"].ground
    assert patch_squares(position.game, A) == ground.perimeter


@pytest.mark.rule("PU-1930", "PU-1902", "PU-Q-08")
def test_the_quadrants_are_ignored_where_they_alone_would_end_the_game() -> None:
    position = on_planet("persephone")
    position.place(A, FIRST, "A6")
    position.fill(A, but=["F1", "F2"])
    assert allowed(taken(position), "F1 F2")


# Charybdis


@pytest.mark.rule("PU-1935", "PU-416")
def test_the_first_tile_on_charybdis_covers_a_central_square() -> None:
    assert names(BOX.planets["charybdis"].ground.pit) == ["F6", "G6", "F7", "G7"]
    table = taken(on_planet("charybdis"))
    assert allowed(table, "F6 G6")
    assert allowed(table, "E6 F6")  # one is enough
    assert "PU-1935" in why_not(table, "F1 F2")
    assert "PU-1935" in why_not(table, "E6 E7")
    for option in offered(table, A, PlaceTile):
        assert not board([option.at]) & BOX.planets["charybdis"].ground.perimeter


@pytest.mark.rule("PU-1936", "PU-417")
def test_afterwards_the_normal_rules_hold_on_charybdis() -> None:
    position = on_planet("charybdis")
    position.place(A, FIRST, "F6")
    table = taken(position)
    assert allowed(table, "F5 E5")  # neither central nor on the perimeter
    assert "PU-417" in why_not(table, "F1 F2")


@pytest.mark.rule("PU-Q-12", "PU-1935")
def test_a_first_patch_lies_on_a_central_square_of_charybdis() -> None:
    position = on_planet("charybdis")
    position.state.phase = "alert-effects"
    position.event(Patches(1))
    table = position.table()
    assert patch_places(table) == {"F6", "G6", "F7", "G7"}
    assert "PU-Q-12" in refused(table, A, PlacePatch("F1"))
    table.decide(A, PlacePatch("F6"))
    settle(table, 1)
    take(table, A, "small")
    assert on(table, A, PATCHES) == ["F6"]
    assert allowed(table, "G7 H7")  # the first tile need not touch the patch
    assert "PU-1935" in why_not(table, "E6 D6")  # which touches the patch only


@pytest.mark.rule("PU-EX-31", "PU-423", "PU-1935")
def test_an_event_against_the_perimeter_binds_on_charybdis() -> None:
    position = on_planet("charybdis")
    position.event(ForbidPerimeter())
    table = taken(position)
    assert player(table, A).relaxed == STRICT
    assert allowed(table, "F6 G6")
    position = on_planet("ksb-4156")
    position.event(ForbidPerimeter())
    table = taken(position)
    assert player(table, A).relaxed == WITHOUT_BOTH
    assert allowed(table, "F1 F2")
    assert "PU-416" in why_not(table, "F5 F6")


# K'Aax


@pytest.mark.rule("PU-1940", "PU-Q-52")
def test_rovers_may_not_enter_toxic_squares() -> None:
    position = on_planet("kaax")
    position.rover(A, "E2", movement=1)
    assert steps_from(position, "E2") == {"F2"}  # not D2 and E3
    table = position.table()
    assert "PU-1940" in refused(table, A, MoveRover("E2", "D2"))


@pytest.mark.rule("PU-1941", "PU-1940")
def test_a_tile_makes_toxic_squares_harmless() -> None:
    position = on_planet("kaax")
    position.rover(A, "E2", movement=1)
    table = taken(position)
    assert allowed(table, "D2 D3")
    table.decide(A, ways("D2 D3")[0])
    assert MoveRover("E2", "D2") in offered(table, A)
    assert MoveRover("E2", "E3") not in offered(table, A)
    table.decide(A, MoveRover("E2", "D2"))
    assert rovers(table, A) == ["D2"]


@pytest.mark.rule("PU-1941", "PU-1940", "PU-565")
def test_so_does_a_patch() -> None:
    table = with_patch(on_planet("kaax"), "E2 F2", first="G1")
    table.decide(A, PlacePatch("D2"))
    position = on_planet("kaax")
    position.patch(A, "D2")
    position.rover(A, "E2", movement=1)
    assert steps_from(position, "E2") == {"D2", "F2"}


@pytest.mark.rule("PU-Q-52", "PU-Q-59")
def test_toxic_squares_are_not_reached_by_teleport() -> None:
    position = on_planet("kaax")
    position.rover(A, "E2")
    position.cover(A, "civ", ["D3"])
    found = teleports(position.game, A, board(["D2", "D3", "F2"]))
    assert {option.to for option in found} == {"D3", "F2"}
    position.player(A).gain("relocate")  # as a card gives it
    table = taken(position)
    table.decide(A, ways("F1 G1")[0])
    assert "PU-1940" in refused(table, A, TeleportRover("E2", "D2"))
    assert "PU-590" in refused(table, A, TeleportRover("E2", "A1"))
    table.decide(A, TeleportRover("E2", "D3"))
    assert rovers(table, A) == ["D3"]


# Oblivion


@pytest.mark.rule("PU-1945", "PU-412", "PU-413")
def test_the_middle_of_oblivion_has_no_squares() -> None:
    ground = BOX.planets["oblivion"].ground
    middle = board(NAMES[bit(x, y)] for x in range(4, 8) for y in range(2, 10))
    assert not ground.squares & middle
    corners = [bit(x, y) for x in (0, 1, 2, 9, 10, 11) for y in (0, 1, 2, 9, 10, 11)]
    assert ground.ice == sum(1 << square for square in corners)
    position = on_planet("oblivion")
    position.place(A, FIRST, "E1")
    table = taken(position)
    assert "PU-413" in why_not(table, "E3 E4")
    assert allowed(table, "F1 F2")


@pytest.mark.rule("PU-1946", "PU-1947")
def test_a_split_line_of_oblivion_scores_once_when_both_parts_are_full() -> None:
    position = on_planet("oblivion")
    row = BOX.planets["oblivion"].ground.rows[2]  # 4 squares, a gap, 4 squares
    left = row & board(["A3", "B3", "C3", "D3"])
    position.cover(A, "civ", names(left))
    assert planet_medals(position.game, A) == 0
    position.cover(A, "civ", names(row))
    assert planet_medals(position.game, A) == 1
    position = on_planet("oblivion")
    column = BOX.planets["oblivion"].ground.columns[4]  # 2 squares above, 2 below
    assert popcount(column) == 4
    position.cover(A, "civ", ["E1", "E2"])
    assert planet_medals(position.game, A) == 0
    position.cover(A, "civ", ["E11", "E12"])
    assert planet_medals(position.game, A) == 1


@pytest.mark.rule("PU-1947")
def test_all_of_oblivion_scores_every_line_once() -> None:
    position = on_planet("oblivion")
    position.fill(A)
    planet = BOX.planets["oblivion"]
    assert planet_medals(position.game, A) == sum(planet.rows) + sum(planet.columns) == 40


@pytest.mark.rule("PU-Q-07", "PU-416")
def test_the_inner_border_of_oblivion_is_no_perimeter() -> None:
    table = taken(on_planet("oblivion"))
    assert allowed(table, "A6 A7")
    assert "PU-416" in why_not(table, "D3 D4")
    assert "PU-416" in why_not(table, "C4 D4")
    frame = [NAMES[bit(x, y)] for y in range(12) for x in range(12) if {x, y} & {0, 11}]
    assert names(BOX.planets["oblivion"].ground.perimeter) == frame


@pytest.mark.rule("PU-Q-07")
def test_the_perimeter_of_events_and_objectives_is_the_same() -> None:
    position = on_planet("oblivion")
    position.place(A, FIRST, "D2")
    position.event(ForbidPerimeter())
    table = taken(position)
    assert allowed(table, "D4 C4")  # at the inner border
    assert "PU-817" in why_not(table, "D1 E1")
    most = neighbour("most-icons-on-edge", resource="civ")
    position.player(A).put(ICONS, board(["D3", "D4", "A4"]))
    assert measure(position.game, A, most) == 1


@pytest.mark.rule("PU-Q-49")
def test_rovers_stay_out_of_the_middle_of_oblivion() -> None:
    position = on_planet("oblivion")
    position.rover(A, "D3", movement=1)
    assert steps_from(position, "D3") == {"D2", "C3", "D4"}
    assert "PU-590" in refused(position.table(), A, MoveRover("D3", "E3"))
    assert teleports(position.game, A, board(["E3"])) == []


# Lacuna


@pytest.mark.rule("PU-1950", "PU-412")
def test_tiles_may_not_cover_the_holes_of_lacuna() -> None:
    position = on_planet("lacuna")
    position.place(A, FIRST, "E1")  # E1 and E2
    table = taken(position)
    assert allowed(table, "E3 D3")
    assert "PU-413" in why_not(table, "E3 E4")
    assert "PU-413" in why_not(table, "F2 F3")


@pytest.mark.rule("PU-1950", "PU-Q-08", "PU-701")
def test_holes_are_not_covered_even_where_the_game_ends() -> None:
    position = on_planet("lacuna")
    position.place(A, FIRST, "E1")
    position.fill(A, but=["D4", "F4"])  # E4 between them is a hole
    table = taken(position)
    assert NothingFits(A) in told(table, A)


@pytest.mark.rule("PU-1951", "PU-722")
def test_holes_are_ignored_in_rows_and_columns() -> None:
    position = on_planet("lacuna")
    position.cover(A, "civ", ["B3", "C3", "D3", "E3", "H3", "I3", "J3"])  # F3 and G3 are holes
    assert planet_medals(position.game, A) == 0
    position.cover(A, "civ", ["K3"])
    assert planet_medals(position.game, A) == 2
    position.fill(A)
    planet = BOX.planets["lacuna"]
    assert planet_medals(position.game, A) == sum(planet.rows) + sum(planet.columns)


@pytest.mark.rule("PU-Q-07", "PU-416")
def test_sides_at_holes_are_no_perimeter() -> None:
    table = taken(on_planet("lacuna"))
    assert allowed(table, "E1 E2")
    assert "PU-416" in why_not(table, "F4 G4")  # beside E4, F3 and G3, which are holes
    perimeter = set(names(BOX.planets["lacuna"].ground.perimeter))
    assert not perimeter & {"F4", "G4", "E3", "D4", "H3"}
    assert {"E1", "B3", "A5", "L8", "H12"} <= perimeter


@pytest.mark.rule("PU-Q-49", "PU-417")
def test_nothing_is_adjacent_across_a_hole() -> None:
    position = on_planet("lacuna")
    position.place(A, FIRST, "A5")
    position.cover(A, "civ", ["D4"])
    table = taken(position)
    assert "PU-417" in why_not(table, "F4 G4")
    assert not patch_squares(position.game, A) & board(["F4"])


@pytest.mark.rule("PU-Q-49", "PU-590")
def test_rovers_do_not_enter_holes() -> None:
    position = on_planet("lacuna")
    position.rover(A, "F4", movement=1)
    assert steps_from(position, "F4") == {"G4"}
    assert "PU-590" in refused(position.table(), A, MoveRover("F4", "E4"))


# Cerberus


@pytest.mark.rule("PU-1955")
def test_cerberus_has_three_planets() -> None:
    ground = BOX.planets["cerberus"].ground
    assert len(ground.parts) == 3
    assert sum(ground.parts) == ground.squares


@pytest.mark.rule("PU-1956")
@pytest.mark.parametrize("part", range(3))
def test_each_planet_of_cerberus_scores_2_more_when_covered(part: int) -> None:
    position = on_planet("cerberus")
    squares = names(BOX.planets["cerberus"].ground.parts[part])
    position.cover(A, "civ", squares[1:])
    assert planet_medals(position.game, A) == planet_lines(position)
    position.cover(A, "civ", squares[:1])
    assert planet_medals(position.game, A) == planet_lines(position) + 2


def planet_lines(position: Position) -> int:
    """The medals of full rows and columns, counted square by square."""
    planet = BOX.planets[position.player(A).planet]
    covered = set(names(position.player(A).layer(COVERED)))
    grid = {
        (x, y): NAMES[bit(x, y)]
        for y, row in enumerate(planet.grid)
        for x, letter in enumerate(row)
        if letter not in ".o"
    }
    rows = [{name for (_, y), name in grid.items() if y == row} for row in range(12)]
    columns = [{name for (x, _), name in grid.items() if x == column} for column in range(12)]
    return sum(m for line, m in zip(rows, planet.rows, strict=True) if line <= covered) + sum(
        m for line, m in zip(columns, planet.columns, strict=True) if line <= covered
    )


@pytest.mark.rule("PU-Q-51", "PU-1956", "PU-443")
def test_meteorites_do_not_hinder_the_bonus_and_patches_cover() -> None:
    position = on_planet("cerberus")
    squares = names(BOX.planets["cerberus"].ground.parts[2])
    position.cover(A, "civ", squares[1:])
    position.patch(A, squares[0])
    assert planet_medals(position.game, A) == planet_lines(position) + 2
    position.meteorite(A, *squares[1:])
    assert planet_medals(position.game, A) == 2


@pytest.mark.rule("PU-1957")
def test_places_without_squares_are_ignored_in_lines_of_cerberus() -> None:
    position = on_planet("cerberus")
    position.cover(A, "civ", ["H1", "I1", "J1"])
    assert planet_medals(position.game, A) == 0
    position.cover(A, "civ", ["K1"])
    assert planet_medals(position.game, A) == 1
    position = on_planet("cerberus")  # row 8 runs over two planets, with a gap
    position.cover(A, "civ", ["A8", "B8", "C8", "D8", "E8", "F8", "G8"])
    assert planet_medals(position.game, A) == 0
    position.cover(A, "civ", ["I8", "J8", "K8"])
    assert planet_medals(position.game, A) == 2


@pytest.mark.rule("PU-1958", "PU-EX-24")
def test_all_of_cerberus_scores_45() -> None:
    position = on_planet("cerberus")
    position.fill(A)
    assert planet_medals(position.game, A) == 45


@pytest.mark.rule("PU-Q-51", "PU-416", "PU-Q-07")
def test_a_tile_may_lie_over_two_planets_of_cerberus() -> None:
    table = taken(on_planet("cerberus"))
    assert allowed(table, "G6 H6")
    for squares in ("H1 I1", "A7 A8", "I12 J12"):  # the first tile on any of the three
        assert allowed(table, squares)
    assert "PU-416" in why_not(table, "C8 C9")


@pytest.mark.rule("PU-Q-49")
def test_nothing_is_adjacent_across_gaps_of_cerberus() -> None:
    position = on_planet("cerberus")
    position.place(A, FIRST, "G7")  # G7 and G8; H7 and H8 are gaps
    table = taken(position)
    assert "PU-417" in why_not(table, "I8 J8")
    position.rover(A, "G7", movement=1)
    assert "PU-590" in refused(position.table(), A, MoveRover("G7", "H7"))


# Pajitnov


@pytest.mark.rule("PU-1960", "PU-Q-50")
@pytest.mark.parametrize("opening", ["F5", "F8", "E6", "E7", "G6", "G7"])
def test_a_tile_needs_an_opening_to_slide_in(opening: str) -> None:
    around = ["F5", "F8", "E6", "E7", "G6", "G7"]
    position = on_planet("pajitnov")
    position.place(A, FIRST, "F1")
    position.cover(A, "civ", around)
    table = taken(position)
    assert "PU-1960" in why_not(table, "F6 F7")
    position = on_planet("pajitnov")
    position.place(A, FIRST, "F1")
    beside = {"E6": "E7", "E7": "E6", "G6": "G7", "G7": "G6"}
    free = {opening, beside.get(opening, opening)}
    position.cover(A, "civ", sorted(set(around) - free))
    assert allowed(taken(position), "F6 F7")


@pytest.mark.rule("PU-1960", "PU-Q-50")
def test_half_an_opening_is_not_enough() -> None:
    position = on_planet("pajitnov")
    position.place(A, FIRST, "F1")
    position.cover(A, "civ", ["F5", "F8", "E6", "E7", "G6"])
    assert "PU-1960" in why_not(taken(position), "F6 F7")


@pytest.mark.rule("PU-Q-50")
def test_patches_bar_the_way_too() -> None:
    position = on_planet("pajitnov")
    position.place(A, FIRST, "F1")
    position.patch(A, "F5", "F8", "E6", "E7", "G6", "G7")
    assert "PU-1960" in why_not(taken(position), "F6 F7")


@pytest.mark.rule("PU-Q-50")
def test_a_tile_may_come_from_outside_the_grid() -> None:
    position = on_planet("pajitnov")
    position.place(A, FIRST, "F11")
    position.fill(A, but=["F1", "G1", "F6", "F7"])
    table = taken(position)
    assert allowed(table, "F1 G1")
    assert "PU-1960" in why_not(table, "F6 F7")


@pytest.mark.rule("PU-1960", "PU-1902", "PU-Q-08")
def test_sliding_is_ignored_where_it_alone_would_end_the_game() -> None:
    position = on_planet("pajitnov")
    position.place(A, FIRST, "F11")
    position.fill(A, but=["F6", "F7"])
    assert allowed(taken(position), "F6 F7")


@pytest.mark.rule("PU-1961", "PU-Q-50", "PU-Q-08", "PU-568")
def test_a_patch_must_slide_in_as_well() -> None:
    position = on_planet("pajitnov")
    position.place(A, FIRST, "F11")
    position.fill(A, but=["F6", "F1", "H8", "H9"])
    assert set(names(patch_squares(position.game, A))) == {"F1", "H8", "H9"}
    position.cover(A, "civ", ["F1", "H8", "H9"])
    assert patch_squares(position.game, A) == 0  # lost, for nothing is relaxed


@pytest.mark.rule("PU-1961")
def test_why_a_patch_cannot_slide_in() -> None:
    position = on_planet("pajitnov")
    position.cover(A, "civ", ["E4", "F3", "F5"])
    table = with_patch(position, "G4 G5", first="F1")
    assert "F4" not in patch_places(table)
    assert "PU-1961" in refused(table, A, PlacePatch("F4"))
    assert "H4" in patch_places(table)


# In words


def picture(planet: str, language: str = "en") -> list[str]:
    """A's planet in words: the rows of the grid, then what else there is to know."""
    view = seen(on_planet(planet).table(), A)
    told = sections(view, BOX, Words(language, (RULESET.package,), ("A", "B")))
    title = {"en": "Planet of A", "pl": "Planeta: A"}[language]
    (planet_of_a,) = (section for section in told if section.title == title)
    return [*planet_of_a.picture[1:], *planet_of_a.rows[1:]]


@pytest.mark.parametrize(
    ("planet", "row", "shown"),
    [
        ("gaia", 1, "# ^"),
        ("arashi", 6, "= = = = = = = = = = = ="),
        ("charybdis", 6, "~ · · · ~ o o ~ · · · ·"),
        ("kaax", 2, "% · · · ~ ~"),
        ("petra", 10, "· ^ · · · + ^ ·"),
        ("tartarus", 8, "· · · · ·|· ~ · · ·"),
        ("cerberus", 6, "· ^ · · · ·|~ ~ ~ ·"),
        ("lacuna", 3, "· ~ ~ ·     · · · ·"),
        ("oblivion", 6, "·                     ·"),
    ],
)
def test_the_picture_of_a_planet_shows_its_special_squares(
    planet: str, row: int, shown: str
) -> None:
    line = picture(planet)[row - 1]
    assert line[2:-1].strip() == shown


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("planet", BOX.planets)
def test_below_the_picture_stands_the_planets_rule(planet: str, language: str) -> None:
    legend = picture(planet, language)[14:]
    assert bool(legend) == (planet != "ksb-4156")
    assert not any("board-" in row or "planet-" in row for row in legend)


def test_the_picture_of_tartarus_tells_where_the_chasm_runs() -> None:
    assert picture("tartarus")[-1] == (
        "| chasm; it also runs below G1, F4, F7, G9, G10. Diagonal crossings: F4–G5, G9–F10"
    )
