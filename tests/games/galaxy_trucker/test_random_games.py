"""Games of random players whose ships fly keep every promise, with every module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, get_args

import pytest

from kosmodrom.games.galaxy_trucker import RULESET, steps
from kosmodrom.games.galaxy_trucker.box import load_box
from kosmodrom.games.galaxy_trucker.rules.cards import RESOLVE
from kosmodrom.games.galaxy_trucker.rules.todo import HANDLERS
from kosmodrom.testing import CHECKS, check_setting
from tests.games.galaxy_trucker.players import Sensible

TOLD: Counter[object] = Counter()
SEEN: Counter[object] = Counter()
"""What this process has put into words and looked at closely."""

WAYS: tuple[tuple[int, Mapping[str, Any]], ...] = (
    (2, {}),
    (3, {"building": "live", "check": "lenient", "forecasts": True}),
    (2, {"learning": True, "technologies": True, "extra_cards": True}),
    (4, {"first": "IA", "second": "IIA", "third": "IIIA", "technologies": True}),
    (3, {"first": "none", "second": "IIA", "third": "none", "technologies": True, "roads": 4}),
    (5, {"machinations": True, "extra_cards": True}),
    (4, {"machinations": True, "forecasts": True, "four_is_five": True, "building": "live"}),
    (2, {"roads": 6, "technologies": True, "extra_cards": True, "robopolice_seconds": 30}),
    (3, {"handicaps": True, "handicap_1": 2, "handicap_2": 6, "handicap_3": 4}),
    (4, {"lottery": 6, "technologies": True, "extra_cards": True}),
    (2, {"first": "both", "second": "both", "third": "both", "handlings": 8}),
)


@pytest.mark.parametrize(("seats", "options"), WAYS)
def test_games_in_which_ships_fly(seats: int, options: Mapping[str, Any], thorough: bool) -> None:
    way = Sensible(RULESET, seats, options, seed="flying")
    check_setting(replace(way, told=TOLD, seen=None if thorough else SEEN), CHECKS)


def test_every_step_is_carried_out() -> None:
    assert set(get_args(steps.AnyStep)) == set(HANDLERS)


def test_every_card_is_resolved() -> None:
    assert {type(card) for card in load_box().cards} == set(RESOLVE)
