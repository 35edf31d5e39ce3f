"""Building: everybody at once by the hourglass, or one handling after another.

Both are the same rules (GTB-301 to GTB-322); in turns a number of handlings stands in for the
hourglass (GTB-330 to GTB-333).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from kosmodrom.core.asks import CHECKPOINT, Ask, Flow, Question, ask, race
from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.events.building import (
    BuildingEnded,
    HourglassStarted,
    HourglassTurned,
    Origin,
    PartPutBack,
    PartSetAside,
    PartTaken,
    PartWelded,
    PileReturned,
    PileSeen,
    PileTaken,
    SandRanOut,
    ShipFinished,
)
from kosmodrom.games.galaxy_trucker.moves import building as moves
from kosmodrom.games.galaxy_trucker.moves.base import PartId
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    is_learning_flight,
    level_of,
    road,
)
from kosmodrom.games.galaxy_trucker.rules.loans import handle_loan, loan_options
from kosmodrom.games.galaxy_trucker.rules.roads import draw_surprise
from kosmodrom.games.galaxy_trucker.state import Player
from kosmodrom.games.galaxy_trucker.tables import (
    FROM_ASIDE,
    FROM_ORDER,
    FROM_RETURNED,
    FROM_WAREHOUSE,
    GRID,
    STARTING_CABIN,
    WIDTH,
    BoardTable,
)
from kosmodrom.games.galaxy_trucker.terms import NOTHING

SHIPYARD: Final = Question("shipyard", ("GTB-302", "GTB-310", "GTB-320"))
IN_HAND: Final = Question("in-hand", ("GTB-303", "GTB-304", "GTB-307"))
LOOKING: Final = Question("looking", ("GTB-310",))
NUMBER_TILE: Final = Question("number-tile", ("GTB-317", "GTB-320"))
SAND: Final = Question("sand", ("GTB-315", "GTB-318"))


class Holding(msgspec.Struct, frozen=True, tag="holding"):
    """The part in hand."""

    part: PartId


class Turned(msgspec.Struct, frozen=True, tag="turned"):
    """How often the hourglass has been turned, and the circle it stands on."""

    flips: int
    circle: int


def build(g: Game) -> Flow:
    """One handling in turns (GTB-330), or what the quickest does (GTB-301); building ends when
    everybody has a number tile (GTB-322)."""
    if g.options.building == "live":
        yield from _race(g)
    else:
        yield from _handle(g)
    if 0 not in [player.number for player in g.state.players]:
        _end_building(g)


# In turns


def _handle(g: Game) -> Flow:
    """A builder's handling: take a part and decide at once what becomes of it, look at a pile, or
    finish (GTB-330)."""
    yield CHECKPOINT
    s = g.state
    seat, player = s.turn, s.players[s.turn]
    choice = yield (_ask_hand if player.hand else _ask_shipyard)(g, seat)
    if handle_loan(g, seat, choice):
        return  # that is no handling
    _act(g, seat, choice)
    if player.hand:
        return
    player.handlings -= 1
    if not player.number and player.handlings <= 0:
        take_number(g, seat, lowest_number(g))  # GTB-331
    s.turn = _next_builder(g, seat)


def _next_builder(g: Game, seat: Seat) -> Seat:
    """The next who has not finished (GTB-332)."""
    players = g.state.players
    for step in range(1, g.seats + 1):
        following = (seat + step) % g.seats
        if not players[following].number:
            return following
    return seat


# Live


def _race(g: Game) -> Flow:
    """Whoever acts first is next; the sand is one of those who act (GTB-333)."""
    yield CHECKPOINT
    s = g.state
    asks: dict[Seat, Ask] = {}
    for seat, player in enumerate(s.players):
        if player.looking != NOTHING:
            asks[seat] = ask(seat, LOOKING, (moves.STOP_LOOKING, *loan_options(g, seat)))
        elif player.hand:
            asks[seat] = _ask_hand(g, seat)
        elif not player.number and time_is_over(g, seat):
            asks[seat] = ask(seat, NUMBER_TILE, (*number_options(g), *loan_options(g, seat)))
        elif not player.number or shipyard_options(g, seat):
            asks[seat] = _ask_shipyard(g, seat)
    if s.running:
        asks[CLOCK] = ask(
            CLOCK,
            SAND,
            (moves.RUN_OUT,),
            Turned(s.flips, s.circle),
            seconds=g.data.flight.hourglass_seconds,
        )
    seat, choice = yield race(asks)
    if seat == CLOCK:
        _run_out(g)
    elif not handle_loan(g, seat, choice):
        _act(g, seat, choice)


def begin_building(g: Game) -> None:
    """The hourglass goes onto the circle of the flight (GTB-205), or everybody gets their handlings
    in its place (GTB-331); another seat begins each flight (GTB-330)."""
    s = g.state
    s.phase = "building"
    s.turn = s.flight % g.seats
    runs = level_of(g).hourglass_runs  # GTB-318
    s.circle, s.running, s.flips = runs - 1, g.options.building == "live", 1
    s.turner = NOTHING
    for seat, player in enumerate(s.players):
        short = road(g, seat, "short_hourglass")  # GT-930
        player.handlings = g.options.handlings * (runs - short)
    if s.running:
        g.emit(HourglassStarted(s.circle))


def time_is_over(g: Game, seat: Seat) -> bool:
    """Whether the sand has run out on START (GTB-317), or a circle before it for those whose
    hourglass is short (GT-930)."""
    s = g.state
    last = 1 if road(g, seat, "short_hourglass") else 0
    return s.flips > 0 and (s.circle < last or (s.circle == last and not s.running))


def _run_out(g: Game) -> None:
    """Parts in the hands of those whose time is over go back (GTB-321)."""
    s = g.state
    s.running = False
    g.emit(SandRanOut(s.circle))
    for seat, player in enumerate(s.players):
        if player.hand and time_is_over(g, seat):
            if player.origin == FROM_ASIDE:
                set_aside(g, seat)
            else:
                put_back(g, seat)


def can_turn_hourglass(g: Game, player: Player) -> bool:
    """It has run out; onto START only somebody who has finished turns it (GTB-315, GTB-316)."""
    s = g.state
    if g.options.building != "live" or s.running or s.circle == 0:
        return False
    return s.circle > 1 or player.number > 0


# What can be done


def _ask_shipyard(g: Game, seat: Seat) -> Ask:
    """What to do with empty hands. Loans may be taken and repaid meanwhile (GT-Q-52)."""
    return ask(seat, SHIPYARD, lambda: [*shipyard_options(g, seat), *loan_options(g, seat)])


def _ask_hand(g: Game, seat: Seat) -> Ask:
    """What becomes of the part in hand; loans as with empty hands."""
    part = g.data.tables.part_ids[g.state.players[seat].hand]
    return ask(
        seat,
        IN_HAND,
        lambda: [*hand_options(g, seat), *loan_options(g, seat)],
        Holding(part),
    )


def shipyard_options(g: Game, seat: Seat) -> list[Option]:
    """With empty hands."""
    s = g.state
    player = s.players[seat]
    found: list[Option] = []
    if not player.number:
        ids = g.data.tables.part_ids
        if s.warehouse:  # open to all, also with parts made to order (GT-916)
            found.append(moves.DRAW)
        found += [moves.take(ids[part]) for part in s.returned]
        if player.aside:
            found += [moves.take_aside(ids[part]) for part in player.aside]
        if player.ordered:
            found += [moves.take_ordered(ids[part]) for part in player.ordered]
        if player.last:
            found.append(moves.TAKE_OFF)
        found += number_options(g)
    if may_look(g, seat):
        found += [moves.look(pile + 1) for pile in free_piles(g, player)]
    if can_turn_hourglass(g, player):
        found.append(moves.TURN_HOURGLASS)
    return found


def hand_options(g: Game, seat: Seat) -> list[Option]:
    """With a part in hand (GTB-303)."""
    player = g.state.players[seat]
    board = board_of(g)
    welds = weld_options(board)
    cells = ships.weldable(g.data.tables, board, player.ship, player.hand)
    found: list[Option] = [welds[cell * 4 + turns] for cell, turns in cells]
    if can_set_aside(g, seat):
        found.append(moves.SET_ASIDE)
    if player.origin != FROM_ASIDE:  # a part set aside is never returned (GTB-305)
        found.append(moves.PUT_BACK)
    return found


@cache
def weld_options(board: BoardTable) -> tuple[Option, ...]:
    """Every way to weld a part to a ship of a class, by cell and turns."""
    rows, columns = len(board.row_names), len(board.column_names)
    return tuple(
        moves.weld(*board.place(cell), turns)
        if 0 < cell // WIDTH < rows and 0 < cell % WIDTH < columns
        else moves.DRAW  # never looked up
        for cell in range(GRID)
        for turns in range(4)
    )


def can_set_aside(g: Game, seat: Seat) -> bool:
    """There is room for two, for either half (GTB-304, GT-608, GT-917); a part from there always
    has its place back. With No Reserves nothing may be set aside (GT-932)."""
    player = g.state.players[seat]
    return len(player.aside) < g.data.flight.aside and not road(g, seat, "no_reserves")


@cache
def _numbers(taken: int, seats: int) -> tuple[Option, ...]:
    return tuple(moves.finish(n) for n in range(1, seats + 1) if not taken >> n & 1)


def number_options(g: Game) -> tuple[Option, ...]:
    """Any free number tile (GTB-204, GTB-320)."""
    taken = 0
    for player in g.state.players:
        taken |= 1 << player.number
    return _numbers(taken, g.seats)


def lowest_number(g: Game) -> int:
    taken = {player.number for player in g.state.players}
    return next(n for n in range(1, g.seats + 1) if n not in taken)


def may_look(g: Game, seat: Seat) -> bool:
    """Only with a part welded besides the starting cabin, on class IIA one in each half (GTB-310,
    GT-609); not on the learning flight (GTB-209), nor with Blind Flight (GT-934). Who has finished
    may look too, but is passed over in turns (GTB-311, GTB-332)."""
    if is_learning_flight(g) or road(g, seat, "blind_flight"):
        return False
    return has_begun(g, seat)


def has_begun(g: Game, seat: Seat) -> bool:
    """Whether each half has a part besides the starting cabin."""
    parts, kinds, board = g.state.players[seat].ship.parts, g.data.tables.kinds, board_of(g)
    missing = (1 << len(board.halves)) - 1
    for cell in ships.filled(parts):
        if kinds[parts[cell]] != STARTING_CABIN:
            missing &= ~(1 << board.half_of[cell])
            if not missing:
                return True
    return False


def free_piles(g: Game, player: Player) -> Sequence[int]:
    """The piles that nobody looks at, without the last one (GTB-207, GTB-310).

    In turns a pile that a player has seen stays in view: no need to look again.
    """
    s = g.state
    piles = range(min(g.data.flight.open_piles, len(s.piles)))
    if g.options.building == "live":
        held = {other.looking for other in s.players}
        return [pile for pile in piles if pile not in held]
    return [pile for pile in piles if not player.seen >> pile & 1]


# What is done


def _act(g: Game, seat: Seat, choice: Option) -> None:
    player = g.state.players[seat]
    match choice:
        case moves.Draw():
            g.reveal()
            _take(g, seat, g.state.warehouse.pop(), FROM_WAREHOUSE, "warehouse")
        case moves.Take(part):
            number = g.data.tables.part_number[part]
            g.state.returned.remove(number)
            _take(g, seat, number, FROM_RETURNED, "returned")
        case moves.TakeAside(part):
            number = g.data.tables.part_number[part]
            player.aside.remove(number)
            _take(g, seat, number, FROM_ASIDE, "aside")
        case moves.TakeOrdered(part):
            number = g.data.tables.part_number[part]
            player.ordered.remove(number)
            _take(g, seat, number, FROM_ORDER, "order")
        case moves.TakeOff():
            _take_off(g, seat)
        case moves.Weld(row, column, turns):
            weld(g, seat, board_of(g).cell(row, column), turns)
        case moves.SetAside():
            set_aside(g, seat)
        case moves.PutBack():
            put_back(g, seat)
        case moves.Look(pile):
            _look(g, seat, pile - 1)
        case moves.StopLooking():
            g.emit(PileReturned(seat, player.looking + 1))
            player.looking = NOTHING
        case moves.TurnHourglass():
            _turn_hourglass(g, seat)
        case moves.Finish(number):
            take_number(g, seat, number)


def _take(g: Game, seat: Seat, part: int, origin: int, place: Origin) -> None:
    """One part at a time, with one hand (GTB-301). What was welded last is fixed now (GTB-306)."""
    player = g.state.players[seat]
    player.hand, player.origin, player.last = part, origin, 0
    g.emit(PartTaken(seat, g.data.tables.part_ids[part], place))


def _take_off(g: Game, seat: Seat) -> None:
    """The part welded last comes off; if it was set aside, it may only go back there (GTB-306)."""
    player = g.state.players[seat]
    part, origin = player.ship.parts[player.last], player.last_origin
    ships.unweld(player.ship, player.last)
    _take(g, seat, part, origin, "ship")


def weld(g: Game, seat: Seat, cell: int, turns: int) -> None:
    """On a free cell of the board, joined to the ship (GTB-307, GTB-408); other faults do not
    hinder it (GTB-308)."""
    player = g.state.players[seat]
    ships.weld(g.data.tables, player.ship, cell, player.hand, turns)
    row, column = board_of(g).place(cell)
    g.emit(PartWelded(seat, g.data.tables.part_ids[player.hand], row, column, turns))
    player.last, player.last_origin, player.hand = cell, player.origin, 0


def set_aside(g: Game, seat: Seat) -> None:
    player = g.state.players[seat]
    player.aside.append(player.hand)
    g.emit(PartSetAside(seat, g.data.tables.part_ids[player.hand]))
    player.hand = 0


def put_back(g: Game, seat: Seat) -> None:
    """Face up, open to everybody (GTB-303); an ordered part stays its owner's (GT-Q-81)."""
    player = g.state.players[seat]
    (player.ordered if player.origin == FROM_ORDER else g.state.returned).append(player.hand)
    g.emit(PartPutBack(seat, g.data.tables.part_ids[player.hand]))
    player.hand = 0


def _look(g: Game, seat: Seat, pile: int) -> None:
    """A pile goes back whole and in its order (GTB-310); live it is with one player meanwhile."""
    player = g.state.players[seat]
    g.reveal()
    player.seen |= 1 << pile
    player.last = 0  # GTB-306
    cards = tuple(g.data.cards[card].id for card in g.state.piles[pile])
    g.emit(PileSeen(seat, pile + 1, cards), (seat,), PileTaken(seat, pile + 1))
    if g.options.building == "live":
        player.looking = pile


def _turn_hourglass(g: Game, seat: Seat) -> None:
    """To the next lower circle (GTB-315)."""
    s = g.state
    s.circle -= 1
    s.flips += 1
    s.turner = seat
    s.running = True
    g.emit(HourglassTurned(seat, s.circle))


def take_number(g: Game, seat: Seat, number: int) -> None:
    """From now on the ship is fixed (GTB-320)."""
    player = g.state.players[seat]
    player.number, player.last = number, 0
    g.emit(ShipFinished(seat, number))


def _end_building(g: Game) -> None:
    """Parts that are still aside are lost (GTB-305)."""
    s = g.state
    s.running = False
    for player in s.players:
        player.lost += player.aside
        player.aside, player.looking = [], NOTHING
    g.emit(BuildingEnded())
    draw_surprise(g)
    s.phase = "inspection"
