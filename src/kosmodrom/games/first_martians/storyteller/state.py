"""What the storyteller keeps."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from kosmodrom.core.game import Game as CoreGame
from kosmodrom.core.game import GameOptions
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.rules.base import MissionName
from kosmodrom.games.first_martians.state import State
from kosmodrom.games.first_martians.terms import (
    MISSIONS,
    MOST_PLAYERS,
    SOLO_ASTRONAUTS,
    Difficulty,
)

Stage = Literal[
    "setup", "crew", "mission", "round", "progress", "later", "story", "effects", "action",
    "morale", "production", "harvest", "planning", "acting", "malfunctions", "clean_up", "judging",
    "end",
]  # fmt: skip


class StorytellerOptions(GameOptions, frozen=True):
    """What is played at the table: named as in the game (FM-1301)."""

    mission: MissionName = MISSIONS[0]
    difficulty: Difficulty = "normal"
    players: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYERS)] = 2


class StorytellerState(State):
    """The story of a mission. Of the game's own state it uses what belongs to the story: the sol,
    the astronauts, Events, Adventures, goals and counters. Everything else lies on the table."""

    stage: Stage = "setup"
    built: list[str] = []
    """The Facility cards that the story has brought into play."""
    taken_tokens: int = 0
    """The objective tokens that have given what they give, as bits."""


StoryGame: TypeAlias = CoreGame[Any, Any, Box]
"""A table of the storyteller. What the story needs of the rules takes it for a game, whose state
and options it has as far as they are asked for."""


def state_of(g: StoryGame) -> StorytellerState:
    state: StorytellerState = g.state
    return state


def astronauts_of(options: StorytellerOptions) -> int:
    """One for each player; a player alone runs two (FM-1226)."""
    return SOLO_ASTRONAUTS if options.players == 1 else options.players
