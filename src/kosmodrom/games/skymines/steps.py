"""What is still to be done in a turn, a class for each kind of step.

A step keeps its own progress, so the game can go on from the state alone at every question. The
rules that carry a step out are registered in `rules.todo`.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from kosmodrom.games.skymines.terms import NOTHING


class Step(msgspec.Struct, array_like=True, gc=False, tag=True):
    """Something that the player in turn still has to do."""


class Parts(Step):
    """Several things to do in an order of the player's choice (SKY-420, SKY-Q-79)."""

    parts: list[AnyStep]


class Act(Step):
    """The action of the turn, still to be chosen (SKY-302)."""


class Units(Step):
    """Units of resource cards to spend on one card and on moves (SKY-313, SKY-317).

    ``kinds`` are the resources used, as bits; ``bought`` says whether a card has been bought."""

    left: int
    kinds: int
    bought: bool = False


class Move(Step):
    """Spaces to move on a company track (SKY-1006)."""

    company: int
    left: int


class MoveAny(Step):
    """Spaces to move on one company track of choice (SKY-1708)."""

    spaces: int


class MoveOthers(Step):
    """Spaces to move on tracks other than one, each number on a track of its own (SKY-1053,
    SKY-1054). ``chosen`` are the tracks for the first numbers."""

    company: int
    spaces: list[int]
    chosen: list[int] = []


class Research(Step):
    """A batch of research points, wherever they come from (SKY-501, SKY-511).

    Each source is a step of its own, so batches are not pooled (SKY-520)."""

    points: int


class RemoveOutposts(Step):
    """Outposts to take from stations to the box (SKY-1701, SKY-1702)."""

    left: int


class Expand(Step):
    """An expansion: energy points to enter places with one company (SKY-403, SKY-1411).

    ``entered`` are the places entered, where pieces stand upright; ``ousted`` the companies whose
    pieces have to wait beside them (else -1; SKY-413, SKY-1424).
    ``entering`` is the place for which a column has to be chosen. ``threat`` is how far the threat
    is dealt with: 0 not at all, above 0 energy cards still to be removed for it, -1 done.
    """

    company: int
    points: int
    entering: int = NOTHING
    entered: list[int] = []
    ousted: list[int] = []
    threat: int = 0


class Return(Step):
    """Ousted pieces to be returned to their stations: pairs of place and company (SKY-421)."""

    pieces: list[tuple[int, int]]


class TakeThreat(Step):
    """The threat card goes to the player (SKY-1507)."""


class Energise(Step):
    """A removed energy card: its points expand a company of choice (SKY-1060)."""

    points: int


class Upload(Step):
    """The moves of the upload marker with a scientist (SKY-541 to SKY-558).

    ``card`` is the slot of the scientist in use, `TILE` or `REMOVED`."""

    card: int
    flipped: bool = False
    moved: bool = False


class Buy(Step):
    """A display card to be bought for coins (SKY-735, SKY-1055)."""

    discount: int = 0


class Remove(Step):
    """A hand card to be removed for the bonus space of this number, and which of its rewards
    follows (SKY-738, SKY-1052, SKY-1057)."""

    space: int
    reward: int


class UseRemoved(Step):
    """The action of a removed card, which may be forgone (SKY-1058, SKY-Q-20)."""

    card: int


class TakeRemoved(Step):
    """A card of the removed cards pile for some coins, or none (SKY-1058, SKY-1059)."""

    cost: int


class TakeStack(Step):
    """Passing: a resting stack to be taken into hand (SKY-803)."""


class Rest(Step):
    """Passing: the slot cards go to resting slots; ``free`` are those that took none (SKY-804)."""

    free: list[int]


class PlacePlans(Step):
    """The plans gained in this turn are put on the research track (SKY-522)."""


class Claim(Step):
    """The last moment of the turn to fulfil tasks (SKY-Q-60)."""


class EndTurn(Step):
    """Used cards are turned face down (SKY-304, SKY-426, SKY-560, SKY-607, SKY-1444) and the
    research display is refilled (SKY-528).

    ``slots`` and ``tiles`` are those used, as bits."""

    slots: int = 0
    tiles: int = 0


AnyStep: TypeAlias = (
    Parts
    | Act
    | Units
    | Move
    | MoveAny
    | MoveOthers
    | Research
    | RemoveOutposts
    | Expand
    | Return
    | TakeThreat
    | Energise
    | Upload
    | Buy
    | Remove
    | UseRemoved
    | TakeRemoved
    | TakeStack
    | Rest
    | PlacePlans
    | Claim
    | EndTurn
)
