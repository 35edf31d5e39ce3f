"""Energy: which trackers an energy resource may advance."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.geometry import Board, flood, neighbours
from kosmodrom.games.planet_unknown.rules.base import Game
from kosmodrom.games.planet_unknown.rules.registry import planet_of
from kosmodrom.games.planet_unknown.state import ENERGY, Player

AT_WILL: Final = 5
"""Above the five tracks, a mask has those of them that the player need not let count."""


def energy_tracks(g: Game, seat: Seat, section: Board, other: int) -> int:
    """The tracks among which an energy resource chooses, as a mask.

    ``section`` are the new energy squares, ``other`` is the tile's other resource (PU-623). The
    area that the placement forms gives the terrains that share an edge with it (PU-624, PU-625,
    PU-628); energy itself is none of them (PU-Q-17). What the planet itself has of energy terrain
    joins the area only if the player wants it (PU-Q-47 (a)): tracks that need it are at will.
    """
    player = g.state.players[seat]
    sure = _beside(player, section, player.layer(ENERGY)) | 1 << other
    found = _beside(player, section, planet_of(g, seat).energy_terrain(g, seat)) | sure
    return found | (found & ~sure) << AT_WILL


def _beside(player: Player, section: Board, energy: Board) -> int:
    """The tracks whose terrain touches the area."""
    beside = neighbours(flood(section, energy | section))
    found = 0
    for track in range(ENERGY):
        if player.layer(track) & beside:
            found |= 1 << track
    return found
