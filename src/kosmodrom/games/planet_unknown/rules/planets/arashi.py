"""Arashi: a ring that no piece may lie in alone."""

from __future__ import annotations

from functools import cache

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.box.planets import Ground
from kosmodrom.games.planet_unknown.geometry import Board, Orientation, reaching_out
from kosmodrom.games.planet_unknown.rules.base import Game, ground_of
from kosmodrom.games.planet_unknown.rules.planets.base import Ban, Planet
from kosmodrom.games.planet_unknown.rules.registry import add_planet


@cache
def _not_in_ring_alone(ground: Ground, orientation: Orientation) -> Board:
    return reaching_out(orientation, ground.ring)


class Arashi(Planet):
    """The ring is the two longest rows (PU-1915)."""

    restricts_tiles = True
    tile_ban = Ban("ring-alone", ("PU-1916", "PU-1902", "PU-Q-08"))
    patch_ban = Ban("patch-on-ring", ("PU-1917", "PU-Q-56"))

    def restrict(
        self, g: Game, seat: Seat, tile: int, orientation: Orientation, found: Board
    ) -> Board:
        """A tile must have a square outside the ring (PU-1916)."""
        return found & _not_in_ring_alone(ground_of(g, seat), orientation)

    def patch_squares(self, g: Game, seat: Seat, found: Board) -> Board:
        """Patches may not lie on the ring (PU-1917)."""
        return found & ~ground_of(g, seat).ring


add_planet("arashi", Arashi())
