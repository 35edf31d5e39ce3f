"""Tracks in general (PU-501 to PU-513), water (PU-541 to PU-546), tech (PU-601 to PU-603)."""

import pytest

from kosmodrom.games.planet_unknown.clauses import NoMilestones, NoSynergy
from kosmodrom.games.planet_unknown.events import (
    Advanced,
    MovementGained,
    TechnologyUnlocked,
)
from kosmodrom.games.planet_unknown.moves import (
    Advance,
    CardAdvance,
    Regress,
    UseBoost,
    UseEnergy,
)
from kosmodrom.games.planet_unknown.rules.effects import resolve
from kosmodrom.games.planet_unknown.rules.registry import corporation_of
from kosmodrom.games.planet_unknown.rules.scoring import track_medals
from kosmodrom.games.planet_unknown.state import CIV, ROVER, TECH, WATER
from kosmodrom.games.planet_unknown.terms import TrackName
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    B,
    Position,
    player,
    put,
    seen,
    settle,
    trackers,
)


def advanced(position: Position, track: int) -> None:
    """One advance of A, without anything else happening."""
    for _ in corporation_of(position.game, A).advance(position.game, A, track):
        raise AssertionError("an advance of the symmetric corporation asks nothing")


def pending(position: Position) -> list[str]:
    return [effect.kind for effect in position.player(A).pending]


@pytest.mark.rule("PU-501", "PU-649")
def test_five_tracks_from_0_to_15() -> None:
    board = BOX.corporations["universal-coalition"]
    assert [track.kind for track in board.tracks] == ["civ", "water", "biomass", "rover", "tech"]
    assert {track.top for track in board.tracks} == {15}
    assert board.rovers == 2


@pytest.mark.rule("PU-502", "PU-503")
def test_an_advance_takes_the_benefit_of_the_position_reached_only() -> None:
    position = Position()
    position.trackers(A, water=2)
    advanced(position, WATER)
    assert position.player(A).trackers[WATER] == 3
    assert pending(position) == ["boost"]
    advanced(position, WATER)
    assert pending(position) == ["boost"]


@pytest.mark.rule("PU-504", "PU-EX-08")
def test_all_icons_of_a_position_are_taken() -> None:
    position = Position()
    position.trackers(A, rover=9)
    advanced(position, ROVER)
    assert position.player(A).movement == 3
    assert pending(position) == ["boost"]


@pytest.mark.rule("PU-EX-08", "PU-506")
def test_three_movement_and_a_boost() -> None:
    position = Position()
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.trackers(A, rover=9)
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("rover"))
    assert player(table, A).movement == 3
    assert len(offered(table, A, UseBoost)) == 5
    table.decide(A, UseBoost("water"))
    assert trackers(table, A)["water"] == 1


@pytest.mark.rule("PU-505")
def test_medals_give_nothing_during_play() -> None:
    position = Position()
    position.trackers(A, civ=1)
    advanced(position, CIV)
    assert pending(position) == []
    assert track_medals(position.game, A) == 1


@pytest.mark.rule("PU-506", "PU-507")
def test_a_boost_advances_any_tracker_even_the_one_that_gave_it() -> None:
    position = Position()
    position.depot(A, "i2 biomass-civ", "i4 rover-tech")
    position.trackers(A, civ=7)
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("civ"))  # position 8: a synergy boost
    assert set(offered(table, A, UseBoost)) == {
        UseBoost("civ"),
        UseBoost("water"),
        UseBoost("biomass"),
        UseBoost("rover"),
        UseBoost("tech"),
    }
    table.decide(A, UseBoost("civ"))  # biomass, all that is left, advances by itself
    assert trackers(table, A) == {"civ": 9, "water": 0, "biomass": 1, "rover": 0, "tech": 0}
    assert [e for e in told(table, A) if isinstance(e, Advanced)] == [
        Advanced(A, "civ", 8),
        Advanced(A, "civ", 9),
        Advanced(A, "biomass", 1),
    ]


@pytest.mark.rule("PU-508")
def test_a_tracker_on_top_cannot_advance() -> None:
    position = Position()
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    position.trackers(A, tech=15, biomass=1)
    table = position.table()
    put(table, A, "small", "E2")
    # The tech advance is lost; biomass comes to 2 and gives a boost, which tech cannot take.
    assert trackers(table, A)["biomass"] == 2
    assert UseBoost("tech") not in offered(table, A)
    assert "PU-508" in refused(table, A, UseBoost("tech"))


@pytest.mark.rule("PU-508", "PU-731")
def test_a_tracker_on_top_scores_the_highest_medal() -> None:
    position = Position()
    position.trackers(A, civ=15, water=15)
    assert track_medals(position.game, A) == 5 + 10


@pytest.mark.rule("PU-509", "PU-596", "PU-Q-09")
def test_a_rover_tracker_on_top_gives_its_movement_again() -> None:
    position = Position()
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.trackers(A, rover=15, tech=1)
    position.rover(A, "F6")
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("rover"))
    assert player(table, A).movement == 4
    assert trackers(table, A)["rover"] == 15
    table.decide(A, Advance("tech"))
    table.decide(A, UseBoost("rover"))
    assert player(table, A).movement == 8


@pytest.mark.rule("PU-510", "PU-511", "PU-Q-10")
def test_regressing_goes_down_without_benefit_and_not_below_0() -> None:
    position = Position()
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.trackers(A, water=4, civ=2)
    position.player(A).gain("regress", 1, 0b11111)
    position.player(A).gain("regress", 1, 0b11111)
    game = position.game
    flow = resolve(game, A)
    ask = next(flow)
    assert set(ask.options) == {Regress("civ"), Regress("water")}  # type: ignore[union-attr]
    flow.send(Regress("water"))
    assert position.player(A).trackers[WATER] == 3
    assert pending(position) == ["regress"]  # no boost from position 3


@pytest.mark.rule("PU-511", "PU-Q-10")
def test_if_no_tracker_can_regress_nothing_happens() -> None:
    position = Position()
    position.player(A).gain("regress", 1, 0b11111)
    assert list(resolve(position.game, A)) == []
    assert position.player(A).trackers == [0, 0, 0, 0, 0]


@pytest.mark.rule("PU-512", "PU-Q-10")
def test_a_position_reached_again_gives_its_benefit_again() -> None:
    position = Position()
    position.trackers(A, civ=2)
    advanced(position, CIV)
    corporation_of(position.game, A).regress(position.game, A, CIV)
    advanced(position, CIV)
    assert position.player(A).due == [1, 1]


@pytest.mark.rule("PU-513")
def test_a_benefit_that_cannot_be_carried_out_is_lost() -> None:
    position = Position()
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.player(A).waiting = 0
    table = position.table()
    put(table, A, "small", "F1")
    settle(table, A)
    assert trackers(table, A)["rover"] == 1
    assert player(table, A).rovers == []


# Water


@pytest.mark.rule("PU-541", "PU-EX-05")
def test_water_on_ice_advances() -> None:
    position = Position()
    position.depot(A, "i2 water-rover", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "D2")  # water on D2, which is ice
    settle(table, A)
    assert trackers(table, A)["water"] == 1


@pytest.mark.rule("PU-542", "PU-EX-05")
def test_it_is_one_advance_however_many_squares_lie_on_ice() -> None:
    position = Position()
    position.depot(A, "i2 water-rover", "i4 water-rover")
    table = position.table()
    put(table, A, "large", "A6")  # water on A6 and B6, both ice
    settle(table, A)
    assert trackers(table, A)["water"] == 1


@pytest.mark.rule("PU-543", "PU-544", "PU-EX-06")
def test_other_terrain_on_ice_does_not_count() -> None:
    position = Position()
    position.depot(A, "i2 water-rover", "i4 rover-tech")
    position.place(A, "o4 civ-energy", "F1")
    table = position.table()
    put(table, A, "small", "E2")  # water on E2 (land), rover on E3 (ice)
    settle(table, A)
    assert trackers(table, A)["water"] == 0
    assert trackers(table, A)["rover"] == 1


@pytest.mark.rule("PU-541", "PU-544")
@pytest.mark.parametrize("corporation", ["universal-coalition", "oasis"])
def test_an_advance_for_water_off_the_ice_is_refused(corporation: str) -> None:
    position = Position(corporations=[corporation])
    position.depot(A, "i2 water-rover", "i4 rover-tech")
    position.place(A, "o4 civ-energy", "F1")
    position.rover(A, "F6", movement=1)  # so that something is asked afterwards as well
    table = position.table()
    assert set(refused(table, A, Advance("water"))).isdisjoint(("PU-541", "PU-544"))
    put(table, A, "small", "E2")
    assert refused(table, A, Advance("water")) == ("PU-541", "PU-544")
    table.decide(A, Advance("rover"))
    assert refused(table, A, Advance("water")) == ("PU-541", "PU-544")
    assert "PU-541" not in refused(table, A, Advance("biomass"))


@pytest.mark.rule("PU-541", "PU-431")
def test_water_on_ice_that_has_advanced_is_not_refused_for_the_ice() -> None:
    position = Position()
    position.depot(A, "i2 water-rover", "i4 rover-tech")
    position.rover(A, "F6", movement=1)
    table = position.table()
    put(table, A, "small", "D2")
    table.decide(A, Advance("water"))
    assert "PU-541" not in refused(table, A, Advance("water"))


@pytest.mark.rule("PU-545")
def test_water_has_no_milestone() -> None:
    water = BOX.corporations["universal-coalition"].tracks[WATER]
    assert water.milestones == ()


@pytest.mark.rule("PU-546", "PU-627")
def test_ice_does_not_matter_for_boosts_and_energy() -> None:
    position = Position()
    position.depot(A, "i2 energy-water", "i4 rover-tech")
    position.trackers(A, water=2)
    table = position.table()
    put(table, A, "small", "F1")  # no ice: only energy advances water, onto a boost
    assert trackers(table, A)["water"] == 3
    table.decide(A, UseBoost("water"))
    assert trackers(table, A)["water"] == 4


# Tech and the technologies of the Universal Coalition


@pytest.mark.rule("PU-601", "PU-602", "PU-314")
def test_levels_are_unlocked_in_order_and_add_up() -> None:
    position = Position()
    corporation = corporation_of(position.game, A)
    for tech, levels in ((2, 0), (3, 1), (4, 1), (5, 2), (7, 3), (10, 4), (14, 5), (15, 5)):
        position.trackers(A, tech=tech)
        unlocked = [corporation.unlocked(position.game, A, level) for level in range(1, 6)]
        assert unlocked == [level <= levels for level in range(1, 6)]


@pytest.mark.rule("PU-601")
def test_unlocking_is_told_and_seen() -> None:
    position = Position()
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.trackers(A, tech=2)
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("tech"))
    assert TechnologyUnlocked(A, "universal-coalition-1") in told(table, A)
    assert seen(table, A).players[A].technologies[0].unlocked


@pytest.mark.rule("PU-603", "PU-Q-16")
def test_a_technology_above_the_tracker_is_locked_again() -> None:
    position = Position()
    position.level(A, 1)
    corporation = corporation_of(position.game, A)
    assert corporation.able(position.game, A, "ignore-adjacency")
    corporation.regress(position.game, A, TECH)
    assert not corporation.able(position.game, A, "ignore-adjacency")


@pytest.mark.rule("PU-645", "PU-Q-18", "PU-EX-30")
def test_level_3_adds_1_to_each_gain_of_movement() -> None:
    orders: dict[TrackName, int] = {"tech": 3, "rover": 2}
    for first, movement in orders.items():
        position = Position()
        position.depot(A, "i2 rover-tech", "i4 rover-tech")
        position.trackers(A, tech=6, rover=3)
        position.rover(A, "F6")
        table = position.table()
        put(table, A, "small", "F1")
        table.decide(A, Advance(first))
        settle_advances(table)
        assert MovementGained(A, movement) in told(table, A)


def settle_advances(table: AnyTable) -> None:
    """Take the advances that are left."""
    while offered(table, A, Advance):
        table.decide(A, offered(table, A, Advance)[0])


@pytest.mark.rule("PU-646", "PU-EX-11")
def test_level_4_doubles_a_water_advance_from_a_tile() -> None:
    position = Position()
    position.depot(A, "i2 water-rover", "i4 rover-tech")
    position.trackers(A, water=1)
    position.level(A, 4)
    table = position.table()
    put(table, A, "small", "D2")
    table.decide(A, Advance("water"))  # over position 2 to 3, which gives a boost
    assert trackers(table, A)["water"] == 3
    assert UseBoost("water") in offered(table, A)
    table.decide(A, UseBoost("water"))
    assert trackers(table, A)["water"] == 4  # a boost is not doubled


@pytest.mark.rule("PU-646", "PU-647", "PU-Q-19")
def test_level_4_doubles_water_by_energy_too() -> None:
    position = Position()
    position.depot(A, "i2 energy-water", "i4 rover-tech")
    position.level(A, 4)
    table = position.table()
    put(table, A, "small", "F1")
    settle(table, A)
    assert trackers(table, A)["water"] == 2


@pytest.mark.rule("PU-314", "PU-646")
def test_level_4_works_at_once_when_it_is_unlocked_in_the_same_turn() -> None:
    position = Position()
    position.depot(A, "i2 water-rover", "i4 rover-tech")
    position.trackers(A, tech=9, rover=9)
    table = position.table()
    put(table, A, "small", "D2")
    table.decide(A, Advance("rover"))  # a boost
    table.decide(A, UseBoost("tech"))  # level 4
    settle(table, A)
    assert trackers(table, A)["water"] == 2


@pytest.mark.rule("PU-Q-60")
def test_without_milestones_a_level_works_from_the_next_round() -> None:
    position = Position()
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.trackers(A, tech=2)
    position.event(NoMilestones())
    table = position.table()
    put(table, A, "small", "F1")
    settle(table, A)
    assert player(table, A).rovers == []  # the rover milestone was lost
    assert not seen(table, A).players[A].technologies[0].unlocked
    settle(table, B)
    assert seen(table, A).players[A].technologies[0].unlocked


@pytest.mark.rule("PU-Q-60")
def test_without_boosts_none_is_gained() -> None:
    position = Position()
    position.event(NoSynergy())
    position.trackers(A, water=2)
    advanced(position, WATER)
    assert pending(position) == []


def test_advances_are_told_with_their_position() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "F1")
    settle(table, A)
    assert [e for e in told(table, A) if isinstance(e, Advanced)] == [
        Advanced(A, "civ", 1),
        Advanced(A, "civ", 2),
    ]


@pytest.mark.rule("PU-431")
def test_moves_of_other_kinds_are_refused() -> None:
    position = Position()
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "E2")
    assert question(table, A) == "next"
    assert "PU-431" in refused(table, A, Advance("civ"))
    assert "PU-312" in refused(table, A, UseEnergy("civ"))
    assert "PU-312" in refused(table, A, CardAdvance("civ"))
