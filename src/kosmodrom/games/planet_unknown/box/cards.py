"""Civ cards, objectives and events."""

from __future__ import annotations

from typing import Literal

from kosmodrom.games.planet_unknown.box.entries import Entry
from kosmodrom.games.planet_unknown.clauses import (
    CardEffect,
    EventEffect,
    NeighbourGoal,
    PrivateGoal,
)
from kosmodrom.games.planet_unknown.terms import Colour, Medals, Rank


class CivCard(Entry, frozen=True):
    id: str
    rank: Rank
    when: Literal["immediate", "end"]
    medals: Medals = 0
    effect: CardEffect | None = None

    def __post_init__(self) -> None:
        if self.effect is None and (self.when == "immediate" or not self.medals):
            raise ValueError("`effect` is missing, and the card has no medals for the end")


class Objective(Entry, frozen=True):
    """A card with two sides."""

    id: str
    neighbour: NeighbourGoal
    private: PrivateGoal


class EventCard(Entry, frozen=True):
    id: str
    colour: Colour
    effect: EventEffect
    solo: bool = False
