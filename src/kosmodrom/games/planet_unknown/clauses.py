"""What tracks, cards, events, planets and objectives say, as data: a type for each thing said.

The data files name a clause by its tag (``op = "regress"``). What it does is up to the rules.
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
    """Something that happens or holds: its name, told by the tag, and its parameters."""


def numbers(clause: Clause) -> dict[str, int]:
    """The numbers among the parameters: what the words of an effect tell.

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
    """Gain biomass patches; on a track it is the biomass milestone."""

    n: Number = 1


class Movement(Clause, frozen=True, tag="movement"):
    """Gain rover movement."""

    n: Number


class Synergy(Clause, frozen=True, tag="synergy"):
    """Gain synergy boosts."""

    n: Number = 1


class ExtraAdvance(Clause, frozen=True, tag="advance"):
    """Advance so many different trackers of these tracks, each so many steps."""

    tracks: tuple[TrackName, ...] = TRACKS
    trackers: Number = 1
    steps: Number = 1
    benefits: bool = True


class AdvanceAll(Clause, frozen=True, tag="advance-all"):
    """Advance every tracker below the position up to it, without synergy boosts."""

    position: Number


class ForcedRegress(Clause, frozen=True, tag="regress"):
    """Regress one tracker of these tracks so many steps."""

    tracks: tuple[TrackName, ...] = TRACKS
    steps: Number = 1


class ExtraTile(Clause, frozen=True, tag="place-tile"):
    """Place one more tile of the own depot, with or without the advances for its resources."""

    advance: bool


class FreeTeleport(Clause, frozen=True, tag="teleport-rover"):
    """Teleport a rover to any square."""


class ClearLine(Clause, frozen=True, tag="clear-line"):
    """Destroy all meteorites of one row or column."""


class DestroyMeteorites(Clause, frozen=True, tag="destroy-meteorites"):
    """Destroy meteorites on the own planet."""

    n: Number


class CollectLifepods(Clause, frozen=True, tag="collect-lifepods"):
    """Collect lifepods from the own planet."""

    n: Number


class CollectMeteorites(Clause, frozen=True, tag="collect-meteorites"):
    """Collect meteorites from the own planet."""

    n: Number


class LifepodRate(Clause, frozen=True, tag="lifepod-rate"):
    """Lifepods in the scoring area are worth so many medals each."""

    n: Number


class MeteoriteRate(Clause, frozen=True, tag="meteorite-rate"):
    """Every full set of collected meteorites is worth so many medals more."""

    n: Number


class Commerce(Clause, frozen=True, tag="commerce"):
    """One of a set of cards that are worth the more the more there are (``Scoring.commerce``)."""


class PatchMedals(Clause, frozen=True, tag="patch-medals"):
    """Every patch on the planet is worth so many medals."""

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
    """Gain a rover, which is put on the tile placed this round."""


class AddCivCards(Clause, frozen=True, tag="add-civ-cards"):
    """Add so many cards from the box to the stack of each rank."""

    n: Number


class RemoveCivCards(Clause, frozen=True, tag="remove-civ-cards"):
    """Remove so many cards at random from the stack of each rank."""

    n: Number


class DrawObjectives(Clause, frozen=True, tag="draw-objective"):
    """Draw private objectives and add them to the own ones."""

    n: Number


class LoseObjectives(Clause, frozen=True, tag="lose-objective"):
    """Discard own private objectives."""

    n: Number


class TurnStation(Clause, frozen=True, tag="turn-station"):
    """Turn the station to any depot."""


class RemoveShape(Clause, frozen=True, tag="remove-shape"):
    """Remove one of the two stacks of the own depot from the station."""


class AddMeteorites(Clause, frozen=True, tag="add-meteorites"):
    """Put meteorites on own meteorite symbols that have none."""

    n: Number


class DestroyRovers(Clause, frozen=True, tag="destroy-rovers"):
    """Destroy rovers on the own planet, but leave so many spared."""

    n: Number
    spared: Annotated[int, msgspec.Meta(ge=0)]


class DestroyLifepods(Clause, frozen=True, tag="destroy-lifepods"):
    """Destroy lifepods that are still on the own planet."""

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
    """No square of a tile may come to lie beside its own terrain."""


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


# What planets ask for


class OneGround(Clause, frozen=True, tag="one-ground"):
    """A tile may not cover both land and ice."""


class Cities(Clause, frozen=True, tag="cities"):
    """Every city left uncovered is worth so many medals."""

    medals: Number


class Ring(Clause, frozen=True, tag="ring"):
    """A tile on the ring also covers a square outside of it; patches do not go there."""


class Quadrants(Clause, frozen=True, tag="quadrants"):
    """In each quarter of the frame one resource may not lie."""

    top_left: Terrain
    top_right: Terrain
    bottom_left: Terrain
    bottom_right: Terrain


class Currents(Clause, frozen=True, tag="currents"):
    """Uncovered currents may count as energy terrain."""


class Chasm(Clause, frozen=True, tag="chasm"):
    """A chasm between two sides: no tile lies and no rover drives across it."""

    sides: Annotated[tuple[SidesRow, ...], Twelve]
    crossings: tuple[tuple[Point, Point], ...]
    """Pairs of squares between which a diagonal step may cross it."""


class Pit(Clause, frozen=True, tag="pit"):
    """The first tile covers a square of the pit instead of touching the perimeter."""


class Toxic(Clause, frozen=True, tag="toxic"):
    """Rovers may not enter uncovered toxic squares."""


class Slide(Clause, frozen=True, tag="slide"):
    """Tiles and patches must slide into their place."""


class ThreePlanets(Clause, frozen=True, tag="three-planets"):
    """Three planets on one grid, each worth so many medals when it is covered."""

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
    """One area of the terrain with at least so many of its resources."""

    resource: Terrain
    n: Number


class TrackerAtTop(Clause, frozen=True, tag="tracker-at-top"):
    """A tracker on top of this track."""

    track: TrackName


class AtMostIcons(Clause, frozen=True, tag="at-most-icons"):
    """At most so many resources."""

    resource: Terrain
    n: Number


class AtLeastMeteorites(Clause, frozen=True, tag="at-least-meteorites"):
    """At least so many meteorites collected."""

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
