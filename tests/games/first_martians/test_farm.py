"""The Farm: growth, wilting, food."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from kosmodrom.games.first_martians.events.hub import FarmWilted, WentHungry
from kosmodrom.games.first_martians.moves import (
    Continue,
    GoHungry,
    LetWilt,
    PreventWilting,
    UseSkill,
)
from kosmodrom.games.first_martians.rules.facilities import build_facility
from kosmodrom.games.first_martians.rules.farm import (
    add_greenhouse,
    change_plants,
    grow_by_effect,
    wilt_by_effect,
)
from kosmodrom.games.first_martians.rules.production import production_phase
from kosmodrom.games.first_martians.state import Farm
from kosmodrom.testing.positions import offered, question
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    B,
    Position,
    asked,
    at_once,
    do,
    events,
    play_interrupted,
    reserve,
    state_of,
)


def production(seats: int = 2) -> Position:
    """Nobody needs the Farm to eat."""
    position = Position(seats, phase="production")
    position.reserves(food=9)
    return position


def seeds(farm: Farm) -> list[int]:
    assert not farm.seeds & ~0b1111110
    return [space for space in range(1, 7) if farm.seeds >> space & 1]


def farm(table: AnyTable, number: int = 0) -> tuple[int, list[int]]:
    """Mature plants, and the spaces of the Growth track with a seed."""
    there = state_of(table).farms[number]
    return there.plants, seeds(there)


# Growth


@pytest.mark.rule("FM-609", "FM-610", "FM-611")
@pytest.mark.parametrize(
    ("before", "after", "plants"),
    [([1], [2], 1), ([5], [6], 1), ([6], [], 2), ([1, 3, 6], [2, 4], 2), ([], [], 1)],
)
def test_seeds_grow(before: Sequence[int], after: list[int], plants: int) -> None:
    position = production()
    position.farm(plants=1, seeds=before)
    table = position.table(production_phase)
    assert farm(table) == (plants, after)


@pytest.mark.rule("FM-EX-56", "FM-608", "FM-611", "FM-984")
def test_a_seed_takes_six_rounds() -> None:
    position = production()
    position.reserves(food=20)
    position.farm(plants=0, seeds=[1])
    for space in (2, 3, 4, 5, 6):
        table = position.table(production_phase)
        do(table, Continue())
        assert farm(table) == (0, [space])
        position.state = state_of(table)
        position.state.phase, position.state.step = "production", 0
    table = position.table(production_phase)
    assert farm(table) == (1, [])
    eaten = reserve(table)["food"]
    assert position.state.reserves[2] - eaten == 1  # the new plant feeds one of the two


@pytest.mark.rule("FM-EX-55", "FM-613", "FM-606", "FM-607")
def test_plants_feed_and_stay() -> None:
    position = Position(3, phase="production")
    position.farm(greenhouses=3, plants=2, seeds=[4])
    position.reserves(food=5)
    food = [5, 4, 3, 3]
    for before, after in pairwise(food):
        assert position.state.reserves[2] == before
        table = position.table(production_phase)
        do(table, Continue())
        assert reserve(table)["food"] == after
        position.state = state_of(table)
        position.state.phase, position.state.step = "production", 0
    assert position.state.farms[0].plants == 3


@pytest.mark.rule("FM-EX-31", "FM-613", "FM-619", "FM-975")
def test_only_mature_plants_are_food() -> None:
    position = production(3)
    position.farm(greenhouses=3, plants=2, seeds=[2])
    table = position.table(production_phase)
    assert reserve(table)["food"] == 9 - 1


# Wilting


@pytest.mark.rule("FM-EX-73", "FM-622", "FM-623", "FM-624", "FM-612", "FM-620", "FM-621", "FM-682")
@pytest.mark.parametrize("part", ["connector", "filter"])
def test_a_farm_with_a_broken_part_wilts(part: str) -> None:
    position = production()
    position.farm(greenhouses=5, plants=2, seeds=[1, 3, 6])
    position.break_parts("farm", "connector" if part == "connector" else "filter")
    table = position.table(production_phase)
    assert farm(table) == (1, [2, 5, 6])
    assert reserve(table)["food"] == 9 - 1


@pytest.mark.rule("FM-682", "FM-612")
def test_other_parts_do_not_matter() -> None:
    position = production()
    position.farm(plants=2, seeds=[3])
    position.break_parts("farm", "processor")
    assert farm(position.table(production_phase)) == (2, [4])


@pytest.mark.rule("FM-625")
def test_two_broken_parts_wilt_once() -> None:
    position = production()
    position.farm(plants=3)
    position.break_parts("farm", "connector", "filter")
    table = position.table(production_phase)
    assert farm(table) == (2, [6])
    assert len(events(table, FarmWilted)) == 1


@pytest.mark.rule("FM-624")
def test_nothing_wilts_where_nothing_grows() -> None:
    position = production()
    position.farm(plants=0)
    position.break_parts("farm", "filter")
    assert farm(position.table(production_phase)) == (0, [])


@pytest.mark.rule("FM-626", "FM-627", "FM-544", "FM-EX-28")
def test_energy_keeps_a_farm_from_wilting_for_a_round() -> None:
    position = production()
    position.farm(plants=2, seeds=[2])
    position.break_parts("farm", "connector")
    position.reserves(energy=2, food=5)
    position.state.first = B
    table = position.table(production_phase)
    assert (asked(table), question(table, B)) == (B, "wilting")
    assert offered(table, B) == [PreventWilting("farm", 0, 1), LetWilt("farm")]
    do(table, PreventWilting("farm"), Continue())
    assert farm(table) == (2, [3])
    assert reserve(table)["energy"] == 1
    position.state = state_of(table)
    position.state.phase, position.state.step = "production", 0
    table = position.table(production_phase)
    do(table, LetWilt("farm"))
    assert farm(table) == (1, [2, 6])
    assert reserve(table)["energy"] == 1


@pytest.mark.rule("FM-521", "FM-626")
def test_oxygen_makes_up_for_the_filter() -> None:
    position = production()
    position.break_parts("farm", "filter")
    position.reserves(oxygen=1, energy=3)
    table = position.table(production_phase)
    do(table, PreventWilting("farm", 1, 0))
    assert reserve(table) == {"oxygen": 0, "energy": 3, "food": 0}


@pytest.mark.rule("FM-Q-14")
def test_each_broken_part_must_be_covered() -> None:
    position = production()
    position.break_parts("farm", "filter", "connector")
    position.reserves(oxygen=1, energy=1, food=2)
    table = position.table(production_phase)
    do(table, PreventWilting("farm", 1, 1))
    assert reserve(table) == {"oxygen": 0, "energy": 0, "food": 2}
    position.reserves(oxygen=9, food=2)
    table = position.table(production_phase)
    assert question(table, A) == "pause"  # one of them cannot be paid for: nothing is charged
    assert reserve(table)["oxygen"] == 9
    assert farm(table) == (1, [6])


@pytest.mark.rule("FM-Q-13", "FM-620", "FM-Q-11")
def test_a_farm_that_is_shut_down_wilts_in_any_case() -> None:
    position = production()
    position.farm(plants=2, seeds=[3])
    position.shut("farm", "oxygen")
    position.break_parts("farm", "connector")
    position.reserves(oxygen=5, energy=5, food=5)
    table = position.table(production_phase)
    assert question(table, A) == "pause"
    assert farm(table) == (1, [2, 6])
    assert reserve(table)["food"] == 3  # and it feeds nobody
    assert reserve(table)["energy"] == 5


@pytest.mark.rule("FM-1035")
def test_an_upgrade_can_make_up_for_broken_parts() -> None:
    position = production()
    position.farm(plants=2, seeds=[3])
    position.break_parts("farm", "connector")
    position.build("power-generator", "farm")
    assert farm(position.table(production_phase)) == (2, [4])


# The Reserve Farm


@pytest.mark.rule("FM-628", "FM-629", "FM-186", "FM-EX-06", "FM-Q-10")
def test_a_reserve_farm_is_a_farm_of_its_own() -> None:
    position = Position(4, phase="production")
    build_facility(position.game, "reserve-farm")
    position.farm(plants=3, seeds=[2])
    reserve_farm = position.state.farms[1]
    reserve_farm.plants, reserve_farm.seeds = 2, 1 << 6
    position.facility("oxygenator-1").output = 5  # just enough for one more
    position.facility("solar-1").output = 6
    table = position.table(production_phase)
    assert farm(table) == (3, [3])
    assert farm(table, 1) == (1, [5, 6])  # its parts are broken
    assert reserve(table)["food"] == 0  # 3 + 1 portions for four


@pytest.mark.rule("FM-629", "FM-626")
def test_each_farm_is_asked_about() -> None:
    position = production()
    build_facility(position.game, "reserve-farm")
    position.state.farms[1].plants = 1
    position.break_parts("farm", "filter")
    position.reserves(oxygen=2, energy=2, food=2)
    for there in position.state.facilities[:4]:
        there.output += 2
    table = position.table(production_phase)
    do(table, LetWilt("farm"), PreventWilting("reserve-farm", 1, 1))
    assert farm(table) == (1, [6])
    assert farm(table, 1) == (1, [])


# Effects


@pytest.mark.rule("FM-630", "FM-631")
def test_effects_are_about_the_main_farm() -> None:
    position = production()
    build_facility(position.game, "reserve-farm")
    position.farm(plants=1, seeds=[2])
    position.state.farms[1].plants = 2
    table = position.table(at_once(grow_by_effect, wilt_by_effect, grow_by_effect))
    assert farm(table) == (1, [3])
    assert farm(table, 1) == (2, [])


@pytest.mark.rule("FM-631")
def test_wilting_by_an_effect_comes_besides() -> None:
    position = production()
    position.farm(plants=3)
    position.break_parts("farm", "filter")
    position.reserves(oxygen=3, food=3)
    table = position.table(at_once(wilt_by_effect))
    assert farm(table) == (2, [6])
    position.state = state_of(table)
    table = position.table(production_phase)
    do(table, LetWilt("farm"))
    assert farm(table) == (1, [5, 6])


@pytest.mark.rule("FM-556", "FM-Q-13")
def test_no_effect_reaches_a_farm_that_is_shut_down() -> None:
    position = production()
    position.farm(plants=2, seeds=[2], greenhouses=4)
    position.shut("farm", "energy")
    table = position.table(
        at_once(grow_by_effect, wilt_by_effect, add_greenhouse, lambda g: change_plants(g, 1))
    )
    assert farm(table) == (2, [2])
    assert state_of(table).farms[0].greenhouses == 4


@pytest.mark.rule("FM-602", "FM-603")
def test_there_are_at_most_five_greenhouses() -> None:
    position = production()
    position.farm(greenhouses=4)
    table = position.table(at_once(add_greenhouse, add_greenhouse))
    assert state_of(table).farms[0].greenhouses == 5


@pytest.mark.rule("FM-601", "FM-604", "FM-605")
def test_plants_need_greenhouses() -> None:
    position = production()
    position.farm(greenhouses=4, plants=1, seeds=[2])
    table = position.table(at_once(lambda g: change_plants(g, 5)))
    assert farm(table) == (3, [2])
    table = position.table(at_once(lambda g: change_plants(g, -3)))
    assert farm(table) == (0, [2])


# Eating


@pytest.mark.rule("FM-614", "FM-615")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everyone_eats(seats: int) -> None:
    position = production(seats)
    position.farm(plants=1)
    table = position.table(production_phase)
    assert reserve(table)["food"] == 9 - (max(2, seats) - 1)
    assert events(table, WentHungry) == []


@pytest.mark.rule("FM-618")
@pytest.mark.parametrize(("plants", "kept"), [(2, 0), (3, 1), (4, 1), (5, 2)])
def test_half_of_the_food_left_is_kept(plants: int, kept: int) -> None:
    position = Position(2, phase="production")
    position.farm(plants=plants)
    assert reserve(position.table(production_phase))["food"] == kept


@pytest.mark.rule("FM-EX-75", "FM-281", "FM-616", "FM-617", "FM-Q-70")
def test_players_choose_who_goes_hungry() -> None:
    position = Position(4, phase="production")
    position.conditions(B, "anemia")
    position.farm(plants=3)
    position.reserves(food=1)
    table = position.table(production_phase)
    assert question(table, A) == "hunger"
    assert reserve(table)["food"] == 0
    assert len(offered(table, A, GoHungry)) == 4
    do(table, GoHungry("geologist"))
    assert [member.wounds for member in state_of(table).crew] == [0, 1, 0, 0]
    assert question(table, A) == "pause"


@pytest.mark.rule("FM-617", "FM-Q-70", "FM-281")
def test_one_portion_after_the_other_is_missed() -> None:
    position = Position(3, phase="production")
    position.conditions(B, "anemia")
    position.farm(plants=2)
    table = position.table(production_phase)
    do(table, GoHungry("geologist"), GoHungry("geologist"))
    assert [member.wounds for member in state_of(table).crew] == [0, 2, 0]
    position = Position(3, phase="production")
    position.farm(plants=1)
    table = position.table(production_phase)
    do(table, GoHungry("medic"))
    assert [option.astronaut for option in offered(table, A, GoHungry)] == ["geologist", "engineer"]


@pytest.mark.rule("FM-281", "FM-617")
def test_without_food_everyone_is_hurt_unasked() -> None:
    position = Position(2, phase="production")
    position.conditions(B, "anemia")
    position.farm(plants=0)
    table = position.table(production_phase)
    assert question(table, A) == "pause"
    assert [member.wounds for member in state_of(table).crew] == [1, 2]


@pytest.mark.rule("FM-615", "FM-235", "FM-243", "FM-Q-77")
def test_food_of_a_skill_is_eaten_at_once() -> None:
    position = Position(3, phase="production")
    position.farm(plants=2)
    position.astronaut(A).morale = 1
    table = position.table(production_phase)
    assert question(table, A) == "hunger"
    do(table, UseSkill("medic", "medic-food"))
    assert question(table, A) == "pause"
    assert reserve(table)["food"] == 0
    assert not any(member.wounds for member in state_of(table).crew)


@pytest.mark.rule("FM-270", "FM-281")
def test_fresh_anemia_does_not_make_hungry_yet() -> None:
    position = production()
    position.conditions(B, "anemia")
    position.astronaut(B).fresh = position.astronaut(B).conditions
    assert reserve(position.table(production_phase))["food"] == 9


@pytest.mark.rule("FM-616", "FM-617")
def test_hunger_goes_on_after_an_interruption() -> None:
    position = Position(4, phase="production")
    position.farm(plants=1)
    position.break_parts("probe", "hardware")
    position.explore("K1-N", "plains-1")
    position.explore("K1-S", "heap-1")
    table = position.table(production_phase)
    play_interrupted(table)
    assert sum(member.wounds for member in state_of(table).crew) == 3
