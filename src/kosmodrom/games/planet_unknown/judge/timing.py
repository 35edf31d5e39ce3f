"""How long the game will go on, in half rounds: so a little more room counts a little more."""

from __future__ import annotations

from typing import Final

from kosmodrom.games.planet_unknown.judge.filling import room_for
from kosmodrom.games.planet_unknown.rules.base import Game, ground_of, has_events
from kosmodrom.games.planet_unknown.state import COVERED, Player
from kosmodrom.games.planet_unknown.terms import DEPOTS

LONGEST: Final = 44
"""The most time to come after this round where no deck of events ends the game (PU-703)."""
MOST_TIME: Final = LONGEST + 2
"""The most time there is, this round included."""


def times_left(g: Game) -> list[int]:
    """The half rounds that each player may still have: until somebody's planet has no more room
    (PU-701), a depot is empty (PU-702) or the events end (PU-703)."""
    s = g.state
    if s.ending:
        return [0] * g.seats
    begun = s.phase in ("alert-effects", "alert-cards", "tiles")
    now = [2 * (begun and not has_placed(player)) for player in s.players]
    later = min(LONGEST, tiles_last(g))
    if has_events(g):
        later = min(later, 2 * len(s.alerts))
    for seat, (player, this_round) in enumerate(zip(s.players, now, strict=True)):
        free = ground_of(g, seat).squares & ~player.layer(COVERED)
        later = min(later, room_for(free) - this_round)
    return [max(0, later) + this_round for this_round in now]


def tiles_last(g: Game) -> int:
    """The half rounds until a depot is empty, if tiles are taken from all depots alike."""
    inner, outer = g.state.stacks
    offset = g.state.offset
    fewest = min(
        len(outer[depot]) + len(inner[(depot + offset) % DEPOTS]) for depot in range(DEPOTS)
    )
    return 2 * fewest * DEPOTS // g.seats


def has_placed(player: Player) -> bool:
    """Whether a player is through with the tile of this round."""
    if player.taken < 0:
        return False
    return player.stuck or (bool(player.tiles) and player.tiles[-1].tile == player.taken)
