"""Engine boosters and hyperspace (GT-285 to GT-299)."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.events.flight import Jumped, Returned
from kosmodrom.games.galaxy_trucker.moves import flight as moves
from kosmodrom.games.galaxy_trucker.moves.flight import HALF_NAMES, STAY
from kosmodrom.games.galaxy_trucker.rules import damage, power
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    flight_order,
    in_convoy,
    works,
)
from kosmodrom.games.galaxy_trucker.rules.deck import is_last
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish, push
from kosmodrom.games.galaxy_trucker.tables import (
    CANNON_ENGINE,
    DOUBLE_ENGINE,
    ENGINE,
    ENGINE_BOOSTER,
)

JUMP: Final = Question("jump", ("GT-286", "GT-294", "GT-Q-16"))
ENGINES: Final = (ENGINE, DOUBLE_ENGINE, CANNON_ENGINE)
CARDS: Final = 2
"""A jump lasts for the present card and the next one (GT-290)."""


@carries_out(steps.JumpWindow)
def jump_window(g: Game, step: steps.JumpWindow) -> Flow:
    """Right after the reveal, from the leader on (GT-Q-16). On class IIA one half may follow the
    other (GT-647)."""
    while step.order:
        options = jumps(g, step.order[0])
        if options:
            break
        step.order.pop(0)
    else:
        finish(g)
        return
    seat = step.order[0]
    choice = yield from decide(g, seat, JUMP, [*options, STAY])
    match choice:
        case moves.Jump():
            jump(g, seat, choice)
        case moves.Stay():
            step.order.pop(0)


def jumps(g: Game, seat: Seat, without: int = 0) -> list[Option]:
    """The jumps that a player can make now: each booster with each engine joined to it. Only halves
    in the convoy can jump (GT-Q-21), and none of ``without``, as bits."""
    t, player, board = g.data.tables, g.state.players[seat], board_of(g)
    ship = player.ship
    able = in_convoy(player) & ~without
    found: list[Option] = []
    for cell in ships.occupied(ship):
        if t.kinds[ship.parts[cell]] != ENGINE_BOOSTER:
            continue
        half = board.half_of[cell]
        if not able >> half & 1 or not works(g, seat, cell):
            continue
        for engine in boostable(g, seat, cell):
            needed = uses(g, seat, engine)
            if power.affordable(g, seat, half, needed):
                found.append(
                    moves.jump(
                        *board.place(cell),
                        *board.place(engine),
                        t.part_ids[ship.parts[engine]],
                        power.price(g, seat, half, needed),
                        is_last(g),
                    )
                )
    return found


def boostable(g: Game, seat: Seat, booster: int) -> list[int]:
    """The engines joined to a booster that work (GT-285, GT-Q-82); those that point forward too
    (GT-Q-79)."""
    t, ship = g.data.tables, g.state.players[seat].ship
    return [
        cell
        for cell in ships.joined_to(t, ship, booster)
        if t.kinds[ship.parts[cell]] in ENGINES and works(g, seat, cell)
    ]


def uses(g: Game, seat: Seat, engine: int) -> int:
    """What is powered: the booster, and a double engine too (GT-286)."""
    t, ship = g.data.tables, g.state.players[seat].ship
    return 2 if t.kinds[ship.parts[engine]] == DOUBLE_ENGINE else 1


def jump(g: Game, seat: Seat, choice: moves.Jump) -> None:
    """The engine is destroyed (GT-287), and that half of the ship is gone for this card and the
    next (GT-288, GT-290, GT-646); on the last card it misses the destination (GT-292)."""
    player, board = g.state.players[seat], board_of(g)
    engine = board.cell(choice.engine_row, choice.engine_column)
    half = board.half_of[engine]
    needed = uses(g, seat, engine)
    g.emit(
        Jumped(
            seat,
            flyer(g, half),
            choice.engine,
            choice.engine_row,
            choice.engine_column,
            choice.tokens,
        )
    )
    player.away[half] = CARDS
    # What is put first is done first: the tokens are paid before batteries can fall off with the
    # engine, and the ship gives up after both.
    if is_last(g):
        push(g, steps.GiveUp(seat, half, "missed_destination"))
    damage.lose_parts(g, seat, [engine], "destroyed", "hyperspace")
    power.spend(g, seat, half, needed)


def come_back(g: Game) -> None:
    """After a card: who has been away for two of them is back (GT-290, GT-649)."""
    board = board_of(g)
    for seat in flight_order(g):
        player = g.state.players[seat]
        for half in range(len(board.halves)):
            if player.away[half]:
                player.away[half] -= 1
                if not player.away[half] and player.halves >> half & 1:
                    g.emit(Returned(seat, flyer(g, half)))


def flyer(g: Game, half: int) -> str:
    """The word for a half, or for a ship of one piece."""
    return HALF_NAMES[half] if len(board_of(g).halves) > 1 else "ship"
