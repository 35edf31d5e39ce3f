"""Adventure cards that are being resolved."""

from __future__ import annotations

from typing import TypeAlias

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.steps.base import Step


class OpenSpace(Step):
    """From the leader on, each counts engine power and moves at once (GTB-801).

    ``counted``: the first of ``order`` has counted."""

    order: list[Seat]
    counted: bool = False


CardStep: TypeAlias = OpenSpace
