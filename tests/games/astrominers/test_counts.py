"""Rules of order and number with 2, 3 and 4 players, played across the boundaries of phases."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from kosmodrom.core.options import Seat
from kosmodrom.core.table import Table
from kosmodrom.games.astrominers import RULESET
from kosmodrom.games.astrominers.box import load_box
from kosmodrom.games.astrominers.events import RunCompleted, RunFailed, RunSlid
from kosmodrom.games.astrominers.moves import (
    BuyOrder,
    Crew,
    Done,
    Exchange,
    Gain,
    Give,
    Launch,
    Pass,
    PlaceDie,
    TakeTop,
)
from kosmodrom.games.astrominers.state import FACES, RESOURCES, ROUNDS, SYMBOLS_ON, Resource
from kosmodrom.testing.positions import offered, question, told
from tests.games.astrominers.kit import (
    A,
    AnyTable,
    B,
    Position,
    bank,
    buy_nothing,
    keep_dice,
    next_round,
    pass_all,
    player,
    pool,
    seen,
    stock,
)

BY_COUNT = [(players, first) for players in (2, 3, 4) for first in range(players)]
every_count = pytest.mark.parametrize("players", [2, 3, 4])
every_first = pytest.mark.parametrize(("players", "first"), BY_COUNT)


def clockwise(players: int, first: Seat) -> list[Seat]:
    return [(first + step) % players for step in range(players)]


def dealt(players: int, first: Seat, round: int = 3) -> Position:
    """Everyone has two dice and an order in hand."""
    position = Position(players=players, round=round, first=first)
    position.fill_decks()
    for seat in range(players):
        position.pool(seat, "miner", "inspector")
        position.player(seat).orders = [position.order(f"o{seat}")]
    return position


# From phase to phase


@every_first
@pytest.mark.rule("AM-301", "AM-214")
def test_after_the_rerolls_the_first_player_begins_no_matter_who_acted_last(
    players: int, first: Seat
) -> None:
    for last in range(players):
        position = dealt(players, first)
        position.state.phase, position.state.turn = "reroll", last
        table = position.table()
        assert set(table.pending) == set(range(players))
        keep_dice(table)
        assert pass_all(table) == clockwise(players, first)
        assert table.game.state.phase == "orders"


@every_first
@pytest.mark.rule("AM-301", "AM-303", "AM-305")
def test_players_take_one_action_at_a_time_in_turn(players: int, first: Seat) -> None:
    position = dealt(players, first)
    table = position.table()
    order = []
    while table.game.state.phase == "actions":
        (seat,) = table.pending
        order.append(seat)
        mission = offered(table, seat, PlaceDie)
        table.decide(seat, next(option for option in mission if option.space != "first-1"))
        if question(table, seat) == "take-card":
            table.decide(seat, TakeTop("missions"))
        if len(order) == 2 * players:
            pass_all(table)  # a mission drawn might still be launched
    assert order == clockwise(players, first) * 2


@every_first
@pytest.mark.rule("AM-501", "AM-214")
def test_after_settling_everyone_may_buy_in_player_order(players: int, first: Seat) -> None:
    position = dealt(players, first)
    position.state.buyers = []
    table = position.table()
    assert pass_all(table) == clockwise(players, first)
    bought = []
    while table.game.state.phase == "orders":
        (seat,) = table.pending
        bought.append(seat)
        table.decide(seat, BuyOrder(f"o{seat}"))
    assert bought == clockwise(players, first)
    assert [player(table, seat).bought for seat in range(players)] == [
        [f"o{seat}"] for seat in range(players)
    ]
    assert table.game.state.round == 4


@every_first
@pytest.mark.rule("AM-202", "AM-214", "AM-332")
def test_a_die_on_the_first_player_space_works_in_the_next_round(players: int, first: Seat) -> None:
    for seat in range(players):
        table = dealt(players, first).table()
        while list(table.pending) != [seat]:
            (other,) = table.pending
            table.decide(other, Pass())
        table.decide(seat, PlaceDie("miner", "first-1"))
        pass_all(table)
        assert buy_nothing(table) == clockwise(players, first)
        assert table.game.state.round == 4
        assert table.game.state.first == seat
        keep_dice(table)
        assert pass_all(table) == clockwise(players, seat)
        assert buy_nothing(table) == clockwise(players, seat)
        # Nobody stood there in round 4: the first player stays (AM-212).
        assert table.game.state.first == seat


@every_count
@pytest.mark.rule("AM-202", "AM-212", "AM-213")
def test_round_1_begins_with_the_first_player_of_setup(players: int) -> None:
    for first in range(players):
        table: AnyTable = Table.start(
            RULESET, seats=players, seed=first, options={"first_player": str(first + 1)}
        )
        keep_dice(table)
        assert pass_all(table) == clockwise(players, first)


# Actions


@every_count
@pytest.mark.rule("AM-311", "AM-325", "AM-228")
def test_only_the_first_space_of_a_basic_area_gives_one_more(players: int) -> None:
    box = load_box()
    areas = box.boards[players].areas
    for area in ("plasteel", "water", "xenon"):
        for number, space in enumerate(areas[area]):
            for face in FACES:
                if not box.spaces[space].accepts.count(face.removesuffix("2")):  # type: ignore[arg-type]
                    continue
                position = Position(players=players)
                position.pool(A, face)
                for earlier in areas[area][:number]:
                    position.die(B, "miner", earlier)
                table = position.table()
                table.decide(A, PlaceDie(face, space))
                extra = 1 if number == 0 else 0
                assert stock(table, A) == {area: SYMBOLS_ON[face] + extra}


@every_first
@pytest.mark.rule("AM-324", "AM-343", "AM-216")
def test_an_exchange_is_an_action_and_its_die_is_back_in_the_next_round(
    players: int, first: Seat
) -> None:
    position = dealt(players, first)
    for seat in range(players):
        position.stock(seat, water=1)
    table = position.table()
    for seat in clockwise(players, first):
        assert list(table.pending) == [seat]
        table.decide(seat, Exchange("inspector"))
        table.decide(seat, Give("water"))
        table.decide(seat, Gain("gold"))
        assert stock(table, seat) == {"gold": 1}
        assert pool(table, seat) == ["miner"]
        assert seen(table).players[seat].discarded == 1
    assert (bank(table)["water"], bank(table)["gold"]) == (10 + players, 10 - players)
    assert list(table.pending) == [first]
    next_round(table)
    assert [len(pool(table, seat)) for seat in range(players)] == [7] * players


# The round bonus


def tied(players: int) -> Iterator[tuple[Seat, ...]]:
    """Every choice of players who have most dice on missions."""
    for bits in range(1, 1 << players):
        yield tuple(seat for seat in range(players) if bits >> seat & 1)


SHARES = {1: 4, 2: 2, 3: 1, 4: 1}


def with_most_dice(players: int, first: Seat, takers: tuple[Seat, ...], round: int) -> Position:
    """These have two dice on a mission that is not filled, the others one."""
    position = Position(players=players, first=first, round=round)
    crew = [seat for seat in range(players) for _ in range(1 + (seat in takers))]
    mission = position.mission("m", white=["miner"] * (len(crew) + 1))
    position.run(first, mission, [*[(seat, "miner") for seat in crew], None])
    position.pool(first, "inspector")
    position.player(first).orders = [position.order("pause")]
    return position


@every_first
@pytest.mark.rule("AM-401", "AM-402", "AM-412", "AM-414")
def test_the_bonus_is_4_or_2_each_or_1_each(players: int, first: Seat) -> None:
    for takers in tied(players):
        table = with_most_dice(players, first, takers, round=4).table()
        table.decide(first, Pass())
        share = SHARES[len(takers)]
        for seat in range(players):
            assert stock(table, seat) == ({"gold": share} if seat in takers else {})
        assert bank(table)["gold"] == 11 - share * len(takers)  # with the unit of the field


@every_first
@pytest.mark.rule("AM-403", "AM-417")
def test_in_round_8_the_takers_choose_in_player_order(players: int, first: Seat) -> None:
    for takers in tied(players):
        table = with_most_dice(players, first, takers, round=ROUNDS).table()
        table.decide(first, Pass())
        expected: list[Seat] = []
        for seat in clockwise(players, first):
            expected += [seat] * (SHARES[len(takers)] if seat in takers else 0)
        chosen = []
        kinds: Iterator[Resource] = iter(RESOURCES * 2)
        while table.game.state.phase == "settling":
            (seat,) = table.pending
            assert question(table, seat) == "bonus"
            chosen.append(seat)
            table.decide(seat, Gain(next(kinds)))
        assert chosen == expected
        assert [sum(stock(table, seat).values()) for seat in range(players)] == [
            expected.count(seat) for seat in range(players)
        ]
        table.decide(first, Done())
        assert table.finished


# Settling


@every_first
@pytest.mark.rule("AM-406", "AM-419", "AM-806")
def test_the_owner_takes_first_then_the_others_in_player_order(players: int, first: Seat) -> None:
    """The bank holds less and less gold: who goes without shows the order."""
    for owner in range(players):
        order = [owner, *(seat for seat in clockwise(players, first) if seat != owner)]
        for units in range(players + 1):
            position = Position(players=players, first=first, round=2)
            position.bank(gold=units)
            mission = position.mission("m", white=["miner"] * players)  # a gold for each
            position.run(owner, mission, [(seat, "miner") for seat in range(players)])
            position.pool(first, "inspector")
            position.player(first).orders = [position.order("pause")]
            table = position.table()
            table.decide(first, Pass())
            rich = [seat for seat in range(players) if stock(table, seat).get("gold")]
            assert rich == sorted(order[:units])
            assert player(table, owner).done == ["m"]


@every_first
@pytest.mark.rule("AM-418", "AM-423")
def test_cards_are_settled_in_the_player_order_of_their_owners(players: int, first: Seat) -> None:
    position = dealt(players, first)
    for seat in reversed(range(players)):  # launched the other way round
        position.run(seat, position.mission(f"m{seat}"), [(seat, "miner")])
    table = position.table()
    pass_all(table)
    completed = [event.seat for event in told(table) if isinstance(event, RunCompleted)]
    assert completed == clockwise(players, first)


@every_first
@pytest.mark.rule("AM-410", "AM-430")
def test_cards_of_an_expedition_are_taken_in_the_same_order(players: int, first: Seat) -> None:
    for owner in range(players):
        position = dealt(players, first)
        trip = position.expedition("trip", yellow=1, white=players - 1)
        position.run(owner, trip, [(seat, "miner") for seat in range(players)])
        table = position.table()
        pass_all(table)
        takers = []
        while table.game.state.phase == "settling":
            (seat,) = table.pending
            takers.append(seat)
            table.decide(seat, TakeTop("missions"))
        others = [seat for seat in clockwise(players, first) if seat != owner]
        assert takers == [owner, *others]
        assert buy_nothing(table) == clockwise(players, first)


# Missions that are not filled


@every_first
@pytest.mark.rule("AM-408", "AM-409", "AM-411")
def test_what_is_launched_and_not_filled_slides_once_and_then_fails(
    players: int, first: Seat
) -> None:
    """The second chance is the settling of the round after the launch, not an earlier one."""
    for owner, launched in product(range(players), (1, 2)):
        position = Position(players=players, first=first, round=launched)
        position.docks_marked(2, 2, 2, 2)
        position.fill_decks()
        position.player(owner).missions = [position.mission("m", white=["both", "both"])]
        position.state.expeditions = [position.expedition("trip")]
        position.pool(owner, "miner", "miner")
        # Another card of the owner's neighbour is filled meanwhile, and one had slid before.
        other = (owner + 1) % players
        position.run(other, position.mission("filled"), [(other, "miner")])
        position.run(other, position.mission("old", white=["miner"]), [None], slid=True)
        table = position.table()
        table.decide(owner, Launch("m"))
        table.decide(owner, PlaceDie("miner", "expedition-1"))
        table.decide(owner, Crew("miner", "trip", 0))
        if table.game.state.round == launched:
            pass_all(table)
        assert settling(table) == [("slid", "m"), ("slid", "trip"), ("failed", "old")]
        assert table.game.state.round == launched + 1
        assert [(run.card, run.slid) for run in table.game.state.runs] == [
            ("m", True),
            ("trip", True),
        ]
        keep_dice(table)
        next_round(table)
        assert settling(table)[3:] == [("failed", "m"), ("failed", "trip")]
        assert table.game.state.runs == []
        assert table.game.state.round == launched + 2
        assert [len(pool(table, seat)) for seat in range(players)] == [7] * players


def settling(table: AnyTable) -> list[tuple[str, str]]:
    """What slid and what failed, in order."""
    return [
        ("slid" if isinstance(event, RunSlid) else "failed", event.card)
        for event in told(table)
        if isinstance(event, RunSlid | RunFailed)
    ]


@every_first
@pytest.mark.rule("AM-404", "AM-409")
def test_what_is_filled_at_its_second_chance_is_completed(players: int, first: Seat) -> None:
    position = Position(players=players, first=first, round=2)
    position.fill_decks()
    position.player(first).missions = [position.mission("m", white=["both", "both"])]
    table = position.table()
    table.decide(first, Launch("m"))
    assert table.game.state.round == 3  # nobody had dice: the mission has slid
    assert [run.slid for run in table.game.state.runs] == [True]
    keep_dice(table)
    for space in range(2):
        while not offered(table, next(iter(table.pending)), Crew):
            table.decide(next(iter(table.pending)), Pass())
        (seat,) = table.pending
        table.decide(seat, offered(table, seat, Crew)[0])
        assert table.game.state.runs[0].crew[space] is not None
    next_round(table)
    assert player(table, first).done == ["m"]
    assert settling(table) == [("slid", "m")]
