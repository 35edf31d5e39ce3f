"""What must be true at every checkpoint: nothing appears from nowhere and nothing vanishes."""

from __future__ import annotations

from collections import Counter

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.geometry import popcount
from kosmodrom.games.planet_unknown.rules.base import (
    Game,
    ground_of,
    has_events,
    orientation_of,
    terrains_of,
)
from kosmodrom.games.planet_unknown.rules.registry import corporation_of
from kosmodrom.games.planet_unknown.state import (
    BIOMASS,
    COVERED,
    ENERGY,
    ICONS,
    LIFEPODS,
    METEORITES,
    PATCHES,
    SYMBOLS,
)
from kosmodrom.games.planet_unknown.terms import EVENT_DECK

SETTING_UP = ("setup", "boards")


def check(g: Game) -> None:
    """Raise AssertionError if the state is impossible."""
    if g.state.phase == "setup":
        return
    check_tiles(g)
    check_cards(g)
    check_objectives(g)
    check_events(g)
    for seat in range(g.seats):
        check_planet(g, seat)
        if g.state.phase not in SETTING_UP:
            check_pieces(g, seat)
        check_tracks(g, seat)


def check_tiles(g: Game) -> None:
    """Every tile is in the station, on a planet or out of the game (PU-201)."""
    s = g.state
    places = [tile for ring in s.stacks for stack in ring for tile in stack]
    places += [placed.tile for player in s.players for placed in player.tiles]
    places += s.gone
    assert sorted(places) == list(range(len(g.data.tiles))), "a tile is missing or there twice"
    for ring in s.stacks:
        for stack in ring:
            assert len({g.data.tiles[tile].shape for tile in stack}) <= 1, "a mixed stack"


def check_planet(g: Game, seat: Seat) -> None:
    """The layers of a planet agree with each other and with the tiles on it."""
    player, ground = g.state.players[seat], ground_of(g, seat)
    covered = player.layer(COVERED)
    assert not covered & ~ground.squares, f"seat {seat} has covered places off the grid"
    union = total = 0
    for terrain in range(ENERGY + 1):
        union |= player.layer(terrain)
        total += popcount(player.layer(terrain))
        icons = player.layer(ICONS + terrain)
        assert not icons & ~player.layer(terrain), f"seat {seat} has an icon off its terrain"
    assert union == covered, f"seat {seat}: terrain is not what is covered"
    assert total == popcount(covered), f"seat {seat}: terrains overlap"
    patches = player.layer(PATCHES)
    assert not patches & ~player.layer(BIOMASS), f"seat {seat} has a patch that is no biomass"
    under = 0
    for placed in player.tiles:
        orientation = orientation_of(g, placed)
        cells = orientation.cells << placed.anchor
        assert not cells & under, f"seat {seat} has overlapping tiles"
        under |= cells
        for terrain, section in zip(terrains_of(g, placed.tile), orientation.sections, strict=True):
            shown = (section << placed.anchor) & ~patches
            assert not shown & ~player.layer(terrain), f"seat {seat}: a tile shows other terrain"
    assert under | patches == covered, f"seat {seat}: covered without tile or patch"


def check_pieces(g: Game, seat: Seat) -> None:
    """Lifepods, rovers and meteorites of a player are all accounted for."""
    player, ground = g.state.players[seat], ground_of(g, seat)
    pods = popcount(player.layer(LIFEPODS)) + player.destroyed_lifepods
    pods += corporation_of(g, seat).lifepods_collected(g, seat)
    assert pods == popcount(ground.lifepods), f"seat {seat} has {pods} lifepods"
    corporation_of(g, seat).check(g, seat)
    rovers = player.waiting + len(player.rovers) + player.destroyed_rovers
    printed = g.data.corporations[player.corporation].rovers + player.extra_rovers
    assert rovers == printed, f"seat {seat} has {rovers} rovers of {printed}"
    places = [rover.square for rover in player.rovers]
    assert len(set(places)) == len(places), f"seat {seat} has two rovers on one square"
    assert all(ground.squares >> place & 1 for place in places), f"seat {seat}: a rover is lost"
    left = player.layer(METEORITES)
    assert not left & ~player.layer(SYMBOLS), f"seat {seat} has a meteorite off its symbol"
    count = popcount(left) + sum(rover.carrying for rover in player.rovers)
    count += player.meteorites + player.destroyed_meteorites
    assert count == player.strikes, f"seat {seat} has {count} meteorites of {player.strikes}"


def check_tracks(g: Game, seat: Seat) -> None:
    """Trackers are on their tracks; between steps only civ choices are pending."""
    player = g.state.players[seat]
    tracks = g.data.corporations[player.corporation].tracks
    for track, position in zip(tracks, player.trackers, strict=True):
        assert 0 <= position <= track.top, f"seat {seat}: no position {position} on {track.id}"
    assert min(player.movement, player.stored, player.lifepods, player.meteorites) >= 0
    if g.state.phase not in ("finale", "finale-effects"):
        assert not player.pending, f"seat {seat} has effects pending in {g.state.phase}"


def check_cards(g: Game) -> None:
    """Every civ card is in exactly one place (PU-213, PU-214)."""
    s = g.state
    places = [card for stack in s.civ for card in stack] + s.civ_box + s.civ_gone
    for player in s.players:
        places += player.played + player.cards
    assert Counter(places) == Counter(list(g.data.cards)), "a civ card is missing or there twice"
    for rank, stack in enumerate(s.civ, 1):
        assert all(g.data.cards[card].rank == rank for card in stack), f"stack {rank} is mixed"


def check_objectives(g: Game) -> None:
    """Every objective is in exactly one place (PU-216)."""
    s = g.state
    places = s.objectives + s.objective_deck + s.common
    for player in s.players:
        places += player.private + player.rejected
        if s.phase == "private-choice":
            places += player.dealt
    assert Counter(places) == Counter(list(g.data.objectives)), "an objective is out of place"


def check_events(g: Game) -> None:
    """The event deck and the events revealed are the cards put in (PU-802, PU-804)."""
    s = g.state
    cards = s.alerts + s.revealed
    if has_events(g):
        assert len(set(cards)) == EVENT_DECK == sum(s.mix), "the event deck is not of 20 cards"
        assert g.seats == 1 or not any(g.data.events[card].solo for card in cards)
    else:
        assert not cards, "events without the module"
