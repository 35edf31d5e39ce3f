"""Same seed, same game: no chance but the game's own."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from kosmodrom.testing.promise import Check, Watch
from kosmodrom.testing.setting import AnyTable, Setting
from kosmodrom.testing.situation import first_difference, situation


@Check
def check_determinism(setting: Setting, table: AnyTable) -> Watch:
    """Equal seeds and choices give equal games, whatever happens to Python's global random."""
    kept = random.getstate()
    try:
        random.seed("a game that nobody watches")
        trace = setting.trace
        while (yield):
            _compare(setting, trace, table)
            random.seed(f"disturbed before choice {len(table.choices)}")
        _compare(setting, trace, table)
    finally:
        random.setstate(kept)


def _compare(setting: Setting, trace: Sequence[Mapping[str, bytes]], table: AnyTable) -> None:
    number, here = len(table.choices), situation(table)
    for what, value in trace[number].items():
        if value != here[what]:
            raise setting.broken(
                f"two games with the same seed and choices differ in their {what} after "
                f"{number} choices: {first_difference(value, here[what])}"
            )
