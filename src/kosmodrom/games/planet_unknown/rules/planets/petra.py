"""Petra: electric currents instead of ice."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.geometry import Board
from kosmodrom.games.planet_unknown.rules.base import Game, ground_of
from kosmodrom.games.planet_unknown.rules.planets.base import Planet
from kosmodrom.games.planet_unknown.rules.registry import add_planet
from kosmodrom.games.planet_unknown.state import COVERED, ENERGY


class Petra(Planet):
    """Uncovered currents are energy terrain without a resource (PU-1926, PU-1927), but not tiles:
    they give no adjacency, and count as uncovered squares in a tie (PU-Q-47)."""

    def energy_terrain(self, g: Game, seat: Seat) -> Board:
        player = g.state.players[seat]
        return player.layer(ENERGY) | ground_of(g, seat).currents & ~player.layer(COVERED)

    def final_terrain(self, g: Game, seat: Seat, terrain: int) -> Board:
        if terrain == ENERGY:
            return self.energy_terrain(g, seat)
        return super().final_terrain(g, seat, terrain)

    def filled(self, g: Game, seat: Seat) -> Board:
        """Uncovered currents fill rows and columns, too (PU-Q-47 (c))."""
        return super().filled(g, seat) | ground_of(g, seat).currents


add_planet("petra", Petra())
