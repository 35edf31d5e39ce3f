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

# Places without squares are all that is special about these two. No rule sees such a place: it is
# not in the grid, nor in a row or column (PU-1945 to PU-1951, PU-Q-49).
add_planet("oblivion", Planet())
add_planet("lacuna", Planet())
