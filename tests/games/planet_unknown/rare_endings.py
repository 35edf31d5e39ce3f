"""A bot that only wants to place tiles, for as long as possible: its game ends by PU-702.

Games of the usual bots end when somebody is stuck, long before a depot of the station is empty.
Four players who pack their planets tightly, take small tiles and turn the station to where
everybody finds a fitting one get there. `scripts/golden.py` lets them play.
"""

from __future__ import annotations

from typing import Any, Final

from kosmodrom.core.options import Option, Seat
from kosmodrom.core.table import Table
from kosmodrom.games.planet_unknown.geometry import STRIDE, Board, neighbours, popcount
from kosmodrom.games.planet_unknown.moves import (
    BITS,
    Finish,
    PlacePatch,
    PlaceTile,
    Rotate,
    StorePatch,
    TakeTile,
)
from kosmodrom.games.planet_unknown.rules.base import (
    Game,
    depot_of,
    depot_tiles,
    ground_of,
    piece_of,
)
from kosmodrom.games.planet_unknown.rules.placing import fits
from kosmodrom.games.planet_unknown.state import COVERED, LARGE
from kosmodrom.games.planet_unknown.terms import DEPOTS
from scripts.golden import RareEnding

INNER_RING: Final = "2"
"""With the inner ring like this the emptied depot has the smallest tiles: I2 and S4."""
EMPTIED: Final = 2
"""The number of the outer stack of the depot that all try to empty."""
USELESS: Final = {1: 9, 2: 5, 3: 3, 4: 1}
"""How bad a hole is, by its number of squares."""
TRACKS: Final = ("tech", "water", "rover", "civ", "biomass")
"""The tracks from the most to the least wanted: biomass patches take room, technologies help."""


class Packer:
    """Fills planets, not tracks."""

    def choose(self, table: Table[Any, Any, Any], seat: Seat) -> Option:
        g, options = table.game, table.pending[seat].options
        match options[0]:
            case Rotate():
                turns = [option for option in options if isinstance(option, Rotate)]
                return min(turns, key=lambda option: self.crowding(g, option.steps))
            case TakeTile():
                return self.tile_to_take(g, seat, options)
            case PlaceTile():
                places = [option for option in options if isinstance(option, PlaceTile)]
                return min(places, key=lambda option: self.rest_after_tile(g, seat, option))
        for kind in (Finish, StorePatch):
            if kind() in options:
                return kind()
        patches = [option for option in options if isinstance(option, PlacePatch)]
        if patches:
            return min(patches, key=lambda o: raggedness(room(g, seat) & ~(1 << BITS[o.at])))
        return min(options, key=_track_wanted)

    def crowding(self, g: Game, steps: int) -> float:
        """How badly the tiles that players would face after a turn fit into the room they have."""
        s, found = g.state, 0.0
        before, s.rotation = s.rotation, (s.rotation - steps) % DEPOTS
        if not any(depot_of(g, seat)[LARGE] == EMPTIED for seat in range(g.seats)):
            found += 1e6
        for seat in range(g.seats):
            sizes = [size(g, t) for t in depot_tiles(g, seat) if t >= 0 and fits(g, seat, t)]
            found += min(sizes, default=99) ** 2 / max(1, popcount(room(g, seat)))
        s.rotation = before
        return found

    def tile_to_take(self, g: Game, seat: Seat, options: Any) -> Option:
        """The small tile; with room to spare, a large one of the depot to be emptied."""
        rooms = sorted(popcount(room(g, other)) for other in range(g.seats))
        roomy = popcount(room(g, seat)) >= rooms[g.seats // 2]
        wants_large = depot_of(g, seat)[LARGE] == EMPTIED and roomy
        found: Option = options[-1 if wants_large else 0]
        return found

    def rest_after_tile(self, g: Game, seat: Seat, option: PlaceTile) -> int:
        tile = piece_of(g, g.state.players[seat].taken).turned(option.orientation)
        return raggedness(room(g, seat) & ~(tile.cells << BITS[option.at]))


def _track_wanted(option: Option) -> int:
    track = getattr(option, "track", None)
    return TRACKS.index(track) if track in TRACKS else len(TRACKS)


def room(g: Game, seat: Seat) -> Board:
    return ground_of(g, seat).squares & ~g.state.players[seat].layer(COVERED)


def size(g: Game, tile: int) -> int:
    return popcount(piece_of(g, tile).orientations[0].cells)


def raggedness(free: Board) -> int:
    """How hard it is to fill free squares: their edges, and small holes."""
    edges = sum(
        popcount(free & ~(free >> step)) + popcount(free & ~(free << step)) for step in (1, STRIDE)
    )
    holes = [popcount(hole) for hole in parts(free)]
    return edges + 2 * len(holes) + sum(USELESS.get(hole, 0) for hole in holes)


def parts(free: Board) -> list[Board]:
    """The connected parts of free squares."""
    found = []
    while free:
        part = free & -free
        while (more := (part | neighbours(part)) & free) != part:
            part = more
        found.append(part)
        free &= ~part
    return found


RARE_ENDINGS: Final = (
    RareEnding("depot", 4, {"inner_ring": INNER_RING, "first_commander": "1"}, Packer()),
)
