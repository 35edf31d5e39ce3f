"""Events: who is told what, and when."""

from __future__ import annotations

from kosmodrom.core.events import LogEntry, Numbered
from kosmodrom.core.game import Game
from kosmodrom.core.table import Table
from tests.core.toys import (
    CARDS,
    GARDENS,
    BidsState,
    Dig,
    Draw,
    Drew,
    DrewSomething,
    Dug,
    Found,
    NoOptions,
    Plant,
    Planted,
    Rest,
    Season,
)


def game() -> Game[BidsState, NoOptions, None]:
    return Game(BidsState(0, [], []), NoOptions(), None, 3)


def test_everyone_sees_an_event_without_an_audience() -> None:
    entry = LogEntry(Dug(0))
    assert [entry.seen_by(seat) for seat in (0, 1, None)] == [Dug(0)] * 3


def test_an_audience_sees_the_event_and_the_rest_what_is_otherwise() -> None:
    entry = LogEntry(Drew(1, 7), (1,), DrewSomething(1))
    assert entry.seen_by(1) == Drew(1, 7)
    assert entry.seen_by(0) == entry.seen_by(None) == DrewSomething(1)
    assert LogEntry(Drew(1, 7), (1,)).seen_by(0) is None


def test_a_table_tells_everyone_what_they_may_know() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    table.decide(0, table.pending[0].options[0])
    table.decide(0, Draw())
    own, other = table.events(0), table.events(1)
    assert own[0] == other[0]
    assert isinstance(own[1].event, Drew)
    assert other[1] == Numbered(1, DrewSomething(0))
    assert table.events(None) == other
    assert table.events(1, since=1) == other[1:]
    assert table.events(1, since=2) == []


def test_numbers_have_no_gaps_that_tell_of_secrets() -> None:
    table = Table.start(GARDENS, seats=2, seed=1)
    table.decide(0, Dig())
    table.decide(0, Plant(1))
    table.decide(1, Plant(2))
    assert table.events(1) == [Numbered(0, Season(1)), Numbered(1, Planted(1, 2))]
    assert [seen.number for seen in table.events(0)] == [0, 1, 2]


def test_in_parallel_the_rest_are_told_at_the_end_and_nobody_twice() -> None:
    table = Table.start(GARDENS, seats=2, seed=1)
    table.decide(0, Dig())
    found = table.events(0)[-1].event
    assert isinstance(found, Found)
    table.decide(1, Plant(2))
    assert [seen.event for seen in table.events(None)] == [Season(1)]
    table.decide(0, Rest())
    table.decide(1, Rest())
    assert [seen.event for seen in table.events(0)] == [
        Season(1),
        found,
        Planted(1, 2),
        Season(2),
    ]
    assert [seen.event for seen in table.events(1)] == [
        Season(1),
        Planted(1, 2),
        Dug(0),
        Season(2),
    ]
    assert [seen.event for seen in table.events(None)] == [
        Season(1),
        Dug(0),
        Planted(1, 2),
        Season(2),
    ]


def test_whispered_to_others_only_the_worker_hears_nothing() -> None:
    g = game()
    g.whisper(0)
    g.emit(Drew(0, 3), to=(1,))
    g.whisper(None)
    assert g.log == []
    g.speak_up()
    assert [g.log[0].seen_by(seat) for seat in (0, 1, 2, None)] == [None, Drew(0, 3), None, None]


def test_forgetting_forgets_what_was_held_back_too() -> None:
    g = game()
    g.emit(Season(1))
    g.whisper(0)
    g.emit(Dug(0))
    g.whisper(None)
    g.forget(1)
    g.speak_up()
    assert g.log == [LogEntry(Season(1))]
