"""Epidemics (GTB-825, GT-877)."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.components import Epidemic
from kosmodrom.games.galaxy_trucker.events.cards import Healthy, IllnessSpread
from kosmodrom.games.galaxy_trucker.rules.base import Game, awake, board_of, convoy, in_convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import merciless, resolves, skip_absent
from kosmodrom.games.galaxy_trucker.rules.damage import lose_parts
from kosmodrom.games.galaxy_trucker.rules.losses import lose_alien, lose_humans
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, finish, push
from kosmodrom.games.galaxy_trucker.steps.cards import Epidemic as EpidemicStep


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
        return
    g.emit(IllnessSpread(seat, len(cells)))
    if merciless(g):
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
    """One loss in all the cabins, then sleepers may take the places (GT-225, GT-Q-08)."""
    aliens = g.state.players[seat].ship.aliens
    freed: list[list[int]] = []
    for cell in cells:
        if cell in aliens:
            freed.append(lose_alien(g, seat, aliens.index(cell)))
        else:
            lose_humans(g, seat, cell, 1)
            freed.append([cell, 1])
    push(g, steps.Wake(seat, freed))
