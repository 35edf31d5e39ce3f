"""Tartarus: a chasm between two sides of the planet."""

from __future__ import annotations

from functools import cache

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.box.planets import Ground
from kosmodrom.games.planet_unknown.geometry import Board, Orientation, apart
from kosmodrom.games.planet_unknown.rules.base import Game, ground_of
from kosmodrom.games.planet_unknown.rules.planets.base import Ban, Planet
from kosmodrom.games.planet_unknown.rules.registry import add_planet


@cache
def _on_one_side(ground: Ground, orientation: Orientation) -> Board:
    return apart(orientation, *ground.chasm)


class Tartarus(Planet):
    """Neither tiles nor rovers cross the chasm. For everything else, such as adjacency, areas and
    teleports, it does not exist (PU-Q-48)."""

    restricts_tiles = True
    tile_ban = Ban("tile-across-chasm", ("PU-1920", "PU-1902", "PU-Q-08"))
    step_ban = Ban("rover-across-chasm", ("PU-1921", "PU-1922"))

    def restrict(
        self, g: Game, seat: Seat, tile: int, orientation: Orientation, found: Board
    ) -> Board:
        """A tile must lie on one side (PU-1920)."""
        return found & _on_one_side(ground_of(g, seat), orientation)

    def passable(self, g: Game, seat: Seat, square: int, targets: Board) -> Board:
        """Steps stay on one side (PU-1921), except the diagonal ones at a crossing (PU-1922)."""
        ground, start = ground_of(g, seat), 1 << square
        reached = next(side for side in ground.sides if side & start)
        for crossing in ground.crossings:
            if crossing & start:
                reached |= crossing
        return targets & reached


add_planet("tartarus", Tartarus())
