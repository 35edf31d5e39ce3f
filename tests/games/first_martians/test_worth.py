"""What bots think things are worth, and what they see in the tasks that could be planned."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.map import SPACE_NUMBERS
from kosmodrom.games.first_martians.planner.proposals import Proposal, Scene
from kosmodrom.games.first_martians.planner.wants import Thing
from kosmodrom.games.first_martians.planner.worth import Worth
from kosmodrom.games.first_martians.state import OpenEvent
from kosmodrom.games.first_martians.tasks import (
    AnyTask,
    Explore,
    Gather,
    Heal,
    Manage,
    RemoveShutdown,
    Repair,
    Research,
    SheetTask,
    Unwind,
)
from kosmodrom.games.first_martians.terms import (
    FATAL_WOUNDS,
    FILTER,
    FOOD,
    FROGGY,
    HARDWARE,
    MOST_STRESS,
    OXYGEN,
    SCORPIO,
)
from tests.games.first_martians.kit import A, B, Position
from tests.games.first_martians.small_box import box_with, sheet_box

NORTH = SPACE_NUMBERS["K1-N"]


def late(position: Position, rounds: int = 1) -> Position:
    """So many rounds before the end, this one counted."""
    position.state.round = position.state.sols - rounds + 1
    return position


def proposal(scene: Scene, task: AnyTask) -> Proposal:
    return next(known for known in scene.proposals if known.task == task)


def tasks(position: Position) -> list[AnyTask]:
    """What could be planned."""
    return [known.task for known in Scene(position.game).proposals]


def value(position: Position, task: AnyTask, performer: int = A, *planned: Thing) -> float:
    """What a task brings that succeeds, beside these things."""
    return Scene(position.game).value(task, performer, Counter(planned))


def gain(position: Position, task: AnyTask, pawns: int = 1, performer: int = A) -> float:
    """What a stack of so many pawns will probably bring, without a rover."""
    scene = Scene(position.game)
    known = proposal(scene, task)
    risks = [0.0] * len(position.state.crew)
    return scene.gain(known, known.forms[0], performer, pawns, Counter(), risks)


# The crew


def test_the_wound_that_kills_costs_more_than_anything() -> None:
    position = Position(2)
    whole, dying = position.astronaut(A), position.astronaut(B)
    dying.wounds = FATAL_WOUNDS - 1
    worth = Worth(position.game)
    assert worth.wounds_cost(dying) > 20 * worth.wounds_cost(whole)
    assert worth.healing(dying) > worth.healing(whole) == 0


def test_poisoning_doubles_wounds() -> None:
    position = Position(2)
    position.conditions(A, "poisoning")
    worth = Worth(position.game)
    assert worth.wounds_cost(position.astronaut(A)) == worth.wounds_cost(position.astronaut(B), 2)


def test_a_condition_matters_less_near_the_end() -> None:
    position = Position(2)
    position.conditions(A, "heart")
    early = value(position, Heal())
    assert early > 0 == value(late(position), Heal())


def test_stress_costs_most_where_a_brawl_is_near() -> None:
    position = Position(2)
    worth = Worth(position.game)
    near = MOST_STRESS - worth.stress_grows - 1
    steps = [worth.stress_cost(n) - worth.stress_cost(n - 1) for n in (near - 1, near, near + 1)]
    assert steps[1] > 5 * steps[0] > 0
    assert steps[1] > 5 * steps[2] > 0


def test_a_second_evening_off_brings_less() -> None:
    position = Position(2)
    position.state.stress = 8
    assert value(position, Unwind()) > value(position, Unwind(), A, ("unwind", 0)) > 0


def test_a_low_morale_costs_more_if_the_first_player_cannot_pay() -> None:
    position = Position(2)
    poor = Worth(position.game).morale_cost(-1)
    position.astronaut(A).morale = 1
    assert poor > Worth(position.game).morale_cost(-1) > 0 > Worth(position.game).morale_cost(1)


# Stores


def test_food_is_dear_if_the_crew_will_go_hungry() -> None:
    position = Position(2)
    position.farm(plants=2)
    position.reserves(food=1)
    fed = Worth(position.game).reserve(FOOD)
    position.farm(plants=0)
    assert Worth(position.game).reserve(FOOD) > 5 * fed
    position.reserves(food=20)
    assert Worth(position.game).reserve(FOOD) == fed


def test_the_last_oxygen_is_dearer_than_plenty_and_what_goals_take_is_dearest() -> None:
    position = Position(2)
    short = Worth(position.game).reserve(OXYGEN)
    position.reserves(oxygen=6)
    assert short > Worth(position.game).reserve(OXYGEN)
    goal = {"goals": [{"id": "goal"}]}
    effects = [{"op": "tick-goal", "goal": "goal"}]
    action = {"id": "mast", "effects": effects, "cost": {"oxygen": 7}}
    wanting = Position(2, box=box_with(**goal, actions=[action]))
    wanting.reserves(oxygen=6)
    assert Worth(wanting.game).reserve(OXYGEN) > short


def test_a_spare_part_is_worth_more_if_it_mends_something() -> None:
    position = Position(2, box=box_with(threshold=0))
    idle = Worth(position.game).spare(FILTER)
    position.break_parts("farm", "filter")
    worth = Worth(position.game)
    assert worth.spare(FILTER) > idle
    assert worth.spare(FILTER) > worth.spare(HARDWARE)


def test_samples_are_no_gain_where_production_punishes_hoarding() -> None:
    test = {"op": "cargo-holds", "what": "samples", "least": 2}
    punished = {"op": "if", "tests": [test], "then": [{"op": "wound", "n": 2}]}
    position = Position(2, box=box_with(production=[punished]))
    assert Worth(position.game).hoarding() == 0
    position.state.available.samples = 1
    position.explore("K1-N", "plains-1")
    assert Worth(position.game).hoarding() > 0
    assert value(position, Gather(NORTH)) < 0 < value(position, Research(again=False))


# The base


def test_a_part_about_to_break_the_base_is_mended_first() -> None:
    """Every part over the Threshold loses the mission in the end."""
    scores = []
    for threshold in (9, 1, 0):
        position = Position(2, box=box_with(threshold=threshold))
        position.break_parts("lab", "hardware")
        scores.append(value(position, Repair(position.number("lab"), HARDWARE)))
    assert scores[0] < scores[1] < scores[2]
    carefree = Position(2)
    assert Worth(carefree.game).one_part_fewer() == 0


def test_with_the_goals_nearly_reached_the_threshold_decides() -> None:
    position = late(Position(2, box=box_with(threshold=0)))
    position.break_parts("farm", "filter")
    far = Worth(position.game).one_part_fewer()
    position.state.done = position.state.goals
    assert Worth(position.game).one_part_fewer() > far


def test_a_part_matters_more_where_the_goals_want_the_action() -> None:
    """The goal of this mission is to explore."""
    position = Position(2)
    position.break_parts("garage", "filter")
    position.break_parts("lab", "filter")
    worth = Worth(position.game)
    garage, lab = position.number("garage"), position.number("lab")
    assert worth.mending(garage, FILTER) > worth.mending(lab, FILTER)


def test_a_shutdown_is_lifted_unless_the_next_production_brings_it_back() -> None:
    position = Position(2)
    position.shut("garage", "oxygen")
    garage = position.number("garage")
    lasting = Worth(position.game).lifting(garage, OXYGEN)
    assert lasting > 0
    for name in ("oxygenator-1", "oxygenator-2"):
        position.facility(name).output = 0
    assert Worth(position.game).lifting(garage, OXYGEN) < lasting
    assert Worth(late(position).game).lifting(garage, OXYGEN) == 0


def test_one_tile_of_two_brings_little() -> None:
    position = Position(2)
    position.shut("garage", "oxygen")
    one = Worth(position.game).lifting(position.number("garage"), OXYGEN)
    position.shut("garage", "energy")
    assert Worth(position.game).lifting(position.number("garage"), OXYGEN) < one / 2


def test_a_tile_with_a_known_face_is_as_sure_as_it_is() -> None:
    position = Position(2)
    position.shut("lab", "oxygen", face="oxygen-jam")  # two attempts
    task = RemoveShutdown(position.number("lab"), OXYGEN)
    position.reserves(oxygen=1)
    guess = gain(position, task)
    position.facility("lab").shown = 1
    assert gain(position, task) < guess < gain(position, task, 2)
    position.facility("lab").tried = 1
    assert gain(position, task) > guess


def test_a_malfunction_track_near_its_end_is_managed() -> None:
    position = Position(2)
    assert value(position, Manage()) == 0
    position.state.malfunctions = [1, 0, 0]
    low = value(position, Manage())
    position.state.malfunctions = [4, 0, 0]
    assert value(position, Manage()) > low > value(late(position), Manage()) > 0


# Effects


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (e.ChangeStress(-3), e.ChangeStress(3)),
        (e.ChangeMorale(1), e.ChangeMorale(-1)),
        (e.MoraleTokens(1), e.MoraleTokens(-1)),
        (e.Samples(1), e.Samples(-1)),
        (e.ChangeReserve("oxygen", 1), e.ChangeReserve("oxygen", -1)),
        (e.ChangePlants(1), e.ChangePlants(-1)),
        (e.ChangeOutput("energy", 1), e.ChangeOutput("energy", -1)),
        (e.MoveMalfunction("working", -1), e.MoveMalfunction("working", 1)),
        (e.RepairPart(1), e.BreakPart(1)),
        (e.LiftShutdown(), e.PlaceShutdown("oxygen")),
        (e.Heal(), e.Wounds(1)),
        (e.MendRover(), e.DrawMalfunction("working")),
    ],
    ids=lambda effect: type(effect).__name__,
)
def test_what_helps_is_worth_more_than_nothing_and_what_harms_less(
    better: e.Effect, worse: e.Effect
) -> None:
    position = Position(2)
    position.state.stress, position.astronaut(A).wounds = 10, 2
    position.state.malfunctions = [2, 2, 2]
    position.break_parts("farm", "filter")
    position.shut("lab", "oxygen")
    position.facility("solar-1").output = 1
    position.rover_tokens("froggy", "pawn")
    worth = Worth(position.game)
    assert worth.effect(better, A) > 0 > worth.effect(worse, A)


def test_chance_conditions_and_choices_are_worth_what_they_come_to() -> None:
    worth = Worth(Position(2).game)
    good, bad = e.ChangeMorale(1), e.ChangeMorale(-1)
    gained, lost = worth.effect(good, A), worth.effect(bad, A)
    assert worth.effect(e.Chance(25, (good,), (bad,)), A) == (25 * gained + 75 * lost) / 100
    assert worth.effect(e.If((e.CargoHolds(1, "samples"),), (good,), (bad,)), A) == lost
    ways = (e.Way("good", effects=(good,)), e.Way("bad", effects=(bad,)))
    assert worth.effect(e.Choose(ways), A) == gained


def test_nothing_is_worth_the_end_of_the_mission() -> None:
    worth = Worth(Position(2).game)
    assert worth.effects([e.EndMission("x"), *[e.ChangeMorale(1)] * 5]) < -5000


# What could be planned


def test_an_action_for_a_goal_brings_more_than_the_same_for_none() -> None:
    effects = [{"op": "tick-goal", "goal": "goal"}]
    wanted = Position(
        2, box=box_with(goals=[{"id": "goal"}], actions=[{"id": "m", "effects": effects}])
    )
    beside = Position(2, box=sheet_box())
    assert value(wanted, SheetTask(0)) > 3 * value(beside, SheetTask(0))
    wanted.state.done = 1
    assert value(wanted, SheetTask(0)) <= 0


def test_only_those_who_can_perform_an_action_are_proposed_for_it() -> None:
    position = Position(2, box=sheet_box(cost={"morale": 1}))
    assert SheetTask(0) not in tasks(position)
    position.astronaut(B).morale = 1
    assert proposal(Scene(position.game), SheetTask(0)).performers == (B,)
    position.astronaut(B).wounds = 1
    assert proposal(Scene(position.game), Heal()).performers == (B,)


def test_a_repair_that_only_moves_the_damage_is_no_proposal() -> None:
    position = Position(2)
    position.break_parts("lab", "filter")
    lab = position.number("lab")
    assert [task for task in tasks(position) if isinstance(task, Repair)] == [Repair(lab, FILTER)]


def test_rovers_that_can_drive_are_other_ways_to_explore() -> None:
    position = Position(2)
    rovers = {form.rover for form in proposal(Scene(position.game), Explore(NORTH)).forms}
    assert rovers > {FROGGY, SCORPIO}
    position.rover_tokens("froggy", "blocked")
    rovers = {form.rover for form in proposal(Scene(position.game), Explore(NORTH)).forms}
    assert FROGGY not in rovers


def test_a_second_pawn_makes_sure_and_bad_odds_make_it_worth_more() -> None:
    position = Position(2)
    task = Explore(NORTH)
    needed = proposal(Scene(position.game), task).forms[0].load.rolled
    alone, sure = gain(position, task, needed), gain(position, task, needed + 1)
    assert sure > alone
    position.token("garage", "reroll")  # every success must be rolled twice
    assert gain(position, task, needed) < alone
    assert gain(position, task, needed + 1) == sure


def test_a_forced_roll_takes_the_sureness_away() -> None:
    position = Position(2)
    position.state.available.samples = 1
    task = Research(again=False)
    sure = gain(position, task, 2)
    position.break_parts("lab", "processor")
    assert gain(position, task, 2) < sure


def test_those_who_are_hurt_risk_more() -> None:
    position = Position(2)
    position.astronaut(B).wounds = FATAL_WOUNDS - 1
    needed = proposal(Scene(position.game), Explore(NORTH)).forms[0].load.rolled
    assert gain(position, Explore(NORTH), needed, B) < gain(position, Explore(NORTH), needed, A)


def test_resources_that_an_action_takes_are_paid() -> None:
    position = Position(2)
    position.state.available.samples = 1
    free = gain(position, Research(again=False), 2)
    position.break_parts("lab", "filter", "connector")  # oxygen and energy each time
    assert gain(position, Research(again=False), 2) < free


def test_an_event_is_answered_before_its_consequence_comes() -> None:
    event: dict[str, Any] = {
        "id": "storm",
        "source": "original",
        "action": {"pawns": 1, "reward": [{"op": "stress", "by": -1}]},
        "consequence": {"effects": [{"op": "wound", "n": 2, "whom": "everyone"}]},
    }
    position = Position(2, box=box_with(events=[event]))
    number = [known.id for known in position.box.events].index("storm")
    position.state.open_events = [OpenEvent(number, 1)]
    task = next(task for task in tasks(position) if type(task).__name__ == "EventTask")
    threatening = value(position, task)
    position.state.open_events = [OpenEvent(number, -9)]  # its time has passed
    assert threatening > 0 == value(position, task)


def test_what_is_planned_already_is_not_wanted_again() -> None:
    position = Position(
        2, box=box_with(goals=[{"id": "g", "tests": [{"op": "explored", "least": 1}]}])
    )
    first = value(position, Explore(NORTH))
    assert value(position, Explore(NORTH), A, ("ring", 0), ("ring", 1)) < first / 2


@pytest.mark.parametrize(
    ("task", "reason"),
    [
        (Unwind(), "calm"),
        (Repair(0, FILTER), "repairs"),
        (RemoveShutdown(0, OXYGEN), "power"),
        (Explore(NORTH), "goal-settling-in-look-around"),
        (Gather(NORTH), "stores"),
        (SheetTask(0), "goals"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_a_hint_names_the_goal_or_the_threat(task: AnyTask, reason: str) -> None:
    assert Scene(Position(2, box=sheet_box()).game).reason(task, A) == reason


def test_the_hint_for_an_action_names_the_goal_that_waits_for_its_counter() -> None:
    goals = [
        {
            "id": "cool",
            "tests": [{"op": "not", "test": {"op": "counter", "counter": "heat", "least": 2}}],
        }
    ]
    actions = [{"id": "fan", "effects": [{"op": "count", "counter": "heat", "by": -1}]}]
    box = box_with(goals=goals, actions=actions, counters=[{"id": "heat", "start": 5}])
    assert Scene(Position(2, box=box).game).reason(SheetTask(0), A) == "goal-settling-in-cool"
