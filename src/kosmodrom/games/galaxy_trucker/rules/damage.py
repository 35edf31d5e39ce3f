"""Parts that are lost, and what becomes of the rest of the ship (GTB-750 to GTB-753, GT-1130)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.events.hits import Exploded, Explosive, How, PartLost, PieceKept
from kosmodrom.games.galaxy_trucker.moves.hits import AboutPieces, KeepPiece, keep_piece
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    dead_column_for,
    in_convoy,
    refresh,
    road,
)
from kosmodrom.games.galaxy_trucker.rules.losses import (
    Places,
    finish_loss,
    lose_alien,
    lose_contents,
)
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, push
from kosmodrom.games.galaxy_trucker.tables import (
    AROUND,
    CABIN,
    LUXURY_CABIN,
    ROAD_NUMBER,
    STARTING_CABIN,
    STASIS_CHAMBER,
    WIDTH,
)
from kosmodrom.games.galaxy_trucker.terms import NOTHING

KEEP_PIECE: Final = Question("keep-piece", ("GTB-751", "GT-Q-44"))
CABINS: Final = (STARTING_CABIN, CABIN, LUXURY_CABIN)
EXPLOSION: Final = "explosion"
UNJOINED: Final = "unjoined"
FLYING_JUNK: Final = ROAD_NUMBER["flying_junk"]


def lose_parts(g: Game, seat: Seat, cells: Iterable[int], how: How, reason: str) -> None:
    """Parts are lost at once, with their contents and what explodes with them. Plating is no better
    off here than other parts (GT-332).

    Then `steps.Settle` is put first of what is to be done: so finish the own step before, never
    after. ``reason`` is a word for the log.
    """
    remove(g, seat, cells, how, reason)
    push(g, steps.Settle(seat))


def remove(g: Game, seat: Seat, cells: Iterable[int], how: How, reason: str) -> None:
    """Take parts off a ship, without looking at what is no longer joined.

    A part that is destroyed with goods or battery tokens in it blows up those around it, with
    Exploding Goods or Exploding Batteries, and so on (GT-892 to GT-895): its contents count as they
    are at that moment (GT-Q-77). Plating does not help against it (GT-332).
    """
    ship = g.state.players[seat].ship
    place = board_of(g).place
    destroyed = how == "destroyed"
    goods_explode = destroyed and road(g, seat, "exploding_goods")
    batteries_explode = destroyed and road(g, seat, "exploding_batteries")
    going = [(cell, reason) for cell in cells]
    for cell, why in going:  # grows when something explodes
        if not ship.parts[cell]:
            continue
        goods, tokens = ship.goods[cell], ship.tokens[cell]
        _remove_one(g, seat, cell, how, why)
        if (goods and goods_explode) or (tokens and batteries_explode):
            what: Explosive = "goods" if goods and goods_explode else "batteries"
            g.emit(Exploded(seat, what, *place(cell)))
            going += [(cell + step, EXPLOSION) for step in AROUND if ship.parts[cell + step]]
    refresh(g, seat)


def _remove_one(g: Game, seat: Seat, cell: int, how: How, reason: str) -> None:
    player, board = g.state.players[seat], board_of(g)
    ship = player.ship
    part = ship.parts[cell]
    g.emit(PartLost(seat, g.data.tables.part_ids[part], *board.place(cell), how, reason))
    lose_contents(g, seat, cell)
    ships.unweld(ship, cell)
    junk = how == "fell_off" and _makes_junk(g, seat, board.half_of[cell])
    (player.junk if junk else player.lost).append(part)


def _makes_junk(g: Game, seat: Seat, half: int) -> bool:
    """Whether what falls off flies on as junk: with Flying Junk, on an adventure card (GT-843,
    GT-844), from a half that is not in hyperspace (GT-Q-67). It strikes those whom the road binds,
    so it need not bind the owner (GT-Q-63)."""
    s = g.state
    return (
        FLYING_JUNK in s.roads
        and s.card != NOTHING
        and bool(in_convoy(s.players[seat]) >> half & 1)
    )


# What is left of the ship


@carries_out(steps.Settle)
def settle(g: Game, step: steps.Settle) -> Flow | None:
    """Keep one piece of each half (GTB-751, GT-Q-44); then aliens without air leave (GTB-505), and
    sleepers may take their places (GT-Q-09)."""
    for pieces in pieces_by_half(g, step.seat):
        if len(pieces) > 1:
            return _ask_piece(g, step, pieces)
    finish_loss(g, step.seat, aliens_leave(g, step.seat))
    return None


def pieces_by_half(g: Game, seat: Seat) -> list[list[int]]:
    """The pieces of each half, as sets of cells: one if nothing came apart. Halves are never joined
    to each other (GT-607)."""
    t, board, ship = g.data.tables, board_of(g), g.state.players[seat].ship
    parts = ships.parts_mask(ship)
    if len(board.halves) == 1:
        return [ships.pieces(t, ship, parts)]
    return [ships.pieces(t, ship, parts & mask) for mask in board.half_masks]


def _ask_piece(g: Game, step: steps.Settle, pieces: list[int]) -> Flow:
    board = board_of(g)
    options = [
        keep_piece(*board.place(next(ships.bits(piece))), piece.bit_count(), _crew(g, step, piece))
        for piece in pieces
    ]
    choice = yield from decide(g, step.seat, KEEP_PIECE, options, AboutPieces(len(pieces)))
    if isinstance(choice, KeepPiece):
        g.emit(PieceKept(step.seat, choice.row, choice.column, choice.parts))
        kept = 1 << board.cell(choice.row, choice.column)
        for piece in pieces:
            if not piece & kept:
                remove(g, step.seat, list(ships.bits(piece)), "fell_off", UNJOINED)


def _crew(g: Game, step: steps.Settle, piece: int) -> int:
    """Crew on a piece of the ship (GTB-707)."""
    t, ship = g.data.tables, g.state.players[step.seat].ship
    return sum(
        (ship.humans[cell] if t.kinds[ship.parts[cell]] != STASIS_CHAMBER else 0)
        + (cell in ship.aliens)
        for cell in ships.bits(piece)
    )


def aliens_leave(g: Game, seat: Seat) -> Places:
    """Aliens whose cabin is joined to no working life support of their colour leave at once
    (GTB-505). Returns the places they leave (GT-Q-09)."""
    t, ship = g.data.tables, g.state.players[seat].ship
    freed: Places = []
    for colour, cell in enumerate(ship.aliens):
        if not cell:
            continue
        dead = dead_column_for(g, seat)
        if not any(
            t.colours[ship.parts[other]] == colour and other % WIDTH != dead
            for other in ships.joined_to(t, ship, cell)
        ):
            freed.append(lose_alien(g, seat, colour, no_air=True))
    return freed
