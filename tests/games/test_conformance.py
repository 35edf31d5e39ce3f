"""Every registered game keeps every promise: one test for each check and way to play."""

from __future__ import annotations

import os
import subprocess
import sys
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
    check_state_type,
    settings,
)

GAMES = list(games().values())
GOLDEN = Path(__file__).parent.parent / "golden"

every_game = pytest.mark.parametrize("ruleset", GAMES, ids=[game.id for game in GAMES])


def named(setting: Setting) -> str:
    options = "-".join(f"{name}={value}" for name, value in setting.options.items()) or "default"
    return f"{setting.ruleset.id}-{setting.seats}-{options}"


WAYS = [setting for ruleset in GAMES for setting in settings(ruleset)]


@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
@pytest.mark.parametrize("setting", WAYS, ids=[named(setting) for setting in WAYS])
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
