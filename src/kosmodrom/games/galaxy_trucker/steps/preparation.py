"""The check and the boarding, between building and launch."""

from __future__ import annotations

from typing import TypeAlias

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.steps.base import Step


class ChooseFront(Step):
    """Class IA: from number tile 1 on, each fixes the front (GT-505)."""

    order: list[Seat]


class Mend(Step):
    """Faults are put right by removing parts, the player choosing where there is a choice (GTB-421,
    GTB-423).

    ``repaired`` are the seats whose ships had faults; ``told``: the faults of the first of
    ``order`` have been told."""

    order: list[Seat]
    repaired: list[Seat] = []
    told: bool = False


class Board(Step):
    """In number-tile order each player fills the cabins that could have an alien (GTB-601, GT-351).

    ``cells`` are the cabins of the first of ``order`` still to be filled, once it has ``begun``."""

    order: list[Seat]
    cells: list[int] = []
    begun: bool = False


PreparationStep: TypeAlias = ChooseFront | Mend | Board
