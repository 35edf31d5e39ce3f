"""Energy (PU-621 to PU-629)."""

import pytest

from kosmodrom.games.planet_unknown.moves import Advance, UseEnergy
from kosmodrom.games.planet_unknown.terms import TRACKS
from kosmodrom.testing.positions import offered, refused
from tests.games.planet_unknown.kit import (
    A,
    Position,
    player,
    put,
    settle,
    trackers,
)


@pytest.mark.rule("PU-621")
def test_there_is_no_energy_track() -> None:
    assert "energy" not in TRACKS


@pytest.mark.rule("PU-622", "PU-623", "PU-626", "PU-EX-09")
def test_alone_it_advances_the_tiles_other_resource() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "F1")
    assert offered(table, A, UseEnergy) == [UseEnergy("civ")]
    settle(table, A)
    assert trackers(table, A)["civ"] == 2


@pytest.mark.rule("PU-626", "PU-EX-09", "PU-641")
def test_apart_from_all_tiles_with_level_1_too() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "o4 rover-tech", "F1")
    position.level(A, 1)
    table = position.table()
    put(table, A, "small", "F5")
    assert offered(table, A, UseEnergy) == [UseEnergy("civ")]


def energy_2() -> Position:
    """Example 2: the energy area touches civ, tech and water, and rover touches only the civ."""
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "i2 biomass-civ", "L6")  # somewhere else
    position.cover(A, "rover", ["F4"])  # above the civ square
    position.cover(A, "tech", ["E6"])  # left of the energy square
    position.cover(A, "energy", ["F7"])  # joins the area
    position.cover(A, "water", ["F8"])  # touches the area, not the tile
    return position


@pytest.mark.rule("PU-624", "PU-625", "PU-EX-10")
def test_options_are_the_terrains_beside_the_energy_area() -> None:
    table = energy_2().table()
    put(table, A, "small", "F5")  # civ on F5, energy on F6
    options = {option.track for option in offered(table, A, UseEnergy)}
    assert options == {"civ", "tech", "water"}
    assert "PU-625" in refused(table, A, UseEnergy("rover"))


@pytest.mark.rule("PU-627", "PU-EX-10")
def test_water_advances_by_energy_without_ice() -> None:
    table = energy_2().table()
    put(table, A, "small", "F5")
    table.decide(A, UseEnergy("water"))
    settle(table, A)
    assert trackers(table, A)["water"] == 1
    assert trackers(table, A)["civ"] == 1


@pytest.mark.rule("PU-628", "PU-Q-17")
def test_a_patch_beside_the_area_makes_biomass_an_option() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "o4 rover-tech", "F1")
    position.patch(A, "E4")
    table = position.table()
    put(table, A, "small", "F3")  # energy on F4
    assert UseEnergy("biomass") in offered(table, A)


@pytest.mark.rule("PU-Q-17", "PU-624")
def test_energy_itself_is_never_an_option_and_corners_do_not_touch() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "i2 biomass-civ", "L6")
    position.cover(A, "energy", ["F7"])
    position.cover(A, "tech", ["E5", "G8"])
    table = position.table()
    put(table, A, "small", "F5")
    assert {option.track for option in offered(table, A, UseEnergy)} == {"civ"}


@pytest.mark.rule("PU-629", "PU-Q-17")
def test_only_trackers_that_can_advance_are_offered() -> None:
    position = energy_2()
    position.trackers(A, tech=15)
    table = position.table()
    put(table, A, "small", "F5")
    assert {option.track for option in offered(table, A, UseEnergy)} == {"civ", "water"}
    assert "PU-508" in refused(table, A, UseEnergy("tech"))


@pytest.mark.rule("PU-629")
def test_energy_without_any_option_is_lost() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.trackers(A, civ=15)
    table = position.table()
    put(table, A, "small", "F1")
    settle(table, A)
    assert trackers(table, A) == {"civ": 15, "water": 0, "biomass": 0, "rover": 0, "tech": 0}
    assert player(table, A).pending == []


@pytest.mark.rule("PU-629", "PU-432")
def test_with_one_position_left_either_the_resource_or_the_energy_takes_it() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.trackers(A, civ=14)
    table = position.table()
    put(table, A, "small", "F1")
    assert offered(table, A) == [Advance("civ"), UseEnergy("civ")]
    table.decide(A, UseEnergy("civ"))
    assert trackers(table, A)["civ"] == 15
