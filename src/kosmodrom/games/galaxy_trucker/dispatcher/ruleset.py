"""The companion as a ruleset: one seat, the dispatcher's."""

from __future__ import annotations

from kosmodrom.core.options import Seat
from kosmodrom.core.ruleset import Ruleset, Seats
from kosmodrom.games.galaxy_trucker.box import Box, load_box
from kosmodrom.games.galaxy_trucker.dispatcher.events import EVENT_RULES, EVENTS, FlightPrepared
from kosmodrom.games.galaxy_trucker.dispatcher.moves import MOVES
from kosmodrom.games.galaxy_trucker.dispatcher.play import new_state, play, result
from kosmodrom.games.galaxy_trucker.dispatcher.state import DispatchOptions, DispatchState
from kosmodrom.games.galaxy_trucker.dispatcher.view import (
    DispatchView,
    check,
    redeal,
    sections,
    view,
)
from kosmodrom.games.galaxy_trucker.page_figures import page_figures
from kosmodrom.games.galaxy_trucker.rules.base import DispatchGame
from kosmodrom.games.galaxy_trucker.rules.settlement import EARNED
from kosmodrom.games.galaxy_trucker.rules.setup import check_flights
from kosmodrom.games.galaxy_trucker.terms import GAME, PACKAGE


def judge(_g: DispatchGame, _seat: Seat) -> int:
    """Nobody plays for points here."""
    return 0


DISPATCHER: Ruleset[DispatchState, DispatchOptions, Box] = Ruleset(
    id=f"{GAME}-dispatcher",
    version=1,
    package=PACKAGE,
    companion_of=GAME,
    seats=Seats(1, 1),
    minutes=(60, 120),
    complexity=4,
    state=DispatchState,
    game_options=DispatchOptions,
    moves=MOVES,
    events=EVENTS,
    event_rules=EVENT_RULES,
    view_type=DispatchView,
    endings=("flights",),
    categories=EARNED,
    load=load_box,
    page_figures=page_figures,
    new=new_state,
    play=play,
    view=view,
    result=result,
    invariants=check,
    judge=judge,
    sections=sections,
    round_event=FlightPrepared,
    secrets=False,
    redeal=redeal,
    check_game_options=lambda options, _seats, _automas: check_flights(options),
)
