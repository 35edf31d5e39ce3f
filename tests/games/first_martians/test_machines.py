"""AOMs and rovers (chapters AOM, Rovers)."""

from __future__ import annotations

import pytest

from kosmodrom.games.first_martians.events.acting import DiceRolled
from kosmodrom.games.first_martians.moves import (
    Beginning,
    Join,
    LeaveRover,
    PlanExplore,
    PlanGather,
    PlanRepair,
    PlanResearch,
    UseRover,
)
from kosmodrom.games.first_martians.terms import FROGGY, NOTHING, TOKENS
from kosmodrom.games.first_martians.view import view
from kosmodrom.testing.positions import offered
from tests.games.first_martians.kit import (
    A,
    B,
    C,
    Position,
    area,
    astronaut,
    events,
    finish,
    state_of,
)
from tests.games.first_martians.planning_kit import (
    agree,
    can,
    carry_out,
    idle,
    needs,
    plan_at,
    put,
    stack,
)

MACHINES = {
    "scout": PlanExplore("scout", "K1-S"),
    "digger": PlanGather("digger", "K1-N"),
    "analyst": PlanResearch("analyst", again=False),
    "builder": PlanRepair("builder", "farm", "hardware"),
}


def workplace(*machines: int) -> Position:
    """Three astronauts with AOMs, and something to do for each of them."""
    position = Position(3)
    position.state.machines = list(machines)
    position.explore("K1-N", "flats-1", samples=1)
    position.state.available.samples = 1
    position.break_parts("farm", "hardware")
    position.spares(hardware=1)
    return position


# AOMs


@pytest.mark.rule("FM-761", "FM-763", "FM-764")
@pytest.mark.parametrize("number", range(4))
def test_a_machine_is_another_pawn_for_its_type(number: int) -> None:
    name = list(MACHINES)[number]
    position = workplace(number)
    mine = [type(move) for move in offered(plan_at(position), A, Beginning) if move.pawn == name]
    assert type(MACHINES[name]) in mine
    for other, move in enumerate(MACHINES.values()):
        if other != number:
            assert type(move) not in mine
    table = plan_at(position)
    put(table, MACHINES[name])
    assert stack(table).pawns == [3]
    put(table, Join("medic", 0))
    assert stack(table).pawns == [0, 3]
    assert not can(table, Join(name, 0))  # there is one of it


@pytest.mark.rule("FM-768", "FM-769", "FM-Q-61")
def test_a_machine_and_a_rover_go_together_outside() -> None:
    table = plan_at(workplace(0, 2))
    put(table, PlanExplore("scout", "K1-S"), PlanResearch("analyst", again=False))
    assert not can(table, UseRover("scorpio", 1))  # inside the HUB
    put(table, UseRover("froggy", 0))
    assert (needs(table).rolled, needs(table).sure, needs(table).odds) == (1, 1, 100)
    idle(table)
    agree(table)
    assert area(table, "K1-S").tile != NOTHING


@pytest.mark.rule("FM-Q-29")
@pytest.mark.parametrize("along", [True, False])
def test_what_is_on_a_board_goes_with_its_own_pawns(along: bool) -> None:
    position = workplace(2)
    position.conditions(C, "concentration")
    position.astronaut(C).tokens = [TOKENS.index("wound")]
    table = plan_at(position)
    table.decide(C, MACHINES["analyst"])
    if along:
        put(table, Join("engineer", 0))
    assert state_of(table).operators == [C]
    assert (needs(table).wounds, needs(table).adventure) == (int(along), along)


@pytest.mark.rule("FM-Q-29")
def test_the_operator_uses_skills_and_suffers() -> None:
    position = workplace(2)
    position.astronaut(B).morale = 1
    position.dice(5, 0, 5, 0)
    table = plan_at(position)
    table.decide(B, MACHINES["analyst"])
    idle(table)
    agree(table)
    assert events(table, DiceRolled)[0].astronaut == "geologist"
    again = [option for option in offered(table, B) if "success" in str(option)]
    assert again  # by the geologist's own skill
    table.decide(B, again[0])
    assert state_of(table).examined == 1
    while B in table.pending and state_of(table).crew[B].wounds == 0:
        table.decide(B, offered(table, B)[-1])
    assert [member.wounds for member in state_of(table).crew] == [0, 1, 0]


# Rovers


@pytest.mark.rule("FM-784", "FM-788")
def test_a_rover_is_put_with_the_pawns_and_comes_back() -> None:
    table = plan_at(Position(2))
    put(table, PlanExplore("medic", "K1-N"), PlanExplore("geologist", "K1-S"))
    put(table, UseRover("froggy", 0))
    assert stack(table).rover == FROGGY
    assert view(table.game, A).plan[0].rover == "froggy"
    assert not can(table, UseRover("froggy", 1))
    put(table, LeaveRover("froggy", 0))
    assert stack(table).rover == NOTHING
    put(table, UseRover("froggy", 1), Join("medic", 0))
    idle(table)
    agree(table)
    finish(table)
    later = Position(2)
    later.state = state_of(table)
    later.state.phase, later.state.step = "planning", 0
    table = plan_at(later)
    put(table, PlanExplore("medic", "K1-E"))
    assert can(table, UseRover("froggy", 0))


@pytest.mark.rule("FM-786")
@pytest.mark.parametrize("pawns", [1, 2, 3, 4])
def test_a_rover_takes_any_number_and_the_topmost_pawn_suffers(pawns: int) -> None:
    position = Position(4)
    position.rover_tokens("froggy", "wound")
    table = plan_at(position)
    helpers = [Join(who, 0) for who in ("geologist", "engineer", "scientist")]
    carry_out(table, PlanExplore("medic", "K1-N"), UseRover("froggy", 0), *helpers[: pawns - 1])
    assert [astronaut(table, number).wounds for number in range(4)] == [1, 0, 0, 0]


@pytest.mark.rule("FM-791", "FM-908")
def test_nobody_has_to_take_a_rover() -> None:
    table = plan_at(Position(2))
    carry_out(table, PlanExplore("medic", "K1-N"), Join("medic", 0), Join("geologist", 0))
    assert area(table, "K1-N").tile != NOTHING
