"""The Farm: growth, wilting and food (FM-601 to FM-631)."""

from __future__ import annotations

from functools import partial
from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.games.first_martians.events.hub import (
    FarmWilted,
    GreenhouseBuilt,
    PlantsMoved,
    Produced,
    SeedsGrew,
    WentHungry,
    WiltingPrevented,
)
from kosmodrom.games.first_martians.moves import GoHungry, LetWilt, PreventWilting
from kosmodrom.games.first_martians.rules.base import (
    Game,
    acting_conditions,
    card_of,
    first_seat,
    is_shut,
)
from kosmodrom.games.first_martians.rules.facilities import active_parts, plan_of
from kosmodrom.games.first_martians.rules.health import wound
from kosmodrom.games.first_martians.rules.occasions import fills
from kosmodrom.games.first_martians.rules.skills import ask_anyone, moment
from kosmodrom.games.first_martians.rules.tracks import change_reserve
from kosmodrom.games.first_martians.state import Farm
from kosmodrom.games.first_martians.terms import (
    ANEMIA,
    ENERGY,
    FOOD,
    GASES,
    GROWTH,
    MOST_GREENHOUSES,
    NOTHING,
    OXYGEN,
    Gas,
)

WILTING: Final = Question("wilting", ("FM-544", "FM-626", "FM-Q-14"))
HUNGER: Final = Question("hunger", ("FM-616", "FM-617", "FM-Q-70"))

TRACK: Final = sum(1 << space for space in range(1, GROWTH + 1))
"""The spaces of the Growth track, as bits."""


# Growing


def grow(g: Game, farm: Farm) -> None:
    """Every seed moves up; one on the last space becomes a mature plant (FM-610, FM-611), in
    the sixth round after it was planted (FM-984)."""
    if not farm.seeds:
        return
    farm.plants += farm.seeds >> GROWTH & 1
    farm.seeds = farm.seeds << 1 & TRACK
    g.emit(SeedsGrew(plan_of(g, farm.facility).id, farm.plants))


def wilt(g: Game, farm: Farm) -> None:
    """Every seed moves down, and one on space 1 dies; then a mature plant goes back to the last
    space (FM-622 to FM-624). Nothing grows (FM-621)."""
    farm.seeds = farm.seeds >> 1 & TRACK
    if farm.plants:
        farm.plants -= 1
        farm.seeds |= 1 << GROWTH
    g.emit(FarmWilted(plan_of(g, farm.facility).id, farm.plants))


def _main_farm(g: Game) -> Farm | None:
    """What effects call "the Farm" (FM-630), unless it is shut down: nothing touches it then
    (FM-556, FM-Q-13)."""
    farm = g.state.farms[0]
    return None if is_shut(g.state.facilities[farm.facility]) else farm


def grow_by_effect(g: Game) -> None:
    farm = _main_farm(g)
    if farm is not None:
        grow(g, farm)


def wilt_by_effect(g: Game) -> None:
    """It cannot be bought off, and does not keep the Farm from wilting in Production (FM-631)."""
    farm = _main_farm(g)
    if farm is not None:
        wilt(g, farm)


def add_greenhouse(g: Game) -> None:
    """A greenhouse more, up to five (FM-602, FM-603)."""
    farm = _main_farm(g)
    if farm is not None and farm.greenhouses < MOST_GREENHOUSES:
        farm.greenhouses += 1
        g.emit(GreenhouseBuilt(plan_of(g, farm.facility).id, farm.greenhouses))


def change_plants(g: Game, by: int) -> None:
    """Mature plants more, as far as greenhouses are empty, or fewer (FM-601, FM-604, FM-605)."""
    farm = _main_farm(g)
    if farm is None:
        return
    before = farm.plants
    farm.plants = max(0, min(farm.greenhouses - farm.seeds.bit_count(), before + by))
    if farm.plants != before:
        g.emit(PlantsMoved(plan_of(g, farm.facility).id, farm.plants - before, farm.plants))


# In the Production phase


def growth_step(g: Game) -> Flow:
    """Each Farm grows or wilts, by its own state (FM-609, FM-628, FM-629)."""
    short = _short_for_farms(g)
    yield from moment(g, lambda effect: any(fills(gas, effect) for gas in short))
    for farm in g.state.farms:
        yield from _grow_or_wilt(g, farm)


def _short_for_farms(g: Game) -> list[Gas]:
    """The gases that would keep a Farm from wilting, if there were enough of them."""
    costs = [
        wilting_costs(g, farm)
        for farm in g.state.farms
        if not is_shut(g.state.facilities[farm.facility])
    ]
    return [
        name
        for gas, name in enumerate(GASES)
        if any(cost[gas] > g.state.reserves[gas] for cost in costs)
    ]


def _grow_or_wilt(g: Game, farm: Farm) -> Flow:
    """A Farm that lacks oxygen or energy wilts, once, unless each broken part is made up for from
    the Reserves (FM-612, FM-620, FM-625 to FM-627, FM-Q-14). A Farm that is shut down wilts in any
    case (FM-Q-13)."""
    if is_shut(g.state.facilities[farm.facility]):
        wilt(g, farm)
        return
    costs = wilting_costs(g, farm)
    if not sum(costs):
        grow(g, farm)
        return
    name = plan_of(g, farm.facility).id
    oxygen, energy = costs
    if g.state.reserves[OXYGEN] >= oxygen and g.state.reserves[ENERGY] >= energy:
        options = [PreventWilting(name, oxygen, energy), LetWilt(name)]
        answer = yield from ask_anyone(g, first_seat(g), WILTING, options)
        if isinstance(answer, PreventWilting):
            g.emit(WiltingPrevented(name, oxygen, energy))
            change_reserve(g, OXYGEN, -oxygen)  # FM-521
            change_reserve(g, ENERGY, -energy)  # FM-544
            grow(g, farm)
            return
    wilt(g, farm)


def wilting_costs(g: Game, farm: Farm) -> tuple[int, int]:
    """The oxygen and the energy that keep a Farm from wilting: 1 for each broken part (FM-682)."""
    broken = [part.kind for part in active_parts(g, farm.facility) if part.penalty == "wilting"]
    return broken.count("filter"), len(broken) - broken.count("filter")


def food_step(g: Game) -> Flow:
    """Plants give food and are not used up (FM-606, FM-607, FM-613), seeds do not (FM-619);
    everyone eats; half of what is too much is kept, rounded up (FM-618)."""
    s = g.state
    needed = sum(_portions(g))
    short = needed - _food_made(g) - s.reserves[FOOD]
    if short > 0:
        # Where there is some food, the First Player is asked whom it does not reach.
        but = first_seat(g) if short < needed else NOTHING
        yield from moment(g, partial(fills, "food"), but)
    else:
        yield from moment(g)
    made, portions = _food_made(g), _portions(g)
    needed = sum(portions)
    g.emit(Produced("food", made, needed))
    if made >= needed:
        change_reserve(g, FOOD, (made - needed + 1) // 2)
        return
    missing = needed - made
    while True:
        used = min(missing, s.reserves[FOOD])  # what is there must be eaten (FM-615)
        change_reserve(g, FOOD, -used)
        missing -= used
        if not missing:
            return
        hungry = yield from _who_goes_hungry(g, portions, missing)
        if hungry is None:
            continue
        missing -= 1
        portions[hungry] -= 1
        g.emit(WentHungry(card_of(g, hungry).id))
        wound(g, hungry)  # FM-617


def _food_made(g: Game) -> int:
    """What the plants give (FM-606), but for those of a Farm that is shut down (FM-Q-11)."""
    s = g.state
    return sum(farm.plants for farm in s.farms if not is_shut(s.facilities[farm.facility]))


def _portions(g: Game) -> list[int]:
    """What each astronaut eats (FM-614, FM-281)."""
    return [2 if acting_conditions(member) >> ANEMIA & 1 else 1 for member in g.state.crew]


def _who_goes_hungry(g: Game, portions: list[int], missing: int) -> Flow:
    """The players choose who misses a portion (FM-616); portions are handed out one by one
    (FM-Q-70). None: there is food again."""
    left = [number for number, portion in enumerate(portions) if portion]
    if missing == sum(portions):
        return left[0]
    names = [card_of(g, number).id for number in left]

    def options() -> list[GoHungry]:
        return [] if g.state.reserves[FOOD] else [GoHungry(name) for name in names]

    answer = yield from ask_anyone(g, first_seat(g), HUNGER, options)
    return None if answer is None else left[names.index(answer.astronaut)]
