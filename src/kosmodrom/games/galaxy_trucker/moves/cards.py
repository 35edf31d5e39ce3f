"""Moves of adventure cards."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

from kosmodrom.core.options import IMPLIED, Option
from kosmodrom.games.galaxy_trucker.moves.base import Cost
from kosmodrom.games.galaxy_trucker.moves.goods import Delivery


class Land(Option, frozen=True, tag="land"):
    """Land on a planet, counted from 1 (GTB-803). ``shared``: somebody is there already, so that it
    gives one cube less (GT-410)."""

    planet: int
    goods: Delivery = ()
    shared: Annotated[bool, IMPLIED] = False
    days: Cost = 0


class FlyOn(Option, frozen=True, tag="fly_on"):
    """Leave a planet, a wreck or a station alone."""


class ExploreShip(Option, frozen=True, tag="explore_ship"):
    """Explore the abandoned ship (GTB-805)."""

    crew: Cost = 0
    credits: Cost = 0
    days: Cost = 0


class ExploreStation(Option, frozen=True, tag="explore_station"):
    """Explore the abandoned station (GTB-806). ``shared``: the second user gets one cube less
    (GT-418)."""

    goods: Delivery = ()
    shared: Annotated[bool, IMPLIED] = False
    days: Cost = 0


class TakeReward(Option, frozen=True, tag="take_reward"):
    """Take the reward for a beaten enemy, and lose the days (GTB-812). ``shared``: the second
    victor gets one cube less (GT-424)."""

    credits: Cost = 0
    goods: Delivery = ()
    shared: Annotated[bool, IMPLIED] = False
    days: Cost = 0


class LeaveReward(Option, frozen=True, tag="leave_reward"):
    """Leave the reward, and lose no days (GTB-812)."""


class UseDiplomat(Option, frozen=True, tag="use_diplomat"):
    """Let the Diplomat avert what follows; the blue alien leaves the ship (GT-380)."""


class KeepDiplomat(Option, frozen=True, tag="keep_diplomat"):
    """Bear what follows."""


FLY_ON: Final = FlyOn()
LEAVE_REWARD: Final = LeaveReward()
USE_DIPLOMAT: Final = UseDiplomat()
KEEP_DIPLOMAT: Final = KeepDiplomat()

land = cache(Land)
explore_ship = cache(ExploreShip)
explore_station = cache(ExploreStation)
take_reward = cache(TakeReward)

MOVES: Final = (
    Land,
    FlyOn,
    ExploreShip,
    ExploreStation,
    TakeReward,
    LeaveReward,
    UseDiplomat,
    KeepDiplomat,
)
