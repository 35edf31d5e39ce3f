"""The moment at which something counts: goals are ticked as soon as they are reached, and what an
action is about must still be there when it is resolved."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.games.first_martians.events.acting import ActionPointless
from kosmodrom.games.first_martians.moves import (
    DismantlePart,
    DismantleUpgrade,
    Join,
    PlanExplore,
    PlanManage,
    PlanResearch,
    PlanSheetAction,
    PlanToken,
    PreventWilting,
    ResolveStack,
    UseRover,
    UseSkill,
)
from kosmodrom.games.first_martians.rules.production import production_phase
from kosmodrom.games.first_martians.terms import BLOCKED, FROGGY, TOKENS
from kosmodrom.testing.positions import offered
from tests.games.first_martians.kit import A, AnyTable, Position, do, events, finish, state_of
from tests.games.first_martians.planning_kit import (
    HIT,
    action_phase,
    adventures,
    agree,
    carry_out,
    idle,
    needs,
    plan_at,
    put,
)
from tests.games.first_martians.small_box import SHEET, box_with, sheet_box


def goal_box(op: str, **test: Any) -> Any:
    return box_with(goals=[{"id": "have", "tests": [{"op": op, **test}]}])


def is_done(table: AnyTable) -> bool:
    return state_of(table).done == 1


# Goals


@pytest.mark.rule("FM-117", "FM-243", "FM-Q-08")
def test_a_goal_that_a_skill_reaches_is_done_before_the_plan_takes_it_away() -> None:
    position = Position(2, box=goal_box("cargo-holds", what="samples", least=1))
    position.astronaut(A).morale = 2
    table = plan_at(position)
    put(table, UseSkill("medic", "medic-sample", 2))
    assert is_done(table)
    carry_out(table, PlanResearch("medic", again=False))
    assert is_done(table)


@pytest.mark.rule("FM-117", "FM-Q-08", "FM-1043")
def test_a_goal_that_spare_parts_reach_is_done_at_once() -> None:
    position = Position(2, box=goal_box("cargo-holds", what="spares", least=1))
    table = plan_at(position)
    put(table, DismantlePart("lab", "filter"))
    assert is_done(table)
    position.state.available.upgrades = [position.upgrade("canteen")]
    table = plan_at(position)
    put(table, DismantleUpgrade("canteen", ("filter", "filter")))
    assert is_done(table)


@pytest.mark.rule("FM-117", "FM-501", "FM-Q-08")
def test_a_goal_of_production_is_done_in_its_step() -> None:
    """What is kept of the oxygen reaches the goal, and is spent on the Farm in the next step."""
    position = Position(
        2, phase="production", box=goal_box("reserve-holds", resource="oxygen", least=2)
    )
    position.reserves(oxygen=1)
    position.shut("lab", "oxygen")
    position.break_parts("farm", "filter")
    table = position.table(production_phase)
    do(table, PreventWilting("farm", 1, 0))
    assert state_of(table).reserves[0] == 1
    assert is_done(table)


# What an action is about


@pytest.mark.rule("FM-Q-73")
def test_a_mission_action_needs_the_token_that_it_is_about() -> None:
    box = sheet_box(place={"token": "beacon"}, cost={"samples": 1})
    position = Position(2, box=box)
    position.state.available.samples, position.state.stress = 1, 5
    position.explore("K1-N", "flats-1").objectives = [0]
    table = plan_at(position)
    put(table, PlanToken("medic", "K1-N", "settling-in-beacon"), Join("medic", 0))
    carry_out(table, PlanSheetAction("geologist", SHEET, "K1-N"))
    finish(table)
    assert [event.task for event in events(table, ActionPointless)] == ["sheet"]
    assert (state_of(table).stress, state_of(table).available.samples) == (5, 1)


@pytest.mark.rule("FM-Q-26")
def test_the_players_choose_when_a_mission_action_of_a_quiet_type_comes() -> None:
    position = Position(2, box=sheet_box(action="manage"))
    table = plan_at(position)
    carry_out(table, PlanManage("medic"), PlanSheetAction("geologist", SHEET))
    assert ResolveStack(1, "geologist", "sheet") in offered(table, A)


@pytest.mark.rule("FM-816", "FM-1183", "FM-Q-31")
def test_an_area_brings_a_green_adventure_to_an_action_without_dice() -> None:
    position = Position(2, box=sheet_box(action="rest", place={"ring": 1}))
    position.explore("K1-N", "chasm-1")
    table = plan_at(position)
    carry_out(table, PlanSheetAction("medic", SHEET, "K1-N"), Join("medic", 0))
    assert adventures(table) == [("green", "medic")]


# Rover checks


@pytest.mark.rule("FM-741", "FM-744", "FM-1171", "FM-Q-15", "FM-Q-29")
@pytest.mark.parametrize("place", ["garage", "board", "nowhere"])
@pytest.mark.parametrize("rover", [True, False])
def test_a_check_token_counts_wherever_it_lies(place: str, rover: bool) -> None:
    position = Position(2)
    if place == "garage":
        position.token("garage", "rover")
    if place == "board":
        position.astronaut(A).tokens = [TOKENS.index("rover")]
    position.dice(HIT)
    table = plan_at(position)
    put(table, PlanExplore("medic", "K1-N"), Join("geologist", 0), Join("geologist", 0))
    if rover:
        put(table, UseRover("froggy", 0))
    checked = rover and place != "nowhere"
    assert needs(table).check is checked
    carry_out(table)
    finish(table)
    if not checked:
        assert state_of(table).rovers[FROGGY] == []


@pytest.mark.rule("FM-1171", "FM-1173")
def test_a_check_token_on_the_garage_can_damage_the_rover() -> None:
    position = Position(2)
    position.token("garage", "rover")

    def explored(table: AnyTable) -> bool:
        put(table, PlanExplore("medic", "K1-N"), UseRover("froggy", 0))
        idle(table)
        agree(table)
        finish(table)
        return state_of(table).rovers[FROGGY] == [BLOCKED]

    assert not position.lucky(action_phase, explored).pending
