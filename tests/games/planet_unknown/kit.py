"""A small vocabulary for rule tests: lay out a position, make moves at a real table, look.

    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    position.place(A, "o4 water-rover", "F1")
    table = position.table()
    take(table, A, "small")
    table.decide(A, PlaceTile(0, "F3"))
    assert trackers(table, A)["civ"] == 1

A position begins in step 4 of round 1, A being the commander: empty symmetric planets with their
lifepods, all trackers on 0, the civ stacks empty, full stacks of tiles in the station. A tile is
named by its shape and its pair of terrains, with a star for the meteorite symbol: "i2 civ-energy*".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.core.words import Words
from kosmodrom.games.planet_unknown import RULESET
from kosmodrom.games.planet_unknown.box.box import Box, load_box
from kosmodrom.games.planet_unknown.geometry import Board, bit, squares
from kosmodrom.games.planet_unknown.moves import (
    BITS,
    NAMES,
    Finish,
    PlaceTile,
    PlanetUnknownOptions,
    TakeTile,
)
from kosmodrom.games.planet_unknown.rules.base import Game, ground_of, piece_of
from kosmodrom.games.planet_unknown.rules.placing import place_tile
from kosmodrom.games.planet_unknown.rules.registry import corporation_of
from kosmodrom.games.planet_unknown.state import (
    COVERED,
    LIFEPODS,
    METEORITES,
    PATCHES,
    SYMBOLS,
    Phase,
    Player,
    Rover,
    State,
    blank_layers,
)
from kosmodrom.games.planet_unknown.terms import DEPOTS, TERRAINS, TRACKS, Size, Terrain, TrackName
from kosmodrom.games.planet_unknown.view import View
from kosmodrom.testing.positions import question, table_at

A, B, C, D, E, F = range(6)

AnyTable = Table[State, PlanetUnknownOptions, Box]
BOX = load_box()


def tile(name: str) -> int:
    """The number of a tile: ``tile("i2 civ-energy*")``."""
    shape, pair = name.removesuffix("*").split()
    shapes = [entry.id for entry in BOX.shapes]
    pairs = [entry.id for entry in BOX.pairs]
    return 12 * shapes.index(shape) + 2 * pairs.index(pair) + name.endswith("*")


def start(seats: int = 2, seed: int | str = 1, **options: Any) -> AnyTable:
    """A new game."""
    return Table.start(RULESET, seats=seats, seed=seed, options=options)


class Position:
    """A situation under construction."""

    def __init__(
        self,
        players: int = 2,
        *,
        phase: Phase = "tiles",
        commander: Seat = A,
        planets: Sequence[str] = (),
        corporations: Sequence[str] = (),
        **options: Any,
    ) -> None:
        self.options = PlanetUnknownOptions(**options)
        self.state = State(
            rng=1,
            players=[Player(layers=blank_layers()) for _ in range(players)],
            phase=phase,
            round=1,
            commander=commander,
            stacks=(
                [_stack(shape) for shape in BOX.station.inner],
                [_stack(shape) for shape in BOX.station.outer],
            ),
            civ=[[], [], [], []],
        )
        self.game: Game = Game(self.state, self.options, BOX, players)
        for seat, planet in enumerate(planets):
            self.player(seat).planet = planet
        for seat, corporation in enumerate(corporations):
            self.player(seat).corporation = corporation
        for seat, player in enumerate(self.state.players):
            corporation_of(self.game, seat).set_up(self.game, seat)
            player.put(LIFEPODS, ground_of(self.game, seat).lifepods)

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    # The station

    def depot(self, seat: Seat, small: str, large: str) -> None:
        """Turn the station so that the seat faces a depot with these two tiles on top."""
        inner = BOX.station.inner.index(small.split()[0])
        outer = BOX.station.outer.index(large.split()[0])
        place = BOX.station.seats[len(self.state.players) - 1][seat]
        self.state.rotation = (outer - place) % DEPOTS
        self.state.offset = (inner - outer) % DEPOTS
        for stack, name in (
            (self.state.stacks[0][inner], small),
            (self.state.stacks[1][outer], large),
        ):
            stack.remove(tile(name))
            stack.append(tile(name))

    def leave(self, seat: Seat, *, small: int = 12, large: int = 12) -> None:
        """Leave only these numbers of tiles, the top ones, in the stacks of a seat's depot."""
        place = BOX.station.seats[len(self.state.players) - 1][seat]
        outer = (place + self.state.rotation) % DEPOTS
        inner = (outer + self.state.offset) % DEPOTS
        for stack, count in (
            (self.state.stacks[0][inner], small),
            (self.state.stacks[1][outer], large),
        ):
            gone = len(stack) - count
            self.state.gone += stack[:gone]
            del stack[:gone]

    # Planets

    def place(self, seat: Seat, name: str, at: str, orientation: int = 0) -> None:
        """Put a tile on a planet, with its meteorite."""
        number = tile(name)
        for ring in self.state.stacks:
            for stack in ring:
                if number in stack:
                    stack.remove(number)
        turned = piece_of(self.game, number).turned(orientation)
        place_tile(self.game, seat, number, turned, BITS[at])
        self.player(seat).pending.clear()

    def cover(self, seat: Seat, terrain: Terrain, names: Iterable[str]) -> None:
        """Cover squares with a terrain, without any tiles."""
        found = board(names)
        self.player(seat).put(TERRAINS.index(terrain), found)
        self.player(seat).put(COVERED, found)
        self.player(seat).take(LIFEPODS, found)

    def fill(self, seat: Seat, *, but: Iterable[str] = (), terrain: Terrain = "rover") -> None:
        """Cover all free squares but these."""
        player = self.player(seat)
        free = ground_of(self.game, seat).squares & ~player.layer(COVERED) & ~board(but)
        self.cover(seat, terrain, names(free))

    def patch(self, seat: Seat, *at: str) -> None:
        """Put patches on a planet."""
        self.cover(seat, "biomass", at)
        self.player(seat).put(PATCHES, board(at))

    def meteorite(self, seat: Seat, *at: str) -> None:
        """Put meteorites on covered squares."""
        for layer in (SYMBOLS, METEORITES):
            self.player(seat).put(layer, board(at))
        self.player(seat).strikes += len(at)

    def rover(self, seat: Seat, *at: str, movement: int = 0) -> None:
        """Put rovers on a planet, with movement for them."""
        player = self.player(seat)
        for name in at:
            player.rovers.append(Rover(BITS[name]))
            player.waiting -= 1
        player.movement += movement

    # Tracks and cards

    def trackers(self, seat: Seat, **positions: int) -> None:
        """Put trackers on positions: ``position.trackers(A, civ=3)``."""
        for name, position in positions.items():
            self.player(seat).trackers[TRACKS.index(name)] = position

    def level(self, seat: Seat, level: int) -> None:
        """Put the tech tracker on the milestone of a level."""
        levels = BOX.corporations[self.player(seat).corporation].tracks[4].levels
        self.trackers(seat, tech=levels.index(level))

    def civ(self, rank: int, *cards: str) -> None:
        """Put these cards into the stack of a rank."""
        self.state.civ[rank - 1] = list(cards)

    def event(self, effect: object) -> None:
        """Let an event with this effect hold in this round."""
        self.state.alert = next(e.id for e in BOX.events.values() if e.effect == effect)

    def table(self) -> AnyTable:
        seats = len(self.state.players)
        return table_at(RULESET, self.state, seats=seats, options=self.options, data=BOX)


def _stack(shape: str) -> list[int]:
    return [tile(f"{shape} {pair.id}{mark}") for pair in BOX.pairs for mark in ("", "*")]


def board(of: Iterable[str]) -> Board:
    """The set of these squares."""
    found = 0
    for name in of:
        found |= 1 << BITS[name]
    return found


def names(of: Board) -> list[str]:
    """The names of the squares of a set."""
    return [NAMES[bit(x, y)] for x, y in squares(of)]


# Playing


def take(table: AnyTable, seat: Seat, ring: Size) -> None:
    """Take a tile, if that has not happened by itself for want of a choice."""
    if question(table, seat) == "take":
        table.decide(seat, TakeTile(ring))


def put(table: AnyTable, seat: Seat, ring: Size, at: str, orientation: int = 0) -> None:
    """Take a tile and place it."""
    take(table, seat, ring)
    table.decide(seat, PlaceTile(orientation, at))


def settle(table: AnyTable, seat: Seat) -> None:
    """Play a seat's step to its end, always with the first option."""
    serial = table.game.state.phase, table.game.state.round
    while seat in table.pending and (table.game.state.phase, table.game.state.round) == serial:
        options = table.pending[seat].options
        table.decide(seat, Finish() if Finish() in options else options[0])


def play_others(table: AnyTable, seat: Seat) -> None:
    """Play the step of all other seats to its end."""
    for other in range(table.seats):
        if other != seat:
            settle(table, other)


def at_random(table: AnyTable, seed: int = 1) -> None:
    """Play at random until the game is over."""
    chance = Random.seeded(seed)
    while table.pending:
        seat = chance.choice(list(table.pending))
        table.decide(seat, chance.choice(table.pending[seat].options))


# Looking at a table


def player(table: AnyTable, seat: Seat) -> Player:
    return table.game.state.players[seat]


def trackers(table: AnyTable, seat: Seat) -> dict[TrackName, int]:
    return dict(zip(TRACKS, player(table, seat).trackers, strict=True))


def on(table: AnyTable, seat: Seat, layer: int) -> list[str]:
    """The squares of a layer of a planet."""
    return names(player(table, seat).layer(layer))


def rovers(table: AnyTable, seat: Seat) -> list[str]:
    return [NAMES[rover.square] for rover in player(table, seat).rovers]


def seen(table: AnyTable, seat: Seat | None = None) -> View:
    """The table as a seat, or a spectator, sees it."""
    view = table.view(seat)
    assert isinstance(view, View)
    return view


def lines(table: AnyTable, seat: Seat | None = None, language: str = "en") -> list[str]:
    """All rows of the table in words."""
    words = Words(language, (RULESET.package,), table.names)
    told = RULESET.sections(seen(table, seat), BOX, words)
    return [row for section in told for row in (*section.picture, *section.rows)]
