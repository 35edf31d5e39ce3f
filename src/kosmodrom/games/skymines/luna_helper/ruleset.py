"""The companion as a ruleset: one seat, Luna's."""

from __future__ import annotations

from collections import Counter

from kosmodrom.core.options import Seat
from kosmodrom.core.ruleset import Ruleset, Seats
from kosmodrom.games.skymines.box import Box, load_box
from kosmodrom.games.skymines.invariants import check_luna
from kosmodrom.games.skymines.luna_helper.events import EVENT_RULES, HELPER_EVENTS, HelperRound
from kosmodrom.games.skymines.luna_helper.moves import HELPER_MOVES
from kosmodrom.games.skymines.luna_helper.play import new_state, play, result
from kosmodrom.games.skymines.luna_helper.state import HelperOptions, HelperState
from kosmodrom.games.skymines.luna_helper.view import HelperView, redeal, sections, view
from kosmodrom.games.skymines.page_figures import page_figures
from kosmodrom.games.skymines.rules.end import CATEGORIES
from kosmodrom.games.skymines.rules.luna_cards import HelperGame, luna_player
from kosmodrom.games.skymines.rules.setup import check_threats
from kosmodrom.games.skymines.terms import GAME, PACKAGE


def check(g: HelperGame) -> None:
    """Her cards are all there, and her markers are on their tracks."""
    if g.state.phase == "setup":
        return
    check_luna(g)
    player = luna_player(g)
    assert 0 <= player.tank <= g.data.tank.steps
    assert 0 <= player.upload <= g.data.research.steps
    assert max(Counter(g.state.spaces).values(), default=0) <= 1, "two markers on a bonus space"


def judge(_g: HelperGame, _seat: Seat) -> int:
    """Nobody plays for points here."""
    return 0


LUNA: Ruleset[HelperState, HelperOptions, Box] = Ruleset(
    id=f"{GAME}-luna",
    version=2,
    package=PACKAGE,
    companion_of=GAME,
    seats=Seats(1, 1),
    minutes=(75, 150),
    complexity=4,
    state=HelperState,
    game_options=HelperOptions,
    moves=HELPER_MOVES,
    events=HELPER_EVENTS,
    event_rules=EVENT_RULES,
    view_type=HelperView,
    endings=("counted",),
    categories=tuple(part for part in CATEGORIES if part != "loop"),
    load=load_box,
    page_figures=page_figures,
    new=new_state,
    play=play,
    view=view,
    result=result,
    invariants=check,
    judge=judge,
    sections=sections,
    round_event=HelperRound,
    secrets=False,
    redeal=redeal,
    check_game_options=lambda options, _seats, _automas: check_threats(options),
)
