"""Extra cards that are being resolved.

``order`` is the flight order when the pass began (GTB-709, GT-Q-92); whoever is done with is taken
off it.
"""

from __future__ import annotations

from typing import TypeAlias

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.steps.base import Step
from kosmodrom.games.galaxy_trucker.terms import NOTHING


class Bureaucracy(Step):
    """The rearmost, the ``setter``, sets a die; then those in ``order`` guess (GT-1005, GT-1006).

    ``die`` is the setter's secret until all have guessed; ``guesses`` are public.
    """

    setter: Seat
    order: list[Seat]
    die: int = 0
    guesses: list[tuple[Seat, int]] = []


class Robopolice(Step):
    """Secret offers, then coordinates (GT-1015, GT-1017).

    ``offers`` are those of ``order``, NOTHING where there is none yet: each is its player's secret
    until the last one is made.
    """

    order: list[Seat]
    offers: list[int]
    winner: Seat = NOTHING
    column: int = 0


class SpaceBilliards(Step):
    """From the leader on, each sends a line of meteors at an opponent (GT-1025, GT-1026).

    ``chosen`` is how often each line was chosen."""

    order: list[Seat]
    chosen: list[int]


class Junkyard(Step):
    """From the leader on, each may stop at an area (GT-1033).

    ``taken`` is by area who took it first, ``guest`` who took one that was taken already (GT-1039).
    ``area`` is where the first of ``order`` has stopped and is paying, or NOTHING."""

    order: list[Seat]
    taken: list[Seat]
    guest: Seat = NOTHING
    area: int = NOTHING


class PlaceHumans(Step):
    """New humans come aboard, and those aboard may change places (GT-1036).

    ``waiting`` are not in a cabin; ``new`` of them may be left behind. ``lifts`` is how many may
    still be taken out of their places, so that it ends; -1: it has not begun.
    """

    seat: Seat
    waiting: int
    new: int
    lifts: int = -1


class PlaceTokens(Step):
    """New battery tokens come aboard, and those aboard may be moved (GT-1037); see
    `PlaceHumans`."""

    seat: Seat
    waiting: int
    new: int
    lifts: int = -1


class StarWarehouse(Step):
    """From the leader on, each may take one of the parts laid out (GT-1045).

    The first of ``order`` has taken ``part`` and fits it in, or has fitted it on ``cell`` and
    chooses its crew; 0: not yet. ``takers`` have taken one."""

    order: list[Seat]
    offered: list[int]
    part: int = 0
    cell: int = 0
    takers: list[Seat] = []


ExtraStep: TypeAlias = (
    Bureaucracy | Robopolice | SpaceBilliards | Junkyard | PlaceHumans | PlaceTokens | StarWarehouse
)
