"""What End Game cards are worth to their owner."""

from __future__ import annotations

from kosmodrom.games.planet_unknown.box.box import Box
from kosmodrom.games.planet_unknown.clauses import Commerce, ExtraAdvance, PatchMedals
from kosmodrom.games.planet_unknown.geometry import popcount
from kosmodrom.games.planet_unknown.judge.tracks import BOOST
from kosmodrom.games.planet_unknown.state import PATCHES, Player


def cards_worth(box: Box, player: Player, patches: int) -> int:
    """The cards' own medals and effects (PU-751); those that change a rate count there."""
    found = commerce = 0
    for card in player.cards:
        entry = box.cards[card]
        found += 100 * entry.medals
        match entry.effect:
            case Commerce():
                commerce += 1
            case PatchMedals(n):
                found += 100 * n * (popcount(player.layer(PATCHES)) + patches)
            case ExtraAdvance():
                found += BOOST
    return found + (100 * box.scoring.commerce[commerce - 1] if commerce else 0)
