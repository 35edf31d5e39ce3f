"""A game that was begun by older rules goes on by them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from kosmodrom.core.errors import HistoryError
from kosmodrom.core.game import NEWEST, Game
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.testing.positions import table_at
from tests.core.toys import CARDS, AnyRuleset, AnyTable, finish, new_cards, play_cards


def play_corrected(g: Game[Any, Any, Any]) -> Any:
    """Since version 2 everybody begins with a point."""
    if g.state.stage == "setup" and g.version >= 2:
        for player in g.state.players:
            player.score = 1
    return play_cards(g)


CORRECTED: AnyRuleset = replace(CARDS, version=2, replays_from=1, play=play_corrected)


def begin(ruleset: AnyRuleset, version: int | None = None) -> AnyTable:
    return Table.start(ruleset, seats=2, seed=5, version=version)


def through_history(table: AnyTable) -> AnyTable:
    return Table.load(table.history, ruleset=CORRECTED)


def through_snapshot(table: AnyTable) -> AnyTable:
    return Table.resume(*table.snapshot, ruleset=CORRECTED)


def through_ice(table: AnyTable) -> AnyTable:
    return Table.thaw(table.freeze(), ruleset=CORRECTED)


def through_a_copy(table: AnyTable) -> AnyTable:
    return through_history(table).fork()


def through_undo(table: AnyTable) -> AnyTable:
    again = through_history(table)
    seat = next(iter(again.pending))
    again.decide(seat, again.pending[seat].options[0])
    again.rewind(len(table.choices))
    return again


WAYS = [through_history, through_snapshot, through_ice, through_a_copy, through_undo]


@pytest.mark.parametrize("through", WAYS)
def test_a_game_goes_on_by_the_rules_it_was_begun_with(
    through: Callable[[AnyTable], AnyTable],
) -> None:
    before = begin(CARDS)
    for _ in range(3):
        seat = next(iter(before.pending))
        before.decide(seat, before.pending[seat].options[0])
    after = through(before)
    assert after.game.version == 1
    assert finish(after).fingerprint == finish(before).fingerprint
    assert after.result == before.result


def test_its_record_says_by_which_rules_it_was_played() -> None:
    table = finish(begin(CORRECTED, 1))
    assert table.history == finish(begin(CARDS)).history
    assert table.history.rules == 1
    assert begin(CORRECTED, 1).snapshot[0].rules == 1


def test_what_a_seat_guesses_is_played_by_the_same_rules() -> None:
    assert begin(CORRECTED, 1).fork(0, Random.seeded(1)).game.version == 1


def test_a_new_game_is_played_by_the_present_rules() -> None:
    table = begin(CORRECTED)
    assert table.history.rules == 2
    assert table.fingerprint != begin(CORRECTED, 1).fingerprint


def test_a_game_that_was_never_recorded_has_the_newest_rules() -> None:
    game = Game(new_cards(2, CORRECTED.game_options(), None), CORRECTED.game_options(), None, 2)
    assert game.version == NEWEST
    assert table_at(CORRECTED, begin(CORRECTED).game.state, seats=2).game.version == 2


@pytest.mark.parametrize(("version", "replays"), [(0, False), (1, True), (2, True), (3, False)])
def test_no_other_version_is_played(version: int, replays: bool) -> None:
    assert CORRECTED.replays(version) is replays
    if not replays:
        with pytest.raises(HistoryError, match=f"rules version {version} of toy-cards"):
            begin(CORRECTED, version)


def test_without_a_word_only_the_present_version_replays() -> None:
    assert not replace(CARDS, version=2).replays(1)
