"""Makeshift: trackers that wander from track to track (PU-1701 to PU-1715)."""

from typing import Any

import pytest

from kosmodrom.games.planet_unknown import clauses
from kosmodrom.games.planet_unknown.events import (
    BoostGained,
    MovementGained,
    TechnologyUnlocked,
    TechnologyUsed,
)
from kosmodrom.games.planet_unknown.moves import (
    Advance,
    CardAdvance,
    PlaceRover,
    Regress,
    TakeCard,
    UseBoost,
    UseTechnology,
)
from kosmodrom.games.planet_unknown.rules.corporations.makeshift import (
    STAY,
    MoveTracker,
    TrackerMoved,
)
from kosmodrom.games.planet_unknown.rules.objectives import fulfilled, measure
from kosmodrom.games.planet_unknown.rules.registry import corporation_of
from kosmodrom.games.planet_unknown.rules.scoring import track_medals
from kosmodrom.games.planet_unknown.terms import TRACKS, TrackName
from kosmodrom.testing import (
    check_blindness,
    check_play,
    check_refusals,
    check_setting,
    check_undo,
    check_words,
)
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    B,
    Position,
    lines,
    player,
    put,
    seen,
    settle,
)
from tests.games.planet_unknown.leading import leading

Place = tuple[TrackName, int]


def makeshift(*, phase: Any = "tiles", **places: Place) -> Position:
    """A leads Makeshift and takes a rover-tech or a tech-biomass tile; trackers stand on these
    places, the others at the start."""
    position = Position(corporations=("makeshift",), phase=phase)
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    for name, (track, height) in places.items():
        number = TRACKS.index(name)
        position.player(A).special[number] = TRACKS.index(track)
        position.player(A).trackers[number] = height
    return position


def advancing(position: Position, track: TrackName) -> AnyTable:
    """A has placed a tile and advances for one of its resources: tech, biomass or rover."""
    table = position.table()
    if track == "biomass":
        put(table, A, "small", "E2")
    else:
        put(table, A, "large", "E2")
    if Advance(track) in offered(table, A):
        table.decide(A, Advance(track))
    return table


def boosted(position: Position, track: TrackName) -> AnyTable:
    """A advances this tracker with a synergy boost, and has a tech and a rover advance left."""
    position.player(A).gain("boost")
    table = position.table()
    put(table, A, "large", "E2")
    table.decide(A, UseBoost(track))
    return table


def place(table: AnyTable, tracker: TrackName) -> Place:
    """Where a tracker of A stands."""
    number = TRACKS.index(tracker)
    return TRACKS[player(table, A).special[number]], player(table, A).trackers[number]


def ways(table: AnyTable) -> set[Place]:
    """Where the tracker in question may go."""
    return {(option.track, option.position) for option in offered(table, A, MoveTracker)}


def levels(table: AnyTable) -> list[bool]:
    return [technology.unlocked for technology in seen(table, A).players[A].technologies]


# The rule


@pytest.mark.rule("PU-1701", "PU-Q-43")
def test_a_tracker_advances_straight_or_diagonally() -> None:
    table = advancing(makeshift(biomass=("biomass", 3)), "biomass")
    assert question(table, A) == "direction"
    assert ways(table) == {("biomass", 4), ("water", 4), ("rover", 4)}
    table.decide(A, MoveTracker("water", 4))
    assert place(table, "biomass") == ("water", 4)
    assert TrackerMoved(A, "biomass", "water", 4) in told(table, A)


@pytest.mark.rule("PU-1702")
def test_it_takes_the_benefit_where_it_lands() -> None:
    table = advancing(makeshift(), "biomass")
    table.decide(A, MoveTracker("rover", 1))
    assert offered(table, A, PlaceRover)


@pytest.mark.rule("PU-1702")
def test_it_takes_no_benefit_of_its_own_track() -> None:
    table = advancing(makeshift(biomass=("biomass", 2)), "biomass")
    table.decide(A, MoveTracker("rover", 3))
    assert MovementGained(A, 1) in told(table, A)
    assert not any(effect.kind == "patch" for effect in player(table, A).pending)


@pytest.mark.rule("PU-1703")
def test_the_tracker_of_the_resource_advances_wherever_it_stands() -> None:
    table = advancing(makeshift(biomass=("rover", 4), rover=("biomass", 9)), "biomass")
    assert ways(table) == {("rover", 5), ("biomass", 5), ("tech", 5)}
    table.decide(A, MoveTracker("rover", 5))
    assert place(table, "biomass") == ("rover", 5)
    assert place(table, "rover") == ("biomass", 9)


@pytest.mark.rule("PU-1704")
def test_the_outer_tracks_are_not_neighbours() -> None:
    assert ways(advancing(makeshift(), "tech")) == {("tech", 1), ("rover", 1)}
    table = boosted(makeshift(civ=("civ", 4)), "civ")
    assert ways(table) == {("civ", 5), ("water", 5)}
    assert "PU-1704" in refused(table, A, MoveTracker("tech", 5))


@pytest.mark.rule("PU-1705", "PU-Q-43")
def test_a_position_holds_one_tracker() -> None:
    table = advancing(makeshift(biomass=("biomass", 4), rover=("rover", 5)), "biomass")
    assert ways(table) == {("biomass", 5), ("water", 5)}
    assert refused(table, A, MoveTracker("rover", 5)) == ("PU-1705",)
    assert "PU-1701" in refused(table, A, MoveTracker("biomass", 6))
    assert "PU-1713" in refused(table, A, MoveTracker("water", 4))
    assert "PU-433" in refused(table, A, STAY)


@pytest.mark.rule("PU-1705", "PU-Q-43")
def test_a_tracker_without_a_free_way_does_not_advance() -> None:
    position = makeshift(
        biomass=("biomass", 4), civ=("water", 5), water=("biomass", 5), rover=("rover", 5)
    )
    position.player(A).gain("boost")
    table = advancing(position, "biomass")
    assert UseBoost("civ") in offered(table, A)
    assert "PU-Q-43" in refused(table, A, UseBoost("biomass"))
    assert "PU-1705" in refused(table, A, Advance("biomass"))


@pytest.mark.rule("PU-508", "PU-Q-43")
def test_on_the_top_row_an_advance_is_lost() -> None:
    table = advancing(makeshift(biomass=("water", 15)), "biomass")
    settle(table, A)
    assert place(table, "biomass") == ("water", 15)
    assert not any(isinstance(event, MovementGained) for event in told(table, A))


@pytest.mark.rule("PU-509", "PU-Q-09", "PU-Q-43")
def test_any_tracker_on_top_of_the_rover_track_takes_its_movement_again() -> None:
    position = makeshift(biomass=("rover", 15))
    position.rover(A, "F8")
    table = advancing(position, "biomass")
    assert MovementGained(A, 3) in told(table, A)
    assert place(table, "biomass") == ("rover", 15)


@pytest.mark.rule("PU-Q-09", "PU-Q-43")
def test_the_rover_tracker_on_another_top_does_not() -> None:
    position = makeshift(rover=("biomass", 15))
    position.player(A).gain("boost")
    table = advancing(position, "tech")
    table.decide(A, MoveTracker("tech", 1))
    assert "PU-508" in refused(table, A, UseBoost("rover"))
    assert place(table, "rover") == ("biomass", 15)


# Scoring and objectives


@pytest.mark.rule("PU-1706", "PU-1707", "PU-Q-44")
def test_trackers_score_on_the_track_where_they_stand() -> None:
    position = makeshift(civ=("water", 8), rover=("civ", 10), tech=("rover", 9))
    corporation = corporation_of(position.game, A)
    medals = [corporation.track_medals(position.game, A, track) for track in range(5)]
    assert medals == [3, 0, 0, 3, 0]
    assert track_medals(position.game, A) == 6


@pytest.mark.rule("PU-1715", "PU-Q-44")
def test_level_5_scores_like_the_highest_tracker_of_the_track() -> None:
    places: dict[str, Place] = {"civ": ("water", 12), "water": ("water", 3)}
    position = makeshift(**places, rover=("biomass", 8), tech=("tech", 13))
    assert track_medals(position.game, A) == 4 + 1 + 0 + 2 + 2
    position.trackers(A, tech=14)
    # Water and civ both score 4; biomass, at the start of its track, as the rover tracker there.
    assert track_medals(position.game, A) == 4 + 4 + 2 + 2 + 2


@pytest.mark.rule("PU-Q-44", "PU-Q-58")
def test_tracks_at_the_top_are_those_with_any_tracker_there() -> None:
    position = makeshift(civ=("water", 15), rover=("tech", 15), tech=("rover", 15))
    most = next(
        id
        for id, objective in BOX.objectives.items()
        if isinstance(objective.neighbour, clauses.MostTracksAtTop)
    )
    assert measure(position.game, A, most) == 3
    goals = {
        objective.private.track: id
        for id, objective in BOX.objectives.items()
        if isinstance(objective.private, clauses.TrackerAtTop)
    }
    reached = {track for track, id in goals.items() if fulfilled(position.game, A, id)}
    assert reached == set(goals) & {"water", "rover", "tech"}
    assert "civ" in goals


# Technologies


@pytest.mark.rule("PU-1708", "PU-Q-42")
def test_the_highest_tracker_on_the_tech_track_unlocks_all_levels_below_it() -> None:
    table = makeshift(tech=("tech", 3), water=("tech", 9)).table()
    assert levels(table) == [True, True, True, False, False]


@pytest.mark.rule("PU-1708")
def test_without_a_tracker_on_the_tech_track_all_are_locked() -> None:
    table = makeshift(tech=("rover", 14)).table()
    assert levels(table) == [False] * 5
    assert "PU-1708" in refused(table, A, UseTechnology("makeshift-4"))


@pytest.mark.rule("PU-1708", "PU-314")
def test_a_tracker_that_comes_in_from_the_side_unlocks_levels() -> None:
    table = advancing(makeshift(rover=("rover", 5), tech=("tech", 3)), "rover")
    table.decide(A, MoveTracker("tech", 6))
    assert levels(table) == [True, True, False, False, False]
    unlocked = [event for event in told(table, A) if isinstance(event, TechnologyUnlocked)]
    assert unlocked == [TechnologyUnlocked(A, "makeshift-2")]


@pytest.mark.rule("PU-1708")
def test_leaving_the_tech_track_locks_again() -> None:
    table = advancing(makeshift(tech=("tech", 9)), "tech")
    table.decide(A, MoveTracker("rover", 10))
    assert levels(table) == [False] * 5


@pytest.mark.rule("PU-1711", "PU-Q-43")
def test_level_1_makes_civ_and_tech_neighbours() -> None:
    table = advancing(makeshift(tech=("tech", 3)), "tech")
    assert ways(table) == {("tech", 4), ("rover", 4), ("civ", 4)}
    table = boosted(makeshift(civ=("civ", 4), tech=("tech", 3)), "civ")
    assert ways(table) == {("civ", 5), ("water", 5), ("tech", 5)}
    table.decide(A, MoveTracker("tech", 5))
    assert levels(table) == [True, True, False, False, False]


@pytest.mark.rule("PU-1712", "PU-Q-18")
@pytest.mark.parametrize(
    ("others", "movement"),
    [
        ({"tech": ("tech", 5)}, 2),  # alone on the rover track
        ({"tech": ("tech", 5), "civ": ("rover", 0)}, 3),
        ({"tech": ("tech", 4), "civ": ("rover", 0)}, 2),  # without level 2
    ],
)
def test_level_2_adds_movement_on_a_crowded_rover_track(
    others: dict[str, Place], movement: int
) -> None:
    table = advancing(makeshift(rover=("rover", 3), **others), "rover")
    table.decide(A, MoveTracker("rover", 4))
    assert MovementGained(A, movement) in told(table, A)


@pytest.mark.rule("PU-1712", "PU-Q-18")
def test_level_2_counts_for_the_repeated_top_and_not_for_cards() -> None:
    position = makeshift(biomass=("rover", 15), tech=("tech", 5), rover=("rover", 2))
    position.rover(A, "F8")
    table = advancing(position, "biomass")
    assert MovementGained(A, 4) in told(table, A)
    corporation_of(position.game, A).gain_movement(position.game, A, 2)
    assert position.player(A).movement == 2


@pytest.mark.rule("PU-1713", "PU-Q-43")
def test_level_3_moves_sideways_and_takes_the_benefit() -> None:
    position = makeshift(tech=("tech", 7), biomass=("biomass", 4))
    table = advancing(position, "biomass")
    upwards = {("biomass", 5), ("water", 5), ("rover", 5)}
    assert ways(table) == upwards | {("water", 4), ("rover", 4)}
    assert "PU-433" in refused(table, A, STAY)
    table.decide(A, MoveTracker("rover", 4))
    assert place(table, "biomass") == ("rover", 4)
    assert MovementGained(A, 2 + 1) in told(table, A)  # level 2 adds one


@pytest.mark.rule("PU-1711", "PU-1713", "PU-Q-43")
def test_with_level_1_sideways_moves_go_between_civ_and_tech_too() -> None:
    table = boosted(makeshift(tech=("tech", 7), civ=("civ", 4)), "civ")
    assert {("tech", 4), ("water", 4)} < ways(table)


@pytest.mark.rule("PU-1705", "PU-1713", "PU-Q-43")
def test_a_sideways_move_needs_a_free_position() -> None:
    position = makeshift(tech=("tech", 7), biomass=("biomass", 4), rover=("rover", 4))
    table = advancing(position, "biomass")
    assert ("water", 4) in ways(table)
    assert ("rover", 4) not in ways(table)


@pytest.mark.rule("PU-1713", "PU-Q-43", "PU-Q-69")
def test_on_the_top_row_a_tracker_may_move_sideways_or_stay() -> None:
    position = makeshift(tech=("tech", 7), biomass=("biomass", 15))
    table = advancing(position, "biomass")
    assert ways(table) == {("water", 15), ("rover", 15)}
    table.decide(A, MoveTracker("rover", 15))
    assert MovementGained(A, 3 + 1) in told(table, A)  # level 2 adds one
    table = advancing(position, "biomass")
    table.decide(A, STAY)
    assert place(table, "biomass") == ("biomass", 15)
    assert not any(isinstance(event, MovementGained) for event in told(table, A))


@pytest.mark.rule("PU-1713", "PU-Q-43")
def test_on_top_of_the_rover_track_staying_gives_the_movement() -> None:
    position = makeshift(tech=("tech", 4), water=("tech", 7), biomass=("rover", 15))
    table = advancing(position, "biomass")
    assert ways(table) == {("biomass", 15), ("tech", 15)}
    table.decide(A, STAY)
    assert MovementGained(A, 3 + 1) in told(table, A)  # level 2 adds one


@pytest.mark.rule("PU-1714", "PU-313")
def test_level_4_regresses_a_tracker_once_per_round_without_benefit() -> None:
    table = makeshift(tech=("tech", 10), water=("water", 4), civ=("civ", 4)).table()
    table.decide(A, UseTechnology("makeshift-4"))
    assert question(table, A) == "step-back"
    assert set(offered(table, A)) == {Regress("civ"), Regress("water"), Regress("tech")}
    assert "PU-Q-43" in refused(table, A, Regress("biomass"))
    table.decide(A, Regress("water"))
    assert place(table, "water") == ("water", 3)
    assert player(table, A).pending == []  # no boost
    assert TechnologyUsed(A, "makeshift-4") in told(table, A)
    assert question(table, A) == "take"
    assert refused(table, A, UseTechnology("makeshift-4")) == ("PU-313",)
    settle(table, A)
    settle(table, B)
    settle(table, B)
    assert table.game.state.round == 2
    assert UseTechnology("makeshift-4") in offered(table, A)


@pytest.mark.rule("PU-1714", "PU-Q-43")
def test_regressing_needs_a_free_position_below() -> None:
    position = makeshift(tech=("tech", 10), water=("tech", 9), civ=("tech", 8))
    position.trackers(A, rover=0, biomass=0)
    table = position.table()
    table.decide(A, UseTechnology("makeshift-4"))
    # Water and tech stand on others, biomass and rover at the start: only civ has room.
    assert place(table, "civ") == ("tech", 7)
    assert question(table, A) == "take"


@pytest.mark.rule("PU-1714", "PU-Q-69")
def test_level_4_need_not_be_used() -> None:
    table = makeshift(tech=("tech", 10)).table()
    settle(table, A)
    assert place(table, "tech")[1] >= 10
    assert not any(isinstance(event, TechnologyUsed) for event in told(table, A))


@pytest.mark.rule("PU-1714", "PU-512")
def test_a_tracker_stepped_back_may_take_the_benefit_again() -> None:
    table = advancing(makeshift(tech=("tech", 10), rover=("rover", 4)), "rover")
    assert question(table, A) == "direction"
    table.decide(A, UseTechnology("makeshift-4"))
    table.decide(A, Regress("rover"))
    assert ways(table) >= {("rover", 4), ("biomass", 4)}
    table.decide(A, MoveTracker("rover", 4))
    assert MovementGained(A, 2) in told(table, A)


# Cards and events


@pytest.mark.rule("PU-Q-59")
def test_unionization_raises_trackers_in_any_direction_without_boosts() -> None:
    position = makeshift(
        phase="cards", civ=("civ", 7), water=("water", 4), biomass=("rover", 5), rover=("civ", 5)
    )
    position.trackers(A, tech=3)
    position.state.choosing = [A]
    position.player(A).due = [3]
    position.civ(3, "unionization", "meteorite-repo-3")
    table = position.table()
    table.decide(A, TakeCard("unionization"))
    # The civ tracker, that on the rover track and that on the civ track are high enough.
    assert ways(table) == {("water", 5), ("biomass", 5)}
    table.decide(A, MoveTracker("biomass", 5))
    # Tech, with level 1. From row 4 there is only one way, for the others are taken.
    assert ways(table) == {("tech", 4), ("rover", 4), ("civ", 4)}
    table.decide(A, MoveTracker("tech", 4))
    assert place(table, "tech") == ("tech", 5)
    assert place(table, "civ") == ("civ", 7)


@pytest.mark.rule("PU-Q-59", "PU-1713")
def test_unionization_only_goes_up_and_brings_no_boosts() -> None:
    position = makeshift(
        phase="cards", civ=("civ", 5), water=("biomass", 5), biomass=("biomass", 1)
    )
    position.trackers(A, rover=5, tech=7)
    position.state.choosing = [A]
    position.player(A).due = [3]
    position.civ(3, "unionization", "meteorite-repo-3")
    table = position.table()
    table.decide(A, TakeCard("unionization"))
    assert ways(table) == {("biomass", 2), ("water", 2), ("rover", 2)}  # nowhere sideways
    table.decide(A, MoveTracker("biomass", 2))
    assert not any(isinstance(event, BoostGained) for event in told(table, A))


@pytest.mark.rule("PU-Q-60")
def test_an_event_advances_without_benefits_but_levels_count() -> None:
    position = makeshift(phase="alert-effects", biomass=("rover", 2))
    position.event(
        clauses.ExtraAdvance(tracks=("civ", "water", "biomass"), steps=3, benefits=False)
    )
    table = position.table()
    table.decide(A, CardAdvance("biomass"))
    table.decide(A, MoveTracker("tech", 3))
    assert levels(table)[0]
    table.decide(A, MoveTracker("rover", 4))
    assert levels(table) == [False] * 5
    table.decide(A, MoveTracker("rover", 5))
    assert not any(isinstance(event, MovementGained) for event in told(table, A))


@pytest.mark.rule("PU-Q-60", "PU-Q-43")
def test_without_benefits_the_top_of_the_rover_track_gives_no_movement() -> None:
    position = makeshift(phase="alert-effects", biomass=("rover", 15))
    position.event(
        clauses.ExtraAdvance(tracks=("civ", "water", "biomass"), steps=3, benefits=False)
    )
    table = position.table()
    table.decide(A, CardAdvance("biomass"))
    assert place(table, "biomass") == ("rover", 15)
    assert player(table, A).movement == 0


@pytest.mark.rule("PU-Q-60")
def test_an_event_regresses_the_tracker_of_the_resource() -> None:
    position = makeshift(
        phase="alert-effects", civ=("water", 4), rover=("water", 5), water=("civ", 3)
    )
    position.event(clauses.ForcedRegress(tracks=("civ", "rover")))
    table = position.table()
    # The rover tracker stands on the civ tracker, which therefore goes down by itself.
    assert place(table, "civ") == ("water", 3)
    assert place(table, "rover") == ("water", 5)


@pytest.mark.rule("PU-Q-60", "PU-Q-43")
def test_a_regress_of_two_takes_a_tracker_with_room_for_both() -> None:
    position = makeshift(
        phase="alert-effects", civ=("water", 5), water=("water", 3), tech=("rover", 2)
    )
    position.event(clauses.ForcedRegress(steps=2))
    table = position.table()
    # After one step civ would meet the water tracker, and tech the rover tracker at the start.
    assert place(table, "water") == ("water", 1)
    assert place(table, "civ") == ("water", 5)
    assert place(table, "tech") == ("rover", 2)


@pytest.mark.rule("PU-Q-60")
def test_without_milestones_levels_work_from_the_next_round() -> None:
    position = makeshift(rover=("rover", 4), tech=("tech", 3))
    position.event(clauses.NoMilestones())
    table = advancing(position, "rover")
    table.decide(A, MoveTracker("tech", 5))
    assert levels(table) == [True, False, False, False, False]
    settle(table, A)
    settle(table, B)
    assert levels(table)[:2] == [True, True]


# What is seen


@pytest.mark.rule("PU-1707")
def test_everyone_sees_where_trackers_stand() -> None:
    position = makeshift(civ=("water", 8), tech=("tech", 10))
    table = position.table()
    assert seen(table, B).players[A].special == (1, 1, 2, 3, 4)
    assert seen(table, B).players[A].trackers == (8, 0, 0, 0, 10)
    for language, row, used in (
        ("en", "civ tracker: position 8 of 15, water track", "used – “Dismantling”"),
        ("pl", "Znacznik Cywilizacji: pozycja 8 z 15, tor Wody", "wykorzystana – „Demontaż”"),
    ):
        rows = lines(table, A, language)
        assert row in rows
        assert not any(used in told_row for told_row in rows)
    table.decide(A, UseTechnology("makeshift-4"))
    table.decide(A, Regress("civ"))
    assert any("used – “Dismantling”" in row for row in lines(table, A))


# Whole games


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("quick", [False, True])
def test_whole_games(seats: int, quick: bool) -> None:
    checks = (check_play, check_words, check_refusals, check_undo, check_blindness)
    check_setting(leading("makeshift", seats, quick=quick), checks)
