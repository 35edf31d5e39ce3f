"""What happens when the crew plans and acts."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from kosmodrom.core.events import Event
from kosmodrom.core.words import SeatId, Word
from kosmodrom.games.first_martians.moves import (
    AstronautId,
    DieName,
    EventId,
    FacilityId,
    GasName,
    MachineId,
    ObjectiveId,
    PartName,
    PawnId,
    PoiId,
    RoverName,
    SheetId,
    SkillId,
    SpaceId,
    StackNumber,
    UpgradeId,
)
from kosmodrom.games.first_martians.terms import Colour

ColourName: TypeAlias = Annotated[Colour, Word("colour")]
Face: TypeAlias = Literal["hit", "miss", "none"]
FaceId: TypeAlias = Annotated[str, Word("shutdown")]
TaskTag: TypeAlias = Annotated[str, Word("task")]


# At any moment


class SkillUsed(Event, frozen=True, tag="skill_used"):
    astronaut: AstronautId
    skill: SkillId


class PoiUsed(Event, frozen=True, tag="poi_used"):
    poi: PoiId


class UpgradeDismantled(Event, frozen=True, tag="upgrade_dismantled"):
    upgrade: UpgradeId
    spares: tuple[PartName, ...]


# Planning


class PawnPlanned(Event, frozen=True, tag="pawn_planned"):
    """Somebody puts a pawn on a task: on its own, or under others, which it joins."""

    seat: SeatId
    pawn: PawnId
    task: TaskTag
    stack: StackNumber
    where: tuple[SpaceId, ...] = ()
    joins: bool = False


class PawnWithdrawn(Event, frozen=True, tag="pawn_withdrawn"):
    seat: SeatId
    pawn: PawnId
    task: TaskTag
    stack: StackNumber


class LeadGiven(Event, frozen=True, tag="lead_given"):
    """Somebody puts another pawn on top of a stack (FM-727)."""

    seat: SeatId
    pawn: PawnId
    task: TaskTag
    stack: StackNumber


class RoverPlanned(Event, frozen=True, tag="rover_planned"):
    """``drives``: whether it goes with the stack, or stays."""

    seat: SeatId
    rover: RoverName
    task: TaskTag
    stack: StackNumber
    drives: bool


class WayPlanned(Event, frozen=True, tag="way_planned"):
    seat: SeatId
    task: TaskTag
    stack: StackNumber
    way: tuple[SpaceId, ...]


class FacilityPlanned(Event, frozen=True, tag="facility_planned"):
    seat: SeatId
    facility: FacilityId
    task: TaskTag
    stack: StackNumber


class OperatorNamed(Event, frozen=True, tag="operator_named"):
    seat: SeatId
    machine: MachineId
    astronaut: AstronautId


class PartDismantled(Event, frozen=True, tag="part_dismantled"):
    facility: FacilityId
    part: PartName


class PlanPutToVote(Event, frozen=True, tag="plan_put_to_vote"):
    seat: SeatId


class PlanObjectedTo(Event, frozen=True, tag="plan_objected_to"):
    seat: SeatId


class PlanChanged(Event, frozen=True, tag="plan_changed"):
    """The First Player wants to change the plan (FM-462)."""

    seat: SeatId


class PlanCarriedOut(Event, frozen=True, tag="plan_carried_out"):
    """The First Player overrules objections (FM-462)."""

    seat: SeatId


class PlanDeclared(Event, frozen=True, tag="plan_declared"):
    """``stacks`` is how many actions are declared."""

    stacks: int


# Acting


class ActionBegan(Event, frozen=True, tag="action_began"):
    """The performer undertakes an action; outside the HUB it has a place.

    With an AOM on top it is the AOM that acts, and the performer operates it (FM-766): so in the
    events of an action that follow.
    """

    astronaut: AstronautId
    task: TaskTag
    where: tuple[SpaceId, ...] = ()
    machine: tuple[MachineId, ...] = ()


class ActionSucceeded(Event, frozen=True, tag="action_succeeded"):
    """Told where it could have been otherwise: after dice or an Adventure (FM-831)."""

    astronaut: AstronautId
    task: TaskTag
    machine: tuple[MachineId, ...] = ()


class ActionFailed(Event, frozen=True, tag="action_failed"):
    astronaut: AstronautId
    task: TaskTag
    machine: tuple[MachineId, ...] = ()


class ActionPointless(Event, frozen=True, tag="action_pointless"):
    """What it was about is gone (FM-Q-73)."""

    astronaut: AstronautId
    task: TaskTag
    machine: tuple[MachineId, ...] = ()


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    """What each die shows; "none": it was not rolled."""

    astronaut: AstronautId
    colour: ColourName
    success: Face
    wound: Face
    adventure: Face


class DieRerolled(Event, frozen=True, tag="die_rerolled"):
    """With an Upgrade of a Facility, or because a token demands it; skills are told by
    themselves."""

    die: DieName
    hit: bool


class DieResolved(Event, frozen=True, tag="die_resolved"):
    """The next of several dice that bring something (FM-808)."""

    die: DieName


class RoverChecked(Event, frozen=True, tag="rover_checked"):
    """``damaged``: the die shows a wound (FM-1171)."""

    rover: RoverName
    damaged: bool


class SampleGathered(Event, frozen=True, tag="sample_gathered"):
    space: SpaceId


class ObjectiveGathered(Event, frozen=True, tag="objective_gathered"):
    space: SpaceId
    objective: ObjectiveId


class SampleExamined(Event, frozen=True, tag="sample_examined"):
    """``examined`` is how many there are now."""

    examined: int


class DiscoveryMade(Event, frozen=True, tag="discovery_made"):
    discoveries: int


class SeedPlanted(Event, frozen=True, tag="seed_planted"):
    farm: FacilityId


class UpgradeMade(Event, frozen=True, tag="upgrade_made"):
    """Its tile will be placed in Clean-Up (FM-1033)."""

    upgrade: UpgradeId


class TileTurned(Event, frozen=True, tag="tile_turned"):
    """A Shutdown tile is turned over (FM-1051)."""

    facility: FacilityId
    resource: GasName
    face: FaceId


class RemovalFailed(Event, frozen=True, tag="removal_failed"):
    """The tile stays: it takes another attempt, or more than the Reserve holds (FM-1054)."""

    facility: FacilityId
    resource: GasName
    demand: int


class EventDealtWith(Event, frozen=True, tag="event_dealt_with"):
    """The action of an Event was performed: its consequences will not come (FM-849, FM-853)."""

    event: EventId
    action: EventId
    story: tuple[EventId, ...]
    """Told the first time only."""


class SheetActionDone(Event, frozen=True, tag="sheet_action_done"):
    action: SheetId
    story: tuple[SheetId, ...]
    """Told the first time only."""


EVENTS: Final[tuple[type[Event], ...]] = (
    SkillUsed,
    PoiUsed,
    UpgradeDismantled,
    PawnPlanned,
    PawnWithdrawn,
    LeadGiven,
    RoverPlanned,
    WayPlanned,
    FacilityPlanned,
    OperatorNamed,
    PartDismantled,
    PlanPutToVote,
    PlanObjectedTo,
    PlanChanged,
    PlanCarriedOut,
    PlanDeclared,
    ActionBegan,
    ActionSucceeded,
    ActionFailed,
    ActionPointless,
    DiceRolled,
    DieRerolled,
    DieResolved,
    RoverChecked,
    SampleGathered,
    ObjectiveGathered,
    SampleExamined,
    DiscoveryMade,
    SeedPlanted,
    UpgradeMade,
    TileTurned,
    RemovalFailed,
    EventDealtWith,
    SheetActionDone,
)
