"""The game and its flights: options, modules, set-up (GTB-101 to GTB-209, GT-101 to GT-158)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kosmodrom.core.errors import GameOptionsError, SeatsError
from kosmodrom.core.options import CLOCK
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import RULESET, invariants
from kosmodrom.games.galaxy_trucker.box import load_box
from kosmodrom.games.galaxy_trucker.events.building import (
    FlightBegan,
    HourglassStarted,
    LotteryRolled,
    RoadsDrawn,
)
from kosmodrom.games.galaxy_trucker.events.machinations import Planted
from kosmodrom.games.galaxy_trucker.rules.base import GalaxyTruckerOptions, five_rules
from kosmodrom.games.galaxy_trucker.rules.settlement import parts_cost
from kosmodrom.games.galaxy_trucker.rules.setup import begin_round, new_state
from kosmodrom.games.galaxy_trucker.state import Player
from kosmodrom.games.galaxy_trucker.tables import STARTING_CABIN
from kosmodrom.games.galaxy_trucker.terms import CLASSES, NOTHING, SEAT_COLOURS, ShipClass
from kosmodrom.testing.positions import table_at, told
from tests.games.galaxy_trucker.kit import A, AnyTable, B, deck_of, events, luck, money, player
from tests.games.galaxy_trucker.shipyard import Arrival

BOX = load_box()
T = BOX.tables
every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def start(seats: int = 2, *, seed: int | str = 7, **options: Any) -> AnyTable:
    return Table.start(RULESET, seats=seats, seed=seed, options=options)


def flights(table: AnyTable) -> list[ShipClass]:
    return [CLASSES[number] for number in table.game.state.flights]


def play_flight(table: AnyTable) -> None:
    """Everybody finishes at once and gives every first answer, until the next flight begins."""
    flight = table.game.state.flight
    while not table.finished and table.game.state.flight == flight:
        seat = max(table.pending)
        options = table.pending[seat].options
        finishing = [option for option in options if type(option).__name__ == "Finish"]
        table.make(seat, (finishing or options)[0])


# Who plays what


@pytest.mark.rule("GTB-101", "GTB-104")
@every_count
def test_two_to_five_play_and_begin_without_credits(seats: int) -> None:
    table = start(seats)
    assert table.seats == seats
    assert money(table) == [0] * seats


@pytest.mark.rule("GTB-101")
@pytest.mark.parametrize("seats", [1, 6])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(SeatsError):
        start(seats, technologies=True)


@pytest.mark.rule("GTB-102", "GTB-107", "GT-501", "GT-Q-96")
@pytest.mark.parametrize(
    ("options", "classes"),
    [
        ({}, ["I", "II", "III"]),
        ({"third": "IIIA"}, ["I", "II", "IIIA"]),
        ({"third": "none"}, ["I", "II"]),
        ({"first": "none"}, ["II", "III"]),
        ({"first": "none", "third": "IIIA"}, ["II", "IIIA"]),
        ({"first": "IA", "second": "IIA"}, ["IA", "IIA", "III"]),
        (
            {"first": "both", "second": "both", "third": "both"},
            ["I", "IA", "II", "IIA", "III", "IIIA"],
        ),
    ],
)
def test_the_flights_of_a_game(options: dict[str, Any], classes: list[ShipClass]) -> None:
    table = start(**options)
    assert flights(table) == classes
    assert events(table, FlightBegan) == [FlightBegan(1, classes[0])]


@pytest.mark.rule("GTB-102")
def test_a_game_without_flights_is_none() -> None:
    with pytest.raises(GameOptionsError, match="flight"):
        start(first="none", second="none", third="none")


@pytest.mark.rule("GTB-102", "GTB-103", "GT-Q-95")
@pytest.mark.parametrize("first", ["I", "both"])
def test_all_flights_are_flown(first: str) -> None:
    table = start(3, first=first, handlings=6)
    seen = []
    while not table.finished:
        seen.append(flights(table)[table.game.state.flight])
        play_flight(table)
        invariants.check(table.game)
    assert seen == (["I", "II", "III"] if first == "I" else ["I", "IA", "II", "III"])
    assert table.game.state.phase == "end"


# Modules


@pytest.mark.rule("GT-102", "GT-401")
@pytest.mark.parametrize("technologies", [False, True])
def test_five_players_always_use_new_technologies(technologies: bool) -> None:
    table = start(5, technologies=technologies)
    assert five_rules(table.game)
    assert sorted(table.game.state.warehouse) == sorted([*T.base_parts, *T.new_parts])
    assert table.game.state.specialists == 0b11111
    assert table.game.state.bank == [14, 19, 15, 16]


@pytest.mark.rule("GT-101", "GT-103", "GT-104", "GT-105", "GT-106", "GT-114")
@every_count
def test_modules_go_together_in_any_way(seats: int) -> None:
    modules = ("technologies", "machinations", "extra_cards", "forecasts", "four_is_five")
    for chosen in range(1 << len(modules)):
        options: dict[str, Any] = {
            name: bool(chosen >> number & 1) for number, name in enumerate(modules)
        }
        table = start(seats, first="IA", second="IIA", roads=chosen % 4, **options)
        invariants.check(table.game)
        assert table.pending


@pytest.mark.rule("GT-448", "GT-Q-37", "GT-102")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rules_for_five_with_fewer(seats: int) -> None:
    assert not five_rules(start(seats).game)
    assert five_rules(start(seats, four_is_five=True).game), "without New Technologies"


@pytest.mark.rule("GTB-209")
@pytest.mark.parametrize("first", ["none", "IA"])
def test_the_learning_flight_is_of_class_i(first: str) -> None:
    with pytest.raises(GameOptionsError):
        start(learning=True, first=first)


# The lottery


def rolled(*dice: int, seats: int = 3, **options: Any) -> AnyTable:
    """A game whose modules these dice choose."""
    chosen = GalaxyTruckerOptions(lottery=len(dice), **options)
    state = new_state(seats, chosen, BOX)
    state.rng = luck((dice,))
    return table_at(RULESET, state, seats=seats, options=chosen, data=BOX)


@pytest.mark.rule("GT-107", "GT-108", "GT-109", "GT-110", "GT-111", "GT-112", "GT-113")
@pytest.mark.parametrize(
    ("dice", "classes", "machinations", "level"),
    [
        ((1,), ["IA", "II", "III"], False, 0),
        ((2,), ["I", "IIA", "III"], False, 0),
        ((3,), ["I", "II", "IIIA"], False, 0),
        ((4,), ["I", "II", "III"], True, 0),
        ((5,), ["I", "II", "III"], True, 0),
        ((6,), ["I", "II", "III"], False, 1),
        ((1, 1), ["IA", "II", "III"], False, 1),
        ((2, 2), ["I", "IIA", "III"], False, 1),
        ((3, 3), ["I", "II", "IIIA"], False, 1),
        ((4, 5), ["I", "II", "III"], True, 1),
        ((5, 4, 5), ["I", "II", "III"], True, 2),
        ((6, 6), ["I", "II", "III"], False, 2),
        ((1, 2, 3), ["IA", "IIA", "IIIA"], False, 0),
    ],
)
def test_the_lottery(
    dice: tuple[int, ...], classes: list[ShipClass], machinations: bool, level: int
) -> None:
    table = rolled(*dice)
    state = table.game.state
    assert (flights(table), state.schemes, state.road_level) == (classes, machinations, level)
    assert events(table, LotteryRolled)[0].dice == dice


@pytest.mark.rule("GT-EX-25")
def test_the_example_of_the_lottery() -> None:
    table = rolled(1, 4, 5, 1, 6)
    state = table.game.state
    assert (flights(table), state.schemes, state.road_level) == (["IA", "II", "III"], True, 3)
    assert events(table, LotteryRolled)[0].results == (
        "IA", "machinations", "road", "road", "road",
    )  # fmt: skip
    assert all(len(p.hand_cards) == 4 for p in state.players)


@pytest.mark.rule("GT-107")
@pytest.mark.parametrize(
    "other",
    [
        {"first": "IA"}, {"second": "both"}, {"third": "none"}, {"machinations": True},
        {"roads": 1}, {"handicaps": True}, {"learning": True},
    ],
)  # fmt: skip
def test_the_lottery_starts_from_the_base_game(other: dict[str, Any]) -> None:
    with pytest.raises(GameOptionsError):
        start(3, lottery=3, **other)


# Parts


@pytest.mark.rule("GTB-201", "GTB-202", "GTB-203")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_parts_but_the_starting_cabins_are_in_the_warehouse(seats: int) -> None:
    table = start(seats)
    state = table.game.state
    assert sorted(state.warehouse) == sorted(T.base_parts)
    assert len(state.warehouse) == 140
    assert state.warehouse != sorted(state.warehouse)
    for seat in range(seats):
        ship = player(table, seat).ship
        (part,) = [part for part in ship.parts if part]
        assert T.kinds[part] == STARTING_CABIN
        assert BOX.parts[part - 1].colour == SEAT_COLOURS[seat]
        assert T.boards[0].place(ship.parts.index(part)) == (7, 7)


@pytest.mark.rule("GT-151", "GT-153", "GT-154", "GT-155", "GT-EX-19", "GT-Q-01")
@pytest.mark.parametrize(("seats", "removed"), [(2, 75), (3, 50), (4, 25), (5, 0)])
def test_with_new_technologies_parts_are_removed(seats: int, removed: int) -> None:
    table = start(seats, technologies=True)
    state = table.game.state
    assert len(state.removed) == removed
    assert len(state.warehouse) + removed == 181
    assert sorted([*state.warehouse, *state.removed]) == sorted([*T.base_parts, *T.new_parts])
    assert not set(state.removed) & set(T.starting_cabins)
    other = start(seats, technologies=True, seed="another").game.state
    assert (other.removed == state.removed) == (removed == 0), "at random"


@pytest.mark.rule("GT-155", "GT-156", "GT-Q-02", "GTB-201")
def test_removed_parts_stay_out_and_the_others_come_back() -> None:
    table = start(3, technologies=True, first="both", handlings=6)
    removed = list(table.game.state.removed)
    before = sorted(table.game.state.warehouse)
    for _ in range(4):
        assert sorted(table.game.state.warehouse) == before
        assert table.game.state.removed == removed
        play_flight(table)
    assert table.game.state.removed == removed


@pytest.mark.rule("GTB-201")
def test_parts_of_the_last_flight_are_mixed_in_again() -> None:
    position = Arrival(2)
    position.ship(A, "B2--H---C")
    position.lost(A, 3)
    position.lost(B, 2)
    position.returned("engine-01", "engine-02")
    position.player(B).ordered = [position.state.warehouse.pop()]
    game = position.settled().game
    begin_round(game)
    state = game.state
    assert sorted(state.warehouse) == sorted(T.base_parts)
    assert state.returned == []
    assert all(not (p.lost or p.ordered or p.aside) for p in state.players)
    assert [sum(map(bool, p.ship.parts)) for p in state.players] == [1, 1]
    assert len(state.noticed) == 2 + 3 + 2 + 2 + 1


@pytest.mark.rule("GTB-203", "GT-602")
@pytest.mark.parametrize("flight", CLASSES)
def test_every_flight_begins_with_a_fresh_board(flight: ShipClass) -> None:
    field = {1: "first", 2: "second", 3: "third"}[BOX.boards[flight].level]
    chosen = dict.fromkeys(("first", "second", "third"), "none") | {field: flight}
    table = start(2, **chosen)
    ship = player(table, A).ship
    places = [cell for cell, part in enumerate(ship.parts) if part]
    board = T.boards[CLASSES.index(flight)]
    assert places == ([board.start] if flight != "IIA" else [])


@pytest.mark.rule("GT-152", "GT-Q-26")
@pytest.mark.parametrize("technologies", [False, True])
def test_specialists_are_all_there_before_each_flight(technologies: bool) -> None:
    position = Arrival(2, technologies=technologies)
    position.state.specialists = 0
    position.player(A).specialist = 2
    game = position.settled().game
    begin_round(game)
    assert game.state.specialists == (0b11111 if technologies else 0)
    assert player(position.settled(), A).specialist == 2
    assert game.state.players[A].specialist == NOTHING


@pytest.mark.rule("GTB-722", "GT-157")
@pytest.mark.parametrize(
    ("technologies", "bank"), [(False, [12, 17, 13, 14]), (True, [14, 19, 15, 16])]
)
def test_the_bank(technologies: bool, bank: list[int]) -> None:
    assert start(2, technologies=technologies).game.state.bank == bank


@pytest.mark.rule("GT-158")
def test_the_split_of_the_new_parts() -> None:
    kinds = Counter(part.kind for part in BOX.parts if part.expansion)
    assert {kind: kinds[kind] for kind in kinds if kind.endswith("booster")} == {
        "shield_booster": 5, "cannon_booster": 4, "engine_booster": 5,
    }  # fmt: skip
    assert (kinds["reactor"], kinds["plating"], kinds.total()) == (4, 4, 42)


@pytest.mark.rule("GTB-203")
def test_nothing_of_a_flight_is_left_for_the_next() -> None:
    """But credits, loans, machinations in hand and what was earned."""
    position = Arrival(2, machinations=True)
    worn = position.player(A)
    worn.hand_cards, worn.loans, worn.credits = [], 1, 30
    worn.number, worn.seen, worn.day, worn.sold, worn.halves = 2, 7, 11, 4, 0
    worn.away, worn.saved, worn.planted = [1, 2], True, NOTHING
    game = position.settled().game
    begin_round(game)
    now = game.state.players[A]
    fresh = Player()
    for field in ("number", "seen", "day", "sold", "halves", "away", "saved", "planted", "lost"):
        assert getattr(now, field) == getattr(fresh, field), field
    assert (now.loans, now.credits > 30) == (1, True)


# Piles and the hourglass


@pytest.mark.rule("GTB-206", "GTB-208", "GT-Q-05", "GT-Q-106")
@pytest.mark.parametrize(
    ("flight", "decks"),
    [("I", {1: 8}), ("IA", {1: 8}), ("II", {1: 4, 2: 8}), ("III", {1: 4, 2: 4, 3: 8})],
)
def test_four_piles(flight: ShipClass, decks: dict[int, int]) -> None:
    field = {1: "first", 2: "second", 3: "third"}[BOX.boards[flight].level]
    chosen = dict.fromkeys(("first", "second", "third"), "none") | {field: flight}
    piles = start(2, **chosen).game.state.piles
    assert len(piles) == 4
    assert Counter(deck_of(card) for pile in piles for card in pile) == decks
    assert len({len(pile) for pile in piles}) == 1


@pytest.mark.rule("GTB-205")
@pytest.mark.parametrize(("building", "clock"), [("turns", False), ("live", True)])
def test_the_hourglass_is_turned_when_building_starts(building: str, clock: bool) -> None:
    table = start(2, building=building)
    assert (CLOCK in table.pending) is clock
    assert events(table, HourglassStarted) == ([HourglassStarted(1)] if clock else [])


@pytest.mark.rule("GT-705", "GT-805")
def test_machinations_are_planted_before_roads_are_drawn() -> None:
    table = start(2, machinations=True, roads=2)
    assert events(table, RoadsDrawn) == []
    for seat in (A, B):
        table.decide(seat, table.pending[seat].options[0])
    happened = [type(event) for event in told(table)]
    assert happened.index(Planted) < happened.index(RoadsDrawn)


@pytest.mark.rule("GTB-104")
def test_nobody_owes_anything_at_the_start() -> None:
    game = start(2).game
    assert parts_cost(game, A) == 0
