"""The effects of the actions, a module for each step (FM-712)."""

from __future__ import annotations

from kosmodrom.core.asks import Flow
from kosmodrom.games.first_martians.rules.actions import build, deeds, lab, living, outside
from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.rules.facilities import can_mend
from kosmodrom.games.first_martians.rules.targets import can_plant
from kosmodrom.games.first_martians.state import Stack
from kosmodrom.games.first_martians.tasks import (
    BuildUpgrade,
    EventTask,
    Explore,
    Gather,
    Heal,
    Manage,
    Plant,
    RemoveShutdown,
    Repair,
    RepairRover,
    Research,
    Rest,
    SheetTask,
    Unwind,
)
from kosmodrom.games.first_martians.terms import NOTHING


def is_there(g: Game, stack: Stack) -> bool:
    """Whether what an action is about is still there (FM-Q-73)."""
    s = g.state
    match stack.task:
        case Explore(space):
            return s.areas[space].tile == NOTHING
        case Gather(space, objective):
            area = s.areas[space]
            return area.samples > 0 if objective == NOTHING else objective in area.objectives
        case Research(again):
            return not again or s.examined > 0
        case Plant(farm):
            return can_plant(g, s.farms[farm])
        case Repair(facility, part):
            return can_mend(g, facility, part)
        case RepairRover(rover):
            return bool(s.rovers[rover])
        case BuildUpgrade(upgrade):
            return upgrade in s.available.upgrades
        case RemoveShutdown(facility, gas):
            return s.facilities[facility].tiles[gas] != NOTHING
        case EventTask(event) as task:
            return deeds.is_open(g, event) and deeds.is_in_place(g, task)
        case SheetTask() as task:
            return deeds.is_in_place(g, task)
        case _:
            return True


def take_effect(g: Game, stack: Stack, performer: int) -> Flow:
    """What a successful action does; the items used for it are gone (FM-831)."""
    match stack.task:
        case Rest():
            living.rest(g, performer)
        case Unwind():
            yield from living.unwind(g, performer)
        case Heal():
            yield from living.heal(g, stack, performer)
        case Manage():
            yield from living.manage(g, performer)
        case Explore(space):
            yield from outside.explore(g, space)
        case Gather() as task:
            yield from outside.gather(g, task, performer)
        case Research(again):
            lab.research(g, again=again)
        case Plant(farm):
            lab.plant(g, farm)
        case Repair(facility, part):
            build.repair(g, facility, part)
        case RepairRover(rover):
            build.repair_rover(g, rover)
        case BuildUpgrade(upgrade):
            build.build_upgrade(g, upgrade)
        case EventTask() as task:
            yield from deeds.deal_with_event(g, task, performer)
        case SheetTask() as task:
            yield from deeds.take_sheet_action(g, task, performer)
