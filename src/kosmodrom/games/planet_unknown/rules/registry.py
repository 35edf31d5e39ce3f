"""Where boards, cards and pending effects are looked up.

Each corporation, planet and kind of effect registers itself here when its module is imported, which
`kosmodrom.games.planet_unknown.rules` sees to. The chapters of the rules know this module only, so
that a new board is a new module and nothing else changes.
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
TableOperation: TypeAlias = Callable[[Game, Any], Flow]


class Kind(NamedTuple):
    """A kind of pending effect: what may be chosen for it, and what a choice does.

    Without options an effect waits, and is lost when nothing else can be done (PU-513).
    """

    options: EffectOptions
    resolve: EffectResolution


CORPORATIONS: dict[str, Corporation] = {}
PLANETS: dict[str, Planet] = {}
KINDS: dict[str, Kind] = {}
OPERATIONS: dict[type, Operation] = {}
"""What a civ card or an event does to a player, by the type of its effect."""
TABLE_OPERATIONS: dict[type, TableOperation] = {}
"""What an event does to the table as a whole, before the players carry it out."""
MORE_MOVES: list[type[Option]] = []
MORE_EVENTS: list[type[Event]] = []


def corporation_of(g: Game, seat: Seat) -> Corporation:
    return CORPORATIONS[g.state.players[seat].corporation]


def planet_of(g: Game, seat: Seat) -> Planet:
    return PLANETS[g.state.players[seat].planet]


def add_corporation(
    id: str,
    corporation: Corporation,
    moves: Sequence[type[Option]] = (),
    events: Sequence[type[Event]] = (),
) -> None:
    """A corporation can be played, with moves and events of its own."""
    CORPORATIONS[id] = corporation
    _add_words(moves, events)


def add_planet(id: str, planet: Planet) -> None:
    """A planet can be played."""
    PLANETS[id] = planet


def add_kind(name: str, options: EffectOptions, resolve: EffectResolution) -> None:
    """A kind of pending effect exists."""
    KINDS[name] = Kind(options, resolve)


def add_operation(
    effect: type,
    operation: Operation,
    moves: Sequence[type[Option]] = (),
    events: Sequence[type[Event]] = (),
) -> None:
    """Cards and events with this effect are carried out so."""
    OPERATIONS[effect] = operation
    _add_words(moves, events)


def add_table_operation(
    effect: type,
    operation: TableOperation,
    moves: Sequence[type[Option]] = (),
    events: Sequence[type[Event]] = (),
) -> None:
    """Events with this effect do this to the table as a whole."""
    TABLE_OPERATIONS[effect] = operation
    _add_words(moves, events)


def _add_words(moves: Sequence[type[Option]], events: Sequence[type[Event]]) -> None:
    """Moves and events that the game does not have yet."""
    MORE_MOVES.extend(move for move in moves if move not in MORE_MOVES)
    MORE_EVENTS.extend(event for event in events if event not in MORE_EVENTS)
