"""Oxygen, energy and Shutdown tiles."""

from __future__ import annotations

import pytest

from kosmodrom.core.rng import seed_value
from kosmodrom.games.first_martians.components import EachProduction
from kosmodrom.games.first_martians.effects import ChangeOutput
from kosmodrom.games.first_martians.events.hub import Produced, ShutdownPlaced
from kosmodrom.games.first_martians.moves import ChooseFacility, Continue, ShutDown, UseSkill
from kosmodrom.games.first_martians.rules.base import Game, end_phase
from kosmodrom.games.first_martians.rules.facilities import (
    build_facility,
    change_output,
    place_shutdown,
    remove_shutdown,
)
from kosmodrom.games.first_martians.rules.production import need_of, output_of, production_phase
from kosmodrom.games.first_martians.terms import ENERGY, GASES, NOTHING, OXYGEN, Gas
from kosmodrom.testing.positions import offered, question
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    B,
    Position,
    asked,
    astronaut,
    at_once,
    do,
    events,
    facility,
    play_interrupted,
    reserve,
    shut_facilities,
    state_of,
    with_skill,
)
from tests.games.first_martians.small_box import box_with

BREATHING = ["farm", "quarters", "medlab", "control", "garage", "probe", "lab", "workshop"]
POWERED = ["oxygenator-1", "oxygenator-2", *BREATHING]
USERS: dict[Gas, list[str]] = {"oxygen": BREATHING, "energy": POWERED}
PRODUCERS: dict[Gas, str] = {"oxygen": "oxygenator", "energy": "solar"}
BOTH = pytest.mark.parametrize("gas", GASES)


def production(seats: int = 2) -> Position:
    return Position(seats, phase="production")


def produced(table: AnyTable) -> dict[str, tuple[int, int]]:
    return {event.resource: (event.made, event.needed) for event in events(table, Produced)}


@pytest.mark.rule("FM-EX-24", "FM-502", "FM-503", "FM-504", "FM-514", "FM-518", "FM-534", "FM-538")
@pytest.mark.rule("FM-517", "FM-537", "FM-325", "FM-565")
def test_the_usual_hub_makes_what_it_needs() -> None:
    table = production(3).table(production_phase)
    assert produced(table) == {"oxygen": (8, 8), "energy": (10, 10), "food": (3, 3)}
    assert question(table, A) == "pause"
    assert offered(table, A, ShutDown) == []
    assert reserve(table) == {"oxygen": 0, "energy": 0, "food": 0}
    do(table, Continue())
    assert state_of(table).phase == "planning"


@BOTH
@pytest.mark.rule("FM-516", "FM-517", "FM-536", "FM-537", "FM-554")
def test_only_those_that_need_it_are_shut_down(gas: Gas) -> None:
    position = production()
    position.facility(f"{PRODUCERS[gas]}-1").output -= 1
    table = position.table(production_phase)
    assert question(table, A) == "shut-down"
    assert [option.facility for option in offered(table, A, ShutDown)] == USERS[gas]


@pytest.mark.rule("FM-EX-25", "FM-551", "FM-552", "FM-520", "FM-514")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_missing_oxygen_shuts_facilities_down(seats: int) -> None:
    position = production(seats)
    position.facility("oxygenator-2").output = 2
    position.state.first = 1
    table = position.table(production_phase)
    assert asked(table) == (0 if seats == 1 else 1)  # the First Player
    do(table, ShutDown("lab", "oxygen"))
    assert ShutDown("lab", "oxygen") not in offered(table, asked(table))
    do(table, ShutDown("garage", "oxygen"))
    assert shut_facilities(table, "oxygen") == ["garage", "lab"]
    assert shut_facilities(table, "energy") == []
    assert question(table, asked(table)) == "pause"
    assert len(state_of(table).shutdowns[OXYGEN]) == 2


@pytest.mark.rule("FM-EX-26", "FM-551", "FM-553", "FM-540")
def test_missing_energy_shuts_facilities_down() -> None:
    position = production()
    position.facility("solar-2").output = 3
    table = position.table(production_phase)
    assert produced(table)["energy"] == (8, 10)
    do(table, ShutDown("quarters", "energy"), ShutDown("medlab", "energy"))
    assert shut_facilities(table, "energy") == ["quarters", "medlab"]
    assert len(events(table, ShutdownPlaced)) == 2
    assert question(table, A) == "pause"


@pytest.mark.rule("FM-552", "FM-553", "FM-215")
def test_the_tile_is_of_its_kind_and_random() -> None:
    faces = set()
    for number in range(30):
        position = production()
        position.state.rng = seed_value(number)
        position.game.rng.shuffle(position.state.shutdowns[ENERGY])
        position.facility("solar-2").output = 4
        table = position.table(production_phase)
        do(table, ShutDown("lab", "energy"))
        tile = facility(table, "lab").tiles[ENERGY]
        assert table.game.data.shutdowns[tile].resource == "energy"
        faces.add(tile)
    assert len(faces) == 4


@pytest.mark.rule("FM-EX-29", "FM-563", "FM-561", "FM-551")
def test_a_facility_without_oxygen_uses_energy_only() -> None:
    position = production()
    position.shut("lab", "oxygen")
    position.shut("probe", "oxygen")
    assert (need_of(position.game, OXYGEN), need_of(position.game, ENERGY)) == (6, 10)


@pytest.mark.rule("FM-562", "FM-563")
def test_a_facility_without_energy_uses_oxygen_only() -> None:
    position = production()
    position.shut("lab", "energy")
    assert (need_of(position.game, OXYGEN), need_of(position.game, ENERGY)) == (8, 9)


@pytest.mark.rule("FM-EX-84", "FM-525", "FM-545", "FM-564")
def test_broken_parts_change_no_need() -> None:
    position = production()
    position.break_parts("medlab", "filter", "connector")
    table = position.table(production_phase)
    assert produced(table)["oxygen"] == (8, 8)
    assert produced(table)["energy"] == (10, 10)
    assert question(table, A) == "pause"


@pytest.mark.rule("FM-EX-74", "FM-515")
@pytest.mark.parametrize(("shut", "kept"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_half_of_the_oxygen_left_is_kept(shut: int, kept: int) -> None:
    position = production()
    for name in BREATHING[1 : 1 + shut]:
        position.shut(name, "oxygen")
    table = position.table(production_phase)
    assert reserve(table)["oxygen"] == kept


@pytest.mark.rule("FM-535")
def test_half_of_the_energy_left_is_kept() -> None:
    position = production()
    for name in ("lab", "probe", "garage"):
        position.shut(name, "energy")
    table = position.table(production_phase)
    assert reserve(table)["energy"] == 2
    assert reserve(table)["oxygen"] == 0


@pytest.mark.rule("FM-551", "FM-235", "FM-1041", "FM-Q-77")
def test_a_skill_can_end_the_shortage() -> None:
    box = with_skill("medic", ChangeOutput("oxygen", 1))
    position = Position(2, phase="production", box=box)
    position.astronaut(A).morale = 1
    position.facility("oxygenator-1").output = 3
    table = position.table(production_phase)
    assert question(table, A) == "shut-down"
    do(table, UseSkill("medic", "medic-sample"))
    if question(table, A) == "producer":
        do(table, ChooseFacility("oxygenator-1"))
    assert question(table, A) == "pause"
    assert shut_facilities(table, "oxygen") == []


@pytest.mark.rule("FM-570", "FM-Q-12")
def test_reserves_do_not_help() -> None:
    position = production()
    position.reserves(oxygen=9, energy=9, food=9)
    position.facility("oxygenator-1").output = 3
    table = position.table(production_phase)
    assert question(table, A) == "shut-down"
    do(table, ShutDown("lab", "oxygen"))
    assert reserve(table)["oxygen"] == 9


@pytest.mark.rule("FM-560", "FM-559", "FM-554")
def test_a_facility_can_lack_both() -> None:
    position = production()
    position.shut("lab", "oxygen")
    position.facility("oxygenator-1").output = 2  # 6 for 7
    position.facility("solar-1").output = 4  # 9 for 10
    table = position.table(production_phase)
    assert ShutDown("lab", "oxygen") not in offered(table, A)
    do(table, ShutDown("probe", "oxygen"))
    do(table, ShutDown("lab", "energy"))
    assert NOTHING not in facility(table, "lab").tiles


@pytest.mark.rule("FM-Q-11", "FM-556")
def test_a_producer_that_is_shut_down_brings_nothing() -> None:
    position = production()
    position.shut("oxygenator-2", "energy")
    assert output_of(position.game, OXYGEN) == 4
    table = position.table(production_phase)
    do(table, *(ShutDown(name, "oxygen") for name in BREATHING[1:5]))
    assert question(table, A) == "pause"


@pytest.mark.rule("FM-Q-10")
def test_energy_comes_after_oxygen() -> None:
    """An Oxygenator that loses its energy now brings less from the next round on."""
    position = production()
    position.facility("solar-1").output = 4
    table = position.table(production_phase)
    do(table, ShutDown("oxygenator-1", "energy"))
    assert question(table, A) == "pause"
    assert shut_facilities(table, "oxygen") == []


@pytest.mark.rule("FM-Q-16", "FM-1174")
def test_there_are_tiles_for_all() -> None:
    position = production()
    position.facility("oxygenator-1").output = 0
    position.facility("oxygenator-2").output = 0
    position.state.farms[0].plants = 0
    position.reserves(food=2)
    table = position.table(production_phase)
    do(table, *(ShutDown(name, "oxygen") for name in BREATHING[:-1]))
    assert shut_facilities(table, "oxygen") == BREATHING  # the last one is no choice
    tiles = [facility(table, name).tiles[OXYGEN] for name in BREATHING]
    assert set(tiles[:4]) == {0, 1, 2, 3}
    assert set(tiles) <= {0, 1, 2, 3}
    assert state_of(table).shutdowns[OXYGEN] == []


@pytest.mark.rule("FM-Q-16", "FM-1053")
def test_a_tile_made_besides_leaves_the_game() -> None:
    position = production()
    names = BREATHING[:5]

    def take_off(g: Game) -> None:
        for name in names:
            place_shutdown(g, position.number(name), OXYGEN)
        assert g.state.shutdowns[OXYGEN] == []
        for name in names:
            remove_shutdown(g, position.number(name), OXYGEN)

    table = position.table(at_once(take_off))
    assert sorted(state_of(table).shutdowns[OXYGEN]) == [0, 1, 2, 3]


@pytest.mark.rule("FM-1053", "FM-358", "FM-555")
def test_a_tile_taken_off_frees_the_facility_after_the_phase() -> None:
    position = Position(2, phase="acting")
    position.shut("lab", "oxygen", face="oxygen-leak")

    def take_off(g: Game) -> None:
        number = position.number("lab")
        remove_shutdown(g, number, OXYGEN)
        assert need_of(g, OXYGEN) == 7
        place_shutdown(g, number, OXYGEN)  # it is still shut down
        assert g.state.facilities[number].tiles == [NOTHING, NOTHING]
        end_phase(g)
        assert need_of(g, OXYGEN) == 8

    table = position.table(at_once(take_off))
    assert sorted(state_of(table).shutdowns[OXYGEN]) == [0, 1, 2, 3]


@pytest.mark.rule("FM-857", "FM-554")
def test_not_every_facility_can_be_shut_down() -> None:
    position = production()

    def place(g: Game) -> None:
        place_shutdown(g, position.number("quiet"), ENERGY)
        place_shutdown(g, position.number("solar-1"), ENERGY)
        place_shutdown(g, position.number("oxygenator-1"), OXYGEN)

    table = position.table(at_once(place))
    assert shut_facilities(table, "energy") == shut_facilities(table, "oxygen") == []


@pytest.mark.rule("FM-187", "FM-183", "FM-Q-19", "FM-551", "FM-519", "FM-539")
def test_cards_need_and_make_like_tiles() -> None:
    position = production()
    build_facility(position.game, "spare-oxygenator")
    build_facility(position.game, "field-medlab")
    assert output_of(position.game, OXYGEN) == 11
    assert (need_of(position.game, OXYGEN), need_of(position.game, ENERGY)) == (9, 12)
    table = position.table(production_phase)
    assert ShutDown("field-medlab", "energy") in offered(table, A)
    do(table, ShutDown("field-medlab", "energy"), ShutDown("spare-oxygenator", "energy"))
    assert shut_facilities(table, "energy") == ["spare-oxygenator", "field-medlab"]
    assert reserve(table)["oxygen"] == 1


@pytest.mark.rule("FM-511", "FM-531", "FM-505", "FM-1058", "FM-Q-62")
@pytest.mark.parametrize(
    ("name", "start", "by", "end"),
    [
        ("oxygenator-1", 4, 1, 4),
        ("oxygenator-1", 1, -3, 0),
        ("oxygenator-1", 2, 1, 3),
        ("solar-1", 5, 2, 5),
        ("solar-1", 4, 3, 5),
        ("solar-1", 0, -1, 0),
    ],
)
def test_output_stays_in_its_range(name: str, start: int, by: int, end: int) -> None:
    position = production()
    position.facility(name).output = start
    table = position.table(at_once(lambda g: change_output(g, position.number(name), by)))
    assert facility(table, name).output == end


@pytest.mark.rule("FM-556")
def test_no_effect_reaches_a_producer_that_is_shut_down() -> None:
    position = production()
    position.shut("oxygenator-1", "energy")
    number = position.number("oxygenator-1")
    table = position.table(at_once(lambda g: change_output(g, number, -2)))
    assert facility(table, "oxygenator-1").output == 4


# Stress


@pytest.mark.rule("FM-641", "FM-EX-32")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_astronaut_adds_stress(seats: int) -> None:
    position = production(seats)
    position.state.stress = 10
    table = position.table(production_phase)
    assert state_of(table).stress == 10 + max(2, seats)


@pytest.mark.rule("FM-EX-30", "FM-557", "FM-642", "FM-560")
def test_each_shutdown_tile_adds_two() -> None:
    position = production(2)
    position.shut("quarters", "oxygen", "energy")
    table = position.table(production_phase)
    assert state_of(table).stress == 2 + 4


@pytest.mark.rule("FM-353", "FM-557")
def test_a_tile_counts_in_the_phase_in_which_it_comes() -> None:
    position = production(2)
    position.facility("oxygenator-1").output = 3
    table = position.table(production_phase)
    do(table, ShutDown("lab", "oxygen"))
    assert state_of(table).stress == 4


@pytest.mark.rule("FM-EX-76", "FM-643", "FM-644", "FM-645", "FM-Q-17")
def test_stress_of_production_can_start_a_brawl() -> None:
    position = production(4)
    position.state.stress = 15
    position.break_parts("lab", "hardware")
    table = position.table(production_phase)
    state = state_of(table)
    assert [member.wounds for member in state.crew] == [1] * 4
    assert (state.morale, state.stress) == (-1, 1)  # the Lab adds to 0 again


# Upgrades and the mission


@pytest.mark.rule("FM-571", "FM-506")
def test_upgrades_can_give_something_in_production() -> None:
    position = production()
    position.state.first = B
    position.build("canteen", "quarters")
    bonus = position.box.upgrades[position.facility("quarters").upgrades[0]].bonus
    assert isinstance(bonus, EachProduction)
    table = position.table(production_phase)
    assert (astronaut(table, A).morale, astronaut(table, B).morale) == (0, 1)
    position.shut("quarters", "oxygen")
    table = position.table(production_phase)
    assert astronaut(table, B).morale == 0


@pytest.mark.rule("FM-506", "FM-501")
def test_missions_add_to_production() -> None:
    box = box_with(production=[{"op": "reserve", "resource": "energy", "by": 2}])
    position = Position(2, phase="production", box=box)
    assert reserve(position.table(production_phase))["energy"] == 2


@pytest.mark.rule("FM-501", "FM-503")
def test_production_goes_on_from_any_question() -> None:
    position = production()
    position.facility("oxygenator-1").output = 1
    position.facility("solar-1").output = 3
    position.break_parts("farm", "filter")
    position.reserves(oxygen=2)
    table = position.table(production_phase)
    play_interrupted(table)
    assert len(table.choices) == 8  # five tiles, the Farm, hunger, and the next phase
