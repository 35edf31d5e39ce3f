"""What events do to the station and to the decks.

These belong to all players, so they change before the players undergo the event side by side. The
events that ask for a choice are all Solo Only: the commander, who makes it, is the only player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.planet_unknown.clauses import (
    AddCivCards,
    DrawObjectives,
    RemoveCivCards,
    RemoveShape,
    TurnStation,
)
from kosmodrom.games.planet_unknown.events import AlertIgnored
from kosmodrom.games.planet_unknown.moves import Rotate
from kosmodrom.games.planet_unknown.rules.alerts.moves import (
    CivCardsAdded,
    CivCardsRemoved,
    ObjectivesDrawn,
    RemoveStack,
    SecretObjectivesDrawn,
    StackRemoved,
)
from kosmodrom.games.planet_unknown.rules.base import (
    Game,
    depot_tiles,
    has_secret_objectives,
    seats_from,
    stack_of,
)
from kosmodrom.games.planet_unknown.rules.effects import decide
from kosmodrom.games.planet_unknown.rules.placing import WITHOUT_BOTH, fits
from kosmodrom.games.planet_unknown.rules.registry import add_shared_operation
from kosmodrom.games.planet_unknown.rules.round import TURNS, turn_station
from kosmodrom.games.planet_unknown.rules.setup import shuffled
from kosmodrom.games.planet_unknown.state import LARGE, RINGS, SMALL

TURN: Final = Question("turn", ("PU-812", "PU-912"))
REMOVE: Final = Question("remove", ("PU-812", "PU-Q-60"))


# The station


def _turn_station(g: Game, _effect: TurnStation) -> Flow:
    """Here the player does choose the depot (PU-912)."""
    commander = g.state.commander
    choice = yield from decide(g, commander, TURN, lambda: TURNS)
    assert isinstance(choice, Rotate)
    turn_station(g, commander, choice.steps)


def _remove_shape(g: Game, _effect: RemoveShape) -> Flow:
    """Remove all tiles of a stack from the game."""
    s = g.state
    seat = s.commander
    choice = yield from decide(g, seat, REMOVE, lambda: stack_options(g, seat))
    if choice is None:
        g.emit(AlertIgnored(seat, s.alert))
        return
    assert isinstance(choice, RemoveStack)
    stack = stack_of(g, seat, RINGS.index(choice.ring))
    shape = g.data.shapes[g.data.tiles[stack[-1]].shape].id
    g.emit(StackRemoved(seat, shape, len(stack)))
    s.gone += sorted(stack)  # their order stays unknown
    stack.clear()


def stack_options(g: Game, seat: Seat) -> Sequence[Option]:
    """The stacks of a player's depot that may be removed.

    None if that would empty the depot (PU-Q-60 (j)). If only one of the two tiles fits, at whatever
    level of restrictions, not its stack: no event ends the game alone (PU-813).
    """
    tiles = depot_tiles(g, seat)
    if not all(tile >= 0 for tile in tiles):
        return ()
    fitting = [ring for ring in (SMALL, LARGE) if fits(g, seat, tiles[ring], WITHOUT_BOTH)]
    return [RemoveStack(RINGS[ring]) for ring in (SMALL, LARGE) if fitting != [ring]]


# Civ cards


def _add_civ_cards(g: Game, effect: AddCivCards) -> Flow:
    """Random cards of each rank from the box (PU-214, PU-Q-60 (n))."""
    s = g.state
    added = 0
    for rank, stack in enumerate(s.civ, 1):
        box = [card for card in s.civ_box if g.data.cards[card].rank == rank]
        for card in shuffled(g, box)[: effect.n]:
            s.civ_box.remove(card)
            stack.append(card)
            added += 1
    g.emit(CivCardsAdded(added))
    yield from ()


def _remove_civ_cards(g: Game, effect: RemoveCivCards) -> Flow:
    """Random cards of each stack that has any (PU-Q-60 (n))."""
    s = g.state
    removed = 0
    for stack in s.civ:
        for card in shuffled(g, stack)[: effect.n]:
            stack.remove(card)
            s.civ_gone.append(card)
            removed += 1
    g.emit(CivCardsRemoved(removed))
    yield from ()


# Objectives


def _draw_objectives(g: Game, effect: DrawObjectives) -> Flow:
    """Draw more private objectives, as secret as the others (PU-845)."""
    s = g.state
    for seat in seats_from(g, s.commander):
        drawn = [s.objective_deck.pop() for _ in range(min(effect.n, len(s.objective_deck)))]
        s.players[seat].private += drawn
        told = ObjectivesDrawn(seat, tuple(drawn))
        if has_secret_objectives(g):
            g.emit(told, (seat,), SecretObjectivesDrawn(seat, len(drawn)))
        else:
            g.emit(told)
    g.reveal()
    yield from ()


add_shared_operation(TurnStation, _turn_station)
add_shared_operation(RemoveShape, _remove_shape, moves=(RemoveStack,), events=(StackRemoved,))
add_shared_operation(AddCivCards, _add_civ_cards, events=(CivCardsAdded,))
add_shared_operation(RemoveCivCards, _remove_civ_cards, events=(CivCardsRemoved,))
add_shared_operation(
    DrawObjectives, _draw_objectives, events=(ObjectivesDrawn, SecretObjectivesDrawn)
)
