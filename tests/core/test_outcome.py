"""What a choice would do: as much of it as the chooser can know, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.asks import CHECKPOINT, Flow, Question, ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option
from kosmodrom.core.outcome import common_start
from kosmodrom.core.table import Table
from tests.core.toys import (
    BIDS,
    CARDS,
    GARDENS,
    AnyGame,
    Bid,
    CardsView,
    Dig,
    Draw,
    Plant,
    Planted,
    Play,
    Played,
    Rest,
    Stop,
    with_play,
)


def test_a_choice_is_tried_and_not_made() -> None:
    table = Table.start(CARDS, seats=2, seed=7)
    before = table.fingerprint
    option = table.pending[0].options[0]
    assert isinstance(option, Play)
    outcome = table.outcome(0, [option])
    assert outcome.certain
    assert outcome.events == (Played(0, option.card, {"points": option.card}),)
    assert isinstance(outcome.view, CardsView)
    assert outcome.view.scores == [option.card, 0]
    assert outcome.options == (Draw(), Stop())
    assert (table.fingerprint, len(table.choices)) == (before, 0)


def test_a_choice_that_is_offered_is_not_looked_up_again() -> None:
    listed: list[int] = []

    def options(g: AnyGame) -> list[Option]:
        listed.append(len(g.log))
        return [Draw(), Stop()]

    def play(g: AnyGame) -> Flow:
        yield CHECKPOINT
        for _ in range(2):
            yield ask(0, Question("turn", ()), lambda: options(g))

    table = Table.start(with_play(play), seats=2, seed=7)
    (draw, _stop) = table.pending[0].options
    assert table.outcome(0, [draw]).options == (Draw(), Stop())
    assert len(listed) == 2, "at the table, and of what comes next"


def test_choices_are_tried_one_after_the_other() -> None:
    table = Table.start(CARDS, seats=2, seed=7)
    card = table.pending[0].options[0]
    outcome = table.outcome(0, [card, Stop()])
    assert outcome.certain
    assert [type(event) for event in outcome.events] == [Played]
    assert outcome.options == ()  # it is the other's turn then


def test_what_is_hidden_stays_hidden() -> None:
    table = Table.start(CARDS, seats=2, seed=7)
    card = table.pending[0].options[0]
    drawn = table.outcome(0, [card, Draw()])
    assert not drawn.certain
    assert [type(event) for event in drawn.events] == [Played]  # not which card comes
    assert (drawn.view, drawn.options) == (None, ())


def test_what_comes_of_a_sealed_question_is_not_told() -> None:
    def play(g: Any) -> Flow:
        yield CHECKPOINT
        yield ask(0, Question("turn", ()), [Draw(), Stop()])
        yield ask(0, Question("more", (), sealed=True), [Draw(), Stop()])
        g.emit(Played(0, 7, {}))
        yield ask(0, Question("turn", ()), [Stop()])

    table = Table.start(with_play(play), seats=2, seed=7)
    assert table.outcome(0, [Draw()]).certain
    assert not table.outcome(0, [Draw(), Stop()]).certain
    table.decide(0, Draw())
    sealed = table.outcome(0, [Stop()])
    assert (sealed.events, sealed.certain, sealed.view, sealed.options) == ((), False, None, ())


def test_nothing_is_told_after_what_guesses_leave_as_it_is() -> None:
    def play(g: Any) -> Flow:
        yield CHECKPOINT
        while True:
            draws = (yield ask(0, Question("turn", ()), [Draw(), Stop()])) == Draw()
            g.emit(Played(0, 1, {}))
            if draws:
                g.reveal(remembered=True)
                yield CHECKPOINT
                g.emit(Played(0, 2, {}))

    table = Table.start(with_play(play), seats=2, seed=7)
    for _ in range(2):
        assert table.outcome(0, [Stop()]).certain
        for choices in ([Draw()], [Stop(), Draw()]):
            outcome = table.outcome(0, choices)
            assert (outcome.certain, outcome.view) == (False, None)
            assert outcome.events == (Played(0, 1, {}),) * len(choices)
        table.decide(0, Draw())
        assert table.undo_terms(0).alone == ()
        assert len(table.events(0)) % 2 == 0


def test_what_guesses_leave_as_it_is_is_told_once_it_is_known() -> None:
    def play(g: Any) -> Flow:
        yield CHECKPOINT
        while True:
            draws = (yield ask(0, Question("turn", ()), [Draw(), Stop()])) == Draw()
            g.reveal(remembered=draws)
            g.emit(Played(0, int(draws), {}))

    table = Table.start(with_play(play), seats=2, seed=7)
    table.decide(0, Draw())
    assert table.outcome(0, [Draw()]).events == ()
    assert table.outcome(0, [Stop()]).events == (Played(0, 0, {}),)
    assert table.events(0)[-1].event == Played(0, 1, {})


def test_what_others_do_apart_plays_no_part() -> None:
    table = Table.start(GARDENS, seats=2, seed=1)
    table.decide(1, Plant(2))
    table.decide(1, Rest())
    outcome = table.outcome(0, [Plant(1)])
    assert outcome.events == (Planted(0, 1),)
    assert not table.outcome(0, [Dig()]).certain
    # Resting would end the season for all, but the others' part of that is not known yet.
    assert table.outcome(0, [Rest()]).events == ()


def test_answers_that_wait_for_others_do_nothing_yet() -> None:
    table = Table.start(BIDS, seats=2, seed=1)
    table.decide(1, Bid(1))
    assert table.outcome(0, [Bid(2)]).events == ()


def test_what_is_not_offered_is_refused() -> None:
    table = Table.start(CARDS, seats=2, seed=7)
    with pytest.raises(Refused) as refused:
        table.outcome(0, [Play(99)])
    assert refused.value.reason == "not-in-hand"
    with pytest.raises(Refused):
        table.outcome(1, [Stop()])
    with pytest.raises(Refused):
        table.outcome(0, [table.pending[0].options[0], Play(99)])


def test_no_choice_does_nothing() -> None:
    table = Table.start(CARDS, seats=2, seed=7)
    for seat in range(2):
        outcome = table.outcome(seat, [])
        asked = table.pending.get(seat)
        assert (outcome.events, outcome.certain) == ((), True)
        assert outcome.options == (tuple(asked.options) if asked else ())


def test_nothing_is_chosen_after_the_last_choice_of_a_turn() -> None:
    table = Table.start(CARDS, seats=2, seed=7)
    card = table.pending[0].options[0]
    with pytest.raises(Refused) as refused:
        table.outcome(0, [card, Stop(), card])
    assert refused.value.reason == "not-asked"
    with pytest.raises(Refused) as refused:
        table.outcome(0, [card, Stop(), Stop()])
    assert refused.value.reason == "not-asked"


def test_nothing_is_chosen_after_the_last_choice_of_a_game() -> None:
    def play(_: Any) -> Flow:
        yield CHECKPOINT
        yield ask(0, Question("turn", ()), [Stop()])

    table = Table.start(with_play(play), seats=2, seed=7)
    with pytest.raises(Refused) as refused:
        table.outcome(0, [Stop(), Stop()])
    assert refused.value.reason == "finished"


def test_the_common_start() -> None:
    one, two, three = (Planted(0, bed) for bed in range(3))
    assert common_start([[one, two], [one, three], [one, two, three]]) == (one,)
    assert common_start([[one, two]]) == (one, two)
    assert common_start([[], [one]]) == ()
