"""What happens between building and launch."""

from __future__ import annotations

from typing import Annotated, Final

from kosmodrom.core.events import Event
from kosmodrom.core.words import SeatId, Word
from kosmodrom.games.galaxy_trucker.moves.base import (
    ColourName,
    Column,
    PartId,
    Row,
    SideName,
    SpecialistName,
)


class FrontChosen(Event, frozen=True, tag="front_chosen"):
    seat: SeatId
    side: SideName


class FaultFound(Event, frozen=True, tag="fault_found"):
    """A fault at a part; another part may take part in it."""

    seat: SeatId
    fault: Annotated[str, Word("fault")]
    row: Row
    column: Column


class PartRemoved(Event, frozen=True, tag="part_removed"):
    """Taken off at the check: lost, or back in the warehouse with the lenient check."""

    seat: SeatId
    part: PartId
    row: Row
    column: Column
    lost: bool


class NumberGivenBack(Event, frozen=True, tag="number_given_back"):
    """Lenient check: a repaired ship starts behind the others (GTB-422)."""

    seat: SeatId
    number: int


class AlienBoarded(Event, frozen=True, tag="alien_boarded"):
    seat: SeatId
    colour: ColourName
    row: Row
    column: Column


class SpecialistBoarded(Event, frozen=True, tag="specialist_boarded"):
    seat: SeatId
    specialist: SpecialistName
    row: Row
    column: Column


class ShipBoarded(Event, frozen=True, tag="ship_boarded"):
    """Crew, sleepers and battery tokens are aboard."""

    seat: SeatId
    humans: int
    sleepers: int
    tokens: int


EVENTS: Final = (
    FrontChosen,
    FaultFound,
    PartRemoved,
    NumberGivenBack,
    AlienBoarded,
    SpecialistBoarded,
    ShipBoarded,
)
