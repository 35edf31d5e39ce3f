"""Biomass patches (PU-561 to PU-569, PU-643, PU-644)."""

import pytest

from kosmodrom.games.planet_unknown.events import PatchPlaced, PatchStored
from kosmodrom.games.planet_unknown.moves import Advance, PlacePatch, PlaceTile, StorePatch
from kosmodrom.games.planet_unknown.rules.objectives import icons, terrain_areas
from kosmodrom.games.planet_unknown.rules.scoring import planet_medals
from kosmodrom.games.planet_unknown.state import COVERED, LIFEPODS, PATCHES
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.planet_unknown.kit import (
    A,
    AnyTable,
    B,
    Position,
    names,
    on,
    player,
    put,
    rovers,
    settle,
    trackers,
)


def patch_gained(**trackers: int) -> tuple[Position, AnyTable]:
    """A has placed a tile on F1 to G2 and gained a patch."""
    position = Position()
    position.depot(A, "o4 biomass-civ", "i4 rover-tech")
    position.trackers(A, biomass=2, **trackers)
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("biomass"))
    return position, table


@pytest.mark.rule("PU-561", "PU-569")
def test_a_milestone_gives_a_patch_to_place() -> None:
    _, table = patch_gained()
    assert question(table, A) == "next"
    table.decide(A, PlacePatch("E2"))
    assert on(table, A, PATCHES) == ["E2"]
    assert PatchPlaced(A, "E2") in told(table, A)


@pytest.mark.rule("PU-565", "PU-417")
def test_a_patch_lies_on_a_free_square_beside_what_is_placed() -> None:
    _, table = patch_gained()
    assert {o.at for o in offered(table, A, PlacePatch)} == {"E2", "H2", "F3", "G3"}
    assert "PU-565" in refused(table, A, PlacePatch("F2"))
    assert "PU-565" in refused(table, A, PlacePatch("E3"))
    assert "PU-565" in refused(table, A, PlacePatch("A1"))


@pytest.mark.rule("PU-562", "PU-563")
def test_a_patch_advances_nothing_and_is_no_tile() -> None:
    _, table = patch_gained()
    table.decide(A, PlacePatch("E2"))
    settle(table, A)
    assert trackers(table, A)["biomass"] == 3
    assert len(player(table, A).tiles) == 1


@pytest.mark.rule("PU-564", "PU-773", "PU-628")
def test_a_patch_is_biomass_terrain_without_resource() -> None:
    position = Position()
    position.place(A, "o4 biomass-civ", "F1")
    before = icons(position.game, A, "biomass")
    position.patch(A, "F3")
    (area,) = terrain_areas(position.game, A, "biomass")
    assert names(area) == ["F2", "G2", "F3"]
    assert icons(position.game, A, "biomass") == before


@pytest.mark.rule("PU-564", "PU-723")
def test_a_patch_fills_its_square_for_lines() -> None:
    position = Position()
    position.cover(A, "civ", ["F1"])
    assert planet_medals(position.game, A) == 0
    position.patch(A, "G1")
    assert planet_medals(position.game, A) == 1


@pytest.mark.rule("PU-565", "PU-Q-12", "PU-EX-35")
def test_a_patch_that_is_the_first_piece_lies_on_the_perimeter() -> None:
    position = Position(phase="finale-effects")
    position.player(A).gain("patch")
    position.state.ending = "stuck"
    table = position.table()
    squares = {option.at for option in offered(table, A, PlacePatch)}
    assert len(squares) == 28
    assert "F1" in squares
    assert "F5" not in squares
    assert "PU-565" in refused(table, A, PlacePatch("F5"))


@pytest.mark.rule("PU-566", "PU-594")
def test_a_patch_destroys_what_it_covers() -> None:
    position = Position()
    position.depot(A, "o4 biomass-civ", "i4 rover-tech")
    position.trackers(A, biomass=2)
    position.place(A, "i2 rover-tech", "G3")
    position.rover(A, "G5")
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("biomass"))
    table.decide(A, PlacePatch("G5"))
    assert rovers(table, A) == []


@pytest.mark.rule("PU-566")
def test_a_patch_destroys_a_lifepod() -> None:
    position = Position()
    position.depot(A, "o4 biomass-civ", "i4 rover-tech")
    position.trackers(A, biomass=2)
    position.place(A, "i2 rover-tech", "G3")
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("biomass"))
    table.decide(A, PlacePatch("H3"))
    assert "H3" not in on(table, A, LIFEPODS)
    assert player(table, A).destroyed_lifepods == 1


@pytest.mark.rule("PU-567", "PU-643")
def test_without_the_technology_a_patch_is_not_stored() -> None:
    _, table = patch_gained()
    assert "PU-567" in refused(table, A, StorePatch())


@pytest.mark.rule("PU-643", "PU-644", "PU-567")
def test_level_2_stores_patches() -> None:
    _, table = patch_gained(tech=5)
    assert StorePatch() in offered(table, A)
    table.decide(A, StorePatch())
    assert player(table, A).stored == 1
    assert on(table, A, PATCHES) == []
    assert PatchStored(A) in told(table, A)
    settle(table, A)
    settle(table, B)
    assert player(table, A).stored == 1


@pytest.mark.rule("PU-Q-12", "PU-641")
def test_level_1_lifts_adjacency_for_patches_too() -> None:
    _, table = patch_gained(tech=3)
    assert PlacePatch("F6") in offered(table, A)


@pytest.mark.rule("PU-568", "PU-Q-12")
def test_without_a_legal_square_a_patch_is_lost() -> None:
    position = Position()
    position.depot(A, "o4 biomass-civ", "i4 rover-tech")
    position.trackers(A, biomass=2)
    position.place(A, "i2 rover-tech", "L6")
    position.fill(A, but=["F1", "G1", "F2", "G2"])
    table = position.table()
    put(table, A, "small", "F1")
    settle(table, A)
    assert trackers(table, A)["biomass"] == 3
    assert on(table, A, PATCHES) == []
    assert player(table, A).pending == []


@pytest.mark.rule("PU-105", "PU-Q-01", "PU-215")
def test_patches_do_not_run_out() -> None:
    position = Position(phase="finale-effects")
    position.state.ending = "stuck"
    position.place(A, "i2 rover-tech", "F1")
    for _ in range(70):
        position.player(A).gain("patch")
    table = position.table()
    while offered(table, A, PlacePatch):
        table.decide(A, offered(table, A, PlacePatch)[0])
    assert len(on(table, A, PATCHES)) == 70


def test_a_patch_is_not_placed_like_a_tile() -> None:
    _, table = patch_gained()
    assert refused(table, A, PlaceTile(0, "F3"))
    assert on(table, A, COVERED) == ["F1", "G1", "F2", "G2"]
