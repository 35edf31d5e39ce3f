"""What the event of the round forbids to tiles (PU-817)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.clauses import ForbidIce, ForbidMatching, ForbidPerimeter
from kosmodrom.games.planet_unknown.geometry import (
    Board,
    Orientation,
    neighbours,
    section_off,
    touching,
)
from kosmodrom.games.planet_unknown.rules.base import Game, alert_of, ground_of, terrains_of

Restriction = Callable[[Game, Seat, int, Orientation, Board], Board]


def restricts_tiles(g: Game) -> bool:
    """Whether the event of this round restricts where tiles may lie."""
    return type(alert_of(g)) in _RESTRICTIONS


def restrict(g: Game, seat: Seat, tile: int, orientation: Orientation, found: Board) -> Board:
    """The anchors that the event of this round allows."""
    return _RESTRICTIONS[type(alert_of(g))](g, seat, tile, orientation, found)


def _off_ice(g: Game, seat: Seat, _tile: int, orientation: Orientation, found: Board) -> Board:
    return found & ~touching(orientation, ground_of(g, seat).ice)


def _off_perimeter(
    g: Game, seat: Seat, _tile: int, orientation: Orientation, found: Board
) -> Board:
    return found & ~touching(orientation, ground_of(g, seat).perimeter)


def _off_matching(g: Game, seat: Seat, tile: int, orientation: Orientation, found: Board) -> Board:
    """No square of the tile may be placed next to its own terrain."""
    player = g.state.players[seat]
    for section, terrain in enumerate(terrains_of(g, tile)):
        found &= section_off(orientation, section, neighbours(player.layer(terrain)))
    return found


_RESTRICTIONS: Final[dict[Any, Restriction]] = {
    ForbidIce: _off_ice,
    ForbidPerimeter: _off_perimeter,
    ForbidMatching: _off_matching,
}
