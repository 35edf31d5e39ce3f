"""How bots plan: backwards from the goals, for the whole crew, with what people have planned."""

from typing import Any

import pytest

from kosmodrom.bots import make_bot
from kosmodrom.bots.greedy import find_proposal, rank_options, reasons
from kosmodrom.core.options import Option
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.first_martians.judge import worths
from kosmodrom.games.first_martians.moves import (
    Agree,
    Beginning,
    ChooseSpare,
    DismantlePart,
    PlanManage,
    PlanRest,
    PutToVote,
    UsePoi,
    UseSkill,
)
from kosmodrom.games.first_martians.planner.following import plan_for
from kosmodrom.games.first_martians.planner.steps import essence, propose
from kosmodrom.games.first_martians.planner.wants import Wants
from kosmodrom.games.first_martians.tasks import Gather, Manage, SheetTask
from kosmodrom.games.first_martians.terms import HEART, MISSIONS, NOTHING, PACKAGE, PAWNS_EACH

AnyTable = Table[Any, Any, Any]


def start(players: int, mission: str = "settling-in", seed: str = "planner") -> AnyTable:
    """A table at the beginning of the first plan."""
    table: AnyTable = Table.start(
        "first_martians", seats=players, seed=seed, options={"mission": mission}
    )
    play_until(table, "planning")
    return table


def play_until(table: AnyTable, phase: str) -> list[Option]:
    """Let bots play until a phase begins; what they choose."""
    chosen = []
    while table.game.state.phase != phase and table.pending:
        chosen.append(move(table))
    return chosen


def move(table: AnyTable) -> Option:
    seat = next(iter(table.pending))
    option = make_bot("greedy", f"{seat}/{len(table.choices)}").choose(table, seat)
    table.decide(seat, option)
    return option


@pytest.mark.parametrize(
    ("players", "mission"),
    [(number % 4 + 1, mission) for number, mission in enumerate(MISSIONS)],
)
def test_bots_make_a_plan_that_uses_every_pawn_and_vote_for_it(players: int, mission: str) -> None:
    table = start(players, mission)
    seats = set(table.pending)
    assert seats == set(range(players))
    planned: list[Option] = []
    while table.game.state.phase == "planning":
        planned.append(move(table))
        if PutToVote() in planned and players > 1 and table.game.state.phase == "planning":
            used = [pawn for stack in table.game.state.plan for pawn in stack.pawns]
            for pawn, member in enumerate(table.game.state.crew):
                hurt = member.conditions >> HEART & 1
                assert used.count(pawn) >= PAWNS_EACH - hurt
    assert sum(isinstance(option, Beginning) for option in planned) >= 3
    assert planned.count(Agree()) == (players if players > 1 else 0)


def test_a_goal_wants_the_whole_chain_of_what_leads_to_it() -> None:
    table = start(4, "mayday")
    g = table.game
    wanted = Wants(g).wanted
    names = [action.id for action in g.data.missions[g.state.mission].actions]
    bearing, bring = names.index("take-bearing"), names.index("bring-round")
    # Nobody knows yet where the survivor is: the bearing is what everything waits for.
    assert ("token", 0) in wanted
    assert (
        wanted["action", bearing].depth > wanted["token", 0].depth > wanted["action", bring].depth
    )
    g.state.areas[1].objectives.append(0)
    assert ("space", 1) in Wants(g).wanted
    g.state.areas[1].tile = 0
    assert ("space", 1) not in Wants(g).wanted
    assert any(planned.task == Gather(1, 0) for planned in plan_for(g))


def test_a_goal_that_is_done_wants_nothing_more() -> None:
    table = start(4)
    g = table.game
    before = Wants(g).work(red=True)
    g.state.done |= 1
    assert Wants(g).work(red=True) < before
    g.state.done = g.state.goals
    assert not Wants(g).wanted


def test_what_people_have_planned_stays_and_is_completed() -> None:
    table = start(3)
    manage = next(option for option in table.pending[1].options if isinstance(option, PlanManage))
    table.game.state.malfunctions[0] = 1
    table.decide(1, manage)
    meal = next(
        option
        for option in table.pending[2].options
        if getattr(option, "action", "") == "settling-in-shared-meal"
    )
    table.decide(2, meal)
    while table.game.state.phase == "planning" and not table.game.state.step:
        move(table)
    tasks = {type(stack.task): stack for stack in table.game.state.plan}
    assert Manage in tasks
    assert len(tasks[SheetTask].pawns) == 2


def test_hidden_things_change_no_plan() -> None:
    table = start(4, "signs-of-life")
    play_until(table, "acting")
    play_until(table, "planning")
    plans = {plan_for(table.fork(0, Random.seeded(n)).game) for n in range(6)}
    assert len(plans) == 1


def test_a_hint_names_the_goal_or_the_threat_that_a_stack_serves() -> None:
    named: set[str] = set()
    for mission in MISSIONS:
        table = start(2, mission, seed="hints")
        chance = Random.seeded(mission)
        for _ in range(14):
            seat = next(iter(table.pending))
            if table.game.state.phase == "planning" and not table.game.state.step:
                options = table.pending[seat].options
                ranked = rank_options(table, seat, chance)
                best = options[next(iter(ranked))]
                assert best == find_proposal(table, seat, chance)
                why = reasons(table, seat, best, chance)
                named |= set(why)
                if isinstance(best, Beginning) and not isinstance(best, PlanRest):
                    assert max(why.values()) > 0
            move(table)
    assert any(part.startswith("goal-") for part in named)
    for language in LANGUAGES:
        words = Words(language, [PACKAGE])
        assert [part for part in named if not words.has(f"worth-{part}")] == []


def test_every_goal_has_words_for_hints() -> None:
    box = start(1).game.data
    parts = [f"worth-goal-{m.id}-{goal.id}" for m in box.missions for goal in m.goals]
    for language in LANGUAGES:
        words = Words(language, [PACKAGE])
        assert [part for part in parts if not words.has(part)] == []


def test_wounds_stress_and_broken_parts_make_a_position_worse() -> None:
    table = start(4)
    g = table.game
    before = worths(g, 0)
    g.state.crew[0].wounds = 3
    g.state.stress = 15
    g.state.facilities[0].broken = 1
    g.state.facilities[9].tiles[0] = 0
    g.state.reserves[0] = 0
    after = worths(g, 0)
    for part in ("health", "calm", "repairs", "power", "stores"):
        assert after[part] < before[part], part


def test_search_follows_the_same_plan() -> None:
    table = start(2)
    seat = next(iter(table.pending))
    proposed = find_proposal(table, seat, Random.seeded(1))
    assert proposed is not None
    assert make_bot("search", 1).choose(table, seat) == proposed
    assert NOTHING not in [planned.pawns[-1] for planned in plan_for(table.game)]


def test_at_any_moment_bots_do_what_is_worth_it() -> None:
    """It is no answer to the question that is asked, so it is not compared with the answers."""
    table = start(4)
    g = table.game
    g.state.phase, g.state.stress = "acting", 0
    answers: list[Option] = [ChooseSpare("filter"), ChooseSpare("processor")]
    oxygen, calm = UsePoi("oxygen-bottles"), UseSkill("medic", "good-word", 2)
    assert propose(g, 0, [*answers, calm]) is None
    assert propose(g, 0, [*answers, calm, oxygen]) == oxygen
    assert [essence(g, 0, option) for option in (answers[0], calm, oxygen)] == [
        answers[0],
        None,
        None,
    ]


def test_no_part_is_taken_out_to_repair_another() -> None:
    table = start(2, "second-roof")
    g = table.game
    g.state.done = g.state.goals
    g.state.round = g.state.sols - 1
    for facility in g.state.facilities[-4:]:
        facility.broken = 0b1111
    assert Wants(g).units("mend") > 0
    options = table.pending[0].options
    assert any(isinstance(option, DismantlePart) for option in options)
    assert not isinstance(propose(g, 0, options), DismantlePart)


@pytest.mark.parametrize("mission", MISSIONS)
def test_bots_take_all_the_machines_that_they_can_have(mission: str) -> None:
    """Whatever the mission begins with: that looks nearer once nobody chooses any more."""
    assert [len(start(players, mission).game.state.machines) for players in (2, 3)] == [2, 1]
