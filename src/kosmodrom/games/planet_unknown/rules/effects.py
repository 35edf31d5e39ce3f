"""Pending effects: what a player has gained is resolved one at a time, in any order (PU-312).

The rest of the rules adds effects to a player's list with `Player.gain`; `resolve` empties it.
`decide` asks a player something in the middle of that: whenever a player decides anything, rovers
may be moved and technologies used first (PU-Q-14).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from kosmodrom.core.asks import REENTRY, Flow, Question, ask
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.planet_unknown.moves import (
    ADVANCES,
    BOOSTS,
    ENERGIES,
    FINISH,
    REGRESSES,
    LeaveOut,
    MoveRover,
    Regress,
    UseBoost,
    UseEnergy,
)
from kosmodrom.games.planet_unknown.rules.base import ALL_TRACKS, TERRAIN_NUMBER, Game, tracks_in
from kosmodrom.games.planet_unknown.rules.energy import AT_WILL
from kosmodrom.games.planet_unknown.rules.registry import add_kind, corporation_of
from kosmodrom.games.planet_unknown.rules.rovers import move_rover, rover_steps
from kosmodrom.games.planet_unknown.state import Effect

NEXT: Final = Question("next", ("PU-312", "PU-432", "PU-506", "PU-561", "PU-581", "PU-622"))
DONE: Final = Question("done", ("PU-592", "PU-Q-14"))

Offer = Callable[[], Sequence[Option]]


def free_moves(g: Game, seat: Seat) -> list[Option]:
    """What a player may do at any decision: rover steps and free technologies (D15, PU-592)."""
    found: list[Option] = []
    if g.state.players[seat].movement:
        found += rover_steps(g, seat)
    found += corporation_of(g, seat).free_options(g, seat)
    return found


def make_free_move(g: Game, seat: Seat, option: Option) -> Flow:
    if isinstance(option, MoveRover):
        yield from move_rover(g, seat, option)
    else:
        yield from corporation_of(g, seat).use_free(g, seat, option)


def decide(
    g: Game,
    seat: Seat,
    question: Question,
    offer: Offer,
    about: msgspec.Struct | None = None,
    *,
    secret: bool = False,
    pending: bool = False,
    reentry: bool = False,
) -> Flow:
    """Ask for one of the options offered, and return it; None if none is left.

    Free moves are offered as well, and the question is asked again after each (PU-Q-14). A single
    option is not worth a question unless there are free moves. ``secret`` options are hidden from
    the other seats. With ``pending``, effects may be resolved first (PU-312). ``reentry`` says that
    the caller, when it is started again, comes back to this question.
    """
    while True:
        options = offer()
        if not options:
            return None
        effects = pending_options(g, seat) if pending else {}
        free = [*effects, *free_moves(g, seat)]
        if not free and len(options) == 1:
            return options[0]
        if reentry:
            yield REENTRY
        if secret:
            choice = yield ask(seat, question, partial(_joined, offer, free), about)
        else:
            choice = yield ask(seat, question, [*options, *free] if free else options, about)
        if choice not in free:
            return choice
        if choice in effects:
            yield from resolve_one(g, seat, effects[choice], choice)
        else:
            yield from make_free_move(g, seat, choice)


def _joined(offer: Offer, free: list[Option]) -> list[Option]:
    return [*offer(), *free]


def pending_options(g: Game, seat: Seat) -> dict[Option, Effect]:
    """What resolves pending effects: each option with the first effect that it is for."""
    corporation = corporation_of(g, seat)
    found: dict[Option, Effect] = {}
    for effect in dict.fromkeys(g.state.players[seat].pending):
        for option in corporation.options_for(g, seat, effect):
            found.setdefault(option, effect)
    return found


def resolve_one(g: Game, seat: Seat, effect: Effect, option: Option) -> Flow:
    g.state.players[seat].pending.remove(effect)
    yield from corporation_of(g, seat).resolve(g, seat, effect, option)


def resolve(
    g: Game,
    seat: Seat,
    *,
    last: bool = True,
    cards_follow: bool = False,
    reentry: bool = False,
) -> Flow:
    """Resolve everything pending (PU-312, PU-433, PU-Q-05).

    An effect that offers nothing waits until others change that; if none does, it is lost (PU-513).
    With ``last`` the player's step ends here: movement that is left may be spent, and is then lost
    (PU-592). Where ``cards_follow`` in the same step, this happens only once no civ card remains to
    be chosen (PU-Q-11, PU-Q-14). ``reentry`` is as in `decide`.
    """
    player = g.state.players[seat]
    while True:
        effects = pending_options(g, seat)
        free = free_moves(g, seat)
        choice: Option
        if not effects:
            if not free or not last or (cards_follow and player.due):
                break
            if reentry:
                yield REENTRY
            choice = yield ask(seat, DONE, [FINISH, *free])
            if choice == FINISH:
                break
        elif not free and len(effects) == 1:
            (choice,) = effects
        else:
            if reentry:
                yield REENTRY
            choice = yield ask(seat, NEXT, [*effects, *free])
        if choice in effects:
            yield from resolve_one(g, seat, effects[choice], choice)
        else:
            yield from make_free_move(g, seat, choice)
    player.pending.clear()
    if last and not (cards_follow and player.due):
        player.movement = 0


def end_step(g: Game) -> None:
    """End a step that the players took side by side."""
    for seat in range(g.seats):
        corporation_of(g, seat).end_step(g, seat)


# Advances


def _advance_options(g: Game, seat: Seat, effect: Effect) -> Sequence[Option]:
    can = corporation_of(g, seat).can_advance(g, seat, effect.number)
    return ADVANCES[effect.number : effect.number + 1] if can else ()


def _advance(g: Game, seat: Seat, effect: Effect, _option: Option) -> Flow:
    """An advance for a resource of a tile that was placed (PU-431, PU-646)."""
    corporation = corporation_of(g, seat)
    for _ in range(corporation.steps_for_tile(g, seat, effect.number)):
        yield from corporation.advance(g, seat, effect.number)


def _advance_unplaced(g: Game, seat: Seat, effect: Effect, _option: Option) -> Flow:
    """An advance that no placed tile gives: nothing doubles it, and water needs no ice (PU-546,
    PU-705, PU-706)."""
    yield from corporation_of(g, seat).advance(g, seat, effect.number)


def _energy_options(g: Game, seat: Seat, effect: Effect) -> Sequence[Option]:
    """The tracks that the energy may choose and that can advance (PU-629, PU-Q-17).

    If it may choose all of them only because the player lets currents count, the player may also
    decline (PU-Q-47 (a)).
    """
    can_advance = corporation_of(g, seat).can_advance
    tracks = [track for track in tracks_in(effect.mask) if can_advance(g, seat, track)]
    found: list[Option] = [ENERGIES[track] for track in tracks]
    if found and all(effect.mask >> AT_WILL + track & 1 for track in tracks):
        found.append(LeaveOut("energy"))
    return found


def _use_energy(g: Game, seat: Seat, _effect: Effect, option: Option) -> Flow:
    """Advance another tracker (PU-622): water without ice (PU-627), doubled like any water advance
    from placing a tile (PU-Q-19)."""
    if isinstance(option, LeaveOut):
        return
    assert isinstance(option, UseEnergy)
    track = TERRAIN_NUMBER[option.track]
    corporation = corporation_of(g, seat)
    for _ in range(corporation.steps_for_tile(g, seat, track)):
        yield from corporation.advance(g, seat, track)


def _boost_options(g: Game, seat: Seat, _effect: Effect) -> Sequence[Option]:
    """Any tracker that can advance, the one that gave the boost included (PU-506, PU-507)."""
    can_advance = corporation_of(g, seat).can_advance
    return [BOOSTS[track] for track in tracks_in(ALL_TRACKS) if can_advance(g, seat, track)]


def _use_boost(g: Game, seat: Seat, _effect: Effect, option: Option) -> Flow:
    assert isinstance(option, UseBoost)
    yield from corporation_of(g, seat).advance(g, seat, TERRAIN_NUMBER[option.track])


def _regress_options(g: Game, seat: Seat, effect: Effect) -> Sequence[Option]:
    """The trackers that can regress (PU-511, PU-Q-10) by all the steps, or those that come furthest
    if none can (PU-Q-60 (b))."""
    way_down = corporation_of(g, seat).way_down
    rooms = {t: len(way_down(g, seat, t, effect.number)) for t in tracks_in(effect.mask)}
    furthest = max(rooms.values(), default=0)
    return [REGRESSES[track] for track, room in rooms.items() if room and room == furthest]


def _regress(g: Game, seat: Seat, effect: Effect, option: Option) -> Flow:
    """Down, without any benefit (PU-510)."""
    assert isinstance(option, Regress)
    for _ in range(effect.number):
        corporation_of(g, seat).regress(g, seat, TERRAIN_NUMBER[option.track])
    yield from ()


add_kind("advance", _advance_options, _advance)
add_kind("unplaced", _advance_options, _advance_unplaced)
add_kind("energy", _energy_options, _use_energy)
add_kind("boost", _boost_options, _use_boost)
add_kind("regress", _regress_options, _regress)
