"""Stretches full of luck: search plays them to their ends, and trusts the judge elsewhere."""

from dataclasses import replace
from typing import Any

import pytest

from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.bots.limit import time_limit
from kosmodrom.bots.search import SearchBot, is_played_out, play_out
from kosmodrom.core.asks import CHECKPOINT, Flow, ask
from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from tests.bots.test_limit import Watch
from tests.core.toys import MORE, AnyGame, AnyTable, Play, with_play

LENGTH = 5
SAFE, RISKY = Play(1), Play(2)


def voyage(*, lucky: bool = True, small: bool = False) -> AnyTable:
    """A long way on which dice are rolled after each choice, one more for who takes a risk to begin
    with. That brings a little at once, but mostly costs much; then something else begins."""

    def play(g: AnyGame) -> Flow:
        while len(g.state.pile) < LENGTH:
            yield CHECKPOINT
            choice = yield ask(0, MORE, (SAFE, RISKY) if not g.state.pile else (SAFE, Play(3)))
            g.state.pile.append(choice.card)
            for _ in range(choice.card):
                g.rng.below(6)
        g.state.stage = "over"
        while True:
            yield CHECKPOINT
            yield ask(0, MORE, (SAFE, RISKY))

    def judge(g: AnyGame, _seat: Seat) -> int:
        pile: list[int] = g.state.pile
        risky = pile[:1] == [RISKY.card]
        if g.state.stage == "over":
            return -900 if risky and g.state.rng % 6 else 0
        return 100 if risky else 0

    def plays_out(g: AnyGame) -> bool:
        return lucky and g.state.stage != "over"

    def small_matter(_g: AnyGame) -> bool:
        return small

    ruleset = with_play(play, judge=judge, plays_out=plays_out, small_matter=small_matter)
    table: AnyTable = Table.start(ruleset, seats=2, seed=1)
    return table


@pytest.mark.parametrize("seed", range(5))
def test_what_ends_badly_is_not_chosen_because_it_looks_good(seed: int) -> None:
    table = voyage()
    assert GreedyBot(seed).choose(table, 0) == RISKY
    assert SearchBot(seed).choose(table, 0) == SAFE


def test_elsewhere_the_judge_is_trusted() -> None:
    assert SearchBot(1).choose(voyage(lucky=False), 0) == RISKY
    assert SearchBot(1).choose(voyage(small=True), 0) == RISKY


def test_search_asks_the_expert() -> None:
    def expert(g: AnyGame, _seat: Seat) -> int:
        pile: list[int] = g.state.pile
        return -sum(pile)

    table: AnyTable = Table.start(
        replace(voyage(lucky=False).ruleset, expert=expert), seats=2, seed=1
    )
    assert GreedyBot(1).choose(table, 0) == RISKY
    assert SearchBot(1).choose(table, 0) == SAFE


def test_a_stretch_is_played_to_its_end_and_no_further() -> None:
    table = voyage()
    end = play_out(table.fork(), Random.seeded(1), Random.seeded(2))
    assert len(end.choices) == LENGTH
    assert end.game.state.stage == "over"
    assert not is_played_out(end)


def test_luck_is_the_same_whatever_was_chosen() -> None:
    luck = set()
    for option in (SAFE, RISKY):
        table = voyage()
        table.decide(0, option)
        luck.add(play_out(table, Random.seeded(1), Random.seeded(2)).game.state.rng)
    assert len(luck) == 1


def test_in_small_matters_the_first_option_is_taken_on_the_way() -> None:
    end = play_out(voyage(small=True), Random.seeded(1), Random.seeded(2))
    assert [choice.option for choice in end.choices] == [SAFE] * LENGTH


def test_the_time_of_playing_out_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    table: Any = voyage()
    Watch(monkeypatch, 1.0)
    for seconds in (0.0, 10.0, 100.0):
        with time_limit(seconds):
            assert SearchBot(1).choose(table, 0) in table.pending[0].options
