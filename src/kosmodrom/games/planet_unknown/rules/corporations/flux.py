"""Flux Industries (PU-1801 to PU-1817): one technology at a time, tied to one track.

`Player.special` has the number of the flux track, which the flux token marks (PU-1801); it is empty
until the player has chosen a track at setup (PU-222).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kosmodrom.core.asks import Ask, Flow, Question, ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.events import Event
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Named, SeatId
from kosmodrom.games.planet_unknown.clauses import Benefit, CivMilestone, Patches, Synergy
from kosmodrom.games.planet_unknown.moves import TrackWord, UseTechnology
from kosmodrom.games.planet_unknown.rules.base import TERRAIN_NUMBER, Game, terrains_of
from kosmodrom.games.planet_unknown.rules.corporations.base import Corporation
from kosmodrom.games.planet_unknown.rules.registry import add_corporation, add_kind
from kosmodrom.games.planet_unknown.state import BIOMASS, CIV, ROVER, WATER, Effect, Placed
from kosmodrom.games.planet_unknown.terms import RANKS, TRACKS

FLUX: Final = Question("flux", ("PU-222", "PU-1801", "PU-Q-45"))


class PutFluxToken(Option, frozen=True, tag="flux_token"):
    """Put the flux token on this track, or leave it there (D4, D32)."""

    track: TrackWord


class FluxTokenPut(Event, frozen=True, tag="flux_token"):
    seat: SeatId
    track: TrackWord


TOKENS: Final = tuple(map(PutFluxToken, TRACKS))


class Flux(Corporation):
    """The flux token marks a track; only the technology unlocked last works."""

    technology_rules = ("PU-1803", "PU-Q-46")

    def check(self, g: Game, seat: Seat) -> None:
        token = g.state.players[seat].special
        chosen = g.state.phase != "preparation"
        assert len(token) == chosen, f"seat {seat} has {len(token)} flux tracks"
        assert all(CIV <= track < len(TRACKS) for track in token), (
            f"seat {seat}: no such flux track"
        )

    # The flux token

    def flux_track(self, g: Game, seat: Seat) -> int:
        """The track with the flux token (PU-1801)."""
        return g.state.players[seat].special[0]

    def put_token(self, g: Game, seat: Seat, option: PutFluxToken) -> None:
        g.state.players[seat].special = [TERRAIN_NUMBER[option.track]]
        g.emit(FluxTokenPut(seat, option.track))

    def prepare(self, g: Game, seat: Seat) -> Flow:
        """The first flux track is chosen at setup (PU-222, PU-Q-45)."""
        choice = yield ask(seat, FLUX, TOKENS)
        self.put_token(g, seat, choice)

    def tech_milestone(self, g: Game, seat: Seat, level: int) -> None:
        """The token may be moved now, and only now (PU-1802, PU-Q-46 (e))."""
        super().tech_milestone(g, seat, level)
        g.state.players[seat].gain("flux-token")

    # Technologies

    def unlocked(self, g: Game, seat: Seat, level: int) -> bool:
        """Only the highest level that the tracker has reached works (PU-1803, PU-Q-46 (d))."""
        reached = super().unlocked
        last = len(g.data.corporations[g.state.players[seat].corporation].technologies)
        higher = range(level + 1, last + 1)
        return reached(g, seat, level) and not any(reached(g, seat, other) for other in higher)

    def start_round(self, g: Game, seat: Seat) -> None:
        """Level 1: movement for rovers on terrain of the flux track's kind (PU-1811)."""
        technology = self.technology(g, seat, "movement-on-flux")
        if technology is None:
            return
        player = g.state.players[seat]
        terrain = player.layer(self.flux_track(g, seat))
        there = sum(terrain >> rover.square & 1 for rover in player.rovers)
        if there:
            self.use(g, seat, technology)
            self.gain_movement(g, seat, technology.n * there)

    def free_options(self, g: Game, seat: Seat) -> Sequence[Option]:
        """Level 2, if a milestone lies ahead, and level 5 (PU-1812, PU-1813, PU-1817)."""
        surge = self.technology(g, seat, "to-next-milestone")
        if surge is not None and self.next_milestone(g, seat) is not None:
            return (UseTechnology(surge.id),)
        current = self.technology(g, seat, "advance-flux")
        if current is not None and self.can_advance(g, seat, self.flux_track(g, seat)):
            return (UseTechnology(current.id),)
        return ()

    def use_free(self, g: Game, seat: Seat, option: Option) -> Flow:
        """Advance the flux track's tracker: once, or to its next milestone, each step with its
        benefit (PU-1812, PU-1817, PU-Q-46 (b))."""
        track, steps = self.flux_track(g, seat), 1
        surge, aim = self.technology(g, seat, "to-next-milestone"), self.next_milestone(g, seat)
        if surge is not None and aim is not None:
            steps = aim - g.state.players[seat].trackers[track]
        technology = surge or self.technology(g, seat, "advance-flux")
        assert technology is not None
        self.use(g, seat, technology)
        for _ in range(steps):
            yield from self.advance(g, seat, track)

    def next_milestone(self, g: Game, seat: Seat) -> int | None:
        """The next milestone of the flux track; water has none (PU-1812, PU-Q-46 (c))."""
        track = self.flux_track(g, seat)
        position = g.state.players[seat].trackers[track]
        ahead = (number for number in self.track(g, seat, track).milestones if number > position)
        return next(ahead, None)

    def take_benefit(self, g: Game, seat: Seat, track: int, benefit: Benefit) -> None:
        """Level 3: the flux track gives more, and only that track (PU-1814, PU-1815)."""
        if self.improves(g, seat, track):
            benefit = improved(track, benefit)
        super().take_benefit(g, seat, track, benefit)

    def gain_track_movement(self, g: Game, seat: Seat, amount: int) -> None:
        """Level 3 with the rover track; it also works on top (PU-1814, PU-Q-18)."""
        self.gain_movement(g, seat, amount + self.improves(g, seat, ROVER))

    def improves(self, g: Game, seat: Seat, track: int) -> bool:
        """Whether level 3 works for a track."""
        return self.able(g, seat, "improved-track") and self.flux_track(g, seat) == track

    def tile_placed(self, g: Game, seat: Seat, placed: Placed, *, advance: bool) -> None:
        """Level 4: a tile with the flux track's resource collects a meteorite, which may be its own
        (PU-1816, PU-Q-46 (g))."""
        super().tile_placed(g, seat, placed, advance=advance)
        technology = self.technology(g, seat, "meteorite-for-flux")
        if technology is None or not self.meteorites_left(g, seat):
            return
        if self.flux_track(g, seat) in terrains_of(g, placed.tile):
            self.use(g, seat, technology)
            g.state.players[seat].gain("collect-meteorite")

    # Refusals

    def why_not(self, g: Game, seat: Seat, asked: Ask, option: Option) -> Refused | None:
        match option:
            case PutFluxToken():
                return Refused("flux-token-stays", ("PU-1802", "PU-Q-46"))
            case UseTechnology("flux-2") if self.able(g, seat, "to-next-milestone"):
                track = Named("track", TRACKS[self.flux_track(g, seat)])
                return Refused("no-milestone-ahead", ("PU-Q-46",), track=track)
            case UseTechnology("flux-5") if self.able(g, seat, "advance-flux"):
                track = Named("resource", TRACKS[self.flux_track(g, seat)])
                return Refused("cannot-advance", ("PU-508",), track=track)
        return None


def improved(track: int, benefit: Benefit) -> Benefit:
    """What a benefit of the flux track becomes with level 3, by the kind of track (PU-1814): a
    card of the next rank, at most the highest (PU-Q-46 (f)), or twice as much."""
    match benefit:
        case CivMilestone(rank) if track == CIV:
            return CivMilestone(min(rank + 1, max(RANKS)))
        case Synergy(n) if track == WATER:
            return Synergy(2 * n)
        case Patches(n) if track == BIOMASS:
            return Patches(2 * n)
    return benefit


def _token_options(_g: Game, _seat: Seat, _effect: Effect) -> Sequence[Option]:
    return TOKENS


def _put_token(g: Game, seat: Seat, _effect: Effect, option: Option) -> Flow:
    assert isinstance(option, PutFluxToken)
    FLUX_INDUSTRIES.put_token(g, seat, option)
    yield from ()


FLUX_INDUSTRIES: Final = Flux()

add_corporation("flux", FLUX_INDUSTRIES, (PutFluxToken,), (FluxTokenPut,))
add_kind("flux-token", _token_options, _put_token)
