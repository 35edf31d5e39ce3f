"""Abandoned ships and stations, and Fierce Competition about them."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.cards import FlewOn, NobodyExplores, RivalFires
from kosmodrom.games.galaxy_trucker.events.flight import Counted, DaysLost
from kosmodrom.games.galaxy_trucker.events.hits import DiceRolled, PartLost
from kosmodrom.games.galaxy_trucker.moves.cards import FLY_ON, ExploreShip, ExploreStation
from kosmodrom.games.galaxy_trucker.moves.flight import BoostCannon, Jump
from kosmodrom.games.galaxy_trucker.moves.goods import Forgo, Load
from kosmodrom.games.galaxy_trucker.moves.hits import KeepPiece
from kosmodrom.games.galaxy_trucker.moves.losses import GiveUpCrew
from kosmodrom.testing.positions import offered, question
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    D,
    E,
    Name,
    Position,
    answer_until,
    crew,
    days,
    do,
    events,
    goods,
    humans,
    money,
    parts,
    player,
)

CREW_OF_SIX = """
  C---H---C
      |
      W2
"""


def abandoned(position: Position, card: str) -> AnyTable:
    position.card(card)
    return position.carry_out(steps.Resolve())


def crewed(seats: int, **options: Any) -> Position:
    """Everybody has a crew of six and a hold."""
    position = Position(seats, **options)
    for seat in range(seats):
        position.ship(seat, CREW_OF_SIX)
    return position


@pytest.mark.rule("GTB-805", "GT-Q-123")
def test_the_first_who_wants_gives_up_crew_for_credits_and_days() -> None:
    position = crewed(3)
    table = abandoned(position, "abandoned-ship-1b")  # 3 crew, 4 credits, 1 day
    assert offered(table, A) == [ExploreShip(3, 4, 1), FLY_ON]
    do(table, FLY_ON)
    assert list(table.pending) == [B]
    do(table, ExploreShip())
    assert question(table, B) == "lose-crew"
    for name in ("H", "C#1", "C#2"):
        do(table, GiveUpCrew(*position.place(B, name), "human"))
    assert not table.pending  # C is not asked: the card is over
    assert [crew(table, seat) for seat in range(3)] == [6, 3, 6]
    assert money(table) == [0, 4, 0]
    assert days(table) == [0, -3, -4]
    assert table.game.state.used_card


@pytest.mark.rule("GTB-805")
def test_only_those_with_the_crew_are_asked() -> None:
    position = crewed(2)
    position.ship(A, "H")
    table = abandoned(position, "abandoned-ship-1b")
    assert list(table.pending) == [B]


@pytest.mark.rule("GTB-805")
def test_the_last_human_may_be_given_up() -> None:
    position = Position(2)
    table = abandoned(position, "abandoned-ship-1a")  # 2 crew
    do(table, ExploreShip())
    assert humans(table, A) == 0
    assert money(table) == [3, 0]


@pytest.mark.rule("GT-221", "GT-222")
def test_sleepers_are_not_counted_and_not_given_up() -> None:
    position = Position(2, technologies=True)
    position.ship(A, "H---ST")
    position.gone(B)
    table = abandoned(position, "abandoned-ship-1b")
    assert not table.pending
    assert events(table, NobodyExplores) == [NobodyExplores("abandoned_ship")]
    position = Position(2, technologies=True)
    position.ship(A, "H---ST")
    position.gone(B)
    assert not abandoned(position, "abandoned-station-1a").pending


@pytest.mark.rule("GTB-806", "GT-Q-123")
def test_a_station_needs_crew_and_keeps_nobody() -> None:
    position = crewed(2)
    table = abandoned(position, "abandoned-station-1a")  # crew 5: yellow, green, 1 day
    assert offered(table, A) == [ExploreStation(("yellow", "green"), False, 1), FLY_ON]
    do(table, ExploreStation())
    hold = position.place(A, "W2")
    do(table, Load("yellow", *hold), Load("green", *hold))
    assert not table.pending
    assert (goods(table, A), crew(table, A)) == ("yellow green", 6)
    assert days(table) == [-1, -2]


@pytest.mark.rule("GT-852")
def test_what_nobody_explores_is_not_used() -> None:
    table = abandoned(crewed(2), "abandoned-station-1a")
    do(table, FLY_ON, FLY_ON)
    assert events(table, NobodyExplores) == [NobodyExplores("abandoned_station")]
    assert not table.game.state.used_card


@pytest.mark.rule("GT-648")
def test_only_crew_in_the_convoy_counts() -> None:
    position = Position(2, flight="IIA")
    position.ship(A, "C---X               C---X", at=(6, 3))
    position.gone(B)
    position.away(A, half=1)
    assert not abandoned(position, "abandoned-ship-1b").pending
    position.away(A, 0, half=1)
    position.card("abandoned-ship-1b")
    assert position.carry_out(steps.Resolve()).pending


# Five players


@pytest.mark.rule("GT-404", "GT-415", "GT-416", "GT-417", "GT-419", "GT-Q-33")
def test_two_of_five_may_explore_a_ship() -> None:
    position = crewed(5)
    position.ship(C, "H")
    table = abandoned(position, "abandoned-ship-1a")  # 2 crew, 3 credits, 1 day
    do(table, ExploreShip(2, 3, 1))
    for _ in range(2):
        do(table, GiveUpCrew(*position.place(A, "H"), "human"))
    assert money(table)[A] == 3  # at once, but the days come when all have decided
    assert days(table)[A] == 0
    do(table, FLY_ON)
    do(table, ExploreShip(2, 2, 1))  # C has just the two humans that it takes
    assert not table.pending
    assert money(table) == [3, 0, 2, 0, 0]
    assert [event.seat for event in events(table, DaysLost)] == [C, A]


@pytest.mark.rule("GT-416")
def test_the_second_user_needs_the_same_crew() -> None:
    position = crewed(5)
    for seat in (B, C, D):
        position.ship(seat, "H")
    table = abandoned(position, "abandoned-station-1a")
    do(table, ExploreStation())
    hold = position.place(A, "W2")
    do(table, Load("yellow", *hold), Load("green", *hold))
    assert list(table.pending) == [E]


@pytest.mark.rule("GT-418")
def test_the_second_user_of_a_station_gets_one_cube_less() -> None:
    position = crewed(5)
    table = abandoned(position, "abandoned-station-1a")
    do(table, ExploreStation())
    hold = position.place(A, "W2")
    do(table, Load("yellow", *hold), Load("green", *hold))
    assert offered(table, B, ExploreStation) == [ExploreStation(("yellow", "green"), True, 1)]
    do(table, ExploreStation(), Forgo("green"), Load("yellow", *position.place(B, "W2")))
    assert goods(table, B) == "yellow"
    assert not table.pending


# Fierce Competition


def rivals(*firepowers: float, card: str = "abandoned-ship-1a") -> AnyTable:
    """Everybody has such a firepower, and Fierce Competition is on."""
    position = crewed(len(firepowers))
    position.roads("fierce_competition")
    for seat, firepower in enumerate(firepowers):
        position.player(seat).ship.fire = [int(2 * firepower), 0]
    position.dice(12, 12, 12, 12)  # class I has no such column
    return abandoned(position, card)


@pytest.mark.rule("GT-830", "GT-831")
def test_stronger_ships_behind_fire_at_the_explorer() -> None:
    table = rivals(1, 2, 1, 1.5)
    do(table, ExploreShip())
    assert [event.seat for event in events(table, Counted)] == [A, B, C, D]
    assert events(table, RivalFires) == [RivalFires(B, A), RivalFires(D, A)]
    assert [event.seat for event in events(table, DiceRolled)] == [B, D]


@pytest.mark.rule("GT-830")
def test_a_shot_strikes_from_the_rear() -> None:
    position = crewed(2)
    position.roads("fierce_competition")
    position.player(B).ship.fire = [4, 0]
    position.dice(7)
    table = abandoned(position, "abandoned-ship-1a")
    lost = position.part(A, "W2")
    do(table, ExploreShip())
    assert [event.part for event in events(table, PartLost)] == [lost]
    assert question(table, A) == "explore-anyway"


@pytest.mark.rule("GT-830")
def test_nobody_ahead_fires() -> None:
    table = rivals(5, 1, 1)
    do(table, FLY_ON)
    do(table, ExploreShip())
    assert events(table, RivalFires) == []
    assert question(table, B) == "lose-crew"  # nobody has fired: there is nothing to think over


@pytest.mark.rule("GT-832", "GT-833", "GT-Q-65")
def test_after_the_shots_the_explorer_may_refrain() -> None:
    table = rivals(1, 2, 3)
    do(table, ExploreShip())
    assert question(table, A) == "explore-anyway"
    do(table, FLY_ON)
    assert money(table)[A] == 0
    do(table, ExploreShip())  # now B is shot at
    assert events(table, RivalFires) == [RivalFires(B, A), RivalFires(C, A), RivalFires(C, B)]
    do(table, FLY_ON, FLY_ON)
    assert days(table) == [0, -2, -4]
    assert not table.game.state.used_card


@pytest.mark.rule("GT-832")
def test_the_explorer_may_be_unable_after_the_shots() -> None:
    position = Position(2)
    position.roads("fierce_competition")
    position.ship(A, "X---C\n|\nH")
    position.player(B).ship.fire = [2, 0]
    position.dice(7)
    table = abandoned(position, "abandoned-ship-1b")  # 3 crew
    do(table, ExploreShip())
    assert crew(table, A) == 2
    assert not table.pending
    assert money(table) == [0, 0]


OPPORTUNITIES = {"abandoned-ship-1b": 3, "abandoned-station-1a": 5}
"""The crew that the cards ask for."""


def short_of_crew_after_the_count(position: Position, seat: Seat, crew: int) -> None:
    """A ship that has just this crew, until its one cannon is boosted: a cabin hangs on it."""
    aboard: dict[Name, int] = {"C#1": 1, "C#2": crew - 3}
    position.ship(seat, "C---G---GB--B2\n        |\n        H---C", crew=aboard)


def boost(table: AnyTable, seat: Seat) -> None:
    """Boost the cannon, declare, and keep the larger piece of what is left."""
    do(table, *offered(table, seat, BoostCannon))
    do(table, max(offered(table, seat, KeepPiece), key=lambda piece: piece.crew))


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("card", OPPORTUNITIES)
@pytest.mark.rule("GT-832", "GT-831", "GTB-805", "GTB-806")
def test_the_count_alone_may_leave_the_explorer_without_the_crew(card: str, seats: int) -> None:
    position = crewed(seats, flight="II", technologies=True)
    position.roads("fierce_competition")
    short_of_crew_after_the_count(position, A, OPPORTUNITIES[card])
    table = abandoned(position, card)
    do(table, offered(table, A)[0])
    boost(table, A)
    assert crew(table, A) == OPPORTUNITIES[card] - 1
    assert not events(table, RivalFires)
    assert events(table, FlewOn) == [FlewOn(A, card[:-3].replace("-", "_"))]
    assert (question(table, B), money(table)[A], goods(table, A)) == ("explore", 0, "")
    do(table, *[FLY_ON] * (seats - 1))
    assert days(table)[A] == 0


@pytest.mark.parametrize("card", OPPORTUNITIES)
@pytest.mark.rule("GT-416", "GT-832")
def test_so_it_may_the_second_user(card: str) -> None:
    position = crewed(5, flight="II")
    position.roads("fierce_competition", seats=[B])
    short_of_crew_after_the_count(position, B, OPPORTUNITIES[card])
    table = abandoned(position, card)
    do(table, offered(table, A)[0])
    answer_until(table, lambda table: question(table, B) == "explore")
    do(table, offered(table, B)[0])
    boost(table, B)
    assert question(table, C) == "explore"
    assert money(table)[B] == 0


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("card", OPPORTUNITIES)
@pytest.mark.rule("GT-832", "GT-648")
def test_crew_that_jumps_at_the_count_does_not_explore(card: str, seats: int) -> None:
    position = Position(seats, flight="IIA", technologies=True)
    position.roads("fierce_competition")
    position.ship(
        A,
        """
        C---EB--B2          C---C---C
            |
            E
        """,
        at=(6, 3),
        crew={"C#1": 1, "C#3": OPPORTUNITIES[card] - 3, "C#4": 0},
    )
    for seat in range(1, seats):
        position.ship(seat, "C                   C", at=(6, 3), crew={"C#1": 5})
    position.deck("stardust-1")
    table = abandoned(position, card)
    do(table, offered(table, A)[0])
    do(table, offered(table, A, Jump)[0])
    assert player(table, A).away == [2, 0]
    assert events(table, FlewOn) == [FlewOn(A, card[:-3].replace("-", "_"))]
    assert question(table, B) == "explore"


@pytest.mark.rule("GT-832")
def test_by_the_first_rules_the_count_was_not_asked_about() -> None:
    position = crewed(2, flight="II", technologies=True)
    position.roads("fierce_competition")
    short_of_crew_after_the_count(position, A, 3)
    position.version = 1
    table = abandoned(position, "abandoned-ship-1b")
    do(table, offered(table, A)[0])
    boost(table, A)
    assert money(table)[A] == 4


@pytest.mark.rule("GT-832")
def test_who_goes_on_after_the_shots_explores() -> None:
    position = crewed(2)
    position.roads("fierce_competition")
    position.player(B).ship.fire = [2, 0]
    position.dice(12)
    table = abandoned(position, "abandoned-station-1a")
    do(table, ExploreStation(), ExploreStation())
    assert question(table, A) == "load"
    assert len(parts(table, A)) == 4


@pytest.mark.rule("GT-Q-65")
def test_the_second_user_is_shot_at_likewise() -> None:
    table = rivals(1, 1, 1, 2, 1)
    do(table, ExploreShip(), ExploreShip())
    while question(table, A) == "lose-crew":
        do(table, offered(table, A)[0])
    do(table, ExploreShip())
    assert events(table, RivalFires) == [RivalFires(D, A), RivalFires(D, B)]


@pytest.mark.rule("GT-294", "GT-831")
def test_an_explorer_who_jumps_at_the_count_does_not_explore() -> None:
    position = Position(2, technologies=True)
    position.ship(A, "H---EB--B2\n    |\n    E")
    position.ship(B, CREW_OF_SIX)
    position.roads("fierce_competition")
    position.deck("stardust-1")
    table = abandoned(position, "abandoned-ship-1a")
    do(table, ExploreShip())
    assert question(table, A) == "count"
    do(table, offered(table, A)[0])
    assert player(table, A).away[0] == 2
    assert list(table.pending) == [B]
    assert question(table, B) == "explore"
    assert (events(table, Counted), events(table, RivalFires)) == ([], [])
