"""What happens before a flight: cards, roads and the shipyard."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from kosmodrom.core.events import Event
from kosmodrom.core.words import SeatId, Word
from kosmodrom.games.galaxy_trucker.moves.base import CardId, Column, PartId, Row
from kosmodrom.games.galaxy_trucker.moves.building import Pile, Turns
from kosmodrom.games.galaxy_trucker.terms import RoughRoad, ShipClass

ClassName: TypeAlias = Annotated[ShipClass, Word("class")]
RoadName: TypeAlias = Annotated[RoughRoad, Word("road")]
Origin: TypeAlias = Literal["warehouse", "returned", "aside", "order", "ship"]
"""Where a part was taken from."""


class LotteryRolled(Event, frozen=True, tag="lottery_rolled"):
    """The dice chose modules: what each of them brought (GT-108)."""

    dice: tuple[int, ...]
    results: tuple[Annotated[str, Word("lottery")], ...]


class FlightBegan(Event, frozen=True, tag="flight_began"):
    flight: int
    ship: ClassName


class RoadsDrawn(Event, frozen=True, tag="roads_drawn"):
    roads: tuple[RoadName, ...]


class RoadBinds(Event, frozen=True, tag="road_binds"):
    """Handicaps: the first roads bind a player (GT-812)."""

    seat: SeatId
    roads: int


class SurpriseDrawn(Event, frozen=True, tag="surprise_drawn"):
    """Nasty Surprise brings another road (GT-927)."""

    road: RoadName


class DeadColumnRolled(Event, frozen=True, tag="dead_column_rolled"):
    column: int


class PartsOrdered(Event, frozen=True, tag="parts_ordered"):
    seat: SeatId
    parts: tuple[PartId, ...]


class PartTaken(Event, frozen=True, tag="part_taken"):
    seat: SeatId
    part: PartId
    origin: Origin


class PartWelded(Event, frozen=True, tag="part_welded"):
    seat: SeatId
    part: PartId
    row: Row
    column: Column
    turns: Turns


class PartSetAside(Event, frozen=True, tag="part_set_aside"):
    seat: SeatId
    part: PartId


class PartPutBack(Event, frozen=True, tag="part_put_back"):
    seat: SeatId
    part: PartId


class PileSeen(Event, frozen=True, tag="pile_seen"):
    """Somebody looks at a pile; the cards are told to nobody else."""

    seat: SeatId
    pile: Pile
    cards: tuple[CardId, ...]


class PileTaken(Event, frozen=True, tag="pile_taken"):
    seat: SeatId
    pile: Pile


class PileReturned(Event, frozen=True, tag="pile_returned"):
    seat: SeatId
    pile: Pile


class HourglassStarted(Event, frozen=True, tag="hourglass_started"):
    circle: int


class HourglassTurned(Event, frozen=True, tag="hourglass_turned"):
    """``circle`` 0 is START."""

    seat: SeatId
    circle: int


class SandRanOut(Event, frozen=True, tag="sand_ran_out"):
    circle: int


class ShipFinished(Event, frozen=True, tag="ship_finished"):
    seat: SeatId
    number: int


class BuildingEnded(Event, frozen=True, tag="building_ended"):
    pass


EVENTS: Final = (
    LotteryRolled,
    FlightBegan,
    RoadsDrawn,
    RoadBinds,
    SurpriseDrawn,
    DeadColumnRolled,
    PartsOrdered,
    PartTaken,
    PartWelded,
    PartSetAside,
    PartPutBack,
    PileSeen,
    PileTaken,
    PileReturned,
    HourglassStarted,
    HourglassTurned,
    SandRanOut,
    ShipFinished,
    BuildingEnded,
)
