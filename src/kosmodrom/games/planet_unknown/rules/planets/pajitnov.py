"""Pajitnov: pieces are slid in, not put down."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.geometry import PATCH, Board, Orientation, slides
from kosmodrom.games.planet_unknown.rules.base import Game
from kosmodrom.games.planet_unknown.rules.planets.base import Ban, Planet
from kosmodrom.games.planet_unknown.rules.registry import add_planet
from kosmodrom.games.planet_unknown.state import COVERED


class Pajitnov(Planet):
    """A piece comes from one of the four directions, over free places (PU-Q-50)."""

    restricts_tiles = True
    tile_ban = Ban("does-not-slide", ("PU-1960", "PU-Q-50", "PU-1902", "PU-Q-08"))
    patch_ban = Ban("does-not-slide", ("PU-1961", "PU-Q-50"))

    def restrict(
        self, g: Game, seat: Seat, tile: int, orientation: Orientation, found: Board
    ) -> Board:
        """A tile must be able to slide in (PU-1960)."""
        return found & slides(orientation, g.state.players[seat].layer(COVERED))

    def patch_squares(self, g: Game, seat: Seat, found: Board) -> Board:
        """So must a patch (PU-1961)."""
        return found & slides(PATCH, g.state.players[seat].layer(COVERED))


add_planet("pajitnov", Pajitnov())
