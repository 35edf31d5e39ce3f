"""Epidemics (GTB-825, GT-877)."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.components import Epidemic
from kosmodrom.games.galaxy_trucker.events.cards import FellIll, Healthy
from kosmodrom.games.galaxy_trucker.rules.base import Game, awake, board_of, convoy, in_convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import merciless, resolves, skip_absent
from kosmodrom.games.galaxy_trucker.rules.damage import lose_parts
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, finish, push
from kosmodrom.games.galaxy_trucker.steps.cards import Epidemic as EpidemicStep
from kosmodrom.games.galaxy_trucker.tables import LUXURY_CABIN


@resolves(Epidemic)
def resolve(g: Game, _card: Epidemic) -> None:
    finish(g, EpidemicStep(convoy(g)))


@carries_out(EpidemicStep)
def spread(g: Game, step: EpidemicStep) -> None:
    """Every occupied cabin joined to another occupied one loses a crew member: all are found first
    (GTB-825). With Merciless Fate these cabins are discarded with everybody in them (GT-877,
    GT-Q-74)."""
    skip_absent(g, step.order)
    if not step.order:
        finish(g)
        return
    seat = step.order.pop(0)
    cells = infected(g, seat)
    if not cells:
        g.emit(Healthy(seat))
    elif merciless(g):
        lose_parts(g, seat, cells, "discarded", "epidemic")
    else:
        _lose_one_each(g, seat, cells)


def infected(g: Game, seat: Seat) -> list[int]:
    """The occupied cabins that are joined to another one. A stasis chamber is no cabin (GT-224); a
    luxury cabin is one (GT-Q-04)."""
    player = g.state.players[seat]
    t, ship, half_of = g.data.tables, player.ship, board_of(g).half_of
    halves = in_convoy(player)
    occupied = {cell for cell, _number in awake(g, seat, halves)}
    occupied.update(cell for cell in ship.aliens if cell and halves >> half_of[cell] & 1)
    return sorted(
        cell for cell in occupied if not occupied.isdisjoint(ships.joined_to(t, ship, cell))
    )


def _lose_one_each(g: Game, seat: Seat, cells: list[int]) -> None:
    """One loss (GT-Q-08): a passenger frees no place for sleepers (GT-227), an alien frees two
    (GT-226)."""
    t, board, ship = g.data.tables, board_of(g), g.state.players[seat].ship
    freed: list[list[int]] = []
    for cell in cells:
        g.emit(FellIll(seat, *board.place(cell)))
        if cell in ship.aliens:
            ship.aliens[ship.aliens.index(cell)] = 0
            freed.append([cell, 2])
        else:
            ship.humans[cell] -= 1
            if t.kinds[ship.parts[cell]] != LUXURY_CABIN:
                freed.append([cell, 1])
    if freed:
        push(g, steps.Wake(seat, freed))
