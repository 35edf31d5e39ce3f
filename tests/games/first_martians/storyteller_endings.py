"""Missions told to their end: crews that report what they do, so that each ending comes about."""

from __future__ import annotations

from typing import Any, Final

from kosmodrom.core.options import Option, Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.games.first_martians.storyteller.moves import (
    NO,
    YES,
    Died,
    EventDone,
    GotToken,
    HadAdventure,
    Next,
    Nothing,
    ReachedGoal,
    Report,
    SheetDone,
)
from kosmodrom.games.first_martians.storyteller.view import StorytellerView
from scripts.golden import RareEnding

EARLY: Final = 2
"""In the first sols nothing is reached yet."""


class Crew:
    """Reports Events and Adventures, and if it is ``busy`` all that brings the mission on; with too
    much ``broken`` it never wins. If it is ``idle`` it does nothing. Nobody dies."""

    def __init__(
        self, seed: str, *, busy: bool = False, broken: bool = False, idle: bool = False
    ) -> None:
        self._chance = Random.seeded(seed)
        self._busy = busy
        self._broken = broken
        self._idle = idle

    def choose(self, table: Table[Any, Any, Any], seat: Seat) -> Option:
        options = table.pending[seat].options
        view = table.view(seat)
        assert isinstance(view, StorytellerView)
        match table.pending[seat].question.id:
            case "teller-next" | "teller-next-round":
                open_goals = any(not goal.done for goal in view.goals)
                reports = self._busy and view.round > EARLY and open_goals
                wished: list[type[Option]] = [Report, Next] if reports else [Next]
            case "teller-report":
                found_something = any(isinstance(each, ReachedGoal | GotToken) for each in options)
                wished = [ReachedGoal, GotToken] if found_something else [Nothing]
            case "teller-acting":
                wished = [Next] if self._idle else [EventDone, HadAdventure, Next, Next]
                if self._busy:
                    wished += [SheetDone, SheetDone]
            case "teller-threshold":
                return YES if self._broken else NO
            case _:
                wished = [Option]
        found = [option for option in options if not isinstance(option, Died)]
        kinds = [kind for kind in wished if any(isinstance(option, kind) for option in found)]
        kind = self._chance.choice(kinds)
        return self._chance.choice([option for option in found if isinstance(option, kind)])


RARE_ENDINGS: Final = (
    RareEnding("won", 1, {}, Crew("won", busy=True)),
    RareEnding("threshold", 1, {"players": 3}, Crew("too much", busy=True, broken=True)),
    RareEnding("time", 1, {"mission": "beyond-the-ridge", "players": 4}, Crew("time")),
    RareEnding(
        "story",
        1,
        {"mission": "mayday", "players": 4, "difficulty": "hard"},
        Crew("story 0", idle=True),
    ),
)
