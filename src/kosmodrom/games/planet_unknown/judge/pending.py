"""What a player has gained and not resolved yet."""

from __future__ import annotations

from typing import Final

from kosmodrom.games.planet_unknown.geometry import popcount
from kosmodrom.games.planet_unknown.judge.filling import MOST_PATCHES
from kosmodrom.games.planet_unknown.judge.tracks import BOOST, CARDS, PATCH, TOP, CorporationTable
from kosmodrom.games.planet_unknown.rules.base import ALL_TRACKS
from kosmodrom.games.planet_unknown.rules.cards import PLAIN, STEPS
from kosmodrom.games.planet_unknown.state import LIFEPODS, Player

TILE: Final = 120
"""One more tile to place."""
OTHER_EFFECT: Final = 40
"""Anything that `pending_worth` does not name."""


def pending_worth(player: Player, corporation: CorporationTable, time: int) -> int:
    """What will come of pending effects and civ choices, each advance on top of those before it."""
    found = sum(CARDS[rank] for rank in player.due)
    trackers = list(player.trackers)
    for effect in player.pending:
        match effect.kind:
            case "advance" | "unplaced":
                found += climb(corporation, trackers, 1 << effect.number, 1, time)
            case "energy":
                found += climb(corporation, trackers, effect.mask, 1, time)
            case "boost":
                found += climb(corporation, trackers, ALL_TRACKS, 1, time)
            case "trackers":
                steps = effect.mask % PLAIN >> STEPS
                for _ in range(effect.number):
                    found += climb(corporation, trackers, effect.mask, steps, time)
            case "regress":
                found -= BOOST * effect.number
            case "patch":
                found += PATCH
            case "lifepods":
                found += 100 * min(effect.number, popcount(player.layer(LIFEPODS)))
            case "tile":
                found += TILE
            case "rover":
                pass  # where it will stand counts, see `Reach`
            case _:
                found += OTHER_EFFECT
    return found


def climb(
    corporation: CorporationTable, trackers: list[int], tracks: int, steps: int, time: int
) -> int:
    """Advance the tracker of these tracks that gains most by it, and say how much that is."""
    best, chosen = 0, -1
    for track, position in enumerate(trackers):
        if tracks >> track & 1:
            gains = corporation.gains[track]
            gain = sum(gains[min(position + step, TOP)][time] for step in range(steps))
            if gain > best:
                best, chosen = gain, track
    if chosen >= 0:
        trackers[chosen] += steps
    return best


def patches_at_hand(player: Player) -> int:
    """Patches that are stored or wait to be placed."""
    found = player.stored
    for effect in player.pending:
        found += effect.kind == "patch"
    return min(found, MOST_PATCHES)
