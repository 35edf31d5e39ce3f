"""Biomass patches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kosmodrom.core.asks import Flow
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.planet_unknown.events import MeteoriteDestroyed, PatchPlaced, PatchStored
from kosmodrom.games.planet_unknown.geometry import Board, neighbours
from kosmodrom.games.planet_unknown.moves import (
    BITS,
    NAMES,
    STORE,
    PlacePatch,
    StorePatch,
    patch_places,
)
from kosmodrom.games.planet_unknown.rules.base import Game, ground_of
from kosmodrom.games.planet_unknown.rules.placing import (
    destroy_lifepods,
    squares_of_all_places,
)
from kosmodrom.games.planet_unknown.rules.registry import add_kind, corporation_of, planet_of
from kosmodrom.games.planet_unknown.rules.rovers import destroy_rovers
from kosmodrom.games.planet_unknown.state import (
    BIOMASS,
    COVERED,
    ENERGY,
    ICONS,
    METEORITES,
    PATCHES,
    SYMBOLS,
    Effect,
)

FROM_STORE: Final = 1
"""The ``number`` of a pending patch that comes from the store, and so is not gained now."""


def patch_squares(g: Game, seat: Seat) -> Board:
    """Where a patch may be placed; restrictions of a planet are never relaxed (PU-Q-08)."""
    found = planet_of(g, seat).patch_squares(g, seat, normal_squares(g, seat))
    return found | corporation_of(g, seat).more_patch_squares(g, seat)


def normal_squares(g: Game, seat: Seat) -> Board:
    """Where the normal placement rules let a patch lie (PU-565, PU-Q-12)."""
    covered = g.state.players[seat].layer(COVERED)
    found = ground_of(g, seat).squares & ~covered
    if not covered:
        return found & planet_of(g, seat).first_squares(g, seat)
    if corporation_of(g, seat).able(g, seat, "ignore-adjacency"):
        return found
    return found & neighbours(covered)


def place_patch(g: Game, seat: Seat, at: int) -> None:
    """Put a patch on a square, destroying what is there (PU-562 to PU-566, PU-Q-30)."""
    player = g.state.players[seat]
    square = 1 << at
    g.emit(PatchPlaced(seat, NAMES[at]))
    destroy_lifepods(g, seat, square)
    destroy_rovers(g, seat, square)
    if player.layer(COVERED) & square:
        _cover_tile(g, seat, square)
    # It fills the square and joins areas (PU-564), but is no tile and has no icon (PU-562, PU-563).
    for layer in (BIOMASS, PATCHES, COVERED):
        player.put(layer, square)


def _cover_tile(g: Game, seat: Seat, square: Board) -> None:
    """What the tile showed on this square no longer counts (PU-Q-30 (b))."""
    player = g.state.players[seat]
    if player.layer(METEORITES) & square:  # PU-1217, PU-Q-63
        player.destroyed_meteorites += 1
        g.emit(MeteoriteDestroyed(seat, NAMES[square.bit_length() - 1]))
    for layer in (*range(ENERGY + 1), *range(ICONS, PATCHES), SYMBOLS, METEORITES):
        player.take(layer, square)


def _patch_options(g: Game, seat: Seat, _effect: Effect) -> Sequence[Option]:
    """A legal square (PU-568), or the store if a technology has one (PU-567, PU-643)."""
    squares = patch_squares(g, seat)
    if g.state.phase == "alert-effects":  # no event ends the game alone (PU-708, PU-813)
        squares &= ~squares_of_all_places(g, seat)
    found: list[Option] = [*patch_places(squares)]
    ending = g.state.phase.startswith("finale")  # no more storing then (PU-Q-21 (c))
    if not ending and corporation_of(g, seat).able(g, seat, "store-patches"):
        found.append(STORE)
    return found


def _resolve_patch(g: Game, seat: Seat, _effect: Effect, option: Option) -> Flow:
    if isinstance(option, StorePatch):
        g.state.players[seat].stored += 1
        g.emit(PatchStored(seat))
    else:
        assert isinstance(option, PlacePatch)
        place_patch(g, seat, BITS[option.at])
    yield from ()


add_kind("patch", _patch_options, _resolve_patch)
