"""What happens in the HUB: set-up, health, tracks, Production, Malfunctions and Clean-Up."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from kosmodrom.core.events import Event
from kosmodrom.core.words import SeatId, Word
from kosmodrom.games.first_martians.moves import (
    AstronautId,
    BlockName,
    ConditionName,
    FacilityId,
    GasName,
    MachineId,
    PartName,
    RoverName,
    SpaceId,
    UpgradeId,
)
from kosmodrom.games.first_martians.terms import Resource, Token

ResourceName: TypeAlias = Annotated[Resource, Word("resource")]
TokenName: TypeAlias = Annotated[Token, Word("token")]
MissionName: TypeAlias = Annotated[str, Word("mission")]
CardId: TypeAlias = Annotated[str, Word("malfunction")]
FaceId: TypeAlias = Annotated[str, Word("shutdown")]


# Set-up


class MissionBegan(Event, frozen=True, tag="mission_began"):
    """``sols`` is how many rounds there are (FM-104)."""

    mission: MissionName
    story: MissionName
    sols: int
    oxygen: int
    energy: int
    food: int


class AstronautTaken(Event, frozen=True, tag="astronaut_taken"):
    seat: SeatId
    astronaut: AstronautId


class MachineTaken(Event, frozen=True, tag="machine_taken"):
    machine: MachineId


class ScannerReady(Event, frozen=True, tag="scanner_ready"):
    """The Auto-scanner is there from the start (FM-1221)."""


class UpgradeDealt(Event, frozen=True, tag="upgrade_dealt"):
    upgrade: UpgradeId


class FirstPlayerSet(Event, frozen=True, tag="first_player"):
    astronaut: AstronautId
    seat: SeatId


# Health


class Wounded(Event, frozen=True, tag="wounded"):
    """``wounds`` are all that the astronaut has now."""

    astronaut: AstronautId
    wounds: int


class WoundHealed(Event, frozen=True, tag="wound_healed"):
    astronaut: AstronautId
    wounds: int


class ConditionGained(Event, frozen=True, tag="condition_gained"):
    astronaut: AstronautId
    condition: ConditionName


class NoCondition(Event, frozen=True, tag="no_condition"):
    """The pool has none that the astronaut lacks (FM-Q-39)."""

    astronaut: AstronautId


class ConditionCured(Event, frozen=True, tag="condition_cured"):
    astronaut: AstronautId
    condition: ConditionName


class Died(Event, frozen=True, tag="died"):
    astronaut: AstronautId


# Tracks


class MoraleMoved(Event, frozen=True, tag="morale_moved"):
    by: int
    morale: int


class StressMoved(Event, frozen=True, tag="stress_moved"):
    by: int
    stress: int


class BrawlBroke(Event, frozen=True, tag="brawl"):
    """Everybody is hurt (FM-643)."""


class ReserveMoved(Event, frozen=True, tag="reserve_moved"):
    resource: ResourceName
    by: int
    left: int


class MoraleTokensMoved(Event, frozen=True, tag="morale_tokens"):
    astronaut: AstronautId
    by: int
    left: int


# Modifier tokens


class TokenOnFacility(Event, frozen=True, tag="token_on_facility"):
    """On "!" (``now``) or on ">>"."""

    token: TokenName
    facility: FacilityId
    now: bool


class TokenOnRover(Event, frozen=True, tag="token_on_rover"):
    token: TokenName
    rover: RoverName


class TokenOnArea(Event, frozen=True, tag="token_on_area"):
    token: TokenName
    space: SpaceId


class TokenOnBoard(Event, frozen=True, tag="token_on_board"):
    token: TokenName
    astronaut: AstronautId


class TokenOffFacility(Event, frozen=True, tag="token_off_facility"):
    token: TokenName
    facility: FacilityId


class TokenOffRover(Event, frozen=True, tag="token_off_rover"):
    token: TokenName
    rover: RoverName


class TokenOffArea(Event, frozen=True, tag="token_off_area"):
    token: TokenName
    space: SpaceId


class TokenOffBoard(Event, frozen=True, tag="token_off_board"):
    token: TokenName
    astronaut: AstronautId


# Facilities


class PartBroke(Event, frozen=True, tag="part_broke"):
    facility: FacilityId
    part: PartName


class PartMended(Event, frozen=True, tag="part_mended"):
    """It works from the end of the phase on (FM-357)."""

    facility: FacilityId
    part: PartName


class PartReturned(Event, frozen=True, tag="part_returned"):
    """It was taken out for a repair that failed (FM-1010)."""

    facility: FacilityId
    part: PartName


class ShutdownPlaced(Event, frozen=True, tag="shutdown_placed"):
    facility: FacilityId
    resource: GasName


class ShutdownLifted(Event, frozen=True, tag="shutdown_lifted"):
    facility: FacilityId
    resource: GasName


class OutputMoved(Event, frozen=True, tag="output_moved"):
    facility: FacilityId
    by: int
    output: int


class FacilityBuilt(Event, frozen=True, tag="facility_built"):
    facility: FacilityId


# Morale


class MoraleCounted(Event, frozen=True, tag="morale_counted"):
    """The First Player resolves the level of Morale (FM-453)."""

    astronaut: AstronautId
    morale: int


# Production


class Produced(Event, frozen=True, tag="produced"):
    """So much is produced, so much is needed (FM-514, FM-551)."""

    resource: ResourceName
    made: int
    needed: int


class SeedsGrew(Event, frozen=True, tag="seeds_grew"):
    """``plants`` are the mature plants now."""

    farm: FacilityId
    plants: int


class FarmWilted(Event, frozen=True, tag="farm_wilted"):
    farm: FacilityId
    plants: int


class WiltingPrevented(Event, frozen=True, tag="wilting_prevented"):
    farm: FacilityId
    oxygen: int
    energy: int


class GreenhouseBuilt(Event, frozen=True, tag="greenhouse_built"):
    farm: FacilityId
    greenhouses: int


class PlantsMoved(Event, frozen=True, tag="plants_moved"):
    """Mature plants came or went by an effect."""

    farm: FacilityId
    by: int
    plants: int


class WentHungry(Event, frozen=True, tag="went_hungry"):
    """The astronaut misses a portion (FM-617)."""

    astronaut: AstronautId


class FroggyChecked(Event, frozen=True, tag="froggy_checked"):
    """``damaged``: the die shows a wound (FM-663)."""

    damaged: bool


class AreaSampleLost(Event, frozen=True, tag="area_sample_lost"):
    space: SpaceId


# Malfunctions


class MalfunctionRolled(Event, frozen=True, tag="malfunction_rolled"):
    """``more`` is what broken parts add (FM-1106)."""

    block: BlockName
    face: int
    more: int


class TrackMoved(Event, frozen=True, tag="track_moved"):
    block: BlockName
    by: int
    level: int


class MalfunctionDrawn(Event, frozen=True, tag="malfunction_drawn"):
    card: CardId
    story: CardId
    block: BlockName


class MalfunctionSkipped(Event, frozen=True, tag="malfunction_skipped"):
    """Its Facility is shut down (FM-566), or it has not the keyword (FM-1117)."""

    card: CardId
    facility: FacilityId
    shut: bool


class MalfunctionsShuffled(Event, frozen=True, tag="malfunctions_shuffled"):
    block: BlockName


class CubeTurned(Event, frozen=True, tag="cube_turned"):
    block: BlockName
    red: bool


# Clean-Up


class CleanedUp(Event, frozen=True, tag="cleaned_up"):
    """Tokens are gone or moved, and what was Pending is Available."""

    round: int


class UpgradePlaced(Event, frozen=True, tag="upgrade_placed"):
    upgrade: UpgradeId
    facility: FacilityId


EVENTS: Final[tuple[type[Event], ...]] = (
    MissionBegan,
    AstronautTaken,
    MachineTaken,
    ScannerReady,
    UpgradeDealt,
    FirstPlayerSet,
    Wounded,
    WoundHealed,
    ConditionGained,
    NoCondition,
    ConditionCured,
    Died,
    MoraleMoved,
    StressMoved,
    BrawlBroke,
    ReserveMoved,
    MoraleTokensMoved,
    TokenOnFacility,
    TokenOnRover,
    TokenOnArea,
    TokenOnBoard,
    TokenOffFacility,
    TokenOffRover,
    TokenOffArea,
    TokenOffBoard,
    PartBroke,
    PartMended,
    PartReturned,
    ShutdownPlaced,
    ShutdownLifted,
    OutputMoved,
    FacilityBuilt,
    MoraleCounted,
    Produced,
    SeedsGrew,
    FarmWilted,
    WiltingPrevented,
    GreenhouseBuilt,
    PlantsMoved,
    WentHungry,
    FroggyChecked,
    AreaSampleLost,
    MalfunctionRolled,
    TrackMoved,
    MalfunctionDrawn,
    MalfunctionSkipped,
    MalfunctionsShuffled,
    CubeTurned,
    CleanedUp,
    UpgradePlaced,
)
