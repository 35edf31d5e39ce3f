"""Horizon Group: rovers pick meteorites up and deliver them (PU-1401 to PU-1416)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kosmodrom.core.asks import Flow, Question, ask
from kosmodrom.core.events import Event
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import SeatId
from kosmodrom.games.planet_unknown.events import MeteoriteCollected, MeteoriteDestroyed
from kosmodrom.games.planet_unknown.geometry import Board
from kosmodrom.games.planet_unknown.moves import NAMES, SquareName, UseTechnology
from kosmodrom.games.planet_unknown.rules.base import Game, terrains_of
from kosmodrom.games.planet_unknown.rules.corporations.base import Corporation
from kosmodrom.games.planet_unknown.rules.registry import add_corporation
from kosmodrom.games.planet_unknown.rules.rovers import rover_at
from kosmodrom.games.planet_unknown.state import (
    ICONS,
    LIFEPODS,
    METEORITES,
    ROVER,
    WATER,
    Rover,
)

DROWN: Final = Question("drown", ("PU-1414", "PU-Q-34"))


class KeepMeteorite(Option, frozen=True, tag="keep_meteorite"):
    """Let a rover on water keep the meteorite that it carries (D24)."""


class MeteoritePickedUp(Event, frozen=True, tag="meteorite_picked_up"):
    seat: SeatId
    at: SquareName


class Horizon(Corporation):
    """Meteorites must be carried to a rover resource to be collected (PU-1401)."""

    def start_round(self, g: Game, seat: Seat) -> None:
        """Level 2: movement for rovers that carry (PU-1412)."""
        carrying = sum(rover.carrying for rover in g.state.players[seat].rovers)
        technology = self.technology(g, seat, "movement-for-carrying")
        if technology and carrying:
            self.use(g, seat, technology)
            self.gain_movement(g, seat, technology.n * carrying)

    def may_place_apart(self, g: Game, seat: Seat, tile: int) -> bool:
        """Level 1: for tiles with a rover resource only (PU-1411)."""
        return ROVER in terrains_of(g, tile) and self.able(g, seat, "ignore-adjacency-rover")

    # Level 5

    def free_options(self, g: Game, seat: Seat) -> Sequence[Option]:
        """The rover tracker may be advanced once per round (PU-1415, D25)."""
        technology = self.technology(g, seat, "advance-rover")
        return (UseTechnology(technology.id),) if technology else ()

    def use_free(self, g: Game, seat: Seat, option: Option) -> Flow:
        technology = self.technology(g, seat, "advance-rover")
        assert technology is not None
        assert option == UseTechnology(technology.id)
        self.use(g, seat, technology)
        yield from self.advance(g, seat, ROVER)

    # Meteorites

    def arrive(self, g: Game, seat: Seat, rover: Rover) -> Flow:
        """Pick up what lies there, and deliver it at a rover resource (PU-1404, PU-1405).

        A loaded rover leaves another meteorite where it is (PU-1403, PU-Q-35 (b)), unless it
        delivers on that very square (PU-Q-35 (c)).
        """
        player, square = g.state.players[seat], 1 << rover.square
        if player.layer(LIFEPODS) & square:
            yield from self.collect_lifepod(g, seat, rover.square)
        delivers = player.layer(ICONS + ROVER) & square
        if rover.carrying and delivers:
            self._deliver(g, seat, rover)
        if not rover.carrying and player.layer(METEORITES) & square:
            self._pick_up(g, seat, rover)
            if delivers:
                self._deliver(g, seat, rover)

    def move_onto(self, g: Game, seat: Seat, rover: Rover) -> Flow:
        """Level 4: on water the meteorite that a rover carries may be destroyed (PU-1414)."""
        yield from self.arrive(g, seat, rover)
        technology = self.technology(g, seat, "drown-meteorite")
        on_water = g.state.players[seat].layer(WATER) >> rover.square & 1
        if not (technology and rover.carrying and on_water):
            return
        drown = UseTechnology(technology.id)
        choice = yield ask(seat, DROWN, (drown, KeepMeteorite()))
        if choice == drown:
            self.use(g, seat, technology)
            self._drown(g, seat, rover)

    def _pick_up(self, g: Game, seat: Seat, rover: Rover) -> None:
        """Load a meteorite (PU-1404); it is still on the planet (PU-1406)."""
        g.state.players[seat].take(METEORITES, 1 << rover.square)
        rover.carrying = True
        g.emit(MeteoritePickedUp(seat, NAMES[rover.square]))

    def _deliver(self, g: Game, seat: Seat, rover: Rover) -> None:
        """Unload a meteorite, which is collected (PU-1405)."""
        rover.carrying = False
        self._add_meteorite(g, seat, rover.square)

    def _drown(self, g: Game, seat: Seat, rover: Rover) -> None:
        """Destroy a meteorite, which is not collected (PU-1416)."""
        rover.carrying = False
        g.state.players[seat].destroyed_meteorites += 1
        g.emit(MeteoriteDestroyed(seat, NAMES[rover.square]))

    def collect_meteorite(self, g: Game, seat: Seat, at: int) -> None:
        """Cards take it from the square or from the rover, without delivery (PU-Q-35 (g))."""
        player = g.state.players[seat]
        if player.layer(METEORITES) >> at & 1:
            player.take(METEORITES, 1 << at)
        else:
            rover_at(player, at).carrying = False
        self._add_meteorite(g, seat, at)

    def _add_meteorite(self, g: Game, seat: Seat, at: int) -> None:
        """Count a collected meteorite; level 3 adds a patch (PU-1413)."""
        g.state.players[seat].meteorites += 1
        g.emit(MeteoriteCollected(seat, NAMES[at]))
        technology = self.technology(g, seat, "patch-for-meteorite")
        if technology:
            self.use(g, seat, technology)
            self.gain_patches(g, seat, 1)

    def meteorites_left(self, g: Game, seat: Seat) -> Board:
        """Those on squares and those that rovers carry (PU-1406, PU-Q-35 (f))."""
        player = g.state.players[seat]
        found = player.layer(METEORITES)
        for rover in player.rovers:
            found |= rover.carrying << rover.square
        return found


add_corporation("horizon", Horizon(), moves=(KeepMeteorite,), events=(MeteoritePickedUp,))
