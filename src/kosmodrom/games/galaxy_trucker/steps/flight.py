"""The frame of a flight: before a card, the card, and after it."""

from __future__ import annotations

from typing import TypeAlias

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.steps.base import Step


class Ready(Step):
    """Before a card is turned: who goes on, who gives up (GTB-901, GT-635).

    ``asked`` are the seats that have not said so yet."""

    asked: list[Seat]


class Union(Step):
    """Union Ship, before the last card: pay for the crew or give up (GT-888).

    ``paid`` is the number of crew members that the first of ``order`` has paid for with cubes."""

    order: list[Seat]
    paid: int = 0


class TurnCard(Step):
    """Turn the next card, or end the flight if there is none."""


class JumpWindow(Step):
    """Right after the reveal, from the leader on: who jumps (GT-294, GT-Q-16)."""

    order: list[Seat]


class Resolve(Step):
    """Resolve the present card (`rules.cards`)."""


class AfterCard(Step):
    """What follows every card, in the order of GT-Q-64; ``stage`` is the next of its steps."""

    stage: int = 0


class Junk(Step):
    """Flying Junk, from the leader on: each part of the junk pile strikes all behind (GT-845)."""

    order: list[Seat]


class EnvyShot(Step):
    """Object of Envy: a light shot from the rear at ``target`` (GT-836, GT-837)."""

    seat: Seat
    target: Seat


class Coordinates(Step):
    """A part at rolled coordinates is lost: Sabotage, Space Psychosis, Metal Fatigue (GTB-826,
    GT-855, GT-856). ``tries`` is by seat how many rolls still concern each of ``targets``."""

    targets: list[Seat]
    tries: list[int]
    reason: str


class GiveUp(Step):
    """A player, or one half of the ship, leaves the flight (GTB-905, GT-635).

    ``half`` is -1 for the whole ship."""

    seat: Seat
    half: int = -1
    reason: str = "chosen"


FlightStep: TypeAlias = (
    Ready
    | Union
    | TurnCard
    | JumpWindow
    | Resolve
    | AfterCard
    | Junk
    | EnvyShot
    | Coordinates
    | GiveUp
)
