"""The moves of First Martians, in the order of the decision points.

Options that come up all the time are made once and kept: `cache` finds them by what they say.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from kosmodrom.core.options import IMPLIED, Option
from kosmodrom.core.words import Counted, Numbered, Word
from kosmodrom.games.first_martians.terms import Block, Condition, Die, Gas, PartKind, Rover

PawnId: TypeAlias = Annotated[str, Word("pawn")]
"""An astronaut by profession, or an AOM."""
AstronautId: TypeAlias = Annotated[str, Word("astronaut")]
MachineId: TypeAlias = Annotated[str, Word("aom")]
SkillId: TypeAlias = Annotated[str, Word("skill")]
FacilityId: TypeAlias = Annotated[str, Word("facility")]
PartName: TypeAlias = Annotated[PartKind, Word("part")]
SpaceId: TypeAlias = Annotated[str, Word("space")]
"""A space of the map: ``"K2-NW"``."""
RoverName: TypeAlias = Annotated[Rover, Word("rover")]
UpgradeId: TypeAlias = Annotated[str, Word("upgrade")]
PoiId: TypeAlias = Annotated[str, Word("poi")]
EventId: TypeAlias = Annotated[str, Word("mission-event")]
ObjectiveId: TypeAlias = Annotated[str, Word("objective")]
"""``<mission>-<token>``."""
SheetId: TypeAlias = Annotated[str, Word("sheet")]
"""``<mission>-<action>``."""
BlockName: TypeAlias = Annotated[Block, Word("block")]
GasName: TypeAlias = Annotated[Gas, Word("resource")]
ConditionName: TypeAlias = Annotated[Condition, Word("condition")]
DieName: TypeAlias = Annotated[Die, Word("die")]
WayId: TypeAlias = Annotated[str, Word("way")]
"""``<story>-<way>``: a way out of a story."""
StackNumber: TypeAlias = Annotated[int, Numbered()]
"""The place of a stack in the plan."""
TaskName: TypeAlias = Annotated[str, Word("task"), IMPLIED]
"""What a stack is to do, by the tag of its task: it follows from the stack's number."""


# Set-up


class TakeAstronaut(Option, frozen=True, tag="take_astronaut"):
    """Play this astronaut."""

    astronaut: AstronautId


class TakeMachine(Option, frozen=True, tag="take_machine"):
    """Take an AOM for the mission (FM-1224, FM-1225)."""

    machine: MachineId


class NoMachine(Option, frozen=True, tag="no_machine"):
    """Take no further AOM."""


# At any moment


class UseSkill(Option, frozen=True, tag="use_skill"):
    """Use a skill of one's own astronaut (FM-233)."""

    astronaut: AstronautId
    skill: SkillId
    cost: Annotated[int, IMPLIED] = 0


class UsePoi(Option, frozen=True, tag="use_poi"):
    """Use a POI token (FM-924)."""

    poi: PoiId


class DismantleUpgrade(Option, frozen=True, tag="dismantle_upgrade"):
    """Take an Upgrade card apart for two spare parts (FM-1041)."""

    upgrade: UpgradeId
    spares: Annotated[tuple[PartName, ...], IMPLIED] = ()


class Continue(Option, frozen=True, tag="continue"):
    """Go on to the next phase (FM-1305)."""


class GoOn(Option, frozen=True, tag="go_on"):
    """Go on to the next step, and be asked between steps only when there is a new reason to
    (FM-Q-77)."""


class StepByStep(Option, frozen=True, tag="step_by_step"):
    """Go on, and be asked before every step (FM-Q-77)."""


# Production


class ShutDown(Option, frozen=True, tag="shut_down"):
    """Put a Shutdown tile on this Facility (FM-551)."""

    facility: FacilityId
    resource: GasName


class PreventWilting(Option, frozen=True, tag="prevent_wilting"):
    """Pay so that the Farm does not wilt (FM-626)."""

    farm: FacilityId
    oxygen: Annotated[int, IMPLIED] = 0
    energy: Annotated[int, IMPLIED] = 0


class LetWilt(Option, frozen=True, tag="let_wilt"):
    farm: FacilityId


class GoHungry(Option, frozen=True, tag="go_hungry"):
    """This astronaut misses a portion (FM-616)."""

    astronaut: AstronautId


class DiscardSample(Option, frozen=True, tag="discard_sample"):
    """Discard a sample from this area (FM-667)."""

    space: SpaceId


# Planning


class DismantlePart(Option, frozen=True, tag="dismantle_part"):
    """Take a working part out of a Facility (FM-1044)."""

    facility: FacilityId
    part: PartName


class Beginning(Option, frozen=True):
    """Begin a stack with a pawn."""

    pawn: PawnId


class PlanRest(Beginning, frozen=True, tag="plan_rest"):
    pass


class PlanUnwind(Beginning, frozen=True, tag="plan_unwind"):
    pass


class PlanHeal(Beginning, frozen=True, tag="plan_heal"):
    pass


class PlanManage(Beginning, frozen=True, tag="plan_manage"):
    pass


class PlanExplore(Beginning, frozen=True, tag="plan_explore"):
    space: SpaceId


class PlanGather(Beginning, frozen=True, tag="plan_gather"):
    """Gather a sample from an area (FM-955)."""

    space: SpaceId


class PlanToken(Beginning, frozen=True, tag="plan_token"):
    """Gather an objective token from an area (FM-955)."""

    space: SpaceId
    objective: ObjectiveId


class PlanResearch(Beginning, frozen=True, tag="plan_research"):
    """Research a sample for the first or for the second time (FM-962, FM-963)."""

    again: bool


class PlanPlanting(Beginning, frozen=True, tag="plan_planting"):
    farm: FacilityId


class PlanRepair(Beginning, frozen=True, tag="plan_repair"):
    """Repair a part with a spare part (FM-1004)."""

    facility: FacilityId
    part: PartName


class PlanSwitch(Beginning, frozen=True, tag="plan_switch"):
    """Repair a part with the working one of another Facility (FM-1005)."""

    facility: FacilityId
    part: PartName
    donor: FacilityId


class PlanRoverRepair(Beginning, frozen=True, tag="plan_rover_repair"):
    rover: RoverName


class PlanUpgrade(Beginning, frozen=True, tag="plan_upgrade"):
    upgrade: UpgradeId


class PlanRemoval(Beginning, frozen=True, tag="plan_removal"):
    """Try to take a Shutdown tile off (FM-1051)."""

    facility: FacilityId
    resource: GasName


class PlanEventAction(Beginning, frozen=True, tag="plan_event_action"):
    event: EventId
    space: SpaceId | None = None


class PlanSheetAction(Beginning, frozen=True, tag="plan_sheet_action"):
    action: SheetId
    space: SpaceId | None = None


class Join(Option, frozen=True, tag="join"):
    """Put a pawn under a stack: it assists (FM-726)."""

    pawn: PawnId
    stack: StackNumber
    task: TaskName = ""


class Withdraw(Option, frozen=True, tag="withdraw"):
    """Take a pawn back from a stack."""

    pawn: PawnId
    stack: StackNumber
    task: TaskName = ""


class Lead(Option, frozen=True, tag="lead"):
    """Put a pawn of a stack on top: its owner performs the action (FM-727)."""

    pawn: PawnId
    stack: StackNumber
    task: TaskName = ""


class UseRover(Option, frozen=True, tag="use_rover"):
    rover: RoverName
    stack: StackNumber
    task: TaskName = ""


class LeaveRover(Option, frozen=True, tag="leave_rover"):
    rover: RoverName
    stack: StackNumber
    task: TaskName = ""


class TakeWay(Option, frozen=True, tag="take_way"):
    """Go this way (FM-933)."""

    stack: StackNumber
    way: tuple[SpaceId, ...]
    task: TaskName = ""


class UseFacility(Option, frozen=True, tag="use_facility"):
    """Take the action in this Facility, of several (FM-183)."""

    facility: FacilityId
    stack: StackNumber
    task: TaskName = ""


class Operate(Option, frozen=True, tag="operate"):
    """This astronaut runs the AOM in this round (FM-765)."""

    machine: MachineId
    astronaut: AstronautId


class PutToVote(Option, frozen=True, tag="put_to_vote"):
    """Ask everybody whether the plan stands (FM-Q-75)."""


class Agree(Option, frozen=True, tag="agree"):
    pass


class ObjectTo(Option, frozen=True, tag="object"):
    pass


class CarryOut(Option, frozen=True, tag="carry_out"):
    """Carry the plan out although somebody objects (FM-462)."""


class ChangePlan(Option, frozen=True, tag="change_plan"):
    """Go back to planning."""


# Acting


class ResolveStack(Option, frozen=True, tag="resolve"):
    """Resolve this stack next (FM-Q-26)."""

    stack: StackNumber
    pawn: Annotated[PawnId, IMPLIED] = ""
    task: TaskName = ""


class Reroll(Option, frozen=True, tag="reroll"):
    """Roll a die again with a skill (FM-233)."""

    die: DieName
    skill: SkillId
    cost: Annotated[int, IMPLIED] = 0


class RerollHere(Option, frozen=True, tag="reroll_here"):
    """Roll the Success die again with the Facility's Upgrade."""

    facility: FacilityId


class KeepRoll(Option, frozen=True, tag="keep_roll"):
    """Take the dice as they are."""


class ResolveDie(Option, frozen=True, tag="resolve_die"):
    """Resolve this die next (FM-808)."""

    die: DieName


class RaiseMorale(Option, frozen=True, tag="raise_morale"):
    pass


class LowerStress(Option, frozen=True, tag="lower_stress"):
    by: Annotated[int, IMPLIED] = 0


class HealWound(Option, frozen=True, tag="heal_wound"):
    pass


class HealCondition(Option, frozen=True, tag="heal_condition"):
    condition: ConditionName


class ManageTrack(Option, frozen=True, tag="manage_track"):
    block: BlockName


class TryAgain(Option, frozen=True, tag="try_again"):
    """Make another attempt on the Shutdown tile with the next pawn (FM-1055)."""


class StopTrying(Option, frozen=True, tag="stop_trying"):
    pass


# What effects ask


class TakeWayOut(Option, frozen=True, tag="way_out"):
    """Choose this way out of a story (FM-1336)."""

    way: WayId
    cost: Annotated[tuple[str, ...], Counted("cost"), IMPLIED] = ()


class ChoosePart(Option, frozen=True, tag="choose_part"):
    facility: FacilityId
    part: PartName


class ChooseFacility(Option, frozen=True, tag="choose_facility"):
    facility: FacilityId


class ChooseShutdown(Option, frozen=True, tag="choose_shutdown"):
    facility: FacilityId
    resource: GasName


class ChooseBlock(Option, frozen=True, tag="choose_block"):
    block: BlockName


class ChooseSpace(Option, frozen=True, tag="choose_space"):
    space: SpaceId


class ChooseAstronaut(Option, frozen=True, tag="choose_astronaut"):
    astronaut: AstronautId


class ChooseSpare(Option, frozen=True, tag="choose_spare"):
    part: PartName


class ChooseRover(Option, frozen=True, tag="choose_rover"):
    rover: RoverName


class ChooseSkill(Option, frozen=True, tag="choose_skill"):
    skill: SkillId


class ChooseUpgrade(Option, frozen=True, tag="choose_upgrade"):
    upgrade: UpgradeId


class ChooseCondition(Option, frozen=True, tag="choose_condition"):
    condition: ConditionName


# Between the missions of a campaign


class UnlockSkill(Option, frozen=True, tag="unlock_skill"):
    """Spend a Discovery on a skill card (FM-Q-36)."""

    astronaut: AstronautId
    skill: SkillId


class SaveDiscoveries(Option, frozen=True, tag="save_discoveries"):
    """Unlock nothing more now."""


MOVES: Final = (
    TakeAstronaut,
    TakeMachine,
    NoMachine,
    UseSkill,
    UsePoi,
    DismantleUpgrade,
    Continue,
    GoOn,
    StepByStep,
    ShutDown,
    PreventWilting,
    LetWilt,
    GoHungry,
    DiscardSample,
    DismantlePart,
    PlanRest,
    PlanUnwind,
    PlanHeal,
    PlanManage,
    PlanExplore,
    PlanGather,
    PlanToken,
    PlanResearch,
    PlanPlanting,
    PlanRepair,
    PlanSwitch,
    PlanRoverRepair,
    PlanUpgrade,
    PlanRemoval,
    PlanEventAction,
    PlanSheetAction,
    Join,
    Withdraw,
    Lead,
    UseRover,
    LeaveRover,
    TakeWay,
    UseFacility,
    Operate,
    PutToVote,
    Agree,
    ObjectTo,
    CarryOut,
    ChangePlan,
    ResolveStack,
    Reroll,
    RerollHere,
    KeepRoll,
    ResolveDie,
    RaiseMorale,
    LowerStress,
    HealWound,
    HealCondition,
    ManageTrack,
    TryAgain,
    StopTrying,
    TakeWayOut,
    ChoosePart,
    ChooseFacility,
    ChooseShutdown,
    ChooseBlock,
    ChooseSpace,
    ChooseAstronaut,
    ChooseSpare,
    ChooseRover,
    ChooseSkill,
    ChooseUpgrade,
    ChooseCondition,
    UnlockSkill,
    SaveDiscoveries,
)
