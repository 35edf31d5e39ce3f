"""What follows every card."""

from __future__ import annotations

import pytest

from kosmodrom.games.galaxy_trucker.events.flight import (
    EnvyShoots,
    GaveUp,
    JunkFlies,
    Returned,
    ShipTurned,
)
from kosmodrom.games.galaxy_trucker.events.hits import (
    CoordinatesMissed,
    CoordinatesRolled,
    PartLost,
    ThreatComes,
)
from kosmodrom.games.galaxy_trucker.steps import AfterCard, Count, Junk
from kosmodrom.games.galaxy_trucker.tables import ENGINE_POWER
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    D,
    Position,
    events,
    humans,
    parts,
    player,
)


def after(position: Position, card: str = "open-space-1a") -> AnyTable:
    """The table after a card, whose last card is still to come."""
    position.card(card)
    position.deck("stardust-1")
    return position.carry_out(AfterCard())


def lost(table: AnyTable, seat: int) -> list[str]:
    return [event.how for event in events(table, PartLost) if event.seat == seat]


# Open space


@pytest.mark.rule("GT-906", "GT-905", "GT-Q-79")
def test_turbulence_turns_the_ships_of_the_convoy() -> None:
    position = Position(seats=3)
    position.roads("turbulence", seats=[A, C])
    for seat in (A, B):
        position.ship(seat, "E^  E^\n|   |\nX---H---E")
    position.away(C, 2)
    table = after(position)
    assert events(table, ShipTurned) == [ShipTurned(A)]  # B is not bound, C is away
    assert [player(table, seat).ship.front for seat in (A, B, C)] == [2, 0, 0]
    position.state.players = table.game.state.players
    assert position.carry_out(Count(A, ENGINE_POWER)).game.state.counts[A] == 4  # 2 of E^
    table = after(position)
    assert player(table, A).ship.front == 0


@pytest.mark.rule("GT-856", "GT-857", "GT-858", "GT-Q-69")
def test_metal_fatigue_lets_a_part_of_each_ship_fall_off() -> None:
    position = Position(seats=3)
    position.roads("metal_fatigue")
    for seat in (A, B, C):
        position.ship(seat, "H---X")
    position.away(B, 2)
    position.dice(8, 7)
    table = after(position)
    assert [lost(table, seat) for seat in (A, B, C)] == [["fell_off"], [], ["fell_off"]]
    assert len(events(table, CoordinatesRolled)) == 1
    assert not events(table, CoordinatesMissed)  # it does not concern B


@pytest.mark.rule("GT-856", "GT-906", "GT-780")
def test_other_cards_neither_turn_nor_tire_ships() -> None:
    for card in ("stardust-2", "vastness-of-space"):
        position = Position(seats=2, machinations=True)
        position.roads("metal_fatigue", "turbulence")
        table = after(position, card)
        assert not events(table, CoordinatesRolled)
        assert not events(table, ShipTurned)


# Space Psychosis


@pytest.mark.rule("GT-855", "GT-857", "GT-858", "GT-Q-22")
def test_space_psychosis_destroys_cabins_with_humans_in_hyperspace_too() -> None:
    position = Position(seats=3, flight="II", technologies=True)
    position.roads("space_psychosis")
    position.ship(A, "H---C", crew={"C": 1})
    position.ship(B, "H---C---PU", aliens={"purple": "C"})
    position.ship(C, "H---C")
    position.away(C, 2)
    position.dice(8, 7)
    table = after(position, "stardust-2")
    assert [lost(table, seat) for seat in (A, B, C)] == [["destroyed"], [], ["destroyed"]]
    assert humans(table, C) == 2


@pytest.mark.rule("GT-857", "GT-Q-69")
def test_two_sevens_are_the_starting_cabin() -> None:
    position = Position(seats=2)
    position.roads("space_psychosis")
    position.dice(7, 7)
    table = after(position)
    assert parts(table, A) == parts(table, B) == []
    assert [event.reason for event in events(table, GaveUp)] == ["no_human", "no_human"]
    assert table.game.state.phase == "settlement"


# Flying Junk


def junkyard() -> Position:
    position = Position(seats=3)
    position.roads("flying_junk")
    for seat in (A, B, C):
        position.ship(seat, "H---X")
    position.days(9, 5, 1)
    return position


@pytest.mark.rule("GT-845", "GT-847", "GT-849", "GT-Q-64")
def test_junk_strikes_all_ships_behind() -> None:
    position = junkyard()
    junk = position.state.warehouse.pop()
    position.player(B).junk = [junk]
    position.dice(8)
    table = after(position, "stardust-2")
    assert events(table, JunkFlies) == [JunkFlies(B, position.t.part_ids[junk])]
    assert [lost(table, seat) for seat in (A, B, C)] == [[], [], ["destroyed"]]
    assert player(table, B).lost == [junk]
    assert not any(each.junk for each in table.game.state.players)


@pytest.mark.rule("GT-847")
def test_the_last_ships_junk_strikes_nobody() -> None:
    position = junkyard()
    position.player(C).junk = [position.state.warehouse.pop()]
    table = after(position, "stardust-2")
    assert not events(table, ThreatComes)
    assert len(player(table, C).lost) == 1


@pytest.mark.rule("GT-846", "GT-847", "GT-844")
def test_junk_of_junk_flies_on() -> None:
    position = junkyard()
    position.ship(B, "H---X---C")  # the cabin hangs on the structure
    position.player(A).junk = [position.state.warehouse.pop()]
    position.dice(8, 8)
    position.card("stardust-2")
    position.deck("stardust-1")
    table = position.carry_out(Junk([A, B, C]))
    while table.pending:
        seat = next(iter(table.pending))
        table.decide(seat, table.pending[seat].options[0])
    assert [event.seat for event in events(table, JunkFlies)][:2] == [A, B]
    assert lost(table, B) == ["destroyed", "fell_off"]
    assert len(player(table, B).lost) == 2


@pytest.mark.rule("GT-Q-67", "GT-848")
def test_junk_of_ships_in_hyperspace_is_lost_and_those_that_came_back_are_hit() -> None:
    position = junkyard()
    position.player(A).junk = [position.state.warehouse.pop()]
    position.away(A, 2)
    position.away(C, 1)
    table = after(position, "stardust-2")
    assert not events(table, JunkFlies)
    assert len(player(table, A).lost) == 1
    position.player(B).junk = [position.state.warehouse.pop()]
    position.dice(8)
    table = after(position, "stardust-2")
    assert [event.seat for event in events(table, Returned)] == [C]
    assert lost(table, C) == ["destroyed"]


@pytest.mark.rule("GT-Q-63")
def test_junk_strikes_those_alone_whom_the_road_binds() -> None:
    position = Position(seats=3)
    position.roads("flying_junk", seats=[C])
    for seat in (A, B, C):
        position.ship(seat, "H---X")
    position.player(A).junk = [position.state.warehouse.pop()]
    position.dice(8)
    table = after(position, "stardust-2")
    assert [lost(table, seat) for seat in (A, B, C)] == [[], [], ["destroyed"]]


# Object of Envy


def envied(seats: int = 3) -> Position:
    position = Position(seats=seats)
    position.roads("object_of_envy")
    position.state.first_leader = A
    position.dice(12)
    return position


@pytest.mark.rule("GT-837", "GT-Q-66")
def test_a_new_leader_is_shot_at_by_the_second() -> None:
    position = envied()
    position.days(0, 5, 3)
    assert events(after(position), EnvyShoots) == [EnvyShoots(C, B)]
    position.days(9, 5, 3)
    assert not events(after(position), EnvyShoots)


@pytest.mark.rule("GT-838", "GT-Q-66")
def test_a_leader_who_jumped_or_gave_up_counts_as_a_change() -> None:
    position = envied()
    position.away(A, 2)
    assert events(after(position), EnvyShoots) == [EnvyShoots(C, B)]
    position = envied()
    position.ship(A, "H", crew={"H": 0})
    assert events(after(position), EnvyShoots) == [EnvyShoots(C, B)]


@pytest.mark.rule("GT-839", "GT-Q-64")
def test_who_returns_to_the_lead_is_shot_at() -> None:
    position = envied()
    position.state.first_leader = B
    position.away(A, 1)
    table = after(position)
    assert events(table, EnvyShoots) == [EnvyShoots(B, A)]


@pytest.mark.rule("GT-Q-66")
def test_nobody_shoots_at_the_only_ship() -> None:
    position = envied(2)
    position.gone(A)
    assert not events(after(position), EnvyShoots)


@pytest.mark.rule("GT-840", "GT-Q-64")
def test_the_shot_is_not_triggered_again() -> None:
    position = envied()
    position.days(0, 5, 3)
    position.dice(7)  # B's starting cabin
    table = after(position)
    assert events(table, EnvyShoots) == [EnvyShoots(C, B)]
    assert events(table, GaveUp) == [GaveUp(B, "no_human")]
    assert set(table.pending) == {A, C}


@pytest.mark.rule("GT-Q-64")
def test_parts_that_fall_off_by_envy_make_no_junk() -> None:
    position = envied()
    position.roads("flying_junk")
    position.days(0, 5, 3)
    position.ship(B, "H\n|\nX---C")  # the cabin falls off with the structure
    position.dice(7)
    table = after(position)
    while table.pending and next(iter(table.pending.values())).question.id != "ready":
        seat = next(iter(table.pending))
        table.decide(seat, table.pending[seat].options[0])
    assert "fell_off" in lost(table, B)
    assert not events(table, JunkFlies)
    assert len(player(table, B).lost) == 2


# The strike


@pytest.mark.rule("GT-773")
def test_the_aliens_go_back_to_work() -> None:
    position = Position(seats=2)
    position.state.strike = 2
    table = after(position)
    assert table.game.state.strike == 1


@pytest.mark.rule("GT-Q-64", "GT-Q-91")
def test_the_order_of_what_follows_a_card() -> None:
    position = Position(seats=4, flight="II")
    position.roads("metal_fatigue", "space_psychosis", "object_of_envy")
    for seat in (A, B, C, D):
        position.ship(seat, "H---X")
    position.state.first_leader = B
    position.away(A, 1)
    position.dice(8, 7, 7, 7)
    table = after(position)
    kinds = (CoordinatesRolled, Returned, GaveUp, EnvyShoots)
    told = [type(entry.event) for entry in table.game.log if isinstance(entry.event, kinds)]
    assert told[:3] == [CoordinatesRolled, Returned, CoordinatesRolled]
    assert set(told[3:]) == {GaveUp}  # nobody is left to be envied
