"""Everything that the crew spends is told, and so is what comes back."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kosmodrom.core.events import Event
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.first_martians.effects import Effect
from kosmodrom.games.first_martians.events.hub import PartReturned
from kosmodrom.games.first_martians.events.story import (
    CargoMoved,
    CounterMoved,
    ObjectiveReturned,
    ObjectiveSpent,
    SpareMoved,
)
from kosmodrom.games.first_martians.moves import (
    ChooseSpare,
    PlanPlanting,
    PlanRepair,
    PlanResearch,
    PlanSheetAction,
    PlanSwitch,
    TakeWayOut,
)
from kosmodrom.games.first_martians.rules.effects import resolve
from kosmodrom.games.first_martians.terms import PACKAGE
from kosmodrom.testing.positions import told
from tests.games.first_martians.kit import A, AnyTable, Position, do, finish
from tests.games.first_martians.planning_kit import HIT, MISS, carry_out, plan_at
from tests.games.first_martians.small_box import SHEET, sheet_box

BEACON, STEEL = "settling-in-beacon", "settling-in-steel"
KINDS = (CargoMoved, SpareMoved, ObjectiveSpent, ObjectiveReturned, CounterMoved, PartReturned)

COSTS: list[tuple[dict[str, Any], Event, Event]] = [
    ({"samples": 2}, CargoMoved("samples", -2, 1), CargoMoved("samples", 2, 3)),
    ({"seeds": 1}, CargoMoved("seeds", -1, 2), CargoMoved("seeds", 1, 3)),
    ({"examined": 1}, CargoMoved("examined", -1, 2), CargoMoved("examined", 1, 3)),
    ({"discoveries": 3}, CargoMoved("discoveries", -3, 0), CargoMoved("discoveries", 3, 3)),
    ({"spares": {"filter": 1}}, SpareMoved("filter", -1, 0), SpareMoved("filter", 1, 1)),
    ({"any_spares": 1}, SpareMoved("filter", -1, 0), SpareMoved("filter", 1, 1)),
    ({"objective": ["beacon"]}, ObjectiveSpent(BEACON), ObjectiveReturned(BEACON)),
    ({"counters": {"steel": 1}}, CounterMoved(STEEL, 0), CounterMoved(STEEL, 1)),
]


def rich(cost: dict[str, Any]) -> Position:
    """A crew with some of everything, whose mission sheet has an action at this cost."""
    position = Position(2, box=sheet_box(action="build", cost=cost))
    s = position.state
    s.available.samples = s.available.seeds = s.examined = s.discoveries = 3
    position.spares(filter=1)
    s.available.objectives, s.counters = [0], [1]
    position.astronaut(A).skills = 0
    return position


def moved(table: AnyTable) -> list[Event]:
    """What was told of the Cargo Bay and the Research box."""
    return [event for event in told(table) if isinstance(event, KINDS)]


@pytest.mark.rule("FM-748", "FM-1336", "FM-Q-67")
@pytest.mark.parametrize(("cost", "spent", "_back"), COSTS)
def test_what_a_way_out_costs_is_told(cost: dict[str, Any], spent: Event, _back: Event) -> None:
    ways = [{"id": "pay", "cost": cost}, {"id": "refuse"}]
    effect: Effect = msgspec.convert({"op": "choose", "ways": ways}, Effect)
    table = rich(cost).table(lambda g: resolve(g, [effect], A, story="tale"))
    do(table, TakeWayOut("tale-pay"))
    assert moved(table) == [spent]


@pytest.mark.rule("FM-748")
def test_the_spare_part_that_was_chosen_is_told() -> None:
    ways = [{"id": "pay", "cost": {"any_spares": 1}}, {"id": "refuse"}]
    effect: Effect = msgspec.convert({"op": "choose", "ways": ways}, Effect)
    position = rich({})
    position.spares(hardware=2)
    table = position.table(lambda g: resolve(g, [effect], A, story="tale"))
    do(table, TakeWayOut("tale-pay"), ChooseSpare("hardware"))
    assert moved(table) == [SpareMoved("hardware", -1, 1)]


@pytest.mark.rule("FM-748", "FM-750", "FM-831", "FM-832")
@pytest.mark.parametrize("face", [HIT, MISS])
@pytest.mark.parametrize(("cost", "spent", "back"), COSTS)
def test_what_an_action_takes_along_is_told(
    cost: dict[str, Any], spent: Event, back: Event, face: int
) -> None:
    position = rich(cost)
    position.dice(face, MISS, MISS)
    table = plan_at(position)
    carry_out(table, PlanSheetAction("medic", SHEET))
    finish(table)
    assert moved(table) == ([spent] if face == HIT else [spent, back])


@pytest.mark.rule("FM-962", "FM-979", "FM-1004", "FM-1010", "FM-1011", "FM-Q-46")
@pytest.mark.parametrize(
    ("move", "spent", "back"),
    [
        (
            PlanResearch("medic", again=False),
            [CargoMoved("samples", -1, 2)],
            CargoMoved("samples", 1, 3),
        ),
        (PlanPlanting("medic", "farm"), [CargoMoved("seeds", -1, 2)], CargoMoved("seeds", 1, 3)),
        (
            PlanRepair("medic", "lab", "filter"),
            [SpareMoved("filter", -1, 0)],
            SpareMoved("filter", 1, 1),
        ),
        (PlanSwitch("medic", "lab", "filter", "medlab"), [], PartReturned("medlab", "filter")),
    ],
)
@pytest.mark.parametrize("face", [HIT, MISS])
def test_what_research_planting_and_repairs_take_is_told(
    move: Any, spent: list[Event], back: Event, face: int
) -> None:
    position = rich({})
    position.farm(plants=1)
    position.break_parts("lab", "filter")
    position.reserves(oxygen=1)
    position.dice(face, MISS, MISS)
    table = plan_at(position)
    carry_out(table, move)
    finish(table)
    results = [event for event in moved(table) if event not in spent]
    assert [event for event in moved(table) if event in spent] == spent
    assert results == ([] if face == HIT else [back])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("by", [-2, -1, 1, 2])
def test_gains_and_losses_are_told_apart(language: str, by: int) -> None:
    words = Words(language, [PACKAGE])
    for gained in (CargoMoved("samples", by, 4), SpareMoved("filter", by, 4)):
        lost = msgspec.structs.replace(gained, by=-by)
        assert words.tell(gained) != words.tell(lost)
    assert words("event-cargo.outcome", what="x", by=by, left=4) == f"x {by:+}"
    assert words("event-spare.outcome", part="x", by=by, left=4).endswith(str(abs(by)))
