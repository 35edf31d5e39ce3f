"""Why goods cannot be loaded, taken up or burnt like that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.moves.goods import Burn, Forgo, Lift, Load
from kosmodrom.games.galaxy_trucker.refusals.hits import no_working_part
from kosmodrom.games.galaxy_trucker.rules.base import Game, board_of, works
from kosmodrom.games.galaxy_trucker.rules.goods import (
    cubes_on,
    has_room,
    holds,
    lacking,
    rechargeable,
)
from kosmodrom.games.galaxy_trucker.steps import GainGoods
from kosmodrom.games.galaxy_trucker.tables import REACTOR
from kosmodrom.games.galaxy_trucker.terms import GOODS, RED, Goods


def no_loading(g: Game, seat: Seat, _ask: Ask, option: Option) -> Refused | None:
    step = g.state.todo[0]
    assert isinstance(step, GainGoods)
    match option:
        case Load(goods, row, column):
            return (
                _nothing_to_load(step, goods)
                or _no_hold(g, seat, row, column)
                or _no_room(g, seat, goods, row, column)
            )
        case Lift(goods, row, column):
            return _no_hold(g, seat, row, column) or _no_lift(g, step, goods, row, column)
        case Burn():
            return _nothing_to_load(step, option.goods) or _no_burning(g, step, option)
        case _:
            return None


def no_forgoing(_g: Game, _seat: Seat, _ask: Ask, option: Option) -> Refused | None:
    if isinstance(option, Forgo):
        return Refused("not-delivered", ("GT-411",), goods=option.goods)
    return None


def _nothing_to_load(step: GainGoods, goods: Goods) -> Refused | None:
    if step.pool[GOODS.index(goods)]:
        return None
    return Refused("not-delivered", ("GTB-720",), goods=goods)


def _no_hold(g: Game, seat: Seat, row: int, column: int) -> Refused | None:
    """The hold is not there, lies in the dead zone or is in hyperspace."""
    t, ship = g.data.tables, g.state.players[seat].ship
    cell = board_of(g).cell(row, column)
    if cell in holds(g, seat):
        return None
    part = ship.parts[cell]
    if not t.slots[part] and not t.special_slots[part]:
        return Refused("no-hold", ("GTB-516", "GTB-517"), row=row, column=column)
    if not works(g, seat, cell):
        return Refused("dead-hold", ("GT-923",), row=row, column=column)
    return Refused("away-hold", ("GT-648",), row=row, column=column)


def _no_room(g: Game, seat: Seat, goods: Goods, row: int, column: int) -> Refused | None:
    t, ship = g.data.tables, g.state.players[seat].ship
    cell, colour = board_of(g).cell(row, column), GOODS.index(goods)
    if has_room(t, ship, cell, colour):
        return None
    if colour == RED and cubes_on(ship, cell)[RED] >= t.special_slots[ship.parts[cell]]:
        return Refused("needs-special", ("GTB-517", "GT-250"))
    return Refused("hold-full", ("GTB-516", "GTB-517"), row=row, column=column)


def _no_lift(g: Game, step: GainGoods, goods: Goods, row: int, column: int) -> Refused | None:
    ship = g.state.players[step.seat].ship
    cell = board_of(g).cell(row, column)
    if not cubes_on(ship, cell)[GOODS.index(goods)]:
        return Refused("not-in-hold", ("GTB-720",), goods=goods, row=row, column=column)
    if not step.lifts:
        return Refused("no-more-lifts", ("GTB-720",))
    return None


def _no_burning(g: Game, step: GainGoods, option: Burn) -> Refused | None:
    board, ship = board_of(g), g.state.players[step.seat].ship
    cell = board.cell(option.row, option.column)
    battery = board.cell(option.battery_row, option.battery_column)
    if g.data.tables.kinds[ship.parts[cell]] != REACTOR:
        return Refused("no-reactor", ("GT-316",), row=option.row, column=option.column)
    if refused := no_working_part(g, step.seat, option.row, option.column):
        return refused
    if cell in step.burnt:
        return Refused("reactor-used", ("GT-320",))
    if battery in rechargeable(g, step.seat, cell):
        return None
    place = {"row": option.battery_row, "column": option.battery_column}
    if g.data.tables.cells[ship.parts[battery]] and not lacking(g, ship, battery):
        return Refused("battery-full", ("GT-316",), **place)
    if battery in ships.joined_to(g.data.tables, ship, cell) and lacking(g, ship, battery):
        return no_working_part(g, step.seat, option.battery_row, option.battery_column)
    return Refused("no-battery", ("GT-315",), **place)


REFUSALS: Final[dict[str, Callable[[Game, Seat, Ask, Option], Refused | None]]] = {
    "load": no_loading,
    "forgo": no_forgoing,
}
