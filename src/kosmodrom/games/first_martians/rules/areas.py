"""What is found in the land around the HUB: areas, samples, POI tokens (FM-900 to FM-907)."""

from __future__ import annotations

from kosmodrom.core.asks import Flow
from kosmodrom.games.first_martians.events.hub import AreaSampleLost
from kosmodrom.games.first_martians.events.story import AreaRevealed, PoiDrawn
from kosmodrom.games.first_martians.map import ADVENTURES as ADVENTURE_BIT
from kosmodrom.games.first_martians.map import (
    BESIDE_HUB,
    CHECKS_ROVER,
    IMPASSABLE,
    LOWERS_MORALE,
    NEIGHBOURS,
    PAWN,
    REROLLS,
    SPACE_NAMES,
    UNEXPLORED,
    WOUNDS,
    Terrain,
    is_open,
    ring_of,
)
from kosmodrom.games.first_martians.rules.base import Game, mission_of
from kosmodrom.games.first_martians.terms import (
    ADVENTURE,
    NOTHING,
    REROLL,
    ROVER_CHECK,
    WOUND,
    AreaEffect,
)
from kosmodrom.games.first_martians.terms import PAWN as PAWN_TOKEN

EFFECT_BITS: dict[AreaEffect, int] = {
    "wound": WOUNDS,
    "adventure": ADVENTURE_BIT,
    "morale": LOWERS_MORALE,
    "rover": CHECKS_ROVER,
    "impassable": IMPASSABLE,
}
TOKEN_BITS = {
    WOUND: WOUNDS,
    ADVENTURE: ADVENTURE_BIT,
    ROVER_CHECK: CHECKS_ROVER,
    REROLL: REROLLS,
    PAWN_TOKEN: 0,
}


def terrain(g: Game) -> Terrain:
    """What each space asks of those who go there: what is printed on its tile, and its tokens
    (FM-934 to FM-937, FM-1181 to FM-1186)."""
    tiles = g.data.tiles
    found = []
    for area in g.state.areas:
        if area.tile == NOTHING:
            found.append(UNEXPLORED)
            continue
        tile = tiles[area.tile]
        asks = PAWN * tile.pawns
        for effect in tile.effects:
            asks |= EFFECT_BITS[effect]
        for token in area.tokens:
            asks |= TOKEN_BITS.get(token, 0)
        asks += PAWN * area.tokens.count(PAWN_TOKEN)
        found.append(asks)
    return tuple(found)


def explorable(g: Game) -> list[int]:
    """Unexplored spaces beside the HUB or an explored area, the edge being open, and for which a
    tile is left (FM-902)."""
    land = terrain(g)
    return [
        space
        for space, asks in enumerate(land)
        if asks == UNEXPLORED
        and g.state.tile_stacks[ring_of(space) - 1]
        and (
            space in BESIDE_HUB
            or any(
                land[near] != UNEXPLORED and is_open(land, near, space)
                for near in NEIGHBOURS[space]
            )
        )
    ]


def reveal(g: Game, space: int) -> Flow:
    """Draw a tile of the ring; then samples, POI tokens, and the mission icon (FM-903 to
    FM-906)."""
    from kosmodrom.games.first_martians.rules.effects import resolve

    area = g.state.areas[space]
    area.tile = g.state.tile_stacks[ring_of(space) - 1].pop()
    g.reveal()
    tile = g.data.tiles[area.tile]
    area.samples += tile.samples
    g.emit(AreaRevealed(SPACE_NAMES[space], tile.id, tile.samples))
    for _ in range(tile.pois):
        draw_poi(g)
    if tile.icon:
        mission = mission_of(g)
        yield from resolve(g, mission.icon, space=space, story=mission.id)


def draw_poi(g: Game) -> None:
    """A POI token goes to the Available area, usable at once (FM-306, FM-352, FM-905)."""
    if g.state.poi_pool:
        poi = g.state.poi_pool.pop()
        g.state.pois.append(poi)
        g.reveal()
        g.emit(PoiDrawn(g.data.pois[poi].id))


def lose_sample(g: Game, space: int) -> None:
    """A sample is discarded from an area (FM-667)."""
    g.state.areas[space].samples -= 1
    g.emit(AreaSampleLost(SPACE_NAMES[space]))
