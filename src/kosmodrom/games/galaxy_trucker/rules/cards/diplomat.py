"""The Diplomat averts an enemy's attack or a line of a combat zone, once (GT-380 to GT-385), and
nothing else: no sabotage, no machination, no fire of a junkyard (GT-Q-29)."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import Question
from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.cards import DiplomatUsed
from kosmodrom.games.galaxy_trucker.moves.cards import KEEP_DIPLOMAT, USE_DIPLOMAT
from kosmodrom.games.galaxy_trucker.rules.base import Game, board_of, has_specialist, in_convoy
from kosmodrom.games.galaxy_trucker.rules.losses import lose_alien
from kosmodrom.games.galaxy_trucker.rules.todo import push
from kosmodrom.games.galaxy_trucker.terms import NOTHING, SPECIALISTS

DIPLOMAT: Final = Question("diplomat", ("GT-380", "GT-381", "GT-383", "GT-384", "GT-385"))
DIPLOMAT_NUMBER: Final = SPECIALISTS.index("diplomat")
BLUE: Final = 2
DIPLOMAT_OPTIONS: Final = (USE_DIPLOMAT, KEEP_DIPLOMAT)


def has_diplomat(g: Game, seat: Seat) -> bool:
    """Whether a Diplomat can step in: the blue alien must be in the convoy (GT-354, GT-648), in
    whichever half (GT-628)."""
    player = g.state.players[seat]
    half = board_of(g).half_of[player.ship.aliens[BLUE]]
    return has_specialist(g, seat, DIPLOMAT_NUMBER) and bool(in_convoy(player) >> half & 1)


def use_diplomat(g: Game, seat: Seat) -> None:
    """The card is discarded and the blue alien leaves (GT-385); sleepers may wake (GT-Q-31)."""
    g.emit(DiplomatUsed(seat))
    g.state.players[seat].specialist = NOTHING
    push(g, steps.Wake(seat, [lose_alien(g, seat, BLUE)]))
