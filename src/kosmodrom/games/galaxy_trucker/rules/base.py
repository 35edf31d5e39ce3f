"""What all chapters share: the game options, seats, roads, order of flight, credits."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from kosmodrom.core.game import Game as CoreGame
from kosmodrom.core.game import GameOptions
from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.box import Box
from kosmodrom.games.galaxy_trucker.components import Level
from kosmodrom.games.galaxy_trucker.dispatcher.state import DispatchOptions, DispatchState
from kosmodrom.games.galaxy_trucker.state import Player, State
from kosmodrom.games.galaxy_trucker.tables import ROAD_NUMBER, STASIS_CHAMBER, BoardTable, Tables
from kosmodrom.games.galaxy_trucker.terms import MOST_PLAYERS, RoughRoad

Handicap: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=6, extra={"needs": {"handicaps": True}})]
"""The rough roads that bind a player, with `handicaps` (GT-812)."""


class GalaxyTruckerOptions(GameOptions, frozen=True):
    """What the players agree on before a game. The defaults are the base game; modules and ship
    classes go together as players like (GT-101, GT-103)."""

    building: Literal["turns", "live"] = "turns"
    """Everybody builds at once by the hourglass, or one handling after another (GTB-330)."""
    handlings: Annotated[int, msgspec.Meta(ge=6, le=30, extra={"needs": {"building": "turns"}})] = (
        16
    )
    """Handlings in place of one run of the hourglass, building in turns (GTB-331)."""
    bot_tempo: Annotated[
        Literal["slow", "normal", "fast"], msgspec.Meta(extra={"needs": {"building": "live"}})
    ] = "normal"
    """How fast bots build live."""
    first: Literal["none", "I", "IA", "both"] = "I"
    second: Literal["none", "II", "IIA", "both"] = "II"
    third: Literal["none", "III", "IIIA", "both"] = "III"
    """The ship classes of the flights (GTB-102, GTB-107, GT-501, GT-Q-96)."""
    learning: bool = False
    """The first flight is the learning flight (GTB-209)."""
    check: Literal["strict", "lenient"] = "strict"
    """What faults cost at the check (GTB-421, GTB-422)."""
    forecasts: bool = False
    """More accurate forecasts (GTB-1102)."""
    technologies: bool = False
    """New Technologies (GT-151); five players always use them (GT-102)."""
    four_is_five: bool = False
    """The rules for five players with fewer (GT-448)."""
    machinations: bool = False
    """Evil Machinations (GT-701)."""
    roads: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    """The level of Rough Road (GT-801)."""
    handicaps: bool = False
    """Rough roads bind each player by a number of their own (GT-810 to GT-812)."""
    handicap_1: Handicap = 0
    handicap_2: Handicap = 0
    handicap_3: Handicap = 0
    handicap_4: Handicap = 0
    handicap_5: Handicap = 0
    extra_cards: bool = False
    """Extra cards (GT-1001)."""
    lottery: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    """Dice that choose modules before the game: their number (GT-108); 0 is none."""
    robopolice_seconds: Annotated[
        int, msgspec.Meta(ge=0, le=300, extra={"needs": {"extra_cards": True}})
    ] = 0
    """The time to choose coordinates for the Robopolice (GT-1022); 0 is no limit."""


Game: TypeAlias = CoreGame[State, GalaxyTruckerOptions, Box]
DispatchGame: TypeAlias = CoreGame[DispatchState, DispatchOptions, Box]
FlightGame: TypeAlias = Game | DispatchGame
"""What cards and settlements need: the game, or the dispatcher beside a table of cardboard."""


def tables(g: CoreGame[Any, Any, Box]) -> Tables:
    """The box in numbers."""
    return g.data.tables


def new_technologies(g: FlightGame) -> bool:
    """Whether New Technologies are used: by option, and always by five (GT-102, GT-401)."""
    return g.options.technologies or len(g.state.players) == MOST_PLAYERS


# The flight


def board_of(g: FlightGame) -> BoardTable:
    """The ship board of this flight."""
    return g.data.tables.boards[g.state.flights[g.state.flight]]


def level_of(g: FlightGame) -> Level:
    """What depends on the level of this flight (GT-Q-05)."""
    return g.data.tables.levels[board_of(g).level - 1]


def is_learning_flight(g: FlightGame) -> bool:
    """The first flight, by option (GTB-209)."""
    return g.options.learning and g.state.flight == 0


def five_rules(g: FlightGame) -> bool:
    """Whether the rules for five players hold, for the whole flight (GT-403, GT-448)."""
    return len(g.state.players) == MOST_PLAYERS or g.options.four_is_five


def road(g: FlightGame, seat: Seat, name: RoughRoad) -> bool:
    """Whether a rough road of this flight binds a player (GT-803, GT-Q-63)."""
    return bool(g.state.players[seat].roads >> ROAD_NUMBER[name] & 1)


def dead_column(g: Game) -> int:
    """The dead column of the grid, or 0 (GT-922)."""
    return board_of(g).column_of[g.state.dead] if g.state.dead else 0


def dead_column_for(g: Game, seat: Seat) -> int:
    """The dead column of a player's ship, or 0: the road may not bind them."""
    return dead_column(g) if road(g, seat, "dead_zone") else 0


def works(g: Game, seat: Seat, cell: int) -> bool:
    """Whether the part of a cell works: in the dead zone none does (GT-923)."""
    return not ships.is_dead(cell, dead_column_for(g, seat))


def refresh(g: Game, seat: Seat) -> None:
    """Reckon the figures of a player's ship anew."""
    ships.survey(g.data.tables, board_of(g), g.state.players[seat].ship, dead_column_for(g, seat))


# Who is in the convoy


def in_convoy(player: Player) -> int:
    """The halves of a ship that take part in the present card, as bits: those that fly and are not
    in hyperspace (GT-288, GT-648). 0: the ship takes no part."""
    if not player.flying:
        return 0
    halves = player.halves
    if player.away[0]:
        halves &= ~1
    if player.away[1]:
        halves &= ~2
    return halves


def flight_order(g: Game) -> list[Seat]:
    """All who fly, from the leader on, hyperspace or not (GTB-701)."""
    players = g.state.players
    order = [seat for seat, player in enumerate(players) if player.flying]
    if len(order) > 1:
        order.sort(key=lambda seat: -players[seat].day)
    return order


def convoy(g: Game) -> list[Seat]:
    """Those who take part in the present card, from the leader on, as they decide (GTB-702, GT-298,
    GT-1101)."""
    return [seat for seat in flight_order(g) if in_convoy(g.state.players[seat])]


def active_cells(g: Game, seat: Seat) -> list[int]:
    """The cells with a part of the halves that are in the convoy."""
    player = g.state.players[seat]
    halves, half_of = in_convoy(player), board_of(g).half_of
    return [cell for cell in ships.occupied(player.ship) if halves >> half_of[cell] & 1]


# Crew


def humans_of(g: Game, seat: Seat, halves: int = 3) -> int:
    """Awake humans aboard, in some halves (GT-223): sleepers are none."""
    found = 0
    for _cell, humans in awake(g, seat, halves):
        found += humans
    return found


def awake(g: Game, seat: Seat, halves: int = 3) -> list[tuple[int, int]]:
    """Cells with awake humans, and how many: passengers included (GT-Q-04)."""
    t, ship, half_of = g.data.tables, g.state.players[seat].ship, board_of(g).half_of
    return [
        (cell, ship.humans[cell])
        for cell in ships.filled(ship.humans)
        if halves >> half_of[cell] & 1 and t.kinds[ship.parts[cell]] != STASIS_CHAMBER
    ]


def crew_of(g: Game, seat: Seat, halves: int = 3) -> int:
    """Humans and aliens (GTB-707); sleepers are no crew (GT-221)."""
    half_of = board_of(g).half_of
    aliens = sum(
        1 for cell in g.state.players[seat].ship.aliens if cell and halves >> half_of[cell] & 1
    )
    return humans_of(g, seat, halves) + aliens


def has_specialist(g: FlightGame, seat: Seat, specialist: int) -> bool:
    """Whether a specialist works for a player: the blue alien must be aboard (GT-354)."""
    player = g.state.players[seat]
    return player.specialist == specialist and bool(player.ship.aliens[2])
