"""A planet: what its board changes, with the symmetric side as the norm.

Each method is something in which planets can differ. This class is KSB-4156, which has no special
rule (PU-1901). The objects have no state; the printed squares are in the board's `Ground`.
"""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.geometry import Board, Orientation
from kosmodrom.games.planet_unknown.rules.base import Game, ground_of
from kosmodrom.games.planet_unknown.state import COVERED, ENERGY


class Ban(NamedTuple):
    """Why a planet does not allow something: the name of the reason, and the rules."""

    reason: str
    rules: tuple[str, ...]


class Planet:
    """The symmetric planet, and the base of all others."""

    restricts_tiles: ClassVar[bool] = False
    """Whether `restrict` does anything; a restriction is ignored where PU-Q-08 says so."""

    # What a player is told who tries what is forbidden

    first_ban: ClassVar[Ban] = Ban("not-on-perimeter", ("PU-416", "PU-Q-07"))
    """The first piece has no square of `first_squares`."""
    tile_ban: ClassVar[Ban] = Ban("planet-forbids", ("PU-1902", "PU-Q-08"))
    """`restrict` rules out the place of a tile."""
    patch_ban: ClassVar[Ban] = Ban("planet-forbids", ("PU-1902", "PU-Q-08"))
    """`patch_squares` rules out the square of a patch."""
    rover_ban: ClassVar[Ban] = Ban("rover-off-grid", ("PU-590",))
    """A square is not among `rover_squares`."""
    step_ban: ClassVar[Ban] = Ban("not-a-step", ("PU-586",))
    """`passable` rules out the target of a step."""

    # Placing

    def first_squares(self, g: Game, seat: Seat) -> Board:
        """Where the first tile, or a patch before it, must have a square (PU-416, PU-Q-07)."""
        return ground_of(g, seat).perimeter

    def restrict(
        self, g: Game, seat: Seat, tile: int, orientation: Orientation, found: Board
    ) -> Board:
        """Those of the anchors that the planet's own rule allows (PU-1902)."""
        return found

    def patch_squares(self, g: Game, seat: Seat, found: Board) -> Board:
        """Those of the squares for a patch that the planet's own rule allows."""
        return found

    # Rovers

    def rover_squares(self, g: Game, seat: Seat) -> Board:
        """The squares that rovers may enter (PU-588, PU-590)."""
        return ground_of(g, seat).squares

    def passable(self, g: Game, seat: Seat, square: int, targets: Board) -> Board:
        """The targets that a rover can reach from a square by one step."""
        return targets

    # Energy and the end

    def energy_terrain(self, g: Game, seat: Seat) -> Board:
        """What counts as energy terrain when an energy area is formed (PU-624)."""
        return g.state.players[seat].layer(ENERGY)

    def final_terrain(self, g: Game, seat: Seat, terrain: int) -> Board:
        """What counts as a terrain at the end of the game (PU-771)."""
        return g.state.players[seat].layer(terrain)

    def filled(self, g: Game, seat: Seat) -> Board:
        """The squares that count as filled in rows and columns (PU-723)."""
        return g.state.players[seat].layer(COVERED)

    def medals(self, g: Game, seat: Seat) -> int:
        """Medals of the planet other than those for rows and columns."""
        return 0
