"""Objectives: what neighbours compare, and what a player alone fulfils (PU-Q-58)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

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
from kosmodrom.games.planet_unknown.rules.base import TERRAIN_NUMBER, Game, ground_of
from kosmodrom.games.planet_unknown.rules.registry import corporation_of, planet_of
from kosmodrom.games.planet_unknown.state import COVERED, ICONS
from kosmodrom.games.planet_unknown.terms import Terrain

Measure = Callable[[Game, Seat, Any], int]


# Terrain and resources


def terrain_areas(g: Game, seat: Seat, terrain: Terrain) -> tuple[Board, ...]:
    """The areas of a terrain, patches included (PU-771, PU-772)."""
    return areas(planet_of(g, seat).final_terrain(g, seat, TERRAIN_NUMBER[terrain]))


def icons(g: Game, seat: Seat, resource: Terrain) -> Board:
    """The squares that show a resource (PU-773)."""
    return g.state.players[seat].layer(ICONS + TERRAIN_NUMBER[resource])


# Neighbour objectives: the higher number wins


def _icons_on_edge(g: Game, seat: Seat, goal: MostIconsOnEdge) -> int:
    return popcount(icons(g, seat, goal.resource) & ground_of(g, seat).perimeter)


def _largest_area(g: Game, seat: Seat, goal: LargestArea) -> int:
    return max(map(popcount, terrain_areas(g, seat, goal.terrain)), default=0)


def _areas(g: Game, seat: Seat, goal: MostAreas) -> int:
    return len(terrain_areas(g, seat, goal.terrain))


def _few_icons(g: Game, seat: Seat, goal: FewestIcons) -> int:
    return -popcount(icons(g, seat, goal.resource))


def _tracks_at_top(g: Game, seat: Seat, _goal: MostTracksAtTop) -> int:
    return len(corporation_of(g, seat).tracks_at_top(g, seat))


def _meteorites(g: Game, seat: Seat, _goal: MostMeteorites) -> int:
    return g.state.players[seat].meteorites


def _few_meteorites(g: Game, seat: Seat, _goal: FewestMeteorites) -> int:
    return -g.state.players[seat].meteorites


def _lifepods(g: Game, seat: Seat, _goal: MostLifepods) -> int:
    return corporation_of(g, seat).lifepods_collected(g, seat)


def _few_lifepods(g: Game, seat: Seat, _goal: FewestLifepods) -> int:
    return -corporation_of(g, seat).lifepods_collected(g, seat)


NEIGHBOUR: Final[dict[type, Measure]] = {
    MostIconsOnEdge: _icons_on_edge,
    LargestArea: _largest_area,
    MostAreas: _areas,
    FewestIcons: _few_icons,
    MostTracksAtTop: _tracks_at_top,
    MostMeteorites: _meteorites,
    FewestMeteorites: _few_meteorites,
    MostLifepods: _lifepods,
    FewestLifepods: _few_lifepods,
}


def measure(g: Game, seat: Seat, objective: str) -> int:
    """How well a player does at a neighbour objective: more is better."""
    goal = g.data.objectives[objective].neighbour
    return NEIGHBOUR[type(goal)](g, seat, goal)


def rivals(g: Game, number: int) -> tuple[Seat, Seat]:
    """The two players between whom a neighbour objective lies (PU-217, PU-218, PU-756)."""
    if g.seats == 2:
        return 0, 1
    return number, (number + 1) % g.seats


def contest(
    g: Game, objective: str, seats: Sequence[Seat]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How those who compete for an objective stand, and what it gives to each of them so (PU-754,
    PU-755, PU-Q-38)."""
    rates = g.data.scoring
    values = tuple([measure(g, seat, objective) for seat in seats])
    most = max(values)
    medals = rates.neighbour_drawn if values.count(most) > 1 else rates.neighbour_won
    return values, tuple([medals if value == most else 0 for value in values])


def neighbour_medals(g: Game, seat: Seat) -> int:
    """Medals of neighbour objectives (PU-753 to PU-756), and of those for which all compete
    (PU-1518, PU-Q-38)."""
    found = 0
    for number, objective in enumerate(g.state.objectives):  # none in solo (PU-914)
        pair = rivals(g, number)
        if seat in pair:
            found += contest(g, objective, pair)[1][pair.index(seat)]
    for objective in g.state.common:
        found += contest(g, objective, range(g.seats))[1][seat]
    return found


# Private objectives


def _block(g: Game, seat: Seat, goal: Block) -> bool:
    """A full rectangle, either way round."""
    of = planet_of(g, seat).final_terrain(g, seat, TERRAIN_NUMBER[goal.terrain])
    return _has_block(of, goal.long, goal.short) or _has_block(of, goal.short, goal.long)


def _has_block(of: Board, width: int, height: int) -> bool:
    rows = of
    for shift in range(1, width):
        rows &= of >> shift
    found = rows
    for shift in range(1, height):
        found &= rows >> shift * STRIDE
    return found != 0


def _icons_in_area(g: Game, seat: Seat, goal: IconsInArea) -> bool:
    shown = icons(g, seat, goal.resource)
    of_terrain = terrain_areas(g, seat, goal.resource)
    return any(popcount(area & shown) >= goal.n for area in of_terrain)


def _tracker_at_top(g: Game, seat: Seat, goal: TrackerAtTop) -> bool:
    return TERRAIN_NUMBER[goal.track] in corporation_of(g, seat).tracks_at_top(g, seat)


def _at_most_icons(g: Game, seat: Seat, goal: AtMostIcons) -> bool:
    return popcount(icons(g, seat, goal.resource)) <= goal.n


def _enough_meteorites(g: Game, seat: Seat, goal: AtLeastMeteorites) -> bool:
    return g.state.players[seat].meteorites >= goal.n


def _more_lifepods(g: Game, seat: Seat, _goal: MoreLifepods) -> bool:
    collected = corporation_of(g, seat).lifepods_collected(g, seat)
    return collected > g.state.players[seat].meteorites


def _ice_covered(g: Game, seat: Seat, _goal: AllIceCovered) -> bool:
    return not ground_of(g, seat).ice & ~g.state.players[seat].layer(COVERED)


def _land_covered(g: Game, seat: Seat, _goal: AllLandCovered) -> bool:
    """On Petra, uncovered currents do not count as uncovered land (PU-Q-47 (d))."""
    return not ground_of(g, seat).land & ~planet_of(g, seat).filled(g, seat)


PRIVATE: Final[dict[type, Callable[[Game, Seat, Any], bool]]] = {
    Block: _block,
    IconsInArea: _icons_in_area,
    TrackerAtTop: _tracker_at_top,
    AtMostIcons: _at_most_icons,
    AtLeastMeteorites: _enough_meteorites,
    MoreLifepods: _more_lifepods,
    AllIceCovered: _ice_covered,
    AllLandCovered: _land_covered,
}


def fulfilled(g: Game, seat: Seat, objective: str) -> bool:
    """Whether the private side of an objective is fulfilled (PU-846)."""
    goal = g.data.objectives[objective].private
    return PRIVATE[type(goal)](g, seat, goal)
