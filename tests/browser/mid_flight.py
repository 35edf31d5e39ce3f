"""Galaxy Trucker in the midst of a flight, for tests of its board: every new game begins there."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kosmodrom.games.galaxy_trucker import RULESET as TRUCKS
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.box import Box
from kosmodrom.games.galaxy_trucker.rules.base import GalaxyTruckerOptions
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.games.galaxy_trucker.tables import FIREPOWER
from kosmodrom.games.galaxy_trucker.terms import GOODS
from tests.games.galaxy_trucker.kit import A, Position

SHIP: Final = """
            GG
            |
        G<--GB--C---H---ST
                |   |   |
        WB2-R---B2  EB--EE
                |   |
                B3  E
"""
DELIVERY: Final = ("red", "green", "blue")


def new_state(seats: int, _options: GalaxyTruckerOptions, _box: Box) -> State:
    """The first player is asked for pairs of parts, one question after another: a sleeper and a
    cabin, a booster and a cannon, a reactor and a battery, a booster and an engine."""
    position = Position(seats, flight="III", technologies=True)
    position.ship(A, SHIP, tokens={"B2": 0, "WB2": 1})
    position.deck("open-space-3a", "open-space-3b")
    position.state.todo = [
        steps.LoseCrew(A, 1),
        steps.Count(A, FIREPOWER),
        steps.GainGoods(A, [DELIVERY.count(goods) for goods in GOODS]),
        steps.JumpWindow([A]),
    ]
    return position.state


RULESET = replace(TRUCKS, new=new_state)
