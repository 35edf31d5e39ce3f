"""The planets: a module for each that differs from the symmetric side."""

from __future__ import annotations

from kosmodrom.games.planet_unknown.rules.planets.base import Planet
from kosmodrom.games.planet_unknown.rules.registry import add_planet
from kosmodrom.games.planet_unknown.state import SYMMETRIC_PLANET

add_planet(SYMMETRIC_PLANET, Planet())
