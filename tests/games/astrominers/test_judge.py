"""The judge of Astrominers: what it must hold to, whatever its numbers."""

import pytest

from kosmodrom.bots.random import RandomBot
from kosmodrom.core.options import Seat
from kosmodrom.core.table import Table
from kosmodrom.core.words import Words
from kosmodrom.games.astrominers import RULESET
from kosmodrom.games.astrominers.box import PACKAGE, load_box
from kosmodrom.games.astrominers.judge import judge, parts, worths
from kosmodrom.games.astrominers.rules.base import AstrominersOptions, Game
from kosmodrom.games.astrominers.state import RESOURCES, Die, State
from tests.games.astrominers.kit import (
    A,
    AnyTable,
    B,
    Position,
)


def played(seats: int, seed: int, choices: int = 10_000) -> AnyTable:
    """A game in which bots chose at random, up to a number of choices or its end."""
    table: AnyTable = Table.start(RULESET, seats=seats, seed=seed)
    bots = [RandomBot(f"{seed}/{seat}") for seat in range(seats)]
    while table.pending and len(table.choices) < choices:
        seat = next(iter(table.pending))
        table.decide(seat, bots[seat].choose(table, seat))
    return table


def renamed(table: AnyTable, by: int) -> Game:
    """The same situation with everybody moved on by some seats."""
    game = table.fork().game
    seats, state = game.seats, game.state

    def moved(seat: Seat) -> Seat:
        return (seat + by) % seats

    state.players = [state.players[(seat - by) % seats] for seat in range(seats)]
    state.first, state.turn = moved(state.first), moved(state.turn)
    state.buyers = [moved(seat) for seat in state.buyers]
    state.board = {space: Die(moved(die.seat), die.face) for space, die in state.board.items()}
    for run in state.runs:
        run.owner = moved(run.owner)
        run.crew = [die and Die(moved(die.seat), die.face) for die in run.crew]
    return game


def game_of(position: Position) -> Game:
    state: State = position.state
    return Game(state, AstrominersOptions(), position.box(), len(state.players))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_it_is_the_margin_and_says_who_won(seats: int) -> None:
    for seed in range(4):
        table = played(seats, seed)
        result = table.result
        assert result is not None
        for seat in range(seats):
            advantage = judge(table.game, seat)
            best = max(points for other, points in enumerate(result.scores) if other != seat)
            assert abs(advantage - 100 * (result.scores[seat] - best)) <= 1
            alone = result.winners == (seat,)
            assert (advantage > 0) == alone
            assert (advantage == 0) == (seat in result.winners and not alone)


def test_a_tie_break_decides_by_a_hundredth() -> None:
    """AM-911"""
    position = Position(players=2, phase="end", round=8)
    position.player(A).used.append(position.order("four", points=4))
    position.player(B).awards.append(position.award("cup", "SS", points=4))
    game = game_of(position)
    assert (judge(game, A), judge(game, B)) == (1, -1)


@pytest.mark.parametrize("choices", [5, 40, 90, 150])
def test_names_of_seats_do_not_matter(choices: int) -> None:
    table = played(3, choices, choices)
    for by in (1, 2):
        other = renamed(table, by)
        for seat in range(3):
            assert judge(table.game, seat) == judge(other, (seat + by) % 3)


@pytest.mark.parametrize("choices", [20, 80, 140])
@pytest.mark.parametrize("kind", RESOURCES)
def test_a_resource_more_never_hurts(choices: int, kind: str) -> None:
    table = played(2, choices, choices)
    for seat in range(2):
        game = table.fork().game
        before = judge(game, seat), judge(game, 1 - seat)
        game.state.players[seat].stock[kind] += 1  # type: ignore[index]
        assert judge(game, seat) >= before[0]
        assert judge(game, 1 - seat) <= before[1]


def test_nothing_is_changed_by_judging() -> None:
    table = played(3, 1, 60)
    before = table.fingerprint
    for seat in range(3):
        judge(table.game, seat)
    assert table.fingerprint == before


def test_it_is_a_whole_number_at_every_moment() -> None:
    table: AnyTable = Table.start(RULESET, seats=4, seed=5)
    bots = [RandomBot(seat) for seat in range(4)]
    while table.pending:
        seat = next(iter(table.pending))
        assert type(judge(table.game, seat)) is int
        table.decide(seat, bots[seat].choose(table, seat))


# What is better than what


def test_an_order_is_worth_the_more_the_less_is_lacking() -> None:
    position = Position(players=2, round=4)
    order = position.order("x", cost={"gold": 2, "water": 1}, points=8)
    game = game_of(position)
    without = judge(game, A)
    position.player(A).orders.append(order)
    values = [judge(game, A)]
    for kind in ("gold", "water", "gold"):
        position.stock(A, **{kind: position.player(A).stock[kind] + 1})
        values.append(judge(game, A))
    assert without < values[0] < values[1] < values[2] < values[3]


def test_buying_an_order_that_can_be_paid_is_good() -> None:
    position = Position(players=2, phase="orders", round=4)
    order = position.order("x", cost={"gold": 2, "water": 1}, points=4)
    game = game_of(position)
    position.state.buyers.remove(A)
    position.player(A).orders.append(order)
    position.stock(A, gold=2, water=1)
    kept = judge(game, A)
    position.player(A).orders.remove(order)
    position.player(A).bought.append(order)
    position.stock(A, gold=0, water=0)
    assert judge(game, A) > kept


def test_in_the_last_purchase_only_points_count() -> None:
    position = Position(players=2, phase="orders", round=8)
    position.state.buyers = []
    order = position.order("x", cost={"gold": 1}, points=9)
    game = game_of(position)
    position.player(A).orders.append(order)
    position.player(A).missions.append(next(iter(load_box().missions)))
    position.stock(A, gold=3, water=4)
    assert worths(game) == [100, 0]


def test_a_die_aboard_is_worth_the_more_the_nearer_the_crew_is_to_complete() -> None:
    position = Position(players=2, round=3)
    card = position.mission("m", yellow=["miner", "miner"], white=["miner"])
    position.pool(A, "miner", "miner")
    game = game_of(position)
    one = position.run(B, card, [(A, "miner"), None, None])
    values = [judge(game, A)]
    for space in (1, 2):
        position.state.runs[0].crew[space] = Die(A, "miner")
        values.append(judge(game, A))
    assert position.state.runs[0].card == one
    assert values[0] < values[1] < values[2]


def test_a_card_that_slid_and_cannot_be_filled_is_worth_nothing() -> None:
    position = Position(players=2, phase="orders", round=3)
    card = position.mission("m", yellow=["miner"], white=["miner"])
    game = game_of(position)
    before = judge(game, A)
    position.run(A, card, [(A, "miner"), None], slid=True)
    assert judge(game, A) == before


def test_an_award_nearer_is_better() -> None:
    position = Position(players=2, round=3)
    stone = [position.mission(f"s{number}", type="S") for number in range(2)]
    carbon = position.mission("c", type="C")
    position.state.awards[0] = position.award("pair", "SS", points=7)
    game = game_of(position)
    position.player(A).done[:] = [stone[0], carbon]
    apart = judge(game, A)
    position.player(A).done[:] = stone
    assert judge(game, A) > apart


def test_whose_die_is_on_the_first_player_space_has_the_advantage() -> None:
    position = Position(players=2, round=3)
    game = game_of(position)
    before = judge(game, B)
    position.die(B, "miner", "first-1")
    assert judge(game, B) > before


@pytest.mark.parametrize("seats", [2, 4])
def test_the_reasons_of_hints_add_up_to_what_the_judge_sees(seats: int) -> None:
    named: set[str] = set()
    for choices in range(0, 240, 7):
        table = played(seats, 3, choices)
        if table.finished:
            break
        whole = worths(table.game)
        for seat in range(seats):
            told = parts(table.game, seat)
            assert sum(told.values()) == whole[seat]
            named |= {part for part, worth in told.items() if worth}
    assert {"resources", "dice", "crews", "bonus", "first"} <= named
    for language in ("en", "pl"):
        assert all(Words(language, (PACKAGE,)).has(f"worth-{part}") for part in named)
