"""Every registered game and companion keeps every promise: one test for each way to play.

Each value of an option is played with every number of players. With ``--thorough`` any two values
that go together are, and each is also played by itself.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from kosmodrom.core.history import History
from kosmodrom.core.registry import companions, games
from kosmodrom.testing import (
    CHECKS,
    AnyRuleset,
    Setting,
    check_catalogues,
    check_golden,
    check_labels,
    check_setting,
    check_state_type,
    settings,
)

GAMES = [*games().values(), *companions().values()]
GOLDEN = Path(__file__).parent.parent / "golden"
TOLD: dict[str, Counter[object]] = {game.id: Counter() for game in GAMES}
SEEN: dict[str, Counter[object]] = {game.id: Counter() for game in GAMES}
"""What this process has put into words and looked at closely of each game."""

every_game = pytest.mark.parametrize("ruleset", GAMES, ids=[game.id for game in GAMES])


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setting" in metafunc.fixturenames:
        thorough = metafunc.config.getoption("thorough")
        ways = [way for game in GAMES for way in settings(game, thorough=thorough)]
        metafunc.parametrize("setting", ways, ids=named)


def named(setting: Setting) -> str:
    values = {"players": setting.seats, "automas": setting.automas} | dict(setting.options)
    told = (f"{name}={value}" for name, value in values.items() if name != "automas" or value)
    return "-".join((setting.ruleset.id, *told))


def test_every_promise_is_kept(setting: Setting, thorough: bool) -> None:
    game = setting.ruleset.id
    # What it remembers of the game is forgotten with the copy.
    way = replace(setting, told=TOLD[game], seen=None if thorough else SEEN[game])
    check_setting(way, CHECKS)


@every_game
def test_state_is_plain_data(ruleset: AnyRuleset) -> None:
    check_state_type(ruleset)


@every_game
def test_words_exist_in_both_languages(ruleset: AnyRuleset) -> None:
    check_catalogues(ruleset)
    check_labels(ruleset)


PLAY_EVERY_GAME = """
from kosmodrom.core.registry import companions, games
from kosmodrom.testing import settings

for ruleset in (*games().values(), *companions().values()):
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


OLDER = [
    (ruleset, version)
    for ruleset in GAMES
    for version in range(1, ruleset.version)
    if ruleset.replays(version)
]


@pytest.mark.parametrize(
    ("ruleset", "version"), OLDER, ids=[f"{game.id}-{version}" for game, version in OLDER]
)
def test_games_of_older_rules_replay_byte_for_byte(ruleset: AnyRuleset, version: int) -> None:
    """As long as they replay, games recorded by them are kept in a folder of their own."""
    folder = GOLDEN / ruleset.id / f"rules-{version}"
    check_golden(ruleset, folder)
    records = [path for path in folder.glob("*.json") if not path.name.endswith(".result.json")]
    assert {History.read(path).rules for path in records} == {version}
