"""Energy: which trackers an energy resource may advance."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.geometry import Board, flood, neighbours
from kosmodrom.games.planet_unknown.rules.base import Game
from kosmodrom.games.planet_unknown.rules.registry import planet_of
from kosmodrom.games.planet_unknown.state import ENERGY


def energy_tracks(g: Game, seat: Seat, section: Board, other: int) -> int:
    """The tracks among which an energy resource chooses, as a mask.

    ``section`` are the new energy squares, ``other`` is the tile's other resource (PU-623). The
    area that the placement forms gives the terrains that share an edge with it (PU-624, PU-625,
    PU-628); energy itself is none of them (PU-Q-17).
    """
    player = g.state.players[seat]
    area = flood(section, planet_of(g, seat).energy_terrain(g, seat) | section)
    beside = neighbours(area)
    found = 1 << other
    for track in range(ENERGY):
        if player.layer(track) & beside:
            found |= 1 << track
    return found
