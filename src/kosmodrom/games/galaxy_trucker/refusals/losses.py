"""Why other crew, goods or tokens cannot go, and why a sleeper does not wake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.moves.losses import (
    GiveUpCrew,
    GiveUpCube,
    GiveUpToken,
    PayToken,
    WakeSleeper,
)
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    humans_of,
    in_convoy,
    works,
)
from kosmodrom.games.galaxy_trucker.rules.goods import cubes_on
from kosmodrom.games.galaxy_trucker.rules.losses import cubes_to_lose
from kosmodrom.games.galaxy_trucker.tables import LUXURY_CABIN, STASIS_CHAMBER
from kosmodrom.games.galaxy_trucker.terms import COLOURS, GOODS


def no_crew(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    step = g.state.todo[0]
    assert isinstance(step, steps.LoseCrew)
    if not isinstance(option, GiveUpCrew):
        return Refused("not-offered", ask.question.rules)
    ship = g.state.players[seat].ship
    place = {"row": option.row, "column": option.column}
    cell = board_of(g).cell(option.row, option.column)
    if option.crew == "human":
        if ship.humans[cell] and g.data.tables.kinds[ship.parts[cell]] == STASIS_CHAMBER:
            return Refused("sleeper-stays", ("GT-221", "GT-222"))
        aboard = bool(ship.humans[cell])
    else:
        aboard = bool(cell) and ship.aliens[COLOURS.index(option.crew)] == cell
    if not aboard:
        return Refused("nobody-there", ("GTB-730",), **place)
    if step.humans and option.crew != "human":
        return Refused("humans-alone", ("GT-898",))
    return Refused("crew-elsewhere", ("GT-648", "GT-734"), **place)


def no_waking(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    step = g.state.todo[0]
    assert isinstance(step, steps.Wake)
    if not isinstance(option, WakeSleeper):
        return Refused("not-offered", ask.question.rules)
    t, board, ship = g.data.tables, board_of(g), g.state.players[seat].ship
    cell = board.cell(option.row, option.column)
    chamber = board.cell(option.chamber_row, option.chamber_column)
    if not ship.humans[chamber] or t.kinds[ship.parts[chamber]] != STASIS_CHAMBER:
        place = {"row": option.chamber_row, "column": option.chamber_column}
        return Refused("no-sleeper", ("GT-225",), **place)
    if ship.parts[cell] and t.kinds[ship.parts[cell]] == LUXURY_CABIN:
        return Refused("passengers-place", ("GT-213", "GT-227"))
    if not any(freed == cell and number for freed, number in step.places):
        place = {"row": option.row, "column": option.column}
        return Refused("no-place-freed", ("GT-225", "GT-Q-07"), **place)
    if board.half_of[cell] != board.half_of[chamber]:
        return Refused("chamber-half", ("GT-624",))
    if not humans_of(g, seat, 1 << board.half_of[cell]):
        return Refused("nobody-wakes", ("GT-225", "GT-624"))
    return Refused("not-offered", ask.question.rules)


def no_cube(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    if not isinstance(option, GiveUpCube):
        return Refused("not-offered", ask.question.rules)
    board, player = board_of(g), g.state.players[seat]
    cell = board.cell(option.row, option.column)
    if not cubes_on(player.ship, cell)[GOODS.index(option.goods)]:
        place = {"row": option.row, "column": option.column}
        return Refused("no-such-cube", ("GTB-723",), goods=option.goods, **place)
    half = board.half_of[cell]
    if not in_convoy(player) >> half & 1:
        part = g.data.tables.part_ids[player.ship.parts[cell]]
        return Refused("part-away", ("GT-648",), part=part)
    in_turn = [cubes[0] for cubes in cubes_to_lose(g, seat)]
    if len(in_turn) == 1:
        first = GOODS[in_turn[0][1]]
        return Refused("most-valuable-first", ("GTB-723", "GT-Q-42"), goods=first)
    first = next(GOODS[colour] for other, colour, _ in in_turn if board.half_of[other] == half)
    return Refused("most-valuable-of-half", ("GTB-723", "GT-Q-42"), goods=first)


def no_token(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    if not isinstance(option, GiveUpToken | PayToken):
        return Refused("not-offered", ask.question.rules)
    board, ship = board_of(g), g.state.players[seat].ship
    cell = board.cell(option.row, option.column)
    if not ship.tokens[cell]:
        place = {"row": option.row, "column": option.column}
        return Refused("no-token", ("GTB-514",), **place)
    part = g.data.tables.part_ids[ship.parts[cell]]
    step = g.state.todo[0]
    if isinstance(step, steps.PayTokens):
        if not works(g, seat, cell):
            return Refused("part-dead", ("GT-923",), part=part)
        return Refused("battery-half", ("GT-615",))
    return Refused("part-away", ("GT-648",), part=part)


REFUSALS: Final[dict[str, Callable[[Game, Seat, Ask, Option], Refused]]] = {
    "lose-crew": no_crew,
    "wake": no_waking,
    "lose-goods": no_cube,
    "lose-goods-of-half": no_cube,
    "lose-tokens": no_token,
    "pay-token": no_token,
}
