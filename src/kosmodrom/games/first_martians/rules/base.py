"""What all chapters share: the game's options, who is who, and the end of a phase."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from kosmodrom.core.game import Game as CoreGame
from kosmodrom.core.game import GameOptions
from kosmodrom.core.options import Seat
from kosmodrom.games.first_martians import components
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.state import Astronaut, Facility, State
from kosmodrom.games.first_martians.terms import (
    MISSIONS,
    NOTHING,
    SOLO_ASTRONAUTS,
    Difficulty,
)

MissionName: TypeAlias = Annotated[str, msgspec.Meta(extra={"choices": MISSIONS})]
"""A mission of the box, or one from a file."""
FirstPlayer: TypeAlias = Annotated[
    Literal["random", "1", "2", "3", "4"], msgspec.Meta(extra={"seat": True})
]


class FirstMartiansOptions(GameOptions, frozen=True):
    """What the players agree on before a game (FM-1301)."""

    mission: MissionName = MISSIONS[0]
    difficulty: Difficulty = "normal"
    astronauts: Literal["chosen", "dealt"] = "dealt"
    """Whether players choose their astronauts."""
    first_player: FirstPlayer = "random"
    """Drawn, or the seat that the players name (FM-Q-02)."""


Game: TypeAlias = CoreGame[State, FirstMartiansOptions, Box]


class MissionOver(Exception):
    """The mission ended at once, in the middle of whatever was going on (FM-115)."""


# The mission


def mission_of(g: Game) -> components.Mission:
    return g.data.missions[g.state.mission]


def level_of(g: Game) -> components.Level:
    """What depends on the difficulty."""
    return mission_of(g).levels[g.options.difficulty]


# The crew


def astronauts_in_play(g: Game) -> int:
    """One for each player; a player alone runs two (FM-1226)."""
    return SOLO_ASTRONAUTS if g.seats == 1 else g.seats


def card_of(g: Game, number: int) -> components.Astronaut:
    """What the box says of an astronaut in play."""
    return g.data.astronauts[g.state.crew[number].who]


def seat_of(g: Game, number: int) -> Seat:
    """Who decides for an astronaut in play."""
    return g.state.crew[number].seat


def first_seat(g: Game) -> Seat:
    """The First Player, who decides for the crew and settles disputes (FM-462, FM-Q-58,
    FM-Q-79)."""
    return g.state.crew[g.state.first].seat


def acting_conditions(astronaut: Astronaut) -> int:
    """The Conditions that act now: not yet those of this phase (FM-270), still those that were
    removed in it (FM-289)."""
    return astronaut.conditions & ~astronaut.fresh | astronaut.cured


# Facilities


def is_shut(facility: Facility) -> bool:
    """Whether it carries a Shutdown tile, or did at the beginning of this phase (FM-358,
    FM-555, FM-Q-50)."""
    return facility.tiles[0] != NOTHING or facility.tiles[1] != NOTHING or facility.lifted != 0


def facilities_named(g: Game, name: str) -> list[int]:
    """The Facilities in play that a name means: one, or all of a kind (FM-512, FM-630)."""
    box = g.data
    found = []
    for number, facility in enumerate(g.state.facilities):
        card = box.facilities[facility.plan]
        if name in (card.id, card.kind) and not (card.card and name == "farm"):
            found.append(number)
    return found


def end_phase(g: Game) -> None:
    """What takes effect at the end of a phase: repairs, Shutdown tiles taken off, Conditions that
    were removed (FM-289, FM-357, FM-358)."""
    for facility in g.state.facilities:
        facility.broken &= ~facility.mended
        facility.mended = 0
        facility.lifted = 0
    for astronaut in g.state.crew:
        astronaut.cured = 0


def let_conditions_act(g: Game) -> None:
    """New Conditions act from the start of the next phase on: not yet in the pause before it
    (FM-270, FM-359)."""
    for astronaut in g.state.crew:
        astronaut.fresh = 0
