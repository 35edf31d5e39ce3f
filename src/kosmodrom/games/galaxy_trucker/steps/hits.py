"""Threats, hits and what they break."""

from __future__ import annotations

from typing import TypeAlias

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.steps.base import Step

Threat: TypeAlias = tuple[int, int]
"""What comes (`terms.THREATS` by number) and the side that it comes from, seen from the ship."""


class Volley(Step):
    """Threats one after another, each rolled once for all ``targets`` (GTB-754, GT-1115).

    ``spared`` ignore the first heavy shot or effectively large meteor (GT-428, GT-439, GT-1028).
    ``line`` is a number that is named and not rolled (GT-740). ``reason`` is a word for the log.
    """

    threats: list[Threat]
    targets: list[Seat]
    reason: str
    spared: list[Seat] = []
    line: int = 0


class Impact(Step):
    """One threat against one ship, rolled already: defend, or be struck (GTB-749).

    ``side`` is the side of the ship (not of the grid); ``line`` the rolled number.
    """

    seat: Seat
    kind: int
    side: int
    line: int


class Strike(Step):
    """The threat strikes a cell of the ship: nothing stopped it. ``second`` is its second part with
    Dum-dum Bullets (GT-881)."""

    seat: Seat
    kind: int
    side: int
    cell: int
    second: bool = False


class Settle(Step):
    """After parts were lost: choose the piece to keep, let the rest fall off, see which aliens have
    no air, wake sleepers (GTB-750, GTB-751, GTB-505, GT-Q-08).

    ``freed`` are places freed by this loss so far: cell and number."""

    seat: Seat
    freed: list[list[int]] = []


HitStep: TypeAlias = Volley | Impact | Strike | Settle
