"""The game keeps the promises of every game, in a way to play for each number of players."""

from __future__ import annotations

import pytest

from kosmodrom.games.first_martians import RULESET
from kosmodrom.testing import (
    CHECKS,
    check_catalogues,
    check_labels,
    check_setting,
    check_state_type,
    settings,
)

WAYS = {way.seats: way for way in settings(RULESET)}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_promise_is_kept(seats: int) -> None:
    check_setting(WAYS[seats], CHECKS)


def test_words_and_types_are_declared() -> None:
    check_state_type(RULESET)
    check_labels(RULESET)
    check_catalogues(RULESET)
