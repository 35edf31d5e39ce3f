"""Preparing the flight: crew, aliens with their specialists, sleepers and battery tokens."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.events.preparation import (
    AlienBoarded,
    ShipBoarded,
    SpecialistBoarded,
)
from kosmodrom.games.galaxy_trucker.moves.preparation import (
    BoardAlien,
    BoardHumans,
    BoardSpecialist,
    board_alien,
    board_humans,
    board_specialist,
)
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    is_learning_flight,
    works,
)
from kosmodrom.games.galaxy_trucker.rules.inspection import launch_order
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish
from kosmodrom.games.galaxy_trucker.steps.preparation import Board
from kosmodrom.games.galaxy_trucker.tables import (
    CABIN,
    LIFE_SUPPORT,
    LUXURY_CABIN,
    STARTING_CABIN,
    STASIS_CHAMBER,
)
from kosmodrom.games.galaxy_trucker.terms import COLOURS, SPECIALISTS

BOARD: Final = Question("board", ("GTB-601", "GT-351", "GT-352"))
BLUE_ALIEN: Final = 2


def begin_boarding(g: Game) -> None:
    """In number-tile order (GTB-601, GT-352)."""
    g.state.todo = [Board(launch_order(g))]
    g.state.phase = "launch"


@carries_out(Board)
def board_ship(g: Game, step: Board) -> Flow:
    """Each player decides for every cabin joined to a life support; everything else is filled
    without a question (GTB-601, GTB-602)."""
    if not step.order:
        finish(g)
        return
    seat = step.order[0]
    if not step.begun:
        step.begun = True
        step.cells = _fill(g, seat)
    if not step.cells:
        _tell(g, seat)
        step.order.pop(0)
        step.begun = False
        return
    cell = step.cells[0]
    choice = yield from decide(g, seat, BOARD, crew_options(g, seat, cell))
    if choice is not None:
        step.cells.pop(0)
        put_crew(g, seat, cell, choice)


def _fill(g: Game, seat: Seat) -> list[int]:
    """Fill what leaves no choice; returns the cabins that could have an alien.

    Nothing in the dead zone takes crew or tokens (GT-923, GT-Q-82).
    """
    t, ship = g.data.tables, g.state.players[seat].ship
    choices: list[int] = []
    for cell in ships.occupied(ship):
        part = ship.parts[cell]
        if not works(g, seat, cell):
            continue
        ship.tokens[cell] = t.cells[part]  # GTB-602
        match t.kinds[part]:
            case kind if kind == STARTING_CABIN:
                ship.humans[cell] = g.data.flight.humans  # GTB-501
            case kind if kind == LUXURY_CABIN:
                ship.humans[cell] = 1  # GT-210, GT-211
            case kind if kind == STASIS_CHAMBER:
                ship.humans[cell] = g.data.flight.sleepers  # GT-220
            case kind if kind == CABIN:
                if alien_colours(g, seat, cell):
                    choices.append(cell)
                else:
                    ship.humans[cell] = g.data.flight.humans
    return choices


def alien_colours(g: Game, seat: Seat, cell: int) -> list[int]:
    """The aliens that could live in an ordinary cabin: those of the life supports it is joined to
    (GTB-502, GTB-504, GT-340 to GT-342), each colour once on a ship (GTB-503, GT-350, GT-610). On
    the learning flight there are none (GTB-209)."""
    t, ship = g.data.tables, g.state.players[seat].ship
    if t.kinds[ship.parts[cell]] != CABIN or is_learning_flight(g):
        return []
    found = {
        t.colours[ship.parts[other]]
        for other in ships.joined_to(t, ship, cell)
        if t.kinds[ship.parts[other]] == LIFE_SUPPORT and works(g, seat, other)
    }
    return sorted(colour for colour in found if not ship.aliens[colour])


def crew_options(g: Game, seat: Seat, cell: int) -> list[Option]:
    """Two humans, or an alien; a blue one comes with a specialist card that is still there
    (GT-351 to GT-353)."""
    row, column = board_of(g).place(cell)
    found: list[Option] = [board_humans(row, column)]
    for colour in alien_colours(g, seat, cell):
        if colour != BLUE_ALIEN:
            found.append(board_alien(row, column, COLOURS[colour]))
        else:
            found += [
                board_specialist(row, column, SPECIALISTS[number])
                for number in range(len(SPECIALISTS))
                if g.state.specialists >> number & 1
            ]
    return found


def put_crew(g: Game, seat: Seat, cell: int, choice: Option) -> None:
    """Crew goes into a cabin."""
    player = g.state.players[seat]
    row, column = board_of(g).place(cell)
    match choice:
        case BoardHumans():
            player.ship.humans[cell] = g.data.flight.humans
        case BoardAlien(colour=colour):
            player.ship.aliens[COLOURS.index(colour)] = cell
            g.emit(AlienBoarded(seat, colour, row, column))
        case BoardSpecialist(specialist=specialist):
            number = SPECIALISTS.index(specialist)
            player.ship.aliens[BLUE_ALIEN] = cell
            player.specialist = number
            g.state.specialists &= ~(1 << number)
            g.emit(SpecialistBoarded(seat, specialist, row, column))


def _tell(g: Game, seat: Seat) -> None:
    t, ship = g.data.tables, g.state.players[seat].ship
    humans = sleepers = 0
    for cell in ships.filled(ship.humans):
        if t.kinds[ship.parts[cell]] == STASIS_CHAMBER:
            sleepers += ship.humans[cell]
        else:
            humans += ship.humans[cell]
    tokens = sum(ship.tokens[cell] for cell in ships.filled(ship.tokens))
    g.emit(ShipBoarded(seat, humans, sleepers, tokens))
