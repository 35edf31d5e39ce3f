"""Rovers (PU-581 to PU-599)."""

import pytest

from kosmodrom.games.planet_unknown.clauses import ForbidRovers
from kosmodrom.games.planet_unknown.events import (
    LifepodCollected,
    MeteoriteCollected,
    MovementGained,
    RoverDestroyed,
)
from kosmodrom.games.planet_unknown.moves import (
    Advance,
    CardAdvance,
    Finish,
    MoveRover,
    PlaceRover,
    PlaceTile,
    TakeCard,
    TakeTile,
    UseBoost,
)
from kosmodrom.games.planet_unknown.state import LIFEPODS, METEORITES
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.planet_unknown.kit import (
    A,
    B,
    Position,
    on,
    player,
    put,
    rovers,
    settle,
    take,
    trackers,
)


@pytest.mark.rule("PU-581", "PU-583")
def test_a_milestone_puts_a_rover_on_the_tile_placed_last() -> None:
    position = Position()
    position.depot(A, "o4 rover-tech", "i4 rover-tech")
    position.patch(A, "A6")
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("rover"))
    assert {option.at for option in offered(table, A, PlaceRover)} == {"F1", "G1", "F2", "G2"}
    assert "PU-583" in refused(table, A, PlaceRover("A6"))
    table.decide(A, PlaceRover("G2"))
    assert rovers(table, A) == ["G2"]
    assert player(table, A).waiting == 1


@pytest.mark.rule("PU-582", "PU-591", "PU-Q-15")
def test_a_rover_put_on_a_meteorite_collects_it() -> None:
    position = Position()
    position.depot(A, "o4 rover-tech*", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "F1")  # the symbol is on G1
    assert on(table, A, METEORITES) == ["G1"]
    table.decide(A, Advance("rover"))
    table.decide(A, PlaceRover("G1"))
    assert on(table, A, METEORITES) == []
    assert player(table, A).meteorites == 1
    assert MeteoriteCollected(A, "G1") in told(table, A)


@pytest.mark.rule("PU-584")
def test_without_a_waiting_rover_nothing_happens() -> None:
    position = Position()
    position.depot(A, "o4 rover-tech", "i4 rover-tech")
    position.player(A).waiting = 0
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("rover"))
    assert not offered(table, A, PlaceRover)


@pytest.mark.rule("PU-584", "PU-Q-13")
def test_without_a_tile_the_milestone_is_lost() -> None:
    position = Position()
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.fill(A)
    table = position.table()
    take(table, A, "small")
    assert not player(table, A).tiles
    settle(table, A)
    assert trackers(table, A)["rover"] == 1
    assert player(table, A).waiting == 2


@pytest.mark.rule("PU-597", "PU-Q-13")
def test_a_square_with_a_rover_is_not_available() -> None:
    position = Position()
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.place(A, "o4 civ-energy", "F1")
    position.trackers(A, rover=5)  # position 6: 2 movement and a rover
    position.rover(A, "E4")
    table = position.table()
    put(table, A, "small", "F3")
    table.decide(A, Advance("rover"))
    table.decide(A, MoveRover("E4", "F4"))
    assert offered(table, A, PlaceRover) == [PlaceRover("F3")]
    assert "PU-597" in refused(table, A, PlaceRover("F4"))


@pytest.mark.rule("PU-581", "PU-Q-13")
def test_a_tile_placed_by_a_card_is_the_tile_placed_last() -> None:
    position = Position(phase="cards")
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.place(A, "o4 civ-energy", "F1")
    position.state.choosing = [A]
    position.player(A).due = [3]
    position.civ(3, "depot-repair-online", "top-planet-award")
    table = position.table()
    table.decide(A, TakeCard("depot-repair-online"))
    table.decide(A, TakeTile("small"))
    table.decide(A, PlaceTile(0, "F3"))
    table.decide(A, Advance("rover"))
    assert {option.at for option in offered(table, A, PlaceRover)} == {"F3", "F4"}
    assert "PU-581" in refused(table, A, PlaceRover("F2"))


@pytest.mark.rule("PU-581", "PU-Q-13")
def test_a_tile_placed_by_a_card_without_its_advances_is_so_too() -> None:
    position = Position(phase="cards")
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.place(A, "o4 civ-energy", "F1")
    position.state.choosing = [A]
    position.player(A).due = [1, 1]
    position.civ(1, "salvage-yard", "operations", "rising-planet-award")
    table = position.table()
    table.decide(A, TakeCard("salvage-yard"))
    table.decide(A, TakeTile("small"))
    table.decide(A, PlaceTile(0, "F3"))
    assert trackers(table, A)["rover"] == 0
    table.decide(A, TakeCard("operations"))
    table.decide(A, CardAdvance("rover"))
    assert {option.at for option in offered(table, A, PlaceRover)} == {"F3", "F4"}
    assert "PU-581" in refused(table, A, PlaceRover("F2"))


@pytest.mark.rule("PU-584", "PU-597", "PU-Q-13")
def test_if_rovers_stand_on_all_squares_of_the_tile_the_milestone_is_lost() -> None:
    position = Position(corporations=["horizon"])  # four rovers
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.place(A, "o4 civ-energy", "F1")
    position.trackers(A, tech=1)
    position.rover(A, "E3", "E4", movement=2)
    table = position.table()
    put(table, A, "small", "F3")
    table.decide(A, Advance("rover"))
    assert offered(table, A, PlaceRover) == [PlaceRover("F3"), PlaceRover("F4")]
    table.decide(A, MoveRover("E3", "F3"))
    assert offered(table, A, PlaceRover) == [PlaceRover("F4")]
    table.decide(A, MoveRover("E4", "F4"))  # tech advances by itself, onto a boost
    assert offered(table, A, PlaceRover) == []
    assert "PU-Q-13" in refused(table, A, PlaceRover("F3"))
    assert "PU-Q-13" in refused(table, A, PlaceRover("F4"))
    assert "PU-581" in refused(table, A, PlaceRover("F2"))
    table.decide(A, UseBoost("civ"))
    assert question(table, A) is None
    assert rovers(table, A) == ["F3", "F4"]
    assert player(table, A).waiting == 2
    assert player(table, A).pending == []


@pytest.mark.rule("PU-585")
@pytest.mark.parametrize(
    ("onto", "movement"),
    [(1, 0), (2, 1), (3, 1), (4, 2), (8, 2), (9, 3), (12, 3), (13, 4), (15, 4)],
)
def test_numbers_on_the_track_are_movement(onto: int, movement: int) -> None:
    position = Position()
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.trackers(A, rover=onto - 1)
    position.rover(A, "F6")
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("rover"))
    assert player(table, A).movement == movement
    gained = [event for event in told(table, A) if isinstance(event, MovementGained)]
    assert gained == [MovementGained(A, movement)] * bool(movement)
    for row in range(6, 6 + movement):
        table.decide(A, MoveRover(f"F{row}", f"F{row + 1}"))
    assert offered(table, A, MoveRover) == []
    assert rovers(table, A) == [f"F{6 + movement}"]


@pytest.mark.rule("PU-585", "PU-593")
def test_without_a_rover_movement_is_gained_and_lost() -> None:
    position = Position()
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.trackers(A, rover=9)  # position 10: 3 movement and a boost
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("rover"))
    assert player(table, A).movement == 3
    assert offered(table, A, MoveRover) == []
    assert "PU-593" in refused(table, A, MoveRover("F1", "F2"))
    table.decide(A, UseBoost("civ"))  # tech advances by itself, and the step is over
    assert question(table, A) is None
    assert player(table, A).movement == 0
    assert rovers(table, A) == []


@pytest.mark.rule("PU-585", "PU-592")
def test_movement_gained_before_there_is_a_rover_moves_the_one_that_comes() -> None:
    position = Position()
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.trackers(A, rover=5)  # position 6: 2 movement and a rover
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("rover"))
    assert player(table, A).movement == 2
    assert offered(table, A, MoveRover) == []
    table.decide(A, PlaceRover("F2"))
    table.decide(A, MoveRover("F2", "F3"))
    table.decide(A, MoveRover("F3", "F4"))
    assert rovers(table, A) == ["F4"]
    assert player(table, A).movement == 0


@pytest.mark.rule("PU-586", "PU-590")
def test_a_step_is_one_square_along_the_grid() -> None:
    position = Position()
    position.rover(A, "F1", movement=3)
    table = position.table()
    assert offered(table, A, MoveRover) == [MoveRover("F1", "G1"), MoveRover("F1", "F2")]
    assert "PU-586" in refused(table, A, MoveRover("F1", "G2"))
    assert "PU-590" in refused(table, A, MoveRover("F1", "E1"))
    table.decide(A, MoveRover("F1", "F2"))
    assert player(table, A).movement == 2
    assert rovers(table, A) == ["F2"]


@pytest.mark.rule("PU-587", "PU-591", "PU-EX-07")
def test_movement_is_split_among_rovers_and_lifepods_are_collected_on_the_way() -> None:
    position = Position()
    position.rover(A, "F3", "F8", movement=4)
    table = position.table()
    table.decide(A, MoveRover("F3", "G3"))
    table.decide(A, MoveRover("G3", "H3"))  # the lifepod
    assert player(table, A).lifepods == 1
    assert "H3" not in on(table, A, LIFEPODS)
    assert LifepodCollected(A, "H3") in told(table, A)
    table.decide(A, MoveRover("H3", "H4"))
    table.decide(A, MoveRover("F8", "F9"))
    assert rovers(table, A) == ["H4", "F9"]
    assert player(table, A).movement == 0
    assert not offered(table, A, MoveRover)


@pytest.mark.rule("PU-587", "PU-592")
def test_steps_are_taken_back_one_by_one_until_the_move_is_finished() -> None:
    position = Position()
    position.depot(A, "i2 biomass-civ", "i4 rover-tech")
    position.place(A, "i3 water-rover", "F1")
    position.rover(A, "F1", movement=3)
    table = position.table()
    put(table, A, "large", "F4")
    before = table.fingerprint
    table.decide(A, MoveRover("F1", "F2"))
    table.decide(A, MoveRover("F2", "F3"))
    table.decide(B, offered(table, B)[0])  # another player's step changes nothing
    table.undo(A)
    assert rovers(table, A) == ["F2"]
    assert player(table, A).movement == 2
    table.undo(A)
    assert rovers(table, A) == ["F1"]
    assert player(table, A).movement == 3
    assert table.choices[-1].seat == B
    table.rewind(len(table.choices) - 1)
    assert table.fingerprint == before


@pytest.mark.rule("PU-588", "PU-589")
def test_rovers_travel_over_tiles_and_bare_squares_and_back() -> None:
    position = Position()
    position.place(A, "o4 civ-energy", "F1")
    position.rover(A, "F2", movement=3)
    table = position.table()
    table.decide(A, MoveRover("F2", "F3"))
    table.decide(A, MoveRover("F3", "F2"))
    table.decide(A, MoveRover("F2", "F1"))
    assert rovers(table, A) == ["F1"]


@pytest.mark.rule("PU-591")
def test_meteorites_are_collected() -> None:
    position = Position()
    position.place(A, "o4 civ-energy*", "F1")
    position.rover(A, "F1", movement=1)
    table = position.table()
    table.decide(A, MoveRover("F1", "G1"))
    assert player(table, A).meteorites == 1
    assert on(table, A, METEORITES) == []


@pytest.mark.rule("PU-592", "PU-Q-14")
def test_movement_may_be_used_before_taking_before_placing_and_after() -> None:
    position = Position()
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.rover(A, "F6", movement=5)
    table = position.table()
    assert offered(table, A, TakeTile)
    table.decide(A, MoveRover("F6", "F7"))
    take(table, A, "small")
    table.decide(A, MoveRover("F7", "F8"))
    assert offered(table, A, PlaceTile)
    table.decide(A, PlaceTile(0, "F1"))
    table.decide(A, MoveRover("F8", "F9"))
    assert Advance("tech") in offered(table, A)
    table.decide(A, Advance("tech"))
    table.decide(A, Advance("rover"))
    table.decide(A, PlaceRover("F1"))
    assert question(table, A) == "done"
    table.decide(A, MoveRover("F1", "G1"))
    assert player(table, A).movement == 1
    table.decide(A, Finish())
    assert player(table, A).movement == 0


@pytest.mark.rule("PU-592", "PU-312")
def test_a_step_may_come_in_the_middle_of_other_effects() -> None:
    position = Position()
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.trackers(A, rover=9)  # position 10: 3 movement and a boost
    position.rover(A, "F6")
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("rover"))
    table.decide(A, MoveRover("F6", "F7"))
    table.decide(A, UseBoost("rover"))
    assert player(table, A).movement == 2 + 3


@pytest.mark.rule("PU-594", "PU-595", "PU-566")
def test_a_tile_on_a_rover_destroys_it_for_good() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.rover(A, "F1", "F2")
    table = position.table()
    put(table, A, "small", "F1")
    assert rovers(table, A) == []
    assert player(table, A).waiting == 0
    assert RoverDestroyed(A, "F1") in told(table, A)


@pytest.mark.rule("PU-597", "PU-Q-15")
def test_a_rover_does_not_enter_a_square_with_another() -> None:
    position = Position()
    position.rover(A, "F5", "F6", movement=2)
    table = position.table()
    assert MoveRover("F5", "F6") not in offered(table, A)
    assert "PU-597" in refused(table, A, MoveRover("F5", "F6"))


@pytest.mark.rule("PU-592")
def test_without_movement_rovers_stay() -> None:
    position = Position()
    position.rover(A, "F5")
    table = position.table()
    assert "PU-592" in refused(table, A, MoveRover("F5", "F6"))
    assert "PU-593" in refused(table, A, MoveRover("F7", "F6"))


@pytest.mark.rule("PU-Q-60")
def test_an_event_may_close_a_terrain_to_rovers() -> None:
    position = Position()
    position.place(A, "o4 civ-energy", "F1")  # energy above, civ below
    position.rover(A, "E2", movement=1)
    position.event(ForbidRovers("civ"))
    table = position.table()
    assert MoveRover("E2", "F2") not in offered(table, A)
    assert MoveRover("E2", "E3") in offered(table, A)
    assert refused(table, A, MoveRover("E2", "F2"))
