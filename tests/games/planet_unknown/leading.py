"""Random games in which the first player leads a corporation, for the checks that every game
keeps.

    CHECKED = Leading(RULESET, 2, "republic")
    check_play(CHECKED)
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from kosmodrom.core.table import Table
from kosmodrom.games.planet_unknown import RULESET
from kosmodrom.games.planet_unknown.catalogue import Box, Position, TechMilestone
from kosmodrom.games.planet_unknown.options import ChooseCorporation
from kosmodrom.games.planet_unknown.state import SYMMETRIC_CORPORATION, TECH
from kosmodrom.testing import AnyTable, Setting
from tests.games.planet_unknown.kit import BOX


@dataclass
class Leading(Setting):
    """A way to play: seat 0 leads this corporation, the others the symmetric one."""

    corporation: str = field(kw_only=True)

    def start(self) -> AnyTable:
        options = {**self.options, "corporations": "free"}
        self.table = table = Table.start(
            self.ruleset, seats=self.seats, seed=self.seed, options=options, data=self.data
        )
        for seat in range(self.seats):
            chosen = SYMMETRIC_CORPORATION if seat else self.corporation
            table.decide(seat, ChooseCorporation(chosen))
        return table


def leading(
    corporation: str, seats: int, seed: int = 1, *, quick: bool = False, **options: object
) -> Leading:
    """A way to play with a corporation.

    In a ``quick`` game the technologies come with the first steps of the tech track: few random
    games would get to them all otherwise.
    """
    box = with_quick_technologies(corporation) if quick else BOX
    return Leading(RULESET, seats, options, seed, box, corporation=corporation)


def with_quick_technologies(corporation: str) -> Box:
    """The box, the corporation's tech track having a level at each position from 1 up."""
    board = BOX.corporations[corporation]
    tech = board.tracks[TECH]
    levels = len(board.technologies)
    positions = [
        Position(gives=(TechMilestone(number),)) if 1 <= number <= levels else position
        for number, position in enumerate(tech.positions)
    ]
    tracks = list(board.tracks)
    tracks[TECH] = msgspec.structs.replace(tech, positions=tuple(positions))
    changed = msgspec.structs.replace(board, tracks=tuple(tracks))
    corporations = {**BOX.corporations, corporation: changed}
    return msgspec.structs.replace(BOX, corporations=corporations)
