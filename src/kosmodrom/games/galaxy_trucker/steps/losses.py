"""Crew, goods and battery tokens that are lost or spent, and goods that are gained."""

from __future__ import annotations

from typing import TypeAlias

from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.steps.base import Step


class LoseCrew(Step):
    """Give up crew of the player's choice, one by one (GTB-730), then wake sleepers (GT-225).

    ``half`` is -1 for the whole ship; ``humans``: only awake humans (GT-898); ``wake`` says whether
    sleepers may take the places (GT-Q-56). ``freed`` are the places freed so far: cell and number.
    """

    seat: Seat
    count: int
    half: int = -1
    humans: bool = False
    wake: bool = True
    freed: list[list[int]] = []


class Wake(Step):
    """Sleepers may take places freed by one loss (GT-225 to GT-230): cell and number."""

    seat: Seat
    places: list[list[int]]


class LoseGoods(Step):
    """Lose cubes, the most valuable first, then battery tokens (GTB-723, GTB-724)."""

    seat: Seat
    count: int


class LoseTokens(Step):
    """Lose battery tokens of the player's choice; this is not using them (GT-377, GT-623)."""

    seat: Seat
    count: int


class PayTokens(Step):
    """Power costs tokens: choose the batteries of that half that pay (GTB-514, GT-615)."""

    seat: Seat
    count: int
    half: int = 0


class GainGoods(Step):
    """Load goods: a delivery of ``pool`` cubes by colour, with everything that may be done then
    (GTB-720, GT-316, GT-898).

    The cubes of the pool are still in the bank. ``forgo`` of them, of the player's choice, are not
    delivered (GT-411). ``lifts`` is how many cubes aboard may still be taken up to be put
    elsewhere: each once, so that loading ends; -1: loading has not begun. ``burnt`` are the
    cells of reactors used. ``agreed``: the price of Contaminated Goods was paid.
    """

    seat: Seat
    pool: list[int]
    forgo: int = 0
    lifts: int = -1
    burnt: list[int] = []
    agreed: bool = False


LossStep: TypeAlias = LoseCrew | Wake | LoseGoods | LoseTokens | PayTokens | GainGoods
