"""What happens on extra cards."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.events import Event
from kosmodrom.core.words import SeatId
from kosmodrom.games.galaxy_trucker.moves.base import Column, PartId, Row


class DieSet(Event, frozen=True, tag="die_set"):
    seat: SeatId


class DieSetTo(Event, frozen=True, tag="die_set_to"):
    """What the setter is told."""

    seat: SeatId
    number: int


class Guessed(Event, frozen=True, tag="guessed"):
    seat: SeatId
    number: int


class DieRevealed(Event, frozen=True, tag="die_revealed"):
    seat: SeatId
    number: int


class Offered(Event, frozen=True, tag="offered"):
    """An offer to the Robopolice, revealed."""

    seat: SeatId
    credits: int


class OfferWon(Event, frozen=True, tag="offer_won"):
    """The highest offer; ``tied``: not alone, but nearest the rear (GT-1016)."""

    seat: SeatId
    credits: int
    tied: bool


class CoordinatesNamed(Event, frozen=True, tag="coordinates_named"):
    seat: SeatId
    column: Column
    row: Row


class CoordinatesDrawn(Event, frozen=True, tag="coordinates_drawn"):
    """Time was up: chance has named the coordinates (GT-1022)."""

    seat: SeatId
    column: Column
    row: Row


class MeteorsSent(Event, frozen=True, tag="meteors_sent"):
    """A line of Space Billiards was chosen (GT-1029); ``again``: for the second time (GT-1028)."""

    seat: SeatId
    opponent: SeatId
    line: int
    again: bool


class StoppedAt(Event, frozen=True, tag="stopped_at"):
    """A player stopped at an area of the junkyard; ``shared``: as the second one (GT-1039)."""

    seat: SeatId
    area: int
    shared: bool


class HumanPlaced(Event, frozen=True, tag="human_placed"):
    seat: SeatId
    row: Row
    column: Column


class HumanLifted(Event, frozen=True, tag="human_lifted"):
    seat: SeatId
    row: Row
    column: Column


class HumansLeft(Event, frozen=True, tag="humans_left"):
    """New humans who did not come aboard."""

    seat: SeatId
    humans: int


class TokenPlaced(Event, frozen=True, tag="token_placed"):
    seat: SeatId
    row: Row
    column: Column


class TokenLifted(Event, frozen=True, tag="token_lifted"):
    seat: SeatId
    row: Row
    column: Column


class TokensLeft(Event, frozen=True, tag="tokens_left"):
    """New battery tokens that were not taken aboard."""

    seat: SeatId
    tokens: int


class WarehouseOpened(Event, frozen=True, tag="warehouse_opened"):
    """The parts laid out by the Star Warehouse (GT-1045)."""

    parts: tuple[PartId, ...]


class PartFitted(Event, frozen=True, tag="part_fitted"):
    """A part of the Star Warehouse was added to a ship."""

    seat: SeatId
    part: PartId
    row: Row
    column: Column


class PartExchanged(Event, frozen=True, tag="part_exchanged"):
    """A part of the Star Warehouse took the place of another, which is put aside (GT-1047)."""

    seat: SeatId
    part: PartId
    replaced: PartId
    row: Row
    column: Column


class HumansJoined(Event, frozen=True, tag="humans_joined"):
    """The crew or passenger of a new cabin (GT-1049)."""

    seat: SeatId
    humans: int
    row: Row
    column: Column


class SleepersJoined(Event, frozen=True, tag="sleepers_joined"):
    """The sleepers of a new stasis chamber (GT-Q-88)."""

    seat: SeatId
    sleepers: int
    row: Row
    column: Column


class BatteryFilled(Event, frozen=True, tag="battery_filled"):
    """A new part comes with its battery tokens (GT-1048)."""

    seat: SeatId
    tokens: int
    row: Row
    column: Column


EVENTS: Final = (
    DieSet,
    DieSetTo,
    Guessed,
    DieRevealed,
    Offered,
    OfferWon,
    CoordinatesNamed,
    CoordinatesDrawn,
    MeteorsSent,
    StoppedAt,
    HumanPlaced,
    HumanLifted,
    HumansLeft,
    TokenPlaced,
    TokenLifted,
    TokensLeft,
    WarehouseOpened,
    PartFitted,
    PartExchanged,
    HumansJoined,
    SleepersJoined,
    BatteryFilled,
)
