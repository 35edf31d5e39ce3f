"""Games in which ships fly to the end of every flight: bots at random hardly ever build such ships.

`scripts/golden.py` records them; between them they have every module.
"""

from __future__ import annotations

from typing import Any, Final

from kosmodrom.core.options import Option, Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from scripts.golden import RareEnding
from tests.games.galaxy_trucker.players import choose


class SensibleBot:
    """Chooses at random, but builds ships that fly."""

    def __init__(self, seed: str) -> None:
        self.chance = Random.seeded(seed)

    def choose(self, table: Table[Any, Any, Any], seat: Seat) -> Option:
        return choose(table, seat, self.chance)


STRANGE: Final[dict[str, Any]] = {
    "first": "IA",
    "second": "IIA",
    "third": "IIIA",
    "roads": 3,
    "technologies": True,
}
ALL: Final[dict[str, Any]] = {"machinations": True, "extra_cards": True, "building": "live"}

RARE_ENDINGS: Final = (
    RareEnding("flights", 2, {}, SensibleBot("base game")),
    RareEnding("flights", 3, STRANGE, SensibleBot("strange ships")),
    RareEnding("flights", 5, ALL, SensibleBot("all modules")),
)
