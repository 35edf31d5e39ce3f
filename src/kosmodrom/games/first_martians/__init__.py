"""First Martians, a cooperative game of survival on Mars for 1 to 4 players."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.ruleset import Ruleset, Seats
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.campaign import CAMPAIGN
from kosmodrom.games.first_martians.captions import captions
from kosmodrom.games.first_martians.events import EVENTS
from kosmodrom.games.first_martians.events.story import RoundBegan
from kosmodrom.games.first_martians.invariants import check
from kosmodrom.games.first_martians.judge import judge, plays_out, worths
from kosmodrom.games.first_martians.mission_files import MISSION_FILES, load
from kosmodrom.games.first_martians.moves import MOVES
from kosmodrom.games.first_martians.page_figures import page_figures
from kosmodrom.games.first_martians.planner.steps import essence, propose
from kosmodrom.games.first_martians.refusals import not_asked, refuse, turns
from kosmodrom.games.first_martians.rules.base import FirstMartiansOptions
from kosmodrom.games.first_martians.rules.end import CATEGORIES, ENDINGS, result
from kosmodrom.games.first_martians.rules.game import play
from kosmodrom.games.first_martians.rules.progress import Progress
from kosmodrom.games.first_martians.rules.setup import check_game_options, new_state
from kosmodrom.games.first_martians.sections import sections
from kosmodrom.games.first_martians.state import State
from kosmodrom.games.first_martians.storyteller.ruleset import STORYTELLER
from kosmodrom.games.first_martians.terms import GAME, PACKAGE
from kosmodrom.games.first_martians.view import View, redeal, view

RULESET: Final[Ruleset[State, FirstMartiansOptions, Box]] = Ruleset(
    id=GAME,
    version=2,
    package=PACKAGE,
    seats=Seats(1, 4, cooperative=True),  # FM-101
    minutes=(60, 90),
    complexity=5,
    state=State,
    game_options=FirstMartiansOptions,
    moves=MOVES,
    events=EVENTS,
    view_type=View,
    endings=ENDINGS,
    categories=CATEGORIES,
    load=load,
    new=new_state,
    play=play,
    view=view,
    result=result,
    invariants=check,
    judge=judge,
    worths=worths,
    essence=essence,
    proposes=propose,
    plays_out=plays_out,
    sections=sections,
    captions=captions,
    page_figures=page_figures,
    round_event=RoundBegan,
    secrets=False,
    redeal=redeal,
    refuse=refuse,
    people_first=("plan", "pause", "moment"),
    turns=turns,
    not_asked=not_asked,
    check_game_options=check_game_options,
    carried=Progress,
    campaigns=(CAMPAIGN,),
    mission_files=MISSION_FILES,
    companions=(STORYTELLER,),
)
