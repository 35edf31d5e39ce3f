"""What happens with Evil Machinations."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.events import Event
from kosmodrom.core.words import SeatId
from kosmodrom.games.galaxy_trucker.events.base import Reason
from kosmodrom.games.galaxy_trucker.events.cards import ParameterName
from kosmodrom.games.galaxy_trucker.moves.base import CardId, Column


class MachinationsDealt(Event, frozen=True, tag="machinations_dealt"):
    """Everybody's number of machinations (GT-701, GT-702)."""

    cards: int


class HandDealt(Event, frozen=True, tag="hand_dealt"):
    """What the owner is told."""

    seat: SeatId
    cards: tuple[CardId, ...]


class Planted(Event, frozen=True, tag="planted"):
    """A machination was chosen, and nobody else sees which (GT-703)."""

    seat: SeatId


class PlantedCard(Event, frozen=True, tag="planted_card"):
    """What the owner is told."""

    seat: SeatId
    card: CardId


class BidMade(Event, frozen=True, tag="bid_made"):
    seat: SeatId
    credits: int


class BidPassed(Event, frozen=True, tag="bid_passed"):
    seat: SeatId


class AuctionWon(Event, frozen=True, tag="auction_won"):
    seat: SeatId
    credits: int


class NobodyBids(Event, frozen=True, tag="nobody_bids"):
    """All have passed: nobody gets the prize (GT-1109)."""

    card: CardId


class CrewIsEaten(Event, frozen=True, tag="crew_is_eaten"):
    """Psychocannibals: more crew than engine power (GT-733)."""

    seat: SeatId
    crew: int


class CrewIsSafe(Event, frozen=True, tag="crew_is_safe"):
    """Psychocannibals: no more crew than engine power."""

    seat: SeatId


class FliesThrough(Event, frozen=True, tag="flies_through"):
    seat: SeatId


class GoesAround(Event, frozen=True, tag="goes_around"):
    """Days will be lost instead of meteors met or a toll paid."""

    seat: SeatId
    card: CardId


class Demanded(Event, frozen=True, tag="demanded"):
    """Settling Accounts: a sum, or a shot in this column (GT-740)."""

    seat: SeatId
    debtor: SeatId
    credits: int
    column: Column


class NothingDemanded(Event, frozen=True, tag="nothing_demanded"):
    seat: SeatId
    debtor: SeatId


class CreditsHanded(Event, frozen=True, tag="credits_handed"):
    """Credits go from one player to another."""

    seat: SeatId
    to: SeatId
    credits: int
    reason: Reason


class PaymentRefused(Event, frozen=True, tag="payment_refused"):
    """The ship in front would rather be shot at (GT-741)."""

    seat: SeatId
    by: SeatId


class PartsTested(Event, frozen=True, tag="parts_tested"):
    """How many parts of a ship were tested, and how many are discarded (GT-743)."""

    seat: SeatId
    tested: int
    discarded: int


class NothingToTest(Event, frozen=True, tag="nothing_to_test"):
    seat: SeatId


class ClosedUp(Event, frozen=True, tag="closed_up"):
    """Traffic Jam: a ship stands right behind the next one now (GT-752)."""

    seat: SeatId


class ShipHelped(Event, frozen=True, tag="ship_helped"):
    seat: SeatId


class NobodyHelps(Event, frozen=True, tag="nobody_helps"):
    pass


class MostFound(Event, frozen=True, tag="most_found"):
    """Who has the most of something. ``tied``: not alone, but further ahead."""

    seat: SeatId
    what: ParameterName
    tied: bool


class RichestFound(Event, frozen=True, tag="richest_found"):
    """Who has the most credits. ``tied``: not alone, but further ahead (GT-769)."""

    seat: SeatId
    credits: int
    tied: bool


class Overloaded(Event, frozen=True, tag="overloaded"):
    """Too many cubes aboard (GT-771)."""

    seat: SeatId
    cubes: int


class NobodyOverloaded(Event, frozen=True, tag="nobody_overloaded"):
    pass


class AliensStrike(Event, frozen=True, tag="aliens_strike"):
    """Aliens add nothing until the next card has been resolved (GT-773)."""


class NoLooseBolts(Event, frozen=True, tag="no_loose_bolts"):
    """A ship without exposed connectors loses nothing (GT-778)."""

    seat: SeatId


EVENTS: Final = (
    MachinationsDealt,
    HandDealt,
    Planted,
    PlantedCard,
    BidMade,
    BidPassed,
    AuctionWon,
    NobodyBids,
    CrewIsEaten,
    CrewIsSafe,
    FliesThrough,
    GoesAround,
    Demanded,
    NothingDemanded,
    CreditsHanded,
    PaymentRefused,
    PartsTested,
    NothingToTest,
    ClosedUp,
    ShipHelped,
    NobodyHelps,
    MostFound,
    RichestFound,
    Overloaded,
    NobodyOverloaded,
    AliensStrike,
    NoLooseBolts,
)
