"""What a mission brings along: objective tokens, cards of chance, POI tokens, Facility cards."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from kosmodrom.core.asks import Flow
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.events.story import (
    DirectionDrawn,
    GoalReached,
    ResearchDrawn,
)
from kosmodrom.games.first_martians.moves import (
    Continue,
    Join,
    PlanExplore,
    PlanHeal,
    PlanSheetAction,
    PlanToken,
    PlanUpgrade,
    UsePoi,
    UseRover,
)
from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.rules.effects import resolve
from kosmodrom.games.first_martians.rules.facilities import penalties
from kosmodrom.games.first_martians.rules.goals import check_goals
from kosmodrom.games.first_martians.terms import DIRECTIONS, MISSIONS, TokenColour
from kosmodrom.games.first_martians.view import view
from kosmodrom.testing.positions import offered
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    B,
    Position,
    area,
    astronaut,
    at_once,
    events,
    facility,
    finish,
    state_of,
)
from tests.games.first_martians.planning_kit import agree, can, carry_out, idle, plan_at, put, stack
from tests.games.first_martians.small_box import box_with
from tests.games.first_martians.test_effects import carry_out as happen
from tests.games.first_martians.test_effects import effect

TOKENS = [
    {"id": "beacon", "colour": "red", "number": 1},
    {"id": "crate", "colour": "orange", "number": 2},
    {"id": "cable", "colour": "black", "number": 3},
]
NAMES = ["beacon", "crate", "cable"]


def name(thing: str) -> str:
    return f"{MISSIONS[0]}-{thing}"


def stress(by: int) -> dict[str, Any]:
    return {"op": "stress", "by": by}


# Objective tokens


@pytest.mark.rule("FM-151", "FM-155", "FM-156")
def test_a_token_goes_where_the_effect_says_or_to_the_pending_area() -> None:
    position = Position(box=box_with(tokens=TOKENS))
    position.explore("K1-N", "plains-1")
    table = happen(position, effect("objective", tokens=["beacon"]))
    assert state_of(table).pending.objectives == [0]
    table = happen(position, effect("objective", tokens=["beacon"], to="available"))
    assert state_of(table).available.objectives == [0]
    assert state_of(table).pending.objectives == []
    table = happen(position, effect("objective", tokens=["beacon"], to="here"), at="K1-N")
    assert area(table, "K1-N").objectives == [0]


@pytest.mark.rule("FM-152", "FM-153", "FM-154")
@pytest.mark.parametrize(("token", "reached"), [("beacon", ["need"]), ("crate", ["wish"])])
def test_tokens_of_each_colour_show_goals_of_their_own(token: str, reached: list[str]) -> None:
    def goal(id: str, colour: TokenColour) -> dict[str, Any]:
        tests = [{"op": "objective-held", "colour": colour}]
        return {"id": id, "red": colour == "red", "tests": tests}

    build = {"id": "mast", "cost": {"objective": ["cable"]}, "effects": [stress(-1)]}
    goals = [goal("need", "red"), goal("wish", "orange")]
    position = Position(box=box_with(tokens=TOKENS, goals=goals, actions=[build]))
    mast = PlanSheetAction("medic", name("mast"))
    position.state.available.objectives = [NAMES.index(token)]
    told = events(position.table(check_goals), GoalReached)
    assert [(event.goal, event.red) for event in told] == [
        (name(goal), goal == "need") for goal in reached
    ]
    assert not can(plan_at(position), mast)
    position.state.available.objectives = [2]
    assert events(position.table(check_goals), GoalReached) == []
    assert can(plan_at(position), mast)  # the black one is what the mast is made of


@pytest.mark.rule("FM-158")
@pytest.mark.parametrize("first", NAMES)
def test_numbers_of_tokens_are_no_order(first: str) -> None:
    position = Position(box=box_with(tokens=TOKENS))
    position.explore("K1-N", "flats-1").objectives = [0, 1, 2]
    table = plan_at(position)
    carry_out(table, PlanToken("medic", "K1-N", name(first)), Join("medic", 0))
    assert state_of(table).pending.objectives == [NAMES.index(first)]


@pytest.mark.rule("FM-159")
def test_all_tokens_or_any_one_of_them() -> None:
    red = [{"id": f"beacon-{n}", "colour": "red", "number": n} for n in (1, 2, 3)]
    goals = [{"id": "one", "tests": [{"op": "objective-held", "colour": "red"}]}]
    position = Position(box=box_with(tokens=red, goals=goals))
    table = happen(position, effect("objective", tokens=[f"beacon-{n}" for n in (1, 2, 3)]))
    assert state_of(table).pending.objectives == [0, 1, 2]
    for number in range(3):
        position.state.available.objectives = [number]
        assert len(events(position.table(check_goals), GoalReached)) == 1


# Cards of chance


def drawn(op: str, times: int) -> AnyTable:
    position = Position()

    def flow(g: Game) -> Flow:
        yield from resolve(g, [effect(op)] * times)

    return position.table(flow)


@pytest.mark.rule("FM-161", "FM-163")
def test_every_direction_comes_again_and_again() -> None:
    directions = [event.direction for event in events(drawn("direction", 80), DirectionDrawn)]
    assert set(directions) == set(DIRECTIONS)
    assert len(Position().box.directions) == 8
    assert any(one == other for one, other in pairwise(directions))


@pytest.mark.rule("FM-165", "FM-167")
def test_every_number_of_research_comes_again_and_again() -> None:
    told = events(drawn("research-card", 60), ResearchDrawn)
    assert {event.number for event in told} == set(range(1, 7))
    assert all(15 <= event.percent <= 50 for event in told)
    assert len(Position().box.research) == 6
    numbers = [event.number for event in told]
    assert any(one == other for one, other in pairwise(numbers))


# The mission icon and POI tokens


def explored(tile: str, box: Box) -> AnyTable:
    """A table at which this tile was found in the first ring."""
    position = Position(box=box)
    number = [known.id for known in position.box.tiles].index(tile)
    position.state.tile_stacks[0].append(number)
    table = plan_at(position)
    carry_out(table, PlanExplore("medic", "K1-N"), Join("medic", 0), Join("geologist", 0))
    return table


@pytest.mark.rule("FM-906")
@pytest.mark.parametrize(("tile", "added"), [("gloom-1", 2), ("flats-1", 0)])
def test_the_mission_says_what_its_icon_means(tile: str, added: int) -> None:
    assert state_of(explored(tile, box_with(icon=[stress(2)]))).stress == added
    assert state_of(explored(tile, box_with())).stress == 0


def with_poi(poi: str, **fields: Any) -> Position:
    position = Position(2, box=box_with(**fields))
    position.state.pois = [[known.id for known in position.box.pois].index(poi)]
    return position


@pytest.mark.rule("FM-921")
def test_the_mission_says_what_icons_of_poi_tokens_mean() -> None:
    assert offered(plan_at(with_poi("sign-a")), A, UsePoi) == []
    table = plan_at(with_poi("sign-a", pois={"a": [stress(2)], "b": [stress(5)]}))
    table.decide(B, UsePoi("sign-a"))
    assert state_of(table).stress == 2


@pytest.mark.rule("FM-923", "FM-924", "FM-351")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_poi_token_is_exchanged_at_any_moment_and_is_gone(seats: int) -> None:
    position = Position(seats)
    ids = [known.id for known in position.box.pois]
    position.state.pois = [ids.index("cache"), ids.index("wreck")]
    table = plan_at(position)
    table.decide(seats - 1, UsePoi("cache"))
    assert state_of(table).available.samples == 1
    assert UsePoi("cache") not in offered(table, seats - 1)
    idle(table)
    agree(table)
    # Also in the pause after the phase.
    table.decide(A, UsePoi("wreck"))
    assert state_of(table).available.spares[1] == 1
    assert state_of(table).pois == []
    assert offered(table, A) == [Continue()]


# Facility cards


def facility_box(**fields: Any) -> Box:
    """A mission whose sheet has an action that builds the Reserve Farm."""
    made = [{"op": "build-facility", "card": "reserve-farm"}]
    return box_with(actions=[{"id": "farm", "action": "build", "effects": made, **fields}])


@pytest.mark.rule("FM-182", "FM-1001")
def test_a_facility_card_is_built_where_the_mission_says_so() -> None:
    build = PlanSheetAction("medic", name("farm"))
    assert not can(plan_at(Position()), build)
    table = plan_at(Position(box=facility_box()))
    carry_out(table, build, Join("geologist", 0))
    assert facility(table, "reserve-farm").broken
    assert len(state_of(table).farms) == 2


@pytest.mark.rule("FM-188")
@pytest.mark.parametrize("outside", [True, False])
def test_scorpio_does_not_help_inside_the_hub(outside: bool) -> None:
    position = Position(box=facility_box(place={"ring": 1}) if outside else facility_box())
    position.explore("K1-N", "flats-1")
    table = plan_at(position)
    put(table, PlanSheetAction("medic", name("farm"), "K1-N" if outside else None))
    assert can(table, UseRover("scorpio", 0)) == outside


@pytest.mark.rule("FM-Q-19", "FM-185")
def test_red_markers_of_a_new_card_bring_their_penalties() -> None:
    table = happen(Position(), effect("build-facility", card="reserve-farm"))
    built = len(state_of(table).facilities) - 1
    assert set(penalties(table.game, built)) == {"wilting"}


# Upgrades


@pytest.mark.rule("FM-1031")
def test_not_every_upgrade_is_in_every_mission() -> None:
    box = box_with(allowed_upgrades=["canteen"])
    position = Position(4, box=box)
    position.state.available.upgrades, position.state.upgrade_deck = position.state.upgrade_deck, []
    table = plan_at(position)
    assert [move.upgrade for move in offered(table, A, PlanUpgrade) if move.pawn == "medic"] == [
        "canteen"
    ]


@pytest.mark.rule("FM-878", "FM-1223")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_no_event_takes_the_auto_scanner_of_a_small_crew(seats: int) -> None:
    position = Position(seats)
    position.astronaut(B).wounds = 1
    table = happen(position, effect("lose-upgrade"))
    assert not table.pending
    position.state = state_of(table)
    table = plan_at(position)
    carry_out(table, PlanHeal("geologist"))
    assert astronaut(table, B).wounds == 0


# Astronauts


@pytest.mark.rule("FM-231")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_board_shows_profession_skill_and_health(seats: int) -> None:
    position = Position(seats)
    position.astronaut(B).wounds = 3
    medic, geologist, *_ = view(position.table(at_once()).game, None).crew
    assert (medic.id, medic.skills[0].id, medic.wounds) == ("medic", "medic-again", 0)
    assert (geologist.id, geologist.skills[0].id, geologist.wounds) == (
        "geologist",
        "geologist-again",
        3,
    )


@pytest.mark.rule("FM-232")
def test_pawns_show_who_takes_part() -> None:
    table = plan_at(Position(3))
    put(table, PlanExplore("medic", "K1-N"), Join("engineer", 0))
    seen = view(table.game, A)
    assert [member.pawns for member in seen.crew] == [1, 2, 1]
    assert seen.plan[0].pawns == ("engineer", "medic")
    assert stack(table).pawns == [2, 0]


@pytest.mark.rule("FM-Q-59")
@pytest.mark.parametrize(("who", "more"), [(A, 2), (B, 0)])
def test_stories_may_depend_on_a_trait(who: int, more: int) -> None:
    tests = [{"op": "has-trait", "trait": "trait-medic"}]
    table = happen(Position(), effect("if", tests=tests, then=[stress(2)]), about=who)
    finish(table)
    assert state_of(table).stress == more
