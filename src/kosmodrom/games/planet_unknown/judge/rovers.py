"""What rovers may reach, and what they and the cards collect."""

from __future__ import annotations

from functools import cache
from typing import Final

from kosmodrom.games.planet_unknown.box.box import Box
from kosmodrom.games.planet_unknown.clauses import LifepodRate, MeteoriteRate
from kosmodrom.games.planet_unknown.geometry import SIZE, STRIDE, Board
from kosmodrom.games.planet_unknown.judge.tracks import TOP, CorporationTable
from kosmodrom.games.planet_unknown.state import LIFEPODS, ROVER, Player

# A rover gets to a thing ``far`` steps away with the chance ``movement / (movement + far)``.
SHARE: Final = 0.4
"""The share of the movement to come that serves a single thing, among all there are."""
DETOUR: Final = 2
"""The steps that the way to a thing is longer than the direct one, on average."""
NO_ROVER: Final = 12
"""How far away everything counts before the first rover has landed."""
COLLECTED: Final = 25
"""A collected meteorite that makes no full set yet (PU-742)."""
LASTS: Final = 0.9
"""The chance that a lifepod is not covered before a rover comes."""


class Reach:
    """What the rovers of a player may get to."""

    __slots__ = ("_movement", "_rovers", "time")

    def __init__(self, player: Player, corporation: CorporationTable, time: int) -> None:
        self.time = time
        self._rovers = [distances_from(rover.square) for rover in player.rovers]
        if player.waiting and player.tiles:
            for effect in player.pending:
                if effect.kind == "rover":
                    self._rovers.append(distances_from(player.tiles[-1].anchor))
        self._movement = SHARE * corporation.movement[min(player.trackers[ROVER], TOP)][time]
        if self._rovers:
            self._movement += player.movement
        elif not player.waiting:
            self._movement = 0.0

    def chance(self, square: int, otherwise: float = 0.0) -> float:
        """The chance that a rover gets to a square; ``otherwise`` is the chance without one."""
        movement = self._movement
        if not movement:
            return otherwise if self.time else 0.0
        far = NO_ROVER
        for distances in self._rovers:
            if distances[square] < far:
                far = distances[square]
        found = movement / (movement + far + DETOUR)
        return found + (1 - found) * otherwise


@cache
def distances_from(square: int) -> tuple[int, ...]:
    """The steps from one bit's square to that of every other bit."""
    y, x = divmod(square, STRIDE)
    places = (divmod(place, STRIDE) for place in range(SIZE * STRIDE))
    return tuple(abs(y - v) + abs(x - u) for v, u in places)


def bits(of: Board) -> list[int]:
    """The bits of a board; quick where it has few squares."""
    found = []
    while of:
        lowest = of & -of
        found.append(lowest.bit_length() - 1)
        of ^= lowest
    return found


def collection_worth(box: Box, player: Player, reach: Reach) -> int:
    """Lifepods and meteorites: collected ones, and those that rovers may get (PU-741 to PU-743)."""
    lifepod, meteorites = rates(box, player)
    full, rest = divmod(player.meteorites, box.scoring.meteorites_per_medal)
    found = lifepod * player.lifepods + meteorites * full
    if reach.time:
        found += COLLECTED * rest * meteorites // 100
    chances = sum(map(reach.chance, bits(player.layer(LIFEPODS))))
    return found + int(lifepod * LASTS * chances)


def rates(box: Box, player: Player) -> tuple[int, int]:
    """What a lifepod and a full set of meteorites are worth to a player (PU-743)."""
    lifepod, meteorites = box.scoring.lifepod_medals, 1
    for card in player.cards:
        match box.cards[card].effect:
            case LifepodRate(n):
                lifepod = max(lifepod, n)
            case MeteoriteRate(n):
                meteorites += n
    return 100 * lifepod, 100 * meteorites
