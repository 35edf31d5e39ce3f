"""Whole moves: what bots do in games in which a move is a turn of many questions."""

from typing import Any

import pytest

from kosmodrom.bots import search
from kosmodrom.bots.greedy import DEPTH, GreedyBot, rank_options
from kosmodrom.bots.limit import time_limit
from kosmodrom.bots.lines import Line, find_lines
from kosmodrom.bots.search import (
    MARGIN_OF_MOVES,
    MARGIN_OF_PLANS,
    MOVES_COMPARED,
    PLANS_COMPARED,
    Plan,
    SearchBot,
    different_moves,
)
from kosmodrom.core.asks import CHECKPOINT, Flow, ask
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.games.skymines.moves import Enter, Put, UseEnergy
from kosmodrom.testing.positions import question
from tests.bots.test_greedy import played
from tests.bots.test_limit import Watch
from tests.core.toys import MORE, AnyGame, AnyRuleset, AnyTable, Play, with_play
from tests.games.skymines.kit import A, Position, start

STEPS = DEPTH + 3


def climbing(*, long_moves: bool = True, **changes: Any) -> AnyRuleset:
    """Many steps, low or high; high ones look better, but the top is reached by a low first one."""

    def play(g: AnyGame) -> Flow:
        yield CHECKPOINT
        while len(g.state.pile) < STEPS:
            choice = yield ask(0, MORE, [Play(1), Play(2)])
            g.state.pile.append(choice.card)
        g.state.stage = "over"
        yield CHECKPOINT

    def judge(g: AnyGame, _seat: Seat) -> int:
        if g.state.stage == "over" and g.state.pile[0] == 1:
            return 1000
        return sum(g.state.pile)

    return with_play(play, judge=judge, long_moves=long_moves, **changes)


def climb(**changes: Any) -> AnyTable:
    table: AnyTable = Table.start(climbing(**changes), seats=2, seed=1)
    assert not table.game.state.pile
    return table


def expansion() -> AnyTable:
    """Energy for four places, which take more questions than a bot follows in other games."""
    position = Position()
    position.energy(A, 4)
    position.at(A, minerva=8)
    return position.table()


def planning() -> AnyTable:
    """Everybody plans a round of Skymines side by side."""
    table = start(2, seed="lines")
    while question(table, A) != "plan":
        seat = next(iter(table.pending))
        table.decide(seat, table.pending[seat].options[0])
    return table


def test_a_line_leads_to_the_end_of_the_move() -> None:
    lines = find_lines(climb(), 0)
    assert {len(line.options) for line in lines} == {STEPS}
    assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)
    assert all(line.table.finished for line in lines)


def test_what_looks_worse_at_first_is_followed_too() -> None:
    best = find_lines(climb(), 0)[0]
    assert best.options[0] == Play(1)
    assert best.worth == 1000


def test_search_follows_long_moves_to_their_ends() -> None:
    """In other games it looks less far, and takes what is best by then."""
    assert SearchBot(1).choose(climb(), 0) == Play(1)
    assert SearchBot(1).choose(climb(long_moves=False), 0) == Play(2)


def test_of_options_that_come_to_the_same_thing_one_is_tried() -> None:
    table = climb(essence=lambda _g, _seat, _option: "alike")
    assert len(find_lines(table, 0)) == 1
    assert len(rank_options(table, 0, Random.seeded(1))) == 1


def test_what_is_beside_the_question_is_not_tried() -> None:
    """It comes to None; where there is nothing else it is tried all the same."""
    table = climb(essence=lambda _g, _seat, option: option.card if option == Play(2) else None)
    assert list(rank_options(table, 0, Random.seeded(1))) == [1]
    assert all(Play(1) not in line.options for line in find_lines(table, 0))
    table = climb(essence=lambda _g, _seat, _option: None)
    assert len(rank_options(table, 0, Random.seeded(1))) == 1


def test_lines_come_to_the_same_thing_in_any_order() -> None:
    """Of the ways to make as many low steps one is followed."""
    ways = {line.options for line in find_lines(climb(), 0)}
    assert len({(way[0], way.count(Play(1))) for way in ways}) >= len(ways) // 2


def test_an_expansion_is_seen_to_its_end() -> None:
    table = expansion()
    line = find_lines(table.fork(), A)[0]
    assert isinstance(line.options[0], UseEnergy)
    assert sum(isinstance(option, Enter) for option in line.options) == 4
    for bot in (GreedyBot(1), SearchBot(1)):
        assert isinstance(bot.choose(table, A), UseEnergy)


def test_a_line_ends_where_something_becomes_known() -> None:
    """The plans that refill the display are unknown: what is done after them is decided then."""
    table = expansion()
    for line in find_lines(table.fork(), A):
        then = table.fork()
        for option in line.options[:-1]:
            then.decide(A, option)
            assert not then.boundaries or then.boundaries[-1] < len(table.choices)


def test_a_move_that_was_chosen_is_kept_to(monkeypatch: pytest.MonkeyPatch) -> None:
    table, bot = expansion(), SearchBot(1)
    table.decide(A, bot.choose(table, A))
    calls = 0

    def counted(guess: AnyTable, seat: Seat) -> list[Line]:
        nonlocal calls
        calls += 1
        return find_lines(guess, seat)

    monkeypatch.setattr(search, "find_lines", counted)
    while A in table.pending and not calls:
        table.decide(A, bot.choose(table, A))
    assert sum(isinstance(made.option, Enter) for made in table.choices) == 4
    assert calls <= 1  # once it is somebody else's turn, or the own next one


def test_a_plan_ends_where_others_choices_begin() -> None:
    first, second, third = Play(1), Play(2), Play(3)
    plan = Plan(7, (first, second))
    assert plan.after(7, ()) == first
    assert plan.after(7, (first,)) == second
    assert plan.after(7, (third,)) is None  # taken back, and something else chosen
    assert plan.after(7, (first, second)) is None
    assert plan.after(9, ()) is None


def test_different_moves_are_compared() -> None:
    table = climb()

    def line(worth: int, *options: Option) -> Line:
        return Line(options, worth, table)

    a, b, c = Play(1), Play(2), Play(3)
    lines = [line(900, a, b), line(890, a, c), line(880, b, c), line(890 - MARGIN_OF_MOVES, c, a)]
    assert different_moves(lines, table) == {(a, b): 900, (b, c): 880}
    # Side by side the order of choices is free: what is worth the same is the same.
    lines = [line(900, a, b), line(900, b, a), line(850, a, c), line(899 - MARGIN_OF_PLANS, b, c)]
    side_by_side = planning()
    assert different_moves(lines, side_by_side) == {(a, b): 900, (a, c): 850}
    many = [line(900 - n, Play(n), b) for n in range(20)]
    assert len(different_moves(many, table)) == MOVES_COMPARED
    assert len(different_moves(many, side_by_side)) == PLANS_COMPARED // 2


@pytest.mark.parametrize("lead", [-100_000, 0, 100_000])
def test_what_comes_after_a_move_counts_however_far_ahead_or_behind(lead: int) -> None:
    """A high step looks better at once, but only a low one opens the way to the prize."""

    def play(g: AnyGame) -> Flow:
        while len(g.state.pile) < 2:
            yield CHECKPOINT
            offered = (1, 2)
            if g.state.pile:
                offered = (3, 9) if g.state.pile == [1] else (3, 4)
            choice = yield ask(0, MORE, [Play(card) for card in offered])
            g.state.pile.append(choice.card)
        yield CHECKPOINT

    def judge(g: AnyGame, _seat: Seat) -> int:
        pile: list[int] = g.state.pile
        return lead + 10 * (pile[:1] == [2]) + 500 * (pile == [1, 9])

    table: AnyTable = Table.start(with_play(play, judge=judge, long_moves=True), seats=2, seed=1)
    assert find_lines(table.fork(), 0)[0].options == (Play(2),)
    assert SearchBot(1).choose(table, 0) == Play(1)


def test_a_round_is_planned_alike_for_equal_seeds_without_looking() -> None:
    plans = []
    for _ in range(2):
        table = planning()
        made = len(table.choices)
        bots = {seat: SearchBot(f"s{seat}") for seat in range(2)}
        while question(table, A) == "plan" or question(table, 1) == "plan":
            table = played(table, bots, len(table.choices) + 1)
        plans.append([choice.option for choice in table.choices[made:]])
    assert plans[0] == plans[1]
    assert any(isinstance(option, Put) for option in plans[0])


@pytest.mark.parametrize("table", [planning, expansion])
def test_the_time_of_a_long_move_is_bounded(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Past the limit a bot finds out a few times that it is late, no more."""
    at = table()
    watch = Watch(monkeypatch, 1.0)
    for seconds in (0.0, 10.0, 100.0, 1000.0):
        watch.looks = 0
        with time_limit(seconds):
            assert SearchBot(1).choose(at, A) in at.pending[A].options
        assert watch.looks <= seconds + 40


def test_what_was_begun_counts_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """To put down no card ends a plan at once, and is hardly ever best."""
    table = planning()
    Watch(monkeypatch, 1.0)
    with time_limit(12.0):
        assert isinstance(SearchBot(1).choose(table, A), Put)


def test_a_plan_made_in_no_time_is_still_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever the time runs out, something is chosen; a whole game like this ends."""
    table = start(2, seed="hurry")
    Watch(monkeypatch, 1.0)
    bots = [SearchBot(seat) for seat in range(2)]
    with time_limit(0):
        while table.pending:
            seat = next(iter(table.pending))
            table.decide(seat, bots[seat].choose(table, seat))
            assert len(table.choices) < 2000
    assert table.result is not None
