"""The launch: the deck is made, and rockets are put on the flight board."""

from __future__ import annotations

from itertools import pairwise

from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.events.flight import Launched
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    convoy,
    level_of,
    road,
)
from kosmodrom.games.galaxy_trucker.rules.deck import make_deck
from kosmodrom.games.galaxy_trucker.rules.giving_up import dismiss_pilotless


def launch(g: Game) -> None:
    """The deck (GTB-605), the rockets (GTB-603), who cannot fly (GTB-425), and the first shots of
    Object of Envy (GT-836)."""
    make_deck(g)
    _put_rockets(g)
    dismiss_pilotless(g)
    # From the leader on, each is shot at by the next one behind (GT-Q-66).
    order = convoy(g)
    g.state.todo += [
        steps.EnvyShot(behind, ahead)
        for ahead, behind in pairwise(order)
        if road(g, ahead, "object_of_envy")
    ]
    g.state.phase = "flight"


def _put_rockets(g: Game) -> None:
    """Number tile 1 on the start space, each further one a gap behind (GTB-603, GT-Q-99). A half
    without any part does not exist (GT-Q-43)."""
    gap, board = level_of(g).gap, board_of(g)
    for seat in sorted(range(g.seats), key=lambda seat: g.state.players[seat].number):
        player = g.state.players[seat]
        behind = (player.number - 1) * gap
        player.day = -behind
        player.flying, player.finished, player.saved = True, False, False
        player.away = [0, 0]
        player.halves = sum({1 << board.half_of[cell] for cell in ships.occupied(player.ship)})
        player.launched.append(ships.picture(player.ship))
        g.emit(Launched(seat, behind))
