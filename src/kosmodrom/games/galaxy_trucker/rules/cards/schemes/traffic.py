"""Traffic Jam and Head Start: machinations that move rockets (GT-752, GT-753, GT-774)."""

from __future__ import annotations

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import HeadStart, TrafficJam
from kosmodrom.games.galaxy_trucker.events.machinations import ClosedUp
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy, flight_order
from kosmodrom.games.galaxy_trucker.rules.cards.base import resolves
from kosmodrom.games.galaxy_trucker.rules.cards.weakest import LEAST_COMPARED, nobody_to_compare
from kosmodrom.games.galaxy_trucker.rules.todo import finish


@resolves(TrafficJam)
def close_up(g: Game, _card: TrafficJam) -> None:
    """All ships, in hyperspace too (GT-753), stand right behind one another; the leader stays
    (GT-752, GT-Q-60). That is neither gaining nor losing days."""
    order = flight_order(g)
    players = g.state.players
    for place, seat in enumerate(order):
        day = players[order[0]].day - place
        if players[seat].day != day:
            players[seat].day = day
            g.emit(ClosedUp(seat))
    finish(g)


@resolves(HeadStart)
def help_last(g: Game, card: HeadStart) -> None:
    """The rearmost gains days, unless it flies alone (GT-774)."""
    order = convoy(g)
    if len(order) < LEAST_COMPARED:
        nobody_to_compare(g)
        finish(g)
        return
    finish(g, steps.Days([(order[-1], card.days)]))
