"""K'Aax: toxic squares stop rovers until they are covered."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.geometry import Board
from kosmodrom.games.planet_unknown.rules.base import Game, ground_of
from kosmodrom.games.planet_unknown.rules.planets.base import Ban, Planet
from kosmodrom.games.planet_unknown.rules.registry import add_planet
from kosmodrom.games.planet_unknown.state import COVERED


class Kaax(Planet):
    """Tiles and patches may cover toxic squares, which makes them harmless (PU-1941)."""

    rover_ban = Ban("toxic", ("PU-1940", "PU-Q-52"))

    def rover_squares(self, g: Game, seat: Seat) -> Board:
        """All but uncovered toxic squares (PU-1940, PU-Q-52)."""
        ground, covered = ground_of(g, seat), g.state.players[seat].layer(COVERED)
        return ground.squares & ~(ground.toxic & ~covered)


add_planet("kaax", Kaax())
