"""What actions ask and bring besides their effect: types, pawns, penalties, ways."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from kosmodrom.core.options import Option
from kosmodrom.games.first_martians.box import Box, load_box
from kosmodrom.games.first_martians.events.acting import DiceRolled, RoverChecked
from kosmodrom.games.first_martians.map import BESIDE_HUB, NEIGHBOURS, SPACE_NAMES, SPACE_NUMBERS
from kosmodrom.games.first_martians.moves import (
    Join,
    Lead,
    Operate,
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
    PlanSheetAction,
    PlanUnwind,
    PlanUpgrade,
    PutToVote,
    TakeWay,
)
from kosmodrom.games.first_martians.rules.base import is_shut
from kosmodrom.games.first_martians.rules.facilities import build_facility
from kosmodrom.games.first_martians.terms import (
    ACTIONS,
    LOWEST_MORALE,
    NOTHING,
    PROFESSIONS,
    TOKENS,
    Action,
    Colour,
    PartKind,
)
from kosmodrom.testing.positions import offered, question
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    B,
    Position,
    astronaut,
    events,
    facility,
    finish,
    state_of,
)
from tests.games.first_martians.planning_kit import (
    HIT,
    adventures,
    agree,
    can,
    carry_out,
    idle,
    needs,
    plan_at,
    put,
    stack,
)
from tests.games.first_martians.small_box import SHEET, sheet_box, small_box

MOVES: dict[Action, Option] = {
    "rest": PlanRest("medic"),
    "unwind": PlanUnwind("medic"),
    "heal": PlanHeal("medic"),
    "manage": PlanManage("medic"),
    "explore": PlanExplore("medic", "K1-S"),
    "gather": PlanGather("medic", "K1-N"),
    "research": PlanResearch("medic", again=False),
    "build": PlanRepair("medic", "farm", "hardware"),
}
"""An action of each type at `busy`."""
HELPERS: dict[Action, int] = {"explore": 2, "gather": 1, "research": 1, "build": 1}
"""The other pawns with which it is sure of success."""


def busy(seats: int = 4, box: Box | None = None) -> Position:
    """There is something to do for each type of action."""
    position = Position(seats, box=box)
    position.astronaut(A).wounds = 1
    position.state.stress, position.state.malfunctions[0] = 9, 2
    position.explore("K1-N", "flats-1", samples=1)
    position.state.available.samples = 1
    position.break_parts("farm", "hardware")
    position.spares(hardware=1)
    return position


def rest(table: AnyTable) -> None:
    """All pawns that are left rest."""
    for profession in PROFESSIONS:
        while (move := PlanRest(profession)) in offered(table, A):
            put(table, move)


# Types and pawns


@pytest.mark.rule("FM-710")
@pytest.mark.parametrize("action", ACTIONS)
def test_effects_refer_to_types_of_actions(action: Action) -> None:
    position = busy()
    assert all(can(plan_at(position), move) for move in MOVES.values())
    position.state.forbidden = 1 << ACTIONS.index(action)
    table = plan_at(position)
    assert [kind for kind, move in MOVES.items() if not can(table, move)] == [action]


@pytest.mark.rule("FM-721")
@pytest.mark.parametrize("action", ["rest", "unwind", "heal", "manage"])
def test_one_pawn_is_enough_for_what_needs_no_dice(action: Action) -> None:
    table = plan_at(busy())
    put(table, MOVES[action])
    assert (needs(table).rolled, needs(table).sure, needs(table).odds) == (1, 1, 100)
    idle(table)
    agree(table)
    finish(table)
    assert events(table, DiceRolled) == []


@pytest.mark.rule("FM-723", "FM-951", "FM-961", "FM-1002", "FM-1021")
@pytest.mark.parametrize(
    ("move", "rolled"),
    [
        (PlanExplore("medic", "K1-S"), 2),
        (PlanGather("medic", "K1-N"), 1),
        (PlanResearch("medic", again=False), 1),
        (PlanPlanting("medic", "farm"), 1),
        (PlanRepair("medic", "farm", "hardware"), 1),
        (PlanRoverRepair("medic", "froggy"), 1),
    ],
)
def test_one_pawn_tries_and_two_are_sure(move: Option, rolled: int) -> None:
    position = busy()
    position.farm(greenhouses=4, plants=1)
    position.break_parts("farm", "hardware")
    position.state.available.seeds = 1
    position.rover_tokens("froggy", "blocked")
    table = plan_at(position)
    put(table, move)
    assert (needs(table).rolled, needs(table).sure) == (rolled, rolled + 1)


def with_forced_explore() -> Box:
    """The box in which the processor of the Garage Hall demands a roll."""
    box = small_box()
    plans = []
    for plan in box.facilities:
        parts = tuple(
            msgspec.structs.replace(part, penalty="forced_roll")
            if plan.id == "garage" and part.kind == "processor"
            else part
            for part in plan.parts
        )
        plans.append(msgspec.structs.replace(plan, parts=parts))
    return msgspec.structs.replace(box, facilities=tuple(plans))


@pytest.mark.rule("FM-687", "FM-688", "FM-689", "FM-690")
@pytest.mark.parametrize(
    ("action", "name", "part", "colour"),
    [
        ("explore", "garage", "processor", "green"),
        ("gather", "probe", "processor", "gray"),
        ("unwind", "quarters", "connector", "gray"),
        ("research", "lab", "processor", "blue"),
        ("heal", "medlab", "connector", "blue"),
        ("build", "workshop", "processor", "brown"),
        ("manage", "control", "connector", "brown"),
    ],
)
def test_the_die_of_a_demanded_roll(
    action: Action, name: str, part: PartKind, colour: Colour
) -> None:
    position = busy(box=with_forced_explore())
    position.break_parts(name, part)
    position.dice(HIT)
    table = plan_at(position)
    put(table, MOVES[action], *[Join("geologist", 0)] * HELPERS.get(action, 0))
    rest(table)
    agree(table)
    (rolled,) = events(table, DiceRolled)
    assert (rolled.colour, rolled.wound, rolled.adventure) == (colour, "none", "none")


# Where costs and penalties come from


def _part(position: Position) -> None:
    position.break_parts("probe", "filter")
    position.reserves(oxygen=1)


def _token(position: Position) -> None:
    position.token("probe", "pawn")


def _board(position: Position) -> None:
    position.astronaut(A).tokens = [TOKENS.index("wound")]


def _condition(position: Position) -> None:
    position.conditions(A, "concentration")


def _tile(position: Position) -> None:
    position.explore("K1-N", "geysers-1")


def _area_token(position: Position) -> None:
    position.state.areas[SPACE_NUMBERS["K1-N"]].tokens = [TOKENS.index("adventure")]


def _tax(position: Position) -> None:
    position.state.taxes[ACTIONS.index("gather")] = 1


@pytest.mark.rule("FM-741", "FM-834")
@pytest.mark.parametrize(
    ("lay", "asked"),
    [
        (lambda _: None, (1, 0, 0, False)),
        (_part, (1, 1, 0, False)),
        (_token, (2, 0, 0, False)),
        (_board, (1, 0, 1, False)),
        (_condition, (1, 0, 0, True)),
        (_tile, (2, 0, 1, False)),
        (_area_token, (1, 0, 0, True)),
        (_tax, (2, 0, 0, False)),
    ],
    ids=["nothing", "part", "token", "board", "condition", "tile", "area", "mission"],
)
def test_costs_and_penalties_come_from_everywhere(
    lay: Callable[[Position], None], asked: tuple[int, int, int, bool]
) -> None:
    position = busy()
    lay(position)
    table = plan_at(position)
    put(table, PlanGather("medic", "K1-N"))
    told = needs(table)
    assert (told.rolled, told.oxygen, told.wounds, told.adventure) == asked


@pytest.mark.rule("FM-284", "FM-Q-61")
@pytest.mark.parametrize(
    ("action", "colour"),
    [("explore", "green"), ("gather", "gray"), ("research", "blue"), ("build", "brown")],
)
def test_problems_of_concentration_bring_an_adventure(action: Action, colour: Colour) -> None:
    position = busy()
    position.conditions(A, "concentration")
    table = plan_at(position)
    put(table, MOVES[action], *[Join("geologist", 0)] * HELPERS[action])
    rest(table)
    agree(table)
    finish(table)
    assert events(table, DiceRolled) == []
    assert adventures(table) == [(colour, "medic")]


@pytest.mark.rule("FM-1170")
def test_a_wound_token_hurts_the_performer_alone() -> None:
    position = busy()
    position.token("lab", "wound")
    table = plan_at(position)
    carry_out(table, PlanResearch("scientist", again=False), Join("engineer", 0))
    assert [member.wounds for member in state_of(table).crew] == [1, 0, 0, 1]


@pytest.mark.rule("FM-1168", "FM-1170", "FM-Q-29")
@pytest.mark.parametrize("token", ["wound", "adventure"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_tokens_on_the_board_of_an_assistant_do_nothing(seats: int, token: str) -> None:
    position = busy(seats)
    position.state.crew[B].tokens = [TOKENS.index(token)]
    position.state.crew[A].wounds = 0
    table = plan_at(position)
    put(table, PlanResearch("medic", again=False), *[Join("geologist", 0)] * 2)
    assert (needs(table).wounds, needs(table).adventure) == (0, False)
    idle(table)
    before = table.fork()
    agree(table)
    finish(table)
    assert adventures(table) == []
    assert all(member.wounds == 0 for member in state_of(table).crew)
    put(before, Lead("geologist", 0))  # now it is the performer's
    assert (needs(before).wounds, needs(before).adventure) == (
        int(token == "wound"),
        token == "adventure",
    )
    agree(before)
    finish(before)
    assert adventures(before) == ([("blue", "geologist")] if token == "adventure" else [])
    assert state_of(before).crew[B].wounds == int(token == "wound")


@pytest.mark.rule("FM-1170", "FM-Q-29")
def test_a_wound_token_follows_the_operator_of_the_machine_on_top() -> None:
    """Its owner assists, until the AOM is in the same hands."""
    position = busy(3)
    position.state.machines = [2]  # Research
    position.state.crew[B].tokens = [TOKENS.index("wound")]
    table = plan_at(position)
    put(table, PlanResearch("analyst", again=False), *[Join("geologist", 0)] * 2)
    assert needs(table).wounds == 0
    put(table, Operate("analyst", "geologist"))
    assert needs(table).wounds == 1
    carry_out(table)
    finish(table)
    assert [member.wounds for member in state_of(table).crew] == [1, 1, 0]


@pytest.mark.rule("FM-1183", "FM-1185", "FM-Q-71")
@pytest.mark.parametrize("through", [True, False])
@pytest.mark.parametrize(("tile", "wounds"), [("geysers", 1), ("chasm", 0)])
def test_areas_hurt_the_performer_alone(tile: str, wounds: int, through: bool) -> None:
    position = Position(4)
    if through:
        position.explore("K1-N", f"{tile}-1")
        position.explore("K2-N", "flats-2", samples=1)
    else:
        position.explore("K1-N", "flats-1")
        position.explore("K2-N", f"{tile}-2", samples=1)
    table = plan_at(position)
    put(table, PlanGather("medic", "K2-N"), Join("geologist", 0), Join("engineer", 0))
    idle(table)
    agree(table)
    finish(table)
    assert [member.wounds for member in state_of(table).crew] == [wounds, 0, 0, 0]
    assert adventures(table) == ([] if wounds else [("gray", "medic")])


@pytest.mark.rule("FM-909", "FM-Q-15")
def test_the_same_feature_of_two_areas_counts_once() -> None:
    position = Position(4)
    position.explore("K1-N", "geysers-1")
    position.explore("K2-N", "geysers-2", samples=1)
    table = plan_at(position)
    put(table, PlanGather("medic", "K2-N"))
    for who in ("geologist", "engineer", "scientist"):
        put(table, Join(who, 0))
    assert (needs(table).sure, needs(table).wounds) == (4, 1)
    idle(table)
    agree(table)
    assert astronaut(table, A).wounds == 1


@pytest.mark.rule("FM-939")
def test_a_penalty_that_cannot_be_has_no_effect() -> None:
    position = Position(4)
    position.explore("K1-N", "gloom-1", samples=1)
    position.explore("K1-NE", "rocks-1", samples=1)
    position.state.morale = LOWEST_MORALE
    table = plan_at(position)
    put(table, PlanGather("medic", "K1-N"), Join("medic", 0), Join("engineer", 0))
    put(table, PlanGather("geologist", "K1-NE"), Join("geologist", 1), Join("engineer", 1))
    idle(table)
    agree(table)
    finish(table)
    assert state_of(table).morale == LOWEST_MORALE
    assert events(table, RoverChecked) == []  # there was none
    assert state_of(table).pending.samples == 2


# Ways


@pytest.mark.rule("FM-931", "FM-938")
def test_every_way_starts_in_the_hub_and_all_on_it_counts() -> None:
    position = Position(4)
    for space, tile in (("K1-N", "geysers-1"), ("K1-NE", "chasm-1"), ("K2-N", "flats-2")):
        position.explore(space, tile)
    table = plan_at(position)
    put(table, PlanExplore("medic", "K3-N"))
    beside = {SPACE_NAMES[space] for space in BESIDE_HUB}
    ways = [move.way for move in offered(table, A, TakeWay)]
    ways.append(tuple(SPACE_NAMES[space] for space in stack(table).way))
    assert all(way[0] in beside for way in ways)
    # What is nearest to the HUB counts as the rest does.
    assert (needs(table).rolled, needs(table).wounds) == (3, 1)


@pytest.mark.rule("FM-941", "FM-936")
def test_no_way_goes_on_in_the_next_round() -> None:
    position = Position(2)
    position.rover_tokens("froggy", "blocked")
    position.rover_tokens("scorpio", "blocked")
    position.explore("K1-N", "heap-1")
    position.explore("K2-N", "flats-2")
    table = plan_at(position)
    put(table, PlanExplore("medic", "K3-N"), Join("medic", 0), Join("geologist", 0))
    assert (needs(table).has, needs(table).rolled) == (3, 4)
    assert PutToVote() not in offered(table, A)
    assert not can(table, PlanRest("geologist"))
    put(table, Join("geologist", 0))
    agree(table)
    finish(table)
    assert state_of(table).plan == []
    position.explore("K2-N", "plains-2")
    assert not can(plan_at(position), PlanExplore("medic", "K3-N"))  # five pawns, of four


@pytest.mark.rule("FM-Q-41")
def test_the_map_has_three_rings_of_eight() -> None:
    assert len(SPACE_NAMES) == 24

    def near(space: str) -> set[str]:
        return {SPACE_NAMES[other] for other in NEIGHBOURS[SPACE_NUMBERS[space]]}

    assert near("K2-N") == {"K2-NW", "K2-NE", "K1-N", "K3-N"}
    assert near("K1-NW") == {"K1-W", "K1-N", "K2-NW"}
    assert near("K3-E") == {"K3-NE", "K3-SE", "K2-E"}
    table = plan_at(Position(4))
    spaces = {move.space for move in offered(table, A, PlanExplore)}
    assert spaces == {name for name in SPACE_NAMES if name.startswith("K1")}


@pytest.mark.rule("FM-Q-42")
@pytest.mark.parametrize(("tile", "pawns"), [("flats-1", 0), ("plains-1", 1), ("heap-1", 2)])
def test_pawn_icons(tile: str, pawns: int) -> None:
    position = Position(4)
    position.explore("K1-N", tile, samples=1)
    table = plan_at(position)
    put(table, PlanGather("medic", "K1-N"), PlanExplore("engineer", "K1-S"))
    assert needs(table, 0).rolled == 1 + pawns
    assert needs(table, 1).rolled == 2
    assert {known.pawns for known in load_box().tiles} <= {0, 1, 2}


# Build, planting and Shutdown tiles


@pytest.mark.rule("FM-1001")
@pytest.mark.parametrize("blocked", [True, False])
def test_what_is_built_in_the_workshop(blocked: bool) -> None:
    position = busy()
    position.rover_tokens("froggy", "blocked")
    position.state.available.upgrades = [position.upgrade("games-room")]
    if blocked:
        position.token("workshop", "blocked")
    table = plan_at(position)
    for move in (
        PlanRepair("medic", "farm", "hardware"),
        PlanRoverRepair("medic", "froggy"),
        PlanUpgrade("medic", "games-room"),
    ):
        assert can(table, move) is not blocked


@pytest.mark.rule("FM-Q-72", "FM-980")
@pytest.mark.parametrize("chosen", [0, 1])
def test_the_players_choose_the_farm_to_plant_in(chosen: int) -> None:
    names = ("farm", "reserve-farm")
    position = Position(4)
    build_facility(position.game, "reserve-farm")
    position.farm(greenhouses=4, plants=1)
    position.state.farms[1].greenhouses = 2
    position.state.available.seeds = 2
    table = plan_at(position)
    assert all(can(table, PlanPlanting("medic", name)) for name in names)
    put(table, PlanPlanting("medic", names[chosen]), Join("medic", 0))
    assert not any(can(table, PlanPlanting("engineer", name)) for name in names)
    idle(table)
    agree(table)
    assert [farm.seeds for farm in state_of(table).farms] == [
        2 if number == chosen else 0 for number in range(2)
    ]
    position.shut(names[chosen], "energy")
    table = plan_at(position)
    assert [can(table, PlanPlanting("medic", name)) for name in names] == [
        number != chosen for number in range(2)
    ]


@pytest.mark.rule("FM-Q-50", "FM-358")
def test_a_tile_that_is_removed_frees_nothing_in_this_phase() -> None:
    position = busy(box=sheet_box())
    position.shut("lab", "energy", face="energy-leak")
    position.reserves(energy=2)
    table = plan_at(position)
    put(table, PlanRemoval("medic", "lab", "energy"))
    assert not can(table, PlanResearch("engineer", again=False))
    carry_out(table, PlanSheetAction("engineer", SHEET), PlanSheetAction("scientist", SHEET))
    assert question(table, A) == "order"  # step 11
    assert facility(table, "lab").tiles == [NOTHING, NOTHING]
    assert is_shut(facility(table, "lab"))
    finish(table)
    assert not is_shut(facility(table, "lab"))
