"""What is scored, and the target in solo."""

from __future__ import annotations

from typing import Annotated

import msgspec

from kosmodrom.games.planet_unknown.box.entries import Entry
from kosmodrom.games.planet_unknown.terms import COLOURS, Colour, Medals, Number


class Adjustment(Entry, frozen=True):
    """What at least ``cards`` cards of a colour add to the solo target (PU-922)."""

    id: str
    cards: Annotated[int, msgspec.Meta(ge=0)]
    red: int
    orange: int
    green: int

    def of(self, colour: Colour) -> int:
        """The number for a colour."""
        return {"red": self.red, "orange": self.orange, "green": self.green}[colour]


class Verdict(Entry, frozen=True):
    """What it means to exceed the solo target by ``difference`` or more."""

    id: str
    difference: int


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lifepod_medals: Medals
    meteorites_per_medal: Number
    neighbour_won: Medals
    neighbour_drawn: Medals
    private_fulfilled: Medals
    commerce: tuple[Medals, ...]
    """For one card of the set, two cards and so on (PU-Q-59 (j))."""
    solo_target: int
    adjustment: Annotated[tuple[Adjustment, ...], msgspec.Meta(min_length=1)]
    verdict: Annotated[tuple[Verdict, ...], msgspec.Meta(min_length=1)]

    def target(self, deck: dict[Colour, int]) -> int:
        """The solo target for an event deck with these numbers of cards (PU-922)."""
        return self.solo_target + sum(self._row(deck.get(c, 0)).of(c) for c in COLOURS)

    def _row(self, cards: int) -> Adjustment:
        return [row for row in self.adjustment if row.cards <= cards][-1]

    def judge(self, difference: int) -> str:
        """The verdict on a final score minus the target (PU-923, PU-Q-26)."""
        reached = [row for row in self.verdict if row.difference <= difference]
        return (reached or self.verdict[:1])[-1].id
