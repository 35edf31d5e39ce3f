"""What cards, tokens, events and missions do, as data: a type for each thing that can happen, and
for each thing that can be asked about the situation.

The data files name it by its tag (``op = "stress"``). `rules/effects` says what it does, and the
message ``about-<op>`` tells it to people.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from kosmodrom.core.words import Word
from kosmodrom.games.first_martians.terms import (
    Action,
    Amount,
    Block,
    CardName,
    Change,
    Condition,
    CounterName,
    FollowUpName,
    Gas,
    GoalName,
    Keyword,
    Name,
    Number,
    ObjectiveName,
    PartKind,
    Percent,
    Profession,
    Resource,
    Rover,
    SheetName,
    Token,
    TokenColour,
    TraitName,
    Whom,
)

Ring: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=3)]
FacilityName: TypeAlias = Annotated[
    str, Word("facility"), msgspec.Meta(extra={"names": "facility"})
]
"""A Facility (``"oxygenator-1"``) or a kind of which there may be several (``"oxygenator"``)."""
AnyBlock: TypeAlias = Annotated[Block | Literal["random", "chosen"], Word("block")]
BlockName: TypeAlias = Annotated[Block, Word("block")]
GasName: TypeAlias = Annotated[Gas, Word("resource")]
ResourceName: TypeAlias = Annotated[Resource, Word("resource")]
PartName: TypeAlias = Annotated[PartKind, Word("part")]
TokenName: TypeAlias = Annotated[Token, Word("token")]
RoverName: TypeAlias = Annotated[Rover, Word("rover")]
ConditionName: TypeAlias = Annotated[Condition, Word("condition")]
ProfessionName: TypeAlias = Annotated[Profession, Word("astronaut")]
ActionName: TypeAlias = Annotated[Action, Word("action")]
Where: TypeAlias = Literal["here", "chosen", "drawn", "random"]
"""An area: the one where the action took place, one that the players choose, the one in the
direction that was drawn, or a random explored one."""


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """Something that happens or holds: the tag is its name, the fields are its parameters."""


# Tests: what may hold


class CounterReaches(Clause, frozen=True, tag="counter"):
    """A counter of the mission stands at ``least`` or higher; a personal one with everybody."""

    counter: CounterName
    least: int


class ReserveHolds(Clause, frozen=True, tag="reserve-holds"):
    """So much of a resource is in Reserve."""

    resource: ResourceName
    least: Number


class CargoHolds(Clause, frozen=True, tag="cargo-holds"):
    """Things in the Available area, or results in the Research box."""

    least: Number
    what: Literal["samples", "seeds", "spares", "examined", "discoveries"]


class MoraleIs(Clause, frozen=True, tag="morale-is"):
    """The Morale track stands in this range."""

    least: int = -2
    most: int = 3


class StressIs(Clause, frozen=True, tag="stress-is"):
    """Stress is in this range."""

    least: int = 0
    most: int = 18


class BrokenParts(Clause, frozen=True, tag="broken"):
    """How many parts of these Facilities are broken; without names, of the whole HUB."""

    least: int = 0
    most: int = 99
    facilities: tuple[FacilityName, ...] = ()


class IsShut(Clause, frozen=True, tag="is-shut"):
    """A Facility carries a Shutdown tile."""

    facility: FacilityName


class Explored(Clause, frozen=True, tag="explored"):
    """Areas explored, of a ring or of all."""

    least: Number
    ring: Ring | None = None


class Plants(Clause, frozen=True, tag="plants"):
    """Mature plants on all Farms."""

    least: Number


class Greenhouses(Clause, frozen=True, tag="greenhouses"):
    """Greenhouses on all Farms."""

    least: Number


class OutputIs(Clause, frozen=True, tag="output-is"):
    """What all producers of a resource bring together."""

    resource: GasName
    least: int = 0
    most: int = 99


class BuiltFacility(Clause, frozen=True, tag="built-facility"):
    """A Facility card is built."""

    card: CardName


class BuiltUpgrades(Clause, frozen=True, tag="built-upgrades"):
    """So many Upgrade tiles are in place."""

    least: Number


class GoalDone(Clause, frozen=True, tag="goal-done"):
    """A goal of the mission is done."""

    goal: GoalName


class RoundIs(Clause, frozen=True, tag="round-is"):
    """The round is in this range."""

    least: int = 1
    most: int = 99


class PlayersAre(Clause, frozen=True, tag="players-are"):
    """How many astronauts are in play."""

    least: int = 2
    most: int = 4


class InPlay(Clause, frozen=True, tag="in-play"):
    """An astronaut of a profession is in play."""

    profession: ProfessionName


class HasTrait(Clause, frozen=True, tag="has-trait"):
    """The astronaut concerned has a trait (FM-Q-59)."""

    trait: TraitName


class HasProfession(Clause, frozen=True, tag="has-profession"):
    """The astronaut concerned has a profession."""

    profession: ProfessionName


class HasCondition(Clause, frozen=True, tag="has-condition"):
    """The astronaut concerned is under a Condition, of this type or any."""

    condition: ConditionName | None = None


class IsWounded(Clause, frozen=True, tag="is-wounded"):
    """The astronaut concerned has so many wounds."""

    least: Number = 1


class Flagged(Clause, frozen=True, tag="flagged"):
    """Something was noted earlier, in this mission or one before."""

    flag: Name


class ObjectiveHeld(Clause, frozen=True, tag="objective-held"):
    """Objective tokens of a colour in the Available area: any of them (FM-159)."""

    colour: TokenColour
    least: Number = 1


class Not(Clause, frozen=True, tag="not"):
    """A test does not hold."""

    test: Test


class AnyOf(Clause, frozen=True, tag="any-of"):
    """One of several tests holds."""

    tests: tuple[Test, ...]


Test: TypeAlias = (
    CounterReaches
    | ReserveHolds
    | CargoHolds
    | MoraleIs
    | StressIs
    | BrokenParts
    | IsShut
    | Explored
    | Plants
    | Greenhouses
    | OutputIs
    | BuiltFacility
    | BuiltUpgrades
    | GoalDone
    | RoundIs
    | PlayersAre
    | InPlay
    | HasTrait
    | HasProfession
    | HasCondition
    | IsWounded
    | Flagged
    | ObjectiveHeld
    | Not
    | AnyOf
)

# What an action or a way out costs


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What must be given. Morale tokens are those of the astronaut who performs or chooses
    (FM-Q-67); everything else is the crew's."""

    oxygen: Amount = 0
    energy: Amount = 0
    food: Amount = 0
    spares: dict[PartKind, Number] = {}
    any_spares: Amount = 0
    samples: Amount = 0
    examined: Amount = 0
    discoveries: Amount = 0
    seeds: Amount = 0
    morale: Amount = 0
    objective: tuple[ObjectiveName, ...] = ()
    """Objective tokens by name."""
    counters: dict[CounterName, Number] = {}
    """Mission markers."""


# Effects on the HUB


class MoveMalfunction(Clause, frozen=True, tag="malfunction"):
    """A Malfunction track moves; at 5 a card is drawn at once (FM-417)."""

    block: AnyBlock
    by: Change


class SetCube(Clause, frozen=True, tag="cube"):
    """A cube in the Malfunction Box turns (FM-Q-53)."""

    block: AnyBlock
    red: bool


class DrawMalfunction(Clause, frozen=True, tag="malfunction-card"):
    """Draw and resolve a Malfunction card, with this keyword if one is named (FM-1117)."""

    block: BlockName
    keyword: Keyword | None = None


class BreakPart(Clause, frozen=True, tag="break"):
    """Parts break: the players choose among those that fit (FM-Q-51), or chance does."""

    n: Number = 1
    facilities: tuple[FacilityName, ...] = ()
    block: BlockName | None = None
    parts: tuple[PartName, ...] = ()
    by_chance: bool = False


class RepairPart(Clause, frozen=True, tag="repair"):
    """Broken parts are replaced, chosen by the players among those that fit (FM-1003)."""

    n: Number = 1
    facilities: tuple[FacilityName, ...] = ()
    block: BlockName | None = None
    parts: tuple[PartName, ...] = ()


class ChangeOutput(Clause, frozen=True, tag="output"):
    """The productivity of a producer, chosen by the players, changes (FM-512, FM-532)."""

    resource: GasName
    by: Change


class PlaceShutdown(Clause, frozen=True, tag="shutdown"):
    """A Shutdown tile goes on a Facility that needs the resource and has none of the kind; without
    a name the players choose (FM-554, FM-565)."""

    resource: GasName
    facility: FacilityName | None = None


class LiftShutdown(Clause, frozen=True, tag="lift-shutdown"):
    """A Shutdown tile of the players' choice is taken off."""

    resource: GasName | None = None


class PlaceToken(Clause, frozen=True, tag="token"):
    """A Modifier token on a Facility: on "!" (``now``) or on ">>" (``later``)."""

    token: TokenName
    facility: FacilityName
    at: Literal["now", "later"] = "later"


class ClearTokens(Clause, frozen=True, tag="clear-tokens"):
    """All Modifier tokens of a Facility, or of one that the players choose, are discarded."""

    facility: FacilityName | None = None


class RoverToken(Clause, frozen=True, tag="rover-token"):
    """A Modifier token on the "x" space of a rover."""

    rover: RoverName
    token: TokenName = "blocked"


class MendRover(Clause, frozen=True, tag="mend-rover"):
    """The topmost token of a rover of the players' choice is discarded."""

    rover: RoverName | None = None


class AreaToken(Clause, frozen=True, tag="area-token"):
    """A Modifier token on an explored area."""

    token: TokenName
    where: Where = "here"
    ring: Ring | None = None


class ClearArea(Clause, frozen=True, tag="clear-area"):
    """A Modifier token of an area that the players choose is discarded."""


class BoardToken(Clause, frozen=True, tag="board-token"):
    """A Modifier token on a player board (FM-Q-34)."""

    token: TokenName
    whom: Whom = "concerned"


class Growth(Clause, frozen=True, tag="growth"):
    """The seeds of the main Farm grow (FM-610, FM-611)."""


class Wilting(Clause, frozen=True, tag="wilting"):
    """The main Farm wilts (FM-631)."""


class AddGreenhouse(Clause, frozen=True, tag="greenhouse"):
    """A greenhouse more on the main Farm, at most five (FM-602, FM-603)."""


class ChangePlants(Clause, frozen=True, tag="plant"):
    """Mature plants more or fewer, as far as there are greenhouses (FM-604)."""

    by: Change


# Effects on the crew


class ChangeMorale(Clause, frozen=True, tag="morale"):
    """The Morale track moves, within its range (FM-452)."""

    by: Change


class MoraleTokens(Clause, frozen=True, tag="morale-tokens"):
    """Morale tokens are gained or lost, as far as there are any (FM-Q-57)."""

    by: Change
    whom: Whom = "concerned"


class ChangeStress(Clause, frozen=True, tag="stress"):
    """Stress rises or falls."""

    by: Change


class Wounds(Clause, frozen=True, tag="wound"):
    """Somebody is wounded (FM-261)."""

    n: Number = 1
    whom: Whom = "concerned"


class Heal(Clause, frozen=True, tag="heal"):
    """Wounds are healed (FM-875)."""

    n: Number = 1
    whom: Whom = "concerned"


class DrawCondition(Clause, frozen=True, tag="condition"):
    """A Condition: this one, or a random one (FM-263)."""

    condition: ConditionName | None = None
    whom: Whom = "concerned"


class Cure(Clause, frozen=True, tag="cure"):
    """A Condition is removed: this one, or one of the owner's choice (FM-876)."""

    condition: ConditionName | None = None
    whom: Whom = "concerned"


class DiscardSkill(Clause, frozen=True, tag="discard-skill"):
    """A skill card is discarded, chosen by its owner (FM-244)."""

    whom: Whom = "concerned"


# Effects on what the crew has


class ChangeReserve(Clause, frozen=True, tag="reserve"):
    """A Reserve rises or falls, not below 0 (FM-Q-56)."""

    resource: ResourceName
    by: Change


class Samples(Clause, frozen=True, tag="sample"):
    """Samples are gained in the Available area, or lost from there."""

    by: Change


class Examined(Clause, frozen=True, tag="examined"):
    """Samples in the Research box become Examined, or are lost."""

    by: Change


class Discoveries(Clause, frozen=True, tag="discovery"):
    """Discoveries are gained or lost."""

    by: Change


class Seeds(Clause, frozen=True, tag="seed"):
    """Seeds are gained or lost."""

    by: Change


class Spares(Clause, frozen=True, tag="spare"):
    """Spare parts of a type, of one that the players choose, or of a random one."""

    by: Change
    part: Annotated[PartKind | Literal["chosen", "random"], Word("part")]


class TakeObjective(Clause, frozen=True, tag="objective"):
    """Objective tokens of the mission are received, all that are named (FM-155, FM-156, FM-159)."""

    tokens: tuple[ObjectiveName, ...]
    to: Literal["available", "pending", "here", "drawn"] = "pending"
    ring: Ring | None = None


class DiscardObjective(Clause, frozen=True, tag="discard-objective"):
    """Objective tokens are discarded, wherever they are."""

    tokens: tuple[ObjectiveName, ...]


class DrawPoi(Clause, frozen=True, tag="poi"):
    """POI tokens are drawn (FM-921)."""

    n: Number = 1


class DealUpgrades(Clause, frozen=True, tag="upgrade"):
    """Upgrade cards are dealt (FM-208)."""

    n: Number = 1


class LoseUpgrade(Clause, frozen=True, tag="lose-upgrade"):
    """An Upgrade card or tile of the players' choice is discarded (FM-1223)."""


class LoseAreaSample(Clause, frozen=True, tag="lose-area-sample"):
    """Samples of the players' choice are discarded from areas (FM-667)."""

    n: Number = 1


class AreaSample(Clause, frozen=True, tag="area-sample"):
    """Samples appear on an explored area."""

    n: Number = 1
    where: Where = "here"


class RevealArea(Clause, frozen=True, tag="reveal"):
    """A tile is drawn for a space that could be explored, chosen by the players or in the direction
    that was drawn."""

    where: Literal["chosen", "drawn"] = "chosen"
    ring: Ring | None = None


# Effects on the story


class DrawDirection(Clause, frozen=True, tag="direction"):
    """Draw a Direction card; then what its label and the direction bring (FM-162, FM-164)."""

    then: tuple[Effect, ...] = ()
    easy: tuple[Effect, ...] = ()
    medium: tuple[Effect, ...] = ()
    hard: tuple[Effect, ...] = ()


class DrawResearch(Clause, frozen=True, tag="research-card"):
    """Draw a Research card (FM-166): its percentage goes on a counter, or its number from 1 to 6
    says which of the cases happens."""

    counter: CounterName | None = None
    cases: tuple[Case, ...] = ()


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens for numbers up to ``upto``, from where the case before ends."""

    upto: Annotated[int, msgspec.Meta(ge=1, le=6)]
    effects: tuple[Effect, ...] = ()


class AddGoal(Clause, frozen=True, tag="add-goal"):
    """A goal of the mission that was not there from the start is listed (FM-845)."""

    goal: GoalName


class TickGoal(Clause, frozen=True, tag="tick-goal"):
    """A goal is done (FM-117)."""

    goal: GoalName


class OpenAction(Clause, frozen=True, tag="open-action"):
    """An action of the mission sheet can be taken from now on, or no longer."""

    action: SheetName
    open: bool = True


class BuildFacility(Clause, frozen=True, tag="build-facility"):
    """A Facility card comes into play, its parts broken (FM-185)."""

    card: CardName


class Count(Clause, frozen=True, tag="count"):
    """A counter of the mission moves; a personal one that of somebody."""

    counter: CounterName
    by: Change
    whom: Whom = "concerned"


class Flag(Clause, frozen=True, tag="flag"):
    """Note something for later."""

    flag: Name


class Forbid(Clause, frozen=True, tag="forbid"):
    """An action cannot be taken in this round."""

    action: ActionName


class Tax(Clause, frozen=True, tag="tax"):
    """An action needs more pawns in this round."""

    action: ActionName
    pawns: Number = 1


class ExtraDie(Clause, frozen=True, tag="extra-die"):
    """A Malfunction die more in this round's Malfunction phase."""

    block: BlockName


class Schedule(Clause, frozen=True, tag="schedule"):
    """A Follow-Up will come in a later round; nobody is told (FM-1328)."""

    follow_up: FollowUpName
    earliest: Number = 1
    latest: Number = 2
    percent: Percent = 100
    whom: Whom = "concerned"


class Choose(Clause, frozen=True, tag="choose"):
    """Somebody chooses one of several ways out; without ``whom`` the players do."""

    ways: Annotated[tuple[Way, ...], msgspec.Meta(min_length=2)]
    whom: Whom | None = None


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way out; its words are ``way-<story>-<id>``. It is offered if it can be paid for and what
    it needs holds; one way at least must be open to everyone."""

    id: Name
    cost: Cost = Cost()
    needs: tuple[Test, ...] = ()
    effects: tuple[Effect, ...] = ()


class If(Clause, frozen=True, tag="if"):
    """If all tests hold, one thing happens, else the other."""

    tests: tuple[Test, ...]
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class Chance(Clause, frozen=True, tag="chance"):
    """With this chance one thing happens, else the other."""

    percent: Percent
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class EndMission(Clause, frozen=True, tag="end-mission"):
    """The mission is lost by what its story says."""

    cause: Name


Effect: TypeAlias = (
    MoveMalfunction
    | SetCube
    | DrawMalfunction
    | BreakPart
    | RepairPart
    | ChangeOutput
    | PlaceShutdown
    | LiftShutdown
    | PlaceToken
    | ClearTokens
    | RoverToken
    | MendRover
    | AreaToken
    | ClearArea
    | BoardToken
    | Growth
    | Wilting
    | AddGreenhouse
    | ChangePlants
    | ChangeMorale
    | MoraleTokens
    | ChangeStress
    | Wounds
    | Heal
    | DrawCondition
    | Cure
    | DiscardSkill
    | ChangeReserve
    | Samples
    | Examined
    | Discoveries
    | Seeds
    | Spares
    | TakeObjective
    | DiscardObjective
    | DrawPoi
    | DealUpgrades
    | LoseUpgrade
    | LoseAreaSample
    | AreaSample
    | RevealArea
    | DrawDirection
    | DrawResearch
    | AddGoal
    | TickGoal
    | OpenAction
    | BuildFacility
    | Count
    | Flag
    | Forbid
    | Tax
    | ExtraDie
    | Schedule
    | Choose
    | If
    | Chance
    | EndMission
)
