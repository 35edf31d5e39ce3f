"""Moves of Evil Machinations."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

import msgspec

from kosmodrom.core.options import IMPLIED, Option
from kosmodrom.core.words import SeatId
from kosmodrom.games.galaxy_trucker.moves.base import CardId, Column, Cost, PartId, Row
from kosmodrom.games.galaxy_trucker.moves.extra import Prices


class Plant(Option, frozen=True, tag="plant"):
    """Choose a machination for the flight (GT-703)."""

    card: CardId


# Auctions


class Bid(Option, frozen=True, tag="bid"):
    """Bid credits (GT-1108); ``loans`` are taken if it wins (GT-Q-54)."""

    credits: int
    loans: Cost = 0


class PassBid(Option, frozen=True, tag="pass_bid"):
    """Bid no more in this auction (GT-1108)."""


class AboutAuction(msgspec.Struct, frozen=True, tag="auction"):
    """The highest bid so far; 0: none."""

    bid: int


# Through or around


class FlyThrough(Option, frozen=True, tag="fly_through"):
    """Fly through the Asteroid Belt (GT-737)."""

    meteors: Prices = ()


class PayToll(Option, frozen=True, tag="pay_toll"):
    """Pay the toll (GT-764); ``loans`` are taken for it."""

    credits: Cost = 0
    loans: Cost = 0


class GoAround(Option, frozen=True, tag="go_around"):
    """Go around, and lose days (GT-738, GT-764)."""

    days: Cost = 0


# Settling Accounts


class Demand(Option, frozen=True, tag="demand"):
    """Name what the ship in front shall pay (GT-740)."""

    credits: int


class PayDemand(Option, frozen=True, tag="pay_demand"):
    """Pay the player behind (GT-741); ``loans`` are taken for it."""

    credits: Cost = 0
    loans: Cost = 0


class TakeShot(Option, frozen=True, tag="take_shot"):
    """Pay nothing, and be shot at (GT-741)."""


class AboutDebtor(msgspec.Struct, frozen=True, tag="debtor"):
    """Who flies in front."""

    debtor: SeatId


class AboutDemand(msgspec.Struct, frozen=True, tag="demand"):
    """Who demands what, and where the shot would come."""

    by: SeatId
    credits: int
    column: int


# System Test


class TestPart(Option, frozen=True, tag="test_part"):
    """Test a part (GT-743); the second of a pair costs nothing more."""

    row: Row
    column: Column
    part: Annotated[PartId, IMPLIED] = ""
    tokens: Cost = 0


class TestAll(Option, frozen=True, tag="test_all"):
    """Test all that is left to be tested (GT-743)."""

    tokens: Cost = 0


class EndTest(Option, frozen=True, tag="end_test"):
    """Test nothing more: the rest is discarded (GT-743)."""

    parts: Cost = 0


class AboutTest(msgspec.Struct, frozen=True, tag="test"):
    """How many parts are not tested yet."""

    parts: int


# Others


class HelpShip(Option, frozen=True, tag="help_ship"):
    """Help the drifting ship (GT-779)."""

    tokens: Cost = 0
    credits: Cost = 0
    days: Cost = 0


class Loosen(Option, frozen=True, tag="loosen"):
    """Let a part with an exposed connector fall off (GT-778)."""

    row: Row
    column: Column
    part: Annotated[PartId, IMPLIED] = ""


PASS_BID: Final = PassBid()
TAKE_SHOT: Final = TakeShot()
plant = cache(Plant)
bid = cache(Bid)
fly_through = cache(FlyThrough)
pay_toll = cache(PayToll)
go_around = cache(GoAround)
demand = cache(Demand)
pay_demand = cache(PayDemand)
test_part = cache(TestPart)
test_all = cache(TestAll)
end_test = cache(EndTest)
help_ship = cache(HelpShip)
loosen = cache(Loosen)

MOVES: Final = (
    Plant,
    Bid,
    PassBid,
    FlyThrough,
    PayToll,
    GoAround,
    Demand,
    PayDemand,
    TakeShot,
    TestPart,
    TestAll,
    EndTest,
    HelpShip,
    Loosen,
)
