"""Taking and placing tiles (PU-401 to PU-444)."""

import pytest

from kosmodrom.core.words import Words
from kosmodrom.games.planet_unknown import RULESET
from kosmodrom.games.planet_unknown.clauses import (
    ForbidIce,
    ForbidMatching,
    ForbidPerimeter,
)
from kosmodrom.games.planet_unknown.events import LifepodDestroyed, NothingFits, RoverDestroyed
from kosmodrom.games.planet_unknown.geometry import popcount
from kosmodrom.games.planet_unknown.moves import (
    BITS,
    Advance,
    Finish,
    PlaceTile,
    TakeCard,
    TakeTile,
    UseEnergy,
)
from kosmodrom.games.planet_unknown.rules.base import ground_of, piece_of
from kosmodrom.games.planet_unknown.state import COVERED, LIFEPODS, METEORITES, SYMBOLS
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    B,
    Position,
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


def covers(table: AnyTable, name: str, option: PlaceTile) -> int:
    """The squares that an option would cover."""
    orientation = piece_of(table.game, tile(name)).turned(option.orientation)
    return orientation.cells << BITS[option.at]


@pytest.mark.rule("PU-401", "PU-310")
def test_one_of_the_two_top_tiles_of_the_own_depot_is_taken() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    table = position.table()
    assert offered(table, A) == [TakeTile("small"), TakeTile("large")]
    take(table, A, "large")
    assert player(table, A).taken == tile("i4 rover-tech")
    assert question(table, A) == "place"


@pytest.mark.rule("PU-402", "PU-Q-06")
def test_with_an_empty_stack_the_other_tile_is_the_only_choice() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.leave(A, large=0)
    table = position.table()
    assert question(table, A) == "place"
    assert player(table, A).taken == tile("i2 civ-energy")


@pytest.mark.rule("PU-402", "PU-Q-06", "PU-705")
def test_a_single_tile_that_does_not_fit_is_condition_a() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.leave(A, small=0)
    position.place(A, "i2 civ-energy*", "F1")
    position.fill(A, but=["A6"])
    table = position.table()
    settle(table, A)
    assert NothingFits(A) in told(table, A)


@pytest.mark.rule("PU-403", "PU-422")
def test_if_only_one_tile_fits_it_must_be_taken() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "i2 civ-energy*", "F1")
    position.fill(A, but=["A6", "A7"])
    table = position.table()
    assert question(table, A) == "place"
    assert player(table, A).taken == tile("i2 civ-energy")
    assert all(isinstance(option, PlaceTile) for option in offered(table, A))


@pytest.mark.rule("PU-403", "PU-402")
def test_taking_a_tile_that_does_not_fit_is_refused() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "i2 civ-energy*", "F1")
    position.fill(A, but=["A6", "A7"])
    position.rover(A, "C6", movement=1)
    table = position.table()
    assert offered(table, A, TakeTile) == [TakeTile("small")]
    assert "PU-403" in refused(table, A, TakeTile("large"))


@pytest.mark.rule("PU-404", "PU-705", "PU-701")
def test_if_nothing_fits_both_tiles_are_on_offer() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "i2 civ-energy*", "F1")
    position.fill(A)
    table = position.table()
    assert offered(table, A, TakeTile) == [TakeTile("small"), TakeTile("large")]
    take(table, A, "large")
    assert not offered(table, A, PlaceTile)


@pytest.mark.rule("PU-411")
def test_a_tile_may_be_turned_and_flipped() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "f5 rover-tech")
    table = position.table()
    take(table, A, "large")
    assert {option.orientation for option in offered(table, A, PlaceTile)} == set(range(8))


@pytest.mark.rule("PU-412", "PU-413")
def test_every_square_lies_on_the_grid() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    table = position.table()
    take(table, A, "large")
    ground = BOX.planets["ksb-4156"].ground
    for option in offered(table, A, PlaceTile):
        assert not covers(table, "i4 rover-tech", option) & ~ground.squares
    assert "PU-413" in refused(table, A, PlaceTile(0, "D1"))
    assert "PU-413" in refused(table, A, PlaceTile(0, "K6"))


@pytest.mark.rule("PU-415")
def test_tiles_do_not_overlap() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "o4 water-rover", "F1")
    table = position.table()
    take(table, A, "small")
    assert "PU-415" in refused(table, A, PlaceTile(0, "F2"))
    for option in offered(table, A, PlaceTile):
        assert not covers(table, "i2 civ-energy", option) & player(table, A).layer(COVERED)


@pytest.mark.rule("PU-416", "PU-Q-07", "PU-EX-04")
def test_the_first_tile_touches_the_perimeter() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    table = position.table()
    take(table, A, "small")
    ground = BOX.planets["ksb-4156"].ground
    assert popcount(ground.perimeter) == 28
    for option in offered(table, A, PlaceTile):
        assert covers(table, "i2 civ-energy", option) & ground.perimeter
    assert PlaceTile(0, "F1") in offered(table, A)
    assert "PU-416" in refused(table, A, PlaceTile(0, "F5"))


@pytest.mark.rule("PU-416", "PU-Q-12")
def test_the_first_tile_touches_the_perimeter_even_after_a_patch() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.patch(A, "F1")
    table = position.table()
    take(table, A, "small")
    assert PlaceTile(0, "A6") in offered(table, A)
    assert "PU-416" in refused(table, A, PlaceTile(0, "F3"))


@pytest.mark.rule("PU-417", "PU-418", "PU-EX-04")
def test_later_tiles_share_an_edge_with_what_is_placed() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "o4 water-rover", "F1")  # F1, G1, F2, G2
    table = position.table()
    take(table, A, "small")
    assert PlaceTile(0, "F3") in offered(table, A)
    assert "PU-418" in refused(table, A, PlaceTile(0, "H3"))  # meets G2 at a corner only
    assert "PU-417" in refused(table, A, PlaceTile(0, "A6"))


@pytest.mark.rule("PU-417", "PU-Q-12", "PU-EX-35")
def test_a_patch_serves_for_adjacency_from_the_second_tile_on() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "o4 water-rover", "F1")
    position.patch(A, "A6")
    table = position.table()
    take(table, A, "small")
    assert PlaceTile(0, "B6") in offered(table, A)


@pytest.mark.rule("PU-419", "PU-544", "PU-EX-06")
def test_water_may_lie_off_ice_and_then_does_not_advance() -> None:
    position = Position()
    position.depot(A, "i2 water-rover", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "F1")  # water on F1 and rover on F2: land
    settle(table, A)
    assert trackers(table, A) == {"civ": 0, "water": 0, "biomass": 0, "rover": 1, "tech": 0}


@pytest.mark.rule("PU-420", "PU-594")
def test_covered_lifepods_and_rovers_are_destroyed() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "o4 water-rover", "F1")
    position.rover(A, "H2")
    table = position.table()
    put(table, A, "small", "H2")  # H3 holds a lifepod
    assert rovers(table, A) == []
    assert "H3" not in on(table, A, LIFEPODS)
    assert {LifepodDestroyed(A, "H3"), RoverDestroyed(A, "H2")} <= set(told(table, A))
    assert player(table, A).lifepods == 0
    assert player(table, A).waiting == 1
    assert player(table, A).destroyed_rovers == 1


@pytest.mark.rule("PU-421", "PU-Q-54")
def test_a_tile_may_cover_ice_and_land() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    table = position.table()
    take(table, A, "large")
    assert PlaceTile(0, "A6") in offered(table, A)  # A6 and B6 are ice, C6 and D6 land
    ground = ground_of(table.game, A)
    assert ground.land | ground.ice == ground.squares
    assert "H3" in names(ground.land)


@pytest.mark.rule("PU-423", "PU-708", "PU-813", "PU-Q-08")
def test_an_event_is_ignored_where_it_alone_would_end_the_game() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "i2 civ-energy*", "F1")
    position.fill(A, but=["A6", "A7", "D2", "D3"])
    position.event(ForbidIce())
    table = position.table()
    assert offered(table, A, PlaceTile)  # all that is free is ice
    assert not player(table, A).stuck


@pytest.mark.rule("PU-423", "PU-817")
def test_an_event_binds_where_a_tile_can_be_placed_without_breaking_it() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "o4 water-rover", "F1")
    position.event(ForbidIce())
    table = position.table()
    take(table, A, "small")
    assert "PU-817" in refused(table, A, PlaceTile(0, "F3"))  # ice
    assert PlaceTile(0, "G3") in offered(table, A)


@pytest.mark.rule("PU-431", "PU-434", "PU-EX-03")
def test_each_resource_advances_once_whatever_the_size_of_its_section() -> None:
    position = Position()
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "E2")
    assert set(offered(table, A)) == {Advance("tech"), Advance("biomass")}
    settle(table, A)
    assert trackers(table, A) == {"civ": 0, "water": 0, "biomass": 1, "rover": 0, "tech": 1}


@pytest.mark.rule("PU-432")
def test_the_player_chooses_which_resource_advances_first() -> None:
    for first in ("tech", "biomass"):
        position = Position()
        position.depot(A, "t4 tech-biomass", "i4 rover-tech")
        position.trackers(A, tech=1, biomass=1)  # each advance gives a boost
        table = position.table()
        put(table, A, "small", "E2")
        table.decide(A, Advance(first))
        moved = {track for track, position in trackers(table, A).items() if position == 2}
        assert moved == {first}


@pytest.mark.rule("PU-433")
def test_advancing_is_an_obligation() -> None:
    position = Position()
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "E2")
    assert "PU-433" in refused(table, A, Finish())


@pytest.mark.rule("PU-441", "PU-442")
def test_a_meteorite_falls_at_once_before_trackers_advance() -> None:
    position = Position()
    position.depot(A, "t4 tech-biomass*", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "E2")
    assert on(table, A, METEORITES) == on(table, A, SYMBOLS) == ["F3"]
    assert trackers(table, A)["tech"] == trackers(table, A)["biomass"] == 0


@pytest.mark.rule("PU-648", "PU-441", "PU-Q-64")
def test_with_level_5_no_meteorite_falls() -> None:
    position = Position()
    position.depot(A, "t4 tech-biomass*", "i4 rover-tech")
    position.level(A, 5)
    table = position.table()
    put(table, A, "small", "E2")
    assert on(table, A, METEORITES) == []
    assert on(table, A, SYMBOLS) == ["F3"]


@pytest.mark.rule("PU-641", "PU-642")
def test_level_1_lifts_adjacency_but_not_the_grid() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "o4 water-rover", "F1")
    position.level(A, 1)
    table = position.table()
    take(table, A, "small")
    assert PlaceTile(0, "F5") in offered(table, A)
    assert "PU-415" in refused(table, A, PlaceTile(0, "F2"))
    assert "PU-413" in refused(table, A, PlaceTile(0, "A5"))


@pytest.mark.rule("PU-642", "PU-1905")
def test_level_1_does_not_lift_the_restriction_of_a_planet() -> None:
    position = Position(planets=["k-273"])
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "i2 civ-energy*", "A6")
    position.level(A, 1)
    table = position.table()
    take(table, A, "small")
    assert PlaceTile(0, "G1") in offered(table, A)  # ice
    assert PlaceTile(0, "D5") in offered(table, A)  # land
    assert "PU-1905" in refused(table, A, PlaceTile(0, "F1"))  # ice and land
    ground = ground_of(table.game, A)
    for option in offered(table, A, PlaceTile):
        cells = covers(table, "i2 civ-energy", option)
        assert not (cells & ground.ice and cells & ground.land)


@pytest.mark.rule("PU-642", "PU-817")
@pytest.mark.parametrize(
    ("event", "at"),
    [(ForbidIce(), "F5"), (ForbidPerimeter(), "L6"), (ForbidMatching(), "F3")],
)
def test_level_1_does_not_lift_the_restriction_of_an_event(event: object, at: str) -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "o4 civ-energy", "F1")  # civ on F2 and G2
    position.level(A, 1)
    table = position.table()
    take(table, A, "small")
    assert {PlaceTile(0, "H6"), PlaceTile(0, at)} <= set(offered(table, A))
    position.event(event)
    table = position.table()
    take(table, A, "small")
    assert PlaceTile(0, "H6") in offered(table, A)
    assert "PU-817" in refused(table, A, PlaceTile(0, at))


@pytest.mark.rule("PU-642", "PU-423", "PU-817", "PU-1905", "PU-Q-08")
@pytest.mark.parametrize(
    ("tech", "pairs"),
    [
        (0, "B5-B6 B6-B7 B7-B8"),  # all that is adjacent is ice: the event is ignored
        (3, "D5-D6 C6-D6 C6-C7 H4-I4 I4-I5 K7-L7 K7-K8 K8-K9 F9-G9 F9-F10 G9-G10 F10-G10"),
    ],
)
def test_with_level_1_planet_and_event_bind_as_long_as_a_tile_fits_anywhere(
    tech: int, pairs: str
) -> None:
    position = Position(planets=["k-273"])
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "i2 civ-energy*", "A6")
    position.event(ForbidIce())
    position.trackers(A, tech=tech)
    table = position.table()
    take(table, A, "small")
    options = offered(table, A, PlaceTile)
    found = {"-".join(names(covers(table, "i2 civ-energy", option))) for option in options}
    assert found == set(pairs.split())


@pytest.mark.rule("PU-641", "PU-416")
def test_level_1_does_not_lift_the_perimeter_for_the_first_tile() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.level(A, 1)
    table = position.table()
    take(table, A, "small")
    assert "PU-416" in refused(table, A, PlaceTile(0, "F5"))


@pytest.mark.rule("PU-309", "PU-Q-61")
def test_nobody_sees_what_others_do_before_all_have_finished() -> None:
    position = Position()
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    table = position.table()
    before = table.view(B)
    put(table, A, "small", "E2")
    assert table.view(B) == before
    settle(table, A)
    assert table.view(B) == before
    settle(table, B)
    assert table.view(B) != before


@pytest.mark.rule("PU-622", "PU-626", "PU-EX-09")
def test_energy_without_neighbours_advances_the_tiles_other_resource() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "F1")
    assert offered(table, A) == [Advance("civ"), UseEnergy("civ")]
    settle(table, A)
    assert trackers(table, A)["civ"] == 2


# In words


@pytest.mark.rule("PU-401", "PU-411")
def test_the_tiles_are_drawn_before_one_is_taken_and_then_in_every_way_it_can_lie() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "s4 rover-tech*")
    table = position.table()
    both = [*picture_of_tiles(table)]
    assert both[:5] == ["domino", "C", "E", "", "S of four"]
    take(table, A, "small")
    assert picture_of_tiles(table) == [
        *("as it lies", "C", "E", ""),
        *("turned right", "E C", ""),
        *("half turn", "E", "C", ""),
        *("turned left", "C E"),
    ]
    table.decide(A, PlaceTile(0, "F1"))
    assert picture_of_tiles(table) == both


@pytest.mark.rule("PU-Q-59")
def test_the_tile_of_a_card_is_drawn_while_it_is_placed() -> None:
    position = Position(phase="cards")
    position.depot(A, "i2 civ-energy", "s4 rover-tech*")
    position.state.choosing = [A]
    position.player(A).due = [1]
    position.civ(1, "salvage-yard", "rising-planet-award")
    table = position.table()
    table.decide(A, TakeCard("salvage-yard"))
    table.decide(A, TakeTile("small"))
    assert picture_of_tiles(table)[:3] == ["as it lies", "C", "E"]
    table.decide(A, PlaceTile(0, "F1"))
    assert "as it lies" not in picture_of_tiles(table)


def picture_of_tiles(table: AnyTable) -> list[str]:
    words = Words("en", (RULESET.package,), table.names)
    told = RULESET.sections(seen(table, A), BOX, words)
    return [line for section in told if section.title == "Your tiles" for line in section.picture]
