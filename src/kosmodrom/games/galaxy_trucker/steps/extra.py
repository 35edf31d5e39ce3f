"""Extra cards that are being resolved."""

from __future__ import annotations

from typing import TypeAlias

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.steps.base import Step


class Bureaucracy(Step):
    """The rearmost sets a die, the others guess (GT-1005, GT-1006)."""

    order: list[Seat]
    die: int = 0
    guesses: list[int] = []


ExtraStep: TypeAlias = Bureaucracy
