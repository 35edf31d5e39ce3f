"""Planet Unknown (Niezbadana Planeta), a tile-laying game for 1 to 6 players."""

from __future__ import annotations

from kosmodrom.core.ruleset import Ruleset, Seats
from kosmodrom.games.planet_unknown.box.box import Box, load_box
from kosmodrom.games.planet_unknown.captions import captions
from kosmodrom.games.planet_unknown.events import EVENTS, PASSING, RoundBegan, StationTurned
from kosmodrom.games.planet_unknown.invariants import check
from kosmodrom.games.planet_unknown.judge import judge, parts
from kosmodrom.games.planet_unknown.moves import MOVES, PlanetUnknownOptions
from kosmodrom.games.planet_unknown.page_figures import page_figures
from kosmodrom.games.planet_unknown.refusals import refuse, turns
from kosmodrom.games.planet_unknown.rules import play
from kosmodrom.games.planet_unknown.rules.end import result
from kosmodrom.games.planet_unknown.rules.registry import MORE_EVENTS, MORE_MOVES
from kosmodrom.games.planet_unknown.rules.scoring import CATEGORIES
from kosmodrom.games.planet_unknown.rules.setup import check_game_options, new_state
from kosmodrom.games.planet_unknown.sections import sections
from kosmodrom.games.planet_unknown.state import State
from kosmodrom.games.planet_unknown.terms import PACKAGE
from kosmodrom.games.planet_unknown.view import View, breakdown, points, redeal, view

RULESET: Ruleset[State, PlanetUnknownOptions, Box] = Ruleset(
    id="planet_unknown",
    version=2,
    package=PACKAGE,
    seats=Seats(1, 6),  # PU-101
    minutes=(60, 80),
    complexity=2,
    state=State,
    game_options=PlanetUnknownOptions,
    moves=(*MOVES, *MORE_MOVES),
    events=(*EVENTS, *MORE_EVENTS),
    view_type=View,
    endings=("stuck", "depot", "events"),
    categories=CATEGORIES,
    load=load_box,
    new=new_state,
    play=play,
    view=view,
    result=result,
    invariants=check,
    judge=judge,
    sections=sections,
    captions=captions,
    page_figures=page_figures,
    points=points,
    breakdown=breakdown,
    worths=parts,
    round_event=RoundBegan,
    settling_events=(StationTurned,),
    settled_events=tuple(e for e in (*EVENTS, *MORE_EVENTS) if e not in PASSING),
    redeal=redeal,
    refuse=refuse,
    turns=turns,
    check_game_options=check_game_options,
)
