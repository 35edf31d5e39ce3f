"""Who is struck by what strikes the weakest: after a count of the whole convoy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.events.cards import (
    Alone,
    SecondFound,
    SparedFound,
    WeakestFound,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game
from kosmodrom.games.galaxy_trucker.rules.cards.base import present_card
from kosmodrom.games.galaxy_trucker.terms import NOTHING, Parameter

LEAST_COMPARED: Final = 2
MORE_FOR_TWO: Final = 3
"""Ships in the convoy for the second weakest to be struck (GT-441)."""


class Struck(NamedTuple):
    """Who is struck, in flight order; the ``reduced`` of them suffer less."""

    seats: list[Seat]
    reduced: list[Seat]


def nobody_to_compare(g: Game) -> None:
    """One ship alone is not compared with anybody (GTB-821, GTB-827, GT-299, GT-442)."""
    g.emit(Alone(present_card(g).kind))


def find_struck(
    g: Game, order: Sequence[Seat], what: Parameter, *, two: bool, all_but_one: bool = False
) -> Struck:
    """Those with the least of what was just counted (``state.counts``) in this order of flight.

    ``two``: the second weakest is struck too, if there are three or more (GT-405, GT-433, GT-441).
    ``all_but_one``: all but the strongest are struck in full (GT-873, GT-Q-73). Whoever jumped
    instead of counting is not compared; nobody is struck if one ship alone is left.
    """
    counts = g.state.counts
    present = [seat for seat in order if counts[seat] != NOTHING]
    if len(present) < LEAST_COMPARED:
        nobody_to_compare(g)
        return Struck([], [])
    if all_but_one:
        # Among equals the one nearer the rear is spared (GT-874).
        spared = max(present, key=lambda seat: (counts[seat], present.index(seat)))
        g.emit(SparedFound(spared, what, _is_tied(counts, spared, present)))
        return Struck([seat for seat in present if seat != spared], [])
    # Among equals the one further ahead is the weaker (GTB-820, GT-434): sorting keeps the order.
    weakest, second, *_more = sorted(present, key=lambda seat: counts[seat])
    g.emit(WeakestFound(weakest, what, _is_tied(counts, weakest, present)))
    if not two or len(present) < MORE_FOR_TWO:
        return Struck([weakest], [])
    others = [seat for seat in present if seat != weakest]
    g.emit(SecondFound(second, what, _is_tied(counts, second, others)))
    return Struck([seat for seat in present if seat in (weakest, second)], [second])


def _is_tied(counts: Sequence[int], seat: Seat, among: Sequence[Seat]) -> bool:
    return sum(counts[other] == counts[seat] for other in among) > 1
