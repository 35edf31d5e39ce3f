"""The situation of a game: plain data, things by number.

Companies, cards, plans and places go by their numbers in the box (`box.py`): numbers are copied
much faster than names. -1 stands for nothing.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kosmodrom.core.game import GameState
from kosmodrom.core.options import Seat
from kosmodrom.games.skymines.steps import AnyStep
from kosmodrom.games.skymines.terms import NOTHING

Phase = Literal[
    "setup",
    "tracks",
    "tokens",
    "resting",
    "start",
    "round",
    "planning",
    "actions",
    "preparation",
    "shares",
    "scoring",
    "again",
    "end",
]

ROUNDS: Final = 7  # SKY-009
SLOTS: Final = 5
"""Action slots from left to right, and as many resting slots above them (SKY-809)."""
OUTER: Final = (0, 4)
"""The additional slots: the tank track opens the left one, the research track the right one."""
MIDDLE: Final = (1, 2, 3)

# Bonus tiles, in the order of their spaces (SKY-Q-53).
SCIENTIST_TILE, FIELD_TILE, ENERGY_TILE, RESOURCE_TILE = range(4)
TILES: Final = 4
# Where a used card came from, besides the slots.
TILE: Final = SLOTS
REMOVED: Final = SLOTS + 1


# The places of `State.feats`.
TANK_MOVES, UPLOAD_MOVES, TRACK_MOVES, PIECES = range(4)


class _Data(msgspec.Struct, array_like=True, gc=False):
    """Plain data, encoded without field names."""


class Player(_Data):
    """What a player, or Luna, has."""

    coins: int = 0
    tracks: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    """The markers on the company tracks, by company; any number may share a space (SKY-1007)."""
    tank: int = 0
    upload: int = 0
    hand: list[int] = []
    slots: list[int] = msgspec.field(default_factory=lambda: [NOTHING] * SLOTS)
    down: int = 0
    """The slots whose cards are face down because they were used this round, as bits."""
    resting: list[list[int]] = msgspec.field(default_factory=lambda: [[] for _ in range(SLOTS)])
    tiles: int = 0
    """The bonus tiles in the action area, as bits: they need no slot (SKY-743); the others lie by
    the board (SKY-124)."""
    tiles_down: int = 0
    """Those of them that were used, as bits."""
    laid: int = NOTHING
    """The slot whose card has the +1 resource tile on it (SKY-761)."""
    markers: int = 0
    """Unused bonus markers."""
    once: int = 0
    """Unused one-time bonus markers (SKY-1310)."""
    extra: int = 0
    """Bonus markers that came from the box with track A2 (SKY-1043)."""
    bonuses: int = 0
    """The track bonuses in force, as bits: twice the company, plus one for the second
    (SKY-1015)."""
    screens: list[int] = []
    """The top plans on the research track by position; 0 is the start (SKY-158)."""
    flipped: int = 0
    """The screens whose plan is face down, as bits."""
    covered: list[int] = []
    """Plans that lie under others: no plan is ever taken off (SKY-526)."""
    gained: list[int] = []
    """Plans gained in this turn, to be placed at its end."""
    token: int = NOTHING
    dealt: list[int] = []
    """Starting tokens to choose from, and afterwards the one not kept."""
    ready: bool = False
    """Whether the player has planned (SKY-205)."""
    turns: int = 0
    """Turns begun in this round."""
    passed: bool = False
    mission: int = NOTHING
    """The mission card that the status card is tied to (SKY-1308); none at first (SKY-1304)."""
    tasks: int = 0
    """The tasks fulfilled, as bits by column; the one-time markers of the others are still on the
    status card (SKY-1302, SKY-1303)."""
    free_share: bool = False
    """Whether the player has removed the threat (SKY-1507)."""
    share: int = NOTHING
    """The company that the free share is of (SKY-1509)."""


class Luna(_Data):
    """Luna's cards; what she has like any player is in the list of players (SKY-1601)."""

    deck: list[int]
    """Face down; its top is at its end."""
    second: list[int]
    """The class 2 cards that have not come into play, face down."""
    discard: list[int] = []
    """Face up; its top is at its end."""
    slots: list[int] = msgspec.field(default_factory=lambda: [NOTHING] * SLOTS)
    shown: int = 0
    """The slots whose card is turned up, as bits."""
    majority: list[int] = msgspec.field(default_factory=lambda: [NOTHING, NOTHING])
    """The left and the right majority card (SKY-1622)."""
    tokens: int = 0
    """The Luna tokens that have not worked yet, as bits: two on the tank, two on the research track
    (SKY-1608)."""
    marked: int = 0
    """How many cards on top of the deck everyone knows to be of class 2 (SKY-1626)."""


class State(GameState):
    """A game of Skymines."""

    players: list[Player]
    phase: Phase = "setup"
    round: int = 0
    first: Seat = 0
    """Who has the first-player marker."""
    turn: Seat = 0
    todo: list[AnyStep] = []
    """What is left of the turn, the next step first."""
    feats: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    """What the player in turn did in this action, for tasks: tank spaces, plans uploaded, spaces on
    company tracks, pieces placed (SKY-1318, SKY-1319)."""
    sides: list[int] = []
    """The track side of each company."""
    stations: list[list[int]] = []
    """By company and column: pieces, and `EMPTIED` once the crossed-out space is bare (SKY-423)."""
    places: list[int] = []
    """Who holds each sector or Belt space, with one piece (SKY-425, SKY-1413)."""
    boxed: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    """Outposts and shuttles of each company that are out of the game."""
    deck: list[int] = []
    """The action cards, the top one last."""
    display: list[int] = []
    """The card on each of the 12 spaces (SKY-116)."""
    removed: list[int] = []
    """The removed cards pile."""
    plans: list[int] = []
    """The research display: rows A, B and C of four (SKY-123)."""
    stacks: list[list[int]] = []
    """The plans of each letter, the top one last."""
    specials: list[int] = []
    """The special plans that lie face up on the round track."""
    gone: list[int] = []
    """Plans and special plans that are out of the game."""
    supplement: int = 0
    spaces: list[int] = []
    """Who has a marker on each bonus space (`spaces.py`); `ONCE` is added for a one-time marker."""
    missions: list[int] = []
    """The open mission cards."""
    opened: list[Seat] = []
    """Who has unlocked the personal bonus space, the first one first (SKY-1244)."""
    threat: int = NOTHING
    """The threat card on the board."""
    hero: Seat = NOTHING
    """Who removed the threat."""
    luna: Luna | None = None
    tokens: list[int] = []
    """Starting tokens that nobody has."""
    ending: str = ""
    totals: list[list[int]] = []
    """The final totals of the games of a time loop so far (SKY-1530)."""
    successes: list[list[int]] = []
    """The success points of those games (SKY-1252)."""


EMPTIED: Final = 8
"""Added to a column's pieces once its last, crossed-out space is bare."""
ONCE: Final = 16
"""Added to the seat on a bonus space if the marker there is a one-time marker."""
