"""The board in words, for the terminal and wherever no drawn board exists."""

from __future__ import annotations

from kosmodrom.core.ruleset import Section, Speaker
from kosmodrom.games.astrominers.view import View


def sections(_view: View, _words: Speaker) -> list[Section]:
    return []
