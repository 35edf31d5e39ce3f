"""Taking and placing tiles: where a tile may lie, and what placing it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Final

import msgspec

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Word
from kosmodrom.games.planet_unknown.clauses import ExtraRover, OneResource
from kosmodrom.games.planet_unknown.events import (
    AlertIgnored,
    LifepodDestroyed,
    MeteoriteFell,
    NothingFits,
    TilePlaced,
    TileTaken,
)
from kosmodrom.games.planet_unknown.geometry import (
    Board,
    Orientation,
    anchors,
    bit,
    neighbours,
    placeable,
    squares,
)
from kosmodrom.games.planet_unknown.moves import (
    BITS,
    NAMES,
    TILE_PLACES,
    LeaveOut,
    PlaceTile,
    TakeTile,
)
from kosmodrom.games.planet_unknown.rules.base import (
    TERRAIN_NUMBER,
    Game,
    alert_holds,
    depot_tiles,
    ground_of,
    piece_of,
    terrains_of,
)
from kosmodrom.games.planet_unknown.rules.effects import decide
from kosmodrom.games.planet_unknown.rules.registry import add_kind, corporation_of, planet_of
from kosmodrom.games.planet_unknown.rules.restrictions import restrict, restricts_tiles
from kosmodrom.games.planet_unknown.rules.rovers import destroy_rovers
from kosmodrom.games.planet_unknown.state import (
    COVERED,
    ENERGY,
    ICONS,
    LIFEPODS,
    METEORITES,
    RINGS,
    SYMBOLS,
    Effect,
    Placed,
)
from kosmodrom.games.planet_unknown.terms import TERRAINS, Terrain

TAKE: Final = Question("take", ("PU-401", "PU-403", "PU-705"))
PLACE: Final = Question("place", ("PU-412", "PU-413", "PU-415", "PU-416", "PU-417", "PU-422"))

TAKES: Final = tuple(map(TakeTile, RINGS))

STRICT: Final = 0
"""All restrictions hold. The other levels are those of PU-Q-08: without the event's restriction,
without the planet's, without both."""
WITHOUT_EVENT: Final = 1
WITHOUT_PLANET: Final = 2
WITHOUT_BOTH: Final = 3


class AboutTile(msgspec.Struct, frozen=True, tag="tile"):
    """The tile to be placed."""

    shape: Annotated[str, Word("shape")]
    a: Annotated[Terrain, Word("resource")]
    b: Annotated[Terrain, Word("resource")]
    meteorite: bool


def about_tile(g: Game, tile: int) -> AboutTile:
    entry = g.data.tiles[tile]
    return AboutTile(g.data.shapes[entry.shape].id, entry.a, entry.b, entry.meteorite)


# Where a tile may lie


def places(g: Game, seat: Seat, tile: int, level: int = STRICT) -> Iterator[tuple[int, Board]]:
    """Every orientation of a tile that fits somewhere, with its anchors.

    The basic rules always hold: the grid (PU-412, PU-413) with any ground under the tile (PU-421),
    one layer (PU-415), the perimeter for the first tile (PU-416), adjacency for the others (PU-417,
    PU-418) unless a technology lifts it (PU-641). Whether the restrictions of planet and event hold
    depends on the level (PU-423, PU-Q-08).
    """
    player = g.state.players[seat]
    covered = player.layer(COVERED)
    free = ground_of(g, seat).squares & ~covered
    planet = planet_of(g, seat)
    if not player.tiles:
        near = planet.first_squares(g, seat)
    elif corporation_of(g, seat).may_place_apart(g, seat, tile):
        near = free
    else:
        near = neighbours(covered)
    by_planet = planet.restricts_tiles and level in (STRICT, WITHOUT_EVENT)
    by_event = restricts_tiles(g) and level in (STRICT, WITHOUT_PLANET)
    for orientation in piece_of(g, tile).orientations:
        found = anchors(orientation, free) if near == free else placeable(orientation, free, near)
        if found and by_planet:
            found = planet.restrict(g, seat, tile, orientation, found)
        if found and by_event:
            found = restrict(g, seat, tile, orientation, found)
        if found:
            yield orientation.number, found


def fits(g: Game, seat: Seat, tile: int, level: int = STRICT) -> bool:
    """Whether a tile can be placed at all."""
    return next(places(g, seat, tile, level), None) is not None


def fitting_rings(g: Game, seat: Seat) -> tuple[int, list[int]]:
    """The rings whose top tile can be placed, and the level of restrictions that allows it.

    The first level at which a tile fits is binding for both (PU-403, PU-422, PU-Q-08). If none fits
    at any level, that is condition A (PU-404, PU-701).
    """
    tiles = depot_tiles(g, seat)
    for level in _levels(g, seat):
        rings = [r for r, tile in enumerate(tiles) if tile >= 0 and fits(g, seat, tile, level)]
        if rings:
            return level, rings
    return WITHOUT_BOTH, []


def can_place(g: Game, seat: Seat) -> bool:
    """Whether a tile of the depot fits, at whatever level of restrictions (PU-701, PU-708)."""
    return any(fits(g, seat, tile, WITHOUT_BOTH) for tile in depot_tiles(g, seat) if tile >= 0)


def squares_of_all_places(g: Game, seat: Seat) -> Board:
    """The squares that every placement of the depot's tiles covers: without them no tile fits."""
    found = -1
    for tile in depot_tiles(g, seat):
        if tile < 0:
            continue
        for number, where in places(g, seat, tile, WITHOUT_BOTH):
            cells = piece_of(g, tile).turned(number).cells
            while where and found:
                found &= cells * (where & -where)
                where &= where - 1
    return max(found, 0)


def _levels(g: Game, seat: Seat) -> Sequence[int]:
    """The levels to try: only restrictions that exist can be ignored."""
    by_planet, by_event = planet_of(g, seat).restricts_tiles, restricts_tiles(g)
    if by_planet and by_event:
        return (STRICT, WITHOUT_EVENT, WITHOUT_PLANET, WITHOUT_BOTH)
    return (STRICT, WITHOUT_BOTH) if by_planet or by_event else (STRICT,)


def place_options(g: Game, seat: Seat, tile: int, level: int) -> list[PlaceTile]:
    """Every legal way to place a tile (D9)."""
    found: list[PlaceTile] = []
    for number, where in places(g, seat, tile, level):
        found += TILE_PLACES.at(number, where)
    return found


# Taking and placing


def take_and_place(g: Game, seat: Seat) -> Flow:
    """Step 4 up to the advances: take one of the two tiles and place it (PU-310, PU-401)."""
    player = g.state.players[seat]
    if player.doing == "taking":
        if not any(tile >= 0 for tile in depot_tiles(g, seat)):
            return  # a card has emptied the depot before this step; the game ends by PU-702
        yield from take_tile(g, seat)
        if player.stuck:
            return
        player.doing = "placing"
    yield from put_down(g, seat, player.taken, player.relaxed, reentry=True)
    if alert_holds(g, ExtraRover):
        gain_extra_rover(g, seat)


def take_tile(g: Game, seat: Seat) -> Flow:
    """Take a tile; if neither can be placed, only its resources are gained (PU-705, PU-706).

    What a technology has brought may be resolved first (PU-312, PU-Q-68).
    """
    player = g.state.players[seat]
    level, rings = STRICT, list[int]()

    def offer() -> list[TakeTile]:
        """The tiles that can be placed; if none can, all that are there (PU-402 to PU-404,
        PU-705)."""
        nonlocal level, rings
        level, rings = fitting_rings(g, seat)
        there = [ring for ring, tile in enumerate(depot_tiles(g, seat)) if tile >= 0]
        return [TAKES[ring] for ring in rings or there]

    choice = yield from decide(g, seat, TAKE, offer, pending=True, reentry=True)
    assert isinstance(choice, TakeTile)
    player.relaxed, player.ring, player.stuck = level, RINGS.index(choice.ring), not rings
    player.taken = tile = depot_tiles(g, seat)[player.ring]
    choose_tile(g, seat, tile)
    if player.stuck:
        g.emit(NothingFits(seat))
        gain_unplaced(g, seat, tile)
    elif restricts_tiles(g) and player.relaxed in (WITHOUT_EVENT, WITHOUT_BOTH):
        g.emit(AlertIgnored(seat, g.state.alert))  # PU-813


def gain_extra_rover(g: Game, seat: Seat) -> None:
    """One more rover, for the tile just placed (PU-Q-60 (k))."""
    player = g.state.players[seat]
    player.extra_rovers += 1
    player.waiting += 1
    player.gain("rover")


def choose_tile(g: Game, seat: Seat, tile: int) -> None:
    about = about_tile(g, tile)
    g.emit(TileTaken(seat, about.shape, about.a, about.b))
    corporation_of(g, seat).tile_chosen(g, seat, tile)


def put_down(
    g: Game, seat: Seat, tile: int, level: int, *, advance: bool = True, reentry: bool = False
) -> Flow:
    """Choose where the tile goes, and place it there."""
    g.state.players[seat].relaxed = level
    options = place_options(g, seat, tile, level)  # free moves do not change them
    choice = yield from decide(
        g, seat, PLACE, lambda: options, about_tile(g, tile), reentry=reentry
    )
    assert isinstance(choice, PlaceTile)
    orientation = piece_of(g, tile).turned(choice.orientation)
    place_tile(g, seat, tile, orientation, BITS[choice.at], advance=advance)


def place_tile(
    g: Game, seat: Seat, tile: int, orientation: Orientation, anchor: int, *, advance: bool = True
) -> None:
    """Put a tile on the planet: first its meteorite (PU-441, PU-442), then its resources become
    pending advances (PU-431)."""
    player = g.state.players[seat]
    placed = Placed(tile, orientation.number, anchor)
    player.tiles.append(placed)
    about = about_tile(g, tile)
    g.emit(TilePlaced(seat, tile, orientation.number, NAMES[anchor], about.shape, about.a, about.b))
    covered = orientation.cells << anchor
    for terrain, section, icon in zip(
        terrains_of(g, tile), orientation.sections, orientation.icons, strict=True
    ):
        player.put(terrain, section << anchor)
        player.put(ICONS + terrain, 1 << anchor + icon)
    player.put(COVERED, covered)
    destroy_lifepods(g, seat, covered)
    destroy_rovers(g, seat, covered)
    if orientation.meteorite is not None:
        player.put(SYMBOLS, 1 << anchor + orientation.meteorite)
        put_meteorite(g, seat, anchor + orientation.meteorite)
    corporation_of(g, seat).tile_placed(g, seat, placed, advance=advance)


def put_meteorite(g: Game, seat: Seat, at: int) -> None:
    """Drop a meteorite on a symbol, unless a technology wards it off (PU-441, PU-648)."""
    if not corporation_of(g, seat).takes_meteorites(g, seat):
        return
    player = g.state.players[seat]
    destroy_rovers(g, seat, 1 << at)
    player.put(METEORITES, 1 << at)
    player.strikes += 1
    g.emit(MeteoriteFell(seat, NAMES[at]))


def destroy_lifepods(g: Game, seat: Seat, under: Board) -> None:
    """Remove covered lifepods for good (PU-420, PU-566)."""
    player = g.state.players[seat]
    hit = player.layer(LIFEPODS) & under
    if not hit:
        return
    player.take(LIFEPODS, hit)
    for x, y in squares(hit):
        player.destroyed_lifepods += 1
        g.emit(LifepodDestroyed(seat, NAMES[bit(x, y)]))


def gain_unplaced(g: Game, seat: Seat, tile: int) -> None:
    """Gain the advances of a tile that is not placed (PU-705, PU-706)."""
    if alert_holds(g, OneResource):
        g.state.players[seat].gain("one-resource")
        return
    for section in range(2):
        unplaced_resource(g, seat, tile, section)


def unplaced_resource(g: Game, seat: Seat, tile: int, section: int) -> None:
    """One advance for a resource of such a tile (PU-1618); energy counts as the other resource
    (PU-707, PU-Q-20)."""
    terrains = terrains_of(g, tile)
    terrain = terrains[section]
    track = terrains[1 - section] if terrain == ENERGY else terrain
    g.state.players[seat].gain("unplaced", track)


# Only one resource (PU-Q-60 (f))


def _leave_out_options(g: Game, seat: Seat, _effect: Effect) -> Sequence[Option]:
    return [LeaveOut(TERRAINS[terrain]) for terrain in terrains_of(g, _last_tile(g, seat))]


def _leave_out(g: Game, seat: Seat, _effect: Effect, option: Option) -> Flow:
    assert isinstance(option, LeaveOut)
    player, tile = g.state.players[seat], _last_tile(g, seat)
    section = terrains_of(g, tile).index(TERRAIN_NUMBER[option.resource])
    if _unplaced(g, seat):
        unplaced_resource(g, seat, tile, 1 - section)
    else:
        corporation_of(g, seat).resource_placed(g, seat, player.tiles[-1], 1 - section)
    yield from ()


def _last_tile(g: Game, seat: Seat) -> int:
    player = g.state.players[seat]
    return player.taken if _unplaced(g, seat) else player.tiles[-1].tile


def _unplaced(g: Game, seat: Seat) -> bool:
    """Whether the player's tile could not be placed."""
    player = g.state.players[seat]
    return player.stuck and player.taken >= 0


add_kind("one-resource", _leave_out_options, _leave_out)
