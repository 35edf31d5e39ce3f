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
    """Cities may be covered, by tiles and patches alike (PU-1911, PU-Q-57); an uncovered one is an
    empty square of its row and column (PU-1912)."""

    def medals(self, g: Game, seat: Seat) -> int:
        """Medals for each city that is not covered (PU-1910)."""
        player = g.state.players[seat]
        rule = g.data.planets[player.planet].rule
        assert isinstance(rule, Cities)
        return rule.medals * popcount(ground_of(g, seat).cities & ~player.layer(COVERED))


add_planet("gaia", Gaia())
