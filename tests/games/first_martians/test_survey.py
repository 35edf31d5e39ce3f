"""While people plan, much is kept from one change to the next: that must never show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from kosmodrom.core.rng import Random
from kosmodrom.games.first_martians.moves import (
    Join,
    Lead,
    Operate,
    PlanExplore,
    PlanHeal,
    PlanResearch,
    PlanRest,
    PlanSheetAction,
    PlanSwitch,
    PlanUnwind,
    PutToVote,
    Withdraw,
)
from kosmodrom.games.first_martians.plan_view import open_plan
from kosmodrom.games.first_martians.rules import planning
from kosmodrom.games.first_martians.rules.targets import Site, site_of
from kosmodrom.games.first_martians.state import Farm, OpenEvent, State
from kosmodrom.games.first_martians.terms import BLOCKED, CONNECTOR, FILTER, HEART, PAWN
from kosmodrom.testing.positions import offered, refused
from tests.games.first_martians.kit import A, AnyTable, Position
from tests.games.first_martians.planning_kit import can, idle, plan_at, put
from tests.games.first_martians.small_box import SHEET, sheet_box


def worn_out(players: int, chance: Random) -> Position:
    """A crew with something of everything: wounds, tokens, AOMs, broken parts, things to do inside
    and outside, and an action that costs Morale tokens."""
    position = Position(players, box=sheet_box(cost={"morale": 1}))
    s = position.state
    s.machines = [0, 1, 2, 3]
    for member in s.crew:
        member.wounds, member.morale = chance.choice([0, 1]), chance.choice([0, 1, 2])
        member.tokens = chance.choice([[], [], [], [PAWN], [PAWN, PAWN]])
        member.conditions = chance.choice([0, 0, 1 << HEART])
    for facility in s.facilities:
        facility.broken = chance.choice([0, 0, 0, 1 << FILTER, 1 << CONNECTOR])
    position.explore("K1-N", "flats-1", samples=1)
    position.explore("K1-S", "plains-1", samples=1)
    position.reserves(2, 2, 2)
    position.spares(filter=1, connector=1)
    s.available.samples = s.available.seeds = s.examined = 1
    return position


def options(table: AnyTable) -> dict[int, list[object]]:
    return {seat: list(asked.options) for seat, asked in table.pending.items()}


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_copy_that_finds_out_everything_anew_offers_the_same(
    players: int, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = Random.seeded(f"survey {players} {number}")
    table = plan_at(worn_out(players, chance))
    for _ in range(60):
        seat = chance.choice(list(table.pending))
        ways = [option for option in table.pending[seat].options if option != PutToVote()]
        table.decide(seat, chance.choice(ways))
        kept = options(table)
        with monkeypatch.context() as anew:
            anew.setattr(planning, "site_of", Site)
            assert options(table.fork()) == kept


def test_the_situation_is_surveyed_once_for_all_plans_and_anew_when_it_changes() -> None:
    table = plan_at(worn_out(3, Random.seeded("one situation")))
    g = table.game
    site = site_of(g)
    table.decide(A, PlanRest("medic"))
    assert site_of(g) is site, "a plan changes nothing else"
    assert site_of(table.fork().game) is site
    for change in CHANGES:
        changed = table.fork().game
        change(changed.state)
        assert site_of(changed) is not site
        assert site_of(g) is site


def test_the_plan_that_is_looked_at_is_the_one_that_is_asked_about() -> None:
    table = plan_at(Position(2))
    asked = open_plan(table.game)
    assert asked is open_plan(table.game)
    assert asked is not open_plan(table.fork().game), "copies have their own"
    table.decide(A, PlanRest("medic"))
    changed = open_plan(table.game)
    assert changed is not asked
    assert changed is not None
    assert len(changed.problems()) == 1
    table.undo(A)
    restored = open_plan(table.game)
    assert restored is not None
    assert restored.problems() == []
    idle(table)
    table.decide(A, PutToVote())
    assert table.game.prepared is None, "it is not asked about any more"


CHANGES: Final[tuple[Callable[[State], object], ...]] = (
    lambda s: s.crew[0].tokens.append(PAWN),
    lambda s: s.facilities[0].now.append(PAWN),
    lambda s: s.areas[0].objectives.append(0),
    lambda s: s.open_events.append(OpenEvent(0, 1)),
    lambda s: s.available.upgrades.append(0),
    lambda s: s.rovers[0].append(BLOCKED),
    lambda s: s.taken.append(1),
    lambda s: s.machines.pop(),
    lambda s: s.tile_stacks.pop(),
    lambda s: s.farms.append(Farm(0)),
)
"""Some of what may change beside the plan."""


@pytest.mark.rule("FM-871", "FM-873")
def test_a_medic_who_becomes_the_patient_needs_nobody() -> None:
    position = Position(4)
    for member in position.state.crew:
        member.wounds = 1
    table = plan_at(position)
    put(table, PlanHeal("geologist"), Join("medic", 0), Lead("medic", 0), Withdraw("geologist", 0))
    idle(table)
    assert PutToVote() in offered(table, A)


@pytest.mark.rule("FM-283")
def test_a_pawn_that_heals_the_heart_stays_on_top_once_the_other_is_used() -> None:
    position = Position(3)
    position.conditions(1, "heart")
    table = plan_at(position)
    put(table, PlanHeal("geologist"), Join("medic", 0))
    assert can(table, Lead("medic", 0))
    put(table, PlanRest("geologist"))
    assert not can(table, Lead("medic", 0))


@pytest.mark.rule("FM-742", "FM-Q-67")
def test_who_leads_elsewhere_has_no_morale_tokens_left_here() -> None:
    position = Position(2, box=sheet_box(cost={"morale": 1}))
    for member in position.state.crew:
        member.morale = 1
    table = plan_at(position)
    put(table, PlanSheetAction("medic", SHEET), Join("geologist", 0))
    assert can(table, Lead("geologist", 0))
    put(table, PlanSheetAction("geologist", SHEET))
    assert not can(table, Lead("geologist", 0))
    put(table, Withdraw("geologist", 1))
    assert can(table, Lead("geologist", 0))


@pytest.mark.rule("FM-765", "FM-Q-67", "FM-Q-68")
def test_a_machine_leads_if_its_operator_has_the_morale_tokens() -> None:
    position = Position(2, box=sheet_box(cost={"morale": 1}))
    position.state.machines = [0]
    medic, geologist = position.state.crew
    medic.morale, geologist.morale = 2, 0
    table = plan_at(position)
    put(table, PlanSheetAction("medic", SHEET), Join("scout", 0))
    assert can(table, Lead("scout", 0))
    put(table, Operate("scout", "geologist"))
    assert not can(table, Lead("scout", 0))
    put(table, Operate("scout", "medic"))
    assert can(table, Lead("scout", 0))


@pytest.mark.rule("FM-Q-78", "FM-1167")
def test_who_begins_leaves_enough_pawns_for_those_with_tokens() -> None:
    """The Medic's stack needs three pawns; the Engineer would bring two and need two more."""
    position = Position(3)
    position.state.crew[0].tokens = position.state.crew[2].tokens = [PAWN, PAWN]
    table = plan_at(position)
    put(table, PlanRest("medic"), PlanUnwind("geologist"))
    assert refused(table, A, PlanUnwind("geologist")) == ("FM-724", "FM-1167")
    put(table, Withdraw("medic", 0))
    assert can(table, PlanUnwind("geologist"))


@pytest.mark.rule("FM-871", "FM-1167")
def test_the_medic_who_is_there_is_not_asked_for_again() -> None:
    """Patient, Medic, and one pawn for the token: the Medic's other one is free."""
    position = Position(4)
    position.state.crew[1].wounds = 1
    position.state.crew[1].tokens = [PAWN]
    table = plan_at(position)
    put(table, PlanHeal("geologist"), Join("medic", 0), PlanRest("medic"), Join("geologist", 0))
    assert can(table, PlanUnwind("engineer"))
    idle(table)
    assert PutToVote() in offered(table, A)


@pytest.mark.rule("FM-871", "FM-1167")
def test_a_medic_with_too_many_tokens_heals_nobody_else() -> None:
    """Two pawns of the patient and two of the Medic, but five are needed then."""
    position = Position(4)
    medic, patient, *others = position.state.crew
    patient.wounds, medic.tokens = 1, [PAWN] * 3
    for member in others:
        member.tokens = [PAWN] * 2
    assert not can(plan_at(position), PlanHeal("geologist"))


@pytest.mark.rule("FM-762", "FM-1167")
def test_a_machine_helps_those_with_tokens_in_actions_of_its_type() -> None:
    position = Position(2)
    position.state.machines = [2]
    position.state.available.samples = 1
    for member in position.state.crew:
        member.tokens = [PAWN, PAWN]
    table = plan_at(position)
    assert can(table, PlanResearch("medic", again=False))
    assert not can(table, PlanUnwind("medic"))
    put(table, PlanResearch("medic", again=False), Join("medic", 0), Join("analyst", 0))
    put(table, Join("geologist", 0), Join("geologist", 0))  # two pawns outweigh two tokens
    assert PutToVote() in offered(table, A)


@pytest.mark.rule("FM-747")
def test_only_those_who_fit_begin_an_action_of_the_mission_sheet() -> None:
    needs = [{"op": "has-profession", "profession": "geologist"}]
    table = plan_at(Position(2, box=sheet_box(needs=needs)))
    assert not can(table, PlanSheetAction("medic", SHEET))
    assert can(table, PlanSheetAction("geologist", SHEET))


@pytest.mark.rule("FM-683", "FM-1005")
def test_a_part_taken_out_of_the_garage_keeps_rovers_from_exploring() -> None:
    position = Position(2)
    position.break_parts("lab", "processor")
    table = plan_at(position)
    put(table, PlanRest("medic"), PlanRest("medic"), PlanRest("geologist"))
    assert can(table, PlanExplore("geologist", "K1-N"))  # with a rover one pawn is enough
    put(table, Withdraw("geologist", 2), PlanSwitch("geologist", "lab", "processor", "garage"))
    assert not can(table, PlanExplore("geologist", "K1-N"))
