"""Gaia: cities are worth medals as long as nothing covers them."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.clauses import Cities
from kosmodrom.games.planet_unknown.geometry import popcount
from kosmodrom.games.planet_unknown.rules.base import Game, ground_of
from kosmodrom.games.planet_unknown.rules.planets.base import Planet
from kosmodrom.games.planet_unknown.rules.registry import add_planet
from kosmodrom.games.planet_unknown.state import COVERED


class Gaia(Planet):
    """Cities may be covered, by tiles and patches alike; uncovered they are empty squares for
    rows and columns (PU-1911, PU-1912, PU-Q-57)."""

    def medals(self, g: Game, seat: Seat) -> int:
        """PU-1910."""
        player = g.state.players[seat]
        rule = g.data.planets[player.planet].rule
        assert isinstance(rule, Cities)
        return rule.medals * popcount(ground_of(g, seat).cities & ~player.layer(COVERED))


add_planet("gaia", Gaia())
