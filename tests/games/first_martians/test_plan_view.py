"""What the board says of the plan."""

from __future__ import annotations

import pytest

from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.first_martians.events.acting import (
    LeadGiven,
    PawnPlanned,
    PawnWithdrawn,
    RoverPlanned,
)
from kosmodrom.games.first_martians.moves import (
    Agree,
    Join,
    Lead,
    ObjectTo,
    PlanExplore,
    PlanGather,
    PlanManage,
    PlanPlanting,
    PlanRepair,
    PlanResearch,
    PlanRest,
    PlanSheetAction,
    PlanUnwind,
    PutToVote,
    UseRover,
    Withdraw,
)
from kosmodrom.games.first_martians.plan_view import Ballot, Price, RouteView, StackView
from kosmodrom.games.first_martians.terms import PACKAGE, PAWN
from kosmodrom.games.first_martians.view import View, view
from tests.games.first_martians.kit import A, AnyTable, B, C, Position, events
from tests.games.first_martians.planning_kit import agree, idle, plan_at, put
from tests.games.first_martians.small_box import SHEET, sheet_box


def seen(table: AnyTable) -> View:
    return view(table.game, A)


@pytest.mark.rule("FM-712")
def test_stacks_are_shown_in_the_order_of_their_steps() -> None:
    position = Position(2)
    position.state.available.samples = 1
    table = plan_at(position)
    put(
        table,
        PlanResearch("medic", again=False),
        PlanExplore("geologist", "K1-N"),
        PlanRest("medic"),
    )
    assert [(stack.task, stack.step) for stack in seen(table).plan] == [
        ("rest", 2),
        ("explore", 6),
        ("research", 8),
    ]


@pytest.mark.rule("FM-686", "FM-722", "FM-801")
def test_odds_are_those_of_the_dice_that_will_be_rolled() -> None:
    position = Position(2)
    position.state.available.samples = 1
    table = plan_at(position)
    put(table, PlanResearch("medic", again=False))
    (stack,) = seen(table).plan
    dice = table.game.data.dice[2]
    assert (stack.colour, stack.forced) == ("blue", False)
    assert stack.wound_odds == round(100 * dice.wound / 6)
    assert stack.adventure_odds == round(100 * dice.adventure / 6)
    put(table, Join("geologist", 0))
    (stack,) = seen(table).plan
    assert (stack.colour, stack.wound_odds, stack.adventure_odds) == (None, 0, 0)


@pytest.mark.rule("FM-742", "FM-748")
def test_price_says_who_gives_what() -> None:
    position = Position(2)
    position.break_parts("lab", "filter")
    position.spares(filter=1)
    table = plan_at(position)
    put(table, PlanRepair("medic", "lab", "filter"))
    (stack,) = seen(table).plan
    assert stack.price == (Price("cost", "filter", 1, "cargo"),)
    assert stack.target == ("lab", "filter")


@pytest.mark.rule("FM-707", "FM-724", "FM-936")
def test_problems_are_told_until_there_are_none() -> None:
    table = plan_at(Position(2))
    put(table, PlanExplore("medic", "K1-N"))
    board = seen(table)
    assert [problem.reason for problem in board.plan[0].problems] == ["pawns-missing"]
    assert board.ballot is not None
    assert board.ballot.problem is not None
    assert board.ballot.problem.reason == "pawns-missing"
    assert board.ballot.unused == ("medic", "geologist")
    put(table, Join("medic", 0))
    board = seen(table)
    assert board.plan[0].problems == ()
    assert board.ballot is not None
    assert board.ballot.problem is not None
    assert board.ballot.problem.reason == "pawn-unused"
    idle(table)
    assert seen(table).ballot == Ballot("making", (), (), None, ())


@pytest.mark.rule("FM-701", "FM-Q-75")
def test_ballot_says_who_agreed_and_who_objected() -> None:
    table = plan_at(Position(3))
    idle(table)
    table.decide(B, PutToVote())
    table.decide(C, ObjectTo())
    table.decide(A, Agree())
    assert seen(table).ballot == Ballot("voting", (A,), (C,), None, ())
    table.decide(B, Agree())
    ballot = seen(table).ballot
    assert ballot is not None
    assert ballot.stage == "disputed"
    assert ballot.objected == (C,)


@pytest.mark.rule("FM-709", "FM-Q-75")
def test_everybody_is_told_who_changes_the_plan() -> None:
    table = plan_at(Position(2))
    table.decide(B, PlanExplore("medic", "K1-N"))
    table.decide(A, Join("geologist", 0))
    table.decide(B, Lead("geologist", 0))
    table.decide(A, UseRover("froggy", 0))
    table.decide(B, Withdraw("medic", 0))
    assert events(table, PawnPlanned) == [
        PawnPlanned(B, "medic", "explore", 0, ("K1-N",)),
        PawnPlanned(A, "geologist", "explore", 0, ("K1-N",), joins=True),
    ]
    for language, plans in zip(LANGUAGES, (" plans ", " planuje: "), strict=True):
        words = Words(language, (PACKAGE,))
        begun, joined = map(words.tell, events(table, PawnPlanned))
        assert (plans in begun, plans in joined) == (True, False)
    assert events(table, LeadGiven) == [LeadGiven(B, "geologist", "explore", 0)]
    assert events(table, RoverPlanned) == [RoverPlanned(A, "froggy", "explore", 0, drives=True)]
    assert events(table, PawnWithdrawn) == [PawnWithdrawn(B, "medic", "explore", 0)]


@pytest.mark.rule("FM-933", "FM-937")
def test_routes_are_those_that_lead_somewhere() -> None:
    position = Position(2)
    position.explore("K1-N", "flats-1", samples=1)
    table = plan_at(position)
    put(table, PlanGather("medic", "K1-N"))
    routes = seen(table).routes
    assert RouteView(("K1-N", "K2-N"), 1, ()) in routes
    assert all(route.way[-1] != "K2-S" for route in routes)


def only_stack(table: AnyTable) -> StackView:
    (stack,) = seen(table).plan
    return stack


@pytest.mark.rule("FM-686", "FM-801")
def test_a_forced_roll_is_the_success_die_alone() -> None:
    position = Position(2)
    position.break_parts("quarters", "connector")
    position.break_parts("workshop", "processor")
    position.spares(connector=1)
    table = plan_at(position)
    put(table, PlanUnwind("medic"))
    stack = only_stack(table)
    assert (stack.colour, stack.forced, stack.reroll) == ("gray", True, False)
    assert (stack.wound_odds, stack.adventure_odds) == (0, 0)
    put(table, Withdraw("medic", 0), PlanRepair("medic", "quarters", "connector"))
    stack = only_stack(table)
    assert (stack.colour, stack.forced, stack.wound_odds) == ("brown", False, 33)
    put(table, Join("geologist", 0))
    stack = only_stack(table)
    assert (stack.colour, stack.forced, stack.wound_odds) == ("brown", True, 0)


@pytest.mark.rule("FM-721", "FM-Q-66")
def test_what_is_sure_has_no_dice() -> None:
    position = Position(2, box=sheet_box())
    table = plan_at(position)
    for move in (PlanRest("medic"), PlanManage("medic"), PlanSheetAction("medic", SHEET)):
        put(table, move)
        stack = only_stack(table)
        assert (stack.colour, stack.forced, stack.reroll) == (None, False, False)
        assert (stack.wound_odds, stack.adventure_odds) == (0, 0)
        put(table, Withdraw("medic", 0))


@pytest.mark.rule("FM-1168", "FM-1169", "FM-Q-31")
def test_tokens_change_what_the_dice_may_bring() -> None:
    position = Position(2)
    position.state.available.samples = 1
    position.token("lab", "reroll")
    table = plan_at(position)
    put(table, PlanResearch("medic", again=False))
    stack = only_stack(table)
    assert (stack.reroll, stack.wound_odds, stack.adventure_odds) == (True, 17, 50)
    put(table, Join("geologist", 0))
    assert not only_stack(table).reroll
    position.token("lab", "adventure")
    position.state.plan, position.state.stacks = [], 0
    table = plan_at(position)
    put(table, PlanResearch("medic", again=False))
    stack = only_stack(table)
    assert stack.needs.adventure
    assert stack.adventure_odds == 0  # there is one in any case


@pytest.mark.rule("FM-784", "FM-792")
def test_the_rover_is_shown_with_its_stack() -> None:
    table = plan_at(Position(2))
    put(table, PlanExplore("medic", "K1-N"))
    assert only_stack(table).rover is None
    put(table, UseRover("froggy", 0))
    assert only_stack(table).rover == "froggy"


@pytest.mark.rule("FM-741", "FM-962", "FM-963", "FM-979")
def test_prices_of_the_lab() -> None:
    position = Position(2)
    position.break_parts("lab", "filter", "connector")
    position.reserves(oxygen=2, energy=2)
    position.state.available.samples = position.state.available.seeds = position.state.examined = 1
    position.farm(plants=1)
    table = plan_at(position)
    gases = (Price("cost", "oxygen", 1, "reserves"), Price("cost", "energy", 1, "reserves"))
    for move, price in (
        (PlanResearch("medic", again=False), (*gases, Price("cost", "samples", 1, "cargo"))),
        (PlanResearch("medic", again=True), gases),
        (PlanPlanting("medic", "farm"), (*gases, Price("cost", "seeds", 1, "cargo"))),
    ):
        put(table, move)
        assert only_stack(table).price == price
        put(table, Withdraw("medic", 0))


@pytest.mark.rule("FM-750", "FM-843", "FM-Q-67")
def test_prices_of_a_mission_action_say_who_gives_what() -> None:
    cost = {
        "oxygen": 1,
        "food": 2,
        "spares": {"filter": 1},
        "any_spares": 2,
        "samples": 1,
        "examined": 1,
        "discoveries": 1,
        "seeds": 1,
        "morale": 2,
        "objective": ["beacon"],
        "counters": {"steel": 1},
    }
    position = Position(2, box=sheet_box(cost=cost))
    s = position.state
    position.reserves(oxygen=1, food=2)
    position.spares(filter=3)
    s.available.samples = s.available.seeds = s.examined = s.discoveries = 1
    s.available.objectives = [0]
    position.astronaut(A).morale = 2
    table = plan_at(position)
    put(table, PlanSheetAction("medic", SHEET))
    found = {
        (price.kind, price.what): (price.count, price.payer) for price in only_stack(table).price
    }
    assert found == {
        ("cost", "oxygen"): (1, "reserves"),
        ("cost", "food"): (2, "reserves"),
        ("cost", "filter"): (1, "cargo"),
        ("cost", "any_spares"): (2, "cargo"),
        ("cost", "samples"): (1, "cargo"),
        ("cost", "examined"): (1, "cargo"),
        ("cost", "discoveries"): (1, "cargo"),
        ("cost", "seeds"): (1, "cargo"),
        ("cost", "morale"): (2, "performer"),
        ("objective", "settling-in-beacon"): (1, "cargo"),
        ("counter", "settling-in-steel"): (1, "cargo"),
    }


@pytest.mark.rule("FM-749", "FM-1162")
def test_what_was_declared_is_paid_and_there_is_no_ballot() -> None:
    position = Position(2)
    position.state.available.samples = 2
    position.break_parts("lab", "filter")
    position.reserves(oxygen=2)
    position.dice(5, 5, 5)
    position.astronaut(A).skills = 0
    table = plan_at(position)
    put(table, PlanResearch("medic", again=False), PlanResearch("geologist", again=False))
    idle(table)
    agree(table)
    board = seen(table)  # which of the two comes first is asked
    assert board.ballot is None
    assert [stack.task for stack in board.plan] == ["research", "research"]
    assert [stack.price for stack in board.plan] == [(), ()]
    assert [stack.wound_odds for stack in board.plan] == [17, 17]


@pytest.mark.rule("FM-711", "FM-962", "FM-963")
def test_a_stack_says_what_it_is_to_be_done_to() -> None:
    position = Position(2, box=sheet_box())
    position.state.available.samples = position.state.examined = 1
    table = plan_at(position)
    for move, action, target in (
        (PlanResearch("medic", again=False), "research", ("first",)),
        (PlanResearch("medic", again=True), "research", ("again",)),
        (PlanSheetAction("medic", SHEET), None, (SHEET,)),
    ):
        put(table, move)
        stack = only_stack(table)
        assert (stack.action, stack.target) == (action, target)
        put(table, Withdraw("medic", 0))


@pytest.mark.rule("FM-360", "FM-1162")
def test_tokens_that_come_later_do_not_make_a_declared_stack_unsure() -> None:
    position = Position(3)
    position.state.available.samples = 2
    table = plan_at(position)
    put(table, PlanResearch("medic", again=False), Join("geologist", 0))
    put(table, PlanResearch("engineer", again=False), Join("engineer", 1))
    idle(table)
    agree(table)
    table.game.state.facilities[position.number("lab")].now.append(PAWN)
    assert [stack.colour for stack in seen(table).plan] == [None, None]
    assert [stack.wound_odds for stack in seen(table).plan] == [0, 0]
