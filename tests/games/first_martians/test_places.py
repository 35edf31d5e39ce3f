"""Actions that can be taken in several Facilities: a tile, and a card of the same kind."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.errors import Refused
from kosmodrom.games.first_martians.events.acting import DiceRolled, FacilityPlanned
from kosmodrom.games.first_martians.moves import (
    Join,
    PlanEventAction,
    PlanHeal,
    PlanManage,
    PlanSwitch,
    PutToVote,
    RerollHere,
    UseFacility,
    Withdraw,
)
from kosmodrom.games.first_martians.plan_view import open_plan, stacks_of
from kosmodrom.games.first_martians.planner.completion import Completer
from kosmodrom.games.first_martians.rules.facilities import build_facility
from kosmodrom.games.first_martians.state import OpenEvent, Stack
from kosmodrom.games.first_martians.tasks import Heal, SheetTask
from kosmodrom.games.first_martians.terms import NOTHING
from kosmodrom.testing.positions import offered
from tests.games.first_martians.kit import (
    A,
    AnyTable,
    B,
    Position,
    events,
    facility_number,
    reserve,
    set_dice,
    state_of,
)
from tests.games.first_martians.planning_kit import (
    HIT,
    MISS,
    agree,
    can,
    idle,
    needs,
    plan_at,
    put,
    stack,
)
from tests.games.first_martians.small_box import box_with
from tests.games.first_martians.test_team import bot_moves

WARD = "field-medlab"
"""It comes with a broken connector, which forces a roll, and a filter, which costs oxygen."""


REROLLING = "precision-tools"
"""An Upgrade that rolls again, wherever it lies."""


def with_ward(seats: int = 2, **fields: Any) -> Position:
    """A crew with both, the Geologist being hurt."""
    position = Position(seats, box=box_with(**fields) if fields else None)
    build_facility(position.game, WARD)
    position.reserves(oxygen=3, energy=3)
    position.astronaut(B).wounds = 1
    return position


def heal(table: AnyTable) -> None:
    """The Geologist is going to be healed, with the Medic's help where it is needed (FM-871)."""
    put(table, PlanHeal("geologist"))
    if len(state_of(table).crew) == 4:
        put(table, Join("medic", 0))


def place(table: AnyTable) -> str | None:
    """Where the board says that the stack goes."""
    seen = stacks_of(table.game, open_plan(table.game))
    return next(known.facility for known in seen if known.number == 0)


@pytest.mark.rule("FM-183", "FM-Q-60")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("ward", [False, True])
def test_the_players_choose_where_an_action_is_taken(seats: int, ward: bool) -> None:
    table = plan_at(with_ward(seats))
    heal(table)
    assert place(table) == "medlab"  # nothing is broken there
    if ward:
        put(table, UseFacility(WARD, 0))
        assert events(table, FacilityPlanned) == [FacilityPlanned(A, WARD, "heal", 0)]
        assert place(table) == WARD
    asked = needs(table)
    assert (asked.oxygen, asked.forced) == (int(ward), ward)
    idle(table)
    set_dice(table, HIT)
    agree(table)
    assert len(events(table, DiceRolled)) == ward
    assert reserve(table)["oxygen"] == 3 - ward
    assert state_of(table).crew[B].wounds == 0


@pytest.mark.rule("FM-183", "FM-Q-60")
def test_only_what_lies_in_the_facility_that_is_used_counts() -> None:
    position = with_ward()
    position.facility(WARD).broken = 0
    position.token("medlab", "wound", "pawn")
    table = plan_at(position)
    heal(table)
    assert place(table) == WARD  # it asks for least
    assert (needs(table).wounds, needs(table).rolled) == (0, 1)
    put(table, UseFacility("medlab", 0))
    assert (needs(table).wounds, needs(table).rolled) == (1, 2)
    assert [move for move in offered(table, A, UseFacility) if move.stack == 0] == [
        UseFacility(WARD, 0, "heal")
    ]


@pytest.mark.rule("FM-183")
@pytest.mark.parametrize("why", ["shut", "blocked"])
@pytest.mark.parametrize(("lost", "other"), [("medlab", WARD), (WARD, "medlab")])
def test_where_one_is_of_no_use_there_is_no_choice(lost: str, other: str, why: str) -> None:
    position = with_ward()
    if why == "shut":
        position.shut(lost, "energy")
    else:
        position.token(lost, "blocked")
    table = plan_at(position)
    heal(table)
    assert stack(table).facility == NOTHING
    assert offered(table, A, UseFacility) == []
    assert (needs(table).oxygen, needs(table).forced) == (int(other == WARD), other == WARD)


@pytest.mark.rule("FM-183", "FM-523")
def test_what_only_one_of_them_leaves_payable_can_be_planned() -> None:
    """The Med Lab asks for a pawn less, but for oxygen that is not there."""
    position = with_ward()
    position.reserves()
    position.facility(WARD).broken = 0
    position.break_parts("medlab", "filter")
    position.token(WARD, "pawn")
    table = plan_at(position)
    assert can(table, PlanHeal("geologist"))
    put(table, PlanHeal("geologist"))
    assert place(table) == WARD
    put(table, Join("geologist", 0), PlanManage("medic"), PlanManage("medic"))
    assert PutToVote() in offered(table, A)
    put(table, UseFacility("medlab", 0))
    assert PutToVote() not in offered(table, A)  # there is no oxygen for it


@pytest.mark.rule("FM-183", "FM-746")
def test_typed_actions_of_events_are_taken_in_either() -> None:
    event = {
        "id": "fever",
        "source": "original",
        "action": {"action": "heal", "reward": [{"op": "stress", "by": -1}]},
    }
    position = with_ward(events=[event])
    number = [known.id for known in position.box.events].index("fever")
    position.state.open_events = [OpenEvent(number, 1)]
    table = plan_at(position)
    put(table, PlanEventAction("medic", "fever"))
    assert place(table) == "medlab"
    put(table, UseFacility(WARD, 0))
    assert needs(table).oxygen == 1


@pytest.mark.rule("FM-183", "FM-523", "FM-746")
def test_so_can_the_typed_action_of_an_event() -> None:
    event = {
        "id": "fever",
        "source": "original",
        "action": {"action": "heal", "cost": {"food": 1}, "reward": [{"op": "stress", "by": -1}]},
    }
    position = with_ward(events=[event])
    number = [known.id for known in position.box.events].index("fever")
    position.state.open_events = [OpenEvent(number, 1)]
    position.reserves(food=1)
    position.facility(WARD).broken = 0
    position.break_parts("medlab", "filter")
    position.token(WARD, "pawn")
    table = plan_at(position)
    put(table, PlanEventAction("medic", "fever"))
    assert place(table) == WARD
    assert needs(table).oxygen == 0


@pytest.mark.rule("FM-183", "FM-1007")
@pytest.mark.parametrize("ward", [False, True])
def test_a_part_is_not_taken_out_of_the_facility_that_needs_it(ward: bool) -> None:
    """Without its filter the Field Med Lab asks for oxygen, and there is none."""
    position = with_ward()
    position.reserves()
    position.facility(WARD).broken = 0
    position.break_parts("lab", "filter")
    table = plan_at(position)
    heal(table)
    chosen = WARD if ward else "medlab"
    if place(table) != chosen:
        put(table, UseFacility(chosen, 0))
    assert can(table, PlanSwitch("medic", "lab", "filter", WARD)) == (not ward)
    assert can(table, PlanSwitch("medic", "lab", "filter", "medlab")) == ward


def test_a_plan_is_completed_in_the_facility_that_was_chosen() -> None:
    position = with_ward(4)
    completer = Completer(position.game)
    for name in ("medlab", WARD):
        there = position.number(name)
        begun = [Stack(0, Heal(), [B], facility=there)]
        found = completer.complete(begun, with_all=False)
        assert found is not None
        assert [each.facility for each in found] == [there]


@pytest.mark.rule("FM-183")
def test_a_stack_whose_facility_is_lost_must_go_elsewhere() -> None:
    position = with_ward()
    table = plan_at(position)
    heal(table)
    put(table, UseFacility(WARD, 0))
    idle(table)
    assert PutToVote() in offered(table, A)
    ward = facility_number(position.box, state_of(table), WARD)
    state_of(table).facilities[ward].tiles[1] = 4
    table = plan_at_again(position, table)
    assert PutToVote() not in offered(table, A)
    with pytest.raises(Refused) as refused:
        table.decide(A, PutToVote())
    assert refused.value.reason == "place-lost"
    put(table, UseFacility("medlab", 0))
    assert PutToVote() in offered(table, A)


def plan_at_again(position: Position, table: AnyTable) -> AnyTable:
    """The table with its state as it is now, in which something was changed by hand."""
    position.state = state_of(table)
    return plan_at(position)


@pytest.mark.rule("FM-183")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("medlab", "facility-taken"),
        ("lab", "facility-for-others"),
        ("reserve-farm", "facility-not-in-play"),
        (WARD, "facility-blocked"),
    ],
)
def test_other_facilities_are_refused_with_the_reason(name: str, reason: str) -> None:
    position = with_ward()
    position.token(WARD, "blocked")
    table = plan_at(position)
    heal(table)
    with pytest.raises(Refused) as refused:
        table.decide(A, UseFacility(name, 0))
    assert refused.value.reason == reason


@pytest.mark.rule("FM-183", "FM-Q-60")
@pytest.mark.parametrize(("chosen", "again"), [(WARD, WARD), ("medlab", "")])
def test_only_an_upgrade_of_the_facility_that_is_used_rolls_again(chosen: str, again: str) -> None:
    position = with_ward()
    position.build(REROLLING, WARD)
    position.break_parts("medlab", "connector")  # both demand a roll now
    position.break_parts("medlab", "filter")
    table = plan_at(position)
    heal(table)
    if place(table) != chosen:
        put(table, UseFacility(chosen, 0))
    idle(table)
    set_dice(table, MISS)
    agree(table)
    found = [move.facility for seat in table.pending for move in offered(table, seat, RerollHere)]
    assert found == ([again] if again else [])


@pytest.mark.rule("FM-183")
@pytest.mark.parametrize("crowded", ["medlab", WARD])
@pytest.mark.parametrize("chosen", ["medlab", WARD])
@pytest.mark.parametrize("wounds", [1, 5])
def test_bots_complete_it_where_people_have_put_it(chosen: str, crowded: str, wounds: int) -> None:
    """Also where it takes a pawn more, and whether they would have planned it themselves or not."""
    mast = {"id": "mast", "effects": [{"op": "tick-goal", "goal": "goal"}]}
    position = with_ward(goals=[{"id": "goal"}], actions=[mast])
    position.token(crowded, "pawn")
    position.astronaut(B).wounds = wounds
    table = plan_at(position)
    heal(table)
    if place(table) != chosen:
        put(table, UseFacility(chosen, 0))
    moves = bot_moves(table)
    assert not any(isinstance(move, Withdraw) for move in moves)
    assert place(table) == chosen
    assert len(stack(table).pawns) == 1 + (chosen == crowded)
    assert any(isinstance(other.task, SheetTask) for other in state_of(table).plan)
