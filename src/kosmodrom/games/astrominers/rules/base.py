"""What all chapters share: the order of the players, their dice and barges, and the bank."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from operator import itemgetter
from typing import Annotated, Literal, TypeAlias

import msgspec

from kosmodrom.core.game import Game as CoreGame
from kosmodrom.core.game import GameOptions
from kosmodrom.core.options import Seat
from kosmodrom.games.astrominers.box import FACE_BIT, Box
from kosmodrom.games.astrominers.events import EffectUsed, Gained, Missed
from kosmodrom.games.astrominers.state import (
    BARGES,
    FACES,
    Effect,
    Face,
    Player,
    Resource,
    Run,
    State,
)

FirstPlayer: TypeAlias = Annotated[
    Literal["random", "1", "2", "3", "4"], msgspec.Meta(extra={"seat": True})
]


class AstrominersOptions(GameOptions, frozen=True):
    """What the players agree on before a game."""

    track: Literal["random", "printed"] = "random"
    """The order of the resources on the round track (AM-122)."""
    first_player: FirstPlayer = "random"
    """Drawn, or the seat that the players name (AM-109, AM-121)."""


Game: TypeAlias = CoreGame[State, AstrominersOptions, Box]


def seats_from(g: Game, seat: Seat) -> Iterator[Seat]:
    """All seats clockwise, beginning with one."""
    return ((seat + step) % g.seats for step in range(g.seats))


def player_order(g: Game) -> Iterator[Seat]:
    """The first player of the round, then clockwise (AM-214)."""
    return seats_from(g, g.state.first)


counts_by_face = itemgetter(*FACES)


def pool_bits(player: Player) -> int:
    """The faces in a player's pool, as bits."""
    return _bits(counts_by_face(player.pool))


@cache
def _bits(counts: tuple[int, ...]) -> int:
    return sum(FACE_BIT[face] for face, count in zip(FACES, counts, strict=True) if count)


def pool_size(player: Player) -> int:
    return sum(player.pool.values())


def free_barge(g: Game, seat: Seat) -> bool:
    """AM-323: two missions or expeditions at most are under way."""
    under_way = 0
    for run in g.state.runs:
        if run.owner == seat:
            under_way += 1
    return under_way < BARGES


def free_dock(g: Game) -> int | None:
    """The lowest-numbered free open dock (AM-342, AM-Q-12)."""
    docks = g.data.boards[g.seats].docks
    if len(g.state.runs) == len(docks):
        return None
    taken = [run.dock for run in g.state.runs]
    return next(dock for dock in docks if dock not in taken)


def can_launch_anything(g: Game, seat: Seat) -> bool:
    """Whether a barge and a dock are free."""
    return len(g.state.runs) < len(g.data.boards[g.seats].docks) and free_barge(g, seat)


def find_run(g: Game, card: str) -> Run:
    return next(run for run in g.state.runs if run.card == card)


def gain(g: Game, seat: Seat, amounts: Mapping[Resource, int]) -> None:
    """Take units from the bank, as far as it holds them (AM-801, AM-806, AM-807, AM-808)."""
    bank, stock = g.state.bank, g.state.players[seat].stock
    got: dict[str, int] = {}
    missed: dict[str, int] = {}
    for kind, due in amounts.items():
        units = min(due, bank[kind])
        bank[kind] -= units
        stock[kind] += units
        if units:
            got[kind] = units
        if units < due:
            missed[kind] = due - units
    if got:
        g.emit(Gained(seat, got))
    if missed:
        g.emit(Missed(seat, missed))


def put_back(g: Game, seat: Seat, kind: Resource, units: int) -> None:
    """Units paid or swapped in go to the bank (AM-515, AM-809)."""
    g.state.players[seat].stock[kind] -= units
    g.state.bank[kind] += units


def has_effect(g: Game, seat: Seat, effect: Effect) -> bool:
    """Whether a face-up order of the player has the effect."""
    bought = g.state.players[seat].bought
    return bool(bought) and any(g.data.orders[card].effect == effect for card in bought)


def count_effects(g: Game, seat: Seat, effect: Effect) -> int:
    """How many face-up orders of the player have the effect."""
    bought = g.state.players[seat].bought
    if not bought:
        return 0
    return sum(g.data.orders[card].effect == effect for card in bought)


def use_effect(g: Game, seat: Seat, effect: Effect) -> None:
    """Turn the oldest order with the effect face down (AM-517)."""
    player = g.state.players[seat]
    card = next(card for card in player.bought if g.data.orders[card].effect == effect)
    player.bought.remove(card)
    player.used.append(card)
    g.emit(EffectUsed(seat, card, effect))


def take_die(player: Player, face: Face) -> None:
    """Take a die out of the pool."""
    player.pool[face] -= 1
