"""Star Warehouse: parts to add or to exchange in flight."""

from __future__ import annotations

import pytest

from kosmodrom.core.rng import Random
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.events.cards import FlewOn
from kosmodrom.games.galaxy_trucker.events.extra import (
    BatteryFilled,
    HumansJoined,
    PartExchanged,
    PartFitted,
    SleepersJoined,
    WarehouseOpened,
)
from kosmodrom.games.galaxy_trucker.events.flight import DaysLost
from kosmodrom.games.galaxy_trucker.moves.cards import FLY_ON
from kosmodrom.games.galaxy_trucker.moves.extra import ExchangePart, FitPart, TakePart
from kosmodrom.games.galaxy_trucker.moves.preparation import (
    BoardAlien,
    BoardHumans,
    BoardSpecialist,
)
from kosmodrom.games.galaxy_trucker.rules.base import board_of
from kosmodrom.games.galaxy_trucker.rules.cards.extra.warehouse import (
    fittings,
    outline,
    spots_of,
)
from kosmodrom.games.galaxy_trucker.rules.setup import begin_round
from kosmodrom.games.galaxy_trucker.state import Ship
from kosmodrom.games.galaxy_trucker.steps.extra import StarWarehouse
from kosmodrom.games.galaxy_trucker.tables import JOINS, NEXT
from kosmodrom.games.galaxy_trucker.terms import ShipClass
from kosmodrom.testing.positions import offered, question, refused
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    days,
    do,
    events,
    goods,
    humans,
    player,
    tokens,
)


def lay_out(position: Position, *parts: str, order: tuple[int, ...] = (A,)) -> AnyTable:
    """A warehouse that offers exactly these parts."""
    position.card("star-warehouse")
    numbers = [position.t.part_number[part] for part in parts]
    for number in numbers:
        position.state.warehouse.remove(number)
        position.state.returned.append(number)
    return position.carry_out(StarWarehouse(list(order), numbers))


def find(position: Position, kind: str) -> str:
    """A part of a kind that is still in the warehouse."""
    names = position.t.part_ids
    return next(names[n] for n in sorted(position.state.warehouse) if names[n].startswith(kind))


@pytest.mark.rule("GT-1045", "GT-Q-88")
def test_six_parts_of_all_that_are_unused_are_laid_out() -> None:
    position = Position(3)
    position.returned("cabin-01", "engine-03")
    unused = {*position.state.warehouse, *position.state.returned}
    position.card("star-warehouse")
    table = position.carry_out(steps.Resolve())
    (event,) = events(table, WarehouseOpened)
    numbers = {position.t.part_number[part] for part in event.parts}
    assert len(numbers) == 6
    assert numbers <= unused
    state = table.game.state
    assert {*state.warehouse, *state.returned} == unused
    assert numbers <= {*state.returned}


@pytest.mark.rule("GT-Q-88")
def test_with_fewer_parts_left_fewer_are_laid_out() -> None:
    position = Position(2)
    position.lost(A, len(position.state.warehouse) - 2)
    position.card("star-warehouse")
    table = position.carry_out(steps.Resolve())
    assert len(events(table, WarehouseOpened)[0].parts) == 2


@pytest.mark.rule("GT-1045", "GT-1051", "GT-1103")
def test_from_the_leader_on_each_may_take_one_and_takers_lose_a_day() -> None:
    position = Position(3)
    position.days(2, 1, 0)
    structures = ["structure-01", "structure-02", "structure-03"]
    table = lay_out(position, *structures, order=(A, B, C))
    assert offered(table, A) == [*(TakePart(part) for part in structures), FLY_ON]
    do(table, TakePart("structure-02"))
    do(table, offered(table, A)[0])
    assert offered(table, B) == [TakePart("structure-01"), TakePart("structure-03"), FLY_ON]
    do(table, FLY_ON)
    do(table, TakePart("structure-01"))
    do(table, offered(table, C)[0])
    assert [event.seat for event in events(table, DaysLost)] == [C, A]
    assert days(table) == [0, 1, -1]
    assert table.game.state.used_card
    assert position.t.part_number["structure-03"] in table.game.state.returned
    fitted = [(event.seat, event.part) for event in events(table, PartFitted)]
    assert fitted == [(A, "structure-02"), (C, "structure-01")]


@pytest.mark.rule("GT-851", "GT-852")
def test_a_warehouse_that_nobody_visits_is_not_used() -> None:
    table = lay_out(Position(2), "structure-01")
    do(table, FLY_ON)
    assert not table.game.state.used_card
    assert events(table, FlewOn) == [FlewOn(A, "star_warehouse")]
    assert days(table)[A] == 0


@pytest.mark.rule("GT-1046", "GTB-401", "GTB-405")
def test_a_part_is_added_where_it_fits_all_its_neighbours() -> None:
    position = Position(2)
    position.ship(
        A,
        """
            G
            |
        C---H
        """,
    )
    part = "structure-01"
    table = lay_out(position, part)
    do(table, TakePart(part))
    before = {(o.row, o.column) for o in offered(table, A, FitPart)}
    front_of_gun = (5, 7)
    assert front_of_gun not in before
    assert (8, 7) in before


@pytest.mark.rule("GT-1046", "GTB-406")
def test_engines_point_to_the_rear_with_nothing_behind_them() -> None:
    position = Position(2)
    position.ship(
        A,
        """
        C---H---C
        """,
    )
    part = find(position, "engine")
    table = lay_out(position, part)
    do(table, TakePart(part))
    exhausts = position.t.exhausts
    number = position.t.part_number[part]
    for option in offered(table, A):
        assert exhausts[number * 4 + option.turns] == 0b0100


@pytest.mark.rule("GT-1045", "GTB-511")
def test_a_new_engine_works_at_once() -> None:
    position = Position(2)
    table = lay_out(position, "engine-01")
    do(table, TakePart("engine-01"))
    do(table, offered(table, A, FitPart)[0])
    assert player(table, A).ship.thrust == [1, 0]


@pytest.mark.rule("GT-1046", "GT-903")
def test_with_turbulence_an_engine_may_point_forward() -> None:
    position = Position(2)
    position.roads("turbulence")
    part = "engine-01"
    table = lay_out(position, part)
    do(table, TakePart(part))
    exhausts, number = position.t.exhausts, position.t.part_number[part]
    sides = {exhausts[number * 4 + option.turns] for option in offered(table, A)}
    assert sides <= {0b0001, 0b0100}
    assert 0b0001 in sides


@pytest.mark.rule("GT-1047", "GT-Q-88")
def test_a_replaced_part_is_put_aside_and_its_contents_are_gone() -> None:
    position = Position(2)
    position.ship(A, "H---W2", goods={"W2": "green blue"})
    replaced = position.part(A, "W2")
    bank = list(position.state.bank)
    table = lay_out(position, "battery-01")
    do(table, TakePart("battery-01"))
    exchange = next(
        o for o in offered(table, A, ExchangePart) if (o.row, o.column) == position.place(A, "W2")
    )
    assert exchange.replaced == replaced
    do(table, exchange)
    told = PartExchanged(A, "battery-01", replaced, *position.place(A, "W2"))
    assert events(table, PartExchanged) == [told]
    state = table.game.state
    number = position.t.part_number[replaced]
    assert state.replaced == [number]
    assert number not in player(table, A).lost
    assert goods(table, A) == ""
    assert state.bank == [bank[0], bank[1], bank[2] + 1, bank[3] + 1]


@pytest.mark.rule("GT-1047")
def test_a_replaced_part_is_back_in_the_mix_of_the_next_flight() -> None:
    position = Position(2)
    position.ship(A, "H---W2")
    number = position.t.part_number[position.part(A, "W2")]
    table = lay_out(position, "battery-01")
    do(table, TakePart("battery-01"))
    do(table, next(o for o in offered(table, A, ExchangePart) if o.replaced.startswith("hold")))
    begin_round(table.game)
    assert number in table.game.state.warehouse
    assert table.game.state.replaced == []
    assert sorted(table.game.state.warehouse) == sorted(position.t.base_parts)


@pytest.mark.rule("GT-Q-88")
def test_the_starting_cabin_may_be_replaced_and_comes_back_for_the_next_flight() -> None:
    position = Position(2)
    table = lay_out(position, "structure-01")
    do(table, TakePart("structure-01"))
    do(table, next(o for o in offered(table, A, ExchangePart)))
    assert humans(table, A) == 0
    assert table.game.state.replaced == []
    begin_round(table.game)
    home = player(table, A).ship.parts[board_of(table.game).start]
    assert home == position.t.starting_cabins[A]


@pytest.mark.rule("GT-Q-88", "GTB-405")
def test_nothing_may_lose_its_connection() -> None:
    position = Position(2)
    position.ship(A, "H---X---C")
    # A cannon with one connector cannot stand between two others.
    part = next(
        name
        for name in position.t.part_ids
        if name.startswith("cannon-")
        and position.t.part_number[name] in position.state.warehouse
        and sum(
            position.t.connectors[position.t.part_number[name] * 4] >> 2 * side & 3 > 0
            for side in range(4)
        )
        == 1
    )
    table = lay_out(position, part)
    do(table, TakePart(part))
    middle = position.place(A, "X")
    assert middle not in {(o.row, o.column) for o in offered(table, A, ExchangePart)}
    assert position.place(A, "C") in {(o.row, o.column) for o in offered(table, A, ExchangePart)}


@pytest.mark.rule("GT-1048")
def test_a_new_battery_is_full_and_no_other_gets_tokens() -> None:
    position = Position(2)
    position.ship(A, "B2--H", tokens={"B2": 0})
    part = "battery-15"
    room = position.t.cells[position.t.part_number[part]]
    table = lay_out(position, part)
    do(table, TakePart(part))
    do(table, offered(table, A, FitPart)[0])
    assert tokens(table, A) == room
    assert [event.tokens for event in events(table, BatteryFilled)] == [room]
    assert player(table, A).ship.tokens[position.cell(A, "B2")] == 0


@pytest.mark.rule("GT-1049")
def test_a_new_cabin_gets_two_humans_and_no_other_cabin_does() -> None:
    position = Position(2)
    position.ship(A, "C---H", crew={"C": 0, "H": 1})
    part = find(position, "cabin")
    table = lay_out(position, part)
    do(table, TakePart(part))
    do(table, offered(table, A, FitPart)[0])
    assert not table.pending
    assert [event.humans for event in events(table, HumansJoined)] == [2]
    assert humans(table, A) == 3


def joined_to(table: AnyTable, part: str, cell: int) -> list[FitPart]:
    """The offered places in which a part would be joined to that of a cell."""
    t, board, ship = table.game.data.tables, board_of(table.game), player(table, A).ship

    def is_joined(option: FitPart) -> bool:
        own = t.connectors[t.part_number[part] * 4 + option.turns]
        place = board.cell(option.row, option.column)
        sides = ships.SIDES_OF[JOINS[own << 8 | ship.faces[place]]]
        return any(place + NEXT[side] == cell for side in sides)

    return [option for option in offered(table, A, FitPart) if is_joined(option)]


@pytest.mark.rule("GT-1049")
def test_a_new_cabin_joined_to_a_life_support_may_get_an_alien() -> None:
    position = Position(2)
    position.ship(A, "PU--H")
    part = find(position, "cabin")
    table = lay_out(position, part)
    do(table, TakePart(part))
    option = joined_to(table, part, position.cell(A, "PU"))[0]
    place = (option.row, option.column)
    do(table, option)
    assert question(table, A) == "board"
    assert offered(table, A) == [BoardHumans(*place), BoardAlien(*place, "purple")]
    do(table, BoardAlien(*place, "purple"))
    assert player(table, A).ship.aliens[0] == position.board.cell(*place)
    assert humans(table, A) == 2


@pytest.mark.rule("GT-1049", "GTB-503")
def test_a_second_alien_of_a_colour_does_not_come() -> None:
    position = Position(2)
    position.ship(A, "C---PU--H", aliens={"purple": "C"})
    part = find(position, "cabin")
    table = lay_out(position, part)
    do(table, TakePart(part))
    do(table, joined_to(table, part, position.cell(A, "PU"))[0])
    assert not table.pending
    assert humans(table, A) == 4


@pytest.mark.rule("GT-1050")
def test_a_new_life_support_changes_nobody() -> None:
    position = Position(2)
    position.ship(A, "C---H")
    part = find(position, "life-support-purple")
    table = lay_out(position, part)
    do(table, TakePart(part))
    do(table, offered(table, A, FitPart)[0])
    assert not table.pending
    assert humans(table, A) == 4


@pytest.mark.rule("GT-Q-88", "GTB-505")
def test_an_alien_may_lose_its_life_support() -> None:
    position = Position(2)
    position.ship(A, "PU--C---H", aliens={"purple": "C"})
    part = "structure-01"
    table = lay_out(position, part)
    do(table, TakePart(part))
    do(
        table,
        next(
            o
            for o in offered(table, A, ExchangePart)
            if (o.row, o.column) == position.place(A, "PU")
        ),
    )
    assert player(table, A).ship.aliens == [0, 0, 0]


@pytest.mark.rule("GT-Q-88")
@pytest.mark.parametrize(("kind", "number"), [("stasis-chamber", 4), ("luxury-cabin", 1)])
def test_sleepers_and_passengers_come_with_their_part(kind: str, number: int) -> None:
    position = Position(2, technologies=True)
    part = find(position, kind)
    table = lay_out(position, part)
    do(table, TakePart(part))
    do(table, offered(table, A, FitPart)[0])
    assert sum(player(table, A).ship.humans) == 2 + number
    sleepers = [event.sleepers for event in events(table, SleepersJoined)]
    passengers = [event.humans for event in events(table, HumansJoined)]
    assert [*sleepers, *passengers] == [number]
    assert bool(sleepers) == (kind == "stasis-chamber")


@pytest.mark.rule("GT-1049", "GTB-502", "GTB-503")
def test_why_an_alien_does_not_move_into_a_new_cabin() -> None:
    position = Position(2, technologies=True)
    position.ship(A, "BL--H---C---PU", aliens={"purple": "C"})
    position.specialist(B, "lawyer")
    part = find(position, "cabin")
    table = lay_out(position, part)
    do(table, TakePart(part))
    do(table, joined_to(table, part, position.cell(A, "BL"))[0])
    cabin = offered(table, A, BoardHumans)[0]
    place = (cabin.row, cabin.column)
    assert refused(table, A, BoardAlien(*place, "brown")) == ("GTB-502", "GTB-504")
    assert refused(table, A, BoardAlien(*place, "purple")) == ("GTB-503", "GT-350")
    assert refused(table, A, BoardSpecialist(*place, "lawyer")) == ("GT-352",)
    assert refused(table, A, BoardHumans(*position.place(A, "C"))) == ("GTB-601",)


@pytest.mark.rule("GT-Q-88", "GT-352")
def test_a_blue_alien_takes_a_specialist_that_is_left() -> None:
    position = Position(2, technologies=True)
    position.ship(A, "BL--H")
    position.ship(B, "BL--C---H", aliens={"blue": "C"})
    position.specialist(B, "lawyer")
    part = find(position, "cabin")
    table = lay_out(position, part)
    do(table, TakePart(part))
    do(table, joined_to(table, part, position.cell(A, "BL"))[0])
    names = [option.specialist for option in offered(table, A, BoardSpecialist)]
    assert names == ["manager", "merchant", "technician", "diplomat"]


@pytest.mark.rule("GT-923", "GT-1048")
def test_in_the_dead_zone_a_battery_stays_empty() -> None:
    position = Position(2)
    position.dead(8)
    table = lay_out(position, "battery-15")
    do(table, TakePart("battery-15"))
    do(table, next(o for o in offered(table, A, FitPart) if o.column == 8))
    assert tokens(table, A) == 0


@pytest.mark.rule("GT-505", "GT-Q-39", "GTB-408")
@pytest.mark.parametrize("nose", range(4))
def test_a_turned_ship_of_class_ia_has_a_turned_outline(nose: int) -> None:
    position = Position(2, flight="IA")
    board = position.board
    ship = position.player(A).ship
    for cell in board.cells:
        if not ship.parts[cell]:
            ships.weld(position.t, ship, cell, position.t.base_parts[0], 0)
    ships.turn_to_front(position.t, ship, nose, len(board.board.drawing))
    assert set(ships.occupied(ship)) == outline(board, nose)


def is_legal(position: Position, ship: Ship, allowed: frozenset[int]) -> bool:
    """The whole check, as before launch."""
    cells = ships.parts_mask(ship)
    halves = [mask & cells for mask in position.board.half_masks]
    if len(halves) == 1:
        halves = [cells]
    return (
        not ships.faults(position.t, ship)
        and all(len(ships.pieces(position.t, ship, half)) <= 1 for half in halves)
        and set(ships.occupied(ship)) <= allowed
    )


@pytest.mark.rule("GT-1046", "GT-Q-88")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("flight", "nose"), [("II", 0), ("IA", 0), ("IA", 1), ("IA", 2), ("IA", 3), ("IIA", 0)]
)
def test_what_is_offered_is_exactly_what_the_check_would_pass(
    flight: ShipClass, nose: int, seed: int
) -> None:
    """Random ships: each place of each part, tried out and checked in full."""
    position = Position(2, flight=flight, technologies=True)
    t, chance = position.t, Random.seeded(seed)
    table = position.carry_out()
    g = table.game
    board, ship = board_of(g), player(table, A).ship
    ship.nose = nose
    allowed = outline(board, nose)
    warehouse = list(g.state.warehouse)
    chance.shuffle(warehouse)
    if not board.start:
        for half, name in zip(board.halves, ("structure-01", "structure-02"), strict=True):
            warehouse.remove(t.part_number[name])
            ships.weld(t, ship, half[5], t.part_number[name], 0)
    for part in warehouse[:60]:  # grow a legal ship
        places = [p for p in fittings(g, A, part, spots_of(g, A)) if not ship.parts[p[0]]]
        if places:
            cell, turns = chance.choice(places)
            ships.weld(t, ship, cell, part, turns)
    assert is_legal(position, ship, allowed)
    spots = spots_of(g, A)
    for part in warehouse[60:68]:
        found = fittings(g, A, part, spots)
        expected = []
        for cell in sorted(allowed):
            for turns in t.different_turns[part]:
                old, old_turns = ship.parts[cell], ship.turned[cell]
                if old:
                    ships.unweld(ship, cell)
                ships.weld(t, ship, cell, part, turns)
                if is_legal(position, ship, allowed):
                    expected.append((cell, turns))
                ships.unweld(ship, cell)
                if old:
                    ships.weld(t, ship, cell, old, old_turns)
        assert found == sorted(expected), t.part_ids[part]


@pytest.mark.rule("GT-1046", "GT-648")
def test_a_half_in_hyperspace_gets_no_part() -> None:
    position = Position(2, flight="IIA", technologies=True)
    position.ship(A, "C---X       X---C", at=(8, 5))
    position.away(A, half=1)
    table = lay_out(position, "battery-05")
    do(table, TakePart("battery-05"))
    columns = {option.column for option in offered(table, A)}
    assert columns
    assert max(columns) < 7
