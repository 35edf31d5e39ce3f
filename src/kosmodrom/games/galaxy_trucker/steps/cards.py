"""Adventure cards that are being resolved.

``order`` is the flight order when the pass began (GTB-709, GT-Q-92); whoever is done with is taken
off it.
"""

from __future__ import annotations

from typing import TypeAlias

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.steps.base import Step


class OpenSpace(Step):
    """From the leader on, each counts engine power and moves at once (GTB-801).

    ``counted``: the first of ``order`` has counted."""

    order: list[Seat]
    counted: bool = False


class Planets(Step):
    """From the leader on, each may land on a planet (GTB-803).

    ``landed`` is by planet who landed there first; ``guest`` who landed where somebody was already
    (GT-410)."""

    order: list[Seat]
    landed: list[Seat]
    guest: Seat = -1


class Explore(Step):
    """From the leader on, each who can may explore the abandoned ship or station (GTB-805,
    GTB-806).

    ``users`` have explored it. ``stage`` is where the first of ``order`` stands: asked, or, with
    Fierce Competition, counting, awaiting the others' counts, shot at; or being paid (GT-830)."""

    order: list[Seat]
    users: list[Seat] = []
    stage: int = 0


class Stardust(Step):
    """With Merciless Fate: parts with exposed connectors fall off, ship by ship (GT-878)."""

    order: list[Seat]


class Fight(Step):
    """An enemy attacks from the leader on, until beaten (GTB-810, GTB-811, GT-422).

    ``stage`` is where the first of ``order`` stands: about to count, counted, victorious, beaten.
    ``victors`` have beaten the enemy; ``paid`` are those of them who took the reward; ``losers``
    face the pirates' shots, the ``late`` ones without the first heavy shot (GT-428)."""

    order: list[Seat]
    stage: int = 0
    victors: list[Seat] = []
    paid: list[Seat] = []
    losers: list[Seat] = []
    late: list[Seat] = []


class CombatZone(Step):
    """Three lines, each against the weakest (GTB-820).

    ``stage`` is where the ``line`` stands: to begin, counted, struck. ``asked`` are those of the
    ``struck`` who have not yet said whether their Diplomat steps in (GT-381); ``reduced`` suffer
    less (GT-435)."""

    line: int = 0
    stage: int = 0
    order: list[Seat] = []
    asked: list[Seat] = []
    struck: list[Seat] = []
    reduced: list[Seat] = []


class Epidemic(Step):
    """Crew of joined cabins falls ill, ship by ship (GTB-825)."""

    order: list[Seat]


class Sabotage(Step):
    """The smallest crew's ship is sabotaged, once all have counted (GTB-826)."""

    order: list[Seat]


CardStep: TypeAlias = (
    OpenSpace | Planets | Explore | Stardust | Fight | CombatZone | Epidemic | Sabotage
)
