"""What all chapters share: planets, tiles, depots, and the event of the round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, TypeAlias, TypeVar

import msgspec

from kosmodrom.core.game import Game as CoreGame
from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.box.box import Box
from kosmodrom.games.planet_unknown.box.planets import Ground
from kosmodrom.games.planet_unknown.clauses import EventEffect
from kosmodrom.games.planet_unknown.geometry import Board, Orientation, Piece
from kosmodrom.games.planet_unknown.moves import PlanetUnknownOptions
from kosmodrom.games.planet_unknown.state import WATER, Placed, State
from kosmodrom.games.planet_unknown.terms import DEPOTS, TERRAINS, Terrain, TrackName

Game: TypeAlias = CoreGame[State, PlanetUnknownOptions, Box]

TERRAIN_NUMBER: Final[dict[Terrain, int]] = {name: n for n, name in enumerate(TERRAINS)}
ALL_TRACKS: Final = 0b11111
"""All five tracks as a mask."""

T = TypeVar("T", bound=msgspec.Struct)


def seats_from(g: Game, seat: Seat) -> Iterator[Seat]:
    """All seats clockwise, starting with this one."""
    return ((seat + step) % g.seats for step in range(g.seats))


def ground_of(g: Game, seat: Seat) -> Ground:
    """The printed squares of a player's planet."""
    return g.data.planets[g.state.players[seat].planet].ground


def mask_of(tracks: Iterable[TrackName]) -> int:
    """Tracks as a mask."""
    return sum(1 << TERRAIN_NUMBER[track] for track in tracks)


@cache
def tracks_in(mask: int) -> tuple[int, ...]:
    """The tracks of a mask, in board order."""
    return tuple(track for track in range(5) if mask >> track & 1)


# Tiles and depots


def piece_of(g: Game, tile: int) -> Piece:
    """The piece that a tile of this number is."""
    entry = g.data.tiles[tile]
    return g.data.shapes[entry.shape].pieces[entry.meteorite]


def terrains_of(g: Game, tile: int) -> tuple[int, int]:
    """The terrains of a tile's two sections (PU-434)."""
    entry = g.data.tiles[tile]
    return TERRAIN_NUMBER[entry.a], TERRAIN_NUMBER[entry.b]


def orientation_of(g: Game, placed: Placed) -> Orientation:
    return piece_of(g, placed.tile).turned(placed.orientation)


def squares_of(g: Game, placed: Placed) -> Board:
    """The squares under a placed tile."""
    return orientation_of(g, placed).cells << placed.anchor


def water_on_ice(g: Game, seat: Seat, placed: Placed) -> Board:
    """The water squares of a placed tile that lie on ice; its other terrain does not count (PU-541,
    PU-543)."""
    section = terrains_of(g, placed.tile).index(WATER)
    return orientation_of(g, placed).sections[section] << placed.anchor & ground_of(g, seat).ice


def depot_of(g: Game, seat: Seat) -> tuple[int, int]:
    """The numbers of the inner and the outer stack opposite a player's indicator (PU-308)."""
    s = g.state
    outer = (g.data.station.seats[g.seats - 1][seat] + s.rotation) % DEPOTS
    return (outer + s.offset) % DEPOTS, outer


def stack_of(g: Game, seat: Seat, ring: int) -> list[int]:
    """A stack of a player's depot."""
    return g.state.stacks[ring][depot_of(g, seat)[ring]]


def open_step_4(g: Game) -> None:
    """Begin step 4: where the table allows it, players see below the tiles of their depot
    (PU-414)."""
    g.state.phase = "tiles"
    if g.options.peeking:
        g.reveal()


def depot_tiles(g: Game, seat: Seat) -> list[int]:
    """The top tiles of a player's depot by ring, -1 for an empty stack (PU-401, PU-402)."""
    small, large = depot_of(g, seat)
    inner, outer = g.state.stacks
    return [stack[-1] if stack else -1 for stack in (inner[small], outer[large])]


# The event of the round


def alert_of(g: Game) -> EventEffect | None:
    """What the event of this round does; None if there is no event."""
    return g.data.events[g.state.alert].effect if g.state.alert else None


def alert_holds(g: Game, kind: type[T]) -> T | None:
    """The event of this round if it is of this kind (PU-817)."""
    if not g.state.alert:
        return None
    effect = g.data.events[g.state.alert].effect
    return effect if isinstance(effect, kind) else None


def has_events(g: Game) -> bool:
    """Whether the event deck is used: always in solo (PU-801)."""
    return g.options.events or g.seats == 1


def has_secret_objectives(g: Game) -> bool:
    """Whether private objectives are secret; the table may keep them openly (PU-845)."""
    return g.options.private_objectives != "open"
