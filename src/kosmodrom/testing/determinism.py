"""Same seed, same game: no chance but the game's own."""

from __future__ import annotations

import random

from kosmodrom.testing.promise import promise
from kosmodrom.testing.setting import Setting
from kosmodrom.testing.situation import first_difference, situation


@promise
def check_determinism(setting: Setting) -> None:
    """Equal seeds and choices give equal games, whatever happens to Python's global random."""
    kept = random.getstate()
    try:
        once, again = (_trace(setting, disturbance) for disturbance in (1, 2))
    finally:
        random.setstate(kept)
    setting.table = None
    for number, (first, second) in enumerate(zip(once, again, strict=False)):
        for what, value in first.items():
            if value != second[what]:
                raise setting.broken(
                    f"two games with the same seed and choices differ in their {what} after "
                    f"{number} choices: {first_difference(value, second[what])}"
                )
    if len(once) != len(again):
        raise setting.broken("two games with the same seed and choices differ in length")


def _trace(setting: Setting, disturbance: int) -> list[dict[str, bytes]]:
    """A game's state, log and questions before every choice and at the end."""
    table = setting.start()
    random.seed(disturbance)
    trace = [situation(table)]
    for _ in setting.play(table):
        random.seed(disturbance + len(trace))
        trace.append(situation(table))
    return [*trace, situation(table)]
