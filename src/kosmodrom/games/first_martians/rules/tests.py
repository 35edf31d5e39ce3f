"""Whether what the data ask about the situation holds."""

from __future__ import annotations

from collections.abc import Iterable

from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.map import ring_of
from kosmodrom.games.first_martians.rules.base import (
    Game,
    acting_conditions,
    card_of,
    facilities_named,
    is_shut,
    mission_of,
)
from kosmodrom.games.first_martians.state import Facility
from kosmodrom.games.first_martians.terms import (
    CONDITIONS,
    GASES,
    NOTHING,
    RESOURCES,
    Gas,
    Profession,
)


def holds(g: Game, tests: Iterable[e.Test], astronaut: int = NOTHING) -> bool:
    """Whether all tests hold; some are about the astronaut concerned."""
    return all(_holds(g, test, astronaut) for test in tests)


def _holds(g: Game, test: e.Test, astronaut: int) -> bool:
    s = g.state
    match test:
        case e.CounterReaches(name, least):
            return _counter(g, name) >= least
        case e.ReserveHolds(resource, least):
            return s.reserves[RESOURCES.index(resource)] >= least
        case e.CargoHolds(least, what):
            return _cargo(g, what) >= least
        case e.MoraleIs(least, most):
            return least <= s.morale <= most
        case e.StressIs(least, most):
            return least <= s.stress <= most
        case e.BrokenParts(least, most, names):
            return least <= _broken(g, names) <= most
        case e.IsShut(name):
            return any(is_shut(s.facilities[number]) for number in facilities_named(g, name))
        case e.Explored(least, ring):
            explored = [space for space, area in enumerate(s.areas) if area.tile != NOTHING]
            return sum(ring in (None, ring_of(space)) for space in explored) >= least
        case e.Plants(least):
            return sum(farm.plants for farm in s.farms) >= least
        case e.Greenhouses(least):
            return sum(farm.greenhouses for farm in s.farms) >= least
        case e.OutputIs(resource, least, most):
            return least <= produced(g, resource) <= most
        case e.BuiltFacility(card):
            return any(g.data.facilities[facility.plan].id == card for facility in s.facilities)
        case e.BuiltUpgrades(least):
            return sum(len(facility.upgrades) for facility in s.facilities) >= least
        case e.GoalDone(goal):
            return bool(s.done >> goal_number(g, goal) & 1)
        case e.RoundIs(least, most):
            return least <= s.round <= most
        case e.PlayersAre(least, most):
            return least <= len(s.crew) <= most
        case e.InPlay(profession):
            return with_profession(g, profession) != NOTHING
        case e.Flagged(flag):
            return flag in s.flags
        case e.ObjectiveHeld(colour, least):
            tokens = mission_of(g).tokens
            held = s.available.objectives
            return sum(tokens[number].colour == colour for number in held) >= least
        case e.Not(inner):
            return not _holds(g, inner, astronaut)
        case e.AnyOf(inner):
            return any(_holds(g, one, astronaut) for one in inner)
        case _:
            return astronaut != NOTHING and _holds_of(g, test, astronaut)


def _holds_of(g: Game, test: e.Test, number: int) -> bool:
    """A test of the astronaut concerned."""
    astronaut = g.state.crew[number]
    match test:
        case e.HasTrait(trait):
            return card_of(g, number).trait == trait
        case e.HasProfession(profession):
            return card_of(g, number).id == profession
        case e.HasCondition(None):
            return acting_conditions(astronaut) != 0
        case e.HasCondition(str() as condition):
            return bool(acting_conditions(astronaut) >> CONDITIONS.index(condition) & 1)
        case e.IsWounded(least):
            return astronaut.wounds >= least
        case _:
            raise AssertionError(f"{test} is not known")


def produced(g: Game, resource: Gas) -> int:
    """What all producers of oxygen or energy bring together (FM-514, FM-534); one that is shut down
    brings nothing (FM-Q-11)."""
    kind = "oxygenator" if resource == GASES[0] else "solar"
    return sum(
        facility.output
        for facility in g.state.facilities
        if g.data.facilities[facility.plan].kind == kind and not is_shut(facility)
    )


def goal_number(g: Game, goal: str) -> int:
    """The number of a goal of the mission."""
    return [each.id for each in mission_of(g).goals].index(goal)


def with_profession(g: Game, profession: Profession) -> int:
    """The astronaut in play who has a profession, if any."""
    who = [each.id for each in g.data.astronauts].index(profession)
    for number, astronaut in enumerate(g.state.crew):
        if astronaut.who == who:
            return number
    return NOTHING


def _counter(g: Game, name: str) -> int:
    number, personal = counter_number(g, name)
    if personal:
        return min(astronaut.counters[number] for astronaut in g.state.crew)
    return g.state.counters[number]


def counter_number(g: Game, name: str) -> tuple[int, bool]:
    """The number of a counter among the crew's, or among everybody's own."""
    crew = own = 0
    for counter in mission_of(g).counters:
        if counter.id == name:
            return (own, True) if counter.personal else (crew, False)
        if counter.personal:
            own += 1
        else:
            crew += 1
    raise AssertionError(f"{name} is no counter of the mission")


def _cargo(g: Game, what: str) -> int:
    s = g.state
    match what:
        case "samples":
            return s.available.samples
        case "seeds":
            return s.available.seeds
        case "spares":
            return sum(s.available.spares)
        case "examined":
            return s.examined
        case _:
            return s.discoveries


def _broken(g: Game, names: tuple[str, ...]) -> int:
    if not names:
        return sum(_red(facility) for facility in g.state.facilities)
    numbers = {number for name in names for number in facilities_named(g, name)}
    return sum(_red(g.state.facilities[number]) for number in numbers)


def _red(facility: Facility) -> int:
    """Its red markers: those repaired in this phase are green already, although the repair takes
    effect later."""
    return (facility.broken & ~facility.mended).bit_count()
