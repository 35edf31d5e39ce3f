"""Actions of Events and of the mission sheet: who may, what they cost, when they end."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.first_martians.events.acting import EventDealtWith, SheetActionDone
from kosmodrom.games.first_martians.moves import (
    ChooseSpare,
    Join,
    Lead,
    Operate,
    PlanEventAction,
    PlanSheetAction,
    UseRover,
    Withdraw,
)
from kosmodrom.games.first_martians.state import OpenEvent
from kosmodrom.games.first_martians.terms import (
    FILTER,
    PACKAGE,
)
from tests.games.first_martians.kit import (
    A,
    B,
    Position,
    do,
    events,
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
    idle,
    needs,
    plan_at,
    put,
)
from tests.games.first_martians.small_box import SHEET, box_with, sheet_box

# Events and the mission sheet


@pytest.mark.rule(
    "FM-704", "FM-841", "FM-844", "FM-847", "FM-849", "FM-853", "FM-855", "FM-1323", "FM-416"
)
def test_the_action_of_an_event_is_performed_once() -> None:
    position = Position(2)
    position.state.stress = 5
    position.state.open_events = [OpenEvent(0, 1)]
    table = plan_at(position)
    put(table, PlanEventAction("medic", "dust-0"))
    assert not can(table, PlanEventAction("geologist", "dust-0"))
    idle(table)
    agree(table)
    assert state_of(table).stress == 4
    assert state_of(table).open_events[0].done
    assert not can(plan_at(position_after(table)), PlanEventAction("medic", "dust-0"))


def position_after(table: Any) -> Position:
    """The same situation at the next planning."""
    position = Position(2)
    position.state.open_events = state_of(table).open_events
    return position


@pytest.mark.rule("FM-711", "FM-714", "FM-Q-66")
def test_an_action_without_a_type_needs_its_pawns_and_no_dice() -> None:
    position = Position(2, box=sheet_box(pawns=2))
    position.state.stress = 3
    table = plan_at(position)
    put(table, PlanSheetAction("medic", SHEET))
    assert (needs(table).rolled, needs(table).sure, needs(table).odds) == (2, 2, 100)
    put(table, Join("geologist", 0))
    idle(table)
    agree(table)
    assert state_of(table).stress == 2
    assert state_of(table).taken == [1]


@pytest.mark.rule("FM-746", "FM-747", "FM-748", "FM-750", "FM-EX-40", "FM-Q-25", "FM-833")
@pytest.mark.parametrize("face", [HIT, MISS])
@pytest.mark.parametrize(
    ("cost", "has"),
    [
        ({"spares": {"filter": 1}}, lambda s: s.available.spares[FILTER]),
        ({"any_spares": 1}, lambda s: s.available.spares[FILTER]),
        ({"objective": ["beacon"]}, lambda s: len(s.available.objectives)),
        ({"counters": {"steel": 1}}, lambda s: s.counters[0]),
        ({"examined": 1}, lambda s: s.examined),
        ({"morale": 1}, lambda s: s.crew[A].morale),
    ],
)
def test_items_come_back_if_a_mission_action_fails(cost: Any, has: Any, face: int) -> None:
    box = sheet_box(action="build", cost=cost)
    position = Position(2, box=box)
    position.state.counters = [0]
    assert not can(plan_at(position), PlanSheetAction("medic", SHEET))
    position.spares(filter=1)
    position.state.available.objectives = [0]
    position.state.counters = [1]
    position.state.examined = 1
    position.astronaut(A).morale = 1
    position.astronaut(A).skills = 0
    position.break_parts("workshop", "connector")
    position.reserves(energy=1)
    position.dice(face, MISS, MISS)
    table = plan_at(position)
    put(table, PlanSheetAction("medic", SHEET))
    assert needs(table).energy == 1
    idle(table)
    agree(table)
    extra = 2 if face == MISS and "morale" in cost else 0
    assert has(state_of(table)) == (face == MISS) + extra
    assert reserve(table)["energy"] == 0


@pytest.mark.rule("FM-748", "FM-Q-79")
def test_the_first_player_chooses_among_spare_parts() -> None:
    position = Position(2, box=sheet_box(cost={"any_spares": 1}))
    position.spares(filter=1, hardware=1)
    table = plan_at(position)
    carry_out(table, PlanSheetAction("medic", SHEET))
    do(table, ChooseSpare("hardware"))
    assert state_of(table).available.spares == [0, 1, 0, 0]


@pytest.mark.rule("FM-930", "FM-EX-53", "FM-1002")
def test_a_mission_object_is_built_outside() -> None:
    position = Position(4, box=sheet_box(action="build", place={"ring": 2}))
    position.explore("K1-NW", "geysers-1")
    position.explore("K2-NW", "heap-2")
    table = plan_at(position)
    put(table, PlanSheetAction("medic", SHEET, "K2-NW"))
    told = needs(table)
    assert (told.rolled, told.sure, told.wounds) == (4, 5, 1)
    assert not can(table, PlanSheetAction("medic", SHEET, "K1-NW"))


@pytest.mark.rule("FM-782", "FM-Q-28")
def test_scorpio_helps_to_build_outside() -> None:
    position = Position(4, box=sheet_box(action="build", pawns=3, place={"ring": 1}))
    position.explore("K1-N", "flats-1")
    table = plan_at(position)
    put(table, PlanSheetAction("medic", SHEET, "K1-N"))
    assert (needs(table).rolled, needs(table).sure) == (3, 4)
    put(table, UseRover("scorpio", 0))
    assert (needs(table).rolled, needs(table).sure) == (2, 3)


@pytest.mark.rule("FM-704")
def test_limits_of_a_mission_action() -> None:
    position = Position(2, box=sheet_box(limit=2, per_round=1))
    position.state.taken, position.state.taken_now = [1], [0]
    table = plan_at(position)
    put(table, PlanSheetAction("medic", SHEET))
    assert not can(table, PlanSheetAction("geologist", SHEET))
    position.state.taken = [2]
    assert not can(plan_at(position), PlanSheetAction("medic", SHEET))


@pytest.mark.rule("FM-Q-67", "FM-Q-68")
def test_morale_tokens_are_those_of_the_performer() -> None:
    position = Position(2, box=sheet_box(cost={"morale": 2}))
    position.state.machines = [0]
    position.astronaut(B).morale = 2
    table = plan_at(position)
    assert not can(table, PlanSheetAction("medic", SHEET))
    put(table, PlanSheetAction("geologist", SHEET), Join("medic", 0))
    assert not can(table, Lead("medic", 0))
    put(table, Withdraw("geologist", 0), Withdraw("medic", 0))
    put(table, PlanSheetAction("scout", SHEET))
    assert state_of(table).operators == [B]
    assert not can(table, Operate("scout", "medic"))


# Words


@pytest.mark.rule("FM-714")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_deed_are_told_once(language: str) -> None:
    """Whoever strips the lander every sol need not be told each time what it looks like."""
    position = Position(2, box=sheet_box(limit=0))
    table = plan_at(position)
    carry_out(table, PlanSheetAction("medic", SHEET), PlanSheetAction("geologist", SHEET))
    finish(table)
    first, second = events(table, SheetActionDone)
    assert (first.story, second.story) == ((f"{SHEET}.deed",), ())
    words = Words(language, (PACKAGE,))
    deed = words("sheet-second-roof-strip-lander.deed")
    told = [
        words.tell(SheetActionDone("second-roof-strip-lander", story))
        for story in (("second-roof-strip-lander.deed",), ())
    ]
    assert deed in told[0]
    assert told[1] == told[0].removesuffix(f" {deed}")


@pytest.mark.rule("FM-849")
def test_the_words_of_an_event_that_can_be_dealt_with_again_are_told_once() -> None:
    again = {
        "id": "again",
        "source": "original",
        "action": {"repeatable": True, "reward": [{"op": "stress", "by": -1}]},
    }
    position = Position(2, box=box_with(events=[again]))
    position.state.open_events = [OpenEvent(len(position.box.events) - 1, 1)]
    table = plan_at(position)
    carry_out(table, PlanEventAction("medic", "again"), PlanEventAction("geologist", "again"))
    finish(table)
    assert [event.story for event in events(table, EventDealtWith)] == [("again.deed",), ()]
