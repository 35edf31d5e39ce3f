"""What the view works out for a drawn board: what is ahead, and how everybody stands."""

import pytest

from kosmodrom.games.planet_unknown.moves import UseBoost
from kosmodrom.games.planet_unknown.terms import TRACKS, TrackName
from kosmodrom.testing.positions import offered
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    B,
    C,
    Position,
    seen,
    settle,
    start,
)

Step = tuple[TrackName, int]


def ahead(table: AnyTable, seat: int = A) -> dict[TrackName, list[Step]]:
    """Where one advance of each tracker may lead, as a spectator sees it."""
    steps = seen(table).players[seat].ahead
    return {
        name: [(step.track, step.position) for step in there]
        for name, there in zip(TRACKS, steps, strict=True)
    }


# Tracks


@pytest.mark.rule("PU-502", "PU-508", "PU-509")
def test_the_next_step_of_each_tracker() -> None:
    position = Position()
    position.trackers(A, civ=4, water=15, rover=15)
    found = ahead(position.table())
    assert found["civ"] == [("civ", 5)]
    assert found["water"] == []
    assert found["rover"] == [("rover", 15)]  # its movement once more
    assert found["tech"] == [("tech", 1)]


@pytest.mark.rule("PU-1302", "PU-1303")
def test_lifepods_are_skipped() -> None:
    position = Position(corporations=["cosmos"])
    position.trackers(A, civ=2)
    position.player(A).special[0] = 0b11000
    assert ahead(position.table())["civ"] == [("civ", 5)]


@pytest.mark.rule("PU-1604", "PU-1611")
def test_a_tracker_in_the_way_stops_the_next_step() -> None:
    position = Position(corporations=["oasis"])
    position.trackers(A, biomass=2, water=1)
    assert ahead(position.table())["water"] == []
    position.level(A, 1)
    assert ahead(position.table())["water"] == [("water", 3)]


@pytest.mark.rule("PU-1701", "PU-1705", "PU-1713")
def test_every_direction_of_a_wandering_tracker() -> None:
    position = Position(corporations=["makeshift"])
    position.trackers(A, biomass=3, rover=4)
    assert ahead(position.table())["biomass"] == [("biomass", 4), ("water", 4)]
    position.level(A, 3)
    assert ("water", 3) in ahead(position.table())["biomass"]


@pytest.mark.rule("PU-502")
@pytest.mark.parametrize("corporation", sorted(BOX.corporations))
def test_what_is_ahead_is_what_can_be_advanced(corporation: str) -> None:
    position = Position(corporations=[corporation])
    position.trackers(A, civ=15, water=3, tech=6)
    if corporation == "flux":
        position.player(A).special = [0]
    position.player(A).doing = "gaining"
    position.player(A).gain("boost")
    table = position.table()
    boosted = {option.track for option in offered(table, A, UseBoost)}
    assert boosted == {name for name, steps in ahead(table).items() if steps}


@pytest.mark.rule("PU-731")
def test_what_each_tracker_scores() -> None:
    position = Position()
    position.trackers(A, civ=6, water=1)
    medals = seen(position.table()).players[A].track_medals
    assert medals == (2, 0, 0, 0, 0)


# Contests


def contest() -> str:
    """The objective for the most meteorites."""
    return next(
        entry.id
        for entry in BOX.objectives.values()
        if type(entry.neighbour).__name__ == "MostMeteorites"
    )


@pytest.mark.rule("PU-754", "PU-755")
def test_what_objectives_would_give_now() -> None:
    position = Position(3)
    position.state.objectives = [contest()] * 3
    for seat, meteorites in ((A, 2), (B, 2), (C, 1)):
        position.player(seat).meteorites = meteorites
    found = {one.seats: one.medals for one in seen(position.table()).objectives}
    assert found == {(A, B): (2, 2), (B, C): (5, 0), (C, A): (0, 5)}


@pytest.mark.rule("PU-1518", "PU-Q-38")
def test_what_an_objective_for_all_would_give_now() -> None:
    position = Position(3)
    position.state.common = [contest()]
    position.player(B).meteorites = 1
    (common,) = seen(position.table()).common
    assert (common.values, common.medals) == ((0, 1, 0), (0, 5, 0))


@pytest.mark.rule("PU-845", "PU-846")
def test_fulfilled_objectives_are_their_owners_secret() -> None:
    goal = next(
        entry.id
        for entry in BOX.objectives.values()
        if type(entry.private).__name__ == "AtLeastMeteorites"
    )
    position = Position(private_objectives="hidden")
    position.player(A).private = [goal]
    table = position.table()
    assert seen(table, A).players[A].fulfilled == ()
    position.player(A).meteorites = 20
    table = position.table()
    assert seen(table, A).players[A].fulfilled == (goal,)
    assert seen(table, B).players[A].fulfilled is None
    assert seen(table).players[A].fulfilled is None


# Events and the station


@pytest.mark.rule("PU-806", "PU-811")
def test_the_colours_still_to_come() -> None:
    table = start(events=True)
    settle(table, A)
    view = seen(table)
    assert len(view.revealed) == 1
    assert view.revealed[-1] == view.event
    colours = ("green", "orange", "red")
    gone = colours.index(BOX.events[view.revealed[0]].colour)
    expected = [count - (number == gone) for number, count in enumerate(view.event_mix)]
    assert list(view.events_to_come) == expected
    assert sum(view.events_to_come) == view.events_left


@pytest.mark.rule("PU-307", "PU-861", "PU-911")
@pytest.mark.parametrize(
    ("players", "automatic", "alone"),
    [(1, False, True), (2, True, True), (2, False, False), (3, True, False)],
)
def test_whether_the_station_turns_by_itself(players: int, automatic: bool, alone: bool) -> None:
    assert seen(start(players, automatic_rotation=automatic)).turns_by_itself == alone
