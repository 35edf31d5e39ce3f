"""What the companion holds of Luna."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kosmodrom.core.game import GameOptions, GameState
from kosmodrom.games.skymines.state import Luna, Player
from kosmodrom.games.skymines.terms import NOTHING, ON_BELT, LunaSpace

HelperPhase = Literal["setup", "token", "planning", "waiting", "line", "passed", "scoring", "end"]


class HelperOptions(GameOptions, frozen=True):
    """How people play with their box: the same options as in the game."""

    luna_level: Annotated[int, msgspec.Meta(ge=0, le=8)] = 2
    """How well Luna plays (SKY-1606)."""
    board: Literal["moon", "belt"] = "moon"
    threats: Annotated[bool, ON_BELT] = False


class Score(msgspec.Struct, array_like=True, gc=False):
    """What people count for Luna at the end, as far as they have answered (SKY-1698)."""

    threat: str | None = None
    """The consequence that strikes, by its tag; empty if none does."""
    coins: int = NOTHING
    shares: list[int] = []
    """By company."""
    values: list[int] = []
    """By company; 0 where she has no share."""


class HelperState(GameState):
    """Luna at a table of cardboard. Her coins lie on the table, and so do her markers on the
    company tracks: `Player` has only her tank and her upload here."""

    players: list[Player]
    """Luna alone: her seat is the only one."""
    luna: Luna
    phase: HelperPhase = "setup"
    round: int = 0
    slot: int = NOTHING
    """The slot whose card is being carried out, and how many of its lines are done."""
    line: int = 0
    companies: list[int] = []
    """Those of the card's track line, for its expansion line (SKY-1667)."""
    shares: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    """Share symbols on the cards that she has taken, by company (SKY-1676)."""
    cards: int = 0
    """How many cards she has taken."""
    spaces: list[LunaSpace] = []
    """Where her bonus markers lie in this round."""
    score: Score = msgspec.field(default_factory=Score)
