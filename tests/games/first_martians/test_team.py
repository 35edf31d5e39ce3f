"""How bots plan for the whole crew, and the steps that they take towards their plan."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.options import Option
from kosmodrom.games.first_martians.map import SPACE_NUMBERS
from kosmodrom.games.first_martians.moves import (
    DismantlePart,
    Join,
    PlanExplore,
    PlanHeal,
    PlanManage,
    PlanRest,
    PlanSheetAction,
    PlanUnwind,
    PutToVote,
    UsePoi,
    UseRover,
    UseSkill,
    Withdraw,
)
from kosmodrom.games.first_martians.planner.completion import Completer
from kosmodrom.games.first_martians.planner.following import is_part, match_stacks, plan_for
from kosmodrom.games.first_martians.planner.steps import propose
from kosmodrom.games.first_martians.planner.team import Planned, make_plan
from kosmodrom.games.first_martians.state import Stack
from kosmodrom.games.first_martians.tasks import (
    AnyTask,
    Explore,
    Heal,
    Manage,
    RemoveShutdown,
    Repair,
    Research,
    Rest,
    SheetTask,
    Unwind,
)
from kosmodrom.games.first_martians.terms import (
    FILTER,
    HARDWARE,
    NOTHING,
    OXYGEN,
    PAWN,
    PAWNS_EACH,
    ROVERS,
    SCORPIO,
)
from tests.games.first_martians.kit import A, AnyTable, B, C, D, Position, state_of
from tests.games.first_martians.planning_kit import plan_at, put
from tests.games.first_martians.small_box import SHEET, box_with, sheet_box

NORTH, EAST = SPACE_NUMBERS["K1-N"], SPACE_NUMBERS["K1-E"]
SCOUT, DIGGER, ANALYST, BUILDER = range(4)


def planned(position: Position) -> list[Planned]:
    return list(make_plan(position.game, []))


def stacks_of(position: Position, kind: type) -> list[Planned]:
    """The planned stacks of a kind of task."""
    return [stack for stack in planned(position) if isinstance(stack.task, kind)]


def tasks(position: Position) -> list[AnyTask]:
    return [stack.task for stack in planned(position)]


def at_mast(**fields: Any) -> Position:
    """A mission whose only goal is ticked by an action of its sheet."""
    effects = [{"op": "tick-goal", "goal": "goal"}]
    box = box_with(goals=[{"id": "goal"}], actions=[{"id": "mast", "effects": effects, **fields}])
    return Position(2, box=box)


def with_machines(position: Position, *machines: int) -> Position:
    position.state.machines = list(machines)
    position.state.operators = [NOTHING] * len(machines)
    return position


def bot_moves(table: AnyTable, most: int = 40) -> list[Option]:
    """What bots do, in turn, until the crew votes."""
    moves: list[Option] = []
    while PutToVote() not in moves:
        assert len(moves) < most, moves
        seat = list(table.pending)[len(moves) % len(table.pending)]
        option = propose(table.game, seat, table.pending[seat].options)
        assert option is not None
        moves.append(option)
        table.decide(seat, option)
    return moves


# A plan for the crew


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_pawn_has_something_to_do(seats: int) -> None:
    position = Position(seats)
    pawns = [pawn for stack in planned(position) for pawn in stack.pawns]
    crew = len(position.state.crew)
    assert sorted(pawns) == sorted(list(range(crew)) * PAWNS_EACH)


def test_a_part_about_to_break_the_base_is_mended() -> None:
    position = Position(4, box=box_with(threshold=0))
    position.break_parts("lab", "hardware")
    task = Repair(position.number("lab"), HARDWARE)
    assert task not in tasks(position)  # there is no spare part
    position.spares(hardware=1)
    assert task in tasks(position)


def test_one_spare_part_is_used_once() -> None:
    position = Position(4, box=box_with(threshold=0))
    for name in ("lab", "workshop", "probe"):
        position.break_parts(name, "hardware")
    position.spares(hardware=1)
    assert len(stacks_of(position, Repair)) == 1
    position.spares(hardware=2)
    assert len(stacks_of(position, Repair)) == 2


def test_a_facility_that_lacks_oxygen_is_opened_with_what_is_left() -> None:
    position = Position(2)
    position.shut("garage", "oxygen")
    task = RemoveShutdown(position.number("garage"), OXYGEN)
    assert task not in tasks(position)
    position.reserves(oxygen=2)
    assert task in tasks(position)


def test_oxygen_for_lifting_a_shutdown_is_not_spent_on_something_else() -> None:
    goals = [{"id": "g", "tests": [{"op": "cargo-holds", "what": "examined", "least": 6}]}]
    position = Position(4, box=box_with(goals=goals))
    position.state.available.samples = 4
    position.break_parts("lab", "filter")  # each Research costs oxygen
    position.shut("farm", "oxygen")
    position.reserves(oxygen=1)
    assert len(stacks_of(position, RemoveShutdown)) == 1
    assert not stacks_of(position, Research)


def test_no_more_is_researched_than_there_are_samples() -> None:
    goals = [{"id": "g", "tests": [{"op": "cargo-holds", "what": "examined", "least": 6}]}]
    position = Position(4, box=box_with(goals=goals))
    assert not stacks_of(position, Research)
    position.state.available.samples = 2
    assert len(stacks_of(position, Research)) == 2


@pytest.mark.parametrize(
    "cost",
    [
        {"energy": 2},
        {"food": 2},
        {"samples": 2},
        {"spares": {"filter": 2}},
        {"any_spares": 2},
        {"examined": 2},
        {"discoveries": 2},
        {"seeds": 2},
        {"morale": 2},
    ],
    ids=lambda cost: next(iter(cost)),
)
def test_an_action_is_planned_as_often_as_it_can_be_paid(cost: dict[str, Any]) -> None:
    position = at_mast(cost=cost)
    s = position.state
    assert SheetTask(0) not in tasks(position)
    s.reserves, s.available.samples, s.available.seeds = [0, 3, 3], 3, 3
    s.available.spares[FILTER] = s.examined = s.discoveries = s.crew[B].morale = 3
    (only,) = stacks_of(position, SheetTask)
    assert only.performer == (B if "morale" in cost else A)


def test_an_action_with_a_limit_is_planned_no_more_often() -> None:
    goals = [{"id": "g", "tests": [{"op": "counter", "counter": "steel", "least": 9}]}]
    counters = [{"id": "steel"}]
    effects = [{"op": "count", "counter": "steel", "by": 1}]
    for limits, most in (({}, 4), ({"per_round": 2}, 2), ({"limit": 1}, 1)):
        action = {"id": "melt", "effects": effects, **limits}
        box = box_with(goals=goals, counters=counters, actions=[action])
        assert len(stacks_of(Position(2, box=box), SheetTask)) == most


def test_an_aom_works_alone_where_one_pawn_is_enough() -> None:
    position = with_machines(Position(2), SCOUT)
    machine = len(position.state.crew)
    (stack,) = [stack for stack in planned(position) if machine in stack.pawns]
    assert isinstance(stack.task, Explore)
    assert stack.pawns[-1] == machine
    assert stack.performer in (A, B)


def test_an_aom_does_nothing_that_it_is_not_made_for() -> None:
    position = with_machines(Position(2), BUILDER)
    machine = len(position.state.crew)
    assert not any(machine in stack.pawns for stack in planned(position))
    position.break_parts("workshop", "hardware")
    position.spares(hardware=1)
    position.rover_tokens("froggy", "pawn")
    helped = [stack.task for stack in planned(position) if machine in stack.pawns]
    assert len(helped) == 1


def test_two_pawns_go_where_the_odds_are_bad() -> None:
    """The dice decide about one pawn; two are sure."""
    position = Position(2)
    rovers = [stack for stack in stacks_of(position, Explore) if stack.rover == SCORPIO]
    assert [len(stack.pawns) for stack in rovers] == [2]


def test_each_rover_drives_once() -> None:
    rovers = [stack.rover for stack in stacks_of(Position(4), Explore) if stack.rover != NOTHING]
    assert sorted(rovers) == sorted(set(rovers))
    assert rovers


def test_who_has_a_token_that_asks_for_more_pawns_brings_them() -> None:
    position = Position(3)
    position.astronaut(B).tokens = [PAWN]
    for stack in planned(position):
        if B in stack.pawns:
            assert len(stack.pawns) >= 2
    assert Completer(position.game).can_vote(
        [
            Stack(n, stack.task, list(stack.pawns), stack.rover, list(stack.way))
            for n, stack in enumerate(planned(position))
        ],
        [],
    )


def test_the_medic_helps_to_heal_in_a_full_crew() -> None:
    position = Position(4)
    position.astronaut(C).wounds = 5
    (stack,) = stacks_of(position, Heal)
    assert stack.pawns == (A, C)
    position.astronaut(A).tokens = [PAWN]
    (stack,) = stacks_of(position, Heal)
    assert stack.pawns == (A, A, C)


def test_a_heart_attack_leaves_one_pawn() -> None:
    position = Position(2)
    position.conditions(B, "heart")
    position.shut("medlab", "oxygen")
    assert sum(stack.pawns.count(B) for stack in planned(position)) == 1


def test_rather_rest_than_do_harm() -> None:
    position = Position(2, box=sheet_box(effects=[{"op": "wound", "n": 3}]))
    position.state.done = position.state.goals
    assert SheetTask(0) not in tasks(position)
    assert Rest() in tasks(position)


# With what people have planned


def test_a_stack_that_people_began_is_completed() -> None:
    table = plan_at(Position(2, box=sheet_box(pawns=2)))
    put(table, PlanSheetAction("medic", SHEET))
    bot_moves(table)
    (stack,) = [stack for stack in state_of(table).plan if isinstance(stack.task, SheetTask)]
    assert len(stack.pawns) >= 2


def test_pawns_that_stand_somewhere_are_not_planned_for_something_else() -> None:
    position = Position(2)
    for rover in ROVERS:
        position.rover_tokens(rover, "blocked")
    stacks = [Stack(0, Explore(NORTH), [A], way=[NORTH]), Stack(1, Rest(), [A])]
    stacks += [Stack(2, Rest(), [B]), Stack(3, Rest(), [B])]
    plan = make_plan(position.game, stacks)
    assert sorted(pawn for stack in plan for pawn in stack.pawns) == [A, A, B, B]


def test_a_rover_completes_a_stack_for_which_no_pawns_are_left() -> None:
    table = plan_at(Position(2))
    put(table, PlanManage("medic"), PlanManage("medic"), PlanManage("geologist"))
    put(table, PlanExplore("geologist", "K1-N"))
    moves = bot_moves(table)
    assert [type(move) for move in moves[:2]] == [UseRover, PutToVote]


def test_what_cannot_be_completed_is_taken_back_and_no_more() -> None:
    """Two stacks need the Medic's only free pawn."""
    position = Position(4)
    for member in position.state.crew:
        member.wounds = 2
    table = plan_at(position)
    put(table, PlanHeal("medic"), PlanHeal("geologist"), PlanManage("scientist"))
    put(table, PlanManage("engineer"))
    state_of(table).plan.append(Stack(9, Heal(), [C]))
    moves = bot_moves(table)
    back = [move for move in moves if isinstance(move, Withdraw)]
    assert len(back) == 1
    assert len([stack for stack in state_of(table).plan if stack.task == Manage()]) >= 2


def test_bots_do_not_fight_for_a_pawn() -> None:
    """Nobody puts down what another bot has just taken back."""
    position = Position(4)
    for number in (B, D):
        position.astronaut(number).tokens = [PAWN]
    table = plan_at(position)
    put(table, PlanRest("geologist"), PlanRest("scientist"), PlanUnwind("medic"))
    moves = bot_moves(table, most=20)
    back = [(move.pawn, move.task) for move in moves if isinstance(move, Withdraw)]
    assert len(back) == len(set(back))


def test_a_plan_that_is_complete_is_only_put_to_the_vote() -> None:
    table = plan_at(Position(2))
    for name in ("medic", "geologist"):
        put(table, PlanRest(name), PlanRest(name))
    assert bot_moves(table)[0] == PutToVote()


def test_a_plan_that_only_costs_too_much_is_not_complete() -> None:
    position = Position(2, box=sheet_box(cost={"samples": 1}, limit=0))
    position.state.available.samples = 1
    completer = Completer(position.game)
    pawns = [Stack(0, Rest(), [A]), Stack(1, Rest(), [B]), Stack(2, Rest(), [B])]
    assert completer.can_vote([*pawns, Stack(3, SheetTask(0), [A])], [])
    assert not completer.can_vote([*pawns[1:], *[Stack(3, SheetTask(0), [A])] * 2], [])


def test_stacks_are_matched_so_that_all_fit() -> None:
    """The small one fits both, the large one only one."""
    plan = (
        Planned(Unwind(), (B, A), NOTHING, (), 0.0, A),
        Planned(Unwind(), (A,), NOTHING, (), 0.0, A),
    )
    small, large = Stack(0, Unwind(), [A]), Stack(1, Unwind(), [B, A])
    assert match_stacks([small, large], plan) == {1: small, 0: large}
    assert is_part([small, large], plan)
    assert not is_part([small, large, Stack(2, Rest(), [B])], plan)
    assert match_stacks([large, Stack(2, Rest(), [B])], plan) == {0: large}


@pytest.mark.parametrize(
    "stack",
    [
        Stack(0, Explore(EAST), [A]),
        Stack(0, Explore(NORTH), [B]),
        Stack(0, Explore(NORTH), [B, B, A]),
        Stack(0, Explore(NORTH), [A], rover=0),
    ],
    ids=["elsewhere", "another performer", "more pawns", "another rover"],
)
def test_a_stack_is_no_part_of_a_plan_with_another(stack: Stack) -> None:
    plan = (Planned(Explore(NORTH), (B, A), SCORPIO, (NORTH,), 0.0, A),)
    assert not is_part([stack], plan)
    assert is_part([Stack(0, Explore(NORTH), [A])], plan)


# Steps


def test_one_plans_ones_own_pawns_first() -> None:
    table = plan_at(Position(4))
    names = ("medic", "geologist", "engineer", "scientist")
    for seat, name in enumerate(names):
        option = propose(table.game, seat, table.pending[seat].options)
        tops = {names[stack.pawns[-1]] for stack in plan_for(table.game)}
        if name in tops:
            assert getattr(option, "pawn", None) == name


def test_who_can_pay_operates_the_aom() -> None:
    """Whoever puts it on the action."""
    position = with_machines(at_mast(cost={"morale": 1}, action="build"), BUILDER)
    position.astronaut(B).morale = 2
    table = plan_at(position)
    bot_moves(table)
    led = [stack.pawns[-1] for stack in state_of(table).plan if stack.task == SheetTask(0)]
    assert sorted(led) == [B, len(position.state.crew)]
    assert state_of(table).operators == [B]


def test_bots_join_what_is_begun() -> None:
    table = plan_at(Position(2))
    moves = bot_moves(table)
    begun = [move for move in moves if isinstance(move, PlanExplore)]
    joined = [move for move in moves if isinstance(move, Join)]
    assert begun
    assert joined
    assert PutToVote() in moves


def test_a_part_is_taken_out_only_if_goals_want_it() -> None:
    goals = [{"id": "g", "tests": [{"op": "cargo-holds", "what": "spares", "least": 4}]}]
    wanting = plan_at(Position(2, box=box_with(goals=goals)))
    option = propose(wanting.game, A, wanting.pending[A].options)
    assert isinstance(option, DismantlePart)
    content = plan_at(Position(2))
    assert not isinstance(propose(content.game, A, content.pending[A].options), DismantlePart)


def test_a_skill_is_used_if_it_brings_more_than_its_tokens() -> None:
    position = Position(2)
    position.astronaut(A).morale = position.astronaut(B).morale = 3
    g = position.game
    options: list[Option] = [PlanRest("medic"), UseSkill("medic", "medic-food", 1)]
    position.farm(plants=0)
    assert propose(g, A, options) == options[1]
    position.farm(plants=2)
    position.reserves(food=9)
    assert propose(g, A, options) != options[1]


def test_a_token_of_the_map_is_used_for_what_the_mission_wants() -> None:
    position = Position(2, box=box_with(pois={"a": [{"op": "morale", "by": 1}], "b": []}))
    g = position.game
    rest = PlanRest("medic")
    assert propose(g, A, [rest, UsePoi("sign-a"), UsePoi("sign-b")]) == UsePoi("sign-a")
    assert propose(g, A, [rest, UsePoi("sign-b")]) != UsePoi("sign-b")
