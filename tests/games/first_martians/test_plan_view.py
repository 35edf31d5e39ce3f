"""What the board says of the plan."""

from __future__ import annotations

import pytest

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
    PlanRepair,
    PlanResearch,
    PlanRest,
    PutToVote,
    UseRover,
    Withdraw,
)
from kosmodrom.games.first_martians.plan_view import Ballot, Price, RouteView
from kosmodrom.games.first_martians.view import View, view
from tests.games.first_martians.kit import A, AnyTable, B, C, Position, events
from tests.games.first_martians.planning_kit import idle, plan_at, put


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
        PawnPlanned(A, "geologist", "explore", 0, ("K1-N",)),
    ]
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
