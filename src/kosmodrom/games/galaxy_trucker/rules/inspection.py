"""The check before launch: fronts of class IA, faults, and what must come off."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.events.preparation import (
    FaultFound,
    FrontChosen,
    NumberGivenBack,
    PartRemoved,
)
from kosmodrom.games.galaxy_trucker.moves.preparation import (
    KeepPart,
    RemovePart,
    choose_front,
    keep_part,
    remove_part,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game, board_of, refresh, road
from kosmodrom.games.galaxy_trucker.rules.damage import CABINS, pieces_by_half
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish
from kosmodrom.games.galaxy_trucker.steps.preparation import ChooseFront, Mend
from kosmodrom.games.galaxy_trucker.terms import SIDES

FRONT: Final = Question("front", ("GT-503", "GT-505"))
MEND: Final = Question("mend", ("GTB-420", "GTB-421"))
PIECE: Final = Question("piece", ("GTB-423",))


def launch_order(g: Game) -> list[Seat]:
    """By number tiles (GT-505, GTB-601)."""
    return sorted(range(g.seats), key=lambda seat: g.state.players[seat].number)


def begin_inspection(g: Game) -> None:
    """Everybody looks at everybody's ship (GTB-420); class IA fixes its fronts first (GT-505)."""
    order = launch_order(g)
    first: list[steps.AnyStep] = (
        [ChooseFront(list(order))] if board_of(g).board.turnable else []  # not IIA (GT-Q-47)
    )
    g.state.todo = [*first, Mend(order)]
    g.state.phase = "boarding"


@carries_out(ChooseFront)
def fix_front(g: Game, step: ChooseFront) -> Flow:
    """In launch order each fixes the front; it may be any side (GT-503 to GT-505)."""
    seat = step.order[0]
    choice = yield from decide(g, seat, FRONT, [choose_front(side) for side in SIDES])
    if choice is None:
        return
    size = len(board_of(g).board.drawing)
    ship = g.state.players[seat].ship
    ships.turn_to_front(g.data.tables, ship, SIDES.index(choice.side), size)
    g.emit(FrontChosen(seat, choice.side))
    step.order.pop(0)
    if not step.order:
        finish(g)


def faults_of(g: Game, seat: Seat) -> list[ships.Fault]:
    """What is wrong with a player's ship, also in the dead zone (GT-924)."""
    ship = g.state.players[seat].ship
    return ships.faults(g.data.tables, ship, turbulence=road(g, seat, "turbulence"))


@carries_out(Mend)
def mend(g: Game, step: Mend) -> Flow:
    """The owner takes parts off, of his choice among those that take part in a fault, until none is
    left (GTB-421); of several pieces of a half one is kept (GTB-423, GT-Q-44)."""
    if not step.order:
        if g.options.check == "lenient":
            _deal_numbers(g, step.repaired)
        finish(g)
        return
    seat = step.order[0]
    board = board_of(g)
    if split := _pieces(g, seat):
        options = [keep_part(*board.place(_first(piece)), piece.bit_count()) for piece in split]
        choice = yield from decide(g, seat, PIECE, options)
        if isinstance(choice, KeepPart):
            kept = 1 << board.cell(choice.row, choice.column)
            for piece in pieces_by_half(g, seat)[board.half_of[_first(split[0])]]:
                if not piece & kept:
                    _take_off(g, seat, ships.bits(piece))
        return
    found = faults_of(g, seat)
    if not found:
        refresh(g, seat)
        step.order.pop(0)
        step.told = False
        return
    if not step.told:
        step.told = True
        step.repaired.append(seat)
        for fault, cells in found:
            g.emit(FaultFound(seat, fault, *board.place(cells[0])))
    faulty = sorted({cell for _fault, cells in found for cell in cells})
    choice = yield from decide(g, seat, MEND, [remove_part(*board.place(cell)) for cell in faulty])
    if isinstance(choice, RemovePart):
        _take_off(g, seat, [board.cell(choice.row, choice.column)])


def _first(piece: int) -> int:
    return next(ships.bits(piece))


def _pieces(g: Game, seat: Seat) -> list[int]:
    """The pieces of the first half that is not whole, among which the owner may choose: those with
    a cabin for humans, if there is one (GTB-423)."""
    for found in pieces_by_half(g, seat):
        if len(found) > 1:
            return [piece for piece in found if _has_cabin(g, seat, piece)] or found
    return []


def _has_cabin(g: Game, seat: Seat, piece: int) -> bool:
    kinds, parts = g.data.tables.kinds, g.state.players[seat].ship.parts
    return any(kinds[parts[cell]] in CABINS for cell in ships.bits(piece))


def _take_off(g: Game, seat: Seat, cells: Iterable[int]) -> None:
    """Parts removed, and parts cut off by that, are lost (GTB-421); with the lenient check they
    only go back to the warehouse (GTB-422)."""
    player = g.state.players[seat]
    strict = g.options.check == "strict"
    starting = g.data.tables.starting_cabins
    for cell in cells:
        part = player.ship.parts[cell]
        ships.unweld(player.ship, cell)
        if strict:
            player.lost.append(part)
        elif part not in starting:
            g.state.returned.append(part)
        row, column = board_of(g).place(cell)
        g.emit(PartRemoved(seat, g.data.tables.part_ids[part], row, column, lost=strict))


def _deal_numbers(g: Game, repaired: list[Seat]) -> None:
    """Lenient check: number tiles of repaired ships are given back and dealt out anew behind the
    others (GTB-422)."""
    if not repaired:
        return
    order = launch_order(g)
    behind = [seat for seat in order if seat in repaired]
    for number, seat in enumerate([s for s in order if s not in repaired] + behind, start=1):
        g.state.players[seat].number = number
        if seat in repaired:
            g.emit(NumberGivenBack(seat, number))
