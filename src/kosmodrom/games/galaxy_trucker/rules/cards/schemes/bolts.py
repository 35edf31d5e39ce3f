"""Loose Bolts (GT-778)."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.components import LooseBolts
from kosmodrom.games.galaxy_trucker.events.machinations import NoLooseBolts
from kosmodrom.games.galaxy_trucker.moves.machinations import Loosen, loosen
from kosmodrom.games.galaxy_trucker.rules.base import Game, active_cells, board_of, convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import resolves, skip_absent
from kosmodrom.games.galaxy_trucker.rules.damage import lose_parts
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish
from kosmodrom.games.galaxy_trucker.steps.machinations import LooseBolts as BoltsStep

BOLTS: Final = Question("loose-bolts", ("GT-778",))


@resolves(LooseBolts)
def resolve(g: Game, card: LooseBolts) -> None:
    """Each player so many times in a row."""
    finish(g, BoltsStep([seat for seat in convoy(g) for _ in range(card.parts)]))


@carries_out(BoltsStep)
def shake(g: Game, step: BoltsStep) -> Flow:
    """From the leader on, each lets a part with an exposed connector fall off (GT-778)."""
    skip_absent(g, step.order)
    if not step.order:
        finish(g)
        return
    seat, board = step.order[0], board_of(g)
    cells = loose_parts(g, seat)
    if not cells:
        del step.order[0]
        g.emit(NoLooseBolts(seat))
        return
    ids, parts = g.data.tables.part_ids, g.state.players[seat].ship.parts
    options = [loosen(*board.place(cell), ids[parts[cell]]) for cell in cells]
    choice = yield from decide(g, seat, BOLTS, options)
    if isinstance(choice, Loosen):
        del step.order[0]
        cell = board.cell(choice.row, choice.column)
        lose_parts(g, seat, (cell,), "fell_off", "loose_bolts")


def loose_parts(g: Game, seat: Seat) -> list[int]:
    """The cells of the convoy whose parts have an exposed connector (GTB-404)."""
    t, ship = g.data.tables, g.state.players[seat].ship
    return [cell for cell in active_cells(g, seat) if ships.exposed_sides(t, ship, cell)]
