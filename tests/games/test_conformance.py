"""Every registered game keeps every promise: one test for each check and way to play."""

from __future__ import annotations

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


@every_game
def test_recorded_games_replay_byte_for_byte(ruleset: AnyRuleset) -> None:
    check_golden(ruleset, GOLDEN / ruleset.id)
