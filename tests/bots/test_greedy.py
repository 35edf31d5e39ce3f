"""The greedy bot: one move ahead, on guesses, in any game."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from kosmodrom.bots.arena import simulate
from kosmodrom.bots.greedy import (
    DEPTH,
    GUESSES,
    PATIENCE,
    WIDTH,
    GreedyBot,
    apply,
    rank_options,
)
from kosmodrom.bots.random import RandomBot
from kosmodrom.bots.search import SearchBot
from kosmodrom.core.asks import CHECKPOINT, Ask, Flow, ask
from kosmodrom.core.options import CLOCK, Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.games.astrominers import RULESET
from kosmodrom.games.astrominers.moves import BuyOrder, Crew, Launch, Pass
from tests.core.toys import (
    BIDS,
    CARDS,
    GARDENS,
    MORE,
    ORCHARDS,
    RESCUE,
    SAND,
    AnyGame,
    AnyRuleset,
    AnyTable,
    Draw,
    Plant,
    Play,
    Stop,
    with_play,
)
from tests.games.astrominers.kit import (
    A,
    Position,
)

TOYS = [CARDS, BIDS, SAND, GARDENS, ORCHARDS, RESCUE]


class Veiled:
    """A table that shows a bot only what it may look at."""

    def __init__(self, table: AnyTable) -> None:
        self._table = table

    @property
    def pending(self) -> Mapping[Seat, Ask]:
        return self._table.pending

    @property
    def ruleset(self) -> AnyRuleset:
        return self._table.ruleset

    def fork(self, seat: Seat, guess: Random) -> AnyTable:
        assert type(seat) is int
        assert isinstance(guess, Random)
        return self._table.fork(seat, guess)


def played(table: AnyTable, bots: Mapping[Seat, Any], choices: int = 10_000) -> AnyTable:
    """Let bots play; each sees only what it may, offers what it was offered, changes nothing."""
    while table.pending and len(table.choices) < choices:
        seat = next(iter(table.pending))
        before = table.fingerprint, len(table.choices), len(table.game.log)
        option = bots[seat].choose(Veiled(table), seat)
        assert (table.fingerprint, len(table.choices), len(table.game.log)) == before
        assert option in table.pending[seat].options
        table.decide(seat, option)
    return table


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: str(toy.id))
def test_plays_any_game(toy: AnyRuleset) -> None:
    """Alone, together, in a race, in parallel and with everyone: and alike for equal seeds."""
    ends = []
    for _ in range(2):
        table = Table.start(toy, seats=2, seed=4)
        bots = {seat: GreedyBot(seat) for seat in range(2)} | {CLOCK: RandomBot(0)}
        ends.append(played(table, bots).fingerprint)
    assert ends[0] == ends[1]


def test_takes_what_the_judge_likes_best() -> None:
    table = Table.start(CARDS, seats=2, seed=4)
    seat = next(iter(table.pending))
    best = max(table.pending[seat].options, key=lambda option: option.card)  # type: ignore[attr-defined]
    assert GreedyBot(1).choose(table, seat) == best


def test_hidden_things_do_not_matter() -> None:
    table = Table.start(CARDS, seats=2, seed=4)
    seat = next(iter(table.pending))
    twins = [table.fork(seat, Random.seeded(number)) for number in range(5)]
    assert len({twin.fingerprint for twin in twins}) > 1
    choices = {GreedyBot(1).choose(twin, seat) for twin in (table, *twins)}
    assert len(choices) == 1
    assert type(choices.pop()) is Play


def test_equal_options_are_chosen_at_random() -> None:
    table = Table.start(BIDS, seats=2, seed=4)
    # Against a bid of nothing every bid wins.
    assert len({GreedyBot(seed).choose(table, 0) for seed in range(12)}) > 1


def test_ranks_options_and_leaves_out_what_another_does_as_well() -> None:
    bids = Table.start(BIDS, seats=3, seed=4)
    ranked = rank_options(bids, 0, Random.seeded(1))
    assert sorted(ranked) == list(range(len(bids.pending[0].options)))

    # Cards lead to the same question with the same answers: the best of them stands for all.
    cards = Table.start(CARDS, seats=3, seed=4)
    assert len(cards.pending[0].options) == 2
    assert len(rank_options(cards, 0, Random.seeded(1))) == 1


def test_plays_astrominers_without_looking_at_the_table() -> None:
    games = []
    for _ in range(2):
        table = Table.start(RULESET, seats=3, seed=2)
        bots = {seat: GreedyBot(f"g{seat}") for seat in range(3)}
        games.append(list(played(table, bots, 40).choices))
    assert games[0] == games[1]


def test_follows_a_move_to_its_end() -> None:
    """Launching alone brings nothing: it is good for the dice that go aboard in the same move."""
    position = Position(players=2, round=3)
    position.fill_decks()
    card = position.mission("m", cost={"water": 1}, yellow=["miner", "miner"], white=["miner"])
    position.player(A).missions.append(card)
    position.pool(A, "miner", "miner", "miner")
    position.stock(A, water=1)
    table = position.table()
    bot = GreedyBot(1)
    assert bot.choose(table, A) == Launch(card, ("water",))
    table.decide(A, Launch(card))
    assert isinstance(bot.choose(table, A), Crew)


def strolling(after: int) -> AnyRuleset:
    """A seat may stroll for as long as it likes, which the judge prefers to stopping; after that it
    is asked so often what to do next."""

    def play(g: AnyGame) -> Flow:
        yield CHECKPOINT
        while (yield ask(0, MORE, [Play(1), Play(2), Stop()])) != Stop():
            pass
        g.state.stage = "over"
        for _ in range(after):
            yield ask(0, MORE, [Draw(), Stop()])
        yield CHECKPOINT

    def judge(g: AnyGame, _seat: Seat) -> int:
        return 0 if g.state.stage == "over" else 100

    return with_play(play, judge=judge)


@pytest.mark.parametrize("make", [GreedyBot, SearchBot])
def test_what_could_go_on_for_ever_is_judged_at_its_end(make: type[GreedyBot | SearchBot]) -> None:
    table: AnyTable = Table.start(strolling(0), seats=2, seed=1)
    assert make(1).choose(table, 0) == Stop()


@pytest.mark.parametrize("make", [GreedyBot, SearchBot])
def test_patience_ends_where_no_end_is_seen(make: type[GreedyBot | SearchBot]) -> None:
    table: AnyTable = Table.start(strolling(DEPTH + 1), seats=2, seed=1)
    bot = make(1)
    while table.pending:
        assert len(table.choices) < 100
        table.decide(0, bot.choose(table, 0))
    kinds = Counter(type(choice.option) for choice in table.choices)
    assert kinds[Play] == PATIENCE


def test_side_by_side_nobody_answers_for_the_others() -> None:
    table: AnyTable = Table.start(GARDENS, seats=2, seed=1)
    then = apply(table, 0, Plant(2))
    assert [choice.seat for choice in then.choices] == [0]
    assert then.game.state.players[1].beds == []
    together: AnyTable = Table.start(BIDS, seats=2, seed=1)
    option = together.pending[0].options[0]
    assert {choice.seat for choice in apply(together, 0, option).choices} == {0, 1}


def test_buys_an_order_and_does_not_pass_with_dice() -> None:
    position = Position(players=2, phase="orders", round=5)
    order = position.order("x", cost={"gold": 1}, points=5)
    position.player(A).orders.append(order)
    position.stock(A, gold=1)
    assert GreedyBot(1).choose(position.table(), A) == BuyOrder(order, ("gold",))

    position = Position(players=2, round=5)
    position.fill_decks()
    position.pool(A, "miner2", "automaton", "geologist")
    assert GreedyBot(1).choose(position.table(), A) != Pass()


def test_a_long_list_of_random_options_is_cut_down_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rerolls: each guess tries the better half only."""
    table = Table.start(RULESET, seats=2, seed=3)
    options = len(table.pending[0].options)
    tried = 0

    def counted(*args: Any) -> Any:
        nonlocal tried
        tried += 1
        return judge(*args)

    judge = RULESET.judge
    monkeypatch.setattr("kosmodrom.bots.greedy.judge", lambda t, s: counted(t.game, s))
    GreedyBot(1).choose(table, 0)
    assert options > WIDTH
    assert options < tried <= 2 * options + GUESSES


@pytest.mark.timeout(600)
def test_beats_random_play(thorough: bool) -> None:
    games, enough = (20, 17) if thorough else (4, 4)
    wins = 0
    for number, game in enumerate(simulate("astrominers", 2, games, ["greedy", "random"], seed=1)):
        wins += game.winners == (number % 2,)
    assert wins >= enough
