"""Losing crew, goods and battery tokens, paying tokens for power, and waking sleepers."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from kosmodrom.core.options import Option
from kosmodrom.core.words import Word
from kosmodrom.games.galaxy_trucker.moves.base import Column, GoodsName, Row
from kosmodrom.games.galaxy_trucker.terms import Colour

CrewName: TypeAlias = Annotated[Literal["human"] | Colour, Word("crew")]


class GiveUpCrew(Option, frozen=True, tag="give_up_crew"):
    """Give up one crew member from a cabin (GTB-730)."""

    row: Row
    column: Column
    crew: CrewName


class WakeSleeper(Option, frozen=True, tag="wake_sleeper"):
    """Wake a sleeper of a stasis chamber, who takes a place in a cabin (GT-225)."""

    row: Row
    column: Column
    chamber_row: Row
    chamber_column: Column


class LetSleep(Option, frozen=True, tag="let_sleep"):
    """Wake nobody else (GT-230)."""


class GiveUpCube(Option, frozen=True, tag="give_up_cube"):
    """Give up a cube from a hold (GTB-723)."""

    row: Row
    column: Column
    goods: GoodsName


class GiveUpToken(Option, frozen=True, tag="give_up_token"):
    """Give up a token from a battery (GTB-724)."""

    row: Row
    column: Column


class PayToken(Option, frozen=True, tag="pay_token"):
    """Pay for power with a token from a battery (GTB-514)."""

    row: Row
    column: Column


LET_SLEEP: Final = LetSleep()
give_up_crew = cache(GiveUpCrew)
wake_sleeper = cache(WakeSleeper)
give_up_cube = cache(GiveUpCube)
give_up_token = cache(GiveUpToken)
pay_token = cache(PayToken)
MOVES: Final = (GiveUpCrew, WakeSleeper, LetSleep, GiveUpCube, GiveUpToken, PayToken)


class AboutCrew(msgspec.Struct, frozen=True, tag="crew"):
    """How many crew members must still go."""

    crew: int


class AboutCubes(msgspec.Struct, frozen=True, tag="cubes"):
    """The goods in turn, and how many cubes must still go."""

    goods: GoodsName
    cubes: int


class AboutHalves(msgspec.Struct, frozen=True, tag="halves"):
    """How many cubes must still go, each from the half of the owner's choice (GT-623)."""

    cubes: int


class AboutTokens(msgspec.Struct, frozen=True, tag="tokens"):
    """How many tokens must still be given."""

    tokens: int
