"""What can happen during a flight besides what the cards do."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from kosmodrom.core.events import Event
from kosmodrom.core.words import SeatId, Word
from kosmodrom.games.galaxy_trucker.events.base import Reason
from kosmodrom.games.galaxy_trucker.moves.base import CardId, Column, GoodsName, PartId, Row
from kosmodrom.games.galaxy_trucker.moves.flight import HalfName

ShipPart: TypeAlias = Annotated[str, Word("flyer")]
"""``ship``, ``left`` or ``right``: the whole ship or one of its halves."""
WhatCounts: TypeAlias = Annotated[str, Word("parameter")]
RoadName: TypeAlias = Annotated[str, Word("road")]


class DeckMade(Event, frozen=True, tag="deck_made"):
    """The piles have become the deck (GTB-605, GTB-1102)."""

    cards: int


class Launched(Event, frozen=True, tag="launched"):
    """A rocket stands on its start space, so many spaces behind the first (GTB-603)."""

    seat: SeatId
    behind: int


class CardTurned(Event, frozen=True, tag="card_turned"):
    """``left`` are the cards still in the deck."""

    card: CardId
    left: int


class CardSkipped(Event, frozen=True, tag="card_skipped"):
    """The road that brought the card does not bind the player (GT-Q-63)."""

    seat: SeatId
    road: RoadName


class SecondPass(Event, frozen=True, tag="second_pass"):
    """Déjà vu: cards come again, the last one first (GT-853)."""

    cards: int


class FlightEnded(Event, frozen=True, tag="flight_ended"):
    """``arrived`` is how many ships reached the destination."""

    arrived: int


# Moving


class DaysGained(Event, frozen=True, tag="days_gained"):
    """``day`` is where the rocket is now, counted from the first start space."""

    seat: SeatId
    days: int
    day: int


class DaysLost(Event, frozen=True, tag="days_lost"):
    seat: SeatId
    days: int
    day: int


class ShipTurned(Event, frozen=True, tag="ship_turned"):
    """Turbulence (GT-906)."""

    seat: SeatId


# Leaving


class GaveUp(Event, frozen=True, tag="gave_up"):
    seat: SeatId
    reason: Reason


class HalfWithdrawn(Event, frozen=True, tag="half_withdrawn"):
    seat: SeatId
    half: HalfName
    reason: Reason


class CubeGiven(Event, frozen=True, tag="cube_given"):
    """A cube for a crew member (GT-888)."""

    seat: SeatId
    goods: GoodsName
    row: Row
    column: Column


# Hyperspace


class Jumped(Event, frozen=True, tag="jumped"):
    """The engine at row and column was boosted (GT-286)."""

    seat: SeatId
    flyer: ShipPart
    engine: PartId
    row: Row
    column: Column
    tokens: int


class Returned(Event, frozen=True, tag="returned"):
    """Back in the convoy (GT-290)."""

    seat: SeatId
    flyer: ShipPart


# Counting


class Powered(Event, frozen=True, tag="powered"):
    seat: SeatId
    part: PartId
    row: Row
    column: Column
    tokens: int


class CannonBoosted(Event, frozen=True, tag="cannon_boosted"):
    seat: SeatId
    part: PartId
    row: Row
    column: Column
    tokens: int


class HalvesCounted(Event, frozen=True, tag="halves_counted"):
    """The engine power of both halves; the lower one counts (GT-616)."""

    seat: SeatId
    left: int
    right: int


class Counted(Event, frozen=True, tag="counted"):
    """``value`` is written as people write it: ``4½``."""

    seat: SeatId
    what: WhatCounts
    value: str


# After a card


class JunkFlies(Event, frozen=True, tag="junk_flies"):
    """A part that fell off flies at all ships behind (GT-845)."""

    seat: SeatId
    part: PartId


class EnvyShoots(Event, frozen=True, tag="envy_shoots"):
    """Object of Envy: somebody shoots at the ship in front (GT-836, GT-837)."""

    seat: SeatId
    target: SeatId


EVENTS: Final = (
    DeckMade,
    Launched,
    CardTurned,
    CardSkipped,
    SecondPass,
    FlightEnded,
    DaysGained,
    DaysLost,
    ShipTurned,
    GaveUp,
    HalfWithdrawn,
    CubeGiven,
    Jumped,
    Returned,
    Powered,
    CannonBoosted,
    HalvesCounted,
    Counted,
    JunkFlies,
    EnvyShoots,
)
