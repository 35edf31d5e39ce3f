"""Energy: which trackers an energy resource may advance."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.geometry import Board, flood, neighbours
from kosmodrom.games.planet_unknown.rules.base import Game
from kosmodrom.games.planet_unknown.rules.registry import planet_of
from kosmodrom.games.planet_unknown.state import ENERGY, Player

AT_WILL: Final = 5
"""From this bit on, a mask repeats those of the five tracks that count only if the player wants."""


def energy_tracks(g: Game, seat: Seat, section: Board, other: int) -> int:
    """The tracks among which an energy resource chooses, as a mask.

    ``section`` are the new energy squares, ``other`` is the tile's other resource, which is always
    among them, and the only one if the tile touches no other (PU-623, PU-626). The area that the
    placement forms adds the terrains that share an edge with it (PU-624, PU-625, PU-628), but not
    energy (PU-Q-17). Energy terrain printed on the planet joins the area only if the player wants
    it to (PU-Q-47 (a)): tracks that need it are `AT_WILL`.
    """
    player = g.state.players[seat]
    sure = _beside(player, section, player.layer(ENERGY)) | 1 << other
    found = _beside(player, section, planet_of(g, seat).energy_terrain(g, seat)) | sure
    return found | (found & ~sure) << AT_WILL


def _beside(player: Player, section: Board, energy: Board) -> int:
    """The tracks whose terrain touches the energy area around a section."""
    beside = neighbours(flood(section, energy | section))
    found = 0
    for track in range(ENERGY):
        if player.layer(track) & beside:
            found |= 1 << track
    return found
