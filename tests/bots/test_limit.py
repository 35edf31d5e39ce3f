"""A time limit makes bots hurry; without one nothing changes."""

from __future__ import annotations

import time
from typing import Any

import pytest

from kosmodrom.bots import make_bot
from kosmodrom.bots.limit import time_is_up, time_limit
from kosmodrom.core.table import Table
from tests.core.toys import GARDENS


class Watch:
    """A clock that goes on a little whenever it is looked at."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, step: float) -> None:
        self.looks = 0
        self._step = step
        monkeypatch.setattr(time, "perf_counter", self._look)

    def _look(self) -> float:
        self.looks += 1
        return self.looks * self._step


def planets() -> Table[Any, Any, Any]:
    """Planet Unknown at a decision with many options, each a long step."""
    table: Table[Any, Any, Any] = Table.start("planet_unknown", seats=3, seed=5)
    while True:
        seat = next(iter(table.pending))
        if table.pending[seat].question.id == "place":
            return table
        table.decide(seat, table.pending[seat].options[0])


def test_there_is_no_limit_unless_one_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch, 1e9)
    assert not time_is_up()
    with time_limit(None):
        assert not time_is_up()
    assert watch.looks == 0
    with time_limit(5.0):
        assert time_is_up()
    assert not time_is_up()


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_a_bot_whose_time_is_up_takes_the_best_so_far(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = planets()
    seat = next(iter(table.pending))
    options = table.pending[seat].options
    assert len(options) > 30
    before = table.freeze()
    watch = Watch(monkeypatch, 1.0)
    with time_limit(10.0):
        assert make_bot(level, "seed").choose(table, seat) in options
    # It tries ten options. Past the limit it finds out a few times that it is late, no more.
    assert 10 <= watch.looks <= 30
    assert table.freeze() == before


def test_a_search_that_is_cut_short_still_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the time runs out; and with time for everything it plays as without a limit."""
    table: Table[Any, Any, Any] = Table.start(GARDENS, seats=2, seed=5)
    unhurried = make_bot("search", "seed").choose(table, 0)
    watch = Watch(monkeypatch, 1.0)
    with time_limit(1e9):
        assert make_bot("search", "seed").choose(table, 0) == unhurried
    needed = watch.looks
    assert needed > 20
    for seconds in range(0, needed - 10, 5):
        watch.looks = 0
        with time_limit(seconds):
            assert make_bot("search", "seed").choose(table, 0) in table.pending[0].options
        assert watch.looks < needed
