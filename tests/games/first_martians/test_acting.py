"""Acting: the order of actions, dice, penalties, rovers and ways."""

from __future__ import annotations

import pytest

from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.first_martians.events.acting import (
    ActionBegan,
    ActionFailed,
    ActionPointless,
    ActionSucceeded,
    DiceRolled,
    DieRerolled,
    DieResolved,
    RoverChecked,
)
from kosmodrom.games.first_martians.moves import (
    Continue,
    Join,
    KeepRoll,
    Lead,
    LeaveRover,
    PlanExplore,
    PlanGather,
    PlanHeal,
    PlanManage,
    PlanRepair,
    PlanResearch,
    PlanRest,
    PlanUnwind,
    Reroll,
    RerollHere,
    ResolveDie,
    ResolveStack,
    TakeWay,
    UseRover,
)
from kosmodrom.games.first_martians.terms import FROGGY, NOTHING, PACKAGE, TOKENS
from kosmodrom.testing.positions import offered, question
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    area,
    astronaut,
    conditions,
    do,
    events,
    facility,
    finish,
    state_of,
)
from tests.games.first_martians.planning_kit import (
    HIT,
    MISS,
    adventures,
    agree,
    can,
    carry_out,
    needs,
    plan_at,
    put,
)


def tasks_begun(table: AnyTable) -> list[str]:
    return [event.task for event in events(table, ActionBegan)]


def research_position(seats: int = 4) -> Position:
    """One sample to be researched."""
    position = Position(seats)
    position.state.available.samples = 1
    return position


# Order


@pytest.mark.rule("FM-703", "FM-712", "FM-713", "FM-EX-38", "FM-EX-39", "FM-715")
def test_actions_are_resolved_in_the_order_of_their_steps() -> None:
    position = research_position()
    position.astronaut(A).wounds = 1
    position.explore("K1-N", "flats-1", samples=1)
    position.break_parts("medlab", "processor")
    position.spares(processor=1)
    table = plan_at(position)
    put(
        table,
        PlanRepair("medic", "medlab", "processor"),
        Join("engineer", 0),
        PlanResearch("scientist", again=False),
        Join("scientist", 1),
        PlanGather("geologist", "K1-N"),
        Join("geologist", 2),
        PlanHeal("medic"),
        PlanUnwind("engineer"),
    )
    agree(table)
    finish(table)
    assert tasks_begun(table) == ["unwind", "heal", "gather", "research", "repair"]


@pytest.mark.rule("FM-714", "FM-Q-26")
def test_the_first_player_chooses_the_order_within_a_step() -> None:
    position = Position(3)
    position.state.first = C
    table = plan_at(position)
    put(table, PlanExplore("medic", "K1-N"), Join("medic", 0))
    carry_out(table, PlanExplore("geologist", "K1-S"), Join("geologist", 1))
    assert question(table, C) == "order"
    do(table, ResolveStack(1))
    explored = [event.where for event in events(table, ActionBegan) if event.task == "explore"]
    assert explored == [("K1-S",), ("K1-N",)]


@pytest.mark.rule("FM-Q-26")
def test_the_order_is_not_asked_where_it_cannot_matter() -> None:
    table = plan_at(Position(2))
    put(table, PlanRest("medic"), PlanRest("medic"), PlanRest("geologist"), PlanRest("geologist"))
    agree(table)
    assert question(table, A) == "pause"
    assert astronaut(table, A).morale == 2


@pytest.mark.rule("FM-1305", "FM-Q-77")
def test_the_phase_ends_with_a_pause() -> None:
    position = Position(2)
    position.state.upgrade_deck.clear()
    position.astronaut(A).morale = position.astronaut(B).morale = 1
    table = plan_at(position)
    carry_out(table)
    assert set(table.pending) == {A, B}  # both have Morale tokens for skills
    table.decide(B, Continue())  # nothing in mind
    assert set(table.pending) == {A}
    table.decide(A, Continue())
    assert state_of(table).phase == "malfunctions"
    assert state_of(table).plan == []


# Dice


@pytest.mark.rule("FM-722", "FM-801", "FM-803", "FM-807", "FM-EX-43", "FM-805", "FM-806")
def test_success_stands_with_a_wound_and_an_adventure() -> None:
    position = research_position()
    position.dice(HIT, HIT, HIT)
    table = plan_at(position)
    carry_out(table, PlanResearch("scientist", again=False))
    assert question(table, 3) == "die"
    do(table, ResolveDie("wound"))
    assert astronaut(table, 3).wounds == 1
    finish(table)
    assert len(adventures(table)) == 1
    assert state_of(table).examined == 1
    # The log keeps apart what each die brought, and what the action.
    assert [event.die for event in events(table, DieResolved)] == ["wound", "adventure"]
    assert events(table, ActionSucceeded) == [ActionSucceeded("scientist", "research")]


@pytest.mark.rule("FM-804", "FM-809", "FM-EX-44", "FM-832", "FM-Q-46", "FM-805", "FM-806")
def test_without_success_there_are_two_tokens_and_no_reroll_with_them() -> None:
    position = research_position()
    position.dice(MISS, MISS, MISS)
    table = plan_at(position)
    carry_out(table, PlanResearch("scientist", again=False))
    # The scientist had no tokens for a skill, and the two come too late.
    assert question(table, A) == "pause"
    assert astronaut(table, 3).morale == 2
    assert (astronaut(table, 3).wounds, adventures(table)) == (0, [])
    assert state_of(table).available.samples == 1
    assert state_of(table).examined == 0
    assert events(table, ActionFailed) == [ActionFailed("scientist", "research")]


@pytest.mark.rule("FM-808", "FM-Q-80")
def test_one_result_needs_no_order() -> None:
    position = research_position()
    position.dice(HIT, HIT, MISS)
    table = plan_at(position)
    carry_out(table, PlanResearch("scientist", again=False))
    assert question(table, A) == "pause"
    assert astronaut(table, 3).wounds == 1


@pytest.mark.rule("FM-722", "FM-802")
def test_enough_pawns_need_no_dice() -> None:
    table = plan_at(research_position())
    carry_out(table, PlanResearch("scientist", again=False), Join("scientist", 0))
    assert events(table, DiceRolled) == []
    assert state_of(table).examined == 1


@pytest.mark.rule("FM-233", "FM-234", "FM-242", "FM-EX-07")
@pytest.mark.parametrize("leading", [True, False])
def test_only_the_performer_may_roll_again(leading: bool) -> None:
    position = research_position()
    position.astronaut(B).morale = 1
    position.dice(MISS, MISS, MISS, HIT)
    position.token("lab", "pawn")
    table = plan_at(position)
    put(table, PlanResearch("medic", again=False), Join("geologist", 0))
    if leading:
        put(table, Lead("geologist", 0))
    carry_out(table)
    if not leading:
        assert astronaut(table, A).morale == 2  # nobody was asked
        return
    assert question(table, B) == "reroll"
    assert Reroll("success", "geologist-again", 1) in offered(table, B)
    before = astronaut(table, B).morale
    do(table, Reroll("success", "geologist-again", 1))
    assert astronaut(table, B).morale == before - 1
    assert state_of(table).examined == 1


@pytest.mark.rule("FM-287")
def test_no_rolling_again_with_a_migraine() -> None:
    position = research_position()
    position.astronaut(3).morale = 1
    position.conditions(3, "migraine")
    position.dice(MISS, MISS, MISS)
    table = plan_at(position)
    carry_out(table, PlanResearch("scientist", again=False))
    assert question(table, A) == "pause"


@pytest.mark.rule("FM-242")
def test_dice_may_be_kept() -> None:
    position = research_position()
    position.astronaut(3).morale = 1
    position.dice(MISS, MISS, MISS)
    table = plan_at(position)
    carry_out(table, PlanResearch("scientist", again=False))
    do(table, KeepRoll())
    assert state_of(table).examined == 0


@pytest.mark.rule("FM-1030")
def test_an_upgrade_rolls_again_once_a_round() -> None:
    position = Position(4)
    position.build("precision-tools", "workshop")
    position.break_parts("lab", "hardware")
    position.spares(hardware=2)
    position.dice(MISS, MISS, MISS, MISS)
    table = plan_at(position)
    carry_out(
        table, PlanRepair("medic", "lab", "hardware"), PlanRepair("engineer", "lab", "hardware")
    )
    do(table, ResolveStack(0))
    assert RerollHere("workshop") in offered(table, A)
    do(table, RerollHere("workshop"))
    assert facility(table, "workshop").rerolled
    assert events(table, DieRerolled) == [DieRerolled("success", hit=False)]
    while table.pending and question(table, A) != "pause":
        seat = next(iter(table.pending))
        assert offered(table, seat, RerollHere) == []
        table.decide(seat, table.pending[seat].options[-1])


@pytest.mark.rule("FM-1169", "FM-Q-32")
@pytest.mark.parametrize("second", [HIT, MISS])
def test_a_token_makes_success_be_rolled_again_once(second: int) -> None:
    position = research_position()
    position.token("lab", "reroll")
    position.astronaut(3).tokens = [TOKENS.index("reroll")]
    position.dice(HIT, MISS, MISS, second)
    table = plan_at(position)
    put(table, PlanResearch("scientist", again=False))
    assert needs(table).odds == 44
    carry_out(table)
    finish(table)
    assert events(table, DieRerolled)[0].hit == (second == HIT)
    assert state_of(table).examined == (second == HIT)


@pytest.mark.rule("FM-686", "FM-688", "FM-EX-79", "FM-Q-20")
@pytest.mark.parametrize("face", [HIT, MISS])
def test_a_broken_part_demands_a_success_roll(face: int) -> None:
    position = Position(2)
    position.break_parts("quarters", "connector")
    position.state.stress = 9
    position.dice(face)
    table = plan_at(position)
    carry_out(table, PlanUnwind("medic"))
    (rolled,) = events(table, DiceRolled)
    assert (rolled.colour, rolled.wound, rolled.adventure) == ("gray", "none", "none")
    if face == HIT:
        assert question(table, A) == "unwind"
    else:
        assert astronaut(table, A).morale == 2
        assert state_of(table).stress == 9


@pytest.mark.rule("FM-686", "FM-689")
def test_with_enough_pawns_a_forced_roll_is_of_the_success_die_alone() -> None:
    position = research_position()
    position.break_parts("lab", "processor")
    position.dice(MISS)
    table = plan_at(position)
    put(table, PlanResearch("scientist", again=False), Join("scientist", 0))
    assert needs(table).odds == 67
    carry_out(table)
    (rolled,) = events(table, DiceRolled)
    assert (rolled.colour, rolled.wound, rolled.adventure) == ("blue", "none", "none")
    assert state_of(table).examined == 0


@pytest.mark.rule("FM-686", "FM-Q-20")
def test_a_forced_roll_adds_nothing_to_a_roll() -> None:
    position = research_position()
    position.break_parts("lab", "processor")
    position.dice(HIT, MISS, MISS)
    table = plan_at(position)
    carry_out(table, PlanResearch("scientist", again=False))
    assert len(events(table, DiceRolled)) == 1
    assert state_of(table).examined == 1


# Penalties


@pytest.mark.rule("FM-742", "FM-743", "FM-934", "FM-1172", "FM-1186", "FM-Q-15", "FM-EX-82")
def test_only_pawns_add_up() -> None:
    position = Position(4)
    position.explore("K1-N", "geysers-1")
    position.state.areas[0].tokens = [TOKENS.index("pawn")] * 2
    position.token("probe", "wound")
    position.dice(HIT, HIT, MISS)
    table = plan_at(position)
    put(table, PlanGather("medic", "K1-N"))
    assert (needs(table).rolled, needs(table).sure, needs(table).wounds) == (4, 5, 1)
    carry_out(table, Join("geologist", 0), Join("engineer", 0), Join("scientist", 0))
    assert astronaut(table, A).wounds == 2  # the penalty and the die
    assert [astronaut(table, n).wounds for n in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("FM-815", "FM-822", "FM-285", "FM-817", "FM-EX-81", "FM-Q-31", "FM-1168")
def test_never_more_than_one_adventure() -> None:
    position = Position(4)
    position.break_parts("lab", "filter")
    position.spares(filter=1)
    position.token("workshop", "adventure", "pawn")
    position.conditions(B, "concentration")
    position.dice(HIT, MISS, HIT)
    table = plan_at(position)
    put(table, PlanRepair("engineer", "lab", "filter"), Join("geologist", 0))
    assert needs(table).adventure
    carry_out(table)
    finish(table)
    assert adventures(table) == [("brown", "engineer")]


@pytest.mark.rule("FM-286", "FM-1168")
def test_some_actions_have_no_adventures() -> None:
    position = Position(2)
    position.token("control", "adventure")
    position.conditions(A, "concentration")
    table = plan_at(position)
    carry_out(table, PlanManage("medic"), PlanRest("medic"))
    finish(table)
    assert not adventures(table)


@pytest.mark.rule("FM-937", "FM-942", "FM-Q-45", "FM-1184", "FM-935")
def test_penalties_of_the_way_come_even_if_the_action_fails() -> None:
    position = Position(4)
    position.explore("K1-N", "geysers-1")
    position.explore("K2-N", "gloom-2", samples=1)
    position.dice(MISS, MISS, MISS)
    table = plan_at(position)
    put(table, PlanGather("medic", "K2-N"), Join("geologist", 0), Join("engineer", 0))
    told = needs(table)
    assert (told.rolled, told.wounds, told.morale) == (3, 1, 1)
    carry_out(table)
    assert astronaut(table, A).wounds == 1
    assert state_of(table).morale == -1
    assert area(table, "K2-N").samples == 1


@pytest.mark.rule("FM-360", "FM-1162", "FM-EX-20", "FM-Q-74")
def test_what_comes_later_does_not_touch_declared_actions() -> None:
    position = Position(4)
    position.explore("K1-N", "flats-1", samples=1)
    table = plan_at(position)
    put(table, PlanExplore("geologist", "K1-S"), Join("geologist", 0), Join("engineer", 0))
    put(table, PlanExplore("medic", "K1-E"), Join("medic", 1), Join("engineer", 1))
    put(table, PlanGather("scientist", "K1-N"), Join("scientist", 2))
    agree(table)
    assert question(table, A) == "order"
    area(table, "K1-N").tokens.append(TOKENS.index("wound"))
    facility(table, "probe").broken = 0b1111
    do(table, ResolveStack(0))
    finish(table)
    assert astronaut(table, 3).wounds == 0
    assert events(table, DiceRolled) == []
    assert state_of(table).pending.samples == 1


@pytest.mark.rule("FM-Q-73")
def test_an_action_whose_object_is_gone_has_no_effect() -> None:
    position = Position(4)
    position.break_parts("lab", "filter")
    position.spares(filter=2)
    position.reserves(oxygen=0)
    table = plan_at(position)
    put(table, PlanRepair("engineer", "lab", "filter"), Join("engineer", 0))
    carry_out(table, PlanRepair("scientist", "lab", "filter"))
    do(table, ResolveStack(0))
    assert events(table, ActionPointless) == [ActionPointless("scientist", "repair")]
    assert events(table, DiceRolled) == []
    assert state_of(table).available.spares[1] == 1


# Ways


@pytest.mark.rule("FM-930", "FM-933", "FM-EX-50", "FM-Q-76")
def test_players_choose_among_ways() -> None:
    position = Position(4)
    position.explore("K1-N", "geysers-1")
    position.explore("K1-NE", "plains-1")
    position.explore("K2-NE", "chasm-2")
    table = plan_at(position)
    put(table, PlanExplore("medic", "K2-N"))
    first = needs(table)
    assert (first.rolled, first.sure, first.wounds, first.adventure) == (3, 4, 1, False)
    put(table, TakeWay(0, ("K1-NE", "K2-NE", "K2-N")))
    second = needs(table)
    assert (second.rolled, second.sure, second.wounds, second.adventure) == (4, 5, 0, True)


@pytest.mark.rule("FM-901", "FM-934", "FM-EX-51")
def test_the_way_to_the_third_ring() -> None:
    position = Position(4)
    position.explore("K1-NW", "plains-1")
    position.explore("K2-NW", "chasm-2")
    table = plan_at(position)
    put(table, PlanExplore("medic", "K3-NW"))
    assert (needs(table).rolled, needs(table).sure, needs(table).adventure) == (4, 5, True)


@pytest.mark.rule("FM-902", "FM-943", "FM-952", "FM-EX-86", "FM-932")
def test_what_is_being_explored_is_no_target_yet() -> None:
    table = plan_at(Position(4))
    put(table, PlanExplore("medic", "K1-N"))
    assert not can(table, PlanGather("engineer", "K1-N"))
    assert not can(table, PlanExplore("engineer", "K2-N"))


@pytest.mark.rule("FM-1182", "FM-Q-43", "FM-Q-44")
def test_nobody_passes_a_closed_edge() -> None:
    position = Position(4)
    position.explore("K1-N", "cliff-1")
    table = plan_at(position)
    assert not can(table, PlanExplore("medic", "K2-N"))
    position.explore("K1-NE", "flats-1")
    table = plan_at(position)
    assert can(table, PlanExplore("medic", "K2-NE"))


# Rovers


@pytest.mark.rule("FM-781", "FM-908", "FM-Q-28", "FM-EX-49")
def test_froggy_explores_with_one_pawn() -> None:
    table = plan_at(Position(2))
    put(table, PlanExplore("medic", "K1-N"), UseRover("froggy", 0))
    assert (needs(table).rolled, needs(table).sure, needs(table).odds) == (1, 1, 100)
    put(table, LeaveRover("froggy", 0))
    assert needs(table).rolled == 2


@pytest.mark.rule("FM-782", "FM-951", "FM-957", "FM-EX-54")
@pytest.mark.parametrize(
    ("tile", "rover", "odds"),
    [("flats-1", False, 100), ("plains-1", False, 83), ("plains-1", True, 100)],
)
def test_scorpio_saves_one_pawn(tile: str, rover: bool, odds: int) -> None:
    position = Position(2)
    position.explore("K1-N", tile, samples=1)
    table = plan_at(position)
    put(table, PlanGather("medic", "K1-N"), Join("medic", 0))
    assert not can(table, UseRover("froggy", 0))
    if rover:
        put(table, UseRover("scorpio", 0))
    assert needs(table).odds == odds


@pytest.mark.rule("FM-664", "FM-789", "FM-1166", "FM-EX-34", "FM-Q-24", "FM-745")
def test_a_blocked_rover_stays() -> None:
    position = Position(2)
    position.rover_tokens("froggy", "blocked", "wound")
    position.rover_tokens("scorpio", "wound", "pawn")
    table = plan_at(position)
    put(table, PlanExplore("medic", "K1-N"))
    assert not can(table, UseRover("froggy", 0))
    put(table, UseRover("scorpio", 0))
    assert (needs(table).rolled, needs(table).wounds) == (2, 1)


@pytest.mark.rule("FM-683", "FM-790")
def test_no_rover_in_explore_without_the_part() -> None:
    position = Position(2)
    position.break_parts("garage", "processor")
    position.explore("K1-N", "flats-1", samples=1)
    table = plan_at(position)
    put(table, PlanExplore("medic", "K1-S"), PlanGather("geologist", "K1-N"))
    assert not can(table, UseRover("froggy", 0))
    assert not can(table, UseRover("scorpio", 0))
    assert can(table, UseRover("scorpio", 1))


@pytest.mark.rule("FM-790", "FM-Q-21")
def test_with_the_garage_shut_nobody_explores_but_scorpio_gathers() -> None:
    position = Position(2)
    position.shut("garage", "energy")
    position.explore("K1-N", "flats-1", samples=1)
    table = plan_at(position)
    assert not can(table, PlanExplore("medic", "K1-S"))
    put(table, PlanGather("geologist", "K1-N"))
    assert can(table, UseRover("scorpio", 0))


@pytest.mark.rule("FM-1171", "FM-1181", "FM-Q-23", "FM-EX-52", "FM-788")
@pytest.mark.parametrize("face", [HIT, MISS])
@pytest.mark.parametrize("cause", ["tile", "area", "rover"])
def test_a_rover_is_checked_at_the_end_of_the_phase(cause: str, face: int) -> None:
    position = Position(2)
    position.explore("K1-N", "rocks-1" if cause == "tile" else "plains-1")
    if cause == "area":
        position.state.areas[0].tokens = [TOKENS.index("rover")]
    if cause == "rover":
        position.rover_tokens("froggy", "rover")
    position.dice(face)
    table = plan_at(position)
    put(table, PlanExplore("medic", "K2-N"), UseRover("froggy", 0))
    assert needs(table).check
    carry_out(table, Join("geologist", 0))
    assert events(table, RoverChecked) == [RoverChecked("froggy", damaged=face == HIT)]
    assert (TOKENS.index("blocked") in state_of(table).rovers[FROGGY]) == (face == HIT)
    assert area(table, "K2-N").tile != NOTHING  # it got there all the same


# Conditions


@pytest.mark.rule("FM-270", "FM-271", "FM-EX-12")
def test_a_condition_of_this_phase_does_not_act_yet() -> None:
    position = research_position()
    position.astronaut(3).wounds = 1
    position.dice(HIT, HIT, MISS)
    table = plan_at(position)
    carry_out(table, PlanResearch("scientist", again=False))
    assert astronaut(table, 3).wounds == 2
    held = conditions(table, 3)
    assert len(held) == 1 or state_of(table).morale == -1


@pytest.mark.rule("FM-763", "FM-766", "FM-Q-68")
def test_an_operator_rolls_and_suffers_for_the_machine() -> None:
    position = Position(3)
    position.state.machines = [2]
    position.state.available.samples = 1
    position.dice(MISS, HIT, MISS)
    table = plan_at(position)
    table.decide(C, PlanResearch("analyst", again=False))
    carry_out(table)
    finish(table)
    assert events(table, DiceRolled)[0].astronaut == "engineer"
    assert astronaut(table, C).wounds == 1


@pytest.mark.rule("FM-763", "FM-766")
@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_machine_does_is_told_of_the_machine(language: str, alone: bool) -> None:
    """Its operator suffers for it, but was elsewhere."""
    position = Position(3)
    position.state.machines = [2]
    position.state.available.samples = 1
    position.dice(MISS, MISS, MISS)
    table = plan_at(position)
    if alone:
        table.decide(C, PlanResearch("analyst", again=False))
    else:
        table.decide(C, PlanResearch("engineer", again=False))
    carry_out(table)
    finish(table)
    words = Words(language, (PACKAGE,))
    (began,) = [event for event in events(table, ActionBegan) if event.task == "research"]
    (failed,) = events(table, ActionFailed)
    engineer, analyst = words("astronaut-engineer"), words("pawn-analyst")
    assert words.tell(began).startswith(analyst if alone else engineer)
    assert engineer in words.tell(began)
    assert words.tell(failed).startswith(analyst if alone else engineer)


@pytest.mark.rule("FM-727")
def test_the_topmost_pawn_performs() -> None:
    table = plan_at(research_position())
    carry_out(table, PlanResearch("medic", again=False), Join("scientist", 0), Lead("scientist", 0))
    assert ("scientist", "research") in [
        (event.astronaut, event.task) for event in events(table, ActionBegan)
    ]
