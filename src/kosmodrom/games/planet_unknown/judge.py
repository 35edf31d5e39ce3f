"""What a position is worth: the medals so far, and how far rows and columns have come.

A first, simple judge: it looks at a planet line by line, for a line that is nearly full is worth
nearly its medals, and at each tracker's way to its next medal.
"""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.geometry import popcount
from kosmodrom.games.planet_unknown.rules.base import Game
from kosmodrom.games.planet_unknown.rules.registry import corporation_of
from kosmodrom.games.planet_unknown.rules.scoring import score, scoring_squares

TRACK_STEP = 25
"""Hundredths of a medal for a step on a track."""
ROVER = 60
MOVEMENT = 15
STORED_PATCH = 60
METEORITE_LEFT = 20


def judge(g: Game, seat: Seat) -> int:
    """How good the position is for a seat: its worth less the best of the others'."""
    worths = [worth(g, rival) for rival in range(g.seats)]
    if g.state.phase == "end":
        worths = [100 * sum(score(g, rival).values()) for rival in range(g.seats)]
    others = [worths[rival] for rival in range(g.seats) if rival != seat]
    return worths[seat] - max(others, default=0)


def worth(g: Game, seat: Seat) -> int:
    """A player's medals so far and prospects, in hundredths."""
    player = g.state.players[seat]
    if g.state.phase in ("setup", "boards"):
        return 0
    found = 100 * sum(score(g, seat).values())
    found += line_progress(g, seat)
    found += TRACK_STEP * sum(player.trackers)
    found += ROVER * len(player.rovers) + MOVEMENT * player.movement
    found += STORED_PATCH * player.stored
    found -= METEORITE_LEFT * popcount(corporation_of(g, seat).meteorites_left(g, seat))
    return found


def line_progress(g: Game, seat: Seat) -> int:
    """What unfinished rows and columns are worth: the square of their full part."""
    board = g.data.planets[g.state.players[seat].planet]
    filled, ground = scoring_squares(g, seat), board.ground
    found = 0
    for line, medals in zip(
        (*ground.rows, *ground.columns), (*board.rows, *board.columns), strict=True
    ):
        size, full = popcount(line), popcount(line & filled)
        if full < size:
            found += 60 * medals * full * full // (size * size)
    return found
