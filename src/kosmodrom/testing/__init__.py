"""Conformance: does a game keep the promises that every table, bot and front end relies on?

    from kosmodrom.testing import check_game

    def test_my_game() -> None:
        check_game(MY_RULESET)

`check_game` runs every check of this package. Each can be called alone, most with a `Setting`: one
way to play the game. All of them watch the same random game. A broken promise is an AssertionError
that names it, with the seats, options and seed, and the choice before which it broke; the same call
fails at the same place again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from kosmodrom.testing.campaigns import CHAPTERS, check_campaign, voyages
from kosmodrom.testing.copies import check_encoding, check_forks, check_replay, check_views
from kosmodrom.testing.declared import (
    check_catalogues,
    check_events,
    check_labels,
    check_state_type,
)
from kosmodrom.testing.determinism import check_determinism
from kosmodrom.testing.golden import check_golden, save_golden
from kosmodrom.testing.knowledge import (
    GUESSES,
    check_blindness,
    check_boundaries,
    check_openness,
    check_outcomes,
    check_redeals,
)
from kosmodrom.testing.play import check_judge, check_play
from kosmodrom.testing.promise import Check, check_setting
from kosmodrom.testing.refusals import check_refusals
from kosmodrom.testing.setting import (
    LIMIT,
    SPREAD,
    AnyRuleset,
    AnyTable,
    BrokenPromise,
    Setting,
    option_sets,
    settings,
)
from kosmodrom.testing.undo import check_undo
from kosmodrom.testing.words import ENOUGH, check_words

__all__ = [
    "CHAPTERS",
    "CHECKS",
    "ENOUGH",
    "GUESSES",
    "LIMIT",
    "SPREAD",
    "AnyRuleset",
    "AnyTable",
    "BrokenPromise",
    "Check",
    "Setting",
    "check_blindness",
    "check_boundaries",
    "check_campaign",
    "check_catalogues",
    "check_determinism",
    "check_encoding",
    "check_events",
    "check_forks",
    "check_game",
    "check_golden",
    "check_judge",
    "check_labels",
    "check_openness",
    "check_outcomes",
    "check_play",
    "check_redeals",
    "check_refusals",
    "check_replay",
    "check_setting",
    "check_state_type",
    "check_undo",
    "check_views",
    "check_words",
    "option_sets",
    "save_golden",
    "settings",
    "voyages",
]

CHECKS: tuple[Check, ...] = (
    check_play,
    check_determinism,
    check_forks,
    check_views,
    check_replay,
    check_encoding,
    check_words,
    check_judge,
    check_refusals,
    check_undo,
    check_blindness,
    check_boundaries,
    check_redeals,
    check_outcomes,
    check_openness,
)
"""The checks that watch a game, in order."""


def check_game(
    ruleset: AnyRuleset,
    *,
    games: int = 3,
    seed: int | str = "check",
    golden: Path | None = None,
    options: Iterable[Mapping[str, Any]] | None = None,
    data: Any = None,
    thorough: bool = False,
) -> None:
    """Check every promise, in ``games`` random games for each way to play, and in its campaigns.

    The ways are those of `settings`: by default each value of an option is played with every number
    of players, when ``thorough`` also with every value of the others, and by itself; then each game
    is looked at as closely as if it were the only one. ``golden`` is a folder with recorded games,
    one for each ending at least.
    """
    check_state_type(ruleset)
    check_events(ruleset)
    check_catalogues(ruleset)
    check_labels(ruleset)
    told: Counter[object] = Counter()
    seen: Counter[object] | None = None if thorough else Counter()
    ways = settings(ruleset, games=games, seed=seed, options=options, data=data, thorough=thorough)
    for setting in ways:
        setting.told, setting.seen = told, seen
        check_setting(setting, CHECKS)
    chapters: dict[str, Setting] = {}
    for voyage in voyages(ruleset, seed=seed, data=data):
        chapters |= {setting.chapter: setting for setting in check_campaign(voyage)}
    for setting in chapters.values():
        setting.told, setting.seen = told, seen
        check_setting(setting, CHECKS)
    if golden is not None:
        check_golden(ruleset, golden, data)
