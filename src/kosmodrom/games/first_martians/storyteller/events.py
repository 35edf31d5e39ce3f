"""What people are told at their table, with the rules behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

from kosmodrom.core.events import Event
from kosmodrom.core.words import Counted, Word
from kosmodrom.games.first_martians.events import story
from kosmodrom.games.first_martians.events.hub import MissionName
from kosmodrom.games.first_martians.moves import (
    AstronautId,
    BlockName,
    EventId,
    ObjectiveId,
    UpgradeId,
)
from kosmodrom.games.first_martians.storyteller.told import DO
from kosmodrom.games.first_martians.terms import Action, Colour, TokenColour

Story: TypeAlias = Annotated[str, Word("mission-event")]
"""``<event>.<attribute>``: a text of the Event."""
Costs: TypeAlias = Annotated[tuple[str, ...], Counted("cost")]
ActionName: TypeAlias = Annotated[Action, Word("action")]


# Before the first sol


class MissionTold(Event, frozen=True, tag="teller_mission"):
    """``story`` and ``rules`` are ``<mission>.<attribute>``."""

    mission: MissionName
    story: Annotated[str, Word("mission")]
    rules: Annotated[str, Word("mission")]
    sols: int


class ReservesTold(Event, frozen=True, tag="teller_reserves"):
    oxygen: int
    energy: int
    food: int


class MoraleTold(Event, frozen=True, tag="teller_morale_start"):
    morale: int
    tokens: int


class FarmTold(Event, frozen=True, tag="teller_farm_start"):
    greenhouses: int
    plants: int
    seeds: int


class UpgradesTold(Event, frozen=True, tag="teller_upgrades"):
    """``allowed`` is empty if all of them may be dealt."""

    upgrades: int
    allowed: tuple[UpgradeId, ...]


class NoPlanting(Event, frozen=True, tag="teller_no_planting"):
    """Nobody can plant in this mission."""


class FacilityReplaced(Event, frozen=True, tag="teller_replaced"):
    tile: Annotated[str, Word("facility")]
    card: Annotated[str, Word("facility")]


class TokenTold(Event, frozen=True, tag="teller_token"):
    """Which token of the box stands for something of the mission."""

    objective: ObjectiveId
    colour: Annotated[TokenColour, Word("teller-colour")]
    number: int
    at: Literal["box", "available", "pending"]


class SmallCrew(Event, frozen=True, tag="teller_small_crew"):
    """Fewer than four astronauts."""

    machines: int


class AloneTold(Event, frozen=True, tag="teller_alone"):
    """A player alone."""


class BoardReady(Event, frozen=True, tag="teller_board"):
    """The rest of the set-up is always the same."""


# The Event phase


class SolBegan(Event, frozen=True, tag="teller_sol"):
    round: int
    sols: int
    first: AstronautId


class TrackNamed(Event, frozen=True, tag="teller_track"):
    block: BlockName


class ConsequenceTold(Event, frozen=True, tag="teller_consequence"):
    title: Story
    story: Story
    event: EventId


class FollowUpTold(Event, frozen=True, tag="teller_follow_up"):
    title: Annotated[str, Word("follow-up")]
    story: Annotated[str, Word("follow-up")]
    astronaut: AstronautId


class AdventureBack(Event, frozen=True, tag="teller_adventure_back"):
    """``story`` is ``<adventure>.later``."""

    title: Annotated[str, Word("adventure")]
    story: Annotated[str, Word("adventure")]
    astronaut: AstronautId


class EventTold(Event, frozen=True, tag="teller_event"):
    title: EventId
    story: Story


class NoEvent(Event, frozen=True, tag="teller_no_event"):
    """All Events have been told."""


class NoEffect(Event, frozen=True, tag="teller_no_effect"):
    """The Event does nothing at once."""


class ActionTold(Event, frozen=True, tag="teller_action"):
    """The action of the Event: its type or the pawns that it needs, and where it takes place."""

    action: Story
    kind: tuple[ActionName, ...]
    pawns: int
    outside: bool
    ring: tuple[int, ...]
    cost: Costs
    until: int


class NoAction(Event, frozen=True, tag="teller_no_action"):
    pass


# Check-lists


class PhaseBegan(Event, frozen=True, tag="teller_phase"):
    """The title of a list (FM-321, FM-1304)."""

    phase: Annotated[
        Literal["morale", "production", "planning", "acting", "malfunctions", "clean_up"],
        Word("teller-phase"),
    ]


class MoraleStep(Event, frozen=True, tag="teller_morale"):
    first: AstronautId


class OxygenStep(Event, frozen=True, tag="teller_oxygen"):
    pass


class EnergyStep(Event, frozen=True, tag="teller_energy"):
    pass


class FarmStep(Event, frozen=True, tag="teller_farm"):
    portions: int


class StressStep(Event, frozen=True, tag="teller_stress"):
    astronauts: int


class HardwareStep(Event, frozen=True, tag="teller_hardware"):
    pass


class MissionStep(Event, frozen=True, tag="teller_harvest"):
    """The mission adds something to the Production phase."""


class PlanStep(Event, frozen=True, tag="teller_plan"):
    astronauts: int


class ForbiddenStep(Event, frozen=True, tag="teller_forbidden"):
    actions: tuple[ActionName, ...]


class TaxStep(Event, frozen=True, tag="teller_tax"):
    action: ActionName
    pawns: int


class OpenStep(Event, frozen=True, tag="teller_open"):
    """An Event whose action can still be performed."""

    action: Story
    until: int


class PayStep(Event, frozen=True, tag="teller_pay"):
    """Costs and penalties, when the plan is made."""


class ActStep(Event, frozen=True, tag="teller_act"):
    """Actions in the order of their steps."""


class RollStep(Event, frozen=True, tag="teller_roll"):
    pass


class DiceStep(Event, frozen=True, tag="teller_dice"):
    """The dice that the mission and this sol's effects name; those of red cubes come besides."""

    blocks: tuple[BlockName, ...]


class TracksStep(Event, frozen=True, tag="teller_tracks"):
    pass


class TokensStep(Event, frozen=True, tag="teller_tokens"):
    pass


class CargoStep(Event, frozen=True, tag="teller_cargo"):
    pass


class SkillsStep(Event, frozen=True, tag="teller_skills"):
    pass


class FirstStep(Event, frozen=True, tag="teller_first"):
    """The First Player token goes on."""

    first: AstronautId


# What people report, and the end


class AdventureTold(Event, frozen=True, tag="teller_adventure"):
    title: Annotated[str, Word("adventure")]
    story: Annotated[str, Word("adventure")]
    colour: Annotated[Colour, Word("colour")]
    astronaut: AstronautId


class CostPaid(Event, frozen=True, tag="teller_cost"):
    cost: Costs


class EventSettled(Event, frozen=True, tag="teller_settled"):
    event: EventId
    deed: tuple[Story, ...]
    """Told the first time only."""


class SheetSettled(Event, frozen=True, tag="teller_sheet"):
    """``deed`` is ``<mission>-<action>.deed``, told the first time only."""

    action: Annotated[str, Word("sheet")]
    deed: tuple[Annotated[str, Word("sheet")], ...]


class TooMuchBroken(Event, frozen=True, tag="teller_too_much"):
    """All is done, but the Threshold is exceeded (FM-113)."""

    threshold: int


class EndTold(Event, frozen=True, tag="teller_end"):
    """``story`` is ``<mission>.won`` or ``<mission>.lost``."""

    ending: Annotated[str, Word("ending")]
    story: Annotated[str, Word("mission")]


class DeathTold(Event, frozen=True, tag="teller_death"):
    astronaut: AstronautId


EVENT_RULES: Final[Mapping[type[Event], tuple[str, ...]]] = {
    MissionTold: ("FM-201", "FM-1301"),
    ReservesTold: ("FM-206", "FM-1302"),
    MoraleTold: ("FM-204", "FM-205"),
    FarmTold: ("FM-209", "FM-210"),
    UpgradesTold: ("FM-207", "FM-208", "FM-1303"),
    NoPlanting: ("FM-978",),
    FacilityReplaced: ("FM-189",),
    TokenTold: ("FM-151", "FM-155"),
    SmallCrew: ("FM-1221", "FM-1222", "FM-1224", "FM-1225"),
    AloneTold: ("FM-1226", "FM-1227"),
    BoardReady: ("FM-211", "FM-212", "FM-213", "FM-214", "FM-215", "FM-216", "FM-217"),
    SolBegan: ("FM-322", "FM-1306"),
    TrackNamed: ("FM-402", "FM-403", "FM-404", "FM-405", "FM-1312"),
    ConsequenceTold: ("FM-409", "FM-1325"),
    FollowUpTold: ("FM-409", "FM-1328"),
    AdventureBack: ("FM-409", "FM-1337"),
    EventTold: ("FM-412", "FM-1314"),
    NoEvent: ("FM-1353",),
    NoEffect: ("FM-413",),
    ActionTold: ("FM-414", "FM-842", "FM-1315", "FM-1321"),
    NoAction: ("FM-846", "FM-1315"),
    PhaseBegan: (),
    MoraleStep: ("FM-453", "FM-454", "FM-455", "FM-456"),
    OxygenStep: ("FM-514", "FM-515", "FM-551"),
    EnergyStep: ("FM-534", "FM-535", "FM-551"),
    FarmStep: ("FM-609", "FM-612", "FM-614", "FM-617", "FM-618"),
    StressStep: ("FM-641", "FM-642", "FM-643"),
    HardwareStep: ("FM-661", "FM-663", "FM-667", "FM-668", "FM-669"),
    MissionStep: ("FM-506",),
    PlanStep: ("FM-701", "FM-702", "FM-707"),
    ForbiddenStep: ("FM-323",),
    TaxStep: ("FM-323",),
    OpenStep: ("FM-841", "FM-1321"),
    PayStep: ("FM-741", "FM-742", "FM-743"),
    ActStep: ("FM-712",),
    RollStep: ("FM-801", "FM-803", "FM-805", "FM-806", "FM-1331"),
    DiceStep: ("FM-1103", "FM-1104", "FM-1105"),
    TracksStep: ("FM-1106", "FM-1107", "FM-1108", "FM-1109", "FM-1110", "FM-1112"),
    TokensStep: ("FM-1141",),
    CargoStep: ("FM-1142", "FM-1143"),
    SkillsStep: ("FM-1145",),
    FirstStep: ("FM-1146", "FM-1147", "FM-1306"),
    AdventureTold: ("FM-817", "FM-818", "FM-1334"),
    CostPaid: ("FM-1336",),
    EventSettled: ("FM-844", "FM-853", "FM-1323"),
    SheetSettled: ("FM-714",),
    TooMuchBroken: ("FM-113", "FM-1344"),
    EndTold: ("FM-1201", "FM-1203", "FM-1345", "FM-1346"),
    DeathTold: ("FM-1204", "FM-1343"),
    story.SolStoryTold: ("FM-331",),
    story.EventClosed: ("FM-1326",),
    story.NothingHappened: ("FM-820", "FM-1335"),
    story.DirectionDrawn: ("FM-162",),
    story.ResearchDrawn: ("FM-166",),
    story.CounterMoved: (),
    story.OwnCounterMoved: (),
    story.ActionForbidden: (),
    story.ActionTaxed: (),
    story.ActionOpened: (),
    story.DieAdded: (),
    story.GoalAdded: ("FM-845", "FM-1341"),
    story.GoalReached: ("FM-117", "FM-1342"),
    story.LostByStory: (),
    **dict.fromkeys(DO.values(), ()),
}
"""All events of the storyteller."""

EVENTS: Final = tuple(EVENT_RULES)
