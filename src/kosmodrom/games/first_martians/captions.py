"""What there is to know of the things of the game, in words: what a drawn board says of what is
pointed at."""

from __future__ import annotations

from kosmodrom.core.ruleset import Speaker
from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.hub_captions import hub_captions


def captions(box: Box, words: Speaker) -> dict[str, tuple[str, ...]]:
    """Everything that can be pointed at, by its kind and its id."""
    return hub_captions(box, words)
