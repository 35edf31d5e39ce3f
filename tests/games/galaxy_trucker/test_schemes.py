"""Machinations that have been turned up: the known ones but Old Hulk and System Test."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.cards import (
    Alone,
    FlewOn,
    SecondFound,
    WeakestFound,
)
from kosmodrom.games.galaxy_trucker.events.flight import Counted, DaysLost, GaveUp, ShipTurned
from kosmodrom.games.galaxy_trucker.events.hits import (
    DiceRolled,
    PartLost,
    ThreatComes,
    ThreatIgnored,
)
from kosmodrom.games.galaxy_trucker.events.machinations import (
    ClosedUp,
    CreditsHanded,
    CrewIsEaten,
    CrewIsSafe,
    Demanded,
    FliesThrough,
    GoesAround,
    NobodyHelps,
    NothingDemanded,
    PaymentRefused,
    ShipHelped,
)
from kosmodrom.games.galaxy_trucker.moves.base import TAKE_LOAN
from kosmodrom.games.galaxy_trucker.moves.cards import FLY_ON
from kosmodrom.games.galaxy_trucker.moves.extra import NameColumn
from kosmodrom.games.galaxy_trucker.moves.flight import Declare, Jump, Power
from kosmodrom.games.galaxy_trucker.moves.losses import GiveUpCrew
from kosmodrom.games.galaxy_trucker.moves.machinations import (
    TAKE_SHOT,
    Demand,
    FlyThrough,
    GoAround,
    HelpShip,
    PayDemand,
)
from kosmodrom.testing.positions import offered, question
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    D,
    E,
    Position,
    crew,
    days,
    do,
    drawn,
    events,
    humans,
    money,
    picture,
    player,
    tokens,
)


def turn_up(position: Position, card: str) -> AnyTable:
    position.card(card)
    return position.carry_out(steps.Resolve())


def schemes(seats: int = 2, **options: Any) -> Position:
    return Position(seats, machinations=True, **options)


# Psychocannibals


@pytest.mark.rule("GT-733", "GT-Q-56", "GT-716")
def test_nobody_keeps_more_crew_than_engine_power() -> None:
    position = schemes(2)
    position.ship(
        A,
        """
        C---H---C
            |
            E
        """,
    )
    position.ship(
        B,
        """
        E---H---E
            |
            E
        """,
    )
    table = turn_up(position, "psychocannibals")
    assert events(table, CrewIsEaten) == [CrewIsEaten(A, 5)]
    assert question(table, A) == "lose-crew"
    home = GiveUpCrew(*position.place(A, "H"), "human")
    left = GiveUpCrew(*position.place(A, "C#1"), "human")
    do(table, home, home, left, left)
    assert crew(table, A) == 1
    assert events(table, CrewIsSafe) == [CrewIsSafe(B)]
    assert crew(table, B) == 2


@pytest.mark.rule("GT-Q-56")
def test_engines_may_be_powered_against_the_cannibals() -> None:
    position = schemes(2)
    position.ship(A, "B2--H---EE", crew={"H": 2})
    position.gone(B)
    table = turn_up(position, "psychocannibals")
    assert question(table, A) == "count"
    do(table, Power(*position.place(A, "EE")))
    assert crew(table, A) == 2
    position = schemes(2)
    position.ship(A, "B2--H---EE")
    position.gone(B)
    table = turn_up(position, "psychocannibals")
    do(table, Declare())
    assert crew(table, A) == 0, "without engine power all are gone"


@pytest.mark.rule("GT-Q-56", "GT-294")
def test_who_jumps_at_the_count_keeps_the_crew() -> None:
    position = schemes(2, technologies=True)
    position.ship(
        A,
        """
        B2--H---EB
                |
                E
        """,
    )
    position.state.deck = [position.box.card_numbers["open-space-1a"]]
    table = turn_up(position, "psychocannibals")
    jump = offered(table, A, Jump)[0]
    do(table, jump)
    assert crew(table, A) == 2
    assert events(table, CrewIsEaten) == [CrewIsEaten(B, 2)]


@pytest.mark.rule("GT-Q-56")
def test_sleepers_neither_count_nor_replace_the_eaten() -> None:
    position = schemes(2, technologies=True)
    position.ship(
        A,
        """
        ST--H
            |
            E
        """,
    )
    position.gone(B)
    table = turn_up(position, "psychocannibals")
    assert not table.pending
    assert (humans(table, A), sum(player(table, A).ship.humans)) == (1, 5)


@pytest.mark.rule("GT-734")
def test_the_halves_of_class_iia_are_dealt_with_separately() -> None:
    position = schemes(2, flight="IIA", technologies=True)
    position.ship(
        A,
        """
        C---X       X---C
            |
            E
        """,
        at=(8, 5),
    )
    position.gone(B)
    table = turn_up(position, "psychocannibals")
    left, right = position.cell(A, "C#1"), position.cell(A, "C#2")
    aboard = player(table, A).ship.humans
    assert (aboard[left], aboard[right]) == (1, 0)


# Asteroid Belt


@pytest.mark.rule("GT-736", "GT-737", "GT-738", "GT-739", "GT-Q-57")
def test_days_are_lost_before_the_meteors_come() -> None:
    position = schemes(3)
    position.days(20, 10, 0)
    table = turn_up(position, "asteroid-belt")
    assert offered(table, A)[1] == GoAround(8)
    do(table, GoAround(8))
    assert list(table.pending) == [B]
    do(table, FlyThrough())
    assert days(table) == [20, 10, 0], "all decide first"
    do(table, GoAround(8))
    assert days(table) == [12, 10, -8]
    assert events(table, FliesThrough) == [FliesThrough(B)]
    around = [GoesAround(A, "asteroid_belt"), GoesAround(C, "asteroid_belt")]
    assert events(table, GoesAround) == around
    assert [event.seat for event in events(table, DaysLost)] == [C, A]
    assert [(event.kind, event.side) for event in events(table, ThreatComes)] == [
        ("large_meteor", "front"),
        ("small_meteor", "left"),
        ("large_meteor", "front"),
        ("small_meteor", "right"),
        ("large_meteor", "front"),
    ]
    assert {event.seat for event in events(table, DiceRolled)} == {B}
    assert {event.seat for event in events(table, PartLost)} <= {B}


@pytest.mark.rule("GT-737", "GT-1115")
def test_one_roll_counts_for_all_who_fly_through() -> None:
    position = schemes(2)
    position.dice(7)
    table = turn_up(position, "asteroid-belt")
    do(table, FlyThrough(), FlyThrough())
    assert len(events(table, DiceRolled)) == 5
    assert [event.seat for event in events(table, PartLost)] == [A, B]


# Settling Accounts


def accounts(position: Position) -> AnyTable:
    return turn_up(position, "settling-accounts")


@pytest.mark.rule("GT-740", "GT-741", "GT-Q-58")
def test_from_the_rearmost_on_each_demands_from_the_ship_in_front() -> None:
    position = schemes(3)
    position.money(5, 5, 5)
    table = accounts(position)
    assert question(table, C) == "demand"
    do(table, Demand(3))
    assert question(table, C) == "demand-column"
    assert [option.column for option in offered(table, C, NameColumn)] == list(range(2, 13))
    do(table, NameColumn(7))
    assert events(table, Demanded) == [Demanded(C, B, 3, 7)]
    assert question(table, B) == "pay-demand"
    do(table, PayDemand())
    assert money(table) == [5, 2, 8]
    assert events(table, CreditsHanded) == [CreditsHanded(B, C, 3, "settling_accounts")]
    assert question(table, B) == "demand"
    do(table, Demand(1), NameColumn(2), PayDemand())
    assert money(table) == [4, 3, 8]
    assert not table.pending, "the leader has nobody in front"


@pytest.mark.rule("GT-741", "GT-1118")
def test_who_does_not_pay_is_shot_from_the_rear_in_that_column() -> None:
    position = schemes(2)
    position.ship(
        A,
        """
        C---H
            |
            E
        """,
    )
    engine = position.part(A, "E")
    table = accounts(position)
    do(table, Demand(20), NameColumn(7), TAKE_SHOT)
    comes = events(table, ThreatComes)
    assert [(event.kind, event.side, event.line) for event in comes] == [("heavy_shot", "rear", 7)]
    assert not events(table, DiceRolled), "the column is named, not rolled"
    assert events(table, PaymentRefused) == [PaymentRefused(A, B)]
    assert [(event.seat, event.part) for event in events(table, PartLost)] == [(A, engine)]
    assert money(table) == [0, 0]


@pytest.mark.rule("GT-Q-58", "GT-Q-52")
def test_the_debtor_may_pay_with_loans() -> None:
    position = schemes(2)
    table = accounts(position)
    do(table, Demand(12), NameColumn(7))
    assert offered(table, A, PayDemand) == [PayDemand(12, 2)]
    do(table, PayDemand())
    assert (money(table), player(table, A).loans) == ([8, 12], 2)


@pytest.mark.rule("GT-Q-58", "GT-741")
def test_a_demand_may_be_more_than_anybody_has() -> None:
    table = accounts(schemes(2))
    assert [option.credits for option in offered(table, B, Demand)] == list(range(100))
    do(table, Demand(99), NameColumn(7))
    assert offered(table, A, PayDemand) == [PayDemand(99, 10)]
    do(table, PayDemand())
    assert (money(table), player(table, A).loans) == ([1, 99], 10)


@pytest.mark.rule("GT-Q-58")
def test_whoever_demands_nothing_gets_nothing() -> None:
    table = accounts(schemes(2))
    do(table, Demand(0))
    assert not table.pending
    assert events(table, NothingDemanded) == [NothingDemanded(B, A)]


@pytest.mark.rule("GT-Q-58")
def test_ships_in_hyperspace_are_skipped_on_both_sides_and_one_alone_is_left_in_peace() -> None:
    position = schemes(3)
    position.away(B)
    table = accounts(position)
    do(table, Demand(1), NameColumn(2))
    assert question(table, A) == "pay-demand"
    do(table, TAKE_SHOT)
    assert not table.pending
    position = schemes(2)
    position.gone(B)
    assert events(accounts(position), Alone) == [Alone("settling_accounts")]


# Traffic Jam


@pytest.mark.rule("GT-752", "GT-753", "GT-Q-60")
def test_all_close_up_behind_the_leader_in_hyperspace_too() -> None:
    position = schemes(4)
    position.days(5, 20, 19, 0)
    position.away(A)
    table = turn_up(position, "traffic-jam")
    assert days(table) == [18, 20, 19, 17]
    assert [event.seat for event in events(table, ClosedUp)] == [A, D]
    assert not events(table, DaysLost)


@pytest.mark.rule("GT-753")
def test_a_leader_in_hyperspace_stays_the_leader() -> None:
    position = schemes(2)
    position.days(9, 3)
    position.away(A)
    assert days(turn_up(position, "traffic-jam")) == [9, 8]


# Ambush


AMBUSHED = """
G   G
|   |
PU--C---H---G>
    |
    Gv
"""


@pytest.mark.rule("GT-EX-29", "GT-757", "GT-758")
def test_cannons_count_the_other_way_round_in_an_ambush() -> None:
    position = schemes(2, flight="II")
    position.ship(A, AMBUSHED, aliens={"purple": "C"})
    table = turn_up(position, "ambush")
    assert Counted(A, "ambush", "5") in events(table, Counted)


@pytest.mark.rule("GT-756", "GT-760")
def test_the_least_firepower_is_fired_at() -> None:
    position = schemes(3)
    for seat in (A, C):
        position.ship(seat, "H---G>")
    table = turn_up(position, "ambush")
    assert events(table, WeakestFound) == [WeakestFound(B, "firepower", tied=False)]
    assert [(event.kind, event.side) for event in events(table, ThreatComes)] == [
        ("light_shot", "left"),
        ("light_shot", "right"),
        ("heavy_shot", "rear"),
    ]
    assert {event.seat for event in events(table, DiceRolled)} == {B}
    assert not events(table, SecondFound)


@pytest.mark.rule("GT-759", "GT-717")
def test_with_five_players_the_second_weakest_is_spared_the_heavy_shot() -> None:
    position = schemes(5)
    for seat in (A, B, C):
        position.ship(seat, "H---G>")
    position.ship(
        D,
        """
        G
        |
        H
        """,
    )
    position.dice(2, 2, 2)
    table = turn_up(position, "ambush")
    assert [event.seat for event in events(table, WeakestFound)] == [E]
    assert [event.seat for event in events(table, SecondFound)] == [D]
    assert events(table, ThreatIgnored) == [ThreatIgnored(D, "heavy_shot")]


@pytest.mark.rule("GT-Q-61", "GT-299")
def test_an_ambush_leaves_one_ship_alone_in_peace() -> None:
    position = schemes(2)
    position.away(B)
    table = turn_up(position, "ambush")
    assert events(table, Alone) == [Alone("ambush")]
    assert not events(table, ThreatComes)


# Drifting Ship


@pytest.mark.rule("GT-762", "GT-779")
def test_the_first_who_helps_gives_tokens_for_credits_and_days() -> None:
    position = schemes(3)
    position.days(20, 10, 0)
    for seat in (A, B, C):
        position.ship(seat, "H---B3")
    table = turn_up(position, "drifting-ship")
    assert offered(table, A)[:2] == [HelpShip(2, 6, 2), FLY_ON]
    do(table, FLY_ON, HelpShip())
    assert not table.pending, "with that the card is over"
    assert (money(table), days(table)) == ([0, 6, 0], [20, 8, 0])
    assert events(table, FlewOn) == [FlewOn(A, "drifting_ship")]
    assert events(table, ShipHelped) == [ShipHelped(B)]
    assert [tokens(table, seat) for seat in (A, B, C)] == [3, 1, 3]
    assert table.game.state.used_card


@pytest.mark.rule("GT-779")
def test_who_has_too_few_tokens_cannot_help() -> None:
    position = schemes(2)
    position.ship(B, "H---B3", tokens={"B3": 2})
    assert question(turn_up(position, "drifting-ship"), B) == "help-ship"
    position = schemes(2)
    position.ship(B, "H---B3", tokens={"B3": 1})
    table = turn_up(position, "drifting-ship")
    assert not table.pending
    assert len(events(table, NobodyHelps)) == 1
    assert not table.game.state.used_card


# Vastness of Space


@pytest.mark.rule("GT-763", "GT-780", "GT-Q-89")
def test_everybody_moves_by_engine_power_and_gives_up_without() -> None:
    position = schemes(3)
    position.days(20, 10, 0)
    for seat in (A, B):
        position.ship(
            seat,
            """
            H
            |
            E
            """,
        )
    table = turn_up(position, "vastness-of-space")
    assert days(table)[:2] == [21, 11]
    assert [event.seat for event in events(table, GaveUp)] == [C]


@pytest.mark.rule("GT-780")
def test_turbulence_and_metal_fatigue_do_not_follow() -> None:
    position = schemes(2)
    position.roads("turbulence", "metal_fatigue")
    for seat in (A, B):
        position.ship(
            seat,
            """
            H
            |
            E
            """,
        )
    position.card("vastness-of-space")
    table = position.carry_out(steps.Resolve(), steps.AfterCard())
    assert not events(table, ShipTurned)
    assert not events(table, DiceRolled)
    assert drawn(table, A) == picture("H\n|\nE")


@pytest.mark.rule("GT-715", "GT-Q-52")
def test_loans_may_be_taken_at_any_decision() -> None:
    table = turn_up(schemes(2), "asteroid-belt")
    do(table, TAKE_LOAN)
    assert question(table, A) == "asteroid-belt"
    assert money(table) == [10, 0]
