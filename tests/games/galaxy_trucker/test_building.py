"""Building (GTB-301 to GTB-333, GT-605 to GT-609), in turns and live."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.games.galaxy_trucker import invariants
from kosmodrom.games.galaxy_trucker.events.building import (
    BuildingEnded,
    HourglassTurned,
    PartPutBack,
    PartSetAside,
    PartTaken,
    PartWelded,
    PileReturned,
    PileSeen,
    PileTaken,
    SandRanOut,
    ShipFinished,
)
from kosmodrom.games.galaxy_trucker.moves.building import (
    DRAW,
    PUT_BACK,
    RUN_OUT,
    SET_ASIDE,
    STOP_LOOKING,
    TAKE_OFF,
    TURN_HOURGLASS,
    Draw,
    Finish,
    Look,
    PutBack,
    SetAside,
    StopLooking,
    Take,
    TakeAside,
    TakeOff,
    TakeOrdered,
    TurnHourglass,
    Weld,
)
from kosmodrom.games.galaxy_trucker.terms import ShipClass
from kosmodrom.testing.positions import offered, question
from tests.games.galaxy_trucker.kit import A, AnyTable, B, C, D, E, drawn, events, picture, player
from tests.games.galaxy_trucker.shipyard import Yard

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])
both_ways = pytest.mark.parametrize("building", ["turns", "live"])
LEVELS: list[tuple[ShipClass, int]] = [
    ("I", 2), ("IA", 2), ("II", 3), ("IIA", 3), ("III", 4), ("IIIA", 4),
]  # fmt: skip
"""Each class with the runs of its hourglass."""

ENGINE, CANNON, CABIN, STRUCTURE = "engine-07", "cannon-07", "cabin-02", "structure-02"
"""Connectors: 2 3 0 0, 0 2 3 0, 2 1 2 1 and 1 3 1 3."""


def live(seats: int = 2, **options: Any) -> Yard:
    return Yard(seats, building="live", **options)


def act(table: AnyTable, seat: Seat, *choices: Option) -> None:
    """A seat makes these choices; nothing may get lost."""
    for choice in choices:
        table.decide(seat, choice)
        invariants.check(table.game)


def ids(table: AnyTable, parts: list[int]) -> list[str]:
    return [table.game.data.tables.part_ids[part] for part in parts]


def returned(table: AnyTable) -> list[str]:
    return ids(table, table.game.state.returned)


def aside(table: AnyTable, seat: Seat) -> list[str]:
    return ids(table, player(table, seat).aside)


def kinds(table: AnyTable, seat: Seat) -> set[type[Option]]:
    return {type(option) for option in offered(table, seat)}


def begun(yard: Yard) -> Yard:
    """Everybody has welded a part."""
    for seat in range(yard.seats):
        yard.ship(seat, "H---PU")
    return yard


# Taking a part


@pytest.mark.rule("GTB-301", "GTB-303")
@both_ways
def test_one_part_at_a_time(building: str) -> None:
    yard = Yard(building=building)
    yard.next_parts(ENGINE)
    yard.returned(CABIN)
    table = yard.open()
    act(table, A, DRAW)
    assert question(table, A) == "in-hand"
    assert kinds(table, A) == {Weld, SetAside, PutBack}
    assert ids(table, [player(table, A).hand]) == [ENGINE]


@pytest.mark.rule("GTB-302")
@both_ways
def test_parts_come_from_the_warehouse_the_table_and_beside_the_board(building: str) -> None:
    yard = Yard(building=building)
    yard.next_parts(ENGINE, CANNON)
    yard.returned(CABIN)
    table = yard.open()
    assert {*kinds(table, A)} == {Draw, Take, Finish}
    act(table, A, DRAW, SET_ASIDE)
    act(table, B, Take(CABIN), PUT_BACK)
    assert offered(table, A, TakeAside) == [TakeAside(ENGINE)]
    assert offered(table, A, Take) == [Take(CABIN)]
    act(table, A, TakeAside(ENGINE), SET_ASIDE)
    assert offered(table, B, TakeAside) == [], "those of others are theirs"
    assert [(e.seat, e.part, e.origin) for e in events(table, PartTaken)] == [
        (A, ENGINE, "warehouse"), (B, CABIN, "returned"), (A, ENGINE, "aside"),
    ]  # fmt: skip


@pytest.mark.rule("GTB-302")
def test_an_empty_warehouse_gives_nothing() -> None:
    yard = Yard()
    ids_left = [yard.t.part_ids[part] for part in yard.state.warehouse]
    yard.returned(*ids_left)
    table = yard.open()
    assert offered(table, A, Draw) == []
    assert len(offered(table, A, Take)) == 140


@pytest.mark.rule("GTB-303", "GTB-307")
def test_a_part_is_welded_in_any_rotation_that_joins() -> None:
    yard = Yard()
    yard.next_parts(ENGINE)  # connectors in front and at the right
    table = yard.open()
    act(table, A, DRAW)
    assert set(offered(table, A, Weld)) == {
        Weld(6, 7, 1), Weld(6, 7, 2),  # before the cabin: a connector must point to the rear
        Weld(7, 8, 2), Weld(7, 8, 3), Weld(8, 7, 0), Weld(8, 7, 3), Weld(7, 6, 0), Weld(7, 6, 1),
    }  # fmt: skip
    act(table, A, Weld(8, 7, 0))
    assert drawn(table, A) == picture("H\n|\nE")
    assert events(table, PartWelded) == [PartWelded(A, ENGINE, 8, 7, 0)]


@pytest.mark.rule("GTB-303")
def test_turns_that_look_alike_are_one() -> None:
    yard = Yard()
    yard.next_parts("structure-02")  # 1 3 1 3: half a turn changes nothing
    table = yard.open()
    act(table, A, DRAW)
    assert {option.turns for option in offered(table, A, Weld)} == {0, 1}


@pytest.mark.rule("GTB-303")
@every_count
@both_ways
def test_what_is_put_back_lies_face_up_for_everybody(seats: int, building: str) -> None:
    yard = Yard(seats, building=building)
    yard.next_parts(ENGINE)
    table = yard.open()
    act(table, A, DRAW, PUT_BACK)
    assert returned(table) == [ENGINE]
    assert events(table, PartPutBack) == [PartPutBack(A, ENGINE)]
    for seat in range(1, seats) if building == "live" else [B]:
        assert offered(table, seat, Take) == [Take(ENGINE)]


# Setting aside


@pytest.mark.rule("GTB-304", "GT-917")
@both_ways
def test_two_parts_can_be_set_aside(building: str) -> None:
    yard = live() if building == "live" else Yard()
    yard.next_parts(ENGINE, CABIN, CANNON, STRUCTURE, "cabin-05")
    table = yard.open()
    for part in (ENGINE, CANNON):
        act(table, A, DRAW, SET_ASIDE)
        act(table, B, DRAW, PUT_BACK)
        assert part in aside(table, A)
    act(table, A, DRAW)
    assert kinds(table, A) == {Weld, PutBack}
    act(table, A, PUT_BACK)
    if building == "turns":
        act(table, B, DRAW, PUT_BACK)
    act(table, A, TakeAside(ENGINE))
    assert SetAside in kinds(table, A), "its place is free"
    assert [event.part for event in events(table, PartSetAside)] == [ENGINE, CANNON]


@pytest.mark.rule("GTB-305")
@both_ways
def test_a_part_set_aside_is_never_returned(building: str) -> None:
    yard = live() if building == "live" else Yard()
    yard.next_parts(ENGINE, CABIN)
    table = yard.open()
    act(table, A, DRAW, SET_ASIDE)
    act(table, B, DRAW, PUT_BACK)
    act(table, A, TakeAside(ENGINE))
    assert kinds(table, A) == {Weld, SetAside}
    act(table, A, Weld(8, 7, 0))
    assert aside(table, A) == []


@pytest.mark.rule("GTB-305", "GTB-1004", "GTB-322")
@every_count
def test_parts_still_aside_are_lost(seats: int) -> None:
    yard = live(seats)
    yard.next_parts(ENGINE, CABIN)
    table = yard.open()
    act(table, A, DRAW, SET_ASIDE, DRAW, SET_ASIDE)
    for seat in range(seats):
        assert player(table, A).lost == []
        act(table, seat, Finish(seats - seat))
    assert ids(table, player(table, A).lost) == [ENGINE, CABIN]
    assert player(table, A).aside == []
    assert len(events(table, BuildingEnded)) == 1


# The part welded last


@pytest.mark.rule("GTB-306")
@both_ways
def test_the_last_part_can_be_turned_moved_and_taken_back(building: str) -> None:
    yard = live() if building == "live" else Yard()
    yard.next_parts(STRUCTURE)
    yard.returned("engine-01")
    table = yard.open()

    def others() -> None:
        if building == "turns":
            act(table, B, Take("engine-01"), PUT_BACK)

    act(table, A, DRAW, Weld(8, 7, 0))
    others()
    act(table, A, TAKE_OFF)
    assert Weld(8, 7, 1) in offered(table, A)
    assert Weld(7, 8, 0) in offered(table, A)
    act(table, A, Weld(7, 8, 1))
    others()
    assert drawn(table, A) == picture("H---X")
    act(table, A, TAKE_OFF, PUT_BACK)
    assert drawn(table, A) == "H"
    assert STRUCTURE in returned(table)
    others()
    assert TakeOff not in kinds(table, A)
    assert [e.origin for e in events(table, PartTaken) if e.seat == A] == [
        "warehouse", "ship", "ship",
    ]  # fmt: skip


@pytest.mark.rule("GTB-306")
@both_ways
def test_taking_another_part_fixes_the_last(building: str) -> None:
    yard = Yard(building=building)
    yard.next_parts(STRUCTURE, ENGINE, CANNON, CABIN)
    table = yard.open()
    act(table, A, DRAW, Weld(8, 7, 0))
    act(table, B, DRAW, PUT_BACK)
    assert TakeOff in kinds(table, A)
    act(table, A, DRAW, PUT_BACK)
    act(table, B, DRAW, PUT_BACK)
    assert TakeOff not in kinds(table, A), "also when the other part was put back"


@pytest.mark.rule("GTB-306")
@both_ways
def test_looking_fixes_the_last_part(building: str) -> None:
    yard = Yard(building=building)
    yard.next_parts(STRUCTURE, ENGINE, CANNON)
    table = yard.open()
    act(table, A, DRAW, Weld(8, 7, 0))
    act(table, B, DRAW, PUT_BACK)
    act(table, A, Look(1))
    if building == "live":
        act(table, A, STOP_LOOKING)
    else:
        act(table, B, DRAW, PUT_BACK)
    assert question(table, A) == "shipyard"
    assert TakeOff not in kinds(table, A)


@pytest.mark.rule("GTB-306", "GTB-320")
def test_finishing_fixes_the_ship() -> None:
    yard = live()
    yard.next_parts(STRUCTURE)
    table = yard.open()
    act(table, A, DRAW, Weld(8, 7, 0), Finish(1))
    assert kinds(table, A) == {Look}


@pytest.mark.rule("GTB-306")
def test_a_last_part_that_was_aside_goes_back_there_only() -> None:
    yard = live()
    yard.next_parts(STRUCTURE)
    table = yard.open()
    act(table, A, DRAW, SET_ASIDE, TakeAside(STRUCTURE), Weld(8, 7, 0), TAKE_OFF)
    assert kinds(table, A) == {Weld, SetAside}
    act(table, A, SET_ASIDE)
    assert aside(table, A) == [STRUCTURE]


# Where


@pytest.mark.rule("GTB-307", "GTB-408", "GT-Q-108")
def test_parts_go_on_free_cells_of_the_board_beside_the_ship() -> None:
    yard = Yard()
    yard.ship(A, "C---X---H---X---C")  # across the whole board, columns 5 to 9
    yard.next_parts("structure-08")
    table = yard.open()
    act(table, A, DRAW)
    cells = {(option.row, option.column) for option in offered(table, A, Weld)}
    assert (7, 4) not in cells
    assert (7, 10) not in cells
    assert not cells & {(7, column) for column in range(5, 10)}
    assert cells <= {(6, 6), (6, 7), (6, 8), (8, 5), (8, 6), (8, 7), (8, 8), (8, 9)}


@pytest.mark.rule("GTB-307", "GTB-403")
def test_smooth_sides_do_not_join() -> None:
    yard = Yard()
    yard.ship(A, "H---B2", parts={"B2": "battery-01"})  # smooth but for the side to the cabin
    yard.next_parts("structure-08")
    table = yard.open()
    act(table, A, DRAW)
    cells = {(option.row, option.column) for option in offered(table, A, Weld)}
    assert cells == {(6, 7), (7, 6), (8, 7)}


@pytest.mark.rule("GTB-308", "GTB-401", "GTB-402", "GTB-406", "GTB-407")
def test_faults_do_not_hinder_welding() -> None:
    yard = live()
    yard.ship(A, "    X---G\n        |\nC---X---H", parts={"C": "cabin-07"})
    yard.next_parts("engine-13", "structure-08", "engine-01")
    table = yard.open()
    act(table, A, DRAW)
    assert Weld(7, 8, 3) in offered(table, A), "an engine that points to the right"
    act(table, A, Weld(8, 7, 0), DRAW)
    assert Weld(5, 7, 0) not in offered(table, A), "a muzzle joins nothing"
    assert Weld(9, 7, 0) not in offered(table, A), "neither does an exhaust, and there is no cell"
    act(table, A, Weld(8, 6, 0), DRAW)
    assert Weld(7, 8, 0) not in offered(table, A), "its smooth side"
    assert Weld(7, 8, 2) in offered(table, A), "pointing forward"


@pytest.mark.rule("GTB-308")
def test_single_against_double_is_no_hindrance_beside_a_joint() -> None:
    yard = Yard()
    yard.ship(A, "H---C\n|\nC", parts={"C#1": "cabin-15", "C#2": "cabin-01"})
    # Cabins at 7/8 and 8/7: a part at 8/8 meets both.
    yard.next_parts("cabin-04")
    table = yard.open()
    act(table, A, DRAW)
    t, ship = table.game.data.tables, player(table, A).ship
    cell = yard.board.cell(8, 8)
    number = t.part_number["cabin-04"]
    own = [t.connectors[number * 4 + turns] for turns in range(4)]
    facing = ship.faces[cell]
    clashing = [
        turns
        for turns in range(4)
        if {_fit(own[turns] >> 2 * side & 3, facing >> 2 * side & 3) for side in (0, 3)}
        == {True, False}
    ]
    assert clashing
    assert {Weld(8, 8, turns) for turns in clashing} <= set(offered(table, A, Weld))


def _fit(one: int, other: int) -> bool:
    return bool(one and other and (one == other or 3 in (one, other)))


# Looking at piles


@pytest.mark.rule("GTB-310")
@both_ways
def test_no_looking_before_a_part_is_welded(building: str) -> None:
    yard = Yard(building=building)
    yard.next_parts(ENGINE, CABIN)
    table = yard.open()
    assert offered(table, A, Look) == []
    act(table, A, DRAW, Weld(8, 7, 0))
    act(table, B, DRAW, PUT_BACK)
    assert offered(table, A, Look) == [Look(1), Look(2), Look(3)]


@pytest.mark.rule("GTB-310")
def test_no_looking_once_the_only_part_is_off_again() -> None:
    yard = live()
    yard.next_parts(ENGINE)
    table = yard.open()
    act(table, A, DRAW, Weld(8, 7, 0), TAKE_OFF, PUT_BACK)
    assert offered(table, A, Look) == []


@pytest.mark.rule("GTB-207", "GTB-310")
@pytest.mark.parametrize(("flight", "cards"), [("I", 2), ("II", 3), ("III", 4)])
@both_ways
def test_three_piles_of_four_can_be_seen(flight: ShipClass, cards: int, building: str) -> None:
    yard = begun(Yard(flight=flight, building=building))
    yard.returned(CABIN)
    table = yard.open()
    if A not in table.pending:
        act(table, B, Take(CABIN), PUT_BACK)
    piles = [list(pile) for pile in table.game.state.piles]
    assert [len(pile) for pile in piles] == [cards] * 4
    for number in (1, 2, 3):
        act(table, A, Look(number))
        if building == "live":
            assert question(table, A) == "looking"
            assert offered(table, A) == [STOP_LOOKING]
            act(table, A, STOP_LOOKING)
        else:
            act(table, B, Take(CABIN), PUT_BACK)
    seen = events(table, PileSeen, A)
    assert [list(event.cards) for event in seen] == [
        [table.game.data.cards[card].id for card in pile] for pile in piles[:3]
    ]
    assert table.game.state.piles == piles, "they go back whole and in their order"
    assert events(table, PileSeen, B) == []
    assert [event.pile for event in events(table, PileTaken, B)] == [1, 2, 3]


@pytest.mark.rule("GTB-310")
@every_count
def test_a_pile_is_with_one_builder_at_a_time(seats: int) -> None:
    table = begun(live(seats)).open()
    act(table, A, Look(2))
    for seat in range(1, seats):
        assert offered(table, seat, Look) == [Look(1), Look(3)]
    act(table, B, Look(1))
    act(table, A, STOP_LOOKING)
    assert offered(table, A, Look) == [Look(2), Look(3)]
    assert events(table, PileReturned) == [PileReturned(A, 2)]


@pytest.mark.rule("GTB-310")
def test_looking_is_done_with_empty_hands() -> None:
    yard = begun(live())
    yard.next_parts(ENGINE)
    table = yard.open()
    act(table, A, DRAW)
    assert offered(table, A, Look) == []


@pytest.mark.rule("GTB-310", "GTB-330")
def test_in_turns_a_pile_is_looked_at_once() -> None:
    """What has been seen stays in view."""
    yard = begun(Yard())
    yard.returned(CABIN)
    table = yard.open()
    act(table, A, Look(2))
    act(table, B, Take(CABIN), PUT_BACK)
    assert offered(table, A, Look) == [Look(1), Look(3)]
    act(table, A, Look(1))
    assert offered(table, B, Look) == [Look(1), Look(2), Look(3)]


@pytest.mark.rule("GTB-311")
def test_who_has_finished_may_look_until_building_ends() -> None:
    table = begun(live()).open()
    act(table, A, Finish(1))
    assert kinds(table, A) == {Look}
    act(table, A, Look(3), STOP_LOOKING, Look(1))
    act(table, B, Finish(2))
    assert player(table, A).looking == -1, "building has ended"


@pytest.mark.rule("GTB-209")
@both_ways
def test_nobody_looks_on_the_learning_flight(building: str) -> None:
    table = begun(Yard(building=building, learning=True)).open()
    assert offered(table, A, Look) == []
    cards = table.game.data.cards
    assert sorted(cards[card].kind for card in table.game.state.piles[3]) == [
        "abandoned_ship", "abandoned_station", "combat_zone", "meteor_swarm", "open_space",
        "planets", "smugglers", "stardust",
    ]  # fmt: skip
    assert table.game.state.piles[:3] == [[], [], []]


# The hourglass


@pytest.mark.rule("GTB-205", "GTB-315", "GTB-318", "GT-Q-05")
@pytest.mark.parametrize(("flight", "runs"), LEVELS)
def test_the_hourglass_runs_once_for_each_circle_and_on_start(flight: ShipClass, runs: int) -> None:
    table = live(3, flight=flight).open()
    state = table.game.state
    assert (state.circle, state.running) == (runs - 1, True)
    act(table, C, Finish(1))
    turned = 1
    while state.circle or state.running:
        assert table.pending[CLOCK].seconds == 90
        assert all(TurnHourglass not in kinds(table, seat) for seat in (A, B, C))
        act(table, CLOCK, RUN_OUT)
        assert CLOCK not in table.pending
        if state.circle:
            act(table, C, TURN_HOURGLASS)
            turned += 1
    assert turned == runs
    assert [event.circle for event in events(table, HourglassTurned)] == list(range(runs - 1))[::-1]
    assert [event.circle for event in events(table, SandRanOut)] == list(range(runs))[::-1]
    assert all(TurnHourglass not in kinds(table, seat) for seat in (A, B, C))


@pytest.mark.rule("GTB-315")
@every_count
def test_any_player_turns_it_once_it_has_run_out(seats: int) -> None:
    yard = live(seats, flight="III")
    yard.returned(CABIN)
    table = yard.open()
    act(table, B, Finish(1))
    act(table, CLOCK, RUN_OUT)
    assert all(TURN_HOURGLASS in offered(table, seat) for seat in range(seats))
    act(table, A, Take(CABIN), PUT_BACK)  # nobody has to, and building goes on meanwhile
    act(table, A, TURN_HOURGLASS)
    assert (table.game.state.circle, table.game.state.running) == (2, True)
    assert all(TURN_HOURGLASS not in offered(table, seat) for seat in range(seats))


@pytest.mark.rule("GTB-315", "GTB-301")
def test_a_hand_that_holds_something_turns_nothing() -> None:
    yard = begun(live(flight="II"))
    yard.next_parts(ENGINE)
    table = yard.open()
    act(table, CLOCK, RUN_OUT)
    act(table, A, DRAW)
    act(table, B, Look(1))
    assert not offered(table, A, TurnHourglass) + offered(table, B, TurnHourglass)


@pytest.mark.rule("GTB-316")
@every_count
def test_only_who_has_finished_turns_it_onto_start(seats: int) -> None:
    table = live(seats, flight="I").open()
    act(table, CLOCK, RUN_OUT)
    assert all(TurnHourglass not in kinds(table, seat) for seat in range(seats))
    act(table, B, Finish(2))
    assert [TurnHourglass in kinds(table, seat) for seat in range(seats)] == [
        seat == B for seat in range(seats)
    ]
    act(table, B, TURN_HOURGLASS)
    assert (table.game.state.circle, table.game.state.running) == (0, True)


def out_of_time(table: AnyTable, seat: Seat = B) -> None:
    """The sand runs out on START; a seat has finished as number 1."""
    act(table, seat, Finish(1))
    act(table, CLOCK, RUN_OUT)
    act(table, seat, TURN_HOURGLASS)
    act(table, CLOCK, RUN_OUT)


@pytest.mark.rule("GTB-317", "GTB-333")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_when_time_is_over_number_tiles_are_grabbed(seats: int) -> None:
    table = begun(live(seats)).open()
    out_of_time(table)
    left = [seat for seat in range(seats) if seat != B]
    for seat in left:
        assert question(table, seat) == "number-tile"
        assert offered(table, seat) == [Finish(number) for number in range(2, seats + 1)]
    assert CLOCK not in table.pending
    assert table.racing
    act(table, C, Finish(2))
    assert offered(table, A) == [Finish(number) for number in range(3, seats + 1)]
    for number, seat in enumerate([seat for seat in left if seat != C], start=3):
        act(table, seat, Finish(number))
    assert len(events(table, BuildingEnded)) == 1


@pytest.mark.rule("GTB-321")
def test_parts_in_hand_go_back_when_time_is_over() -> None:
    yard = live(5)
    yard.next_parts(ENGINE, CANNON, STRUCTURE)
    table = yard.open()
    act(table, A, DRAW)
    act(table, C, DRAW, SET_ASIDE, TakeAside(CANNON))
    act(table, D, DRAW, Weld(8, 7, 0), TAKE_OFF)
    out_of_time(table)
    assert returned(table) == [ENGINE, STRUCTURE]
    assert aside(table, C) == [CANNON]
    assert [player(table, seat).hand for seat in (A, C, D)] == [0, 0, 0]
    assert question(table, E) == question(table, A) == "number-tile"


@pytest.mark.rule("GTB-317", "GTB-315")
def test_hands_keep_their_parts_when_the_sand_runs_out_before_start() -> None:
    yard = live(flight="II")
    yard.next_parts(ENGINE)
    table = yard.open()
    act(table, A, DRAW)
    act(table, CLOCK, RUN_OUT)
    assert question(table, A) == "in-hand"
    act(table, A, Weld(8, 7, 0))


@pytest.mark.rule("GTB-317", "GTB-310")
def test_who_looks_when_time_is_over_puts_the_pile_back_first() -> None:
    table = begun(live(3)).open()
    act(table, A, Look(1))
    out_of_time(table)
    assert question(table, A) == "looking"
    act(table, A, STOP_LOOKING)
    assert question(table, A) == "number-tile"


@pytest.mark.rule("GT-930")
@pytest.mark.parametrize(("flight", "runs"), LEVELS)
def test_a_short_hourglass_runs_once_less(flight: ShipClass, runs: int) -> None:
    yard = live(3, flight=flight)
    yard.roads("short_hourglass")
    table = yard.open()
    act(table, C, Finish(1))
    for _ in range(runs - 2):
        assert question(table, A) == "shipyard"
        act(table, CLOCK, RUN_OUT)
        act(table, C, TURN_HOURGLASS)
    act(table, CLOCK, RUN_OUT)
    assert question(table, A) == question(table, B) == "number-tile"


@pytest.mark.rule("GT-930", "GT-812", "GT-Q-63")
def test_a_short_hourglass_binds_those_it_binds() -> None:
    yard = live(3)
    yard.roads("short_hourglass", seats=[A])
    yard.next_parts(ENGINE)
    table = yard.open()
    act(table, A, DRAW)
    act(table, C, Finish(1))
    act(table, CLOCK, RUN_OUT)
    assert question(table, A) == "number-tile"
    assert returned(table) == [ENGINE]
    assert question(table, B) == "shipyard"
    act(table, C, TURN_HOURGLASS)
    assert question(table, A) == "number-tile"
    assert question(table, B) == "shipyard"


@pytest.mark.rule("GT-930", "GTB-331", "GT-Q-05")
@pytest.mark.parametrize(("flight", "runs"), LEVELS)
def test_handlings_take_the_place_of_the_hourglass(flight: ShipClass, runs: int) -> None:
    yard = Yard(3, flight=flight)
    yard.roads("short_hourglass", seats=[B])
    table = yard.open()
    assert [player(table, seat).handlings for seat in (A, B, C)] == [
        16 * runs, 16 * (runs - 1), 16 * runs,
    ]  # fmt: skip
    (seat,) = table.pending
    assert TurnHourglass not in kinds(table, seat)


@pytest.mark.rule("GT-932")
@both_ways
def test_no_reserves(building: str) -> None:
    yard = Yard(building=building)
    yard.roads("no_reserves", seats=[A])
    yard.next_parts(ENGINE, CANNON)
    table = yard.open()
    act(table, A, DRAW)
    assert kinds(table, A) == {Weld, PutBack}
    act(table, A, PUT_BACK)
    act(table, B, DRAW)
    assert SetAside in kinds(table, B), "it does not bind them"


@pytest.mark.rule("GT-934")
@both_ways
def test_blind_flight(building: str) -> None:
    yard = begun(Yard(building=building))
    yard.roads("blind_flight", seats=[A])
    yard.returned(CABIN)
    table = yard.open()
    assert offered(table, A, Look) == []
    act(table, A, Take(CABIN), PUT_BACK)
    assert offered(table, B, Look) == [Look(1), Look(2), Look(3)]


# Finishing


@pytest.mark.rule("GTB-204", "GTB-320")
@every_count
@both_ways
def test_any_free_number_tile_can_be_taken(seats: int, building: str) -> None:
    table = Yard(seats, building=building).open()
    assert offered(table, A, Finish) == [Finish(number) for number in range(1, seats + 1)]
    act(table, A, Finish(2))
    assert offered(table, B, Finish) == [
        Finish(number) for number in range(1, seats + 1) if number != 2
    ]
    assert events(table, ShipFinished) == [ShipFinished(A, 2)]


@pytest.mark.rule("GTB-322", "GTB-103")
@every_count
@both_ways
def test_building_ends_when_everybody_has_a_number(seats: int, building: str) -> None:
    table = Yard(seats, building=building).open()
    for seat in range(seats):
        assert table.game.state.phase == "building"
        act(table, seat, Finish(seats - seat))
    assert table.finished  # nothing to mend and nobody to choose: ready for the launch
    assert table.game.state.phase == "launch"
    assert not table.game.state.running
    assert [p.number for p in table.game.state.players] == list(range(seats, 0, -1))


# In turns


@pytest.mark.rule("GTB-330")
@every_count
def test_builders_take_turns(seats: int) -> None:
    yard = Yard(seats)
    yard.returned(CABIN)
    table = yard.open()
    for seat in [*range(seats), A]:
        assert list(table.pending) == [seat]
        act(table, seat, Take(CABIN))
        assert list(table.pending) == [seat], "it is decided at once what becomes of it"
        act(table, seat, PUT_BACK)


@pytest.mark.rule("GTB-330")
@pytest.mark.parametrize(("flight", "first"), [("I", A), ("II", B), ("III", C)])
def test_another_seat_begins_each_flight(flight: ShipClass, first: Seat) -> None:
    assert list(Yard(3, flight=flight).open().pending) == [first]


@pytest.mark.rule("GTB-330", "GTB-331")
def test_each_handling_counts_one() -> None:
    yard = begun(Yard())
    yard.next_parts(ENGINE, CANNON)
    yard.returned(CABIN)
    table = yard.open()
    for handling in (
        (DRAW, SET_ASIDE),
        (TakeAside(ENGINE), Weld(8, 7, 0)),
        (TAKE_OFF, Weld(8, 7, 0)),
        (Look(1),),
        (Take(CABIN), PUT_BACK),
    ):
        before = player(table, A).handlings
        act(table, A, *handling)
        assert player(table, A).handlings == before - 1
        act(table, B, Take(CABIN), PUT_BACK)


@pytest.mark.rule("GTB-331")
@every_count
def test_who_has_used_all_handlings_gets_the_lowest_number(seats: int) -> None:
    yard = Yard(seats, handlings=6)
    yard.returned(CABIN)
    table = yard.open()
    act(table, A, Finish(1))
    for count in range(12):
        for seat in range(1, seats):
            assert (player(table, seat).number, player(table, seat).handlings) == (0, 12 - count)
            act(table, seat, Take(CABIN), PUT_BACK)
    assert [p.number for p in table.game.state.players] == list(range(1, seats + 1))
    assert table.game.state.phase == "launch"


@pytest.mark.rule("GTB-332", "GTB-311")
def test_who_has_finished_is_passed_over() -> None:
    yard = begun(Yard(3))
    yard.returned(CABIN)
    table = yard.open()
    act(table, A, Take(CABIN), PUT_BACK)
    act(table, B, Finish(3))
    act(table, C, Take(CABIN), PUT_BACK)
    act(table, A, Take(CABIN), PUT_BACK)
    assert list(table.pending) == [C]


# Live


@pytest.mark.rule("GTB-301", "GTB-333", "GT-402")
@every_count
def test_live_everybody_acts_at_any_time(seats: int) -> None:
    table = live(seats).open()
    assert set(table.pending) == {CLOCK, *range(seats)}
    assert table.racing
    assert all(offered(table, seat) == offered(table, A) for seat in range(seats))
    for seat in (*range(seats)[::-1], A):
        if question(table, seat) == "in-hand":
            act(table, seat, PUT_BACK)
        act(table, seat, DRAW)
    assert set(table.pending) == {CLOCK, *range(seats)}
    assert len({player(table, seat).hand for seat in range(seats)}) == seats


@pytest.mark.rule("GTB-333")
def test_a_part_in_hand_cannot_be_taken() -> None:
    yard = live()
    yard.returned(CABIN)
    table = yard.open()
    act(table, A, Take(CABIN))
    assert offered(table, B, Take) == []
    act(table, A, PUT_BACK)
    assert offered(table, B, Take) == [Take(CABIN)]


# Made to order


@pytest.mark.rule("GT-915", "GT-916", "GT-917", "GT-Q-81")
def test_ordered_parts_are_for_their_owner_alone() -> None:
    yard = live()
    yard.returned(CABIN)
    order = [yard.t.part_number[id] for id in (ENGINE, CANNON, STRUCTURE)]
    for part in order:
        yard.state.warehouse.remove(part)
    yard.player(A).ordered = list(order)
    table = yard.open()
    assert offered(table, A, TakeOrdered) == [
        TakeOrdered(ENGINE), TakeOrdered(CANNON), TakeOrdered(STRUCTURE),
    ]  # fmt: skip
    assert {Draw, Take} <= kinds(table, A), "the rest of the warehouse is open to all"
    assert offered(table, B, TakeOrdered) == []
    act(table, A, TakeOrdered(ENGINE), PUT_BACK)
    assert returned(table) == [CABIN], "never into the common area"
    assert len(offered(table, A, TakeOrdered)) == 3
    act(table, A, TakeOrdered(ENGINE), Weld(8, 7, 0), TAKE_OFF, PUT_BACK)
    assert ENGINE in ids(table, player(table, A).ordered)
    act(table, A, TakeOrdered(ENGINE), SET_ASIDE, TakeAside(ENGINE))
    assert PutBack not in kinds(table, A), "it is set aside now, not ordered"
    act(table, A, Weld(8, 7, 0), TakeOrdered(STRUCTURE))
    act(table, B, Finish(1))
    act(table, CLOCK, RUN_OUT)
    act(table, B, TURN_HOURGLASS)
    act(table, CLOCK, RUN_OUT)
    assert sorted(ids(table, player(table, A).ordered)) == [CANNON, STRUCTURE]


# Class IIA


@pytest.mark.rule("GT-602", "GT-605", "GT-606", "GT-607", "GT-608", "GT-Q-47")
def test_two_halves_are_built_at_once() -> None:
    yard = live(flight="IIA")
    yard.next_parts(STRUCTURE, "structure-04", "structure-08", CABIN)
    table = yard.open()
    assert drawn(table, A) == "", "no starting cabin"
    act(table, A, DRAW)
    everywhere = {(o.row, o.column) for o in offered(table, A, Weld)}
    assert len(everywhere) == 28
    act(table, A, Weld(6, 5, 0), DRAW)
    cells = {(o.row, o.column) for o in offered(table, A, Weld)}
    right = {place for place in everywhere if place[1] > 7}
    assert {place for place in cells if place[1] > 7} == right, "the first part of the other half"
    assert {place for place in cells if place[1] < 7} <= {(6, 4), (6, 6), (7, 5), (5, 5)}
    act(table, A, SET_ASIDE, TakeAside("structure-04"), Weld(6, 9, 0), DRAW)
    assert {(o.row, o.column) for o in offered(table, A, Weld)} <= {
        (6, 4), (6, 6), (7, 5), (5, 9), (6, 8), (6, 10), (7, 9),
    }  # fmt: skip


@pytest.mark.rule("GT-609")
def test_cards_are_looked_at_with_a_part_in_each_half() -> None:
    yard = live(flight="IIA")
    yard.next_parts(STRUCTURE, CABIN, "structure-08")
    table = yard.open()
    act(table, A, DRAW, Weld(6, 5, 0), DRAW, SET_ASIDE)
    assert offered(table, A, Look) == []
    act(table, A, TakeAside(CABIN), Weld(6, 9, 0))
    assert len(offered(table, A, Look)) == 3


@pytest.mark.rule("GT-504")
def test_a_turnable_ship_is_built_with_the_board_as_it_lies() -> None:
    """Engines may point anywhere; the front is chosen after building."""
    yard = live(flight="IA")
    yard.next_parts("engine-13")
    table = yard.open()
    act(table, A, DRAW)
    turns = {option.turns for option in offered(table, A, Weld)}
    assert turns == {0, 1, 2, 3}
    act(table, A, Weld(9, 6, 0), Finish(1))
    assert StopLooking not in kinds(table, A)
