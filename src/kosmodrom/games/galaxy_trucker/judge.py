"""How good a position is for a seat, for bots.

A seat is worth its credits, and what its ship promises: a share of the rewards at the destination,
the goods aboard, and strength for the cards to come. All in hundredths of a credit.
"""

from __future__ import annotations

from typing import Final

from kosmodrom.core.judging import advantage, final_margin
from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.figures import figures
from kosmodrom.games.galaxy_trucker.rules.base import Game, flight_order, level_of
from kosmodrom.games.galaxy_trucker.rules.inspection import faults_of
from kosmodrom.games.galaxy_trucker.rules.settlement import (
    cubes_aboard,
    goods_value,
    merchant_bonus,
    parts_cost,
    place_reward,
)
from kosmodrom.games.galaxy_trucker.terms import NOTHING

CREDIT: Final = 100
FIREPOWER: Final = 60
"""Each of the first points of firepower; as many as the level's enemies have count in full."""
ENGINE_POWER: Final = 80
CREW: Final = 50
TOKEN: Final = 30
EXPOSED: Final = 25
FAULT: Final = 200
PART: Final = 12
"""A part more on the ship is something more to lose before it hurts."""
CONTAINER: Final = 60
LOAN: Final = 1300
DAY: Final = 8
PLACE: Final = 0.6
"""How sure the present place is to be that at the destination."""


def judge(g: Game, seat: Seat) -> int:
    """The advantage of a seat over its rivals."""
    if g.state.phase == "end":
        keys = [(player.credits - (LOAN if player.loans else 0),) for player in g.state.players]
        return final_margin(keys, seat)
    return advantage([_worth(g, owner) for owner in range(g.seats)], seat)


def worths(g: Game, seat: Seat) -> dict[str, int]:
    """What a seat has and what its ship promises, part by part."""
    s = g.state
    player = s.players[seat]
    found = {"credits": CREDIT * player.credits - LOAN * player.loans}
    if s.flight == NOTHING or s.phase in ("setup", "round"):
        return found
    still_flies = player.flying or (not player.finished and s.phase not in ("flight", "settlement"))
    found["lost"] = -CREDIT * parts_cost(g, seat)
    if not still_flies:
        return found
    cubes = cubes_aboard(g, seat)
    found["goods"] = CREDIT * (goods_value(g, seat, cubes) + merchant_bonus(g, seat, cubes))
    found["ship"] = _ship_worth(g, seat)
    if player.flying:
        order = flight_order(g)
        place = order.index(seat)
        reward = place_reward(g, place)
        found["place"] = int(CREDIT * PLACE * reward)
        found["place"] -= DAY * (s.players[order[0]].day - player.day)
    return found


def _worth(g: Game, seat: Seat) -> int:
    return sum(worths(g, seat).values())


def _ship_worth(g: Game, seat: Seat) -> int:
    """Strength counts less and less beyond what the cards of the level ask for."""
    t, player, level = g.data.tables, g.state.players[seat], level_of(g).number
    ship, found = player.ship, figures(g, seat)
    worth = FIREPOWER * min(found.firepower.most, 8 * level) // 2
    worth += ENGINE_POWER * min(found.engine_power.most, 4 * level)
    worth += CREW * min(found.crew + found.sleepers // 2, 4 * level + 4)
    worth += TOKEN * min(found.tokens, 5 * level)
    worth -= EXPOSED * found.exposed
    cells = ships.occupied(ship)
    worth += PART * len(cells)
    if not player.flying:
        parts = ship.parts
        worth += CONTAINER * sum(t.slots[parts[c]] + 2 * t.special_slots[parts[c]] for c in cells)
        worth += TOKEN * sum(t.cells[parts[c]] for c in cells)
        worth -= FAULT * len(faults_of(g, seat))
    return worth
