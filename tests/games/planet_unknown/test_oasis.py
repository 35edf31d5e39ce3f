"""Oasis Ultd. (PU-1601 to PU-1618)."""

from typing import Any

import msgspec
import pytest

from kosmodrom.games.planet_unknown.clauses import OneResource
from kosmodrom.games.planet_unknown.events import Advanced, MovementGained, TechnologyUsed
from kosmodrom.games.planet_unknown.moves import (
    Advance,
    LeaveOut,
    PlaceTile,
    Regress,
    TakeCard,
    TakeTile,
    UseBoost,
    UseEnergy,
)
from kosmodrom.games.planet_unknown.rules.base import Game
from kosmodrom.games.planet_unknown.rules.corporations.oasis import Oasis
from kosmodrom.games.planet_unknown.rules.objectives import measure
from kosmodrom.games.planet_unknown.state import BIOMASS, CIV, ROVER, TECH, WATER, Effect
from kosmodrom.games.planet_unknown.terms import TRACKS
from kosmodrom.testing import CHECKS, check_play, check_setting
from kosmodrom.testing.positions import offered, refused, told
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    B,
    Position,
    lines,
    player,
    put,
    settle,
    take,
    trackers,
)
from tests.games.planet_unknown.leading import leading

BOARD = BOX.corporations["oasis"]
OASIS = Oasis()


def oasis(level: int = 0, *, small: str = "i3 water-rover", **more: Any) -> Position:
    """A tile lies on F1 and F2; below it the column F is ice."""
    position = Position(corporations=["oasis"], **more)
    position.place(A, "i2 biomass-civ", "F1")
    position.depot(A, small, "i4 civ-energy")
    if level:
        position.level(A, level)
    return position


def water(table: AnyTable) -> int:
    return trackers(table, A)["water"]


def advance_water(table: AnyTable) -> None:
    """Use the advance for the tile's water."""
    table.decide(A, Advance("water"))


# The rule


@pytest.mark.rule("PU-1601", "PU-542")
@pytest.mark.parametrize(
    ("at", "squares"),
    [("F3", 2), ("G2", 0), ("I3", 1)],  # F4 and F5; G3 and G4; I4, but not I5
)
def test_every_water_square_on_ice_is_an_advance(at: str, squares: int) -> None:
    position = oasis()
    position.place(A, "i2 tech-biomass", "H2")
    table = position.table()
    put(table, A, "small", at)  # the rover square on top, two water squares below
    assert (Advance("water") in offered(table, A)) == bool(squares)
    if squares:
        advance_water(table)
    assert water(table) == squares


@pytest.mark.rule("PU-1602")
def test_the_path_winds_over_the_board_to_the_top() -> None:
    path = [position.at for position in BOARD.tracks[WATER].positions]
    assert len(path) == 24
    assert {at.track for at in path if at} == set(TRACKS)
    assert path[-1] is not None
    assert (path[-1].track, path[-1].row) == ("water", 15)
    position = oasis()
    for step in range(23):
        position.trackers(A, water=step)
        assert OASIS.next_position(position.game, A, WATER) == step + 1
    position.trackers(A, water=23)
    assert OASIS.next_position(position.game, A, WATER) is None


@pytest.mark.rule("PU-1603")
def test_the_water_tracker_takes_the_benefits_of_crossings() -> None:
    position = oasis()
    position.trackers(A, water=1)
    table = position.table()
    put(table, A, "small", "F3")
    advance_water(table)
    assert water(table) == 3
    assert Effect("boost") in player(table, A).pending  # from position 2 of the biomass track
    assert player(table, A).movement == 1  # from position 3 of the rover track
    assert trackers(table, A)["biomass"] == trackers(table, A)["rover"] == 0
    assert trackers(table, A)["tech"] == 0


@pytest.mark.rule("PU-1601", "PU-1604", "PU-Q-41", "PU-EX-21")
def test_a_tracker_in_the_way_blocks() -> None:
    position = oasis()
    position.trackers(A, water=1, biomass=2)
    table = position.table()
    put(table, A, "small", "F3")  # two water squares on ice, both without effect
    assert water(table) == 1
    assert Advance("water") not in offered(table, A)
    assert refused(table, A, Advance("water")) == ("PU-1604", "PU-Q-41")


@pytest.mark.rule("PU-1604", "PU-Q-41")
def test_only_the_blocked_advance_is_lost() -> None:
    position = oasis()
    position.trackers(A, water=1, rover=3)
    table = position.table()
    put(table, A, "small", "F3")
    advance_water(table)
    assert water(table) == 2  # the second one would lead to position 3 of the rover track


@pytest.mark.rule("PU-1604", "PU-Q-41")
def test_the_water_tracker_blocks_the_others() -> None:
    position = oasis()
    position.trackers(A, water=3, rover=2)  # on position 3 of the rover track
    position.player(A).gain("boost")
    table = position.table()
    put(table, A, "small", "G2")
    assert Advance("rover") not in offered(table, A)
    assert refused(table, A, Advance("rover")) == ("PU-1604", "PU-Q-41")
    assert refused(table, A, UseBoost("rover")) == ("PU-1604", "PU-Q-41")
    assert player(table, A).movement == 0
    # When the water tracker has gone on, the way is free.
    table.decide(A, UseBoost("water"))
    assert trackers(table, A)["rover"] == 3
    assert MovementGained(A, 1) in told(table, A)


@pytest.mark.rule("PU-509", "PU-Q-09")
def test_a_rover_tracker_on_top_still_takes_its_movement() -> None:
    position = oasis()
    position.trackers(A, rover=15)
    position.rover(A, "C7")
    table = position.table()
    put(table, A, "small", "G2")
    assert player(table, A).movement == 3


@pytest.mark.rule("PU-Q-41")
def test_regressing_is_blocked_likewise() -> None:
    position = oasis()
    position.trackers(A, water=3, biomass=2, civ=0, rover=4)
    position.player(A).gain("regress", 1, 0b11111)
    table = position.table()
    put(table, A, "small", "G2")
    # The water tracker would go back to biomass 2, the rover tracker to the water tracker's place.
    assert [option.track for option in offered(table, A, Regress)] == ["biomass"]
    assert refused(table, A, Regress("water")) == ("PU-1604", "PU-Q-41")
    assert refused(table, A, Regress("rover")) == ("PU-1604", "PU-Q-41")
    assert refused(table, A, Regress("civ")) == ("PU-511", "PU-Q-10")


@pytest.mark.rule("PU-1605", "PU-731")
def test_each_tracker_scores_its_own_medals() -> None:
    position = oasis()
    position.trackers(A, water=14, biomass=5)  # the water tracker on biomass 8, which shows 2
    game = position.game
    assert OASIS.track_medals(game, A, WATER) == 6
    assert OASIS.track_medals(game, A, BIOMASS) == 1
    medals = [BOARD.tracks[WATER].medals[step] for step in (9, 10, 13, 19, 21, 23)]
    assert medals == [0, 3, 6, 9, 12, 15]


@pytest.mark.rule("PU-Q-58")
def test_the_top_of_the_water_track_is_the_end_of_its_path() -> None:
    position = oasis()
    position.trackers(A, water=15)
    assert OASIS.tracks_at_top(position.game, A) == []
    position.trackers(A, water=23)
    assert OASIS.tracks_at_top(position.game, A) == [WATER]
    objective = next(
        id for id, entry in BOX.objectives.items() if "AtTop" in type(entry.neighbour).__name__
    )
    assert measure(position.game, A, objective) == 1


@pytest.mark.rule("PU-Q-59")
def test_unionization_leads_to_step_5_of_the_path() -> None:
    position = oasis()
    for track in (CIV, WATER, BIOMASS, ROVER, TECH):
        for _ in OASIS.raise_to(position.game, A, track, 5):
            raise AssertionError("nothing is to be asked")
    # Water holds position 5 of the rover track, where the rover tracker would go.
    assert position.player(A).trackers == [5, 5, 5, 4, 5]
    position.trackers(A, water=9)
    for _ in OASIS.raise_to(position.game, A, WATER, 5):
        raise AssertionError("nothing is to be asked")
    assert position.player(A).trackers[WATER] == 9


@pytest.mark.rule("PU-Q-59", "PU-1604")
def test_unionization_raises_a_tracker_once_another_has_made_way() -> None:
    position = Position(2, phase="cards", corporations=["oasis"])
    position.state.choosing = [A]
    position.player(A).due = [3]
    position.civ(3, "unionization", "top-planet-award")
    position.trackers(A, civ=10, water=2, biomass=1, rover=3)  # in each other's way
    table = position.table()
    table.decide(A, TakeCard("unionization"))
    settle(table, A)
    found = trackers(table, A)
    assert found["water"] > 2
    assert found["biomass"] == 5


# Level 1


@pytest.mark.rule("PU-1611", "PU-1612", "PU-Q-40", "PU-EX-22")
def test_level_1_skips_a_tracker_in_the_way() -> None:
    position = oasis(1)
    position.trackers(A, water=1, biomass=2)
    table = position.table()
    put(table, A, "small", "F3")
    advance_water(table)
    assert water(table) == 4  # over biomass 2 to rover 3, and on to tech 4
    assert player(table, A).movement == 1
    assert trackers(table, A)["biomass"] == 2
    assert Effect("boost") not in player(table, A).pending  # the skipped position gives nothing


@pytest.mark.rule("PU-1611")
def test_level_1_skips_several_in_a_row_in_one_advance() -> None:
    position = oasis(2)
    position.trackers(A, water=1, biomass=2, rover=3)
    position.player(A).gain("boost")
    table = position.table()
    put(table, A, "small", "G2")
    table.decide(A, UseBoost("water"))
    assert water(table) == 4


@pytest.mark.rule("PU-1611", "PU-1612")
def test_level_1_lets_other_trackers_skip_on_their_own_tracks() -> None:
    position = oasis(1)
    position.trackers(A, water=3, rover=2)
    table = position.table()
    put(table, A, "small", "G2")
    assert trackers(table, A)["rover"] == 4
    assert MovementGained(A, 2) in told(table, A)


@pytest.mark.rule("PU-1611")
def test_level_1_leaves_a_tracker_where_it_is_without_a_free_position() -> None:
    position = oasis(1)
    position.trackers(A, water=1, biomass=2)
    tracks = list(BOARD.tracks)
    tracks[WATER] = msgspec.structs.replace(
        tracks[WATER], positions=tracks[WATER].positions[:3]
    )  # the path ends on biomass 2
    board = msgspec.structs.replace(BOARD, tracks=tuple(tracks))
    box = msgspec.structs.replace(BOX, corporations={**BOX.corporations, "oasis": board})
    game: Game = Game(position.state, position.options, box, 2)
    assert OASIS.next_position(game, A, WATER) is None
    assert not OASIS.can_advance(game, A, WATER)
    position.trackers(A, biomass=1)
    assert OASIS.next_position(game, A, WATER) == 2


@pytest.mark.rule("PU-1611", "PU-Q-41")
def test_level_1_skips_downwards_too() -> None:
    position = oasis(1)
    position.trackers(A, water=3, biomass=2)
    position.player(A).gain("regress", 1, 0b00010)
    table = position.table()
    put(table, A, "small", "G2")
    table.decide(A, Regress("water"))
    assert water(table) == 1


# Level 2


@pytest.mark.rule("PU-1613", "PU-303", "PU-Q-41")
@pytest.mark.parametrize(
    ("level", "rovers", "movement"),
    [(1, ["E7"], 0), (2, ["E7"], 1), (2, ["F6", "E6"], 0), (2, ["E7", "G7"], 2)],
)
def test_level_2_gives_movement_for_rovers_on_water_terrain(
    level: int, rovers: list[str], movement: int
) -> None:
    position = oasis(level, phase="round")
    position.place(A, "i2 energy-water", "E6")  # water on E7; F6 is bare ice
    position.place(A, "i2 energy-water*", "G6")
    position.rover(A, *rovers)
    table = position.table()
    assert player(table, A).movement == movement
    assert (TechnologyUsed(A, "oasis-2") in told(table, A)) == bool(movement)


# Levels 3 to 5


@pytest.mark.rule("PU-1614", "PU-Q-41")
@pytest.mark.parametrize(("level", "at", "steps"), [(2, "G2", 0), (3, "G2", 1), (3, "E2", 0)])
def test_level_3_advances_water_for_a_tile_off_ice(level: int, at: str, steps: int) -> None:
    position = oasis(level, small="i2 civ-energy")  # G2 and G3 are land; E3 is ice, E2 is not
    table = position.table()
    put(table, A, "small", at)
    assert (Advance("water") in offered(table, A)) == bool(steps)
    if steps:
        advance_water(table)
    assert water(table) == steps


@pytest.mark.rule("PU-1615", "PU-1617")
@pytest.mark.parametrize(("level", "at", "patches"), [(3, "F3", 0), (4, "F3", 1), (4, "G2", 1)])
def test_level_4_gives_a_patch_for_a_water_resource(level: int, at: str, patches: int) -> None:
    table = oasis(level).table()
    put(table, A, "small", at)
    assert player(table, A).pending.count(Effect("patch")) == patches


@pytest.mark.rule("PU-1616", "PU-1617")
@pytest.mark.parametrize(("level", "at", "boosts"), [(4, "F3", 0), (5, "F3", 1), (5, "G2", 1)])
def test_level_5_gives_a_boost_for_a_water_resource(level: int, at: str, boosts: int) -> None:
    table = oasis(level).table()
    put(table, A, "small", at)
    assert player(table, A).pending.count(Effect("boost")) == boosts


@pytest.mark.rule("PU-1615", "PU-1616")
def test_other_tiles_give_neither() -> None:
    table = oasis(5, small="i2 rover-tech").table()
    put(table, A, "small", "G2")
    assert Effect("patch") not in player(table, A).pending
    assert Effect("boost") not in player(table, A).pending


@pytest.mark.rule("PU-1614", "PU-1615", "PU-1616", "PU-Q-59")
def test_the_levels_work_for_a_tile_of_salvage_yard() -> None:
    position = oasis(5, phase="cards")
    position.state.choosing = [A]
    position.player(A).due = [1]
    position.civ(1, "salvage-yard")
    table = position.table()
    table.decide(A, TakeTile("small"))
    table.decide(A, PlaceTile(0, "G2"))
    pending = player(table, A).pending
    # Water for the tile off ice, a patch and a boost; nothing for its two resources.
    assert sorted(effect.kind for effect in pending) == ["boost", "patch", "unplaced"]


@pytest.mark.rule("PU-1615", "PU-1616", "PU-Q-60")
def test_the_levels_work_where_only_one_resource_counts() -> None:
    position = oasis(5)
    position.event(OneResource())
    table = position.table()
    put(table, A, "small", "F3")
    table.decide(A, LeaveOut("rover"))
    kinds = sorted(effect.kind for effect in player(table, A).pending)
    assert kinds == ["advance", "boost", "patch"]
    advance_water(table)
    assert water(table) == 2


@pytest.mark.rule("PU-Q-41", "PU-627")
def test_energy_spent_on_water_is_one_advance() -> None:
    position = oasis(small="o4 energy-water")
    table = position.table()
    put(table, A, "small", "E3")  # two water squares on ice above two of energy
    table.decide(A, UseEnergy("water"))
    # Nothing else is left to choose, so the two advances of the water resource have been made.
    steps = [event.position for event in told(table, A) if isinstance(event, Advanced)]
    assert steps == [1, 2, 3]


@pytest.mark.rule("PU-1618", "PU-706", "PU-EX-34", "PU-Q-41")
def test_a_tile_that_is_not_placed_is_one_advance_and_no_more() -> None:
    position = oasis(5)
    position.fill(A)
    position.trackers(A, rover=2)
    table = position.table()
    take(table, A, "small")
    assert player(table, A).stuck
    advance_water(table)
    assert water(table) == 1
    assert trackers(table, A)["rover"] == 3
    assert not {"patch", "boost"} & {effect.kind for effect in player(table, A).pending}


# What is seen


@pytest.mark.rule("PU-1602")
def test_the_table_in_words_tells_crossings() -> None:
    position = oasis()
    position.trackers(A, water=3)
    told_rows = lines(position.table(), B)
    assert "water track: 3 of 23 (crossing: rover track 3)" in told_rows
    assert "rover track: 0 of 15" in told_rows
    assert "tor Wody: 3 z 23 (skrzyżowanie: tor Łazików 3)" in lines(position.table(), B, "pl")


# Whole games


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("quick", [False, True])
def test_random_games_come_to_their_end(seats: int, quick: bool) -> None:
    for seed in range(2):
        check_play(leading("oasis", seats, seed, quick=quick))


def test_games_keep_every_promise() -> None:
    check_setting(leading("oasis", 2, quick=True, events=True), CHECKS)
