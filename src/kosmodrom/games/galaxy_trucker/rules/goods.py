"""Goods: deliveries, loading, reactors, contaminated goods (GTB-720 to GTB-722, GT-315 to GT-320,
GT-898 to GT-900)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.events.goods import (
    BankLacks,
    CubeBurnt,
    CubeForgone,
    CubeLifted,
    CubeLoaded,
    GoodsAccepted,
    GoodsDeclined,
    GoodsDelivered,
    GoodsLeft,
)
from kosmodrom.games.galaxy_trucker.moves.goods import (
    DECLINE_GOODS,
    AcceptGoods,
    Burn,
    Cubes,
    DeclineGoods,
    DoneLoading,
    Forgo,
    Lift,
    Load,
    accept_goods,
    burn,
    done_loading,
    forgo,
    lift,
    load,
)
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    active_cells,
    board_of,
    in_convoy,
    road,
    works,
)
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish, push
from kosmodrom.games.galaxy_trucker.state import Ship
from kosmodrom.games.galaxy_trucker.steps import GainGoods
from kosmodrom.games.galaxy_trucker.tables import REACTOR, Tables
from kosmodrom.games.galaxy_trucker.terms import GOODS, RED, Goods

LOADING: Final = Question("load", ("GTB-516", "GTB-517", "GTB-720", "GT-316"))
FORGO: Final = Question("forgo", ("GT-404", "GT-411", "GT-418", "GT-424"))
CONTAMINATED: Final = Question("contaminated", ("GT-898", "GT-899"))

GOODS_NUMBERS: Final = range(len(GOODS))
NOT_BEGUN: Final = -1


class AboutGoods(msgspec.Struct, frozen=True, tag="goods"):
    """What a question about goods is about: the cubes that are not in a hold."""

    goods: Cubes


# Cubes in holds


def cubes_on(ship: Ship, cell: int) -> tuple[int, int, int, int]:
    """The cubes on a cell, by colour."""
    goods = ship.goods[cell]
    return goods & 3, goods >> 2 & 3, goods >> 4 & 3, goods >> 6


def put_cube(ship: Ship, cell: int, colour: int) -> None:
    ship.goods[cell] += 1 << 2 * colour


def take_cube(ship: Ship, cell: int, colour: int) -> None:
    ship.goods[cell] -= 1 << 2 * colour


def has_room(t: Tables, ship: Ship, cell: int, colour: int) -> bool:
    """Whether a cube fits on a cell: red cubes only in special containers, all others in any
    (GTB-516, GTB-517, GT-250)."""
    part = ship.parts[cell]
    cubes = cubes_on(ship, cell)
    special = t.special_slots[part]
    if colour == RED and cubes[RED] >= special:
        return False
    return sum(cubes) < t.slots[part] + special


def named(pool: Sequence[int]) -> tuple[Goods, ...]:
    """Cubes by colour as a list of names, the most valuable first."""
    return tuple(GOODS[colour] for colour in GOODS_NUMBERS for _ in range(pool[colour]))


# Deliveries


def delivery(g: Game, seat: Seat, goods: Sequence[Goods], *, shared: bool = False) -> GainGoods:
    """The step in which a player gains goods, as far as the bank has them: of a colour that has run
    out there are none (GTB-722).

    ``shared``: one cube less than shown, of the player's choice (GT-404, GT-411), never below none
    (GT-Q-32).
    """
    bank = g.state.bank
    pool = [min(goods.count(GOODS[colour]), bank[colour]) for colour in GOODS_NUMBERS]
    missing = [goods.count(GOODS[colour]) - pool[colour] for colour in GOODS_NUMBERS]
    if any(missing):
        g.emit(BankLacks(seat, named(missing)))
    due = max(0, len(goods) - 1) if shared else len(goods)
    return GainGoods(seat, pool, max(0, sum(pool) - due))


@carries_out(GainGoods)
def gain_goods(g: Game, step: GainGoods) -> Flow:
    """Take part in a delivery: pay for contaminated goods, forgo a cube, load."""
    if step.lifts == NOT_BEGUN:
        due = sum(step.pool) - step.forgo
        if due <= 0:
            finish(g)  # no gain of goods at all (GT-Q-23)
            return
        if len(loading_options(g, step)) == 1:  # nothing to be done with any of them
            g.emit(GoodsLeft(step.seat, named(step.pool)[:due]))
            finish(g)
            return
        if not step.agreed and (price := price_in_humans(g, step.seat, due)):
            yield from _ask_price(g, step, price)
            return
        if step.forgo:
            yield from _forgo(g, step)
            return
        step.lifts = cubes_aboard(g, step.seat)
        g.emit(GoodsDelivered(step.seat, named(step.pool)))
    yield from _load(g, step)


def price_in_humans(g: Game, seat: Seat, cubes: int) -> int:
    """With Contaminated Goods each new cube above the number of aliens costs a human (GT-898)."""
    if not road(g, seat, "contaminated_goods"):
        return 0
    player = g.state.players[seat]
    halves, half_of = in_convoy(player), board_of(g).half_of
    aliens = sum(1 for cell in player.ship.aliens if cell and halves >> half_of[cell] & 1)
    return max(0, cubes - aliens)


def _ask_price(g: Game, step: GainGoods, price: int) -> Flow:
    """All or nothing (GT-899). Humans go before loading, as many as there are (GT-Q-78); without
    the last one the goods are still gained (GT-900)."""
    options = (accept_goods(price), DECLINE_GOODS)
    about = AboutGoods(named(step.pool))
    choice = yield from decide(g, step.seat, CONTAMINATED, options, about)
    match choice:
        case AcceptGoods():
            step.agreed = True
            g.emit(GoodsAccepted(step.seat, price))
            push(g, steps.LoseCrew(step.seat, price, humans=True))
        case DeclineGoods():
            g.emit(GoodsDeclined(step.seat))
            finish(g)


def _forgo(g: Game, step: GainGoods) -> Flow:
    """The player chooses the cube that is not delivered (GT-411, GT-418, GT-424)."""
    options = [forgo(GOODS[colour]) for colour in GOODS_NUMBERS if step.pool[colour]]
    choice = yield from decide(g, step.seat, FORGO, options, AboutGoods(named(step.pool)))
    if isinstance(choice, Forgo):
        step.pool[GOODS.index(choice.goods)] -= 1
        step.forgo -= 1
        g.emit(CubeForgone(step.seat, choice.goods))


# Loading


def holds(g: Game, seat: Seat) -> list[int]:
    """The cells that can have goods: of the halves in the convoy (GT-622, GT-648), outside the dead
    zone (GT-923). A cargo-battery is a hold too (GT-255, GT-256)."""
    t, ship = g.data.tables, g.state.players[seat].ship
    return [
        cell
        for cell in active_cells(g, seat)
        if (t.slots[ship.parts[cell]] or t.special_slots[ship.parts[cell]]) and works(g, seat, cell)
    ]


def cubes_aboard(g: Game, seat: Seat) -> int:
    """The cubes in holds that can be reached."""
    ship = g.state.players[seat].ship
    return sum(sum(cubes_on(ship, cell)) for cell in holds(g, seat))


def loading_options(g: Game, step: GainGoods) -> list[Option]:
    """Everything that can be done with the cubes now; the last option ends loading."""
    t, board, ship = g.data.tables, board_of(g), g.state.players[step.seat].ship
    cells = holds(g, step.seat)
    options: list[Option] = [
        load(GOODS[colour], *board.place(cell))
        for colour in GOODS_NUMBERS
        if step.pool[colour]
        for cell in cells
        if has_room(t, ship, cell, colour)
    ]
    options += _burning_options(g, step)
    if step.lifts:
        options += [
            lift(GOODS[colour], *board.place(cell))
            for cell in cells
            for colour, number in enumerate(cubes_on(ship, cell))
            if number
        ]
    options.append(done_loading(named(step.pool)))
    return options


def _burning_options(g: Game, step: GainGoods) -> list[Option]:
    """Any cube that is not in a hold can be burnt, also one without room (GT-318), at any time of
    the loading (GT-319, GT-Q-24); what is in a hold is taken up first (GT-317). Each reactor burns
    one (GT-320)."""
    board, ship = board_of(g), g.state.players[step.seat].ship
    return [
        burn(GOODS[colour], *board.place(cell), *board.place(battery), lacking(g, ship, battery))
        for cell in reactors(g, step.seat)
        if cell not in step.burnt
        for battery in rechargeable(g, step.seat, cell)
        for colour in GOODS_NUMBERS
        if step.pool[colour]
    ]


def reactors(g: Game, seat: Seat) -> list[int]:
    """The reactors of the convoy that are not dead."""
    t, ship = g.data.tables, g.state.players[seat].ship
    return [
        cell
        for cell in active_cells(g, seat)
        if t.kinds[ship.parts[cell]] == REACTOR and works(g, seat, cell)
    ]


def rechargeable(g: Game, seat: Seat, reactor: int) -> list[int]:
    """The battery parts joined to a reactor that lack tokens (GT-315, GT-316): cargo-batteries too
    (GT-256, GT-Q-23)."""
    ship = g.state.players[seat].ship
    return [
        cell
        for cell in ships.joined_to(g.data.tables, ship, reactor)
        if lacking(g, ship, cell) and works(g, seat, cell)
    ]


def lacking(g: Game, ship: Ship, cell: int) -> int:
    """How many battery tokens a part has room for."""
    return g.data.tables.cells[ship.parts[cell]] - ship.tokens[cell]


def _load(g: Game, step: GainGoods) -> Flow:
    """Load, rearrange, throw away and burn, cube by cube (GTB-720)."""
    seat = step.seat
    board, ship, bank = board_of(g), g.state.players[seat].ship, g.state.bank
    about = AboutGoods(named(step.pool))
    choice = yield from decide(g, seat, LOADING, loading_options(g, step), about)
    match choice:
        case Load(name, row, column):
            colour = GOODS.index(name)
            put_cube(ship, board.cell(row, column), colour)
            step.pool[colour] -= 1
            bank[colour] -= 1
            g.emit(CubeLoaded(seat, name, row, column))
        case Lift(name, row, column):
            colour = GOODS.index(name)
            take_cube(ship, board.cell(row, column), colour)
            step.pool[colour] += 1
            bank[colour] += 1
            step.lifts -= 1
            g.emit(CubeLifted(seat, name, row, column))
        case Burn(name, row, column, battery_row, battery_column, tokens):
            # The cube goes back to the bank and the battery part is full again (GT-316). Tokens do
            # not run out (GT-Q-23).
            step.pool[GOODS.index(name)] -= 1
            step.burnt.append(board.cell(row, column))
            ship.tokens[board.cell(battery_row, battery_column)] += tokens
            g.emit(CubeBurnt(seat, name, row, column, battery_row, battery_column, tokens))
        case DoneLoading(left):
            if left:
                g.emit(GoodsLeft(seat, left))
            finish(g)
