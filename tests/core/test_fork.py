"""Copies: exact ones, and guesses that redeal what a seat does not know."""

from __future__ import annotations

import dataclasses
import gc
import weakref
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.asks import CHECKPOINT, REENTRY, Flow, Parallel, ask, parallel
from kosmodrom.core.errors import HistoryError, RuleError
from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table, UndoTerms
from tests.core.toys import (
    BIDS,
    CARDS,
    GARDENS,
    MORE,
    ORCHARDS,
    TOYS,
    WORK,
    AnyGame,
    AnyRuleset,
    AnyTable,
    Bid,
    CardsState,
    Dig,
    Draw,
    Plant,
    Play,
    Rest,
    Stop,
    finish,
    redeal_cards,
    with_play,
)


def played(ruleset: AnyRuleset, choices: int, seed: int = 1) -> AnyTable:
    table = Table.start(ruleset, seats=ruleset.seats.max, seed=seed)
    chance = Random.seeded(seed)
    for _ in range(choices):
        if not table.finished:
            seat = chance.choice(list(table.pending))
            table.decide(seat, chance.choice(table.pending[seat].options))
    return table


def hands(table: AnyTable) -> list[list[int]]:
    return [player.hand for player in table.game.state.players]


@given(ruleset=st.sampled_from(TOYS), choices=st.integers(0, 30), seed=st.integers(0, 99))
@settings(max_examples=40, deadline=None)
def test_a_copy_is_exact_and_goes_on_like_the_original(
    ruleset: AnyRuleset, choices: int, seed: int
) -> None:
    table = played(ruleset, choices, seed)
    twin = table.fork()
    for _ in range(2):
        assert twin.fingerprint == table.fingerprint
        assert twin.history.to_json() == table.history.to_json()
        assert list(twin.boundaries) == list(table.boundaries)
        assert list(twin.pending) == list(table.pending)
        for seat in (None, *range(table.seats)):
            assert twin.events(seat) == table.events(seat)
            assert twin.view(seat) == table.view(seat)
        finish(table, Random.seeded("on"))
        finish(twin, Random.seeded("on"))


@given(ruleset=st.sampled_from(TOYS), choices=st.integers(0, 30), seed=st.integers(0, 99))
@settings(max_examples=40, deadline=None)
def test_a_seat_cannot_tell_a_guess_from_the_truth(
    ruleset: AnyRuleset, choices: int, seed: int
) -> None:
    table = played(ruleset, choices, seed)
    before = table.fingerprint
    for seat in range(table.seats):
        guess = table.fork(seat, Random.seeded(seed))
        assert guess.view(seat) == table.view(seat)
        assert guess.events(seat) == table.events(seat)
        if seat in table.pending:
            assert guess.pending[seat].options == table.pending[seat].options
        finish(guess.fork(), Random.seeded(seed))
        finish(guess, Random.seeded(seed))
        assert table.fingerprint == before


def test_copies_do_not_share() -> None:
    table = played(CARDS, 3)
    twin = table.fork()
    before = table.fingerprint
    finish(twin)
    assert table.fingerprint == before
    kept = table.fork()
    finish(table)
    assert kept.fingerprint == before


@pytest.mark.parametrize("ruleset", TOYS)
@pytest.mark.parametrize("choices", [0, 1, 2, 4])
def test_a_copy_has_the_luck_that_began_anew(ruleset: AnyRuleset, choices: int) -> None:
    """In the middle of a move, too, and where copies were made before."""
    table = played(ruleset, choices)
    table.fork()
    table.begin_luck(7)
    copy = table.fork()
    assert copy.fingerprint == copy.fork().fingerprint == table.fingerprint
    assert finish(copy).fingerprint == finish(table).fingerprint


@pytest.mark.parametrize("ruleset", TOYS)
@pytest.mark.parametrize("choices", [0, 3, 1000])
def test_a_table_that_nobody_holds_is_gone_without_the_garbage_collector(
    ruleset: AnyRuleset, choices: int
) -> None:
    table = played(ruleset, choices)
    tables = [table, table.fork(), table.fork(0, Random.seeded(1))]
    known = [weakref.ref(table) for table in tables]
    gc.disable()
    try:
        del table, tables
        assert [ref() for ref in known] == [None, None, None]
    finally:
        gc.enable()


@pytest.mark.parametrize("choices", [0, 1, 2, 3])
def test_a_guess_redeals_the_hidden_cards(choices: int) -> None:
    table = played(CARDS, choices)
    guesses = [table.fork(0, Random.seeded(number)) for number in range(5)]
    assert all(hands(guess)[0] == hands(table)[0] for guess in guesses)
    assert len({str(hands(guess)) for guess in guesses}) > 1
    assert len({guess.game.state.rng for guess in guesses}) == 5
    assert table.game.state.rng not in {guess.game.state.rng for guess in guesses}


def test_equal_chance_guesses_equally() -> None:
    table = played(CARDS, 3)
    one, other = (table.fork(0, Random.seeded("same")) for _ in range(2))
    assert one.fingerprint == other.fingerprint
    assert table.fork(0).fingerprint != one.fingerprint


def test_options_of_others_are_those_of_their_guessed_hands() -> None:
    table = played(CARDS, 0)
    for number in range(5):
        guess = table.fork(1, Random.seeded(number))
        assert guess.pending[0].options == [Play(card) for card in hands(guess)[0]]


def test_a_guess_can_be_copied_and_guessed_again() -> None:
    table = played(CARDS, 1)
    guess = table.fork(0, Random.seeded(1))
    assert guess.fork().fingerprint == guess.fingerprint
    again = guess.fork(1, Random.seeded(2))
    assert hands(again)[1] == hands(guess)[1]
    assert again.fork().fingerprint == again.fingerprint
    assert finish(again.fork()).fingerprint == finish(again).fingerprint


def test_a_guess_keeps_its_deal_when_a_rule_fails() -> None:
    def play(g: AnyGame) -> Flow:
        state: CardsState = g.state
        if state.stage == "setup":
            state.deck = list(range(1, 19))
            g.rng.shuffle(state.deck)
            state.stage = "turns"
        while True:
            yield CHECKPOINT
            for _ in range(2):
                match (yield ask(0, MORE, [Draw(), Stop()])):
                    case Stop():
                        yield CHECKPOINT
                        raise ValueError("boom")

    table = Table.start(with_play(play), seats=2, seed=1)
    table.decide(0, Draw())
    guess = table.fork(0, Random.seeded(1))
    before = guess.fingerprint
    with pytest.raises(RuleError):
        guess.decide(0, Stop())
    assert guess.fingerprint == before != table.fingerprint


def test_what_others_decided_in_secret_is_undecided_in_a_guess() -> None:
    table = Table.start(BIDS, seats=3, seed=1)
    table.decide(0, Bid(1))
    table.decide(1, Bid(2))
    assert sorted(table.fork().pending) == [2]
    assert sorted(table.fork(0, Random.seeded(1)).pending) == [1, 2]
    assert sorted(table.fork(2, Random.seeded(1)).pending) == [0, 1, 2]


def test_own_finds_stay_when_others_work_is_undone_in_a_guess() -> None:
    table = Table.start(GARDENS, seats=2, seed=1)
    for seat in (1, 0, 1, 0):
        table.decide(seat, Dig())
    finds = [player.finds for player in table.game.state.players]
    for seat in (0, 1):
        guess = table.fork(seat, Random.seeded(1))
        assert guess.game.state.players[seat].finds == finds[seat]
        assert guess.game.state.players[1 - seat].finds == []
        assert guess.fork().fingerprint == guess.fingerprint
        assert guess.view(seat) == table.view(seat)


def test_a_guess_in_parallel_can_be_guessed_for_another() -> None:
    table = Table.start(GARDENS, seats=3, seed=1)
    for seat in (1, 0, 2):
        table.decide(seat, Dig())
    guess = table.fork(0, Random.seeded(1))
    guess.decide(1, Dig())
    guess.decide(0, Dig())
    found = guess.game.state.players[1].finds
    other = guess.fork(1, Random.seeded(2))
    assert [choice.seat for choice in other.choices] == [1]
    assert other.game.state.players[1].finds == found
    assert other.fork().fingerprint == other.fingerprint
    for seat in (0, 1, 2):
        other.decide(seat, Rest())
    assert finish(other.fork()).fingerprint == finish(other).fingerprint


def test_a_copy_in_the_middle_of_a_move_begins_there() -> None:
    """Without the choices since the checkpoint, which its flow has not seen, and with all that they
    led to: questions in their order, what is told at once, and what is told later."""
    seen: list[tuple[Seat, Any]] = []

    def play(g: AnyGame) -> Flow:
        flow = ORCHARDS.play(g)
        answer = None
        while True:
            try:
                request = flow.send(answer)
            except StopIteration:
                return
            if isinstance(request, Parallel):
                flows = {seat: noted(seat, branch) for seat, branch in request.flows.items()}
                request = parallel(flows)
            answer = yield request

    def noted(seat: Seat, branch: Flow) -> Flow:
        answer = None
        while True:
            try:
                request = branch.send(answer)
            except StopIteration as end:
                return end.value
            answer = yield request
            if answer is not None:
                seen.append((seat, answer))

    table: AnyTable = Table.start(with_play(play, ORCHARDS), seats=3, seed=1)
    made = [(1, Dig()), (0, Plant(3)), (1, Plant(4)), (2, Rest()), (0, Dig())]
    for seat, option in made:
        table.decide(seat, option)
    assert seen == made
    copy = table.fork()
    copy.decide(1, Dig())
    again = copy.fork()
    assert seen == [*made, (1, Dig())]
    for twin in (copy, again):
        assert list(twin.choices[:5]) == list(table.choices)
        assert list(twin.pending) == [0]
        assert twin.boundaries == [0, 4, 5]
        assert twin.undo_terms(0) == UndoTerms((), (1, 2))
        assert twin.view(0) == table.view(0)
        assert twin.events(0) == table.events(0)
    assert finish(copy).events(0) == finish(again).events(0)
    assert copy.history == again.history


def test_a_copy_runs_only_the_flows_whose_questions_are_looked_at() -> None:
    """At the beginning of what is done side by side, too."""
    run: list[Seat] = []

    def branch(g: AnyGame, seat: Seat) -> Flow:
        run.append(seat)
        player = g.state.players[seat]
        while len(player.beds) < 2:
            yield REENTRY
            yield ask(seat, WORK, [Dig()])
            player.beds.append(0)

    def play(g: AnyGame) -> Flow:
        yield CHECKPOINT
        yield parallel({seat: branch(g, seat) for seat in range(g.seats)})

    table: AnyTable = Table.start(with_play(play, ORCHARDS), seats=3, seed=1)
    for choices in (0, 1):
        run.clear()
        copy = table.fork()
        assert list(copy.pending) == list(table.pending)
        assert run == []
        assert copy.pending[1].options == (table.pending[1].options)
        assert run == [1]
        table.decide(1, Dig())
        assert len(table.choices) == choices + 1


def test_a_copy_after_a_question_that_is_not_in_the_state_makes_one_choice_again() -> None:
    answered = 0

    def play(g: AnyGame) -> Flow:
        nonlocal answered
        yield CHECKPOINT
        while g.state.season < 3:
            yield REENTRY
            yield ask(0, WORK, [Dig(), Rest()])
            answered += 1
            yield ask(0, WORK, [Dig()])
            answered += 1
            g.state.season += 1

    table: AnyTable = Table.start(with_play(play, GARDENS), seats=1, seed=1)
    for option in (Dig(), Dig()):
        table.decide(0, option)
    table.fork()
    assert answered == 2
    table.decide(0, Rest())
    assert [choice.option for choice in table.fork().choices] == [Dig(), Dig(), Rest()]
    assert answered == 4
    assert table.fork().fork().fingerprint == table.fingerprint


def test_copies_of_a_guess_need_not_deal_again() -> None:
    table: AnyTable = Table.start(ORCHARDS, seats=2, seed=1)
    for seat in (1, 0, 1, 0):
        table.decide(seat, Dig())
    dealt: list[Seat] = []

    def counted(g: Any, seat: Seat, chance: Random) -> None:
        dealt.append(seat)
        ORCHARDS.redeal(g, seat, chance)

    table.ruleset = dataclasses.replace(ORCHARDS, redeal=counted)
    guess = table.fork(0, Random.seeded(1))
    assert dealt == [0]
    for _ in range(3):
        assert guess.fork().fingerprint == guess.fingerprint
    assert dealt == [0]
    assert guess.fork(1, Random.seeded(2)).view(1) == guess.view(1)


def test_a_guess_before_the_first_checkpoint_deals_after_the_set_up() -> None:
    def play(g: AnyGame) -> Flow:
        g.state.deck = list(range(1, 19))
        yield ask(0, MORE, [Stop()])

    def redeal(g: AnyGame, seat: int, guess: Random) -> None:
        assert g.state.deck, "dealt before the set-up"
        redeal_cards(g, seat, guess)

    table = Table.start(with_play(play, redeal=redeal), seats=2, seed=1)
    guess = table.fork(0, Random.seeded(1))
    assert sorted(guess.game.state.deck) == list(range(1, 19)) != guess.game.state.deck


@pytest.mark.parametrize(
    "record", [lambda table: table.history, lambda table: table.snapshot], ids=["history", "snap"]
)
def test_a_guess_cannot_be_recorded(record: Callable[[AnyTable], object]) -> None:
    guess = played(CARDS, 1).fork(1, Random.seeded(1))
    with pytest.raises(HistoryError, match="guessed"):
        record(guess)


def test_a_guess_is_dealt_at_the_checkpoint_if_only_its_seat_has_chosen_since() -> None:
    """Its copies need not deal again, and none of its chance is the table's own."""
    table: AnyTable = Table.start(GARDENS, seats=2, seed=1)
    table.decide(0, Plant(1))
    table.decide(1, Plant(3))
    table.decide(0, Plant(2))
    dealt: list[Seat] = []
    redeal = GARDENS.redeal

    def counted(g: Any, seat: Seat, chance: Random) -> None:
        dealt.append(seat)
        redeal(g, seat, chance)

    table.ruleset = dataclasses.replace(GARDENS, redeal=counted)
    guess = table.fork(0, Random.seeded(1))
    assert dealt == [0]
    assert [choice.option for choice in guess.choices] == [Plant(1), Plant(2)]
    copies = [guess.fork() for _ in range(3)]
    assert dealt == [0]
    assert {copy.fingerprint for copy in copies} == {guess.fingerprint}
    assert guess.game.state.rng != table.game.state.rng
    assert guess.fork(0, Random.seeded(2)).game.state.rng != guess.game.state.rng
    snapshot, later = guess.snapshot
    again = Table.resume(snapshot, later, ruleset=GARDENS)
    assert again.fingerprint == guess.fingerprint


def test_what_was_shown_right_after_the_checkpoint_is_known_in_a_guess() -> None:
    def play(g: AnyGame) -> Flow:
        g.state.deck = list(range(1, 19))
        yield CHECKPOINT
        shown = g.state.deck[-1]
        g.reveal()
        while True:
            yield ask(0, MORE, [Draw(), Stop()])
            assert g.state.deck[-1] == shown

    def redeal(g: AnyGame, _seat: int, guess: Random) -> None:
        below = g.state.deck[:-1]
        guess.shuffle(below)
        g.state.deck[:-1] = below

    table = Table.start(with_play(play, redeal=redeal), seats=2, seed=1)
    table.decide(0, Draw())
    guess = table.fork(0, Random.seeded(1))
    with pytest.raises(HistoryError, match="guessed"):
        guess.snapshot  # noqa: B018 -- it was dealt later than at the checkpoint
    guess.decide(0, Draw())
    assert guess.fork().game.state.deck == guess.game.state.deck != table.game.state.deck


def test_a_guess_is_dealt_where_it_stands_if_its_seat_has_learnt_something() -> None:
    table: AnyTable = Table.start(GARDENS, seats=2, seed=1)
    table.decide(0, Dig())
    guess = table.fork(0, Random.seeded(1))
    assert guess.game.state.players[0].finds == table.game.state.players[0].finds
    assert guess.fork().fingerprint == guess.fingerprint


def test_a_guess_can_be_picked_up_at_its_next_checkpoint() -> None:
    guess = played(CARDS, 1).fork(0, Random.seeded(1))
    guess.decide(0, Stop())
    snapshot, later = guess.snapshot
    again = Table.resume(snapshot, later, ruleset=CARDS)
    assert again.fingerprint == guess.fingerprint
    assert msgspec.json.encode(again.view(1)) == msgspec.json.encode(guess.view(1))
