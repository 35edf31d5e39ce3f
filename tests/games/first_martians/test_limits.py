"""How far things reach: edges of the map, what a plan has taken already, what can be paid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kosmodrom.games.first_martians.effects import Effect
from kosmodrom.games.first_martians.events.hub import (
    MoraleMoved,
    MoraleTokensMoved,
    OutputMoved,
    ReserveMoved,
    StressMoved,
    WoundHealed,
)
from kosmodrom.games.first_martians.moves import (
    ChooseFacility,
    Join,
    KeepRoll,
    Lead,
    PlanExplore,
    PlanGather,
    PlanHeal,
    PlanManage,
    PlanRest,
    PlanSheetAction,
    PlanSwitch,
    PlanUnwind,
    ResolveStack,
    TakeWay,
    TakeWayOut,
)
from kosmodrom.games.first_martians.rules.base import (
    Game,
    acting_conditions,
    end_phase,
    let_conditions_act,
)
from kosmodrom.games.first_martians.rules.effects import resolve
from kosmodrom.games.first_martians.rules.facilities import change_output
from kosmodrom.games.first_martians.rules.health import cure, draw_condition, heal_wound
from kosmodrom.games.first_martians.rules.tracks import (
    change_morale,
    change_reserve,
    change_stress,
    give_morale_tokens,
)
from kosmodrom.games.first_martians.terms import ANEMIA, FILTER, FOOD, HEART, MIGRAINE, PROCESSOR
from kosmodrom.testing.positions import offered, told
from tests.games.first_martians.kit import A, B, Position, area, astronaut, at_once, facility
from tests.games.first_martians.planning_kit import (
    MISS,
    agree,
    can,
    carry_out,
    idle,
    needs,
    plan_at,
    put,
)
from tests.games.first_martians.small_box import SHEET, sheet_box

# The map


@pytest.mark.rule("FM-1182", "FM-Q-43")
def test_a_closed_edge_leaves_the_ways_to_the_left_and_right_open() -> None:
    position = Position(4)
    position.explore("K1-N", "plains-1")
    position.explore("K2-N", "cliff-2")
    position.explore("K2-NE", "flats-2")
    table = plan_at(position)
    assert can(table, PlanExplore("medic", "K2-NW"))
    assert can(table, PlanExplore("medic", "K3-NE"))
    assert not can(table, PlanExplore("medic", "K3-N"))


@pytest.mark.rule("FM-902", "FM-Q-43")
def test_a_space_can_be_explored_from_its_outer_neighbour() -> None:
    position = Position(4)
    for ring in (1, 2, 3):
        position.explore(f"K{ring}-E", f"flats-{ring}")
    position.explore("K3-NE", "plains-3")
    position.explore("K3-N", "dunes-3")
    table = plan_at(position)
    assert can(table, PlanExplore("medic", "K2-N"))
    assert not can(table, PlanExplore("medic", "K2-NW"))


@pytest.mark.rule("FM-933", "FM-EX-50", "FM-Q-76")
def test_a_dangerous_way_that_is_shorter_is_offered_beside_a_safe_one() -> None:
    position = Position(4)
    position.explore("K1-N", "geysers-1")
    position.explore("K1-NE", "plains-1")
    position.explore("K2-NE", "plains-2")
    table = plan_at(position)
    put(table, PlanExplore("medic", "K2-N"))
    assert (needs(table).rolled, needs(table).wounds) == (3, 1)
    put(table, TakeWay(0, ("K1-NE", "K2-NE", "K2-N")))
    assert (needs(table).rolled, needs(table).wounds) == (4, 0)
    put(table, TakeWay(0, ("K1-N", "K2-N")))
    assert (needs(table).rolled, needs(table).wounds) == (3, 1)


# What a plan has taken


@pytest.mark.rule("FM-742", "FM-747")
@pytest.mark.parametrize(
    "cost", [{"counters": {"steel": 1}}, {"objective": ["beacon"]}, {"discoveries": 1}]
)
def test_a_plan_takes_nothing_twice(cost: dict[str, Any]) -> None:
    position = Position(2, box=sheet_box(cost=cost))
    position.state.counters, position.state.available.objectives = [1], [0]
    position.state.discoveries = 1
    table = plan_at(position)
    put(table, PlanSheetAction("medic", SHEET))
    assert not can(table, PlanSheetAction("geologist", SHEET))
    assert can(table, Join("geologist", 0))


@pytest.mark.rule("FM-724", "FM-746", "FM-1167")
def test_a_token_on_the_facility_counts_for_what_can_be_begun() -> None:
    position = Position(2, box=sheet_box(action="build", pawns=2))
    position.token("workshop", "pawn", "pawn")
    position.token("control", "pawn")
    table = plan_at(position)
    assert can(table, PlanSheetAction("medic", SHEET))  # 4 pawns, and there are 4
    put(table, PlanRest("medic"))
    assert not can(table, PlanSheetAction("medic", SHEET))
    put(table, PlanRest("medic"), PlanRest("geologist"))
    assert not can(table, PlanManage("geologist"))
    assert can(table, PlanUnwind("geologist"))


@pytest.mark.rule("FM-940", "FM-Q-27")
def test_pawns_that_are_needed_elsewhere_help_nobody() -> None:
    position = Position(2)
    table = plan_at(position)
    put(table, PlanRest("medic"), PlanRest("medic"), PlanExplore("geologist", "K1-N"))
    assert can(table, Join("geologist", 2))  # the way takes another pawn
    assert not can(table, Join("geologist", 0))


@pytest.mark.rule("FM-283")
def test_a_pawn_that_heals_the_heart_stays_on_top() -> None:
    """With a pawn elsewhere, the other one may only heal its own astronaut."""
    position = Position(2)
    position.conditions(B, "heart")
    position.astronaut(A).wounds = 1
    table = plan_at(position)
    put(table, PlanManage("geologist"), PlanHeal("geologist"), Join("medic", 1))
    assert not can(table, Lead("medic", 1))
    position.state.plan = []
    table = plan_at(position)
    put(table, PlanHeal("geologist"), Join("medic", 0))
    assert can(table, Lead("medic", 0))


@pytest.mark.rule("FM-790", "FM-930")
def test_with_the_garage_shut_scorpio_still_brings_a_far_sample_near() -> None:
    position = Position(2)
    position.shut("garage", "energy")
    position.explore("K1-N", "heap-1")
    position.explore("K2-N", "heap-2")
    table = plan_at(position)
    assert can(table, PlanGather("medic", "K2-N"))  # 5 pawns, 4 with Scorpio
    put(table, PlanRest("medic"))
    assert not can(table, PlanGather("medic", "K2-N"))
    assert can(table, PlanGather("medic", "K1-N"))


# Resolving


@pytest.mark.rule("FM-Q-26")
@pytest.mark.parametrize("cause", ["forced", "wound", "none"])
def test_the_order_within_a_quiet_step_is_asked_where_it_matters(cause: str) -> None:
    position = Position(2)
    if cause == "forced":
        position.break_parts("quarters", "connector")
    if cause == "wound":
        position.token("quarters", "wound")
    table = plan_at(position)
    put(table, PlanUnwind("medic"), PlanUnwind("geologist"))
    idle(table)
    agree(table)
    asked = ResolveStack(1, "geologist", "unwind") in offered(table, A) if table.pending else False
    assert asked is (cause != "none")


@pytest.mark.rule("FM-801", "FM-807")
def test_a_roll_that_is_kept_is_final() -> None:
    position = Position(2)
    position.astronaut(A).morale = 1
    position.explore("K1-N", "flats-1", samples=1)
    position.dice(MISS, MISS, MISS)
    table = plan_at(position)
    carry_out(table, PlanGather("medic", "K1-N"))
    table.decide(A, KeepRoll())
    assert KeepRoll() not in (offered(table, A) if table.pending else [])
    assert area(table, "K1-N").samples == 1
    assert astronaut(table, A).morale == 3


# Conditions


@pytest.mark.rule("FM-270", "FM-289")
def test_curing_one_condition_leaves_the_others_as_they_are() -> None:
    position = Position(2, phase="acting")
    position.conditions(A, "migraine")
    table = position.table(
        at_once(
            lambda g: draw_condition(g, A, ANEMIA),
            lambda g: draw_condition(g, A, HEART),
            lambda g: cure(g, A, ANEMIA),
        )
    )
    member = astronaut(table, A)
    assert acting_conditions(member) == 1 << MIGRAINE
    assert member.fresh == 1 << HEART
    end_phase(table.game)
    let_conditions_act(table.game)
    assert acting_conditions(member) == 1 << MIGRAINE | 1 << HEART


# What can be paid


@pytest.mark.rule("FM-742", "FM-Q-67")
@pytest.mark.parametrize(
    "cost",
    [
        {"oxygen": 2},
        {"energy": 2},
        {"food": 2},
        {"spares": {"filter": 2}},
        {"any_spares": 2},
        {"spares": {"filter": 1}, "any_spares": 1},
        {"samples": 2},
        {"seeds": 2},
        {"examined": 2},
        {"discoveries": 2},
        {"morale": 2},
        {"objective": ["beacon"]},
        {"counters": {"steel": 2}},
    ],
)
@pytest.mark.parametrize("enough", [True, False])
def test_a_way_out_is_offered_if_all_of_its_cost_is_there(
    cost: dict[str, Any], enough: bool
) -> None:
    position = Position(2, box=sheet_box())
    s, n = position.state, 2 if enough else 1
    position.reserves(n, n, n)
    position.spares(filter=n)
    s.available.samples = s.available.seeds = s.examined = s.discoveries = n
    s.counters = [n]
    s.available.objectives = [0] if enough else []
    position.astronaut(A).morale, position.astronaut(A).skills = n, 0
    ways = [{"id": "pay", "cost": cost}, {"id": "refuse"}, {"id": "wait"}]
    effect: Effect = msgspec.convert({"op": "choose", "ways": ways}, Effect)
    table = position.table(lambda g: resolve(g, [effect], A, story="tale"))
    found = [option.way for option in offered(table, A) if isinstance(option, TakeWayOut)]
    assert ("tale-pay" in found) is enough


@pytest.mark.rule("FM-556", "FM-567")
def test_tokens_of_what_is_shut_down_are_no_choice() -> None:
    position = Position(2)
    for name in ("lab", "probe", "workshop"):
        position.token(name, "pawn")
    position.shut("lab", "oxygen")
    effect: Effect = msgspec.convert({"op": "clear-tokens"}, Effect)
    table = position.table(lambda g: resolve(g, [effect], A))
    found = [option for option in offered(table, A) if isinstance(option, ChooseFacility)]
    assert found == [ChooseFacility("probe"), ChooseFacility("workshop")]


# Switching, and what is told


@pytest.mark.rule("FM-1010")
def test_a_donor_keeps_what_else_is_broken_in_it() -> None:
    position = Position(2)
    position.break_parts("lab", "filter")
    position.break_parts("medlab", "processor")
    position.reserves(oxygen=1)
    position.astronaut(A).skills = 0
    position.dice(MISS, MISS, MISS)
    table = plan_at(position)
    carry_out(table, PlanSwitch("medic", "lab", "filter", "medlab"))
    assert facility(table, "medlab").broken == 1 << PROCESSOR
    assert facility(table, "lab").broken == 1 << FILTER


@pytest.mark.rule("FM-302", "FM-452", "FM-505", "FM-Q-56")
def test_what_changes_is_told_as_it_changes_and_nothing_else_is() -> None:
    position = Position(2)
    solar = position.number("solar-1")
    position.state.stress, position.facility("solar-1").output = 5, 3
    position.astronaut(A).wounds = position.astronaut(A).morale = 1
    changes: list[Callable[[Game], object]] = [
        lambda g: give_morale_tokens(g, A, 2),
        lambda g: give_morale_tokens(g, A, -9),
        lambda g: give_morale_tokens(g, A, -1),
        lambda g: change_stress(g, -9),
        lambda g: change_stress(g, -1),
        lambda g: change_reserve(g, FOOD, 2),
        lambda g: change_reserve(g, FOOD, -9),
        lambda g: change_reserve(g, FOOD, -1),
        lambda g: change_output(g, solar, -2),
        lambda g: change_output(g, solar, 9),
        lambda g: change_output(g, solar, 1),
        lambda g: heal_wound(g, A),
        lambda g: heal_wound(g, A),
        lambda g: change_morale(g, 9),
        lambda g: change_morale(g, 1),
    ]
    assert told(position.table(at_once(*changes))) == [
        MoraleTokensMoved("medic", 2, 3),
        MoraleTokensMoved("medic", -3, 0),
        StressMoved(-5, 0),
        ReserveMoved("food", 2, 2),
        ReserveMoved("food", -2, 0),
        OutputMoved("solar-1", -2, 1),
        OutputMoved("solar-1", 4, 5),
        WoundHealed("medic", 0),
        MoraleMoved(3, 3),
    ]
