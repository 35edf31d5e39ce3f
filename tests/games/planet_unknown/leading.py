"""Random games in which the first player leads a corporation, for the checks of `check_game`.

check_play(leading("republic", 2))
"""

from __future__ import annotations

import msgspec

from kosmodrom.games.planet_unknown import RULESET
from kosmodrom.games.planet_unknown.box.corporations import CorporationBoard
from kosmodrom.games.planet_unknown.box.tracks import TrackPosition
from kosmodrom.games.planet_unknown.clauses import TechMilestone
from kosmodrom.games.planet_unknown.state import SYMMETRIC_CORPORATION, TECH
from kosmodrom.testing import Setting
from tests.games.planet_unknown.kit import (
    BOX,
)


def leading(
    corporation: str, seats: int, seed: int = 1, *, quick: bool = False, **options: object
) -> Setting:
    """A way to play: seat 0 leads this corporation, the only asymmetric one in the box, the others
    the symmetric one.

    In a ``quick`` game the first steps of the tech track unlock the technologies: otherwise few
    random games would get to all of them.
    """
    board = BOX.corporations[corporation]
    corporations = {
        SYMMETRIC_CORPORATION: BOX.corporations[SYMMETRIC_CORPORATION],
        corporation: with_quick_technologies(board) if quick else board,
    }
    box = msgspec.structs.replace(BOX, corporations=corporations)
    return Setting(RULESET, seats, {"corporations": "random", **options}, seed, box)


def with_quick_technologies(board: CorporationBoard) -> CorporationBoard:
    """The corporation with a level at each position of the tech track from 1 up."""
    tech = board.tracks[TECH]
    levels = len(board.technologies)
    positions = [
        TrackPosition(gives=(TechMilestone(number),)) if 1 <= number <= levels else position
        for number, position in enumerate(tech.positions)
    ]
    tracks = list(board.tracks)
    tracks[TECH] = msgspec.structs.replace(tech, positions=tuple(positions))
    return msgspec.structs.replace(board, tracks=tuple(tracks))
