"""The round: its start, turning the station, the simultaneous step and its end (PU-302)."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import CHECKPOINT, Flow, Question, ask, parallel
from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.events import LastRound, RoundBegan, StationTurned
from kosmodrom.games.planet_unknown.moves import Rotate
from kosmodrom.games.planet_unknown.rules.base import Game, has_events, stack_of
from kosmodrom.games.planet_unknown.rules.civ import queue_choices
from kosmodrom.games.planet_unknown.rules.effects import end_step, resolve
from kosmodrom.games.planet_unknown.rules.placing import take_and_place
from kosmodrom.games.planet_unknown.rules.registry import corporation_of
from kosmodrom.games.planet_unknown.state import LARGE
from kosmodrom.games.planet_unknown.terms import DEPOTS

ROTATE: Final = Question("rotate", ("PU-304", "PU-305", "PU-306"))
TURNS: Final = tuple(Rotate(steps) for steps in range(DEPOTS))


def begin_round(g: Game) -> None:
    """Step 1: technologies that work at the start of the round (PU-302, PU-303)."""
    s = g.state
    s.round += 1
    s.alert = ""  # an event holds for its own round only (PU-817, PU-Q-24)
    g.emit(RoundBegan(s.round, s.commander))
    for seat, player in enumerate(s.players):
        player.used = []
        corporation_of(g, seat).start_round(g, seat)
    s.phase = "rotation"


def rotate(g: Game) -> Flow:
    """Step 2: the commander turns the station (PU-304 to PU-306), or it turns by one depot by
    itself (PU-307, PU-861, PU-911)."""
    s = g.state
    if turns_by_itself(g):
        turn_station(g, None, 1)
    else:
        yield CHECKPOINT
        choice = yield ask(s.commander, ROTATE, TURNS)
        turn_station(g, s.commander, choice.steps)
    s.phase = "alert"


def turns_by_itself(g: Game) -> bool:
    return g.seats == 1 or (g.seats == 2 and g.options.automatic_rotation)


def turn_station(g: Game, seat: Seat | None, steps: int) -> None:
    """All depots move together, clockwise (PU-306, PU-863)."""
    g.state.rotation = (g.state.rotation - steps) % DEPOTS
    g.emit(StationTurned(seat, steps))


def place_tiles(g: Game) -> Flow:
    """Step 4: everybody takes and places a tile, side by side and unseen by the others (PU-309,
    PU-310, PU-Q-61)."""
    s = g.state
    yield CHECKPOINT
    yield parallel({seat: turn(g, seat) for seat in range(g.seats)})
    remove_taken_tiles(g)
    end_step(g)
    queue_choices(g)
    s.phase = "cards"


def turn(g: Game, seat: Seat) -> Flow:
    """One player's step 4; started again, it goes on where the player is."""
    player = g.state.players[seat]
    if player.doing in ("taking", "placing"):
        yield from take_and_place(g, seat)
        player.doing = "gaining"
    if player.doing == "gaining":
        yield from resolve(g, seat, reentry=True)
        player.doing = "done"


def remove_taken_tiles(g: Game) -> None:
    """Remove the tiles taken from the station; those below are seen now (PU-Q-02)."""
    for seat, player in enumerate(g.state.players):
        if player.taken >= 0:
            tile = stack_of(g, seat, player.ring).pop()
            if player.stuck:
                g.state.gone.append(tile)  # PU-705
            player.taken = -1
        player.doing = "taking"
    g.reveal()


def finish_round(g: Game) -> None:
    """Step 6: the game ends, or the commander token passes to the left (PU-311, PU-704)."""
    s = g.state
    s.ending = find_ending(g)
    if s.ending:
        g.emit(LastRound(s.ending))
        s.phase = "finale"
    else:
        s.commander = (s.commander + 1) % g.seats  # also where the station turns by itself (PU-862)
        s.phase = "round"


def find_ending(g: Game) -> str:
    """The condition that ends the game after this round: A, B or C (PU-701 to PU-703, PU-709), in
    solo as well (PU-913)."""
    s = g.state
    if any(player.stuck for player in s.players):
        return "stuck"
    if any(depot_is_empty(g, depot) for depot in range(DEPOTS)):
        return "depot"
    if has_events(g) and not s.alerts:  # PU-815
        return "events"
    return ""


def depot_is_empty(g: Game, outer: int) -> bool:
    s = g.state
    inner = (outer + s.offset) % DEPOTS
    return not s.stacks[0][inner] and not s.stacks[LARGE][outer]
