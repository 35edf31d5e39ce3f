"""The bot that plays at random."""

from __future__ import annotations

from typing import Any

from kosmodrom.core.options import Option, Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table


class RandomBot:
    """Takes any option, each equally likely."""

    def __init__(self, seed: int | str) -> None:
        self._chance = Random.seeded(seed)

    def choose(self, table: Table[Any, Any, Any], seat: Seat) -> Option:
        return self._chance.choice(table.pending[seat].options)
