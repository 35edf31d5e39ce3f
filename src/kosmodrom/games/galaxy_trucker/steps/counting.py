"""Counting what a ship can do, and moving rockets."""

from __future__ import annotations

from typing import TypeAlias

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.steps.base import Step


class Count(Step):
    """A player counts firepower, engine power or crew (GTB-702, GTB-705, GT-1102).

    ``what`` is one of `FIREPOWER`, `ENGINE_POWER`, `CREW`, `AMBUSH` of `tables`. Before the value
    is fixed the player may jump (GT-294), power devices, boost cannons (GT-271) and let parts fall
    off (GT-910). The value, doubled, goes to ``state.counts[seat]``: NOTHING if the whole ship
    jumped. Class IIA: engine power is the lower of the halves (GT-616), and both values go to
    ``state.halves`` for those who need them (GT-638, GT-734).
    """

    seat: Seat
    what: int
    powered: list[int] = []
    """The cells of devices that have been powered for this count."""
    boosted: list[int] = []
    """The cells of cannons boosted; they are destroyed when the value is fixed (GT-Q-15)."""
    boosters: list[int] = []
    """The cells of boosters used in this count (GT-Q-14)."""


class Days(Step):
    """Several players lose days, the rearmost first (GTB-704), or gain them, the foremost first.

    Pairs of seat and days; negative days are lost."""

    moves: list[tuple[Seat, int]]


CountStep: TypeAlias = Count | Days
