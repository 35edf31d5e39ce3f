"""What bots see in a goal: everything that is still missing for it, one thing after another."""

from __future__ import annotations

from typing import Any

from kosmodrom.games.first_martians.map import SPACE_NUMBERS
from kosmodrom.games.first_martians.planner.wants import Wants
from kosmodrom.games.first_martians.terms import ENERGY, FILTER, PARTS, RESOURCES
from tests.games.first_martians.kit import Position
from tests.games.first_martians.small_box import box_with

ANY = len(PARTS)


def wants(position: Position) -> dict[tuple[str, int], int]:
    """The things that are wanted, and how many of each."""
    return {thing: want.units for thing, want in Wants(position.game).wanted.items() if want.units}


def at_goal(op: str, **test: Any) -> Position:
    return Position(2, box=box_with(goals=[{"id": "goal", "tests": [{"op": op, **test}]}]))


def at_mast(**fields: Any) -> Position:
    """A mission whose goal is ticked by an action of its sheet."""
    action = {"id": "mast", "effects": [{"op": "tick-goal", "goal": "goal"}], **fields}
    box = box_with(
        goals=[{"id": "goal"}],
        actions=[action],
        tokens=[{"id": "beacon", "colour": "red", "number": 1, "at": "box"}],
        icon=[{"op": "objective", "tokens": ["beacon"], "to": "here"}],
    )
    return Position(2, box=box)


def test_examined_samples_want_samples_and_samples_want_areas() -> None:
    position = at_goal("cargo-holds", what="examined", least=3)
    assert wants(position) == {("examined", 0): 3, ("sample", 0): 3, ("ring", 0): 1}
    position.state.examined = position.state.available.samples = 1
    assert wants(position) == {("examined", 0): 2, ("sample", 0): 1, ("ring", 0): 1}
    position.explore("K1-N", "plains-1", samples=1)
    assert wants(position) == {("examined", 0): 2, ("sample", 0): 1}


def test_discoveries_want_examined_samples() -> None:
    position = at_goal("cargo-holds", what="discoveries", least=2)
    position.state.discoveries = position.state.examined = 1
    assert wants(position) == {("discovery", 0): 1}
    position.state.examined = 0
    position.state.pending.samples = 1
    assert wants(position) == {("discovery", 0): 1, ("examined", 0): 1}


def test_spare_parts_that_are_there_are_not_wanted() -> None:
    position = at_goal("cargo-holds", what="spares", least=3)
    position.spares(filter=1, hardware=1)
    assert wants(position) == {("spare", ANY): 1}
    position.spares(filter=2)
    assert wants(position) == {}


def test_an_action_wants_what_it_costs() -> None:
    position = at_mast(cost={"spares": {"filter": 1}, "any_spares": 1, "samples": 1, "energy": 2})
    position.state.available.samples = 1
    position.reserves(energy=1)
    assert wants(position) == {
        ("action", 0): 1,
        ("spare", FILTER): 1,
        ("spare", ANY): 1,
        ("reserve", ENERGY): 1,
    }
    assert Wants(position.game).reserves == [2 if name == "energy" else 0 for name in RESOURCES]


def test_an_action_wants_its_place() -> None:
    position = at_mast(place={"ring": 2})
    assert wants(position)["ring", 2] == 1
    position.explore("K1-N", "plains-1")
    position.explore("K2-N", "plains-2")
    assert wants(position) == {("action", 0): 1}


def test_an_action_at_a_token_wants_the_space_where_it_lies() -> None:
    position = at_mast(place={"token": "beacon"})
    space = SPACE_NUMBERS["K1-S"]
    position.state.areas[space].objectives.append(0)
    assert ("space", space) in wants(position)
    position.explore("K1-S", "plains-1").objectives = [0]
    assert ("space", space) not in wants(position)


def test_an_action_that_is_used_up_is_not_wanted() -> None:
    position = at_mast(limit=1, cost={"samples": 1})
    assert ("action", 0) in wants(position)
    position.state.taken = [1]
    assert wants(position) == {}


def test_an_action_that_gives_spare_parts_is_wanted_for_them() -> None:
    strip = {"id": "strip", "effects": [{"op": "spare", "by": 1, "part": "chosen"}]}
    mast = {
        "id": "mast",
        "effects": [{"op": "tick-goal", "goal": "goal"}],
        "cost": {"any_spares": 2},
    }
    position = Position(2, box=box_with(goals=[{"id": "goal"}], actions=[strip, mast]))
    found = wants(position)
    assert found["action", 0] == found["spare", ANY] == 2


def at_counter(least: int, **fields: Any) -> Position:
    """A mission whose goal is a counter; an action of its sheet moves it by 2."""
    climb = {"id": "climb", "effects": [{"op": "count", "counter": "height", "by": 2}], **fields}
    box = box_with(
        goals=[{"id": "goal", "tests": [{"op": "counter", "counter": "height", "least": least}]}],
        actions=[climb],
        counters=[{"id": "height"}],
        tokens=[
            {
                "id": "ladder",
                "colour": "red",
                "number": 1,
                "gives": [{"op": "count", "counter": "height", "by": 1}],
            }
        ],
    )
    position = Position(2, box=box)
    position.explore("K1-N", "plains-1").objectives = [0]
    return position


def test_a_counter_wants_tokens_that_move_it_and_then_actions() -> None:
    position = at_counter(5)
    assert wants(position) == {("token", 0): 1, ("action", 0): 2}
    position.state.counters = [4]
    assert wants(position) == {("token", 0): 1}
    position.state.areas[SPACE_NUMBERS["K1-N"]].objectives = []
    position.state.available.objectives = [0]
    assert wants(position) == {("action", 0): 1}
    position.state.counters = [5]
    assert wants(position) == {}


def test_a_counter_wants_an_action_as_often_as_it_can_be_taken() -> None:
    position = at_counter(9, limit=3)
    position.state.taken = [1]
    assert wants(position)["action", 0] == 2
    position.state.taken = [3]
    assert ("action", 0) not in wants(position)


def test_a_counter_of_everybody_wants_what_each_one_lacks() -> None:
    box = box_with(
        goals=[{"id": "goal", "tests": [{"op": "counter", "counter": "faith", "least": 3}]}],
        counters=[{"id": "faith", "personal": True}],
    )
    position = Position(3, box=box)
    for member, steps in zip(position.state.crew, (0, 2, 5), strict=True):
        member.counters = [steps]
    assert wants(position) == {("personal", 0): 3 + 1}


def test_a_reserve_wants_what_it_lacks() -> None:
    position = at_goal("reserve-holds", resource="energy", least=6)
    position.reserves(energy=2)
    assert wants(position) == {("reserve", ENERGY): 4}


def test_stress_wants_calm() -> None:
    position = at_goal("stress-is", most=4)
    position.state.stress = 9
    assert wants(position) == {("calm", 0): 5}


def test_seeds_that_are_there_are_not_wanted() -> None:
    position = at_goal("cargo-holds", what="seeds", least=3)
    position.state.available.seeds = 1
    assert wants(position) == {("seed", 0): 2}


def test_a_place_with_the_mission_icon_is_no_other_place() -> None:
    position = at_mast(place={"icon": True})
    position.explore("K1-N", "plains-1")
    assert wants(position)["ring", 0] == 1
    position.explore("K1-S", "gloom-1")
    assert wants(position) == {("action", 0): 1}


def test_red_goals_weigh_more_than_optional_ones() -> None:
    tests = [{"op": "cargo-holds", "what": "seeds", "least": 1}]
    box = box_with(goals=[{"id": "far", "red": False, "tests": tests}, {"id": "near"}])
    optional = Wants(Position(2, box=box).game)
    box = box_with(goals=[{"id": "far", "tests": tests}, {"id": "near"}])
    red = Wants(Position(2, box=box).game)
    assert red.wanted["seed", 0].weight > optional.wanted["seed", 0].weight
    assert red.work(red=True) == red.work() > optional.work() > optional.work(red=True) == 0
