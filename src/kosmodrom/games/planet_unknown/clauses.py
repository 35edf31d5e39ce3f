"""What tracks, cards, events, planets and objectives say, as data: a type for each clause.

The data files name a clause by its tag (``op = "regress"``). The rules say what it does. What a
player does in return is a move, see `options`.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from kosmodrom.games.planet_unknown.geometry import SIZE
from kosmodrom.games.planet_unknown.terms import TRACKS, Number, Point, Rank, Terrain, TrackName

SidesRow = Annotated[str, msgspec.Meta(pattern="^[.12]{12}$")]
PartsRow = Annotated[str, msgspec.Meta(pattern="^[.123]{12}$")]
Twelve = msgspec.Meta(min_length=SIZE, max_length=SIZE)


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """Something that happens or holds: the tag is its name, the fields are its parameters."""


def numbers(clause: Clause) -> dict[str, int]:
    """The numbers among the parameters, for the words that describe the clause.

    >>> numbers(ForcedRegress(steps=2))
    {'steps': 2}
    """
    values = msgspec.structs.asdict(clause)
    return {name: value for name, value in values.items() if type(value) is int}


# What tracks and cards do


class CivMilestone(Clause, frozen=True, tag="civ"):
    """Choose a civ card of this rank."""

    rank: Rank


class RoverMilestone(Clause, frozen=True, tag="rover"):
    """Put a waiting rover on the tile placed last."""


class TechMilestone(Clause, frozen=True, tag="technology"):
    """The technology of this level is unlocked."""

    level: Number


class Patches(Clause, frozen=True, tag="patch"):
    """Gain biomass patches; on a track this is the biomass milestone."""

    n: Number = 1


class Movement(Clause, frozen=True, tag="movement"):
    """Gain rover movement."""

    n: Number


class Synergy(Clause, frozen=True, tag="synergy"):
    """Gain synergy boosts."""

    n: Number = 1


class ExtraAdvance(Clause, frozen=True, tag="advance"):
    """Advance some different trackers of these tracks by some steps each."""

    tracks: tuple[TrackName, ...] = TRACKS
    trackers: Number = 1
    steps: Number = 1
    benefits: bool = True


class AdvanceAll(Clause, frozen=True, tag="advance-all"):
    """Advance every tracker that is below a position up to it, without synergy boosts."""

    position: Number


class ForcedRegress(Clause, frozen=True, tag="regress"):
    """Regress one tracker of these tracks by some steps."""

    tracks: tuple[TrackName, ...] = TRACKS
    steps: Number = 1


class ExtraTile(Clause, frozen=True, tag="place-tile"):
    """Place one more tile of one's depot, with or without the advances for its resources."""

    advance: bool


class FreeTeleport(Clause, frozen=True, tag="teleport-rover"):
    """Teleport a rover to any square, without spending movement."""


class ClearLine(Clause, frozen=True, tag="clear-line"):
    """Destroy all meteorites of one row or column."""


class DestroyMeteorites(Clause, frozen=True, tag="destroy-meteorites"):
    """Destroy meteorites on one's planet."""

    n: Number


class CollectLifepods(Clause, frozen=True, tag="collect-lifepods"):
    """Collect lifepods from one's planet."""

    n: Number


class CollectMeteorites(Clause, frozen=True, tag="collect-meteorites"):
    """Collect meteorites from one's planet."""

    n: Number


class LifepodRate(Clause, frozen=True, tag="lifepod-rate"):
    """Lifepods in the scoring area are worth ``n`` medals each."""

    n: Number


class MeteoriteRate(Clause, frozen=True, tag="meteorite-rate"):
    """Every full set of collected meteorites is worth ``n`` more medals."""

    n: Number


class Commerce(Clause, frozen=True, tag="commerce"):
    """One of a set of cards whose worth grows with their number (`Scoring.commerce`)."""


class PatchMedals(Clause, frozen=True, tag="patch-medals"):
    """Every patch on the planet is worth ``n`` medals."""

    n: Number


Benefit = (
    CivMilestone | RoverMilestone | TechMilestone | Patches | Movement | Synergy | ExtraAdvance
)
CardEffect = (
    ExtraAdvance
    | AdvanceAll
    | Patches
    | Movement
    | ExtraTile
    | FreeTeleport
    | ClearLine
    | DestroyMeteorites
    | CollectLifepods
    | LifepodRate
    | MeteoriteRate
    | Commerce
    | PatchMedals
)


# What only events do


class ExtraRover(Clause, frozen=True, tag="extra-rover"):
    """Gain a rover, which goes onto the tile placed this round."""


class AddCivCards(Clause, frozen=True, tag="add-civ-cards"):
    """Add ``n`` cards from the box to the stack of each rank."""

    n: Number


class RemoveCivCards(Clause, frozen=True, tag="remove-civ-cards"):
    """Remove ``n`` random cards from the stack of each rank."""

    n: Number


class DrawObjectives(Clause, frozen=True, tag="draw-objective"):
    """Draw private objectives, in addition to those one has."""

    n: Number


class LoseObjectives(Clause, frozen=True, tag="lose-objective"):
    """Discard some of one's private objectives."""

    n: Number


class TurnStation(Clause, frozen=True, tag="turn-station"):
    """Turn the station to any of its positions."""


class RemoveShape(Clause, frozen=True, tag="remove-shape"):
    """Remove one of the two stacks of one's depot from the station."""


class AddMeteorites(Clause, frozen=True, tag="add-meteorites"):
    """Put meteorites on symbols of one's planet that have none."""

    n: Number


class DestroyRovers(Clause, frozen=True, tag="destroy-rovers"):
    """Destroy rovers on one's planet, as long as more than ``spared`` are there."""

    n: Number
    spared: Annotated[int, msgspec.Meta(ge=0)]


class DestroyLifepods(Clause, frozen=True, tag="destroy-lifepods"):
    """Destroy lifepods that are still on one's planet."""

    n: Number


class LoseLifepods(Clause, frozen=True, tag="lose-lifepods"):
    """Destroy collected lifepods."""

    n: Number


class LoseMeteorites(Clause, frozen=True, tag="lose-meteorites"):
    """Destroy collected meteorites."""

    n: Number


class SynergyOrPeek(Clause, frozen=True, tag="synergy-or-peek"):
    """Gain a synergy boost, or look at the next event."""


class ForbidRovers(Clause, frozen=True, tag="forbid-rovers"):
    """Rovers may not enter this terrain."""

    terrain: Terrain


class ForbidPerimeter(Clause, frozen=True, tag="forbid-perimeter"):
    """Tiles may not cover squares of the perimeter."""


class ForbidIce(Clause, frozen=True, tag="forbid-ice"):
    """Tiles may not cover ice."""


class ForbidMatching(Clause, frozen=True, tag="forbid-matching"):
    """No square of a tile may be placed next to its own terrain."""


class OneResource(Clause, frozen=True, tag="one-resource"):
    """Only one of the tile's two resources counts."""


class NoMilestones(Clause, frozen=True, tag="no-milestones"):
    """Milestones give nothing."""


class NoSynergy(Clause, frozen=True, tag="no-synergy"):
    """Synergy boosts are not gained."""


EventEffect = (
    ExtraAdvance
    | ForcedRegress
    | Patches
    | Synergy
    | SynergyOrPeek
    | CollectLifepods
    | CollectMeteorites
    | ExtraRover
    | AddCivCards
    | RemoveCivCards
    | DrawObjectives
    | LoseObjectives
    | TurnStation
    | RemoveShape
    | AddMeteorites
    | DestroyRovers
    | DestroyLifepods
    | LoseLifepods
    | LoseMeteorites
    | ForbidRovers
    | ForbidPerimeter
    | ForbidIce
    | ForbidMatching
    | OneResource
    | NoMilestones
    | NoSynergy
)


# The special rules of planets


class OneGround(Clause, frozen=True, tag="one-ground"):
    """A tile may not cover both land and ice."""


class Cities(Clause, frozen=True, tag="cities"):
    """Every city left uncovered is worth medals."""

    medals: Number


class Ring(Clause, frozen=True, tag="ring"):
    """A tile on the ring must also cover a square outside it; patches may not lie there."""


class Quadrants(Clause, frozen=True, tag="quadrants"):
    """In each quarter of the frame one resource may not lie."""

    top_left: Terrain
    top_right: Terrain
    bottom_left: Terrain
    bottom_right: Terrain


class Currents(Clause, frozen=True, tag="currents"):
    """Uncovered currents may count as energy terrain."""


class Chasm(Clause, frozen=True, tag="chasm"):
    """A chasm between two sides, which no tile and no rover may cross."""

    sides: Annotated[tuple[SidesRow, ...], Twelve]
    crossings: tuple[tuple[Point, Point], ...]
    """Pairs of squares between which a diagonal step may cross it."""


class Pit(Clause, frozen=True, tag="pit"):
    """The first tile covers a square of the pit instead of touching the perimeter."""


class Toxic(Clause, frozen=True, tag="toxic"):
    """Rovers may not enter uncovered toxic squares."""


class Slide(Clause, frozen=True, tag="slide"):
    """Tiles and patches must be slid into place."""


class ThreePlanets(Clause, frozen=True, tag="three-planets"):
    """Three planets on one grid, each worth medals when it is covered completely."""

    medals: Number
    parts: Annotated[tuple[PartsRow, ...], Twelve]


PlanetRule = (
    OneGround | Cities | Ring | Quadrants | Currents | Chasm | Pit | Toxic | Slide | ThreePlanets
)


# Goals of neighbour objectives


class MostIconsOnEdge(Clause, frozen=True, tag="most-icons-on-edge"):
    """Most resources on squares of the perimeter."""

    resource: Terrain


class LargestArea(Clause, frozen=True, tag="largest-area"):
    """Largest area of the terrain."""

    terrain: Terrain


class MostAreas(Clause, frozen=True, tag="most-areas"):
    """Most areas of the terrain."""

    terrain: Terrain


class FewestIcons(Clause, frozen=True, tag="fewest-icons"):
    """Fewest resources."""

    resource: Terrain


class MostTracksAtTop(Clause, frozen=True, tag="most-tracks-at-top"):
    """Most tracks with a tracker on top."""


class MostMeteorites(Clause, frozen=True, tag="most-meteorites"):
    """Most meteorites collected."""


class FewestMeteorites(Clause, frozen=True, tag="fewest-meteorites"):
    """Fewest meteorites collected."""


class MostLifepods(Clause, frozen=True, tag="most-lifepods"):
    """Most lifepods collected."""


class FewestLifepods(Clause, frozen=True, tag="fewest-lifepods"):
    """Fewest lifepods collected."""


NeighbourGoal = (
    MostIconsOnEdge
    | LargestArea
    | MostAreas
    | FewestIcons
    | MostTracksAtTop
    | MostMeteorites
    | FewestMeteorites
    | MostLifepods
    | FewestLifepods
)


# Goals of private objectives


class Block(Clause, frozen=True, tag="block"):
    """A full rectangle of the terrain, either way round."""

    terrain: Terrain
    long: Number
    short: Number


class IconsInArea(Clause, frozen=True, tag="icons-in-area"):
    """One area of the terrain with at least ``n`` of its resources."""

    resource: Terrain
    n: Number


class TrackerAtTop(Clause, frozen=True, tag="tracker-at-top"):
    """A tracker on top of this track."""

    track: TrackName


class AtMostIcons(Clause, frozen=True, tag="at-most-icons"):
    """At most ``n`` resources on the planet."""

    resource: Terrain
    n: Number


class AtLeastMeteorites(Clause, frozen=True, tag="at-least-meteorites"):
    """At least ``n`` meteorites collected."""

    n: Number


class MoreLifepods(Clause, frozen=True, tag="more-lifepods-than-meteorites"):
    """More lifepods than meteorites collected."""


class AllIceCovered(Clause, frozen=True, tag="all-ice-covered"):
    """Every square of ice covered."""


class AllLandCovered(Clause, frozen=True, tag="all-land-covered"):
    """Every square of land covered."""


PrivateGoal = (
    Block
    | IconsInArea
    | TrackerAtTop
    | AtMostIcons
    | AtLeastMeteorites
    | MoreLifepods
    | AllIceCovered
    | AllLandCovered
)
