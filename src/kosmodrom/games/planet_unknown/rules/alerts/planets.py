"""What only events do to a player: to the planet, to what was collected, to private objectives.

All players undergo an event side by side (PU-812), so an operation changes only its own player.
Usually it adds a pending effect for each thing to be done; an effect with nothing to choose from is
lost, so everyone does what is possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.planet_unknown.clauses import (
    AddMeteorites,
    CollectMeteorites,
    DestroyLifepods,
    DestroyRovers,
    ForcedRegress,
    LoseLifepods,
    LoseMeteorites,
    LoseObjectives,
    SynergyOrPeek,
)
from kosmodrom.games.planet_unknown.events import AlertIgnored
from kosmodrom.games.planet_unknown.geometry import Board, bit, squares
from kosmodrom.games.planet_unknown.moves import BITS, NAMES, CollectMeteorite, SquareName
from kosmodrom.games.planet_unknown.rules.alerts.moves import (
    GAIN_BOOST,
    PEEK,
    AddMeteorite,
    DestroyLifepod,
    DestroyRover,
    DiscardObjective,
    GainBoost,
    LifepodLost,
    MeteoriteLost,
    NextAlertPeeked,
    NextAlertSeen,
    ObjectiveDiscarded,
    Peek,
    SecretObjectiveDiscarded,
)
from kosmodrom.games.planet_unknown.rules.base import (
    Game,
    has_secret_objectives,
    mask_of,
    tracks_in,
)
from kosmodrom.games.planet_unknown.rules.effects import decide
from kosmodrom.games.planet_unknown.rules.placing import can_place, destroy_lifepods, put_meteorite
from kosmodrom.games.planet_unknown.rules.registry import add_kind, add_operation, corporation_of
from kosmodrom.games.planet_unknown.rules.rovers import destroy_rovers, occupied
from kosmodrom.games.planet_unknown.state import LIFEPODS, METEORITES, SYMBOLS, Effect

DISCARD: Final = Question("discard", ("PU-812",))


def _names(of: Board) -> list[SquareName]:
    return [NAMES[bit(x, y)] for x, y in squares(of)]


# Regressing


def _regress(g: Game, seat: Seat, effect: ForcedRegress) -> Flow:
    """One tracker goes down, all steps together (PU-Q-60 (b)).

    If none can, nothing happens (PU-Q-10). A tracker whose technology is needed to place any tile
    stays where it is, for the event alone does not end the game (PU-708, PU-813).
    """
    mask = 0
    spared = False
    for track in tracks_in(mask_of(effect.tracks)):
        passed = corporation_of(g, seat).way_down(g, seat, track, effect.steps)
        if passed and regress_ends_game(g, seat, track, passed[-1]):
            spared = True
        elif passed:
            mask |= 1 << track
    if mask:
        g.state.players[seat].gain("regress", effect.steps, mask)
    elif spared:
        g.emit(AlertIgnored(seat, g.state.alert))
    yield from ()


def regress_ends_game(g: Game, seat: Seat, track: int, position: int) -> bool:
    """Whether a tile of the depot fits now, and none would with a tracker at this position."""
    return not _fits_after(g, seat, track, position) and can_place(g, seat)


def _fits_after(g: Game, seat: Seat, track: int, position: int) -> bool:
    """Whether a tile of the depot would fit with a tracker at this position."""
    trackers = g.state.players[seat].trackers
    before, trackers[track] = trackers[track], position
    fits = can_place(g, seat)
    trackers[track] = before
    return fits


# A boost or a look at the next event


def _boost_or_peek(g: Game, seat: Seat, _effect: SynergyOrPeek) -> Flow:
    g.state.players[seat].gain("boost-or-peek")
    yield from ()


def _boost_or_peek_options(g: Game, _seat: Seat, _effect: Effect) -> Sequence[Option]:
    """With no event left only the boost is offered (PU-Q-60 (l))."""
    return (GAIN_BOOST, PEEK) if g.state.alerts else (GAIN_BOOST,)


def _take_boost_or_peek(g: Game, seat: Seat, _effect: Effect, option: Option) -> Flow:
    if isinstance(option, GainBoost):
        corporation_of(g, seat).gain_boost(g, seat)
    else:
        g.state.players[seat].peeked = True
        g.emit(NextAlertSeen(seat, g.state.alerts[-1]), (seat,), NextAlertPeeked(seat))
        g.reveal()
    yield from ()


# Meteorites


def _collect_meteorites(g: Game, seat: Seat, effect: CollectMeteorites) -> Flow:
    for _ in range(effect.n):
        g.state.players[seat].gain("collect-meteorite")
    yield from ()


def _meteorite_options(g: Game, seat: Seat, _effect: Effect) -> Sequence[Option]:
    """On a square, or on a rover that carries it (PU-Q-35 (g))."""
    return [CollectMeteorite(at) for at in _names(corporation_of(g, seat).meteorites_left(g, seat))]


def _collect_meteorite(g: Game, seat: Seat, _effect: Effect, option: Option) -> Flow:
    assert isinstance(option, CollectMeteorite)
    corporation_of(g, seat).collect_meteorite(g, seat, BITS[option.at])
    yield from ()


def _add_meteorites(g: Game, seat: Seat, effect: AddMeteorites) -> Flow:
    for _ in range(effect.n):
        g.state.players[seat].gain("add-meteorite")
    yield from ()


def _symbol_options(g: Game, seat: Seat, _effect: Effect) -> Sequence[Option]:
    """A symbol without a meteorite (PU-Q-60 (c)), unless strikes do nothing (PU-Q-64)."""
    if not corporation_of(g, seat).takes_meteorites(g, seat):
        return ()
    player = g.state.players[seat]
    return [AddMeteorite(at) for at in _names(player.layer(SYMBOLS) & ~player.layer(METEORITES))]


def _add_meteorite(g: Game, seat: Seat, _effect: Effect, option: Option) -> Flow:
    """A rover on the symbol is destroyed (PU-594, PU-Q-60 (c))."""
    assert isinstance(option, AddMeteorite)
    put_meteorite(g, seat, BITS[option.at])
    yield from ()


def _lose_meteorites(g: Game, seat: Seat, effect: LoseMeteorites) -> Flow:
    """Collected meteorites are all alike, so there is nothing to choose."""
    player = g.state.players[seat]
    for _ in range(min(effect.n, player.meteorites)):
        player.meteorites -= 1
        player.destroyed_meteorites += 1
        g.emit(MeteoriteLost(seat))
    yield from ()


# Rovers and lifepods


def _destroy_rovers(g: Game, seat: Seat, effect: DestroyRovers) -> Flow:
    for _ in range(effect.n):
        g.state.players[seat].gain("lose-rover", effect.spared)
    yield from ()


def _rover_options(g: Game, seat: Seat, effect: Effect) -> Sequence[Option]:
    """Any rover on the planet, as long as more are there than are spared."""
    player = g.state.players[seat]
    if len(player.rovers) <= effect.number:
        return ()
    return [DestroyRover(at) for at in _names(occupied(player))]


def _destroy_rover(g: Game, seat: Seat, _effect: Effect, option: Option) -> Flow:
    assert isinstance(option, DestroyRover)
    destroy_rovers(g, seat, 1 << BITS[option.at])
    yield from ()


def _destroy_lifepods(g: Game, seat: Seat, effect: DestroyLifepods) -> Flow:
    for _ in range(effect.n):
        g.state.players[seat].gain("lose-lifepod")
    yield from ()


def _lifepod_options(g: Game, seat: Seat, _effect: Effect) -> Sequence[Option]:
    return [DestroyLifepod(at) for at in _names(g.state.players[seat].layer(LIFEPODS))]


def _destroy_lifepod(g: Game, seat: Seat, _effect: Effect, option: Option) -> Flow:
    assert isinstance(option, DestroyLifepod)
    destroy_lifepods(g, seat, 1 << BITS[option.at])
    yield from ()


def _lose_lifepods(g: Game, seat: Seat, effect: LoseLifepods) -> Flow:
    """Any collected lifepod, wherever the corporation keeps it (PU-Q-60 (i))."""
    corporation = corporation_of(g, seat)
    for _ in range(min(effect.n, corporation.lifepods_collected(g, seat))):
        yield from corporation.lose_lifepod(g, seat)
        g.emit(LifepodLost(seat))


# Private objectives


def _lose_objectives(g: Game, seat: Seat, effect: LoseObjectives) -> Flow:
    player = g.state.players[seat]
    for _ in range(effect.n):
        choice = yield from decide(
            g,
            seat,
            DISCARD,
            lambda: [DiscardObjective(card) for card in g.state.players[seat].private],
            secret=True,
        )
        if choice is None:
            return
        assert isinstance(choice, DiscardObjective)
        player.private.remove(choice.objective)
        player.rejected.append(choice.objective)
        discarded = ObjectiveDiscarded(seat, choice.objective)
        if has_secret_objectives(g):
            g.emit(discarded, (seat,), SecretObjectiveDiscarded(seat))
        else:
            g.emit(discarded)


add_operation(ForcedRegress, _regress)
add_operation(
    SynergyOrPeek,
    _boost_or_peek,
    moves=(GainBoost, Peek),
    events=(NextAlertSeen, NextAlertPeeked),
)
add_operation(CollectMeteorites, _collect_meteorites)
add_operation(AddMeteorites, _add_meteorites, moves=(AddMeteorite,))
add_operation(LoseMeteorites, _lose_meteorites, events=(MeteoriteLost,))
add_operation(DestroyRovers, _destroy_rovers, moves=(DestroyRover,))
add_operation(DestroyLifepods, _destroy_lifepods, moves=(DestroyLifepod,))
add_operation(LoseLifepods, _lose_lifepods, events=(LifepodLost,))
add_operation(
    LoseObjectives,
    _lose_objectives,
    moves=(DiscardObjective,),
    events=(ObjectiveDiscarded, SecretObjectiveDiscarded),
)
add_kind("boost-or-peek", _boost_or_peek_options, _take_boost_or_peek)
add_kind("collect-meteorite", _meteorite_options, _collect_meteorite)
add_kind("add-meteorite", _symbol_options, _add_meteorite)
add_kind("lose-rover", _rover_options, _destroy_rover)
add_kind("lose-lifepod", _lifepod_options, _destroy_lifepod)
