"""What happens when accounts are settled."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.events import Event
from kosmodrom.core.words import SeatId
from kosmodrom.games.galaxy_trucker.moves.goods import Cubes


class FlightSettled(Event, frozen=True, tag="flight_settled"):
    """The flight is over: accounts are settled now."""

    flight: int


class PlaceRewarded(Event, frozen=True, tag="place_rewarded"):
    """The reward for arriving (GTB-1001)."""

    seat: SeatId
    place: int
    credits: int


class BestLooking(Event, frozen=True, tag="best_looking"):
    """Few exposed connectors (GTB-1002)."""

    seat: SeatId
    connectors: int
    credits: int


class Creative(Event, frozen=True, tag="creative"):
    """A front that nobody else has (GT-507)."""

    seat: SeatId
    credits: int


class PassengersPaid(Event, frozen=True, tag="passengers_paid"):
    """Luxury cabins whose passengers arrived (GT-214)."""

    seat: SeatId
    cabins: int
    credits: int


class ManagerPaid(Event, frozen=True, tag="manager_paid"):
    """Alien races with the manager (GT-367)."""

    seat: SeatId
    races: int
    credits: int


class GoodsSold(Event, frozen=True, tag="goods_sold"):
    """The cubes, the most valuable first (GTB-1003)."""

    seat: SeatId
    goods: Cubes
    credits: int


class PartsPaid(Event, frozen=True, tag="parts_paid"):
    """Lost parts: what they cost, and what was paid for them (GTB-1004 to GTB-1006)."""

    seat: SeatId
    parts: int
    credits: int


class OrderPaid(Event, frozen=True, tag="order_paid"):
    """Ordered parts that were not used (GT-918)."""

    seat: SeatId
    parts: int
    credits: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    pass


EVENTS: Final = (
    FlightSettled,
    PlaceRewarded,
    BestLooking,
    Creative,
    PassengersPaid,
    ManagerPaid,
    GoodsSold,
    PartsPaid,
    OrderPaid,
    GameEnded,
)
