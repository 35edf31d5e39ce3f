"""Stardust (GTB-807, GT-878)."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.components import Stardust
from kosmodrom.games.galaxy_trucker.events.cards import DustGathers
from kosmodrom.games.galaxy_trucker.rules.base import Game, active_cells, convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import merciless, resolves, skip_absent
from kosmodrom.games.galaxy_trucker.rules.damage import lose_parts
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, finish
from kosmodrom.games.galaxy_trucker.steps.cards import Stardust as StardustStep


@resolves(Stardust)
def resolve(g: Game, _card: Stardust) -> None:
    """A day lost for each exposed connector, the rearmost first (GTB-807)."""
    order = convoy(g)
    if merciless(g):
        finish(g, StardustStep(order))
        return
    moves: list[tuple[Seat, int]] = []
    for seat in order:
        if connectors := sum(sides.bit_count() for _cell, sides in exposed(g, seat)):
            g.emit(DustGathers(seat, connectors))
            moves.append((seat, -connectors))
    finish(g, *([steps.Days(moves)] if moves else []))


@carries_out(StardustStep)
def erode(g: Game, step: StardustStep) -> None:
    """With Merciless Fate nobody loses days; parts with an exposed connector at this moment fall
    off at once, and then what they held (GT-878, GT-Q-74)."""
    skip_absent(g, step.order)
    if not step.order:
        finish(g)
        return
    seat = step.order.pop(0)
    if cells := [cell for cell, _sides in exposed(g, seat)]:
        lose_parts(g, seat, cells, "fell_off", "stardust")


def exposed(g: Game, seat: Seat) -> list[tuple[int, int]]:
    """The cells in the convoy whose parts have exposed connectors, with these sides as bits."""
    t, ship = g.data.tables, g.state.players[seat].ship
    return [
        (cell, sides)
        for cell in active_cells(g, seat)
        if (sides := ships.exposed_sides(t, ship, cell))
    ]
