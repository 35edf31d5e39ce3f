"""Where boards, cards and pending effects are looked up.

Each corporation, planet and kind of effect registers itself here when its module is imported, which
`kosmodrom.games.planet_unknown.rules` does. The chapters of the rules know only this module, so a
new board is a new module and changes nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from kosmodrom.core.asks import Flow
from kosmodrom.core.events import Event
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.planet_unknown.rules.base import Game
from kosmodrom.games.planet_unknown.state import Effect

if TYPE_CHECKING:
    from kosmodrom.games.planet_unknown.rules.corporations.base import Corporation
    from kosmodrom.games.planet_unknown.rules.planets.base import Planet

EffectOptions: TypeAlias = Callable[[Game, Seat, Effect], Sequence[Option]]
EffectResolution: TypeAlias = Callable[[Game, Seat, Effect, Option], Flow]
Operation: TypeAlias = Callable[[Game, Seat, Any], Flow]
SharedOperation: TypeAlias = Callable[[Game, Any], Flow]


class Kind(NamedTuple):
    """A kind of pending effect: what may be chosen for it, and what a choice does.

    An effect without options waits, and is lost when nothing else can be done (PU-513).
    """

    options: EffectOptions
    resolve: EffectResolution


CORPORATIONS: dict[str, Corporation] = {}
PLANETS: dict[str, Planet] = {}
KINDS: dict[str, Kind] = {}
OPERATIONS: dict[type, Operation] = {}
"""What a civ card or an event does to a player, by the type of its effect."""
SHARED_OPERATIONS: dict[type, SharedOperation] = {}
"""What an event does to what belongs to all, before the players carry it out."""
MORE_MOVES: list[type[Option]] = []
MORE_EVENTS: list[type[Event]] = []


def corporation_of(g: Game, seat: Seat) -> Corporation:
    """The rules of a player's corporation: the side of the board decides (PU-111)."""
    return CORPORATIONS[g.state.players[seat].corporation]


def planet_of(g: Game, seat: Seat) -> Planet:
    """The rules of a player's planet, likewise (PU-111)."""
    return PLANETS[g.state.players[seat].planet]


def add_corporation(
    id: str,
    corporation: Corporation,
    moves: Sequence[type[Option]] = (),
    events: Sequence[type[Event]] = (),
) -> None:
    """Let a corporation be played, with moves and events of its own."""
    CORPORATIONS[id] = corporation
    _add_words(moves, events)


def add_planet(id: str, planet: Planet) -> None:
    """Let a planet be played."""
    PLANETS[id] = planet


def add_kind(name: str, options: EffectOptions, resolve: EffectResolution) -> None:
    """Add a kind of pending effect."""
    KINDS[name] = Kind(options, resolve)


def add_operation(
    effect: type,
    operation: Operation,
    moves: Sequence[type[Option]] = (),
    events: Sequence[type[Event]] = (),
) -> None:
    """Say how cards and events with this effect are carried out."""
    OPERATIONS[effect] = operation
    _add_words(moves, events)


def add_shared_operation(
    effect: type,
    operation: SharedOperation,
    moves: Sequence[type[Option]] = (),
    events: Sequence[type[Event]] = (),
) -> None:
    """Say what events with this effect do to what belongs to all."""
    SHARED_OPERATIONS[effect] = operation
    _add_words(moves, events)


def _add_words(moves: Sequence[type[Option]], events: Sequence[type[Event]]) -> None:
    """Add the moves and events that the game does not have yet."""
    MORE_MOVES.extend(move for move in moves if move not in MORE_MOVES)
    MORE_EVENTS.extend(event for event in events if event not in MORE_EVENTS)
