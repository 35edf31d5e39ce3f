"""New humans and battery tokens find their places, and those aboard may change theirs (GT-1036,
GT-1037)."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker.events.extra import (
    HumanLifted,
    HumanPlaced,
    HumansLeft,
    TokenLifted,
    TokenPlaced,
    TokensLeft,
)
from kosmodrom.games.galaxy_trucker.moves.extra import (
    AboutPlacing,
    DonePlacing,
    LiftHuman,
    LiftToken,
    PlaceHuman,
    PlaceToken,
    done_placing,
    lift_human,
    lift_token,
    place_human,
    place_token,
)
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    active_cells,
    board_of,
    humans_of,
    in_convoy,
    works,
)
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish
from kosmodrom.games.galaxy_trucker.steps.extra import PlaceHumans, PlaceTokens
from kosmodrom.games.galaxy_trucker.tables import CABIN, STARTING_CABIN, STASIS_CHAMBER

HUMANS: Final = Question("place-humans", ("GT-1036", "GT-Q-87"))
TOKENS: Final = Question("place-tokens", ("GT-1037",))
NOT_BEGUN: Final = -1


# Humans


def rooms(g: Game, seat: Seat) -> dict[int, int]:
    """The room for humans in each cabin without an alien and each stasis chamber: never in luxury
    cabins (GT-1036), on class IIA in both halves if both are in the convoy (GT-Q-87)."""
    t, ship, flight = g.data.tables, g.state.players[seat].ship, g.data.flight
    places = {
        STARTING_CABIN: flight.humans,
        CABIN: flight.humans,
        STASIS_CHAMBER: flight.sleepers,
    }
    return {
        cell: places[kind]
        for cell in active_cells(g, seat)
        if (kind := t.kinds[ship.parts[cell]]) in places
        and cell not in ship.aliens
        and works(g, seat, cell)
    }


@carries_out(PlaceHumans)
def place_humans(g: Game, step: PlaceHumans) -> Flow:
    """One human after another, until the player is content. Who finds no room is not asked."""
    seat, board = step.seat, board_of(g)
    humans = g.state.players[seat].ship.humans
    if step.lifts == NOT_BEGUN:
        step.lifts = sum(humans[cell] for cell in rooms(g, seat))
    options = human_options(g, step)
    choice = yield from decide(g, seat, HUMANS, options, AboutPlacing(step.waiting))
    match choice:
        case PlaceHuman(row, column):
            humans[board.cell(row, column)] += 1
            step.waiting -= 1
            g.emit(HumanPlaced(seat, row, column))
        case LiftHuman(row, column):
            humans[board.cell(row, column)] -= 1
            step.waiting += 1
            step.lifts -= 1
            g.emit(HumanLifted(seat, row, column))
        case DonePlacing(left):
            finish(g)
            if left:
                g.emit(HumansLeft(seat, left))


def human_options(g: Game, step: PlaceHumans) -> list[Option]:
    """Put somebody somewhere, take somebody up, or end: nobody of the crew is left behind by that,
    only new ones. A sleeper is taken up by somebody awake (GT-Q-87)."""
    seat, board, t = step.seat, board_of(g), g.data.tables
    player = g.state.players[seat]
    humans, parts = player.ship.humans, player.ship.parts
    places = rooms(g, seat)
    free = [cell for cell, room in places.items() if humans[cell] < room]
    somebody_awake = humans_of(g, seat, in_convoy(player)) > 0
    options: list[Option] = []
    if step.waiting:
        options += [place_human(*board.place(cell)) for cell in free]
    if step.lifts and free:
        options += [
            lift_human(*board.place(cell))
            for cell in places
            if humans[cell] and (somebody_awake or t.kinds[parts[cell]] != STASIS_CHAMBER)
        ]
    if step.waiting <= step.new:
        options.append(done_placing(step.waiting))
    return options


# Battery tokens


def batteries(g: Game, seat: Seat) -> dict[int, int]:
    """The room for tokens on each battery (GT-1037)."""
    t, ship = g.data.tables, g.state.players[seat].ship
    return {
        cell: room
        for cell in active_cells(g, seat)
        if (room := t.cells[ship.parts[cell]]) and works(g, seat, cell)
    }


@carries_out(PlaceTokens)
def place_tokens(g: Game, step: PlaceTokens) -> Flow:
    """One token after another, until the player is content."""
    seat, board = step.seat, board_of(g)
    tokens = g.state.players[seat].ship.tokens
    if step.lifts == NOT_BEGUN:
        step.lifts = sum(tokens[cell] for cell in batteries(g, seat))
    options = token_options(g, step)
    choice = yield from decide(g, seat, TOKENS, options, AboutPlacing(step.waiting))
    match choice:
        case PlaceToken(row, column):
            tokens[board.cell(row, column)] += 1
            step.waiting -= 1
            g.emit(TokenPlaced(seat, row, column))
        case LiftToken(row, column):
            tokens[board.cell(row, column)] -= 1
            step.waiting += 1
            step.lifts -= 1
            g.emit(TokenLifted(seat, row, column))
        case DonePlacing(left):
            finish(g)
            if left:
                g.emit(TokensLeft(seat, left))


def token_options(g: Game, step: PlaceTokens) -> list[Option]:
    """Put a token somewhere, take one up, or end."""
    seat, board = step.seat, board_of(g)
    tokens = g.state.players[seat].ship.tokens
    room = batteries(g, seat)
    free = [cell for cell in room if tokens[cell] < room[cell]]
    options: list[Option] = []
    if step.waiting:
        options += [place_token(*board.place(cell)) for cell in free]
    if step.lifts and free and len(room) > 1:
        options += [lift_token(*board.place(cell)) for cell in room if tokens[cell]]
    if step.waiting <= step.new:
        options.append(done_placing(step.waiting))
    return options
