"""Missions that end in ways to which bots do not come for sure with the options that fall to them:
one that is won, a base that is taken apart while its goals are reached, a story that is left to
itself."""

from __future__ import annotations

from typing import Any, Final

from kosmodrom.bots import make_bot
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.table import Table
from kosmodrom.games.first_martians.moves import DismantlePart, PlanRepair, PlanRest, PlanSwitch
from kosmodrom.games.first_martians.view import View
from scripts.golden import RareEnding

ENOUGH: Final = 7
"""Broken parts that are more than any threshold."""
LATE: Final = 2
"""The round from which on they are broken."""
NEEDED: Final = ("farm", "garage", "probe", "lab", "workshop")
"""What the goals are reached with."""


class Wrecker:
    """Plays like the greedy bot, but takes the base apart while the goals are reached, and never
    puts a part back."""

    def __init__(self, seed: str) -> None:
        self._greedy = make_bot("greedy", seed)

    def choose(self, table: Table[Any, Any, Any], seat: Seat) -> Option:
        options = table.pending[seat].options
        view = table.view(seat)
        assert isinstance(view, View)
        if view.round >= LATE and view.broken < ENOUGH:
            for option in options:
                if isinstance(option, DismantlePart) and option.facility not in NEEDED:
                    return option
        chosen = self._greedy.choose(table, seat)
        if isinstance(chosen, PlanRepair | PlanSwitch):
            return next(option for option in options if isinstance(option, PlanRest))
        return chosen


RARE_ENDINGS: Final = (
    RareEnding("won", 2, {"difficulty": "easy"}, make_bot("greedy", "won"), "won 3"),
    RareEnding("threshold", 3, {"difficulty": "easy"}, Wrecker("threshold"), "wreck 7"),
    RareEnding("story", 2, {"mission": "mayday"}, make_bot("random", "story"), "mayday 1"),
)
