"""Wormhole Corp.: biomass that must grow together, and patches in plenty (PU-1201 to PU-1217).

`Player.special` is not used. A step of the biomass track has its two benefits in
`TrackPosition.choose`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from kosmodrom.core.asks import Ask, Flow
from kosmodrom.core.errors import Refused
from kosmodrom.core.events import Event
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import SeatId, Word
from kosmodrom.games.planet_unknown.clauses import Benefit, ExtraAdvance, Patches, Synergy
from kosmodrom.games.planet_unknown.geometry import Board, neighbours
from kosmodrom.games.planet_unknown.moves import (
    BITS,
    Advance,
    PlacePatch,
    UseEnergy,
    UseTechnology,
)
from kosmodrom.games.planet_unknown.rules.base import Game, orientation_of, terrains_of
from kosmodrom.games.planet_unknown.rules.corporations.base import Corporation
from kosmodrom.games.planet_unknown.rules.patches import FROM_STORE
from kosmodrom.games.planet_unknown.rules.registry import (
    add_corporation,
    add_kind,
    corporation_of,
)
from kosmodrom.games.planet_unknown.state import (
    BIOMASS,
    COVERED,
    METEORITES,
    PATCHES,
    Effect,
    Placed,
)

WITHOUT_BOOST: Final = 1
"""The mask of a choice between two benefits without synergy boosts (PU-Q-59 (b))."""


class TakeBenefit(Option, frozen=True, tag="take_benefit"):
    """Take one of the two benefits of a step of the biomass track (PU-1204).

    ``benefit`` is "patch", "synergy", or the track that advances.
    """

    position: int
    benefit: Annotated[str, Word("either-benefit")]


class BiomassReset(Event, frozen=True, tag="biomass_reset"):
    """The biomass tracker went back from the top to the start (PU-1211)."""

    seat: SeatId


class Wormhole(Corporation):
    """Advances biomass by extending it, and puts patches nearly everywhere."""

    # Advances

    def resource_placed(self, g: Game, seat: Seat, placed: Placed, section: int) -> None:
        """Biomass of a placed tile counts only if it extends an area (PU-1201, PU-1202); all other
        advances are as usual (PU-1203)."""
        biomass = terrains_of(g, placed.tile)[section] == BIOMASS
        if not biomass or extends_biomass(g, seat, placed):
            super().resource_placed(g, seat, placed, section)

    def reach(self, g: Game, seat: Seat, track: int, position: int, *, boosts: bool = True) -> None:
        """On a step with two benefits the player chooses one (PU-1204)."""
        super().reach(g, seat, track, position, boosts=boosts)
        if self.track(g, seat, track).positions[position].choose:
            g.state.players[seat].gain("benefit", position, 0 if boosts else WITHOUT_BOOST)

    # Patches and pending effects

    def options_for(self, g: Game, seat: Seat, effect: Effect) -> Sequence[Option]:
        """Energy never advances biomass (PU-Q-29); a patch gained may become two (PU-1215)."""
        if effect.kind == "energy":
            effect = Effect(effect.kind, effect.number, effect.mask & ~(1 << BIOMASS))
        options = super().options_for(g, seat, effect)
        if effect.kind == "patch" and effect.number != FROM_STORE and options:
            technology = self.technology(g, seat, "two-patches")
            if technology is not None:
                return [*options, UseTechnology(technology.id)]
        return options

    def resolve(self, g: Game, seat: Seat, effect: Effect, option: Option) -> Flow:
        if effect.kind == "patch" and isinstance(option, UseTechnology):
            technology = self.technology(g, seat, "two-patches")
            assert technology is not None
            self.use(g, seat, technology)
            self.gain_patches(g, seat, 2)
        else:
            yield from super().resolve(g, seat, effect, option)

    def more_patch_squares(self, g: Game, seat: Seat) -> Board:
        """Level 2: on tiles, also to connect biomass (PU-1212, PU-1213), but not on patches or
        meteorites (PU-1214, PU-Q-30 (c)). Level 5: on meteorites (PU-1217)."""
        player = g.state.players[seat]
        meteorites = player.layer(METEORITES)
        found = 0
        if self.able(g, seat, "patches-on-tiles"):
            found |= player.layer(COVERED) & ~player.layer(PATCHES) & ~meteorites
        if self.able(g, seat, "patches-on-meteorites"):
            found |= meteorites
        return found

    # Level 1

    def free_options(self, g: Game, seat: Seat) -> Sequence[Option]:
        """The tracker may be reset while it is on top (PU-1211, PU-Q-30 (e))."""
        technology = self.technology(g, seat, "reset-biomass")
        if technology is None or not self._on_top(g, seat):
            return ()
        return (UseTechnology(technology.id),)

    def use_free(self, g: Game, seat: Seat, option: Option) -> Flow:
        technology = self.technology(g, seat, "reset-biomass")
        assert technology is not None
        self.use(g, seat, technology)
        g.state.players[seat].trackers[BIOMASS] = 0
        g.emit(BiomassReset(seat))
        yield from ()

    def _on_top(self, g: Game, seat: Seat) -> bool:
        return self.next_position(g, seat, BIOMASS) is None

    # Refusals

    def why_not(self, g: Game, seat: Seat, asked: Ask, option: Option) -> Refused | None:
        player = g.state.players[seat]
        kinds = {effect.kind for effect in player.pending}
        match option:
            case UseEnergy("biomass") if "energy" in kinds:
                return Refused("energy-not-biomass", ("PU-Q-29",))
            case Advance("biomass") if asked.question.id == "next" and player.tiles:
                placed = player.tiles[-1]
                if BIOMASS in terrains_of(g, placed.tile) and not extends_biomass(g, seat, placed):
                    return Refused("biomass-not-extended", ("PU-1201", "PU-1202"))
            case PlacePatch(at) if "patch" in kinds and at in BITS:
                return self._no_patch(g, seat, at)
            case UseTechnology(id):
                return self._no_technology(g, seat, id)
        return None

    def _no_patch(self, g: Game, seat: Seat, at: str) -> Refused | None:
        player, square = g.state.players[seat], 1 << BITS[at]
        if player.layer(PATCHES) & square:
            return Refused("patch-on-patch", ("PU-565", "PU-Q-30"), at=at)
        if player.layer(METEORITES) & square:
            return Refused("patch-on-meteorite", ("PU-1214", "PU-1217"), at=at)
        if player.layer(COVERED) & square:
            return Refused("patch-on-tile", ("PU-565", "PU-1212"), at=at)
        return None

    def _no_technology(self, g: Game, seat: Seat, id: str) -> Refused | None:
        """Why a technology that is unlocked cannot be used now."""
        reset = self.technology(g, seat, "reset-biomass")
        if reset is not None and reset.id == id and not self._on_top(g, seat):
            return Refused("biomass-not-on-top", ("PU-1211", "PU-Q-30"))
        twins = self.technology(g, seat, "two-patches")
        if twins is not None and twins.id == id:
            return Refused("no-patch-gained", ("PU-1215", "PU-Q-30"))
        return None


def extends_biomass(g: Game, seat: Seat, placed: Placed) -> bool:
    """Whether the biomass of a tile shares an edge with other biomass (PU-1202, PU-Q-29)."""
    section = terrains_of(g, placed.tile).index(BIOMASS)
    squares = orientation_of(g, placed).sections[section] << placed.anchor
    return bool(neighbours(squares) & g.state.players[seat].layer(BIOMASS))


# One of two benefits


def name_of(benefit: Benefit) -> str:
    """What an option calls a benefit."""
    match benefit:
        case Patches():
            return "patch"
        case Synergy():
            return "synergy"
        case ExtraAdvance(tracks):
            return tracks[0]
    raise ValueError(f"{benefit} is no benefit that a step of the biomass track can offer")


def _benefits(g: Game, seat: Seat, effect: Effect) -> list[Benefit]:
    """The two benefits of a step; medals are not among them (PU-1204, PU-1205)."""
    track = corporation_of(g, seat).track(g, seat, BIOMASS)
    both = track.positions[effect.number].choose
    return [b for b in both if effect.mask != WITHOUT_BOOST or not isinstance(b, Synergy)]


def _benefit_options(g: Game, seat: Seat, effect: Effect) -> Sequence[Option]:
    return [TakeBenefit(effect.number, name_of(b)) for b in _benefits(g, seat, effect)]


def _take_benefit(g: Game, seat: Seat, effect: Effect, option: Option) -> Flow:
    """Take one; the other is lost even if this one comes to nothing (PU-Q-30 (g))."""
    assert isinstance(option, TakeBenefit)
    benefit = next(b for b in _benefits(g, seat, effect) if name_of(b) == option.benefit)
    corporation_of(g, seat).take_benefit(g, seat, BIOMASS, benefit)
    yield from ()


add_kind("benefit", _benefit_options, _take_benefit)
add_corporation("wormhole", Wormhole(), moves=(TakeBenefit,), events=(BiomassReset,))
