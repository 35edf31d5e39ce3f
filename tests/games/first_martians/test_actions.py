"""What each action does, step by step."""

from __future__ import annotations

import pytest

from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.events.acting import (
    ActionBegan,
    ActionPointless,
    RemovalFailed,
    TileTurned,
)
from kosmodrom.games.first_martians.moves import (
    ChooseFacility,
    DismantleUpgrade,
    HealCondition,
    HealWound,
    Join,
    LowerStress,
    ManageTrack,
    PlanExplore,
    PlanGather,
    PlanHeal,
    PlanManage,
    PlanPlanting,
    PlanRemoval,
    PlanRepair,
    PlanResearch,
    PlanRest,
    PlanRoverRepair,
    PlanSwitch,
    PlanToken,
    PlanUnwind,
    PlanUpgrade,
    PutToVote,
    RaiseMorale,
    StopTrying,
    TryAgain,
    UsePoi,
    UseSkill,
    Withdraw,
)
from kosmodrom.games.first_martians.terms import (
    CONNECTOR,
    ENERGY,
    FILTER,
    FROGGY,
    HARDWARE,
    NOTHING,
    PROFESSIONS,
    TOKENS,
)
from kosmodrom.testing.positions import offered, question
from tests.games.first_martians.kit import (
    A,
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
    reserve,
    state_of,
)
from tests.games.first_martians.planning_kit import (
    HIT,
    MISS,
    agree,
    can,
    carry_out,
    needs,
    plan_at,
    put,
)
from tests.games.first_martians.small_box import box_with

# Rest, Unwind, Heal, Manage


@pytest.mark.rule("FM-856", "FM-858", "FM-EX-45")
def test_each_rest_brings_a_morale_token() -> None:
    table = plan_at(Position(2))
    carry_out(table, PlanRest("medic"), PlanRest("medic"), PlanRest("geologist"))
    assert [astronaut(table, n).morale for n in (A, B)] == [2, 1]


@pytest.mark.rule("FM-863")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_pawns_may_unwind(seats: int) -> None:
    position = Position(seats)
    position.state.stress, position.state.morale = 20, 3  # so that each lowers Stress, unasked
    table = plan_at(position)
    put(table, *(PlanUnwind(who) for who in PROFESSIONS[: max(2, seats)] for _pawn in (1, 2)))
    agree(table)
    unwound = [began for began in events(table, ActionBegan) if began.task == "unwind"]
    assert len(unwound) == 2 * max(2, seats)


@pytest.mark.rule("FM-861", "FM-862", "FM-864", "FM-EX-46", "FM-646")
def test_each_unwind_chooses_for_itself() -> None:
    position = Position(2)
    position.state.stress = 8
    table = plan_at(position)
    carry_out(table, PlanUnwind("medic"), PlanUnwind("geologist"))
    assert question(table, A) == "unwind"
    do(table, RaiseMorale())
    assert question(table, B) == "unwind"
    do(table, LowerStress(6))
    assert (state_of(table).morale, state_of(table).stress) == (1, 2)


@pytest.mark.rule("FM-865", "FM-866")
def test_unwind_stays_on_the_tracks() -> None:
    position = Position(2)
    position.state.stress, position.state.morale = 3, 3
    table = plan_at(position)
    carry_out(table, PlanUnwind("medic"))
    assert (state_of(table).morale, state_of(table).stress) == (3, 0)


@pytest.mark.rule("FM-861")
def test_an_upgrade_lowers_stress_further() -> None:
    position = Position(2)
    position.build("games-room", "quarters")
    position.state.stress, position.state.morale = 9, 3
    table = plan_at(position)
    carry_out(table, PlanUnwind("medic"))
    assert state_of(table).stress == 1


@pytest.mark.rule("FM-870", "FM-871", "FM-872", "FM-EX-47")
def test_healing_needs_the_medic() -> None:
    position = Position(4)
    position.astronaut(A).wounds = position.astronaut(B).wounds = 1
    table = plan_at(position)
    put(table, PlanHeal("geologist"))
    assert needs(table).missing[0].reason == "medic-needed"
    assert PutToVote() not in offered(table, A)
    put(table, Join("engineer", 0))
    assert [missing.reason for missing in needs(table).missing] == ["medic-needed"]
    put(table, Join("medic", 0), PlanHeal("medic"))
    assert needs(table, 1).missing == ()
    carry_out(table)
    assert [astronaut(table, n).wounds for n in (A, B)] == [0, 0]


@pytest.mark.rule("FM-877")
def test_without_medic_pawns_nobody_else_heals() -> None:
    position = Position(4)
    for number in range(4):
        position.astronaut(number).wounds = 1
    table = plan_at(position)
    put(table, PlanHeal("medic"), PlanRest("medic"))
    assert not can(table, PlanHeal("geologist"))


@pytest.mark.rule("FM-873", "FM-1221", "FM-EX-80")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_auto_scanner_replaces_the_medic(seats: int) -> None:
    position = Position(seats)
    position.astronaut(B).wounds = 1
    if seats == 4:
        position.build("auto-scanner", "medlab")
    table = plan_at(position)
    carry_out(table, PlanHeal("geologist"))
    assert astronaut(table, B).wounds == 0


@pytest.mark.rule("FM-870")
def test_the_unhurt_have_nothing_to_heal() -> None:
    table = plan_at(Position(2))
    assert not can(table, PlanHeal("medic"))


@pytest.mark.rule("FM-874", "FM-875", "FM-876", "FM-289")
def test_the_performer_chooses_what_is_healed() -> None:
    position = Position(2)
    position.astronaut(A).wounds = 3
    position.conditions(A, "migraine")
    table = plan_at(position)
    carry_out(table, PlanHeal("medic"), PlanHeal("medic"))
    assert question(table, A) == "heal"
    do(table, HealCondition("migraine"))
    assert conditions(table, A) == []
    assert astronaut(table, A).wounds == 2  # then there was one thing left to heal


@pytest.mark.rule("FM-874")
def test_a_wound_can_be_healed_instead() -> None:
    position = Position(2)
    position.astronaut(A).wounds = 3
    position.conditions(A, "migraine")
    table = plan_at(position)
    carry_out(table, PlanHeal("medic"))
    do(table, HealWound())
    assert astronaut(table, A).wounds == 2
    assert conditions(table, A) == ["migraine"]


@pytest.mark.rule("FM-885", "FM-886", "FM-887", "FM-888", "FM-889", "FM-EX-48")
@pytest.mark.parametrize("upgraded", [True, False])
def test_manage_moves_a_track_down(upgraded: bool) -> None:
    position = Position(2)
    position.state.malfunctions = [3, 1, 0]
    position.state.cubes = 0b001
    if upgraded:
        position.build("warning-systems", "control")
    table = plan_at(position)
    put(table, PlanManage("medic"), PlanRest("medic"), PlanManage("geologist"))
    put(table, PlanRest("geologist"))
    agree(table)
    assert set(offered(table, A, ManageTrack)) == {ManageTrack("working"), ManageTrack("living")}
    do(table, ManageTrack("working"))
    do(table, ManageTrack("living"))
    assert state_of(table).malfunctions == [1 if upgraded else 2, 0, 0]
    assert state_of(table).cubes == 0b001


# Explore and Gather


@pytest.mark.rule("FM-900", "FM-903", "FM-904", "FM-905", "FM-306", "FM-352", "FM-EX-16")
def test_exploring_lays_a_tile_and_finds_can_be_used_at_once() -> None:
    position = Position(4)
    tiles = [tile.id for tile in position.box.tiles]
    number = tiles.index("dunes-1")
    position.state.tile_stacks[0].remove(number)
    position.state.tile_stacks[0].append(number)
    pois = [poi.id for poi in position.box.pois]
    position.state.poi_pool = [pois.index("cache"), pois.index("cache")]
    table = plan_at(position)
    put(table, PlanExplore("medic", "K1-N"), Join("medic", 0), Join("geologist", 0))
    carry_out(table, PlanExplore("engineer", "K1-S"), Join("engineer", 1), Join("scientist", 1))
    assert question(table, A) == "order"
    table.decide(A, table.pending[A].options[0])
    assert area(table, "K1-N").tile == number
    assert UsePoi("cache") in offered(table, A)
    table.decide(A, UsePoi("cache"))
    assert state_of(table).available.samples == 1


@pytest.mark.rule("FM-907")
def test_effects_of_a_new_area_do_not_hit_its_explorer() -> None:
    position = Position(2)
    number = [tile.id for tile in position.box.tiles].index("geysers-1")
    position.state.tile_stacks[0].append(number)
    table = plan_at(position)
    carry_out(table, PlanExplore("medic", "K1-N"), Join("medic", 0), Join("geologist", 0))
    assert area(table, "K1-N").tile == number
    assert area(table, "K1-N").samples == 1
    assert astronaut(table, A).wounds == 0


@pytest.mark.rule("FM-305", "FM-950", "FM-953", "FM-954", "FM-955", "FM-956")
def test_gathering_takes_one_thing_to_the_pending_area() -> None:
    position = Position(2)
    position.explore("K1-N", "flats-1", samples=3)
    table = plan_at(position)
    carry_out(table, PlanGather("medic", "K1-N"), Join("medic", 0))
    assert area(table, "K1-N").samples == 2
    assert state_of(table).pending.samples == 1
    assert state_of(table).available.samples == 0


def token_box() -> Box:
    return box_with(
        tokens=[
            {"id": "beacon", "colour": "red", "number": 1},
            {
                "id": "crate",
                "colour": "black",
                "number": 2,
                "gives": [{"op": "spare", "by": 1, "part": "filter"}],
            },
        ]
    )


@pytest.mark.rule("FM-157", "FM-950", "FM-EX-05")
def test_objective_tokens_are_gathered_one_by_one() -> None:
    position = Position(2, box=token_box())
    position.explore("K1-N", "flats-1")
    position.state.areas[0].objectives = [0, 1]
    table = plan_at(position)
    carry_out(table, PlanToken("medic", "K1-N", "settling-in-crate"), Join("medic", 0))
    assert area(table, "K1-N").objectives == [0]
    assert state_of(table).pending.objectives == [1]
    assert state_of(table).available.spares[FILTER] == 1


# The Lab


@pytest.mark.rule("FM-960", "FM-961", "FM-962", "FM-963", "FM-964", "FM-965", "FM-966")
def test_research_makes_samples_examined_and_then_discoveries() -> None:
    position = Position(4)
    position.state.available.samples = 1
    position.state.examined = 1
    table = plan_at(position)
    put(table, PlanResearch("medic", again=False), Join("geologist", 0))
    carry_out(table, PlanResearch("engineer", again=True), Join("scientist", 1))
    assert state_of(table).available.samples == 0  # it lies with the pawns
    finish(table)
    assert (state_of(table).examined, state_of(table).discoveries) == (1, 1)


@pytest.mark.rule("FM-751", "FM-Q-46")
def test_a_sample_is_not_researched_twice_in_a_round() -> None:
    position = Position(4)
    position.state.available.samples = 1
    table = plan_at(position)
    put(table, PlanResearch("medic", again=False))
    assert not can(table, PlanResearch("engineer", again=True))


@pytest.mark.rule("FM-608", "FM-977", "FM-979", "FM-980", "FM-981")
def test_a_seed_is_planted_on_space_one_once_a_round() -> None:
    position = Position(4)
    position.farm(greenhouses=4, plants=1)
    position.state.available.seeds = 2
    table = plan_at(position)
    put(table, PlanPlanting("medic", "farm"), Join("medic", 0))
    assert not can(table, PlanPlanting("engineer", "farm"))
    carry_out(table)
    assert state_of(table).farms[0].seeds == 1 << 1
    assert state_of(table).available.seeds == 1


@pytest.mark.rule("FM-832", "FM-979")
def test_a_seed_comes_back_if_planting_fails() -> None:
    position = Position(4)
    position.farm(greenhouses=4, plants=1)
    position.state.available.seeds = 1
    position.dice(MISS, MISS, MISS)
    table = plan_at(position)
    carry_out(table, PlanPlanting("medic", "farm"))
    assert state_of(table).available.seeds == 1
    assert state_of(table).farms[0].seeds == 0


@pytest.mark.rule("FM-976", "FM-978", "FM-982", "FM-983", "FM-EX-55", "FM-EX-41", "FM-Q-47")
@pytest.mark.parametrize(
    ("plants", "seeds", "shut", "allowed"),
    [(2, [4], False, False), (1, [4], False, True), (1, [1], False, False), (1, [4], True, False)],
)
def test_planting_needs_room(plants: int, seeds: list[int], shut: bool, allowed: bool) -> None:
    position = Position(4)
    position.farm(greenhouses=3, plants=plants, seeds=seeds)
    position.state.available.seeds = 1
    if shut:
        position.shut("farm", "oxygen")
    assert can(plan_at(position), PlanPlanting("medic", "farm")) == allowed


@pytest.mark.rule("FM-978")
def test_not_every_mission_lets_players_plant() -> None:
    position = Position(4, box=box_with(planting=False))
    position.farm(greenhouses=3, plants=1)
    position.state.available.seeds = 1
    assert not can(plan_at(position), PlanPlanting("medic", "farm"))


# Build


@pytest.mark.rule("FM-303", "FM-357", "FM-1003", "FM-1004", "FM-1008", "FM-831")
def test_a_repair_uses_the_spare_part_and_works_after_the_phase() -> None:
    position = Position(2)
    position.break_parts("lab", "filter")
    position.spares(filter=1)
    position.reserves(oxygen=2, energy=2)
    table = plan_at(position)
    carry_out(table, PlanRepair("medic", "lab", "filter"), Join("medic", 0))
    assert state_of(table).available.spares[FILTER] == 0
    assert state_of(table).plan == []  # the pawns are back
    finish(table)
    assert facility(table, "lab").broken == 0
    assert reserve(table) == {"oxygen": 2, "energy": 2, "food": 0}


@pytest.mark.rule("FM-748", "FM-1011")
def test_a_spare_part_comes_back_if_the_repair_fails() -> None:
    position = Position(2)
    position.break_parts("lab", "filter")
    position.spares(filter=1)
    position.dice(MISS, MISS, MISS)
    table = plan_at(position)
    carry_out(table, PlanRepair("medic", "lab", "filter"))
    assert state_of(table).available.spares[FILTER] == 1
    finish(table)
    assert facility(table, "lab").broken == 1 << FILTER


@pytest.mark.rule("FM-1005", "FM-1007", "FM-1009", "FM-1010", "FM-EX-57")
@pytest.mark.parametrize("face", [HIT, MISS])
def test_switching_takes_the_part_from_another_facility(face: int) -> None:
    position = Position(2)
    position.break_parts("garage", "connector")
    position.dice(face, MISS, MISS)
    table = plan_at(position)
    put(table, PlanSwitch("medic", "garage", "connector", "medlab"))
    assert facility(table, "medlab").broken == 0
    carry_out(table)
    finish(table)
    lost, kept = ("medlab", "garage") if face == HIT else ("garage", "medlab")
    assert facility(table, lost).broken == 1 << CONNECTOR
    assert facility(table, kept).broken == 0


@pytest.mark.rule("FM-665", "FM-1020", "FM-1021", "FM-1022", "FM-EX-34")
def test_a_build_action_takes_one_token_off_a_rover() -> None:
    position = Position(2)
    position.rover_tokens("froggy", "wound", "blocked")
    table = plan_at(position)
    assert not can(table, PlanRoverRepair("medic", "scorpio"))
    carry_out(table, PlanRoverRepair("medic", "froggy"), Join("medic", 0))
    assert state_of(table).rovers[FROGGY] == [TOKENS.index("wound")]


@pytest.mark.rule("FM-1030", "FM-1032", "FM-1033", "FM-1034", "FM-EX-58")
def test_a_built_upgrade_waits_for_clean_up() -> None:
    position = Position(2)
    number = position.upgrade("games-room")
    position.state.available.upgrades = [number]
    table = plan_at(position)
    carry_out(table, PlanUpgrade("medic", "games-room"), Join("medic", 0))
    assert state_of(table).available.upgrades == []
    assert state_of(table).pending.upgrades == [number]


@pytest.mark.rule("FM-1040", "FM-1041", "FM-1042", "FM-1043", "FM-EX-58", "FM-307")
def test_an_upgrade_card_is_taken_apart_at_any_moment() -> None:
    position = Position(2)
    position.break_parts("lab", "hardware")
    position.state.available.upgrades = [position.upgrade("games-room")]
    table = plan_at(position)
    assert not can(table, PlanRepair("medic", "lab", "hardware"))
    table.decide(B, DismantleUpgrade("games-room"))
    assert state_of(table).available.spares[HARDWARE] == 2
    assert can(table, PlanRepair("medic", "lab", "hardware"))


@pytest.mark.rule("FM-1041")
def test_what_is_being_built_is_not_taken_apart() -> None:
    position = Position(2)
    position.state.available.upgrades = [position.upgrade("games-room")]
    table = plan_at(position)
    put(table, PlanUpgrade("medic", "games-room"))
    assert offered(table, B, DismantleUpgrade) == []
    put(table, Withdraw("medic", 0))
    assert offered(table, B, DismantleUpgrade) != []


# Shutdown tiles


@pytest.mark.rule("FM-1051", "FM-1054", "FM-EX-85", "FM-Q-49")
def test_a_tile_that_asks_for_too_much_stays_for_nothing() -> None:
    position = Position(2)
    position.shut("probe", "energy", face="energy-leak")
    position.reserves(energy=1)
    table = plan_at(position)
    carry_out(table, PlanRemoval("medic", "probe", "energy"))
    assert events(table, TileTurned) == [TileTurned("probe", "energy", "energy-leak")]
    assert events(table, RemovalFailed) == [RemovalFailed("probe", "energy", 2)]
    assert reserve(table)["energy"] == 1
    assert facility(table, "probe").tiles[ENERGY] != NOTHING
    assert facility(table, "probe").shown == 1 << ENERGY


@pytest.mark.rule("FM-358", "FM-1053", "FM-1055", "FM-EX-85", "FM-558")
def test_pawns_that_are_left_go_back() -> None:
    position = Position(2)
    position.shut("probe", "energy", face="energy-leak")
    position.reserves(energy=2)
    table = plan_at(position)
    carry_out(table, PlanRemoval("medic", "probe", "energy"), Join("geologist", 0))
    assert events(table, RemovalFailed) == []
    assert reserve(table)["energy"] == 0
    assert facility(table, "probe").tiles[ENERGY] == NOTHING
    assert len(state_of(table).shutdowns[ENERGY]) == 4
    finish(table)
    assert facility(table, "probe").lifted == 0


@pytest.mark.rule("FM-1052", "FM-1055", "FM-Q-49")
@pytest.mark.parametrize("again", [True, False])
def test_some_tiles_take_two_attempts(again: bool) -> None:
    position = Position(2)
    position.shut("probe", "energy", face="energy-jam")
    position.reserves(energy=1)
    table = plan_at(position)
    carry_out(table, PlanRemoval("medic", "probe", "energy"), Join("geologist", 0))
    assert question(table, A) == "try"
    do(table, TryAgain() if again else StopTrying())
    assert (facility(table, "probe").tiles[ENERGY] == NOTHING) == again
    assert reserve(table)["energy"] == 1
    if not again:
        assert facility(table, "probe").tried == 1 << ENERGY


@pytest.mark.rule("FM-1058")
def test_a_tile_may_raise_the_output_of_a_producer() -> None:
    position = Position(2)
    position.shut("probe", "energy", face="energy-surge")
    position.facility("solar-1").output = position.facility("solar-2").output = 3
    position.reserves(energy=1)
    table = plan_at(position)
    carry_out(table, PlanRemoval("medic", "probe", "energy"))
    do(table, ChooseFacility("solar-2"))
    assert facility(table, "solar-2").output == 4


@pytest.mark.rule("FM-1058")
def test_no_output_rises_above_its_maximum() -> None:
    position = Position(2)
    position.shut("probe", "energy", face="energy-surge")
    position.reserves(energy=1)
    table = plan_at(position)
    carry_out(table, PlanRemoval("medic", "probe", "energy"))
    assert facility(table, "solar-1").output == 5


@pytest.mark.rule("FM-Q-73")
def test_an_upgrade_that_is_lost_meanwhile() -> None:
    position = Position(2)
    number = position.upgrade("games-room")
    position.state.available.upgrades = [number]
    position.explore("K1-N", "flats-1", samples=1)
    position.explore("K1-S", "flats-1", samples=1)
    table = plan_at(position)
    put(table, PlanUpgrade("medic", "games-room"), Join("medic", 0))
    put(table, PlanGather("geologist", "K1-N"), PlanGather("geologist", "K1-S"))
    agree(table)
    assert question(table, A) == "order"
    state_of(table).available.upgrades.clear()
    finish(table)
    assert ActionPointless("medic", "build_upgrade") in events(table, ActionPointless)


@pytest.mark.rule("FM-234", "FM-237", "FM-238", "FM-287", "FM-241")
def test_skills_work_once_a_round_and_not_with_a_migraine() -> None:
    position = Position(3)
    for number in (A, B, C):
        position.astronaut(number).morale = 3
    position.conditions(C, "migraine")
    table = plan_at(position)
    table.decide(A, UseSkill("medic", "medic-calm"))
    assert UseSkill("medic", "medic-calm", 1) not in offered(table, A)
    assert UseSkill("medic", "medic-food", 1) in offered(table, A)
    assert offered(table, C, UseSkill) == []
    assert UseSkill("medic", "medic-food", 1) not in offered(table, B)
