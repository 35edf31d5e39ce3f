"""Horizon Group (PU-1401 to PU-1416)."""

from itertools import pairwise
from typing import Any

import pytest

from kosmodrom.games.planet_unknown.clauses import AddMeteorites, CollectMeteorites
from kosmodrom.games.planet_unknown.events import (
    MeteoriteCollected,
    MeteoriteDestroyed,
    TechnologyUsed,
)
from kosmodrom.games.planet_unknown.moves import (
    BITS,
    Advance,
    ClearRow,
    CollectMeteorite,
    DestroyMeteorite,
    MoveRover,
    PlacePatch,
    PlaceRover,
    PlaceTile,
    TakeCard,
    TakeTile,
    TeleportRover,
    UseTechnology,
)
from kosmodrom.games.planet_unknown.rules.alerts.moves import AddMeteorite
from kosmodrom.games.planet_unknown.rules.corporations.horizon import (
    KeepMeteorite,
    MeteoritePickedUp,
)
from kosmodrom.games.planet_unknown.rules.end import result
from kosmodrom.games.planet_unknown.rules.patches import place_patch
from kosmodrom.games.planet_unknown.rules.placing import put_meteorite
from kosmodrom.games.planet_unknown.rules.registry import corporation_of
from kosmodrom.games.planet_unknown.rules.scoring import meteorites_left, planet_medals
from kosmodrom.games.planet_unknown.state import METEORITES, Effect
from kosmodrom.testing import CHECKS, check_play, check_setting
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.planet_unknown.kit import (
    A,
    AnyTable,
    Position,
    lines,
    on,
    player,
    put,
    rovers,
    seen,
    settle,
    take,
    trackers,
)
from tests.games.planet_unknown.leading import leading

DROWN = UseTechnology("horizon-4")
NIGHT_SHIFT = UseTechnology("horizon-5")


def horizon(players: int = 2, **more: Any) -> Position:
    return Position(players, corporations=["horizon"], **more)


def road(level: int = 0) -> Position:
    """A rover on C7; eastwards a meteorite on D7, water on E7, a rover resource on F7."""
    position = horizon()
    position.place(A, "i2 tech-biomass*", "D6")
    position.place(A, "i2 energy-water", "E6")
    position.place(A, "i2 water-rover", "F6")
    position.rover(A, "C7", movement=9)
    if level:
        position.level(A, level)
    return position


def drive(table: AnyTable, *squares: str) -> None:
    """Move a rover from square to square."""
    for start, to in pairwise(squares):
        table.decide(A, MoveRover(start, to))


def carrying(table: AnyTable) -> list[bool]:
    return [rover.carrying for rover in player(table, A).rovers]


# The rule


@pytest.mark.rule("PU-1402")
def test_there_are_four_rovers() -> None:
    assert horizon().player(A).waiting == 4


@pytest.mark.rule("PU-1401", "PU-1404", "PU-1405", "PU-1406", "PU-EX-20")
def test_a_meteorite_is_picked_up_and_delivered_at_a_rover_resource() -> None:
    table = road().table()
    drive(table, "C7", "D7")
    assert carrying(table) == [True]
    assert on(table, A, METEORITES) == []
    assert player(table, A).meteorites == 0
    drive(table, "D7", "E7")  # without level 4 water has no effect
    assert question(table, A) == "take"
    assert carrying(table) == [True]
    drive(table, "E7", "F7")
    assert carrying(table) == [False]
    assert player(table, A).meteorites == 1
    assert MeteoritePickedUp(A, "D7") in told(table, A)
    assert MeteoriteCollected(A, "F7") in told(table, A)


@pytest.mark.rule("PU-1403", "PU-1404", "PU-Q-35")
def test_a_loaded_rover_leaves_a_second_meteorite() -> None:
    position = road()
    position.cover(A, "civ", ["D8"])
    position.meteorite(A, "D8")
    table = position.table()
    drive(table, "C7", "D7", "D8")
    assert carrying(table) == [True]
    assert "D8" in on(table, A, METEORITES)
    # It may stand there, and picks that one up only when it comes back empty.
    drive(table, "D8", "D7", "E7", "F7")
    assert player(table, A).meteorites == 1
    assert "D8" in on(table, A, METEORITES)
    drive(table, "F7", "E7", "D7", "D8")
    assert carrying(table) == [True]
    assert "D8" not in on(table, A, METEORITES)


@pytest.mark.rule("PU-582", "PU-1404", "PU-Q-35")
def test_a_rover_put_on_a_meteorite_picks_it_up() -> None:
    position = horizon()
    position.depot(A, "o4 rover-tech*", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "F1")  # the symbol is on G1, which shows no resource
    table.decide(A, Advance("rover"))
    table.decide(A, PlaceRover("G1"))
    assert carrying(table) == [True]
    assert on(table, A, METEORITES) == []
    assert player(table, A).meteorites == 0


@pytest.mark.rule("PU-Q-35")
def test_a_meteorite_on_a_rover_resource_is_collected_at_once() -> None:
    position = horizon()
    position.depot(A, "i2 water-rover*", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "F1")  # the meteorite lies on F2, with the rover resource
    assert on(table, A, METEORITES) == ["F2"]
    table.decide(A, PlaceRover("F2"))
    assert carrying(table) == [False]
    assert player(table, A).meteorites == 1


@pytest.mark.rule("PU-1405", "PU-Q-35")
def test_a_loaded_rover_delivers_both_there() -> None:
    position = road()
    position.meteorite(A, "F7")
    table = position.table()
    drive(table, "C7", "D7", "E7", "F7")
    assert player(table, A).meteorites == 2
    assert carrying(table) == [False]
    assert on(table, A, METEORITES) == []


@pytest.mark.rule("PU-1404", "PU-Q-15")
def test_a_teleported_rover_picks_up_and_delivers() -> None:
    position = road()
    position.player(A).gain("relocate")
    position.player(A).gain("relocate")
    position.player(A).movement = 0
    position.depot(A, "i2 civ-energy", "i4 civ-energy")
    table = position.table()
    put(table, A, "small", "G6")
    table.decide(A, TeleportRover("C7", "D7"))
    assert carrying(table) == [True]
    table.decide(A, TeleportRover("D7", "F7"))
    assert player(table, A).meteorites == 1


@pytest.mark.rule("PU-1406", "PU-Q-35")
def test_a_loaded_rover_is_destroyed_with_its_meteorite() -> None:
    position = road()
    position.rover(A, "J7")
    position.player(A).rovers[0].carrying = True
    position.player(A).strikes += 1
    place_patch(position.game, A, BITS["C7"])
    assert position.player(A).destroyed_meteorites == 1
    assert position.player(A).destroyed_rovers == 1
    # A meteorite that falls destroys the rover that it hits, and what that carries.
    position.player(A).rovers[0].carrying = True
    position.player(A).strikes += 1
    put_meteorite(position.game, A, BITS["J7"])
    assert position.player(A).rovers == []
    assert position.player(A).destroyed_meteorites == 2
    assert position.player(A).layer(METEORITES) >> BITS["J7"] & 1


@pytest.mark.rule("PU-1406", "PU-715", "PU-763", "PU-Q-35")
def test_a_carried_meteorite_blocks_its_lines_and_counts_in_a_tie() -> None:
    position = horizon()
    position.fill(A)
    position.rover(A, "A6")
    full = planet_medals(position.game, A)
    position.player(A).rovers[0].carrying = True
    assert planet_medals(position.game, A) == full - 3 - 1  # row 6 and column A
    position.meteorite(A, "A6")  # a loaded rover may stand on another meteorite
    assert meteorites_left(position.game, A) == 2
    assert planet_medals(position.game, A) == full - 3 - 1


@pytest.mark.rule("PU-763")
def test_the_carried_meteorite_decides_a_tie() -> None:
    position = Position(corporations=["horizon", "universal-coalition"], phase="end")
    position.rover(A, "C7")
    assert result(position.game).winners == (A, 1)
    position.player(A).rovers[0].carrying = True
    assert result(position.game).winners == (1,)


@pytest.mark.rule("PU-1413", "PU-Q-35")
def test_cards_collect_from_squares_and_rovers_and_set_off_level_3() -> None:
    position = road()
    position.level(A, 3)
    corporation = corporation_of(position.game, A)
    position.player(A).rovers[0].carrying = True
    corporation.collect_meteorite(position.game, A, BITS["D7"])
    assert position.player(A).layer(METEORITES) == 0
    corporation.collect_meteorite(position.game, A, BITS["C7"])
    assert not position.player(A).rovers[0].carrying
    assert position.player(A).meteorites == 2
    assert position.player(A).pending == [Effect("patch"), Effect("patch")]


@pytest.mark.rule("PU-Q-35", "PU-Q-60")
def test_an_event_collects_what_a_rover_carries() -> None:
    position = horizon(phase="alert-effects", events=True)
    position.event(CollectMeteorites(1))
    position.place(A, "i2 tech-biomass*", "D6")
    position.rover(A, "J7")
    position.player(A).rovers[0].carrying = True
    position.player(A).strikes += 1
    table = position.table()
    assert offered(table, A) == [CollectMeteorite("D7"), CollectMeteorite("J7")]
    table.decide(A, CollectMeteorite("J7"))
    assert carrying(table) == [False]
    assert player(table, A).meteorites == 1


@pytest.mark.rule("PU-Q-35", "PU-Q-60")
def test_a_meteorite_of_an_event_destroys_the_rover_that_it_hits() -> None:
    position = horizon(phase="alert-effects", events=True)
    position.event(AddMeteorites(1))
    position.place(A, "i2 tech-biomass*", "D6")
    position.place(A, "i2 biomass-civ*", "F6")
    for name, symbol in (("D7", "D7"), ("J7", "F7")):  # both symbols are empty again
        position.player(A).take(METEORITES, 1 << BITS[symbol])
        position.rover(A, name)
        position.player(A).rovers[-1].carrying = True
    table = position.table()
    table.decide(A, AddMeteorite("D7"))
    assert rovers(table, A) == ["J7"]
    assert on(table, A, METEORITES) == ["D7"]
    assert player(table, A).destroyed_meteorites == 1


@pytest.mark.rule("PU-Q-35")
def test_clearing_a_line_destroys_what_lies_there_and_what_is_carried_there() -> None:
    position = road()
    position.player(A).rovers[0].square = BITS["D7"]
    position.player(A).rovers[0].carrying = True
    position.player(A).strikes += 1
    position.player(A).gain("line")
    table = position.table()
    put_somewhere(table)
    table.decide(A, ClearRow(7))
    assert carrying(table) == [False]
    assert "D7" not in on(table, A, METEORITES)
    assert player(table, A).destroyed_meteorites == 2


def put_somewhere(table: AnyTable) -> None:
    """Take the first tile and place it in the first way offered."""
    table.decide(A, offered(table, A, TakeTile)[0])
    table.decide(A, offered(table, A, PlaceTile)[0])


# The technologies


@pytest.mark.rule("PU-1411")
def test_level_1_places_rover_tiles_apart() -> None:
    position = horizon()
    position.depot(A, "i2 rover-tech", "i4 civ-energy")
    position.place(A, "o4 civ-energy", "F1")
    before = position.table()
    take(before, A, "small")
    assert refused(before, A, PlaceTile(0, "F8")) == ("PU-417", "PU-418")
    position.level(A, 1)
    table = position.table()
    take(table, A, "small")
    # The other placement rules hold: on the grid, and on one layer.
    assert "PU-413" in refused(table, A, PlaceTile(0, "A1"))
    assert "PU-415" in refused(table, A, PlaceTile(0, "F1"))
    table.decide(A, PlaceTile(0, "F8"))


@pytest.mark.rule("PU-1411", "PU-Q-12")
def test_level_1_is_for_rover_tiles_only() -> None:
    position = horizon()
    position.depot(A, "i2 tech-biomass", "i4 civ-energy")
    position.place(A, "o4 civ-energy", "F1")
    position.level(A, 1)
    position.player(A).gain("patch")
    table = position.table()
    take(table, A, "small")
    assert "PU-417" in refused(table, A, PlaceTile(0, "F8"))
    table.decide(A, PlaceTile(0, "F3"))
    assert "PU-565" in refused(table, A, PlacePatch("F8"))


@pytest.mark.rule("PU-1412", "PU-303", "PU-Q-04")
def test_level_2_gives_movement_for_rovers_that_carry() -> None:
    position = horizon(phase="round")
    position.rover(A, "C7", "D7", "E7")
    for rover in position.player(A).rovers[:2]:
        rover.carrying = True
    assert player(position.table(), A).movement == 0
    position.level(A, 2)
    table = position.table()
    assert player(table, A).movement == 2
    assert TechnologyUsed(A, "horizon-2") in told(table, A)


@pytest.mark.rule("PU-1412")
def test_level_2_gives_nothing_without_meteorites() -> None:
    position = horizon(phase="round")
    position.rover(A, "C7", "D7")
    position.level(A, 2)
    table = position.table()
    assert player(table, A).movement == 0
    assert TechnologyUsed(A, "horizon-2") not in told(table, A)


@pytest.mark.rule("PU-1413")
def test_level_3_gives_a_patch_for_a_collected_meteorite() -> None:
    for level, patches in ((2, 0), (3, 1)):
        table = road(level).table()
        drive(table, "C7", "D7")
        assert player(table, A).pending == []  # it is not collected yet
        drive(table, "D7", "E7", "F7")
        assert player(table, A).pending == [Effect("patch")] * patches


@pytest.mark.rule("PU-1414", "PU-1416", "PU-EX-20")
def test_level_4_destroys_a_meteorite_on_water() -> None:
    table = road(4).table()
    drive(table, "C7", "D7", "E7")
    assert question(table, A) == "drown"
    assert offered(table, A) == [DROWN, KeepMeteorite()]
    table.decide(A, DROWN)
    assert carrying(table) == [False]
    assert MeteoriteDestroyed(A, "E7") in told(table, A)
    drive(table, "E7", "F7")
    # Level 3 works as well, but nothing has been collected.
    assert player(table, A).meteorites == 0
    assert player(table, A).destroyed_meteorites == 1
    assert player(table, A).pending == []


@pytest.mark.rule("PU-1414", "PU-Q-34")
def test_level_4_is_optional() -> None:
    table = road(4).table()
    drive(table, "C7", "D7", "E7")
    table.decide(A, KeepMeteorite())
    assert carrying(table) == [True]
    drive(table, "E7", "F7")
    assert player(table, A).meteorites == 1


@pytest.mark.rule("PU-1414")
def test_level_4_asks_only_a_loaded_rover_that_moves_onto_water() -> None:
    position = road(4)
    position.rover(A, "E8")
    table = position.table()
    drive(table, "E8", "E7", "E6")
    assert question(table, A) == "take"
    drive(table, "C7", "D7", "C7")  # loaded, on bare ground
    assert question(table, A) == "take"
    # A rover that is put on a meteorite has not moved onto the water.
    position = horizon()
    position.depot(A, "o4 water-rover*", "i4 rover-tech")
    position.level(A, 4)
    table = position.table()
    put(table, A, "small", "F1", 2)  # a half turn: the meteorite on water
    meteorite = on(table, A, METEORITES)[0]
    if Advance("rover") in offered(table, A):
        table.decide(A, Advance("rover"))
    table.decide(A, PlaceRover(meteorite))
    assert question(table, A) != "drown"


@pytest.mark.rule("PU-1415", "PU-313")
def test_level_5_advances_the_rover_tracker_once_per_round() -> None:
    position = horizon()
    position.rover(A, "C7")
    position.trackers(A, rover=4)
    position.level(A, 4)
    table = position.table()
    assert "PU-601" in refused(table, A, NIGHT_SHIFT)
    position.level(A, 5)
    table = position.table()
    table.decide(A, NIGHT_SHIFT)  # before the tile is taken
    assert trackers(table, A)["rover"] == 5
    assert player(table, A).movement == 3
    assert refused(table, A, NIGHT_SHIFT) == ("PU-313",)
    settle(table, A)
    settle(table, 1)
    assert table.game.state.round == 2
    assert NIGHT_SHIFT in offered(table, A)


@pytest.mark.rule("PU-312", "PU-581", "PU-Q-05", "PU-Q-68")
def test_what_level_5_brings_before_the_tile_may_be_resolved_before_it() -> None:
    position = horizon()
    position.place(A, "o4 water-rover", "F1")
    position.trackers(A, rover=2)
    position.level(A, 5)
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    table = position.table()
    table.decide(A, NIGHT_SHIFT)  # a rover, and 2 movement
    assert question(table, A) == "take"
    assert offered(table, A, TakeTile) == [TakeTile("small"), TakeTile("large")]
    table.decide(A, PlaceRover("F1"))
    assert rovers(table, A) == ["F1"]
    assert MoveRover("F1", "F2") in offered(table, A)
    take(table, A, "small")
    assert question(table, A) == "place"
    assert not offered(table, A, PlaceRover)


@pytest.mark.rule("PU-Q-35", "PU-Q-59")
def test_a_square_with_a_second_meteorite_on_a_rover_counts_twice() -> None:
    """Of four meteorites three are destroyed: that is a choice."""
    position = horizon(phase="cards")
    position.state.choosing = [A]
    position.player(A).due = [4]
    position.civ(4, "meteor-defense-program", "best-planet-award")
    position.fill(A)
    position.meteorite(A, "F5", "G5", "H5")
    position.rover(A, "H5")
    position.player(A).rovers[0].carrying = True
    position.player(A).strikes += 1
    table = position.table()
    table.decide(A, TakeCard("meteor-defense-program"))
    assert len(offered(table, A, DestroyMeteorite)) == 3
    for _ in range(2):
        table.decide(A, DestroyMeteorite("H5"))
    table.decide(A, DestroyMeteorite("F5"))
    assert on(table, A, METEORITES) == ["G5"]
    assert carrying(table) == [False]


@pytest.mark.rule("PU-1415", "PU-509")
def test_level_5_on_top_gives_the_movement_again() -> None:
    position = horizon()
    position.trackers(A, rover=15)
    position.level(A, 5)
    table = position.table()
    table.decide(A, NIGHT_SHIFT)
    assert trackers(table, A)["rover"] == 15
    assert player(table, A).movement == 5


# What is seen


@pytest.mark.rule("PU-1406")
def test_everybody_sees_who_carries() -> None:
    table = road().table()
    drive(table, "C7", "D7")
    assert [rover.carrying for rover in seen(table, A).players[A].rovers] == [True]
    settle(table, A)
    settle(table, 1)
    assert [rover.carrying for rover in seen(table, 1).players[A].rovers] == [True]
    for language, words in (("en", "carrying a meteorite"), ("pl", "wiozące Meteoryt")):
        assert any(words in row for row in lines(table, 1, language))
    assert rovers(table, A) == ["D7"]


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("quick", [False, True])
def test_random_games_come_to_their_end(seats: int, quick: bool) -> None:
    for seed in range(2):
        check_play(leading("horizon", seats, seed, quick=quick))


def test_games_keep_every_promise() -> None:
    check_setting(leading("horizon", 2, quick=True, events=True), CHECKS)
