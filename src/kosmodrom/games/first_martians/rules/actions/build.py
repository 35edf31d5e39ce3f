"""Step 9: repairs and Upgrades (FM-1001)."""

from __future__ import annotations

from kosmodrom.games.first_martians.events.acting import UpgradeMade
from kosmodrom.games.first_martians.rules.base import Game
from kosmodrom.games.first_martians.rules.facilities import mend_part
from kosmodrom.games.first_martians.rules.tokens import discard_from_rover


def repair(g: Game, facility: int, part: int) -> None:
    """The part works from the end of the phase on (FM-1003, FM-1007); the spare part is gone, or
    the donor stays broken (FM-1008, FM-1009)."""
    mend_part(g, facility, part)


def repair_rover(g: Game, rover: int) -> None:
    """The topmost token goes (FM-665, FM-1020, FM-1022)."""
    discard_from_rover(g, rover)


def build_upgrade(g: Game, upgrade: int) -> None:
    """The card leaves the game, the tile waits for Clean-Up (FM-1033); no other is drawn
    (FM-1034)."""
    s = g.state
    s.available.upgrades.remove(upgrade)
    s.pending.upgrades.append(upgrade)
    g.emit(UpgradeMade(g.data.upgrades[upgrade].id))
