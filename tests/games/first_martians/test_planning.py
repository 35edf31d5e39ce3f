"""Planning: pawns, stacks, agreeing (chapters Actions, Pawns and stacks, Declaring)."""

from __future__ import annotations

import pytest

from kosmodrom.games.first_martians.moves import (
    Agree,
    Beginning,
    CarryOut,
    ChangePlan,
    DismantlePart,
    Join,
    Lead,
    ObjectTo,
    Operate,
    PlanExplore,
    PlanGather,
    PlanHeal,
    PlanManage,
    PlanPlanting,
    PlanRemoval,
    PlanRepair,
    PlanResearch,
    PlanRest,
    PlanSwitch,
    PlanUnwind,
    PutToVote,
    UseRover,
    UseSkill,
    Withdraw,
)
from kosmodrom.games.first_martians.terms import FILTER, PAWN
from kosmodrom.testing.positions import offered, question, refused
from tests.games.first_martians.kit import A, B, C, Position, astronaut, reserve, state_of
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

# Agreeing


@pytest.mark.rule("FM-701", "FM-709", "FM-Q-75")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_anybody_plans_with_any_pawn(seats: int) -> None:
    table = plan_at(Position(seats))
    assert set(table.pending) == set(range(seats))
    table.decide(seats - 1, PlanUnwind("medic"))
    table.decide(A, Join("geologist", 0))
    assert stack(table).pawns == [1, 0]


@pytest.mark.rule("FM-701", "FM-Q-75", "FM-326")
def test_plan_is_carried_out_when_all_agree() -> None:
    table = plan_at(Position(3))
    idle(table)
    table.decide(B, PutToVote())
    assert {question(table, seat) for seat in (A, B, C)} == {"vote"}
    table.decide(C, Agree())
    table.decide(A, Agree())
    assert state_of(table).phase == "planning"
    table.decide(B, Agree())
    assert state_of(table).phase == "acting"


@pytest.mark.rule("FM-462", "FM-Q-75")
@pytest.mark.parametrize("carried", [True, False])
def test_first_player_settles_the_dispute(carried: bool) -> None:
    position = Position(3)
    position.state.first = C
    table = plan_at(position)
    idle(table)
    table.decide(A, PutToVote())
    table.decide(A, Agree())
    table.decide(B, ObjectTo())
    table.decide(C, Agree())
    assert state_of(table).objections == [B]
    assert list(table.pending) == [C]
    table.decide(C, CarryOut() if carried else ChangePlan())
    assert state_of(table).phase == ("acting" if carried else "planning")
    if not carried:
        put(table, Withdraw("medic", 0))
        assert state_of(table).objections == []


@pytest.mark.rule("FM-Q-75", "FM-1226")
def test_player_alone_needs_no_vote() -> None:
    table = plan_at(Position(1))
    idle(table)
    table.decide(A, PutToVote())
    assert state_of(table).phase == "acting"


# Pawns


@pytest.mark.rule("FM-702", "FM-705", "FM-707")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_both_pawns_of_everybody_are_used(seats: int) -> None:
    table = plan_at(Position(seats))
    names = ["medic", "geologist", "engineer", "scientist"][: max(2, seats)]
    for name in names:
        assert PutToVote() not in offered(table, A)
        put(table, PlanRest(name), PlanUnwind(name))
        assert not can(table, PlanRest(name))
    assert PutToVote() in offered(table, A)


@pytest.mark.rule("FM-Q-78")
def test_pawn_with_nothing_to_do_stays_unused() -> None:
    position = Position(2)
    position.state.forbidden = 0xFF
    table = plan_at(position)
    assert offered(table, A, Beginning) == []
    assert PutToVote() in offered(table, A)


@pytest.mark.rule("FM-Q-78", "FM-1167")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_pawns_that_tokens_keep_from_every_action_stay_unused(seats: int) -> None:
    """With two tokens on every board a stack needs two pawns more for each astronaut in it: two
    pawns alone are too few, and who helps brings nothing."""
    position = Position(seats)
    for member in position.state.crew:
        member.tokens = [PAWN, PAWN]
    table = plan_at(position)
    assert offered(table, A, Beginning) == []
    assert refused(table, A, PlanRest("medic")) == ("FM-724", "FM-1167")
    assert PutToVote() in offered(table, A)


@pytest.mark.rule("FM-Q-78", "FM-1167")
def test_who_has_no_tokens_helps_those_who_have() -> None:
    position = Position(2)
    position.state.crew[0].tokens = [PAWN, PAWN]
    table = plan_at(position)
    put(table, PlanRest("medic"), PlanUnwind("geologist"))
    assert needs(table).rolled == 3
    # The pawns that are left are needed there.
    assert refused(table, A, PlanUnwind("geologist")) == ("FM-936", "FM-940")
    assert refused(table, A, Join("medic", 1)) == ("FM-936", "FM-940")
    put(table, Join("medic", 0))
    assert PutToVote() not in offered(table, A)
    put(table, Join("geologist", 0))
    assert PutToVote() in offered(table, A)


@pytest.mark.rule("FM-Q-78", "FM-1167")
@pytest.mark.parametrize("tokens", [2, 3])
def test_nobody_joins_a_stack_that_could_not_be_completed_then(tokens: int) -> None:
    """Two pawns outweigh two tokens, but not three."""
    position = Position(2)
    position.state.crew[0].tokens = [PAWN] * tokens
    table = plan_at(position)
    put(table, PlanRest("geologist"), PlanUnwind("geologist"))
    assert can(table, Join("medic", 0)) is (tokens == 2)
    assert (PutToVote() in offered(table, A)) is (tokens == 3)
    if tokens == 3:
        assert refused(table, A, Join("medic", 0)) == ("FM-724", "FM-1167")


@pytest.mark.rule("FM-Q-78", "FM-871", "FM-1167")
@pytest.mark.parametrize(("tokens", "enough"), [(1, True), (2, False)])
def test_tokens_of_patient_and_medic_ask_for_more_pawns(tokens: int, enough: bool) -> None:
    """Both are needed, and one pawn more for each token; the others would bring none."""
    position = Position(4)
    medic, patient, *others = position.state.crew
    patient.wounds = 1
    medic.tokens, patient.tokens = [PAWN], [PAWN] * tokens
    for member in others:
        member.tokens = [PAWN] * 2
    assert can(plan_at(position), PlanHeal("geologist")) is enough


@pytest.mark.rule("FM-708", "FM-1227", "FM-EX-80")
def test_machines_need_not_be_used_and_alone_at_most_two() -> None:
    position = Position(1)
    position.state.machines = [0, 1, 2, 3]
    position.state.available.samples = 1
    position.explore("K1-N", "flats-1", samples=1)
    table = plan_at(position)
    put(table, PlanExplore("scout", "K1-S"))
    assert can(table, PlanResearch("analyst", again=False))
    put(table, PlanGather("digger", "K1-N"))
    assert not can(table, PlanResearch("analyst", again=False))
    assert not can(table, Join("builder", 0))
    put(table, Withdraw("scout", 0), Withdraw("digger", 1))
    idle(table)
    assert PutToVote() in offered(table, A)


@pytest.mark.rule("FM-283", "FM-Q-33")
def test_after_a_heart_attack_one_pawn_is_for_healing_alone() -> None:
    position = Position(2)
    position.conditions(B, "heart")
    table = plan_at(position)
    put(table, PlanRest("medic"), PlanRest("medic"))
    assert PutToVote() not in offered(table, A)  # the other pawn works
    put(table, PlanManage("geologist"))
    assert PutToVote() in offered(table, A)  # the restricted one may be left out
    assert [type(move) for move in offered(table, A, Beginning)] == [PlanHeal]
    assert not can(table, Join("geologist", 2))
    put(table, PlanHeal("geologist"))
    assert PutToVote() in offered(table, A)


@pytest.mark.rule("FM-283")
def test_pawn_kept_for_healing_cures_the_heart() -> None:
    position = Position(2)
    position.conditions(B, "heart", "migraine")
    position.astronaut(B).wounds = 2
    table = plan_at(position)
    carry_out(table, PlanManage("geologist"), PlanHeal("geologist"))
    assert astronaut(table, B).wounds == 2
    assert astronaut(table, B).conditions == 1 << 4


# Stacks


@pytest.mark.rule("FM-706", "FM-725", "FM-726", "FM-727")
def test_pawns_go_under_a_stack_and_can_be_put_on_top() -> None:
    table = plan_at(Position(3))
    put(table, PlanExplore("medic", "K1-N"), Join("engineer", 0))
    assert stack(table).pawns == [2, 0]  # the medic performs
    put(table, Lead("engineer", 0))
    assert stack(table).pawns == [0, 2]
    put(table, Withdraw("engineer", 0), Withdraw("medic", 0))
    assert state_of(table).plan == []


@pytest.mark.rule("FM-722", "FM-728", "FM-EX-37")
def test_each_stack_is_an_attempt_of_its_own() -> None:
    position = Position(4)
    position.break_parts("farm", "filter")
    position.break_parts("lab", "filter")
    position.spares(filter=2)
    table = plan_at(position)
    put(table, PlanRepair("medic", "farm", "filter"), Join("scientist", 0))
    put(table, PlanRepair("engineer", "farm", "filter"))  # another try at the same part
    assert needs(table, 0).odds == 100
    assert needs(table, 1).odds == 67
    idle(table)
    agree(table)
    assert stack(table, 0).sure
    assert not stack(table, 1).sure


@pytest.mark.rule("FM-724", "FM-1167", "FM-EX-36")
@pytest.mark.parametrize("tokens", [1, 2])
def test_pawn_tokens_add_up(tokens: int) -> None:
    position = Position(4)
    position.break_parts("farm", "filter")
    position.spares(filter=1)
    for _ in range(tokens):
        position.token("workshop", "pawn")
    table = plan_at(position)
    put(table, PlanRepair("medic", "farm", "filter"))
    assert (needs(table).rolled, needs(table).sure) == (1 + tokens, 2 + tokens)
    assert [missing.reason for missing in needs(table).missing] == ["pawns-missing"]


@pytest.mark.rule("FM-744")
def test_tokens_for_the_next_round_do_not_count() -> None:
    position = Position(4)
    position.token("control", "pawn", "blocked", later=True)
    table = plan_at(position)
    put(table, PlanManage("medic"))
    assert needs(table).rolled == 1


@pytest.mark.rule("FM-936", "FM-940")
def test_stacks_need_their_pawns_before_the_vote() -> None:
    table = plan_at(Position(2))
    put(table, PlanExplore("medic", "K1-N"), PlanRest("medic"), PlanRest("geologist"))
    # The last pawn is needed for the way.
    assert not can(table, PlanRest("geologist"))
    assert PutToVote() not in offered(table, A)
    put(table, Join("geologist", 0))
    assert PutToVote() in offered(table, A)


@pytest.mark.rule("FM-Q-27")
def test_more_pawns_than_needed_are_allowed() -> None:
    table = plan_at(Position(2))
    put(table, PlanUnwind("medic"), Join("medic", 0), Join("geologist", 0), Join("geologist", 0))
    assert PutToVote() in offered(table, A)


# Costs


@pytest.mark.rule("FM-522", "FM-523", "FM-524", "FM-685", "FM-EX-27", "FM-EX-35", "FM-749")
def test_each_action_at_a_broken_filter_costs_oxygen() -> None:
    position = Position(4)
    position.break_parts("lab", "filter")
    position.state.available.samples = 3
    position.reserves(oxygen=2)
    table = plan_at(position)
    put(table, PlanResearch("scientist", again=False))
    assert needs(table).oxygen == 1
    put(table, PlanResearch("scientist", again=False))
    assert not can(table, PlanResearch("medic", again=False))
    idle(table)
    assert reserve(table)["oxygen"] == 2
    agree(table)
    assert reserve(table)["oxygen"] == 0


@pytest.mark.rule("FM-541", "FM-542", "FM-543", "FM-684")
def test_each_action_at_a_broken_connector_costs_energy() -> None:
    position = Position(2)
    position.break_parts("garage", "connector")
    table = plan_at(position)
    assert not can(table, PlanExplore("medic", "K1-N"))
    position.reserves(energy=1)
    table = plan_at(position)
    put(table, PlanExplore("medic", "K1-N"))
    assert not can(table, PlanExplore("geologist", "K1-N"))


@pytest.mark.rule("FM-742", "FM-747", "FM-EX-41")
def test_what_an_action_needs_is_there_and_used_once() -> None:
    position = Position(4)
    position.state.available.samples = 1
    position.state.pending.samples = 1
    position.state.examined = 1
    table = plan_at(position)
    put(table, PlanResearch("medic", again=False), PlanResearch("medic", again=True))
    assert not can(table, PlanResearch("engineer", again=False))
    assert not can(table, PlanResearch("engineer", again=True))


@pytest.mark.rule("FM-1004", "FM-1005", "FM-1006", "FM-742")
def test_a_spare_part_or_a_donor_is_used_once() -> None:
    position = Position(4)
    for name in ("farm", "lab", "garage"):
        position.break_parts(name, "filter")
    position.spares(filter=1)
    position.reserves(oxygen=9)
    table = plan_at(position)
    assert can(table, PlanSwitch("medic", "farm", "filter", "medlab"))
    put(table, PlanRepair("medic", "farm", "filter"))
    assert not can(table, PlanRepair("medic", "lab", "filter"))
    put(table, PlanSwitch("medic", "lab", "filter", "medlab"))
    assert not can(table, PlanSwitch("engineer", "garage", "filter", "medlab"))
    assert can(table, PlanSwitch("engineer", "garage", "filter", "control"))
    assert not can(table, PlanSwitch("engineer", "garage", "filter", "lab"))  # it is broken


@pytest.mark.rule("FM-1007", "FM-Q-22", "FM-354")
def test_costs_count_after_the_parts_are_taken_out() -> None:
    position = Position(4)
    position.break_parts("garage", "filter")
    position.astronaut(A).wounds = 1
    position.reserves(oxygen=1)
    table = plan_at(position)
    put(table, PlanHeal("medic"), PlanManage("engineer"), PlanManage("engineer"))
    # The Med Lab's filter would cost its action 1 oxygen, that of the Control Center two times 1.
    assert can(table, PlanSwitch("geologist", "garage", "filter", "medlab"))
    assert not can(table, PlanSwitch("geologist", "garage", "filter", "control"))
    put(table, PlanSwitch("geologist", "garage", "filter", "medlab"))
    assert needs(table, 0).oxygen == 1
    assert not can(table, PlanExplore("scientist", "K1-N"))
    idle(table)
    agree(table)
    assert reserve(table)["oxygen"] == 0


@pytest.mark.rule("FM-1056", "FM-Q-22", "FM-EX-85")
def test_removing_a_tile_needs_something_left() -> None:
    position = Position(4)
    position.shut("probe", "energy")
    table = plan_at(position)
    assert not can(table, PlanRemoval("medic", "probe", "energy"))
    position.reserves(energy=1)
    position.break_parts("garage", "connector")
    table = plan_at(position)
    assert can(table, PlanExplore("geologist", "K1-N"))
    put(table, PlanRemoval("medic", "probe", "energy"))
    assert not can(table, PlanExplore("geologist", "K1-N"))
    assert not can(table, PlanRemoval("engineer", "probe", "energy"))  # pawns join the stack


@pytest.mark.rule("FM-555", "FM-752", "FM-Q-21", "FM-Q-48", "FM-EX-42")
def test_nothing_is_done_where_a_tile_lies() -> None:
    position = Position(4)
    position.shut("workshop", "oxygen")
    position.shut("lab", "energy")
    position.break_parts("farm", "filter")
    position.reserves(oxygen=2, energy=2)
    position.spares(filter=2)
    position.state.available.samples = 1
    position.state.available.seeds = 1
    position.farm(greenhouses=3)
    table = plan_at(position)
    put(table, PlanRemoval("medic", "workshop", "oxygen"))
    assert not can(table, PlanRepair("engineer", "farm", "filter"))
    assert not can(table, PlanResearch("engineer", again=False))
    assert not can(table, PlanPlanting("engineer", "farm"))


@pytest.mark.rule("FM-Q-48")
def test_no_part_comes_from_where_a_tile_lies_or_goes_there() -> None:
    position = Position(4)
    position.break_parts("farm", "filter")
    position.break_parts("lab", "filter")
    position.shut("lab", "energy")
    position.shut("medlab", "energy")
    position.spares(filter=2)
    table = plan_at(position)
    assert DismantlePart("medlab", "filter") not in offered(table, A)
    assert not can(table, PlanSwitch("engineer", "farm", "filter", "medlab"))
    assert not can(table, PlanRepair("engineer", "lab", "filter"))


@pytest.mark.rule("FM-1165", "FM-Q-21")
def test_a_blocked_facility_is_of_no_use() -> None:
    position = Position(2)
    position.token("control", "blocked")
    table = plan_at(position)
    assert not can(table, PlanManage("medic"))
    assert can(table, PlanUnwind("medic"))


@pytest.mark.rule("FM-323")
def test_actions_can_be_forbidden_and_made_dearer() -> None:
    position = Position(2)
    position.state.forbidden = 1 << 1
    position.state.taxes[3] = 1
    table = plan_at(position)
    assert not can(table, PlanUnwind("medic"))
    put(table, PlanManage("medic"))
    assert needs(table).rolled == 2


# Dismantling


@pytest.mark.rule("FM-307", "FM-354", "FM-1044", "FM-1045")
def test_parts_are_dismantled_before_anything_is_declared() -> None:
    position = Position(2)
    position.reserves(oxygen=1)
    table = plan_at(position)
    put(table, DismantlePart("lab", "filter"))
    assert state_of(table).available.spares[FILTER] == 1
    assert DismantlePart("lab", "filter") not in offered(table, A)
    put(table, DismantlePart("medlab", "filter"))
    assert can(table, PlanRepair("medic", "lab", "filter"))
    put(table, PlanRest("medic"))
    assert offered(table, A, DismantlePart) == []


# Machines


@pytest.mark.rule("FM-762", "FM-764", "FM-1057", "FM-Q-30")
def test_machines_do_their_own_type_and_untyped_actions() -> None:
    position = Position(3)
    position.state.machines = [3]  # Build
    position.break_parts("farm", "filter")
    position.spares(filter=1)
    position.shut("probe", "energy")
    position.reserves(energy=1)
    table = plan_at(position)
    begun = {type(move) for move in offered(table, A, Beginning) if move.pawn == "builder"}
    assert begun == {PlanRepair, PlanSwitch, PlanRemoval}
    put(table, PlanManage("medic"), PlanRepair("medic", "farm", "filter"))
    assert not can(table, Join("builder", 0))
    assert can(table, Join("builder", 1))


@pytest.mark.rule("FM-765", "FM-767")
def test_who_uses_a_machine_operates_it() -> None:
    position = Position(3)
    position.state.machines = [0]
    position.state.operators = [-1]
    table = plan_at(position)
    table.decide(C, PlanExplore("scout", "K1-N"))
    assert state_of(table).operators == [C]
    put(table, Operate("scout", "medic"))
    assert state_of(table).operators == [A]
    put(table, Withdraw("scout", 0))
    assert state_of(table).operators == [-1]
    assert offered(table, A, Operate) == []


# At any moment


@pytest.mark.rule("FM-235", "FM-243", "FM-EX-08", "FM-Q-77", "FM-236", "FM-351")
def test_a_skill_brings_a_sample_for_the_plan() -> None:
    position = Position(2)
    position.astronaut(B).morale = 2
    table = plan_at(position)
    assert not can(table, PlanResearch("medic", again=False))
    assert offered(table, A, UseSkill) == []  # only one's own (FM-241)
    table.decide(B, UseSkill("geologist", "geologist-sample"))
    assert astronaut(table, B).morale == 0
    assert can(table, PlanResearch("medic", again=False))


@pytest.mark.rule("FM-783", "FM-785", "FM-787", "FM-792")
def test_a_rover_helps_in_one_action_outside() -> None:
    position = Position(4)
    table = plan_at(position)
    put(table, PlanExplore("medic", "K1-N"), PlanExplore("geologist", "K1-S"), PlanRest("medic"))
    put(table, UseRover("froggy", 0))
    assert not can(table, UseRover("scorpio", 0))
    assert not can(table, UseRover("froggy", 1))
    assert can(table, UseRover("scorpio", 1))
    assert not can(table, UseRover("scorpio", 2))
