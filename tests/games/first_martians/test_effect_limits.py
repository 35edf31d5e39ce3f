"""Effects reach what they name, nothing else, and do nothing where there is nothing to do."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kosmodrom.core.rng import seed_value
from kosmodrom.games.first_martians.effects import Effect
from kosmodrom.games.first_martians.events.hub import MoraleCounted, PlantsMoved, TrackMoved
from kosmodrom.games.first_martians.events.story import AreaRevealed, DirectionDrawn
from kosmodrom.games.first_martians.moves import ChooseFacility, ChooseSpace, TakeWayOut
from kosmodrom.games.first_martians.rules.effects import resolve
from kosmodrom.games.first_martians.rules.malfunctions import malfunction_phase
from kosmodrom.games.first_martians.rules.morale import morale_phase
from kosmodrom.games.first_martians.terms import BLOCKED
from kosmodrom.testing.positions import offered, told
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    Position,
    astronaut,
    conditions,
    do,
    events,
    facility,
    state_of,
    tokens,
)


def effect(op: str, **fields: Any) -> Effect:
    value: Effect = msgspec.convert({"op": op, **fields}, Effect)
    return value


def resolved(position: Position, *effects: Effect) -> AnyTable:
    return position.table(lambda g: resolve(g, effects, A, story="tale"))


@pytest.mark.rule("FM-Q-67")
def test_a_way_out_takes_the_morale_tokens_of_the_one_who_chooses() -> None:
    position = Position(2)
    for number in range(2):
        position.astronaut(number).morale, position.astronaut(number).skills = 3, 0
    ways = [{"id": "pay", "cost": {"morale": 2}}, {"id": "refuse"}]
    table = resolved(position, effect("choose", ways=ways))
    do(table, TakeWayOut("tale-pay", ("morale", "morale")))
    assert [member.morale for member in state_of(table).crew] == [1, 3]


@pytest.mark.rule("FM-512", "FM-1058", "FM-Q-62")
def test_an_output_at_its_end_is_no_choice() -> None:
    position = Position(2)
    position.facility("oxygenator-1").output = 0
    table = resolved(position, effect("output", resource="oxygen", by=-2))
    assert not table.pending
    assert facility(table, "oxygenator-2").output == 2
    position.facility("oxygenator-2").output = 0
    assert told(resolved(position, effect("output", resource="oxygen", by=-1))) == []
    table = resolved(position, effect("output", resource="oxygen", by=1))
    assert ChooseFacility("oxygenator-1") in offered(table, A)


@pytest.mark.rule("FM-556", "FM-Q-51", "FM-Q-57")
@pytest.mark.parametrize(
    "nothing",
    [
        {"op": "break", "facilities": ["lab"]},
        {"op": "repair", "facilities": ["lab"]},
        {"op": "mend-rover"},
        {"op": "clear-area"},
        {"op": "clear-tokens"},
        {"op": "lift-shutdown"},
        {"op": "lose-upgrade"},
        {"op": "lose-area-sample"},
        {"op": "cure"},
        {"op": "discard-skill"},
        {"op": "spare", "by": -1, "part": "chosen"},
        {"op": "area-token", "token": "pawn", "where": "chosen"},
        {"op": "area-sample", "n": 1, "where": "chosen"},
    ],
)
def test_what_cannot_be_done_is_left_out(nothing: dict[str, Any]) -> None:
    position = Position(2)
    position.facility("lab").broken = 0b1111 if nothing["op"] == "break" else 0
    position.astronaut(A).skills = 1  # the base skill alone
    table = resolved(position, msgspec.convert(nothing, Effect), effect("morale", by=1))
    assert not table.pending
    assert state_of(table).morale == 1
    assert len(told(table)) == 1


@pytest.mark.rule("FM-876", "FM-1020", "FM-1161")
def test_effects_reach_what_they_name() -> None:
    position = Position(2)
    position.conditions(A, "anemia", "migraine")
    position.state.rovers = [[BLOCKED], [BLOCKED]]
    position.token("lab", "pawn")
    position.token("probe", "pawn")
    table = resolved(
        position,
        effect("cure", condition="migraine"),
        effect("mend-rover", rover="scorpio"),
        effect("clear-tokens", facility="lab"),
        effect("condition", condition="poisoning"),
    )
    assert not table.pending
    assert conditions(table, A) == ["anemia", "poisoning"]
    assert state_of(table).rovers == [[BLOCKED], []]
    assert (tokens(table, "lab"), tokens(table, "probe")) == ([], ["pawn"])


@pytest.mark.rule("FM-902")
def test_an_area_of_a_ring_is_revealed() -> None:
    position = Position(2)
    position.explore("K1-N", "plains-1")
    table = resolved(position, effect("reveal", ring=2))
    assert not table.pending
    assert state_of(table).areas[8].tile != -1
    table = resolved(position, effect("reveal", ring=1))
    spaces = [option for option in offered(table, A) if isinstance(option, ChooseSpace)]
    assert len(spaces) == 7


def spaces(table: AnyTable) -> set[str]:
    """Where a tile may be laid."""
    return {option.space for option in offered(table, A) if isinstance(option, ChooseSpace)}


def revealed(table: AnyTable) -> list[str]:
    return [event.space for event in events(table, AreaRevealed)]


@pytest.mark.rule("FM-902", "FM-1182", "FM-Q-43")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("ring", [1, 2])
def test_nothing_is_revealed_over_an_impassable_edge(seats: int, ring: int) -> None:
    """The outer edge of a cliff is closed for effects, too; to its sides and inwards it is open."""
    position = Position(seats)
    if ring == 2:
        position.explore("K1-N", "plains-1")
    position.explore(f"K{ring}-N", f"cliff-{ring}")
    table = resolved(position, effect("reveal", ring=ring + 1))
    assert (revealed(table), table.pending) == ([], {})
    position.explore(f"K{ring}-E", f"plains-{ring}")
    assert revealed(resolved(position, effect("reveal", ring=ring + 1))) == [f"K{ring + 1}-E"]
    sides = spaces(resolved(position, effect("reveal", ring=ring)))
    assert {f"K{ring}-NE", f"K{ring}-NW"} <= sides
    assert f"K{ring}-N" not in sides


@pytest.mark.rule("FM-902", "FM-1182")
def test_what_lies_behind_a_cliff_is_revealed_from_beside_it() -> None:
    position = Position(2)
    position.explore("K1-N", "cliff-1")
    position.explore("K1-NE", "plains-1")
    position.explore("K2-NE", "plains-2")
    assert spaces(resolved(position, effect("reveal", ring=2))) == {"K2-N", "K2-E"}


@pytest.mark.rule("FM-902")
def test_nothing_is_revealed_where_no_tile_is_left_or_the_map_is_full() -> None:
    position = Position(2)
    position.state.tile_stacks[0] = []
    assert revealed(resolved(position, effect("reveal", ring=1))) == []
    position.explore("K1-N", "plains-1")
    assert revealed(resolved(position, effect("reveal"))) == ["K2-N"]  # of any ring that has one


@pytest.mark.rule("FM-162", "FM-164")
def test_an_area_is_revealed_in_the_direction_that_was_drawn() -> None:
    position = Position(2)
    where = effect("direction", then=[{"op": "reveal", "where": "drawn", "ring": 1}])
    seen = set()
    for number in range(40):
        position.state.rng = seed_value(f"direction {number}")
        table = resolved(position, where)
        (drawn,) = events(table, DirectionDrawn)
        assert revealed(table) == [f"K1-{drawn.direction}"]
        seen.add(drawn.direction)
    assert len(seen) == 8
    position.explore("K1-N", "cliff-1")
    where = effect("direction", then=[{"op": "reveal", "where": "drawn"}])
    for number in range(40):
        position.state.rng = seed_value(f"direction {number}")
        table = resolved(position, where)
        (drawn,) = events(table, DirectionDrawn)
        blocked = drawn.direction == "N"  # explored, and behind it a closed edge
        assert revealed(table) == ([] if blocked else [f"K1-{drawn.direction}"])


@pytest.mark.rule("FM-604", "FM-605")
def test_plants_that_come_and_go_are_told() -> None:
    position = Position(2)
    position.farm(greenhouses=3, plants=1)
    table = resolved(position, effect("plant", by=4), effect("plant", by=1), effect("plant", by=-1))
    assert events(table, PlantsMoved) == [PlantsMoved("farm", 2, 3), PlantsMoved("farm", -1, 2)]


@pytest.mark.rule("FM-1108", "FM-1113")
def test_tracks_are_told_as_far_as_they_move() -> None:
    position = Position(2, phase="malfunctions")
    position.state.malfunctions = [0, 4, 0]
    position.break_parts("medlab", "processor", "hardware")
    table = position.table(malfunction_phase)
    assert events(table, TrackMoved) == [TrackMoved("living", 1, 5), TrackMoved("living", -5, 0)]
    assert state_of(table).resolving == []


@pytest.mark.rule("FM-459")
def test_nothing_is_told_of_a_level_of_nought() -> None:
    table = Position(2, phase="morale").table(morale_phase)
    assert events(table, MoraleCounted) == []
    assert astronaut(table, A).morale == 0
