"""The forecast on the board says what the rules then do."""

from __future__ import annotations

import pytest

from kosmodrom.core.events import Event
from kosmodrom.games.first_martians.events.hub import (
    BrawlBroke,
    FarmWilted,
    MalfunctionDrawn,
    Produced,
    ShutdownPlaced,
    StressMoved,
    WentHungry,
)
from kosmodrom.games.first_martians.forecast import Danger, Wilting, forecast
from kosmodrom.games.first_martians.moves import LetWilt
from kosmodrom.games.first_martians.rules.malfunctions import malfunction_phase
from kosmodrom.games.first_martians.rules.production import production_phase
from kosmodrom.testing.positions import offered
from tests.games.first_martians.kit import AnyTable, Position, events, reserve


def produce(position: Position) -> AnyTable:
    """The Production phase: Farms are left to wilt, and of other choices the first is made."""
    position.state.phase = "production"
    table = position.table(production_phase)
    while table.pending:
        seat, asked = next(iter(table.pending.items()))
        wilt = offered(table, seat, LetWilt)
        table.decide(seat, wilt[0] if wilt else asked.options[0])
    return table


def count(table: AnyTable, kind: type[Event]) -> int:
    return len(events(table, kind))


def test_all_is_well() -> None:
    position = Position(seats=4)
    position.facility("solar-1").output += 3
    position.farm(plants=5)
    expected = forecast(position.game)
    table = produce(position)
    for supply, produced in zip(expected.supplies, events(table, Produced), strict=False):
        assert (supply.resource, sum(supply.makers.values()), len(supply.users)) == (
            produced.resource,
            produced.made,
            produced.needed,
        )
    oxygen, energy = (supply.kept for supply in expected.supplies)
    kept = {"oxygen": oxygen, "energy": energy, "food": expected.meals.kept}
    assert reserve(table) == kept == {"oxygen": 0, "energy": 2, "food": 1}
    assert expected.meals.hungry == expected.meals.eaten == 0
    assert expected.wilting == ()
    assert not expected.brawl
    assert [moved.by for moved in events(table, StressMoved)] == [expected.stress]


@pytest.mark.parametrize("output", [4, 3, 2, 0])
def test_too_little_oxygen(output: int) -> None:
    position = Position(seats=2)
    position.facility("oxygenator-2").output = output
    oxygen, energy = forecast(position.game).supplies
    assert oxygen.makers == {"oxygenator-1": 4, "oxygenator-2": output}
    table = produce(position)
    assert oxygen.shut + energy.shut == count(table, ShutdownPlaced)


def test_a_tile_frees_what_it_takes_away() -> None:
    position = Position(seats=2)
    position.shut("lab", "oxygen")
    position.shut("oxygenator-1", "energy")
    expected = forecast(position.game)
    oxygen, energy = expected.supplies
    assert oxygen.makers["oxygenator-1"] == 0
    assert "lab" not in oxygen.users
    assert "lab" in energy.users
    assert oxygen.shut == 3
    table = produce(position)
    assert count(table, ShutdownPlaced) == 3
    assert [moved.by for moved in events(table, StressMoved)] == [expected.stress] == [2 + 2 * 5]


def test_hunger_and_anemia() -> None:
    position = Position(seats=3)
    position.farm(plants=1)
    position.conditions(0, "anemia")
    position.reserves(food=1)
    meals = forecast(position.game).meals
    assert (meals.made, meals.portions, meals.eaten, meals.hungry) == (1, 4, 1, 2)
    assert count(produce(position), WentHungry) == 2


def test_what_ripens_feeds() -> None:
    position = Position(seats=2)
    position.farm(plants=1, seeds=[6])
    meals = forecast(position.game).meals
    assert (meals.made, meals.hungry) == (2, 0)
    assert count(produce(position), WentHungry) == 0


@pytest.mark.parametrize("oxygen", [0, 1])
def test_the_farm_wilts(oxygen: int) -> None:
    position = Position(seats=2)
    position.farm(plants=2)
    position.break_parts("farm", "filter")
    position.reserves(oxygen=oxygen)
    expected = forecast(position.game)
    assert expected.wilting == (Wilting("farm", False, 1, 0, can_pay=oxygen == 1),)
    assert expected.meals.hungry == (0 if oxygen else 1)
    assert count(produce(position), FarmWilted) == 1


def test_a_farm_that_is_shut_down_wilts_in_any_case() -> None:
    position = Position(seats=2)
    position.shut("farm", "energy")
    position.reserves(oxygen=5, energy=5)
    expected = forecast(position.game)
    assert expected.wilting == (Wilting("farm", True, 0, 0, can_pay=False),)
    assert expected.meals.made == 0
    table = produce(position)
    assert count(table, FarmWilted) == 1
    assert count(table, WentHungry) == expected.meals.hungry == 2


@pytest.mark.parametrize(("stress", "brawl"), [(13, False), (14, True)])
def test_a_brawl_is_near(stress: int, brawl: bool) -> None:
    position = Position(seats=3)
    position.break_parts("lab", "hardware")
    position.state.stress = stress
    expected = forecast(position.game)
    assert (expected.stress, expected.brawl) == (4, brawl)
    assert bool(count(produce(position), BrawlBroke)) is brawl


def test_malfunctions() -> None:
    position = Position(seats=2)
    position.state.malfunctions = [4, 3, 4]
    position.state.cubes = 0b001
    position.break_parts("medlab", "processor", "hardware")
    faces = position.box.malfunction_dice[0].faces
    chance = round(100 * sum(face >= 1 for face in faces) / len(faces))
    working, living, systems = forecast(position.game).dangers
    assert working == Danger("working", True, 0, chance)
    assert living == Danger("living", False, 2, 100)
    assert systems.more == 0
    position.state.phase = "malfunctions"
    table = position.lucky(malfunction_phase, lambda table: count(table, MalfunctionDrawn) == 1)
    assert events(table, MalfunctionDrawn)[0].block == "living"


@pytest.mark.rule("FM-515", "FM-535", "FM-EX-74")
@pytest.mark.parametrize(("tiles", "kept"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_half_of_what_is_left_will_be_kept(tiles: int, kept: int) -> None:
    position = Position(seats=2)
    for name in ("lab", "probe", "medlab")[:tiles]:
        position.shut(name, "oxygen")
    oxygen, energy = forecast(position.game).supplies
    assert (oxygen.kept, energy.kept) == (kept, 0)
    assert produce(position).game.state.reserves[0] == kept


@pytest.mark.rule("FM-544", "FM-626", "FM-Q-14")
@pytest.mark.parametrize(("oxygen", "energy"), [(1, 0), (0, 1), (1, 1)])
def test_each_broken_part_of_the_farm_must_be_paid_for(oxygen: int, energy: int) -> None:
    position = Position(seats=2)
    position.break_parts("farm", "filter", "connector")
    position.reserves(oxygen=oxygen, energy=energy)
    (wilting,) = forecast(position.game).wilting
    assert wilting == Wilting("farm", False, 1, 1, can_pay=bool(oxygen and energy))


@pytest.mark.rule("FM-Q-13")
def test_nothing_helps_a_farm_that_is_shut_down_with_broken_parts() -> None:
    position = Position(seats=2)
    position.break_parts("farm", "filter")
    position.shut("farm", "oxygen")
    position.reserves(oxygen=5, energy=5)
    (wilting,) = forecast(position.game).wilting
    assert wilting == Wilting("farm", True, 0, 0, can_pay=False)


@pytest.mark.rule("FM-613", "FM-624")
@pytest.mark.parametrize(("plants", "made"), [(0, 0), (1, 0), (3, 2)])
def test_a_farm_that_wilts_gives_a_portion_less(plants: int, made: int) -> None:
    position = Position(seats=2)
    position.farm(plants=plants, seeds=[6])
    position.break_parts("farm", "connector")
    assert forecast(position.game).meals.made == made


@pytest.mark.rule("FM-618")
@pytest.mark.parametrize(("plants", "kept"), [(2, 0), (3, 1), (4, 1), (5, 2)])
def test_half_of_the_food_left_will_be_kept(plants: int, kept: int) -> None:
    position = Position(seats=2)
    position.farm(plants=plants)
    assert forecast(position.game).meals.kept == kept
    assert produce(position).game.state.reserves[2] == kept


@pytest.mark.rule("FM-1107")
def test_without_a_die_and_broken_parts_no_track_moves() -> None:
    position = Position(seats=2)
    position.state.malfunctions = [4, 4, 4]
    assert [danger.chance for danger in forecast(position.game).dangers] == [0, 0, 0]
