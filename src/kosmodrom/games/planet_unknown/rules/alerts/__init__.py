"""The event deck: drawing an event each round and carrying it out (PU-801 to PU-817).

What an event does to a player is an operation of `rules.registry`, as with civ cards: `planets` has
what only events do, `rules.cards` what civ cards do as well. What an event does to the station and
the decks, which belong to everyone, is in `shared`. Restrictions have nothing to carry out: the
rules that they concern look at the event of the round themselves (`alert_holds`).
"""

from __future__ import annotations

from kosmodrom.core.asks import CHECKPOINT, Flow, parallel
from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.events import AlertRevealed
from kosmodrom.games.planet_unknown.rules.alerts import (  # noqa: F401 -- they register operations
    planets,
    shared,
)
from kosmodrom.games.planet_unknown.rules.base import Game, alert_of, has_events, open_step_4
from kosmodrom.games.planet_unknown.rules.cards import carry_out
from kosmodrom.games.planet_unknown.rules.civ import queue_choices
from kosmodrom.games.planet_unknown.rules.effects import end_step, resolve
from kosmodrom.games.planet_unknown.rules.registry import SHARED_OPERATIONS


def reveal_alert(g: Game) -> None:
    """Step 3: reveal the next event (PU-811)."""
    s = g.state
    if not has_events(g) or not s.alerts:
        open_step_4(g)
        return
    s.alert = s.alerts.pop()
    s.revealed.append(s.alert)
    for player in s.players:
        player.peeked = False
    g.emit(AlertRevealed(s.alert))
    g.reveal()
    s.phase = "alert-effects"


def carry_out_alert(g: Game) -> Flow:
    """Do what it does to the table, then to everyone side by side (PU-812)."""
    yield CHECKPOINT
    operation = SHARED_OPERATIONS.get(type(alert_of(g)))
    if operation is not None:
        yield from operation(g, alert_of(g))
    yield parallel({seat: undergo(g, seat) for seat in range(g.seats)})
    end_step(g)
    queue_choices(g)
    g.state.phase = "alert-cards"


def undergo(g: Game, seat: Seat) -> Flow:
    """Do what the event does to one player. Movement gained may wait for step 4 (PU-Q-14)."""
    yield from carry_out(g, seat, alert_of(g))
    yield from resolve(g, seat, last=False)
