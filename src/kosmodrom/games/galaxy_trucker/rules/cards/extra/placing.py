"""New humans and battery tokens find their places, and those aboard may change theirs (GT-1036,
GT-1037)."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Final, NamedTuple

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

NOT_BEGUN: Final = -1


class Placing(NamedTuple):
    """The words for what is placed: humans or battery tokens."""

    question: Question
    place: Callable[[int, int], Option]
    lift: Callable[[int, int], Option]
    placed: type[HumanPlaced | TokenPlaced]
    lifted: type[HumanLifted | TokenLifted]
    left: type[HumansLeft | TokensLeft]


HUMANS: Final = Placing(
    Question("place-humans", ("GT-1036", "GT-Q-87")),
    place_human,
    lift_human,
    HumanPlaced,
    HumanLifted,
    HumansLeft,
)
TOKENS: Final = Placing(
    Question("place-tokens", ("GT-1037",)),
    place_token,
    lift_token,
    TokenPlaced,
    TokenLifted,
    TokensLeft,
)


# Where there is room


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


def batteries(g: Game, seat: Seat) -> dict[int, int]:
    """The room for tokens on each battery (GT-1037)."""
    t, ship = g.data.tables, g.state.players[seat].ship
    return {
        cell: room
        for cell in active_cells(g, seat)
        if (room := t.cells[ship.parts[cell]]) and works(g, seat, cell)
    }


# Placing


@carries_out(PlaceHumans)
def place_humans(g: Game, step: PlaceHumans) -> Flow:
    """One human after another, until the player is content. A sleeper is taken up by somebody awake
    (GT-Q-87)."""
    player = g.state.players[step.seat]
    parts, kinds = player.ship.parts, g.data.tables.kinds
    room = rooms(g, step.seat)
    stay: set[int] = set()
    if not humans_of(g, step.seat, in_convoy(player)):
        stay = {cell for cell in room if kinds[parts[cell]] == STASIS_CHAMBER}
    return _place(g, step, HUMANS, player.ship.humans, room, stay)


@carries_out(PlaceTokens)
def place_tokens(g: Game, step: PlaceTokens) -> Flow:
    """One token after another, until the player is content."""
    tokens = g.state.players[step.seat].ship.tokens
    return _place(g, step, TOKENS, tokens, batteries(g, step.seat), ())


def _place(
    g: Game,
    step: PlaceHumans | PlaceTokens,
    words: Placing,
    aboard: bytearray,
    room: dict[int, int],
    stay: Container[int],
) -> Flow:
    """Put one of those who wait somewhere, take up one who is ``aboard`` and does not ``stay``, or
    end: nothing that was aboard is left behind by that, only what is new. Where there is no room,
    nobody is asked."""
    seat, board = step.seat, board_of(g)
    if step.lifts == NOT_BEGUN:
        step.lifts = sum(aboard[cell] for cell in room)
    free = [cell for cell in room if aboard[cell] < room[cell]]
    options: list[Option] = []
    if step.waiting:
        options += [words.place(*board.place(cell)) for cell in free]
    if step.lifts and free and len(room) > 1:
        movable = [cell for cell in room if aboard[cell] and cell not in stay]
        options += [words.lift(*board.place(cell)) for cell in movable]
    if step.waiting <= step.new:
        options.append(done_placing(step.waiting))
    choice = yield from decide(g, seat, words.question, options, AboutPlacing(step.waiting))
    match choice:
        case PlaceHuman(row, column) | PlaceToken(row, column):
            aboard[board.cell(row, column)] += 1
            step.waiting -= 1
            g.emit(words.placed(seat, row, column))
        case LiftHuman(row, column) | LiftToken(row, column):
            aboard[board.cell(row, column)] -= 1
            step.waiting += 1
            step.lifts -= 1
            g.emit(words.lifted(seat, row, column))
        case DonePlacing(left):
            finish(g)
            if left:
                g.emit(words.left(seat, left))
