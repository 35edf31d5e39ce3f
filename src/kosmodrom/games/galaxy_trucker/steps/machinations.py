"""Machinations that are being resolved.

``order`` is the flight order when the pass began (GTB-709, GT-Q-92); whoever is done with is taken
off it. What needs no progress of its own is put together of other steps (`rules.cards.schemes`).
"""

from __future__ import annotations

from typing import TypeAlias

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.steps.base import Step
from kosmodrom.games.galaxy_trucker.terms import NOTHING


class Auction(Step):
    """An open auction (GT-1108): ``bidders`` are still in, the first of them is asked next.

    ``bid`` is the highest bid so far, 0 if there is none, and ``leader`` made it."""

    bidders: list[Seat]
    bid: int = 0
    leader: Seat = NOTHING


class Psychocannibals(Step):
    """From the leader on, each counts engine power and keeps no more crew than that (GT-733).

    ``counted``: the first of ``order`` has counted."""

    order: list[Seat]
    counted: bool = False


class AsteroidBelt(Step):
    """From the leader on, each flies through or goes around (GT-736)."""

    order: list[Seat]
    through: list[Seat] = []
    around: list[Seat] = []


class SettlingAccounts(Step):
    """From the rearmost on, each makes a demand on the next ship in front (GT-740).

    ``order`` begins at the rear here. The first of it has named ``demand`` and ``column``; NOTHING
    and 0: not yet."""

    order: list[Seat]
    demand: int = NOTHING
    column: int = 0


class SystemTest(Step):
    """From the leader on, each tests parts half by half, then discards the others (GT-743).

    ``tested`` are cells of the first of ``order``; ``test_all``: the rest of the ``half`` is tested
    without further questions."""

    order: list[Seat]
    half: int = 0
    tested: list[int] = []
    test_all: bool = False


class StrikeWeakest(Step):
    """All have counted: the weakest suffers (GT-756, GT-776, GT-777)."""

    order: list[Seat]


class StrikeStrongest(Step):
    """All have counted: the strongest suffers (GT-770, GT-772)."""

    order: list[Seat]


class DriftingShip(Step):
    """From the leader on, one may help (GT-779)."""

    order: list[Seat]


class Toll(Step):
    """From the leader on, each pays or loses days (GT-764)."""

    order: list[Seat]
    around: list[Seat] = []


class LooseBolts(Step):
    """From the leader on, each lets a part fall off (GT-778)."""

    order: list[Seat]


MachinationStep: TypeAlias = (
    Auction
    | Psychocannibals
    | AsteroidBelt
    | SettlingAccounts
    | SystemTest
    | StrikeWeakest
    | StrikeStrongest
    | DriftingShip
    | Toll
    | LooseBolts
)
