"""Persephone: each quadrant forbids a resource."""

from __future__ import annotations

from functools import cache

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.box.planets import Ground
from kosmodrom.games.planet_unknown.geometry import FRAME, Board, Orientation, icons_off
from kosmodrom.games.planet_unknown.rules.base import Game, ground_of, terrains_of
from kosmodrom.games.planet_unknown.rules.planets.base import Ban, Planet
from kosmodrom.games.planet_unknown.rules.registry import add_planet


@cache
def _off_quadrants(ground: Ground, orientation: Orientation, terrains: tuple[int, int]) -> Board:
    found = FRAME
    for section, terrain in enumerate(terrains):
        found &= icons_off(orientation, section, ground.forbidden[terrain])
    return found


class Persephone(Planet):
    """Only where the resources of a tile lie counts: its terrain, and patches, may lie anywhere
    (PU-1930, PU-1931, PU-Q-55)."""

    restricts_tiles = True
    tile_ban = Ban("resource-in-quadrant", ("PU-1930", "PU-1902", "PU-Q-08"))

    def restrict(
        self, g: Game, seat: Seat, tile: int, orientation: Orientation, found: Board
    ) -> Board:
        return found & _off_quadrants(ground_of(g, seat), orientation, terrains_of(g, tile))


add_planet("persephone", Persephone())
