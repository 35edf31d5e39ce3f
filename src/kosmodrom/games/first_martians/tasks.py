"""What a stack of pawns is to do: the actions of the game with their targets.

A task is part of the state (`state.Stack`) and of no move: the moves that begin a stack name the
same things by their names (`moves.py`).
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from kosmodrom.games.first_martians.terms import NOTHING


class Task(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What is to be done; things by number, as in the state."""


class Rest(Task, frozen=True, tag="rest"):
    """Gain a Morale token (FM-856)."""


class Unwind(Task, frozen=True, tag="unwind"):
    """Raise Morale or lower Stress (FM-861)."""


class Heal(Task, frozen=True, tag="heal"):
    """Remove a wound or a Condition of the performer (FM-870)."""


class Manage(Task, frozen=True, tag="manage"):
    """Move a Malfunction track down (FM-885)."""


class Explore(Task, frozen=True, tag="explore"):
    """Draw a tile for a space (FM-900)."""

    space: int


class Gather(Task, frozen=True, tag="gather"):
    """Take a sample, or an objective token, from an area (FM-950)."""

    space: int
    objective: int = NOTHING


class Research(Task, frozen=True, tag="research"):
    """Research a sample for the first time, or one that is Examined (FM-962, FM-963)."""

    again: bool


class Plant(Task, frozen=True, tag="plant"):
    """Plant a seed on a Farm, by its number among the Farms (FM-979, FM-Q-72)."""

    farm: int


class Repair(Task, frozen=True, tag="repair"):
    """Repair a part with a spare part, or with one of another Facility (FM-1004, FM-1005)."""

    facility: int
    part: int
    donor: int = NOTHING


class RepairRover(Task, frozen=True, tag="repair_rover"):
    """Discard the topmost token of a rover (FM-1020)."""

    rover: int


class BuildUpgrade(Task, frozen=True, tag="build_upgrade"):
    """Build an Upgrade (FM-1032)."""

    upgrade: int


class RemoveShutdown(Task, frozen=True, tag="remove_shutdown"):
    """Try to take a Shutdown tile off: oxygen or energy (FM-1051)."""

    facility: int
    gas: int


class EventTask(Task, frozen=True, tag="event"):
    """The action of an open Mission Event, at a space if it is outside (FM-841)."""

    event: int
    space: int = NOTHING


class SheetTask(Task, frozen=True, tag="sheet"):
    """An action of the mission sheet, at a space if it is outside (FM-714)."""

    action: int
    space: int = NOTHING


AnyTask: TypeAlias = (
    Rest
    | Unwind
    | Heal
    | Manage
    | Explore
    | Gather
    | Research
    | Plant
    | Repair
    | RepairRover
    | BuildUpgrade
    | RemoveShutdown
    | EventTask
    | SheetTask
)
