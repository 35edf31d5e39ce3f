"""Every registered game keeps every promise: one test for each check and way to play.

Every option is played to the end with every number of players. The further checks, which play the
same games many times over, take every number of players, and each option with one of them in turn.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from kosmodrom.core.registry import games
from kosmodrom.testing import (
    CHECKS,
    AnyRuleset,
    Check,
    Setting,
    check_catalogues,
    check_golden,
    check_labels,
    check_play,
    check_state_type,
    settings,
)

GAMES = list(games().values())
GOLDEN = Path(__file__).parent.parent / "golden"

every_game = pytest.mark.parametrize("ruleset", GAMES, ids=[game.id for game in GAMES])


def named(setting: Setting) -> str:
    options = "-".join(f"{name}={value}" for name, value in setting.options.items()) or "default"
    return f"{setting.ruleset.id}-{setting.seats}-{options}"


def in_turn(ways: Sequence[Setting]) -> list[Setting]:
    """The defaults with every number of players, each other option with one of those it fits."""
    sets: dict[frozenset[tuple[str, object]], list[Setting]] = {}
    for way in ways:
        sets.setdefault(frozenset(way.options.items()), []).append(way)
    defaults, *others = sets.values()
    return [*defaults, *(fitting[turn % len(fitting)] for turn, fitting in enumerate(others))]


WAYS = {ruleset.id: list(settings(ruleset)) for ruleset in GAMES}
ALL_WAYS = [way for ways in WAYS.values() for way in ways]
SOME_WAYS = [way for ways in WAYS.values() for way in in_turn(ways)]
FURTHER_CHECKS = [check for check in CHECKS if check is not check_play]


@pytest.mark.parametrize("setting", ALL_WAYS, ids=[named(way) for way in ALL_WAYS])
def test_every_way_to_play_comes_to_an_end(setting: Setting) -> None:
    check_play(setting)


@pytest.mark.parametrize("check", FURTHER_CHECKS, ids=[f.__name__ for f in FURTHER_CHECKS])
@pytest.mark.parametrize("setting", SOME_WAYS, ids=[named(way) for way in SOME_WAYS])
def test_promise(check: Check, setting: Setting) -> None:
    check(setting)


@every_game
def test_state_is_plain_data(ruleset: AnyRuleset) -> None:
    check_state_type(ruleset)


@every_game
def test_words_exist_in_both_languages(ruleset: AnyRuleset) -> None:
    check_catalogues(ruleset)
    check_labels(ruleset)


PLAY_EVERY_GAME = """
from kosmodrom.core.registry import games
from kosmodrom.testing import settings

for ruleset in games().values():
    *_, most_seats = settings(ruleset, options=[{}])
    table = most_seats.start()
    for _ in most_seats.play(table):
        print(ruleset.id, len(table.choices), table.fingerprint)
    print(ruleset.id, "end", table.fingerprint)
"""


def fingerprints(hash_seed: int) -> list[str]:
    """Every fingerprint of a random game of each game, by a Python that hashes in its own way."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY_EVERY_GAME],
        env=os.environ | {"PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_order_of_sets_does_not_matter() -> None:
    first = fingerprints(0)
    assert {line.split()[0] for line in first if " end " in line} == {game.id for game in GAMES}
    assert fingerprints(1) == first


@every_game
def test_recorded_games_replay_byte_for_byte(ruleset: AnyRuleset) -> None:
    check_golden(ruleset, GOLDEN / ruleset.id)
