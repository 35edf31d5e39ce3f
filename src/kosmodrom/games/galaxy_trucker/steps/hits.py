"""Threats, hits and what they break."""

from __future__ import annotations

from typing import TypeAlias

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.steps.base import Step
from kosmodrom.games.galaxy_trucker.terms import NOTHING

Threat: TypeAlias = tuple[int, int]
"""What comes (by its number in `terms.THREAT_KINDS`) and the side of the ship it comes from."""


class Volley(Step):
    """Threats one after another, each rolled once for all ``targets`` (GTB-754, GT-1115).

    ``spared`` ignore the first heavy shot or effectively large meteor (GT-428, GT-439, GT-1028).
    ``line`` is a number that is named and not rolled (GT-740). ``reason`` is a word for the log.
    ``roller`` is who rolls: NOTHING is the first of the targets (GT-1117).
    """

    threats: list[Threat]
    targets: list[Seat]
    reason: str
    spared: list[Seat] = []
    line: int = 0
    roller: Seat = NOTHING


class Impact(Step):
    """One threat against one ship, rolled already: defend, or be struck (GTB-749).

    ``side`` is the side of the ship (not of the grid); ``line`` the rolled number.
    """

    seat: Seat
    kind: int
    side: int
    line: int


class Settle(Step):
    """After parts were lost: choose the piece to keep, let the rest fall off, see which aliens have
    no air, wake sleepers (GTB-750, GTB-751, GTB-505, GT-Q-08)."""

    seat: Seat


HitStep: TypeAlias = Volley | Impact | Settle
