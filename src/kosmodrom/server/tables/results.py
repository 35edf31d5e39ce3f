"""How a game ended, for each seat."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kosmodrom.core.options import Seat
from kosmodrom.core.result import Result


def with_forfeits(result: Result, lost: Sequence[Seat]) -> Result:
    """The result of a game in which seats have lost on time: those come last."""
    if not lost or result.outcome != "ranked":
        return result
    groups = (tuple(seat for seat in group if seat not in lost) for group in result.ranking)
    ranking = (*(group for group in groups if group), tuple(sorted(lost)))
    return msgspec.structs.replace(result, ranking=ranking)


def places_of(result: Result) -> dict[Seat, int]:
    """The place of each seat, 1 for the first; none in a cooperative game that was lost."""
    if result.outcome == "lost":
        return {}
    places: dict[Seat, int] = {}
    for group in result.ranking:
        place = 1 if result.outcome == "won" else len(places) + 1
        places |= dict.fromkeys(group, place)
    return places
