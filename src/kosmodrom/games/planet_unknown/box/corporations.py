"""Corporation boards: their technologies, and their tracks put together."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

import msgspec

from kosmodrom.games.planet_unknown.box.entries import Entry, wrong
from kosmodrom.games.planet_unknown.box.tracks import Track, TrackPosition
from kosmodrom.games.planet_unknown.terms import (
    ROWS_OF_TRACKS,
    TRACKS,
    Edition,
    Number,
    Often,
    TrackName,
)

CorporationRule = Literal[
    "regress-at-milestone",
    "growing-biomass",
    "lifepods-on-tracks",
    "deliver-meteorites",
    "lifepods-on-technologies",
    "winding-water",
    "diagonal-trackers",
    "flux-track",
]
Ability = Literal[
    # Universal Coalition
    "ignore-adjacency",
    "store-patches",
    "more-movement",
    "double-water",
    "no-meteorites",
    # Republic
    "movement-for-civ",
    "further-card",
    "teleport-civ",
    "boost-at-milestone",
    "keep-cards",
    # Wormhole Corp.
    "reset-biomass",
    "patches-on-tiles",
    "two-patches",
    "patches-on-meteorites",
    # Cosmos Inc.
    "diagonal-steps",
    "move-lifepods",
    "move-lifepods-on-energy",
    "free-energy-steps",
    # Horizon Group
    "ignore-adjacency-rover",
    "movement-for-carrying",
    "patch-for-meteorite",
    "drown-meteorite",
    "advance-rover",
    # Jump Drive
    "boost-for-patch",
    "teleport-terrain",
    "double-boost",
    "tech-as-energy",
    "claim-row",
    "common-objective",
    # Oasis Ultd.
    "skip-trackers",
    "movement-on-water",
    "advance-off-ice",
    "patch-for-water",
    "boost-for-water",
    # Makeshift
    "civ-beside-tech",
    "crowded-rovers",
    "sidestep",
    "step-back",
    "best-of-track",
    # Flux Industries
    "movement-on-flux",
    "to-next-milestone",
    "improved-track",
    "meteorite-for-flux",
    "advance-flux",
]


class Technology(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    ability: Ability
    n: Number = 1
    """How much or how many, where the ability has a number."""
    once: Often | None = None


class _Printed(Entry, frozen=True):
    """What both the entry and the finished board have."""

    id: str
    set: Edition
    complexity: Number  # PU-115
    rovers: Number
    technologies: Annotated[tuple[Technology, ...], msgspec.Meta(min_length=1)]
    rule: CorporationRule | None = None


class CorporationEntry(_Printed, frozen=True, kw_only=True):
    """A corporation as its file has it, with the ids of its tracks."""

    tracks: Annotated[tuple[str, ...], msgspec.Meta(min_length=5, max_length=5)]


class CorporationBoard(_Printed, frozen=True, kw_only=True, dict=True):
    """A corporation with its tracks."""

    tracks: tuple[Track, ...]
    """From left to right; a winding track also gives what the tracks it crosses give there."""

    @cached_property
    def places(self) -> tuple[tuple[int, ...], ...]:
        """For each track the places of its positions: 16 * track + row.

        Two trackers block each other if they would be at the same place.
        """
        return tuple(
            tuple(
                ROWS_OF_TRACKS * number + row
                if position.at is None
                else ROWS_OF_TRACKS * TRACKS.index(position.at.track) + position.at.row
                for row, position in enumerate(track.positions)
            )
            for number, track in enumerate(self.tracks)
        )


def put_together(entry: CorporationEntry, known: dict[str, Track]) -> CorporationBoard:
    """Give a corporation its tracks."""
    for name, kind in zip(entry.tracks, TRACKS, strict=True):
        if name not in known or known[name].kind != kind:
            problem = f"there is no {kind} track {name!r}"
            raise wrong("corporations", entry.id, "tracks", problem)
    printed = {track.kind: track for track in (known[name] for name in entry.tracks)}
    levels = max(printed["tech"].levels)
    if levels > len(entry.technologies):
        problem = f"the track {printed['tech'].id!r} unlocks level {levels}"
        raise wrong("corporations", entry.id, "technologies", problem)
    return CorporationBoard(
        id=entry.id,
        set=entry.set,
        complexity=entry.complexity,
        rovers=entry.rovers,
        technologies=entry.technologies,
        rule=entry.rule,
        tracks=tuple(_crossed(track, printed) for track in printed.values()),
        source=entry.source,
    )


def _crossed(track: Track, printed: dict[TrackName, Track]) -> Track:
    """A track that also gives what others give where it crosses them (PU-1603)."""
    return msgspec.structs.replace(
        track, positions=tuple(_crossing(track, p, printed) for p in track.positions)
    )


def _crossing(
    track: Track, position: TrackPosition, printed: dict[TrackName, Track]
) -> TrackPosition:
    if position.at is None or position.at.track == track.kind:
        return position
    crossed = printed[position.at.track]
    if position.at.row > crossed.top:
        problem = f"the track {crossed.id!r} has no position {position.at.row}"
        raise wrong("tracks", track.id, "positions", problem)
    given = crossed.positions[position.at.row].gives  # but not its medals (PU-1605)
    return msgspec.structs.replace(position, gives=position.gives + given)
