"""Beyond Humanity: Astrominers (Astrogórnicy), a dice-placement game for 2 to 4 players."""

from __future__ import annotations

from kosmodrom.core.ruleset import Ruleset, Seats
from kosmodrom.games.astrominers.box import PACKAGE, Box, load_box
from kosmodrom.games.astrominers.captions import captions
from kosmodrom.games.astrominers.events import EVENTS, BonusTaken, NoBonus, RoundBegan
from kosmodrom.games.astrominers.invariants import check
from kosmodrom.games.astrominers.judge import judge, parts
from kosmodrom.games.astrominers.moves import MOVES
from kosmodrom.games.astrominers.rules import play
from kosmodrom.games.astrominers.rules.base import AstrominersOptions
from kosmodrom.games.astrominers.rules.end import CATEGORIES, result
from kosmodrom.games.astrominers.rules.moments import not_asked, turns, wrong_moment
from kosmodrom.games.astrominers.rules.setup import check_game_options, new_state
from kosmodrom.games.astrominers.sections import sections
from kosmodrom.games.astrominers.state import State
from kosmodrom.games.astrominers.view import View, breakdown, points, redeal, view

RULESET: Ruleset[State, AstrominersOptions, Box] = Ruleset(
    id="astrominers",
    version=3,
    package=PACKAGE,
    seats=Seats(2, 4),  # AM-124
    minutes=(60, 90),
    complexity=3,
    state=State,
    game_options=AstrominersOptions,
    moves=MOVES,
    events=EVENTS,
    view_type=View,
    endings=("rounds",),
    categories=CATEGORIES,
    load=load_box,
    new=new_state,
    play=play,
    view=view,
    result=result,
    invariants=check,
    judge=judge,
    sections=sections,
    points=points,
    breakdown=breakdown,
    worths=parts,
    round_event=RoundBegan,
    settling_events=(BonusTaken, NoBonus),
    captions=captions,
    redeal=redeal,
    wrong_moment=wrong_moment,
    names_of={
        "die": "face",
        "to": "face",
        "card": "card",
        "space": "space",
        "resource": "resource",
        "effect": "effect",
        "deck": "deck",
    },
    turns=turns,
    not_asked=not_asked,
    check_game_options=check_game_options,
)
