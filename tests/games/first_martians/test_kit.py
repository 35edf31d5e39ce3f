"""The kit: a position is the usual HUB, and a table plays what it is given."""

from __future__ import annotations

import pytest

from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.rules.health import wound
from kosmodrom.games.first_martians.terms import NOTHING
from kosmodrom.testing.positions import question
from tests.games.first_martians.kit import A, Position, astronaut, at_once, shut_facilities


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_position_is_the_usual_hub(seats: int) -> None:
    position = Position(seats)
    assert len(position.state.crew) == max(2, seats)
    assert len(position.state.facilities) == 13
    assert all(there.tiles == [NOTHING, NOTHING] for there in position.state.facilities)
    assert position.state.farms[0].plants == max(2, seats)


def test_a_table_plays_a_flow_and_stops() -> None:
    position = Position(2)
    position.shut("lab", "oxygen", face="oxygen-leak")
    table = position.table(at_once(lambda g: wound(g, A)))
    assert astronaut(table).wounds == 1
    assert shut_facilities(table, "oxygen") == ["lab"]
    assert table.finished
    assert question(table, A) is None


def test_dice_are_as_wanted() -> None:
    position = Position(2)
    position.dice(5, 0, 3)
    rolled: list[int] = []

    def roll(g: Game) -> None:
        rolled[:] = [g.rng.below(6) for _ in range(3)]

    position.table(at_once(roll))
    assert rolled == [5, 0, 3]
