"""Combat zones: who is weakest, who suffers what, with five players and Merciless Fate."""

from __future__ import annotations

import pytest

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.cards import (
    Alone,
    SecondFound,
    SparedFound,
    WeakestFound,
)
from kosmodrom.games.galaxy_trucker.events.flight import Counted, DaysLost
from kosmodrom.games.galaxy_trucker.events.hits import DiceRolled, PartLost
from kosmodrom.games.galaxy_trucker.moves.cards import KEEP_DIPLOMAT, USE_DIPLOMAT, Land
from kosmodrom.games.galaxy_trucker.moves.flight import Declare, Jump
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
    events,
    goods,
    player,
)

ROOMY = "C---H---C"
"""A crew of six."""


def figures(
    position: Position,
    *,
    fire: tuple[float, ...] = (),
    thrust: tuple[int, ...] = (),
    humans: tuple[int, ...] = (),
) -> None:
    """Firepower, engine power and crew by seat; without a number all are alike."""
    for seat in range(position.seats):
        ship = position.player(seat).ship
        ship.fire = [int(2 * fire[seat]) if fire else 2, 0]
        ship.thrust = [thrust[seat] if thrust else 1, 0]
        if humans:
            ship.humans[position.cell(seat, "H")] = humans[seat]


def zone(position: Position, card: str = "combat-zone-1") -> AnyTable:
    position.card(card)
    return position.carry_out(steps.Resolve())


def weakest(table: AnyTable) -> list[tuple[int, str]]:
    return [(event.seat, event.what) for event in events(table, WeakestFound)]


@pytest.mark.rule("GTB-820", "GTB-705")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_line_strikes_the_weakest_in_its_order(seats: int) -> None:
    position = Position(seats)
    position.dice(12, 12)
    high = (5,) * (seats - 1)
    figures(position, fire=(9, *high), thrust=(*high, 1), humans=(1, *(2,) * (seats - 1)))
    table = zone(position)  # crew: 3 days; engines: 2 crew; firepower: shots
    last = seats - 1
    assert weakest(table) == [
        (A, "crew"),
        (last, "engine_power"),
        (1 if seats > 2 else B, "firepower"),
    ]
    assert [(event.seat, event.days) for event in events(table, DaysLost)] == [(A, 3)]
    assert crew(table, last) == 0
    assert len(events(table, Counted)) == 3 * seats
    assert len(events(table, DiceRolled)) == 2


@pytest.mark.rule("GTB-820", "GT-434", "GT-Q-118")
def test_among_equals_the_one_further_ahead_is_the_weaker() -> None:
    position = Position(3)
    position.days(-20, 0, -10)
    position.dice(12, 12)
    figures(position, fire=(1, 1, 9), thrust=(5, 5, 1))
    table = zone(position)
    assert events(table, WeakestFound)[0] == WeakestFound(B, "crew", True)
    assert events(table, WeakestFound)[1] == WeakestFound(C, "engine_power", False)
    assert events(table, WeakestFound)[2] == WeakestFound(B, "firepower", True)


@pytest.mark.rule("GTB-709", "GT-Q-92")
def test_days_lost_by_a_line_count_for_the_next_one() -> None:
    position = Position(2)
    position.days(2, 0)
    position.ship(B, ROOMY)
    position.dice(12, 12)
    figures(position)
    table = zone(position)  # A has the smaller crew and falls behind B; all else is equal
    while question(table, B) == "lose-crew":
        do(table, offered(table, B)[0])
    assert weakest(table) == [(A, "crew"), (B, "engine_power"), (B, "firepower")]


@pytest.mark.rule("GTB-820")
def test_goods_are_lost_and_shots_fired_at_the_weakest() -> None:
    position = Position(2)
    position.ship(A, "H---W3", goods={"W3": "yellow green blue"})
    position.ship(B, "C---H---X")
    position.dice(12, 12, 12, 7)
    figures(position, fire=(1, 2), thrust=(1, 2))
    table = zone(position, "combat-zone-2")  # firepower: 4 days; engines: 3 goods; crew: shots
    assert [event.days for event in events(table, DaysLost)] == [4]
    assert goods(table, A) == ""
    assert [(event.seat, event.part) for event in events(table, PartLost)] == [
        (A, "starting-cabin-blue")
    ]


@pytest.mark.rule("GTB-821", "GT-442", "GT-Q-118")
@pytest.mark.parametrize("alone", ["gone", "away"])
def test_a_single_ship_is_left_in_peace(alone: str) -> None:
    position = Position(2)
    getattr(position, alone)(B)
    table = zone(position)
    assert events(table, Alone) == [Alone("combat_zone")]
    assert events(table, Counted) == []
    assert days(table) == [0, -2]


JUMPER = "H---EB--B2\n    |\n    E"


@pytest.mark.rule("GT-297", "GT-299", "GT-EX-07")
def test_a_line_is_not_resolved_when_all_but_one_have_jumped() -> None:
    position = Position(3, technologies=True)
    for seat in (B, C):
        position.ship(seat, JUMPER)
    position.player(A).ship.thrust = [7, 0]
    position.deck("open-space-1a")
    table = zone(position, "combat-zone-3")  # crew, firepower, engines
    while question(table, B) == "count" or question(table, C) == "count":
        line = len(events(table, WeakestFound))
        seat = next(iter(table.pending))
        do(table, offered(table, seat)[0 if line == 2 else -1])
    assert not table.pending
    assert [player(table, seat).away[0] for seat in range(3)] == [0, 2, 2]
    assert len(events(table, WeakestFound)) == 2
    assert events(table, Alone) == [Alone("combat_zone")]
    assert events(table, DiceRolled) == []


# Five players


@pytest.mark.rule("GT-405", "GT-433", "GT-435", "GT-436", "GT-437")
def test_the_two_weakest_of_five_are_struck() -> None:
    position = Position(5)
    for seat in range(5):
        position.ship(seat, ROOMY)
    position.dice(12, 12)
    figures(position, fire=(1, 2, 3, 4, 5), thrust=(9, 2, 3, 9, 9), humans=(2, 2, 2, 1, 0))
    table = zone(position)
    assert events(table, SecondFound)[0] == SecondFound(D, "crew", False)
    # The rearmost of the two moves first.
    assert [(event.seat, event.days) for event in events(table, DaysLost)] == [(E, 3), (D, 2)]
    while table.pending:
        do(table, offered(table, next(iter(table.pending)))[0])
    assert weakest(table)[1:] == [(B, "engine_power"), (A, "firepower")]
    assert [crew(table, seat) for seat in (B, C)] == [4, 5]


@pytest.mark.rule("GT-438")
def test_the_second_weakest_loses_one_cube_less() -> None:
    position = Position(5)
    for seat in (A, B):
        position.ship(seat, "H---W3", goods={"W3": "yellow green blue"})
    position.dice(12, 12, 12, 12)
    figures(position, thrust=(1, 2, 3, 4, 5), fire=(9, 9, 1, 1, 9))
    table = zone(position, "combat-zone-2")
    assert (goods(table, A), goods(table, B)) == ("", "blue")


@pytest.mark.rule("GT-439", "GT-Q-34")
def test_the_second_weakest_ignores_the_first_heavy_shot() -> None:
    position = Position(5)
    for seat in (A, B):
        position.ship(seat, "X---H---X")
    position.dice(6, 8)
    figures(position, fire=(1, 2, 3, 4, 5), thrust=(9, 9, 9, 1, 1), humans=(2, 2, 2, 1, 0))
    table = zone(position)  # light, heavy from the rear
    lost = [(event.seat, event.column) for event in events(table, PartLost)]
    assert lost == [(A, 6), (B, 6), (A, 8)]
    assert len(events(table, DiceRolled)) == 2


@pytest.mark.rule("GT-441")
def test_two_ships_of_five_have_one_weakest() -> None:
    position = Position(5)
    position.gone(C, D)
    position.away(E)
    position.dice(12, 12)
    figures(position)
    table = zone(position)
    assert events(table, SecondFound) == []
    assert len(weakest(table)) == 3


@pytest.mark.rule("GT-434")
def test_ties_of_the_second_weakest() -> None:
    position = Position(5)
    position.dice(12, 12)
    figures(position)
    table = zone(position)
    assert events(table, WeakestFound)[0] == WeakestFound(A, "crew", True)
    assert events(table, SecondFound)[0] == SecondFound(B, "crew", True)


# The Diplomat


def diplomatic(seats: int, *firepowers: float) -> AnyTable:
    """The firepower line of a card whose first two lines strike the last seat."""
    position = Position(seats, technologies=True)
    position.ship(A, "C---H---C---BL", aliens={"blue": "C#2"})
    position.specialist(A, "diplomat")
    last = seats - 1
    for seat in range(1, last):
        position.ship(seat, "X---H---C")
    thrust = [9] * last + [1]
    figures(position, fire=firepowers, thrust=tuple(thrust))
    position.dice(6, 8)
    return zone(position)


@pytest.mark.rule("GT-380", "GT-381", "GT-384", "GT-385")
def test_the_diplomat_averts_a_line_and_nobody_suffers_instead() -> None:
    table = diplomatic(3, 1, 2, 3)
    assert question(table, A) == "diplomat"
    assert weakest(table)[-1] == (A, "firepower")
    do(table, USE_DIPLOMAT)
    assert not table.pending
    assert events(table, PartLost) == []
    assert events(table, DiceRolled) == []
    assert player(table, A).ship.aliens[2] == 0


@pytest.mark.rule("GT-380")
def test_without_the_diplomat_the_line_strikes() -> None:
    table = diplomatic(3, 1, 2, 3)
    do(table, KEEP_DIPLOMAT)
    assert {event.seat for event in events(table, PartLost)} == {A}
    assert player(table, A).ship.aliens[2] or A in {e.seat for e in events(table, PartLost)}


@pytest.mark.rule("GT-Q-30")
def test_with_five_the_second_weakest_suffers_his_reduced_penalty() -> None:
    position = Position(5)
    position.ship(A, "C---H---C---BL", aliens={"blue": "C#2"})
    position.specialist(A, "diplomat")
    position.ship(B, "X---H---X")
    figures(position, fire=(1, 2, 3, 4, 5), thrust=(9, 9, 9, 1, 1), humans=(2, 2, 2, 1, 0))
    position.dice(6, 8)
    table = zone(position)
    do(table, USE_DIPLOMAT)
    assert [(event.seat, event.column) for event in events(table, PartLost)] == [(B, 6)]


@pytest.mark.rule("GT-Q-30")
def test_with_five_nobody_takes_the_place_of_the_second_weakest() -> None:
    position = Position(5)
    position.ship(B, "C---H---C---BL", aliens={"blue": "C#2"})
    position.specialist(B, "diplomat")
    position.ship(A, "X---H---X")
    figures(position, fire=(1, 2, 3, 4, 5), thrust=(9, 9, 9, 1, 1), humans=(2, 2, 2, 1, 0))
    position.dice(6, 8)
    table = zone(position)
    assert list(table.pending) == [B]
    do(table, USE_DIPLOMAT)
    assert [(event.seat, event.column) for event in events(table, PartLost)] == [(A, 6), (A, 8)]


# Merciless Fate


@pytest.mark.rule("GT-EX-38", "GT-873", "GT-874")
def test_all_but_the_strongest_suffer_in_full() -> None:
    position = Position(3)
    position.days(0, -10, -20)
    position.roads("merciless_fate")
    for seat in range(3):
        position.ship(seat, "C---H---C\n    |\n    C")
    position.ship(A, "C---H---C", crew={"C#1": 1})
    position.player(B).ship.humans[position.cell(B, "C#1")] = 1
    position.player(C).ship.humans[position.cell(C, "C#1")] = 1
    assert [sum(position.player(seat).ship.humans) for seat in range(3)] == [5, 7, 7]
    position.dice(12, 12)
    figures(position, thrust=(9, 1, 1))
    table = zone(position)
    assert events(table, SparedFound)[0] == SparedFound(C, "crew", True)
    assert [(event.seat, event.days) for event in events(table, DaysLost)] == [(B, 3), (A, 3)]
    assert SparedFound(A, "engine_power", False) in events(table, SparedFound)


@pytest.mark.rule("GT-875")
def test_with_merciless_fate_each_shot_is_rolled_once_for_all() -> None:
    position = Position(4)
    position.roads("merciless_fate")
    for seat in (A, C, D):
        position.ship(seat, "H---C")
    position.dice(12, 8)
    figures(position, fire=(1, 9, 1, 1), thrust=(1, 1, 1, 1))
    table = zone(position)
    while table.pending:
        do(table, offered(table, next(iter(table.pending)))[0])
    assert len(events(table, DiceRolled)) == 2
    assert {(event.seat, event.column) for event in events(table, PartLost)} == {
        (A, 8),
        (C, 8),
        (D, 8),
    }


@pytest.mark.rule("GT-Q-73")
def test_merciless_fate_with_five_knows_no_reductions() -> None:
    position = Position(5)
    position.days(0, -10, -20, -30, -40)
    position.roads("merciless_fate")
    position.dice(12, 12)
    figures(position)
    table = zone(position)
    assert events(table, SecondFound) == []
    assert {(event.seat, event.days) for event in events(table, DaysLost)} == {
        (A, 3),
        (B, 3),
        (C, 3),
        (D, 3),
    }


@pytest.mark.rule("GT-Q-73")
def test_merciless_fate_leaves_a_single_ship_in_peace() -> None:
    position = Position(2)
    position.roads("merciless_fate")
    position.gone(B)
    assert events(zone(position), Counted) == []


# Class IIA


@pytest.mark.rule("GT-EX-10", "GT-648", "GT-616")
def test_the_example_of_a_half_in_hyperspace() -> None:
    """All goods and tokens are away with the right half, so the line on crew costs nothing."""
    position = Position(3, flight="IIA", technologies=True)
    position.ship(
        A,
        """
        E---C---BR--E       C---W2--EB--E
            |                   |
            C---X               B2
            |                   |
            E                   E
        """,
        at=(6, 3),
        aliens={"brown": "C#1"},
        goods={"W2": "green blue"},
    )
    for seat in (B, C):
        position.ship(seat, "C---C---C---C", at=(6, 3))
        position.player(seat).halves = 1
    position.player(B).ship.thrust = [4, 0]
    position.player(C).ship.thrust = [8, 0]
    position.days(-20, 0, -10)  # nobody has a cannon: B is the weakest there
    position.dice(12, 12, 12)
    position.deck("planets-1a")
    table = zone(position, "combat-zone-3")  # crew: 4 goods; firepower: 4 crew; engines: fire
    assert question(table, A) == "count"
    do(table, offered(table, A, Jump)[0])
    while question(table, A) == "count":
        do(table, offered(table, A, Declare)[0])
    while question(table, B) == "lose-crew":
        do(table, offered(table, B)[0])
    assert player(table, A).away == [0, 2]
    assert weakest(table) == [(A, "crew"), (B, "firepower"), (B, "engine_power")]
    assert goods(table, A) == "green blue"
    assert player(table, A).ship.tokens[position.cell(A, "B2")] == 1  # one was paid for the jump
    counted = [event.value for event in events(table, Counted) if event.seat == A]
    assert counted == ["3", "0", "5"]


@pytest.mark.rule("GT-EX-10", "GT-648")
def test_a_half_without_a_hold_lands_and_loads_nothing() -> None:
    position = Position(2, flight="IIA")
    position.ship(A, "C---X               C---W2", at=(6, 3))
    position.away(A, half=1)
    position.gone(B)
    position.card("planets-1a")
    table = position.carry_out(steps.Resolve())
    do(table, Land(1))
    assert not table.pending
    assert goods(table, A) == ""
    assert days(table)[A] == -2
