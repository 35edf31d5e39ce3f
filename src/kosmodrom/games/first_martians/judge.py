"""How good the crew's position is, for bots: the same for every seat, since all win together.

A position is worth how near the goals are, in what condition crew and base are, what the stores
hold, and while the crew plans, what the plan promises, by what its stacks are for.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from kosmodrom.core.options import Seat
from kosmodrom.games.first_martians.planner.proposals import Scene
from kosmodrom.games.first_martians.planner.worth import (
    CONDITION_COSTS,
    DISCOVERY,
    ENOUGH_TOKENS,
    EXAMINED,
    GOAL,
    MORALE_TOKEN,
    OUTPUT,
    PLANT,
    POI,
    SAMPLE,
    SEED,
    STEP,
    UPGRADE,
    WORK,
    Worth,
)
from kosmodrom.games.first_martians.rules.base import Game, mission_of
from kosmodrom.games.first_martians.rules.facilities import active_parts
from kosmodrom.games.first_martians.rules.production import need_of, output_of
from kosmodrom.games.first_martians.rules.progress import ALL_SKILLS
from kosmodrom.games.first_martians.rules.stacks import performer_of
from kosmodrom.games.first_martians.terms import GASES, HIGHEST_MORALE, NOTHING

WON, LOST = 30_000, -30_000
LOCKED: Final = 80
"""What a skill is worth that the campaign has not unlocked."""
RESERVE: Final = (60, 40, 26, 26, 14, 14, 14, 6)
"""What each unit of oxygen and energy is worth, the last one for all further."""
KEPT_FOR_GOALS: Final = 120
"""What a unit more is worth that the goals will ask for."""
MACHINE: Final = 200
OBJECTION: Final = 2000


def judge(g: Game, _seat: Seat) -> int:
    return sum(_position(g).values())


def worths(g: Game, _seat: Seat) -> dict[str, int]:
    """Where the worth of a position comes from; of a plan also what its stacks promise."""
    found = Counter(_position(g))
    if g.state.phase in ("planning", "acting"):
        found.update(_promises(g))
    return dict(found)


def _position(g: Game) -> dict[str, int]:
    s = g.state
    if s.ending:
        return {"goals": WON if s.ending == "won" else LOST + GOAL * s.done.bit_count()}
    if not s.crew:
        return {"goals": 0}
    worth = Worth(g)
    return {
        "goals": round(_goals(g, worth)),
        "health": round(_health(g, worth)),
        "calm": round(_calm(g, worth)),
        "malfunctions": round(_malfunctions(g)),
        "repairs": round(_repairs(g, worth)),
        "power": round(_power(g, worth)),
        "stores": round(_stores(g, worth)),
        "events": -OBJECTION * len(s.objections),
    }


def _goals(g: Game, worth: Worth) -> float:
    s = g.state
    total = -WORK * worth.urgency * worth.wants.work()
    for number, goal in enumerate(mission_of(g).goals):
        if s.done >> number & 1:
            total += GOAL if goal.red else GOAL / 5
    if worth.lifeline != NOTHING:
        total -= 1200 / max(0.4, worth.air) ** 1.3
    if s.phase in ("machines", "crew", "setup", "skills"):
        for machine in s.machines:
            total += MACHINE + 30 * worth.action_is_wanted(g.data.aoms[machine].action)
    return total


def _health(g: Game, worth: Worth) -> float:
    total = 0.0
    late = min(1.0, 0.3 + worth.left / 5)
    for member in g.state.crew:
        whole = type(member)(member.who, member.seat)
        total -= worth.wounds_cost(whole, member.wounds)
        for condition, cost in CONDITION_COSTS.items():
            if member.conditions >> condition & 1:
                total -= cost * worth.later / 2
        few = min(member.morale, ENOUGH_TOKENS)
        total += late * MORALE_TOKEN * (few + (member.morale - few) / 3)
        total -= 35 * len(member.tokens)
        total -= LOCKED * (ALL_SKILLS & ~member.unlocked).bit_count()
    return total - 25 * len(g.state.coming)


def _calm(g: Game, worth: Worth) -> float:
    s = g.state
    return -worth.stress_cost(s.stress) - worth.morale_cost(min(HIGHEST_MORALE, s.morale))


def _malfunctions(g: Game) -> float:
    s = g.state
    steps = sum(STEP[n] * level + 20 * (level >= 4) for n, level in enumerate(s.malfunctions))
    return -steps - 60 * s.cubes.bit_count()


def _repairs(g: Game, worth: Worth) -> float:
    total = -worth.one_part_fewer() * worth.broken if worth.over <= 0 else 0.0
    if worth.over > 0:
        total -= 60 * (worth.broken - worth.over) + worth.one_part_fewer() * worth.over
    for number, facility in enumerate(g.state.facilities):
        total -= sum(worth.part_cost(number, part) for part in active_parts(g, number))
        total -= 25 * (len(facility.now) + len(facility.later))
        total += UPGRADE * len(facility.upgrades)
    for tokens in g.state.rovers:
        total -= 45 * len(tokens) * min(1.0, worth.left / 3)
    total -= 15 * sum(len(area.tokens) for area in g.state.areas)
    return total


def _power(g: Game, worth: Worth) -> float:
    total = 0.0
    for number, facility in enumerate(g.state.facilities):
        tiles = sum(tile != NOTHING for tile in facility.tiles)
        if tiles:
            total -= worth.usefulness(number) + 60 * tiles
    for gas in range(len(GASES)):
        spare = output_of(g, gas) - need_of(g, gas)
        total += OUTPUT * (min(0, spare) + min(2, max(0, spare)) / 4) * worth.later / 3
    return total


def _stores(g: Game, worth: Worth) -> float:
    s = g.state
    late = min(1.0, 0.3 + worth.left / 5)
    total = 0.0
    for gas, have in enumerate(s.reserves[:2]):
        last = len(RESERVE) - 1
        total += KEPT_FOR_GOALS * min(have, worth.wants.reserves[gas])
        total += late * (sum(RESERVE[:have]) + RESERVE[last] * max(0, have - last))
    hungry = worth.food * (worth.left - 1)
    total += 75 * min(s.reserves[2], hungry) + 12 * max(0, s.reserves[2] - hungry) * late
    total += PLANT * sum(farm.plants for farm in s.farms) * worth.later / 4
    total += 8 * sum(farm.seeds.bit_count() for farm in s.farms)
    for cargo, share in ((s.available, 1.0), (s.pending, 0.9)):
        total += share * late * (SAMPLE * min(cargo.samples, 4) + SEED * min(cargo.seeds, 3))
        total += share * late * 40 * min(sum(cargo.spares), 5)
        total += share * late * UPGRADE * len(cargo.upgrades)
    total += late * (EXAMINED * min(s.examined, 4) + DISCOVERY * min(s.discoveries, 4))
    total += POI * len(s.pois) * min(1.0, worth.left / 3)
    total += 10 * sum(area.samples for area in s.areas if area.tile != NOTHING)
    for counter in range(len(s.counters)):
        if counter != worth.lifeline:
            total -= worth.threat(counter) * s.counters[counter]
    return total


def _promises(g: Game) -> Counter[str]:
    """What the stacks of the plan will probably bring, by what they are for; one that lacks pawns
    counts in part."""
    scene = Scene(g)
    found: Counter[str] = Counter()
    nothing = [0.0] * len(g.state.crew)
    for stack in g.state.plan:
        proposal = next((p for p in scene.proposals if p.task == stack.task), None)
        if proposal is None:
            continue
        form = next(
            (f for f in proposal.forms if (f.rover, list(f.way)) == (stack.rover, stack.way)),
            proposal.forms[0],
        )
        has, needs = len(stack.pawns), form.load.rolled
        performer = max(0, performer_of(g, stack))
        pawns = max(has, needs)
        gain = scene.gain(proposal, form, performer, pawns, Counter(), nothing)
        found[scene.reason(stack.task, performer)] += round(max(5.0, gain) * min(1.0, has / needs))
    return found


def plays_out(_g: Game) -> bool:
    """Nowhere: the planner looks ahead as far as one can, and what single answers change is little
    beside the luck of a round. So search trusts the judge everywhere."""
    return False
