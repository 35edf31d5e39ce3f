"""Resource tracks: what lies at each position."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Final, Literal

import msgspec

from kosmodrom.games.planet_unknown.box.entries import Entry
from kosmodrom.games.planet_unknown.clauses import (
    Benefit,
    CivMilestone,
    Movement,
    Patches,
    RoverMilestone,
    TechMilestone,
)
from kosmodrom.games.planet_unknown.terms import ROWS_OF_TRACKS, Medals, Number, TrackName


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place on a corporation board."""

    track: TrackName
    row: Annotated[int, msgspec.Meta(ge=0, lt=ROWS_OF_TRACKS)]


class TrackPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed at a position of a track."""

    gives: tuple[Benefit, ...] = ()
    """Benefits, all of which are taken (PU-504)."""
    choose: tuple[Benefit, ...] = ()
    """Benefits of which one is taken (PU-1204)."""
    medals: Medals = 0
    """They give nothing before the end of the game (PU-505)."""
    at: Place | None = None
    """Where the position lies, if not at its own height of its own track (PU-1602)."""


class Track(Entry, frozen=True, dict=True):
    id: str
    kind: TrackName
    positions: Annotated[
        tuple[TrackPosition, ...], msgspec.Meta(min_length=2, max_length=2 * ROWS_OF_TRACKS)
    ]
    scoring: Literal["best", "last"] = "best"
    height_five: Number = 5
    """The position at the height of position 5 on other tracks (PU-Q-59 (b))."""

    @property
    def top(self) -> int:
        """The last position."""
        return len(self.positions) - 1

    @cached_property
    def medals(self) -> tuple[int, ...]:
        """What a tracker scores at each position: the best medal so far (PU-731), or the last one
        (PU-1506, PU-Q-36)."""
        scores = []
        score = 0
        for position in self.positions:
            if position.medals:
                last = self.scoring == "last"
                score = position.medals if last else max(score, position.medals)
            scores.append(score)
        return tuple(scores)

    @cached_property
    def movement(self) -> tuple[int, ...]:
        """The movement printed at each position."""
        return tuple(
            sum(benefit.n for benefit in position.gives if isinstance(benefit, Movement))
            for position in self.positions
        )

    @cached_property
    def levels(self) -> tuple[int, ...]:
        """The level of the technology that each position unlocks, or 0."""
        return tuple(
            max((b.level for b in position.gives if isinstance(b, TechMilestone)), default=0)
            for position in self.positions
        )

    @cached_property
    def milestones(self) -> tuple[int, ...]:
        """The positions with a milestone of the track's kind."""
        wanted = _MILESTONE_OF.get(self.kind, ())
        return tuple(
            number
            for number, position in enumerate(self.positions)
            if any(isinstance(b, wanted) for b in (*position.gives, *position.choose))
        )


_MILESTONE_OF: Final[dict[TrackName, type[Benefit]]] = {
    "civ": CivMilestone,
    "biomass": Patches,
    "rover": RoverMilestone,
    "tech": TechMilestone,
}
"""The milestones of the tracks; water has none (PU-545)."""
