"""What people can answer."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from kosmodrom.core.options import Option
from kosmodrom.core.words import Word
from kosmodrom.games.galaxy_trucker.events.building import RoadName
from kosmodrom.games.galaxy_trucker.terms import SeatColour

PlayerName: TypeAlias = Annotated[SeatColour, Word("dispatch-player")]
Aboard = Literal["none", "lawyer", "manager", "merchant", "other"]


class Colours(Option, frozen=True, tag="dispatch_colours"):
    """Who plays."""

    colours: tuple[PlayerName, ...]


class NameRoad(Option, frozen=True, tag="dispatch_road"):
    """This rough road is among those drawn."""

    road: RoadName


class NoRoad(Option, frozen=True, tag="dispatch_no_road"):
    """None of the roads asked for is there."""


class StartHourglass(Option, frozen=True, tag="dispatch_start"):
    """Building begins."""


class TurnHourglass(Option, frozen=True, tag="dispatch_turn_hourglass"):
    """Turn the hourglass to the next circle (GTB-315)."""


class LookAt(Option, frozen=True, tag="dispatch_look"):
    """Look at a pile (GTB-310)."""

    pile: int


class PutBack(Option, frozen=True, tag="dispatch_put_back"):
    """The pile goes back (GTB-310)."""

    pile: int


class TakeTile(Option, frozen=True, tag="dispatch_tile"):
    """A player takes a number tile (GTB-320)."""

    player: PlayerName
    number: int


class RunOut(Option, frozen=True, tag="dispatch_run_out"):
    """The sand has run out: a choice of the clock."""


class Launch(Option, frozen=True, tag="dispatch_launch"):
    """Ships are ready: the deck is made."""


class TurnCard(Option, frozen=True, tag="dispatch_turn"):
    """The next card."""


class CardUsed(Option, frozen=True, tag="dispatch_used"):
    """The card was a used opportunity: it does not come again (GT-851)."""


class CardUnused(Option, frozen=True, tag="dispatch_unused"):
    """Nobody used the card (GT-852)."""


class RollThreat(Option, frozen=True, tag="dispatch_roll_threat"):
    """Roll for the next threat of the card (GTB-740)."""


class RollLine(Option, frozen=True, tag="dispatch_roll_line"):
    """Roll for a threat that the dispatcher does not know."""


class RollCoordinates(Option, frozen=True, tag="dispatch_roll_coordinates"):
    """Roll a column and a row (GTB-826, GT-855, GT-856)."""


class Land(Option, frozen=True, tag="dispatch_land"):
    """The last card is done: the flight is over."""


class NobodyFlies(Option, frozen=True, tag="dispatch_nobody"):
    """Nobody flies any more (GTB-909)."""


class Arrived(Option, frozen=True, tag="dispatch_arrived"):
    """A player's place among those who arrived (GTB-1001)."""

    place: int


class GaveUp(Option, frozen=True, tag="dispatch_gave_up"):
    """A player did not arrive (GTB-906)."""


class Count(Option, frozen=True, tag="dispatch_count"):
    number: int


class Yes(Option, frozen=True, tag="dispatch_yes"):
    pass


class No(Option, frozen=True, tag="dispatch_no"):
    pass


class NameSpecialist(Option, frozen=True, tag="dispatch_specialist"):
    """The specialist that a player has aboard, as far as money is concerned."""

    specialist: Annotated[Aboard, Word("dispatch-aboard")]


MOVES: Final = (
    Colours,
    NameRoad,
    NoRoad,
    StartHourglass,
    TurnHourglass,
    LookAt,
    PutBack,
    TakeTile,
    RunOut,
    Launch,
    TurnCard,
    CardUsed,
    CardUnused,
    RollThreat,
    RollLine,
    RollCoordinates,
    Land,
    NobodyFlies,
    Arrived,
    GaveUp,
    Count,
    Yes,
    No,
    NameSpecialist,
)
