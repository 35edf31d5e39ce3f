"""Stardust, meteor swarms and epidemics."""

from __future__ import annotations

import pytest

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.cards import DustGathers, Healthy, IllnessSpread
from kosmodrom.games.galaxy_trucker.events.flight import DaysLost
from kosmodrom.games.galaxy_trucker.events.hits import DiceRolled, PartLost
from kosmodrom.games.galaxy_trucker.moves.hits import KeepPiece
from kosmodrom.games.galaxy_trucker.moves.losses import LET_SLEEP, WakeSleeper
from kosmodrom.games.galaxy_trucker.rules.cards import RESOLVE
from kosmodrom.games.galaxy_trucker.terms import CARD_KINDS
from kosmodrom.testing.positions import offered, question
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    crew,
    days,
    do,
    drawn,
    events,
    humans,
    picture,
    player,
)


def resolve(position: Position, card: str) -> AnyTable:
    position.card(card)
    return position.carry_out(steps.Resolve())


@pytest.mark.rule("GTB-801", "GTB-826")
def test_every_base_card_is_resolved_by_a_rule() -> None:
    kinds = {kind.__struct_config__.tag for kind in RESOLVE}
    assert set(CARD_KINDS[:12]) <= kinds


# Stardust


@pytest.mark.rule("GTB-807", "GTB-708", "GT-Q-121")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_day_for_each_exposed_connector_the_rearmost_first(seats: int) -> None:
    position = Position(seats)
    position.days(*range(0, -7 * seats, -7))
    table = resolve(position, "stardust-1")
    # A starting cabin alone has four.
    assert days(table) == [-7 * seat - 4 for seat in range(seats)]
    assert [event.seat for event in events(table, DaysLost)] == list(reversed(range(seats)))
    assert events(table, DustGathers)[0] == DustGathers(A, 4)


@pytest.mark.rule("GTB-807", "GT-648")
def test_only_the_half_in_the_convoy_gathers_dust() -> None:
    position = Position(2, flight="IIA")
    position.ship(A, "C---X               X---X", at=(6, 3))
    position.gone(B)
    position.away(A, half=1)
    table = resolve(position, "stardust-1")
    both = player(table, A).ship.exposed
    assert -both < days(table)[A] < 0


@pytest.mark.rule("GT-878", "GT-Q-74")
def test_with_merciless_fate_parts_with_exposed_connectors_fall_off() -> None:
    position = Position(2)
    position.roads("merciless_fate")
    position.ship(
        A,
        """
            G
            |
        G<--H---X---G>
            |
            E
        """,
        exposed=1,
    )
    table = resolve(position, "stardust-1")
    do(table, max(offered(table, A, KeepPiece), key=lambda piece: piece.parts))
    assert days(table) == [0, -2]
    fell = [event for event in events(table, PartLost) if event.seat == A]
    assert [(event.row, event.column, event.how, event.reason) for event in fell] == [
        (*position.place(A, "X"), "fell_off", "stardust"),
        (*position.place(A, "G>"), "fell_off", "unjoined"),
    ]
    # The cabin has an exposed connector now, and stays.
    assert drawn(table, A) == picture(
        """
            G
            |
        G<--H
            |
            E
        """
    )


@pytest.mark.rule("GT-Q-74")
def test_with_merciless_fate_everything_may_fall_off() -> None:
    position = Position(2)
    position.roads("merciless_fate")
    table = resolve(position, "stardust-1")
    assert [drawn(table, seat) for seat in (A, B)] == ["", ""]
    assert humans(table, B) == 0


# Meteor swarms


@pytest.mark.rule("GTB-808")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_meteor_strikes_everybody_in_printed_order(seats: int) -> None:
    position = Position(seats)
    for seat in range(seats):
        position.ship(seat, "C---H")
    position.dice(6, 9, 9)  # large from the front, small from left and right
    table = resolve(position, "meteor-swarm-1b")
    assert len(events(table, DiceRolled)) == 3
    assert [(event.seat, event.column) for event in events(table, PartLost)] == [
        (seat, 6) for seat in range(seats)
    ]


@pytest.mark.rule("GTB-808", "GT-288")
def test_a_ship_in_hyperspace_meets_no_meteors() -> None:
    position = Position(2)
    position.away(A)
    position.dice(7, 9, 9)
    table = resolve(position, "meteor-swarm-1b")
    assert [event.seat for event in events(table, PartLost)] == [B]


# Epidemics


@pytest.mark.rule("GTB-825", "GT-Q-120")
def test_joined_occupied_cabins_lose_one_each() -> None:
    position = Position(2)
    position.ship(A, "C---H---C---X\n            |\n            C")
    table = resolve(position, "epidemic-2")
    ship = player(table, A).ship
    left = {name: ship.humans[position.cell(A, name)] for name in ("C#1", "H", "C#2", "C#3")}
    assert left == {"C#1": 1, "H": 1, "C#2": 1, "C#3": 2}
    assert events(table, IllnessSpread) == [IllnessSpread(A, 3)]
    assert events(table, Healthy) == [Healthy(B)]


@pytest.mark.rule("GTB-825")
def test_all_ill_cabins_are_found_before_anybody_is_removed() -> None:
    position = Position(2)
    position.ship(A, "C---H---C", crew={"H": 1})
    table = resolve(position, "epidemic-2")
    assert crew(table, A) == 2  # the pilot falls ill, too, and still infects both cabins


@pytest.mark.rule("GTB-825")
def test_an_empty_cabin_infects_nobody() -> None:
    position = Position(2)
    position.ship(A, "C---H---C", crew={"H": 0})
    assert crew(resolve(position, "epidemic-2"), A) == 4


@pytest.mark.rule("GTB-825")
def test_cabins_side_by_side_but_not_joined_stay_healthy() -> None:
    position = Position(2)
    position.ship(A, "C   C\n|   |\nX---H", crew={"H": 0})
    assert crew(resolve(position, "epidemic-2"), A) == 4


@pytest.mark.rule("GTB-825")
def test_an_alien_falls_ill_too() -> None:
    position = Position(2)
    position.ship(A, "PU--C---H", aliens={"purple": "C"})
    table = resolve(position, "epidemic-2")
    assert player(table, A).ship.aliens[0] == 0
    assert humans(table, A) == 1


@pytest.mark.rule("GT-224", "GT-Q-04")
def test_a_stasis_chamber_is_no_cabin_but_a_luxury_cabin_is_one() -> None:
    position = Position(2, technologies=True)
    position.ship(A, "ST--H---X")
    position.ship(B, "LC--H---X")
    table = resolve(position, "epidemic-2")
    assert humans(table, A) == 2
    assert humans(table, B) == 1
    assert player(table, B).ship.humans[position.cell(B, "LC")] == 0


@pytest.mark.rule("GT-225", "GT-226", "GT-Q-08")
def test_sleepers_may_take_the_places_of_the_ill() -> None:
    position = Position(2, technologies=True)
    position.ship(A, "C---H---ST")
    position.gone(B)
    table = resolve(position, "epidemic-2")
    assert question(table, A) == "wake"
    chamber = position.place(A, "ST")
    do(table, WakeSleeper(*position.place(A, "C"), *chamber), LET_SLEEP)
    assert humans(table, A) == 3


@pytest.mark.rule("GT-877", "GT-Q-74")
def test_with_merciless_fate_ill_cabins_are_discarded_at_once() -> None:
    position = Position(2)
    position.roads("merciless_fate")
    position.gone(B)
    position.ship(
        A,
        """
            W2
            |
        C---H---X---C
        """,
    )
    table = resolve(position, "epidemic-2")
    discarded = [event for event in events(table, PartLost) if event.how == "discarded"]
    assert {(event.row, event.column) for event in discarded} == {
        position.place(A, "C#1"),
        position.place(A, "H"),
    }
    assert {event.reason for event in discarded} == {"epidemic"}


@pytest.mark.rule("GTB-825", "GT-291")
def test_a_ship_in_hyperspace_stays_healthy() -> None:
    position = Position(3)
    for seat in (A, C):
        position.ship(seat, "C---H")
    position.away(A)
    table = resolve(position, "epidemic-2")
    assert [crew(table, seat) for seat in (A, C)] == [4, 2]
