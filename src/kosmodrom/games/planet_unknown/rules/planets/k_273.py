"""K-273: land and ice do not mix under a tile."""

from __future__ import annotations

from functools import cache

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.box.planets import Ground
from kosmodrom.games.planet_unknown.geometry import Board, Orientation, within_one
from kosmodrom.games.planet_unknown.rules.base import Game, ground_of
from kosmodrom.games.planet_unknown.rules.planets.base import Ban, Planet
from kosmodrom.games.planet_unknown.rules.registry import add_planet


@cache
def _on_one_ground(ground: Ground, orientation: Orientation) -> Board:
    return within_one(orientation, ground.land, ground.ice)


class K273(Planet):
    """A tile covers land only or ice only (PU-1905). Patches, of one square, always do."""

    restricts_tiles = True
    tile_ban = Ban("land-and-ice", ("PU-1905", "PU-1902", "PU-Q-08"))

    def restrict(
        self, g: Game, seat: Seat, tile: int, orientation: Orientation, found: Board
    ) -> Board:
        return found & _on_one_ground(ground_of(g, seat), orientation)


add_planet("k-273", K273())
