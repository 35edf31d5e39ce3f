"""Cerberus: three planets on one grid."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.clauses import ThreePlanets
from kosmodrom.games.planet_unknown.rules.base import Game, ground_of
from kosmodrom.games.planet_unknown.rules.planets.base import Planet
from kosmodrom.games.planet_unknown.rules.registry import add_planet
from kosmodrom.games.planet_unknown.state import COVERED


class Cerberus(Planet):
    """For tiles, rows and columns it does not matter to which planet a square belongs (PU-1957,
    PU-Q-51)."""

    def medals(self, g: Game, seat: Seat) -> int:
        """Medals for each planet that is covered completely; meteorites do not matter (PU-1956,
        PU-Q-51)."""
        player = g.state.players[seat]
        rule = g.data.planets[player.planet].rule
        assert isinstance(rule, ThreePlanets)
        covered = player.layer(COVERED)
        return rule.medals * sum(not part & ~covered for part in ground_of(g, seat).parts)


add_planet("cerberus", Cerberus())
