"""Star Warehouse (GT-1045 to GT-1051)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, cast

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.components import StarWarehouse
from kosmodrom.games.galaxy_trucker.events.cards import FlewOn
from kosmodrom.games.galaxy_trucker.events.extra import (
    BatteryFilled,
    HumansJoined,
    PartExchanged,
    PartFitted,
    SleepersJoined,
    WarehouseOpened,
)
from kosmodrom.games.galaxy_trucker.moves.cards import FLY_ON, FlyOn
from kosmodrom.games.galaxy_trucker.moves.extra import (
    AboutPart,
    ExchangePart,
    FitPart,
    TakePart,
    exchange_part,
    fit_part,
    take_part,
)
from kosmodrom.games.galaxy_trucker.moves.preparation import BoardHumans
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    convoy,
    in_convoy,
    refresh,
    road,
    works,
)
from kosmodrom.games.galaxy_trucker.rules.boarding import BOARD, crew_options, put_crew
from kosmodrom.games.galaxy_trucker.rules.cards.base import (
    present_card,
    resolves,
    skip_absent,
    used,
)
from kosmodrom.games.galaxy_trucker.rules.losses import lose_contents
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish, push
from kosmodrom.games.galaxy_trucker.state import Ship
from kosmodrom.games.galaxy_trucker.steps.extra import StarWarehouse as WarehouseStep
from kosmodrom.games.galaxy_trucker.tables import (
    CABIN,
    JOINS,
    LUXURY_CABIN,
    NEXT,
    STASIS_CHAMBER,
    BoardTable,
)

WAREHOUSE: Final = Question("star-warehouse", ("GT-1045", "GT-1046", "GT-1051"))
FIT: Final = Question("fit-part", ("GT-1045", "GT-1046", "GT-1047"))


@resolves(StarWarehouse)
def resolve(g: Game, card: StarWarehouse) -> None:
    """Parts are drawn at random from all that are unused (GT-1045, GT-Q-88)."""
    offered = _lay_out(g, card.parts)
    g.emit(WarehouseOpened(tuple(g.data.tables.part_ids[part] for part in offered)))
    finish(g, WarehouseStep(convoy(g), offered))


def _lay_out(g: Game, number: int) -> list[int]:
    """Fewer if there are fewer (GT-Q-88). They lie with the face-up parts until they are fitted in.
    Which part lies where in the warehouse is known to nobody and must not matter."""
    s = g.state
    pool = sorted((*s.warehouse, *s.returned))
    g.rng.shuffle(pool)
    offered = pool[:number]
    s.warehouse = [part for part in s.warehouse if part not in offered]
    s.returned += [part for part in offered if part not in s.returned]
    return offered


@carries_out(WarehouseStep)
def shop(g: Game, step: WarehouseStep) -> Flow:
    """From the leader on: take a part, fit it in, choose its crew."""
    if step.cell:
        yield from _crew(g, step)
    elif step.part:
        yield from _fit(g, step)
    else:
        yield from _take(g, step)


# Taking a part


def _take(g: Game, step: WarehouseStep) -> Flow:
    skip_absent(g, step.order)
    if not step.order:
        _close(g, step)
        return
    seat = step.order[0]
    choice = yield from decide(g, seat, WAREHOUSE, part_options(g, step, seat))
    match choice:
        case TakePart(part):
            used(g)
            step.part = g.data.tables.part_number[part]
            step.offered.remove(step.part)
            step.takers.append(seat)
        case FlyOn():
            del step.order[0]
            g.emit(FlewOn(seat, present_card(g).kind))


def part_options(g: Game, step: WarehouseStep, seat: Seat) -> list[Option]:
    """The parts for which there is a place on the ship; or none."""
    ids = g.data.tables.part_ids
    spots = spots_of(g, seat)
    parts = [part for part in step.offered if fittings(g, seat, part, spots)]
    return [*(take_part(ids[part]) for part in parts), FLY_ON]


def _close(g: Game, step: WarehouseStep) -> None:
    """What nobody took stays where it is (GT-Q-88); each taker loses a day, the rearmost first
    (GT-1051)."""
    days = cast(StarWarehouse, present_card(g)).days
    moves = [(seat, -days) for seat in step.takers]
    finish(g, *([steps.Days(moves)] if moves else []))


# Fitting it in


class Spot(NamedTuple):
    """A cell where a part could be added, or put in place of another.

    ``pieces`` are the pieces of the ship without it: all of them must be joined to the new part, so
    that nothing loses its connection (GT-Q-88)."""

    cell: int
    pieces: tuple[int, ...]
    blocked: bool
    """A muzzle or an exhaust points at it."""


@cache
def outline(board: BoardTable, nose: int) -> frozenset[int]:
    """The cells of a ship board; of class IA as its front was chosen (GT-505, GT-Q-39)."""
    return frozenset(cell for cells in board.outlines[nose] for cell in cells)


def spots_of(g: Game, seat: Seat) -> list[Spot]:
    """The cells that have a part or touch one, in the halves of the convoy."""
    t, board, player = g.data.tables, board_of(g), g.state.players[seat]
    ship, halves = player.ship, in_convoy(player)
    masks = [mask & ships.parts_mask(ship) for mask in _half_masks(board, ship)]
    found: list[Spot] = []
    for cell in sorted(outline(board, ship.nose)):
        half = board.half_of[cell]
        if not halves >> half & 1 or not (ship.parts[cell] or ship.faces[cell]):
            continue
        others = masks[half] & ~(1 << cell)
        pieces = tuple(ships.pieces(t, ship, others)) if ship.parts[cell] else (others,)
        found.append(Spot(cell, pieces, _is_blocked(g, ship, cell)))
    return found


def _half_masks(board: BoardTable, ship: Ship) -> tuple[int, ...]:
    """The cells of each half; a turned ship of class IA may lie outside the board's own mask."""
    return board.half_masks if len(board.halves) > 1 else (ships.parts_mask(ship),)


def _is_blocked(g: Game, ship: Ship, cell: int) -> bool:
    """Whether a neighbour's muzzle or exhaust needs the cell empty (GTB-406, GTB-407). That of the
    part which is there cannot: the ship is legal."""
    t = g.data.tables
    for side in range(4):
        other = cell + NEXT[side]
        turned = ship.parts[other] * 4 + ship.turned[other]
        if ship.parts[other] and (t.muzzles[turned] | t.exhausts[turned]) >> (side ^ 2) & 1:
            return True
    return False


def fittings(g: Game, seat: Seat, part: int, spots: list[Spot]) -> list[tuple[int, int]]:
    """Where a part can go so that the whole ship is legal: cells with quarter turns (GT-1046,
    GT-Q-88)."""
    t, ship = g.data.tables, g.state.players[seat].ship
    exhaust_sides = 0b0101 if road(g, seat, "turbulence") else 0b0100  # GTB-406, GT-903
    found: list[tuple[int, int]] = []
    for turns in t.different_turns[part]:
        turned = part * 4 + turns
        if t.exhausts[turned] & ~exhaust_sides:
            continue
        needs_empty = t.muzzles[turned] | t.exhausts[turned]
        found += [
            (spot.cell, turns)
            for spot in spots
            if not spot.blocked
            and _matches(ship, spot.cell, t.connectors[turned], needs_empty)
            and _joins_all(ship, spot, t.connectors[turned])
        ]
    return sorted(found)


def _matches(ship: Ship, cell: int, connectors: int, needs_empty: int) -> bool:
    """Whether a part meets its neighbours properly: connectors that fit or smooth sides (GTB-401 to
    GTB-403), and nothing before its muzzle or exhaust."""
    facing = ship.faces[cell]
    joined = JOINS[connectors << 8 | facing]
    for side in range(4):
        if not ship.parts[cell + NEXT[side]]:
            continue
        if needs_empty >> side & 1:
            return False
        if not joined >> side & 1 and (connectors | facing) >> 2 * side & 3:
            return False
    return True


def _joins_all(ship: Ship, spot: Spot, connectors: int) -> bool:
    """Whether a part is joined to every piece of the rest of its half (GTB-405)."""
    around = 0
    for side in ships.SIDES_OF[JOINS[connectors << 8 | ship.faces[spot.cell]]]:
        around |= 1 << spot.cell + NEXT[side]
    return all(piece & around for piece in spot.pieces if piece)


def fit_options(g: Game, step: WarehouseStep) -> list[Option]:
    """Every place for the part, empty or not."""
    seat, board, t = step.order[0], board_of(g), g.data.tables
    parts = g.state.players[seat].ship.parts
    return [
        exchange_part(*board.place(cell), turns, t.part_ids[parts[cell]])
        if parts[cell]
        else fit_part(*board.place(cell), turns)
        for cell, turns in fittings(g, seat, step.part, spots_of(g, seat))
    ]


def _fit(g: Game, step: WarehouseStep) -> Flow:
    seat = step.order[0]
    about = AboutPart(g.data.tables.part_ids[step.part])
    choice = yield from decide(g, seat, FIT, fit_options(g, step), about)
    match choice:
        case FitPart(row, column, turns):
            g.emit(PartFitted(seat, about.part, row, column))
            _weld(g, step, board_of(g).cell(row, column), turns)
        case ExchangePart(row, column, turns, replaced):
            g.emit(PartExchanged(seat, about.part, replaced, row, column))
            cell = board_of(g).cell(row, column)
            _put_aside(g, seat, cell)
            _weld(g, step, cell, turns)


def _put_aside(g: Game, seat: Seat, cell: int) -> None:
    """The replaced part is neither lost nor back in the warehouse (GT-1047), and what was in it is
    gone (GT-Q-88). A starting cabin waits for its owner's next flight."""
    ship = g.state.players[seat].ship
    part = ship.parts[cell]
    lose_contents(g, seat, cell)
    ships.unweld(ship, cell)
    if part not in g.data.tables.starting_cabins:
        g.state.replaced.append(part)


def _weld(g: Game, step: WarehouseStep, cell: int, turns: int) -> None:
    """Battery tokens come with the part (GT-1048); nothing in the dead zone takes any (GT-923).
    Aliens may have lost their life support (GTB-505, GT-Q-88)."""
    t, seat = g.data.tables, step.order[0]
    ship = g.state.players[seat].ship
    g.state.returned.remove(step.part)
    ships.weld(t, ship, cell, step.part, turns)
    refresh(g, seat)
    if (tokens := t.cells[step.part]) and works(g, seat, cell):
        ship.tokens[cell] = tokens
        g.emit(BatteryFilled(seat, tokens, *board_of(g).place(cell)))
    step.cell = cell
    push(g, steps.Settle(seat))


# Its crew


def _crew(g: Game, step: WarehouseStep) -> Flow:
    """A new cabin gets a crew (GT-1049), which no other cabin does, whatever the new part is
    (GT-1050)."""
    t, seat, cell = g.data.tables, step.order[0], step.cell
    humans, kind = g.state.players[seat].ship.humans, t.kinds[step.part]
    place = board_of(g).place(cell)
    if works(g, seat, cell):
        if kind == CABIN:
            choice = yield from decide(g, seat, BOARD, crew_options(g, seat, cell))
            if choice is None:
                return
            put_crew(g, seat, cell, choice)
            if isinstance(choice, BoardHumans):
                g.emit(HumansJoined(seat, humans[cell], *place))
        elif kind == LUXURY_CABIN:
            humans[cell] = 1
            g.emit(HumansJoined(seat, 1, *place))
        elif kind == STASIS_CHAMBER:
            humans[cell] = g.data.flight.sleepers
            g.emit(SleepersJoined(seat, humans[cell], *place))
    step.part = step.cell = 0
    del step.order[0]
