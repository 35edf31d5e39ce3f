"""What options come to, for bots: of those that come to the same thing they try one.

Parts that fit nowhere are alike, and so are those of the same kind and shape, places where a part
would have to come off again, batteries with as many tokens, holds with the same cubes in them,
cabins with as many people, demands that hardly anybody pays. Where things are on the ship hardly
matters; nor does the order in which cubes are loaded, if there is room for all.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Final

from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker.appraisal import (
    RULE_OF_THUMB,
    best_weld,
    free_room,
    hull_of,
    is_sound,
)
from kosmodrom.games.galaxy_trucker.moves.building import (
    Look,
    Take,
    TakeAside,
    TakeOrdered,
    Weld,
)
from kosmodrom.games.galaxy_trucker.moves.flight import GiveCube, Power
from kosmodrom.games.galaxy_trucker.moves.goods import Burn, Lift, Load
from kosmodrom.games.galaxy_trucker.moves.hits import Shoot, UseBoostedShield, UseShield
from kosmodrom.games.galaxy_trucker.moves.losses import (
    GiveUpCrew,
    GiveUpCube,
    GiveUpToken,
    PayToken,
)
from kosmodrom.games.galaxy_trucker.moves.machinations import Demand
from kosmodrom.games.galaxy_trucker.rules.base import Game, board_of, dead_column_for, road
from kosmodrom.games.galaxy_trucker.steps import GainGoods
from kosmodrom.games.galaxy_trucker.tables import Tables
from kosmodrom.games.galaxy_trucker.terms import RED

BARGAIN: Final = 20
"""Up to this every credit of a demand is looked at."""


def essence(g: Game, seat: Seat, option: Option) -> Hashable:
    """See the module."""
    match option:
        case Take(part) | TakeAside(part) | TakeOrdered(part):
            return type(option), _use(g, seat, g.data.tables.part_number[part])
        case Weld(row, column, turns) if not _holds(g, seat, row, column, turns):
            return Weld
        case Look(pile):
            return Look, g.state.players[seat].seen >> (pile - 1) & 1
        case Load(goods, row, column) if _all_fits(g, seat):
            return Load, goods == "red", _place(g, seat, row, column)
        case Lift() if _all_fits(g, seat):
            return Lift
        case Load(goods, row, column) | Lift(goods, row, column) | GiveCube(row, column, goods):
            return type(option), goods, _place(g, seat, row, column)
        case GiveUpCube(row, column, goods):
            return GiveUpCube, goods, _place(g, seat, row, column)
        case Burn(goods, _, _, _, _, tokens):
            return Burn, goods, tokens
        case GiveUpCrew(row, column, crew):
            return GiveUpCrew, crew, _place(g, seat, row, column)
        case PayToken(row, column) | GiveUpToken(row, column):
            return type(option), _place(g, seat, row, column)
        case UseShield(_, _, tokens) | UseBoostedShield(_, _, tokens):
            return type(option), tokens
        case Shoot(row, column, tokens):
            return Shoot, tokens, _half(g, row, column)
        case Power(row, column, part, tokens, adds):
            t = g.data.tables
            return Power, t.kinds[t.part_number[part]], tokens, adds, _half(g, row, column)
        case Demand(credits) if credits > BARGAIN:
            return Demand, credits // BARGAIN
        case _:
            return option


def _use(g: Game, seat: Seat, part: int) -> Hashable:
    """What a part is good for: None if it fits nowhere."""
    board, ship = board_of(g), g.state.players[seat].ship
    hull = hull_of(ship, dead_column_for(g, seat), turbulence=road(g, seat, "turbulence"))
    weights = RULE_OF_THUMB[board.level - 1]
    fits = best_weld(g.data.tables, board, hull, part, weights) is not None
    return _shape(g.data.tables, part) if fits else None


def _holds(g: Game, seat: Seat, row: int, column: int, turns: int) -> bool:
    """Whether the part in hand can stay where it is welded."""
    player = g.state.players[seat]
    cell = board_of(g).cell(row, column)
    turbulence = road(g, seat, "turbulence")
    return is_sound(g.data.tables, player.ship, cell, player.hand, turns, turbulence=turbulence)


@lru_cache(maxsize=1024)
def _shape(t: Tables, part: int) -> Hashable:
    """All that matters of a part, however it is turned."""
    turned = [
        (t.connectors[n], t.muzzles[n], t.exhausts[n], t.covered[n], t.plated[n])
        for n in range(part * 4, part * 4 + 4)
    ]
    inside = t.cells[part], t.slots[part], t.special_slots[part], t.colours[part]
    return t.kinds[part], *inside, min(turned)


def _all_fits(g: Game, seat: Seat) -> bool:
    """Whether all cubes that are being loaded find room as things are."""
    step = g.state.todo[0]
    if not isinstance(step, GainGoods):
        return False
    room, special = free_room(g.data.tables, g.state.players[seat].ship)
    # Cubes of other colours may take the special containers last.
    return sum(step.pool) <= room and step.pool[RED] <= special


def _place(g: Game, seat: Seat, row: int, column: int) -> Hashable:
    """What there is on a cell: the kind of part, its room, and what is in it."""
    t, board, ship = g.data.tables, board_of(g), g.state.players[seat].ship
    cell = board.cell(row, column)
    part = ship.parts[cell]
    room = t.slots[part], t.special_slots[part], t.cells[part]
    inside = ship.humans[cell], ship.tokens[cell], ship.goods[cell]
    return t.kinds[part], room, inside, board.half_of[cell]


def _half(g: Game, row: int, column: int) -> int:
    board = board_of(g)
    return board.half_of[board.cell(row, column)]
