"""Galaxy Trucker with the Big Expansion, a game of lorries in space for 2 to 5 players."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.ruleset import Ruleset, Seats
from kosmodrom.games.galaxy_trucker.box import Box, load_box
from kosmodrom.games.galaxy_trucker.captions import captions
from kosmodrom.games.galaxy_trucker.dispatcher.ruleset import DISPATCHER
from kosmodrom.games.galaxy_trucker.essence import essence
from kosmodrom.games.galaxy_trucker.events import EVENTS
from kosmodrom.games.galaxy_trucker.events.building import FlightBegan
from kosmodrom.games.galaxy_trucker.events.settlement import FlightSettled
from kosmodrom.games.galaxy_trucker.invariants import check
from kosmodrom.games.galaxy_trucker.judge import (
    expert,
    is_in_flight,
    is_small_matter,
    judge,
    worths,
)
from kosmodrom.games.galaxy_trucker.moves import MOVES
from kosmodrom.games.galaxy_trucker.page_figures import page_figures
from kosmodrom.games.galaxy_trucker.refusals import not_asked, refuse, turns
from kosmodrom.games.galaxy_trucker.rules.base import GalaxyTruckerOptions
from kosmodrom.games.galaxy_trucker.rules.end import CATEGORIES, result
from kosmodrom.games.galaxy_trucker.rules.game import play
from kosmodrom.games.galaxy_trucker.rules.setup import check_game_options, new_state
from kosmodrom.games.galaxy_trucker.sections import sections
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.games.galaxy_trucker.terms import PACKAGE
from kosmodrom.games.galaxy_trucker.view import View, breakdown, points, redeal, view

TEMPOS: Final = {"slow": 0.5, "normal": 1.0, "fast": 2.0}
"""How fast bots build live, compared to people."""


def race_tempo(options: GalaxyTruckerOptions) -> float:
    return TEMPOS[options.bot_tempo]


RULESET: Ruleset[State, GalaxyTruckerOptions, Box] = Ruleset(
    id="galaxy_trucker",
    version=2,
    replays_from=1,
    package=PACKAGE,
    seats=Seats(2, 5),  # GTB-101
    minutes=(60, 120),
    complexity=4,
    state=State,
    game_options=GalaxyTruckerOptions,
    moves=MOVES,
    events=EVENTS,
    view_type=View,
    endings=("flights",),
    categories=CATEGORIES,
    load=load_box,
    new=new_state,
    play=play,
    view=view,
    result=result,
    invariants=check,
    judge=judge,
    expert=expert,
    worths=worths,
    essence=essence,
    plays_out=is_in_flight,
    small_matter=is_small_matter,
    sections=sections,
    points=points,
    breakdown=breakdown,
    round_event=FlightBegan,
    settling_events=(FlightSettled,),
    captions=captions,
    page_figures=page_figures,
    redeal=redeal,
    refuse=refuse,
    turns=turns,
    not_asked=not_asked,
    check_game_options=check_game_options,
    race_tempo=race_tempo,
    companions=(DISPATCHER,),
)
