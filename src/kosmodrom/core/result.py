"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from kosmodrom.core.options import Seat

Outcome = Literal["ranked", "won", "lost"]


class Result(msgspec.Struct, frozen=True):
    """The end of a game.

    ``outcome`` is ``"ranked"`` for games played against each other, ``"won"`` or ``"lost"`` for
    cooperative ones. ``ranking`` groups the seats from first to last; seats in one group are tied.
    ``breakdown`` has for each seat its score by category; ``ending`` names the way the game ended.
    Where a game says how good a result is, ``verdict`` names the message (`verdict-<name>`).
    """

    outcome: Outcome
    ending: str
    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    verdict: str = ""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won: several share the victory; none in a lost cooperative game."""
        return () if self.outcome == "lost" else self.ranking[0]


def rank(keys: Sequence[tuple[int, ...]]) -> tuple[tuple[Seat, ...], ...]:
    """Group seats by their keys, highest first; equal keys share a rank.

    >>> rank([(30, 1), (34, 0), (30, 1)])
    ((1,), (0, 2))
    """
    groups: dict[tuple[int, ...], list[Seat]] = {}
    for seat, key in enumerate(keys):
        groups.setdefault(key, []).append(seat)
    return tuple(tuple(groups[key]) for key in sorted(groups, reverse=True))
