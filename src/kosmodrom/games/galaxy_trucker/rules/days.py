"""Rockets on the flight board."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.flight import DaysGained, DaysLost
from kosmodrom.games.galaxy_trucker.rules.base import Game, in_convoy
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, finish


def move(g: Game, seat: Seat, days: int) -> None:
    """A rocket moves forward, or back for negative days. Occupied spaces are not counted (GTB-703);
    rockets in hyperspace occupy theirs (GT-Q-18)."""
    if not days:
        return
    players, track = g.state.players, g.data.flight.track
    taken = {
        player.day % track
        for other, player in enumerate(players)
        if other != seat and player.flying
    }
    day, step = players[seat].day, 1 if days > 0 else -1
    for _ in range(abs(days)):
        day += step
        while day % track in taken:
            day += step
    players[seat].day = day
    g.emit(DaysGained(seat, days, day) if days > 0 else DaysLost(seat, -days, day))


@carries_out(steps.Days)
def move_several(g: Game, step: steps.Days) -> None:
    """Who gains days moves from the front on, who loses days from the rear (GTB-704, GT-1103);
    ships in hyperspace stay (GT-Q-93)."""
    players = g.state.players
    moving = [(seat, days) for seat, days in step.moves if in_convoy(players[seat])]
    moving.sort(key=lambda pair: players[pair[0]].day)
    finish(g)
    for seat, days in reversed(moving):
        if days > 0:
            move(g, seat, days)
    for seat, days in moving:
        if days < 0:
            move(g, seat, days)
