"""Dice, threats, and what they do to ships."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from kosmodrom.core.events import Event
from kosmodrom.core.words import SeatId, Word
from kosmodrom.games.galaxy_trucker.events.base import Reason
from kosmodrom.games.galaxy_trucker.moves.base import Column, PartId, Row, SideName
from kosmodrom.games.galaxy_trucker.moves.hits import ThreatName

How: TypeAlias = Literal["destroyed", "fell_off", "discarded"]
"""The three ways to lose a part (GT-1130)."""
Explosive: TypeAlias = Literal["goods", "batteries"]


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    seat: SeatId
    first: int
    second: int


class ThreatComes(Event, frozen=True, tag="threat_comes"):
    """A meteor or shot comes along a line: a column from the front or rear, a row from a side."""

    kind: ThreatName
    side: SideName
    line: int
    reason: Reason


class ThreatIgnored(Event, frozen=True, tag="threat_ignored"):
    """The rules for five players spare a player this one (GT-428, GT-439, GT-1028)."""

    seat: SeatId
    kind: ThreatName


class Missed(Event, frozen=True, tag="missed"):
    """There is no part on the line (GTB-740)."""

    seat: SeatId
    kind: ThreatName


class Bounced(Event, frozen=True, tag="bounced"):
    """A small meteor met a side without a connector (GTB-742)."""

    seat: SeatId
    part: PartId
    row: Row
    column: Column


class PlatingHeld(Event, frozen=True, tag="plating_held"):
    """A threat met a plated side (GT-330)."""

    seat: SeatId
    kind: ThreatName
    row: Row
    column: Column


class ShieldUsed(Event, frozen=True, tag="shield_used"):
    seat: SeatId
    kind: ThreatName
    row: Row
    column: Column
    tokens: int


class BoostedShieldUsed(Event, frozen=True, tag="boosted_shield_used"):
    seat: SeatId
    kind: ThreatName
    row: Row
    column: Column
    tokens: int


class MeteorShot(Event, frozen=True, tag="meteor_shot"):
    seat: SeatId
    row: Row
    column: Column
    tokens: int


class FliesOn(Event, frozen=True, tag="flies_on"):
    """Dum-dum Bullets: the threat strikes a second part (GT-881)."""

    seat: SeatId
    kind: ThreatName
    part: PartId
    row: Row
    column: Column


class Exploded(Event, frozen=True, tag="exploded"):
    """What was in a destroyed part blew up, and the parts around it go too (GT-892, GT-893)."""

    seat: SeatId
    what: Annotated[Explosive, Word("explosive")]
    row: Row
    column: Column


class PartLost(Event, frozen=True, tag="part_lost"):
    seat: SeatId
    part: PartId
    row: Row
    column: Column
    how: Annotated[How, Word("how")]
    reason: Reason


class PieceKept(Event, frozen=True, tag="piece_kept"):
    """The ship came apart, and its owner chose the piece with this cell (GTB-751)."""

    seat: SeatId
    row: Row
    column: Column
    parts: int


class CoordinatesRolled(Event, frozen=True, tag="coordinates_rolled"):
    """Where something is going to happen: the column is rolled first (GT-1116)."""

    column: Column
    row: Row
    reason: Reason


class CoordinatesMissed(Event, frozen=True, tag="coordinates_missed"):
    """There is nothing there for it."""

    seat: SeatId
    reason: Reason


EVENTS: Final = (
    DiceRolled,
    ThreatComes,
    ThreatIgnored,
    Missed,
    Bounced,
    PlatingHeld,
    ShieldUsed,
    BoostedShieldUsed,
    MeteorShot,
    FliesOn,
    Exploded,
    PartLost,
    PieceKept,
    CoordinatesRolled,
    CoordinatesMissed,
)
