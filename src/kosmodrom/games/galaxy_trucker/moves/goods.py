"""Moves of loading goods."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, TypeAlias

from kosmodrom.core.options import IMPLIED, Option
from kosmodrom.core.words import Counted, Word
from kosmodrom.games.galaxy_trucker.moves.base import Column, Cost, Row
from kosmodrom.games.galaxy_trucker.terms import Goods

CubeName: TypeAlias = Annotated[Goods, Word("cube")]
"""One cube of a colour."""
Cubes: TypeAlias = Annotated[tuple[Goods, ...], Counted("cubes")]
Delivery: TypeAlias = Annotated[tuple[Goods, ...], Counted("cubes"), IMPLIED]
"""The cubes that a choice brings or costs: they follow from the rest."""


class Load(Option, frozen=True, tag="load"):
    """Put a cube into a hold (GTB-720)."""

    goods: CubeName
    row: Row
    column: Column


class Lift(Option, frozen=True, tag="lift"):
    """Take a cube up that is aboard, to put it elsewhere or to leave it behind (GTB-720)."""

    goods: CubeName
    row: Row
    column: Column


class Burn(Option, frozen=True, tag="burn"):
    """Burn a cube in a reactor, which fills a battery part joined to it (GT-316)."""

    goods: CubeName
    row: Row
    column: Column
    battery_row: Row
    battery_column: Column
    tokens: Cost = 0
    """How many tokens the battery part gets."""


class DoneLoading(Option, frozen=True, tag="done_loading"):
    """End loading: what is left goes back to the bank."""

    left: Delivery = ()


class Forgo(Option, frozen=True, tag="forgo"):
    """Do without a cube of a delivery that is one cube smaller (GT-411)."""

    goods: CubeName


class AcceptGoods(Option, frozen=True, tag="accept_goods"):
    """Take contaminated goods, which cost humans (GT-898)."""

    humans: Cost = 0


class DeclineGoods(Option, frozen=True, tag="decline_goods"):
    """Take none of the contaminated goods (GT-899)."""


DECLINE_GOODS: Final = DeclineGoods()

load = cache(Load)
lift = cache(Lift)
burn = cache(Burn)
done_loading = cache(DoneLoading)
forgo = cache(Forgo)
accept_goods = cache(AcceptGoods)

MOVES: Final = (Load, Lift, Burn, DoneLoading, Forgo, AcceptGoods, DeclineGoods)
