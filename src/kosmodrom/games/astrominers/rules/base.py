"""What all chapters share: the order of the players, their dice and barges, and the bank; and the
questions that moves of several chapters answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from operator import itemgetter
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from kosmodrom.core.asks import Ask, Question
from kosmodrom.core.errors import Refused
from kosmodrom.core.game import Game as CoreGame
from kosmodrom.core.game import GameOptions
from kosmodrom.core.options import Seat
from kosmodrom.games.astrominers.box import FACE_BIT, Box
from kosmodrom.games.astrominers.events import Gained, Missed
from kosmodrom.games.astrominers.moves import PlaceDie
from kosmodrom.games.astrominers.state import (
    BARGES,
    FACES,
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

TURN: Final = Question("turn", ("AM-301", "AM-302", "AM-303", "AM-307"))
YELLOW: Final = Question("yellow", ("AM-321", "AM-340", "AM-717"), first="first-launch")


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


def take_die(player: Player, face: Face) -> None:
    """Take a die out of the pool."""
    player.pool[face] -= 1


def why_no_die(
    g: Game, seat: Seat, die: Face, rules: tuple[str, ...] = ("AM-204", "AM-225", "AM-308")
) -> Refused | None:
    """Only dice of the own pool can be used."""
    if g.state.players[seat].pool.get(die, 0):
        return None
    return Refused("no-such-die", rules, die=die)


def ways_to(g: Game, ask: Ask, *areas: str) -> tuple[PlaceDie, ...]:
    """The dice on offer for an area: refusals name them."""
    return tuple(
        option
        for option in ask.options
        if isinstance(option, PlaceDie) and g.data.spaces[option.space].area in areas
    )
