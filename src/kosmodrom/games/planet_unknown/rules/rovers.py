"""Rovers: putting them down, moving them, what they collect, and how they are destroyed."""

from __future__ import annotations

from collections.abc import Sequence

from kosmodrom.core.asks import Flow
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.planet_unknown.clauses import ForbidRovers
from kosmodrom.games.planet_unknown.events import (
    MeteoriteDestroyed,
    RoverDestroyed,
    RoverMoved,
    RoverPlaced,
    RoverTeleported,
)
from kosmodrom.games.planet_unknown.geometry import Board, bit, squares
from kosmodrom.games.planet_unknown.moves import (
    BITS,
    NAMES,
    MoveRover,
    PlaceRover,
    TeleportRover,
    rover_places,
    step,
)
from kosmodrom.games.planet_unknown.rules.base import Game, alert_holds, squares_of
from kosmodrom.games.planet_unknown.rules.registry import add_kind, corporation_of, planet_of
from kosmodrom.games.planet_unknown.state import Effect, Player, Rover
from kosmodrom.games.planet_unknown.terms import TERRAINS


def occupied(player: Player) -> Board:
    """The squares on which rovers stand."""
    found = 0
    for rover in player.rovers:
        found |= 1 << rover.square
    return found


def open_squares(g: Game, seat: Seat) -> Board:
    """Where rovers may go: squares of the grid without a rover (PU-590, PU-597).

    A planet may forbid squares, and an event a terrain (PU-Q-60 (e)).
    """
    player = g.state.players[seat]
    found = planet_of(g, seat).rover_squares(g, seat) & ~occupied(player)
    forbidden = alert_holds(g, ForbidRovers)
    if forbidden is not None:
        found &= ~player.layer(TERRAINS.index(forbidden.terrain))
    return found


def rover_steps(g: Game, seat: Seat) -> list[MoveRover]:
    """Every step of every rover that the movement allows (PU-586, PU-587, PU-593)."""
    player = g.state.players[seat]
    if not player.rovers:
        return []
    free, corporation, planet = open_squares(g, seat), corporation_of(g, seat), planet_of(g, seat)
    found = []
    for rover in player.rovers:
        near = corporation.step_targets(g, seat, rover.square) & free
        if near:
            near = planet.passable(g, seat, rover.square, near)
        while near:
            to = near & -near
            found.append(step(rover.square, to.bit_length() - 1))
            near ^= to
    return found


def rover_reach(g: Game, seat: Seat, start: int) -> dict[int, tuple[int, int]]:
    """The squares that a rover can drive to with the movement that is left (PU-586, PU-592): what
    each costs, and the square before it on the way."""
    corporation, planet = corporation_of(g, seat), planet_of(g, seat)
    movement, free = g.state.players[seat].movement, open_squares(g, seat)
    found: dict[int, tuple[int, int]] = {}
    spent = {start: 0}
    waiting = [start]
    while waiting:
        here = min(waiting, key=spent.__getitem__)
        waiting.remove(here)
        near = planet.passable(g, seat, here, corporation.step_targets(g, seat, here) & free)
        for x, y in squares(near):
            to = bit(x, y)
            cost = spent[here] + corporation.step_cost(g, seat, to)
            if cost <= movement and cost < spent.get(to, cost + 1):
                spent[to] = cost
                found[to] = (cost, here)
                waiting += [to] if to not in waiting else []
    return found


def move_rover(g: Game, seat: Seat, option: MoveRover) -> Flow:
    """One step; the rover collects what lies there (PU-586, PU-591)."""
    player = g.state.players[seat]
    rover, to = rover_at(player, BITS[option.start]), BITS[option.to]
    player.movement -= corporation_of(g, seat).step_cost(g, seat, to)
    rover.square = to
    g.emit(RoverMoved(seat, option.start, option.to))
    yield from corporation_of(g, seat).move_onto(g, seat, rover)


def teleport_rover(g: Game, seat: Seat, option: TeleportRover) -> Flow:
    """Lift a rover to another square: nothing happens on the way (PU-598), but on arrival it
    collects (PU-599)."""
    rover = rover_at(g.state.players[seat], BITS[option.start])
    rover.square = BITS[option.to]
    g.emit(RoverTeleported(seat, option.start, option.to))
    yield from corporation_of(g, seat).arrive(g, seat, rover)


def rover_at(player: Player, square: int) -> Rover:
    return next(rover for rover in player.rovers if rover.square == square)


def destroy_rovers(g: Game, seat: Seat, under: Board) -> None:
    """Destroy the rovers under something that is put down, for good (PU-594, PU-595)."""
    player = g.state.players[seat]
    if not player.rovers:
        return
    for rover in [rover for rover in player.rovers if under >> rover.square & 1]:
        player.rovers.remove(rover)
        player.destroyed_rovers += 1
        g.emit(RoverDestroyed(seat, NAMES[rover.square]))
        if rover.carrying:  # PU-Q-35 (e)
            player.destroyed_meteorites += 1
            g.emit(MeteoriteDestroyed(seat, NAMES[rover.square]))


# The rover milestone


def _rover_options(g: Game, seat: Seat, _effect: Effect) -> Sequence[Option]:
    """A free square of the tile placed last (PU-581, PU-583, PU-584, PU-Q-13)."""
    player = g.state.players[seat]
    if not player.waiting or not player.tiles:
        return ()
    return rover_places(squares_of(g, player.tiles[-1]) & ~occupied(player))


def _place_rover(g: Game, seat: Seat, _effect: Effect, option: Option) -> Flow:
    """Put down a waiting rover, which collects what is there (PU-581, PU-582)."""
    assert isinstance(option, PlaceRover)
    player = g.state.players[seat]
    player.waiting -= 1
    rover = Rover(BITS[option.at])
    player.rovers.append(rover)
    g.emit(RoverPlaced(seat, option.at))
    yield from corporation_of(g, seat).arrive(g, seat, rover)


add_kind("rover", _rover_options, _place_rover)


def teleports(g: Game, seat: Seat, targets: Board) -> list[TeleportRover]:
    """Every rover to every one of these squares that is open to rovers."""
    free = targets & open_squares(g, seat)
    names = [NAMES[bit(x, y)] for x, y in squares(free)]
    return [
        TeleportRover(NAMES[rover.square], name)
        for rover in g.state.players[seat].rovers
        for name in names
    ]
