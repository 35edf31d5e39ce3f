"""Machinations that are being resolved."""

from __future__ import annotations

from typing import TypeAlias

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.steps.base import Step


class Toll(Step):
    """Each pays or loses days (GT-764)."""

    order: list[Seat]


MachinationStep: TypeAlias = Toll
