"""The runner: who is asked what, and what the flow is sent back."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.asks import (
    CHECKPOINT,
    REENTRY,
    Ask,
    Flow,
    Request,
    ask,
    parallel,
    race,
    together,
)
from kosmodrom.core.game import Game
from kosmodrom.core.options import CLOCK, Seat
from kosmodrom.core.runner import Runner
from tests.core.toys import BID, GRAB, Bid, BidsState, NoOptions, Tick

Sent = list[Any]


def running(flow: Flow, calls: Sent | None = None) -> Runner:
    game: Game[BidsState, NoOptions, Any] = Game(
        BidsState(0, [5, 5, 5], [0, 0, 0]), NoOptions(), {}, 3
    )
    noted = [] if calls is None else calls
    runner = Runner(game, flow, lambda: noted.append("checkpoint"), lambda: noted.append("part"))
    runner.start()
    return runner


def bid(seat: Seat) -> Ask:
    return ask(seat, BID, [Bid(0), Bid(1)])


def test_ask_sends_back_the_option() -> None:
    sent: Sent = []

    def flow() -> Flow:
        sent.append((yield bid(1)))

    runner = running(flow())
    assert list(runner.asks) == [1]
    runner.answer(1, Bid(1))
    assert sent == [Bid(1)]
    assert not runner.asks


def test_together_sends_back_all_answers_in_the_order_of_asking() -> None:
    sent: Sent = []

    def flow() -> Flow:
        sent.append((yield together({seat: bid(seat) for seat in (1, 2, 0)})))

    runner = running(flow())
    assert runner.hush
    for seat in (0, 2, 1):
        assert not sent
        runner.answer(seat, Bid(seat % 2))
    assert list(sent[0].items()) == [(1, Bid(1)), (2, Bid(0)), (0, Bid(0))]


def test_race_sends_back_who_and_what() -> None:
    sent: Sent = []

    def flow() -> Flow:
        sent.append((yield race({0: bid(0), CLOCK: ask(CLOCK, GRAB, [Tick()], seconds=9)})))

    runner = running(flow())
    assert runner.racing
    assert not runner.hush
    runner.answer(CLOCK, Tick())
    assert sent == [(CLOCK, Tick())]


def test_a_clock_beside_others_says_how_long_it_runs() -> None:
    def branch(asked: Ask) -> Flow:
        yield asked

    silent, timed = ask(CLOCK, GRAB, [Tick()]), ask(CLOCK, GRAB, [Tick()], seconds=9)
    for several in (race, together):
        with pytest.raises(ValueError, match=r"“grab” beside others .*seconds=90"):
            running(only(several({0: bid(0), CLOCK: silent})))
        running(only(several({0: bid(0), CLOCK: timed})))
    with pytest.raises(ValueError, match="beside others"):
        running(only(parallel({0: branch(bid(0)), CLOCK: branch(silent)})))
    running(only(parallel({0: branch(bid(0)), CLOCK: branch(timed)})))
    for alone in (silent, race({CLOCK: silent}), parallel({CLOCK: branch(silent)})):
        assert list(running(only(alone)).asks) == [CLOCK]
    with pytest.raises(ValueError, match="seat 1 is not the clock"):
        ask(1, BID, [Bid(0)], seconds=9)


def only(request: Request) -> Flow:
    """A flow with one request."""
    yield request


def test_parallel_sends_back_what_each_branch_returned() -> None:
    sent: Sent = []

    def branch(seat: Seat) -> Flow:
        first = yield bid(seat)
        if seat == 2:
            return "short"
        second = yield bid(seat)
        return first, second

    def flow() -> Flow:
        sent.append((yield parallel({seat: branch(seat) for seat in (0, 2)})))

    calls: Sent = []
    runner = running(flow(), calls)
    assert calls == ["part"]
    runner.answer(2, Bid(0))
    assert list(runner.asks) == [0]
    runner.answer(0, Bid(0))
    runner.answer(0, Bid(1))
    assert sent == [{0: (Bid(0), Bid(1)), 2: "short"}]


def test_asking_nobody_goes_straight_on() -> None:
    sent: Sent = []

    def silent() -> Flow:
        yield from ()
        return 7

    def flow() -> Flow:
        sent.append((yield together({})))
        sent.append((yield parallel({})))
        sent.append((yield parallel({1: silent()})))
        yield CHECKPOINT
        sent.append((yield bid(0)))

    calls: Sent = []
    runner = running(flow(), calls)
    assert sent == [{}, {}, {1: 7}]
    assert calls == ["part", "part", "checkpoint"]
    assert list(runner.asks) == [0]


def test_every_request_has_a_new_serial() -> None:
    def flow() -> Flow:
        yield bid(0)
        yield together({0: bid(0), 1: bid(1)})
        yield bid(0)

    runner = running(flow())
    serials = [runner.serial]
    for seat in (0, 1, 0):
        runner.answer(seat, Bid(0))
        serials.append(runner.serial)
    assert serials[0] < serials[1] == serials[2] < serials[3]


@pytest.mark.parametrize(
    "request_", [bid(1), CHECKPOINT, together({0: bid(0)})], ids=["ask", "checkpoint", "together"]
)
def test_a_branch_may_only_ask_its_own_seat(request_: Any) -> None:
    def branch() -> Flow:
        yield request_

    def flow() -> Flow:
        yield parallel({0: branch()})

    with pytest.raises(TypeError, match="seat 0 may only ask seat 0"):
        running(flow())


def test_a_question_after_a_reentry_can_be_come_back_to() -> None:
    def flow() -> Flow:
        yield bid(0)
        yield REENTRY
        yield bid(1)
        yield bid(1)

    runner = running(flow())
    found = [runner.reentrant]
    for seat in (0, 1, 1):
        runner.answer(seat, Bid(0))
        found.append(runner.reentrant)
    assert found == [False, True, False, False]


def test_side_by_side_all_who_are_asked_must_stand_at_a_reentry() -> None:
    def branch(seat: Seat) -> Flow:
        yield REENTRY
        yield bid(seat)
        if seat == 0:
            yield bid(seat)
        yield REENTRY
        yield bid(seat)

    def flow() -> Flow:
        yield parallel({seat: branch(seat) for seat in (0, 1)})

    runner = running(flow())
    found = [runner.reentrant]
    for seat in (1, 0, 1, 0):
        runner.answer(seat, Bid(0))
        found.append(runner.reentrant)
    assert found == [True, True, False, False, True]
    assert list(runner.asks) == [0]


def test_coming_back_passes_old_checkpoints_and_keeps_the_order_of_asking() -> None:
    def branch(seat: Seat) -> Flow:
        yield REENTRY
        yield bid(seat)

    def flow() -> Flow:
        yield CHECKPOINT
        yield parallel({seat: branch(seat) for seat in (0, 1, 2)})
        yield CHECKPOINT

    calls: Sent = []
    runner = running(flow(), calls)
    again = Runner(runner._game, flow(), lambda: calls.append("checkpoint"), lambda: None)
    calls.clear()
    again.reenter([2, 0, 1])
    assert calls == []
    assert list(again.asks) == [2, 0, 1]
    for seat in (0, 1, 2):
        again.answer(seat, Bid(0))
    assert calls == ["checkpoint"]


def test_coming_back_runs_a_branch_when_its_question_is_looked_at() -> None:
    run: list[Seat] = []
    sent: Sent = []

    def branch(seat: Seat) -> Flow:
        run.append(seat)
        if seat > 0:
            yield REENTRY
            yield bid(seat)
        if seat == 2:
            yield bid(seat)
        return 10 * seat

    def flow() -> Flow:
        sent.append((yield parallel({seat: branch(seat) for seat in (0, 1, 2)})))

    again = Runner(running(flow())._game, flow(), lambda: None, lambda: None)
    run.clear()
    again.reenter([2, 1])
    assert (list(again.asks), len(again.asks), 0 in again.asks, run) == ([2, 1], 2, False, [])
    assert again.reentrant
    asked = again.asks[1]
    assert (asked.seat, again.asks[1] is asked, run) == (1, True, [1])
    again.answer(2, Bid(0))
    assert (list(again.asks), again.reentrant, run) == ([1, 2], False, [1, 2])
    again.answer(2, Bid(0))
    again.answer(1, Bid(0))
    assert (sent, run) == ([{0: 0, 1: 10, 2: 20}], [1, 2, 0])
    assert not again.asks


def test_a_branch_that_ends_instead_of_coming_back() -> None:
    def branch() -> Flow:
        yield from ()

    def flow() -> Flow:
        yield parallel({0: branch()})

    again = Runner(running(flow())._game, flow(), lambda: None, lambda: None)
    again.reenter([0])
    with pytest.raises(TypeError, match="the parallel flow of seat 0 is not reentrant"):
        again.asks.get(0)


@pytest.mark.parametrize(
    "request_", [CHECKPOINT, together({0: bid(0)})], ids=["checkpoint", "together"]
)
def test_only_a_question_to_one_seat_follows_a_reentry(request_: Any) -> None:
    def flow() -> Flow:
        yield REENTRY
        yield request_

    with pytest.raises(TypeError, match="only a question to one seat follows REENTRY"):
        running(flow())


def test_options_given_as_a_function_are_made_when_looked_at() -> None:
    amounts = [1]
    asked = ask(0, BID, lambda: [Bid(amount) for amount in amounts])
    amounts.append(2)
    assert asked.options == [Bid(1), Bid(2)]
    amounts.append(3)
    assert asked.options == [Bid(1), Bid(2)]
    assert repr(asked) == "<Ask bid seat=0 options=2>"
