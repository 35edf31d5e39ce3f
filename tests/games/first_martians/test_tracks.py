"""Stress, Morale, Morale tokens and Reserves."""

from __future__ import annotations

import pytest

from kosmodrom.games.first_martians.events.hub import BrawlBroke, MoraleMoved, ReserveMoved
from kosmodrom.games.first_martians.rules.morale import morale_phase
from kosmodrom.games.first_martians.rules.tracks import (
    change_morale,
    change_reserve,
    change_stress,
    give_morale_tokens,
)
from kosmodrom.games.first_martians.terms import ENERGY
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    B,
    Position,
    astronaut,
    at_once,
    events,
    finish,
    reserve,
    state_of,
)

# Morale


@pytest.mark.rule("FM-451", "FM-452")
@pytest.mark.parametrize(
    ("start", "by", "end"),
    [(0, 2, 2), (2, 4, 3), (3, 1, 3), (0, -1, -1), (-1, -3, -2), (-2, -1, -2)],
)
def test_morale_stays_on_its_track(start: int, by: int, end: int) -> None:
    position = Position(2)
    position.state.morale = start
    table = position.table(at_once(lambda g: change_morale(g, by)))
    assert state_of(table).morale == end
    assert len(events(table, MoraleMoved)) == (start != end)
    assert not any(member.wounds for member in state_of(table).crew)


def morale(level: int, tokens: int = 0, seats: int = 3, first: int = B) -> AnyTable:
    """The Morale phase at a level, with so many tokens of the First Player."""
    position = Position(seats, phase="morale")
    position.state.morale, position.state.first = level, first
    position.astronaut(first).morale = tokens
    table = position.table(morale_phase)
    finish(table)
    return table


@pytest.mark.rule("FM-454", "FM-453", "FM-324", "FM-461")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_good_morale_gives_the_first_player_tokens(level: int) -> None:
    crew = state_of(morale(level, 1)).crew
    assert [member.morale for member in crew] == [0, 1 + level, 0]


@pytest.mark.rule("FM-455", "FM-456", "FM-457", "FM-EX-23")
@pytest.mark.parametrize(
    ("level", "tokens", "left", "wounds"),
    [(-1, 3, 2, 0), (-2, 2, 0, 0), (-2, 1, 0, 1), (-2, 0, 0, 2), (-1, 0, 0, 1)],
)
def test_bad_morale_takes_tokens_or_wounds(level: int, tokens: int, left: int, wounds: int) -> None:
    crew = state_of(morale(level, tokens)).crew
    assert [member.morale for member in crew] == [0, left, 0]
    assert [member.wounds for member in crew] == [0, wounds, 0]


@pytest.mark.rule("FM-459", "FM-EX-23", "FM-501")
def test_nothing_happens_at_nought() -> None:
    table = morale(0, 2)
    assert [member.morale for member in state_of(table).crew] == [0, 2, 0]
    assert state_of(table).phase == "production"


@pytest.mark.rule("FM-453", "FM-Q-02")
def test_a_player_alone_resolves_it_for_one_astronaut() -> None:
    crew = state_of(morale(2, seats=1)).crew
    assert [member.morale for member in crew] == [0, 2]


# Morale tokens


@pytest.mark.rule("FM-458", "FM-Q-57")
def test_missing_tokens_cost_nothing_elsewhere() -> None:
    position = Position(2)
    position.astronaut().morale = 1
    missing = []
    table = position.table(at_once(lambda g: missing.append(give_morale_tokens(g, A, -3))))
    assert missing == [2]
    assert (astronaut(table).morale, astronaut(table).wounds) == (0, 0)


@pytest.mark.rule("FM-Q-56")
def test_there_is_no_limit_to_tokens() -> None:
    table = Position(2).table(at_once(lambda g: give_morale_tokens(g, A, 25)))
    assert astronaut(table).morale == 25


# Stress


@pytest.mark.rule("FM-643", "FM-644", "FM-645", "FM-Q-17")
@pytest.mark.parametrize("by", [1, 5])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_stress_leads_to_a_brawl(seats: int, by: int) -> None:
    position = Position(seats, phase="acting")
    position.state.stress = 17
    table = position.table(at_once(lambda g: change_stress(g, by)))
    state = state_of(table)
    assert [member.wounds for member in state.crew] == [1] * max(2, seats)
    assert (state.morale, state.stress) == (-1, 0)


@pytest.mark.rule("FM-643")
def test_there_is_no_brawl_below_eighteen() -> None:
    position = Position(2)
    position.state.stress = 10
    table = position.table(at_once(lambda g: change_stress(g, 7)))
    assert state_of(table).stress == 17
    assert events(table, BrawlBroke) == []


@pytest.mark.rule("FM-643", "FM-644", "FM-Q-17")
def test_a_deadly_brawl_ends_before_morale_falls() -> None:
    position = Position(2)
    position.state.stress = 17
    position.astronaut(B).wounds = 5
    table = position.table(at_once(lambda g: change_stress(g, 1)))
    assert state_of(table).ending == "death"
    assert state_of(table).morale == 0


def test_stress_does_not_fall_below_nought() -> None:
    position = Position(2)
    position.state.stress = 4
    assert state_of(position.table(at_once(lambda g: change_stress(g, -6)))).stress == 0


# Reserves


@pytest.mark.rule("FM-301", "FM-302", "FM-Q-56")
def test_reserves_move_by_what_is_gained_and_used() -> None:
    position = Position(2)
    position.reserves(oxygen=1, energy=2, food=3)
    table = position.table(
        at_once(lambda g: change_reserve(g, ENERGY, 40), lambda g: change_reserve(g, ENERGY, -1))
    )
    assert reserve(table) == {"oxygen": 1, "energy": 41, "food": 3}
    assert events(table, ReserveMoved)[-1] == ReserveMoved("energy", -1, 41)


@pytest.mark.rule("FM-Q-56", "FM-Q-57")
def test_reserves_do_not_fall_below_nought() -> None:
    position = Position(2)
    position.reserves(energy=1)
    table = position.table(at_once(lambda g: change_reserve(g, ENERGY, -3)))
    assert reserve(table)["energy"] == 0
