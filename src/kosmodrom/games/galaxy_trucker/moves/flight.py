"""Moves of the flight: going on or giving up, jumps, counting, Union Ship."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from kosmodrom.core.options import IMPLIED, Option
from kosmodrom.core.words import Word
from kosmodrom.games.galaxy_trucker.moves.base import Column, Cost, GoodsName, PartId, Row

Half = Literal["left", "right"]
HalfName: TypeAlias = Annotated[Half, Word("half")]
ImpliedPart: TypeAlias = Annotated[PartId, IMPLIED]
Amount: TypeAlias = Annotated[str, IMPLIED]
"""A value that may have a half in it, as people write it: ``4½``."""

HALF_NAMES: Final[tuple[Half, Half]] = ("left", "right")


# Before a card


class GoOn(Option, frozen=True, tag="go_on"):
    """Fly on (GTB-901)."""


class GiveUp(Option, frozen=True, tag="give_up"):
    """Leave the flight (GTB-901), with what the goods aboard sell for (GTB-907)."""

    credits: Cost = 0


class WithdrawHalf(Option, frozen=True, tag="withdraw_half"):
    """Class IIA: one half leaves the flight (GT-635)."""

    half: HalfName
    credits: Cost = 0


class PayUnion(Option, frozen=True, tag="pay_union"):
    """Pay credits for all the crew not yet paid for (GT-888). ``loans`` are taken for it."""

    credits: Cost = 0
    loans: Cost = 0


class GiveCube(Option, frozen=True, tag="give_cube"):
    """Give a cube for one crew member (GT-888)."""

    row: Row
    column: Column
    goods: GoodsName


class AboutUnion(msgspec.Struct, frozen=True, tag="union"):
    """``crew`` is still to be paid for."""

    crew: int


# Hyperspace


class Jump(Option, frozen=True, tag="jump"):
    """Boost an engine and hide in hyperspace (GT-286). ``last``: it is the last card, so this is
    giving up (GT-292)."""

    row: Row
    column: Column
    engine_row: Row
    engine_column: Column
    engine: ImpliedPart = ""
    tokens: Cost = 0
    last: Annotated[bool, IMPLIED] = False


class Stay(Option, frozen=True, tag="stay"):
    """Do not jump now."""


# Counting


class Power(Option, frozen=True, tag="power"):
    """Power a cannon or an engine for this count (GTB-510, GTB-512)."""

    row: Row
    column: Column
    part: ImpliedPart = ""
    tokens: Cost = 0
    adds: Amount = ""


class PowerAll(Option, frozen=True, tag="power_all"):
    """Power all cannons or engines that can be powered for this count, which then comes to
    ``value``: the same as one after another."""

    devices: Cost = 0
    tokens: Cost = 0
    value: Amount = ""


class BoostCannon(Option, frozen=True, tag="boost_cannon"):
    """Boost a cannon for this count with the booster at row and column: it is destroyed then
    (GT-271, GT-273). The tokens power the cannon too, if it needs power (GT-277)."""

    row: Row
    column: Column
    cannon_row: Row
    cannon_column: Column
    cannon: ImpliedPart = ""
    tokens: Cost = 0
    adds: Amount = ""


class LetFall(Option, frozen=True, tag="let_fall"):
    """Faulty Connectors: a part falls off so that its joints no longer slow the ship (GT-910)."""

    row: Row
    column: Column
    part: ImpliedPart = ""


class Declare(Option, frozen=True, tag="declare"):
    """The value is counted (GTB-702)."""

    value: Amount = ""


class AboutCount(msgspec.Struct, frozen=True, tag="count"):
    """What is counted, and the value so far."""

    what: Annotated[str, Word("parameter")]
    value: str


GO_ON: Final = GoOn()
STAY: Final = Stay()
give_up = cache(GiveUp)
withdraw_half = cache(WithdrawHalf)
pay_union = cache(PayUnion)
give_cube = cache(GiveCube)
jump = cache(Jump)
power = cache(Power)
power_all = cache(PowerAll)
boost_cannon = cache(BoostCannon)
let_fall = cache(LetFall)
declare = cache(Declare)

MOVES: Final = (
    GoOn,
    GiveUp,
    WithdrawHalf,
    PayUnion,
    GiveCube,
    Jump,
    Stay,
    Power,
    PowerAll,
    BoostCannon,
    LetFall,
    Declare,
)
