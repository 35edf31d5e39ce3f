"""The planets: a module for each that differs from the symmetric side."""

from __future__ import annotations

from kosmodrom.games.planet_unknown.rules.planets import (  # noqa: F401 -- they register themselves
    arashi,
    cerberus,
    charybdis,
    gaia,
    k_273,
    kaax,
    pajitnov,
    persephone,
    petra,
    tartarus,
)
from kosmodrom.games.planet_unknown.rules.planets.base import Planet
from kosmodrom.games.planet_unknown.rules.registry import add_planet
from kosmodrom.games.planet_unknown.state import SYMMETRIC_PLANET

add_planet(SYMMETRIC_PLANET, Planet())  # PU-1901

# All that is special about these two is places without squares, which no rule ever sees: they are
# in no grid, row or column (PU-Q-49).
add_planet("oblivion", Planet())  # PU-1945, PU-1946, PU-1947
add_planet("lacuna", Planet())  # PU-1950, PU-1951
