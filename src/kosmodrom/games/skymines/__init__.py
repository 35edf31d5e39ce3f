"""Skymines, a game of mining companies on the Moon and in the asteroid belt for 1 to 4 players."""

from __future__ import annotations

from kosmodrom.core.ruleset import Ruleset, Seats
from kosmodrom.games.skymines.box import Box, load_box
from kosmodrom.games.skymines.campaign import SOLAR_SYSTEM
from kosmodrom.games.skymines.captions import captions
from kosmodrom.games.skymines.essence import essence
from kosmodrom.games.skymines.events import EVENTS, RoundBegan
from kosmodrom.games.skymines.invariants import check
from kosmodrom.games.skymines.judge import judge, parts
from kosmodrom.games.skymines.luna_helper.ruleset import LUNA
from kosmodrom.games.skymines.moves import MOVES
from kosmodrom.games.skymines.page_figures import page_figures
from kosmodrom.games.skymines.refusals import not_asked, refuse, turns
from kosmodrom.games.skymines.rules import play
from kosmodrom.games.skymines.rules.base import SkyminesOptions
from kosmodrom.games.skymines.rules.end import CATEGORIES, result
from kosmodrom.games.skymines.rules.setup import check_game_options, new_state
from kosmodrom.games.skymines.rules.success import Progress
from kosmodrom.games.skymines.sections import sections
from kosmodrom.games.skymines.state import State
from kosmodrom.games.skymines.terms import PACKAGE
from kosmodrom.games.skymines.view import View, breakdown, points, redeal, view

RULESET: Ruleset[State, SkyminesOptions, Box] = Ruleset(
    id="skymines",
    version=2,
    package=PACKAGE,
    seats=Seats(1, 4, automas=1, automa_name="Luna"),  # SKY-101
    minutes=(75, 150),
    complexity=4,
    state=State,
    game_options=SkyminesOptions,
    moves=MOVES,
    events=EVENTS,
    view_type=View,
    endings=("rounds", "singularity", "loop"),
    categories=CATEGORIES,
    load=load_box,
    new=new_state,
    play=play,
    view=view,
    result=result,
    invariants=check,
    judge=judge,
    worths=parts,
    essence=essence,
    long_moves=True,
    sections=sections,
    points=points,
    breakdown=breakdown,
    round_event=RoundBegan,
    captions=captions,
    page_figures=page_figures,
    redeal=redeal,
    refuse=refuse,
    turns=turns,
    not_asked=not_asked,
    check_game_options=check_game_options,
    carried=Progress,
    campaigns=(SOLAR_SYSTEM,),
    companions=(LUNA,),
)
