"""Phase III: Production (FM-501 to FM-571, FM-641 to FM-671)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kosmodrom.core.asks import CHECKPOINT, Flow, Question
from kosmodrom.games.first_martians.components import EachProduction, Part
from kosmodrom.games.first_martians.effects import ChangeOutput, Effect
from kosmodrom.games.first_martians.events.hub import FroggyChecked, Produced
from kosmodrom.games.first_martians.moves import ShutDown
from kosmodrom.games.first_martians.rules import farm
from kosmodrom.games.first_martians.rules.base import Game, first_seat, is_shut, mission_of
from kosmodrom.games.first_martians.rules.dice import hits
from kosmodrom.games.first_martians.rules.effects import resolve
from kosmodrom.games.first_martians.rules.effects.subject import discard_sample
from kosmodrom.games.first_martians.rules.facilities import (
    active_parts,
    can_be_shut,
    lacks,
    number_of,
    place_shutdown,
    plan_of,
)
from kosmodrom.games.first_martians.rules.goals import check_goals
from kosmodrom.games.first_martians.rules.phases import finish_phase
from kosmodrom.games.first_martians.rules.skills import ask_anyone, moment
from kosmodrom.games.first_martians.rules.tokens import put_on_facility, put_on_rover
from kosmodrom.games.first_martians.rules.tracks import change_reserve, change_stress
from kosmodrom.games.first_martians.terms import (
    BLOCKED,
    ENERGY,
    FROGGY,
    GASES,
    NOTHING,
    OXYGEN,
    TOKENS,
    WORKING,
    FacilityKind,
)

Step: TypeAlias = Callable[[Game], Flow]

SHUT_DOWN: Final = Question("shut-down", ("FM-551", "FM-554", "FM-570"))
DISCARD_SAMPLE: Final = Question("discard-sample", ("FM-667",))

PRODUCERS: Final[tuple[FacilityKind, ...]] = ("oxygenator", "solar")
"""What makes each gas (FM-502)."""
STRESS_OF_TILE: Final = 2  # FM-557


def production_phase(g: Game) -> Flow:
    """In every round: oxygen, energy, food, Stress, broken hardware, and what the mission adds
    (FM-325, FM-501, FM-503, FM-Q-10)."""
    s = g.state
    while s.step < len(STEPS):
        yield CHECKPOINT
        yield from STEPS[s.step](g)
        s.step += 1
        yield from check_goals(g)
    yield from finish_phase(g, "planning")


# Oxygen and energy


def output_of(g: Game, gas: int) -> int:
    """What all producers bring together, with cards (FM-514, FM-534); one that is shut down brings
    nothing (FM-Q-11)."""
    return sum(
        facility.output
        for facility in g.state.facilities
        if g.data.facilities[facility.plan].kind == PRODUCERS[gas] and not is_shut(facility)
    )


def need_of(g: Game, gas: int) -> int:
    """The Facilities, tiles and cards, that use a gas: all with its icon, whatever its marker shows
    (FM-516, FM-525, FM-536, FM-545), but those with its Shutdown tile (FM-551, FM-563); a tile of
    the other kind does not matter (FM-561, FM-562)."""
    return sum(
        bool(g.data.needs[facility.plan] >> gas & 1) and not lacks(facility, gas)
        for facility in g.state.facilities
    )


def _count(gas: int) -> Step:
    """Say how much there is and how much is needed; if that is more, who can still raise the output
    is asked."""

    def raises_output(effect: Effect) -> bool:
        return isinstance(effect, ChangeOutput) and effect.resource == GASES[gas] and effect.by > 0

    def count(g: Game) -> Flow:
        g.emit(Produced(GASES[gas], output_of(g, gas), need_of(g, gas)))
        if choices := _choices(g, gas):
            yield from moment(g, raises_output, first_seat(g) if len(choices) > 1 else NOTHING)

    return count


def _shut_down(gas: int) -> Step:
    """For each missing unit a Facility is shut down, chosen by the players (FM-520, FM-540,
    FM-551), as long as there is one (FM-Q-16). Reserves are of no help (FM-570, FM-Q-12)."""

    def shut_down(g: Game) -> Flow:
        while choices := _choices(g, gas):
            chosen = choices[0]
            if len(choices) > 1:
                yield CHECKPOINT
                chosen = yield from ask_anyone(
                    g, first_seat(g), SHUT_DOWN, lambda: _choices(g, gas)
                )
            if chosen is not None:
                place_shutdown(g, number_of(g, chosen.facility), gas)

    return shut_down


def _choices(g: Game, gas: int) -> list[ShutDown]:
    """The Facilities that can be shut down, if some gas is missing."""
    if output_of(g, gas) >= need_of(g, gas):
        return []
    return [
        ShutDown(plan_of(g, number).id, GASES[gas])
        for number in range(len(g.state.facilities))
        if can_be_shut(g, number, gas)
    ]


def _keep(gas: int) -> Step:
    """Half of what is too much goes into the Reserve, rounded up (FM-515, FM-535)."""

    def keep(g: Game) -> Flow:
        yield from ()
        surplus = output_of(g, gas) - need_of(g, gas)
        if surplus > 0:
            change_reserve(g, gas, (surplus + 1) // 2)

    return keep


# Stress and hardware


def _stress(g: Game) -> Flow:
    """1 for each astronaut and 2 for each Shutdown tile, also one of this phase, in one sum
    (FM-353, FM-557, FM-641, FM-642, FM-Q-17)."""
    yield from ()
    s = g.state
    tiles = sum(tile != NOTHING for facility in s.facilities for tile in facility.tiles)
    change_stress(g, len(s.crew) + STRESS_OF_TILE * tiles)


def _hardware(g: Game) -> Flow:
    """What broken hardware of the Working Block brings, in the order of the row; other Blocks are
    not checked (FM-661, FM-662, FM-691, FM-Q-10)."""
    for number, facility in enumerate(g.state.facilities):
        if g.data.blocks[facility.plan] == WORKING:
            for part in active_parts(g, number):
                yield from _penalty(g, number, part)


def _penalty(g: Game, facility: int, part: Part) -> Flow:
    match part.penalty:
        case "froggy":  # here, and not when Froggy is used (FM-663, FM-Q-06)
            damaged = hits(g, "green", "wound")
            g.emit(FroggyChecked(damaged))
            if damaged:
                put_on_rover(g, FROGGY, BLOCKED)
        case "lose_sample":
            yield from discard_sample(g, DISCARD_SAMPLE)
        case "stress":
            change_stress(g, 1)  # FM-668
        case "token":  # active in this very round, beside others (FM-669 to FM-671)
            put_on_facility(g, facility, TOKENS.index(part.token), now=True)


# What else happens in this phase


def _upgrades(g: Game) -> Flow:
    """Upgrades that give something in each Production phase, unless shut down (FM-571)."""
    for facility in g.state.facilities:
        for upgrade in [] if is_shut(facility) else facility.upgrades:
            card = g.data.upgrades[upgrade]
            if isinstance(card.bonus, EachProduction):
                yield from resolve(g, card.bonus.effects, g.state.first, story=card.id)


def _mission(g: Game) -> Flow:
    """Production rules of the mission, if it has any (FM-506)."""
    mission = mission_of(g)
    if mission.production:
        yield from moment(g)
    yield from resolve(g, mission.production, g.state.first, story=mission.id)


def _after_moment(step: Step) -> Step:
    """A step before which everybody may do what can be done at any moment (FM-Q-77); those of the
    Farm and of the mission see to it themselves."""

    def begin(g: Game) -> Flow:
        yield from moment(g)
        yield from step(g)

    return begin


STEPS: Final[tuple[Step, ...]] = (
    _count(OXYGEN),
    _shut_down(OXYGEN),
    _keep(OXYGEN),
    _after_moment(_count(ENERGY)),
    _shut_down(ENERGY),
    _keep(ENERGY),
    farm.growth_step,
    farm.food_step,
    _after_moment(_stress),
    _after_moment(_hardware),
    _after_moment(_upgrades),
    _mission,
)
