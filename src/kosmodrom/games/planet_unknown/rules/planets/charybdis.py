"""Charybdis: building begins at the pit in the middle."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.geometry import Board
from kosmodrom.games.planet_unknown.rules.base import Game, ground_of
from kosmodrom.games.planet_unknown.rules.planets.base import Ban, Planet
from kosmodrom.games.planet_unknown.rules.registry import add_planet


class Charybdis(Planet):
    """After the first piece the normal rules hold (PU-1936)."""

    first_ban = Ban("not-on-pit", ("PU-1935", "PU-Q-12"))

    def first_squares(self, g: Game, seat: Seat) -> Board:
        """The four central squares, instead of the perimeter (PU-1935, PU-Q-12 (b))."""
        return ground_of(g, seat).pit


add_planet("charybdis", Charybdis())
