"""Cosmos Inc. (PU-1301 to PU-1316)."""

from typing import Any

import pytest

from kosmodrom.games.planet_unknown.clauses import LoseLifepods, NoMilestones
from kosmodrom.games.planet_unknown.events import TechnologyUnlocked
from kosmodrom.games.planet_unknown.moves import (
    Advance,
    CollectLifepod,
    Finish,
    MoveRover,
    PlacePatch,
    Regress,
    TakeCard,
    UseBoost,
    UseTechnology,
)
from kosmodrom.games.planet_unknown.rules.corporations.cosmos import (
    CoverPosition,
    KeepLifepod,
    LeaveLifepods,
    LifepodKept,
    LiftLifepod,
    LiftScored,
    PositionCovered,
    PositionUncovered,
)
from kosmodrom.games.planet_unknown.rules.objectives import measure
from kosmodrom.games.planet_unknown.rules.registry import corporation_of
from kosmodrom.games.planet_unknown.rules.scoring import lifepod_medals, score
from kosmodrom.games.planet_unknown.state import (
    CIV,
    LIFEPODS,
    METEORITES,
    TECH,
    WATER,
)
from kosmodrom.testing import CHECKS, check_play, check_setting
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    B,
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

SHUTTLE = UseTechnology("cosmos-5")


def cosmos(level: int = 0, *, spent: bool = True, **options: Any) -> Position:
    """A leads Cosmos Inc., with the technologies up to a level; level 2 has been used up."""
    position = Position(2, corporations=["cosmos"], **options)
    if level:
        position.level(A, level)
    if spent:
        position.player(A).spent.append("cosmos-2")
    return position


def cover_positions(position: Position, **positions: int) -> None:
    """Lifepods from the planet lie on tracks: ``cover_positions(position, tech=5)``."""
    tracks = ("civ", "water", "biomass", "rover", "tech")
    for name, place in positions.items():
        position.player(A).special[tracks.index(name)] |= 1 << place
        _from_planet(position)


def score_lifepods(position: Position, count: int) -> None:
    """Lifepods from the planet lie in the scoring area."""
    for _ in range(count):
        position.player(A).lifepods += 1
        _from_planet(position)


def _from_planet(position: Position) -> None:
    player = position.player(A)
    layer = player.layer(LIFEPODS)
    player.take(LIFEPODS, 1 << layer.bit_length() - 1)  # the last one


def at_a_lifepod(level: int = 0, movement: int = 1, **positions: int) -> Position:
    """A rover stands on H4, beside the lifepod on H3."""
    position = cosmos(level)
    position.depot(A, "i2 rover-tech", "i4 water-rover")
    position.trackers(A, **positions)
    position.rover(A, "H4", movement=movement)
    return position


# The board


@pytest.mark.rule("PU-1306")
def test_the_board_has_one_rover() -> None:
    assert player(cosmos().table(), A).waiting == 1


# Collecting


@pytest.mark.rule("PU-1301", "PU-1305", "PU-Q-05")
def test_a_lifepod_may_go_to_the_scoring_area() -> None:
    table = at_a_lifepod().table()
    table.decide(A, MoveRover("H4", "H3"))
    assert question(table, A) == "place-lifepod"
    table.decide(A, KeepLifepod())
    assert player(table, A).lifepods == 1
    assert lifepod_medals(table.game, A) == 1
    assert LifepodKept(A) in told(table, A)
    assert question(table, A) == "take"


@pytest.mark.rule("PU-1301", "PU-1305")
def test_a_lifepod_may_go_onto_a_track_where_it_does_not_score() -> None:
    table = at_a_lifepod().table()
    table.decide(A, MoveRover("H4", "H3"))
    table.decide(A, CoverPosition("tech", 2))
    assert player(table, A).special[TECH] == 1 << 2
    assert player(table, A).lifepods == 0
    assert lifepod_medals(table.game, A) == 0
    assert score(table.game, A)["lifepods"] == 0
    assert PositionCovered(A, "tech", 2) in told(table, A)
    assert "Lifepods on tracks: tech track 2" in lines(table, A)
    assert seen(table, A).players[A].special == (0, 0, 0, 0, 4)
    assert "Kapsuły Ratunkowe na torach: tor Technologii 2" in lines(table, A, "pl")


@pytest.mark.rule("PU-Q-32", "PU-1301")
def test_a_lifepod_lies_between_start_and_top_beside_trackers_and_lifepods() -> None:
    position = at_a_lifepod(civ=4, water=15, tech=1)
    cover_positions(position, civ=2)
    table = position.table()
    table.decide(A, MoveRover("H4", "H3"))
    found = {(o.track, o.position) for o in offered(table, A, CoverPosition)}
    assert {p for track, p in found if track == "civ"} == set(range(1, 15)) - {2, 4}
    assert {p for track, p in found if track == "water"} == set(range(1, 15))
    assert {p for track, p in found if track == "tech"} == set(range(2, 15))
    for taken in (0, 2, 4, 15):
        assert "PU-Q-32" in refused(table, A, CoverPosition("civ", taken))
    assert "PU-Q-32" in refused(table, A, CoverPosition("tech", 1))


@pytest.mark.rule("PU-1301")
def test_lifepods_gained_by_a_card_are_placed_as_well() -> None:
    position = cosmos(phase="cards")
    position.state.choosing = [A]
    position.player(A).due = [2]
    position.civ(2, "approved-overtime", "peoples-choice-award")
    table = position.table()
    table.decide(A, TakeCard("approved-overtime"))
    table.decide(A, offered(table, A, CollectLifepod)[0])
    table.decide(A, CoverPosition("civ", 3))
    table.decide(A, offered(table, A, CollectLifepod)[0])
    table.decide(A, KeepLifepod())
    assert player(table, A).special[CIV] == 1 << 3
    assert player(table, A).lifepods == 1


@pytest.mark.rule("PU-Q-58", "PU-1301")
def test_lifepods_on_tracks_are_collected_for_objectives() -> None:
    position = cosmos()
    score_lifepods(position, 1)
    cover_positions(position, civ=3, tech=3)
    assert corporation_of(position.game, A).lifepods_collected(position.game, A) == 3
    goal = next(id for id, o in BOX.objectives.items() if "MostLifepods" in repr(o.neighbour))
    assert measure(position.game, A, goal) == 3


@pytest.mark.rule("PU-1305", "PU-Q-59")
def test_a_better_rate_counts_lifepods_of_the_scoring_area_only() -> None:
    position = cosmos()
    position.player(A).cards = ["space-citizen-decree"]
    score_lifepods(position, 2)
    cover_positions(position, civ=3)
    assert lifepod_medals(position.game, A) == 4


# Advancing


def advancing(**lifepods: int) -> Position:
    """A can advance biomass and civ by a tile; lifepods lie on tracks."""
    position = cosmos()
    position.depot(A, "i2 biomass-civ", "i4 water-rover")
    cover_positions(position, **lifepods)
    return position


@pytest.mark.rule("PU-1302", "PU-1304", "PU-EX-19")
def test_a_tracker_skips_a_lifepod_and_what_it_covers() -> None:
    position = advancing(biomass=2)
    position.trackers(A, biomass=1)
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("biomass"))
    assert trackers(table, A)["biomass"] == 3
    assert offered(table, A, UseBoost) == []
    assert offered(table, A, PlacePatch)
    settle(table, A)
    assert trackers(table, A)["biomass"] == 3
    assert trackers(table, A)["civ"] == 1


@pytest.mark.rule("PU-1303")
def test_lifepods_in_a_row_are_skipped_together() -> None:
    position = advancing(civ=1)
    cover_positions(position, civ=2)
    cover_positions(position, civ=3)
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("civ"))
    assert trackers(table, A)["civ"] == 4
    assert player(table, A).due == []  # the milestone of position 3 was covered


@pytest.mark.rule("PU-Q-33")
def test_a_tracker_below_covered_positions_may_still_reach_the_top() -> None:
    position = advancing(civ=14)
    position.trackers(A, civ=13)
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("civ"))
    assert trackers(table, A)["civ"] == 15


@pytest.mark.rule("PU-Q-33")
def test_ranks_of_later_milestones_stay() -> None:
    position = advancing(civ=3)
    position.trackers(A, civ=5)
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("civ"))
    assert player(table, A).due == [2]


@pytest.mark.rule("PU-Q-33")
def test_a_regressing_tracker_skips_lifepods_too() -> None:
    position = advancing(water=3)
    position.trackers(A, water=4)
    position.player(A).gain("regress", 1, 1 << WATER)
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Regress("water"))
    assert trackers(table, A)["water"] == 2
    position = advancing(water=1)
    position.trackers(A, water=2)
    position.player(A).gain("regress", 1, 1 << WATER)
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Regress("water"))
    assert trackers(table, A)["water"] == 0


@pytest.mark.rule("PU-1304", "PU-Q-33")
def test_a_covered_medal_does_not_score_but_the_best_other_one_below() -> None:
    position = cosmos()
    position.trackers(A, water=8)
    corporation = corporation_of(position.game, A)
    assert corporation.track_medals(position.game, A, WATER) == 4
    position.trackers(A, water=9)
    cover_positions(position, water=8)
    assert corporation.track_medals(position.game, A, WATER) == 3
    cover_positions(position, water=6)
    assert corporation.track_medals(position.game, A, WATER) == 2
    cover_positions(position, water=13)
    assert corporation.track_medals(position.game, A, WATER) == 2


@pytest.mark.rule("PU-Q-33", "PU-1304")
def test_a_covered_tech_milestone_locks_its_level() -> None:
    position = at_a_lifepod(level=1)
    table = position.table()
    assert MoveRover("H4", "I5") in offered(table, A)
    cover_positions(position, tech=3)
    position.trackers(A, tech=4)
    table = position.table()
    assert MoveRover("H4", "I5") not in offered(table, A)
    assert not seen(table, A).players[A].technologies[0].unlocked


@pytest.mark.rule("PU-Q-33")
def test_uncovering_unlocks_a_level_but_gives_no_other_benefit() -> None:
    position = at_a_lifepod(level=5)
    cover_positions(position, tech=3, water=3)
    position.trackers(A, water=4)
    table = position.table()
    assert MoveRover("H4", "I5") not in offered(table, A)
    table.decide(A, SHUTTLE)
    table.decide(A, LiftLifepod("tech", 3))
    table.decide(A, KeepLifepod())
    assert TechnologyUnlocked(A, "cosmos-1") in told(table, A)
    assert PositionUncovered(A, "tech", 3) in told(table, A)
    assert MoveRover("H4", "I5") in offered(table, A)
    position = at_a_lifepod(level=5)
    cover_positions(position, water=3)  # a synergy boost
    position.trackers(A, water=4)
    table = position.table()
    table.decide(A, SHUTTLE)
    table.decide(A, KeepLifepod())
    assert player(table, A).pending == []


@pytest.mark.rule("PU-Q-59", "PU-1302")
def test_unionization_raises_to_the_first_free_position_from_5_up() -> None:
    position = cosmos(phase="cards")
    position.state.choosing = [A]
    position.player(A).due = [3]
    position.civ(3, "unionization")
    position.place(A, "i2 rover-tech", "F1")
    cover_positions(position, civ=5, water=2)
    table = position.table()
    assert trackers(table, A)["civ"] == 6
    assert trackers(table, A)["water"] == 5


# Level 1


@pytest.mark.rule("PU-1311", "PU-Q-33")
def test_level_1_lets_rovers_move_diagonally() -> None:
    position = at_a_lifepod(level=1, movement=2)
    position.place(A, "i2 rover-tech", "G4")
    position.cover(A, "civ", ["H5"])
    position.meteorite(A, "G5")
    table = position.table()
    near = {o.to for o in offered(table, A, MoveRover)}
    assert near == {"G3", "H3", "I3", "G4", "I4", "G5", "H5", "I5"}
    table.decide(A, MoveRover("H4", "I3"))  # past H3, whose lifepod stays
    assert rovers(table, A) == ["I3"]
    assert player(table, A).movement == 1
    assert "H3" in on(table, A, LIFEPODS)
    assert on(table, A, METEORITES) == ["G5"]


@pytest.mark.rule("PU-1311")
def test_without_level_1_they_do_not() -> None:
    table = at_a_lifepod().table()
    assert "PU-1311" in refused(table, A, MoveRover("H4", "I5"))


# Level 2


def resettling(lifepods: int = 2, **covered: int) -> Position:
    """A is about to reach level 2."""
    position = cosmos(spent=False)
    position.depot(A, "i2 rover-tech", "i4 water-rover")
    position.trackers(A, tech=4, rover=1)
    score_lifepods(position, lifepods)
    cover_positions(position, **covered)
    return position


def unlock(position: Position) -> AnyTable:
    """... and does so."""
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("tech"))
    return table


@pytest.mark.rule("PU-1312", "PU-1316", "PU-Q-31")
def test_level_2_repositions_up_to_three_lifepods_when_unlocked() -> None:
    table = unlock(resettling(lifepods=2, civ=3))
    table.decide(A, LiftScored())
    assert "PU-1316" in refused(table, A, KeepLifepod())
    table.decide(A, CoverPosition("water", 1))
    assert question(table, A) == "lift-lifepod"
    table.decide(A, LiftLifepod("civ", 3))
    assert CoverPosition("civ", 3) not in offered(table, A)
    table.decide(A, CoverPosition("civ", 1))
    table.decide(A, LiftLifepod("civ", 1))
    table.decide(A, KeepLifepod())
    assert question(table, A) != "lift-lifepod"
    assert offered(table, A, LiftScored) == []
    assert player(table, A).lifepods == 2
    assert player(table, A).special[WATER] == 2
    assert player(table, A).special[CIV] == 0


@pytest.mark.rule("PU-1312", "PU-Q-31")
def test_level_2_may_be_used_for_fewer_or_none() -> None:
    table = unlock(resettling())
    table.decide(A, LiftScored())
    table.decide(A, CoverPosition("water", 1))
    table.decide(A, LeaveLifepods())
    assert offered(table, A, LiftScored) == []
    table = unlock(resettling())
    table.decide(A, LeaveLifepods())
    assert offered(table, A, LiftScored) == []
    assert player(table, A).lifepods == 2


@pytest.mark.rule("PU-Q-31", "PU-1312", "PU-603")
def test_level_2_works_once_per_game_when_unlocked_and_not_later() -> None:
    table = unlock(resettling(lifepods=0))
    settle(table, A)
    settle(table, B)
    assert player(table, A).spent == ["cosmos-2"]
    assert player(table, A).pending == []
    position = resettling()
    position.player(A).spent = ["cosmos-2"]  # the level is reached a second time
    position.player(A).gain("boost")
    table = unlock(position)
    assert "PU-1312" in refused(table, A, LiftScored())


@pytest.mark.rule("PU-Q-31")
def test_lifepods_collected_in_the_same_step_can_be_moved_by_level_2() -> None:
    position = resettling(lifepods=0)
    position.rover(A, "H4", movement=1)
    table = unlock(position)
    table.decide(A, MoveRover("H4", "H3"))
    table.decide(A, KeepLifepod())
    assert LiftScored() in offered(table, A)


@pytest.mark.rule("PU-Q-33", "PU-Q-31", "PU-1312")
def test_a_covered_level_2_works_when_it_is_uncovered() -> None:
    position = cosmos(level=5, spent=False)
    position.depot(A, "i2 rover-tech", "i4 water-rover")
    cover_positions(position, tech=5)
    table = position.table()
    table.decide(A, SHUTTLE)
    table.decide(A, KeepLifepod())
    put(table, A, "small", "F1")
    assert LiftScored() in offered(table, A)
    assert player(table, A).spent == ["cosmos-2"]


@pytest.mark.rule("PU-Q-60", "PU-1312")
def test_level_2_reached_without_milestones_works_in_the_next_round() -> None:
    position = resettling()
    position.event(NoMilestones())
    table = position.table()
    put(table, A, "small", "F1")
    settle(table, A)
    assert player(table, A).spent == []
    settle(table, B)
    assert table.game.state.round == 2
    take(table, A, "small")
    assert player(table, A).spent == ["cosmos-2"]
    assert [effect.kind for effect in player(table, A).pending] == ["reposition"]


# Level 3


def placing_energy(level: int, tile: str = "i2 civ-energy") -> AnyTable:
    position = cosmos(level)
    position.depot(A, tile, "i4 water-rover")
    score_lifepods(position, 2)
    table = position.table()
    put(table, A, "small", "F1")
    return table


@pytest.mark.rule("PU-1313", "PU-1316")
def test_level_3_repositions_one_lifepod_for_a_tile_with_energy() -> None:
    table = placing_energy(3)
    table.decide(A, LiftScored())
    table.decide(A, CoverPosition("water", 2))
    assert offered(table, A, LiftScored) == []
    assert player(table, A).lifepods == 1
    assert player(table, A).special[WATER] == 4
    table = placing_energy(3)
    table.decide(A, LeaveLifepods())
    assert offered(table, A, LiftScored) == []


@pytest.mark.rule("PU-1313")
def test_level_3_needs_energy_and_the_level() -> None:
    for table in (placing_energy(2), placing_energy(3, "i2 biomass-civ")):
        assert offered(table, A, LiftScored) == []
        assert "PU-1313" in refused(table, A, LiftScored())


# Level 4


def on_energy(level: int, movement: int) -> AnyTable:
    position = at_a_lifepod(level=level, movement=movement)
    position.cover(A, "energy", ["H5", "H6"])
    return position.table()


@pytest.mark.rule("PU-1314", "PU-Q-33")
def test_level_4_makes_steps_onto_energy_free() -> None:
    table = on_energy(4, movement=1)
    table.decide(A, MoveRover("H4", "H5"))
    table.decide(A, MoveRover("H5", "H6"))
    assert player(table, A).movement == 1
    table.decide(A, MoveRover("H6", "H7"))
    assert player(table, A).movement == 0


@pytest.mark.rule("PU-Q-33")
def test_level_4_needs_a_movement_in_the_pool() -> None:
    table = on_energy(4, movement=0)
    assert offered(table, A, MoveRover) == []
    assert refused(table, A, MoveRover("H4", "H5"))


@pytest.mark.rule("PU-1314")
def test_below_level_4_energy_costs_a_movement() -> None:
    table = on_energy(3, movement=2)
    table.decide(A, MoveRover("H4", "H5"))
    assert player(table, A).movement == 1


@pytest.mark.rule("PU-Q-47", "PU-1314")
def test_on_petra_currents_are_energy_for_level_4() -> None:
    position = Position(2, corporations=["cosmos"], planets=["petra"])
    ground = BOX.planets["petra"].ground
    corporation = corporation_of(position.game, A)
    current = ground.currents.bit_length() - 1
    assert corporation.step_cost(position.game, A, current) == 1
    position.level(A, 4)
    assert corporation.step_cost(position.game, A, current) == 0


# Level 5


@pytest.mark.rule("PU-1315", "PU-1316", "PU-313")
def test_level_5_repositions_one_lifepod_once_per_round() -> None:
    position = cosmos(5)
    position.depot(A, "i2 rover-tech", "i4 water-rover")
    score_lifepods(position, 1)
    cover_positions(position, civ=3)
    table = position.table()
    assert question(table, A) == "take"
    table.decide(A, SHUTTLE)
    assert question(table, A) == "lift-lifepod"
    table.decide(A, LiftLifepod("civ", 3))
    table.decide(A, CoverPosition("tech", 2))
    assert player(table, A).special == [0, 0, 0, 0, 4]
    assert question(table, A) == "take"
    assert "PU-313" in refused(table, A, SHUTTLE)
    put(table, A, "small", "F1")
    settle(table, A)
    settle(table, B)
    assert SHUTTLE in offered(table, A)  # a new round


@pytest.mark.rule("PU-1315")
def test_level_5_is_optional_and_needs_a_lifepod_and_the_level() -> None:
    position = cosmos(5)
    table = position.table()
    assert "PU-1315" in refused(table, A, SHUTTLE)
    score_lifepods(position, 1)
    position.level(A, 4)
    table = position.table()
    assert "PU-602" in refused(table, A, SHUTTLE)
    position.level(A, 5)
    table = position.table()
    settle(table, A)
    assert player(table, A).lifepods == 1


@pytest.mark.rule("PU-1316")
def test_a_lifepod_moves_in_any_direction() -> None:
    for start, lift, end in (
        ({}, LiftScored(), CoverPosition("civ", 2)),
        ({"civ": 2}, LiftLifepod("civ", 2), KeepLifepod()),
        ({"civ": 2}, LiftLifepod("civ", 2), CoverPosition("civ", 7)),
        ({"civ": 7}, LiftLifepod("civ", 7), CoverPosition("water", 1)),
    ):
        position = cosmos(5)
        score_lifepods(position, 1)
        cover_positions(position, **start)
        table = position.table()
        table.decide(A, SHUTTLE)
        if start:
            table.decide(A, lift)
        table.decide(A, end)
        total = corporation_of(table.game, A).lifepods_collected(table.game, A)
        assert total == 1 + len(start)


# Losing


@pytest.mark.rule("PU-Q-60")
def test_any_collected_lifepod_may_be_lost() -> None:
    event = next(e.id for e in BOX.events.values() if isinstance(e.effect, LoseLifepods))
    position = cosmos(phase="alert-effects", events=True)
    position.state.alert = event
    score_lifepods(position, 1)
    cover_positions(position, civ=3)
    table = position.table()
    assert set(offered(table, A)) == {LiftScored(), LiftLifepod("civ", 3)}
    table.decide(A, LiftLifepod("civ", 3))
    assert player(table, A).special == [0] * 5
    assert player(table, A).lifepods == 1
    assert player(table, A).destroyed_lifepods == 1


# Together


def test_a_step_may_end_with_lifepods_where_they_are() -> None:
    position = cosmos(5)
    position.depot(A, "i2 rover-tech", "i4 water-rover")
    score_lifepods(position, 1)
    table = position.table()
    put(table, A, "small", "F1")
    while Finish() not in offered(table, A):
        table.decide(A, offered(table, A)[0])
    assert SHUTTLE in offered(table, A)
    table.decide(A, Finish())
    assert A not in table.pending


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("quick", [False, True])
def test_random_games_come_to_their_end(seats: int, quick: bool) -> None:
    for seed in range(3):
        check_play(leading("cosmos", seats, seed, quick=quick))


def test_games_keep_every_promise() -> None:
    check_setting(leading("cosmos", 2, quick=True, events=True), CHECKS)
