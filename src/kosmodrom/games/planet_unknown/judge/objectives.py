"""What objectives are worth, by the chance of fulfilling them or of beating a neighbour."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.clauses import (
    AllIceCovered,
    AllLandCovered,
    AtLeastMeteorites,
    AtMostIcons,
    Block,
    FewestIcons,
    FewestLifepods,
    FewestMeteorites,
    IconsInArea,
    LargestArea,
    MoreLifepods,
    MostAreas,
    MostIconsOnEdge,
    MostLifepods,
    MostMeteorites,
    MostTracksAtTop,
    TrackerAtTop,
)
from kosmodrom.games.planet_unknown.geometry import STRIDE, Board, areas, popcount
from kosmodrom.games.planet_unknown.judge.filling import Filling, by_room, chance_filled
from kosmodrom.games.planet_unknown.judge.planet import PlanetTable
from kosmodrom.games.planet_unknown.rules.base import TERRAIN_NUMBER, Game
from kosmodrom.games.planet_unknown.rules.objectives import fulfilled, icons, measure, rivals
from kosmodrom.games.planet_unknown.rules.registry import corporation_of, planet_of

# What half a round brings of what a private objective asks for, to somebody who wants it.
STEPS_TO_TOP: Final = 0.36
BLOCK_SQUARES: Final = 0.20
AREA_ICONS: Final = 0.14
METEORITES: Final = 0.16
UNWANTED_ICONS: Final = 0.07
MORE_LIFEPODS: Final = 0.35

CHANGES: Final[Mapping[type, float]] = {
    MostIconsOnEdge: 0.35,
    LargestArea: 1.0,
    MostAreas: 0.4,
    FewestIcons: 0.35,
    MostTracksAtTop: 0.15,
    MostMeteorites: 0.35,
    FewestMeteorites: 0.35,
    MostLifepods: 0.3,
    FewestLifepods: 0.3,
}
"""How much a lead at a neighbour objective changes in half a round (standard deviation)."""


# Private objectives


def private_worth(
    g: Game, seat: Seat, planet: PlanetTable, free: Board, filling: Filling, time: int
) -> int:
    """Each for the chance that it is fulfilled (PU-846)."""
    found = 0.0
    for card in g.state.players[seat].private:
        found += goal_chance(g, seat, card, planet, free, filling, time)
    return int(100 * g.data.scoring.private_fulfilled * found)


def goal_chance(
    g: Game, seat: Seat, card: str, planet: PlanetTable, free: Board, filling: Filling, time: int
) -> float:
    """The chance that a private objective is fulfilled in the end."""
    player, goal = g.state.players[seat], g.data.objectives[card].private
    if not time and not player.pending:
        return float(fulfilled(g, seat, card))
    match goal:
        case Block(terrain, long, short):
            own = planet_of(g, seat).final_terrain(g, seat, TERRAIN_NUMBER[terrain])
            return enough(missing_in_block(own, free, long, short), BLOCK_SQUARES * time)
        case IconsInArea(resource, n):
            own = planet_of(g, seat).final_terrain(g, seat, TERRAIN_NUMBER[resource])
            return enough(n - most_icons(own, icons(g, seat, resource)), AREA_ICONS * time)
        case TrackerAtTop(track):
            number = TERRAIN_NUMBER[track]
            top = corporation_of(g, seat).track(g, seat, number).top
            return enough(top - player.trackers[number], STEPS_TO_TOP * time)
        case AtMostIcons(resource, n):
            more = popcount(icons(g, seat, resource)) - n
            return 1 - enough(1 - more, UNWANTED_ICONS * time)
        case AtLeastMeteorites(n):
            return enough(n - player.meteorites, METEORITES * time)
        case MoreLifepods():
            lead = corporation_of(g, seat).lifepods_collected(g, seat) - player.meteorites
            return ahead_chance(lead, MORE_LIFEPODS, time)
        case AllIceCovered():
            return chance_filled(by_room(free), planet.ice & free, filling)
        case AllLandCovered():
            missing = planet.land & ~planet_of(g, seat).filled(g, seat)
            return chance_filled(by_room(free), missing, filling)


@lru_cache(maxsize=1 << 12)
def enough(missing: int, expected: float) -> float:
    """The chance that at least the missing ones come if ``expected`` come on average (Poisson)."""
    term, below = math.exp(-expected), 0.0
    for number in range(missing):
        below += term
        term *= expected / (number + 1)
    return max(0.0, 1 - below)


@lru_cache(maxsize=1 << 12)
def missing_in_block(own: Board, free: Board, long: int, short: int) -> int:
    """The fewest squares that any rectangle of this size lacks to be all of one terrain."""
    least = NEVER
    for width, height in {(long, short), (short, long)}:
        corners = fitting_corners(own | free, width, height)
        while corners:
            corner = corners & -corners
            there = rectangle(width, height) << corner.bit_length() - 1
            least = min(least, popcount(there & ~own))
            corners ^= corner
    return least


NEVER: Final = 99


def fitting_corners(allowed: Board, width: int, height: int) -> Board:
    """Where a rectangle may have its left top corner."""
    rows = allowed
    for shift in range(1, width):
        rows &= allowed >> shift
    found = rows
    for shift in range(1, height):
        found &= rows >> shift * STRIDE
    return found


def rectangle(width: int, height: int) -> Board:
    return sum((1 << width) - 1 << row * STRIDE for row in range(height))


@lru_cache(maxsize=1 << 12)
def most_icons(own: Board, shown: Board) -> int:
    """The most resources in one area of a terrain."""
    return max((popcount(area & shown) for area in areas(own)), default=0)


# Neighbour objectives


def add_neighbours(g: Game, values: list[int], time: int) -> None:
    """What two neighbours compare, and objectives for which all compete (PU-753, PU-1518)."""
    rates = g.data.scoring
    for number, objective in enumerate(g.state.objectives):
        one, other = rivals(g, number)
        change = CHANGES[type(g.data.objectives[objective].neighbour)]
        lead = standing(g, one, objective) - standing(g, other, objective)
        for seat, ahead in ((one, lead), (other, -lead)):
            won = ahead_chance(ahead, change, time)
            drawn = 1 - won - ahead_chance(-ahead, change, time)
            values[seat] += int(100 * (rates.neighbour_won * won + rates.neighbour_drawn * drawn))
    for objective in g.state.common:
        change = CHANGES[type(g.data.objectives[objective].neighbour)]
        stands = [standing(g, seat, objective) for seat in range(g.seats)]
        for seat, own in enumerate(stands):
            best = max(stands[:seat] + stands[seat + 1 :])
            values[seat] += int(100 * rates.neighbour_won * ahead_chance(own - best, change, time))


def standing(g: Game, seat: Seat, objective: str) -> int:
    """How well a player does at a neighbour objective, as `measure`; areas are remembered."""
    goal = g.data.objectives[objective].neighbour
    if isinstance(goal, LargestArea | MostAreas):
        own = planet_of(g, seat).final_terrain(g, seat, TERRAIN_NUMBER[goal.terrain])
        largest, count = area_sizes(own)
        return largest if isinstance(goal, LargestArea) else count
    return measure(g, seat, objective)


@lru_cache(maxsize=1 << 12)
def area_sizes(own: Board) -> tuple[int, int]:
    """The size of the largest area of a terrain, and how many there are."""
    found = areas(own)
    return max(map(popcount, found), default=0), len(found)


@lru_cache(maxsize=1 << 12)
def ahead_chance(lead: int, change: float, time: int) -> float:
    """The chance that a lead still is one in the end, if it changes at random until then."""
    if not time:
        return float(lead > 0)
    return (1 + math.erf((lead - 0.5) / (change * math.sqrt(2 * time)))) / 2
