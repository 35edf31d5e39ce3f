"""What the dispatcher holds."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kosmodrom.core.game import GameOptions, GameState
from kosmodrom.games.galaxy_trucker.state import Player
from kosmodrom.games.galaxy_trucker.terms import MOST_PLAYERS, NOTHING

DispatchPhase = Literal[
    "setup", "round", "roads", "ready", "building", "surprise", "launch", "flight",
    "settlement", "end",
]  # fmt: skip


class DispatchOptions(GameOptions, frozen=True):
    """What people play with at their table: named as in the game."""

    players: Annotated[int, msgspec.Meta(ge=2, le=MOST_PLAYERS)] = 4
    first: Literal["none", "I", "IA", "both"] = "I"
    second: Literal["none", "II", "IIA", "both"] = "II"
    third: Literal["none", "III", "IIIA", "both"] = "III"
    """The ship classes of the flights (GTB-102, GTB-107, GT-501, GT-Q-96)."""
    learning: bool = False
    """The first flight is the learning flight (GTB-209)."""
    forecasts: bool = False
    """More accurate forecasts (GTB-1102)."""
    technologies: bool = False
    """New Technologies (GT-151); five players always use them (GT-102)."""
    four_is_five: bool = False
    """The rules for five players with fewer (GT-448)."""
    machinations: bool = False
    """Evil Machinations (GT-701)."""
    roads: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    """The level of Rough Road (GT-801)."""
    extra_cards: bool = False
    """Extra cards (GT-1001)."""


class DispatchState(GameState):
    """The cards, the hourglass and the accounts of a table of cardboard.

    Players are those of the game with what is known of them: their number tiles, the roads that
    bind them, what they said at the settlement, and as `credits` what all settlements brought.
    A planted machination lies face down on the table: in the deck any machination stands for it.
    """

    players: list[Player]
    phase: DispatchPhase = "setup"
    colours: list[int] = []
    """Of each player, by their number in `SEAT_COLOURS`."""
    flights: list[int] = []
    """The ship classes of the flights, in order."""
    flight: int = NOTHING
    """The number of the flight, from 0."""
    # Building
    circle: int = 0
    """The circle on which the hourglass stands: 0 is START (GTB-315)."""
    running: bool = False
    """Whether the sand runs."""
    flips: int = 0
    """How often the hourglass has been turned in this flight; 0: building has not begun."""
    looking: int = NOTHING
    """The pile that somebody looks at."""
    seen: int = 0
    """The piles that have been looked at, as bits."""
    # Cards, as in the game
    decks: list[list[int]] = []
    used: list[list[int]] = []
    piles: list[list[int]] = []
    hidden: list[int] = []
    deck: list[int] = []
    card: int = NOTHING
    passed: list[int] = []
    done: list[int] = []
    again: bool = False
    used_card: bool = False
    threats: int = 0
    """How many threats of the present card have been rolled."""
    roads: list[int] = []
    """The rough roads of this flight that the dispatcher must know of."""
    settled: int = 0
    """How many players have said what the settlement needs."""
