"""Tables in the shipyard, and before and after a flight: the chapters around it played alone.

    yard = Yard(3, flight="II", building="live")
    yard.ship(A, PICTURE)
    yard.next_parts("engine-07")
    table = yard.open()

A `Yard` is at the beginning of building: nobody has a number tile, cabins and batteries are empty,
the piles are made. `Inspection` is at its end, with number tiles by seat. Tables stop at the launch
and after the settlement.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from kosmodrom.core.asks import CHECKPOINT, Flow
from kosmodrom.core.game import Game
from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import RULESET
from kosmodrom.games.galaxy_trucker.box import Box
from kosmodrom.games.galaxy_trucker.rules.base import GalaxyTruckerOptions
from kosmodrom.games.galaxy_trucker.rules.boarding import begin_boarding
from kosmodrom.games.galaxy_trucker.rules.building import begin_building, build
from kosmodrom.games.galaxy_trucker.rules.deck import make_piles
from kosmodrom.games.galaxy_trucker.rules.inspection import begin_inspection
from kosmodrom.games.galaxy_trucker.rules.roads import draw_roads
from kosmodrom.games.galaxy_trucker.rules.settlement import settle_accounts
from kosmodrom.games.galaxy_trucker.rules.todo import carry_out
from kosmodrom.games.galaxy_trucker.state import Ship, State
from kosmodrom.games.galaxy_trucker.tables import GRID
from kosmodrom.games.galaxy_trucker.terms import ShipClass
from tests.games.galaxy_trucker.kit import AnyTable, Position

STOPS = ("launch", "round", "end")


def _chapters(g: Game[State, GalaxyTruckerOptions, Box]) -> Flow:
    """The chapters on the ground, as `play` has them."""
    while g.state.todo or g.state.phase not in STOPS:
        if g.state.todo:
            yield from carry_out(g)
            continue
        if g.state.phase != "building":
            yield CHECKPOINT
        match g.state.phase:
            case "roads":
                draw_roads(g)
                begin_building(g)
            case "building":
                yield from build(g)
            case "inspection":
                begin_inspection(g)
            case "boarding":
                begin_boarding(g)
            case "settlement":
                settle_accounts(g)


ON_THE_GROUND: Final = replace(RULESET, play=_chapters)
"""The game as far as the launch, or as far as the end of the settlement."""


def clear(ship: Ship) -> None:
    """Nobody and nothing aboard."""
    ship.humans, ship.tokens = bytearray(GRID), bytearray(GRID)


class Yard(Position):
    """Ships are being built, in turns or live."""

    def __init__(self, seats: int = 2, *, flight: ShipClass = "I", **options: Any) -> None:
        super().__init__(seats, flight=flight, phase="building", **options)
        for player in self.state.players:
            player.number = player.day = 0
        make_piles(self._game)

    def ship(self, seat: Seat, drawing: str, **aboard: Any) -> None:
        super().ship(seat, drawing, **aboard)
        clear(self.player(seat).ship)

    def open(self) -> AnyTable:
        """Building begins."""
        begin_building(self._game)
        return self._at(ON_THE_GROUND)

    def draw_roads(self) -> AnyTable:
        """Roads are drawn before it begins."""
        self.state.phase = "roads"
        return self._at(ON_THE_GROUND)


class Inspection(Position):
    """The ships are built; number tiles are those of the seats, from 1 on."""

    def __init__(self, seats: int = 2, *, flight: ShipClass = "I", **options: Any) -> None:
        super().__init__(seats, flight=flight, phase="inspection", **options)
        make_piles(self._game)

    def ship(self, seat: Seat, drawing: str, **aboard: Any) -> None:
        super().ship(seat, drawing, **aboard)
        clear(self.player(seat).ship)

    def numbers(self, *numbers: int) -> None:
        """Everybody's number tile, by seat."""
        for player, number in zip(self.state.players, numbers, strict=True):
            player.number = number

    def open(self) -> AnyTable:
        """The check begins."""
        return self._at(ON_THE_GROUND)


class Arrival(Position):
    """The flight is over and everybody has arrived, A first, unless said otherwise."""

    def __init__(self, seats: int = 2, *, flight: ShipClass = "I", **options: Any) -> None:
        super().__init__(seats, flight=flight, phase="settlement", **options)
        for player in self.state.players:
            player.finished = True

    def gone(self, *seats: Seat) -> None:
        for seat in seats:
            self.player(seat).finished = False
            self.player(seat).halves = 0

    def settled(self) -> AnyTable:
        """Accounts are settled."""
        return self._at(ON_THE_GROUND)
