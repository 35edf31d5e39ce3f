"""Oasis Ultd.: a water track that winds across the others (PU-1601 to PU-1618).

`Player.trackers` has the water tracker's step on its path; `CorporationBoard.places` says where
on the board each step lies, so that trackers can be in each other's way.
"""

from __future__ import annotations

from collections.abc import Iterable

from kosmodrom.core.asks import Ask, Flow
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Named
from kosmodrom.games.planet_unknown.geometry import popcount
from kosmodrom.games.planet_unknown.moves import (
    Advance,
    CardAdvance,
    Regress,
    UseBoost,
    UseEnergy,
)
from kosmodrom.games.planet_unknown.rules.base import (
    TERRAIN_NUMBER,
    Game,
    ground_of,
    squares_of,
    terrains_of,
    water_on_ice,
)
from kosmodrom.games.planet_unknown.rules.corporations.base import Corporation
from kosmodrom.games.planet_unknown.rules.registry import add_corporation
from kosmodrom.games.planet_unknown.state import WATER, Effect, Placed


class Oasis(Corporation):
    """The water tracker advances by squares on ice, and trackers block each other."""

    def check(self, g: Game, seat: Seat) -> None:
        player = g.state.players[seat]
        places = g.data.corporations[player.corporation].places
        held = [places[track][position] for track, position in enumerate(player.trackers)]
        assert len(set(held)) == len(held), f"seat {seat} has two trackers on one position"

    def start_round(self, g: Game, seat: Seat) -> None:
        """Level 2: movement for rovers on water terrain (PU-1613, PU-Q-41 (f))."""
        player = g.state.players[seat]
        water = player.layer(WATER)
        wet = sum(water >> rover.square & 1 for rover in player.rovers)
        technology = self.technology(g, seat, "movement-on-water")
        if technology and wet:
            self.use(g, seat, technology)
            self.gain_movement(g, seat, technology.n * wet)

    # Trackers

    def next_position(self, g: Game, seat: Seat, track: int) -> int | None:
        """The next position, unless another tracker holds it (PU-1602, PU-1604)."""
        position = g.state.players[seat].trackers[track]
        above = range(position + 1, self.track(g, seat, track).top + 1)
        return self._first_free(g, seat, track, above)

    def previous_position(self, g: Game, seat: Seat, track: int) -> int | None:
        """Back along the path, unless another tracker blocks it (PU-Q-41 (c))."""
        position = g.state.players[seat].trackers[track]
        return self._first_free(g, seat, track, range(position - 1, -1, -1))

    def _first_free(self, g: Game, seat: Seat, track: int, positions: Iterable[int]) -> int | None:
        """The first position if it is free; with level 1 the first that is free (PU-1611, PU-1612,
        PU-Q-40, PU-Q-41 (d))."""
        player = g.state.players[seat]
        places = g.data.corporations[player.corporation].places
        held = {places[t][at] for t, at in enumerate(player.trackers) if t != track}
        skips = self.able(g, seat, "skip-trackers")
        for position in positions:
            if places[track][position] not in held:
                return position
            if not skips:
                break
        return None

    # Tiles

    def tile_placed(self, g: Game, seat: Seat, placed: Placed, *, advance: bool) -> None:
        """Levels 3 to 5 work whenever a tile is placed, even where its resources do not count
        (PU-Q-59 (c)); the last two need no ice (PU-1617)."""
        super().tile_placed(g, seat, placed, advance=advance)
        off_ice = self.technology(g, seat, "advance-off-ice")
        if off_ice and not squares_of(g, placed) & ground_of(g, seat).ice:  # PU-1614
            self.use(g, seat, off_ice)
            g.state.players[seat].gain("unplaced", WATER)
        if WATER not in terrains_of(g, placed.tile):
            return
        patch = self.technology(g, seat, "patch-for-water")
        if patch:  # PU-1615
            self.use(g, seat, patch)
            self.gain_patches(g, seat, 1)
        boost = self.technology(g, seat, "boost-for-water")
        if boost:  # PU-1616
            self.use(g, seat, boost)
            self.gain_boost(g, seat)

    def resource_placed(self, g: Game, seat: Seat, placed: Placed, section: int) -> None:
        """Water brings an advance for each of its squares on ice (PU-1601); the effect's mask is
        their number."""
        if terrains_of(g, placed.tile)[section] != WATER:
            super().resource_placed(g, seat, placed, section)
            return
        steps = popcount(water_on_ice(g, seat, placed))
        if steps:
            g.state.players[seat].gain("advance", WATER, steps)

    def resolve(self, g: Game, seat: Seat, effect: Effect, option: Option) -> Flow:
        """Each advance is tried by itself; one that is blocked is lost (PU-Q-41 (a))."""
        if effect.kind == "advance" and effect.number == WATER:
            for _ in range(effect.mask):
                yield from self.advance(g, seat, WATER)
        else:
            yield from super().resolve(g, seat, effect, option)

    # Why not?

    def why_not(self, g: Game, seat: Seat, asked: Ask, option: Option) -> Refused | None:
        """A tracker that cannot move and is not at the end of its track is blocked by another."""
        if asked.question.id not in ("next", "trackers"):
            return None
        match option:
            case Advance(name) | UseEnergy(name) | UseBoost(name) | CardAdvance(name):
                track = TERRAIN_NUMBER[name]
                stopped = not self.can_advance(g, seat, track)
                blocked = stopped and not self.is_on_top(g, seat, track)
            case Regress(name):
                track = TERRAIN_NUMBER[name]
                stopped = self.previous_position(g, seat, track) is None
                blocked = stopped and g.state.players[seat].trackers[track] > 0
            case _:
                return None
        if not blocked:
            return None
        return Refused("tracker-blocked", ("PU-1604", "PU-Q-41"), track=Named("track", name))


add_corporation("oasis", Oasis())
