"""What is to be expected as things stand: of the next Production phase, and of the Malfunction
tracks."""

from __future__ import annotations

import msgspec

from kosmodrom.core.showing import kept_by
from kosmodrom.games.first_martians.rules.base import Game, acting_conditions, is_shut
from kosmodrom.games.first_martians.rules.facilities import active_parts, can_be_shut, lacks
from kosmodrom.games.first_martians.rules.farm import wilting_costs
from kosmodrom.games.first_martians.rules.malfunctions import dice_pool, malfunction_penalties
from kosmodrom.games.first_martians.rules.production import PRODUCERS, STRESS_OF_TILE
from kosmodrom.games.first_martians.state import Facility
from kosmodrom.games.first_martians.terms import (
    ANEMIA,
    BLOCKS,
    ENERGY,
    FOOD,
    GASES,
    GROWTH,
    MALFUNCTION,
    MOST_STRESS,
    NOTHING,
    OXYGEN,
    WORKING,
    Block,
    Gas,
)


class Supply(msgspec.Struct, frozen=True, gc=False):
    """A gas in the next Production phase: what is made and used, and what comes of it."""

    resource: Gas
    makers: dict[str, int]
    """What each Facility makes; one that is shut down makes nothing."""
    users: tuple[str, ...]
    """The Facilities that use one each."""
    kept: int
    """What goes into the Reserve."""
    shut: int
    """How many Facilities will be shut down."""


class Wilting(msgspec.Struct, frozen=True, gc=False):
    """A Farm that will wilt."""

    farm: str
    shut: bool
    """Whether that is because it is shut down: then nothing helps."""
    oxygen: int
    energy: int
    """What would keep it from wilting."""
    can_pay: bool


class Meals(msgspec.Struct, frozen=True, gc=False):
    """Food in the next Production phase."""

    made: int
    portions: int
    kept: int
    """What goes into the Reserve."""
    eaten: int
    """What comes out of it."""
    hungry: int
    """How many portions will be missing: a wound each."""


class Danger(msgspec.Struct, frozen=True, gc=False):
    """A Malfunction track in the next Malfunction phase."""

    block: Block
    die: bool
    """Whether its die is rolled."""
    more: int
    """What broken parts add."""
    chance: int
    """How likely a Malfunction is, in percent."""


class Forecast(msgspec.Struct, frozen=True, gc=False):
    """What comes if nothing changes before."""

    supplies: tuple[Supply, ...]
    wilting: tuple[Wilting, ...]
    meals: Meals
    stress: int
    """By how much Stress rises in the next Production phase."""
    brawl: bool
    """Whether that is too much."""
    dangers: tuple[Danger, ...]


def _of_forecast(g: Game) -> tuple[object, ...]:
    s = g.state
    return (
        *(s.facilities, s.farms, s.crew, s.reserves, s.stress, s.malfunctions),
        *(s.cubes, s.extra_dice, s.round, s.mission),
    )


@kept_by(_of_forecast)
def forecast(g: Game) -> Forecast:
    """What comes by the rules, if nothing changes before."""
    s = g.state
    supplies = tuple(_supply(g, gas) for gas in range(len(GASES)))
    wilting = tuple(_wilting(g))
    tiles = sum(tile != NOTHING for facility in s.facilities for tile in facility.tiles)
    tiles += sum(supply.shut for supply in supplies)
    strained = sum(
        part.penalty == "stress"
        for number, facility in enumerate(s.facilities)
        if g.data.blocks[facility.plan] == WORKING
        for part in active_parts(g, number)
    )
    stress = len(s.crew) + STRESS_OF_TILE * tiles + strained  # FM-641, FM-642, FM-668
    return Forecast(
        supplies,
        wilting,
        _meals(g, {found.farm for found in wilting if not found.can_pay}),
        stress,
        s.stress + stress >= MOST_STRESS,  # FM-643
        tuple(_danger(g, block) for block in range(len(BLOCKS))),
    )


def _supply(g: Game, gas: int) -> Supply:
    """FM-514 to FM-520, FM-534 to FM-540."""
    s = g.state
    makers = {
        _name(g, facility): 0 if is_shut(facility) else facility.output
        for facility in s.facilities
        if g.data.facilities[facility.plan].kind == PRODUCERS[gas]
    }
    users = tuple(
        _name(g, facility)
        for facility in s.facilities
        if g.data.needs[facility.plan] >> gas & 1 and not lacks(facility, gas)
    )
    surplus = sum(makers.values()) - len(users)
    at_stake = sum(can_be_shut(g, number, gas) for number in range(len(s.facilities)))
    return Supply(
        GASES[gas],
        makers,
        users,
        kept=max(0, surplus + 1) // 2,
        shut=min(at_stake, max(0, -surplus)),  # FM-Q-16
    )


def _wilting(g: Game) -> list[Wilting]:
    """FM-612, FM-620, FM-625 to FM-627, FM-Q-13."""
    s = g.state
    found = []
    for farm in s.farms:
        facility = s.facilities[farm.facility]
        shut = is_shut(facility)
        oxygen, energy = (0, 0) if shut else wilting_costs(g, farm)
        if shut or oxygen or energy:
            can_pay = not shut and s.reserves[OXYGEN] >= oxygen and s.reserves[ENERGY] >= energy
            found.append(Wilting(_name(g, facility), shut, oxygen, energy, can_pay))
    return found


def _meals(g: Game, wilting: set[str]) -> Meals:
    """What the plants give after they have grown or wilted (FM-609, FM-613 to FM-618)."""
    s = g.state
    made = 0
    for farm in s.farms:
        facility = s.facilities[farm.facility]
        if is_shut(facility):
            continue
        if _name(g, facility) in wilting:
            made += max(0, farm.plants - 1)  # FM-624
        else:
            made += farm.plants + (farm.seeds >> GROWTH & 1)  # FM-611
    portions = sum(1 + (acting_conditions(member) >> ANEMIA & 1) for member in s.crew)
    missing = max(0, portions - made)
    eaten = min(missing, s.reserves[FOOD])  # FM-615
    return Meals(made, portions, max(0, made - portions + 1) // 2, eaten, missing - eaten)


def _danger(g: Game, block: int) -> Danger:
    """FM-1103 to FM-1108."""
    more = malfunction_penalties(g, block)
    rolled = block in dice_pool(g)
    faces = g.data.malfunction_dice[block].faces if rolled else (0,)
    level = g.state.malfunctions[block] + more
    fatal = sum(level + face >= MALFUNCTION for face in faces)
    return Danger(BLOCKS[block], rolled, more, round(100 * fatal / len(faces)))


def _name(g: Game, facility: Facility) -> str:
    return g.data.facilities[facility.plan].id
