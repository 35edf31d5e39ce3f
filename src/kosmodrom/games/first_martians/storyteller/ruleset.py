"""The companion as a ruleset: one seat, the storyteller's."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.missions import Course, MissionFiles
from kosmodrom.core.options import Seat
from kosmodrom.core.result import Result
from kosmodrom.core.rng import Random
from kosmodrom.core.ruleset import Ruleset, Seats
from kosmodrom.games.first_martians import mission_files
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.mission_files import load
from kosmodrom.games.first_martians.page_figures import page_figures
from kosmodrom.games.first_martians.rules import end
from kosmodrom.games.first_martians.rules.end import CATEGORIES, ENDINGS
from kosmodrom.games.first_martians.storyteller.events import EVENT_RULES, EVENTS, SolBegan
from kosmodrom.games.first_martians.storyteller.moves import MOVES
from kosmodrom.games.first_martians.storyteller.play import new_state, play
from kosmodrom.games.first_martians.storyteller.state import (
    StoryGame,
    StorytellerOptions,
    StorytellerState,
    state_of,
)
from kosmodrom.games.first_martians.storyteller.view import StorytellerView, check, sections, view
from kosmodrom.games.first_martians.terms import GAME, PACKAGE
from kosmodrom.games.first_martians.view import redeal_coming


def result(g: StoryGame) -> Result:
    """The goals that were reached."""
    return end.result(g)


def redeal(g: StoryGame, _seat: Seat, guess: Random) -> None:
    """Nobody knows what is to come."""
    for deck in (g.state.event_deck, *g.state.adventure_decks):
        guess.shuffle(deck)
    redeal_coming(g, guess, drawn=state_of(g).stage == "later")


def judge(_g: StoryGame, _seat: Seat) -> int:
    """Nobody plays for points here."""
    return 0


def course(g: StoryGame) -> Course:
    """How a mission went."""
    return mission_files.MISSION_FILES.course(g)


MISSION_FILES: Final[MissionFiles[StorytellerState, StorytellerOptions, Box]] = MissionFiles(
    option=mission_files.MISSION_FILES.option,
    level=mission_files.MISSION_FILES.level,
    check=mission_files.MISSION_FILES.check,
    describe=mission_files.MISSION_FILES.describe,
    found=mission_files.MISSION_FILES.found,
    only=mission_files.MISSION_FILES.only,
    words=mission_files.MISSION_FILES.words,
    course=course,
)
"""Missions that people write are told, too."""

STORYTELLER: Ruleset[StorytellerState, StorytellerOptions, Box] = Ruleset(
    id=f"{GAME}-storyteller",
    version=2,
    replays_from=2,  # its state holds that of the game, which has another shape since
    package=PACKAGE,
    companion_of=GAME,
    seats=Seats(1, 1),
    minutes=(60, 90),
    complexity=5,
    state=StorytellerState,
    game_options=StorytellerOptions,
    moves=MOVES,
    events=EVENTS,
    event_rules=EVENT_RULES,
    view_type=StorytellerView,
    endings=ENDINGS,
    categories=CATEGORIES,
    load=load,
    page_figures=page_figures,
    new=new_state,
    play=play,
    view=view,
    result=result,
    invariants=check,
    judge=judge,
    sections=sections,
    round_event=SolBegan,
    secrets=False,
    mission_files=MISSION_FILES,
    redeal=redeal,
)
