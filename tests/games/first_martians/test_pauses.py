"""The pauses between steps, in which everybody can do what can be done at any moment: whom the game
stops for, and whom it does not trouble."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kosmodrom.bots import make_bot
from kosmodrom.core.asks import Flow
from kosmodrom.core.table import Table
from kosmodrom.games.first_martians import RULESET
from kosmodrom.games.first_martians.box import load_box
from kosmodrom.games.first_martians.effects import (
    ChangeOutput,
    ChangeReserve,
    ClearArea,
    ClearTokens,
    Cure,
    Effect,
    Heal,
    MendRover,
    RepairPart,
)
from kosmodrom.games.first_martians.events.acting import ActionBegan, RemovalFailed
from kosmodrom.games.first_martians.events.hub import FarmWilted, MalfunctionDrawn, Produced
from kosmodrom.games.first_martians.events.story import (
    ConsequenceCame,
    EventDrawn,
    ProgressNamed,
)
from kosmodrom.games.first_martians.moves import (
    ChooseAstronaut,
    Continue,
    DismantlePart,
    DismantleUpgrade,
    GoOn,
    Join,
    PlanExplore,
    PlanGather,
    PlanManage,
    PlanRemoval,
    PlanResearch,
    PlanRest,
    ResolveStack,
    ShutDown,
    StepByStep,
    UsePoi,
    UseSkill,
)
from kosmodrom.games.first_martians.rules.base import Game, acting_conditions
from kosmodrom.games.first_martians.rules.events_phase import begin_round, events_phase
from kosmodrom.games.first_martians.rules.facilities import can_be_shut
from kosmodrom.games.first_martians.rules.health import draw_condition, heal_wound, wound
from kosmodrom.games.first_martians.rules.malfunctions import malfunction_phase
from kosmodrom.games.first_martians.rules.phases import finish_phase
from kosmodrom.games.first_martians.rules.production import production_phase
from kosmodrom.games.first_martians.rules.skills import moment
from kosmodrom.games.first_martians.state import OpenEvent, Phase
from kosmodrom.games.first_martians.terms import (
    ANEMIA,
    BLOCKED,
    MIGRAINE,
    NOTHING,
    OXYGEN,
    PROFESSIONS,
    WOUND,
)
from kosmodrom.testing.positions import offered, question, table_at
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    astronaut,
    do,
    events,
    play_interrupted,
    reserve,
    state_of,
    with_skill,
)
from tests.games.first_martians.planning_kit import (
    HIT,
    MISS,
    agree,
    carry_out,
    plan_at,
    put,
)
from tests.games.first_martians.small_box import box_with

FIRST_AID = UseSkill("medic", "medic-sample", 1)
GOING_ON = (GoOn(), StepByStep())


def begun(table: AnyTable) -> list[str]:
    return [event.task for event in events(table, ActionBegan)]


def asked_between(table: AnyTable) -> list[int]:
    """The seats that are asked between two steps."""
    return [seat for seat in table.pending if question(table, seat) == "moment"]


def poi(position: Position, name: str) -> int:
    return [known.id for known in position.box.pois].index(name)


def next_tile(position: Position, name: str) -> None:
    """What is explored next in this ring."""
    number = [tile.id for tile in position.box.tiles].index(name)
    stack = position.state.tile_stacks[position.box.tiles[number].ring - 1]
    stack.remove(number)
    stack.append(number)


def with_power_cells(position: Position) -> None:
    """The next POI token gives 2 energy."""
    pois = list(position.box.pois)
    number = poi(position, "cache")
    pois[number] = msgspec.structs.replace(pois[number], effects=(ChangeReserve("energy", 2),))
    position.box = msgspec.structs.replace(position.box, pois=tuple(pois))
    position.game.data = position.box
    position.state.poi_pool = [number]


def nurse(seats: int = 2, phase: Phase = "planning", **fields: Any) -> Position:
    """The Medic of seat A can heal a wound, once."""
    position = Position(seats, phase=phase, box=with_skill("medic", Heal(whom="chosen")), **fields)
    position.astronaut(A).morale = 2
    return position


# Between actions


@pytest.mark.rule("FM-352", "FM-924", "FM-922", "FM-EX-16", "FM-Q-77")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_found_in_step_six_pays_in_step_ten(seats: int) -> None:
    position = Position(seats)
    with_power_cells(position)
    next_tile(position, "chasm-1")
    position.shut("probe", "energy", face="energy-leak")
    position.reserves(energy=1)
    table = plan_at(position)
    put(table, PlanExplore("medic", "K1-N"), Join("medic", 0), Join("geologist", 0))
    carry_out(table, PlanRemoval("geologist", "probe", "energy"))
    # Right after the area was explored, in the same phase, whoever wants to use it.
    assert begun(table)[-1] == "explore"
    assert asked_between(table) == list(range(seats))
    assert offered(table, seats - 1) == [*GOING_ON, UsePoi("cache")]
    table.decide(seats - 1, UsePoi("cache"))
    assert events(table, RemovalFailed) == []
    assert reserve(table)["energy"] == 1  # 1 and 2, less the 2 that the tile asks for
    assert asked_between(table) == []


@pytest.mark.rule("FM-924", "FM-1054", "FM-Q-77")
@pytest.mark.parametrize("used", [True, False])
def test_a_tile_that_asks_for_too_much_can_still_be_paid_for(used: bool) -> None:
    """Who did without the find is asked again when just that is lacking."""
    position = Position(2)
    with_power_cells(position)
    position.state.pois = position.state.poi_pool[:]
    position.shut("probe", "energy", face="energy-leak")
    position.reserves(energy=1)
    table = plan_at(position)
    carry_out(table, PlanRemoval("medic", "probe", "energy"))
    assert asked_between(table) == [A, B]
    table.decide(B, GoOn())
    assert asked_between(table) == [A]
    table.decide(A, UsePoi("cache") if used else GoOn())
    assert asked_between(table) == []
    assert len(events(table, RemovalFailed)) == (not used)
    assert reserve(table)["energy"] == 1


@pytest.mark.rule("FM-1054", "FM-Q-77")
def test_nobody_is_asked_where_the_reserve_pays_for_the_tile() -> None:
    position = Position(2)
    with_power_cells(position)
    position.state.pois = position.state.poi_pool[:]
    position.shut("probe", "energy", face="energy-leak")
    position.reserves(energy=2)
    table = plan_at(position)
    carry_out(table, PlanRemoval("medic", "probe", "energy"))
    assert (question(table, A), reserve(table)["energy"]) == ("pause", 0)


@pytest.mark.rule("FM-235", "FM-351", "FM-Q-77")
def test_the_medic_heals_between_exploring_and_gathering() -> None:
    position = nurse(4)
    position.state.first = C
    position.explore("K1-S", "flats-1", samples=1)
    position.dice(HIT, HIT, MISS)
    table = plan_at(position)
    put(table, PlanExplore("geologist", "K1-N"), Join("engineer", 0))
    carry_out(table, PlanGather("geologist", "K1-S"))
    assert begun(table)[-1] == "explore"
    assert astronaut(table, B).wounds == 1
    assert asked_between(table) == [A]  # nobody else has anything to use
    assert offered(table, A)[:3] == [*GOING_ON, FIRST_AID]
    table.decide(A, FIRST_AID)
    do(table, ChooseAstronaut("geologist"))
    assert astronaut(table, B).wounds == 0
    assert "gather" not in begun(table)  # there are Morale tokens left
    do(table, GoOn())
    assert "gather" in begun(table)


def hurt_geologist(position: Position) -> AnyTable:
    """A table at which the geologist was hurt while gathering, and a sample is to be researched."""
    position.explore("K1-S", "flats-1", samples=1)
    position.state.available.samples = 1
    position.dice(HIT, HIT, MISS)
    table = plan_at(position)
    put(table, PlanGather("geologist", "K1-S"))
    carry_out(table, PlanResearch("medic", again=False), Join("medic", 1))
    return table


@pytest.mark.rule("FM-235", "FM-351", "FM-Q-77")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_medic_heals_between_gathering_and_research(seats: int) -> None:
    position = nurse(seats)
    position.state.first = position.game.seats - 1
    table = hurt_geologist(position)
    assert begun(table)[-1] == "gather"
    assert asked_between(table) == [A]
    do(table, FIRST_AID, ChooseAstronaut("geologist"), GoOn())
    assert [member.wounds for member in state_of(table).crew][:2] == [0, 0]
    assert begun(table)[-1] == "research"


@pytest.mark.rule("FM-Q-77")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("again", [True, False])
def test_who_goes_on_is_left_alone_until_there_is_more_to_do(seats: int, again: bool) -> None:
    table = stops(seats, lambda g: wound(g, A), lambda g: wound(g, A) if again else None)
    assert asked_between(table) == [A]
    do(table, GoOn())
    assert asked_between(table) == ([A] if again else [])


@pytest.mark.rule("FM-Q-77", "FM-235")
def test_who_is_healed_and_wounded_again_is_a_new_reason() -> None:
    table = stops(2, lambda g: wound(g, A), lambda g: heal_wound(g, A), lambda g: wound(g, A))
    do(table, GoOn())
    assert asked_between(table) == [A]
    assert astronaut(table).wounds == 1


@pytest.mark.rule("FM-Q-77", "FM-235")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_step_by_step_the_game_stops_between_all_steps(seats: int) -> None:
    table = stops(seats, lambda g: wound(g, A), *[lambda _: None] * 3)
    for _ in range(3):
        assert asked_between(table) == [A]
        do(table, StepByStep())
    assert state_of(table).stopping == [A]
    do(table, GoOn())
    assert (asked_between(table), state_of(table).stopping) == ([], [])


@pytest.mark.rule("FM-Q-77")
def test_several_things_can_be_used_in_one_pause() -> None:
    position = nurse(phase="acting")
    table = stops(2, lambda g: wound(g, A), position=position)
    do(table, FIRST_AID, ChooseAstronaut("medic"))
    assert astronaut(table).wounds == 0
    assert asked_between(table) == [A]  # there is no wound left, but it is not over yet
    do(table, UseSkill("medic", "medic-calm"))
    assert asked_between(table) == []


@pytest.mark.rule("FM-Q-77", "FM-924")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_leave_a_find_to_people_and_go_on_after_them(seats: int) -> None:
    position = Position(seats, phase="malfunctions", box=load_box())
    position.state.step, position.state.malfunctions = 1, [5, 0, 0]
    position.state.pois = [poi(position, "power-cells")]
    table = table_at(
        RULESET, position.state, seats=seats, options=position.options, data=position.box
    )
    bots, people = range(1, seats), [A]
    assert asked_between(table) == list(range(seats))
    assert all(table.leaves_to(people, bot) for bot in bots)
    table.decide(A, GoOn())
    assert asked_between(table) == list(bots)
    assert not any(table.leaves_to(people, bot) for bot in bots)


@pytest.mark.rule("FM-Q-77", "FM-924")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_goes_on_when_everybody_has(seats: int) -> None:
    """A find is for all; who answers first decides nothing for the others."""

    def find(g: Game) -> None:
        g.state.pois.append(0)

    table = stops(seats, find)
    for seat in reversed(range(seats)):
        assert asked_between(table) == list(range(seat + 1))
        table.decide(seat, GoOn())
    assert asked_between(table) == []
    table = stops(seats, find)
    table.decide(seats - 1, UsePoi("cache"))
    assert asked_between(table) == []  # there is nothing left to ask the others about


def break_a_part(g: Game) -> None:
    g.state.facilities[0].broken |= 1


REASONS: list[tuple[Effect, Callable[[Game], Any], bool]] = [
    (Heal(whom="chosen"), lambda g: wound(g, B), True),
    (Heal(), lambda g: wound(g, A), True),
    (Heal(), lambda g: wound(g, B), False),  # it is for the Medic alone
    (Cure(whom="chosen"), lambda g: draw_condition(g, B, MIGRAINE), True),
    (Cure(), lambda g: draw_condition(g, B, MIGRAINE), False),
    (Cure("anemia", "chosen"), lambda g: draw_condition(g, B, ANEMIA), True),
    (Cure("anemia", "chosen"), lambda g: draw_condition(g, B, MIGRAINE), False),
    (Cure(whom="chosen"), lambda g: wound(g, B), False),
    (RepairPart(), break_a_part, True),
    (MendRover(), lambda g: g.state.rovers[1].append(BLOCKED), True),
    (ClearArea(), lambda g: g.state.areas[3].tokens.append(WOUND), True),
    (ClearTokens(), lambda g: g.state.facilities[3].now.append(WOUND), True),
    (ClearTokens(), lambda g: g.state.facilities[3].later.append(WOUND), True),
    (ChangeReserve("energy", 1), lambda g: wound(g, B), False),  # it can wait
]


@pytest.mark.rule("FM-Q-77", "FM-235")
@pytest.mark.parametrize(("effect", "happening", "stopped"), REASONS)
def test_the_game_stops_where_there_is_more_to_set_right(
    effect: Effect, happening: Callable[[Game], Any], stopped: bool
) -> None:
    position = Position(2, phase="acting", box=with_skill("medic", effect))
    position.astronaut(A).morale = 1
    table = stops(2, happening, position=position)
    assert asked_between(table) == ([A] if stopped else [])


@pytest.mark.rule("FM-Q-77", "FM-352", "FM-924")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_second_find_of_the_same_kind_is_a_new_reason(seats: int) -> None:
    def find(g: Game) -> None:
        g.state.pois.append(0)

    table = stops(seats, find, find, lambda _: None)
    for _ in range(2):
        assert asked_between(table) == list(range(seats))
        for seat in range(seats):
            table.decide(seat, GoOn())
    assert asked_between(table) == []


def stops(
    seats: int, *happenings: Callable[[Game], Any], position: Position | None = None
) -> AnyTable:
    """A table of the Medic at which things happen one after the other, and the game can stop after
    each of them."""

    def flow(g: Game) -> Flow:
        for happening in happenings:
            happening(g)
            yield from moment(g)

    return (position or nurse(seats, phase="acting")).table(flow)


@pytest.mark.rule("FM-Q-77")
def test_nobody_is_asked_who_has_nothing_to_use() -> None:
    position = nurse()
    position.astronaut(A).morale = 0
    table = hurt_geologist(position)
    assert begun(table)[-1] == "research"
    assert question(table, A) == "pause"


@pytest.mark.rule("FM-Q-77", "FM-Q-26")
def test_who_chooses_the_order_is_not_asked_twice() -> None:
    position = Position(3)
    next_tile(position, "chasm-1")
    position.state.poi_pool = [poi(position, "cache")]
    table = plan_at(position)
    put(table, PlanExplore("medic", "K1-N"), Join("medic", 0))
    put(table, PlanExplore("geologist", "K1-S"), Join("geologist", 1))
    carry_out(table, PlanExplore("engineer", "K1-E"), Join("engineer", 2))
    do(table, ResolveStack(0))
    assert asked_between(table) == [B, C]
    table.decide(B, GoOn())
    table.decide(C, GoOn())
    assert question(table, A) == "order"
    assert UsePoi("cache") in offered(table, A)
    table.decide(A, ResolveStack(1))
    assert question(table, B) == "die"
    assert UsePoi("cache") in offered(table, B)
    while len(begun(table)) == 2 and not asked_between(table):
        do(table, offered(table, B)[0])
    # The order and the dice offered the find; who did without it is not asked about it once more.
    assert asked_between(table) == []
    assert begun(table) == ["explore"] * 3


@pytest.mark.rule("FM-Q-77", "FM-Q-26")
def test_actions_whose_order_does_not_matter_are_not_interrupted() -> None:
    position = nurse()
    position.state.stopping = [A]
    table = plan_at(position)
    put(table, *[PlanRest("medic")] * 2, *[PlanRest("geologist")] * 2)
    agree(table)
    assert (asked_between(table), begun(table)) == ([A], [])
    do(table, StepByStep())
    assert begun(table) == ["rest"] * 4
    assert question(table, A) == "pause"


@pytest.mark.rule("FM-Q-77", "FM-Q-26", "FM-235")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_between_actions_whose_order_matters_the_medic_heals(seats: int) -> None:
    """In the first four steps, too: who acts under a Wound token is hurt there."""
    position = nurse(seats)
    position.state.first = B
    position.astronaut(B).tokens = [WOUND]
    table = plan_at(position)
    put(table, *[PlanManage("geologist")] * 2, PlanManage("medic"), PlanRest("medic"))
    for other in PROFESSIONS[2:seats]:
        put(table, *[PlanRest(other)] * 2)
    agree(table)
    for number in range(2):
        assert question(table, B) == "order"
        do(table, ResolveStack(number))
        # Also before the last action, which hurts nobody any more.
        assert (asked_between(table), astronaut(table, B).wounds) == ([A], number + 1)
        assert begun(table).count("manage") == number + 1
        do(table, GoOn())
    assert begun(table).count("manage") == 3


@pytest.mark.rule("FM-Q-77", "FM-235")
def test_what_the_plan_takes_is_no_reason_to_stop() -> None:
    """Whoever takes a part out for the plan could have repaired it while planning."""
    box = with_skill("medic", RepairPart())
    position = Position(2, box=box)
    position.astronaut(A).morale = 1
    table = plan_at(position)
    assert UseSkill("medic", "medic-sample", 1) in offered(table, A)
    carry_out(table, DismantlePart("lab", "filter"))
    assert question(table, A) == "pause"
    assert begun(table) != []


@pytest.mark.rule("FM-Q-77", "FM-235")
def test_in_the_pause_of_a_phase_one_can_go_on_step_by_step() -> None:
    position = nurse(3, phase="morale")
    position.astronaut(B).morale = 1
    position.state.first = C
    table = position.table(lambda g: finish_phase(g, "production"))
    assert offered(table, C) == [Continue()]  # with nothing to use there is nothing to stop for
    assert offered(table, B)[:2] == [Continue(), StepByStep()]
    table.decide(B, StepByStep())
    assert state_of(table).stopping == [B]
    table.decide(C, Continue())
    assert state_of(table).phase == "production"


@pytest.mark.rule("FM-Q-77", "FM-1305")
def test_who_let_a_pause_pass_had_the_choice() -> None:
    """The First Player ends it for all."""

    def flow(g: Game) -> Flow:
        if g.state.phase == "acting":
            wound(g, B)
            yield from finish_phase(g, "malfunctions")
        yield from moment(g)

    position = nurse(phase="acting")
    position.state.first = B
    table = position.table(flow)
    assert FIRST_AID in offered(table, A)
    table.decide(B, Continue())
    assert table.pending == {}


# In the other phases


@pytest.mark.rule("FM-235", "FM-Q-77", "FM-551")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_shortage_can_be_ended_by_somebody_else(seats: int) -> None:
    """The First Player chooses what is shut down; the owner of the skill is asked before that."""
    position = Position(
        seats, phase="production", box=with_skill("geologist", ChangeOutput("oxygen", 1))
    )
    position.astronaut(B).morale = 1
    position.facility("oxygenator-1").output = 3
    table = position.table(production_phase)
    assert asked_between(table) == [B]
    assert [event.resource for event in events(table, Produced)] == ["oxygen"]
    table.decide(B, GoOn())
    assert offered(table, A, ShutDown) != []
    table = position.table(production_phase)
    table.decide(B, UseSkill("geologist", "geologist-sample"))
    assert offered(table, A, ShutDown) == []
    assert all(there.tiles[OXYGEN] == NOTHING for there in state_of(table).facilities)


@pytest.mark.rule("FM-235", "FM-Q-77", "FM-626")
@pytest.mark.parametrize("used", [True, False])
def test_the_gas_that_keeps_the_farm_can_come_from_a_skill(used: bool) -> None:
    position = Position(
        2, phase="production", box=with_skill("geologist", ChangeReserve("oxygen", 1))
    )
    position.astronaut(B).morale = 1
    position.break_parts("farm", "filter")
    position.farm(plants=3)
    table = position.table(production_phase)
    assert asked_between(table) == [B]
    table.decide(B, UseSkill("geologist", "geologist-sample") if used else GoOn())
    assert question(table, A) == ("wilting" if used else "pause")
    assert bool(events(table, FarmWilted)) != used


@pytest.mark.rule("FM-Q-77", "FM-626")
@pytest.mark.parametrize("effect", [ChangeReserve("energy", 1), ChangeReserve("oxygen", -1)])
def test_nobody_is_asked_for_a_skill_that_does_not_keep_the_farm(effect: Effect) -> None:
    position = Position(2, phase="production", box=with_skill("geologist", effect))
    position.astronaut(B).morale = 1
    position.break_parts("farm", "filter")
    position.farm(plants=3)
    assert question(position.table(production_phase), A) == "pause"


@pytest.mark.rule("FM-235", "FM-Q-77", "FM-551")
@pytest.mark.parametrize("choices", [1, 2])
def test_the_first_player_is_asked_once_about_a_shortage(choices: int) -> None:
    """By the choice of what is shut down, or before it, where there is no choice. The skill that
    goes by the name of a sample raises the output here."""
    position = Position(2, phase="production", box=with_skill("medic", ChangeOutput("oxygen", 1)))
    position.astronaut(A).morale = 1
    needing = [
        there
        for number, there in enumerate(position.state.facilities)
        if can_be_shut(position.game, number, OXYGEN)
    ]
    for there in needing[choices:]:
        there.tiles[OXYGEN] = 0
    for name in ("oxygenator-1", "oxygenator-2"):
        position.facility(name).output = 0
    position.facility("oxygenator-1").output = choices - 1
    table = position.table(production_phase)
    assert question(table, A) == ("moment" if choices == 1 else "shut-down")
    assert len(events(table, Produced)) == 1
    assert UseSkill("medic", "medic-sample", 1) in offered(table, A)


@pytest.mark.rule("FM-235", "FM-Q-77", "FM-616")
@pytest.mark.parametrize("plants", [0, 1])
def test_the_first_player_is_asked_once_about_hunger(plants: int) -> None:
    """By the choice of who goes hungry, or before it, where everybody does."""
    position = Position(2, phase="production")
    position.farm(plants=plants)
    position.astronaut(A).morale = 1
    table = position.table(production_phase)
    assert question(table, A) == ("hunger" if plants else "moment")
    assert UseSkill("medic", "medic-food", 1) in offered(table, A)


@pytest.mark.rule("FM-235", "FM-Q-77", "FM-615")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_could_bring_food_is_asked_before_somebody_goes_hungry(seats: int) -> None:
    position = Position(seats, phase="production")
    position.farm(plants=seats - 1)
    position.astronaut(B).morale = 1
    table = position.table(production_phase)
    assert asked_between(table) == [B]
    table.decide(B, UseSkill("geologist", "geologist-food"))
    assert question(table, A) == "pause"
    assert [member.wounds for member in state_of(table).crew] == [0] * seats


@pytest.mark.rule("FM-235", "FM-Q-77", "FM-501")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_game_can_stop_before_each_step_of_production(seats: int) -> None:
    position = nurse(seats, phase="production")
    position.farm(plants=5)
    position.state.stopping = [A]
    table = position.table(production_phase)
    steps = []
    while asked_between(table) == [A]:
        steps.append(state_of(table).step)
        do(table, StepByStep())
    # Before energy is counted, the Farm, food, Stress, hardware, and what Upgrades give.
    assert steps == [3, 6, 7, 8, 9, 10]
    assert question(table, A) == "pause"


@pytest.mark.rule("FM-235", "FM-Q-77", "FM-506")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("production", [[], [{"op": "stress", "by": 1}]])
def test_the_game_can_stop_before_what_the_mission_brings(
    seats: int, production: list[dict[str, Any]]
) -> None:
    """What an Upgrade gives just before can be used by then."""
    position = Position(seats, phase="production", box=box_with(production=production))
    position.farm(plants=5)
    position.build("canteen", "quarters")
    first = position.state.first = seats - 1
    position.state.stopping = [first]
    table = position.table(production_phase)
    before = state_of(table).stress
    assert asked_between(table) == [first] * len(production)
    if production:
        do(table, GoOn())
    assert question(table, first) == "pause"
    assert state_of(table).stress == before + len(production)


@pytest.mark.rule("FM-235", "FM-Q-77", "FM-1109")
def test_the_game_can_stop_before_each_malfunction_card() -> None:
    position = nurse(phase="malfunctions")
    position.state.stopping = [A]
    position.state.step, position.state.malfunctions = 1, [5, 0, 5]
    table = position.table(malfunction_phase)
    for drawn in (0, 1):
        assert asked_between(table) == [A]
        assert len(events(table, MalfunctionDrawn)) == drawn
        do(table, StepByStep())
    assert question(table, A) == "pause"
    assert len(events(table, MalfunctionDrawn)) == 2


def phase_of_events(g: Game) -> Flow:
    while g.state.phase == "events":
        yield from events_phase(g)


@pytest.mark.rule("FM-235", "FM-Q-77", "FM-412")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_game_can_stop_before_each_step_of_the_events(seats: int) -> None:
    position = nurse(seats, phase="events")
    position.state.round = 2
    position.state.open_events = [OpenEvent(number, 1, due=True) for number in range(2)]
    position.state.event_deck = position.state.event_deck[:1]
    position.state.stopping = [A]
    table = position.table(phase_of_events)
    seen = []
    while asked_between(table) == [A]:
        what = (ProgressNamed, ConsequenceCame, EventDrawn)
        seen.append(tuple(len(events(table, kind)) for kind in what))
        do(table, StepByStep())
    assert seen == [(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 2, 0)]
    assert len(events(table, EventDrawn)) == 1


@pytest.mark.rule("FM-Q-77", "FM-235")
def test_what_is_so_at_the_beginning_of_the_mission_is_no_reason_to_stop() -> None:
    def flow(g: Game) -> Flow:
        g.state.declined = [{} for _ in g.state.declined]  # nobody has been asked anything yet
        yield from begin_round(g)
        yield from phase_of_events(g)

    position = nurse(phase="round")
    position.astronaut(B).wounds = 1
    position.state.round = 0
    table = position.table(flow)
    assert question(table, A) == "pause"


@pytest.mark.rule("FM-235", "FM-Q-77", "FM-412")
def test_the_medic_heals_before_the_event_comes() -> None:
    position = nurse(phase="events")
    table = position.table(lambda g: wounded_events(g))
    assert asked_between(table) == [A]
    assert events(table, EventDrawn) == []


def wounded_events(g: Game) -> Flow:
    """The Event phase, in which somebody is hurt first."""
    if g.state.step == 0:
        wound(g, B)
    yield from phase_of_events(g)


# Conditions


@pytest.mark.rule("FM-270", "FM-287", "FM-359", "FM-Q-77")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("phase", "following"),
    [
        ("events", "morale"),
        ("morale", "production"),
        ("production", "planning"),
        ("acting", "malfunctions"),
        ("malfunctions", "clean_up"),
    ],
)
def test_a_migraine_does_not_act_in_the_pause_of_its_own_phase(
    phase: Phase, following: Phase, seats: int
) -> None:
    def flow(g: Game) -> Flow:
        if g.state.phase == phase:
            if not g.state.crew[A].conditions:
                draw_condition(g, A, MIGRAINE)
            yield from finish_phase(g, following)
        yield from finish_phase(g, "round")

    position = Position(seats, phase=phase)
    position.astronaut(A).morale = 1
    calm = UseSkill("medic", "medic-calm", 1)
    table = position.table(flow)
    assert (state_of(table).phase, question(table, A)) == (phase, "pause")
    assert calm in offered(table, A)
    table.decide(A, Continue())
    assert (state_of(table).phase, question(table, A)) == (following, "pause")
    assert calm not in offered(table, A)


@pytest.mark.rule("FM-289", "FM-287", "FM-Q-77")
def test_what_was_cured_acts_to_the_end_of_the_phase_but_not_in_the_pause() -> None:
    position = Position(2, phase="acting", box=with_skill("geologist", Cure(whom="medic")))
    position.conditions(A, "migraine")
    position.astronaut(A).morale = position.astronaut(B).morale = 1

    def flow(g: Game) -> Flow:
        yield from moment(g)
        yield from finish_phase(g, "malfunctions")

    position.state.stopping = [A, B]
    table = position.table(flow)
    assert asked_between(table) == [B]
    do(table, UseSkill("geologist", "geologist-sample"))
    assert acting_conditions(astronaut(table)) == 0
    assert question(table, A) == "pause"
    assert offered(table, A, UseSkill) != []


# In whole games


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whoever_is_asked_between_steps_has_something_to_use(seats: int, thorough: bool) -> None:
    """Played at random, by people who do not stop step by step."""
    asked = 0
    for seed in range(20 if thorough else 4):
        chance = random.Random(seed)
        table: Table[Any, Any, Any] = Table.start("first_martians", seats=seats, seed=seed)
        while table.pending:
            for seat in asked_between(table):
                asked += 1
                options = table.pending[seat].options
                assert tuple(options[:2]) == GOING_ON
                assert len(options) > 2
                for option in options[2:]:
                    assert isinstance(option, UseSkill | UsePoi | DismantleUpgrade)
            seat = chance.choice(list(table.pending))
            offers = [o for o in table.pending[seat].options if o != StepByStep()]
            table.decide(seat, chance.choice(offers))
    assert asked


def test_a_game_can_be_taken_up_in_any_pause() -> None:
    position = nurse(3)
    position.state.stopping = [A, B, C]
    position.astronaut(B).morale = 2
    play_interrupted(hurt_geologist(position))


@pytest.mark.parametrize("bot", ["greedy", "search"])
@pytest.mark.parametrize("wounds", [5, 0])
def test_bots_heal_who_is_in_danger_and_go_on_else(bot: str, wounds: int) -> None:
    position = Position(2, phase="malfunctions", box=load_box())
    position.state.step, position.state.malfunctions = 1, [5, 0, 0]
    position.state.stopping = [A]
    position.astronaut(A).morale, position.astronaut(B).wounds = 2, wounds
    table = table_at(RULESET, position.state, seats=2, options=position.options, data=position.box)
    assert asked_between(table) == [A]
    chosen = make_bot(bot, "bot").choose(table, A)
    assert chosen == (UseSkill("medic", "first-aid", 2) if wounds else GoOn())
