"""What the storyteller tells: events, adventures, goals, and the end.

What is read aloud is an attribute of the message that names the story: ``dust-season.story``.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from kosmodrom.core.events import Event
from kosmodrom.core.words import SeatId, Word
from kosmodrom.games.first_martians.moves import (
    AstronautId,
    BlockName,
    EventId,
    ObjectiveId,
    PartName,
    PoiId,
    SheetId,
    SkillId,
    SpaceId,
    UpgradeId,
    WayId,
)
from kosmodrom.games.first_martians.state import Phase
from kosmodrom.games.first_martians.terms import Action, Colour, Direction, Label

MissionName: TypeAlias = Annotated[str, Word("mission")]
PhaseName: TypeAlias = Annotated[Phase, Word("phase")]
AdventureId: TypeAlias = Annotated[str, Word("adventure")]
FollowUpId: TypeAlias = Annotated[str, Word("follow-up")]
GoalId: TypeAlias = Annotated[str, Word("goal")]
"""``<mission>-<goal>``."""
CounterId: TypeAlias = Annotated[str, Word("counter")]
"""``<mission>-<counter>``."""
CauseId: TypeAlias = Annotated[str, Word("cause")]
ActionName: TypeAlias = Annotated[Action, Word("action")]


# The Event phase


class RoundBegan(Event, frozen=True, tag="round"):
    round: int
    sols: int
    first: AstronautId


class SolStoryTold(Event, frozen=True, tag="sol_story"):
    """What the mission has in store for this sol (FM-331)."""

    mission: MissionName
    story: Annotated[str, Word("sol")]


class PhaseBegan(Event, frozen=True, tag="phase"):
    """A step of the round (FM-321, FM-1304)."""

    phase: PhaseName


class ProgressNamed(Event, frozen=True, tag="progress"):
    """The Malfunction track that rises by itself (FM-402)."""

    block: BlockName


class EventDrawn(Event, frozen=True, tag="event_drawn"):
    event: EventId
    story: EventId


class EventActionOpened(Event, frozen=True, tag="event_action"):
    """Its action can be performed up to this round (FM-1321)."""

    event: EventId
    action: EventId
    until: int


class ConsequenceCame(Event, frozen=True, tag="consequence"):
    event: EventId
    title: EventId
    story: EventId


class EventClosed(Event, frozen=True, tag="event_closed"):
    """Its three rounds are over (FM-1326)."""

    event: EventId


class FollowUpCame(Event, frozen=True, tag="follow_up"):
    follow_up: FollowUpId
    story: FollowUpId
    astronaut: AstronautId


class AdventureReturned(Event, frozen=True, tag="adventure_returned"):
    """The delayed result of an Adventure (FM-1337)."""

    adventure: AdventureId
    story: AdventureId
    astronaut: AstronautId


# Adventures


class AdventureBegan(Event, frozen=True, tag="adventure"):
    adventure: AdventureId
    story: AdventureId
    colour: Annotated[Colour, Word("colour")]
    astronaut: AstronautId


class NothingHappened(Event, frozen=True, tag="nothing_happened"):
    """All that is told of a delayed Adventure (FM-820)."""

    colour: Annotated[Colour, Word("colour")]
    astronaut: AstronautId


class WayTaken(Event, frozen=True, tag="way_taken"):
    seat: SeatId
    way: WayId


# What effects do


class DirectionDrawn(Event, frozen=True, tag="direction"):
    direction: Annotated[Direction, Word("direction")]
    label: Annotated[Label, Word("label")]


class ResearchDrawn(Event, frozen=True, tag="research_drawn"):
    number: int
    percent: int


class SkillDiscarded(Event, frozen=True, tag="skill_discarded"):
    astronaut: AstronautId
    skill: SkillId


CargoKind: TypeAlias = Literal["samples", "seeds", "examined", "discoveries"]


class CargoMoved(Event, frozen=True, tag="cargo"):
    """Samples, seeds or results of research come or go; 0: there was nothing to lose."""

    what: Annotated[CargoKind, Word("cargo")]
    by: int
    left: int


class SpareMoved(Event, frozen=True, tag="spare"):
    part: PartName
    by: int
    left: int


class ObjectivePlaced(Event, frozen=True, tag="objective_placed"):
    """An objective token goes to an area."""

    objective: ObjectiveId
    space: SpaceId


class ObjectiveTaken(Event, frozen=True, tag="objective_taken"):
    """An objective token goes to the Cargo Bay."""

    objective: ObjectiveId


class ObjectiveSpent(Event, frozen=True, tag="objective_spent"):
    """An objective token leaves the Cargo Bay: an action takes it (FM-750)."""

    objective: ObjectiveId


class ObjectiveReturned(Event, frozen=True, tag="objective_returned"):
    """It is back: the action failed (FM-748)."""

    objective: ObjectiveId


class PoiDrawn(Event, frozen=True, tag="poi_drawn"):
    poi: PoiId


class UpgradeLost(Event, frozen=True, tag="upgrade_lost"):
    upgrade: UpgradeId


class AreaSampleFound(Event, frozen=True, tag="area_sample"):
    space: SpaceId
    n: int


class AreaRevealed(Event, frozen=True, tag="revealed"):
    space: SpaceId
    tile: Annotated[str, Word("tile")]
    samples: int


class CounterMoved(Event, frozen=True, tag="counter"):
    counter: CounterId
    to: int


class OwnCounterMoved(Event, frozen=True, tag="own_counter"):
    counter: CounterId
    astronaut: AstronautId
    to: int


class ActionForbidden(Event, frozen=True, tag="forbidden"):
    action: ActionName


class ActionTaxed(Event, frozen=True, tag="taxed"):
    action: ActionName
    pawns: int


class ActionOpened(Event, frozen=True, tag="action_opened"):
    action: SheetId
    open: bool


class DieAdded(Event, frozen=True, tag="die_added"):
    block: BlockName


# Goals and the end


class SkillUnlocked(Event, frozen=True, tag="skill_unlocked"):
    """A Discovery was spent on it (FM-Q-36)."""

    astronaut: AstronautId
    skill: SkillId


class GoalAdded(Event, frozen=True, tag="goal_added"):
    goal: GoalId


class GoalReached(Event, frozen=True, tag="goal_reached"):
    goal: GoalId
    red: bool


class ThresholdExceeded(Event, frozen=True, tag="threshold_exceeded"):
    """All is done, but too much is broken: play goes on (FM-113)."""

    broken: int
    threshold: int


class MissionWon(Event, frozen=True, tag="mission_won"):
    round: int
    broken: int
    story: MissionName


class MissionLost(Event, frozen=True, tag="mission_lost"):
    ending: Annotated[Literal["time", "threshold"], Word("ending")]
    story: MissionName


class LostByStory(Event, frozen=True, tag="lost_by_story"):
    cause: CauseId


EVENTS: Final[tuple[type[Event], ...]] = (
    RoundBegan,
    SolStoryTold,
    PhaseBegan,
    ProgressNamed,
    EventDrawn,
    EventActionOpened,
    ConsequenceCame,
    EventClosed,
    FollowUpCame,
    AdventureReturned,
    AdventureBegan,
    NothingHappened,
    WayTaken,
    DirectionDrawn,
    ResearchDrawn,
    SkillDiscarded,
    CargoMoved,
    SpareMoved,
    ObjectivePlaced,
    ObjectiveTaken,
    ObjectiveSpent,
    ObjectiveReturned,
    PoiDrawn,
    UpgradeLost,
    AreaSampleFound,
    AreaRevealed,
    CounterMoved,
    OwnCounterMoved,
    ActionForbidden,
    ActionTaxed,
    ActionOpened,
    DieAdded,
    GoalAdded,
    GoalReached,
    ThresholdExceeded,
    MissionWon,
    MissionLost,
    LostByStory,
    SkillUnlocked,
)
