"""Carrying the plan out: costs are paid, items go with the pawns, and what every stack will suffer
is settled (FM-741 to FM-752, FM-Q-22)."""

from __future__ import annotations

from kosmodrom.games.first_martians.effects import Cost
from kosmodrom.games.first_martians.events.acting import PlanDeclared
from kosmodrom.games.first_martians.rules.areas import terrain
from kosmodrom.games.first_martians.rules.base import Game, acting_conditions
from kosmodrom.games.first_martians.rules.cargo import change_cargo, change_spares
from kosmodrom.games.first_martians.rules.costs import give_items, return_items
from kosmodrom.games.first_martians.rules.facilities import break_part, return_donor
from kosmodrom.games.first_martians.rules.needs import bays_of, is_rolled, load_of, taken_out
from kosmodrom.games.first_martians.rules.phases import begin_phase
from kosmodrom.games.first_martians.rules.stacks import cost_of, performer_of
from kosmodrom.games.first_martians.rules.tracks import change_reserve, give_morale_tokens
from kosmodrom.games.first_martians.state import Stack
from kosmodrom.games.first_martians.tasks import Heal, Plant, Repair, Research
from kosmodrom.games.first_martians.terms import (
    ENERGY,
    FOOD,
    HEART,
    NOTHING,
    OXYGEN,
    PARTS,
    PAWNS_EACH,
)


def declare(g: Game) -> None:
    """The plan is declared as a whole (FM-Q-22)."""
    s = g.state
    g.emit(PlanDeclared(len(s.plan)))
    for facility, parts in taken_out(g).items():
        for part in range(len(PARTS)):
            if parts >> part & 1:
                break_part(g, facility, part)  # at once (FM-354, FM-1007)
    bays, land = bays_of(g, {}), terrain(g)
    loads = [load_of(g, stack, bays, land) for stack in s.plan]
    for stack, load in zip(s.plan, loads, strict=True):
        # What comes later does not touch it any more (FM-1162, FM-Q-74), and it suffers from tokens
        # that lie there now, even if they are discarded before it is resolved (FM-1163, FM-Q-81).
        stack.sure = len(stack.pawns) >= load.sure or not is_rolled(g, stack)
        stack.forced, stack.reroll = load.forced, load.reroll
        stack.wounds, stack.adventure = load.wounds, load.adventure
        stack.morale, stack.check = load.morale, load.check
        stack.heart = _is_for_heart(g, stack)
        cost = cost_of(g, stack.task)
        change_reserve(g, OXYGEN, -load.oxygen)  # FM-749
        change_reserve(g, ENERGY, -load.energy)
        change_reserve(g, FOOD, -cost.food)
        _put_items_with(g, stack, cost)
    begin_phase(g, "acting")


def _is_for_heart(g: Game, stack: Stack) -> bool:
    """Whether it heals an astronaut after a Heart Attack who uses both pawns (FM-283)."""
    if not isinstance(stack.task, Heal):
        return False
    performer = performer_of(g, stack)
    if not acting_conditions(g.state.crew[performer]) >> HEART & 1:
        return False
    used = sum(pawn == performer for other in g.state.plan for pawn in other.pawns)
    return used == PAWNS_EACH


def _put_items_with(g: Game, stack: Stack, cost: Cost) -> None:
    """Items leave the Cargo Bay with the pawns (FM-748, FM-750); spare parts of any kind are chosen
    later (`acting`)."""
    match stack.task:
        case Repair(_, part, donor) if donor == NOTHING:
            stack.spares = [part]  # and nothing from the Reserves (FM-303, FM-1004)
        case Research(again) if not again:
            change_cargo(g, "samples", -1)  # FM-962
        case Plant():
            change_cargo(g, "seeds", -1)  # FM-979
    for kind, count in cost.spares.items():
        stack.spares += [PARTS.index(kind)] * count
    for part in stack.spares:
        change_spares(g, part, -1)
    give_items(g, cost)
    if cost.morale:
        give_morale_tokens(g, performer_of(g, stack), -cost.morale)  # FM-Q-67


def take_back(g: Game, stack: Stack) -> None:
    """After a failure everything goes back to where it came from; what was paid from the Reserves
    is lost (FM-748, FM-832, FM-833)."""
    match stack.task:
        case Repair(_, part, donor) if donor != NOTHING:
            return_donor(g, donor, part)  # FM-1010
        case Research(again) if not again:
            change_cargo(g, "samples", 1)  # FM-Q-46
        case Plant():
            change_cargo(g, "seeds", 1)
    for part in stack.spares:
        change_spares(g, part, 1)  # FM-1011
    cost = cost_of(g, stack.task)
    return_items(g, cost)
    if cost.morale:
        give_morale_tokens(g, performer_of(g, stack), cost.morale)
