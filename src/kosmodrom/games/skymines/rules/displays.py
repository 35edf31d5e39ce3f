"""The displays of cards and plans: how they are filled, and how cards move on."""

from __future__ import annotations

from typing import Final

from kosmodrom.games.skymines.events import DisplayMoved, PlansRevealed
from kosmodrom.games.skymines.rules.base import Game
from kosmodrom.games.skymines.tables import PLAN_ROW
from kosmodrom.games.skymines.terms import NOTHING

ROWS: Final = 4
"""Rows of the card display; its columns are spaces 1 to 4, 5 to 8 and 9 to 12 (SKY-116)."""


def refill_plans(g: Game) -> None:
    """Empty lettered spaces are refilled from their stacks while these last (SKY-528, SKY-530)."""
    s, t = g.state, g.data.tables
    new: list[str] = []
    for space, plan in enumerate(s.plans):
        stack = s.stacks[space // PLAN_ROW]
        if plan == NOTHING and stack:
            s.plans[space] = stack.pop()
            new.append(t.plan_ids[s.plans[space]])
    if new:
        g.reveal()
        g.emit(PlansRevealed(tuple(new)))


def slide(display: list[int]) -> list[int]:
    """The display without its right column, each row moved as far right as it goes (SKY-841,
    SKY-842)."""
    moved = [NOTHING] * len(display)
    for row in range(ROWS):
        left = [card for card in display[row + ROWS :: ROWS] if card != NOTHING]
        moved[row : row + ROWS * len(left) : ROWS] = left
    return moved


def move_display(g: Game) -> None:
    """The right column leaves, the rest slides right, the deck fills up (SKY-841 to SKY-844)."""
    s, ids = g.state, g.data.tables.card_ids
    gone = [card for card in s.display[:ROWS] if card != NOTHING]
    s.removed += gone
    moved = slide(s.display)
    new: list[int] = []
    for space, card in enumerate(moved):
        if card == NOTHING and s.deck:
            moved[space] = s.deck.pop()
            new.append(moved[space])
    s.display = moved
    if new:
        g.reveal()
    g.emit(DisplayMoved(tuple(ids[card] for card in gone), tuple(ids[card] for card in new)))
