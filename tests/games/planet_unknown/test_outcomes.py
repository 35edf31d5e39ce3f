"""What the drawn board needs to know before a choice: lines, reach, and what a tile would do."""

import pytest

from kosmodrom.games.planet_unknown.events import (
    Advanced,
    LifepodDestroyed,
    MeteoriteFell,
    TilePlaced,
)
from kosmodrom.games.planet_unknown.moves import Advance, PlaceTile, UseEnergy
from kosmodrom.games.planet_unknown.view import View
from tests.games.planet_unknown.kit import A, Position, seen, take


@pytest.mark.rule("PU-722", "PU-723", "PU-443")
def test_lines_say_what_they_lack() -> None:
    position = Position()
    position.cover(A, "civ", ["F1", "G1", "F2"])
    position.meteorite(A, "G1")
    me = seen(position.table(), A).players[A]
    assert (me.rows[0].medals, me.rows[0].empty, me.rows[0].meteorites) == (1, 0, 1)
    assert (me.rows[1].empty, me.rows[1].meteorites) == (5, 0)
    assert (me.columns[5].medals, me.columns[5].empty) == (3, 10)


@pytest.mark.rule("PU-586", "PU-592")
def test_the_reach_of_a_rover() -> None:
    position = Position()
    position.rover(A, "F6", "G7", movement=2)
    rover = seen(position.table(), A).players[A].rovers[0]
    reach = {reached.at: (reached.cost, reached.before) for reached in rover.reach}
    assert reach["F5"] == (1, "F6")
    assert reach["F4"] == (2, "F5")
    assert "G7" not in reach  # another rover stands there
    assert "F3" not in reach
    assert len(reach) == 4 + 8 - 1


@pytest.mark.rule("PU-1920", "PU-1921")
def test_the_reach_ends_at_a_chasm() -> None:
    position = Position(planets=["tartarus"])
    position.rover(A, "E6", movement=1)
    reached = {reach.at for reach in seen(position.table(), A).players[A].rovers[0].reach}
    assert reached == {"D6", "E5", "E7"}


def test_without_movement_nothing_is_in_reach() -> None:
    position = Position()
    position.rover(A, "F6")
    assert seen(position.table(), A).players[A].rovers[0].reach == ()


def test_what_placing_a_tile_would_do() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy*", "i4 rover-tech")
    position.place(A, "i2 rover-tech", "G2")
    table = position.table()
    take(table, A, "small")
    outcome = table.outcome(A, [PlaceTile(2, "H3")])
    assert outcome.certain
    assert [type(event) for event in outcome.events] == [
        TilePlaced,
        LifepodDestroyed,
        MeteoriteFell,
    ]
    assert set(outcome.options) == {Advance("civ"), UseEnergy("civ"), UseEnergy("tech")}
    assert isinstance(outcome.view, View)
    assert outcome.view.players[A].meteorites == ("H3",)
    then = table.outcome(A, [PlaceTile(2, "H3"), UseEnergy("tech")])
    assert Advanced(A, "tech", 1) in then.events
    assert len(seen(table, A).players[A].tiles) == 1
