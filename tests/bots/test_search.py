"""The searching bot: a tree over guesses, in any game."""

import time

import pytest

from kosmodrom.bots import make_bot
from kosmodrom.bots.random import RandomBot
from kosmodrom.bots.search import (
    CANDIDATES_APART,
    MARGIN_APART,
    Node,
    SearchBot,
    different,
    draw,
    leaders,
    play_steps,
    select,
    squash,
)
from kosmodrom.core.options import CLOCK, Option
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.games.astrominers import RULESET
from kosmodrom.games.astrominers.moves import Done, Pass
from tests.bots.test_greedy import TOYS, played
from tests.core.toys import CARDS, GARDENS, AnyRuleset, AnyTable, Dig, Plant, Rest
from tests.games.astrominers.kit import (
    A,
    B,
    Position,
)


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: str(toy.id))
def test_plays_any_game(toy: AnyRuleset) -> None:
    """Alone, together, in a race, in parallel and with everyone: and alike for equal seeds."""
    ends = []
    for _ in range(2):
        table = Table.start(toy, seats=2, seed=4)
        bots = {seat: SearchBot(seat, iterations=6) for seat in range(2)} | {CLOCK: RandomBot(0)}
        ends.append(played(table, bots).fingerprint)
    assert ends[0] == ends[1]


def test_plays_astrominers_without_looking_at_the_table(thorough: bool) -> None:
    games = []
    for _ in range(2):
        table = Table.start(RULESET, seats=2, seed=2)
        bots = {seat: SearchBot(f"s{seat}", iterations=2) for seat in range(2)}
        games.append(list(played(table, bots, 24 if thorough else 10).choices))
    assert games[0] == games[1]


def test_hidden_things_do_not_matter() -> None:
    table = Table.start(CARDS, seats=2, seed=4)
    seat = next(iter(table.pending))
    twins = [table.fork(seat, Random.seeded(number)) for number in range(4)]
    assert len({SearchBot(1).choose(twin, seat) for twin in (table, *twins)}) == 1


def test_a_forced_move_is_answered_at_once() -> None:
    position = Position(players=2, phase="orders", round=5)
    position.player(A).orders.append(position.order("x", cost={"gold": 9}))
    table = position.table()
    assert list(table.pending[A].options) == [Done()]
    begin = time.perf_counter()
    assert SearchBot(1, seconds=5).choose(table, A) == Done()
    assert time.perf_counter() - begin < 1


def test_seconds_bound_a_decision() -> None:
    table = Table.start(RULESET, seats=2, seed=3)
    begin = time.process_time()
    SearchBot(1, seconds=0.05).choose(table, 0)
    assert time.process_time() - begin < 2


def test_sees_what_a_rival_would_do_next() -> None:
    """The last free place of a crew is worth more to the first who comes."""
    position = Position(players=2, round=8)
    position.fill_decks()
    card = position.mission("m", yellow=["miner"], white=["miner"])
    position.run(A, card, [(A, "miner2"), None])
    position.pool(A, "miner2")
    position.pool(B, "miner2")
    option = SearchBot(1, iterations=80).choose(position.table(), A)
    assert option != Pass()
    assert getattr(option, "card", None) == card


def test_chooses_the_child_with_the_highest_bound() -> None:
    root = Node()
    first, second = Pass(), Done()
    root.children = {first: Node(), second: Node()}
    root.visits = 12
    for option, visits, mean in ((first, 6, 0.6), (second, 6, 0.4)):
        root.children[option].visits = visits
        root.children[option].total = visits * mean
    assert select(root, [first, second]) == first
    assert select(root, [second]) == second
    # One that was hardly tried is tried again.
    root.children[second].visits, root.children[second].total = 1, 0.4
    root.visits = 400
    root.children[first].visits, root.children[first].total = 399, 0.6 * 399
    assert select(root, [first, second]) == second


def test_of_options_that_come_to_the_same_thing_one_is_searched() -> None:
    worths: dict[Option, int] = {
        Plant(0): 90,
        Dig(): 90,
        Plant(1): 85,
        Rest(): 90 - MARGIN_APART - 1,
    }
    assert different(worths) == [Plant(0), Plant(1)]
    many: dict[Option, int] = {Plant(bed): 90 - bed for bed in range(CANDIDATES_APART + 2)}
    assert different(many) == [Plant(bed) for bed in range(CANDIDATES_APART)]


def test_steps_side_by_side_are_played_to_their_ends_and_the_others_do_the_same() -> None:
    others = []
    for option in (Plant(0), Dig()):
        table: AnyTable = Table.start(GARDENS, seats=2, seed=1)
        table.decide(0, option)
        end = play_steps(table, 0, 1, Random.seeded(1), Random.seeded(2))
        assert end.game.state.season == 2
        assert table.game.state.season == 1
        others.append([choice.option for choice in end.choices if choice.seat == 1])
    assert others[0] == others[1] != []


def test_what_is_clearly_behind_is_given_up() -> None:
    """The longer it has been tried, the less it takes."""
    means = {"best": 100.0, "close": 60.0, "far": 0.0}
    assert leaders(means, 1, 80) == ["best", "close"]
    assert leaders(means, 16, 80) == ["best"]
    assert leaders(means, 1, 100) == list(means)


def test_draws_different_options() -> None:
    options = [Pass(), Done()]
    assert draw(options, 3, Random.seeded(1)) == options
    assert len(draw(options, 1, Random.seeded(1))) == 1


def test_advantages_become_chances() -> None:
    assert squash(0) == 0.5
    assert squash(-300) < squash(0) < squash(300) < 1


def test_by_name_it_is_the_same_on_every_machine() -> None:
    table = Table.start(RULESET, seats=2, seed=3)
    choices = {make_bot("search", 7).choose(table, 0) for _ in range(2)}
    assert len(choices) == 1
