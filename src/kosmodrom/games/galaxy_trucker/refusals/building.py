"""Why something cannot be done in the shipyard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker.moves import building as moves
from kosmodrom.games.galaxy_trucker.rules.base import Game, board_of, is_learning_flight, road
from kosmodrom.games.galaxy_trucker.rules.building import (
    has_begun,
    lowest_number,
)
from kosmodrom.games.galaxy_trucker.tables import FROM_ASIDE, NEXT

TURNS: Final = range(4)


def no_handling(g: Game, seat: Seat, _ask: Ask, option: Option) -> Refused | None:
    """With empty hands."""
    match option:
        case moves.Weld() | moves.SetAside() | moves.PutBack():
            return Refused("hands-empty", ("GTB-302", "GTB-303"))
        case moves.StopLooking():
            return Refused("no-pile-in-hand", ("GTB-310",))
        case moves.Look(pile):
            return _no_pile(g, seat, pile)
        case moves.TurnHourglass():
            return _no_turning(g)
        case moves.Finish(number):
            return _no_number(g, seat, number)
        case _:
            return _no_part(g, seat, option)


def no_use(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused | None:
    """With a part in hand."""
    player = g.state.players[seat]
    match option:
        case moves.Weld():
            return _no_weld(g, seat, ask, option)
        case moves.SetAside():
            if road(g, seat, "no_reserves"):
                return Refused("no-reserves", ("GT-932",))
            return Refused("aside-full", ("GTB-304",), most=g.data.flight.aside)
        case moves.PutBack() if player.origin == FROM_ASIDE:
            return Refused("aside-stays", ("GTB-305", "GTB-306"))
        case moves.StopLooking():
            return Refused("no-pile-in-hand", ("GTB-310",))
        case moves.RunOut():
            return Refused("sand-runs-by-itself", ("GTB-315",))
        case _ if isinstance(option, moves.MOVES):
            part = g.data.tables.part_ids[player.hand]
            return Refused("hand-full", ("GTB-301",), part=part)
    return None


def no_looking(_g: Game, _seat: Seat, _ask: Ask, option: Option) -> Refused | None:
    """With a pile in hand."""
    if isinstance(option, moves.MOVES):
        return Refused("pile-in-hand", ("GTB-310",))
    return None


def no_grabbing(g: Game, seat: Seat, _ask: Ask, option: Option) -> Refused | None:
    """When time is over and a number tile is all that can be taken."""
    if isinstance(option, moves.Finish):
        return _no_number(g, seat, option.number)
    if isinstance(option, moves.MOVES):
        if road(g, seat, "short_hourglass"):
            return Refused("time-over-early", ("GT-930", "GTB-317"))
        return Refused("time-over", ("GTB-317",))
    return None


# Parts


def _no_part(g: Game, seat: Seat, option: Option) -> Refused | None:
    player = g.state.players[seat]
    match option:
        case moves.RunOut():
            return Refused("sand-runs-by-itself", ("GTB-315",))
        case _ if isinstance(option, moves.MOVES) and player.number:
            return Refused("ship-is-fixed", ("GTB-320",))
        case moves.Draw():
            return Refused("warehouse-empty", ("GTB-302",))
        case moves.Take(part):
            return _not_on_the_table(g, seat, part)
        case moves.TakeAside(part):
            return _known(g, part) or Refused("not-set-aside", ("GTB-302",), part=part)
        case moves.TakeOrdered(part):
            return _known(g, part) or Refused("not-ordered", ("GT-915",), part=part)
        case moves.TakeOff():
            return Refused("last-part-fixed", ("GTB-306",))
    return None


def _known(g: Game, part: str) -> Refused | None:
    if part in g.data.tables.part_number:
        return None
    return Refused("no-such-part", ("GTB-201",), id=part)


def _not_on_the_table(g: Game, seat: Seat, part: str) -> Refused:
    """A part that does not lie face up: it is with somebody, or nobody has seen where it is."""
    if refused := _known(g, part):
        return refused
    number = g.data.tables.part_number[part]
    for other, player in enumerate(g.state.players):
        if player.hand == number:
            return Refused("in-other-hand", ("GTB-333",), part=part)
        if number in player.ship.parts or number in player.lost:
            return Refused("built-in", ("GTB-303", "GTB-306"), part=part)
        if number in player.aside:
            if other == seat:
                found = Refused("yours-aside", ("GTB-302",), part=part)
                return found.beginning([moves.take_aside(part)])
            return Refused("others-aside", ("GTB-305",), part=part)
        if number in player.ordered:
            if other == seat:
                found = Refused("yours-ordered", ("GT-915",), part=part)
                return found.beginning([moves.take_ordered(part)])
            return Refused("others-ordered", ("GT-915",), part=part)
    # In the warehouse or removed from the game: which of them, nobody knows (GT-156).
    return Refused("face-down", ("GTB-302",), part=part)


def _no_weld(g: Game, seat: Seat, ask: Ask, option: moves.Weld) -> Refused:
    t, board, player = g.data.tables, board_of(g), g.state.players[seat]
    row, column, turns = option.row, option.column, option.turns
    ship, place = player.ship, {"row": row, "column": column}
    cell = board.cell(row, column)
    if not board.mask >> cell & 1:
        return Refused("no-cell", ("GTB-408",), **place)
    if ship.parts[cell]:
        part = t.part_ids[ship.parts[cell]]
        return Refused("cell-taken", ("GTB-307",), part=part, **place)
    if turns not in TURNS:
        return Refused("no-such-turn", ("GTB-303",))
    same = moves.weld(row, column, turns % len(t.different_turns[player.hand]))
    if same.turns != turns and same in ask.options:
        return Refused("turned-alike", ("GTB-303",)).beginning([same])
    if not any(ship.parts[cell + step] for step in NEXT):
        return Refused("nothing-beside", ("GTB-307",), **place)
    if not ship.faces[cell]:
        return Refused("smooth-beside", ("GTB-307", "GTB-403"), **place)
    return Refused("does-not-join", ("GTB-307", "GTB-401"), **place)


# Piles, the hourglass, number tiles


def _no_pile(g: Game, seat: Seat, pile: int) -> Refused:
    s = g.state
    if is_learning_flight(g):
        return Refused("learning-blind", ("GTB-209",))
    if road(g, seat, "blind_flight"):
        return Refused("blind-flight", ("GT-934",))
    if not 1 <= pile <= len(s.piles):
        return Refused("no-such-pile", ("GTB-206",), piles=len(s.piles))
    if pile > g.data.flight.open_piles:
        return Refused("pile-hidden", ("GTB-207",), pile=pile)
    if not has_begun(g, seat):
        if len(board_of(g).halves) > 1:
            return Refused("halves-not-begun", ("GT-609",))
        return Refused("nothing-welded", ("GTB-310",))
    if any(player.looking == pile - 1 for player in s.players):
        return Refused("pile-with-other", ("GTB-310", "GTB-333"), pile=pile)
    return Refused("pile-seen", ("GTB-330",), pile=pile)


def _no_turning(g: Game) -> Refused:
    s = g.state
    if g.options.building != "live":
        return Refused("no-hourglass", ("GTB-331",))
    if s.running:
        return Refused("sand-running", ("GTB-315",))
    if s.circle == 0:
        return Refused("last-run", ("GTB-317",))
    return Refused("start-by-finished", ("GTB-316",))


def _no_number(g: Game, seat: Seat, number: int) -> Refused:
    if g.state.players[seat].number:
        return Refused("ship-is-fixed", ("GTB-320",))
    if not 1 <= number <= g.seats:
        return Refused("no-such-tile", ("GTB-204",), numbers=g.seats)
    found = Refused("number-taken", ("GTB-320", "GTB-333"), number=number)
    return found.beginning([moves.finish(lowest_number(g))])


def wrong_moment(g: Game, option: Option) -> Refused | None:
    """Why a move of this chapter does not answer a question of another one."""
    if g.state.phase == "building" or not isinstance(option, moves.MOVES):
        return None
    if g.state.phase in ("machinations", "roads"):
        return Refused("building-later", ("GTB-103",))
    return Refused("building-over", ("GTB-322",))


REFUSALS: Final[dict[str, Callable[[Game, Seat, Ask, Option], Refused | None]]] = {
    "shipyard": no_handling,
    "in-hand": no_use,
    "looking": no_looking,
    "number-tile": no_grabbing,
}
