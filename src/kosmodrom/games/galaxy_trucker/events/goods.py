"""What happens when goods are loaded."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.events import Event
from kosmodrom.core.words import SeatId
from kosmodrom.games.galaxy_trucker.moves.base import Column, Row
from kosmodrom.games.galaxy_trucker.moves.goods import CubeName, Cubes


class GoodsDelivered(Event, frozen=True, tag="goods_delivered"):
    """Cubes that a player may load."""

    seat: SeatId
    goods: Cubes


class BankLacks(Event, frozen=True, tag="bank_lacks"):
    """Cubes of a delivery that the bank does not have (GTB-722)."""

    seat: SeatId
    goods: Cubes


class CubeForgone(Event, frozen=True, tag="cube_forgone"):
    seat: SeatId
    goods: CubeName


class GoodsAccepted(Event, frozen=True, tag="goods_accepted"):
    """Contaminated goods are taken, and cost humans (GT-898)."""

    seat: SeatId
    humans: int


class GoodsDeclined(Event, frozen=True, tag="goods_declined"):
    seat: SeatId


class CubeLoaded(Event, frozen=True, tag="cube_loaded"):
    seat: SeatId
    goods: CubeName
    row: Row
    column: Column


class CubeLifted(Event, frozen=True, tag="cube_lifted"):
    seat: SeatId
    goods: CubeName
    row: Row
    column: Column


class CubeBurnt(Event, frozen=True, tag="cube_burnt"):
    seat: SeatId
    goods: CubeName
    row: Row
    column: Column
    battery_row: Row
    battery_column: Column
    tokens: int


class GoodsLeft(Event, frozen=True, tag="goods_left"):
    """Cubes that go back to the bank when loading ends."""

    seat: SeatId
    goods: Cubes


EVENTS: Final = (
    GoodsDelivered,
    BankLacks,
    CubeForgone,
    GoodsAccepted,
    GoodsDeclined,
    CubeLoaded,
    CubeLifted,
    CubeBurnt,
    GoodsLeft,
)
