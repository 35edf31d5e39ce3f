"""Why something cannot be done at the check or when the crew boards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.moves.preparation import (
    BoardAlien,
    BoardHumans,
    BoardSpecialist,
    ChooseFront,
    KeepPart,
    RemovePart,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game, board_of
from kosmodrom.games.galaxy_trucker.rules.boarding import BLUE_ALIEN, alien_colours
from kosmodrom.games.galaxy_trucker.steps.extra import StarWarehouse
from kosmodrom.games.galaxy_trucker.steps.preparation import Board
from kosmodrom.games.galaxy_trucker.terms import COLOURS, SPECIALISTS


def no_removal(g: Game, seat: Seat, _ask: Ask, option: Option) -> Refused | None:
    if not isinstance(option, RemovePart):
        return None
    return _no_part(g, seat, option.row, option.column, "GTB-421") or Refused(
        "part-faultless", ("GTB-421",), row=option.row, column=option.column
    )


def no_piece(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused | None:
    """A piece goes by its first part; only pieces with a cabin are offered if there are any."""
    if not isinstance(option, KeepPart):
        return None
    if refused := _no_part(g, seat, option.row, option.column, "GTB-423"):
        return refused
    cell = board_of(g).cell(option.row, option.column)
    for offered in ask.options:
        if isinstance(offered, KeepPart):
            piece = _piece_of(g, seat, board_of(g).cell(offered.row, offered.column))
            if piece >> cell & 1:
                return Refused("piece-by-first-part", ("GTB-423",)).beginning([offered])
    if board_of(g).half_of[cell] != _half_in_pieces(g, ask):
        return Refused("other-half-whole", ("GT-Q-44",))
    return Refused("piece-without-cabin", ("GTB-423",))


def no_crew(g: Game, seat: Seat, _ask: Ask, option: Option) -> Refused | None:
    """Before launch, or in a cabin of the Star Warehouse."""
    step = g.state.todo[0]
    if not isinstance(step, Board | StarWarehouse) or not isinstance(
        option, BoardHumans | BoardAlien | BoardSpecialist
    ):
        return None
    cell = step.cells[0] if isinstance(step, Board) else step.cell
    row, column = board_of(g).place(cell)
    if (option.row, option.column) != (row, column):
        return Refused("other-cabin", ("GTB-601",), row=row, column=column)
    if isinstance(option, BoardHumans):
        return None
    if isinstance(option, BoardAlien) and option.colour == COLOURS[BLUE_ALIEN]:
        return Refused("blue-needs-card", ("GT-351",))
    colour = COLOURS.index(option.colour) if isinstance(option, BoardAlien) else BLUE_ALIEN
    name = COLOURS[colour]
    if g.state.players[seat].ship.aliens[colour]:
        return Refused("alien-aboard", ("GTB-503", "GT-350"), colour=name)
    if colour not in alien_colours(g, seat, cell):
        return Refused("no-life-support", ("GTB-502", "GTB-504"), colour=name)
    if isinstance(option, BoardSpecialist):
        number = SPECIALISTS.index(option.specialist)
        if not g.state.specialists >> number & 1:
            return Refused("specialist-taken", ("GT-352",), specialist=option.specialist)
    return None


def _no_part(g: Game, seat: Seat, row: int, column: int, rule: str) -> Refused | None:
    if g.state.players[seat].ship.parts[board_of(g).cell(row, column)]:
        return None
    return Refused("nothing-there", (rule,), row=row, column=column)


def _piece_of(g: Game, seat: Seat, cell: int) -> int:
    ship = g.state.players[seat].ship
    return next(
        piece
        for piece in ships.pieces(g.data.tables, ship, ships.parts_mask(ship))
        if piece >> cell & 1
    )


def _half_in_pieces(g: Game, ask: Ask) -> int:
    offered = next(option for option in ask.options if isinstance(option, KeepPart))
    return board_of(g).half_of[board_of(g).cell(offered.row, offered.column)]


MOMENTS: Final[dict[type[Option], tuple[str, tuple[str, ...]]]] = {
    ChooseFront: ("front-at-check", ("GT-505",)),
    RemovePart: ("removed-at-check", ("GTB-421",)),
    KeepPart: ("pieces-at-check", ("GTB-423",)),
    BoardHumans: ("boarding-before-launch", ("GTB-601",)),
    BoardAlien: ("boarding-before-launch", ("GTB-601",)),
    BoardSpecialist: ("boarding-before-launch", ("GTB-601", "GT-351")),
}
"""When moves of this chapter are made, for those who try at another moment."""


def wrong_moment(option: Option) -> Refused | None:
    """Why a move of this chapter does not answer a question of another one."""
    found = MOMENTS.get(type(option))
    return None if found is None else Refused(*found)


REFUSALS: Final[dict[str, Callable[[Game, Seat, Ask, Option], Refused | None]]] = {
    "mend": no_removal,
    "piece": no_piece,
    "board": no_crew,
}
