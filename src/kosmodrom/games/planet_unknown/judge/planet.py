"""What a planet is worth: its rows and columns, and whatever else it scores."""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import Final

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.box.planets import PlanetBoard
from kosmodrom.games.planet_unknown.clauses import ThreePlanets
from kosmodrom.games.planet_unknown.geometry import SIZE, STRIDE, Board, popcount
from kosmodrom.games.planet_unknown.judge.filling import FILL_CHANCES, Filling, by_room
from kosmodrom.games.planet_unknown.judge.rovers import Reach, bits
from kosmodrom.games.planet_unknown.rules.base import Game
from kosmodrom.games.planet_unknown.rules.registry import corporation_of, planet_of

ICE: Final = 5
"""A free square of ice: water resources go there (PU-541)."""
CLEARED: Final = 0.12
"""The chance that a meteorite vanishes without a rover."""


class PlanetTable:
    """A planet's lines and squares."""

    def __init__(self, planet: PlanetBoard) -> None:
        ground = planet.ground
        self.squares, self.ice, self.land = ground.squares, ground.ice, ground.land
        self.cities = ground.cities
        medals = [100 * medals for medals in (*planet.rows, *planet.columns)]
        self.lines = tuple(zip((*ground.rows, *ground.columns), medals, strict=True))
        if isinstance(planet.rule, ThreePlanets):
            self.lines += tuple((part, 100 * planet.rule.medals) for part in ground.parts)


def planet_worth(
    g: Game, seat: Seat, planet: PlanetTable, free: Board, filling: Filling, reach: Reach
) -> int:
    """Rows and columns, which meteorites may keep from scoring (PU-443), and what else the planet
    gives (PU-721)."""
    rules = planet_of(g, seat)
    missing = planet.squares & ~rules.filled(g, seat)
    lines = line_worths(planet, missing, filling)
    found = sum(lines)
    left = corporation_of(g, seat).meteorites_left(g, seat)
    if left:
        kept = [1.0] * len(lines)
        for square in bits(left):
            y, x = divmod(square, STRIDE)
            chance = reach.chance(square, CLEARED)
            kept[y] *= chance
            kept[SIZE + x] *= chance
        found = sum(map(mul, lines, kept))
    found += 100 * (rules.medals(g, seat) if planet.cities else 0)
    if reach.time:
        found += ICE * popcount(planet.ice & free)
    return int(found)


@lru_cache(maxsize=1 << 13)
def line_worths(planet: PlanetTable, free: Board, filling: Filling) -> tuple[float, ...]:
    """What each row, then each column is worth, meteorites not counted; then the parts of the
    planet that have medals of their own."""
    alone, pairs, ends, inner = by_room(free)
    if_alone, if_pairs, if_ends, if_inner = FILL_CHANCES[filling[0]][filling[1]]
    found = []
    for line, medals in planet.lines:
        missing = line & free
        found.append(
            medals
            * if_alone[popcount(missing & alone)]
            * if_pairs[popcount(missing & pairs)]
            * if_ends[popcount(missing & ends)]
            * if_inner[popcount(missing & inner)]
            if missing
            else medals
        )
    return tuple(found)
