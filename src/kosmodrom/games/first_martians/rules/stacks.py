"""What a stack of pawns is: its action, its target, who performs it."""

from __future__ import annotations

from typing import Final

from kosmodrom.games.first_martians.components import EventAction, SheetAction
from kosmodrom.games.first_martians.effects import Cost
from kosmodrom.games.first_martians.rules.base import Game, mission_of
from kosmodrom.games.first_martians.state import Stack
from kosmodrom.games.first_martians.tasks import (
    AnyTask,
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
    Task,
    Unwind,
)
from kosmodrom.games.first_martians.terms import ACTIONS, NOTHING, ROLLED

# Actions by number (FM-710).
REST, UNWIND, HEAL, MANAGE, EXPLORE, GATHER, RESEARCH, BUILD = range(len(ACTIONS))
UNTYPED: Final = NOTHING  # FM-711
IS_ROLLED: Final = tuple(action in ROLLED for action in ACTIONS)

TYPES: Final[dict[type[Task], int]] = {
    Rest: REST,
    Unwind: UNWIND,
    Heal: HEAL,
    Manage: MANAGE,
    Explore: EXPLORE,
    Gather: GATHER,
    Research: RESEARCH,
    Plant: RESEARCH,  # in the Lab, too (FM-960, FM-979)
    Repair: BUILD,
    RepairRover: BUILD,
    BuildUpgrade: BUILD,
    RemoveShutdown: UNTYPED,
}
TAGS: Final[dict[type[Task], str]] = {
    **{kind: str(kind.__struct_config__.tag) for kind in TYPES},
    EventTask: "event",
    SheetTask: "sheet",
}

# The steps of the Action phase (FM-712); typed actions come in the order of their numbers.
EVENT_STEP: Final = 1
FIRST_TYPED_STEP: Final = 2
SHUTDOWN_STEP: Final = 10
LAST_STEP: Final = 11
FREE: Final = Cost()


def deed_of(g: Game, task: EventTask | SheetTask) -> EventAction | SheetAction:
    """The action of an Event or of the mission sheet."""
    if isinstance(task, SheetTask):
        return mission_of(g).actions[task.action]
    deed = g.data.events[task.event].action
    if deed is None:
        raise ValueError(f"the event {g.data.events[task.event].id} has no action")
    return deed


def action_of(g: Game, task: AnyTask) -> int:
    """The type of a task, by number; planting is Research, repairs are Build."""
    if isinstance(task, EventTask | SheetTask):
        action = deed_of(g, task).action
        return UNTYPED if action is None else ACTIONS.index(action)
    return TYPES[type(task)]


def cost_of(g: Game, task: AnyTask) -> Cost:
    """What an Event or the mission sheet asks for besides pawns (FM-750, FM-843)."""
    return deed_of(g, task).cost if isinstance(task, EventTask | SheetTask) else FREE


def space_of(task: AnyTask) -> int:
    """Where it takes place; NOTHING: inside the HUB."""
    if isinstance(task, Explore | Gather | EventTask | SheetTask):
        return task.space
    return NOTHING


def step_of(g: Game, task: AnyTask) -> int:
    """When it is resolved: its type decides, not where its pawns lie (FM-712 to FM-714); Events
    come first whatever their type (FM-Q-25)."""
    if isinstance(task, EventTask):
        return EVENT_STEP
    if isinstance(task, RemoveShutdown):
        return SHUTDOWN_STEP
    action = action_of(g, task)
    return LAST_STEP if action == UNTYPED else FIRST_TYPED_STEP + action


def performer_of(g: Game, stack: Stack) -> int:
    """The owner of the topmost pawn (FM-727); of an AOM its operator (FM-766, FM-Q-68)."""
    return owner_of(g, stack.pawns[-1])


def owner_of(g: Game, pawn: int) -> int:
    """The astronaut whose pawn it is, or who operates it."""
    crew = len(g.state.crew)
    return pawn if pawn < crew else g.state.operators[pawn - crew]


def pawn_names(g: Game) -> list[str]:
    """The pawns by number: astronauts, then AOMs."""
    s, box = g.state, g.data
    return [
        *(box.astronauts[member.who].id for member in s.crew),
        *(box.aoms[machine].id for machine in s.machines),
    ]


def stack_numbered(g: Game, number: int) -> Stack | None:
    for stack in g.state.plan:
        if stack.number == number:
            return stack
    return None
