"""Frozen tables: thawed, they are in nothing different."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.errors import HistoryError, Refused
from kosmodrom.core.registry import find_game
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from tests.core.toys import BIDS, CARDS, GARDENS, TOYS, AnyRuleset, AnyTable, finish, with_play

ALL = (*TOYS, find_game("astrominers"))


def played(ruleset: AnyRuleset, choices: int, seed: int = 1) -> AnyTable:
    table = Table.start(ruleset, seats=ruleset.seats.max, seed=seed)
    chance = Random.seeded(seed)
    for _ in range(choices):
        if not table.finished:
            seat = chance.choice(list(table.pending))
            table.decide(seat, chance.choice(table.pending[seat].options))
    return table


def assert_alike(one: AnyTable, other: AnyTable) -> None:
    assert one.fingerprint == other.fingerprint
    assert one.names == other.names
    assert one.history == other.history
    assert one.boundaries == other.boundaries
    assert one.checkpoint == other.checkpoint
    assert one.apart == other.apart
    assert one.result == other.result
    assert one.game.log == other.game.log
    assert list(one.pending) == list(other.pending)
    for seat in one.pending:
        assert list(one.pending[seat].options) == list(other.pending[seat].options)
        assert one.pending[seat].question == other.pending[seat].question
    for seat in (None, *range(one.seats)):
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)
        if seat is not None:
            assert one.undo_terms(seat) == other.undo_terms(seat)


@given(ruleset=st.sampled_from(ALL), choices=st.integers(0, 60), seed=st.integers(0, 99))
@settings(max_examples=60, deadline=None)
def test_a_thawed_table_is_the_frozen_one(ruleset: AnyRuleset, choices: int, seed: int) -> None:
    table = played(ruleset, choices, seed)
    frozen = table.freeze()
    thawed = Table.thaw(frozen, ruleset=ruleset)
    assert_alike(thawed, table)
    assert thawed.freeze() == frozen
    # Both go on alike, to the end and back to the beginning.
    assert_alike(finish(thawed, Random.seeded(seed)), finish(table, Random.seeded(seed)))
    thawed.rewind(len(table.choices) // 2)
    table.rewind(len(table.choices) // 2)
    assert_alike(thawed, table)


@pytest.mark.parametrize("ruleset", [CARDS, BIDS, GARDENS], ids=lambda ruleset: ruleset.id)
def test_undo_and_guesses_go_on_too(ruleset: AnyRuleset) -> None:
    for choices in range(12):
        table = played(ruleset, choices)
        thawed = Table.thaw(table.freeze(), ruleset=ruleset)
        for seat in range(table.seats):
            guess = table.fork(seat, Random.seeded(3))
            same = thawed.fork(seat, Random.seeded(3))
            assert guess.fingerprint == same.fingerprint
            again = Table.thaw(guess.freeze(), ruleset=ruleset)
            assert again.fingerprint == guess.fingerprint
            with pytest.raises(HistoryError):
                _ = again.history
            try:
                table.undo(seat)
            except Refused as refused:
                with pytest.raises(Refused, match=str(refused)[:10]):
                    thawed.undo(seat)
            else:
                thawed.undo(seat)
            assert_alike(thawed, table)


def test_what_cannot_be_thawed_says_why() -> None:
    frozen = played(CARDS, 3).freeze()
    with pytest.raises(HistoryError, match="not a complete record"):
        Table.thaw(frozen[:-5], ruleset=CARDS)
    with pytest.raises(HistoryError, match="rules version 1"):
        Table.thaw(frozen, ruleset=with_play(None, version=2))
    values = msgspec.msgpack.decode(frozen)
    with pytest.raises(HistoryError, match="format 9"):
        Table.thaw(msgspec.msgpack.encode([9, *values[1:]]), ruleset=CARDS)
    with pytest.raises(HistoryError, match="record of other"):
        Table.thaw(msgspec.msgpack.encode([1, "other", *values[2:]]), ruleset=CARDS)
