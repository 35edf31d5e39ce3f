"""Going back: alone up to what became known, further with everyone's consent."""

from __future__ import annotations

import pytest

from kosmodrom.core.asks import CHECKPOINT, Flow, ask, together
from kosmodrom.core.errors import Refused
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from tests.core.toys import (
    BIDS,
    CARDS,
    GARDENS,
    MORE,
    SAND,
    AnyGame,
    AnyTable,
    Bid,
    Dig,
    Draw,
    Found,
    Grab,
    Plant,
    Planted,
    Rest,
    Season,
    Stop,
    with_play,
)


def play_card(table: AnyTable, seat: int) -> None:
    table.decide(seat, table.pending[seat].options[0])


def test_a_choice_is_taken_back_in_the_middle_of_a_turn() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    before = table.fingerprint
    play_card(table, 0)
    assert table.undo_terms(0).alone == (0,)
    table.undo(0)
    assert table.fingerprint == before
    assert not table.choices
    assert not table.events(0)


def test_a_whole_turn_is_taken_back_across_its_checkpoint() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    before = table.fingerprint
    play_card(table, 0)
    table.decide(0, Stop())
    assert table.undo_terms(0).alone == (1, 0)
    table.undo(0, 2)
    assert table.fingerprint == before


def test_nobody_takes_back_what_became_known() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    play_card(table, 0)
    table.decide(0, Draw())
    assert table.undo_terms(0).alone == ()
    assert table.undo_terms(0).further == (1,)
    with pytest.raises(Refused, match="cannot take that back on your own") as refused:
        table.undo(0)
    assert refused.value.args_["seats"] == (1,)


def test_a_boundary_stays_one_after_something_later_is_taken_back() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    play_card(table, 0)
    table.decide(0, Draw())
    play_card(table, 1)
    table.undo(1)
    assert list(table.boundaries) == [1]
    assert table.undo_terms(0).alone == ()
    assert list(table.fork().boundaries) == [1]


def test_a_boundary_before_and_after_the_checkpoint_of_its_choice() -> None:
    def play(g: AnyGame) -> Flow:
        while True:
            yield CHECKPOINT
            if g.state.turn == 2:
                g.rng.bits()
            match (yield ask(0, MORE, [Draw(), Stop()])):
                case Draw():
                    g.reveal()
            g.state.turn += 1

    table = Table.start(with_play(play), seats=2, seed=1)
    table.decide(0, Draw())  # reveals before the next checkpoint
    table.decide(0, Stop())  # the flow draws after the next checkpoint
    table.decide(0, Stop())
    assert list(table.boundaries) == [0, 1]
    table.undo(0)
    assert list(table.boundaries) == [0, 1]
    assert table.undo_terms(0).alone == ()


def test_nobody_takes_back_after_another_acted() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    play_card(table, 0)
    table.decide(0, Stop())
    play_card(table, 1)
    assert table.undo_terms(0).alone == ()
    with pytest.raises(Refused, match="cannot take that back on your own"):
        table.undo(0)
    assert table.undo_terms(1).alone == (2,)
    with pytest.raises(Refused, match="can take back only your last choice"):
        table.undo(1, 2)


def test_what_is_said_of_the_last_choice() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    assert table.last_undo(0) == (None, False)
    play_card(table, 0)
    assert table.last_undo(0) == (0, True)
    table.decide(0, Draw())
    assert table.last_undo(0) == (1, False)  # it made a card known
    play_card(table, 1)
    assert (table.last_undo(0), table.last_undo(1)) == ((1, False), (2, True))
    later = Table.thaw(table.freeze(), ruleset=CARDS)
    assert (later.last_undo(0), later.last_undo(1)) == ((1, False), (2, True))


def test_who_has_not_chosen_has_nothing_to_take_back() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    with pytest.raises(Refused, match="nothing to take back"):
        table.undo(1)


def test_a_sealed_answer_is_taken_back_and_the_others_stay() -> None:
    table = Table.start(BIDS, seats=3, seed=1)
    table.decide(0, Bid(1))
    table.decide(1, Bid(2))
    table.undo(0)
    assert [choice.seat for choice in table.choices] == [1]
    assert sorted(table.pending) == [0, 2]
    table.decide(0, Bid(4))
    table.decide(2, Bid(0))
    assert table.view().scores == [1, 0, 0]  # type: ignore[attr-defined]


def test_nobody_takes_back_a_sealed_answer_once_all_are_shown() -> None:
    table = Table.start(BIDS, seats=2, seed=1)
    table.decide(0, Bid(1))
    table.decide(1, Bid(2))
    assert table.undo_terms(0).alone == table.undo_terms(1).alone == ()


def test_who_answered_sealed_goes_no_further_once_others_have() -> None:
    def play(g: AnyGame) -> Flow:
        yield CHECKPOINT
        yield ask(0, MORE, [Stop()])
        yield together({seat: ask(seat, MORE, [Stop(), Draw()]) for seat in range(g.seats)})

    table = Table.start(with_play(play), seats=3, seed=1)
    table.decide(0, Stop())
    table.decide(0, Draw())
    assert table.undo_terms(0).alone == (1, 0)
    table.decide(1, Draw())
    assert table.undo_terms(0).alone == (1,)


def test_undo_in_parallel_takes_nothing_from_the_others() -> None:
    table = Table.start(GARDENS, seats=2, seed=1)
    table.decide(0, Plant(0))
    table.decide(1, Dig())
    table.decide(0, Plant(1))
    found = table.view(1)
    assert table.undo_terms(0).alone == (2, 0)
    assert table.undo_terms(1).alone == ()
    table.undo(0, 2)
    assert [choice.seat for choice in table.choices] == [1]
    assert table.view(1) == found
    assert [seen.event for seen in table.events(0)] == [Season(1)]


def test_what_was_held_back_in_parallel_is_told_once_after_undo() -> None:
    table = Table.start(GARDENS, seats=2, seed=1)
    table.decide(0, Plant(0))
    table.undo(0)
    table.decide(0, Plant(1))
    for seat in (0, 1):
        table.decide(seat, Rest())
    told = [seen.event for seen in table.events(1)]
    assert told == [Season(1), Planted(0, 1), Season(2)]


def test_an_undo_of_one_renumbers_nothing_for_another() -> None:
    table = Table.start(GARDENS, seats=2, seed=1)
    table.decide(0, Plant(0))
    table.decide(1, Dig())
    numbers = [(seen.number, type(seen.event)) for seen in table.events(1)]
    assert numbers == [(0, Season), (1, Found)]
    table.undo(0)
    assert [(seen.number, type(seen.event)) for seen in table.events(1)] == numbers


def test_a_race_is_taken_back_by_who_won_it() -> None:
    table = Table.start(SAND, seats=2, seed=1)
    table.decide(1, Grab(5))
    assert table.undo_terms(0).alone == ()
    assert table.undo_terms(1).alone == (0,)


def test_rewind_goes_anywhere_back() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    chance = Random.seeded("rewind")
    prints = [table.fingerprint]
    while not table.finished:
        seat = next(iter(table.pending))
        table.decide(seat, chance.choice(table.pending[seat].options))
        prints.append(table.fingerprint)
    choices = list(table.choices)
    for to in (len(choices), 7, 4, 3, 0):
        table.rewind(to)
        assert (table.fingerprint, len(table.choices)) == (prints[to], to)
    for choice in choices:
        table.decide(choice.seat, choice.option)
    assert table.fingerprint == prints[-1]


@pytest.mark.parametrize("to", [-1, 1])
def test_rewind_to_nowhere_is_refused(to: int) -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    with pytest.raises(Refused, match="There is no choice"):
        table.rewind(to)


def test_a_guess_does_not_go_back_behind_itself() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    play_card(table, 0)
    for middle_of_turn in (True, False):
        guess = table.fork(1, Random.seeded(1))
        made = len(guess.choices)
        with pytest.raises(Refused, match="There is no choice"):
            guess.rewind(made - 1)
        assert guess.undo_terms(0).alone == ()
        guess.decide(*next((s, a.options[0]) for s, a in guess.pending.items()))
        guess.rewind(made)
        assert len(guess.choices) == made
        if middle_of_turn:
            table.decide(0, Stop())
