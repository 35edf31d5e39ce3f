"""Setup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.errors import GameOptionsError, SeatsError
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.games.astrominers import RULESET
from kosmodrom.games.astrominers.box import Box, Mission, Order, load_box
from kosmodrom.games.astrominers.moves import (
    Crew,
    HandIn,
    Launch,
    Pass,
    PlaceDie,
    Substitute,
)
from kosmodrom.games.astrominers.state import FACES, RARE, RESOURCES, Resource
from kosmodrom.testing.positions import offered, question, refused
from tests.games.astrominers.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    at_random,
    bank,
    box_with,
    in_deck,
    keep_dice,
    next_round,
    pool,
    seen,
    stock,
    take_only,
)

SEATS = (2, 3, 4)
PRINTED: list[Resource] = ["plasteel", "water", "xenon", "gold", "tungsten", "nickel", "palladium"]


def start(seats: int, seed: int = 1, data: Box | None = None, **options: Any) -> AnyTable:
    return Table.start(RULESET, seats=seats, seed=seed, options=options, data=data)


def cards_in_game(table: AnyTable, of: Container[str]) -> Counter[str]:
    """Where the cards of a kind are, wherever they can be."""
    s = table.game.state
    places: list[str | None] = [*in_deck(table, "missions"), *s.missions.display]
    places += [*in_deck(table, "orders"), *s.orders.display]
    places += [run.card for run in s.runs]
    for someone in s.players:
        places += [*someone.missions, *someone.orders, *someone.done]
        places += [*someone.bought, *someone.used]
    return Counter(card for card in places if card is not None and card in of)


# Players and decks


@pytest.mark.rule("AM-124")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_no_other_number_of_players_than_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(SeatsError):
        Table.start(RULESET, seats=seats, seed=1)


@pytest.mark.rule("AM-124")
@pytest.mark.parametrize("seats", SEATS)
def test_two_three_and_four_can_play(seats: int) -> None:
    assert len(start(seats).game.state.players) == seats


@pytest.mark.rule("AM-101", "AM-112")
@pytest.mark.parametrize(("seats", "marks"), [(2, {2}), (3, {2, 3}), (4, {2, 3, 4})])
def test_cards_marked_above_the_number_of_players_are_taken_out(
    seats: int, marks: set[int]
) -> None:
    table = start(seats)
    box, s = load_box(), table.game.state
    missions = [*in_deck(table, "missions"), *s.missions.display]
    orders = [*in_deck(table, "orders"), *s.orders.display]
    assert sorted(map(str, missions)) == sorted(
        card.id for card in box.missions.values() if card.mark in marks
    )
    assert sorted(map(str, orders)) == sorted(
        card.id for card in box.orders.values() if card.mark in marks
    )


@pytest.mark.rule("AM-113")
@pytest.mark.parametrize("seed", range(5))
def test_cards_taken_out_stay_out_for_the_whole_game(seed: int) -> None:
    table = start(2, seed)
    box = load_box()
    marked: dict[str, Mission | Order] = {**box.missions, **box.orders}
    for _ in at_random(table, seed):
        assert all(marked[card].mark == 2 for card in cards_in_game(table, marked))
    assert set(cards_in_game(table, marked).values()) == {1}


@pytest.mark.rule("AM-102")
def test_missions_and_orders_are_shuffled_in_two_face_down_decks() -> None:
    tables = [start(3, seed) for seed in range(30)]
    decks = [(in_deck(t, "missions"), in_deck(t, "orders")) for t in tables]
    box = load_box()
    for missions, orders in decks:
        assert set(missions) <= set(box.missions)
        assert set(orders) <= set(box.orders)
    assert len({tuple(missions) for missions, _ in decks}) == 30
    assert len({tuple(orders) for _, orders in decks}) == 30
    # Over 30 games with 36 missions, many different ones lie on top.
    assert len({missions[-1] for missions, _ in decks}) > 12
    assert len({orders[-1] for _, orders in decks}) > 12
    assert seen(tables[0], A).missions.deck == 36  # a number, not cards
    assert seen(tables[0], A).orders.deck == 36


@pytest.mark.rule("AM-114")
@pytest.mark.parametrize("seats", SEATS)
def test_four_missions_and_four_orders_are_revealed(seats: int) -> None:
    box, view = load_box(), seen(start(seats))
    missions = [card for card in view.missions.display if card in box.missions]
    orders = [card for card in view.orders.display if card in box.orders]
    assert len(missions) == len(set(missions)) == 4
    assert len(orders) == len(set(orders)) == 4
    in_play = sum(card.mark <= seats for card in box.missions.values())
    assert view.missions.deck == in_play - 4


@pytest.mark.rule("AM-EX-05")
@pytest.mark.parametrize(
    ("seats", "taken_out", "face_down"), [(3, 14, 30), (2, 28, 16), (4, 0, 44)]
)
def test_three_players_take_out_14_of_48_missions(
    seats: int, taken_out: int, face_down: int
) -> None:
    some = next(iter(load_box().missions.values()))
    marks = [2] * 20 + [3] * 14 + [4] * 14
    missions = [
        msgspec.structs.replace(some, id=f"m{number}", mark=mark)
        for number, mark in enumerate(marks)
    ]
    table = start(seats, data=box_with(missions=missions))
    view = seen(table)
    assert view.missions.deck == face_down
    assert sum(card is not None for card in view.missions.display) == 4
    assert len(missions) - cards_in_game(table, {card.id for card in missions}).total() == taken_out


# Awards, board cards, exchange card


@pytest.mark.rule("AM-103", "AM-115")
def test_three_awards_drawn_at_random_lie_open_and_four_are_the_deck() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(70):
        s = start(2, seed).game.state
        places = [award for award in s.awards if award]
        assert len(places) == 3
        assert len(s.award_deck) == 4
        assert {*places, *s.award_deck} == set(load_box().awards)
        drawn.update(places)
    # Each is expected 30 times.
    assert len(drawn) == 7
    assert min(drawn.values()) > 15


@pytest.mark.rule("AM-115")
def test_the_award_deck_is_face_down() -> None:
    table = start(2)
    assert seen(table, A).award_deck == 4
    orders = set()
    for seed in range(20):
        fork = table.fork(A, Random.seeded(seed))
        assert fork.game.state.awards == table.game.state.awards
        orders.add(tuple(fork.game.state.award_deck))
    assert len(orders) > 5


@pytest.mark.rule("AM-EX-08")
def test_the_award_places_run_dry_after_the_fourth_award() -> None:
    position = Position(players=2)
    awards = [position.award(f"award-{number}", "S") for number in range(7)]
    position.state.awards, position.state.award_deck = [*awards[:3]], awards[3:]
    position.player(A).done = [position.mission(f"m{number}") for number in range(7)]
    position.pool(A, "miner", "miner", "miner")
    table = position.table()
    counts = []
    for place in (1, 2, 3, 1, 2, 3, 1):  # three places, and each is free again in the next round
        if question(table, A) == "reroll":
            keep_dice(table)
        table.decide(A, PlaceDie(pool(table, A)[0], f"award-{place}"))
        table.decide(A, offered(table, A, HandIn)[0])
        s = table.game.state
        counts.append((sum(card is not None for card in s.awards), len(s.award_deck)))
        if B in table.pending and s.phase == "actions":
            table.decide(B, Pass())
        if place == 3 and s.phase == "actions":
            next_round(table)
    assert counts == [(3, 3), (3, 2), (3, 1), (3, 0), (2, 0), (1, 0), (0, 0)]


@pytest.mark.rule("AM-104")
def test_each_mini_deck_is_shuffled_and_shows_its_top_card() -> None:
    box = load_box()
    tops: dict[str, Counter[str | None]] = {}
    for seed in range(60):
        table = start(2, seed)
        s, view = table.game.state, seen(table)
        for deck, cards, shown in (
            (s.technologies, box.technologies, view.technologies),
            (s.bulletins, box.bulletins, view.bulletins),
            (s.expeditions, box.expeditions, view.expeditions),
        ):
            assert sorted(deck) == sorted(cards)
            assert (shown.top, shown.cards) == (deck[-1], 4)
            tops.setdefault(min(cards), Counter())[shown.top] += 1
    assert len(tops) == 3
    for shown_tops in tops.values():
        assert len(shown_tops) == 4
        assert min(shown_tops.values()) >= 5  # expected 15 times


@pytest.mark.rule("AM-116")
def test_a_card_below_the_top_is_seen_only_when_it_becomes_the_top() -> None:
    position = Position(players=2)
    cards = [position.technology(name) for name in ("low", "second", "top")]
    position.state.technologies = cards
    position.pool(A, "miner")
    table = position.table()
    other = Position(players=2)
    for name in ("top", "second", "low"):
        other.technology(name)
    other.state.technologies = ["second", "low", "top"]
    other.pool(A, "miner")
    # What lies below changes nothing that anyone sees.
    assert seen(table, A) == seen(other.table(), A)
    assert seen(table, A).technologies.top == "top"
    table.decide(A, PlaceDie("miner", "technology-1"))
    assert seen(table, B).technologies.top == "second"


@pytest.mark.rule("AM-105")
def test_one_of_four_exchange_cards_is_drawn_for_the_whole_game() -> None:
    drawn = Counter(start(2, seed).game.state.exchange for seed in range(80))
    assert set(drawn) == set(load_box().exchange)
    assert len(drawn) == 4
    assert min(drawn.values()) >= 8  # expected 20 times
    table = start(2, 3)
    exchange = table.game.state.exchange
    for _ in at_random(table):
        assert seen(table).exchange == exchange


@pytest.mark.rule("AM-117")
def test_the_exchange_card_names_the_promoted_resource() -> None:
    for seed in range(20):
        view = seen(start(2, seed))
        assert view.promoted == load_box().exchange[view.exchange].promoted


@pytest.mark.rule("AM-117")
@pytest.mark.parametrize("promoted", RARE)
def test_the_promoted_resource_counts_for_payments_and_for_scoring(promoted: Resource) -> None:
    position = Position(promoted=promoted)
    missions = {kind: position.mission(f"for-{kind}", cost={kind: 1}) for kind in RARE}
    position.player(A).missions = list(missions.values())
    position.stock(A, plasteel=2, water=1)
    position.stock(B, **{promoted: 3})
    position.stock(C, xenon=3)
    table = position.table()
    # 3 units for the promoted one that is lacking; the other exchange cards are not used.
    assert [option.card for option in offered(table, A, Launch)] == [missions[promoted]]
    table.decide(A, Launch(missions[promoted]))
    take_only(table, A, Substitute)
    assert stock(table, A) == {}
    assert [someone.score["surplus"] for someone in seen(table).players] == [0, 1, 0]


# Resources


@pytest.mark.rule("AM-118")
@given(seats=st.sampled_from(SEATS), seed=st.integers(0, 2**32))
@settings(max_examples=30, deadline=None)
def test_the_bank_begins_with_all_units_less_the_players_and_the_tracks(
    seats: int, seed: int
) -> None:
    units = load_box().units
    assert bank(start(seats, seed)) == {kind: units[kind] - seats - 1 for kind in RESOURCES}


@pytest.mark.rule("AM-106")
@pytest.mark.parametrize("seed", range(4))
def test_the_bank_is_all_that_is_neither_with_players_nor_on_the_track(seed: int) -> None:
    table = start(3, seed)
    units = load_box().units
    for _ in at_random(table, seed):
        s = table.game.state
        for kind in RESOURCES:
            elsewhere = sum(someone.stock[kind] for someone in s.players) + s.track.count(kind)
            assert s.bank[kind] == units[kind] - elsewhere >= 0


@pytest.mark.rule("AM-106")
def test_the_bank_is_finite() -> None:
    position = Position()
    position.bank(xenon=1)
    position.pool(A, "miner2", "miner")
    table = position.table()
    table.decide(A, PlaceDie("miner2", "xenon-1"))
    assert (stock(table, A), bank(table)["xenon"]) == ({"xenon": 1}, 0)


@pytest.mark.rule("AM-EX-06")
@pytest.mark.parametrize(("seats", "left"), [(4, 35), (3, 36), (2, 37)])
def test_of_40_units_of_each_kind_four_players_leave_35_in_the_bank(seats: int, left: int) -> None:
    box = msgspec.structs.replace(load_box(), units=dict.fromkeys(RESOURCES, 40))
    table = start(seats, data=box)
    assert bank(table) == dict.fromkeys(RESOURCES, left)
    assert all(sum(stock(table, seat).values()) == 7 for seat in range(seats))
    assert sum(kind is not None for kind in table.game.state.track) == 7


@pytest.mark.rule("AM-119")
def test_change_is_free_and_everything_counts_in_units() -> None:
    position = Position()
    position.player(A).missions = [position.mission("m", cost={"gold": 3})]
    position.stock(A, gold=5)  # one token of 5
    position.pool(A, "miner")
    table = position.table()
    table.decide(A, Launch("m"))
    # Paid exactly, without a question: A, alone with dice, is asked for the next action.
    assert question(table, A) == "turn"
    assert stock(table, A) == {"gold": 2}
    assert bank(table)["gold"] == 13
    assert pool(table, A) == ["miner"]


@pytest.mark.rule("AM-108")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_starts_with_one_of_each_resource(seats: int) -> None:
    table = start(seats)
    for seat in range(seats):
        assert stock(table, seat) == dict.fromkeys(RESOURCES, 1)


# Players' things


@pytest.mark.rule("AM-107", "AM-120")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_two_barges_and_seven_dice_that_are_told_apart(seats: int) -> None:
    """Every die and barge in view names its owner, and the owners differ."""
    table = start(seats)
    for someone in seen(table).players:
        assert (sum(someone.pool.values()), someone.barges) == (7, 2)
    owners = set()
    for _ in at_random(table):
        view = seen(table)
        if view.phase != "actions":
            continue
        dice = Counter(space.die.seat for space in view.spaces if space.die)
        barges = Counter(run.owner for run in view.runs)
        for run in view.runs:
            dice.update(die.seat for die in run.crew if die)
        owners |= set(dice)
        assert set(dice) | set(barges) <= set(range(seats))
        for seat, someone in enumerate(view.players):
            own = [*someone.technologies, *someone.bulletins]
            at_home = sum(someone.pool.values()) + someone.discarded
            at_home += sum(card.die is not None for card in own)
            assert dice[seat] + at_home == 7
            assert barges[seat] + someone.barges == 2
    assert owners == set(range(seats))


@pytest.mark.rule("AM-120")
def test_a_mission_shows_whose_barge_and_whose_dice_it_has() -> None:
    position = Position()
    mission = position.mission("m", white=["miner", "miner", "miner"])
    position.run(A, mission, [(B, "miner"), (C, "miner"), None])
    position.pool(A, "miner")
    position.pool(B, "miner")
    table = position.table()
    table.decide(A, Crew("miner", "m", 2))
    (run,) = seen(table, B).runs
    assert run.owner == A
    assert [die.seat for die in run.crew if die] == [B, C, A]


@pytest.mark.rule("AM-125")
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_else_is_dealt(seats: int) -> None:
    table = start(seats)
    view = seen(table)
    assert view.runs == ()
    assert all(space.die is None for space in view.spaces)
    for seat, someone in enumerate(view.players):
        own = seen(table, seat).players[seat]
        assert own.missions == own.orders == ()
        assert (someone.mission_count, someone.order_count) == (0, 0)
        completed = (someone.done, someone.expeditions, someone.awards, someone.bought)
        assert completed == ((), (), (), ())
        assert (someone.used, someone.technologies, someone.bulletins) == ((), (), ())
        assert sum(someone.pool.values()) == 7  # all dice were there to be rolled
        assert set(someone.pool) == set(FACES)


# First player


@pytest.mark.rule("AM-109")
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_is_equally_likely_to_be_first(seats: int) -> None:
    games = 120 * seats
    firsts = Counter(start(seats, seed).game.state.first for seed in range(games))
    assert set(firsts) == set(range(seats))
    for count in firsts.values():
        assert 80 < count < 160  # expected 120


@pytest.mark.rule("AM-121")
@pytest.mark.parametrize("seats", SEATS)
def test_the_players_may_name_the_first_player(seats: int) -> None:
    for number in range(1, seats + 1):
        for seed in range(5):
            table = start(seats, seed, first_player=str(number))
            assert table.game.state.first == number - 1
            keep_dice(table)
            assert list(table.pending) == [number - 1]


@pytest.mark.rule("AM-121")
@pytest.mark.parametrize("value", ["4", "0", "5", "eldest", 1, None])
def test_only_a_player_at_the_table_can_be_named_first(value: object) -> None:
    with pytest.raises(GameOptionsError) as error:
        start(3, first_player=value)
    assert error.value.args_["field"] == "first_player"


# Round track


@pytest.mark.rule("AM-110", "AM-123")
@given(seats=st.sampled_from(SEATS), seed=st.integers(0, 2**32))
@settings(max_examples=30, deadline=None)
def test_fields_1_to_7_hold_one_unit_of_each_kind_and_field_8_none(seats: int, seed: int) -> None:
    track = start(seats, seed).game.state.track
    assert len(track) == 8
    assert set(track[:7]) == set(RESOURCES)
    assert track[7] is None


@pytest.mark.rule("AM-122")
def test_which_kind_lies_where_is_random() -> None:
    tracks = [start(2, seed).game.state.track for seed in range(80)]
    for field in range(7):
        assert {track[field] for track in tracks} == set(RESOURCES)


@pytest.mark.rule("AM-122")
@pytest.mark.parametrize("seed", range(5))
def test_by_option_the_track_has_the_printed_order(seed: int) -> None:
    assert start(3, seed, track="printed").game.state.track == [*PRINTED, None]


@pytest.mark.rule("AM-122")
@pytest.mark.parametrize("value", ["sorted", "", 1, True])
def test_there_is_no_other_order_of_the_track(value: object) -> None:
    with pytest.raises(GameOptionsError) as error:
        start(3, track=value)
    assert error.value.args_["field"] == "track"


@pytest.mark.rule("AM-EX-07")
def test_in_printed_order_field_4_holds_gold() -> None:
    track = seen(start(2, track="printed")).track
    assert (track[0], track[3], track[6], track[7]) == ("plasteel", "gold", "palladium", None)


# Closed docks and spaces


@pytest.mark.rule("AM-111")
def test_a_space_marked_above_the_player_count_is_closed() -> None:
    for seats, closed in ((2, "plasteel-4"), (3, "water-5"), (2, "xenon-3"), (3, "xenon-4")):
        position = Position(players=seats)
        position.pool(A, *FACES)
        table = position.table()
        for face in FACES:
            assert PlaceDie(face, closed) not in offered(table, A)
            assert "AM-111" in refused(table, A, PlaceDie(face, closed))
        assert closed not in [space.id for space in seen(table).spaces]
    open_to_four = Position(players=4)
    open_to_four.pool(A, "automaton")
    assert PlaceDie("automaton", "xenon-4") in offered(open_to_four.table(), A)


@pytest.mark.rule("AM-111")
def test_nothing_is_ever_launched_into_a_closed_dock() -> None:
    position = Position(players=2)
    position.docks_marked(3, 2, 4)
    position.player(A).missions = [position.mission("m1"), position.mission("m2")]
    position.pool(A, "miner")
    table = position.table()
    table.decide(A, Launch("m1"))
    assert [run.dock for run in table.game.state.runs] == [2]
    assert refused(table, A, Launch("m2")) == ("AM-342",)


@pytest.mark.rule("AM-EX-09")
@pytest.mark.parametrize(("seats", "docks"), [(2, 3), (3, 4), (4, 5)])
def test_docks_marked_2_2_2_3_4_leave_two_players_three(seats: int, docks: int) -> None:
    position = Position(players=seats)
    position.docks_marked(2, 2, 2, 3, 4)
    assert len(seen(start(seats, data=position.box())).docks) == docks
    for number in range(docks):
        position.run(number // 2, position.mission(f"m{number}"), [None])
    free = seats - 1  # has a barge left
    position.state.turn = free
    position.player(free).missions = [position.mission("one-too-many")]
    position.pool(free, "miner")
    table = position.table()
    assert refused(table, free, Launch("one-too-many")) == ("AM-342",)
