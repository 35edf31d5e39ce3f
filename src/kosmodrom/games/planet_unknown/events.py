"""What happens in a game of Planet Unknown, for the log, the animations and the screen reader."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from kosmodrom.core.events import Event
from kosmodrom.core.words import SeatId, Word
from kosmodrom.games.planet_unknown.moves import (
    CardId,
    CorporationId,
    ObjectiveId,
    PlanetId,
    PrivateId,
    SquareName,
    TrackWord,
)
from kosmodrom.games.planet_unknown.terms import Terrain

ResourceWord: TypeAlias = Annotated[Terrain, Word("resource")]
ShapeId: TypeAlias = Annotated[str, Word("shape")]
AlertId: TypeAlias = Annotated[str, Word("alert")]
TechnologyId: TypeAlias = Annotated[str, Word("technology")]


class GameSetUp(Event, frozen=True, tag="set_up"):
    commander: SeatId


class BoardsChosen(Event, frozen=True, tag="boards"):
    seat: SeatId
    corporation: CorporationId
    planet: PlanetId


class ObjectivesDealt(Event, frozen=True, tag="objectives"):
    """The neighbour objectives are laid out (PU-217, PU-218)."""

    objectives: tuple[ObjectiveId, ...]


class ObjectivesKept(Event, frozen=True, tag="objectives_kept"):
    """For the owner's eyes, or for everyone's where objectives are kept openly."""

    seat: SeatId
    objectives: tuple[PrivateId, ...]


class SecretObjectivesKept(Event, frozen=True, tag="secret_objectives_kept"):
    seat: SeatId
    count: int


class RoundBegan(Event, frozen=True, tag="round"):
    round: int
    commander: SeatId


class StationTurned(Event, frozen=True, tag="turned"):
    """``steps`` clockwise; ``seat`` is None when it turns by itself."""

    seat: SeatId | None
    steps: int


class AlertRevealed(Event, frozen=True, tag="alert"):
    event: AlertId


class AlertIgnored(Event, frozen=True, tag="alert_ignored"):
    """The event alone would end the game, so this player ignores it (PU-813)."""

    seat: SeatId
    event: AlertId


class TileTaken(Event, frozen=True, tag="tile_taken"):
    seat: SeatId
    shape: ShapeId
    a: ResourceWord
    b: ResourceWord


class TilePlaced(Event, frozen=True, tag="tile_placed"):
    seat: SeatId
    tile: int
    orientation: int
    at: SquareName
    shape: ShapeId
    a: ResourceWord
    b: ResourceWord


class NothingFits(Event, frozen=True, tag="nothing_fits"):
    """No tile of the depot can be placed (PU-705)."""

    seat: SeatId


class MeteoriteFell(Event, frozen=True, tag="meteorite"):
    seat: SeatId
    at: SquareName


class LifepodDestroyed(Event, frozen=True, tag="lifepod_destroyed"):
    seat: SeatId
    at: SquareName


class RoverDestroyed(Event, frozen=True, tag="rover_destroyed"):
    seat: SeatId
    at: SquareName


class MeteoriteDestroyed(Event, frozen=True, tag="meteorite_destroyed"):
    seat: SeatId
    at: SquareName


class Advanced(Event, frozen=True, tag="advanced"):
    seat: SeatId
    track: TrackWord
    position: int


class Regressed(Event, frozen=True, tag="regressed"):
    seat: SeatId
    track: TrackWord
    position: int


class MovementGained(Event, frozen=True, tag="movement"):
    seat: SeatId
    amount: int


class BoostGained(Event, frozen=True, tag="boost"):
    seat: SeatId


class MilestoneReached(Event, frozen=True, tag="civ_milestone"):
    """A civ card of this rank is to be chosen."""

    seat: SeatId
    rank: int


class TechnologyUnlocked(Event, frozen=True, tag="technology"):
    seat: SeatId
    technology: TechnologyId


class TechnologyUsed(Event, frozen=True, tag="technology_used"):
    seat: SeatId
    technology: TechnologyId


class PatchPlaced(Event, frozen=True, tag="patch"):
    seat: SeatId
    at: SquareName


class PatchStored(Event, frozen=True, tag="patch_stored"):
    seat: SeatId


class RoverPlaced(Event, frozen=True, tag="rover"):
    seat: SeatId
    at: SquareName


class RoverMoved(Event, frozen=True, tag="moved"):
    seat: SeatId
    start: SquareName
    to: SquareName


class RoverTeleported(Event, frozen=True, tag="teleported"):
    seat: SeatId
    start: SquareName
    to: SquareName


class LifepodCollected(Event, frozen=True, tag="lifepod"):
    seat: SeatId
    at: SquareName


class MeteoriteCollected(Event, frozen=True, tag="meteorite_collected"):
    seat: SeatId
    at: SquareName


class CardTaken(Event, frozen=True, tag="card"):
    seat: SeatId
    card: CardId


class SecretCardTaken(Event, frozen=True, tag="secret_card"):
    """What the others learn of an End Game card (PU-524)."""

    seat: SeatId
    rank: int


class NoCardLeft(Event, frozen=True, tag="no_card"):
    """No card of this rank was left to choose (PU-527)."""

    seat: SeatId
    rank: int


class CardsRevealed(Event, frozen=True, tag="cards_revealed"):
    """The End Game cards of a player, at the end of the game."""

    seat: SeatId
    cards: tuple[CardId, ...]


class ObjectivesRevealed(Event, frozen=True, tag="objectives_revealed"):
    """The private objectives of a player, at the end of the game."""

    seat: SeatId
    objectives: tuple[PrivateId, ...]


class LastRound(Event, frozen=True, tag="last_round"):
    """The game ends with the round just played, for this reason (PU-701 to PU-703)."""

    ending: Annotated[str, Word("ending")]


class GameEnded(Event, frozen=True, tag="ended"):
    winners: tuple[SeatId, ...]
    medals: int


class SoloEnded(Event, frozen=True, tag="solo_ended"):
    """The score of a solo game and what it means (PU-923)."""

    medals: int
    target: int
    verdict: Annotated[str, Word("verdict")]


EVENTS: tuple[type[Event], ...] = (
    GameSetUp,
    BoardsChosen,
    ObjectivesDealt,
    ObjectivesKept,
    SecretObjectivesKept,
    RoundBegan,
    StationTurned,
    AlertRevealed,
    AlertIgnored,
    TileTaken,
    TilePlaced,
    NothingFits,
    MeteoriteFell,
    LifepodDestroyed,
    RoverDestroyed,
    MeteoriteDestroyed,
    Advanced,
    Regressed,
    MovementGained,
    BoostGained,
    MilestoneReached,
    TechnologyUnlocked,
    TechnologyUsed,
    PatchPlaced,
    PatchStored,
    RoverPlaced,
    RoverMoved,
    RoverTeleported,
    LifepodCollected,
    MeteoriteCollected,
    CardTaken,
    SecretCardTaken,
    NoCardLeft,
    CardsRevealed,
    ObjectivesRevealed,
    LastRound,
    GameEnded,
    SoloEnded,
)
"""The events of the game itself; boards and cards may add their own, see `rules.registry`."""

PASSING: tuple[type[Event], ...] = (
    StationTurned,
    TileTaken,
    MovementGained,
    BoostGained,
    MilestoneReached,
    TechnologyUsed,
    PatchStored,
    RoverMoved,
    RoverTeleported,
)
"""What is not told again when a round is over: steps on the way to what everybody got."""
